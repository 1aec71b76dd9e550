"""Arrows point down only: no import cycles, no imports inside functions, no renamed modules of our own, plain names.

Imports are read from the sources, without running them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

import pytest

import bellum

ROOT = Path(bellum.__file__).parent
PACKAGES = (
    "kernel",
    "games/julius_caesar",
    "games/hannibal",
    "games/hamilcar",
    "games/second_punic_war",
    "games/spqr",
    "players",
    "arena",
    "research",
    "server",
)  # under bellum/; each with all that is in it
MOST_LINES = 600  # of a module
MOST_FUNCTION_LINES = 40
MOST_FIELDS = 12  # of a step
LISTS = ("bellum.server.protocol",)  # every message, typed once: one list
SERVER = "bellum.server"
SERVER_LAYERS = (  # modules and packages of the server, the highest first: each knows only those below it
    ("main",),
    ("app",),
    ("http",),
    ("tables",),
    ("cluster",),
    ("storage",),
    ("protocol", "settings", "logs", "memory", "metrics", "names", "tasks", "clock"),
)
FLAT = (ast.Assign, ast.AnnAssign, ast.Expr, ast.Return)  # statements that decide nothing


def modules(package: str) -> dict[str, ast.Module]:
    """The sources of a package, by the dotted names of the modules."""
    found = {}
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = ("bellum", *path.relative_to(ROOT).with_suffix("").parts)
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def is_package(name: str) -> bool:
    return (ROOT.parent / Path(*name.split("."))).is_dir()


def targets(name: str, node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """The modules that an import names: of ``from x import y`` also ``x.y``, which may be one."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        around = name.split(".")[: len(name.split(".")) - node.level + is_package(name)]
        base = ".".join([*around, *([base] if base else [])])
    yield base
    yield from (f"{base}.{alias.name}" for alias in node.names)


def imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node


def graph(sources: dict[str, ast.Module]) -> dict[str, set[str]]:
    """What each module imports of the same package. A package's own ``__init__`` is not below what is in it."""
    arrows: dict[str, set[str]] = {}
    for name, tree in sources.items():
        found = {target for node in imports(tree) for target in targets(name, node)}
        arrows[name] = {target for target in found if target in sources and target != name}
    return arrows


def cycle(arrows: dict[str, set[str]]) -> list[str]:
    """A round trip along the arrows, or nothing."""
    done: set[str] = set()

    def walk(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(arrows[name]):
            found = walk(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    for start in arrows:
        found = walk(start, [])
        if found:
            return found
    return []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_cycles(package: str) -> None:
    found = cycle(graph(modules(package)))
    assert not found, " imports ".join(found)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_imports_inside_functions(package: str) -> None:
    for name, tree in modules(package).items():
        for scope in ast.walk(tree):
            if isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                inside = [ast.unparse(node) for node in imports(scope)]
                assert not inside, f"{name}: {inside}"


@pytest.mark.parametrize("package", PACKAGES)
def test_modules_of_our_own_keep_their_names(package: str) -> None:
    for name, tree in modules(package).items():
        for node in imports(tree):
            ours = isinstance(node, ast.ImportFrom) and (
                node.level > 0 or (node.module or "").startswith("bellum")
            )
            for alias in node.names:
                if ours or alias.name.startswith("bellum"):
                    assert alias.asname is None, f"{name}: {ast.unparse(node)}"


def names(tree: ast.AST) -> Iterator[str]:
    """Every name that a module gives to something."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.alias) and node.asname:
            yield node.asname


@pytest.mark.parametrize("package", PACKAGES)
def test_no_name_ends_in_an_underscore(package: str) -> None:
    for module, tree in modules(package).items():
        odd = {
            name
            for name in names(tree)
            if name.endswith("_") and name.strip("_") and not name.endswith("__") and not iskeyword(name[:-1])
        }
        assert not odd, f"{module}: {odd}"


def body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
    """What a function does, without its signature and its docstring."""
    return function.body[1:] if ast.get_docstring(function) and len(function.body) > 1 else function.body


@pytest.mark.parametrize("package", PACKAGES)
def test_modules_and_functions_tell_one_story(package: str) -> None:
    for module, tree in modules(package).items():
        end = max((node.end_lineno or 0 for node in tree.body), default=0)
        assert end <= MOST_LINES or module in LISTS, f"{module} has {end} lines"
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                statements = body(node)
                if all(isinstance(statement, FLAT) for statement in statements):
                    continue  # a table or a list of fields tells one story, however long it is
                lines = (node.end_lineno or 0) - statements[0].lineno + 1
                assert lines <= MOST_FUNCTION_LINES, f"{module}: {node.name} has {lines} lines"


@pytest.mark.parametrize("game", [package.removeprefix("games/") for package in PACKAGES if "/" in package])
def test_no_step_has_more_than_a_dozen_fields(game: str) -> None:
    for name, step in bellum.game(game).steps().items():
        count = step.__init__.__code__.co_argcount if hasattr(step.__init__, "__code__") else None
        if count is not None:
            assert count - 1 <= MOST_FIELDS, f"{name} has {count - 1} fields"


def layer(name: str) -> int:
    """How deep a module of the server lies; KeyError for one that has no place yet."""
    part = name.removeprefix(f"{SERVER}.").partition(".")[0]
    return {part: depth for depth, parts in enumerate(SERVER_LAYERS) for part in parts}[part]


def climbs(arrows: dict[str, set[str]]) -> list[str]:
    """The imports that point from a lower layer of the server to a higher one."""
    return [
        f"{name} imports {other}"
        for name, others in arrows.items()
        for other in sorted(others)
        if SERVER not in (name, other) and layer(other) < layer(name)
    ]


def test_no_layer_of_the_server_imports_a_higher_one() -> None:
    assert not climbs(graph(modules("server")))


def test_a_climb_is_found() -> None:
    up = {f"{SERVER}.storage.store": {f"{SERVER}.tables.faults", f"{SERVER}.metrics"}}
    assert climbs(up) == [f"{SERVER}.storage.store imports {SERVER}.tables.faults"]
    assert not climbs({f"{SERVER}.tables.play": {f"{SERVER}.storage.chat", f"{SERVER}.tables.faults"}})


def test_nothing_else_imports_the_server() -> None:
    """It is an extra: whoever plays in the terminal or simulates needs none of its packages."""
    for name, tree in modules("").items():
        if name != SERVER and not name.startswith(f"{SERVER}."):
            found = {target for node in imports(tree) for target in targets(name, node)}
            assert not {target for target in found if f"{target}.".startswith(f"{SERVER}.")}, name


def test_the_finder_finds_cycles() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    sources = {"p.a": ast.parse("def f():\n    from .b import x"), "p.b": ast.parse("import p.a")}
    assert cycle(graph(sources)) == ["p.a", "p.b", "p.a"]
