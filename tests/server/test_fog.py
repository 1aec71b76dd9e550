"""The fog of war, asserted on what the sockets delivered: nobody is ever sent what his seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.kernel import OMNISCIENT, SPECTATOR, Match, Record
from tests.server.kit import OPEN, YOU, Person, Socket
from tests.server.words import words_of

pytestmark = pytest.mark.slow

ACTIONS = 260


@pytest.fixture(scope="module")
def game(address: str) -> tuple[dict[str | None, Socket], str]:
    """A long game of two people with a spectator: what each was sent, and the record that came out at the end."""
    ala, bela, eve = Person(address, "Ala"), Person(address, "Béla"), Person(address, "Eve")
    table = ala.table(YOU, OPEN, options={"free_setup": False})
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    sockets: dict[str | None, Socket] = {
        "caesar": ala.sit(table),
        "pompeius": bela.sit(table),
        None: eve.sit(table),
    }
    dice = random.Random(11)
    for _ in range(ACTIONS):
        to_move = sockets[None].to_move
        if not to_move:
            break
        seat = dice.choice(to_move)
        mover = sockets[seat]
        mover.play(seat, dice.choice(mover.legal(seat)))
        for socket in sockets.values():
            socket.follow_to(mover.n)
    late = bela.sit(table)
    assert late.views == sockets["pompeius"].views
    assert late.stories == sockets["pompeius"].stories
    sockets["pompeius"].seen += late.seen
    if sockets[None].to_move:
        ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
    record = ala.http.get(f"/api/tables/{table}/record").text
    return sockets, record


@pytest.fixture(scope="module")
def truth(game: tuple[dict[str | None, Socket], str]) -> list[Match]:
    """The match at every ply."""
    record = Record.from_text(game[1])
    match = Match.start(bellum.game("julius_caesar"), record.scenario, record.options, record.seed)
    course = [match.clone()]
    for seat, action in record.actions:
        match.play(seat, action)
        course.append(match.clone())
    return course


def hidden_ids(match: Match, seat: str | None) -> set[str]:
    """Blocks and cards of others that lie face down, told from the whole position, not from the seat's view."""
    everything: dict[str, Any] = match.position.view(OMNISCIENT)
    fought = everything["battle"]["space"] if everything["battle"] else None
    shown = {everything["selected"]} if everything["selected"] else set()
    hidden = {
        block["id"]
        for block in everything["blocks"]
        if block["side"] != seat
        and block["id"] not in shown | {"cleopatra"}
        and block["place"] not in (fought, "open", "trophy")
    }
    for side, hand in everything["cards"]["hands"].items():
        if side != seat:
            hidden |= set(hand)
    return hidden


@pytest.mark.parametrize("seat", ["caesar", "pompeius", None])
def test_no_view_holds_what_lies_face_down(
    game: tuple[dict[str | None, Socket], str], truth: list[Match], seat: str | None
) -> None:
    checked = 0
    names = {"caesar", "pompeius"}  # leaders bear the names of the sides
    for text in game[0][seat].seen:
        message = json.loads(text)
        if message["type"] not in ("state", "update"):
            continue
        assert set(message["seats"]) == ({seat} if seat else set())
        assert (message["watch"] is None) == (seat is not None)
        side = message["seats"][seat] if seat else message["watch"]
        hidden = hidden_ids(truth[message["ply"]], seat) - names
        found = words_of(side["view"]) & hidden
        assert not found, f"ply {message['ply']}: {found}"
        assert len(hidden) > 10
        checked += 1
    assert checked > len(truth) // 2  # most games go on to the last action, some end before


@pytest.mark.parametrize("seat", ["caesar", "pompeius", None])
def test_no_event_holds_its_secret_part(
    game: tuple[dict[str | None, Socket], str], truth: list[Match], seat: str | None
) -> None:
    number = SPECTATOR if seat is None else truth[0].game.seat(seat)
    secrets = 0
    story = game[0][seat].stories[seat]
    for entry in story:
        events = truth[-1].events[entry["ply"]]
        assert len(entry["events"]) == len(events)
        for told, event in zip(entry["events"], events, strict=True):
            if event.secret is not None and number not in event.seats:
                secrets += 1
                assert not set(event.secret) & set(told["args"]), told
                concealed = words_of(event.secret) - words_of(event.args)
                assert not concealed & words_of(told), told
    assert secrets > 10


def over(message: dict[str, Any]) -> bool:
    """Whether a message tells of a table whose game has ended: the seed is public then."""
    return bool(message["type"] == "state" and message["table"]["state"] == "over")


def test_nobody_is_sent_the_seed_or_anothers_actions(game: tuple[dict[str | None, Socket], str]) -> None:
    sockets, text = game
    record = Record.from_text(text)
    for seat, socket in sockets.items():
        told = [t for t in socket.seen if json.loads(t)["type"] in ("state", "update", "ack")]
        playing = [t for t in told if not over(json.loads(t))]
        assert all(record.seed not in message for message in playing)
        assert not any('"action"' in message for message in playing), seat
