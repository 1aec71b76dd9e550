"""2.1 Each card is whole in one place: its row in the data and its class, found by its id."""

from __future__ import annotations

import ast

import pytest

from bellum.games.julius_caesar.board import CARD_ID, EVENT, LEVIES, MOVES
from bellum.games.julius_caesar.cards.card import DECK
from bellum.games.julius_caesar.cards.command import Command
from bellum.games.julius_caesar.cards.deck import GODS, deck
from bellum.games.julius_caesar.game import GAME
from bellum.kernel.text import LANGUAGES, Texts


@pytest.mark.rule("2.1")
def test_every_card_of_the_data_is_in_the_deck_under_its_number():
    assert [card.number for card in DECK] == list(range(len(CARD_ID)))
    assert [type(card) for card in deck()] == [type(card) for card in DECK]
    for number, card in enumerate(DECK):
        assert (card.event, card.moves, card.levies) == (EVENT[number], MOVES[number], LEVIES[number])
        assert isinstance(card, Command) != card.event
        assert card.id == ("" if isinstance(card, Command) else CARD_ID[number])


@pytest.mark.rule("2.1")
def test_every_god_has_a_card_and_every_event_a_god():
    assert set(GODS) == {CARD_ID[number] for number in range(len(CARD_ID)) if EVENT[number]}


@pytest.mark.rule("2.1")
def test_gods_change_the_march_and_command_cards_do_not():
    terms = {
        CARD_ID[card.number]: (card.reach, card.charge, card.limit[0], card.strait_attack) for card in DECK
    }
    assert terms["mercury"] == (3, 2, 4, 1)
    assert terms["pluto"] == (2, 1, 6, 2)
    assert {value for id, value in terms.items() if id not in ("mercury", "pluto")} == {(2, 1, 4, 1)}
    assert [CARD_ID[card.number] for card in DECK if card.sails] == [
        CARD_ID[n] for n in range(27) if not EVENT[n]
    ]


def test_gods_have_names_in_every_language():
    for lang in LANGUAGES:
        names = [Texts(GAME, lang).named("card", god) for god in GODS]
        assert len(set(names)) == len(GODS)


def words(tree: ast.AST) -> set[str]:
    """The names and the strings of a module, but for what it says in docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
    return {part for word in found for part in word.lower().replace("-", "_").split("_")}


def test_no_chapter_knows_a_god():
    """Only the cards themselves name gods, and the declarations of what is told of them."""
    gods = {*GODS, *(god.__name__.lower() for god in GODS.values())}
    for path in GAME.folder.rglob("*.py"):
        if path.parent.name != "cards" and path.name != "events.py":
            assert not words(ast.parse(path.read_text(encoding="utf-8"))) & gods, path.name
