"""Second Punic War: two to five players, money, politics and fleets."""

from .game import GAME

__all__ = ["GAME"]
