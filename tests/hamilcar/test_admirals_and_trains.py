"""H8.5, H10, H11.1 Who may go with a fleet, and what becomes of supply trains: corrections that the fuzzer asked for."""

from __future__ import annotations

import pytest

from bellum.games.hamilcar.position import TRAINED
from tests.hamilcar.kit import (
    C,
    R,
    choose,
    deal_tactics,
    do,
    legal,
    refused,
    rig,
    scene,
    step,
    supplies,
    where,
)


@pytest.mark.rule("H8.5", "18.1")
@pytest.mark.parametrize(("office", "allowed"), [("consul", False), ("proconsul", True)])
def test_a_consul_does_not_leave_his_cus_to_go_with_a_fleet(office: str, allowed: bool) -> None:
    pos = scene(
        {"croton": 9},
        {},
        {"regulus": f"croton:{office}", "vulso": "croton"},
        ready={R: {"croton": 2}},
    )
    do(pos, "fleet croton")
    if allowed:
        do(pos, "admiral regulus", "to thurii")
        assert where(pos, "regulus") == "thurii"
    else:
        refused(pos, "admiral regulus", "18.1", "consul-takes-five")


@pytest.mark.rule("H10", "6.4.2")
def test_a_roman_who_goes_back_to_the_pool_loses_his_supply_trains() -> None:
    pos = scene(
        {"roma": 6},
        {},
        {"caudex": "roma", "valerius": "roma"},
        supplies={"caudex": 2, "valerius": 1},
        phase="elections",
        turn=2,
    )
    do(pos, "proconsul valerius")
    assert where(pos, "caudex") != "roma"
    assert (supplies(pos, "caudex"), supplies(pos, "valerius")) == (0, 1)


@pytest.mark.rule("H11.1")
def test_trains_for_which_the_ships_have_no_room_left_are_given_up_before_the_voyage_goes_on() -> None:
    """Two ships with 2 CUs and 2 trains; a battle at Mylae leaves one Ready ship, which goes on with one train."""
    pos = scene(
        {"messana": 2},
        {},
        {"scipio_asina": "messana:proconsul"},
        ready={R: {"messana": 2}, C: {"mylae": 1}},
        supplies={"scipio_asina": 2},
        supremacy=R,
        markers=TRAINED,
        phase="march",
        general="scipio_asina",
    )
    do(pos, "sail tyndaris")
    if step(pos) == "SeaLegs":
        do(pos, "to mylae")
    deal_tactics(pos, ["ram"], ["ram"])
    choose(rig(pos, 6, 1, 6), "ram", "ram")
    assert step(pos) == "SeaMarch", legal(pos)
    assert where(pos, "scipio_asina") == "tyndaris"
    assert supplies(pos, "scipio_asina") == 1
