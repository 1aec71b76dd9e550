"""What SPQR brings to the fuzzer.

Every third game is staged (see stages.py), so that whatever is rare in a battle happens soon.
A table of rare events is printed at the end; 300 staged games show each of them more than 50 times:

    python -m tests.fuzz --game spqr --games 900 --staged --workers 1
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bellum.games.spqr.actions import (
    ACTIVATE,
    ATTACK,
    DECLINE,
    DONE,
    ENTER,
    LINE,
    MARCH,
    MOMENTUM,
    ORDER,
    PASS,
    PURSUE,
    REGROUP,
    SHIFT,
    SHOOT,
    STEP,
    STOP,
    TURN,
    UNIT,
    WITHDRAW,
)
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Event, Game, Position, Record
from tests.spqr.invariants import Watch, check
from tests.spqr.stages import CHASE, GONE_OFF, STAGES, battles_for, set_stage
from tests.trial import Picker, Trial, Watcher, counted, in_columns, uniform

LONGEST = 4000  # actions of a battle that is left,
STAGED = 1200  # and of a staged one
EVERY = 3  # one game in so many is staged
RARE = (
    "rampage into friends",
    "double depth",
    "doom",
    "both sides rout",
    "pursuit off the map",
    "back from pursuit",
)


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


def rash(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Tempts fate: momentum and attacks, pursuits and those who come back from them."""
    wanted = some(legal, (MOMENTUM, ATTACK, PURSUE, REGROUP, ENTER, LINE))
    return uniform(pos, seat, wanted or legal, rng) if rng.random() < 0.8 else fierce(pos, seat, legal, rng)


def headlong(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Fights with those who stand before the enemy, and gives no orders that lead elsewhere."""
    for verbs in ((ATTACK, PURSUE, REGROUP, ENTER, ACTIVATE), (MOMENTUM, DONE)):
        wanted = some(legal, verbs)
        if wanted and rng.random() < 0.9:
            return uniform(pos, seat, wanted, rng)
    return uniform(pos, seat, legal, rng)


# -- what is rare ----------------------------------------------------------------------------------------------------


def rare(pos: Battlefield, event: Event) -> str:
    """What rare thing an event tells of, or nothing."""
    field, args = pos.field, event.args
    if event.kind == "trampled":
        friends = field.side[field.unit[args["unit"]]] == field.side[field.unit[args["target"]]]
        return "rampage into friends" if friends else ""
    if event.kind == "checked":
        deep = any(modifier["reason"].endswith("double-depth") for modifier in args["modifiers"])
        return "double depth" if deep else ""
    return {
        "doom": "doom",
        "both-break": "both sides rout",
        "left-in-pursuit": "pursuit off the map",
        "returned": "back from pursuit",
    }.get(event.kind, "")


class BattleTrial(Trial):
    """Every battle and option; most games are small ones."""

    json_limit = 25_000
    longest = LONGEST
    pickers = (uniform, marching, fierce, fierce, hasty, wary)
    told = False  # whether the game that has just begun tells its events

    def staged(self, number: int) -> bool:
        return number % EVERY == 0

    def stage(self, number: int) -> str:
        return STAGES[number // EVERY % len(STAGES)]

    def most(self, number: int) -> int:
        return STAGED if self.staged(number) else LONGEST

    def begin(self, game: Game, record: Record, number: int) -> Position:
        """As it is set up, or with worn armies; then events are told, so that rare ones can be counted."""
        pos = game.new(record.seed, record.scenario, record.options)
        if self.staged(number):
            assert isinstance(pos, Battlefield)
            set_stage(pos, self.stage(number), number // EVERY // len(STAGES) % 2)
        self.told = self.staged(number)
        return pos

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        if self.staged(number):
            scenario = rng.choice(battles_for(self.stage(number)))
            return scenario, {name: rng.choice(values) for name, values in game.options.items()}
        scenario = game.scenarios[number // 8 % len(game.scenarios)] if number % 8 == 7 else game.scenarios[0]
        options = {name: rng.choice(values) for name, values in game.options.items()}
        return scenario, options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        if self.staged(number):
            bold = (headlong,) if self.stage(number) in (CHASE, GONE_OFF) else (rash, fierce, fierce)
            return [rng.choice(bold) for _ in range(2)]
        return [rng.choice(self.pickers) for _ in range(2)]

    def watch(self) -> Watcher:
        told, self.told = self.told, False
        return Watch(told)

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
        """The verb of an action, and what rare things were told since the last one."""
        assert isinstance(pos, Battlefield)
        found = Counter({pos.table.verbs[action >> SHIFT]: 1})
        for event in pos.events or ():
            found[rare(pos, event)] += 1
        if pos.events:
            pos.events = []
        del found[""]
        return found

    def table(self, counts: Counter[str]) -> list[str]:
        """How often each rare thing happened, and how often each verb was used."""
        met = [(counts[name], name) for name in RARE]
        verbs = sorted((verb, number) for verb, number in counts.items() if verb not in RARE)
        return [
            counted("rare events", met),
            *in_columns([f"{name:24} {number:9,}" for number, name in met]),
            *in_columns([f"{verb:16} {number:9,}" for verb, number in verbs], 4),
        ]


TRIAL = BattleTrial()
