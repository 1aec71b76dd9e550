"""What effects that were played still do for somebody, until the chapter that it concerns has used it.

An effect leaves a boon, a key with a number; the chapter reads it at its moment and takes it away:
``pos.boons.get(key, 0)`` or ``use(pos, key)``. Those of battles are marks of the battle's own record.
"""

from __future__ import annotations

from typing import Final

from .position import War

ALPS: Final = 4  # 4.3 the die from which units of this crossing are lost
ASSAULT_DICE: Final = 5  # 6.1 so many dice of this assault hit from
ASSAULT_HIT: Final = 6  # 6.1 this
SURRENDER: Final = 7  # 6.2 added to this surrender roll; without a flag 10 is needed
SPARED: Final = 64  # and the city: 6.2 it suffers nothing in this phase 5, and does not roll
ARREARS: Final = 32  # and the seat: 9.2 Talents less of this upkeep


def give(pos: War, key: int, number: int) -> None:
    """A boon of a kind adds to what there is of it."""
    pos.boons[key] = pos.boons.get(key, 0) + number


def use(pos: War, key: int) -> int:
    """Take a boon away, and say how much it was; 0 if there was none."""
    return pos.boons.pop(key, 0)
