"""6.3 Where new CUs can be placed, and how they are."""

from __future__ import annotations

from .kinds import SIDES
from .position import PunicWar


def takes_units(pos: PunicWar, side: int, space: int) -> bool:
    """6.3 A space of one's own that is not besieged; where enemies stand, room inside the walls."""
    if pos.control[space] != side or pos.besieged(space) or not pos.playable(space):
        return False
    return pos.cus[1 - side][space] == 0 or pos.room(space, side) > 0


def receives(pos: PunicWar, side: int, space: int) -> bool:
    """6.3, 8.2 Whether a general there can get a CU: not besieged, and where enemies stand only inside."""
    if pos.cus[1 - side][space] == 0 and pos.commander(side, space) >= 0:
        return True
    board = pos.board
    if not board.city[space] or pos.commander(side, space + board.walls) < 0 or pos.besieged(space):
        return False
    return pos.cus[1 - side][space] == 0 or pos.room(space, side) > 0


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
