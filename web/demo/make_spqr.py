"""Record views of SPQR for the demo page and the board's tests: one JSON file per moment.

Run from the root: ``.venv/bin/python web/demo/make_spqr.py``. Small battles from fixed seeds are played, and
every prompt and every verb that comes up in them is kept; of a large one there is the start.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from recording import begin, write

import bellum

BATTLES = (0, 1, 2, 4, 6, 8)  # seeds
MOST = 1500  # actions of a battle
SENSE = 0.8  # of actions


def choose(match: Any, seat: str, legal: list[str], rng: random.Random, played: Counter[str]) -> str:
    """Mostly what an experienced player thinks about, so that armies meet; else the verb played least."""
    if rng.random() < SENSE:
        return str(match.game.table.notation(rng.choice(match.position.prior(match.seat(seat)))))
    verbs = sorted({notation.split()[0] for notation in legal})
    verb = min(verbs, key=lambda one: played[one])
    played[verb] += 1
    return rng.choice([notation for notation in legal if notation.split()[0] == verb])


def moments(view: dict[str, Any]) -> list[str]:
    """What kinds of moment a view of the seat to act shows: its prompt, and each verb that it offers."""
    names = [str(view["prompt"]["key"]).removeprefix("prompt-")] if view["prompt"] else ["over"]
    return names + [f"verb-{notation.split()[0]}" for notation in view["legal"]]


class Recorder:
    """The folder, and what its moments show."""

    def __init__(self) -> None:
        self.folder = begin("spqr")
        self.shown: dict[str, set[str]] = {}  # by file
        self.seen: set[str] = set()

    def look(self, match: Any, seat: str) -> list[str]:
        """Write the moment, if it shows something that none before it did; what the seat may do then."""
        view = match.view(seat)
        names = moments(view)
        new = [name for name in names if name not in self.seen]
        if new:
            self.seen |= set(new)
            self.shown[f"{new[0]}.{seat}.json"] = set(names)
            write(self.folder, new[0], match, seat)
        return list(view["legal"])

    def thin(self) -> None:
        """Drop the moments that show nothing which the others do not show, too."""
        for file, names in list(self.shown.items()):
            others = [shown for other, shown in self.shown.items() if other != file]
            if names <= set().union(*others):
                del self.shown[file]
                (self.folder / file).unlink()


def battle(recorder: Recorder, number: int, played: Counter[str]) -> None:
    """A battle from first to last, or as much of it as there is patience for."""
    match = bellum.new_game("spqr", "learning", seed=f"board {number}")
    rng = random.Random(number)
    for _ in range(MOST):
        if match.outcome is not None:
            recorder.look(match, match.seats[0])
            break
        seat = rng.choice(match.to_move())
        legal = recorder.look(match, seat)
        match.play(seat, choose(match, seat, legal, rng, played))


def main() -> None:
    recorder = Recorder()
    start = bellum.new_game("spqr", "cannae", seed="board")
    write(recorder.folder, "start-cannae", start, start.to_move()[0])
    played: Counter[str] = Counter()
    for number in BATTLES:
        battle(recorder, number, played)
    recorder.thin()
    print(len(recorder.seen), "sights in", len(recorder.shown), "moments:", ", ".join(sorted(recorder.seen)))


if __name__ == "__main__":
    main()
