"""The facts of the game: blocks, cards, board and set-up, held against the rulebook."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from bellum.games.julius_caesar.board import (
    BLOCK_ID,
    BLOCKS,
    BORDER,
    CARD_ID,
    CARDS,
    CITIES,
    COLOUR,
    COLOURS,
    EDGE_ENDS,
    EDGE_KIND,
    EVENT,
    FIREPOWER,
    FULL,
    HOME,
    INITIATIVE,
    KIND,
    KINDS,
    LEVIES,
    MAJOR,
    MAJOR_PORT,
    MINOR,
    MOVES,
    NEIGHBOURS,
    PORT,
    PORTS_OF,
    ROADS,
    SEAS_OF,
    SETUP,
    SIDES,
    SPACE,
    SPACE_ID,
    SPACES,
    THIRD_LEADER,
    VALUE,
)
from bellum.games.julius_caesar.game import GAME
from bellum.kernel.ledger import Ledger

# 4.4.2 The side-bar's list; major ports in capitals there, named again below.
PORTS = {
    "oceanus_atlanticus": "burdigala gades olisipo portus sala tingis",
    "mare_hispanum": "caralis carthago_nova genua iomnium massilia narbo siga tarraco tingis utica",
    "mare_tyrrhenum": "aleria caralis genua lilybaeum messana neapolis rhegium roma utica",
    "mare_internum": "ambracia brundisium creta cyrene lilybaeum messana pylos rhegium syracusae tacape "
    "thubactus utica",
    "mare_hadriaticum": "aquileia brundisium dyrrachium ravenna salona sipontum",
    "mare_aegaeum": "aenos athenae creta ephesus thessalonica",
    "propontis": "byzantium nicomedia",
    "pontus_euxinus": "byzantium sinope",
    "mare_aegypticum": "alexandria antiochia catabathmus creta perga pelusium salamis tarsus",
}
MAJOR_PORTS = [
    "carthago_nova",
    "massilia",
    "utica",
    "neapolis",
    "creta",
    "syracusae",
    "ravenna",
    "athenae",
    "ephesus",
    "alexandria",
    "salamis",
]


COMMANDS = [card for card in range(CARDS) if not EVENT[card]]


def facts(name: str) -> dict[str, Any]:
    """One of the game's files of facts."""
    return tomllib.loads((GAME.folder / "data" / name).read_text(encoding="utf-8"))


def ratings(kind: str, side: int) -> Counter[str]:
    """The combat ratings of one kind of block."""
    return Counter(
        f"{'ABCD'[INITIATIVE[b]]}{FIREPOWER[b]}"
        for b in range(BLOCKS)
        if KINDS[KIND[b]] == kind and COLOUR[b] == side
    )


@pytest.mark.rule("1.3")
def test_there_are_63_blocks_31_of_each_side_and_one_of_egypt():
    assert len(BLOCK_ID) == len(set(BLOCK_ID)) == BLOCKS == 63
    assert Counter(COLOURS[colour] for colour in COLOUR) == {"caesar": 31, "pompeius": 31, "egypt": 1}


@pytest.mark.rule("3.2", "3.21", "3.22", "3.23", "3.24", "3.25", "3.26", "3.27")
def test_each_side_has_the_blocks_that_chapter_3_counts():
    counts = [Counter(KINDS[KIND[b]] for b in range(BLOCKS) if COLOUR[b] == side) for side in range(2)]
    shared = {"leader": 3, "legion": 14, "auxilia": 4, "ballista": 1, "navis": 5}
    assert counts[0] == {**shared, "equitatus": 4}
    assert counts[1] == {**shared, "equitatus": 3, "elephant": 1}
    assert [BLOCK_ID[b] for b in range(BLOCKS) if COLOURS[COLOUR[b]] == "egypt"] == ["cleopatra"]


@pytest.mark.rule("3.21")
def test_the_leaders_are_the_six_that_are_named():
    leaders = [{BLOCK_ID[b] for b in range(BLOCKS) if KIND[b] == 0 and COLOUR[b] == s} for s in range(2)]
    assert leaders == [{"caesar", "antonius", "octavian"}, {"pompeius", "scipio", "brutus"}]
    assert [BLOCK_ID[b] for b in THIRD_LEADER] == ["octavian", "brutus"]


@pytest.mark.rule("3.12", "3.22", "3.23", "3.24", "3.25", "3.26", "3.27")
@pytest.mark.parametrize("side", [0, 1])
def test_ratings_are_of_the_classes_that_chapter_3_gives(side):
    assert set(ratings("legion", side)) <= {"C2", "C3", "C4"}
    assert ratings("auxilia", side) == {"B1": 2, "A1": 2}
    assert set(ratings("equitatus", side)) <= {"B2", "B3"}
    assert ratings("ballista", side) == {"B4": 1}
    assert set(ratings("navis", side)) <= {"D2", "D3"}
    assert ratings("cleopatra", 2) == {"C1": 1}


@pytest.mark.rule("3.11", "7.41")
def test_full_strength_is_two_three_or_four_and_the_elephants_is_four_in_two_levels():
    assert set(FULL) == {2, 3, 4}
    steps = {b["id"]: b["steps"] for b in facts("blocks.toml")["blocks"]}
    assert steps["pompeius_elephant"] == 2
    assert FULL[BLOCK_ID.index("pompeius_elephant")] == 4


@pytest.mark.rule("3.13", "3.22", "3.24", "6.4")
def test_legions_horse_elephant_and_cleopatra_have_a_city_of_their_own_and_no_other_block_has():
    at_home = {"legion", "equitatus", "elephant", "cleopatra"}
    for b in range(BLOCKS):
        assert (HOME[b] >= 0) == (KINDS[KIND[b]] in at_home), BLOCK_ID[b]
        assert HOME[b] < CITIES
    assert SPACE_ID[HOME[BLOCK_ID.index("legio_13")]] == "ravenna"  # the block of the side-bar: C3, Ravenna
    assert SPACE_ID[HOME[BLOCK_ID.index("cleopatra")]] == "alexandria"


@pytest.mark.rule("2.1")
def test_the_deck_has_20_command_and_7_event_cards():
    assert len(CARD_ID) == len(set(CARD_ID)) == CARDS == 27
    gods = ["apollo", "jupiter", "mars", "mercury", "neptunus", "pluto", "vulcanus"]
    assert [CARD_ID[c] for c in range(CARDS) if EVENT[c]] == gods
    commands = Counter((MOVES[c], LEVIES[c]) for c in COMMANDS)
    assert sum(commands.values()) == 20
    assert commands == {
        (4, 1): 1,
        (3, 2): 2,
        (3, 1): 3,
        (2, 3): 4,
        (2, 2): 4,
        (2, 1): 3,
        (1, 3): 1,
        (1, 2): 2,
    }
    assert [EVENT[c] for c in range(CARDS)] == [not LEVIES[c] for c in range(CARDS)]


@pytest.mark.rule("6.1", "6.4")
def test_command_cards_give_one_to_four_moves_and_one_to_three_levies():
    assert {MOVES[c] for c in COMMANDS} == {1, 2, 3, 4}
    assert {LEVIES[c] for c in COMMANDS} == {1, 2, 3}
    assert all(CARD_ID[c].startswith(f"{MOVES[c]}-{LEVIES[c]}") for c in COMMANDS)


@pytest.mark.rule("4.1", "4.4")
def test_the_board_has_76_spaces_67_cities_and_the_nine_seas():
    assert len(SPACE_ID) == len(set(SPACE_ID)) == SPACES == 76
    assert CITIES == 67
    assert set(SPACE_ID[CITIES:]) == set(PORTS)
    kinds = [space["kind"] for space in facts("map.toml")["spaces"]]
    assert kinds == ["city"] * 67 + ["sea"] * 9


@pytest.mark.rule("4.2", "1.2")
def test_eleven_cities_are_worth_13_points_together():
    worth = {SPACE_ID[s]: VALUE[s] for s in range(SPACES) if VALUE[s]}
    assert len(worth) == 11
    assert sum(worth.values()) == 13
    assert {name for name, value in worth.items() if value == 2} == {"roma", "alexandria"}
    assert set(worth.values()) == {1, 2}
    assert worth["massilia"] == 1


@pytest.mark.rule("4.4.2")
@pytest.mark.parametrize("sea", PORTS)
def test_ports_by_sea_are_those_of_the_side_bar(sea):
    assert {SPACE_ID[port] for port in PORTS_OF[SPACE[sea]]} == set(PORTS[sea].split())


@pytest.mark.rule("4.4.2", "3.26")
def test_r5_major_ports_are_those_in_capitals_and_tarraco_is_not_one():
    assert {SPACE_ID[s] for s in range(SPACES) if MAJOR_PORT[s]} == set(MAJOR_PORTS)
    assert not MAJOR_PORT[SPACE["tarraco"]]


@pytest.mark.rule("4.4.2")
def test_only_ports_of_the_list_are_ports_and_utica_and_creta_alone_open_on_three_seas():
    listed = {port for ports in PORTS.values() for port in ports.split()}
    assert {SPACE_ID[s] for s in range(SPACES) if PORT[s]} == listed
    seas = Counter({SPACE_ID[s]: len(SEAS_OF[s]) for s in range(CITIES) if PORT[s]})
    assert {port for port, number in seas.items() if number == 3} == {"utica", "creta"}
    assert max(seas.values()) == 3
    assert not PORT[SPACE["pergamum"]]


@pytest.mark.rule("4.3.2")
def test_the_four_straits_are_named_and_join_the_cities_on_their_shores():
    straits = {e["name"]: {e["a"], e["b"]} for e in facts("map.toml")["edges"] if e["kind"] == "strait"}
    assert straits == {
        "Herculeum": {"gades", "tingis"},
        "Messana": {"messana", "rhegium"},
        "Hellespontus": {"aenos", "pergamum"},
        "Bosphorus": {"byzantium", "nicomedia"},
    }


@pytest.mark.rule("4.3", "4.4")
def test_roads_join_cities_borders_join_seas_and_coasts_join_a_port_to_a_sea():
    pairs = [frozenset(ends) for ends in EDGE_ENDS]
    assert len(set(pairs)) == len(EDGE_ENDS), "two spaces are joined in one way only"
    for (a, b), kind in zip(EDGE_ENDS, EDGE_KIND):
        seas = (a >= CITIES) + (b >= CITIES)
        assert seas == (0 if kind < BORDER else 2 if kind == BORDER else 1)


@pytest.mark.rule("4.3.1", "6.11")
def test_the_roads_of_the_examples_have_their_class():
    kind = {frozenset(ends): k for ends, k in zip(EDGE_ENDS, EDGE_KIND)}

    def road(a: str, b: str) -> int:
        return kind[frozenset((SPACE[a], SPACE[b]))]

    assert road("genua", "roma") == MAJOR
    assert road("ravenna", "roma") == MINOR
    assert road("massilia", "genua") == MAJOR
    assert road("genua", "ravenna") == MAJOR


@pytest.mark.rule("4.3", "4.4.1")
def test_every_space_can_be_reached_and_only_islands_have_no_road():
    seen = {0}
    queue = [0]
    while queue:
        for near in NEIGHBOURS[queue.pop()]:
            if near not in seen:
                seen.add(near)
                queue.append(near)
    assert len(seen) == SPACES
    roadless = {SPACE_ID[s] for s in range(CITIES) if not ROADS[s]}
    assert roadless == {"aleria", "caralis", "creta", "salamis"}


@pytest.mark.rule("5.1")
def test_the_set_up_names_14_blocks_of_caesar_and_16_of_pompeius():
    sizes = [sum(len(blocks) for _, blocks in SETUP[side]) for side in range(2)]
    assert dict(zip(SIDES, sizes)) == {"caesar": 14, "pompeius": 16}


@pytest.mark.rule("4.2.1", "4.3.1", "4.3.2", "4.4.1", "4.4.2")
def test_r8_the_ledger_numbers_paragraphs_as_printed_not_as_in_the_index():
    numbers = set(Ledger.load(GAME).numbers())
    assert {"4.2.1", "4.3.1", "4.3.2", "4.4.1", "4.4.2"} <= numbers
    assert not {"4.21", "4.31", "4.32", "4.41", "4.42"} & numbers
