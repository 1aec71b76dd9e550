"""8.2 Answers: fire at those who enter a zone of control or leave it, and in return; 8.11 fire by order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DECLINE, SHIFT, SHOOT, SHOOT_SCREEN, act
from .ground import angle, controls, in_zoc
from .hexes import OFF, REAR, SIX, distance
from .marks import ENGAGED, FIRED_NOW, ROUTED, SHOT
from .missiles import (
    BEHIND,
    BY_ORDER,
    ENTRY_RANGE,
    EXIT_RANGE,
    IN_RETURN,
    NOT_AN_ENEMY,
    ON_ENTRY,
    ON_EXIT,
    OUT_OF_RANGE,
    ahead_or_beside,
    can_fire,
    can_screen,
    longest,
    nearest_hex,
    refuse_target,
    shoot,
    struck,
)
from .position import NOBODY, Battlefield
from .standing import FIRE_BACK, HOLD_FIRE, choose, ordered

TOO_SHORT: Final = Refusal("8.21", "exit-fire-too-short")
NOT_LEAVING: Final = Refusal("8.21", "zoc-not-left")
NOT_ENTERING: Final = Refusal("8.22", "zoc-not-entered")
NOT_THE_TARGET: Final = Refusal("8.23", "not-the-target")
BOTH_ANSWERS: Final = Refusal("8.23", "on-entry-or-in-return")
SHOT_IN_WINDOW: Final = Refusal("8.24", "shot-already-now")


def fire(pos: Battlefield, unit: int, target: int) -> None:
    """8.11, 8.12 A unit under orders fires at a target; who is fired at may answer (8.23)."""
    pos.mark[unit] |= FIRED_NOW | SHOT
    place = nearest_hex(pos, unit, target)
    pos.steps.append(ReturnFire(1 - pos.field.side[unit], target, unit))
    own = pos.hex[unit]
    shoot(pos, unit, target, False, BY_ORDER, distance(own, place), own, place)


# -- 8.2 answers ----------------------------------------------------------------------------------------


class Answer(SeatStep[Battlefield]):
    """8.24 The enemy may fire at a unit, without orders, each of his units once."""

    rule: ClassVar[str] = "8.24"
    how: ClassVar[str] = ""
    reach: ClassVar[int] = ENTRY_RANGE
    question: ClassVar[str] = ""
    outsider: ClassVar[Refusal] = NOT_ENTERING  # why nobody else fires

    def __init__(self, seat: int, target: int, shots: list[int]) -> None:
        super().__init__(seat)
        self.target = target
        self.shots = shots[:]  # unit * 2, + 1 for its screen

    def clone(self) -> Step[Battlefield]:
        return type(self)(self.seat, self.target, self.shots)

    def firers(self, pos: Battlefield) -> list[int]:
        """Who could fire."""
        raise NotImplementedError

    def refuse_firer(self, pos: Battlefield, unit: int) -> Refusal | None:
        """Why a unit may not fire at this moment, whatever it has to fire with."""
        raise NotImplementedError

    def resolve(self, pos: Battlefield) -> bool:
        if pos.hex[self.target] == OFF or pos.has(self.target, ROUTED | ENGAGED) or not self.shootable(pos):
            pos.steps.pop()
            return True
        return False

    def shootable(self, pos: Battlefield) -> bool:
        """Whether anybody may fire."""
        return len(self.legal(pos, self.seat)) > 1

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        found: list[int] = []
        for unit in self.firers(pos):
            operand = pos.field.op_of_unit[unit]
            found.append(act(SHOOT, operand))
            if pos.field.screen[unit]:
                found.append(act(SHOOT_SCREEN, operand))
        found.append(act(DECLINE))
        return found

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != SHOOT and verb != SHOOT_SCREEN:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit < 0 or pos.hex[unit] == OFF or pos.field.side[unit] != seat:
            return self.outsider
        refusal = can_screen(pos, unit) if verb == SHOOT_SCREEN else can_fire(pos, unit)
        if refusal is not None:
            return refusal
        if unit * 2 + (verb == SHOOT_SCREEN) in self.shots:
            return SHOT_IN_WINDOW
        return self.refuse_firer(pos, unit)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            pos.steps.pop()
            return
        unit = pos.field.unit_of_op[operand]
        self.shots.append(unit * 2 + (verb == SHOOT_SCREEN))
        self.note(pos, unit)
        shoot(pos, unit, self.target, verb == SHOOT_SCREEN, self.how, self.reach, self.origin(pos, unit))

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        return shots_by(pos, orders, self.legal(pos, seat)[:-1])

    def origin(self, pos: Battlefield, unit: int) -> int:
        """The hex that a shot comes from."""
        return nearest_hex(pos, self.target, unit)

    def note(self, pos: Battlefield, unit: int) -> None:
        """8.23 Remember whose entry has been answered."""
        if pos.phase is not None:
            pos.phase.met_on_entry.append(self.target)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return self.question, {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.target]}


def shots_by(pos: Battlefield, orders: Sequence[str], shots: list[int]) -> int:
    """8.2 Which of some shots was ordered beforehand, or that none is; -1 if the player is to be asked."""
    verdicts = [
        ordered(pos, orders, FIRE_BACK, HOLD_FIRE, pos.field.unit_of_op[shot & ((1 << SHIFT) - 1)])
        for shot in shots
    ]
    return choose(shots, verdicts, act(DECLINE))


def around_unit(pos: Battlefield, unit: int, seat: int) -> list[int]:
    """The top units of a seat next to a unit."""
    found: list[int] = []
    for place in pos.hexes_of(unit):
        for side in range(SIX):
            other = pos.field.near[place * SIX + side]
            if other == OFF:
                continue
            there = pos.top[other]
            if there != NOBODY and there not in found and pos.field.side[there] == seat:
                found.append(there)
    return found


class EntryFire(Answer):
    """8.22 A unit that enters a zone of control is fired at from one hex before it goes on."""

    rule: ClassVar[str] = "8.22"
    how: ClassVar[str] = ON_ENTRY
    question: ClassVar[str] = "prompt-entry-fire"

    def firers(self, pos: Battlefield) -> list[int]:
        return around_unit(pos, self.target, self.seat)

    def refuse_firer(self, pos: Battlefield, unit: int) -> Refusal | None:
        if pos.phase is not None and self.target in pos.phase.met_in_return:
            return BOTH_ANSWERS
        for place in pos.hexes_of(self.target):
            if place in around_places(pos, unit) and controls(pos, unit, place):
                return None
        return NOT_ENTERING


def around_places(pos: Battlefield, unit: int) -> list[int]:
    """The hexes next to a unit."""
    near = pos.field.near
    return [near[place * SIX + side] for place in pos.hexes_of(unit) for side in range(SIX)]


class ExitFire(Answer):
    """8.21 A unit that leaves a zone of control is fired at first, as if from two hexes."""

    rule: ClassVar[str] = "8.21"
    how: ClassVar[str] = ON_EXIT
    reach: ClassVar[int] = EXIT_RANGE
    question: ClassVar[str] = "prompt-exit-fire"
    outsider: ClassVar[Refusal] = NOT_LEAVING

    def __init__(self, seat: int, target: int, shots: list[int], owners: list[int]) -> None:
        super().__init__(seat, target, shots)
        self.owners_left = owners[:]  # those whose zones it leaves

    def clone(self) -> Step[Battlefield]:
        return ExitFire(self.seat, self.target, self.shots, self.owners_left)

    def firers(self, pos: Battlefield) -> list[int]:
        return [unit for unit in self.owners_left if pos.hex[unit] != OFF]

    def refuse_firer(self, pos: Battlefield, unit: int) -> Refusal | None:
        if unit not in self.owners_left:
            return NOT_LEAVING
        return None if longest(pos, unit) >= EXIT_RANGE else TOO_SHORT

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        refusal = super().refuse(pos, seat, verb, operand)
        return TOO_SHORT if refusal is None and verb == SHOOT_SCREEN else refusal  # 9.12 it reaches one hex

    def note(self, pos: Battlefield, unit: int) -> None:
        """8.23 Only an answer to an entry rules out fire in return."""


class ReturnFire(SeatStep[Battlefield]):
    """8.23 Whoever was fired at may fire back, unless his side has fired at that unit's entry."""

    rule: ClassVar[str] = "8.23"

    def __init__(self, seat: int, target: int, firer: int, reach: int = 0, place: int = OFF) -> None:
        super().__init__(seat)
        self.target = target  # who was fired at
        self.firer = firer  # and by whom
        self.reach = reach  # 9.24 the range of the answer; 0 if it follows from where the two stand
        self.place = place  # 9.24 the hex from which it was fired at, if the other one does not stand there

    def resolve(self, pos: Battlefield) -> bool:
        if len(self.legal(pos, self.seat)) == 1:
            pos.steps.pop()
            return True
        return False

    def answering(self, pos: Battlefield) -> int:
        """Who of the stack that was fired at can answer: the unit on top."""
        return pos.top_of(self.target) if pos.hex[self.target] != OFF else NOBODY

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        unit = self.answering(pos)
        found: list[int] = []
        if unit != NOBODY:
            found = [act(SHOOT, pos.field.op_of_unit[unit]), act(SHOOT_SCREEN, pos.field.op_of_unit[unit])]
        return [*found, act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != SHOOT and verb != SHOOT_SCREEN:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit < 0 or unit != self.answering(pos):
            return NOT_THE_TARGET
        if pos.hex[self.firer] == OFF or pos.has(self.firer, ROUTED):
            return NOT_AN_ENEMY
        refusal = can_screen(pos, unit) if verb == SHOOT_SCREEN else can_fire(pos, unit)
        if refusal is not None:
            return refusal
        if pos.phase is not None and self.firer in pos.phase.met_on_entry:
            return BOTH_ANSWERS
        return self.refuse_shot(pos, unit, verb == SHOOT_SCREEN)

    def refuse_shot(self, pos: Battlefield, unit: int, screen: bool) -> Refusal | None:
        """8.13, 8.23 An answer needs range, a free side and sight like any other shot."""
        if self.reach:
            return BEHIND if angle(pos, unit, self.place) == REAR else None
        place = nearest_hex(pos, unit, self.firer)
        reach = 1 if screen else longest(pos, unit)
        if distance(pos.hex[unit], place) > reach:
            return OUT_OF_RANGE
        if screen:  # 8.16 next to it, so that it sees
            return None if ahead_or_beside(pos, unit, place) else BEHIND
        return refuse_target(pos, unit, struck(pos, self.firer, pos.hex[unit]))

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == DECLINE:
            return
        unit = self.answering(pos)
        reach = self.reach or distance(pos.hex[unit], nearest_hex(pos, unit, self.firer))
        if pos.phase is not None:
            pos.phase.met_in_return.append(self.firer)
        shoot(pos, unit, self.firer, verb == SHOOT_SCREEN, IN_RETURN, reach, pos.hex[unit])

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        return shots_by(pos, orders, self.legal(pos, seat)[:-1])

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-return-fire", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.firer]}


class LateFire(Step[Battlefield]):
    """8.22 Units that entered zones under a line command are fired at when all of the line have moved."""

    rule: ClassVar[str] = "8.22"

    def resolve(self, pos: Battlefield) -> bool:
        phase = pos.in_phase()
        if not phase.entries:
            pos.steps.pop()
            return True
        target = phase.entries.pop(0)
        if pos.hex[target] != OFF:
            pos.steps.append(EntryFire(1 - pos.field.side[target], target, []))
        return True


def entered(pos: Battlefield, unit: int) -> bool:
    """8.22 Whether a unit is in a zone of control of somebody who could fire at it."""
    enemy = 1 - pos.field.side[unit]
    for place in pos.hexes_of(unit):
        if in_zoc(pos, place, enemy):
            return True
    return False
