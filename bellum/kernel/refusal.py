"""Why something may not be done: a rule's number and the key of a message."""

from __future__ import annotations


class Refusal:
    """A refused action: the paragraph that forbids it and the message that says so."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"


GAME_OVER = Refusal("", "game-over")
NO_SUCH_ACTION = Refusal("", "no-such-action")
NO_SUCH_SEAT = Refusal("", "no-such-seat")
NO_SUCH_QUESTION = Refusal("", "no-such-question")
NOT_ABOUT_THAT = Refusal("", "question-not-about-that")
NOT_FOR_SPECTATORS = Refusal("", "question-not-for-spectators")


class IllegalAction(ValueError):
    """Raised by ``play`` for an action that may not be played; the position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})" if refusal.rule else refusal.message)
        self.refusal = refusal
