"""Hannibal as a game of the house: its board, its options, and the chapters that answer to one another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.dice import Dice
from ...kernel.facts import Facts
from ...kernel.game import Choices, Engine, Game, Speech
from ...kernel.position import Position, Step
from ...kernel.setting import Setting
from ...kernel.ways import question, ways
from .actions import MARCH, table
from .advice import prior, quiet, tempo
from .board import NOBODY, Board
from .campaign import War, phases
from .cards import make_card
from .interception import begin_voyage_back
from .kinds import SIDES
from .move import March
from .observation import observation
from .operations import Operations
from .options import DECKS, SWITCHES
from .plans import plans
from .politics import removal
from .position import PunicWar
from .retreat import begin_retreat
from .sample import redeal
from .setup import prepare, set_up
from .siege import SiegeResult
from .told import events, prompts
from .value import WEIGHTS, value
from .view import PunicView, inside
from .windows import ORDERS
from .withdrawal import begin_withdrawal, withdrawal_places

FOLDER: Final = Path(__file__).parent


class HannibalWar(PunicWar):
    """A game in progress, with all chapters at hand."""

    def empty(self, dice: Dice) -> HannibalWar:
        return HannibalWar(self.board, self.setting, dice)

    def span(self, until: str) -> int:
        """5, 14 How long standing orders last: the turn by its number, a battle by its space."""
        if until == "battle":
            return NOBODY if self.battle is None else self.battle.space
        return self.turn

    def inside(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the game itself."""
        return {**inside(self, seat)}

    def sample(self, seat: int, dice: Dice) -> HannibalWar:
        """A position that agrees with all that a seat has seen; -1 is a spectator, who sees no hand."""
        world = self.clone()
        redeal(world, seat, dice)
        return world

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        return value(self, seat, WEIGHTS.values)

    def estimate(self, seat: int, weights: list[float]) -> float:
        return value(self, seat, weights)

    def quiet(self) -> bool:
        return quiet(self)

    def prior(self, seat: int) -> list[int]:
        return prior(self, seat)

    def plans(self, seat: int) -> list[list[int]]:
        return plans(self, seat)

    def tempo(self) -> int:
        return tempo(self)

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        """10.2 Where whoever is under way can get to."""
        return ways(self, seat, action, (MARCH,))

    # -- what lower chapters ask of higher ones --------------------------------------------------------------

    def remove_pcs(self, seat: int, victim: int, count: int, region: int, paragraph: str) -> None:
        self.steps.append(removal(seat, victim, count, region, paragraph))

    def withdrawal_places(self, side: int) -> list[int]:
        return withdrawal_places(self, self.fought(), side)

    def phases(self) -> Sequence[Step[Any]]:
        return phases(self)

    def begin_operations(self, seat: int, card: int) -> None:
        self.steps.append(Operations(seat, card))

    def begin_march(self, seat: int) -> None:
        self.steps.append(March(seat))

    def begin_siege_result(self, seat: int, space: int) -> None:
        self.steps.append(SiegeResult(seat, space))

    def begin_voyage_back(self) -> bool:
        return begin_voyage_back(self)

    def begin_flight(self) -> None:
        battle = self.fought()
        if battle.result.withdrawn:
            begin_withdrawal(self, battle)
        else:
            begin_retreat(self, battle)


def start(pos: Position) -> None:
    """4 The position before the first deal."""
    assert isinstance(pos, PunicWar)
    set_up(pos)
    pos.steps = [War()]


def game_on(board: Board, id: str, folder: Path) -> Game:
    """A game of these rules on a board; ``folder`` holds its facts and texts."""

    def position(setting: Setting, dice: Dice) -> Position:
        pos = HannibalWar(board, setting, dice)
        prepare(pos)
        return pos

    return Game(
        id=id,
        rules=2,
        table=table(board),
        speech=Speech(
            board.kinds.all(),
            events(board.kinds),
            prompts(board.kinds),
            PunicView,
            ORDERS,
            question(),
            observation=lambda setting: observation(board, setting),
        ),
        choices=Choices(
            SIDES,
            scenarios=tuple(board.scenarios),
            options={"cards": tuple(DECKS), **dict.fromkeys(SWITCHES, (False, True))},
            between_people={"always_ask": True},
        ),
        engine=Engine(position, start, (__package__ or "",), weights=WEIGHTS),
        book="hannibal",
        folder=folder,
    )


BOARD: Final = Board(Facts.folder(FOLDER / "data"), make_card)
GAME: Final = game_on(BOARD, "hannibal", FOLDER)
