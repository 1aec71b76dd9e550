"""25 Ships, treasuries and supply trains: #95 to #97, #102, #103, #105."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ...hannibal.actions import A_DONE, DONE, TARGET
from ...hannibal.board import NOBODY, ROME
from ...hannibal.cards.base import Choice, Instant, StrategyCard
from ...hannibal.kinds import SIDES
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ..actions import A_BUILD, A_DEPOSIT, A_REPAIR, BUILD, DEPOSIT, REPAIR
from ..fleets import FleetUse
from ..operations import (
    BUILD_ELSEWHERE,
    BUILD_NO_SHIPS,
    Supplying,
    build_refusal,
    deposit,
    port_refusal,
    repair_refusal,
    repairs,
    yards,
)
from ..position import TRAINED, FirstWar, first_war
from ..supplies import supply_refusal

NO_PORT_FOR_SHIPS: Final = Refusal("25", "no-port-for-ships")
NOTHING_TO_DO: Final = Refusal("25", "no-ships-to-build-or-repair")
NOBODY_TO_SUPPLY: Final = Refusal("25", "nobody-to-supply")
NOTHING_TO_LOSE: Final = Refusal("25", "no-treasury-no-ships")
NO_READY_SHIP: Final = Refusal("25", "no-ready-ship-there")


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipsAtHome(StrategyCard):
    """25 Ready ships in friendly ports of the home region."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = row["ships"]

    def nothing(self) -> Refusal:
        return NO_PORT_FOR_SHIPS

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return BUILD

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        control = pos.control
        return [A_BUILD + s for s in pos.board.ports if control[s] == seat]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        war = first_war(pos)
        if war.ships_of(seat) >= war.sea.ships_each:
            return BUILD_NO_SHIPS
        refusal = port_refusal(war, seat, operand)
        if refusal is not None:
            return refusal
        return None if war.sea.region_of[operand] == war.sea.homeland[seat] else BUILD_ELSEWHERE

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        first_war(pos).add_ships(seat, operand, 1, "25")
        chosen.append(operand)


class SociiNavales(ShipsAtHome):
    """25 #95 Ready ships in one or two ports of Italia; then one fleet may go along a lane."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.lanes: int = row["lanes"]

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(FleetUse(seat, self.lanes, self.ops, []))
        super().strike(pos, seat)


class PrivateFleet(ShipsAtHome):
    """25 #96 A Ready ship in a port of Italia, or several if Rome has few, all in that port."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = 1
        self.ships: int = row["ships"]
        self.more: int = row["more"]
        self.few: int = row["few"]

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        war = first_war(pos)
        war.add_ships(seat, operand, self.more if war.ships_of(seat) <= self.few else self.ships, "25")


class SilverForTheFleet(StrategyCard):
    """25 #97 Markers for the war treasury, or all Exhausted ships of one port are repaired."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.markers: int = row["markers"]

    def nothing(self) -> Refusal:
        return NOTHING_TO_DO

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return REPAIR

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_DEPOSIT, *super().candidates(pos, seat, chosen)]

    def refuse_choice(
        self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == DEPOSIT:
            return None
        return super().refuse_choice(pos, seat, verb, operand, chosen)

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        return repair_refusal(first_war(pos), seat, operand)

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        war = first_war(pos)
        if verb == DEPOSIT:
            deposit(war, seat, self.markers, "25")
            return
        for _ in range(war.exhausted[seat][operand]):
            war.repair(seat, operand, "25")


class TreasuryDeficit(StrategyCard):
    """25 #102 The enemy's treasury is emptied; if it is empty, he chooses Ready ships that are Exhausted."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = row["ships"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        war = first_war(pos)
        return None if war.treasury[1 - seat] or sum(war.ready[1 - seat]) else NOTHING_TO_LOSE

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        return self.refuse_now(pos, seat)

    def nothing(self) -> Refusal:
        return NOTHING_TO_LOSE

    def strike(self, pos: PunicWar, seat: int) -> None:
        war = first_war(pos)
        if war.treasury[1 - seat]:
            war.treasury[1 - seat] = 0
            if pos.events is not None:
                pos.emit("treasury-emptied", "25", {"side": SIDES[1 - seat]})
        else:
            pos.steps.append(Choice(seat, self.number, self.count, []))

    def chooser(self, seat: int, chosen: list[int]) -> int:
        return 1 - seat

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        return None if first_war(pos).ready[1 - seat][operand] else NO_READY_SHIP

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        first_war(pos).exhaust(1 - seat, operand, 1, "25")


class NavalTraining(Instant):
    """25 #103 OPs that are freely divided between ships and repairs; Rome's crews are trained for good."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.points: int = row["points"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        war = first_war(pos)
        if seat == ROME and not war.marked(TRAINED):
            return None
        return None if dockyard(war, seat, self.points) else NOTHING_TO_DO

    def strike(self, pos: PunicWar, seat: int) -> None:
        if seat == ROME and not pos.marked(TRAINED):
            pos.markers |= TRAINED
            if pos.events is not None:
                pos.emit("trained", "25", {"side": SIDES[ROME]})
        pos.steps.append(Dockyard(seat, self.points))


def dockyard(pos: FirstWar, seat: int, points: int) -> list[int]:
    """25 What can be built and repaired with so many OPs."""
    board = pos.sea
    out = [A_BUILD + s for s in yards(pos, seat, points)]
    return out + ([A_REPAIR + s for s in repairs(pos, seat)] if points >= board.repair_ops else [])


class Dockyard(SeatStep[FirstWar]):
    """25 #103 Ships are built and repaired until the OPs are spent."""

    rule: ClassVar[str] = "H8.4"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def clone(self) -> Dockyard:
        return Dockyard(self.seat, self.left)

    def resolve(self, pos: FirstWar) -> bool:
        if dockyard(pos, self.seat, self.left):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [*dockyard(pos, seat, self.left), A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == BUILD:
            return build_refusal(pos, seat, operand, self.left)
        return repair_refusal(pos, seat, operand) if verb == REPAIR else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
        elif verb == BUILD:
            self.left -= pos.sea.build_ops
            pos.add_ships(seat, operand, 1, "25")
        else:
            self.left -= pos.sea.repair_ops
            pos.repair(seat, operand, "25")

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-dockyard", {"side": SIDES[self.seat], "count": self.left}


class SupplyConvoy(Instant):
    """25 #105 Supply trains for generals, besieged ports that are not blockaded included."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.supplies: int = row["supplies"]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        war = first_war(pos)
        for general in war.sea.generals_of[seat]:
            if supply_refusal(war, seat, general, True) is None:
                return None
        return NOBODY_TO_SUPPLY

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Supplying(seat, self.supplies, NOBODY, True))
