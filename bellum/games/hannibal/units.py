"""6.3 Where new CUs can be placed, and how they are placed."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .kinds import SIDES
from .position import PunicWar

NOT_YOUR_SPACE: Final = Refusal("6.3", "not-your-space")
BESIEGED: Final = Refusal("6.3", "besieged-no-cus")
ENEMIES_BEFORE: Final = Refusal("6.3", "no-room-inside")
NO_GENERAL: Final = Refusal("6.3", "no-general-there")


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
    """6.3 New CUs stand outside, or inside the walls if enemies are there; a lone enemy general has to go."""
    board = pos.board
    place = space + board.walls if pos.cus[1 - side][space] > 0 else space
    if place >= board.walls:
        count = min(count, pos.room(space, side))
        elephants = min(count, elephants)
    pos.add(side, place, count, elephants)
    if pos.events is not None:
        args = {"side": SIDES[side], "space": board.space_id[space], "count": count, "elephants": elephants}
        pos.emit("units", rule, args)
    if place < board.walls:
        pos.displace_all(1 - side, space, "10.10")
