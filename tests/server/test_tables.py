"""Tables over HTTP: how seats are filled, who may do what, lists, resigning, rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bellum.kernel import seed_digest
from tests.server.kit import GREEDY, INVITE, OPEN, RANDOM, YOU, Person, Socket, quick, running, sqlite


def seat(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(seat for seat in table["seats"] if seat["name"] == name)
    return found


def test_a_table_against_the_machine_begins_at_once(ala: Person) -> None:
    table = ala.create(YOU, GREEDY)["table"]
    assert table["state"] == "playing"
    assert table["your_seats"] == ["caesar"]
    assert table["your_turn"]
    assert seat(table, "pompeius")["player"] == "greedy"
    assert table["seed"] is None
    assert len(table["seed_digest"]) == 64
    assert table["options"] == {"free_setup": False}
    assert table["scenario"] == "historical_705"


def test_an_invitation(ala: Person, bela: Person) -> None:
    made = ala.create(YOU, INVITE, options={"free_setup": True})
    table, token = made["table"]["id"], made["invites"]["pompeius"]
    assert made["table"]["state"] == "open"
    assert seat(made["table"], "pompeius")["waiting"]
    assert made["table"]["to_move"] == []
    assert not made["table"]["your_turn"]
    join = f"/api/tables/{table}/join"
    assert bela.post(join, {"token": "wrong"}, 403)["error"] == "bad-invite"
    assert bela.post(join, {"seat": "pompeius"}, 403)["error"] == "bad-invite"
    assert bela.post(join, {"seat": "caesar", "token": token}, 403)["error"] == "bad-invite"
    assert bela.post(join, {}, 400)["error"] == "bad-setup"
    assert ala.post(join, {"token": token}, 409)["error"] == "already-seated"
    joined = bela.post(join, {"token": token})
    assert joined["state"] == "playing"
    assert joined["your_seats"] == ["pompeius"]
    assert Person(ala.address).post(join, {"token": token}, 403)["error"] == "bad-invite"
    assert Person(ala.address).post(join, {"seat": "pompeius"}, 409)["error"] == "taken"
    assert token not in str(ala.get(f"/api/tables/{table}"))


def test_a_new_invitation_voids_the_old(ala: Person, bela: Person) -> None:
    made = ala.create(YOU, INVITE)
    table = made["table"]["id"]
    assert bela.post(f"/api/tables/{table}/invite", {"seat": "pompeius"}, 403)["error"] == "not-yours"
    assert ala.post(f"/api/tables/{table}/invite", {"seat": "caesar"}, 409)["error"] == "taken"
    new = ala.post(f"/api/tables/{table}/invite", {"seat": "pompeius"})
    assert new["seat"] == "pompeius"
    assert new["token"] != made["invites"]["pompeius"]
    bela.post(f"/api/tables/{table}/join", {"token": made["invites"]["pompeius"]}, 403)
    bela.post(f"/api/tables/{table}/join", {"token": new["token"]})
    assert ala.post(f"/api/tables/{table}/invite", {"seat": "pompeius"}, 409)["error"] == "not-open"


def test_a_seat_open_to_anyone(ala: Person, bela: Person) -> None:
    table = ala.table(OPEN, YOU)
    assert table in [found["id"] for found in bela.get("/api/tables?list=open")]
    bela.post(f"/api/tables/{table}/join", {"seat": "caesar"})
    assert table not in [found["id"] for found in bela.get("/api/tables?list=open")]
    assert bela.get("/api/tables")[0]["id"] == table
    assert bela.get("/api/tables")[0]["your_turn"]


def test_leaving_before_the_game(ala: Person, bela: Person) -> None:
    table = ala.table(YOU, OPEN)
    assert bela.post(f"/api/tables/{table}/leave", {"seat": "caesar"}, 403)["error"] == "not-yours"
    left = ala.post(f"/api/tables/{table}/leave", {"seat": "caesar"})
    assert left["your_seats"] == []
    assert seat(left, "caesar")["waiting"]
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    token = ala.post(f"/api/tables/{table}/invite", {"seat": "caesar"})["token"]
    assert ala.post(f"/api/tables/{table}/join", {"token": token})["state"] == "playing"
    assert ala.post(f"/api/tables/{table}/leave", {"seat": "caesar"}, 409)["error"] == "not-open"


def test_taking_a_table_away(ala: Person, bela: Person) -> None:
    table = ala.table(YOU, OPEN)
    assert bela.http.request("DELETE", f"/api/tables/{table}", json={}).status_code == 403
    assert ala.http.request("DELETE", f"/api/tables/{table}", json={}).status_code == 204
    assert ala.get(f"/api/tables/{table}", 404)["error"] == "not-found"
    begun = ala.table(YOU, RANDOM)
    assert ala.http.request("DELETE", f"/api/tables/{begun}", json={}).json()["error"] == "not-open"


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "not-found"),
        ({"scenario": "nowhere"}, 400, "bad-setup"),
        ({"options": {"free_setup": "yes"}}, 400, "bad-setup"),
        ({"options": {"free_setup": 1}}, 400, "bad-setup"),
        ({"options": {"fog": True}}, 400, "bad-setup"),
        ({"seats": {"caesar": YOU}}, 400, "bad-setup"),
        ({"seats": {"caesar": YOU, "pompeius": YOU, "brutus": YOU}}, 400, "bad-setup"),
        ({"seats": {"caesar": YOU, "pompeius": {"kind": "machine", "player": "hal"}}}, 400, "bad-setup"),
        ({"seats": {"caesar": YOU, "pompeius": {"kind": "machine"}}}, 422, "malformed"),
        ({"seats": {"caesar": YOU, "pompeius": {"kind": "ghost"}}}, 422, "malformed"),
        ({"seats": []}, 422, "malformed"),
        ({"seed": ""}, 422, "malformed"),
        ({"more": 1}, 422, "malformed"),
    ],
)
def test_a_bad_wish_makes_no_table(ala: Person, change: dict[str, Any], status: int, error: str) -> None:
    wish = {"game": "julius_caesar", "seats": {"caesar": YOU, "pompeius": YOU}, **change}
    answer = ala.post("/api/tables", wish, status)
    assert answer["error"] == error
    assert answer["message"]
    assert ala.get("/api/tables") == []


def test_a_given_seed_gives_the_same_game(ala: Person) -> None:
    first, second = (ala.sit(ala.table(YOU, YOU, seed="ides of march")) for _ in range(2))
    assert first.views == second.views


def test_on_a_server_for_people_nobody_knows_the_dice(tmp_path: Path) -> None:
    """Who chose a seed would know the dice that the others throw; a seed that nobody chose is never the same."""
    with running(quick(sqlite(tmp_path), test_seed=None)) as address:
        ala = Person(address, "Ala")
        for other in (OPEN, INVITE):
            seats = {"caesar": YOU, "pompeius": other}
            answer = ala.post("/api/tables", {"game": "julius_caesar", "seats": seats, "seed": "x"}, 400)
            assert answer["error"] == "bad-setup"
            assert "knows the dice" in answer["message"]
        seeds = set()
        for _ in range(5):
            over = ala.post(f"/api/tables/{ala.table(YOU, RANDOM)}/resign", {"seat": "caesar"})
            assert len(over["seed"]) == 32
            seeds.add(over["seed"])
        assert len(seeds) == 5


def test_a_test_server_lets_seeds_be_chosen(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), test_seed="alea iacta est")) as address:
        ala, bela = Person(address, "Ala"), Person(address, "Béla")

        def seed_of(table: str) -> Any:
            return ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})["seed"]

        shared = ala.table(YOU, OPEN, seed="ides of march")
        bela.post(f"/api/tables/{shared}/join", {"seat": "pompeius"})
        assert seed_of(shared) == "ides of march"
        plain = ala.table(YOU, RANDOM)
        assert seed_of(plain) == "alea iacta est"
        again = ala.post(f"/api/tables/{plain}/rematch")["id"]
        assert ala.post(f"/api/tables/{again}/resign", {"seat": "pompeius"})["seed"] == "alea iacta est"


def test_the_machine_of_a_seed_plays_the_same_game(tmp_path: Path) -> None:
    """Its dice come from the seed, which is as secret as theirs."""
    with running(quick(sqlite(tmp_path), test_seed="alea")) as address:
        ala = Person(address, "Ala")
        records = []
        for _ in range(2):
            table = ala.table(RANDOM, RANDOM)
            watcher = Socket(address, table)
            while watcher.table["state"] != "over":
                watcher.until("table")
            records.append(ala.http.get(f"/api/tables/{table}/record").text)
        assert records[0] == records[1]


def test_the_list_shows_where_it_is_your_turn(ala: Person, bela: Person) -> None:
    made = ala.create(YOU, INVITE)
    later = ala.table(YOU, OPEN)
    assert [t["id"] for t in ala.get("/api/tables")] == [later, made["table"]["id"]]
    bela.post(f"/api/tables/{made['table']['id']}/join", {"token": made["invites"]["pompeius"]})
    mine = ala.get("/api/tables")
    assert [t["id"] for t in mine] == [made["table"]["id"], later]
    assert [t["your_turn"] for t in mine] == [True, False]
    socket = ala.sit(made["table"]["id"])
    socket.play("caesar", socket.legal("caesar")[0])
    assert not any(t["your_turn"] for t in ala.get("/api/tables"))
    assert bela.get("/api/tables")[0]["to_move"] == ["pompeius"]


def test_resigning(ala: Person, bela: Person) -> None:
    table = ala.table(YOU, OPEN)
    resign = f"/api/tables/{table}/resign"
    assert ala.post(resign, {"seat": "caesar"}, 409)["error"] == "not-playing"
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    assert bela.post(resign, {"seat": "caesar"}, 403)["error"] == "not-your-seat"
    assert ala.post(resign, {"seat": "nobody"}, 404)["error"] == "no-such-seat"
    assert ala.get(f"/api/tables/{table}/record", 409)["error"] == "not-over"
    digest = ala.get(f"/api/tables/{table}")["seed_digest"]
    over = ala.post(resign, {"seat": "caesar"})
    assert over["state"] == "over"
    assert over["outcome"]["winners"] == ["pompeius"]
    assert seed_digest(over["seed"]) == digest
    assert ala.post(resign, {"seat": "caesar"}, 409)["error"] == "not-playing"
    record = ala.http.get(f"/api/tables/{table}/record").text
    assert record.endswith("# caesar resigned\n")
    assert "seat caesar Ala" in record


def test_a_rematch_changes_sides(ala: Person, bela: Person) -> None:
    table = ala.table(YOU, OPEN)
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    socket = bela.sit(table)
    assert ala.post(f"/api/tables/{table}/rematch", {}, 409)["error"] == "not-over"
    bela.post(f"/api/tables/{table}/resign", {"seat": "pompeius"})
    assert Person(ala.address).post(f"/api/tables/{table}/rematch", {}, 403)["error"] == "not-yours"
    new = ala.post(f"/api/tables/{table}/rematch")
    assert new["state"] == "open"
    assert new["your_seats"] == ["pompeius"]
    assert seat(new, "caesar")["reserved"] == {"id": bela.id, "name": "Béla"}
    while socket.table["rematch"] != new["id"]:
        socket.until("table")
    stranger = Person(ala.address)
    assert stranger.post(f"/api/tables/{new['id']}/join", {"seat": "caesar"}, 403)["error"] == "not-yours"
    assert new["id"] in [t["id"] for t in bela.get("/api/tables")]
    assert new["id"] not in [t["id"] for t in stranger.get("/api/tables?list=open")]
    assert ala.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
    again = bela.post(f"/api/tables/{table}/rematch")
    assert again["id"] == new["id"]
    assert again["state"] == "playing"
    assert again["your_seats"] == ["caesar"]


def test_a_rematch_with_a_machine_begins_at_once(ala: Person) -> None:
    table = ala.table(YOU, RANDOM)
    ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
    new = ala.post(f"/api/tables/{table}/rematch")
    assert new["state"] == "playing"
    assert new["your_seats"] == ["pompeius"]
    assert seat(new, "caesar")["player"] == "random"


def test_a_reserved_seat_can_be_taken_by_joining(ala: Person, bela: Person) -> None:
    table = ala.table(YOU, OPEN)
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    bela.post(f"/api/tables/{table}/resign", {"seat": "pompeius"})
    new = ala.post(f"/api/tables/{table}/rematch")["id"]
    assert bela.post(f"/api/tables/{new}/join", {"seat": "caesar"})["state"] == "playing"


@pytest.mark.parametrize("path", ["", "/record", "/frames"])
def test_no_such_table(ala: Person, path: str) -> None:
    assert ala.get(f"/api/tables/abcdefgh2345{path}", 404)["error"] == "not-found"
    assert ala.get(f"/api/tables/NOT-an-id{path}", 422)["error"] == "malformed"


@pytest.mark.parametrize("verb", ["join", "leave", "invite", "machine", "resign", "concede", "rematch"])
def test_no_such_table_to_change(ala: Person, verb: str) -> None:
    body = {"rematch": {}, "machine": {"seat": "caesar", "player": "random"}}.get(verb, {"seat": "caesar"})
    assert ala.post(f"/api/tables/abcdefgh2345/{verb}", body, 404)["error"] == "not-found"
