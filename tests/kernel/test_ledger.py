"""The ledger: all paragraphs of the rulebook, every mechanical one cited in code and carried by a test."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import bellum
from bellum.kernel.ledger import Ledger, checkout
from bellum.kernel.text import LANGUAGES

GAME = bellum.game("julius_caesar")
LEDGER = Ledger.load(GAME)
ROOT = Path(__file__).parents[2]

PRINTED = """
    1.0 1.1 1.2 1.3
    2.0 2.1 2.2 2.3
    3.0 3.1 3.11 3.12 3.13 3.2 3.21 3.22 3.23 3.24 3.25 3.26 3.27
    4.0 4.1 4.2 4.2.1 4.3 4.3.1 4.3.2 4.4 4.4.1 4.4.2
    5.0 5.1 5.2 5.3
    6.0 6.1 6.11 6.12 6.13 6.14 6.15 6.2 6.3 6.4
    7.0 7.1 7.2 7.3 7.31 7.4 7.41 7.42 7.5 7.51 7.52 7.6 7.61 7.62 7.63 7.64 7.7 7.8 7.81 7.82 7.83
    8.0 8.1 8.2 8.3 8.4 8.5 8.6
"""
BOOK = PRINTED.split()

MECHANICS = [paragraph.number for paragraph in LEDGER.paragraphs if paragraph.kind == "mechanics"]


# -- the book ----------------------------------------------------------------------------------------------


def test_all_73_paragraphs_in_the_order_of_the_book() -> None:
    assert len(BOOK) == 73
    assert LEDGER.numbers() == BOOK


def test_every_paragraph_is_told_in_every_language() -> None:
    for paragraph in LEDGER.paragraphs:
        assert paragraph.kind in ("mechanics", "definition", "component", "advice")
        assert set(paragraph.title) == set(paragraph.text) == set(LANGUAGES)
        assert all(text.strip() for text in (*paragraph.title.values(), *paragraph.text.values()))
    assert set(LEDGER.title) == set(LANGUAGES)


def test_every_event_card_is_told_in_every_language() -> None:
    cards = tomllib.loads((GAME.folder / "data" / "cards.toml").read_text(encoding="utf-8"))["cards"]
    assert [card.id for card in LEDGER.cards] == [card["id"] for card in cards if card.get("event")]
    for card in LEDGER.cards:
        assert card.number in BOOK
        assert set(card.name) == set(card.text) == set(LANGUAGES)


# -- citations ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("6.4 Levies: what a levy point buys.", ["6.4"]),
        ("7.3, 6.12 The main attack.", ["7.3", "6.12"]),
        ("6.1 to 6.2 Moves.", ["6.1", "6.11", "6.12", "6.13", "6.14", "6.15", "6.2"]),
        ("2.3, 7.4 to 7.42, 7.8 Battles", ["2.3", "7.4", "7.41", "7.42", "7.8"]),
        ("4.3.1 and 4.3.2 Limits", ["4.3.1", "4.3.2"]),
        ("# 7.61 edges that retreats used", ["7.61"]),
        ("# -- 7.6 retreats -------", ["7.6"]),
        ("Why not (6.1)", []),
        ("9.9 is no paragraph", []),
        ("6.111 is none either", []),
    ],
)
def test_what_a_line_cites(line: str, numbers: list[str]) -> None:
    assert LEDGER.cited_in(line) == numbers


def test_citations_say_where(tmp_path: Path) -> None:
    source = '''"""7.7 Regroups.

7.83 Also of fleets; 7.82 is not cited.
"""

class Regroup:
    """7.6 A step."""

    def play(self):
        """Nothing."""
        return 1  # 6.11 the limit
'''
    (tmp_path / "retreat.py").write_text(source, encoding="utf-8")
    game = bellum.Game(
        id="toy",
        rules=1,
        table=GAME.table,
        seats=(),
        scenarios=(),
        options={},
        start=GAME._start,
        load=GAME._load,
        book=GAME.book,
        folder=tmp_path,
    )
    assert LEDGER.citations(game) == {
        "7.7": ["retreat.py:1"],
        "7.83": ["retreat.py:3"],
        "7.6": ["retreat.py:7 Regroup"],
        "6.11": ["retreat.py:11 Regroup.play"],
    }


def test_every_mechanical_paragraph_is_cited_in_code() -> None:
    cited = LEDGER.citations(GAME)
    assert [number for number in MECHANICS if number not in cited] == []


# -- marked tests ------------------------------------------------------------------------------------------


def test_marks_are_found_on_tests_classes_and_modules(tmp_path: Path) -> None:
    source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("7.0")]

@pytest.mark.rule("6.1", "6.2")
@pytest.mark.rule("6.3")
def test_moves(): ...

@pytest.mark.rule("8.1")
class TestWinter:
    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("8.2"))])
    async def test_home(self, x): ...

@pytest.mark.rule("8.3")
def helper(): ...
"""
    folder = tmp_path / "tests" / "julius_caesar"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(source, encoding="utf-8")
    moves = "tests/julius_caesar/test_toy.py::test_moves"
    home = "tests/julius_caesar/test_toy.py::TestWinter::test_home"
    assert LEDGER.tests(tmp_path) == {
        "7.0": [moves, home],
        "6.1": [moves],
        "6.2": [moves],
        "6.3": [moves],
        "8.1": [home],
        "8.2": [home],
    }


def test_without_a_checkout_nothing_is_said_about_tests(tmp_path: Path) -> None:
    assert LEDGER.tests(tmp_path) is None
    report = LEDGER.report(GAME, tmp_path)
    assert all(line["tests"] is None for line in report)
    assert all(line["ok"] == bool(line["cited"]) for line in report if line["kind"] == "mechanics")


def test_the_checkout_is_found_from_the_code() -> None:
    assert checkout() == ROOT


def test_every_mark_names_a_paragraph() -> None:
    tests = LEDGER.tests(ROOT)
    assert tests is not None
    assert {number: where for number, where in tests.items() if number not in BOOK} == {}


def test_every_mechanical_paragraph_has_a_test() -> None:
    tests = LEDGER.tests(ROOT)
    assert tests is not None
    assert [number for number in MECHANICS if number not in tests] == []


# -- the report --------------------------------------------------------------------------------------------


def test_report_merges_code_and_tests() -> None:
    report = {line["number"]: line for line in LEDGER.report(GAME, ROOT)}
    assert list(report) == BOOK
    assert any("move.py" in place and "pinned" in place for place in report["6.13"]["cited"])
    assert report["1.0"]["ok"]
    assert report["6.13"]["title"]["en"] == "Pinning"
    for line in report.values():
        if line["kind"] == "mechanics":
            assert line["ok"] == bool(line["cited"] and line["tests"])
