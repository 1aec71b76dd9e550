"""The past of each block as the trace tells it: in stretches, from one look at its face to the next."""

from __future__ import annotations

from .board import BLOCKS, COLOUR, POOL, STEP
from .position import (
    BLIND,
    CODE,
    DISBANDED,
    GAINED,
    LEVEL,
    LOST,
    MARCHED,
    PLACE,
    RESERVE,
    SEEN,
    SHOWN_LEVEL,
    SHOWN_PLACE,
    SHOWN_SIDE,
    TURN_END,
    CivilWar,
)


class Stretch:
    """A block from the start, or a look at its face, to the next look or the present."""

    def __init__(self, block: int, side: int, place: int, level: int) -> None:
        self.block = block
        self.side = side
        self.place = place  # at its start,
        self.level = level
        self.end_place = place  # and at its end
        self.end_level = level
        self.blind = False  # whether the level at its end was not shown,
        self.reserve = False  # whether it was a reserve in a battle,
        self.marched = False  # and had moved by order
        self.start = -1  # the entry of the trace with which it begins, if any
        self.goal = -1  # the deed that ends it, once deeds are known
        self.army = COLOUR[block] << 1 | side


class Past:
    """All stretches of a position's trace, read from its end to its start."""

    def __init__(self, pos: CivilWar) -> None:
        trace = pos.trace
        size = len(trace)
        self.size = size
        self.stretches: list[Stretch] = []
        # For every entry: the stretch of which it is part, and those that it begins or ends, if any.
        self.part: list[Stretch | None] = [None] * size
        self.begins: list[Stretch | None] = [None] * size
        self.finishes: list[Stretch | None] = [None] * size
        self.ends = [0] * size  # where each move ended
        self.now: list[Stretch | None] = []  # of each block the one that is being read
        for b in range(BLOCKS):
            self.now.append(self.add(b, pos.side[b], pos.place[b], pos.strength[b] // STEP[b]))
        for i in range(size - 1, -1, -1):
            entry: int = trace[i]
            if entry != TURN_END:
                self.read(i, entry)

    def add(self, block: int, side: int, place: int, level: int) -> Stretch:
        stretch = Stretch(block, side, place, level)
        self.stretches.append(stretch)
        return stretch

    def read(self, i: int, entry: int) -> None:
        """Take one entry back."""
        b = entry & 63
        code = entry >> 6 & CODE
        now = self.now[b]
        if code == SEEN:
            if now is not None:
                now.start = i
                self.begins[i] = now
            self.now[b] = self.shown(i, entry)
            return
        if now is None:
            return
        self.part[i] = now
        if code == GAINED:
            now.level -= 1
        elif code == LOST:
            now.level += 1
        elif code >= DISBANDED:
            now.level = code - DISBANDED
        else:
            self.ends[i] = now.place
            now.place = code
            if code == POOL:
                now.level = 0

    def shown(self, i: int, entry: int) -> Stretch | None:
        """The stretch that a look at a block ends; none if its face lay open already."""
        if entry >> SHOWN_PLACE == 0:
            return None
        place = entry >> SHOWN_PLACE & PLACE
        stretch = self.add(entry & 63, entry >> SHOWN_SIDE & 1, place, entry >> SHOWN_LEVEL & LEVEL)
        stretch.blind = entry & BLIND != 0
        stretch.reserve = entry & RESERVE != 0
        stretch.marched = entry & MARCHED != 0
        self.finishes[i] = stretch
        return stretch
