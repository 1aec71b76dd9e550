"""Counting tests: how many ways a game can go on from fixed positions, to fixed depths.

A wrong rule nearly always changes such a number. The large ones are fixed as the engine counts them; some small ones
are counted a second time here, from the map's own file. When a change of the rules is wanted,
`python -m tests.hamilcar.test_counting` prints the new numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from bellum.games.hamilcar.game import FOLDER
from bellum.games.hamilcar.position import TRAINED, FirstWar
from tests.counting import count
from tests.hamilcar.kit import C, R, choose, deal_tactics, do, rig, scene, sea_fight, start

HANDS = {R: ["diplomacy_a", "minor_campaign_b"], C: ["epidemic", "major_campaign_a"]}


def middle(**more: Any) -> FirstWar:
    """Armies on both sides of the strait, fleets in the ports of both, trains with two generals."""
    return scene(
        {"messana": 6, "roma": 5, "tarentum/in": 1},
        {"lilybaeum": "6e2", "carthago": 3, "agrigentum/in": 2},
        {"caudex": "messana", "duilius": "roma", "hanno": "lilybaeum", "hamilcar": "carthago"},
        **{
            "ready": {R: {"messana": 3, "roma": 2}, C: {"lilybaeum": 3, "carthago": 2, "lipara": 1}},
            "exhausted": {R: {"tarentum": 1}, C: {"drepana": 2}},
            "treasury": {R: 1, C: 2},
            "supplies": {"caudex": 1, "hanno": 2},
            "hands": HANDS,
            **more,
        },
    )


def fight() -> FirstWar:
    """Rome attacks at Mylae; two tactic cards each."""
    return deal_tactics(sea_fight(3, 3, markers=TRAINED), ["ram", "boarding"], ["outflank", "close_ranks"])


def hits() -> FirstWar:
    """Two hits are to be taken by Carthage: the first exhausts, the second may sink."""
    pos = deal_tactics(sea_fight(3, 3, markers=TRAINED), ["ram"], [])
    return choose(rig(pos, 5, 5, 1, 1, 1, 1), "ram")


def winter() -> FirstWar:
    """Trains may spare forces their rolls; ships lie at anchor."""
    return middle(phase="winter", ready={R: {"lipara": 2}, C: {"carthago": 2}}, turn=3)


POSITIONS: dict[str, Callable[[], FirstWar]] = {
    "start": lambda: start("counting"),
    "start of the short game": lambda: start("counting", "war_for_sicilia", always_ask=True),
    "round": lambda: middle(phase="round"),
    "operations": middle,
    "operations of Carthage": lambda: middle(seat=C),
    "a fleet": lambda: do(middle(), "fleet messana"),
    "a fleet that is intercepted": lambda: do(middle(), "fleet messana", "to mylae"),
    "march of Caudex": lambda: middle(phase="march", general="caudex"),
    "march of Hanno": lambda: middle(phase="march", general="hanno", seat=C),
    "a campaign": lambda: middle(phase="event", card="major_campaign_b"),
    "a forced march": lambda: middle(phase="event", card="forced_march_3"),
    "a naval battle": fight,
    "hits": hits,
    "reinforcements": lambda: middle(phase="reinforcements", turn=3),
    "Socii Navales": lambda: middle(phase="event", card="socii_navales"),
    "naval training": lambda: middle(phase="event", card="naval_training"),
    "a convoy": lambda: middle(phase="event", card="supply_convoy"),
    "a raid": lambda: middle(phase="event", card="raid_on_port"),
    "a deficit": lambda: middle(phase="event", card="treasury_deficit", seat=C, treasury={R: 0, C: 0}),
    "the peace party": lambda: middle(phase="event", card="peace_party"),
    "winter": winter,
}

COUNTS: dict[str, list[int]] = {
    "start": [2, 36, 650, 9875],
    "start of the short game": [1, 2, 36, 611, 8927],
    "round": [9, 138, 1400, 14215],
    "operations": [34, 339, 3826],
    "operations of Carthage": [39, 387, 4855],
    "a fleet": [8, 28, 96, 447, 3242],
    "a fleet that is intercepted": [2, 8, 17, 72, 499, 4955],
    "march of Caudex": [31, 142, 714, 5894],
    "march of Hanno": [36, 427, 3642],
    "a campaign": [3, 48, 273, 1678],
    "a forced march": [3, 48, 281, 2094],
    "a naval battle": [3, 9, 18, 48, 126, 800],
    "hits": [2, 4, 12, 30, 209, 1487],
    "reinforcements": [2, 4, 8, 16, 50, 176],
    "Socii Navales": [11, 121, 573, 3129],
    "naval training": [13, 161, 1009, 13140],
    "a convoy": [3, 12, 102, 1094, 10885],
    "a raid": [3, 18, 237, 2685],
    "a deficit": [2, 4, 24, 390, 3554],
    "the peace party": [25, 555, 3360],
    "winter": [2, 4, 8, 16, 50, 176],
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

MAP = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))


def lanes(port: str) -> set[str]:
    """The ports one lane away, from the map's file."""
    rows = [row for row in MAP["lanes"] if port in (row["a"], row["b"])]
    return {row["b"] if row["a"] == port else row["a"] for row in rows}


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize("port", ["messana", "lipara", "carthago", "tacapae"])
@pytest.mark.parametrize("ships", [1, 4])
def test_a_fleet_s_ways_by_the_map(port: str, ships: int) -> None:
    """Along each lane, with all ships or with any smaller number; or nowhere."""
    pos = do(scene(ready={R: {port: ships}}), f"fleet {port}")
    assert count(pos, 1) == len(lanes(port)) + (ships - 1) + 1


@pytest.mark.rule("H13")
def test_tactic_cards_by_arithmetic() -> None:
    """One of two types, or none; then the same of the other side, and after the dice the defender may break off."""
    pos = fight()
    assert count(pos, 1) == 3
    assert count(pos, 2) == 3 * 3


@pytest.mark.rule("H8.3")
def test_ships_of_an_event_by_the_map() -> None:
    """#95 Two ships, each in any Roman port of Italia."""
    italian = {p["id"] for p in MAP["provinces"] if p.get("region") == "italia"}
    home = [s["id"] for s in MAP["spaces"] if s.get("port") and s["province"] in italian]
    pos = scene(phase="event", card="socii_navales", control={R: home, C: []}, hands=HANDS)
    assert count(pos, 1) == len(home)
    assert count(pos, 2) == len(home) ** 2


def print_counts() -> None:
    """The numbers as the engine counts them now, none larger than is quick to count."""
    for name, make in POSITIONS.items():
        pos = make()
        counts = [count(pos, 1)]
        while counts[-1] < 1500 and len(counts) < 6:
            counts.append(count(pos, len(counts) + 1))
        print(f'    "{name}": {counts},')


if __name__ == "__main__":
    print_counts()
