"""The chat of a table in memory: what was said to everybody, and what within each team."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import Any

from ..storage.chat import KEPT, ChatLine


class Talk:
    """The latest lines of each channel. A team's lines are for its own people, and for nobody else."""

    def __init__(self, lines: Iterable[ChatLine]) -> None:
        self.last = 0  # the id of the latest line of any channel
        self._channels: dict[str | None, deque[ChatLine]] = {}
        for line in lines:
            self.add(line)

    def add(self, line: ChatLine) -> None:
        self.last = line.id
        self._channels.setdefault(line.team, deque(maxlen=KEPT)).append(line)

    def heard_by(self, teams: Collection[str]) -> list[dict[str, Any]]:
        """What somebody who plays for these teams may read, the latest last."""
        own = [line for team in (None, *teams) for line in self._channels.get(team, ())]
        return [line.told for line in sorted(own, key=lambda line: line.id)]
