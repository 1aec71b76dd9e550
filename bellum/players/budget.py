"""How long a player may think: processor time, and whoever wants it to stop."""

from __future__ import annotations

from collections.abc import Callable


class Budget:
    """Time that runs out, by a clock that is given, or earlier if somebody says so."""

    def __init__(self, seconds: float, clock: Callable[[], float], stop: Callable[[], bool] | None) -> None:
        self.clock = clock
        self.stop = stop
        self.until = clock() + seconds
        self.over = False

    def spent(self) -> bool:
        """Whether it is time to end; once it is, it stays so."""
        if not self.over:
            self.over = self.clock() >= self.until or (self.stop is not None and self.stop())
        return self.over
