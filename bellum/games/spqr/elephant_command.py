"""4.8 Elephants with leaders of their own (optional)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import APPOINT, DISMISS, DONE, act
from .command import BEAST_SHIFT, beast_of
from .hexes import OFF
from .marks import ABSENT, ROUTED
from .options import ELEPHANT_COMMAND
from .position import NOBODY, Battlefield

NOT_AN_ELEPHANT: Final = Refusal("4.81", "leader-for-own-elephants")
HAS_ONE: Final = Refusal("4.81", "elephant-has-its-leader")
TWO_AT_MOST: Final = Refusal("4.84", "two-elephant-leaders")
HAS_NONE: Final = Refusal("4.84", "elephant-without-leader")


def leader_on(pos: Battlefield, unit: int) -> int:
    """4.81 The elephant leader on a unit, or NOBODY."""
    for leader in pos.field.elephant_leaders[pos.field.side[unit]]:
        if beast_of(pos, leader) == unit:
            return leader
    return NOBODY


def free_leader(pos: Battlefield, seat: int) -> int:
    """4.84 An elephant leader of a side who is on no elephant, or NOBODY."""
    for leader in pos.field.elephant_leaders[seat]:
        if beast_of(pos, leader) == NOBODY:
            return leader
    return NOBODY


def elephants(pos: Battlefield, seat: int) -> list[int]:
    """4.81 The elephants of a side that can have a leader of their own."""
    field = pos.field
    return [
        unit
        for unit in range(field.units)
        if field.side[unit] == seat
        and field.elephant[unit]
        and not field.leader_elephant[unit]
        and pos.hex[unit] != OFF
        and not pos.mark[unit] & ROUTED
    ]


def is_used(pos: Battlefield, seat: int) -> bool:
    """4.81 Whether the option is on, and a side has elephants and leaders for them."""
    if not pos.setting.options[ELEPHANT_COMMAND] or not pos.field.elephant_leaders[seat]:
        return False
    return len(elephants(pos, seat)) > 0


class Appointment(SeatStep[Battlefield]):
    """4.81, 4.84 At the end of the rout and reload phase elephants get leaders of their own, or lose them."""

    rule: ClassVar[str] = "4.81"

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        ops = [pos.field.op_of_unit[unit] for unit in elephants(pos, seat)]
        return [act(DONE), *[act(APPOINT, op) for op in ops], *[act(DISMISS, op) for op in ops]]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != APPOINT and verb != DISMISS:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit not in elephants(pos, seat):
            return NOT_AN_ELEPHANT
        if verb == DISMISS:
            return HAS_NONE if leader_on(pos, unit) == NOBODY else None
        if leader_on(pos, unit) != NOBODY:
            return HAS_ONE
        return TWO_AT_MOST if free_leader(pos, seat) == NOBODY else None

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        unit = pos.field.unit_of_op[operand]
        if verb == DISMISS:
            leader = leader_on(pos, unit)
            pos.role[leader] = ABSENT
        else:
            leader = free_leader(pos, seat)
            pos.role[leader] = (unit + 1) << BEAST_SHIFT
        if pos.events is not None:
            kind = "elephant-leader" if verb == APPOINT else "elephant-leader-gone"
            args = {"leader": pos.field.leader_id[leader], "unit": pos.field.unit_id[unit]}
            pos.emit(kind, "4.81" if verb == APPOINT else "4.84", args)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-elephant-leaders", {"seat": pos.seats[self.seat]}
