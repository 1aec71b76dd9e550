"""10.17, 10.28, 9.64 What an order does besides moves and fire: recovery, rally, and the order of a stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import FACE, act
from .charts import CLEAR
from .command import RALLIED_WAITS, ROUTED_WAITS, give_order, head_of
from .ground import next_to_enemy
from .harm import perish, recover
from .hexes import SIX, VERTICES
from .marks import COLUMN, DEPLETED, FIRED_NOW, MIRROR, MOVED_NOW, RALLIED, RECOVERED, ROUTED
from .missiles import exposed
from .position import NOBODY, Battlefield

NO_HITS: Final = Refusal("10.17", "no-hits-to-recover")
RECOVERED_ALREADY: Final = Refusal("10.17", "recovers-once-a-phase")
ACTED: Final = Refusal("10.17", "moved-or-fired-does-not-recover")
ENEMY_NEAR: Final = Refusal("10.17", "no-recovery-next-to-enemy")
UNDER_FIRE: Final = Refusal("10.17", "no-recovery-under-fire")
NOT_CLEAR: Final = Refusal("10.17", "recovery-in-clear-only")
NOT_ROUTED: Final = Refusal("10.28", "not-routed")
RALLIED_ONCE: Final = Refusal("10.28", "one-rally-a-turn-by-leader")
RALLY_NEAR_ENEMY: Final = Refusal("10.28", "no-rally-next-to-enemy")
RALLY_UNDER_FIRE: Final = Refusal("10.28", "no-rally-under-fire")
RALLY_IN_ROUGH: Final = Refusal("10.28", "no-rally-in-rough")
NOT_ROMAN_STACK: Final = Refusal("9.64", "only-roman-stacks-change-order")
ON_TOP_ALREADY: Final = Refusal("9.64", "on-top-already")


# -- 10.17 recovery ------------------------------------------------------------------------------------------


def refuse_recovery(pos: Battlefield, unit: int) -> Refusal | None:
    """10.17 Why a unit that is under command cannot recover."""
    mark = pos.mark[unit]
    if mark & ROUTED:
        return ROUTED_WAITS
    if mark & RALLIED:
        return RALLIED_WAITS
    if mark & RECOVERED:
        return RECOVERED_ALREADY
    if mark & (MOVED_NOW | FIRED_NOW):
        return ACTED
    return NO_HITS if pos.hits[unit] == 0 else refuse_place(pos, unit)


def refuse_place(pos: Battlefield, unit: int) -> Refusal | None:
    """10.17 Why a unit cannot recover where it stands."""
    if next_to_enemy(pos, unit):
        return ENEMY_NEAR
    for place in pos.hexes_of(unit):
        if pos.field.terrain[place] != CLEAR:
            return NOT_CLEAR
    return UNDER_FIRE if exposed(pos, unit) else None


def have_recover(pos: Battlefield, unit: int) -> None:
    """10.17 For an order a unit gets rid of two hits."""
    give_order(pos, unit)
    pos.mark[unit] |= RECOVERED
    recover(pos, unit, pos.charts.recovery, "10.17")


# -- 10.28 rally ---------------------------------------------------------------------------------------------


def refuse_rally(pos: Battlefield, unit: int) -> Refusal | None:
    """10.28 Why the active leader cannot try to rally a unit that is under his command."""
    leader = pos.in_phase().leader
    if not pos.mark[unit] & ROUTED:
        return NOT_ROUTED
    if leader * pos.field.units + unit in pos.attempts:
        return RALLIED_ONCE
    if next_to_enemy(pos, unit):
        return RALLY_NEAR_ENEMY
    for place in pos.hexes_of(unit):
        if pos.field.rough[place]:
            return RALLY_IN_ROUGH
    return RALLY_UNDER_FIRE if exposed(pos, unit) else None


def rally(pos: Battlefield, unit: int) -> None:
    """10.28, 10.34 A leader tries to rally a unit: it stands, runs on, or is lost."""
    field, charts = pos.field, pos.charts
    leader = pos.in_phase().leader
    give_order(pos, unit)
    pos.attempts.append(leader * field.units + unit)
    modifier = charts.rally_depleted_drm if pos.mark[unit] & DEPLETED else 0
    die, need = pos.die(), pos.initiative(leader) + charts.rally_bonus
    total = die + modifier
    result = "rallied" if total <= need else "lost" if total > field.tq[unit] else "runs"
    if pos.events is not None:
        args = {"leader": field.leader_id[leader], "unit": field.unit_id[unit]}
        pos.emit("rally", "10.28", {**args, "die": die, "modifier": modifier, "need": need, "result": result})
    if result == "rallied":
        stand(pos, unit)
    elif result == "lost":
        perish(pos, unit, "10.28")
    else:
        pos.rout_on(unit)


def stand(pos: Battlefield, unit: int) -> None:
    """10.28, 10.29, 10.31, 10.35 A unit has rallied: what it has suffered, and which way it turns."""
    charts, mark = pos.charts, pos.mark[unit]
    modifier = charts.rally_depleted_hits_drm if mark & DEPLETED else 0
    die = pos.die()
    pos.hits[unit] = charts.rally_hits[pos.field.tq[unit]][die + modifier]
    pos.mark[unit] = mark & ~ROUTED | RALLIED | DEPLETED
    if pos.events is not None:
        args = {"unit": pos.field.unit_id[unit], "die": die, "modifier": modifier}
        pos.emit("rally-hits", "10.29", {**args, "total": pos.hits[unit]})
    pos.steps.append(Facing(pos.field.side[unit], unit, "10.28"))


class Facing(SeatStep[Battlefield]):
    """10.28 A unit turns as its owner likes, for nothing."""

    rule: ClassVar[str] = "10.28"

    def __init__(self, seat: int, unit: int, why: str) -> None:
        super().__init__(seat)
        self.unit = unit
        self.why = why

    def resolve(self, pos: Battlefield) -> bool:
        """7.14 A unit of two hexes cannot turn in its place, and who has broken meanwhile does not."""
        unit = self.unit
        if not pos.field.two_hex[unit] and pos.alive(unit) and not pos.has(unit, ROUTED):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(FACE, vertex) for vertex in range(SIX)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == FACE else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.mark[self.unit] &= ~(COLUMN | MIRROR)
        pos.face[self.unit] = operand
        if pos.events is not None:
            args = {"unit": pos.field.unit_id[self.unit], "vertex": VERTICES[operand]}
            pos.emit("turned", self.why, args)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-facing", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}


# -- 9.64 the order of a stack -------------------------------------------------------------------------------


def refuse_restack(pos: Battlefield, unit: int) -> Refusal | None:
    """9.64, 6.66 Why a unit that is under command cannot come to the top of its stack."""
    if head_of(pos, unit) == unit:
        return ON_TOP_ALREADY if pos.under[unit] != NOBODY else NOT_ROMAN_STACK
    for other in pos.stack(pos.hex[unit]):
        if not pos.field.roman_foot[other]:
            return NOT_ROMAN_STACK
    return RALLIED_WAITS if pos.mark[unit] & RALLIED else None


def restack(pos: Battlefield, unit: int) -> None:
    """9.64 For an order a unit comes to the top of its stack."""
    give_order(pos, unit)
    place, face = pos.hex[unit], pos.face[unit]
    pos.lift(unit)
    pos.put(unit, place, face, on_top=True)
    if pos.events is not None:
        pos.emit("restacked", "9.64", {"unit": pos.field.unit_id[unit]})
