"""A server under load: how many tables it holds, and how quickly what happens at one is seen by all.

    python tools/load.py                     # the curve: more and more tables, until it takes too long
    python tools/load.py --tables 400        # one point of it
    python tools/load.py --machines          # tables of machine against machine, and people who watch
    python tools/load.py --machines --tables 10 --sockets 10 --pace 0 --level planner-4   # beside thought

At each table two people sit, each with a socket of his own, and one action is played every second. Starts a
server of its own on a free port with a database of its own and prints what it measured:

- seen: from a click until both people have what came of it, through the commit to disk;
- sent: bytes a second, and an update on average;
- processor: the share of one that the server used.

All tables have the same seed and play the same game, which is played here beforehand: so the watchers need
not understand what they are told, and cost little. Server and watchers share this machine: the figures hold
for both together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bellum.games import GAMES, find
from bellum.kernel import Match
from bellum.server.tables.patches import apply

AT = re.compile(r'"at":(\d+)')
TOKEN = "load"
YOU = {"kind": "you"}
OPEN = {"kind": "open"}
SEED = "load"


LIMIT = 100.0  # milliseconds within which 99 of 100 actions must be seen
EACH = 15  # tables that one pair of people makes: a user may not have many that wait
FIRST, MOST = 100, 6400  # tables with which the curve begins, and beyond which it does not go
NEAR = 50  # the largest number is found as exactly as this


def script(game: str | None, seed: str, most: int) -> tuple[str, list[tuple[str, str]]]:
    """A game and what is played in it, the same at every table."""
    name = game or next(iter(GAMES))
    match = Match.start(find(name), seed=seed)
    dice = random.Random(seed)
    while match.outcome is None and len(match.record.actions) < most:
        seat = match.to_move()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return name, list(match.record.actions)


class Pair:
    """A table with two people, each with a socket of his own."""

    def __init__(self, sockets: dict[str, ClientConnection], beat: float) -> None:
        self.sockets = sockets
        self.beat = beat  # when in each second its action comes
        self.n = 0

    async def play(self, seat: str, action: str) -> tuple[float, int]:
        """One action: how many milliseconds until both have seen it, and how many bytes that took."""
        begun = time.perf_counter()
        message = {"type": "act", "seat": seat, "action": action, "n": self.n}
        await self.sockets[seat].send(json.dumps(message))
        sizes = await asyncio.gather(*(updated(socket) for socket in self.sockets.values()))
        self.n += 1
        return (time.perf_counter() - begun) * 1000, sum(sizes)


async def updated(socket: ClientConnection) -> int:
    """Wait for the next update; its length."""
    while True:
        text = str(await socket.recv())
        if text.startswith('{"type":"update"'):
            return len(text)
        if text.startswith(('{"type":"refused"', '{"type":"error"')):
            raise SystemExit(f"load: {text[:200]}")


class Curve:
    """More and more tables, each with two people and an action a second."""

    def __init__(self, arguments: argparse.Namespace, server: int, address: str) -> None:
        self.arguments = arguments
        self.server = server
        self.address = address
        self.game, self.actions = script(arguments.game, SEED, 4000)
        self.pairs: list[Pair] = []
        self.doors = asyncio.Semaphore(20)

    async def user(self) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.address, timeout=60, verify=False)
        (await client.get("/api/me")).raise_for_status()
        return client

    async def fill(self, tables: int) -> None:
        """Make tables until there are so many, each with its first action: with that its set-up is stored."""
        while len(self.pairs) < tables:
            people = [await self.user(), await self.user()]
            for _ in range(min(EACH, tables - len(self.pairs))):
                pair = await self.open(people)
                await pair.play(*self.actions[pair.n])
                self.pairs.append(pair)
            for person in people:
                await person.aclose()

    async def open(self, people: list[httpx.AsyncClient]) -> Pair:
        """One table: made by the first, joined by the second, each with a socket."""
        seats = dict.fromkeys(find(self.game).setting().seats, YOU)
        first, *others = seats
        wish = {"game": self.game, "seats": {**seats, **dict.fromkeys(others, OPEN)}}
        made = (await people[0].post("/api/tables", json=wish)).raise_for_status().json()
        table = made["table"]["id"]
        join = await people[1].post(f"/api/tables/{table}/join", json={"seat": others[0]})
        join.raise_for_status()
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sockets: dict[str, ClientConnection] = {}
        for seat, person in zip((first, others[0]), people, strict=True):
            headers = {"Cookie": f"bellum={person.cookies['bellum']}"}
            sockets[seat] = await connect(
                url,
                additional_headers=headers,
                max_size=None,
                ping_interval=None,
                compression=None,
                open_timeout=60,
            )
        return Pair(sockets, random.Random(table).random())

    async def measure(self, tables: int) -> float:
        """One point of the curve: an action a second at so many tables; the time that 99 of 100 are under."""
        await self.fill(tables)
        seen: list[float] = []
        sizes: list[int] = []
        late = 0
        before, begun = cpu(self.server), time.perf_counter()
        rounds = max(1, round(self.arguments.seconds))

        async def keep_on(pair: Pair) -> None:
            nonlocal late
            for number in range(rounds):
                due = begun + 1 + number + pair.beat
                wait = due - time.perf_counter()
                late += wait < 0
                await asyncio.sleep(max(0.0, wait))
                milliseconds, size = await pair.play(*self.actions[pair.n])
                # Whoever clicks late because the answer before came late has waited since he wanted to.
                seen.append(milliseconds + max(0.0, -wait) * 1000)
                sizes.append(size)

        await asyncio.gather(*(keep_on(pair) for pair in self.pairs[:tables]))
        seconds = time.perf_counter() - begun
        share = (cpu(self.server) - before) / seconds
        worst = sorted(seen)[min(len(seen) - 1, int(len(seen) * 0.99))]
        print(
            f"{tables:6d} tables  seen {percentiles(seen)}  {sum(sizes) / seconds / 1e6:5.2f} MB/s,"
            f" {sum(sizes) / len(sizes) / 2:4.0f} bytes an update  {share * 100:4.0f} % processor",
            flush=True,
        )
        return worst

    async def run(self) -> None:
        """One point, or the whole curve and the largest number of tables that holds."""
        if self.arguments.tables:
            await self.measure(self.arguments.tables)
            return
        good, bad = 0, 0
        tables = FIRST
        while not bad and tables <= MOST:
            if await self.measure(tables) < LIMIT:
                good, tables = tables, tables * 2
            else:
                bad = tables
        while bad - good > NEAR:
            tables = (good + bad) // 2
            if await self.measure(tables) < LIMIT:
                good = tables
            else:
                bad = tables
        print(f"holds {good} tables: 99 of 100 actions are seen within {LIMIT:.0f} ms", flush=True)
        print(f"memory {memory(self.server):.0f} MB", flush=True)


class Load:
    """Machines against machines: what is asked for and what was measured."""

    def __init__(self, arguments: argparse.Namespace, server: int, address: str) -> None:
        self.arguments = arguments
        self.server = server
        self.address = address
        self.seen: list[float] = []
        self.round_trips: list[float] = []
        self.actions: set[tuple[int, int]] = set()
        self.bytes = 0
        self.state_bytes = 0
        self.measuring = False
        self.open = 0
        self.cpu = 0.0
        self.doors = asyncio.Semaphore(50)  # who come in at the same time

    async def user(self) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.address, timeout=60, verify=False)
        await client.get("/api/me")
        return client

    async def wish(self, who: dict[str, str]) -> dict[str, Any]:
        """A table of the game, with the same at each of its seats."""
        client = await self.user()
        games = (await client.get("/api/games")).raise_for_status().json()
        await client.aclose()
        game = next(game for game in games if self.arguments.game in (None, game["id"]))
        seating = game["seatings"][0]
        seats = {seat["id"]: who for seat in seating["seats"]}
        return {"game": game["id"], **seating, "seats": seats}

    async def make_tables(self) -> list[str]:
        """The tables of machine against machine, made by several users: one user may not have that many."""
        tables: list[str] = []
        wish = await self.wish({"kind": "machine", "player": self.arguments.level})
        while len(tables) < self.arguments.tables:
            client = await self.user()
            for _ in range(min(100, self.arguments.tables - len(tables))):
                answer = await client.post("/api/tables", json=wish)
                tables.append(answer.raise_for_status().json()["table"]["id"])
            await client.aclose()
        return tables

    async def watch(self, number: int, table: str) -> None:
        """One spectator: note when every action arrives."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with self.doors:
            opened = await connect(url, max_size=None, ping_interval=None, compression=None, open_timeout=60)
        self.open += 1
        async with opened as socket:
            async for message in socket:
                at = time.time() * 1000
                text = str(message)
                if text.startswith('{"type":"state"'):
                    self.state_bytes += len(text)
                if not self.measuring or not text.startswith('{"type":"update"'):
                    continue
                self.bytes += len(text)
                self.seen.append(max(0.0, at - int(AT.findall(text)[-1])))
                if number < self.arguments.tables:  # each table is counted once
                    self.actions.add((number, len(self.actions)))

    async def play(self) -> None:
        """One person at all seats of a table: a click each second."""
        client = await self.user()
        wish = await self.wish(YOU)
        table = (await client.post("/api/tables", json=wish)).raise_for_status().json()["table"]["id"]
        cookie = f"bellum={client.cookies['bellum']}"
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(
            url, additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None, compression=None
        ) as socket:
            state: dict[str, Any] = json.loads(await socket.recv())
            views = {seat: side["view"] for seat, side in state["seats"].items()}
            while state["to_move"]:
                seat = state["to_move"][0]
                action = views[seat]["legal"][-1]
                begun = time.perf_counter()
                await socket.send(
                    json.dumps({"type": "act", "seat": seat, "action": action, "n": state["n"]})
                )
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] == "update":
                        state = message
                        for name, side in state["seats"].items():
                            views[name] = side["view"] or apply(views[name], side["patch"])
                    elif message["type"] in ("ack", "error", "refused"):
                        break
                if self.measuring:
                    self.round_trips.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(1)

    async def run(self) -> None:
        tables = await self.make_tables()
        sockets = self.arguments.sockets
        watchers = [asyncio.create_task(self.watch(i, tables[i % len(tables)])) for i in range(sockets)]
        players = [asyncio.create_task(self.play()) for _ in range(self.arguments.players)]
        while self.open < sockets:
            for task in watchers:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)
        print(f"{len(tables)} tables, {sockets} sockets, {self.arguments.players} people: ready", flush=True)
        await asyncio.sleep(5)  # coming in is not what is measured
        before = cpu(self.server)
        self.measuring = True
        await asyncio.sleep(self.arguments.seconds)
        self.measuring = False
        if self.arguments.metrics:
            headers = {"Authorization": f"Bearer {TOKEN}"}
            print((await (await self.user()).get("/metrics", headers=headers)).text)
        self.cpu = (cpu(self.server) - before) / self.arguments.seconds
        for task in (*watchers, *players):
            task.cancel()
        await asyncio.gather(*watchers, *players, return_exceptions=True)

    def report(self) -> None:
        server, seconds = self.server, self.arguments.seconds
        print(f"actions      {len(self.actions) / seconds:8.1f} a second")
        megabytes = self.bytes / seconds / 1e6
        each = self.bytes / max(1, len(self.seen))
        print(f"updates      {len(self.seen) / seconds:8.1f} a second, {megabytes:.2f} MB a second")
        print(f"an update    {each:8.0f} bytes; a state {self.state_bytes / max(1, self.open):.0f}")
        print(f"seen         {percentiles(self.seen)}")
        print(f"round trip   {percentiles(self.round_trips)}")
        print(f"processor    {self.cpu * 100:8.0f} % of one, server without machine players")
        print(f"memory       {memory(server):8.0f} MB server")
        for child in thinkers(server):
            print(f"             {memory(child):8.0f} MB machine players")


def percentiles(values: list[float]) -> str:
    """The usual three, in milliseconds."""
    if not values:
        return "nothing was measured"
    values = sorted(values)
    picked = (values[min(len(values) - 1, int(len(values) * share))] for share in (0.5, 0.95, 0.99))
    return "  ".join(
        f"{name} {value:7.1f} ms" for name, value in zip(("p50", "p95", "p99"), picked, strict=True)
    )


def cpu(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The resident memory of a process, in megabytes."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def thinkers(process: int) -> list[int]:
    """The processes in which the machine players of a server think."""
    found: list[int] = []
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        found += [int(word) for word in path.read_text().split()]
    return [child for child in found if b"thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]


def start(arguments: argparse.Namespace, folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server of our own."""
    environment = {
        **os.environ,
        "BELLUM_DATABASE_URL": arguments.database_url or f"sqlite:///{folder}/load.sqlite",
        "BELLUM_LIMITS": "0",
        "BELLUM_METRICS_TOKEN": TOKEN,
        "BELLUM_TEST_SEED": SEED,
        "BELLUM_CACHED_TABLES": "20000",
        "BELLUM_MACHINE_PACE": str(arguments.pace),
    }
    command = [sys.executable, "-m", "bellum.server.main", "--port", "0", "--log-level", "warning"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://[^/]+", server.stdout.readline())
    if found is None:
        raise SystemExit("load: the server did not start")
    return server, found[0]


def main() -> int:
    parser = argparse.ArgumentParser(description="Put a server under load and measure it.")
    parser.add_argument("--game", help="the game that is played (default: the first)")
    parser.add_argument("--tables", type=int, default=0, help="only so many (default: the whole curve)")
    parser.add_argument("--seconds", type=float, default=15, help="how long each number is measured")
    parser.add_argument("--machines", action="store_true", help="machine against machine, people watch")
    parser.add_argument("--sockets", type=int, default=1000, help="with --machines: people who watch")
    parser.add_argument("--players", type=int, default=20, help="with --machines: people who play themselves")
    parser.add_argument("--level", default="random", help="with --machines: the players of the tables")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between the actions of a table")
    parser.add_argument("--metrics", action="store_true", help="print what the server tells Prometheus, too")
    parser.add_argument("--database-url", default=None, help="by default SQLite in a folder of its own")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="bellum-load-") as folder:
        server, address = start(arguments, folder)
        try:
            if arguments.machines:
                arguments.tables = arguments.tables or 500
                load = Load(arguments, server.pid, address)
                asyncio.run(load.run())
                load.report()
            else:
                asyncio.run(Curve(arguments, server.pid, address).run())
        finally:
            server.terminate()
            server.wait(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
