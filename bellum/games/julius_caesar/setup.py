"""5.3 The free set-up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_PLACE, PLACE
from .board import FLEET, PORT, SETUP, SIDES, SPACE_ID, SPACES, UNPLACED
from .position import FLEET_NEEDS_PORT, CivilWar

NOT_YOURS: Final = Refusal("5.3", "set-up-not-yours")
HAS_ITS_PLACE: Final = Refusal("5.3", "set-up-already")
NOT_SET_UP: Final = Refusal("5.3", "set-up-from-the-pool")
PORTS_FOR_FLEETS: Final = Refusal("4.1", "ports-kept-for-fleets")


class FreeSetup(SeatStep[CivilWar]):
    """5.3 A player fills the places of the historical set-up with its blocks in any order."""

    rule: ClassVar[str] = "5.3"
    automatic: ClassVar[bool] = False

    def waiting(self, pos: CivilWar) -> list[int]:
        """The blocks still to be placed."""
        return [b for b, where in enumerate(pos.place) if where == UNPLACED and pos.side[b] == self.seat]

    def city(self, pos: CivilWar) -> int:
        """The city whose next place is to be filled; -1 when all are."""
        left = len(self.waiting(pos))
        total = sum(len(blocks) for _, blocks in SETUP[self.seat])
        done = total - left
        for city, blocks in SETUP[self.seat]:
            if done < len(blocks):
                return city
            done -= len(blocks)
        return -1

    def resolve(self, pos: CivilWar) -> bool:
        if self.city(pos) >= 0:
            return False
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("set-up", "5.3", {"side": SIDES[self.seat]})
        return True

    def candidates(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_PLACE + b for b in self.waiting(pos)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        if pos.side[operand] != seat:
            return NOT_YOURS
        if pos.place[operand] != UNPLACED:
            return HAS_ITS_PLACE if pos.place[operand] < SPACES else NOT_SET_UP
        city = self.city(pos)
        if FLEET[operand]:
            return None if PORT[city] else FLEET_NEEDS_PORT
        if PORT[city]:
            fleets = sum(1 for b in self.waiting(pos) if FLEET[b])
            if self.port_places(pos) <= fleets:
                return PORTS_FOR_FLEETS
        return None

    def port_places(self, pos: CivilWar) -> int:
        """How many places in ports are still to be filled."""
        total = sum(len(blocks) for _, blocks in SETUP[self.seat])
        done = total - len(self.waiting(pos))
        places = 0
        for city, blocks in SETUP[self.seat]:
            free = max(0, len(blocks) - done)
            done = max(0, done - len(blocks))
            if PORT[city]:
                places += free
        return places

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        city = self.city(pos)
        pos.travel(operand, city, False)
        if pos.events is not None:
            pos.note(seat, "placed", "5.3", {"space": SPACE_ID[city]}, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-place", {"side": SIDES[self.seat], "space": SPACE_ID[self.city(pos)]}
