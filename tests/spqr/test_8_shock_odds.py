"""8.3 The forecast of a combat against the game itself, with every die that can fall."""

from __future__ import annotations

from itertools import product

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.combats import form
from bellum.games.spqr.odds import FIRM, GONE, Forecast, Odds, forecast
from bellum.games.spqr.records import Shock
from tests.spqr.kit import do, has, legal, scene, unit_of
from tests.spqr.shock_kit import CHARGES, STANDS, shock


def counted(units, leader, dice, attackers, defenders, scenario="learning"):
    """How often each unit runs, over all dice, in the game itself."""
    names = attackers + defenders
    ran = dict.fromkeys(names, 0)
    rolls = list(product(range(10), repeat=dice))
    for roll in rolls:
        pos = scene(units, {leader: "0101"}, scenario=scenario)
        shock(pos, leader, *roll)
        while legal(pos) != {"done", "pass"}:
            do(pos, min(legal(pos)))
        for name in names:
            mark = pos.mark[unit_of(pos, name)]
            ran[name] += bool(mark & (marks.ROUTED | marks.DEAD))
    return {name: number / len(rolls) for name, number in ran.items()}


def foreseen(units, attackers, defenders, charging, scenario="learning") -> tuple[Odds, dict[str, float]]:
    """The forecast, and the chance of each unit to run."""
    pos = scene(units, scenario=scenario)
    before = pos.to_json()
    odds = forecast(pos, [unit_of(pos, a) for a in attackers], [unit_of(pos, d) for d in defenders], charging)
    assert pos.to_json() == before  # nothing has changed
    return odds, dict(zip([pos.field.unit_id[unit] for unit in odds.units], odds.runs, strict=True))


@pytest.mark.rule("8.36", "8.37")
@pytest.mark.parametrize(
    ("attacker", "defender", "words"),
    [
        ("asv_co_a", "sp_hi_1", ("1010 e hits=3", "1110 w hits=2")),
        ("asv_co_a", "ce_mi_1", ("1010 e hits=4", "1110 w hits=1")),
        ("asv_co_a", "ce_mi_1", ("1010 e hits=4", "1110 se hits=2")),
    ],
)
def test_the_forecast_of_a_standing_attack_is_what_happens(attacker, defender, words):
    """One die for the shock, and up to two for the collapse."""
    units = {attacker: f"{words[0]} {STANDS}", defender: words[1]}
    _, wanted = foreseen(units, [attacker], [defender], False)
    assert counted(units, "flamininus", 3, [attacker], [defender]) == pytest.approx(wanted)


@pytest.mark.rule("8.33", "9.23")
def test_the_forecast_of_a_charge_is_what_happens():
    """Velites before heavy infantry: one of them checks, then the shock, then the collapse."""
    units = {"asv_ve_a": f"1010 e {CHARGES}", "sp_hi_1": "1110 w"}
    _, wanted = foreseen(units, ["asv_ve_a"], ["sp_hi_1"], True)
    assert counted(units, "flamininus", 3, ["asv_ve_a"], ["sp_hi_1"]) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.rule("10.21")
def test_the_forecast_knows_that_phalanxes_stand_firm():
    """A phalanx that attacks: the shock, its check with three more, the collapse of either."""
    units = {"af_ph_1": f"1110+1111 w {STANDS} hits=5", "asv_co_a": "1011 e"}
    _, wanted = foreseen(units, ["af_ph_1"], ["asv_co_a"], False)
    assert counted(units, "hannibal", 3, ["af_ph_1"], ["asv_co_a"]) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.rule("8.37", "10.21")
def test_the_forecast_knows_that_phalanxes_stand_firm_when_they_would_collapse():
    """A phalanx with four hits of seven is attacked: every result gives it two, and leaves it one short."""
    units = {"asv_tr_a": f"1010 e {STANDS}", "af_ph_1": "1110+1111 w hits=4"}
    _, wanted = foreseen(units, ["asv_tr_a"], ["af_ph_1"], False)
    assert wanted["af_ph_1"] == pytest.approx(0.2 * 0.2)  # 8 or 9 for the collapse, 8 or 9 once more
    for last, routed in ((7, False), (8, True)):
        pos = scene(units, {"flamininus": "0101"}, scenario="learning")
        shock(pos, "flamininus", 5, 9, last)
        assert has(pos, "af_ph_1", "routed") == routed


@pytest.mark.rule("8.33", "10.21")
def test_the_forecast_knows_that_who_stood_firm_in_the_charge_may_break_in_the_shock():
    """A phalanx stood firm with six hits of seven, and takes two in the shock: it checks again, with 3 + 1."""
    world = scene({"af_ph_1": f"1110+1111 w {CHARGES}", "asv_ve_a": "1011 e"}, scenario="learning")
    world.shock = Shock(0)
    combat = form(world, [unit_of(world, "af_ph_1")], [unit_of(world, "asv_ve_a")])
    after = Forecast(world, combat).broken((6 + FIRM + 2, 0), False, False)
    assert after == {(6 + FIRM, 0): pytest.approx(0.4), (GONE, 0): pytest.approx(0.6)}


@pytest.mark.rule("10.14")
def test_the_forecast_lets_a_phalanx_divide_the_hits_as_it_likes():
    """Every result has two hits or more for the defenders; the cohort that can bear two is given them."""
    units = {"af_ph_1": f"1110+1111 w {STANDS}", "asv_co_a": "1010 e", "asv_co_b": "1011 e"}
    pos = scene(units)
    need = pos.field.tq[unit_of(pos, "asv_co_b")] - 2
    units["asv_co_b"] += f" hits={need}"
    _, wanted = foreseen(units, ["af_ph_1"], ["asv_co_a", "asv_co_b"], False)
    assert wanted["asv_co_b"] == pytest.approx(1)
    assert wanted["asv_co_a"] == pytest.approx(0)


@pytest.mark.rule("8.36")
def test_hits_have_the_chances_of_the_table():
    units = {"asv_co_a": "1010 e", "sp_hi_1": "1110 w"}
    odds, _ = foreseen(units, ["asv_co_a"], ["sp_hi_1"], False)
    assert odds.sums is not None
    table = scene({}).charts.results[odds.sums.column - 1]
    for side, times in ((0, 1), (1, 2)):  # legionaries are superior to heavy infantry
        for count, chance in enumerate(odds.hits[side]):
            assert chance == pytest.approx(sum(row[side] * times == count for row in table) / 10)


@pytest.mark.rule("8.3")
def test_chances_add_up():
    units = {
        "asv_co_a": "1010 e hits=4",
        "asv_co_b": "1010 e",
        "asv_tr_a": "1011 e",
        "sp_hi_1": "1110 w",
    }
    odds, runs = foreseen(units, ["asv_co_a", "asv_tr_a"], ["sp_hi_1"], True)
    assert [sum(side) for side in odds.hits] == pytest.approx([1, 1])
    assert set(runs) == {"asv_co_a", "asv_co_b", "asv_tr_a", "sp_hi_1"}
    assert 0 < runs["asv_co_a"] < runs["sp_hi_1"] < 1
    assert runs["asv_co_a"] >= runs["asv_co_b"] > 0  # it is carried away by the one on top of it
    assert runs["sp_hi_1"] - runs["asv_tr_a"] <= odds.won <= runs["sp_hi_1"]
    assert odds.lost <= runs["asv_tr_a"] < 0.01
