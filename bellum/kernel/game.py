"""A game's description: what it is called, who plays it, how it starts, and where its facts and texts are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from .action import ActionTable
from .dice import Dice, key_of
from .kind import Arguments, Kind
from .observation import Declared, Observer
from .plain import descendants
from .position import Position, Step
from .question import Question
from .setting import Options, Seat, Setting
from .weights import Weights

RULEBOOKS = Path(__file__).parent.parent / "rulebooks"
SeatsFor = Callable[[str, Options], tuple[Seat, ...]]


class BadSetup(ValueError):
    """A scenario or an option that the game does not have; ``str()`` of it is a sentence for the user."""


class Seating:
    """Who sits at a table of some scenarios and options."""

    def __init__(self, scenario: str, options: Options, seats: tuple[Seat, ...]) -> None:
        self.scenario = scenario
        self.options = options  # those that decide who sits there, with their values
        self.seats = seats


class Speech(NamedTuple):
    """What a game speaks of: its kinds of things, its events and prompts, and what its views hold.

    ``orders`` are the standing orders with which a player may answer reactions beforehand, each with the
    spans of the game for which it may be given (``Position.span``); ``about`` says to things of which kinds
    an order may be limited. ``questions`` are what a seat may ask
    without changing anything (``Position.ask``). ``observation`` says what views are made of, for learners.
    """

    kinds: Sequence[Kind]
    events: Mapping[str, Arguments]
    prompts: Mapping[str, Arguments]
    view: type
    orders: Mapping[str, tuple[str, ...]] = {}
    questions: Mapping[str, Question] = {}
    about: Mapping[str, tuple[Kind, ...]] = {}
    observation: Declared | None = None


class Choices(NamedTuple):
    """What is chosen before a game begins, and the seats that follow from it.

    ``options`` names each option with the values it may take, the default first. ``seats`` are the same for
    every game, each its own team, or a function of scenario and options; then ``seated_by`` names the
    options that it looks at. ``between_people`` gives options that are better otherwise where people play
    against each other: those that close a channel through which a hand could be told. ``measured`` are
    scenarios whose speed says something that the first one's does not.
    """

    seats: Sequence[str] | SeatsFor
    scenarios: tuple[str, ...]
    options: Mapping[str, tuple[Any, ...]]
    seated_by: tuple[str, ...] = ()
    between_people: Mapping[str, Any] = {}
    measured: tuple[str, ...] = ()


class Engine(NamedTuple):
    """``position`` makes an empty position and ``start`` sets it up; ``packages`` hold the steps.

    A game that is ``like`` another is of the same rulebook: it adds its own paragraphs and texts to those
    of the other, and its code to the other's code. ``weights`` are those of its estimate of a position.
    """

    position: Callable[[Setting, Dice], Position]
    start: Callable[[Position], None]
    packages: Sequence[str]
    like: Game | None = None
    weights: Weights | None = None


class Game:
    """One game of the house."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        table: ActionTable,
        speech: Speech,
        choices: Choices,
        engine: Engine,
        book: str,
        folder: Path,
    ) -> None:
        """``book`` names the ledger of its rulebook, in the game's folder or with all the others."""
        self.id = id
        self.rules = rules  # the version of the rules as coded; records carry it
        self.table = table
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in speech.kinds}
        self.events = dict(speech.events)
        self.prompts = dict(speech.prompts)
        self.view = speech.view
        self.orders = dict(speech.orders)
        self.about = dict(speech.about)
        self.questions = dict(speech.questions)
        self._observation = speech.observation
        self.scenarios = choices.scenarios
        self.options = dict(choices.options)
        self.seated_by = choices.seated_by
        self.between_people = dict(choices.between_people)
        self.measured = (choices.scenarios[0], *choices.measured)
        self.weights = engine.weights
        like = engine.like
        self.folder = folder
        self.folders: tuple[Path, ...] = (*(like.folders if like is not None else ()), folder)
        self.book = next(
            file for file in (folder / f"{book}.toml", RULEBOOKS / f"{book}.toml") if file.is_file()
        )
        self.books: tuple[Path, ...] = (*(like.books if like is not None else ()), self.book)
        self._seats = choices.seats
        self._position = engine.position
        self._start = engine.start
        self.packages = tuple(engine.packages)
        self._settings: dict[str, Setting] = {}

    def order(self, word: str, thing: str | None) -> str | None:
        """A standing order with what it is limited to, as steps know it; None if there is none such."""
        if word not in self.orders:
            return None
        if thing is None:
            return word
        return f"{word} {thing}" if any(thing in kind.ids for kind in self.about.get(word, ())) else None

    # -- who plays what ------------------------------------------------------------------------------------

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

    def seats_for(
        self, scenario: str | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seat, ...]:
        """The seats of a scenario and options, in their order, each with its team."""
        name, chosen = self.settle(scenario, options)
        if callable(self._seats):
            return self._seats(name, chosen)
        return tuple(Seat(seat, seat) for seat in self._seats)

    def seatings(self) -> Iterator[Seating]:
        """Every way to sit at a table of this game."""
        for scenario in self.scenarios:
            for values in product(*(self.options[option] for option in self.seated_by)):
                options = dict(zip(self.seated_by, values))
                try:
                    seats = self.seats_for(scenario, options)
                except BadSetup:  # not every scenario is made for every number of players
                    continue
                yield Seating(scenario, options, seats)

    def setting(self, scenario: str | None = None, options: Mapping[str, Any] | None = None) -> Setting:
        """What all positions of a game with this scenario and these options share."""
        name, chosen = self.settle(scenario, options)
        changed = {option: value for option, value in chosen.items() if value != self.options[option][0]}
        key = json.dumps([name, changed])
        found = self._settings.get(key)
        if found is None:
            seats = self.seats_for(name, chosen)
            found = Setting(self.id, name, chosen, changed, seats, self.table, self.questions)
            self._settings[key] = found
        return found

    def observer(self, scenario: str | None = None, options: Mapping[str, Any] | None = None) -> Observer:
        """What makes rows of numbers of what seats know, for learners."""
        if self._observation is None:
            raise BadSetup(f"{self.id} does not say what its views are made of, and cannot be observed")
        setting = self.setting(scenario, options)
        return Observer(setting, self.prompts, self._observation(setting))

    # -- positions -----------------------------------------------------------------------------------------

    def new(
        self, seed: str, scenario: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Position:
        """The position at the start of a game, ready for its first choice."""
        pos = self._position(self.setting(scenario, options), Dice(key_of(seed)))
        self._start(pos)
        return pos

    def steps(self) -> dict[str, Any]:
        """The classes of the game's steps by name."""
        return descendants(Step, *self.packages)

    def from_data(self, data: dict[str, Any]) -> Position:
        """The position that ``to_data`` gave."""
        scenario, options = data["setup"]
        key, used = data["dice"]
        pos = self._position(self.setting(scenario, options), Dice(bytes.fromhex(key), used))
        pos.restore(data, self.steps())
        return pos

    def from_json(self, text: str) -> Position:
        """The position that ``to_json`` wrote."""
        return self.from_data(json.loads(text))
