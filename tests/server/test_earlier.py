"""Earlier moments of a game in progress: each seat is shown what it was shown then, and nobody more than that."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.kit import OPEN, YOU, Person, Socket

ACTIONS = 60

Shown = dict[tuple[str, int], dict[str, Any]]


def name_of(seat: str | None) -> str:
    return "spectator" if seat is None else seat


@pytest.fixture(scope="module")
def game(address: str) -> tuple[str, dict[str, Person], dict[str, Socket], Shown]:
    """A game of two people with a spectator, some moves taken back: what each was shown at every ply."""
    people = {
        "caesar": Person(address, "Ala"),
        "pompeius": Person(address, "Béla"),
        "spectator": Person(address),
    }
    table = people["caesar"].table(YOU, OPEN, options={"free_setup": False})
    people["pompeius"].post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    sockets = {name: person.sit(table) for name, person in people.items()}
    dice = random.Random(5)
    taken_back = 0
    while sockets["spectator"].ply < ACTIONS:
        seat = dice.choice(sockets["spectator"].to_move)
        mover = sockets[seat]
        mover.play(seat, dice.choice(mover.legal(seat)))
        if mover.sides[seat]["can_undo"] and taken_back < 4:
            taken_back += 1
            assert mover.ask("undo", seat=seat, n=mover.n)["type"] == "ack"
        for socket in sockets.values():
            socket.follow_to(mover.n)
    assert taken_back == 4
    shown: Shown = {}
    for socket in sockets.values():
        for message in socket.told:
            sides = {**message["seats"], None: message["watch"]}
            for seat_, side in sides.items():
                if side is not None:
                    shown[name_of(seat_), message["ply"]] = side["view"]
    return table, people, sockets, shown


@pytest.mark.parametrize("eyes", ["caesar", "pompeius", "spectator"])
def test_every_earlier_moment_is_as_it_was_shown(
    game: tuple[str, dict[str, Person], dict[str, Socket], Shown], eyes: str
) -> None:
    table, people, sockets, shown = game
    response = people[eyes].http.get(f"/api/tables/{table}/frames?as={eyes}")
    found = response.json()
    assert [frame["ply"] for frame in found["frames"]] == list(range(ACTIONS + 1))
    for frame in found["frames"]:
        assert frame["view"] == shown[eyes, frame["ply"]], frame["ply"]
        assert (frame["action"] is not None) == (frame["by"] == eyes)
    story = sockets[eyes].stories[None if eyes == "spectator" else eyes]
    assert [frame["events"] for frame in found["frames"]] == [entry["events"] for entry in story]
    assert found["seed"] is None
    assert found["outcome"] is None
    assert sockets["caesar"].table["seed_digest"] not in response.text
    short = people[eyes].get(f"/api/tables/{table}/frames?as={eyes}&from=7&to=9")
    assert short["frames"] == found["frames"][7:10]
    without = people[eyes].get(f"/api/tables/{table}/frames?as={eyes}&views=false")
    assert [frame["view"] for frame in without["frames"]] == [None] * (ACTIONS + 1)


def test_nobody_looks_with_other_eyes_than_his_own(
    game: tuple[str, dict[str, Person], dict[str, Socket], Shown],
) -> None:
    table, people, _, _ = game
    for name, person in people.items():
        for eyes in ("caesar", "pompeius"):
            if name != eyes:
                path = f"/api/tables/{table}/frames?as={eyes}"
                assert person.get(path, 403)["error"] == "not-your-seat"
                assert person.get(f"{path}&views=false", 403)["error"] == "not-your-seat"
        assert person.get(f"/api/tables/{table}/frames?as=brutus", 404)["error"] == "no-such-seat"
        assert person.get(f"/api/tables/{table}/frames", 409)["error"] == "not-over"
        assert person.http.get(f"/api/tables/{table}/record").status_code == 409


def test_a_stranger_without_a_cookie_is_a_spectator(
    game: tuple[str, dict[str, Person], dict[str, Socket], Shown],
) -> None:
    table, _, _, shown = game
    stranger = Person(game[1]["caesar"].address)
    stranger.http.cookies.clear()
    found = stranger.get(f"/api/tables/{table}/frames?as=spectator&from=20&to=20")
    assert found["frames"][0]["view"] == shown["spectator", 20]
    assert stranger.get(f"/api/tables/{table}/frames?as=caesar", 403)["error"] == "not-your-seat"


def test_who_has_left_his_seat_has_its_eyes_no_longer(ala: Person, bela: Person) -> None:
    eve = Person(ala.address, "Eve")
    table = ala.toy(YOU, OPEN, OPEN)["table"]["id"]
    names = [seat["name"] for seat in ala.get(f"/api/tables/{table}")["seats"]]
    bela.post(f"/api/tables/{table}/join", {"seat": names[1]})
    before = ala.get(f"/api/tables/{table}/frames?as={names[0]}", 409)
    assert before["error"] == "not-over", "nothing is dealt to somebody who may yet walk away"
    eve.post(f"/api/tables/{table}/join", {"seat": names[2]})
    assert ala.get(f"/api/tables/{table}/frames?as={names[0]}")["frames"][0]["view"]["seat"] == names[0]
    for person, seat in ((ala, names[0]), (bela, names[1]), (eve, names[2])):
        for other in set(names) - {seat}:
            person.get(f"/api/tables/{table}/frames?as={other}", 403)
    bela.post(f"/api/tables/{table}/resign", {"seat": names[1]})
    assert bela.get(f"/api/tables/{table}")["state"] == "playing"
    assert bela.get(f"/api/tables/{table}/frames?as={names[1]}", 403)["error"] == "not-your-seat"
