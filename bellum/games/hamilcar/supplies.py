"""H8.6, H20, H21 Supply trains: who may have one, and what they are spent on."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_PASS, PASS
from ..hannibal.kinds import SIDES
from ..hannibal.position import PunicWar
from ..hannibal.siege import SiegeResult
from ..hannibal.windows import throw
from .actions import A_SPEND, SPEND
from .position import FirstWar, first_war

NOT_YOURS: Final = Refusal("H8.6", "supply-not-yours")
OFF_MAP: Final = Refusal("H8.6", "supply-off-map")
BESIEGED: Final = Refusal("H8.6", "supply-besieged")
NO_WAY: Final = Refusal("H8.6", "supply-no-way")
HAS_ALL: Final = Refusal("H8.6", "supply-has-all")
NONE_LEFT: Final = Refusal("H8.6", "supply-none-left")
HAS_NONE: Final = Refusal("H20", "supply-has-none")
NOT_THERE: Final = Refusal("H20", "supply-not-there")


def supply_refusal(pos: FirstWar, seat: int, general: int, through_siege: bool) -> Refusal | None:
    """H8.6 Why a general gets no supply train; 25 a convoy reaches besieged ports that are not blockaded."""
    board = pos.sea
    if board.general_side[general] != seat:
        return NOT_YOURS
    if pos.at[general] < 0:
        return OFF_MAP
    space = pos.space_of(general)
    if pos.at[general] >= board.walls and pos.besieged(space):
        if not through_siege or not board.port[space] or pos.blockaded(space):
            return BESIEGED
    elif pos.holder(board.province_of[space]) != seat:
        if not board.port[space] or pos.control[space] != seat:
            return NO_WAY
    if pos.supplies[general] >= board.supplies_each:
        return HAS_ALL
    return None if pos.supplies_left() > 0 else NONE_LEFT


def give_supply(pos: FirstWar, general: int, rule: str) -> None:
    """H8.6 A general gets a supply train."""
    pos.supplies[general] += 1
    if pos.events is not None:
        board = pos.sea
        args = {"side": SIDES[board.general_side[general]], "general": board.general_id[general]}
        pos.emit("supplied", rule, args)


def spend_supply(pos: FirstWar, general: int, rule: str) -> None:
    """H20, H21 A supply train is used up."""
    pos.supplies[general] -= 1
    if pos.events is not None:
        board = pos.sea
        args = {"side": SIDES[board.general_side[general]], "general": board.general_id[general]}
        pos.emit("supply-spent", rule, args)


def supplied_at(pos: FirstWar, side: int, place: int) -> list[int]:
    """The generals at a place who have a supply train."""
    return [g for g in pos.generals_at(side, place) if pos.supplies[g] > 0]


class SpendSupply(SeatStep[FirstWar]):
    """H20, H21 A general at a place may spend a supply train."""

    rule: ClassVar[str] = "H20"
    asks: ClassVar[str] = "prompt-supply"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_SPEND + g for g in supplied_at(pos, seat, self.place)] + [A_PASS]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != SPEND:
            return pos.not_now(verb)
        if pos.sea.general_side[operand] != seat or pos.at[operand] != self.place:
            return NOT_THERE
        return None if pos.supplies[operand] > 0 else HAS_NONE

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == SPEND:
            spend_supply(pos, operand, self.rule)
            self.spend(pos)

    def spend(self, pos: FirstWar) -> None:
        """What the supply train does."""
        raise NotImplementedError

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        space = pos.sea.space_id[pos.space_at(self.place)]
        return self.asks, {"side": SIDES[self.seat], "space": space}


class WinterSupply(SpendSupply):
    """H21 A supply train spares a force its roll for winter attrition."""

    rule: ClassVar[str] = "H21"
    asks: ClassVar[str] = "prompt-winter-supply"

    def spend(self, pos: FirstWar) -> None:
        pos.steps.pop()  # the roll


# -- H20 sieges --------------------------------------------------------------------------------------------


class SuppliedSiege(SiegeResult):
    """20.1.3, H20 The siege die has been rolled: the besieger may roll again, the besieged cancel a point."""

    def __init__(self, seat: int, space: int, asked: bool = False) -> None:
        super().__init__(seat, space)
        self.asked = asked

    def resolve(self, pos: PunicWar) -> bool:
        return self.resolve_at_sea(first_war(pos))

    def resolve_at_sea(self, pos: FirstWar) -> bool:
        """With what supply trains can do about the die."""
        if not self.asked:
            pos.steps[-1] = SuppliedSiege(self.seat, self.space, True)
            if supplied_at(pos, self.seat, self.space):
                pos.steps.append(RollAgain(self.seat, self.space, pos.die))
            return True
        pos.steps.pop()
        colour, points, lost = self.read(pos)
        inside = self.space + pos.sea.walls
        if points and supplied_at(pos, 1 - self.seat, inside):
            pos.steps.append(Scored(self.seat, self.space, colour, points, lost))
            pos.steps.append(HoldOut(1 - self.seat, inside))
        else:
            self.score(pos, colour, points, lost)
        return True


class RollAgain(SpendSupply):
    """H20 The besieger may spend a supply train to roll the siege die again."""

    asks: ClassVar[str] = "prompt-roll-again"

    def __init__(self, seat: int, place: int, die: int) -> None:
        super().__init__(seat, place)
        self.die = die

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        super().play(pos, seat, verb, operand)
        if verb == PASS:
            pos.die = self.die

    def spend(self, pos: FirstWar) -> None:
        pos.steps[-1] = SuppliedSiege(self.seat, self.place, False)
        throw(pos, self.seat)


class Scored(SiegeResult):
    """H20 A siege die has scored, and the besieged have answered."""

    def __init__(self, seat: int, space: int, colour: int, points: int, lost: int) -> None:
        super().__init__(seat, space)
        self.colour = colour
        self.points = points
        self.lost = lost

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        self.score(pos, self.colour, self.points, self.lost)
        return True


class HoldOut(SpendSupply):
    """H20 A general inside may spend a supply train to cancel a siege point that was just scored."""

    asks: ClassVar[str] = "prompt-hold-out"

    def spend(self, pos: FirstWar) -> None:
        scored = pos.steps[-1]
        assert isinstance(scored, Scored)
        points = scored.points - 1
        pos.steps[-1] = Scored(scored.seat, scored.space, scored.colour, points, scored.lost)
        if points and supplied_at(pos, self.seat, self.place):
            pos.steps.append(HoldOut(self.seat, self.place))
