"""The examples of docs/research.md run, and do what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def run(number: int) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(BLOCKS[number], f"{PAGE.name}, example {number + 1}", "exec"), names)
    return names


def test_there_are_three() -> None:
    assert len(BLOCKS) == 3


def test_random_agents_play_to_the_end() -> None:
    assert sorted(run(0)["rewards"].values()) in ([-1, 1], [0, 0])


def test_openspiels_search_plays() -> None:
    names = run(1)
    assert len(names["played"]) == 10
    assert [word.split()[0] for word in names["played"][:4]] == ["discard", "discard", "play", "play"]
    assert not names["state"].is_terminal()


def test_the_policy_has_learned() -> None:
    names = run(2)
    # Random players would have 0 in the mean, with a deviation of 5.
    assert names["total"] >= 8
