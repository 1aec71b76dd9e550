"""Views are what their games declare: the client's types are made from the declarations, so they must be true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import bellum
from bellum.kernel import OMNISCIENT, SPECTATOR
from bellum.server.protocol import View
from tests.conftest import COMPILED
from tests.house import HOUSE

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled modules keep no annotations of their types")

ENVELOPE = set(View.model_fields)


def misfits(kind: Any, value: Any, where: str) -> Iterator[str]:
    """What of a value is not of its declared type, as it arrives in JSON."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from misfits_of_record(kind, value, where)
    elif origin is NotRequired:
        yield from misfits(args[0], value, where)
    elif origin in (Union, UnionType):
        if all(list(misfits(part, value, where)) for part in args):
            yield f"{where}: {value!r} is none of {args}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif origin in (list, tuple):
        yield from misfits_of_list(kind, value, where)
    elif origin is dict:
        yield from misfits_of_dict(args[0], args[1], value, where)
    elif type(value) is not (type(None) if kind is None else kind):
        yield f"{where}: {value!r} is no {kind}"


def misfits_of_list(kind: Any, value: Any, where: str) -> Iterator[str]:
    args = get_args(kind)
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    parts = args[:1] * len(value) if get_origin(kind) is list or args[-1] is ... else args
    if len(value) != len(parts):
        yield f"{where}: {value!r} is no {kind}"
        return
    for number, (part, item) in enumerate(zip(parts, value)):
        yield from misfits(part, item, f"{where}[{number}]")


def misfits_of_dict(key_kind: Any, item_kind: Any, value: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no dict"
        return
    # The client takes a dict by words of a set to have all of them.
    if get_origin(key_kind) is Literal and set(value) != set(get_args(key_kind)):
        yield f"{where}: the keys are {sorted(value)}, not all of {get_args(key_kind)}"
    for key, item in value.items():
        yield from misfits(key_kind, key, f"{where}.{key}")
        yield from misfits(item_kind, item, f"{where}.{key}")


def misfits_of_record(kind: Any, value: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {kind.__name__}"
        return
    hints = get_type_hints(kind, include_extras=True)
    for key in value:
        if key not in hints:
            yield f"{where}.{key} is not declared"
    for key, hint in hints.items():
        if key in value:
            yield from misfits(hint, value[key], f"{where}.{key}")
        elif get_origin(hint) is not NotRequired:
            yield f"{where}.{key} is missing"


@pytest.mark.parametrize("id", HOUSE)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_views_are_what_their_game_declares(id: str, seed: str) -> None:
    match = bellum.new_game(id, seed=seed)
    pick = Random(seed)
    for number in range(1500):
        if number % 5 == 0 or match.outcome is not None:
            for seat in (*range(len(match.seats)), SPECTATOR, OMNISCIENT):
                view = json.loads(json.dumps(match.position.view(seat)))
                View.model_validate(view)
                inside = {key: value for key, value in view.items() if key not in ENVELOPE}
                assert list(misfits(match.game.view, inside, f"{id}, seat {seat}, ply {number}")) == []
        if match.outcome is not None:
            break
        seat_to_move = match.to_move()[0]
        match.play(seat_to_move, pick.choice(match.legal(seat_to_move)))


@pytest.mark.parametrize("id", HOUSE)
def test_no_game_says_again_what_the_envelope_says(id: str) -> None:
    assert not ENVELOPE & set(get_type_hints(bellum.game(id).view))
