"""Hamilcar: the First Punic War, 264 to 241 B.C., on the rules of Hannibal with fleets of its own."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
