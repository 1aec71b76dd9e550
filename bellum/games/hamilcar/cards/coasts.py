"""25 What the cards of this war do from the sea: #106, #109, #110."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ...hannibal.actions import A_ELEPHANTS, A_PC, A_TARGET, A_WALLS, ELEPHANTS, PC, TARGET, WALLS
from ...hannibal.board import NOBODY
from ...hannibal.cards.base import StrategyCard, tell_struck
from ...hannibal.cards.sieges import NO_POINTS_THERE
from ...hannibal.kinds import SIDES
from ...hannibal.politics import place_pc, turn_city
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ...hannibal.siege import needed
from ...hannibal.windows import throw
from ..actions import A_HIT, A_SPEND, HIT, SPEND
from ..kinds import READY
from ..position import FirstWar, first_war
from .lands import NOT_A_PORT_OF_OURS, NOT_AN_ENEMY_CITY

NO_CITY_TO_RELIEVE: Final = Refusal("25", "no-city-to-relieve")
NO_SUCH_CU: Final = Refusal("25", "no-such-cu-there")
NO_SUPREMACY: Final = Refusal("25", "no-supremacy")
NO_PORT_TO_RAID: Final = Refusal("25", "no-port-to-raid")
NOT_AN_ENEMY_PORT: Final = Refusal("25", "not-an-enemy-port")
OUT_OF_REACH: Final = Refusal("25", "port-out-of-reach")
NOTHING_SUCH_THERE: Final = Refusal("25", "no-such-booty")
NO_PORT_FOR_PCS: Final = Refusal("25", "no-port-for-pcs")
ALL_PLACED: Final = Refusal("25", "event-used-up")
CARTHAGINIANS_THERE: Final = Refusal("25", "carthaginian-cus-in-port")
NOT_SHUT_IN: Final = Refusal("25", "not-shut-in-by-sea")


class BlockadeRunner(StrategyCard):
    """25 #106 A besieged port city loses a siege point, and a CU of another port may get inside."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = 2
        self.free = True

    def nothing(self) -> Refusal:
        return NO_CITY_TO_RELIEVE

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_TARGET + s for s in pos.board.ports]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        board = pos.board
        if chosen:
            there = board.port[operand] and pos.control[operand] == seat and pos.total(seat, operand) > 0
            if not there or operand == chosen[0]:
                return NOT_A_PORT_OF_OURS
            return None if pos.room(chosen[0], seat) > 0 else NO_CITY_TO_RELIEVE
        if not board.city[operand] or not board.port[operand] or pos.control[operand] != seat:
            return NO_CITY_TO_RELIEVE
        return None if pos.siege[operand] > 0 else NO_POINTS_THERE

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if not chosen:
            pos.siege[operand] -= 1
            chosen.append(operand)
            tell_struck(pos, self.id, operand)
            return
        pos.steps.append(RunIn(seat, chosen[0], operand, NOBODY))


class RunIn(SeatStep[PunicWar]):
    """25 #106 Which CU of a port gets inside the city: Carthage says, where there are several kinds."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, city: int, port: int, place: int) -> None:
        super().__init__(seat)
        self.city = city
        self.port = port
        self.place = place  # outside the walls of the port or inside, NOBODY until that is said

    def there(self, pos: PunicWar) -> list[int]:
        """What there is to choose from: CUs outside and inside, then ordinary ones and elephants."""
        if self.place < 0:
            return [pos.cus[self.seat][self.port + walls] for walls in (0, pos.board.walls)]
        beasts = pos.elephants[self.place]
        return [pos.cus[self.seat][self.place] - beasts, beasts]

    def resolve(self, pos: PunicWar) -> bool:
        there = self.there(pos)
        if 0 not in there:
            return False
        self.say(pos, 0 if there[0] else 1)
        return True

    def say(self, pos: PunicWar, kind: int) -> None:
        """The CU stands outside or inside; then, it is an ordinary one or an elephant, and goes."""
        walls = pos.board.walls
        if self.place < 0:
            pos.steps[-1] = RunIn(self.seat, self.city, self.port, self.port + kind * walls)
            return
        pos.steps.pop()
        pos.take_away(self.seat, self.place, 1, kind)
        pos.add(self.seat, self.city + walls, 1, kind)
        pos.lift_sieges()
        if pos.events is not None:
            space = pos.board.space_id[self.city]
            args = {"side": SIDES[self.seat], "space": space, "count": 1, "elephants": kind}
            pos.emit("units", "25", args)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        first = A_WALLS if self.place < 0 else A_ELEPHANTS
        return [first, first + 1]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != (WALLS if self.place < 0 else ELEPHANTS):
            return pos.not_now(verb)
        return None if operand <= 1 else NO_SUCH_CU

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.say(pos, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        ids = pos.board.space_id
        args = {"side": SIDES[self.seat], "space": ids[self.port], "to": ids[self.city]}
        return "prompt-run-in", args


def raiders(pos: FirstWar, seat: int, port: int) -> int:
    """25 #109 Ready ships of a side in a port and one lane away from it."""
    return pos.ready[seat][port] + sum(pos.ready[seat][p] for p in pos.sea.lanes[port])


class RaidOnPort(StrategyCard):
    """25 #109 An enemy port within reach is raided, if the die is not above the number of ships that do."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.most: int = row["most"]

    def nothing(self) -> Refusal:
        return NO_PORT_TO_RAID

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return TARGET

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        control = pos.control
        return [A_TARGET + s for s in pos.board.ports if control[s] == 1 - seat]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        war = first_war(pos)
        if not war.sea.port[operand] or pos.control[operand] != 1 - seat:
            return NOT_AN_ENEMY_PORT
        if raiders(war, seat, operand) == 0:
            return OUT_OF_REACH
        return None if booty(war, seat, operand) or lone_pc(war, seat, operand) else NO_PORT_TO_RAID

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        ships = min(self.most, raiders(first_war(pos), seat, operand))
        pos.steps.append(RaidRoll(seat, operand, ships))
        throw(pos, seat)


def lone_pc(pos: FirstWar, seat: int, port: int) -> bool:
    """25 #109 An ordinary PC of the enemy's without CUs of his."""
    return pos.ordinary(port, 1 - seat) and not pos.occupied(1 - seat, port)


def booty(pos: FirstWar, seat: int, port: int) -> list[int]:
    """25 #109 What a raid may cost the enemy: a ship of either kind, or a general's supply train."""
    foe = 1 - seat
    there = [pos.ready[foe][port], pos.exhausted[foe][port]]
    out = [A_HIT + condition for condition in range(2) if there[condition]]
    for place in (port, port + pos.sea.walls):
        out += [A_SPEND + g for g in pos.generals_at(foe, place) if pos.supplies[g]]
    return out


class RaidRoll(SeatStep[FirstWar]):
    """25 #109 The die of a raid: not above the number of ships."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, port: int, ships: int) -> None:
        super().__init__(seat)
        self.port = port
        self.ships = ships

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        success = pos.die <= self.ships
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "space": pos.sea.space_id[self.port],
                "rolls": [pos.die],
                "rating": self.ships,
                "success": "yes" if success else "no",
            }
            pos.emit("raid-roll", "25", args)
        if not success:
            return True
        if lone_pc(pos, self.seat, self.port):
            pos.own(self.port, NOBODY)
            if pos.events is not None:
                args = {"side": SIDES[1 - self.seat], "space": pos.sea.space_id[self.port]}
                pos.emit("pc-removed", "25", args)
        if booty(pos, self.seat, self.port):
            pos.steps.append(RaidSpoils(self.seat, self.port))
        return True


class RaidSpoils(SeatStep[FirstWar]):
    """25 #109 The raider chooses a ship that is sunk or Exhausted, or a supply train that is lost."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return booty(pos, seat, self.port)

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != HIT and verb != SPEND:
            return pos.not_now(verb)
        there = (A_HIT if verb == HIT else A_SPEND) + operand in booty(pos, seat, self.port)
        return None if there else NOTHING_SUCH_THERE

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        foe = 1 - seat
        if verb == SPEND:
            pos.lose_supplies(operand, 1, "25")
        elif operand == READY:
            pos.exhaust(foe, self.port, 1, "25")
        else:
            pos.sink(foe, self.port, 1, True, "25")

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-raid", {"side": SIDES[self.seat], "space": pos.sea.space_id[self.port]}


class MareNostrum(StrategyCard):
    """25 #110 With Supremacy: PCs in ports, and a siege point where Rome stands by land and sea."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.pcs: int = row["pcs"]
        self.count = self.pcs + 1
        self.free = True

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if first_war(pos).supremacy == seat else NO_SUPREMACY

    def nothing(self) -> Refusal:
        return NO_PORT_FOR_PCS

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        ports = pos.board.ports
        return [A_PC + s for s in ports] + [A_TARGET + s for s in ports]

    def refuse_choice(
        self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == PC:
            placed = sum(1 for choice in chosen if choice != NOBODY)
            return ALL_PLACED if placed >= self.pcs else self.refuse_pc(pos, seat, operand)
        if verb != TARGET:
            return pos.not_now(verb)
        return ALL_PLACED if NOBODY in chosen else self.refuse_city(first_war(pos), seat, operand)

    def refuse_pc(self, pos: PunicWar, seat: int, space: int) -> Refusal | None:
        if not pos.board.port[space] or pos.board.city[space] or pos.control[space] == seat:
            return NO_PORT_FOR_PCS
        return CARTHAGINIANS_THERE if pos.occupied(1 - seat, space) else None

    def refuse_city(self, pos: FirstWar, seat: int, space: int) -> Refusal | None:
        if not pos.sea.city[space] or pos.control[space] != 1 - seat:
            return NOT_AN_ENEMY_CITY
        both = pos.cus[seat][space] > 0 and pos.ready[seat][space] > 0
        return None if both else NOT_SHUT_IN

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == PC:
            chosen.append(operand)
            place_pc(pos, seat, operand, "25")
            return
        chosen.append(NOBODY)
        pos.besiege(operand, seat, 1)
        tell_struck(pos, self.id, operand)
        if pos.siege[operand] >= needed(pos, operand):
            turn_city(pos, operand, seat, "20.7")
