"""docs/adding-a-card.md: what the page says is done to a copy of the house, and the new card is played there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pages import ROOT, add, added_by, copy_house, run_tests

PAGE = ROOT / "docs" / "adding-a-card.md"
# Texts that the new card needs, and the whole of the game's data.
TEXTS = "hannibal and (missing or refusal or name or variables)"


ADDED = added_by(PAGE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the card of the page in it."""
    copy = copy_house(tmp_path_factory.mktemp("house"))
    for name, text in ADDED:
        add(copy / name, text)
    return copy


def test_the_page_names_files_that_exist() -> None:
    names = [name for name, _ in ADDED]
    assert len(names) == len(set(names)) == 6
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_the_new_card_is_played(house: Path) -> None:
    assert "1 passed" in run_tests(house, "tests/hannibal/test_25_cards_65_to_91.py", "-k", "test_92")


def test_the_new_card_has_its_texts_and_no_dead_facts(house: Path) -> None:
    run_tests(house, "tests/kernel/test_text.py", "-k", TEXTS)
