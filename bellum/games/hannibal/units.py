"""6.3 Where new CUs can be placed, and how they are placed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_WALLS, WALLS
from .kinds import SIDES
from .position import PunicWar

NOT_YOUR_SPACE: Final = Refusal("6.3", "not-your-space")
BESIEGED: Final = Refusal("6.3", "besieged-no-cus")
ENEMIES_BEFORE: Final = Refusal("6.3", "no-room-inside")
NO_GENERAL: Final = Refusal("6.3", "no-general-there")
TOO_FEW_NEW: Final = Refusal("6.3", "quarters-too-few")
NO_ROOM: Final = Refusal("6.3", "quarters-full")


def units_refusal(pos: PunicWar, side: int, space: int) -> Refusal | None:
    """6.3 CUs go to a space of one's own that is not besieged; where enemies stand, inside the walls."""
    if pos.control[space] != side or not pos.playable(space):
        return NOT_YOUR_SPACE
    if pos.besieged(space):
        return BESIEGED
    return None if pos.cus[1 - side][space] == 0 or pos.room(space, side) > 0 else ENEMIES_BEFORE


def takes_units(pos: PunicWar, side: int, space: int) -> bool:
    """6.3 Whether CUs can be placed on a space."""
    return units_refusal(pos, side, space) is None


def general_refusal(pos: PunicWar, side: int, space: int) -> Refusal | None:
    """6.3, 8.2 Why no general there can get a CU: besieged, or before enemies and not inside the walls."""
    outside = pos.cus[1 - side][space] == 0
    if outside and pos.commander(side, space) >= 0:
        return None
    if not pos.board.city[space] or pos.commander(side, space + pos.board.walls) < 0:
        return NO_GENERAL
    if pos.besieged(space):
        return BESIEGED
    return None if outside or pos.room(space, side) > 0 else ENEMIES_BEFORE


def receives(pos: PunicWar, side: int, space: int) -> bool:
    """6.3, 8.2 Whether a general there can get a CU."""
    return general_refusal(pos, side, space) is None


def place_units(pos: PunicWar, side: int, space: int, count: int, elephants: int, rule: str) -> None:
    """6.3 New CUs stand outside, or inside the walls if enemies are there."""
    if pos.cus[1 - side][space] > 0:
        count = min(count, pos.room(space, side))
        station(pos, side, space, [0, count], min(count, elephants), rule)
    else:
        station(pos, side, space, [count, 0], elephants, rule)


def station(pos: PunicWar, side: int, space: int, counts: list[int], elephants: int, rule: str) -> None:
    """6.3 New CUs stand outside and inside a city; outside a lone enemy general has to go."""
    board, total = pos.board, sum(counts)
    before = min(elephants, counts[0])
    pos.add(side, space, counts[0], before)
    if counts[1]:
        pos.add(side, space + board.walls, counts[1], elephants - before)
    if pos.events is not None:
        args = {"side": SIDES[side], "space": board.space_id[space], "count": total, "elephants": elephants}
        pos.emit("units", rule, args)
    if counts[0]:
        pos.displace_all(1 - side, space, "10.10")


# -- 6.3, 8.2 with a general --------------------------------------------------------------------------------


def shelter(pos: PunicWar, side: int, space: int) -> int:
    """6.3, 8.2 How many CUs could join a general inside the walls."""
    if not pos.board.city[space] or pos.besieged(space):
        return 0
    return pos.room(space, side) if pos.commander(side, space + pos.board.walls) >= 0 else 0


def join_general(pos: PunicWar, side: int, space: int, count: int, named: bool, rule: str) -> None:
    """6.3, 8.2 New CUs stand with a general: inside if he is, as far as there is room.

    Where some could stand outside as well, with another general or because the space is ``named`` for
    them, the owner says how many are inside.
    """
    room = shelter(pos, side, space)
    if room == 0 or pos.cus[1 - side][space] > 0:
        place_units(pos, side, space, count, 0, rule)
    elif named or pos.commander(side, space) >= 0:
        pos.steps.append(Quarters(side, space, count, rule))
    else:
        station(pos, side, space, [max(0, count - room), min(count, room)], 0, rule)


def place_with(pos: PunicWar, side: int, general: int, count: int, rule: str) -> None:
    """8.2 New CUs stand with a certain general, as far as there is room."""
    space = pos.space_of(general)
    room = shelter(pos, side, space) if pos.at[general] != space else 0
    if room == 0 or pos.cus[1 - side][space] > 0:
        place_units(pos, side, space, count, 0, rule)
    else:
        station(pos, side, space, [max(0, count - room), min(count, room)], 0, rule)


class Quarters(SeatStep[PunicWar]):
    """6.3, 8.2 How many of the new CUs stand with the general inside the walls."""

    rule: ClassVar[str] = "6.3"

    def __init__(self, seat: int, space: int, count: int, paragraph: str) -> None:
        super().__init__(seat)
        self.space = space
        self.count = count
        self.paragraph = paragraph

    def most(self, pos: PunicWar) -> int:
        return min(self.count, pos.room(self.space, self.seat))

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_WALLS + n for n in range(self.most(pos) + 1)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != WALLS:
            return pos.not_now(verb)
        if operand > self.count:
            return TOO_FEW_NEW
        return None if operand <= self.most(pos) else NO_ROOM

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        station(pos, seat, self.space, [self.count - operand, operand], 0, self.paragraph)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.board.space_id[self.space]
        return "prompt-quarters", {"side": SIDES[self.seat], "space": space, "count": self.count}
