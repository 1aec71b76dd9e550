"""The verbs of this war besides Hannibal's: fleets, supply trains and tactic cards."""

from __future__ import annotations

from typing import Final

from ...kernel.action import ActionTable
from ...kernel.kind import counts
from ..hannibal.actions import DONE, SHIFT, verbs
from .board import SeaBoard
from .kinds import CONDITION

DIE_FACES: Final = 6

DEPOSIT: Final = DONE + 1  # H8.2 the OPs of a card go to the war treasury
BUILD: Final = DONE + 2  # H8.3 a ship
REPAIR: Final = DONE + 3  # H8.4 a ship
FLEET: Final = DONE + 4  # H8.5 a fleet is to move
SHIPS: Final = DONE + 5  # H8.5, H11.1 how many ships
ADMIRAL: Final = DONE + 6  # H8.5 a general without CUs goes along
SUPPLY: Final = DONE + 7  # H8.6 a supply train for a general
CHASE: Final = DONE + 8  # H12 a fleet intercepts at sea
TACTIC: Final = DONE + 9  # H13 a tactic card
NO_TACTIC: Final = DONE + 10
BREAK_OFF: Final = DONE + 11
HIT: Final = DONE + 12  # H13 which ship takes a hit
SPEND: Final = DONE + 13  # H20, H21 a general spends a supply train
DIE: Final = DONE + 14  # 25 the die that is rolled again

A_DEPOSIT: Final = DEPOSIT << SHIFT
A_BUILD: Final = BUILD << SHIFT
A_REPAIR: Final = REPAIR << SHIFT
A_FLEET: Final = FLEET << SHIFT
A_SHIPS: Final = SHIPS << SHIFT
A_ADMIRAL: Final = ADMIRAL << SHIFT
A_SUPPLY: Final = SUPPLY << SHIFT
A_CHASE: Final = CHASE << SHIFT
A_TACTIC: Final = TACTIC << SHIFT
A_NO_TACTIC: Final = NO_TACTIC << SHIFT
A_BREAK_OFF: Final = BREAK_OFF << SHIFT
A_HIT: Final = HIT << SHIFT
A_SPEND: Final = SPEND << SHIFT
A_DIE: Final = DIE << SHIFT


def table(board: SeaBoard) -> ActionTable:
    """Every action on the board, Hannibal's first."""
    kinds = board.sea_kinds
    return ActionTable(
        [
            *verbs(board),
            ("deposit", None, "H8.2"),
            ("build", kinds.space, "H8.3"),
            ("repair", kinds.space, "H8.4"),
            ("fleet", kinds.space, "H8.5"),
            ("ships", counts(board.ships_each), "H11.1"),
            ("admiral", kinds.general, "H8.5"),
            ("supply", kinds.general, "H8.6"),
            ("chase", kinds.space, "H12"),
            ("tactic", kinds.tactic, "H13"),
            ("no_tactic", None, "H13"),
            ("break_off", None, "H13"),
            ("hit", CONDITION, "H13"),
            ("spend", kinds.general, "H20"),
            ("die", counts(DIE_FACES), "25"),
        ],
        SHIFT,
    )
