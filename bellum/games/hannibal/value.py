"""How a side stands, for players that look ahead: provinces above all, then cities and armies."""

from __future__ import annotations

from typing import Final

from .battle import ATTACK, CASUALTIES, MATCH, Battle
from .board import (
    BATTLE,
    CAPACITY,
    CARTHAGE,
    CARTHAGO,
    CITY,
    GENERAL_SIDE,
    GENERALS,
    HANNIBAL,
    ITALIA,
    MAJORITY,
    NOBODY,
    PROVINCE_OF,
    PROVINCE_REGION,
    PROVINCES,
    REGION_OF,
    ROADS,
    ROMA,
    ROME,
    SCORING,
    SPACES,
    TRANSIT,
    TURN_CARDS,
    WALLS,
)
from .cards import Activation, Operations
from .move import FREE, March
from .politics import PlacePCs
from .position import Hannibal
from .siege import needed

PROVINCE_WORTH: Final = 6.0
SPACE_WORTH: Final = 1.0  # towards a majority
PC_WORTH: Final = 0.35
CITY_WORTH: Final = 3.0
CU_WORTH: Final = 1.1
ELEPHANT_WORTH: Final = 0.5
SIEGE_WORTH: Final = 1.2
SCALE: Final = 30.0


def value(pos: Hannibal, seat: int) -> float:
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


def standing(pos: Hannibal, side: int) -> float:
    """What a side has on the map."""
    foe = 1 - side
    worth = 0.0
    scoring = SCORING[pos.scenario]
    left = len(TURN_CARDS[pos.scenario]) - pos.turn
    urgency = 1.6 if left <= 1 else 1.0
    for p in range(PROVINCES):
        mine = pos.held[side][p]
        if mine == 0:
            continue
        if scoring[p]:
            held = pos.holder(p) == side
            worth += PROVINCE_WORTH * urgency if held else SPACE_WORTH * min(mine, MAJORITY[p])
            if held and mine > MAJORITY[p]:
                worth += 0.4
        worth += PC_WORTH * mine
    if side == CARTHAGE:
        worth += italia_bonus(pos)
    own, theirs = pos.cus[side], pos.cus[foe]
    for space in range(SPACES):
        if CITY[space] and pos.control[space] == side:
            worth += CITY_WORTH
            if space == ROMA or space == CARTHAGO:
                worth += 12.0
                worth -= threat(pos, side, space)
        if pos.siege[space] and pos.control[space] != side and own[space] > 0:
            worth += (
                SIEGE_WORTH * pos.siege[space] * (4.0 if CAPACITY[space] > 2 else 1.5) / needed(pos, space)
            )
        count = own[space]
        if count:
            worth += stack(pos, side, space, count, theirs)
        if own[space + WALLS]:
            worth += CU_WORTH * own[space + WALLS]
    worth += CU_WORTH * own[TRANSIT]
    for g in range(GENERALS):
        if GENERAL_SIDE[g] == side and pos.at[g] >= 0:
            worth += general(pos, side, g)
    return worth


def italia_bonus(pos: Hannibal) -> float:
    """23.2.2 Italia in Carthage's hands decides the war."""
    held = 0
    for p in range(PROVINCES):
        if PROVINCE_REGION[p] == ITALIA and pos.holder(p) == CARTHAGE:
            held += 1
    return 0.3 * held * held


def threat(pos: Hannibal, side: int, capital: int) -> float:
    """Enemies at or next to a capital that is weakly held."""
    foe = 1 - side
    danger = pos.cus[foe][capital] * 1.5 + pos.siege[capital] * 6.0
    for near in ROADS[capital]:
        danger += 0.4 * pos.cus[foe][near]
    guard = pos.total(side, capital)
    for near in ROADS[capital]:
        guard += pos.cus[side][near] // 2
    return max(0.0, danger - 0.8 * guard)


def stack(pos: Hannibal, side: int, space: int, count: int, theirs: list[int]) -> float:
    """CUs outside walls: those on enemy PCs will suffer in winter, those without a general are lame."""
    worth = CU_WORTH * count
    if side == CARTHAGE:
        worth += ELEPHANT_WORTH * pos.elephants[space]
    if pos.hostile_to(space, side):
        worth -= 0.12 * count
    commander = pos.commander(side, space)
    if commander < 0:
        worth -= 0.15 * count
        return worth
    strength = count + BATTLE[commander]
    best = reach(pos, side, space, count)
    for near in ROADS[space]:
        if theirs[near] > 0:
            odds = strength - theirs[near] - rating_at(pos, 1 - side, near)
            best = max(best, 0.15 * odds) if odds > 2 else best
            if odds < -2:
                worth += 0.1 * odds
    return worth + best


def rating_at(pos: Hannibal, side: int, place: int) -> int:
    general_there = pos.commander(side, place)
    return BATTLE[general_there] if general_there >= 0 else 0


def reach(pos: Hannibal, side: int, space: int, count: int) -> float:
    """An army is of use where there are enemy PCs to turn over and cities to take, here or next door."""
    foe = 1 - side
    best = 0.0
    if count >= 3:
        if pos.ordinary(space, foe):
            best = 0.5 + (0.5 if swing(pos, side, space) else 0.0)
        elif CITY[space] and pos.control[space] == foe:
            best = 1.0
        elif pos.unfriendly_tribe(space, side):
            best = 0.5
    for near in ROADS[space]:
        if pos.playable(near) and pos.control[near] == foe and pos.cus[foe][near] == 0:
            best = max(best, 0.35)
    return best * min(count, 8) / 8.0


def swing(pos: Hannibal, side: int, space: int) -> bool:
    """Whether this space could decide its province."""
    p = PROVINCE_OF[space]
    return pos.holder(p) == 1 - side and pos.held[1 - side][p] == MAJORITY[p]


def general(pos: Hannibal, side: int, g: int) -> float:
    """A general on the map, with CUs or in danger."""
    place = pos.at[g]
    worth = 0.3 * BATTLE[g]
    if g == HANNIBAL:
        worth += 5.0
        if REGION_OF[pos.space_at(place)] == ITALIA and pos.cus[side][place] >= 5:
            worth += 2.0
    if pos.cus[side][place] == 0 and place < WALLS:
        worth -= 0.3 + 0.2 * BATTLE[g]
    return worth


def pending(pos: Hannibal) -> float:
    """What the step that is going on promises, to Rome's good."""
    worth = 0.0
    for step in pos.steps:
        if isinstance(step, PlacePCs):
            worth += sign(step.seat) * 1.2 * step.left
        elif isinstance(step, Activation):
            worth += sign(step.seat) * 1.5 * step.left
        elif isinstance(step, Operations):
            worth += sign(step.seat) * 0.5
        elif isinstance(step, March):
            worth += sign(step.seat) * promise(step)
        elif isinstance(step, Battle):
            worth += duel(pos, step)
    return worth


def promise(march: March) -> float:
    """A march that can still go on."""
    return 0.25 * march.points if march.state == FREE and march.size() >= 5 else 0.0


def sign(side: int) -> float:
    return 1.0 if side == ROME else -1.0


def duel(pos: Hannibal, battle: Battle) -> float:
    """14.6 Who has more cards, and the initiative, will probably win."""
    size = [float(battle.count(side)) for side in range(2)]
    if battle.stage >= CASUALTIES and battle.winner != NOBODY:
        loser = 1 - battle.winner
        return sign(battle.winner) * 0.4 * pos.cus[loser][battle.space]
    if size[0] + size[1] == 0.0:
        for side in range(2):
            size[side] = float(pos.cus[side][battle.space] + battle.rating(pos, side))
    size[battle.attacker] += 1.5
    for side in range(2):
        size[side] += 0.4 * battle.rating(pos, side) + 0.3 * variety(battle, side)
    if battle.stage == MATCH:
        size[battle.attacker] += 0.6
    stake = 0.35 * (pos.cus[0][battle.space] + pos.cus[1][battle.space]) + 2.0
    lead = (size[ROME] - size[CARTHAGE]) / (size[ROME] + size[CARTHAGE] + 1.0)
    return stake * lead * (1.5 if battle.stage == ATTACK else 1.3)


def variety(battle: Battle, side: int) -> int:
    """Kinds of battle cards in hand: a defender can match as many, and a Reserve matches all."""
    kinds = 0
    for kind in range(6):
        if battle.hands[side][kind]:
            kinds += 1
    return kinds
