"""Whole moves that are worth thinking about, each as the actions that it is made of.

An army goes to a space, with all its blocks or leaving one behind; one block takes a vacant city; all that
can reach an enemy attack him together; the levies of a card go to one city. Only what the seat knows comes
into it: its own blocks, how many enemies stand where, and the roads.
"""

from __future__ import annotations

from typing import Final

from .actions import A_LEVY, A_MOVE, A_SAIL, A_STOP, A_TO, LEVY, SAIL, SHIFT
from .board import CITIES, FLEET, KIND, LEADER, POOL, ROADS, SCORING, SPACES, VALUE
from .cards.card import DECK
from .levy import Levy, levy_cities
from .move import March, Move, voyage_ports, way_refusal
from .position import CivilWar
from .value import STORMS, WALKS, WORTH

MARCHES: Final = 16  # armies to spaces, at most
LANDINGS: Final = 6
RAISINGS: Final = 8
MASK: Final = (1 << SHIFT) - 1


def plans(pos: CivilWar, seat: int) -> list[list[int]]:
    """Plans for the choice that is due, the most promising first; none where an action says it all."""
    step = pos.steps[-1]
    if isinstance(step, Move):
        return marches(pos, step) + assaults(pos, step) + landings(pos, step)
    if isinstance(step, Levy):
        return raisings(pos, step)
    return []


# -- marches -----------------------------------------------------------------------------------------------


class Draft:
    """A plan in the making: what has been decided, and the position that it leads to."""

    def __init__(self, pos: CivilWar, seat: int) -> None:
        self.pos = pos.clone()
        self.seat = seat
        self.actions: list[int] = []

    def march(self, block: int, path: list[int]) -> bool:
        """6.1 A block goes along a path, if all of it is open; otherwise it stays and nothing has changed."""
        trial = self.pos.clone()
        actions: list[int] = []
        for action in [A_MOVE + block, *[A_TO + space for space in path], A_STOP]:
            space = action & MASK
            if action >= A_TO and action != A_STOP and trial.place[block] == space:
                continue  # the only way, so it has been gone already
            if action == A_STOP and not self.on_the_way(trial, block):
                continue
            if not trial.owes(self.seat) or action not in trial.legal(self.seat):
                return False
            trial.apply(self.seat, action)
            actions.append(action)
        if trial.place[block] != path[-1]:
            return False
        self.pos = trial
        self.actions += actions
        return True

    def on_the_way(self, pos: CivilWar, block: int) -> bool:
        step = pos.steps[-1]
        return isinstance(step, March) and step.block == block


def groups(pos: CivilWar, move: Move) -> dict[int, list[int]]:
    """6.1 The land blocks that may be moved, by their spaces, the best fighters first."""
    found: dict[int, list[int]] = {}
    ranked: list[tuple[float, int]] = []
    for action in pos.legal(move.seat):
        block = action & MASK
        if action >> SHIFT == A_MOVE >> SHIFT and not FLEET[block]:
            strength: int = pos.strength[block]
            ranked.append((-WORTH[block] * strength, block))
    ranked.sort()
    for _, block in ranked:
        found.setdefault(int(pos.place[block]), []).append(block)
    return found


def paths(pos: CivilWar, move: Move, source: int) -> dict[int, list[int]]:
    """6.1 Every space that a block can reach from another, with the shortest way there."""
    card = DECK[move.card]
    found: dict[int, list[int]] = {source: []}
    queue = [source]
    for here in queue:
        steps = len(found[here])
        if steps == card.reach or (steps > 0 and pos.count[1 - move.seat][here] > 0):
            continue
        for to, edge in ROADS[here]:
            if to not in found and way_refusal(pos, move.seat, here, to, edge, steps, card) is None:
                found[to] = [*found[here], to]
                queue.append(to)
    del found[source]
    return found


def promise(pos: CivilWar, seat: int, source: int, to: int, blocks: list[int]) -> float:
    """How much a march seems to promise: a city to take or to storm, or the way to one."""
    foes: int = pos.count[1 - seat][to]
    if foes > 0:
        power = 0.0
        for b in blocks:
            strength: int = pos.strength[b]
            power += WORTH[b] * strength
        return (VALUE[to] + 0.5) * min(2.0, power / (1.6 * foes))
    if pos.count[seat][to] == 0 and VALUE[to] > 0:
        return 1.5 + VALUE[to]
    nearer = 0.0
    for city in SCORING:
        if pos.count[seat][city] == 0:
            nearer = max(nearer, VALUE[city] * (WALKS[city * CITIES + to] - WALKS[city * CITIES + source]))
    return nearer


def marches(pos: CivilWar, move: Move) -> list[list[int]]:
    """An army with as many blocks as roads carry, the same but for one, or one block alone, to a space."""
    seat = move.seat
    armies = groups(pos, move)
    ranked: list[tuple[float, int, int]] = []
    ways: dict[int, dict[int, list[int]]] = {}
    for source, blocks in armies.items():
        ways[source] = paths(pos, move, source)
        for to in ways[source]:
            hope = promise(pos, seat, source, to, blocks)
            if hope > 0.0:
                ranked.append((-hope, source, to))
    ranked.sort()
    out: list[list[int]] = []
    for _, source, to in ranked[:MARCHES]:
        blocks = armies[source]
        path = ways[source][to]
        bands = [blocks]
        if len(blocks) > 1:
            bands.append(blocks[:-1])
            if pos.count[1 - seat][to] == 0:
                bands.append(blocks[-1:])
        for band in bands:
            draft = Draft(pos, seat)
            for block in band:
                draft.march(block, path)
            if draft.actions and draft.actions not in out:
                out.append(draft.actions)
    return out


def assaults(pos: CivilWar, move: Move) -> list[list[int]]:
    """6.12 All that can reach an enemy attack him together, from as many sides as there are moves."""
    seat = move.seat
    armies = groups(pos, move)
    reach = {source: paths(pos, move, source) for source in armies}
    out: list[list[int]] = []
    for to in range(SPACES):
        if pos.count[1 - seat][to] == 0:
            continue
        sources = [source for source in armies if to in reach[source]]
        if len(sources) < 2:
            continue
        draft = Draft(pos, seat)
        for source in sources:
            for block in armies[source]:
                draft.march(block, reach[source][to])
        if draft.actions:
            out.append(draft.actions)
    return out


def landings(pos: CivilWar, move: Move) -> list[list[int]]:
    """6.3 One block takes a vacant port of value over the sea."""
    seat = move.seat
    cheapest: dict[int, int] = {}  # the weakest block of each port that is no leader
    for action in pos.legal(seat):
        block = action & MASK
        space: int = pos.place[block]
        if action >> SHIFT == SAIL and KIND[block] != LEADER:
            other = cheapest.get(space, -1)
            if other < 0 or pos.strength[block] < pos.strength[other]:
                cheapest[space] = block
    out: list[list[int]] = []
    for space, block in cheapest.items():
        if VALUE[space] > 0 and pos.count[seat][space] == 1:
            continue
        ports = voyage_ports(pos, seat, space)
        for port in ports:
            if VALUE[port] > 0 and pos.count[seat][port] == 0:
                # Where there is one port only, the block is there as soon as it sails.
                out.append([A_SAIL + block, A_TO + port] if len(ports) > 1 else [A_SAIL + block])
    return out[:LANDINGS]


# -- levies ------------------------------------------------------------------------------------------------


def raisings(pos: CivilWar, levy: Levy) -> list[list[int]]:
    """6.4 All levies of a card in one city: its weak blocks are strengthened, or the best new ones raised."""
    seat = levy.seat
    ready = [action & MASK for action in pos.legal(seat) if action >> SHIFT == LEVY]
    old: dict[int, list[int]] = {}
    new: dict[int, list[int]] = {}
    ranked = sorted([(-WORTH[block], block) for block in ready])
    for _, block in ranked:
        place: int = pos.place[block]
        if place == POOL:
            for city in levy_cities(pos, block):
                new.setdefault(city, []).append(block)
        else:
            old.setdefault(place, []).append(block)
    cities = sorted([(-front(pos, seat, city), city) for city in range(CITIES)])
    out: list[list[int]] = []
    for _, city in cities:
        if city in old:
            out.append([A_LEVY + block for block in old[city][: levy.points]])
        if city in new:
            out.append(
                [action for block in new[city][: levy.points] for action in (A_LEVY + block, A_TO + city)]
            )
    return out[:RAISINGS]


def front(pos: CivilWar, seat: int, city: int) -> float:
    """How near a city is to what the enemy holds, or nobody."""
    total = 0.0
    for target in SCORING:
        if pos.count[seat][target] == 0:
            total += VALUE[target] * STORMS[target * CITIES + city]
    return total
