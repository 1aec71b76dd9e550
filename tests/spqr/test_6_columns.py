"""6.7 Columns: falling in and out, marching and turning in column."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import BROKEN, WOODS
from bellum.games.spqr.hexes import hex_number
from bellum.games.spqr.orders import end_phase
from bellum.kernel import Refusal
from tests.spqr.kit import (
    action,
    advance,
    choices,
    do,
    facing,
    has,
    hits,
    refused,
    rig,
    scene,
    unit_of,
    where,
)
from tests.spqr.movement_kit import begin, ground, left, moving, quiet


@pytest.mark.rule("6.71", "6.73")
def test_a_unit_falls_into_column_at_the_end_of_its_move_for_a_point():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"})
    do(pos, *["step ne"] * 4)
    assert left(pos) == 1
    assert choices(pos, "column") == {"ne", "se"}
    refused(pos, "column n", "6.73", "column-faces-a-front-side")
    do(pos, "column se")
    assert has(pos, "sp_hi_1", "column")
    assert facing(pos, "sp_hi_1") == "se"
    assert pos.march is None


@pytest.mark.rule("6.71")
def test_it_takes_a_point_and_no_zone_of_control_and_foot_in_order():
    pos = moving("sp_li_1", {"sp_li_1": "2620 e", "i_tr_a": "2719 e"})
    pos.marching().spent = 6
    refused(advance(pos), "column ne", "6.71", "column-costs-a-point")
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e"})
    refused(pos, "column ne", "6.71", "no-column-for-such-units")
    pos = moving("ba_sk_1", {"ba_sk_1": "2620 e"})
    refused(pos, "column ne", "6.71", "no-column-for-such-units")
    pos = moving("sp_li_1", {"sp_li_1": "2620 e", "i_pr_a": "2719 w"})
    refused(pos, "column ne", "6.71", "no-column-in-zoc")


@pytest.mark.rule("6.71", "6.77")
def test_nobody_falls_into_column_in_a_stack():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e", "i_ha_b": "2620 e"}, {"varro": "2520"}, active="varro")
    refused(pos, "column ne", "6.77", "column-never-in-a-stack")
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "ba_sk_1": "2720 e"})
    do(pos, "step ne")  # its right half passes over the skirmishers
    refused(pos, "column n", "6.77", "column-never-in-a-stack")


@pytest.mark.rule("6.71", "6.73")
def test_a_column_deploys_for_a_point_to_either_vertex_of_its_side():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 ne column"})
    assert choices(pos, "deploy") == {"ne", "e"}
    refused(pos, "deploy w", "6.73", "line-faces-as-the-column-did")
    do(pos, "step ne", "deploy ne")
    assert not has(pos, "sp_hi_1", "column")
    assert (where(pos, "sp_hi_1"), facing(pos, "sp_hi_1")) == ("2719", "ne")
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"})
    refused(pos, "deploy e", "6.73", "not-in-column")


@pytest.mark.rule("6.72")
def test_a_column_has_a_point_more_and_a_phalanx_five():
    assert left(moving("sp_hi_1", {"sp_hi_1": "2620 ne column"})) == 6
    assert left(moving("i_ve_a", {"i_ve_a": "2620 ne column"})) == 7
    pos = moving("af_ph_1", {"af_ph_1": "2620 n column"})
    assert left(pos) == 5
    do(pos, *["step n"] * 5)
    assert hits(pos, "af_ph_1") == 0  # 6.41 does not ask columns
    assert pos.barrier == 0


@pytest.mark.rule("6.71", "6.12")
def test_who_has_changed_formation_moves_no_more_in_that_phase():
    # To march in column a unit has to begin the phase in it, whatever further orders it gets.
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"})
    do(pos, "column ne")
    begin(pos, "sp_hi_1")
    assert pos.march is None  # there is nothing it could do but stop
    pos = moving("sp_li_1", {"sp_li_1": "2620 ne column", "i_tr_a": "2720 e"})
    do(quiet(pos), "deploy e")
    quiet(begin(pos, "sp_li_1"))
    for notation in ("step ne", "turn ne", "column ne"):
        refused(pos, notation, "6.71", "formation-ended-its-move")
    assert choices(pos, "fire") == {"i_tr_a"}  # that is no move
    end_phase(pos)
    quiet(begin(pos, "sp_li_1"))
    assert choices(pos, "step") == {"ne"}


@pytest.mark.rule("6.71", "6.44", "6.43")
def test_a_phalanx_that_has_deployed_neither_wheels_nor_faces_about_in_that_phase():
    pos = moving("af_ph_1", {"af_ph_1": "2620 n column", "ba_sk_1": "2520 e"})
    do(pos, "deploy w")
    begin(pos, "ba_sk_1")  # skirmishers may turn, so their move goes on
    pos.marching().unit = unit_of(pos, "af_ph_1")
    for notation in ("wheel_left", "about", "step sw"):
        assert pos.why_not(0, action(notation)) == Refusal("6.71", "formation-ended-its-move")


@pytest.mark.rule("6.41", "6.71", "6.72")
def test_the_fifth_point_is_fast_for_a_phalanx_that_falls_in_with_it_and_not_for_one_that_deploys():
    pos = rig(moving("af_ph_6", {"af_ph_6": "2620+2621 e"}), 9)
    do(pos, *["step ne"] * 4, "column n")
    assert hits(pos, "af_ph_6") == 1  # quality 6
    pos = moving("af_ph_6", {"af_ph_6": "2620+2621 e moved"})
    do(pos, *["step ne"] * 4, "column n")
    assert hits(pos, "af_ph_6") == 2
    pos = rig(moving("af_ph_6", {"af_ph_6": "2620 n column"}), 9)
    do(pos, *["step n"] * 4, "deploy w")
    assert hits(pos, "af_ph_6") == 0
    assert pos.barrier == 0


@pytest.mark.rule("6.72", "7.13")
def test_a_column_minds_woods_but_not_broken_ground():
    pos = scene({"sp_hi_1": "2620 ne column"})
    with ground(pos, {"2719": BROKEN, "2819": WOODS}):
        do(begin(pos, "sp_hi_1"), "step ne")
        assert hits(pos, "sp_hi_1") == 0
        do(pos, "step ne")
        assert hits(pos, "sp_hi_1") == 1
        do(pos, "column n")
        assert hits(pos, "sp_hi_1") == 2


@pytest.mark.rule("6.73", "6.74")
def test_a_column_goes_ahead_or_beside_that_and_turns_for_anything_else():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 ne column"})
    assert choices(pos, "step") == {"n", "ne", "se"}
    refused(pos, "step s", "6.74", "column-goes-ahead")
    refused(pos, "turn e", "6.73", "column-faces-a-side")
    do(pos, "step n")
    assert facing(pos, "sp_hi_1") == "ne"  # that was no turn
    do(pos, "column s")
    assert left(pos) == 3  # two sides
    do(pos, "step s")
    assert where(pos, "sp_hi_1") == "2620"


@pytest.mark.rule("6.73", "6.74")
def test_a_phalanx_in_column_follows_its_head_and_never_turns():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e"})
    assert choices(pos, "column") == {"n", "s"}
    do(pos, "column n")
    assert where(pos, "af_ph_1") == "2620+2621"  # its left half is its head
    end_phase(pos)
    begin(pos, "af_ph_1")
    assert choices(pos, "step") == {"n", "ne", "nw"}
    refused(pos, "column ne", "6.74", "phalanx-in-column-never-turns")
    refused(pos, "wheel_left", "6.74", "columns-do-not-wheel")
    do(pos, "step ne")
    assert (where(pos, "af_ph_1"), facing(pos, "af_ph_1")) == ("2719+2620", "ne")
    do(pos, "step se")
    assert (where(pos, "af_ph_1"), facing(pos, "af_ph_1")) == ("2820+2719", "se")
    assert choices(pos, "deploy") == {"sw"}  # its top is where it was when it fell in
    do(pos, "deploy sw")
    assert (where(pos, "af_ph_1"), facing(pos, "af_ph_1")) == ("2820+2719", "sw")


@pytest.mark.rule("6.73")
def test_a_phalanx_whose_right_half_went_first_deploys_with_it_on_the_right():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e"})
    do(pos, "column s")
    assert where(pos, "af_ph_1") == "2621+2620"
    end_phase(pos)
    begin(pos, "af_ph_1")
    do(pos, "step s", "deploy e")
    assert (where(pos, "af_ph_1"), facing(pos, "af_ph_1")) == ("2621+2622", "e")


@pytest.mark.rule("6.77", "6.6")
def test_columns_never_share_a_hex_not_even_in_passing():
    units = {"sp_hi_1": "2620 ne column", "sp_hi_2": "2719 e"}
    refused(moving("sp_hi_1", units), "step ne", "6.77", "columns-never-stack")
    units = {"sp_hi_1": "2620 e", "sp_hi_2": "2719 ne column"}
    refused(moving("sp_hi_1", units), "step ne", "6.77", "columns-never-stack")


@pytest.mark.rule("6.75")
def test_a_column_does_not_fire():
    pos = moving("sp_li_1", {"sp_li_1": "2620 ne column", "i_ha_a": "2720 ne"})
    quiet(pos)
    refused(pos, "fire i_ha_a", "6.75", "column-may-not-fire")
    assert pos.quality(unit_of(pos, "sp_li_1")) == pos.field.tq[unit_of(pos, "sp_li_1")] - 2


@pytest.mark.rule("6.74", "7.11")
def test_the_tail_of_a_column_may_be_off_the_map_until_it_has_come_up():
    pos = moving("af_ph_1", {"af_ph_1": "4020 nw column"})
    assert where(pos, "af_ph_1") == "4020"
    refused(pos, "deploy sw", "7.11", "tail-still-off-the-map")
    do(pos, "step nw")
    assert where(pos, "af_ph_1") == "3919+4020"
    assert pos.top[hex_number("4020")] == unit_of(pos, "af_ph_1")
