"""10.3.1, 10.7 Who stands inside a city's walls and who outside."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
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
    WALLS,
)
from .army import carry, elephants_at, ordinary_at
from .board import CARTHAGE, CONSUL, DICTATOR
from .command import come_together
from .kinds import SIDES
from .position import PunicWar
from .records import GENERALS_FROM, HERDED, TOOK

WALLS_FULL: Final = Refusal("10.7", "walls-full")
TOO_FEW_HERE: Final = Refusal("10.7", "walls-too-few-cus")
ONLY_THE_SORTIE: Final = Refusal("20.6", "walls-only-the-sortie")
NOBODY_COMES_OUT: Final = Refusal("15.4", "walls-nobody-comes-out")
NUMBER_CHANGED: Final = Refusal("10.7", "walls-number-changed")
SAME_NUMBER: Final = Refusal("10.7", "walls-same-number")
CONSULS_STAY_TOGETHER: Final = Refusal("18.1", "walls-consul-five")
NO_ELEPHANTS: Final = Refusal("10.7", "walls-roman-elephants")
HERD_CHANGED: Final = Refusal("10.7", "walls-elephants-changed")
SAME_HERD: Final = Refusal("10.7", "walls-same-elephants")
TOO_FEW_ELEPHANTS: Final = Refusal("10.7", "walls-too-few-elephants")
HERD_INSIDE: Final = Refusal("10.7", "walls-elephants-inside")
HERD_OUTSIDE: Final = Refusal("10.7", "walls-elephants-outside")
NOT_HERE: Final = Refusal("10.7", "walls-not-here")
INSIDE: Final = Refusal("10.7", "walls-inside-already")
OUTSIDE: Final = Refusal("10.7", "walls-outside-already")
GENERAL_CHANGED: Final = Refusal("10.7", "walls-general-changed")
NOT_OF_THE_SORTIE: Final = Refusal("20.6", "walls-not-of-the-sortie")
CONSUL_STAYS: Final = Refusal("18.1", "walls-consul-stays")

EVERYBODY: Final = 99


class Walls(SeatStep[PunicWar]):
    """10.3.1, 10.7 A player divides a force between the inside and the outside of its city."""

    rule: ClassVar[str] = "10.7"

    def __init__(
        self,
        seat: int,
        space: int,
        least: int = 0,
        most: int = EVERYBODY,
        who: int = -1,
        changed: int = 0,
        moved: int = 0,
    ) -> None:
        super().__init__(seat)
        self.space = space
        self.least = least  # CUs that are inside at least,
        self.most = most  # and at most
        self.who = who  # generals who may change their place, as bits
        self.changed = changed  # so that nothing is changed twice, as bits
        self.moved = moved  # generals who have changed their place, as bits

    def clone(self) -> Walls:
        return Walls(self.seat, self.space, self.least, self.most, self.who, self.changed, self.moved)

    def inside(self, pos: PunicWar) -> int:
        return pos.cus[self.seat][self.space + pos.board.walls]

    def consuls(self, pos: PunicWar) -> list[int]:
        """18.1 The consuls here; 25 an army that is a dictator's has no minimum."""
        here = [g for g in range(pos.board.generals) if self.here(pos, g)]
        if any(pos.office[g] == DICTATOR for g in here):
            return []
        return [g for g in here if pos.office[g] == CONSUL]

    def here(self, pos: PunicWar, general: int) -> bool:
        board = pos.board
        place = pos.at[general]
        return board.general_side[general] == self.seat and place in (self.space, self.space + board.walls)

    def number_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """10.7 The walls hold only so many.

        15.4, 20.6 After a battle nobody comes out, and only a sortie goes into a besieged city.
        18.1 No consul is thereby left with fewer than 5 CUs.
        """
        board = pos.board
        total = pos.total(self.seat, self.space)
        if count > board.capacity[self.space]:
            return WALLS_FULL
        if count > total:
            return TOO_FEW_HERE
        if count > self.most:
            return ONLY_THE_SORTIE
        if count < self.least:
            return NOBODY_COMES_OUT
        if self.changed & TOOK:
            return NUMBER_CHANGED
        if count == self.inside(pos):
            return SAME_NUMBER
        if not self.consuls(pos) or count == 0 or count == total:
            return None
        enough = count >= board.consul_units or total - count >= board.consul_units
        return None if enough else CONSULS_STAY_TOGETHER

    def elephants_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """10.7 Elephants are inside or outside, like other CUs, and take their places."""
        if self.seat != CARTHAGE:
            return NO_ELEPHANTS
        if self.changed & HERDED:
            return HERD_CHANGED
        inside = pos.elephants[self.space + pos.board.walls]
        total = inside + pos.elephants[self.space]
        if count == inside:
            return SAME_HERD
        if count > total:
            return TOO_FEW_ELEPHANTS
        if count > self.inside(pos):
            return HERD_INSIDE
        return HERD_OUTSIDE if total - count > pos.cus[CARTHAGE][self.space] else None

    def general_refusal(self, pos: PunicWar, general: int, inside: bool) -> Refusal | None:
        """18.1 A consul stays with at least 5 CUs, or with all there are."""
        board = pos.board
        if not self.here(pos, general):
            return NOT_HERE
        if (pos.at[general] >= board.walls) == inside:
            return INSIDE if inside else OUTSIDE
        if self.changed >> (GENERALS_FROM + general) & 1:
            return GENERAL_CHANGED
        if not self.who >> general & 1:
            return NOT_OF_THE_SORTIE
        if general not in self.consuls(pos):
            return None
        there = self.inside(pos) if inside else pos.cus[self.seat][self.space]
        other = pos.total(self.seat, self.space) - there
        return None if there >= board.consul_units or other == 0 else CONSUL_STAYS

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        out = [A_ELEPHANTS + n for n in range(board.elephants + 1) if self.elephants_refusal(pos, n) is None]
        out += [A_JOIN + g for g in range(board.generals) if self.general_refusal(pos, g, True) is None]
        out += [A_LEAVE + g for g in range(board.generals) if self.general_refusal(pos, g, False) is None]
        out += [
            A_WALLS + n for n in range(board.capacity[self.space] + 1) if self.number_refusal(pos, n) is None
        ]
        return [*out, A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == WALLS:
            return self.number_refusal(pos, operand)
        if verb == ELEPHANTS:
            return self.elephants_refusal(pos, operand)
        if verb == JOIN or verb == LEAVE:
            return self.general_refusal(pos, operand, verb == JOIN)
        return pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        inside = self.space + pos.board.walls
        if verb == DONE:
            pos.steps.pop()
            self.tell(pos)
            arrivals = [g for g in range(pos.board.generals) if self.moved >> g & 1]
            for place in (self.space, inside):  # 9.3
                come_together(pos, self.seat, place, [g for g in arrivals if pos.at[g] == place])
        elif verb == WALLS:
            self.changed |= TOOK
            self.count(pos, operand)
        elif verb == ELEPHANTS:
            self.changed |= HERDED
            change = operand - pos.elephants[inside]
            pos.elephants[inside] += change
            pos.elephants[self.space] -= change
            self.shift(pos, -change, change)
        else:
            self.changed |= 1 << (GENERALS_FROM + operand)
            self.station(pos, operand, inside if verb == JOIN else self.space)

    def count(self, pos: PunicWar, count: int) -> None:
        """This many CUs are inside; generals go where the CUs are, consuls where there are 5."""
        board = pos.board
        inside = self.space + board.walls
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
        self.shift(pos, after[0] - before[0], after[1] - before[1])
        for g in range(board.generals):
            if not self.here(pos, g) or not self.who >> g & 1:
                continue
            place = self.space if count == 0 else inside if count == total else pos.at[g]
            if pos.office[g] == CONSUL and pos.cus[self.seat][place] < board.consul_units:
                other = self.space if place == inside else inside
                place = other if pos.cus[self.seat][other] >= board.consul_units else place
            self.station(pos, g, place)

    def station(self, pos: PunicWar, general: int, place: int) -> None:
        """A general is inside or outside; who has changed his place is remembered."""
        if pos.at[general] != place:
            pos.at[general] = place
            self.moved ^= 1 << general

    def shift(self, pos: PunicWar, units: int, herd: int) -> None:
        """10.11 What ordinary CUs and elephants have spent goes with them, in or out."""
        if self.seat != pos.mover:
            return
        inside = self.space + pos.board.walls
        for tired, change in ((pos.fatigue, units), (pos.weary, herd)):
            if change > 0:
                carry(tired, self.space, inside, change)
            elif change < 0:
                carry(tired, inside, self.space, -change)
        pos.trim(self.seat, inside)
        pos.trim(self.seat, self.space)

    def tell(self, pos: PunicWar) -> None:
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "space": pos.board.space_id[self.space],
                "count": self.inside(pos),
            }
            pos.emit("walls", "10.7", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "space": pos.board.space_id[self.space], "count": self.inside(pos)}
        return "prompt-walls", args
