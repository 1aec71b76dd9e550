"""3.1 The draw of cards: two, and one of each ally; never more than seven in a hand."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.draw import Draw, Limit, decks_for, draw_card
from bellum.games.second_punic_war.kinds import NATIONS
from bellum.games.second_punic_war.position import War
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    do,
    hand,
    kinds,
    legal,
    refused,
    run,
    scene,
    seat_of,
    step,
    to_move,
    watched,
)

pytestmark = pytest.mark.rule("3.1")

ROMAN = [card.id for card in BOARD.cards if card.deck == 0]


def drawn(pos: War, seat: str) -> dict[str, int]:
    """How many cards of each deck a hand holds."""
    decks = [NATIONS[BOARD.cards[card].deck] for card in pos.hands[seat_of(pos, seat)]]
    return {deck: decks.count(deck) for deck in decks}


def test_example_1() -> None:
    """3.1 Rome without an ally draws two cards; Carthage with Massilia and Macedonia four."""
    pos = scene(track={"massilia": -2, "macedonia": -2}, steps=[Draw()])
    assert drawn(pos, R) == {"rome": 2}
    assert drawn(pos, C) == {"carthage": 2, "massilia": 1, "macedonia": 1}
    assert step(pos) == "Still"


def test_each_player_draws_and_the_patron_the_allys_card() -> None:
    """3.1, 10.1 Two players of a side draw two each; only who made the alliance has its card."""
    pos = scene(players=4, track={"numidia": 2}, patron={"numidia": RN}, steps=[Draw()])
    assert drawn(pos, RN) == {"rome": 2, "numidia": 1}
    assert drawn(pos, RS) == {"rome": 2}
    assert drawn(pos, CH) == drawn(pos, CA) == {"carthage": 2}


@pytest.mark.rule("10.4")
def test_syracuse_draws_from_its_own_deck_alone() -> None:
    pos = scene(players=3, steps=[Draw()])
    assert drawn(pos, S) == {"syracuse": 2}
    assert decks_for(pos, seat_of(pos, S)) == [2, 2]


def test_a_friendly_state_gives_no_card() -> None:
    pos = scene(track={"massilia": 1}, steps=[Draw()])
    assert drawn(pos, R) == {"rome": 2}


def test_more_than_seven_are_discarded_at_once_by_choice() -> None:
    """3.1 The player says which; the discards are open."""
    pos = scene(hands={R: ROMAN[:6]}, steps=[Draw()])
    assert len(hand(pos, R)) == 8
    assert (step(pos), to_move(pos)) == ("Limit", R)
    assert legal(pos) == {f"discard {card}" for card in hand(pos, R)}
    refused(pos, f"discard {ROMAN[-1] if ROMAN[-1] not in hand(pos, R) else ROMAN[-2]}", "3.1")
    refused(pos, "pass", "3.4.7", "when-pass")
    do(pos, f"discard {ROMAN[3]}")
    assert len(hand(pos, R)) == 7
    assert [BOARD.card_id[card] for card in pos.discards[0]] == [ROMAN[3]]
    assert step(pos) == "Still"


def test_seven_cards_are_allowed() -> None:
    pos = scene(hands={R: ROMAN[:5]}, steps=[Draw()])
    assert len(hand(pos, R)) == 7
    assert step(pos) == "Still"


def test_an_allys_card_goes_to_its_own_discards() -> None:
    """3.1, 1.3.1."""
    cards = [card.id for card in BOARD.cards if card.deck == NATIONS.index("numidia")][:8]
    pos = run(scene(hands={R: cards}), Limit(0))
    do(pos, f"discard {cards[0]}")
    assert pos.discards[NATIONS.index("numidia")] == [BOARD.card[cards[0]]]


@pytest.mark.rule("1.3.1")
def test_a_used_up_deck_is_made_of_its_discards() -> None:
    """1.3.1 Shuffled anew when a card must be drawn; if there are none at all, none is drawn."""
    pos = scene()
    pos.discards[0] = pos.decks[0]
    pos.decks[0] = []
    size = len(pos.discards[0])
    events = watched(pos, Draw())
    assert "reshuffled" in kinds(events)
    assert len(pos.decks[0]) == size - 2
    assert pos.discards[0] == []
    pos.decks[0] = []
    assert not draw_card(pos, 0, 0)


def test_others_learn_only_how_many() -> None:
    """10.1 Cards are hidden from everybody, partners too."""
    pos = scene(players=4)
    for event in watched(pos, Draw()):
        assert event.kind == "drawn"
        assert "cards" not in event.args
        assert event.secret is not None
        assert event.seats == (seat_of(pos, event.args["seat"]),)


def test_a_draw_cannot_be_undone() -> None:
    pos = scene()
    before = pos.barrier
    run(pos, Draw())
    assert pos.barrier > before
