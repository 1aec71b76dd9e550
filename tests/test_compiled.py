"""The tests run on the code they say they run on: compiled with BELLUM_EXPECT_COMPILED=1, plain without."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

import bellum

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = os.environ.get("BELLUM_EXPECT_COMPILED") == "1"
STAYS_PLAIN = {"__init__", "__main__", "text", "ledger", "facts", "terminal"}


def modules(*packages: str) -> list[str]:
    """Every module of some packages that setup.py compiles."""
    return sorted(
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for package in packages
        for path in (ROOT / package).rglob("*.py")
        if path.stem not in STAYS_PLAIN
    )


@pytest.mark.parametrize("name", modules("bellum/kernel", "bellum/games"))
def test_module_is_of_the_expected_kind(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix == (".so" if EXPECTED else ".py")


def test_the_package_is_the_one_of_this_tree() -> None:
    place = Path(bellum.__file__).resolve()
    assert place.is_relative_to(ROOT / "build" / "compiled" if EXPECTED else ROOT / "bellum")


def test_there_is_something_to_compile() -> None:
    names = modules("bellum/kernel", "bellum/games")
    assert "bellum.kernel.position" in names
    assert "bellum.games.julius_caesar.battle" in names
