"""Kinds: what an argument may be, what it is told as, and how it is described to a client."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.kernel import COUNT, WORD, Kind, Told, counts, secret, several
from bellum.kernel.facts import Facts
from bellum.kernel.kind import Arguments, described, fits, misfit

ROWS = [
    Facts({"id": "roma", "name": "Roma", "pl": "Rzym"}, "map[0]"),
    Facts({"id": "capua", "name": "Capua", "owner": "rome"}, "map[1]"),
]
SPACE = Kind("space", ROWS)
FACE = Told("face", {"space": SPACE, "strength": COUNT})


@pytest.mark.parametrize(
    ("argument", "good", "bad"),
    [
        (SPACE, ["roma", "capua"], ["narbo", 1, None, ["roma"]]),
        (COUNT, [0, 7, -1], ["7", None, 1.5]),
        (WORD, ["anything"], [1, None]),
        (several(SPACE), [[], ["roma", "capua"]], ["roma", ["narbo"], None]),
        (secret(SPACE), ["roma"], ["narbo"]),
        (
            FACE,
            [[], [{"space": "roma", "strength": 2}]],
            [[{"space": "roma"}], [{"strength": 2, "space": 1}]],
        ),
    ],
)
def test_what_fits_a_kind(argument: Any, good: list[Any], bad: list[Any]) -> None:
    assert all(fits(argument, value) for value in good)
    assert not any(fits(argument, value) for value in bad)


def test_arguments_are_all_there_and_no_more() -> None:
    declared: Arguments = {"to": SPACE, "count": COUNT, "card": secret(WORD)}
    assert misfit(declared, {"to": "roma", "count": 1}) is None, "a secret may be kept"
    assert misfit(declared, {"to": "roma", "count": 1, "card": "x"}) is None
    assert misfit(declared, {"to": "roma"}) == "count is missing"
    assert misfit(declared, {"to": "roma", "count": 1, "more": 2}) == "more is not declared"
    assert misfit(declared, {"to": "narbo", "count": 1}) == "to cannot be 'narbo'"


def test_a_kind_reads_the_names_of_its_rows() -> None:
    assert SPACE.ids == ("roma", "capua")
    assert SPACE.names["roma"] == {"name": "Roma", "pl": "Rzym"}
    assert ROWS[0].unread() == []
    assert ROWS[1].unread() == ["map[1].owner"]
    assert Kind("space", ROWS[1:], owner="owner").owners == {"capua": "rome"}
    assert ROWS[1].unread() == []


def test_some_things_of_a_kind_are_of_that_kind() -> None:
    few = SPACE.only(["capua"])
    assert (few.name, few.ids, few.names) == ("space", ("capua",), SPACE.names)


def test_numbers_as_operands() -> None:
    assert counts(3).ids == ("0", "1", "2", "3")
    assert counts(3).name == COUNT.name


def test_how_a_client_is_told() -> None:
    assert described(SPACE) == "space"
    assert described(several(SPACE)) == {"several": "space"}
    assert described(secret(several(SPACE))) == {"secret": {"several": "space"}}
    assert described(FACE) == {"told": "face", "join": ", ", "args": {"space": "space", "strength": "count"}}
