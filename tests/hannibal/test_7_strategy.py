"""7 The strategy phase: the deal, the two uses of a card, who begins, pre-emption, the end of the phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bellum.games.hannibal.campaign import StrategyPhase
from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.strategy import Initiative, Preemption
from tests.hannibal.facts import CARD
from tests.hannibal.kit import (
    C,
    R,
    choices,
    do,
    kinds,
    legal,
    only,
    refused,
    scene,
    start,
    step,
    to_move,
    told,
)


def opening(
    rome: Sequence[str], carthage: Sequence[str], scenario: str = "second_punic_war", **options: Any
) -> PunicWar:
    """The moment after the first deal, with these hands."""
    pos = start(scenario=scenario, **options)
    pos.deck += pos.hands[0] + pos.hands[1]
    for side, names in enumerate((rome, carthage)):
        pos.hands[side] = [CARD[name] for name in names]
    pos.deck = [card for card in pos.deck if card not in pos.hands[0] + pos.hands[1]]
    pos.lacks = [0, 0]
    while isinstance(pos.steps[-1], (Initiative, Preemption)):
        pos.steps.pop()
    StrategyPhase().begin(pos)
    pos._legal = None
    pos.advance()
    return pos


# -- 7.1, 7.2 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("scenario", "counts"),
    [("crossing_the_alps", [7, 7, 7]), ("campaign_iberia", [7, 7]), ("campaign_africa", [8, 8])],
)
def test_the_scenario_fixes_how_many_cards_are_dealt(scenario, counts):
    first = {"crossing_the_alps": 1, "campaign_iberia": 6, "campaign_africa": 8}[scenario]
    for i, count in enumerate(counts):
        pos = scene({}, {}, {}, scenario=scenario, phase="deal", turn=first + i, card="truce")
        assert pos.view(0)["cards"]["count"] == {R: count, C: count}


@pytest.mark.rule("7.1")
def test_a_hand_is_secret_and_its_size_is_not():
    pos = start()
    rome, carthage = pos.view(0)["cards"], pos.view(1)["cards"]
    assert (len(rome["hand"]), len(carthage["hand"])) == (7, 7)
    assert set(rome["hand"]).isdisjoint(carthage["hand"])
    assert "hands" not in rome
    assert rome["count"] == carthage["count"] == {R: 7, C: 7}


@pytest.mark.rule("7.2")
def test_a_card_is_used_for_its_ops_for_its_event_or_for_nothing():
    hands = {R: ["diplomacy_a", "epidemic"], C: ["diplomacy_b"]}
    pos = scene({"roma": 5}, {"zama": 3}, {"nero": "roma"}, phase="round", hands=hands, card="diplomacy_a")
    assert choices(pos, "ops") == choices(pos, "discard") == {"diplomacy_a", "epidemic"}
    assert choices(pos, "event") == {"diplomacy_a"}, "no Carthaginian army is there for an epidemic"
    refused(pos, "ops diplomacy_b", "7.2", "not-in-hand")
    refused(pos, "event truce", "7.2", "not-in-hand")
    refused(pos, "discard truce", "7.2", "not-in-hand")
    refused(pos, "activate nero", "10.1", "when-activate")
    refused(pos, "pass", "8.4", "when-pass")
    refused(pos, "discard diplomacy_b", "7.2", "not-your-turn", seat=C)


@pytest.mark.rule("7.2")
def test_what_each_use_does():
    """Diplomacy turns one PC anywhere; its 2 OPs place two; a discard nothing at all."""
    for use, rest in (("event", ["pc thapsus"]), ("ops", ["pc numantia", "pc osca"]), ("discard", [])):
        pos = scene({}, {}, {}, phase="round", hands={C: ["truce"]}, card="diplomacy_a")
        before = dict(pos.view(0)["control"])
        do(pos, f"{use} diplomacy_a", *rest)
        after = pos.view(0)["control"]
        changed = {space for space in after if after[space] != before.get(space)}
        assert changed == {word.split()[1] for word in rest}
        assert (step(pos), to_move(pos)) == ("Round", C)


# -- 7.3 who begins ----------------------------------------------------------------------------------------


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("word", "first"), [("first", C), ("second", R)])
def test_in_hannibal_carthage_decides_who_begins(word, first):
    pos = opening(["diplomacy_a", "epidemic"], ["diplomacy_b", "truce"])
    assert (step(pos), to_move(pos), legal(pos)) == ("Initiative", C, {"first", "second"})
    refused(pos, "ops diplomacy_b", "7.2", "when-ops")
    refused(pos, "pass", "8.4", "when-pass")
    events = told(pos, word)
    assert only(events, "first").args == {"side": first}
    assert (step(pos), to_move(pos), pos.view(0)["first"]) == ("Round", first, first)


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("scenario", ["campaign_iberia", "campaign_africa"])
def test_in_the_campaigns_rome_decides(scenario):
    pos = opening(["diplomacy_a"], ["diplomacy_b"], scenario)
    assert (to_move(pos), legal(pos)) == (R, {"first", "second"})
    do(pos, "second")
    assert to_move(pos) == C


@pytest.mark.rule("7.3.1")
def test_the_opponent_is_asked_first():
    pos = opening(["major_campaign_a", "epidemic"], ["diplomacy_b"])
    assert (step(pos), to_move(pos)) == ("Initiative", R)
    assert legal(pos) == {"event major_campaign_a", "ops major_campaign_a", "pass"}
    refused(pos, "first", "7.3", "when-first")
    refused(pos, "first", "7.3", "not-your-turn", seat=C)
    do(pos, "pass")
    assert (to_move(pos), legal(pos)) == (C, {"first", "second"})


@pytest.mark.rule("7.3.1")
def test_who_has_no_campaign_card_need_not_be_asked_and_is_with_the_option():
    pos = opening(["epidemic"], ["diplomacy_b", "major_campaign_a"])
    assert to_move(pos) == C, "the decider's own Campaign does not matter"
    pos = opening(["epidemic"], ["diplomacy_b"], always_ask=True)
    assert (to_move(pos), legal(pos)) == (R, {"pass"})
    do(pos, "pass")
    assert to_move(pos) == C


@pytest.mark.rule("7.3.2")
def test_only_a_campaign_card_pre_empts():
    """25 Neither an Imperium nor a Forced March is one."""
    pos = opening(["minor_campaign_a", "forced_march_3", "imperium_a", "truce"], ["diplomacy_b"], cards="all")
    assert legal(pos) == {"event minor_campaign_a", "ops minor_campaign_a", "pass"}
    refused(pos, "event imperium_a", "7.3.2", "not-a-campaign")
    refused(pos, "ops forced_march_3", "7.3.2", "not-a-campaign")
    refused(pos, "event truce", "7.3.2", "not-a-campaign")
    refused(pos, "ops minor_campaign_b", "7.2", "not-in-hand")
    refused(pos, "discard minor_campaign_a", "8.6", "when-discard")


@pytest.mark.rule("7.3.2")
@pytest.mark.parametrize("use", ["event", "ops"])
def test_a_campaign_as_event_or_for_ops_makes_its_player_first_for_the_turn(use):
    pos = opening(["minor_campaign_a", "epidemic"], ["diplomacy_b", "truce"])
    events = told(pos, f"{use} minor_campaign_a")
    assert kinds(events)[:2] == ["preempted", use]
    assert only(events, "preempted").args == {"side": R}
    assert pos.view(0)["first"] == R
    while step(pos) != "Round":
        do(pos, "done" if "done" in legal(pos) else "pc numantia")
    assert CARD["minor_campaign_a"] in pos.discard
    order = []
    while step(pos) == "Round":
        order.append(to_move(pos))
        do(pos, min(word for word in legal(pos) if word.startswith("discard")))
    assert order == [C, R, C], "the Campaign was Rome's first card"


@pytest.mark.rule("7.3.2")
def test_example_rome_keeps_its_campaign_is_made_to_begin_and_may_play_any_card():
    pos = opening(["major_campaign_a", "diplomacy_a"], ["diplomacy_b", "truce"])
    do(pos, "pass", "second")
    assert (step(pos), to_move(pos)) == ("Round", R)
    assert choices(pos, "event") == {"major_campaign_a", "diplomacy_a"}
    assert choices(pos, "ops") == {"major_campaign_a", "diplomacy_a"}
    do(pos, "event major_campaign_a")
    assert step(pos) == "Activation"


@pytest.mark.rule("7.3.2")
def test_with_carthage_second_to_be_asked_it_can_pre_empt_too():
    pos = opening(["diplomacy_a"], ["minor_campaign_a", "diplomacy_b"], "campaign_iberia")
    assert (to_move(pos), choices(pos, "event")) == (C, {"minor_campaign_a"})
    do(pos, "event minor_campaign_a", "done")
    assert (step(pos), to_move(pos)) == ("Round", R)
    assert pos.view(0)["first"] == C


@pytest.mark.rule("7.3")
def test_the_question_comes_back_every_turn():
    pos = scene({"roma": 5}, {"zama": 1}, {}, phase="deal", turn=4)
    if "pass" in legal(pos):
        do(pos, "pass")
    assert (to_move(pos), legal(pos)) == (C, {"first", "second"})


# -- 7.4 the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4")
def test_who_has_cards_left_plays_them_one_after_another():
    hands = {R: ["diplomacy_a"], C: ["diplomacy_b", "truce", "epidemic"]}
    pos = scene({"roma": 5}, {"zama": 1}, {}, phase="round", hands=hands, card="diplomacy_a")
    order = []
    while step(pos) == "Round":
        order.append(to_move(pos))
        do(pos, min(word for word in legal(pos) if word.startswith("discard")))
    assert order == [R, C, C, C]
    assert pos.hands == [[], []]


@pytest.mark.rule("7.4")
def test_the_second_player_may_be_left_alone_as_well():
    hands = {R: ["diplomacy_a", "epidemic"], C: ["diplomacy_b"]}
    pos = scene({"roma": 5}, {"zama": 1}, {}, phase="round", hands=hands, seat=C, card="diplomacy_b")
    do(pos, "discard diplomacy_b", "discard epidemic")
    assert (step(pos), to_move(pos)) == ("Round", R)
    assert pos.view(0)["phase"] == "strategy", "the phase is not over while one hand has a card"
    do(pos, "discard diplomacy_a")
    assert pos.view(0)["phase"] == "victory"
