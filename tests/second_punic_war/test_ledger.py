"""The ledger of the Second Punic War: chapters II and VII have no numbered paragraphs, and are cited whole."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.game import GAME
from bellum.kernel.ledger import Ledger

LEDGER = Ledger.load(GAME)


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("7 A state joins a side.", ["7"]),
        ("7, 10.1 An alliance is one player's.", ["7", "10.1"]),
        ("2, 3.2 What is chosen before the first stage.", ["2", "3.2"]),
        ("9.1, 7 Its income.", ["9.1", "7"]),
        ("2 heavy infantry in the capital", []),
        ("6 has no paragraph of its own", []),
        ("# 2 for an ally of Rome", []),
    ],
)
def test_chapters_without_numbers_are_cited_by_their_own(line: str, numbers: list[str]) -> None:
    assert LEDGER.cited_in(line) == numbers
