"""9 The economy phase: income of cities, pay of the troops, and who is disbanded for want of it.

12.1 Ravaged land brings less, and who has ravaged it scores. 12.2 Cities that are cut off bring half.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DISBAND, MUSTER, PASS, PAY, SHIFT
from .activation import partner_of
from .alliances import strand
from .board import NOBODY
from .boons import ARREARS, use
from .cities import settle_region
from .kinds import COUNTER
from .leaders import talents_of_leaders
from .options import RAVAGING
from .position import BESIEGED, War
from .ravaging import tokens, tokens_of
from .recruiting import Recruiting, worth
from .stacks import (
    CODE,
    COMMON,
    KINDS,
    ONE,
    SHIP,
    Stack,
    ashore,
    count,
    holder_of,
    nation_of,
    ships,
    size,
    troops_of,
)
from .victory import award, check_units
from .windows import open_window

TOO_POOR_TO_HELP: Final = Refusal("9.2", "no-talents-to-pay-with")
NONE_TO_DISBAND: Final = Refusal("9.2", "nobody-to-disband-there")
SHIP_IS_FULL: Final = Refusal("1.2.7", "ship-carries-troops")


class Economy(Step[War]):
    """9 In the stages with a coin: income, pay, recruits, each for all players before the next."""

    rule: ClassVar[str] = "9"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if not pos.board.economy_stage[pos.stage]:
            return True
        pos.steps.append(Recruiting(pos.order[::-1], NOBODY, [], []))
        pos.steps.append(Upkeep(pos.order, False, []))
        collect(pos)
        return True


# -- 9.1 income ----------------------------------------------------------------------------------------------


def city_income(pos: War, city: int) -> int:
    """9.1 What a city brings, but for ravaged land: nothing under siege."""
    return 0 if pos.ring[city] == BESIEGED else worth(pos, city)


def gains(pos: War) -> list[int]:
    """9.1, 12.1 The income of every player's cities, less what was ravaged, never below nothing."""
    board = pos.board
    found = [talents_of_leaders(pos, seat) for seat in range(pos.players)]
    for side, talents in pos.scenario.subsidy.items():
        found[pos.seats_of[side][0]] += talents
    for region in range(board.regions):
        lost = tokens(pos, region)
        for city in board.cities_in[region]:
            seat = pos.keeper[city]
            if seat != NOBODY:
                income = city_income(pos, city)
                found[seat] += max(0, income - lost)
                lost = max(0, lost - income)
    return found


def collect(pos: War) -> None:
    """9.1 Every player takes his income."""
    income = gains(pos)
    for seat in pos.order:
        pos.talents[seat] += income[seat]
        if pos.events is not None:
            pos.emit("income", "9.1", {"seat": pos.seats[seat]}, {"talents": income[seat]}, (seat,))
    if pos.option(RAVAGING):
        score_ravaging(pos)


def score_ravaging(pos: War) -> None:
    """12.1 A point for every five tokens of a side; then they are taken from the land."""
    points = ravaging_points(pos)
    pos.ravaged = {}
    for seat in pos.order:
        if points[seat]:
            award(pos, seat, points[seat], "12.1", "ravaging")


def ravaging_points(pos: War) -> list[int]:
    """12.1, 10.3 The points of each player: for his own tokens, and if what partners have left makes five
    together, one for whom more of it is from, between equals for whom the order of the stage has first."""
    per = int(pos.board.rules["ravaging"]["tokens_for_a_vp"])
    laid = [tokens_of(pos, seat) for seat in range(pos.players)]
    points = [number // per for number in laid]
    for seats in pos.seats_of:
        rests = [[laid[seat] % per, seat] for seat in pos.order if seat in seats]
        if sum([rest for rest, _ in rests]) >= per:
            most = max([rest for rest, _ in rests])
            points[next(seat for rest, seat in rests if rest == most)] += 1
    return points


# -- 9.2 pay -------------------------------------------------------------------------------------------------


def payer(pos: War, place: int, stack: Stack) -> int:
    """9.2, 10.1 Who pays troops: the player of their leader; common ones he in whose zone they are.

    A common fleet at sea is paid by him in whose zone the nearest shore is; a neutral state's men by nobody.
    """
    side = pos.side[nation_of(stack)]
    if side >= len(pos.seats_of):
        return NOBODY
    holder = holder_of(stack)
    if holder != COMMON:
        return pos.seat_of(side, holder)
    return pos.warden(side, place)


def dues(pos: War, seat: int, common: bool) -> int:
    """9.2 A Talent for each unit that a player pays; or only for the common ones among them."""
    units = 0
    for place in range(pos.board.places):
        for stack in pos.stacks[place]:
            if payer(pos, place, stack) == seat and not (common and holder_of(stack) != COMMON):
                units += size(troops_of(stack))
    return units * int(pos.board.rules["economy"]["upkeep"])


class Upkeep(Step[War]):
    """9.2 Every player pays his troops as far as his Talents go; after that who is short disbands."""

    rule: ClassVar[str] = "9.2"

    def __init__(self, waiting: list[int], asked: bool, short: list[list[int]]) -> None:
        self.waiting = waiting[:]  # who has not paid yet
        self.asked = asked  # whether effects were asked for
        self.short = [debt[:] for debt in short]  # seats, and how many units they cannot pay

    def clone(self) -> Upkeep:
        return Upkeep(self.waiting, self.asked, self.short)

    def resolve(self, pos: War) -> bool:
        if not self.waiting:
            pos.steps.pop()
            for seat, debt in reversed(self.short):
                self.settle(pos, seat, debt)
            return True
        seat = self.waiting[0]
        if not self.asked:
            self.asked = True
            open_window(pos, "upkeep", seat, seat)
            return True
        self.waiting.pop(0)
        self.asked = False
        owed = max(0, dues(pos, seat, False) - use(pos, ARREARS + seat))
        paid = min(owed, pos.talents[seat])
        pos.talents[seat] -= paid
        if paid < owed:
            self.short.append([seat, owed - paid])
        if pos.events is not None:
            pos.emit("upkeep", "9.2", {"seat": pos.seats[seat]}, {"talents": paid}, (seat,))
        return True

    def settle(self, pos: War, seat: int, debt: int) -> None:
        """9.2, 10.1 Who is short disbands, but his partner may pay for common troops."""
        partner = partner_of(pos, seat)
        common = dues(pos, seat, True)
        if partner != NOBODY and common:
            pos.steps.append(Offer(partner, seat, debt, min(debt, common)))
        else:
            pos.steps.append(Disband(seat, debt, NOBODY))


class Offer(SeatStep[War]):
    """10.1 Common troops may be paid by both players of a side: a partner pays unit by unit, or not.

    It asks whether he has Talents or not, so that nobody learns it.
    """

    rule: ClassVar[str] = "10.1"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, debtor: int, debt: int, most: int) -> None:
        super().__init__(seat)
        self.debtor = debtor
        self.debt = debt
        self.most = most  # common units that are not paid

    def clone(self) -> Offer:
        return Offer(self.seat, self.debtor, self.debt, self.most)

    def resolve(self, pos: War) -> bool:
        if self.most:
            return False
        pos.steps[-1] = Disband(self.debtor, self.debt, NOBODY)
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [PAY << SHIFT, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != PAY:
            return pos.not_now(verb)
        return None if pos.talents[seat] else TOO_POOR_TO_HELP

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            self.most = 0
            return
        pos.talents[seat] -= 1
        self.debt -= 1
        self.most -= 1
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "partner": pos.seats[self.debtor]}
            pos.emit("partner-pays", "10.1", args)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "partner": pos.seats[self.debtor], "count": self.most}
        return "prompt-partner-pays", args


class Disband(SeatStep[War]):
    """9.2 Units that are not paid are disbanded; their player says which, field by field."""

    rule: ClassVar[str] = "9.2"

    def __init__(self, seat: int, left: int, field: int) -> None:
        super().__init__(seat)
        self.left = left
        self.field = field  # where he disbands now

    def clone(self) -> Disband:
        return Disband(self.seat, self.left, self.field)

    def resolve(self, pos: War) -> bool:
        if self.left > 0 and self.any_left(pos):
            if self.field != NOBODY and not self.counters(pos, self.field):
                self.field = NOBODY
            return False
        pos.steps.pop()
        check_units(pos)
        return True

    def any_left(self, pos: War) -> bool:
        """Whether there is anybody to disband."""
        for place, stacks in enumerate(pos.stacks):
            for stack in stacks:
                if payer(pos, place, stack) == self.seat:
                    if ashore(troops_of(stack)) or not self.needed_aboard(pos, place):
                        return True
        return False

    def places(self, pos: War, field: int) -> list[int]:
        """The places of a field: in the open, in port, behind walls."""
        board = pos.board
        if field >= board.regions:
            return [board.place_of_field(field)]
        cities = board.cities_in[field]
        return [field] + [board.ports + city for city in cities] + [board.walls + city for city in cities]

    def fields(self, pos: War) -> list[int]:
        """The fields where the player pays somebody who can be disbanded."""
        found: set[int] = set()
        for place, stacks in enumerate(pos.stacks):
            for stack in stacks:
                if payer(pos, place, stack) == self.seat:
                    if ashore(troops_of(stack)) or not self.needed_aboard(pos, place):
                        found.add(pos.board.field_of[place])
        return sorted(found)

    def mine(self, pos: War, place: int, counter: int) -> int:
        """The code of a stack in a place that holds a counter and is paid by the seat, or NOBODY."""
        for stack in pos.stacks[place]:
            if nation_of(stack) == counter // KINDS and count(troops_of(stack), counter % KINDS):
                if payer(pos, place, stack) == self.seat:
                    return stack & CODE
        return NOBODY

    def needed_aboard(self, pos: War, place: int) -> bool:
        """1.2.7 Whether all ships of a place are needed for the troops aboard."""
        troops = pos.troops(place, pos.side_of_seat[self.seat])
        capacity = pos.board.capacity
        return size(ashore(troops)) > capacity * (ships(troops) - 1)

    def find(self, pos: War, field: int, counter: int) -> int:
        """The place of a field where a unit can be disbanded, or NOBODY."""
        for place in self.places(pos, field):
            if self.mine(pos, place, counter) != NOBODY:
                if counter % KINDS != SHIP or not self.needed_aboard(pos, place):
                    return place
        return NOBODY

    def counters(self, pos: War, field: int) -> list[int]:
        """What can be disbanded in a field."""
        found: set[int] = set()
        for place in self.places(pos, field):
            for stack in pos.stacks[place]:
                if payer(pos, place, stack) == self.seat:
                    for kind in range(KINDS):
                        if count(troops_of(stack), kind):
                            found.add(nation_of(stack) * KINDS + kind)
        return [counter for counter in sorted(found) if self.find(pos, field, counter) != NOBODY]

    def candidates(self, pos: War, seat: int) -> list[int]:
        out = [MUSTER << SHIFT | field for field in self.fields(pos) if field != self.field]
        if self.field == NOBODY:
            return out
        return out + [DISBAND << SHIFT | counter for counter in self.counters(pos, self.field)]

    def legal(self, pos: War, seat: int) -> list[int]:
        return self.candidates(pos, seat)

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == MUSTER:
            chosen = operand == self.field or not self.counters(pos, operand)
            return NONE_TO_DISBAND if chosen else None
        if verb != DISBAND or self.field == NOBODY:
            return pos.not_now(verb)
        if self.find(pos, self.field, operand) != NOBODY:
            return None
        there = [self.mine(pos, place, operand) for place in self.places(pos, self.field)]
        return NONE_TO_DISBAND if max(there) == NOBODY else SHIP_IS_FULL

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == MUSTER:
            self.field = operand
            return
        place = self.find(pos, self.field, operand)
        pos.take(place, self.mine(pos, place, operand), ONE[operand % KINDS])
        self.left -= 1
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "counter": COUNTER.ids[operand]}
            pos.emit("disbanded", "9.2", {**args, "field": pos.board.field_name(place)})
        side = pos.side_of_seat[seat]
        if operand % KINDS == SHIP and not ships(pos.troops(place, side)):
            for leader in pos.leaders_at(place, side):
                strand(pos, leader, place)
        if pos.board.region_at[place] != NOBODY:
            settle_region(pos, pos.board.region_at[place])

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        told: dict[str, Any] = {"seat": pos.seats[self.seat], "count": self.left}
        if self.field != NOBODY:
            return "prompt-disband-in", {**told, "field": self.name_of(pos, self.field)}
        return "prompt-disband", {**told, "fields": [self.paid_in(pos, field) for field in self.fields(pos)]}

    def name_of(self, pos: War, field: int) -> str:
        return pos.board.field_name(pos.board.place_of_field(field))

    def paid_in(self, pos: War, field: int) -> dict[str, Any]:
        """A field, and how many units the player pays there."""
        units = 0
        for place in self.places(pos, field):
            for stack in pos.stacks[place]:
                if payer(pos, place, stack) == self.seat:
                    units += size(troops_of(stack))
        return {"field": self.name_of(pos, field), "count": units}
