"""Replays: frames of a finished table or of a dropped record file, as anybody may see them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.kernel import Match
from tests.server.kit import YOU, Person


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole random game."""
    match = bellum.new_game("julius_caesar", seed="replay")
    dice = random.Random(3)
    while match.outcome is None:
        seat = match.to_move()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def record(match: Match) -> str:
    return match.record.to_text()


def replay(ala: Person, record: str, wish: dict[str, Any] | None = None, status: int = 200) -> Any:
    return ala.post("/api/replay", {"record": record, **(wish or {})}, status)


def test_a_record_gives_its_frames(ala: Person, record: str, match: Match) -> None:
    found = replay(ala, record)
    assert found["length"] == len(match.record.actions)
    assert found["as"] == "omniscient"
    assert [frame["ply"] for frame in found["frames"]] == list(range(200))
    assert found["frames"][0]["by"] is None
    assert found["frames"][1]["action"] == match.record.actions[0][1]
    assert match.outcome is not None
    assert found["outcome"]["reason"] == match.outcome.reason
    assert found["seed"] == "replay"
    assert found["seats"] == ["caesar", "pompeius"]
    assert found["frames"][0]["view"]["cards"]["hands"]["pompeius"]


def test_frames_can_be_paged_to_the_end(ala: Person, record: str, match: Match) -> None:
    length = len(match.record.actions)
    found = replay(ala, record, {"from": length - 1, "as": "pompeius"})
    assert [frame["ply"] for frame in found["frames"]] == [length - 1, length]
    assert found["frames"][-1]["view"] == json_of(match.view("pompeius"))
    assert replay(ala, record, {"from": length + 1})["frames"] == []
    assert len(replay(ala, record, {"from": 5, "to": 5})["frames"]) == 1


def test_the_story_without_views_is_one_request(ala: Person, record: str, match: Match) -> None:
    found = replay(ala, record, {"views": False, "as": "spectator"})
    assert len(found["frames"]) == found["length"] + 1
    assert all(frame["view"] is None for frame in found["frames"])
    told = [event for frame in found["frames"] for event in frame["events"]]
    assert told == json_of(match.story(None))


def json_of(data: Any) -> Any:
    return json.loads(json.dumps(data))


RULES = f"rules {bellum.game('julius_caesar').rules}"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: "hello",
        lambda text: text.replace("game julius_caesar", "game chess"),
        lambda text: text.replace(RULES, "rules 99"),
        lambda text: text.replace(RULES, "rules ²"),
        lambda text: text.replace(RULES, "rules " + "9" * 5000),
        lambda text: text.replace("scenario historical_705", "scenario atlantis"),
        lambda text: text.replace("option free_setup false", "option free_setup " + "[" * 50_000),
        lambda text: text.replace("option free_setup false", "option free_setup {}"),
        lambda text: text.replace("option free_setup false", "option magic true"),
        lambda text: text.replace("seed replay", "seed other"),
        lambda text: text + "caesar done\n",
        lambda text: text + "brutus done\n",
        lambda text: text + "caesar\n",
        lambda text: text.replace("\n\n", "\n\ncaesar fly to mars\n", 1),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(ala: Person, record: str, change: Any) -> None:
    text = change(record)
    assert text != record
    response = ala.http.post("/api/replay", json={"record": text})
    assert response.status_code in (400, 422)
    assert response.json()["error"] in ("bad-record", "malformed")
    assert response.json()["message"]


def test_somebody_who_is_not_there_sees_nothing(ala: Person, record: str) -> None:
    assert replay(ala, record, {"as": "brutus"}, 400)["error"] == "bad-setup"
    replay(ala, record, {"from": -1}, 422)
    replay(ala, record, {"to": "end"}, 422)


def test_a_record_may_be_large_but_not_too_large(ala: Person, record: str) -> None:
    comment = "# " + "x" * 78 + "\n"
    fits = record + comment * ((1_000_000 - len(record)) // len(comment))
    assert replay(ala, fits, {"views": False})["length"]
    assert ala.http.post("/api/replay", json={"record": "x" * 1_000_001}).status_code == 422
    assert ala.http.post("/api/replay", json={"record": "x" * 2_000_000}).status_code == 413


def test_a_finished_table_can_be_seen_by_anybody(ala: Person) -> None:
    table = ala.table(YOU, YOU)
    socket = ala.sit(table)
    dice = random.Random(4)
    for _ in range(30):
        seat = socket.to_move[0]
        socket.play(seat, dice.choice(socket.legal(seat)))
    assert ala.get(f"/api/tables/{table}/frames", 409)["error"] == "not-over"
    views, stories = dict(socket.views), dict(socket.stories)
    ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
    stranger = Person(ala.address)
    found = stranger.get(f"/api/tables/{table}/frames?from=30&as=caesar")
    assert found["length"] == 30
    assert found["outcome"]["resigned"] == {"team": "caesar", "seats": ["caesar"]}
    assert found["frames"][0]["view"] == views["caesar"]
    story = stranger.get(f"/api/tables/{table}/frames?views=false&as=pompeius")["frames"]
    assert [frame["events"] for frame in story] == [entry["events"] for entry in stories["pompeius"]]
    text = stranger.http.get(f"/api/tables/{table}/record").text
    dropped = replay(ala, text, {"as": "caesar", "from": 30})
    assert dropped["frames"] == found["frames"]
    assert dropped["players"] == {"caesar": "Ala", "pompeius": "Ala"}
    assert stranger.get(f"/api/tables/{table}/frames?as=nobody", 400)["error"] == "bad-setup"
