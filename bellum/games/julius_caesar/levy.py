"""6.4 Levies: what a levy point buys, and where a new block may appear."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_LEVY, A_TO, DONE, LEVY, TO
from .board import (
    BOX,
    CITIES,
    FLEET,
    FULL,
    HOME,
    MAJOR_PORT,
    OPEN,
    POOL,
    SIDES,
    SPACE_ID,
    STEP,
    TROPHY,
)
from .position import GAINED, CivilWar

NOT_YOURS: Final = Refusal("6.4", "levy-not-yours")
FULL_STRENGTH: Final = Refusal("3.11", "full-strength")
ELIMINATED: Final = Refusal("5.2", "eliminated-this-year")
LEADER_DEAD: Final = Refusal("7.51", "leader-dead")
NOT_IN_GAME: Final = Refusal("7.51", "third-leader-waits")
FLEET_AT_SEA: Final = Refusal("6.4", "fleet-at-sea")
NO_HOME: Final = Refusal("3.13", "home-not-friendly")
NO_MAJOR_PORT: Final = Refusal("3.26", "no-friendly-major-port")
NO_CITY: Final = Refusal("6.4", "no-friendly-city")
AT_SEA: Final = Refusal("6.4", "raised-in-cities")
NOT_FRIENDLY: Final = Refusal("6.4", "city-not-friendly")
NOT_HOME: Final = Refusal("3.13", "not-its-home")
NOT_MAJOR_PORT: Final = Refusal("3.26", "not-a-major-port")


def muster_refusal(pos: CivilWar, block: int, space: int) -> Refusal | None:
    """6.4 Why a new block may not appear in a space, or None: it must be a friendly city, and

    3.26, 4.4.2 for a fleet a major port,
    3.13, 3.22, 3.24 for legions and horse (and elephants) the city on the block,
    3.21, 3.23, 3.25 for leaders, auxilia and ballistae any.
    """
    if space >= CITIES:
        return AT_SEA
    if not pos.friendly(pos.side[block], space):
        return NOT_FRIENDLY
    if FLEET[block]:
        return None if MAJOR_PORT[space] else NOT_MAJOR_PORT
    if HOME[block] >= 0 and space != HOME[block]:
        return NOT_HOME
    return None


def levy_cities(pos: CivilWar, block: int) -> list[int]:
    """6.4 Where a block may be raised."""
    if HOME[block] >= 0:
        return [HOME[block]] if muster_refusal(pos, block, HOME[block]) is None else []
    side: int = pos.side[block]
    held = pos.count[side]
    return [city for city in range(CITIES) if held[city] > 0 and muster_refusal(pos, block, city) is None]


def can_muster(pos: CivilWar, block: int) -> bool:
    """Whether there is any city to raise a block in."""
    if HOME[block] >= 0:
        return muster_refusal(pos, block, HOME[block]) is None
    side: int = pos.side[block]
    held = pos.count[side]
    for city in range(CITIES):
        if held[city] > 0 and muster_refusal(pos, block, city) is None:
            return True
    return False


class Levy(SeatStep[CivilWar]):
    """6.4 A player spends the levy points of the card, one action per point."""

    rule: ClassVar[str] = "6.4"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def clone(self) -> Levy:
        return Levy(self.seat, self.points)

    def resolve(self, pos: CivilWar) -> bool:
        if self.points:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        out: list[int] = []
        anywhere = -1  # whether a block without a home can be raised: the same answer for all of them
        harbour = -1
        for b, owner in enumerate(pos.side):
            if owner != seat:
                continue
            if pos.place[b] == POOL and HOME[b] < 0:
                if FLEET[b]:
                    if harbour < 0:
                        harbour = 1 if self.refuse_block(pos, seat, b) is None else 0
                    if harbour:
                        out.append(A_LEVY + b)
                else:
                    if anywhere < 0:
                        anywhere = 1 if self.refuse_block(pos, seat, b) is None else 0
                    if anywhere:
                        out.append(A_LEVY + b)
            elif self.refuse_block(pos, seat, b) is None:
                out.append(A_LEVY + b)
        out.append(A_DONE)
        return out

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == LEVY:
            return self.refuse_block(pos, seat, operand)
        return None if verb == DONE else pos.not_now(verb)

    def refuse_block(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """6.4 Why no levy point can be spent on this block, or None."""
        if pos.side[block] != seat:
            return NOT_YOURS
        place = pos.place[block]
        if place < POOL:
            if pos.strength[block] >= FULL[block]:
                return FULL_STRENGTH
            return FLEET_AT_SEA if place >= CITIES else None
        if place == OPEN:
            return ELIMINATED
        if place == TROPHY:
            return LEADER_DEAD
        if place == BOX:
            return NOT_IN_GAME
        if can_muster(pos, block):
            return None
        if FLEET[block]:
            return NO_MAJOR_PORT
        return NO_HOME if HOME[block] >= 0 else NO_CITY

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.points -= 1
        place = pos.place[operand]
        if place == POOL:
            pos.steps.append(Muster(seat, operand))
            return
        pos.strength[operand] += STEP[operand]
        pos.note_down(operand | GAINED << 6)
        if pos.events is not None:
            pos.note(seat, "strengthened", "6.4", {"space": SPACE_ID[place]}, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-levy", {"side": SIDES[self.seat], "points": self.points}


class Muster(SeatStep[CivilWar]):
    """6.4 A new block appears at its lowest strength in a city of the owner's choice."""

    rule: ClassVar[str] = "6.4"
    settled: ClassVar[bool] = False
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_TO + city for city in levy_cities(pos, self.block)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return muster_refusal(pos, self.block, operand)

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.travel(self.block, operand, False)
        pos.strength[self.block] = STEP[self.block]
        pos.steps.pop()
        if pos.events is not None:
            pos.note(seat, "raised", "6.4", {"space": SPACE_ID[operand]}, self.block)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-muster", {"side": SIDES[self.seat]}
