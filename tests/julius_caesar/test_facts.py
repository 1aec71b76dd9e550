"""No dead facts: whatever value of the data is changed, the load fails or the rules read something else."""

from __future__ import annotations

import ast
import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import bellum
from bellum.games.julius_caesar.board import BOARD, DATA, BadBoard, Board
from bellum.kernel import Kind
from bellum.kernel.facts import ABOUT, WEIGHTS, Facts, UnreadFact
from bellum.kernel.plain import fields_of

GAME = bellum.game("julius_caesar")
FILES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(DATA.glob("*.toml"))
    if path.name != WEIGHTS
}
# What only the client draws: where spaces lie, and how straits are called.
DRAWN = {
    ("map", "spaces", "lat"),
    ("map", "spaces", "lon"),
    ("map", "edges", "name"),
    ("map", "coordinates", "of"),
}

Path = tuple[str | int, ...]


def tables(board: Board) -> dict[str, Any]:
    """Everything that a board tells the rules and the texts."""
    told: dict[str, Any] = {}
    for name in fields_of(board):
        value = getattr(board, name)
        told[name] = (value.ids, value.names, value.owners) if isinstance(value, Kind) else value
    return told


THEN = tables(BOARD)
UNCHANGED = {name: Facts(data, f"{name}.toml") for name, data in FILES.items()}


def facts(name: str, data: dict[str, Any]) -> Facts:
    """A file as the board reads it; one that has not changed need not be wrapped again."""
    return UNCHANGED[name] if data is FILES[name] else Facts(data, f"{name}.toml")


def build(files: dict[str, Any]) -> dict[str, Any]:
    return tables(Board({name: facts(name, data) for name, data in files.items()}))


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value of the data, but for what speaks about the data."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in ABOUT:
                yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from leaves(item, (*path, number))
    else:
        yield path


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(path: Path, value: Any) -> dict[str, Any]:
    """All data with one value changed; the other files are shared."""
    files = dict(FILES)
    files[str(path[0])] = copy.deepcopy(FILES[str(path[0])])
    at(files, path[:-1])[path[-1]] = value
    return files


def others(path: Path) -> list[Any]:
    """Other values for a fact: nonsense of the same type, and what another row has there."""
    now = at(FILES, path)
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, (int, float)):
        return [now + 1]
    found: list[Any] = ["nonsense"]
    if len(path) == 4 and isinstance(path[2], int):
        rows = at(FILES, path[:2])
        found += [row[path[3]] for row in rows if row.get(path[3], now) != now][:1]
    return found


def noticed(files: dict[str, Any]) -> bool:
    try:
        return build(files) != THEN
    except (BadBoard, KeyError, ValueError, IndexError, TypeError):
        return True


def drawn(path: Path) -> bool:
    return tuple(key for key in path if isinstance(key, str)) in DRAWN


PATHS = [path for path in leaves(FILES) if not drawn(path)]


def test_the_same_data_make_the_same_board() -> None:
    assert build(FILES) == THEN
    assert len(PATHS) > 1000


@pytest.mark.parametrize("file", FILES)
def test_every_changed_value_is_noticed(file: str) -> None:
    for path in PATHS:
        if path[0] == file:
            for value in others(path):
                assert noticed(changed(path, value)), f"{path} = {value!r} changes nothing"


@pytest.mark.parametrize("file", FILES)
def test_a_key_that_nothing_reads_fails_the_load(file: str) -> None:
    files = changed((file, "unheard_of"), 1)
    with pytest.raises(UnreadFact, match="unheard_of"):
        build(files)


def test_a_row_with_a_key_too_many_fails_the_load() -> None:
    for path in (("blocks", "blocks", 0), ("cards", "cards", 9), ("map", "spaces", 3), ("map", "edges", 3)):
        with pytest.raises(UnreadFact, match="colour_of_eyes"):
            build(changed((*path, "colour_of_eyes"), "blue"))


# -- what is built is read ------------------------------------------------------------------------------------------


def constants() -> dict[str, str]:
    """The constants of ``board.py`` that are read from the board, each with the attribute."""
    tree = ast.parse((GAME.folder / "board.py").read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
            for part in ast.walk(node.value):
                if isinstance(part, ast.Attribute) and ast.unparse(part.value) == "BOARD":
                    found[node.target.id] = part.attr
    return found


def names_read() -> set[str]:
    """Every name that the rules import from the board, or that the board itself goes on with."""
    read: set[str] = set()
    for path in GAME.folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("board"):
                read |= {name.name for name in node.names}
            elif (
                isinstance(node, ast.Attribute)
                and ast.unparse(node.value) == "BOARD"
                and path.stem != "board"
            ):
                read.add(node.attr)
            elif path.stem == "board" and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                read.add(node.id)
    return read


def test_everything_on_the_board_is_read_by_the_rules() -> None:
    read, known = names_read(), constants()
    assert len(known) > 40
    for attribute in fields_of(BOARD):
        names = {name for name, source in known.items() if source == attribute} | {attribute}
        assert names & read, f"nothing reads {attribute}"
    assert set(known) <= read, sorted(set(known) - read)
