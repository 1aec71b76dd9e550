"""How well a side stands: what it holds, what it could win or lose soon, and what it has to do it with.

All numbers are in victory points, from Caesar's side; the estimate is their sum, squeezed between -1 and 1.
Nothing in it jumps when a turn or a year ends, so that actions which end one compare fairly with others.
"""

from __future__ import annotations

from typing import Final

from .battle import Battle
from .board import (
    BLOCKS,
    CITIES,
    EDGE_KIND,
    EVENTS,
    FIREPOWER,
    FLEET,
    INITIATIVE,
    KIND,
    LEADER,
    LEVIES,
    LIMIT,
    MOVES,
    POOL,
    ROADS,
    SCORING,
    SPACES,
    STRAIT,
    TROPHY,
    VALUE,
)
from .move import Move
from .position import Caesar

W: list[float] = [
    6.0,  # 0 squeeze
    1.0,  # 1 held
    0.45,  # 2 prospect weight vacant
    0.40,  # 3 prospect weight enemy-held
    0.25,  # 4 army weight
    0.12,  # 5 block on the map
    1.1,  # 6 trophy
    0.5,  # 7 share of the army at stake in a fight
    0.6,  # 8 leader at stake
    1.3,  # 9 defenders needed
    0.5,  # 10 need offset
    1.2,  # 11 defender's edge
    0.8,  # 12 support factor
    0.12,  # 13 attackers' loss of hope per round
    0.02,  # 14 discard
    0.3,  # 15 held but contested threat etc
]

FAR: Final = 99


def _distances() -> list[list[int]]:
    """Roads between any two cities, counted in cities."""
    table: list[list[int]] = []
    for start in range(SPACES):
        row = [FAR] * SPACES
        row[start] = 0
        queue = [start]
        for here in queue:
            for to, _ in ROADS[here]:
                if row[to] == FAR:
                    row[to] = row[here] + 1
                    queue.append(to)
        table.append(row)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
# How much of a city's worth a force so many roads away has a hand on.
WALK: list[float] = [1.0, 0.75, 0.68, 0.45, 0.4, 0.27, 0.22, 0.15, 0.12, 0.08, 0.06, 0.04, 0.03, 0.02, 0.01]
STORM: list[float] = [1.0, 0.75, 0.5, 0.38, 0.27, 0.21, 0.15, 0.12, 0.09, 0.06, 0.04, 0.03, 0.02, 0.015, 0.01]
# What a point of strength of each block is worth in a fight: how often it hits, and how soon.
WORTH: Final[list[float]] = [
    (FIREPOWER[b] / 6.0) * (1.25 - 0.12 * INITIATIVE[b]) + 0.25 for b in range(BLOCKS)
]
CARD_WORTH: Final[list[float]] = [
    2.5 if card < EVENTS else MOVES[card] + 0.6 * LEVIES[card] for card in range(len(MOVES))
]


def value(pos: Caesar, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if pos.outcome.winners[0] == seat else -1.0
    score = balance(pos)
    if seat == 1:
        score = -score
    return score / (W[0] + abs(score))


def balance(pos: Caesar) -> float:
    """Caesar's advantage, in about victory points."""
    ours = [0.0] * SPACES
    theirs = [0.0] * SPACES
    score = forces(pos, ours, theirs)
    score += fights(pos, ours, theirs)
    score += prospects(pos, ours, theirs) - prospects_of(pos, 1, theirs, ours)
    return score


def forces(pos: Caesar, ours: list[float], theirs: list[float]) -> float:
    """The blocks of both sides, wherever they are; their power in each space goes into the lists."""
    score = 0.0
    w4 = W[4]
    w5 = W[5]
    for b in range(BLOCKS):
        where = pos.place[b]
        if where < SPACES:
            power = WORTH[b] * pos.strength[b]
            if pos.side[b] == 0:
                ours[where] += power
                score += w4 * power + w5
            else:
                theirs[where] += power
                score -= w4 * power + w5
        elif where == TROPHY:
            score += W[6] if pos.side[b] == 1 else -W[6]
    for side in range(2):
        card = pos.discard[side] if pos.discard[side] >= 0 else -1
        if card >= 0:
            score += W[14] * CARD_WORTH[card] * (-1.0 if side == 0 else 1.0)
    return score


def fights(pos: Caesar, ours: list[float], theirs: list[float]) -> float:
    """What is held, and what awaits a battle, by the odds of it."""
    score = 0.0
    w1 = W[1]
    own = pos.count[0]
    foe = pos.count[1]
    for city in SCORING:
        if own[city] > 0:
            if foe[city] == 0:
                score += w1 * VALUE[city]
        elif foe[city] > 0:
            score -= w1 * VALUE[city]
    if pos.attacker:
        for space in pos.attacker:
            if own[space] > 0 and foe[space] > 0:
                odds = chances(pos, space, ours[space], theirs[space])
                score += w1 * VALUE[space] * odds
                # The loser's army, and his leaders, are at stake.
                stake0 = W[7] * W[4] * ours[space]
                stake1 = W[7] * W[4] * theirs[space]
                for b in range(BLOCKS):
                    if pos.place[b] == space and KIND[b] == LEADER:
                        if pos.side[b] == 0:
                            stake0 += W[8]
                        else:
                            stake1 += W[8]
                score += stake1 * (1.0 + odds) * 0.5 - stake0 * (1.0 - odds) * 0.5
    return score


def chances(pos: Caesar, space: int, ours: float, theirs: float) -> float:
    """Who is likely to win a battle: 1 for Caesar, -1 for Pompeius; the defender has the edge."""
    attacker = pos.attacker[space]
    step = pos.steps[-1]
    edge = W[11]
    if isinstance(step, Move):
        if step.seat == attacker:
            more = support(pos, step, space)
            if attacker == 0:
                ours += more
            else:
                theirs += more
    else:
        for other in pos.steps:
            if isinstance(other, Battle) and other.space == space:
                attacker = other.attacker
                edge += W[13] * (other.round - 1)
    if attacker == 0:
        theirs *= edge
    else:
        ours *= edge
    return (ours * ours - theirs * theirs) / (ours * ours + theirs * theirs + 0.01)


def support(pos: Caesar, move: Move, space: int) -> float:
    """The power that may still join an attack in the same moves."""
    total = 0.0
    seat = move.seat
    for near, edge in ROADS[space]:
        if pos.count[seat][near] == 0 or (move.points == 0 and near not in move.groups):
            continue
        room = (1 if EDGE_KIND[edge] == STRAIT else LIMIT[EDGE_KIND[edge]]) - pos.used.get(edge * 2 + seat, 0)
        if room <= 0:
            continue
        for b in range(BLOCKS):
            if pos.place[b] == near and pos.side[b] == seat and not pos.moved[b] and not FLEET[b]:
                total += WORTH[b] * pos.strength[b]
                room -= 1
                if room == 0:
                    break
    return W[12] * total


def prospects(pos: Caesar, ours: list[float], theirs: list[float]) -> float:
    return prospects_of(pos, 0, ours, theirs)


def prospects_of(pos: Caesar, side: int, own: list[float], foe: list[float]) -> float:
    """What a side does not hold yet but is near enough to take."""
    count = pos.count[side]
    enemies = pos.count[1 - side]
    armies: list[int] = []
    for space in range(CITIES):
        if count[space] > 0:
            armies.append(space)
    score = 0.0
    for city in SCORING:
        if count[city] > 0:
            continue
        far = DISTANCE[city]
        best = 0.0
        if enemies[city] == 0:
            for space in armies:
                hand = WALK[far[space]] if far[space] < 15 else 0.0
                if hand > best:
                    best = hand
            best *= W[2]
        else:
            need = W[9] * foe[city] + W[10]
            for space in armies:
                hand = STORM[far[space]] if far[space] < 15 else 0.0
                strong = own[space] / need
                if strong < 1.0:
                    hand *= strong
                if hand > best:
                    best = hand
            best *= W[3]
        score += best * VALUE[city]
    return score
