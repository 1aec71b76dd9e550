"""CONTRIBUTING.md: the change that the page makes is made in a copy of the house, and tested there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.pages import ROOT, add, added_by, copy_house, run_tests

PAGE = ROOT / "CONTRIBUTING.md"
TEXT = PAGE.read_text(encoding="utf-8")
DIFFS = re.findall(r"^```diff\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
TEST = "tests/julius_caesar/test_6_levy.py"
TEXTS = "julius_caesar and (missing or refusal or name or variables)"


def apply(house: Path, diff: str) -> None:
    """Make a change of the page in the copy; lines may have moved since it was written."""
    command = ["git", "apply", "--recount", "-"]
    subprocess.run(command, cwd=house, input=diff, text=True, check=True)


@pytest.mark.slow
def test_a_changed_rule_and_its_test(tmp_path: Path) -> None:
    house = copy_house(tmp_path)
    test, change = DIFFS
    apply(house, test)
    with pytest.raises(AssertionError, match=r"FAILED .*test_fleets_gain_steps_in_major_ports_only"):
        run_tests(house, TEST)
    apply(house, change)
    run_tests(house, TEST)
    for name, text in added_by(PAGE):
        add(house / name, text)
    run_tests(house, "tests/kernel/test_text.py", "-k", TEXTS)


def test_the_page_names_what_is_there() -> None:
    """Files in code spans and links, and targets of make."""
    spans = [span for span in re.findall(r"`([\w./-]+/[\w./-]+)`", TEXT) if not span.startswith(".venv")]
    links = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert len(spans) > 5
    assert [name for name in [*spans, *links] if not (ROOT / name).exists()] == []
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^\W*`?make ([a-z-]+)", TEXT, re.MULTILINE))
    assert len(targets) > 5
    assert {target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)} == set()
