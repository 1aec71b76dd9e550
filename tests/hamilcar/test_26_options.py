"""H26 The options of this war: 26.4, 26.6, historical consuls, the short scenario."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.reinforcements import of_history
from bellum.kernel import Dice
from tests.hamilcar.kit import (
    BOARD,
    GAME,
    GENERAL,
    SPACE,
    C,
    R,
    controls,
    cus,
    do,
    legal,
    only,
    ready,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
)

STRONG = {"roma", "agrigentum", "lilybaeum", "syracusae", "carthago"}
CITIES = sorted(BOARD.space_id[s] for s in range(BOARD.spaces) if BOARD.city[s])


@pytest.mark.rule("H26", "H1")
def test_what_can_be_chosen() -> None:
    assert set(GAME.options) == {"flexible_pcs", "alternative_sieges", "historical_consuls", "always_ask"}
    assert GAME.scenarios == ("first_punic_war", "war_for_sicilia")
    assert not any(start().setting.options.values()), "all of them are off by default"


# -- 26.4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H26", "26.4")
def test_with_26_4_an_army_removes_and_places_pcs_on_the_march() -> None:
    control = {R: ["roma", "enna"], C: ["carthago", "phintias"]}
    moment: dict[str, Any] = {"control": control, "phase": "march", "general": "caudex"}
    pos = scene({"enna": 5}, {}, {"caudex": "enna"}, options={"flexible_pcs": True}, **moment)
    do(pos, "march phintias", "uproot")
    assert controls(pos, "phintias") is None
    do(pos, "plant")
    assert (controls(pos, "phintias"), pos.marching().points) == (R, 1)
    pos = scene({"enna": 5}, {}, {"caudex": "enna"}, **moment)
    do(pos, "march phintias")
    assert not {"uproot", "plant"} & legal(pos)


@pytest.mark.rule("H26", "26.4", "H11.4")
def test_a_pc_planted_in_a_port_drives_enemy_ships_out() -> None:
    pos = scene(
        {"enna": 5},
        {},
        {"caudex": "enna"},
        control={R: ["roma", "enna"], C: ["carthago"]},
        ready={C: {"phintias": 2}},
        options={"flexible_pcs": True},
        phase="march",
        general="caudex",
    )
    do(pos, "march phintias", "plant")
    assert (step(pos), to_move(pos)) == ("LeavePort", C)
    do(pos, "to camarina")
    assert ready(pos, C, "camarina") == 2
    assert step(pos) == "SeaMarch"


# -- 26.6 ------------------------------------------------------------------------------------------------------


def before(city: str, options: dict[str, Any], points: int = 1, **moment: Any) -> FirstWar:
    """An army of 5 Romans before a city of Carthage's."""
    return scene(
        {city: 5},
        moment.pop("carthage", {}),
        {"caudex": city},
        control={R: [], C: [city, *moment.pop("also", [])]},
        siege={city: points} if points else {},
        options=options,
        phase="march",
        general="caudex",
        **moment,
    )


@pytest.mark.rule("H26", "26.6.1")
@pytest.mark.parametrize("city", CITIES)
def test_with_26_6_two_points_take_a_city_but_for_the_five_great_ones(city: str) -> None:
    pos = do(rig(before(city, {"alternative_sieges": True}), 6), "besiege")
    strong = city in STRONG
    assert controls(pos, city) == (C if strong else R)
    assert pos.siege[SPACE[city]] == (2 if strong else 0)
    pos = do(rig(before(city, {}), 6), "besiege")
    assert controls(pos, city) == C


@pytest.mark.rule("H26", "26.6.2")
def test_with_26_6_enemies_inside_or_next_to_the_city_mean_the_white_die() -> None:
    for carthage, colour in (
        ({}, "red"),
        ({"drepana/in": 1}, "white"),
        ({"segesta": 1}, "white"),
        ({"thermae": 1}, "red"),
    ):
        pos = before("drepana", {"alternative_sieges": True}, 0, carthage=carthage)
        assert only(told(rig(pos, 2), "besiege"), "siege-roll").args["colour"] == colour
    pos = before("drepana", {}, 0, carthage={"drepana/in": 1})
    assert only(told(rig(pos, 2), "besiege"), "siege-roll").args["colour"] == "red"


@pytest.mark.rule("H26", "26.6.3", "H11.4")
def test_with_26_6_a_city_is_sacked_or_spared() -> None:
    pos = before("drepana", {"alternative_sieges": True}, also=["segesta", "thermae"])
    do(rig(pos, 6), "besiege")
    assert (step(pos), to_move(pos), legal(pos)) == ("CityFate", R, {"sack", "mercy"})
    do(pos, "sack")
    assert cus(pos, R, "drepana") == 7
    pos = before("drepana", {"alternative_sieges": True}, also=["segesta", "thermae"])
    do(rig(pos, 6), "besiege", "mercy")
    assert (controls(pos, "segesta"), controls(pos, "thermae")) == (R, R)


@pytest.mark.rule("H26", "H20", "26.6.1")
def test_a_supply_train_saves_a_city_at_its_second_point_too() -> None:
    pos = scene(
        {"drepana": 5},
        {"drepana/in": 1},
        {"caudex": "drepana", "himilco": "drepana/in"},
        siege={"drepana": 1},
        supplies={"himilco": 1},
        options={"alternative_sieges": True},
        phase="march",
        general="caudex",
    )
    do(rig(pos, 6), "besiege", "spend himilco")
    assert (controls(pos, "drepana"), pos.siege[SPACE["drepana"]]) == (C, 1)


# -- historical consuls ----------------------------------------------------------------------------------------


@pytest.mark.rule("H26")
@pytest.mark.parametrize(
    ("turn", "fit"),
    [
        (2, {"caudex", "valerius", "megellus", "duilius", "scipio_asina"}),
        (3, {"caudex", "valerius", "megellus", "duilius", "scipio_asina", "l_scipio", "calatinus"}),
        (5, {"duilius", "scipio_asina", "l_scipio", "calatinus", "regulus", "vulso", "m_paullus"}),
        (7, {"calatinus", "vulso", "m_paullus", "metellus", "pulcher", "pullus"}),
        (9, {"calatinus", "metellus", "pulcher", "catulus"}),
    ],
)
def test_only_those_are_drawn_who_could_hold_office_then(turn: int, fit: set[str]) -> None:
    """Regulus was consul in 256, in turn 5; Duilius in 260, in turn 3: their turns are a span."""
    pool = [g for g in range(BOARD.generals) if BOARD.general_side[g] == 0]
    pos = scene(turn=turn, options={"historical_consuls": True})
    assert {BOARD.general_id[g] for g in of_history(pos, pool)} == fit
    assert of_history(scene(turn=turn), pool) == pool


@pytest.mark.rule("H26")
def test_the_whole_pool_is_drawn_from_if_too_few_are_fit() -> None:
    pos = scene(turn=9, options={"historical_consuls": True})
    pool = [GENERAL[name] for name in ("caudex", "valerius", "catulus")]
    assert of_history(pos, pool) == pool
    pool.append(GENERAL["pulcher"])
    assert of_history(pos, pool) == [GENERAL["catulus"], GENERAL["pulcher"]]


@pytest.mark.rule("H26", "6.4.3")
def test_the_consuls_of_turn_9_in_play() -> None:
    drawn = set()
    for offset in range(12):
        pos = scene(
            {"roma": 8},
            {"carthago": 3},
            {"valerius": "roma", "caudex": "roma:proconsul"},
            phase="elections",
            turn=9,
            options={"historical_consuls": True},
            hands={},
        )
        pos.dice = Dice(pos.dice.key, 64 * offset)
        do(pos, "proconsul caudex")
        drawn |= {name for name, g in GENERAL.items() if pos.office[g] and name != "caudex"}
    assert drawn == {"calatinus", "metellus", "pulcher", "catulus"}


# -- the short game --------------------------------------------------------------------------------------------


@pytest.mark.rule("H26", "H22")
def test_the_short_game_ends_after_three_turns() -> None:
    hands = {R: ["diplomacy_a"], C: []}
    pos = scene(turn=3, scenario="war_for_sicilia", phase="round", card="diplomacy_a", hands=hands)
    do(pos, "discard diplomacy_a")
    while pos.outcome is None:
        do(pos, min(legal(pos)))
    assert pos.turn_number() == 3
    pos = scene(
        {"roma": 5},
        {"carthago": 3},
        {"valerius": "roma"},
        turn=3,
        phase="round",
        card="diplomacy_a",
        hands=hands,
    )
    do(pos, "discard diplomacy_a")
    assert pos.outcome is None
