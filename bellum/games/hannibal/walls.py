"""10.3.1, 10.7 Who stands inside a city's walls and who outside."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    A_DONE,
    A_ELEPHANTS,
    A_JOIN,
    A_LEAVE,
    A_WALLS,
    DONE,
    ELEPHANTS,
    JOIN,
    LEAVE,
    WALLS_,
)
from .army import CONSUL_NEEDS, carry, elephants_at, ordinary_at
from .board import CAPACITY, CARTHAGE, CONSUL, CONSULAR, GENERAL_SIDE, GENERALS, SIDES, SPACE_ID, WALLS
from .position import Hannibal

NOT_NOW: Final = Refusal("10.7", "not-now")
WALLS_FULL: Final = Refusal("10.7", "walls-full")
ONCE: Final = Refusal("10.7", "once-here")
NOT_HERE: Final = Refusal("10.7", "general-not-here")

COUNTED: Final = 1
HERDED: Final = 2
EVERYBODY: Final = 99


class Walls(Step[Hannibal]):
    """10.3.1, 10.7 A player divides his force between the inside and the outside of his city."""

    rule: ClassVar[str] = "10.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "least", "most", "who", "touched", "toggled")

    def __init__(
        self,
        seat: int,
        space: int,
        least: int = 0,
        most: int = EVERYBODY,
        who: int = -1,
        touched: int = 0,
        toggled: int = 0,
    ) -> None:
        self.seat = seat
        self.space = space
        self.least = least  # CUs that are inside at least,
        self.most = most  # and at most
        self.who = who  # generals who may change their place, as bits
        self.touched = touched
        self.toggled = toggled

    def clone(self) -> Walls:
        return Walls(self.seat, self.space, self.least, self.most, self.who, self.touched, self.toggled)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def inside(self, pos: Hannibal) -> int:
        return pos.cus[self.seat][self.space + WALLS]

    def consuls(self, pos: Hannibal) -> list[int]:
        return [g for g in range(GENERALS) if pos.office[g] == CONSUL and self.here(pos, g)]

    def here(self, pos: Hannibal, general: int) -> bool:
        place = pos.at[general]
        return GENERAL_SIDE[general] == self.seat and place in (self.space, self.space + WALLS)

    def number_refusal(self, pos: Hannibal, count: int) -> Refusal | None:
        """10.7 The walls hold so many; 18.1 no consul is left with fewer than 5 CUs by that."""
        total = pos.total(self.seat, self.space)
        if count > min(CAPACITY[self.space], total, self.most) or count < self.least:
            return WALLS_FULL
        if self.touched & COUNTED or count == self.inside(pos):
            return ONCE
        if not self.consuls(pos) or count == 0 or count == total:
            return None
        return None if count >= CONSULAR or total - count >= CONSULAR else CONSUL_NEEDS

    def elephants_refusal(self, pos: Hannibal, count: int) -> Refusal | None:
        if self.seat != CARTHAGE or self.touched & HERDED:
            return ONCE
        inside = pos.elephants[self.space + WALLS]
        total = inside + pos.elephants[self.space]
        outside = pos.cus[CARTHAGE][self.space]
        if count == inside or count > total or count > self.inside(pos) or total - count > outside:
            return ONCE
        return None

    def general_refusal(self, pos: Hannibal, general: int, inside: bool) -> Refusal | None:
        """18.1 A consul stays with at least 5 CUs, or with all there are."""
        if not self.here(pos, general) or (pos.at[general] >= WALLS) == inside:
            return NOT_HERE
        if self.toggled >> general & 1 or not self.who >> general & 1:
            return ONCE
        if pos.office[general] != CONSUL:
            return None
        there = self.inside(pos) if inside else pos.cus[self.seat][self.space]
        other = pos.total(self.seat, self.space) - there
        return None if there >= CONSULAR or other == 0 else CONSUL_NEEDS

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        out = [A_ELEPHANTS + n for n in range(5) if self.elephants_refusal(pos, n) is None]
        out += [A_JOIN + g for g in range(GENERALS) if self.general_refusal(pos, g, True) is None]
        out += [A_LEAVE + g for g in range(GENERALS) if self.general_refusal(pos, g, False) is None]
        out += [A_WALLS + n for n in range(6) if self.number_refusal(pos, n) is None]
        return [*out, A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == WALLS_:
            return self.number_refusal(pos, operand)
        if verb == ELEPHANTS:
            return self.elephants_refusal(pos, operand)
        if verb == JOIN or verb == LEAVE:
            return self.general_refusal(pos, operand, verb == JOIN)
        return NOT_NOW

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        inside = self.space + WALLS
        if verb == DONE:
            pos.steps.pop()
            self.tell(pos)
        elif verb == WALLS_:
            self.touched |= COUNTED
            self.count(pos, operand)
        elif verb == ELEPHANTS:
            self.touched |= HERDED
            change = operand - pos.elephants[inside]
            pos.elephants[inside] += change
            pos.elephants[self.space] -= change
            self.shift(pos, pos.weary, change)
            self.shift(pos, pos.fatigue, -change)
        else:
            self.toggled |= 1 << operand
            pos.at[operand] = inside if verb == JOIN else self.space

    def count(self, pos: Hannibal, count: int) -> None:
        """So many CUs are inside; generals go where the CUs are, consuls where there are 5."""
        inside = self.space + WALLS
        total = pos.total(self.seat, self.space)
        beasts = pos.elephants[inside] + pos.elephants[self.space] if self.seat == CARTHAGE else 0
        before = [ordinary_at(pos, self.seat, inside), elephants_at(pos, self.seat, inside)]
        pos.cus[self.seat][inside] = count
        pos.cus[self.seat][self.space] = total - count
        if self.seat == CARTHAGE:
            pos.elephants[inside] = min(count, max(pos.elephants[inside], beasts - (total - count)))
            pos.elephants[self.space] = beasts - pos.elephants[inside]
            if count == total or count == 0:
                goes = inside if count else self.space
                pos.trains = [goes if place in (inside, self.space) else place for place in pos.trains]
        after = [ordinary_at(pos, self.seat, inside), elephants_at(pos, self.seat, inside)]
        for kind, tired in enumerate((pos.fatigue, pos.weary)):
            self.shift(pos, tired, after[kind] - before[kind])
        for g in range(GENERALS):
            if not self.here(pos, g) or not self.who >> g & 1:
                continue
            if count == 0 or (pos.office[g] == CONSUL and total - count >= CONSULAR):
                pos.at[g] = self.space
            elif count == total or (pos.office[g] == CONSUL and count >= CONSULAR):
                pos.at[g] = inside

    def shift(self, pos: Hannibal, tired: dict[int, int], change: int) -> None:
        """10.11 What CUs have spent goes with them, in or out."""
        if self.seat != pos.mover:
            return
        inside = self.space + WALLS
        if change > 0:
            carry(tired, self.space, inside, change)
        elif change < 0:
            carry(tired, inside, self.space, -change)
        pos.trim(self.seat, inside)
        pos.trim(self.seat, self.space)

    def tell(self, pos: Hannibal) -> None:
        if pos.events is not None:
            args = {"side": SIDES[self.seat], "space": SPACE_ID[self.space], "count": self.inside(pos)}
            pos.emit("walls", "10.7", args)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "space": SPACE_ID[self.space], "count": self.inside(pos)}
        return "prompt-walls", args
