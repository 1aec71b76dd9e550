"""A table as a user may know it, for lists and messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import seed_digest
from ..storage.rows import Person, TableRow


def table_info(row: TableRow, user_id: str | None) -> dict[str, Any]:
    """The table as data: ``protocol.TableInfo``."""
    yours = row.seats_of(user_id)
    to_move = row.to_move if row.state == "playing" else ()
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "scenario": row.scenario,
        "options": row.options,
        "state": row.state,
        "created_by": person(row.created_by),
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "n": row.n,
        "to_move": list(to_move),
        "your_seats": list(yours),
        "your_turn": row.state == "playing" and row.awaited(user_id),
        "seats": [
            {
                "name": seat.name,
                "team": seat.team,
                "kind": seat.kind,
                "player": seat.player,
                "stand_in": seat.stand_in,
                "user": person(seat.user),
                "yours": seat.name in yours,
                "waiting": seat.waiting,
                "reserved": person(seat.reserved) if seat.waiting else None,
            }
            for seat in row.seats
        ],
        "seed_digest": seed_digest(row.seed),
        "seed": row.seed if row.state == "over" else None,
        "outcome": row.outcome,
        "rematch": row.rematch,
        "broken": breach(row, yours),
        "hints": row.hints,
    }


def breach(row: TableRow, seats: Sequence[str]) -> dict[str, Any] | None:
    """Where the game breaks; until the end, only the seat that chose there is told what it chose."""
    if row.broken is None or row.state == "over" or row.broken["seat"] in seats:
        return row.broken
    return {**row.broken, "action": None, "message": None}


def person(someone: Person | None) -> dict[str, str] | None:
    return None if someone is None else {"id": someone.id, "name": someone.name}
