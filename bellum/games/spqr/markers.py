"""6.58, 6.59 Markers of pre-arranged withdrawal: under whom they lie, which are orders, when they show.

That a marker lies under a leader everybody sees; whether it is an order or a bluff only its owner knows,
until the leader is activated or his line withdraws. Nothing that the enemy is told or asked depends on it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import BLUFF, DONE, MARKER, act
from .charts import ELEPHANT_LEADER, HI, LG, MI, PH
from .command import LEADS_A_LINE_ONLY, chief, enlisted, has_rank, is_chief
from .ground import in_range
from .hexes import OFF
from .lines import members_of
from .marks import LEADER_DONE, MARKED, REAL, SHOWN
from .position import NOBODY, Battlefield

NOT_YOUR_LEADER: Final = Refusal("6.59", "marker-under-own-leader")
UNDER_COMMANDER: Final = Refusal("6.59", "no-marker-under-commander")
LIES_THERE: Final = Refusal("6.58", "one-marker-for-a-leader")
NO_LINE_TO_WITHDRAW: Final = Refusal("6.59", "no-foot-line-in-range")
WAITS_TO_WITHDRAW: Final = Refusal("6.59", "line-waits-to-withdraw")

FOOT_OF_THE_LINE: Final = (PH, HI, MI, LG)


# -- what lies where -----------------------------------------------------------------------------------------


def lies(pos: Battlefield, leader: int) -> bool:
    """6.59 Whether a marker lies under a leader, face down: everybody sees that."""
    return pos.role[leader] & MARKED != 0


def holds(pos: Battlefield, leader: int) -> bool:
    """6.59 Whether a leader has an order to withdraw, hidden or shown, until the turn ends."""
    return pos.role[leader] & REAL != 0


def may_place(pos: Battlefield, seat: int) -> bool:
    """6.58 Whether an army may prepare withdrawals: its commander lives, and is elite or quick enough."""
    return pos.field.prearranged[seat] and chief(pos, seat) == pos.field.oc[seat]


def is_steady(pos: Battlefield, unit: int) -> bool:
    """6.58 Whether a unit is of those that withdraw in this way: foot of the line."""
    return pos.field.kind[unit] in FOOT_OF_THE_LINE and pos.field.lines_of[unit] != 0


def lines_to_withdraw(pos: Battlefield, leader: int) -> list[int]:
    """6.58, 6.59 The lines of foot in a leader's range that he may command."""
    field = pos.field
    found: list[int] = []
    for line in range(field.lines):
        if field.line_side[line] != field.leader_side[leader] or not has_rank(pos, leader, line):
            continue
        for unit in members_of(enlisted(pos, leader, line)):
            if is_steady(pos, unit) and in_range(pos, leader, unit):
                found.append(line)
                break
    return found


# -- 6.59 showing them ---------------------------------------------------------------------------------------


def reveal(pos: Battlefield, leader: int) -> None:
    """6.59 A marker is turned over and taken away; the order, if it was one, holds until the turn ends."""
    role = pos.role[leader]
    if not role & MARKED:
        return
    pos.role[leader] = role & ~MARKED | SHOWN
    pos.barrier += 1
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "real": "yes" if role & REAL else "no"}
        pos.emit("marker-shown", "6.59", args)


def withdrawn(pos: Battlefield, leader: int) -> None:
    """6.59 The line of a leader has withdrawn: he is finished, even if he has not been active."""
    reveal(pos, leader)
    if not pos.role[leader] & LEADER_DONE:
        pos.role[leader] |= LEADER_DONE
        if pos.events is not None:
            pos.emit("leader-finished", "6.59", {"leader": pos.field.leader_id[leader]})


def refuse_pinned(pos: Battlefield, unit: int) -> Refusal | None:
    """6.59 Why a unit does not move for the active leader: his line waits to withdraw."""
    if pos.phase is None or not holds(pos, pos.phase.leader):
        return None
    return WAITS_TO_WITHDRAW if is_steady(pos, unit) else None


# -- 6.58 what they cost the commander -----------------------------------------------------------------------


def has_orders(pos: Battlefield, seat: int) -> bool:
    """6.58 Whether an army has an order to withdraw in this turn; a hidden one only its own side knows."""
    for leader, role in enumerate(pos.role):
        if role & REAL and pos.field.leader_side[leader] == seat:
            return True
    return False


def orders_shown(pos: Battlefield, seat: int) -> bool:
    """6.58 Whether everybody has seen an order to withdraw of an army in this turn."""
    for leader, role in enumerate(pos.role):
        if role & REAL and role & SHOWN and pos.field.leader_side[leader] == seat:
            return True
    return False


def hidden(pos: Battlefield, seat: int) -> list[int]:
    """6.59 The leaders of an army under whom a marker lies, face down."""
    return [
        leader
        for leader, role in enumerate(pos.role)
        if role & MARKED and pos.field.leader_side[leader] == seat
    ]


def phases_of(pos: Battlefield, leader: int) -> int:
    """5.14, 6.58 How many phases a leader may have in a turn; orders to withdraw cost a commander one."""
    seat = pos.field.leader_side[leader]
    if is_chief(pos, leader) and has_orders(pos, seat):
        return pos.charts.phases_prearranged
    return pos.charts.phases


def phases_known(pos: Battlefield, leader: int) -> int:
    """6.58 The same as far as everybody knows: as long as a marker may be a bluff, it counts as one."""
    seat = pos.field.leader_side[leader]
    if is_chief(pos, leader) and orders_shown(pos, seat):
        return pos.charts.phases_prearranged
    return pos.charts.phases


# -- 6.59 the start of a turn --------------------------------------------------------------------------------


class Placing(SeatStep[Battlefield]):
    """6.58, 6.59 Before anybody moves, an army puts markers under its leaders: orders, or bluffs."""

    rule: ClassVar[str] = "6.59"
    automatic: ClassVar[bool] = False

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        ops = [
            field.op_of_leader[leader]
            for leader in range(field.leaders)
            if field.leader_side[leader] == seat and pos.at[leader] != OFF
        ]
        return [*[act(MARKER, op) for op in ops], *[act(BLUFF, op) for op in ops], act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != MARKER and verb != BLUFF:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        refusal = refuse_leader(pos, seat, leader)
        if refusal is None and verb == MARKER and not lines_to_withdraw(pos, leader):
            return NO_LINE_TO_WITHDRAW
        return refusal

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        leader = pos.field.leader_of_op[operand]
        pos.role[leader] |= MARKED | (REAL if verb == MARKER else 0)
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "leader": pos.field.leader_id[leader]}
            secret = {"real": "yes" if verb == MARKER else "no"}
            pos.emit("marker-placed", "6.59", args, secret, (seat,))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-markers", {"seat": pos.seats[self.seat]}


def refuse_leader(pos: Battlefield, seat: int, leader: int) -> Refusal | None:
    """6.58, 6.59, 4.83 Why no marker goes under a leader, whatever it is."""
    if leader == NOBODY or pos.field.leader_side[leader] != seat or pos.at[leader] == OFF:
        return NOT_YOUR_LEADER
    if pos.field.rank[leader] == ELEPHANT_LEADER:
        return LEADS_A_LINE_ONLY
    if is_chief(pos, leader):
        return UNDER_COMMANDER
    return LIES_THERE if lies(pos, leader) else None


def has_no_orders(pos: Battlefield, seat: int) -> bool:
    """6.58 Whether everybody sees that an army has no order to withdraw: its commander acts a third time."""
    leader = chief(pos, seat)
    return leader != NOBODY and pos.phases[leader] > pos.charts.phases_prearranged
