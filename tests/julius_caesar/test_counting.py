"""Counting tests: how many ways a game can go on from fixed positions, to fixed depths.

A wrong rule nearly always changes such a number. The large ones are fixed as the engine counts them; the small ones
are counted a second time here, from the map's own file or by arithmetic, without the engine.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path

import pytest

import bellum.games.julius_caesar as game
from bellum.games.julius_caesar.board import BLOCK_ID, SETUP, SPACE_ID
from bellum.games.julius_caesar.position import CivilWar
from tests.counting import count
from tests.julius_caesar.kit import rig, scene, start

HISTORICAL = {SPACE_ID[city]: [BLOCK_ID[b] for b in blocks] for side in SETUP for city, blocks in side}

LATE = {
    "genua": ["caesar:2", "legio_8:1", "legio_12", "caesar_ballista:1"],
    "roma": ["antonius:1", "legio_17:2", "caesar_auxilia_1:3"],
    "mare_tyrrhenum": ["caesar_navis_1:1"],
    "mare_hispanum": ["caesar_navis_2"],
    "mare_internum": ["pompeius_navis_1:1"],
    "massilia": ["legio_11", "legio_14:2", "caesar_navis_3"],
    "messana": ["pompeius:1", "legio_37"],
    "rhegium": ["legio_16:2"],
    "neapolis": ["legio_1:2", "legio_3", "pompeius_navis_2"],
    "utica": ["pompeius_elephant:2", "legio_39:1"],
    "alexandria": ["cleopatra:2"],
}


def start_after_discards() -> CivilWar:
    pos = start("counting")
    for seat in range(2):
        pos.play(seat, pos.legal(seat)[0])
    return pos


def battle() -> CivilWar:
    """Four blocks attack Rome over two roads; five defend it, one of them a reserve; the dice are loaded."""
    pos = scene(
        {
            "roma": [
                *("caesar", "legio_8:2", "caesar_equitatus_1:2", "legio_13:1"),
                *("pompeius:2", "legio_1:2", "pompeius_ballista:1", "pompeius_navis_1:1", "legio_3:1"),
            ],
            "genua": ["legio_12"],
            "neapolis": ["legio_2"],
        },
        phase="battles",
        attacks={"roma": {"genua": ["caesar", "legio_8", "caesar_equitatus_1"], "ravenna": ["legio_13"]}},
        reinforcements={"roma": {"neapolis": ["legio_3"]}},
    )
    return rig(pos, [1, 6, 6])


POSITIONS = {
    "discards": lambda: start("counting"),
    "cards": start_after_discards,
    "free set-up": lambda: start("counting", free_setup=True),
    "four moves": lambda: scene(HISTORICAL, card="4-1a"),
    "four moves of Pompeius": lambda: scene(HISTORICAL, card="4-1a", seat="pompeius"),
    "mercury": lambda: scene(HISTORICAL, card="mercury"),
    "pluto": lambda: scene(LATE, card="pluto"),
    "neptune": lambda: scene(LATE, card="neptunus", phase="orders"),
    "moves late in the game": lambda: scene(LATE, card="2-1a", enemy_card="1-2a"),
    "jupiter": lambda: scene(LATE, card="jupiter", phase="orders"),
    "vulcan": lambda: scene(LATE, card="vulcanus", phase="orders"),
    "levy": lambda: scene(LATE, card="2-3a", phase="levy"),
    "levy of Pompeius": lambda: scene(LATE, card="2-3a", phase="levy", seat="pompeius"),
    "battle": battle,
    "winter": lambda: scene(LATE, phase="winter"),
}

COUNTS: dict[str, list[int]] = {
    "discards": [6, 36, 180, 900, 12225],
    "cards": [5, 25, 360, 2120, 14560],
    "free set-up": [14, 182, 2184, 24024],
    "four moves": [15, 69, 498, 4204, 21656],
    "four moves of Pompeius": [17, 75, 650, 5401, 29191],
    "mercury": [13, 60, 261, 1366, 7427, 40655],
    "pluto": [11, 50, 283, 1484, 9711, 67493],
    "neptune": [4, 49, 243, 2231, 15227],
    "moves late in the game": [24, 205, 3119, 26398],
    "jupiter": [4, 49, 346, 2228, 13774, 103035],
    "vulcan": [4, 50, 375, 2406, 14925],
    "levy": [14, 134, 1250, 11990, 104187],
    "levy of Pompeius": [16, 137, 1411, 15789],
    "battle": [2, 6, 16, 32, 66, 132, 269, 622, 1916, 7641],
    "winter": [2, 5, 5, 12, 24, 116, 776, 8288],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    pos = POSITIONS[name]()
    before = pos.to_json()
    assert [count(pos, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
    assert pos.to_json() == before


# -- counted again, without the engine -------------------------------------------------------------------------------

MAP = tomllib.loads((Path(game.__file__).parent / "data" / "map.toml").read_text(encoding="utf-8"))
LAND_WAYS = ("major_road", "minor_road", "strait")


@cache
def ways(space: str, fleet: bool) -> list[str]:
    """Where one step leads, from the map's file."""
    return [
        edge["b"] if edge["a"] == space else edge["a"]
        for edge in MAP["edges"]
        if space in (edge["a"], edge["b"]) and (edge["kind"] not in LAND_WAYS) == fleet
    ]


@pytest.mark.rule("2.1")
def test_cards_by_arithmetic() -> None:
    """Six cards each to discard from, then five each to play."""
    pos = start("counting")
    assert [count(pos, depth) for depth in (1, 2, 3, 4)] == [6, 36, 36 * 5, 36 * 25]


@pytest.mark.rule("6.1")
def test_the_first_steps_by_the_map() -> None:
    """One action: every block of Caesar may be taken in hand, or the moves end. Two: each of its ways.

    A block with a single way takes it at once, and is asked for its second step instead.
    """
    pos = scene(HISTORICAL, card="4-1a")
    own = {SPACE_ID[city]: [BLOCK_ID[b] for b in blocks] for city, blocks in SETUP[0]}
    blocks = [(city, name) for city, names in own.items() for name in names]
    assert count(pos, 1) == len(blocks) + 1
    foes = {SPACE_ID[city] for city, _ in SETUP[1]}
    after_done = count(done(pos), 1)
    expected = after_done
    for city, name in blocks:
        fleet = "navis" in name
        first = ways(city, fleet)
        if len(first) == 1:
            second = [to for to in ways(first[0], fleet) if to not in foes]
            expected += len(second) + 1  # or stop
        else:
            expected += len(first)
    assert count(pos, 2) == expected


def done(pos: CivilWar) -> CivilWar:
    new = pos.clone()
    action = pos.table.number("done")
    assert action is not None
    new.play(0, action)
    return new


@pytest.mark.rule("6.1")
def test_where_one_block_can_go_by_the_map() -> None:
    """A lone legion in Massilia, one point: one step or two, never into the enemy with the second."""
    pos = scene({"massilia": ["legio_11"], "tarraco": ["legio_5"], "genua": ["legio_1"]}, card="1-3a")
    foes = {"tarraco", "genua"}
    ends = 0
    for first in ways("massilia", False):
        if first in foes:
            ends += 1  # an attack ends the march
        else:
            ends += 1 + sum(1 for second in ways(first, False) if second not in foes)  # stop, or go on
    taken = pos.clone()
    action = pos.table.number("move legio_11")
    assert action is not None
    taken.play(0, action)
    attacks = sum(1 for first in ways("massilia", False) if first in foes)
    # Two actions complete a march, an attack is complete after one: then its next step is counted.
    after_attack = []
    for to in sorted(foes & set(ways("massilia", False))):
        new = taken.clone()
        step = pos.table.number(f"to {to}")
        assert step is not None
        new.play(0, step)
        after_attack.append(count(new, 1))
    assert count(taken, 2) == ends - attacks + sum(after_attack)


@pytest.mark.rule("6.4")
def test_levies_by_the_lists() -> None:
    """Every deployed block below its full strength and not at sea, and every block of the pool with a place."""
    pos = scene(LATE, card="2-3a", phase="levy")
    weak = [
        "caesar",
        "legio_8",
        "caesar_ballista",
        "antonius",
        "legio_17",
        "caesar_auxilia_1",
        "legio_14",
        "legio_16",
    ]
    anywhere = ["caesar_auxilia_2", "caesar_auxilia_3", "caesar_auxilia_4"]
    in_major_ports = ["caesar_navis_4", "caesar_navis_5"]  # Massilia
    at_home: list[str] = []  # Genua, Rome, Massilia and Rhegium are no home of a legion in the pool
    assert count(pos, 1) == len(weak) + len(anywhere) + len(in_major_ports) + len(at_home) + 1


@pytest.mark.rule("8.2")
def test_fleets_come_home_by_arithmetic() -> None:
    """Any of three fleets, then any of its two ports, and so on with those that are left."""
    pos = scene(
        {
            "mare_tyrrhenum": ["caesar_navis_1", "caesar_navis_2"],
            "mare_hadriaticum": ["caesar_navis_3"],
            "roma": ["legio_8"],
            "genua": ["legio_12"],
            "ravenna": ["legio_13"],
            "aquileia": ["legio_14"],
            "athenae": ["legio_32"],
        },
        phase="winter",
    )
    assert [count(pos, depth) for depth in range(1, 7)] == [3, 3 * 2, 6 * 2, 12 * 2, 24, 24 * 2]


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("depth", range(1, 6))
def test_disbanding_by_recurrence(depth: int) -> None:
    """Caesar removes any of his three blocks, one after another, or is done; then Pompeius any of his two."""
    pos = scene({"genua": ["caesar", "legio_8", "legio_12"], "roma": ["pompeius", "legio_1"]}, phase="winter")

    def ordered(own: int, foe: int, left: int) -> int:
        if left == 0:
            return 1
        if own < 0:
            return pompeius(foe, left)
        if own == 0:
            return pompeius(foe, left)  # nobody is left to remove
        return own * ordered(own - 1, foe, left - 1) + pompeius(foe, left - 1)

    def pompeius(foe: int, left: int) -> int:
        if left == 0:
            return 1
        if foe == 0:
            return discards(left)
        return foe * pompeius(foe - 1, left - 1) + discards(left - 1)

    def discards(left: int) -> int:
        """8.6 The next year's cards: six to choose from for each, then five."""
        return math.prod([6, 6, 5, 5][:left])

    assert count(pos, depth) == ordered(3, 2, depth)


@pytest.mark.rule("7.4")
def test_hits_by_the_side_bar() -> None:
    """Two hits on III, II, II: the first has one target, the second any of three."""
    pos = scene(
        {"roma": ["legio_1:3", "legio_3:2", "legio_37:2", "legio_10:2"], "genua": ["caesar"]},
        phase="battles",
        attacks={"roma": {"genua": ["legio_10"]}},
    )
    while pos.owes(1):
        hold = next(a for a in pos.legal(1) if pos.table.verb(a) == "pass")
        pos.play(1, hold)
    rig(pos, [1, 1])
    fire = pos.table.number("fire legio_10")
    assert fire is not None
    pos.play(0, fire)
    assert [pos.table.notation(a) for a in pos.legal(1)] == ["hit legio_1", "hit legio_3", "hit legio_37"]
    assert pos.strength[BLOCK_ID.index("legio_1")] == 2
