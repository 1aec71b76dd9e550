"""4.0 to 4.4.2 The board: where blocks may be, who holds what, roads and straits, seas, islands and ports."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.board import BORDER, EDGE_ENDS, EDGE_KIND, SPACE_ID
from tests.julius_caesar.kit import (
    choices,
    do,
    end_orders,
    legal,
    march,
    reachable,
    refused,
    scene,
    state,
    where,
)

ELSEWHERE = {"memphis": ["legio_16"], "serdica": ["legio_39", "legio_38"]}


# -- 4.1 where blocks may be -------------------------------------------------------------------------------


@pytest.mark.rule("4.1", "4.4")
def test_land_blocks_do_not_enter_seas():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7"]})
    do(pos, "caesar", "move legio_7")
    assert choices(pos, "caesar", "to") == {"narbo", "lugdunum", "genua"}
    refused(pos, "caesar", "to mare_hispanum", "4.1", "only-fleets-at-sea")


@pytest.mark.rule("4.1", "6.2")
def test_fleets_do_not_go_over_land():
    pos = scene({**ELSEWHERE, "genua": ["caesar_navis_1"]})
    do(pos, "caesar", "move caesar_navis_1")
    assert choices(pos, "caesar", "to") == {"mare_hispanum", "mare_tyrrhenum"}
    refused(pos, "caesar", "to massilia", "6.2", "no-seaway")
    refused(pos, "caesar", "to lugdunum", "4.1", "fleet-needs-port")


# -- 4.2.1, 4.4 control ------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.1")
def test_a_city_is_friendly_enemy_vacant_or_contested():
    pos = scene(
        {"roma": ["legio_17"], "utica": ["legio_39"], "tarraco": ["legio_7", "legio_2"]},
        seat="pompeius",
        attacks={"tarraco": {"narbo": ["legio_7"]}},
        first="caesar",
    )
    assert [state(pos, "caesar", city) for city in ("roma", "utica", "narbo", "tarraco")] == [
        "friendly",
        "enemy",
        "vacant",
        "contested",
    ]
    assert [state(pos, "pompeius", city) for city in ("roma", "utica")] == ["enemy", "friendly"]


@pytest.mark.rule("4.2.1")
def test_a_city_is_vacant_the_moment_its_last_block_leaves():
    pos = scene({**ELSEWHERE, "roma": ["legio_17", "legio_7"]})
    march(pos, "caesar", "legio_7 genua")
    assert state(pos, "caesar", "roma") == "friendly"
    march(pos, "caesar", "legio_17 genua")
    assert state(pos, "caesar", "roma") == "vacant"
    assert state(pos, "caesar", "genua") == "friendly"


@pytest.mark.rule("4.2.1")
def test_one_attacking_block_makes_a_city_contested_at_once_until_the_battle_is_over():
    pos = scene({**ELSEWHERE, "genua": ["legio_7", "legio_8"], "roma": ["legio_1", "legio_2"]})
    assert state(pos, "pompeius", "roma") == "friendly"
    march(pos, "caesar", "legio_7 roma")
    assert state(pos, "pompeius", "roma") == "contested"
    end_orders(pos, "caesar")
    assert state(pos, "pompeius", "roma") == "contested"
    do(pos, "pompeius", "done")
    do(pos, "pompeius", "levy pompeius_auxilia_1")
    assert choices(pos, "pompeius", "to") == {"serdica"}, "Rome is not friendly now"


@pytest.mark.rule("4.4")
def test_a_sea_is_friendly_enemy_vacant_or_contested_and_changes_at_once():
    pos = scene(
        {
            **ELSEWHERE,
            "mare_hispanum": ["caesar_navis_1", "caesar_navis_2"],
            "mare_tyrrhenum": ["pompeius_navis_1"],
        }
    )
    assert [state(pos, "caesar", s) for s in ("mare_hispanum", "mare_tyrrhenum", "propontis")] == [
        "friendly",
        "enemy",
        "vacant",
    ]
    march(pos, "caesar", "caesar_navis_1 mare_tyrrhenum")
    assert state(pos, "caesar", "mare_tyrrhenum") == "contested"
    march(pos, "caesar", "caesar_navis_2 narbo")
    assert state(pos, "caesar", "mare_hispanum") == "vacant"
    assert state(pos, "caesar", "narbo") == "friendly"


@pytest.mark.rule("4.4", "6.3")
def test_a_sea_left_empty_no_longer_carries_sea_moves_of_the_next_player():
    blocks = {"mare_hispanum": ["pompeius_navis_1"], "massilia": ["caesar_navis_1", "legio_7"]}
    pos = scene({**ELSEWHERE, **blocks, "tarraco": ["legio_5", "legio_6"]})
    march(pos, "caesar", "caesar_navis_1 mare_hispanum")
    end_orders(pos, "caesar")
    assert state(pos, "pompeius", "mare_hispanum") == "contested"
    refused(pos, "pompeius", "sail legio_5", "6.3", "no-friendly-sea")


# -- 4.3 roads ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3", "6.1")
def test_land_blocks_move_along_roads_only():
    pos = scene({**ELSEWHERE, "narbo": ["legio_7"]})
    do(pos, "caesar", "move legio_7")
    assert choices(pos, "caesar", "to") == {"massilia", "burdigala", "tarraco"}
    refused(pos, "caesar", "to genua", "6.1", "no-road")
    refused(pos, "caesar", "to lugdunum", "6.1", "no-road")


@pytest.mark.rule("4.3", "4.3.2", "4.4", "6.1", "6.2")
def test_every_road_strait_coast_and_border_can_be_used_in_both_directions():
    for edge, ends in enumerate(EDGE_ENDS):
        name = "legio_7" if EDGE_KIND[edge] < BORDER else "caesar_navis_1"
        for a, b in (ends, reversed(ends)):
            pos = scene({SPACE_ID[a]: [name]})
            march(pos, "caesar", f"{name} {SPACE_ID[b]}")


FIVE = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11"]


@pytest.mark.rule("4.3.1", "6.11")
@pytest.mark.parametrize(("a", "b", "limit"), [("massilia", "genua", 4), ("genua", "lugdunum", 2)])
def test_r1_four_blocks_use_a_major_road_and_two_a_minor_one(a, b, limit):
    pos = scene({**ELSEWHERE, a: FIVE})
    march(pos, "caesar", *(f"{name} {b}" for name in FIVE[:limit]))
    do(pos, "caesar", f"move {FIVE[limit]}")
    refused(pos, "caesar", f"to {b}", "6.11", "road-full")


# -- 4.3.2 straits -----------------------------------------------------------------------------------------

# From the end that has another road, so that a block which cannot cross still has somewhere to go.
STRAITS = [
    ("tingis", "gades"),
    ("gades", "tingis"),
    ("messana", "rhegium"),
    ("aenos", "pergamum"),
    ("pergamum", "aenos"),
    ("nicomedia", "byzantium"),
]


@pytest.mark.rule("4.3.2", "6.11")
@pytest.mark.parametrize(("a", "b"), STRAITS)
def test_two_blocks_cross_each_strait_in_a_turn(a, b):
    pos = scene({**ELSEWHERE, a: FIVE})
    march(pos, "caesar", f"legio_7 {b}", f"legio_8 {b}")
    do(pos, "caesar", "move legio_9")
    refused(pos, "caesar", f"to {b}", "4.3.2", "strait-full")


@pytest.mark.rule("4.3.2", "6.11")
@pytest.mark.parametrize(("a", "b"), STRAITS)
def test_only_one_block_crosses_a_strait_to_a_defended_city(a, b):
    pos = scene({**ELSEWHERE, a: FIVE, b: ["legio_1"]})
    march(pos, "caesar", f"legio_7 {b}")
    do(pos, "caesar", "move legio_8")
    refused(pos, "caesar", f"to {b}", "4.3.2", "strait-attack")


@pytest.mark.rule("4.3.2", "6.14")
def test_r35_two_blocks_may_reinforce_a_defender_across_a_strait():
    blocks = {"messana": ["legio_7"], "syracusae": ["legio_1"], "rhegium": ["legio_8", "legio_9", "legio_10"]}
    pos = scene({**ELSEWHERE, **blocks}, seat="pompeius")
    march(pos, "pompeius", "legio_1 messana")
    end_orders(pos, "pompeius")
    march(pos, "caesar", "legio_8 messana", "legio_9 messana")
    do(pos, "caesar", "move legio_10")
    assert where(pos, "legio_10") == "neapolis", "the strait is full: one road is left"


@pytest.mark.rule("4.3.2", "6.2")
def test_fleets_ignore_straits_whoever_holds_their_shores():
    shores = {
        "aenos": ["legio_1"],
        "pergamum": ["legio_2"],
        "byzantium": ["legio_3"],
        "nicomedia": ["legio_4"],
    }
    fleets = ["caesar_navis_1", "caesar_navis_2", "caesar_navis_3"]
    pos = scene({**ELSEWHERE, **shores, "mare_aegaeum": fleets})
    march(pos, "caesar", *(f"{fleet} propontis pontus_euxinus" for fleet in fleets))
    assert state(pos, "caesar", "pontus_euxinus") == "friendly"


@pytest.mark.rule("4.3.2", "6.3")
def test_sea_moves_ignore_straits_whoever_holds_their_shores():
    shores = {"aenos": ["legio_1"], "pergamum": ["legio_2"], "byzantium": ["legio_3"]}
    fleets = {
        "mare_aegaeum": ["caesar_navis_1"],
        "propontis": ["caesar_navis_2"],
        "pontus_euxinus": ["caesar_navis_3"],
    }
    pos = scene({**ELSEWHERE, **shores, **fleets, "athenae": ["legio_7", "legio_8", "legio_9"]})
    for name in ("legio_7", "legio_8", "legio_9"):
        do(pos, "caesar", f"sail {name}", "to sinope")
    assert where(pos, "legio_9") == "sinope"


# -- 4.4.1 islands -----------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.1", "6.3")
@pytest.mark.parametrize("island", ["aleria", "caralis", "creta", "salamis"])
def test_islands_are_left_by_fleet_or_sea_move_only(island):
    seas = {
        "aleria": "mare_tyrrhenum",
        "caralis": "mare_hispanum",
        "creta": "mare_internum",
        "salamis": "mare_aegypticum",
    }
    pos = scene({**ELSEWHERE, island: ["legio_7"]})
    refused(pos, "caesar", "move legio_7", "6.1", "nowhere-to-move")
    refused(pos, "caesar", "sail legio_7", "6.3", "no-friendly-sea")
    pos = scene({**ELSEWHERE, island: ["legio_7", "caesar_navis_2"], seas[island]: ["caesar_navis_1"]})
    assert {"sail legio_7", "move caesar_navis_2"} <= legal(pos, "caesar")


@pytest.mark.rule("4.4.1", "4.3.2")
def test_r6_sicily_is_also_reached_over_the_strait_of_messana():
    pos = scene({**ELSEWHERE, "rhegium": ["legio_7"]})
    assert {"messana", "syracusae", "lilybaeum"} <= reachable(pos, "caesar", "legio_7")
    pos = scene({**ELSEWHERE, "messana": ["legio_7"]})
    assert {"rhegium", "neapolis"} <= reachable(pos, "caesar", "legio_7")


# -- 4.4.2 ports -------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.2", "6.2")
@pytest.mark.parametrize(
    ("port", "seas"),
    [
        ("utica", {"mare_hispanum", "mare_tyrrhenum", "mare_internum"}),
        ("creta", {"mare_aegaeum", "mare_aegypticum", "mare_internum"}),
        ("byzantium", {"propontis", "pontus_euxinus"}),
        ("brundisium", {"mare_internum", "mare_hadriaticum"}),
    ],
)
def test_a_port_on_the_border_of_seas_opens_on_all_of_them(port, seas):
    pos = scene({**ELSEWHERE, port: ["caesar_navis_1"]})
    do(pos, "caesar", "move caesar_navis_1")
    assert choices(pos, "caesar", "to") == seas
