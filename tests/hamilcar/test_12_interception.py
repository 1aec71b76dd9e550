"""H12 Interception at sea, and 12 by land of an army that has landed."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import CORVUS, FirstWar
from tests.hamilcar.kit import (
    SPACE,
    C,
    R,
    chase,
    choices,
    choose,
    cus,
    deal_tactics,
    do,
    fleet_scene,
    kinds,
    legal,
    only,
    ready,
    refused,
    rig,
    scene,
    ships,
    step,
    supplies,
    to_move,
    told,
    where,
)


def chased(die: int, generals: dict[str, str] | None = None, count: int = 1, **moment: Any) -> FirstWar:
    """A Roman fleet of 2 has come from Tyndaris to Mylae, and ships from Lipara have tried to intercept it."""
    fleets = {R: {"tyndaris": 2}, C: {"lipara": 3}}
    pos = fleet_scene(fleets, "fleet tyndaris", "to mylae", generals=generals or {}, **moment)
    chase(pos, die, lipara=count)
    return pos


# -- the try -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H12")
def test_each_enemy_fleet_one_lane_away_may_try() -> None:
    """Mylae has lanes to Lipara, Messana and Tyndaris."""
    fleets = {R: {"tyndaris": 2}, C: {"lipara": 3, "messana": 1, "panormus": 2}}
    pos = fleet_scene(fleets, "fleet tyndaris", "to mylae")
    assert (step(pos), to_move(pos), choices(pos, "chase")) == ("Chase", C, {"lipara", "messana"})
    refused(pos, "chase panormus", "H12", "chase-not-a-lane")
    refused(pos, "chase tyndaris", "H12", "chase-no-ships")
    do(pos, "chase lipara", "ships 2")
    refused(pos, "chase lipara", "H12", "chase-declared")
    assert choices(pos, "chase") == {"messana"}


@pytest.mark.rule("H12")
def test_the_interceptor_names_his_ships() -> None:
    pos = fleet_scene({R: {"tyndaris": 2}, C: {"lipara": 3}}, "fleet tyndaris", "to mylae")
    do(pos, "chase lipara")
    assert choices(pos, "ships") == {"1", "2", "3"}
    refused(pos, "ships 0", "H12", "chase-needs-a-ship")
    refused(pos, "ships 4", "H12", "chase-too-few")


@pytest.mark.rule("H12")
def test_tries_are_declared_together_and_then_rolled() -> None:
    fleets = {R: {"tyndaris": 2}, C: {"lipara": 3, "messana": 1}}
    pos = fleet_scene(fleets, "fleet tyndaris", "to mylae")
    events = chase(pos, 1, 2, lipara=3, messana=1)
    assert kinds(events)[:2] == ["chase-declared", "chase-declared"]
    assert [(e.args["from"], e.args["success"]) for e in events if e.kind == "chase-roll"] == [
        ("lipara", "yes"),
        ("messana", "no"),
    ]
    assert (ready(pos, C, "mylae"), ready(pos, C, "lipara"), ready(pos, C, "messana")) == (3, 0, 1)


@pytest.mark.rule("H12")
def test_nobody_has_to_try() -> None:
    pos = fleet_scene({R: {"tyndaris": 2}, C: {"lipara": 3}}, "fleet tyndaris", "to mylae")
    do(pos, "done")
    assert (step(pos), to_move(pos)) == ("FleetOrders", R)


@pytest.mark.rule("H12")
@pytest.mark.parametrize(
    ("generals", "control", "die", "caught"),
    [
        ({}, {}, 1, True),
        ({}, {}, 2, False),
        ({"bostar": "lipara"}, {}, 1, True),
        ({"bostar": "lipara"}, {}, 2, False),
        ({"hanno": "lipara"}, {}, 1, True),
        ({"hannibal_gisgo": "lipara"}, {}, 2, True),
        ({"hannibal_gisgo": "lipara"}, {}, 3, False),
        ({"adherbal": "lipara"}, {}, 4, True),
        ({"adherbal": "lipara"}, {}, 5, False),
        ({"adherbal": "lipara"}, {R: ["mylae", "roma"], C: ["carthago"]}, 3, True),
        ({"adherbal": "lipara"}, {R: ["mylae", "roma"], C: ["carthago"]}, 4, False),
        ({}, {R: ["mylae", "roma"], C: ["carthago"]}, 1, False),
    ],
)
def test_a_die_not_above_the_naval_rating_at_least_1_and_one_more_in_the_movers_port(
    generals: dict[str, str], control: dict[str, list[str]], die: int, caught: bool
) -> None:
    moment: dict[str, Any] = {"control": control} if control else {}
    pos = chased(die, generals, **moment)
    assert (step(pos) == "Caught") == caught
    assert ready(pos, C, "mylae") == (1 if caught else 0)
    assert ready(pos, C, "lipara") == (2 if caught else 3)


@pytest.mark.rule("H12")
def test_the_roll_is_told() -> None:
    pos = fleet_scene({R: {"tyndaris": 2}, C: {"lipara": 3}}, "fleet tyndaris", "to mylae")
    roll = only(chase(pos, 4, lipara=1), "chase-roll")
    assert roll.rule == "H12"
    assert roll.args == {
        "side": C,
        "from": "lipara",
        "space": "mylae",
        "rolls": [4],
        "modifier": 0,
        "rating": 1,
        "success": "no",
    }


@pytest.mark.rule("H12")
@pytest.mark.parametrize("condition", ["ready", "exhausted"])
def test_not_into_a_port_with_ships_of_the_mover_that_did_not_move(condition: str) -> None:
    fleets: dict[str, dict[str, int]] = {R: {"tyndaris": 2}, C: {"lipara": 3}}
    more: dict[str, Any] = {}
    if condition == "ready":
        fleets[R]["mylae"] = 1
    else:
        more["exhausted"] = {R: {"mylae": 1}}
    pos = fleet_scene(fleets, "fleet tyndaris", "to mylae", **more)
    assert step(pos) == "FleetOrders"


@pytest.mark.rule("H12")
def test_company_is_the_reason_that_is_given() -> None:
    """Asked at a port where some fleet may try: none may where the mover had ships."""
    pos = fleet_scene({R: {"tyndaris": 2}, C: {"lipara": 3}}, "fleet tyndaris", "to mylae")
    pos.ready[0][pos.sailing().port] += 1  # ships that did not move
    pos._legal = None
    refused(pos, "chase lipara", "H12", "chase-company")


@pytest.mark.rule("H12")
def test_at_each_port_entered_anew() -> None:
    fleets = {R: {"halaesa": 2}, C: {"lipara": 1, "messana": 1}}
    pos = fleet_scene(fleets, "fleet halaesa", "to tyndaris", "to mylae")
    assert step(pos) == "Chase"
    do(pos, "done", "to lipara")
    assert step(pos) in ("ChooseTactics", "Caught", "Chase")
    if step(pos) == "Chase":
        assert choices(pos, "chase") == {"messana"}


# -- fight or go back ----------------------------------------------------------------------------------------


@pytest.mark.rule("H12")
def test_the_fleet_that_was_caught_fights_or_goes_back() -> None:
    pos = chased(1)
    assert (step(pos), to_move(pos), legal(pos)) == ("Caught", R, {"stand", "back"})
    do(pos, "back")
    assert (ready(pos, R, "tyndaris"), ready(pos, R, "mylae"), ready(pos, C, "mylae")) == (2, 0, 1)
    assert (step(pos), to_move(pos)) == ("Round", C), "its move is over, though OPs are left"
    pos = chased(1)
    do(pos, "stand")
    assert pos.sea_battle is not None
    assert pos.fighting().attacker == 0


@pytest.mark.rule("H12")
def test_another_fleet_may_use_the_ops_that_are_left() -> None:
    """The two ships that came back have ended their move: of the five at Tyndaris only three may go."""
    pos = chased(1)
    pos.ready[0][SPACE["roma"]] = 1
    do(pos, "back")
    refused(pos, "fleet tyndaris", "H8.5", "fleet-has-moved")
    assert choices(pos, "fleet") == {"roma"}
    pos = chased(1)
    pos.ready[0][SPACE["tyndaris"]] = 3
    do(pos, "back", "fleet tyndaris")
    assert (choices(pos, "to"), choices(pos, "ships")) == ({"mylae", "halaesa"}, {"1", "2"})
    refused(pos, "ships 3", "H8.5", "fleet-too-few")
    do(pos, "to halaesa")
    assert (ready(pos, R, "tyndaris"), ready(pos, R, "halaesa")) == (2, 3)


@pytest.mark.rule("H12")
def test_a_fleet_that_was_intercepted_fights_also_those_in_their_own_harbour() -> None:
    """Panormus is Carthage's: ships that lie there cannot stay inside when others have come to fight."""
    fleets = {R: {"lipara": 3}, C: {"panormus": 1, "drepana": 1}}
    pos = fleet_scene(fleets, "fleet lipara", "to panormus")
    chase(pos, 1, drepana=1)
    do(pos, "stand")
    assert step(pos) == "ChooseTactics"
    assert ready(pos, C, "panormus") == 2


@pytest.mark.rule("H12", "H8.5")
def test_an_admiral_goes_back_with_his_fleet() -> None:
    pos = scene(generals={"duilius": "tyndaris"}, ready={R: {"tyndaris": 2}, C: {"lipara": 3}})
    do(pos, "fleet tyndaris", "admiral duilius", "to mylae")
    chase(pos, 1, lipara=1)
    do(pos, "back")
    assert where(pos, "duilius") == "tyndaris"


@pytest.mark.rule("H12", "H8.5")
def test_an_admiral_who_left_walls_with_the_enemy_before_them_is_inside_again() -> None:
    pos = scene(
        {"messana/in": 1},
        {"messana": 3},
        {"duilius": "messana/in:proconsul", "valerius": "messana/in"},
        ready={R: {"messana": 2}, C: {"lipara": 3}},
    )
    do(pos, "fleet messana", "admiral duilius", "to mylae")
    chase(pos, 1, lipara=1)
    do(pos, "back")
    assert where(pos, "duilius") == "messana/in"


@pytest.mark.rule("H12", "H13")
def test_interceptors_are_led_by_the_commander_who_sent_them() -> None:
    """Adherbal stays at Lipara: his 4 counts, and not the 0 of nobody at Mylae."""
    pos = do(chased(1, {"adherbal": "lipara"}), "stand")
    assert pos.view(1)["sea"]["battle"]["ratings"] == {R: 0, C: 4}
    assert sum(pos.fighting().hands[1]) == 4 + 1


@pytest.mark.rule("H12", "H13")
@pytest.mark.parametrize(("where_", "fate"), [("lipara", (2, 0)), ("rhegium", (2, 1))])
def test_who_sends_interceptors_uses_his_ability_in_their_battle(where_: str, fate: tuple[int, int]) -> None:
    """Duilius, at Lipara, leads a Board card that a Ram does not cancel; nobody does if he is at Rhegium."""
    fleets = {R: {"lipara": 2}, C: {"tyndaris": 3}}
    pos = scene(generals={"duilius": where_}, ready=fleets, seat=C, supremacy=C)
    do(pos, "fleet tyndaris", "to mylae")
    chase(pos, 1, lipara=2)
    do(pos, "stand")
    admiral = "duilius" if where_ == "lipara" else None
    assert pos.view(1)["sea"]["battle"]["admirals"] == {R: admiral, C: None}
    deal_tactics(pos, ["boarding"], ["ram"])
    choose(rig(pos, 1, 1, 1, 6, 1), "boarding", "ram")
    assert ships(pos, C, "mylae") == fate


@pytest.mark.rule("H12", "H13")
def test_the_best_admiral_of_those_who_came_or_of_the_port_leads() -> None:
    """Adherbal's 4 of Lipara, Hanno's 1 of Messana, and Carthalo's 3 in Mylae, where they meet."""
    generals = {"adherbal": "lipara", "hanno": "messana", "carthalo": "mylae"}
    for there, ports, leads in (
        ({"lipara": 1, "messana": 1}, {"messana": 1, "lipara": 1}, "adherbal"),
        ({"messana": 1}, {"messana": 1}, "carthalo"),
    ):
        pos = scene(generals=generals, ready={R: {"tyndaris": 3}, C: there}, supremacy=R)
        do(pos, "fleet tyndaris", "to mylae")
        chase(pos, *[1] * len(ports), **ports)
        do(pos, "stand")
        assert pos.view(0)["sea"]["battle"]["admirals"] == {R: None, C: leads}


# -- an army aboard ------------------------------------------------------------------------------------------


def caught_at_sea(supremacy: str = R, cus_: int = 4, ships_: int = 2, **moment: Any) -> FirstWar:
    """An army from Tyndaris that was intercepted in Mylae from Lipara, on its way to Messana."""
    moment = {"generals": {"valerius": "tyndaris"}, "general": "valerius", **moment}
    pos = scene(
        {"tyndaris": cus_},
        moment.pop("carthage", {}),
        moment.pop("generals"),
        ready={R: {"tyndaris": ships_}, C: {"lipara": 3, **moment.pop("guards", {})}},
        supremacy=supremacy,
        phase="march",
        **moment,
    )
    do(rig(pos, 1), "sail messana")
    if step(pos) == "SeaLegs":
        do(pos, "to mylae")
    chase(pos, 1, lipara=3)
    return pos


@pytest.mark.rule("H12")
def test_an_army_aboard_goes_back_one_lane_and_stops() -> None:
    pos = do(caught_at_sea(), "back")
    assert (where(pos, "valerius"), cus(pos, R, "tyndaris"), ready(pos, R, "tyndaris")) == ("tyndaris", 4, 2)
    assert ready(pos, C, "mylae") == 3
    assert (step(pos), to_move(pos)) == ("Round", C), "nothing is left to do there"


@pytest.mark.rule("H11.6", "12.5")
@pytest.mark.parametrize(("die", "back"), [(1, True), (2, True), (4, False)])
def test_without_supremacy_stepping_back_needs_the_die_again(die: int, back: bool) -> None:
    """Two ships: 2 dots; no diamonds but the die's. On a return the army stays and fights."""
    pos = caught_at_sea(C)
    events = told(rig(pos, die), "back")
    assert only(events, "naval-die").args["to"] == "tyndaris"
    if back:
        assert (where(pos, "valerius"), step(pos)) == ("tyndaris", "Round")
    else:
        assert pos.sea_battle is not None
        assert (ready(pos, R, "mylae"), cus(pos, R, "tyndaris")) == (2, 0)


@pytest.mark.rule("H11.6", "12.5")
def test_ships_sunk_on_the_way_back_take_cus_along_and_the_rest_fights() -> None:
    """2 dots against 3 diamonds: a ship and a CU."""
    pos = caught_at_sea(C)
    do(rig(pos, 5), "back")
    assert ready(pos, R, "mylae") == 1
    assert pos.sea_battle is not None
    assert pos.cus[0][pos.sea.transit] == 3


@pytest.mark.rule("H11.6", "12.5")
def test_a_general_without_cus_on_the_way_back_is_displaced_and_the_ships_fight() -> None:
    """Two ships and one CU: it drowns with the first ship."""
    pos = caught_at_sea(C, cus_=1)
    do(rig(pos, 5), "back")
    assert where(pos, "valerius") == "displaced"
    assert pos.sea_battle is not None
    assert pos.voyage is not None
    assert not pos.voyage.army
    assert ready(pos, R, "mylae") == 1


@pytest.mark.rule("H11.6", "H13.1", "12.5")
def test_an_army_without_ships_on_the_way_back_is_lost() -> None:
    """Two ships and 4 CUs, 2 dots against 4 diamonds: both ships are sunk, and nobody is left to carry the rest."""
    pos = caught_at_sea(C)
    do(rig(pos, 6), "back")
    assert (where(pos, "valerius"), pos.ships_of(0)) == ("displaced", 0)
    assert sum(pos.cus[0]) == 0
    assert pos.sea_battle is None
    assert pos.march is None


@pytest.mark.rule("H11.6", "12.5")
@pytest.mark.parametrize(("control", "margin"), [(["carthago"], 2), (["carthago", "hipponium"], 1)])
def test_the_die_of_the_way_back_counts_the_port_where_it_leads_to(control: list[str], margin: int) -> None:
    """From Hipponium by Lipara to Panormus; Lipara, Carthage's, is held by enemy CUs: so back to Hipponium.

    Panormus is nobody's, so the one diamond is that of Hipponium, and not that of Lipara.
    """
    pos = scene(
        {"hipponium": 4},
        {"lipara": 1},
        {"valerius": "hipponium"},
        ready={R: {"hipponium": 2}, C: {"drepana": 1}},
        control={R: ["roma"], C: [*control, "lipara"]},
        supremacy=C,
        phase="march",
        general="valerius",
    )
    do(rig(pos, 1), "sail panormus", "to lipara", "to panormus")
    chase(pos, 1, drepana=1)
    face = {2: 4, 1: 3}[margin]  # as many diamonds as make it even
    die = only(told(rig(pos, face), "back"), "naval-die")
    assert (die.args["to"], die.args["result"]) == ("hipponium", "return")


@pytest.mark.rule("H12")
def test_an_army_that_was_caught_fights_with_its_general_in_command() -> None:
    pos = do(caught_at_sea(generals={"duilius": "tyndaris"}, general="duilius"), "stand")
    assert pos.view(0)["sea"]["battle"]["ratings"] == {R: 3, C: 0}
    assert pos.view(0)["sea"]["battle"]["admirals"] == {R: "duilius", C: None}


# -- then by land --------------------------------------------------------------------------------------------


def landed(supremacy: str = R, cus_: int = 4, ships_: int = 2, spoiled: int = 0, **moment: Any) -> FirstWar:
    """An army from Mylae that has landed at Tyndaris, and was intercepted by Gisgo from Halaesa."""
    pos = scene(
        {"mylae": cus_},
        {"halaesa": 5},
        {"valerius": "mylae", "hannibal_gisgo": "halaesa"},
        ready={R: {"mylae": ships_}},
        supremacy=supremacy,
        phase="march",
        general="valerius",
        **moment,
    )
    do(rig(pos, 1), "sail tyndaris")
    pos.exhaust(0, SPACE["tyndaris"], spoiled, "H13")  # as if they had fought in the port
    do(pos, "intercept hannibal_gisgo")
    return do(rig(pos, 1), "done")


@pytest.mark.rule("H12", "12.2", "12.5")
def test_land_interception_follows_the_landing_and_ships_take_the_army_back() -> None:
    pos = landed()
    assert (step(pos), legal(pos)) == ("Intercepted", {"back", "stand"})
    do(pos, "back")
    assert (where(pos, "valerius"), cus(pos, R, "mylae"), ships(pos, R, "mylae")) == ("mylae", 4, (2, 0))
    assert ready(pos, R, "tyndaris") == 0


@pytest.mark.rule("H11.6", "12.5")
@pytest.mark.parametrize(
    ("face", "back", "left"), [(1, True, 4), (4, False, 4), (5, False, 3), (6, False, 2)]
)
def test_the_die_again_after_a_land_interception(face: int, back: bool, left: int) -> None:
    pos = landed(C, supplies={"valerius": 2})
    do(rig(pos, face), "back")
    assert cus(pos, R, "mylae" if back else "tyndaris") == left
    assert supplies(pos, "valerius") == 2 - (4 - left)
    assert ready(pos, R, "mylae" if back else "tyndaris") == 2 - (4 - left)
    if not back:
        assert pos.battle is not None or step(pos) in ("Battle", "Attack")


@pytest.mark.rule("H11.6", "H2.2", "12.5")
@pytest.mark.parametrize(("face", "left"), [(5, True), (6, False)])
def test_the_corvus_is_lost_with_three_ships_on_the_way_back_too(face: int, left: bool) -> None:
    """Three ships between two enemy ports: 3 dots against 5 or 6 diamonds."""
    control = {R: ["roma"], C: ["carthago", "mylae", "tyndaris"]}
    pos = landed(C, cus_=6, ships_=3, control=control, markers=CORVUS)
    do(rig(pos, face), "back")
    assert pos.ships_of(0) == (1 if left else 0)
    assert pos.marked(CORVUS) == left


@pytest.mark.rule("H11.1", "12.5")
@pytest.mark.parametrize(("cus_", "spoiled"), [(4, 1), (4, 2), (1, 2)])
def test_an_army_does_not_go_back_in_ships_that_cannot_carry_it(cus_: int, spoiled: int) -> None:
    """Only Ready ships carry: those that were Exhausted in a battle in the port do not."""
    hands = {R: ["diplomacy_a"], C: ["diplomacy_b"]}
    pos = landed(cus_=cus_, spoiled=spoiled, hands=hands)
    assert step(pos) == "Battle", "there was nothing to choose"
    assert cus(pos, R, "tyndaris") == cus_
    pos = landed(cus_=cus_)
    pos.exhaust(0, SPACE["tyndaris"], spoiled, "H13")
    pos._legal = None
    refused(pos, "back", "H11.1", "ships-overloaded")
    assert legal(pos) == {"stand"}


@pytest.mark.rule("12.5", "10.10")
@pytest.mark.parametrize(("spoiled", "there"), [(0, "mylae"), (1, "displaced")])
def test_a_general_alone_goes_back_in_his_ship_or_is_displaced(spoiled: int, there: str) -> None:
    pos = landed(cus_=0, ships_=1, spoiled=spoiled)
    assert where(pos, "valerius") == there
