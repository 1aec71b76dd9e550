"""The Second Punic War as a game of the house: its seats and options, and chapters that answer each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ...kernel.dice import Dice
from ...kernel.facts import Facts
from ...kernel.game import BadSetup, Choices, Engine, Game, Speech
from ...kernel.position import Position
from ...kernel.setting import Options, Seat, Setting
from ...kernel.ways import question, ways
from .actions import MARCH, SAIL, table
from .advice import prior
from .arrival import clash, warn
from .battle import begin_resistance
from .board import NOBODY, Board
from .cards import make_card
from .command import Command
from .effects import make_effect
from .fleet import Landing, Loading
from .observation import observation
from .options import LENGTHS, PLAYERS, SWITCHES
from .placing import choices_of_set_up
from .plans import plans
from .position import War
from .sample import redeal
from .setup import set_up
from .stage import Stage
from .told import events, prompts
from .value import WEIGHTS, estimate
from .view import WarView, inside
from .windows import ORDERS

FOLDER: Final = Path(__file__).parent

# 10.2 Who plays: a player for each power, or two; and one for Syracuse if their number is odd.
TWO: Final = ("rome", "carthage")
FOUR: Final = ("rome_north", "rome_south", "carthage_hispania", "carthage_africa")
THIRD: Final = "syracuse"
FORESIGHT: Final = 6  # actions of players, over which plans are played on


class SecondPunicWar(War):
    """A game in progress, with all chapters at hand."""

    def empty(self, dice: Dice) -> SecondPunicWar:
        return SecondPunicWar(self.board, self.setting, dice)

    def span(self, until: str) -> int:
        """3, 5 How long standing orders last: the stage by its number, a battle by its place."""
        if until == "battle":
            return NOBODY if self.battle is None else self.battle.place
        return self.stage

    def inside(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the game itself."""
        return {**inside(self, seat)}

    def sample(self, seat: int, dice: Dice) -> SecondPunicWar:
        """A position that agrees with all that a seat has seen; -1 is a spectator, who sees no hand."""
        world = self.clone()
        redeal(world, seat, dice)
        return world

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        return estimate(self, seat, WEIGHTS.values)

    def estimate(self, seat: int, weights: list[float]) -> float:
        """The same by other weights."""
        return estimate(self, seat, weights)

    def quiet(self) -> bool:
        """4.2, 4.4 Not before orders are carried out, and who is to go aboard or ashore has gone."""
        if self.outcome is not None:
            return True
        return self.settled() and not isinstance(self.steps[-1], (Command, Loading, Landing))

    def prior(self, seat: int) -> list[int]:
        """What is worth thinking about."""
        return prior(self, seat)

    def plans(self, seat: int) -> list[list[int]]:
        """Whole moves that are worth thinking about."""
        return plans(self, seat)

    def tempo(self) -> int:
        """3.4, 9.3 The actions of players that are over, and what they have recruited."""
        return self.turns

    def foresight(self) -> int:
        """3.4 Cards that are saved up and armies that gather take more actions than elsewhere to tell."""
        return FORESIGHT

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        """4.2 Where whoever is under way can get to."""
        return ways(self, seat, action, (MARCH, SAIL))

    # -- what lower chapters ask of higher ones --------------------------------------------------------------

    def begin_resistance(self, region: int, side: int, gauls_attack: bool) -> None:
        begin_resistance(self, region, side, gauls_attack)

    def clash(self, place: int, side: int) -> None:
        clash(self, place, side)

    def warn(self, place: int, side: int) -> None:
        warn(self, place, side)


def seats_for(scenario: str, options: Options) -> tuple[Seat, ...]:
    """10.2 The seats of a number of players; a team is a side."""
    players: int = options["players"]
    if players not in BOARD.scenarios[scenario].players:
        numbers = ", ".join(str(number) for number in BOARD.scenarios[scenario].players)
        raise BadSetup(f"the scenario {scenario} is made for {numbers} players, not for {players}")
    names = [*(TWO if players < 4 else FOUR), *([THIRD] if players % 2 else [])]
    return tuple(Seat(name, name.split("_")[0]) for name in names)


def position(setting: Setting, dice: Dice) -> Position:
    return SecondPunicWar(BOARD, setting, dice)


def start(pos: Position) -> None:
    """2 The position before the first choice."""
    assert isinstance(pos, War)
    set_up(pos)
    pos.steps = [Stage(), *choices_of_set_up(pos)]


BOARD: Final = Board(Facts.folder(FOLDER / "data"), make_card, make_effect)
GAME: Final = Game(
    id="second_punic_war",
    rules=4,
    table=table(BOARD),
    speech=Speech(
        BOARD.kinds.all(),
        events(BOARD.kinds),
        prompts(BOARD.kinds),
        WarView,
        ORDERS,
        question(),
        observation=lambda setting: observation(BOARD, setting),
    ),
    choices=Choices(
        seats_for,
        scenarios=tuple(BOARD.scenarios),
        options={"players": PLAYERS, "length": LENGTHS, **dict.fromkeys(SWITCHES, (False, True))},
        seated_by=("players",),
        between_people={"always_ask": True},
    ),
    engine=Engine(position, start, (__package__ or "",), weights=WEIGHTS),
    book="second-punic-war",
    folder=FOLDER,
)
