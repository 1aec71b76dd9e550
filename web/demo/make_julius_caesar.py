"""Record views of Julius Caesar for the demo page and the tests of the board: one JSON file a moment.

Run from the root: ``.venv/bin/python web/demo/make_julius_caesar.py``. Greedy games from fixed seeds are
played until every kind of moment has been seen, so that each verb of the game is in some fixture.
"""

from __future__ import annotations

import random
from typing import Any

from recording import begin, keep, write

import bellum


def choose(match: Any, seat: int, rng: random.Random) -> str:
    """A lively action: mostly the best by the game's own estimate, so that armies meet."""
    pos = match.position
    legal = pos.legal(seat)
    if len(legal) == 1 or rng.random() < 0.12:
        return match.game.table.notation(rng.choice(legal))
    best, score = legal[0], -9.0
    for action in rng.sample(legal, min(len(legal), 14)):
        after = pos.clone()
        after.apply(seat, action)
        worth = after.value(seat) + rng.random() * 0.02
        if match.game.table.notation(action) in ("done", "stop"):
            worth -= 0.02
        if worth > score:
            best, score = action, worth
    return match.game.table.notation(best)


def standing(view: dict[str, Any]) -> int:
    """How many blocks are on the map."""
    off = ("pool", "open", "trophy", "box", "unplaced")
    backs = sum(b["count"] for b in view["backs"] if b["place"] not in off)
    return backs + sum(1 for b in view["blocks"] if b["place"] not in off)


def battle_moment(view: dict[str, Any]) -> str | None:
    """Which of the moments of a battle a view shows, if any that is worth a picture."""
    battle = view["battle"]
    size = sum(1 for b in view["blocks"] if b["place"] == battle["space"])
    waiting = sum(battle["reserves"].values())
    if size >= 7 and battle["round"] >= 2:
        return "battle-big"
    if waiting >= 2:
        return "battle-reserves"
    return "battle" if size >= 4 and battle["round"] >= 2 else None


def moment(view: dict[str, Any]) -> str | None:
    """What kind of moment a view of the seat to act shows."""
    key = (view["prompt"] or {}).get("key")
    if view["outcome"]:
        return "game-over"
    if not key:
        return None
    name = str(key).removeprefix("prompt-")
    if name == "battle":
        return battle_moment(view)
    if "tempt_cleopatra" in view["legal"]:
        return "jupiter-queen"
    if any(action.startswith("reclaim") for action in view["legal"]):
        return "jupiter-reclaim"
    if name == "move":
        if len(view["attacks"]) >= 2:
            return "attack"
        return "move-mid" if view["year"] > 705 and standing(view) >= 36 else "move"
    if name == "levy":
        return "levy" if view["year"] >= 706 else None
    if name == "card" and view["turn"] >= 3:
        return "card-mid"
    return name


def main() -> None:
    folder = begin("julius_caesar")
    wanted = len(bellum.find("julius_caesar").table.verbs)
    seen: set[str] = set()
    verbs: set[str] = set()
    film: list[dict[str, Any]] = []
    for number in range(24):
        if number > 13 and len(verbs) == wanted:
            break
        options = {"free_setup": number == 13}
        match = bellum.new_game("julius_caesar", options=options, seed=f"board {number}")
        rng = random.Random(number)
        start = "start" if number == 0 else None
        while True:
            movers = [s for s in range(2) if match.position.owes(s)]
            seat = movers[0] if movers else 0
            view = match.view(seat)
            name = start or moment(view)
            start = None
            verbs |= {n.split()[0] for n in view["legal"]}
            if name and name not in seen:
                seen.add(name)
                for side in ("caesar", "pompeius"):
                    write(folder, name, match, side)
            if number == 2 and 60 < len(match.record.actions) <= 100:
                film.append(match.view("caesar"))
            if match.outcome is not None:
                break
            match.play(seat, choose(match, seat, rng))
    keep(folder / "film.json", film)
    print(len(seen), "moments:", ", ".join(sorted(seen)))
    print(len(verbs), "of", wanted, "verbs:", ", ".join(sorted(verbs)))


if __name__ == "__main__":
    main()
