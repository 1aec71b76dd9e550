"""Nothing in any view, event, prompt or list of actions that a seat may not know, for every number of seats.

Views of positions that differ only in hidden facts are the same to the letter; and no view of a long game names a card
that is not face up or tells what lies in another's purse.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bellum
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import OMNISCIENT, SPECTATOR, Dice, Event, Match, key_of
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import BOARD, SEATS_OF, do, legal, scene, seat_of, step, to_move, told
from tests.second_punic_war.leaks import check_view, hidden_cards, words
from tests.second_punic_war.trial import TRIAL

NUMBERS = [2, 3, 4, 5]
# Cards that nobody can play as an event or an effect where nothing is on the board, two for each seat.
IDLE = {
    "rome": ["rome_storm", "rome_siege_works"],
    "carthage": ["carthage_storm", "carthage_bomilcars_fleet"],
    "rome_north": ["rome_storm", "rome_siege_works"],
    "rome_south": ["rome_disease_in_the_army", "rome_pirates"],
    "carthage_hispania": ["carthage_storm", "carthage_bomilcars_fleet"],
    "carthage_africa": ["carthage_disease_in_the_army", "carthage_war_elephants"],
    "syracuse": ["syracuse_storm", "syracuse_sea_expedition"],
}


def hands_of(players: int) -> dict[str, list[str]]:
    return {seat: IDLE[seat] for seat in SEATS_OF[players]}


def table(players: int, **more: Any) -> War:
    """Everybody holds two cards, and has Talents and points of his own; the first seat acts."""
    seats = SEATS_OF[players]
    numbers = {seat: 10 * (number + 1) for number, seat in enumerate(seats)}
    settings: dict[str, Any] = {"hands": hands_of(players), "talents": numbers, "points": numbers, **more}
    return scene({"roma": "rome 2h", "carthago": "carthage 2h"}, players=players, order=seats, **settings)


def eyes_of(pos: War) -> list[int]:
    return [*range(pos.players), SPECTATOR]


def seen(pos: War, seat: int) -> str:
    return json.dumps(pos.view(seat))


def random_match(seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(f"views {seed}")
    scenario, options = TRIAL.setup(bellum.game("second_punic_war"), seed, rng)
    return bellum.new_game("second_punic_war", scenario, options, f"views {seed}"), rng


# -- pairs that differ in what is hidden -------------------------------------------------------------------


@pytest.mark.rule("1.3.1", "10.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_other_hands_look_the_same_to_partners_too(players: int) -> None:
    """Other cards of the same decks in one hand, and another order of the decks: only their owner sees it."""
    pos = table(players, steps=[Actions(0)])
    for owner in range(players):
        other = pos.clone()
        other._legal = None
        for place, card in enumerate(pos.hands[owner]):
            deck = other.decks[BOARD.cards[card].deck]
            other.hands[owner][place], deck[place] = deck[place], card
        for deck in other.decks:
            deck.reverse()
        for seat in eyes_of(pos):
            if seat != owner:
                assert seen(other, seat) == seen(pos, seat)
        assert other.view(owner)["cards"]["hand"] != pos.view(owner)["cards"]["hand"]
        assert other.view(OMNISCIENT)["cards"] != pos.view(OMNISCIENT)["cards"]


@pytest.mark.rule("1.2.11", "10.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_another_purse_looks_the_same_to_partners_too(players: int) -> None:
    pos = table(players, steps=[Actions(0)])
    for owner in range(1, players):
        other = pos.clone()
        other.talents[owner] += 5
        for seat in eyes_of(pos):
            assert (seen(other, seat) == seen(pos, seat)) == (seat != owner)


@pytest.mark.rule("1.2.12", "10.3")
@pytest.mark.parametrize("players", NUMBERS)
def test_points_are_told_to_the_own_side_alone(players: int) -> None:
    pos = table(players, steps=[Actions(0)])
    for owner in range(players):
        other = pos.clone()
        other.points[owner] += 1
        for seat in eyes_of(pos):
            friend = seat >= 0 and pos.side_of_seat[seat] == pos.side_of_seat[owner]
            assert (seen(other, seat) != seen(pos, seat)) == friend


@pytest.mark.rule("1.3.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_the_backs_of_cards_tell_their_decks_and_no_more(players: int) -> None:
    pos = table(players)
    for seat in eyes_of(pos):
        for player in pos.view(seat)["players"]:
            nation = player["id"].split("_")[0]
            assert player["cards"] == {name: 2 * (name == nation) for name in player["cards"]}
    assert pos.view(SPECTATOR)["cards"]["hand"] == []
    assert pos.view(SPECTATOR)["cards"]["shown"] == {}


@pytest.mark.rule("5.10")
@pytest.mark.parametrize("players", NUMBERS)
def test_how_ships_are_stowed_is_hidden_from_partners_too(players: int) -> None:
    """Two ways to begin look the same to everybody but who stows."""
    fleets = {"mare_inferum": "rome 3s 2h 2c; carthage* 3s 2h"}
    stories = []
    for first in ("rome_cavalry", "rome_heavy_infantry"):
        pos = scene(fleets, players=players)
        attack(pos, "mare_inferum", "carthage", "sinus_campanus")
        chief = pos.fought().chiefs[1]
        assert step(pos) == "Stowing"
        events: list[Event] = []
        pos.events = events
        action = pos.table.number(f"stow {first}")
        assert action is not None
        pos.play(chief, action)
        others = [seat for seat in eyes_of(pos) if seat != chief]
        views = [seen(pos, seat) for seat in others]
        stories.append((views, json.dumps([[event.seen_by(seat) for event in events] for seat in others])))
        assert pos.view(chief)["battle"]["defender"]["ships"][0]["cargo"] == [first]
    assert stories[0] == stories[1]


# -- events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1", "10.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_drawn_cards_are_told_to_who_draws_them(players: int) -> None:
    match = bellum.new_game("second_punic_war", "campaign", {"players": players}, "drawn")
    rng = random.Random("drawn")
    drawn: list[Event] = []
    while len(drawn) < players:
        mover = rng.choice(match.to_move())
        drawn += [
            event for event in match.play(mover, rng.choice(match.legal(mover))) if event.kind == "drawn"
        ]
    for event in drawn:
        owner = match.seats.index(event.args["seat"])
        for seat in (*range(players), SPECTATOR):
            assert ("cards" in event.seen_by(seat)["args"]) == (seat == owner)


@pytest.mark.rule("3.4.1", "1.3.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_a_card_that_is_played_lies_open(players: int) -> None:
    pos = table(players, steps=[Actions(0)])
    card = IDLE[to_move(pos)][0]
    events = told(pos, f"initiative {card}")
    for seat in eyes_of(pos):
        assert card in words([event.seen_by(seat) for event in events])
        assert card in words(pos.view(seat)["cards"]["discards"])
        check_view(pos, seat)


@pytest.mark.rule("5.7", "10.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_what_a_spy_has_seen_his_partner_has_not(players: int) -> None:
    spy, victim = SEATS_OF[players][0], "carthage" if players < 4 else "carthage_africa"
    hands = {**hands_of(players), spy: ["numidia_fickle_ally"]}
    pos = table(players, hands=hands, steps=[Actions(0)])
    assert "effect numidia_fickle_ally" in legal(pos)
    events: list[Event] = []
    pos.events = events
    do(pos, "effect numidia_fickle_ally")
    while step(pos) == "Window":
        do(pos, "pass")
    do(pos, *([f"opponent {victim}"] if step(pos) == "EffectChoice" else []))
    informed = {seat_of(pos, spy), seat_of(pos, victim)}
    (report,) = [event for event in events if event.kind == "spied"]
    for seat in eyes_of(pos):
        cards = report.seen_by(seat)["args"].get("cards")
        assert cards == (IDLE[victim] if seat in informed else None)
        shown = pos.view(seat)["cards"]["shown"]
        assert shown == ({victim: sorted(IDLE[victim], key=BOARD.card_id.index)} if seat == 0 else {})
        check_view(pos, seat)


# -- windows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.7")
def test_a_window_shows_its_cards_to_its_owner_only() -> None:
    hands = {"carthage": ["carthage_treason_of_tarentum"], "rome": ["rome_storm"]}
    pos = scene({"capua": "rome* 3h; carthage 3h"}, hands=hands)
    attack(pos, "capua", "rome", "roma")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    assert "effect carthage_treason_of_tarentum" in pos.view(1)["legal"]
    for seat in (0, SPECTATOR):
        assert pos.view(seat)["legal"] == []
        assert "carthage_treason_of_tarentum" not in words(pos.view(seat))
        assert pos.view(seat)["prompt"] == pos.view(1)["prompt"]


@pytest.mark.rule("5.7")
def test_with_always_ask_a_window_tells_nothing() -> None:
    """The same prompt whether Carthage has the card or not."""
    views = []
    for card in ("carthage_treason_of_tarentum", "carthage_storm"):
        hands = {"carthage": [card], "rome": ["rome_storm"]}
        pos = scene({"capua": "rome* 3h; carthage 3h"}, hands=hands, always_ask=True)
        attack(pos, "capua", "rome", "roma")
        assert (step(pos), to_move(pos)) == ("Window", "carthage")
        views.append([seen(pos, seat) for seat in (0, SPECTATOR)])
    assert views[0] == views[1]


# -- long games ----------------------------------------------------------------------------------------------


def check_story(pos: War, events: list[Event]) -> None:
    """No event has named a card to a seat that may not see it; what went back into a deck was open before."""
    if any(event.kind == "reshuffled" for event in events):
        return
    for seat in eyes_of(pos):
        leaked = words([event.seen_by(seat) for event in events]) & hidden_cards(pos, seat)
        assert not leaked, f"seat {seat} was told of {sorted(leaked)}"


@pytest.mark.parametrize("seed", range(13))
def test_no_view_and_no_event_of_a_long_game_tells_what_is_hidden(seed: int) -> None:
    """Every scenario with every number of seats; worlds that differ in hidden facts look the same."""
    match, rng = random_match(seed)
    pickers = TRIAL.players(rng, seed)
    for _ in range(350):
        pos = match.position
        assert isinstance(pos, War)
        for seat in eyes_of(pos):
            if rng.random() < 0.2:
                check_view(pos, seat)
            if rng.random() < 0.03:
                world = pos.sample(seat, Dice(key_of(str(rng.random()))))
                assert json.dumps(world.view(seat)) == seen(pos, seat)
        if match.outcome is not None:
            break
        mover = next(seat for seat in range(pos.players) if pos.owes(seat))
        events = match.play(mover, pickers[mover](pos, mover, pos.legal(mover), rng))
        after = match.position
        assert isinstance(after, War)
        check_story(after, events)


@pytest.mark.parametrize("players", NUMBERS)
def test_a_spectator_sees_what_all_see_and_no_more(players: int) -> None:
    match = bellum.new_game("second_punic_war", "gates_of_italy", {"players": players}, "spectator")
    rng = random.Random(f"spectator {players}")
    private = ("seat", "legal", "cards", "players", "battle")
    for number in range(250):
        pos = match.position
        assert isinstance(pos, War)
        if number % 5 == 0:
            views = {seat: pos.view(seat) for seat in (*eyes_of(pos), OMNISCIENT)}
            common = {key: value for key, value in views[SPECTATOR].items() if key not in private}
            for view in views.values():
                assert {key: value for key, value in view.items() if key not in private} == common
            assert views[SPECTATOR]["legal"] == []
            for seat in range(players):
                assert len(views[seat]["cards"]["hand"]) == len(pos.hands[seat])
                assert views[OMNISCIENT]["players"][seat] == views[seat]["players"][seat]
            for player in views[SPECTATOR]["players"]:
                assert player["talents"] is None
                assert player["points"] is None
        mover = next(seat for seat in range(players) if pos.owes(seat))
        match.play(mover, TRIAL.pickers[(mover + 3) % 8](pos, mover, pos.legal(mover), rng))


@pytest.mark.parametrize("players", NUMBERS)
def test_every_card_is_counted_once_in_every_view(players: int) -> None:
    """Hands, decks and what lies open add up to the six decks, after any action."""
    match = bellum.new_game("second_punic_war", "campaign", {"players": players}, "counted")
    rng = random.Random(f"counted {players}")
    for _ in range(120):
        for seat in (*range(players), SPECTATOR):
            view = match.position.view(seat)
            cards = view["cards"]
            count = sum(sum(player["cards"].values()) for player in view["players"]) + len(cards["removed"])
            count += sum(cards["decks"].values()) + sum(len(pile) for pile in cards["discards"].values())
            assert count == len(BOARD.card_id)
        mover = rng.choice(match.to_move())
        match.play(mover, rng.choice(match.legal(mover)))


def test_the_checker_finds_a_leak() -> None:
    """The search itself: a hand that is not one's own, and an event that names a card of it."""
    pos = table(4)
    assert hidden_cards(pos, 0) >= {*IDLE["rome_south"], *IDLE["carthage_africa"]}
    assert not hidden_cards(pos, 0) & set(IDLE["rome_north"])
    assert words(pos.view(1)) & hidden_cards(pos, 0)
    pos.shown[2 * pos.players + 0] = pos.hands[2][:]
    assert not hidden_cards(pos, 0) & set(IDLE["carthage_hispania"])
    assert hidden_cards(pos, 1) >= set(IDLE["carthage_hispania"])
    with pytest.raises(AssertionError):
        check_story(pos, [Event("discarded", "3.1", {"seat": "rome_south", "card": "rome_pirates"})])
    check_story(pos, [Event("drawn", "3.1", {"seat": "rome_south"}, {"cards": ["rome_pirates"]}, (1,))])
