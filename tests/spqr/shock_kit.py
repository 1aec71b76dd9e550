"""Shocks built by hand: who stands where, what the dice show, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import FIRST, Phase
from bellum.games.spqr.shock import begin_shock
from bellum.kernel import Event
from tests.spqr.kit import advance, leader_of, rig, scene

CHARGES = "moved-now must-check"
STANDS = "no-check"


def shock(pos: Battlefield, leader: str, *dice: int) -> list[Event]:
    """The shock segment of a leader's phase, until somebody has to choose or it is over; what it told."""
    pos.phase = Phase(leader_of(pos, leader), FIRST)
    rig(pos, *dice)
    events: list[Event] = []
    pos.events = events
    begin_shock(pos)
    advance(pos)
    pos.events = None
    return events


def fought(
    units: Mapping[str, str],
    leader: str,
    *dice: int,
    leaders: Mapping[str, str] | None = None,
    scenario: str = "cannae",
    **options: Any,
) -> tuple[Battlefield, list[Event]]:
    """A shock among some units; the leader who is active is far away unless he is placed."""
    there = {leader: "0501", **(leaders or {})}
    pos = scene(units, there, scenario=scenario, **options)
    return pos, shock(pos, leader, *dice)


def of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What was told of one kind."""
    return [event.args for event in events if event.kind == kind]


def one(events: list[Event], kind: str) -> dict[str, Any]:
    """What was told of one kind, once."""
    found = of(events, kind)
    assert len(found) == 1, found
    return found[0]
