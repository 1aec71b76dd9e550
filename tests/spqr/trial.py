"""What SPQR brings to the fuzzer.

Every third game is staged: worn out armies stand before each other when it begins, often at the edge of the map, so that
whatever is rare in a battle happens soon.
A table of rare events is printed at the end, after

    python -m tests.fuzz --game spqr --games 600 --workers 1
"""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bellum.games.spqr.actions import (
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
from bellum.games.spqr.ground import distance_between
from bellum.games.spqr.hexes import HEXES, OFF, ROWS
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Event, Game, Position, Record
from tests.spqr.invariants import Watch, check
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


def wear_out(pos: Battlefield, seat: int) -> None:
    """10.12 Everybody of an army on the map is one hit from breaking."""
    for unit in pos.field.seat_members[seat]:
        if pos.hex[unit] != OFF:
            pos.hits[unit] = pos.field.tq[unit] - 1


def double_up(pos: Battlefield) -> None:
    """9.51 Phalanxes that may stand in double depth do."""
    deep = [unit for unit in range(pos.field.units) if pos.field.double_depth[unit] and pos.hex[unit] != OFF]
    for front, rear in zip(deep[::2], deep[1::2], strict=False):
        pos.lift(rear)
        pos.put(rear, pos.hex[front], pos.face[front])


def set_stage(pos: Battlefield, edge: int) -> None:
    """Both armies are worn and in the open (0), or one of them is and has its back to the edge (1, -1)."""
    for seat in (0, 1) if edge == 0 else (1,) if edge == 1 else (0,):
        wear_out(pos, seat)
    double_up(pos)
    bring_together(pos, edge)


def shift(pos: Battlefield, seat: int, columns: int) -> None:
    """Move an army across the map, by an even number of columns so that it stands as it stood."""
    field = pos.field
    for unit in field.seat_members[seat]:
        pos.hex[unit] += columns * ROWS if pos.hex[unit] != OFF else 0
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == seat:
            pos.at[leader] = place + columns * ROWS


def fits(pos: Battlefield) -> bool:
    """Whether everybody is on the map, and nobody next to an enemy."""
    field = pos.field
    places = [place for place in (*pos.hex, *pos.at) if place != OFF]
    if not all(0 <= place < HEXES and field.on_map[place] for place in places):
        return False
    armies = [
        [unit for unit in field.seat_members[seat] if pos.hex[unit] != OFF] for seat in range(len(pos.seats))
    ]
    if any(len(pos.hexes_of(unit)) <= field.two_hex[unit] for army in armies for unit in army):
        return False
    return all(distance_between(pos, ours, theirs) > 1 for ours in armies[0] for theirs in armies[1])


def bring_together(pos: Battlefield, to_the_edge: int) -> None:
    """The first army moves up to the second; then both go on (1) or back (-1) to the edge, or stay (0)."""
    middle = [
        statistics.mean(pos.hex[u] for u in units if pos.hex[u] != OFF) for units in pos.field.seat_members
    ]
    ahead = 2 if middle[0] < middle[1] else -2
    for seats, columns in (((0,), ahead), ((0, 1), ahead * to_the_edge)):
        while columns:
            for seat in seats:
                shift(pos, seat, columns)
            if not fits(pos):
                for seat in seats:
                    shift(pos, seat, -columns)
                break
    pos.recount()


class BattleTrial(Trial):
    """Every battle and option; most games are small ones."""

    json_limit = 25_000
    longest = LONGEST
    pickers = (uniform, marching, fierce, fierce, hasty, wary)
    told = False  # whether the game that has just begun tells its events

    def staged(self, number: int) -> bool:
        return number % EVERY == 0

    def most(self, number: int) -> int:
        return STAGED if self.staged(number) else LONGEST

    def begin(self, game: Game, record: Record, number: int) -> Position:
        """As it is set up, or with worn armies; then events are told, so that rare ones can be counted."""
        pos = game.new(record.seed, record.scenario, record.options)
        if self.staged(number):
            assert isinstance(pos, Battlefield)
            set_stage(pos, number // EVERY % 3 - 1)
        self.told = self.staged(number)
        return pos

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        if self.staged(number):
            scenario = rng.choice(game.scenarios)
            return scenario, {name: rng.choice(values) for name, values in game.options.items()}
        scenario = game.scenarios[number // 8 % len(game.scenarios)] if number % 8 == 7 else game.scenarios[0]
        options = {name: rng.choice(values) for name, values in game.options.items()}
        return scenario, options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        if self.staged(number):
            return [rng.choice((rash, fierce)) for _ in range(2)]
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
