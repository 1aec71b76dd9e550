"""H2 Fleets, their Admirals and their crews."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import CORVUS, TRAINED
from tests.hamilcar.kit import (
    BOARD,
    SPACE,
    C,
    R,
    choices,
    choose,
    do,
    fleet_scene,
    only,
    ready,
    refused,
    rig,
    scene,
    sea_fight,
    ships,
    step,
    told,
)

# -- H2 ships ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H2")
def test_each_side_has_ten_ships_and_an_eleventh_cannot_be_placed() -> None:
    assert BOARD.ships_each == 10
    pos = scene(ready={R: {"roma": 6}}, exhausted={R: {"neapolis": 3}})
    do(pos, "build antium")
    assert pos.ships_of(0) == 10
    pos = scene(ready={R: {"roma": 6}}, exhausted={R: {"neapolis": 4}})
    refused(pos, "build antium", "H8.3", "build-no-ships-left")
    assert pos.add_ships(0, SPACE["antium"], 2, "H2") == 0
    pos = scene(ready={R: {"roma": 6}}, exhausted={R: {"neapolis": 3}})
    assert pos.add_ships(0, SPACE["antium"], 2, "H2") == 1


@pytest.mark.rule("H2")
def test_ships_stand_in_ports_only() -> None:
    pos = scene(ready={R: {"roma": 1}}, generals={"duilius": "roma"})
    refused(pos, "build praeneste", "H8.3", "build-no-port")
    refused(pos, "fleet praeneste", "H8.5", "fleet-no-port")


@pytest.mark.rule("H2")
def test_all_ships_of_a_side_in_a_port_are_a_fleet_and_only_ready_ones_move() -> None:
    pos = scene(ready={R: {"neapolis": 2}}, exhausted={R: {"neapolis": 1, "roma": 2}})
    assert choices(pos, "fleet") == {"neapolis"}
    refused(pos, "fleet roma", "H8.5", "fleet-no-ready-ships")
    do(pos, "fleet neapolis", "to lipara")
    assert ships(pos, R, "lipara") == (2, 0)
    assert ships(pos, R, "neapolis") == (0, 1)


@pytest.mark.rule("H2")
def test_exhausted_ships_carry_nobody() -> None:
    forces: dict[str, Any] = {"ready": {R: {"messana": 1}}, "exhausted": {R: {"messana": 5}}}
    pos = scene({"messana": 3}, {}, {"caudex": "messana"}, phase="march", general="caudex", **forces)
    refused(pos, "sail mylae", "H11.1", "ships-overloaded")
    pos = scene({"messana": 2}, {}, {"caudex": "messana"}, phase="march", general="caudex", **forces)
    assert "mylae" in choices(pos, "sail")


@pytest.mark.rule("H2", "H12")
def test_exhausted_ships_do_not_intercept() -> None:
    pos = fleet_scene({R: {"tyndaris": 1}}, "fleet tyndaris", "to mylae", exhausted={C: {"messana": 3}})
    assert step(pos) == "FleetOrders"


@pytest.mark.rule("H2", "H20")
def test_exhausted_ships_do_not_blockade() -> None:
    port = SPACE["lilybaeum"]
    assert scene(ready={R: {"lilybaeum": 1}}).blockaded(port)
    assert not scene(exhausted={R: {"lilybaeum": 3}}).blockaded(port)
    assert not scene(ready={C: {"lilybaeum": 3}}).blockaded(port)


@pytest.mark.rule("H2", "H13")
def test_only_ready_ships_roll_dice() -> None:
    pos = sea_fight(3, 2, exhausted={C: {"mylae": 4}})
    events = told(rig(pos, 1, 1, 1, 1, 1), "no_tactic")
    assert events == []
    choose(pos)
    assert [len(rolls) for rolls in pos.fighting().rolls] == [3, 2]


# -- H2.1 Admirals -----------------------------------------------------------------------------------------


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize(
    ("generals", "rating"),
    [
        ({}, 0),
        ({"valerius": "messana"}, 0),
        ({"duilius": "messana"}, 3),
        ({"duilius": "messana/in"}, 3),
        ({"duilius": "rhegium"}, 0),
        ({"duilius": "messana:proconsul", "valerius": "messana"}, 0),
        ({"duilius": "messana", "valerius": "messana:proconsul"}, 3),
    ],
)
def test_the_commander_in_the_port_leads_its_fleet(generals: dict[str, str], rating: int) -> None:
    pos = scene({"messana": 5}, {}, generals, ready={R: {"messana": 2}})
    assert pos.naval_rating(0, SPACE["messana"]) == rating


@pytest.mark.rule("H2.1")
def test_a_general_in_a_besieged_city_leads_no_fleet() -> None:
    for siege, rating in ({}, 3), ({"messana": 1}, 0):
        pos = scene({"messana/in": 2}, {"messana": 5}, {"duilius": "messana/in"}, siege=siege)
        assert pos.naval_rating(0, SPACE["messana"]) == rating


@pytest.mark.rule("H2.1")
def test_who_has_a_naval_rating_is_an_admiral() -> None:
    naval = {name: BOARD.naval[g] for name, g in BOARD.general.items() if BOARD.naval[g]}
    assert naval == {
        "duilius": 3, "scipio_asina": 1, "l_scipio": 2, "calatinus": 1, "regulus": 2, "vulso": 2, "m_paullus": 2,
        "pulcher": 1, "pullus": 1, "catulus": 3, "hanno": 1, "hannibal_gisgo": 2, "hamilcar": 2, "adherbal": 4,
        "carthalo": 3, "hamilcar_barca": 2,
    }  # fmt: skip


# -- H2.2 crews --------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize(("markers", "modifier"), [(0, -1), (CORVUS, 0), (TRAINED, 0), (TRAINED | CORVUS, 1)])
def test_crews_and_the_corvus_change_roman_dice_and_only_these(markers: int, modifier: int) -> None:
    pos = sea_fight(2, 2, markers=markers)
    rig(pos, 1, 1, 1, 1)
    do(pos, "no_tactic")
    volleys = [event for event in told(pos, "no_tactic") if event.kind == "volley"]
    assert {event.args["side"]: event.args["modifier"] for event in volleys} == {R: modifier, C: 0}


@pytest.mark.rule("H2.2")
def test_untrained_crews_need_a_six() -> None:
    """A 5 of Rome's is a 4 and misses, the same 5 of Carthage's hits."""
    pos = choose(rig(sea_fight(2, 1), 5, 5, 5))
    assert (ships(pos, R, "mylae"), ships(pos, C, "mylae")) == ((1, 1), (1, 0))


@pytest.mark.rule("H2.2")
def test_naval_training_played_by_rome_trains_the_crews_for_good() -> None:
    pos = scene(phase="event", card="naval_training", ready={R: {"roma": 1}})
    assert pos.marked(TRAINED)
    pos = scene(phase="event", card="naval_training", seat=C, ready={C: {"carthago": 1}})
    assert not pos.marked(TRAINED)


@pytest.mark.rule("H2.2")
def test_the_corvus_is_played_as_the_card_of_a_round_and_stays() -> None:
    pos = scene(phase="round", card="corvus", hands={C: ["minor_campaign_a"]}, ready={R: {"roma": 1}})
    events = told(pos, "event corvus")
    assert only(events, "corvus").args == {"side": R}
    assert pos.marked(CORVUS)


@pytest.mark.rule("H2.2", "H11.6")
@pytest.mark.parametrize(("face", "left"), [(4, True), (5, False)])
def test_the_corvus_is_lost_when_the_naval_die_sinks_three_roman_ships(face: int, left: bool) -> None:
    """Three ships from an enemy to an enemy port: 3 dots against 2 diamonds and the die's."""
    pos = scene(
        {"lipara": 6},
        {},
        {"caudex": "lipara"},
        ready={R: {"lipara": 3}},
        markers=CORVUS,
        phase="march",
        general="caudex",
    )
    sunk = 2 + BOARD.naval_diamonds[face] - 3
    do(rig(pos, face + 1), "sail panormus")
    assert ready(pos, R, "lipara") == 3 - sunk
    assert pos.marked(CORVUS) == left == (sunk < 3)
