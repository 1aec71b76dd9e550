"""What Hannibal brings to the fuzzer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bellum.games.hannibal.actions import (
    ACTIVATE,
    AVOID,
    BESIEGE,
    CHARGE,
    COUNTER,
    ENTER,
    EVENT,
    HALT,
    INTERCEPT,
    MARCH,
    OPS,
    SAIL,
    SHIFT,
    SORTIE,
    TAKE,
)
from bellum.games.hannibal.board import CARD_ID, CARDS, NUMBER, SPACES, WAYS
from bellum.games.hannibal.position import Hannibal
from bellum.kernel import Event, Game, Position
from tests.hannibal.invariants import Watch, check
from tests.hannibal.leaks import check_events, check_view
from tests.trial import Trial, Watcher, uniform

MASK = (1 << SHIFT) - 1


def eventful(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Plays events and counter-events wherever it can, and acts rather than passes."""
    wanted = [a for a in legal if a >> SHIFT in (EVENT, COUNTER)]
    if wanted and rng.random() < 0.8:
        return uniform(pos, seat, wanted, rng)
    return uniform(pos, seat, legal, rng)


def warlike(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches large armies at the enemy, intercepts, besieges, sails and sallies."""
    assert isinstance(pos, Hannibal)
    foes = pos.cus[1 - seat]
    fights = [a for a in legal if a >> SHIFT in (MARCH, SAIL) and foes[a & MASK] > 0]
    fights += [a for a in legal if a >> SHIFT in (BESIEGE, INTERCEPT, AVOID, SORTIE, CHARGE, COUNTER)]
    if fights and rng.random() < 0.8:
        return uniform(pos, seat, fights, rng)
    moves = [a for a in legal if a >> SHIFT in (ACTIVATE, MARCH, SAIL, OPS)]
    if moves and rng.random() < 0.7:
        return uniform(pos, seat, moves, rng)
    rest = [a for a in legal if a >> SHIFT not in (TAKE, HALT, ENTER)]
    return uniform(pos, seat, rest or legal, rng)


@cache
def distances(target: int) -> list[int]:
    """How far every space is from one, in steps."""
    far = [99] * SPACES
    far[target] = 0
    queue = [target]
    for space in queue:
        for to in WAYS[space]:
            if far[to] == 99:
                far[to] = far[space] + 1
                queue.append(to)
    return far


def roaming(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches everybody to a place that changes with the turn, and plays events there: far corners get visited."""
    assert isinstance(pos, Hannibal)
    far = distances(pos.dice.key[pos.turn * 2 + seat] % SPACES)
    marches = [a for a in legal if a >> SHIFT == MARCH]
    if marches and rng.random() < 0.85:
        return min(marches, key=lambda a: far[a & MASK])
    wanted = [a for a in legal if a >> SHIFT in (EVENT, COUNTER)]
    if wanted and rng.random() < 0.6:
        return uniform(pos, seat, wanted, rng)
    if rng.random() < 0.6:
        legal = [a for a in legal if a >> SHIFT in (ACTIVATE, OPS, BESIEGE)] or legal
    calm = [a for a in legal if a >> SHIFT not in (TAKE, HALT, ENTER, INTERCEPT)]
    return uniform(pos, seat, calm or legal, rng)


class HannibalTrial(Trial):
    """Hidden hands and battle hands; every scenario and every option."""

    json_limit = 3072
    pickers = (uniform, eventful, warlike, roaming)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        """Half of the games are the plain war with one deck or another, half anything."""
        if number % 2 == 0:
            decks = game.options["cards"]
            options = {name: values[0] for name, values in game.options.items()}
            options["cards"] = decks[-1] if number % 4 else rng.choice(decks)
            return game.scenarios[0], options
        return rng.choice(game.scenarios), {name: rng.choice(values) for name, values in game.options.items()}

    def watch(self) -> Watcher:
        return Watch()

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Hannibal)
        check(pos)

    def check_view(self, pos: Position, seat: int) -> None:
        check_view(pos, seat)

    def check_events(self, events: Iterable[Event]) -> None:
        check_events(events)

    def tally(self, pos: Position, action: int) -> Mapping[str, int]:
        """25 How often each card's event is played."""
        if action >> SHIFT in (EVENT, COUNTER):
            return {f"card {action & MASK}": 1}
        return {}

    def table(self, counts: Counter[str]) -> list[str]:
        """The events of all cards, how often each was played."""
        played = [(counts[f"card {card}"], f"{NUMBER[card]} {CARD_ID[card]}") for card in range(CARDS)]
        least = min(played)
        lines = [f"fuzz: events played, {sum(n for n, _ in played):,} in all; least: {least[1]}, {least[0]}"]
        for row in range(0, CARDS, 3):
            cells = [f"{name[:30]:30} {count:7,}" for count, name in played[row : row + 3]]
            lines.append("  " + "   ".join(cells))
        return lines


TRIAL = HannibalTrial()
