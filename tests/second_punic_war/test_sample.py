"""Worlds that a seat may imagine: they look the same to it, and any of them is as likely as another.

Hidden hands and decks are drawn anew, deck by deck, for the backs of cards show it; a window tells that who is asked
has an answer; how others stow their ships is drawn anew. Partners know no more of each other than opponents do (10.1).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from math import comb, sqrt
from typing import Any

import pytest

from bellum.games.second_punic_war.game import GAME
from bellum.games.second_punic_war.naval import Stowing
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import SPECTATOR, Dice, key_of
from tests.second_punic_war.fights import attack
from tests.second_punic_war.invariants import check
from tests.second_punic_war.kit import BOARD, SEATS_OF, scene, step, to_move
from tests.second_punic_war.trial import TRIAL, brisk

DRAWS = 300
NUMBERS = [2, 3, 4, 5]
AMBUSH = "carthage_treason_of_tarentum"  # its effect is played before a battle


def samples(pos: War, seat: int, draws: int = DRAWS) -> Iterator[War]:
    """Worlds that look the same to a seat, from fixed seeds."""
    text = json.dumps(pos.view(seat))
    for number in range(draws):
        world = pos.sample(seat, Dice(key_of(f"sample {number}")))
        assert isinstance(world, War)
        if number < 10:
            assert json.dumps(world.view(seat)) == text
        yield world


def dealt(players: int, size: int = 2, **more: Any) -> War:
    """Everybody holds so many cards of his own deck, the first of Rome's partners one of Numidia's as well."""
    hands: dict[str, list[str]] = {}
    used: set[str] = set()
    for seat in SEATS_OF[players]:
        deck = seat.split("_")[0]
        own = [card for card in BOARD.card_id if card.startswith(f"{deck}_") and card not in used][:size]
        used |= set(own)
        hands[seat] = own
    hands[SEATS_OF[players][0]].append("numidia_burned_camp")
    return scene(players=players, order=SEATS_OF[players], hands=hands, steps=[Actions(0)], **more)


def all_hands(pos: War) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(hand)) for hand in pos.hands)


# -- what stays and what changes ---------------------------------------------------------------------------


@pytest.mark.rule("1.3.1", "10.1")
@pytest.mark.parametrize("players", NUMBERS)
def test_samples_look_the_same_and_differ_from_the_truth(players: int) -> None:
    pos = dealt(players)
    truth = pos.to_json()
    for seat in (*range(players), SPECTATOR):
        decks, hands = set(), set()
        for world in samples(pos, seat, 60):
            decks.add(tuple(tuple(deck) for deck in world.decks))
            for other in range(players):
                if other == seat:
                    assert world.hands[other] == pos.hands[other]
                    continue
                hands.add((other, *world.hands[other]))
                backs = [BOARD.cards[card].deck for card in world.hands[other]]
                assert backs == [BOARD.cards[card].deck for card in pos.hands[other]]
        assert len(decks) == 60
        assert len(hands) > 40 * (players - (seat >= 0))
    assert pos.to_json() == truth


@pytest.mark.parametrize("players", NUMBERS)
def test_no_card_is_lost_or_doubled(players: int) -> None:
    pos = dealt(players)
    pos.discards[0].append(pos.decks[0].pop())
    pos.removed.append(pos.decks[1].pop())
    for seat in (0, players - 1, SPECTATOR):
        for world in samples(pos, seat, 40):
            assert world.discards == pos.discards
            assert world.removed == pos.removed
            cards = [card for pile in (*world.hands, *world.decks) for card in pile]
            assert sorted(cards) == sorted(card for pile in (*pos.hands, *pos.decks) for card in pile)


@pytest.mark.parametrize("seat", [0, 3, SPECTATOR])
def test_the_dice_of_a_sample_are_its_own(seat: int) -> None:
    pos = dealt(4)
    keys = {world.dice.key for world in samples(pos, seat, 50)}
    assert len(keys) == 50
    assert pos.dice.key not in keys


def test_the_same_dice_give_the_same_world() -> None:
    pos = dealt(5)
    one, two = (pos.sample(2, Dice(key_of("same"))) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("seed", range(13))
def test_samples_go_on(seed: int) -> None:
    """A world is a position like any other: it keeps every invariant, and can be played on."""
    rng = random.Random(f"samples {seed}")
    scenario, options = TRIAL.setup(GAME, seed, rng)
    pos = GAME.new(f"samples {seed}", scenario, options)
    pos.advance()
    for number in range(150):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(len(pos.seats)) if pos.owes(seat))
        pos.play(seat, brisk(pos, seat, pos.legal(seat), rng))
        if number % 50 == 49 and pos.outcome is None:
            world = pos.sample(seat, Dice(key_of(f"world {number}")))
            for _ in range(60):
                if world.outcome is not None:
                    break
                assert isinstance(world, War)
                check(world)
                owner = next(owner for owner in range(len(world.seats)) if world.owes(owner))
                world.play(owner, brisk(world, owner, world.legal(owner), rng))


# -- what is known -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.7", "10.1")
def test_cards_that_a_spy_has_seen_stay_in_his_worlds_only() -> None:
    pos = dealt(4, 3)
    spy, victim = 0, 3
    pos.shown[victim * pos.players + spy] = pos.hands[victim][:2]
    for world in samples(pos, spy, 100):
        assert world.hands[victim][:2] == pos.hands[victim][:2]
    thirds = {world.hands[victim][2] for world in samples(pos, spy, 100)}
    assert len(thirds) > 10
    for seat in (1, 2, SPECTATOR):
        firsts = set()
        for world in samples(pos, seat, 100):
            firsts.add(world.hands[victim][0])
            seen = world.shown[victim * pos.players + spy]
            assert len(seen) == 2  # that he has seen two is known to all
            assert set(seen) <= set(world.hands[victim])
        assert len(firsts) > 10


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_window_tells_that_there_is_an_answer(seat: int) -> None:
    """Only who can answer is asked, so whoever is asked could, in every world."""
    hands = {"carthage": [AMBUSH, "carthage_storm"], "rome": ["rome_storm"]}
    pos = scene({"capua": "rome* 3h; carthage 3h"}, hands=hands)
    attack(pos, "capua", "rome", "roma")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    without = 0
    for world in samples(pos, seat, 100):
        assert len(world.legal(1)) > 1
        without += BOARD.card[AMBUSH] not in world.hands[1]
    assert without > 30  # another card will do


@pytest.mark.rule("5.7")
def test_with_always_ask_a_window_tells_nothing() -> None:
    hands = {"carthage": [AMBUSH], "rome": ["rome_storm"]}
    pos = scene({"capua": "rome* 3h; carthage 3h"}, hands=hands, always_ask=True)
    attack(pos, "capua", "rome", "roma")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    assert {len(world.legal(1)) for world in samples(pos, 0, 100)} == {
        1,
        2,
    }  # an effect and a pass, or a pass


@pytest.mark.rule("5.10")
@pytest.mark.parametrize("players", NUMBERS)
def test_ships_are_stowed_anew_for_all_but_who_stows_them(players: int) -> None:
    pos = scene({"mare_inferum": "rome 3s 2h 2c; carthage* 3s 2h"}, players=players)
    attack(pos, "mare_inferum", "carthage", "sinus_campanus")
    chief = pos.fought().chiefs[1]
    for notation in ("stow rome_cavalry", "next_ship", "stow rome_cavalry", "done"):
        number = pos.table.number(notation)
        assert number is not None
        pos.play(chief, number)
    ready = pos.steps[-1]
    assert isinstance(ready, Stowing)
    for seat in (*range(players), SPECTATOR):
        ways = set()
        for world in samples(pos, seat, 40):
            stowing = world.steps[-1]
            assert isinstance(stowing, Stowing)
            ways.add(str(stowing.fleets[1]))
            assert stowing.ready == ready.ready
        assert (len(ways) == 1) == (seat == chief)


# -- how likely each world is ------------------------------------------------------------------------------


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How far some counts are from being all alike, in units of what chance would do."""
    expected = sum(counts.values()) / cells
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    return (found + (cells - len(counts)) * expected - (cells - 1)) / sqrt(2 * (cells - 1))


def few_cards(pos: War, left: int) -> War:
    """Only so many cards are left in each deck; the rest is out of the game."""
    for deck in pos.decks:
        pos.removed += deck[left:]
        del deck[left:]
    return pos


def test_every_hand_is_as_likely_as_another() -> None:
    """Two of Carthage's cards out of seven: 21 hands."""
    pos = few_cards(dealt(2), 5)
    counts = Counter(tuple(sorted(world.hands[1])) for world in samples(pos, 0, 2100))
    assert len(counts) == comb(7, 2)
    assert abs(chi_square(counts, comb(7, 2))) < 3


def test_a_partners_hand_is_as_unknown_as_an_enemys() -> None:
    """To Rome's second player: two Roman and one Numidian card of his partner's, out of five and four."""
    pos = few_cards(dealt(4), 3)
    counts = Counter(tuple(sorted(world.hands[0])) for world in samples(pos, 1, 4000))
    cells = comb(5, 2) * 4
    assert len(counts) == cells
    assert abs(chi_square(counts, cells)) < 3


def test_a_spectator_finds_every_deal_as_likely_as_another() -> None:
    """One card each, out of three Roman and three Carthaginian ones; and one of Numidia's three."""
    pos = few_cards(dealt(2, 1), 2)
    counts = Counter(all_hands(world) for world in samples(pos, SPECTATOR, 2700))
    assert len(counts) == 27
    assert abs(chi_square(counts, 27)) < 3
