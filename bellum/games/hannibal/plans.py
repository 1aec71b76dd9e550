"""Whole moves that are worth thinking about: an army to a goal, a siege, PCs where they decide a province."""

from __future__ import annotations

from typing import Final

from .actions import A_ACTIVATE, A_BESIEGE, A_HALT, A_MARCH, A_OPS, A_PC, ACTIVATE, OPS, PC, SHIFT
from .advice import MASK, best_spaces, cards, leads, weight_of
from .move import March
from .operations import Activation, Operations
from .outlook import LEAST, NEARNESS
from .position import PunicWar
from .strategy import Round

GOALS: Final = 3  # of an army
FARTHEST: Final = 60  # half steps beyond which nobody plans


def plans(pos: PunicWar, seat: int) -> list[list[int]]:
    """Each plan as the actions that it is made of; the best goals of each army first."""
    if not pos.owes(seat):
        return []
    step, legal = pos.steps[-1], pos.legal(seat)
    points = pos.board.move_points
    if isinstance(step, March):
        march = pos.marching()
        found = marches(pos, seat, pos.space_of(march.general), march.size(), march.points)
        return [plan for plan in found if plan[0] in legal]
    if isinstance(step, Activation):
        return [
            plan
            for action in legal
            if action >> SHIFT == ACTIVATE
            for plan in sent(pos, seat, action, points)
        ]
    if isinstance(step, Operations):
        return with_operations(pos, seat, legal, pos.board.deck[step.card].ops)
    if isinstance(step, Round):
        return with_cards(pos, seat, legal)
    return []


def with_cards(pos: PunicWar, seat: int, legal: list[int]) -> list[list[int]]:
    """7.2 What each sort of card could do with its OPs."""
    out: list[list[int]] = []
    for action in cards(pos, seat, legal):
        if action >> SHIFT == OPS:
            card = action & MASK
            after = pos.clone()
            after.apply(seat, action)
            if after.owes(seat) and isinstance(after.steps[-1], Operations):
                ops = pos.board.deck[card].ops
                out += [
                    [A_OPS + card, *plan] for plan in with_operations(after, seat, after.legal(seat), ops)
                ]
    return out


def with_operations(pos: PunicWar, seat: int, legal: list[int], ops: int) -> list[list[int]]:
    """8.2 What so many OPs could do."""
    points = pos.board.move_points
    out: list[list[int]] = []
    for action in legal:
        if action >> SHIFT == ACTIVATE and leads(pos, seat, action & MASK):
            out += sent(pos, seat, action, points)
    placed = best_spaces(pos, seat, [action for action in legal if action >> SHIFT == PC], ops)
    if placed:
        out.append([A_PC + (action & MASK) for action in placed])
    return out


def sent(pos: PunicWar, seat: int, action: int, points: int) -> list[list[int]]:
    """10.2 Where a general who is activated could lead all that stands with him."""
    general = action & MASK
    count = min(pos.board.army_limit, pos.cus[seat][pos.at[general]])
    return [
        [A_ACTIVATE + general, *plan] for plan in marches(pos, seat, pos.space_of(general), count, points)
    ]


def marches(pos: PunicWar, seat: int, space: int, count: int, points: int) -> list[list[int]]:
    """10.2 The ways of an army to its best goals, as far as it gets with so many points."""
    if count < LEAST:
        return []
    board, far = pos.board, pos.board.by_land[space]
    goals: list[tuple[float, int]] = []
    for to in range(board.spaces):
        if far[to] <= FARTHEST and pos.hostile_to(to, seat):
            goals.append((-weight_of(pos, seat, to) * NEARNESS[far[to]], to))
    goals.sort()
    return [way(pos, seat, space, to, points) for _, to in goals[:GOALS]]


def way(pos: PunicWar, seat: int, start: int, goal: int, points: int) -> list[int]:
    """The march towards a goal, step by step, with a siege at its end if there is something to besiege."""
    board = pos.board
    out: list[int] = []
    space = start
    while space != goal:
        to = next_step(pos, space, goal)
        if to < 0:
            break
        points -= board.cost[board.edge[space * board.spaces + to]]
        if points < 0:
            break
        out.append(A_MARCH + to)
        space = to
    if board.city[space] or pos.tribe[space]:
        if pos.hostile_to(space, seat):
            return [*out, A_BESIEGE]
    return [*out, A_HALT]


def next_step(pos: PunicWar, space: int, goal: int) -> int:
    """The space next door that is nearest to a goal, by land; NOBODY if none is nearer."""
    board = pos.board
    best, least = -1, board.by_land[space][goal]
    for to in board.ways[space]:
        far = board.by_land[to][goal]
        if pos.playable(to) and far < least:
            best, least = to, far
    return best
