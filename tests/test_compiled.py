"""The tests run on the code they say they run on: compiled with BELLUM_EXPECT_COMPILED=1, plain without."""

from __future__ import annotations

import importlib
import os
from fnmatch import fnmatch
from pathlib import Path

import pytest

import bellum
from bellum import compiling

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = os.environ.get("BELLUM_EXPECT_COMPILED") == "1"


def modules(package: str) -> list[str]:
    """Every module of a package that is compiled."""
    plain = compiling.EXCLUDE
    found = [path.relative_to(ROOT) for path in sorted((ROOT / package).rglob("*.py"))]
    return [
        ".".join(path.with_suffix("").parts)
        for path in found
        if not any(fnmatch(str(path) if "/" in pattern else path.name, pattern) for pattern in plain)
    ]


MODULES = modules("bellum/kernel") + modules("bellum/games")


@pytest.mark.parametrize("name", MODULES)
def test_module_is_of_the_expected_kind(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix == (".so" if EXPECTED else ".py")


def test_the_package_is_the_one_of_this_tree() -> None:
    place = Path(bellum.__file__).resolve()
    assert place.is_relative_to(ROOT / "build" / "compiled" if EXPECTED else ROOT / "bellum")


def test_the_engine_is_among_them() -> None:
    assert {"bellum.kernel.position", "bellum.kernel.match", "bellum.kernel.dice"} < set(MODULES)
    assert {"bellum.games.julius_caesar.battle", "bellum.games.julius_caesar.sample"} < set(MODULES)
