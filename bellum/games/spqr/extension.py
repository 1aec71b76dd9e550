"""9.66 to 9.68 Manipular line extension: the upper units of stacks step out into the gaps beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DECLINE, EXTEND, SHIFT, STEP, act
from .charts import CLEAR
from .ground import distance_between, in_zoc
from .hexes import OFF, SIX
from .lines import line_from, members_of, standing
from .manoeuvre import tell_place
from .marks import COLUMN, ENGAGED, EXTENDED, MOVED_NOW, ROUTED, WITHDREW
from .position import NOBODY, Battlefield
from .standing import EXTEND_LINE, KEEP_LINE, choose, ordered

NO_STACK: Final = Refusal("9.66", "no-roman-stack-to-extend")
IN_COLUMN: Final = Refusal("9.68", "columns-do-not-extend")
NOT_ENGAGED: Final = Refusal("10.51", "engaged-do-not-extend")
HAS_WITHDRAWN: Final = Refusal("9.67", "withdrew-and-does-not-extend")
NO_GAP: Final = Refusal("9.66", "no-gap-beside-it")
NOT_SIDEWAYS: Final = Refusal("9.66", "extension-goes-sideways")
GAP_TAKEN: Final = Refusal("9.66", "gap-not-empty")
GAP_NOT_CLEAR: Final = Refusal("9.66", "gap-not-clear")
GAP_IN_ZOC: Final = Refusal("9.66", "gap-in-zoc")
NO_ENEMY_NEAR: Final = Refusal("9.66", "no-enemy-near-its-line")
NOT_OF_THE_LINE: Final = Refusal("9.67", "extends-with-its-own-line")
LINE_HAS_MOVED: Final = Refusal("9.67", "line-extends-before-it-moves")


def flanks(pos: Battlefield, unit: int) -> list[int]:
    """7.11 The sides of a unit's hex that are on its flanks."""
    face = pos.face[unit]
    return [(face + 5) % SIX, (face + 2) % SIX]


def refuse_gap(pos: Battlefield, unit: int, side: int) -> Refusal | None:
    """9.66 Why a unit may not step out across a side: the hex is not empty, not clear, or in a zone."""
    if side not in flanks(pos, unit):
        return NOT_SIDEWAYS
    field = pos.field
    enemy = 1 - field.side[unit]
    into = field.near[pos.hex[unit] * SIX + side]
    if into == OFF or pos.top[into] != NOBODY or pos.leaders_in(into, enemy):
        return GAP_TAKEN
    if field.terrain[into] != CLEAR:
        return GAP_NOT_CLEAR
    return GAP_IN_ZOC if in_zoc(pos, into, enemy) else None


def refuse_stack(pos: Battlefield, unit: int) -> Refusal | None:
    """9.66, 9.67, 9.68 Why a unit does not step out of its stack, wherever the enemy is."""
    field = pos.field
    if unit < 0 or pos.hex[unit] == OFF or not field.roman_foot[unit] or pos.top_of(unit) != unit:
        return NO_STACK
    mark = pos.mark[unit]
    if mark & COLUMN:
        return IN_COLUMN
    beneath = pos.under[unit]
    if beneath == NOBODY or not field.roman_foot[beneath] or mark & ROUTED:
        return NO_STACK
    if mark & ENGAGED:
        return NOT_ENGAGED
    if mark & WITHDREW:
        return HAS_WITHDRAWN
    for side in flanks(pos, unit):
        if refuse_gap(pos, unit, side) is None:
            return None
    return NO_GAP


def is_stack(pos: Battlefield, unit: int) -> bool:
    """9.66 Whether a unit lies on another one, both of them foot of legions or alae."""
    beneath = pos.under[unit]
    return beneath != NOBODY and pos.field.roman_foot[unit] and pos.field.roman_foot[beneath]


def line_of(pos: Battlefield, unit: int) -> int:
    """9.66, 4.24 All units that are in a line with one, as bits."""
    found = 0
    for line in members_of(pos.field.lines_of[unit]):
        found |= line_from(pos, line, NOBODY, 1 << unit, standing(pos, line))
    return found


def threatened(pos: Battlefield, seat: int, mover: int, near: list[int]) -> int:
    """9.66 The units of all lines that have a stack within two hexes of an enemy who moves, as bits."""
    found = 0
    for unit in near:
        if is_stack(pos, unit) and not found >> unit & 1:
            if distance_between(pos, unit, mover) <= pos.charts.extension_reach:
                found |= line_of(pos, unit)
    return found


# -- 9.67 under a line command -------------------------------------------------------------------------


def refuse_in_command(pos: Battlefield, unit: int) -> Refusal | None:
    """9.67 Why a unit cannot step out under a line command: the line does that before any of it moves."""
    phase = pos.in_phase()
    refusal = refuse_stack(pos, unit)
    if refusal is not None:
        return refusal
    if not phase.line >> unit & 1:
        return NOT_OF_THE_LINE
    for other in members_of(phase.line):
        if pos.mark[other] & MOVED_NOW and (other == unit or not pos.mark[other] & EXTENDED):
            return LINE_HAS_MOVED
    return None


def extend_in_command(pos: Battlefield, unit: int) -> None:
    """9.67 A line extends under a line command: every unit of it has two points less, moved or not."""
    for other in members_of(pos.in_phase().line):
        pos.mark[other] |= EXTENDED
    pos.steps.append(Flank(pos.field.side[unit], unit))


# -- 9.66 in reaction ----------------------------------------------------------------------------------


def extend(pos: Battlefield, seat: int, unit: int, mask: int) -> None:
    """9.66 A line begins to extend before the enemy; none of its upper units withdraws any more."""
    for other in members_of(mask):
        if is_stack(pos, other):
            pos.mark[other] |= EXTENDED
    pos.steps.append(Extension(seat, [other for other in members_of(mask) if is_stack(pos, other)]))
    pos.steps.append(Flank(seat, unit))


class Extension(SeatStep[Battlefield]):
    """9.66 The other stacks of a line that is extending may do so as well."""

    rule: ClassVar[str] = "9.66"

    def __init__(self, seat: int, units: list[int]) -> None:
        super().__init__(seat)
        self.units = units

    def resolve(self, pos: Battlefield) -> bool:
        for unit in self.units:
            if refuse_stack(pos, unit) is None:
                return False
        pos.steps.pop()
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [*[act(EXTEND, pos.field.op_of_unit[unit]) for unit in self.units], act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != EXTEND:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        return refuse_stack(pos, unit) if unit in self.units else NO_ENEMY_NEAR

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            pos.steps.pop()
        else:
            pos.steps.append(Flank(seat, pos.field.unit_of_op[operand]))

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        actions = self.legal(pos, seat)[:-1]
        units = [pos.field.unit_of_op[action & ((1 << SHIFT) - 1)] for action in actions]
        verdicts = [ordered(pos, orders, EXTEND_LINE, KEEP_LINE, unit) for unit in units]
        return choose(actions, verdicts, act(DECLINE))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-extension", {"seat": pos.seats[self.seat]}


class Flank(SeatStep[Battlefield]):
    """9.66 To which side a unit steps out of its stack."""

    rule: ClassVar[str] = "9.66"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(STEP, side) for side in flanks(pos, self.unit)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return refuse_gap(pos, self.unit, operand) if verb == STEP else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        """9.66 It keeps its facing, spends no points and takes no hits: this is no move."""
        pos.steps.pop()
        unit = self.unit
        pos.shift(unit, pos.field.near[pos.hex[unit] * SIX + operand], pos.face[unit])
        if pos.events is not None:
            pos.emit("extended", "9.66", tell_place(pos, unit))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-flank", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}
