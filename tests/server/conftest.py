"""One server for all tests of a process, people at it, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from bellum.games import GAMES
from tests.server import postgres
from tests.server.kit import OPENED, Person, quick, running, sqlite

TOYS = {"toy": "tests.toy", "feud": "tests.server.feud"}


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """The toys are among the games, here and in the processes of servers and of their machines."""
    with pytest.MonkeyPatch.context() as patch:
        for id, package in TOYS.items():
            patch.setitem(GAMES, id, package)
        patch.setenv("BELLUM_GAMES", " ".join(f"{id}={package}" for id, package in TOYS.items()))
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without limits."""
    with running(quick(sqlite(tmp_path_factory.mktemp("server")))) as address:
        yield address


@pytest.fixture
def ala(address: str) -> Person:
    return Person(address, "Ala")


@pytest.fixture
def bela(address: str) -> Person:
    return Person(address, "Béla")


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close the sockets that a test has left open."""
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A private PostgreSQL."""
    if reason := postgres.why_not():
        pytest.skip(reason)
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def postgresql(cluster: postgres.Cluster) -> URL:
    """An empty PostgreSQL database."""
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: URL = request.getfixturevalue("postgresql")
    return url
