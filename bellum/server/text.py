"""Texts from outside: what may be stored and sent on."""

from __future__ import annotations

import unicodedata


def storable(text: str) -> str:
    """The text, or ValueError if it holds what neither a database nor UTF-8 can carry."""
    if any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text):
        raise ValueError("NUL and lone surrogates are not accepted")
    return text


def one_line(text: str) -> str:
    """The text, or ValueError if it breaks a line or holds control characters."""
    if any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text):
        raise ValueError("line breaks and control characters are not accepted")
    return text
