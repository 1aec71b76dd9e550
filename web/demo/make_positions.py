"""Record where pieces stand in 200 positions of each game with places, for the tests of the layout.

Run from the root: ``.venv/bin/python web/demo/make_positions.py``. Games from fixed seeds are played at
random and looked at every so often. What stands on a map is kept once, a position as the numbers of what
stands in it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from recording import keep

import bellum

POSITIONS = 200
GAMES = 20
PACE = 37  # actions between two looks: no divisor of anything that comes round again

View = dict[str, Any]
Standing = dict[str, Any]

SETTINGS = [
    ("campaign", 2),
    ("gates_of_italy", 5),
    ("stop_hannibal", 2),
    ("macedonia_enters", 4),
    ("campaign", 3),
]


def blocks(view: View) -> Iterator[Standing]:
    """How many blocks each side has in each space."""
    counts: dict[tuple[str, str], int] = {}
    for block in (*view["blocks"], *view["backs"]):
        where = block["place"], block["side"]
        counts[where] = counts.get(where, 0) + int(block.get("count", 1))
    for (space, side), count in sorted(counts.items()):
        yield {"space": space, "side": side, "count": count}


def forces(view: View) -> Iterator[Standing]:
    for force in view["forces"]:
        yield {"force": force}


def forces_and_ships(view: View) -> Iterator[Standing]:
    yield from forces(view)
    for ships in view["sea"]["ships"]:
        yield {"ships": ships}


def stacks_and_leaders(view: View) -> Iterator[Standing]:
    for stack in view["stacks"]:
        yield {"stack": {**stack, "seat": None, "moved": False}}
    for leader in view["leaders"]:
        if leader["field"]:
            yield {"leader": {**leader, "seat": None, "moved": False}}


def plain(game: str) -> Callable[[int], Any]:
    return lambda number: bellum.new_game(game, seed=f"standing {number}")


def seated(number: int) -> Any:
    scenario, players = SETTINGS[number % len(SETTINGS)]
    options = {"players": players}
    return bellum.new_game("second_punic_war", scenario=scenario, options=options, seed=f"standing {number}")


WAYS: dict[str, tuple[Callable[[int], Any], Callable[[View], Iterator[Standing]]]] = {
    "julius_caesar": (plain("julius_caesar"), blocks),
    "hannibal": (plain("hannibal"), forces),
    "hamilcar": (plain("hamilcar"), forces_and_ships),
    "second_punic_war": (seated, stacks_and_leaders),
}


def looks(match: Any, rng: random.Random) -> Iterator[View]:
    """Views of a game that is left to chance."""
    for number in range(PACE * POSITIONS // GAMES):
        if match.outcome is not None:
            return
        seat = rng.choice(match.to_move())
        if number % PACE == PACE - 1:
            yield match.view(seat)
        match.play(seat, rng.choice(match.legal(seat)))


def record(game: str) -> None:
    begin, standing = WAYS[game]
    known: dict[str, int] = {}
    positions: list[list[int]] = []
    number = 0
    while len(positions) < POSITIONS:
        for view in looks(begin(number), random.Random(number)):
            things = [json.dumps(thing, sort_keys=True) for thing in standing(view)]
            positions.append([known.setdefault(thing, len(known)) for thing in things])
        number += 1
    data = {"things": [json.loads(thing) for thing in known], "positions": positions[:POSITIONS]}
    keep(Path(__file__).parent / game / "positions.json", data)
    print(game, number, "games,", len(known), "things")


if __name__ == "__main__":
    for game in WAYS:
        record(game)
