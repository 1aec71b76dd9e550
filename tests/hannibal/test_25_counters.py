"""8.4 Counter-events (25): their windows, who is asked, what they do, reactions inside reactions."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import TRUCE_ON, PunicWar
from tests.hannibal.facts import CARD, GENERAL, SPACE
from tests.hannibal.kit import (
    C,
    R,
    battle,
    choices,
    cus,
    deal_battle,
    do,
    elephants,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

ROMAN = ["tribal_resistance", "sophonisba"]
PUNIC = ["surprise_sortie", "numidian_ally"]
COUNTERS = [
    "maharbals_cavalry",
    "spy_in_enemy_camp",
    "spanish_allies_desert",
    "numidian_allies_desert",
    "bad_weather",
    "elephant_fright",
    "ally_deserts",
    "storms_at_sea",
]


def hands(rome=(), carthage=()) -> dict[str, list[str]]:
    return {R: [*rome, *ROMAN], C: [*carthage, *PUNIC]}


def march(general, start, count, *, foe=None, generals=None, held=(), own=(), **more) -> PunicWar:
    """An army is on its way; the enemy holds some cards."""
    side = R if general in ("varro", "nero", "marcellus", "paullus", "longus", "p_scipio") else C
    units: dict[str, Any] = {
        side: {start: count} if isinstance(count, int | str) else count,
        R if side == C else C: foe or {},
    }
    more.setdefault("phase", "march")
    more.setdefault("card", "minor_campaign_a")
    return scene(
        units[R],
        units[C],
        {general: start, **(generals or {})},
        seat=side,
        general=general,
        hands=hands(*((own, held) if side == R else (held, own))),
        **more,
    )


def in_discard(pos: PunicWar, card: str) -> bool:
    return CARD[card] in pos.discard and all(
        CARD[card] not in pile for pile in (*pos.hands, pos.removed, pos.deck)
    )


# -- 8.4 in general ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("card", COUNTERS)
@pytest.mark.parametrize("seat", [R, C])
def test_a_counter_event_is_no_card_of_a_round(card, seat):
    pos = scene(phase="round", seat=seat, card=card, hands=hands())
    side = {"maharbals_cavalry": C, "elephant_fright": R}.get(card, seat)
    refused(pos, f"event {card}", *(("8.4", "only-a-counter") if side == seat else ("8.3", "not-your-event")))
    assert {f"ops {card}", f"discard {card}"} <= legal(pos), "its OPs are anybody's"
    do(pos, f"discard {card}")
    assert in_discard(pos, card)


@pytest.mark.rule("8.4")
def test_a_counter_event_costs_its_player_a_round():
    pos = march("varro", "roma", 5, held=["bad_weather"])
    do(pos, "march praeneste", "march sena", "march firmum_picenum")
    assert len(pos.hands[1]) == 3
    do(pos, "counter bad_weather")
    assert len(pos.hands[1]) == 2
    assert in_discard(pos, "bad_weather")
    assert to_move(pos) == C, "it was Rome's card: now it is Carthage's round all the same"
    do(pos, *[f"discard {c}" for c in ("surprise_sortie", "tribal_resistance", "numidian_ally")])
    assert (to_move(pos), step(pos)) == (R, "Round")
    assert pos.hands[1] == [], "Carthage has one round fewer"


@pytest.mark.rule("8.4")
def test_nobody_is_asked_who_has_nothing_to_play():
    pos = march("varro", "roma", 5)
    do(pos, "march praeneste", "march sena", "march firmum_picenum", "march ariminum")
    assert (to_move(pos), where(pos, "varro")) == (R, "ariminum")


@pytest.mark.rule("8.4")
def test_with_the_option_everybody_is_always_asked():
    pos = march("varro", "roma", 5, options={"always_ask": True})
    do(pos, "march praeneste", "march sena")
    assert to_move(pos) == R, "there is no window before the third point"
    do(pos, "march firmum_picenum")
    assert (to_move(pos), step(pos), legal(pos)) == (C, "Window", {"pass"})
    refused(pos, "counter bad_weather", "8.4", "counter-not-in-hand")
    do(pos, "pass")
    assert (to_move(pos), where(pos, "varro")) == (R, "firmum_picenum")


@pytest.mark.rule("8.4")
def test_always_asked_but_not_for_a_card_that_lies_open():
    pos = march("varro", "roma", 5, options={"always_ask": True}, held=["bad_weather"])
    do(
        pos,
        "march praeneste",
        "march sena",
        "march firmum_picenum",
        "pass",
        "march ariminum",
        "counter bad_weather",
    )
    assert where(pos, "varro") == "sena"
    pos = march("varro", "roma", 5, options={"always_ask": True})
    pos.deck.remove(CARD["bad_weather"])
    pos.discard.append(CARD["bad_weather"])
    do(pos, "march praeneste", "march sena", "march firmum_picenum")
    assert to_move(pos) == R


@pytest.mark.rule("8.4")
def test_a_window_takes_only_the_cards_that_fit_there():
    pos = march("varro", "roma", 5, held=["bad_weather", "storms_at_sea", "hostile_tribes_a"])
    do(pos, "march praeneste", "march sena", "march firmum_picenum")
    assert legal(pos) == {"counter bad_weather", "pass"}
    refused(pos, "counter storms_at_sea", "8.4", "not-this-window")
    refused(pos, "counter hostile_tribes_b", "8.4", "counter-not-in-hand")
    refused(pos, "halt", "10.2", "when-halt")
    refused(pos, "counter bad_weather", "8.4", "not-your-turn", seat=R)


# -- 7, 8 Hostile Tribes -----------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "8.4", "21.3")
@pytest.mark.parametrize("card", ["hostile_tribes_a", "hostile_tribes_b"])
@pytest.mark.parametrize("seat", [R, C])
def test_7_as_the_card_of_a_round_against_a_force_that_stands_there(card, seat):
    foe = C if seat == R else R
    units: dict[str, Any] = {
        foe: {"gergovia": 2, "ligures_orientales": 9, "nemausus": 4, "taurini": 4},
        seat: {"tolosa": 4},
    }
    pos = scene(units[R], units[C], phase="round", seat=seat, card=card, hands=hands())
    do(pos, f"event {card}")
    assert choices(pos, "target") == {"gergovia", "ligures_orientales"}, "no general needed"
    refused(pos, "target taurini", "25", "no-hostile-tribes")
    rig(pos, 4)
    events = told(pos, "target gergovia")
    assert only(events, "attrition").args["rolls"] == [4]
    assert cus(pos, foe, "gergovia") == 1, "2 CUs in the column of the tribes: that of 5 CUs"
    assert in_discard(pos, card)
    assert to_move(pos) == foe
    none = scene({}, {}, phase="round", seat=seat, card=card, hands=hands())
    refused(none, f"event {card}", "25", "no-force-among-tribes")


@pytest.mark.rule("21.3")
@pytest.mark.parametrize(("die", "left"), [(1, 10), (2, 9), (4, 9), (5, 8), (6, 8)])
def test_7_the_column_does_not_depend_on_the_size(die, left):
    pos = scene({}, {"gergovia": 10}, phase="round", seat=R, card="hostile_tribes_a", hands=hands())
    rig(pos, die)
    do(pos, "event hostile_tribes_a")
    assert cus(pos, C, "gergovia") == left


@pytest.mark.rule("8.4", "21.3")
def test_7_the_moment_a_force_enters_before_anything_else():
    pos = march(
        "hasdrubal",
        "massilia",
        6,
        foe={"druentia": 5},
        generals={"varro": "druentia"},
        held=["hostile_tribes_a", "hostile_tribes_b"],
    )
    do(pos, "march druentia")
    assert (to_move(pos), step(pos)) == (R, "Window")
    assert legal(pos) == {"counter hostile_tribes_a", "counter hostile_tribes_b", "pass"}
    rig(pos, 6)
    events = told(pos, "counter hostile_tribes_b")
    assert kinds(events)[:2] == ["counter", "attrition"]
    assert in_discard(pos, "hostile_tribes_b")
    assert legal(pos) == {"counter hostile_tribes_a", "pass"}, "both may answer one entry"
    twice = do(rig(pos.clone(), 6), "counter hostile_tribes_a")
    assert (cus(twice, C, "druentia"), step(twice)) == (2, "Reaction")
    do(pos, "pass")
    assert cus(pos, C, "druentia") == 4
    assert step(pos) == "Reaction", "then come the other reactions"
    assert CARD["hostile_tribes_a"] in pos.hands[0]


@pytest.mark.rule("8.4")
def test_7_at_each_space_anew_but_not_elsewhere():
    pos = march("hasdrubal", "narbo", 6, held=["hostile_tribes_a"])
    do(pos, "march nemausus")
    assert to_move(pos) == C, "the province of Massilia is quiet"
    do(pos, "march rhodanus", "pass", "march gergovia")
    assert step(pos) == "Window"
    rig(pos, 1)
    do(pos, "counter hostile_tribes_a", "march allobroges")
    assert to_move(pos) == C
    assert cus(pos, C, "allobroges") == 6
    alone = march("hasdrubal", "nemausus", 6, held=["hostile_tribes_a"])
    do(alone, "take 0", "march rhodanus")
    assert to_move(alone) == C, "a general without CUs is let pass"


@pytest.mark.rule("8.4", "13.1")
def test_7_against_an_army_that_avoids_battle():
    control = {R: ["nicaea"], C: ["massilia"]}
    pos = march(
        "hasdrubal",
        "massilia",
        6,
        foe={"nicaea": 5},
        generals={"varro": "nicaea"},
        own=["hostile_tribes_a"],
        control=control,
    )
    do(pos, "march nicaea")
    do(rig(pos, 1), "avoid varro")
    assert (to_move(pos), step(pos)) == (C, "Window")
    rig(pos, 6)
    do(pos, "counter hostile_tribes_a")
    assert (where(pos, "varro"), cus(pos, R, "druentia")) == ("druentia", 3)


@pytest.mark.rule("8.4", "12.4")
def test_7_against_interceptors_inside_the_reaction():
    pos = march(
        "hasdrubal",
        "rhodanus",
        6,
        foe={"massilia": 6},
        generals={"nero": "massilia:proconsul"},
        own=["hostile_tribes_a"],
    )
    do(pos, "march druentia")
    do(rig(pos, 1), "intercept nero", "done")
    assert (to_move(pos), step(pos)) == (C, "Window"), "in the middle of the interception"
    rig(pos, 6)
    do(pos, "counter hostile_tribes_a")
    assert cus(pos, R, "druentia") == 4
    assert step(pos) == "Intercepted"


@pytest.mark.rule("8.4", "12.5")
def test_7_against_an_army_that_steps_back():
    control = {R: ["rhodanus"], C: []}
    pos = march(
        "varro",
        "rhodanus",
        6,
        foe={"massilia/in": 1, "nicaea": 6},
        generals={"mago": "nicaea"},
        held=["hostile_tribes_a"],
        control=control,
    )
    do(pos, "march massilia")
    do(rig(pos, 1), "intercept mago", "done", "back")
    assert (to_move(pos), step(pos)) == (C, "Window")


@pytest.mark.rule("8.4", "15.1")
def test_7_against_a_beaten_army_on_its_retreat():
    control = {R: ["druentia", "nicaea"], C: ["massilia"]}
    pos = march(
        "hasdrubal",
        "massilia",
        6,
        foe={"nicaea": 5},
        generals={"varro": "nicaea"},
        own=["hostile_tribes_a"],
        control=control,
    )
    do(pos, "march nicaea", "done")
    deal_battle(pos, {}, {"probe": 1})
    rig(pos, 1, 1)
    do(pos, "play probe")
    assert (to_move(pos), step(pos)) == (C, "Window"), "Druentia is the only refuge"
    before = pos.cus[0][-1]
    rig(pos, 5)
    do(pos, "counter hostile_tribes_a")
    assert cus(pos, R, "druentia") == before - 2


@pytest.mark.rule("8.4", "15.1")
def test_7_on_a_retreat_at_each_space_anew():
    control = {R: ["massilia"], C: ["gergovia"]}
    held = ["hostile_tribes_a", "hostile_tribes_b"]
    more = {"foe": {"nemausus": 6}, "generals": {"mago": "nemausus"}, "control": control, "own": held}
    pos = march("varro", "massilia", 6, **more)
    do(pos, "march nemausus", "done")
    deal_battle(pos, {"probe": 1}, {})
    do(rig(pos, 1, 1), "play probe")
    assert (to_move(pos), step(pos)) == (R, "Window"), "by Rhodanus to Gergovia"
    before = pos.cus[1][-1]
    do(rig(pos, 6), "counter hostile_tribes_a", "pass")
    assert (to_move(pos), step(pos)) == (R, "Window"), "the second space"
    do(rig(pos, 6), "counter hostile_tribes_b")
    assert cus(pos, C, "gergovia") == before - 4


@pytest.mark.rule("8.4", "16.2.1")
def test_7_against_an_army_that_withdraws():
    control = {R: ["nicaea"], C: ["druentia"]}
    pos = march(
        "hasdrubal",
        "druentia",
        6,
        foe={"nicaea": 6},
        generals={"varro": "nicaea"},
        held=["hostile_tribes_a"],
        control=control,
    )
    do(pos, "march nicaea", "done")
    deal_battle(pos, {"probe": 1}, {"probe": 1})
    rig(pos, 1)
    do(pos, "withdraw")
    do(rig(pos, 6), "roll")
    while step(pos) != "Window":
        do(pos, sorted(legal(pos))[0])
    assert to_move(pos) == R
    count = pos.cus[1][-1]
    rig(pos, 5)
    do(pos, "counter hostile_tribes_a")
    assert cus(pos, C, "druentia") == count - 2


@pytest.mark.rule("8.4", "10.10")
def test_7_a_general_whose_last_cu_dies_on_entry_meets_the_enemy_alone():
    pos = march("hasdrubal", "massilia", 1, foe={"druentia": 2}, held=["hostile_tribes_a"])
    do(pos, "march druentia")
    do(rig(pos, 6), "counter hostile_tribes_a")
    assert where(pos, "hasdrubal") == "displaced"
    assert cus(pos, C, "druentia") == 0


@pytest.mark.rule("26.3")
def test_7_mauretania_is_hostile_with_its_option():
    pos = march("hasdrubal", "zuccabar", 4, held=["hostile_tribes_a"], options={"mauretania": True})
    do(pos, "march siga")
    assert (to_move(pos), step(pos)) == (R, "Window")


# -- 20, 31, 32 before a battle ----------------------------------------------------------------------------


def battle_in_iberia(rome=(), carthage=(), **more) -> PunicWar:
    """P. Scipio with 6 CUs against Hasdrubal with 5, whose side holds three provinces of Iberia."""
    return march(
        "p_scipio",
        "azaila",
        6,
        foe={"bilbilis": 5},
        generals={"hasdrubal": "bilbilis"},
        own=rome,
        held=carthage,
        **more,
    )


def battle_in_africa(rome=(), carthage=(), **more) -> PunicWar:
    """Varro with 6 CUs against Hanno with 5, whose side holds all of Africa."""
    return march(
        "varro", "thabraca", 6, foe={"zama": 5}, generals={"hanno": "zama"}, own=rome, held=carthage, **more
    )


@pytest.mark.rule("8.4", "14.2", "14.5.2")
def test_31_spanish_allies_desert_in_iberia():
    pos = battle_in_iberia()
    assert only(told(pos, "march bilbilis", "done"), "dealt").args == {"rome": 8, "carthage": 11}
    pos = battle_in_iberia(["spanish_allies_desert"])
    do(pos, "march bilbilis", "done")
    assert (to_move(pos), legal(pos)) == (R, {"counter spanish_allies_desert", "pass"})
    events = told(pos, "counter spanish_allies_desert")
    assert only(events, "dealt").args == {"rome": 8, "carthage": 8}
    assert in_discard(pos, "spanish_allies_desert")


@pytest.mark.rule("8.4", "14.5.3")
def test_31_as_defender_against_romes_allies():
    control = {R: ["azaila", "dertosa", "tarraco", "ilerda"], C: ["bilbilis"]}
    pos = battle_in_iberia((), ["spanish_allies_desert"], control=control)
    do(pos, "march bilbilis", "done")
    assert to_move(pos) == C
    assert only(told(pos, "counter spanish_allies_desert"), "dealt").args == {"rome": 8, "carthage": 8}
    pos = battle_in_iberia((), ["spanish_allies_desert"], control=control)
    assert only(told(pos, "march bilbilis", "done", "pass"), "dealt").args == {"rome": 9, "carthage": 8}


@pytest.mark.rule("8.4", "14.2")
def test_31_not_outside_iberia_and_not_against_a_force_without_general():
    pos = battle_in_africa(["spanish_allies_desert"])
    do(pos, "march zama", "done")
    assert step(pos) == "Battle"
    pos = march("p_scipio", "azaila", 6, foe={"bilbilis": 5}, own=["spanish_allies_desert"])
    do(pos, "march bilbilis")
    assert step(pos) == "Battle", "they have no allies to lose"


@pytest.mark.rule("8.4", "14.2.2", "14.5.2")
def test_32_numidian_allies_desert_in_africa_and_four_cards_are_lost():
    pos = battle_in_africa()
    assert only(told(pos, "march zama", "done"), "dealt").args == {"rome": 7, "carthage": 13}
    pos = battle_in_africa(["numidian_allies_desert"])
    do(pos, "march zama", "done")
    assert (to_move(pos), legal(pos)) == (R, {"counter numidian_allies_desert", "pass"})
    assert only(told(pos, "counter numidian_allies_desert"), "dealt").args == {"rome": 7, "carthage": 9}
    pos = battle_in_iberia(["numidian_allies_desert"])
    do(pos, "march bilbilis", "done")
    assert step(pos) == "Battle"


@pytest.mark.rule("8.4")
def test_32_only_what_he_has_is_lost_and_either_side_may_strike():
    one = {
        R: ["thabraca", "sitifis", "cirta", "theveste"],
        C: ["zama", "icosium", "zuccabar", "saldae", "carthago"],
    }
    pos = battle_in_africa(["numidian_allies_desert"], control=one)
    do(pos, "march zama", "done")
    assert only(told(pos, "counter numidian_allies_desert"), "dealt").args == {"rome": 9, "carthage": 8}
    pos = battle_in_africa((), ["numidian_allies_desert"], control=one)
    do(pos, "march zama", "done")
    assert only(told(pos, "counter numidian_allies_desert"), "dealt").args == {"rome": 7, "carthage": 10}


@pytest.mark.rule("8.4", "14.5.2", "14.5.3", "14.5.5")
def test_20_the_spy_lays_half_of_the_enemys_cards_open():
    pos = battle_in_iberia(["spy_in_enemy_camp"])
    do(pos, "march bilbilis", "done")
    events = told(pos, "counter spy_in_enemy_camp")
    assert only(events, "dealt").args == {"rome": 8, "carthage": 11}
    assert len(only(events, "spied").args["battle_cards"]) == 5, "half, rounded down"
    fight = battle(pos).duel
    assert (sum(fight.open[0]), sum(fight.open[1]), sum(fight.hands[1])) == (0, 5, 11)
    assert all(fight.open[1][k] <= fight.hands[1][k] for k in range(6))
    assert pos.view(0)["battle"]["open"][C] == pos.view(1)["battle"]["open"][C]
    assert sum(pos.view(0)["battle"]["open"][C].values()) == 5
    assert in_discard(pos, "spy_in_enemy_camp")


@pytest.mark.rule("8.4", "14.5.3")
def test_20_the_defender_has_spies_too_and_open_cards_are_played_first():
    pos = battle_in_iberia((), ["spy_in_enemy_camp"])
    do(pos, "march bilbilis", "done")
    assert to_move(pos) == C
    do(pos, "counter spy_in_enemy_camp")
    fight = battle(pos).duel
    assert (sum(fight.open[0]), sum(fight.open[1])) == (4, 0)
    kind = next(k for k in range(5) if fight.open[0][k] > 0)
    before = fight.open[0][kind]
    do(pos, f"play {['frontal_assault', 'flank_left', 'flank_right', 'probe', 'double_envelopment'][kind]}")
    assert fight.open[0][kind] == before - 1
    assert sum(fight.open[0]) == 3, "the others stay open"


@pytest.mark.rule("8.4", "14.5.2", "14.5.3")
def test_before_a_battle_attacker_and_defender_play_in_this_order_and_more_than_one():
    pos = battle_in_iberia(
        ["spy_in_enemy_camp"],
        ["spanish_allies_desert"],
        control={R: ["azaila", "dertosa", "tarraco", "ilerda"], C: []},
    )
    do(pos, "march bilbilis", "done")
    assert to_move(pos) == R
    do(pos, "pass")
    assert to_move(pos) == C
    do(pos, "pass")
    assert step(pos) == "Battle"
    pos = battle_in_iberia(["spy_in_enemy_camp", "spanish_allies_desert"])
    do(pos, "march bilbilis", "done", "counter spy_in_enemy_camp")
    assert legal(pos) == {"counter spanish_allies_desert", "pass"}
    events = told(pos, "counter spanish_allies_desert")
    assert len(only(events, "spied").args["battle_cards"]) == 4
    assert pos.view(0)["battle"]["strategy"] == [(R, "spy_in_enemy_camp"), (R, "spanish_allies_desert")]


# -- 42 Elephant Fright ------------------------------------------------------------------------------------


def elephants_charge(held=("elephant_fright",), **more) -> PunicWar:
    pos = march(
        "hannibal", "bilbilis", "8e2", foe={"azaila": 6}, generals={"p_scipio": "azaila"}, held=held, **more
    )
    return do(pos, "march azaila", "done")


@pytest.mark.rule("8.4", "14.5.4", "17.3")
def test_42_fright_comes_when_the_charge_is_declared_and_before_its_die():
    pos = elephants_charge()
    assert (to_move(pos), legal(pos)) == (C, {"charge", "pass"})
    do(pos, "charge")
    assert (to_move(pos), legal(pos)) == (R, {"counter elephant_fright", "pass"})
    events = told(pos, "counter elephant_fright")
    assert "charge-roll" not in kinds(events)
    assert only(events, "dealt").args == {"rome": 8, "carthage": 15}, "8 CUs, Hannibal, three provinces"
    lost = only(events, "cards-lost").args
    assert (lost["side"], len(lost["battle_cards"])) == (C, 2)
    assert [sum(hand) for hand in battle(pos).duel.hands] == [8, 13]
    assert (cus(pos, C, "azaila"), elephants(pos, "azaila")) == (8, 2), "they still count"
    assert in_discard(pos, "elephant_fright")


@pytest.mark.rule("8.4", "17.3", "17.4")
def test_42_no_charge_no_fright_and_a_pass_lets_the_die_fall():
    pos = elephants_charge()
    do(pos, "pass")
    assert step(pos) == "Battle"
    assert CARD["elephant_fright"] in pos.hands[0]
    pos = elephants_charge()
    do(pos, "charge")
    rig(pos, 6)
    events = told(pos, "pass")
    assert only(events, "charge-roll").args["result"] == "success"
    lost = only(events, "cards-lost").args
    assert (lost["side"], len(lost["battle_cards"])) == (R, 2)
    pos = elephants_charge(())
    rig(pos, 2)
    assert "charge-roll" in kinds(told(pos, "charge"))


@pytest.mark.rule("26.1.2", "17.5")
def test_77_in_its_place_costs_one_card():
    pos = elephants_charge(["elephant_fear"], options={"elephant_fear": True})
    do(pos, "charge")
    assert legal(pos) == {"counter elephant_fear", "pass"}
    lost = only(told(pos, "counter elephant_fear"), "cards-lost").args
    assert (lost["side"], len(lost["battle_cards"])) == (C, 1)


# -- 6 Maharbal's Cavalry ----------------------------------------------------------------------------------


def cavalry(rome, carthage, attacker=C, held=("maharbals_cavalry",), rome_held=()) -> PunicWar:
    pos = march(
        "hannibal",
        "bilbilis",
        8,
        foe={"azaila": 6},
        generals={"p_scipio": "azaila"},
        own=held,
        held=rome_held,
    )
    do(pos, "march azaila", "done")
    while step(pos) == "Window":
        do(pos, "pass")
    return deal_battle(pos, rome, carthage, attacker)


@pytest.mark.rule("8.4", "14.8.2")
def test_6_the_cavalry_attacks_as_a_double_envelopment_that_gives_nothing_away():
    pos = cavalry({"double_envelopment": 1, "probe": 1}, {"probe": 2})
    assert "counter maharbals_cavalry" in legal(pos)
    do(pos, "counter maharbals_cavalry")
    assert pos.view(0)["battle"]["card"] == "double_envelopment"
    assert sum(battle(pos).duel.hands[1]) == 2, "no battle card was spent"
    assert in_discard(pos, "maharbals_cavalry")
    do(pos, "play double_envelopment")
    assert legal(pos) == {"roll", "pass"}, "who matches it must roll"
    rig(pos, 3)
    do(pos, "roll")
    assert (to_move(pos), battle(pos).duel.attacker) == (C, 1)
    plain = cavalry({"double_envelopment": 1, "probe": 1}, {"probe": 2, "double_envelopment": 1})
    do(plain, "play double_envelopment", "play double_envelopment")
    assert legal(plain) == {"seize", "pass"}, "the ordinary card gives the initiative away"


@pytest.mark.rule("8.4", "14.7")
def test_6_the_cavalry_matches_a_double_envelopment_and_nothing_else():
    pos = cavalry({"double_envelopment": 1, "probe": 1}, {"frontal_assault": 2}, R)
    do(pos, "play double_envelopment")
    assert legal(pos) == {"counter maharbals_cavalry", "concede"}
    do(pos, "counter maharbals_cavalry")
    assert legal(pos) == {"seize", "pass"}, "Rome's was an ordinary Double Envelopment"
    pos = cavalry({"double_envelopment": 1, "probe": 1}, {"probe": 2}, R)
    do(pos, "play probe")
    refused(pos, "counter maharbals_cavalry", "14.7", "no-match")


@pytest.mark.rule("8.4", "14.10.2", "14.12")
def test_6_even_with_an_empty_hand_and_its_type_counts_for_the_retreat():
    pos = cavalry({"probe": 1}, {}, C)
    assert legal(pos) == {"counter maharbals_cavalry", "withdraw", "concede"}
    lost = told(rig(pos.clone(), 1, 1), "concede")
    assert (only(lost, "battle-won").args["side"], only(lost, "battle-won").rule) == (R, "14.10.2")
    rig(pos, 1, 5)
    events = told(pos, "counter maharbals_cavalry")
    assert only(events, "retreat-die").args["battle_card"] == "double_envelopment"
    assert only(events, "retreat-die").args["all"] == "yes"
    without = cavalry({"probe": 1}, {"probe": 1}, C, ())
    do(without, "play probe", "play probe", "pass")
    assert step(without) != "Battle", "an attacker without cards has lost"


@pytest.mark.rule("8.4", "14.10.2")
def test_6_the_cavalry_never_rides_by_itself():
    """Without battle cards and without a way out Carthage still says whether Maharbal rides."""
    pos = cavalry({"probe": 2}, {"probe": 1}, C)
    do(pos, "play probe", "play probe", "pass")
    assert (to_move(pos), type(pos.steps[-1]).__name__) == (C, "LastAttack")
    assert {"counter maharbals_cavalry", "concede"} <= legal(pos)
    refused(pos, "play probe", "14.6", "no-such-battle-card")
    assert CARD["maharbals_cavalry"] in pos.hands[1]


@pytest.mark.rule("8.4", "8.3")
def test_6_rome_cannot_ride_with_maharbal():
    pos = cavalry({"probe": 2}, {"probe": 2}, R, (), ["maharbals_cavalry"])
    refused(pos, "counter maharbals_cavalry", "8.4", "not-your-counter")
    assert not choices(pos, "counter")


# -- 59 Ally Deserts ---------------------------------------------------------------------------------------


def desertion(rome, carthage, attacker=R, held=(), own=(), pre=(), **more) -> PunicWar:
    """P. Scipio attacks Hasdrubal; Rome holds ``own``, Carthage ``held``."""
    pos = battle_in_iberia(own, held, **more)
    do(pos, "march bilbilis", "done", *pre)
    while step(pos) == "Window":
        do(pos, "pass")
    return deal_battle(pos, rome, carthage, attacker)


@pytest.mark.rule("8.4")
def test_59_the_attacker_takes_a_card_before_he_plays_one():
    pos = desertion({"probe": 1}, {"flank_left": 3}, own=["ally_deserts"])
    events = told(pos, "counter ally_deserts")
    assert only(events, "deserted").args == {"side": C, "battle_card": "flank_left"}
    fight = battle(pos).duel
    assert (fight.hands[0][1], fight.hands[1][1]) == (1, 2)
    assert fight.open[0][1] == 1, "both players see it"
    assert pos.view(1)["battle"]["open"][R] == {"flank_left": 1}
    assert (to_move(pos), choices(pos, "play")) == (R, {"probe", "flank_left"})
    assert in_discard(pos, "ally_deserts")


@pytest.mark.rule("8.4", "14.10.2")
def test_59_an_attacker_without_cards_may_play_it_before_the_battle_is_lost():
    pos = desertion({"probe": 1}, {"probe": 1, "flank_left": 2}, own=["ally_deserts"])
    do(pos, "play probe", "play probe", "pass")
    assert (to_move(pos), legal(pos)) == (R, {"counter ally_deserts", "concede"})
    refused(pos, "withdraw", "16.1.1", "cannot-withdraw-without-cards")
    lost = told(rig(pos.clone(), 1, 1), "concede")
    assert only(lost, "battle-won").args["side"] == C
    do(pos, "counter ally_deserts")
    assert (to_move(pos), choices(pos, "play")) == (R, {"flank_left"})
    refused(pos, "concede", "14.10.1", "when-concede")


@pytest.mark.rule("8.4", "14.10.2")
def test_59_is_of_no_use_if_the_enemy_has_no_card_either():
    pos = desertion({"probe": 1}, {"probe": 1}, own=["ally_deserts"])
    do(pos, "play probe", "play probe")
    events = told(rig(pos, 1, 1), "pass")
    assert only(events, "battle-won").args["side"] == C


@pytest.mark.rule("8.4", "14.10.2")
def test_with_always_ask_an_attacker_without_cards_is_asked_even_so():
    """Nobody learns whether he had a card that would have helped."""
    pos = desertion({"probe": 1}, {"probe": 1, "flank_left": 2}, options={"always_ask": True})
    do(pos, "play probe", "play probe", "pass")
    while step(pos) == "Window":
        do(pos, "pass")
    assert (to_move(pos), legal(pos)) == (R, {"concede"})


@pytest.mark.rule("8.4", "14.7")
def test_59_the_defender_may_find_the_match_with_the_enemys_own_card():
    pos = desertion({"probe": 2}, {"flank_left": 3}, held=["ally_deserts"])
    do(pos, "play probe")
    assert legal(pos) == {"counter ally_deserts", "concede"}
    do(pos, "counter ally_deserts")
    assert (to_move(pos), legal(pos)) == (C, {"play probe", "concede"})
    do(pos, "play probe")
    assert legal(pos) == {"roll", "pass"}


@pytest.mark.rule("8.4", "14.6")
def test_59_the_defender_is_asked_before_each_round():
    pos = battle_in_iberia((), ["ally_deserts"])
    do(pos, "march bilbilis", "done")
    assert (to_move(pos), step(pos)) == (C, "Window"), "after the deal"
    assert sum(battle(pos).duel.hands[0]) == 8
    do(pos, "pass")
    deal_battle(pos, {"probe": 2}, {"probe": 2})
    do(pos, "play probe", "play probe", "pass")
    assert (to_move(pos), step(pos), legal(pos)) == (C, "Window", {"counter ally_deserts", "pass"})
    events = told(pos, "counter ally_deserts")
    assert only(events, "deserted").args == {"side": R, "battle_card": "probe"}
    pos = battle_in_iberia()
    do(pos, "march bilbilis", "done")
    assert step(pos) == "Battle", "nobody asks who has it not"


@pytest.mark.rule("8.4")
def test_59_with_a_spy_one_of_the_open_cards_may_be_claimed_or_a_hidden_one_drawn():
    pos = desertion(
        {"probe": 2},
        {"flank_left": 2, "double_envelopment": 1},
        own=["spy_in_enemy_camp", "ally_deserts"],
        pre=["counter spy_in_enemy_camp"],
    )
    fight = battle(pos).duel
    fight.open[1] = [0, 0, 0, 0, 1, 0]
    do(pos, "counter ally_deserts")
    assert (to_move(pos), legal(pos)) == (R, {"claim double_envelopment", "draw"})
    refused(pos, "claim flank_left", "25", "not-open")
    other = pos.clone()
    do(pos, "claim double_envelopment")
    assert (battle(pos).duel.hands[0][4], battle(pos).duel.hands[1][4], battle(pos).duel.open[1]) == (
        1,
        0,
        [0] * 6,
    )
    assert choices(pos, "play") == {"probe", "double_envelopment"}
    do(other, "draw")
    assert (battle(other).duel.hands[0][1], battle(other).duel.hands[1]) == (1, [0, 1, 0, 0, 1, 0]), (
        "one of those that lie hidden"
    )
    assert battle(other).duel.open[1][4] == 1


@pytest.mark.rule("8.4")
def test_59_nothing_to_take_from_an_empty_hand():
    pos = desertion({"probe": 2}, {}, own=["ally_deserts"])
    refused(pos, "counter ally_deserts", "25", "no-card-to-take")


# -- 41 Bad Weather ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_41_the_third_point_is_the_first_that_weather_stops():
    pos = march("varro", "roma", 5, held=["bad_weather"])
    do(pos, "march praeneste", "march sena")
    assert to_move(pos) == R
    do(pos, "march firmum_picenum")
    assert to_move(pos) == C
    events = told(pos, "counter bad_weather")
    assert only(events, "weather").args["space"] == "sena"
    assert (where(pos, "varro"), cus(pos, R, "sena")) == ("sena", 5)
    assert step(pos) == "Round", "there was nothing left for him to do"
    pos = march("varro", "beneventum", 5, held=["bad_weather"])
    do(pos, "march arpi", "march terventum", "march capua", "counter bad_weather")
    assert (step(pos), where(pos, "varro")) == ("Round", "terventum")


@pytest.mark.rule("8.4")
def test_41_at_the_fourth_point_he_goes_back_to_where_two_brought_him():
    pos = march("varro", "roma", 5, held=["bad_weather"])
    do(
        pos,
        "march praeneste",
        "march sena",
        "march firmum_picenum",
        "pass",
        "march ariminum",
        "counter bad_weather",
    )
    assert (where(pos, "varro"), cus(pos, R, "sena"), cus(pos, R, "firmum_picenum")) == ("sena", 5, 0)


@pytest.mark.rule("8.4", "20.1.2")
def test_41_he_may_still_besiege_where_he_stops():
    pos = march("hannibal", "arpi", 5, held=["bad_weather"])
    do(pos, "march cannae", "march tarentum", "march brundisium", "counter bad_weather")
    assert where(pos, "hannibal") == "tarentum"
    rig(pos, 6)
    do(pos, "besiege")
    assert pos.siege[SPACE["tarentum"]] == 1


@pytest.mark.rule("8.4", "10.6.1")
def test_41_a_pass_that_needs_the_third_point_is_not_crossed():
    pos = march("hasdrubal", "rhodanus", 5, held=["bad_weather"])
    do(pos, "march druentia", "march taurini")
    assert to_move(pos) == R
    events = told(pos, "counter bad_weather")
    assert "attrition" not in kinds(events), "before any die"
    assert (where(pos, "hasdrubal"), cus(pos, C, "druentia")) == ("druentia", 5)
    pos = march("hasdrubal", "druentia", 5, held=["bad_weather"])
    assert "attrition" in kinds(told(pos, "march taurini")), "with the first two points it is"


@pytest.mark.rule("8.4", "10.6.2")
def test_41_a_strait_likewise():
    pos = march("varro", "bruttii", 5, held=["bad_weather"])
    do(pos, "march rhegium", "march messana")
    assert to_move(pos) == C
    do(pos, "counter bad_weather")
    assert where(pos, "varro") == "rhegium"
    pos = march("varro", "rhegium", 5, held=["bad_weather"])
    do(pos, "march messana")
    assert (to_move(pos), where(pos, "varro")) == (R, "messana")


@pytest.mark.rule("8.4", "11.1")
def test_41_a_sailing_is_undone_and_the_army_stays_in_port():
    pos = march("hasdrubal", "utica", 3, held=["bad_weather"])
    do(pos, "sail lilybaeum")
    assert to_move(pos) == R
    events = told(pos, "counter bad_weather")
    assert "naval-die" not in kinds(events)
    assert "sailed" not in kinds(events)
    assert (where(pos, "hasdrubal"), cus(pos, C, "utica"), marching(pos).points) == ("utica", 3, 4)
    refused(pos, "sail lilybaeum", "25", "stopped-weather")
    refused(pos, "march carthago", "25", "stopped-weather")


@pytest.mark.rule("8.4", "11.1")
def test_41_a_sailing_after_a_march_is_undone_alone():
    pos = march("varro", "arpi", 5, held=["bad_weather"], phase="march-event", card="forced_march_3")
    do(pos, "march beneventum", "march capua", "march roma", "pass", "sail lilybaeum", "counter bad_weather")
    assert (where(pos, "varro"), cus(pos, R, "roma")) == ("roma", 5), "back in the port of embarkation"


@pytest.mark.rule("8.4", "10.11")
def test_41_in_a_campaign_it_stops_one_general_and_the_cus_go_on_with_another():
    generals = {"marcellus": "roma:proconsul", "varro": "sena"}
    pos = scene(
        {"roma": 5, "sena": 5}, generals=generals, phase="round", card="major_campaign_a",
        hands=hands((), ["bad_weather"]),
    )  # fmt: skip
    do(
        pos,
        "event major_campaign_a",
        "activate marcellus",
        "march praeneste",
        "march sena",
        "march firmum_picenum",
    )
    do(pos, "counter bad_weather", "activate varro")
    assert (where(pos, "marcellus"), marching(pos).points) == ("sena", 4)
    if marching(pos).size() < 10:
        do(pos, "take 10")
    assert "join marcellus" not in legal(pos), "his own points are lost"
    do(pos, "march firmum_picenum", "march ariminum")
    assert (to_move(pos), cus(pos, R, "ariminum")) == (R, 10)
    refused(pos, "march falerii", "10.11", "tired-cus")


@pytest.mark.rule("8.4", "10.11")
def test_41_cus_that_go_back_get_their_points_back():
    """Three points brought them to Firmum Picenum; back at Sena they have spent two, and two are left."""
    generals = {"marcellus": "roma:proconsul", "nero": "roma:proconsul", "varro": "sena"}
    pos = scene(
        {"roma": 5, "sena": 5}, generals=generals, phase="round", card="major_campaign_a",
        hands=hands((), ["bad_weather"]),
    )  # fmt: skip
    do(pos, "event major_campaign_a", "activate marcellus")
    if "join nero" in legal(pos):
        do(pos, "join nero")
    do(pos, "march praeneste", "march sena", "march firmum_picenum", "pass", "march ariminum")
    do(pos, "counter bad_weather", "activate varro")
    assert (where(pos, "marcellus"), cus(pos, R, "sena"), pos.walked[GENERAL["nero"]]) == ("sena", 10, 2)
    if marching(pos).size() < 10:
        do(pos, "take 10")
    do(pos, "march firmum_picenum", "march ariminum")
    assert (cus(pos, R, "ariminum"), where(pos, "nero")) == (10, "ariminum")
    refused(pos, "march falerii", "10.11")


@pytest.mark.rule("8.4", "11.1")
def test_41_those_who_were_to_sail_stay_in_port_for_the_rest_of_the_round():
    generals = {"marcellus": "roma:proconsul", "varro": "roma:proconsul"}
    pos = scene(
        {"roma": 8}, generals=generals, phase="round", card="major_campaign_a",
        hands=hands((), ["bad_weather"]),
    )  # fmt: skip
    do(pos, "event major_campaign_a", "activate marcellus", "leave varro", "take 6", "sail lilybaeum")
    do(pos, "counter bad_weather")
    if step(pos) == "Stopped":
        do(pos, "halt")
    do(pos, "activate varro")
    assert (marching(pos).size(), choices(pos, "take")) == (2, {"0", "1"})
    assert "join marcellus" not in legal(pos)


@pytest.mark.rule("8.4", "10.6.1", "21.1.2")
def test_41_not_after_the_die_of_a_pass_though_the_first_two_points_crossed_it():
    pos = march("hasdrubal", "druentia", 5, held=["bad_weather"])
    do(rig(pos, 1), "march taurini", "march boii")
    assert (to_move(pos), where(pos, "hasdrubal")) == (C, "boii")


@pytest.mark.rule("8.4", "10.2")
def test_41_cus_that_joined_later_stay_where_they_are():
    pos = march("varro", "roma", {"roma": 5, "firmum_picenum": 3}, held=["bad_weather"])
    do(
        pos,
        "march praeneste",
        "march sena",
        "march firmum_picenum",
        "pass",
        "take 8",
        "march ariminum",
        "counter bad_weather",
    )
    assert (cus(pos, R, "sena"), cus(pos, R, "firmum_picenum")) == (5, 3)


@pytest.mark.rule("8.4")
def test_41_so_do_generals():
    pos = march(
        "varro",
        "roma",
        {"roma": 5, "firmum_picenum": 2},
        generals={"nero": "firmum_picenum:proconsul"},
        held=["bad_weather"],
    )
    do(
        pos,
        "march praeneste",
        "march sena",
        "march firmum_picenum",
        "pass",
        "join nero",
        "march ariminum",
        "counter bad_weather",
    )
    assert where(pos, "varro") == "sena"
    assert where(pos, "nero") == "firmum_picenum"


@pytest.mark.rule("8.4", "10.6.1")
def test_41_never_after_the_die_of_a_pass():
    pos = march("hasdrubal", "rhodanus", 5, held=["bad_weather"])
    do(pos, "march druentia", "march taurini")
    do(rig(pos, 1), "pass", "march boii")
    assert (to_move(pos), where(pos, "hasdrubal")) == (C, "boii")


@pytest.mark.rule("8.4", "11.5")
def test_41_never_after_the_naval_die():
    pos = march("hasdrubal", "carthago", 3, held=["bad_weather"], phase="march-event", card="forced_march_3")
    do(pos, "sail lilybaeum")
    do(rig(pos, 1), "pass", "march panormus")
    assert (to_move(pos), where(pos, "hasdrubal")) == (C, "panormus")


@pytest.mark.rule("8.4", "12.1")
def test_41_not_against_an_interception():
    pos = march(
        "hasdrubal",
        "arpi",
        6,
        foe={"heraclea": 6},
        generals={"nero": "heraclea:proconsul"},
        own=["bad_weather"],
    )
    do(pos, "march cannae")
    do(rig(pos, 1), "intercept nero", "done")
    assert (to_move(pos), step(pos)) == (C, "Intercepted"), "no window"
    assert where(pos, "nero") == "cannae"


@pytest.mark.rule("8.4", "10.4")
def test_41_comes_before_the_battle_that_the_step_would_bring():
    pos = march(
        "varro",
        "roma",
        5,
        foe={"firmum_picenum": 5},
        generals={"mago": "firmum_picenum"},
        held=["bad_weather"],
    )
    do(pos, "march praeneste", "march sena", "done", "march firmum_picenum")
    assert (to_move(pos), step(pos)) == (C, "Window")
    do(pos, "counter bad_weather")
    assert (step(pos), where(pos, "varro")) == ("Round", "sena")


# -- 60 Storms at Sea --------------------------------------------------------------------------------------


@pytest.mark.rule("8.4", "21.1.3")
@pytest.mark.parametrize(("die", "left"), [(4, 2), (5, 1), (6, 1)])
def test_60_a_sailing_force_rolls_with_two_more(die, left):
    pos = march("varro", "roma", 3, held=["storms_at_sea"])
    do(pos, "sail lilybaeum")
    assert (to_move(pos), legal(pos)) == (C, {"counter storms_at_sea", "pass"})
    rig(pos, die)
    events = told(pos, "counter storms_at_sea")
    assert only(events, "attrition").args["modifier"] == 2
    assert (where(pos, "varro"), cus(pos, R, "lilybaeum")) == ("lilybaeum", left)
    assert in_discard(pos, "storms_at_sea")


@pytest.mark.rule("8.4", "11.5")
def test_60_before_the_naval_die_which_then_counts_what_is_still_afloat():
    pos = march("hasdrubal", "utica", 2, held=["storms_at_sea"])
    do(pos, "sail aleria")
    rig(pos, 5, 1)
    events = told(pos, "counter storms_at_sea")
    assert [k for k in kinds(events) if k in ("attrition", "naval-die")] == ["attrition", "naval-die"]
    assert only(events, "naval-die").args["result"] == "success", "a single CU has a dot more"
    assert cus(pos, C, "aleria") == 1


@pytest.mark.rule("8.4", "10.10")
def test_60_a_general_whose_cus_are_lost_returns_to_his_port():
    pos = march("hasdrubal", "utica", 1, held=["storms_at_sea"])
    do(pos, "sail lilybaeum")
    rig(pos, 4)
    events = told(pos, "counter storms_at_sea")
    assert "naval-die" not in kinds(events)
    assert (where(pos, "hasdrubal"), cus(pos, C, "utica")) == ("utica", 0)
    refused(pos, "march carthago", "25", "stopped-shipwrecked")


@pytest.mark.rule("8.4")
def test_60_not_against_a_general_alone_nor_a_march():
    pos = march("hasdrubal", "utica", 3, held=["storms_at_sea"])
    do(pos, "take 0", "sail lilybaeum")
    assert step(pos) != "Window"
    pos = march("hasdrubal", "utica", 3, held=["storms_at_sea"])
    do(pos, "march carthago", "march zama", "march theveste")
    assert to_move(pos) == C


@pytest.mark.rule("8.4", "11.5")
def test_60_works_in_a_truce():
    pos = march("hasdrubal", "utica", 3, held=["storms_at_sea"], markers=TRUCE_ON)
    do(pos, "sail gades")
    assert to_move(pos) == R
    rig(pos, 6)
    do(pos, "counter storms_at_sea")
    assert cus(pos, C, "gades") == 1
    assert pos.marked(TRUCE_ON), "and does not end it"


# -- reactions inside reactions ----------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_weather_goes_before_storms_and_either_may_be_kept():
    pos = march("hasdrubal", "utica", 3, held=["bad_weather", "storms_at_sea"])
    do(pos, "sail gades")
    assert legal(pos) == {"counter bad_weather", "pass"}
    do(pos, "pass")
    assert legal(pos) == {"counter storms_at_sea", "pass"}
    rig(pos, 1, 1)
    do(pos, "pass")
    assert where(pos, "hasdrubal") == "gades"
    pos = march("hasdrubal", "utica", 3, held=["bad_weather", "storms_at_sea"])
    do(pos, "sail gades", "counter bad_weather")
    assert to_move(pos) == C, "what does not sail needs no storm"
    assert CARD["storms_at_sea"] in pos.hands[0]


@pytest.mark.rule("8.4")
def test_an_omen_inside_the_roll_of_hostile_tribes():
    pos = march(
        "hasdrubal", "nemausus", 6, held=["hostile_tribes_a"], own=["good_omen"], options={"cards": "all"}
    )
    do(pos, "march rhodanus")
    rig(pos, 6)
    do(pos, "counter hostile_tribes_a")
    assert (to_move(pos), step(pos), legal(pos)) == (C, "Window", {"counter good_omen", "pass"})
    rig(pos, 1)
    events = told(pos, "counter good_omen")
    assert only(events, "thrown-again").args["rolls"] == [1]
    assert cus(pos, C, "rhodanus") == 6, "the second roll stands"
    pos = march(
        "hasdrubal", "nemausus", 6, held=["hostile_tribes_a"], own=["good_omen"], options={"cards": "all"}
    )
    do(pos, "march rhodanus")
    do(rig(pos, 6), "counter hostile_tribes_a", "pass")
    assert cus(pos, C, "rhodanus") == 4


@pytest.mark.rule("8.4")
def test_the_other_side_has_its_bad_omen_only_if_the_die_was_not_thrown_again():
    held = ["storms_at_sea", "bad_omen"]
    pos = march(
        "hasdrubal", "utica", 3, held=held, own=["good_omen"], options={"cards": "all"}, markers=TRUCE_ON
    )
    do(pos, "sail gades")
    do(rig(pos, 1), "counter storms_at_sea")
    assert (to_move(pos), legal(pos)) == (C, {"counter good_omen", "pass"})
    kept = pos.clone()
    do(rig(pos, 6), "pass")
    assert (to_move(pos), legal(pos)) == (R, {"counter bad_omen", "pass"})
    do(pos, "counter bad_omen")
    assert cus(pos, C, "gades") == 1
    do(rig(kept, 2), "counter good_omen")
    assert cus(kept, C, "gades") == 2, "a second time is not to be had"
    assert CARD["bad_omen"] in kept.hands[0]


@pytest.mark.rule("8.4", "12.4")
def test_a_failed_interception_is_no_entry():
    pos = march(
        "hasdrubal",
        "rhodanus",
        6,
        foe={"massilia": 6},
        generals={"nero": "massilia:proconsul"},
        own=["hostile_tribes_a"],
    )
    do(pos, "march druentia")
    do(rig(pos, 6), "intercept nero", "done")
    assert (to_move(pos), step(pos)) == (C, "March")
    assert marching(pos).failed == [GENERAL["nero"]]
