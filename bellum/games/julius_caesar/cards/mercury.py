"""2.1 Mercury."""

from __future__ import annotations

from typing import ClassVar

from .group_move import GroupMove


class Mercury(GroupMove):
    """2.1 Mercury: the blocks of one group go up to three cities, or attack with their second step."""

    id: ClassVar[str] = "mercury"
