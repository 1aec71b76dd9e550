"""Questions at a table: answered to whoever asks, about what his seat knows, and known to nobody else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bellum.server.http.rate_limits import RATES
from bellum.server.tables.course import Course
from tests.server.kit import OPEN, YOU, Person, Socket, quick, running, sqlite
from tests.toy import Toy


def seated(ala: Person, bela: Person) -> tuple[str, Socket, Socket]:
    """Ala has the river, Béla the hills; everybody has bid."""
    table: str = ala.toy(YOU, YOU, OPEN)["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "east"})
    a, b = ala.sit(table), bela.sit(table)
    for seat, own, other in (("east", b, a), ("north", a, b), ("south", a, b)):
        own.play(seat, own.legal(seat)[0 if own is b else -1])
        other.follow_to(own.n)
    return table, a, b


def test_a_question_is_answered_and_nobody_else_hears_of_it(ala: Person, bela: Person) -> None:
    table, a, b = seated(ala, bela)
    leader = a.to_move[0]
    b.drain()
    heard, n = len(b.seen), a.n
    told = a.ask("ask", seat=leader, question="booty", action="raid east")
    assert told["type"] == "answer"
    assert (told["n"], told["seat"], told["question"]) == (n, leader, "booty")
    assert sum(told["answer"]["chances"]) == pytest.approx(1)
    assert told["rule"] is told["message"] is None
    assert b.ask("ping")["type"] == "pong"
    heard_of = [json.loads(text)["type"] for text in b.seen[heard:]]
    assert [type for type in heard_of if type != "presence"] == [
        "pong"
    ]  # who is there is told when it is told
    assert ala.get(f"/api/tables/{table}")["n"] == n
    assert a.act(leader, "raid east")["type"] == "ack"


def test_answers_depend_on_the_seat_that_asks(ala: Person, bela: Person) -> None:
    _, a, b = seated(ala, bela)
    hand = b.views["east"]["hands"][2]
    told = b.ask("ask", seat="east", question="unseen", action=None)
    assert told["answer"] == {"cards": 12 - 3 - len(hand)}
    best = f"counter {max(hand, key=lambda card: int(card[1:]))}"
    higher = b.ask("ask", seat="east", question="unseen", action=best)["answer"]["cards"]
    assert 0 <= higher < told["answer"]["cards"]
    assert a.ask("ask", seat="east", question="unseen")["code"] == "not-your-seat"


def test_what_cannot_be_asked_is_refused_with_its_rule(ala: Person, bela: Person) -> None:
    _, a, _ = seated(ala, bela)
    leader = a.to_move[0]
    told = a.ask("ask", seat=leader, question="booty", action="raid north")
    assert (told["answer"], told["rule"], told["message"]) == (None, "2", "own-team")
    told = a.ask("ask", seat=leader, question="booty", action="fly")
    assert (told["answer"], told["message"]) == (None, "no-such-action")
    assert a.ask("ask", seat=leader, question="weather")["code"] == "no-such-question"
    assert a.ask("ask", seat="west", question="unseen")["code"] == "no-such-seat"
    assert a.ask("ask", seat=leader, question="booty", action="x" * 200)["code"] == "malformed"


def test_spectators_ask_only_what_is_open(ala: Person, bela: Person) -> None:
    table, _, _ = seated(ala, bela)
    eve = Person(ala.address, "Eve").sit(table)
    told = eve.ask("ask", seat=None, question="booty", action="raid east")
    assert sum(told["answer"]["chances"]) == pytest.approx(1)
    assert eve.ask("ask", seat=None, question="unseen")["code"] == "not-seated"
    assert eve.ask("ask", seat="east", question="unseen")["code"] == "not-your-seat"


def test_a_table_that_is_not_played_answers_nothing(ala: Person) -> None:
    socket = ala.sit(ala.toy(YOU, YOU, OPEN)["table"]["id"])
    assert socket.ask("ask", seat="north", question="unseen")["code"] == "not-playing"
    assert socket.ask("ask", seat=None, question="booty", action="raid east")["code"] == "not-playing"


def test_the_language_names_the_questions(ala: Person) -> None:
    told = ala.get("/api/games/toy/language")["questions"]
    assert told == {
        "booty": {"verbs": ["raid"], "watched": True},
        "unseen": {"verbs": ["counter", ""], "watched": False},
    }
    ways = {"ways": {"verbs": ["", "move", "sail"], "watched": False}}
    assert ala.get("/api/games/julius_caesar/language")["questions"] == ways


def test_the_real_position_is_never_asked(ala: Person, bela: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's own position, its hands and its dice are out of reach of whoever answers."""
    _, _, b = seated(ala, bela)
    courses: list[Course] = []
    asked: list[Toy] = []
    refusal = Course.refusal

    def noted(self: Course, seat: str, action: str) -> Any:
        courses.append(self)
        return refusal(self, seat, action)

    def reply(self: Toy, seat: int, question: str, action: int) -> dict[str, Any]:
        asked.append(self)
        return {"cards": 0}

    monkeypatch.setattr(Course, "refusal", noted)
    monkeypatch.setattr(Toy, "reply", reply)
    b.ask("why", seat="east", action="yield")
    assert b.ask("ask", seat="east", question="unseen")["answer"] == {"cards": 0}
    real = courses[0].match.position
    assert isinstance(real, Toy)
    assert asked[0] is not real
    assert asked[0].hands[2] == real.hands[2]
    assert asked[0].hands[:2] != real.hands[:2]
    assert asked[0].dice.key != real.dice.key


def test_questions_are_limited(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=1)) as address:
        ala = Person(address)
        socket = ala.sit(ala.toy(YOU, YOU, YOU)["table"]["id"])
        most = int(RATES["ask"].burst)
        for number in range(most + 30):
            message = {"type": "ask", "id": str(number), "seat": "north", "question": "unseen"}
            socket.send(message)
        kinds = [socket.until("answer", "error")["type"] for _ in range(most + 30)]
        assert kinds[:most] == ["answer"] * most
        assert "error" in kinds
        assert socket.ask("ping")["type"] == "pong"
