"""How well a side stands: what it holds, what it could win or lose, and what it has to do it with."""

from __future__ import annotations

from typing import Final

from .board import (
    BLOCKS,
    CITIES,
    EVENTS,
    FIREPOWER,
    FLEET,
    INITIATIVE,
    KIND,
    LEADER,
    LEVIES,
    MOVES,
    POOL,
    ROADS,
    SCORING,
    SPACES,
    TROPHY,
    VALUE,
)
from .position import Caesar

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
REACH: Final[list[float]] = [1.0, 0.55, 0.3, 0.12, 0.05, 0.02, 0.01]
NEAR: Final[list[list[float]]] = [
    [REACH[DISTANCE[s][c]] if DISTANCE[s][c] < len(REACH) else 0.0 for s in range(SPACES)] for c in SCORING
]
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
    return score / (6.0 + abs(score))


def balance(pos: Caesar) -> float:
    """Caesar's advantage, in about victory points."""
    place = pos.place
    side = pos.side
    # Land power in every space, each side's own, and all power for battles on the way.
    power = [[0.0] * SPACES, [0.0] * SPACES]
    army = [0.0, 0.0]
    score = 0.0
    for b in range(BLOCKS):
        where = place[b]
        sign = 1.0 if side[b] == 0 else -1.0
        if where < SPACES:
            worth = WORTH[b] * pos.strength[b]
            power[side[b]][where] += worth * (0.7 if FLEET[b] else 1.0)
            army[side[b]] += worth
            score += sign * 0.12
        elif where == POOL:
            score += sign * 0.02
        elif where == TROPHY:
            score -= sign * 1.3
        if KIND[b] == LEADER and where < SPACES:
            score += sign * 0.15 * pos.strength[b]
    score += 0.35 * (army[0] - army[1])
    score += cities(pos, power)
    score += 0.06 * (sum(CARD_WORTH[c] for c in pos.hands[0]) - sum(CARD_WORTH[c] for c in pos.hands[1]))
    return score


def cities(pos: Caesar, power: list[list[float]]) -> float:
    """What the cities of value are worth to Caesar: held, or within reach of stronger forces."""
    score = 0.0
    for i, city in enumerate(SCORING):
        near = NEAR[i]
        ours = 0.0
        theirs = 0.0
        mine = power[0]
        foes = power[1]
        for space in range(CITIES):
            pull = near[space]
            if pull > 0.0:
                ours += pull * mine[space]
                theirs += pull * foes[space]
        share = (ours * ours - theirs * theirs) / (ours * ours + theirs * theirs + 0.6)
        held = 0.0
        if pos.count[0][city] > 0 and pos.count[1][city] > 0:
            held = odds(pos, city, power)
        elif pos.count[0][city] > 0:
            held = 1.0
        elif pos.count[1][city] > 0:
            held = -1.0
        score += VALUE[city] * (0.75 * held + 0.6 * share)
    for space in pos.attacker:
        if VALUE[space] == 0 and pos.count[0][space] > 0 and pos.count[1][space] > 0:
            score += 0.3 * odds(pos, space, power)
    return score


def odds(pos: Caesar, space: int, power: list[list[float]]) -> float:
    """Who is likely to win a battle: 1 for Caesar, -1 for Pompeius; the defender has the edge."""
    ours = power[0][space]
    theirs = power[1][space]
    if pos.attacker.get(space, 0) == 0:
        theirs *= 1.25
    else:
        ours *= 1.25
    return (ours * ours - theirs * theirs) / (ours * ours + theirs * theirs + 0.01)
