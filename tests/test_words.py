"""No game's word stands in what all games share: to add a game is to add a folder and one line of the registry.

The words come from the games themselves, so that a new game is covered by being in the house: its id, its
seats and teams, the things of its kinds (spaces, cards, leaders ...), its verbs, events and options.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bellum
from tests.house import HOUSE

ROOT = Path(__file__).parents[1]
PLACES = ("bellum", "bench", "tools", ".ci", "setup.py", "pyproject.toml", "Makefile")
OWN = ("bellum/games/", "bellum/rulebooks/", "bellum/server/static/")  # where games may speak
SUFFIXES = (".py", ".toml", ".ftl", ".sh", ".ini", ".mako", "")
SHORTEST = 5  # letters of a word that counts

# Words of a game that are everybody's words, and mean here what they mean everywhere.
ENGLISH = frozenset(
    [
        "allies",
        "among",
        "books",
        "break",
        "breaks",
        "broken",
        "clear",
        "close",
        "command",
        "engines",
        "exchange",
        "guards",
        "holds",
        "major",
        "minor",
        "named",
        "native",
        "north",
        "order",
        "party",
        "policy",
        "private",
        "probe",
        "ready",
        "refuse",
        "right",
        "screen",
        "second",
        "session",
        "sides",
        "south",
        "spoils",
        "stored",
        "stream",
        "takes",
        "through",
        "within",
        "works",
    ]
)
# Verbs, kinds of events and options of a game that the server or the kernel have, too, for things of their own.
SHARED = frozenset(
    [
        "about",
        "build",
        "command",
        "concede",
        "decline",
        "game-over",
        "length",
        "level",
        "order",
        "players",
        "replace",
        "resigned",
        "score",
    ]
)


def parts(*ids: str) -> set[str]:
    """The words in some ids that are long enough."""
    return {word for id in ids for word in re.findall("[a-z]+", id) if len(word) >= SHORTEST}


@cache
def names() -> dict[str, str]:
    """The games' names of themselves, of who plays and of what is played with, each with a game that has it."""
    found: dict[str, str] = {}
    for id in HOUSE:
        game = bellum.game(id)
        seats = [name for seating in game.seatings() for seat in seating.seats for name in seat]
        things = [thing for kind in game.kinds.values() for thing in kind.ids]
        found.update(dict.fromkeys(parts(id, *seats, *things) - ENGLISH, id))
    return found


@cache
def terms() -> dict[str, str]:
    """What the games' verbs, kinds, events, scenarios and options are called."""
    found: dict[str, str] = {}
    for id in HOUSE:
        game = bellum.game(id)
        words = {*game.table.verbs, *game.kinds, *game.events, *game.scenarios, *game.options}
        found.update(dict.fromkeys((word for word in words if len(word) >= SHORTEST), id))
    return found


def shared_files() -> Iterator[Path]:
    """The files that belong to no game."""
    for place in PLACES:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and file.suffix in SUFFIXES and not name.startswith(OWN):
                yield file


FILES = list(shared_files())


def ids(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def text_of(file: Path) -> str:
    return re.sub("([a-z])([A-Z])", r"\1 \2", file.read_text(encoding="utf-8")).lower()


def test_there_is_something_to_look_for_and_to_look_at() -> None:
    assert len(names()) > 100 * len(HOUSE)
    assert len(FILES) > 60


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_no_games_names_stand_here(file: Path) -> None:
    lines = text_of(file).splitlines()
    found = [
        f"{number}: {word} ({names()[word]})"
        for number, line in enumerate(lines, 1)
        for word in re.findall("[a-z]+", line)
        if word in names()
    ]
    assert not found


def strings(file: Path) -> Iterator[tuple[int, str]]:
    """The strings of a module, each with its line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


CODE = [file for file in FILES if file.suffix == ".py"]


@pytest.mark.parametrize("file", CODE, ids=ids)
def test_no_code_compares_with_a_games_words(file: Path) -> None:
    """A verb, a kind, an event, a scenario or an option of a game as a string of its own."""
    found = [
        f"{line}: {word} ({terms()[word]})"
        for line, word in strings(file)
        if word in terms() and word not in SHARED
    ]
    assert not found


def test_every_homonym_is_one() -> None:
    """The lists above hold no word that they need not hold."""
    text = " ".join(text_of(file) for file in FILES)
    assert set(re.findall("[a-z]+", text)) >= ENGLISH
    assert {word for file in CODE for _, word in strings(file) if word in terms()} == SHARED
