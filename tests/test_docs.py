"""The examples in the documentation run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import bellum
from bellum.kernel.ledger import Ledger
from tests.house import HOUSE

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["contract.md"])
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("id", HOUSE)
def test_the_readme_counts_as_the_rules_page_does(id: str) -> None:
    """Whatever the README says of a game's paragraphs is what its ledger holds."""
    ledger = Ledger.load(bellum.game(id))
    rows = [
        line
        for line in (DOCS.parent / "README.md").read_text(encoding="utf-8").splitlines()
        if f"data {id}`" in line
    ]
    for row in rows:
        for count in re.findall(r"(\d+) paragraphs", row):
            assert int(count) == len(ledger.paragraphs)
