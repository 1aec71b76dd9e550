"""Tables of three to five seats in two teams, played on the toy: seats, secrets, presence, undo, the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bellum.games import find
from bellum.kernel import OMNISCIENT, Match, Record
from bellum.players import DEFAULT
from bellum.server.storage.entries import ACT, Entry
from bellum.server.tables.course import Course
from bellum.server.tables.patches import apply
from bellum.server.tables.seating import exchanged
from tests.server.kit import GREEDY, INVITE, OPEN, RANDOM, YOU, Person, Socket, quick, running, sqlite
from tests.toy import GAME, SEATS

PEOPLE = ("Ala", "Béla", "Celina", "Dezső", "Ewa")
TEAM = {"north": "river", "south": "river", "east": "hills", "west": "hills", "centre": "river"}


@pytest.fixture
def people(address: str) -> list[Person]:
    return [Person(address, name) for name in PEOPLE]


def gathered(people: list[Person], players: int, **more: Any) -> tuple[str, dict[str, Socket]]:
    """A table with one person at each seat, the first of whom has made it, all connected."""
    made = people[0].toy(YOU, *[OPEN] * (players - 1), **more)
    table = made["table"]["id"]
    for person, seat in zip(people[1:players], SEATS[1:players]):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    return table, {seat: person.sit(table) for person, seat in zip(people, SEATS[:players])}


def everybody(sockets: dict[str, Socket], n: int) -> None:
    for socket in sockets.values():
        socket.follow_to(n)


def play(sockets: dict[str, Socket], dice: random.Random, actions: int) -> None:
    """Some actions, whoever owes them."""
    for _ in range(actions):
        socket = next(iter(sockets.values()))
        if not socket.to_move:
            return
        seat = dice.choice(socket.to_move)
        sockets[seat].play(seat, dice.choice(sockets[seat].legal(seat)))
        everybody(sockets, sockets[seat].n)


# -- seats -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_table_is_filled_by_invitations_and_openly(people: list[Person], players: int) -> None:
    made = people[0].toy(YOU, INVITE, OPEN, *[INVITE] * (players - 3))
    table, info = made["table"]["id"], made["table"]
    assert [seat["name"] for seat in info["seats"]] == list(SEATS[:players])
    assert [seat["team"] for seat in info["seats"]] == [TEAM[name] for name in SEATS[:players]]
    assert set(made["invites"]) == {"south", *SEATS[3:players]}
    assert table in [found["id"] for found in people[2].get("/api/tables?list=open")]
    join = f"/api/tables/{table}/join"
    assert people[1].post(join, {"seat": "south"}, 403)["error"] == "bad-invite"
    assert people[2].post(join, {"seat": "east"})["state"] == "open"
    for person, seat in zip(people[3:], SEATS[3:players]):
        assert person.post(join, {"token": made["invites"][seat]})["your_seats"] == [seat]
    full = people[1].post(join, {"token": made["invites"]["south"]})
    assert full["state"] == "playing"
    assert full["to_move"] == list(SEATS[:players])
    assert all(person.get("/api/tables")[0]["your_turn"] for person in people[:players])


def test_an_open_table_waits_until_machines_or_people_have_every_seat(people: list[Person]) -> None:
    """Whoever made the table may give any seat that is still free to a machine; its invitation is void then."""
    made = people[0].toy(YOU, INVITE, OPEN, OPEN, OPEN)
    table = made["table"]["id"]
    seat, join = f"/api/tables/{table}/machine", f"/api/tables/{table}/join"
    watcher = people[0].sit(table)
    assert people[1].post(seat, {"seat": "east", "player": "greedy"}, 403)["error"] == "not-yours"
    assert people[0].post(seat, {"seat": "east", "player": "hal"}, 400)["error"] == "bad-setup"
    assert people[0].post(seat, {"seat": "moon", "player": "greedy"}, 404)["error"] == "no-such-seat"
    assert people[0].post(seat, {"seat": "north", "player": "greedy"}, 409)["error"] == "taken"
    told = people[0].post(seat, {"seat": "south", "player": "greedy"})
    assert (told["state"], told["seats"][1]["player"]) == ("open", "greedy")
    while watcher.table["seats"][1]["player"] != "greedy":
        watcher.until("table")
    refused = people[1].post(join, {"token": made["invites"]["south"]}, 403)
    assert refused["error"] == "bad-invite"
    assert people[1].post(join, {"seat": "south"}, 409)["error"] == "taken"
    for person, name in ((people[1], "centre"), (people[2], "west")):
        assert person.post(join, {"seat": name})["state"] == "open"
    full = people[0].post(seat, {"seat": "east", "player": "random"})
    assert full["state"] == "playing"
    assert people[0].post(seat, {"seat": "east", "player": "random"}, 409)["error"] == "not-open"
    watcher.until("state")
    while len(watcher.to_move) > 3:  # both machines bid
        watcher.until("update")
    assert set(watcher.to_move) == {"north", "west", "centre"}


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 2),
        ({}, 4),
        ({"players": 4}, 3),
        ({"players": 5}, 4),
        ({"players": 3}, 5),
    ],
)
def test_the_seats_are_those_of_the_options(ala: Person, options: dict[str, int], seats: int) -> None:
    wish = {"game": "toy", "options": options, "seats": dict.fromkeys(SEATS[:seats], YOU)}
    answer = ala.post("/api/tables", wish, 400)
    assert answer["error"] == "bad-setup"
    assert "name each of them" in answer["message"]
    assert ala.get("/api/tables") == []


def test_one_person_at_three_seats_gets_their_views_and_no_more(ala: Person, bela: Person) -> None:
    table = ala.toy(YOU, OPEN, YOU, YOU)["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "south"})
    a, b = ala.sit(table), bela.sit(table)
    assert list(a.views) == ["north", "east", "west"]
    assert list(b.views) == ["south"]
    assert a.state["watch"] is None
    for seat in a.views:
        assert a.views[seat]["seat"] == seat
        assert [hand is not None for hand in a.views[seat]["hands"]] == [
            own == seat for own in ("north", "south", "east", "west")
        ]
    for seat in ("north", "east", "west"):
        a.play(seat, a.legal(seat)[0])
    assert a.to_move == ["south"]
    assert a.ask("act", seat="south", action="bid c1", n=a.n)["code"] == "not-your-seat"


def test_presence_of_five(people: list[Person]) -> None:
    _, sockets = gathered(people, 5)
    north = sockets["north"]
    while north.presence != {"seats": dict.fromkeys(SEATS, True), "spectators": 0}:
        north.until("presence")
    sockets["west"].close()
    while north.presence["seats"] != {**dict.fromkeys(SEATS, True), "west": False}:
        north.until("presence")


def test_people_and_machines_play_to_the_end(people: list[Person]) -> None:
    made = people[0].toy(YOU, OPEN, GREEDY, RANDOM, RANDOM)
    table = made["table"]["id"]
    people[1].post(f"/api/tables/{table}/join", {"seat": "south"})
    sockets = {"north": people[0].sit(table), "south": people[1].sit(table)}
    dice = random.Random(2)
    watcher = sockets["north"]
    while watcher.table["state"] == "playing":
        for seat, socket in sockets.items():
            socket.follow_to(watcher.n)
            if socket.legal(seat):
                answer = socket.act(seat, dice.choice(socket.legal(seat)))
                assert answer["type"] == "ack" or answer.get("code") == "stale", answer
        watcher.drain()
    outcome = watcher.table["outcome"]
    assert set(outcome["winners"]) in ({"north", "south", "centre"}, {"east", "west"}, set())
    assert set(outcome["scores"]) == set(SEATS)
    assert outcome["resigned"] is None
    record = Record.from_text(people[4].http.get(f"/api/tables/{table}/record").text)
    assert record.players == dict(zip(SEATS, ("Ala", "Béla", "greedy", "random", "random")))
    assert Match.replay(find("toy"), record).outcome is not None


# -- secrets -----------------------------------------------------------------------------------------------


def deep(data: Any) -> Iterator[Any]:
    """Every value in plain data."""
    yield data
    if isinstance(data, (dict, list)):
        for item in data.values() if isinstance(data, dict) else data:
            yield from deep(item)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bids_are_secret_also_from_the_own_team(people: list[Person], players: int) -> None:
    """Everybody bids; until the last has, no message to anybody else names his card."""
    table, sockets = gathered(people, players)
    sockets["nobody"] = Socket(people[0].address, table)
    hands = {seat: sockets[seat].views[seat]["hands"][number] for number, seat in enumerate(SEATS[:players])}
    bids: dict[str, str] = {}
    start = {seat: len(socket.seen) for seat, socket in sockets.items()}
    for seat in SEATS[: players - 1]:
        bids[seat] = hands[seat][0]
        sockets[seat].play(seat, f"bid {bids[seat]}")
        everybody(sockets, len(bids))
    for eyes, socket in sockets.items():
        told = {
            value
            for text in socket.seen[start[eyes] :]
            for value in deep(json.loads(text))
            if isinstance(value, str)
        }
        for seat, hand in hands.items():
            if seat == eyes:
                assert seat not in bids or bids[seat] in told
            else:
                assert not told & set(hand), (eyes, seat)
        bidders = [
            event["args"]["side"]
            for entry in next(iter(socket.stories.values()))
            for event in entry["events"]
        ]
        assert bidders == list(bids)
    last = SEATS[players - 1]
    sockets[last].play(last, f"bid {hands[last][0]}")
    everybody(sockets, players)
    for socket in sockets.values():
        view = next(iter(socket.views.values()))
        assert view["gone"] == [*bids.values(), hands[last][0]]


def gift(sockets: dict[str, Socket], coins: int) -> tuple[str, str] | None:
    """Everybody bids, and the leader hands some coins to a partner if he has one: who to whom."""
    for seat, socket in sockets.items():
        if seat != "nobody":
            socket.play(seat, socket.legal(seat)[0])
            everybody(sockets, socket.n)
    leader = sockets["north"].to_move[0]
    if f"give {coins}" not in sockets[leader].legal(leader):
        return None
    sockets[leader].play(leader, f"give {coins}")
    everybody(sockets, sockets[leader].n)
    event = sockets["nobody"].stories[None][-1]["events"][0]
    return leader, event["args"]["target"]


@pytest.mark.parametrize("players", [4, 5])
def test_a_gift_is_known_to_the_two_only(people: list[Person], players: int) -> None:
    table, sockets = gathered(people, players)
    sockets["nobody"] = Socket(people[0].address, table)
    two = gift(sockets, 3)
    assert two is not None
    for eyes, socket in sockets.items():
        (view,) = socket.views.values()
        (story,) = socket.stories.values()
        assert story[-1]["events"][0]["args"].get("coins") == (3 if eyes in two else None)
        for number, seat in enumerate(SEATS[:players]):
            coins = {two[0]: 2, two[1]: 8}.get(seat, 5)
            assert view["purses"][number] == (coins if seat == eyes else None)


@pytest.mark.parametrize("seed", range(4))
def test_no_message_holds_what_its_reader_may_not_know(people: list[Person], seed: int) -> None:
    """Whole games of three to five: each view and each patch that anybody was sent, against the truth."""
    players = 3 + seed % 3
    table, sockets = gathered(people, players)
    sockets["nobody"] = Socket(people[0].address, table)
    seats = {seat: sockets[seat] for seat in SEATS[:players]}
    play(seats, random.Random(seed), 200)
    everybody(sockets, sockets["north"].n)
    record = Record.from_text(people[0].http.get(f"/api/tables/{table}/record").text)
    match = Match.start(GAME, record.scenario, record.options, record.seed)
    truth = [match.clone()]
    for action in record.actions:
        match.play(*action)
        truth.append(match.clone())
    for eyes, socket in sockets.items():
        seat = None if eyes == "nobody" else eyes
        view: dict[str, Any] = {}
        checked = 0
        for text in socket.seen:
            message = json.loads(text)
            if message["type"] not in ("state", "update"):
                continue
            assert list(message["seats"]) == ([] if seat is None else [seat])
            now = truth[message["ply"]]
            open_to_all = now.position.view(OMNISCIENT)
            over = now.outcome is not None
            hands = zip(SEATS, open_to_all["hands"])
            hidden = {card for owner, hand in hands if owner != seat and not over for card in hand}
            assert not {value for value in deep(message) if isinstance(value, str)} & hidden
            side = message["watch"] if seat is None else message["seats"][seat]
            view = side["view"] or apply(view, side["patch"])
            shown = open_to_all if over else now.view(seat)
            assert view == json.loads(json.dumps(shown))
            checked += 1
        assert checked > 8


def test_a_choice_that_was_made_by_itself_is_stale() -> None:
    """The last bid of a round, with one card left, is not asked for: its seat may lead before it knows."""
    for seed in range(30):
        record = Record("toy", GAME.rules, "only", GAME.settle(None, None)[1], str(seed))
        course = Course(GAME, record)
        while not course.over:
            seat = course.to_move()[0]
            waiting = set(course.to_move()) - {seat}
            actions = course.match.legal(seat)
            before = dict(course.since)
            action = "rest" if "rest" in actions else actions[0]
            course.apply(Entry(course.n + 1, ACT, seat, action, "u", 0))
            for other in waiting & set(course.to_move()):
                leads = course.match.view(other)["prompt"]["key"] == "prompt-lead"
                assert course.since[other] == (course.n if leads else before[other])
                if leads:
                    return
    raise AssertionError("no seed lets the last bidder lead")


# -- undo --------------------------------------------------------------------------------------------------


def test_all_other_people_must_agree_to_an_undo(people: list[Person]) -> None:
    """Three others are asked; the machine is not."""
    table = people[0].toy(YOU, OPEN, OPEN, RANDOM, INVITE)
    id = table["table"]["id"]
    people[1].post(f"/api/tables/{id}/join", {"seat": "south"})
    people[2].post(f"/api/tables/{id}/join", {"seat": "east"})
    people[3].post(f"/api/tables/{id}/join", {"token": table["invites"]["centre"]})
    a, b, c, d = (person.sit(id) for person in people[:4])
    a.play("north", a.legal("north")[0])
    a.follow_to(2)  # the machine has bid, too
    assert a.ask("undo-offer", seat="north", n=a.n)["type"] == "ack"
    assert a.offer is not None
    assert a.offer["waits_for"] == ["south", "east", "centre"]
    for socket, seat, left in ((c, "east", ["south", "centre"]), (b, "south", ["centre"])):
        socket.follow_to(a.n)
        assert socket.ask("undo-accept", seat=seat, n=socket.n)["type"] == "ack"
        assert socket.offer is not None
        assert socket.offer["waits_for"] == left
        assert socket.ask("undo-accept", seat=seat, n=socket.n)["code"] == "no-offer"
        a.follow_to(socket.n)
    d.follow_to(a.n)
    assert d.offer is not None
    assert d.ask("undo-accept", seat="centre", n=d.n)["type"] == "ack"
    a.follow_to(d.n)
    assert a.offer is None
    assert "north" in a.to_move


def test_one_who_declines_is_enough(people: list[Person]) -> None:
    _, sockets = gathered(people, 4)
    north, south, west = sockets["north"], sockets["south"], sockets["west"]
    north.play("north", north.legal("north")[0])
    north.ask("undo-offer", seat="north", n=north.n)
    south.follow_to(2)
    south.ask("undo-accept", seat="south", n=2)
    west.follow_to(3)
    assert west.ask("undo-decline", seat="west", n=3)["type"] == "ack"
    south.follow_to(4)
    assert south.offer is None
    assert south.ply == 1


def test_a_person_with_two_seats_agrees_once(ala: Person, bela: Person) -> None:
    made = ala.toy(YOU, YOU, OPEN)
    table = made["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "east"})
    a, b = ala.sit(table), bela.sit(table)
    b.play("east", b.legal("east")[0])
    b.ask("undo-offer", seat="east", n=b.n)
    assert b.offer is not None
    assert b.offer["waits_for"] == ["north", "south"]
    a.follow_to(b.n)
    assert a.ask("undo-accept", seat="south", n=a.n)["type"] == "ack"
    assert (a.offer, a.ply) == (None, 0)


# -- rematch, replay, storage ------------------------------------------------------------------------------


def test_a_rematch_of_two_pairs_keeps_the_pairs(people: list[Person]) -> None:
    table, _ = gathered(people, 4)
    for person, seat in ((people[0], "north"), (people[1], "south")):
        person.post(f"/api/tables/{table}/resign", {"seat": seat})
    new = people[3].post(f"/api/tables/{table}/rematch")
    kept = {seat["name"]: (seat["user"] or seat["reserved"])["name"] for seat in new["seats"]}
    # North and south go to the hills; who comes back to the river sits one place further there.
    assert kept == {"east": "Ala", "west": "Béla", "north": "Dezső", "south": "Celina"}
    assert people[0].post(f"/api/tables/{table}/rematch")["your_seats"] == ["east"]
    assert people[1].post(f"/api/tables/{new['id']}/join", {"seat": "west"})["state"] == "open"
    assert people[2].post(f"/api/tables/{table}/rematch")["state"] == "playing"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_time_everybody_plays_everything(players: int) -> None:
    setting = GAME.setting(None, {"players": players})
    places = list(range(players))
    seen: list[set[int]] = [set() for _ in range(players)]
    for _ in range(players):
        places = [places[before] for before in exchanged(setting)]
        assert sorted(places) == list(range(players))
        for seat, person in enumerate(places):
            seen[person].add(seat)
    assert all(len(seats) == players for seats in seen)


def test_a_replay_as_each_seat_shows_what_it_saw(people: list[Person]) -> None:
    table, sockets = gathered(people, 4)
    play(sockets, random.Random(6), 200)
    stories = {seat: socket.stories[seat] for seat, socket in sockets.items()}
    for seat, story in stories.items():
        found = people[4].get(f"/api/tables/{table}/frames?as={seat}")
        assert found["seats"] == list(SEATS[:4])
        assert [frame["events"] for frame in found["frames"]] == [entry["events"] for entry in story]
        shown = {told["ply"]: told["seats"][seat]["view"] for told in sockets[seat].told}
        last = len(found["frames"]) - 1  # the end itself hides nothing from those who played
        assert len(shown) == last + 1
        assert all(found["frames"][ply]["view"] == view for ply, view in shown.items() if ply != last)
    assert people[4].get(f"/api/tables/{table}/frames?as=centre", 400)["error"] == "bad-setup"
    record = people[4].http.get(f"/api/tables/{table}/record").text
    dropped = people[4].post("/api/replay", {"record": record, "as": "west"})
    assert dropped["frames"] == people[4].get(f"/api/tables/{table}/frames?as=west")["frames"]


def test_a_table_of_five_survives_a_restart(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with running(quick(url)) as address:
        people = [Person(address, name) for name in PEOPLE]
        table, sockets = gathered(people, 5)
        play(sockets, random.Random(3), 12)
        people[1].post(f"/api/tables/{table}/resign", {"seat": "south"})
        people[4].post(f"/api/tables/{table}/concede", {"seat": "centre"})
        for socket in sockets.values():
            socket.drain()
            socket.close()
    with running(quick(url)) as address:
        for person in people:
            person.http.base_url = person.address = address
        for person, seat in zip(people, SEATS):
            again, before = person.sit(table), sockets[seat]
            assert [info["stand_in"] for info in again.table["seats"]] == [None, DEFAULT, None, None, None]
            eyes = None if seat == "south" else seat
            assert list(again.views) == list(before.views) == [eyes]
            told = before.stories[eyes]
            assert again.stories[eyes][: len(told)] == told  # the machine may have played on
            mates = [{"team": "river", "seats": ["centre"], "waits_for": ["north"]}]
            assert again.concessions == (mates if seat in ("north", "centre") else [])
