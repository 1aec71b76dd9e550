"""The questions that a seat may ask of a battle without changing it: one line each in both tables."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.question import Question
from ...kernel.refusal import NO_SUCH_QUESTION, IllegalAction
from .foresight import ODDS_VERBS, OddsView, odds_of
from .position import Battlefield

ODDS: Final = "odds"

QUESTIONS: Final[dict[str, Question]] = {
    ODDS: Question(OddsView, ODDS_VERBS),
}


def reply(pos: Battlefield, seat: int, question: str, action: int) -> dict[str, Any] | None:
    """The answer to a question, on a copy of the battle that may be changed; None if there is none."""
    if question == ODDS:
        found = odds_of(pos, seat, action)
        return None if found is None else {**found}
    raise IllegalAction(NO_SUCH_QUESTION)
