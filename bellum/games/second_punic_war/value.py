"""How well a seat stands, for players that look ahead: points, then what cities bring and armies threaten.

Everything is counted in victory points. The weights are in ``data/weights.toml``, here by their places.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.weights import Weights, read_weights
from .board import CARTHAGE, NOBODY, SYRACUSE
from .economy import Disband
from .kinds import SIDES
from .leaders import recruit_price
from .outlook import (
    FARTHEST,
    NEARER,
    TENTHS,
    Front,
    Powers,
    chance,
    clashes,
    exposure,
    is_supplied,
    leading,
    power_of,
    prize,
    strength_of,
    threats,
)
from .position import BESIEGED, War
from .records import ATTACKER, DEFENDER, OPEN
from .recruiting import Recruiting, worth
from .stacks import KINDS, SHIP, count, size
from .victory import needed

# The first seven weights are those of the kinds of units.
INCOME: Final = 7
CAPITAL: Final = 8
CLOSING: Final = 9
SIEGE: Final = 10
PROGRESS: Final = 11
STORMED: Final = 12
THREAT: Final = 13
EXPOSED: Final = 14
COMMAND: Final = 15
LONE: Final = 16
RIPE: Final = 17
SPARE: Final = 18
TALENT: Final = 19
HOARD: Final = 20
CARD: Final = 21
CARD_INITIATIVE: Final = 22
STATE: Final = 23
TRIBE: Final = 24
BATTLE: Final = 25
BEGUN: Final = 26
DEBT: Final = 27
SHORT: Final = 28
PERIL: Final = 29
ALONE: Final = 30
FAME: Final = 31
HARBOUR: Final = 32
WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "data" / "weights.toml")

FEW: Final = 4  # points of initiative that go a long way
PLENTY: Final = 20  # Talents that a player can use
MANY_CARDS: Final = 5
HOST: Final = 80  # the power of an army that is worth its leaders
SAFE: Final = 12  # units more than those with which a side has lost the war
OPEN_END: Final = 40  # the points that a side without a goal of its own is taken to play for


def estimate(pos: War, seat: int, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1; nothing but an ended game is worth exactly that."""
    mine = pos.side_of_seat[seat]
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        if seat in pos.outcome.winners:
            return 1.0
        return 0.9 if any(pos.side_of_seat[winner] == mine for winner in pos.outcome.winners) else -1.0
    powers = Powers(pos)
    rival = -1000.0
    goal = goal_of(pos, mine)  # or the farthest that somebody has, so that what one side gains another loses
    for side in range(len(SIDES)):
        if side != mine and pos.seats_of[side]:
            rival = max(rival, standing(pos, powers, side, weights))
            goal = max(goal, goal_of(pos, side))
    lead = standing(pos, powers, mine, weights) - rival
    if len(pos.seats_of[mine]) > 1:  # 10.3 of partners who win, the one with more points has won
        lead += weights[ALONE] * pos.points[seat]
    return lead / (goal + abs(lead))  # a lead of any size can still grow


def goal_of(pos: War, side: int) -> int:
    """11.2 The points that a side plays for."""
    return needed(pos, side) or OPEN_END


# -- what a side has -----------------------------------------------------------------------------------------


def standing(pos: War, powers: Powers, side: int, weights: list[float]) -> float:
    """What a side has, in points of victory; the last points that it needs count more."""
    points = pos.side_points(side)
    total = points * (1.0 + weights[CLOSING] * points / goal_of(pos, side)) + leanings(pos, side, weights)
    for seat in pos.seats_of[side]:
        total += purse(pos, seat, weights)
    front = Front(pos, powers, side, weights[INCOME], weights[CAPITAL])
    total += means(pos, side, weights) + sieges(pos, side, weights) + going_on(pos, powers, front, weights)
    total += weights[THREAT] * threats(pos, powers, front) + generals(pos, powers, side, weights)
    risk = exposure(pos, powers, side, weights[BATTLE], weights[FAME])
    return total - weights[EXPOSED] * risk - weights[PERIL] * peril(pos, side)


def means(pos: War, side: int, weights: list[float]) -> float:
    """9 What a side's units and the income of its cities are worth; units beyond its means are worth less."""
    units = talents = 0
    total = 0.0
    for nation, troops in enumerate(pos.fielded):
        if troops and pos.side[nation] == side:
            for kind in range(KINDS):
                number = count(troops, kind)
                units += number
                total += weights[kind] * number
    income = income_of(pos, side)
    for seat in pos.seats_of[side]:
        talents += pos.talents[seat]
    short = max(0, units - income - talents)  # 9.2 a Talent is due for each of them
    return total + weights[INCOME] * income - weights[SHORT] * short


def income_of(pos: War, side: int) -> int:
    """9.1 What a side's cities bring, and what it is sent (scenario I)."""
    total = pos.scenario.subsidy.get(side, 0)
    for city in pos.scenario.cities:
        if pos.ring[city] != BESIEGED and pos.city_side(city) == side:
            total += worth(pos, city)
    return total


def burden(pos: War, side: int) -> int:
    """9.2 The Talents that a side must find beyond its income to pay its troops."""
    units = 0
    for nation, troops in enumerate(pos.fielded):
        if pos.side[nation] == side:
            units += size(troops)
    return units - income_of(pos, side)


def peril(pos: War, side: int) -> int:
    """2 How many units a side lacks to be safe from losing the war because it has too few left."""
    fewest = pos.scenario.fewest_units
    if not fewest or side != CARTHAGE:
        return 0
    units = 0
    for nation, troops in enumerate(pos.fielded):
        if pos.side[nation] == side:
            units += size(troops)
    return max(0, fewest + SAFE - units)


def purse(pos: War, seat: int, weights: list[float]) -> float:
    """What lies before a player: initiative, of which a little goes a long way, Talents and cards."""
    initiative, talents = pos.initiative[seat], pos.talents[seat]
    total = weights[RIPE] * min(initiative, FEW) + weights[SPARE] * max(0, initiative - FEW)
    total += treasure(talents, weights)
    for number, card in enumerate(pos.hands[seat]):
        total += weights[CARD_INITIATIVE] * pos.board.cards[card].initiative
        if number < MANY_CARDS:
            total += weights[CARD]
    return total


def treasure(talents: int, weights: list[float]) -> float:
    """What a player's Talents are worth, of which he can use so many."""
    return weights[TALENT] * min(talents, PLENTY) + weights[HOARD] * max(0, talents - PLENTY)


def leanings(pos: War, side: int, weights: list[float]) -> float:
    """7, 8 What states and tribes are worth that lean to a side."""
    if side >= SYRACUSE:
        return 0.0
    total = 0
    for nation in pos.scenario.track:
        if not pos.led(nation):
            total += pos.track[nation]
    tribes = 0
    for region in pos.board.tribes:
        tribes += pos.attitude[region]
    worth = weights[STATE] * total + weights[TRIBE] * tribes
    return worth if side == 0 else -worth


def sieges(pos: War, side: int, weights: list[float]) -> float:
    """6.2 What a side's sieges promise, more the sooner they end; stormed walls are whole again when the army
    leaves."""
    total = 0.0
    for city in pos.scenario.cities:
        ring = pos.ring[city]
        if ring and pos.besieger[city] == side and pos.city_side(city) != side:
            if ring == BESIEGED:
                left = strength_of(pos, city, pos.city_side(city))
                share = weights[SIEGE] + weights[PROGRESS] / max(1, left)
                if is_supplied(pos, city, side):
                    share -= weights[HARBOUR]
            else:
                share = weights[STORMED] * (1.0 - pos.level[city] / pos.board.defence[city])
            total += prize(pos, city, weights[INCOME], weights[CAPITAL]) * share
    return total


def generals(pos: War, powers: Powers, side: int, weights: list[float]) -> float:
    """5.6 What leaders are worth where they are: much with an army, and less than nothing alone."""
    board = pos.board
    total = 0.0
    for leader, place in enumerate(pos.at):
        if 0 <= place < board.walls and pos.side[board.leader_nation[leader]] == side:
            troops = powers.troops_of(side, place)
            if troops:
                total += weights[COMMAND] * board.command[leader] * min(troops, HOST) / HOST
            else:
                total -= weights[LONE] * board.leader_vp[leader]
    return total


# -- what is going on ----------------------------------------------------------------------------------------


def going_on(pos: War, powers: Powers, front: Front, weights: list[float]) -> float:
    """What a side may expect of what is going on."""
    fought = (
        clashes(pos, powers, front.side, weights[BATTLE], weights[FAME])
        if pos.battle is None
        else battle(pos, powers, front.side, weights)
    )
    return fought + raising(pos, powers, front, weights) - weights[DEBT] * owing(pos, front.side)


def battle(pos: War, powers: Powers, side: int, weights: list[float]) -> float:
    """5 What the battle that is being fought promises to a side: enemy units, and those who lead them."""
    fight = pos.fought()
    if fight.winner != OPEN or side not in fight.sides:
        return 0.0
    strengths = [0, 0]
    for role in (ATTACKER, DEFENDER):
        troops = pos.troops(fight.place, fight.sides[role])
        if fight.gauls == role:
            troops += fight.levy
        strengths[role] = power_of(troops)
        strengths[role] += leading(pos, fight.place, fight.sides[role], strengths[role])
        if pos.board.is_sea(fight.place):
            strengths[role] = 2 * TENTHS * count(troops, SHIP)
    role = fight.sides.index(side)
    own, theirs = strengths[role], strengths[1 - role]
    sure = chance(own, theirs)
    won, lost = weights[BATTLE] * theirs / TENTHS, weights[BATTLE] * own / TENTHS
    if pos.board.is_region(fight.place):
        won += weights[FAME] * powers.fame_of(fight.sides[1 - role], fight.place)
        lost += weights[FAME] * powers.fame_of(side, fight.place)
    return sure * won - (1.0 - sure) * lost


def raising(pos: War, powers: Powers, front: Front, weights: list[float]) -> float:
    """9.3 What the best recruit is worth in the field where a player has begun to recruit."""
    step = pos.steps[-1]
    if not isinstance(step, Recruiting) or step.field == NOBODY or not step.waiting:
        return 0.0
    seat = step.waiting[0]
    if pos.side_of_seat[seat] != front.side:
        return 0.0
    best = 0.0
    for counter in step.raised_at(pos, seat, step.field, step.within_means(pos, seat)):
        nation, kind = counter // KINDS, counter % KINDS
        best = max(best, weights[kind] - weights[HOARD] * recruit_price(pos, nation, kind))
    return weights[BEGUN] * best * usefulness(pos, powers, front, step.field)


def usefulness(pos: War, powers: Powers, front: Front, field: int) -> float:
    """9.3 How good it is to have recruits in a field, from 0 to 1: beside an army, near an enemy city."""
    steps = pos.board.steps[field]
    near = FARTHEST - 1
    for region in front.regions:
        near = min(near, steps[region])
    return NEARER[near] * (1.0 + min(powers.of(front.side, field), HOST) / HOST) / 2.0


def profit(pos: War, seat: int, counter: int, burden: int, weights: list[float]) -> float:
    """9.2, 9.3 What a recruit is worth beyond what he costs, now and when he must be paid."""
    talents = pos.talents[seat]
    left = talents - recruit_price(pos, counter // KINDS, counter % KINDS)
    short = max(0, burden + 1 - left) - max(0, burden - talents)
    return (
        weights[counter % KINDS]
        - treasure(talents, weights)
        + treasure(left, weights)
        - weights[SHORT] * short
    )


def owing(pos: War, side: int) -> int:
    """9.2 Units that must be disbanded are as good as lost."""
    step = pos.steps[-1]
    return step.left if isinstance(step, Disband) and pos.side_of_seat[step.seat] == side else 0
