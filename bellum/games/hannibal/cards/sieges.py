"""25 Events around sieges: points that are removed, and the Carthaginian siege train."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....kernel.refusal import Refusal
from ..actions import A_TARGET, PLACE, TARGET
from ..camps import camps
from ..kinds import SIDES
from ..politics import NO_SUCH_SPACE
from ..position import PunicWar
from .base import (
    NOT_A_PORT,
    Choice,
    StrategyCard,
    tell_struck,
)

NO_CITY_BESIEGED: Final = Refusal("25", "no-city-besieged")
NO_PORT_BESIEGED: Final = Refusal("25", "no-port-besieged")
NO_TRIBE_BESIEGED: Final = Refusal("25", "no-tribe-besieged")
NO_POINTS_THERE: Final = Refusal("25", "no-siege-points-there")
NOT_A_CITY: Final = Refusal("25", "event-needs-city")
NOT_A_TRIBE: Final = Refusal("25", "event-needs-tribe")
TRAINS_EVERYWHERE: Final = Refusal("25", "nobody-needs-train")
NO_TRAIN_THERE: Final = Refusal("25", "no-train-to-move")
HAS_TRAIN: Final = Refusal("25", "has-a-train")
NOBODY_FOR_TRAIN: Final = Refusal("25", "nobody-for-train")
SHUT_IN: Final = Refusal("25", "train-besieged")


@mypyc_attr(allow_interpreted_subclasses=True)
class Relief(StrategyCard):
    """25 Siege points are removed from a city or a tribe."""

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        siege = pos.siege
        return [A_TARGET + s for s in range(len(siege)) if siege[s]]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        refusal = self.refuse_kind(pos, operand)
        if refusal is not None:
            return refusal
        return None if pos.siege[operand] > 0 else NO_POINTS_THERE

    def refuse_kind(self, pos: PunicWar, space: int) -> Refusal | None:
        """Why the event does not help such a space."""
        raise NotImplementedError

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        pos.siege[operand] = 0
        tell_struck(pos, self.id, operand)


class SurpriseSortie(Relief):
    """25 #17 One siege point is removed from any one city."""

    def nothing(self) -> Refusal:
        return NO_CITY_BESIEGED

    def refuse_kind(self, pos: PunicWar, space: int) -> Refusal | None:
        return None if pos.board.city[space] else NOT_A_CITY

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        pos.siege[operand] -= 1
        tell_struck(pos, self.id, operand)


class FleetBreaksSiege(Relief):
    """25 #49 All siege points are removed from a city that is a port."""

    def nothing(self) -> Refusal:
        return NO_PORT_BESIEGED

    def refuse_kind(self, pos: PunicWar, space: int) -> Refusal | None:
        if not pos.board.city[space]:
            return NOT_A_CITY
        return None if pos.board.port[space] else NOT_A_PORT


class TribalResistance(Relief):
    """25 #53 All siege points are removed from a tribe."""

    def nothing(self) -> Refusal:
        return NO_TRIBE_BESIEGED

    def refuse_kind(self, pos: PunicWar, space: int) -> Refusal | None:
        return None if pos.tribe[space] else NOT_A_TRIBE


class SiegeTrain(StrategyCard):
    """25 #30 A siege train goes to a general whose army has none; if all are in play, one of them moves."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        for space in camps(pos, seat):
            if self.refuse_place(pos, seat, space) is None:
                return None
        return TRAINS_EVERYWHERE

    def nothing(self) -> Refusal:
        return TRAINS_EVERYWHERE

    def all_out(self, pos: PunicWar) -> bool:
        return len(pos.trains) == pos.board.trains

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Choice(seat, self.number, 2 if self.all_out(pos) else 1, []))

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET if self.all_out(pos) and not chosen else PLACE

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if self.all_out(pos) and not chosen:
            there = operand in pos.trains or operand + pos.board.walls in pos.trains
            return None if there else NO_TRAIN_THERE
        return self.refuse_place(pos, seat, operand)

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        """Why no general on a space can get a siege train."""
        if not pos.playable(space):
            return NO_SUCH_SPACE
        place = space
        if pos.commander(seat, space) < 0:
            place = space + pos.board.walls
            if pos.commander(seat, place) < 0:
                return NOBODY_FOR_TRAIN
            if pos.besieged(space):
                return SHUT_IN
        return HAS_TRAIN if place in pos.trains else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        walls = pos.board.walls
        if verb == TARGET:
            chosen.append(operand)
            pos.trains.remove(operand if operand in pos.trains else operand + walls)
            tell_struck(pos, self.id, operand)
            return
        pos.trains.append(operand + walls if pos.commander(seat, operand) < 0 else operand)
        if pos.events is not None:
            pos.emit("train", "25", {"side": SIDES[seat], "space": pos.board.space_id[operand]})
