"""The board in a terminal: every game shows every moment to everybody, in every language, in words."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import bellum
from bellum.kernel import OMNISCIENT, SPECTATOR, Match
from bellum.kernel.text import LANGUAGES, Texts
from bellum.terminal import show
from tests.house import HOUSE

KEY = re.compile(
    r"\b(word|phase|side|prompt|refusal|card|space|general|block|seat|nation|place|attack|marker)-[a-z_]{3,}"
)


@pytest.fixture(params=HOUSE)
def match(request: pytest.FixtureRequest) -> Match:
    return bellum.new_game(request.param, seed="in the terminal")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest, match: Match) -> Texts:
    return Texts(match.game, request.param)


def boards(match: Match, texts: Texts) -> set[str]:
    """The board as each seat, a spectator and the omniscient see it."""
    found = set()
    for seat in (*range(len(match.seats)), SPECTATOR, OMNISCIENT):
        page = StringIO()
        show(Console(file=page, width=120), match.game, match.position.view(seat), texts)
        found.add(page.getvalue())
    return found


def test_the_opening_is_shown_in_words(match: Match, texts: Texts) -> None:
    shown = boards(match, texts)
    known = [str(match.position.inside(seat)) for seat in range(len(match.seats))]
    if len(set(known)) > 1:  # where something is hidden
        assert len(shown) > len(match.seats)  # each sees something else
    assert all(len(board.splitlines()) > 10 and not KEY.search(board) for board in shown)


def test_a_whole_game_is_shown_in_words(match: Match, texts: Texts) -> None:
    pick = Random(texts.lang)
    shown = set()
    while match.outcome is None:
        if len(match.record.actions) % 40 == 0:
            shown |= boards(match, texts)
        seat = match.to_move()[0]
        match.play(seat, pick.choice(match.legal(seat)))
    shown |= boards(match, texts)
    assert len(shown) > 10
    assert not [board for board in shown if KEY.search(board)]
