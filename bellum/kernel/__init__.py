"""The kernel: what every game shares. The contract is one page: see docs/contract.md."""

from .action import ActionTable
from .dice import Dice, key_of, seed_digest
from .event import OMNISCIENT, Event
from .game import BadSetup, Game
from .kind import COUNT, WORD, Kind, Told, counts, secret, several
from .match import Match
from .position import NO_ACTION, SPECTATOR, DeadEnd, Outcome, Position, SeatStep, Step
from .question import ABOUT_NOTHING, Question
from .record import BadRecord, Record
from .refusal import IllegalAction, Refusal
from .setting import Seat, Setting

__all__ = [
    "ABOUT_NOTHING",
    "COUNT",
    "NO_ACTION",
    "OMNISCIENT",
    "SPECTATOR",
    "WORD",
    "ActionTable",
    "BadRecord",
    "BadSetup",
    "DeadEnd",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Kind",
    "Match",
    "Outcome",
    "Position",
    "Question",
    "Record",
    "Refusal",
    "Seat",
    "SeatStep",
    "Setting",
    "Step",
    "Told",
    "counts",
    "key_of",
    "secret",
    "seed_digest",
    "several",
]
