"""The floor: any legal action, each as likely as the others."""

from __future__ import annotations

from .base import Perspective, Player


class Random(Player):
    """Plays uniformly at random."""

    def choose(self, eyes: Perspective) -> int:
        legal = eyes.legal()
        return legal[self.dice.below(len(legal))]
