"""Says which code the tests run on, refuses to run them on the wrong one, and makes Hypothesis repeat itself."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from bellum.kernel import position

# A test needs no luck and no fast machine: the same examples in every run. What is random is `make fuzz`.
settings.register_profile("bellum", derandomize=True, deadline=None)
settings.load_profile("bellum")

COMPILED = not str(position.__file__).endswith(".py")


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("BELLUM_EXPECT_COMPILED") and not COMPILED:
        raise pytest.UsageError("the compiled code was expected; run make compile")


def pytest_report_header(config: pytest.Config) -> str:
    return f"bellum: {'compiled' if COMPILED else 'plain'} code, {position.__file__}"
