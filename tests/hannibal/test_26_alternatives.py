"""26.4 to 26.6 Options that change a rule: PCs on the march, reinforcements by cities, quicker sieges."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.levy import carthage_budget, roman_levy
from bellum.games.hannibal.position import LATIN_COLONIES, TRUCE_ON, PunicWar
from tests.hannibal.facts import SPACE
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    controls,
    cus,
    do,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
    where,
)

HANDS = {R: ["tribal_resistance", "sophonisba"], C: ["surprise_sortie", "numidian_ally"]}


# -- 26.4 flexible PCs -------------------------------------------------------------------------------------


def march(general, seat, rome=None, carthage=None, generals=None, flexible=True, **more) -> PunicWar:
    more.setdefault("options", {"flexible_pcs": flexible})
    more.setdefault("hands", HANDS)
    more.setdefault("phase", "march")
    return scene(rome, carthage, generals, seat=seat, general=general, **more)


def nero(count: int = 3, **more) -> PunicWar:
    """Nero marches from Arpi, Roman, to Cannae, Carthaginian, and has 3 points left."""
    more.setdefault("control", {R: ["arpi"], C: ["cannae"]})
    pos = march("nero", R, {"arpi": count}, generals={"nero": "arpi:proconsul"}, **more)
    return do(pos, "march cannae")


@pytest.mark.rule("26.4")
def test_a_point_removes_an_enemy_pc_and_another_places_ones_own():
    pos = nero()
    refused(pos, "plant", "26.4", "enemy-pc")
    events = told(pos, "uproot")
    assert only(events, "pc-removed").args == {"side": C, "space": "cannae"}
    assert only(events, "pc-removed").rule == "26.4"
    assert (controls(pos, "cannae"), marching(pos).points) == (None, 2)
    refused(pos, "uproot", "26.4", "no-pc-to-uproot")
    events = told(pos, "plant")
    assert only(events, "pc-placed").args == {"side": R, "space": "cannae"}
    assert (controls(pos, "cannae"), marching(pos).points) == (R, 1)
    do(pos, "march heraclea")
    assert where(pos, "nero") == "heraclea", "and with the last point he goes on"


@pytest.mark.rule("26.4")
def test_only_with_the_option_and_three_cus():
    pos = nero(flexible=False)
    refused(pos, "uproot", "24.1", "not-his-gift")
    refused(nero(2), "uproot", "26.4", "pcs-need-three")
    few = do(
        march("nero", R, {"arpi": 2}, generals={"nero": "arpi:proconsul"}, control=EMPTY), "march cannae"
    )
    refused(few, "plant", "26.4", "pcs-need-three")
    off = march("nero", R, {"arpi": 3}, generals={"nero": "arpi:proconsul"}, control=EMPTY, flexible=False)
    refused(off, "plant", "26.4", "not-flexible")


@pytest.mark.rule("26.4")
def test_only_while_points_are_left():
    pos = march(
        "nero",
        R,
        {"arpi": 3},
        generals={"nero": "arpi:proconsul"},
        control={R: ["arpi"], C: ["heraclea", "croton"]},
    )
    do(pos, "march cannae", "march heraclea", "march croton", "uproot")
    assert controls(pos, "croton") is None
    assert marching(pos).points == 0
    refused(pos, "plant", "10.2", "no-points")
    refused(pos, "march rhegium", "10.2", "no-points")


@pytest.mark.rule("26.4")
def test_also_where_the_march_begins():
    pos = march("mago", C, {}, {"arpi": 3}, {"mago": "arpi"}, control={R: ["arpi"]})
    do(pos, "uproot", "plant")
    assert (controls(pos, "arpi"), marching(pos).points) == (C, 2)


@pytest.mark.rule("26.4")
def test_ordinary_pcs_only():
    """No city, no tribe, no PC under enemy CUs, not one's own."""
    city = march(
        "nero", R, {"tarentum": 3}, generals={"nero": "tarentum:proconsul"}, control={C: ["tarentum"]}
    )
    refused(city, "uproot", "26.4", "no-pc-to-uproot")
    refused(city, "plant", "19.2.1", "city-or-tribe")
    tribe = march("nero", R, {"boii": 3}, generals={"nero": "boii:proconsul"}, control={"tribes": ["boii"]})
    refused(tribe, "uproot", "26.4", "no-pc-to-uproot")
    neutral = march("nero", R, {"aquitani": 3}, generals={"nero": "aquitani:proconsul"}, control=EMPTY)
    refused(neutral, "plant", "19.2.1", "city-or-tribe")
    own = march("nero", R, {"arpi": 3}, generals={"nero": "arpi:proconsul"}, control={R: ["arpi"]})
    refused(own, "uproot", "26.4", "no-pc-to-uproot")
    refused(own, "plant", "19.2.1", "your-pc")


@pytest.mark.rule("26.4")
def test_not_against_the_enemys_pcs_in_a_truce():
    more: dict[str, Any] = {"generals": {"nero": "arpi:proconsul"}, "markers": TRUCE_ON}
    pos = march("nero", R, {"arpi": 3}, control={C: ["arpi"]}, **more)
    refused(pos, "uproot", "25", "truce-uprooting")
    pos = march("nero", R, {"arpi": 3}, control=EMPTY, **more)
    do(pos, "plant")
    assert controls(pos, "arpi") == R


@pytest.mark.rule("26.4", "10.11")
def test_the_points_count_for_the_cus_in_a_campaign():
    """Three CUs that spent 1 point marching and 1 planting can go 2 more with another general."""
    pos = march(
        "varro",
        R,
        {"arpi": 3},
        generals={"varro": "arpi:proconsul", "nero": "cannae:proconsul"},
        phase="event",
        card="major_campaign_a",
        control=EMPTY,
    )
    do(pos, "activate varro", "march cannae", "plant", "halt", "activate nero")
    if "leave varro" in legal(pos):
        do(pos, "leave varro")
    do(pos, "march heraclea", "march croton")
    refused(pos, "march rhegium", "10.11", "tired-cus")


@pytest.mark.rule("26.4", "10.11")
@pytest.mark.parametrize("word", ["uproot", "plant"])
def test_cus_that_have_gone_four_points_pay_no_more(word):
    pos = march(
        "varro",
        R,
        {"arpi": 5},
        generals={"varro": "arpi:proconsul", "nero": "heraclea:proconsul"},
        phase="event",
        card="major_campaign_a",
        control={R: ["arpi"], C: ["heraclea"] if word == "uproot" else ["croton"]},
    )
    do(pos, "activate varro", "march cannae", "march brundisium", "march tarentum", "march heraclea", "halt")
    do(pos, "activate nero")
    assert marching(pos).size() == 5
    assert word not in legal(pos)


def hanno(count: int) -> PunicWar:
    pos = march(
        "hanno",
        C,
        {},
        {"carthago": count},
        {"hanno": "carthago"},
        control={R: ["zama", "roma"], C: ["carthago"]},
    )
    return do(pos, "march zama", "uproot")


@pytest.mark.rule("26.4", "24.1")
def test_hanno_may_pay_as_everybody_does():
    pos = hanno(3)
    assert controls(pos, "zama") is None
    assert (step(pos), marching(pos).points) == ("March", 2)
    do(pos, "plant")
    assert controls(pos, "zama") == C


@pytest.mark.rule("26.4", "24.1")
def test_hanno_with_fewer_cus_uses_his_own_ability():
    pos = hanno(2)
    assert controls(pos, "zama") is None
    assert (step(pos), to_move(pos)) == ("Round", R), "it ends his move"


# -- 26.5 alternative reinforcements -----------------------------------------------------------------------

LEVIES = {"alternative_reinforcements": True}
PUNIC = ["carthago", "utica", "carthago_nova", "gades"]
ROMAN = ["roma", "capua", "neapolis", "tarentum", "rhegium"]


def levy(rome=None, carthage=None, generals=None, held=(), **more) -> PunicWar:
    """The reinforcements of turn 2; ``held`` are the cities that Carthage holds, all others are Rome's."""
    cities = [*PUNIC, *ROMAN, "saguntum", "messana", "massilia", "syracusae"]
    more.setdefault("control", {C: list(held), R: [c for c in cities if c not in held]})
    more.setdefault("options", LEVIES)
    return scene(rome, carthage, generals, phase="reinforcements", turn=2, **more)


@pytest.mark.rule("26.5", "26.5.1")
@pytest.mark.parametrize("count", range(5))
def test_carthage_gets_a_cu_for_each_of_its_four_cities(count):
    generals = {"hanno": "zama", "mago": "arpi", "gisgo": "malaca"}
    pos = levy({"roma": 9}, {}, generals, held=[*PUNIC[:count], "saguntum", "messana"])
    assert carthage_budget(pos) == count, "Saguntum and captured cities do not count"
    while to_move(pos) == C:
        do(pos, sorted(legal(pos))[-1])
    assert sum(pos.cus[1]) == count


@pytest.mark.rule("26.5")
def test_without_the_option_reinforcements_do_not_ask_for_cities():
    pos = levy(
        {"roma": 9},
        {},
        {"hanno": "zama", "mago": "arpi", "nero": "roma"},
        held=["carthago", "capua"],
        options={},
    )
    assert (carthage_budget(pos), roman_levy(pos)) == (4, (5, 3))
    assert legal(pos) == {"place carthago", "place zama"}, "no choice of leaving a place empty"
    do(pos, "place zama", "place arpi")
    while step(pos) != "Election":
        do(pos, sorted(legal(pos))[0])
    assert (sum(pos.cus[1]), sum(pos.cus[0])) == (2, 14), "Iberia's two are lost, Capua's is not"


@pytest.mark.rule("26.5")
@pytest.mark.parametrize("scenario", ["campaign_iberia", "campaign_africa"])
def test_campaigns_have_reinforcements_of_their_own(scenario):
    plain, other = start(scenario=scenario), start(scenario=scenario, alternative_reinforcements=True)
    assert carthage_budget(other) == carthage_budget(plain) == 2
    assert roman_levy(other) == roman_levy(plain) == (2, 0)


@pytest.mark.rule("26.5.1")
def test_one_for_africa_two_for_iberia_one_for_any_general():
    generals = {"hanno": "zama", "mago": "arpi", "gisgo": "malaca", "hasdrubal": "enna"}
    pos = levy({"roma": 9}, {}, generals, held=PUNIC)
    assert choices(pos, "place") == {"carthago", "zama"}
    refused(pos, "place arpi", "6.1", "levy-elsewhere")
    do(pos, "place zama")
    for _ in range(2):
        assert choices(pos, "place") == {"carthago_nova", "malaca"}
        do(pos, "place carthago_nova")
    assert choices(pos, "place") == {"zama", "arpi", "malaca", "enna"}, "with a general: no city"
    do(pos, "place arpi")
    assert [cus(pos, C, s) for s in ("zama", "carthago_nova", "arpi")] == [1, 2, 1]
    assert to_move(pos) == R


@pytest.mark.rule("26.5.1")
def test_a_besieged_city_still_raises_its_cu_but_takes_none():
    pos = levy(
        {"roma": 9, "carthago": 3},
        {"carthago/in": 1},
        {"hanno": "zama", "gisgo": "malaca"},
        held=PUNIC,
        siege={"carthago": 1},
    )
    assert carthage_budget(pos) == 4
    assert cus(pos, C, "zama") == 1, "the one place that was left in Africa"
    assert choices(pos, "place") == {"carthago_nova", "malaca"}


@pytest.mark.rule("26.5.1")
def test_with_fewer_cities_carthage_chooses_which_places_stay_empty():
    generals = {"hanno": "zama", "mago": "arpi", "gisgo": "malaca"}
    pos = levy({"roma": 9}, {}, generals, held=["carthago", "carthago_nova"])
    assert "done" in legal(pos)
    do(pos, "done", "done")
    assert "done" not in legal(pos), "two CUs for two places"
    do(pos, "place malaca", "place arpi")
    assert (cus(pos, C, "malaca"), cus(pos, C, "arpi"), sum(pos.cus[1])) == (1, 1, 2)


@pytest.mark.rule("26.5", "26.5.2")
@pytest.mark.parametrize("count", range(1, 6))
def test_rome_gets_a_cu_for_each_of_its_five_cities_in_italia(count):
    lost = ROMAN[count:]
    pos = levy({"roma": 9}, {}, {"nero": "roma"}, held=[*PUNIC, *lost])
    assert roman_levy(pos)[0] == count
    while step(pos) != "Election":
        do(pos, sorted(legal(pos))[0])
    assert sum(pos.cus[0]) == 9 + count


@pytest.mark.rule("26.5.2")
def test_they_go_to_cities_and_generals_of_italia_and_two_at_most_elsewhere():
    generals = {"nero": "pisae", "varro": "enna"}
    pos = levy({"pisae": 6, "enna": 6}, {"capua": 3}, generals, held=PUNIC, siege={"capua": 1})
    while step(pos) != "RomanLevy":
        do(pos, sorted(legal(pos))[-1])
    italia = {"roma", "neapolis", "tarentum", "rhegium", "pisae"}
    assert choices(pos, "place") == italia | {"enna"}, "a besieged city takes none"
    refused(pos, "place capua", "6.3", "besieged-no-cus")
    refused(pos, "place massilia", "6.3", "no-general-there")
    do(pos, "place enna", "place enna")
    assert choices(pos, "place") == italia, "two are enough"
    refused(pos, "place enna", "6.2", "levy-at-home")
    do(pos, "place rhegium", "place rhegium", "place pisae")
    assert [cus(pos, R, s) for s in ("enna", "rhegium", "pisae")] == [8, 2, 7]
    assert step(pos) == "Election"


@pytest.mark.rule("26.5.2")
def test_a_besieged_city_of_romes_still_raises_its_cu():
    pos = levy({"pisae": 6}, {"capua": 3}, {"nero": "pisae"}, held=PUNIC, siege={"capua": 1})
    assert roman_levy(pos) == (5, 3)


@pytest.mark.rule("26.5.2")
def test_with_two_cities_both_may_go_abroad():
    pos = levy({"enna": 6}, {}, {"nero": "enna"}, held=[*PUNIC, "capua", "neapolis", "tarentum"])
    assert roman_levy(pos) == (2, 0)
    while step(pos) != "RomanLevy":
        do(pos, sorted(legal(pos))[-1])
    do(pos, "place enna", "place enna")
    assert cus(pos, R, "enna") == 8


@pytest.mark.rule("26.5.2", "26.1")
def test_the_latin_colonies_refuse_two_of_them():
    pos = levy({"roma": 9}, {}, {"nero": "roma"}, held=PUNIC)
    pos.markers |= LATIN_COLONIES
    assert roman_levy(pos) == (3, 1)


# -- 26.6 alternative sieges -------------------------------------------------------------------------------

SIEGES = {"alternative_sieges": True}
STRONG = {"roma", "carthago", "syracusae", "carthago_nova", "gades"}
CITIES = sorted(
    STRONG | {"capua", "neapolis", "tarentum", "rhegium", "messana", "saguntum", "utica", "massilia"}
)


def before(city: str, seat: str, points: int, rome=None, carthage=None, control=None, **more) -> PunicWar:
    """An army of 5 is before a city that has so many siege points."""
    general = "nero" if seat == R else "mago"
    foe = C if seat == R else R
    units: dict[str, Any] = {R: dict(rome or {}), C: dict(carthage or {})}
    units[seat][city] = 5
    more.setdefault("options", SIEGES)
    return scene(
        units[R],
        units[C],
        {general: city},
        phase="march",
        general=general,
        seat=seat,
        card="forced_march_3",
        siege={city: points} if points else {},
        control={foe: [city]} if control is None else control,
        hands=HANDS,
        **more,
    )


@pytest.mark.rule("26.6", "26.6.1")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seat", [R, C])
def test_two_points_take_a_city_that_is_not_strong(city, seat):
    pos = before(city, seat, 1)
    do(rig(pos, 6), "besiege")
    foe = C if seat == R else R
    strong = city in STRONG
    assert controls(pos, city) == (foe if strong else seat)
    assert pos.siege[SPACE[city]] == (2 if strong else 0)


@pytest.mark.rule("26.6", "26.6.1")
@pytest.mark.parametrize("city", ["capua", "utica"])
def test_without_the_option_every_city_needs_three(city):
    pos = before(city, R, 1, options={})
    do(rig(pos, 6), "besiege")
    assert (controls(pos, city), pos.siege[SPACE[city]]) == (C, 2)


@pytest.mark.rule("26.6.1")
@pytest.mark.parametrize("city", ["syracusae", "gades", "carthago_nova"])
def test_strong_cities_fall_to_the_third(city):
    pos = before(city, R, 2)
    do(rig(pos, 6), "besiege")
    assert controls(pos, city) == R


@pytest.mark.rule("26.6.1", "20.7")
def test_tribes_still_need_three():
    pos = scene(
        {"boii": 5},
        {},
        {"nero": "boii"},
        phase="march",
        general="nero",
        siege={"boii": 1},
        control={"tribes": ["boii"]},
        options=SIEGES,
        hands=HANDS,
    )
    do(rig(pos, 6), "besiege")
    assert pos.siege[SPACE["boii"]] == 2


def colour(pos: PunicWar) -> str:
    return str(only(told(rig(pos, 2), "besiege"), "siege-roll").args["colour"])


@pytest.mark.rule("26.6", "26.6.2")
def test_enemies_inside_or_next_to_the_city_mean_the_white_die():
    assert colour(before("utica", R, 0)) == "red"
    assert colour(before("utica", R, 0, carthage={"utica/in": 1})) == "white"
    assert colour(before("utica", R, 0, carthage={"thabraca": 1})) == "white"
    assert colour(before("utica", R, 0, carthage={"zama": 5})) == "red", "two spaces away"
    assert colour(before("utica", R, 0, rome={"thabraca": 5})) == "red", "his own"


@pytest.mark.rule("26.6.2")
@pytest.mark.parametrize(("points", "die"), [(1, "red"), (0, "white")])
def test_but_not_if_those_next_to_it_are_besieged(points, die):
    pos = before(
        "utica",
        R,
        0,
        {"carthago": 3},
        {"carthago/in": 2},
        control={C: ["utica", "carthago"]},
    )
    pos.siege[SPACE["carthago"]] = points
    assert colour(pos) == die


@pytest.mark.rule("26.6.2")
def test_without_the_option_rome_rolls_red_all_the_same():
    pos = before("utica", R, 0, carthage={"utica/in": 1, "thabraca": 1}, options={})
    assert colour(pos) == "red"


@pytest.mark.rule("26.6.2")
@pytest.mark.parametrize("near", [{}, {"neapolis": 2}])
def test_carthage_rolls_white_in_any_case(near):
    assert colour(before("capua", C, 0, rome=near)) == "white"


def falls(city: str = "capua", seat: str = C, **more) -> PunicWar:
    pos = before(city, seat, 1, **more)
    return do(rig(pos, 6), "besiege")


@pytest.mark.rule("26.6", "26.6.3")
@pytest.mark.parametrize("seat", [R, C])
def test_the_conqueror_sacks_the_city(seat):
    foe = C if seat == R else R
    pos = falls("utica", seat, control={foe: ["utica", "thabraca"]})
    assert (step(pos), to_move(pos), legal(pos)) == ("CityFate", seat, {"sack", "mercy"})
    refused(pos, "done", "8.2", "when-done")
    assert only(told(pos, "sack"), "sacked").args == {"side": seat, "space": "utica", "count": 2}
    assert cus(pos, seat, "utica") == 7
    assert controls(pos, "thabraca") == foe


@pytest.mark.rule("26.6.3")
def test_mercy_turns_the_two_nearest_pcs():
    control = {R: ["capua", "beneventum", "arpi", "heraclea", "neapolis", "roma"]}
    pos = falls(control=control)
    events = told(pos, "mercy")
    assert controls(pos, "beneventum") == C, "the only one at 1 point turned by itself"
    assert "pc-turned" in kinds(events)
    assert (step(pos), choices(pos, "target")) == ("Mercy", {"arpi", "heraclea"}), "both at 2"
    refused(pos, "target neapolis", "26.6.3", "no-pc-to-turn")
    refused(pos, "sack", "26.6.3", "when-sack")
    do(pos, "target heraclea")
    assert (controls(pos, "heraclea"), controls(pos, "arpi")) == (C, R)
    assert (step(pos), cus(pos, C, "capua")) == ("Round", 5)


@pytest.mark.rule("26.6.3")
def test_mercy_passes_over_pcs_under_enemy_cus():
    pos = falls(rome={"beneventum": 1}, control={R: ["capua", "beneventum", "terventum", "arpi", "cannae"]})
    do(pos, "mercy")
    assert controls(pos, "terventum") == C
    assert choices(pos, "target") == {"arpi", "cannae"}, "not Beneventum, which is nearer"
    refused(pos, "target beneventum", "26.6.3", "pc-held")


@pytest.mark.rule("26.6.3", "10.6")
def test_the_distance_is_counted_in_movement_points():
    """From Massilia the pass into Italia is two spaces, as Narbo and Gergovia are, but 3 points."""
    control = {R: ["massilia", "taurini", "gergovia", "narbo", "tolosa"]}
    pos = falls("massilia", control=control)
    do(pos, "mercy")
    assert choices(pos, "target") == {"gergovia", "narbo"}
    do(pos, "target narbo")
    assert {s for s in control[R] if controls(pos, s) == C} == {"massilia", "gergovia", "narbo"}


@pytest.mark.rule("26.6.3")
def test_no_mercy_without_pcs():
    pos = falls(control={R: ["capua", "roma"]})
    assert (step(pos), cus(pos, C, "capua")) == ("Round", 7), "there was nothing but to sack it"


@pytest.mark.rule("26.6.3")
def test_one_pc_is_turned_if_there_is_but_one():
    pos = do(falls(control={R: ["capua", "roma", "pisae"]}), "mercy")
    assert (controls(pos, "pisae"), controls(pos, "roma")) == (C, R)
    assert step(pos) == "Round"


@pytest.mark.rule("26.6.3")
def test_only_after_a_siege_and_with_the_option():
    pos = falls("capua", options={})
    assert controls(pos, "capua") == R, "a third point is wanted"
    pos = before("capua", C, 2, options={}, control={R: ["capua", "beneventum"]})
    do(rig(pos, 6), "besiege")
    assert (controls(pos, "capua"), step(pos)) == (C, "Round")
    held = ["pisae", "faesulae", "cosa", "ariminum", "sena", "terventum", "arpi", "cannae", "beneventum"]
    event = scene(
        phase="round",
        seat=C,
        card="capua_sides_with_carthage",
        hands=HANDS,
        options=SIEGES,
        control={R: ["roma", "capua"], C: held},
    )
    do(event, "event capua_sides_with_carthage")
    assert (controls(event, "capua"), step(event)) == (C, "Round"), "an event is no siege"


@pytest.mark.rule("26.6.3", "26.3.1")
def test_mercy_counts_the_pillars_as_their_master_does():
    pos = before(
        "gades",
        C,
        2,
        options={"alternative_sieges": True, "mauretania": True},
        control={R: ["gades", "abyla", "corduba", "salaria"]},
    )
    do(rig(pos, 6), "besiege", "mercy")
    assert controls(pos, "abyla") == C, "1 point over the strait"
    assert controls(pos, "corduba") == C, "then 2 by road"
