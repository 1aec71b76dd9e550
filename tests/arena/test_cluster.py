"""Games on a real Ray cluster of two nodes on this machine: the same games as locally, also if a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from bellum.arena.executor import executor
from bellum.arena.lab import lab
from bellum.arena.ladder import ladder
from bellum.arena.simulate import GameFailed, Plan, Report, play_games, simulate
from bellum.cli import main
from bellum.kernel import BadSetup

pytestmark = pytest.mark.slow

MEMORY = 80_000_000  # bytes of each node's object store: games need next to nothing
PATIENCE = 60.0  # seconds until something has happened, on a busy machine
WHERE_AND_WHEN = ("on", "workers", "seconds", "games_per_second", "actions_per_second")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head with one processor, and a second node with one."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    node = {"num_cpus": 1, "object_store_memory": MEMORY}
    nodes = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    nodes.add_node(**node)
    nodes.wait_for_nodes()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def text(report: Report) -> bytes:
    """A report as bytes, but for where and how fast it was made."""
    data = report.to_data()
    for key in WHERE_AND_WHEN:
        del data[key]
    return json.dumps(data).encode()


def parent_of(process: int) -> int:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[1])


def busy_workers(cluster: Cluster) -> list[int]:
    """The processes of this cluster that play games at the moment: Ray names them after their work."""
    raylets = {info.process.pid for node in cluster.list_all_nodes() for info in node.all_processes["raylet"]}
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal() and parent_of(int(entry.name)) in raylets:
            try:
                title = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if b"play_games" in title:
                found.append(int(entry.name))
    return found


class Assassin:
    """Told of progress, it kills a worker once, in the middle."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.victim = 0
        self.seen: list[int] = []

    def __call__(self, done: int) -> None:
        self.seen.append(done)
        end = time.monotonic() + PATIENCE
        while not self.victim and time.monotonic() < end:
            for process in busy_workers(self.cluster)[:1]:
                os.kill(process, signal.SIGKILL)
                self.victim = process
            time.sleep(0.01)


def games(**more: Any) -> Report:
    settings: dict[str, Any] = {"games": 64, "players": ["random", "random"], "seed": "cluster", **more}
    return simulate("julius_caesar", **settings)


def test_a_killed_worker_changes_nothing(cluster: Cluster) -> None:
    assassin = Assassin(cluster)
    far = games(workers=executor(cluster.address), progress=assassin)
    assert assassin.victim > 0
    assert assassin.seen[0] < 64
    assert assassin.seen == sorted(set(assassin.seen))
    assert assassin.seen[-1] == 64
    assert far.workers == 2
    assert far.on == cluster.address
    assert text(far) == text(games()) == text(games(workers=2))


def test_the_command_plays_on_a_cluster(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "hannibal", "--games", "4", "--players", "random,random", "--json"]
    assert main([*words, "--on", cluster.address, "--workers", "2"]) == 0
    far = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    near = json.loads(capsys.readouterr().out)
    assert (far["on"], far["workers"], near["on"], near["workers"]) == (cluster.address, 2, "local", 1)
    for key in WHERE_AND_WHEN:
        del far[key], near[key]
    assert far == near


def test_ladder_and_laboratory_too(cluster: Cluster) -> None:
    place = executor(cluster.address, 2)
    levels = ["random", "random"]
    far = ladder("julius_caesar", levels, games=4, workers=place).to_data()
    near = ladder("julius_caesar", levels, games=4).to_data()
    assert far.pop("run")["on"] == cluster.address
    assert near.pop("run")["on"] == "local"
    assert far == near
    study: dict[str, Any] = {"levels": ["random"], "games": 2, "vary": []}
    assert lab("julius_caesar", workers=place, **study).csv() == lab("julius_caesar", **study).csv()


def test_a_game_that_fails_is_named_as_it_is_locally(cluster: Cluster) -> None:
    plan = Plan("julius_caesar", ("random", "nobody"), "bad", "historical_705", ())
    place = executor(cluster.address, 2)
    with place.opened(), pytest.raises(GameFailed, match=r"game \d \(seed 'bad-\d'\) failed: ValueError"):
        list(place.run(play_games, plan, range(8)))


def test_other_rules_are_not_played(cluster: Cluster) -> None:
    plan = Plan("julius_caesar", ("random", "random"), "old", "historical_705", (), rules=1)
    place = executor(cluster.address)
    with place.opened(), pytest.raises(GameFailed, match="install the same bellum everywhere"):
        list(place.run(play_games, plan, range(1)))


def test_no_cluster_at_an_address_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    words = ["simulate", "julius_caesar", "--players", "random,random", "--on", address]
    assert main(words) == 2
    assert capsys.readouterr().err == f"bellum: there is no Ray cluster at {address}\n"


@pytest.mark.parametrize("words", ["wonderland", "here:", ":6379", "host:70000", "host:port"])
def test_a_place_is_an_address(words: str) -> None:
    with pytest.raises(BadSetup, match=f"not on '{words}'"):
        executor(words)
