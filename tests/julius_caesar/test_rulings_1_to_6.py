"""Rulings that belong to no single chapter: what the fog of war shows (R80 to R82, R84).

The other rulings up to R44, and R83, are tested in the files of their chapters; every test carries its letter.
"""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR, Event
from tests.julius_caesar.kit import at, do, end_orders, legal, only, rig, scene, step, strength, to_move, told

BASE = {
    "massilia": ["legio_7", "legio_10:1", "caesar_auxilia_1"],
    "genua": ["legio_8"],
    "neapolis": ["legio_1", "legio_2"],
}


def as_seen(pos: CivilWar, events: list[Event], seat: int) -> list[Any]:
    """Everything that a seat learns: its view and its part of the events."""
    return [pos.view(seat), [event.seen_by(seat) for event in events]]


def both(*runs: tuple[CivilWar, list[Event]]) -> None:
    """What the enemy and the spectators learn is the same in every run."""
    for seat in (1, SPECTATOR):
        first, *rest = [as_seen(pos, events, seat) for pos, events in runs]
        assert all(other == first for other in rest)


def after(blocks: dict[str, list[str]], *notations: str, **rest: Any) -> tuple[CivilWar, list[Event]]:
    """A scene and what Caesar does in it."""
    pos = scene(blocks, **rest)
    return pos, told(pos, "caesar", *notations)


# -- R80 what a back tells ---------------------------------------------------------------------------------


@pytest.mark.rule("3.2", "6.1")
@pytest.mark.parametrize("half_way", [True, False])
def test_r80_a_move_shows_the_enemy_a_back_that_goes_not_which_block(half_way):
    steps = ["to genua"] if half_way else ["to genua", "stop"]
    runs = [after(BASE, f"move {name}", *steps) for name in ("legio_7", "legio_10", "caesar_auxilia_1")]
    both(*runs)
    moved = only(runs[0][1], "moved")
    assert moved.seen_by(0)["args"]["block"] == "legio_7"
    assert moved.seen_by(1)["args"] == {
        "from": "massilia",
        "to": "genua",
        "mode": "land",
        "side": "caesar",
        "back": "caesar",
        "own": "yes",
    }


@pytest.mark.rule("3.2", "6.1")
def test_r80_a_block_in_hand_is_not_shown_to_the_enemy():
    both(*(after(BASE, f"move {name}") for name in ("legio_7", "legio_10", "caesar_auxilia_1")))
    pos, _ = after(BASE, "move legio_10")
    assert (pos.view(0)["selected"], pos.view(1)["selected"]) == ("legio_10", None)


@pytest.mark.rule("3.2", "6.1")
def test_r80_backs_of_one_colour_in_one_space_cannot_be_told_apart():
    """After a block joined another, the enemy cannot say which of the two moves on next turn."""
    pos, _ = after(BASE, "move legio_7", "to genua", "stop")
    backs = [b for b in pos.view(1)["backs"] if b["place"] == "genua"]
    assert backs == [{"side": "caesar", "colour": "caesar", "place": "genua", "count": 2}]
    assert not [b for b in pos.view(1)["blocks"] if b["place"] in ("genua", "massilia")]


@pytest.mark.rule("3.2", "6.2")
def test_r80_what_goes_to_sea_is_a_fleet():
    blocks = {**BASE, "utica": ["caesar_navis_1", "caesar_navis_4:1", "legio_13"]}
    fleets = ("caesar_navis_1", "caesar_navis_4")
    runs = [after(blocks, f"move {name}", "to mare_internum", "stop") for name in fleets]
    both(*runs)
    assert only(runs[0][1], "moved").seen_by(1)["args"]["mode"] == "fleet"


@pytest.mark.rule("3.2", "6.3")
def test_r80_a_sea_move_shows_a_back():
    blocks = {**BASE, "mare_hispanum": ["caesar_navis_1"]}
    runs = [
        after(blocks, f"sail {name}", "to tarraco") for name in ("legio_7", "legio_10", "caesar_auxilia_1")
    ]
    both(*runs)
    assert only(runs[0][1], "sailed").seen_by(1)["args"]["mode"] == "sea"


@pytest.mark.rule("3.2", "6.12")
def test_r80_an_attack_shows_backs_until_the_battle_is_named():
    blocks = {**BASE, "narbo": ["legio_3"], "tarraco": ["legio_5"], "carthago_nova": ["legio_9"]}
    runs = [
        after(blocks, f"move {name}", "to narbo", "move legio_9", "to tarraco")
        for name in ("legio_7", "legio_10", "caesar_auxilia_1")
    ]
    both(*runs)
    pos, events = runs[0]
    attacks = [event.seen_by(1)["args"] for event in events if event.kind == "attacked"]
    assert ["block" in args for args in attacks] == [False, False]
    end_orders(pos, "caesar")
    end_orders(pos, "pompeius")
    assert not [b for b in pos.view(1)["blocks"] if b["side"] == "caesar"]
    shown = only(told(pos, "caesar", "battle narbo"), "revealed")
    assert shown.secret is None
    assert faces_told(shown) == [("legio_3", "pompeius", 3), ("legio_7", "caesar", 3)]
    assert {b["id"] for b in pos.view(1)["blocks"] if b["side"] == "caesar"} == {"legio_7"}


@pytest.mark.rule("3.2", "3.27")
def test_r80_cleopatras_back_alone_is_known():
    blocks = {"alexandria": ["cleopatra", "legio_38"], "roma": ["legio_7"]}
    pos = scene(blocks, seat="pompeius")
    moved = only(told(pos, "pompeius", "move cleopatra", "to memphis", "stop"), "moved")
    assert moved.seen_by(0)["args"]["block"] == "cleopatra"
    assert moved.seen_by(0)["args"]["back"] == "egypt"
    assert [b["place"] for b in pos.view(0)["blocks"] if b["id"] == "cleopatra"] == ["memphis"]


@pytest.mark.rule("3.2")
def test_r80_a_block_in_foreign_service_is_told_by_the_colour_of_its_back():
    pos = scene({**BASE, "roma": ["legio_13", "legio_3"]}, sides={"legio_13": "pompeius"})
    backs = [b for b in pos.view(0)["backs"] if b["place"] == "roma"]
    assert sorted(b["colour"] for b in backs) == ["caesar", "pompeius"]
    assert {b["side"] for b in backs} == {"pompeius"}


# -- R81 levies --------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "6.4")
def test_r81_a_levy_shows_where_a_block_was_raised_not_which():
    runs = []
    for name in ("caesar_auxilia_2", "caesar_ballista", "caesar_auxilia_3"):
        pos = scene(BASE, phase="levy", card="2-3a")
        runs.append((pos, told(pos, "caesar", f"levy {name}", "to genua")))
    both(*runs)
    raised = only(runs[0][1], "raised")
    assert raised.seen_by(0)["args"]["block"] == "caesar_auxilia_2"
    assert raised.seen_by(1)["args"] == {"space": "genua", "side": "caesar", "back": "caesar", "own": "yes"}


@pytest.mark.rule("5.2", "6.4")
def test_r81_a_levy_shows_where_a_block_was_strengthened_not_which_nor_how_strong_it_is():
    weak = {"massilia": ["legio_7:1", "legio_10:2", "caesar_auxilia_1:3"], "neapolis": ["legio_1"]}
    runs = []
    for name in ("legio_7", "legio_10", "caesar_auxilia_1"):
        pos = scene(weak, phase="levy", card="2-3a")
        runs.append((pos, told(pos, "caesar", f"levy {name}")))
    both(*runs)
    gained = only(runs[0][1], "strengthened")
    assert gained.seen_by(0)["args"]["block"] == "legio_7"
    assert gained.seen_by(1)["args"] == {
        "space": "massilia",
        "side": "caesar",
        "back": "caesar",
        "own": "yes",
    }


@pytest.mark.rule("5.2", "6.4")
def test_r81_the_choice_of_a_block_to_raise_is_not_shown_before_its_city_is():
    runs = []
    for name in ("caesar_auxilia_2", "caesar_ballista"):
        pos = scene(BASE, phase="levy", card="2-3a")
        runs.append((pos, told(pos, "caesar", f"levy {name}")))
    both(*runs)
    assert step(runs[0][0]) == "Muster"


# -- R82 retreats and regroups -----------------------------------------------------------------------------


def fought() -> CivilWar:
    """Caesar attacks Rome from Genua with two blocks; round 1 is over, all have passed."""
    pos = scene(
        {"roma": ["legio_7", "legio_8", "legio_1:1"], "genua": ["legio_9"], "neapolis": ["legio_2"]},
        phase="battles",
        attacks={"roma": {"genua": ["legio_7", "legio_8"]}},
    )
    while pos.view(SPECTATOR)["battle"]["round"] == 1:
        (seat,) = to_move(pos)
        do(pos, seat, min(o for o in legal(pos, seat) if o.startswith("pass")))
    return pos


@pytest.mark.rule("7.6", "7.1")
def test_r82_a_retreat_happens_face_up():
    pos = fought()
    do(pos, "pompeius", "pass legio_1")
    event = only(told(pos, "caesar", "retreat legio_7"), "retreated")
    assert event.seen_by(1)["args"]["block"] == "legio_7"
    assert event.seen_by(1)["args"]["to"] == "genua"


@pytest.mark.rule("7.7", "7.1")
def test_r82_a_regroup_does_not():
    pos = fought()
    do(pos, "pompeius", "pass legio_1")
    rig(pos, [1])
    do(pos, "caesar", "fire legio_7")
    assert (step(pos), at(pos, "roma")) == ("Regroup", {"legio_7", "legio_8"})
    assert strength(pos, "legio_1") == 0
    runs = []
    for name in ("legio_7", "legio_8"):
        run = pos.clone()
        runs.append((run, told(run, "caesar", f"move {name}", "to genua")))
    both(*runs)
    assert "block" not in only(runs[0][1], "regrouped").seen_by(1)["args"]


# -- R84 questions that are not asked would tell something --------------------------------------------------


@pytest.mark.rule("6.4", "5.2")
def test_r84_a_new_blocks_city_is_asked_for_even_if_there_is_but_one():
    """A legion has one city to appear in, an auxilia two: the enemy cannot tell them by the question."""
    runs = []
    for name in ("legio_11", "caesar_auxilia_2", "caesar_navis_3"):
        pos = scene(BASE, phase="levy", card="2-3a")
        runs.append((pos, told(pos, "caesar", f"levy {name}")))
    both(*runs)
    assert [len(legal(pos, "caesar")) for pos, _ in runs] == [1, 2, 1]


@pytest.mark.rule("6.4")
def test_r84_levies_do_not_end_by_themselves_when_nothing_can_be_levied():
    runs: list[tuple[CivilWar, list[Event]]] = []
    for level in ("1", "2"):
        blocks = {"mare_hispanum": [f"caesar_navis_1:{level}"], "neapolis": ["legio_1", "legio_2"]}
        runs.append((scene(blocks, phase="levy", card="2-3a"), []))
    both(*runs)
    assert legal(runs[0][0], "caesar") == {"done"}


@pytest.mark.rule("6.1")
def test_r84_moves_end_by_themselves_only_when_everybody_sees_that_nothing_is_left():
    blocks = {"ravenna": ["legio_9"], "treviri": ["legio_11:1"], "neapolis": ["legio_1"]}
    pos = scene({**blocks, "massilia": ["legio_7"]}, card="1-2a")
    do(pos, "caesar", "move legio_7", "to genua", "stop")
    assert step(pos) == "Levy", "no point, and nobody left in Massilia"
    pos = scene({**blocks, "aleria": ["legio_7", "caesar_navis_1"]}, card="1-2a")
    do(pos, "caesar", "move caesar_navis_1")
    do(pos, "caesar", "stop")
    assert (step(pos), legal(pos, "caesar")) == ("Move", {"done"}), "the block in Aleria might be a fleet"
