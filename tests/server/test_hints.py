"""Hints: what a machine would do for a person's seat, where the table allows it; and that machines are seen to think."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bellum.server.tables import autoplay, hinting, pondering
from bellum.server.tables.thinker import Question
from tests.server.kit import GREEDY, INVITE, OPEN, YOU, Person, Socket, quick, running, sqlite

PLANNER = {"kind": "machine", "player": "planner-1"}
SLOW = "planner-1024"


def hint(socket: Socket, seat: str, **more: Any) -> dict[str, Any]:
    return socket.ask("hint", seat=seat, n=socket.n, **more)


def test_a_hint_is_a_plan_that_can_be_played(ala: Person) -> None:
    socket = ala.sit(ala.toy(YOU, YOU, GREEDY)["table"]["id"])
    assert socket.table["hints"]
    socket.follow_to(1)  # the machine has bid
    told = hint(socket, "north")
    assert told["type"] == "hint"
    assert (told["n"], told["seat"]) == (socket.n, "north")
    assert told["plan"][0] in socket.legal("north")
    assert -1 <= told["before"] <= 1
    assert -1 <= told["after"] <= 1
    assert 0 <= told["won"] <= 1
    assert told["simulations"] > 0
    again = hint(socket, "north")
    assert {**again, "id": None} == {**told, "id": None}  # asking twice tells nothing more
    assert socket.act("north", told["plan"][0])["type"] == "ack"


def test_nobody_else_hears_of_a_hint(ala: Person, bela: Person) -> None:
    table: str = ala.toy(YOU, YOU, OPEN, hints=True)["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "east"})
    a, b = ala.sit(table), bela.sit(table)
    b.drain()
    heard = len(b.seen)
    assert hint(a, "north")["type"] == "hint"
    assert b.ask("ping")["type"] == "pong"
    assert "hint" not in [json.loads(text)["type"] for text in b.seen[heard:]]
    assert hint(b, "north")["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("seats", "wish", "hints"),
    [
        ((YOU, GREEDY), None, True),
        ((YOU, GREEDY), False, False),
        ((YOU, YOU), None, False),  # two people at one screen
        ((YOU, INVITE), None, False),
        ((YOU, INVITE), True, True),  # who accepts the invitation knows it
        ((GREEDY, GREEDY), None, False),
    ],
)
def test_people_allow_hints_when_the_table_is_made(ala: Person, seats: Any, wish: Any, hints: bool) -> None:
    made = ala.create(*seats, hints=wish)["table"]
    assert made["hints"] is hints
    assert ala.get(f"/api/tables/{made['id']}")["hints"] is hints


def test_a_table_without_hints_gives_none(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    assert hint(socket, "caesar")["code"] == "no-hints"


def test_who_has_nothing_to_choose_gets_no_hint(ala: Person) -> None:
    socket = ala.sit(ala.toy(YOU, YOU, YOU, hints=True)["table"]["id"])
    assert socket.ask("hint", seat="north", n=socket.n + 1)["code"] == "stale"
    socket.play("north", socket.legal("north")[0])
    assert hint(socket, "north")["code"] == "not-to-move"
    assert hint(socket, "west")["code"] == "no-such-seat"


def test_a_hint_waits_for_nothing_and_nothing_waits_for_it(ala: Person, monkeypatch: Any) -> None:
    """While it is being found the player acts, is answered, and the hint is dropped."""
    monkeypatch.setattr(hinting, "ADVISER", SLOW)
    socket = ala.sit(ala.table(YOU, GREEDY))
    socket.send({"type": "hint", "id": "hint", "seat": "caesar", "n": socket.n})
    socket.send(
        {"type": "act", "id": "act", "seat": "caesar", "n": socket.n, "action": socket.legal("caesar")[0]}
    )
    answers: list[dict[str, Any]] = []
    while len(answers) < 2:
        told = socket.next()
        answers += [told] if told.get("id") is not None else []
    assert [(told["id"], told["type"]) for told in answers] == [("act", "ack"), ("hint", "error")]
    assert answers[1]["code"] == "stale"


def test_a_machine_that_fails_gives_no_hint(ala: Person, monkeypatch: Any) -> None:
    monkeypatch.setattr(hinting, "ADVISER", "nobody")
    socket = ala.sit(ala.toy(YOU, YOU, GREEDY)["table"]["id"])
    assert hint(socket, "north")["code"] == "unavailable"


def test_people_see_that_a_machine_thinks(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(autoplay, "SHOWN", 0.0)
    with running(quick(sqlite(tmp_path))) as address:
        ala = Person(address)
        socket = ala.sit(ala.table(YOU, PLANNER))
        socket.play("caesar", socket.legal("caesar")[0])
        told = socket.until("thinking")
        assert told["seats"] == ["pompeius"]
        update = socket.until("update")
        assert update["thinking"] == []


def test_a_plan_is_played_on_without_thinking_again(tmp_path: Path, monkeypatch: Any) -> None:
    asked: list[Question] = []
    ask = pondering.ask

    def counted(*args: Any) -> Question:
        question = ask(*args)
        asked.append(question)
        return question

    monkeypatch.setattr(pondering, "ask", counted)
    thought: list[str] = []
    monkeypatch.setattr(autoplay, "SHOWN", 0.0)
    with running(quick(sqlite(tmp_path))) as address:
        socket = Person(address).sit(Person(address).table(PLANNER, PLANNER))
        while socket.n < 60:
            message = socket.next()
            if message["type"] == "thinking":
                thought += message["seats"]
    assert 0 < len(thought) < len(asked)
