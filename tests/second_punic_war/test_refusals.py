"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import bellum
from bellum.games.second_punic_war.actions import EFFECT, EVENT, SHIFT
from bellum.games.second_punic_war.position import War
from bellum.kernel import Position
from tests import refusals
from tests.second_punic_war.trial import TRIAL

GAME = bellum.game("second_punic_war")
SWITCHES = [option for option, values in GAME.options.items() if values == (False, True)]
FIRST, *LARGE = GAME.scenarios
SETUPS: list[tuple[str, dict[str, Any]]] = [
    (FIRST, {}),
    *((scenario, {"players": players}) for players, scenario in product(GAME.options["players"], LARGE)),
    *((LARGE[1], {"players": players, **dict.fromkeys(SWITCHES, True)}) for players in (2, 5)),
]


def cards_in_hand(pos: Position) -> Iterator[int]:
    """Every card that somebody holds, as an event and as an effect."""
    assert isinstance(pos, War)
    for hand in pos.hands:
        for card in hand:
            yield EVENT << SHIFT | card
            yield EFFECT << SHIFT | card


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(2 * len(SETUPS)), TRIAL.pickers, 300, SETUPS, cards_in_hand)
    refusals.compare(GAME, found, 0.6)


def test_what_is_legal_is_what_nothing_refuses() -> None:
    """The whole table of actions is asked at some moments of every sort."""
    asked: Counter[str] = Counter()
    for seed, (scenario, options) in enumerate(SETUPS):
        rng = random.Random(f"legal {seed}")
        pos = GAME.new(f"legal {seed}", scenario, options)
        pos.advance()
        for _ in range(250):
            if pos.outcome is not None:
                break
            step = type(pos.steps[-1]).__name__
            seats = [seat for seat in range(len(pos.seats)) if pos.owes(seat)]
            if asked[step] < 6:
                asked[step] += 1
                for seat in seats:
                    allowed = [a for a in pos.table.actions if pos.why_not(seat, a) is None]
                    assert sorted(pos.legal(seat)) == sorted(allowed), (seed, step)
            seat = rng.choice(seats)
            pos.play(seat, TRIAL.pickers[(seed + seat) % len(TRIAL.pickers)](pos, seat, pos.legal(seat), rng))
    assert len(asked) > 15


def test_every_declared_refusal_has_one_paragraph_and_a_sentence() -> None:
    refusals.check_declared(GAME)


def test_every_sentence_belongs_to_a_refusal() -> None:
    known = set(refusals.declared(GAME)) | refusals.KERNELS
    texts = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" = ")[0] for line in texts.splitlines() if line.startswith("refusal-")}
    assert {key.removeprefix("refusal-") for key in keys} <= known
