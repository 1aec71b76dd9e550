"""The stages of the fuzzer: legal positions in which a rare card can be played, and players who play it there."""

from __future__ import annotations

import random

import pytest

from bellum.games.second_punic_war.game import BOARD, GAME
from bellum.games.second_punic_war.position import War
from bellum.kernel import Record
from tests.fuzz import Player
from tests.second_punic_war.invariants import check
from tests.second_punic_war.kit import R, action, scene
from tests.second_punic_war.stages import WISHES, Wish, Wisher, set_stage, wishes_of
from tests.second_punic_war.trial import STAGED, TRIAL, WarTrial

TRIES = 12
SOON = 300  # actions


def stage(wish: Wish, seed: int) -> War:
    """A stage for one wish, for two to five players in turn."""
    pos = GAME.new(f"stage {seed}", "campaign", {"players": 2 + seed % 4})
    assert isinstance(pos, War)
    set_stage(pos, [wish], random.Random(seed))
    return pos


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.card)
def test_a_stage_is_a_legal_position_in_which_somebody_holds_the_card(wish: Wish) -> None:
    for seed in range(4):
        pos = stage(wish, seed)
        check(pos)
        assert GAME.from_json(pos.to_json()) == pos
        assert any(wish.number in hand for hand in pos.hands)


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.card)
def test_a_wish_comes_true(wish: Wish) -> None:
    """On one of some stages the card is played as was wished."""
    player, wisher = Player(GAME, "wishes"), Wisher([wish])
    for seed in range(TRIES):
        pos, rng = stage(wish, seed), random.Random(seed)
        for _ in range(SOON):
            if pos.outcome is not None:
                break
            seat, choice = player.choose(pos, [wisher] * 5, rng)
            if choice == wish.action:
                return
            pos.play(seat, choice)
    pytest.fail(f"{wish.card} was not played")


def test_every_wish_has_its_turn() -> None:
    assert {wish for number in range(len(WISHES)) for wish in wishes_of(number)} == set(WISHES)


def test_a_card_that_is_wished_for_is_not_spent_otherwise() -> None:
    """It is played as it should be if that is legal, and kept if not."""
    wish = next(wish for wish in WISHES if wish.card == "rome_naval_allies")
    pos = scene({"roma": "rome 1h"}, hands={R: [wish.card, "rome_war_tax"]})
    event, gold, other = (action(f"{way} {wish.card}") for way in ("event", "gold", "initiative"))
    tax, rng = action("gold rome_war_tax"), random.Random(1)
    for _ in range(50):
        assert Wisher([wish])(pos, 0, [event, gold, other, tax], rng) == tax
        assert Wisher([wish])(pos, 0, [gold, wish.action, tax], rng) == wish.action
    assert Wisher([wish])(pos, 0, [gold], rng) == gold


def test_the_fuzzer_plays_a_stage_and_counts_its_card() -> None:
    """And the other games begin with their set-up."""
    number = STAGED * 3 + STAGED - 1
    assert [TRIAL.staged(n) for n in range(3)] == [False, False, True]
    wish = wishes_of(number // STAGED)[0]
    player = Player(GAME, "stage", look=400, story=0)
    assert player.play(number)
    assert player.counts[f"event {wish.number}"] >= 1
    assert f"{wish.card[:36]:36}" in "".join(WarTrial().table(player.counts))
    record = Record(GAME.id, GAME.rules, "campaign", {"players": 2}, "plain")
    assert TRIAL.begin(GAME, record, 0) == GAME.new("plain", "campaign", {"players": 2})
    assert len(TRIAL.table(player.counts)) == 2 + -(-len(BOARD.card_id) // 3)
