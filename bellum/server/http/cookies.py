"""Who is who: a user's id in a signed cookie."""

from __future__ import annotations

import base64
import hmac
from hashlib import sha256

COOKIE = "bellum"
HOST_COOKIE = "__Host-bellum"  # under https: no other host, and no page without TLS, can set it
LIFETIME = 400 * 24 * 3600  # seconds; browsers keep cookies no longer than this
RENEWAL = 30 * 24 * 3600  # seconds after which a cookie is given anew


def name_under(scheme: str) -> str:
    """What the cookie is called under a scheme."""
    return HOST_COOKIE if scheme in ("https", "wss") else COOKIE


class Signer:
    """Signs and reads the cookie: ``1.<user>.<seconds>.<signature>``.

    ``revoked`` says up to which second a user's cookies no longer count.
    """

    def __init__(self, secret: str, revoked: dict[str, int] | None = None) -> None:
        self.revoked = revoked if revoked is not None else {}
        self._key = sha256(b"bellum cookie " + secret.encode()).digest()

    def _signature(self, body: str) -> str:
        digest = hmac.new(self._key, body.encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def sign(self, user_id: str, at: int) -> str:
        """The cookie of a user, issued at a time in seconds."""
        body = f"1.{user_id}.{at}"
        return f"{body}.{self._signature(body)}"

    def read(self, cookie: str | None, at: int) -> tuple[str, int] | None:
        """The user and when the cookie was issued; None if it is missing, forged or too old."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(body)):
            return None
        _, user_id, given = body.split(".")
        if at - int(given) > LIFETIME or int(given) <= self.revoked.get(user_id, -1):
            return None
        return user_id, int(given)
