"""H11 Armies at sea: ships and cargo, points, ports, supremacy and the naval die."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.board import NOBODY
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    SPACE,
    C,
    R,
    choices,
    cus,
    do,
    elephants,
    fleet_scene,
    kinds,
    legal,
    only,
    ready,
    refused,
    rig,
    scene,
    ships,
    spent,
    step,
    supplies,
    to_move,
    told,
    where,
)


def embarked(
    cus_: int = 4, ships_: int = 2, general: str = "valerius", port: str = "neapolis", **moment: Any
) -> FirstWar:
    """A Roman army that has been activated in a port with Ready ships, Rome ruling the sea."""
    moment = {"phase": "march", "general": general, "supremacy": R, **moment}
    fleet = {R: {port: ships_}, **moment.pop("ready", {})}
    generals = {general: port, **moment.pop("generals", {})}
    return scene(
        {port: cus_, **moment.pop("rome", {})}, moment.pop("carthage", {}), generals, ready=fleet, **moment
    )


def sail(pos: FirstWar, *ports: str) -> FirstWar:
    """Sail to the last of some ports by the others."""
    do(pos, f"sail {ports[-1]}")
    for port in ports:
        if step(pos) == "SeaLegs":
            do(pos, f"to {port}")
    return pos


# -- H11.1 who may embark ------------------------------------------------------------------------------------


@pytest.mark.rule("H11.1")
@pytest.mark.parametrize(
    ("card", "phase", "sails"),
    [
        ("minor_campaign_a", "march", True),
        ("epidemic", "march", False),
        ("minor_campaign_a", "march-event", True),
        ("major_campaign_a", "march-event", True),
        ("imperium", "march-event", True),
        ("forced_march_3", "march-event", True),
        ("forced_march_2", "march-event", False),
    ],
)
def test_with_which_cards_a_general_goes_by_sea(card: str, phase: str, sails: bool) -> None:
    pos = embarked(card=card, phase=phase)
    assert bool(choices(pos, "sail")) == sails
    if not sails:
        refused(pos, "sail lipara", "11.1", "no-ships")


@pytest.mark.rule("H11.1")
def test_every_general_of_a_campaign_may_sail() -> None:
    """The limits of 11.4 to one fleet and to 10 CUs do not hold."""
    pos = scene(
        {"neapolis": 8, "tarentum": 6},
        {},
        {"valerius": "neapolis", "caudex": "tarentum"},
        ready={R: {"neapolis": 4, "tarentum": 3}},
        supremacy=R,
        phase="event",
        card="minor_campaign_a",
    )
    sail(do(pos, "activate valerius"), "lipara")
    sail(do(pos, "halt", "activate caudex"), "croton")
    assert (cus(pos, R, "lipara"), cus(pos, R, "croton")) == (8, 6)


@pytest.mark.rule("H11.1")
def test_both_generals_of_an_imperium_may_sail() -> None:
    pos = scene(
        {"neapolis": 6, "tarentum": 6},
        {},
        {"valerius": "neapolis", "caudex": "tarentum"},
        ready={R: {"neapolis": 3, "tarentum": 3}},
        supremacy=R,
        phase="event",
        card="imperium",
    )
    sail(do(pos, "activate valerius"), "lipara")
    sail(do(pos, "halt", "activate caudex"), "croton")
    assert (where(pos, "valerius"), where(pos, "caudex")) == ("lipara", "croton")


@pytest.mark.rule("H11.1")
def test_an_army_embarks_where_its_side_has_ready_ships() -> None:
    pos = embarked(ships_=0, exhausted={R: {"neapolis": 3}}, ready={C: {"neapolis": 3}})
    refused(pos, "sail lipara", "H11.1", "no-ready-ships")
    refused(pos, "ships 1", "H11.1", "no-ships-here")
    pos = embarked(port="capua", ready={R: {"neapolis": 2}})
    refused(pos, "sail lipara", "11.1", "no-port-here")
    pos = embarked()
    refused(pos, "sail capua", "11.1", "no-port")
    refused(pos, "sail neapolis", "11.1", "same-port")


@pytest.mark.rule("H11.1")
@pytest.mark.parametrize(("count", "carried"), [(4, True), (5, False)])
def test_each_ready_ship_carries_two_cus(count: int, carried: bool) -> None:
    pos = embarked(count, 2, general="valerius", generals={"caudex": "roma:proconsul"})
    if carried:
        sail(pos, "lipara")
        assert (cus(pos, R, "lipara"), ready(pos, R, "lipara")) == (4, 2)
    else:
        refused(pos, "sail lipara", "H11.1", "ships-overloaded")


@pytest.mark.rule("H11.1")
def test_ten_cus_and_more_sail_if_there_are_ships() -> None:
    pos = embarked(10, 5)
    sail(pos, "lipara")
    assert cus(pos, R, "lipara") == 10


@pytest.mark.rule("H11.1")
def test_the_owner_says_how_many_ships_go() -> None:
    pos = embarked(3, 4)
    assert choices(pos, "ships") == {"2", "3"}
    refused(pos, "ships 0", "H11.1", "needs-a-ship")
    refused(pos, "ships 1", "H11.1", "ships-overloaded")
    refused(pos, "ships 4", "H11.1", "too-few-ships")
    do(pos, "ships 2")
    refused(pos, "ships 3", "H11.1", "ships-chosen")
    sail(pos, "lipara")
    assert (ready(pos, R, "neapolis"), ready(pos, R, "lipara")) == (2, 2)


@pytest.mark.rule("H11.1")
def test_all_ready_ships_go_if_nothing_is_said() -> None:
    pos = embarked(2, 3, exhausted={R: {"neapolis": 2}})
    sail(pos, "lipara")
    assert (ships(pos, R, "neapolis"), ships(pos, R, "lipara")) == ((0, 2), (3, 0))


@pytest.mark.rule("H11.1")
def test_a_number_of_ships_is_forgotten_when_the_army_changes_or_marches() -> None:
    """Else an army that took up more CUs, or came to another port, could not name a fitting number."""
    pos = embarked(6, 3)
    do(pos, "take 4", "ships 2")
    assert choices(pos, "ships") == set()
    pos = do(embarked(4, 3), "ships 2", "take 2")
    assert choices(pos, "ships") == {"1", "2"}
    pos = scene(
        {"messana": 2},
        {},
        {"caudex": "messana:proconsul"},
        ready={R: {"messana": 2, "mylae": 4}},
        supremacy=R,
        phase="march",
        general="caudex",
    )
    do(pos, "ships 1", "march mylae")
    assert choices(pos, "ships") == {"1", "2", "3"}


@pytest.mark.rule("H11.1")
def test_a_general_without_cus_needs_a_ship_and_no_die() -> None:
    pos = embarked(0, 1, supremacy=C, general="duilius")
    events = told(pos, "sail lipara", "to lipara")
    assert "naval-die" not in kinds(events)
    assert (where(pos, "duilius"), ready(pos, R, "lipara")) == ("lipara", 1)
    refused(embarked(0, 0, general="duilius"), "sail lipara", "H11.1", "no-ready-ships")


@pytest.mark.rule("H11.1")
def test_each_ship_takes_one_supply_train_and_the_rest_is_given_up() -> None:
    pos = embarked(
        2,
        1,
        general="valerius",
        generals={"caudex": "neapolis:proconsul"},
        supplies={"valerius": 1, "caudex": 2},
    )
    sail(pos, "lipara")
    assert (supplies(pos, "valerius"), supplies(pos, "caudex")) == (1, 0)
    pos = embarked(2, 2, general="valerius", supplies={"valerius": 3})
    sail(pos, "lipara")
    assert supplies(pos, "valerius") == 2


@pytest.mark.rule("H11.1", "20.4")
def test_nobody_embarks_from_a_besieged_city() -> None:
    pos = scene(
        {"drepana": 5},
        {"drepana/in": 2},
        {"adherbal": "drepana/in"},
        siege={"drepana": 1},
        ready={C: {"drepana": 2}},
        phase="march",
        seat=C,
        general="adherbal",
    )
    refused(pos, "sail panormus", "20.4", "shut-harbour")


@pytest.mark.rule("H11.1", "17.1")
def test_elephants_go_by_sea_like_other_cus() -> None:
    pos = scene(
        {},
        {"carthago": "3e1"},
        {"hanno": "carthago"},
        ready={C: {"carthago": 2}},
        phase="march",
        seat=C,
        general="hanno",
    )
    sail(pos, "lilybaeum")
    assert (cus(pos, C, "lilybaeum"), elephants(pos, "lilybaeum")) == (3, 1)


# -- H11.2 points at sea -------------------------------------------------------------------------------------


@pytest.mark.rule("H11.2")
def test_a_lane_costs_a_point_and_three_are_the_most() -> None:
    pos = embarked(port="neapolis")
    near = choices(pos, "sail")
    assert {"lipara", "mylae", "messana", "panormus", "tyndaris", "halaesa", "lilybaeum"} <= near
    refused(pos, "sail agrigentum", "H11.2", "too-far-by-sea")
    refused(pos, "sail carthago", "H11.2", "too-far-by-sea")
    sail(pos, "lipara")
    assert pos.marching().points == 3
    assert pos.sea_spent == 1


@pytest.mark.rule("H11.2")
def test_land_and_sea_are_mixed_within_four_points() -> None:
    pos = embarked(port="rhegium", ships_=2)
    sail(pos, "catana")
    assert pos.marching().points == 3
    do(pos, "march leontini", "march enna")
    assert (where(pos, "valerius"), pos.marching().points) == ("enna", 1)
    pos = scene(
        {"capua": 4},
        {},
        {"valerius": "capua"},
        ready={R: {"neapolis": 2}},
        supremacy=R,
        phase="march",
        general="valerius",
    )
    do(pos, "march neapolis")
    for port in ("lipara", "mylae", "tyndaris"):
        sail(pos, port)
    assert (where(pos, "valerius"), pos.marching().points) == ("tyndaris", 0)
    refused(pos, "sail halaesa", "H11.2", "too-far-by-sea")


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize(("general", "points"), [("caudex", 3), ("pulcher", 4)])
def test_pulcher_spends_four_points_at_sea(general: str, points: int) -> None:
    pos = embarked(general=general)
    assert ("halaesa" in choices(pos, "sail"), "catana" in choices(pos, "sail")) == (True, True)
    far = {"agrigentum", "syracusae", "heraclea_minoa"} & choices(pos, "sail")
    assert far == (set() if points == 3 else {"syracusae", "heraclea_minoa"})


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize(("general", "left", "sea"), [("caudex", 3, 3), ("pulcher", 2, 4)])
def test_of_the_six_points_of_a_forced_march_three_are_spent_at_sea_four_by_pulcher(
    general: str, left: int, sea: int
) -> None:
    pos = embarked(general=general, card="forced_march_3", phase="march-event", ships_=2)
    assert pos.marching().points == 6
    ports = ["lipara", "mylae", "tyndaris", "halaesa"][:sea]
    for port in ports:
        sail(pos, port)
    assert pos.marching().points == left
    assert choices(pos, "sail") == set()
    refused(pos, "sail thermae", "H11.2", "too-far-by-sea")
    assert choices(pos, "march")


@pytest.mark.rule("H11.2")
def test_the_owner_chooses_among_ways_that_are_short_enough() -> None:
    """From Neapolis to Messana by Lipara are 2 lanes; by Paestum and Hipponium 3."""
    pos = embarked()
    do(pos, "sail messana")
    assert (step(pos), choices(pos, "to")) == ("SeaLegs", {"lipara", "paestum", "panormus"})
    refused(pos, "to antium", "H11.2", "not-on-the-way")
    refused(pos, "to messana", "H11.2", "not-on-the-way")
    do(pos, "to paestum")
    assert (where(pos, "valerius"), pos.marching().points, pos.sea_spent) == ("messana", 1, 3)


@pytest.mark.rule("H11.2")
def test_ships_left_in_a_port_stay_there_and_those_that_came_are_where_the_army_landed() -> None:
    pos = embarked(2, 2)
    sail(do(pos, "ships 1"), "lipara", "messana")
    assert (ready(pos, R, "neapolis"), ready(pos, R, "messana")) == (1, 1)
    do(pos, "march mylae")
    assert ready(pos, R, "messana") == 1


@pytest.mark.rule("H11.2", "24.1")
def test_a_general_bound_to_africa_sails_between_its_ports_and_by_no_other() -> None:
    """Bostar: from Hadrumetum to Carthago the way by Melita would be short enough, too."""
    pos = scene(
        {},
        {"hadrumetum": 2},
        {"bostar": "hadrumetum"},
        ready={C: {"hadrumetum": 1}},
        phase="march",
        seat=C,
        general="bostar",
    )
    assert choices(pos, "sail") == {"tacapae", "clupea", "carthago", "utica"}
    refused(pos, "sail melita", "24.1", "bound-general")
    do(pos, "sail carthago")
    assert (step(pos), where(pos, "bostar")) == ("SeaMarch", "carthago"), "there is no choice"


# -- H11.3 ports and walls -----------------------------------------------------------------------------------


@pytest.mark.rule("H11.3")
def test_any_port_may_be_entered() -> None:
    pos = embarked(control={R: ["neapolis", "roma"], C: ["lipara", "panormus", "carthago"]})
    assert {"lipara", "panormus", "antium", "mylae"} <= choices(pos, "sail")


@pytest.mark.rule("H11.3")
def test_straight_into_the_walls_of_a_friendly_city_that_is_not_besieged() -> None:
    pos = embarked(2)
    assert choices(pos, "sail_in") == {"messana", "roma", "rhegium"}
    refused(pos, "sail_in panormus", "11.3", "not-your-city")
    refused(pos, "sail_in lipara", "11.3", "no-city")
    do(pos, "sail_in messana", "to lipara", "to messana")
    assert (where(pos, "valerius"), cus(pos, R, "messana/in")) == ("messana/in", 2)
    pos = embarked(2, carthage={"messana": 3}, rome={"messana/in": 1}, siege={"messana": 1})
    refused(pos, "sail_in messana", "11.3", "besieged-port")
    pos = embarked(2, rome={"messana/in": 1})
    refused(pos, "sail_in messana", "11.3", "harbour-full")


@pytest.mark.rule("H11.3")
def test_a_fleet_must_fight_enemy_ready_ships() -> None:
    pos = fleet_scene({R: {"tyndaris": 2}, C: {"mylae": 1}}, "fleet tyndaris", "to mylae", supremacy=R)
    assert step(pos) == "ChooseTactics"


@pytest.mark.rule("H11.3")
@pytest.mark.parametrize("owner", [C, R])
def test_exhausted_enemy_ships_are_not_fought(owner: str) -> None:
    pos = fleet_scene({R: {"lipara": 2}}, "fleet lipara", "to panormus", exhausted={C: {"panormus": 1}})
    assert (step(pos), ships(pos, C, "panormus")) == ("FleetOrders", (0, 1))


@pytest.mark.rule("H11.3")
def test_ships_in_the_port_of_their_own_city_may_be_kept_inside() -> None:
    fleets = {R: {"lipara": 2}, C: {"panormus": 1}}
    pos = fleet_scene(fleets, "fleet lipara", "to panormus")
    assert (step(pos), to_move(pos), legal(pos)) == ("StayInside", C, {"stand", "pass"})
    do(pos, "pass")
    assert (ready(pos, R, "panormus"), ready(pos, C, "panormus")) == (2, 1)
    assert step(pos) == "FleetOrders"
    pos = fleet_scene(fleets, "fleet lipara", "to panormus")
    do(pos, "stand")
    assert step(pos) == "ChooseTactics"
    assert pos.fighting().attacker == 0


@pytest.mark.rule("H11.3")
@pytest.mark.parametrize("port", ["thermae", "messana"])
def test_ships_before_a_port_without_walls_or_not_their_own_must_fight(port: str) -> None:
    """Thermae is Carthage's and has no walls; Messana has walls and is Rome's."""
    home = {"thermae": "halaesa", "messana": "mylae"}[port]
    pos = fleet_scene({R: {home: 2}, C: {port: 2}}, f"fleet {home}", f"to {port}")
    assert step(pos) == "ChooseTactics"


# -- H11.4 ships in harbour ----------------------------------------------------------------------------------


@pytest.mark.rule("H11.4")
def test_ships_in_a_port_of_their_own_side_are_in_harbour_all_others_at_anchor() -> None:
    pos = scene(ready={R: {"messana": 1, "mylae": 1, "lipara": 1}, C: {"lipara": 1, "messana": 1}})
    harbour = {(view["side"], view["space"]): view["harbour"] for view in pos.view(0)["sea"]["ships"]}
    assert harbour == {
        (R, "messana"): True,
        (R, "mylae"): False,
        (R, "lipara"): False,
        (C, "lipara"): True,
        (C, "messana"): False,
    }


@pytest.mark.rule("H11.4")
def test_when_a_port_is_lost_its_ready_ships_leave_along_a_lane_and_the_exhausted_are_sunk() -> None:
    """Rome turns the PC of Thermae under its own CU."""
    pos = scene(
        {"thermae": 2}, {}, {"valerius": "thermae"}, ready={C: {"thermae": 2}}, exhausted={C: {"thermae": 1}}
    )
    events = told(pos, "pc thermae")
    assert only(events, "ships-sunk").args == {"side": C, "space": "thermae", "count": 1}
    assert (step(pos), to_move(pos), choices(pos, "to")) == ("LeavePort", C, {"halaesa", "panormus"})
    refused(pos, "to lipara", "H11.4", "leave-not-a-lane")
    do(pos, "to panormus")
    assert (ships(pos, C, "thermae"), ships(pos, C, "panormus")) == ((0, 0), (2, 0))
    assert to_move(pos) == R, "Rome has OPs left"


@pytest.mark.rule("H11.4")
def test_they_leave_for_a_port_without_enemy_ships_or_are_sunk() -> None:
    fleets: dict[str, dict[str, int]] = {C: {"thermae": 2}, R: {"halaesa": 1}}
    pos = scene({"thermae": 2}, {}, {"valerius": "thermae"}, ready=fleets, exhausted={R: {"panormus": 1}})
    do(pos, "pc thermae")
    assert ships(pos, C, "thermae") == (0, 0)
    assert pos.ships_of(1) == 0
    pos = scene(
        {"thermae": 2}, {}, {"valerius": "thermae"}, ready={**fleets, C: {"thermae": 2, "caralis": 1}}
    )
    pos.ready[0][SPACE["halaesa"]] = 0
    pos.exhausted[0][SPACE["panormus"]] = 1
    do(pos, "pc thermae")
    assert ready(pos, C, "halaesa") == 2, "the only port left"


@pytest.mark.rule("H11.4")
def test_enemy_ships_that_lie_there_are_no_harbour() -> None:
    pos = scene(
        {"thermae": 2}, {}, {"valerius": "thermae"}, ready={C: {"thermae": 2}}, exhausted={R: {"panormus": 1}}
    )
    events = told(pos, "pc thermae")
    assert only(events, "ships-left").args == {"side": C, "from": "thermae", "to": "halaesa", "count": 2}


@pytest.mark.rule("H11.4")
def test_ships_stay_when_the_port_becomes_nobodys() -> None:
    pos = scene(ready={C: {"thermae": 2}})
    pos.own(SPACE["thermae"], NOBODY)
    pos.advance()
    assert ready(pos, C, "thermae") == 2


@pytest.mark.rule("H11.4")
def test_ships_leave_a_city_that_falls() -> None:
    pos = scene(
        {"drepana": 6},
        {},
        {"valerius": "drepana"},
        siege={"drepana": 2},
        ready={C: {"drepana": 1}},
        exhausted={C: {"drepana": 1}},
        phase="march",
        general="valerius",
    )
    do(rig(pos, 6), "besiege")
    assert step(pos) == "LeavePort"
    assert choices(pos, "to") == {"lilybaeum", "panormus"}
    assert spent(pos, C, "drepana") == 0


@pytest.mark.rule("H11.4", "H13")
def test_exhausted_ships_in_harbour_are_not_attacked() -> None:
    pos = fleet_scene(
        {R: {"halaesa": 4}, C: {"thermae": 1}},
        "fleet halaesa",
        "to thermae",
        exhausted={C: {"thermae": 3}},
        supremacy=R,
    )
    assert pos.fighting().exhausted == [0, 0]
    pos = fleet_scene(
        {R: {"tyndaris": 4}, C: {"mylae": 1}},
        "fleet tyndaris",
        "to mylae",
        exhausted={C: {"mylae": 3}},
        supremacy=R,
    )
    assert pos.fighting().exhausted == [0, 3]


# -- H11.5 supremacy -----------------------------------------------------------------------------------------


@pytest.mark.rule("H11.5")
@pytest.mark.parametrize(
    ("rome", "carthage", "before", "after"),
    [(3, 2, C, R), (2, 2, C, C), (2, 2, R, R), (2, 3, R, C), (3, 2, R, R)],
)
def test_more_ready_ships_take_supremacy_and_equal_numbers_leave_it(
    rome: int, carthage: int, before: str, after: str
) -> None:
    pos = scene(
        ready={R: {"roma": rome}, C: {"carthago": carthage}},
        exhausted={R: {"neapolis": 5}},
        supremacy=before,
        phase="supremacy",
        turn=2,
    )
    assert pos.supremacy == (0 if after == R else 1)


@pytest.mark.rule("H11.5")
def test_whoever_rules_the_sea_needs_no_naval_die() -> None:
    for supremacy, rolled in ((R, False), (C, True)):
        pos = rig(embarked(supremacy=supremacy), 1)
        assert ("naval-die" in kinds(told(pos, "sail lipara"))) == rolled


# -- H11.6 the naval die -------------------------------------------------------------------------------------


def put_to_sea(face: int, cus_: int = 6, **moment: Any) -> FirstWar:
    """The worked example: 3 ships without Admiral from a friendly to an enemy port, 3 dots and 1 diamond."""
    pos = embarked(cus_, 3, supremacy=C, **moment)
    return sail(rig(pos, face), "lipara")


@pytest.mark.rule("H11.6", "11.6")
@pytest.mark.parametrize(
    ("face", "sunk", "there"),
    [(1, 0, True), (2, 0, True), (3, 0, True), (4, 0, False), (5, 1, False), (6, 2, False)],
)
def test_example_three_ships_without_admiral_from_a_friendly_to_an_enemy_port(
    face: int, sunk: int, there: bool
) -> None:
    """4:1, 3:1 and 3:2 are success, 3:3 is a return, 3:4 sinks a ship, 3:5 two."""
    pos = put_to_sea(face)
    port, other = ("lipara", "neapolis") if there else ("neapolis", "lipara")
    assert (where(pos, "valerius"), cus(pos, R, port), ready(pos, R, port)) == (port, 6 - sunk, 3 - sunk)
    assert (cus(pos, R, other), ready(pos, R, other)) == (0, 0)
    assert to_move(pos) == R
    assert step(pos) == ("SeaMarch" if there else "Stopped")


@pytest.mark.rule("H11.6")
def test_the_die_is_told_with_its_result() -> None:
    for face, word in (3, "success"), (4, "return"), (6, "sunk"):
        die = only(told(rig(embarked(6, 3, supremacy=C), face), "sail lipara"), "naval-die")
        assert (die.rule, die.args["naval_face"], die.args["result"]) == ("H11.6", face, word)


@pytest.mark.rule("H11.6")
@pytest.mark.parametrize(
    ("change", "margin"),
    [
        ({}, 2),
        ({"ships_": 4}, 3),
        ({"ships_": 2, "cus_": 4}, 1),
        ({"general": "regulus"}, 3),
        ({"general": "duilius"}, 3),
        ({"general": "pulcher"}, 2),
        ({"control": {R: ["neapolis", "lipara", "roma"], C: ["carthago"]}}, 3),
        ({"control": {R: ["neapolis", "roma"], C: ["carthago"]}}, 3),
        ({"control": {R: ["roma"], C: ["lipara", "carthago"]}}, 2),
        ({"control": {R: ["roma"], C: ["neapolis", "lipara", "carthago"]}}, 1),
    ],
)
def test_each_dot_and_diamond_counts(change: dict[str, Any], margin: int) -> None:
    """A dot for each ship and for an Admiral of 2 or more, a diamond for each end in enemy hands.

    With a margin of n before the die, the face of n diamonds is a return; an empty face is success.
    """
    for face, diamonds in ((3, 1), (4, 2), (5, 3)):
        pos = rig(embarked(**{"cus_": 4, "ships_": 3, **change}, supremacy=C), face)
        die = only(told(pos, "sail lipara"), "naval-die")
        expected = "success" if margin > diamonds else "return" if margin == diamonds else "sunk"
        assert die.args["result"] == expected, (face, margin)


@pytest.mark.rule("H11.6")
def test_after_a_return_the_move_has_ended() -> None:
    pos = put_to_sea(4)
    refused(pos, "sail lipara", "11.6", "stopped-returned")
    assert choices(pos, "march") == set()


@pytest.mark.rule("H11.6")
def test_each_ship_sunk_takes_a_cu_and_a_supply_train_without_political_consequences() -> None:
    pos = embarked(6, 3, supremacy=C, supplies={"valerius": 3})
    events = told(rig(pos, 6), "sail lipara")
    assert (cus(pos, R, "neapolis"), ready(pos, R, "neapolis"), supplies(pos, "valerius")) == (4, 1, 1)
    assert not {"consequences", "pc-removed"} & set(kinds(events))


@pytest.mark.rule("H11.6")
def test_the_owner_chooses_which_cus_are_lost_with_the_ships() -> None:
    """H11.6, 17.2 Carthage without supremacy: an elephant or another CU."""
    pos = scene(
        {},
        {"carthago": "4e1"},
        {"hanno": "carthago"},
        ready={C: {"carthago": 2}},
        control={R: ["carthago", "lilybaeum"], C: ["utica"]},
        supremacy=R,
        phase="march",
        seat=C,
        general="hanno",
    )
    do(rig(pos, 3), "sail lilybaeum")
    assert (step(pos), to_move(pos)) == ("Losses", C)
    do(pos, "lose elephant")
    assert (cus(pos, C, "carthago"), elephants(pos, "carthago"), ready(pos, C, "carthago")) == (3, 0, 1)


@pytest.mark.rule("H11.6")
def test_a_general_without_cus_left_is_displaced_and_the_other_ships_return() -> None:
    """Two ships and 1 CU, 2 dots against 4: both ships would go, and with the first the CU."""
    pos = embarked(1, 2, supremacy=C)
    do(rig(pos, 4), "sail lipara")
    assert (where(pos, "valerius"), cus(pos, R, "neapolis"), ready(pos, R, "neapolis")) == ("displaced", 0, 1)


@pytest.mark.rule("H11.6")
def test_the_die_is_rolled_once_for_the_whole_voyage() -> None:
    pos = rig(embarked(4, 4, supremacy=C), 1)
    events = told(pos, "sail messana", "to lipara", "to messana")
    assert kinds(events).count("naval-die") == 1
    assert pos.marching().weather.rolled


@pytest.mark.rule("H11.6")
def test_carthage_needs_the_die_when_rome_rules_the_sea() -> None:
    pos = scene(
        {},
        {"carthago": 4},
        {"hanno": "carthago"},
        ready={C: {"carthago": 2}},
        supremacy=R,
        phase="march",
        seat=C,
        general="hanno",
    )
    assert "naval-die" in kinds(told(rig(pos, 1), "sail lilybaeum"))


@pytest.mark.rule("H11.6")
def test_the_faces_are_those_of_the_table() -> None:
    assert list(zip(BOARD.naval_dots, BOARD.naval_diamonds, strict=True)) == [
        (1, 0), (0, 0), (0, 1), (0, 2), (0, 3), (0, 4),
    ]  # fmt: skip
    assert BOARD.naval[GENERAL["regulus"]] == 2


@pytest.mark.rule("H11.6", "11.5")
def test_the_side_that_rules_the_sea_rolls_the_naval_die() -> None:
    """25 It is asked first for a Good Omen, which rerolls a die of one's own."""
    pos = embarked(6, 3, supremacy=C, hands={R: ["diplomacy_a"], C: ["good_omen", "diplomacy_b"]})
    do(rig(pos, 2, 6), "sail lipara")
    assert (step(pos), to_move(pos), choices(pos, "counter")) == ("Window", C, {"good_omen"})
    do(pos, "counter good_omen")
    assert ready(pos, R, "neapolis") == 1, "two ships were sunk by the second roll"


@pytest.mark.rule("H11.6", "H11.1")
def test_trains_lost_with_ships_are_the_subordinates_first() -> None:
    pos = embarked(
        6,
        3,
        supremacy=C,
        generals={"caudex": "neapolis:proconsul"},
        supplies={"valerius": 1, "caudex": 1},
    )
    do(rig(pos, 5), "sail lipara")
    assert (supplies(pos, "valerius"), supplies(pos, "caudex")) == (1, 0)
