"""2.1 Neptune."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.refusal import Refusal
from .mars import Mars

FLEETS_ONLY: Final = Refusal("2.1", "card-moves-fleets")


class Neptune(Mars):
    """2.1 Neptune: Mars for ships. One group of fleets moves, and one of its attacks is a surprise."""

    id: ClassVar[str] = "neptunus"

    def refuse_block(self, fleet: bool) -> Refusal | None:
        return None if fleet else FLEETS_ONLY
