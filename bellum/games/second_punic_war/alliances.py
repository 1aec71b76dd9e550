"""7 How a state becomes the ally of a player, and what it takes home when it leaves.

These are the deeds alone; whoever does them settles the sieges afterwards (``cities.settle_all``).
"""

from __future__ import annotations

from typing import Final

from .board import NEUTRAL, NOBODY, ROME
from .forces import group_troops, groups
from .kinds import NATIONS, SIDES
from .leaders import capital_place, catch_lone
from .losses import Renounce
from .markers import ENGINES, protection
from .position import ALLIED, War
from .stacks import (
    CODE,
    COMMON,
    HEAVY,
    LAND,
    LAND_KINDS,
    ONE,
    SHIP,
    Troops,
    ashore,
    code_of,
    count,
    nation_of,
    ships,
    size,
    troops_of,
)
from .victory import award
from .windows import leave_hand, put_away

LAND_BITS: Final = (1 << SHIP) - 1  # the kinds that are no ships, as bits


def muster(pos: War, place: int, nation: int, holder: int, troops: Troops) -> Troops:
    """1.2 New units come to a place as far as there are counters of them; says which have come."""
    came: Troops = 0
    for kind in range(SHIP + 1):
        wanted = count(troops, kind)
        if wanted:
            came += max(0, min(wanted, pos.spare(nation, kind))) * ONE[kind]
    pos.add(place, code_of(nation, holder, False), came)
    return came


# -- 7 the beginning of an alliance --------------------------------------------------------------------------


def join(pos: War, state: int, seat: int) -> None:
    """7 A state becomes the ally of a player: points, two units in its capital, its cities and leaders."""
    board = pos.board
    side = pos.side_of_seat[seat]
    rules = board.rules["politics"]
    pos.track[state] = ALLIED if side == ROME else -ALLIED
    pos.patron[state] = seat
    pos.recount()
    for city in range(board.cities):
        if pos.owner[city] == state:
            pos.keeper[city] = seat
    for leader in range(board.leaders):
        if board.leader_nation[leader] == state:
            pos.holder[leader] = pos.holder_for(seat)
    came = muster(pos, board.muster[state], state, COMMON, int(rules["alliance_units"]) * ONE[HEAVY])
    for leader in range(board.leaders):
        if board.leader_nation[leader] == state and pos.at[leader] >= 0:
            pos.claim(pos.at[leader])
    for region in range(board.regions):
        if pos.of_nation(region, state):
            catch_lone(pos, region, side, seat)
    if pos.events is not None:
        args = {"nation": NATIONS[state], "seat": pos.seats[seat], "count": size(came)}
        pos.emit("alliance", "7", args)
    award(pos, seat, int(rules["alliance_vp"]), "7", "alliance")


# -- 7 its end -----------------------------------------------------------------------------------------------


def part(pos: War, state: int) -> list[int]:
    """7 A state is nobody's ally any more: its patron loses points, its cards, and its troops and leaders.

    Gives the places where troops or leaders of its former allies come out of its cities and ports.
    """
    side, seat = pos.side[state], pos.patron[state]
    pos.track[state] = 0
    pos.patron[state] = NOBODY
    pos.recount()
    if pos.events is not None:
        pos.emit("alliance-ended", "7", {"nation": NATIONS[state], "side": SIDES[side]})
    discard_cards(pos, state, side)
    go_home(pos, state)
    outside: list[int] = []
    for city in range(pos.board.cities):
        if pos.owner[city] == state:
            pos.keeper[city] = NOBODY
            outside += expel(pos, city)
    award(pos, seat, -int(pos.board.rules["politics"]["alliance_vp"]), "7", "alliance-ended")
    return outside


def discard_cards(pos: War, state: int, side: int) -> None:
    """7 The cards of the state are discarded from the hands of its former allies and from the table, where
    they have left markers."""
    pos.markers.pop(protection(side, state), None)
    for city in range(pos.board.cities):
        if pos.board.city_owner[city] == state:
            pos.markers.pop(ENGINES + city, None)
    for seat in pos.seats_of[side]:
        for card in [card for card in pos.hands[seat] if pos.board.cards[card].deck == state]:
            leave_hand(pos, seat, card)
            put_away(pos, card, False)
            pos.barrier += 1
            if pos.events is not None:
                args = {"seat": pos.seats[seat], "card": pos.board.card_id[card]}
                pos.emit("discarded", "7", args)


def go_home(pos: War, state: int) -> None:
    """7 Units and leaders of the state go to its capital, wherever they are; the Macedonians to Iliria."""
    board, home = pos.board, pos.board.muster[state]
    troops: Troops = 0
    left: list[int] = []
    for place in range(board.places):
        for stack in pos.stacks[place]:
            if nation_of(stack) == state:
                pos.take(place, stack & CODE, troops_of(stack))
                troops += troops_of(stack)
                if place not in left:
                    left.append(place)
    for leader in range(board.leaders):
        if board.leader_nation[leader] == state and pos.at[leader] >= 0:
            left.append(pos.at[leader])
            pos.at[leader] = home
            pos.holder[leader] = COMMON
            pos.tired[leader] = 0  # like his troops he is at once at the disposal of a new ally
    code = code_of(state, COMMON, False)
    pos.add(home, code, ashore(troops))
    if ships(troops):
        pos.add(anchorage(pos, state), code, ships(troops) * ONE[SHIP])
    for place in left:
        overboard(pos, place)
        pos.release(place)
    if pos.events is not None and troops:
        pos.emit("went-home", "7", {"nation": NATIONS[state], "field": board.field_name(home)})


def anchorage(pos: War, state: int) -> int:
    """7 Where ships of a state gather: the port of its capital, or the sea before its territory."""
    board, capital = pos.board, pos.board.capital[state]
    if capital != NOBODY and board.port[capital] != NOBODY and pos.owner[capital] == state:
        return board.ports + capital
    return board.seas + board.coast[board.muster[state]][0]


def overboard(pos: War, place: int) -> None:
    """1.2.7 Where ships have left, those whom none carries any more go ashore in port, or are lost at sea."""
    board = pos.board
    if board.is_region(place) or board.is_inside(place):
        return
    capacity = board.capacity
    for side in range(NEUTRAL + 1):
        troops = pos.troops(place, side)
        excess = size(ashore(troops)) - capacity * ships(troops)
        if board.is_sea(place) and side < len(SIDES) and 0 < excess < size(ashore(troops)):
            lighten(pos, place, side, excess)
            continue
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] != side:
                continue
            for kind in range(LAND_KINDS):
                gone = min(max(0, excess), count(troops_of(stack), kind))
                excess -= gone
                pos.take(place, stack & CODE, gone * ONE[kind])
                if board.is_port(place):
                    pos.add(quay(pos, board.city_at(place)), stack & CODE, gone * ONE[kind])
        if not ships(troops):
            for leader in pos.leaders_at(place, side):
                strand(pos, leader, place)


def lighten(pos: War, place: int, side: int, excess: int) -> None:
    """1.2.7, 10.1 So many units of a side go down with its ships: those whom the ships of their owner cannot
    carry any more, and he says which."""
    capacity = pos.board.capacity
    for group in groups(pos, place, side):
        troops = group_troops(pos, place, side, group)
        lost = min(excess, size(ashore(troops)) - capacity * ships(troops))
        if lost > 0:
            excess -= lost
            pos.steps.append(Renounce(group, place, side, LAND_BITS, lost, group))


def drop(pos: War, place: int, side: int) -> None:
    """All that a side has aboard in a place is lost."""
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            pos.take(place, stack & CODE, troops_of(stack) & LAND)


def strand(pos: War, leader: int, place: int) -> None:
    """1.2.7 A leader without a ship goes ashore in port; at sea he goes where his nation musters, behind the
    walls if an enemy is there."""
    board = pos.board
    home = capital_place(pos, board.leader_nation[leader])
    pos.at[leader] = quay(pos, board.city_at(place)) if board.is_port(place) else home


def quay(pos: War, city: int) -> int:
    """6 Where who leaves a ship in port stands: in the region, or inside the walls if an enemy is there."""
    board, region = pos.board, pos.board.city_region[city]
    return board.walls + city if pos.enemy_in(region, pos.city_side(city)) != NOBODY else region


def expel(pos: War, city: int) -> list[int]:
    """7 Who is no ally of a city any more leaves its walls and its port; gives the places where he stands."""
    board, side = pos.board, pos.city_side(city)
    outside = [(board.walls + city, board.city_region[city])]
    if board.port[city] != NOBODY:
        outside.append((board.ports + city, board.seas + board.port[city]))
    left: list[int] = []
    for place, target in outside:
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] != side:
                pos.take(place, stack & CODE, troops_of(stack))
                pos.add(target, stack & CODE, troops_of(stack))
                left.append(target)
        for leader in range(board.leaders):
            if pos.at[leader] == place and pos.side[board.leader_nation[leader]] != side:
                pos.at[leader] = target
                left.append(target)
    return left
