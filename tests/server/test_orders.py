"""Standing orders: a reaction is answered beforehand, after the pause of a machine, and nobody else hears of it."""

from __future__ import annotations

import json
import random

import pytest

from bellum.server.tables import play
from bellum.server.tables.autoplay import pause
from tests.server.kit import GREEDY, INVITE, OPEN, YOU, Person, Socket

HANNIBAL = {"game": "hannibal"}


def toy_of_two(ala: Person, bela: Person) -> tuple[str, Socket, Socket]:
    """Ala has the river, Béla the hills."""
    table: str = ala.toy(YOU, YOU, OPEN)["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "east"})
    return table, ala.sit(table), bela.sit(table)


def bid(a: Socket, b: Socket, east_leads: bool) -> None:
    """Everybody bids; the east as high or as low as it can."""
    b.play("east", b.legal("east")[-1 if east_leads else 0])
    for seat in ("north", "south"):
        a.follow_to(b.n)
        a.play(seat, a.legal(seat)[0 if east_leads else -1])
        b.follow_to(a.n)


def until_asked_to_raid(a: Socket, b: Socket) -> str:
    """Who leads, and may raid: of the river, unless it cannot be."""
    bid(a, b, False)
    return a.to_move[0]


def test_an_order_answers_a_reaction(ala: Person, bela: Person) -> None:
    _, a, b = toy_of_two(ala, bela)
    answer = b.ask("standing-order", seat="east", order="never", until="game")
    assert answer["type"] == "ack"
    assert b.told_orders == [{"order": "never", "about": None, "until": "game"}]
    leader = until_asked_to_raid(a, b)
    if leader == "east":
        b.play("east", "rest")
        a.follow_to(b.n)
        leader = until_asked_to_raid(a, b)
    ply = a.ply
    a.play(leader, "raid east")
    a.follow_to(a.n + 1)
    assert a.ply == ply + 2
    assert a.stories[leader][-1]["by"] == "east"
    assert a.stories[leader][-1]["events"][0]["kind"] == "yield"


def test_nobody_else_is_told_of_an_order(ala: Person, bela: Person) -> None:
    table, a, b = toy_of_two(ala, bela)
    eve = Person(ala.address, "Eve").sit(table)
    a.drain()
    eve.drain()
    before = len(a.seen), len(eve.seen), a.n
    b.ask("standing-order", seat="east", order="not-strong", until="round")
    late = bela.sit(table)
    assert late.sides["east"]["orders"] == [{"order": "not-strong", "about": None, "until": "round"}]
    assert a.ask("ping")["type"] == "pong"
    assert eve.ask("ping")["type"] == "pong"
    for socket, count in ((a, before[0]), (eve, before[1])):
        kinds = {json.loads(text)["type"] for text in socket.seen[count:]}
        assert kinds <= {"pong", "presence"}
        assert not any("not-strong" in text for text in socket.seen)
        for side in socket.sides.values():
            assert side["orders"] == []
    assert a.ask("sync")["n"] == before[2], "an order is no entry of the log"


def test_an_order_is_taken_back_and_ends_with_its_span(ala: Person, bela: Person) -> None:
    table, a, b = toy_of_two(ala, bela)
    b.ask("standing-order", seat="east", order="never", until="game")
    b.ask("standing-order", seat="east", order="always", until="round")
    assert {order["order"] for order in bela.sit(table).sides["east"]["orders"]} == {"never", "always"}
    b.ask("standing-order", seat="east", order="never", until=None)
    assert bela.sit(table).sides["east"]["orders"] == [{"order": "always", "about": None, "until": "round"}]
    bid(a, b, True)
    assert bela.sit(table).sides["east"]["orders"] == []


def test_only_the_orders_of_the_game_and_of_ones_own_seat(ala: Person, bela: Person) -> None:
    _, a, b = toy_of_two(ala, bela)
    assert b.ask("standing-order", seat="east", order="sleep", until="game")["code"] == "no-such-order"
    assert b.ask("standing-order", seat="east", order="never", until="year")["code"] == "no-such-order"
    assert b.ask("standing-order", seat="north", order="never", until="game")["code"] == "not-your-seat"
    assert a.ask("standing-order", seat="west", order="never", until="game")["code"] == "no-such-seat"


def test_an_order_may_be_limited_to_something(ala: Person, bela: Person) -> None:
    """What it does not cover is still asked; the order without a limit is another one."""
    table, a, b = toy_of_two(ala, bela)
    assert ala.get("/api/games/toy/language")["about"] == {"never": ["side"]}
    leader = until_asked_to_raid(a, b)
    if leader == "east":
        b.play("east", "rest")
        a.follow_to(b.n)
        leader = until_asked_to_raid(a, b)
    other = "south" if leader == "north" else "north"
    b.ask("standing-order", seat="east", order="never", about=other, until="game")
    b.ask("standing-order", seat="east", order="never", until="game")
    b.ask("standing-order", seat="east", order="never", until=None)
    limited = {"order": "never", "about": other, "until": "game"}
    assert bela.sit(table).sides["east"]["orders"] == [limited]
    a.play(leader, "raid east")
    b.follow_to(a.n)
    assert b.to_move == ["east"], "nothing was ordered about this raider"
    b.ask("standing-order", seat="east", order="never", about=leader, until="game")
    b.follow_to(a.n + 1)
    assert b.to_move != ["east"]
    assert not any('"about"' in text and leader in text for text in a.seen if '"orders":[{' in text)


def test_orders_are_limited_only_to_what_the_game_names(ala: Person, bela: Person) -> None:
    _, _, b = toy_of_two(ala, bela)
    for order, thing in (("never", "moon"), ("always", "north"), ("never", "c1")):
        told = b.ask("standing-order", seat="east", order=order, about=thing, until="game")
        assert told["code"] == "no-such-order"


def test_a_seat_gives_no_more_orders_than_it_may(
    ala: Person, bela: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_ORDERS", 2)
    _, _, b = toy_of_two(ala, bela)
    told = [
        b.ask("standing-order", seat="east", order="never", about=seat, until="game")
        for seat in ("north", "south", "west", "north")
    ]
    assert [answer.get("code") for answer in told] == [None, None, "too-many-orders", None]


def test_between_people_silence_is_kept(ala: Person) -> None:
    """Where nobody has chosen, people who play against each other are always asked."""

    def asks(rome: dict[str, str], carthage: dict[str, str], **more: object) -> bool:
        wish = {**HANNIBAL, "seats": {"rome": rome, "carthage": carthage}, **more}
        options = ala.post("/api/tables", wish, 201)["table"]["options"]
        return bool(options["always_ask"])

    assert asks(YOU, INVITE)
    assert asks(OPEN, YOU)
    assert not asks(YOU, GREEDY)
    assert not asks(YOU, YOU), "at one screen it would be passed from hand to hand for nothing"
    assert not asks(YOU, INVITE, options={"always_ask": False})


def test_a_reaction_takes_the_same_time_whatever_there_is_to_think_about() -> None:
    dice = random.Random(5)
    for _ in range(200):
        seconds = dice.uniform(0, 0.25)
        assert abs(pause(0.25, seconds, True) + seconds - 0.25) < 1e-9
    assert abs(pause(0.25, 0.3, True) + 0.3 - 0.5) < 1e-9, "two paces, not as long as it took"
    assert pause(0, 3.0, True) == 0
    assert len({pause(0.25, 0.1, False) for _ in range(10)}) > 1
