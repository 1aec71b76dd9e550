"""4.2, 5.1 What happens when an army or a fleet comes to a field: whom it meets there, and in which order.

An act of aggression comes first (7), then leaders without troops (5.6), the test of a tribe (8.2), and the
enemy's army: there may be peace with Syracuse (10.4), it may go into its city (6), and the rest must fight.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DONE, FIGHT, LEAD, PEACE, SHIFT, TAKE, TAKE_ALL, WALLS
from .battle import begin_battle, chief_of
from .board import NOBODY, SYRACUSE
from .cities import go_inside, leading_seat, lift, settle_region
from .column import arrivals_at, recount
from .gauls import test_tribe
from .kinds import SIDES
from .leaders import doom_all, test_bonus
from .orders import EXHAUSTED, SPENT, WAITS
from .politics import aggression, neutral_home
from .position import BESIEGED, War
from .stacks import CODE, COMMON, KINDS, ONE, count, holder_of, nation_of, size, troops_of
from .windows import open_window

NOT_IN_REGION: Final = Refusal("6", "city-not-in-region")
NOT_YOUR_CITY: Final = Refusal("6", "not-your-city")
CITY_FULL: Final = Refusal("6", "city-full")
CITY_TOO_SMALL: Final = Refusal("6", "city-too-small-for-all")
NO_CITY_CHOSEN: Final = Refusal("6", "no-city-chosen")
CITY_CHOSEN: Final = Refusal("6", "city-chosen")
NOT_THERE_TO_HIDE: Final = Refusal("6", "unit-not-there-to-go-inside")
LEADER_NOT_THERE: Final = Refusal("6", "leader-not-there-to-go-inside")
LEADERS_ALONE: Final = Refusal("5.6", "leaders-alone")

# What has been done about an enemy, as bits for each side.
PARLEYED: Final = 1
TRUCE: Final = 2
WARNED: Final = 4
FOUGHT: Final = 8
MARKS: Final = 4

# The parts of an arrival.
AGGRESSION: Final = 0
LONE_LEADERS: Final = 1
TRIBE: Final = 2
ENEMY: Final = 3
AFTER: Final = 4


def enter(pos: War, seat: int, place: int) -> None:
    """4.2, 4.4 Troops of a seat have come to a region or a sea zone."""
    if pos.board.is_region(place):
        pos.steps.append(Entry(seat, place, AGGRESSION))
    else:
        pos.steps.append(Passage(seat, place, False, True))


def clash(pos: War, place: int, side: int) -> None:
    """5.1 Enemies find themselves in one place without a march: this side attacks."""
    pos.steps.append(Meeting(chief_of(pos, place, side, True), place, 0))


class Entry(Step[War]):
    """4.2 An army has come to a region."""

    rule: ClassVar[str] = "4.2"

    def __init__(self, seat: int, region: int, part: int) -> None:
        self.seat = seat
        self.region = region
        self.part = part

    def clone(self) -> Entry:
        return Entry(self.seat, self.region, self.part)

    def resolve(self, pos: War) -> bool:
        part, region = self.part, self.region
        side = pos.side_of_seat[self.seat]
        self.part += 1
        if part == AFTER or not pos.present(region, side):
            pos.steps.pop()
            recount(pos)
            settle_region(pos, region)
        elif part == AGGRESSION:
            state = neutral_home(pos, region)
            if state != NOBODY:
                aggression(pos, state, side, region)
        elif part == LONE_LEADERS:
            catch_leaders(pos, region, self.seat)
        elif part == TRIBE:
            if test_tribe(pos, region, side, test_bonus(pos, region, side)):
                exhaust(pos, region)
                pos.begin_resistance(region, side, False)
        else:
            pos.steps.append(Meeting(self.seat, region, 0))
        return True


def exhaust(pos: War, place: int) -> None:
    """8.2 An army must stop where a tribe takes arms: nobody who has come goes farther."""
    if pos.column is not None and pos.column.place == place:
        for party in pos.column.parties:
            party[SPENT] = EXHAUSTED
    if pos.orders is not None:
        for party in pos.orders.parties:
            if party[WAITS] == place:
                party[SPENT] = EXHAUSTED


def catch_leaders(pos: War, region: int, seat: int) -> None:
    """5.6 Enemy leaders without a unit beside them are eliminated when a unit enters their region."""
    side = pos.side_of_seat[seat]
    for other in range(len(SIDES)):
        if pos.hostile(side, other) and not pos.present(region, other):
            doom_all(pos, pos.leaders_at(region, other), seat)


def catch_stragglers(pos: War, region: int) -> None:
    """5.6 Leaders who were left alone in a region where an enemy unit is, or comes out of its city."""
    if not pos.stacks[region]:
        return
    for side in range(len(SIDES)):
        enemy = pos.enemy_in(region, side)
        if enemy != NOBODY and not pos.present(region, side):
            doom_all(pos, pos.leaders_at(region, side), leading_seat(pos, region, enemy))


def catch_all(pos: War) -> bool:
    """5.6 The same everywhere: whoever raised units beside a leader, or took his army from him. True if any
    leader is to be eliminated."""
    steps = len(pos.steps)
    for region in sorted({place for place in pos.at if 0 <= place < pos.board.walls}):
        catch_stragglers(pos, region)
    return len(pos.steps) > steps


class Passage(Step[War]):
    """4.4 A fleet has come to a sea zone."""

    rule: ClassVar[str] = "4.4"

    def __init__(self, seat: int, place: int, asked: bool, meets: bool) -> None:
        self.seat = seat
        self.place = place
        self.asked = asked
        self.meets = meets  # whether it fights whom it finds, or waits for others

    def clone(self) -> Passage:
        return Passage(self.seat, self.place, self.asked, self.meets)

    def resolve(self, pos: War) -> bool:
        if not self.asked:
            self.asked = True
            if pos.board.open_sea[self.place - pos.board.seas]:
                open_window(pos, "open_sea", self.place, self.seat)
            return True
        pos.steps.pop()
        recount(pos)
        if self.meets:
            pos.steps.append(Meeting(self.seat, self.place, 0))
        return True


# -- 5.1 the enemy -------------------------------------------------------------------------------------------


class Meeting(Step[War]):
    """5.1 Troops have come to a place where enemies are: they fight each of them, unless there is peace."""

    rule: ClassVar[str] = "5.1"

    def __init__(self, seat: int, place: int, marks: int) -> None:
        self.seat = seat
        self.place = place
        self.marks = marks

    def clone(self) -> Meeting:
        return Meeting(self.seat, self.place, self.marks)

    def resolve(self, pos: War) -> bool:
        side = pos.side_of_seat[self.seat]
        if pos.present(self.place, side):
            for other in range(len(SIDES)):
                if pos.hostile(side, other) and pos.present(self.place, other):
                    if not self.has(other, TRUCE | FOUGHT):
                        self.face(pos, side, other)
                        return True
        pos.steps.pop()
        recount(pos)
        return True

    def has(self, side: int, marks: int) -> bool:
        return self.marks >> MARKS * side & marks != 0

    def mark(self, side: int, mark: int) -> None:
        self.marks |= mark << MARKS * side

    def face(self, pos: War, side: int, other: int) -> None:
        """The next thing to do about an enemy: talk, let him into his city, fight."""
        if not self.has(other, PARLEYED) and (side == SYRACUSE or other == SYRACUSE):
            self.mark(other, PARLEYED)
            seat = chief_of(pos, self.place, side, True)
            pos.steps.append(Parley(seat, self.place, other, False))
        elif not self.has(other, WARNED):
            self.mark(other, WARNED)
            warn(pos, self.place, other)
        else:
            self.mark(other, FOUGHT)
            begin_battle(pos, self.place, side, arrivals_of(pos, self.place, side), other)


def arrivals_of(pos: War, place: int, side: int) -> list[list[int]]:
    """5.4 Who of a side has come to a place with the action that is being taken, and where from."""
    if pos.orders is None or pos.side_of_seat[pos.orders.actor] != side:
        return []
    return arrivals_at(pos, place)


class Parley(SeatStep[War]):
    """10.4 An army of Syracuse and another meet in peace only if both players want it."""

    rule: ClassVar[str] = "10.4"

    def __init__(self, seat: int, place: int, other: int, offered: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.other = other  # the side that was found there
        self.offered = offered  # who has come wants peace

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [PEACE << SHIFT, FIGHT << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == PEACE or verb == FIGHT else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "field": pos.board.field_name(self.place)}
            pos.emit("peace" if verb == PEACE else "no-peace", "10.4", args)
        if verb == FIGHT:
            return
        if not self.offered:
            answer = chief_of(pos, self.place, self.other, False)
            pos.steps.append(Parley(answer, self.place, self.other, True))
            return
        meeting = pos.steps[-1]
        assert isinstance(meeting, Meeting)
        meeting.mark(self.other, TRUCE)
        raise_sieges(pos, self.place, {pos.side_of_seat[meeting.seat], self.other})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.place)}
        return "prompt-parley", args


def raise_sieges(pos: War, place: int, sides: set[int]) -> None:
    """10.4, 6.2 Who makes his peace with an army besieges its city no longer."""
    for city in pos.board.cities_in[place] if pos.board.is_region(place) else []:
        if pos.ring[city] == BESIEGED and {pos.besieger[city], pos.city_side(city)} == sides:
            lift(pos, city)


# -- 6 behind the walls --------------------------------------------------------------------------------------


def warn(pos: War, place: int, side: int) -> None:
    """6, example 11 Before a battle those who stand in the region of their city may go into it."""
    if not pos.board.is_region(place):
        return
    if not any(pos.city_side(city) == side and pos.room(city) > 0 for city in pos.board.cities_in[place]):
        return
    first = chief_of(pos, place, side, False)
    for seat in pos.seats_of[side]:
        if seat != first and any(pos.seat_of(side, h) == seat for h in holders_at(pos, place, side)):
            pos.steps.append(Refuge(seat, place, NOBODY, False))
    pos.steps.append(Refuge(first, place, NOBODY, True))


def holders_at(pos: War, place: int, side: int) -> set[int]:
    """10.1 The holders of a side's troops in a place, but for those that are common."""
    return {holder_of(stack) for stack in pos.stacks[place] if pos.side[nation_of(stack)] == side} - {COMMON}


class Refuge(SeatStep[War]):
    """6 A player says which of his units in a region go into its city; the rest must fight."""

    rule: ClassVar[str] = "6"

    def __init__(self, seat: int, region: int, city: int, first: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.city = city  # into which units go now
        self.first = first  # the common troops are this player's to place

    def clone(self) -> Refuge:
        return Refuge(self.seat, self.region, self.city, self.first)

    def mine(self, pos: War, stack: int) -> bool:
        """Whether the player decides about a stack here."""
        return pos.obeys(self.seat, stack) and (self.first or holder_of(stack) != COMMON)

    def outside(self, pos: War) -> int:
        """What the player has outside."""
        total = 0
        for stack in pos.stacks[self.region]:
            if self.mine(pos, stack):
                total += troops_of(stack)
        return total

    def resolve(self, pos: War) -> bool:
        if self.outside(pos) and any(pos.room(city) > 0 for city in self.cities(pos)):
            return False
        self.close(pos)
        return True

    def cities(self, pos: War) -> list[int]:
        """The player's cities in the region."""
        side = pos.side_of_seat[self.seat]
        return [city for city in pos.board.cities_in[self.region] if pos.city_side(city) == side]

    def close(self, pos: War) -> None:
        """Leaders whose army is inside are inside too."""
        pos.steps.pop()
        side = pos.side_of_seat[self.seat]
        if self.city != NOBODY and not pos.present(self.region, side):
            for leader in pos.leaders_at(self.region, side):
                pos.at[leader] = pos.board.walls + self.city
        pos.release(self.region)

    def candidates(self, pos: War, seat: int) -> list[int]:
        out = [WALLS << SHIFT | city for city in self.cities(pos)]
        for stack in pos.stacks[self.region]:
            if self.mine(pos, stack):
                for kind in range(KINDS):
                    if count(troops_of(stack), kind):
                        out.append(TAKE << SHIFT | nation_of(stack) * KINDS + kind)
        out = list(dict.fromkeys(out))
        side = pos.side_of_seat[seat]
        out += [LEAD << SHIFT | leader for leader in pos.leaders_at(self.region, side)]
        return sorted([*out, TAKE_ALL << SHIFT, DONE << SHIFT])

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == WALLS:
            return self.refuse_city(pos, operand)
        if verb not in (TAKE, TAKE_ALL, LEAD):
            return pos.not_now(verb)
        if self.city == NOBODY:
            return NO_CITY_CHOSEN
        if verb == TAKE_ALL:
            return CITY_TOO_SMALL if size(self.outside(pos)) > pos.room(self.city) else None
        if verb == LEAD:
            if pos.at[operand] != self.region or not pos.follows(seat, operand):
                return LEADER_NOT_THERE
            escort = pos.present(pos.board.walls + self.city, pos.side_of_seat[seat])
            return None if escort else LEADERS_ALONE
        if self.stack_of(pos, operand) == 0:
            return NOT_THERE_TO_HIDE
        return None if pos.room(self.city) > 0 else CITY_FULL

    def refuse_city(self, pos: War, city: int) -> Refusal | None:
        if pos.board.city_region[city] != self.region:
            return NOT_IN_REGION
        if city not in self.cities(pos):
            return NOT_YOUR_CITY
        if city == self.city:
            return CITY_CHOSEN
        return None if pos.room(city) > 0 else CITY_FULL

    def stack_of(self, pos: War, counter: int) -> int:
        """The stack that a unit is taken from: the player's own army first."""
        best = 0
        for stack in pos.stacks[self.region]:
            if nation_of(stack) == counter // KINDS and count(troops_of(stack), counter % KINDS):
                if self.mine(pos, stack) and (best == 0 or holder_of(stack) != COMMON):
                    best = stack
        return best

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        everybody = size(self.outside(pos))
        if verb == WALLS:
            self.city = operand
        elif verb == DONE:
            self.close(pos)
        elif verb == TAKE:
            go_inside(pos, self.city, self.stack_of(pos, operand) & CODE, ONE[operand % KINDS])
        elif verb == LEAD:
            pos.at[operand] = pos.board.walls + self.city
        else:
            for stack in pos.stacks[self.region]:
                if self.mine(pos, stack):
                    go_inside(pos, self.city, stack & CODE, troops_of(stack))
            for leader in pos.leaders_at(self.region, pos.side_of_seat[seat]):
                if pos.follows(seat, leader):
                    pos.at[leader] = pos.board.walls + self.city
        if pos.events is not None and verb in (TAKE, TAKE_ALL):
            args = {"seat": pos.seats[seat], "city": pos.board.city_id[self.city]}
            pos.emit("went-inside", "6", {**args, "count": 1 if verb == TAKE else everybody})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.region)}
        return "prompt-refuge", args
