"""Pages of the documentation that change the house: a copy of it to change, and its tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def added_by(page: Path) -> list[tuple[str, str]]:
    """What a page adds to the house: a block under the name of a file."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def copy_house(target: Path) -> Path:
    """A copy of the house without its golden games, to be changed."""
    rest = shutil.ignore_patterns("__pycache__", "golden", "web", "*.so")
    for folder in ("bellum", "tests"):
        shutil.copytree(ROOT / folder, target / folder, ignore=rest)
    shutil.copy(ROOT / "pyproject.toml", target)
    return target


def add(path: Path, text: str) -> None:
    """Add some lines to the end of a file."""
    old = path.read_text(encoding="utf-8")
    path.write_text(f"{old.rstrip()}\n\n\n{text}", encoding="utf-8")


def run_tests(house: Path, *args: str) -> str:
    """Some tests of the copy, on its plain code; they must pass."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("BELLUM_", "PYTEST_"))}
    env |= {"PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("PYTHONSAFEPATH", None)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *args]
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
