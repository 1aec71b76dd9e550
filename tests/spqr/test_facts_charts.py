"""8.5, 6.2, 7.1 The charts, the terrain and the grid, as the rulebook and its examples have them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bellum.games.spqr.charts import (
    ATTACKER_SUPERIOR,
    AWAY,
    BALEARIC_SLINGS,
    CAMP,
    CLEAR,
    DEEP_RIVER,
    EL,
    GATE,
    HC,
    HI,
    LC,
    LEADER_FINISHED,
    LEADER_ROW,
    LG,
    LI,
    MI,
    NEVER,
    NOBODY_SUPERIOR,
    PH,
    RAMPART,
    RC,
    REACTIVATION,
    RUINS,
    SK,
    TO_FRIENDS,
    TURN_ENDS,
    TYPES,
    WOODS,
)
from bellum.games.spqr.hexes import (
    FLANK,
    FRONT,
    REAR,
    SIX,
    VERTICES,
    distance,
    hex_id,
    hex_number,
    side_towards,
)
from tests.spqr.facts import (
    BAGRADAS,
    BENEVENTUM,
    CANNAE,
    CHARTS,
    CYNOSCEPHALAE,
    ZAMA,
    at_angle,
    front,
    near,
)

# -- 8.5 the charts of combat --------------------------------------------------------------------------------


@pytest.mark.rule("8.35", "8.53")
@pytest.mark.parametrize(
    ("attacker", "defender", "angle", "column"),
    [
        (PH, LI, FRONT, 10),
        (HI, LG, FLANK, 9),
        (HI, LI, FRONT, 8),
        (HC, PH, REAR, 11),
        (LG, PH, FRONT, 5),
        (HC, EL, FRONT, 0),
        (LC, EL, FRONT, 0),
        (EL, LG, REAR, 13),
    ],
)
def test_columns_of_the_examples(attacker: int, defender: int, angle: int, column: int) -> None:
    assert CHARTS.clash[attacker][defender][angle] == column


@pytest.mark.rule("2.4", "8.53")
def test_roman_horse_fights_as_heavy_cavalry_but_for_superiority() -> None:
    assert CHARTS.clash[RC] == CHARTS.clash[HC]
    assert [row[RC] for row in CHARTS.clash] == [row[HC] for row in CHARTS.clash]
    assert CHARTS.superiority[RC] != CHARTS.superiority[HC]


@pytest.mark.rule("8.53", "9.21")
def test_skirmishers_and_artillery_attack_nobody() -> None:
    for kind in (SK, TYPES.index("ar")):
        assert all(column == 0 for row in CHARTS.clash[kind] for column in row)
    assert [row[TYPES.index("ar")] for row in CHARTS.clash] == [row[SK] for row in CHARTS.clash]


@pytest.mark.rule("9.41", "8.54")
def test_a_covered_phalanx_is_attacked_on_the_first_column() -> None:
    """Two legionaries against a phalanx between two others: 5 less 4 columns; 1.2 hits, and 2.3 for each of the two."""
    column = CHARTS.clash[LG][PH][FRONT] + 2 * CHARTS.shift_phalanx
    assert column == 1
    attackers, defenders = zip(*CHARTS.results[column - 1], strict=True)
    assert sum(defenders) / 10 == pytest.approx(1.2)
    assert sum(attackers) / 10 == pytest.approx(4.6)


@pytest.mark.rule("8.54")
@pytest.mark.parametrize(("column", "hits"), [(8, [2, 2]), (4, [3, 2]), (13, [1, 4])])
def test_results_of_the_examples_occur(column: int, hits: list[int]) -> None:
    """10.16 example 1 (hastati on Celts), example 2 (hoplites uphill into a wood: 6 less 2), and 9.21."""
    assert hits in CHARTS.results[column - 1]


@pytest.mark.rule("8.54")
def test_every_column_favours_the_attacker_more_than_the_one_before() -> None:
    means = [sum(defender - attacker for attacker, defender in column) for column in CHARTS.results]
    assert means == sorted(means)
    assert all(len(column) == 10 for column in CHARTS.results)


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(
    ("attacker", "defender", "who"),
    [
        (LG, MI, ATTACKER_SUPERIOR),
        (HI, LG, NOBODY_SUPERIOR),
        (HI, LI, ATTACKER_SUPERIOR),
        (EL, SK, ATTACKER_SUPERIOR),
    ],
)
def test_superiority_of_the_examples(attacker: int, defender: int, who: int) -> None:
    assert CHARTS.superiority[attacker][defender] == who


@pytest.mark.rule("8.17", "8.51")
def test_balearic_slingers_have_strength_3_at_two_hexes() -> None:
    """2 hits; 3 misses with one for moving; 9 misses and empties their pouches."""
    assert CHARTS.strength[BALEARIC_SLINGS][2] == 3
    assert 3 + CHARTS.moved_drm[BALEARIC_SLINGS] > 3
    assert CHARTS.low_on[BALEARIC_SLINGS] == 9
    assert CHARTS.reach[BALEARIC_SLINGS] == 2
    assert CHARTS.strength[BALEARIC_SLINGS][3] == 0


@pytest.mark.rule("8.14", "8.51")
def test_javelins_run_low_on_6_and_bows_on_9() -> None:
    assert [CHARTS.low_on[weapon] for weapon in range(8)] == [9, 9, 9, 6, 6, 9, 9, 9]
    assert [CHARTS.thrown[weapon] for weapon in range(8)] == [weapon in (3, 4) for weapon in range(8)]


@pytest.mark.rule("10.29")
def test_principes_rallied_with_a_5_have_5_hits() -> None:
    assert CHARTS.rally_hits[7][5] == 5
    for tq in range(3, 10):
        assert CHARTS.rally_hits[tq] == [min(tq - 1, max(1, die)) for die in range(12)]


@pytest.mark.rule("5.33", "9.14", "4.63")
def test_charts_by_die() -> None:
    assert CHARTS.doom == [REACTIVATION] * 2 + [LEADER_FINISHED] * 7 + [TURN_ENDS]
    assert CHARTS.rampage == [TO_FRIENDS, 1, 2, 3, 4, 5, 6, AWAY, AWAY, AWAY]
    assert len(CHARTS.casualty) == 10


@pytest.mark.rule("7.25", "7.26")
def test_heavy_units_are_those_that_must_attack() -> None:
    heavy = [TYPES[kind] for kind in range(len(TYPES)) if CHARTS.heavy[kind]]
    assert heavy == ["ph", "hi", "lg", "mi", "hc", "rc", "ln", "el", "ch"]


@pytest.mark.rule("8.55")
def test_hits_and_checks_of_the_chart() -> None:
    """6.13, 6.41, 6.43, 6.45, 6.52, 6.76, 8.17, 8.18, 9.14 to 9.16, 10.17: each as its paragraph says."""
    moving = (CHARTS.again_hits, CHARTS.phalanx_again_hits, CHARTS.phalanx_again_high_hits)
    assert moving == (1, 1, 2)
    assert (CHARTS.wheel_hits, CHARTS.flanking_hits, CHARTS.flanking_check_hits) == (1, 1, 1)
    assert (CHARTS.withdrawal_hits, CHARTS.withdrawal_behind_hits, CHARTS.column_shocked_hits) == (1, 1, 1)
    assert (CHARTS.fire_hits, CHARTS.fire_beast_hits) == (1, 2)
    assert (CHARTS.rampage_hits, CHARTS.rampage_side_hits) == (1, 2)
    assert (CHARTS.elephant_flank_hits, CHARTS.elephant_fear_hits) == (2, 1)
    assert (CHARTS.recovery, CHARTS.routed_tq, CHARTS.column_tq) == (2, 1, -2)


@pytest.mark.rule("6.69")
def test_passing_friends_costs_a_hit() -> None:
    assert (CHARTS.pass_hits, CHARTS.rout_hits, CHARTS.mixed_drm) == (1, 1, 1)


@pytest.mark.rule("6.33", "6.43")
def test_only_phalanxes_pay_hits_for_turning_in_the_open() -> None:
    assert CHARTS.wheel_hits == 1
    assert not any(CHARTS.rough[terrain] for terrain in (CLEAR, CAMP))


@pytest.mark.rule("7.12", "7.13", "9.65")
@pytest.mark.parametrize(("kind", "points", "hits"), [(HI, 1, 1), (SK, 0, 1), (HC, 1, 1), (EL, 2, 0)])
def test_turning(kind: int, points: int, hits: int) -> None:
    """A vertex costs a point, skirmishers nothing, elephants two; in rough ground a hit, but not elephants."""
    assert (CHARTS.turn_mp[kind], CHARTS.turn_hits[kind]) == (points, hits)
    assert CHARTS.turn_roman == 1


@pytest.mark.rule("10.33", "10.34", "10.35")
def test_depletion() -> None:
    assert (CHARTS.shift_attacker_depleted, CHARTS.shift_defender_depleted) == (-1, 1)
    assert (CHARTS.fire_depleted, CHARTS.rally_depleted_drm, CHARTS.rally_depleted_hits_drm) == (1, 1, 2)


# -- 6.2 terrain ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.21", "6.22", "6.27")
@pytest.mark.parametrize(("kind", "points", "hits"), [(HI, 4, 2), (MI, 4, 1), (LI, 2, 0)])
def test_the_climb_at_cynoscephalae(kind: int, points: int, hits: int) -> None:
    """From 2322 to 2523: 4 movement points and 2 hits for heavy infantry, 1 hit for medium infantry."""
    field = CYNOSCEPHALAE
    spent = suffered = 0
    path = [hex_number(hex) for hex in ("2322", "2423", "2523")]
    for start, to in pairwise(path):
        up = field.level[to] - field.level[start]
        terrain = field.terrain[to]
        spent += CHARTS.move_mp[terrain][kind] + max(0, up) * CHARTS.level_mp[kind]
        suffered += CHARTS.move_hits[terrain][kind]
        suffered += max(0, abs(up) - CHARTS.level_free[kind]) * CHARTS.level_hits[kind]
    assert (spent, suffered) == (points, hits)


@pytest.mark.rule("6.51")
def test_cavalry_cannot_ride_up_a_level_for_one_point() -> None:
    assert CHARTS.move_mp[CLEAR][HC] + CHARTS.level_mp[HC] == 2


@pytest.mark.rule("6.15", "6.22")
def test_leaders_pay_like_cavalry_and_suffer_nothing() -> None:
    for terrain in range(8):
        assert CHARTS.move_mp[terrain][LEADER_ROW] == CHARTS.move_mp[terrain][HC]
        assert CHARTS.move_hits[terrain][LEADER_ROW] == 0
    assert CHARTS.level_hits[LEADER_ROW] == 0
    assert CHARTS.leader_ma == 9


@pytest.mark.rule("6.72")
def test_columns_suffer_in_woods_but_not_at_streams() -> None:
    assert CHARTS.column_hits[WOODS]
    assert not CHARTS.column_hits[CLEAR]
    assert CHARTS.move_hits[WOODS][HI] == 1


@pytest.mark.rule("6.23", "6.24")
def test_the_ground_of_cannae() -> None:
    """2800 is clear; nobody enters the Aufidus or the ruined town."""
    assert CANNAE.terrain[hex_number("2800")] == CLEAR
    rivers = [hex for hex in CANNAE.hexes if CANNAE.terrain[hex] == DEEP_RIVER]
    town = [hex_id(hex) for hex in CANNAE.hexes if CANNAE.terrain[hex] == RUINS]
    assert len(rivers) == 61
    assert town == ["0406", "0407", "0505", "0506", "0507", "0606", "0607"]
    for terrain in (DEEP_RIVER, RUINS):
        assert CHARTS.move_mp[terrain] == [NEVER] * 14


@pytest.mark.rule("6.24")
def test_roads_with_and_without_effect() -> None:
    assert sum(BENEVENTUM.road) == 32
    assert sum(ZAMA.road) == 0
    assert sum(ZAMA.dirt_road) == 55


@pytest.mark.rule("6.24")
def test_the_camp_has_a_rampart_with_four_gates() -> None:
    assert len(BENEVENTUM.camp) == 63
    sides = [BENEVENTUM.crossing[hex * SIX + side] for hex in BENEVENTUM.camp for side in range(SIX)]
    assert (sides.count(RAMPART), sides.count(GATE)) == (58, 4)
    inside, outside = hex_number("0827"), hex_number("0927")
    assert BENEVENTUM.crossing[inside * SIX + side_towards(inside, outside)] == GATE
    assert BENEVENTUM.crossing[outside * SIX + side_towards(outside, inside)] == GATE
    for field in (BAGRADAS, CANNAE, ZAMA, CYNOSCEPHALAE):
        assert not field.camp
        assert not any(field.crossing)


# -- 7.1 the grid --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.11")
def test_the_grid_of_the_examples() -> None:
    """6.57, 8.32 example 2, 9.11 and 10.43."""
    assert distance(hex_number("3112"), hex_number("3214")) == 2
    assert distance(hex_number("3013"), hex_number("3214")) == 2
    assert distance(hex_number("3214"), hex_number("3415")) == 2
    for hex, touched in [("3821", "3920"), ("2518", "2419"), ("2518", "2618"), ("2728", "2628")]:
        assert distance(hex_number(hex), hex_number(touched)) == 1
    assert distance(hex_number("2628"), hex_number("2527")) == 1
    assert at_angle("2921", "e", REAR) == {"2821", "2822"}
    assert "3022" in front("2921", "e")


@pytest.mark.rule("7.11")
def test_facings_at_cannae_are_those_of_its_compass() -> None:
    """6.57 A unit on 3214 that faces north-west has 3113 and 3213 in front; 3215 is on the flank of one on 3216."""
    assert VERTICES[CANNAE.north] == "ne"
    north_west = VERTICES[(CANNAE.north + 5) % SIX]
    south_west = VERTICES[(CANNAE.north + 4) % SIX]
    assert front("3214", north_west) == {"3113", "3213"}
    assert "3215" in at_angle("3216", south_west, FLANK)


@pytest.mark.rule("6.45", "8.32")
def test_fronts_of_phalanxes_in_the_examples() -> None:
    assert front("2620", "e") | front("2621", "e") == {"2719", "2720", "2721"}
    assert front("3722", "nw") | front("3822", "nw") == {"3622", "3721", "3821"}
    assert near("2620", "se") == "2720"  # 6.45 after its wheel it stands on 2620 and 2720
    assert at_angle("2620", "ne", FLANK) >= {"2720"}
