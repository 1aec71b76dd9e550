"""Nothing in any view or event that a seat may not know.

Views and events of positions that differ only in hidden facts are the same to the letter; and no view of a whole
game names a strategy card or counts a battle card that is not face up.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import OMNISCIENT, SPECTATOR, Dice, Event, Match, key_of
from tests.hannibal.facts import BATTLE_CARD_ID, CARD, CARD_ID
from tests.hannibal.kit import battle, deal_battle, do, legal, scene, start, step, told
from tests.hannibal.leaks import check_events, check_view, hidden_cards, words
from tests.hannibal.trial import TRIAL

EYES = [ROME, CARTHAGE, SPECTATOR]
HANDS = {"rome": ["diplomacy_a", "bad_weather"], "carthage": ["sophonisba", "major_campaign_a"]}


def board(**more: Any) -> PunicWar:
    settings: dict[str, Any] = {"phase": "round", "hands": HANDS, **more}
    return scene(
        {"roma": 8, "capua/in": 1},
        {"saguntum": "10e2"},
        {"longus": "roma", "hannibal": "saguntum"},
        **settings,
    )


def fight() -> PunicWar:
    hands = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        phase="march",
        general="longus",
        hands=hands,
    )
    do(pos, "march capua")
    return deal_battle(pos, {"probe": 2, "reserve": 1}, {"probe": 2, "flank_left": 1})


def seen(events: list[Event], seat: int) -> str:
    return json.dumps([event.seen_by(seat) for event in events])


def random_match(seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(f"views {seed}")
    scenario, options = TRIAL.setup(bellum.game("hannibal"), seed, rng)
    return bellum.new_game("hannibal", scenario, options, f"views {seed}"), rng


# -- pairs that differ in what is hidden -------------------------------------------------------------------


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("phase", ["round", "ops", "event", "winter"])
def test_other_hands_look_the_same(phase: str) -> None:
    """Other cards in Rome's hand and another order of the deck: only Rome sees a difference."""
    pos = board(phase=phase)
    other = pos.clone()
    other._legal = None
    for place, card in enumerate(pos.hands[ROME]):
        if card != pos.card:
            other.hands[ROME][place], other.deck[place] = pos.deck[place], card
    other.deck.reverse()
    for seat in (CARTHAGE, SPECTATOR):
        if pos.owes(ROME) or phase == "winter":
            assert json.dumps(other.view(seat)) == json.dumps(pos.view(seat))
    if pos.hands[ROME]:
        assert other.view(OMNISCIENT)["cards"] != pos.view(OMNISCIENT)["cards"]
        assert other.view(ROME)["cards"]["hand"] != pos.view(ROME)["cards"]["hand"]


@pytest.mark.rule("14.1")
def test_other_battle_cards_look_the_same() -> None:
    pos = fight()
    other = pos.clone()
    other._legal = None
    hand, deck = battle(other).duel.hands[CARTHAGE], battle(other).duel.deck
    probe, reserve = BATTLE_CARD_ID.index("probe"), BATTLE_CARD_ID.index("reserve")
    hand[probe], deck[probe] = hand[probe] - 1, deck[probe] + 1
    hand[reserve], deck[reserve] = hand[reserve] + 1, deck[reserve] - 1
    for seat in (ROME, SPECTATOR):
        assert json.dumps(other.view(seat)) == json.dumps(pos.view(seat))
    for seat in (CARTHAGE, OMNISCIENT):
        assert other.view(seat) != pos.view(seat)


@pytest.mark.rule("14.1")
def test_who_holds_which_battle_card() -> None:
    pos = fight()
    views = {seat: pos.view(seat)["battle"] for seat in (*EYES, OMNISCIENT)}
    assert views[ROME]["hand"] == {"probe": 2, "reserve": 1}
    assert views[CARTHAGE]["hand"] == {"probe": 2, "flank_left": 1}
    assert "hand" not in views[SPECTATOR]
    assert "hand" not in views[OMNISCIENT]
    assert views[OMNISCIENT]["hands"] == {"rome": views[ROME]["hand"], "carthage": views[CARTHAGE]["hand"]}
    for told_all in views.values():
        assert told_all["count"] == {"rome": 3, "carthage": 3}


@pytest.mark.rule("14.1")
def test_an_attack_tells_of_one_card() -> None:
    """The story of a battle names what was played, whatever else was in the hand."""
    stories = []
    for hand in ({"probe": 3}, {"probe": 1, "reserve": 2}):
        pos = fight()
        deal_battle(pos, hand, {"probe": 3})
        stories.append(told(pos, "play probe", "play probe"))
    for seat in (CARTHAGE, SPECTATOR):
        assert seen(stories[0], seat) == seen(stories[1], seat)


@pytest.mark.rule("8.6")
def test_a_discard_lies_open() -> None:
    pos = board()
    events = told(pos, "discard diplomacy_a")
    for seat in EYES:
        assert "diplomacy_a" in words(json.loads(seen(events, seat)))
        assert pos.view(seat)["cards"]["discard"] == ["diplomacy_a"]


@pytest.mark.rule("7.1")
def test_dealt_cards_are_not_told() -> None:
    pos = start("dealt")
    events: list[Event] = []
    pos.events = events
    while not pos.hands[ROME]:
        owner = 0 if pos.owes(0) else 1
        pos.play(owner, pos.legal(owner)[0])
    pos.events = None
    for seat in EYES:
        assert not words([event.seen_by(seat) for event in events]) & set(CARD_ID) - {"hannibal"}


# -- Messenger Intercepted ---------------------------------------------------------------------------------


def test_a_card_taken_is_known_to_both_and_to_no_one_else() -> None:
    pos = board(card="messenger_intercepted")
    events = told(pos, "event messenger_intercepted")
    (taken,) = set(pos.hands[ROME]) - {CARD[name] for name in HANDS["rome"]}
    name = CARD_ID[taken]
    for seat in (ROME, CARTHAGE, OMNISCIENT):
        assert name in words(json.loads(seen(events, seat)))
        assert pos.view(seat)["cards"]["known"] == {"rome": [name], "carthage": []}
    assert name not in words(json.loads(seen(events, SPECTATOR)))
    assert name not in words(pos.view(SPECTATOR))
    assert "known" not in pos.view(SPECTATOR)["cards"]


# -- windows -----------------------------------------------------------------------------------------------


def test_a_window_shows_its_cards_to_its_owner_only() -> None:
    hands = {"rome": ["diplomacy_a"], "carthage": ["bad_weather", "sophonisba"]}
    pos = scene(
        {"roma": 8},
        {},
        {"longus": "roma"},
        phase="march",
        general="longus",
        hands=hands,
    )
    do(pos, "march praeneste", "march sena", "march terventum")
    assert step(pos) == "Window"
    assert legal(pos, "carthage") == {"counter bad_weather", "pass"}
    assert "bad_weather" in words(pos.view(CARTHAGE))
    for seat in (ROME, SPECTATOR):
        assert pos.view(seat)["legal"] == []
        assert "bad_weather" not in words(pos.view(seat))
        assert pos.view(seat)["prompt"] == pos.view(CARTHAGE)["prompt"]


def test_with_always_ask_a_window_tells_nothing() -> None:
    """The same prompt whether Carthage has the card or not."""
    views = []
    for card in ("bad_weather", "major_campaign_a"):
        pos = scene(
            {"roma": 8},
            {},
            {"longus": "roma"},
            phase="march",
            general="longus",
            hands={"rome": ["diplomacy_a"], "carthage": [card]},
            options={"always_ask": True},
        )
        do(pos, "march praeneste", "march sena", "march terventum")
        assert step(pos) == "Window"
        views.append([json.dumps(pos.view(seat)) for seat in (ROME, SPECTATOR)])
    assert views[0] == views[1]


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_no_view_of_a_whole_game_tells_what_is_hidden(seed: int) -> None:
    """Every view of every seat is searched, and every event; worlds that differ in hidden facts look the same."""
    match, rng = random_match(seed)
    pickers = [rng.choice(TRIAL.pickers) for _ in range(2)]
    check_events(match.events[0])
    while match.outcome is None:
        pos = match.position
        assert isinstance(pos, PunicWar)
        for seat in EYES:
            if rng.random() < 0.3 or pos.battle is not None:
                check_view(pos, seat)
            if seat >= 0 and rng.random() < 0.03:
                world = pos.sample(seat, Dice(key_of(str(rng.random()))))
                assert json.dumps(world.view(seat)) == json.dumps(pos.view(seat))
        mover = 0 if pos.owes(0) else 1
        check_events(match.play(mover, pickers[mover](pos, mover, pos.legal(mover), rng)))
    for seat in EYES:
        check_view(match.position, seat)


@pytest.mark.parametrize("seed", range(4))
def test_the_story_names_only_cards_that_lie_open_or_were_taken(seed: int) -> None:
    match, rng = random_match(seed)
    while match.outcome is None and len(match.events) < 150:
        mover = rng.choice(match.to_move())
        match.play(mover, rng.choice(match.legal(mover)))
    pos = match.position
    assert isinstance(pos, PunicWar)
    ever_open = {*pos.discard, *pos.removed, *pos.aside, pos.card, *pos.deck}
    for side in range(2):
        for seat in (1 - side, SPECTATOR):
            kinds = (
                "intercepted",
                "event",
                "counter",
                "discarded",
                "ops",
                "card-lost",
                "cancelled",
                "struck",
            )
            quiet = [
                event.seen_by(seat) for events in match.events for event in events if event.kind not in kinds
            ]
            hidden = {CARD_ID[card] for card in pos.hands[side] if card not in ever_open}
            assert not words([event["args"] for event in quiet]) & hidden


def test_a_spectator_sees_what_both_see_and_no_more() -> None:
    match, rng = random_match(6)
    pickers = [TRIAL.pickers[-1]] * 2
    private = ("seat", "legal", "cards", "battle")
    for _ in range(250):
        if match.outcome is not None:
            break
        pos = match.position
        views = {seat: pos.view(seat) for seat in (*EYES, OMNISCIENT)}
        common = {key: value for key, value in views[SPECTATOR].items() if key not in private}
        for view in views.values():
            assert {key: value for key, value in view.items() if key not in private} == common
        assert views[SPECTATOR]["legal"] == []
        assert views[SPECTATOR]["seat"] is None
        shown = views[SPECTATOR]["cards"]
        assert not {"hand", "hands", "known"} & set(shown)
        for seat in (ROME, CARTHAGE):
            cards = views[seat]["cards"]
            assert {key: cards[key] for key in shown} == shown
            assert set(cards) - set(shown) == {"hand", "known"}
            assert len(cards["hand"]) == shown["count"][pos.seats[seat]]
        if views[SPECTATOR]["battle"] is not None:
            for seat in (ROME, CARTHAGE):
                assert set(views[seat]["battle"]) - set(views[SPECTATOR]["battle"]) == {"hand"}
        seat = 0 if pos.owes(0) else 1
        match.play(seat, pickers[seat](pos, seat, pos.legal(seat), rng))


def test_the_omniscient_see_everything() -> None:
    match, rng = random_match(4)
    pickers = [TRIAL.pickers[-1]] * 2
    for _ in range(200):
        if match.outcome is not None:
            break
        pos = match.position
        assert isinstance(pos, PunicWar)
        view = pos.view(OMNISCIENT)
        for side, name in enumerate(pos.seats):
            assert view["cards"]["hands"][name] == pos.view(side)["cards"]["hand"]
            fought = None if pos.battle is None else pos.battle.duel
            if fought is not None:
                assert view["battle"]["hands"][name] == pos.view(side)["battle"]["hand"]
        assert view["legal"] == []
        assert hidden_cards(pos, SPECTATOR) >= hidden_cards(pos, ROME) | hidden_cards(pos, CARTHAGE)
        seat = 0 if pos.owes(0) else 1
        match.play(seat, pickers[seat](pos, seat, pos.legal(seat), rng))


@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_counted_once_in_every_view(seed: int) -> None:
    """Hands, deck and what lies open add up to the deck of the game."""
    match, rng = random_match(seed)
    total = None
    for _ in range(120):
        if match.outcome is not None:
            break
        for seat in EYES:
            cards = match.position.view(seat)["cards"]
            count = sum(cards["count"].values()) + cards["deck"] + (cards["playing"] is not None)
            count += len(cards["discard"]) + len(cards["removed"]) + len(cards["aside"])
            total = total or count
            assert count == total
        mover = rng.choice(match.to_move())
        match.play(mover, rng.choice(match.legal(mover)))


def test_the_checker_finds_a_leak() -> None:
    """The search itself: an event that names a card to all, and a view with a card too many."""
    with pytest.raises(AssertionError):
        check_events([Event("intercepted", "25", {"side": "rome", "card": "truce"})])
    check_events([Event("intercepted", "25", {"side": "rome"}, {"card": "truce"}, (0, 1))])
    pos = board()
    assert hidden_cards(pos, CARTHAGE) >= set(HANDS["rome"])
    assert hidden_cards(pos, ROME) >= set(HANDS["carthage"])
    assert words(pos.view(ROME)) & hidden_cards(pos, CARTHAGE)
    pos.known[CARTHAGE] = 1 << CARD["sophonisba"]
    assert "sophonisba" not in hidden_cards(pos, ROME)
    assert "sophonisba" in hidden_cards(pos, SPECTATOR)
