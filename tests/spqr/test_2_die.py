"""2.3 The die: it shows 0 to 9."""

from __future__ import annotations

import pytest

from tests.spqr.kit import rig, start


@pytest.mark.rule("2.3")
def test_the_die_shows_0_to_9() -> None:
    pos = start("learning")
    assert {pos.die() for _ in range(500)} == set(range(10))


@pytest.mark.rule("2.3")
def test_0_is_less_than_1() -> None:
    pos = start("learning")
    rig(pos, 0, 1)
    assert pos.die() < pos.die()
