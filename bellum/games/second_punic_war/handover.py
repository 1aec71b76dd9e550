"""3.4.6, 10.1 A player hands an army with its leaders, or a city that was taken, to his partner."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DONE, LEAD, SHIFT, TAKE, TAKE_ALL
from .activation import partner_of
from .board import NOBODY
from .position import War
from .stacks import (
    CODE,
    KINDS,
    ONE,
    Troops,
    code_of,
    count,
    has_moved,
    holder_of,
    nation_of,
    stack_of,
    troops_of,
)

NO_PARTNER: Final = Refusal("3.4.6", "no-partner")
OFF_THE_BOARD: Final = Refusal("3.4.6", "leader-off-the-board")
NOT_HIS_PLAYER: Final = Refusal("3.4.6", "leader-not-yours")
NO_ARMY: Final = Refusal("3.4.6", "leader-without-army")
NO_INITIATIVE_TO_HAND_OVER: Final = Refusal("3.4.6", "no-initiative-to-hand-over")
UNIT_NOT_YOURS_THERE: Final = Refusal("3.4.6", "unit-not-in-his-army")
LEADER_NOT_WITH_ARMY: Final = Refusal("3.4.6", "leader-not-in-his-army")
AN_ARMY_HAS_UNITS: Final = Refusal("3.4.6", "army-has-units")
NO_PARTNER_FOR_CITIES: Final = Refusal("10.1", "no-partner-for-cities")
CITY_NOT_YOURS: Final = Refusal("10.1", "city-not-yours")
BASE_ZONE: Final = Refusal("10.1", "city-of-base-zone")
ALLYS_CITY: Final = Refusal("10.1", "city-of-an-ally")
NO_INITIATIVE_TO_CEDE: Final = Refusal("10.1", "no-initiative-to-cede")


def price(pos: War) -> int:
    """3.4.6 The initiative that handing over costs."""
    return int(pos.board.rules["actions"]["handing_over"])


# -- 3.4.6 armies --------------------------------------------------------------------------------------------


def own_stacks(pos: War, seat: int, place: int) -> list[int]:
    """10.1 The stacks in a place that a seat alone commands."""
    side, holder = pos.side_of_seat[seat], pos.holder_for(seat)
    return [
        stack
        for stack in pos.stacks[place]
        if holder_of(stack) == holder and pos.side[nation_of(stack)] == side
    ]


def handing_refusal(pos: War, seat: int, leader: int) -> Refusal | None:
    """3.4.6 Why a seat cannot hand over the army of a leader."""
    if partner_of(pos, seat) == NOBODY:
        return NO_PARTNER
    if pos.at[leader] < 0:
        return OFF_THE_BOARD
    if not pos.follows(seat, leader):
        return NOT_HIS_PLAYER
    if not own_stacks(pos, seat, pos.at[leader]):
        return NO_ARMY
    return NO_INITIATIVE_TO_HAND_OVER if pos.initiative[seat] < price(pos) else None


def hand_over(pos: War, seat: int, leader: int) -> None:
    """3.4.6 The player pays, and says which units go with the leader."""
    pos.initiative[seat] -= price(pos)
    pos.steps.append(HandOver(seat, [leader], []))


class HandOver(SeatStep[War]):
    """3.4.6 Which units and leaders of a place go over to the partner, with the leader who was named."""

    rule: ClassVar[str] = "3.4.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, leaders: list[int], stacks: list[int]) -> None:
        super().__init__(seat)
        self.leaders = leaders[:]
        self.stacks = stacks[:]  # those who go: they stand on the board as they did

    def clone(self) -> HandOver:
        return HandOver(self.seat, self.leaders, self.stacks)

    def place(self, pos: War) -> int:
        return pos.at[self.leaders[0]]

    def rest(self, pos: War) -> list[int]:
        """The player's stacks there, without those who go."""
        out: list[int] = []
        for stack in own_stacks(pos, self.seat, self.place(pos)):
            troops: Troops = troops_of(stack)
            for gone in self.stacks:
                if gone & CODE == stack & CODE:
                    troops -= troops_of(gone)
            if troops:
                out.append(stack_of(stack & CODE, troops))
        return out

    def others(self, pos: War) -> list[int]:
        """The player's leaders there who do not go yet."""
        return [
            leader
            for leader in range(pos.board.leaders)
            if pos.at[leader] == self.place(pos)
            and pos.follows(self.seat, leader)
            and leader not in self.leaders
        ]

    def candidates(self, pos: War, seat: int) -> list[int]:
        counters = [
            nation_of(stack) * KINDS + kind
            for stack in self.rest(pos)
            for kind in range(KINDS)
            if count(troops_of(stack), kind)
        ]
        out = [TAKE << SHIFT | counter for counter in dict.fromkeys(counters)]
        out += [LEAD << SHIFT | leader for leader in self.others(pos)]
        return sorted([*out, TAKE_ALL << SHIFT, DONE << SHIFT])

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == TAKE_ALL:
            return None
        if verb == DONE:
            return None if self.stacks else AN_ARMY_HAS_UNITS
        if verb == TAKE:
            return None if self.find(pos, operand) else UNIT_NOT_YOURS_THERE
        if verb == LEAD:
            return None if operand in self.others(pos) else LEADER_NOT_WITH_ARMY
        return pos.not_now(verb)

    def find(self, pos: War, counter: int) -> int:
        """The stack that a unit goes from; 0 if there is none."""
        for stack in self.rest(pos):
            if nation_of(stack) == counter // KINDS and count(troops_of(stack), counter % KINDS):
                return stack
        return 0

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == TAKE:
            self.go(self.find(pos, operand) & CODE, ONE[operand % KINDS])
        elif verb == LEAD:
            self.leaders.append(operand)
        else:
            if verb == TAKE_ALL:
                for stack in self.rest(pos):
                    self.go(stack & CODE, troops_of(stack))
                self.leaders += self.others(pos)
            self.close(pos)

    def go(self, code: int, troops: Troops) -> None:
        for number, stack in enumerate(self.stacks):
            if stack & CODE == code:
                self.stacks[number] = stack_of(code, troops_of(stack) + troops)
                return
        self.stacks.append(stack_of(code, troops))

    def close(self, pos: War) -> None:
        """3.4.6 The army is the partner's, with its leaders and their cards."""
        pos.steps.pop()
        place, partner = self.place(pos), partner_of(pos, self.seat)
        holder = pos.holder_for(partner)
        for stack in self.stacks:
            pos.take(place, stack & CODE, troops_of(stack))
            pos.add(place, code_of(nation_of(stack), holder, has_moved(stack)), troops_of(stack))
        for leader in self.leaders:
            pos.holder[leader] = holder
        pos.release(place)
        if pos.events is not None:
            args = {"seat": pos.seats[self.seat], "partner": pos.seats[partner]}
            leaders = [pos.board.leader_id[leader] for leader in self.leaders]
            pos.emit("handed-over", "3.4.6", {**args, "leaders": leaders})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "leader": pos.board.leader_id[self.leaders[0]]}
        return "prompt-hand-over", args


# -- 10.1 cities ---------------------------------------------------------------------------------------------


def ceding_refusal(pos: War, seat: int, city: int) -> Refusal | None:
    """10.1 Why a seat cannot hand a city to its partner: only what an army took can be handed over."""
    if partner_of(pos, seat) == NOBODY:
        return NO_PARTNER_FOR_CITIES
    if pos.keeper[city] != seat:
        return CITY_NOT_YOURS
    side = pos.side_of_seat[seat]
    if pos.owner[city] != side:
        return ALLYS_CITY
    if pos.board.city_owner[city] == side:
        if pos.zone_seat(side, pos.board.city_region[city]) == seat:
            return BASE_ZONE
    return NO_INITIATIVE_TO_CEDE if pos.initiative[seat] < price(pos) else None


def cede(pos: War, seat: int, city: int) -> None:
    """10.1 A city that was taken goes to the partner."""
    partner = partner_of(pos, seat)
    pos.initiative[seat] -= price(pos)
    pos.keeper[city] = partner
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "partner": pos.seats[partner], "city": pos.board.city_id[city]}
        pos.emit("ceded", "10.1", args)
