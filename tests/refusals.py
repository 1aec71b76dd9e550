"""Refusals: each gives the reason for that very choice, and each reason belongs to one paragraph.

``gather`` walks random games and asks ``why_not`` about a sample of the whole table at every step, ``declared`` reads the
sources; ``check`` and ``compare`` look at what came back.
"""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bellum.kernel import Game, Position
from bellum.kernel.ledger import Ledger
from bellum.kernel.text import LANGUAGES, Texts
from tests.trial import Picker, uniform

# What the kernel itself says of seats and games; it stands beside the rule of the step, whatever that is.
KERNELS = frozenset(("game-over", "no-such-action", "no-such-seat", "not-your-turn"))
# Words that give no reason.
EMPTY = frozenset(
    ("not-now", "not-allowed", "not-here", "not-possible", "illegal", "not-legal", "impossible")
)
SAMPLE = 40  # actions asked about at a position, besides one of each verb

Refusals = Mapping[str, Mapping[str, str]]  # message: rule: where it was met first


def nothing_more(pos: Position) -> Iterable[int]:
    """No further actions to ask about."""
    return ()


def gather(
    game: Game,
    seeds: Iterable[int],
    pickers: Sequence[Picker] = (uniform,),
    plies: int = 400,
    options: Sequence[tuple[str, dict[str, Any]]] = (),
    more: Callable[[Position], Iterable[int]] = nothing_more,
) -> Refusals:
    """Every refusal that random games met, by message and rule.

    ``options`` are scenarios with options to go through; ``more`` gives actions that chance would seldom ask about.
    """
    found: dict[str, dict[str, str]] = defaultdict(dict)
    setups = options or [(game.scenarios[0], {})]
    for seed in seeds:
        rng = random.Random(f"refusals {seed}")
        scenario, chosen = setups[seed % len(setups)]
        pos = game.new(f"refusals {seed}", scenario, chosen)
        pos.advance()
        table = pos.table
        verbs = [[a for a in table.actions if a >> table.shift == verb] for verb in range(len(table.verbs))]
        for ply in range(plies):
            if pos.outcome is not None:
                break
            by_chance = [*(rng.choice(actions) for actions in verbs), *rng.sample(table.actions, SAMPLE)]
            for action in [*by_chance, *more(pos)]:
                for seat in range(len(pos.seats)):
                    refusal = pos.why_not(seat, action)
                    if refusal is not None:
                        step = type(pos.steps[-1]).__name__
                        where = f"seed {seed} ply {ply} {step}: {pos.seats[seat]} {table.notation(action)}"
                        found[refusal.message].setdefault(refusal.rule, where)
            seat = rng.choice([seat for seat in range(len(pos.seats)) if pos.owes(seat)])
            picker = pickers[(seed + seat) % len(pickers)]
            pos.play(seat, picker(pos, seat, pos.legal(seat), rng))
    return found


def check(game: Game, found: Refusals) -> None:
    """One paragraph of the book for each message, no empty words, and a sentence in every language."""
    numbers = set(Ledger.load(game).numbers())
    texts = [Texts(game, lang) for lang in LANGUAGES]
    for message, rules in found.items():
        assert message not in EMPTY, f"{message} gives no reason: {rules}"
        for text in texts:
            assert text.has(f"refusal-{message}"), f"refusal-{message} is missing in {text.lang}"
        if message in KERNELS:
            continue
        assert len(rules) == 1, f"{message} stands for several paragraphs: {rules}"
        (rule,) = rules
        cited = rule in numbers or any(text.has(f"chapter-{rule}") for text in texts)
        assert cited, f"{message} cites {rule}, which is not in the book: {rules}"


def declared(game: Game) -> dict[str, set[str]]:
    """The refusals that a game's sources declare: the rules of each message."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in (file for folder in game.folders for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                rule, message = (ast.literal_eval(argument) for argument in node.args)
                found[message].add(rule)
    for refusal in game.table.untimely:
        found[refusal.message].add(refusal.rule)
    return found


def compare(game: Game, found: Refusals, share: float) -> None:
    """What random games met is what the sources declare: every untimely verb, and so great a share of the rest."""
    check(game, found)
    said = declared(game)
    for message in set(found) - KERNELS:
        assert set(found[message]) == said[message]
    assert set(found) >= {f"when-{verb}" for verb in game.table.verbs}
    assert len(set(found) & set(said)) > share * len(said), sorted(set(said) - set(found))


def check_declared(game: Game) -> None:
    """The same of every refusal that the sources declare, met or not."""
    check(game, {message: dict.fromkeys(rules, "declared") for message, rules in declared(game).items()})
