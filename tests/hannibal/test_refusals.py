"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

import ast
from collections import defaultdict
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


def declared() -> dict[str, set[str]]:
    """The refusals that the sources declare: the rules of each message."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in GAME.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                rule, message = (ast.literal_eval(argument) for argument in node.args)
                found[message].add(rule)
    for refusal in GAME.table.untimely:
        found[refusal.message].add(refusal.rule)
    return found


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(18), TRIAL.pickers, options=SETUPS)
    refusals.check(GAME, found)
    said = declared()
    for message in set(found) - refusals.KERNELS:
        assert set(found[message]) == said[message]
    assert set(found) >= {f"when-{verb}" for verb in GAME.table.verbs}
    assert len(set(found) & set(said)) > 0.6 * len(said), sorted(set(said) - set(found))


def test_every_declared_refusal_has_one_paragraph_and_a_sentence() -> None:
    refusals.check(GAME, {message: dict.fromkeys(rules, "declared") for message, rules in declared().items()})


def test_every_sentence_belongs_to_a_refusal() -> None:
    known = set(declared()) | refusals.KERNELS
    texts = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" = ")[0] for line in texts.splitlines() if line.startswith("refusal-")}
    assert {key.removeprefix("refusal-") for key in keys} <= known
