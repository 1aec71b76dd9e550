"""25 Events about Roman offices: a proconsul dismissed, a dictator, the priest of Mars."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import A_GENERAL, A_PLACE, GENERAL, PLACE
from ..board import CONSUL, DICTATOR, NO_OFFICE, NOBODY, POOL, PROCONSUL, ROME
from ..kinds import SIDES
from ..politics import NO_SUCH_SPACE
from ..position import PunicWar
from ..scenario import Places
from .base import WRONG_REGION, StrategyCard, regions_of

NO_PROCONSUL: Final = Refusal("25", "no-proconsul")
NOT_IN_POOL: Final = Refusal("25", "not-in-the-pool")
POOL_EMPTY: Final = Refusal("25", "nobody-in-the-pool")
BOUND_ELSEWHERE: Final = Refusal("25", "bound-elsewhere")
HAVE_DICTATOR: Final = Refusal("25", "one-dictator")
NO_CAMP: Final = Refusal("25", "no-camp-for-dictator")
NO_ROMANS: Final = Refusal("25", "no-romans-there")
ROMANS_BESIEGED: Final = Refusal("25", "romans-besieged")
NO_CONSUL: Final = Refusal("25", "no-consul")
NOT_A_CONSUL: Final = Refusal("25", "not-a-consul")
PRIEST_ALREADY: Final = Refusal("25", "priest-already")


def tell_general(pos: PunicWar, kind: str, general: int) -> None:
    """Tell whom an event has named."""
    if pos.events is not None:
        pos.emit(kind, "25", {"side": SIDES[ROME], "general": pos.board.general_id[general]})


class SenateDismissesProconsul(StrategyCard):
    """6.6, 25 #19 The proconsul, unless he is Scipio Africanus, makes way for a general of the pool."""

    def dismissed(self, pos: PunicWar) -> int:
        """The proconsul who must go, or NOBODY."""
        board = pos.board
        for g in range(board.generals):
            if pos.office[g] == PROCONSUL and pos.at[g] >= 0 and not board.stays[g]:
                return g
        return NOBODY

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if self.dismissed(pos) >= 0 else NO_PROCONSUL

    def nothing(self) -> Refusal:
        return POOL_EMPTY

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return GENERAL

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_GENERAL + g for g in range(pos.board.generals)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        board = pos.board
        if board.general_side[operand] != ROME or pos.at[operand] != POOL:
            return NOT_IN_POOL
        region = board.region_of[pos.space_of(self.dismissed(pos))]
        return None if board.bound[operand] in (NOBODY, region) else BOUND_ELSEWHERE

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        old = self.dismissed(pos)
        pos.at[operand] = pos.at[old]
        pos.office[operand] = PROCONSUL
        pos.at[old] = POOL
        pos.office[old] = NO_OFFICE
        chosen.append(operand)
        tell_general(pos, "dismissed", operand)


class Dictator(StrategyCard):
    """25 #80 A general of the pool becomes dictator, with Roman CUs in Italia that are not besieged."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.regions = regions_of(places, row)
        self.count = 2

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if pos.dictator() >= 0:
            return HAVE_DICTATOR
        for space in range(pos.board.spaces):
            if self.refuse_camp(pos, seat, space) is None:
                return None
        return NO_CAMP

    def nothing(self) -> Refusal:
        return POOL_EMPTY

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE if chosen else GENERAL

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        if chosen:
            return [A_PLACE + s for s in range(pos.board.spaces)]
        return [A_GENERAL + g for g in range(pos.board.generals)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if chosen:
            return self.refuse_camp(pos, seat, operand)
        in_pool = pos.board.general_side[operand] == seat and pos.at[operand] == POOL
        return None if in_pool else NOT_IN_POOL

    def refuse_camp(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        """Why a dictator cannot take command there."""
        if not pos.playable(space):
            return NO_SUCH_SPACE
        if pos.board.region_of[space] not in self.regions:
            return WRONG_REGION
        if pos.cus[seat][space] > 0:
            return None
        if pos.cus[seat][space + pos.board.walls] == 0:
            return NO_ROMANS
        return ROMANS_BESIEGED if pos.besieged(space) else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == GENERAL:
            chosen.append(operand)
            tell_general(pos, "dictator", operand)
            return
        outside = pos.cus[seat][operand] > 0
        pos.at[chosen[0]] = operand if outside else operand + pos.board.walls
        pos.office[chosen[0]] = DICTATOR


class FlamenMartialis(StrategyCard):
    """25 #90 A consul is the priest of Mars this turn: his first activation has its price."""

    def nothing(self) -> Refusal:
        return NO_CONSUL

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return GENERAL

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_GENERAL + g for g in range(pos.board.generals)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if pos.office[operand] != CONSUL or pos.at[operand] < 0:
            return NOT_A_CONSUL
        return PRIEST_ALREADY if pos.flamen == operand else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        pos.flamen = operand
        chosen.append(operand)
        tell_general(pos, "flamen", operand)
