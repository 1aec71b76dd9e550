"""The games of the house: those that tests bring along for themselves are not among them."""

from __future__ import annotations

from bellum.games import GAMES

HOUSE = tuple(id for id, package in GAMES.items() if package.startswith("bellum."))
