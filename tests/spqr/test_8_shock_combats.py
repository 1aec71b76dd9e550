"""7.25, 7.26, 8.31, 8.32 Who attacks, and how attacks are grouped into combats."""

from __future__ import annotations

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.combats import fought as under_way
from bellum.games.spqr.hexes import OFF
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import FIRST, Phase
from bellum.games.spqr.shock import begin_shock
from tests.spqr.kit import advance, choices, do, has, leader_of, legal, owner_of, refused, scene, unit_of
from tests.spqr.shock_kit import CHARGES, STANDS, fought, of, one, shock

FAR = "0501"
FREE = {"hannibal": "2405", "paullus": "3205"}


def ended(pos: Battlefield, *units: str) -> Battlefield:
    """Some units end their moves."""
    for unit in units:
        pos.after_move(unit_of(pos, unit))
        advance(pos)
    return pos


# -- 7.25, 7.26 at the end of a move ---------------------------------------------------------------------


@pytest.mark.rule("7.25", "7.26")
def test_a_phalanx_must_attack_and_numidian_horse_says_whether_it_does():
    """The example of 7.26."""
    pos = scene(
        {
            "af_ph_1": "2620+2621 e moved-now",
            "x_ha_a": "2720 w",
            "nu_lc_1": "2610 e moved-now",
            "x_pr_a": "2710 w",
        }
    )
    ended(pos, "af_ph_1")
    assert has(pos, "af_ph_1", "must-check")
    ended(pos, "nu_lc_1")
    assert legal(pos) == {"attack nu_lc_1", "decline"}
    assert not has(pos, "nu_lc_1", "must-check")
    refused(pos, "attack af_ph_1", "7.26", "another-unit-declares")
    refused(pos, "done", "5.28")
    do(pos, "attack nu_lc_1")
    assert has(pos, "nu_lc_1", "must-check")


@pytest.mark.rule("7.26")
def test_a_light_unit_may_leave_it():
    pos = ended(scene({"nu_lc_1": "2610 e moved-now", "x_pr_a": "2710 w"}), "nu_lc_1")
    do(pos, "decline")
    assert not has(pos, "nu_lc_1", "must-check")


@pytest.mark.rule("7.25", "7.26")
@pytest.mark.parametrize(
    ("unit", "heavy"),
    [
        ("af_ph_1", True),
        ("sp_hi_1", True),
        ("ce_mi_1", True),
        ("sp_hc_1", True),
        ("ce_ln_1", True),
        ("nu_lc_1", False),
        ("sp_li_1", False),
    ],
)
def test_which_types_must_attack(unit, heavy):
    pos = ended(scene({unit: "2620 e moved-now", "x_ha_a": "2719 w"}), unit)
    assert has(pos, unit, "must-check") == heavy
    assert ("decline" in legal(pos)) != heavy


@pytest.mark.rule("7.25")
def test_who_has_nobody_before_it_gets_no_marker():
    pos = ended(scene({"sp_hi_1": "2620 e moved-now", "x_ha_a": "2519 w"}), "sp_hi_1")
    assert not has(pos, "sp_hi_1", "must-check")


@pytest.mark.rule("7.26", "6.68")
def test_a_stack_attacks_together_and_must_check_if_one_of_it_has_moved():
    pos = scene({"x_ha_a": "2719 w", "x_ha_b": "2719 w moved-now", "ce_mi_1": "2620 e"})
    ended(pos, "x_ha_b")
    assert has(pos, "x_ha_a", "must-check")
    assert has(pos, "x_ha_b", "must-check")


@pytest.mark.rule("9.21", "4.73", "6.75", "10.27")
@pytest.mark.parametrize(
    ("unit", "words"),
    [
        ("ba_sk_1", "2620 e moved-now"),
        ("hannibal_le", "2620 e moved-now"),
        ("sp_hi_1", "2620 ne moved-now column"),
        ("sp_hi_1", "2620 e moved-now routed"),
    ],
)
def test_skirmishers_leader_elephants_columns_and_routed_units_do_not_attack(unit, words):
    pos = scene({unit: words, "x_ha_a": "2719 w", "x_ha_b": "2720 w"}, FREE)
    ended(pos, unit)
    assert not has(pos, unit, "must-check")
    assert "decline" not in legal(pos)


# -- 9.72 triarii ------------------------------------------------------------------------------------------


def spared(pos: Battlefield) -> Battlefield:
    """Nobody has been lost yet: who is not on the map has not come."""
    for unit, place in enumerate(pos.hex):
        if place == OFF:
            pos.mark[unit] = marks.WAITING
    for leader, place in enumerate(pos.at):
        if place == OFF:
            pos.role[leader] = marks.ABSENT
    return pos


@pytest.mark.rule("9.72")
def test_triarii_that_moved_do_not_attack_before_half_the_level_is_lost():
    pos = ended(spared(scene({"x_tr_a": "2719 w moved-now", "ce_mi_1": "2620 e"}, FREE)), "x_tr_a")
    assert not has(pos, "x_tr_a", "must-check")
    shock(pos, "paullus")
    assert legal(pos) == {"done", "pass"}  # nothing happens


@pytest.mark.rule("9.72")
def test_triarii_attack_after_a_move_once_half_the_level_is_lost():
    pos = spared(scene({"x_tr_a": "2719 w moved-now", "ce_mi_1": "2620 e"}, FREE))
    field = pos.field
    for unit in range(field.units):
        if field.side[unit] == 1 and pos.hex[unit] == OFF and pos.points(1) * 2 < field.limit_points[1]:
            pos.kill(unit)
    assert 0 <= pos.points(1) * 2 - field.limit_points[1] < 40
    ended(pos, "x_tr_a")
    assert has(pos, "x_tr_a", "must-check")


@pytest.mark.rule("9.72")
def test_triarii_always_attack_without_moving():
    pos = spared(scene({"x_tr_a": "2719 w", "ce_mi_1": "2620 e"}, {"paullus": "2919"}))
    assert pos.points(1) == 0
    shock(pos, "paullus")
    assert choices(pos, "attack") == {"x_tr_a"}


@pytest.mark.rule("9.72")
def test_where_the_doctrine_is_not_used_triarii_must_attack():
    pos = scene({"x_tr_a": "2719 w moved-now", "ce_mi_1": "2620 e"}, {}, scenario="zama")
    ended(pos, "x_tr_a")
    assert has(pos, "x_tr_a", "must-check")


# -- 8.31 designation --------------------------------------------------------------------------------------


@pytest.mark.rule("7.25", "8.31")
def test_units_in_range_that_have_not_moved_may_be_told_to_attack():
    pos = scene(
        {"x_ha_a": "2719 w", "ce_mi_1": "2620 e", "x_ha_b": "3919 w", "ce_mi_2": "3820 e"},
        {"paullus": "2919"},
    )
    shock(pos, "paullus")
    assert legal(pos) == {"attack x_ha_a", "done"}
    refused(pos, "attack x_ha_b", "7.25", "not-in-command-to-attack")
    refused(pos, "attack ce_mi_1", "8.31", "no-unit-of-yours-to-attack")
    do(pos, "attack x_ha_a")
    assert has(pos, "x_ha_a", "no-check")


@pytest.mark.rule("7.25", "4.28")
def test_a_leader_tells_only_those_to_attack_whom_he_may_order():
    units = {"nu_lc_1": "2719 w", "x_ha_a": "2620 e", "sp_hi_1": "2723 w", "x_ha_b": "2624 e"}
    pos = scene(units, {"maharbal": "2821"})
    shock(pos, "maharbal")
    assert legal(pos) == {"attack nu_lc_1", "done"}
    refused(pos, "attack sp_hi_1", "7.25", "not-in-command-to-attack")
    pos = scene(units, {"hannibal": "2821"})
    shock(pos, "hannibal")
    assert legal(pos) == {"attack nu_lc_1", "attack sp_hi_1", "done"}


@pytest.mark.rule("8.31", "8.32", "10.27", "10.28", "6.75", "9.21")
def test_who_may_not_be_designated():
    pos = scene(
        {
            "x_ha_a": "2719 w",
            "ce_mi_1": "2620 e",
            "x_ha_b": "2819 w",
            "x_ha_c": "2717 w rallied",
            "ce_mi_2": "2618 e",
            "x_ha_d": "2715 w moved-now",
            "ce_mi_3": "2616 e",
            "x_pr_a": "2713 sw column",
            "ce_mi_4": "2614 e",
            "x_pr_b": "2711 w routed",
            "ce_mi_5": "2612 e",
        },
        {"paullus": "2917"},
    )
    shock(pos, "paullus")
    assert owner_of(pos) == 1
    refused(pos, "attack x_ha_b", "8.32", "nobody-in-its-zone")
    refused(pos, "attack x_ha_c", "10.28", "rallied-take-no-orders-to-attack")
    refused(pos, "attack x_ha_d", "7.26", "attacks-already")
    refused(pos, "attack x_pr_a", "6.75", "columns-do-not-attack")
    refused(pos, "attack x_pr_b", "10.27", "routed-do-not-attack")


@pytest.mark.rule("7.26")
def test_a_light_unit_that_moved_and_did_not_declare_is_not_designated():
    pos = scene(
        {"nu_lc_1": "2620 e moved-now", "x_ha_a": "2719 w", "nu_lc_2": "2610 e", "x_ha_b": "2709 w"},
        {"maharbal": "2515"},
    )
    shock(pos, "maharbal")
    refused(pos, "attack nu_lc_1", "7.26", "moved-units-declared-already")
    assert choices(pos, "attack") == {"nu_lc_2"}


@pytest.mark.rule("7.25")
def test_a_unit_with_an_order_to_fire_needs_no_range():
    pos = scene({"sp_li_1": "2620 e fired ordered", "x_ha_a": "2719 w"}, {"hannibal": FAR})
    shock(pos, "hannibal")
    assert choices(pos, "attack") == {"sp_li_1"}


@pytest.mark.rule("7.25", "7.26")
def test_only_the_top_unit_stands_for_a_stack():
    pos = scene({"x_ha_a": "2719 w", "x_ha_b": "2719 w", "ce_mi_1": "2620 e"}, {"paullus": "2919"})
    shock(pos, "paullus")
    refused(pos, "attack x_ha_b", "7.26", "name-the-top-unit")
    do(pos, "attack x_ha_a")
    assert has(pos, "x_ha_b", "no-check")


@pytest.mark.rule("5.46", "8.31")
def test_a_leader_who_trumped_and_did_nothing_must_designate():
    pos = scene({"x_ha_a": "2719 w", "ce_mi_1": "2620 e"}, {"paullus": "2919"})
    pos.phase = Phase(leader_of(pos, "paullus"), FIRST)
    pos.phase.duty = True
    begin_shock(pos)
    advance(pos)  # the only thing to do does itself
    assert has(pos, "x_ha_a", "no-check")
    assert not pos.phase.duty


@pytest.mark.rule("5.46")
def test_done_is_refused_to_him_while_he_could_choose():
    pos = scene(
        {"x_ha_a": "2719 w", "ce_mi_1": "2620 e", "x_ha_b": "2717 w", "ce_mi_2": "2618 e"},
        {"paullus": "2919"},
    )
    shock(pos, "paullus")
    assert pos.phase is not None
    pos.phase.duty = True
    advance(pos)
    refused(pos, "done", "5.46", "must-designate")
    do(pos, "attack x_ha_a", "done")


# -- 8.32 combats --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.32")
def test_a_phalanx_attacks_all_three_velites_before_it_as_one():
    """The first example of 8.32, without the Celts."""
    _, events = fought(
        {
            "af_ph_1": f"3722+3822 nw {CHARGES}",
            "x_ve_a": "3622 e",
            "x_ve_b": "3721 e",
            "x_ve_c": "3821 e",
        },
        "hannibal",
    )
    assert one(events, "combat")["attackers"] == ["af_ph_1"]
    assert set(one(events, "combat")["defenders"]) == {"x_ve_a", "x_ve_b", "x_ve_c"}


@pytest.mark.rule("8.32")
def test_with_celts_against_one_of_them_the_phalanx_must_attack_the_other_two():
    """The first example of 8.32: Celts on 3920 with a marker attack the velites on 3821."""
    _pos, events = fought(
        {
            "af_ph_1": f"3722+3822 nw {CHARGES}",
            "ce_mi_1": f"3920 w {CHARGES}",
            "x_ve_a": "3622 e",
            "x_ve_b": "3721 e",
            "x_ve_c": "3821 e",
        },
        "hannibal",
    )
    combats = [(args["attackers"], sorted(args["defenders"])) for args in of(events, "combat")]
    assert combats == [(["ce_mi_1"], ["x_ve_c"]), (["af_ph_1"], ["x_ve_a", "x_ve_b"])] or combats == [
        (["af_ph_1"], ["x_ve_a", "x_ve_b"]),
        (["ce_mi_1"], ["x_ve_c"]),
    ]


@pytest.mark.rule("8.32")
def test_celts_without_a_marker_stay_out():
    _, events = fought(
        {
            "af_ph_1": f"3722+3822 nw {CHARGES}",
            "ce_mi_1": "3920 w",
            "x_ve_a": "3622 e",
            "x_ve_b": "3721 e",
            "x_ve_c": "3821 e",
        },
        "hannibal",
    )
    assert one(events, "combat")["attackers"] == ["af_ph_1"]


@pytest.mark.rule("8.32")
def test_roman_horse_attacks_slingers_alone_or_with_the_hastati():
    """The second example of 8.32: horse on 2419, slingers on 2518, hastati on 2618."""
    units = {"x_rc": f"2419 e {CHARGES}", "ba_sk_1": "2518 w", "x_ha_a": "2618 w"}
    _, alone = fought(units, "paullus")
    assert one(alone, "combat") == {"attackers": ["x_rc"], "defenders": ["ba_sk_1"]}
    _, both = fought({**units, "x_ha_a": f"2618 w {STANDS}"}, "paullus")
    assert set(one(both, "combat")["attackers"]) == {"x_rc", "x_ha_a"}


LINE = {
    "x_ha_a": f"2719 w {STANDS}",
    "x_ha_b": f"2720 w {STANDS}",
    "ce_mi_1": "2619 e",
    "ce_mi_2": "2620 e",
    "ce_mi_3": "2621 e",
}


@pytest.mark.rule("8.32")
def test_the_attacker_groups_where_several_ways_are_open():
    """Two hastati before three Celts: each end has one of them, the middle one is open."""
    pos, _ = fought(LINE, "paullus")
    assert owner_of(pos) == 1
    assert legal(pos) == {"join ce_mi_2", "done"}
    refused(pos, "join x_ha_b", "8.32", "not-all-in-zone-of-all")
    refused(pos, "join ce_mi_3", "8.32", "not-all-in-zone-of-all")
    refused(pos, "join x_ha_a", "8.32", "in-a-combat-already")
    refused(pos, "join x_pr_a", "8.32", "not-in-its-zone")
    refused(pos, "combat ce_mi_2", "8.32", "when-combat")
    do(pos, "join ce_mi_2")
    assert [(c.attackers, c.defenders) for c in under_way(pos).combats] == [
        ([unit_of(pos, "x_ha_a")], [unit_of(pos, "ce_mi_1"), unit_of(pos, "ce_mi_2")]),
        ([unit_of(pos, "x_ha_b")], [unit_of(pos, "ce_mi_3")]),
    ]


@pytest.mark.rule("8.32")
def test_or_leaves_the_middle_one_to_the_other():
    pos, _ = fought(LINE, "paullus")
    do(pos, "done")
    assert [len(combat.defenders) for combat in under_way(pos).combats] == [1, 2]


BETWEEN = {
    "x_ha_a": f"2719 w {STANDS}",
    "x_ha_b": f"2519 e {STANDS}",
    "ce_mi_1": "2619 e",
    "ce_mi_2": "2620 e",
}


@pytest.mark.rule("8.32")
def test_two_with_the_same_two_before_them_each_take_one():
    pos, _ = fought(BETWEEN, "paullus")
    assert legal(pos) == {"combat ce_mi_1", "combat ce_mi_2"}
    refused(pos, "combat ce_mi_3", "8.32", "not-in-its-zone")
    refused(pos, "join ce_mi_1", "8.32", "when-join")
    do(pos, "combat ce_mi_1")
    assert legal(pos) == {"join x_ha_a", "join ce_mi_2", "done"}
    do(pos, "done")
    assert [(len(c.attackers), len(c.defenders)) for c in under_way(pos).combats] == [(1, 1), (1, 1)]


@pytest.mark.rule("8.32")
def test_or_all_four_are_one_combat_since_nobody_may_be_left_over():
    pos, _ = fought(BETWEEN, "paullus")
    do(pos, "combat ce_mi_1", "join x_ha_a")
    assert [(len(c.attackers), len(c.defenders)) for c in under_way(pos).combats] == [(2, 2)]


@pytest.mark.rule("8.32")
def test_who_would_leave_somebody_out_may_not_join():
    """The phalanx alone has the third of the velites before it: it cannot be the Celts' companion."""
    pos, _ = fought(
        {
            "af_ph_1": f"3722+3822 nw {STANDS}",
            "ce_mi_1": f"3720 se {STANDS}",
            "x_ve_a": "3622 e",
            "x_ve_b": "3721 e",
            "x_ve_c": "3821 e",
        },
        "hannibal",
    )
    assert legal(pos) == {"combat x_ve_b", "combat x_ve_c"}  # the Celts begin
    do(pos, "combat x_ve_b")
    refused(pos, "join af_ph_1", "8.32", "others-left-out")
    refused(pos, "join x_ve_a", "8.32", "not-all-in-zone-of-all")
    do(pos, "done")
    assert [(len(c.attackers), len(c.defenders)) for c in under_way(pos).combats] == [(1, 1), (1, 2)]


@pytest.mark.rule("8.32", "6.68")
def test_a_stack_attacks_and_is_attacked_as_one():
    _, events = fought(
        {
            "x_ha_a": f"2719 w {STANDS}",
            "x_ha_b": f"2719 w {STANDS}",
            "ce_mi_1": "2620 e",
            "ce_mi_2": "2619 e",
        },
        "paullus",
    )
    combat = one(events, "combat")
    assert combat["attackers"] == ["x_ha_a", "x_ha_b"]
    assert set(combat["defenders"]) == {"ce_mi_1", "ce_mi_2"}
    _, events = fought({"ce_mi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w", "x_ha_b": "2719 w"}, "hannibal")
    assert one(events, "combat")["defenders"] == ["x_ha_a", "x_ha_b"]


@pytest.mark.rule("9.15", "8.32")
def test_cavalry_never_attacks_elephants_from_ahead():
    units = {"x_rc": f"2719 w {CHARGES}", "af_el_1": "2620 e", "ca_mi_1": "2619 e"}
    _, events = fought(units, "scipio", scenario="zama")
    assert one(events, "combat") == {"attackers": ["x_rc"], "defenders": ["ca_mi_1"]}
    _, events = fought(
        {"x_rc": f"2719 w {CHARGES}", "af_el_1": "2620 w"}, "scipio", scenario="zama"
    )  # from behind it may
    assert one(events, "combat")["defenders"] == ["af_el_1"]


@pytest.mark.rule("8.32")
def test_velites_attack_whom_their_zone_reaches_on_the_flanks():
    _, events = fought({"x_ve_a": f"2719 w {STANDS}", "ce_mi_1": "2718 w"}, "paullus")
    assert one(events, "combat")["defenders"] == ["ce_mi_1"]


@pytest.mark.rule("9.21", "4.73", "9.72", "8.31")
def test_the_reasons_why_some_are_never_designated():
    units = {
        "sp_hi_1": "2620 e",
        "x_ha_a": "2719 w",
        "ba_sk_1": "2616 e",
        "x_ha_b": "2715 w",
        "hannibal_le": "2612 e",
        "x_ha_c": "2711 w",
    }
    pos = scene(units, {"hannibal": "2612"})
    shock(pos, "hannibal")
    assert choices(pos, "attack") == {"sp_hi_1"}
    refused(pos, "attack ba_sk_1", "9.21", "skirmishers-do-not-attack")
    refused(pos, "attack hannibal_le", "4.73", "leader-elephants-do-not-attack")
    units = {"x_tr_a": "2719 w moved-now", "ce_mi_1": "2620 e", "x_ha_a": "2717 w", "ce_mi_2": "2618 e"}
    pos = spared(scene(units, {"paullus": "2919"}))
    shock(pos, "paullus")
    refused(pos, "attack x_tr_a", "9.72", "triarii-do-not-move-and-attack")


@pytest.mark.rule("8.3")
def test_artillery_does_not_attack():
    units = {"scorpio_1": "2620 e", "v_ha_a": "2618 e", "gk_hi_1": "2719 w", "gk_hi_2": "2717 w"}
    pos = scene(units, {"dentatus": "2518"}, scenario="beneventum")
    shock(pos, "dentatus")
    refused(pos, "attack scorpio_1", "8.3", "artillery-does-not-attack")


@pytest.mark.rule("9.72", "7.26")
def test_triarii_that_moved_hold_their_stack_back():
    units = {"x_ha_a": "2719 w moved-now", "x_tr_a": "2719 w moved-now", "ce_mi_1": "2620 e"}
    pos = ended(spared(scene(units, FREE)), "x_ha_a")
    assert not has(pos, "x_ha_a", "must-check")
