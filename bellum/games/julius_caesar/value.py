"""How well a side stands: what it holds, what it may soon win or lose, and what it has to do it with.

Everything is counted in victory points (1.2), Caesar's for and Pompeius' against, and at the end squeezed
between -1 and 1. Nothing jumps when a turn or a year ends, so that an action which ends one compares fairly
with actions that do not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from ...kernel.weights import Weights, read_weights
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
    SUPPLY,
    TO_WIN,
    TROPHY,
    TROPHY_POINTS,
    TURNS,
    VALUE,
)
from .move import Move
from .position import CivilWar

WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "data" / "weights.toml")
SQUEEZE: Final = WEIGHTS.place("squeeze")
WON: Final = WEIGHTS.place("won")
POWER: Final = WEIGHTS.place("power")
BLOCK: Final = WEIGHTS.place("block")
VACANT: Final = WEIGHTS.place("vacant")
ENEMY: Final = WEIGHTS.place("enemy")
ODDS: Final = WEIGHTS.place("odds")
FIRST: Final = WEIGHTS.place("first")
PREY: Final = WEIGHTS.place("prey")
EDGE: Final = WEIGHTS.place("edge")
FADING: Final = WEIGHTS.place("fading")
COMING: Final = WEIGHTS.place("coming")
STAKE: Final = WEIGHTS.place("stake")
HEAD: Final = WEIGHTS.place("head")
DISCARD: Final = WEIGHTS.place("discard")
MARCH: Final = WEIGHTS.place("march")
LATE: Final = WEIGHTS.place("late")
MUSTER: Final = WEIGHTS.place("muster")
GOD: Final = WEIGHTS.place("god")
HUNGER: Final = WEIGHTS.place("hunger")

# How much of a city's worth a force that is this many roads away has a hand on. A march is two roads, or one
# to attack.
WALK: Final[list[float]] = [1.0, 0.75, 0.68, 0.45, 0.4, 0.27, 0.22, 0.15, 0.12, 0.08, 0.06, 0.04, 0.03, 0.02]
STORM: Final[list[float]] = [1.0, 0.75, 0.5, 0.38, 0.27, 0.21, 0.15, 0.12, 0.09, 0.06, 0.04, 0.03, 0.02, 0.01]


def _hands(share: list[float]) -> vec[float]:
    """For every city the share of it that a force in each city has a hand on, city by city."""
    table: list[float] = []
    for city in range(CITIES):
        away = [-1] * CITIES
        away[city] = 0
        queue = [city]
        for here in queue:
            for to, _ in ROADS[here]:
                if away[to] < 0:
                    away[to] = away[here] + 1
                    queue.append(to)
        table += [share[roads] if 0 <= roads < len(share) else 0.0 for roads in away]
    return vec[float](table)


# Rows of numbers are read much faster than lists: every look of a machine player reads all of these.
WALKS: Final[vec[float]] = _hands(WALK)
STORMS: Final[vec[float]] = _hands(STORM)
# The fighting power of a point of strength: how often it hits, how soon, and that it stands in the way.
WORTH: Final[vec[float]] = vec[float](
    [(FIREPOWER[b] / DIE) * (1.25 - 0.12 * INITIATIVE[b]) + 0.25 for b in range(BLOCKS)]
)
AFLOAT: Final = 0
MARCHES: Final = 1
LEADS: Final = 2
ARMS: Final[vec[i32]] = vec[i32](
    [AFLOAT if FLEET[b] else LEADS if KIND[b] == LEADER else MARCHES for b in range(BLOCKS)]
)
PRIZE: Final[vec[i32]] = vec[i32](VALUE[:CITIES])
SCORE: Final[vec[i32]] = vec[i32](SCORING)
CARD_WORTH: Final[list[float]] = [
    2.5 if EVENT[card] else MOVES[card] + 0.6 * LEVIES[card] for card in range(len(MOVES))
]
NOWHERE: Final[vec[float]] = vec[float]([0.0] * SPACES)


def value(pos: CivilWar, seat: int, weights: list[float]) -> float:
    """From -1 (lost) to 1 (won)."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if pos.outcome.winners[0] == seat else -1.0
    lead = balance(pos, weights)
    if seat == 1:
        lead = -lead
    return lead / (weights[SQUEEZE] + abs(lead))


class Side:
    """What a side has, gathered block by block."""

    def __init__(self) -> None:
        self.power = NOWHERE[:]  # in every space,
        self.army = NOWHERE[:]  # and that of the blocks that march
        self.camps: list[int] = []  # the cities with blocks that march
        self.leaders: list[int] = []  # the cities of its leaders
        self.points = 0  # for the enemy's leaders


def balance(pos: CivilWar, weights: list[float]) -> float:
    """Caesar's lead, roughly in victory points."""
    caesar = Side()
    pompeius = Side()
    lead = muster(pos, caesar, pompeius, weights)
    lead += held(pos, caesar.points, pompeius.points, weights[WON])
    for space in pos.attacker:
        if pos.count[0][space] > 0 and pos.count[1][space] > 0:
            lead += fight(pos, space, caesar.power[space], pompeius.power[space], weights)
    ours = prospects(pos, 0, caesar, pompeius, weights)
    theirs = prospects(pos, 1, pompeius, caesar, weights)
    lead += ours + orders(pos, 0, ours, weights) - theirs - orders(pos, 1, theirs, weights)
    lead += hunger(pos, 1, weights[HUNGER]) - hunger(pos, 0, weights[HUNGER])
    return lead + weights[DISCARD] * (thrown_away(pos, 1) - thrown_away(pos, 0))


def muster(pos: CivilWar, caesar: Side, pompeius: Side, weights: list[float]) -> float:
    """What stands on the map, side by side; the lead that it is in itself."""
    lead = 0.0
    per_power = weights[POWER]
    per_block = weights[BLOCK]
    for b, where in enumerate(pos.place):
        ours = pos.side[b] == 0
        side = caesar if ours else pompeius
        space: int = where
        if space < SPACES:
            strength: int = pos.strength[b]
            power = WORTH[b] * strength
            side.power[space] += power
            worth = per_power * power + per_block
            lead += worth if ours else -worth
            arm = ARMS[b]
            if arm == AFLOAT:
                continue
            if side.army[space] == 0.0:
                side.camps.append(space)
            side.army[space] += power
            if arm == LEADS:
                side.leaders.append(space)
        elif space == TROPHY:
            (pompeius if ours else caesar).points += TROPHY_POINTS
    return lead


def held(pos: CivilWar, ours: int, theirs: int, won: float) -> float:
    """1.2 The victory points, those for trophies given, and more for enough of them to win."""
    own = pos.count[0]
    foe = pos.count[1]
    for target in SCORE:
        city: int = target
        prize: int = PRIZE[city]
        if own[city] > 0:
            if foe[city] == 0:
                ours += prize
        elif foe[city] > 0:
            theirs += prize
    lead = float(ours - theirs)
    if ours >= TO_WIN:
        lead += won
    if theirs >= TO_WIN:
        lead -= won
    return lead


def hunger(pos: CivilWar, side: int, weight: float) -> float:
    """8.3 What a side will lose in winter, as it stands, the surer the nearer winter is."""
    own = pos.count[side]
    over = 0
    for city in range(CITIES):
        if own[city] > SUPPLY:
            more: int = own[city] - SUPPLY - PRIZE[city]
            if more > 0:
                over += more
    return weight * over * (pos.turn + 1) / TURNS if over else 0.0


def orders(pos: CivilWar, side: int, within_reach: float, weights: list[float]) -> float:
    """2.1 The worth of the card that a side plays this turn: marches for what is near, levies in good time.

    It stays until the turn ends, so that nothing jumps when the card is turned or spent.
    """
    card = pos.chosen[side]
    if card >= 0:
        if card not in pos.hands[side]:
            return 0.0  # to be discarded
    elif len(pos.played[side]) > pos.turn:
        card = pos.played[side][-1]
    else:
        return 0.0
    year = pos.turn / TURNS
    worth = MOVES[card] * (weights[MARCH] * within_reach + weights[LATE] * year)
    worth += LEVIES[card] * weights[MUSTER] * (1.0 - year)
    return worth + weights[GOD] * year if EVENT[card] else worth


def thrown_away(pos: CivilWar, side: int) -> float:
    """2.1 The worth of the card that a side discarded this year."""
    if pos.discard[side] >= 0:
        return CARD_WORTH[pos.discard[side]]
    # In the middle of discarding the card is still in ``chosen``; a card to be played is in hand as well.
    card = pos.chosen[side]
    return 0.0 if card < 0 or card in pos.hands[side] else CARD_WORTH[card]


def fight(pos: CivilWar, space: int, ours: float, theirs: float, weights: list[float]) -> float:
    """7.0 What a battle to come is worth: the city, and what the loser loses."""
    odds = chances(pos, space, ours, theirs, weights)
    we_lose = weights[STAKE] * ours
    they_lose = weights[STAKE] * theirs
    for b, where in enumerate(pos.place):
        if where == space and KIND[b] == LEADER:
            if pos.side[b] == 0:
                we_lose += weights[HEAD]
            else:
                they_lose += weights[HEAD]
    return VALUE[space] * odds + 0.5 * (1.0 + odds) * they_lose - 0.5 * (1.0 - odds) * we_lose


def chances(pos: CivilWar, space: int, ours: float, theirs: float, weights: list[float]) -> float:
    """Who is likely to win a battle: 1 for Caesar, -1 for Pompeius; the defender has the edge."""
    attacker = pos.attacker[space]
    edge = weights[EDGE]
    step = pos.steps[-1]
    if isinstance(step, Move):
        if step.seat == attacker:
            more = weights[COMING] * still_to_come(pos, step, space)
            if attacker == 0:
                ours += more
            else:
                theirs += more
    else:
        for other in pos.steps:
            if isinstance(other, Battle) and other.space == space:
                attacker = other.attacker
                edge += weights[FADING] * (other.round - 1)
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
                strength: int = pos.strength[b]
                total += WORTH[b] * strength
                room -= 1
                if room == 0:
                    break
    return total


def prospects(pos: CivilWar, side: int, us: Side, them: Side, weights: list[float]) -> float:
    """What a side does not hold but is near enough, and strong enough, to take: cities, and leaders."""
    own = pos.count[side]
    foe = pos.count[1 - side]
    total = 0.0
    vacant = weights[VACANT]
    enemy = weights[ENEMY]
    odds = weights[ODDS]
    first = weights[FIRST]
    for target in SCORE:
        city: int = target
        if own[city] > 0:
            continue
        prize: int = PRIZE[city]
        if foe[city] == 0:
            best = 0.0
            row = city * CITIES
            for camp in us.camps:
                hand = WALKS[row + camp]
                if hand > best:
                    best = hand
            total += vacant * prize * best
        else:
            total += enemy * prize * storm(us, city, odds * them.power[city] + first)
    for city in them.leaders:
        if own[city] == 0:
            total += weights[PREY] * storm(us, city, odds * them.power[city] + first)
    return total


def storm(us: Side, city: int, need: float) -> float:
    """How good a hand a side has on what the enemy has in a city: the nearer and the stronger, the better."""
    best = 0.0
    row = city * CITIES
    for camp in us.camps:
        hand = STORMS[row + camp]
        if hand > best:
            if us.army[camp] < need:
                hand *= us.army[camp] / need
            if hand > best:
                best = hand
    return best
