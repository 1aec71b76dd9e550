"""Who is who: a user's id in a signed cookie, and tokens that nobody can guess."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256

COOKIE = "bellum"
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
RENEWAL = 30 * 24 * 3600
TABLE_ID = "^[a-z0-9]{1,20}$"
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no characters that are read as another


def new_id(length: int = 12) -> str:
    """A short id that cannot be guessed, five bits a character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """An invitation's token."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def guest_name(user_id: str) -> str:
    """The name of a guest who has not chosen one."""
    return f"Guest {int(sha256(user_id.encode()).hexdigest()[:8], 16) % 9000 + 1000}"


class Signer:
    """Signs and reads the cookie: ``1.<user>.<seconds>.<signature>``."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"bellum cookie " + secret.encode()).digest()

    def _signature(self, body: str) -> str:
        digest = hmac.new(self._key, body.encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def sign(self, user_id: str, at: int) -> str:
        """The cookie of a user, given at a time in seconds."""
        body = f"1.{user_id}.{at}"
        return f"{body}.{self._signature(body)}"

    def read(self, cookie: str | None, at: int) -> tuple[str, int] | None:
        """The user and when the cookie was given, or None for one that is missing, forged or too old."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(body)):
            return None
        _, user_id, given = body.split(".")
        if at - int(given) > LIFETIME:
            return None
        return user_id, int(given)
