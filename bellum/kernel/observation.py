"""Observations: a seat's view as numbers in a row, for learners.

A game says once what its views are made of (``Speech.observation``), in the terms of this module, and from
that the row's shape follows: the same for every position of a scenario with its options. A row is made from
what a view is made from and from nothing else, and no part of a view that can change is left out.

A word is its place in a list, from 1; 0 is none. A missing number is 0, or what its declaration says.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .action import ActionTable
from .kind import Argument, Arguments, Kind, Several, Told
from .position import Position
from .setting import Setting

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1


class NoSuchSeat(ValueError):
    """A seat that is not there; ``str()`` of it is a sentence."""


class Entry(NamedTuple):
    """One number of a row: what it says, and from where to where it may go."""

    name: str
    least: int
    most: int


Words = Kind | Sequence[str]


def vocabulary(lists: Sequence[Words]) -> tuple[str, ...]:
    """The words of some kinds and lists, each once."""
    found: dict[str, None] = {}
    for words in lists:
        for word in words.ids if isinstance(words, Kind) else words:
            found[word] = None
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a view, and the numbers of a row that hold it."""

    def __init__(self, width: int) -> None:
        self.width = width

    def write(self, value: Any, row: array[int], at: int) -> None:
        """Write what is not 0 to a row whose numbers are 0."""
        raise NotImplementedError

    def entries(self, name: str) -> list[Entry]:
        """What the numbers say, in their order."""
        raise NotImplementedError


class Nothing(Part):
    """What never changes in a scenario, follows from the rest, or is for no seat."""

    def __init__(self) -> None:
        super().__init__(0)

    def write(self, value: Any, row: array[int], at: int) -> None:
        return

    def entries(self, name: str) -> list[Entry]:
        return []


class Number(Part):
    """A number, or ``absent`` where there is none."""

    def __init__(self, absent: int = 0) -> None:
        super().__init__(1)
        self.absent = absent

    def write(self, value: Any, row: array[int], at: int) -> None:
        row[at] = self.absent if value is None else value

    def entries(self, name: str) -> list[Entry]:
        return [Entry(name, LEAST, MOST)]


class Flag(Part):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value:
            row[at] = 1

    def entries(self, name: str) -> list[Entry]:
        return [Entry(name, 0, 1)]


class Word(Part):
    """One word of some lists, or none."""

    def __init__(self, *lists: Words) -> None:
        super().__init__(1)
        self.words = vocabulary(lists)
        self.code: dict[str, int] = {word: number for number, word in enumerate(self.words, start=1)}

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value is not None:
            row[at] = self.code[value]

    def entries(self, name: str) -> list[Entry]:
        return [Entry(name, 0, len(self.words))]


class Listed(Part):
    """Different words in an order: for each of them its place in the list, from 1; 0 if it is not there."""

    def __init__(self, *lists: Words) -> None:
        self.words = vocabulary(lists)
        super().__init__(len(self.words))
        self.code: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value:
            for place, word in enumerate(value, start=1):
                row[at + self.code[word]] = place

    def entries(self, name: str) -> list[Entry]:
        return [Entry(f"{name}.{word}", 0, len(self.words)) for word in self.words]


class Fields(Part):
    """A record: its fields by name, one after the other."""

    def __init__(self, fields: Mapping[str, Part]) -> None:
        super().__init__(sum(part.width for part in fields.values()))
        self.fields = dict(fields)
        self.layout: list[tuple[str, Part, int]] = []
        at = 0
        for name, part in fields.items():
            if part.width:
                self.layout.append((name, part, at))
            at += part.width

    def write(self, value: Any, row: array[int], at: int) -> None:
        record: dict[str, Any] = value
        for name, part, offset in self.layout:
            part.write(record.get(name), row, at + offset)

    def entries(self, name: str) -> list[Entry]:
        return [
            entry
            for field, part in self.fields.items()
            for entry in part.entries(f"{name}.{field}" if name else field)
        ]


class Maybe(Part):
    """Something or nothing: whether it is there, and what it is."""

    def __init__(self, part: Part) -> None:
        super().__init__(1 + part.width)
        self.part = part

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value is not None:
            row[at] = 1
            self.part.write(value, row, at + 1)

    def entries(self, name: str) -> list[Entry]:
        return [Entry(name, 0, 1), *self.part.entries(name)]


class ByWord(Part):
    """A dict by words."""

    def __init__(self, words: Words, part: Part) -> None:
        self.words = vocabulary([words])
        super().__init__(len(self.words) * part.width)
        self.part = part
        self.at: dict[str, int] = {word: n * part.width for n, word in enumerate(self.words)}

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value:
            items: dict[str, Any] = value
            for word, item in items.items():
                self.part.write(item, row, at + self.at[word])

    def entries(self, name: str) -> list[Entry]:
        return [entry for word in self.words for entry in self.part.entries(f"{name}.{word}")]


class ById(Part):
    """A list of records, each with the word of its own under ``key``: whether it is there, and what it is."""

    def __init__(self, key: str, words: Words, part: Part) -> None:
        self.key = key
        self.words = vocabulary([words])
        super().__init__(len(self.words) * (1 + part.width))
        self.part = part
        self.at: dict[str, int] = {word: n * (1 + part.width) for n, word in enumerate(self.words)}

    def write(self, value: Any, row: array[int], at: int) -> None:
        records: list[dict[str, Any]] = value
        for record in records:
            place = at + self.at[record[self.key]]
            row[place] = 1
            self.part.write(record, row, place + 1)

    def entries(self, name: str) -> list[Entry]:
        return [
            entry
            for word in self.words
            for entry in (Entry(f"{name}.{word}", 0, 1), *self.part.entries(f"{name}.{word}"))
        ]


class Rows(Part):
    """A list of at most so many things, in its order: how many there are, and what they are."""

    def __init__(self, most: int, part: Part) -> None:
        super().__init__(1 + most * part.width)
        self.most = most
        self.part = part

    def write(self, value: Any, row: array[int], at: int) -> None:
        if value:
            if len(value) > self.most:
                raise ValueError(f"{len(value)} rows do not go into an observation with {self.most}")
            row[at] = len(value)
            place = at + 1
            for item in value:
                self.part.write(item, row, place)
                place += self.part.width

    def entries(self, name: str) -> list[Entry]:
        rows = [entry for n in range(self.most) for entry in self.part.entries(f"{name}.{n}")]
        return [Entry(name, 0, self.most), *rows]


class Tuple(Part):
    """A few things of different kinds, always as many."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(sum(part.width for part in parts))
        self.parts = parts

    def write(self, value: Any, row: array[int], at: int) -> None:
        place = at
        for part, item in zip(self.parts, value):
            part.write(item, row, place)
            place += part.width

    def entries(self, name: str) -> list[Entry]:
        return [entry for n, part in enumerate(self.parts) for entry in part.entries(f"{name}.{n}")]


class Grid(Part):
    """A list of records that stand in cells, which some of their fields name; ``deep`` can be in one cell."""

    def __init__(self, keys: Mapping[str, Words], part: Part, deep: int = 1) -> None:
        """The records' fields ``keys`` are words, each of a list; a field without words is a flag."""
        self.part = part
        self.deep = deep
        self.cell = deep * (1 + part.width)
        self.names: list[tuple[str, ...]] = [vocabulary([words]) or ("", "+") for words in keys.values()]
        self.keys: list[tuple[str, dict[Any, int], int]] = []
        cells = 1
        for key, words, names in reversed(list(zip(keys, keys.values(), self.names))):
            codes: dict[Any, int] = {word: n for n, word in enumerate(names)}
            if not vocabulary([words]):
                codes = {False: 0, True: 1}
            self.keys.append((key, codes, cells))
            cells *= len(names)
        super().__init__(cells * self.cell)

    def write(self, value: Any, row: array[int], at: int) -> None:
        records: list[dict[str, Any]] = value
        for record in records:
            number = 0
            for key, codes, step in self.keys:
                number += codes[record[key]] * step
            place = at + number * self.cell
            end = place + self.cell
            while row[place]:
                place += 1 + self.part.width
                if place == end:
                    raise ValueError(f"more than {self.deep} records in one cell of an observation")
            row[place] = 1
            self.part.write(record, row, place + 1)

    def entries(self, name: str) -> list[Entry]:
        cells = [name]
        for words in self.names:
            cells = [f"{cell}.{word}" for cell in cells for word in words]
        found: list[Entry] = []
        for cell in cells:
            for n in range(self.deep):
                here = cell if n == 0 else f"{cell}.{n}"
                found += [Entry(here, 0, 1), *self.part.entries(here)]
        return found


# -- the row of a game -------------------------------------------------------------------------------------


Declared = Callable[[Setting], Part]


def argument_part(arguments: Sequence[Argument]) -> Part:
    """What holds an argument that several prompts have, each of the kind that it declares."""
    kinds = [argument for argument in arguments if isinstance(argument, Kind)]
    if kinds:
        words = vocabulary(kinds)
        return Word(words) if words else Number(absent=-1)
    things = [argument.kind for argument in arguments if isinstance(argument, Several)]
    if things and len(things) == len(arguments):
        return Listed(*things)
    if len(arguments) == 1 and isinstance(arguments[0], Told):
        return records_part(arguments[0])
    raise TypeError("a prompt's arguments are things, numbers, or lists of things or of records")


def records_part(told: Told) -> Part:
    """What holds a list of records: the thing that each is about, and what is said of it."""
    about = {name: kind for name, kind in told.args.items() if isinstance(kind, Kind) and vocabulary([kind])}
    rest = {name: argument_part([argument]) for name, argument in told.args.items() if name not in about}
    return Maybe(Grid(about, Fields(rest)))


def prompt_part(prompts: Mapping[str, Arguments]) -> Fields:
    """What holds the arguments of all prompts."""
    names: dict[str, list[Argument]] = {}
    for arguments in prompts.values():
        for name, argument in arguments.items():
            names.setdefault(name, []).append(argument)
    return Fields({name: argument_part(found) for name, found in sorted(names.items())})


class Observer:
    """Makes rows of the positions of one setting: what a seat knows, and what it may do."""

    def __init__(self, setting: Setting, prompts: Mapping[str, Arguments], inside: Part) -> None:
        self.setting = setting
        self.seats = len(setting.seats)
        self.prompt = Word(sorted(prompts))
        self.arguments = prompt_part(prompts)
        self.inside = inside
        self.over = 2 * self.seats  # after who observes, and who is to move
        self.asked = self.over + 1 + 2 * self.seats  # after the end, who has won, and the scores
        self.known = self.asked + 1 + self.arguments.width
        self.width = self.known + inside.width
        self.blank = bytes(2 * self.width)
        table: ActionTable = setting.table
        self.actions = table.actions
        self.column: dict[int, int] = {action: number for number, action in enumerate(table.actions)}
        self.unmarked = bytes(len(table.actions))

    def seat(self, name: str | int) -> int:
        """A seat's number by its name or number, or NoSuchSeat."""
        seat = self.setting.seat(name)
        if seat < 0:
            seats = ", ".join(self.setting.seats)
            raise NoSuchSeat(f"{self.setting.game} has no seat {name!r} that could observe; it has {seats}")
        return seat

    def entries(self) -> list[Entry]:
        """What the numbers of a row say, in their order."""
        seats = self.setting.seats
        return [
            *(Entry(f"seat.{seat}", 0, 1) for seat in seats),
            *(Entry(f"to_move.{seat}", 0, 1) for seat in seats),
            Entry("over", 0, 1),
            *(Entry(f"winner.{seat}", 0, 1) for seat in seats),
            *(Entry(f"score.{seat}", LEAST, MOST) for seat in seats),
            *self.prompt.entries("prompt"),
            *self.arguments.entries("prompt"),
            *self.inside.entries(""),
        ]

    def observe(self, pos: Position, seat: int) -> array[int]:
        """What a seat knows, as a row of numbers."""
        row = array("h", self.blank)
        row[seat] = 1
        outcome = pos.outcome
        if outcome is not None:
            row[self.over] = 1
            for winner in outcome.winners:
                row[self.over + 1 + winner] = 1
            for place, score in enumerate(outcome.scores):
                row[self.over + 1 + self.seats + place] = score
        elif pos.steps:
            owners = pos.owners()
            for place in range(self.seats):
                if owners >> place & 1:
                    row[self.seats + place] = 1
            key, args = pos.steps[-1].prompt(pos)
            self.prompt.write(key, row, self.asked)
            self.arguments.write(args, row, self.asked + 1)
        self.inside.write(pos.inside(seat), row, self.known)
        return row

    def mask(self, legal: Sequence[int]) -> bytearray:
        """For every action of the table, whether it is among some."""
        marks = bytearray(self.unmarked)
        for action in legal:
            marks[self.column[action]] = 1
        return marks
