"""2.1, 7.11 The grid: hexes, their sides and vertices, and what lies ahead, beside and behind.

A hex has a number, column by column from the first row; the maps of all battles are numbered alike. Its
sides are numbered clockwise from the north, and vertex v lies between the sides v and v + 1: a unit that
faces it has these two ahead, the sides v - 1 and v + 2 on its flanks, and the other two behind. A unit in
column (6.73) faces a side instead.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 40
ROWS: Final = 55
HEXES: Final = COLUMNS * ROWS
OFF: Final = -1  # off the map

SIDES: Final[list[str]] = ["n", "ne", "se", "s", "sw", "nw"]
VERTICES: Final[list[str]] = ["ne", "e", "se", "sw", "w", "nw"]
SIX: Final = 6

# Where something comes from, as seen by a unit.
FRONT: Final = 0
FLANK: Final = 1
REAR: Final = 2

# The angle of each side of a hex for a unit that faces vertex 0, and for one in column that faces side 0.
IN_LINE: Final[list[int]] = [FRONT, FRONT, FLANK, REAR, REAR, FLANK]
IN_COLUMN: Final[list[int]] = [FRONT, FLANK, FLANK, REAR, FLANK, FLANK]

# Steps by side, for columns with an even and with an odd number; those with an odd one lie half a hex lower.
EVEN: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)]
ODD: Final = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def hex_id(number: int) -> str:
    """What is printed in a hex: its column and its row."""
    return f"{number // ROWS + 1:02d}{number % ROWS:02d}"


def hex_number(name: str) -> int:
    """The number of a hex by what is printed in it."""
    return (int(name[:2]) - 1) * ROWS + int(name[2:])


def beside(number: int, side: int) -> int:
    """The hex across a side, on the largest map; OFF beyond its edge."""
    column, row = number // ROWS + 1, number % ROWS
    across, down = (ODD if column % 2 else EVEN)[side]
    column += across
    row += down
    if 1 <= column <= COLUMNS and 0 <= row < ROWS:
        return (column - 1) * ROWS + row
    return OFF


NEAR: Final[list[int]] = [beside(number, side) for number in range(HEXES) for side in range(SIX)]

# Cube coordinates: the third is what makes the sum nothing.
CUBE_Q: Final[list[int]] = [number // ROWS + 1 for number in range(HEXES)]
CUBE_R: Final[list[int]] = [number % ROWS - (number // ROWS + 1) // 2 for number in range(HEXES)]


def distance(a: int, b: int) -> int:
    """How many hexes lie from one to the other."""
    q = CUBE_Q[a] - CUBE_Q[b]
    r = CUBE_R[a] - CUBE_R[b]
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


def side_towards(a: int, b: int) -> int:
    """The side across which a neighbour lies; -1 if the two are no neighbours."""
    for side in range(SIX):
        if NEAR[a * SIX + side] == b:
            return side
    return -1


def _rounded(q: float, r: float) -> tuple[int, int]:
    """The hex in which a point lies."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r


def number_of(q: int, r: int) -> int:
    """A hex by its coordinates; OFF beyond the largest map."""
    row = r + q // 2
    if 1 <= q <= COLUMNS and 0 <= row < ROWS:
        return (q - 1) * ROWS + row
    return OFF


NUDGE: Final = 1e-6
_STEPS: Final[dict[tuple[int, int], list[tuple[int, int, int, int]]]] = {}


def paired_steps(q: int, r: int) -> list[tuple[int, int, int, int]]:
    """8.16 The hexes under the straight line to one so many coordinates away, without the first and the last.

    Each is a pair of coordinates; the two differ where the line runs along the side between them.
    """
    found = _STEPS.get((q, r))
    if found is None:
        steps = max(abs(q), abs(r), abs(q + r))
        found = []
        for step in range(1, steps):
            along_q, along_r = q * step / steps, r * step / steps
            found.append(
                _rounded(along_q + NUDGE, along_r + 2 * NUDGE)
                + _rounded(along_q - NUDGE, along_r - 2 * NUDGE)
            )
        _STEPS[q, r] = found
    return found
