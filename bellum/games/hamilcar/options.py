"""26, H26 The options of this war, as bits beside Hannibal's."""

from __future__ import annotations

from typing import Final

HISTORICAL_CONSULS: Final = 1 << 16

# What a game can be played with, besides: 26.4, 26.6 and whether everybody is always asked.
SWITCHES: Final = ("flexible_pcs", "alternative_sieges", "historical_consuls", "always_ask")
