"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

from typing import Any

import bellum
from tests import refusals
from tests.hannibal.trial import TRIAL

GAME = bellum.game("hannibal")
SWITCHES = [option for option, values in GAME.options.items() if values == (False, True)]
SETUPS: list[tuple[str, dict[str, Any]]] = [
    (GAME.scenarios[0], {}),
    (GAME.scenarios[0], dict.fromkeys(SWITCHES, True)),
    (GAME.scenarios[0], {"cards": GAME.options["cards"][-1]}),
    *((scenario, {}) for scenario in GAME.scenarios[1:]),
]


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(36), TRIAL.pickers, options=SETUPS)
    refusals.compare(GAME, found, 0.6)


def test_every_declared_refusal_has_one_paragraph_and_a_sentence() -> None:
    refusals.check_declared(GAME)


def test_every_sentence_belongs_to_a_refusal() -> None:
    known = set(refusals.declared(GAME)) | refusals.KERNELS
    texts = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" = ")[0] for line in texts.splitlines() if line.startswith("refusal-")}
    assert {key.removeprefix("refusal-") for key in keys} <= known
