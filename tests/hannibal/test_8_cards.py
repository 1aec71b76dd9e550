"""8 Strategy cards: OPs, events, counter-events, removal, discards, the reshuffle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bellum.games.hannibal.position import TRUCE_ON, PunicWar
from bellum.kernel import SPECTATOR
from tests.hannibal.facts import CAMPAIGN, CARD, CARD_ID, COUNTER, EVENT_SIDE, OPS
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    controls,
    cus,
    do,
    holds,
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

BY_OPS = {1: "forced_march_1", 2: "diplomacy_a", 3: "messenger_intercepted"}
EVERYBODY = {
    "hannibal": "saguntum",  # 1
    "mago": "gades",  # 2
    "hasdrubal": "carthago_nova",  # 2
    "hanno": "carthago",  # 3
    "nero": "roma",  # 1
    "marcellus": "capua",  # 2
    "fabius": "arpi",  # 3
}
ARMIES = {"roma": 5, "capua": 5, "arpi": 5}, {"saguntum": 5, "gades": 2, "carthago_nova": 2, "carthago": 2}


def a_round(card: str, seat: str = R, others: Mapping[str, Sequence[str]] | None = None) -> PunicWar:
    """Somebody is to play this card, with armies of every rating on the map."""
    return scene(*ARMIES, EVERYBODY, phase="round", seat=seat, card=card, hands=others)


def pile(pos: PunicWar, name: str) -> list[str]:
    """The discards, or the cards that are out of the game."""
    found: list[str] = pos.view(0)["cards"][name]
    return found


def end_of_turn(pos: PunicWar) -> None:
    """Play on by the first choice until the next turn's cards have been dealt."""
    turn = pos.turn
    while pos.turn == turn or step(pos) != "Initiative":
        do(pos, min(legal(pos)))


# -- 8.1 what is on a card ---------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("card", "event", "fleet"),
    [
        ("diplomacy_a", False, 0),
        ("forced_march_1", False, 0),
        ("messenger_intercepted", False, 5),
        ("forced_march_3", True, 5),
        ("forced_march_2", True, 0),
        ("minor_campaign_a", True, 10),
        ("major_campaign_b", True, 10),
        ("minor_campaign_a", False, 5),
    ],
)
def test_ships_are_on_3_op_cards_only_and_two_of_them_on_campaigns(card, event, fleet):
    """One ship carries 5 CUs, two carry 10; 11.4 a Campaign used for its OPs carries 5."""
    phase = "march-event" if event else "march"
    pos = scene({"roma": 12}, {}, {"nero": "roma:proconsul"}, card=card, phase=phase, general="nero")
    if fleet == 0:
        refused(pos, "sail messana", "11.1", "no-ships")
        return
    assert marching(pos).size() == 10
    if fleet < 10:
        refused(pos, "sail messana", "11.4", "fleet-limit")
        do(pos, f"take {fleet}")
    do(pos, "sail messana")
    assert cus(pos, R, "messana") == fleet


@pytest.mark.rule("8.1")
def test_only_the_ops_or_only_the_event():
    """Mutin's Numidians for its OP: no CU comes; as an event: no general moves."""
    pos = a_round("mutins_numidians", C)
    do(pos, "ops mutins_numidians")
    assert {word.split()[0] for word in legal(pos)} == {"activate", "pc"}
    do(pos, "pc osca")
    assert (sum(pos.cus[1]), controls(pos, "enna")) == (11, R)
    pos = a_round("mutins_numidians", C)
    do(pos, "event mutins_numidians")
    refused(pos, "activate hannibal", "10.1", "when-activate")
    do(pos, "place enna")
    assert (sum(pos.cus[1]), controls(pos, "enna")) == (12, C)
    assert step(pos) != "Operations"


@pytest.mark.rule("8.1")
def test_every_campaign_has_three_ops():
    campaigns = [CARD_ID[card] for card in range(92) if CAMPAIGN[card]]
    assert campaigns == [f"major_campaign_{x}" for x in "ab"] + [f"minor_campaign_{x}" for x in "abcd"]
    assert {OPS[CARD[name]] for name in campaigns} == {3}


# -- 8.2 OPs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("ops", "carthage", "rome"),
    [
        (1, {"hannibal"}, {"nero"}),
        (2, {"hannibal", "mago", "hasdrubal"}, {"nero", "marcellus"}),
        (3, {"hannibal", "mago", "hasdrubal", "hanno"}, {"nero", "marcellus", "fabius"}),
    ],
)
def test_example_a_general_moves_whose_strategy_rating_is_not_above_the_ops(ops, carthage, rome):
    for seat, able in ((C, carthage), (R, rome)):
        pos = scene(*ARMIES, EVERYBODY, seat=seat, card=BY_OPS[ops])
        assert choices(pos, "activate") == able
        for name in {C: {"hannibal", "mago", "hanno"}, R: {"nero", "marcellus", "fabius"}}[seat] - able:
            refused(pos, f"activate {name}", "8.2", "too-few-ops")


@pytest.mark.rule("8.2", "10.1")
def test_ops_move_one_general_of_ones_own_and_no_other():
    pos = scene(*ARMIES, EVERYBODY, seat=C, card="minor_campaign_a")
    refused(pos, "activate nero", "10.1", "not-your-general")
    refused(pos, "activate gisgo", "10.1", "not-your-general")  # not on the map
    do(pos, "activate mago", "march hispalis", "halt")
    assert where(pos, "mago") == "hispalis"
    assert step(pos) != "Operations"


@pytest.mark.rule("8.2")
def test_a_general_may_move_alone():
    pos = scene({"roma": 5}, {"saguntum": 5}, {"hannibal": "saguntum"}, seat=C, card="forced_march_1")
    do(pos, "activate hannibal", "take 0", "march dertosa", "halt")
    assert (where(pos, "hannibal"), cus(pos, C, "saguntum"), cus(pos, C, "dertosa")) == ("dertosa", 5, 0)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_as_many_pcs_as_ops(ops):
    pos = scene(*ARMIES, EVERYBODY, seat=C, card=BY_OPS[ops])
    for i, space in enumerate(["numantia", "osca", "araceli"][:ops]):
        if i:
            refused(pos, "activate hannibal", "10.1", "when-activate")
            refused(pos, "raise saguntum", "8.2", "when-raise")
            assert "done" in legal(pos), "not all OPs need be used"
        do(pos, f"pc {space}")
        assert controls(pos, space) == C
    assert step(pos) not in ("Operations", "PlacePCs")


@pytest.mark.rule("8.2", "19.2.1", "19.2.2")
def test_where_pcs_go():
    """Anywhere without enemy CUs, cities and tribes; enemy PCs turn only under one's own CU."""
    forces = {"numantia": 1, "tarraco": 1}, {"dertosa": 1, "azaila": 1}
    control = {R: ["dertosa", "ilerda", "capua"], C: ["bilbilis"], "tribes": ["boii"]}
    pos = scene(*forces, {"nero": "osca"}, control=control, seat=C, card="truce")
    assert {"dertosa", "azaila", "osca", "arpi", "rhodanus"} <= choices(pos, "pc")
    refused(pos, "pc numantia", "19.2.1", "enemy-cus")
    refused(pos, "pc ilerda", "19.2.2", "needs-cu")
    refused(pos, "pc bilbilis", "19.2.1", "your-pc")
    refused(pos, "pc capua", "19.2.1", "city-or-tribe")
    refused(pos, "pc boii", "19.2.1", "city-or-tribe")
    refused(pos, "pc arverni", "19.2.1", "city-or-tribe")
    refused(pos, "done", "8.2", "when-done")


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("third", ["numantia", "osca"])
def test_example_carthage_wins_idubeda(third):
    """Bilbilis is held; Dertosa and Tarraco turn over, and one more PC is placed: 4 of 7."""
    control = {R: ["dertosa", "tarraco"], C: ["bilbilis"], "tribes": []}
    pos = scene({}, {"dertosa": 2, "tarraco": 2}, {}, control=control, seat=C, card=BY_OPS[3])
    assert holds(pos, "idubeda") is None
    events = told(pos, "pc dertosa", "pc tarraco")
    assert kinds(events) == ["pc-turned", "pc-turned"]
    assert holds(pos, "idubeda") is None
    assert kinds(told(pos, f"pc {third}"))[0] == "pc-placed"
    assert holds(pos, "idubeda") == C


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_three_ops_raise_one_cu_and_fewer_do_not(ops):
    pos = scene(*ARMIES, EVERYBODY, card=BY_OPS[ops])
    if ops < 3:
        refused(pos, "raise roma", "8.2", "three-ops")
        assert choices(pos, "raise") == set()
        return
    assert choices(pos, "raise") == {"roma", "capua", "arpi"}
    do(pos, "raise arpi")
    assert (cus(pos, R, "arpi"), sum(pos.cus[0])) == (6, 16)
    assert step(pos) != "Operations"


@pytest.mark.rule("8.2")
def test_a_cu_is_raised_with_a_general_on_his_own_pc_in_a_province_of_his_side():
    """Not without a general, not on an empty or an enemy space, not in a province that is not one's own."""
    control = {C: ["dertosa", "gades", "acci", "malaca", "zama"], R: ["utica"], "tribes": []}
    generals = {"hannibal": "dertosa", "mago": "gades", "gisgo": "corduba", "hasdrubal": "utica"}
    forces = {"dertosa": 5, "gades": 2, "corduba": 1, "utica": 1, "acci": 3}
    pos = scene({}, forces, generals, control=control, seat=C, card=BY_OPS[3])
    assert choices(pos, "raise") == {"gades"}
    refused(pos, "raise acci", "6.3", "no-general-there")  # no general
    refused(pos, "raise corduba", "8.2", "raise-off-pc")  # no PC
    refused(pos, "raise dertosa", "8.2", "raise-province")  # not his province
    refused(pos, "raise utica", "8.2", "raise-off-pc")  # an enemy city


@pytest.mark.rule("8.2")
def test_a_lone_general_may_raise_the_first_cu_of_an_army():
    pos = scene({}, {}, {"mago": "gades"}, seat=C, card=BY_OPS[3])
    do(pos, "raise gades")
    assert cus(pos, C, "gades") == 1


@pytest.mark.rule("8.2", "20.4")
def test_no_cu_is_raised_in_a_besieged_city():
    besiegers = {"gades": 5}
    for points, able in ((0, {"gades"}), (1, set())):
        pos = scene(
            besiegers,
            {"gades/in": 1},
            {"mago": "gades/in", "nero": "gades"},
            siege={"gades": points},
            seat=C,
            card=BY_OPS[3],
        )
        assert choices(pos, "raise") == able
        if able:
            do(pos, "raise gades")
            assert (cus(pos, C, "gades/in"), cus(pos, C, "gades")) == (2, 0), (
                "with enemies outside it goes inside"
            )
        else:
            refused(pos, "raise gades", "6.3", "besieged-no-cus")


@pytest.mark.rule("8.2")
def test_ops_that_can_do_nothing_more_are_lost():
    """Azaila is the one space of the campaign where Carthage could place a PC, and no general is left."""
    pos = scene(
        scenario="campaign_iberia", turn=6, phase="round", card="truce", hands={R: ["diplomacy_a"]}, seat=C
    )
    assert controls(pos, "azaila") is None
    do(pos, "ops truce")
    assert controls(pos, "azaila") == C
    assert (step(pos), to_move(pos)) == ("Round", R), "the second OP found no space"


# -- 8.3 events --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("card", "rome", "carthage"),
    [
        ("two_legions_of_slaves", True, False),
        ("auxiliaries_apulia", True, False),
        ("african_reinforcements", False, True),
        ("siege_train", False, True),
        ("diplomacy_a", True, True),
        ("major_campaign_a", True, True),
    ],
)
def test_the_colour_says_whose_event_it_is_and_anybody_may_use_the_ops(card, rome, carthage):
    for seat, may in ((R, rome), (C, carthage)):
        pos = a_round(card, seat)
        assert f"ops {card}" in legal(pos)
        if may and card != "two_legions_of_slaves":
            assert f"event {card}" in legal(pos)
        if not may:
            refused(pos, f"event {card}", "8.3", "not-your-event")
    assert (EVENT_SIDE[CARD[card]] != 1, EVENT_SIDE[CARD[card]] != 0) == (rome, carthage)


@pytest.mark.rule("8.3")
def test_an_event_that_would_do_nothing_is_not_offered():
    """Carthage holds fewer than 3 provinces of Italia: no slaves are armed."""
    pos = a_round("two_legions_of_slaves")
    refused(pos, "event two_legions_of_slaves", "25", "too-few-provinces")
    control = {C: ["insubres", "verona", "mutina", "arpi", "cannae", "heraclea", "croton", "paestum"]}
    control = {**control, R: ["roma"], "tribes": ["boii"]}
    control[C] += ["brundisium"]
    pos = scene({"roma": 5}, {}, {}, control=control, phase="round", card="two_legions_of_slaves")
    do(pos, "event two_legions_of_slaves")
    assert cus(pos, R, "roma") == 9


@pytest.mark.rule("8.3")
def test_the_enemys_ops_help_too():
    pos = a_round("african_reinforcements", R)
    do(pos, "ops african_reinforcements")
    assert choices(pos, "activate") == {"nero", "marcellus"}


# -- 8.4 counter-events ------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    "card",
    [
        CARD_ID[c]
        for c in range(65)
        if COUNTER[c] and c not in (CARD["hostile_tribes_a"], CARD["hostile_tribes_b"])
    ],
)
def test_a_counter_event_is_no_event_of_a_round(card):
    for seat in (R, C):
        pos = a_round(card, seat)
        assert f"event {card}" not in legal(pos)
        assert {f"ops {card}", f"discard {card}"} <= legal(pos)
    owner = C if EVENT_SIDE[CARD[card]] == 1 else R
    refused(a_round(card, owner), f"event {card}", "8.4", "only-a-counter")


@pytest.mark.rule("8.4")
def test_a_counter_event_interrupts_and_is_not_the_card_of_a_round():
    """Carthage has 2 cards, plays one against Nero's march into Gaul, and has one round left."""
    hands = {R: ["diplomacy_a", "epidemic"], C: ["hostile_tribes_a", "truce"]}
    pos = scene({"massilia": 6}, {}, {"nero": "massilia"}, phase="round", hands=hands, card="diplomacy_a")
    do(pos, "ops diplomacy_a", "activate nero", "march rhodanus")
    assert (step(pos), to_move(pos)) == ("Window", C)
    assert legal(pos) == {"counter hostile_tribes_a", "pass"}
    refused(pos, "counter truce", "8.4", "not-a-counter")
    refused(pos, "counter hostile_tribes_b", "8.4", "counter-not-in-hand")
    refused(pos, "ops truce", "7.2", "when-ops")
    rig(pos, 6)
    events = told(pos, "counter hostile_tribes_a")
    assert only(events, "counter").args == {"side": C, "card": "hostile_tribes_a"}
    assert (step(pos), cus(pos, R, "rhodanus")) == ("March", 4), "the column of 5 CUs: 2 are lost"
    do(pos, "halt")
    order = []
    while step(pos) == "Round":
        order.append(to_move(pos))
        do(pos, min(word for word in legal(pos) if word.startswith("discard")))
    assert order == [C, R], "one round fewer, but its own round all the same"
    assert "hostile_tribes_a" in pile(pos, "discard")


@pytest.mark.rule("8.4")
def test_who_has_played_all_cards_as_counters_has_no_round_left():
    hands = {R: ["diplomacy_a", "epidemic"], C: ["hostile_tribes_a"]}
    pos = scene({"massilia": 6}, {}, {"nero": "massilia"}, phase="round", hands=hands, card="diplomacy_a")
    do(pos, "ops diplomacy_a", "activate nero", "march rhodanus", "counter hostile_tribes_a", "halt")
    assert (step(pos), to_move(pos)) == ("Round", R)


@pytest.mark.rule("8.4")
def test_declining_keeps_the_card():
    hands = {C: ["hostile_tribes_a"]}
    pos = scene({"massilia": 6}, {}, {"nero": "massilia"}, phase="march", general="nero", hands=hands)
    do(pos, "march rhodanus", "pass")
    assert (step(pos), cus(pos, R, "rhodanus")) == ("March", 6)
    assert pos.hands[1] == [CARD["hostile_tribes_a"]]
    do(pos, "march gergovia")
    assert step(pos) == "Window", "every entry is a chance"


@pytest.mark.rule("8.4")
def test_hostile_tribes_serve_as_an_event_of_a_round_as_well():
    pos = scene({"rhodanus": 6}, {}, {}, phase="round", seat=C, card="hostile_tribes_b")
    rig(pos, 6)
    do(pos, "event hostile_tribes_b")
    assert cus(pos, R, "rhodanus") == 4
    pos = scene({"massilia": 6}, {}, {}, phase="round", seat=C, card="hostile_tribes_b")
    refused(pos, "event hostile_tribes_b", "25", "no-force-among-tribes")


@pytest.mark.rule("8.4")
def test_a_counter_event_in_a_battle():
    """25 Ally Deserts: a battle card changes hands, and the battle goes on."""
    hands = {C: ["ally_deserts", "truce"]}
    pos = scene(
        {"arpi": 5},
        {"cannae": 5},
        {"nero": "arpi"},
        control=EMPTY,
        phase="march",
        general="nero",
        hands=hands,
    )
    do(pos, "march cannae")
    assert (step(pos), to_move(pos), legal(pos)) == ("Window", C, {"counter ally_deserts", "pass"})
    assert pos.view(0)["battle"]["count"] == {R: 7, C: 5}
    do(pos, "counter ally_deserts")
    assert pos.view(0)["battle"]["count"] == {R: 6, C: 6}
    assert (step(pos), to_move(pos)) == ("Battle", R)
    assert pos.hands[1] == [CARD["truce"]]


@pytest.mark.rule("8.4")
def test_in_a_round_nobody_may_interrupt_without_cause():
    pos = a_round("diplomacy_a", R, {C: ["bad_weather", "storms_at_sea"]})
    refused(pos, "counter bad_weather", "7.2", "not-your-turn", seat=C)
    do(pos, "ops diplomacy_a", "pc osca", "pc azaila")
    assert (step(pos), to_move(pos)) == ("Round", C)


# -- 8.5 removal, 8.6 discards -----------------------------------------------------------------------------


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(
    ("use", "where_to"), [("event", "removed"), ("ops", "discard"), ("discard", "discard")]
)
def test_a_card_marked_for_removal_leaves_the_game_only_with_its_event(use, where_to):
    pos = a_round("syracuse_allies_with_carthage", C, {R: ["truce"]})
    do(pos, f"{use} syracuse_allies_with_carthage")
    if use == "ops":
        do(pos, "raise saguntum")
    assert pile(pos, where_to) == ["syracuse_allies_with_carthage"]
    assert pile(pos, "removed" if where_to == "discard" else "discard") == []
    assert controls(pos, "syracusae") == (C if use == "event" else R)


@pytest.mark.rule("8.5")
def test_the_enemy_cannot_remove_it_for_its_ops():
    pos = a_round("syracuse_allies_with_carthage", R, {C: ["truce"]})
    do(pos, "ops syracuse_allies_with_carthage", "raise roma")
    assert pile(pos, "discard") == ["syracuse_allies_with_carthage"]


@pytest.mark.rule("8.5")
def test_other_cards_are_discarded_with_their_event():
    pos = a_round("african_reinforcements", C, {R: ["truce"]})
    do(pos, "event african_reinforcements")
    assert (pile(pos, "discard"), pile(pos, "removed")) == (["african_reinforcements"], [])


@pytest.mark.rule("8.5")
def test_the_card_in_play_lies_open_until_it_is_done():
    pos = a_round("messenger_intercepted", R, {C: ["truce"]})
    do(pos, "ops messenger_intercepted")
    assert pos.view(1)["cards"]["playing"] == "messenger_intercepted"
    assert pile(pos, "discard") == []
    do(pos, "raise roma")
    assert pos.view(1)["cards"]["playing"] is None
    assert pile(pos, "discard") == ["messenger_intercepted"]


@pytest.mark.rule("8.6")
def test_a_discard_does_nothing_and_passes_the_turn():
    pos = a_round("major_campaign_a", R, {C: ["truce"]})
    before = pos.view(0)
    events = told(pos, "discard major_campaign_a")
    assert [(e.kind, e.rule) for e in events] == [("discarded", "8.6")]
    after = pos.view(0)
    for what in ("forces", "generals", "control", "markers"):
        assert after[what] == before[what]
    assert (step(pos), to_move(pos)) == ("Round", C)


@pytest.mark.rule("8.6")
def test_discards_lie_face_up_for_everybody():
    hands = {R: ["epidemic", "diplomacy_b"], C: ["truce", "pestilence"]}
    pos = scene({"roma": 5}, {"zama": 1}, {}, phase="round", hands=hands, card="epidemic")
    do(pos, "discard epidemic", "discard truce")
    for seat in (0, 1, SPECTATOR):
        assert pos.view(seat)["cards"]["discard"] == ["epidemic", "truce"]


# -- 8.7 the reshuffle -------------------------------------------------------------------------------------


def short_deck(size: int, turn: int = 1) -> PunicWar:
    """The last card of turn 1 is about to be discarded; so many cards are left in the deck, one is removed."""
    pos = scene({"roma": 8}, {"carthago": 5}, {"nero": "roma"}, phase="round", card="epidemic", turn=turn)
    pos.removed = [pos.deck.pop()]
    pos.discard = pos.deck[size:]
    pos.deck = pos.deck[:size]
    return pos


@pytest.mark.rule("8.7")
def test_a_deck_that_fills_both_hands_is_not_shuffled():
    pos = short_deck(14)
    deck, discards = set(pos.deck), set(pos.discard)
    do(pos, "discard epidemic")
    end_of_turn(pos)
    assert set(pos.hands[0]) | set(pos.hands[1]) == deck
    assert pos.deck == []
    assert set(pos.discard) == discards | {CARD["epidemic"]}


@pytest.mark.rule("8.7")
def test_a_deck_that_does_not_is_shuffled_with_the_discards_before_anything_is_dealt():
    pos = short_deck(13)
    deck, removed = set(pos.deck), pos.removed[:]
    do(pos, "discard epidemic")
    end_of_turn(pos)
    assert pos.discard == []
    assert len(pos.deck) == 64 - 1 - 14
    assert pos.removed == removed, "removed cards stay out"
    assert removed[0] not in pos.deck + pos.hands[0] + pos.hands[1]
    assert not deck <= set(pos.hands[0]) | set(pos.hands[1]), "the old deck was not dealt first"


@pytest.mark.rule("8.7")
def test_the_number_of_cards_of_the_coming_turn_decides():
    """Turn 4 needs 16 cards: 15 are too few, though they were enough for turn 3."""
    for size, shuffled in ((15, True), (16, False)):
        pos = short_deck(size, turn=3)
        do(pos, "discard epidemic")
        end_of_turn(pos)
        assert (pos.discard == []) is shuffled
        assert len(pos.hands[0]) == len(pos.hands[1]) == 8


@pytest.mark.rule("8.7.1")
@pytest.mark.parametrize(("use", "rest"), [("event", []), ("ops", ["pc osca", "pc azaila"]), ("discard", [])])
def test_the_deck_is_shuffled_at_the_end_of_a_turn_with_the_truce(use, rest):
    pos = scene(
        {"roma": 8}, {"carthago": 5}, {"nero": "roma"}, phase="round", card="truce", hands={C: ["epidemic"]}
    )
    pos.discard = pos.deck[40:]
    pos.deck = pos.deck[:40]
    do(pos, f"{use} truce", *rest)
    assert pos.view(0)["markers"]["reshuffle"] is True
    assert len(pile(pos, "discard")) == 64 - 40 - 1, "not before the turn is over"
    events = told(pos, "discard epidemic")
    while "reshuffled" not in kinds(events):
        assert pos.turn == 0
        events = told(pos, min(legal(pos)))
    assert (pos.turn, pos.discard, len(pos.deck)) == (1, [], 64)
    assert pos.view(0)["markers"]["reshuffle"] is False
    assert pos.marked(TRUCE_ON) is (use == "event"), "a shuffle does not end the truce"


@pytest.mark.rule("8.7.1")
def test_without_the_truce_the_deck_is_not_shuffled():
    pos = scene({"roma": 8}, {"carthago": 5}, {"nero": "roma"}, phase="round", card="epidemic")
    do(pos, "discard epidemic")
    assert pos.view(0)["markers"]["reshuffle"] is False
    end_of_turn(pos)
    assert pile(pos, "discard") == ["epidemic"]


@pytest.mark.rule("8.7.1")
def test_a_truce_lost_to_the_enemys_event_is_discarded_too():
    """25 Philip's alliance makes Rome discard a card at random: its only one."""
    pos = a_round("philip_allies", C, {R: ["truce"]})
    do(pos, "event philip_allies")
    assert pos.view(0)["markers"]["reshuffle"] is True
