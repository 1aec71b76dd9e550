"""The options of a battle: optional rules, and how many turns it may last."""

from __future__ import annotations

from typing import Final

ELEPHANT_COMMAND: Final = "elephant_command"  # 4.8
ENGAGEMENT: Final = "engaged"  # 10.5
TURNS: Final = "turns"  # a limit, after which 11.4 decides; 0 for none, as the rulebook has it
LIMITS: Final[tuple[int, ...]] = (0, 10, 20, 40)
SWITCHES: Final[tuple[str, ...]] = (ELEPHANT_COMMAND, ENGAGEMENT)
