"""10.2, 11.2, XII What the players may choose before a game, as bits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

RAVAGING: Final = 1  # 12.1
CUT_OFF: Final = 2  # 12.2
PROCONSULS: Final = 4  # 12.3
DICTATORS: Final = 8  # 12.4
ALWAYS_ASK: Final = 16  # ask for effects even who can play none, so that silence tells nothing
TO_THE_END: Final = 32  # 6.1 an assault lasts until the city falls or the attacker gives up
FINAL_YEAR: Final = 64  # 11.2 a campaign ends in 201 BC

SWITCHES: Final[dict[str, int]] = {
    "ravaging": RAVAGING,
    "cut_off_cities": CUT_OFF,
    "proconsuls": PROCONSULS,
    "dictators": DICTATORS,
    "always_ask": ALWAYS_ASK,
    "long_assaults": TO_THE_END,
    "final_year": FINAL_YEAR,
}
PLAYERS: Final = (2, 3, 4, 5)
LENGTHS: Final = ("small", "large", "campaign")


def options_as_bits(options: Mapping[str, Any]) -> int:
    """The switches that are on."""
    return sum(bit for name, bit in SWITCHES.items() if options[name])
