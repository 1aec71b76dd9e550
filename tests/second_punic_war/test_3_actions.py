"""3.4 The actions of the players: in their order, one each, until all have passed; what each of them costs."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
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
    initiative_of,
    kinds,
    legal,
    only,
    purse,
    refused,
    scene,
    step,
    to_move,
    told,
    where,
)

pytestmark = pytest.mark.rule("3.4")
FORCES = {"roma": "rome 4h", "capua": "rome 2h", "carthago": "carthage 4h", "syracusae": "syracuse 4h"}


def turn(players: int = 2, **words: Any) -> War:
    """The phase of actions begins; everybody has a card and a point, if nothing else is said."""
    pos = scene(FORCES, players=players, **words)
    pos.steps.append(Actions(0))
    pos.advance()
    return pos


def card_with(deck: str, initiative: int | None = None) -> str:
    """A card of a deck, of some initiative."""
    return next(
        card.id
        for card in BOARD.cards
        if card.id.startswith(f"{deck}_") and initiative in (None, card.initiative)
    )


ROME_CARD, CARTHAGE_CARD = card_with("rome"), card_with("carthage")


def number(card: str) -> Any:
    return BOARD.cards[BOARD.card[card]]


def test_example_2() -> None:
    """3.4 A moves for 1 PI, B makes politics for 2 PI and 10 Talents, C plays a card for 2 PI, D passes.

    The next round is without D: A, B, who has a card but no PI left, and C.
    """
    card, kept = card_with("carthage", 2), card_with("rome", 1)
    pos = turn(
        4,
        initiative={RN: 3, RS: 2, CH: 1, CA: 1},
        talents={RS: 12},
        hands={CH: [card], RS: [kept]},
        order=[RN, RS, CH, CA],
    )
    do(pos, "activate roma", "take_all", "march corfinium", "halt")
    assert to_move(pos) == RS
    do(pos, "politics numidia")
    assert purse(pos, RS) == 2
    do(pos, f"initiative {card}", "pass")
    assert [initiative_of(pos, seat) for seat in (RN, RS, CH)] == [2, 0, 3]
    assert to_move(pos) == RN
    do(pos, "activate capua", "done")
    assert to_move(pos) == RS
    do(pos, f"gold {kept}")
    assert to_move(pos) == CH
    do(pos, "pass")
    # In the third round B has neither cards nor initiative, and can do nothing any more.
    assert to_move(pos) == RN
    do(pos, "activate capua", "done")
    assert pos.passed >> pos.setting.seat(RS) & 1


def test_one_action_each_in_order() -> None:
    pos = turn(3, initiative={R: 3, C: 3, S: 3}, order=[S, R, C])
    seen = []
    for field in ("syracusae", "roma", "carthago"):
        seen.append(to_move(pos))
        do(pos, f"activate {field}", "done")
    assert seen == [S, R, C]
    assert to_move(pos) == S


def test_who_has_passed_takes_no_action() -> None:
    pos = turn(initiative={R: 3, C: 3}, order=[R, C])
    do(pos, "pass")
    assert to_move(pos) == C
    do(pos, "activate carthago", "done")
    assert to_move(pos) == C  # he goes on alone
    refused(pos, "pass", "3.4", "not-your-turn", seat=R)


def test_the_phase_is_over_when_all_have_passed() -> None:
    pos = turn(initiative={R: 3, C: 3}, order=[R, C])
    do(pos, "pass", "pass")
    assert step(pos) == "Still"


def test_who_can_do_nothing_passes_by_himself() -> None:
    """3.4 Without cards, initiative and active leaders there is nothing to do, as everybody sees."""
    pos = turn(initiative={R: 1}, order=[C, R])
    assert to_move(pos) == R
    assert pos.passed == 1 << 1


def test_with_an_active_leader_there_is_something_to_do() -> None:
    pos = scene(FORCES, {"hannibal": "carthago"}, order=[C, R])
    pos.steps.append(Actions(0))
    pos.advance()
    assert to_move(pos) == C
    assert legal(pos) == {"activate carthago", "pass"}


@pytest.mark.rule("3.4.1")
def test_a_card_for_initiative() -> None:
    pos = turn(hands={R: [ROME_CARD]}, initiative={R: 1, C: 1}, order=[R, C])
    event = only(told(pos, f"initiative {ROME_CARD}"), "card-for-initiative")
    assert event.args["count"] == number(ROME_CARD).initiative
    assert initiative_of(pos, R) == 1 + number(ROME_CARD).initiative
    assert hand(pos, R) == []
    assert pos.discards[0] == [BOARD.card[ROME_CARD]]
    assert to_move(pos) == C


@pytest.mark.rule("3.4.1")
def test_a_card_of_another_hand_brings_no_initiative() -> None:
    pos = turn(hands={R: [ROME_CARD]}, initiative={C: 1}, order=[C, R])
    refused(pos, f"initiative {ROME_CARD}", "3.4.1", "initiative-not-in-hand")


@pytest.mark.rule("3.4.2")
def test_a_card_for_gold() -> None:
    pos = turn(hands={R: [ROME_CARD]}, talents={R: 3}, initiative={C: 1}, order=[R, C])
    do(pos, f"gold {ROME_CARD}")
    assert purse(pos, R) == 3 + number(ROME_CARD).gold
    assert to_move(pos) == C


@pytest.mark.rule("3.4.2")
def test_a_card_of_another_hand_brings_no_gold() -> None:
    pos = turn(hands={R: [ROME_CARD]}, initiative={C: 1}, order=[C, R])
    refused(pos, f"gold {ROME_CARD}", "3.4.2", "gold-not-in-hand")


@pytest.mark.rule("3.4.2")
def test_a_card_with_a_star_leaves_the_game_only_as_an_event() -> None:
    star = next(card.id for card in BOARD.cards if card.one_shot and card.id.startswith("rome_"))
    pos = turn(hands={R: [star]}, initiative={C: 1}, order=[R, C])
    do(pos, f"gold {star}")
    assert pos.removed == []


@pytest.mark.rule("3.4.3")
def test_an_event_of_another_hand() -> None:
    pos = turn(hands={R: [ROME_CARD]}, initiative={C: 1}, order=[C, R])
    refused(pos, f"event {ROME_CARD}", "3.4.3", "event-not-in-hand")


@pytest.mark.rule("3.4.4")
def test_activation_pays_initiative() -> None:
    pos = turn(initiative={R: 2}, order=[R, C])
    event = only(told(pos, "activate roma"), "activated")
    assert event.args == {"seat": R, "field": "roma", "count": 1}
    assert initiative_of(pos, R) == 1


@pytest.mark.rule("3.4.5")
class TestPolitics:
    def test_a_state_moves_one_field_for_2_initiative_and_10_talents(self) -> None:
        pos = turn(initiative={R: 3, C: 3}, talents={R: 15, C: 25}, order=[R, C])
        do(pos, "politics macedonia")
        assert (initiative_of(pos, R), purse(pos, R), pos.track[5]) == (1, 5, 1)
        do(pos, "politics macedonia")
        assert (initiative_of(pos, C), purse(pos, C), pos.track[5]) == (1, 15, 0)

    def test_not_with_less(self) -> None:
        pos = turn(initiative={R: 1, C: 2}, talents={R: 10, C: 9}, order=[R, C])
        refused(pos, "politics numidia", "3.4.5", "no-initiative-for-politics")
        do(pos, "pass")
        refused(pos, "politics numidia", "3.4.5", "no-talents-for-politics")

    def test_not_a_state_that_is_allied(self) -> None:
        pos = turn(initiative={R: 2}, talents={R: 10}, order=[R, C], track={"massilia": -2, "numidia": 2})
        refused(pos, "politics massilia", "3.4.5", "state-allied")
        refused(pos, "politics numidia", "3.4.5", "state-allied")

    @pytest.mark.rule("10.4")
    def test_not_by_syracuse(self) -> None:
        pos = turn(3, initiative={S: 2}, talents={S: 10}, order=[S, R, C])
        refused(pos, "politics numidia", "10.4", "no-politics-of-syracuse")

    @pytest.mark.rule("10.4")
    def test_not_syracuse_when_a_player_leads_it(self) -> None:
        pos = turn(3, initiative={R: 2}, talents={R: 10}, order=[R, C, S])
        refused(pos, "politics syracuse", "10.4", "state-led-by-player")
        pos = turn(2, initiative={R: 2}, talents={R: 10}, order=[R, C])
        do(pos, "politics syracuse")
        assert pos.track[2] == 1

    @pytest.mark.rule("2")
    def test_not_in_a_scenario_without_politics(self) -> None:
        pos = scene({"roma": "rome 4h"}, scenario="stop_hannibal", initiative={R: 2}, talents={R: 10})
        pos.order = [0, 1]
        pos.steps.append(Actions(0))
        pos.advance()
        refused(pos, "politics macedonia", "2", "no-politics-in-scenario")


@pytest.mark.rule("3.4.7")
def test_pass_is_told() -> None:
    pos = turn(initiative={R: 2, C: 1}, order=[R, C])
    assert kinds(told(pos, "pass")) == ["passed"]


@pytest.mark.rule("1.3.1")
def test_an_effect_is_no_action() -> None:
    """1.3.1 Who plays one in his turn still has his action."""
    messengers = next(c.id for c in BOARD.cards if BOARD.effect_id[c.effect] == "messengers" and c.deck < 2)
    seat = R if messengers.startswith("rome") else C
    pos = turn(hands={seat: [messengers]}, initiative={R: 1, C: 1}, order=[seat, C if seat == R else R])
    do(pos, f"effect {messengers}")
    assert to_move(pos) == seat
    assert initiative_of(pos, seat) == 2


@pytest.mark.rule("1.3.1")
def test_an_effect_can_be_played_after_passing() -> None:
    """1.3.1 When all have passed they are asked once more."""
    messengers = next(c.id for c in BOARD.cards if BOARD.effect_id[c.effect] == "messengers" and c.deck < 2)
    seat = R if messengers.startswith("rome") else C
    other = C if seat == R else R
    pos = turn(hands={seat: [messengers]}, initiative={R: 1, C: 1}, order=[seat, other])
    do(pos, "pass", "pass")
    assert (step(pos), to_move(pos)) == ("Window", seat)
    do(pos, f"effect {messengers}")
    assert initiative_of(pos, seat) == 2
    assert step(pos) == "Still"


def test_verbs_that_are_not_due() -> None:
    pos = turn(initiative={R: 2}, order=[R, C])
    refused(pos, "march capua", "4.2", "when-march")
    refused(pos, "done", "3.4", "when-done")
    assert where(pos, "hannibal") == "beside"
