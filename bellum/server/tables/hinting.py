"""Hints: what a machine would do for a person's seat, found beside the game from what that seat may know."""

from __future__ import annotations

from typing import Any

from ...players.levels import ADVISER
from ..protocol import Hint
from . import faults, play
from .faults import Fault
from .live_table import LiveTable
from .machines import Machines
from .registry import Tables
from .thinker import Question, Thought


async def hint(
    tables: Tables, machines: Machines, table_id: str, user_id: str | None, asked: Hint
) -> dict[str, Any]:
    """The hint as data; Fault if there is none for this person, or the table goes on before it is found."""
    async with tables.hold(table_id) as live:
        check(live, user_id, asked)
        question = ask(live, asked.seat)
        n, since = live.course.n, live.course.since[asked.seat]
        table = live.course.game.table
    with live.awaiting(asked.seat, since) as wait:
        thought = await machines.answer(question, True, wait.gone)
    if wait.gone.is_set():
        raise faults.stale()
    if not isinstance(thought, Thought):
        raise Fault(503, "unavailable", "No hint could be found; try again in a moment.")
    return {
        "n": n,
        "seat": asked.seat,
        "plan": [table.notation(action) for action in thought.plan],
        "before": thought.before,
        "after": thought.after,
        "won": thought.won,
        "simulations": thought.simulations,
    }


def check(live: LiveTable, user_id: str | None, asked: Hint) -> None:
    """Fault if a person may not have this hint."""
    play.check(live, user_id, asked.seat)
    if not live.row.hints:
        raise Fault(403, "no-hints", "This game is played without hints.")
    if asked.seat not in live.to_move():
        raise Fault(409, "not-to-move", "This seat has nothing to choose now.")
    if not live.course.since[asked.seat] <= asked.n <= live.course.n:
        raise faults.stale()


def ask(live: LiveTable, seat: str) -> Question:
    """What the adviser is asked: the same question as often as a person likes has the same answer."""
    match = live.course.match
    seed = f"{live.row.id} {seat} {live.course.since[seat]}"
    return Question(live.row.game, match.position.to_json(), match.seat(seat), ADVISER, seed)
