"""H13 The 18 tactic cards: how many there are of each, what each does to the dice, what it cancels, who may choose it."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import TRAINED, FirstWar
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.kernel import Event
from tests.hamilcar.facts import TACTIC
from tests.hamilcar.kit import (
    BOARD,
    C,
    R,
    choices,
    choose,
    deal_tactics,
    do,
    legal,
    refused,
    rig,
    scene,
    sea_fight,
    ships,
    step,
)

# H13 What each card is worth: cards in the deck, own dice, enemy dice, dice more, and the cards that it cancels.
CARDS: dict[str, tuple[int, int, int, int, set[str]]] = {
    "ram": (4, 1, 0, 0, {"boarding"}),
    "boarding": (4, 0, 0, 0, {"break_the_line"}),
    "outflank": (3, 0, 0, 2, {"squadron"}),
    "break_the_line": (3, 0, -1, 1, {"close_ranks"}),
    "close_ranks": (2, 0, -1, 0, {"ram", "outflank"}),
    "squadron": (2, 0, 0, 0, set()),
}


def fight(rome: int = 3, carthage: int = 3, **more: Any) -> FirstWar:
    """Trained Roman crews attack at Mylae: no die is modified but by cards."""
    return sea_fight(rome, carthage, **{"markers": TRAINED, **more})


def volleys(pos: FirstWar, rome: str | None, carthage: str | None, *dice: int) -> dict[str, Event]:
    """The first volley of each side after both have chosen these cards."""
    deal_tactics(pos, [rome] if rome else [], [carthage] if carthage else [])
    events: list[Event] = []
    pos.events = events
    choose(rig(pos, *dice) if dice else pos, rome, carthage)
    pos.events = None
    told: dict[str, Event] = {}
    for event in events:
        if event.kind == "volley":
            told.setdefault(event.args["side"], event)
    return told


@pytest.mark.rule("H13")
def test_the_deck_has_18_cards_of_six_types() -> None:
    assert {name: BOARD.tactic_deck[TACTIC[name]] for name in BOARD.tactic_id} == {
        name: card[0] for name, card in CARDS.items()
    }
    assert sum(BOARD.tactic_deck) == 18


@pytest.mark.rule("H13")
@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("side", [R, C])
def test_what_a_card_alone_does_to_the_dice(name: str, side: str) -> None:
    _, own, enemy, more, _ = CARDS[name]
    played = volleys(fight(), name if side == R else None, name if side == C else None)
    foe = C if side == R else R
    assert played[side].args["modifier"] == own
    assert played[foe].args["modifier"] == enemy
    assert len(played[side].args["rolls"]) == 3 + more
    assert len(played[foe].args["rolls"]) == 3


@pytest.mark.rule("H13")
@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("against", CARDS)
def test_a_card_that_the_enemy_s_cancels_has_no_effect(name: str, against: str) -> None:
    played = volleys(fight(), name, against)
    mine, theirs = CARDS[name], CARDS[against]
    if name in theirs[4]:
        mine = (0, 0, 0, 0, set())
    if against in CARDS[name][4]:
        theirs = (0, 0, 0, 0, set())
    assert played[R].args["modifier"] == mine[1] + theirs[2]
    assert played[C].args["modifier"] == theirs[1] + mine[2]
    assert len(played[R].args["rolls"]) == 3 + mine[3]
    assert len(played[C].args["rolls"]) == 3 + theirs[3]


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("card", "exhausted"), [(None, 0), ("ram", 1)])
def test_with_ram_a_four_hits(card: str | None, exhausted: int) -> None:
    pos = fight()
    volleys(pos, card, None, 4, 3, 1, 1, 1, 1)
    assert ships(pos, C, "mylae") == (3 - exhausted, exhausted)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(
    ("die", "sunk", "exhausted"), [(6, 1, 0), (5, 0, 1), (4, 0, 0)], ids=["six", "five", "four"]
)
def test_boarding_sinks_a_ready_ship_with_a_natural_six(die: int, sunk: int, exhausted: int) -> None:
    pos = fight()
    volleys(pos, "boarding", None, die, 1, 1, 1, 1, 1)
    assert ships(pos, C, "mylae") == (3 - sunk - exhausted, exhausted)
    assert pos.fighting().sunk == [0, sunk]


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("rome", "allowed"), [(3, True), (4, True), (2, False)])
def test_outflank_needs_as_many_ready_ships_as_the_enemy(rome: int, allowed: bool) -> None:
    pos = deal_tactics(fight(rome, 3), ["outflank", "ram"], ["ram"])
    if allowed:
        assert "tactic outflank" in legal(pos, R)
    else:
        refused(pos, "tactic outflank", "H13", "tactic-outnumbered", R)


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("card", "asked"), [("outflank", False), ("ram", True)])
def test_outflank_pins_the_enemy_who_may_not_break_off(card: str, asked: bool) -> None:
    """The defender would be asked first; pinned he is not, and the attacker is."""
    pos = fight()
    volleys(pos, card, None, 1, 1, 1, 1, 1, 1)
    assert step(pos) == "BreakOff"
    assert pos.owes(CARTHAGE) is asked
    assert pos.owes(ROME) is not asked


@pytest.mark.rule("H13")
def test_outflank_that_is_cancelled_does_not_pin() -> None:
    pos = fight()
    volleys(pos, "outflank", "close_ranks", 1, 1, 1, 1, 1, 1)
    assert step(pos) == "BreakOff"
    assert pos.owes(CARTHAGE)


@pytest.mark.rule("H13", "H2.2")
@pytest.mark.parametrize(("markers", "allowed"), [(TRAINED, True), (0, False)])
def test_break_the_line_is_not_for_untrained_roman_crews(markers: int, allowed: bool) -> None:
    pos = deal_tactics(fight(markers=markers), ["break_the_line", "ram"], ["break_the_line"])
    assert ("tactic break_the_line" in legal(pos, R)) is allowed
    assert "tactic break_the_line" in legal(pos, C)
    if not allowed:
        refused(pos, "tactic break_the_line", "H13", "tactic-untrained", R)


@pytest.mark.rule("H13")
@pytest.mark.parametrize("card", ["close_ranks", "break_the_line"])
def test_with_minus_one_a_five_misses_but_a_natural_six_hits(card: str) -> None:
    pos = fight()
    volleys(pos, None, card, 5, 6, 1)
    assert ships(pos, C, "mylae") == (2, 1)


@pytest.mark.rule("H13")
def test_the_reserve_squadron_rolls_all_missed_dice_once_more() -> None:
    """5 hits and stays; 1 and 2 are rolled again after both sides have rolled."""
    pos = fight()
    deal_tactics(pos, ["squadron"], [])
    events: list[Event] = []
    pos.events = events
    choose(rig(pos, 5, 1, 2, 1, 1, 1), "squadron")
    again = [e.args["rolls"] for e in events if e.kind == "volley" and e.args["side"] == R]
    assert again[0] == [5, 1, 2]
    assert len(again) == 2
    assert again[1][0] == 5
    assert len(again[1]) == 3


@pytest.mark.rule("H13")
def test_only_cards_of_the_hand_or_none_can_be_chosen_and_they_are_used_up() -> None:
    pos = deal_tactics(fight(), ["ram"], ["close_ranks"])
    assert legal(pos, R) == {"tactic ram", "no_tactic"}
    refused(pos, "tactic boarding", "H13", "tactic-not-in-hand", R)
    choose(rig(pos, 1, 1, 1, 1, 1, 1), "ram", "close_ranks")
    assert [sum(hand) for hand in pos.fighting().hands] == [0, 0]
    assert choices(pos, "tactic") == set()


@pytest.mark.rule("H13", "H11.5")
@pytest.mark.parametrize(
    ("admiral", "supremacy", "dealt"),
    [(None, R, [1, 0]), (None, C, [0, 1]), ("duilius", C, [3, 1]), ("scipio_asina", R, [2, 0])],
)
def test_cards_are_dealt_by_the_naval_rating_and_supremacy(
    admiral: str | None, supremacy: str, dealt: list[int]
) -> None:
    pos = scene(
        {},
        {},
        {admiral: "tyndaris"} if admiral else {},
        ready={R: {"tyndaris": 3}, C: {"mylae": 3}},
        supremacy=supremacy,
    )
    do(pos, "fleet tyndaris", *([f"admiral {admiral}"] if admiral else []), "to mylae")
    assert [sum(hand) for hand in pos.fighting().hands] == dealt
