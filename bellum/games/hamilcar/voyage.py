"""H11 Armies at sea: who may embark where, the naval die, the way lane by lane, and the landing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_SAIL, A_SAIL_IN, A_TO, SAIL, SAIL_IN, TO
from ..hannibal.army import strays
from ..hannibal.attrition import Losses
from ..hannibal.board import NOBODY
from ..hannibal.column import arrive, count_afloat, depart, spend
from ..hannibal.kinds import SIDES
from ..hannibal.move import March
from ..hannibal.naval import NO_PORT, NO_PORT_HERE, NO_SHIPS, SAME_PORT, SHUT_HARBOUR, harbour_refusal
from ..hannibal.passage import Arrival, Gate, Onward, Passage, Settled, Storms, Wilds, give_up, turn_back
from ..hannibal.position import PunicWar
from ..hannibal.records import HARBOUR, OVER, RETURNED, SEA, SHIPWRECKED, MarchRecord
from ..hannibal.roads import NOT_IN_PLAY, enter_refusal, leave_refusal, tired_refusal
from ..hannibal.windows import open_window, throw
from .actions import A_SHIPS, SHIPS
from .lanes import take_lane
from .position import FirstWar, first_war
from .records import Voyage

NO_READY: Final = Refusal("H11.1", "no-ready-ships")
OVERLOADED: Final = Refusal("H11.1", "ships-overloaded")
TOO_FAR: Final = Refusal("H11.2", "too-far-by-sea")
NOT_ON_THE_WAY: Final = Refusal("H11.2", "not-on-the-way")
NO_SHIPS_HERE: Final = Refusal("H11.1", "no-ships-here")
NUMBER_CHOSEN: Final = Refusal("H11.1", "ships-chosen")
NO_SHIP: Final = Refusal("H11.1", "needs-a-ship")
TOO_FEW: Final = Refusal("H11.1", "too-few-ships")


# -- H11.1 to H11.3 who may sail where ---------------------------------------------------------------------


def distances(pos: FirstWar, start: int, limit: int) -> dict[int, int]:
    """Lanes from a port to every port within so many lanes."""
    return ways(pos, start, limit, [])


def ways(pos: FirstWar, start: int, limit: int, shut: list[int]) -> dict[int, int]:
    """Lanes from a port to every port within so many lanes, by ports that are not shut."""
    found, edge = {start: 0}, [start]
    for far in range(1, limit + 1):
        edge = [to for port in edge for to in pos.sea.lanes[port] if to not in found and to not in shut]
        for port in edge:
            found.setdefault(port, far)
    return found


def sea_points(pos: FirstWar, march: MarchRecord) -> int:
    """H11.2 Movement points that the army can still spend at sea."""
    board = pos.sea
    most = board.sea_points_of[march.general] or board.sea_points
    return max(0, min(march.points, most - pos.sea_spent))


def ships_along(pos: FirstWar, march: MarchRecord) -> int:
    """H11.1 How many ships are to go along: all that are Ready, unless the player said otherwise."""
    ready = pos.ready[march.seat][pos.space_of(march.general)]
    return ready if pos.ships_going < 0 else min(ready, pos.ships_going)


def embark_refusal(pos: FirstWar, march: MarchRecord) -> Refusal | None:
    """H11.1 Why the army cannot put to sea here at all."""
    board, space = pos.sea, pos.space_of(march.general)
    if not board.port[space]:
        return NO_PORT_HERE
    if board.deck[march.card].ops != board.build_ops:
        return NO_SHIPS
    ships = ships_along(pos, march)
    if ships == 0:
        return NO_READY
    if pos.at[march.general] >= board.walls and pos.besieged(space):
        return SHUT_HARBOUR
    return OVERLOADED if march.size() > board.carries * ships else None


def sail_refusal(pos: FirstWar, march: MarchRecord, to: int, inside: bool) -> Refusal | None:
    """H11.1 to H11.3 Why the army may not sail there."""
    board, space = pos.sea, pos.space_of(march.general)
    refusal = embark_refusal(pos, march)
    if refusal is not None:
        return refusal
    if not board.port[to]:
        return NO_PORT
    if to == space:
        return SAME_PORT
    if not pos.playable(to):
        return NOT_IN_PLAY
    far = distances(pos, space, sea_points(pos, march)).get(to, 0)
    if far == 0:
        return TOO_FAR
    refusal = landing_refusal(pos, march, to, far, inside)
    return refusal if refusal is not None else leave_refusal(pos, march)


def landing_refusal(pos: FirstWar, march: MarchRecord, to: int, far: int, inside: bool) -> Refusal | None:
    """10.11, H11.3 Why the army may not land in a port that is so many lanes away."""
    refusal = tired_refusal(pos, march, far)
    if refusal is not None:
        return refusal
    return harbour_refusal(pos, march, to) if inside else enter_refusal(pos, march, to, far)


class SeaMarch(March):
    """10.2, H11 A general's move on a board with fleets: he sails with ships of his side."""

    def resolve(self, pos: PunicWar) -> bool:
        first_war(pos).voyage = None
        return super().resolve(pos)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        war, march = first_war(pos), pos.marching()
        out = super().legal(pos, seat)
        ready = war.ready[seat][pos.space_of(march.general)]
        if war.ships_going < 0 and embark_refusal(war, march) is None:
            out += [A_SHIPS + n for n in range(1, ready) if march.size() <= war.sea.carries * n]
        return out

    def voyages(self, pos: PunicWar, march: MarchRecord) -> list[int]:
        war = first_war(pos)
        if embark_refusal(war, march) is not None:
            return []
        far = distances(war, pos.space_of(march.general), sea_points(war, march))
        near = sorted([to for to in far if far[to] > 0 and pos.playable(to)])
        out = [A_SAIL + to for to in near if landing_refusal(war, march, to, far[to], False) is None]
        return out + [A_SAIL_IN + to for to in near if landing_refusal(war, march, to, far[to], True) is None]

    def refuse_voyage(self, pos: PunicWar, march: MarchRecord, to: int, inside: bool) -> Refusal | None:
        return sail_refusal(first_war(pos), march, to, inside)

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != SHIPS:
            return super().refuse(pos, seat, verb, operand)
        war, march = first_war(pos), pos.marching()
        ready = war.ready[seat][pos.space_of(march.general)]
        if ready == 0:
            return NO_SHIPS_HERE
        if war.ships_going >= 0:
            return NUMBER_CHOSEN
        if operand == 0:
            return NO_SHIP
        if operand >= ready:
            return TOO_FEW
        refusal = embark_refusal(war, march)
        if refusal is not None:
            return refusal
        return OVERLOADED if march.size() > war.sea.carries * operand else None

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        war = first_war(pos)
        if verb == SHIPS:
            war.ships_going = operand
            return
        if verb != SAIL and verb != SAIL_IN:
            war.ships_going = NOBODY  # the army, or the port, is another now
        super().play(pos, seat, verb, operand)

    def set_sail(self, pos: PunicWar, march: MarchRecord, to: int, inside: bool) -> None:
        war = first_war(pos)
        port = pos.space_of(march.general)
        war.voyage = Voyage(march.seat, port, ships_along(war, march), to, True, NOBODY)
        war.ships_going = NOBODY
        leave_surplus(war, march)
        march.leg.to = to
        march.leg.by = HARBOUR if inside else SEA
        pos.steps.extend(VOYAGE)


def leave_surplus(pos: FirstWar, march: MarchRecord) -> None:
    """H11.1 Supply trains for which no ship has room are given up."""
    room = pos.sailing().ships * pos.sea.carries_supplies
    for g in march.going():
        kept = min(room, pos.supplies[g])
        pos.lose_supplies(g, pos.supplies[g] - kept, "H11.1")
        room -= kept


# -- 25 the weather ----------------------------------------------------------------------------------------


class SeaSkies(Passage):
    """25 Bad Weather keeps an army in port whose voyage would go beyond its second movement point."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        war, march = first_war(pos), pos.marching()
        voyage = war.sailing()
        far = distances(war, voyage.port, war.sea.sea_points + 1).get(voyage.to, 0)
        if march.spent + far > war.sea.fair_weather and not march.weather.rolled:
            open_window(pos, 1 - march.seat, "movement", voyage.to, "weather", "25")
        else:
            pos.answer = NOBODY
        return True


class Afloat(Passage):
    """H11.1 The army goes aboard; 25 a storm may meet it."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, march = pos.board, pos.marching()
        storm = pos.answer
        pos.answer = NOBODY
        leg = march.leg
        march.army.loyal = min(march.size() if leg.arrived < 0 else march.army.loyal, march.size())
        leg.came = pos.at[march.general]
        leg.via = leg.by
        depart(pos, march, leg.to)
        pos.lift_sieges()
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": board.general_id[march.general],
                "from": board.space_id[pos.space_at(leg.came)],
                "to": board.space_id[leg.to],
                "count": march.size(),
            }
            pos.emit("sailed", "H11.1", args)
        if storm >= 0:
            board.deck[storm].storm(pos, march.seat)
        return True


# -- H11.6 the naval die -----------------------------------------------------------------------------------


def naval_balance(pos: FirstWar, march: MarchRecord, start: int, to: int, ships: int, face: int) -> int:
    """H11.6 Dots less diamonds of a voyage: more than 0 is success, 0 a return, less as many ships sunk."""
    board, foe = pos.sea, 1 - march.seat
    dots = board.ship_dots * ships + board.naval_dots[face - 1]
    if board.naval[march.general] >= board.admiral_from:
        dots += board.admiral_dots
    diamonds = board.naval_diamonds[face - 1]
    if pos.control[start] == foe:
        diamonds += board.embarkation_diamonds
    if pos.control[to] == foe:
        diamonds += board.landing_diamonds
    return dots - diamonds


def needs_die(pos: FirstWar, march: MarchRecord) -> bool:
    """H11.6 An army of the side without Supremacy needs the naval die."""
    return march.size() > 0 and march.seat != pos.supremacy


def tell_die(pos: FirstWar, march: MarchRecord, balance: int, to: int) -> None:
    if pos.events is not None:
        board = pos.sea
        word = "success" if balance > 0 else "return" if balance == 0 else "sunk"
        args = {
            "side": SIDES[march.seat],
            "general": board.general_id[march.general],
            "naval_face": pos.die,
            "result": word,
            "to": board.space_id[to],
        }
        pos.emit("naval-die", "H11.6", args)


class SeaDie(Passage):
    """H11.6 The other side rolls the naval die once, before the army moves."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        war, march = first_war(pos), pos.marching()
        voyage = war.sailing()
        if pos.cus[march.seat][pos.board.transit] == 0 and march.size() > 0:
            turn_back(pos, march, SHIPWRECKED)
            return True
        count_afloat(pos, march)
        voyage.ships = min(voyage.ships, war.ready[march.seat][voyage.port])
        if voyage.ships == 0 or march.size() > war.sea.carries * voyage.ships:
            turn_back(pos, march, RETURNED)
        elif needs_die(war, march):
            march.weather.rolled = True
            pos.steps.append(SeaFortune())
            throw(pos, war.supremacy)
        return True


class SeaFortune(Passage):
    """H11.6 The naval die has been rolled."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        war, march = first_war(pos), pos.marching()
        voyage = war.sailing()
        balance = naval_balance(war, march, voyage.port, voyage.to, voyage.ships, pos.die)
        tell_die(war, march, balance, voyage.to)
        if balance == 0:
            turn_back(pos, march, RETURNED)
        elif balance < 0:
            give_up(pos, march)
            pos.steps.append(Survivors())
            wreck(war, voyage, -balance)
        return True


def wreck(pos: FirstWar, voyage: Voyage, count: int) -> None:
    """H11.6 Ships are sunk, each with a CU and a supply train; 25 the Corvus may go with them."""
    count = min(count, voyage.ships)
    pos.sink(voyage.seat, voyage.port, count, False, "H11.6")
    voyage.ships -= count
    pos.lose_corvus(voyage.seat, count)
    pos.drown(count)


def drown(pos: FirstWar, count: int) -> None:
    """H13.1 So many CUs and supply trains of the army aboard are lost; no political consequences (11.6)."""
    march, transit = pos.marching(), pos.sea.transit
    left = count
    for g in reversed(march.going()):  # the commander's last
        lost = min(left, pos.supplies[g])
        pos.lose_supplies(g, lost, "H13.1")
        left -= lost
    if pos.cus[march.seat][transit] > 0:
        pos.steps.append(Losses(march.seat, transit, count, 0, False))


class Survivors(Step[FirstWar]):
    """H11.6 What was not sunk is back in the port of embarkation; a general without CUs is displaced."""

    rule: ClassVar[str] = "H11.6"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        count_afloat(pos, march)
        if march.size() == 0:
            displaced(pos, march, "H11.6")
        else:
            arrive(pos, march, march.leg.came)
            march.stop(RETURNED)
            march.exhaust()
        return True


def displaced(pos: FirstWar, march: MarchRecord, rule: str) -> None:
    """11.6 The generals of an army that was lost at sea are displaced."""
    march.state = OVER
    for g in march.going():
        pos.displace(g, rule)
    count_afloat(pos, march)


# -- H11.2 lane by lane ------------------------------------------------------------------------------------


class SeaLegs(Passage):
    """H11.2 The army goes lane by lane to the port that it named; its owner chooses among the ways to it."""

    rule: ClassVar[str] = "H11.2"

    def owners(self, pos: PunicWar) -> int:
        return 1 << pos.marching().seat

    def nexts(self, pos: FirstWar) -> list[int]:
        """The ports from which the port of arrival can still be reached, without calling anywhere twice.

        24.1 A general who is bound to a region passes by no port outside it.
        """
        voyage, march = pos.sailing(), pos.marching()
        left, going = sea_points(pos, march), march.going()
        back = ways(pos, voyage.to, left, [*voyage.past, voyage.port])
        return [
            to
            for to in pos.sea.lanes[voyage.port]
            if back.get(to, left) < left
            and not strays(pos.sea, going, to)
            and tired_refusal(pos, march, back[to] + 1) is None
        ]

    def resolve(self, pos: PunicWar) -> bool:
        war, march = first_war(pos), pos.marching()
        voyage = war.sailing()
        if not voyage.over:
            count_afloat(pos, march)
            self.land_early(war, march)
        if voyage.over or voyage.port == voyage.to:
            pos.steps.pop()
            return True
        nexts = self.nexts(war)
        if len(nexts) == 1:
            self.go(war, nexts[0])
            return True
        return False

    def land_early(self, pos: FirstWar, march: MarchRecord) -> None:
        """H11.1 An army that no longer fits into its Ready ships lands; trains with no room are given up."""
        voyage = pos.sailing()
        voyage.ships = min(voyage.ships, pos.ready[voyage.seat][voyage.port])
        if voyage.came >= 0 and voyage.port != voyage.to:
            if voyage.ships == 0 or march.size() > pos.sea.carries * voyage.ships or not self.nexts(pos):
                voyage.to = voyage.port
                march.leg.to = pos.transit = voyage.port
                march.leg.by = march.leg.via = SEA
        if voyage.port != voyage.to:
            leave_surplus(pos, march)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in self.nexts(first_war(pos))]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.nexts(first_war(pos)) else NOT_ON_THE_WAY

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.go(first_war(pos), operand)

    def go(self, pos: FirstWar, to: int) -> None:
        march, voyage = pos.marching(), pos.sailing()
        if voyage.came >= 0 and pos.cus[1 - march.seat][voyage.port] == 0:
            march.leg.came = voyage.port  # H12 whereto it would go back
        spend(pos, march, pos.sea.sailing)
        pos.sea_spent += 1
        take_lane(pos, to)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        war, march = first_war(pos), pos.marching()
        voyage, ids = war.sailing(), war.sea.space_id
        args = {"side": SIDES[march.seat], "space": ids[voyage.port], "to": ids[voyage.to]}
        return "prompt-lanes", args


class Landfall(Passage):
    """H11.3 The army lands, unless the sea or the enemy kept it from that; H12 land interception follows."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        war, march = first_war(pos), pos.marching()
        voyage = war.sailing()
        war.voyage = None
        if voyage.over:
            give_up(pos, march)
            return True
        war.landed_ships = voyage.ships
        pos.steps.append(Arrival())
        pos.steps.append(Wilds())
        return True


# From last to first, as the stack wants it.
VOYAGE: Final[list[Passage]] = [
    Settled(),
    Landfall(),
    SeaLegs(),
    SeaDie(),
    Afloat(),
    Storms(),
    SeaSkies(),
    Onward(),
    Gate(),
]
