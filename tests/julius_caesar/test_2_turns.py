"""2.0 to 2.3 Years and turns, the cards, who is Player 1, the order of the phases."""

from __future__ import annotations

import pytest

import bellum
from bellum.games.julius_caesar.board import BLOCKS, CARDS
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR
from tests.julius_caesar.kit import (
    CARD,
    at,
    do,
    end_moves,
    end_orders,
    kinds,
    legal,
    march,
    only,
    points,
    refused,
    scene,
    start,
    state,
    step,
    to_move,
    told,
)

BOTH = {
    "massilia": ["legio_7:1", "legio_8"],
    "genua": ["legio_12:1"],
    "neapolis": ["legio_1:1", "legio_2"],
    "brundisium": ["legio_3:1"],
}


def revealed(caesar: str, pompeius: str) -> CivilWar:
    """A turn whose two cards have just been turned up."""
    pos = scene(BOTH, phase="cards", hands={"caesar": [caesar], "pompeius": [pompeius]})
    do(pos, "caesar", f"play {caesar}")
    return do(pos, "pompeius", f"play {pompeius}")


def quiet_game(seed: str) -> bellum.Match:
    """A whole game of players who do as little as they can."""
    match = bellum.new_game("julius_caesar", seed=seed)
    while match.outcome is None:
        seat = match.to_move()[0]
        options = match.legal(seat)
        passes = [o for o in options if o.startswith("pass")]
        match.play(seat, "done" if "done" in options else passes[0] if passes else options[0])
    return match


# -- 2.0 years and turns -----------------------------------------------------------------------------------


@pytest.mark.rule("2.0", "1.2")
def test_five_years_of_five_turns_each_closed_by_a_winter():
    match = quiet_game("five years")
    assert match.outcome is not None
    told_of = [e for events in match.events for e in events if e.kind in ("year", "turn", "winter")]
    assert match.outcome.reason != "ten-points"
    assert kinds(told_of) == (["year"] + ["turn"] * 5 + ["winter"]) * 5
    assert [e.args["year"] for e in told_of if e.kind == "winter"] == [705, 706, 707, 708, 709]
    assert [e.args["turn"] for e in told_of if e.kind == "turn"] == [1, 2, 3, 4, 5] * 5


@pytest.mark.rule("2.0", "2.2", "2.3", "6.0")
def test_a_turn_is_cards_then_orders_of_player_1_then_of_player_2_then_battles():
    pos = scene(
        {
            "genua": ["legio_7"],
            "roma": ["legio_1"],
            "tarraco": ["legio_2"],
            "narbo": ["legio_8"],
            "treviri": ["legio_9"],
        },
        phase="cards",
        hands={"caesar": ["2-2a"], "pompeius": ["3-1a"]},
    )
    assert step(pos) == "CardPhase"
    do(pos, "caesar", "play 2-2a")
    do(pos, "pompeius", "play 3-1a")
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})
    march(pos, "pompeius", "legio_2 narbo")
    do(pos, "pompeius", "done")
    assert (step(pos), to_move(pos)) == ("Levy", {"pompeius"})
    do(pos, "pompeius", "done")
    assert (step(pos), to_move(pos)) == ("Move", {"caesar"})
    march(pos, "caesar", "legio_7 roma")
    end_moves(pos, "caesar")
    assert (step(pos), to_move(pos)) == ("Levy", {"caesar"})
    do(pos, "caesar", "done")
    assert (step(pos), to_move(pos)) == ("Battles", {"pompeius"})


@pytest.mark.rule("2.0", "6.1", "6.11")
def test_when_a_turn_ends_roads_are_free_again_and_every_block_may_move():
    pos = scene({"genua": ["legio_7", "legio_8", "legio_9"], "utica": ["legio_39"]})
    march(pos, "caesar", "legio_7 lugdunum", "legio_8 lugdunum")
    do(pos, "caesar", "move legio_9")
    refused(pos, "caesar", "to lugdunum", "6.11", "road-full")
    do(pos, "caesar", "to massilia", "stop")
    end_orders(pos, "caesar")
    end_orders(pos, "pompeius")
    assert (step(pos), pos.turn) == ("CardPhase", 1)
    assert not any(pos.moved)
    assert pos.used == {}
    for seat, name in enumerate(("caesar", "pompeius")):
        do(pos, name, sorted(legal(pos, seat))[-1])
    end_orders(pos, "pompeius")
    march(pos, "caesar", "legio_7 genua", "legio_8 genua")


@pytest.mark.rule("2.0", "6.13", "7.3")
def test_when_a_turn_ends_its_attacks_sea_moves_and_surprises_are_forgotten():
    blocks = {"genua": ["legio_7", "legio_9"], "mare_tyrrhenum": ["caesar_navis_1"], "roma": ["legio_1"]}
    pos = scene({**blocks, "neapolis": ["legio_2"]})
    do(pos, "caesar", "sail legio_9", "to aleria")
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_2 roma")
    end_orders(pos, "pompeius")
    while step(pos) != "CardPhase":
        (seat,) = to_move(pos)
        do(pos, seat, "done" if "done" in legal(pos, seat) else sorted(legal(pos, seat))[-1])
    assert [pos.came, pos.into, pos.attacker, pos.main] == [{}, {}, {}, {}]
    assert (pos.voyages, pos.surprise) == ([], -1)


# -- 2.1 the cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
def test_a_year_begins_with_six_cards_each_dealt_from_all_27():
    seen = set()
    for seed in range(30):
        pos = start(str(seed))
        assert [len(hand) for hand in pos.hands] == [6, 6]
        assert len({*pos.hands[0], *pos.hands[1]}) == 12
        seen |= {*pos.hands[0], *pos.hands[1]}
    assert seen == set(range(CARDS))


@pytest.mark.rule("2.1")
def test_both_players_discard_one_card_at_the_same_time_and_keep_five():
    pos = start()
    assert (step(pos), to_move(pos)) == ("Discards", {"caesar", "pompeius"})
    assert legal(pos, "caesar") == {f"discard {pos.table.operands[1][c]}" for c in pos.hands[0]}
    theirs = sorted(legal(pos, "pompeius"))
    do(pos, "pompeius", theirs[0])
    assert to_move(pos) == {"caesar"}
    refused(pos, "pompeius", theirs[1], "2.1", "not-your-turn")
    do(pos, "caesar", sorted(legal(pos, "caesar"))[0])
    assert [len(hand) for hand in pos.hands] == [5, 5]
    assert step(pos) == "CardPhase"
    assert pos.discard[0] not in pos.hands[0]


@pytest.mark.rule("2.1")
def test_only_a_card_in_hand_can_be_discarded_or_played():
    pos = scene(BOTH, phase="discard", hands={"caesar": ["4-1a"], "pompeius": ["mars"]})
    refused(pos, "caesar", "discard mars", "2.1", "card-not-in-hand")
    refused(pos, "caesar", "play 4-1a", "2.1", "when-play")
    do(pos, "caesar", "discard 4-1a")
    do(pos, "pompeius", "discard mars")
    refused(pos, "caesar", "play 4-1a", "2.1", "card-discarded")
    refused(pos, "pompeius", "play mars", "2.1", "card-discarded")
    refused(pos, "caesar", "done", "2.2", "when-done")


@pytest.mark.rule("2.1")
def test_the_discard_is_never_shown():
    views, events = [], []
    for card in ("4-1a", "mars"):
        hands = {"caesar": ["4-1a", "mars"], "pompeius": ["3-1a"]}
        pos = scene(BOTH, phase="discard", hands=hands)
        event = only(told(pos, "caesar", f"discard {card}"), "discarded")
        assert event.seen_by(0)["args"] == {"side": "caesar", "card": card}
        assert pos.view(0)["cards"]["chosen"] == card
        events.append([event.seen_by(1), event.seen_by(SPECTATOR)])
        views.append([pos.view(1), pos.view(SPECTATOR)])
        do(pos, "pompeius", "discard 3-1a")
        assert pos.view(0)["cards"]["discard"] == card
        views[-1] += [pos.view(1), pos.view(SPECTATOR)]
    assert views[0] == views[1]
    assert events[0] == events[1]
    assert "card" not in events[0][0]["args"]


@pytest.mark.rule("2.1")
def test_cards_are_chosen_at_once_face_down_and_shown_together():
    views, events = [], []
    for card in ("4-1a", "mars"):
        hands = {"caesar": ["4-1a", "mars"], "pompeius": ["3-1a"]}
        pos = scene(BOTH, phase="cards", hands=hands)
        assert to_move(pos) == {"caesar", "pompeius"}
        event = only(told(pos, "caesar", f"play {card}"), "chose-card")
        events.append(event.seen_by(1))
        views.append(pos.view(1))
        refused(pos, "caesar", "play 4-1a", "2.1", "not-your-turn")
        shown = only(told(pos, "pompeius", "play 3-1a"), "cards")
        assert shown.seen_by(SPECTATOR)["args"] == {"caesar": card, "pompeius": "3-1a"}
        assert pos.view(1)["cards"]["played"]["caesar"] == [card]
        assert CARD[card] not in pos.hands[0]
    assert views[0] == views[1]
    assert events[0] == events[1]
    assert views[0]["cards"]["ready"] == ["caesar"]
    assert views[0]["player_1"] is None


@pytest.mark.rule("2.1")
def test_the_enemys_hand_is_counted_not_shown():
    mine = ["4-1a", "3-1a", "2-3a", "2-2a", "pluto"]
    views = []
    for theirs in (
        ["1-3a", "1-2a", "1-2b", "3-2a", "3-2b"],
        ["mars", "apollo", "mercury", "jupiter", "vulcanus"],
    ):
        pos = scene(BOTH, phase="cards", hands={"caesar": mine, "pompeius": theirs})
        pos.discard = [CARD["2-1a"], CARD["2-1b"]]
        views.append(pos.view(0))
        assert set(pos.view(0)["cards"]["hand"]) == set(mine)
        assert set(pos.view(1)["cards"]["hand"]) == set(theirs)
    assert views[0] == views[1]
    assert views[0]["cards"]["count"] == {"caesar": 5, "pompeius": 5}


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("caesar", "pompeius", "first"),
    [
        ("3-1a", "2-3a", "caesar"),
        ("2-3a", "3-1a", "pompeius"),
        ("1-3a", "2-1a", "pompeius"),
        ("2-1a", "2-3a", "caesar"),
        ("4-1a", "mars", "pompeius"),
        ("pluto", "4-1a", "caesar"),
    ],
)
@pytest.mark.parametrize("before", ["caesar", "pompeius"])
def test_the_higher_move_value_is_player_1_caesar_wins_ties_and_an_event_wins_always(
    caesar, pompeius, first, before
):
    hands = {"caesar": [caesar], "pompeius": [pompeius]}
    pos = scene(BOTH, phase="cards", hands=hands, first=before)
    do(pos, "caesar", f"play {caesar}")
    events = told(pos, "pompeius", f"play {pompeius}")
    assert only(events, "player-1").args == {"side": first}
    assert pos.view(SPECTATOR)["player_1"] == first
    assert to_move(pos) == {first}


@pytest.mark.rule("2.1", "2.2")
def test_r4_example_of_a_turn_two_one_against_two_two():
    """Caesar plays 2/1, Pompeius 2/2: CivilWar is Player 1 with 2 moves and 1 levy, Pompeius is Player 2."""
    pos = revealed("2-1a", "2-2a")
    assert (step(pos), to_move(pos), points(pos)) == ("Move", {"caesar"}, 2)
    do(pos, "caesar", "done")
    assert (step(pos), to_move(pos), points(pos)) == ("Levy", {"caesar"}, 1)
    do(pos, "caesar", "levy legio_7")
    assert (step(pos), to_move(pos), points(pos)) == ("Move", {"pompeius"}, 2)
    do(pos, "pompeius", "done")
    assert (step(pos), to_move(pos), points(pos)) == ("Levy", {"pompeius"}, 2)
    do(pos, "pompeius", "levy legio_1", "levy legio_1")
    assert step(pos) == "CardPhase"


@pytest.mark.rule("2.1")
def test_two_events_cancel_each_other_and_end_the_turn():
    pos = scene(BOTH, phase="cards", hands={"caesar": ["mars"], "pompeius": ["vulcanus"]})
    do(pos, "caesar", "play mars")
    events = told(pos, "pompeius", "play vulcanus")
    assert kinds(events)[:4] == ["chose-card", "cards", "events-cancel", "turn"]
    assert (step(pos), pos.turn) == ("CardPhase", 1)
    assert [len(hand) for hand in pos.hands] == [4, 4]
    assert pos.played == [[CARD["mars"]], [CARD["vulcanus"]]]
    assert at(pos, "massilia") == {"legio_7", "legio_8"}


@pytest.mark.rule("2.1", "8.0")
def test_two_events_as_last_cards_end_the_year():
    blocks = {"lugdunum": ["legio_7"], "neapolis": ["legio_1"]}
    pos = scene(blocks, phase="cards", hands={"caesar": ["mars"], "pompeius": ["pluto"]}, turn=5)
    assert step(pos) == "Disband"


@pytest.mark.rule("2.1", "6.4")
def test_r40_moves_and_levies_may_be_left_unused_and_are_not_saved():
    pos = revealed("3-2a", "2-1a")
    do(pos, "caesar", "done", "done")
    do(pos, "pompeius", "done", "done")
    assert (step(pos), pos.turn) == ("CardPhase", 1)
    pos.hands[0][0] = CARD["1-2a"]
    pos.hands[1][0] = CARD["2-3a"]
    do(pos, "caesar", "play 1-2a")
    do(pos, "pompeius", "play 2-3a")
    assert points(pos) == 2
    do(pos, "pompeius", "done")
    assert points(pos) == 3
    do(pos, "pompeius", "done")
    assert points(pos) == 1
    do(pos, "caesar", "done")
    assert points(pos) == 2


@pytest.mark.rule("2.1")
def test_r22_the_last_card_of_a_year_plays_itself():
    hands = {"caesar": ["1-3a"], "pompeius": ["2-3b"]}
    pos = scene(BOTH, phase="cards", hands=hands, turn=5)
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})
    assert (pos.played[0][-1], pos.played[1][-1]) == (CARD["1-3a"], CARD["2-3b"])
    assert pos.hands == [[], []]


@pytest.mark.rule("2.1")
def test_a_card_must_be_played_every_turn():
    pos = scene(BOTH, phase="cards")
    assert all(option.startswith("play ") for option in legal(pos, "caesar"))
    assert len(legal(pos, "caesar")) == 5


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("holder", ["caesar", "pompeius"])
@pytest.mark.parametrize("phase", ["discard", "cards"])
def test_every_card_of_the_deck_can_be_chosen_by_either_player(phase, holder):
    verb = "discard" if phase == "discard" else "play"
    for card in CARD:
        pos = scene(BOTH, phase=phase, hands={holder: [card]})
        do(pos, holder, f"{verb} {card}")
        assert holder not in to_move(pos)
        assert pos.chosen[["caesar", "pompeius"].index(holder)] == CARD[card]


@pytest.mark.rule("2.1")
def test_cards_once_turned_up_cannot_be_taken_back():
    pos = scene(BOTH, phase="cards", hands={"caesar": ["2-1a"], "pompeius": ["2-2a"]})
    do(pos, "caesar", "play 2-1a")
    hidden = pos.barrier
    do(pos, "pompeius", "play 2-2a")
    assert pos.barrier > hidden


# -- 2.2 orders --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2", "6.0")
def test_levies_come_after_moves_and_a_block_raised_does_not_move_this_turn():
    pos = scene(BOTH, card="2-2a")
    refused(pos, "caesar", "levy legio_7", "6.4", "when-levy")
    do(pos, "caesar", "done", "levy caesar_auxilia_1", "to massilia")
    refused(pos, "caesar", "move caesar_auxilia_1", "6.1", "when-move")
    do(pos, "caesar", "done")
    refused(pos, "caesar", "move caesar_auxilia_1", "6.1", "not-your-turn")


@pytest.mark.rule("2.2", "6.0")
def test_player_2_gives_no_orders_while_player_1_does():
    pos = scene(BOTH)
    refused(pos, "pompeius", "move legio_1", "6.1", "not-your-turn")
    assert legal(pos, "pompeius") == set()
    do(pos, "caesar", "done")
    refused(pos, "pompeius", "levy legio_1", "6.4", "not-your-turn")


@pytest.mark.rule("2.2", "6.1", "4.2.1")
def test_a_block_that_meets_the_enemy_must_stop():
    pos = scene({"massilia": ["legio_7", "legio_8"], "genua": ["legio_1"], "utica": ["legio_39"]})
    do(pos, "caesar", "move legio_7", "to genua")
    assert step(pos) == "Move", "no second step is offered"
    assert state(pos, "caesar", "genua") == "contested"
    refused(pos, "caesar", "to roma", "6.1", "when-to")
    refused(pos, "caesar", "move legio_7", "6.1", "already-moved")


@pytest.mark.rule("2.2")
def test_a_fleet_that_meets_the_enemy_must_stop():
    pos = scene({"massilia": ["caesar_navis_1", "legio_8"], "mare_hispanum": ["pompeius_navis_1"]})
    march(pos, "caesar", "caesar_navis_1 mare_hispanum")
    assert step(pos) == "Move"
    assert state(pos, "caesar", "mare_hispanum") == "contested"


# -- 2.3 battles -------------------------------------------------------------------------------------------

TWO_BATTLES = {"roma": ["legio_7", "legio_1"], "tarraco": ["legio_8", "legio_2"], "utica": ["legio_39"]}
TWO_ATTACKS = {"roma": {"genua": ["legio_7"]}, "tarraco": {"carthago_nova": ["legio_2"]}}


@pytest.mark.rule("2.3", "7.1")
@pytest.mark.parametrize("first", ["caesar", "pompeius"])
def test_player_1_chooses_the_order_of_battles_whoever_attacks(first):
    other = "pompeius" if first == "caesar" else "caesar"
    pos = scene(TWO_BATTLES, phase="battles", seat=first, attacks=TWO_ATTACKS)
    assert legal(pos, first) == {"battle roma", "battle tarraco"}
    refused(pos, other, "battle roma", "7.1", "not-your-turn")
    refused(pos, first, "battle utica", "2.3", "not-contested")
    refused(pos, first, "battle narbo", "2.3", "not-contested")
    refused(pos, first, "done", "2.2", "when-done")
    do(pos, first, "battle tarraco")
    assert pos.view(SPECTATOR)["battle"]["space"] == "tarraco"
    assert pos.view(SPECTATOR)["battle"]["attacker"] == "pompeius"


@pytest.mark.rule("2.3", "7.1")
def test_one_battle_is_fought_to_its_end_before_the_next():
    pos = scene(TWO_BATTLES, phase="battles", attacks=TWO_ATTACKS)
    do(pos, "caesar", "battle tarraco")
    refused(pos, "caesar", "battle roma", "7.1", "when-battle")
    while step(pos) != "Regroup":
        assert pos.view(SPECTATOR)["battle"]["space"] == "tarraco"
        (seat,) = to_move(pos)
        do(pos, seat, sorted(legal(pos, seat))[-1])  # retreat as soon as that is allowed
    (winner,) = to_move(pos)
    do(pos, winner, "done")
    assert pos.view(SPECTATOR)["battle"]["space"] == "roma", "the last battle needs no choice"


@pytest.mark.rule("2.3")
def test_without_a_contested_space_there_is_no_battle():
    pos = scene(BOTH, seat="pompeius", first="caesar")
    end_orders(pos, "pompeius")
    assert step(pos) == "CardPhase"
    assert len([b for b in range(BLOCKS) if pos.place[b] < 76]) == 6
