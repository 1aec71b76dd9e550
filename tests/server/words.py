"""What plain data say."""

from __future__ import annotations

from typing import Any


def words_of(data: Any) -> set[str]:
    """Every word in plain data."""
    if isinstance(data, dict):
        return set().union(*(words_of(key) | words_of(value) for key, value in data.items()), set())
    if isinstance(data, list):
        return set().union(*map(words_of, data), set())
    return set(data.split()) if isinstance(data, str) else set()
