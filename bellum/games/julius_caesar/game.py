"""Julius Caesar as a game of the house: scenarios, options, and how a game starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ...kernel.dice import Dice
from ...kernel.game import Choices, Engine, Game, Speech
from ...kernel.position import Position
from ...kernel.setting import Setting
from ...kernel.ways import question, ways
from .actions import TABLE, TO
from .board import CAESAR, POMPEIUS, SIDES
from .campaign import Campaign
from .cards.card import DECK
from .cards.deck import deck
from .events import EVENTS, PROMPTS
from .kinds import ALL
from .observation import observation
from .plans import plans
from .position import CivilWar
from .prior import prior
from .sample import Army, armies_of, sample, tell
from .setup import FreeSetup
from .tempo import FORESIGHT, tempo
from .value import WEIGHTS, value
from .view import Inside, inside

DECK.extend(deck())


class JuliusCaesar(CivilWar):
    """A game of Julius Caesar with all its chapters: what is seen, sampled and valued looks at every step."""

    def __init__(self, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        self.known = UNKNOWN  # what a spectator and each seat know of the backs, once one of them was asked

    def clone(self) -> JuliusCaesar:
        """An independent copy, without events."""
        new = JuliusCaesar(self.setting, self.dice.clone())
        self.copy_to(new)
        return new

    def inside(self, seat: int) -> dict[str, Any]:
        """What a seat may know, and nothing more."""
        return {**inside(self, seat)}

    def sample(self, seat: int, dice: Dice) -> JuliusCaesar:
        """A position that agrees with all that a seat has seen."""
        known = self.known[seat + 1]
        if known is None:
            told = self.clone()
            tell(self, told, seat)
            known = (told, armies_of(told, seat))
            self.known = [known if asked == seat + 1 else self.known[asked] for asked in range(3)]
        told, armies = known
        new = told.clone()
        sample(told, new, armies, seat, dice)
        return new

    def advance(self) -> None:
        """Go on to the next choice; whatever has happened, there is more to know now."""
        self.known = UNKNOWN
        super().advance()

    def prior(self, seat: int) -> list[int]:
        """What an experienced player would think about, the most promising first."""
        return prior(self, seat, self.legal(seat))

    def plans(self, seat: int) -> list[list[int]]:
        """Whole marches, attacks and levies that are worth thinking about."""
        return plans(self, seat) if self.owes(seat) else []

    def tempo(self) -> int:
        """How many players' orders and battle phases have ended."""
        return tempo(self)

    def foresight(self) -> int:
        """Plans are compared after the battles to which they lead and those that answer them."""
        return FORESIGHT

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        return value(self, seat, WEIGHTS.values)

    def estimate(self, seat: int, weights: list[float]) -> float:
        """The same by other weights."""
        return value(self, seat, weights)

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        """6.1 Where whoever is under way can get to."""
        return ways(self, seat, action, (TO,))


# What a spectator and each seat know of the backs: the position of which samples are drawn, and its armies.
UNKNOWN: Final[list[tuple[JuliusCaesar, list[Army]] | None]] = [None, None, None]


def start(pos: Position) -> None:
    """5.0 The position before the first year's deal; with a free set-up (5.3) before the first block."""
    assert isinstance(pos, CivilWar)
    free = bool(pos.setting.options["free_setup"])
    pos.set_up(free)
    pos.steps = [Campaign()]
    if free:
        pos.steps += [FreeSetup(POMPEIUS), FreeSetup(CAESAR)]


GAME = Game(
    id="julius_caesar",
    rules=3,
    table=TABLE,
    speech=Speech(ALL, EVENTS, PROMPTS, Inside, questions=question("move", "sail"), observation=observation),
    choices=Choices(SIDES, scenarios=("historical_705",), options={"free_setup": (False, True)}),
    engine=Engine(JuliusCaesar, start, (__package__,), weights=WEIGHTS),
    book="julius-caesar",
    folder=Path(__file__).parent,
)
