"""The database: an engine for SQLite or PostgreSQL, brought up to date by Alembic when it is opened.

SQLite runs in WAL with ``synchronous = FULL``: a commit returns after its WAL frames are on the disk, so an
action that was acknowledged survives a crash of the process and of the machine. NORMAL would save one sync
per commit and lose the last ones in a power failure. PostgreSQL commits synchronously by default.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL

from ..settings import PATIENCE, BadSettings

MIGRATIONS = Path(__file__).parent / "migrations"
# Parts of the patience with the database that a statement, a lock, and an answer of the network may take.
STATEMENT, LOCK, SILENCE = 8 / 9, 6 / 9, 8 / 9
MIGRATION_LOCK = 7_052_049  # our own advisory lock, so that two servers do not migrate at once


def hurry(url: URL, patience: float) -> dict[str, Any]:
    """How PostgreSQL is connected to: nothing may wait long for a server that is stopped, locked or gone.

    The server gives up statements and locks, the system connections to a machine that does not answer.
    """
    statement, lock, silence = (round(1000 * patience * part) for part in (STATEMENT, LOCK, SILENCE))
    limits = f"-c statement_timeout={statement} -c lock_timeout={lock} -c tcp_user_timeout={silence}"
    own = url.query.get("options", "")
    return {
        "connect_timeout": max(2, round(patience * LOCK)),
        "options": f"{limits} {own if isinstance(own, str) else ' '.join(own)}".strip(),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 2,
        "tcp_user_timeout": silence,
    }


def connect(url: URL, patience: float = PATIENCE) -> Engine:
    """An engine with the transactions that this server needs."""
    if url.get_backend_name() != "sqlite":
        return create_engine(
            url,
            pool_size=6,
            max_overflow=4,
            pool_timeout=patience * LOCK,
            pool_pre_ping=True,
            pool_recycle=1800,
            connect_args=hurry(url, patience),
        )
    engine = create_engine(url, connect_args={"timeout": patience * LOCK, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def opened(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver starts no transactions of its own
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def newest() -> str:
    """The revision of the last migration."""
    return max(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def current(engine: Engine) -> bool:
    """Whether the schema is up to date."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [
            newest()
        ]


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    if current(engine):
        return
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))  # a migration takes its time
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def claim(url: URL) -> IO[str] | None:
    """Make sure that no other server uses the same SQLite file: neither would hear of the other's moves."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{path}.lock", "a")  # noqa: SIM115 - held until the server ends
    except OSError as error:
        raise BadSettings(f"the database folder {path.parent} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadSettings(
            f"another server already uses {path}; to run several servers on one database, use PostgreSQL"
        ) from None
    os.set_inheritable(lock.fileno(), False)
    return lock
