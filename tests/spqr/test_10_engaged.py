"""10.5 Engaged units, an option."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import BROKEN
from bellum.games.spqr.engaged import bind
from bellum.games.spqr.harm import release
from bellum.games.spqr.position import Battlefield
from tests.spqr.kit import do, facing, has, hits, legal, owner_of, refused, scene, unit_of, where
from tests.spqr.movement_kit import ground
from tests.spqr.shock_kit import STANDS, fought, of, one, shock

PAIR = {"x_ha_a": f"2719 w {STANDS}", "sp_hi_1": "2620 e"}


def bound(units: dict[str, str], one: str, other: str, leaders: dict[str, str]) -> Battlefield:
    """A position in which two units are engaged."""
    pos = scene(units, leaders, engaged=True)
    bind(pos, unit_of(pos, one), unit_of(pos, other))
    return pos


@pytest.mark.rule("10.51")
def test_enemies_still_at_each_other_after_a_shock_are_engaged():
    pos, events = fought(PAIR, "paullus", 3, engaged=True)
    assert has(pos, "x_ha_a", "engaged")
    assert has(pos, "sp_hi_1", "engaged")
    assert of(events, "engaged") == [{"unit": "x_ha_a", "target": "sp_hi_1"}]


@pytest.mark.rule("10.5")
def test_without_the_option_nobody_is():
    pos, _ = fought(PAIR, "paullus", 3)
    assert not has(pos, "x_ha_a", "engaged")
    assert pos.engaged == []


@pytest.mark.rule("10.51")
def test_who_has_advanced_is_not_engaged():
    units = {"i_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e hits=4", "sp_hi_1": "2619 e"}
    pos, _ = fought(units, "paullus", 5, engaged=True)
    while legal(pos) != {"done", "pass"}:
        do(pos, min(n for n in legal(pos) if not n.startswith("turn")))
    assert where(pos, "i_ha_a") == "2620"
    assert not has(pos, "i_ha_a", "engaged")


@pytest.mark.rule("10.51")
def test_not_even_with_one_it_has_fought_and_still_stands_next_to():
    units = {"i_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e hits=4", "sp_hi_1": "2619 e"}
    pos, events = fought(units, "paullus", 5, engaged=True)
    assert one(events, "combat")["defenders"] == ["ce_mi_1", "sp_hi_1"]
    while legal(pos) != {"done", "pass"}:
        do(pos, min(n for n in legal(pos) if not n.startswith("turn")))
    assert (where(pos, "i_ha_a"), where(pos, "sp_hi_1")) == ("2620", "2619")
    assert pos.engaged == []


@pytest.mark.rule("10.51", "7.25")
def test_engaged_units_in_reach_of_the_active_leader_attack():
    units = {"x_ha_a": "2719 w", "sp_hi_1": "2620 e"}
    pos = bound(units, "x_ha_a", "sp_hi_1", {"paullus": "2919"})
    events = shock(pos, "paullus", 3)
    assert of(events, "will-attack") == [{"unit": "x_ha_a", "check": "no"}]
    pos = bound(units, "x_ha_a", "sp_hi_1", {"paullus": "3919"})
    assert of(shock(pos, "paullus", 3), "will-attack") == []


LIGHT = {"nu_lc_1": "2620 e", "x_ha_a": "2719 w"}


@pytest.mark.rule("10.51")
def test_cavalry_and_light_foot_may_break_off_from_slower_enemies():
    pos = bound(LIGHT, "nu_lc_1", "x_ha_a", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    assert owner_of(pos) == 0
    assert legal(pos) == {"attack nu_lc_1", "disengage 2519", "disengage 2520", "disengage 2621"}
    refused(pos, "disengage 2619", "10.51", "no-way-out-of-engagement")  # next to the hastati
    refused(pos, "attack x_ha_a", "10.51", "another-unit-is-engaged")
    do(pos, "disengage 2520")
    assert (where(pos, "nu_lc_1"), facing(pos, "nu_lc_1")) == ("2520", "e")
    assert not has(pos, "x_ha_a", "engaged")


@pytest.mark.rule("10.51")
def test_or_they_attack():
    pos = bound(LIGHT, "nu_lc_1", "x_ha_a", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    do(pos, "attack nu_lc_1")
    assert has(pos, "nu_lc_1", "no-check")


@pytest.mark.rule("10.51")
def test_not_from_enemies_as_fast_as_they_are_nor_if_they_are_heavy():
    pos = bound({"nu_lc_1": "2620 e", "x_rc": "2719 w"}, "nu_lc_1", "x_rc", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    assert "disengage 2520" in legal(pos)  # 9 against 8
    pos = bound({"sp_hc_1": "2620 e", "x_rc": "2719 w"}, "sp_hc_1", "x_rc", {"hannibal": "2417"})
    shock(pos, "hannibal", 3)
    assert "disengage 2520" not in legal(pos)
    pos = bound({"sp_hi_1": "2620 e", "x_ha_a": "2719 w"}, "sp_hi_1", "x_ha_a", {"hannibal": "2417"})
    shock(pos, "hannibal", 3)
    assert "disengage 2520" not in legal(pos)


@pytest.mark.rule("10.51")
def test_the_hex_must_be_empty_and_in_no_zone():
    units = {**LIGHT, "ce_mi_1": "2520 e", "x_pr_a": "2518 se"}
    pos = bound(units, "nu_lc_1", "x_ha_a", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    assert legal(pos) == {"attack nu_lc_1", "disengage 2621"}  # 2519 is in the zone of the principes


@pytest.mark.rule("10.51", "6.22", "9.15")
def test_breaking_off_costs_the_hits_of_the_ground_and_of_elephants():
    pos = bound(LIGHT, "nu_lc_1", "x_ha_a", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    with ground(pos, {"2520": BROKEN}):
        do(pos, "disengage 2520")
    assert hits(pos, "nu_lc_1") == 1
    units = {"ma_lc_1": "2620 e", "ca_mi_1": "2719 w", "af_el_1": "2420 w"}
    pos = scene(units, {"scipio": "2417"}, scenario="zama", engaged=True)
    bind(pos, unit_of(pos, "ma_lc_1"), unit_of(pos, "ca_mi_1"))
    shock(pos, "scipio", 3)
    do(pos, "disengage 2520")  # right behind an elephant
    assert hits(pos, "ma_lc_1") == 2


@pytest.mark.rule("10.51", "7.16")
def test_who_breaks_off_comes_up_to_others_who_may_turn():
    pos = bound({**LIGHT, "x_pr_a": "2521 w"}, "nu_lc_1", "x_ha_a", {"maharbal": "2417"})
    shock(pos, "maharbal", 3)
    do(pos, "disengage 2520")
    assert (owner_of(pos), legal(pos)) == (1, {"face nw", "face sw", "decline"})


@pytest.mark.rule("10.52")
def test_nobody_stays_engaged_with_a_unit_that_has_left():
    units = {"x_ha_a": "2719 w", "sp_hi_1": "2620 e", "x_ha_b": "2720 w"}
    pos = bound(units, "sp_hi_1", "x_ha_a", {})
    bind(pos, unit_of(pos, "sp_hi_1"), unit_of(pos, "x_ha_b"))
    release(pos, unit_of(pos, "x_ha_a"))
    assert not has(pos, "x_ha_a", "engaged")
    assert has(pos, "sp_hi_1", "engaged")  # with the other hastati
    release(pos, unit_of(pos, "x_ha_b"))
    assert not has(pos, "sp_hi_1", "engaged")
