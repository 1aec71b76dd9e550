"""The engine trusts nobody: whatever is sent is refused with a reason, and changes nothing to the byte."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bellum
from bellum.games.julius_caesar.actions import TABLE
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import IllegalAction, Match
from tests.fuzz import check_table, messages, offend
from tests.julius_caesar.trial import attacking, lasting
from tests.trial import uniform

GAME = bellum.game("julius_caesar")


def somewhere(seed: int) -> Match:
    """A match stopped at a random moment."""
    rng = random.Random(f"illegal {seed}")
    match = bellum.new_game("julius_caesar", options={"free_setup": seed % 2 == 1}, seed=f"illegal {seed}")
    picker = (uniform, lasting, attacking)[seed % 3]
    for _ in range(rng.randrange(600)):
        if match.outcome is not None:
            break
        seat = rng.choice([side for side in range(2) if match.position.owes(side)])
        match.play(seat, picker(match.position, seat, match.position.legal(seat), rng))
    return match


@pytest.mark.parametrize("seed", range(24))
def test_illegal_messages_change_nothing(seed: int) -> None:
    match = somewhere(seed)
    rng = random.Random(seed)
    assert sum(offend(GAME, match.position, rng) for _ in range(10)) > 100


@pytest.mark.parametrize("seed", range(24))
def test_why_not_agrees_with_legal_for_the_whole_table(seed: int) -> None:
    check_table(somewhere(seed).position)


def test_messages_are_of_every_kind() -> None:
    """What is sent covers wrong seats, operands off the list, other verbs, numbers out of range, garbage."""
    match = somewhere(4)
    pos = match.position
    assert isinstance(pos, CivilWar)
    reasons = set()
    for number in range(200):
        for seat, action in messages(match.game, pos, random.Random(number)):
            refusal = match.why_not(seat, action)
            if refusal is not None:
                reasons.add(refusal.message)
                assert refusal.rule or refusal.message in ("no-such-action", "no-such-seat")
    assert {"no-such-action", "no-such-seat", "not-your-turn"} < reasons
    assert any(reason.startswith("when-") for reason in reasons)
    assert len(reasons) > 4


MATCHES = [somewhere(seed) for seed in range(6)]
SEATS = st.one_of(st.sampled_from(["caesar", "pompeius"]), st.text(max_size=10), st.integers())
ACTIONS = st.one_of(
    st.sampled_from([TABLE.notation(action) for action in TABLE.actions]),
    st.sampled_from(TABLE.actions),
    st.text(max_size=20),
    st.integers(),
    st.builds("{} {}".format, st.sampled_from(TABLE.verbs), st.text(max_size=10)),
)


@settings(max_examples=300)
@given(st.sampled_from(MATCHES), SEATS, ACTIONS)
def test_any_message_at_all(match: Match, seat: str | int, action: str | int) -> None:
    text, record = match.position.to_json(), match.record.to_text()
    refusal = match.why_not(seat, action)
    if refusal is None:
        assert " ".join(str(action).split()) in match.legal(seat) or action in match.position.legal(
            match.seat(seat)
        )
        return
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert error.value.refusal == refusal
    assert refusal.message
    assert match.position.to_json() == text
    assert match.record.to_text() == record


@pytest.mark.parametrize(
    ("seat", "action", "rule", "message"),
    [
        ("caesar", "play apollo", "2.1", "when-play"),
        ("caesar", "move legio_10", "6.1", "when-move"),
        ("pompey", "discard apollo", "", "no-such-seat"),
        ("caesar", "discard zeus", "", "no-such-action"),
        ("caesar", "discard", "", "no-such-action"),
        ("caesar", "", "", "no-such-action"),
        ("caesar", -1, "", "no-such-action"),
        ("caesar", 10**30, "", "no-such-action"),
        (2, "discard apollo", "", "no-such-seat"),
        (-1, "discard apollo", "", "no-such-seat"),
        (10**30, "discard apollo", "", "no-such-seat"),
    ],
)
def test_reasons_at_the_start(seat: str | int, action: str | int, rule: str, message: str) -> None:
    match = bellum.new_game("julius_caesar", seed="reasons")
    refusal = match.why_not(seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (rule, message)


def test_a_game_that_is_over_refuses_everything() -> None:
    match = bellum.new_game("julius_caesar", seed="over")
    rng = random.Random(1)
    while match.outcome is None:
        seat = rng.choice(match.to_move())
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in ("caesar", "pompeius", "nobody"):
        for action in ("done", "nonsense"):
            refusal = match.why_not(seat, action)
            assert refusal is not None
            assert refusal.message == "game-over"
    assert offend(GAME, match.position, rng) > 5
