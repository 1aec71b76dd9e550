"""A real server on a free port, and people who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bellum.server.app import create
from bellum.server.main import config
from bellum.server.protocol import SERVER_MESSAGE
from bellum.server.settings import Settings
from bellum.server.tables.patches import apply
from tests.toy import SEATS

METRICS = {"Authorization": "Bearer of metrics"}
SEED = "8f14e45fceea167a5a36dedd4bea2543"  # of every table that is given none: tests need no luck
WAIT = 30.0
START = 90.0  # on a busy machine
YOU = {"kind": "you"}
INVITE = {"kind": "invite"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "machine", "player": "random"}
GREEDY = {"kind": "machine", "player": "greedy"}


def sqlite(folder: Path) -> URL:
    return URL.create("sqlite", database=str(folder / "bellum.sqlite"))


def quick(database: URL, **more: Any) -> Settings:
    """Settings without limits and without pauses, with known dice."""
    return Settings(
        **{
            "database": database,
            "limits": 0,
            "pace": 0,
            "patience": 60.0,  # a busy machine is no stopped database
            "test_seed": SEED,
            "metrics_token": "of metrics",
            **more,
        }
    )


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    chosen = config(settings.proxies)
    chosen.app = create(settings)
    chosen.factory = False
    server = uvicorn.Server(chosen)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """A server in a process of its own, as a user starts it."""

    def __init__(self, database: URL, *arguments: str, **environment: str) -> None:
        self.environment = {
            **os.environ,
            "BELLUM_LIMITS": "0",
            "BELLUM_MACHINE_PACE": "0",
            "BELLUM_THINKERS": "1",
            "BELLUM_TEST_SEED": SEED,
            "BELLUM_METRICS_TOKEN": "of metrics",
            "BELLUM_DATABASE_URL": database.render_as_string(hide_password=False),
            **environment,
        }
        self.arguments = arguments
        self.log = ""
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        command = [sys.executable, "-m", "bellum.server.main", "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line!r} {self.process.communicate()}"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"
        assert self.process.stderr is not None
        self._reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self._reader.start()
        deadline = time.monotonic() + START
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            if time.monotonic() > deadline:
                self.stop()
                raise AssertionError(f"the server did not start: {self.log}")
            time.sleep(0.02)

    def _read(self, stream: Any) -> None:
        for line in stream:
            self.log += line

    def kill(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.wait(WAIT)

    def stop(self) -> int:
        """End it as a user does; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        code = self.process.wait(WAIT)
        self._reader.join(WAIT)
        return code

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT, verify=False)  # loads no certificates
        self.me: dict[str, Any] = self.get("/api/me")
        self.id: str = self.me["id"]
        if name:
            assert self.http.patch("/api/me", json={"name": name}).status_code == 200

    def get(self, path: str, status: int = 200) -> Any:
        return answer(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return answer(self.http.post(path, json={} if body is None else body), status)

    def create(self, caesar: dict[str, str], pompeius: dict[str, str], **more: Any) -> Any:
        """A new table and its invitations."""
        wish = {"game": "julius_caesar", "seats": {"caesar": caesar, "pompeius": pompeius}, **more}
        return self.post("/api/tables", wish, 201)

    def table(self, caesar: dict[str, str], pompeius: dict[str, str], **more: Any) -> str:
        """The id of a new table."""
        id: str = self.create(caesar, pompeius, **more)["table"]["id"]
        return id

    def toy(self, *seats: dict[str, str], **more: Any) -> Any:
        """A new table of the toy, with a wish for each of its three to five seats, and its invitations."""
        wish: dict[str, Any] = {"game": "toy", "options": {"players": len(seats)}, **more}
        return self.post("/api/tables", {**wish, "seats": dict(zip(SEATS, seats))}, 201)

    @property
    def cookie(self) -> str:
        return f"bellum={self.http.cookies['bellum']}"

    def sit(self, table: str) -> Socket:
        """The socket of a table, with its first state."""
        return Socket(self.address, table, self.cookie)


def answer(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, (response.status_code, response.text)
    if response.status_code == 204:
        return None
    return response.json()


OPENED: list[Socket] = []  # closed after each test


class Socket:
    """A client of a table: it follows what it is told, and every message must be one of the protocol's."""

    def __init__(
        self, address: str, table: str, cookie: str | None = None, keep: bool = False, **headers: str
    ) -> None:
        if cookie:
            headers["Cookie"] = cookie
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._stack = ExitStack()
        opened = connect(
            url,
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            open_timeout=WAIT,
            close_timeout=1,
        )
        self.connection: ClientConnection = self._stack.enter_context(opened)
        if not keep:
            OPENED.append(self)
        self.seen: list[str] = []
        self.told: list[dict[str, Any]] = []  # states and updates, with whole views beside their patches
        self.stories: dict[str | None, list[dict[str, Any]]] = {}
        self.views: dict[str | None, dict[str, Any]] = {}
        self.sides: dict[str | None, dict[str, Any]] = {}
        self.n = self.ply = -1
        self.to_move: list[str] = []
        self.offer: dict[str, Any] | None = None
        self.concessions: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.told_orders: list[dict[str, Any]] = []
        self.number = 0
        self.state = self.until("state")

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- hearing -------------------------------------------------------------------------------------------

    def next(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = str(self.connection.recv(timeout))
        self.seen.append(text)
        message: dict[str, Any] = json.loads(text)
        SERVER_MESSAGE.validate_python(message)
        if message["type"] in ("state", "update"):
            self.follow(message)
        if message["type"] in ("state", "table"):
            self.table = message["table"]
        if message["type"] == "orders":
            self.told_orders = message["orders"]
        if "presence" in message:
            self.presence = message["presence"]
        return message

    def follow(self, message: dict[str, Any]) -> None:
        """Take a state or an update in; an update's views are made from its patches."""
        before = self.n
        self.n, self.ply = message["n"], message["ply"]
        self.to_move, self.offer = message["to_move"], message["offer"]
        self.concessions = message["concessions"]
        keep = message.get("keep", -1)
        sides: dict[str | None, Any] = dict(message["seats"])
        if message["watch"] is not None:
            sides[None] = message["watch"]
        for seat, side in sides.items():
            assert (side["view"] is None) == (side.get("patch") is not None)
            if side["view"] is None:
                assert message["base"] == before
                side["view"] = apply(self.views[seat], side["patch"])
        self.told.append(message)
        self.sides = sides
        self.views = {seat: side["view"] for seat, side in sides.items()}
        for seat, side in sides.items():
            story = [entry for entry in self.stories.get(seat, []) if entry["ply"] <= keep]
            self.stories[seat] = story + side["story"]
            assert [entry["ply"] for entry in self.stories[seat]] == list(range(self.ply + 1))

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; the others are followed."""
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def follow_to(self, n: int) -> None:
        """Follow the game up to an entry of its log."""
        while self.n < n:
            self.next()

    def drain(self) -> None:
        """Follow everything that has come or comes at once."""
        with suppress(TimeoutError):
            while True:
                self.next(0.05)

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    # -- saying --------------------------------------------------------------------------------------------

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a message and follow everything up to its answer."""
        self.number += 1
        id = str(self.number)
        self.send({"type": type, "id": id, **more})
        while True:
            message = self.next()
            if message.get("id") == id:
                return message

    def act(self, seat: str, action: str, n: int | None = None) -> dict[str, Any]:
        return self.ask("act", seat=seat, action=action, n=self.n if n is None else n)

    def play(self, seat: str, action: str) -> None:
        """An action that must succeed."""
        answer = self.act(seat, action)
        assert answer["type"] == "ack", answer

    def legal(self, seat: str) -> list[str]:
        legal: list[str] = self.views[seat]["legal"]
        return legal

    def wait_for(self, seat: str) -> None:
        """Follow the game until a seat owes an action or the game is over."""
        while not self.legal(seat) and self.table["state"] == "playing":
            self.next()

    def play_random(self, seat: str, dice: random.Random, actions: int) -> None:
        """Some random actions for a seat, when it is its turn."""
        for _ in range(actions):
            self.wait_for(seat)
            if self.table["state"] != "playing":
                return
            self.play(seat, dice.choice(self.legal(seat)))
