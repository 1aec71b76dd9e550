"""A match: refusals that change nothing, an undo that never crosses a die, a reveal or a seat, clones, stories."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import Dice, IllegalAction, Match, Record, Refusal, key_of, seed_digest
from tests.toy import CARDS, GAME, SEATS, TABLE, played

SEEDS = st.integers(0, 10**6).map(str)
CHOICES = st.lists(st.integers(0, 99), max_size=40)


def state(match: Match) -> tuple[Any, ...]:
    """All that a match holds, to the byte."""
    return match.position.to_json(), match.record.to_text(), [len(events) for events in match.events]


# -- the door --------------------------------------------------------------------------------------------------

SEAT_GARBAGE = st.one_of(st.text(max_size=8), st.integers(), st.sampled_from(SEATS))
ACTION_GARBAGE = st.one_of(
    st.text(max_size=12),
    st.integers(),
    st.sampled_from(TABLE.actions),
    st.sampled_from(["", "bid", "raid c1"]),
)


@given(SEEDS, CHOICES, SEAT_GARBAGE, ACTION_GARBAGE)
def test_play_refuses_and_changes_nothing(seed: str, choices: list[int], seat: Any, action: Any) -> None:
    match = played(seed, choices)
    before = state(match)
    undo = [match.can_undo(name) for name in match.seats]
    refusal = match.why_not(seat, action)
    if refusal is None:
        number = action if isinstance(action, int) else TABLE.number(action)
        assert number in match.position.legal(match.seat(seat))
        return
    assert refusal.message
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert error.value.refusal == refusal
    assert state(match) == before
    assert [match.can_undo(name) for name in match.seats] == undo


@given(SEEDS, CHOICES)
def test_legal_and_why_not_agree_for_the_whole_table(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    for name in match.seats:
        legal = [action for action in TABLE.actions if match.why_not(name, action) is None]
        assert sorted(match.position.legal(match.seat(name))) == legal
        assert {TABLE.number(text) for text in match.legal(name)} == set(legal)
        assert bool(legal) == (name in match.to_move())


def test_reasons_at_the_door() -> None:
    match = Match.start(GAME, seed="door")
    assert match.why_not("west", "bid c1") == Refusal("", "no-such-seat")
    assert match.why_not("north", "bid c99") == Refusal("", "no-such-action")
    assert match.why_not("north", "rest") == Refusal("2", "when-rest")
    assert match.legal("west") == []
    while match.outcome is None:
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[0])
    for seat in ("north", "west"):
        for action in ("bid c1", "nonsense"):
            assert match.why_not(seat, action) == Refusal("", "game-over")
    assert match.to_move() == []


def test_whose_turn_it_is_not() -> None:
    match = Match.start(GAME, seed="turn")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    (leader,) = match.to_move()
    other = match.seats[(match.seats.index(leader) + 1) % 3]
    assert match.why_not(other, "rest") == Refusal("2", "not-your-turn")
    assert match.legal(other) == []


@pytest.mark.parametrize("seed", ["", " ", " a", "a ", "a\nb", "a\tb", "\x00", "a\u2028b"])
def test_a_seed_must_fit_in_a_line_of_a_record(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        Match.start(GAME, seed=seed)


def test_without_a_seed_every_match_has_its_own() -> None:
    seeds = {Match.start(GAME).record.seed for _ in range(20)}
    assert len(seeds) == 20
    assert len({seed_digest(seed) for seed in seeds}) == 20


# -- records, clones, positions ----------------------------------------------------------------------------------


@given(SEEDS, CHOICES)
def test_a_position_is_a_function_of_its_record(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    again = Match.replay(GAME, match.record)
    assert again.position == match.position
    assert state(again) == state(match)
    for seat in (*match.seats, None):
        assert again.story(seat) == match.story(seat)
        assert again.view(seat) == match.view(seat)


@given(SEEDS, CHOICES, CHOICES)
def test_a_clone_and_its_original_go_their_own_ways(seed: str, choices: list[int], more: list[int]) -> None:
    match = played(seed, choices)
    before = state(match)
    copy = match.clone()
    assert state(copy) == before
    for choice in more:
        offers = [(seat, action) for seat in match.seats for action in copy.legal(seat)]
        if not offers:
            break
        copy.play(*offers[choice % len(offers)])
    assert state(match) == before
    for seat in match.seats:
        while match.can_undo(seat):
            match.undo(seat)
    assert Match.replay(GAME, copy.record).position == copy.position


@given(SEEDS, CHOICES)
def test_earlier_positions_stay_as_they_were(seed: str, choices: list[int]) -> None:
    match = Match.start(GAME, seed=seed)
    kept = [(match.position, match.position.digest(), match.position.to_json())]
    for choice in choices:
        offers = [(seat, action) for seat in match.seats for action in match.legal(seat)]
        if not offers:
            break
        match.play(*offers[choice % len(offers)])
        kept.append((match.position, match.position.digest(), match.position.to_json()))
    for position, digest, text in kept:
        assert position.digest() == digest
        assert position.to_json() == text
        assert GAME.from_json(text) == position
        assert position.clone() == position


# -- undo ----------------------------------------------------------------------------------------------------------


@given(SEEDS, CHOICES)
def test_undo_takes_one_action_back_exactly(seed: str, choices: list[int]) -> None:
    match = Match.start(GAME, seed=seed)
    for choice in choices:
        offers = [(seat, action) for seat in match.seats for action in match.legal(seat)]
        if not offers:
            break
        before = state(match)
        seat, action = offers[choice % len(offers)]
        match.play(seat, action)
        after = state(match)
        if match.can_undo(seat):
            match.undo(seat)
            assert state(match) == before
            match.play(seat, action)
            assert state(match) == after


@given(SEEDS, CHOICES)
def test_undo_never_crosses_a_die_a_reveal_or_a_seat(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    for seat in match.seats:
        copy = match.clone()
        while copy.can_undo(seat):
            now = copy.position
            copy.undo(seat)
            before = copy.position
            assert before.barrier == now.barrier
            assert before.dice.used == now.dice.used
            own = 1 << match.seat(seat)
            assert before.owners() == now.owners() == own or before.owners() == now.owners() | own
            assert len(copy.record.actions) == len(copy.events) - 1
        with pytest.raises(IllegalAction) as error:
            copy.undo(seat)
        assert error.value.refusal == Refusal("", "nothing-to-undo")


def test_what_can_be_undone_and_what_cannot() -> None:
    match = Match.start(GAME, seed="undo")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
        undoing = [other for other in match.seats if match.can_undo(other)]
        last = seat == match.seats[-1]
        assert undoing == ([] if last else [seat]), (
            "a secret bid can be changed until the next one, or all are in"
        )
    (leader,) = match.to_move()
    match.play(leader, "stoke")
    match.play(leader, "stoke")
    assert match.can_undo(leader)
    assert [match.can_undo(seat) for seat in match.seats].count(True) == 1
    match.undo(leader)
    match.play(leader, "stoke")
    target = "north" if leader == "east" else "east"
    match.play(leader, f"raid {target}")
    assert not match.can_undo(leader), "now it is the other's turn"
    match.play(target, "yield")
    assert not match.can_undo(target), "the die has fallen"


# -- what each seat may know -----------------------------------------------------------------------------------------


@given(SEEDS, CHOICES)
def test_nobody_sees_a_sealed_choice(seed: str, choices: list[int]) -> None:
    """Change what the others bid and hold: a seat's view and story of the bid are the same to the letter."""
    match = played(seed, choices)
    position = match.position
    for seat in range(len(match.seats)):
        view = json.dumps(position.view(seat))
        for number in range(4):
            world = position.sample(seat, Dice(key_of(f"{seed} {number}")))
            assert json.dumps(world.view(seat)) == view
            assert world.legal(seat) == position.legal(seat)
    told = [event for events in match.events for event in events if event.kind == "bid"]
    for event in told:
        owner = event.args["side"]
        for name in (*match.seats, "spectator"):
            seen = event.seen_by(match.seat(name))["args"]
            assert ("card" in seen) == (name == owner)


@given(SEEDS, CHOICES)
def test_views_hold_no_card_of_another_hand(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    hands = match.position.view(-2)["hands"]
    for seat in (*match.seats, None):
        hidden = {card for side, hand in enumerate(hands) if seat != match.seats[side] for card in hand}
        words = set(
            json.dumps([match.view(seat), match.story(seat)]).replace('"', " ").replace(",", " ").split()
        )
        assert not words & hidden & set(CARDS)


def test_a_view_of_no_seat_is_an_error_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="toy has no seat 'west'; it has north, south, east"):
        Match.start(GAME, seed=1).view("west")


@given(SEEDS, CHOICES, st.integers(0, 99))
def test_samples_do_not_touch_the_game(seed: str, choices: list[int], number: int) -> None:
    match = played(seed, choices)
    before = state(match)
    for seat in match.seats:
        one, two = match.sample(seat, number), match.sample(seat, number)
        assert one == two
        assert one.dice.key != match.position.dice.key
    assert state(match) == before


# -- back past dice --------------------------------------------------------------------------------------------


def raided(match: Match) -> tuple[Match, int, int]:
    """A match played on until a raid's die falls: the match, the ply before the raid, and the die."""
    while True:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        raid = next((action for action in legal if action.startswith("raid")), legal[0])
        action = "yield" if "yield" in legal else raid
        before = len(match.record.actions)
        for event in match.play(seat, action):
            if event.kind == "raided":
                return match, before, event.args["roll"]


def test_after_an_undo_other_dice_fall() -> None:
    """The number of the undo decides which: the same one gives the same dice, another one others."""
    match, ply, roll = raided(Match.start(GAME, seed="undo"))
    seat, action = match.record.actions[ply]
    rolls = []
    for undo in range(1, 13):
        back = match.back_to(ply, undo)
        again = back.clone()
        told = [back.play(seat, action)[-1].args, again.play(seat, action)[-1].args]
        assert told[0] == told[1]
        rolls.append(told[0]["roll"])
    assert len({roll, *rolls}) > 3


def test_a_record_with_undos_tells_the_same_game() -> None:
    match, ply, _ = raided(Match.start(GAME, seed="undo"))
    for undo in (1, 2):
        match, ply, _ = raided(match.back_to(ply, undo))
    match = match.back_to(len(match.record.actions), 3)
    again = Match.replay(GAME, Record.from_text(match.record.to_text()))
    assert again.position == match.position
    assert again.record.to_text() == match.record.to_text()
    assert [len(events) for events in again.events] == [len(events) for events in match.events]
    assert "undone 2" in match.record.to_text()
    assert "undone 3" in match.record.to_text()


def test_an_undo_further_back_leaves_nothing_of_a_later_one() -> None:
    match, ply, _ = raided(Match.start(GAME, seed="undo"))
    back = match.back_to(ply, 1).back_to(0, 2)
    assert back.record.undone == {0: 2}
    assert match.back_to(ply, 1).back_to(ply).record.undone == {ply: 1}
