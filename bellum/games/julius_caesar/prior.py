"""What an experienced player thinks about, the most promising first.

What costs nothing is not passed: shots (7.2), levies (6.4). What undoes itself is not tried: a march back to
where it began. And of blocks that are alike in all that counts, or of cards, one stands for all. Only what
the seat knows comes into it, so that every position that looks the same to it has the same list.
"""

from __future__ import annotations

from typing import Final

from .actions import (
    A_DONE,
    A_FIRE,
    A_HIT,
    A_STOP,
    FIRE,
    LEVY,
    MOVE,
    RETREAT,
    SAIL,
    SHIFT,
    TO,
)
from .battle import Battle, Hits
from .board import (
    ATTACKING,
    EDGE_BETWEEN,
    EVENT,
    FIREPOWER,
    FULL,
    HOME,
    INITIATIVE,
    KIND,
    LEADER,
    LEVIES,
    MOVES,
    POOL,
    SPACES,
    VALUE,
)
from .campaign import CardPhase, Discards
from .cards.jupiter import Temptation
from .levy import Levy
from .main_attack import MainAttack
from .move import March, Move
from .position import CODE, CivilWar
from .retreat import Regroup
from .value import CARD_WORTH, WORTH
from .winter import Disband, NextFleet, Supply

MASK: Final = (1 << SHIFT) - 1
POOREST: Final = 3  # cards that one might discard
SAFE: Final = 2.0  # so many times the enemy's power, and nobody needs to leave a battle


def prior(pos: CivilWar, seat: int, legal: list[int]) -> list[int]:
    """Of the legal actions those worth thinking about: some, in order, never none."""
    step = pos.steps[-1]
    if len(legal) == 1:
        return legal
    if isinstance(step, (Battle, Hits)):
        return fighting(pos, step, seat, legal)
    if isinstance(step, March):
        return onward(pos, step, legal)
    if isinstance(step, (Move, Regroup)):
        return distinct_blocks(pos, legal, step.groups if isinstance(step, Move) else [])
    if isinstance(step, (Levy, Temptation)):
        return distinct_blocks(pos, [action for action in legal if action != A_DONE], [])
    if isinstance(step, Discards):
        return poorest_cards(distinct_cards(legal))
    if isinstance(step, CardPhase):
        return distinct_cards(legal)
    if isinstance(step, (Supply, MainAttack)):
        return [cheapest(pos, legal) if isinstance(step, Supply) else strongest_road(pos, step, legal)]
    if isinstance(step, NextFleet):
        return [by_lot(pos, seat, legal)]
    return [A_DONE] if isinstance(step, Disband) else legal  # 8.5 nobody is better in the pool


# -- battles -----------------------------------------------------------------------------------------------


def fighting(pos: CivilWar, step: Battle | Hits, seat: int, legal: list[int]) -> list[int]:
    """7.2 Fire rather than pass, which costs nothing; 7.6 retreats only where the battle is not safely won.

    Whoever is to fire may do so in any order: the best shot comes first.
    """
    if isinstance(step, Hits):
        return [A_HIT + spared(pos, step, [action & MASK for action in legal])]
    best = -1
    retreats: list[int] = []
    for action in legal:
        verb = action >> SHIFT
        block = action & MASK
        if verb == FIRE:
            if best < 0 or shot(pos, block) > shot(pos, best):
                best = block
        elif verb == RETREAT:
            retreats.append(action)
    if best < 0:
        return retreats
    if safe(pos, step, seat):
        return [A_FIRE + best]
    return [A_FIRE + best, *retreats]


def shot(pos: CivilWar, block: int) -> int:
    """7.4 How many hits a block may hope for, in sixths."""
    return FIREPOWER[block] * pos.strength[block]


def safe(pos: CivilWar, battle: Battle, seat: int) -> bool:
    """Whether a side is so much stronger in a battle that it will not be driven out."""
    ours = 0.0
    theirs = 0.0
    for b, where in enumerate(pos.place):
        if where == battle.space and b not in battle.reserves:
            strength: int = pos.strength[b]
            if pos.side[b] == seat:
                ours += WORTH[b] * strength
            else:
                theirs += WORTH[b] * strength
    return ours > SAFE * theirs


def spared(pos: CivilWar, hits: Hits, blocks: list[int]) -> int:
    """7.4 Who takes a hit: whoever has had its turn, is no leader at his last step, and fights worst."""
    battle = hits.battle(pos)
    best = blocks[0]
    least = 1000.0
    for block in blocks:
        price = WORTH[block]
        if block not in battle.acted:
            price += 0.5
        if KIND[block] == LEADER:
            price += 4.0 if pos.strength[block] == 1 else 0.3
        if price < least:
            best = block
            least = price
    return best


def strongest_road(pos: CivilWar, attack: MainAttack, legal: list[int]) -> int:
    """7.3 The main attack is the strongest: whoever comes over another road is in reserve for a round."""
    best = legal[0]
    most = -1.0
    for action in legal:
        edge = EDGE_BETWEEN[(action & MASK) * SPACES + attack.space]
        power = 0.0
        for block, way in pos.came.items():
            if way == edge and pos.place[block] == attack.space:
                strength: int = pos.strength[block]
                power += WORTH[block] * strength
        if power > most:
            best = action
            most = power
    return best


# -- moves, levies, cards ----------------------------------------------------------------------------------


def onward(pos: CivilWar, march: March, legal: list[int]) -> list[int]:
    """6.1 Where a march goes on: not back to where it began, nor round a corner to where one step leads."""
    if march.steps == 0:
        return by_worth(legal)
    last: int = pos.trace[len(pos.trace) - 1]
    origin = last >> 6 & CODE
    if last & 63 != march.block or origin >= SPACES:
        return by_worth(legal)
    kept: list[int] = []
    for action in legal:
        to = action & MASK
        if action >> SHIFT == TO and (to == origin or detour(pos, march, origin, to)):
            continue
        kept.append(action)
    return by_worth(kept) if kept else legal


def detour(pos: CivilWar, march: March, origin: int, to: int) -> bool:
    """6.11 Whether a block could have gone straight there, over a road that nobody used this turn."""
    edge = EDGE_BETWEEN.get(origin * SPACES + to, -1)
    return edge >= 0 and pos.used.get(edge * 2 + march.seat, 0) == 0


def by_worth(legal: list[int]) -> list[int]:
    """Ways to cities of value come first."""
    first: list[int] = []
    rest: list[int] = []
    for action in legal:
        if action != A_STOP and VALUE[action & MASK] > 0:
            first.append(action)
        else:
            rest.append(action)
    return first + rest


def alike(pos: CivilWar, verb: int, block: int) -> int:
    """A number that is the same for blocks between which there is nothing to choose."""
    place: int = pos.place[block]
    strength: int = pos.strength[block]
    home = HOME[block] if place == POOL else -1
    key = verb << 8 | place
    key = key << 8 | home + 1
    key = key << 3 | KIND[block]
    key = key << 6 | FULL[block] << 3 | strength
    return key << 7 | FIREPOWER[block] << 4 | INITIATIVE[block] << 2 | ATTACKING[block]


def distinct_blocks(pos: CivilWar, legal: list[int], paid: list[int]) -> list[int]:
    """Of blocks that are alike one stands for all.

    Whoever goes with a group that is paid for comes first, then the stronger, and last what ends the choice.
    """
    seen: set[int] = set()
    ranked: list[tuple[float, int]] = []
    rest: list[int] = []
    for action in legal:
        verb = action >> SHIFT
        if verb != MOVE and verb != SAIL and verb != LEVY:
            rest.append(action)
            continue
        block = action & MASK
        key = alike(pos, verb, block)
        if key not in seen:
            seen.add(key)
            strength: int = pos.strength[block]
            worth = WORTH[block] * (strength + 1)
            ranked.append((-worth - 100.0 if pos.place[block] in paid else -worth, action))
    ranked.sort()
    return [action for _, action in ranked] + rest


def distinct_cards(legal: list[int]) -> list[int]:
    """2.1 Of command cards with the same numbers one stands for all; events come first, then most moves."""
    seen: set[int] = set()
    ranked: list[tuple[int, int]] = []
    for action in legal:
        card = action & MASK
        if not EVENT[card]:
            key = MOVES[card] << 4 | LEVIES[card]
            if key in seen:
                continue
            seen.add(key)
        ranked.append((-20 if EVENT[card] else -(MOVES[card] * 2 + LEVIES[card]), action))
    ranked.sort()
    return [action for _, action in ranked]


def poorest_cards(discards: list[int]) -> list[int]:
    """2.1 What a card is worth shows only in the course of a year: one of the poorest goes."""
    ranked = sorted([(CARD_WORTH[action & MASK], action) for action in discards])
    return [action for _, action in ranked[:POOREST]]


def by_lot(pos: CivilWar, seat: int, legal: list[int]) -> int:
    """8.2 Fleets come home sea by sea; which of a sea is next hangs on all that the seat alone knows.

    So the order tells the enemy nothing that the ports do not tell.
    """
    sea = min([pos.place[action & MASK] for action in legal])
    fleets = [action for action in legal if pos.place[action & MASK] == sea]
    lot = pos.discard[seat] + 2
    for b, side in enumerate(pos.side):
        if side == seat:
            where: int = pos.place[b]  # as an ordinary number: the lot is too long for 32 bits
            strength: int = pos.strength[b]
            lot = (lot * 48271 + where * 8 + strength) % 2147483647
    return fleets[lot % len(fleets)]


def cheapest(pos: CivilWar, legal: list[int]) -> int:
    """8.3 Whom a city that cannot feed all lets go: no leader if it can be, else whoever loses least.

    City by city: which of them is next tells nobody where the cheaper block stood.
    """
    city = min([pos.place[action & MASK] for action in legal])
    best = legal[0]
    least = 1000.0
    for action in legal:
        block = action & MASK
        if pos.place[block] != city:
            continue
        strength: int = pos.strength[block]
        price = WORTH[block] * strength + (5.0 if KIND[block] == LEADER else 0.0)
        if price < least:
            best = action
            least = price
    return best
