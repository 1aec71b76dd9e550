"""docs/adding-a-card.md: what the page says is done to a copy of the house, and the new card is played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Texts that the new card needs, and the whole of the game's data.
TEXTS = "hannibal and (missing or refusal or name or variables)"


def blocks() -> list[tuple[str, str]]:
    """What the page adds, by file."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def add(path: Path, text: str) -> None:
    """Add some lines to the end of a file."""
    old = path.read_text(encoding="utf-8")
    path.write_text(f"{old.rstrip()}\n\n\n{text}", encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the card of the page in it."""
    copy = tmp_path_factory.mktemp("house")
    rest = shutil.ignore_patterns("__pycache__", "golden", "web", "*.so")
    for folder in ("bellum", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=rest)
    shutil.copytree(ROOT / "web" / "src" / "games", copy / "web" / "src" / "games")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for name, text in blocks():
        add(copy / name, text)
    return copy


def run(house: Path, *args: str) -> str:
    """Some tests of the copy, on its plain code."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("BELLUM_", "PYTEST_"))}
    env |= {"PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("PYTHONSAFEPATH", None)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *args]
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_names_files_that_exist() -> None:
    names = [name for name, _ in blocks()]
    assert len(names) == len(set(names)) == 6
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_the_new_card_is_played(house: Path) -> None:
    assert "1 passed" in run(house, "tests/hannibal/test_25_cards_65_to_91.py", "-k", "test_92")


def test_the_new_card_has_its_texts_and_no_dead_facts(house: Path) -> None:
    run(house, "tests/kernel/test_text.py", "-k", TEXTS)
