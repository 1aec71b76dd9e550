"""Ids and tokens that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

TABLE_ID = "^[a-z0-9]{1,20}$"
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no characters that are easily mistaken for another


def new_id(length: int = 12) -> str:
    """A short id that cannot be guessed, five bits per character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """An invitation's token."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()
