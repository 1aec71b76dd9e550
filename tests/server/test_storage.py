"""The database, SQLite and PostgreSQL: the log decides between two, a write is durable or did not happen."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from bellum.games import find
from bellum.kernel import Record
from bellum.server.protocol import NewTable
from bellum.server.settings import BadSettings
from bellum.server.storage import game_log, schema, stored_tables
from bellum.server.storage.database import MIGRATIONS, connect, migrate
from bellum.server.storage.entries import ACCEPT, ACT, OFFER, RESIGN, UNDO, Entry
from bellum.server.storage.kept_settings import kept_setting
from bellum.server.storage.rows import TableRow
from bellum.server.storage.store import Store, Unavailable
from bellum.server.tables import seating
from bellum.server.tables.course import Course
from tests.server.kit import YOU, Person, Socket, quick, running, sqlite

T = TypeVar("T")


def with_store(url: URL, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run something with a store of its own."""

    async def run() -> T:
        store = await asyncio.to_thread(Store, url)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


async def new_table(store: Store, user: str = "ala") -> TableRow:
    wish = NewTable.model_validate({"game": "julius_caesar", "seats": {"caesar": YOU, "pompeius": YOU}})
    row, _ = await store.write(lambda c: seating.create(c, user, wish))
    return row


def entry(n: int, text: str = "done", user: str | None = "ala") -> Entry:
    return Entry(n, ACT, "caesar", text, user, n)


HEAD: dict[str, Any] = {"to_move": "caesar"}


def add_entry(table_id: str, n: int, connection: Connection) -> None:
    game_log.append(connection, table_id, [entry(n)], HEAD)


def test_the_migrations_make_the_schema(database: URL) -> None:
    engine = connect(database)
    migrate(engine)
    migrate(engine)  # a second time changes nothing
    found = inspect(engine)
    assert set(found.get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    for name, table in schema.metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        key = found.get_pk_constraint(name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]
        indexes = {index["name"] for index in found.get_indexes(name)}
        assert indexes == {index.name for index in table.indexes}
    engine.dispose()


def test_a_database_of_before_is_brought_up_to_date(database: URL) -> None:
    """Until 0002 everybody played for himself, and an outcome named the one seat that resigned."""
    engine = connect(database)
    outcomes: list[dict[str, Any]] = [
        {"winners": ["b"], "reason": "resigned", "rule": "", "scores": None, "resigned": "a"},
        {"winners": ["a"], "reason": "points", "rule": "5", "scores": {"a": 2, "b": 1}, "resigned": None},
    ]
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO users VALUES ('ala', 'Ala', true, 0)"))
        for number, outcome in enumerate(outcomes):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, rules, scenario, options, seed, state, created_by, created_at,"
                    " updated_at, n, to_move, machine_owes, outcome) VALUES (:id, 'toy', 3, 'only', '{}', 's',"
                    " 'over', 'ala', 0, 0, 1, '', false, :outcome)"
                ),
                {"id": f"t{number}", "outcome": json.dumps(outcome)},
            )
            for place, name in enumerate("ab"):
                connection.execute(
                    text(
                        "INSERT INTO seats (table_id, name, number, kind, user_id)"
                        " VALUES (:id, :name, :place, 'you', 'ala')"
                    ),
                    {"id": f"t{number}", "name": name, "place": place},
                )
    migrate(engine)
    with engine.connect() as connection:
        first, second = stored_tables.load_all(connection, ["t0", "t1"])
        assert [(seat.name, seat.team, seat.stand_in) for seat in first.seats] == [
            ("a", "a", None),
            ("b", "b", None),
        ]
        assert first.outcome == {**outcomes[0], "resigned": {"team": "a", "seats": ["a"]}}
        assert second.outcome == outcomes[1]
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        stored = connection.execute(text("SELECT outcome FROM tables ORDER BY id")).scalars().all()
        assert [json.loads(outcome) for outcome in stored] == outcomes
    engine.dispose()


def test_two_entries_of_one_number_are_never_both_stored(database: URL) -> None:
    async def work(store: Store) -> None:
        row = await new_table(store)
        writes = [
            store.write(lambda c, t=text: game_log.append(c, row.id, [entry(1, t)], HEAD))  # type: ignore[misc]
            for text in ("a", "b", "c", "d")
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, game_log.Conflict) for result in results] == [False, True, True, True]
        stored = await store.read(lambda c: game_log.entries_after(c, row.id, 0))
        assert [entry.text for entry in stored] == ["a"]

    with_store(database, work)


def test_a_write_that_fails_leaves_nothing_and_spoils_no_other(database: URL) -> None:
    class Broken(Exception):
        pass

    def breaks(connection: Connection) -> None:
        connection.execute(insert(schema.settings).values(key="half", value="played"))
        raise Broken

    def nonsense(connection: Connection) -> None:
        connection.execute(insert(schema.settings).values(key="also", value="half"))
        connection.execute(text("SELECT nonsense FROM nowhere"))

    def good(key: str) -> Callable[[Connection], None]:
        return lambda c: (c.execute(insert(schema.settings).values(key=key, value="x")), None)[1]

    async def work(store: Store) -> None:
        results = await asyncio.gather(
            *(store.write(do) for do in (good("1"), breaks, good("2"), nonsense, good("1"), good("3"))),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None),
            Broken,
            type(None),
            Unavailable,
            IntegrityError,
            type(None),
        ]
        keys = await store.read(lambda c: set(c.execute(select(schema.settings.c.key)).scalars()))
        assert keys == {"1", "2", "3"}

    with_store(database, work)


def test_a_setting_is_decided_once(database: URL) -> None:
    async def work(store: Store) -> None:
        found = [await store.write(lambda c, v=v: kept_setting(c, "k", v)) for v in "abc"]  # type: ignore[misc]
        assert found == ["a", "a", "a"]

    with_store(database, work)


def test_closing_finishes_what_was_asked_for(database: URL) -> None:
    async def work(store: Store) -> str:
        row = await new_table(store)
        for n in range(1, 40):
            task = asyncio.create_task(store.write(partial(add_entry, row.id, n)))
            await asyncio.sleep(0)
        del task
        return row.id

    id = with_store(database, work)

    async def look(store: Store) -> int:
        return len(await store.read(lambda c: game_log.entries_after(c, id, 0)))

    assert with_store(database, look) == 39


@pytest.mark.slow
def test_the_whole_server_on_either_database(database: URL) -> None:
    """Play, restart, and find everything as it was: the game, the chat, the names, the users."""
    dice = random.Random(8)
    with running(quick(database)) as address:
        ala = Person(address, "Ala")
        table = ala.table(YOU, YOU)
        with ala.sit(table) as socket:
            for _ in range(40):
                seat = socket.to_move[0]
                if socket.sides[seat]["can_undo"] and dice.random() < 0.3:
                    assert socket.ask("undo", seat=seat, n=socket.n)["type"] == "ack"
                elif socket.ply > 5 and dice.random() < 0.1:
                    assert socket.ask("undo-offer", seat="caesar", n=socket.n)["type"] == "ack"
                else:
                    socket.play(seat, dice.choice(socket.legal(seat)))
            socket.ask("chat", text="Veni, vidi.")
    with running(quick(database)) as address:
        ala.http.base_url = address
        ala.address = address
        with ala.sit(table) as again:
            assert (again.views, again.stories) == (socket.views, socket.stories)
            assert (again.n, again.sides["caesar"]["can_undo"]) == (
                socket.n,
                socket.sides["caesar"]["can_undo"],
            )
            assert [line["text"] for line in again.state["chat"]] == ["Veni, vidi."]
            seat = again.to_move[0]
            again.play(seat, again.legal(seat)[0])


# -- the course of a game ----------------------------------------------------------------------------------


def test_a_course_is_the_same_loaded_or_followed() -> None:
    """Random entries of every kind: folding them one by one and loading them at once give the same."""
    game = find("julius_caesar")
    for seed in range(6):
        dice = random.Random(seed)
        record = bellum_record(f"course {seed}")
        course = Course(game, record)
        log: list[Entry] = []
        for _ in range(120):
            kind, seat, text = random_entry(course, dice)
            made = Entry(course.n + 1, kind, seat, text, "u", len(log))
            course.apply(made)
            log.append(made)
            if dice.random() < 0.1:
                loaded = Course.load(game, record, log)
                assert loaded.match.position == course.match.position
                assert loaded.match.record.to_text() == course.match.record.to_text()
                for seat in course.match.seats:
                    assert loaded.view(seat) == course.view(seat)
                    assert loaded.story(seat) == course.story(seat)
                    assert loaded.match.can_undo(seat) == course.match.can_undo(seat)
                same = (loaded.n, loaded.ply, loaded.offer, loaded.times, loaded.changed)
                assert same == (course.n, course.ply, course.offer, course.times, course.changed)


def bellum_record(seed: str) -> Record:
    return Record("julius_caesar", 1, "historical_705", {"free_setup": False}, seed)


def random_entry(course: Course, dice: random.Random) -> tuple[str, str, str]:
    seat = dice.choice(course.to_move())
    if dice.random() < 0.15 and course.match.can_undo(seat):
        return UNDO, seat, str(course.ply - 1)
    if dice.random() < 0.05 and course.offered_ply(seat) is not None:
        return OFFER, seat, ""
    if course.offer is not None and dice.random() < 0.5:
        return (
            (ACCEPT, "pompeius", "")
            if dice.random() < 0.5
            else (UNDO, course.offer.seat, course.undo_to(course.offer.ply))
        )
    return ACT, seat, dice.choice(course.match.legal(seat))


def test_a_resignation_ends_the_course() -> None:
    course = Course(find("julius_caesar"), bellum_record("end"))
    course.apply(Entry(1, RESIGN, "caesar", "", "u", 0))
    assert course.over
    assert course.to_move() == []
    assert course.outcome() == {
        "winners": ["pompeius"],
        "reason": "resigned",
        "rule": "",
        "scores": None,
        "resigned": {"team": "caesar", "seats": ["caesar"]},
    }


# -- SQLite alone ------------------------------------------------------------------------------------------


def test_sqlite_is_durable_and_used_by_one_server(tmp_path: Path) -> None:
    url = sqlite(tmp_path)

    async def work(store: Store) -> None:
        modes = await store.read(
            lambda c: [c.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        )
        assert modes == ["wal", 2]
        with pytest.raises(BadSettings, match="another server already uses"):
            await asyncio.to_thread(Store, url)

    with_store(url, work)
    with_store(url, new_table)  # and after the first has gone, another may


def test_an_action_that_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    """The database fails under an action: everybody is asked to come again, and finds the table as it was."""
    url = sqlite(tmp_path)
    with running(quick(url)) as address:
        ala = Person(address, "Ala")
        table = ala.table(YOU, YOU)
        socket, other = ala.sit(table), Socket(address, table)
        before = dict(socket.views)
        vandal = sqlite3.connect(str(url.database), isolation_level=None)
        vandal.execute("ALTER TABLE actions RENAME TO gone")
        socket.send({"type": "act", "seat": "caesar", "action": socket.legal("caesar")[0], "n": 0})
        assert socket.closed() == other.closed() == 1013
        assert other.n == 0
        vandal.execute("ALTER TABLE gone RENAME TO actions")
        vandal.close()
        again = ala.sit(table)
        assert (again.n, again.views) == (0, before)
        again.play("caesar", again.legal("caesar")[0])
