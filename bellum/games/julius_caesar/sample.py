"""Positions that agree with all that a seat has seen, for players that search under fog of war.

What a seat knows of the enemy's standing blocks is their backs: how many stand where, and every move a back
made since its face was last shown. ``trace`` holds just that. Wherever a back leaves a space it might have
been any other unseen block there that could have done all that this one did later; so the trace is gone
through once, and at every departure the identities of two such blocks may change places. Each position
made that way has the same views, past and present, as the real one.
"""

from __future__ import annotations

from typing import Final

from ...kernel.dice import Dice
from .battle import Battle
from .board import (
    BLOCKS,
    CARDS,
    CITIES,
    COLOUR,
    EVENTS,
    FLEET,
    FULL,
    HOME,
    MAJOR_PORT,
    POOL,
    PORT,
    ROADS,
    SEAWAYS,
    SPACES,
    STEP,
    UNPLACED,
)
from .campaign import FreeSetup
from .levy import Muster, can_muster
from .move import March, Voyage, way_refusal
from .position import (
    AFLOAT,
    CODE,
    DISBANDED,
    GAINED,
    LOST,
    ORDERED,
    SEEN,
    TURN_END,
    CivilWar,
)
from .retreat import Regroup, RegroupTo
from .winter import FleetsToPort

# Every army has at most 31 blocks: sets of one army's blocks are bit masks of their rank in it.
RANK: Final[list[int]] = [sum(1 for c in range(b) if COLOUR[c] == COLOUR[b]) for b in range(BLOCKS)]
ARMY: Final[list[list[int]]] = [[b for b in range(BLOCKS) if COLOUR[b] == colour] for colour in range(3)]
LEVELS: Final[list[int]] = [FULL[b] // STEP[b] for b in range(BLOCKS)]
ALL: Final = (1 << 31) - 1
NEVER: Final = 99


def _mask(blocks: list[int]) -> int:
    mask = 0
    for b in blocks:
        mask |= 1 << RANK[b]
    return mask


FLEETS: Final[list[int]] = [_mask([b for b in army if FLEET[b]]) for army in ARMY]
AT_LEAST: Final[list[list[int]]] = [
    [_mask([b for b in army if LEVELS[b] >= level]) for level in range(6)] for army in ARMY
]
RAISED_IN: Final[list[list[int]]] = [
    [
        _mask([b for b in army if HOME[b] == city or (HOME[b] < 0 and (not FLEET[b] or MAJOR_PORT[city]))])
        for city in range(CITIES)
    ]
    for army in ARMY
]


class Lots:
    """A small fast generator for samples; the game's own dice are never touched."""

    def __init__(self, dice: Dice) -> None:
        self.state = 1 + (dice.byte() | dice.byte() << 8 | dice.byte() << 16 | dice.byte() << 22)

    def below(self, n: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state * n // 2147483647

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def sample(pos: CivilWar, new: CivilWar, seat: int, dice: Dice) -> None:
    """Make of a copy a position that agrees with all that a seat has seen.

    A spectator (-1) has seen both sides' backs.
    """
    lots = Lots(dice)
    new.dice = Dice(bytes([lots.below(256) for _ in range(32)]))
    new._legal = None
    deal(new, seat, lots)
    names = list(range(BLOCKS))
    levels = [-1] * BLOCKS
    story = pos.trace[:]
    for side in range(2):
        if side == seat:
            continue
        for colour in range(2):
            army = [b for b in ARMY[colour] if pos.side[b] == side]
            if len(army) > 1:
                rename(pos, army, colour, names, levels, story, lots)
    apply(pos, new, names, levels)
    new.trace = story


def deal(pos: CivilWar, seat: int, lots: Lots) -> None:
    """2.1 Deal the cards that a seat cannot see: hands, discards, cards chosen and not yet turned."""
    known = pos.played[0] + pos.played[1]
    if seat >= 0:
        known = known + pos.hands[seat]
        known.append(pos.discard[seat])
        known.append(pos.chosen[seat])
    deck = [card for card in range(CARDS) if card not in known]
    lots.shuffle(deck)
    for side in range(2):
        if side == seat:
            continue
        hand = pos.hands[side]
        discarding = pos.chosen[side] >= 0 and pos.chosen[side] not in hand
        pos.hands[side] = sorted(deck[: len(hand)])
        deck = deck[len(hand) :]
        if pos.discard[side] >= 0:
            pos.discard[side] = deck.pop()
        if discarding:
            pos.chosen[side] = deck.pop()
        elif pos.chosen[side] >= 0:
            pos.chosen[side] = pos.hands[side][lots.below(len(hand))]


def in_hand(pos: CivilWar) -> int:
    """The block that somebody is in the middle of moving, or -1."""
    step = pos.steps[-1] if pos.outcome is None else None
    if isinstance(step, (March, Voyage, Muster, RegroupTo, FleetsToPort)):
        return step.block
    return -1


def rename(
    pos: CivilWar,
    army: list[int],
    colour: int,
    names: list[int],
    levels: list[int],
    story: list[int],
    lots: Lots,
) -> None:
    """Deal out the identities of an army's unseen blocks anew.

    ``names`` takes who each block is now, ``levels`` how strong, ``story`` the trace as it would have been.
    """
    trace = pos.trace
    size = len(trace)
    fleets = FLEETS[colour]
    # Backwards: where and how strong each block was at the start of the trace, and at each entry what a block
    # must be to do all that follows: a set of identities, and the room it needs above and below its level.
    place = pos.place[:]
    level = [pos.strength[b] // STEP[b] for b in range(BLOCKS)]
    mine = [False] * BLOCKS
    awake = [True] * BLOCKS  # not seen again later in the trace
    fits = [ALL] * BLOCKS
    above = [0] * BLOCKS
    below = [NEVER] * BLOCKS
    for b in army:
        mine[b] = True
        if pos.place[b] >= CITIES and pos.place[b] < SPACES:
            fits[b] = fleets
    held = in_hand(pos)
    if held >= 0 and mine[held]:
        step = pos.steps[-1]
        if isinstance(step, Muster):
            fits[held] = _mask([b for b in ARMY[colour] if can_muster(pos, b)])
        else:
            fits[held] = fleets if FLEET[held] else ALL & ~fleets
    step = pos.steps[-1]
    if (
        isinstance(step, FreeSetup)
        and step.port_places(pos) < sum(1 for b in step.waiting(pos) if FLEET[b]) + 3
    ):
        # Ports are running out: whoever still waits keeps to its kind, so that all fleets find one.
        for b in step.waiting(pos):
            fits[b] = fleets if FLEET[b] else ALL & ~fleets
    later_fits = [0] * size
    later_above = [0] * size
    later_below = [0] * size
    ends = [0] * size  # where each move of the trace ended
    last = [False] * size  # whether this is the last time that the block was seen
    for i in range(size - 1, -1, -1):
        entry = trace[i]
        b = entry & 63
        if entry == TURN_END or not mine[b] or not awake[b]:
            continue
        code = entry >> 6 & CODE
        later_fits[i] = fits[b]
        later_above[i] = above[b]
        later_below[i] = below[b]
        if code == SEEN:
            awake[b] = False
            last[i] = True
        elif code == GAINED:
            level[b] -= 1
            above[b] += 1
            below[b] += 1
        elif code == LOST:
            level[b] += 1
            above[b] = max(0, above[b] - 1)
            below[b] = min(-1, below[b] - 1)
        elif code >= DISBANDED:
            level[b] = code - DISBANDED
        else:
            to = place[b]
            ends[i] = to
            if code == POOL:
                fits[b] &= RAISED_IN[colour][to] & AT_LEAST[colour][1 + above[b]]
                level[b] = 0
                above[b] = 0
                below[b] = NEVER
            elif code == UNPLACED:
                if not PORT[to]:
                    fits[b] &= ALL & ~fleets
            elif to == POOL:
                above[b] = 0
                below[b] = NEVER
                if code >= CITIES:
                    fits[b] &= fleets
            else:
                fits[b] &= fleets if entry & AFLOAT else ALL & ~fleets
            place[b] = code
    # Forwards: at every departure, perhaps change names with another unseen block of the same space.
    moved = [False] * BLOCKS
    for i in range(size):
        entry = trace[i]
        if entry == TURN_END:
            moved = [False] * BLOCKS
            continue
        b = entry & 63
        if not mine[b]:
            continue
        code = entry >> 6 & CODE
        if not awake[b]:
            awake[b] = last[i]
            continue
        if code == GAINED:
            # Who gained might be any block there with room for it, as long as both can do what follows.
            x = names[b]
            others = [
                names[c]
                for c in army
                if place[c] == place[b]
                and awake[c]
                and (
                    c == b
                    or (level[names[c]] + 1 + above[c] <= LEVELS[names[c]] and level[x] + later_below[i] >= 1)
                )
            ]
            y = others[lots.below(len(others))]
            level[y] += 1
            story[i] = y | GAINED << 6
        elif code != LOST and (ends[i] != POOL or code >= DISBANDED):
            here = place[b]
            ordered = entry & ORDERED != 0
            x = names[b]
            others = [b]
            for c in army:
                if c == b or place[c] != here or not awake[c] or (ordered and moved[c]):
                    continue
                y = names[c]
                if (
                    fits[b] >> RANK[y] & 1
                    and fits[c] >> RANK[x] & 1
                    and level[y] + above[b] <= LEVELS[y]
                    and level[y] + below[b] >= 1
                    and level[x] + above[c] <= LEVELS[x]
                    and level[x] + below[c] >= 1
                ):
                    others.append(c)
            c = others[lots.below(len(others))]
            names[b], names[c] = names[c], names[b]
            if ordered:
                moved[b] = True
        name = names[b]
        if code != GAINED:
            story[i] = name | entry >> 6 << 6
        if code == LOST:
            level[name] -= 1
        elif code >= DISBANDED:
            story[i] = name | (DISBANDED + level[name]) << 6
        elif code != GAINED:
            to = ends[i]
            place[b] = to
            if code == POOL:
                level[name] = 1
            elif to == POOL:
                level[name] = 0
        fits[b] = later_fits[i]
        above[b] = later_above[i]
        below[b] = later_below[i]
    hold(pos, army, awake, moved, names, lots)
    for b in army:
        levels[names[b]] = level[names[b]]


def hold(
    pos: CivilWar, army: list[int], awake: list[bool], moved: list[bool], names: list[int], lots: Lots
) -> None:
    """The block in somebody's hand might be another one of its space that could be there in its stead."""
    b = in_hand(pos)
    if b < 0 or b not in army or not awake[b]:
        return
    step = pos.steps[-1]
    others: list[int] = []
    for c in army:
        if pos.place[c] != pos.place[b] or not awake[c]:
            continue
        alike = FLEET[names[c]] == FLEET[names[b]]
        if isinstance(step, March):
            if step.steps == 0 and not moved[c] and (alike or choices(pos, step, names[c]) > 1):
                others.append(c)
        elif isinstance(step, Voyage):
            if alike and not moved[c]:
                others.append(c)
        elif isinstance(step, Muster):
            if can_muster(pos, names[c]):
                others.append(c)
        elif isinstance(step, RegroupTo):
            regroup = pos.steps[-2]
            if alike and isinstance(regroup, Regroup) and (c == b or c not in regroup.gone):
                others.append(c)
    if others:
        c = others[lots.below(len(others))]
        names[b], names[c] = names[c], names[b]


def choices(pos: CivilWar, step: March, block: int) -> int:
    """6.1 How many ways a block would have, were it the one in hand."""
    if step.card < EVENTS:
        return 0
    space = pos.place[step.block]
    ways = SEAWAYS[space] if FLEET[block] else ROADS[space]
    return sum(1 for to, e in ways if way_refusal(pos, step.seat, space, to, e, 0, step.card) is None)


def apply(pos: CivilWar, new: CivilWar, names: list[int], levels: list[int]) -> None:
    """Give every block the place, and the part in what is going on, of the one whose name it takes."""
    for b in range(BLOCKS):
        name = names[b]
        if levels[name] >= 0:
            new.place[name] = pos.place[b]
            new.moved[name] = pos.moved[b]
            new.strength[name] = levels[name] * STEP[name]
    new.came = {names[b]: edge for b, edge in pos.came.items()}
    for step in new.steps:
        if isinstance(step, Battle):
            step.reserves = sorted(names[b] for b in step.reserves)
            step.acted = [names[b] for b in step.acted]
        elif isinstance(step, Regroup):
            step.gone = [names[b] for b in step.gone]
    if new.outcome is not None:
        return
    last = len(new.steps) - 1
    step = new.steps[last]
    if isinstance(step, March):
        new.steps[last] = March(step.seat, names[step.block], step.card, step.steps)
    elif isinstance(step, Voyage):
        new.steps[last] = Voyage(step.seat, names[step.block])
    elif isinstance(step, Muster):
        new.steps[last] = Muster(step.seat, names[step.block])
    elif isinstance(step, RegroupTo):
        new.steps[last] = RegroupTo(step.seat, names[step.block])
    elif isinstance(step, FleetsToPort):
        sea = new.place[names[step.block]]
        new.steps[last] = FleetsToPort(step.seat, new.blocks_at(step.seat, sea)[0])
