"""The kinds of things that actions, events and prompts of Julius Caesar speak of."""

from __future__ import annotations

from typing import Final

from ...kernel.kind import Kind
from .board import BOARD, COLOURS, KINDS, OFF_MAP, SIDES

SPACE: Final = BOARD.space_kind
BLOCK: Final = BOARD.block_kind
CARD: Final = BOARD.card_kind
REGION: Final = BOARD.region_kind
SIDE: Final = Kind("side", SIDES, selects=True)
COLOUR: Final = Kind("colour", COLOURS, selects=True)  # of a block's back
PLACE: Final = Kind("place", OFF_MAP)  # off the map
PIECE: Final = Kind("kind", KINDS)  # what a block is
ALL: Final = (SPACE, BLOCK, CARD, SIDE, PLACE, REGION, PIECE, COLOUR)
