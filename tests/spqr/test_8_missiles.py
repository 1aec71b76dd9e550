"""8.1, 8.2, 9.1, 9.2 Missiles: who fires at whom, what it costs, and answers."""

from __future__ import annotations

import pytest

from bellum.games.spqr.answers import EntryFire, ExitFire, LateFire, fire
from bellum.games.spqr.charts import WOODS
from bellum.games.spqr.ground import sees
from bellum.games.spqr.harassment import goals, harass, refuse_harass
from bellum.games.spqr.hexes import distance, hex_id, hex_number
from bellum.games.spqr.missiles import (
    behind_rampart,
    can_fire,
    exposed,
    fire_at,
    modifiers,
    nearest_hex,
    parting_shot,
    refuse_fire,
    refuse_fire_at,
    refuse_place,
    reload,
    shoot,
    struck,
    targets,
)
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import BY_ORDER, FIRST, March, Phase
from bellum.kernel import Refusal

from .kit import advance, choices, do, has, hits, leader_at, leader_of, legal, refused, rig, scene, unit_of
from .movement_kit import begin


def shot(pos: Battlefield, firer: str, target: str, *rolls: int) -> Battlefield:
    """A unit fires by order at another one, which does not answer."""
    rig(pos, *rolls)
    fire(pos, unit_of(pos, firer), unit_of(pos, target))
    advance(pos)
    while "decline" in legal(pos):
        do(pos, "decline")
    return pos


def moved(pos: Battlefield, unit: str, steps: int, last: int = -1) -> Battlefield:
    """A unit is on its way: so many hexes, the last across a side."""
    march = March(unit_of(pos, unit), BY_ORDER)
    march.steps, march.last = steps, last
    pos.march = march
    return pos


def why(pos: Battlefield, firer: str, target: str) -> Refusal | None:
    return refuse_fire(pos, unit_of(pos, firer), unit_of(pos, target))


# -- 8.17 the example of the book ------------------------------------------------------------------------------


@pytest.mark.rule("8.17", "8.51")
@pytest.mark.parametrize(
    ("die", "on_the_way", "wounds", "low"), [(2, 0, 1, 0), (3, 1, 0, 0), (6, 0, 0, 0), (9, 0, 0, 1)]
)
def test_balearic_slingers_at_two_hexes(die: int, on_the_way: int, wounds: int, low: int):
    """X26: strength 3: a 2 hits, a 3 after a move and a 6 miss, a 9 misses and leaves one volley."""
    pos = scene({"ba_sk_1": "2518 w", "asi_rc_a": "2318 e"})
    if on_the_way:
        moved(pos, "ba_sk_1", 1, 5)
    shot(pos, "ba_sk_1", "asi_rc_a", die)
    assert hits(pos, "asi_rc_a") == wounds
    assert has(pos, "ba_sk_1", "low") == bool(low)


def drms(pos: Battlefield, firer: str, target: str, was_moving: bool = False) -> dict[str, int]:
    unit, other = unit_of(pos, firer), unit_of(pos, target)
    weapon, origin = pos.field.weapon[unit], pos.hex[unit]
    place = nearest_hex(pos, unit, other)
    return dict(modifiers(pos, unit, other, weapon, origin, place, distance(origin, place), was_moving))


@pytest.mark.rule("8.17", "9.21")
def test_armour_skirmishers_and_losses_are_harder_to_hit():
    pos = scene(
        {"ba_sk_1": "2518 w", "sp_li_1": "2520 w depleted", "v_tr_a": "2318 e", "v_ve_a": "2418 e"},
    )
    assert drms(pos, "ba_sk_1", "v_tr_a") == {"armour": 1}
    assert drms(pos, "sp_li_1", "v_ve_a") == {"depleted": 1}
    pos = scene({"cr_sk_1": "2518 w", "cr_sk_2": "2618 w", "ta_ph_1": "2318 e"}, scenario="beneventum")
    assert drms(pos, "cr_sk_1", "cr_sk_2") == {"skirmishers": 2}


@pytest.mark.rule("8.17")
def test_light_missiles_at_the_front_of_armour_next_to_them_add_three_instead_of_one():
    """Not to the one for armour, not for javelins, and not from a flank."""
    pos = scene({"ba_sk_1": "2518 w", "sp_li_1": "2317 se", "i_tr_a": "2418 e"})
    assert drms(pos, "ba_sk_1", "i_tr_a") == {"armour-adjacent": 3}
    assert drms(pos, "sp_li_1", "i_tr_a") == {"armour": 1}
    pos = scene({"ba_sk_1": "2419 ne", "i_tr_a": "2418 e"})
    assert drms(pos, "ba_sk_1", "i_tr_a") == {"armour": 1}


@pytest.mark.rule("8.17")
@pytest.mark.parametrize("place", ["2719", "2720", "2721"])
def test_either_half_of_a_phalanx_is_as_well_armoured(place: str):
    """The slingers are next to its left half, to both, or to its right half alone."""
    pos = scene({"af_ph_1": "2620+2621 e", "ba_sk_1": f"{place} w"})
    assert drms(pos, "ba_sk_1", "af_ph_1") == {"armour-adjacent": 3}


@pytest.mark.rule("8.17")
def test_what_counts_is_the_ground_of_the_half_that_is_fired_at():
    pos = scene({"af_ph_1": "2620+2621 e", "ba_sk_1": "2721 w", "ba_sk_2": "2719 w"})
    field, place = pos.field, hex_number("2621")
    kept = field.terrain[place]
    try:
        field.terrain[place] = WOODS
        assert drms(pos, "ba_sk_1", "af_ph_1") == {"woods": 1, "armour-adjacent": 3}
        assert drms(pos, "ba_sk_2", "af_ph_1") == {"armour-adjacent": 3}
    finally:
        field.terrain[place] = kept


@pytest.mark.rule("8.13", "8.16")
def test_a_phalanx_is_a_target_if_one_half_is_in_sight():
    """Hastati hide the half that is nearer to the archers; past them they see the other one."""
    pos = scene({"ta_ph_1": "2620+2621 e", "cr_sk_1": "2819 sw", "v_ha_a": "2719 w"}, scenario="beneventum")
    archers, phalanx = unit_of(pos, "cr_sk_1"), unit_of(pos, "ta_ph_1")
    assert refuse_place(pos, archers, hex_number("2620")) == Refusal("8.16", "no-line-of-sight")
    assert nearest_hex(pos, archers, phalanx) == hex_number("2621")
    pos = scene({"ta_ph_1": "2620+2621 e", "cr_sk_1": "2819 sw"}, scenario="beneventum")
    assert nearest_hex(pos, archers, phalanx) == hex_number("2620")


@pytest.mark.rule("8.17")
def test_slingers_foot_archers_and_riders_pay_for_moving_javelins_on_foot_do_not():
    pos = scene({"ba_sk_1": "2518 w", "nu_lc_1": "2618 w", "sp_li_1": "2520 w", "asi_rc_a": "2318 e"})
    assert drms(pos, "ba_sk_1", "asi_rc_a", True) == {"moved": 1}
    assert drms(pos, "nu_lc_1", "asi_rc_a", True) == {"moved": 1}
    assert drms(pos, "sp_li_1", "asi_rc_a", True) == {}


@pytest.mark.rule("8.17")
def test_woods_cover_a_target():
    pos = scene({"cr_sk_1": "2112 w", "v_ha_a": "2012 e"}, scenario="beneventum")
    assert drms(pos, "cr_sk_1", "v_ha_a")["woods"] == 1


@pytest.mark.rule("6.24", "8.17")
def test_a_rampart_shelters_the_camp_from_outside():
    pos = scene({"cr_sk_1": "2112 w", "v_ha_a": "0326 e"}, scenario="beneventum")
    camp = pos.field.camp
    edge = next(h for h in camp if any(pos.field.crossing[h * 6 + s] == 2 for s in range(6)))
    outside = next(pos.field.near[edge * 6 + s] for s in range(6) if pos.field.crossing[edge * 6 + s] == 2)
    assert behind_rampart(pos, edge, outside)
    assert not behind_rampart(pos, outside, edge)
    gate = next(h for h in camp if any(pos.field.crossing[h * 6 + s] == 3 for s in range(6)))
    through = next(pos.field.near[gate * 6 + s] for s in range(6) if pos.field.crossing[gate * 6 + s] == 3)
    assert not behind_rampart(pos, gate, through)


@pytest.mark.rule("8.18")
def test_elephants_take_two_hits_but_not_from_elephants():
    pos = scene({"af_el_1": "2518 w", "v_ve_a": "2418 e"}, scenario="bagradas")
    shot(pos, "v_ve_a", "af_el_1", 2)
    assert hits(pos, "af_el_1") == 2
    units = {"af_el_1": "2518 w", "af_el_2": "2618 w", "ae_li_1": "2418 e"}
    pos = scene(units, scenario="cynoscephalae")
    assert drms(pos, "af_el_1", "ae_li_1") == {}
    for screen in (False, True):
        rig(pos, 0)
        before = hits(pos, "af_el_1")
        next_to_it = pos.hex[unit_of(pos, "af_el_2")]
        shoot(pos, unit_of(pos, "af_el_2"), unit_of(pos, "af_el_1"), screen, "entry", 1, next_to_it)
        assert hits(pos, "af_el_1") == before + 1


# -- 8.14 supply -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.14")
@pytest.mark.parametrize(("die", "low"), [(5, False), (6, True), (8, True)])
def test_javelins_run_low_from_six_on(die: int, low: bool):
    pos = shot(scene({"sp_li_1": "2418 w", "i_ha_a": "2318 e"}), "sp_li_1", "i_ha_a", die)
    assert has(pos, "sp_li_1", "low") == low


@pytest.mark.rule("8.14")
def test_the_die_for_supply_is_the_natural_one():
    pos = scene({"sp_li_1": "2418 w depleted", "i_tr_a": "2318 e"})  # +1 for armour, +1 for losses
    assert not has(shot(pos, "sp_li_1", "i_tr_a", 5), "sp_li_1", "low")


@pytest.mark.rule("8.14")
def test_legionaries_throw_once():
    pos = shot(scene({"i_ha_a": "2418 w", "ce_mi_1": "2318 e"}), "i_ha_a", "ce_mi_1", 0)
    assert has(pos, "i_ha_a", "no")
    assert why(pos, "i_ha_a", "ce_mi_1") == Refusal("8.14", "missiles-spent")


@pytest.mark.rule("8.14")
def test_the_last_volley_leaves_none():
    pos = shot(scene({"ba_sk_1": "2418 w low", "i_ha_a": "2318 e"}), "ba_sk_1", "i_ha_a", 0)
    assert has(pos, "ba_sk_1", "no")
    assert not has(pos, "ba_sk_1", "low")


@pytest.mark.rule("8.15")
def test_reload_out_of_reach_of_the_enemy():
    units = {
        "ba_sk_1": "2410 w no",  # far from everybody
        "ba_sk_2": "2518 w low",  # within range of velites
        "ba_sk_3": "3018 w no",  # in a zone of control
        "i_ve_a": "2418 e",
        "i_tr_a": "2918 e",
    }
    pos = scene(units)
    reload(pos)
    assert [has(pos, f"ba_sk_{n}", "no") or has(pos, f"ba_sk_{n}", "low") for n in (1, 2, 3)] == [
        False,
        True,
        True,
    ]


@pytest.mark.rule("8.15")
def test_all_reload_at_the_same_time():
    """Two enemies without missiles face each other across a hex: neither threatens the other yet."""
    pos = scene({"cr_sk_1": "2418 e no", "v_ve_a": "2618 w no"}, scenario="beneventum")
    reload(pos)
    assert not has(pos, "cr_sk_1", "no")
    assert not has(pos, "v_ve_a", "no")


@pytest.mark.rule("8.15", "10.27")
def test_routed_horse_reloads_routed_foot_does_not():
    pos = scene({"nu_lc_1": "2418 e no routed", "sp_li_1": "2428 e no routed"})
    reload(pos)
    assert not has(pos, "nu_lc_1", "no")
    assert has(pos, "sp_li_1", "no")


@pytest.mark.rule("8.15", "10.17", "10.28")
def test_those_without_missiles_or_sight_threaten_nobody():
    units = {"ba_sk_1": "2420 nw", "ce_mi_1": "2419 nw", "i_ha_a": "2418 e"}
    assert not exposed(scene(units), unit_of(scene(units), "i_ha_a"))  # the Celts are in the way
    del units["ce_mi_1"]
    assert exposed(scene(units), unit_of(scene(units), "i_ha_a"))
    units["ba_sk_1"] += " no"
    assert not exposed(scene(units), unit_of(scene(units), "i_ha_a"))


# -- 8.11 to 8.13 who, when, at whom -----------------------------------------------------------------------------


@pytest.mark.rule("8.11", "6.75", "10.27")
def test_who_cannot_fire():
    units = {
        "i_tr_a": "2418 e",
        "i_ha_a": "2420 e column",
        "i_ha_b": "2422 e routed",
        "i_ha_c": "2424 e fired",
        "ce_mi_1": "2518 w",
        "ce_mi_2": "2520 w",
        "ce_mi_3": "2522 w",
        "ce_mi_4": "2524 w",
    }
    units["i_ha_a"] = "2420 ne column"
    pos = scene(units)
    assert why(pos, "i_tr_a", "ce_mi_1") == Refusal("8.11", "no-missiles")
    assert why(pos, "i_ha_a", "ce_mi_2") == Refusal("6.75", "column-may-not-fire")
    assert why(pos, "i_ha_b", "ce_mi_3") == Refusal("10.27", "routed-may-not-fire")
    assert why(pos, "i_ha_c", "ce_mi_4") == Refusal("8.11", "fired-already")


@pytest.mark.rule("6.68", "9.62")
def test_only_the_top_of_a_stack_fires():
    pos = scene({"i_ha_a": "2418 e", "i_ha_b": "2418 e", "ce_mi_1": "2518 w"})
    assert why(pos, "i_ha_a", "ce_mi_1") is None
    assert why(pos, "i_ha_b", "ce_mi_1") == Refusal("6.68", "only-top-fires")


@pytest.mark.rule("10.51")
def test_engaged_units_neither_fire_nor_are_fired_at():
    pos = scene({"i_ha_a": "2418 e engaged", "ce_mi_1": "2518 w engaged", "i_ve_a": "2517 se"})
    assert why(pos, "i_ha_a", "ce_mi_1") == Refusal("10.51", "engaged-may-not-fire")
    assert why(pos, "i_ve_a", "ce_mi_1") == Refusal("10.51", "target-engaged")


@pytest.mark.rule("8.13")
def test_fire_goes_ahead_and_to_the_flanks_not_behind():
    pos = scene(
        {"ba_sk_1": "2418 e", "i_ha_a": "2216 e", "i_ha_b": "2416 e", "i_ha_c": "2618 e", "i_ha_d": "2218 e"}
    )
    found = {id: why(pos, "ba_sk_1", id) for id in ("i_ha_a", "i_ha_b", "i_ha_c", "i_ha_d")}
    assert found["i_ha_b"] is None  # along the flank
    assert found["i_ha_c"] is None
    assert found["i_ha_d"] == Refusal("8.13", "target-behind")


@pytest.mark.rule("8.17", "8.51")
def test_nobody_fires_beyond_his_range():
    pos = scene({"i_ve_a": "2418 e", "ba_sk_1": "2618 w", "ba_sk_2": "2818 w"})
    assert why(pos, "i_ve_a", "ba_sk_1") == Refusal("8.17", "out-of-range")
    assert why(pos, "ba_sk_1", "i_ve_a") is None
    assert why(pos, "ba_sk_2", "i_ve_a") == Refusal("8.17", "out-of-range")
    assert targets(pos, unit_of(pos, "i_ve_a")) == []


@pytest.mark.rule("8.13", "6.68")
def test_from_behind_the_bottom_unit_is_hit():
    pos = scene({"i_ha_a": "2418 e", "i_ha_b": "2418 e", "ba_sk_1": "2519 w", "ba_sk_2": "2318 e"})
    front, rear = unit_of(pos, "ba_sk_1"), unit_of(pos, "ba_sk_2")
    top, bottom = unit_of(pos, "i_ha_a"), unit_of(pos, "i_ha_b")
    assert struck(pos, top, pos.hex[front]) == top
    assert struck(pos, top, pos.hex[rear]) == bottom
    assert why(pos, "ba_sk_1", "i_ha_b") == Refusal("8.13", "target-other-of-stack")
    assert why(pos, "ba_sk_2", "i_ha_b") is None


@pytest.mark.rule("8.11")
def test_on_the_way_only_after_a_step_nearer():
    """X25: slingers three hexes on, a shot at two hexes, and away again."""
    pos = scene({"ba_sk_1": "2518 w", "i_ha_a": "2317 e"})
    assert why(moved(pos, "ba_sk_1", 0), "ba_sk_1", "i_ha_a") is None
    assert why(moved(pos, "ba_sk_1", 3, 5), "ba_sk_1", "i_ha_a") is None  # from the south-east
    assert why(moved(pos, "ba_sk_1", 3, 2), "ba_sk_1", "i_ha_a") == Refusal("8.11", "not-after-a-step-nearer")
    assert why(moved(pos, "ba_sk_1", 3, -1), "ba_sk_1", "i_ha_a") == Refusal(
        "8.11", "not-after-a-step-nearer"
    )


# -- 8.16 line of sight ------------------------------------------------------------------------------------------


def in_sight(pos: Battlefield, a: str, b: str, over: bool = False, beasts: bool = True) -> bool:
    return sees(pos, hex_number(a), hex_number(b), over, beasts)


@pytest.mark.rule("8.16")
def test_units_hide_what_is_behind_them():
    pos = scene({"ce_mi_1": "2418 e"})
    assert not in_sight(pos, "2416", "2420")
    assert in_sight(pos, "2417", "2419", beasts=False) is False
    assert in_sight(pos, "2417", "2418")  # next to each other


@pytest.mark.rule("8.16")
def test_archers_shoot_over_units_nearer_to_them():
    pos = scene({"cr_sk_1": "2418 e", "v_ha_a": "2419 e", "v_ha_b": "2422 e"}, scenario="beneventum")
    assert in_sight(pos, "2418", "2422", over=True)
    assert not in_sight(pos, "2418", "2422")
    assert not in_sight(pos, "2417", "2421", over=True)  # half-way
    assert not in_sight(pos, "2416", "2420", over=True)


@pytest.mark.rule("8.16")
def test_elephants_hide_from_archers_too_but_not_from_a_line_command():
    pos = scene({"af_el_1": "2419 e"}, scenario="bagradas")
    assert not in_sight(pos, "2418", "2422", over=True)
    assert in_sight(pos, "2418", "2422", beasts=False)


@pytest.mark.rule("8.16")
def test_a_line_along_a_side_is_blocked_only_if_both_hexes_block():
    pos = scene({"ce_mi_1": "2118 e"})
    assert in_sight(pos, "2018", "2218")
    pos = scene({"ce_mi_1": "2118 e", "ce_mi_2": "2117 e"})
    assert not in_sight(pos, "2018", "2218")


@pytest.mark.rule("8.16")
def test_woods_and_elephants_below_both_ends_hide_nothing():
    """Not on the ground of either end; units hide what is behind them at any level."""
    pos = scene({"af_el_1": "2418 e"}, scenario="bagradas")
    field = pos.field
    level, woods = field.level[:], field.blocks_sight[:]
    try:
        for place in ("2416", "2417", "2419", "2420"):
            field.level[hex_number(place)] += 1
        assert in_sight(pos, "2417", "2419")
        field.blocks_sight[hex_number("2418")] = True
        assert in_sight(pos, "2417", "2419")
        field.level[hex_number("2419")] -= 1
        assert not in_sight(pos, "2417", "2419")
        field.blocks_sight[:] = woods
        assert not in_sight(pos, "2417", "2419")
        pos = scene({"v_ha_a": "2418 e"}, scenario="bagradas")
        assert not in_sight(pos, "2416", "2420")
    finally:
        field.level[:], field.blocks_sight[:] = level, woods


@pytest.mark.rule("8.16")
def test_any_part_of_a_higher_hex_blocks_even_its_side():
    pos = scene({})
    level, place = pos.field.level, hex_number("2118")
    kept = level[:]
    try:
        level[place] += 1
        assert not in_sight(pos, "2018", "2218")  # along the side between 2117 and 2118
        assert not in_sight(pos, "2117", "2119")
        level[hex_number("2018")] += 1
        assert in_sight(pos, "2018", "2218")  # no higher than both
    finally:
        level[:] = kept


@pytest.mark.rule("8.16")
def test_woods_and_heights_hide_unless_they_are_lower_than_both():
    pos = scene({}, scenario="beneventum")
    field = pos.field
    assert field.blocks_sight[hex_number("2013")]
    assert not in_sight(pos, "2011", "2015")
    ridge = scene({}, scenario="cynoscephalae")
    levels = {hex_id(h): ridge.field.level[h] for h in ridge.field.hexes}
    low = next(h for h in levels if levels[h] == 0 and levels.get(f"{int(h[:2]) + 1:02d}{h[2:]}") == 0)
    assert in_sight(ridge, low, f"{int(low[:2]) + 1:02d}{low[2:]}")
    crest = next(
        row
        for row in range(54)
        if ridge.field.level[hex_number(f"19{row:02d}")]
        == 0
        < ridge.field.level[hex_number(f"19{row + 1:02d}")]
    )
    assert not in_sight(ridge, f"18{crest:02d}", f"20{crest + 3:02d}") or levels[f"20{crest + 3:02d}"] > 0


@pytest.mark.rule("8.16")
def test_mist_hides_what_is_more_than_six_hexes_away_on_the_first_turn():
    pos = scene({}, scenario="cynoscephalae", turn=1)
    assert in_sight(pos, "3010", "3016")
    assert not in_sight(pos, "3010", "3017")
    assert in_sight(scene({}, scenario="cynoscephalae"), "3010", "3017")


# -- 8.19 leaders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.19")
def test_a_leader_alone_can_be_fired_at():
    pos = scene({"ba_sk_1": "2518 w", "i_ha_a": "2418 e"}, {"varro": "2319", "paullus": "2418"})
    unit = unit_of(pos, "ba_sk_1")
    assert refuse_fire_at(pos, unit, hex_number("2319")) is None
    assert refuse_fire_at(pos, unit, hex_number("2418")) == Refusal("8.19", "units-in-hex")
    assert refuse_fire_at(pos, unit, hex_number("2318")) == Refusal("8.19", "no-leader-in-hex")
    rig(pos, 0, 0, 0)  # a 0, a second 0, and the table kills
    fire_at(pos, unit, hex_number("2319"))
    assert leader_at(pos, "varro") == ""


@pytest.mark.rule("8.19", "8.11", "8.17")
def test_who_has_fired_at_a_leader_may_move_on():
    """The natural die counts, so that nothing is gained by standing; at a unit he says that he will move."""
    pos = begin(scene({"ba_sk_1": "2518 w", "i_ha_a": "2320 e"}, {"varro": "2318"}), "ba_sk_1", "")
    rig(pos, 5)
    do(pos, "fire_at 2318")
    assert "step sw" in legal(pos)
    pos = begin(scene({"ba_sk_1": "2519 w", "i_ha_a": "2320 e"}), "ba_sk_1", "")
    do(rig(pos, 5), "fire i_ha_a")
    refused(pos, "step sw", "8.17", "fired-and-stands")


@pytest.mark.rule("8.19", "4.63")
def test_a_natural_nought_endangers_leaders_and_a_second_one_hits_them():
    units, leaders = {"ba_sk_1": "2518 w", "i_ha_a": "2318 e"}, {"varro": "2318"}
    pos = shot(scene(units, leaders), "ba_sk_1", "i_ha_a", 0, 1)
    assert leader_at(pos, "varro") == "2318"
    assert not pos.role[leader_of(pos, "varro")]
    pos = shot(scene(units, leaders), "ba_sk_1", "i_ha_a", 0, 0, 0)
    assert leader_at(pos, "varro") == ""


@pytest.mark.rule("8.19")
@pytest.mark.parametrize(("origin", "place"), [("2719", "2620"), ("2721", "2621")])
def test_a_leader_is_in_danger_in_the_half_that_is_fired_at(origin: str, place: str):
    pos = scene({"af_ph_1": "2620+2621 e", "i_ve_a": f"{origin} w"}, {"hasdrubal": place, "maharbal": "2519"})
    shot(pos, "i_ve_a", "af_ph_1", 0, 0, 0)
    assert leader_at(pos, "hasdrubal") == ""
    other = {"2620": "2621", "2621": "2620"}[place]
    pos = scene({"af_ph_1": "2620+2621 e", "i_ve_a": f"{origin} w"}, {"hasdrubal": other})
    shot(pos, "i_ve_a", "af_ph_1", 0, 0, 0)
    assert leader_at(pos, "hasdrubal") == other


# -- 8.2 answers -------------------------------------------------------------------------------------------------


def phase(pos: Battlefield) -> Battlefield:
    pos.phase = Phase(0, FIRST)
    return pos


@pytest.mark.rule("8.22", "8.24")
def test_whoever_enters_a_zone_is_fired_at_from_one_hex():
    pos = phase(scene({"i_ve_a": "2418 e", "i_ha_a": "2419 e", "ce_mi_1": "2518 w"}))
    rig(pos, 5, 6)
    pos.steps.append(EntryFire(1, unit_of(pos, "ce_mi_1"), []))
    advance(pos)
    assert choices(pos, "shoot") == {"i_ve_a", "i_ha_a"}
    do(pos, "shoot i_ve_a")
    assert hits(pos, "ce_mi_1") == 1
    refused(pos, "shoot i_ve_a", "8.24", "shot-already-now")
    do(pos, "shoot i_ha_a")
    assert hits(pos, "ce_mi_1") == 1
    assert "decline" not in legal(pos)


@pytest.mark.rule("8.22")
def test_only_those_whose_zone_was_entered_answer():
    pos = phase(scene({"i_ha_a": "2418 w", "i_ha_b": "2419 e", "ce_mi_1": "2518 w"}))
    pos.steps.append(EntryFire(1, unit_of(pos, "ce_mi_1"), []))
    advance(pos)
    assert choices(pos, "shoot") == {"i_ha_b"}
    refused(pos, "shoot i_ha_a", "8.22", "zoc-not-entered")
    refused(pos, "shoot ce_mi_1", "8.22", "zoc-not-entered")


@pytest.mark.rule("9.12", "9.13", "8.25")
def test_elephants_answer_with_riders_and_screen_rolled_apart():
    pos = phase(scene({"af_el_1": "2518 w", "v_ha_a": "2418 e"}, scenario="bagradas"))
    rig(pos, 3, 9)
    pos.steps.append(EntryFire(0, unit_of(pos, "v_ha_a"), []))
    advance(pos)
    assert legal(pos) == {"shoot af_el_1", "screen af_el_1", "decline"}
    do(pos, "shoot af_el_1")
    assert hits(pos, "v_ha_a") == 1
    do(pos, "screen af_el_1")
    assert has(pos, "af_el_1", "screen-low")
    assert not has(pos, "af_el_1", "low")


@pytest.mark.rule("8.25", "9.12")
def test_a_screen_never_fires_by_order():
    pos = scene({"af_el_1": "2518 w no", "v_ha_a": "2418 e"}, scenario="bagradas")
    assert why(pos, "af_el_1", "v_ha_a") == Refusal("8.25", "screen-only-reacts")


@pytest.mark.rule("8.21")
def test_who_leaves_a_zone_is_fired_at_as_from_two_hexes():
    pos = phase(scene({"ba_sk_1": "2518 w", "sp_li_1": "2517 w", "i_ha_a": "2418 e"}))
    owners = [unit_of(pos, "ba_sk_1"), unit_of(pos, "sp_li_1")]
    rig(pos, 3)
    pos.steps.append(ExitFire(0, unit_of(pos, "i_ha_a"), [], owners))
    advance(pos)
    assert legal(pos) == {"shoot ba_sk_1", "decline"}
    refused(pos, "shoot sp_li_1", "8.21", "exit-fire-too-short")
    refused(pos, "shoot i_ha_a", "8.21", "zoc-not-left")
    refused(pos, "screen ba_sk_1", "9.12", "no-screen")
    do(pos, "shoot ba_sk_1")
    assert hits(pos, "i_ha_a") == 1  # strength 3 at two hexes


@pytest.mark.rule("8.21", "8.17")
def test_a_shot_as_from_two_hexes_is_not_one_at_the_front_of_armour_next_to_it():
    pos = phase(scene({"ba_sk_1": "2518 w", "i_tr_a": "2418 e"}))
    rig(pos, 2)
    pos.steps.append(ExitFire(0, unit_of(pos, "i_tr_a"), [], [unit_of(pos, "ba_sk_1")]))
    advance(pos)
    do(pos, "shoot ba_sk_1")
    assert hits(pos, "i_tr_a") == 1  # 2 + 1 for armour against 3; from the next hex 2 + 3 would miss


@pytest.mark.rule("8.23")
def test_the_target_may_fire_back_after_the_shot():
    pos = phase(scene({"ba_sk_1": "2518 w", "i_ve_a": "2418 e"}))
    rig(pos, 9, 5)
    fire(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "i_ve_a"))
    advance(pos)
    assert legal(pos) == {"shoot i_ve_a", "decline"}
    do(pos, "shoot i_ve_a")
    assert hits(pos, "ba_sk_1") == 0  # 5 + 2 against skirmishers


@pytest.mark.rule("8.23")
def test_no_answer_beyond_ones_range():
    pos = phase(scene({"ba_sk_1": "2618 w", "i_ve_a": "2418 e"}))
    rig(pos, 9)
    fire(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "i_ve_a"))
    advance(pos)
    assert "decline" not in legal(pos)


@pytest.mark.rule("8.23")
def test_not_both_an_answer_to_the_entry_and_to_the_shot():
    pos = phase(scene({"ba_sk_1": "2518 w", "i_ve_a": "2418 e"}))
    rig(pos, 4, 9)
    pos.steps.append(EntryFire(1, unit_of(pos, "ba_sk_1"), []))
    advance(pos)
    do(pos, "shoot i_ve_a")
    fire(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "i_ve_a"))
    advance(pos)
    assert "shoot i_ve_a" not in legal(pos)


@pytest.mark.rule("8.23")
def test_nor_first_in_return_and_then_at_the_entry():
    pos = phase(scene({"sp_li_1": "2518 w", "i_ve_a": "2418 e", "i_ve_b": "2419 e"}))
    rig(pos, 9, 9)
    fire(pos, unit_of(pos, "sp_li_1"), unit_of(pos, "i_ve_a"))
    advance(pos)
    do(pos, "shoot i_ve_a")
    answer = EntryFire(1, unit_of(pos, "sp_li_1"), [])
    assert answer.refuse_firer(pos, unit_of(pos, "i_ve_a")) == Refusal("8.23", "on-entry-or-in-return")
    assert answer.refuse_firer(pos, unit_of(pos, "i_ve_b")) == Refusal("8.23", "on-entry-or-in-return")
    assert EntryFire(1, unit_of(pos, "sp_li_1"), []).refuse_firer(phase(pos), unit_of(pos, "i_ve_a")) is None


@pytest.mark.rule("8.23")
def test_a_side_answers_one_unit_in_one_of_the_two_ways():
    """The first velites fire at the slingers as they come up: the second ones, fired at, do not fire back."""
    pos = phase(scene({"ba_sk_1": "2518 w", "i_ve_a": "2418 e", "i_ve_b": "2419 e"}))
    rig(pos, 4, 9)
    pos.steps.append(EntryFire(1, unit_of(pos, "ba_sk_1"), []))
    advance(pos)
    do(pos, "shoot i_ve_a", "decline")
    fire(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "i_ve_b"))
    advance(pos)
    assert "shoot i_ve_b" not in legal(pos)


@pytest.mark.rule("8.23", "8.13", "9.12")
def test_a_screen_does_not_fire_back_behind_its_elephant():
    pos = phase(scene({"af_el_1": "2518 w no", "v_ve_a": "2619 w"}, scenario="bagradas"))
    rig(pos, 9)
    fire(pos, unit_of(pos, "v_ve_a"), unit_of(pos, "af_el_1"))
    advance(pos)
    assert "screen af_el_1" not in legal(pos)
    pos = phase(scene({"af_el_1": "2518 w no", "v_ve_a": "2418 e"}, scenario="bagradas"))
    rig(pos, 9)
    fire(pos, unit_of(pos, "v_ve_a"), unit_of(pos, "af_el_1"))
    advance(pos)
    assert legal(pos) == {"screen af_el_1", "decline"}


@pytest.mark.rule("8.22")
def test_under_a_line_command_answers_wait_for_the_whole_line():
    pos = phase(scene({"i_ve_a": "2418 e", "i_ve_b": "2422 e", "ce_mi_1": "2518 w", "ce_mi_2": "2522 w"}))
    assert pos.phase is not None
    pos.phase.entries = [unit_of(pos, "ce_mi_1"), unit_of(pos, "ce_mi_2")]
    rig(pos, 0, 0)
    pos.steps.append(LateFire())
    advance(pos)
    do(pos, "shoot i_ve_a", "shoot i_ve_b")
    assert (hits(pos, "ce_mi_1"), hits(pos, "ce_mi_2")) == (1, 1)


@pytest.mark.rule("6.55", "8.12")
def test_a_parting_shot_is_at_two_hexes():
    pos = phase(scene({"ba_sk_1": "2518 w", "i_ha_a": "2418 e"}))
    rig(pos, 4)
    parting_shot(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "i_ha_a"))
    assert hits(pos, "i_ha_a") == 0  # strength 3, not 5


# -- 9.24, 9.31 harassment -----------------------------------------------------------------------------------------


def harassing(pos: Battlefield, unit: str, target: str) -> Refusal | None:
    return refuse_harass(pos, unit_of(pos, unit), unit_of(pos, target))


@pytest.mark.rule("9.24")
def test_light_foot_harasses_from_two_hexes():
    units = {
        "i_ve_a": "2418 e",
        "ce_mi_1": "2618 w",
        "ce_mi_2": "2818 w",
        "ce_mi_3": "2517 w",
        "i_ha_a": "2420 e",
    }
    pos = scene({**units, "ce_mi_3": "3030 w"})
    assert harassing(pos, "i_ve_a", "ce_mi_1") is None
    assert harassing(pos, "i_ve_a", "ce_mi_2") == Refusal("9.24", "harassment-too-far")
    assert harassing(pos, "i_ha_a", "ce_mi_1") == Refusal("9.24", "may-not-harass")
    pos = scene({"i_ve_a": "2418 e", "ce_mi_1": "2518 e"})
    assert harassing(pos, "i_ve_a", "ce_mi_1") == Refusal("9.24", "harassment-too-near")
    pos = scene({"i_ve_a": "2418 e", "ce_mi_1": "2618 w", "ce_mi_2": "2419 nw"})
    assert harassing(pos, "i_ve_a", "ce_mi_1") == Refusal("9.24", "harassment-from-zoc")


@pytest.mark.rule("9.24")
def test_archers_do_not_harass():
    pos = scene({"cr_sk_1": "2418 e", "rh_sk_1": "2420 e", "v_ha_a": "2619 w"}, scenario="beneventum")
    assert harassing(pos, "cr_sk_1", "v_ha_a") == Refusal("9.24", "archers-do-not-harass")
    assert harassing(pos, "rh_sk_1", "v_ha_a") is None


@pytest.mark.rule("9.24", "9.33")
def test_neither_faster_units_nor_skirmishers_are_harassed():
    pos = scene({"i_ve_a": "2418 e", "sp_hc_1": "2618 w", "ba_sk_1": "2617 w"})
    assert harassing(pos, "i_ve_a", "sp_hc_1") == Refusal("9.24", "harassed-is-faster")
    assert harassing(pos, "i_ve_a", "ba_sk_1") == Refusal("9.33", "skirmishers-not-harassed")


@pytest.mark.rule("9.31")
def test_light_horse_harasses_from_four_hexes_by_a_free_way():
    units = {"nu_lc_1": "2818 w", "i_ha_a": "2418 e"}
    pos = scene(units)
    assert harassing(pos, "nu_lc_1", "i_ha_a") is None
    assert harassing(scene({**units, "nu_lc_1": "2918 w"}), "nu_lc_1", "i_ha_a") == Refusal(
        "9.31", "harassment-too-far-for-horse"
    )
    wall = {f"ce_mi_{n + 1}": f"27{15 + n:02d} w" for n in range(7)}
    assert harassing(scene({**units, **wall}), "nu_lc_1", "i_ha_a") == Refusal("9.24", "harassment-no-way")


@pytest.mark.rule("9.24")
def test_a_harasser_throws_from_the_next_hex_and_stays_where_it_was():
    pos = phase(scene({"i_ve_a": "2418 e", "ce_mi_1": "2618 w"}))
    rig(pos, 5)
    harass(pos, unit_of(pos, "i_ve_a"), unit_of(pos, "ce_mi_1"))
    advance(pos)
    ways = {hex_id(h) for h in goals(pos, unit_of(pos, "i_ve_a"), unit_of(pos, "ce_mi_1"))}
    assert choices(pos, "into") == ways == {"2517", "2518"}
    do(pos, "into 2517")
    assert hits(pos, "ce_mi_1") == 1
    assert hex_id(pos.hex[unit_of(pos, "i_ve_a")]) == "2418"
    assert has(pos, "i_ve_a", "fired")


@pytest.mark.rule("9.24", "8.22", "8.23")
def test_the_target_of_harassment_answers_once():
    pos = phase(scene({"ba_sk_1": "2618 w", "asi_co_a": "2418 e"}))
    rig(pos, 9, 9)
    harass(pos, unit_of(pos, "ba_sk_1"), unit_of(pos, "asi_co_a"))
    advance(pos)
    do(pos, "into 2518")
    assert legal(pos) == {"shoot asi_co_a", "decline"}  # at the approach
    do(pos, "decline")
    assert legal(pos) == {"shoot asi_co_a", "decline"}  # and in return
    do(pos, "shoot asi_co_a")
    assert has(pos, "asi_co_a", "no")


@pytest.mark.rule("9.32", "9.15")
def test_horse_keeps_away_from_the_front_of_elephants_and_pays_beside_them():
    pos = phase(scene({"ma_lc_1": "2416 e", "af_el_1": "2618 w"}, scenario="zama"))
    ma = unit_of(pos, "ma_lc_1")
    ways = goals(pos, ma, unit_of(pos, "af_el_1"))
    assert hex_number("2517") not in ways
    assert hex_number("2518") not in ways
    assert hex_number("2617") in ways
    rig(pos, 9)
    harass(pos, ma, unit_of(pos, "af_el_1"))
    advance(pos)
    assert hits(pos, "ma_lc_1") == 2


@pytest.mark.rule("8.14", "10.27")
def test_routed_units_have_a_word_of_their_own():
    pos = scene({"i_ha_a": "2418 e routed"})
    assert can_fire(pos, unit_of(pos, "i_ha_a")) == Refusal("10.27", "routed-may-not-fire")
