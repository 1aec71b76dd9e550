"""What a player has ordered beforehand for the enemy's moves: who withdraws, fires, turns or extends.

An order is a word, for the whole army, or with a type or a unit ("fire sk"). What is ordered of a unit counts
before what is ordered of its type, and that before what is ordered of all. Orders that contradict each other
answer nothing: then the player is asked, as he is where somebody is left of whom nothing was ordered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.kind import Kind
from .charts import TYPES
from .kinds import TYPE, Kinds
from .position import Battlefield

NOTHING: Final = "nothing"  # every reaction is declined
GIVE_WAY: Final = "withdraw"  # 6.51 from anything heavier
STAND: Final = "stand"  # 6.51, 6.57 nobody withdraws
FIRE_BACK: Final = "fire"  # 8.2
HOLD_FIRE: Final = "hold-fire"
EXTEND_LINE: Final = "extend"  # 9.66
KEEP_LINE: Final = "keep-line"
KEEP_FACING: Final = "keep-facing"  # 7.16
OPEN_RANKS: Final = "open-ranks"  # 9.11
CLOSE_RANKS: Final = "close-ranks"
NO_TRUMP: Final = "no-trump"  # 5.42
LEADERS_STAY: Final = "leaders-stay"  # 4.62

SPANS: Final = ("turn", "game")
OF_ALL: Final = (NOTHING, NO_TRUMP, LEADERS_STAY)
OF_UNITS: Final = (
    GIVE_WAY,
    STAND,
    FIRE_BACK,
    HOLD_FIRE,
    EXTEND_LINE,
    KEEP_LINE,
    KEEP_FACING,
    OPEN_RANKS,
    CLOSE_RANKS,
)
ORDERS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys((*OF_ALL, *OF_UNITS), SPANS)

# What is ordered of a unit.
OPEN: Final = 0
DO: Final = 1
DO_NOT: Final = -1


def about(kinds: Kinds) -> dict[str, tuple[Kind, ...]]:
    """What the orders may be limited to."""
    return dict.fromkeys(OF_UNITS, (TYPE, kinds.unit))


def ordered(pos: Battlefield, orders: Sequence[str], do: str, do_not: str, unit: int) -> int:
    """Whether a unit is to do something, is not to, or neither was ordered."""
    field = pos.field
    for operand in (f" {field.unit_id[unit]}", f" {TYPES[field.kind[unit]]}", ""):
        wanted, unwanted = f"{do}{operand}" in orders, f"{do_not}{operand}" in orders
        if wanted or unwanted:
            return OPEN if wanted and unwanted else DO if wanted else DO_NOT
    return DO_NOT if NOTHING in orders else OPEN


def weight(pos: Battlefield, unit: int) -> int:
    """2.2 How heavy a unit is: skirmishers, light ones, heavy ones."""
    return 0 if pos.field.skirmisher[unit] else 2 if pos.field.heavy[unit] else 1


def choose(actions: Sequence[int], verdicts: Sequence[int], decline: int) -> int:
    """The first action that is ordered; declining if all are ruled out; -1 if the player is to be asked."""
    for action, verdict in zip(actions, verdicts):
        if verdict == DO:
            return action
    return decline if all(verdict == DO_NOT for verdict in verdicts) else -1
