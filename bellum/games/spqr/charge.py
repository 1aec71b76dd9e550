"""8.33, 8.34 The charge: elephants are let through (9.11), all check, leaders are in danger (4.63)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DECLINE, PASS_THROUGH, act
from .charts import AR, HI, LG, LI, PH, SK
from .clash import leaders_in, standing
from .combats import angles, fought, heads
from .ground import can_enter, rears
from .harm import Modifiers, check_and_suffer, doubled, risk
from .hexes import FRONT
from .marks import MUST_CHECK, ROUTED
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, Combat
from .standing import CLOSE_RANKS, OPEN_RANKS, choose, ordered

NOT_ATTACKED_HERE: Final = Refusal("9.11", "not-the-foot-before-elephants")


# -- 9.11 pass-through ----------------------------------------------------------------------------------


def can_let_through(pos: Battlefield, combat: Combat) -> bool:
    """9.11 Whether foot may let elephants through: they attack from ahead, alone, with room behind."""
    field = pos.field
    beasts = heads(pos, combat.attackers)
    foot = heads(pos, combat.defenders)
    if not all(field.elephant[unit] for unit in beasts):
        return False
    for unit in foot:
        if not field.foot[unit] or field.kind[unit] == AR or pos.has(unit, ROUTED):
            return False
        if any(angles(pos, beast, unit) != [FRONT] for beast in beasts):
            return False
    return len(ways_through(pos, combat, beasts[0])) >= len(beasts)


def ways_through(pos: Battlefield, combat: Combat, beast: int) -> list[int]:
    """9.11 The empty hexes behind the foot that an elephant could come out on."""
    enemy = 1 - pos.field.side[beast]
    found: list[int] = []
    for unit in heads(pos, combat.defenders):
        for place in rears(pos, unit):
            if place in found or pos.top[place] != NOBODY or pos.leaders_in(place, enemy):
                continue
            if can_enter(pos, beast, place):
                found.append(place)
    return found


class LettingThrough(SeatStep[Battlefield]):
    """9.11 Before the charge foot that is attacked by elephants says whether it lets them through."""

    rule: ClassVar[str] = "9.11"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def foot(self, pos: Battlefield) -> int:
        """The unit that stands for those who are attacked."""
        return heads(pos, fought(pos).combats[self.number].defenders)[0]

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(PASS_THROUGH, pos.field.op_of_unit[self.foot(pos)]), act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != PASS_THROUGH:
            return pos.not_now(verb)
        return None if pos.field.unit_of_op[operand] == self.foot(pos) else NOT_ATTACKED_HERE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS_THROUGH:
            fought(pos).combats[self.number].passing = True
            if pos.events is not None:
                pos.emit("lets-through", "9.11", {"unit": pos.field.unit_id[self.foot(pos)]})

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        foot = self.foot(pos)
        verdict = ordered(pos, orders, OPEN_RANKS, CLOSE_RANKS, foot)
        return choose([act(PASS_THROUGH, pos.field.op_of_unit[foot])], [verdict], act(DECLINE))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        combat, names = fought(pos).combats[self.number], pos.field.unit_id
        args = {
            "seat": pos.seats[self.seat],
            "unit": names[self.foot(pos)],
            "attackers": [names[unit] for unit in combat.attackers],
        }
        return "prompt-pass-through", args


def ask_to_let_through(pos: Battlefield, number: int) -> None:
    """9.11 Put the question of one combat, if there is one."""
    shock = fought(pos)
    if can_let_through(pos, shock.combats[number]):
        pos.steps.append(LettingThrough(1 - shock.seat, number))


# -- 8.33 who checks, and with what ---------------------------------------------------------------------


def attackers_check(pos: Battlefield, combat: Combat) -> list[int]:
    """8.33, 9.21 The attackers that have moved check, unless all they attack are skirmishers or run away."""
    for unit in heads(pos, standing(pos, combat, DEFENDERS)):
        if pos.field.kind[unit] != SK and not pos.has(unit, ROUTED):
            attackers = heads(pos, standing(pos, combat, ATTACKERS))
            return [attacker for attacker in attackers if pos.has(attacker, MUST_CHECK)]
    return []


def defenders_check(pos: Battlefield, combat: Combat) -> list[int]:
    """8.33, 9.23 Defenders check if an attacker has moved; armoured foot does not before light infantry."""
    attackers = heads(pos, standing(pos, combat, ATTACKERS))
    charging = [unit for unit in attackers if pos.has(unit, MUST_CHECK)]
    if not charging:
        return []
    found: list[int] = []
    for unit in heads(pos, standing(pos, combat, DEFENDERS)):
        if not all(unmoved_by(pos, unit, attacker) for attacker in charging):
            found.append(unit)
    return found


def unmoved_by(pos: Battlefield, defender: int, attacker: int) -> bool:
    """9.23 Whether the charge of light infantry from ahead makes no impression on a unit."""
    field = pos.field
    if field.kind[attacker] != LI or field.kind[defender] not in (PH, HI, LG):
        return False
    return angles(pos, attacker, defender) == [FRONT]


def attacker_modifiers(pos: Battlefield, combat: Combat, unit: int) -> Modifiers:
    """8.33, 9.19 What is added to an attacker's check."""
    field, charts = pos.field, pos.charts
    found: Modifiers = []
    if not field.elephant[unit]:
        return found
    defenders = heads(pos, standing(pos, combat, DEFENDERS))
    spears = [other for other in defenders if field.kind[other] in (PH, HI)]
    if any(FRONT in angles(pos, unit, other) for other in spears):
        found.append(("spears", charts.check_elephant))
    if not field.indian[unit] and any(field.elephant[other] and field.indian[other] for other in defenders):
        found.append(("african", charts.check_african))
    return found


def defender_modifiers(pos: Battlefield, combat: Combat, unit: int) -> Modifiers:
    """9.11, 9.19, 9.53 What is added to a defender's check."""
    field, charts = pos.field, pos.charts
    attackers = heads(pos, standing(pos, combat, ATTACKERS))
    found: Modifiers = []
    if combat.passing:
        found.append(("pass-through", charts.check_pass_through))
    if field.elephant[unit] and not field.indian[unit]:
        if any(field.elephant[other] and field.indian[other] for other in attackers):
            found.append(("african", charts.check_african))
    if any(doubled(pos, other) for other in attackers):
        found.append(("against-double-depth", charts.check_against_stacked_phalanx))
    if doubled(pos, unit):
        found.append(("double-depth", charts.check_stacked_phalanx))
    return found


def charge(pos: Battlefield, combats: list[Combat]) -> None:
    """8.33 All who have to check their quality do, at once: nobody runs before everybody has checked."""
    checks: list[tuple[int, Modifiers]] = []
    for combat in combats:
        checks += [(unit, attacker_modifiers(pos, combat, unit)) for unit in attackers_check(pos, combat)]
    for combat in combats:
        checks += [(unit, defender_modifiers(pos, combat, unit)) for unit in defenders_check(pos, combat)]
    for unit, modifiers in checks:
        check_and_suffer(pos, unit, modifiers, "8.33")


# -- 8.34, 4.63 leaders ---------------------------------------------------------------------------------


def endanger_leaders(pos: Battlefield, combats: list[Combat]) -> None:
    """4.63, 8.34 Every leader with those who fight is in danger; if he dies, his side feels it at once."""
    for combat in combats:
        for side in (ATTACKERS, DEFENDERS):
            for leader in leaders_in(pos, standing(pos, combat, side)):
                charisma = pos.charisma(leader)
                if risk(pos, leader, "4.63"):
                    combat.lost[side] += charisma + pos.charts.leader_killed_drm
