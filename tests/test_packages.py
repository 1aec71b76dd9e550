"""What is installed with what: the engine, the terminal and simulations need no package of the server or of the tools.

Packages that are not hidden are those that `pip install bellum` brings; everything else in this environment is out of
sight in the process under test, as if it were not installed.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest

import bellum
from tests.house import HOUSE

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FOUND_BY_OTHERS = {"websockets"}  # uvicorn finds it by itself, and speaks WebSocket with it

# Runs `bellum` with some modules out of sight.
HIDING = """
import sys

hidden = set(sys.argv[1].split())


class Hidden:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Hidden)
from bellum.cli import main

sys.exit(main(sys.argv[2:]))
"""


def plain(name: str) -> str:
    """A distribution's name as all spellings of it are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    """The distribution that a requirement names."""
    return plain(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])


def brought(requirements: Iterable[str]) -> set[str]:
    """The distributions that some requirements bring, with all that those need in turn, on any system."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        requirement = waiting.pop()
        name = name_of(requirement)
        extras = re.findall(r"[\w-]+", requirement.partition("[")[2].partition("]")[0])
        if name not in found or extras:
            found.add(name)
            waiting += needs(name, extras)
    return found


def needs(name: str, extras: list[str]) -> Iterator[str]:
    """What a distribution needs, with some of its extras; one that is not here is for another system."""
    try:
        requirements = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for requirement in requirements:
        extra = re.search(r"extra == ['\"]([\w-]+)", requirement)
        if extra is None or extra[1] in extras:
            yield requirement.partition(";")[0]


@cache
def hidden() -> frozenset[str]:
    """The modules that `pip install bellum` does not bring."""
    light = brought(PROJECT["dependencies"]) | {"bellum"}
    owners = metadata.packages_distributions().items()
    return frozenset(module for module, names in owners if not light & {plain(name) for name in names})


def bare(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `bellum` as it is after `pip install bellum`."""
    command = [sys.executable, "-c", HIDING, " ".join(sorted(hidden())), *words]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, check=False)


def test_the_packages_of_server_and_tools_are_hidden() -> None:
    assert hidden() >= {"alembic", "fastapi", "pydantic", "sqlalchemy", "starlette", "uvicorn"}
    assert hidden() >= {"httpx", "hypothesis", "mypy", "pytest", "ruff", "yaml"}
    assert not hidden() & {"bellum", "fluent", "librt", "mypy_extensions", "rich"}


@pytest.mark.slow
@pytest.mark.parametrize("id", HOUSE)
def test_the_terminal_plays_without_them(id: str) -> None:
    done = bare("play", id, "--seed", "bare", typed="1\n1\nwhy 1\nlog\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("> ") == 5


@pytest.mark.slow
@pytest.mark.parametrize("id", HOUSE)
def test_simulations_run_without_them(id: str) -> None:
    seats = len(bellum.game(id).seats_for(None, {}))
    done = bare("simulate", id, "--games", "1", "--players", ",".join(["random"] * seats))
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "1 games" in done.stdout


@pytest.mark.parametrize("words", [("games",), ("data", HOUSE[0]), ("rules", HOUSE[0]), ("serve", "--help")])
def test_so_do_the_other_commands(words: tuple[str, ...]) -> None:
    done = bare(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_server_says_what_to_install() -> None:
    done = bare("serve")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.rstrip().endswith("pip install 'bellum[server]'")


def test_a_cluster_says_what_to_install() -> None:
    done = bare("simulate", HOUSE[0], "--players", "random,random", "--on", "ray")
    assert done.returncode == 2
    needs = "a cluster needs packages that are not installed (ray is the first)"
    assert done.stderr == f"bellum: {needs}: pip install 'bellum[cluster]'\n"


def test_research_says_what_to_install() -> None:
    ask = "import sys; from bellum import research; sys.exit(research.pettingzoo_env('julius_caesar'))"
    script = HIDING.replace("from bellum.cli import main\n", "").replace("sys.exit(main(sys.argv[2:]))", ask)
    command = [sys.executable, "-c", script, " ".join(sorted(hidden()))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    needs = "research environments need packages that are not installed (numpy is the first)"
    assert f"NotInstalled: {needs}: pip install 'bellum[gym]'" in done.stderr


# -- what is declared is used ------------------------------------------------------------------------------------------


def imported(files: Iterable[Path]) -> set[str]:
    """The distributions whose modules some sources import."""
    owners = metadata.packages_distributions()
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                modules = [node.module or ""]
            else:
                continue
            for module in modules:
                found.update(plain(owner) for owner in owners.get(module.partition(".")[0], ()))
    return found - {"bellum"}


# What belongs to which extra, under bellum/; everything else comes with `pip install bellum`.
OF_EXTRAS = {"server": ("server",), "cluster": ("arena/on_ray.py",), "gym": ("research",)}


def sources(extra: str | None) -> list[Path]:
    """The sources that belong to an extra, or those that belong to none."""
    package = ROOT / "bellum"
    found = {name: [package / place for place in places] for name, places in OF_EXTRAS.items()}
    others = [place for places in found.values() for place in places]
    return [
        file
        for file in package.rglob("*.py")
        if (
            any(file.is_relative_to(place) for place in found[extra])
            if extra is not None
            else not any(file.is_relative_to(place) for place in others)
        )
    ]


def test_the_engine_uses_what_it_declares_and_nothing_else() -> None:
    used = imported(sources(None))
    assert {name_of(entry) for entry in PROJECT["dependencies"]} <= used
    assert used <= brought(PROJECT["dependencies"])


@pytest.mark.parametrize("extra", OF_EXTRAS)
def test_an_extra_is_what_its_sources_use_and_nothing_else(extra: str) -> None:
    declared = {name_of(entry) for entry in PROJECT["optional-dependencies"][extra]}
    used = imported(sources(extra))
    assert declared - FOUND_BY_OTHERS <= used
    assert used <= brought([*PROJECT["optional-dependencies"][extra], *PROJECT["dependencies"]])


def test_what_is_pinned_is_what_is_brought() -> None:
    """constraints.txt names once every package that is brought, and no other."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = [plain(line.partition("==")[0]) for line in lines]
    wanted = brought(["bellum[dev]"])
    # Of this environment alone: a package that another test has loaded may show others that it brings along.
    paths = sysconfig.get_paths()
    here = {plain(found.name) for found in metadata.distributions(path=[paths["purelib"], paths["platlib"]])}
    assert sorted(set(pinned)) == sorted(pinned)
    assert wanted & here - {"bellum"} <= {*pinned} <= wanted
