"""Machine players: each is given a seat's eyes on the table, never the position."""

from .base import NAMES, Perspective, Player, make

__all__ = ["NAMES", "Perspective", "Player", "make"]
