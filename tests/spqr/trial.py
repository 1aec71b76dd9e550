"""What SPQR brings to the fuzzer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bellum.games.spqr.actions import (
    ATTACK,
    DECLINE,
    DONE,
    LINE,
    MARCH,
    MOMENTUM,
    ORDER,
    PASS,
    SHIFT,
    SHOOT,
    STEP,
    STOP,
    TURN,
    UNIT,
    WITHDRAW,
)
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Event, Game, Position
from tests.spqr.invariants import Watch, check
from tests.trial import Picker, Trial, Watcher, in_columns, uniform

LONGEST = 4000  # actions of a battle that is left


def some(legal: list[int], verbs: Iterable[int]) -> list[int]:
    """The actions with one of some verbs."""
    wanted = set(verbs)
    return [action for action in legal if action >> SHIFT in wanted]


def marching(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Goes on: lines, orders and steps before anything else."""
    wanted = some(legal, (LINE, UNIT, ORDER, MARCH, STEP))
    if wanted and rng.random() < 0.85:
        return uniform(pos, seat, wanted, rng)
    rest = [action for action in legal if action >> SHIFT not in (PASS, TURN)]
    return uniform(pos, seat, rest or legal, rng)


def fierce(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches, attacks whatever it can, and answers with missiles."""
    wanted = some(legal, (ATTACK, SHOOT, MOMENTUM))
    if wanted and rng.random() < 0.85:
        return uniform(pos, seat, wanted, rng)
    return marching(pos, seat, legal, rng)


def hasty(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Ends moves and phases early: the turns go by."""
    over = some(legal, (STOP, DONE, PASS, DECLINE))
    if over and rng.random() < 0.4:
        return uniform(pos, seat, over, rng)
    return uniform(pos, seat, legal, rng)


def wary(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Gives way wherever it can."""
    wanted = some(legal, (WITHDRAW,))
    if wanted and rng.random() < 0.8:
        return uniform(pos, seat, wanted, rng)
    return marching(pos, seat, legal, rng)


class BattleTrial(Trial):
    """Every battle and option; most games are small ones."""

    json_limit = 25_000
    longest = LONGEST
    pickers = (uniform, marching, fierce, fierce, hasty, wary)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        scenario = game.scenarios[number // 8 % len(game.scenarios)] if number % 8 == 7 else game.scenarios[0]
        options = {name: rng.choice(values) for name, values in game.options.items()}
        return scenario, options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        return [rng.choice(self.pickers) for _ in range(2)]

    def watch(self) -> Watcher:
        return Watch()

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Battlefield)
        check(pos)

    def check_view(self, pos: Position, seat: int) -> None:
        """6.59 Nobody is told what a marker of the enemy is."""
        assert isinstance(pos, Battlefield)
        for id, leader in pos.view(seat)["leaders"].items():
            if leader["real"] is not None and seat >= 0:
                number = pos.field.leader[id]
                assert pos.field.leader_side[number] == seat or pos.shown(number), id

    def check_events(self, events: Iterable[Event]) -> None:
        """Events hold no secret but what markers are, and that is told to their owner alone."""
        for event in events:
            assert not event.secret or len(event.seats) == 1, event.kind

    def tally(self, pos: Position, action: int) -> Mapping[str, int]:
        return {pos.table.verbs[action >> SHIFT]: 1}

    def table(self, counts: Counter[str]) -> list[str]:
        """How often each verb was used."""
        return in_columns([f"{verb:16} {number:9,}" for verb, number in sorted(counts.items())], 4)


TRIAL = BattleTrial()
