"""What an experienced player thinks about when he is asked in between: fire, withdrawals, turns.

Shots that cost nothing are taken. Whoever would be run down gives way, everybody else stands. The most
promising reply comes first.
"""

from __future__ import annotations

from typing import Final

from .actions import ATTACK, DECLINE, INTO, LEAVE, SHIFT, SHOOT, SHOOT_SCREEN, WITHDRAW
from .answers import Answer, ReturnFire
from .charts import ATTACKER_SUPERIOR
from .clash import by_type
from .combats import Declaration
from .ground import angle, distance_to
from .hexes import FRONT, OFF, SIX
from .position import NOBODY, Battlefield
from .reactions import Nearing, Refacing
from .retiring import Refuge, Retiring
from .standing import weight

MASK: Final = (1 << SHIFT) - 1
REFUGES: Final = 3
TOLL: Final = 2  # hits that a withdrawal may cost foot


def of_verbs(legal: list[int], *verbs: int) -> list[int]:
    """The actions with one of some verbs."""
    return [action for action in legal if action >> SHIFT in verbs]


def reply(pos: Battlefield, legal: list[int]) -> list[int]:
    """Of the replies that a seat may give, those worth thinking about; none if this is no reply."""
    due = pos.steps[-1]
    if isinstance(due, (Answer, ReturnFire)):
        return of_verbs(legal, SHOOT, SHOOT_SCREEN)[:1]
    if isinstance(due, Nearing):
        return giving_way(pos, due.mover, legal)
    if isinstance(due, Refacing):
        return facing(pos, due, legal)
    if isinstance(due, Retiring):
        return of_verbs(legal, LEAVE, DECLINE)
    if isinstance(due, Refuge):
        return away_from(pos, due, legal)
    if isinstance(due, Declaration):
        return of_verbs(legal, ATTACK, DECLINE)
    return []


# -- 6.5 who gives way ---------------------------------------------------------------------------------------


def giving_way(pos: Battlefield, mover: int, legal: list[int]) -> list[int]:
    """6.51 Light troops withdraw from heavier ones without a thought, then who is threatened; others stand.

    It is asked at every step of an enemy: so there is one answer, and the next unit is asked after it.
    """
    field = pos.field
    wary: list[int] = []
    for action in of_verbs(legal, WITHDRAW):
        unit = field.unit_of_op[action & MASK]
        if is_prey(pos, unit, mover):
            return [action]
        if is_threatened(pos, unit, mover):
            wary.append(action)
    return wary[:1] if wary else of_verbs(legal, DECLINE)


def is_prey(pos: Battlefield, unit: int, mover: int) -> bool:
    """9.21, 8.52 Whether a unit that is too light to stand is approached by a heavier one."""
    field = pos.field
    if not field.skirmisher[unit] and not field.velites[unit]:
        return False
    return weight(pos, mover) > weight(pos, unit) or field.cavalry[mover] or field.elephant[mover]


def is_threatened(pos: Battlefield, unit: int, mover: int) -> bool:
    """8.36, 10.12 Whether a unit is inferior to the one that comes, or worn, and can get away (6.52)."""
    field, hits = pos.field, pos.hits[unit]
    if not field.heavy[mover] or (field.foot[unit] and hits + TOLL >= field.tq[unit]):
        return False
    return by_type(pos, mover, unit) == ATTACKER_SUPERIOR or hits * 2 >= field.tq[unit]


# -- 7.16, 4.62 turns, and leaders who get away --------------------------------------------------------------


def facing(pos: Battlefield, due: Refacing, legal: list[int]) -> list[int]:
    """7.16 Who has the enemy before him does not turn; others turn to him, or think about it."""
    unit = due.units[0]
    for place in pos.hexes_of(due.mover):
        if angle(pos, unit, place) == FRONT:
            return of_verbs(legal, DECLINE)
    return legal


def away_from(pos: Battlefield, due: Refuge, legal: list[int]) -> list[int]:
    """4.62 The refuges with a unit of his own, then those farthest from the enemy who has come."""
    ranked: list[tuple[int, int]] = []
    for action in of_verbs(legal, INTO):
        place = action & MASK
        apart = 0 if due.mover == NOBODY or pos.hex[due.mover] == OFF else distance_to(pos, due.mover, place)
        guarded = pos.top[place] != NOBODY
        ranked.append((-apart - (SIX if guarded else 0), action))
    ranked.sort()
    return [action for _, action in ranked[:REFUGES]]
