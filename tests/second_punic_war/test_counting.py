"""Counting tests: how many ways a game can go on from fixed positions, to fixed depths.

A wrong rule nearly always changes such a number. The large ones are fixed as the engine counts them; the small ones
are counted a second time here, from the map's own file or by arithmetic, without the engine. When a change of the
rules is wanted, `python -m tests.second_punic_war.test_counting` prints the new numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from math import perm, prod
from pathlib import Path
from typing import Any

import pytest

import bellum.games.second_punic_war as game
from bellum.games.second_punic_war.draw import Limit
from bellum.games.second_punic_war.game import GAME
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.recruiting import Recruiting
from bellum.games.second_punic_war.turn import Actions
from tests.counting import count
from tests.second_punic_war.fights import attack, resist
from tests.second_punic_war.kit import (
    BOARD,
    SEATS_OF,
    TABLE,
    choices,
    do,
    legal,
    rig,
    run,
    scene,
    step,
    to_move,
)

DATA = Path(game.__file__).parent / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
CITIES = tomllib.loads((DATA / "cities.toml").read_text(encoding="utf-8"))["cities"]
UNITS = tomllib.loads((DATA / "units.toml").read_text(encoding="utf-8"))["units"]
# Cards with which nothing can be done on an empty board but to play them for initiative or for gold.
IDLE = {
    "rome": ["rome_storm", "rome_losses_on_the_march"],
    "carthage": ["carthage_storm"],
    "rome_north": ["rome_storm", "rome_losses_on_the_march"],
    "rome_south": ["rome_disease_in_the_army"],
    "carthage_hispania": ["carthage_storm"],
    "carthage_africa": ["carthage_losses_on_the_march", "carthage_disease_in_the_army"],
    "syracuse": ["syracuse_storm", "syracuse_disease_in_the_army"],
}


def opening(scenario: str, players: int) -> Callable[[], War]:
    def make() -> War:
        pos = GAME.new("counting", scenario, {"players": players})
        pos.advance()
        assert isinstance(pos, War)
        return pos

    return make


def first_action(players: int) -> Callable[[], War]:
    """The campaign after its set-up and the draw of cards, where every choice was the first on the list."""

    def make() -> War:
        pos = opening("campaign", players)()
        while step(pos) != "Actions":
            seat = next(seat for seat in range(players) if pos.owes(seat))
            pos.play(seat, pos.legal(seat)[0])
        return pos

    return make


def acting(forces: dict[str, str], leaders: dict[str, str] | None = None, **more: Any) -> War:
    """The first player of Rome acts, with three initiative points."""
    settings: dict[str, Any] = {"initiative": {"rome": 3}, "order": ["rome", "carthage"], **more}
    return scene(forces, leaders, steps=[Actions(0)], **settings)


def armies() -> War:
    """Fabius at Capua and Hannibal at Cannae; either may march, and neither has a card."""
    forces = {"capua": "rome 4h 2l 1c", "cannae": "carthage 3h 2c 2g 1e", "roma": "rome 2h"}
    return acting(
        forces, {"fabius_maximus": "capua", "hannibal": "cannae"}, initiative={"rome": 1, "carthage": 1}
    )


def march() -> War:
    return do(armies(), "activate capua", "take_all")


def fleet() -> War:
    """A fleet before Sicilia with room aboard, and two units ashore that it can load."""
    pos = acting({"ora_lilybaetana": "rome 2s 1h", "lilibaeum": "rome 1h 1c", "carthago": "carthage 2h"})
    return do(pos, "activate ora_lilybaetana", "take_all")


def battle() -> War:
    pos = scene(
        {"capua": "rome* 4h 2l 1c; carthage 3h 2c 1e"}, {"fabius_maximus": "capua", "hannibal": "capua"}
    )
    rig(pos, *[8, 3, 9, 2, 7, 10, 4, 6, 8, 5] * 4)
    return attack(pos, "capua", "rome", "roma")


def tribe() -> War:
    pos = rig(scene({"boii": "rome* 5h 1c"}), *[9, 2, 8, 4, 10, 3] * 8)
    return resist(pos, "boii", "rome")


def stowing() -> War:
    return attack(
        scene({"mare_inferum": "rome 3s 2h 2c; carthage* 2s 3h"}),
        "mare_inferum",
        "carthage",
        "sinus_campanus",
    )


def recruiting() -> War:
    return run(scene(talents={"rome": 5, "carthage": 3}), Recruiting([0, 1], -1, [], []))


def siege() -> War:
    forces = {"saguntum": "rome 6h 2l", "saguntum/in": "carthage 1h", "gades": "carthage 2h"}
    return do(acting(forces, siege={"saguntum": 3}), "activate saguntum")


POSITIONS: dict[str, Callable[[], War]] = {
    **{
        f"{seating.scenario} {seating.options['players']}": opening(
            seating.scenario, int(seating.options["players"])
        )
        for seating in GAME.seatings()
    },
    **{f"first action {players}": first_action(players) for players in SEATS_OF},
    "armies": armies,
    "march": march,
    "fleet": fleet,
    "battle": battle,
    "tribe": tribe,
    "stowing": stowing,
    "recruiting": recruiting,
    "siege": siege,
}
COUNTS: dict[str, list[int]] = {
    "stop_hannibal 2": [3, 10, 73, 591, 5334],
    "gates_of_italy 2": [9, 131, 1866],
    "gates_of_italy 3": [9, 131, 1861],
    "gates_of_italy 4": [9, 131, 1871],
    "gates_of_italy 5": [9, 131, 1866],
    "campaign 2": [9, 131, 1876],
    "campaign 3": [9, 131, 1871],
    "campaign 4": [9, 131, 1891],
    "campaign 5": [9, 131, 1886],
    "macedonia_enters 2": [2, 18, 262, 3772],
    "macedonia_enters 3": [2, 18, 262, 3762],
    "macedonia_enters 4": [2, 18, 262, 3852],
    "macedonia_enters 5": [2, 18, 262, 3842],
    "first action 2": [16, 446, 7052],
    "first action 3": [15, 432, 6003],
    "first action 4": [19, 376, 4925],
    "first action 5": [18, 360, 4050],
    "armies": [3, 35, 166, 956, 5268],
    "march": [9, 73, 582, 4122],
    "fleet": [12, 84, 618, 4276],
    "battle": [2, 6, 16, 32, 87, 235, 544, 1151],
    "tribe": [2, 4, 8, 16, 32, 69, 153, 361],
    "stowing": [4, 13, 32, 83, 197, 455, 1089],
    "recruiting": [28, 850, 24917],
    "siege": [8, 44, 259, 1242],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    pos = POSITIONS[name]()
    assert [count(pos, depth + 1) for depth in range(len(COUNTS[name]))] == COUNTS[name]


def test_every_position_is_counted() -> None:
    assert set(COUNTS) == set(POSITIONS)
    assert all(len(counts) > 1 for counts in COUNTS.values())


# -- counted without the engine ------------------------------------------------------------------------------


def joined(kind: str, place: str) -> list[str]:
    """What lies beside a place, from the map's file."""
    pairs = [pair for pair in MAP["borders"][kind] if place in pair]
    return [b if a == place else a for a, b in pairs]


def walks(kind: str, place: str, length: int) -> int:
    """How many ways of so many steps lead on from a place, by the map's file."""
    return 1 if length == 0 else sum(walks(kind, to, length - 1) for to in joined(kind, place))


def ways(pos: War, verb: str, length: int) -> int:
    """How many ways of so many steps the engine allows."""
    if length == 0:
        return 1
    total = 0
    for to in choices(pos, verb):
        total += ways(do(pos.clone(), f"{verb} {to}"), verb, length - 1)
    return total


@pytest.mark.rule("3.4", "3.4.1", "3.4.2", "3.4.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_round_of_cards_by_arithmetic(players: int) -> None:
    """Each in turn plays one of his cards for initiative or for gold, or passes."""
    seats = SEATS_OF[players]
    hands = {seat: IDLE[seat] for seat in seats}
    pos = scene(players=players, order=seats, hands=hands, steps=[Actions(0)])
    sizes = [2 * len(hands[seat]) + 1 for seat in seats]
    for depth in range(1, players + 1):
        assert count(pos, depth) == prod(sizes[:depth])


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("more", [1, 2, 3])
def test_discards_by_arithmetic(more: int) -> None:
    """Any cards down to seven, in any order."""
    hand = [card for card in BOARD.card_id if card.startswith("rome_")][: 7 + more]
    pos = run(scene(hands={"rome": hand}), Limit(0))
    assert count(pos, more) == perm(7 + more, more)


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("start", ["roma", "capua", "beneventum"])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_horsemans_ways_by_the_map(start: str, steps: int) -> None:
    """Through Italia, where all is Rome's, as far as his points go."""
    pos = acting({start: "rome 1c", "carthago": "carthage 1h"})
    do(pos, f"activate {start}", "take_all")
    points = next(unit["move"] for unit in UNITS if unit["id"] == "cavalry")
    assert ways(pos, "march", steps) == (walks("land", start, steps) if steps <= points else 0)


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("start", ["mare_inferum", "ora_lilybaetana"])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_fleets_ways_by_the_map(start: str, steps: int) -> None:
    pos = acting({start: "rome 1s", "carthago": "carthage 1h"})
    do(pos, f"activate {start}", "take_all")
    assert ways(pos, "sail", steps) == walks("sea", start, steps)


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("sea", ["sinus_campanus", "ora_lilybaetana"])
def test_where_an_army_lands_by_the_map(sea: str) -> None:
    """Any region on the coast of the sea zone."""
    pos = acting({sea: "rome 1s 1h", "carthago": "carthage 1h"})
    do(pos, f"activate {sea}", "take_all")
    coast = {region for region, zone in MAP["borders"]["coast"] if zone == sea}
    assert choices(pos, "land") == coast


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("side", ["rome", "carthage"])
def test_where_recruits_are_raised_by_the_cities(side: str) -> None:
    """Every region with a city of one's own, for who has gold enough; nowhere for who has none."""
    owner = {city["id"]: city["owner"] for city in CITIES}
    seat = ["rome", "carthage"].index(side)
    pos = run(scene(owner=owner, talents={side: 40}), Recruiting([seat], -1, [], []))
    regions = {city["region"] for city in CITIES if city["owner"] == side}
    assert choices(pos, "muster") == regions
    assert count(pos, 1) == len(regions) + 1


@pytest.mark.rule("9.3", "1.2")
@pytest.mark.parametrize("talents", range(1, 9))
def test_what_a_purse_buys_by_arithmetic(talents: int) -> None:
    """In a port of Italia: any unit that is not dearer, but neither elephants nor Gauls."""
    pos = run(scene(talents={"rome": talents}), Recruiting([0], -1, [], []))
    raised = ("light_infantry", "heavy_infantry", "cavalry", "ship")
    costs = {unit["id"]: unit["cost"] for unit in UNITS if unit["id"] in raised}
    wanted = {f"rome_{unit}" for unit, cost in costs.items() if cost <= talents}
    if not wanted:
        assert step(pos) == "Still"
        return
    do(pos, "muster regium")
    assert choices(pos, "recruit") == wanted


@pytest.mark.rule("5.10", "1.2.7")
def test_stowing_by_arithmetic() -> None:
    """Two kinds of cargo for three ships: one of either kind, the next ship, or all by chance."""
    pos = stowing()
    assert to_move(pos) in ("rome", "carthage")
    assert legal(pos, "rome") == {"stow rome_cavalry", "stow rome_heavy_infantry", "next_ship", "done"}
    for notation, more in (("stow rome_cavalry", 2), ("next_ship", 2)):
        new = pos.clone()
        action = TABLE.number(notation)
        assert action is not None
        new.play(0, action)
        kinds = {word for word in legal(new, "rome") if word.startswith("stow")}
        assert len(kinds) == more


@pytest.mark.rule("2")
def test_where_a_force_is_placed_by_the_map() -> None:
    """Hasdrubal's army: in Hispania, at no Roman city, and of the tribes only with the Celtiberians, who are allied."""
    pos = opening("gates_of_italy", 2)()
    assert (step(pos), to_move(pos)) == ("Placing", "carthage")
    roman = {city["region"] for city in CITIES if city["owner"] == "rome"}
    free = {row["id"] for row in MAP["regions"] if row["area"] == "hispania" and "tribe" not in row} - roman
    assert legal(pos) == {f"place {region}" for region in (*free, "celtiberi")}


def print_counts() -> None:
    """The numbers as the engine counts them now, none larger than is quick to count."""
    for name, make in POSITIONS.items():
        pos = make()
        counts = [count(pos, 1)]
        while counts[-1] < 1000 and len(counts) < 8:
            counts.append(count(pos, len(counts) + 1))
        print(f'    "{name}": {counts},')


if __name__ == "__main__":
    print_counts()
