"""What the server is told from outside: by the environment, and by the options of ``bellum serve``."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from ..players import DEFAULT, NAMES

LONGEST_SEED = 100


class BadSettings(ValueError):
    """Settings that cannot work; ``str()`` gives a sentence for whoever started the server."""


def data_folder() -> Path:
    """Where the database file is kept: BELLUM_DATA, or the user's data folder."""
    named = os.environ.get("BELLUM_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "bellum"


def number(name: str, default: float) -> float:
    """A number from the environment."""
    text = os.environ.get(name, "")
    try:
        return float(text) if text else default
    except ValueError:
        raise BadSettings(f"{name} must be a number, not {text!r}") from None


def seed(name: str) -> str | None:
    """A table's seed from the environment."""
    text = os.environ.get(name, "").strip()
    if len(text) > LONGEST_SEED or not text.isprintable():
        raise BadSettings(f"{name} must be one line of at most {LONGEST_SEED} characters")
    return text or None


def level(name: str) -> str:
    """A machine player from the environment."""
    text = os.environ.get(name, "").strip() or DEFAULT
    if text not in NAMES:
        raise BadSettings(f"{name} must be one of {', '.join(NAMES)}, not {text!r}")
    return text


def database(text: str | None) -> URL:
    """The database's address: PostgreSQL if a URL says so, otherwise SQLite in a file."""
    if not text:
        return URL.create("sqlite", database=str(data_folder() / "bellum.sqlite"))
    try:
        url = make_url(text)
    except Exception:
        raise BadSettings("the database address must be a URL such as postgresql://user@host/name") from None
    if url.get_backend_name() == "postgres" or url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    raise BadSettings("the database must be PostgreSQL (postgresql://...) or an SQLite file (sqlite:///path)")


PATIENCE = 4.5  # so that no request hangs for more than five seconds


@dataclass(frozen=True)
class Settings:
    """Everything that may differ between two servers."""

    database: URL
    secret: str | None = None  # signs the cookies; by default the database keeps one
    origins: tuple[str, ...] = ()  # other origins that may talk to the server, besides its own
    hosts: tuple[str, ...] = ()  # the names by which the server may be called; none: by any
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word on addresses and schemes is taken
    thinkers: int = 1  # processes in which machine players think
    budget: float = 10.0  # seconds that a machine player has for an action
    level: str = DEFAULT  # the machine player that is proposed, and that plays on for people who have left
    pace: float = 0.25  # seconds between two actions of a machine, so that people can follow
    ponder: int = 0  # of what a person may do, how much machines think about before he does it
    patience: float = PATIENCE  # seconds after which nobody waits for a database that does not answer
    limits: float = 1.0  # scale of the rate limits; 0 switches them off
    cached: int = 1000  # tables kept in memory
    metrics_token: str | None = None  # who knows it may collect the metrics; without one nobody may
    test_seed: str | None = None  # only for tests: whoever knows it knows every die of this server
    static: Path = field(default=Path(__file__).parent / "static")

    @property
    def sqlite(self) -> bool:
        return self.database.get_backend_name() == "sqlite"

    @staticmethod
    def from_environment(database_url: str | None = None) -> Settings:
        """The settings of the environment; a database address that is given here comes first."""
        origins = os.environ.get("BELLUM_ORIGINS", "").split()
        thinkers = int(number("BELLUM_THINKERS", max(1, min(4, (os.cpu_count() or 2) - 1))))
        return Settings(
            database=database(database_url or os.environ.get("BELLUM_DATABASE_URL")),
            secret=os.environ.get("BELLUM_SECRET") or None,
            origins=tuple(origin.rstrip("/") for origin in origins),
            hosts=tuple(os.environ.get("BELLUM_HOSTS", "").lower().split()),
            proxies=tuple(os.environ.get("BELLUM_PROXIES", "").split()),
            thinkers=max(1, thinkers),
            budget=number("BELLUM_MACHINE_BUDGET", 10.0),
            level=level("BELLUM_MACHINE_LEVEL"),
            pace=number("BELLUM_MACHINE_PACE", 0.25),
            ponder=max(0, int(number("BELLUM_PONDER", 0))),
            patience=max(0.1, number("BELLUM_PATIENCE", PATIENCE)),
            limits=number("BELLUM_LIMITS", 1.0),
            cached=int(number("BELLUM_CACHED_TABLES", 1000)),
            metrics_token=os.environ.get("BELLUM_METRICS_TOKEN") or None,
            test_seed=seed("BELLUM_TEST_SEED"),
        )
