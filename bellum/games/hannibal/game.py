"""Hannibal as a game of the house: scenarios, options, and how a game starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.dice import Dice
from ...kernel.game import Game, Options
from ...kernel.position import Position
from .actions import TABLE
from .attrition import Attrition, Losses
from .battle import Battle, ChangeOfCommand, Charge, Relief
from .board import SCENARIO_ID
from .campaign import CarthageLevy, Election, Return, RomanLevy, ScipioArrives, War, Winter, set_up
from .cards import Activation, EndOfCard, Initiative, Operations, PlayEvent, Round, Rounds
from .events import Choice, Demand, Mercenaries, TurnOne
from .move import March
from .passage import Passage
from .politics import PlacePCs, RemovePCs
from .position import (
    ADDITIONAL_CARDS,
    ALTERNATIVE_LEVIES,
    ALTERNATIVE_SIEGES,
    ALWAYS_ASK,
    ELEPHANT_FEAR,
    FALLEN,
    FATES,
    FLEXIBLE_PCS,
    MESSENGER_VARIANT,
    MORE_GENERALS,
    NO_REELECTION,
    ORIGINAL,
    REMOVE_EXTRA,
    SHARED_CARDS,
    STEPS,
    WITH_MAURETANIA,
    Hannibal,
)
from .reaction import ChooseCommander, Detachment, Evade, Intercepted, Pursuit, Reaction, StepBack
from .retreat import Retreat, WithdrawTo
from .siege import Citadel, CityFate, SiegeRoll
from .walls import Walls
from .windows import Throw, Window

for _step in (
    War,
    CarthageLevy,
    Return,
    RomanLevy,
    ScipioArrives,
    Election,
    Initiative,
    Rounds,
    Round,
    PlayEvent,
    EndOfCard,
    Operations,
    Activation,
    PlacePCs,
    RemovePCs,
    Choice,
    Demand,
    Mercenaries,
    TurnOne,
    March,
    Passage,
    Reaction,
    Detachment,
    Evade,
    Intercepted,
    StepBack,
    Pursuit,
    ChooseCommander,
    Walls,
    Battle,
    Relief,
    ChangeOfCommand,
    Charge,
    Retreat,
    WithdrawTo,
    SiegeRoll,
    Citadel,
    CityFate,
    Attrition,
    Losses,
    Winter,
    Window,
    Throw,
):
    STEPS[_step.__name__] = _step

# 26 Options that are either on or off.
SWITCHES: dict[str, int] = {
    "remove_extra_cards": REMOVE_EXTRA,
    "messenger_variant": MESSENGER_VARIANT,
    "elephant_fear": ELEPHANT_FEAR,
    "more_generals": MORE_GENERALS,
    "fallen": FALLEN,
    "no_reelection": NO_REELECTION,
    "fates": FATES,
    "mauretania": WITH_MAURETANIA,
    "flexible_pcs": FLEXIBLE_PCS,
    "alternative_reinforcements": ALTERNATIVE_LEVIES,
    "alternative_sieges": ALTERNATIVE_SIEGES,
    "original_hannibal": ORIGINAL,
    "always_ask": ALWAYS_ASK,
}
CARDS: dict[str, int] = {
    "classic": 0,
    "additional": ADDITIONAL_CARDS,
    "all": ADDITIONAL_CARDS | SHARED_CARDS,
}


def options_as_bits(options: Options) -> int:
    """26.1 to 26.7 The options of a game.

    The original Hannibal (26.7) has no Mauretania and no new generals.
    """
    mask = CARDS[options["cards"]]
    for name, bit in SWITCHES.items():
        if options[name]:
            mask |= bit
    if mask & ORIGINAL:
        mask &= ~(WITH_MAURETANIA | MORE_GENERALS)
    return mask


def start(scenario: str, options: Options, dice: Dice) -> Position:
    """4 The position before the first deal."""
    pos = Hannibal(dice)
    set_up(pos, SCENARIO_ID.index(scenario), options_as_bits(options))
    pos.steps = [War(0)]
    return pos


def load(data: dict[str, Any]) -> Position:
    """A position from its plain data."""
    return Hannibal.from_data(data)


GAME = Game(
    id="hannibal",
    rules=1,
    table=TABLE,
    seats=("rome", "carthage"),
    scenarios=tuple(SCENARIO_ID),
    options={
        "cards": ("classic", "additional", "all"),
        **dict.fromkeys(SWITCHES, (False, True)),
    },
    start=start,
    load=load,
    book="hannibal",
    folder=Path(__file__).parent,
)
