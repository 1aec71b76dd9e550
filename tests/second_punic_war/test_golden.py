"""Golden play-throughs that a person can read, from every seat, and records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.second_punic_war.test_golden --write
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.games.second_punic_war.kinds import NATIONS
from bellum.kernel import OMNISCIENT, Match, Position, Record
from tests.golden import Golden, allowed, asked, compact
from tests.second_punic_war.trial import brisk, eventful, hasty, political, seafaring, warlike
from tests.trial import Picker

GAME = bellum.game("second_punic_war")
STOP_HANNIBAL, GATES, CAMPAIGN, MACEDONIA = GAME.scenarios
SEATINGS = list(GAME.seatings())  # 10.2 every scenario with every number of players
SWITCHES = [name for name, values in GAME.options.items() if values == (False, True)]
PICKERS: list[Picker] = [eventful, warlike, seafaring, hasty, political, brisk, warlike]
CUT = 300  # actions of a record; a whole war has thousands
Setup = tuple[str, dict[str, Any], list[Picker]]  # scenario, options, and how each seat chooses
GAMES: dict[str, Setup] = {
    "trebia": (GATES, {"players": 2}, [warlike, eventful]),
    "metaurus": (
        CAMPAIGN,
        {"players": 4, "length": "large", "proconsuls": True, "dictators": True},
        [warlike, seafaring, warlike, eventful],
    ),
    "nola": (
        CAMPAIGN,
        {"players": 5, "ravaging": True, "always_ask": True},
        [eventful, warlike, warlike, seafaring, political],
    ),
}
SEEDS = {"00": "00-1"}  # with which the short one ends before its record is cut
LETTERS = {
    "light_infantry": "l",
    "heavy_infantry": "h",
    "cavalry": "c",
    "gallic_infantry": "g",
    "gallic_cavalry": "k",
    "elephants": "e",
    "ship": "s",
}


def setup(name: str) -> Setup:
    """One of the games that are told in full, or one of the many: every scenario, number of players and option."""
    if name in GAMES:
        return GAMES[name]
    number = int(name)
    seating = SEATINGS[number % len(SEATINGS)]
    lengths = GAME.options["length"]
    options: dict[str, Any] = {**seating.options, "length": lengths[number % len(lengths)]}
    options.update({switch: (number + place) % 5 == 0 for place, switch in enumerate(SWITCHES)})
    pickers = [PICKERS[(number + seat) % len(PICKERS)] for seat in range(len(seating.seats))]
    if seating.scenario == STOP_HANNIBAL:  # the short one, which ends before the record does
        pickers = [warlike, warlike]
    return seating.scenario, options, pickers


def new_game(name: str) -> Match:
    """A random game of fixed seed, as far as it is kept."""
    scenario, options, pickers = setup(name)
    seed = SEEDS.get(name, name)
    rng = random.Random(f"record {seed}")
    match = bellum.new_game("second_punic_war", scenario, options, seed)
    match.record.players = {seat: picker.__name__ for seat, picker in zip(match.seats, pickers, strict=True)}
    while match.outcome is None and len(match.record.actions) < CUT:
        pos = match.position
        seat = next(seat for seat in range(len(match.seats)) if pos.owes(seat))
        match.play(seat, pickers[seat](pos, seat, pos.legal(seat), rng))
    return match


# -- what only the Second Punic War says ---------------------------------------------------------------------------


def heading(record: Record, name: str, seat: str) -> Iterator[str]:
    chosen = [f"{key}={value}" for key, value in record.options.items() if value]
    yield f"# Second Punic War, {record.scenario}, {', '.join(chosen)}, seed {name}, seen by {seat}."
    yield "# Troops: l light, h heavy, g Gallic infantry, c cavalry, k Gallic cavalry, e elephants, s ships; * moved."


def listed(words: Iterable[str], between: str = ", ") -> str:
    return between.join(words) or "nothing"


def place(told: Mapping[str, Any]) -> str:
    """A field, or what is behind the walls or in the port of a city."""
    if told["where"] == "walls":
        return f"{told['city']}/in"
    return f"{told['city']}/port" if told["where"] == "port" else str(told["field"])


def stack(told: Mapping[str, Any]) -> str:
    units = " ".join(
        f"{told['units'][unit]}{letter}" for unit, letter in LETTERS.items() if unit in told["units"]
    )
    whose = f" ({told['seat']})" if told["seat"] else ""
    return f"{place(told)} {units}{'*' if told['moved'] else ''}{whose}"


def city(told: Mapping[str, Any]) -> str:
    siege = f" {told['siege']}" if told["siege"] else ""
    whose = f" ({told['seat']})" if told["seat"] not in (None, told["nation"]) else ""
    return f"{told['id']} {told['level']}{siege}{whose}"


def board(view: dict[str, Any]) -> Iterator[str]:
    """Who stands where, whose the cities are, and how states and tribes stand."""
    for nation in NATIONS:
        own = [stack(told) for told in view["stacks"] if told["nation"] == nation]
        towns = [city(told) for told in view["cities"] if told["nation"] == nation]
        if own or towns:
            yield f"    {nation} has {listed(own)}"
            yield f"    {nation} holds {listed(towns)}"
    leaders = [f"{told['id']} {place(told)}" for told in view["leaders"] if told["field"]]
    yield f"    leaders {listed(leaders)}"
    yield f"    dead {listed(told['id'] for told in view['leaders'] if told['where'] == 'dead')}"
    states = [f"{told['nation']} {told['track']} {told['seat'] or ''}".rstrip() for told in view["states"]]
    yield f"    states {listed(states)}; tribes {compact(view['attitudes'])}"


def player(told: Mapping[str, Any]) -> str:
    """What lies before a player, as far as the seat may know it."""
    known = {key: "?" if told[key] is None else told[key] for key in ("talents", "points")}
    words = f"{told['id']} {told['initiative']} IP, {known['talents']} Talents, {known['points']} VP"
    return f"{words}, {sum(told['cards'].values())} cards" + (", passed" if told["passed"] else "")


def essentials(view: dict[str, Any]) -> Iterator[str]:
    """The state of the game in a few lines."""
    stage, cards = view["stage"], view["cards"]
    yield f"  year {stage['year']}, stage {stage['number']}, order {listed(view['order'], ' ')}"
    yield f"  {listed((player(told) for told in view['players']), '; ')}"
    if cards["hand"]:
        yield f"  hand {' '.join(cards['hand'])}"
    for key in ("shown", "removed"):
        if cards[key]:
            yield f"  {key} {compact(cards[key])}"
    for key in ("ravaged", "markers", "proconsul", "dictator", "battle"):
        if view[key]:
            yield f"  {key} {compact(view[key])}"
    yield from asked(view)
    yield from allowed(view)


def traces(pos: Position) -> Iterator[str]:
    """Everything on the board and before the players, as it ended."""
    view = pos.view(OMNISCIENT)
    yield from board(view)
    yield from (player(told) for told in view["players"])
    yield compact(view["cards"])
    yield compact([view["ravaged"], view["markers"], view["consuls"], view["proconsul"], view["dictator"]])


def options(name: str) -> tuple[str | None, dict[str, Any]]:
    scenario, chosen, _ = setup(name)
    return scenario, chosen


GOLDEN = Golden(
    game="second_punic_war",
    folder=Path(__file__).parent / "golden",
    games=[*GAMES],
    records=[*GAMES, *(f"{number:02}" for number in range(len(SEATINGS)))],
    opening=30,
    chapters=("stage",),
    new_game=new_game,
    heading=heading,
    essentials=essentials,
    board=board,
    traces=traces,
    options=options,
    cut=CUT,
)


@pytest.mark.parametrize(("name", "seat"), GOLDEN.told)
def test_play_through(name: str, seat: str) -> None:
    GOLDEN.check_play_through(name, seat)


@pytest.mark.parametrize("name", GOLDEN.records)
def test_record(name: str) -> None:
    """Every action of a kept record is still legal where it stands, and the game ends as it did."""
    GOLDEN.check_record(name)


def test_nothing_else_is_kept() -> None:
    """Every golden file belongs to a test, and all of them together stay small."""
    GOLDEN.check_files()


def test_every_scenario_number_of_players_and_option_is_kept() -> None:
    """The records cover all scenarios with all numbers of players, and all values of all options."""
    records = [Record.from_text(GOLDEN.text(f"record-{name}")) for name in GOLDEN.records]
    kept = {(record.scenario, record.options["players"]) for record in records}
    assert kept == {(seating.scenario, seating.options["players"]) for seating in SEATINGS}
    for option, values in GAME.options.items():
        assert {record.options[option] for record in records} == set(values), option


def test_a_game_that_ends_is_kept() -> None:
    assert bellum.replay(GOLDEN.text("record-00")).outcome is not None


if __name__ == "__main__":
    GOLDEN.main()
