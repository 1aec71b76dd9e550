"""Every path and every message with malformed, stale and hostile input: a clear answer, no 500, nothing changed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bellum.server.app import api
from bellum.server.http.rate_limits import Limits
from bellum.server.protocol import ERROR_CODES, Problem
from tests.server.kit import OPEN, YOU, Person, Socket, quick, sqlite

DEPTH = int(os.environ.get("BELLUM_FUZZ_DEPTH", "1"))  # how many times the usual number of examples
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
RELAXED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]

# The description is read from the application itself; the requests go to the running server.
schema = schemathesis.openapi.from_dict(api(quick(sqlite(Path("/nonexistent"))), Limits(0)).openapi())


@pytest.fixture(scope="module")
def victim(address: str) -> Iterator[tuple[Person, str, str]]:
    """Somebody with a table in progress and a finished one, that nothing may change."""
    ala = Person(address, "Victim")
    table = ala.table(YOU, YOU)
    socket = Socket(address, table, ala.cookie)
    socket.play("caesar", socket.legal("caesar")[0])
    over = ala.table(YOU, YOU)
    ala.post(f"/api/tables/{over}/resign", {"seat": "caesar"})
    before = [ala.get(f"/api/tables/{id}") for id in (table, over)]
    yield ala, table, over
    assert [ala.get(f"/api/tables/{id}") for id in (table, over)] == before
    assert ala.get("/api/me")["name"] == "Victim"


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=12 * DEPTH, deadline=None, suppress_health_check=RELAXED)
def test_every_path_with_anything(case: Any, address: str, victim: tuple[Person, str, str]) -> None:
    """What Schemathesis makes up, by a stranger, partly aimed at real tables."""
    _, table, over = victim
    stranger = Person(address)
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = over if len(str(case.path_parameters["table"])) % 2 else table
    case.cookies = {"bellum": stranger.http.cookies["bellum"]}
    response = case.call(base_url=address)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        Problem.model_validate(response.json())


@pytest.mark.parametrize("cookie", ["", "1.a.b.c", "1.victim.1.xx", "é" * 9])
def test_every_unsafe_path_without_a_user(victim: tuple[Person, str, str], cookie: str) -> None:
    ala, table, _ = victim
    for verb in ("join", "leave", "invite", "resign", "concede", "rematch"):
        stranger = Person(ala.address)
        stranger.http.cookies.clear()
        headers = {"Cookie": f"bellum={cookie}".encode()}
        body = {} if verb == "rematch" else {"seat": "caesar"}
        response = stranger.http.post(f"/api/tables/{table}/{verb}", json=body, headers=headers)  # type: ignore[arg-type]
        assert (response.status_code, response.json()["error"]) == (401, "no-user"), verb


def test_every_unsafe_path_by_a_stranger(victim: tuple[Person, str, str], bela: Person) -> None:
    _, table, over = victim
    for id in (table, over):
        for verb in ("join", "leave", "invite", "resign", "concede", "rematch"):
            body = {} if verb == "rematch" else {"seat": "caesar"}
            assert bela.http.post(f"/api/tables/{id}/{verb}", json=body).status_code in (403, 409), verb
        assert bela.http.request("DELETE", f"/api/tables/{id}", json={}).status_code == 403


# -- the socket --------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
types = st.sampled_from(
    ["act", "why", "undo", "undo-offer", "undo-accept", "undo-decline", "chat", "sync", "ping", "state", ""]
)
seats = st.sampled_from(["caesar", "pompeius", "brutus", "north", "centre", ""]) | anything
actions = st.sampled_from(["done", "discard apollo", "move legio_10", "move", "bid c1", " done "]) | anything
numbers = st.integers(-2, 4) | st.integers() | anything
near_misses = st.fixed_dictionaries(
    {"type": types | anything},
    optional={
        "seat": seats,
        "action": actions,
        "n": numbers,
        "id": anything,
        "text": anything,
        "more": anything,
    },
)
messages = st.one_of(
    near_misses.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.sampled_from(
        ['{"type":"act"', "[" * 3000, "{" * 3000, '"' + "x" * 5000 + '"', "NaN", "-0", '{"type":1e999}']
    ),
)


@pytest.fixture(scope="module")
def doors(victim: tuple[Person, str, str]) -> list[Any]:
    """Sockets of a stranger, of nobody, and of players at tables that are open or over: none may act anywhere."""
    ala, table, over = victim
    bela = Person(ala.address)
    opened = bela.table(YOU, OPEN)
    five = bela.toy(YOU, OPEN, YOU, OPEN, YOU)["table"]["id"]
    teams = ala.toy(YOU, YOU, YOU, YOU)["table"]["id"]

    def make() -> list[Socket]:
        return [
            Socket(ala.address, table, bela.cookie, keep=True),
            Socket(ala.address, table, keep=True),
            Socket(ala.address, over, ala.cookie, keep=True),
            Socket(ala.address, opened, bela.cookie, keep=True),
            Socket(ala.address, five, bela.cookie, keep=True),
            Socket(ala.address, teams, bela.cookie, keep=True),
        ]

    return [make, make()]


@pytest.mark.slow
@settings(max_examples=120 * DEPTH, deadline=None, suppress_health_check=RELAXED)
@given(message=messages, which=st.integers(0, 5))
def test_any_message_is_answered(doors: list[Any], message: str | bytes, which: int) -> None:
    """Whatever is sent, the answer is an error, a refusal or a pong, the socket lives and nothing has changed."""
    make, sockets = doors
    socket: Socket = sockets[which]
    if socket.connection.close_code is not None:  # too many bad messages in a row
        doors[1] = sockets = make()
        socket = sockets[which]
    n = socket.n
    socket.number = 0
    socket.send(message)
    socket.send({"type": "ping", "id": "the last word"})
    chat = synced = False
    while True:
        answer = socket.next()
        if answer["type"] == "pong" and answer["id"] == "the last word":
            break
        assert answer["type"] in ("error", "pong", "presence", "state", "chat", "ack"), answer
        chat |= answer["type"] == "chat"
        synced |= answer["type"] == "state"
        assert answer["type"] != "ack" or chat or synced, answer
        if answer["type"] == "error":
            assert answer["code"] in ERROR_CODES
            assert answer["message"]
    assert socket.n == n


@pytest.mark.slow
@settings(max_examples=80 * DEPTH, deadline=None, suppress_health_check=RELAXED)
@given(
    action=st.sampled_from(["done", "discard apollo", "fire legio_7", "to roma", "bid c3", "rest", "give 1"])
    | st.text(min_size=1, max_size=30),
    n=st.integers(0, 3),
    which=st.integers(0, 1),
)
def test_a_player_with_the_wrong_words(mine: list[Socket], action: str, n: int, which: int) -> None:
    """The owner of all seats with anything for an action: it is played, or refused and nothing changes."""
    socket, seat = mine[which], ("caesar", "north")[which]
    socket.ask("ping")  # one good message between the bad ones, or the server hangs up
    legal = {" ".join(word.split()) for word in socket.legal(seat)}
    before, n_before = dict(socket.views), socket.n
    answer = socket.act(seat, action, n)
    if answer["type"] == "ack":
        assert " ".join(action.split()) in legal
        assert socket.n == n_before + 1
        return
    assert answer["type"] in ("refused", "error")
    if answer["type"] == "error":
        assert answer["code"] in ("stale", "malformed")
    assert (socket.views, socket.n) == (before, n_before)


@pytest.fixture(scope="module")
def mine(address: str) -> list[Socket]:
    ala = Person(address)
    tables = ala.table(YOU, YOU), ala.toy(YOU, YOU, YOU)["table"]["id"]
    return [Socket(address, table, ala.cookie, keep=True) for table in tables]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 1},
        {"seat": ""},
        {"seat": "x" * 61},
        {"seat": "north", "agree": "yes"},
        {"seat": "north", "agree": None},
        {"seat": "north", "more": 1},
        [],
    ],
)
def test_giving_up_in_the_wrong_words(ala: Person, body: Any) -> None:
    table = ala.toy(YOU, YOU, YOU)["table"]["id"]
    for verb in ("resign", "concede"):
        assert ala.post(f"/api/tables/{table}/{verb}", body, 422)["error"] == "malformed"
    assert ala.get(f"/api/tables/{table}")["n"] == 0
