"""What a team says among itself reaches that team, and nobody else: not now, not later, not by any other way."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import URL

from bellum.server.storage.chat import KEPT, ChatLine
from bellum.server.storage.database import MIGRATIONS, connect, migrate
from bellum.server.tables.talk import Talk
from tests.server.kit import OPEN, YOU, Person, Process, Socket, quick, running, sqlite
from tests.server.test_teams import PEOPLE, TEAM, gathered, play

WORDS = "Tonight, by the ford."


@pytest.fixture
def people(address: str) -> list[Person]:
    return [Person(address, name) for name in PEOPLE]


def lines(socket: Socket) -> list[tuple[str, str | None]]:
    """What a socket was told of the chat when it connected."""
    return [(line["text"], line["team"]) for line in socket.state["chat"]]


def everything(socket: Socket) -> str:
    """All that a socket has been sent until now."""
    assert socket.ask("ping")["type"] == "pong"  # messages keep their order: what was on its way has come
    return "".join(socket.seen)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_teams_words_reach_its_seats_and_no_other(people: list[Person], players: int) -> None:
    table, sockets = gathered(people, players)
    sockets["nobody"] = Socket(people[0].address, table)
    sockets["stranger"] = Person(people[0].address).sit(table)
    assert sockets["north"].ask("chat", text=WORDS, team="river")["type"] == "ack"
    assert sockets["east"].ask("chat", text="We hear nothing.", team="hills")["type"] == "ack"
    assert sockets["north"].ask("chat", text="Good evening, all.")["type"] == "ack"
    for eyes, socket in sockets.items():
        seen = everything(socket)
        assert (WORDS in seen) == (TEAM.get(eyes) == "river"), eyes
        assert ("We hear nothing." in seen) == (TEAM.get(eyes) == "hills"), eyes
        assert "Good evening, all." in seen
    heard = next(json.loads(seen) for seen in sockets["south"].seen if WORDS in seen)
    assert heard["chat"] == {
        "user": {"id": people[0].id, "name": "Ala"},
        "text": WORDS,
        "at": heard["chat"]["at"],
        "team": "river",
    }


def test_who_comes_back_reads_his_own_teams_words_and_no_others(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    sockets["north"].ask("chat", text=WORDS, team="river")
    sockets["west"].ask("chat", text="Wait for them.", team="hills")
    sockets["west"].ask("chat", text="Good luck!")
    both, river, hills = ("Good luck!", None), (WORDS, "river"), ("Wait for them.", "hills")
    for person, own in zip(people, (river, river, hills, hills)):
        again = person.sit(table)
        assert lines(again) == sorted([own, both], key=[river, hills, both].index)
        again.ask("sync")
        assert ("Wait for them." in everything(again)) == (own == hills)
    for spectator in (people[4].sit(table), Socket(people[0].address, table)):
        assert lines(spectator) == [both]
        spectator.ask("sync")
        assert not any(secret in everything(spectator) for secret in (WORDS, "Wait for them."))


def test_a_finished_game_keeps_the_teams_secrets(people: list[Person]) -> None:
    """Neither the record nor a replay nor a look at the table tells what was said; the team still reads it."""
    table, sockets = gathered(people, 4)
    sockets["south"].ask("chat", text=WORDS, team="river")
    play(sockets, random.Random(6), 200)
    assert people[4].get(f"/api/tables/{table}")["state"] == "over"
    paths = ["", "/record", "/frames", "/frames?as=north", "/frames?as=omniscient&views=false"]
    told = [people[0].http.get(f"/api/tables/{table}{path}") for path in paths]
    assert all(answer.status_code == 200 and WORDS not in answer.text for answer in told)
    assert WORDS not in people[0].http.get("/api/tables").text
    assert lines(people[0].sit(table)) == [(WORDS, "river")]
    assert lines(people[2].sit(table)) == lines(people[4].sit(table)) == []
    assert sockets["north"].ask("chat", text="Well played.", team="river")["type"] == "ack"
    assert "Well played." not in everything(sockets["east"])
    rematch = people[0].post(f"/api/tables/{table}/rematch")["id"]
    assert lines(people[0].sit(rematch)) == []


@pytest.mark.parametrize(
    ("seat", "team", "code"),
    [
        ("north", "hills", "not-your-team"),
        ("north", "swamp", "not-your-team"),
        ("nobody", "river", "not-seated"),
    ],
)
def test_only_a_team_talks_to_itself(people: list[Person], seat: str, team: str, code: str) -> None:
    table, sockets = gathered(people, 3)
    sockets["nobody"] = people[4].sit(table)
    assert sockets[seat].ask("chat", text=WORDS, team=team)["code"] == code
    assert sockets[seat].ask("chat", text=WORDS, team="")["code"] == "malformed"
    assert all(WORDS not in everything(socket) for socket in sockets.values())


def test_there_is_no_teams_channel_before_the_game_begins(people: list[Person]) -> None:
    """Until then one may listen to one team and go over to the other."""
    table = people[0].toy(YOU, OPEN, OPEN)["table"]["id"]
    people[1].post(f"/api/tables/{table}/join", {"seat": "south"})
    socket = people[1].sit(table)
    assert socket.ask("chat", text=WORDS, team="river")["code"] == "not-playing"
    assert socket.ask("chat", text="Hello!")["type"] == "ack"


def test_whoever_leaves_a_team_hears_it_no_more(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    sockets["north"].ask("chat", text="Before.", team="river")
    people[1].post(f"/api/tables/{table}/resign", {"seat": "south"})
    sockets["north"].ask("chat", text="Now that he has gone.", team="river")
    assert "Now that he has gone." not in everything(sockets["south"])
    assert lines(people[1].sit(table)) == []
    assert sockets["south"].ask("chat", text="Let me in!", team="river")["code"] == "not-your-team"


def test_who_plays_for_both_teams_hears_both(people: list[Person]) -> None:
    table = people[0].toy(YOU, OPEN, YOU)["table"]["id"]
    people[1].post(f"/api/tables/{table}/join", {"seat": "south"})
    both, south = people[0].sit(table), people[1].sit(table)
    assert both.ask("chat", text="To the river.", team="river")["type"] == "ack"
    assert both.ask("chat", text="To the hills.", team="hills")["type"] == "ack"
    assert "To the river." in everything(south)
    assert "To the hills." not in everything(south)
    assert lines(people[0].sit(table)) == [("To the river.", "river"), ("To the hills.", "hills")]


def test_how_much_a_team_says_is_not_to_be_seen() -> None:
    """Each channel keeps as many lines as it would by itself."""
    talk = Talk(ChatLine(n, "river" if n % 3 else None, {"n": n}) for n in range(1, 9 * KEPT + 1))
    assert talk.last == 9 * KEPT
    public = [line["n"] for line in talk.heard_by(())]
    assert public == [n for n in range(1, 9 * KEPT + 1) if n % 3 == 0][-KEPT:]
    assert [line["n"] for line in talk.heard_by(("hills",))] == public
    own = [line["n"] for line in talk.heard_by(("river",))]
    assert own == sorted(own)
    assert len(own) == 2 * KEPT


def test_a_channels_latest_lines_survive_a_restart(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(quick(url)) as address:
        people = [Person(address, name) for name in PEOPLE]
        table, sockets = gathered(people, 3)
        sockets["east"].ask("chat", text="First of all.")
        for number in range(KEPT + 5):
            sockets["north"].ask("chat", text=f"{number}", team="river")
        for socket in sockets.values():
            socket.close()
    with running(quick(url)) as address:
        for person in people:
            person.http.base_url = person.address = address
        own = [("First of all.", None), *((f"{number}", "river") for number in range(5, KEPT + 5))]
        assert lines(people[1].sit(table)) == own
        assert lines(people[2].sit(table)) == own[:1]


def test_a_database_without_channels_is_brought_up_to_date(database: URL) -> None:
    """What was said before is for everybody; who goes back to that version loses what only teams may read."""
    engine = connect(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    def move(go: Callable[[Config, str], None], *statements: str) -> list[str]:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            config.attributes["connection"] = connection
            go(config, "0003")
            for statement in statements:
                connection.execute(text(statement))
            return list(connection.execute(text("SELECT text FROM chat ORDER BY id")).scalars())

    said = "INSERT INTO chat (table_id, user_id, text, at) VALUES ('t', 'ala', 'Hello!', 0)"
    made = (
        "INSERT INTO tables (id, game, rules, scenario, options, seed, state, created_by, created_at, updated_at,"
        " n, to_move, machine_owes) VALUES ('t', 'toy', 3, 'only', '{}', 's', 'open', 'ala', 0, 0, 0, '', false)"
    )
    move(command.upgrade, "INSERT INTO users VALUES ('ala', 'Ala', true, 0)", made, said)
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        assert connection.execute(text("SELECT team FROM chat")).scalars().all() == [None]
        secret = said.replace("text, at", "text, at, team").replace("'Hello!', 0", f"'{WORDS}', 0, 'river'")
        connection.execute(text(secret))
    assert move(command.downgrade) == ["Hello!"]
    engine.dispose()


@pytest.mark.slow
def test_another_process_tells_a_teams_words_to_the_team_only(postgresql: URL) -> None:
    with Process(postgresql) as first, Process(postgresql) as second:
        ala, bela, celina = (
            Person(process.address, name)
            for process, name in ((first, "Ala"), (second, "Béla"), (second, "Celina"))
        )
        table = ala.toy(YOU, OPEN, OPEN)["table"]["id"]
        for person, seat in ((bela, "south"), (celina, "east")):
            person.post(f"/api/tables/{table}/join", {"seat": seat})
        north, south, east = (person.sit(table) for person in (ala, bela, celina))
        nobody = Socket(second.address, table)
        north.ask("chat", text=WORDS, team="river")
        north.ask("chat", text="Good evening.")
        for socket in (south, east, nobody):
            while not any("Good evening." in seen for seen in socket.seen):
                socket.next()
        assert WORDS in everything(south)
        assert all(WORDS not in everything(socket) for socket in (east, nobody))
        # He leaves through one process, and the team talks on in the other.
        bela.post(f"/api/tables/{table}/resign", {"seat": "south"})
        north.ask("chat", text="Now that he has gone.", team="river")
        north.ask("chat", text="Farewell.")
        while not any("Farewell." in seen for seen in south.seen):
            south.next()
        assert "Now that he has gone." not in everything(south)


def test_the_words_stand_in_the_database_once(tmp_path: Path) -> None:
    """No other table of it, and so nothing that is made from those, holds them."""
    with running(quick(sqlite(tmp_path))) as address:
        people = [Person(address, name) for name in PEOPLE]
        _, sockets = gathered(people, 3)
        sockets["north"].ask("chat", text=WORDS, team="river")
    with sqlite3.connect(tmp_path / "bellum.sqlite") as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        found = {
            name: str(connection.execute(f"SELECT * FROM {name}").fetchall()).count(WORDS) for name in names
        }
    assert {name: count for name, count in found.items() if count} == {"chat": 1}
