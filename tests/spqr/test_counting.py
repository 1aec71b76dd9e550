"""Counting tests: how many ways a battle can go on from fixed positions, to fixed depths.

A wrong rule nearly always changes such a number. When a change of the rules is wanted,
`python -m tests.spqr.test_counting` prints the new numbers.
"""

from __future__ import annotations

import pytest

from bellum.games.spqr.game import GAME
from bellum.kernel import Position
from tests.counting import count

DEPTHS = (1, 2, 3)


def opening(scenario: str) -> Position:
    """A battle before its first choice."""
    pos = GAME.new("counting", scenario, {})
    pos.advance()
    return pos


COUNTS: dict[str, list[int]] = {
    "learning": [4, 11, 60],
    "beneventum": [4, 11, 72],
    "bagradas": [6, 30, 166],
    "cannae": [8, 49, 321],
    "zama": [7, 45, 316],
    "cynoscephalae": [6, 31, 176],
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name: str) -> None:
    assert [count(opening(name), depth) for depth in DEPTHS] == COUNTS[name]


if __name__ == "__main__":
    for scenario in GAME.scenarios:
        print(f'    "{scenario}": {[count(opening(scenario), depth) for depth in DEPTHS]},')
