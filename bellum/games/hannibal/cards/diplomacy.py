"""25 Events that place PCs, turn them over or remove them, and cities that change sides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import A_PC, A_REMOVE, PC, REMOVE
from ..board import NOBODY
from ..kinds import SIDES
from ..politics import CITY_OR_TRIBE, ENEMY_CUS, NO_SUCH_SPACE, YOUR_PC, place_pc, removal, turn_city
from ..position import PunicWar
from ..scenario import Places
from .base import (
    FEW_PROVINCES,
    NOT_ROMAN,
    NOT_YOUR_PROVINCE,
    OTHER_PROVINCE,
    WRONG_PROVINCE,
    WRONG_REGION,
    Instant,
    StrategyCard,
    held_in,
    provinces_of,
    regions_of,
)

NO_SPACE_FOR_PC: Final = Refusal("25", "no-space-for-pc")
NO_ENEMY_PC: Final = Refusal("25", "no-enemy-pc")
NO_PC_TO_STRIKE: Final = Refusal("25", "no-pc-to-strike")
HANNIBAL_ELSEWHERE: Final = Refusal("25", "hannibal-elsewhere")
NO_BATTLE_WON: Final = Refusal("25", "no-battle-won")
NO_VICTORY: Final = Refusal("25", "no-victory")
NOT_NEAR_VICTORY: Final = Refusal("25", "not-near-victory")
ENEMY_PC_STAYS: Final = Refusal("25", "enemy-pc-stays")
NO_BASE: Final = Refusal("25", "no-base-for-raid")
OTHER_BASE: Final = Refusal("25", "other-base-for-raid")
NOT_AT_THE_GATES: Final = Refusal("25", "not-at-the-gates")
NONE_IN_REGION: Final = Refusal("25", "no-pc-in-region")


# -- placed and turned over ----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedPCs(StrategyCard):
    """25 PCs are placed or turned over on spaces without enemy CUs, cities or tribes."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = row["pcs"]

    def nothing(self) -> Refusal:
        return NO_SPACE_FOR_PC

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PC

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        control = pos.control
        return [A_PC + s for s in pos.country if control[s] != seat]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        if pos.board.city[operand] or pos.tribe[operand]:
            return CITY_OR_TRIBE
        if pos.control[operand] == seat:
            return YOUR_PC
        if pos.total(1 - seat, operand) > 0:
            return ENEMY_CUS
        return self.refuse_space(pos, seat, operand, chosen)

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        """Why the card does not reach a space; ``chosen`` holds the province of the first PC."""
        raise NotImplementedError

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place_pc(pos, seat, operand, "25")
        if not chosen:
            chosen.append(pos.board.province_of[operand])


class Diplomacy(PlacedPCs):
    """25 #35, #36 One enemy PC turns over."""

    def nothing(self) -> Refusal:
        return NO_PC_TO_STRIKE

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        return None if pos.control[space] == 1 - seat else NO_ENEMY_PC


class NumidianAlly(PlacedPCs):
    """25 #23 PCs in Numidia Minor."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.free = True
        self.provinces = provinces_of(places, row)

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        return None if pos.board.province_of[space] in self.provinces else WRONG_PROVINCE


class Sophonisba(NumidianAlly):
    """25 #24 PCs in one of the two Numidias."""

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        if chosen and pos.board.province_of[space] != chosen[0]:
            return OTHER_PROVINCE
        return super().refuse_space(pos, seat, space, chosen)


class IHaveComeIntoItaly(PlacedPCs):
    """25 #27 With Hannibal in Italia, Roman PCs there turn over."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.general = places.general[row["general"]]
        self.regions = regions_of(places, row)

    def nothing(self) -> Refusal:
        return NONE_IN_REGION

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        here = pos.at[self.general] >= 0 and pos.board.region_of[pos.space_of(self.general)] in self.regions
        return None if here else HANNIBAL_ELSEWHERE

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        if pos.board.region_of[space] not in self.regions:
            return WRONG_REGION
        return None if pos.control[space] == 1 - seat else NO_ENEMY_PC


class Triumph(PlacedPCs):
    """25 #76 After a battle won in this turn, PCs on empty spaces; those of the enemy are not touched."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.free = True

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.won[seat] else NO_BATTLE_WON

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        return None if pos.control[space] == NOBODY else ENEMY_PC_STAYS


class SpoilsOfWar(PlacedPCs):
    """25 #78 Enemy PCs turn over in the province of a battle won or a city taken this turn, or next to it."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.free = True

    def nothing(self) -> Refusal:
        return NOT_NEAR_VICTORY

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.won[seat] or pos.taken[seat] else NO_VICTORY

    def refuse_space(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        board = pos.board
        if pos.control[space] != 1 - seat:
            return NO_ENEMY_PC
        for won in pos.won[seat] + pos.taken[seat]:
            if board.province_of[won] == board.province_of[space] or space in board.ways[won]:
                return None
        return NOT_NEAR_VICTORY


# -- removed -------------------------------------------------------------------------------------------------


class SurpriseRaids(StrategyCard):
    """25 #86 Enemy PCs without CUs, all next to one and the same space with CUs of one's own, are removed."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = row["pcs"]
        self.free = True

    def nothing(self) -> Refusal:
        return NO_BASE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return REMOVE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_REMOVE + s for s in pos.ordinary_pcs(1 - seat)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.ordinary(operand, 1 - seat):
            return NO_ENEMY_PC
        if pos.total(1 - seat, operand) > 0:
            return ENEMY_CUS
        bases = [space for space in pos.board.ways[operand] if self.sallies(pos, seat, space)]
        if not bases:
            return NO_BASE
        for base in bases:
            if all(space in pos.board.ways[base] for space in chosen):
                return None
        return OTHER_BASE

    def sallies(self, pos: PunicWar, seat: int, space: int) -> bool:
        """Whether CUs on a space can raid the country around it."""
        shut = pos.cus[seat][space + pos.board.walls] == 0 or pos.besieged(space)
        return pos.cus[seat][space] > 0 or not shut

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        chosen.append(operand)
        pos.own(operand, NOBODY)
        if pos.events is not None:
            pos.emit("pc-removed", "25", {"side": SIDES[1 - seat], "space": pos.board.space_id[operand]})


class GrainShortage(Instant):
    """25 #56 The side that controls Sicilia removes enemy PCs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.province = provinces_of(places, row)[0]
        self.pcs: int = row["pcs"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if pos.holder(self.province) != seat:
            return NOT_YOUR_PROVINCE
        return None if pos.ordinary_pcs(1 - seat) else NO_PC_TO_STRIKE

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(removal(seat, 1 - seat, self.pcs, NOBODY, "25"))


class HannibalAdPortas(Instant):
    """25 #71 Hannibal with an army at Roma or next to it: Rome removes PCs of its own in Italia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.general = places.general[row["general"]]
        self.army: int = row["cus"]
        self.region = regions_of(places, row)[0]
        self.pcs: int = row["pcs"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        board = pos.board
        place = pos.at[self.general]
        if place < 0 or pos.cus[seat][place] < self.army:
            return NOT_AT_THE_GATES
        space, roma = pos.space_of(self.general), board.capital[1 - seat]
        if space != roma and space not in board.ways[roma]:
            return NOT_AT_THE_GATES
        for pc in pos.ordinary_pcs(1 - seat):
            if board.region_of[pc] == self.region:
                return None
        return NONE_IN_REGION

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(removal(1 - seat, 1 - seat, self.pcs, self.region, "25"))


# -- cities --------------------------------------------------------------------------------------------------


class CityTurns(Instant):
    """25 #26 Syracusae turns to Carthage."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.space = places.space[row["space"]]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.control[self.space] == 1 - seat else NOT_ROMAN

    def strike(self, pos: PunicWar, seat: int) -> None:
        turn_city(pos, self.space, seat, "25")


class CapuaSides(CityTurns):
    """25 #25 Capua turns to Carthage once Carthage controls enough provinces of Italia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.region = regions_of(places, row)[0]
        self.held: int = row["provinces_held"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if held_in(pos, seat, self.region) < self.held:
            return FEW_PROVINCES
        return super().refuse_now(pos, seat)
