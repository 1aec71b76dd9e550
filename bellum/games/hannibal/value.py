"""How a side stands, for players that look ahead: provinces above all, then armies and where they can go.

The weights are in ``data/weights.toml``, here by their places. A game on these chapters has the same ones in
the same places, with values of its own, and may have more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.weights import Weights, read_weights
from .board import CARTHAGE, NOBODY, ROME
from .brought import hand_size, rating
from .duel import Match
from .operations import Activation, Operations
from .outlook import (
    Host,
    add_allies,
    allies_at,
    assault,
    clashes,
    danger,
    holders_of,
    hosts,
    prospects,
    relief,
    strike,
)
from .politics import PlacePCs
from .position import PunicWar, battle_step
from .records import Battle, Duel
from .siege import needed

PROVINCE: Final = 0
SPACE: Final = 1
SPARE: Final = 2
PC: Final = 3
CITY: Final = 4
CAPITAL: Final = 5
CU: Final = 6
ELEPHANT: Final = 7
GENERAL: Final = 8
HERO: Final = 9
LONE: Final = 10
LAME: Final = 11
WINTER: Final = 12
SIEGE: Final = 13
THREAT: Final = 14
PULL: Final = 15
TAKEN: Final = 16
CLASH: Final = 17
HOMELAND: Final = 18
CARD: Final = 19
EVENT: Final = 20
PLACING: Final = 21
ACTIVATION: Final = 22
STAKE: Final = 23
END: Final = 24
SCALE: Final = 25
PRIZE: Final = 26
WAR: Final = 27
WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "data" / "weights.toml")

STRONG: Final = 2  # a city whose walls hold more than this is a strong one
PATIENCE: Final = 4.0  # cards to be played from which prospects count half
TOIL: Final = 0.02  # of a movement point
CERTAIN: Final = 9.0  # battle cards more that decide a battle
FEW: Final = 4  # cards left of a turn when winter is near


def value(pos: PunicWar, seat: int, weights: list[float]) -> float:
    """From -1 to 1; an ended game is worth exactly that."""
    if pos.outcome is not None:
        return ended(pos, seat)
    return bounded(balance(pos, weights), seat, weights)


def ended(pos: PunicWar, seat: int) -> float:
    """What an ended game is worth."""
    assert pos.outcome is not None
    if not pos.outcome.winners:
        return 0.0
    return 1.0 if seat in pos.outcome.winners else -1.0


def bounded(total: float, seat: int, weights: list[float]) -> float:
    """A balance in Rome's favour as a value of a seat, below 1."""
    if seat == CARTHAGE:
        total = -total
    size = total if total >= 0 else -total
    return 0.98 * total / (weights[SCALE] + size)


def balance(pos: PunicWar, w: list[float]) -> float:
    """What Rome has more than Carthage."""
    return of_armies(pos, w, hosts(pos, ROME), hosts(pos, CARTHAGE))


def of_armies(pos: PunicWar, w: list[float], rome: list[Host], carthage: list[Host]) -> float:
    """The same by the armies of both sides."""
    holders = holders_of(pos)
    return (
        standing(pos, ROME, w, holders, rome, carthage)
        - standing(pos, CARTHAGE, w, holders, carthage, rome)
        + outlook(pos, w, holders, rome, carthage)
        + pending(pos, w, holders, rome, carthage)
    )


def outlook(
    pos: PunicWar, w: list[float], holders: list[int], rome: list[Host], carthage: list[Host]
) -> float:
    """What the armies could do, in Rome's favour."""
    add_allies(pos, holders, ROME, rome)
    add_allies(pos, holders, CARTHAGE, carthage)
    taken = w[TAKEN]
    return w[PULL] * (
        patience(pos, ROME) * prospects(pos, holders, ROME, rome, taken)
        - patience(pos, CARTHAGE) * prospects(pos, holders, CARTHAGE, carthage, taken)
    ) + (
        w[CLASH] * clashes(rome, carthage)
        + w[PRIZE] * (assault(pos, ROME, rome) - assault(pos, CARTHAGE, carthage))
    )


def patience(pos: PunicWar, side: int) -> float:
    """How much what an army could still do is worth: little, when few cards are left to do it."""
    turns = pos.scenario.last_turn - pos.turn
    left = len(pos.hands[side]) + pos.scenario.turn_cards[pos.scenario.last_turn] * max(0, turns)
    return left / (left + PATIENCE)


# -- what a side has -----------------------------------------------------------------------------------------


def standing(
    pos: PunicWar, side: int, w: list[float], holders: list[int], own: list[Host], theirs: list[Host]
) -> float:
    """What a side has on the map and in its hand."""
    board = pos.board
    worth = provinces(pos, side, w, holders) + hand(pos, side, w)
    if side == CARTHAGE:
        worth += homeland(pos, holders, w)
    worth += units(pos, side, w) + cities(pos, side, w)
    for host in own:
        if not host.inside:
            worth += w[LAME] * host.count
    for space in board.capital:
        if pos.control[space] == side:
            threat = danger(pos, side, space, own, theirs) + 10.0 * pos.siege[space]
            worth += w[CAPITAL] - w[THREAT] * threat
    for g in range(board.generals):
        if board.general_side[g] == side and pos.at[g] >= 0:
            worth += general(pos, side, g, w)
    return worth


def units(pos: PunicWar, side: int, w: list[float]) -> float:
    """CUs outside walls: those on enemy PCs will suffer in winter; without a general they are lame."""
    board, mine = pos.board, pos.cus[side]
    cu, winter = w[CU] - w[LAME], w[WINTER] * hardship(pos)
    worth = w[CU] * mine[board.transit]
    for space in range(board.spaces):
        count = mine[space]
        if count:
            worth += cu * count
            if side == CARTHAGE:
                worth += w[ELEPHANT] * pos.elephants[space]
            if pos.hostile_to(space, side):
                worth -= winter * count
    return worth


def cities(pos: PunicWar, side: int, w: list[float]) -> float:
    """Cities with those inside, and sieges of the enemy's."""
    board, mine = pos.board, pos.cus[side]
    worth = 0.0
    for space in range(board.spaces):
        if board.city[space]:
            worth += w[CU] * mine[space + board.walls]
            if pos.control[space] == side:
                worth += w[CITY]
            elif pos.siege[space] and mine[space]:
                worth += siege(pos, space, w)
    return worth


def provinces(pos: PunicWar, side: int, w: list[float], holders: list[int]) -> float:
    """What a side's spaces are worth, and the provinces that it holds; the last turn counts more."""
    board, scoring, held = pos.board, pos.scenario.scoring, pos.held[side]
    province = w[PROVINCE] * (w[END] if pos.turn >= pos.scenario.last_turn else 1.0)
    worth = 0.0
    for p in range(board.provinces):
        mine = held[p]
        if mine == 0:
            continue
        worth += w[PC] * mine
        if scoring[p]:
            if holders[p] != side:
                worth += w[SPACE] * min(mine, board.majority[p])
            else:
                worth += province
                if mine > board.majority[p]:
                    worth += w[SPARE]
    return worth


def homeland(pos: PunicWar, holders: list[int], w: list[float]) -> float:
    """23.2.2 Italia in Carthage's hands decides the war."""
    board, held = pos.board, 0
    for p in range(board.provinces):
        if holders[p] == CARTHAGE and board.province_region[p] == board.homeland[ROME]:
            held += 1
    return w[HOMELAND] * held * held


def hand(pos: PunicWar, side: int, w: list[float]) -> float:
    """8.1 The cards in hand: their OPs, and events that are one's own."""
    worth = 0.0
    for card in pos.hands[side]:
        worth += card_worth(pos, side, card, w)
    return worth


def card_worth(pos: PunicWar, side: int, card: int, w: list[float]) -> float:
    """What a card is worth as long as it is in a hand."""
    kept = pos.board.deck[card]
    return w[CARD] * kept.ops + (w[EVENT] if kept.belongs(side) else 0.0)


def hardship(pos: PunicWar) -> float:
    """21.1.1 How much winter counts: the last cards of a turn leave little time to find better quarters."""
    left = len(pos.hands[0]) + len(pos.hands[1])
    return 2.0 if left <= FEW else 1.0


def siege(pos: PunicWar, space: int, w: list[float]) -> float:
    """20.1.1 What the siege points against an enemy city promise."""
    strong = 2.0 if pos.board.capacity[space] > STRONG else 1.0
    return w[SIEGE] * 2.0 * w[CITY] * strong * pos.siege[space] / needed(pos, space)


def general(pos: PunicWar, side: int, g: int, w: list[float]) -> float:
    """A general on the map, with CUs or in danger."""
    board = pos.board
    place = pos.at[g]
    worth = w[GENERAL] * board.battle[g]
    if g == board.hannibal:
        worth += w[HERO]
    if pos.cus[side][place] == 0 and place < board.walls:
        worth -= w[LONE] * (1.0 + board.battle[g] / 2.0)
    return worth


# -- what is going on ----------------------------------------------------------------------------------------


def pending(
    pos: PunicWar, w: list[float], holders: list[int], rome: list[Host], carthage: list[Host]
) -> float:
    """What the step that is going on promises, in Rome's favour; of two ways to a goal, the shorter one."""
    worth = 0.0
    for step in pos.steps:
        if isinstance(step, PlacePCs):
            worth += sign(step.seat) * w[PLACING] * step.left
        elif isinstance(step, Activation):
            worth += sign(step.seat) * w[ACTIVATION] * step.left
        elif isinstance(step, Operations):
            worth += sign(step.seat) * 0.5
    if pos.battle is not None:
        return worth + duel(pos, pos.battle, w)
    if pos.march is not None and not halted(pos):
        seat = pos.march.seat
        could = strike(pos, rome if seat == ROME else carthage, w[WAR], 2.0 * w[CITY])
        worth += sign(seat) * (could - TOIL * pos.march.spent)
    return worth if pos.reaction is None else worth + encounter(pos, w, holders)


def halted(pos: PunicWar) -> bool:
    """10.4.1, 13.4 Whether the march is up against enemies, or has lost sight of them."""
    reaction = pos.reaction
    return reaction is not None and (reaction.avoided or pos.cus[reaction.seat][reaction.space] > 0)


def sign(side: int) -> float:
    return 1.0 if side == ROME else -1.0


def encounter(pos: PunicWar, w: list[float], holders: list[int]) -> float:
    """10.3 An army has come upon enemies who have not slipped away yet: there will be a battle."""
    reaction, march = pos.reacting(), pos.marching()
    foe, space = reaction.seat, reaction.space
    units = pos.cus[foe][space]
    if reaction.avoided or pos.at[march.general] != space or units == 0 or march.size() == 0:
        return 0.0
    cards = [0.0, 0.0]
    for side in range(2):
        commander = pos.commander(side, space)
        cards[side] = float(pos.cus[side][space])
        if commander >= 0:
            cards[side] += pos.battle_rating(commander) + allies_at(pos, holders, side, space)
    cards[march.seat] += 1.0
    return stake(pos, space, w) * lead(cards)


def duel(pos: PunicWar, battle: Battle, w: list[float]) -> float:
    """14.6 The side with more cards, and the initiative, will probably win."""
    cards, winner = battle.duel, battle.result.winner
    if winner != NOBODY:
        return sign(winner) * 0.4 * pos.cus[1 - winner][battle.space]
    size = [float(cards.count(side)) for side in range(2)]
    if size[0] + size[1] == 0.0:
        for side in range(2):
            size[side] = float(hand_size(pos, side))
    size[cards.attacker] += 1.5
    for side in range(2):
        size[side] += 0.4 * rating(pos, side) + 0.3 * variety(cards, side)
    if isinstance(battle_step(pos), Match):
        size[cards.attacker] += 0.6
    return stake(pos, battle.space, w) * lead(size)


def stake(pos: PunicWar, space: int, w: list[float]) -> float:
    """14.11 to 14.13 What a battle is about: CUs, the PCs that the loser gives up, and a siege."""
    besieged = 0.0
    if pos.siege[space] and pos.control[space] >= 0:
        besieged = relief(pos, pos.control[space], space, w[WAR], 2.0 * w[CITY])
    return w[STAKE] * (pos.cus[0][space] + pos.cus[1][space]) + besieged / 2.0 + 1.5


def lead(cards: list[float]) -> float:
    """How much likelier Rome's victory is than Carthage's, by the battle cards of both."""
    return max(-1.0, min(1.0, (cards[ROME] - cards[CARTHAGE]) / CERTAIN))


def variety(duel: Duel, side: int) -> int:
    """Kinds of battle cards in hand: a defender can match as many, and a Reserve matches all."""
    kinds = 0
    for count in duel.hands[side]:
        if count:
            kinds += 1
    return kinds
