"""Counting tests: how many ways a game can go on from fixed positions, to fixed depths.

A wrong rule nearly always changes such a number. The large ones are fixed as the engine counts them; the small ones
are counted a second time here, from the map's own file or by arithmetic, without the engine. When a change of the
rules is wanted, `python -m tests.hannibal.test_counting` prints the new numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bellum.games.hannibal as game
from bellum.games.hannibal.position import PunicWar
from tests.counting import count
from tests.hannibal.kit import EMPTY, deal_battle, do, rig, scene, start, step, to_move

HANDS = {"rome": ["diplomacy_a", "minor_campaign_b"], "carthage": ["sophonisba", "major_campaign_a"]}


def middle(**more: Any) -> PunicWar:
    """Hannibal still in Iberia, Mago already in Italia; both sides hold two cards, and none is a counter-event."""
    return scene(
        {"roma": 8, "messana": 4, "pisae": 5, "capua/in": 1},
        {"saguntum": "10e2", "carthago": 6, "sena": 5},
        {
            "longus": "roma",
            "nero": "pisae:proconsul",
            "hannibal": "saguntum",
            "mago": "sena",
            "hanno": "carthago",
        },
        hands=HANDS,
        **more,
    )


def reaction() -> PunicWar:
    """Longus comes within Mago's reach, who may intercept him."""
    return do(middle(phase="march", general="longus"), "march praeneste")


def avoiding() -> PunicWar:
    """P. Scipio comes upon Hasdrubal and Mago in Toletum: they may avoid battle, together or apart."""
    pos = scene(
        {"bilbilis": 8},
        {"toletum": 6},
        {"hasdrubal": "toletum", "mago": "toletum", "p_scipio": "bilbilis:proconsul"},
        control={"rome": ["bilbilis"], "carthage": ["arsa", "toletum"]},
        phase="march",
        general="p_scipio",
        hands=HANDS,
    )
    return do(rig(pos, 1, 1, 1), "march segobriga", "done", "march toletum")


def battle() -> PunicWar:
    """Longus against Mago with a few cards each, the dice loaded."""
    pos = scene(
        {"roma": 8},
        {"capua": 6},
        {"longus": "roma", "mago": "capua"},
        control={"rome": ["roma", "praeneste"], "carthage": ["capua", "beneventum", "terventum"]},
        phase="march",
        general="longus",
        hands=HANDS,
    )
    do(pos, "march capua")
    while step(pos) != "Battle":
        do(pos, "done")
    mine = {"probe": 1, "frontal_assault": 2, "reserve": 1}
    deal_battle(pos, mine, {"probe": 1, "frontal_assault": 1, "flank_left": 1})
    return rig(pos, 2, 5, 6)


def retreat() -> PunicWar:
    """Hasdrubal is beaten in Toletum and may retreat to either side; then PCs are lost."""
    pos = scene(
        {"laminium": 8},
        {"toletum": 6},
        {"p_scipio": "laminium:proconsul", "hasdrubal": "toletum"},
        control={
            "carthage": ["arsa", "salmantica", "icosium", "saldae", "vescera"],
            "rome": ["lilybaeum", "panormus", "laminium"],
        },
        phase="march",
        general="p_scipio",
        hands=HANDS,
    )
    do(pos, "march toletum", "done")
    deal_battle(pos, {"probe": 1, "flank_left": 1}, {})
    return do(rig(pos, 5, 4, 3), "play probe")


def siege() -> PunicWar:
    """Longus stands before Capua with one siege point made; a garrison sits inside."""
    pos = scene(
        {"roma": 8},
        {"capua/in": 2},
        {"longus": "roma"},
        siege={"capua": 1},
        control={"rome": ["roma"], "carthage": ["capua", "saguntum", "terventum"]},
        phase="march",
        general="longus",
        hands=HANDS,
    )
    return do(rig(pos, 3, 4, 2), "march capua", "done")


def election() -> PunicWar:
    """6.4 The Romans have been reinforced; who of the two stays as proconsul?"""
    pos = middle(phase="reinforcements", turn=2)
    while step(pos) != "Election":
        owner = 0 if pos.owes(0) else 1
        pos.play(owner, pos.legal(owner)[0])
    return pos


POSITIONS: dict[str, Callable[[], PunicWar]] = {
    "start": lambda: start("counting"),
    "start in Iberia": lambda: start("counting", "campaign_iberia"),
    "start in Africa": lambda: start("counting", "campaign_africa"),
    "start with all cards": lambda: start("counting", cards="all", always_ask=True),
    "round": lambda: middle(phase="round"),
    "operations": lambda: middle(card="minor_campaign_a"),
    "operations of Carthage": lambda: middle(card="hannibal_charms_italy", seat="carthage"),
    "march of Longus": lambda: middle(phase="march", general="longus"),
    "march of Hannibal": lambda: middle(phase="march", general="hannibal", seat="carthage"),
    "sailing": lambda: middle(phase="march-event", general="longus", card="major_campaign_b"),
    "reaction": reaction,
    "avoiding": avoiding,
    "battle": battle,
    "retreat": retreat,
    "siege": siege,
    "campaign": lambda: middle(phase="event", card="major_campaign_b"),
    "forced march": lambda: middle(phase="event", card="forced_march_1"),
    "reinforcements": lambda: middle(phase="reinforcements", turn=2),
    "election": election,
    "diplomacy": lambda: middle(phase="event", card="diplomacy_b", seat="carthage"),
    "epidemic": lambda: middle(phase="event", card="epidemic", seat="carthage"),
    "allied auxiliaries": lambda: middle(phase="event", card="auxiliaries_apulia"),
    "the Senate dismisses": lambda: middle(phase="event", card="senate_dismisses_proconsul"),
    "grain shortage": lambda: middle(phase="event", card="grain_shortage", seat="carthage"),
    "traitor in Tarentum": lambda: middle(phase="event", card="traitor_in_tarentum", seat="carthage"),
    "winter": lambda: middle(phase="winter", turn=3),
}

COUNTS: dict[str, list[int]] = {
    "start": [3, 29, 607, 10492],
    "start in Iberia": [5, 24, 369, 3638],
    "start in Africa": [5, 26, 405, 4974],
    "start with all cards": [1, 2, 34, 584, 10325],
    "round": [9, 120, 1775],
    "operations": [24, 434, 7676],
    "operations of Carthage": [23, 468, 2884],
    "march of Longus": [14, 115, 849, 6999],
    "march of Hannibal": [18, 401, 8324],
    "sailing": [47, 524, 3267],
    "reaction": [2, 17, 124, 917, 11779],
    "avoiding": [3, 24, 74, 506, 2936],
    "battle": [8, 15, 43, 285, 12407],
    "retreat": [2, 10, 60, 1576],
    "siege": [14, 94, 958],
    "campaign": [3, 62, 691, 5135],
    "forced march": [2, 15, 139, 1758],
    "reinforcements": [2, 4, 16, 32, 64, 128, 256, 512],
    "election": [3, 6, 12, 30, 218, 4237],
    "diplomacy": [25, 150, 2224],
    "epidemic": [2, 12, 176, 2389],
    "allied auxiliaries": [2, 10, 136, 2468],
    "the Senate dismisses": [6, 30, 408, 7398],
    "grain shortage": [26, 650, 15600],
    "traitor in Tarentum": [3, 33, 326, 3260],
    "winter": [29, 812, 1624],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    pos = POSITIONS[name]()
    before = pos.to_json()
    assert [count(pos, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]
    assert pos.to_json() == before


def test_every_position_has_its_counts() -> None:
    assert set(COUNTS) == set(POSITIONS)
    assert all(len(counts) >= 2 for counts in COUNTS.values())


# -- counted again, without the engine -----------------------------------------------------------------------------

MAP = tomllib.loads((Path(game.__file__).parent / "data" / "map.toml").read_text(encoding="utf-8"))
ORDINARY = [s["id"] for s in MAP["spaces"] if s["kind"] == "space" and s["province"] != "mauretania"]
ROMAN_EVENTS = ["auxiliaries_apulia", "auxiliaries_etruria"]
PUNIC_EVENTS = ["sophonisba", "macedonian_reinforcements", "philip_allies"]


@cache
def roads(space: str) -> list[str]:
    """Where one movement point leads, from the map's file."""
    edges = [edge for edge in MAP["edges"] if space in (edge["a"], edge["b"])]
    assert all(edge["kind"] == "road" for edge in edges), space
    return [edge["b"] if edge["a"] == space else edge["a"] for edge in edges]


@pytest.mark.rule("8.2", "19.2.1")
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_pcs_by_arithmetic(depth: int) -> None:
    """Three OPs and nobody to activate: any empty space, another, a third, or no more after the first."""
    pos = scene(
        card="major_campaign_a", control=EMPTY, hands={"rome": ["sophonisba"], "carthage": ROMAN_EVENTS}
    )
    after = 2 * len(ROMAN_EVENTS)  # the OPs of a card, or its discard
    n = len(ORDINARY)
    expected = [n, n * (n - 1 + 1), n * ((n - 1) * (n - 2 + 1) + after)]
    assert count(pos, depth) == expected[depth - 1]


@pytest.mark.rule("8.2", "8.6")
def test_a_round_by_arithmetic() -> None:
    """Events of the other side: every card gives its OPs or is discarded; then PCs, or the enemy's cards."""
    hands = {"rome": PUNIC_EVENTS, "carthage": ROMAN_EVENTS}
    pos = scene(phase="round", card=PUNIC_EVENTS[0], control=EMPTY, hands=hands)
    assert count(pos, 1) == 2 * 3
    assert count(pos, 2) == 3 * len(ORDINARY) + 3 * 2 * 2


@pytest.mark.rule("10.2", "10.4.2")
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_a_lone_generals_ways_by_the_map(depth: int) -> None:
    """From Toletum along the roads of Iberia, four points; he may halt anywhere, then Carthage has four choices."""
    pos = scene(
        None,
        None,
        {"p_scipio": "toletum:proconsul"},
        phase="march",
        general="p_scipio",
        control=EMPTY,
        hands={"rome": ["sophonisba"], "carthage": ROMAN_EVENTS},
    )

    def ways(space: str, points: int, left: int) -> int:
        if left == 0:
            return 1
        if points == 0:
            return enemys(left)  # nothing is left to decide
        return sum(ways(to, points - 1, left - 1) for to in roads(space)) + enemys(left - 1)

    def enemys(left: int) -> int:
        """His OPs place a PC in any empty space; after a discard the last card of Rome's is played."""
        return [1, 4, 2 * len(ORDINARY) + 2 * 2][left]

    if depth < 4:
        assert count(pos, depth) == ways("toletum", 4, depth)
    else:
        moved = do(pos, "march arsa", "march toletum", "march arsa")
        assert count(moved, 1) == len(roads("arsa")) + 1
        assert count(moved, 2) == len(roads("arsa")) * 4 + 4


@pytest.mark.rule("14.6", "14.7")
@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ({"frontal_assault": 1, "probe": 1}, 2),  # the same card, or give in
        ({"frontal_assault": 2, "reserve": 1}, 3),  # or a Reserve as one
        ({"reserve": 3, "probe": 2}, 2),
    ],
)
def test_answers_to_an_attack_by_arithmetic(hand: dict[str, int], answers: int) -> None:
    pos = scene(
        {"laminium": 4},
        {"toletum": 4},
        {"p_scipio": "laminium:proconsul"},
        phase="march",
        general="p_scipio",
        control={"rome": ["arsa"], "carthage": ["salmantica"]},
        hands=HANDS,
    )
    do(pos, "march toletum")
    deal_battle(pos, {"frontal_assault": 2, "flank_left": 1}, hand)
    assert count(pos, 1) == 3  # two types, or a withdrawal
    do(pos, "play frontal_assault")
    assert to_move(pos) == "carthage"
    assert count(pos, 1) == answers


@pytest.mark.rule("14.13", "19.2")
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_pcs_lost_by_arithmetic(depth: int) -> None:
    """25 Grain Shortage with six Roman PCs on the map: three go, in any order; then Carthage has four choices."""
    pcs = ["arpi", "beneventum", "cannae", "cosa", "croton", "faesulae"]
    pos = scene(
        {"roma": 5},
        None,
        {"longus": "roma"},
        control={"rome": ["roma", *pcs], "carthage": ["carthago", "lilybaeum", "panormus", "enna"]},
        phase="event",
        seat="carthage",
        card="grain_shortage",
        hands={"rome": PUNIC_EVENTS[:2], "carthage": ["philip_allies"]},
    )
    assert count(pos, depth) == [6, 6 * 5, 6 * 5 * 4, 6 * 5 * 4 * 4][depth - 1]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("cus", [1, 3, 7, 10])
def test_the_size_of_an_army_by_arithmetic(cus: int) -> None:
    """He may take fewer than all of them, go along each road with all, or halt."""
    pos = scene(
        {"toletum": cus},
        None,
        {"p_scipio": "toletum:proconsul"},
        phase="march",
        general="p_scipio",
        control=EMPTY,
        hands=HANDS,
    )
    assert count(pos, 1) == cus + len(roads("toletum")) + 1


def print_counts() -> None:
    """The numbers as the engine counts them now, none larger than is quick to count."""
    for name, make in POSITIONS.items():
        pos = make()
        counts = [count(pos, 1)]
        while counts[-1] < 1500 and len(counts) < 8:
            counts.append(count(pos, len(counts) + 1))
        print(f'    "{name}": {counts},')


if __name__ == "__main__":
    print_counts()
