"""The server is killed at random moments: no acknowledged action is lost, no half-played one is ever shown.

A few games by default; ``make crash`` plays fifty (BELLUM_CRASH_GAMES).
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from typing import Any

import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed, InvalidMessage

import bellum
from bellum.kernel import Record
from tests.server.kit import RANDOM, YOU, Person, Process, Socket

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("BELLUM_CRASH_GAMES", "6"))
AT_ONCE = 6  # games on one server
ACTIONS = 120
KILLS = 2


class Crash:
    """Kills a server a moment from now."""

    def __init__(self, server: Process, seconds: float) -> None:
        self.timer = threading.Timer(seconds, server.kill)
        self.timer.start()

    def wait(self) -> None:
        self.timer.join()


def play_until_killed(socket: Socket, dice: random.Random, acknowledged: list[tuple[int, str, str]]) -> bool:
    """Play for both seats until the connection breaks; True if enough was played."""
    try:
        while len(acknowledged) < ACTIONS and socket.to_move:
            people = [seat for seat in socket.to_move if seat in socket.views]
            if not people:
                socket.next()
                continue
            seat = dice.choice(people)
            action = dice.choice(socket.legal(seat))
            answer = socket.act(seat, action)
            if answer["type"] == "ack":
                acknowledged.append((answer["n"], seat, action))
            else:
                assert answer["code"] == "stale", answer  # the machine was faster in a simultaneous choice
                socket.next()  # what has happened meanwhile is on its way
    except (ConnectionClosed, OSError, EOFError):
        return False
    return True


def check(ala: Person, table: str, acknowledged: list[tuple[int, str, str]]) -> None:
    """The record has every acknowledged action in its place, and tells the same game as the socket."""
    with ala.sit(table) as socket:
        views, stories, ply = dict(socket.views), dict(socket.stories), socket.ply
    if socket.table["state"] == "playing":
        ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
    record = Record.from_text(ala.http.get(f"/api/tables/{table}/record").text)
    assert len(record.actions) >= ply
    for n, seat, action in acknowledged:
        assert record.actions[n - 1] == (seat, action), n
    numbers = [n for n, _, _ in acknowledged]
    assert numbers == sorted(set(numbers))
    match = bellum.replay(record, to=ply)
    for side, view in views.items():
        assert plain(match.view(side)) == view
    for side, story in stories.items():
        told = [event for entry in story for event in entry["events"]]
        assert plain(match.story(side)) == told


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


class Game(threading.Thread):
    """One game, played on until the server is killed or enough is played."""

    def __init__(self, ala: Person, number: int) -> None:
        super().__init__()
        self.ala = ala
        self.dice = random.Random(f"crash {number}")
        self.table = ala.table(YOU, RANDOM if number % 2 else YOU)
        self.acknowledged: list[tuple[int, str, str]] = []
        self.failure: BaseException | None = None
        self.done = False

    def again(self) -> Game:
        """The same game, to be gone on with."""
        other = Game.__new__(Game)
        threading.Thread.__init__(other)
        other.__dict__.update({key: self.__dict__[key] for key in STATE})
        return other

    def run(self) -> None:
        try:
            with self.ala.sit(self.table) as socket:
                last = max([n for n, _, _ in self.acknowledged], default=0)
                assert socket.n >= last, "an acknowledged action is lost"
                self.done = play_until_killed(socket, self.dice, self.acknowledged)
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):
            return  # killed before the first state
        except BaseException as error:
            self.failure = error


STATE = ("ala", "dice", "table", "acknowledged", "failure", "done")


@pytest.mark.parametrize("round", range((GAMES + AT_ONCE - 1) // AT_ONCE))
def test_a_killed_server_loses_nothing(round: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Several games on one server, which is killed twice, at moments that the dice choose."""
    dice = random.Random(f"crash round {round}")
    url = URL.create("sqlite", database=str(tmp_path_factory.mktemp("crash") / "bellum.sqlite"))
    with Process(url) as server:
        ala = Person(server.address, "Ala")
        games = [Game(ala, number) for number in range(round * AT_ONCE, min(GAMES, (round + 1) * AT_ONCE))]
        interrupted = 0
        for kill in range(KILLS + 1):
            crash = Crash(server, dice.uniform(0.05, 1.2)) if kill < KILLS else None
            for game in games:
                game.start()
            for game in games:
                game.join(120)
                assert not game.is_alive()
                assert game.failure is None, game.failure
            if crash is not None:
                crash.wait()
                interrupted += sum(not game.done for game in games)
                server.start()
                games = [game.again() for game in games]
        assert all(game.done for game in games)
        assert interrupted > 0
        for game in games:
            check(ala, game.table, game.acknowledged)


def test_a_killed_server_on_postgresql_loses_nothing(postgresql: URL) -> None:
    dice = random.Random("crash")
    with Process(postgresql) as server:
        ala = Person(server.address, "Ala")
        table = ala.table(YOU, YOU)
        acknowledged: list[tuple[int, str, str]] = []
        socket = ala.sit(table)
        crash = Crash(server, 0.3)
        play_until_killed(socket, dice, acknowledged)
        crash.wait()
        server.start()
        assert play_until_killed(ala.sit(table), dice, acknowledged)
        check(ala, table, acknowledged)


def test_machines_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = URL.create("sqlite", database=str(tmp_path_factory.mktemp("machines") / "bellum.sqlite"))
    with Process(url) as server:
        ala = Person(server.address, "Ala")
        tables = [ala.table(RANDOM, RANDOM) for _ in range(4)]
        time.sleep(0.3)
        server.kill()
        server.start()
        before = [ala.get(f"/api/tables/{table}")["n"] for table in tables]
        deadline = time.monotonic() + 20
        while True:
            now = [ala.get(f"/api/tables/{table}") for table in tables]
            if all(t["n"] > n or t["state"] == "over" for t, n in zip(now, before, strict=True)):
                return
            assert time.monotonic() < deadline, (before, [t["n"] for t in now])
            time.sleep(0.1)
