"""Hamilcar as a game of the house: its board on Hannibal's chapters, and the chapters that only it has."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.dice import Dice
from ...kernel.game import Choices, Engine, Game, Speech
from ...kernel.position import Position, Step
from ...kernel.refusal import Refusal
from ...kernel.setting import Setting
from ...kernel.ways import question, ways
from ..hannibal import game, setup, windows
from ..hannibal.actions import MARCH
from ..hannibal.advice import tempo
from ..hannibal.board import LATER, NOBODY
from ..hannibal.campaign import War
from ..hannibal.kinds import SIDES
from ..hannibal.plans import plans
from ..hannibal.politics import removal
from ..hannibal.retreat import begin_retreat
from ..hannibal.withdrawal import begin_withdrawal, withdrawal_places
from .actions import table
from .board import SeaBoard, files_of
from .cards import make_card
from .harbours import LeavePort
from .homeward import Foundered, begin_voyage_back, flee_ashore, sail_back, step_back_refusal
from .lanes import Encounter
from .observation import sea_observation
from .operations import SeaOperations
from .options import HISTORICAL_CONSULS, SWITCHES
from .position import FORGOTTEN_TACTICS, FirstWar
from .reinforcements import of_history, sea_phases
from .sample import redeal
from .seamanship import prior, quiet
from .supplies import SuppliedSiege, WinterSupply, supplied_at
from .told import events, prompts
from .value import WEIGHTS, value
from .view import FirstWarView, inside
from .voyage import SeaMarch, drown

FOLDER: Final = Path(__file__).parent
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    **windows.ORDERS,
    **dict.fromkeys(("fleet", "sea-battle", "sea-omen", "bad-sea-omen"), ("turn", "battle")),
}


class HamilcarsWar(FirstWar):
    """A game in progress, with all chapters at hand."""

    def empty(self, dice: Dice) -> HamilcarsWar:
        return HamilcarsWar(self.sea, self.setting, dice)

    def span(self, until: str) -> int:
        """5, 14 How long standing orders last: the turn by its number, a battle by its space."""
        if until == "battle":
            if self.sea_battle is not None:
                return self.sea_battle.port
            return NOBODY if self.battle is None else self.battle.space
        return self.turn

    def inside(self, seat: int) -> dict[str, Any]:
        return {**inside(self, seat)}

    def sample(self, seat: int, dice: Dice) -> HamilcarsWar:
        world = self.clone()
        redeal(world, seat, dice)
        return world

    def value(self, seat: int) -> float:
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

    # -- what chapters ask of those above them --------------------------------------------------------------

    def remove_pcs(self, seat: int, victim: int, count: int, region: int, paragraph: str) -> None:
        self.steps.append(removal(seat, victim, count, region, paragraph))

    def withdrawal_places(self, side: int) -> list[int]:
        return withdrawal_places(self, self.fought(), side)

    def begin_flight(self) -> None:
        """15, 16.2, H10 A beaten army that retreats loses its supply trains."""
        battle = self.fought()
        if battle.result.withdrawn:
            begin_withdrawal(self, battle)
            return
        for g in self.generals_at(1 - battle.result.winner, battle.space):
            self.lose_supplies(g, self.supplies[g], "H10")
        begin_retreat(self, battle)

    def phases(self) -> Sequence[Step[Any]]:
        return sea_phases(self)

    def eligible(self, pool: list[int]) -> list[int]:
        return of_history(self, pool)

    def begin_operations(self, seat: int, card: int) -> None:
        self.steps.append(SeaOperations(seat, card))

    def begin_march(self, seat: int) -> None:
        """24 Catulus has a ship repaired where he is activated."""
        self.sea_spent = 0
        self.ships_going = NOBODY
        self.spared = False
        general = self.marching().general
        port = self.space_of(general)
        self.steps.append(SeaMarch(seat))
        for _ in range(self.sea.repairs[general]):
            if self.exhausted[seat][port] and self.open_port(seat, port):
                self.repair(seat, port, "24")

    def begin_siege_result(self, seat: int, space: int) -> None:
        self.steps.append(SuppliedSiege(seat, space))

    def before_winter_roll(self, side: int, space: int) -> None:
        if supplied_at(self, side, space):
            self.steps.append(WinterSupply(side, space))

    def begin_voyage_back(self) -> bool:
        return begin_voyage_back(self)

    def step_back_refusal(self) -> Refusal | None:
        return step_back_refusal(self)

    def leave_port(self, side: int, port: int) -> None:
        self.steps.append(LeavePort(side, port))

    def encounter(self) -> None:
        self.steps.append(Encounter())

    def sail_back(self) -> None:
        sail_back(self)

    def drown(self, count: int) -> None:
        drown(self, count)

    def founder(self) -> None:
        self.steps.append(Foundered())

    def flee_ashore(self, port: int) -> None:
        flee_ashore(self, port)


def start(pos: Position) -> None:
    """4 The position before the first deal."""
    assert isinstance(pos, FirstWar)
    setup.set_up(pos)
    board = pos.sea
    pos.ready = [[0] * board.spaces, [0] * board.spaces]
    pos.exhausted = [[0] * board.spaces, [0] * board.spaces]
    for side in range(2):
        for port, count in pos.fleets.ships[side]:
            pos.ready[side][port] = count
    pos.supremacy = pos.scenario.naval_supremacy
    pos.treasury = [0, 0]
    pos.supplies = [0] * board.generals
    pos.engines = []
    pos.arrived = []
    pos.markers |= FORGOTTEN_TACTICS
    for arrival in pos.fleets.arrivals:
        pos.at[arrival.general] = LATER
    pos.steps = [War()]


def position(setting: Setting, dice: Dice) -> Position:
    """An empty position."""
    pos = HamilcarsWar(BOARD, setting, dice)
    setup.prepare(pos)
    if setting.options["historical_consuls"]:
        pos.options |= HISTORICAL_CONSULS
    return pos


BOARD: Final = SeaBoard(files_of(FOLDER), make_card)
GAME: Final = Game(
    id="hamilcar",
    rules=2,
    table=table(BOARD),
    speech=Speech(
        BOARD.sea_kinds.all(),
        events(BOARD.sea_kinds),
        prompts(BOARD.sea_kinds),
        FirstWarView,
        ORDERS,
        question(),
        observation=lambda setting: sea_observation(BOARD, setting),
    ),
    choices=Choices(
        SIDES,
        scenarios=tuple(BOARD.scenarios),
        options=dict.fromkeys(SWITCHES, (False, True)),
        between_people={"always_ask": True},
    ),
    engine=Engine(position, start, (game.__package__ or "", __package__ or ""), game.GAME, WEIGHTS),
    book="hamilcar",
    folder=FOLDER,
)
