"""Every refusal gives the reason for that very choice and its own paragraph."""

from __future__ import annotations

import bellum
from tests import refusals
from tests.julius_caesar.trial import PICKERS

GAME = bellum.game("julius_caesar")
SETUPS = [("historical_705", {"free_setup": free}) for free in (False, True)]


def test_refusals_of_random_games_name_their_reason() -> None:
    found = refusals.gather(GAME, range(18), PICKERS, options=SETUPS)
    refusals.compare(GAME, found, 0.7)


def test_every_declared_refusal_has_one_paragraph_and_a_sentence() -> None:
    refusals.check_declared(GAME)
