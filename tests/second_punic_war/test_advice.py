"""What machine players think about: some of what is allowed, never nothing, and what an experienced player would."""

from __future__ import annotations

import random

import pytest

import bellum
from bellum.games.second_punic_war.arrival import Refuge
from bellum.games.second_punic_war.board import NOBODY
from bellum.games.second_punic_war.economy import Disband
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.recruiting import Recruiting
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import Dice, key_of
from bellum.players import Perspective, make
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import (
    RN,
    RS,
    TABLE,
    C,
    R,
    advance,
    do,
    legal,
    owner_of,
    place_of,
    rig,
    scene,
    step,
)


def sensible(pos: War) -> set[str]:
    return {TABLE.notation(action) for action in pos.prior(owner_of(pos))}


def ranked(pos: War) -> list[str]:
    return [TABLE.notation(action) for action in pos.prior(owner_of(pos))]


def turn(forces: dict[str, str], leaders: dict[str, str] | None = None, seat: str = R) -> War:
    """The turn of a seat that has three points of initiative."""
    pos = scene(forces, leaders, initiative={seat: 3})
    number = pos.setting.seat(seat)
    pos.order = [number, 1 - number]
    pos.steps.append(Actions(0))
    return advance(pos)


@pytest.mark.parametrize("scenario", ["stop_hannibal", "gates_of_italy", "macedonia_enters"])
def test_it_is_some_of_what_is_allowed_and_never_nothing(scenario: str) -> None:
    dice = random.Random(scenario)
    pos = bellum.new_game("second_punic_war", scenario, seed="advice").position
    narrowed = 0
    for _ in range(600):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(2) if pos.owes(seat))
        allowed, advised = pos.legal(seat), pos.prior(seat)
        assert advised
        assert set(advised) <= set(allowed)
        narrowed += len(advised) < len(allowed)
        assert pos.sample(seat, Dice(key_of(str(narrowed)))).prior(seat) == advised, "a secret is told"
        pos.play(seat, dice.choice(allowed))
    assert narrowed > 50


def test_an_army_goes_as_a_whole_towards_what_it_could_take() -> None:
    pos = turn({"pisae": "rome 8h 4l", "roma": "rome 6h"}, {"scipio_pc": "pisae"})
    pos.owner[pos.board.city["genua"]] = 1
    do(pos, "activate pisae")
    assert len(legal(pos)) > 5
    assert sensible(pos) == {"take_all"}
    do(pos, "take_all")
    assert not [action for action in sensible(pos) if action.split()[0] in ("leave", "stay")]
    assert "march genua" in sensible(pos)
    assert "march genua" in legal(pos)
    assert "march arretium" not in sensible(pos)
    assert not pos.quiet()


def test_who_cannot_take_anything_stays() -> None:
    pos = turn({"roma": "rome 1l"})
    assert "activate roma" in legal(pos)
    assert "activate roma" not in sensible(pos)
    stronger = turn({"roma": "rome 1l", "capua": "rome 9h"})
    assert "activate roma" in sensible(stronger), "it could join the army of Capua"
    assert "activate capua" not in sensible(stronger)


def test_recruits_are_raised_field_after_field() -> None:
    pos = scene({"roma": "rome 9h"}, talents={R: 9}, steps=[Recruiting([0], NOBODY, [], [])])
    assert sorted(sensible(pos)) == ["muster emporiae", "muster genua", "muster roma"]
    do(pos, "muster roma")
    assert {"muster capua", "done"} <= set(legal(pos))
    assert {action.split()[0] for action in sensible(pos)} == {"recruit"}
    assert ranked(pos)[0] == "recruit rome_heavy_infantry"
    assert "recruit rome_ship" in legal(pos)


def test_ships_are_built_for_an_army_that_could_use_them() -> None:
    """9.3, 4.4 Not for one that has ships enough, or work to do at home, or where there is none."""
    found = []
    for forces in (
        {"roma": "rome 9h"},
        {"roma": "rome 9h", "roma/port": "rome 5s"},
        {"roma": "rome 9h", "cosa": "carthage 9h"},
        {"capua": "rome 9h"},
    ):
        pos = scene(forces, talents={R: 9}, steps=[Recruiting([0], NOBODY, [], [])])
        do(pos, "muster roma")
        assert "recruit rome_ship" in legal(pos)
        found.append("recruit rome_ship" in sensible(pos))
    assert found == [True, False, False, False]


def test_who_has_moved_is_not_activated_for_what_is_left_of_his_army() -> None:
    """4.2 The rest of an army that has come to a field goes nowhere: it would only be activated for nothing."""
    fresh = turn({"pisae": "rome 2c", "roma": "rome 9h"})
    assert "activate pisae" in sensible(fresh), "it could join the army of Roma"
    tired = turn({"pisae": "rome 2c; rome* 4h", "roma": "rome 9h"})
    assert "activate pisae" in legal(tired)
    assert "activate pisae" not in sensible(tired)


def test_a_fleet_is_laden_with_infantry_and_who_leads_it_best() -> None:
    """4.4 What goes aboard if there is not room for all; then the fleet sails, and all go ashore together."""
    pos = turn({"regium": "rome 6h 2l 4c", "regium/port": "rome 3s"}, {"consul_1": "regium"})
    do(pos, "activate regium")
    do(pos, "take rome_ship")
    while "load regium" not in sensible(pos):
        (action,) = ranked(pos)
        do(pos, action)
    do(pos, "load regium")
    aboard = []
    while step(pos) == "Loading":
        (action,) = ranked(pos)
        aboard.append(action)
        do(pos, action)
    assert aboard == ["take rome_heavy_infantry"] * 6 + ["lead consul_1"]
    assert not pos.quiet(), "an estimate says nothing before they have landed"
    while step(pos) != "Landing":
        (action,) = ranked(pos)
        assert action.split()[0] in ("sail", "land")
        do(pos, action)
    assert ranked(pos) == ["take_all"]


def test_who_recruits_last_does_not_stop_for_the_cards_of_the_next_stage() -> None:
    """9.3, 3.1 With his last recruit the stage ends, and everybody draws: that is no reason to raise nobody."""
    pos = scene({"roma": "rome 9h"}, talents={R: 6}, steps=[Recruiting([0], NOBODY, [], [])])
    player = make("greedy", "recruits")
    while not any(isinstance(step, Actions) for step in pos.steps) and pos.owes(0):
        assert "done" in legal(pos)
        if sensible(pos) == {"done"}:
            break
        pos.play(0, player.choose(Perspective(pos, 0)))
    assert pos.talents[0] < 2, "all that he could pay are raised"


def test_nobody_is_raised_whom_his_side_could_not_pay() -> None:
    """9.2 Troops beyond income and Talents would be disbanded in the next economy phase."""
    pos = scene({"roma": "rome 40h 10l 10c"}, talents={R: 5}, steps=[Recruiting([0], NOBODY, [], [])])
    assert any(action.startswith("muster") for action in legal(pos))
    assert sensible(pos) == {"done"}


def test_in_the_first_scenario_carthage_raises_men_for_what_it_is_sent() -> None:
    """Scenario I: 20 Talents come to it in every economy phase, although it has no city."""
    pos = scene({"boii": "carthage 9h"}, scenario="stop_hannibal", talents={C: 12})
    pos.attitude[place_of("boii")] = -2
    pos.steps.append(Recruiting([1], NOBODY, [], []))
    advance(pos)
    assert sensible(pos) == {"muster boii"}


def test_troops_are_disbanded_field_after_field() -> None:
    pos = scene({"roma": "rome 2h 1l", "capua": "rome 2h"}, steps=[Disband(0, 2, NOBODY)])
    do(pos, "muster roma")
    assert sensible(pos) == {"disband rome_heavy_infantry", "disband rome_light_infantry"}


def test_a_city_that_is_a_refuge_is_filled() -> None:
    """Who could turn away at the gate again and again would never get anywhere."""
    pos = scene({"capua": "rome 9h; carthage* 2h"})
    rig(pos, *[1] * 60)
    attack(pos, "capua", C, "beneventum")
    do(pos, "retreat")
    assert {"walls capua", "to roma"} <= sensible(pos)
    do(pos, "walls capua")
    assert "done" in legal(pos)
    assert sensible(pos) == {"take rome_heavy_infantry"}
    before = pos.room(pos.board.city["capua"])
    for _ in range(before):
        assert step(pos) == "RetreatTo"
        do(pos, "take rome_heavy_infantry")
    assert "walls capua" not in legal(pos)


def test_who_has_chosen_between_two_cities_does_not_go_to_and_fro() -> None:
    pos = scene({"boii": "rome 9h"}, steps=[Refuge(0, place_of("boii"), NOBODY, True)])
    assert {"walls placentium", "walls cremona"} <= sensible(pos)
    do(pos, "walls placentium")
    assert "walls cremona" in legal(pos)
    assert sensible(pos) == {"take rome_heavy_infantry", "done"}


def test_an_army_is_handed_over_as_a_whole() -> None:
    leaders = {"praetor_2": f"ravena:{RS}", "consul_1": f"ravena:{RS}"}
    pos = scene({"ravena": f"{RS} 6h 3l"}, leaders, players=4, initiative={RS: 1})
    pos.order = [pos.setting.seat(seat) for seat in (RS, RN)]
    pos.steps.append(Actions(0))
    do(advance(pos), "hand_over praetor_2")
    assert len(legal(pos)) > 3
    assert sensible(pos) == {"take_all"}


def test_greedy_marches_on_a_city_that_nobody_guards() -> None:
    pos = turn({"boii": "carthage 9h 4c 3e"}, {"hannibal": "boii"}, seat=C)
    player = make("greedy", "march")
    while pos.owes(1):
        pos.play(1, player.choose(Perspective(pos, 1)))
    there = pos.at[pos.board.leader["hannibal"]]
    assert there != pos.board.region["boii"]
    assert [city for city in pos.board.cities_in[there] if pos.city_side(city) == 0]


def test_a_level_of_great_walls_is_not_worth_an_army() -> None:
    """6.1 Stormed walls are whole again when the army leaves: three units are worth more than one level of eight."""
    whole = scene({"roma": "carthage 9h", "roma/in": "rome 4h"})
    stormed = scene({"roma": "carthage 6h", "roma/in": "rome 4h"}, shaken={"roma": 7})
    assert whole.value(1) > stormed.value(1)


@pytest.mark.rule("2")
def test_where_the_war_is_lost_with_the_army_its_last_units_count_more() -> None:
    """2 In scenario I Carthage has lost with fewer than 5 units; elsewhere units are just units."""

    def loss(scenario: str, before: int, after: int) -> float:
        armies = [
            scene({"boii": f"carthage {units}h"}, scenario=scenario, points={C: 12})
            for units in (before, after)
        ]
        return armies[0].value(1) - armies[1].value(1)

    assert loss("stop_hannibal", 8, 6) > 4 * loss("stop_hannibal", 22, 20)
    assert loss("gates_of_italy", 8, 6) < 4 * loss("gates_of_italy", 22, 20)
