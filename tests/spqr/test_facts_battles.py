"""The battles: which rules they have, where everybody stands, and what an army is worth."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import (
    EL,
    NEVER,
    PH,
    TYPES,
)
from bellum.games.spqr.hexes import (
    OFF,
    SIX,
    hex_id,
)
from bellum.games.spqr.kinds import BATTLES
from tests.spqr.facts import (
    BENEVENTUM,
    CANNAE,
    CHARTS,
    CYNOSCEPHALAE,
    FIELDS,
    ZAMA,
    hexes_of,
    leader,
    occupied,
    units_of,
)

# -- switches ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4")
def test_nobody_pursues_at_beneventum() -> None:
    assert [id for id, field in FIELDS.items() if not field.pursuit] == ["beneventum"]


@pytest.mark.rule("9.7")
def test_where_the_triarii_keep_to_their_doctrine() -> None:
    """Not under Scipio, not after 200 BC."""
    assert [id for id, field in FIELDS.items() if field.triarii] == ["beneventum", "bagradas", "cannae"]


@pytest.mark.rule("9.5")
def test_only_macedonians_form_double_depth() -> None:
    for id, field in FIELDS.items():
        deep = [unit for unit in range(field.units) if field.double_depth[unit]]
        assert deep == (units_of(field, 0, PH) if id == "cynoscephalae" else [])


@pytest.mark.rule("10.31")
def test_the_raw_elephants_of_zama_start_depleted() -> None:
    for field in FIELDS.values():
        raw = [unit for unit in range(field.units) if field.start_depleted[unit]]
        beasts = [unit for unit in units_of(field, 0, EL) if not field.leader_elephant[unit]]
        assert raw == (beasts if field is ZAMA else [])
    assert sum(ZAMA.start_depleted) == 16


# -- 11 points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2")
def test_rout_points() -> None:
    field = ZAMA
    for id, points in [("af_ph_1", 14), ("ba_sk_1", 2), ("af_el_1", 2), ("hannibal_le", 0), ("i_ha_a", 7)]:
        assert field.points[field.unit[id]] == points
    for id, points in [("hannibal", 35), ("laelius", 20), ("tr_antonius", 3), ("ps_rebilus", 2)]:
        assert field.leader_points[leader(field, id)] == points
    assert field.leader_points[leader(field, "replacement_1")] == 3
    assert field.leader_points[leader(field, "elephant_leader_1")] == 0


@pytest.mark.rule("11.1", "11.2")
@pytest.mark.parametrize(
    ("id", "totals", "levels"),
    [
        ("learning", [87, 102], [30, 35]),
        ("beneventum", [223, 383], [80, 135]),
        ("bagradas", [230, 354], [80, 125]),
        ("cannae", [462, 1294], [160, 455]),
        ("zama", [480, 650], [170, 225]),
        ("cynoscephalae", [249, 454], [85, 160]),
    ],
)
def test_withdrawal_levels_are_a_good_third_of_the_army(
    id: str, totals: list[int], levels: list[int]
) -> None:
    field = FIELDS[id]
    sums = [sum(field.points[u] for u in range(field.units) if field.side[u] == seat) for seat in range(2)]
    assert sums == totals
    assert field.limit_points == levels
    assert levels == [5 * round(total * 0.35 / 5) for total in totals]


# -- set-ups -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.61", "6.63", "7.22")
@pytest.mark.parametrize(
    ("id", "standing", "later", "hexes"),
    [
        ("learning", 31, 0, 400),
        ("beneventum", 83, 15, 2200),
        ("bagradas", 103, 0, 2200),
        ("cannae", 300, 0, 2200),
        ("zama", 201, 0, 2200),
        ("cynoscephalae", 102, 7, 2200),
    ],
)
def test_everybody_stands_on_legal_ground(id: str, standing: int, later: int, hexes: int) -> None:
    field = FIELDS[id]
    assert len(field.hexes) == hexes
    assert sum(1 for hex in field.start_hex if hex != OFF) == standing
    assert sum(field.arrives) == later == field.units - standing
    for hex, units in occupied(field).items():
        assert field.on_map[hex]
        assert len(units) <= 2
        for unit in units:
            row = field.kind[unit]
            immobile = TYPES[row] == "ar"
            assert immobile or CHARTS.move_mp[field.terrain[hex]][row] != NEVER
        if len(units) == 2:
            romans = all(field.roman_foot[unit] for unit in units)
            assert romans or any(field.leader_elephant[unit] for unit in units)
            top = next(unit for unit in units if field.start_under[unit] != OFF)
            assert field.start_under[top] in units
    for who in range(field.leaders):
        assert field.leader_hex[who] == OFF or field.on_map[field.leader_hex[who]]


@pytest.mark.rule("7.21")
@pytest.mark.parametrize("id", BATTLES)
def test_nobody_starts_in_an_enemys_zone(id: str) -> None:
    field = FIELDS[id]
    stand = occupied(field)
    for unit in range(field.units):
        for hex in hexes_of(field, unit):
            for side in range(SIX):
                for other in stand.get(field.near[hex * SIX + side], []):
                    assert field.side[other] == field.side[unit]


@pytest.mark.rule("7.14")
def test_phalanxes_stand_square_to_their_facing() -> None:
    """Facing west the left half is the southern one, facing east the northern one."""
    field = FIELDS["learning"]
    assert [hex_id(hex) for hex in hexes_of(field, field.unit["af_ph_1"])] == ["1609", "1608"]
    phalanx = units_of(CANNAE, 0, PH)[0]
    left, right = hexes_of(CANNAE, phalanx)
    assert right == left + 1


@pytest.mark.rule("10.22", "10.43")
def test_edges() -> None:
    """Romans flee to the low columns at Zama, as 2728 to 2527; the two sides flee apart everywhere."""
    assert ZAMA.edge == [40, 1]
    assert CANNAE.edge == [1, 40]
    for field in FIELDS.values():
        assert sorted(field.edge) == [1, field.columns]


@pytest.mark.rule("2.6")
def test_reinforcements() -> None:
    assert BENEVENTUM.arrival_turn == [2, 3]
    assert [bin(mask).count("1") for mask in BENEVENTUM.arrival_units] == [9, 6]
    assert CYNOSCEPHALAE.arrival_turn == [2]
    assert CYNOSCEPHALAE.arrival_column == [True]
    for field in (BENEVENTUM, CYNOSCEPHALAE):
        for group in range(field.arrivals):
            edge = {hex_id(hex)[:2] for hex in field.arrival_hexes[group]}
            assert edge == {"40"}
            chief = field.arrival_leader[group]
            assert chief == OFF or field.leader_hex[chief] == OFF


@pytest.mark.rule("4.64", "4.84")
def test_replacements_and_elephant_leaders_wait_off_the_map() -> None:
    for field in FIELDS.values():
        for seat in range(2):
            waiting = field.replacement_leaders[seat] + field.elephant_leaders[seat]
            assert all(field.leader_hex[who] == OFF and field.leader_side[who] == seat for who in waiting)
            assert field.replacements[seat] == len(field.replacement_leaders[seat])
            herd = [unit for unit in units_of(field, seat, EL) if not field.leader_elephant[unit]]
            assert len(field.elephant_leaders[seat]) == (2 if herd else 0)
