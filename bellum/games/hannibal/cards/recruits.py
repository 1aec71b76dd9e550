"""25 Events that place CUs, most of them with a general."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import A_GENERAL, A_PC, A_PLACE, GENERAL, PC, PLACE, TARGET
from ..army import ordinary_at
from ..board import NOBODY, ROME
from ..camps import camps
from ..kinds import SIDES
from ..politics import CITY_OR_TRIBE, ENEMY_CUS, NO_SUCH_SPACE, place_pc
from ..position import MACEDON, PunicWar
from ..scenario import Places
from ..units import (
    BESIEGED,
    NOT_YOUR_SPACE,
    general_refusal,
    join_general,
    place_units,
    place_with,
    units_refusal,
)
from .base import (
    FEW_PROVINCES,
    NOT_A_PORT,
    NOT_ROMAN,
    NOT_YOUR_PROVINCE,
    OTHER_PROVINCE,
    WRONG_PROVINCE,
    WRONG_REGION,
    Instant,
    StrategyCard,
    army_at,
    held_in,
    provinces_of,
    rebels,
    regions_of,
    tell_struck,
)

NOBODY_TO_RECEIVE: Final = Refusal("25", "nobody-to-receive")
NO_ALLIANCE: Final = Refusal("25", "no-alliance")
NO_PORT_FREE: Final = Refusal("25", "no-port-free")
CARTHAGINIANS_THERE: Final = Refusal("25", "carthaginians-there")
NO_WILD_SPACE: Final = Refusal("25", "no-space-without-romans")
NOT_EMPTY: Final = Refusal("25", "space-not-empty")
NOT_YOUR_OWN: Final = Refusal("25", "general-not-yours")
PAID_ALREADY: Final = Refusal("25", "paid-already")
NOT_ON_YOUR_PC: Final = Refusal("25", "general-not-at-home")
NOBODY_TO_PAY: Final = Refusal("25", "nobody-to-pay")
NO_TURNCOATS: Final = Refusal("25", "no-turncoats")
NO_ARMY: Final = Refusal("25", "no-army-there")
NOT_NEAR: Final = Refusal("25", "not-near-the-army")
TOO_SMALL: Final = Refusal("25", "force-too-small")
NOTHING_IN_NUMIDIA: Final = Refusal("25", "nothing-in-numidia")
NO_PC_TO_TURN: Final = Refusal("25", "no-pc-in-numidia")


def volunteers(pos: PunicWar, side: int, space: int) -> int:
    """24 Gracchus brings one more CU when an event places CUs with him."""
    board = pos.board
    if side != ROME:
        return 0
    for place in (space, space + board.walls):
        commander = pos.commander(ROME, place)
        if commander >= 0 and board.volunteers[commander]:
            return board.volunteers[commander]
    return 0


# -- CUs with a general --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruits(StrategyCard):
    """25 CUs for one general, where the card says."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]
        self.welcome = False  # 24 whether volunteers come too

    def nothing(self) -> Refusal:
        return NOBODY_TO_RECEIVE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_PLACE + s for s in camps(pos, self.chooser(seat, chosen))]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        refusal = self.refuse_place(pos, seat, operand)
        return refusal if refusal is not None else general_refusal(pos, self.chooser(seat, chosen), operand)

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        """Why the card does not reach this space."""
        return None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        side = self.chooser(seat, chosen)
        more = volunteers(pos, side, operand) if self.welcome else 0
        join_general(pos, side, operand, self.cus + more, False, "25")
        chosen.append(operand)


class ProvincialRecruits(Recruits):
    """25 #13 Bruttium, #14 Liguria, #16 Gallia: CUs in one of the provinces of the card."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.provinces = provinces_of(places, row)

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        return None if pos.board.province_of[space] in self.provinces else WRONG_PROVINCE


class IberianRecruits(Recruits):
    """25 #15 CUs in a province of Iberia that the player controls."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.regions = regions_of(places, row)

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        if pos.board.region_of[space] not in self.regions:
            return WRONG_REGION
        return None if pos.holder(pos.board.province_of[space]) == seat else NOT_YOUR_PROVINCE


class HomeRecruits(Recruits):
    """25 #81 Volunteers: CUs in one's home region."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.welcome = True

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        return None if pos.board.region_of[space] == pos.board.homeland[seat] else WRONG_REGION


class AlliedAuxiliaries(HomeRecruits):
    """25 #44 to #48 A province that Rome controls sends CUs to a general in Italia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.province = provinces_of(places, row)[0]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.holder(self.province) == seat else NOT_YOUR_PROVINCE


class ExchangeOfPrisoners(Recruits):
    """25 #91 A CU for a general of one's own, then, if the enemy wishes, for one of theirs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = 2
        self.free = True

    def chooser(self, seat: int, chosen: list[int]) -> int:
        return 1 - seat if chosen else seat


class Massinissa(Recruits):
    """25 #69 CUs for a Roman in Africa or Iberia; in a Numidia one PC of the province turns over too."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.welcome = True
        self.provinces = provinces_of(places, row)
        self.regions = regions_of(places, row)
        self.pcs: int = row["pcs"]

    def refuse_place(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        return None if pos.board.region_of[space] in self.regions else WRONG_REGION

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        super().choose(pos, seat, verb, operand, chosen)
        province = pos.board.province_of[operand]
        if province in self.provinces and rebels(pos, 1 - seat, province):
            pos.steps.append(TurnPCs(seat, province, self.number, self.pcs))


class TurnPCs(SeatStep[PunicWar]):
    """25 Massinissa: PCs of the province turn over."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, province: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.province = province
        self.card = card
        self.left = left

    def clone(self) -> TurnPCs:
        return TurnPCs(self.seat, self.province, self.card, self.left)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and rebels(pos, 1 - self.seat, self.province):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PC + space for space in pos.spaces_of(self.province)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PC:
            return pos.not_now(verb)
        if pos.board.province_of[operand] != self.province:
            return WRONG_PROVINCE
        if not pos.ordinary(operand, 1 - seat):
            return NO_PC_TO_TURN
        return ENEMY_CUS if pos.total(1 - seat, operand) > 0 else None

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.left -= 1
        place_pc(pos, seat, operand, "25")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "card": pos.board.card_id[self.card], "count": self.left}
        return "prompt-event", args


class Syphax(ProvincialRecruits):
    """25 #70 Either CUs with a general in a Numidia, or PCs on empty spaces of one Numidia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = row["pcs"]
        self.free = True

    def nothing(self) -> Refusal:
        return NOTHING_IN_NUMIDIA

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        board = pos.board
        if chosen:  # the province of the first PC; nothing follows CUs
            return [] if chosen[0] == NOBODY else [A_PC + s for s in board.spaces_of[chosen[0]]]
        return [A_PLACE + s for s in camps(pos, seat)] + [A_PC + s for s in range(board.spaces)]

    def refuse_choice(
        self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == PC:
            return self.refuse_pc(pos, seat, operand, chosen)
        if verb != PLACE or chosen:
            return pos.not_now(verb)
        return self.refuse_target(pos, seat, operand, chosen)

    def refuse_pc(self, pos: PunicWar, seat: int, space: int, chosen: list[int]) -> Refusal | None:
        board = pos.board
        if not pos.playable(space):
            return NO_SUCH_SPACE
        if board.province_of[space] not in self.provinces:
            return WRONG_PROVINCE
        if chosen and board.province_of[space] != chosen[0]:
            return OTHER_PROVINCE
        if board.city[space] or pos.tribe[space]:
            return CITY_OR_TRIBE
        if pos.control[space] != NOBODY:
            return NOT_EMPTY
        return ENEMY_CUS if pos.cus[1 - seat][space] > 0 else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == PLACE:
            join_general(pos, seat, operand, self.cus, False, "25")
            chosen.append(NOBODY)
            return
        place_pc(pos, seat, operand, "25")
        if not chosen:
            chosen.append(pos.board.province_of[operand])


class DenariiAndSilver(StrategyCard):
    """25 #74 A CU for each of several generals on their own PCs in provinces that the player controls."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]
        self.count = row["generals"]
        self.free = True

    def nothing(self) -> Refusal:
        return NOBODY_TO_PAY

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return GENERAL

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_GENERAL + g for g in range(pos.board.generals)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        board = pos.board
        if board.general_side[operand] != seat or pos.at[operand] < 0:
            return NOT_YOUR_OWN
        if operand in chosen:
            return PAID_ALREADY
        space = pos.space_of(operand)
        if pos.control[space] != seat or pos.holder(board.province_of[space]) != seat:
            return NOT_ON_YOUR_PC
        return general_refusal(pos, seat, space)

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        board = pos.board
        commands = pos.commander(seat, pos.at[operand]) == operand
        more = board.volunteers[operand] if commands else 0
        place_with(pos, seat, operand, self.cus + more, "25")
        chosen.append(operand)


class Turncoats(StrategyCard):
    """25 #89 A CU other than an elephant goes over from an enemy force to an army at it or next to it."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]
        self.count = 2

    def nothing(self) -> Refusal:
        return NO_TURNCOATS

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET if chosen else PLACE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return super().candidates(pos, seat, chosen) if chosen else [A_PLACE + s for s in camps(pos, seat)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if chosen:
            if operand != chosen[0] and operand not in pos.board.ways[chosen[0]]:
                return NOT_NEAR
            return None if self.source(pos, 1 - seat, operand) >= 0 else TOO_SMALL
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        if army_at(pos, seat, operand) < 0:
            return NO_ARMY
        refusal = general_refusal(pos, seat, operand)
        if refusal is not None:
            return refusal
        for near in [operand, *pos.board.ways[operand]]:
            if self.source(pos, 1 - seat, near) >= 0:
                return None
        return NO_TURNCOATS

    def source(self, pos: PunicWar, side: int, space: int) -> int:
        """The place of a force that can spare its CUs, NOBODY if there is none on a space."""
        for place in (space, space + pos.board.walls):
            if pos.cus[side][place] > self.cus and ordinary_at(pos, side, place) >= self.cus:
                return place
        return NOBODY

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == PLACE:
            chosen.append(operand)
            return
        pos.take_away(1 - seat, self.source(pos, 1 - seat, operand), self.cus, 0)
        join_general(pos, seat, chosen[0], self.cus, False, "25")
        pos.lift_sieges()
        tell_struck(pos, self.id, operand)


# -- CUs elsewhere -------------------------------------------------------------------------------------------


class MacedonianReinforcements(StrategyCard):
    """25 #10 While the Macedonian alliance lasts, CUs in a Carthaginian port of Africa or Italia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.regions = regions_of(places, row)
        self.cus: int = row["cus"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.marked(MACEDON) else NO_ALLIANCE

    def nothing(self) -> Refusal:
        return NO_PORT_FREE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        if not pos.board.port[operand]:
            return NOT_A_PORT
        if pos.board.region_of[operand] not in self.regions:
            return WRONG_REGION
        return units_refusal(pos, seat, operand)

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place_units(pos, seat, operand, self.cus, 0, "25")
        chosen.append(operand)


class BalearicSlingers(StrategyCard):
    """25 #11 The side that controls Baleares places a CU in any of its ports without enemy CUs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.province = provinces_of(places, row)[0]
        self.cus: int = row["cus"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.holder(self.province) == seat else NOT_YOUR_PROVINCE

    def nothing(self) -> Refusal:
        return NO_PORT_FREE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        if not pos.board.port[operand]:
            return NOT_A_PORT
        if pos.control[operand] != seat:
            return NOT_YOUR_SPACE
        if pos.cus[1 - seat][operand] > 0:
            return ENEMY_CUS
        return BESIEGED if pos.besieged(operand) else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place_units(pos, seat, operand, self.cus, 0, "25")
        chosen.append(operand)


class MutinsNumidians(StrategyCard):
    """25 #22 A CU and a PC on a space of Sicilia that is not a city and has no Roman CUs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.provinces = provinces_of(places, row)
        self.cus: int = row["cus"]

    def nothing(self) -> Refusal:
        return NO_WILD_SPACE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.playable(operand):
            return NO_SUCH_SPACE
        if pos.board.province_of[operand] not in self.provinces:
            return WRONG_PROVINCE
        if pos.board.city[operand] or pos.tribe[operand]:
            return CITY_OR_TRIBE
        return ENEMY_CUS if pos.total(1 - seat, operand) > 0 else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place_units(pos, seat, operand, self.cus, 0, "25")
        place_pc(pos, seat, operand, "25")
        chosen.append(pos.board.province_of[operand])


class AfricanReinforcements(Instant):
    """25 #12 Elephants in Carthago, and other CUs for those that are not available."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return units_refusal(pos, seat, pos.board.capital[seat])

    def strike(self, pos: PunicWar, seat: int) -> None:
        board = pos.board
        beasts = min(self.cus, board.elephants - sum(pos.elephants))
        place_units(pos, seat, board.capital[seat], self.cus, beasts, "25")


class TwoLegionsOfSlaves(Instant):
    """25 #43 In need Rome arms slaves: CUs at Roma, while no Carthaginian is there."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.space = places.space[row["space"]]
        self.region = regions_of(places, row)[0]
        self.lost: int = row["provinces_lost"]
        self.cus: int = row["cus"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if held_in(pos, 1 - seat, self.region) < self.lost:
            return FEW_PROVINCES
        if pos.total(1 - seat, self.space) > 0:
            return CARTHAGINIANS_THERE
        return None if pos.control[self.space] == seat else NOT_ROMAN

    def strike(self, pos: PunicWar, seat: int) -> None:
        more = volunteers(pos, seat, self.space)
        place_units(pos, seat, self.space, self.cus + more, 0, "25")
