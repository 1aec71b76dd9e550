"""10.1 to 10.6, 10.8 to 10.10 Movement: marches, reactions, overruns, passes, straits, joining, splitting."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.records import BATTLED
from tests.hannibal.facts import GENERAL_ID
from tests.hannibal.kit import (
    C,
    R,
    battle,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    marching,
    only,
    place_of,
    refused,
    rig,
    scene,
    seat_of,
    start,
    step,
    to_move,
    told,
    where,
)

QUIET = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}  # nobody holds a counter-event
ONE, TWO, THREE = "hostile_tribes_a", "native_guide", "two_legions_of_slaves"  # cards by their OPs
HOMES = {"rome": ["roma", "capua", "arpi"], "carthage": ["carthago", "zama", "cirta"]}


def ops(general: str, *args: Any, **kwargs: Any) -> PunicWar:
    """A general has been activated with the OPs of a card."""
    return scene(*args, **{"phase": "march", "general": general, "hands": QUIET, **kwargs})


def punic(general: str, *args: Any, **kwargs: Any) -> PunicWar:
    """The same for Carthage."""
    return ops(general, *args, **{"seat": C, **kwargs})


def points(pos: PunicWar) -> int:
    """Movement points left."""
    return marching(pos).points


def along(pos: PunicWar) -> set[str]:
    """The subordinates who go with the marching general."""
    return {GENERAL_ID[g] for g in marching(pos).army.subs}


def commander(pos: PunicWar, side: str, place: str) -> str:
    """Who commands a stack."""
    return GENERAL_ID[pos.commander(seat_of(side), place_of(place))]


# -- 10.1 who may move -------------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(
    ("card", "able"),
    [(ONE, {"hannibal"}), (TWO, {"hannibal", "mago"}), (THREE, {"hannibal", "mago", "hanno"})],
)
def test_a_general_moves_by_a_card_of_at_least_his_strategy_rating(card, able):
    generals = {"hannibal": "saguntum", "mago": "carthago_nova", "hanno": "carthago"}
    pos = scene({}, {"saguntum": 2}, generals, seat=C, card=card, hands=QUIET)
    assert choices(pos, "activate") == able
    for name in set(generals) - able:
        refused(pos, f"activate {name}", "8.2", "too-few-ops")


@pytest.mark.rule("10.1")
def test_a_general_moves_alone_or_with_units_but_units_never_without_a_general():
    pos = scene({"roma": 6, "capua": 4}, {}, {"longus": "roma:proconsul"}, card=TWO, hands=QUIET)
    assert choices(pos, "activate") == {"longus"}, "the CUs in Capua have no general"
    refused(pos, "activate hannibal", "10.1", "not-your-general")
    refused(pos, "activate flaminius", "10.1", "not-your-general")
    do(pos, "activate longus", "take 0", "march falerii", "halt")
    assert (where(pos, "longus"), cus(pos, R, "falerii")) == ("falerii", 0)
    assert (cus(pos, R, "roma"), cus(pos, R, "capua")) == (6, 4)


@pytest.mark.rule("10.1")
def test_one_card_moves_one_army_unless_it_is_a_campaign():
    generals = {"longus": "roma:proconsul", "flaminius": "arpi:proconsul"}
    pos = scene({"roma": 6, "arpi": 6}, {}, generals, card="minor_campaign_a", hands=QUIET)
    do(pos, "activate longus", "march falerii", "halt")
    assert (step(pos), to_move(pos)) == ("Round", C), "its OPs were spent on one general"
    pos = scene({"roma": 6, "arpi": 6}, {}, generals, card="minor_campaign_a", phase="event", hands=QUIET)
    do(pos, "activate longus", "march falerii", "halt")
    assert (step(pos), to_move(pos), choices(pos, "activate")) == ("Activation", R, {"flaminius"})


# -- 10.2 the procedure ------------------------------------------------------------------------------------


@pytest.mark.rule("10.2")
def test_a_general_has_four_points_and_follows_the_lines():
    pos = ops("longus", {"roma": 6}, {}, {"longus": "roma:proconsul"}, card=TWO)
    assert points(pos) == 4
    refused(pos, "march beneventum", "10.2", "no-road")
    refused(pos, "march roma", "10.2", "no-road")
    for i, space in enumerate(["falerii", "faesulae", "pisae", "cosa"]):
        do(pos, f"march {space}")
        assert (where(pos, "longus"), cus(pos, R, space), points(pos)) == (space, 6, 3 - i)
    refused(pos, "march tarquinii", "10.2", "no-points")
    do(pos, "halt")
    assert (where(pos, "longus"), cus(pos, R, "cosa"), cus(pos, R, "roma")) == ("cosa", 6, 0)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("general", "card", "phase", "most"),
    [
        ("nero", "forced_march_1", "march-event", 6),
        ("nero", "forced_march_1", "march", 4),
        ("nero", "minor_campaign_a", "march-event", 6),
        ("nero", "minor_campaign_a", "march", 4),
        ("longus", "minor_campaign_a", "march-event", 4),
        ("longus", "forced_march_2", "march-event", 6),
    ],
)
def test_six_points_with_a_forced_march_or_neros_ability(general, card, phase, most):
    pos = ops(general, {"roma": 6}, {}, {general: "roma:proconsul"}, card=card, phase=phase)
    assert points(pos) == most
    way = ["falerii", "faesulae", "pisae", "cosa", "tarquinii", "roma", "capua"]
    do(pos, *(f"march {space}" for space in way[:most]))
    assert (where(pos, general), cus(pos, R, way[most - 1])) == (way[most - 1], 6)
    refused(pos, f"march {way[most]}", "10.2", "no-points")


@pytest.mark.rule("10.2")
def test_at_most_ten_units_go_with_a_general():
    pos = ops("longus", {"roma": 13}, {}, {"longus": "roma:proconsul"}, card=TWO)
    assert marching(pos).size() == 10
    refused(pos, "take 11", "10.2", "army-limit")
    do(pos, "march falerii", "halt")
    assert (cus(pos, R, "roma"), cus(pos, R, "falerii")) == (3, 10)


@pytest.mark.rule("10.2")
def test_units_are_dropped_and_picked_up_on_the_way_but_never_more_than_ten_together():
    pos = ops("longus", {"roma": 8, "falerii": 5}, {}, {"longus": "roma:proconsul"}, card=TWO)
    do(pos, "march falerii")
    refused(pos, "take 11", "10.2", "army-limit")
    do(pos, "take 10")
    refused(pos, "take 9", "10.2", "number-changed-here")
    do(pos, "march faesulae", "take 4", "march pisae", "halt")
    left = {name: cus(pos, R, name) for name in ("roma", "falerii", "faesulae", "pisae")}
    assert left == {"roma": 0, "falerii": 3, "faesulae": 6, "pisae": 4}


@pytest.mark.rule("10.2")
def test_generals_of_equal_or_lower_rank_are_left_and_taken_on_the_way():
    generals = {"mago": "saguntum", "gisgo": "saguntum", "hasdrubal": "dertosa", "hannibal": "tarraco"}
    pos = punic("mago", {}, {"saguntum": 4}, generals, card=TWO)
    do(pos, "march dertosa", "leave gisgo", "join hasdrubal", "march tarraco")
    assert along(pos) == {"hasdrubal"}
    refused(pos, "join hannibal", "10.8", "higher-rank")
    assert [where(pos, g) for g in ("mago", "hasdrubal", "gisgo")] == ["tarraco", "tarraco", "dertosa"]


@pytest.mark.rule("10.2.1")
def test_who_is_activated_commands_among_equals_and_takes_up_to_ten_and_any_subordinates():
    generals = {"mago": "saguntum", "gisgo": "saguntum"}
    for leader, other in (("mago", "gisgo"), ("gisgo", "mago")):
        pos = scene({}, {"saguntum": "12e2"}, generals, seat=C, card=TWO, hands=QUIET)
        do(pos, f"activate {leader}")
        assert commander(pos, C, "saguntum") == leader
        assert (along(pos), marching(pos).size(), marching(pos).elephants()) == ({other}, 10, 2)
        do(pos, f"leave {other}", "elephants 1", "take 7", "march dertosa", "halt")
        assert (where(pos, leader), where(pos, other)) == ("dertosa", "saguntum")
        assert (cus(pos, C, "dertosa"), elephants(pos, "dertosa")) == (7, 1)
        assert (cus(pos, C, "saguntum"), elephants(pos, "saguntum")) == (5, 1)


@pytest.mark.rule("10.2.1")
def test_a_higher_rank_keeps_the_command_9_3():
    pos = scene(
        {}, {"saguntum": 6}, {"hannibal": "saguntum", "mago": "saguntum"}, seat=C, card=TWO, hands=QUIET
    )
    do(pos, "activate mago")
    assert commander(pos, C, "saguntum") == "hannibal"
    refused(pos, "join hannibal", "10.8", "higher-rank")


@pytest.mark.rule("10.2.2")
def test_the_card_comes_first_and_decides_who_can_be_moved():
    generals = {"longus": "roma:proconsul", "fabius": "arpi"}
    hands = {"rome": [TWO, "diplomacy_a"], "carthage": ["diplomacy_b"]}
    pos = scene({"roma": 6, "arpi": 6}, {}, generals, phase="round", card=TWO, hands=hands)
    refused(pos, "activate longus", "10.1", "when-activate")
    do(pos, f"ops {TWO}")
    refused(pos, "activate fabius", "8.2", "too-few-ops")
    events = told(pos, "activate longus")
    assert only(events, "activated").args == {"side": R, "general": "longus", "space": "roma"}
    assert step(pos) == "March"


@pytest.mark.rule("10.2.3")
@pytest.mark.rule("10.3")
def test_reactions_at_a_space_come_before_anything_else_and_at_every_space():
    generals = {"longus": "roma:proconsul", "mago": "beneventum"}
    pos = ops("longus", {"roma": 6}, {"beneventum": 4}, generals, card=TWO)
    do(pos, "march praeneste")
    assert (step(pos), to_move(pos)) == ("March", R), "nobody is near"
    do(pos, "march terventum")
    assert (step(pos), to_move(pos)) == ("Reaction", C)
    assert legal(pos, R) == set()
    do(pos, "done")
    assert (step(pos), to_move(pos), points(pos)) == ("March", R, 2)
    do(pos, "march capua")
    assert (step(pos), to_move(pos), legal(pos)) == ("Reaction", C, {"intercept mago", "done"})
    refused(pos, "halt", "10.2", "when-halt")


@pytest.mark.rule("10.2.4")
def test_an_army_that_was_intercepted_steps_back_and_ends_its_move_or_fights():
    generals = {"longus": "roma:proconsul", "mago": "beneventum"}

    def intercepted() -> PunicWar:
        pos = ops("longus", {"roma": 6}, {"beneventum": 4}, generals, card=TWO, control=HOMES)
        do(pos, "march praeneste", "march terventum", "intercept mago")
        return do(rig(pos, 2), "done")

    pos = intercepted()
    assert (step(pos), legal(pos)) == ("Intercepted", {"back", "stand"})
    do(pos, "back")
    assert (step(pos), where(pos, "longus"), cus(pos, R, "praeneste")) == ("Round", "praeneste", 6)
    assert (where(pos, "mago"), cus(pos, C, "terventum")) == ("terventum", 4)
    pos = do(intercepted(), "stand")
    assert (step(pos), cus(pos, R, "terventum"), cus(pos, C, "terventum")) == ("Battle", 6, 4)


@pytest.mark.rule("10.2.5")
@pytest.mark.rule("10.5")
@pytest.mark.parametrize(
    ("army", "enemy", "general", "overrun"),
    [
        (5, 1, None, True),
        (10, 1, None, True),
        (4, 1, None, False),
        (10, 2, None, False),
        (10, 1, "mago", False),
    ],
)
def test_five_units_overrun_exactly_one_without_a_general(army, enemy, general, overrun):
    generals = {"longus": "arpi:proconsul", **({general: "cannae"} if general else {})}
    pos = ops("longus", {"arpi": army}, {"cannae": enemy}, generals, card=TWO)
    events = told(pos, "march cannae")
    assert ("overrun" in kinds(events), "battle" in kinds(events)) == (overrun, not overrun)
    assert cus(pos, C, "cannae") == (0 if overrun else enemy)
    assert cus(pos, R, "cannae") == army
    if overrun:
        assert (step(pos), points(pos)) == ("March", 3)
    else:
        assert step(pos) == "Battle"


@pytest.mark.rule("10.5")
def test_overruns_cost_nothing_and_may_be_repeated():
    enemies = {"cannae": 1, "heraclea": 1, "paestum": 1, "neapolis": 1}
    homes = {**HOMES, "rome": ["roma", "capua", "arpi", "neapolis"]}
    pos = ops("longus", {"arpi": 5}, enemies, {"longus": "arpi:proconsul"}, card=TWO, control=homes)
    before = [controls(pos, s) for s in homes["carthage"]]
    events = told(pos, *(f"march {name}" for name in enemies))
    assert kinds(events).count("overrun") == 4
    assert [e.args["space"] for e in events if e.kind == "overrun"] == list(enemies)
    assert not set(kinds(events)) & {"battle", "dealt", "casualties", "consequences"}
    assert cus(pos, R, "neapolis") == 5
    assert sum(pos.cus[1]) == 0
    assert points(pos) == 0
    assert [controls(pos, s) for s in homes["carthage"]] == before


@pytest.mark.rule("10.5")
def test_only_units_outside_the_walls_count_for_an_overrun():
    pos = ops(
        "longus",
        {"roma": 5},
        {"capua": 1, "capua/in": 2},
        {"longus": "roma:proconsul"},
        card=TWO,
        control={"carthage": ["capua"]},
    )
    events = told(pos, "march capua", "done")
    assert kinds(events).count("overrun") == 1
    assert (cus(pos, C, "capua"), cus(pos, C, "capua/in"), step(pos)) == (0, 2, "March")


@pytest.mark.rule("10.2.6")
def test_step_after_step_until_the_move_is_ended():
    pos = ops("longus", {"arpi": 6}, {"cannae": 1, "heraclea": 3}, {"longus": "arpi:proconsul"}, card=TWO)
    events = told(pos, "march cannae", "march heraclea")
    assert [e.kind for e in events] == ["marched", "overrun", "marched", "battle", "dealt"]
    assert step(pos) == "Battle"
    pos = ops("longus", {"arpi": 6}, {}, {"longus": "arpi:proconsul"}, card=TWO)
    do(pos, "march cannae", "halt")
    assert (step(pos), to_move(pos)) == ("Round", C), "he may halt before his points are spent"


@pytest.mark.rule("10.2.7")
def test_an_army_besieges_or_fights_but_never_both_with_one_card():
    control = {"rome": ["roma"], "carthage": ["carthago", "heraclea", "tarentum"]}
    generals = {"longus": "cannae:proconsul"}
    pos = ops("longus", {"cannae": 6}, {"tarentum": 2}, generals, card=TWO, control=control)
    assert "besiege" not in legal(do(pos, "march tarentum"))
    do(pos, "done")  # they stay outside
    deal_battle(pos, {"probe": 1}, {})
    do(rig(pos, 1, 1), "play probe")
    assert (step(pos), to_move(pos)) == ("Refugees", C), "the beaten may go inside"
    do(pos, "walls 2")
    assert (step(pos), to_move(pos), pos.siege[place_of("tarentum")]) == ("Round", C, 0)

    pos = ops("longus", {"cannae": 6}, {"tarentum/in": 2}, generals, card=TWO, control=control)
    do(pos, "march tarentum", "done")
    rig(pos, 4)
    do(pos, "besiege")
    assert (step(pos), pos.siege[place_of("tarentum")], cus(pos, R, "tarentum")) == ("Round", 1, 6)


@pytest.mark.rule("10.2.7")
def test_an_attempt_ends_the_move():
    pos = ops("longus", {"verona": 6}, {}, {"longus": "verona:proconsul"}, card=TWO)
    do(pos, "march insubres")
    assert {"besiege", "march taurini"} <= legal(pos)
    do(rig(pos, 4), "besiege")
    assert (step(pos), pos.siege[place_of("insubres")]) == ("Round", 1)


# -- 10.3 the reaction phase -------------------------------------------------------------------------------


def two_hunters(**kwargs: Any) -> PunicWar:
    """Longus enters Capua: Mago is there, Hannibal and Gisgo stand next to it."""
    generals = {"longus": "roma:proconsul", "mago": "capua", "hannibal": "beneventum", "gisgo": "terventum"}
    forces = {"capua": 3, "beneventum": 4, "terventum": 2}
    control = {"rome": ["roma"], "carthage": ["beneventum", "carthago"]}
    return do(
        ops("longus", {"roma": 8}, forces, generals, card=TWO, control=control, **kwargs), "march capua"
    )


@pytest.mark.rule("10.3.2")
def test_everything_is_declared_before_anything_is_rolled():
    pos = two_hunters()
    assert legal(pos) == {"avoid mago", "intercept hannibal", "intercept gisgo", "done"}
    used = pos.dice.used
    events = told(pos, "intercept gisgo", "done", "intercept hannibal", "take 3")
    assert kinds(events) == ["intercept-declared", "intercept-declared"]
    assert [e.args["count"] for e in events] == [2, 3]
    assert pos.dice.used == used, "no die yet"
    assert legal(pos) == {"avoid mago", "done"}, "what is declared cannot be taken back"
    refused(pos, "intercept gisgo", "12.7", "one-interception")
    rig(pos, 6, 6)
    events = told(pos, "done")
    assert [e.args["general"] for e in events if e.kind == "intercept-roll"] == ["gisgo", "hannibal"]


@pytest.mark.rule("10.3.2")
def test_who_declares_nothing_does_nothing():
    events = told(two_hunters(), "done")
    assert kinds(events) == ["battle", "dealt"]


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("die", "success"), [(1, True), (2, True), (3, False), (6, False)])
def test_avoiding_battle_is_rolled_before_the_interceptions_whatever_the_order_of_declaration(die, success):
    pos = two_hunters()
    do(pos, "intercept hannibal", "done", "avoid mago")
    rig(pos, die, 6)
    events = told(pos, "done", "done")
    assert events[1].kind == "avoid-roll"
    assert events[1].args["success"] == ("yes" if success else "no")
    if success:
        assert step(pos) == "Evade"
        assert "intercept-roll" not in kinds(events)
        events += told(pos, "to neapolis")
        assert (where(pos, "mago"), cus(pos, C, "neapolis"), cus(pos, C, "capua")) == ("neapolis", 3, 0)
    assert kinds(events).index("avoid-roll") < kinds(events).index("intercept-roll")
    assert only(events, "intercept-roll").args["success"] == "no"
    assert step(pos) == ("Pursuit" if success else "Battle")


@pytest.mark.rule("10.3.4")
@pytest.mark.parametrize("order", [["hannibal", "gisgo"], ["gisgo", "hannibal"]])
def test_interceptions_are_rolled_in_the_order_their_owner_likes(order):
    pos = two_hunters()
    for name in order:
        do(pos, f"intercept {name}", "done")
    rig(pos, 3, 4)  # Hannibal up to 4, Gisgo up to 3 (24): 3 is good for both, 4 for Hannibal alone
    events = told(pos, "done")
    rolls = [(e.args["general"], e.args["success"]) for e in events if e.kind == "intercept-roll"]
    second = "yes" if order[1] == "hannibal" else "no"
    assert rolls == [(order[0], "yes"), (order[1], second)]
    assert where(pos, order[0]) == "capua"
    assert (where(pos, order[1]) == "capua") == (second == "yes")


@pytest.mark.rule("10.3.4")
def test_an_interceptor_stays_outside_a_city():
    control = {"rome": ["roma"], "carthage": ["capua", "beneventum", "carthago"]}
    generals = {"longus": "roma:proconsul", "hannibal": "beneventum"}
    pos = ops("longus", {"roma": 6}, {"beneventum": 2, "capua": 1}, generals, card=TWO, control=control)
    do(pos, "march capua", "walls 1", "intercept hannibal")
    do(rig(pos, 1), "done")
    assert (step(pos), where(pos, "hannibal")) == ("Intercepted", "capua")
    assert (cus(pos, C, "capua"), cus(pos, C, "capua/in")) == (2, 1)
    do(pos, "stand")
    assert (step(pos), bool(battle(pos).interceptors)) == ("Battle", True)


# -- 10.4 spaces with enemies ------------------------------------------------------------------------------


@pytest.mark.rule("10.4")
@pytest.mark.rule("10.4.1")
def test_an_army_stops_at_enemy_units_and_fights():
    pos = ops("longus", {"arpi": 6}, {"cannae": 2}, {"longus": "arpi:proconsul"}, card=TWO)
    do(pos, "march cannae")
    assert (step(pos), marching(pos).effort) == ("Battle", BATTLED)
    deal_battle(pos, {"probe": 1}, {})
    do(rig(pos, 1, 1), "play probe")
    while step(pos) in ("Retreat", "RemovePCs"):
        do(pos, sorted(legal(pos))[0])
    assert (step(pos), to_move(pos), where(pos, "longus")) == ("Round", C, "cannae"), "the move is over"


@pytest.mark.rule("10.4.1")
@pytest.mark.parametrize(("pursuit", "goes_on"), [(1, True), (2, False)])
def test_enemies_who_avoid_battle_do_not_stop_an_army_that_pursues(pursuit, goes_on):
    generals = {"longus": "arpi:proconsul", "mago": "cannae"}
    control = {"rome": ["arpi"], "carthage": ["heraclea"]}
    pos = ops("longus", {"arpi": 6}, {"cannae": 2}, generals, card=TWO, control=control)
    do(pos, "march cannae", "avoid mago")
    do(rig(pos, 1), "done", "to heraclea")
    assert step(pos) == "Pursuit"
    do(rig(pos, pursuit), "roll")
    if goes_on:
        assert (step(pos), points(pos)) == ("March", 3)
        do(pos, "march beneventum")
    else:
        assert (step(pos), where(pos, "longus")) == ("Round", "cannae")


@pytest.mark.rule("10.4.1")
def test_units_inside_a_city_do_not_stop_an_army():
    control = {"rome": ["roma"], "carthage": ["capua", "carthago"]}
    pos = ops("longus", {"roma": 6}, {"capua/in": 2}, {"longus": "roma:proconsul"}, card=TWO, control=control)
    do(pos, "march capua", "done")
    assert (step(pos), points(pos)) == ("March", 3)
    do(pos, "march neapolis", "halt")
    assert (where(pos, "longus"), cus(pos, C, "capua/in")) == ("neapolis", 2)


@pytest.mark.rule("10.4.2")
def test_a_lone_general_does_not_enter_a_space_with_enemy_units():
    pos = ops("longus", {"arpi": 1}, {"cannae": 1}, {"longus": "arpi:proconsul"}, card=TWO)
    assert "cannae" in choices(pos, "march")
    do(pos, "take 0")
    refused(pos, "march cannae", "10.4.2", "lone-general")
    do(pos, "march beneventum")
    refused(pos, "march cannae", "10.4.2", "lone-general")


@pytest.mark.rule("10.4.2")
def test_a_lone_general_passes_a_lone_enemy_but_does_not_stop_there():
    pos = ops("longus", {}, {}, {"longus": "arpi:proconsul", "mago": "cannae"}, card=TWO)
    do(pos, "march cannae")
    refused(pos, "halt", "10.4.2", "lone-halt")
    assert (where(pos, "mago"), where(pos, "longus")) == ("cannae", "cannae"), "neither is displaced"
    do(pos, "march heraclea", "halt")
    assert (where(pos, "mago"), where(pos, "longus")) == ("cannae", "heraclea")


@pytest.mark.rule("10.4.2")
def test_a_lone_general_does_not_go_to_a_lone_enemy_with_his_last_point():
    pos = ops("longus", {}, {}, {"longus": "roma:proconsul", "mago": "beneventum"}, card=TWO)
    do(pos, "march praeneste", "march terventum", "march arpi")
    refused(pos, "march beneventum", "10.4.2", "lone-stay")


@pytest.mark.rule("10.4.2")
def test_a_general_with_units_may_end_his_move_where_a_lone_enemy_was():
    pos = ops("longus", {"arpi": 1}, {}, {"longus": "arpi:proconsul", "gisgo": "cannae"}, card=TWO)
    do(pos, "march cannae")
    assert (where(pos, "longus"), where(pos, "gisgo"), points(pos)) == ("cannae", "displaced", 3)
    do(pos, "halt")
    assert (where(pos, "longus"), cus(pos, R, "cannae")) == ("cannae", 1)


# -- 10.6 passes and straits -------------------------------------------------------------------------------

CROSSINGS = {
    "road": ("mutina", "ariminum", 1),
    "pass": ("mutina", "faesulae", 2),
    "alpine pass": ("druentia", "taurini", 2),
    "strait of Messana": ("rhegium", "messana", 2),
    "strait of Sardinia": ("aleria", "turris_libisonis", 2),
}


@pytest.mark.rule("10.6")
@pytest.mark.parametrize("kind", CROSSINGS)
def test_passes_and_straits_cost_two_points(kind):
    first, to, cost = CROSSINGS[kind]
    for source, end in ((first, to), (to, first)):
        control = {"rome": [source]}
        pos = ops("longus", {source: 1}, {}, {"longus": f"{source}:proconsul"}, card=TWO, control=control)
        do(rig(pos, 1), f"march {end}")
        assert (where(pos, "longus"), points(pos)) == (end, 4 - cost)


@pytest.mark.rule("10.6")
def test_a_single_point_is_not_enough_for_a_pass():
    pos = ops("longus", {"ariminum": 4}, {}, {"longus": "ariminum:proconsul"}, card=TWO)
    do(pos, "march falerii", "march ariminum", "march mutina")
    assert points(pos) == 1
    refused(pos, "march faesulae", "10.2", "no-points")
    assert "verona" in choices(pos, "march")


@pytest.mark.rule("10.6.1")
@pytest.mark.rule("10.6.1.1")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_pass_outside_the_alps_is_rolled_with_minus_two(die, lost):
    pos = ops("longus", {"mutina": 12}, {}, {"longus": "mutina:proconsul"}, card=TWO)
    events = told(rig(pos, die), "march faesulae")
    roll = only(events, "attrition")
    assert (roll.rule, roll.args["rolls"], roll.args["modifier"]) == ("10.6.1", [die], -2)
    assert (cus(pos, R, "faesulae"), marching(pos).size()) == (10 - lost, 10 - lost)
    assert cus(pos, R, "mutina") == 2, "who stays behind is safe"


@pytest.mark.rule("10.6.1")
@pytest.mark.rule("10.6.1.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_alpine_pass_is_rolled_without_a_modifier(die, lost):
    pos = punic("hannibal", {}, {"allobroges": 10}, {"hannibal": "allobroges"}, card=ONE)
    events = told(rig(pos, die), "march taurini")
    assert only(events, "attrition").args["modifier"] == 0
    assert cus(pos, C, "taurini") == 10 - lost


@pytest.mark.rule("10.6.1")
def test_every_crossing_is_rolled_for_and_by_the_force_that_is_left():
    pos = ops("longus", {"boii": 7}, {}, {"longus": "boii:proconsul"}, card=TWO)
    rig(pos, 6, 6)  # 4: 2 of 7, then 1 of 5
    events = told(pos, "march pisae", "march boii")
    assert [e.args["count"] for e in events if e.kind == "attrition"] == [2, 1]
    assert (cus(pos, R, "boii"), points(pos)) == (4, 0)


@pytest.mark.rule("10.6.1")
def test_elephants_suffer_in_the_alps_17_2():
    pos = punic("hannibal", {}, {"allobroges": "10e3"}, {"hannibal": "allobroges"}, card=ONE)
    do(rig(pos, 6), "march taurini")
    assert (step(pos), legal(pos)) == ("Losses", {"lose cu", "lose elephant"}), "one elephant is gone already"
    do(pos, "lose cu", "lose cu")
    assert (cus(pos, C, "taurini"), elephants(pos, "taurini")) == (7, 2)


@pytest.mark.rule("10.6.1")
def test_roads_straits_and_generals_alone_do_not_roll():
    pos = ops("longus", {"rhegium": 10}, {}, {"longus": "rhegium:proconsul"}, card=TWO)
    assert "attrition" not in kinds(told(pos, "march messana", "march enna"))
    pos = ops("longus", {"mutina": 3}, {}, {"longus": "mutina:proconsul"}, card=TWO)
    assert "attrition" not in kinds(told(do(pos, "take 0"), "march faesulae"))
    assert where(pos, "longus") == "faesulae"


@pytest.mark.rule("10.6.2")
@pytest.mark.parametrize(("source", "to"), [("rhegium", "messana"), ("messana", "rhegium")])
@pytest.mark.parametrize("side", [R, C])
def test_the_strait_of_messana_needs_control_of_the_space_one_leaves(source, to, side):
    general = "longus" if side == R else "mago"
    other = C if side == R else R
    forces = ({source: 4}, {}) if side == R else ({}, {source: 4})
    generals = {general: f"{source}:proconsul" if side == R else source}
    theirs = {other: [source], side: [to]}
    pos = ops(general, *forces, generals, card=THREE, seat=side, control=theirs)
    refused(pos, f"march {to}", "10.6.2", "strait-control")
    assert f"sail {to}" in legal(pos), "by sea both may go"
    ours = {side: [source], other: [to]}
    pos = ops(general, *forces, generals, card=THREE, seat=side, control=ours)
    do(pos, f"march {to}")
    assert (where(pos, general), points(pos)) == (to, 2)


@pytest.mark.rule("10.6.2")
@pytest.mark.parametrize(("source", "to"), [("aleria", "turris_libisonis"), ("turris_libisonis", "aleria")])
def test_the_strait_of_sardinia_is_always_open(source, to):
    pos = punic("mago", {}, {source: 4}, {"mago": source}, card=TWO)
    assert (controls(pos, source), controls(pos, to)) == (R, R)
    do(pos, f"march {to}")
    assert (where(pos, "mago"), cus(pos, C, to), points(pos)) == (to, 4, 2)


BARRIERS = {  # where the interceptor stands, where the march comes from and goes to
    "pass": ("faesulae", "ariminum", "mutina"),
    "alpine pass": ("druentia", "boii", "taurini"),
    "strait": ("rhegium", "enna", "messana"),
}


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize("kind", BARRIERS)
def test_nobody_intercepts_across_a_pass_or_a_strait(kind):
    near, source, to = BARRIERS[kind]
    control = {"carthage": [near]}
    generals = {"longus": f"{source}:proconsul", "mago": near, "gisgo": "capua"}
    pos = ops("longus", {source: 4}, {near: 4, "capua": 1}, generals, card=TWO, control=control)
    events = told(pos, f"march {to}")
    assert (step(pos), to_move(pos), kinds(events)) == ("March", R, ["marched"])


@pytest.mark.rule("10.6.3")
def test_interception_across_a_pass_is_refused_where_another_may_intercept():
    generals = {"longus": "ariminum:proconsul", "mago": "faesulae", "gisgo": "verona"}
    pos = ops("longus", {"ariminum": 4}, {"faesulae": 4, "verona": 2}, generals, card=TWO)
    do(pos, "march mutina")
    assert choices(pos, "intercept") == {"gisgo"}
    refused(pos, "intercept mago", "10.6.3", "intercept-over-pass")


@pytest.mark.rule("10.6.3")
def test_nobody_avoids_battle_across_a_pass():
    generals = {"longus": "ariminum:proconsul", "mago": "mutina", "gisgo": "boii"}
    control = {"rome": ["verona", "ariminum"], "carthage": ["boii", "faesulae"]}
    pos = ops("longus", {"ariminum": 4}, {"mutina": 2, "boii": 1}, generals, card=TWO, control=control)
    do(pos, "march mutina", "avoid mago")
    do(rig(pos, 1), "done", "done")
    assert (where(pos, "mago"), cus(pos, C, "boii")) == ("boii", 3), (
        "the only way; not over the pass to Faesulae"
    )
    control = {"rome": ["verona", "ariminum", "boii"], "carthage": ["faesulae"]}
    pos = ops(
        "longus",
        {"ariminum": 4},
        {"mutina": 2},
        {"longus": "ariminum:proconsul", "mago": "mutina"},
        card=TWO,
        control=control,
    )
    assert step(do(pos, "march mutina")) == "Battle", "he cannot avoid it"


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize("by_pass", [False, True])
def test_nobody_withdraws_across_a_pass(by_pass):
    source = "faesulae" if by_pass else "ariminum"
    control = {"rome": ["faesulae", "ariminum"], "carthage": ["mutina"]}
    pos = ops(
        "longus", {source: 6}, {"mutina": 3}, {"longus": f"{source}:proconsul"}, card=TWO, control=control
    )
    do(rig(pos, 1), "march mutina")
    assert step(pos) == "Battle"
    assert ("withdraw" in legal(pos)) == (not by_pass)
    if by_pass:
        refused(pos, "withdraw", "16.3", "cannot-withdraw")


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize("by_pass", [False, True])
def test_nobody_retreats_across_a_pass(by_pass):
    source = "faesulae" if by_pass else "ariminum"
    control = {"rome": ["faesulae", "ariminum", "roma", "arpi", "pisae", "cosa"], "carthage": ["mutina"]}
    pos = ops(
        "longus", {source: 6}, {"mutina": 3}, {"longus": f"{source}:proconsul"}, card=TWO, control=control
    )
    do(rig(pos, 1), "march mutina")
    army = cus(pos, R, "mutina")
    deal_battle(pos, {"probe": 1}, {"probe": 2})
    rig(pos, 1, 1)
    if not by_pass:
        do(pos, "play probe")  # without the choice to withdraw it plays itself
    do(pos, "play probe")
    if by_pass:
        assert (cus(pos, R, "faesulae"), where(pos, "longus")) == (0, "displaced")
    else:
        assert (cus(pos, R, "ariminum"), where(pos, "longus")) == (army - 1, "ariminum")


# -- 10.8 joining ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.8")
def test_a_moving_general_takes_along_equals_and_lower_ranks_with_units_or_without():
    generals = {
        "longus": "roma",
        "flaminius": "falerii",
        "nero": "faesulae:proconsul",
        "paullus": "pisae:dictator",
    }
    pos = ops("longus", {"roma": 5, "falerii": 3, "faesulae": 1, "pisae": 5}, {}, generals, card=TWO)
    do(pos, "march falerii", "join flaminius", "take 8", "march faesulae", "join nero", "march pisae")
    assert along(pos) == {"flaminius", "nero"}
    refused(pos, "join paullus", "10.8", "higher-rank")
    refused(pos, "join marcellus", "10.8", "general-not-here")
    assert (cus(pos, R, "pisae"), cus(pos, R, "faesulae"), cus(pos, R, "falerii")) == (13, 1, 0)
    assert marching(pos).general == GENERAL_ID.index("longus"), "he leads for this move"


@pytest.mark.rule("10.8")
def test_a_proconsul_does_not_take_a_consul_along():
    generals = {"nero": "roma:proconsul", "longus": "falerii:consul"}
    pos = ops("nero", {"roma": 5, "falerii": 5}, {}, generals, card=TWO)
    do(pos, "march falerii")
    refused(pos, "join longus", "10.8", "higher-rank")


@pytest.mark.rule("10.8")
def test_who_ends_his_move_with_a_superior_is_his_subordinate():
    generals = {"mago": "saguntum", "hannibal": "dertosa"}
    pos = punic("mago", {}, {"saguntum": 4, "dertosa": 4}, generals, card=TWO)
    do(pos, "march dertosa", "halt")
    assert commander(pos, C, "dertosa") == "hannibal"
    pos = ops(
        "nero", {"roma": 9, "arpi": 6}, {}, {"nero": "arpi:proconsul", "longus": "beneventum"}, card=TWO
    )
    do(pos, "march beneventum", "halt")
    assert commander(pos, R, "beneventum") == "longus", "18.3 a proconsul under a consul"


@pytest.mark.rule("10.8")
def test_who_ends_his_move_with_an_equal_takes_command_until_a_later_activation():
    hands = {"rome": ["diplomacy_a"], "carthage": [ONE, TWO]}
    for mover, resting in (("mago", "gisgo"), ("gisgo", "mago")):
        spaces = {mover: "saguntum", resting: "dertosa"}
        pos = punic(mover, {}, {"saguntum": 4, "dertosa": 4}, spaces, card=THREE, hands=hands)
        do(pos, "march dertosa", "halt")
        assert commander(pos, C, "dertosa") == mover
        do(pos, "discard diplomacy_a")
        assert commander(pos, C, "dertosa") == mover, "a card of the enemy's changes nothing"
        do(pos, f"ops {TWO}", f"activate {resting}", "halt")
        assert commander(pos, C, "dertosa") == resting


# -- 10.9 splitting ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.9")
@pytest.mark.rule("9.2")
def test_example_hannibal_marches_from_saguntum_to_narbo_and_leaves_gisgo_and_mago_on_the_way():
    pos = start(scenario="second_punic_war")
    assert [where(pos, g) for g in ("hannibal", "mago", "gisgo")] == ["saguntum"] * 3
    assert commander(pos, C, "saguntum") == "hannibal"
    generals = {"hannibal": "saguntum", "mago": "saguntum", "gisgo": "saguntum"}
    pos = punic("hannibal", {}, {"saguntum": "10e2"}, generals, card=ONE)
    assert (along(pos), marching(pos).size()) == ({"mago", "gisgo"}, 10)
    do(pos, "march dertosa", "leave gisgo", "take 8")
    do(pos, "march tarraco", "leave mago", "take 6")
    do(pos, "march emporiae", "march narbo")
    assert [where(pos, g) for g in ("hannibal", "mago", "gisgo")] == ["narbo", "tarraco", "dertosa"]
    way = ("saguntum", "dertosa", "tarraco", "emporiae", "narbo")
    assert [cus(pos, C, space) for space in way] == [0, 2, 2, 0, 6]
    assert (elephants(pos, "narbo"), points(pos), along(pos)) == (2, 0, set())
    refused(pos, "march nemausus", "10.2", "no-points")


@pytest.mark.rule("10.9")
def test_the_example_with_subordinates_left_without_units():
    generals = {"hannibal": "saguntum", "mago": "saguntum", "gisgo": "saguntum"}
    pos = punic("hannibal", {}, {"saguntum": "10e2"}, generals, card=ONE)
    do(pos, "march dertosa", "leave gisgo", "march tarraco", "leave mago", "march emporiae", "march narbo")
    assert [where(pos, g) for g in ("hannibal", "mago", "gisgo")] == ["narbo", "tarraco", "dertosa"]
    assert [cus(pos, C, s) for s in ("dertosa", "tarraco", "narbo")] == [0, 0, 10]


@pytest.mark.rule("10.9")
def test_who_was_left_or_taken_here_is_not_taken_or_left_again_at_once():
    pos = punic("hannibal", {}, {"saguntum": 4}, {"hannibal": "saguntum", "mago": "saguntum"}, card=ONE)
    do(pos, "march dertosa", "leave mago")
    refused(pos, "leave mago", "10.9", "not-with-him")
    refused(pos, "join mago", "10.8", "was-left-here")


@pytest.mark.rule("10.9")
def test_a_subordinate_is_activated_and_leaves_with_units_and_equals_and_his_superior_stays():
    generals = {"hannibal": "saguntum", "mago": "saguntum", "gisgo": "saguntum"}
    pos = scene({}, {"saguntum": "10e2"}, generals, seat=C, card=TWO, hands=QUIET)
    do(pos, "activate mago")
    refused(pos, "join hannibal", "10.8", "higher-rank")
    do(pos, "join gisgo", "elephants 0", "take 4", "march dertosa", "halt")
    assert [where(pos, g) for g in ("hannibal", "mago", "gisgo")] == ["saguntum", "dertosa", "dertosa"]
    assert (cus(pos, C, "saguntum"), cus(pos, C, "dertosa"), elephants(pos, "saguntum")) == (6, 4, 2)
    assert commander(pos, C, "dertosa") == "mago"
    assert (step(pos), to_move(pos)) == ("Round", R), "his activation does not move Hannibal too"


@pytest.mark.rule("10.9")
@pytest.mark.parametrize(
    ("total", "taken", "allowed"), [(10, 5, True), (10, 6, False), (7, 2, True), (7, 3, False)]
)
def test_a_detachment_leaves_a_consul_five_units_18_1(total, taken, allowed):
    generals = {"longus": "roma:consul", "nero": "roma:proconsul"}
    pos = ops("nero", {"roma": total}, {}, generals, card=TWO)
    if marching(pos).size() != taken:
        do(pos, f"take {taken}")
    if allowed:
        do(pos, "march falerii")
        assert (cus(pos, R, "roma"), cus(pos, R, "falerii")) == (total - taken, taken)
    else:
        refused(pos, "march falerii", "18.1", "consul-keeps-five")


@pytest.mark.rule("10.9")
def test_a_consul_leaves_units_behind_only_above_five_18_1():
    pos = ops("longus", {"roma": 6}, {}, {"longus": "roma:consul"}, card=TWO)
    do(pos, "take 4")
    refused(pos, "march falerii", "18.1", "consul-takes-five")
    pos = ops("longus", {"roma": 6}, {}, {"longus": "roma:consul"}, card=TWO)
    do(pos, "take 5", "march falerii")
    assert (cus(pos, R, "roma"), cus(pos, R, "falerii")) == (1, 5)


# -- 10.10 displaced generals ------------------------------------------------------------------------------


@pytest.mark.rule("10.10")
def test_a_general_without_units_is_displaced_when_an_enemy_army_enters():
    pos = ops(
        "longus", {"arpi": 2}, {}, {"longus": "arpi:proconsul", "mago": "cannae", "gisgo": "cannae"}, card=TWO
    )
    events = told(pos, "march cannae")
    assert (where(pos, "mago"), where(pos, "gisgo"), step(pos)) == ("displaced", "displaced", "March")
    assert [(e.kind, e.rule) for e in events][-2:] == [("general-displaced", "10.10")] * 2


@pytest.mark.rule("10.10")
def test_a_lone_general_may_slip_away_13_1():
    generals = {"longus": "arpi:proconsul", "mago": "cannae"}
    for die, place in ((2, "heraclea"), (3, "displaced")):
        pos = ops("longus", {"arpi": 2}, {}, generals, card=TWO, control={"carthage": ["heraclea"]})
        do(rig(pos, die), "march cannae", "avoid mago")
        if die == 2:
            do(pos, "to heraclea")
        assert where(pos, "mago") == place


@pytest.mark.rule("10.10")
def test_a_lone_enemy_general_displaces_nobody():
    pos = ops("longus", {}, {}, {"longus": "arpi:proconsul", "mago": "cannae"}, card=TWO)
    events = told(pos, "march cannae", "march heraclea")
    assert (where(pos, "mago"), "general-displaced" in kinds(events)) == ("cannae", False)


@pytest.mark.rule("10.10")
def test_a_displaced_consul_loses_his_office_and_is_out_until_the_reinforcements():
    pos = punic("mago", {}, {"arpi": 2}, {"longus": "cannae:consul", "mago": "arpi"}, card=TWO)
    do(pos, "march cannae", "done", "halt")
    g = GENERAL_ID.index("longus")
    assert (where(pos, "longus"), pos.office[g]) == ("displaced", 0)
    do(pos, "ops diplomacy_a")
    refused(pos, "activate longus", "10.1", "not-your-general")


@pytest.mark.rule("10.10")
def test_hannibal_displaced_is_gone_and_costs_five_ordinary_pcs():
    control = {
        "rome": ["arpi"],
        "carthage": ["carthago", "zama", "cirta", "thapsus", "utica", "tacapae", "sitifis", "vescera"],
    }
    pos = ops(
        "longus",
        {"arpi": 2},
        {},
        {"longus": "arpi:proconsul", "hannibal": "cannae"},
        card=TWO,
        control=control,
    )
    events = told(pos, "march cannae", "done")
    assert where(pos, "hannibal") == "gone"
    assert only(events, "general-gone").rule == "10.10"
    assert (step(pos), to_move(pos)) == ("RemovePCs", C)
    refused(pos, "remove carthago", "10.10", "not-ordinary-for-general")
    refused(pos, "remove arpi", "10.10", "not-ordinary-for-general")
    for name in ("zama", "cirta", "thapsus", "tacapae", "sitifis"):
        do(pos, f"remove {name}")
    left = {s for s in control["carthage"] if controls(pos, s) == C}
    assert left == {"carthago", "utica", "vescera"}
    assert (step(pos), to_move(pos), points(pos)) == ("March", R, 3), "the march goes on"


@pytest.mark.rule("10.10")
def test_with_fewer_than_five_pcs_hannibal_costs_all_and_that_is_no_peace():
    control = {"rome": ["arpi"], "carthage": ["carthago", "zama", "cirta"]}
    pos = ops(
        "longus",
        {"arpi": 2},
        {},
        {"longus": "arpi:proconsul", "hannibal": "cannae"},
        card=TWO,
        control=control,
    )
    do(pos, "march cannae", "done")
    assert [controls(pos, s) for s in control["carthage"]] == [C, None, None]
    assert pos.outcome is None


@pytest.mark.rule("10.10")
def test_scipio_africanus_displaced_is_gone():
    generals = {"scipio_africanus": "cannae:proconsul", "mago": "arpi"}
    pos = punic("mago", {}, {"arpi": 2}, generals, card=TWO, turn=6)
    do(pos, "march cannae", "done")
    assert (where(pos, "scipio_africanus"), pos.outcome) == ("gone", None)


@pytest.mark.rule("10.10")
def test_attrition_does_not_displace_a_general():
    pos = punic("mago", {}, {"allobroges": 1}, {"mago": "allobroges"}, card=TWO)
    do(rig(pos, 6), "march taurini")
    assert (where(pos, "mago"), cus(pos, C, "taurini"), points(pos)) == ("taurini", 0, 2)


@pytest.mark.rule("10.10")
def test_a_general_whose_units_died_in_the_pass_is_displaced_among_enemies():
    generals = {"mago": "allobroges"}
    pos = punic("mago", {"taurini": 2}, {"allobroges": 1}, generals, card=TWO)
    do(rig(pos, 6), "march taurini")
    assert (where(pos, "mago"), step(pos)) == ("displaced", "Round")


def beaten_defender(retreat: int) -> PunicWar:
    """Longus attacks Mago's 2 CUs at Cannae and wins with a Double Envelopment; the retreat die is given."""
    control = {"rome": ["arpi", "roma"], "carthage": ["heraclea", "zama", "cirta", "thapsus"]}
    generals = {"longus": "arpi:proconsul", "mago": "cannae"}
    pos = ops("longus", {"arpi": 8}, {"cannae": 2}, generals, card=TWO, control=control)
    do(pos, "march cannae", "done")
    deal_battle(pos, {"double_envelopment": 1}, {})
    return do(rig(pos, 1, retreat), "play double_envelopment")


@pytest.mark.rule("10.10")
def test_a_general_whose_units_all_fall_to_the_retreat_die_is_displaced():
    pos = beaten_defender(5)
    assert (where(pos, "mago"), cus(pos, C, "cannae") + cus(pos, C, "heraclea")) == ("displaced", 0)


@pytest.mark.rule("10.10")
def test_a_general_whose_units_all_fall_as_battle_casualties_is_not_displaced():
    control = {"rome": ["arpi", "roma"], "carthage": ["heraclea", "zama", "cirta", "thapsus"]}
    generals = {"longus": "arpi:proconsul", "mago": "cannae"}
    pos = ops("longus", {"arpi": 8}, {"cannae": 1}, generals, card=TWO, control=control)
    do(pos, "march cannae", "done")
    deal_battle(pos, {"probe": 1}, {})
    events = told(rig(pos, 6), "play probe")
    assert only(events, "casualties").args["count"] == 1
    assert (where(pos, "mago"), cus(pos, C, "heraclea")) == ("heraclea", 0), "he retreats alone"


@pytest.mark.rule("10.10")
def test_a_general_whose_units_all_fall_on_the_retreat_is_displaced():
    control = {
        "rome": ["arpi", "heraclea", "beneventum", "tarentum", "brundisium"],
        "carthage": ["zama", "cirta"],
    }
    generals = {"longus": "arpi:proconsul", "mago": "cannae"}
    pos = ops("longus", {"arpi": 8}, {"cannae": 1}, generals, card=TWO, control=control)
    do(pos, "march cannae")
    deal_battle(pos, {"probe": 1}, {})
    do(rig(pos, 1, 1), "play probe")
    assert (where(pos, "mago"), sum(pos.cus[1])) == ("displaced", 0)


@pytest.mark.rule("10.10")
def test_an_army_that_avoids_battle_displaces_the_lone_general_where_it_goes():
    generals = {"flaminius": "roma", "longus": "arpi:proconsul", "mago": "beneventum"}
    pos = ops("flaminius", {"roma": 8}, {"beneventum": 4}, generals, card=TWO, control={"rome": ["roma"]})
    do(pos, "march capua", "done", "march beneventum", "avoid mago")
    do(rig(pos, 1), "done", "to arpi")
    assert (cus(pos, C, "arpi"), where(pos, "longus")) == (4, "displaced")


@pytest.mark.rule("10.10")
def test_interceptors_displace_a_lone_general_whom_the_army_leaves_behind():
    generals = {"flaminius": "roma", "longus": "capua:proconsul", "mago": "beneventum"}
    pos = ops("flaminius", {"roma": 8}, {"beneventum": 4}, generals, card=TWO, control={"rome": ["roma"]})
    do(pos, "march capua", "intercept mago")
    do(rig(pos, 1), "done", "back")
    assert (cus(pos, C, "capua"), where(pos, "longus")) == (4, "displaced")
