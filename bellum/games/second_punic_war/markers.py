"""1.3.1 Markers that cards leave on the board: which they are, and where ``pos.markers`` keeps them.

Each is kept with the stages that it still lies there, counting the present one; 0 for one that stays.
"""

from __future__ import annotations

from typing import Final

SPAN: Final = 10  # more than there are nations
PROTECTED: Final = 100  # + SPAN * side + nation: cards of others than this side cannot move its marker (7)
FROZEN: Final = 200  # + nation: none of its units may be activated
ENGINES: Final = 300  # + city: the engines of Archimedes
UNTIL_NEXT: Final = 2  # until the end of the next stage


def protection(side: int, state: int) -> int:
    """The marker with which a side holds a state: cards of others cannot move it (7)."""
    return PROTECTED + SPAN * side + state
