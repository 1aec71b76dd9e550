"""4, H6, H7, H22 The set-up of both scenarios, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from bellum.games.hamilcar.position import CORVUS, FORGOTTEN_TACTICS, TRAINED, FirstWar
from bellum.games.hannibal.board import LATER, POOL
from bellum.games.hannibal.campaign import StrategyPhase
from tests.hamilcar.kit import (
    BOARD,
    GAME,
    GENERAL,
    SPACE,
    C,
    R,
    controls,
    do,
    elephants,
    holds,
    legal,
    refused,
    scene,
    start,
    step,
    to_move,
    where,
)

SCENARIOS = ["first_punic_war", "war_for_sicilia"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_forces_at_the_start(scenario: str) -> None:
    pos = start(scenario=scenario)
    forces = {
        (side, BOARD.space_id[pos.space_at(place)] + ("/in" if place >= BOARD.walls else "")): count
        for number, side in enumerate((R, C))
        for place, count in enumerate(pos.cus[number])
        if count
    }
    assert forces == {
        (R, "messana/in"): 2,
        (R, "rhegium"): 6,
        (R, "tarquinii"): 6,
        (C, "carthago"): 5,
        (C, "lilybaeum"): 2,
        (C, "agrigentum/in"): 2,
        (C, "syracusae/in"): 2,
    }
    assert (elephants(pos, "carthago"), sum(pos.elephants)) == (1, 1)
    assert [where(pos, name) for name in ("caudex", "valerius", "hanno", "hannibal_gisgo")] == [
        "rhegium", "tarquinii", "carthago", "lilybaeum",
    ]  # fmt: skip


@pytest.mark.rule("H2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ships_at_the_start(scenario: str) -> None:
    pos = start(scenario=scenario)
    fleets = {
        (view["side"], view["space"]): (view["ready"], view["exhausted"])
        for view in pos.view(0)["sea"]["ships"]
    }
    assert fleets == {
        (R, "neapolis"): (1, 0),
        (R, "tarentum"): (1, 0),
        (C, "carthago"): (3, 0),
        (C, "lilybaeum"): (2, 0),
    }


@pytest.mark.rule("H2.2", "H11.5", "H17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_markers_at_the_start(scenario: str) -> None:
    pos = start(scenario=scenario)
    assert pos.supremacy == 1
    assert pos.marked(FORGOTTEN_TACTICS)
    assert not pos.marked(CORVUS)
    assert not pos.marked(TRAINED)
    assert (pos.treasury, sum(pos.supplies)) == ([0, 0], 0)


@pytest.mark.rule("H22")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_six_points_each_and_three_neutral_provinces(scenario: str) -> None:
    pos = start(scenario=scenario)
    assert (pos.points(0), pos.points(1)) == (6, 6)
    neutral = {name for name in BOARD.province if holds(pos, name) is None}
    assert neutral == {"numidia", "etruria", "sicilia"}
    assert controls(pos, "volsinii") is None
    assert pos.tribe[SPACE["volsinii"]] == 1


def test_the_map_is_the_one_of_the_facts() -> None:
    """71 spaces, 17 provinces, 38 ports, 13 cities, 1 tribe; all ports are joined by lanes, land by land."""
    assert (BOARD.spaces, BOARD.provinces, len(BOARD.ports)) == (71, 17, 38)
    assert sum(map(bool, BOARD.city)) == 13
    assert [BOARD.space_id[s] for s in range(BOARD.spaces) if BOARD.tribe[s]] == ["volsinii"]
    seen, edge = {SPACE["roma"]}, [SPACE["roma"]]
    while edge:
        edge = [to for port in edge for to in BOARD.lanes[port] if to not in seen]
        seen.update(edge)
    assert seen == set(BOARD.ports)
    assert sum(len(lanes) for lanes in BOARD.lanes) == 2 * 59
    assert {BOARD.space_id[to] for to in BOARD.lanes[SPACE["carthago"]]} == {"utica", "clupea", "lilybaeum"}


def test_fourteen_romans_nine_carthaginians_and_64_cards() -> None:
    assert Counter(BOARD.general_side) == {0: 14, 1: 9}
    assert Counter(card.ops for card in BOARD.deck) == {1: 19, 2: 25, 3: 20}


@pytest.mark.rule("H6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_romans_wait_in_the_pool_and_carthaginians_for_their_turn(scenario: str) -> None:
    pos = start(scenario=scenario)
    at = {name: pos.at[GENERAL[name]] for name in GENERAL}
    later = {name for name, place in at.items() if place == LATER}
    assert later == {"hamilcar", "bostar", "xanthippus", "adherbal", "carthalo", "himilco", "hamilcar_barca"}
    assert len([name for name, place in at.items() if place == POOL]) == 12


@pytest.mark.rule("5.1", "H5")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_turn_has_no_reinforcements(scenario: str) -> None:
    pos = start(scenario=scenario)
    assert step(pos) in ("Initiative", "Round")
    assert [len(hand) for hand in pos.hands] == [7, 7]


@pytest.mark.rule("7.1", "H5")
@pytest.mark.parametrize(("turn", "cards"), [(2, 7), (3, 7), (4, 8), (6, 8), (7, 9), (9, 9)])
def test_seven_eight_and_nine_cards(turn: int, cards: int) -> None:
    pos = scene(phase="deal", turn=turn, hands={})
    assert [len(hand) for hand in pos.hands] == [cards, cards]


def test_the_full_war_has_nine_turns_the_short_one_three() -> None:
    turns = {name: len(BOARD.scenarios[name].turn_years) for name in GAME.scenarios}
    assert turns == {"first_punic_war": 9, "war_for_sicilia": 3}


# -- H7 who begins -------------------------------------------------------------------------------------------


def opening(rome: list[str], carthage: list[str]) -> FirstWar:
    """The moment after the first deal, with these hands."""
    pos = start()
    pos.deck += pos.hands[0] + pos.hands[1]
    for side, names in enumerate((rome, carthage)):
        pos.hands[side] = [BOARD.card[name] for name in names]
    pos.deck = [card for card in pos.deck if card not in pos.hands[0] + pos.hands[1]]
    pos.lacks = [0, 0]
    while step(pos) == "Initiative":
        pos.steps.pop()
    StrategyPhase().begin(pos)
    pos._legal = None
    pos.advance()
    return pos


@pytest.mark.rule("H7", "7.3")
@pytest.mark.parametrize(("word", "first"), [("first", R), ("second", C)])
def test_rome_decides_who_begins(word: str, first: str) -> None:
    pos = opening(["diplomacy_a", "minor_campaign_a"], ["diplomacy_b"])
    assert (step(pos), to_move(pos), legal(pos)) == ("Initiative", R, {"first", "second"})
    refused(pos, "first", "7.3", "not-your-turn", seat=C)
    do(pos, word)
    assert (step(pos), to_move(pos)) == ("Round", first)


@pytest.mark.rule("H7", "7.3.1", "7.3.2")
def test_carthage_may_pre_empt_with_a_campaign_card() -> None:
    pos = opening(["diplomacy_a"], ["diplomacy_b", "minor_campaign_a", "imperium"])
    assert (step(pos), to_move(pos)) == ("Initiative", C)
    assert legal(pos) == {"event minor_campaign_a", "ops minor_campaign_a", "pass"}
    refused(pos, "event imperium", "7.3.2", "not-a-campaign")
    do(pos, "pass")
    assert (to_move(pos), legal(pos)) == (R, {"first", "second"})
    pos = opening(["diplomacy_a"], ["diplomacy_b", "minor_campaign_a"])
    do(pos, "event minor_campaign_a", "done")
    assert (step(pos), to_move(pos), pos.first) == ("Round", R, 1)
