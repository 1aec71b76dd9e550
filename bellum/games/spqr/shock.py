"""8.3 The shock segment of an orders phase, from who attacks to who holds the field.

Combats are fought in lockstep (rounds.py); then cavalry pursues and others advance (8.37, 8.4), columns
that were attacked deploy (6.76), and enemies who are still at each other are engaged (10.5).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DEPLOY, act
from .columns import fall_out, vertices_for_line
from .combats import Designation, Forming, fought, mark_movers
from .engaged import call_up, engage
from .harm import settle, suffer
from .hexes import OFF
from .manoeuvre import tell_turn
from .marks import COLUMN, ROUTED
from .position import Battlefield
from .pursuit import follow_up
from .records import Shock
from .rounds import LET_THROUGH, Fighting

NOT_ITS_VERTEX: Final = Refusal("6.76", "shocked-column-faces-ahead")

# The stages of the segment.
MARKING: Final = 0  # 7.25, 7.26
DESIGNATING: Final = 1  # 8.31
FORMING: Final = 2  # 8.32
FIGHTING: Final = 3  # 8.33 to 8.37
VICTORS: Final = 4  # 8.37 (3), 8.4, 10.4
COLUMNS: Final = 5  # 6.76
ENGAGING: Final = 6  # 10.51
LEAVING: Final = 7  # 4.62
ENDED: Final = 8


def begin_shock(pos: Battlefield) -> None:
    """8.3 The orders are given: now the units of the active leader's side fight."""
    seat = pos.field.leader_side[pos.in_phase().leader]
    pos.shock = Shock(seat)
    pos.steps.append(ShockSegment(MARKING))


class ShockSegment(Step[Battlefield]):
    """8.3 All combats of an orders phase."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> ShockSegment:
        return ShockSegment(self.stage)

    def resolve(self, pos: Battlefield) -> bool:
        stage = self.stage
        self.stage += 1
        if stage <= FORMING:
            self.prepare(pos, stage)
        elif stage == FIGHTING:
            pos.steps.append(Fighting(list(range(len(fought(pos).combats))), LET_THROUGH, False))
        elif stage == VICTORS:
            for number in reversed(range(len(fought(pos).combats))):
                follow_up(pos, number)
        elif stage == ENDED:
            pos.steps.pop()
            pos.shock = None
        else:
            self.conclude(pos, stage)
        return True

    def prepare(self, pos: Battlefield, stage: int) -> None:
        """7.25, 8.31, 8.32 Who attacks whom."""
        seat, leader = fought(pos).seat, pos.in_phase().leader
        if stage == MARKING:
            mark_movers(pos, seat)
            call_up(pos, leader)
        elif stage == DESIGNATING:
            pos.steps.append(Designation(seat, leader))
        else:
            pos.steps.append(Forming(seat))

    def conclude(self, pos: Battlefield, stage: int) -> None:
        """6.76, 10.51, 4.62 What a shock leaves behind."""
        if stage == COLUMNS:
            self.deploy(pos)
        elif stage == ENGAGING:
            engage(pos)
        elif fought(pos).combats:
            pos.leaders_leave()

    def deploy(self, pos: Battlefield) -> None:
        """6.76 Columns that were attacked fall out of it, with a hit taken in column: it may break them."""
        for unit in reversed(fought(pos).columns):
            if pos.hex[unit] != OFF and pos.has(unit, COLUMN) and not pos.has(unit, ROUTED):
                pos.steps.append(Deploying(pos.field.side[unit], unit))
                suffer(pos, unit, pos.charts.column_shocked_hits, "6.76")
        settle(pos)


class Deploying(SeatStep[Battlefield]):
    """6.76 A column that was attacked falls out of it; its owner says how it faces."""

    rule: ClassVar[str] = "6.76"

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def resolve(self, pos: Battlefield) -> bool:
        unit = self.unit
        if pos.hex[unit] == OFF or not pos.has(unit, COLUMN) or pos.has(unit, ROUTED):
            pos.steps.pop()
            return True
        vertices = vertices_for_line(pos, unit)
        if len(vertices) > 1:
            return False
        self.deploy(pos, vertices[0])
        return True

    def deploy(self, pos: Battlefield, vertex: int) -> None:
        pos.steps.pop()
        fall_out(pos, self.unit, vertex)
        tell_turn(pos, self.unit)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(DEPLOY, vertex) for vertex in vertices_for_line(pos, self.unit)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != DEPLOY:
            return pos.not_now(verb)
        return None if operand in vertices_for_line(pos, self.unit) else NOT_ITS_VERTEX

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        self.deploy(pos, operand)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}
        return "prompt-deploy-shocked", args
