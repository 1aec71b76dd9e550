"""Plain data: fields are what ``__init__`` sets, codecs are lossless, steps are found by their names."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import Step
from bellum.kernel.plain import (
    ASIS,
    BYTES,
    DIGITS,
    MASK,
    MASKS,
    PAIRS,
    SPARSE,
    SPARSE_LISTS,
    Codec,
    Plain,
    descendants,
    fields_of,
)
from tests.toy import GAME, Lead, React

SMALL = st.lists(st.integers(0, 255), max_size=8)
NUMBERS = st.lists(st.integers(-9, 10**6), max_size=8)


class Pair(Plain):
    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class Triple(Pair):
    def __init__(self, first: int, second: int, third: list[int]) -> None:
        super().__init__(first, second)
        self.third = third


def test_fields_are_what_init_sets_in_its_order() -> None:
    assert fields_of(Pair(1, 2)) == ("first", "second")
    assert fields_of(Triple(1, 2, [3])) == ("first", "second", "third")
    assert Triple(1, 2, [3]).to_json() == ["Triple", 1, 2, [3]]
    assert fields_of(Lead(0, 1, True)) == ("seat", "stoked", "given")
    assert React(2, 1, 5).to_json() == ["React", 2, 1, 5]


def test_things_are_equal_by_their_fields() -> None:
    assert Pair(1, 2) == Pair(1, 2) != Pair(1, 3)
    assert Triple(1, 2, []) != Pair(1, 2)
    with pytest.raises(TypeError):
        hash(Pair(1, 2))


@pytest.mark.parametrize(
    ("codec", "values"),
    [
        (ASIS, st.one_of(st.integers(), st.text(), NUMBERS, st.lists(NUMBERS, max_size=3))),
        (SPARSE, NUMBERS),
        (SPARSE_LISTS, st.lists(NUMBERS, max_size=3)),
        (PAIRS, st.dictionaries(st.integers(0, 99), st.integers(), max_size=5)),
        (DIGITS, st.lists(st.integers(0, 9), max_size=8)),
        (BYTES, SMALL),
        (MASK, st.integers(0, 1 << 100)),
        (MASKS, st.lists(st.integers(0, 1 << 100), max_size=3)),
    ],
)
@given(data=st.data())
def test_codecs_are_lossless(codec: Codec, values: st.SearchStrategy[Any], data: st.DataObject) -> None:
    value = data.draw(values)
    written = codec.write(value)
    again = codec.read(written)
    assert again == value
    if isinstance(value, list):
        assert again is not value
        assert written is not value


def test_a_games_steps_are_those_of_its_packages() -> None:
    steps = GAME.steps()
    assert {"Rounds", "Bids", "Lead", "Raid", "React", "Trap"} <= set(steps)
    assert all(cls.__module__.startswith("tests.toy") for cls in steps.values())
    assert descendants(Step, "no.such.package") == {}


def test_two_steps_of_one_name_are_an_error() -> None:
    first = type("Twin", (Step,), {"__module__": "twins.one"})
    second = type("Twin", (Step,), {"__module__": "twins.two"})
    assert descendants(Step, "twins.one") == {"Twin": first}
    with pytest.raises(ValueError, match="two steps are called Twin"):
        descendants(Step, "twins")
    del first, second
