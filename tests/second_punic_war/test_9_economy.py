"""9 The economy phase: income, pay, disbanding, and recruits in the reverse order of the stage."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.actions import DONE
from bellum.games.second_punic_war.boons import ARREARS, give
from bellum.games.second_punic_war.economy import Disband, Economy, Upkeep, collect, dues
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.recruiting import Recruiting
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    choices,
    do,
    kinds,
    legal,
    only,
    purse,
    refused,
    ring,
    run,
    scene,
    seat_of,
    stacks,
    start,
    step,
    there,
    to_move,
    told,
    watched,
    where,
)
from tests.second_punic_war.kit import (
    give as give_city,
)

pytestmark = pytest.mark.rule("9.3")


def income(pos: War) -> dict[str, int]:
    """What an economy phase brings each seat."""
    before = pos.talents[:]
    collect(pos)
    return {pos.seats[seat]: pos.talents[seat] - before[seat] for seat in range(pos.players)}


def recruiting(forces: dict[str, str] | None = None, seat: str = R, talents: int = 20, **more: Any) -> War:
    """A seat recruits, alone."""
    pos = scene(forces or {}, talents={seat: talents}, **more)
    return run(pos, Recruiting([seat_of(pos, seat)], -1, [], []))


# -- when --------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_twice_a_year() -> None:
    """9 In stages III and VI."""
    for stage in range(1, 7):
        pos = scene(stage=stage, steps=[Economy()])
        assert step(pos) == ("Recruiting" if stage in (3, 6) else "Still")


@pytest.mark.rule("1.2.11")
def test_income_is_told_to_its_player_alone() -> None:
    """9.1, 1.2.11 What is in a treasury is nobody else's business."""
    for event in watched(scene(stage=3), Economy()):
        if event.kind == "income":
            seat = ["rome", "carthage"].index(event.args["seat"])
            assert event.seen_by(seat)["args"]["talents"] > 0
            assert "talents" not in event.seen_by(1 - seat)["args"]


@pytest.mark.rule("9.1")
def test_the_steps_are_done_by_all_before_the_next() -> None:
    """9 Income, pay, recruits."""
    pos = scene({"roma": "rome 2h", "carthago": "carthage 1h"}, stage=3)
    events = watched(pos, Economy())
    assert kinds(events) == ["income", "income", "upkeep", "upkeep"]
    assert step(pos) == "Recruiting"


# -- 9.1 income --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_rome_in_scenario_one_has_31() -> None:
    """9.1 Scenario I: without the four southern cities; Carthage has 20 and no city."""
    assert income(start("stop_hannibal")) == {R: 31, C: 20}


@pytest.mark.rule("9.1")
def test_the_subsidy_comes_on_top() -> None:
    """9.1 Scenario I: what Carthage takes brings its income as well."""
    pos = start("stop_hannibal")
    give_city(pos, "arretium", C)
    assert income(pos) == {R: 29, C: 22}


@pytest.mark.rule("9.1")
def test_city_cards_of_each_player() -> None:
    """9.1, 10.1 Of his own cards."""
    pos = scene(players=4)
    assert income(pos)[CH] == sum(BOARD.income[c] for c in range(BOARD.cities) if pos.keeper[c] == 2)
    assert sum(income(scene(players=4)).values()) == sum(income(scene()).values())


@pytest.mark.rule("9.1")
def test_a_besieged_city_brings_nothing() -> None:
    """9.1, 6.2 One that is only shaken does."""
    whole = income(scene())[R]
    assert income(scene({"capua": "carthage 9h"}, siege={"capua": 3}))[R] == whole - 4
    assert income(scene({"capua": "carthage 1h"}, shaken={"capua": 3}))[R] == whole


@pytest.mark.rule("9.1")
def test_cities_of_allies() -> None:
    """7, 9.1 They bring their income to the patron; neutral ones to nobody."""
    pos = scene(track={"numidia": 2})
    assert income(pos)[R] == income(scene())[R] + 3 + 2 + 1


@pytest.mark.rule("9.1")
def test_hanno_the_great_in_carthago() -> None:
    """1.3.3 Two Talents while he is in Carthago."""
    pos = scene({"carthago": "carthage 1h"}, {"hannon_magnus": "carthago"})
    assert income(pos)[C] == income(scene())[C] + 2


# -- 9.2 pay -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2")
def test_a_talent_for_every_unit() -> None:
    """9.2 Land and sea alike, wherever it is; leaders and neutral garrisons cost nothing."""
    pos = scene(
        {
            "roma": "rome 3h 1e",
            "roma/port": "rome 2s 1l",
            "mare_inferum": "rome 1s",
            "capua/in": "rome 1c",
            "capua": "carthage 1h",
            "siga": "numidia 2h",
        },
        {"consul_1": "roma"},
        talents={R: 20, C: 5},
        steps=[Upkeep([0, 1], False, [])],
    )
    assert (purse(pos, R), purse(pos, C)) == (20 - 9, 4)


@pytest.mark.rule("9.2")
def test_allies_are_paid_by_their_side() -> None:
    pos = scene({"siga": "numidia 2h"}, track={"numidia": 2})
    assert (dues(pos, 0, False), dues(pos, 1, False)) == (2, 0)


@pytest.mark.rule("9.2")
def test_who_cannot_be_paid_is_disbanded() -> None:
    """9.2 The player says who: a field, and units in it."""
    pos = scene(
        {"roma": "rome 2h 1c", "capua": "rome 1l", "tarentum/port": "rome 1s"},
        talents={R: 3},
        steps=[Upkeep([0, 1], False, [])],
    )
    assert (step(pos), to_move(pos), purse(pos, R)) == ("Disband", R, 0)
    assert legal(pos) == {"muster roma", "muster capua", "muster tarentum"}
    refused(pos, "muster pisae", "9.2", "nobody-to-disband-there")
    refused(pos, "disband rome_cavalry", "9.2", "when-disband")
    do(pos, "muster roma")
    refused(pos, "disband rome_light_infantry", "9.2", "nobody-to-disband-there")
    refused(pos, "muster roma", "9.2", "nobody-to-disband-there")
    do(pos, "disband rome_cavalry", "muster tarentum", "disband rome_ship")
    assert (there(pos, "roma"), there(pos, "tarentum/port")) == ("2h", "")
    assert step(pos) == "Still"


@pytest.mark.rule("9.2")
def test_a_disbanded_besieger_ends_the_siege() -> None:
    """6.2, 9.2 At any moment."""
    pos = scene(
        {"ancona": "carthage 2h"}, siege={"ancona": 1}, talents={C: 1}, steps=[Upkeep([1], False, [])]
    )
    assert there(pos, "ancona") == "1h"  # one field and one kind: it plays itself
    assert ring(pos, "ancona") == "untouched"


@pytest.mark.rule("1.2.7")
def test_no_ship_is_disbanded_under_its_cargo() -> None:
    """1.2.7, 9.2 First who is aboard; a leader who loses his ship comes home."""
    pos = run(scene({"mare_inferum": "rome 1s 2h"}, {"consul_1": "mare_inferum"}), Disband(0, 3, -1))
    assert there(pos, "mare_inferum") == ""  # infantry first, then the ship: there was no other way
    assert where(pos, "consul_1") == "roma"
    pos = run(scene({"mare_inferum": "rome 2s 2h"}), Disband(0, 1, -1))
    assert legal(pos) == {"disband rome_ship", "disband rome_heavy_infantry"}
    pos = run(scene({"mare_inferum": "rome 2s 3h 1c"}), Disband(0, 1, -1))
    refused(pos, "disband rome_ship", "1.2.7", "ship-carries-troops")


@pytest.mark.rule("9.2")
def test_who_must_disband_reads_where_he_pays_whom() -> None:
    """9.2 The prompt names the places with the number of units paid there, then the place that was chosen."""
    pos = run(scene({"roma": "rome 2h 1l", "mare_inferum": "rome 2s 2h"}), Disband(0, 2, -1))
    key, asked = pos.steps[-1].prompt(pos)
    assert (key, asked["count"]) == ("prompt-disband", 2)
    assert asked["fields"] == [{"field": "roma", "count": 3}, {"field": "mare_inferum", "count": 4}]
    do(pos, "muster roma", "disband rome_light_infantry")
    key, asked = pos.steps[-1].prompt(pos)
    assert (key, asked["count"], asked["field"]) == ("prompt-disband-in", 1, "roma")


@pytest.mark.rule("10.1")
def test_who_pays_in_a_team() -> None:
    """10.1 The player of its leader; common troops he in whose zone they are, at sea the nearest shore's."""
    pos = scene(
        {"capua": f"{RN} 3h; rome 1h", "roma": "rome 2h", "sinus_campanus": "rome 1s"},
        {"consul_1": f"capua:{RN}"},
        players=4,
    )
    assert dues(pos, seat_of(pos, RN), False) == 3 + 2
    assert dues(pos, seat_of(pos, RS), False) == 1 + 1


@pytest.mark.rule("10.1")
def test_a_partner_may_pay_for_common_troops() -> None:
    """10.1 Unit by unit; he is asked even if he has nothing, and for no army of a leader."""
    pos = scene(
        {"capua": f"rome 2h; {RS} 2h 1l", "roma": "rome 1h"},
        {"consul_1": f"capua:{RS}"},
        players=4,
        talents={RN: 3, RS: 1},
        steps=[Upkeep([0, 1, 2, 3], False, [])],
    )
    assert (step(pos), to_move(pos)) == ("Offer", RN)
    assert (purse(pos, RN), purse(pos, RS)) == (2, 0)
    assert legal(pos) == {"pay", "pass"}
    do(pos, "pay")
    refused(pos, "muster capua", "9.3", "when-muster")
    do(pos, "pass")
    assert (step(pos), to_move(pos)) == ("Disband", RS)
    assert (purse(pos, RN), purse(pos, RS)) == (1, 0)


@pytest.mark.rule("10.1")
def test_a_partner_pays_no_more_than_what_is_missing() -> None:
    """10.1, 9.2 Three common units and two Talents: one is not paid."""
    pos = scene(
        {"capua": "rome 3h"}, players=4, talents={RN: 5, RS: 2}, steps=[Upkeep([0, 1, 2, 3], False, [])]
    )
    assert pos.steps[-1].prompt(pos)[1]["count"] == 1
    do(pos, "pay")
    assert (step(pos), there(pos, "capua"), purse(pos, RN)) == ("Still", "3h", 4)


@pytest.mark.rule("10.1")
def test_an_offer_tells_nothing_about_a_purse() -> None:
    pos = scene({"capua": "rome 2h"}, players=4, steps=[Upkeep([0, 1], False, [])])
    assert (step(pos), to_move(pos), legal(pos)) == ("Offer", RN, {"pass"})
    refused(pos, "pay", "9.2", "no-talents-to-pay-with")


@pytest.mark.rule("9.2")
def test_pay_in_arrears() -> None:
    """9.2 An effect that makes this pay smaller."""
    pos = scene({"roma": "rome 9h"}, talents={R: 5})
    give(pos, ARREARS + 0, 6)
    run(pos, Upkeep([0], False, []))
    assert purse(pos, R) == 2
    assert pos.boons == {}


@pytest.mark.rule("1.2.11")
def test_pay_is_told_to_its_player_alone() -> None:
    """1.2.11 Talents are hidden, from partners too."""
    pos = scene({"roma": "rome 1h"}, players=4, talents={RN: 5})
    events = [event for event in watched(pos, Upkeep([0], False, [])) if event.kind == "upkeep"]
    assert [(e.args, e.secret, e.seats) for e in events] == [({"seat": RN}, {"talents": 1}, (0,))]


# -- 9.3 recruits ------------------------------------------------------------------------------------------


def test_example_14() -> None:
    """9 Income 50, 44 units: 6 Talents are left; cavalry in Placentium (3), Gauls among the Boii (2), and 1 is left."""
    pos = scene({"boii": "carthage 20h 16l 8g"}, {"hannibal": "boii"}, attitude={"boii": -2}, stage=3)
    give_city(pos, "placentium", C)
    collect(pos)
    assert purse(pos, C) == 50  # all its own cities, and Placentium
    run(pos, Recruiting([1], -1, [], []), Upkeep([1], False, []))
    assert purse(pos, C) == 6
    assert "boii" in choices(pos, "muster")
    do(pos, "muster boii", "recruit carthage_cavalry")
    refused(pos, "recruit carthage_light_infantry", "9.3", "city-has-no-more")  # its income is 1
    do(pos, "recruit carthage_gallic_infantry")
    assert purse(pos, C) == 1
    assert there(pos, "boii") == "16l 20h 1c 9g"
    do(pos, "done")
    assert (step(pos), purse(pos, C)) == ("Still", 1)


def test_in_the_reverse_order_of_the_stage() -> None:
    """9.3 Who moves first recruits last."""
    pos = scene(players=5, order=[RS, CA, RN, S, CH], stage=6, steps=[Economy()])
    seen = []
    while step(pos) == "Recruiting":
        seen.append(to_move(pos))
        do(pos, "done")
    assert seen == [CH, S, RN, CA, RS]


def test_costs() -> None:
    """9.3 Table 3."""
    names = ["light_infantry", "heavy_infantry", "cavalry", "elephants", "ship"]
    for name, cost in zip(names, [1, 2, 3, 4, 5], strict=True):
        pos = recruiting(seat=C, talents=10)
        do(pos, "muster carthago", f"recruit carthage_{name}")
        assert purse(pos, C) == 10 - cost
    for name, cost in (("gallic_infantry", 2), ("gallic_cavalry", 4)):
        pos = recruiting(seat=C, talents=10, attitude={"boii": -2})
        do(pos, "muster boii", f"recruit carthage_{name}")
        assert purse(pos, C) == 10 - cost


def test_as_many_as_the_income_of_the_city() -> None:
    pos = recruiting(talents=50)
    do(pos, "muster capua", *["recruit rome_light_infantry"] * 4)
    refused(pos, "recruit rome_light_infantry", "9.3", "city-has-no-more")
    assert there(pos, "capua") == "4l"
    refused(pos, "muster capua", "9.3", "nothing-to-recruit-there")


def test_only_with_talents() -> None:
    """9.3 And the refusal is told to nobody else; the player is asked though he can afford nothing."""
    pos = recruiting(talents=2)
    do(pos, "muster roma")
    refused(pos, "recruit rome_cavalry", "9.3", "too-few-talents")
    do(pos, "recruit rome_heavy_infantry")
    refused(pos, "recruit rome_light_infantry", "9.3", "too-few-talents")
    assert legal(pos) == {"done"}
    assert step(pos) == "Recruiting"
    pos = recruiting(talents=0)
    assert (step(pos), legal(pos)) == ("Recruiting", {"done"})


def test_who_has_no_place_is_not_asked() -> None:
    """9.3 That is open to all."""
    pos = scene(scenario="stop_hannibal")
    run(pos, Recruiting([1], -1, [], []))
    assert step(pos) == "Still"


@pytest.mark.rule("6.2")
def test_not_in_a_besieged_city() -> None:
    pos = recruiting({"capua": "carthage 9h"}, siege={"capua": 3})
    assert "capua" not in choices(pos, "muster")
    refused(pos, "muster capua", "9.3", "nothing-to-recruit-there")
    pos = recruiting({"boii": "carthage 3h"}, siege={"placentium": 2})
    do(pos, "muster boii", "recruit rome_light_infantry")
    assert there(pos, "cremona/in") == "1l"
    refused(pos, "recruit rome_light_infantry", "9.3")


def test_the_player_says_which_of_two_cities_raises_a_unit() -> None:
    """9.3 With an enemy outside a recruit is in the city that raised it: Placentium or Cremona."""
    pos = recruiting({"boii": "carthage 3h"})
    do(pos, "muster boii", "recruit rome_light_infantry")
    assert (step(pos), to_move(pos), purse(pos, R)) == ("Barracks", R, 20)
    assert legal(pos) == {"city placentium", "city cremona"}
    refused(pos, "city roma", "9.3", "city-does-not-raise-it")
    refused(pos, "done", "3.4", "when-done")
    assert pos.clone() == pos
    do(pos, "city cremona")
    assert (there(pos, "cremona/in"), there(pos, "placentium/in"), purse(pos, R)) == ("1l", "", 19)
    do(pos, "recruit rome_heavy_infantry")  # each has an income of 1: the other one is left
    assert there(pos, "placentium/in") == "1h"


def test_nobody_is_asked_where_two_cities_are_alike() -> None:
    """9.3 Without an enemy the recruit stands in the region, whichever city has raised it."""
    pos = do(recruiting(), "muster boii", "recruit rome_light_infantry")
    assert (step(pos), there(pos, "boii")) == ("Recruiting", "1l")


def test_whose_city() -> None:
    """9.3, 10.1 In cities whose cards one has."""
    pos = recruiting(seat=RN, players=4)
    refused(pos, "muster capua", "9.3", "nothing-to-recruit-there")
    refused(pos, "muster carthago", "9.3", "nothing-to-recruit-there")
    refused(pos, "muster mare_inferum", "9.3", "nothing-to-recruit-there")
    do(pos, "muster roma")
    refused(pos, "recruit carthage_cavalry", "7", "not-your-nation")


@pytest.mark.rule("2")
@pytest.mark.parametrize(("seat", "port"), [(R, "roma"), (C, "genua")])
def test_no_ships_in_a_scenario_without_sea(seat: str, port: str) -> None:
    """2 Scenario I is played without the sea: no port builds ships, one that was taken neither."""
    nation = {port: seat}
    pos = do(recruiting(seat=seat, scenario="stop_hannibal", owner=nation), f"muster {port}")
    refused(pos, f"recruit {seat}_ship", "2", "no-sea-here")
    do(recruiting(seat=seat, owner=nation), f"muster {port}", f"recruit {seat}_ship")


@pytest.mark.rule("1.3.2")
def test_ships_only_in_ports() -> None:
    pos = recruiting(talents=50)
    do(pos, "muster capua")
    refused(pos, "recruit rome_ship", "1.3.2", "city-without-port")
    do(pos, "muster tarentum", "recruit rome_ship")
    assert there(pos, "tarentum/port") == "1s"


@pytest.mark.rule("1.2.6")
def test_elephants_only_with_the_symbol() -> None:
    pos = recruiting(seat=C, talents=50)
    do(pos, "muster utica")
    refused(pos, "recruit carthage_elephants", "1.2.6", "city-without-elephants")
    do(pos, "muster gades", "recruit carthage_elephants")
    assert there(pos, "gades") == "1e"


@pytest.mark.rule("1.2")
def test_counters_run_out() -> None:
    """1.2 Rome has no elephants, and 14 cavalry."""
    pos = recruiting({"capua": "rome 14c"}, talents=50)
    do(pos, "muster roma")
    refused(pos, "recruit rome_cavalry", "1.2", "no-counter-left")
    refused(pos, "recruit rome_elephants", "1.2", "no-counter-left")


def test_own_units_in_captured_cities() -> None:
    """9.3 Example 14: Carthage raises its own in Placentium."""
    pos = recruiting(seat=C, owner={"capua": C}, talents=5)
    do(pos, "muster capua", "recruit carthage_heavy_infantry")
    assert there(pos, "capua") == "1h"


@pytest.mark.rule("7")
def test_an_allys_units_in_its_own_cities_alone() -> None:
    """7, 9.3 And no others there; by the patron."""
    pos = recruiting(talents=20, track={"numidia": 2})
    do(pos, "muster siga", "recruit numidia_cavalry")
    refused(pos, "recruit rome_cavalry", "9.3", "no-city-of-theirs")
    do(pos, "muster roma")
    refused(pos, "recruit numidia_cavalry", "9.3", "no-city-of-theirs")
    refused(pos, "recruit massilia_cavalry", "7", "not-your-nation")
    pos = recruiting(seat=RS, players=4, talents=20, track={"numidia": 2}, patron={"numidia": RN})
    refused(pos, "muster siga", "9.3", "nothing-to-recruit-there")


@pytest.mark.rule("7")
def test_macedonians_in_iliria() -> None:
    """7, 9.3 Without a city, as many as there are counters; no ships, since there is no port."""
    pos = recruiting(seat=C, talents=90, track={"macedonia": -2})
    do(pos, "muster iliria", *["recruit macedonia_heavy_infantry"] * 12)
    refused(pos, "recruit macedonia_heavy_infantry", "1.2", "no-counter-left")
    refused(pos, "recruit macedonia_ship", "1.3.2", "city-without-port")
    do(pos, "muster carthago")
    refused(pos, "recruit macedonia_cavalry", "9.3", "no-city-of-theirs")


@pytest.mark.rule("7", "10.1")
def test_macedonians_are_recruited_by_the_player_who_has_the_alliance() -> None:
    """7 They have no city whose card would say it; his partner does not raise them."""
    pos = recruiting(seat=CA, talents=20, players=4, track={"macedonia": -2}, patron={"macedonia": CH})
    refused(pos, "muster iliria", "9.3", "nothing-to-recruit-there")
    do(pos, "muster carthago")
    refused(pos, "recruit macedonia_cavalry", "7", "not-your-nation")


@pytest.mark.rule("5.1")
def test_macedonians_among_enemies_fight_at_once() -> None:
    """5.1, 9.3 When their player has finished."""
    pos = recruiting({"iliria": "rome 2h"}, seat=C, talents=9, track={"macedonia": -2})
    do(pos, "muster iliria", "recruit macedonia_heavy_infantry")
    assert pos.battle is None
    pos.steps[-1].play(pos, 1, DONE, 0)
    assert type(pos.steps[-1]).__name__ == "Meetings"


@pytest.mark.rule("5.6")
def test_recruits_catch_a_leader_without_an_army() -> None:
    """5.6, 9.3 At once: he is alone with an enemy unit."""
    pos = recruiting(seat=C, attitude={"boii": -2}, leaders={"praetor_1": "boii"})
    do(pos, "muster boii", "recruit carthage_gallic_infantry")
    assert where(pos, "praetor_1") == "dead"
    assert step(pos) == "Recruiting"


@pytest.mark.rule("6.2")
def test_who_has_besieged_cities_alone_is_not_asked() -> None:
    pos = scene(
        {"syracusae": "rome 9h"},
        players=3,
        owner={"leontini": R, "tauromenium": R},
        siege={"syracusae": 6},
        talents={S: 9},
    )
    assert step(run(pos, Recruiting([2], -1, [], []))) == "Still"


@pytest.mark.rule("8.1")
def test_gauls_in_allied_tribes() -> None:
    """8.1 As many as the tribe's levy in a phase, infantry and cavalry apart; not where it is only friendly."""
    pos = recruiting(seat=C, talents=90, attitude={"boii": -2, "ligures": -1, "veneti": 2})
    refused(pos, "muster ligures", "9.3", "nothing-to-recruit-there")
    refused(pos, "muster veneti", "9.3", "nothing-to-recruit-there")
    do(
        pos,
        "muster boii",
        *["recruit carthage_gallic_infantry"] * 7,
        *["recruit carthage_gallic_cavalry"] * 2,
    )
    refused(pos, "recruit carthage_gallic_infantry", "8.1", "tribe-has-no-more")
    refused(pos, "recruit carthage_gallic_cavalry", "8.1", "tribe-has-no-more")
    refused(pos, "recruit carthage_heavy_infantry", "9.3", "no-city-of-theirs")
    do(pos, "muster carthago")
    refused(pos, "recruit carthage_gallic_infantry", "8.1", "gauls-in-allied-tribes-only")


@pytest.mark.rule("8.1")
def test_partners_share_what_a_tribe_has() -> None:
    """8.1, 10.1 Both players of a side may recruit in a tribe, as many together as its levy."""
    pos = scene(players=4, attitude={"taurini": -2}, talents={CH: 50, CA: 50})
    run(pos, Recruiting([seat_of(pos, CH), seat_of(pos, CA)], -1, [], []))
    do(pos, "muster taurini", *["recruit carthage_gallic_infantry"] * 3, "done")
    do(pos, "muster taurini", "recruit carthage_gallic_infantry")
    refused(pos, "recruit carthage_gallic_infantry", "8.1", "tribe-has-no-more")


def test_recruits_with_an_enemy_in_the_region() -> None:
    """9.3 They are inside the city, as far as there is room; ships are in the port."""
    pos = recruiting({"tarentum": "carthage 1h", "tarentum/in": "rome 6h"}, talents=50)
    do(pos, "muster tarentum", "recruit rome_light_infantry", "recruit rome_cavalry")
    assert there(pos, "tarentum/in") == "1l 6h 1c"
    refused(pos, "recruit rome_light_infantry", "9.3", "no-room-inside")
    do(pos, "recruit rome_ship")
    assert there(pos, "tarentum/port") == "1s"


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("army", "then"), [("", "Parley"), ("; carthage 1h", "Still")])
def test_recruits_beside_an_army_in_peace_keep_it(army: str, then: str) -> None:
    """10.4 Only armies that meet are asked: who joins one that stands in peace has its peace."""
    pos = recruiting({"boii": f"syracuse 5h{army}"}, seat=C, players=3, attitude={"boii": -2})
    do(pos, "muster boii", "recruit carthage_gallic_infantry", "done")
    assert step(pos) == then


@pytest.mark.rule("4.1")
def test_recruits_join_their_players_army() -> None:
    """4.1, 10.1 If he has a leader there; else they are a common army."""
    pos = scene(
        {"capua": f"{RS} 3h", "tarentum": f"{RN} 2h"},
        {"consul_1": f"capua:{RS}", "consul_2": f"tarentum:{RN}"},
        players=4,
        talents={RS: 9},
    )
    run(pos, Recruiting([seat_of(pos, RS)], -1, [], []))
    do(pos, "muster capua", "recruit rome_light_infantry", "muster tarentum", "recruit rome_light_infantry")
    assert stacks(pos, "capua") == {RS: "1l 3h"}
    assert stacks(pos, "tarentum") == {RN: "2h", R: "1l"}


@pytest.mark.rule("1.3.3")
def test_syphax_at_home() -> None:
    """1.3.3 Numidian cavalry costs 2 while he is in his land."""
    pos = recruiting(talents=9, leaders={"syfaks": "iol"}, track={"numidia": 2})
    do(pos, "muster siga", "recruit numidia_cavalry")
    assert purse(pos, R) == 7


def test_unspent_talents_stay() -> None:
    """9.3 In the treasury; the phase is over when the last has finished."""
    pos = do(recruiting(talents=13), "done")
    assert (purse(pos, R), step(pos)) == (13, "Still")


def test_scenario_one() -> None:
    """9.3 Carthage raises Gauls among its allies; 9.1 no southern city of Rome raises anybody."""
    pos = start("stop_hannibal")
    run(pos, Recruiting([1, 0], -1, [], []))
    assert choices(pos, "muster") == {"insumbres", "boii"}
    do(pos, "done")
    refused(pos, "muster tarentum", "9.3", "nothing-to-recruit-there")
    assert "roma" in choices(pos, "muster")


def test_what_is_told() -> None:
    """9.3 What is recruited is open, what is left is not."""
    pos = recruiting(talents=9)
    event = only(told(pos, "muster roma", "recruit rome_cavalry"), "recruited")
    assert event.args == {"seat": R, "counter": "rome_cavalry", "field": "roma"}
    assert event.secret is None
