"""The kernel: what every game shares. The contract is one page: see docs/contract.md."""

from .action import ActionTable
from .dice import Dice, key_of, seed_digest
from .event import OMNISCIENT, Event
from .game import BadSetup, Game
from .match import Match
from .position import SPECTATOR, DeadEnd, Outcome, Position, Step
from .record import BadRecord, Record
from .refusal import IllegalAction, Refusal

__all__ = [
    "OMNISCIENT",
    "SPECTATOR",
    "ActionTable",
    "BadRecord",
    "BadSetup",
    "DeadEnd",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Step",
    "key_of",
    "seed_digest",
]
