"""Units on the move, for the tests of chapters 6, 7 and 9."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from bellum.games.spqr.hexes import hex_number
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import BY_LINE, BY_ORDER, FIRST, INDIVIDUAL, LINES, Phase
from tests.spqr.kit import advance, do, leader_of, legal, scene, unit_of


def moving(
    unit: str,
    units: Mapping[str, str],
    leaders: Mapping[str, str] | None = None,
    *,
    active: str = "",
    why: int = BY_ORDER,
    **words: Any,
) -> Battlefield:
    """A scene in which a unit begins its move; ``active`` is the leader whose phase it is."""
    return begin(scene(units, leaders, **words), unit, active, why)


def begin(pos: Battlefield, unit: str, active: str = "", why: int = BY_ORDER) -> Battlefield:
    """A unit begins its move in a position."""
    if active:
        pos.phase = Phase(leader_of(pos, active), FIRST)
        pos.phase.mode = LINES if why == BY_LINE else INDIVIDUAL
        if why == BY_LINE:
            for line in range(pos.field.lines):
                if pos.field.lines_of[unit_of(pos, unit)] >> line & 1:
                    pos.phase.line |= pos.field.line_units[line]
    pos.begin_move(unit_of(pos, unit), why)
    return advance(pos)


def go(pos: Battlefield, *notations: str) -> Battlefield:
    """Play actions, and decline whatever is asked in between that is not one of them.

    A unit that could fire where it stands says that it moves (6.51).
    """
    for notation in notations:
        while notation not in legal(pos) and legal(pos) & {"decline", "march"}:
            do(pos, *legal(pos) & {"decline", "march"})
        do(pos, notation)
    return pos


def quiet(pos: Battlefield) -> Battlefield:
    """Decline whatever is asked, until somebody has something to do."""
    while "decline" in legal(pos):
        do(pos, "decline")
    return pos


def left(pos: Battlefield) -> int:
    """The movement points that are left."""
    march = pos.marching()
    return march.allowance - march.spent


@contextmanager
def ground(
    pos: Battlefield, terrain: Mapping[str, int], levels: Mapping[str, int] | None = None
) -> Iterator[None]:
    """Other ground, and other levels, in some hexes of the battle for as long as this lasts."""
    field = pos.field
    kept = field.terrain[:], field.rough[:], field.level[:]
    for name, kind in terrain.items():
        field.terrain[hex_number(name)] = kind
        field.rough[hex_number(name)] = field.charts.rough[kind]
    for name, level in (levels or {}).items():
        field.level[hex_number(name)] = level
    try:
        yield
    finally:
        field.terrain[:], field.rough[:], field.level[:] = kept
