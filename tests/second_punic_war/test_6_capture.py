"""6.3 The fall of a city: points, cards, captives, ships in its port, capitals, and cities that are retaken."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.cities import Meetings, capture, city_seat, go_inside
from bellum.games.second_punic_war.economy import city_income
from bellum.games.second_punic_war.markers import ENGINES
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
    advance,
    code,
    keeper,
    legal,
    level,
    nation_in,
    place_of,
    points_of,
    ring,
    run,
    scene,
    seat_of,
    stacks,
    start,
    step,
    there,
    to_move,
    troops,
    where,
)

pytestmark = pytest.mark.rule("6.3")


def take(pos: War, city: str, seat: str) -> War:
    capture(pos, BOARD.city[city], seat_of(pos, seat), "6.3")
    return advance(pos)


def track(pos: War, state: str) -> int:
    return pos.track[BOARD.nation[state]]


def patron(pos: War, state: str) -> str | None:
    seat = pos.patron[BOARD.nation[state]]
    return pos.seats[seat] if seat >= 0 else None


@pytest.mark.rule("1.2.9")
def test_the_captor_scores_and_has_the_card() -> None:
    """6.3 The points on the card; 1.2.9 the city is his nation's; its income counts at once (9.1)."""
    pos = take(scene({"capua": "carthage 9h"}, siege={"capua": 1}), "capua", C)
    assert points_of(pos, C) == 4
    assert (nation_in(pos, "capua"), keeper(pos, "capua")) == (C, C)
    assert (level(pos, "capua"), ring(pos, "capua")) == (4, "untouched")
    assert city_income(pos, BOARD.city["capua"]) == 4


def test_retaking_scores_nothing_and_costs_the_captor() -> None:
    """6.3 Who scored the city loses that."""
    pos = take(scene(points={R: 3}), "capua", C)
    assert points_of(pos, C) == 4
    take(pos, "capua", R)
    assert (points_of(pos, C), points_of(pos, R)) == (0, 3)
    assert (nation_in(pos, "capua"), keeper(pos, "capua")) == (R, R)
    assert pos.captor[BOARD.city["capua"]] == -1


def test_it_is_the_player_who_scored_who_loses() -> None:
    """6.3, 10.3 Even if his partner has the city now."""
    pos = take(scene(players=4, points={CA: 1}), "capua", CH)
    pos.keeper[BOARD.city["capua"]] = seat_of(pos, CA)  # handed over (10.1)
    take(pos, "capua", RS)
    assert (points_of(pos, CH), points_of(pos, CA)) == (0, 1)


def test_points_with_which_a_scenario_begins() -> None:
    """6.3, 2 In scenario IV Carthage has scored Croton, Tarentum and Capua."""
    pos = take(start("macedonia_enters"), "tarentum", R)
    assert (points_of(pos, C), points_of(pos, R)) == (12, 0)
    pos = take(start("macedonia_enters"), "melita", C)
    assert (points_of(pos, C), points_of(pos, R)) == (15, 0)


def test_a_third_nation_scores() -> None:
    """6.3 Not its own city; who had it before keeps what he had scored."""
    pos = take(scene(players=3), "messana", C)
    take(pos, "messana", S)
    assert (points_of(pos, C), points_of(pos, S)) == (2, 2)
    take(pos, "messana", R)
    assert (points_of(pos, C), points_of(pos, S), points_of(pos, R)) == (2, 0, 0)


def test_leaders_inside_are_eliminated_and_scored() -> None:
    """6.3 At once; 6.2 the defenders too, without points."""
    pos = scene(
        {"capua": "carthage 9h", "capua/in": "rome 3h 1c"}, {"marcellus": "capua/in", "praetor_1": "capua/in"}
    )
    take(pos, "capua", C)
    assert there(pos, "capua/in") == ""
    assert where(pos, "marcellus") == where(pos, "praetor_1") == "dead"
    assert points_of(pos, C) == 4 + 3 + 1


@pytest.mark.rule("4.4")
def test_ships_in_a_captured_port_burn() -> None:
    """4.4 With what is aboard; leaders aboard are eliminated with those of the city. 5.11 No points for units."""
    pos = scene({"tarentum": "carthage 9h", "tarentum/port": "rome 6s 4h"}, {"praetor_1": "tarentum/port"})
    take(pos, "tarentum", C)
    assert there(pos, "tarentum/port") == ""
    assert where(pos, "praetor_1") == "dead"
    assert points_of(pos, C) == 3 + 1


@pytest.mark.rule("10.1")
def test_the_card_goes_to_whose_army_took_it() -> None:
    """10.1 A captured city extends his zone; an ally's own city that is retaken goes to the ally's patron."""
    pos = take(scene(players=4), "castulo", RS)
    assert keeper(pos, "castulo") == RS
    pos = scene(players=4, track={"massilia": -2}, owner={"hippo_regius": R})
    take(pos, "hippo_regius", CH)
    assert (nation_in(pos, "hippo_regius"), keeper(pos, "hippo_regius")) == ("massilia", CA)
    assert points_of(pos, CH) == 0


def test_engines_go_with_the_city() -> None:
    pos = scene(players=3)
    pos.markers[ENGINES + BOARD.city["syracusae"]] = 0
    take(pos, "syracusae", R)
    assert pos.markers == {}


def test_a_window_for_the_captor() -> None:
    """5.7 Who has just taken a city may play effects, asked first."""
    pos = scene({"capua": "carthage 9h"}, hands={C: ["carthage_gallic_rising"]}, always_ask=True)
    take(pos, "capua", C)
    assert (step(pos), to_move(pos)) == ("Window", C)
    assert "pass" in legal(pos)


# -- capitals ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("city", "seat", "players", "won"),
    [
        ("roma", C, 2, [C]),
        ("carthago", R, 2, [R]),
        ("roma", S, 3, [S]),
        ("carthago", S, 3, [S]),
        ("roma", CA, 4, [CA]),
        ("carthago", RS, 5, [RS]),
    ],
)
def test_the_capital_of_an_enemy_wins(city: str, seat: str, players: int, won: list[str]) -> None:
    """11.1 At once, whatever the points; 10.3 of two players the one with more points."""
    pos = take(scene(players=players, length="campaign"), city, seat)
    assert pos.outcome is not None
    assert (pos.outcome.reason, pos.outcome.rule) == ("capital", "11.1")
    assert [pos.seats[s] for s in pos.outcome.winners] == won


@pytest.mark.rule("11.1")
def test_the_capital_beats_the_points() -> None:
    """11.1 Both at once: the reason is the capital."""
    pos = take(scene(points={C: 25}), "roma", C)
    assert pos.outcome is not None
    assert pos.outcome.reason == "capital"


@pytest.mark.rule("11.1")
def test_the_capital_of_syracuse_wins_nothing() -> None:
    """10.4 With a player it is a city like others; 7 it makes no alliance, and he plays on."""
    pos = take(scene({"leontini": "syracuse 3h"}, players=3), "syracusae", R)
    assert pos.outcome is None
    assert nation_in(pos, "syracusae") == R
    assert points_of(pos, R) == 5
    assert keeper(pos, "leontini") == S


@pytest.mark.rule("7")
def test_the_capital_of_a_state_makes_an_alliance() -> None:
    """7 From the enemy's ally to one's own: the city, 2 for the alliance, and 2 less for the former ally."""
    pos = scene(
        {"cirta": "rome 5h", "boii": "carthage 3h; massilia 2h 4c", "hippo_regius/in": "carthage 2h"},
        {"masynissa": "boii", "hannibal": "boii"},
        track={"massilia": -2},
        points={C: 9},
        hands={C: ["massilia_raid_through_the_desert"]},
    )
    take(pos, "cirta", R)
    assert (track(pos, "massilia"), patron(pos, "massilia")) == (2, R)
    assert points_of(pos, R) == 2 + 2
    assert points_of(pos, C) == 7
    assert nation_in(pos, "cirta") == "massilia"
    assert keeper(pos, "cirta") == keeper(pos, "hippo_regius") == R
    # All that a lost ally takes home, and the new one has at once: two units more.
    assert stacks(pos, "cirta") == {R: "5h", "massilia": "4h 4c"}
    assert where(pos, "masynissa") == "cirta"
    assert there(pos, "boii") == "3h"
    assert there(pos, "hippo_regius") == "2h"  # no friends of the city any more


@pytest.mark.rule("7", "6.2")
def test_the_fall_of_a_capital_ends_sieges_elsewhere() -> None:
    """6.2 At any moment: besiegers whom the lost ally has left are too few, and those inside come out."""
    forces = {"cirta": "rome 5h", "arretium": "carthage 2h; massilia 2h"}
    pos = take(scene(forces, track={"massilia": -2}, siege={"arretium": 3}), "cirta", R)
    assert (there(pos, "arretium"), ring(pos, "arretium")) == ("2h", "untouched")
    forces = {"cirta": "rome 5h", "boii": "massilia 3h", "placentium/in": "rome 2h"}
    pos = take(scene(forces, {"hannibal": "boii"}, track={"massilia": -2}), "cirta", R)
    assert (there(pos, "boii"), there(pos, "placentium/in"), where(pos, "hannibal")) == ("2h", "", "dead")


@pytest.mark.rule("7")
def test_a_capital_that_its_ally_retakes() -> None:
    """6.3, 7 Nothing changes on the track, and nothing is scored."""
    pos = scene(track={"massilia": -2}, owner={"cirta": S}, players=3)
    take(pos, "cirta", C)
    assert track(pos, "massilia") == -2
    assert points_of(pos, C) == 0
    assert nation_in(pos, "cirta") == "massilia"


@pytest.mark.rule("10.4")
def test_syracuse_wins_no_state() -> None:
    """10.4 It has no politics: a capital that it takes is a city, and the state stays whose it was."""
    pos = take(scene(players=3, track={"massilia": -2}), "cirta", S)
    assert track(pos, "massilia") == -2
    assert (nation_in(pos, "cirta"), points_of(pos, S)) == (S, 2)


@pytest.mark.rule("11.2")
def test_a_city_may_win_by_its_points() -> None:
    pos = take(scene(points={C: 26}), "capua", C)
    assert pos.outcome is not None
    assert pos.outcome.reason == "points"


# -- small things ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_who_defends_a_city() -> None:
    """10.1 The player with most infantry inside, or the one who has its card."""
    pos = scene(
        {"capua": "carthage 1h", "capua/in": f"{RN} 3h; {RS} 2h"},
        {"consul_1": f"capua/in:{RN}", "consul_2": f"capua/in:{RS}"},
        players=4,
    )
    assert city_seat(pos, BOARD.city["capua"]) == seat_of(pos, RN)
    pos.stacks[place_of("capua/in")] = ()
    assert city_seat(pos, BOARD.city["capua"]) == seat_of(pos, RS)


@pytest.mark.rule("6.1")
def test_into_the_city() -> None:
    pos = scene({"arretium": "rome 7h; carthage 1c"})
    go_inside(pos, BOARD.city["arretium"], code(pos, R), troops("6h"))
    assert (there(pos, "arretium", R), there(pos, "arretium/in")) == ("1h", "6h")


@pytest.mark.rule("5.1")
def test_enemies_in_one_place_fight() -> None:
    """5.1 At any moment; a place where nobody is any more is passed over."""
    pos = scene({"iliria": "macedonia 3h; rome 2h"}, track={"macedonia": -2})
    run(pos, Meetings(1, [BOARD.region["roma"], BOARD.region["iliria"]]))
    assert pos.battle is not None
    assert pos.battle.place == BOARD.region["iliria"]
