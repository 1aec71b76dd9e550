"""How far it is from space to space for an army of either side: by road, pass and strait, and by sea."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

# Half steps, by the kind of what is crossed: passes cost two points and CUs, a strait two points.
STEP: Final[list[int]] = [2, 5, 12, 4]
# 11 A voyage from port to port, by side: Rome rules the sea, and both need the right card for it.
VOYAGE: Final[list[int]] = [10, 30]
BEYOND: Final = 400  # where no way leads


def half_steps(
    ways: list[list[int]], steps: dict[int, int], ports: list[int], voyage: int
) -> list[list[int]]:
    """The half steps from each space to every other; ``steps`` are those of space * spaces + space."""
    spaces = len(ways)
    sea = spaces  # ports are joined by a place of its own, half a voyage away
    links: list[list[tuple[int, int]]] = [
        [(to, steps[space * spaces + to]) for to in ways[space]] for space in range(spaces)
    ]
    links.append([(port, voyage // 2) for port in ports])
    for port in ports:
        links[port].append((sea, voyage // 2))
    return [from_space(links, space)[:spaces] for space in range(spaces)]


def from_space(links: list[list[tuple[int, int]]], start: int) -> list[int]:
    """The half steps from one space to every other."""
    far = [BEYOND] * len(links)
    far[start] = 0
    edge = [(0, start)]
    while edge:
        steps, space = heappop(edge)
        if steps > far[space]:
            continue
        for to, more in links[space]:
            if steps + more < far[to]:
                far[to] = steps + more
                heappush(edge, (steps + more, to))
    return far
