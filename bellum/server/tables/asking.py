"""Questions of a game's own: they change nothing, and only the person who asks is answered.

The table is held only for as long as it takes to copy the position. The answer is found afterwards, beside
the loop, from that copy: nobody else's action waits for it.
"""

from __future__ import annotations

from typing import Any

from ...kernel import IllegalAction, Match
from ..protocol import Ask
from . import faults, play
from .faults import Fault
from .live_table import LiveTable
from .registry import Tables


class Inquiry:
    """A question, and the match as it was when it was asked."""

    def __init__(self, match: Match, n: int, asked: Ask) -> None:
        self.match = match
        self.n = n
        self.asked = asked

    def answer(self) -> dict[str, Any]:
        """The answer, or the refusal with its rule; all are None if there is nothing to say."""
        asked = self.asked
        try:
            found = self.match.ask(asked.seat, asked.question, asked.action)
        except IllegalAction as error:
            return {"answer": None, "rule": error.refusal.rule, "message": error.refusal.message}
        return {"answer": found, "rule": None, "message": None}


async def inquire(tables: Tables, table_id: str, user_id: str | None, asked: Ask) -> Inquiry:
    """The question of somebody who may ask it; Fault if not."""
    async with tables.hold(table_id) as live:
        check(live, user_id, asked)
        match = live.course.match
        copy = Match(match.game, match.position.clone(), match.record)
        return Inquiry(copy, live.course.n, asked)


def check(live: LiveTable, user_id: str | None, asked: Ask) -> None:
    """Fault if a person may not ask this: for a seat only its owner may, without one what is open to all."""
    question = live.course.game.questions.get(asked.question)
    if question is None:
        raise Fault(404, "no-such-question", "This game has no such question.")
    if asked.seat is not None:
        play.check(live, user_id, asked.seat)
        return
    if not question.watched:
        raise Fault(403, "not-seated", "Only players may ask this.")
    if live.row.state != "playing" or live.course.over or live.course.broken:
        raise faults.not_playing()
