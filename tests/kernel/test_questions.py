"""Questions: a seat asks the engine, nothing changes, and no answer holds what the seat may not know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import NO_ACTION, SPECTATOR, Dice, IllegalAction, Match, Position, Refusal, key_of
from tests.toy import CARDS, GAME, SEATS, TABLE, Lead, Toy, played

SEEDS = st.integers(0, 10**6).map(str)
CHOICES = st.lists(st.integers(0, 99), max_size=40)
ASKED = [("booty", f"raid {seat}") for seat in SEATS] + [
    ("unseen", None),
    *(("unseen", f"counter {card}") for card in CARDS),
]


def answer(pos: Position, seat: int, question: str, notation: str | None) -> Any:
    """The answer, or the refusal."""
    number = NO_ACTION if notation is None else TABLE.number(notation)
    assert number is not None
    try:
        return pos.ask(seat, question, number)
    except IllegalAction as error:
        return error.refusal


def leading() -> tuple[Match, str]:
    """A match in which everybody has bid, and who leads."""
    match = Match.start(GAME, seed="questions")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    (leader,) = match.to_move()
    return match, leader


def test_an_answer_is_what_the_game_declares() -> None:
    match, leader = leading()
    target = match.seats[match.position.setting.enemies(match.seat(leader))[0]]
    match.play(leader, "stoke")
    found = match.ask(leader, "booty", f"raid {target}")
    assert found is not None
    assert set(found) == set(GAME.questions["booty"].answer.__annotations__)
    assert found["chances"] == pytest.approx([0, 0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 3])
    hand = match.view(leader)["hands"][match.seat(leader)]
    unseen = match.ask(leader, "unseen")
    assert unseen == {"cards": 12 - len(hand) - len(match.view(leader)["gone"])}


@given(SEEDS, CHOICES)
def test_no_question_changes_anything(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    text, record = match.position.to_json(), match.record.to_text()
    for seat in range(SPECTATOR, len(match.seats)):
        for question, notation in ASKED:
            first = answer(match.position, seat, question, notation)
            assert answer(match.position, seat, question, notation) == first
    assert match.position.to_json() == text
    assert match.record.to_text() == record


@given(SEEDS, CHOICES)
def test_every_world_that_a_seat_thinks_possible_answers_alike(seed: str, choices: list[int]) -> None:
    pos = played(seed, choices).position
    for seat in range(SPECTATOR, len(pos.seats)):
        world = pos.sample(seat, Dice(key_of(seed)))
        for question, notation in ASKED:
            assert answer(world, seat, question, notation) == answer(pos, seat, question, notation)


def test_whoever_answers_sees_neither_the_hands_of_others_nor_the_next_die(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Toy] = []

    def look(self: Toy, seat: int, question: str, action: int) -> None:
        seen.append(self)
        self.points = [0] * len(self.points)

    monkeypatch.setattr(Toy, "reply", look)
    match = Match.start(GAME, seed="look")
    real = match.position
    assert isinstance(real, Toy)
    assert match.ask("north", "unseen") is None
    (world,) = seen
    assert world.hands[0] == real.hands[0]
    assert world.hands[1:] != real.hands[1:]
    assert [world.dice.byte() for _ in range(8)] != [real.dice.clone().byte() for _ in range(8)]
    assert real.points == [6, 6, 6], "what is done to the copy is forgotten"


def test_what_may_not_be_asked_is_refused() -> None:
    match, leader = leading()
    assert isinstance(match.position.steps[-1], Lead)
    friend = match.seats[match.position.setting.allies(match.seat(leader))[0]]
    cases: list[tuple[Any, str, str | None, Refusal]] = [
        (leader, "odds", None, Refusal("", "no-such-question")),
        ("west", "unseen", None, Refusal("", "no-such-seat")),
        (None, "unseen", None, Refusal("", "question-not-for-spectators")),
        (leader, "booty", None, Refusal("", "question-not-about-that")),
        (leader, "booty", "rest", Refusal("", "question-not-about-that")),
        (leader, "booty", "raid moon", Refusal("", "no-such-action")),
        (leader, "booty", f"raid {friend}", Refusal("2", "own-team")),
    ]
    for seat, question, notation, refusal in cases:
        with pytest.raises(IllegalAction) as error:
            match.ask(seat, question, notation)
        assert error.value.refusal == refusal
    with pytest.raises(IllegalAction):
        match.position.ask(-2, "unseen")
    with pytest.raises(IllegalAction):
        match.position.ask(0, "unseen", 10**6)


def test_a_spectator_asks_what_is_open_and_nothing_to_say_is_no_answer() -> None:
    match, leader = leading()
    target = match.seats[match.position.setting.enemies(match.seat(leader))[0]]
    assert match.ask(None, "booty", f"raid {target}") == match.ask(leader, "booty", f"raid {target}")
    assert Match.start(GAME, seed="early").ask("north", "booty", "raid east") is None
