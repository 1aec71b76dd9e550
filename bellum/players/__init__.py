"""Machine players: each is given a seat's eyes on the table, never the position."""

from .base import Perspective, Player
from .levels import DEFAULT, NAMES, QUICK, make

__all__ = ["DEFAULT", "NAMES", "QUICK", "Perspective", "Player", "make"]
