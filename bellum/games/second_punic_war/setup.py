"""II How a game begins: the forces of the scenario, cities, tribes, states, and the six decks."""

from __future__ import annotations

from .board import NEUTRAL, NOBODY, ROME
from .kinds import NATIONS, SIDES
from .position import BESIDE, BESIEGED, EMPTY, POOL, War
from .scenario import Force
from .stacks import COMMON, HEAVY, ONE, Troops, ashore, code_of


def set_up(pos: War) -> None:
    """II.3 to II.7 Everything but what the players place themselves."""
    clear(pos)
    place_states(pos)
    place_cities(pos)
    for force in pos.scenario.forces:
        if force.there(pos.players) and not force.free:
            station(pos, force)
    for garrison in pos.scenario.garrisons:
        if garrison.there(pos.players):
            units: int = pos.board.rules["politics"]["garrison_units"]
            pos.add(garrison.region, code_of(garrison.state, COMMON, False), units * ONE[HEAVY])
    place_tribes(pos)
    fill_treasuries(pos)
    shuffle_decks(pos)
    lay_sieges(pos)


def clear(pos: War) -> None:
    """An empty board."""
    board, seats = pos.board, pos.players
    pos.stacks = [EMPTY] * board.places
    pos.fielded = [0] * len(NATIONS)
    pos.at = [BESIDE] * board.leaders
    for leader in board.consuls:
        pos.at[leader] = POOL
    pos.tired = [0] * board.leaders
    pos.holder = [COMMON] * board.leaders
    pos.owner = board.city_owner[:]
    pos.keeper = [NOBODY] * board.cities
    pos.captor = [NOBODY] * board.cities
    pos.level = board.defence[:]
    pos.ring = [0] * board.cities
    pos.besieger = [0] * board.cities
    pos.attitude = [0] * board.regions
    pos.tested = [0] * len(SIDES)
    pos.track = [0] * len(NATIONS)
    pos.patron = [NOBODY] * len(NATIONS)
    pos.talents = [0] * seats
    pos.initiative = [0] * seats
    pos.points = [0] * seats
    pos.hands = [[] for _ in range(seats)]
    pos.decks = [[] for _ in NATIONS]
    pos.discards = [[] for _ in NATIONS]
    pos.removed = []
    pos.shown = [[] for _ in range(seats * seats)]
    pos.order = list(range(seats))
    pos.stage = pos.scenario.stage
    pos.consuls = []
    pos.ravaged = {}
    pos.markers = {}
    pos.boons = {}
    pos.verdict = []


def place_states(pos: War) -> None:
    """II.5 The markers on the political track; 10.4 there is none of Syracuse when a player leads it."""
    for nation, value in pos.scenario.track.items():
        pos.track[nation] = value
    pos.recount()
    for nation in pos.scenario.track:
        side = pos.side[nation]
        if side != NEUTRAL and side != nation:
            pos.patron[nation] = pos.zone_seat(side, pos.board.muster[nation])


def place_cities(pos: War) -> None:
    """1.3.2 Every city card goes to the player of its zone (10.1)."""
    for city, owner in pos.scenario.owners.items():
        pos.owner[city] = owner
    for city in range(pos.board.cities):
        nation = pos.owner[city]
        side = pos.side[nation]
        if side == NEUTRAL or not pos.playable(pos.board.city_region[city]):
            continue
        ally = nation != side
        seat = pos.patron[nation] if ally else pos.zone_seat(side, pos.board.city_region[city])
        pos.keeper[city] = seat
        # 6.3 Points with which a side begins are those of the cities that it has taken.
        if city in pos.scenario.owners and side in pos.scenario.points:
            pos.captor[city] = seat


def named_seat(pos: War, name: str) -> int:
    """10.2 The seat that a scenario names; a player who leads a whole side has every seat of it."""
    seat = pos.setting.seat(name)
    if seat >= 0:
        return seat
    return pos.seats_of[SIDES.index(name.split("_")[0])][0]


def station(pos: War, force: Force) -> None:
    """II.3 One force of the set-up; its ships lie in the port of the region."""
    board, region = pos.board, force.where
    seat = named_seat(pos, force.seat)
    holder = pos.holder_for(seat) if force.leaders or force.consul else COMMON
    code = code_of(force.nation, holder, False)
    pos.add(region, code, ashore(force.troops))
    fleet: Troops = force.troops - ashore(force.troops)
    if fleet:
        ports = [city for city in board.cities_in[region] if board.port[city] != NOBODY]
        pos.add(board.ports + ports[0], code, fleet)
    for leader in force.leaders:
        install(pos, leader, region, seat)


def install(pos: War, leader: int, place: int, seat: int) -> None:
    """A leader takes command of a place for a seat."""
    pos.at[leader] = place
    pos.holder[leader] = pos.holder_for(seat)
    if leader in pos.scenario.consuls and leader not in pos.consuls:
        pos.consuls.append(leader)


def place_tribes(pos: War) -> None:
    """II.4 The attitudes of the tribes."""
    for side, lists in enumerate(pos.scenario.gauls):
        sign = 1 if side == ROME else -1
        for value, regions in enumerate(lists, start=1):
            for region in regions:
                pos.attitude[region] = sign * value


def fill_treasuries(pos: War) -> None:
    """II.6, 10.2 Initiative and Talents; one player of a side has what two would have."""
    for name, (initiative, talents) in pos.scenario.treasury.items():
        if name == SIDES[2] and not pos.seats_of[2]:
            continue
        seat = named_seat(pos, name)
        pos.initiative[seat] += initiative
        pos.talents[seat] += talents
    for side, points in pos.scenario.points.items():
        seats = pos.seats_of[side]
        shares = pos.scenario.points_of_two if len(seats) == 2 else [points]
        for seat, share in zip(seats, shares):
            pos.points[seat] = share


def shuffle_decks(pos: War) -> None:
    """II.7 The decks of the scenario."""
    for card in pos.board.cards:
        if card.deck in pos.scenario.decks:
            pos.decks[card.deck].append(card.number)
    for deck in pos.decks:
        pos.dice.shuffle(deck)


def lay_sieges(pos: War) -> None:
    """6.2 The sieges that a scenario begins with: who stands in the region besieges."""
    for city, level in pos.scenario.sieges.items():
        pos.level[city] = level
        pos.ring[city] = BESIEGED
        pos.besieger[city] = pos.enemy_in(pos.board.city_region[city], pos.city_side(city))
