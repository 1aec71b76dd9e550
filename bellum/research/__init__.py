"""The games for research: environments of PettingZoo (``zoo``) and games of OpenSpiel (``spiel``).

They need the extra ``gym``, and are loaded when they are asked for:

    from bellum import research
    env = research.pettingzoo_env(id)
    game = research.open_spiel_game(id)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..extras import load

EXTRA = "gym"
WHO = "research environments need"


def pettingzoo_env(
    game: str, *, scenario: str | None = None, options: Mapping[str, Any] | None = None
) -> Any:
    """An AEC environment of PettingZoo for a game with its scenario and options."""
    return load("bellum.research.zoo", EXTRA, WHO).Environment(game, scenario=scenario, options=options)


def open_spiel_game(
    game: str, *, scenario: str | None = None, options: Mapping[str, Any] | None = None, seed: int = 0
) -> Any:
    """A game of OpenSpiel; its first chance node draws one of the games that begin with a seed."""
    return load("bellum.research.spiel", EXTRA, WHO).load(game, scenario, options, seed)
