"""The parts of a running server hold each other one way only: none is reached from itself."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from types import FunctionType, MethodType

from sqlalchemy.engine import URL

from bellum.server.app import running
from bellum.server.cluster.neighbours import Neighbours
from bellum.server.http.rate_limits import Limits
from bellum.server.tables.autoplay import Autoplay
from bellum.server.tables.registry import Tables
from bellum.server.tasks import Tasks
from tests.server.kit import quick


def is_part(thing: object) -> bool:
    return str(type(thing).__module__).startswith("bellum.server.")


def held(thing: object) -> Iterator[object]:
    """What an object holds: in its attributes, its items, and as the owner or the closure of a callback."""
    if isinstance(thing, MethodType):
        yield thing.__self__
    elif isinstance(thing, FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
    elif isinstance(thing, (list, tuple, set, frozenset)):
        yield from list(thing)
    elif isinstance(thing, dict):
        yield from list(thing.values())
    elif is_part(thing):
        yield from list(vars(thing).values())


def circle(thing: object, done: set[int], way: tuple[object, ...] = ()) -> list[str]:
    """The types on a way from an object back to itself, or nothing."""
    if any(thing is passed for passed in way):
        return [type(passed).__name__ for passed in (*way, thing)]
    if id(thing) in done:
        return []
    for other in held(thing):
        found = circle(other, done, (*way, thing))
        if found:
            return found
    done.add(id(thing))
    return []


def test_no_part_of_a_running_server_is_reached_from_itself(database: URL) -> None:
    gc.collect()
    others = [thing for thing in gc.get_objects() if is_part(thing)]  # of servers that other tests have left
    known = {id(thing) for thing in others}

    async def look() -> list[object]:
        async with running(quick(database), Limits(0)):
            await asyncio.sleep(0.1)
            return [thing for thing in gc.get_objects() if is_part(thing) and id(thing) not in known]

    parts = asyncio.run(look())
    expected = (
        {Tables, Autoplay} if database.get_backend_name() == "sqlite" else {Tables, Autoplay, Neighbours}
    )
    assert expected <= {type(part) for part in parts}
    done: set[int] = set()
    for part in parts:
        found = circle(part, done)
        assert not found, " holds ".join(found)


def test_the_finder_finds_circles() -> None:
    first, second = Tasks(), Tasks()
    vars(first)["callbacks"] = [second.spawn]
    assert circle(first, set()) == []
    vars(second)["friends"] = {"first": lambda: first}
    assert circle(first, set())[0] == circle(first, set())[-1] == "Tasks"
