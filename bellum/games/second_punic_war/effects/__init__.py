"""5.7 The effects. A row of ``cards.toml`` names the class that it is made with.

``base``: what every effect has, and the step in which one asks for a choice. Then by what they are about:
``fighting`` battles, ``answers`` other effects, events and the death of leaders, ``movement``, ``sieges``,
``means`` initiative, money and knowledge.
"""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ..board import Board
from .answers import CancelEffect, CancelEvent, SaveLeader
from .base import WarEffect
from .fighting import (
    AvoidBattle,
    BlockRetreat,
    ElephantsAmok,
    ExtraRerolls,
    ExtraRolls,
    HitRolls,
    HitValue,
    NavalBonus,
    NegateHits,
    NegatePursuitHits,
    NoCommand,
    NoCritical,
    PursuitJoin,
    RemoveUnits,
    Suppress,
)
from .means import CaptureGold, GainIp, Look, UpkeepMinus
from .movement import AlpsLossValue, ExtraMove, StormRoll
from .sieges import AssaultHitValue, RaiseLevel, Sally, SkipSiegeLoss, SurrenderBonus

CLASSES: Final[dict[str, type[WarEffect]]] = {
    "hit_rolls": HitRolls,
    "negate_hits": NegateHits,
    "cancel_effect": CancelEffect,
    "pursuit_join": PursuitJoin,
    "negate_pursuit_hits": NegatePursuitHits,
    "block_retreat": BlockRetreat,
    "elephants_amok": ElephantsAmok,
    "hit_value": HitValue,
    "extra_rerolls": ExtraRerolls,
    "no_command": NoCommand,
    "avoid_battle": AvoidBattle,
    "extra_move": ExtraMove,
    "alps_loss_value": AlpsLossValue,
    "skip_siege_loss": SkipSiegeLoss,
    "assault_hit_value": AssaultHitValue,
    "sally": Sally,
    "raise_level": RaiseLevel,
    "storm_roll": StormRoll,
    "naval_bonus": NavalBonus,
    "look": Look,
    "gain_ip": GainIp,
    "upkeep_minus": UpkeepMinus,
    "capture_gold": CaptureGold,
    "remove_units": RemoveUnits,
    "suppress": Suppress,
    "save_leader": SaveLeader,
    "no_critical": NoCritical,
    "cancel_event": CancelEvent,
    "surrender_bonus": SurrenderBonus,
    "extra_rolls": ExtraRolls,
}


def make_effect(board: Board, number: int, row: Facts) -> WarEffect:
    """The effect of a row, of the class that the row names."""
    name = row["class"]
    if name not in CLASSES:
        raise ValueError(f"no class in effects/ is called {name}, as the effect {row['id']} says")
    return CLASSES[name](board, number, row)
