"""H5, H6, H21 The sequence of a turn: new ships and generals, free repairs, ships in winter, who leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_PLACE, PLACE
from ..hannibal.board import CARTHAGE, GONE, LATER, NO_OFFICE, ROME
from ..hannibal.campaign import (
    CAMPAIGN,
    START,
    CarthageReinforcements,
    Elections,
    Phase,
    ReturnOfGenerals,
    RomanReinforcements,
    VictoryPhase,
    WinterPhase,
)
from ..hannibal.kinds import SIDES
from ..hannibal.levy import share_command, tell_general
from ..hannibal.position import PunicWar
from ..hannibal.units import place_units
from .operations import NewShip, Repairs
from .options import HISTORICAL_CONSULS
from .position import FORGOTTEN_TACTICS, FirstWar, first_war
from .scenario import ANY_REGION, Arrival

NOBODY_THERE: Final = Refusal("H5", "arrival-no-cus")
WRONG_REGION: Final = Refusal("H5", "arrival-region")
BESIEGED: Final = Refusal("H5", "arrival-besieged")
HIS_PLACE: Final = Refusal("H5", "arrival-elsewhere")
SHIP_ELSEWHERE: Final = Refusal("H6", "new-ship-elsewhere")


class SeaPhase(Phase):
    """H5 A part of a turn that only this war has."""

    def begin(self, pos: PunicWar) -> None:
        self.begin_at_sea(first_war(pos))

    def begin_at_sea(self, pos: FirstWar) -> None:
        """Do what is to be done, or have it asked for."""
        raise NotImplementedError


# -- H5 generals -------------------------------------------------------------------------------------------


class NewGenerals(SeaPhase):
    """H5 The Carthaginians of this turn come, and those who found no place before."""

    def begin_at_sea(self, pos: FirstWar) -> None:
        arrivals = pos.fleets.arrivals
        due = [
            i for i, a in enumerate(arrivals) if a.turn <= pos.turn_number() and pos.at[a.general] == LATER
        ]
        for i in reversed(due):
            pos.steps.append(Arrives(CARTHAGE, i))


def place_of(pos: FirstWar, space: int) -> int:
    """Where a general stands who comes to a space: with CUs outside, else with those inside."""
    inside = pos.cus[CARTHAGE][space] == 0 and (
        pos.cus[CARTHAGE][space + pos.sea.walls] > 0 or pos.cus[ROME][space] > 0
    )
    return space + pos.sea.walls if inside else space


def his_places(pos: FirstWar, arrival: Arrival) -> list[int]:
    """H5 The spaces that a general comes to, and to no other, as long as one of them is Carthaginian."""
    return [
        s for s in arrival.spaces if pos.control[s] == CARTHAGE and (arrival.shut_in or not pos.besieged(s))
    ]


def arrival_refusal(pos: FirstWar, arrival: Arrival, space: int) -> Refusal | None:
    """H5 Why a general may not come to a space."""
    board = pos.sea
    own = his_places(pos, arrival)
    if own:
        return None if space in own else HIS_PLACE
    if space in arrival.choose and pos.control[space] == CARTHAGE and not pos.besieged(space):
        return None
    held = pos.cus[ROME][space] > 0 and not board.city[space]
    if arrival.ports and pos.control[space] == CARTHAGE and pos.ships(CARTHAGE, space) and not held:
        return BESIEGED if pos.besieged(space) else None
    if arrival.region != ANY_REGION and board.region_of[space] != arrival.region:
        return WRONG_REGION
    if pos.total(CARTHAGE, space) == 0:
        return NOBODY_THERE
    shut = pos.cus[CARTHAGE][space] == 0 and pos.besieged(space)
    return BESIEGED if shut else None


def arrival_places(pos: FirstWar, arrival: Arrival) -> list[int]:
    """H5 Where a general may come."""
    near = his_places(pos, arrival) or range(pos.sea.spaces)
    places = sorted([s for s in near if arrival_refusal(pos, arrival, s) is None])
    last = arrival.otherwise
    if not places and last >= 0 and pos.control[last] == CARTHAGE and not pos.besieged(last):
        return [last]
    return places


class Arrives(SeatStep[FirstWar]):
    """H5 A Carthaginian general comes, with CUs if he brings any; one who finds no place waits."""

    rule: ClassVar[str] = "H5"

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def arrival(self, pos: FirstWar) -> Arrival:
        return pos.fleets.arrivals[self.index]

    def resolve(self, pos: FirstWar) -> bool:
        if pos.offer(self.legal(pos, self.seat)):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in arrival_places(pos, self.arrival(pos))]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        if operand in arrival_places(pos, self.arrival(pos)):
            return None
        return arrival_refusal(pos, self.arrival(pos), operand) or HIS_PLACE

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        arrival = self.arrival(pos)
        come(pos, arrival.general, operand, arrival.cus)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        general = pos.sea.general_id[self.arrival(pos).general]
        return "prompt-arrival", {"side": SIDES[CARTHAGE], "general": general}


def come(pos: FirstWar, general: int, space: int, cus: int) -> None:
    """H5, H17 A Carthaginian comes to a space; with Xanthippus the Forgotten Tactics end."""
    board = pos.sea
    if cus:
        place_units(pos, CARTHAGE, space, cus, 0, "H5")
    pos.at[general] = place_of(pos, space)
    tell_general(pos, "general-placed", "H5", general)
    if board.passing[general]:
        pos.arrived.append(general)
    if board.relearns[general]:
        relearn(pos, "H17")
    share_command(pos, general)


def relearn(pos: FirstWar, rule: str) -> None:
    """H17 The Forgotten Tactics marker is removed for good."""
    if pos.marked(FORGOTTEN_TACTICS):
        pos.markers &= ~FORGOTTEN_TACTICS
        if pos.events is not None:
            pos.emit("relearned", rule, {"side": SIDES[CARTHAGE]})


# -- H5, H6 ships ------------------------------------------------------------------------------------------


class ShipsOf(NewShip):
    """H6 New ships of a turn: Rome's to any friendly port of Italia, Carthage's to Carthago if it can."""

    rule: ClassVar[str] = "H6"

    def ports(self, pos: FirstWar) -> list[int]:
        if self.seat == CARTHAGE:
            return super().ports(pos)
        board = pos.sea
        return [
            s for s in board.ports if board.region_of[s] == board.homeland[ROME] and pos.open_port(ROME, s)
        ]

    def elsewhere(self) -> Refusal:
        return SHIP_ELSEWHERE

    def clone(self) -> ShipsOf:
        return ShipsOf(self.seat, self.count, self.paragraph)


class NewShips(SeaPhase):
    """H6 A side gets its ships of the turn."""

    def __init__(self, side: int) -> None:
        self.side = side

    def begin_at_sea(self, pos: FirstWar) -> None:
        fleets = pos.fleets
        if pos.turn_number() >= fleets.ships_from[self.side]:
            pos.steps.append(ShipsOf(self.side, fleets.new_ships[self.side], "H6"))


class FreeRepairs(SeaPhase):
    """H5 Each side repairs a ship, Carthage first."""

    def begin_at_sea(self, pos: FirstWar) -> None:
        for side in (ROME, CARTHAGE):
            pos.steps.append(Repairs(side, pos.sea.free_repairs))


class SupremacyCheck(SeaPhase):
    """H11.5 At the end of the reinforcements it is checked who rules the sea."""

    def begin_at_sea(self, pos: FirstWar) -> None:
        pos.check_supremacy()


# -- H20, H21 winter ---------------------------------------------------------------------------------------


class WinterAtSea(SeaPhase):
    """H20 Besieged ports that are not blockaded are fed; H21 ships at anchor are Exhausted, or sunk.

    The blockade is looked at first: ships before an enemy city lie at anchor, and winter would end it.
    """

    def begin_at_sea(self, pos: FirstWar) -> None:
        board = pos.sea
        for port in board.ports:
            if pos.besieged(port) and pos.control[port] >= 0 and not pos.blockaded(port):
                pos.siege[port] -= 1
                if pos.events is not None:
                    pos.emit("fed-by-sea", "H20", {"space": board.space_id[port]})
            for side in range(2):
                if pos.control[port] != side and pos.ships(side, port):
                    pos.sink(side, port, pos.exhausted[side][port], True, "H21")
                    pos.exhaust(side, port, pos.ready[side][port], "H21")


class Departures(SeaPhase):
    """H5 After the victory check generals whose time is over leave for good."""

    def begin_at_sea(self, pos: FirstWar) -> None:
        board = pos.sea
        for g in range(board.generals):
            due = g in pos.arrived or (board.leaves[g] and board.leaves[g] == pos.turn_number())
            if due and pos.at[g] != GONE:
                there = pos.at[g] >= 0
                pos.lose_supplies(g, pos.supplies[g], "H5")
                pos.at[g] = GONE
                pos.office[g] = NO_OFFICE
                if there and pos.events is not None:
                    args = {"side": SIDES[board.general_side[g]], "general": board.general_id[g]}
                    pos.emit("departed", "H5", args)
        pos.arrived = []
        pos.engines = [pair for pair in pos.engines if pos.siege[pair[1]] > 0]


LEVIES: Final[list[Phase]] = [
    CarthageReinforcements(),
    NewGenerals(),
    NewShips(CARTHAGE),
    ReturnOfGenerals(),
    RomanReinforcements(),
    NewShips(ROME),
    Elections(),
    FreeRepairs(),
    SupremacyCheck(),
]


def with_fleets(phases: Sequence[Phase]) -> list[Phase]:
    """The rest of a turn, with what ships add to it."""
    out: list[Phase] = []
    for phase in phases:
        out.append(phase)
        if isinstance(phase, WinterPhase):
            out.append(WinterAtSea())
        elif isinstance(phase, VictoryPhase):
            out.append(Departures())
    return out


FIRST_TURN: Final[list[Phase]] = START + with_fleets(CAMPAIGN)
TURN: Final[list[Phase]] = START + LEVIES + with_fleets(CAMPAIGN)


def sea_phases(pos: FirstWar) -> Sequence[Step[Any]]:
    """H5 The sequence of a turn; the first has no reinforcements."""
    return FIRST_TURN if pos.turn == 0 else TURN


def of_history(pos: FirstWar, pool: list[int]) -> list[int]:
    """H26 With the option only those can be drawn who could hold office then, if they are enough."""
    board, turn = pos.sea, pos.turn_number()
    fit = [g for g in pool if board.consul_from[g] <= turn <= board.consul_until[g]]
    return fit if pos.option(HISTORICAL_CONSULS) and len(fit) >= pos.scenario.drawn else pool
