"""How well a side stands: what it holds, what it may soon win or lose, and what it has to do it with.

Everything is counted in victory points (1.2), Caesar's for and Pompeius' against, and at the end squeezed
between -1 and 1. Nothing jumps when a turn or a year ends, so that an action which ends one compares fairly
with actions that do not.
"""

from __future__ import annotations

from typing import Final

from .battle import Battle
from .board import (
    BLOCKS,
    CITIES,
    DIE,
    EDGE_KIND,
    EVENT,
    FIREPOWER,
    FLEET,
    INITIATIVE,
    KIND,
    LEADER,
    LEVIES,
    LIMIT,
    MOVES,
    ROADS,
    SCORING,
    SPACES,
    STRAIT,
    STRAIT_ATTACK,
    TO_WIN,
    TROPHY,
    TROPHY_POINTS,
    VALUE,
)
from .move import Move
from .position import CivilWar

SQUEEZE: Final = 6.0  # the lead that is worth half a victory
WON: Final = 1.5  # for holding what would win the game in winter
POWER: Final = 0.25  # for a point of fighting power
BLOCK: Final = 0.12  # for a block on the map
VACANT: Final = 0.45  # for the share of a vacant city that is within reach
ENEMY: Final = 0.4  # and of a city that has to be stormed
ODDS: Final = 1.3  # the power that it takes to storm a city, for each point of its garrison's,
FIRST: Final = 0.5  # and for any garrison
EDGE: Final = 1.2  # a defender's advantage in battle
FADING: Final = 0.12  # which grows with every round, since the attacker must retreat in the last
COMING: Final = 0.8  # what a block that can still join an attack may count for
STAKE: Final = 0.12  # for a point of power in a battle that is lost
HEAD: Final = 0.6  # for a leader in a battle that is lost
DISCARD: Final = 0.02  # for a discarded card, by its moves and levies

# How much of a city's worth a force that is this many roads away has a hand on. A march is two roads, or one
# to attack.
WALK: Final[list[float]] = [1.0, 0.75, 0.68, 0.45, 0.4, 0.27, 0.22, 0.15, 0.12, 0.08, 0.06, 0.04, 0.03, 0.02]
STORM: Final[list[float]] = [1.0, 0.75, 0.5, 0.38, 0.27, 0.21, 0.15, 0.12, 0.09, 0.06, 0.04, 0.03, 0.02, 0.01]


def _hands(share: list[float]) -> list[list[float]]:
    """For every city of value the share of it that a force in each city has a hand on."""
    table: list[list[float]] = []
    for city in SCORING:
        away = [-1] * CITIES
        away[city] = 0
        queue = [city]
        for here in queue:
            for to, _ in ROADS[here]:
                if away[to] < 0:
                    away[to] = away[here] + 1
                    queue.append(to)
        table.append([share[roads] if 0 <= roads < len(share) else 0.0 for roads in away])
    return table


WALKS: Final[list[list[float]]] = _hands(WALK)
STORMS: Final[list[list[float]]] = _hands(STORM)
# The fighting power of a point of strength: how often it hits, how soon, and that it stands in the way.
WORTH: Final[list[float]] = [
    (FIREPOWER[b] / DIE) * (1.25 - 0.12 * INITIATIVE[b]) + 0.25 for b in range(BLOCKS)
]
CARD_WORTH: Final[list[float]] = [
    2.5 if EVENT[card] else MOVES[card] + 0.6 * LEVIES[card] for card in range(len(MOVES))
]


def value(pos: CivilWar, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if pos.outcome.winners[0] == seat else -1.0
    lead = balance(pos)
    if seat == 1:
        lead = -lead
    return lead / (SQUEEZE + abs(lead))


def balance(pos: CivilWar) -> float:
    """Caesar's lead, roughly in victory points."""
    # In every space the power of each side, and in every city that of the blocks that march.
    power = [[0.0] * SPACES, [0.0] * SPACES]
    armies = [[0.0] * CITIES, [0.0] * CITIES]
    camps: list[list[int]] = [[], []]  # the cities with blocks that march
    lead = 0.0
    points = [0, 0]
    for b, where in enumerate(pos.place):
        side = pos.side[b]
        if where < SPACES:
            worth = WORTH[b] * pos.strength[b]
            power[side][where] += worth
            lead += (POWER * worth + BLOCK) * (1 - 2 * side)
            if not FLEET[b]:
                if armies[side][where] == 0.0:
                    camps[side].append(where)
                armies[side][where] += worth
        elif where == TROPHY:
            points[1 - side] += TROPHY_POINTS
    lead += held(pos, points[0], points[1])
    for space in pos.attacker:
        if pos.count[0][space] > 0 and pos.count[1][space] > 0:
            lead += fight(pos, space, power[0][space], power[1][space])
    lead += prospects(pos, 0, camps[0], armies[0], power[1])
    lead -= prospects(pos, 1, camps[1], armies[1], power[0])
    return lead + DISCARD * (thrown_away(pos, 1) - thrown_away(pos, 0))


def held(pos: CivilWar, ours: int, theirs: int) -> float:
    """1.2 The victory points, those for trophies given, and more for enough of them to win."""
    own = pos.count[0]
    foe = pos.count[1]
    for city in SCORING:
        if own[city] > 0:
            if foe[city] == 0:
                ours += VALUE[city]
        elif foe[city] > 0:
            theirs += VALUE[city]
    lead = float(ours - theirs)
    if ours >= TO_WIN:
        lead += WON
    if theirs >= TO_WIN:
        lead -= WON
    return lead


def thrown_away(pos: CivilWar, side: int) -> float:
    """2.1 The worth of the card that a side discarded this year."""
    if pos.discard[side] >= 0:
        return CARD_WORTH[pos.discard[side]]
    # In the middle of discarding the card is still in ``chosen``; a card to be played is in hand as well.
    card = pos.chosen[side]
    return 0.0 if card < 0 or card in pos.hands[side] else CARD_WORTH[card]


def fight(pos: CivilWar, space: int, ours: float, theirs: float) -> float:
    """7.0 What a battle to come is worth: the city, and what the loser loses."""
    odds = chances(pos, space, ours, theirs)
    we_lose = STAKE * ours
    they_lose = STAKE * theirs
    for b, where in enumerate(pos.place):
        if where == space and KIND[b] == LEADER:
            if pos.side[b] == 0:
                we_lose += HEAD
            else:
                they_lose += HEAD
    return VALUE[space] * odds + 0.5 * (1.0 + odds) * they_lose - 0.5 * (1.0 - odds) * we_lose


def chances(pos: CivilWar, space: int, ours: float, theirs: float) -> float:
    """Who is likely to win a battle: 1 for Caesar, -1 for Pompeius; the defender has the edge."""
    attacker = pos.attacker[space]
    edge = EDGE
    step = pos.steps[-1]
    if isinstance(step, Move):
        if step.seat == attacker:
            more = COMING * still_to_come(pos, step, space)
            if attacker == 0:
                ours += more
            else:
                theirs += more
    else:
        for other in pos.steps:
            if isinstance(other, Battle) and other.space == space:
                attacker = other.attacker
                edge += FADING * (other.round - 1)
    if attacker == 0:
        theirs *= edge
    else:
        ours *= edge
    return (ours * ours - theirs * theirs) / (ours * ours + theirs * theirs + 0.01)


def still_to_come(pos: CivilWar, move: Move, space: int) -> float:
    """6.12 The power that may yet join an attack in the same moves, as far as roads and points allow.

    Without it no attack would ever begin: the first block of a strong group looks lost on its own.
    """
    total = 0.0
    seat = move.seat
    for near, edge in ROADS[space]:
        if pos.count[seat][near] == 0 or (move.points == 0 and near not in move.groups):
            continue
        kind = EDGE_KIND[edge]
        room = (STRAIT_ATTACK if kind == STRAIT else LIMIT[kind]) - pos.used.get(edge * 2 + seat, 0)
        if room <= 0:
            continue
        for b, where in enumerate(pos.place):
            if where == near and pos.side[b] == seat and not pos.moved[b] and not FLEET[b]:
                total += WORTH[b] * pos.strength[b]
                room -= 1
                if room == 0:
                    break
    return total


def prospects(pos: CivilWar, side: int, camps: list[int], army: list[float], garrisons: list[float]) -> float:
    """What a side does not hold but is near enough, and strong enough, to take."""
    own = pos.count[side]
    foe = pos.count[1 - side]
    total = 0.0
    for i, city in enumerate(SCORING):
        if own[city] > 0:
            continue
        best = 0.0
        if foe[city] == 0:
            walks = WALKS[i]
            for camp in camps:
                if walks[camp] > best:
                    best = walks[camp]
            total += VACANT * VALUE[city] * best
        else:
            need = ODDS * garrisons[city] + FIRST
            storms = STORMS[i]
            for camp in camps:
                hand = storms[camp]
                if hand > best:
                    if army[camp] < need:
                        hand *= army[camp] / need
                    if hand > best:
                        best = hand
            total += ENEMY * VALUE[city] * best
    return total
