"""3.3 Where the generals and the CUs of a side are: the few spaces that most questions are about."""

from __future__ import annotations

from .position import PunicWar


def camps(pos: PunicWar, side: int) -> list[int]:
    """3.3 The spaces where generals of a side are, inside or outside walls, in order."""
    board = pos.board
    found: list[int] = []
    for g in board.generals_of[side]:
        place = pos.at[g]
        if 0 <= place < board.transit:
            space = place - board.walls if place >= board.walls else place
            if space not in found:
                found.append(space)
    found.sort()
    return found


def quarters(pos: PunicWar, side: int) -> list[int]:
    """3.3 The spaces where CUs of a side are, inside or outside walls, in order."""
    cus, walls = pos.cus[side], pos.board.walls
    return [s for s in range(walls) if cus[s] or cus[s + walls]]
