"""The tables of the database. ``actions`` is the truth: rows are only ever added; the rest follows from it.

A row of ``actions`` is an entry of a table's log (see ``entries``). When two writers add an entry at the same
time, the primary key decides which of them was first. ``tables`` repeats what a list of tables needs (n,
to_move, state, outcome), and ``seats`` where a machine stands in; both are written in the same transaction as
the entry. ``tellings`` keeps the events of each action, so that a finished game is still shown as it was when
the rules have changed; its rows, too, are only ever added.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

revocations = Table(
    "revocations",
    metadata,
    Column("user_id", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),  # seconds: cookies given up to then no longer count
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(100), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created_by", String(40), ForeignKey("users.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("to_move", Text, nullable=False),  # seats, separated by spaces
    Column("machine_owes", Boolean, nullable=False),
    Column("outcome", Text),  # JSON
    Column("broken", Text),  # JSON: where corrected rules no longer allow what was played
    Column("rematch", String(20), ForeignKey("tables.id")),
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether machines may be asked
    Index(None, "created_by"),
    Index(None, "state", "machine_owes"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("team", String(60), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("player", String(60)),  # for a machine's seat
    Column("stand_in", String(60)),  # the machine that plays on for a user who has resigned
    Column("user_id", String(40), ForeignKey("users.id")),
    Column("reserved_for", String(40), ForeignKey("users.id")),
    Column("invite", String(64)),  # SHA-256 of the token
    Index(None, "user_id"),
    Index(None, "reserved_for"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", String(60), nullable=False),
    Column("text", String(100), nullable=False),
    Column("user_id", String(40), ForeignKey("users.id")),  # null for a machine
    Column("at", BigInteger, nullable=False),
)

tellings = Table(
    "tellings",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # of the action's entry; 0 for the set-up
    Column("rules", Integer, primary_key=True, autoincrement=False),  # the version that produced these events
    Column("events", Text, nullable=False),  # JSON
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(60), primary_key=True),
    Column("word", String(60), primary_key=True),
    Column("until", String(60), nullable=False),  # the span for which it was given,
    Column("mark", BigInteger, nullable=False),  # and which one: it ends when the game's mark is another
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("team", String(60)),  # to whom it was said; null for everybody at the table
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id", "id"),
)
