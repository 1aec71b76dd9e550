"""What changed between two views: a patch makes the second of the first, and is smaller."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bellum
from bellum.kernel import SPECTATOR
from bellum.server.tables.patches import apply, diff
from bellum.server.tables.watcher import encode
from tests.house import HOUSE
from tests.server.kit import OPEN, YOU, Person, Socket
from tests.toy import SEATS

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=12,
)
objects = st.dictionaries(st.text("abc", max_size=1), anything, max_size=4)


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


@given(objects, objects)
def test_a_patch_makes_one_view_of_another(before: Any, after: Any) -> None:
    untouched = json.dumps(before)
    made = apply(before, plain(diff(before, after)))
    assert json.dumps(made, sort_keys=True) == json.dumps(after, sort_keys=True)  # 1 is not true
    assert json.dumps(before) == untouched


@given(objects)
def test_what_has_not_changed_is_not_told(view: Any) -> None:
    assert diff(view, plain(view)) == {"set": [], "cut": []}


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1}, {"a": 2}, {"set": [[["a"], 2]], "cut": []}),
        ({"a": 1}, {"a": True}, {"set": [[["a"], True]], "cut": []}),
        ({"a": 1, "b": 2}, {"b": 2}, {"set": [], "cut": [["a"]]}),
        ({"l": [1, 2, 3]}, {"l": [1, 2, 4]}, {"set": [[["l", 2], 4]], "cut": []}),
        ({"l": [1, 2, 3]}, {"l": [1, 2]}, {"set": [[["l"], [1, 2]]], "cut": []}),
        ({"l": ["x", "y"]}, {"l": ["u", "v"]}, {"set": [[["l"], ["u", "v"]]], "cut": []}),
        (
            {"forces": [{"cus": 3, "lost": 1}, {"cus": 4}]},
            {"forces": [{"cus": 2}, {"cus": 4, "lost": 0}]},
            {"set": [[["forces", 0, "cus"], 2], [["forces", 1, "lost"], 0]], "cut": [["forces", 0, "lost"]]},
        ),
        ({"a": {"b": 1}}, {"a": None}, {"set": [[["a"], None]], "cut": []}),
        ({"a": (1, 2, 3)}, {"a": [1, 2, 3]}, {"set": [], "cut": []}),
    ],
)
def test_patches(before: Any, after: Any, patch: Any) -> None:
    assert diff(before, after) == patch


@pytest.mark.parametrize("game", [*HOUSE, "toy"])
def test_patches_of_random_games(game: str) -> None:
    """Every seat's views and the spectator's, action by action; most of them shrink."""
    dice = random.Random(f"patches {game}")
    whole = sent = 0
    for number in range(4):
        seating = dice.choice(list(bellum.game(game).seatings()))
        match = bellum.new_game(game, seating.scenario, seating.options, seed=f"patches {number}")
        eyes = (*range(len(match.seats)), SPECTATOR)
        views = {seat: plain(match.position.view(seat)) for seat in eyes}
        for _ in range(120):
            if match.outcome is not None:
                break
            mover = dice.choice(match.to_move())
            old = {seat: match.position.view(seat) for seat in eyes}
            match.play(mover, dice.choice(match.legal(mover)))
            for seat in eyes:
                new = match.position.view(seat)
                patch = diff(old[seat], new)
                views[seat] = apply(views[seat], plain(patch))
                assert views[seat] == plain(new)
                whole += len(encode(new))
                sent += min(len(encode(patch)), len(encode(new)))
    assert sent < 0.6 * whole


# -- on the socket -----------------------------------------------------------------------------------------


def test_an_update_says_what_it_changes(ala: Person, bela: Person) -> None:
    table = ala.toy(YOU, OPEN, YOU)["table"]["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "south"})
    a, b = ala.sit(table), bela.sit(table)
    watcher = Socket(ala.address, table)
    a.play("north", a.legal("north")[0])
    b.follow_to(1)
    watcher.follow_to(1)
    for socket, seats in ((a, {"north", "east"}), (b, {"south"}), (watcher, set())):
        update = next(message for text in socket.seen if (message := json.loads(text))["type"] == "update")
        assert update["base"] == 0
        assert set(update["seats"]) == seats
        for side in [*update["seats"].values(), update["watch"]]:
            if side is not None:
                assert side["view"] is None
                assert [["ready"], [True, False, False]] in side["patch"]["set"] or [
                    ["ready", 0],
                    True,
                ] in side["patch"]["set"]
    hidden = [b.seen[-1], watcher.seen[-1]]
    assert all('"legal"' not in text for text in hidden)  # theirs is what it was


def test_who_has_lost_the_thread_asks_for_the_state(ala: Person) -> None:
    table = ala.toy(YOU, YOU, YOU)["table"]["id"]
    socket = ala.sit(table)
    for seat in SEATS[:3]:
        socket.play(seat, socket.legal(seat)[0])
    views = dict(socket.views)
    socket.views = {}
    answer = socket.ask("sync")
    assert answer == {"type": "ack", "id": answer["id"], "n": 3}
    assert socket.views == views
    assert Socket(ala.address, table).ask("sync")["type"] == "ack"
    seat = socket.to_move[0]
    socket.play(seat, socket.legal(seat)[0])  # and goes on with patches from there


def test_who_comes_late_follows_with_the_others(ala: Person) -> None:
    table = ala.toy(YOU, YOU, YOU)["table"]["id"]
    first = ala.sit(table)
    first.play("north", first.legal("north")[0])
    second = ala.sit(table)
    first.play("south", first.legal("south")[0])
    second.follow_to(2)
    assert second.views == first.views
    assert first.seen[-2] == second.seen[-1]  # the same text; the first was acknowledged after it
    first.close()
    second.play("east", second.legal("east")[0])
    assert ala.sit(table).views == second.views
