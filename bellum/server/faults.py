"""What a client did wrong, as a status, a code and a sentence; the codes are in docs/protocol.md."""

from __future__ import annotations


class Fault(Exception):
    """A request or a message that is not carried out; nothing has changed."""

    def __init__(self, status: int, code: str, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after


def no_user() -> Fault:
    return Fault(401, "no-user", "You have no cookie yet: GET /api/me gives you one.")


def no_table() -> Fault:
    return Fault(404, "not-found", "There is no such table.")


def no_game() -> Fault:
    return Fault(404, "not-found", "There is no such game.")


def no_seat() -> Fault:
    return Fault(404, "no-such-seat", "The game has no such seat.")


def not_your_seat() -> Fault:
    return Fault(403, "not-your-seat", "This seat is not yours.")


def not_playing() -> Fault:
    return Fault(409, "not-playing", "The table is not being played.")


def not_over() -> Fault:
    return Fault(409, "not-over", "This is shown when the game is over.")


def stale() -> Fault:
    return Fault(409, "stale", "The table has moved on since.")


def rules_changed() -> Fault:
    return Fault(409, "rules-changed", "The table was played by another version of the rules.")


def undecided() -> Fault:
    message = "The rules were corrected: first agree to go on from here, or keep the game as it was."
    return Fault(409, "rules-changed", message)


def newer_rules() -> Fault:
    """In the middle of an update: another process, or this one after its restart, has these rules."""
    return Fault(503, "unavailable", "The table goes by newer rules than this server's; try again.", 5.0)


def unavailable() -> Fault:
    return Fault(503, "unavailable", "The database does not answer; try again.", 2.0)


def too_fast(wait: float) -> Fault:
    return Fault(429, "rate-limited", "Too many requests; wait a moment.", wait)
