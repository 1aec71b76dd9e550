"""Says which code the tests run on, and refuses to run them on the wrong one."""

from __future__ import annotations

import os

import pytest

from bellum.kernel import position

COMPILED = not str(position.__file__).endswith(".py")


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("BELLUM_EXPECT_COMPILED") and not COMPILED:
        raise pytest.UsageError("the compiled code was expected; run make compile")


def pytest_report_header(config: pytest.Config) -> str:
    return f"bellum: {'compiled' if COMPILED else 'plain'} code, {position.__file__}"
