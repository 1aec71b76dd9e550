"""The command: its sentences when something is wrong, its logs, and a clean end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bellum.server import main
from bellum.server.settings import BadSettings, Settings, database
from tests.server.kit import RANDOM, YOU, Person, Process, Socket, quick, running, sqlite


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bellum.server.main", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


WITHOUT = """
import sys
for name in ("alembic", "fastapi", "prometheus_client", "psycopg", "pydantic", "sqlalchemy", "uvicorn", "websockets"):
    sys.modules[name] = None
from bellum.cli import main
sys.exit(main(sys.argv[1:]))
"""


def bare(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line where no package of the server is installed."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments], capture_output=True, text=True, timeout=60
    )


def test_only_serving_needs_the_packages_of_the_server() -> None:
    assert bare("games").returncode == 0
    assert bare("simulate", "julius_caesar", "--games", "1", "--players", "random,random").returncode == 0
    assert "--workers" in bare("serve", "--help").stdout
    done = bare("serve")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'bellum[server]'" in done.stderr


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = run("--workers", "2", "--port", "0", BELLUM_DATA=str(tmp_path), BELLUM_DATABASE_URL="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("--port", str(port), BELLUM_DATA=str(tmp_path), BELLUM_DATABASE_URL="")
    assert done.returncode == 2
    assert f"port {port}" in done.stderr


def test_a_database_that_cannot_be_reached() -> None:
    done = run("--port", "0", "--database-url", "postgresql://bellum:secret@127.0.0.1:1/bellum")
    assert done.returncode == 2
    assert "cannot be used" in done.stderr
    assert "secret" not in done.stderr


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:x"])
def test_a_wrong_address_of_a_database(url: str) -> None:
    if url.startswith("sqlite:///"):
        assert database(url).database == ":memory:x"
        return
    with pytest.raises(BadSettings):
        database(url)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELLUM_DATABASE_URL", "postgres://u@h/d")
    monkeypatch.setenv("BELLUM_ORIGINS", "https://a.example/ https://b.example")
    monkeypatch.setenv("BELLUM_MACHINE_PACE", "0.5")
    settings = Settings.from_environment()
    assert settings.database.drivername == "postgresql+psycopg"
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.pace == 0.5
    assert Settings.from_environment("sqlite:////tmp/x").sqlite
    monkeypatch.setenv("BELLUM_MACHINE_PACE", "fast")
    with pytest.raises(BadSettings, match="BELLUM_MACHINE_PACE"):
        Settings.from_environment()


def test_a_test_server_is_made_on_purpose_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BELLUM_TEST_SEED", raising=False)
    assert Settings.from_environment("sqlite:////tmp/x").test_seed is None
    monkeypatch.setenv("BELLUM_TEST_SEED", " ides of march ")
    assert Settings.from_environment("sqlite:////tmp/x").test_seed == "ides of march"
    for wrong in ("x" * 101, "two\nlines"):
        monkeypatch.setenv("BELLUM_TEST_SEED", wrong)
        with pytest.raises(BadSettings, match="BELLUM_TEST_SEED"):
            Settings.from_environment("sqlite:////tmp/x")


def test_addresses_that_a_browser_opens() -> None:
    assert main.address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert main.address("::1", 80) == "http://[::1]:80/"
    assert main.address("example.org", 8000) == "http://example.org:8000/"


@pytest.mark.slow
def test_a_clean_end_and_logs_without_secrets(tmp_path: Path) -> None:
    server = Process(sqlite(tmp_path))
    ala = Person(server.address, "Ala")
    second = run("--port", "0", "--database-url", f"sqlite:///{tmp_path}/bellum.sqlite")
    assert second.returncode == 2
    assert "another server already uses" in second.stderr
    made = ala.create(YOU, {"kind": "invite"})
    table = ala.table(YOU, YOU)
    ala.table(RANDOM, RANDOM)
    watcher = Socket(server.address, table)
    player = ala.sit(table)
    player.ask("chat", text="carthago delenda est")
    player.play("caesar", player.legal("caesar")[0])
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < 10
    assert watcher.closed() == 1012
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert {line["message"] for line in lines} >= {"started", "request", "stopped"}
    assert all({"at", "level", "from"} <= set(line) for line in lines)
    seed = "seed"
    for secret in (ala.http.cookies["bellum"], made["invites"]["pompeius"], "carthago", f'"{seed}"'):
        assert secret not in server.log
    assert server.process.stdout is not None


@pytest.mark.slow
def test_terminating_ends_it_cleanly_too(tmp_path: Path) -> None:
    server = Process(sqlite(tmp_path))
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(20) in (0, -signal.SIGTERM)
    server._reader.join(20)
    assert '"stopped"' in server.log


def test_a_server_may_propose_another_machine_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BELLUM_MACHINE_LEVEL", "greedy")
    level = Settings.from_environment("sqlite:////tmp/x").level
    with running(quick(sqlite(tmp_path), level=level)) as address:
        visitor = Person(address)
        assert {game["default_player"] for game in visitor.get("/api/games")} == {"greedy"}
        assert visitor.get("/api/games/julius_caesar")["default_player"] == "greedy"
    monkeypatch.setenv("BELLUM_MACHINE_LEVEL", "hannibal")
    with pytest.raises(BadSettings, match="must be one of random, greedy, planner-1"):
        Settings.from_environment("sqlite:////tmp/x")
