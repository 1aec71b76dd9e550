"""5 The sequence of a turn, from reinforcements to the victory check."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    do,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
    where,
)


def to_the_deal(pos: PunicWar) -> list[Event]:
    """Play on by the first choice until the cards of a turn have been dealt; give what happened."""
    events: list[Event] = []
    while not any(event.kind == "cards-dealt" for event in events):
        events += told(pos, min(legal(pos)))
    return events


def discard_all(pos: PunicWar) -> list[Event]:
    """Both players discard all their cards; give what happened, up to the next choice."""
    events: list[Event] = []
    while step(pos) in ("Initiative", "Round"):
        words = legal(pos)
        choice = "pass" if "pass" in words else "first" if "first" in words else min(words & discards(pos))
        events += told(pos, choice)
    return events


def discards(pos: PunicWar) -> set[str]:
    return {f"discard {card}" for card in choices(pos, "discard")}


def last_card(**about: Any) -> PunicWar:
    """A position in which Rome holds the only card that is left in the turn."""
    return scene(phase="round", card="diplomacy_a", **about)


# -- 5.1 reinforcements ------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_the_first_turn_has_no_reinforcements():
    """The set-up stands, and the cards are dealt at once."""
    pos = start()
    assert step(pos) == "Initiative"
    assert (sum(pos.cus[0]), sum(pos.cus[1])) == (16, 16)
    assert pos.view(0)["phase"] == "strategy"
    assert pos.view(0)["cards"]["count"] == {R: 7, C: 7}


@pytest.mark.rule("5.1", "5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.2")
def test_every_later_turn_opens_with_reinforcements_in_four_steps():
    """Carthage's CUs, its displaced generals, Rome's CUs, Rome's elections; then the deal."""
    forces = {"roma": 8, "agrigentum": 8}, {"carthago": 4, "saguntum": 5}
    generals = {"longus": "agrigentum", "varro": "roma", "mago": "displaced", "hanno": "carthago"}
    pos = scene(*forces, generals, phase="reinforcements", turn=2)
    seen: list[str] = []
    while step(pos) != "Initiative":
        if not seen or seen[-1] != f"{to_move(pos)} {step(pos)}":
            seen.append(f"{to_move(pos)} {step(pos)}")
        do(pos, min(legal(pos)))
    assert seen[:4] == ["carthage CarthageLevy", "carthage Return", "rome RomanLevy", "rome Election"]
    assert seen[4:] == ["rome NewConsuls", "rome ChooseCommander"], (
        "both consuls were placed at Agrigentum (18.2.1)"
    )
    assert pos.view(0)["phase"] == "strategy"
    assert (sum(pos.cus[0]), sum(pos.cus[1])) == (16 + 5, 9 + 4)


@pytest.mark.rule("5.1.1")
def test_carthage_places_before_rome_does():
    pos = scene({"roma": 8}, {"carthago": 4}, {"varro": "roma"}, phase="reinforcements", turn=2)
    assert (step(pos), to_move(pos)) == ("CarthageLevy", C)
    refused(pos, "place roma", "6.1", "not-your-turn", seat=R)


@pytest.mark.rule("5.1.2")
def test_displaced_generals_come_back_after_the_cus_and_before_rome():
    """Mago can come back to a CU that has only just been placed."""
    generals = {"varro": "capua", "mago": "displaced"}
    pos = scene({"capua": 8}, {}, generals, phase="reinforcements", turn=2)
    assert step(pos) == "CarthageLevy"
    while step(pos) == "CarthageLevy":
        do(pos, "place carthago_nova" if "carthago_nova" in choices(pos, "place") else "place carthago")
    assert (step(pos), to_move(pos)) == ("Return", C)
    assert choices(pos, "place") == {"carthago", "carthago_nova"}
    do(pos, "place carthago_nova")
    assert where(pos, "mago") == "carthago_nova"
    assert (step(pos), to_move(pos)) == ("RomanLevy", R)


@pytest.mark.rule("5.1.3", "5.1.4")
def test_rome_places_its_cus_before_it_elects():
    """Its last CU makes the stack of five that the consuls need."""
    pos = scene({"capua": 4}, {}, {"varro": "capua"}, phase="reinforcements", turn=2)
    while step(pos) == "CarthageLevy":
        do(pos, min(legal(pos)))
    assert step(pos) == "RomanLevy"
    refused(pos, "proconsul varro", "6.4.1", "when-proconsul")
    while step(pos) == "RomanLevy":
        do(pos, "place capua")
    assert (step(pos), choices(pos, "proconsul")) == ("Election", {"varro"})
    do(pos, "done")
    consuls = [g for g in pos.view(0)["generals"] if g["office"] == "consul"]
    assert [g["place"] for g in consuls] == ["capua", "capua"]


# -- 5.2, 5.3 cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "7.1")
@pytest.mark.parametrize(
    ("turn", "count"), [(1, 7), (2, 7), (3, 7), (4, 8), (5, 8), (6, 8), (7, 9), (8, 9), (9, 9)]
)
def test_both_get_as_many_cards_as_the_track_shows(turn, count):
    pos = scene({"roma": 5}, {"carthago": 5}, {}, phase="deal", turn=turn)
    assert pos.view(0)["cards"]["count"] == {R: count, C: count}
    assert pos.view(0)["turn"]["cards"] == count
    assert pos.view(0)["cards"]["deck"] == 64 - 2 * count


@pytest.mark.rule("5.3")
def test_the_players_play_by_turns_until_both_hands_are_empty():
    pos = scene(
        phase="round", hands={R: ["diplomacy_a", "epidemic"], C: ["diplomacy_b", "truce"]}, card="epidemic"
    )
    order = []
    for card in ["diplomacy_a", "diplomacy_b", "epidemic", "truce"]:
        assert (step(pos), pos.view(0)["phase"]) == ("Round", "strategy")
        order.append(to_move(pos))
        do(pos, f"discard {card}")
    assert order == [R, C, R, C]
    assert pos.view(0)["phase"] == "victory"


@pytest.mark.rule("5.3", "7.3")
@pytest.mark.parametrize(
    ("scenario", "decider"),
    [("second_punic_war", C), ("crossing_the_alps", C), ("campaign_iberia", R), ("campaign_africa", R)],
)
def test_the_scenario_says_who_decides(scenario, decider):
    pos = start(scenario=scenario)
    if "pass" in legal(pos):
        do(pos, "pass")
    assert (to_move(pos), legal(pos)) == (decider, {"first", "second"})


# -- 5.4 to 5.6 the end of a turn --------------------------------------------------------------------------


@pytest.mark.rule("5.4", "5.5", "5.6", "5.7")
def test_winter_isolation_and_the_count_follow_the_last_card_in_this_order():
    """Rome freezes at Zama, its PC at Numantia is isolated, and only then are the provinces counted."""
    control = {R: ["roma", "numantia"], C: ["carthago", "zama", "utica", "capua", "neapolis"], "tribes": []}
    pos = last_card(rome={"zama": 10, "roma": 5}, control=control)
    rig(pos, 5)
    events = told(pos, "discard diplomacy_a")
    assert kinds(events)[:5] == ["discarded", "attrition", "isolated", "points", "consequences"]
    assert cus(pos, R, "zama") == 7
    assert only(events, "isolated").args == {"side": R, "spaces": ["numantia"]}
    assert only(events, "points").args == {"rome": 1, "carthage": 2}


@pytest.mark.rule("5.4")
def test_winter_strikes_both_sides_on_enemy_ground_only():
    """Not on one's own PC, not on an empty space, not inside one's own walls."""
    control = {R: ["arpi", "capua"], C: ["zama"], "tribes": []}
    rome = {"zama": 10, "arpi": 10, "capua/in": 2, "sena": 10}
    pos = last_card(rome=rome, carthage={"capua": 10, "saguntum": 10}, control=control)
    rig(pos, 6, 6)
    struck = [e.args["space"] for e in told(pos, "discard diplomacy_a") if e.kind == "attrition"]
    assert struck == ["zama", "capua"]
    assert (cus(pos, R, "zama"), cus(pos, C, "capua")) == (7, 7)
    assert [cus(pos, R, s) for s in ("arpi", "capua/in", "sena")] == [10, 2, 10]
    assert cus(pos, C, "saguntum") == 10


@pytest.mark.rule("5.4", "21.1.1")
def test_winter_strikes_on_the_space_of_an_unfriendly_tribe():
    pos = last_card(rome={"boii": 6, "arverni": 6}, carthage={"insubres": 6, "allobroges": 6})
    rig(pos, 6, 6, 6)
    struck = [e.args["space"] for e in told(pos, "discard diplomacy_a") if e.kind == "attrition"]
    assert struck == ["arverni", "boii", "allobroges"], "the Insubres are friends of Carthage"


@pytest.mark.rule("5.5")
def test_rome_removes_its_isolated_pcs_first():
    """Around Salmantica lie isolated PCs of the enemy: when they go first, its own PC is not isolated any more."""
    around = ["segovia", "arsa", "toletum"]
    pos = last_card(rome={"roma": 5}, control={R: around, C: ["salmantica", "gades"], "tribes": []})
    events = told(pos, "discard diplomacy_a")
    assert [controls(pos, s) for s in around] == [None] * 3
    assert controls(pos, "salmantica") == C
    assert only(events, "isolated").args["side"] == R
    pos = last_card(rome={"roma": 5}, control={C: around, R: ["salmantica", "malaca"], "tribes": []})
    lost = [
        (e.args["side"], set(e.args["spaces"]))
        for e in told(pos, "discard diplomacy_a")
        if e.kind == "isolated"
    ]
    assert lost == [(R, {"salmantica"}), (C, set(around))]


@pytest.mark.rule("5.5")
def test_neither_cities_nor_tribes_are_removed_for_isolation():
    pos = last_card(rome={"roma": 5}, control={R: ["capua"], C: ["numantia"], "tribes": ["insubres"]})
    do(pos, "discard diplomacy_a")
    assert (controls(pos, "capua"), controls(pos, "insubres"), controls(pos, "numantia")) == (R, C, None)


@pytest.mark.rule("5.6")
def test_who_has_fewer_points_pays_the_difference_in_ordinary_pcs():
    """The example of 22.2: 9 against 7 costs Carthage 2 PCs."""
    pos = last_card(rome={"roma": 5}, carthage={"carthago": 5})
    events = told(pos, "discard diplomacy_a")
    assert only(events, "points").args == {"rome": 9, "carthage": 7}
    assert only(events, "consequences").args == {"side": C, "count": 2}
    assert (to_move(pos), step(pos)) == (C, "RemovePCs")
    do(pos, "remove zama", "remove saldae")
    assert step(pos) != "RemovePCs"
    assert (controls(pos, "zama"), controls(pos, "saldae")) == (None, None)


@pytest.mark.rule("5.6")
def test_equal_points_cost_nobody_anything():
    control = {R: ["capua", "neapolis"], C: ["carthago", "arsa"], "tribes": []}
    pos = last_card(rome={"roma": 5, "arpi": 1}, carthage={"arsa": 1}, control=control)
    events = told(pos, "discard diplomacy_a")
    assert only(events, "points").args == {"rome": 1, "carthage": 1}
    assert "consequences" not in kinds(events)
    assert controls(pos, "arsa") == C


# -- 5.7 the next turn -------------------------------------------------------------------------------------


@pytest.mark.rule("5.7", "5.1")
def test_a_new_turn_begins_after_the_victory_check():
    pos = start()
    events = discard_all(pos)
    assert step(pos) == "RemovePCs"
    events = told(pos, "remove zama", "remove thapsus")
    assert only(events, "turn").args == {"turn": 2, "years": "217"}
    assert (step(pos), pos.view(0)["phase"]) == ("CarthageLevy", "reinforcements")
    dealt = only(to_the_deal(pos), "cards-dealt")
    assert dealt.args == {"count": 7}
    assert pos.view(0)["turn"]["number"] == 2
    assert pos.view(0)["cards"]["deck"] == 64 - 28


@pytest.mark.rule("5.7")
@pytest.mark.parametrize(
    ("scenario", "last"),
    [("second_punic_war", 9), ("crossing_the_alps", 3), ("campaign_iberia", 7), ("campaign_africa", 9)],
)
def test_the_game_ends_after_the_last_turn_of_the_scenario(scenario, last):
    cards: dict[str, Any] = {"scenario": scenario, "phase": "round", "card": "truce", "turn": last - 1}
    pos = scene({}, {}, {}, **cards)
    do(pos, "discard truce")
    assert pos.outcome is None
    pos = scene({}, {}, {}, **{**cards, "turn": last})
    do(pos, "discard truce")
    assert pos.outcome is not None
    assert (pos.outcome.rule, pos.owners()) == ("22.4", 0)


@pytest.mark.rule("5.7")
def test_a_sudden_victory_ends_the_game_in_any_turn():
    """23.2.2 All of Italia but Latium, in the first turn's check."""
    north = ["verona", "pisae", "faesulae", "falerii", "ariminum", "sena", "praeneste"]
    south = ["capua", "neapolis", "arpi", "cannae", "brundisium", "heraclea", "paestum", "croton"]
    control = {R: ["roma"], C: north + south, "tribes": ["insubres", "boii"]}
    pos = last_card(rome={"roma": 5}, carthage={"verona": 1, "sena": 1}, control=control)
    do(pos, "discard diplomacy_a")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((1,), "23.2.2")
