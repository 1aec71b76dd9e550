"""Record views of the Second Punic War for the demo page and the board's tests: one JSON file per moment.

Run from the root: ``.venv/bin/python web/demo/make_second_punic_war.py``. Games from fixed seeds, with every
number of seats, are played until every prompt and every verb has been seen, if they come at all.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from recording import begin, write

import bellum

GAMES = 120
MOST = 1200  # actions of a game
TIMID = ("pass", "done", "halt", "initiative", "gold", "discard", "leave", "stay", "take", "retreat", "peace")
SEAFARING = ("load", "sail", "stow")  # rare, and to be seen
SETTINGS: list[tuple[str, int]] = [
    ("campaign", 2),
    ("gates_of_italy", 5),
    ("stop_hannibal", 2),
    ("macedonia_enters", 4),
    ("campaign", 3),
]
SWITCHES = ("ravaging", "cut_off_cities", "proconsuls", "dictators")
ADVANCED = {"length": "campaign", **dict.fromkeys(SWITCHES, True)}
# A Roman fleet with troops aboard meets one of Carthage: in games that are left to chance this is rare.
AT_SEA = """
place tarraco, take_all, activate carthago, take carthage_ship, take carthage_ship, take carthage_ship,
sail sinus_carthaginiensis, sail fretum_africum, sail ora_lilybaetana, halt, done,
activate regium, take rome_ship, take rome_ship, take rome_ship, take rome_ship, load regium,
take rome_heavy_infantry, take rome_heavy_infantry, done,
sail fretum_siculum, sail ora_sicula_septentrionalis, sail ora_lilybaetana
"""


def choose(match: Any, seat: int, rng: random.Random) -> int:
    """A lively action: mostly the best of a few by the game's own estimate, and rarely a timid one."""
    pos = match.position
    legal = pos.legal(seat)
    word = match.game.table.notation
    bold = [action for action in legal if word(action).split()[0] not in TIMID]
    if not bold or rng.random() < 0.12:
        bold = legal
    verbs = sorted({word(action).split()[0] for action in bold})
    verb = rng.choice([*verbs, *[verb for verb in verbs if verb in SEAFARING]])
    bold = [action for action in bold if word(action).split()[0] == verb]
    if len(bold) == 1 or rng.random() < 0.6:
        return int(rng.choice(bold))
    best, score = bold[0], -9.0
    for action in rng.sample(bold, min(len(bold), 4)):
        after = pos.clone()
        after.apply(seat, action)
        worth = after.value(seat) + rng.random() * 0.02
        if worth > score:
            best, score = action, worth
    return int(best)


def moments(view: dict[str, Any]) -> list[str]:
    """What kinds of moment a view of the seat to act shows: its prompt, and each verb that it offers."""
    names = [str(view["prompt"]["key"]).removeprefix("prompt-")] if view["prompt"] else ["game-over"]
    names += [f"verb-{notation.split()[0]}" for notation in view["legal"]]
    battle = view["battle"]
    if battle and battle["attacker"]["dice"] and battle["defender"]["dice"]:
        names.append("battle-sea" if battle["attacker"]["ships"] else "battle-land")
    if view["recruiting"] and len(view["recruiting"]["units"]) >= 4:
        names.append("recruiting")
    if len([city for city in view["cities"] if city["siege"] == "besieged"]) >= 2:
        names.append("sieges")
    if view["stage"]["year"] == 2 and view["prompt"] and view["prompt"]["key"] == "prompt-action":
        names.append(f"middle-{len(view['seats'])}")
    return names


def record(folder: Path, seen: set[str], match: Any, seat: str) -> None:
    """Write the moment, if it shows something that none before it did."""
    new = [name for name in moments(match.view(seat)) if name not in seen]
    if new:
        seen |= set(new)
        write(folder, new[0], match, seat)


def sea_battle(folder: Path, seen: set[str]) -> None:
    """5.10 Two fleets meet; troops are stowed aboard, ships sink with them."""
    match = bellum.new_game("second_punic_war", "campaign", seed="Ecnomus")
    for notation in AT_SEA.replace("\n", " ").split(","):
        seat = match.to_move()[0]
        if "pass" in match.view(seat)["legal"] and notation.strip() not in match.view(seat)["legal"]:
            match.play(seat, "pass")
            seat = match.to_move()[0]
        match.play(seat, notation.strip())
    while match.view(seat := match.to_move()[0])["battle"]:
        record(folder, seen, match, seat)
        match.play(seat, match.view(seat)["legal"][0])


def main() -> None:
    folder = begin("second_punic_war")
    seen: set[str] = set()
    sea_battle(folder, seen)
    for number in range(GAMES):
        scenario, players = SETTINGS[number % len(SETTINGS)]
        options = {"players": players, **(ADVANCED if number % 3 == 2 else {})}
        match = bellum.new_game("second_punic_war", scenario, options=options, seed=f"board {number}")
        rng = random.Random(number)
        if number < len(SETTINGS):
            write(folder, f"start-{scenario}-{players}", match, match.to_move()[0])
        for _ in range(MOST):
            if match.outcome is not None:
                break
            seat = rng.choice(match.to_move())
            record(folder, seen, match, seat)
            match.play(seat, choose(match, match.seat(seat), rng))
    print(len(seen), "moments:", ", ".join(sorted(seen)))


if __name__ == "__main__":
    main()
