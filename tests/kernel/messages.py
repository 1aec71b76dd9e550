"""Which messages a game asks for, read from its sources and its data."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bellum
from bellum.games.hannibal.battle import STAGE_NAMES
from bellum.games.hannibal.position import PHASES
from bellum.kernel import Game
from bellum.kernel.text import LANGUAGES

KERNEL = Path(bellum.__file__).parent / "kernel"
WORDS = ("yes", "no", "rule", "undo", "spectator")


def local_values(name: str, function: ast.AST) -> list[ast.expr]:
    """What a name is set to in a function."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return [node.value for node in found for target in node.targets if ast.unparse(target) == name]


def literals(node: ast.expr, function: ast.AST | None = None) -> list[str]:
    """The strings that an expression may be: also by a condition, from a table, or under a local name."""
    if isinstance(node, ast.IfExp):
        return literals(node.body, function) + literals(node.orelse, function)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [word for value in node.value.values for word in literals(value, function)]
    if isinstance(node, ast.Name) and function is not None:
        return [word for value in local_values(node.id, function) for word in literals(value)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def parameters(function: ast.FunctionDef) -> list[str]:
    return [arg.arg for arg in function.args.args if arg.arg != "self"]


@dataclass(frozen=True)
class Call:
    """A call in the sources: of what, with which arguments, in which function, whose parameters are these."""

    name: str
    args: list[ast.expr]
    scope: ast.FunctionDef | None
    names: list[str]

    def handed_on(self, index: int) -> str | None:
        """The parameter of the function around that is passed on at an index."""
        argument = self.args[index]
        return argument.id if isinstance(argument, ast.Name) and argument.id in self.names else None


def calls(tree: ast.AST) -> Iterator[Call]:
    scopes = {id(node): function for function in functions(tree) for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            scope = scopes.get(id(node))
            yield Call(name, node.args, scope, parameters(scope) if scope else [])


class Sources:
    """The sources of the kernel and of a game, taken apart."""

    def __init__(self, game: Game) -> None:
        self.game = game
        code = [*KERNEL.glob("*.py"), *game.folder.glob("*.py")]
        self.trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in code}
        self.calls = [call for tree in self.trees.values() for call in calls(tree)]

    def takers(self, function: str, index: int) -> set[tuple[str, int]]:
        """A function and those that hand a parameter of theirs on to it, with the index of the parameter."""
        found = {(function, index)}
        size = 0
        while size != len(found):
            size = len(found)
            for call in self.calls:
                for taker, i in list(found):
                    if call.name == taker and i < len(call.args):
                        parameter = call.handed_on(i)
                        if parameter is not None and call.scope is not None:
                            found.add((call.scope.name, call.names.index(parameter)))
        return found

    def arguments(self, function: str, index: int) -> Iterator[tuple[Call, int]]:
        """Every call that passes something to a function at an index, also through others."""
        takers = self.takers(function, index)
        for call in self.calls:
            for taker, i in takers:
                if call.name == taker and i < len(call.args):
                    yield call, i

    def words_passed(self, function: str, index: int) -> set[str]:
        """All strings passed to a function at an index, also through functions that hand a parameter on to it."""
        passed = self.arguments(function, index)
        return {word for call, i in passed for word in literals(call.args[i], call.scope)}

    def unread(self, function: str, index: int) -> list[str]:
        """Arguments at the index that are no strings, nor handed on."""
        return [
            ast.unparse(call.args[i])
            for call, i in self.arguments(function, index)
            if not literals(call.args[i], call.scope) and call.handed_on(i) is None
        ]

    def prompt_keys(self) -> set[str]:
        """The keys that functions called ``prompt`` return; one of an f-string ends in a word of the step."""
        keys: set[str] = set()
        for tree in self.trees.values():
            for owner in ast.walk(tree):
                if isinstance(owner, ast.ClassDef):
                    for function in owner.body:
                        if isinstance(function, ast.FunctionDef) and function.name == "prompt":
                            keys |= self.returned(owner, function)
        return keys

    def returned(self, owner: ast.ClassDef, function: ast.FunctionDef) -> set[str]:
        values = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
        first = [value.elts[0] for value in values if isinstance(value, ast.Tuple)]
        keys = {word for node in first for word in literals(node, function)}
        for node in first:
            if isinstance(node, ast.JoinedStr):
                keys |= self.spelled(owner, node)
        return keys

    def spelled(self, owner: ast.ClassDef, node: ast.JoinedStr) -> set[str]:
        """What ``f"prompt-{self.word}"`` may be: the word is passed to the constructor of the step."""
        start, end = node.values
        assert isinstance(start, ast.Constant)
        assert isinstance(end, ast.FormattedValue)
        (init,) = [f for f in functions(owner) if f.name == "__init__"]
        index = parameters(init).index(ast.unparse(end.value).removeprefix("self."))
        return {f"{start.value!s}{word}" for word in self.words_passed(owner.name, index)}


def data(game: Game, name: str) -> dict[str, Any]:
    return tomllib.loads((game.folder / "data" / name).read_text(encoding="utf-8"))


def needed(sources: Sources) -> set[str]:
    """Every key that somebody may ask for."""
    game = sources.game
    described = [f"scenario-{name}" for name in game.scenarios] + [f"option-{name}" for name in game.options]
    return {
        *(f"refusal-{word}" for word in sources.words_passed("Refusal", 1)),
        *(f"event-{word}" for word in sources.words_passed("emit", 0)),
        *(f"reason-{word}" for word in sources.words_passed("Outcome", 1)),
        *sources.prompt_keys(),
        *(f"action-{verb}" for verb in game.table.verbs),
        *(f"side-{seat}" for seat in game.seats),
        *described,
        *(f"{key}-about" for key in described),
        *(f"option-{o}-{v}" for o, values in game.options.items() for v in values if isinstance(v, str)),
        *(f"word-{word}" for word in WORDS),
        *("language", "reason-resigned", "outcome-win", "outcome-draw", "outcome-score"),
        *(OWN[game.id](sources)),
    }


def of_julius_caesar(sources: Sources) -> set[str]:
    """What only Julius Caesar has: blocks, and cards with an event."""
    blocks = data(sources.game, "blocks.toml")["blocks"]
    named = [b["id"] for b in blocks if b["kind"] in ("leader", "cleopatra", "elephant")]
    return {
        *(f"block-{id}" for id in named),
        *(f"card-{c['id']}" for c in data(sources.game, "cards.toml")["cards"] if c.get("event")),
        *(f"kind-{b['kind']}" for b in blocks),
        *(f"colour-{b['colour']}" for b in blocks),
        *(f"place-{place}" for place in ("pool", "open", "trophy", "box", "unplaced")),
        *(f"region-{region}" for region in data(sources.game, "regions.toml")["regions"]),
        *("block-of-army", "face", "faces"),
    }


HANNIBAL_WORDS = (  # those that the terminal makes from words
    *("first", "to-move", "neutral", "empty", "intercept", "avoid"),
    *("moving", "sieges", "markers", "generals", "cards", "playing", "hand"),
)


def of_hannibal(sources: Sources) -> set[str]:
    """What only Hannibal has: offices, phases, stages, markers, and cards whose entry lacks a language."""
    markers = bellum.new_game(sources.game.id, seed="markers").view(None)["markers"]
    terminal = calls(sources.trees[sources.game.folder / "terminal.py"])
    cards = data(sources.game, "cards.toml")["cards"]
    return {
        *(word for call in terminal if call.name == "say" for word in literals(call.args[0])),
        *(f"word-{word}" for word in HANNIBAL_WORDS),
        *(f"card-{card['id']}" for card in cards if any(lang not in card for lang in LANGUAGES[1:])),
        *(f"region-{region['id']}" for region in data(sources.game, "map.toml")["regions"]),
        *(f"place-{place}" for place in ("pool", "displaced", "gone", "later")),
        *(f"office-{office}" for office in ("consul", "proconsul", "dictator")),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"stage-{stage}" for stage in STAGE_NAMES),
        *(f"marker-{marker}" for marker in markers),
        "chapter-25",  # cited whole: its paragraphs are the cards
    }


OWN = {"julius_caesar": of_julius_caesar, "hannibal": of_hannibal}
SOURCES = {game: Sources(bellum.game(game)) for game in bellum.GAMES}
NEEDED = {game: needed(sources) for game, sources in SOURCES.items()}
