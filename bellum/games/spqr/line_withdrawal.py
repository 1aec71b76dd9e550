"""6.57 to 6.59 Whole lines that withdraw: cavalry near a leader, and foot that has agreed on it beforehand.

Nobody of a line that withdraws may stay; the player only says who goes first and where. An order to withdraw
is hidden as long as its marker lies face down, so the window in which it can be used opens for bluffs too.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import MARKER, UNIT, WITHDRAW, act
from .command import enlisted, has_rank
from .ground import distance_between, distance_to, in_range
from .hexes import OFF
from .lines import line_from, members_of, standing
from .markers import holds, is_steady, lies, withdrawn
from .marks import ROUTED, SHOWN, WITHDREW
from .position import NOBODY, NONE, Battlefield
from .ways import AS_AGREED, WITH_ITS_LINE, starts
from .withdrawal import AT, NO_ROOM_LEFT, NOT_YOURS, NOWHERE, begin, refuse_withdrawal

NOT_YOUR_LINE: Final = Refusal("6.57", "not-your-line-to-withdraw")
NOBODY_NEAR: Final = Refusal("6.57", "nobody-of-the-line-at-two-hexes")
NO_LEADER: Final = Refusal("6.57", "no-leader-near-the-line")
ONE_ALONE: Final = Refusal("6.57", "one-of-the-line-withdrew-alone")
NOT_ALL: Final = Refusal("6.57", "not-all-of-the-line-can-withdraw")
WRONG_TROOPS: Final = Refusal("6.58", "line-neither-cavalry-nor-foot-of-the-line")
FROM_FOOT_ONLY: Final = Refusal("6.59", "agreed-withdrawal-only-from-foot")
NO_ORDER: Final = Refusal("6.59", "no-order-to-withdraw-the-line")
NO_SUCH_ORDER: Final = Refusal("6.59", "leader-has-no-such-order")
DONE_ALREADY: Final = Refusal("6.57", "has-withdrawn-with-its-line")
NOT_THAT_LINE: Final = Refusal("4.24", "choose-one-of-the-lines")

NEAR: Final = 2  # 6.57 how near a unit of the line is to its leader


# -- which lines ---------------------------------------------------------------------------------------


def at_two(pos: Battlefield, mask: int, mover: int) -> int:
    """6.51 Of some units those that the enemy has come near to, as bits."""
    found = 0
    for unit in members_of(mask):
        if distance_between(pos, unit, mover) == AT:
            found |= 1 << unit
    return found


def commanders(pos: Battlefield, seat: int, line: int) -> list[int]:
    """4.43 The leaders of a seat on the map who may command a line."""
    field = pos.field
    return [
        leader
        for leader, place in enumerate(pos.at)
        if place != OFF and field.leader_side[leader] == seat and has_rank(pos, leader, line)
    ]


def is_cavalry(pos: Battlefield, line: int) -> bool:
    """6.57 Whether the chart's line is one of cavalry."""
    return all(pos.field.cavalry[unit] for unit in pos.field.line_members[line])


def is_foot(pos: Battlefield, line: int) -> bool:
    """6.58 Whether the chart's line has phalanxes, heavy, medium or legionary foot."""
    return any(is_steady(pos, unit) for unit in pos.field.line_members[line])


def near_lines(pos: Battlefield, leader: int, line: int, seeds: int, members: int) -> list[int]:
    """4.24 The lines, as bits, to which some units belong: what the chart names may stand in several."""
    found: list[int] = []
    while seeds:
        mask = line_from(pos, line, leader, seeds & -seeds, members)
        found.append(mask)
        seeds &= ~mask
    return found


def cavalry_lines(pos: Battlefield, seat: int, line: int, mover: int) -> tuple[list[int], Refusal | None]:
    """6.57 The lines of cavalry that may withdraw as one, the longest first, or why there are none."""
    refusal, found = NO_LEADER if at_two(pos, standing(pos, line), mover) else NOBODY_NEAR, []
    for leader in commanders(pos, seat, line):
        members = enlisted(pos, leader, line)
        for mask in near_lines(pos, leader, line, at_two(pos, members, mover), members):
            if all(distance_to(pos, unit, pos.at[leader]) > NEAR for unit in members_of(mask)):
                continue
            if any(pos.mark[unit] & WITHDREW for unit in members_of(mask)):
                refusal = ONE_ALONE
            elif not all_can(pos, mask, mover, WITH_ITS_LINE):
                refusal = NOT_ALL
            elif mask not in found:
                found.append(mask)
    found.sort(key=int.bit_count, reverse=True)
    return found, None if found else refusal


def part(pos: Battlefield, unit: int) -> None:
    """6.57 A unit withdraws alone: the line of cavalry that it was in does not withdraw as one any more."""
    field = pos.field
    for line in members_of(field.lines_of[unit]):
        if is_cavalry(pos, line):
            for leader in [NOBODY, *commanders(pos, field.side[unit], line)]:
                members = standing(pos, line) if leader == NOBODY else enlisted(pos, leader, line)
                for other in members_of(line_from(pos, line, leader, 1 << unit, members)):
                    pos.mark[other] |= WITHDREW


def steady(pos: Battlefield, mask: int) -> int:
    """6.58 Of some units those that can withdraw as agreed, as bits."""
    for unit in members_of(mask):
        if not is_steady(pos, unit):
            mask ^= 1 << unit
    return mask


def foot_masks(pos: Battlefield, leader: int, line: int, mover: int) -> list[int]:
    """6.58, 6.59 What could withdraw as agreed of the lines of foot in a leader's range, as bits."""
    members = enlisted(pos, leader, line)
    seeds = at_two(pos, steady(pos, members), mover)
    found: list[int] = []
    for mask in near_lines(pos, leader, line, seeds, members):
        if any(in_range(pos, leader, unit) for unit in members_of(mask)):
            foot = steady(pos, mask)
            if all_can(pos, foot, mover, AS_AGREED):
                found.append(foot)
    return found


def all_can(pos: Battlefield, mask: int, mover: int, how: int) -> bool:
    """6.57 Whether everybody of a line can withdraw; they make room for each other."""
    units = members_of(mask)
    for unit in units:
        top = pos.top_of(unit)
        if top != unit:
            if not mask >> top & 1:
                return False
            continue
        if refuse_withdrawal(pos, unit, mover, how) is not None:
            return False
        if not starts(pos, unit, mover, how, [unit, *[other for other in units if other != unit]]):
            return False
    return True


# -- 6.59 orders to withdraw ---------------------------------------------------------------------------


def order_holders(pos: Battlefield, seat: int, line: int, mover: int) -> list[int]:
    """6.59 The leaders with an order to withdraw who can use it now for a line."""
    return [
        leader
        for leader in commanders(pos, seat, line)
        if holds(pos, leader) and foot_masks(pos, leader, line, mover)
    ]


def could_be_asked(pos: Battlefield, seat: int, mover: int) -> bool:
    """6.59 Whether an order to withdraw, if those that lie face down were such, could be used now."""
    if not pos.field.foot[mover]:
        return False
    for leader, place in enumerate(pos.at):
        if place == OFF or pos.field.leader_side[leader] != seat:
            continue
        if not lies(pos, leader) and not (holds(pos, leader) and pos.role[leader] & SHOWN):
            continue
        for line in foot_lines(pos, leader):
            if foot_masks(pos, leader, line, mover):
                return True
    return False


def foot_lines(pos: Battlefield, leader: int) -> list[int]:
    """6.58 The lines of foot that a leader may command."""
    field = pos.field
    return [
        line
        for line in range(field.lines)
        if field.line_side[line] == field.leader_side[leader]
        and has_rank(pos, leader, line)
        and is_foot(pos, line)
    ]


# -- the choice ----------------------------------------------------------------------------------------


def lines_near(pos: Battlefield, near: list[int]) -> list[int]:
    """The lines of some units."""
    mask = 0
    for unit in near:
        mask |= pos.field.lines_of[unit]
    return members_of(mask)


def refuse_line(pos: Battlefield, seat: int, line: int, mover: int) -> Refusal | None:
    """6.57 to 6.59 Why a line may not withdraw as one."""
    if pos.field.line_side[line] != seat:
        return NOT_YOUR_LINE
    if is_cavalry(pos, line):
        return cavalry_lines(pos, seat, line, mover)[1]
    if not is_foot(pos, line):
        return WRONG_TROOPS
    if not pos.field.foot[mover]:
        return FROM_FOOT_ONLY
    return None if order_holders(pos, seat, line, mover) else refuse_order(pos, seat, line, mover)


def refuse_order(pos: Battlefield, seat: int, line: int, mover: int) -> Refusal:
    """6.59 Why nobody can use an order to withdraw a line: there is none, or the line is not able to."""
    refusal = NO_ORDER
    for leader in commanders(pos, seat, line):
        if not holds(pos, leader):
            continue
        members = enlisted(pos, leader, line)
        seeds = at_two(pos, steady(pos, members), mover)
        if not seeds:
            refusal = NOBODY_NEAR
        for mask in near_lines(pos, leader, line, seeds, members):
            if any(in_range(pos, leader, unit) for unit in members_of(mask)):
                return NOT_ALL
    return refusal


def withdraw_line(pos: Battlefield, seat: int, line: int, mover: int) -> None:
    """6.57, 6.59 A line withdraws; of several leaders with orders the player says whose he uses."""
    leaders = [NOBODY] if is_cavalry(pos, line) else order_holders(pos, seat, line, mover)
    if len(leaders) > 1:
        pos.steps.append(WhoseOrder(seat, line, mover))
    else:
        depart(pos, seat, line, mover, leaders[0])


def able(pos: Battlefield, seat: int, line: int, mover: int, leader: int) -> list[int]:
    """6.57, 6.59 The lines of one entry of the chart that could withdraw now; of foot by a leader's order."""
    if leader == NOBODY:
        return cavalry_lines(pos, seat, line, mover)[0]
    return foot_masks(pos, leader, line, mover)


def depart(pos: Battlefield, seat: int, line: int, mover: int, leader: int) -> None:
    """6.57, 6.59 A line begins to withdraw; where there are several the player says which."""
    masks = able(pos, seat, line, mover, leader)
    if len(masks) > 1:
        pos.steps.append(WhichWithdraws(seat, line, mover, leader))
    else:
        go(pos, seat, line, masks[0], mover, leader)


def go(pos: Battlefield, seat: int, line: int, mask: int, mover: int, leader: int) -> None:
    """6.57, 6.59 A line begins to withdraw; a leader whose order is used shows it, and is finished."""
    how = WITH_ITS_LINE if leader == NOBODY else AS_AGREED
    if leader != NOBODY:
        withdrawn(pos, leader)
    if pos.events is not None:
        rule = "6.57" if how == WITH_ITS_LINE else "6.59"
        pos.emit("line-withdraws", rule, {"line": pos.field.line_id[line]})
    waiting: list[int] = []
    for unit in members_of(mask):
        waiting += [unit, pos.hex[unit]]
    pos.steps.append(LineWithdrawing(seat, line, mover, how, waiting))


class WhoseOrder(SeatStep[Battlefield]):
    """6.59 Which of several leaders uses his order to withdraw."""

    rule: ClassVar[str] = "6.59"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, line: int, mover: int) -> None:
        super().__init__(seat)
        self.line = line
        self.mover = mover

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        leaders = order_holders(pos, seat, self.line, self.mover)
        return [act(MARKER, pos.field.op_of_leader[leader]) for leader in leaders]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != MARKER:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        holders = order_holders(pos, seat, self.line, self.mover)
        return None if leader >= 0 and leader in holders else NO_SUCH_ORDER

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        depart(pos, seat, self.line, self.mover, pos.field.leader_of_op[operand])

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-whose-order", {"seat": pos.seats[self.seat], "line": pos.field.line_id[self.line]}


class WhichWithdraws(SeatStep[Battlefield]):
    """4.24, 6.57 What the chart names stands in several lines: the player says which one withdraws."""

    rule: ClassVar[str] = "6.57"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, line: int, mover: int, leader: int) -> None:
        super().__init__(seat)
        self.line = line
        self.mover = mover
        self.leader = leader  # 6.59 whose order it is; NOBODY for cavalry

    def mask_with(self, pos: Battlefield, unit: int) -> int:
        """The line with a unit, as bits; 0 for none."""
        for mask in able(pos, self.seat, self.line, self.mover, self.leader):
            if unit != NOBODY and mask >> unit & 1:
                return mask
        return 0

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        together = 0
        for mask in able(pos, seat, self.line, self.mover, self.leader):
            together |= mask
        return [act(UNIT, pos.field.op_of_unit[unit]) for unit in members_of(together)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != UNIT:
            return pos.not_now(verb)
        return None if self.mask_with(pos, pos.field.unit_of_op[operand]) else NOT_THAT_LINE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        mask = self.mask_with(pos, pos.field.unit_of_op[operand])
        pos.steps.pop()
        go(pos, seat, self.line, mask, self.mover, self.leader)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-which-line", {"seat": pos.seats[self.seat], "line": pos.field.line_id[self.line]}


class LineWithdrawing(SeatStep[Battlefield]):
    """6.57, 6.59 The units of a line withdraw, all of them, in the order that the player wants."""

    rule: ClassVar[str] = "6.57"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, line: int, mover: int, how: int, waiting: list[int]) -> None:
        super().__init__(seat)
        self.line = line
        self.mover = mover
        self.how = how
        self.waiting = waiting[:]  # each unit and its hex, one after the other

    def clone(self) -> LineWithdrawing:
        return LineWithdrawing(self.seat, self.line, self.mover, self.how, self.waiting)

    def units(self, pos: Battlefield) -> list[int]:
        """Who is still where he was."""
        found: list[int] = []
        for number in range(0, len(self.waiting), 2):
            unit = self.waiting[number]
            if pos.hex[unit] == self.waiting[number + 1] and not pos.mark[unit] & ROUTED:
                found.append(unit)
        return found

    def resolve(self, pos: Battlefield) -> bool:
        if pos.hex[self.mover] != OFF:
            for unit in self.units(pos):
                if self.refuse_unit(pos, unit) is None:
                    return False
        pos.steps.pop()
        return True

    def refuse_unit(self, pos: Battlefield, unit: int) -> Refusal | None:
        """6.57 Why a unit does not withdraw now: it cannot, others go first, or it would bar their way."""
        refusal = refuse_withdrawal(pos, unit, self.mover, self.how)
        if refusal is not None:
            return refusal
        if not starts(pos, unit, self.mover, self.how, [unit]):
            return NOWHERE
        return (
            None if starts(pos, unit, self.mover, self.how, [unit], self.after(pos, unit)) else NO_ROOM_LEFT
        )

    def after(self, pos: Battlefield, unit: int) -> list[int]:
        """6.57 Those to whom a unit has to leave a way; nobody, if all of them find no room."""
        units = self.units(pos)
        for first in units:
            if refuse_withdrawal(pos, first, self.mover, self.how) is None:
                others = [other for other in units if other != first]
                if starts(pos, first, self.mover, self.how, [first], others):
                    return [other for other in units if other != unit]
        return NONE

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(WITHDRAW, pos.field.op_of_unit[unit]) for unit in self.units(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != WITHDRAW:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit == NOBODY or unit not in self.waiting[::2]:
            return NOT_YOURS
        return self.refuse_unit(pos, unit) if unit in self.units(pos) else DONE_ALREADY

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        unit = pos.field.unit_of_op[operand]
        begin(pos, unit, self.mover, self.how, self.after(pos, unit))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "line": pos.field.line_id[self.line]}
        return "prompt-line-withdrawing", args
