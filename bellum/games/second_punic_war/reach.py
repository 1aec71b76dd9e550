"""4.2 to 4.4 How far apart the fields are: points of movement by land, over the Alps, and by sea."""

from __future__ import annotations

from typing import Final

FAR: Final = 99  # no way
MOST: Final = 16  # more points than any unit has


def distances(ways: list[list[int]]) -> list[list[int]]:
    """The fewest steps from each field to each other one, FAR where there is no way."""
    table: list[list[int]] = []
    for start in range(len(ways)):
        row = [FAR] * len(ways)
        row[start] = 0
        edge = [start]
        while edge:
            reached: list[int] = []
            for field in edge:
                for to in ways[field]:
                    if row[to] == FAR:
                        row[to] = row[field] + 1
                        reached.append(to)
            edge = reached
        table.append(row)
    return table


def within(table: list[list[int]]) -> list[list[int]]:
    """For each number of points and each field, the fields that can be reached, as bits."""
    return [
        [sum(1 << to for to, steps in enumerate(row) if steps <= points) for row in table]
        for points in range(MOST + 1)
    ]


class Reach:
    """The distances on the board of a scenario, and what lies within them."""

    def __init__(
        self, roads: list[list[int]], alps: list[list[int]], lanes: list[list[int]], coast: list[list[int]]
    ) -> None:
        """``roads`` and ``alps`` join the regions of the scenario, ``lanes`` sea zones, ``coast`` both."""
        self.sea = distances(lanes)
        plain = distances(roads)
        # 4.3 The Alps end a move: they can only be crossed with its last step.
        self.land: list[list[int]] = [
            [min([row[to]] + [row[foot] + 1 for foot in alps[to]]) for to in range(len(roads))]
            for row in plain
        ]
        # 4.4 From a sea zone to the coast of a region.
        self.shore: list[list[int]] = [
            [min([row[zone] for zone in zones], default=FAR) for zones in coast] for row in self.sea
        ]
        self.land_within = within(self.land)
        self.sea_within = within(self.sea)
        self.shore_within = within(self.shore)
