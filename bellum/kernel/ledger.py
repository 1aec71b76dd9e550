"""The ledger of rules: every numbered paragraph of a rulebook, where it is cited and which tests carry it.

A citation is a line of a docstring, or a comment, that opens with numbers of paragraphs: "7.3, 6.12 The ..."
or "6.1 to 6.3 Moves ...", which means every paragraph of the book from the one to the other. A chapter that
has no numbered paragraphs is cited by its own number, before a comma or a sentence: "7, 10.1 A state ...".
A test carries a paragraph by the mark ``@pytest.mark.rule("6.13")``, on itself, its class or its module.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .game import Game

CHAPTER = r"\d+(?=, \d| [A-Z])"  # a bare number may as well count something: "2 units of ..."
ADDED = r"H\d+(?:\.\d+)*"  # a paragraph that a second game of the same rulebook adds
NUMBER = rf"(?:\d+\.\d+(?:\.\d+)*(?![.\d]*\d)|{ADDED}|{CHAPTER})"
OPENING = re.compile(rf"{NUMBER}(?:(?:, | to | and ){NUMBER})*")

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | Definition


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph: mechanics, definition, component or advice; titled and told in every language."""

    number: str
    kind: str
    title: dict[str, str]
    text: dict[str, str]


@dataclass(frozen=True)
class Card:
    """A card with a text of its own, and the paragraph that it belongs to."""

    id: str
    number: str
    name: dict[str, str]
    text: dict[str, str]


@dataclass(frozen=True)
class Ledger:
    """A rulebook's paragraphs, in the order of the book, and its cards."""

    id: str
    games: tuple[str, ...]  # whose tests carry it
    title: dict[str, str]
    paragraphs: tuple[Paragraph, ...]
    cards: tuple[Card, ...]

    @staticmethod
    def load(game: Game) -> Ledger:
        """The ledger of a game's rulebook."""
        books = [tomllib.loads(book.read_text(encoding="utf-8")) for book in game.books]
        own = books[-1]["book"]
        return Ledger(
            own["id"],
            tuple(data["book"]["game"] for data in books),
            own["title"],
            tuple(Paragraph(**entry) for data in books for entry in data["paragraph"]),
            tuple(Card(**entry) for data in books for entry in data.get("card", [])),
        )

    def numbers(self) -> list[str]:
        """The numbers of all paragraphs, in the order of the book."""
        return [paragraph.number for paragraph in self.paragraphs]

    def cited_in(self, line: str) -> list[str]:
        """The paragraphs whose numbers a line opens with."""
        opening = OPENING.match(line.lstrip(" #-"))
        if opening is None:
            return []
        numbers = self.numbers()
        cited: list[str] = []
        for part in re.split(", | and ", opening.group()):
            first, _, last = part.partition(" to ")
            if first in numbers and (last or first) in numbers:
                cited += numbers[numbers.index(first) : numbers.index(last or first) + 1]
        return cited

    def citations(self, game: Game) -> dict[str, list[str]]:
        """For every paragraph that the game's code cites, the places: ``module.py:line name``."""
        found: dict[str, list[str]] = {}
        for folder in game.folders:
            for path in sorted(folder.rglob("*.py")):
                within = path.relative_to(folder if folder == game.folder else folder.parent)
                for line, name, text in sorted(remarks(path.read_text(encoding="utf-8"))):
                    for number in self.cited_in(text):
                        found.setdefault(number, []).append(f"{within.as_posix()}:{line} {name}".rstrip())
        return found

    def tests(self, root: Path | None = None) -> dict[str, list[str]] | None:
        """For every paragraph with a marked test, the tests' ids; None where there is no source checkout."""
        top = root or checkout()
        if top is None or not (top / "tests" / self.games[-1]).is_dir():
            return None
        found: dict[str, list[str]] = {}
        for path in sorted(file for game in self.games for file in (top / "tests" / game).rglob("test_*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for test, numbers in marked(tree):
                for number in numbers:
                    found.setdefault(number, []).append(f"{path.relative_to(top).as_posix()}::{test}")
        return found

    def report(self, game: Game, root: Path | None = None) -> list[dict[str, Any]]:
        """For every paragraph, where it is cited, which tests carry it, and whether that will do."""
        citations = self.citations(game)
        tests = self.tests(root)
        lines: list[dict[str, Any]] = []
        for paragraph in self.paragraphs:
            cited = citations.get(paragraph.number, [])
            carried = None if tests is None else tests.get(paragraph.number, [])
            done = bool(cited) and (carried is None or bool(carried))
            lines.append(
                {
                    "number": paragraph.number,
                    "kind": paragraph.kind,
                    "title": paragraph.title,
                    "text": paragraph.text,
                    "cited": cited,
                    "tests": carried,
                    "ok": done or paragraph.kind != "mechanics",
                }
            )
        return lines


def checkout() -> Path | None:
    """The root of the source checkout that this code belongs to, if it belongs to one."""
    for folder in Path(__file__).resolve().parents:
        if all((folder / name).exists() for name in ("pyproject.toml", "tests", "bellum/kernel/ledger.py")):
            return folder
    return None


# -- where code speaks: docstrings and comments ------------------------------------------------------------


def scopes(node: ast.AST, name: str = "") -> Iterator[tuple[str, Scope]]:
    """A module and every class and function in it, with their names; outer ones first."""
    if isinstance(node, Scope):
        yield name, node
    for child in ast.iter_child_nodes(node):
        inner = f"{name}.{child.name}".lstrip(".") if isinstance(child, Definition) else name
        yield from scopes(child, inner)


def remarks(source: str) -> Iterator[tuple[int, str, str]]:
    """Every line of every docstring and every comment: its line, the name of what it stands in, its text."""
    tree = ast.parse(source)
    spans: list[tuple[int, int, str]] = []
    for name, scope in scopes(tree):
        if not isinstance(scope, ast.Module):
            spans.append((scope.lineno, scope.end_lineno or scope.lineno, name))
        if ast.get_docstring(scope) is not None:
            first = scope.body[0]
            assert isinstance(first, ast.Expr)
            assert isinstance(first.value, ast.Constant)
            for offset, text in enumerate(str(first.value.value).splitlines()):
                yield first.lineno + offset, name, text.strip()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            around = [name for start, end, name in spans if start <= line <= end]
            yield line, around[-1] if around else "", token.string


# -- what tests are marked with ----------------------------------------------------------------------------


def marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Every test of a module with the paragraphs it is marked with, its class's and its module's included."""
    for name, test, outer in tests_in(tree.body, "", rules_of(assigned(tree.body))):
        numbers = [*outer, *rules_of(test.decorator_list)]
        if numbers:
            yield name, list(dict.fromkeys(numbers))


def tests_in(
    body: list[ast.stmt], prefix: str, outer: list[str]
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef, list[str]]]:
    """Every test function, with its id in the module and the marks of what it stands in."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            yield prefix + node.name, node, outer
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inner = [*outer, *rules_of(node.decorator_list), *rules_of(assigned(node.body))]
            yield from tests_in(node.body, f"{prefix}{node.name}::", inner)


def assigned(body: list[ast.stmt]) -> list[ast.expr]:
    """What ``pytestmark`` is set to."""
    values = [node for node in body if isinstance(node, ast.Assign)]
    return [node.value for node in values for name in node.targets if ast.unparse(name) == "pytestmark"]


def rules_of(nodes: Iterable[ast.expr]) -> list[str]:
    """The numbers in every ``pytest.mark.rule(...)`` of some expressions."""
    numbers: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
                numbers += [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
    return numbers
