"""Small messages cost small answers: what a flood makes the server do is counted, not timed."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bellum.server import metrics
from bellum.server.http.rate_limits import RATES
from bellum.server.memory import NEVER, calm
from bellum.server.tables.course import Course
from bellum.server.tables.watcher import MOST_BYTES, Watcher
from tests.server.kit import YOU, Person, Socket, quick, running, sqlite

GUESTS = 10
MESSAGES = 40


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with its limits on."""
    with running(quick(sqlite(tmp_path_factory.mktemp("flood")), limits=1)) as address:
        yield address


def states() -> float:
    """How many whole states were put into words so far."""
    return float(metrics.STATES._value.get())


def opened(person: Person) -> Socket:
    """A table of one's own, some actions old."""
    socket = person.sit(person.table(YOU, YOU))
    for _ in range(6):
        seat = socket.to_move[0]
        socket.play(seat, socket.legal(seat)[0])
    return socket


def test_ten_guests_with_old_messages_cost_next_to_nothing(address: str) -> None:
    """Each old action is answered with a few words; meanwhile another person's actions go through."""
    guests = [opened(Person(address)) for _ in range(GUESTS)]
    other = opened(Person(address))
    for guest in guests:
        guest.drain()
    before = states()
    heard = [len(guest.seen) for guest in guests]
    for number in range(MESSAGES):
        for guest in guests:
            guest.send({"type": "act", "id": f"x{number}", "seat": "caesar", "action": "pass", "n": 0})
        if number % 10 == 0:
            seat = other.to_move[0]
            other.play(seat, other.legal(seat)[0])
    for guest, count in zip(guests, heard):
        assert guest.ask("ping")["type"] == "pong"
        answers = guest.seen[count:]
        codes = [json.loads(text).get("code") for text in answers]
        assert codes.count("stale") == MESSAGES
        assert sum(map(len, answers)) < 300 * (MESSAGES + 2)
    assert states() == before


def test_a_state_is_put_into_words_once_for_all_who_see_the_same(
    ala: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket = opened(ala)
    looks: list[Any] = []
    view = Course.view

    def counted(self: Course, seat: str | None) -> dict[str, Any]:
        looks.append(seat)
        return view(self, seat)

    monkeypatch.setattr(Course, "view", counted)
    before = states()
    again = [ala.sit(socket.table["id"]) for _ in range(5)]
    assert all(one.views == socket.views and one.stories == socket.stories for one in again)
    assert states() - before <= 1
    assert len(looks) <= 2


def test_a_user_gets_one_whole_state_a_second(limited: str) -> None:
    socket = opened(Person(limited))
    begun = time.monotonic()
    for number in range(12):
        socket.send({"type": "sync", "id": f"s{number}"})
    count = len([text for text in socket.seen if '"type":"state"' in text])
    while count < 12:
        if socket.next()["type"] == "state":
            count += 1
    seconds = time.monotonic() - begun
    allowed = RATES["state"].burst + seconds * RATES["state"].each_second
    assert count <= allowed + 1


def test_messages_are_limited_by_address_as_well(limited: str) -> None:
    """Many users of one address share what it may send."""
    sockets = [opened(Person(limited)) for _ in range(8)]
    most = int(RATES["message"].burst) - 20  # less than each may send for itself
    begun = time.monotonic()
    for socket in sockets:
        with suppress(ConnectionClosed):
            for number in range(most):
                socket.send({"type": "ping", "id": f"p{number}"})
    answered = 0
    for socket in sockets:
        with suppress(ConnectionClosed):  # whoever goes on is cut off
            for _ in range(most):
                answered += socket.until("pong", "error")["type"] == "pong"
    seconds = time.monotonic() - begun
    allowed = RATES["messages"].burst + seconds * RATES["messages"].each_second
    assert answered <= allowed + 1
    assert len(sockets) * most > RATES["messages"].burst


def test_an_outbox_is_bounded_in_bytes() -> None:
    watcher = Watcher(None)
    watcher.send("x" * (MOST_BYTES + 1))  # one message may be as large as it is
    assert not watcher.cut_off
    watcher.send("y")
    assert watcher.cut_off
    assert watcher.outbox.get_nowait() == 1013
    assert watcher.outbox.empty()


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """A socket that asks and never reads is closed, and holds no more than its share of memory."""
    with running(quick(sqlite(tmp_path))) as address:
        ala = Person(address)
        socket = opened(ala)
        try:
            for _ in range(20_000):
                socket.connection.send('{"type":"sync"}')
        except ConnectionClosed:
            pass
        assert socket.closed() in (1013, 1006)


def test_an_action_is_put_into_words_once_for_all_who_see_the_same(
    ala: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many sockets watch: one view a group, one text, and of the view only what has changed."""
    socket = opened(ala)
    others = [ala.sit(socket.table["id"]) for _ in range(4)]
    eyes = [Person(ala.address).sit(socket.table["id"]) for _ in range(3)]
    looks: list[str | None] = []
    texts: list[int] = []
    view, send = Course.view, Watcher.send

    def counted(self: Course, seat: str | None) -> dict[str, Any]:
        looks.append(seat)
        return view(self, seat)

    def noted(self: Watcher, text: str) -> None:
        if text.startswith('{"type":"update"'):
            texts.append(id(text))
        send(self, text)

    monkeypatch.setattr(Course, "view", counted)
    monkeypatch.setattr(Watcher, "send", noted)
    seat = socket.to_move[0]
    socket.play(seat, socket.legal(seat)[0])
    for one in (*others, *eyes):
        one.follow_to(socket.n)
    assert sorted(map(str, looks)) == ["None", "caesar", "pompeius"]
    assert len(texts) == 8
    assert len(set(texts)) == 2, "one text for the five who play, one for the three who watch"
    state = max(len(text) for text in socket.seen)
    update = next(len(text) for text in reversed(socket.seen) if text.startswith('{"type":"update"'))
    assert update * 4 < state


def test_garbage_is_not_collected_while_people_wait() -> None:
    """In the process of a server only new objects are looked through."""
    before = gc.get_threshold(), sys.getswitchinterval()
    try:
        calm()
        assert gc.get_threshold()[1:] == (NEVER, NEVER)
    finally:
        gc.set_threshold(*before[0])
        sys.setswitchinterval(before[1])
        gc.unfreeze()
