"""`tools/lint.py` is the one list of checks: pre-commit, `make lint` and so CI run it, and all of it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tools import lint
from tools.lint import Check

ROOT = Path(__file__).resolve().parent.parent


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_pre_commit_has_a_hook_for_each_check_and_no_other() -> None:
    text = read(".pre-commit-config.yaml")
    names = [check.name for check in lint.CHECKS]
    assert re.findall(r"- id: (\S+)", text) == names
    assert re.findall(r"entry: (.+)", text) == [f".venv/bin/python tools/lint.py {name}" for name in names]
    assert re.findall(r"repo: (\S+)", text) == ["local"]


def test_make_lint_and_ci_run_them_all() -> None:
    assert re.search(r"^lint:.*\n(?:\t.*\n)*\t@\S+python tools/lint.py\n", read("Makefile"), re.MULTILINE)
    assert '("lint", "lint")' in read("tools/phases.py")
    assert re.search("^make test$", read(".ci/run"), re.MULTILINE)


def test_the_client_has_the_scripts() -> None:
    scripts = json.loads(read("web/package.json"))["scripts"]
    wanted = {check.command[3] for check in lint.CHECKS if check.command[0] == "npm"}
    assert wanted <= set(scripts)
    assert "--max-warnings 0" in scripts["lint"]
    assert "--fail-on-warnings" in scripts["check"]


def says(name: str, code: int, fix: bool = False) -> Check:
    """A check that prints its name and ends with a code."""
    program = (sys.executable, "-c", f"print({name!r}, flush=True); raise SystemExit({code})")
    return Check(name, ".", program, (*program[:2], f"print('mends {name}', flush=True)") if fix else ())


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three checks in place of ours: the first fails, and only the last can mend anything."""
    monkeypatch.setattr(lint, "CHECKS", (says("one", 1), says("two", 0), says("three", 0, fix=True)))


@pytest.mark.usefixtures("three")
def test_all_of_them_run_and_those_that_failed_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert lint.main([]) == 1
    out, err = capfd.readouterr()
    assert out.split() == ["one", "two", "three"]
    assert "failed: one (" in err
    assert lint.main(["two", "three"]) == 0
    assert capfd.readouterr().out.split() == ["two", "three"]


@pytest.mark.usefixtures("three")
def test_mending_runs_what_can_mend(capfd: pytest.CaptureFixture[str]) -> None:
    assert lint.main(["--fix"]) == 0
    assert capfd.readouterr().out.split() == ["mends", "three"]


@pytest.mark.usefixtures("three")
def test_an_unknown_check_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        lint.main(["four"])
    assert stop.value.code == 2
    assert "no check four" in capfd.readouterr().err
