"""Whole moves that are worth thinking about: an army to a city by land or by sea, a part of it, recruits.

A plan is written down without looking whether each of its actions will be allowed when it is due: who follows
it stops where one is not.
"""

from __future__ import annotations

from typing import Final

from .actions import (
    ACTIVATE,
    ASSAULT,
    BESIEGE,
    HALT,
    LAND_AT,
    LEAD,
    LOAD,
    MARCH,
    MUSTER,
    RECRUIT,
    SAIL,
    SHIFT,
    TAKE,
    TAKE_ALL,
)
from .advice import fields_by_use, front_of, only, prospects
from .board import NOBODY
from .column import fresh
from .command import OPERAND
from .leaders import recruit_price
from .outlook import TENTHS, Front, Powers, odds, power_of, strength_of
from .position import War
from .recruiting import Recruiting, worth
from .stacks import (
    CAVALRY,
    CODE_BITS,
    GALLIC,
    HEAVY,
    KINDS,
    LAND_KINDS,
    LIGHT,
    SHIP,
    ashore,
    count,
    infantry,
    nation_of,
    ships,
    size,
)
from .turn import Actions

GOALS: Final = 3  # cities that an army is sent to
SHORES: Final = 2  # cities across the sea
CREW: Final = 3  # units that are worth a voyage
SPARE: Final = 2  # units of infantry more than a siege takes, for one that will last
PACKAGES: Final = 3  # fields in which recruits are raised
LEGION: Final = (HEAVY, GALLIC, LIGHT)
RECRUITS: Final = (HEAVY, CAVALRY, LIGHT)


def plans(pos: War, seat: int) -> list[list[int]]:
    """What a seat could do as a whole, each as the actions that it is made of."""
    if not pos.owes(seat):
        return []
    step = pos.steps[-1]
    if isinstance(step, Actions):
        return campaigns(pos, seat)
    if isinstance(step, Recruiting) and step.field == NOBODY:
        return levies(pos, seat)
    return []


# -- 4 armies ------------------------------------------------------------------------------------------------


def campaigns(pos: War, seat: int) -> list[list[int]]:
    """3.4.4 Every army that can be activated goes for the cities that it could take."""
    front = front_of(pos, Powers(pos), seat)
    out: list[list[int]] = []
    for action in only(ACTIVATE, pos.legal(seat)):
        here = action & OPERAND
        if here < pos.board.regions:
            out += by_land(pos, seat, front, here)
            if pos.scenario.sea:
                out += by_sea(pos, seat, front, here)
    return out


def by_land(pos: War, seat: int, front: Front, here: int) -> list[list[int]]:
    """4.2 The whole army, or as much of it as a siege takes, marches towards a city and does what it can."""
    troops = fresh(pos, seat, here)
    out: list[list[int]] = []
    for _, goal in prospects(pos, front, here, troops)[:GOALS]:
        way = road(pos, here, goal, pace(pos, troops))
        whole = [ACTIVATE << SHIFT | here, TAKE_ALL << SHIFT, *way]
        for city in cities_at(pos, front, goal):
            out.append([*whole, BESIEGE << SHIFT | city, HALT << SHIFT])
            out.append([*whole, ASSAULT << SHIFT | city, ASSAULT << SHIFT | city, HALT << SHIFT])
            need = strength_of(pos, city, pos.city_side(city)) + SPARE
            if 2 * need <= infantry(troops) and pos.enemy_in(goal, front.side) == NOBODY:
                part = picked(pos, seat, here, need)
                out.append([ACTIVATE << SHIFT | here, *part, *way, BESIEGE << SHIFT | city, HALT << SHIFT])
        if not cities_at(pos, front, goal):  # one's own, to be relieved
            out.append([*whole, HALT << SHIFT])
    return out


def pace(pos: War, troops: int) -> int:
    """1.2 How many steps the slowest of some troops go."""
    return min([pos.board.move[kind] for kind in range(LAND_KINDS) if count(troops, kind)], default=0)


def road(pos: War, here: int, goal: int, pace: int) -> list[int]:
    """4.2 The first steps of the shortest way to a region."""
    steps, out = pos.board.steps, list[int]()
    while here != goal and len(out) < pace:
        nearer = [to for to in pos.board.ways[here] if steps[to][goal] < steps[here][goal]]
        nearer = [to for to in nearer if pos.playable(to)]
        if not nearer:
            break
        here = nearer[0]
        out.append(MARCH << SHIFT | here)
    return out


def cities_at(pos: War, front: Front, region: int) -> list[int]:
    """The enemy cities of a region."""
    return [city for city in pos.board.cities_in[region] if pos.hostile(front.side, pos.city_side(city))]


def picked(pos: War, seat: int, place: int, number: int) -> list[int]:
    """4.2 So many units of infantry of a place are taken along, the best first."""
    out: list[int] = []
    for kind in LEGION:
        for stack in pos.stacks[place]:
            if pos.obeys(seat, stack):
                units = min(count(stack >> CODE_BITS, kind), number - len(out))
                out += [TAKE << SHIFT | nation_of(stack) * KINDS + kind] * units
    return out


# -- 4.4 across the sea --------------------------------------------------------------------------------------


def by_sea(pos: War, seat: int, front: Front, here: int) -> list[list[int]]:
    """4.4 An army goes aboard the ships in its port and lands at a city that it could take."""
    board = pos.board
    out: list[list[int]] = []
    for city in board.cities_in[here]:
        fleet = ships(fresh(pos, seat, board.ports + city))
        troops = ashore(fresh(pos, seat, here))
        berths = board.capacity * fleet
        if fleet and min(size(troops), berths) >= CREW:
            aboard = embarked(pos, seat, here, city, berths)
            power = power_of(troops) * min(size(troops), berths) // size(troops)
            foot = min(infantry(troops), berths)
            for target in shores(pos, front, board.port[city], power, foot):
                out.append([*aboard, *voyage(pos, board.port[city], target)])
    return out


def embarked(pos: War, seat: int, here: int, city: int, berths: int) -> list[int]:
    """4.4 The fleet of a port is taken along, and as much of the army as it carries goes aboard."""
    board = pos.board
    fleet = [
        TAKE << SHIFT | nation_of(stack) * KINDS + SHIP
        for stack in pos.stacks[board.ports + city]
        if pos.obeys(seat, stack)
        for _ in range(ships(stack >> CODE_BITS))
    ]
    crew = [TAKE_ALL << SHIFT]
    if size(ashore(fresh(pos, seat, here))) > berths:
        crew = picked(pos, seat, here, berths)
        for leader in pos.leaders_at(here, pos.side_of_seat[seat]):
            if pos.follows(seat, leader) and not pos.tired[leader]:
                crew.append(LEAD << SHIFT | leader)
    return [ACTIVATE << SHIFT | here, *fleet, LOAD << SHIFT | here, *crew]


def shores(pos: War, front: Front, zone: int, power: int, foot: int) -> list[int]:
    """4.4 The regions across the sea where an army could take most, within a day's sail."""
    board, reach = pos.board, pos.reach
    points = board.move[SHIP] - board.loading_cost - board.landing_cost
    ranked: list[tuple[float, int]] = []
    for number, region in enumerate(front.regions):
        if pos.playable(region) and reach.shore[zone][region] <= points:
            sure = odds(power, foot, front.guards[number], front.walls[number])
            if power > TENTHS * front.walls[number]:
                ranked.append((-front.prizes[number] * sure, region))
    ranked.sort()
    return [region for _, region in ranked[:SHORES]]


def voyage(pos: War, zone: int, region: int) -> list[int]:
    """4.4 From a port's sea zone to the coast of a region, and ashore."""
    board = pos.board
    out = [SAIL << SHIFT | zone]
    goal = min([(pos.reach.sea[zone][shore], shore) for shore in board.coast[region]])[1]
    while zone != goal:
        zone = min([(pos.reach.sea[to][goal], to) for to in board.lanes[zone]])[1]
        out.append(SAIL << SHIFT | zone)
    return [*out, LAND_AT << SHIFT | region, TAKE_ALL << SHIFT, HALT << SHIFT]


# -- 9.3 recruits --------------------------------------------------------------------------------------------


def levies(pos: War, seat: int) -> list[list[int]]:
    """9.3 All that a field can raise and a player can pay, of one kind of unit."""
    out: list[list[int]] = []
    for action in fields_by_use(pos, seat, only(MUSTER, pos.legal(seat)))[:PACKAGES]:
        field = action & OPERAND
        most = sum([worth(pos, city) for city in pos.board.cities_in[field] if pos.keeper[city] == seat])
        nation = pos.side_of_seat[seat]
        for kind in RECRUITS:
            number = min(most, pos.talents[seat] // recruit_price(pos, nation, kind))
            if number > 0:
                out.append([action, *[RECRUIT << SHIFT | nation * KINDS + kind] * number])
    return out
