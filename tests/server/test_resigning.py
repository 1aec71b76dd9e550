"""Resigning in teams: a machine stands in, the others go on or give up together, and one team has lost."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bellum.games import find
from bellum.kernel import Match, Record
from bellum.players import DEFAULT
from bellum.server.storage.entries import ACT, CONCEDE, HANDOVER, ON, RESIGN, Entry
from bellum.server.tables.course import Course
from tests.server.kit import OPEN, RANDOM, YOU, Person, Socket, quick, running, sqlite
from tests.server.test_teams import PEOPLE, gathered, play
from tests.toy import SEATS


@pytest.fixture
def people(address: str) -> list[Person]:
    return [Person(address, name) for name in PEOPLE]


def resign(person: Person, table: str, seat: str, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/resign", {"seat": seat}, status)


def concede(person: Person, table: str, seat: str, agree: bool = True, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/concede", {"seat": seat, "agree": agree}, status)


def seat(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(seat for seat in table["seats"] if seat["name"] == name)
    return found


def test_who_is_alone_in_his_team_loses_for_it(people: list[Person]) -> None:
    table, sockets = gathered(people, 3)
    over = resign(people[2], table, "east")
    assert over["state"] == "over"
    assert over["outcome"] == {
        "winners": ["north", "south"],
        "reason": "resigned",
        "rule": "",
        "scores": None,
        "resigned": {"team": "hills", "seats": ["east"]},
    }
    assert sockets["north"].until("table")["table"]["seed"]


def test_a_machine_stands_in_while_team_mates_play_on(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    play(sockets, random.Random(1), 3)
    told = resign(people[1], table, "south")
    assert told["state"] == "playing"
    assert told["your_seats"] == []
    south = seat(told, "south")
    assert (south["stand_in"], south["user"]["name"], south["kind"]) == (DEFAULT, "Béla", "open")
    assert resign(people[1], table, "south", 403)["error"] == "not-your-seat"
    assert table in [found["id"] for found in people[1].get("/api/tables")]
    gone = sockets.pop("south")
    gone.until("state")
    assert list(gone.views) == [None]  # from now on he sees what everybody sees
    assert [entry["ply"] for entry in gone.stories[None]] == list(range(gone.ply + 1))
    north = sockets["north"]
    while seat(north.table, "south")["stand_in"] is None:
        north.until("table")
    while not north.presence["seats"]["south"]:
        north.until("presence")
    dice = random.Random(5)
    while north.table["state"] == "playing":
        for name, socket in sockets.items():
            socket.follow_to(north.n)
            if socket.legal(name):
                answer = socket.act(name, dice.choice(socket.legal(name)))
                assert answer["type"] == "ack" or answer.get("code") == "stale", answer
        north.drain()
    assert any(entry["by"] == "south" and entry["ply"] > 3 for entry in north.stories["north"])
    assert north.table["outcome"]["resigned"] is None
    text = people[0].http.get(f"/api/tables/{table}/record").text
    assert f"seat south Béla, {DEFAULT}\n" in text
    assert f"# south resigned after action 3; {DEFAULT} played on\n" in text
    assert Match.replay(find("toy"), Record.from_text(text)).outcome is not None


def test_a_stand_in_knows_no_more_than_its_seat(people: list[Person]) -> None:
    """What the others are sent after a handover is what they may know, as before."""
    table, sockets = gathered(people, 3)
    resign(people[1], table, "south")
    gone = sockets.pop("south")
    for socket in (gone, *sockets.values()):
        socket.drain()
        assert "south" not in socket.views
        for view in socket.views.values():
            assert view["hands"][1] is None
            assert view["purses"][1] is None
    assert gone.ask("act", seat="south", action="bid c1", n=gone.n)["code"] == "not-your-seat"
    assert gone.ask("chat", text="Good luck!")["type"] == "ack"


def test_the_last_of_a_team_to_resign_loses_for_it(people: list[Person]) -> None:
    table, _ = gathered(people, 5)
    for person, name in ((people[4], "centre"), (people[0], "north")):
        assert resign(person, table, name)["state"] == "playing"
    over = resign(people[1], table, "south")
    assert over["outcome"]["winners"] == ["east", "west"]
    assert over["outcome"]["resigned"] == {"team": "river", "seats": ["north", "south", "centre"]}


def test_a_team_gives_up_when_all_its_people_agree(people: list[Person]) -> None:
    table, sockets = gathered(people, 5)
    assert concede(people[0], table, "north")["state"] == "playing"
    for name, socket in sockets.items():
        socket.follow_to(1)
        mates = [{"team": "river", "seats": ["north"], "waits_for": ["south", "centre"]}]
        assert socket.concessions == (mates if name in ("north", "south", "centre") else [])
    assert concede(people[0], table, "north")["n"] == 1  # he has said so already
    assert concede(people[0], table, "north", False)["n"] == 2
    assert concede(people[0], table, "south", False, 403)["error"] == "not-your-seat"
    sockets["south"].follow_to(2)
    assert sockets["south"].concessions == []
    assert concede(people[1], table, "south")["state"] == "playing"
    assert resign(people[4], table, "centre")["state"] == "playing"
    over = concede(people[0], table, "north")
    assert over["outcome"]["winners"] == ["east", "west"]
    assert over["outcome"]["resigned"] == {"team": "river", "seats": ["north", "south", "centre"]}
    text = people[2].http.get(f"/api/tables/{table}/record").text
    assert text.endswith("# north resigned\n")


def test_who_resigns_when_the_others_would_give_up_loses_for_the_team(people: list[Person]) -> None:
    table, _ = gathered(people, 4)
    concede(people[3], table, "west")
    over = resign(people[2], table, "east")
    assert over["outcome"]["resigned"] == {"team": "hills", "seats": ["east", "west"]}


def test_machines_and_ones_own_seats_are_no_team_mates(ala: Person, bela: Person) -> None:
    for seats in ((YOU, RANDOM, OPEN, RANDOM), (YOU, YOU, OPEN, OPEN)):
        table = ala.toy(*seats)["table"]["id"]
        bela.post(f"/api/tables/{table}/join", {"seat": "east"})
        if seats[3] == OPEN:
            Person(ala.address).post(f"/api/tables/{table}/join", {"seat": "west"})
        over = resign(ala, table, "north")
        assert over["outcome"]["winners"] == ["east", "west"]
        assert over["outcome"]["resigned"] == {"team": "river", "seats": ["north"]}


def test_an_offer_lapses_when_somebody_leaves(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    north = sockets["north"]
    north.play("north", north.legal("north")[0])
    north.ask("undo-offer", seat="north", n=1)
    resign(people[3], table, "west")
    north.follow_to(3)
    assert north.offer is None
    north.follow_to(4)  # the stand-in has bid
    assert north.ask("undo-offer", seat="north", n=north.n)["type"] == "ack"
    assert north.offer is not None
    assert north.offer["waits_for"] == ["south", "east"]


def test_giving_up_at_other_times_and_by_others(people: list[Person]) -> None:
    table = people[0].toy(YOU, OPEN, RANDOM)["table"]["id"]
    assert concede(people[0], table, "north", status=409)["error"] == "not-playing"
    people[1].post(f"/api/tables/{table}/join", {"seat": "south"})
    assert concede(people[2], table, "north", status=403)["error"] == "not-your-seat"
    assert concede(people[0], table, "nobody", status=404)["error"] == "no-such-seat"
    assert (
        people[0].post(f"/api/tables/{table}/concede", {"seat": "north", "agree": 1}, 422)["error"]
        == "malformed"
    )
    concede(people[0], table, "north")
    concede(people[1], table, "south")
    assert concede(people[0], table, "north", status=409)["error"] == "not-playing"


# -- more than two teams -----------------------------------------------------------------------------------


def feud(people: list[Person], *seats: dict[str, str]) -> str:
    wish = {"game": "feud", "options": {"players": len(seats)}, "seats": dict(zip(SEATS, seats))}
    table: str = people[0].post("/api/tables", wish, 201)["table"]["id"]
    for person, name, wanted in zip(people, SEATS, seats):
        if wanted == OPEN:
            person.post(f"/api/tables/{table}/join", {"seat": name})
    return table


def test_a_server_may_choose_who_stands_in(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), level="random")) as address:
        people = [Person(address, name) for name in PEOPLE]
        table, _ = gathered(people, 4)
        assert seat(resign(people[1], table, "south"), "south")["stand_in"] == "random"


def test_among_several_sides_nobody_wins_because_one_resigns(people: list[Person]) -> None:
    table = feud(people, YOU, OPEN, OPEN, RANDOM)
    one = resign(people[0], table, "north")
    assert one["state"] == "playing"
    assert seat(one, "north")["stand_in"] == DEFAULT
    two = resign(people[1], table, "south")
    assert two["state"] == "playing"
    over = resign(people[2], table, "east")
    assert over["outcome"]["winners"] == ["west"]
    assert over["outcome"]["resigned"] == {"team": "east", "seats": ["east"]}


def test_the_last_side_that_has_not_given_up_wins(people: list[Person]) -> None:
    table = feud(people, YOU, OPEN, OPEN)
    assert resign(people[0], table, "north")["state"] == "playing"
    assert concede(people[1], table, "south")["outcome"]["winners"] == ["east"]


def test_a_person_among_machines_ends_the_game(people: list[Person]) -> None:
    table = feud(people, YOU, RANDOM, RANDOM)
    assert resign(people[0], table, "north")["outcome"]["winners"] == ["south", "east"]


# -- the log -----------------------------------------------------------------------------------------------


def test_a_course_with_handovers_is_the_same_loaded_or_followed() -> None:
    game = find("toy")
    for seed in range(20):
        dice = random.Random(seed)
        record = Record("toy", game.rules, "only", {"points": 6, "mood": "calm", "players": 5}, str(seed))
        course = Course(game, record)
        log: list[Entry] = []
        while not course.over and len(log) < 60:
            kind, name, text = ACT, "", ""
            if dice.random() < 0.2:
                kind = dice.choice([CONCEDE, HANDOVER, RESIGN])
                name = dice.choice(SEATS)
                text = {CONCEDE: dice.choice(["yes", "no"]), HANDOVER: "random", RESIGN: ON}[kind]
            else:
                name = dice.choice(course.to_move())
                text = dice.choice(course.match.legal(name))
            entry = Entry(len(log) + 1, kind, name, text, "u", 0)
            course.apply(entry)
            log.append(entry)
            loaded = Course.load(game, record, log)
            assert (loaded.handovers, loaded.conceding) == (course.handovers, course.conceding)
            assert (loaded.lost, loaded.n, loaded.over) == (course.lost, course.n, course.over)
            assert loaded.outcome() == course.outcome()


def test_updates_to_others_do_not_tell_who_would_give_up(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    watcher = Socket(people[0].address, table)
    concede(people[0], table, "north")
    for name in ("east", "west"):
        sockets[name].follow_to(1)
        assert "river" not in json.dumps(json.loads(sockets[name].seen[-1])["concessions"])
    watcher.follow_to(1)
    assert json.loads(watcher.seen[-1])["concessions"] == []
