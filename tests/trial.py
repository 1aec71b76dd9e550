"""What a game brings to the fuzzer: how to choose actions, what must hold, what must not leak."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from bellum.kernel import Event, Game, Match, Position, Record

Picker = Callable[[Position, int, list[int], random.Random], int]


class Broken(AssertionError):
    """Something that must hold does not."""


def ensure(holds: bool, what: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(what)


class Seen:
    """What the last position had where everything held: what is the same now need not be looked at again."""

    def __init__(self) -> None:
        self.parts: dict[str, list[list[Any]]] = {}

    def changed(self, what: str, *parts: list[Any]) -> bool:
        """Whether a part that a check looks at differs from when it was last asked."""
        if self.parts.get(what) == list(parts):
            return False
        self.parts[what] = [part[:] for part in parts]
        return True


def uniform(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Any action."""
    return legal[int(rng.random() * len(legal))]


def counted(what: str, played: Sequence[tuple[int, str]]) -> str:
    """A line that says how often some things happened in all, and which of them least often."""
    number, name = min(played)
    return f"fuzz: {what} played, {sum(n for n, _ in played):,} in all; least: {name}, {number:,}"


def in_columns(cells: Sequence[str], across: int = 3) -> list[str]:
    """The cells of a table as lines to print."""
    return ["  " + "   ".join(cells[start : start + across]) for start in range(0, len(cells), across)]


class Watcher(Protocol):
    """Looks at every position of a game, one after another."""

    def see(self, pos: Any) -> None: ...


class Trial:
    """A game's own part of the fuzzer; what it does not say holds for all games."""

    json_limit = 2048
    longest = (
        0  # actions after which a game is left, because random players would go on for very long; 0 for none
    )
    pickers: Sequence[Picker] = (uniform,)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        """Scenario and options of a game by its number."""
        options = {name: values[number % len(values)] for name, values in game.options.items()}
        return game.scenarios[0], options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        """How each seat of a game chooses, by the game's number."""
        return [rng.choice(self.pickers) for _ in range(2)]

    def most(self, number: int) -> int:
        """Actions after which a game is left, by its number; 0 for none."""
        return self.longest

    def staged(self, number: int) -> bool:
        """Whether a game begins on a stage of the trial's own, where something rare is about to happen."""
        return False

    def begin(self, game: Game, record: Record, number: int) -> Position:
        """Where a game begins, by its number: at its set-up, or on a stage."""
        return game.new(record.seed, record.scenario, record.options)

    def watch(self) -> Watcher:
        """A fresh look at a game from its start."""
        raise NotImplementedError

    def check(self, pos: Position) -> None:
        """What holds in every position."""
        raise NotImplementedError

    def check_view(self, pos: Position, seat: int) -> None:
        """A view tells nothing that is hidden."""
        raise NotImplementedError

    def check_events(self, events: Iterable[Event]) -> None:
        """Events tell nobody what is hidden."""
        raise NotImplementedError

    def check_story(self, match: Match, rng: random.Random) -> int:
        """Sampled worlds agree with what a seat was told; how many could not be decided."""
        return 0

    def tally(self, pos: Position, action: int) -> Mapping[str, int]:
        """What to count of an action that is about to be played."""
        return {}

    def table(self, counts: Counter[str]) -> list[str]:
        """What was counted, as lines to print."""
        return []
