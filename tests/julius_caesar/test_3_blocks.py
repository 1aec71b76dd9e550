"""3.0 to 3.27 The armies: strength, combat rating, where each kind of block is raised, Cleopatra."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.julius_caesar.board import BLOCK, COLOUR, FULL, HOME, KIND, KINDS, SPACE_ID
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR
from tests.julius_caesar.kit import (
    choices,
    do,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    side,
    start,
    strength,
    told,
    where,
)


def levy(blocks: dict[str, list[str]], **rest: Any) -> CivilWar:
    """Caesar has moved and spends three levy points."""
    return scene(blocks, phase="levy", card="2-3a", **rest)


def battle(ours: list[str], theirs: list[str]) -> CivilWar:
    """Caesar attacks Rome from Genua."""
    names = [name.split(":")[0] for name in ours]
    return scene(
        {"roma": [*ours, *theirs], "genua": ["caesar_ballista"], "utica": ["pompeius_ballista"]},
        phase="battles",
        attacks={"roma": {"genua": names}},
    )


# -- 3.11 strength -----------------------------------------------------------------------------------------


@pytest.mark.rule("3.11", "7.4")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_block_rolls_one_die_for_each_point_of_strength(level):
    pos = battle(["legio_17"], [f"legio_1:{level}"])
    fired = only(told(pos, "pompeius", "fire legio_1"), "fired")
    assert len(fired.args["rolls"]) == level
    assert all(1 <= roll <= 6 for roll in fired.args["rolls"])


@pytest.mark.rule("3.11", "7.4")
def test_each_hit_takes_one_step():
    pos = battle(["legio_17:4"], ["legio_1:2"])
    rig(pos, [1, 2])
    do(pos, "pompeius", "fire legio_1")
    assert strength(pos, "legio_17") == 2


@pytest.mark.rule("3.11", "6.4")
@pytest.mark.parametrize("block", ["legio_17", "legio_7", "antonius"])
def test_no_block_grows_beyond_its_full_strength(block):
    full = FULL[BLOCK[block]]
    pos = levy({"roma": [f"{block}:{full - 1}"]})
    do(pos, "caesar", f"levy {block}")
    assert strength(pos, block) == full
    refused(pos, "caesar", f"levy {block}", "3.11", "full-strength")


# -- 3.12 combat rating ------------------------------------------------------------------------------------


@pytest.mark.rule("3.12", "7.2")
def test_a_blocks_act_before_b_before_c_before_d():
    ours = ["caesar", "caesar_equitatus_1", "legio_8", "caesar_navis_1"]
    theirs = ["scipio", "pompeius", "legio_1", "pompeius_navis_1"]
    pos = scene(
        {"roma": [*ours, *theirs]},
        phase="battles",
        attacks={"roma": {"genua": ours}},
    )
    order = []
    while pos.view(SPECTATOR)["battle"]["round"] == 1:
        seat = 0 if pos.owes(0) else 1
        (name,) = choices(pos, seat, "pass")
        order.append((name, pos.view(SPECTATOR)["battle"]["letter"]))
        do(pos, seat, f"pass {name}")
    assert order == [
        ("scipio", "A"),
        ("caesar", "A"),
        ("pompeius", "B"),
        ("caesar_equitatus_1", "B"),
        ("legio_1", "C"),
        ("legio_8", "C"),
        ("pompeius_navis_1", "D"),
        ("caesar_navis_1", "D"),
    ]


@pytest.mark.rule("3.12")
def test_a_block_out_of_its_letters_turn_does_not_act():
    pos = battle(["caesar", "legio_8"], ["legio_1"])
    refused(pos, "caesar", "fire legio_8", "3.12", "not-its-turn")


@pytest.mark.rule("3.12", "7.4")
@pytest.mark.parametrize(
    ("block", "rating"), [("caesar", 3), ("legio_10", 4), ("legio_7", 2), ("caesar_auxilia_3", 1)]
)
def test_a_roll_up_to_the_combat_number_is_a_hit_and_above_it_a_miss(block, rating):
    for roll, hits in ((rating, 1), (rating + 1, 0), (1, 1), (6, 0)):
        pos = battle([f"{block}:1"], ["legio_1:4"])
        if pos.owes(1):
            do(pos, "pompeius", "pass legio_1")
        rig(pos, [roll])
        fired = only(told(pos, "caesar", f"fire {block}"), "fired")
        assert (fired.args["rolls"], fired.args["hits"]) == ([roll], hits)
        assert strength(pos, "legio_1") == 4 - hits


# -- 3.13, 3.2 where blocks are raised ---------------------------------------------------------------------


@pytest.mark.rule("3.13", "3.22", "6.4")
def test_a_legion_is_raised_in_the_city_of_its_name_only():
    pos = levy({"ravenna": ["caesar"], "genua": ["antonius"]})
    do(pos, "caesar", "levy legio_13")
    assert choices(pos, "caesar", "to") == {"ravenna"}
    refused(pos, "caesar", "to genua", "3.13", "not-its-home")
    refused(pos, "caesar", "to roma", "6.4", "city-not-friendly")
    do(pos, "caesar", "to ravenna")
    assert where(pos, "legio_13") == "ravenna"
    refused(pos, "caesar", "levy legio_17", "3.13", "home-not-friendly")


@pytest.mark.rule("3.13", "3.22", "3.24", "6.4")
@pytest.mark.parametrize("block", [name for name, b in BLOCK.items() if HOME[b] >= 0 and name != "cleopatra"])
def test_every_block_with_a_home_is_raised_there_and_nowhere_else(block):
    owner = ["caesar", "pompeius"][COLOUR[BLOCK[block]]]
    home = SPACE_ID[HOME[BLOCK[block]]]
    guard, other = f"{owner}_auxilia_1", f"{owner}_auxilia_2"
    elsewhere = "narbo"
    away = scene({elsewhere: [other, f"{owner}_auxilia_3:1"]}, phase="levy", seat=owner, card="2-3a")
    refused(away, owner, f"levy {block}", "3.13", "home-not-friendly")
    pos = scene({elsewhere: [other], home: [guard]}, phase="levy", seat=owner, card="2-3a")
    do(pos, owner, f"levy {block}")
    assert choices(pos, owner, "to") == {home}
    refused(pos, owner, f"to {elsewhere}", "3.13", "not-its-home")
    do(pos, owner, f"to {home}")
    assert where(pos, block) == home
    assert strength(pos, block) == (2 if KINDS[KIND[BLOCK[block]]] == "elephant" else 1)


@pytest.mark.rule("3.24", "6.4")
def test_equitatus_are_raised_in_their_own_city():
    pos = levy({"toletum": ["caesar"], "roma": ["legio_17:1"]})
    do(pos, "caesar", "levy caesar_equitatus_2")
    refused(pos, "caesar", "to roma", "3.13", "not-its-home")
    do(pos, "caesar", "to toletum")
    assert where(pos, "caesar_equitatus_2") == "toletum"
    refused(pos, "caesar", "levy caesar_equitatus_3", "3.13", "home-not-friendly")


@pytest.mark.rule("3.21", "3.23", "3.25", "6.4")
@pytest.mark.parametrize("block", ["caesar_auxilia_1", "caesar_auxilia_3", "caesar_ballista", "antonius"])
def test_auxilia_ballista_and_leaders_are_raised_in_any_friendly_city(block):
    pos = levy(
        {
            "roma": ["legio_17"],
            "treviri": ["legio_7"],
            "mare_aegaeum": ["caesar_navis_1"],
            "utica": ["legio_39"],
        }
    )
    do(pos, "caesar", f"levy {block}")
    assert choices(pos, "caesar", "to") == {"roma", "treviri"}
    for place in ("utica", "genua", "mare_aegaeum"):
        refused(pos, "caesar", f"to {place}", "6.4", "city-not-friendly")
    refused(pos, "caesar", "done", "6.4", "not-now")
    do(pos, "caesar", "to treviri")
    assert (where(pos, block), strength(pos, block)) == ("treviri", 1)


@pytest.mark.rule("3.26", "4.4.2", "6.4")
def test_a_fleet_is_raised_in_a_friendly_major_port_only():
    held = {"massilia": ["legio_7"], "ravenna": ["legio_8"], "genua": ["legio_9"], "tarraco": ["legio_10"]}
    pos = levy({**held, "lugdunum": ["legio_11"], "utica": ["legio_39"]})
    do(pos, "caesar", "levy caesar_navis_1")
    assert choices(pos, "caesar", "to") == {"massilia", "ravenna"}
    refused(pos, "caesar", "to genua", "3.26", "not-a-major-port")
    refused(pos, "caesar", "to tarraco", "3.26", "not-a-major-port")  # R5
    refused(pos, "caesar", "to lugdunum", "3.26", "not-a-major-port")
    refused(pos, "caesar", "to utica", "6.4", "city-not-friendly")
    refused(pos, "caesar", "to mare_hispanum", "6.4", "city-not-friendly")
    do(pos, "caesar", "to ravenna")
    assert where(pos, "caesar_navis_1") == "ravenna"


@pytest.mark.rule("3.26", "6.4")
def test_r5_without_a_friendly_major_port_no_fleet_is_raised():
    pos = levy({"tarraco": ["legio_7:1"], "genua": ["legio_8"]})
    refused(pos, "caesar", "levy caesar_navis_1", "3.26", "no-friendly-major-port")


@pytest.mark.rule("3.21", "7.51")
def test_the_third_leader_waits_until_a_leader_of_his_side_has_died():
    pos = start()
    assert (where(pos, "octavian"), where(pos, "brutus")) == ("box", "box")
    pos = levy({"roma": ["legio_17"], "trophy": ["scipio"]})
    refused(pos, "caesar", "levy octavian", "7.51", "third-leader-waits")
    refused(pos, "caesar", "levy scipio", "6.4", "not-yours")


@pytest.mark.rule("3.21", "7.51", "6.4")
def test_r44_the_third_leader_enters_the_pool_when_a_leader_dies_and_may_be_raised_in_any_friendly_city():
    pos = scene(
        {
            "roma": ["caesar:1", "legio_1"],
            "massilia": ["legio_7"],
            "genua": ["legio_8"],
            "utica": ["legio_39"],
        },
        phase="battles",
        attacks={"roma": {"neapolis": ["legio_1"]}},
    )
    do(pos, "caesar", "pass caesar")
    rig(pos, [1, 6, 6, 6])
    events = told(pos, "pompeius", "fire legio_1")
    assert [kind for kind in kinds(events) if "leader" in kind] == ["leader-killed", "third-leader"]
    assert (where(pos, "caesar"), where(pos, "octavian")) == ("trophy", "pool")
    assert pos.victory_points(1) == 2 + 1 + 1  # Rome, Utica and the trophy
    pos = levy({"massilia": ["legio_7"], "treviri": ["legio_8"], "trophy": ["caesar"]})
    refused(pos, "caesar", "levy caesar", "7.51", "leader-dead")
    do(pos, "caesar", "levy octavian")
    assert choices(pos, "caesar", "to") == {"massilia", "treviri"}


@pytest.mark.rule("3.25", "7.42")
def test_a_ballista_is_quick_in_defence_and_slow_in_attack():
    pos = scene(
        {"roma": ["caesar_ballista", "pompeius_ballista", "legio_1", "legio_7"]},
        phase="battles",
        attacks={"roma": {"genua": ["caesar_ballista", "legio_7"]}},
    )
    order = []
    while pos.view(SPECTATOR)["battle"]["round"] == 1:
        seat = 0 if pos.owes(0) else 1
        (name,) = choices(pos, seat, "pass")
        order.append(name)
        do(pos, seat, f"pass {name}")
    assert order == ["pompeius_ballista", "legio_1", "legio_7", "caesar_ballista"]


# -- 3.27 Cleopatra ----------------------------------------------------------------------------------------


@pytest.mark.rule("3.27", "5.1")
def test_cleopatra_starts_in_alexandria_on_pompeius_side():
    pos = start()
    assert (where(pos, "cleopatra"), side(pos, "cleopatra"), strength(pos, "cleopatra")) == (
        "alexandria",
        "pompeius",
        4,
    )


@pytest.mark.rule("3.27", "1.2")
def test_cleopatra_killed_by_an_event_is_no_trophy():
    pos = scene(
        {"roma": ["legio_17"], "alexandria": ["cleopatra:1"], "utica": ["legio_39"]},
        card="vulcanus",
    )
    do(pos, "caesar", "strike alexandria")
    assert where(pos, "cleopatra") == "open"
    assert pos.victory_points(0) == 2


@pytest.mark.rule("3.27")
def test_cleopatra_fights_for_either_side():
    pos = scene(
        {"roma": ["cleopatra", "legio_1"], "utica": ["legio_39"]},
        phase="battles",
        sides={"cleopatra": "caesar"},
        attacks={"roma": {"genua": ["cleopatra"]}},
    )
    do(pos, "pompeius", "pass legio_1")
    assert "fire cleopatra" in legal(pos, "caesar")


@pytest.mark.rule("3.27", "6.4")
def test_r43_cleopatra_in_a_pool_is_raised_by_that_side_in_a_friendly_alexandria():
    blocks = {"alexandria": ["legio_17"], "roma": ["legio_7"], "utica": ["legio_39"]}
    pos = levy(blocks, sides={"cleopatra": "caesar"})
    do(pos, "caesar", "levy cleopatra")
    refused(pos, "caesar", "to roma", "3.13", "not-its-home")
    do(pos, "caesar", "to alexandria")
    assert (where(pos, "cleopatra"), side(pos, "cleopatra"), strength(pos, "cleopatra")) == (
        "alexandria",
        "caesar",
        1,
    )
    pos = levy(blocks)
    refused(pos, "caesar", "levy cleopatra", "6.4", "not-yours")
    pos = scene(blocks, phase="levy", seat="pompeius", card="2-3a")
    refused(pos, "pompeius", "levy cleopatra", "3.13", "home-not-friendly")


@pytest.mark.rule("3.27", "3.2")
def test_everybody_sees_cleopatra_by_her_blue_block_but_not_how_strong_she_is():
    views = [
        scene({"roma": [f"cleopatra:{level}"], "genua": ["legio_7", "legio_8"]}).view(0) for level in (1, 4)
    ]
    assert views[0] == views[1]
    (queen,) = [b for b in views[0]["blocks"] if b["id"] == "cleopatra"]
    assert queen == {"id": "cleopatra", "side": "pompeius", "place": "roma"}


# -- fog of war --------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2")
def test_standing_blocks_show_the_enemy_their_backs_alone():
    views = []
    for theirs in (["legio_1:1", "scipio"], ["pompeius_elephant", "pompeius_ballista:1"]):
        pos = scene({"roma": theirs, "genua": ["legio_7", "legio_8"], "utica": ["legio_39"]})
        views.append([pos.view(0), pos.view(SPECTATOR)])
        assert {b["id"] for b in pos.view(1)["blocks"] if b["place"] == "roma"} == {
            t.split(":")[0] for t in theirs
        }
    assert views[0] == views[1]
    assert {"side": "pompeius", "colour": "pompeius", "place": "roma", "count": 2} in views[0][0]["backs"]
