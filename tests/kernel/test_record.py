"""Records: what is written is what is read, and what is not a record is refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bellum
from bellum.kernel import BadRecord, Match, Record
from bellum.kernel.record import HEADER
from tests.toy import GAME, SEATS, played

PRINTABLE = st.text(st.characters(exclude_categories=["C", "Z"], include_characters=" "), max_size=30)
NAMES = PRINTABLE.map(str.strip).filter(bool)
WORDS = st.text("abcxyz019_-", min_size=1, max_size=8)
VALUES = st.one_of(
    st.booleans(), st.none(), st.integers(), st.text(max_size=10), st.lists(st.integers(), max_size=3)
)
RECORDS = st.builds(
    lambda game, rules, scenario, options, seed, players, actions, undone: fill(
        Record(game, rules, scenario, options, seed), players, actions, undone
    ),
    WORDS,
    st.integers(0, 10**9),
    WORDS,
    st.dictionaries(WORDS, VALUES, max_size=4),
    NAMES,
    st.dictionaries(WORDS, NAMES, max_size=5),
    st.lists(st.tuples(WORDS, st.lists(WORDS, min_size=1, max_size=2).map(" ".join)), max_size=8),
    st.dictionaries(st.integers(0, 8), st.integers(1, 10**6), max_size=3),
)


def fill(
    record: Record, players: dict[str, str], actions: list[tuple[str, str]], undone: dict[int, int]
) -> Record:
    record.players = players
    record.actions = actions
    record.undone = {ply: number for ply, number in undone.items() if ply <= len(actions)}
    return record


def fields(record: Record) -> list[Any]:
    head = [record.game, record.rules, record.scenario, record.options, record.seed]
    return [*head, record.players, list(record.players), record.actions, record.undone]


@given(RECORDS)
def test_text_round_trip(record: Record) -> None:
    text = record.to_text()
    again = Record.from_text(text)
    assert fields(again) == fields(record)
    assert again.to_text() == text


@given(RECORDS)
def test_a_copy_is_independent(record: Record) -> None:
    text = record.to_text()
    copy = record.copy()
    copy.actions.append(("nobody", "nothing"))
    copy.players["nobody"] = "none"
    copy.options["none"] = 0
    assert record.to_text() == text


@given(RECORDS, st.data())
def test_comments_and_blank_lines_between_actions_are_skipped(record: Record, data: st.DataObject) -> None:
    lines = record.to_text().splitlines()
    body = lines.index("") + 1
    for _ in range(3):
        where = data.draw(st.integers(body, len(lines)))
        lines.insert(where, data.draw(st.sampled_from(["", "   ", "# a comment", "#"])))
    lines.insert(1, "# played on a Sunday")
    assert fields(Record.from_text("\n".join(lines))) == fields(record)


@given(RECORDS)
def test_line_ends_of_other_systems(record: Record) -> None:
    assert fields(Record.from_text(record.to_text().replace("\n", "\r\n"))) == fields(record)


def sentence(text: str) -> str:
    """What a garbled record is refused with: always BadRecord, one line, short enough to show."""
    with pytest.raises(BadRecord) as error:
        Record.from_text(text)
    message = str(error.value)
    assert message
    assert "\n" not in message
    assert len(message) < 400
    assert "record" in message
    return message


@given(st.text(max_size=200).filter(lambda text: not text.startswith(HEADER)))
def test_garbage_is_not_a_record(text: str) -> None:
    sentence(text)


@given(st.lists(st.text(max_size=40), max_size=6).map("\n".join))
def test_garbage_after_the_header_is_read_or_refused(text: str) -> None:
    try:
        record = Record.from_text(f"{HEADER}\n{text}")
    except BadRecord:
        sentence(f"{HEADER}\n{text}")
    else:
        assert record.game
        assert record.seed


@given(RECORDS, st.data())
def test_a_line_changed_is_read_or_refused(record: Record, data: st.DataObject) -> None:
    """Whatever one line becomes, the answer is a record or a sentence, never another exception."""
    lines = record.to_text().splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    verb = data.draw(st.sampled_from(["", "game ", "rules ", "scenario ", "option ", "seed ", "seat "]))
    lines[number] = verb + data.draw(st.text(max_size=20))
    text = "\n".join(lines)
    try:
        Record.from_text(text)
    except BadRecord:
        sentence(text)


HEAD = f"{HEADER}\ngame toy\nrules 3\nscenario only\nseed 1\n"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", HEADER),
        ("bellum record 2\n", HEADER),
        (f"{HEADER}\n", "'game'"),
        (f"{HEADER}\ngame toy\nscenario only\nseed 1\n", "'rules'"),
        (f"{HEADER}\ngame toy\nrules one\nscenario only\nseed 1\n", "number: 'one'"),
        (f"{HEADER}\ngame toy\nrules -1\nscenario only\nseed 1\n", "number: '-1'"),
        (f"{HEADER}\ngame toy\nrules ²\nscenario only\nseed 1\n", "number: '²'"),
        (f"{HEADER}\ngame toy\nrules {'9' * 5000}\nscenario only\nseed 1\n", "number"),
        (HEAD + "seed 2\n", "line 6"),
        (HEAD + "option points\n", "line 6"),
        (HEAD + "option points six\n", "line 6"),
        (HEAD + f"option points {'[' * 100_000}\n", "line 6"),
        (HEAD + "seat north\n", "line 6"),
        (HEAD + "colour red\n", "line 6"),
        (HEAD + "\nnorth bid c1\nnorth\n", "line 8"),
    ],
)
def test_sentences_name_the_line(text: str, part: str) -> None:
    assert part in sentence(text)


# -- records that can be read and cannot be played --------------------------------------------------------------


def test_another_version_of_the_rules_is_refused() -> None:
    record = Record("toy", GAME.rules + 1, "only", {}, "1")
    with pytest.raises(BadRecord, match=r"version 4 of the rules, this is version 3"):
        Match.replay(GAME, record)


@given(st.integers(0, 10**6), st.lists(st.integers(0, 99), min_size=4, max_size=25), st.data())
def test_an_action_that_cannot_be_is_named(seed: int, choices: list[int], data: st.DataObject) -> None:
    """A strict replay stops at the first action that is not legal there, and says which and why."""
    record = played(str(seed), choices).record
    number = data.draw(st.integers(0, len(record.actions) - 1))
    record.actions[number] = ("north", "no such thing")
    with pytest.raises(BadRecord) as error:
        Match.replay(GAME, record)
    assert str(error.value) == f"action {number + 1} of the record, north no such thing: no-such-action"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("game julius_caesar", "game chess"),
        ("scenario historical_705", "scenario 1914"),
        ("option free_setup false", "option free_setup 0"),
        ("option free_setup false", "option free_setup [true]"),
        ("option free_setup false", 'option free_setup {"a": 1}'),
        ("option free_setup false", "option free_setup NaN"),
        ("option free_setup false", "option weather true"),
        (f"rules {bellum.game('julius_caesar').rules}", "rules 999"),
        ("seed 1", "seed \u200b"),
    ],
)
def test_a_record_of_what_the_house_does_not_have_is_refused(line: str, wrong: str) -> None:
    text = bellum.new_game("julius_caesar", seed=1).record.to_text()
    assert line in text
    with pytest.raises(ValueError, match=r"(\S+ ){4,}\S"):  # a sentence for the user
        bellum.replay(text.replace(line, wrong))


@given(st.integers(0, 10**6), st.lists(st.integers(0, 99), max_size=25), st.data())
def test_replay_up_to_an_action(seed: int, choices: list[int], data: st.DataObject) -> None:
    match = played(str(seed), choices)
    to = data.draw(st.integers(0, len(match.record.actions)))
    part = Match.replay(GAME, match.record, to)
    assert part.record.actions == match.record.actions[:to]
    assert part.story(0) == [e.seen_by(0) for events in match.events[: to + 1] for e in events]


def test_players_and_options_survive_a_replay() -> None:
    match = played("7", [3, 1, 4, 1, 5, 9, 2, 6], points=12)
    match.record.players = {seat: f"player of {seat}" for seat in SEATS}
    again = Match.replay(GAME, Record.from_text(match.record.to_text()))
    assert again.record.to_text() == match.record.to_text()
    assert json.loads(again.position.to_json()) == json.loads(match.position.to_json())
