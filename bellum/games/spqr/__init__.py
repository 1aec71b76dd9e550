"""SPQR: battles of the Roman Republic, hex by hex."""

from .game import GAME

__all__ = ["GAME"]
