"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

import random
from typing import Any

import bellum
from bellum.kernel.position import Position
from tests import refusals

GAME = bellum.game("hamilcar")
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *((scenario, {}) for scenario in GAME.scenarios),
    (GAME.scenarios[0], dict.fromkeys(GAME.options, True)),
]
DULL = {"discard", "pass", "done", "halt", "no_tactic", "break_off"}
AT_SEA = {"sail", "fleet", "to", "chase", "tactic", "ops", "admiral", "supply", "ships", "hit", "spend"}


def verb(action: int) -> str:
    return GAME.table.notation(action).split()[0]


def lively(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    return rng.choice([action for action in legal if verb(action) not in DULL] or legal)


def seafaring(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    wet = [action for action in legal if verb(action) in AT_SEA]
    return rng.choice(wet) if wet and rng.random() < 0.8 else rng.choice(legal)


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(6), [lively, seafaring], options=SETUPS)
    refusals.compare(GAME, found, 0.4)


def test_every_declared_refusal_has_one_paragraph_and_a_sentence() -> None:
    refusals.check_declared(GAME)


def test_every_sentence_belongs_to_a_refusal() -> None:
    known = set(refusals.declared(GAME)) | refusals.KERNELS
    texts = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" = ")[0] for line in texts.splitlines() if line.startswith("refusal-")}
    assert {key.removeprefix("refusal-") for key in keys} <= known
