"""The socket of a table: states and updates, actions, refusals, staleness, hot-seat, spectators, chat, presence."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import InvalidStatus

import bellum
from bellum.kernel import Record
from tests.server.kit import INVITE, OPEN, RANDOM, YOU, Person, Socket


def two_players(ala: Person, bela: Person) -> tuple[str, Socket, Socket]:
    """A table with two people, both connected."""
    made = ala.create(YOU, INVITE)
    table = made["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"token": made["invites"]["pompeius"]})
    return table, ala.sit(table), bela.sit(table)


def discard_both(a: Socket, b: Socket) -> None:
    """Both choose their discard, so that the first turn begins."""
    a.play("caesar", a.legal("caesar")[0])
    b.follow_to(a.n)
    b.play("pompeius", b.legal("pompeius")[0])
    a.follow_to(b.n)


def test_a_seat_gets_its_own_view_and_nobody_elses(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    assert list(a.views) == ["caesar"]
    assert list(b.views) == ["pompeius"]
    assert a.views["caesar"]["seat"] == "caesar"
    assert b.views["pompeius"]["seat"] == "pompeius"
    assert a.state["you"] == ala.id
    assert a.to_move == ["caesar", "pompeius"]


def test_an_action_reaches_everybody_and_is_acknowledged(ala: Person, bela: Person) -> None:
    table, a, b = two_players(ala, bela)
    watcher = Socket(ala.address, table)
    action = a.legal("caesar")[0]
    a.send({"type": "act", "id": "x", "seat": "caesar", "action": action, "n": 0})
    update = a.until("update", "ack")
    assert update["type"] == "update"
    assert update["n"] == 1
    assert update["keep"] == 0
    assert a.until("ack") == {"type": "ack", "id": "x", "n": 1}
    b.until("update")
    watcher.until("update")
    assert b.n == watcher.n == 1
    assert b.ply == watcher.ply == 1
    assert action.split()[1] not in b.seen[-1]
    assert action.split()[1] not in watcher.seen[-1]
    assert ala.get(f"/api/tables/{table}")["n"] == 1


def test_an_illegal_action_is_refused_with_its_rule(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    answer = socket.act("caesar", "done")
    assert answer["type"] == "refused"
    assert answer["rule"]
    assert answer["message"] == "when-done"
    assert socket.act("caesar", "march on rome")["message"] == "no-such-action"
    assert socket.n == 0


def test_why_tells_the_rule_and_changes_nothing(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    refusal = socket.ask("why", seat="caesar", action="move legio_10")
    assert refusal["type"] == "refusal"
    assert refusal["rule"]
    assert refusal["message"]
    fine = socket.ask("why", seat="caesar", action=socket.legal("caesar")[0])
    assert fine["rule"] is None
    assert fine["message"] is None
    socket.drain()
    assert socket.n == 0


def test_a_stale_action_changes_nothing(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    socket.play("caesar", socket.legal("caesar")[0])
    socket.play("pompeius", socket.legal("pompeius")[0])
    before = socket.n
    answer = socket.act("caesar", socket.legal("caesar")[0], n=0)
    assert answer["type"] == "error"
    assert answer["code"] == "stale"
    assert socket.ask("ping")["type"] == "pong", "no state comes: what is new was sent before"
    assert socket.n == before
    assert socket.act("caesar", socket.legal("caesar")[0], n=before + 1)["code"] == "stale"


def test_anothers_simultaneous_choice_makes_nothing_stale(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    b.play("pompeius", b.legal("pompeius")[0])
    assert a.act("caesar", a.legal("caesar")[0], n=0)["type"] == "ack"


def test_only_the_owner_acts_for_a_seat(ala: Person, bela: Person) -> None:
    table, a, b = two_players(ala, bela)
    stranger = Person(ala.address).sit(table)
    nobody = Socket(ala.address, table)
    for socket in (b, stranger, nobody):
        for message in ("act", "why"):
            answer = socket.ask(
                message, seat="caesar", action="discard apollo", **({"n": 0} if message == "act" else {})
            )
            assert answer["code"] == "not-your-seat", message
        for message in ("undo", "undo-offer", "undo-accept", "undo-decline"):
            assert socket.ask(message, seat="caesar", n=0)["code"] == "not-your-seat"
    assert a.ask("act", seat="brutus", action="done", n=0)["code"] == "no-such-seat"
    a.drain()
    assert a.n == 0


def test_a_forged_cookie_makes_a_spectator(ala: Person) -> None:
    table = ala.table(YOU, RANDOM)
    user, given = ala.id, ala.cookie.split(".")[2]
    for forged in (f"bellum=1.{user}.{given}.AAAA", f"{ala.cookie}x", f"bellum={user}", "bellum="):
        with Socket(ala.address, table, forged) as socket:
            assert socket.state["you"] is None
            assert list(socket.views) == [None]


def test_hot_seat_gets_the_views_of_all_its_seats(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    assert set(socket.views) == {"caesar", "pompeius"}
    assert socket.state["watch"] is None
    discard_both(socket, socket)
    assert socket.ply == 2


def test_an_open_table_shows_only_what_is_public(ala: Person, bela: Person) -> None:
    made = ala.create(YOU, OPEN)
    table = made["table"]["id"]
    a = ala.sit(table)
    assert a.state["seats"] == {}
    assert a.state["watch"]["view"]["seat"] is None
    assert a.to_move == []
    assert a.ask("act", seat="caesar", action="discard apollo", n=0)["code"] == "not-playing"
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    state = a.until("state")
    assert state["table"]["state"] == "playing"
    assert list(a.views)[-1] == "caesar"


def test_undo_goes_back_within_the_kernels_limits(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    dice = random.Random(5)
    for _ in range(200):
        mover, seat = (a, "caesar") if a.views["caesar"]["legal"] else (b, "pompeius")
        story = [*mover.stories[seat]]
        mover.play(seat, dice.choice(mover.legal(seat)))
        a.follow_to(mover.n)
        b.follow_to(mover.n)
        if mover.sides[seat]["can_undo"]:
            break
    n, ply = mover.n, mover.ply
    assert mover.ask("undo", seat=seat, n=n)["type"] == "ack"
    assert (mover.n, mover.ply) == (n + 1, ply - 1)
    assert mover.stories[seat] == story
    other, others = (b, "pompeius") if mover is a else (a, "caesar")
    assert other.ask("undo", seat=others, n=other.n)["code"] in ("nothing-to-undo", "stale")


def test_an_undo_across_a_change_of_seat_needs_the_others_consent(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    assert a.ask("undo-offer", seat="caesar", n=0)["code"] == "nothing-to-undo"
    discard_both(a, b)
    assert not a.sides["caesar"]["can_undo"]
    assert a.sides["caesar"]["can_offer"]
    assert a.ask("undo", seat="caesar", n=a.n)["code"] == "nothing-to-undo"
    assert a.ask("undo-offer", seat="caesar", n=a.n)["type"] == "ack"
    assert a.offer == {"seat": "caesar", "ply": 0, "waits_for": ["pompeius"]}
    assert a.ask("undo-accept", seat="caesar", n=a.n)["code"] == "no-offer"
    b.until("update")
    assert b.ask("undo-decline", seat="pompeius", n=b.n)["type"] == "ack"
    a.drain()
    assert a.offer is None
    assert a.ply == 2
    assert b.ask("undo-accept", seat="pompeius", n=b.n)["code"] == "no-offer"
    a.ask("undo-offer", seat="caesar", n=a.n)
    b.drain()
    assert b.ask("undo-accept", seat="pompeius", n=b.n)["type"] == "ack"
    a.drain()
    assert a.ply == b.ply == 0
    assert a.n == 7
    assert a.to_move == ["caesar", "pompeius"]


def test_an_action_makes_an_offer_lapse(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    a.play("caesar", a.legal("caesar")[0])
    a.ask("undo-offer", seat="caesar", n=a.n)
    b.drain()
    assert b.offer is not None
    b.play("pompeius", b.legal("pompeius")[0])
    assert b.offer is None
    assert b.ask("undo-accept", seat="pompeius", n=b.n)["code"] == "no-offer"


def test_an_offer_can_be_withdrawn_and_does_not_make_actions_stale(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    a.play("caesar", a.legal("caesar")[0])
    a.ask("undo-offer", seat="caesar", n=a.n)
    assert a.ask("undo-decline", seat="caesar", n=a.n)["type"] == "ack"
    assert a.offer is None
    assert b.act("pompeius", b.legal("pompeius")[0], n=0)["type"] == "ack"


def test_against_a_machine_and_at_one_screen_nobody_need_agree(ala: Person) -> None:
    hot = ala.sit(ala.table(YOU, YOU))
    discard_both(hot, hot)
    assert hot.ask("undo-offer", seat="caesar", n=hot.n)["type"] == "ack"
    assert hot.ply == 0
    assert hot.offer is None
    solo = ala.sit(ala.table(YOU, RANDOM))
    solo.play("caesar", solo.legal("caesar")[0])
    while solo.ply < 2 or not solo.legal("caesar"):
        solo.next()
    answer = solo.ask("undo-offer", seat="caesar", n=solo.n)
    assert answer["type"] == "ack" or answer["code"] == "stale"


@pytest.mark.slow
def test_a_whole_game_against_the_machine(ala: Person) -> None:
    table = ala.table(YOU, RANDOM)
    socket = ala.sit(table)
    dice = random.Random(1)
    socket.play_random("caesar", dice, 100_000)
    assert socket.table["state"] == "over"
    assert socket.table["outcome"]["winners"] is not None
    assert socket.table["seed"]
    assert socket.table["outcome"]["scores"].keys() == {"caesar", "pompeius"}
    again = ala.sit(table)
    assert again.stories["caesar"] == socket.stories["caesar"]
    assert again.views == socket.views
    assert again.ask("act", seat="caesar", action="done", n=again.n)["code"] == "not-playing"


def test_chat_is_for_who_has_a_seat(ala: Person, bela: Person) -> None:
    table, a, b = two_players(ala, bela)
    watcher = Person(ala.address).sit(table)
    assert a.ask("chat", text="Alea iacta est!")["type"] == "ack"
    heard = b.until("chat")["chat"]
    assert heard["text"] == "Alea iacta est!"
    assert heard["user"] == {"id": ala.id, "name": "Ala"}
    assert watcher.until("chat")["chat"] == heard
    assert watcher.ask("chat", text="I see his hand!")["code"] == "not-seated"
    assert Socket(ala.address, table).ask("chat", text="Me too!")["code"] == "not-seated"
    assert bela.sit(table).state["chat"] == [heard]
    for bad in ("", "   ", "x" * 501, "two\nlines", "\x07"):
        assert a.ask("chat", text=bad)["code"] == "malformed"


def test_presence_tells_who_is_there(ala: Person, bela: Person) -> None:
    table, a, b = two_players(ala, bela)
    watcher = Socket(ala.address, table)
    while a.presence != {"seats": {"caesar": True, "pompeius": True}, "spectators": 1}:
        a.until("presence")
    b.close()
    watcher.close()
    while a.presence != {"seats": {"caesar": True, "pompeius": False}, "spectators": 0}:
        a.until("presence")


def test_a_machine_is_always_present(ala: Person) -> None:
    assert ala.sit(ala.table(YOU, RANDOM)).presence["seats"]["pompeius"]


def test_ping(ala: Person) -> None:
    assert ala.sit(ala.table(YOU, YOU)).ask("ping")["type"] == "pong"


def test_a_table_that_does_not_exist(ala: Person) -> None:
    socket = Socket.__new__(Socket)
    with pytest.raises(Exception, match="4404"):
        socket.__init__(ala.address, "nosuchtable")  # type: ignore[misc]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://", "http://127.0.0.1.evil.example"]
)
def test_another_sites_page_is_not_let_in(ala: Person, origin: str) -> None:
    table = ala.table(YOU, YOU)
    with pytest.raises(InvalidStatus) as caught:
        Socket(ala.address, table, ala.cookie, Origin=origin)
    assert caught.value.response.status_code == 403


def test_the_servers_own_page_is_let_in(ala: Person) -> None:
    table = ala.table(YOU, YOU)
    assert Socket(ala.address, table, ala.cookie, Origin=ala.address).state["you"] == ala.id


def test_a_deleted_table_closes_its_sockets(ala: Person) -> None:
    table = ala.table(YOU, OPEN)
    socket = ala.sit(table)
    assert ala.http.request("DELETE", f"/api/tables/{table}", json={}).status_code == 204
    assert socket.closed() == 4410


def test_a_seed_is_secret_until_the_end(ala: Person, bela: Person) -> None:
    table, a, b = two_players(ala, bela)
    bela.post(f"/api/tables/{table}/resign", {"seat": "pompeius"})
    end = a.until("table")["table"]
    assert end["outcome"] == {
        "winners": ["caesar"],
        "reason": "resigned",
        "rule": "",
        "scores": None,
        "resigned": {"team": "pompeius", "seats": ["pompeius"]},
    }
    seed = end["seed"]
    assert seed
    assert all(seed not in text for text in a.seen[:-1] + b.seen)


def test_too_many_bad_messages_close_the_socket(ala: Person) -> None:
    socket = ala.sit(ala.table(YOU, YOU))
    for _ in range(60):
        socket.send("nonsense")
    assert socket.closed() == 1008


def test_after_an_undo_past_dice_other_dice_fall(ala: Person) -> None:
    """At one's own table an undo needs nobody's consent; the record still tells the game as it was."""
    table = ala.toy(YOU, YOU, YOU)["table"]["id"]
    socket = ala.sit(table)
    rolls: list[int] = []
    while len(rolls) < 8:
        seat = socket.to_move[0]
        legal = socket.legal(seat)
        raid = next((action for action in legal if action.startswith("raid")), legal[0])
        socket.play(seat, "yield" if "yield" in legal else raid)
        for event in socket.stories[seat][-1]["events"]:
            if event["kind"] == "raided":
                rolls.append(event["args"]["roll"])
                assert socket.ask("undo-offer", seat=seat, n=socket.n)["type"] == "ack"
    assert len(set(rolls)) > 1
    late = ala.sit(table)
    assert (late.views, late.stories) == (socket.views, socket.stories)
    ala.post(f"/api/tables/{table}/resign", {"seat": "north"})
    record = Record.from_text(ala.http.get(f"/api/tables/{table}/record").text)
    assert record.undone
    match = bellum.replay(record)
    assert json.loads(json.dumps(match.story("north"))) == [
        event for entry in socket.stories["north"] for event in entry["events"]
    ]


def test_a_secret_choice_can_be_changed_until_the_other_has_chosen(ala: Person, bela: Person) -> None:
    _, a, b = two_players(ala, bela)
    before = a.legal("caesar")
    a.play("caesar", before[0])
    assert a.sides["caesar"]["can_undo"]
    assert not b.sides["pompeius"]["can_undo"]
    a.send({"type": "undo", "id": "u", "seat": "caesar", "n": a.n})
    assert a.until("ack", "error")["type"] == "ack"
    a.follow_to(2)
    assert a.legal("caesar") == before
    a.play("caesar", before[1])
    b.follow_to(a.n)
    b.play("pompeius", b.legal("pompeius")[0])
    a.follow_to(b.n)
    assert not a.sides["caesar"]["can_undo"], "both cards are on the table"
    assert not b.sides["pompeius"]["can_undo"]
    assert not any(card.split()[1] in text for card in before[:2] for text in b.seen)
