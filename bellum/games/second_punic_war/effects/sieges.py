"""5.7, 6 Effects in sieges and assaults."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, SHIFT
from ..assault import Assault
from ..board import Board
from ..boons import ASSAULT_DICE, ASSAULT_HIT, SPARED, SURRENDER, give
from ..dice import roll
from ..harm import strike_army
from ..position import BESIEGED, War
from ..siege import raise_level
from ..stacks import INFANTRY, count, troops_of
from .base import WarEffect

NOT_YOUR_WALLS: Final = Refusal("5.7", "not-a-city-of-yours")
NONE_BESIEGED: Final = Refusal("5.7", "no-city-of-yours-besieged")
NOT_YOUR_ASSAULT: Final = Refusal("5.7", "not-your-assault")
NOT_YOUR_SIEGE: Final = Refusal("5.7", "not-your-siege")
TOO_DEAR: Final = Refusal("5.7", "effect-too-dear")


class SkipSiegeLoss(WarEffect):
    """5.7, 6.2 A besieged city suffers nothing at the end of this stage, and does not surrender."""

    windows: ClassVar[tuple[str, ...]] = ("siege",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        if pos.city_side(about) != pos.side_of_seat[seat]:
            return NOT_YOUR_WALLS
        return None if pos.ring[about] == BESIEGED else NONE_BESIEGED

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        pos.boons[SPARED + about] = 1


class AssaultHitValue(WarEffect):
    """5.7, 6.1 Some dice of an assault hit from a lower value."""

    windows: ClassVar[tuple[str, ...]] = ("assault",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        for step in pos.steps[::-1]:
            if isinstance(step, Assault):
                same = pos.side_of_seat[step.seat] == pos.side_of_seat[seat]
                return None if same else NOT_YOUR_ASSAULT
        return NOT_YOUR_ASSAULT

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        give(pos, ASSAULT_DICE, self.count)
        pos.boons[ASSAULT_HIT] = self.hit


class SurrenderBonus(WarEffect):
    """5.7, 6.2 A bribe helps the besieger's surrender roll."""

    windows: ClassVar[tuple[str, ...]] = ("surrender",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.cost: int = self.words["cost"]

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        if pos.besieger[about] != pos.side_of_seat[seat]:
            return NOT_YOUR_SIEGE
        return None if pos.talents[seat] >= self.cost else TOO_DEAR

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        pos.talents[seat] -= min(self.cost, pos.talents[seat])
        give(pos, SURRENDER, self.count)


class ForBesieged(WarEffect):
    """5.7 An effect for a besieged city of one's side, which its player chooses."""

    windows: ClassVar[tuple[str, ...]] = ("turn", "besieged", "assault", "siege", "surrender")

    def cities(self, pos: War, seat: int) -> list[int]:
        """The besieged cities of a seat's side for which it does something."""
        side = pos.side_of_seat[seat]
        return [
            city
            for city in range(pos.board.cities)
            if pos.ring[city] == BESIEGED and pos.city_side(city) == side and self.helps(pos, city)
        ]

    def helps(self, pos: War, city: int) -> bool:
        return True

    def about_city(self, window: str) -> bool:
        """Whether the window is about one city."""
        return window in ("assault", "siege", "surrender")

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        cities = self.cities(pos, seat)
        if self.about_city(window):
            return None if about in cities else NOT_YOUR_WALLS
        return None if cities else NONE_BESIEGED

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        self.ask(pos, seat, window, about)

    def choices(self, pos: War, seat: int, window: str, about: int) -> list[int]:
        cities = self.cities(pos, seat)
        if self.about_city(window):
            cities = [about] if about in cities else []
        return [CITY << SHIFT | city for city in cities]


class Sally(ForBesieged):
    """5.7 The garrison and the infantry inside roll once against the besiegers, who do not answer."""

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        board = pos.board
        needs = [int(board.rules["siege"]["garrison_from"])] * pos.level[operand]
        for stack in pos.stacks[board.walls + operand]:
            for kind in INFANTRY:
                needs += [board.hit[kind]] * count(troops_of(stack), kind)
        rolls = [roll(pos) for _ in needs]
        hits = sum(1 for value, need in zip(rolls, needs) if value >= need)
        if pos.events is not None:
            args = {"city": board.city_id[operand], "rolls": rolls, "count": hits}
            pos.emit("sally", "5.7", args)
        strike_army(pos, board.city_region[operand], pos.besieger[operand], seat, hits)


class RaiseLevel(ForBesieged):
    """5.7, 6.2 The level of a besieged city rises, not above that of its card."""

    def helps(self, pos: War, city: int) -> bool:
        return pos.level[city] < pos.board.defence[city]

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        raise_level(pos, operand, self.count, "5.7")
