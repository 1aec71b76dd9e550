"""Records of the version before: which hold under corrected rules, where the others break and by which paragraph."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellum.kernel import BadRecord, Event, Match, Position, Record, Refusal, versions
from bellum.kernel.versions import FAILED, HOLDS, NEWER, OVER, REFUSED, SETUP, check
from tests.corrected import GAME as NOW
from tests.corrected import CorrectedRounds, another, begin
from tests.toy import GAME as BEFORE
from tests.toy import Toy, Trap, played

CHOICES = st.lists(st.integers(0, 99), max_size=40)


def led(seed: str, *verbs: str) -> Match:
    """A match of the version before: everybody bids, then whoever must choose does what the words say."""
    match = Match.start(BEFORE, seed=seed)
    for seat in match.seats:
        match.play(seat, match.legal(seat)[0])
    for verb in verbs:
        [seat] = match.to_move()
        match.play(seat, next(action for action in match.legal(seat) if action.split()[0] == verb))
    return match


def told(match: Match) -> list[list[Any]]:
    """The events of a match as a store keeps them."""
    data = [[event.to_json() for event in events] for events in match.events]
    kept: list[list[Any]] = json.loads(json.dumps(data))
    return kept


# -- what holds --------------------------------------------------------------------------------------------


def test_a_record_that_the_correction_does_not_touch_holds() -> None:
    match = led("1", "stoke", "rest")
    verdict = check(NOW, match.record, told(match))
    assert verdict.holds
    assert verdict.reason == HOLDS
    assert (verdict.ply, verdict.length, verdict.broken, verdict.rule) == (5, 5, None, "")
    assert verdict.changed is None
    assert verdict.match is not None
    assert verdict.match.record.rules == 4
    assert verdict.match.record.actions == match.record.actions
    assert verdict.match.story(None) == match.story(None)
    assert verdict.sentence() == "every action holds (version 3 of the rules, now 4)"


def greatest_raid() -> Match:
    """A match in which a raid took more than the corrected rules let it."""
    for seed in range(200):
        match = led(str(seed), "stoke", "raid", "yield")
        if any(event.args["booty"] > 5 for event in match.events[-1] if event.kind == "raided"):
            return match
    raise AssertionError("no seed gives such a raid")


def test_actions_that_hold_may_tell_another_story() -> None:
    match = greatest_raid()
    verdict = check(NOW, match.record, told(match))
    assert verdict.holds
    assert verdict.changed == verdict.length == 6
    assert check(NOW, match.record).changed is None, "what was told before is not known"


# -- what breaks -------------------------------------------------------------------------------------------


def test_a_record_breaks_at_the_action_that_a_rule_forbids_now() -> None:
    match = led("1", "stoke", "stoke", "rest")
    leader = match.record.actions[-1][0]
    verdict = check(NOW, match.record, told(match))
    assert not verdict.holds
    assert verdict.reason == REFUSED
    assert verdict.refusal == Refusal("2", "stoked-enough")
    assert (verdict.ply, verdict.length, verdict.rule) == (4, 6, "2")
    assert verdict.broken == (leader, "stoke")
    assert verdict.changed is None
    assert verdict.match is not None
    assert verdict.match.position == Match.replay(NOW, verdict.match.record).position
    assert verdict.sentence() == (
        f"action 5 of the record, {leader} stoke, does not hold (version 3 of the rules, now 4): stoked-enough (2)"
    )


def test_a_game_that_ends_too_early_names_the_paragraph_that_ends_it() -> None:
    match = played("5", [0] * 200)
    assert match.outcome is not None
    match.record.actions.append(("north", "rest"))
    verdict = check(BEFORE, match.record)
    assert (verdict.reason, verdict.refusal) == (OVER, Refusal("5", "game-over"))
    assert verdict.broken == ("north", "rest")


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"scenarios": ("another",)}, "no scenario 'only'"),
        ({"options": {"points": (6, 0, 12), "players": (3, 4, 5)}}, "no option 'mood'"),
        ({"options": {**NOW.options, "points": (5, 7)}}, "cannot be 6"),
    ],
)
def test_a_set_up_that_the_game_no_longer_has(changes: dict[str, Any], word: str) -> None:
    verdict = check(another(**changes), led("1").record)
    assert verdict.reason == SETUP
    assert (verdict.match, verdict.ply, verdict.broken) == (None, 0, None)
    assert word in verdict.why
    assert word in verdict.sentence()


def test_an_option_that_came_with_the_correction_takes_its_default() -> None:
    game = another(options={**NOW.options, "fog": (False, True)})
    verdict = check(game, led("1", "rest").record)
    assert verdict.holds
    assert verdict.match is not None
    assert verdict.match.record.options["fog"] is False


def test_a_newer_record_is_not_tried() -> None:
    record = Match.start(NOW, seed="1").record
    verdict = check(BEFORE, record)
    assert (verdict.reason, verdict.match) == (NEWER, None)
    assert "a newer Bellum can read it" in verdict.sentence()


def test_rules_that_fail_break_a_record_and_nothing_else() -> None:
    """A defect of the new rules is reported at its action; what was played before it stands."""

    def trapped(pos: Position) -> None:
        begin(pos)
        pos.steps.insert(0, Trap())
        pos.steps[1] = Once()

    verdict = check(another(start=trapped), led("1", "rest").record)
    assert verdict.reason == FAILED
    assert verdict.why == "DeadEnd: Trap offers nothing"
    assert verdict.ply == 3
    assert verdict.broken == (verdict.record.actions[3][0], "rest")


class Once(CorrectedRounds):
    """One round, and then nothing more."""

    def __init__(self) -> None:
        self.done = False

    def clone(self) -> Once:
        new = Once()
        new.done = self.done
        return new

    def resolve(self, pos: Toy) -> bool:
        if self.done:
            pos.steps.pop()
            return True
        self.done = True
        return super().resolve(pos)


# -- random records ----------------------------------------------------------------------------------------


@given(st.integers(0, 10**6), CHOICES, st.integers(3, 5))
def test_a_record_of_this_version_always_holds(seed: int, choices: list[int], players: int) -> None:
    match = played(str(seed), choices, players=players)
    verdict = check(BEFORE, match.record, told(match))
    assert verdict.holds
    assert verdict.changed is None
    assert verdict.match is not None
    assert verdict.match.position == match.position


@given(st.integers(0, 10**6), CHOICES, st.integers(3, 5))
def test_a_verdict_is_what_playing_on_gives(seed: int, choices: list[int], players: int) -> None:
    """Up to its ply every action may be played; the next is refused with the verdict's refusal."""
    match = played(str(seed), choices, players=players)
    verdict = check(NOW, match.record, told(match))
    again = Match.start(NOW, match.record.scenario, match.record.options, match.record.seed)
    for seat, action in match.record.actions[: verdict.ply]:
        again.play(seat, action)
    assert verdict.match is not None
    assert verdict.match.position == again.position
    if verdict.reason == REFUSED:
        assert again.why_not(*match.record.actions[verdict.ply]) == verdict.refusal
    first = next((ply for ply, (a, b) in enumerate(zip(told(again), told(match))) if a != b), None)
    assert verdict.changed == first


@given(st.integers(0, 10**6), CHOICES)
def test_events_survive_the_store(seed: int, choices: list[int]) -> None:
    match = played(str(seed), choices)
    for events, data in zip(match.events, told(match)):
        again = [Event.from_json(one) for one in data]
        for seat in range(-2, len(match.seats)):
            shown = [event.seen_by(seat) for event in events]
            assert [event.seen_by(seat) for event in again] == json.loads(json.dumps(shown))


# -- replaying ---------------------------------------------------------------------------------------------


def test_a_replay_is_strict_unless_told_otherwise() -> None:
    holds, breaks = led("1", "stoke", "rest").record, led("1", "stoke", "stoke").record
    with pytest.raises(BadRecord, match=r"version 3 of the rules, this is version 4: `bellum records check`"):
        Match.replay(NOW, holds)
    match = Match.replay(NOW, holds, older=True)
    assert match.record.rules == 4
    assert match.record.actions == holds.actions
    assert Match.replay(NOW, breaks, 4, older=True).record.actions == breaks.actions[:4]
    with pytest.raises(BadRecord, match=r"action 5 of the record \(played under rules version 3\), .* stoke"):
        Match.replay(NOW, breaks, older=True)
    newer = Record("toy", 9, "only", {}, "1")
    for older in (False, True):
        with pytest.raises(BadRecord, match="version 9 of the rules, this is version 4: a newer Bellum"):
            Match.replay(NOW, newer, older=older)


def test_nothing_known_of_the_story_is_nothing_changed() -> None:
    match = led("1", "rest")
    assert versions.differs(match.events, []) is None
    assert versions.differs(match.events, told(match)[:2]) is None
