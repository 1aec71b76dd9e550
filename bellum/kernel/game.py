"""A game's description: what it is called, who plays it, how it starts, and where its facts and texts are."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .action import ActionTable
from .dice import Dice, key_of
from .position import Position

Options = dict[str, Any]


class BadSetup(ValueError):
    """A scenario or an option that the game does not have; ``str()`` of it is a sentence for the user."""


class Game:
    """One game of the house. ``options`` names each option with the values it may take, the default first."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        table: ActionTable,
        seats: tuple[str, ...],
        scenarios: tuple[str, ...],
        options: Mapping[str, tuple[Any, ...]],
        start: Callable[[str, Options, Dice], Position],
        load: Callable[[dict[str, Any]], Position],
        book: str,
        folder: Path,
    ) -> None:
        self.id = id
        self.rules = rules  # the version of the rules as coded; records carry it
        self.table = table
        self.seats = seats
        self.scenarios = scenarios
        self.options = dict(options)
        self.book = book
        self.folder = folder
        self._start = start
        self._load = load

    def settle(self, scenario: str | None, options: Mapping[str, Any] | None) -> tuple[str, Options]:
        """The scenario and every option with its value, checked."""
        name = scenario or self.scenarios[0]
        if name not in self.scenarios:
            raise BadSetup(f"{self.id} has no scenario {name!r}; it has {', '.join(self.scenarios)}")
        chosen = {option: values[0] for option, values in self.options.items()}
        for option, value in (options or {}).items():
            if option not in self.options:
                raise BadSetup(f"{self.id} has no option {option!r}; it has {', '.join(self.options)}")
            if value not in self.options[option] or type(value) not in map(type, self.options[option]):
                allowed = ", ".join(str(v) for v in self.options[option])
                raise BadSetup(f"option {option} of {self.id} cannot be {value!r}; it can be {allowed}")
            chosen[option] = value
        return name, chosen

    def new(
        self, seed: str, scenario: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Position:
        """The position at the start of a game, ready for its first choice."""
        name, chosen = self.settle(scenario, options)
        return self._start(name, chosen, Dice(key_of(seed)))

    def from_json(self, text: str) -> Position:
        """The position that ``to_json`` wrote."""
        return self._load(json.loads(text))

    def seat(self, name: str | int) -> int:
        """A seat's number by its name; -1 if there is no such seat."""
        if isinstance(name, int):
            return name if 0 <= name < len(self.seats) else -1
        return self.seats.index(name) if name in self.seats else -1
