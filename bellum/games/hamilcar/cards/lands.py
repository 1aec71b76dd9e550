"""25 What the cards of this war do on land: #92 to #94, #98 to #100, #108, and #49."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ...hannibal.actions import (
    A_DRAW,
    A_PC,
    A_PLACE,
    A_REMOVE,
    A_TARGET,
    DRAW,
    PC,
    PLACE,
    REMOVE,
    TARGET,
)
from ...hannibal.board import CARTHAGE, LATER, NOBODY, ROME
from ...hannibal.camps import camps, quarters
from ...hannibal.cards.base import (
    WRONG_PROVINCE,
    WRONG_REGION,
    Choice,
    Instant,
    StrategyCard,
    army_at,
    provinces_of,
    rebels,
    regions_of,
    tell_struck,
)
from ...hannibal.cards.hands import EMPTY_HAND, lose_random
from ...hannibal.cards.sieges import FleetBreaksSiege
from ...hannibal.kinds import SIDES
from ...hannibal.politics import place_pc, turn_city
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ...hannibal.units import general_refusal, join_general, place_units, units_refusal
from ..position import FORGOTTEN_TACTICS, first_war
from ..reinforcements import come, relearn

BLOCKADED: Final = Refusal("H20", "blockaded-port")
NOTHING_FORGOTTEN: Final = Refusal("25", "nothing-forgotten")
NOBODY_IN_AFRICA: Final = Refusal("25", "nobody-in-africa")
NO_CITY_TO_BESIEGE: Final = Refusal("25", "no-city-before-you")
NOT_AN_ENEMY_CITY: Final = Refusal("25", "not-an-enemy-city")
TOO_FEW_THERE: Final = Refusal("25", "too-few-engineers")
HAS_ENGINEERS: Final = Refusal("25", "has-engineers")
NO_ARMY_AT_SYRACUSE: Final = Refusal("25", "no-army-at-syracuse")
NOBODY_ON_THE_ISLAND: Final = Refusal("25", "nobody-on-the-island")
NO_PC_THERE: Final = Refusal("25", "no-lone-pc-there")
NO_PLACE_FOR_MERCENARIES: Final = Refusal("25", "no-place-for-mercenaries")
NOT_A_PORT_OF_OURS: Final = Refusal("25", "not-a-port-of-ours")
TOO_FEW_PCS: Final = Refusal("25", "too-few-pcs-to-remove")


class FleetBreaksSiegeUnlessBlockaded(FleetBreaksSiege):
    """25 #49 All siege points go from a city with a port where no Ready ship of the besieger stands."""

    def refuse_kind(self, pos: PunicWar, space: int) -> Refusal | None:
        refusal = super().refuse_kind(pos, space)
        if refusal is not None:
            return refusal
        return BLOCKADED if first_war(pos).ready[pos.besieger(space)][space] else None


class TacticsRelearned(StrategyCard):
    """25 #92 The Forgotten Tactics end; Xanthippus comes, if he has not yet, and leaves with the turn."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.general = places.general[row["general"]]
        self.regions = regions_of(places, row)

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        if pos.marked(FORGOTTEN_TACTICS) or pos.at[self.general] == LATER:
            return None
        return NOTHING_FORGOTTEN

    def nothing(self) -> Refusal:
        return NOBODY_IN_AFRICA

    def strike(self, pos: PunicWar, seat: int) -> None:
        relearn(first_war(pos), "25")
        if pos.at[self.general] == LATER:
            pos.steps.append(Choice(seat, self.number, 1, []))

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if pos.board.region_of[operand] not in self.regions:
            return WRONG_REGION
        held = pos.cus[CARTHAGE][operand] > 0 or (
            pos.total(CARTHAGE, operand) > 0 and not pos.besieged(operand)
        )
        return None if held else NOBODY_IN_AFRICA

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        come(first_war(pos), self.general, operand, 0)


class SiegeEngineers(StrategyCard):
    """25 #93 Engineers before a city where one has enough CUs: the red die, and no special sign."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]

    def nothing(self) -> Refusal:
        return NO_CITY_TO_BESIEGE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_TARGET + s for s in quarters(pos, seat)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if not pos.board.city[operand] or pos.control[operand] != 1 - seat:
            return NOT_AN_ENEMY_CITY
        if pos.cus[seat][operand] < self.cus:
            return TOO_FEW_THERE
        return HAS_ENGINEERS if pos.engineers(seat, operand) else None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        first_war(pos).engines.append([seat, operand])
        tell_struck(pos, self.id, operand)


class HieroAllies(Instant):
    """25 #94 A Roman army at Syracusae: the city turns, and its province's PCs without CUs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.space = places.space[row["space"]]
        self.provinces = provinces_of(places, row)

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        here = army_at(pos, ROME, self.space) >= 0 and pos.control[self.space] == CARTHAGE
        return None if here else NO_ARMY_AT_SYRACUSE

    def strike(self, pos: PunicWar, seat: int) -> None:
        turn_city(pos, self.space, ROME, "25")
        for province in self.provinces:
            for space in rebels(pos, CARTHAGE, province):
                pos.own(space, ROME)
                if pos.events is not None:
                    args = {"side": SIDES[ROME], "space": pos.board.space_id[space]}
                    pos.emit("pc-turned", "25", args)


class LonePCs(StrategyCard):
    """25 Enemy PCs that share their space with none of his CUs are removed."""

    def nothing(self) -> Refusal:
        return NO_PC_THERE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return REMOVE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_REMOVE + s for s in pos.ordinary_pcs(1 - seat)]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        refusal = self.refuse_place(pos, operand)
        if refusal is not None:
            return refusal
        lone = pos.ordinary(operand, 1 - seat) and not pos.occupied(1 - seat, operand)
        return None if lone else NO_PC_THERE

    def refuse_place(self, pos: PunicWar, space: int) -> Refusal | None:
        """Why the card does not reach this space."""
        raise NotImplementedError

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        pos.own(operand, NOBODY)
        chosen.append(operand)
        if pos.events is not None:
            args = {"side": SIDES[1 - seat], "space": pos.board.space_id[operand]}
            pos.emit("pc-removed", "25", args)


class WarFromEryx(LonePCs):
    """25 #98 Roman PCs of the island: two if Hamilcar Barca is there, one for any other general with CUs."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.general = places.general[row["general"]]
        self.regions = regions_of(places, row)
        self.count = row["pcs"]
        self.otherwise: int = row["otherwise"]
        self.free = True

    def pcs(self, pos: PunicWar) -> int:
        """How many PCs the generals on the island are worth."""
        board = pos.board
        if pos.at[self.general] >= 0 and board.region_of[pos.space_of(self.general)] in self.regions:
            return self.count
        for g in range(board.generals):
            place = pos.at[g]
            if board.general_side[g] == CARTHAGE and place >= 0 and pos.cus[CARTHAGE][place] > 0:
                if board.region_of[pos.space_of(g)] in self.regions:
                    return self.otherwise
        return 0

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if self.pcs(pos) else NOBODY_ON_THE_ISLAND

    def refuse_place(self, pos: PunicWar, space: int) -> Refusal | None:
        return None if pos.board.region_of[space] in self.regions else WRONG_REGION

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Choice(seat, self.number, self.pcs(pos), []))


class NumidianUnrest(LonePCs):
    """25 #99 Enemy PCs in Numidia; with a CU in Africa one of the emptied spaces gets a PC of one's own."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.provinces = provinces_of(places, row)
        self.regions = regions_of(places, row)
        self.pcs: int = row["pcs"]
        self.count = self.pcs + 1
        self.free = True

    def near(self, pos: PunicWar, seat: int) -> bool:
        """Whether a CU of the player's is in Africa."""
        board = pos.board
        return any(pos.total(seat, s) > 0 for s in range(board.spaces) if board.region_of[s] in self.regions)

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        emptied = sorted([s for s in chosen if s != NOBODY])
        return super().candidates(pos, seat, chosen) + [A_PC + s for s in emptied]

    def refuse_choice(
        self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        placed = NOBODY in chosen
        if verb == PC:
            if placed or operand not in chosen:
                return NO_PC_THERE
            return None if self.near(pos, seat) else NOBODY_IN_AFRICA
        if verb != REMOVE:
            return pos.not_now(verb)
        if placed or len(chosen) >= self.pcs:
            return NO_PC_THERE
        return self.refuse_target(pos, seat, operand, chosen)

    def refuse_place(self, pos: PunicWar, space: int) -> Refusal | None:
        return None if pos.board.province_of[space] in self.provinces else WRONG_PROVINCE

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == PC:
            place_pc(pos, seat, operand, "25")
            chosen.append(NOBODY)
        else:
            super().choose(pos, seat, verb, operand, chosen)


class OverseasMercenaries(StrategyCard):
    """25 #100 CUs in Carthago, or fewer with a general in a friendly port."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.cus: int = row["cus"]
        self.fewer: int = row["with_general"]

    def nothing(self) -> Refusal:
        return NO_PLACE_FOR_MERCENARIES

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PLACE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_PLACE + s for s in sorted({pos.board.capital[seat], *camps(pos, seat)})]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if operand == pos.board.capital[seat]:
            return units_refusal(pos, seat, operand)
        if not pos.board.port[operand] or pos.control[operand] != seat:
            return NOT_A_PORT_OF_OURS
        return general_refusal(pos, seat, operand)

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if operand == pos.board.capital[seat]:
            place_units(pos, seat, operand, self.cus, 0, "25")
        else:
            join_general(pos, seat, operand, self.fewer, False, "25")


class PeaceParty(Instant):
    """25 #108 Carthage discards a strategy card at random, or removes PCs, as it prefers."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.pcs: int = row["pcs"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        able = pos.hands[CARTHAGE] or len(pos.ordinary_pcs(CARTHAGE)) >= self.pcs
        return None if able else NO_PC_THERE

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(PeaceParley(CARTHAGE, self.pcs))


class PeaceParley(SeatStep[PunicWar]):
    """25 #108 What Carthage gives up: a strategy card drawn at random, or PCs."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, pcs: int) -> None:
        super().__init__(seat)
        self.pcs = pcs

    def enough(self, pos: PunicWar) -> bool:
        return len(pos.ordinary_pcs(CARTHAGE)) >= self.pcs

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        out = [A_DRAW] if pos.hands[CARTHAGE] else []
        return out + ([A_REMOVE + s for s in pos.ordinary_pcs(CARTHAGE)] if self.enough(pos) else [])

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DRAW:
            return None if pos.hands[CARTHAGE] else EMPTY_HAND
        if verb != REMOVE:
            return pos.not_now(verb)
        if not self.enough(pos):
            return TOO_FEW_PCS
        return None if pos.ordinary(operand, CARTHAGE) else NO_PC_THERE

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == DRAW:
            lose_random(pos, CARTHAGE)
            return
        pos.own(operand, NOBODY)
        if pos.events is not None:
            args = {"side": SIDES[CARTHAGE], "space": pos.board.space_id[operand]}
            pos.emit("pc-removed", "25", args)
        pos.remove_pcs(CARTHAGE, CARTHAGE, self.pcs - 1, NOBODY, "25")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-peace-party", {"side": SIDES[CARTHAGE], "count": self.pcs}
