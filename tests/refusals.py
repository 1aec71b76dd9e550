"""Refusals: each gives the reason for that very choice, and each reason belongs to one paragraph.

``gather`` walks random games and asks ``why_not`` about a sample of the whole table at every step; ``check`` looks at
what came back.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bellum.kernel import Game
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


def gather(
    game: Game,
    seeds: Iterable[int],
    pickers: Sequence[Picker] = (uniform,),
    plies: int = 400,
    options: Sequence[tuple[str, dict[str, Any]]] = (),
) -> Refusals:
    """Every refusal that random games met, by message and rule; ``options`` are scenarios with options to go through."""
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
            for action in [*(rng.choice(actions) for actions in verbs), *rng.sample(table.actions, SAMPLE)]:
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
