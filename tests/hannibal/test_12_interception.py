"""12 Land interception: when, with what, the roll, stepping back, several at once, cities and overruns."""

from __future__ import annotations

from functools import partial

import pytest

from bellum.games.hannibal.brought import commander, rating
from bellum.games.hannibal.position import TRUCE_ON, PunicWar
from tests.hannibal.kit import (
    EMPTY,
    battle,
    choices,
    controls,
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
from tests.hannibal.kit import (
    scene as bare_scene,
)

# Both sides hold a card, so that the game stops after the one being played.
scene = partial(bare_scene, hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]})

IBERIA = {
    "hannibal": "laminium",
    "gisgo": "toletum",
    "mago": "arsa",
    "scipio_africanus": "bilbilis:proconsul",
}


def example() -> PunicWar:
    """The picture of 12.2: Africanus on his way to Gisgo; Hannibal and Mago stand near."""
    return scene(
        {"bilbilis": 8},
        {"laminium": 6, "toletum": 4, "arsa": 3},
        IBERIA,
        control=EMPTY,
        phase="march",
        general="scipio_africanus",
    )


def guard(general: str = "hasdrubal", count: int | str = 4, **others: int) -> PunicWar:
    """P. Scipio with 8 CUs marches from Laminium; a Carthaginian stands in Segovia, next to Toletum."""
    return scene(
        {"laminium": 8},
        {"segovia": count, **others},
        {general: "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )


def intercepted(pos: PunicWar, to: str, general: str) -> PunicWar:
    """March somewhere and be intercepted there by all that a general can bring."""
    return do(rig(do(pos, f"march {to}", f"intercept {general}"), 1), "done")


# -- 12.1, 12.2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2")
def test_example_hannibal_and_gisgo_may_intercept_at_the_space_before_gisgo() -> None:
    pos = do(example(), "march segobriga")
    assert to_move(pos) == "carthage"
    assert choices(pos, "intercept") == {"hannibal", "gisgo"}
    refused(pos, "intercept mago", "12.2", "not-adjacent")


@pytest.mark.rule("12.2")
def test_example_hannibal_and_mago_may_intercept_where_gisgo_is_attacked() -> None:
    pos = do(example(), "march segobriga", "done", "march toletum")
    assert choices(pos, "intercept") == {"hannibal", "mago"}
    refused(pos, "intercept gisgo", "12.2", "not-adjacent")
    assert choices(pos, "avoid") == {"gisgo"}


@pytest.mark.rule("12.2", "12.4", "24.1")
def test_example_with_dice_gisgo_and_hannibal_fail_at_first_and_hannibal_comes_at_last() -> None:
    pos = rig(do(example(), "march segobriga", "intercept gisgo", "done", "intercept hannibal"), 4, 5)
    events = told(pos, "done")
    rolls = [(e.args["general"], e.args["rating"], e.args["success"]) for e in events if "roll" in e.kind]
    assert rolls == [("gisgo", 3, "no"), ("hannibal", 4, "no")]
    assert to_move(pos) == "rome"
    do(pos, "march toletum")
    assert choices(pos, "intercept") == {"hannibal", "mago"}
    do(rig(do(pos, "intercept hannibal", "done"), 4), "done")
    assert (where(pos, "hannibal"), cus(pos, "carthage", "toletum"), cus(pos, "carthage", "laminium")) == (
        "toletum",
        10,
        0,
    )
    do(pos, "stand")
    assert commander(pos, 1) == 0  # Hannibal stands above Gisgo


@pytest.mark.rule("12.1")
def test_interceptor_moves_one_space_and_the_mover_steps_back_or_fights() -> None:
    pos = intercepted(guard(), "toletum", "hasdrubal")
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "toletum")) == ("toletum", 4)
    assert (to_move(pos), legal(pos)) == ("rome", {"back", "stand"})
    fighting = do(pos.clone(), "stand")
    assert (step(fighting), battle(fighting).active, where(fighting, "p_scipio")) == ("Battle", 0, "toletum")
    back = do(pos, "back")
    assert (where(back, "p_scipio"), cus(back, "rome", "laminium")) == ("laminium", 8)


@pytest.mark.rule("12.1")
def test_at_most_ten_cus_intercept() -> None:
    pos = do(guard(count="13e2"), "march toletum", "intercept hasdrubal")
    assert max(int(n) for n in choices(pos, "take")) == 9  # 10 are chosen already
    do(rig(pos, 3), "done")
    assert (cus(pos, "carthage", "toletum"), cus(pos, "carthage", "segovia")) == (10, 3)
    assert elephants(pos, "toletum") == 2


@pytest.mark.rule("12.1")
def test_only_the_inactive_army_is_asked_and_only_an_army() -> None:
    alone = scene(
        {"laminium": 8, "salmantica": 6},
        {"arsa": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul", "nero": "salmantica"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(alone, "march toletum")
    # Hasdrubal has no CUs, the CUs of Arsa no general, and Nero is on the mover's side: nobody was asked.
    assert (to_move(alone), step(alone)) == ("rome", "March")
    armed = do(guard(), "march toletum")
    assert choices(armed, "intercept") == {"hasdrubal"}


@pytest.mark.rule("12.2")
def test_no_army_is_the_reason_why_a_lone_general_does_not_intercept() -> None:
    pos = scene(
        {"laminium": 8},
        {"arsa": 4},
        {"hasdrubal": "segovia", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    refused(pos, "intercept hasdrubal", "12.2", "no-army")
    refused(pos, "intercept hanno", "12.1", "interceptor-off-map")
    refused(pos, "intercept p_scipio", "12.1", "mover-intercepts")
    assert choices(pos, "intercept") == {"mago"}


@pytest.mark.rule("12.2")
def test_an_army_may_try_again_at_every_space_next_to_it() -> None:
    pos = scene(
        {"salaria": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "salaria:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    for space in ("toletum", "segobriga", "bilbilis"):
        do(pos, f"march {space}")
        assert choices(pos, "intercept") == {"hasdrubal"}, space
        do(rig(do(pos, "intercept hasdrubal"), 6), "done")
        assert (where(pos, "p_scipio"), where(pos, "hasdrubal")) == (space, "segovia")
    do(pos, "march azaila")  # not next to Segovia
    assert to_move(pos) == "rome"


@pytest.mark.rule("12.2")
def test_a_landing_can_be_intercepted() -> None:
    pos = scene(
        {"roma": 4},
        {"ilerda": 4},
        {"hasdrubal": "ilerda", "longus": "roma:proconsul"},
        control={"rome": ["roma"]},
        phase="march",
        general="longus",
    )
    do(pos, "sail tarraco")
    assert choices(pos, "intercept") == {"hasdrubal"}
    do(rig(do(pos, "intercept hasdrubal"), 3), "done")
    assert where(pos, "hasdrubal") == "tarraco"
    do(pos, "back")
    assert (where(pos, "longus"), cus(pos, "rome", "roma")) == ("roma", 4)


@pytest.mark.rule("12.2")
def test_a_lone_general_can_be_intercepted_and_must_step_back() -> None:
    pos = scene(
        {},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    events = told(rig(do(pos, "intercept hasdrubal"), 3), "done")
    assert only(events, "stepped-back").args["to"] == "laminium"
    assert (where(pos, "p_scipio"), where(pos, "hasdrubal")) == ("laminium", "toletum")
    missed = scene(
        {},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(rig(do(missed, "march toletum", "intercept hasdrubal"), 4), "done")
    assert where(missed, "p_scipio") == "toletum"


# -- 12.3 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2", "12.3")
@pytest.mark.parametrize(("garrison", "who"), [("capua", "rome"), ("capua/in", "carthage")])
def test_no_interception_where_enemy_cus_stand_outside_that_do_not_move(garrison: str, who: str) -> None:
    """10.7 CUs inside walls are in a space of their own, and forbid nothing outside."""
    pos = scene(
        {"roma": 8, garrison: 1},
        {"beneventum": 4},
        {"hasdrubal": "beneventum", "p_scipio": "roma:proconsul"},
        control={"rome": ["capua"]},
        phase="march",
        general="p_scipio",
    )
    do(pos, "march capua")
    assert (to_move(pos), where(pos, "p_scipio")) == (who, "capua")
    assert ("intercept hasdrubal" in legal(pos)) == (who == "carthage")


@pytest.mark.rule("12.3")
def test_enemy_already_there_is_the_reason() -> None:
    pos = scene(
        {"laminium": 8, "toletum": 1},
        {"segovia": 4},
        {"hasdrubal": "segovia", "gisgo": "toletum", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")  # Gisgo, alone, may avoid battle: so Carthage is asked
    assert choices(pos, "avoid") == {"gisgo"}
    refused(pos, "intercept hasdrubal", "12.3", "enemy-already-there")


@pytest.mark.rule("12.3", "10.6.3")
@pytest.mark.parametrize(
    ("start", "goal", "far", "near"),
    [
        ("ariminum", "mutina", "faesulae", "verona"),  # a pass
        ("insubres", "taurini", "druentia", "boii"),  # the Alps
        ("enna", "messana", "rhegium", "panormus"),  # the strait
    ],
)
def test_no_interception_across_a_pass_or_strait(start: str, goal: str, far: str, near: str) -> None:
    pos = scene(
        {start: 8},
        {far: 4, near: 4},
        {"hasdrubal": far, "mago": near, "p_scipio": f"{start}:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, f"march {goal}")
    assert choices(pos, "intercept") == {"mago"}
    refused(pos, "intercept hasdrubal", "10.6.3", "intercept-over-pass")


@pytest.mark.rule("12.3")
def test_avoiding_battle_is_not_intercepted() -> None:
    pos = scene(
        {"laminium": 8, "salmantica": 6},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul", "nero": "salmantica"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "avoid hasdrubal"), 1), "done", "to arsa")  # next to Nero
    assert (to_move(pos), step(pos)) == ("rome", "Pursuit")


@pytest.mark.rule("12.3")
def test_interceptors_are_not_intercepted() -> None:
    pos = scene(
        {"laminium": 8, "salmantica": 6},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul", "nero": "salmantica"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    pos = intercepted(pos, "toletum", "hasdrubal")  # Toletum is next to Nero too
    assert (step(pos), legal(pos)) == ("Intercepted", {"back", "stand"})


@pytest.mark.rule("12.3")
def test_nobody_intercepts_in_a_truce() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
        markers=TRUCE_ON,
    )
    do(pos, "march toletum")
    assert to_move(pos) == "rome"


# -- 12.4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("die", "there"), [(3, "toletum"), (4, "segovia")])
def test_the_roll_is_the_battle_rating_or_less(die: int, there: str) -> None:
    pos = rig(do(guard(), "march toletum", "intercept hasdrubal"), die)
    roll = only(told(pos, "done"), "intercept-roll")
    assert (roll.rule, roll.args["rating"], roll.args["modifier"], roll.args["rolls"]) == (
        "12.4",
        3,
        0,
        [die],
    )
    assert where(pos, "hasdrubal") == there
    assert cus(pos, "carthage", there) == 4


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(
    ("owner", "die", "there"),
    [("rome", 2, True), ("rome", 3, False), ("carthage", 3, True), ("carthage", 4, False)],
)
def test_one_more_on_an_enemy_pc(owner: str, die: int, there: bool) -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul"},
        control={owner: ["toletum"]},
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "intercept hasdrubal"), die), "done")
    assert (where(pos, "hasdrubal") == "toletum") is there


@pytest.mark.rule("12.4")
def test_no_modifier_where_own_cus_stand_on_the_enemy_pc() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4, "toletum": 2},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul"},
        control={"rome": ["toletum"]},
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march toletum", "intercept hasdrubal"), 3), "done")
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "toletum")) == ("toletum", 6)


@pytest.mark.rule("12.4")
def test_rome_intercepts_on_a_tribe_friendly_to_carthage_with_one_more() -> None:
    for die, there in ((2, False), (1, True)):
        pos = scene(
            {"verona": 6},
            {"taurini": 4},
            {"hasdrubal": "taurini", "p_scipio": "verona"},
            control={"tribes": ["boii"]},
            phase="march",
            seat="carthage",
            general="hasdrubal",
        )
        do(rig(do(pos, "march boii", "intercept p_scipio"), die), "done")
        assert (where(pos, "p_scipio") == "boii") is there


@pytest.mark.rule("12.4", "24.1")
@pytest.mark.parametrize(
    ("general", "rating"), [("gisgo", 3), ("mago", 2), ("hannibal", 4), ("hasdrubal", 3)]
)
def test_gisgo_intercepts_better_than_he_fights(general: str, rating: int) -> None:
    for die, there in ((rating, "toletum"), (rating + 1, "segovia")):
        pos = rig(do(guard(general), "march toletum", f"intercept {general}"), die)
        do(pos, "done")
        assert where(pos, general) == there


@pytest.mark.rule("12.4", "24.1")
def test_varro_intercepts_on_four() -> None:
    for die, there in ((4, "capua"), (5, "roma")):
        pos = scene(
            {"roma": 8},
            {"beneventum": 4},
            {"hasdrubal": "beneventum", "varro": "roma"},
            control=EMPTY,
            phase="march",
            seat="carthage",
            general="hasdrubal",
        )
        do(rig(do(pos, "march capua", "intercept varro"), die), "done")
        assert where(pos, "varro") == there


def dealt(pos: PunicWar, *notations: str) -> tuple[int, int]:
    """Play up to a battle; the battle cards that Rome and Carthage are dealt."""
    event = only(told(pos, *notations), "dealt")
    return event.args["rome"], event.args["carthage"]


@pytest.mark.rule("12.4", "14.1")
def test_the_interceptor_gets_one_battle_card_more_and_the_mover_attacks_first() -> None:
    pos = intercepted(guard(), "toletum", "hasdrubal")
    assert dealt(pos, "stand") == (8 + 2, 4 + 3 + 1)
    assert (to_move(pos), battle(pos).duel.attacker, battle(pos).active) == ("rome", 0, 0)
    plain = scene(
        {"laminium": 8},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    assert dealt(do(plain, "march toletum"), "done") == (8 + 2, 4 + 3)


@pytest.mark.rule("12.4", "12.6")
def test_two_successful_interceptions_give_one_card_only() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4, "arsa": 3},
        {"hasdrubal": "segovia", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "intercept hasdrubal", "done", "intercept mago")
    do(rig(pos, 1, 1), "done", "command hasdrubal")
    assert dealt(pos, "stand") == (8 + 2, 7 + 3 + 1)


@pytest.mark.rule("12.4")
def test_who_succeeds_must_go_with_all_that_were_named() -> None:
    pos = do(guard(count="6e2"), "march toletum", "intercept hasdrubal")
    do(rig(do(pos, "take 4"), 2), "elephants 1")  # nothing is left to choose then
    assert (cus(pos, "carthage", "toletum"), elephants(pos, "toletum")) == (4, 1)
    assert (cus(pos, "carthage", "segovia"), elephants(pos, "segovia")) == (2, 1)


# -- 12.5 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5", "10.2.4")
def test_stepping_back_ends_the_move() -> None:
    pos = do(intercepted(guard(), "toletum", "hasdrubal"), "back")
    # Nothing can be done in Laminium, so the move is over and the card with it.
    assert (where(pos, "p_scipio"), cus(pos, "rome", "laminium")) == ("laminium", 8)
    assert step(pos) != "March"
    assert cus(pos, "carthage", "toletum") == 4


@pytest.mark.rule("12.5")
def test_neither_marching_on_nor_anything_else_is_an_answer() -> None:
    pos = intercepted(guard(), "toletum", "hasdrubal")
    refused(pos, "march arsa", "10.2", "when-march")
    refused(pos, "halt", "10.2", "when-halt")


@pytest.mark.rule("12.5", "10.6.1")
def test_stepping_back_over_a_pass_costs_attrition_again() -> None:
    pos = scene(
        {"faesulae": 10},
        {"verona": 4},
        {"hasdrubal": "verona", "p_scipio": "faesulae"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    rig(pos, 6, 1)  # a pass: 6 - 2 = 4, column 10: 2 lost
    do(pos, "march mutina")
    assert cus(pos, "rome", "mutina") == 8
    do(rig(do(pos, "intercept hasdrubal"), 1, 5), "done")
    attrition = only(told(pos, "back"), "attrition")
    assert (attrition.rule, attrition.args["modifier"], attrition.args["count"]) == ("12.5", -2, 1)
    assert (where(pos, "p_scipio"), cus(pos, "rome", "faesulae"), cus(pos, "rome", "mutina")) == (
        "faesulae",
        7,
        0,
    )


@pytest.mark.rule("12.5")
def test_an_alpine_pass_is_no_easier_on_the_way_back() -> None:
    pos = scene(
        {"boii": 4},
        {"druentia": 6},
        {"hannibal": "druentia", "longus": "boii"},
        control={"tribes": ["boii"]},
        phase="march",
        seat="carthage",
        general="hannibal",
    )
    do(rig(pos, 1), "march taurini")
    assert cus(pos, "carthage", "taurini") == 6
    do(rig(pos, 1, 6), "intercept longus")  # a consul with four leaves none behind: nothing to choose
    attrition = only(told(pos, "back"), "attrition")
    assert (attrition.args["modifier"], attrition.args["count"]) == (0, 2)
    assert cus(pos, "carthage", "druentia") == 4


def landing(size: int = 4) -> PunicWar:
    """Mago lands in Tarraco, and P. Scipio comes from Ilerda."""
    pos = scene(
        {"ilerda": 6},
        {"carthago_nova": size},
        {"mago": "carthago_nova", "p_scipio": "ilerda"},
        control={"carthage": ["carthago_nova"]},
        phase="march",
        seat="carthage",
        general="mago",
    )
    do(rig(pos, 1), "sail tarraco")
    return do(rig(do(pos, "intercept p_scipio"), 1), "done")


@pytest.mark.rule("12.5", "11.5")
def test_after_a_sailing_carthage_rolls_the_naval_die_again() -> None:
    pos = landing()
    assert where(pos, "mago") == "tarraco"
    events = told(rig(pos, 1), "back")
    assert only(events, "naval-die").rule == "12.5"
    assert (where(pos, "mago"), cus(pos, "carthage", "carthago_nova")) == ("carthago_nova", 4)
    assert where(pos, "p_scipio") == "tarraco"


def naval_faces(result: str) -> list[int]:
    """The faces of the naval die that bring a result on the way back."""
    faces = []
    for face in range(1, 7):
        pos = rig(landing(), face)
        if only(told(pos, "back"), "naval-die").args["result"] == result:
            faces.append(face)
    return faces


@pytest.mark.rule("12.5")
def test_return_on_the_naval_die_means_staying_and_fighting() -> None:
    faces = naval_faces("return")
    assert faces, "no face of the die sends Mago back"
    pos = rig(landing(), faces[0])
    events = told(pos, "back")
    assert "battle" in kinds(events)
    assert "stepped-back" not in kinds(events)
    assert (where(pos, "mago"), cus(pos, "carthage", "tarraco")) == ("tarraco", 4)
    assert only(events, "dealt").args == {"rome": 6 + 2 + 1, "carthage": 4 + 2}


@pytest.mark.rule("12.5", "11.6")
def test_sunk_on_the_way_back() -> None:
    faces = naval_faces("sunk")
    assert faces, "no face of the die sinks Mago"
    pos = rig(landing(), faces[0])
    do(pos, "back")
    assert (where(pos, "mago"), sum(pos.cus[1])) == ("displaced", 0)


@pytest.mark.rule("12.5")
def test_rome_sails_back_without_a_die() -> None:
    pos = scene(
        {"roma": 4},
        {"ilerda": 4},
        {"hasdrubal": "ilerda", "longus": "roma:proconsul"},
        control={"rome": ["roma"]},
        phase="march",
        general="longus",
    )
    do(rig(do(pos, "sail tarraco", "intercept hasdrubal"), 1), "done")
    events = told(pos, "back")
    assert "naval-die" not in kinds(events)
    assert where(pos, "longus") == "roma"


@pytest.mark.rule("12.5")
@pytest.mark.parametrize(
    ("city", "goal", "near", "side"),
    [("capua", "beneventum", "cannae", "carthage"), ("boii", "verona", "insubres", "tribes")],
)
def test_having_stepped_back_it_may_still_besiege_or_subjugate(
    city: str, goal: str, near: str, side: str
) -> None:
    pos = scene(
        {city: 8},
        {near: 4},
        {"hasdrubal": near, "longus": city},
        control={side: [city]},
        phase="march",
        general="longus",
    )
    do(intercepted(pos, goal, "hasdrubal"), "back")
    assert (where(pos, "longus"), legal(pos)) == (city, {"besiege", "halt"})
    refused(pos, f"march {goal}", "12.5", "stopped-stepped-back")


@pytest.mark.rule("12.5", "10.11")
@pytest.mark.parametrize(("die", "size"), [(1, 2), (6, 8)])
def test_who_stepped_back_is_spent_for_the_rest_of_a_campaign(die: int, size: int) -> None:
    """Longus could take the six of P. Scipio along, were they not spent by stepping back."""
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul", "longus": "laminium:proconsul"},
        control=EMPTY,
        phase="event",
        card="minor_campaign_a",
    )
    do(pos, "activate p_scipio", "leave longus", "take 6", "march toletum", "intercept hasdrubal")
    do(rig(pos, die), "done")
    do(pos, *(["back"] if die == 1 else ["march laminium", "halt"]))
    do(pos, "activate longus")
    assert (where(pos, "p_scipio"), marching(pos).size()) == ("laminium", size)


# -- 12.6, 12.7 --------------------------------------------------------------------------------------------------


def pincers(**generals: str) -> PunicWar:
    """P. Scipio goes to Toletum, with armies of 4 in Segovia and of 3 in Arsa."""
    return scene(
        {"laminium": 8},
        {"segovia": 4, "arsa": 3},
        {**generals, "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )


@pytest.mark.rule("12.6", "10.3.2")
def test_all_are_declared_before_the_first_roll_and_the_mover_decides_after_the_last() -> None:
    pos = do(pincers(hasdrubal="segovia", mago="arsa"), "march toletum")
    first = told(pos, "intercept mago", "done")
    assert kinds(first) == ["intercept-declared"]
    assert (to_move(pos), choices(pos, "intercept")) == ("carthage", {"hasdrubal"})
    second = told(rig(do(pos, "intercept hasdrubal"), 2, 4), "done")
    assert [e.args["general"] for e in second if e.kind == "intercept-roll"] == ["mago", "hasdrubal"]
    # Mago came, Hasdrubal did not: only now is Rome asked.
    assert (where(pos, "mago"), where(pos, "hasdrubal")) == ("toletum", "segovia")
    assert (to_move(pos), step(pos)) == ("rome", "Intercepted")


@pytest.mark.rule("12.6")
def test_every_declared_attempt_is_rolled_for() -> None:
    pos = do(pincers(hasdrubal="segovia", mago="arsa"), "march toletum")
    do(pos, "intercept mago", "done", "intercept hasdrubal")
    events = told(rig(pos, 1, 1), "done")
    assert kinds(events).count("intercept-roll") == 2
    assert cus(pos, "carthage", "toletum") == 7


@pytest.mark.rule("12.6")
def test_the_owner_chooses_the_commander_among_equals() -> None:
    for chosen, number in (("mago", 2), ("hasdrubal", 3)):
        pos = do(pincers(hasdrubal="segovia", mago="arsa"), "march toletum", "intercept mago", "done")
        do(rig(do(pos, "intercept hasdrubal"), 1, 1), "done")
        assert (to_move(pos), legal(pos)) == ("carthage", {"command hasdrubal", "command mago"})
        refused(pos, "back", "12.5", "when-back")
        do(pos, f"command {chosen}", "stand")
        assert rating(pos, 1) == number


@pytest.mark.rule("12.6")
def test_the_highest_in_rank_commands_unasked() -> None:
    pos = do(pincers(hannibal="segovia", mago="arsa"), "march toletum", "intercept hannibal", "done")
    do(rig(do(pos, "intercept mago"), 1, 1), "done")
    assert step(pos) == "Intercepted"
    do(pos, "stand")
    assert rating(pos, 1) == 4


@pytest.mark.rule("12.6", "12.4")
def test_the_second_to_come_finds_friends_on_the_enemy_pc() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4, "arsa": 3},
        {"hasdrubal": "segovia", "mago": "arsa", "p_scipio": "laminium:proconsul"},
        control={"rome": ["toletum"]},
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "intercept hasdrubal", "done", "intercept mago")
    events = told(rig(pos, 2, 2), "done")
    rolls = [e.args for e in events if e.kind == "intercept-roll"]
    assert [(r["general"], r["modifier"], r["success"]) for r in rolls] == [
        ("hasdrubal", 1, "yes"),
        ("mago", 0, "yes"),
    ]


@pytest.mark.rule("12.7")
def test_one_attempt_from_each_space() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 6},
        {"hannibal": "segovia", "mago": "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum")
    assert choices(pos, "intercept") == {"hannibal", "mago"}
    do(rig(do(pos, "intercept mago"), 3, 1), "done")  # Mago fails, and nobody else may try
    assert (where(pos, "mago"), where(pos, "hannibal"), to_move(pos)) == ("segovia", "segovia", "rome")


@pytest.mark.rule("12.7")
def test_one_attempt_is_the_reason_while_another_space_can_still_try() -> None:
    pos = pincers(hannibal="segovia", mago="segovia", gisgo="arsa")
    do(pos, "march toletum", "intercept mago", "done")
    refused(pos, "intercept hannibal", "12.7", "one-interception")
    assert choices(pos, "intercept") == {"gisgo"}


@pytest.mark.rule("12.7")
def test_a_subordinate_leaves_his_commander_one_cu_and_commands_his_part() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 6},
        {"hannibal": "segovia", "mago": "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "intercept mago")
    assert choices(pos, "take") == {"1", "2", "3", "4"}  # 5 are chosen, the sixth stays
    refused(pos, "take 6", "12.7", "commander-keeps-one")
    refused(pos, "join hannibal", "10.8", "higher-rank")
    do(rig(pos, 2), "take 4")
    assert (where(pos, "mago"), cus(pos, "carthage", "toletum")) == ("toletum", 4)
    assert (where(pos, "hannibal"), cus(pos, "carthage", "segovia")) == ("segovia", 2)
    do(pos, "stand")
    assert rating(pos, 1) == 2


@pytest.mark.rule("12.7")
def test_a_subordinate_cannot_take_the_only_cu() -> None:
    pos = pincers(hannibal="segovia", mago="segovia", gisgo="arsa")
    pos.cus[1][pos.at[0]] = 1
    do(pos, "march toletum")
    refused(pos, "intercept mago", "12.7", "no-interceptors")
    assert choices(pos, "intercept") == {"hannibal", "gisgo"}


@pytest.mark.rule("12.7")
def test_a_commander_may_take_all_or_leave_some_with_a_subordinate() -> None:
    pos = pincers(hannibal="segovia", mago="segovia")
    do(pos, "march toletum", "intercept hannibal")
    assert choices(pos, "take") == {"1", "2", "3"}
    do(rig(do(pos, "take 3"), 4), "leave mago")
    assert (where(pos, "hannibal"), cus(pos, "carthage", "toletum")) == ("toletum", 3)
    assert (where(pos, "mago"), cus(pos, "carthage", "segovia")) == ("segovia", 1)


@pytest.mark.rule("12.7", "18.1")
@pytest.mark.parametrize(("stack", "most"), [(9, 4), (14, 9)])
def test_a_consul_is_left_with_five(stack: int, most: int) -> None:
    pos = scene(
        {"roma": stack},
        {"beneventum": 4},
        {"hasdrubal": "beneventum", "varro": "roma", "nero": "roma:proconsul"},
        control=EMPTY,
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(pos, "march capua", "intercept nero")
    assert choices(pos, "take") == {str(n) for n in range(1, most)}
    refused(pos, f"take {most + 1}", "18.1", "consul-keeps-five")


@pytest.mark.rule("12.7", "18.1")
def test_a_proconsul_cannot_go_from_a_consul_with_five() -> None:
    pos = scene(
        {"roma": 5},
        {"beneventum": 4},
        {"hasdrubal": "beneventum", "varro": "roma", "nero": "roma:proconsul"},
        control=EMPTY,
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(pos, "march capua")
    refused(pos, "intercept nero", "12.7", "no-interceptors")
    do(pos, "intercept varro")
    refused(
        pos, "take 4", "18.1", "consul-takes-five"
    )  # nor does the consul himself go with fewer and leave one
    assert choices(pos, "leave") == {"nero"}


@pytest.mark.rule("12.7")
def test_a_subordinate_of_equal_rank_does_not_take_his_commander_along() -> None:
    pos = pincers(hasdrubal="segovia", gisgo="segovia")
    do(pos, "march toletum", "intercept gisgo")
    refused(pos, "take 4", "12.7", "commander-keeps-one")
    do(rig(pos, 3), "done")
    assert (where(pos, "gisgo"), cus(pos, "carthage", "toletum")) == ("toletum", 3)
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "segovia")) == ("segovia", 1)


# -- 12.8 to 12.10 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.8")
def test_from_inside_a_city_into_the_next_space() -> None:
    pos = scene(
        {"segobriga": 8},
        {"saguntum/in": 2},
        {"hasdrubal": "saguntum/in", "p_scipio": "segobriga:proconsul"},
        control={"carthage": ["saguntum"]},
        phase="march",
        general="p_scipio",
    )
    pos = intercepted(pos, "laminium", "hasdrubal")
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "laminium")) == ("laminium", 2)
    assert cus(pos, "carthage", "saguntum/in") == 0


@pytest.mark.rule("12.8")
def test_not_from_inside_with_the_enemy_before_the_walls() -> None:
    pos = scene(
        {"segobriga": 8, "saguntum": 1},
        {"saguntum/in": 2, "toletum": 3},
        {"hasdrubal": "saguntum/in", "mago": "toletum", "p_scipio": "segobriga:proconsul"},
        control={"carthage": ["saguntum"]},
        phase="march",
        general="p_scipio",
    )
    do(pos, "march laminium")
    refused(pos, "intercept hasdrubal", "12.8", "shut-in")
    assert choices(pos, "intercept") == {"mago"}


@pytest.mark.rule("12.8")
def test_not_from_inside_when_the_enemy_enters_or_leaves_the_city() -> None:
    pos = scene(
        {"segobriga": 8},
        {"saguntum/in": 2, "toletum": 3},
        {"hasdrubal": "saguntum/in", "mago": "toletum", "p_scipio": "segobriga:proconsul"},
        control={"carthage": ["saguntum"]},
        phase="march",
        general="p_scipio",
    )
    do(pos, "march saguntum")
    assert step(pos) == "Walls"
    do(pos, "done")
    assert to_move(pos) == "rome"  # no attempt was offered against the army that came
    do(pos, "march laminium")
    refused(pos, "intercept hasdrubal", "12.8", "left-his-walls")
    assert choices(pos, "intercept") == {"mago"}


def home_city(size: int) -> PunicWar:
    """Longus comes to Capua, his own city, and Hasdrubal from Beneventum meets him there."""
    pos = scene(
        {"roma": size},
        {"beneventum": 6},
        {"hasdrubal": "beneventum", "longus": "roma:proconsul"},
        control={"rome": ["capua", "roma"]},
        phase="march",
        general="longus",
    )
    return do(rig(do(pos, "march capua", "intercept hasdrubal"), 1), "done")


@pytest.mark.rule("12.8")
def test_intercepted_at_its_own_city_an_army_may_go_inside_if_all_find_room() -> None:
    pos = home_city(2)
    assert where(pos, "hasdrubal") == "capua"
    assert legal(pos) == {"back", "stand", "enter"}
    do(pos, "enter")
    assert (where(pos, "longus"), cus(pos, "rome", "capua/in"), cus(pos, "rome", "capua")) == (
        "capua/in",
        2,
        0,
    )
    assert cus(pos, "carthage", "capua") == 6


@pytest.mark.rule("12.8")
def test_a_larger_army_than_the_walls_hold_does_not_escape_inside() -> None:
    pos = home_city(3)
    assert legal(pos) == {"back", "stand"}
    do(pos, "back")
    assert (cus(pos, "rome", "roma"), cus(pos, "rome", "capua/in"), cus(pos, "rome", "capua")) == (3, 0, 0)


@pytest.mark.rule("12.8", "10.3.4")
def test_interceptors_stay_outside_the_walls() -> None:
    pos = scene(
        {"roma": 8},
        {"beneventum": 2, "capua": 1},
        {"hasdrubal": "beneventum", "longus": "roma:proconsul"},
        control={"carthage": ["capua"]},
        phase="march",
        general="longus",
    )
    do(pos, "march capua")
    assert step(pos) == "Walls"
    do(pos, "walls 1", "intercept hasdrubal")
    do(rig(pos, 1), "done")
    assert (where(pos, "hasdrubal"), cus(pos, "carthage", "capua"), cus(pos, "carthage", "capua/in")) == (
        "capua",
        2,
        1,
    )
    assert legal(pos) == {"back", "stand"}


@pytest.mark.rule("12.9", "10.5")
@pytest.mark.parametrize(("die", "overrun"), [(3, False), (4, True)])
def test_an_interception_saves_a_lone_cu_from_overrun(die: int, overrun: bool) -> None:
    pos = guard("hasdrubal", 4, toletum=1)
    events = told(rig(do(pos, "march toletum", "intercept hasdrubal"), die), "done")
    assert ("overrun" in kinds(events)) is overrun
    assert cus(pos, "carthage", "toletum") == (0 if overrun else 5)
    if overrun:
        assert step(pos) == "March"  # and it goes on
        return
    events = told(pos, "stand")
    assert only(events, "battle").args["defenders"] == 5


@pytest.mark.rule("12.9")
def test_a_lone_cu_also_survives_if_the_intercepted_army_steps_back() -> None:
    pos = guard("hasdrubal", 4, toletum=1)
    do(intercepted(pos, "toletum", "hasdrubal"), "back")
    assert (cus(pos, "carthage", "toletum"), cus(pos, "rome", "laminium")) == (5, 8)


@pytest.mark.rule("12.10", "13.2")
def test_who_failed_to_intercept_an_army_may_not_avoid_it() -> None:
    pos = do(example(), "march segobriga")
    do(rig(do(pos, "intercept gisgo"), 6), "done", "done")
    do(pos, "march toletum")
    refused(pos, "avoid gisgo", "12.10", "failed-to-intercept")
    untried = do(example(), "march segobriga", "done", "march toletum")
    assert choices(untried, "avoid") == {"gisgo"}


@pytest.mark.rule("12.10")
def test_who_failed_may_intercept_again_and_avoid_another_army_of_the_campaign() -> None:
    pos = scene(
        {"bilbilis": 8, "salaria": 6},
        {"toletum": 4},
        {"hasdrubal": "toletum", "p_scipio": "bilbilis:proconsul", "longus": "salaria"},
        control=EMPTY,
        phase="round",
        card="minor_campaign_a",
    )
    do(pos, "event minor_campaign_a", "activate p_scipio", "march segobriga")
    do(rig(do(pos, "intercept hasdrubal"), 6), "done", "march segovia")
    assert choices(pos, "intercept") == {"hasdrubal"}  # again, at the next space
    do(rig(do(pos, "intercept hasdrubal"), 6), "done", "halt")
    do(pos, "activate longus", "march toletum")
    assert choices(pos, "avoid") == {"hasdrubal"}


@pytest.mark.rule("12.10", "13.2")
def test_neither_a_general_who_failed_nor_his_cus_go_along_with_one_who_avoids() -> None:
    """HU names the CUs too: Mago's three stay with him, and fight."""
    pos = scene(
        {"bilbilis": 8},
        {"toletum": 6},
        {"hannibal": "toletum", "mago": "toletum", "p_scipio": "bilbilis:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march segobriga", "intercept mago"), 6), "take 3", "march toletum")
    assert choices(pos, "avoid") == {"hannibal"}
    do(pos, "avoid hannibal")
    assert choices(pos, "take") == {"0", "1", "2"}  # three are chosen
    refused(pos, "take 4", "12.10", "cus-failed-to-intercept")
    do(rig(pos, 1), "done", "to arsa")
    assert (where(pos, "hannibal"), cus(pos, "carthage", "arsa")) == ("arsa", 3)
    assert (where(pos, "mago"), cus(pos, "carthage", "toletum"), step(pos)) == ("toletum", 3, "Battle")


@pytest.mark.rule("12.10", "13.2")
def test_those_who_failed_twice_are_the_same_and_elephants_are_counted_apart() -> None:
    pos = scene(
        {"bilbilis": 8},
        {"toletum": "6e2"},
        {"hannibal": "toletum", "mago": "toletum", "p_scipio": "bilbilis:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march segobriga", "intercept mago", "take 3"), 6), "elephants 1", "march segovia")
    do(rig(do(pos, "intercept mago", "take 2"), 6), "elephants 0", "march toletum", "avoid hannibal")
    assert (choices(pos, "take"), choices(pos, "elephants")) == ({"0", "1", "2"}, set())
    refused(pos, "elephants 2", "12.10", "cus-failed-to-intercept")
    refused(pos, "take 4", "12.10", "cus-failed-to-intercept")


@pytest.mark.rule("12.10", "10.7")
def test_of_those_who_failed_as_many_as_can_be_are_inside_the_walls() -> None:
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"mago": "capua", "gisgo": "capua", "p_scipio": "roma:proconsul"},
        control={"carthage": ["capua"]},
        phase="march",
        general="p_scipio",
    )
    do(rig(do(pos, "march praeneste", "march terventum", "intercept mago", "take 3"), 6), "leave gisgo")
    do(pos, "march capua", "walls 2", "join mago", "done", "avoid gisgo")
    assert choices(pos, "take") == {"0", "1", "2"}  # of four outside one has failed; three are chosen


# -- what interceptors find --------------------------------------------------------------------------------------


@pytest.mark.rule("12.5", "10.10")
def test_a_lone_general_whom_the_mover_leaves_to_the_interceptors_is_displaced() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 4},
        {"hasdrubal": "segovia", "p_scipio": "laminium:proconsul", "nero": "toletum:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(intercepted(pos, "toletum", "hasdrubal"), "back")
    assert (where(pos, "p_scipio"), cus(pos, "carthage", "toletum")) == ("laminium", 4)
    assert where(pos, "nero") == "displaced"


@pytest.mark.rule("12.4", "24.1")
@pytest.mark.parametrize(("leader", "follower"), [("fabius", None), ("varro", "fabius")])
def test_fabius_does_not_intercept_outside_italia(leader: str, follower: str | None) -> None:
    generals = {"hasdrubal": "ligures_occidentales", leader: "pisae"}
    if follower:
        generals[follower] = "pisae:proconsul"
    pos = scene(
        {"pisae": 8},
        {"ligures_occidentales": 4},
        generals,
        control={"rome": ["ligures_orientales"], "carthage": ["ligures_occidentales"]},
        phase="march",
        seat="carthage",
        general="hasdrubal",
    )
    do(rig(pos, 1), "march ligures_orientales")
    if follower is None:
        assert to_move(pos) == "carthage"
        return
    do(pos, f"intercept {leader}")
    do(rig(pos, 1), "done")
    assert (where(pos, leader), where(pos, follower)) == ("ligures_orientales", "pisae")


@pytest.mark.rule("12.1")
def test_the_marching_army_stays_where_it_is_if_the_attempt_fails() -> None:
    pos = rig(do(guard(), "march toletum", "intercept hasdrubal"), 5)
    do(pos, "done")
    assert (step(pos), where(pos, "p_scipio"), marching(pos).points) == ("March", "toletum", 3)
    assert controls(pos, "toletum") is None


@pytest.mark.rule("12.7", "10.9")
def test_a_subordinate_who_intercepts_may_take_other_subordinates_along() -> None:
    pos = scene(
        {"laminium": 8},
        {"segovia": 6},
        {"hannibal": "segovia", "mago": "segovia", "gisgo": "segovia", "p_scipio": "laminium:proconsul"},
        control=EMPTY,
        phase="march",
        general="p_scipio",
    )
    do(pos, "march toletum", "intercept mago")
    assert choices(pos, "join") == {"gisgo"}
    do(rig(do(pos, "join gisgo"), 1), "done")
    assert [where(pos, name) for name in ("mago", "gisgo", "hannibal")] == ["toletum", "toletum", "segovia"]
