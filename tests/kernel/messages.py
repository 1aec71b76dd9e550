"""Which messages a game asks for, read from its declarations and its sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bellum
from bellum.kernel import Game, versions

HOUSE = Path(bellum.__file__).parent
KERNEL = HOUSE / "kernel"
WEB = Path(__file__).parents[2] / "web"  # not beside the package: that may be a compiled copy
CLIENT = WEB / "src" / "games"
TOYS = WEB / "e2e"
WORDS = ("yes", "no", "rule", "undo", "spectator")
KEY = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*")


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
        code = [*KERNEL.glob("*.py"), *(path for folder in game.folders for path in folder.rglob("*.py"))]
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

    def words_passed(self, function: str, index: int) -> set[str]:
        """All strings passed to a function at an index, also through functions that hand a parameter on."""
        takers = self.takers(function, index)
        return {
            word
            for call in self.calls
            for taker, i in takers
            if call.name == taker and i < len(call.args)
            for word in literals(call.args[i], call.scope)
        }

    def refusals(self) -> set[str]:
        """The messages of all refusals: those that the sources make, and of verbs that are not due."""
        return self.words_passed("Refusal", 1) | {refusal.message for refusal in self.game.table.untimely}

    def strings(self) -> set[str]:
        """Every string of the game's sources and of its board in the client that could be a message's key."""
        found: set[str] = set()
        for path, tree in self.trees.items():
            if KERNEL not in path.parents:
                values = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
                found |= {value for value in values if isinstance(value, str)}
        ids = [folder.name for folder in self.game.folders]
        for folder in (*(top / id for top in (CLIENT, TOYS) for id in ids), CLIENT / "shared"):
            for path in folder.rglob("*"):
                if path.suffix in (".ts", ".svelte"):
                    found |= set(re.findall(r"['\"`]([a-z0-9_-]+)", path.read_text(encoding="utf-8")))
        return found


def needed(sources: Sources) -> set[str]:
    """Every key that somebody asks for by a rule of the kernel."""
    game = sources.game
    described = [f"scenario-{name}" for name in game.scenarios] + [f"option-{name}" for name in game.options]
    seats = {seat.id for seating in game.seatings() for seat in seating.seats}
    nameless = {
        f"{kind.name}-{id}"
        for kind in game.kinds.values()
        if not kind.selects
        for id in kind.ids
        if id not in kind.names
    }
    shared = {
        f"{kind.name}-of-side"
        for kind in game.kinds.values()
        if kind.owners and len({str(kind.names[id]) for id in kind.owners}) < len(kind.owners)
    }
    return {
        *(f"refusal-{word}" for word in sources.refusals()),
        *(f"event-{kind}" for kind in {**game.events, **versions.EVENTS}),
        *(f"reason-{word}" for word in sources.words_passed("Outcome", 1)),
        *game.prompts,
        *(f"order-{order}" for order in game.orders),
        *(f"until-{until}" for spans in game.orders.values() for until in spans),
        *(f"about-{kind.name}" for kinds in game.about.values() for kind in kinds),
        *(f"action-{verb}" for verb in game.table.verbs),
        *(f"side-{seat}" for seat in seats),
        *nameless,
        *shared,
        *described,
        *(f"{key}-about" for key in described),
        *(f"option-{o}-{v}" for o, values in game.options.items() for v in values if isinstance(v, str)),
        *(f"word-{word}" for word in WORDS),
        *("language", "prompt", "reason-resigned", "outcome-win", "outcome-draw", "outcome-score"),
        "outcome-kept",
    }
