"""Julius Caesar as a game of the house: scenarios, options, and how a game starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.dice import Dice
from ...kernel.game import Game, Options
from ...kernel.position import Position
from .actions import TABLE
from .battle import Battle, Battles, Hits
from .campaign import Campaign, CardPhase, Discards, FreeSetup, Turn
from .gods import Defect, Jupiter, Vulcan
from .levy import Levy, Muster
from .move import March, Move, Voyage
from .orders import MainAttack, Orders, Surprise
from .position import STEPS, Caesar
from .retreat import Regroup, RegroupTo, Withdraw
from .winter import Disband, FleetsToPort, Supply, Winter

for _step in (
    Campaign,
    FreeSetup,
    Discards,
    Turn,
    CardPhase,
    Orders,
    Move,
    March,
    Voyage,
    MainAttack,
    Surprise,
    Levy,
    Muster,
    Jupiter,
    Defect,
    Vulcan,
    Battles,
    Battle,
    Hits,
    Withdraw,
    Regroup,
    RegroupTo,
    Winter,
    FleetsToPort,
    Supply,
    Disband,
):
    STEPS[_step.__name__] = _step


def start(scenario: str, options: Options, dice: Dice) -> Position:
    """5.0 The position before the first year's deal; with a free set-up (5.3) before the first block."""
    pos = Caesar(dice)
    free = bool(options["free_setup"])
    pos.set_up(free)
    pos.steps = [Campaign(0)]
    if free:
        pos.steps += [FreeSetup(1), FreeSetup(0)]
    return pos


def load(data: dict[str, Any]) -> Position:
    """A position from its plain data."""
    return Caesar.from_data(data)


GAME = Game(
    id="julius_caesar",
    rules=1,
    table=TABLE,
    seats=("caesar", "pompeius"),
    scenarios=("historical_705",),
    options={"free_setup": (False, True)},
    start=start,
    load=load,
    book="julius-caesar",
    folder=Path(__file__).parent,
)
