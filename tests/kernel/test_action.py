"""The table of actions: numbers and notations tell the same, whatever verbs and operands a game has."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.games.julius_caesar.actions import TABLE as CAESAR_TABLE
from bellum.kernel import ActionTable
from tests.toy import TABLE as TOY_TABLE

SHIFT = 5
WORDS = st.integers(0, 999).map("w{}".format)
OPERANDS = st.integers(0, 1 << SHIFT).map(lambda size: [f"o{number}" for number in range(size)])
VERBS = st.lists(st.tuples(WORDS, OPERANDS), min_size=1, max_size=8, unique_by=lambda pair: pair[0])


@given(VERBS)
def test_notation_and_number_are_inverse(verbs: list[tuple[str, list[str]]]) -> None:
    table = ActionTable(verbs, SHIFT)
    assert len(table) == sum(len(domain) or 1 for _, domain in verbs)
    assert len(set(table.actions)) == len(table)
    for action in table.actions:
        assert action in table
        assert table.number(table.notation(action)) == action


@given(VERBS)
def test_an_action_is_its_verb_and_operand(verbs: list[tuple[str, list[str]]]) -> None:
    table = ActionTable(verbs, SHIFT)
    for action in table.actions:
        name, domain = verbs[action >> SHIFT]
        assert table.verb(action) == name
        assert table.operand(action) == (domain[action & table.mask] if domain else None)
        words = [name] if table.operand(action) is None else [name, table.operand(action)]
        assert table.notation(action).split() == words


@given(VERBS, st.integers())
def test_numbers_off_the_table_are_not_in_it(verbs: list[tuple[str, list[str]]], number: int) -> None:
    table = ActionTable(verbs, SHIFT)
    assert (number in table) == (number in table.actions)


@pytest.mark.parametrize("table", [TOY_TABLE, CAESAR_TABLE])
@given(text=st.text(max_size=30))
def test_garbage_names_no_action(table: ActionTable, text: str) -> None:
    number = table.number(text)
    assert number is None or table.notation(number) == " ".join(text.split())


@pytest.mark.parametrize("text", ["move legio_10", "  move   legio_10 ", "move\tlegio_10\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert CAESAR_TABLE.number(text) == CAESAR_TABLE.number("move legio_10") is not None


def test_two_actions_never_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share"):
        ActionTable([("go", ("north", "north"))], SHIFT)


def test_operands_never_run_into_the_next_verb() -> None:
    words = [f"w{number}" for number in range((1 << SHIFT) + 1)]
    assert len(ActionTable([("go", words[:-1]), ("stay", ())], SHIFT)) == len(words)
    with pytest.raises(ValueError, match="'go' has 33 operands, more than 32"):
        ActionTable([("go", words), ("stay", ())], SHIFT)


def test_the_table_of_julius_caesar_has_no_gap() -> None:
    """Every block, space and card is an operand of every verb that takes one: the table is fixed for ever."""
    sizes = {len(domain) for domain in CAESAR_TABLE.operands}
    assert sizes == {0, 27, 63, 76}
    assert len(CAESAR_TABLE) == 3 * 1 + 2 * 27 + 9 * 63 + 7 * 76 == 1156
