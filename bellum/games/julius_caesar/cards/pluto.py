"""2.1 Pluto."""

from __future__ import annotations

from typing import ClassVar

from .group_move import GroupMove


class Pluto(GroupMove):
    """2.1 Pluto: one group of land blocks moves over roads and straits that carry more."""

    id: ClassVar[str] = "pluto"
