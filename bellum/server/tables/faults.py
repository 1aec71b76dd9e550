"""Why a request or a message is turned down: a status, a code (see docs/protocol.md) and a sentence."""

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
    return Fault(401, "no-user", "You have no cookie yet; GET /api/me sets one.")


def no_table() -> Fault:
    return Fault(404, "not-found", "There is no such table.")


def no_game() -> Fault:
    return Fault(404, "not-found", "There is no such game.")


def no_seat() -> Fault:
    return Fault(404, "no-such-seat", "This game has no such seat.")


def not_your_seat() -> Fault:
    return Fault(403, "not-your-seat", "This is not your seat.")


def taken() -> Fault:
    return Fault(409, "taken", "This seat is already taken.")


def not_playing() -> Fault:
    return Fault(409, "not-playing", "No game is in progress at this table.")


def not_over() -> Fault:
    return Fault(409, "not-over", "This is available only once the game is over.")


def stale() -> Fault:
    return Fault(409, "stale", "The game has moved on in the meantime.")


def rules_changed() -> Fault:
    return Fault(409, "rules-changed", "This game was played under a different version of the rules.")


def undecided() -> Fault:
    message = "The rules have been corrected: first agree to continue from here, or keep the game as it was."
    return Fault(409, "rules-changed", message)


def newer_rules() -> Fault:
    """In the middle of an update: another process has these rules, or this one will after its restart."""
    message = "This game uses newer rules than this server has; try again in a moment."
    return Fault(503, "unavailable", message, 5.0)


def unavailable() -> Fault:
    return Fault(503, "unavailable", "The database is not responding; try again in a moment.", 2.0)


def too_fast(wait: float) -> Fault:
    return Fault(429, "rate-limited", "Too many requests; wait a moment.", wait)
