"""9.24, 9.31 to 9.33 Harassment: light troops run or ride up to an enemy, throw, and are back again."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import INTO, act
from .answers import NOT_ENTERING, EntryFire, ReturnFire
from .charts import EL, LC, LI, SK
from .ground import angle, can_enter, controls, distance_between, in_zoc, unit_in_zoc
from .harm import settle, suffer
from .hexes import FRONT, OFF, SIX
from .marks import ENGAGED, FIRED_NOW, HARASSED, ROUTED, SHOT
from .missiles import ENGAGED_TARGET, HARASSING, NOT_AN_ENEMY, can_fire, is_archer, refuse_order, shoot
from .paces import approach, mobility
from .position import NOBODY, Battlefield

NOT_LIGHT: Final = Refusal("9.24", "may-not-harass")
ARCHERS_STAY: Final = Refusal("9.24", "archers-do-not-harass")
HAS_ACTED: Final = Refusal("9.24", "harassment-is-all-it-does")
TOO_FAR: Final = Refusal("9.24", "harassment-too-far")
TOO_FAR_FOR_HORSE: Final = Refusal("9.31", "harassment-too-far-for-horse")
TOO_NEAR: Final = Refusal("9.24", "harassment-too-near")
IN_ZOC: Final = Refusal("9.24", "harassment-from-zoc")
FASTER: Final = Refusal("9.24", "harassed-is-faster")
SKIRMISHERS: Final = Refusal("9.33", "skirmishers-not-harassed")
NO_WAY: Final = Refusal("9.24", "harassment-no-way")
BEFORE_ELEPHANTS: Final = Refusal("9.32", "harassment-before-elephants")
NOT_NEXT_TO_IT: Final = Refusal("9.24", "harassment-not-from-there")


def reach_of(pos: Battlefield, unit: int) -> int:
    """9.24, 9.31 From how far a unit harasses."""
    charts = pos.charts
    return charts.harass_horse if pos.field.kind[unit] == LC else charts.harass_foot


def refuse_harasser(pos: Battlefield, unit: int) -> Refusal | None:
    """9.24, 9.31 Why a unit cannot harass anybody now."""
    field = pos.field
    kind = field.kind[unit]
    if kind != SK and kind != LI and kind != LC:
        return NOT_LIGHT
    refusal = refuse_order(pos, unit)
    if refusal is not None:
        return refusal
    if kind != LC and is_archer(pos, unit):
        return ARCHERS_STAY
    march = pos.march
    if pos.mark[unit] & FIRED_NOW or (march is not None and (march.steps or march.spent)):
        return HAS_ACTED
    return IN_ZOC if unit_in_zoc(pos, unit) else None


def refuse_harass(pos: Battlefield, unit: int, target: int) -> Refusal | None:
    """9.24, 9.31 to 9.33, 10.51 Why a unit cannot harass another one."""
    refusal = refuse_harasser(pos, unit)
    if refusal is not None:
        return refusal
    field = pos.field
    if target < 0 or pos.hex[target] == OFF or field.side[target] == field.side[unit]:
        return NOT_AN_ENEMY
    if field.kind[target] == SK:
        return SKIRMISHERS
    if pos.mark[target] & ENGAGED:
        return ENGAGED_TARGET
    if approach(pos, target) > mobility(pos, unit):
        return FASTER
    apart = distance_between(pos, unit, target)
    if apart <= 1:
        return TOO_NEAR
    if apart > reach_of(pos, unit):
        return TOO_FAR_FOR_HORSE if field.kind[unit] == LC else TOO_FAR
    ways = goals(pos, unit, target)
    if ways:
        return None
    return BEFORE_ELEPHANTS if fears(pos, unit, target) else NO_WAY


def fears(pos: Battlefield, unit: int, target: int) -> bool:
    """9.32 Whether 9.15 keeps a unit away from the front of its target."""
    return pos.field.cavalry[unit] and pos.field.kind[target] == EL and not pos.field.leader_elephant[target]


def goals(pos: Battlefield, unit: int, target: int) -> list[int]:
    """9.24 The hexes next to a target that a unit can reach: free of units, of rough ground and of zones of
    control, but for those next to the target. Horse does not ride along elephants (9.32).
    """
    field = pos.field
    enemy = 1 - field.side[unit]
    start, shy = pos.hex[unit], fears(pos, unit, target)
    seen = {start}
    edge, found = [start], []
    beside = {field.near[place * SIX + side] for place in pos.hexes_of(target) for side in range(SIX)}
    for _ in range(reach_of(pos, unit) - 1):
        outer: list[int] = []
        for place in edge:
            for side in range(SIX):
                other = field.near[place * SIX + side]
                if other == OFF or other in seen:
                    continue
                seen.add(other)
                if pos.top[other] != NOBODY or field.rough[other] or not can_enter(pos, unit, other):
                    continue
                if other in beside and not (shy and angle(pos, target, other) == FRONT):
                    found.append(other)
                if not (shy and other in beside) and not in_zoc(pos, other, enemy):
                    outer.append(other)
        edge = outer
    return sorted(found)


def harass(pos: Battlefield, unit: int, target: int) -> None:
    """9.24 A unit begins to harass another one, and does nothing else in this phase: from which hex?"""
    pos.mark[unit] |= FIRED_NOW | SHOT | HARASSED
    pos.steps.append(Approach(pos.field.side[unit], unit, target))


class Approach(SeatStep[Battlefield]):
    """9.24 From which hex next to its target a unit throws."""

    rule: ClassVar[str] = "9.24"

    def __init__(self, seat: int, unit: int, target: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.target = target

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(INTO, place) for place in goals(pos, self.unit, self.target)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != INTO:
            return pos.not_now(verb)
        return None if operand in goals(pos, self.unit, self.target) else NOT_NEXT_TO_IT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.steps.append(Throw(self.unit, self.target, operand))
        if fears(pos, self.unit, self.target):
            suffer(pos, self.unit, pos.charts.harass_elephant_hits, "9.32")
            settle(pos, self.target)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        field = pos.field
        return "prompt-harass-from", {
            "seat": pos.seats[self.seat],
            "unit": field.unit_id[self.unit],
            "target": field.unit_id[self.target],
        }


class Throw(Step[Battlefield]):
    """9.24 The target may answer the approach; then the shot, from the next hex; then it may fire back."""

    rule: ClassVar[str] = "9.24"

    def __init__(self, unit: int, target: int, origin: int, answered: bool = False) -> None:
        self.unit = unit
        self.target = target
        self.origin = origin
        self.answered = answered

    def clone(self) -> Step[Battlefield]:
        return Throw(self.unit, self.target, self.origin, self.answered)

    def resolve(self, pos: Battlefield) -> bool:
        enemy = 1 - pos.field.side[self.unit]
        if not self.answered:
            self.answered = True
            pos.steps.append(AtThrower(enemy, self.unit, [], self.target, self.origin))
            return True
        pos.steps.pop()
        if pos.hex[self.unit] == OFF or pos.has(self.unit, ROUTED) or pos.hex[self.target] == OFF:
            return True
        if can_fire(pos, self.unit) is not None:
            return True
        pos.steps.append(ReturnFire(enemy, self.target, self.unit, 1, self.origin))
        shoot(pos, self.unit, self.target, False, HARASSING, 1, self.origin)
        return True


class AtThrower(EntryFire):
    """9.24, 8.22 The target of harassment fires at whoever comes up to it into its zone of control."""

    def __init__(self, seat: int, target: int, shots: list[int], firer: int, place: int) -> None:
        super().__init__(seat, target, shots)
        self.firer = firer
        self.place = place

    def clone(self) -> Step[Battlefield]:
        return AtThrower(self.seat, self.target, self.shots, self.firer, self.place)

    def firers(self, pos: Battlefield) -> list[int]:
        return [pos.top_of(self.firer)] if pos.hex[self.firer] != OFF else []

    def refuse_firer(self, pos: Battlefield, unit: int) -> Refusal | None:
        return None if controls(pos, unit, self.place) else NOT_ENTERING

    def origin(self, pos: Battlefield, unit: int) -> int:
        return pos.hex[unit]
