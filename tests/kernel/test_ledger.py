"""The ledgers: all paragraphs of every rulebook, each mechanical one cited in code and carried by a test."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bellum
from bellum.kernel.ledger import Ledger, checkout
from bellum.kernel.text import LANGUAGES
from tests.house import HOUSE

GAME = bellum.game("julius_caesar")
LEDGER = Ledger.load(GAME)
ROOT = Path(__file__).parents[2]

PRINTED = {
    "julius_caesar": """
        1.0 1.1 1.2 1.3
        2.0 2.1 2.2 2.3
        3.0 3.1 3.11 3.12 3.13 3.2 3.21 3.22 3.23 3.24 3.25 3.26 3.27
        4.0 4.1 4.2 4.2.1 4.3 4.3.1 4.3.2 4.4 4.4.1 4.4.2
        5.0 5.1 5.2 5.3
        6.0 6.1 6.11 6.12 6.13 6.14 6.15 6.2 6.3 6.4
        7.0 7.1 7.2 7.3 7.31 7.4 7.41 7.42 7.5 7.51 7.52 7.6 7.61 7.62 7.63 7.64 7.7 7.8 7.81 7.82 7.83
        8.0 8.1 8.2 8.3 8.4 8.5 8.6
    """,
    "hannibal": """
        2.1 2.2 2.2.1 2.2.1.1 2.2.1.2 2.2.2 2.2.3 2.2.4 2.2.5
        3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10
        5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.2 5.3 5.4 5.5 5.6 5.7
        6.1 6.1.1 6.2 6.3 6.4 6.4.1 6.4.2 6.4.3 6.4.4 6.5 6.6 6.7
        7.1 7.2 7.3 7.3.1 7.3.2 7.4
        8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.7.1
        9.1 9.2 9.3
        10.1 10.2 10.2.1 10.2.2 10.2.3 10.2.4 10.2.5 10.2.6 10.2.7 10.3 10.3.1 10.3.2 10.3.3 10.3.4 10.4
        10.4.1 10.4.2 10.5 10.6 10.6.1 10.6.1.1 10.6.1.2 10.6.2 10.6.3 10.7 10.8 10.9 10.10 10.11
        11.1 11.2 11.3 11.4 11.5 11.6
        12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10
        13.1 13.2 13.3 13.4 13.5 13.6
        14.1 14.2 14.2.1 14.2.2 14.2.3 14.2.3.1 14.2.3.2 14.2.3.3 14.3 14.3.1 14.3.2 14.4 14.5 14.5.1
        14.5.2 14.5.3 14.5.4 14.5.5 14.6 14.7 14.8 14.8.1 14.8.2 14.9 14.10 14.10.1 14.10.2 14.11 14.11.1
        14.11.2 14.11.3 14.11.4 14.12 14.12.1 14.12.2 14.13 14.14
        15.1 15.1.1 15.1.2 15.1.3 15.1.4 15.1.5 15.1.6 15.1.7 15.1.8 15.2 15.3 15.3.1 15.3.2 15.3.3 15.3.4
        15.3.5 15.4
        16.1 16.1.1 16.1.2 16.1.3 16.1.4 16.2 16.2.1 16.2.2 16.2.3 16.3
        17.1 17.2 17.3 17.3.1 17.3.2 17.3.3 17.4 17.5
        18.1 18.2 18.2.1 18.2.2 18.2.3 18.2.4 18.3
        19.1 19.1.1 19.1.2 19.1.3 19.1.4 19.2 19.2.1 19.2.2 19.3 19.4 19.4.1 19.4.2 19.4.3
        20.1 20.1.1 20.1.2 20.1.3 20.1.4 20.1.5 20.2 20.3 20.4 20.5 20.6 20.7 20.8
        21.1 21.1.1 21.1.2 21.1.3 21.2 21.3
        22.1 22.2 22.3 22.4
        23.1 23.2.1 23.2.2 23.3
        24.1
        26.1 26.1.1 26.1.2 26.2 26.2.1 26.2.2 26.3 26.3.1 26.3.2 26.4 26.5 26.5.1 26.5.2 26.6 26.6.1 26.6.2
        26.6.3 26.7
        27.1 27.2
    """,
    "second_punic_war": """
        1.1 1.2 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.2.6 1.2.7 1.2.8 1.2.9 1.2.10 1.2.11 1.2.12 1.2.13 1.2.14 1.2.15
        1.3 1.3.1 1.3.2 1.3.3 1.4
        2
        3.1 3.2 3.3 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7
        4.1 4.2 4.3 4.4
        5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11
        6.1 6.2 6.3
        7
        8.1 8.2 8.3
        9.1 9.2 9.3
        10.1 10.2 10.3 10.4
        11.1 11.2
        12.1 12.2 12.3 12.4
    """,
    "spqr": """
        1.0
        2.0 2.1 2.2 2.21 2.22 2.23 2.24 2.25 2.26 2.3 2.4 2.5 2.6 2.7 2.8
        3.0
        4.0 4.1 4.2 4.21 4.22 4.23 4.24 4.25 4.26 4.27 4.28 4.3 4.4 4.41 4.42 4.43 4.44 4.45 4.46 4.5 4.6
        4.61 4.62 4.63 4.64 4.65 4.7 4.71 4.72 4.73 4.74 4.75 4.8 4.81 4.82 4.83 4.84
        5.0 5.1 5.11 5.12 5.13 5.14 5.15 5.2 5.21 5.22 5.23 5.24 5.25 5.26 5.27 5.28 5.3 5.31 5.32 5.33
        5.34 5.4 5.41 5.42 5.43 5.44 5.45 5.46 5.47 5.5 5.51 5.52 5.53
        6.0 6.1 6.11 6.12 6.13 6.14 6.15 6.2 6.21 6.22 6.23 6.24 6.25 6.26 6.27 6.3 6.31 6.32 6.33 6.4 6.41
        6.42 6.43 6.44 6.45 6.5 6.51 6.52 6.53 6.54 6.55 6.56 6.57 6.58 6.59 6.6 6.61 6.62 6.63 6.64 6.65
        6.66 6.67 6.68 6.69 6.7 6.71 6.72 6.73 6.74 6.75 6.76 6.77
        7.0 7.1 7.11 7.12 7.13 7.14 7.15 7.16 7.2 7.21 7.22 7.23 7.24 7.25 7.26
        8.0 8.1 8.11 8.12 8.13 8.14 8.15 8.16 8.17 8.18 8.19 8.2 8.21 8.22 8.23 8.24 8.25 8.3 8.31 8.32
        8.33 8.34 8.35 8.36 8.37 8.4 8.41 8.42 8.43 8.44 8.45 8.5 8.51 8.52 8.53 8.54 8.55
        9.0 9.1 9.11 9.12 9.13 9.14 9.15 9.16 9.17 9.18 9.19 9.2 9.21 9.22 9.23 9.24 9.3 9.31 9.32 9.33 9.4
        9.41 9.5 9.51 9.52 9.53 9.6 9.61 9.62 9.63 9.64 9.65 9.66 9.67 9.68 9.7 9.71 9.72
        10.0 10.1 10.11 10.12 10.13 10.14 10.15 10.16 10.17 10.2 10.21 10.22 10.23 10.24 10.25 10.26 10.27
        10.28 10.29 10.3 10.31 10.32 10.33 10.34 10.35 10.4 10.41 10.42 10.43 10.44 10.45 10.5 10.51 10.52
        11.0 11.1 11.2 11.3 11.4
    """,
}
# What Hamilcar adds to the rulebook that it shares with Hannibal.
PRINTED["hamilcar"] = (
    PRINTED["hannibal"]
    + """
        H1 H2 H2.1 H2.2 H5 H6 H7
        H8.1 H8.2 H8.3 H8.4 H8.5 H8.6
        H10 H11.1 H11.2 H11.3 H11.4 H11.5 H11.6 H12 H13 H13.1
        H14 H17 H19 H20 H21 H22 H24 H26
    """
)
SIZES = {"julius_caesar": 73, "hannibal": 250, "hamilcar": 281, "second_punic_war": 69, "spqr": 269}
BOOKS = {game: numbers.split() for game, numbers in PRINTED.items()}
LEDGERS = {game: Ledger.load(bellum.game(game)) for game in HOUSE}


def mechanics(game: str) -> list[str]:
    """The paragraphs that the engine must carry out."""
    return [paragraph.number for paragraph in LEDGERS[game].paragraphs if paragraph.kind == "mechanics"]


# -- the books ---------------------------------------------------------------------------------------------


def test_every_game_has_its_book() -> None:
    assert set(HOUSE) == set(BOOKS) == set(SIZES)
    assert [ledger.games[-1] for ledger in LEDGERS.values()] == list(HOUSE)


@pytest.mark.parametrize("game", HOUSE)
def test_all_paragraphs_in_the_order_of_the_book(game: str) -> None:
    assert LEDGERS[game].numbers() == BOOKS[game]
    assert len(BOOKS[game]) == len(set(BOOKS[game])) == SIZES[game]


@pytest.mark.parametrize("game", HOUSE)
def test_every_paragraph_is_told_in_every_language(game: str) -> None:
    ledger = LEDGERS[game]
    for paragraph in ledger.paragraphs:
        assert paragraph.kind in ("mechanics", "definition", "component", "advice")
        assert set(paragraph.title) == set(paragraph.text) == set(LANGUAGES)
        assert all(text.strip() for text in (*paragraph.title.values(), *paragraph.text.values()))
    assert set(ledger.title) == set(LANGUAGES)


@pytest.mark.parametrize("game", HOUSE)
def test_every_card_is_told_in_every_language(game: str) -> None:
    chapters = {number.split(".")[0] for number in BOOKS[game]} | {"25"}  # 25 has cards and no paragraphs
    for card in LEDGERS[game].cards:
        assert card.number in BOOKS[game] or card.number in chapters
        assert set(card.name) == set(card.text) == set(LANGUAGES)
        assert all(text.strip() for text in (*card.name.values(), *card.text.values()))


def data(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((bellum.game(game).folder / "data" / file).read_text(encoding="utf-8"))


def test_every_event_of_julius_caesar_is_in_the_ledger() -> None:
    cards = data("julius_caesar", "cards.toml")["cards"]
    told = [card.id for card in LEDGERS["julius_caesar"].cards]
    assert told == [card["id"] for card in cards if card.get("event")]


def test_cards_that_the_book_prints_are_cards_of_the_game() -> None:
    """25 The Second Punic War's cards, and those of Hamilcar that are explained with them."""
    known = {card["id"] for card in data("hannibal", "cards.toml")["cards"]}
    told = LEDGERS["hannibal"].cards
    assert len(told) == len({card.id for card in told}) == 42
    others = [card for card in told if card.id not in known]
    assert all(card.text["en"].startswith("Hamilcar only.") for card in others)


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
    game: Any = SimpleNamespace(folder=tmp_path, folders=(tmp_path,))
    assert LEDGER.citations(game) == {
        "7.7": ["retreat.py:1"],
        "7.83": ["retreat.py:3"],
        "7.6": ["retreat.py:7 Regroup"],
        "6.11": ["retreat.py:11 Regroup.play"],
    }


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_every_mechanical_paragraph_is_cited_in_code(game: str) -> None:
    cited = LEDGERS[game].citations(bellum.game(game))
    assert [number for number in mechanics(game) if number not in cited] == []


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


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_every_mark_names_a_paragraph(game: str) -> None:
    tests = LEDGERS[game].tests(ROOT)
    assert tests is not None
    assert {number: where for number, where in tests.items() if number not in BOOKS[game]} == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_every_mechanical_paragraph_has_a_test(game: str) -> None:
    tests = LEDGERS[game].tests(ROOT)
    assert tests is not None
    assert [number for number in mechanics(game) if number not in tests] == []


# -- the report --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", HOUSE)
def test_report_merges_code_and_tests(game: str) -> None:
    report = LEDGERS[game].report(bellum.game(game), ROOT)
    assert [line["number"] for line in report] == BOOKS[game]
    for line in report:
        if line["kind"] == "mechanics":
            assert line["ok"] == bool(line["cited"] and line["tests"])


def test_report_says_where() -> None:
    report = {line["number"]: line for line in LEDGER.report(GAME, ROOT)}
    assert any("move.py" in place and "pinned" in place for place in report["6.13"]["cited"])
    assert report["1.0"]["ok"]
    assert report["6.13"]["title"]["en"] == "Pinning"
