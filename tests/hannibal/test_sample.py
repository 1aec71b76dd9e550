"""Worlds that a seat may imagine: they look the same to it, and any of them is as likely as another.

``pos.lacks`` and ``pos.known`` are what the silence and the cards taken have told; a window or a prompt tells that its
owner has an answer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt

import pytest

from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.games.hannibal.position import PunicWar, bits
from bellum.games.hannibal.windows import Window
from bellum.kernel import SPECTATOR, Dice, key_of
from tests.hannibal.facts import BATTLE_CARD_ID, BATTLE_DECK, CARD
from tests.hannibal.invariants import check_cards
from tests.hannibal.kit import battle, deal_battle, do, rig, scene, start, step, to_move

HANDS = {"rome": ["diplomacy_a", "philip_peace"], "carthage": ["bad_weather", "sophonisba"]}
DRAWS = 400


def samples(pos: PunicWar, seat: int, draws: int = DRAWS) -> Iterator[PunicWar]:
    """Worlds that look the same to a seat, from fixed seeds."""
    text = json.dumps(pos.view(seat))
    for number in range(draws):
        world = pos.sample(seat, Dice(key_of(f"sample {number}")))
        assert isinstance(world, PunicWar)
        if number < 20:
            assert json.dumps(world.view(seat)) == text
            check_cards(world)
        yield world


def march_to_sena(hands: dict[str, list[str]] = HANDS, **options: bool) -> PunicWar:
    """Longus spends his second movement point; the third is the first that Bad Weather may answer."""
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        phase="march",
        general="longus",
        hands=hands,
        control={"rome": ["roma"], "carthage": ["capua"]},
        options=options,
    )
    return do(pos, "march praeneste", "march sena")


def fight() -> PunicWar:
    """Rome attacks Capua; nobody has a card for it."""
    hands = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        phase="march",
        general="longus",
        hands=hands,
        control={"rome": ["roma"], "carthage": ["capua", "terventum"]},
    )
    do(pos, "march capua")
    while step(pos) != "Battle":
        do(pos, "done")
    return pos


# -- what stays and what changes ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [ROME, CARTHAGE, SPECTATOR])
@pytest.mark.parametrize(
    "scenario", ["second_punic_war", "crossing_the_alps", "campaign_iberia", "campaign_africa"]
)
def test_samples_look_the_same_and_differ_from_the_truth(scenario: str, seat: int) -> None:
    pos = start("samples", scenario)
    while not pos.hands[ROME]:
        owner = 0 if pos.owes(0) else 1
        pos.play(owner, pos.legal(owner)[0])
    truth = pos.to_json()
    decks, hands = set(), set()
    for world in samples(pos, seat):
        decks.add(tuple(world.deck))
        for side in range(2):
            assert len(world.hands[side]) == len(pos.hands[side])
            if side == seat:
                assert world.hands[side] == pos.hands[side]
            else:
                hands.add((side, *sorted(world.hands[side])))
    assert len(decks) == DRAWS
    assert len(hands) > DRAWS / 2
    assert pos.to_json() == truth


@pytest.mark.parametrize("seat", [ROME, CARTHAGE])
def test_the_dice_of_a_sample_are_its_own(seat: int) -> None:
    pos = start("samples")
    keys = {world.dice.key for world in samples(pos, seat, 50)}
    assert len(keys) == 50
    assert pos.dice.key not in keys


def test_the_same_dice_give_the_same_world() -> None:
    pos = march_to_sena()
    one, two = (pos.sample(ROME, Dice(key_of("same"))) for _ in range(2))
    assert one == two


def test_open_cards_are_not_dealt_again() -> None:
    """8.6 Neither what lies among the discards, nor what is out of the game, nor the card being played."""
    pos = march_to_sena()
    for pile in (pos.discard, pos.removed):
        pile.append(pos.deck.pop())
    open_cards = {*pos.discard, *pos.removed, *pos.aside, pos.card}
    for world in samples(pos, ROME):
        assert not open_cards & {*world.hands[CARTHAGE], *world.deck}
        assert sorted(world.deck + world.hands[CARTHAGE]) == sorted(pos.deck + pos.hands[CARTHAGE])


def test_samples_go_on() -> None:
    """A world is a position like any other: it can be played to its end."""
    pos = start("samples go on", "campaign_iberia")
    for number, world in enumerate(samples(pos, CARTHAGE, 5)):
        dice = Dice(key_of(f"play {number}"))
        while world.outcome is None:
            owner = 0 if world.owes(0) else 1
            legal = world.legal(owner)
            world.play(owner, legal[dice.below(len(legal))])


# -- what is known -----------------------------------------------------------------------------------------


def stolen() -> PunicWar:
    """25 Rome has taken a card of Carthage's: both know it."""
    pos = scene(
        {"roma": 8},
        {"saguntum": 6},
        {"longus": "roma", "hannibal": "saguntum"},
        phase="round",
        card="messenger_intercepted",
        hands={"rome": ["diplomacy_a"], "carthage": ["sophonisba", "major_campaign_a"]},
    )
    return do(pos, "event messenger_intercepted")


def test_a_card_that_both_know_stays_in_the_hand() -> None:
    pos = stolen()
    (card,) = set(pos.hands[ROME]) - {CARD["diplomacy_a"]}
    assert pos.known[ROME] == 1 << card
    for world in samples(pos, CARTHAGE):
        assert card in world.hands[ROME]
        assert world.known == pos.known
    others = {world.hands[ROME][0] for world in samples(pos, CARTHAGE)} | {
        world.hands[ROME][1] for world in samples(pos, CARTHAGE)
    }
    assert len(others) > 20


def test_a_spectator_does_not_know_which_card_was_taken() -> None:
    pos = stolen()
    hands = {tuple(sorted(world.hands[ROME])) for world in samples(pos, SPECTATOR)}
    assert len(hands) > DRAWS / 2
    for world in samples(pos, SPECTATOR):
        assert bin(world.known[ROME]).count("1") == bin(pos.known[ROME]).count("1")


def test_what_the_silence_told_is_believed() -> None:
    """8.4 Nobody was asked, so Carthage has no Bad Weather: no sample gives it one; Rome's samples keep that."""
    pos = march_to_sena({"rome": ["diplomacy_a"], "carthage": ["sophonisba", "major_campaign_a"]})
    for world in samples(pos, ROME, 100):
        assert CARD["bad_weather"] in world.deck + world.hands[CARTHAGE]
    do(pos, "march terventum")
    assert pos.lacks[CARTHAGE] >> CARD["bad_weather"] & 1
    before = Counter(CARD["bad_weather"] in world.hands[CARTHAGE] for world in samples(pos, ROME))
    assert before == {False: DRAWS}
    for seat in (ROME, SPECTATOR):
        for world in samples(pos, seat):
            for side in range(2):
                if side != seat:
                    assert bits(world.hands[side]) & pos.lacks[side] == 0


def test_with_always_ask_the_silence_tells_nothing() -> None:
    pos = march_to_sena({"rome": ["diplomacy_a"], "carthage": ["sophonisba"]}, always_ask=True)
    do(pos, "march terventum")
    assert step(pos) == "Window"
    assert pos.lacks == [0, 0]
    with_it = sum(CARD["bad_weather"] in world.hands[CARTHAGE] for world in samples(pos, ROME, 2000))
    assert 0 < with_it < 200  # one card out of some sixty


# -- who is asked has an answer ----------------------------------------------------------------------------


def at_the_window() -> PunicWar:
    pos = do(march_to_sena(), "march terventum")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    return pos


def test_a_window_tells_that_there_is_a_card() -> None:
    for world in samples(at_the_window(), ROME):
        assert CARD["bad_weather"] in world.hands[CARTHAGE]
        assert len(world.legal(CARTHAGE)) == 2


def test_a_spectators_samples_at_a_window() -> None:
    for world in samples(at_the_window(), SPECTATOR):
        assert CARD["bad_weather"] in world.hands[CARTHAGE]
        assert [len(hand) for hand in world.hands] == [2, 2]


def test_who_may_preempt_has_a_campaign() -> None:
    """7.3.2 Rome is asked only if it holds a Campaign card."""
    campaigns = bits([CARD[name] for name in CARD if "_campaign_" in name])
    seen = 0
    for seed in range(40):
        pos = start(f"preempt {seed}")
        while step(pos) != "Initiative" and pos.turn == 0:
            owner = 0 if pos.owes(0) else 1
            pos.play(owner, pos.legal(owner)[0])
        if pos.view(0)["prompt"]["key"] == "prompt-preempt":
            seen += 1
            asked = 0 if pos.owes(0) else 1
            for world in samples(pos, 1 - asked, 40):
                assert bits(world.hands[asked]) & campaigns
    assert seen > 5


# -- battle cards ------------------------------------------------------------------------------------------


def test_battle_hands_are_drawn_from_what_is_not_seen() -> None:
    """14.1 48 cards less those in Rome's hand, those played and those that lie open."""
    pos = deal_battle(
        fight(), {"probe": 3, "reserve": 2}, {"probe": 2, "flank_left": 4, "double_envelopment": 1}
    )
    fought = battle(pos).duel
    fought.open[CARTHAGE][BATTLE_CARD_ID.index("flank_left")] = 2
    do(pos, "play probe", "play probe")
    seen = set()
    for world in samples(pos, ROME):
        told = battle(world).duel
        assert told.hands[ROME] == fought.hands[ROME]
        assert told.open == fought.open
        assert told.played == fought.played
        assert sum(told.hands[CARTHAGE]) == sum(fought.hands[CARTHAGE])
        seen.add(tuple(told.hands[CARTHAGE]))
        for kind, size in enumerate(BATTLE_DECK):
            assert told.hands[CARTHAGE][kind] >= told.open[CARTHAGE][kind]
            played = sum(1 for _, card in fought.played if card == kind)
            assert told.deck[kind] + told.hands[0][kind] + told.hands[1][kind] + played == size
    assert len(seen) > 20


def test_an_empty_hand_that_attacks_has_maharbal_or_a_deserter() -> None:
    """25 Without battle cards only these two let Carthage go on: no other hand would be asked."""
    hands = {"rome": ["diplomacy_a"], "carthage": ["maharbals_cavalry", "diplomacy_b"]}
    pos = scene(
        {"capua": 8},
        {"arpi": 6},
        {"longus": "capua:proconsul", "hannibal": "arpi"},
        phase="march",
        seat="carthage",
        general="hannibal",
        hands=hands,
        control={"rome": ["capua"], "carthage": ["arpi"]},
    )
    do(rig(pos, 6, 6, 6), "march beneventum")
    while step(pos) != "March":
        do(pos, "done" if "done" in pos_legal(pos) else pos_legal(pos)[0])
    do(rig(pos, 6, 6, 6), "march capua")
    while step(pos) != "Battle":
        do(pos, "done" if "done" in pos_legal(pos) else "pass")
    deal_battle(pos, {"probe": 1}, {}, attacker="carthage")
    assert to_move(pos) == "carthage"
    helpful = {CARD["maharbals_cavalry"], CARD["ally_deserts"]}
    worlds = samples(pos, ROME, 100)
    assert all(helpful & set(world.hands[CARTHAGE]) for world in worlds)
    pos.lacks[CARTHAGE] |= 1 << CARD["ally_deserts"]
    for world in samples(pos, ROME, 100):
        assert CARD["maharbals_cavalry"] in world.hands[CARTHAGE]


def pos_legal(pos: PunicWar) -> list[str]:
    owner = 0 if pos.owes(0) else 1
    return [pos.table.notation(action) for action in pos.legal(owner)]


# -- how likely each world is ------------------------------------------------------------------------------


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    """How far some counts are from being all alike, in units of what chance would do."""
    expected = sum(counts.values()) / cells
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    return (found + (cells - len(counts)) * expected - (cells - 1)) / sqrt(2 * (cells - 1))


def few_cards(pos: PunicWar, left: int) -> PunicWar:
    """Only so many cards are left in the deck; the rest is out of the game."""
    pos.removed += pos.deck[left:]
    pos.deck = pos.deck[:left]
    return pos


def test_every_hand_is_as_likely_as_another() -> None:
    """Two cards out of eight: 28 hands."""
    pos = few_cards(march_to_sena(), 6)
    counts = Counter(tuple(sorted(world.hands[CARTHAGE])) for world in samples(pos, ROME, 2800))
    assert len(counts) == comb(8, 2)
    assert abs(chi_square(counts, comb(8, 2))) < 3


def test_a_spectator_finds_every_deal_as_likely_as_another() -> None:
    """Two hands of one card out of five: 20 deals."""
    hands = {"rome": ["diplomacy_a"], "carthage": ["sophonisba"]}
    pos = few_cards(march_to_sena(hands), 3)
    counts = Counter((*world.hands[0], *world.hands[1]) for world in samples(pos, SPECTATOR, 2000))
    assert len(counts) == 20
    assert abs(chi_square(counts, 20)) < 3


def test_every_order_of_the_deck_is_as_likely_as_another() -> None:
    pos = few_cards(march_to_sena({"rome": ["diplomacy_a"], "carthage": ["sophonisba"]}), 3)
    counts = Counter(tuple(world.deck) for world in samples(pos, ROME, 2400))
    assert len(counts) == 24  # three of four cards, in any order
    assert abs(chi_square(counts, 24)) < 3


def test_a_hand_that_is_asked_is_any_hand_that_could_be_asked() -> None:
    """A battle window: every hand with at least one battle event is as likely as another."""
    hands = {"rome": ["diplomacy_a"], "carthage": ["spy_in_enemy_camp", "diplomacy_b"]}
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        phase="march",
        general="longus",
        hands=hands,
        control={"rome": ["roma"], "carthage": ["capua"]},
        options={"cards": "all"},
    )
    pos.deck.sort(key=lambda card: card != CARD["favourable_ground"])
    few_cards(pos, 4)
    do(pos, "march capua")
    while step(pos) != "Window":
        do(pos, "done")
    window = pos.steps[-1]
    assert isinstance(window, Window)
    assert window.seat == CARTHAGE
    pool = sorted(pos.deck + pos.hands[CARTHAGE])
    assert len([card for card in pool if window.cards >> card & 1]) == 2
    possible = [hand for hand in combinations(pool, 2) if bits(list(hand)) & window.cards]
    counts = Counter(tuple(sorted(world.hands[CARTHAGE])) for world in samples(pos, ROME, 3000))
    assert set(counts) == set(possible)
    assert abs(chi_square(counts, len(possible))) < 3


def test_battle_cards_are_drawn_as_from_a_shuffled_deck() -> None:
    """14.1 One hidden card: each type as often as it is left in the deck."""
    pos = deal_battle(fight(), {"probe": 1}, {"probe": 1})
    draws = 4000
    counts = Counter(battle(world).duel.hands[CARTHAGE].index(1) for world in samples(pos, ROME, draws))
    left = [n - (1 if name == "probe" else 0) for name, n in zip(BATTLE_CARD_ID, BATTLE_DECK)]
    for kind, size in enumerate(left):
        expected = draws * size / sum(left)
        assert abs(counts[kind] - expected) < 4 * sqrt(expected)
