"""What an experienced player thinks about, for players that look ahead: some of the many things he may do.

An army goes as a whole, towards cities that it could take, into the city that is its refuge, or to a partner.
Recruits are raised and troops disbanded in one field after the other.
"""

from __future__ import annotations

from typing import Final

from .actions import (
    ACTIVATE,
    CONVERGE,
    DONE,
    HALT,
    LAND_AT,
    LEAD,
    LEAVE,
    MARCH,
    MUSTER,
    PORT,
    SHIFT,
    STAY,
    TAKE,
    TAKE_ALL,
    WALLS,
)
from .arrival import Refuge
from .board import NOBODY
from .column import is_afloat
from .command import OPERAND, Command
from .economy import Disband
from .handover import HandOver
from .position import War
from .recruiting import Recruiting
from .retreat import RetreatTo
from .stacks import Troops, infantry
from .turn import Actions
from .value import FARTHEST, NEARER, Front, Powers, chance, leading, power_of

IN_PARTS: Final = (TAKE, LEAVE, LEAD, STAY, CONVERGE)  # what splits an army, or waits for another
ASHORE: Final = (LAND_AT, PORT, HALT)
AIMS: Final = 2  # cities that an army has an eye on
FEWEST: Final = 2  # units of infantry that are worth an activation
HOPE: Final = 0.2  # an army looks for another city if it is not as sure as this to take one


def prior(pos: War, seat: int) -> list[int]:
    """Of what a seat may do, what is worth thinking about."""
    legal = pos.legal(seat)
    if len(legal) < 2:
        return legal
    step = pos.steps[-1]
    chosen = legal
    if isinstance(step, Command):
        chosen = orders(pos, seat, legal)
    elif isinstance(step, Actions):
        chosen = actions(pos, seat, legal)
    elif isinstance(step, (Recruiting, Disband)):
        chosen = one_field(step.field, legal)
    elif isinstance(step, HandOver):
        chosen = only(TAKE_ALL, legal)
    elif isinstance(step, RetreatTo):
        chosen = as_many_as_fit(legal, DONE)
    elif isinstance(step, Refuge):
        chosen = as_many_as_fit(legal, WALLS)
    return chosen if chosen else legal


def one_field(field: int, legal: list[int]) -> list[int]:
    """9.2, 9.3 What begins in a field goes on there as long as it can."""
    return legal if field == NOBODY else [action for action in legal if action >> SHIFT != MUSTER]


def only(verb: int, legal: list[int]) -> list[int]:
    """The actions with one verb."""
    return [action for action in legal if action >> SHIFT == verb]


def as_many_as_fit(legal: list[int], away: int) -> list[int]:
    """5.4, 6 A city that was chosen as a refuge is filled: who turns away at its gate is where he was."""
    return [action for action in legal if action >> SHIFT != away] if only(TAKE, legal) else legal


def actions(pos: War, seat: int, legal: list[int]) -> list[int]:
    """3.4.4 Armies are activated that could take a city."""
    front = Front(pos, Powers(pos), pos.side_of_seat[seat])
    return [
        action for action in legal if action >> SHIFT != ACTIVATE or has_errand(pos, front, action & OPERAND)
    ]


def has_errand(pos: War, front: Front, field: int) -> bool:
    """Whether the army of a field has a city to go for, or is before one."""
    if field >= pos.board.regions:
        return False
    troops = pos.troops(field, front.side)
    return aims(pos, front, field, troops) != []


def orders(pos: War, seat: int, legal: list[int]) -> list[int]:
    """4.2 The whole army is taken along, and moved towards what it could take."""
    everybody = only(TAKE_ALL, legal)
    if everybody:
        return everybody
    column = pos.column
    if column is None:
        return only(DONE, legal)
    if is_afloat(pos.board, column.place):
        return [action for action in legal if action >> SHIFT in ASHORE]
    here = pos.board.region_at[column.place]
    front = Front(pos, Powers(pos), pos.side_of_seat[seat])
    goals = aims(pos, front, here, column.troops())
    return [
        action
        for action in legal
        if action >> SHIFT not in IN_PARTS
        and (action >> SHIFT != MARCH or leads_to(pos, here, action & OPERAND, goals))
    ]


def leads_to(pos: War, here: int, to: int, goals: list[int]) -> bool:
    """Whether a step comes nearer to a goal, or leaves the walls."""
    steps = pos.board.steps
    return to == here or any(steps[to][goal] < steps[here][goal] for goal in goals)


def aims(pos: War, front: Front, here: int, troops: Troops) -> list[int]:
    """The regions of the cities that an army would like best to take or to relieve."""
    if infantry(troops) < FEWEST:
        return []
    power = power_of(troops) + leading(pos, here, front.side)
    steps = pos.board.steps[here]
    found: list[tuple[float, int]] = []
    for number, region in enumerate(front.regions):
        sure = chance(power, front.guards[number])
        if steps[region] < FARTHEST and sure > HOPE:
            found.append((-front.prizes[number] * sure * NEARER[steps[region]], region))
    found.sort()
    return [region for _, region in found[:AIMS]]
