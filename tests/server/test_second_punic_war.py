"""Tables of the Second Punic War: who sits there follows from the scenario and the number of players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bellum.games import GAMES
from tests.server.kit import GREEDY, OPEN, RANDOM, YOU, Person

GAME = "second_punic_war"
TEAMS = {
    2: {"rome": ["rome"], "carthage": ["carthage"]},
    3: {"rome": ["rome"], "carthage": ["carthage"], "syracuse": ["syracuse"]},
    4: {"rome": ["rome_north", "rome_south"], "carthage": ["carthage_hispania", "carthage_africa"]},
}
TEAMS[5] = {**TEAMS[4], "syracuse": ["syracuse"]}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME, f"bellum.games.{GAME}")
        yield


def seatings(person: Person) -> dict[tuple[str, int], dict[str, list[str]]]:
    """The teams of every scenario and number of players that a client may offer."""
    found: dict[tuple[str, int], dict[str, list[str]]] = {}
    for seating in person.get(f"/api/games/{GAME}")["seatings"]:
        teams = found[seating["scenario"], seating["options"]["players"]] = {}
        for seat in seating["seats"]:
            teams.setdefault(seat["team"], []).append(seat["id"])
    return found


def test_a_client_is_told_which_scenario_has_which_seats(ala: Person) -> None:
    found = seatings(ala)
    assert [players for scenario, players in found if scenario == "stop_hannibal"] == [2]
    for scenario in ("gates_of_italy", "campaign", "macedonia_enters"):
        assert {players: teams for (name, players), teams in found.items() if name == scenario} == TEAMS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_can_be_seated(ala: Person, bela: Person, players: int) -> None:
    """One person at one seat, an open seat, machines on the rest; it begins when the open seat is taken."""
    names = [name for team in TEAMS[players].values() for name in team]
    seats = dict(zip(names, [YOU, OPEN, GREEDY, RANDOM, RANDOM]))
    wish = {"game": GAME, "scenario": "campaign", "options": {"players": players}, "seats": seats}
    made = ala.post("/api/tables", wish, 201)["table"]
    assert made["state"] == "open"
    begun = bela.post(f"/api/tables/{made['id']}/join", {"seat": names[1]})
    assert begun["state"] == "playing"
    assert [seat["name"] for seat in begun["seats"]] == names
    assert list(ala.sit(made["id"]).views) == names[:1]


def test_a_scenario_for_two_is_refused_to_more(ala: Person) -> None:
    seats = dict.fromkeys(TEAMS[3], YOU)
    wish = {"game": GAME, "scenario": "stop_hannibal", "options": {"players": 3}, "seats": seats}
    answer = ala.post("/api/tables", wish, 400)
    assert answer["error"] == "bad-setup"
    assert answer["message"] == "the scenario stop_hannibal is made for 2 players, not for 3"
    assert ala.get("/api/tables") == []


def test_each_of_five_seats_at_one_screen_sees_its_own_gold_only(ala: Person) -> None:
    names = [name for team in TEAMS[5].values() for name in team]
    seats = dict.fromkeys(names, YOU)
    wish = {"game": GAME, "scenario": "campaign", "options": {"players": 5}, "seats": seats}
    socket = ala.sit(ala.post("/api/tables", wish, 201)["table"]["id"])
    assert list(socket.views) == names
    for seat, view in socket.views.items():
        assert [player["id"] for player in view["players"] if player["talents"] is not None] == [seat]
