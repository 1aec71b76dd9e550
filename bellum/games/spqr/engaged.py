"""10.5 Engaged units (an option): who still stands against his enemy after a shock is bound to him."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import ATTACK, DISENGAGE, act
from .charts import LI, SK
from .clash import standing
from .combats import SHOCK_MARKS, fought, in_command, mark_attack, refuse_attacker, targets
from .ground import around, in_zoc
from .harm import fighting, release, settle, suffer
from .hexes import OFF, side_towards
from .manoeuvre import Motion, carry, hits_for, points_for, step, tell_place
from .marks import ENGAGED, MOVED_NOW
from .options import ENGAGEMENT
from .paces import approach, barred, mobility
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, WITHDRAWS
from .withdrawal import fright

NO_WAY_OUT: Final = Refusal("10.51", "no-way-out-of-engagement")
NOT_THE_ENGAGED: Final = Refusal("10.51", "another-unit-is-engaged")


def is_on(pos: Battlefield) -> bool:
    """10.5 Whether the option is played."""
    return bool(pos.setting.options[ENGAGEMENT])


def engage(pos: Battlefield) -> None:
    """10.51 Enemies who have fought, have not moved and stand next to each other are engaged."""
    shock = fought(pos)
    if not is_on(pos):
        return
    for combat in shock.combats:
        for attacker in standing(pos, combat, ATTACKERS):
            if attacker in shock.advanced:
                continue
            beside = around(pos, attacker)
            for defender in standing(pos, combat, DEFENDERS):
                if any(place in beside for place in pos.hexes_of(defender)):
                    bind(pos, attacker, defender)


def bind(pos: Battlefield, one: int, other: int) -> None:
    """10.51 Two units are engaged with each other."""
    pairs = pos.engaged
    for number in range(0, len(pairs), 2):
        if (pairs[number], pairs[number + 1]) in ((one, other), (other, one)):
            return
    pos.engaged += [one, other]
    pos.mark[one] |= ENGAGED
    pos.mark[other] |= ENGAGED
    if pos.events is not None:
        names = pos.field.unit_id
        pos.emit("engaged", "10.51", {"unit": names[one], "target": names[other]})


def partners(pos: Battlefield, unit: int) -> list[int]:
    """10.51 Those with whom a unit is engaged."""
    pairs = pos.engaged
    found = [pairs[number + 1] for number in range(0, len(pairs), 2) if pairs[number] == unit]
    return found + [pairs[number] for number in range(0, len(pairs), 2) if pairs[number + 1] == unit]


def call_up(pos: Battlefield, leader: int) -> None:
    """10.51 Engaged units in reach of the active leader attack, unless they are light enough to break off."""
    if not is_on(pos) or not pos.leader_lives(leader):
        return
    seat = pos.field.leader_side[leader]
    for unit in range(pos.field.units):
        if (
            not pos.has(unit, ENGAGED)
            or pos.field.side[unit] != seat
            or pos.has(unit, SHOCK_MARKS | MOVED_NOW)
        ):
            continue
        if pos.hex[unit] == OFF or fighting(pos, unit)[0] != unit or not in_command(pos, leader, unit):
            continue
        if ways_out(pos, unit):
            pos.steps.append(BreakingOff(seat, unit))
        elif may_attack(pos, unit):
            mark_attack(pos, unit)


def may_attack(pos: Battlefield, unit: int) -> bool:
    """10.51 Whether an engaged unit can attack at all."""
    return refuse_attacker(pos, unit) is None and len(targets(pos, unit)) > 0


def ways_out(pos: Battlefield, unit: int) -> list[int]:
    """10.51 The hexes to which cavalry or light foot may break off from slower enemies, away from them."""
    field = pos.field
    if not field.cavalry[unit] and field.kind[unit] not in (LI, SK):
        return []
    enemies = partners(pos, unit)
    if any(approach(pos, enemy) >= mobility(pos, unit) for enemy in enemies):
        return []
    shunned: list[int] = []
    for enemy in enemies:
        shunned += around(pos, enemy)
    return [place for place in around(pos, unit) if place not in shunned and is_free(pos, unit, place)]


def is_free(pos: Battlefield, unit: int, place: int) -> bool:
    """10.51 Whether a hex is empty, open to a unit, and in no enemy's zone of control."""
    if pos.top[place] != NOBODY or barred(points_for(pos, unit, way_to(pos, unit, place).entries)):
        return False
    return not in_zoc(pos, place, 1 - pos.field.side[unit])


def way_to(pos: Battlefield, unit: int, place: int) -> Motion:
    """10.51 The step that takes a unit to a hex next to it, its facing kept."""
    return step(pos, unit, side_towards(pos.hex[unit], place))


class BreakingOff(SeatStep[Battlefield]):
    """10.51 An engaged unit that is light enough breaks off by one hex, or attacks."""

    rule: ClassVar[str] = "10.51"

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def resolve(self, pos: Battlefield) -> bool:
        if pos.has(self.unit, ENGAGED) and ways_out(pos, self.unit):
            return False
        pos.steps.pop()
        if pos.has(self.unit, ENGAGED) and may_attack(pos, self.unit):
            mark_attack(pos, self.unit)
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        found = [act(DISENGAGE, place) for place in ways_out(pos, self.unit)]
        return [*found, act(ATTACK, pos.field.op_of_unit[self.unit])]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == ATTACK:
            return None if pos.field.unit_of_op[operand] == self.unit else NOT_THE_ENGAGED
        if verb != DISENGAGE:
            return pos.not_now(verb)
        return None if operand in ways_out(pos, self.unit) else NO_WAY_OUT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        unit = self.unit
        if verb == ATTACK:
            if may_attack(pos, unit):
                mark_attack(pos, unit)
            return
        self.break_off(pos, way_to(pos, unit, operand))

    def break_off(self, pos: Battlefield, motion: Motion) -> None:
        """10.51, 6.22, 9.15 It goes, with the hits of the ground and of elephants, and is answered there."""
        unit = self.unit
        release(pos, unit)
        hits = hits_for(pos, unit, motion.entries) + fright(pos, unit, motion.entries)
        carry(pos, pos.stack(pos.hex[unit]), pos.leaders_with(unit), motion)
        if pos.events is not None:
            pos.emit("broke-off", "10.51", tell_place(pos, unit))
        suffer(pos, unit, hits, "6.22")
        pos.come_up(unit, WITHDRAWS)
        settle(pos)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}
        return "prompt-break-off", args
