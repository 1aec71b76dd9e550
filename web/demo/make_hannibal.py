"""Record views of Hannibal for the demo page and the tests of the board: one JSON file a moment.

Run from the root: ``.venv/bin/python web/demo/make_hannibal.py``. Games from fixed seeds are played until
every prompt and every verb has been seen, if they come at all.
"""

from __future__ import annotations

import random
from typing import Any

from recording import begin, choose, write

import bellum

GAMES = 40
TIMID = ("halt", "pass", "done", "discard", "enter")
OPTIONS = {"mauretania": True, "more_generals": True, "cards": "all", "alternative_sieges": True}


def moments(view: dict[str, Any]) -> list[str]:
    """What kinds of moment a view of the seat to act shows: its prompt, and each verb that it offers."""
    names = [str(view["prompt"]["key"]).removeprefix("prompt-")] if view["prompt"] else ["game-over"]
    names += [f"verb-{notation.split()[0]}" for notation in view["legal"]]
    battle = view["battle"]
    if battle and battle["round"] >= 4 and min(battle["count"].values()) >= 3:
        names.append("battle-long")
    if view["turn"]["number"] == 3 and len(view["forces"]) > 9:
        names.append("middle")
    return names


def main() -> None:
    folder = begin("hannibal")
    seen: set[str] = set()
    for number in range(GAMES):
        options = OPTIONS if number % 8 == 7 else {}
        match = bellum.new_game("hannibal", options=options, seed=f"board {number}")
        rng = random.Random(number)
        if number == 0:
            write(folder, "start", match, "rome")
            write(folder, "start", match, "carthage")
        while match.outcome is None:
            seat = match.to_move()[0]
            new = [name for name in moments(match.view(seat)) if name not in seen]
            if new:
                seen |= set(new)
                write(folder, new[0], match, seat)
            match.play(seat, choose(match, match.seat(seat), rng, TIMID))
    print(len(seen), "moments:", ", ".join(sorted(seen)))


if __name__ == "__main__":
    main()
