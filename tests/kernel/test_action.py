"""The table of actions: numbers and notations tell the same, whatever verbs and operands a game has."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import ActionTable, Kind, Refusal
from bellum.kernel.action import Verb
from tests.toy import TABLE

SHIFT = 5
WORDS = st.integers(0, 999).map("w{}".format)
OPERANDS = st.integers(0, 1 << SHIFT).map(lambda size: [f"o{number}" for number in range(size)])
VERBS = st.lists(st.tuples(WORDS, OPERANDS), min_size=1, max_size=8, unique_by=lambda pair: pair[0])


def table_of(verbs: list[tuple[str, list[str]]]) -> ActionTable:
    made: list[Verb] = [(name, Kind("thing", domain) if domain else None, "1") for name, domain in verbs]
    return ActionTable(made, SHIFT)


@given(VERBS)
def test_notation_and_number_are_inverse(verbs: list[tuple[str, list[str]]]) -> None:
    table = table_of(verbs)
    assert len(table) == sum(len(domain) or 1 for _, domain in verbs)
    assert len(set(table.actions)) == len(table)
    for action in table.actions:
        assert action in table
        assert table.number(table.notation(action)) == action


@given(VERBS)
def test_an_action_is_its_verb_and_operand(verbs: list[tuple[str, list[str]]]) -> None:
    table = table_of(verbs)
    for action in table.actions:
        name, domain = verbs[action >> SHIFT]
        assert table.verb(action) == name
        assert table.operand(action) == (domain[action & table.mask] if domain else None)
        words = [name] if table.operand(action) is None else [name, table.operand(action)]
        assert table.notation(action).split() == words


@given(VERBS, st.integers())
def test_numbers_off_the_table_are_not_in_it(verbs: list[tuple[str, list[str]]], number: int) -> None:
    table = table_of(verbs)
    assert (number in table) == (number in table.actions)


@given(text=st.text(max_size=30))
def test_garbage_names_no_action(text: str) -> None:
    number = TABLE.number(text)
    assert number is None or TABLE.notation(number) == " ".join(text.split())


@pytest.mark.parametrize("text", ["raid east", "  raid   east ", "raid\teast\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert TABLE.number(text) == TABLE.number("raid east") is not None


def test_two_actions_never_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share"):
        table_of([("go", ["north", "north"])])


def test_operands_never_run_into_the_next_verb() -> None:
    words = [f"w{number}" for number in range((1 << SHIFT) + 1)]
    assert len(table_of([("go", words[:-1]), ("stay", [])])) == len(words)
    with pytest.raises(ValueError, match="'go' has 33 operands, not 1 to 32"):
        table_of([("go", words), ("stay", [])])


def test_a_verb_knows_the_kind_of_its_operand() -> None:
    kinds = {verb: kind and kind.name for verb, kind in zip(TABLE.verbs, TABLE.kinds)}
    assert kinds["raid"] == "side"
    assert kinds["bid"] == kinds["counter"] == "card"
    assert kinds["give"] == "count"
    assert kinds["rest"] is None


def test_a_verb_out_of_time_cites_when_it_is_due() -> None:
    assert TABLE.untimely[TABLE.verbs.index("counter")] == Refusal("3", "when-counter")
