"""Hannibal at a table: machines play it to the end, and no socket is sent what its seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.kernel import OMNISCIENT, SPECTATOR, Match, Record
from tests.server.kit import OPEN, RANDOM, YOU, Person, Socket
from tests.server.words import words_of

ACTIONS = 240
Seat = str | None


def wish(rome: dict[str, str], carthage: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "hannibal", "seats": {"rome": rome, "carthage": carthage}, **more}


def replayed(text: str) -> Match:
    record = Record.from_text(text)
    return Match.replay(bellum.game(record.game), record)


# -- to the end --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_machines_play_a_campaign_to_its_end(ala: Person) -> None:
    made = ala.post("/api/tables", wish(RANDOM, RANDOM, scenario="campaign_iberia"), 201)
    table = made["table"]["id"]
    socket = ala.sit(table)
    while socket.table["state"] == "playing":
        socket.next()
    assert socket.views[None]["outcome"] is not None
    match = replayed(ala.http.get(f"/api/tables/{table}/record").text)
    assert match.outcome is not None
    assert match.record.scenario == "campaign_iberia"
    shown = json.dumps(match.position.view(OMNISCIENT))  # nothing is hidden at the end
    assert json.loads(shown) == socket.views[None]


def test_a_person_plays_a_machine_with_options(ala: Person) -> None:
    options = {"cards": "all", "always_ask": True}
    made = ala.post("/api/tables", wish(YOU, RANDOM, scenario="campaign_africa", options=options), 201)
    socket = ala.sit(made["table"]["id"])
    socket.play_random("rome", random.Random(3), 40)
    told = socket.views["rome"]["options"]
    assert {name: told[name] for name in options} == options


# -- the fog -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game(address: str) -> tuple[dict[Seat, Socket], str]:
    """A game of two people with a spectator: what each was sent, and the record that came out at the end."""
    people = Person(address, "Ala"), Person(address, "Béla"), Person(address, "Eve")
    return play(*people, random.Random(0))


def play(ala: Person, bela: Person, eve: Person, dice: random.Random) -> tuple[dict[Seat, Socket], str]:
    made = ala.post("/api/tables", wish(YOU, OPEN, scenario="campaign_iberia", options={"cards": "all"}), 201)
    table = made["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "carthage"})
    sockets: dict[Seat, Socket] = {"rome": ala.sit(table), "carthage": bela.sit(table), None: eve.sit(table)}
    for _ in range(ACTIONS):
        to_move = sockets[None].to_move
        if not to_move:
            break
        seat = dice.choice(to_move)
        mover = sockets[seat]
        mover.play(seat, chosen(mover.views[seat], dice))
        for socket in sockets.values():
            socket.follow_to(mover.n)
    late = bela.sit(table)
    assert late.views == sockets["carthage"].views
    assert late.stories == sockets["carthage"].stories
    sockets["carthage"].seen += late.seen
    sockets["carthage"].told += late.told
    if sockets[None].to_move:
        ala.post(f"/api/tables/{table}/resign", {"seat": "rome"})
    return sockets, ala.http.get(f"/api/tables/{table}/record").text


def chosen(view: dict[str, Any], dice: random.Random) -> str:
    """An attack if there is one, and rather an event or a march than anything else: battles are wanted."""
    foes = {force["space"] for force in view["forces"] if force["side"] != view["seat"] and force["cus"]}
    legal: list[str] = view["legal"]
    attacks = [a for a in legal if a == "stand" or (a.startswith("march ") and a.split()[1] in foes)]
    lively = [
        a for a in legal if a.split()[0] in ("event", "counter", "activate", "march", "intercept", "ops")
    ]
    for wanted in (attacks, lively):
        if wanted and dice.random() < 0.8:
            return dice.choice(wanted)
    return dice.choice(legal)


@pytest.fixture(scope="module")
def truth(game: tuple[dict[Seat, Socket], str]) -> list[Match]:
    """The match at every ply."""
    record = Record.from_text(game[1])
    match = Match.start(bellum.game("hannibal"), record.scenario, record.options, record.seed)
    course = [match.clone()]
    for seat, action in record.actions:
        match.play(seat, action)
        course.append(match.clone())
    return course


def hidden_cards(match: Match, seat: Seat) -> set[str]:
    """The cards of others' hands that this seat was never shown, told from the whole position."""
    cards = match.position.view(OMNISCIENT)["cards"]
    shown = set().union(*cards["known"].values()) if seat is not None else set()
    return {card for side, hand in cards["hands"].items() if side != seat for card in hand} - shown


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["rome", "carthage", None])
def test_no_view_holds_anothers_hand(
    game: tuple[dict[Seat, Socket], str], truth: list[Match], seat: Seat
) -> None:
    checked = hidden_seen = 0
    for message in game[0][seat].told:
        assert set(message["seats"]) == ({seat} if seat else set())
        assert (message["watch"] is None) == (seat is not None)
        side = message["seats"][seat] if seat else message["watch"]
        view = {key: part for key, part in side["view"].items() if key not in ("options", "markers")}
        hidden = hidden_cards(truth[message["ply"]], seat)
        patch = side.get("patch") or {"set": []}
        changed = [value for path, value in patch["set"] if path[0] not in ("options", "markers")]
        found = (words_of(view) | words_of(changed)) & hidden
        assert not found, f"ply {message['ply']}: {found}"
        assert "hands" not in view["cards"]
        checked += 1
        hidden_seen += len(hidden)
    assert checked > 40
    assert hidden_seen > 2 * checked


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["rome", "carthage", None])
def test_no_view_of_a_battle_holds_anothers_cards(
    game: tuple[dict[Seat, Socket], str], truth: list[Match], seat: Seat
) -> None:
    battles = 0
    for message in game[0][seat].told:
        side = message["seats"][seat] if seat else message["watch"]
        battle = side["view"]["battle"]
        if battle is not None:
            battles += 1
            everything = truth[message["ply"]].position.view(OMNISCIENT)["battle"]
            assert "hands" not in battle
            assert battle.get("hand") == (everything["hands"][seat] if seat else None)
    assert battles > 0


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["rome", "carthage", None])
def test_no_event_holds_its_secret_part(
    game: tuple[dict[Seat, Socket], str], truth: list[Match], seat: Seat
) -> None:
    number = SPECTATOR if seat is None else truth[0].seat(seat)
    for entry in game[0][seat].stories[seat]:
        events = truth[-1].events[entry["ply"]]
        assert len(entry["events"]) == len(events)
        for told, event in zip(entry["events"], events, strict=True):
            assert told["args"] == event.seen_by(number)["args"]
            if event.secret is not None and number not in event.seats:
                assert not words_of(event.secret) & words_of(told), told


@pytest.mark.slow
def test_nobody_is_sent_the_seed_or_anothers_actions(game: tuple[dict[Seat, Socket], str]) -> None:
    """Until the game is over: then the seed may be known to all."""
    sockets, text = game
    record = Record.from_text(text)
    for seat, socket in sockets.items():
        playing = [t for t in socket.seen if json.loads(t).get("to_move")]
        assert len(playing) > 40
        assert all(record.seed not in message for message in playing)
        assert not any('"action"' in message for message in playing), seat
