"""The examples in the documentation run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["contract.md"])
def test_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0
