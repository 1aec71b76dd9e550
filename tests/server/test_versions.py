"""Tables of the version before: they go on if they hold, wait for their players if not, and stay as they were."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, delete, func, select
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed

from bellum.games import GAMES
from bellum.kernel import Game, Match
from bellum.kernel.text import LANGUAGES, Texts
from bellum.server.http import library
from bellum.server.storage import schema
from bellum.server.storage.database import MIGRATIONS, connect
from bellum.server.storage.entries import ACT, GO_ON, OFFER, RULES, UNDO, Entry
from bellum.server.tables.course import Course, NewerRules
from tests.corrected import GAME as NOW
from tests.corrected import CorrectedRounds, another, begin
from tests.server.kit import INVITE, WAIT, YOU, Person, Process, Socket, answer, quick, running, sqlite
from tests.toy import GAME as BEFORE
from tests.toy import SEATS, Toy

House = Callable[[str], None]
TOLD = "rules-corrected"


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    """Says which version of the toy the house has; the other games are not needed here."""
    for id in reversed(list(GAMES)):  # backwards, so that they come back in the order they had
        monkeypatch.delitem(GAMES, id)

    def has(module: str) -> None:
        monkeypatch.setitem(GAMES, "toy", module)
        library.info_of.cache_clear()
        library.language_of.cache_clear()

    has("tests.toy")
    return has


@pytest.fixture
def changed(house: House) -> Iterator[Callable[..., None]]:
    """Puts the toy's corrected version with something else changed into the house."""
    module = ModuleType("tests.changed")
    sys.modules[module.__name__] = module

    def has(**changes: Any) -> None:
        module.GAME = another(**changes)  # type: ignore[attr-defined]
        house(module.__name__)

    yield has
    del sys.modules[module.__name__]
    library.info_of.cache_clear()


@contextmanager
def serving(database: URL, *people: Person) -> Iterator[str]:
    """A server, and people who have come back to it."""
    with running(quick(database)) as address:
        for person in people:
            person.http.base_url = address
            person.address = address
        yield address


def friends(address: str) -> list[Person]:
    return [Person(address, name) for name in ("Ala", "Béla", "Gita")]


def together(people: list[Person], **more: Any) -> str:
    """A table for three people."""
    made = people[0].toy(YOU, INVITE, INVITE, **more)
    table: str = made["table"]["id"]
    for person, token in zip(people[1:], made["invites"].values()):
        person.post(f"/api/tables/{table}/join", {"token": token})
    return table


def lead(sockets: list[Socket], *verbs: str) -> str:
    """Everybody bids, then whoever must choose does what the words say; the leader."""
    by_seat = {seat: socket for socket in sockets for seat in socket.views if seat is not None}
    n, leader = sockets[0].n, ""
    for number in range(len(by_seat) + len(verbs)):
        for socket in sockets:
            socket.follow_to(n)
        seat = sockets[0].to_move[0]
        socket = by_seat[seat]
        legal = socket.legal(seat)
        if number < len(by_seat):
            choice = legal[0]
        else:
            leader = leader or seat
            verb = verbs[number - len(by_seat)]
            choice = next(action for action in legal if action.split()[0] == verb)
        socket.play(seat, choice)
        n = socket.n
    for socket in sockets:
        socket.follow_to(n)
    return leader


def finish(socket: Socket) -> None:
    """Play a hot-seat game to its end: everybody bids and rests."""
    while socket.to_move:
        seat = socket.to_move[0]
        wishes = [action for action in socket.legal(seat) if action.split()[0] in ("bid", "rest", "yield")]
        socket.play(seat, wishes[0])
    while socket.table["state"] != "over":
        socket.next()


def kinds(entry: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in entry["events"]]


def frames(person: Person, table: str, eyes: str = "omniscient", views: bool = True) -> Any:
    return person.get(f"/api/tables/{table}/frames?as={eyes}&views={str(views).lower()}")


VIEWPOINTS = (*SEATS[:3], "spectator", "omniscient")


def stories(person: Person, table: str) -> dict[str, Any]:
    """What a finished game tells everybody."""
    return {
        eyes: [frame["events"] for frame in frames(person, table, eyes, views=False)["frames"]]
        for eyes in VIEWPOINTS
    }


def rows_of(database: URL, table: Any) -> int:
    engine = connect(database)
    with engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(table)).scalar_one()
    engine.dispose()
    return int(found)


# -- tables that go on -------------------------------------------------------------------------------------


def test_a_table_that_holds_goes_on_and_its_log_says_so(database: URL, house: House) -> None:
    with serving(database) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "rest")
            before = socket.stories["north"]
    house("tests.corrected")
    with serving(database, ala), ala.sit(table) as socket:
        assert socket.table["rules"] == 4
        assert socket.table["broken"] is None
        assert socket.n == 6
        assert socket.ply == 5
        story = socket.stories["north"]
        assert story[:-1] == before[:-1]
        assert story[-1]["events"][:-1] == before[-1]["events"]
        told = {"before": 3, "after": 4, "how": "same"}
        assert story[-1]["events"][-1] == {"kind": TOLD, "rule": "", "args": told}
        lead([socket], "stoke", "rest")
        again = socket.stories["north"]
    with serving(database, ala), ala.sit(table) as socket:  # and it is told once
        assert socket.stories["north"] == again
        assert [kinds(entry).count(TOLD) for entry in again].count(1) == 1
        assert socket.n == 11
        finish(socket)
        assert TOLD in kinds(frames(ala, table)["frames"][5])
        record = ala.http.get(f"/api/tables/{table}/record").text
        assert "rules 4\n" in record
        assert "# the rules were corrected after action 5, from version 3 to 4\n" in record


def test_the_correction_is_told_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = Texts(BEFORE, lang)
        told = {
            texts.event({"kind": TOLD, "rule": "", "args": {"before": 3, "after": 4, "how": how}})
            for how in ("same", "anew", "cut")
        }
        assert len(told) == 3
        assert all("3" in sentence and "4" in sentence for sentence in told)
        assert texts.outcome({"winners": [], "reason": "kept", "rule": "", "scores": None})


def greedy_seed() -> str:
    """A seed with which a raid takes more than the corrected rules let it."""
    for seed in range(200):
        match = Match.start(BEFORE, seed=seed)
        for seat in match.seats:
            match.play(seat, match.legal(seat)[0])
        for verb in ("stoke", "raid", "yield"):
            [seat] = match.to_move()
            match.play(seat, next(action for action in match.legal(seat) if action.split()[0] == verb))
        if any(event.args.get("booty", 0) > 5 for event in match.events[-1]):
            return str(seed)
    raise AssertionError("no seed gives such a raid")


def test_actions_that_hold_with_other_effects_are_told_anew(tmp_path: Path, house: House) -> None:
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU, seed=greedy_seed())["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "raid", "yield")
            points = socket.views["north"]["points"]
            before = socket.stories["north"]
    house("tests.corrected")
    with serving(sqlite(tmp_path), ala), ala.sit(table) as socket:
        assert socket.stories["north"][:-1] == before[:-1]
        assert socket.stories["north"][-1]["events"][-1]["args"]["how"] == "anew"
        assert socket.views["north"]["points"] != points
        finish(socket)
        assert socket.table["state"] == "over"
        shown = frames(ala, table)
        assert shown["broken"] is None
        assert all(frame["view"] is not None for frame in shown["frames"]), "the story is that of the views"
        assert [frame["events"] for frame in frames(ala, table, "north")["frames"]] == [
            entry["events"] for entry in socket.stories["north"]
        ]


def test_a_table_that_waits_for_people_takes_the_new_rules(tmp_path: Path, house: House) -> None:
    with serving(sqlite(tmp_path)) as address:
        people = friends(address)
        made = people[0].toy(YOU, INVITE, INVITE)
        table = made["table"]["id"]
    house("tests.corrected")
    with serving(sqlite(tmp_path), *people):
        with people[0].sit(table) as socket:
            assert (socket.table["rules"], socket.table["state"], socket.n) == (4, "open", 0)
        for person, token in zip(people[1:], made["invites"].values()):
            person.post(f"/api/tables/{table}/join", {"token": token})
        lead([person.sit(table) for person in people], "stoke", "rest")
        assert people[0].get(f"/api/tables/{table}")["rules"] == 4


# -- tables that break -------------------------------------------------------------------------------------


def test_a_table_that_breaks_waits_for_its_players_and_goes_on(database: URL, house: House) -> None:
    with serving(database) as address:
        people = friends(address)
        table = together(people)
        sockets = [person.sit(table) for person in people]
        leader = lead(sockets, "stoke", "stoke", "rest")
        before = {seat: socket.stories[seat] for seat, socket in zip(SEATS, sockets)}
        for socket in sockets:
            socket.close()
    house("tests.corrected")
    with serving(database, *people):
        sockets = [person.sit(table) for person in people]
        for seat, socket in zip(SEATS, sockets):
            own = seat == leader
            assert socket.table["broken"] == {
                "ply": 4,
                "length": 6,
                "rules": 4,
                "reason": "refused",
                "seat": leader,
                "action": "stoke" if own else None,
                "rule": "2",
                "message": "stoked-enough" if own else None,
                "waits_for": list(SEATS[:3]),
            }
            assert (socket.n, socket.ply, socket.to_move) == (6, 4, [])
            assert (socket.table["state"], socket.table["rules"]) == ("playing", 3)
            assert socket.table["your_turn"]
            assert socket.stories[seat] == before[seat][:5]
            assert socket.views[seat]["legal"] == []
            assert not socket.sides[seat]["can_undo"]
            assert not socket.sides[seat]["can_offer"]
        here = dict(zip(SEATS, sockets))
        first = here[leader]
        assert first.act(leader, "rest")["code"] == "rules-changed"
        for wish in ("why", "undo", "undo-offer"):
            more: dict[str, Any] = {"action": "rest"} if wish == "why" else {"n": first.n}
            assert first.ask(wish, seat=leader, **more)["code"] == "rules-changed"
        answer(people[0].http.post(f"/api/tables/{table}/resign", json={"seat": "north"}), 409)
        assert people[0].get("/api/tables")[0]["broken"]["waits_for"] == list(SEATS[:3])

        assert sockets[0].ask("go-on", seat="south", n=6)["code"] == "not-your-seat"
        assert sockets[0].ask("go-on", seat="north", n=0)["code"] == "stale"
        assert sockets[0].ask("go-on", seat="north", n=6)["type"] == "ack"
        assert sockets[1].until("table")["table"]["broken"]["waits_for"] == ["south", "east"]
        assert not people[0].get(f"/api/tables/{table}")["your_turn"]
        assert sockets[1].ask("go-on", seat="south", n=sockets[1].n)["type"] == "ack"
    with serving(database, *people):  # what was agreed is not forgotten
        sockets = [person.sit(table) for person in people]
        assert sockets[2].table["broken"]["waits_for"] == ["east"]
        assert sockets[2].ask("go-on", seat="east", n=sockets[2].n)["type"] == "ack"
        for seat, socket in zip(SEATS, sockets):
            socket.follow_to(11)
            if socket.table["broken"] is not None:
                socket.until("table")
            assert (socket.table["rules"], socket.table["broken"]) == (4, None)
            assert (socket.ply, socket.to_move) == (4, [leader])
            assert socket.stories[seat][:4] == before[seat][:4]
            assert socket.stories[seat][-1]["events"][-1]["args"] == {"before": 3, "after": 4, "how": "cut"}
        here = dict(zip(SEATS, sockets))
        assert here[leader].ask("go-on", seat=leader, n=11)["code"] == "nothing-to-decide"
        here[leader].play(leader, "rest")


def test_a_table_that_breaks_can_be_kept_as_it_was(database: URL, house: House) -> None:
    with serving(database) as address:
        people = friends(address)
        table = together(people)
        sockets = [person.sit(table) for person in people]
        leader = lead(sockets, "stoke", "stoke", "rest")
        before = {seat: socket.stories[seat] for seat, socket in zip(SEATS, sockets)}
        views = sockets[0].views["north"]
        for socket in sockets:
            socket.close()
    house("tests.corrected")
    with serving(database, *people):
        sockets = [person.sit(table) for person in people]
        assert sockets[0].ask("go-on", seat="north", n=6)["type"] == "ack"
        sockets[1].follow_to(7)
        assert sockets[1].ask("keep", seat="south", n=sockets[1].n)["type"] == "ack"
        for socket in sockets:
            while socket.table["state"] != "over" or socket.ply != 6:
                socket.next()
        for seat, socket in zip(SEATS, sockets):
            assert socket.table["outcome"] == {
                "winners": [],
                "reason": "kept",
                "rule": "",
                "scores": None,
                "resigned": None,
            }
            assert socket.table["rules"] == 3
            assert (socket.table["broken"]["ply"], socket.table["broken"]["waits_for"]) == (4, [])
            assert socket.table["broken"]["action"] == "stoke", "the game is over: everything lies open"
            assert socket.stories[seat] == before[seat]
        assert sockets[2].ask("go-on", seat="east", n=sockets[2].n)["code"] == "not-playing"
        stranger = Person(people[0].address)
        for seat in before:
            shown = frames(stranger, table, seat)
            assert [frame["events"] for frame in shown["frames"]] == [e["events"] for e in before[seat]]
            assert [frame["view"] is None for frame in shown["frames"]] == [False] * 5 + [True] * 2
        assert shown["broken"]["ply"] == 4
        assert shown["outcome"]["reason"] == "kept"
        record = stranger.http.get(f"/api/tables/{table}/record").text
        assert "rules 3\n" in record
        assert record.endswith(
            f"{leader} rest\n# the rules were corrected, and the game was kept as it was\n"
        )
        refused = stranger.post("/api/replay", {"record": record}, 400)["message"]
        assert "Action 5 of the record" in refused
        assert "stoked-enough (2). The record was played under version 3 of the rules" in refused
        people[0].post(f"/api/tables/{table}/rematch")
    house("tests.toy")  # whoever has the old rules can still see the board to the end
    with serving(database, *people), people[0].sit(table) as socket:
        shown = socket.views["north"]
        assert [shown["hands"][0], shown["purses"][0]] == [views["hands"][0], views["purses"][0]]
        assert None in views["hands"]
        assert None not in shown["hands"], "the game is over"
        hidden: dict[str, Any] = {"seat": None, "hands": [], "purses": [], "legal": [], "prompt": None}
        assert {**shown, **hidden} == {**views, **hidden}


def test_one_who_plays_alone_decides_alone(tmp_path: Path, house: House) -> None:
    """Who plays several seats agrees for all of them, and machines are not asked."""
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "stoke")
    house("tests.corrected")
    with serving(sqlite(tmp_path), ala), ala.sit(table) as socket:
        assert socket.ask("go-on", seat="south", n=socket.n)["type"] == "ack"
        assert (socket.ply, socket.table["broken"]) == (4, None)
        assert len(socket.to_move) == 1


def test_a_game_without_people_goes_on_by_itself(tmp_path: Path, house: House) -> None:
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "stoke")
    engine = create_engine(sqlite(tmp_path))
    with engine.begin() as connection:
        seats = schema.seats
        machine = {"kind": "machine", "player": "random", "user_id": None}
        connection.execute(seats.update().where(seats.c.table_id == table).values(**machine))
    house("tests.corrected")
    with serving(sqlite(tmp_path), ala), ala.sit(table) as socket:
        while socket.table["state"] != "over":
            socket.next()
        assert socket.table["rules"] == 4
        assert socket.stories[None][4]["events"][-1]["args"]["how"] == "cut"


class OneRound(CorrectedRounds):
    """1 A game of a single round."""

    def resolve(self, pos: Toy) -> bool:
        if pos.gone:
            pos.hands = [[] for _ in pos.hands]
        return super().resolve(pos)


def test_a_game_that_would_have_ended_before(tmp_path: Path, changed: Callable[..., None]) -> None:
    """By the new rules the game is over earlier: its players may agree to that, or keep it as it was."""
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "rest")
            lead([socket])

    def shorter(pos: Any) -> None:
        begin(pos)
        pos.steps = [OneRound()]

    changed(start=shorter)
    with serving(sqlite(tmp_path), ala), ala.sit(table) as socket:
        broken = socket.table["broken"]
        assert (broken["reason"], broken["rule"], broken["ply"], broken["length"]) == ("over", "5", 4, 7)
        assert (socket.table["state"], socket.table["outcome"]) == ("playing", None)
        assert socket.ask("go-on", seat="north", n=socket.n)["type"] == "ack"
        assert socket.table["state"] == "over"
        assert socket.table["outcome"]["rule"] == "5"


def test_a_set_up_that_is_gone_can_only_be_read(tmp_path: Path, changed: Callable[..., None]) -> None:
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "rest")
            before = socket.stories["south"]
    changed(scenarios=("another",))
    with serving(sqlite(tmp_path), ala):
        with pytest.raises(ConnectionClosed, match="4409"):
            ala.sit(table)
        found = ala.get(f"/api/tables/{table}")
        assert (found["state"], found["outcome"]["reason"], found["n"]) == ("over", "kept", 5)
        shown = frames(ala, table, "south")
        assert [frame["events"] for frame in shown["frames"]] == [entry["events"] for entry in before]
        assert all(frame["view"] is None for frame in shown["frames"])
        assert (shown["broken"]["reason"], shown["broken"]["ply"]) == ("setup", -1)
        assert "north bid" in ala.http.get(f"/api/tables/{table}/record").text


# -- finished games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("verbs", [("stoke", "rest"), ("stoke", "stoke", "rest"), ("stoke", "raid", "yield")])
def test_a_finished_game_is_told_as_it_was(tmp_path: Path, house: House, verbs: tuple[str, ...]) -> None:
    """One that the correction does not touch, one that it forbids, one in which it changes what happened."""
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU, seed=greedy_seed())["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], *verbs)
            finish(socket)
            seen = dict(socket.stories)
        told, shown = stories(ala, table), frames(ala, table)
        outcome = ala.get(f"/api/tables/{table}")["outcome"]
    house("tests.corrected")
    with serving(sqlite(tmp_path), ala):
        assert stories(ala, table) == told
        now = frames(ala, table)
        found = ala.get(f"/api/tables/{table}")
        assert (found["outcome"], now["outcome"]) == (outcome, outcome)
        assert (found["rules"], now["rules"]) == (3, 3)
        until = {"rest": 4, "yield": 5}[verbs[-1]] if verbs != ("stoke", "rest") else len(shown["frames"])
        assert [frame["view"] for frame in now["frames"]] == [
            frame["view"] if frame["ply"] <= until else None for frame in shown["frames"]
        ]
        with ala.sit(table) as socket:
            assert socket.stories == seen
            assert socket.table["outcome"] == outcome
            if verbs == ("stoke", "rest"):
                assert socket.table["broken"] is None
                assert now["broken"] is None
            else:
                reason = "refused" if verbs[1] == "stoke" else "changed"
                assert (now["broken"]["ply"], now["broken"]["reason"]) == (until, reason)
                assert socket.table["broken"] == now["broken"]
                hands = shown["frames"][until]["view"]["points"]
                assert socket.views["north"]["points"] == hands, "the last view that is as it was"
        assert ala.post(f"/api/tables/{table}/rematch")["rules"] == 4


def go_back(url: URL, revision: str) -> None:
    """Make the database what it was at an older revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = connect(url)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def test_games_from_before_stories_were_stored(database: URL, house: House) -> None:
    """While the version still fits, what they told is stored as soon as a server starts."""
    with serving(database) as address:
        ala = Person(address, "Ala")
        tables = [ala.toy(YOU, YOU, YOU)["table"]["id"] for _ in range(2)]
        for table in tables:
            with ala.sit(table) as socket:
                lead([socket], "stoke", "stoke", "rest")
                finish(socket)
        told = [stories(ala, table) for table in tables]
    stored = rows_of(database, schema.tellings)
    assert stored == sum(len(story["north"]) for story in told)
    go_back(database, "0002")
    with serving(database, ala):
        assert [stories(ala, table) for table in tables] == told
        wait_for_rows(database, stored)
    engine = connect(database)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(delete(schema.tellings).where(schema.tellings.c.n > 3))
    engine.dispose()
    with serving(database, ala):  # a part that is missing is stored when the table is loaded
        for table in tables:
            ala.sit(table).close()
        wait_for_rows(database, stored)
    house("tests.corrected")
    with serving(database, ala):
        assert [stories(ala, table) for table in tables] == told


def wait_for_rows(database: URL, number: int) -> None:
    """Until so many actions have their story stored."""
    deadline = time.monotonic() + WAIT
    while rows_of(database, schema.tellings) < number:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_story_that_was_never_stored_is_told_as_far_as_it_holds(tmp_path: Path, house: House) -> None:
    url = sqlite(tmp_path)
    with serving(url) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "stoke", "rest")
            finish(socket)
        told = stories(ala, table)
    with create_engine(url).begin() as connection:
        connection.execute(delete(schema.tellings))
    house("tests.corrected")
    with serving(url, ala):
        for eyes, events in stories(ala, table).items():
            assert events[:5] == told[eyes][:5]
            assert all(not some for some in events[5:])


# -- processes of different versions -----------------------------------------------------------------------


def test_older_rules_let_a_newer_table_alone(tmp_path: Path, house: House) -> None:
    """After a step back to an older version nothing is lost: the table waits for the newer one."""
    house("tests.corrected")
    with serving(sqlite(tmp_path)) as address:
        ala = Person(address, "Ala")
        table = ala.toy(YOU, YOU, YOU)["table"]["id"]
        with ala.sit(table) as socket:
            lead([socket], "stoke", "rest")
            before = (socket.n, dict(socket.stories))
    house("tests.toy")
    with serving(sqlite(tmp_path), ala):
        with pytest.raises(ConnectionClosed, match="1013"):
            ala.sit(table)
        assert ala.get(f"/api/tables/{table}")["state"] == "playing"
    house("tests.corrected")
    with serving(sqlite(tmp_path), ala), ala.sit(table) as socket:
        assert (socket.n, socket.stories) == before


def test_an_update_while_people_play(postgresql: URL) -> None:
    """Two processes, one with the corrected rules: who has taken the table over decides, the other lets it go."""
    games = "toy=tests.toy feud=tests.server.feud"
    old = Process(postgresql, BELLUM_GAMES=games)
    with old, Process(postgresql, BELLUM_GAMES=games.replace("tests.toy", "tests.corrected")) as new:
        ala = Person(old.address, "Ala")
        holds, breaks = (ala.toy(YOU, YOU, YOU)["table"]["id"] for _ in range(2))
        one, two = ala.sit(holds), ala.sit(breaks)
        lead([one], "stoke", "rest")
        lead([two], "stoke", "stoke")

        after = Socket(new.address, holds, ala.cookie)
        assert after.table["rules"] == 4
        assert one.closed() == 1013
        with pytest.raises(ConnectionClosed, match="1013"):
            ala.sit(holds)
        lead([after], "rest")

        waiting = Socket(new.address, breaks, ala.cookie)
        assert (waiting.table["broken"]["ply"], waiting.table["broken"]["length"]) == (4, 5)
        two.play(two.to_move[0], "rest")  # by the old rules, as long as nobody has decided
        while waiting.table["broken"]["length"] != 6:
            waiting.next()
        assert waiting.ask("go-on", seat="north", n=waiting.n)["type"] == "ack"
        assert (waiting.ply, waiting.table["rules"]) == (4, 4)
        assert two.closed() == 1013
        waiting.play(waiting.to_move[0], "rest")


# -- the course --------------------------------------------------------------------------------------------


def course_of(*lines: tuple[str, str, str], game: Game = NOW, rules: int = 3) -> Course:
    record = Match.start(BEFORE, seed="1").record
    record.rules = rules
    entries = [Entry(n, *line, "u", n) for n, line in enumerate(lines, 1)]
    return Course.load(game, record, entries)


def acts(*verbs: str) -> list[tuple[str, str, str]]:
    match = Match.start(BEFORE, seed="1")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    for verb in verbs:
        [seat] = match.to_move()
        match.play(seat, next(action for action in match.legal(seat) if action.split()[0] == verb))
    return [(ACT, seat, text) for seat, text in match.record.actions]


def same(one: Course, two: Course) -> bool:
    return all(
        getattr(one, name) == getattr(two, name)
        for name in ("n", "ply", "rules", "changed", "times", "numbers", "corrections", "agreed", "offer")
    ) and one.story("north") == two.story("north")


def test_a_course_with_corrections_is_the_same_loaded_or_followed() -> None:
    played = acts("stoke", "stoke")
    leader = played[-1][1]
    more = [
        (GO_ON, "north", ""),
        (GO_ON, "south", ""),
        (UNDO, "south", "4"),
        (RULES, "south", "3 4 cut"),
        (ACT, leader, "rest"),
        (OFFER, "north", ""),
        (UNDO, "north", "2"),
    ]
    followed = course_of(*played)
    assert followed.broken
    for number, line in enumerate(more):
        keep = followed.apply(Entry(len(played) + number + 1, *line, "u", len(played) + number + 1))
        rules = 4 if number >= 3 else 3
        if line[0] != UNDO or number > 3:  # between an undo and its correction nothing is loaded
            assert same(followed, course_of(*played, *more[: number + 1], rules=rules)), line
    assert keep == 1, "the correction is told at the ply to which the undo went back"
    assert followed.corrections[0].ply == 2
    assert kinds(followed.story(None)[-1])[-1] == TOLD


def test_a_course_of_older_rules_does_not_follow_newer_ones() -> None:
    played = acts("stoke")
    course = course_of(*played, game=BEFORE)
    with pytest.raises(NewerRules):
        course.apply(Entry(5, RULES, "", "3 4 same", None, 5))
    with pytest.raises(NewerRules):
        course_of(*played, game=BEFORE, rules=4)


def test_what_the_database_does_not_know_yet() -> None:
    """Each action is told once, by the rules that it was played by."""
    course = course_of(game=BEFORE)
    assert course.untold == []
    for n, line in enumerate(acts("stoke"), 1):
        course.apply(Entry(n, *line, "u", n))
    assert [(telling.n, telling.rules) for telling in course.untold] == [(n, 3) for n in range(5)]
    course = course_of(*acts("stoke"))
    assert [(telling.n, telling.rules) for telling in course.untold] == [(n, 4) for n in range(5)]
