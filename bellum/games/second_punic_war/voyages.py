"""4.4 What fleets could do, for those who look ahead: carry an army over the sea, bring food, fight a fleet.

A fleet takes an army to the coast where it can win most, and keeps out of the way of a stronger one. Nothing
is remembered from one step to the next: wherever a fleet is, the best that it can still do is found anew.
"""

from __future__ import annotations

from typing import Final

from .actions import LAND_AT, LOAD, PORT, SAIL, SHIFT
from .activation import price_of
from .board import NOBODY
from .column import fresh
from .kinds import SIDES
from .outlook import (
    HOPE,
    NEARER,
    TENTHS,
    Front,
    Powers,
    by_land,
    capacity_of,
    chance,
    is_supplied,
    leading,
    odds,
    power_of,
    prize,
    strength_of,
)
from .position import BESIEGED, War
from .reach import FAR
from .stacks import CODE_BITS, SHIP, Troops, ashore, infantry, nation_of, ships, size
from .value import BATTLE, CAPITAL, HARBOUR, INCOME, PROGRESS, WEIGHTS

FEWEST: Final = 3  # units of infantry that are worth a voyage
BEATEN: Final = 4  # a fleet keeps away from one that has this many ships
OF_OURS: Final = 3  # for so many of its own,
STRONGER: Final = 1.4  # and goes for one that has so many times fewer
THREATENING: Final = 50  # the power of an enemy army
NEAR: Final = 4  # that is so many steps away, or fewer: then who stays at home keeps
KEPT: Final = 0.3  # this part of what the cities are worth
LATER: Final = 0.4  # what a voyage is worth that can begin in the next stage only
ON_FOOT: Final = 2  # steps that an army goes by land as soon as by sea

Mission = tuple[float, int]  # what it promises, negative, and the action that it begins with


class Fleet:
    """Ships that could sail: where, how far, and how many."""

    def __init__(self, pos: War, seat: int, zone: int, home: int, number: int, points: int) -> None:
        self.seat = seat
        self.side = pos.side_of_seat[seat]
        self.zone = zone
        self.home = home  # the city in whose port it lies, or NOBODY
        self.number = number
        self.points = points
        self.shut = 0  # the zones where a stronger enemy lies, as bits
        self.prey: list[tuple[int, int]] = []  # where a weaker one lies, and how many ships it has
        for other in range(len(pos.board.lanes)):
            if pos.stacks[pos.board.seas + other]:
                self.sight(pos, other)
        self.far = soundings(pos, zone, self.shut)
        if home != NOBODY and self.shut >> zone & 1:  # it lies in wait before the port
            self.far = [FAR] * len(self.far)

    def sight(self, pos: War, zone: int) -> None:
        """Who lies in a sea zone."""
        enemies = 0
        for stack in pos.stacks[pos.board.seas + zone]:
            if pos.hostile(self.side, pos.side[nation_of(stack)]):
                enemies += ships(stack >> CODE_BITS)
        if enemies * BEATEN >= self.number * OF_OURS:
            self.shut |= 1 << zone if enemies else 0
        elif enemies and self.number >= STRONGER * enemies:
            self.prey.append((zone, enemies))

    def towards(self, pos: War, goal: int) -> int:
        """4.4 The next step on the way to a sea zone: out of the port, or along the lanes."""
        if self.home != NOBODY or self.zone == goal:
            return SAIL << SHIFT | self.zone
        back = soundings(pos, goal, self.shut & ~(1 << self.zone))
        best = self.zone
        for to in pos.board.lanes[self.zone]:
            if back[to] < back[best]:
                best = to
        return SAIL << SHIFT | best

    def nearest(self, zones: list[int]) -> int:
        """Of some sea zones the one that is reached first, or NOBODY."""
        best = NOBODY
        for zone in zones:
            if self.far[zone] < FAR and (best == NOBODY or self.far[zone] < self.far[best]):
                best = zone
        return best


def soundings(pos: War, zone: int, shut: int) -> list[int]:
    """4.4 The steps from a sea zone to each other one around those that are shut; FAR if there is no way."""
    if not shut:
        return pos.reach.sea[zone]
    lanes = pos.board.lanes
    row = [FAR] * len(lanes)
    row[zone] = 0
    edge = [zone]
    while edge:
        reached: list[int] = []
        for at in edge:
            for to in lanes[at]:
                if row[to] == FAR and shut >> to & 1 == 0:
                    row[to] = row[at] + 1
                    reached.append(to)
        edge = reached
    return row


def fleets_of(pos: War, seat: int, field: int) -> list[Fleet]:
    """The fleets of a seat in a field that have not moved."""
    board = pos.board
    if not pos.scenario.sea:
        return []
    out: list[Fleet] = []
    points = board.move[SHIP]
    if field >= board.regions:
        zone = field - board.regions
        number = ships(fresh(pos, seat, board.seas + zone))
        if number:
            out.append(Fleet(pos, seat, zone, NOBODY, number, points))
        return out
    for city in board.cities_in[field]:
        number = ships(fresh(pos, seat, board.ports + city)) if board.port[city] != NOBODY else 0
        if number:
            out.append(Fleet(pos, seat, board.port[city], city, number, points))
    return out


# -- what fleets promise -------------------------------------------------------------------------------------


def venture(pos: War, powers: Powers, front: Front, seat: int, field: int, purse: int) -> float:
    """3.4.4, 4.4 What the fleets of a field could do at best, with some initiative to spend; 0 if nothing."""
    best = 0.0
    for fleet in fleets_of(pos, seat, field):
        if field >= pos.board.regions and ashore(fresh(pos, seat, pos.board.seas + fleet.zone)):
            found = landings(pos, front, fleet, fresh(pos, seat, pos.board.seas + fleet.zone), 0)
        else:
            found = missions(pos, powers, front, fleet, [field], purse)
        if found:
            best = max(best, -found[0][0])
    return best


def missions(
    pos: War, powers: Powers, front: Front, fleet: Fleet, origins: list[int], purse: int
) -> list[Mission]:
    """4.4 What a fleet without cargo could do, the best first, each with the first action of it."""
    watched = blockade(pos, fleet)
    found = [(lost + watched, action) for lost, action in ferries(pos, powers, front, fleet, origins, purse)]
    found = [mission for mission in found if mission[0] < 0.0]
    found += relief(pos, fleet)
    found += closing(pos, fleet)
    for zone, enemies in fleet.prey:
        if fleet.far[zone] <= fleet.points and zone != fleet.zone:
            sure = chance(fleet.number * TENTHS, enemies * TENTHS)
            gain = 2.0 * WEIGHTS.values[BATTLE] * (sure * enemies - (1.0 - sure) * fleet.number)
            if gain > 0.0:
                found.append((-gain, fleet.towards(pos, zone)))
    found.sort()
    return found


def ferries(
    pos: War, powers: Powers, front: Front, fleet: Fleet, origins: list[int], purse: int
) -> list[Mission]:
    """4.4 The armies that a fleet could take across the sea, now or in the next stage."""
    board = pos.board
    found: list[Mission] = []
    toll = board.loading_cost + board.landing_cost
    for region in powers.armies[fleet.side]:
        if not board.coast[region] or powers.foot_of(fleet.side, region) < FEWEST:
            continue
        here = fleet.home != NOBODY and board.city_region[fleet.home] == region
        dock = fleet.zone if here else fleet.nearest(board.coast[region])
        if dock == NOBODY or fleet.far[dock] > fleet.points:
            continue
        troops = ashore(fresh(pos, fleet.seat, region))
        left = fleet.points - fleet.far[dock] - toll
        price = 0 if region in origins else price_of(pos, fleet.seat, region)
        if left >= 0 and price <= purse and infantry(troops) >= FEWEST:
            promise = across(pos, powers, front, fleet, region, dock, troops, left)
            if promise > 0.0:
                at_hand = dock == fleet.zone and (here or fleet.home == NOBODY)
                action = LOAD << SHIFT | region if at_hand else fleet.towards(pos, dock)
                found.append((-promise, action))
                continue
        if not here:
            found += berth(pos, powers, front, fleet, region)
    return found


def berth(pos: War, powers: Powers, front: Front, fleet: Fleet, region: int) -> list[Mission]:
    """4.4 A fleet enters the port beside an army that it could carry in the next stage."""
    board = pos.board
    troops = ashore(pos.troops(region, fleet.side))
    for city in board.cities_in[region]:
        zone = board.port[city]
        if zone != NOBODY and pos.city_side(city) == fleet.side and fleet.far[zone] <= fleet.points:
            if capacity_of(pos, ships(pos.troops(board.ports + city, fleet.side))) >= size(troops):
                continue
            left = board.move[SHIP] - board.loading_cost - board.landing_cost
            promise = LATER * across(pos, powers, front, fleet, region, zone, troops, left)
            if promise > 0.0:
                return [(-promise, enter(pos, fleet, city))]
    return []


def lacks_ships(pos: War, powers: Powers, front: Front, seat: int, field: int) -> bool:
    """9.3 Whether the army of a field could win more beyond the sea if it had the ships in its port."""
    board, side = pos.board, front.side
    if not pos.scenario.sea or field >= board.regions or powers.foot_of(side, field) < FEWEST:
        return False
    troops = ashore(pos.troops(field, side))
    left = board.move[SHIP] - board.loading_cost - board.landing_cost
    for city in board.cities_in[field]:
        zone = board.port[city]
        if zone != NOBODY and pos.city_side(city) == side:
            if capacity_of(pos, ships(pos.troops(board.ports + city, side))) < size(troops):
                fleet = Fleet(pos, seat, zone, city, size(troops) // board.capacity + 1, board.move[SHIP])
                return across(pos, powers, front, fleet, field, zone, troops, left) > 0.0
    return False


def enter(pos: War, fleet: Fleet, city: int) -> int:
    """4.4 The next action of a fleet on its way into a port."""
    zone = pos.board.port[city]
    if fleet.home == NOBODY and zone == fleet.zone:
        return PORT << SHIFT | city
    return fleet.towards(pos, zone)


def across(
    pos: War, powers: Powers, front: Front, fleet: Fleet, region: int, dock: int, troops: Troops, left: int
) -> float:
    """4.4 How much more an army could win beyond the sea than by land."""
    carried = min(size(troops), capacity_of(pos, fleet.number))
    power = power_of(troops) * carried // max(1, size(troops))
    power += leading(pos, region, fleet.side, power)
    foot = min(infantry(troops), carried)
    far = soundings(pos, dock, fleet.shut)
    steps = pos.board.steps[region]
    best = 0.0
    for number, target in enumerate(front.regions):
        if steps[target] <= ON_FOOT or not pos.playable(target):
            continue
        worth = front.prizes[number] * NEARER[1]
        if worth <= best:
            continue
        for zone in pos.board.coast[target]:
            if far[zone] <= left:
                sure = odds(power, foot, front.guards[number], front.walls[number])
                if sure > HOPE:
                    best = max(best, worth * sure)
                break
    if best == 0.0:
        return 0.0
    return best - max(by_land(pos, front, region, troops), KEPT * kept(pos, powers, fleet.side, region))


def kept(pos: War, powers: Powers, side: int, region: int) -> float:
    """What an army guards where it stands: the cities around it, if an enemy army is not far away."""
    steps, weights = pos.board.steps[region], WEIGHTS.values
    near = False
    for other in range(len(SIDES)):
        if pos.hostile(side, other):
            for there in powers.armies[other]:
                near = near or (steps[there] <= NEAR and powers.of(other, there) >= THREATENING)
    total = 0.0
    for city in pos.scenario.cities if near else []:
        if steps[pos.board.city_region[city]] <= ON_FOOT and pos.city_side(city) == side:
            total += prize(pos, city, weights[INCOME], weights[CAPITAL])
    return total


def relief(pos: War, fleet: Fleet) -> list[Mission]:
    """6.2 Empty ships that enter the port of a besieged city bring food."""
    board, weights = pos.board, WEIGHTS.values
    found: list[Mission] = []
    for city in pos.scenario.cities:
        zone = board.port[city]
        if pos.ring[city] == BESIEGED and zone != NOBODY and pos.city_side(city) == fleet.side:
            gained = min(board.defence[city] - pos.level[city], fleet.number)
            if gained > 0 and fleet.far[zone] <= fleet.points and fleet.shut >> zone & 1 == 0:
                left = max(1, strength_of(pos, city, fleet.side))
                worth = prize(pos, city, weights[INCOME], weights[CAPITAL]) * weights[PROGRESS]
                found.append((-worth * (1.0 / left - 1.0 / (left + gained)), enter(pos, fleet, city)))
    return found


def blockade(pos: War, fleet: Fleet) -> float:
    """6.2 What it is worth that a fleet stays where it is: no food comes to a besieged city."""
    total = 0.0
    if fleet.home == NOBODY:
        for city in pos.scenario.cities:
            if pos.board.port[city] == fleet.zone:
                total += harbour(pos, fleet.side, city)
    return total


def harbour(pos: War, side: int, city: int) -> float:
    """6.2 What a fleet before the port of a city is worth to a side: something if it besieges the city."""
    weights = WEIGHTS.values
    if pos.ring[city] != BESIEGED or pos.besieger[city] != side:
        return 0.0
    return weights[HARBOUR] * prize(pos, city, weights[INCOME], weights[CAPITAL])


def closing(pos: War, fleet: Fleet) -> list[Mission]:
    """6.2 The ports of besieged cities that a fleet could close."""
    found: list[Mission] = []
    for city in pos.scenario.cities:
        zone = pos.board.port[city]
        if zone != NOBODY and zone != fleet.zone and fleet.far[zone] <= fleet.points:
            worth = harbour(pos, fleet.side, city)
            if worth > 0.0 and is_supplied(pos, city, fleet.side):
                found.append((-worth, fleet.towards(pos, zone)))
    return found


def watches(pos: War, fleet: Fleet) -> bool:
    """6.2 Whether a fleet lies before the port of an enemy city where an army of its side has landed."""
    board = pos.board
    if fleet.home != NOBODY:
        return False
    for city in pos.scenario.cities:
        if board.port[city] == fleet.zone and pos.hostile(fleet.side, pos.city_side(city)):
            if pos.present(board.city_region[city], fleet.side):
                return True
    return False


def landings(pos: War, front: Front, fleet: Fleet, troops: Troops, command: int) -> list[Mission]:
    """4.4 Where a fleet could land its cargo, the best first, each with the next action."""
    board = pos.board
    cargo = ashore(troops)
    power, foot = power_of(cargo) + command, infantry(cargo)
    found: list[Mission] = []
    for number, target in enumerate(front.regions):
        if not pos.playable(target) or not board.coast[target]:
            continue
        zone = fleet.nearest(board.coast[target])
        if zone == NOBODY or fleet.far[zone] + board.landing_cost > fleet.points:
            continue
        promise = front.prizes[number] * odds(power, foot, front.guards[number], front.walls[number])
        there = zone == fleet.zone and fleet.home == NOBODY
        found.append((-promise, LAND_AT << SHIFT | target if there else fleet.towards(pos, zone)))
    found.sort()
    return found


def refuge(pos: War, fleet: Fleet) -> int:
    """4.4 The next action on its way to a port of a fleet that has nothing more to do, or NOBODY."""
    board = pos.board
    best, least = NOBODY, fleet.points + 1
    for city in pos.scenario.cities:
        zone = board.port[city]
        if zone != NOBODY and pos.city_side(city) == fleet.side and fleet.far[zone] < least:
            best, least = city, fleet.far[zone]
    return NOBODY if best == NOBODY else enter(pos, fleet, best)
