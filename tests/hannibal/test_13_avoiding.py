"""13 Avoiding battle: who, where to, with what; pursuit, and cities."""

from __future__ import annotations

from functools import partial

import pytest

from bellum.games.hannibal.brought import commander
from bellum.games.hannibal.position import TRUCE_ON, PunicWar
from tests.hannibal.facts import GENERAL, SPACE
from tests.hannibal.kit import (
    EMPTY,
    battle,
    choices,
    cus,
    do,
    elephants,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    step,
    to_move,
    told,
    where,
)
from tests.hannibal.kit import scene as bare_scene

# Both sides hold a card, so that the game stops after the one being played.
scene = partial(bare_scene, hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]})


def attacked(general: str = "hasdrubal", count: int | str = 4, **more: str) -> PunicWar:
    """P. Scipio with 8 CUs has come from Laminium into Toletum, where a Carthaginian stands."""
    pos = scene(
        {"laminium": 8},
        {"toletum": count} if count else {},
        {general: "toletum", "p_scipio": "laminium:proconsul", **more},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    return do(pos, "march toletum")


def avoided(pos: PunicWar, general: str, to: str) -> PunicWar:
    """The general avoids battle with all that he can take."""
    return do(rig(do(pos, f"avoid {general}"), 1), "done", f"to {to}")


# -- 13.1 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(("die", "success"), [(3, True), (4, False)])
def test_the_roll_is_the_battle_rating_or_less(die: int, success: bool) -> None:
    pos = rig(do(attacked(), "avoid hasdrubal"), die)
    events = told(pos, "done")
    roll = only(events, "avoid-roll")
    assert (roll.rule, roll.args["rating"], roll.args["rolls"]) == ("13.1", 3, [die])
    if success:
        do(pos, "to arsa")
        assert (where(pos, "hasdrubal"), cus(pos, "carthage", "arsa"), step(pos)) == ("arsa", 4, "Pursuit")
    else:
        assert (where(pos, "hasdrubal"), cus(pos, "carthage", "toletum"), step(pos)) == (
            "toletum",
            4,
            "Battle",
        )


@pytest.mark.rule("13.1", "14.1")
def test_after_a_failure_there_is_battle_with_one_card_less() -> None:
    failed = told(rig(do(attacked(), "avoid hasdrubal"), 6), "done")
    assert only(failed, "dealt").args == {"rome": 8 + 2, "carthage": 4 + 3 - 1}
    accepted = told(attacked(), "done")
    assert only(accepted, "dealt").args == {"rome": 8 + 2, "carthage": 4 + 3}


@pytest.mark.rule("13.1", "10.10")
@pytest.mark.parametrize(("die", "place"), [(3, "arsa"), (4, "displaced")])
def test_a_general_without_cus_avoids_or_is_displaced(die: int, place: str) -> None:
    pos = rig(attacked(count=0), die)
    do(pos, "avoid hasdrubal")
    if place == "arsa":
        do(pos, "to arsa")
    assert where(pos, "hasdrubal") == place
    assert where(pos, "p_scipio") == "toletum"
    # Only a successful avoidance makes the mover roll to go on.
    assert step(pos) == ("Pursuit" if place == "arsa" else "March")


@pytest.mark.rule("13.1", "10.10")
def test_a_general_without_cus_who_does_not_try_is_displaced() -> None:
    pos = do(attacked(count=0), "done")
    assert (where(pos, "hasdrubal"), step(pos)) == ("displaced", "March")


@pytest.mark.rule("13.1")
def test_only_the_inactive_player_avoids_and_only_where_the_enemy_came() -> None:
    pos = scene(
        {"laminium": 8, "toletum": 5},
        {"arsa": 4},
        {"hasdrubal": "arsa", "p_scipio": "laminium:proconsul", "longus": "toletum"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    assert (to_move(pos), step(pos)) == ("rome", "March")  # nobody was asked
    entered = do(pos, "march arsa")
    assert choices(entered, "avoid") == {"hasdrubal"}
    refused(entered, "avoid p_scipio", "13.1", "mover-avoids")
    refused(entered, "avoid longus", "13.1", "mover-avoids")


@pytest.mark.rule("13.1")
def test_cus_without_a_general_do_not_avoid() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4, "arsa": 3},
        {"hasdrubal": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    assert (choices(pos, "avoid"), choices(pos, "intercept")) == (set(), {"hasdrubal"})
    refused(pos, "avoid hasdrubal", "13.1", "not-attacked")
    do(pos, "done")
    assert step(pos) == "Battle"


@pytest.mark.rule("13.1")
def test_a_lone_enemy_general_is_no_army_to_be_avoided() -> None:
    pos = scene(
        {},
        {},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    assert (to_move(pos), where(pos, "hasdrubal")) == ("rome", "toletum")


@pytest.mark.rule("13.1", "24.1")
@pytest.mark.parametrize(("general", "rating"), [("gisgo", 3), ("mago", 2), ("hannibal", 4)])
def test_ratings_of_carthaginians(general: str, rating: int) -> None:
    for die, place in ((rating, "arsa"), (rating + 1, "toletum")):
        pos = do(rig(do(attacked(general), f"avoid {general}"), die), "done")
        if place == "arsa":
            do(pos, "to arsa")
        assert where(pos, general) == place


@pytest.mark.rule("13.1", "24.1")
@pytest.mark.parametrize(("general", "rating"), [("fabius", 5), ("flaminius", 2)])
def test_fabius_avoids_on_five(general: str, rating: int) -> None:
    for die, place in ((rating, "arpi"), (rating + 1, "terventum")):
        pos = scene(
            {"terventum": 8},
            {"beneventum": 6},
            {"hannibal": "beneventum", general: "terventum"},
            control=EMPTY,
            phase="march",
            seat="carthage",
            general="hannibal",
        )
        do(rig(do(pos, "march terventum", f"avoid {general}"), die), "done")
        if place == "arpi":
            do(pos, "to arpi")
        assert where(pos, general) == place


@pytest.mark.rule("13.1", "10.3.3")
def test_avoiding_is_rolled_before_interceptions_and_both_may_be_declared() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4, "arsa": 3},
        {"hasdrubal": "toletum", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "intercept mago", "done", "avoid hasdrubal")
    first = told(rig(pos, 3, 2), "done")
    assert "intercept-roll" not in kinds(first)
    second = told(pos, "to salmantica")
    assert only(second, "intercept-roll").args["success"] == "yes"
    assert (cus(pos, "carthage", "toletum"), cus(pos, "carthage", "salmantica")) == (3, 4)
    do(pos, "stand")
    assert battle(pos).sizes == [8, 3]


# -- 13.2 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.2")
def test_at_most_ten_cus_avoid_and_the_rest_fights() -> None:
    pos = avoided(attacked(count=13), "hasdrubal", "arsa")
    assert (cus(pos, "carthage", "arsa"), cus(pos, "carthage", "toletum")) == (10, 3)
    assert step(pos) == "Battle"
    assert battle(pos).sizes == [8, 3]
    assert battle(pos).failed_avoidance is False


@pytest.mark.rule("13.2", "10.5")
def test_a_single_cu_left_behind_is_overrun_and_the_pursuit_is_rolled_for() -> None:
    pos = do(attacked(count=5), "avoid hasdrubal")
    events = told(rig(pos, 1), "take 4")
    assert "avoid-roll" in kinds(events)
    events = told(pos, "to arsa")
    assert "overrun" in kinds(events)
    assert (cus(pos, "carthage", "arsa"), cus(pos, "carthage", "toletum")) == (4, 0)
    assert step(pos) == "Pursuit"


@pytest.mark.rule("13.2")
def test_cus_elephants_and_generals_may_be_left_behind() -> None:
    pos = do(attacked("hannibal", "7e3", mago="toletum"), "avoid hannibal")
    assert choices(pos, "take") == {"0", "1", "2", "3", "4", "5", "6"}
    assert choices(pos, "leave") == {"mago"}
    do(pos, "take 4", "elephants 2")
    do(rig(pos, 4), "leave mago", "to arsa")
    assert (where(pos, "hannibal"), cus(pos, "carthage", "arsa"), elephants(pos, "arsa")) == ("arsa", 4, 2)
    assert (where(pos, "mago"), cus(pos, "carthage", "toletum"), elephants(pos, "toletum")) == (
        "toletum",
        3,
        1,
    )
    assert commander(pos, 1) == 2


@pytest.mark.rule("13.2", "18.1")
def test_a_consul_neither_leaves_nor_is_left_with_fewer_than_five() -> None:
    pos = scene(
        {"terventum": 9},
        {"beneventum": 6},
        {"hannibal": "beneventum", "varro": "terventum", "nero": "terventum:proconsul"},
        control=EMPTY,
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march terventum")
    consul = do(pos.clone(), "avoid varro")
    assert choices(consul, "take") == {"5", "6", "7", "8"}
    refused(consul, "take 4", "18.1", "consul-takes-five")
    proconsul = do(pos, "avoid nero")
    assert choices(proconsul, "take") == {"0", "1", "2", "3"}  # 4 are chosen: five stay with the consul
    refused(proconsul, "take 5", "18.1", "consul-keeps-five")


def ways(control: dict[str, list[str]], rome: dict[str, int] | None = None) -> set[str]:
    """Where Hasdrubal in Toletum can avoid to, attacked from Laminium."""
    pos = scene(
        {"laminium": 8, **(rome or {})},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control=control,
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "avoid hasdrubal"), 1), "done")
    return choices(pos, "to")


@pytest.mark.rule("13.2")
def test_where_an_army_avoids_to() -> None:
    free = {"salaria", "arsa", "salmantica", "segovia", "segobriga"}
    assert ways(EMPTY) == free  # not Laminium, where the enemy came from
    assert ways({"carthage": ["arsa"], "rome": ["segovia", "salaria"]}) == free - {"segovia", "salaria"}
    assert ways(EMPTY, {"salmantica": 1}) == free - {"salmantica"}


@pytest.mark.rule("13.2")
def test_refusals_of_a_destination() -> None:
    pos = scene(
        {"laminium": 8, "salmantica": 1},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control={"rome": ["segovia"]},
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "avoid hasdrubal"), 1), "done")
    refused(pos, "to laminium", "13.2", "avoid-where-enemy-came-from")
    refused(pos, "to salmantica", "13.2", "avoid-enemy-cus")
    refused(pos, "to segovia", "13.2", "avoid-enemy-land")
    refused(pos, "to corduba", "13.1", "avoid-not-adjacent")
    refused(pos, "to toletum", "13.5", "avoid-no-city")
    refused(pos, "done", "8.2", "when-done")


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(
    ("tribes", "expected"),
    [(["boii", "insubres"], {"boii", "insubres"}), (["boii"], {"boii"}), ([], set())],
)
def test_not_to_an_unfriendly_tribe_nor_over_a_pass(tribes: list[str], expected: set[str]) -> None:
    """Verona leads to Insubres, Boii and Mutina; the enemy comes from Mutina."""
    pos = scene(
        {"mutina": 8},
        {"verona": 4},
        {"hasdrubal": "verona", "longus": "mutina"},
        control={"tribes": tribes},
        phase="march",
        general="longus",
    )
    do(pos, "march verona")
    if not expected:
        assert step(pos) == "Battle"  # nothing was to be decided
        return
    do(rig(pos, 1), "avoid hasdrubal", "done")
    if len(expected) > 1:
        assert choices(pos, "to") == expected
    else:
        assert where(pos, "hasdrubal") in expected


@pytest.mark.rule("13.2", "10.6.3")
@pytest.mark.parametrize(
    ("space", "start", "ways_out"),
    [
        ("mutina", "ariminum", {"verona"}),  # not over the pass to Faesulae
        ("taurini", "insubres", set()),  # not over the Alps
        ("rhegium", "bruttii", {"croton"}),  # not over the strait to Messana
    ],
)
def test_not_over_passes_and_straits(space: str, start: str, ways_out: set[str]) -> None:
    pos = scene(
        {start: 8},
        {space: 4},
        {"hasdrubal": space, "longus": start},
        control=EMPTY,
        phase="march",
        general="longus",
    )
    do(pos, f"march {space}")
    if not ways_out:
        assert (step(pos), where(pos, "hasdrubal")) == ("Battle", space)
        return
    do(rig(pos, 1), "avoid hasdrubal", "done")
    assert {where(pos, "hasdrubal")} == ways_out


@pytest.mark.rule("13.2")
def test_nowhere_to_go_is_a_reason() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4, "arsa": 4},
        {"hasdrubal": "toletum", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control={"rome": ["salaria", "arsa", "salmantica", "segovia", "segobriga"]},
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    refused(pos, "avoid hasdrubal", "13.2", "nowhere-to-go")
    assert choices(pos, "intercept") == {"mago"}


@pytest.mark.rule("13.2")
def test_after_a_landing_no_space_is_where_the_enemy_came_from() -> None:
    pos = scene(
        {"roma": 5},
        {"tarraco": 4},
        {"hasdrubal": "tarraco", "longus": "roma"},
        control=EMPTY,
        phase="march",
        general="longus",
    )
    do(rig(do(pos, "sail tarraco", "avoid hasdrubal"), 1), "done")
    assert choices(pos, "to") == {"ilerda", "dertosa", "emporiae"}


@pytest.mark.rule("13.2", "10.10")
def test_avoiding_onto_a_lone_enemy_general_displaces_him() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul", "nero": "arsa:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    avoided(do(pos, "march toletum"), "hasdrubal", "arsa")
    assert (where(pos, "hasdrubal"), where(pos, "nero")) == ("arsa", "displaced")


@pytest.mark.rule("13.2")
def test_friends_at_the_destination_are_joined() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4, "arsa": "3e1"},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    avoided(do(pos, "march toletum"), "hasdrubal", "arsa")
    assert (cus(pos, "carthage", "arsa"), elephants(pos, "arsa")) == (7, 1)


@pytest.mark.rule("13.1")
def test_a_lone_general_may_avoid_in_a_truce() -> None:
    """A truce forbids entering where enemy CUs or PCs are; a lone general can still be come upon."""
    pos = scene(
        {"laminium": 8},
        {},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
        markers=TRUCE_ON,
    )
    do(pos, "march toletum")
    assert choices(pos, "avoid") == {"hasdrubal"}


# -- 13.3 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3")
def test_a_subordinate_avoids_and_the_commander_stays_with_a_cu() -> None:
    pos = do(attacked("hannibal", 6, mago="toletum"), "avoid mago")
    assert choices(pos, "take") == {"0", "1", "2", "3", "4"}  # 5 are chosen, the sixth stays
    refused(pos, "take 6", "13.3", "avoid-commander-keeps-one")
    do(rig(pos, 2), "take 2", "to arsa")
    assert (where(pos, "mago"), cus(pos, "carthage", "arsa")) == ("arsa", 2)
    assert (where(pos, "hannibal"), cus(pos, "carthage", "toletum")) == ("toletum", 4)
    assert (step(pos), commander(pos, 1)) == ("Battle", 0)


@pytest.mark.rule("13.3")
def test_a_subordinate_avoids_by_his_own_rating() -> None:
    pos = do(attacked("hannibal", 6, mago="toletum"), "avoid mago")
    roll = only(told(rig(pos, 3), "done"), "avoid-roll")
    assert (roll.args["general"], roll.args["rating"], roll.args["success"]) == ("mago", 2, "no")


@pytest.mark.rule("13.3")
def test_a_subordinate_does_not_take_the_only_cu() -> None:
    pos = attacked("hannibal", 1, mago="toletum")
    assert choices(pos, "avoid") == {"hannibal", "mago"}
    do(rig(pos, 1), "avoid mago", "to arsa")  # alone: the CU stays with his commander
    assert (where(pos, "mago"), cus(pos, "carthage", "toletum")) == ("arsa", 1)


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("die", "cards"), [(1, 4), (6, 3 + 2)])
def test_a_general_may_avoid_and_leave_all_his_cus(die: int, cards: int) -> None:
    """If he fails, his army has a card less."""
    pos = do(attacked("mago", 4), "avoid mago")
    do(rig(pos, die), "take 0")
    if die == 1:
        do(pos, "to arsa")
        assert (where(pos, "mago"), cus(pos, "carthage", "arsa")) == ("arsa", 0)
    assert (cus(pos, "carthage", "toletum"), step(pos)) == (4, "Battle")
    assert battle(pos).duel.count(1) == cards


@pytest.mark.rule("13.3")
def test_one_attempt_in_a_reaction_phase() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 6, "arsa": 3},
        {"hannibal": "toletum", "mago": "toletum", "gisgo": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "avoid mago", "done")
    refused(pos, "avoid hannibal", "13.3", "one-avoidance")
    do(rig(pos, 6), "done")  # Mago fails: Hannibal is not asked
    assert (step(pos), cus(pos, "carthage", "toletum")) == ("Battle", 6)


@pytest.mark.rule("13.3")
def test_an_army_does_not_scatter() -> None:
    pos = avoided(attacked("hannibal", 6, mago="toletum"), "hannibal", "arsa")
    assert {where(pos, "hannibal"), where(pos, "mago")} == {"arsa"}
    assert cus(pos, "carthage", "arsa") == 6


@pytest.mark.rule("13.3")
def test_a_subordinate_of_equal_rank_does_not_take_his_commander_along() -> None:
    pos = attacked("hasdrubal", 5, gisgo="toletum")
    assert pos.commander(1, pos.at[1]) == 1  # Hasdrubal commands
    do(pos, "avoid gisgo")
    refused(pos, "take 5", "13.3", "avoid-commander-keeps-one")
    do(rig(pos, 3), "done", "to arsa")
    assert (where(pos, "gisgo"), cus(pos, "carthage", "arsa")) == ("arsa", 4)
    assert where(pos, "hasdrubal") == "toletum"


# -- 13.4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("die", "goes_on"), [(2, True), (3, False)])
def test_pursuit_is_a_roll_of_the_battle_rating_or_less(die: int, goes_on: bool) -> None:
    pos = avoided(attacked(), "hasdrubal", "arsa")
    assert (to_move(pos), legal(pos)) == ("rome", {"roll", "pass"})
    refused(pos, "march arsa", "10.2", "when-march")
    roll = only(told(rig(pos, die), "roll"), "pursuit-roll")
    assert (roll.rule, roll.args["rating"], roll.args["rolls"]) == ("13.4", 2, [die])
    if goes_on:
        assert (step(pos), marching(pos).points) == ("March", 3)
        assert choices(pos, "march") >= {"arsa", "segovia"}  # after him, or elsewhere
    else:
        assert (where(pos, "p_scipio"), cus(pos, "rome", "toletum")) == ("toletum", 8)
        assert (step(pos), to_move(pos)) == ("Round", "carthage")  # the move is over, and the card


@pytest.mark.rule("13.4", "24.1")
@pytest.mark.parametrize(("general", "rating"), [("flaminius", 4), ("nero", 2)])
def test_flaminius_pursues_on_four(general: str, rating: int) -> None:
    for die, goes_on in ((rating, True), (rating + 1, False)):
        pos = scene(
            {"laminium": 8},
            {"toletum": 4},
            {"hasdrubal": "toletum", general: "laminium"},
            control=EMPTY,
            phase="march",
            general=general,
        )
        avoided(do(pos, "march toletum"), "hasdrubal", "arsa")
        do(rig(pos, die), "roll")
        assert (step(pos) == "March") is goes_on


@pytest.mark.rule("13.4")
def test_a_pursued_army_may_avoid_again_and_so_on() -> None:
    pos = avoided(attacked(), "hasdrubal", "salmantica")
    do(rig(pos, 1), "roll", "march salmantica")
    avoided(pos, "hasdrubal", "arsa")
    do(rig(pos, 1), "roll", "march arsa")
    assert marching(pos).points == 1
    avoided(pos, "hasdrubal", "corduba")
    do(rig(pos, 1), "roll", "march corduba")
    assert marching(pos).points == 0
    avoided(pos, "hasdrubal", "hispalis")
    # Four points are spent: he stays without a roll, and the move is over.
    assert (where(pos, "p_scipio"), where(pos, "hasdrubal"), to_move(pos)) == (
        "corduba",
        "hispalis",
        "carthage",
    )


@pytest.mark.rule("13.4")
def test_a_pursued_army_that_fails_to_avoid_must_fight() -> None:
    pos = avoided(attacked(), "hasdrubal", "salmantica")
    do(rig(pos, 1), "roll", "march salmantica")
    do(rig(do(pos, "avoid hasdrubal"), 6), "done")
    assert (step(pos), where(pos, "p_scipio")) == ("Battle", "salmantica")


@pytest.mark.rule("13.4")
def test_the_pursuer_may_go_elsewhere() -> None:
    pos = avoided(attacked(), "hasdrubal", "arsa")
    do(rig(pos, 1), "roll", "march segovia")
    assert (where(pos, "p_scipio"), marching(pos).points) == ("segovia", 2)


@pytest.mark.rule("13.4")
def test_nobody_need_pursue() -> None:
    pos = do(avoided(attacked(), "hasdrubal", "arsa"), "pass")
    assert (where(pos, "p_scipio"), to_move(pos)) == ("toletum", "carthage")


@pytest.mark.rule("13.4", "10.11")
def test_a_failed_pursuit_spends_the_army_for_the_campaign() -> None:
    def campaign(die: int) -> PunicWar:
        pos = scene(
            {"laminium": 8, "toletum": 0},
            {"toletum": 4},
            {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul", "longus": "laminium:proconsul"},
            control=EMPTY,
            phase="event",
            card="minor_campaign_a",
        )
        do(pos, "activate p_scipio", "march toletum")
        avoided(pos, "hasdrubal", "arsa")
        do(rig(pos, die), "roll")
        return pos

    # Longus came along. After a pursuit that succeeds he can go on with the eight, after one that fails he cannot.
    fresh = do(campaign(2), "halt", "activate longus")
    assert (marching(fresh).size(), marching(fresh).points) == (8, 3)
    assert "longus" not in choices(campaign(3), "activate")


# -- 13.5, 13.6 --------------------------------------------------------------------------------------------------


def at_capua(count: int, **more: str) -> PunicWar:
    """Hannibal comes from Beneventum to Capua, where Fabius stands outside the walls of his city."""
    pos = scene(
        {"capua": count},
        {"beneventum": 8},
        {"hannibal": "beneventum", "fabius": "capua:proconsul", **more},
        control={"rome": ["capua"]},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    return do(pos, "march capua")


@pytest.mark.rule("13.5", "10.3.1")
def test_going_inside_as_the_enemy_comes_does_not_slow_him() -> None:
    pos = at_capua(2)
    assert (step(pos), to_move(pos)) == ("Walls", "rome")
    do(pos, "walls 2", "done")
    assert (cus(pos, "rome", "capua/in"), where(pos, "fabius")) == (2, "capua/in")
    assert (step(pos), marching(pos).points) == ("March", 3)
    do(pos, "march roma")
    assert where(pos, "hannibal") == "roma"


@pytest.mark.rule("13.5")
def test_having_avoided_the_army_may_enter_its_city_and_the_enemy_must_roll() -> None:
    pos = do(at_capua(2), "done")
    do(rig(do(pos, "avoid fabius"), 5), "done")
    assert choices(pos, "to") == {"terventum", "roma", "neapolis", "capua"}
    do(pos, "to capua")
    assert (where(pos, "fabius"), cus(pos, "rome", "capua/in"), cus(pos, "rome", "capua")) == (
        "capua/in",
        2,
        0,
    )
    assert (to_move(pos), legal(pos)) == ("carthage", {"roll", "pass"})
    do(rig(pos, 4), "roll")
    assert (step(pos), marching(pos).points) == ("March", 3)


@pytest.mark.rule("13.5")
def test_only_as_many_as_find_room_go_inside() -> None:
    pos = do(at_capua(3), "done")
    do(rig(do(pos, "avoid fabius"), 1), "done")
    assert choices(pos, "to") == {"terventum", "roma", "neapolis"}


@pytest.mark.rule("13.5")
def test_not_into_a_city_of_the_enemy() -> None:
    pos = scene(
        {"capua": 2},
        {"beneventum": 8},
        {"hannibal": "beneventum", "fabius": "capua:proconsul"},
        control={"carthage": ["capua"]},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march capua")
    do(rig(do(pos, "avoid fabius"), 1), "done")
    assert choices(pos, "to") == {"terventum", "roma", "neapolis"}


@pytest.mark.rule("13.5", "13.2")
def test_part_of_a_large_army_may_avoid_into_the_city_when_there_is_no_other_way() -> None:
    pos = scene(
        {"capua": 8},
        {"beneventum": 8},
        {"hannibal": "beneventum", "fabius": "capua:proconsul"},
        control={"rome": ["capua"], "carthage": ["terventum", "roma", "neapolis"]},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(pos, "march capua", "done")
    do(pos, "avoid fabius")
    assert legal(pos) == {"take 0", "take 1", "done"}  # two are chosen: no more find room
    do(rig(pos, 1), "done")
    assert (where(pos, "fabius"), cus(pos, "rome", "capua/in"), cus(pos, "rome", "capua")) == (
        "capua/in",
        2,
        6,
    )
    assert step(pos) == "Battle"


@pytest.mark.rule("13.6")
def test_after_a_failed_pursuit_a_siege_is_still_possible() -> None:
    pos = do(at_capua(2), "done")
    avoided(pos, "fabius", "roma")
    do(rig(pos, 6), "roll")
    assert (where(pos, "hannibal"), legal(pos)) == ("capua", {"besiege", "halt"})
    refused(pos, "march roma", "13.4", "stopped-no-pursuit")
    do(rig(pos, 6), "besiege")
    assert pos.siege[pos.at[0]] == 1


@pytest.mark.rule("13.6")
def test_after_a_failed_pursuit_a_tribe_may_still_be_subjugated() -> None:
    pos = scene(
        {"verona": 8},
        {"boii": 4},
        {"hasdrubal": "boii", "longus": "verona"},
        control={"tribes": ["boii"]},
        phase="march",
        general="longus",
    )
    avoided(do(pos, "march boii"), "hasdrubal", "mutina")
    do(rig(pos, 6), "roll")
    assert (where(pos, "longus"), legal(pos)) == ("boii", {"besiege", "halt"})


@pytest.mark.rule("13.1", "12.4")
def test_a_failed_avoidance_and_an_interception_cancel_out() -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 4, "arsa": 3},
        {"hasdrubal": "toletum", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "avoid hasdrubal", "done", "intercept mago")
    do(rig(pos, 6, 1), "done", "command hasdrubal")
    assert only(told(pos, "stand"), "dealt").args == {"rome": 8 + 2, "carthage": 4 + 3 + 3 + 1 - 1}


# -- 13.1, 10.10 lone generals and interceptors -----------------------------------------------------------------


@pytest.mark.rule("13.1", "10.10", "10.3.3")
@pytest.mark.parametrize("tries", [True, False])
def test_a_lone_general_is_removed_before_interceptors_come(tries: bool) -> None:
    """He commands nothing, and costs the interceptors no card: 4 CUs, a rating of 3, and the surprise."""
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hannibal": "toletum", "hasdrubal": "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", *(["avoid hannibal"] if tries else []), "intercept hasdrubal")
    if not tries:
        do(pos, "done")
    events = told(rig(pos, *([5] if tries else []), 1), "done")
    order = [kind for kind in kinds(events) if kind in ("avoid-roll", "general-gone", "intercept-roll")]
    assert order == [*(["avoid-roll"] if tries else []), "general-gone", "intercept-roll"]
    assert where(pos, "hannibal") == "gone"
    while step(pos) != "Intercepted":
        do(pos, sorted(legal(pos))[0])
    do(pos, "stand")
    assert (commander(pos, 1), battle(pos).failed_avoidance) == (GENERAL["hasdrubal"], False)
    assert battle(pos).duel.count(1) == 4 + 3 + 1


@pytest.mark.rule("13.2")
def test_nobody_avoids_to_the_port_that_the_enemy_sailed_from() -> None:
    """Utica is next to Carthago by land."""
    pos = scene(
        {"utica": 4},
        {"carthago": 3},
        {"hasdrubal": "carthago", "p_scipio": "utica:proconsul"},
        control={"carthage": ["carthago"]},
        phase="march",
        card="two_legions_of_slaves",
        general="p_scipio",
    )
    do(pos, "sail carthago", "done", "avoid hasdrubal")
    do(rig(pos, 1), "done")
    assert "utica" not in choices(pos, "to")
    assert {"zama", "hadrumetum", "thabraca"} <= choices(pos, "to")
    refused(pos, "to utica", "13.2", "avoid-where-enemy-came-from")


@pytest.mark.rule("9.3", "13.1")
@pytest.mark.parametrize("choice", ["mago", "gisgo"])
def test_who_avoids_to_an_equal_asks_who_commands(choice: str) -> None:
    pos = scene(
        {"laminium": 8},
        {"toletum": 2, "arsa": 3},
        {"mago": "toletum", "gisgo": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "avoid mago", "done")
    do(rig(pos, 1), "done", "to arsa")
    assert (to_move(pos), choices(pos, "command")) == ("carthage", {"mago", "gisgo"})
    do(pos, f"command {choice}")
    assert pos.commander(1, SPACE["arsa"]) == GENERAL[choice]


@pytest.mark.rule("13.3", "10.9")
def test_a_subordinate_may_take_other_subordinates_along() -> None:
    """As one who marches off (10.9); his commander stays with a CU."""
    pos = do(attacked("hannibal", 6, mago="toletum", gisgo="toletum"), "avoid mago")
    assert choices(pos, "join") == {"gisgo"}
    refused(pos, "join hannibal", "10.8", "higher-rank")
    do(rig(do(pos, "join gisgo"), 1), "done", "to arsa")
    assert [where(pos, name) for name in ("mago", "gisgo", "hannibal")] == ["arsa", "arsa", "toletum"]
