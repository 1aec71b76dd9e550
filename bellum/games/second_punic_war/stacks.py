"""Troops as numbers: how many units of each kind, and whose they are.

``Troops`` are counts of the seven kinds of units, seven bits each, so that forces are added and taken apart
by plain arithmetic. A stack is troops with a code that says whose they are: their nation, their holder and
whether they have moved in this stage (4.1). The holder is 0 for an army that all players of the side command,
or else which of them its leader makes its only commander (10.1).
"""

from __future__ import annotations

from typing import Final

from .kinds import UNITS

Troops = int
Stack = int

LIGHT: Final = 0
HEAVY: Final = 1
CAVALRY: Final = 2
GALLIC: Final = 3
GALLIC_HORSE: Final = 4
ELEPHANTS: Final = 5
SHIP: Final = 6
KINDS: Final = len(UNITS)
LAND_KINDS: Final = SHIP  # those before the ships

BITS: Final = 7
MOST: Final = (1 << BITS) - 1
ONE: Final[list[int]] = [1 << BITS * kind for kind in range(KINDS)]
LAND: Final = (1 << BITS * SHIP) - 1  # the bits of all that is no ship
INFANTRY: Final[list[int]] = [LIGHT, HEAVY, GALLIC]
HORSE: Final[list[int]] = [CAVALRY, GALLIC_HORSE]

COMMON: Final = 0  # 10.1 the holder of an army without a leader
HOLDERS: Final = 3
CODE_BITS: Final = 6
CODE: Final = (1 << CODE_BITS) - 1


def count(troops: Troops, kind: int) -> int:
    """How many units of a kind."""
    return troops >> BITS * kind & MOST


def size(troops: Troops) -> int:
    """How many units in all."""
    total = 0
    while troops:
        total += troops & MOST
        troops >>= BITS
    return total


def infantry(troops: Troops) -> int:
    """VI Those who storm, besiege and defend a city."""
    return (troops & MOST) + (troops >> BITS * HEAVY & MOST) + (troops >> BITS * GALLIC & MOST)


def horse(troops: Troops) -> int:
    """5.9 Those who pursue."""
    return (troops >> BITS * CAVALRY & MOST) + (troops >> BITS * GALLIC_HORSE & MOST)


def ashore(troops: Troops) -> Troops:
    """The troops without their ships."""
    return troops & LAND


def ships(troops: Troops) -> int:
    return troops >> BITS * SHIP


def cavalry_alone(troops: Troops) -> bool:
    """5.5 Whether an army is of cavalry alone."""
    return troops != 0 and horse(troops) == size(troops)


def holds(troops: Troops, part: Troops) -> bool:
    """Whether a part can be taken from these troops."""
    while part:
        if part & MOST > troops & MOST:
            return False
        part >>= BITS
        troops >>= BITS
    return True


def of_counts(counts: dict[str, int]) -> Troops:
    """Troops by the names of their kinds."""
    return sum(number << BITS * UNITS.index(name) for name, number in counts.items())


def counted(troops: Troops) -> dict[str, int]:
    """The names of the kinds with their numbers."""
    return {name: count(troops, kind) for kind, name in enumerate(UNITS) if count(troops, kind)}


def code_of(nation: int, holder: int, moved: bool) -> int:
    return (nation * HOLDERS + holder) * 2 + (1 if moved else 0)


def nation_of(stack: Stack) -> int:
    return (stack & CODE) // (2 * HOLDERS)


def holder_of(stack: Stack) -> int:
    return (stack & CODE) // 2 % HOLDERS


def has_moved(stack: Stack) -> bool:
    return stack & 1 == 1


def troops_of(stack: Stack) -> Troops:
    return stack >> CODE_BITS


def stack_of(code: int, troops: Troops) -> Stack:
    return troops << CODE_BITS | code
