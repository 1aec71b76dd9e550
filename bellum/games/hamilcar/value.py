"""How a side stands: Hannibal's estimate, and what ships, treasuries and supply trains are worth."""

from __future__ import annotations

from typing import Final

from ..hannibal.board import ROME
from ..hannibal.value import value
from .position import CORVUS, TRAINED, FirstWar

READY_WORTH: Final = 1.3
EXHAUSTED_WORTH: Final = 0.6
TREASURY_WORTH: Final = 0.25
SUPPLY_WORTH: Final = 0.3
SUPREMACY_WORTH: Final = 1.5
ANCHOR_RISK: Final = 0.25  # H21 of a ship that is not in harbour
CREW_WORTH: Final = 1.5
SCALE: Final = 30.0


def standing(pos: FirstWar, seat: int) -> float:
    """From -1 to 1; an ended game is worth exactly that."""
    base = value(pos, seat)
    if pos.outcome is not None:
        return base
    lead = at_sea(pos, seat) - at_sea(pos, 1 - seat)
    size = lead if lead >= 0 else -lead
    return max(-0.99, min(0.99, base + 0.5 * lead / (SCALE + size)))


def at_sea(pos: FirstWar, side: int) -> float:
    """What a side has at sea."""
    board = pos.sea
    worth = 0.0
    for port in board.ports:
        ready, exhausted = pos.ready[side][port], pos.exhausted[side][port]
        if ready or exhausted:
            worth += READY_WORTH * ready + EXHAUSTED_WORTH * exhausted
            if pos.control[port] != side:
                worth -= ANCHOR_RISK * (ready + exhausted)
            if pos.control[port] == 1 - side and pos.siege[port]:
                worth += 0.5 * ready  # H20 a blockade
    worth += TREASURY_WORTH * pos.treasury[side]
    for g in range(board.generals):
        if pos.supplies[g] and board.general_side[g] == side:
            worth += SUPPLY_WORTH * pos.supplies[g]
    if pos.supremacy == side:
        worth += SUPREMACY_WORTH
    if side == ROME:
        worth += CREW_WORTH * ((1 if pos.marked(TRAINED) else 0) + (1 if pos.marked(CORVUS) else 0))
    return worth
