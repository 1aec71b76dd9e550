"""5.7, 4 Effects while armies and fleets move."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..board import NOBODY, Board
from ..boons import ALPS
from ..column import is_afloat
from ..dice import roll
from ..harm import ships_lost
from ..orders import CODED, TROOPS
from ..position import War
from ..stacks import ONE, SHIP, cavalry_alone, ships
from .base import WarEffect

NOT_YOUR_COLUMN: Final = Refusal("5.7", "not-your-column")
NO_FLEET_HERE: Final = Refusal("5.7", "effect-for-fleets")
NO_ARMY_HERE: Final = Refusal("5.7", "effect-for-armies")
NOT_CAVALRY_ALONE: Final = Refusal("5.7", "effect-for-cavalry-alone")
NOT_UNDER_WAY: Final = Refusal("5.7", "effect-once-under-way")
NOT_AN_ENEMY_FLEET: Final = Refusal("5.7", "not-an-enemy-fleet")


class ExtraMove(WarEffect):
    """5.7, 4.2 The army or fleet that moves has more points."""

    windows: ClassVar[tuple[str, ...]] = ("column",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.at_sea: bool = self.words.get("domain", "") == "sea"
        self.riders: bool = self.words.get("condition", "") == "only_cavalry"
        self.loss_on: int = self.words.get("loss_on", 0)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        column, orders = pos.column, pos.orders
        if column is None or orders is None or orders.seat != seat:
            return NOT_YOUR_COLUMN
        if self.at_sea != is_afloat(pos.board, column.place):
            return NO_FLEET_HERE if self.at_sea else NO_ARMY_HERE
        if self.riders and not cavalry_alone(column.troops()):
            return NOT_CAVALRY_ALONE
        # Others could still join a column that is being formed, and go as far as the riders.
        return NOT_UNDER_WAY if self.riders and column.forming() else None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        column = pos.column
        if column is not None:
            column.bonus += self.count
            column.strain = max(column.strain, self.loss_on)


class AlpsLossValue(WarEffect):
    """5.7, 4.3 Fewer units are lost in the Alps."""

    windows: ClassVar[tuple[str, ...]] = ("alps",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.lost_on: int = self.words["lost_on"]

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        orders, battle = pos.orders, pos.battle
        if battle is not None and battle.left != NOBODY:  # 5.4 a retreat over the Alps
            return None if battle.chiefs[battle.left] == seat else NOT_YOUR_COLUMN
        return NOT_YOUR_COLUMN if orders is None or orders.seat != seat else None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        pos.boons[ALPS] = self.lost_on


class StormRoll(WarEffect):
    """5.7, 4.4 A squall strikes an enemy fleet that enters the open sea; nobody scores it."""

    windows: ClassVar[tuple[str, ...]] = ("open_sea",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.lost_on: int = self.words["lost_on"]
        if self.words["zone"] != "open":
            raise ValueError(f"{self.id} strikes {self.words['zone']}")

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        orders, column = pos.orders, pos.column
        if orders is None or column is None:
            return NOT_AN_ENEMY_FLEET
        hostile = pos.hostile(pos.side_of_seat[seat], pos.side_of_seat[orders.seat])
        return None if hostile and ships(column.troops()) else NOT_AN_ENEMY_FLEET

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        column = pos.column
        if column is None:
            return
        rolls: list[int] = []
        lost = 0
        for party in column.parties:
            sunk = 0
            for _ in range(ships(party[TROOPS])):
                rolls.append(roll(pos))
                if rolls[-1] >= self.lost_on:
                    sunk += 1
            pos.take(column.place, party[CODED], sunk * ONE[SHIP])
            lost += sunk
        if pos.events is not None:
            args = {"field": pos.board.field_name(column.place), "rolls": rolls, "count": lost}
            pos.emit("squall", "5.7", args)
        ships_lost(pos, column.place)
