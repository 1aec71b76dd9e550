"""Hannibal: Rome against Carthage, 218 to 201 B.C., with cards, generals and reactions, for two players."""

from .game import GAME

__all__ = ["GAME"]
