"""`make test`: its phases, its line at the end, and that no test is left out of it."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

from bellum.games import GAMES
from tools import phases
from tools.phases import Phase

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def make(tmp_path: Path) -> list[str]:
    """In place of make: it notes its target, and fails or sleeps where a file of the test says so."""
    code = """
import sys, time
from pathlib import Path
here, target = Path(sys.argv[1]), sys.argv[2]
with open(here / "made", "a") as note:
    note.write(target + " ")
if target == "compile":
    print("compiling said")
if (here / (target + ".sleeps")).exists():
    time.sleep(60)
sys.exit(3 if (here / (target + ".fails")).exists() else 0)
"""
    (tmp_path / "make.py").write_text(code, encoding="utf-8")
    return [sys.executable, str(tmp_path / "make.py"), str(tmp_path)]


def made(tmp_path: Path) -> list[str]:
    return (tmp_path / "made").read_text(encoding="utf-8").split()


def test_all_phases_are_made_and_timed(
    make: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert phases.main(make) == 0
    assert sorted(made(tmp_path)[:2]) == ["compile", "lint"]
    assert made(tmp_path)[2:] == ["test-same", "test-compiled", "test-web"]
    said, line = capfd.readouterr().out.splitlines()
    assert said == "compiling said"
    assert re.fullmatch(
        r"times: lint \d s, compile \d s, plain \d s, compiled \d s, browser \d s; in all \d+ s", line
    )


@pytest.mark.parametrize("target", ["lint", "compile", "test-same", "test-web"])
def test_the_first_failure_ends_it(
    target: str, make: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / f"{target}.fails").touch()
    assert phases.main(make) == 3
    line = capfd.readouterr().out.splitlines()[-1]
    assert line.count("FAILED") == 1
    order = ["lint", "compile", "test-same", "test-compiled", "test-web"]
    ran = set(order[: order.index(target) + 1])
    # What goes beside the failing lint may be ended before its first line.
    assert ran <= set(made(tmp_path)) <= ran | {"compile"}


def test_what_goes_beside_is_ended_with_the_rest(make: list[str], tmp_path: Path) -> None:
    (tmp_path / "compile.sleeps").touch()
    (tmp_path / "lint.fails").touch()
    start = time.monotonic()
    assert phases.main(make) == 3
    assert time.monotonic() - start < 30


def test_the_line_at_the_end() -> None:
    done = [Phase("lint", 9.6, 0), Phase("plain", 125.4, 1)]
    assert phases.summary(done, 135.0) == "times: lint 10 s, plain 2 min 05 s FAILED; in all 2 min 15 s"


def recipe(target: str) -> str:
    """What the Makefile does for a target."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.MULTILINE)
    assert found is not None
    return found[1]


def test_no_test_is_left_out() -> None:
    """All of them run on the compiled code. On plain Python CI runs all but the slow ones, for coverage."""
    assert not re.search(r" -[mk] | --(deselect|ignore)|tests/", recipe("test-compiled"))
    for target in ("test-pure", "coverage"):
        assert '-m "not slow"' in recipe(target)
        assert "tests/" not in recipe(target)
    assert "make coverage" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_every_game_plays_the_same_on_both_codes() -> None:
    """`make test` has each game's golden games and counts on plain Python, too."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(r"^SAME = (.*)$", text, re.MULTILINE)
    assert found is not None
    for pattern in re.findall(r"tests/\*/\S+\.py", found[1]):
        for game in GAMES:
            assert list(ROOT.glob(pattern.replace("*", game))), f"{game} has no {pattern}"
    assert set(re.findall(r"tests/\w+", found[1])) >= {"tests/kernel", "tests/toy", "tests/players"}
