"""2.2, 4.1 The counters, the leaders and the lines, as the rulebook and its examples have them."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bellum.games.spqr.charts import (
    ANY,
    CAMP,
    CE,
    CO,
    EL,
    HA,
    HC,
    LC,
    LN,
    MI,
    MOUNTED_JAVELINS,
    ONE_CLASS,
    ONE_HORSE,
    OVERALL,
    PH,
    PR,
    PREFECT_OF_ALLIES,
    PREFECT_OF_HORSE,
    PROCONSUL,
    RC,
    SK,
    TR,
    TRIBUNE,
    TYPES,
    VE,
)
from bellum.games.spqr.hexes import (
    OFF,
    distance,
)
from bellum.games.spqr.kinds import BATTLES
from tests.spqr.facts import (
    BAGRADAS,
    BENEVENTUM,
    CANNAE,
    CHARTS,
    CYNOSCEPHALAE,
    FACTS,
    FIELDS,
    ROME,
    ROSTER,
    ZAMA,
    leader,
    line_units,
    units_of,
)

# -- 2.2 counters --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.23")
def test_eight_legions_with_their_alae() -> None:
    legions = [id for id in ROSTER.formation_id if not id.startswith("as")]
    assert sorted(legions) == sorted(["i", "iii", "v", "vii", "x", "xiv", "xv", "xix"])
    assert sorted(f"as{id}" for id in legions) == sorted(
        id for id in ROSTER.formation_id if id not in legions
    )
    assert len(ROSTER.colour_id) == 8
    colours = {id: ROSTER.colour[ROSTER.unit[f"{id}_ve_a"]] for id in ROSTER.formation_id}
    assert all(colours[id] == colours[f"as{id}"] for id in legions)
    assert len({colours[id] for id in legions}) == 8


@pytest.mark.rule("2.23")
def test_quality_follows_experience() -> None:
    """The first legion is the best; veterans are no worse than standard legions, recruits worse than these."""
    hastati = {
        id: ROSTER.tq[ROSTER.unit[f"{id}_ha_a"]] for id in ("i", "x", "iii", "v", "vii", "xiv", "xv", "xix")
    }
    assert hastati["i"] > hastati["x"] >= hastati["iii"] == hastati["v"] > hastati["vii"]
    assert hastati["vii"] == hastati["xiv"] == hastati["xv"] == hastati["xix"]


@pytest.mark.rule("2.5")
def test_sizes() -> None:
    """An African phalanx is more than 1,500 men, principes are 300, Roman horse about 300."""
    sizes = {
        id: ROSTER.size[ROSTER.unit[id]] for id in ("af_ph_1", "i_pr_a", "i_rc", "hannibal_le", "af_el_1")
    }
    assert sizes == {"af_ph_1": 10, "i_pr_a": 3, "i_rc": 3, "hannibal_le": 1, "af_el_1": 5}


@pytest.mark.rule("6.51", "6.11")
def test_mobility_of_the_examples() -> None:
    for id, points in [("i_ve_a", 6), ("i_ha_a", 5), ("i_rc", 8), ("af_el_1", 7), ("hannibal_le", 9)]:
        assert ROSTER.ma[ROSTER.unit[id]] == points
    phalanx = ROSTER.unit["af_ph_1"]
    assert (ROSTER.ma[phalanx], ROSTER.ma_high[phalanx]) == (4, 5)


@pytest.mark.rule("9.21")
def test_no_foot_outruns_skirmishers() -> None:
    slowest = min(CHARTS.ma[SK], *[ROSTER.ma[op] for op in range(ROSTER.units) if ROSTER.kind[op] == SK])
    assert all(ROSTER.ma[op] <= slowest for op in range(ROSTER.units) if CHARTS.foot[ROSTER.kind[op]])


@pytest.mark.rule("2.21", "10.16", "10.28", "10.43")
def test_quality_of_the_examples() -> None:
    """Phalanxes of 6 and hastati of 6 at Cannae, Celts of 5, hoplites of 6 at Beneventum, horse of 7 at Zama."""
    assert 6 in [CANNAE.tq[unit] for unit in units_of(CANNAE, 0, PH)]
    assert CANNAE.tq[CANNAE.unit["iii_ha_a"]] == 6
    assert {CANNAE.tq[unit] for unit in units_of(CANNAE, 0, MI)} == {5}
    assert BENEVENTUM.tq[BENEVENTUM.unit["gk_hi_1"]] == 6
    assert BENEVENTUM.tq[BENEVENTUM.unit["iii_ha_a"]] == 6
    assert 7 in [ZAMA.tq[unit] for unit in units_of(ZAMA, 0, HC)]
    principes = [ROSTER.tq[op] for op in range(ROSTER.units) if ROSTER.cls[op] == PR]
    assert 7 in principes


@pytest.mark.rule("2.22")
def test_a_counter_may_be_another_in_one_battle() -> None:
    """The younger African phalanxes at Bagradas."""
    qualities = [field.tq[field.unit["af_ph_3"]] for field in (BAGRADAS, CANNAE, ZAMA)]
    assert qualities == [6, 7, 7]


@pytest.mark.rule("6.63", "9.6")
def test_only_legions_and_alae_are_manipular() -> None:
    """Numidians at Zama, Aetolians and Cretans at Cynoscephalae are allies only, horse is not foot."""
    for id in ("ma_mi_1", "ma_li_1"):
        assert not ZAMA.roman[ZAMA.unit[id]]
    for id in ("ae_li_1", "cr_sk_1"):
        assert not CYNOSCEPHALAE.roman[CYNOSCEPHALAE.unit[id]]
    assert ZAMA.roman[ZAMA.unit["i_ve_a"]]
    assert not ZAMA.roman_foot[ZAMA.unit["i_ve_a"]]
    assert ZAMA.roman_foot[ZAMA.unit["asi_tr_a"]]
    assert not ZAMA.roman[ZAMA.unit["i_rc"]]


@pytest.mark.rule("4.7", "4.71")
def test_hannibal_rides_an_elephant_at_zama_and_cannae() -> None:
    for id, field in FIELDS.items():
        riders = [field.rider[unit] for unit in range(field.units) if field.leader_elephant[unit]]
        assert riders == ([leader(field, "hannibal")] if id in ("zama", "cannae") else [])
    for field in (ZAMA, CANNAE):
        beast = field.unit["hannibal_le"]
        assert field.start_hex[beast] == field.leader_hex[leader(field, "hannibal")]
        assert not field.screen[beast]
        assert field.lines_of[beast] == 0


@pytest.mark.rule("9.1", "9.18")
def test_romans_have_elephants_at_cynoscephalae() -> None:
    beasts = units_of(CYNOSCEPHALAE, ROME, EL)
    assert len(beasts) == 4
    for who in range(CYNOSCEPHALAE.leaders):
        rank = CYNOSCEPHALAE.rank[who]
        if CYNOSCEPHALAE.leader_side[who] == ROME and rank in (OVERALL, TRIBUNE, PREFECT_OF_ALLIES):
            assert all(CYNOSCEPHALAE.orders_units[who] >> unit & 1 for unit in beasts)
    assert CYNOSCEPHALAE.line_ranks[CYNOSCEPHALAE.line_id.index("elephants")] == ANY


@pytest.mark.rule("9.12", "9.13", "9.19")
def test_elephants_have_screens_and_those_of_pyrrhus_are_indian() -> None:
    for field in FIELDS.values():
        for unit in range(field.units):
            if field.elephant[unit] and not field.leader_elephant[unit]:
                assert field.screen[unit]
                assert field.weapon[unit] == MOUNTED_JAVELINS
                assert field.indian[unit] == (field is BENEVENTUM)


# -- 4.1 leaders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1", "5.21", "5.32", "5.41", "5.42", "8.36")
def test_leaders_of_the_examples() -> None:
    hannibal, maharbal = leader(CANNAE, "hannibal"), leader(CANNAE, "maharbal")
    assert (CANNAE.initiative[hannibal], CANNAE.line_commands[hannibal]) == (7, 2)
    assert (CANNAE.charisma[hannibal], CANNAE.charisma[maharbal]) == (3, 2)
    assert CANNAE.initiative[maharbal] == 6
    assert CANNAE.initiative[leader(CANNAE, "paullus")] == 5
    assert CANNAE.initiative[leader(CANNAE, "servilius")] < 5
    assert ZAMA.initiative[leader(ZAMA, "laelius")] == 4
    assert ZAMA.reach[leader(ZAMA, "scipio")] >= 3


@pytest.mark.rule("5.13")
def test_the_order_of_activation_at_bagradas() -> None:
    """Two prefects of allies, then tribunes and prefects of horse, Bostar and Hamilcar, Regulus and Hasdrubal."""
    field = BAGRADAS
    ranks = {
        rank: [field.initiative[who] for who in range(field.leaders) if field.rank[who] == rank]
        for rank in range(9)
    }
    assert len(ranks[PREFECT_OF_ALLIES]) == 2
    assert max(ranks[PREFECT_OF_ALLIES]) < min(ranks[TRIBUNE] + ranks[PREFECT_OF_HORSE])
    bostar, hamilcar = field.initiative[leader(field, "bostar")], field.initiative[leader(field, "hamilcar")]
    assert max(ranks[TRIBUNE] + ranks[PREFECT_OF_HORSE]) < bostar == hamilcar
    regulus, hasdrubal = (
        field.initiative[leader(field, "regulus")],
        field.initiative[leader(field, "hasdrubal")],
    )
    assert bostar < regulus == hasdrubal == 5


@pytest.mark.rule("5.5", "5.51")
def test_hannibal_pyrrhus_and_scipio_are_elite() -> None:
    elite = [id for id, flag in zip(ROSTER.leader_id, ROSTER.elite, strict=True) if flag]
    assert sorted(elite) == ["hannibal", "pyrrhus", "scipio"]
    for field in FIELDS.values():
        for seat in range(2):
            assert field.elite_oc[seat] == field.elite[field.oc[seat]]


@pytest.mark.rule("4.5", "4.25")
def test_punic_command_is_hannibals() -> None:
    for id, field in FIELDS.items():
        assert field.punic_command == [id in ("learning", "cannae", "zama"), False]
        assert field.first_turn_lines


@pytest.mark.rule("6.58")
def test_who_may_arrange_withdrawals() -> None:
    """Elite commanders, and those of initiative 6 or more."""
    for field in FIELDS.values():
        for seat in range(2):
            commander = field.oc[seat]
            bold = field.initiative[commander] >= CHARTS.prearranged_initiative
            assert field.prearranged[seat] == (field.elite[commander] or bold)


@pytest.mark.rule("4.28", "4.46")
def test_who_commands_whom_at_cannae() -> None:
    maharbal = leader(CANNAE, "maharbal")
    commanded = [u for u in range(CANNAE.units) if CANNAE.orders_units[maharbal] >> u & 1]
    assert commanded == units_of(CANNAE, 0, LC)
    proconsuls = [CANNAE.leader_id[who] for who in range(CANNAE.leaders) if CANNAE.rank[who] == PROCONSUL]
    assert proconsuls == ["servilius", "minucius"]
    for id in proconsuls:
        assert CANNAE.orders_units[leader(CANNAE, id)] == CANNAE.seat_units[ROME]


@pytest.mark.rule("4.41", "4.42", "4.44")
def test_tribunes_order_legions_prefects_alae_and_horse() -> None:
    for field in (BENEVENTUM, BAGRADAS, CANNAE, ZAMA):
        for who in range(field.leaders):
            units = [u for u in range(field.units) if field.orders_units[who] >> u & 1]
            classes = {(field.cls[u], field.ala[u]) for u in units if not field.velites[u]}
            if field.rank[who] == TRIBUNE:
                assert field.limit[who] == ONE_CLASS
                assert classes == {(HA, False), (PR, False), (TR, False)}
            elif field.rank[who] == PREFECT_OF_ALLIES:
                assert field.limit[who] == ONE_CLASS
                assert {pair for pair in classes if pair[1]} >= {(CO, True), (CE, True)}
            elif field.rank[who] == PREFECT_OF_HORSE:
                assert field.limit[who] == ONE_HORSE
                assert {field.kind[u] for u in units} == {RC}
    tribune = leader(FIELDS["learning"], "tr_antonius")
    assert FIELDS["learning"].orders_units[tribune] >> FIELDS["learning"].unit["asv_co_a"] & 1


@pytest.mark.rule("4.45")
def test_one_tribune_and_one_prefect_of_horse_are_worse() -> None:
    reach = {
        id: ROSTER.reach[ROSTER.leader[id]] for id in ("tr_antonius", "tr_cassus", "pe_falco", "pe_drusus")
    }
    assert reach["tr_cassus"] < reach["tr_antonius"]
    assert reach["pe_drusus"] < reach["pe_falco"]


# -- 4.24 lines ----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.24")
def test_gaps_between_triarii() -> None:
    """None at Beneventum, some at Bagradas."""
    triarii = BENEVENTUM.line_id.index("triarii")
    assert BENEVENTUM.line_gap[triarii] == 0
    assert BAGRADAS.line_gap[triarii] > 0


@pytest.mark.rule("4.43")
def test_lines_of_zama() -> None:
    assert {ZAMA.cls[unit] for unit in line_units(ZAMA, "hastati")} == {HA, CO}
    assert {ZAMA.cls[unit] for unit in line_units(ZAMA, "triarii")} >= {TR, CO}
    for line in ("hastati", "triarii"):
        ranks = ZAMA.line_ranks[ZAMA.line_id.index(line)]
        assert ranks >> TRIBUNE & 1
        assert ranks >> PREFECT_OF_ALLIES & 1


@pytest.mark.rule("4.44")
def test_legion_and_ala_horse_are_two_lines_at_cannae() -> None:
    legion, ala = line_units(CANNAE, "legion_cavalry"), line_units(CANNAE, "ala_cavalry")
    assert legion
    assert ala
    assert not set(legion) & set(ala)
    assert not any(CANNAE.ala[unit] for unit in legion)
    assert all(CANNAE.ala[unit] for unit in ala)
    both = line_units(ZAMA, "roman_cavalry")
    assert {ZAMA.ala[unit] for unit in both} == {False, True}


@pytest.mark.rule("4.24")
def test_the_left_wing_at_cannae_is_one_line_within_hannos_reach() -> None:
    """Each unit touches another one, and Hanno reaches them all; the velites stand flank to flank."""
    hanno = leader(CANNAE, "hanno")
    horse = line_units(CANNAE, "lancers")
    assert {CANNAE.kind[unit] for unit in horse} == {HC, LN}
    hexes = [CANNAE.start_hex[unit] for unit in horse]
    for hex in hexes:
        assert any(distance(hex, other) == 1 for other in hexes)
        assert distance(hex, CANNAE.leader_hex[hanno]) <= CANNAE.reach[hanno]
    velites = sorted(CANNAE.start_hex[unit] for unit in line_units(CANNAE, "velites"))
    gap = CANNAE.line_gap[CANNAE.line_id.index("velites")]
    assert all(second - first <= gap + 1 for first, second in pairwise(velites))


@pytest.mark.rule("4.23", "4.24")
@pytest.mark.parametrize("id", BATTLES)
def test_every_unit_but_a_leaders_elephant_belongs_to_a_line(id: str) -> None:
    field = FIELDS[id]
    for unit in range(field.units):
        alone = field.leader_elephant[unit] or TYPES[field.kind[unit]] == "ar"
        assert (field.lines_of[unit] == 0) == alone
        for line in range(field.lines):
            if field.lines_of[unit] >> line & 1:
                assert field.line_side[line] == field.side[unit]
                assert field.line_units[line] >> unit & 1


# -- names and numbers ---------------------------------------------------------------------------------------


def test_ids_are_lower_snake_case_and_names_differ() -> None:
    kinds = FACTS.kinds
    for kind in (kinds.unit, kinds.leader, kinds.line, kinds.formation):
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", id) for id in kind.ids)
        for lang in ("name", "pl", "hu"):
            names = [kind.names[id].get(lang, kind.names[id]["name"]) for id in kind.ids]
            assert len(set(names)) == len(names)


def test_units_and_leaders_keep_their_numbers_in_all_battles() -> None:
    for field in FIELDS.values():
        for unit in range(field.units):
            op = field.op_of_unit[unit]
            assert field.unit_of_op[op] == unit
            assert ROSTER.unit_id[op] == field.unit_id[unit]
        for who in range(field.leaders):
            assert field.leader_of_op[field.op_of_leader[who]] == who
        absent = [line for line in range(field.lines) if field.line_side[line] == OFF]
        assert all(field.line_units[line] == 0 for line in absent)


@pytest.mark.rule("2.24")
def test_velites_of_a_legion_are_three_and_of_an_ala_two() -> None:
    for number in range(len(ROSTER.formation_id)):
        mine = [op for op in range(ROSTER.units) if ROSTER.formation[op] == number]
        velites = [op for op in mine if ROSTER.cls[op] == VE]
        assert len(velites) == (2 if ROSTER.ala[mine[0]] else 3)


@pytest.mark.rule("6.24")
def test_camp_and_mist_belong_to_one_battle_each() -> None:
    assert [id for id, field in FIELDS.items() if field.camp_guard] == ["beneventum"]
    assert [id for id, field in FIELDS.items() if field.mist_turn] == ["cynoscephalae"]
    assert all(BENEVENTUM.terrain[hex] == CAMP for hex in BENEVENTUM.camp)
