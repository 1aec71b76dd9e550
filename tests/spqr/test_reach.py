"""What may be asked of a battle: how far a unit gets, zones, fields of fire, and how far a command goes."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.spqr.charts import BROKEN, WOODS
from bellum.games.spqr.game import GAME
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.reach import MOST_PLAYS, Search
from bellum.kernel import NO_ACTION, SPECTATOR, IllegalAction, Match
from tests.spqr.kit import action, do, facing, hits, leader_at, legal, owner_of, scene, start, where
from tests.spqr.movement_kit import ground, moving


def ask(pos: Battlefield, question: str, about: str = "", seat: int | None = None) -> Any:
    """An answer for the seat that is to move, unless another is named."""
    asker = owner_of(pos) if seat is None else seat
    return pos.ask(asker, question, action(about) if about else NO_ACTION)


def ways(answer: Any) -> dict[str, list[Any]]:
    """For every hex that can be reached the spots of the cheapest way there."""
    found: dict[str, list[Any]] = {}
    for spot in answer["spots"]:
        if spot["stop"] is None or spot["action"].startswith("turn"):
            continue
        way = [spot]
        while way[0]["before"] >= 0:
            way.insert(0, answer["spots"][way[0]["before"]])
        for place in spot["hexes"]:
            best = found.get(place)
            if best is None or (spot["hits"], spot["points"]) < (best[-1]["hits"], best[-1]["points"]):
                found[place] = way
    return found


def walk(pos: Battlefield, way: list[Any]) -> None:
    """Play a way; the enemy does nothing about it."""
    for spot in way:
        do(pos, spot["action"])
        while "decline" in legal(pos):
            do(pos, "decline")


# -- 6.3 reach ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.32", "6.25", "7.12")
def test_reach_holds_every_hex_that_can_be_played_to_and_its_price():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e"})
    answer = ask(pos, "reach")
    assert answer["mover"] == "i_ha_a"
    found = ways(answer)
    assert found["3117"][-1]["points"] == 5  # straight ahead, with all its points
    assert [spot["action"] for spot in found["2619"]] == ["turn ne", "step n"]
    assert found["2619"][-1]["points"] == 2
    assert "3217" not in found
    for place, way in found.items():
        other = moving("i_ha_a", {"i_ha_a": "2620 e"})
        walk(other, way)
        assert where(other, "i_ha_a") == place
        assert facing(other, "i_ha_a") == way[-1]["face"]


@pytest.mark.rule("6.22", "6.13")
def test_reach_tells_the_hits_of_the_ground_and_of_the_end():
    units = {"i_ha_a": "2620 e moved"}
    with ground(scene(), {"2720": WOODS, "2719": WOODS}):
        pos = moving("i_ha_a", units)
        found = ways(ask(pos, "reach"))
        spot = found["2720"][-1]
        assert spot["hits"] > 0
        assert spot["stop"] == 1
        do(pos, "step se")
        assert hits(pos, "i_ha_a") == spot["hits"]
        if pos.march is not None:
            do(pos, "stop")
        assert hits(pos, "i_ha_a") == spot["hits"] + spot["stop"]


@pytest.mark.rule("6.22")
def test_the_way_with_fewer_hits_is_preferred_to_the_shorter_one():
    with ground(scene(), {"2719": BROKEN}):
        found = ways(ask(moving("i_ha_a", {"i_ha_a": "2620 e"}), "reach"))
        assert found["2819"][-1]["hits"] == 0
        assert "2719" not in [place for spot in found["2819"] for place in spot["hexes"]]


@pytest.mark.rule("7.23")
def test_reach_ends_in_a_zone_of_control_and_says_where_the_enemy_is_asked():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e", "sp_hi_1": "2918 w"})
    found = ways(ask(pos, "reach"))
    assert found["2818"][-1]["asked"]
    assert not found["2720"][-1]["asked"]
    assert "2918" not in found  # it is taken
    assert all(
        "2818" not in spot["hexes"] for place, way in found.items() if place != "2818" for spot in way[:-1]
    )


@pytest.mark.rule("6.43", "6.44")
def test_reach_of_a_phalanx_goes_by_wheels_and_names_both_hexes():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e"})
    answer = ask(pos, "reach")
    assert all(len(spot["hexes"]) == 2 for spot in answer["spots"])
    assert any(spot["action"].startswith("wheel") and spot["hits"] >= 1 for spot in answer["spots"])


@pytest.mark.rule("5.24", "6.14")
def test_reach_of_a_leader_who_goes_alone():
    match = Match.start(GAME, "learning", seed="Ticinus")
    do(match.position, "done", "pass", "activate pe_falco", "lead pe_falco")  # type: ignore[arg-type]
    pos = match.position
    assert isinstance(pos, Battlefield)
    answer = ask(pos, "reach")
    assert answer["mover"] == "pe_falco"
    assert answer["spots"][0]["face"] is None
    far = max(answer["spots"], key=lambda spot: spot["points"])
    assert far["points"] == 9
    walk(pos, ways(answer)[far["hexes"][0]])
    assert leader_at(pos, "pe_falco") == far["hexes"][0]


def test_reach_about_an_order_looks_ahead_and_about_a_wrong_one_says_why():
    match = Match.start(GAME, "learning", seed="Ticinus")
    for notation in ("done", "pass", "activate pe_falco"):
        match.play(match.to_move()[0], notation)
    before = match.position.to_json()
    answer = match.ask("rome", "reach", "order asv_rc_a")
    assert answer is not None
    assert answer["mover"] == "asv_rc_a"
    assert match.ask("rome", "reach") is None  # nobody is under way
    assert match.ask("carthage", "reach") is None
    with pytest.raises(IllegalAction) as caught:
        match.ask("rome", "reach", "order asv_ve_a")
    assert caught.value.refusal.rule
    assert match.position.to_json() == before
    match.play("rome", "order asv_rc_a")
    assert match.ask("rome", "reach") == answer


def test_the_fastest_horse_on_the_largest_map_stays_within_what_a_question_may_cost():
    field = start("cannae").field
    horse = max(range(field.units), key=lambda unit: field.ma_high[unit])
    id = field.unit_id[horse]
    search = Search(moving(id, {id: "2020 e"}), field.side[horse])
    assert not search.queue  # everything was looked at
    assert search.plays < MOST_PLAYS


# -- 7.2, 8.13, 4.21 what is shown when asked for ----------------------------------------------------------


@pytest.mark.rule("7.21")
def test_zones_of_control_of_both_sides_are_open_to_all():
    pos = scene({"i_ha_a": "2620 e", "sp_hi_1": "2918 w", "x_ha_a": "0510 e routed"})
    answer = ask(pos, "zones", seat=SPECTATOR)
    assert answer["zones"]["rome"] == ["2719", "2720"]
    assert answer["zones"]["carthage"] == ["2818", "2819"]


@pytest.mark.rule("8.13", "8.16")
def test_field_of_fire_is_within_range_and_in_sight():
    units = {"i_ve_a": "2620 e", "i_ha_a": "2720 e"}
    answer = ask(scene(units), "fire", "order i_ve_a", seat=SPECTATOR)
    assert "2719" in answer["fire"]
    assert "2620" not in answer["fire"]
    assert set(answer["fire"]) <= set(answer["sight"])
    assert "2821" not in answer["sight"]  # behind the hastati
    spent = scene({**units, "i_ve_a": "2620 e no"})
    assert ask(spent, "fire", "order i_ve_a", seat=SPECTATOR)["fire"] == []
    assert ask(scene(units), "fire", "order i_ve_b", seat=SPECTATOR) is None


@pytest.mark.rule("4.21", "4.24")
def test_command_range_and_the_lines_that_stand_near_enough():
    match = Match.start(GAME, "learning", seed="Ticinus")
    answer = match.ask(None, "command", "activate pe_falco")
    assert answer is not None
    assert answer["leader"] == "pe_falco"
    here = match.view("rome")["leaders"]["pe_falco"]["hex"]
    assert here in answer["range"]
    assert [line["line"] for line in answer["lines"]] == ["roman_cavalry"]
    for notation in ("done", "pass", "activate pe_falco"):
        match.play(match.to_move()[0], notation)
    offered = {one.split()[1] for one in match.legal("rome") if one.startswith("line ")}
    now = match.ask("rome", "command", "activate pe_falco")
    assert now is not None
    assert {line["line"] for line in now["lines"]} == offered
    pos = scene({"i_ha_a": "2620 e"})
    assert ask(pos, "command", "activate hannibal", seat=0) is None
