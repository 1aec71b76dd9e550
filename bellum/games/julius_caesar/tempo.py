"""How far a game has come: the turns of seats that have ended."""

from __future__ import annotations

from typing import Final

from .battle import Battle, Battles
from .board import TURNS
from .orders import Orders
from .position import CivilWar
from .retreat import Regroup

STAGES: Final = 3  # of a turn: the orders of each player, the battles
FORESIGHT: Final = 8  # stages: the battles of this turn, the answer to what came of them, and its battles


def tempo(pos: CivilWar) -> int:
    """2.0 Grows when a player's orders are done, when the battles are, and when a year begins."""
    turns = pos.year * (TURNS + 1) + pos.turn  # winter is a turn of its own
    if pos.outcome is not None:
        return turns * STAGES + 1
    return turns * STAGES + stage(pos)


def stage(pos: CivilWar) -> int:
    """2.0 The stage of the turn: what is still to come of it lies below in the stack."""
    waiting = 0
    on = False
    for step in pos.steps:
        if isinstance(step, Battles):
            on = True
        elif isinstance(step, Orders):
            waiting += 1
        elif isinstance(step, (Battle, Regroup)):
            return 2
    if not on:
        return 0  # the cards, or winter
    if isinstance(pos.steps[-1], Battles):
        return 2
    return 0 if waiting else 1
