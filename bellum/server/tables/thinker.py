"""A process in which machine players think: questions come in as lines of JSON, and answers go out as such.

It knows nothing of the server. It ends when its input does: when the server closes it or is gone itself.
"""

from __future__ import annotations

import json
import sys
from typing import NamedTuple

from ...games import find
from ...players import Perspective, make


class Question(NamedTuple):
    """A position and whose turn it is."""

    game: str
    position: str  # JSON
    seat: int
    player: str
    seed: str


def think(question: Question) -> int:
    """The action that a machine player chooses; it is shown what its seat may know."""
    position = find(question.game).from_json(question.position)
    return make(question.player, question.seed).choose(Perspective(position, question.seat))


def main() -> None:
    """Answer until there are no more questions: an action, or a text that says why there is none."""
    for line in sys.stdin:
        try:
            answer: int | str = think(Question(*json.loads(line)))
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
