"""7.1, 7.2 Facing, turns in reaction, and zones of control as they bind who moves."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import BROKEN, WOODS
from bellum.games.spqr.ground import zoc_hexes
from bellum.games.spqr.hexes import hex_id
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import BY_LINE
from tests.spqr.kit import (
    choices,
    do,
    facing,
    has,
    hits,
    legal,
    owner_of,
    refused,
    rig,
    scene,
    told,
    unit_of,
    where,
)
from tests.spqr.movement_kit import begin, go, ground, left, moving, quiet

# -- 7.12 to 7.15 turns ------------------------------------------------------------------------------------


@pytest.mark.rule("7.12", "9.65")
@pytest.mark.parametrize(
    ("unit", "scenario", "one", "three"),
    [
        ("sp_hi_1", "cannae", 1, 3),
        ("sp_hc_1", "cannae", 1, 3),
        ("i_rc", "cannae", 1, 3),
        ("i_ha_a", "cannae", 1, 1),
        ("i_ve_a", "cannae", 1, 1),
        ("asi_co_a", "cannae", 1, 1),
        ("ba_sk_1", "cannae", 0, 0),
        ("af_el_1", "zama", 2, 6),
        ("ma_mi_1", "zama", 1, 3),  # allied foot is not manipular
    ],
)
def test_what_a_turn_costs(unit: str, scenario: str, one: int, three: int):
    for face, price in (("ne", one), ("w", three)):
        pos = moving(unit, {unit: "2620 e"}, scenario=scenario)
        do(pos, f"turn {face}")
        assert pos.marching().spent == price
        assert facing(pos, unit) == face


@pytest.mark.rule("7.12")
def test_a_turn_changes_the_facing_and_tells_it():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"})
    refused(pos, "turn e", "7.12", "faces-there-already")
    events = told(pos, "turn se")
    assert [(event.kind, event.args["vertex"]) for event in events] == [("turned", "se")]
    assert choices(pos, "step") == {"se", "s"}


@pytest.mark.rule("7.13")
def test_turning_in_rough_ground_costs_a_hit_a_vertex_but_not_elephants():
    pos = scene({"ba_sk_1": "2620 e"})
    with ground(pos, {"2620": BROKEN}):
        do(begin(pos, "ba_sk_1"), "turn w")
        assert (hits(pos, "ba_sk_1"), left(pos)) == (3, 6)  # no points, but hits
    pos = scene({"af_el_1": "2620 e"}, scenario="zama")
    with ground(pos, {"2620": BROKEN}):
        do(begin(pos, "af_el_1"), "turn se")
        assert hits(pos, "af_el_1") == 0


@pytest.mark.rule("7.15", "7.23")
def test_nobody_turns_in_an_enemys_zone_of_control():
    pos = moving("i_rc", {"i_rc": "2820 w", "sp_hi_1": "2720 e"})
    quiet(pos)
    refused(pos, "turn nw", "7.15", "no-turn-in-zone-of-control")


# -- 7.16 reaction -----------------------------------------------------------------------------------------


def beside(
    unit: str, mover: str, *rolls: int, scenario: str = "cannae", words: str = "", **more: str
) -> Battlefield:
    """A mover comes to 2720, the hex behind a unit on 2820 that faces north-east."""
    pos = scene({unit: f"2820 ne {words}".strip(), mover: "2620 e", **more}, scenario=scenario)
    rig(pos, *rolls)
    begin(pos, mover)
    return go(pos, "step se")


@pytest.mark.rule("7.16")
@pytest.mark.parametrize(("die", "suffered"), [(7, 0), (8, 1), (9, 2)])
def test_a_unit_turns_by_one_vertex_and_checks(die: int, suffered: int):
    pos = beside("i_ha_a", "sp_hi_1", die, 9)  # quality 7, both have five points
    assert legal(pos) == {"face e", "face nw", "decline"}
    refused(pos, "face w", "7.16", "one-vertex-only")
    refused(pos, "column n", "7.11", "line-faces-a-vertex")
    do(pos, "face nw")
    assert facing(pos, "i_ha_a") == "nw"
    assert hits(pos, "i_ha_a") == suffered


@pytest.mark.rule("7.16")
def test_a_faster_enemy_adds_to_the_die_and_a_slower_one_takes_nothing_off():
    pos = beside("i_ha_a", "sp_hc_1", 5, 9)  # eight points against five: 5 + 3 - 7
    do(pos, "face nw")
    assert hits(pos, "i_ha_a") == 1
    pos = beside("i_ve_a", "sp_hi_1", 6, 9)  # six against five
    do(pos, "face nw")
    assert hits(pos, "i_ve_a") == 1


@pytest.mark.rule("7.16")
def test_cavalry_does_not_roll_when_it_turns_towards_foot():
    pos = beside("i_rc", "sp_hi_1", 9)
    do(pos, "face nw")
    assert hits(pos, "i_rc") == 0
    pos = beside("i_rc", "sp_hc_1", 9)
    do(pos, "face nw")
    assert hits(pos, "i_rc") == 9 - pos.field.tq[pos.field.unit["i_rc"]]


@pytest.mark.rule("7.16", "9.16")
def test_cavalry_that_turns_towards_an_elephant_rolls():
    pos = scene({"af_el_1": "2620 e", "i_rc": "2820 ne"}, scenario="zama")
    with ground(pos, dict.fromkeys(["2719", "2819", "2919", "2920", "2821"], WOODS)):
        rig(pos, 0, 9)
        go(begin(pos, "af_el_1"), "step se")
        assert hits(pos, "i_rc") == 1  # it cannot get away
        do(pos, "face nw")
        assert hits(pos, "i_rc") == 4  # quality 6


@pytest.mark.rule("7.16")
def test_nobody_turns_who_is_held_by_another_enemy():
    pos = beside("i_tr_a", "sp_hi_1", 0, sp_hi_2="2919 sw")
    assert owner_of(pos) == 0


@pytest.mark.rule("7.16")
def test_a_unit_held_by_somebody_does_not_turn_because_another_one_joins_him():
    units = {"sp_hi_1": "2820 ne", "i_ha_a": "2719 se", "i_ha_b": "2718 se"}
    pos = moving("i_ha_b", units)
    do(pos, "step s")
    assert where(pos, "i_ha_b") == where(pos, "i_ha_a")
    assert owner_of(pos) == 1
    pos = moving("i_ha_b", {**units, "i_ha_a": "2719 ne"})  # he did not hold it
    do(pos, "step s")
    assert legal(pos) == {"face e", "face nw", "decline"}


@pytest.mark.rule("7.16")
def test_a_unit_that_has_turned_is_not_asked_again_in_that_phase():
    pos = scene({"i_tr_a": "2820 ne", "sp_hc_1": "2620 e", "sp_hc_2": "2622 e"})
    rig(pos, 0)
    begin(pos, "sp_hc_1")
    go(pos, "step se", "face nw")
    do(pos, "step se")  # to 2821, its other flank: it has turned already
    assert where(pos, "sp_hc_1") == "2821"
    assert owner_of(pos) == 0


@pytest.mark.rule("7.16", "7.14")
def test_units_of_two_hexes_routed_and_engaged_ones_do_not_turn():
    pos = moving("i_tr_a", {"i_tr_a": "2620 e", "af_ph_1": "2820+2821 e", "i_rc": "2625 e"})
    do(pos, "step se")
    assert owner_of(pos) == 1
    for words in ("routed", "engaged"):
        pos = beside("i_tr_a", "sp_hi_1", words=words)
        assert owner_of(pos) == 0


@pytest.mark.rule("7.16", "6.67")
def test_a_stack_turns_as_one():
    pos = scene({"i_ha_a": "2820 ne", "i_ha_b": "2820 ne", "sp_hi_1": "2620 e"})
    rig(pos, 9, 9)
    go(begin(pos, "sp_hi_1"), "step se", "face nw")
    assert facing(pos, "i_ha_a") == facing(pos, "i_ha_b") == "nw"
    assert (hits(pos, "i_ha_a"), hits(pos, "i_ha_b")) == (1, 1)  # two, shared


@pytest.mark.rule("7.16", "7.13")
def test_turning_in_reaction_costs_hits_in_rough_ground_too():
    pos = scene({"i_rc": "2820 ne", "sp_hi_1": "2620 e"})
    with ground(pos, {"2820": BROKEN}):
        go(begin(pos, "sp_hi_1"), "step se", "face nw")
        assert hits(pos, "i_rc") == 1


@pytest.mark.rule("7.16", "6.74")
def test_a_column_turns_by_a_side():
    pos = scene({"i_ha_a": "2820 ne column", "sp_hi_1": "2620 e"})
    rig(pos, 0)
    go(begin(pos, "sp_hi_1"), "step se")
    assert legal(pos) == {"column n", "column se", "decline"}
    refused(pos, "face nw", "6.73", "column-faces-a-side")
    do(pos, "column n")
    assert facing(pos, "i_ha_a") == "n"


@pytest.mark.rule("7.16", "7.23", "8.22")
def test_who_has_turned_holds_the_enemy_and_fires_at_him():
    pos = beside("i_ha_a", "sp_hc_1", 0, 9)
    do(pos, "face nw")
    assert "shoot i_ha_a" not in legal(pos)  # 2720 is on its flank now, not in its zone
    pos = scene({"i_ha_a": "2820 nw", "sp_hc_1": "2620 e"})
    rig(pos, 0, 9)
    go(begin(pos, "sp_hc_1"), "step se", "face w")
    assert "shoot i_ha_a" in legal(pos)
    quiet(pos)
    assert where(pos, "sp_hc_1") == "2720"
    assert pos.march is None  # it is in the zone now, and stops


# -- 7.2 zones of control ----------------------------------------------------------------------------------


@pytest.mark.rule("7.21", "6.73")
@pytest.mark.parametrize(
    ("unit", "words", "zone"),
    [
        ("ba_sk_1", "e", "2619 2621 2719 2720"),
        ("ba_sk_1", "e low", "2619 2621 2719 2720"),
        ("ba_sk_1", "e no", ""),
        ("i_ve_a", "e", "2619 2621 2719 2720"),
        ("i_ve_a", "e no", "2719 2720"),
        ("sp_li_1", "e", "2719 2720"),
        ("i_ha_a", "e", "2719 2720"),
        ("i_ha_a", "ne column", "2719"),
        ("i_ha_a", "e routed", ""),
        ("hannibal_le", "e", ""),
        ("af_ph_1", "e", "2719 2720 2721"),
    ],
)
def test_zones_of_control_by_type_and_missiles(unit: str, words: str, zone: str):
    pos = scene({unit: f"2620 {words}"})
    assert sorted(hex_id(place) for place in zoc_hexes(pos, unit_of(pos, unit))) == zone.split()


@pytest.mark.rule("7.23")
def test_a_unit_stops_in_a_zone_of_control():
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e", "i_tr_a": "2920 w"})
    do(pos, "step se")
    assert left(pos) == 7
    quiet(do(pos, "step ne"))  # to 2820, before the triarii: nothing is left but to stop
    assert where(pos, "sp_hc_1") == "2820"
    assert pos.march is None


@pytest.mark.rule("7.23", "7.24")
def test_only_who_is_faster_than_all_that_hold_it_leaves_a_zone():
    pos = moving("sp_hc_1", {"sp_hc_1": "2820 w", "i_tr_a": "2920 w"})
    assert left(pos) == 8
    do(pos, "step nw")
    assert where(pos, "sp_hc_1") == "2719"
    pos = moving("sp_hi_1", {"sp_hi_1": "2820 w", "i_tr_a": "2920 w", "i_rc": "2922 w"})
    assert pos.march is None  # it could do nothing at all
    pos = moving("sp_hc_1", {"sp_hc_1": "2820 w", "i_tr_a": "2920 w", "i_rc": "2821 nw"})
    assert pos.march is None  # the cavalry is as fast as it is


@pytest.mark.rule("7.23")
def test_against_a_phalanx_five_counts():
    pos = moving("i_tr_a", {"i_tr_a": "2720 e", "af_ph_1": "2620+2621 e"})
    assert pos.march is None  # five are not more than that
    pos = moving("i_ve_a", {"i_ve_a": "2720 e", "af_ph_1": "2620+2621 e"})
    quiet(pos)
    refused(pos, "step n", "6.32", "not-a-front-hex")
    do(pos, "step ne")
    assert where(pos, "i_ve_a") == "2820"


@pytest.mark.rule("7.23")
def test_who_leaves_a_zone_may_enter_another_one_and_stops_there():
    pos = moving("sp_hc_1", {"sp_hc_1": "2820 w", "i_tr_a": "2920 w", "i_tr_b": "2619 se"})
    quiet(do(pos, "step nw"))
    assert where(pos, "sp_hc_1") == "2719"
    assert pos.march is None


@pytest.mark.rule("7.23", "8.21")
def test_who_leaves_the_zone_of_a_unit_with_missiles_is_fired_at_first():
    pos = moving("i_rc", {"i_rc": "2720 w", "ba_sk_1": "2820 w"})
    do(rig(pos, 0, 9), "step nw")
    assert legal(pos) == {"shoot ba_sk_1", "decline"}
    assert where(pos, "i_rc") == "2720"
    do(pos, "shoot ba_sk_1")
    assert where(pos, "i_rc") == "2620"
    assert hits(pos, "i_rc") == 1


@pytest.mark.rule("7.23", "8.21", "10.15")
def test_who_breaks_under_that_fire_goes_nowhere():
    pos = scene({"i_rc": "2720 w", "ba_sk_1": "2820 w"})
    unit = pos.field.unit["i_rc"]
    pos.hits[unit] = pos.field.tq[unit] - 1
    begin(pos, "i_rc")
    do(rig(pos, 1, 9), "step nw", "shoot ba_sk_1")
    assert has(pos, "i_rc", "routed")
    while choices(pos, "flee"):
        do(pos, f"flee {min(choices(pos, 'flee'))}")
    assert pos.march is None


@pytest.mark.rule("7.22")
def test_there_is_no_zone_of_control_in_ground_that_its_owner_cannot_enter():
    units = {"sp_hc_1": "2820 w", "i_rc": "2919 w"}
    assert moving("sp_hc_1", units).march is None
    pos = scene(units)
    with ground(pos, {"2820": 6}):  # ruins
        assert begin(pos, "sp_hc_1").march is not None


# -- 7.26 the end of a move --------------------------------------------------------------------------------


@pytest.mark.rule("7.25", "7.26")
def test_example_of_7_26_a_phalanx_must_attack_and_numidians_say_if_they_do():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_tr_a": "2820 w"})
    go(pos, "step ne")
    while pos.march is not None:
        do(pos, "decline" if "decline" in legal(pos) else "stop")
    assert has(pos, "af_ph_1", "must-check")
    for answer, marked in (("attack nu_lc_1", True), ("decline", False)):
        pos = moving("nu_lc_1", {"nu_lc_1": "2620 e", "i_tr_a": "2820 w"})
        go(pos, "step se")
        while legal(pos) != {"attack nu_lc_1", "decline"}:
            do(pos, "decline" if "decline" in legal(pos) else "stop")
        do(pos, answer)
        assert has(pos, "nu_lc_1", "must-check") is marked


@pytest.mark.rule("8.22", "7.23")
def test_under_a_line_command_fire_at_those_who_enter_zones_waits():
    units = {"sp_hi_1": "2620 e", "i_ha_a": "2820 w"}
    pos = moving("sp_hi_1", units, {"mago": "2520"}, active="mago", why=BY_LINE)
    go(pos, "step se")
    quiet(pos)
    assert pos.in_phase().entries == [pos.field.unit["sp_hi_1"]]
    pos = moving("sp_hi_1", units, {"mago": "2520"}, active="mago")
    go(pos, "step se")
    go(pos, "shoot i_ha_a")
    assert pos.in_phase().entries == []


@pytest.mark.rule("7.16", "6.51")
def test_units_of_the_active_side_turn_when_a_withdrawing_enemy_comes_next_to_them():
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "sp_hi_2": "3019 ne"}
    pos = moving("sp_hi_1", units)
    do(pos, "withdraw i_rc", "step ne")
    assert (owner_of(pos), legal(pos)) == (0, {"face e", "face nw", "decline"})
    do(rig(pos, 0), "face nw")
    assert facing(pos, "sp_hi_2") == "nw"
    assert "stop" in legal(pos)  # and the cavalry goes on


@pytest.mark.rule("4.62", "6.51")
def test_leaders_of_the_active_side_leave_when_a_withdrawing_enemy_comes_next_to_them():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w"}, {"mago": "3019"})
    do(pos, "withdraw i_rc", "step ne")
    assert legal(pos) == {"leave mago", "decline"}
