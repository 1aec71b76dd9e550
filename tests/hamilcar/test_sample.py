"""Worlds that a seat may imagine in a naval battle: they look the same to it, and any hidden hand is as likely."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.records import NO_CARD, UNDECIDED
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.kernel import SPECTATOR, Dice, key_of
from tests.hamilcar.facts import TACTIC
from tests.hamilcar.invariants import check
from tests.hamilcar.kit import BOARD, action, deal_tactics, sea_fight

DRAWS = 400


def samples(pos: FirstWar, seat: int, draws: int = DRAWS) -> Iterator[FirstWar]:
    """Worlds that look the same to a seat, from fixed seeds."""
    text = json.dumps(pos.view(seat))
    for number in range(draws):
        world = pos.sample(seat, Dice(key_of(f"sample {number}")))
        assert isinstance(world, FirstWar)
        if number < 20:
            assert json.dumps(world.view(seat)) == text
            check(world)
        yield world


def fight(rome: int = 3, carthage: int = 3) -> FirstWar:
    return deal_tactics(sea_fight(rome, carthage), ["ram", "close_ranks"], ["outflank"])


@pytest.mark.rule("H13")
@pytest.mark.parametrize("seat", [ROME, CARTHAGE, SPECTATOR])
def test_hidden_tactic_hands_are_drawn_anew_and_ones_own_stay(seat: int) -> None:
    pos = fight()
    for world in samples(pos, seat, 50):
        for side in range(2):
            hand = world.fighting().hands[side]
            assert sum(hand) == sum(pos.fighting().hands[side])
            if side == seat:
                assert hand == pos.fighting().hands[side]


@pytest.mark.rule("H13")
def test_every_card_that_rome_does_not_see_is_as_likely_in_carthage_s_hand() -> None:
    """Sixteen cards are hidden from Rome: 18 but for its own Ram and Close Ranks."""
    pos = fight()
    met: Counter[int] = Counter()
    for world in samples(pos, ROME):
        met.update(k for k, n in enumerate(world.fighting().hands[CARTHAGE]) if n)
    for name, kind in TACTIC.items():
        hidden = BOARD.tactic_deck[kind] - (1 if name in ("ram", "close_ranks") else 0)
        share = hidden / 16
        assert abs(met[kind] - DRAWS * share) < 5 * sqrt(DRAWS * share * (1 - share)), name


@pytest.mark.rule("H13")
def test_a_choice_that_is_still_secret_may_have_been_any_card_or_none() -> None:
    pos = fight()
    pos.play(CARTHAGE, action("tactic outflank"))
    met = Counter(world.fighting().chosen[CARTHAGE] for world in samples(pos, ROME))
    assert set(met) == {*TACTIC.values(), NO_CARD}
    for world in samples(pos, ROME, 50):
        battle = world.fighting()
        kind = battle.chosen[CARTHAGE]
        assert kind == NO_CARD or battle.hands[CARTHAGE][kind] == 1
        assert battle.chosen[ROME] == UNDECIDED


@pytest.mark.rule("H13")
def test_what_the_enemy_could_not_have_chosen_is_not_imagined() -> None:
    """Outnumbered, Carthage cannot have chosen to outflank."""
    pos = deal_tactics(sea_fight(4, 2), ["ram"], ["ram", "squadron"])
    pos.play(CARTHAGE, action("tactic squadron"))
    assert all(world.fighting().chosen[CARTHAGE] != TACTIC["outflank"] for world in samples(pos, ROME))


@pytest.mark.rule("H13")
def test_cards_that_were_shown_are_not_dealt_again() -> None:
    pos = fight()
    pos.play(ROME, action("tactic ram"))
    pos.play(CARTHAGE, action("tactic outflank"))
    played = [kind for _, kind in pos.fighting().played]
    for world in samples(pos, SPECTATOR, 50):
        battle = world.fighting()
        for kind in played:
            out = battle.deck[kind] + battle.hands[0][kind] + battle.hands[1][kind]
            assert out == BOARD.tactic_deck[kind] - played.count(kind)


def test_samples_of_a_battle_go_on() -> None:
    pos = fight()
    for number, world in enumerate(samples(pos, ROME, 5)):
        dice = Dice(key_of(f"play {number}"))
        for _ in range(60):
            owner = 0 if world.owes(0) else 1
            legal = world.legal(owner)
            world.play(owner, legal[dice.below(len(legal))])
