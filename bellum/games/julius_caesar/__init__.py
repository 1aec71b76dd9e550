"""Julius Caesar: the Roman civil war of 49 to 45 B.C., blocks under fog of war for two players."""

from .game import GAME

__all__ = ["GAME"]
