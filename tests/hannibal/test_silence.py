"""Silence tells nothing for nothing: what a skipped window shows cannot be undone, and with "always ask" nothing shows."""

from __future__ import annotations

import json
import random
from itertools import zip_longest
from typing import Any

import pytest

import bellum
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Dice, Match
from bellum.kernel.dice import key_of
from tests.hannibal.kit import scene
from tests.hannibal.trial import eventful, warlike
from tests.trial import Picker, uniform

PICKERS: tuple[Picker, ...] = (uniform, eventful, warlike)
DECLINING = ("pass", "concede")
# From here on two worlds may differ: cards come off a deck, or the rules show some of a hand.
DRAWN = ("cards-dealt", "dealt", "intercepted", "deserted", "cards-lost", "spied", "card-lost", "struck")


def varros_march(*held: str) -> PunicWar:
    """Varro marches from Rome; Carthage holds a card or two."""
    return scene(
        {"roma": 5},
        {},
        {"varro": "roma"},
        seat="rome",
        general="varro",
        phase="march",
        card="minor_campaign_a",
        hands={"rome": ["diplomacy_a"], "carthage": [*held, "sophonisba"]},
    )


def random_game(seed: int, **options: Any) -> tuple[Match, random.Random]:
    rng = random.Random(f"silence {seed}")
    return bellum.new_game("hannibal", None, {"cards": "all", **options}, f"silence {seed}"), rng


def chosen(match: Match, rng: random.Random) -> tuple[int, int]:
    pos = match.position
    mover = 0 if pos.owes(0) else 1
    return mover, rng.choice(PICKERS)(pos, mover, pos.legal(mover), rng)


# -- what a silence tells ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_a_march_that_nobody_could_stop_is_not_taken_back() -> None:
    """Carthage holds no bad weather, and Rome has learned that: the step before the third can be undone, not this."""
    match = Match(bellum.game("hannibal"), varros_march(), bellum.new_game("hannibal").record)
    match.play(ROME, "march praeneste")
    match.play(ROME, "march sena")
    assert match.can_undo(ROME)
    match.play(ROME, "march firmum_picenum")
    assert match.to_move() == ["rome"]
    assert not match.can_undo(ROME)


@pytest.mark.rule("8.4")
def test_what_was_known_before_is_no_news() -> None:
    """A silence that tells nothing new does not hinder an undo."""
    match = Match(bellum.game("hannibal"), varros_march(), bellum.new_game("hannibal").record)
    for step in ("praeneste", "sena", "firmum_picenum"):
        match.play(ROME, f"march {step}")
    match.play(ROME, "march ariminum")
    assert match.can_undo(ROME)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_learned_of_a_hand_cannot_be_undone(seed: int) -> None:
    match, rng = random_game(seed)
    learned = 0
    while match.outcome is None and len(match.events) < 400:
        before = match.position
        assert isinstance(before, PunicWar)
        mover, action = chosen(match, rng)
        match.play(mover, action)
        after = match.position
        assert isinstance(after, PunicWar)
        if after.lacks[1 - mover] & ~before.lacks[1 - mover]:
            learned += 1
            assert not match.can_undo(mover)
    assert learned > 0


# -- two worlds ----------------------------------------------------------------------------------------------------


def received(match: Match, seat: int, action: int) -> list[str]:
    """All that a seat is told from its action up to its next choice, if the enemy stays silent."""
    told: list[str] = []
    match.play(seat, action)
    while True:
        events = [event.seen_by(seat) for event in match.events[-1]]
        kinds = [event["kind"] for event in events]
        drawn = [kind in DRAWN for kind in kinds]
        if any(drawn):
            return [*told, *kinds[: drawn.index(True)]]
        told.append(json.dumps([events, match.view(seat), match.can_undo(seat)]))
        if match.outcome is not None or match.position.owes(seat):
            return told
        legal = match.legal(1 - seat)
        silent = [notation for notation in DECLINING if notation in legal]
        if not silent:
            return told
        match.play(1 - seat, silent[0])


def pairs(one: list[str], two: list[str]) -> list[tuple[str, str]]:
    """What differs, made short."""
    made = []
    for a, b in zip_longest(one, two, fillvalue=""):
        at = next((i for i, (c, d) in enumerate(zip(a, b)) if c != d), 0)
        made.append((a[max(0, at - 60) : at + 120], b[max(0, at - 60) : at + 120]))
    return made


def twin(match: Match, seat: int, dice: Dice) -> Match:
    """The same match in a world that differs only in what is hidden from a seat."""
    other = match.clone()
    world = match.position.sample(seat, dice)
    world.dice = match.position.dice.clone()
    other.position = world
    return other


@pytest.mark.parametrize("seed", range(10))
def test_two_worlds_look_alike_until_the_next_choice(seed: int) -> None:
    """The enemy's silence is the same whatever he holds: every view, event, prompt and undo up to the next choice."""
    match, rng = random_game(seed, always_ask=True)
    compared = differing = 0
    while match.outcome is None and len(match.events) < 500:
        mover, action = chosen(match, rng)
        if rng.random() < 0.5 and match.position.owners() == 1 << mover:
            other = twin(match, mover, Dice(key_of(str(rng.random()))))
            differing += other.position != match.position
            one, two = received(match.clone(), mover, action), received(other, mover, action)
            where = match.game.table.notation(action)
            assert one == two, [f"{where}: {a} | {b}" for a, b in pairs(one, two) if a != b]
            compared += 1
        match.play(mover, action)
    assert compared > 50
    assert differing > 50


def test_without_the_option_the_silence_differs() -> None:
    """The test above can fail: not to be asked tells."""
    told = 0
    for seed in range(3):
        match, rng = random_game(seed)
        while match.outcome is None and len(match.events) < 300:
            mover, action = chosen(match, rng)
            if match.position.owners() == 1 << mover:
                other = twin(match, mover, Dice(key_of(str(rng.random()))))
                told += received(match.clone(), mover, action) != received(other, mover, action)
            match.play(mover, action)
    assert told > 0


# -- standing orders -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_a_standing_order_declines_a_window_of_its_kind() -> None:
    pos = varros_march("bad_weather")
    for action in ("march praeneste", "march sena", "march firmum_picenum"):
        number = pos.table.number(action)
        assert number is not None
        assert pos.answer_by(CARTHAGE, ["any"]) == -1
        pos.play(ROME, number)
    decline = pos.table.number("pass")
    assert pos.answer_by(CARTHAGE, ["any"]) == decline
    assert pos.answer_by(CARTHAGE, ["storms", "weather"]) == decline
    assert pos.answer_by(CARTHAGE, ["storms"]) == -1
    assert pos.answer_by(ROME, ["any"]) == -1


def test_orders_last_for_a_turn_or_a_battle() -> None:
    match, rng = random_game(3)
    spans: set[tuple[int, int]] = set()
    while match.outcome is None and len(match.events) < 600:
        pos = match.position
        assert isinstance(pos, PunicWar)
        assert pos.span("turn") == pos.turn
        assert (pos.span("battle") >= 0) == (pos.battle is not None)
        spans.add((pos.span("turn"), pos.span("battle")))
        match.play(*chosen(match, rng))
    assert len(spans) > 4
