"""How a side stands, for players that look ahead: provinces above all, then cities and armies."""

from __future__ import annotations

from typing import Final

from .board import CARTHAGE, NOBODY, ROME
from .brought import rating
from .duel import Attack, Match
from .operations import Activation, Operations
from .politics import PlacePCs
from .position import PunicWar, battle_step
from .records import FREE, Battle, Duel, MarchRecord
from .siege import needed

PROVINCE_WORTH: Final = 6.0
SPACE_WORTH: Final = 1.0  # towards a majority
PC_WORTH: Final = 0.35
CITY_WORTH: Final = 3.0
CU_WORTH: Final = 1.1
ELEPHANT_WORTH: Final = 0.5
SIEGE_WORTH: Final = 1.2
SCALE: Final = 30.0


def value(pos: PunicWar, seat: int) -> float:
    """From -1 to 1; an ended game is worth exactly that."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if seat in pos.outcome.winners else -1.0
    total = standing(pos, ROME) - standing(pos, CARTHAGE) + pending(pos)
    if seat == CARTHAGE:
        total = -total
    size = total if total >= 0 else -total
    return 0.98 * total / (SCALE + size)


def standing(pos: PunicWar, side: int) -> float:
    """What a side has on the map."""
    board = pos.board
    worth = provinces(pos, side)
    if side == CARTHAGE:
        worth += italia_bonus(pos)
    own, theirs = pos.cus[side], pos.cus[1 - side]
    for space in range(board.spaces):
        if board.city[space] and pos.control[space] == side:
            worth += CITY_WORTH
            if space == board.capital[ROME] or space == board.capital[CARTHAGE]:
                worth += 12.0
                worth -= threat(pos, side, space)
        if pos.siege[space] and pos.control[space] != side and own[space] > 0:
            worth += (
                SIEGE_WORTH
                * pos.siege[space]
                * (4.0 if board.capacity[space] > 2 else 1.5)
                / needed(pos, space)
            )
        count = own[space]
        if count:
            worth += stack(pos, side, space, count, theirs)
        if own[space + board.walls]:
            worth += CU_WORTH * own[space + board.walls]
    worth += CU_WORTH * own[board.transit]
    for g in range(board.generals):
        if board.general_side[g] == side and pos.at[g] >= 0:
            worth += general(pos, side, g)
    return worth


def provinces(pos: PunicWar, side: int) -> float:
    """What a side's spaces are worth, and the provinces that it holds; the last turn counts more."""
    board, scoring = pos.board, pos.scenario.scoring
    left = pos.scenario.last_turn + 1 - pos.turn
    urgency = 1.6 if left <= 1 else 1.0
    worth = 0.0
    for p in range(board.provinces):
        mine = pos.held[side][p]
        if mine == 0:
            continue
        if scoring[p]:
            held = pos.holder(p) == side
            worth += PROVINCE_WORTH * urgency if held else SPACE_WORTH * min(mine, board.majority[p])
            if held and mine > board.majority[p]:
                worth += 0.4
        worth += PC_WORTH * mine
    return worth


def italia_bonus(pos: PunicWar) -> float:
    """23.2.2 Italia in Carthage's hands decides the war."""
    board = pos.board
    held = 0
    for p in range(board.provinces):
        if board.province_region[p] == board.homeland[ROME] and pos.holder(p) == CARTHAGE:
            held += 1
    return 0.3 * held * held


def threat(pos: PunicWar, side: int, capital: int) -> float:
    """Enemies at or next to a capital that is weakly held."""
    board = pos.board
    foe = 1 - side
    danger = pos.cus[foe][capital] * 1.5 + pos.siege[capital] * 6.0
    for near in board.roads[capital]:
        danger += 0.4 * pos.cus[foe][near]
    guard = pos.total(side, capital)
    for near in board.roads[capital]:
        guard += pos.cus[side][near] // 2
    return max(0.0, danger - 0.8 * guard)


def stack(pos: PunicWar, side: int, space: int, count: int, theirs: list[int]) -> float:
    """CUs outside walls: those on enemy PCs will suffer in winter, those without a general are lame."""
    board = pos.board
    worth = CU_WORTH * count
    if side == CARTHAGE:
        worth += ELEPHANT_WORTH * pos.elephants[space]
    if pos.hostile_to(space, side):
        worth -= 0.12 * count
    commander = pos.commander(side, space)
    if commander < 0:
        worth -= 0.15 * count
        return worth
    strength = count + board.battle[commander]
    best = reach(pos, side, space, count)
    for near in board.roads[space]:
        if theirs[near] > 0:
            odds = strength - theirs[near] - rating_at(pos, 1 - side, near)
            best = max(best, 0.15 * odds) if odds > 2 else best
            if odds < -2:
                worth += 0.1 * odds
    return worth + best


def rating_at(pos: PunicWar, side: int, place: int) -> int:
    general_there = pos.commander(side, place)
    return pos.board.battle[general_there] if general_there >= 0 else 0


def reach(pos: PunicWar, side: int, space: int, count: int) -> float:
    """An army is of use where there are enemy PCs to turn over and cities to take, here or next door."""
    board = pos.board
    foe = 1 - side
    best = 0.0
    if count >= 3:
        if pos.ordinary(space, foe):
            best = 0.5 + (0.5 if swing(pos, side, space) else 0.0)
        elif board.city[space] and pos.control[space] == foe:
            best = 1.0
        elif pos.unfriendly_tribe(space, side):
            best = 0.5
    for near in board.roads[space]:
        if pos.playable(near) and pos.control[near] == foe and pos.cus[foe][near] == 0:
            best = max(best, 0.35)
    return best * min(count, 8) / 8.0


def swing(pos: PunicWar, side: int, space: int) -> bool:
    """Whether this space could decide its province."""
    board = pos.board
    p = board.province_of[space]
    return pos.holder(p) == 1 - side and pos.held[1 - side][p] == board.majority[p]


def general(pos: PunicWar, side: int, g: int) -> float:
    """A general on the map, with CUs or in danger."""
    board = pos.board
    place = pos.at[g]
    worth = 0.3 * board.battle[g]
    if g == board.hannibal:
        worth += 5.0
        if board.region_of[pos.space_at(place)] == board.homeland[ROME] and pos.cus[side][place] >= 5:
            worth += 2.0
    if pos.cus[side][place] == 0 and place < board.walls:
        worth -= 0.3 + 0.2 * board.battle[g]
    return worth


def pending(pos: PunicWar) -> float:
    """What the step that is going on promises, in Rome's favour."""
    worth = 0.0
    for step in pos.steps:
        if isinstance(step, PlacePCs):
            worth += sign(step.seat) * 1.2 * step.left
        elif isinstance(step, Activation):
            worth += sign(step.seat) * 1.5 * step.left
        elif isinstance(step, Operations):
            worth += sign(step.seat) * 0.5
    march = pos.march
    if march is not None:
        worth += sign(march.seat) * promise(march)
    return worth if pos.battle is None else worth + duel(pos, pos.battle)


def promise(march: MarchRecord) -> float:
    """A march that can still go on."""
    return 0.25 * march.points if march.state == FREE and march.size() >= 5 else 0.0


def sign(side: int) -> float:
    return 1.0 if side == ROME else -1.0


def duel(pos: PunicWar, battle: Battle) -> float:
    """14.6 The side with more cards, and the initiative, will probably win."""
    cards, winner = battle.duel, battle.result.winner
    if winner != NOBODY:
        return sign(winner) * 0.4 * pos.cus[1 - winner][battle.space]
    size = [float(cards.count(side)) for side in range(2)]
    if size[0] + size[1] == 0.0:
        for side in range(2):
            size[side] = float(pos.cus[side][battle.space] + rating(pos, side))
    size[cards.attacker] += 1.5
    for side in range(2):
        size[side] += 0.4 * rating(pos, side) + 0.3 * variety(cards, side)
    step = battle_step(pos)
    if isinstance(step, Match):
        size[cards.attacker] += 0.6
    stake = 0.35 * (pos.cus[0][battle.space] + pos.cus[1][battle.space]) + 2.0
    lead = (size[ROME] - size[CARTHAGE]) / (size[ROME] + size[CARTHAGE] + 1.0)
    return stake * lead * (1.5 if isinstance(step, Attack) else 1.3)


def variety(duel: Duel, side: int) -> int:
    """Kinds of battle cards in hand: a defender can match as many, and a Reserve matches all."""
    kinds = 0
    for count in duel.hands[side]:
        if count:
            kinds += 1
    return kinds
