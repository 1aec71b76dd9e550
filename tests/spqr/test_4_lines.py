"""4.24, 9.22 What a line is."""

from __future__ import annotations

import pytest

from bellum.games.spqr.ground import in_range
from bellum.games.spqr.line_commands import choices as lines_near
from bellum.games.spqr.lines import members_of, standing
from tests.spqr.command_kit import battle, line_number, line_with, names, phase
from tests.spqr.kit import choices, do, leader_of, refused, scene, start, unit_of

pytestmark = pytest.mark.rule("4.24")

HASTATI = ("x_ha_a", "x_ha_b", "x_ha_c")


def column(*rows: int, column: int = 28, facing: str = "e") -> dict[str, str]:
    """Hastati of the tenth legion in one column of hexes, in these rows."""
    return {id: f"{column:02d}{row:02d} {facing}" for id, row in zip(HASTATI, rows, strict=False)}


class TestLinks:
    def test_units_side_by_side_are_a_line_of_any_length(self) -> None:
        pos = scene(column(8, 9, 10))
        assert line_with(pos, "hastati", "x_ha_a") == set(HASTATI)

    def test_front_to_rear_is_a_line_too(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2708 e"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a", "x_ha_b"}

    def test_both_kinds_of_links_may_mix(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2708 e", "x_ha_c": "2707 e"})
        assert line_with(pos, "hastati", "x_ha_c") == set(HASTATI)

    def test_front_to_front_is_none(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2908 w"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_flank_to_rear_is_none(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2809 se"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_units_that_stand_otherwise_are_in_line_within_the_leaders_range(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2809 se"}, {"tr_cassus": "2708"})
        assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == {"x_ha_a", "x_ha_b"}

    def test_but_not_beyond_it(self) -> None:
        """4.24 Range 4: the fifth unit turns the corner too far away."""
        units = {f"x_ha_{letter}": f"28{row} e" for letter, row in zip("abcd", (10, 11, 12, 13), strict=True)}
        pos = scene({**units, "v_ha_a": "2814 se"}, {"tr_cassus": "2808"})
        assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == set(units)
        pos.at[leader_of(pos, "tr_cassus")] += 2
        assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == {*units, "v_ha_a"}

    def test_who_hangs_on_an_irregular_link_needs_range_however_he_stands(self) -> None:
        """4.24 The third stands by the flank of the second, which is in line only because it is in range."""
        units = {"x_ha_a": "2808 e", "x_ha_b": "2809 se", "x_ha_c": "2709 se"}
        pos = scene(units, {"tr_cassus": "2805"})
        assert [in_range(pos, leader_of(pos, "tr_cassus"), unit_of(pos, id)) for id in units] == [1, 1, 0]
        assert line_with(pos, "hastati", "x_ha_b") == {"x_ha_b", "x_ha_c"}
        assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == {"x_ha_a", "x_ha_b"}

    def test_a_stack_holds_together(self) -> None:
        pos = scene({"x_ha_a": "2808 e", "x_ha_b": "2808 e", "x_ha_c": "2809 e"})
        assert line_with(pos, "hastati", "x_ha_c") == set(HASTATI)

    def test_a_two_hex_unit_links_by_either_end(self) -> None:
        units = {"af_ph_1": "2610+2611 e", "af_ph_2": "2612+2613 e", "af_ph_3": "2614+2615 e"}
        pos = scene(units)
        assert line_with(pos, "african_phalanx", "af_ph_1") == set(units)

    def test_a_column_links_by_its_four_flanks(self) -> None:
        pos = scene({"x_ha_a": "2808 n column", "x_ha_b": "2908 n column", "x_ha_c": "2807 n column"})
        assert line_with(pos, "hastati", "x_ha_a") == set(HASTATI)

    @pytest.mark.rule("10.27")
    def test_routed_units_are_in_no_line(self) -> None:
        pos = scene({**column(8, 9, 10), "x_ha_b": "2809 e routed"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a", "x_ha_c"}  # a gap of one hex is allowed
        assert unit_of(pos, "x_ha_b") not in members_of(standing(pos, line_number(pos, "hastati")))


class TestGaps:
    def test_a_gap_ends_a_line_without_gaps(self) -> None:
        pos = scene({"ce_mi_1": "2608 w", "ce_mi_2": "2610 w"})
        assert line_with(pos, "celts_spaniards", "ce_mi_1") == {"ce_mi_1"}

    def test_one_hex_where_the_battle_allows_it(self) -> None:
        pos = scene(column(8, 10, 12))
        assert line_with(pos, "hastati", "x_ha_a") == set(HASTATI)

    def test_no_more_than_that(self) -> None:
        pos = scene(column(8, 11))
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_up_to_three_where_the_battle_allows_them(self) -> None:
        pos = scene({"ba_sk_1": "2608 w", "ba_sk_2": "2612 w", "ba_sk_3": "2617 w"}, scenario="zama")
        assert line_with(pos, "skirmishers", "ba_sk_1") == {"ba_sk_1", "ba_sk_2"}

    def test_gaps_are_on_the_flanks_so_that_ranks_two_columns_apart_are_two_lines(self) -> None:
        """4.24, 9.66 Not from front to rear either, and not in the leader's range."""
        for hex in ("2607", "2608", "2609"):
            pos = scene({"x_ha_a": "2808 e", "x_ha_b": f"{hex} e"}, {"tr_cassus": "2708"})
            assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == {"x_ha_a"}

    def test_across_a_gap_in_any_order_within_range(self) -> None:
        """4.24 2909 lies aslant beyond the flank hex 2809."""
        for facing in ("e", "se", "w"):
            pos = scene({"x_ha_a": "2808 e", "x_ha_b": f"2909 {facing}"}, {"tr_cassus": "2708"})
            assert line_with(pos, "hastati", "x_ha_a", "tr_cassus") == {"x_ha_a", "x_ha_b"}
            assert line_with(pos, "hastati", "x_ha_b", "tr_cassus") == {"x_ha_a", "x_ha_b"}
            assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_not_with_an_enemy_in_the_gap(self) -> None:
        pos = scene({**column(8, 10), "ce_mi_1": "2809 w routed"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_not_with_the_gap_in_an_enemy_zone_of_control(self) -> None:
        pos = scene({**column(8, 10), "ce_mi_1": "2909 w"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_units_themselves_may_be_in_such_a_zone(self) -> None:
        pos = scene({**column(8, 9), "ce_mi_1": "2908 w"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a", "x_ha_b"}

    def test_not_with_a_friend_of_another_line_in_the_gap(self) -> None:
        pos = scene({**column(8, 10), "x_pr_a": "2809 e"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}


@pytest.mark.rule("9.22")
class TestLightTroopsInTheGap:
    def test_one_velite_does_not_break_the_line(self) -> None:
        """X36 Hastati on 2808 and 2810, a velite on 2809: still a line."""
        pos = scene({**column(8, 10), "x_ve_a": "2809 e"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a", "x_ha_b"}

    def test_two_velites_side_by_side_do(self) -> None:
        """X36 Velites on 2809 and 2810, hastati on 2808 and 2811: no line."""
        pos = scene({**column(8, 11), "x_ve_a": "2809 e", "x_ve_b": "2810 e"})
        assert line_with(pos, "hastati", "x_ha_a") == {"x_ha_a"}

    def test_one_velite_in_each_gap_does_not(self) -> None:
        """X36 Hastati on 2808, 2810 and 2812, velites on 2809 and 2811: a line."""
        pos = scene({**column(8, 10, 12), "x_ve_a": "2809 e", "x_ve_b": "2811 e"})
        assert line_with(pos, "hastati", "x_ha_a") == set(HASTATI)

    def test_a_skirmisher_does_not_part_a_line_without_gaps(self) -> None:
        pos = scene({"ce_mi_1": "2608 w", "ce_mi_2": "2610 w", "ba_sk_1": "2609 w"})
        assert line_with(pos, "celts_spaniards", "ce_mi_1") == {"ce_mi_1", "ce_mi_2"}

    def test_two_skirmishers_part_a_line_with_gaps_of_three(self) -> None:
        units = {"ba_sk_1": "2608 w", "ba_sk_2": "2611 w", "na_li_1": "2609 w", "na_li_2": "2610 w"}
        pos = scene(units, scenario="zama")
        assert line_with(pos, "skirmishers", "ba_sk_1") == {
            "ba_sk_1"
        }  # light infantry is not of the exception


class TestBattles:
    def test_cannae_the_carthaginian_left_cavalry_is_a_line_under_hanno(self) -> None:
        """X03 Every unit is next to another one, and all are in Hanno's range."""
        pos = start("cannae")
        number, hanno = line_number(pos, "lancers"), leader_of(pos, "hanno")
        there = [unit for unit in members_of(standing(pos, number)) if in_range(pos, hanno, unit)]
        assert len(there) == 14
        line = line_with(pos, "lancers", pos.field.unit_id[there[0]], "hanno")
        assert line == {pos.field.unit_id[unit] for unit in there}

    def test_cannae_the_velites_are_a_line_though_not_in_range(self) -> None:
        """X03 Flank to flank, so that no leader's range matters."""
        pos = start("cannae")
        number = line_number(pos, "velites")
        mask = standing(pos, number)
        assert line_with(pos, "velites", pos.field.unit_id[members_of(mask)[0]]) == names(pos, mask)
        leader = leader_of(pos, "tr_antonius")
        assert not all(in_range(pos, leader, unit) for unit in members_of(mask))

    @pytest.mark.parametrize(("scenario", "gap"), [("beneventum", 0), ("bagradas", 1)])
    def test_triarii_leave_gaps_at_bagradas_but_not_at_beneventum(self, scenario: str, gap: int) -> None:
        """X04"""
        units = {"v_tr_a": "1108 e", "v_tr_b": "1110 e"}
        pos = scene(units, scenario=scenario)
        assert pos.field.line_gap[line_number(pos, "triarii")] == gap
        assert line_with(pos, "triarii", "v_tr_a") == (set(units) if gap else {"v_tr_a"})

    @pytest.mark.rule("4.43")
    def test_zama_lines_of_tribunes_and_prefects(self) -> None:
        """X05 Tribunes: hastati and further cohorts; prefects: cohorts and triarii."""
        pos = start("zama")
        for leader, line, classes in (
            ("tr_antonius", "hastati", {"ha", "co"}),
            ("ps_plautius", "triarii", {"tr", "co", "ce"}),
        ):
            number = line_number(pos, line)
            assert pos.field.line_ranks[number] >> pos.field.rank[leader_of(pos, leader)] & 1
            found = {pos.field.unit_id[unit].split("_")[1] for unit in members_of(standing(pos, number))}
            assert found == classes


class TestArrivals:
    """Arriving foot is in line in any order, until an enemy is near and in sight."""

    UNITS = {"mc_ph_6": "3610+3611 w", "mm_mi_1": "3612 sw"}

    def test_far_from_enemies_any_order_will_do(self) -> None:
        pos = scene({"mm_mi_1": "3612 w", "mm_mi_2": "3613 sw"}, scenario="cynoscephalae")
        assert line_with(pos, "mercenaries", "mm_mi_1") == {"mm_mi_1", "mm_mi_2"}

    def test_near_them_it_will_not(self) -> None:
        units = {"mm_mi_1": "3612 w", "mm_mi_2": "3613 sw", "x_ha_a": "3112 e"}
        pos = scene(units, scenario="cynoscephalae")
        assert line_with(pos, "mercenaries", "mm_mi_1") == {"mm_mi_1"}

    def test_nor_for_others(self) -> None:
        pos = scene({"gm_hi_1": "3612 w", "gm_hi_2": "3613 sw"}, scenario="cynoscephalae")
        assert line_with(pos, "mercenaries", "gm_hi_1") == {"gm_hi_1"}


class TestWhichLine:
    """4.24 The chart's units may stand in several lines; a command is for one of them."""

    UNITS = {"x_ha_a": "2808 e", "x_ha_b": "2809 e", "v_ha_a": "2812 e", "v_ha_b": "2813 e"}

    def test_the_leader_says_which(self) -> None:
        pos = phase(self.UNITS, {"tr_cassus": "2810"}, "tr_cassus", turn=1)
        assert [len(members_of(mask)) for mask in lines_near(pos, line_number(pos, "hastati"))] == [2, 2]
        do(pos, "line hastati")
        assert choices(pos, "unit") == set(self.UNITS)
        refused(pos, "unit x_pr_a", "4.24", "choose-one-of-the-lines")
        do(pos, "unit v_ha_b")
        assert choices(pos, "unit") == {"v_ha_a", "v_ha_b"}
        refused(pos, "unit x_ha_a", "4.24", "not-in-this-line")

    def test_of_one_line_he_is_not_asked(self) -> None:
        pos = phase(column(8, 9, 10), {"tr_cassus": "2709"}, "tr_cassus", turn=1)
        do(pos, "line hastati")
        assert choices(pos, "unit") == set(HASTATI)

    def test_at_cannae_the_phalanxes_of_each_wing(self) -> None:
        pos = battle("cannae", "hannibal")
        assert "african_phalanx" not in choices(pos, "line")  # nobody of either wing is near
