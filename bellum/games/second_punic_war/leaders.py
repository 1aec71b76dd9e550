"""5.6 Leaders: how they are eliminated, and what the others ask of their special rules (1.3.3).

A leader who is doomed may be saved by an effect (the window "death"); if not, his enemy scores him at once
(5.11). A consul who dies is replaced by a new one, drawn at once and placed in Roma (3.2).
"""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .board import NOBODY
from .kinds import SIDES
from .position import BESIEGED, DEAD, POOL, War
from .setup import install
from .victory import award
from .windows import open_window


def seat_of_leader(pos: War, leader: int) -> int:
    """10.1 The player whom a leader obeys; NOBODY for one of a neutral state."""
    side = pos.side[pos.board.leader_nation[leader]]
    return pos.seat_of(side, pos.holder[leader]) if side < len(SIDES) else NOBODY


def doom(pos: War, leader: int, victor: int) -> None:
    """5.6 A leader is to be eliminated; a seat scores him, or NOBODY does. The step waits on the stack."""
    pos.steps.append(Doom(leader, pos.at[leader], victor, False))


def doom_all(pos: War, leaders: list[int], victor: int) -> None:
    """5.6 Some leaders are to be eliminated, one after the other."""
    for leader in reversed(leaders):
        doom(pos, leader, victor)


def catch_lone(pos: War, region: int, side: int, seat: int) -> None:
    """5.6 Enemy leaders without a unit beside them are eliminated by any unit that comes to their region."""
    for other in range(len(SIDES)):
        if pos.hostile(side, other) and not pos.present(region, other):
            doom_all(pos, pos.leaders_at(region, other), seat)


class Doom(Step[War]):
    """5.6 A leader is eliminated, if no effect saves him."""

    rule: ClassVar[str] = "5.6"

    def __init__(self, leader: int, place: int, victor: int, asked: bool) -> None:
        self.leader = leader
        self.place = place
        self.victor = victor
        self.asked = asked

    def clone(self) -> Doom:
        return Doom(self.leader, self.place, self.victor, self.asked)

    def resolve(self, pos: War) -> bool:
        seat = seat_of_leader(pos, self.leader)
        if pos.at[self.leader] != self.place:  # he is gone already
            pos.steps.pop()
        elif not self.asked and seat != NOBODY:
            self.asked = True
            open_window(pos, "death", self.leader, seat)
        else:
            pos.steps.pop()
            fall(pos, self.leader, self.victor)
        return True


def points_for(pos: War, leader: int) -> int:
    """5.11, 12.4 The victory points for a leader's fall; a dictator is worth more."""
    more = int(pos.board.rules["dictator"]["vp"]) if leader == pos.dictator else 0
    return pos.board.leader_vp[leader] + more


def fall(pos: War, leader: int, victor: int) -> None:
    """5.6, 5.11, 12.4 A leader is eliminated, and his enemy scores him."""
    board, place = pos.board, pos.at[leader]
    points = points_for(pos, leader)
    if pos.events is not None:
        args = {"leader": board.leader_id[leader], "field": board.field_name(place)}
        pos.emit("leader-eliminated", "5.6", args)
    remove(pos, leader)
    if victor != NOBODY and points:
        award(pos, victor, points, "5.11", "leader")


def remove(pos: War, leader: int) -> None:
    """3.2, 12.3, 12.4 A leader leaves the board for good, or for the pool; a consul is replaced."""
    board, holder, place = pos.board, pos.holder[leader], pos.at[leader]
    pos.at[leader] = POOL if board.nameless[leader] else DEAD
    pos.tired[leader] = 0
    pos.release(place)
    if leader == pos.dictator:
        pos.dictator = NOBODY
        pos.dictator_stages = 0
    if leader == pos.proconsul:
        pos.proconsul = NOBODY
        return
    if leader in pos.consuls:
        pos.consuls.remove(leader)
        replace(pos, leader, pos.seat_of(pos.side[board.leader_nation[leader]], holder))


def replace(pos: War, dead: int, seat: int) -> None:
    """3.2 A new consul is drawn at once and placed in Roma, behind its walls if an enemy is in the region."""
    pool = [leader for leader in pos.board.consuls if pos.at[leader] == POOL and leader != dead]
    if not pool and pos.at[dead] == POOL:
        pool = [dead]
    if not pool:
        return
    new = pool[pos.dice.below(len(pool))]
    pos.barrier += 1
    install(pos, new, capital_place(pos, pos.board.leader_nation[dead]), seat)
    pos.claim(pos.at[new])
    if new not in pos.consuls:
        pos.consuls.append(new)
    if pos.events is not None:
        args = {"leader": pos.board.leader_id[new], "seat": pos.seats[seat]}
        pos.emit("consul-drawn", "3.2", args)


def capital_place(pos: War, nation: int) -> int:
    """3.2, VII Where who comes to a nation's capital stands: inside, if an enemy army is in the region."""
    board = pos.board
    city, region = board.capital[nation], board.muster[nation]
    side = pos.side[nation]
    if city != NOBODY and pos.city_side(city) == side:
        if pos.ring[city] == BESIEGED or pos.enemy_in(region, side) != NOBODY:
            return board.walls + city
    return region


# -- 1.3.3 what chapters ask of the leaders in a place -----------------------------------------------------


def test_bonus(pos: War, place: int, side: int) -> int:
    """8.2 What leaders add to the test of a tribe for an army in a place: the best of them."""
    return max([pos.board.ability[leader].test_bonus() for leader in pos.leaders_at(place, side)], default=0)


def alps_from(pos: War, leaders: list[int]) -> int:
    """4.3 The die from which units that cross the Alps with these leaders are lost."""
    value = int(pos.board.rules["movement"]["alps_lost_from"])
    return max([pos.board.ability[leader].alps_from() for leader in leaders] + [value])


def more_steps(pos: War, leaders: list[int], kind: int) -> int:
    """4.2 More points of movement for a unit that moves with these leaders the whole way."""
    return max([pos.board.ability[leader].steps(kind) for leader in leaders], default=0)


def assault_bonus(pos: War, leaders: list[int]) -> list[int]:
    """6.1 How many dice of an assault that these leaders lead hit from which value; [0, 0] if none."""
    for leader in leaders:
        ability = pos.board.ability[leader]
        if ability.assault_dice():
            return [ability.assault_dice(), ability.hit]
    return [0, 0]


def defence_bonus(pos: War, city: int) -> list[int]:
    """6.1 How many more dice a city under assault rolls, and from what they hit; [0, 0] if none."""
    board = pos.board
    for leader in range(board.leaders):
        ability = board.ability[leader]
        if ability.defence_dice() and pos.at[leader] == board.walls + city:
            if pos.owner[city] == board.leader_nation[leader]:
                return [ability.defence_dice(), ability.hit]
    return [0, 0]


def talents_of_leaders(pos: War, seat: int) -> int:
    """9.1 What a seat's leaders bring in an economy phase."""
    board = pos.board
    total = 0
    for leader in range(board.leaders):
        region = board.region_at[pos.at[leader]] if pos.at[leader] >= 0 else NOBODY
        if region == NOBODY or not pos.follows(seat, leader) or seat_of_leader(pos, leader) != seat:
            continue
        talents = board.ability[leader].income(board.region_id[region])
        if talents and any(
            pos.owner[city] == board.leader_nation[leader] and pos.ring[city] != BESIEGED
            for city in board.cities_in[region]
        ):
            total += talents
    return total


def recruit_price(pos: War, nation: int, kind: int) -> int:
    """9.3 What a recruit of a nation costs, with what a king in his own land does for it."""
    board = pos.board
    cost = board.cost[kind]
    for leader in board.thrifty:
        if board.leader_nation[leader] == nation and pos.at[leader] >= 0:
            price = board.ability[leader].price(nation, kind)
            region = board.region_at[pos.at[leader]]
            if price and region != NOBODY and board.home[region] == nation:
                cost = min(cost, price)
    return cost
