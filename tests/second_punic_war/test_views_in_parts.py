"""What a view shows of an action that goes on in parts: free placing, an army on the move, recruiting."""

from __future__ import annotations

import pytest

import bellum
from bellum.kernel import Match


def begun(*notations: str) -> Match:
    """A campaign of two in which the seat to move has played these."""
    match = bellum.new_game("second_punic_war", "campaign", seed="Ecnomus")
    for notation in notations:
        match.play(match.to_move()[0], notation)
    return match


@pytest.mark.rule("2")
def test_a_force_that_may_stand_anywhere_is_seen_until_it_is_placed() -> None:
    match = begun()
    before = match.view("rome")["placing"]
    assert before["seat"] == "carthage"
    assert before["field"] is None
    match.play("carthage", "place tarraco")
    match.play("carthage", "take carthage_heavy_infantry")
    after = match.view("rome")["placing"]
    assert after["field"] == "tarraco"
    assert before["left"]["carthage_heavy_infantry"] - after["left"]["carthage_heavy_infantry"] == 1
    match.play("carthage", "take_all")
    assert match.view("rome")["placing"] is None


@pytest.mark.rule("4.2")
def test_everybody_sees_who_goes_along_and_who_could() -> None:
    match = begun("place tarraco", "take_all", "activate carthago", "take carthage_ship")
    orders = match.view("rome")["orders"]
    assert orders == match.view("carthage")["orders"]
    assert (orders["seat"], orders["activated"], orders["field"]) == ("carthage", ["carthago"], "carthago")
    assert orders["waiting"]["carthage_ship"] == 2
    column = orders["column"]
    assert column["afloat"]
    assert column["forming"]
    assert column["units"] == {"carthage_ship": 1}
    match.play("carthage", "sail sinus_carthaginiensis")
    column = match.view("rome")["orders"]["column"]
    assert (column["field"], column["forming"], column["points"]) == ("sinus_carthaginiensis", False, 8)


@pytest.mark.rule("9.3")
def test_recruiting_shows_prices_and_what_a_city_has_raised_but_nobody_else_s_treasury() -> None:
    match = begun("place tarraco", "take_all", "pass", "pass")
    while match.view(match.to_move()[0])["recruiting"] is None:
        seat = match.to_move()[0]
        match.play(
            seat,
            next(n for n in ("pass", "done", match.view(seat)["legal"][0]) if n in match.view(seat)["legal"]),
        )
    seat = match.to_move()[0]
    assert match.view(seat)["recruiting"]["field"] is None
    field = next(n for n in match.view(seat)["legal"] if n.startswith("muster")).split()[1]
    match.play(seat, f"muster {field}")
    recruiting = match.view(seat)["recruiting"]
    offered = {n.split()[1] for n in match.view(seat)["legal"] if n.startswith("recruit")}
    assert offered
    assert offered <= {unit["counter"] for unit in recruiting["units"]}
    unit = next(unit for unit in recruiting["units"] if unit["counter"] in offered)
    talents = next(p["talents"] for p in match.view(seat)["players"] if p["id"] == seat)
    match.play(seat, f"recruit {unit['counter']}")
    after = match.view(seat)
    assert next(p["talents"] for p in after["players"] if p["id"] == seat) == talents - unit["price"]
    assert sum(source["raised"] for source in after["recruiting"]["sources"]) == 1
    other = next(p["id"] for p in after["players"] if p["id"] != seat)
    assert match.view(other)["recruiting"] == after["recruiting"]
    assert next(p["talents"] for p in match.view(other)["players"] if p["id"] == seat) is None


@pytest.mark.rule("9.1", "9.2")
def test_income_and_upkeep_are_those_of_the_next_economy_phase() -> None:
    match = begun("place tarraco", "take_all")
    players = {p["id"]: p for p in match.view("rome")["players"]}
    assert (players["rome"]["income"], players["rome"]["upkeep"]) == (52, 53)
    assert players["carthage"]["income"] is None
    assert players["carthage"]["upkeep"] is None
