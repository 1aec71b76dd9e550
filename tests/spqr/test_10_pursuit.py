"""10.4 Cavalry pursues whom it has broken in shock."""

from __future__ import annotations

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.engaged import bind
from bellum.kernel import Event
from tests.spqr.kit import (
    choices,
    do,
    facing,
    has,
    legal,
    owner_of,
    put,
    refused,
    rig,
    scene,
    told,
    unit_of,
    where,
)
from tests.spqr.shock_kit import CHARGES, STANDS, fought, of, one, shock

# At Zama Rome runs to column 1, Carthage to column 40.
BEATEN = {"ca_hc_1": f"2828 w {STANDS}", "x_ha_a": "2728 e hits=5 no"}


def run_down(pos, *ways: str):
    """The flight by these hexes."""
    return do(pos, *[f"flee {way}" for way in ways])


@pytest.mark.rule("10.41", "10.42", "10.43")
def test_horse_pursues_hastati_fights_again_and_rides_on():
    """The example of 10.43: from 2728 to 2527, a die of 8 against quality 7, to 2628, and on for 4 points."""
    pos, _ = fought(BEATEN, "hannibal", 5, scenario="zama")
    assert owner_of(pos) == 0  # the pursuer has the say about the way
    assert legal(pos) == {"flee 2628", "flee 2629"}
    do(pos, "flee 2628")
    rig(pos, 8, 5)  # the pursuit, and the check of the routed hastati, who have a quality of 1
    events = told(pos, "flee 2527")
    assert one(events, "pursuit") == {"unit": "ca_hc_1", "die": 8, "quality": 7, "pursues": "yes"}
    assert [args["to"] for args in of(events, "pursued")][:2] == ["2728", "2628"]
    assert [args["attackers"] for args in of(events, "combat")] == [["ca_hc_1"]]
    assert has(pos, "x_ha_a", "dead")
    assert [args["to"] for args in of(events, "pursued")][2:] == ["2527", "2427", "2326", "2226"]
    assert where(pos, "ca_hc_1") == "2226"
    assert has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.42")
@pytest.mark.parametrize("die", [0, 6, 7])
def test_with_a_die_up_to_its_quality_it_stops_and_the_enemy_gets_away(die):
    pos, _ = fought(BEATEN, "hannibal", 5, scenario="zama")
    rig(run_down(pos, "2628"), die)
    do(pos, "flee 2527")
    while owner_of(pos) == 0 and any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert where(pos, "x_ha_a")[:2] == "22"  # five points in all
    assert where(pos, "ca_hc_1") == "2728"
    do(pos, "decline")
    assert has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.41")
def test_one_of_several_pursues_as_its_owner_likes():
    units = {**BEATEN, "ca_hc_2": f"2829 w {STANDS}"}
    pos, _ = fought(units, "hannibal", 5, scenario="zama")
    run_down(pos, "2628", "2527")
    assert legal(pos) == {"pursue ca_hc_1", "pursue ca_hc_2"}
    refused(pos, "pursue x_ha_a", "10.41", "not-a-pursuer")
    rig(pos, 8, 5)
    do(pos, "pursue ca_hc_2")
    assert has(pos, "ca_hc_2", "finished")
    assert not has(pos, "ca_hc_1", "finished")
    assert where(pos, "ca_hc_1") == "2828"


@pytest.mark.rule("10.41")
def test_whoever_was_driven_off_by_the_pursuit_of_another_combat_does_not_pursue():
    units = {**BEATEN, "ca_hc_2": f"2829 w {STANDS}"}
    pos, _ = fought(units, "hannibal", 5, scenario="zama")
    run_down(pos, "2628", "2527")
    for rider in ("ca_hc_1", "ca_hc_2"):
        pos.mark[unit_of(pos, rider)] |= marks.ROUTED
    pos.advance()
    assert not any(verb.startswith("pursue") for verb in legal(pos))
    assert not has(pos, "ca_hc_1", "finished")
    assert not has(pos, "ca_hc_2", "finished")


@pytest.mark.rule("10.42")
def test_of_two_who_run_it_follows_one():
    units = {**BEATEN, "x_ha_b": "2727 e hits=5 no"}
    pos, events = fought(units, "hannibal", 9, 8, scenario="zama")
    assert one(events, "shock")["hits"] == [2, 4]
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, max(legal(pos)) if "flee 2629" in legal(pos) else min(legal(pos)))
    assert legal(pos) == {"pursue x_ha_a", "pursue x_ha_b"}
    refused(pos, "pursue ca_hc_1", "10.42", "not-a-fugitive")
    do(pos, "pursue x_ha_b")
    assert where(pos, "ca_hc_1")[:2] < "28"


@pytest.mark.rule("10.41")
def test_a_defender_does_not_pursue():
    units = {"x_ha_a": f"2728 e {STANDS} hits=5 no", "ca_hc_1": "2828 w"}
    pos, events = fought(units, "scipio", 0, scenario="zama")
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert has(pos, "x_ha_a", "routed")
    assert where(pos, "ca_hc_1") == "2828"
    assert of(events, "pursuit") == []


@pytest.mark.rule("10.41", "8.33")
def test_after_a_charge_that_decided_all_it_only_advances():
    units = {"ca_hc_1": f"2828 w {CHARGES}", "x_ha_a": "2728 e hits=5 no"}
    pos, _ = fought(units, "hannibal", 0, 7, scenario="zama")
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert where(pos, "ca_hc_1") == "2728"
    do(pos, "decline")
    assert not has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.41")
def test_after_a_collapse_it_does_not_pursue_and_may_stay():
    units = {"ca_hc_1": f"2828 w {STANDS}", "x_ha_a": "2728 e hits=3 no"}
    pos, events = fought(units, "hannibal", 5, 9, scenario="zama")
    assert [e.args["unit"] for e in events if e.rule == "8.37" and e.kind == "checked"] == ["x_ha_a"]
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert legal(pos) == {"advance ca_hc_1", "decline"}
    do(pos, "decline")
    assert where(pos, "ca_hc_1") == "2828"


@pytest.mark.rule("10.41")
def test_if_one_of_two_stands_there_is_no_pursuit():
    units = {**BEATEN, "i_pr_a": "2727 e"}
    pos, _ = fought(units, "hannibal", 5, scenario="zama")
    while any(n.startswith(("flee", "as")) for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert has(pos, "x_ha_a", "routed")
    assert legal(pos) == {"advance ca_hc_1", "decline"}


@pytest.mark.rule("10.41", "10.24")
def test_if_the_enemy_died_for_want_of_room_there_is_no_pursuit():
    ring = {
        "ca_mi_1": "2628 e",
        "ca_mi_2": "2629 e",
        "ca_mi_3": "2727 s column",
        "ca_mi_4": "2729 n column",
        "ca_mi_5": "2829 w",
    }
    pos, events = fought({**BEATEN, **ring}, "hannibal", 5, scenario="zama")
    assert has(pos, "x_ha_a", "dead")
    assert of(events, "pursuit") == []
    assert legal(pos) == {"advance ca_hc_1", "decline"}


@pytest.mark.rule("10.41", "10.5")
def test_engaged_cavalry_does_not_pursue():
    pos, _ = fought({**BEATEN, "ca_hc_1": f"2828 w {STANDS} engaged"}, "hannibal", 5, scenario="zama")
    run_down(pos, "2628")
    events = told(pos, "flee 2527")
    assert of(events, "pursuit") == []


@pytest.mark.rule("10.4")
def test_no_pursuit_at_beneventum():
    units = {"ep_hc_1": f"2828 w {STANDS}", "v_ha_a": "2728 e hits=5 no"}
    pos, events = fought(units, "pyrrhus", 5, scenario="beneventum")
    assert owner_of(pos) == 1  # the way is the Romans' own choice
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert where(pos, "ep_hc_1") == "2728"  # 8.41 it must
    assert of(events, "pursuit") == []


@pytest.mark.rule("10.42")
def test_it_stops_in_an_enemys_zone_and_attacks_all_in_its_own():
    pos, _ = fought({**BEATEN, "x_pr_b": "2629 e no"}, "hannibal", 5, scenario="zama")
    rig(pos, 8, 0, 0, 0)
    events = told(pos, "flee 2527", "decline")  # 2628 it took before 2629, where friends are; nobody turns
    assert [args["to"] for args in of(events, "pursued")] == ["2728"]  # the principes hold it there
    assert one(events, "combat")["defenders"] == ["x_pr_b"]
    assert [e.args["unit"] for e in events if e.rule == "8.33" and e.kind == "checked"] == [
        "ca_hc_1",
        "x_pr_b",
    ]
    assert (where(pos, "x_ha_a"), has(pos, "ca_hc_1", "finished")) == ("2527", True)


@pytest.mark.rule("10.42", "10.43")
def test_it_follows_whoever_breaks_in_the_second_fight_without_a_die():
    pos, _ = fought({**BEATEN, "x_pr_b": "2629 e hits=6 no"}, "hannibal", 5, scenario="zama")
    rig(pos, 8, 0, 0, 5)
    events = told(pos, "flee 2527", "decline")
    while any(n.startswith("flee") for n in legal(pos)):
        events += told(pos, max(legal(pos)))
    assert len(of(events, "pursuit")) == 1
    assert len(of(events, "shock")) == 1
    assert where(pos, "x_pr_b")[:2] == "21"  # five points in all
    assert [args["to"][:2] for args in of(events, "pursued")] == ["27", "26", "25", "24", "23", "22"]
    assert has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.42", "10.44", "10.45")
def test_off_the_map_it_follows_and_counts_for_nothing():
    units = {"ca_hc_1": f"0228 w {STANDS}", "x_ha_a": "0127 e hits=5 no"}
    pos, _ = fought(units, "hannibal", 5, 8, scenario="zama")
    unit = unit_of(pos, "ca_hc_1")
    assert has(pos, "x_ha_a", "dead")
    assert pos.mark[unit] & marks.AWAY
    assert not pos.mark[unit] & marks.DEAD
    assert where(pos, "ca_hc_1") == ""
    assert pos.exit[unit] >= 0


@pytest.mark.rule("10.42")
def test_after_skirmishers_that_were_killed_it_rides_half_its_movement():
    units = {"asi_ex": f"2728 e {STANDS}", "ba_sk_1": "2828 w hits=4"}
    pos, events = fought(units, "scipio", 5, 8, scenario="zama")
    assert has(pos, "ba_sk_1", "dead")
    assert one(events, "pursuit")["pursues"] == "yes"
    assert [args["to"] for args in of(events, "pursued")] == ["2828"]
    assert owner_of(pos) == 1
    assert choices(pos, "step") == {"ne", "se"}  # it rides on to their edge: two ways are as good
    refused(pos, "step n", "10.42", "not-the-way-he-ran")
    do(pos, "step ne", "step ne", "step se")
    assert where(pos, "asi_ex") == "3127"
    assert has(pos, "asi_ex", "finished")


@pytest.mark.rule("10.41", "8.44")
def test_foot_that_fought_beside_it_takes_the_field():
    units = {**BEATEN, "br_hi_1": f"2829 w {STANDS}"}
    pos, _ = fought(units, "hannibal", 5, scenario="zama")
    assert legal(pos) == {"by ca_hc_1", "by br_hi_1"}
    do(pos, "by br_hi_1")
    run_down(pos, "2628")
    rig(pos, 8, 5)
    do(pos, "flee 2527")
    assert where(pos, "br_hi_1") == "2728"
    assert legal(pos) == {"turn sw", "turn nw", "decline"}


@pytest.mark.rule("10.42")
def test_the_pursuer_faces_the_way_he_rides():
    pos, _ = fought(BEATEN, "hannibal", 5, scenario="zama")
    run_down(pos, "2629")
    rig(pos, 9, 0, 3)
    do(pos, "flee 2529")
    assert facing(pos, "ca_hc_1") == "w"
    assert where(pos, "ca_hc_1")[:2] == "22"


@pytest.mark.rule("8.21", "10.42")
def test_a_pursuer_who_leaves_a_zone_of_control_is_fired_at_first():
    units = {"x_rc": f"2620 e {STANDS}", "nu_lc_1": "2719 w hits=7", "ba_sk_1": "2519 e"}
    pos, _ = fought(units, "scipio", 5, 9, scenario="zama")
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert where(pos, "x_rc") == "2620"
    assert owner_of(pos) == 0
    assert legal(pos) == {"shoot ba_sk_1", "decline"}
    rig(pos, 3)
    events = told(pos, "shoot ba_sk_1")
    assert [e.args for e in events if e.rule == "8.17" and e.kind == "hits"] == [
        {"unit": "x_rc", "hits": 1, "total": 3}
    ]
    assert of(events, "pursued")[0]["to"] == "2719"


@pytest.mark.rule("9.15", "10.42")
def test_a_pursuer_beside_an_elephant_takes_two_hits():
    units = {"x_rc": f"2620 e {STANDS}", "nu_lc_1": "2719 w hits=7", "af_el_1": "2820 e"}
    pos, events = fought(units, "scipio", 5, 9, scenario="zama")
    assert one(events, "shock")["hits"][0] == 2
    events = []
    while any(n.startswith("flee") for n in legal(pos)):
        events += told(pos, min(legal(pos)))
    paid = [e.args for e in events if e.kind == "hits" and e.rule == "8.41"]
    assert paid == [{"unit": "x_rc", "hits": 2, "total": 4}]


@pytest.mark.rule("10.41", "10.5", "10.52")
def test_cavalry_engaged_with_the_very_enemy_that_runs_does_not_pursue():
    pos = scene(BEATEN, {"hannibal": "0501"}, scenario="zama", engaged=True)
    bind(pos, unit_of(pos, "ca_hc_1"), unit_of(pos, "x_ha_a"))
    shock(pos, "hannibal", 5)
    assert owner_of(pos) == 1  # nobody is at their heels
    run_down(pos, "2628")
    rig(pos, 8, 5)
    events = told(pos, "flee 2527")
    assert of(events, "pursuit") == []
    assert legal(pos) == {"advance ca_hc_1", "decline"}  # it is not engaged any more, and may take the field
    assert not has(pos, "ca_hc_1", "engaged")


@pytest.mark.rule("10.41", "8.33")
def test_who_died_of_the_charge_was_not_beaten_in_the_shock():
    """The routed hastati die of their check; the principes only collapse: nobody was broken by the shock."""
    units = {"ca_hc_1": f"2828 w {CHARGES}", "x_ha_a": "2728 e routed no", "x_pr_a": "2727 e hits=4 no"}
    pos = scene(units, {"hannibal": "0501"}, scenario="zama")
    pos.hits[unit_of(pos, "x_pr_a")] = pos.field.tq[unit_of(pos, "x_pr_a")] - 3
    events = shock(pos, "hannibal", 0, 9, 0, 0, 9)
    while any(n.startswith("flee") for n in legal(pos)):
        events += told(pos, min(legal(pos)))
    dead = [event.rule for event in events if event.kind == "eliminated"]
    assert dead == ["10.27"]
    assert [e.args["unit"] for e in events if e.rule == "8.37" and e.kind == "checked"] == ["x_pr_a"]
    assert has(pos, "x_pr_a", "routed")
    assert of(events, "pursuit") == []
    assert "decline" in legal(pos)


@pytest.mark.rule("10.42", "8.33")
def test_after_a_second_fight_that_the_charge_decided_it_takes_the_field():
    pos, _ = fought({**BEATEN, "x_pr_b": "2629 e hits=6 no"}, "hannibal", 5, scenario="zama")
    rig(pos, 8, 0, 9)  # the principes fail their check before the second fight
    events = told(pos, "flee 2527", "decline")
    while any(n.startswith("flee") for n in legal(pos)):
        events += told(pos, min(legal(pos)))
    assert has(pos, "x_pr_b", "routed")
    assert of(events, "shock") == []
    assert where(pos, "ca_hc_1") == "2629"
    do(pos, "decline")
    assert has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.41", "10.42")
def test_after_a_second_fight_without_pursuit_it_may_take_the_field():
    """One of two that it fights a second time stands: there is no pursuit, but a hex was left."""
    units = {**BEATEN, "x_pr_b": "2629 e hits=6 no", "i_pr_a": "2628 e no"}
    pos, _ = fought(units, "hannibal", 5, scenario="zama")
    rig(pos, 8, 0, 0, 0, 5)
    events: list[Event] = []
    while not legal(pos) & {"advance ca_hc_1", "pass"}:
        events += told(pos, min(legal(pos)))
    assert [set(args["defenders"]) for args in of(events, "combat")] == [{"x_pr_b", "i_pr_a"}]
    assert has(pos, "x_pr_b", "routed")
    assert legal(pos) == {"advance ca_hc_1", "decline"}
    do(pos, "decline")
    assert has(pos, "ca_hc_1", "finished")


@pytest.mark.rule("10.42")
def test_it_does_not_ride_off_over_an_edge_that_is_not_the_enemys():
    units = {"asi_ex": f"2700 e {STANDS}", "ba_sk_1": "2800 w hits=4"}
    pos, events = fought(units, "scipio", 5, 8, scenario="zama")
    assert one(events, "pursuit")["pursues"] == "yes"
    while choices(pos, "step"):
        do(pos, f"step {min(choices(pos, 'step'))}")
    assert where(pos, "asi_ex")[:2] == "31"
    assert has(pos, "asi_ex", "finished")


@pytest.mark.rule("10.41", "8.37")
def test_it_pursues_even_if_somebody_else_has_come_to_stand_in_the_hex_that_was_left():
    pos, _ = fought(BEATEN, "hannibal", 5, scenario="zama")
    combat = pos.fight().combats[0]
    do(pos, "flee 2628")
    put(pos, "x_ha_b", "2728 e routed no")
    rig(pos, 8, 5, 5)
    events = told(pos, "flee 2527")
    assert combat.left == []
    assert one(events, "pursuit")["pursues"] == "yes"


# -- 9.15 elephants in the way ------------------------------------------------------------------------------------


def beside_elephants(facing: str, hits: int, *dice: int):
    """Macedonian horse before velites who have an elephant beside them; they run from 2728."""
    units = {
        "mc_hc_1": f"2828 w {STANDS}",
        "x_ve_a": f"2728 e hits={hits} no",
        "af_el_1": f"2629 {facing}",
    }
    pos, events = fought(units, "philip", 5, *dice, scenario="cynoscephalae")
    while any(n.startswith("flee") for n in legal(pos)):
        rig(pos, *dice)
        events += told(pos, min(legal(pos)))
    return pos, events


@pytest.mark.rule("9.15", "8.41")
@pytest.mark.parametrize(("facing", "wanted"), [("w", [2]), ("sw", [2]), ("e", [])])
def test_horse_that_takes_a_hex_beside_or_behind_an_elephant_pays_for_it(facing, wanted):
    """The pursuit ends with the die, and the horse has to enter the hex; before the elephant it pays nothing."""
    pos, events = beside_elephants(facing, 1, 0)
    assert one(events, "pursuit")["pursues"] == "no"
    assert where(pos, "mc_hc_1") == "2728"
    assert [event.args["hits"] for event in events if event.rule == "8.41" and event.kind == "hits"] == wanted


@pytest.mark.rule("9.15", "10.42")
def test_horse_that_pursues_pays_too():
    _pos, events = beside_elephants("w", 1, 9, 0, 0)
    assert of(events, "pursued")[0]["to"] == "2728"
    assert [event.args["hits"] for event in events if event.rule == "8.41" and event.kind == "hits"] == [2]


@pytest.mark.rule("9.15", "10.41")
def test_horse_that_may_stay_does_not_ride_before_elephants():
    pos, events = beside_elephants("e", 0, 9)
    assert [e.args["unit"] for e in events if e.rule == "8.37" and e.kind == "checked"] == ["x_ve_a"]
    assert has(pos, "x_ve_a", "routed")
    assert not choices(pos, "advance")
    pos, _ = beside_elephants("w", 0, 9)
    assert legal(pos) == {"advance mc_hc_1", "decline"}
