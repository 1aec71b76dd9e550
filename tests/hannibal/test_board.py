"""One rulebook, any board: every fact comes from the data, and a board of a dozen spaces plays as well."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bellum.games.hannibal.board import NOBODY, Board
from bellum.games.hannibal.card import Card
from bellum.games.hannibal.cards import make_card
from bellum.games.hannibal.game import BOARD, FOLDER, game_on
from bellum.games.hannibal.kinds import Kinds
from bellum.games.hannibal.scenario import Force, Levy, Scenario
from bellum.kernel import SPECTATOR, Dice, Event, Game, Match, key_of
from bellum.kernel.facts import Facts, UnreadFact
from bellum.kernel.kind import Kind, misfit
from bellum.kernel.text import LANGUAGES, Texts

SMALL = Path(__file__).parent / "small_board"
# What the files say about their facts, and what only people read: the client shows it.
ABOUT = {"source", "sources", "default", "doubt", "known", "published", "also", "of", "derivation"}
SHOWN = {"lat", "lon", "full_name", "ability", "text", "number"}
INDEXES = {"region", "province", "space", "general", "card", "battle_card"}  # by id, to read the rest


@cache
def small() -> Game:
    """The rules of Hannibal on the small board; its texts are Hannibal's."""
    return game_on(Board(Facts.folder(SMALL), make_card), "small", FOLDER)


# -- a second board ----------------------------------------------------------------------------------------


def played(seed: int) -> Match:
    """A random game on the small board, with options by its seed, all copies of it compared on the way."""
    game, lots = small(), random.Random(seed)
    options = {name: lots.choice(values) for name, values in game.options.items()}
    match = Match.start(game, options=options, seed=seed)
    while match.outcome is None:
        seat = match.to_move()[0]
        match.play(seat, lots.choice(match.legal(seat)))
        pos = match.position
        if lots.random() < 0.05:
            text = pos.to_json()
            assert pos.clone().to_json() == game.from_json(text).to_json() == text
            for other in (0, 1, SPECTATOR):
                world = pos.sample(other, Dice(key_of(str(seed))))
                assert world.view(other) == pos.view(other)
            assert -1 <= pos.value(0) <= 1
    return match


@pytest.mark.parametrize("seed", range(12))
def test_random_games_on_the_small_board_end_and_replay(seed: int) -> None:
    match = played(seed)
    again = Match.replay(small(), match.record)
    assert again.position == match.position
    assert [len(events) for events in again.events] == [len(events) for events in match.events]


def told(seeds: range) -> Iterator[Event]:
    for seed in seeds:
        for events in played(seed).events:
            yield from events


def test_what_happens_on_the_small_board_is_declared_and_can_be_said() -> None:
    game = small()
    texts = [Texts(game, lang) for lang in LANGUAGES]
    kinds = set()
    for event in told(range(100, 112)):
        kinds.add(event.kind)
        seen = event.seen_by(0)
        assert misfit(game.events[event.kind], seen["args"]) is None
        for text in texts:
            assert text.event(seen)
    assert {"marched", "battle", "attrition", "elected", "siege-roll"} <= kinds


def test_the_small_board_has_its_own_sizes() -> None:
    board = Board(Facts.folder(SMALL), make_card)
    assert (board.spaces, board.provinces, board.generals, board.cards, board.battle_cards) == (
        12,
        4,
        4,
        14,
        4,
    )
    assert (board.hannibal, board.engines_at) == (NOBODY, NOBODY)
    assert (board.walls, board.transit, board.places) == (12, 24, 25)
    table = small().table
    assert table.number("march roma") is None
    assert table.number("march urbs") is not None
    assert table.number("walls 4") is None


# -- no dead facts -----------------------------------------------------------------------------------------


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of some plain data that the game reads."""
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if key not in ABOUT | SHOWN:
                yield from leaves(value, (*path, key))
    else:
        yield path


def changed(value: Any) -> Any:
    """Another value of the same type."""
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value}x"


def names_of(thing: object) -> list[str]:
    """The attributes of a thing, compiled or not."""
    names = [name for cls in type(thing).__mro__ for name in cls.__dict__.get("__mypyc_attrs__", ())]
    return [name for name in names or vars(thing) if not name.startswith("__")]


def same(one: Any, other: Any) -> bool:
    """Whether two boards, or parts of them, hold the same."""
    if isinstance(one, (Kind, Kinds, Board, Card, Scenario, Force, Levy)):
        return all(same(getattr(one, name), getattr(other, name)) for name in names_of(one))
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and one and isinstance(one[0], (list, Card, Force, Levy)):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other)


def unnoticed(name: str, files: dict[str, Any]) -> list[str]:
    """The values of a file that could be changed with no effect on the board."""
    facts = wrapped(files)
    base = Board(facts, make_card)
    found: list[str] = []
    for path in leaves(files[name]):
        holder: Any = files[name]
        for key in path[:-1]:
            holder = holder[key]
        kept = holder[path[-1]]
        holder[path[-1]] = changed(kept)
        try:
            if same(base, Board({**facts, name: Facts(files[name], name)}, make_card)):
                found.append(".".join(map(str, path)))
        except (KeyError, ValueError, IndexError):
            pass  # the load fails: that is noticed
        holder[path[-1]] = kept
    return found


def wrapped(files: dict[str, Any]) -> dict[str, Facts]:
    return {name: Facts(data, name) for name, data in files.items()}


def plain(folder: Path) -> dict[str, Any]:
    return {name: facts.plain() for name, facts in Facts.folder(folder).items()}


FILES = ("map", "generals", "cards", "battle_cards", "tables", "scenarios")


@pytest.mark.parametrize("name", FILES)
def test_a_change_of_any_value_of_the_small_board_is_noticed(name: str) -> None:
    assert unnoticed(name, plain(SMALL)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_a_change_of_any_value_is_noticed(name: str) -> None:
    assert unnoticed(name, plain(FOLDER / "data")) == []


def test_a_key_that_nothing_reads_fails_the_load() -> None:
    files = plain(SMALL)
    files["map"]["spaces"][3]["temple"] = True
    with pytest.raises(UnreadFact, match=r"map\.spaces\[3\]\.temple"):
        Board(wrapped(files), make_card)


def test_every_fact_of_a_board_is_read_by_some_chapter() -> None:
    readers = ("board.py", "scenario.py", "card.py")
    chapters = [path for path in FOLDER.rglob("*.py") if path.name not in readers]
    code = "\n".join(path.read_text(encoding="utf-8") for path in chapters)
    scenario = BOARD.scenarios["second_punic_war"]
    facts = {
        "board": set(names_of(BOARD)) - INDEXES,
        "scenario": set(names_of(scenario)),
        "force": set(names_of(scenario.forces[0][0])),
        "levy": set(names_of(scenario.carthage_levies[0])),
    }
    for owner, names in facts.items():
        unread = [name for name in names if not re.search(rf"\b{owner}\.{name}\b", code, re.IGNORECASE)]
        assert unread == [], owner


# Ids of cards that are also a marker, an office, an option or an ability of a general.
OTHER_MEANINGS = {"truce", "foraging", "dictator", "elephant_fear", "volunteers"}


def test_no_chapter_knows_a_card() -> None:
    """Neither by its id nor by its printed number, nor does one import its class."""
    chapters = [path for path in FOLDER.glob("*.py") if path.name not in ("card.py", "game.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in chapters)
    ids = {card.id for card in BOARD.deck} - OTHER_MEANINGS
    assert [id for id in ids if re.search(rf"[\"'.]{id}\b", code)] == []
    assert not re.search(r"\bprinted\b|from \.cards", code)


def test_what_every_card_has_some_chapter_asks_for() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    common = set.intersection(*(set(names_of(card)) for card in BOARD.deck)) - {"side"}  # ``belongs`` tells
    unread = [name for name in common if not re.search(rf"(?<!self)\.{name}\b", code)]
    assert unread == []
