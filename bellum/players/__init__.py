"""Machine players: each is given a seat's eyes on the table, never the position."""

from .base import Perspective, Player
from .levels import NAMES, make

__all__ = ["NAMES", "Perspective", "Player", "make"]
