"""Facts: what a game's data files hold, read through tables that notice a key that nothing reads.

A number that no rule reads is a number that cannot be corrected: changing it would change nothing. So a
game reads all its files through ``Facts`` and then calls ``finish``, which fails on every key that was never
asked for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ABOUT = frozenset(("source", "sources", "default", "note"))  # keys that speak about facts: see ``sources``
WEIGHTS = "weights.toml"  # what matches have found, not the rulebook
NAMES = ("name", "pl", "hu")  # what an entry is called; ``Kind`` reads it


class UnreadFact(ValueError):
    """A key in a data file that nothing reads; ``str()`` of it names every such key."""


class Facts(Mapping[str, Any]):
    """A table of facts. A table inside it is ``Facts`` again, a list of tables a list of them."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self.where = where
        self._data = {key: wrap(value, f"{where}.{key}") for key, value in data.items()}
        self._read: set[str] = set()

    @staticmethod
    def load(path: Path) -> Facts:
        """The facts of one file."""
        return Facts(tomllib.loads(path.read_text(encoding="utf-8")), path.name)

    @staticmethod
    def folder(path: Path) -> dict[str, Facts]:
        """The facts of every file of a game's ``data`` folder, by the file's name without its ending.

        The weights of its estimate are no facts: see ``weights``.
        """
        files = [file for file in sorted(path.glob("*.toml")) if file.name != WEIGHTS]
        return {file.stem: Facts.load(file) for file in files}

    def __getitem__(self, key: str) -> Any:
        self._read.add(key)
        return self._data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __contains__(self, key: object) -> bool:
        return key in self._data

    def read(self, *keys: str) -> None:
        """Keys that somebody else reads: the client, which draws the board from the same files."""
        self._read.update(keys)

    def plain(self) -> dict[str, Any]:
        """The table as plain data; all of it is read."""
        self._read.update(self._data)
        return {key: unwrap(value) for key, value in self._data.items()}

    def unread(self) -> list[str]:
        """Every key that nothing has read, with the path to it."""
        found: list[str] = []
        for key, value in self._data.items():
            if key in ABOUT:
                continue
            if key not in self._read:
                found.append(f"{self.where}.{key}")
            else:
                found += [path for table in tables(value) for path in table.unread()]
        return found


def wrap(value: Any, where: str) -> Any:
    if isinstance(value, Mapping):
        return Facts(value, where)
    if isinstance(value, list):
        return [wrap(entry, f"{where}[{number}]") for number, entry in enumerate(value)]
    return value


def unwrap(value: Any) -> Any:
    if isinstance(value, Facts):
        return value.plain()
    if isinstance(value, list):
        return [unwrap(entry) for entry in value]
    return value


def tables(value: Any) -> Iterator[Facts]:
    """The tables in a value, at any depth of lists."""
    if isinstance(value, Facts):
        yield value
    elif isinstance(value, list):
        for entry in value:
            yield from tables(entry)


def finish(files: Mapping[str, Facts] | Sequence[Facts]) -> None:
    """Fail if a key of these files was never read."""
    found = [
        path for facts in (files.values() if isinstance(files, Mapping) else files) for path in facts.unread()
    ]
    if found:
        raise UnreadFact(f"nothing reads {', '.join(found)}")
