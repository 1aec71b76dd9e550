"""SPQR as a game of the house: its battles and options, and chapters that answer each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ...kernel.dice import Dice
from ...kernel.facts import Facts
from ...kernel.game import Choices, Engine, Game, Speech
from ...kernel.position import Position
from ...kernel.refusal import Refusal
from ...kernel.setting import Options, Seat, Setting
from .actions import table
from .advice import prior
from .answers import LateFire
from .arrivals import is_due
from .combats import after_move, can_designate
from .extension import extend_in_command, refuse_in_command
from .field import Battles
from .harm import casualty, settle
from .kinds import BATTLES
from .leaders import LeaderMove
from .markers import has_no_orders
from .movement import Move, begin_move
from .observation import observation
from .options import LIMITS, SWITCHES, TURNS
from .plans import plans
from .position import Battlefield
from .questions import QUESTIONS, reply
from .rampage import go_mad, raging
from .reactions import arrive, leaders_leave, make_way
from .rout import begin_segment, rout_on, run_away
from .sample import redeal
from .setup import set_up
from .shock import begin_shock
from .standing import ORDERS, about
from .told import events, prompts
from .turn import begin, end_activations, tempo
from .value import WEIGHTS, value
from .view import BattleView, inside

FOLDER: Final = Path(__file__).parent


class Spqr(Battlefield):
    """A battle in progress, with all chapters at hand."""

    def empty(self, dice: Dice) -> Spqr:
        return Spqr(self.field, self.setting, dice)

    def inside(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the battle itself."""
        return {**inside(self, seat)}

    # -- what lower chapters ask of higher ones (each owner answers for his chapters; append) ------------

    def is_due(self, leader: int) -> bool:
        return is_due(self, leader)

    def end_activations(self) -> None:
        end_activations(self)

    def run_away(self, unit: int, cause: int) -> None:
        run_away(self, unit, cause)

    def raging(self) -> bool:
        return raging(self)

    def go_mad(self, unit: int) -> None:
        go_mad(self, unit)

    def break_up(self) -> None:
        settle(self)

    def casualty(self, leader: int) -> None:
        casualty(self, leader)

    def begin_shock(self) -> None:
        begin_shock(self)

    def after_move(self, unit: int) -> None:
        after_move(self, unit)

    def can_designate(self, leader: int) -> bool:
        return can_designate(self, leader)

    def rout_on(self, unit: int) -> None:
        rout_on(self, unit)

    def begin_rout_segment(self) -> None:
        begin_segment(self)

    def no_orders_to_withdraw(self, seat: int) -> bool:
        return has_no_orders(self, seat)

    def begin_move(self, unit: int, why: int) -> None:
        begin_move(self, unit, why)

    def come_up(self, unit: int, why: int) -> None:
        arrive(self, unit, why)

    def make_way(self, unit: int) -> None:
        make_way(self, unit)

    def leaders_leave(self) -> None:
        leaders_leave(self)

    def refuse_extension(self, unit: int) -> Refusal | None:
        return refuse_in_command(self, unit)

    def extend_now(self, unit: int) -> None:
        extend_in_command(self, unit)

    def end_line(self) -> None:
        self.steps.append(LateFire())

    def sample(self, seat: int, dice: Dice) -> Spqr:
        """A battle that agrees with all that a seat knows; -1 is a spectator."""
        world = self.clone()
        redeal(world, seat, dice)
        return world

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        return value(self, seat, WEIGHTS.values)

    def estimate(self, seat: int, weights: list[float]) -> float:
        """The same by other weights."""
        return value(self, seat, weights)

    def span(self, until: str) -> int:
        """3 How long standing orders last: a turn by its number; the battle is the game."""
        return self.turn if until == "turn" else 0

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        """What a seat asks without changing anything."""
        return reply(self, seat, question, action)

    def quiet(self) -> bool:
        """6.31 Every step of a move can be judged."""
        return self.settled() or isinstance(self.steps[-1], (Move, LeaderMove))

    def tempo(self) -> int:
        """5.2 How many orders phases have ended."""
        return tempo(self)

    def prior(self, seat: int) -> list[int]:
        """What is worth thinking about."""
        return prior(self, seat)

    def plans(self, seat: int) -> list[list[int]]:
        """Whole lines, and leaders with all their orders."""
        return plans(self, seat)


def seats_for(scenario: str, options: Options) -> tuple[Seat, ...]:
    """The two sides of a battle."""
    return tuple(Seat(name, name) for name in FACTS.fields[scenario].seat_id)


def position(setting: Setting, dice: Dice) -> Position:
    return Spqr(FACTS.fields[setting.scenario], setting, dice)


def start(pos: Position) -> None:
    """The position before the first choice."""
    assert isinstance(pos, Battlefield)
    set_up(pos)
    begin(pos)


LARGEST: Final = "cannae"  # the battle of most units
FACTS: Final = Battles(Facts.folder(FOLDER / "data"))
GAME: Final = Game(
    id="spqr",
    rules=1,
    table=table(FACTS.kinds),
    speech=Speech(
        FACTS.kinds.all(),
        events(FACTS.kinds),
        prompts(FACTS.kinds),
        BattleView,
        ORDERS,
        QUESTIONS,
        about(FACTS.kinds),
        lambda setting: observation(FACTS, setting),
    ),
    choices=Choices(
        seats_for,
        scenarios=tuple(BATTLES),
        options={**dict.fromkeys(SWITCHES, (False, True)), TURNS: LIMITS},
        measured=(LARGEST,),
    ),
    engine=Engine(position, start, (__package__ or "",), weights=WEIGHTS),
    book="spqr",
    folder=FOLDER,
)
