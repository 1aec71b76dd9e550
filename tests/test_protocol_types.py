"""The client's types are made from what games declare, whatever Python has for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from bellum.kernel import Question, Seat
from bellum.kernel.game import Seating

ROOT = Path(__file__).parents[1]
if not (ROOT / "tools").is_dir():
    pytest.skip("the tools are not here", allow_module_level=True)

Colour = Literal["red", "blue"]
Reach = TypedDict("Reach", {"from": str, "to": str | None})


class Base(TypedDict):
    """What all have."""

    id: str


class Ship(Base):
    colour: Colour
    sunk: NotRequired[bool]
    reach: list[Reach]


class Inside(TypedDict):
    """A whole view."""

    ships: dict[str, Ship]
    points: dict[Colour, int]
    played: list[tuple[Colour, str]]
    hands: list[list[str] | None]
    stage: Literal["first", "last"]
    more: Any


EXPECTED = """// Made by tools/protocol_types.py from tests/test_protocol_types.py: change that, then run `make types`.

import type { View as Envelope } from '../../lib/protocol';

export type Colour = 'red' | 'blue';

/** A whole view. */
export interface Inside {
  ships: Record<string, Ship>;
  points: Record<Colour, number>;
  played: [Colour, string][];
  hands: (string[] | null)[];
  stage: 'first' | 'last';
  more: unknown;
}

export interface Reach {
  from: string;
  to: string | null;
}

export interface Ship {
  id: string;
  colour: Colour;
  sunk?: boolean;
  reach: Reach[];
}

export type View = Envelope & Inside & { seat: Colour | null };
"""


@pytest.fixture
def views(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("protocol_types").Views


def game(view: type, **questions: Question) -> Any:
    seats = (Seat("red", "red"), Seat("blue", "blue"))
    seatings = [Seating("only", {}, seats)]
    return SimpleNamespace(id="ships", view=view, questions=questions, seatings=lambda: seatings)


def test_a_view_becomes_interfaces(views: Any) -> None:
    assert views(game(Inside)).text() == EXPECTED


def test_answers_become_interfaces_as_well(views: Any) -> None:
    text: str = views(game(Inside, range=Question(Reach, ("sail",)))).text()
    head, _, last = text.partition("/** The answers")
    assert head.strip() == EXPECTED.strip()
    assert last == " to the game's questions, by name. */\nexport interface Answers {\n  range: Reach;\n}\n"


def test_what_json_does_not_have_is_refused(views: Any) -> None:
    class Odd(TypedDict):
        ships: set[str]

    with pytest.raises(TypeError, match="a view cannot hold"):
        views(game(Odd)).text()
