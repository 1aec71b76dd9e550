"""A process in which machine players think: questions come in as lines of JSON, and answers go out as such.

It knows nothing of the server. An empty line calls off the question that is being thought about: the answer
comes at once then, as good as it is. It ends when its input does: when the server closes it or is gone.
"""

from __future__ import annotations

import json
import os
import select
import sys
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from ...games import find
from ...players import Perspective, make
from ...players.planner import Planner

LONGEST = 2.5  # seconds by the clock on the wall, however busy the machine is
CHUNK = 65536
KINDNESS = 5  # by how much it stands back behind the server: a click never waits for a thought


class Question(NamedTuple):
    """A position and whose turn it is."""

    game: str
    position: str  # JSON
    seat: int
    player: str
    seed: str


class Thought(NamedTuple):
    """What a machine would do from here on, and why; see ``players.planner.Finding``."""

    plan: list[int]
    before: float = 0.0
    after: float = 0.0
    won: float = 0.0
    simulations: int = 0


def think(question: Question, stop: Callable[[], bool] | None = None) -> Thought:
    """What a machine player chooses; it is shown what its seat may know."""
    position = find(question.game).from_json(question.position)
    eyes = Perspective(position, question.seat)
    player = make(question.player, question.seed)
    if not isinstance(player, Planner):
        return Thought([player.choose(eyes)])
    player.stop = stop
    found = player.think(eyes)
    return Thought(found.plan, found.before, found.after, found.won, found.simulations)


class Input:
    """Lines that come in; whether another one has come can be asked without waiting for it."""

    def __init__(self, source: int) -> None:
        self.source = source
        self._read = b""
        self.ended = False

    def line(self) -> bytes | None:
        """The next line, without its end; None if there are no more."""
        while b"\n" not in self._read and not self.ended:
            self._take()
        if b"\n" not in self._read:
            return None
        line, self._read = self._read.split(b"\n", 1)
        return line

    def waits(self) -> bool:
        """Whether a line, or the end, has come."""
        while b"\n" not in self._read and not self.ended and select.select([self.source], [], [], 0)[0]:
            self._take()
        return b"\n" in self._read or self.ended

    def _take(self) -> None:
        chunk = os.read(self.source, CHUNK)
        self._read += chunk
        self.ended = not chunk


class Patience:
    """When thinking should end: somebody has called it off, or it has taken long enough."""

    def __init__(self, heard: Input, seconds: float = LONGEST) -> None:
        self.heard = heard
        self.until = monotonic() + seconds

    def ends(self) -> bool:
        return monotonic() >= self.until or self.heard.waits()


def main() -> None:
    """Answer until there are no more questions: a thought, or a text that says why there is none."""
    os.nice(KINDNESS)
    heard = Input(sys.stdin.fileno())
    while (line := heard.line()) is not None:
        if not line:
            continue  # called off too late: it had been answered
        try:
            answer: Thought | str = think(Question(*json.loads(line)), Patience(heard).ends)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
