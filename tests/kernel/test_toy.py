"""The contract on the toy game: positions and steps, seats that choose at once, reactions inside reactions."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import (
    OMNISCIENT,
    BadSetup,
    DeadEnd,
    Dice,
    IllegalAction,
    Match,
    Outcome,
    Position,
    Seat,
    Setting,
    key_of,
)
from bellum.kernel.kind import misfit
from tests.toy import GAME, TABLE, Bids, Lead, Raid, React, Toy, Trap, played

SEATS = ("north", "south", "east")  # of a table of three

SEEDS = st.integers(0, 10**6).map(str)
CHOICES = st.lists(st.integers(0, 99), max_size=40)
POINTS = st.sampled_from([0, 6, 12])


def bare(hands: list[list[int]], points: int = 6, seed: str = "bare") -> Toy:
    """A position with the hands wanted (cards 0 to 11), at its first bid."""
    pos = GAME.new(seed, None, {"points": points})
    assert isinstance(pos, Toy)
    pos.hands = [sorted(hand) for hand in hands]
    pos.advance()
    return pos


def act(pos: Position, seat: str, notation: str) -> None:
    number = TABLE.number(notation)
    assert number is not None
    pos.play(pos.setting.seat(seat), number)


# -- positions -----------------------------------------------------------------------------------------------------


@given(SEEDS, CHOICES, POINTS)
def test_clone_json_and_position_are_equal(seed: str, choices: list[int], points: int) -> None:
    pos = played(seed, choices, points).position
    text = pos.to_json()
    again = GAME.from_json(text)
    assert pos.clone() == pos == again
    assert hash(pos.clone()) == hash(pos) == hash(again)
    assert pos.digest() == again.digest()
    assert again.to_json() == pos.clone().to_json() == text
    for seat in range(len(pos.seats)):
        assert again.legal(seat) == pos.clone().legal(seat) == pos.legal(seat)
    assert again.owners() == pos.owners()


@given(SEEDS, CHOICES, st.integers(0, 99))
def test_a_clone_played_on_leaves_the_original_alone(seed: str, choices: list[int], choice: int) -> None:
    pos = played(seed, choices).position
    text = pos.to_json()
    offers = [(seat, action) for seat in range(len(pos.seats)) for action in pos.legal(seat)]
    if not offers:
        return
    ends = set()
    for way in (pos.clone(), GAME.from_json(text)):
        way.play(*offers[choice % len(offers)])
        ends.add(way.to_json())
    assert len(ends) == 1, "the clone, the copy read from text and the position go on alike"
    assert pos.to_json() == text
    for seat in range(len(pos.seats)):
        listed = pos.legal(seat)
        listed.clear()  # a caller may do what he likes with his list
        assert pos.legal(seat) == [action for place, action in offers if place == seat]


@given(SEEDS, CHOICES)
def test_apply_is_play_without_the_check(seed: str, choices: list[int]) -> None:
    pos = played(seed, choices).position
    for seat in range(len(pos.seats)):
        for action in pos.legal(seat):
            one, two = pos.clone(), pos.clone()
            one.play(seat, action)
            two.apply(seat, action)
            assert one == two


@given(SEEDS, CHOICES, st.integers(), st.integers())
def test_position_refuses_any_number(seed: str, choices: list[int], seat: int, action: int) -> None:
    pos = played(seed, choices).position
    text = pos.to_json()
    if action in pos.legal(seat):
        return
    refusal = pos.why_not(seat, action)
    assert refusal is not None
    with pytest.raises(IllegalAction):
        pos.play(seat, action)
    assert pos.to_json() == text


def test_positions_differ_by_anything() -> None:
    pos = bare([[0, 1], [2, 3], [4, 5]])
    other = bare([[0, 1], [2, 3], [4, 6]])
    assert pos != other
    assert pos != "something else"
    changed = pos.clone()
    changed.dice.byte()
    assert changed != pos
    assert len({pos, pos.clone(), other}) == 2


# -- several seats at once -----------------------------------------------------------------------------------------


@given(SEEDS, st.permutations(SEATS), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_the_order_of_simultaneous_choices_does_not_matter(
    seed: str, order: list[str], cards: list[int]
) -> None:
    ends = []
    for seats in (SEATS, tuple(order)):
        match = Match.start(GAME, seed=seed)
        assert match.position.owners() == 0b111
        bids = {seat: match.legal(seat)[card] for seat, card in zip(SEATS, cards)}
        for done, seat in enumerate(seats, 1):
            assert seat in match.to_move()
            match.play(seat, bids[seat])
            if done < 3:
                assert seat not in match.to_move(), "he has chosen, the others still owe"
                assert len(match.to_move()) == 3 - done
                assert match.why_not(seat, bids[seat]) is not None, "a choice once made stands"
        ends.append(match.position)
    assert ends[0] == ends[1]
    assert isinstance(ends[0].steps[-1], Lead)


def test_bids_are_shown_together() -> None:
    match = Match.start(GAME, seed="together")
    for seat in match.seats:
        assert "bids" not in [event["kind"] for event in match.story(None)]
        match.play(seat, match.legal(seat)[0])
    assert match.story(None)[-1]["kind"] == "bids"
    assert len(match.story(None)[-1]["args"]["cards"]) == 3


# -- reactions inside reactions ------------------------------------------------------------------------------------


def raid(hands: list[list[int]]) -> Toy:
    """North leads with the highest bid and raids east."""
    pos = bare(hands)
    for seat, hand in zip(SEATS, pos.hands):
        act(pos, seat, f"bid c{hand[-1] + 1}")
    act(pos, "north", "raid east")
    return pos


HANDS = [[3, 5, 7, 11], [0, 1, 2, 10], [4, 6, 8, 9]]  # after the bids: north 3 5 7, east 4 6 8


@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        ([], True),
        (["c5"], False),
        (["c5", "c6"], True),
        (["c5", "c6", "c7"], False),
        (["c5", "c6", "c7", "c8"], True),
        (["c7", "c8"], True),
    ],
)
def test_each_counter_undoes_the_one_before(cards: list[str], stands: bool) -> None:
    pos = raid(HANDS)
    turn = ["east", "north"] * 3
    for depth, card in enumerate(cards):
        frames = [step for step in pos.steps if isinstance(step, React)]
        assert len(frames) == depth + 1
        act(pos, turn[depth], f"counter {card}")
    assert GAME.from_json(pos.to_json()) == pos, "every frame of the stack is plain data"
    act(pos, turn[len(cards)], "yield")
    assert (pos.points != [6, 6, 6]) == stands
    assert isinstance(pos.steps[-1], Bids)


def test_a_counter_must_be_higher_and_at_hand() -> None:
    pos = raid(HANDS)
    act(pos, "east", "counter c7")
    refusals = {
        card: pos.why_not(0, TABLE.number(f"counter {card}") or 0) for card in ("c4", "c6", "c8", "c9")
    }
    messages = {card: refusal.message if refusal else None for card, refusal in refusals.items()}
    assert messages == {"c4": "card-too-low", "c6": "card-too-low", "c8": None, "c9": "card-not-in-hand"}


def test_a_choice_of_one_is_made_by_itself() -> None:
    """East wards the raid off with a card that north cannot beat: north's yielding is not asked for."""
    pos = raid([[0, 1, 2, 11], [3, 4, 5, 10], [6, 7, 8, 9]])
    act(pos, "east", "counter c7")
    assert isinstance(pos.steps[-1], Bids)
    assert pos.owners() == 0b111
    assert pos.points == [6, 6, 6]


class Poker(React):
    """A reaction that asks even when there is no choice, so that silence tells nothing of the hand."""

    automatic: ClassVar[bool] = False


def test_a_choice_of_one_is_asked_for_where_silence_would_tell() -> None:
    pos = raid([[0, 1, 2, 11], [3, 4, 5, 10], [6, 7, 8, 9]])
    pos.steps[-1] = Poker(0, 2, 11)
    pos.advance()
    assert pos.owners() == 0b001
    assert [TABLE.notation(action) for action in pos.legal(0)] == ["yield"]
    act(pos, "north", "yield")
    assert isinstance(pos.steps[-1], Bids)


class Reckoned(React):
    """A reaction that has to list its answers to know whether to ask, and counts how often it does."""

    listed: ClassVar[list[int]] = []

    def resolve(self, pos: Toy) -> bool:
        return not pos.offer(self.legal(pos, self.seat))

    def legal(self, pos: Toy, seat: int) -> list[int]:
        self.listed.append(seat)
        return super().legal(pos, seat)


def test_what_a_step_has_listed_is_not_listed_again() -> None:
    pos = raid([[0, 1, 2, 11], [3, 4, 5, 10], [6, 7, 8, 9]])
    asked = pos.steps[-1]
    assert isinstance(asked, React)
    offered = pos.legal(asked.seat)
    Reckoned.listed.clear()
    pos.steps[-1] = Reckoned(asked.seat, asked.other, asked.beat)
    pos.advance()
    assert pos.legal(asked.seat) == pos.legal(asked.seat) == offered
    assert Reckoned.listed == [asked.seat]
    act(pos, "east", "counter c7")
    assert isinstance(pos.steps[-1], Bids), "nothing of the old list is left"
    assert pos.legal(0) != offered


class Plain(Reckoned):
    """A reaction of somebody who surely has several answers."""

    def resolve(self, pos: Toy) -> bool:
        return False

    def several(self, pos: Toy, seat: int) -> bool:
        return True


def test_what_is_surely_a_choice_is_listed_when_somebody_asks() -> None:
    pos = raid([[0, 1, 2, 11], [3, 4, 5, 10], [6, 7, 8, 9]])
    asked = pos.steps[-1]
    assert isinstance(asked, React)
    offered = pos.legal(asked.seat)
    Reckoned.listed.clear()
    pos.steps[-1] = Plain(asked.seat, asked.other, asked.beat)
    pos.advance()
    assert not Reckoned.listed
    assert pos.legal(asked.seat) == pos.legal(asked.seat) == offered
    assert Reckoned.listed == [asked.seat]


def test_the_record_holds_only_what_was_asked() -> None:
    match = Match.start(GAME, seed="asked")
    for seat in match.seats:
        match.play(seat, match.legal(seat)[-1])
    (leader,) = match.to_move()
    match.play(leader, match.legal(leader)[-2])
    raiding = any(isinstance(step, (Raid, React)) for step in match.position.steps)
    assert len(match.record.actions) == 4
    assert raiding == (match.to_move() != list(SEATS))


# -- ends -----------------------------------------------------------------------------------------------------------


def test_a_step_that_offers_nothing_is_a_dead_end() -> None:
    pos = bare([[0, 1], [2, 3], [4, 5]])
    pos.steps.append(Trap())
    with pytest.raises(DeadEnd, match="Trap offers nothing"):
        pos.advance()


@given(SEEDS, st.lists(st.integers(0, 99), min_size=200, max_size=200), POINTS)
def test_every_game_ends_in_an_outcome(seed: str, choices: list[int], points: int) -> None:
    match = played(seed, choices, points)
    outcome = match.outcome
    assert outcome is not None
    river, hills = match.position.setting.allies(0), match.position.setting.enemies(0)
    assert outcome.winners in (river, hills, ())
    whole = match.position.view(OMNISCIENT)
    assert outcome.scores == tuple(map(sum, zip(whole["points"], whole["purses"])))
    assert sum(whole["purses"]) == 5 * len(match.seats)
    assert sum(whole["points"]) <= len(match.seats) * points
    assert match.position.owners() == 0
    assert all(match.legal(seat) == [] for seat in match.seats)
    assert json.loads(match.position.to_json())["outcome"] == outcome.to_json()


def test_a_team_wins_together() -> None:
    pos = bare([[0, 1], [2, 3], [4, 5]])
    pos.points = [7, 6, 6]
    pos.hands = [[], [2], [4]]
    pos.steps.pop()
    pos.advance()
    outcome = pos.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    copy = Outcome.from_json(outcome.to_json())
    assert (copy.winners, copy.reason, copy.rule, copy.scores) == ((0, 1), "points", "5", (12, 11, 11))


# -- set-up ---------------------------------------------------------------------------------------------------------


def test_scenarios_and_options_are_checked() -> None:
    assert GAME.settle(None, None) == ("only", {"points": 6, "mood": "calm", "players": 3})
    assert GAME.settle("only", {"points": 0}) == ("only", {"points": 0, "mood": "calm", "players": 3})
    cases: list[tuple[str | None, dict[str, Any], str]] = [
        ("other", {}, "no scenario 'other'"),
        (None, {"colour": 1}, "no option 'colour'"),
        (None, {"points": 7}, "cannot be 7"),
        (None, {"points": False}, "cannot be False"),
        (None, {"points": 6.0}, "cannot be 6.0"),
        (None, {"mood": None}, "cannot be None"),
    ]
    for scenario, options, part in cases:
        with pytest.raises(BadSetup, match=part):
            Match.start(GAME, scenario, options, seed=1)


def test_seats_by_name_and_number() -> None:
    setting = GAME.setting()
    assert [setting.seat(name) for name in SEATS] == [0, 1, 2]
    assert [setting.seat(number) for number in (-1, 0, 2, 3)] == [-1, 0, 2, -1]
    assert setting.seat("west") == -1
    assert GAME.setting(options={"players": 4}).seat("west") == 3


def test_seats_and_teams_follow_from_the_options() -> None:
    seatings = {seating.options["players"]: seating.seats for seating in GAME.seatings()}
    assert [len(seats) for seats in seatings.values()] == [3, 4, 5]
    assert seatings[4] == GAME.seats_for("only", {"players": 4})
    five = GAME.setting(options={"players": 5})
    assert five.seats == ("north", "south", "east", "west", "centre")
    assert [five.allies(seat) for seat in (0, 2, 4)] == [(0, 1, 4), (2, 3), (0, 1, 4)]
    assert [five.enemies(seat) for seat in (0, 2)] == [(2, 3), (0, 1, 4)]
    assert five is GAME.setting("only", {"players": 5}), "all positions of a game share its setting"


@pytest.mark.parametrize("seats", [("alone",), tuple("abcdef"), ("a", "b", "a")])
def test_a_table_has_two_to_five_seats_of_different_names(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        Setting("toy", "only", {}, {}, tuple(Seat(name, name) for name in seats), TABLE)


@given(SEEDS, CHOICES)
def test_samples_agree_with_the_view(seed: str, choices: list[int]) -> None:
    pos = played(seed, choices).position
    for seat in range(-1, len(pos.seats)):
        world = pos.sample(seat, Dice(key_of(seed)))
        assert world.view(seat) == pos.view(seat)
        held = [card for hand in world.view(OMNISCIENT)["hands"] for card in hand]
        assert len(set(held)) == len(held) == sum(world.view(seat)["count"])
        assert not set(held) & set(world.view(seat)["gone"])
        assert sum(world.view(OMNISCIENT)["purses"]) == 5 * len(pos.seats)


@given(SEEDS, CHOICES)
def test_only_two_know_what_a_purse_was_given(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    for event in (event for events in match.events for event in events if event.kind == "give"):
        for name in (*match.seats, "spectator"):
            told = "coins" in event.seen_by(match.seat(name))["args"]
            assert told == (name in (event.args["side"], event.args["target"]))
    for number, name in enumerate(match.seats):
        purses = match.view(name)["purses"]
        assert [coins is not None for coins in purses] == [other == number for other in range(len(purses))]


@given(SEEDS, CHOICES)
def test_events_and_prompts_are_what_they_are_declared_to_be(seed: str, choices: list[int]) -> None:
    match = played(seed, choices)
    for event in (event for events in match.events for event in events):
        for seat in (OMNISCIENT, *range(-1, len(match.seats))):
            assert misfit(GAME.events[event.kind], event.seen_by(seat)["args"]) is None
        assert misfit(GAME.events[event.kind], event.args) is None
    prompt = match.view(None)["prompt"]
    if prompt is not None:
        assert misfit(GAME.prompts[prompt["key"]], prompt["args"]) is None


@given(SEEDS, CHOICES)
def test_every_refusal_has_a_reason_of_its_own(seed: str, choices: list[int]) -> None:
    """A message belongs to one paragraph: it is not a word for several rules at once."""
    pos = played(seed, choices).position
    rules: dict[str, set[str]] = {}
    for seat in range(len(pos.seats)):
        for action in TABLE.actions:
            refusal = pos.why_not(seat, action)
            if refusal is not None and refusal.message not in ("not-your-turn", "game-over"):
                rules.setdefault(refusal.message, set()).add(refusal.rule)
    assert all(len(cited) == 1 for cited in rules.values()), rules


def test_a_view_is_an_envelope_and_what_the_game_puts_inside() -> None:
    match = Match.start(GAME, seed="view", options={"players": 4})
    view = match.view("south")
    inside = match.position.inside(1)
    assert not set(inside) & {
        "game",
        "scenario",
        "options",
        "seat",
        "seats",
        "to_move",
        "legal",
        "prompt",
        "outcome",
    }
    assert {key: view[key] for key in inside} == inside
    assert view["seat"] == "south"
    assert view["seats"][3] == {"id": "west", "team": "hills"}
    assert view["to_move"] == list(match.seats)
    assert view["legal"] == match.legal("south")
    assert view["prompt"] == {"key": "prompt-bid", "rule": "1", "args": {}}
    assert view["outcome"] is None
    assert set(inside) == set(GAME.view.__annotations__)
