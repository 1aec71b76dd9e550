"""Counting: how many ways a game can go on from a position."""

from __future__ import annotations

from bellum.kernel import Position


def count(pos: Position, depth: int) -> int:
    """How many sequences of so many actions there are; who may act at once with another acts first by number."""
    if depth == 0 or pos.outcome is not None:
        return 1
    seat = next(seat for seat in range(len(pos.seats)) if pos.owes(seat))
    legal = pos.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        new = pos.clone()
        new.apply(seat, action)
        total += count(new, depth - 1)
    return total
