"""2 The set-up: forces, garrisons, tribes, states, treasuries and decks, and what the players place themselves."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.placing import choices_of_set_up
from bellum.games.second_punic_war.position import War
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    choices,
    do,
    initiative_of,
    keeper,
    kinds,
    legal,
    level,
    nation_in,
    points_of,
    purse,
    refused,
    ring,
    run,
    stacks,
    start,
    step,
    there,
    to_move,
    told,
    where,
)

pytestmark = pytest.mark.rule("2")

EVERY_GAME = [(id, n) for id, row in BOARD.scenarios.items() for n in row.players]


def opened(scenario: str, players: int = 2, seed: str = "rules") -> War:
    """A game at its first choice."""
    pos = start(scenario, players, seed)
    return run(pos, *choices_of_set_up(pos))


@pytest.mark.parametrize(("scenario", "players"), EVERY_GAME)
def test_counters_suffice(scenario: str, players: int) -> None:
    """1.2 No scenario asks for more counters than there are, ships are in ports, and nobody is outside the board."""
    pos = start(scenario, players)
    for nation in range(6):
        for kind in range(7):
            assert pos.spare(nation, kind) >= 0
    for place, here in enumerate(pos.stacks):
        region = BOARD.region_at[place]
        assert not here or pos.playable(region)
    assert pos.clone() == pos


def test_forces_stand_where_the_scenario_says() -> None:
    """2.3 Scenario III."""
    pos = start("campaign")
    assert there(pos, "pisae") == "4l 8h 2c"
    assert there(pos, "pisae/port") == "3s"
    assert there(pos, "volcae", C) == "4l 10h 5c 5g 4e"
    assert there(pos, "volcae", "massilia") == "2l 2h 4c"
    assert where(pos, "hannibal") == "volcae"
    assert where(pos, "praetor_2") == "ravena"
    assert where(pos, "scipio_africanus") == "pool"
    assert where(pos, "masynissa") == "beside"


def test_an_army_with_a_leader_is_its_players() -> None:
    """10.1 Without a leader it is common."""
    pos = start("gates_of_italy", 4)
    assert stacks(pos, "capua") == {RS: "3l 6h 2c"}
    assert stacks(pos, "roma") == {R: "1l 3h"}
    assert stacks(pos, "genua/port") == {RN: "3s"}


def test_neutral_capitals_have_two_heavy_infantry() -> None:
    """2.3 In the capitals of states that are in no alliance; Macedonia's stand in Iliria."""
    pos = start("campaign")
    assert there(pos, "siga") == "2h"
    assert there(pos, "iliria") == "2h"
    assert there(pos, "syracusae") == "2h"
    assert there(pos, "cirta") == "1l 2h 1c"  # an ally: only its army


@pytest.mark.rule("10.4")
def test_syracuse_with_a_player() -> None:
    """10.4 It is no neutral state: its own army, no garrison; 2.3 and Rome is reinforced on Sicilia in scenario III."""
    pos = start("campaign", 3)
    assert stacks(pos, "syracusae") == {S: "2l 4h 1c"}
    assert there(pos, "panormus") == "1l 3h"
    assert there(start("campaign", 2), "panormus") == ""
    assert keeper(pos, "syracusae") == S
    assert purse(pos, S) == 10
    assert initiative_of(pos, S) == 1


def test_tribes_and_states() -> None:
    """2.4, 2.5."""
    pos = start("campaign")
    attitudes = {BOARD.region_id[r]: pos.attitude[r] for r in BOARD.tribes if pos.attitude[r]}
    assert attitudes == {
        "veneti": 2,
        "cenomani": 1,
        "lingones": 1,
        "insumbres": -2,
        "boii": -2,
        "volcae": -2,
        "celtiberi": -2,
        "ligures": -1,
    }
    assert pos.track[BOARD.nation["massilia"]] == -2
    assert pos.track[BOARD.nation["numidia"]] == 0
    assert keeper(pos, "cirta") == C


@pytest.mark.rule("10.2")
def test_one_player_has_what_two_would_have() -> None:
    """10.2 Initiative and gold are added up; 2.6."""
    two, four = start("campaign", 2), start("campaign", 4)
    assert (initiative_of(two, C), purse(two, C)) == (5, 20)
    assert (initiative_of(four, CH), purse(four, CH)) == (4, 10)
    assert (initiative_of(four, CA), purse(four, CA)) == (1, 10)
    assert (initiative_of(two, R), purse(two, R)) == (2, 20)
    assert (purse(four, RN), purse(four, RS)) == (10, 10)


@pytest.mark.rule("10.1")
def test_city_cards_by_zones() -> None:
    """10.1 Each player has the cities of his zone; the card of an ally's city its patron."""
    pos = start("campaign", 4)
    assert keeper(pos, "roma") == RN
    assert keeper(pos, "capua") == RS
    assert keeper(pos, "panormus") == RS
    assert keeper(pos, "carthago") == CA
    assert keeper(pos, "gades") == CH
    assert keeper(pos, "cirta") == CA
    assert keeper(pos, "siga") is None


def test_six_decks() -> None:
    """2.7 Six decks, shuffled; 2 nobody has a card before the first draw."""
    pos = start("campaign")
    assert sorted(card for deck in pos.decks for card in deck) == list(range(len(BOARD.cards)))
    assert pos.hands == [[], []]
    assert start("campaign", seed="x").decks != start("campaign", seed="y").decks
    few = start("stop_hannibal")
    assert [bool(deck) for deck in few.decks] == [True, True, False, False, False, False]


def test_scenario_four() -> None:
    """2.3 Cities in enemy hands, a siege, and points that Carthage has already."""
    pos = start("macedonia_enters", 4)
    assert nation_in(pos, "capua") == C
    assert nation_in(pos, "melita") == R
    assert ring(pos, "capua") == "besieged"
    assert level(pos, "capua") == 4
    assert (points_of(pos, CH), points_of(pos, CA)) == (8, 7)
    assert points_of(start("macedonia_enters"), C) == 15
    # 6.3 What is retaken costs the points with which Carthage begins; Rome has none for Melita.
    assert pos.captor[BOARD.city["croton"]] == 2
    assert pos.captor[BOARD.city["melita"]] == -1


# -- free placing ------------------------------------------------------------------------------------------


def test_free_placing_all_at_once() -> None:
    """2 A force that stands anywhere in Hispania is placed by its player after everything else."""
    pos = opened("campaign")
    assert step(pos) == "Placing"
    assert to_move(pos) == C
    events = told(pos, "place carthago_nova", "take_all")
    assert there(pos, "carthago_nova") == "2l 4h 2c 3g 1e"
    assert there(pos, "carthago_nova/port") == "1s"
    assert where(pos, "hasdrubal") == "carthago_nova"
    assert step(pos) == "Still"
    assert kinds(events) == ["placed"] * 6


def test_free_placing_one_by_one() -> None:
    """2 In one or more regions; its leader with some of them; 10.1 where he is not, the troops are common."""
    pos = opened("campaign", 4)
    assert to_move(pos) == CH
    do(pos, "place castulo", "take carthage_heavy_infantry", "take carthage_heavy_infantry")
    refused(pos, "take carthage_ship", "2", "placing-without-port")
    do(pos, "place gades", "take_all")
    assert stacks(pos, "castulo") == {CH: "2h"}
    assert stacks(pos, "gades") == {C: "2l 2h 2c 3g 1e"}
    assert stacks(pos, "gades/port") == {C: "1s"}
    assert where(pos, "hasdrubal") == "castulo"


def test_the_leader_may_go_with_others() -> None:
    """2 Not alone (5.6)."""
    pos = do(opened("campaign"), "place castulo", "take carthage_light_infantry", "place gades")
    refused(pos, "lead hasdrubal", "5.6", "nobody-to-lead-there")
    refused(pos, "lead hannibal", "2", "leader-not-of-the-force")
    do(pos, "take carthage_light_infantry", "lead hasdrubal")
    assert where(pos, "hasdrubal") == "gades"
    refused(pos, "take carthage_light_infantry", "2", "none-left-to-place")
    refused(pos, "take rome_light_infantry", "2", "none-left-to-place")


@pytest.mark.rule("10.1")
def test_whose_troops_they_are_while_they_are_placed() -> None:
    """10.1 At every moment: his where their leader is, with the ships in its port, and common elsewhere."""
    pos = do(opened("campaign", 4), "place castulo", "take carthage_light_infantry")
    assert stacks(pos, "castulo") == {CH: "1l"}
    do(pos, "place gades", "take carthage_light_infantry", "take carthage_ship")
    assert stacks(pos, "gades") == {C: "1l"}
    assert stacks(pos, "gades/port") == {C: "1s"}
    do(pos, "lead hasdrubal")
    assert stacks(pos, "castulo") == {C: "1l"}
    assert stacks(pos, "gades") == {CH: "1l"}
    assert stacks(pos, "gades/port") == {CH: "1s"}


def test_where_the_force_may_stand() -> None:
    """2, 8.1 In the area alone, at no enemy city, and of the tribes only at allies."""
    pos = opened("campaign")
    refused(pos, "place carthago", "2", "placing-outside-the-area")
    refused(pos, "place emporiae", "2", "placing-at-an-enemy-city")
    refused(pos, "place lusitani", "8.1", "placing-at-a-strange-tribe")
    refused(pos, "take_all", "4.2", "when-take_all")
    assert "celtiberi" in choices(pos, "place")
    do(pos, "place castulo")
    refused(pos, "place castulo", "2", "placing-there-already")
    do(pos, "take_all")
    assert there(pos, "castulo") == "2l 4h 2c 3g 1e"
    assert step(pos) == "Placing"  # the ship needs a port
    refused(pos, "take_all", "2", "placing-without-port")
    do(pos, "place malaca", "take_all")
    assert there(pos, "malaca/port") == "1s"
    assert step(pos) == "Still"


def test_scenario_two_gives_hasdrubal_to_the_south() -> None:
    """2 Scenario II: Hannon Magnus commands in Hispania, though its cities are the other player's (10.1)."""
    pos = opened("gates_of_italy", 4)
    assert to_move(pos) == CA
    do(pos, "place castulo", "take_all", "place gades", "take_all")
    assert stacks(pos, "castulo") == {CA: "2l 4h 2c 3g 1e"}
    assert keeper(pos, "castulo") == CH


@pytest.mark.rule("2", "6.2")
@pytest.mark.parametrize("cities", [[], ["placentium"], ["cremona"], ["cremona", "placentium"]])
def test_scenario_one_may_begin_with_sieges(cities: list[str]) -> None:
    """2 The army among the Boii may besiege Placentium, Cremona or both before the first stage, at full level."""
    pos = opened("stop_hannibal")
    assert to_move(pos) == C
    assert legal(pos) == {"besiege placentium", "besiege cremona", "done"}
    refused(pos, "besiege roma", "2", "no-siege-at-the-start")
    do(pos, *[f"besiege {city}" for city in cities])
    if len(cities) < 2:
        do(pos, "done")
    assert step(pos) == "Still"
    for city in ("placentium", "cremona"):
        assert ring(pos, city) == ("besieged" if city in cities else "untouched")
        assert level(pos, city) == 2
    assert stacks(pos, "boii") == {"carthage": "3l 6h 3c 4g 3e"}  # it has not moved
