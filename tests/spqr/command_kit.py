"""Orders phases built by hand, for the tests of chapters 3, 4, 5 and 11."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bellum.games.spqr.lines import line_from, members_of, standing
from bellum.games.spqr.marks import DEAD, KILLED, LEADER_DONE
from bellum.games.spqr.orders import begin_phase
from bellum.games.spqr.position import NOBODY, Battlefield
from bellum.games.spqr.records import FIRST
from bellum.games.spqr.turn import ACTIVATIONS, Turn
from tests.spqr.kit import advance, leader_of, owner_of, scene, start, unit_of


def line_number(pos: Battlefield, id: str) -> int:
    """A line's number."""
    return pos.field.line_id.index(id)


def names(pos: Battlefield, mask: int) -> set[str]:
    """The units of a bit mask."""
    return {pos.field.unit_id[unit] for unit in members_of(mask)}


def line_with(pos: Battlefield, line: str, unit: str, leader: str = "") -> set[str]:
    """The line to which a unit belongs, with a leader in command or without."""
    number = line_number(pos, line)
    who = leader_of(pos, leader) if leader else NOBODY
    return names(pos, line_from(pos, number, who, 1 << unit_of(pos, unit), standing(pos, number)))


def phase(
    units: Mapping[str, str],
    leaders: Mapping[str, str],
    active: str,
    kind: int = FIRST,
    duty: bool = False,
    **words: Any,
) -> Battlefield:
    """A scene in which a leader, who is named, has an orders phase."""
    return activate(scene(units, leaders, **words), active, kind, duty)


def activate(pos: Battlefield, active: str, kind: int = FIRST, duty: bool = False) -> Battlefield:
    """A leader has an orders phase in a position."""
    begin_phase(pos, leader_of(pos, active), kind, duty)
    return advance(pos)


def battle(scenario: str, active: str, kind: int = FIRST, turn: int = 1, **options: Any) -> Battlefield:
    """A battle as it is set up, in which a leader has an orders phase."""
    pos = start(scenario, **options)
    pos.turn = turn
    return activate(pos, active, kind)


def role(pos: Battlefield, leader: str) -> int:
    """The marks of a leader."""
    return pos.role[leader_of(pos, leader)]


def still(pos: Battlefield) -> Battlefield:
    """Look at the step on top as it is after something was changed by hand: a choice of one is not made."""
    pos._legal = None
    pos._owners = pos.steps[-1].owners(pos)
    return pos


def activations(pos: Battlefield, part: int = ACTIVATIONS, dead: tuple[str, ...] = ()) -> Battlefield:
    """The activations of a turn begin, or another part of it.

    Who is not on the map is not there, and not dead, unless he is named.
    """
    pos.mark = [mark & ~DEAD for mark in pos.mark]
    pos.role = [role & ~KILLED for role in pos.role]
    for leader in dead:
        pos.role[leader_of(pos, leader)] |= KILLED
    pos.steps.append(Turn(part))
    return advance(pos)


def idle(pos: Battlefield, *leaders: str) -> Battlefield:
    """Leaders who have been active before."""
    for leader in leaders:
        pos.role[leader_of(pos, leader)] |= LEADER_DONE
    return pos


def only(pos: Battlefield, *leaders: str) -> Battlefield:
    """All other leaders have been active before."""
    return idle(pos, *[id for id in pos.field.leader_id if id not in leaders])


def finished(pos: Battlefield, leader: str) -> bool:
    """Whether a leader is finished."""
    return role(pos, leader) & LEADER_DONE != 0


def active(pos: Battlefield) -> str:
    """The leader who is active, or nobody."""
    return pos.field.leader_id[pos.active] if pos.active != NOBODY else ""


def seat_to_move(pos: Battlefield) -> str:
    """The seat that owes an action."""
    return pos.seats[owner_of(pos)]
