"""Record views of Hamilcar for the demo page and the tests of the board: one JSON file a moment.

Run from the root: ``.venv/bin/python web/demo/make_hamilcar.py``. Games from fixed seeds are played until
every prompt and every verb has been seen, if they come at all.
"""

from __future__ import annotations

import random
from typing import Any

from recording import begin, choose, write

import bellum

GAMES = 24
TIMID = ("halt", "pass", "done", "discard", "enter", "break_off", "no_tactic", "back")


def moments(view: dict[str, Any]) -> list[str]:
    """What kinds of moment a view of the seat to act shows: its prompt, each verb that it offers, the sea."""
    names = [str(view["prompt"]["key"]).removeprefix("prompt-")] if view["prompt"] else ["game-over"]
    names += [f"verb-{notation.split()[0]}" for notation in view["legal"]]
    sea = view["sea"]
    if sea["battle"] and sea["battle"]["round"] >= 2 and min(sea["battle"]["count"].values()) >= 1:
        names.append("sea-battle-long")
    if sea["voyage"] and sea["voyage"]["army"]:
        names.append("voyage")
    if view["turn"]["number"] == 4 and len(sea["ships"]) > 6:
        names.append("middle")
    if len(sea["supplies"]) > 1 and any(not fleet["harbour"] for fleet in sea["ships"]):
        names.append("at-anchor")
    return names


def main() -> None:
    folder = begin("hamilcar")
    seen: set[str] = set()
    for number in range(GAMES):
        match = bellum.new_game("hamilcar", seed=f"board {number}")
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
        if number == 0:
            seen.add("game-over")
            write(folder, "game-over", match, "rome")
    print(len(seen), "moments:", ", ".join(sorted(seen)))


if __name__ == "__main__":
    main()
