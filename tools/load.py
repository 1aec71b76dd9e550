"""A server under load: many tables of machine against machine, many sockets watching, some people playing.

    python tools/load.py --tables 500 --sockets 1000 --seconds 60

Starts a server of its own on a free port with a database of its own and prints what it measured:

- seen: from the moment an action is tried until a watcher has it, through the commit to disk;
- round trip: from a person's click until its acknowledgement, on tables of the same server;
- the memory of the server and of the processes in which its machines think.

Server and watchers share this machine, so the figures hold for both together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bellum.server.tables.patches import apply

AT = re.compile(r'"at":(\d+)')
RANDOM = {"kind": "machine", "player": "random"}
YOU = {"kind": "you"}


class Load:
    """One run: what is asked for and what was measured."""

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
        wish = await self.wish(RANDOM)
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
            print((await (await self.user()).get("/metrics")).text)
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
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--players", type=int, default=20, help="people who play themselves")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between the actions of a table")
    parser.add_argument("--metrics", action="store_true", help="print what the server tells Prometheus, too")
    parser.add_argument("--database-url", default=None, help="by default SQLite in a folder of its own")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="bellum-load-") as folder:
        server, address = start(arguments, folder)
        try:
            load = Load(arguments, server.pid, address)
            asyncio.run(load.run())
            load.report()
        finally:
            server.terminate()
            server.wait(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
