"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import bellum
from tests import refusals
from tests.spqr.trial import TRIAL

GAME = bellum.game("spqr")
LEARNING, *BATTLES = GAME.scenarios
SETUPS: list[tuple[str, dict[str, Any]]] = [
    (LEARNING, {"turns": 10}),
    (LEARNING, {"elephant_command": True, "engaged": True}),
    *((battle, {}) for battle in BATTLES),
]


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(2 * len(SETUPS)), TRIAL.pickers, 120, SETUPS)
    refusals.check(GAME, found)


def test_what_is_legal_is_what_nothing_refuses() -> None:
    """The whole table of actions is asked at some moments of every sort."""
    asked: Counter[str] = Counter()
    for seed, (scenario, options) in enumerate(SETUPS[:2]):
        rng = random.Random(f"legal {seed}")
        pos = GAME.new(f"legal {seed}", scenario, options)
        pos.advance()
        for _ in range(500):
            if pos.outcome is not None:
                break
            step = type(pos.steps[-1]).__name__
            seat = next(seat for seat in range(len(pos.seats)) if pos.owes(seat))
            if asked[step] < 3:
                asked[step] += 1
                allowed = [a for a in pos.table.actions if pos.why_not(seat, a) is None]
                assert sorted(pos.legal(seat)) == sorted(allowed), (seed, step)
            pos.play(seat, TRIAL.pickers[(seed + seat) % len(TRIAL.pickers)](pos, seat, pos.legal(seat), rng))
    assert len(asked) > 15, asked
