"""Plain data: how steps and positions become JSON and come back, with each field named once.

The fields of a ``Plain`` thing are the attributes that its ``__init__`` sets, in that order, and its
arguments are the same in the same order. So a step says what it holds in one place, and needs a ``clone`` of
its own only if something changes in it after it was made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A thing that is its fields."""

    def to_json(self) -> list[Any]:
        """The name of the thing's class and its fields, as plain data."""
        fields = (getattr(self, field) for field in fields_of(self))
        return [type(self).__name__, *(f.to_json() if isinstance(f, Plain) else f for f in fields)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and type(self) is type(other) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} changes and cannot be hashed")


def fields_of(thing: object) -> tuple[str, ...]:
    """The names of a thing's fields, those of its base classes first."""
    cls = type(thing)
    fields = _FIELDS.get(cls)
    if fields is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            names += base.__dict__.get("__mypyc_attrs__", ())  # a compiled class keeps no dictionary
        names += getattr(thing, "__dict__", {})
        fields = tuple(name for name in dict.fromkeys(names) if not name.startswith("__"))
        _FIELDS[cls] = fields
    return fields


def descendants(base: type, *packages: str) -> dict[str, Any]:
    """Every class of some packages that descends from a base class, by name: a game's steps."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [base]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if any(f"{cls.__module__}.".startswith(f"{package}.") for package in packages):
                if found.setdefault(cls.__name__, cls) is not cls:
                    raise ValueError(f"two steps are called {cls.__name__}")
    return found


class Codec:
    """How an attribute is written as plain data and read back."""

    def __init__(self, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.write = write
        self.read = read


def copy_lists(value: Any) -> Any:
    return [copy_lists(item) for item in value] if isinstance(value, list) else value


def write_sparse(values: list[int]) -> list[int]:
    out = [len(values)]
    for i, value in enumerate(values):
        if value:
            out += [i, value]
    return out


def read_sparse(data: list[int]) -> list[int]:
    out = [0] * data[0]
    for i in range(1, len(data), 2):
        out[data[i]] = data[i + 1]
    return out


def write_pairs(values: dict[int, int]) -> list[list[int]]:
    return sorted([key, value] for key, value in values.items())


def read_pairs(data: list[list[int]]) -> dict[int, int]:
    return {pair[0]: pair[1] for pair in data}


ASIS: Final = Codec(copy_lists, copy_lists)  # numbers, words, and lists of them at any depth
SPARSE: Final = Codec(write_sparse, read_sparse)  # a list of numbers, most of them 0
SPARSE_LISTS: Final = Codec(
    lambda lists: [write_sparse(values) for values in lists],
    lambda data: [read_sparse(values) for values in data],
)
PAIRS: Final = Codec(write_pairs, read_pairs)  # a dictionary of numbers
DIGITS: Final = Codec(  # a list of numbers from 0 to 9
    lambda values: "".join(map(str, values)), lambda data: [int(digit) for digit in data]
)
BYTES: Final = Codec(lambda values: bytes(values).hex(), lambda data: list(bytes.fromhex(data)))
MASK: Final = Codec(lambda value: f"{value:x}", lambda data: int(data, 16))  # a number of many bits
MASKS: Final = Codec(
    lambda values: [f"{value:x}" for value in values], lambda data: [int(mask, 16) for mask in data]
)
