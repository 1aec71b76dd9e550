"""H8 What the OPs of a card do at sea: the war treasury, building, repairs, fleets and supply trains."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.fleets import FleetOrders
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    SPACE,
    C,
    R,
    choices,
    controls,
    cus,
    do,
    fleet_scene,
    kinds,
    legal,
    only,
    ready,
    refused,
    scene,
    ships,
    spent,
    step,
    supplies,
    to_move,
    told,
    where,
)

# Cards of 1, 2 and 3 OPs.
BY_OPS = {1: "ally_deserts", 2: "epidemic", 3: "minor_campaign_a"}


# -- H8.1 one use ------------------------------------------------------------------------------------------


@pytest.mark.rule("H8.1")
def test_the_ops_serve_8_2_or_exactly_one_naval_use() -> None:
    fleet: dict[str, Any] = {"ready": {R: {"neapolis": 2}}, "exhausted": {R: {"roma": 2}}}
    pos = scene({"roma": 5}, {}, {"duilius": "roma"}, **fleet)
    verbs = {notation.split()[0] for notation in legal(pos)}
    assert verbs == {"activate", "pc", "raise", "deposit", "build", "repair", "fleet", "supply"}
    do(pos, "repair roma")
    for other in (
        "deposit",
        "build antium",
        "fleet neapolis",
        "supply duilius",
        "activate duilius",
        "pc pisae",
    ):
        assert other not in legal(pos)
    refused(pos, "deposit", "H8.2", "when-deposit")
    refused(pos, "build antium", "H8.3", "when-build")
    refused(pos, "fleet neapolis", "H8.5", "when-fleet")
    refused(pos, "supply duilius", "H8.6", "when-supply")


@pytest.mark.rule("H8.1")
def test_a_card_always_has_a_naval_use_so_that_it_is_never_done_with_nothing() -> None:
    pos = scene(control={R: [], C: []}, card=BY_OPS[1])
    assert "deposit" in legal(pos)
    refused(pos, "done", "8.2", "when-done")


# -- H8.2 the war treasury ---------------------------------------------------------------------------------


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_a_card_pays_its_ops_into_the_treasury_and_is_discarded(ops: int) -> None:
    pos = scene(seat=C, card=BY_OPS[ops])
    events = told(pos, "deposit")
    assert pos.treasury == [0, ops]
    assert only(events, "deposited").args == {"side": C, "count": ops, "total": ops}
    assert BOARD.card[BY_OPS[ops]] in pos.discard


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(
    ("side", "before", "ops", "after", "built"),
    [
        (R, 0, 3, 0, 1),
        (R, 0, 2, 2, 0),
        (R, 2, 3, 0, 1),
        (R, 1, 2, 0, 1),
        (C, 0, 3, 3, 0),
        (C, 3, 1, 0, 1),
        (C, 2, 3, 0, 1),
    ],
)
def test_three_boxes_of_rome_and_four_of_carthage_make_a_ready_ship(
    side: str, before: int, ops: int, after: int, built: int
) -> None:
    """Surplus markers are lost: the boxes are empty afterwards."""
    capital = "roma" if side == R else "carthago"
    pos = scene(seat=side, card=BY_OPS[ops], treasury={side: before})
    do(pos, "deposit")
    assert pos.treasury[0 if side == R else 1] == after
    assert ships(pos, side, capital) == (built, 0)


@pytest.mark.rule("H8.2")
def test_the_ship_comes_elsewhere_at_home_if_the_capital_is_besieged() -> None:
    pos = scene(
        {"carthago": 5}, {"carthago/in": 2}, siege={"carthago": 1}, seat=C, treasury={C: 3}, card=BY_OPS[1]
    )
    do(pos, "deposit")
    assert (step(pos), to_move(pos)) == ("NewShip", C)
    assert choices(pos, "build") == {"utica", "clupea", "hippo_regius", "hadrumetum", "tacapae"}
    refused(pos, "build carthago", "H8.2", "treasury-ship-elsewhere")
    refused(pos, "build lilybaeum", "H8.2", "treasury-ship-elsewhere")
    refused(pos, "build tunes", "H8.2", "treasury-ship-elsewhere")
    refused(pos, "build roma", "H8.2", "treasury-ship-elsewhere")
    do(pos, "build utica")
    assert ready(pos, C, "utica") == 1


@pytest.mark.rule("H8.2")
def test_enemy_ships_do_not_keep_a_ship_of_the_treasury_from_its_port() -> None:
    """Unlike H8.3: only a siege or its loss closes the capital's port."""
    pos = scene(treasury={R: 2}, card=BY_OPS[1], ready={C: {"roma": 2, "antium": 1}})
    do(pos, "deposit")
    assert ships(pos, R, "roma") == (1, 0)


@pytest.mark.rule("H8.2")
def test_a_ship_of_the_treasury_comes_only_to_the_capital_as_long_as_that_can_take_it() -> None:
    pos = scene(treasury={R: 2}, card=BY_OPS[1], ready={C: {"antium": 1}})
    pos.control[SPACE["roma"]] = 1  # lost, as far as the treasury is concerned
    pos.recount()
    do(pos, "deposit")
    assert {"antium", "neapolis", "cosa"} <= choices(pos, "build")
    refused(pos, "build roma", "H8.2", "treasury-ship-elsewhere")
    refused(pos, "build messana", "H8.2", "treasury-ship-elsewhere")


@pytest.mark.rule("H8.2")
def test_a_full_treasury_is_emptied_for_nothing_if_all_ships_are_on_the_map() -> None:
    pos = scene(treasury={R: 2}, card=BY_OPS[2], ready={R: {"roma": 10}})
    do(pos, "deposit")
    assert (pos.treasury[0], pos.ships_of(0)) == (0, 10)


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(("answer", "paid"), [("pass", 2), ("counter punic_faith", 0)])
def test_a_card_that_punic_faith_cancels_gives_nothing(answer: str, paid: int) -> None:
    hands = {R: ["diplomacy_a"], C: ["punic_faith", "diplomacy_b"]}
    pos = scene(card=BY_OPS[2], hands=hands)
    do(pos, "deposit")
    assert (step(pos), to_move(pos)) == ("Window", C)
    do(pos, answer)
    assert pos.treasury[0] == paid
    assert BOARD.card[BY_OPS[2]] in pos.discard


@pytest.mark.rule("H8.2")
def test_a_plain_discard_deposits_nothing() -> None:
    pos = scene(phase="round", card=BY_OPS[2])
    do(pos, f"discard {BY_OPS[2]}")
    assert pos.treasury == [0, 0]


# -- H8.3 building -----------------------------------------------------------------------------------------


@pytest.mark.rule("H8.3")
def test_a_card_of_three_ops_builds_a_ready_ship() -> None:
    pos = scene(exhausted={R: {"roma": 1}})
    events = told(pos, "build roma")
    assert only(events, "ships-built").args == {"side": R, "space": "roma", "count": 1}
    assert ships(pos, R, "roma") == (1, 1)
    assert to_move(pos) == C, "the card is used up"


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize("ops", [1, 2])
def test_fewer_ops_build_nothing(ops: int) -> None:
    pos = scene(card=BY_OPS[ops])
    assert choices(pos, "build") == set()
    refused(pos, "build roma", "H8.3", "build-needs-ops")


@pytest.mark.rule("H8.3")
def test_rome_builds_in_italia_and_carthage_in_africa_and_sicilia() -> None:
    assert choices(scene(), "build") == {
        "cosa", "roma", "antium", "neapolis", "paestum", "tarentum", "brundisium", "thurii", "croton",
        "hipponium", "rhegium",
    }  # fmt: skip
    assert choices(scene(seat=C), "build") == {
        "carthago", "utica", "clupea", "hippo_regius", "hadrumetum", "tacapae", "lilybaeum", "drepana",
        "panormus", "thermae", "syracusae", "catana", "camarina", "agrigentum",
    }  # fmt: skip
    refused(scene(), "build messana", "H8.3", "build-elsewhere")
    refused(scene(seat=C), "build caralis", "H8.3", "build-elsewhere")
    refused(scene(seat=C), "build lipara", "H8.3", "build-elsewhere")
    assert "heraclea_minoa" in choices(scene(seat=C, control={C: ["heraclea_minoa"]}), "build")


@pytest.mark.rule("H8.3")
def test_ships_are_built_in_friendly_ports_without_siege_and_enemy_ships() -> None:
    pos = scene(
        {"neapolis/in": 1},
        {"neapolis": 5},
        siege={"neapolis": 1},
        ready={C: {"roma": 1}},
        exhausted={C: {"antium": 1}},
    )
    refused(pos, "build neapolis", "H8.3", "build-besieged")
    refused(pos, "build roma", "H8.3", "build-enemy-ships")
    refused(pos, "build antium", "H8.3", "build-enemy-ships")
    refused(pos, "build pisae", "H8.3", "build-not-yours")
    refused(pos, "build carthago", "H8.3", "build-not-yours")
    refused(pos, "build capua", "H8.3", "build-no-port")


# -- H8.4 repairs ------------------------------------------------------------------------------------------


@pytest.mark.rule("H8.4")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_each_op_repairs_a_ship(ops: int) -> None:
    pos = scene(card=BY_OPS[ops], exhausted={R: {"roma": 2, "neapolis": 2}})
    ports = ["roma", "neapolis", "roma"][:ops]
    events = told(pos, *(f"repair {port}" for port in ports))
    assert kinds(events).count("ships-repaired") == ops
    assert sum(pos.ready[0]) == ops
    assert to_move(pos) == C


@pytest.mark.rule("H8.4")
def test_fewer_repairs_than_ops_are_allowed() -> None:
    pos = scene(exhausted={R: {"roma": 3}})
    do(pos, "repair roma", "done")
    assert ships(pos, R, "roma") == (1, 2)
    assert to_move(pos) == C


@pytest.mark.rule("H8.4")
def test_ships_are_repaired_in_friendly_ports_that_are_not_besieged() -> None:
    pos = scene(
        {"neapolis/in": 1},
        {"neapolis": 5},
        siege={"neapolis": 1},
        exhausted={R: {"neapolis": 1, "mylae": 1, "lipara": 1, "messana": 1}},
    )
    assert choices(pos, "repair") == {"messana"}
    refused(pos, "repair neapolis", "H8.4", "repair-besieged")
    refused(pos, "repair mylae", "H8.4", "repair-not-yours")
    refused(pos, "repair lipara", "H8.4", "repair-not-yours")
    refused(pos, "repair roma", "H8.4", "repair-nothing")


@pytest.mark.rule("H8.4")
def test_one_card_does_not_both_build_and_repair_but_by_event_103() -> None:
    pos = scene(exhausted={R: {"roma": 1, "cosa": 1}})
    do(pos, "repair roma")
    refused(pos, "build roma", "H8.3", "when-build")
    pos = scene(phase="event", card="naval_training", exhausted={R: {"roma": 1, "cosa": 3}})
    do(pos, "build roma", "repair roma")
    assert ships(pos, R, "roma") == (2, 0)


# -- H8.5 fleets -------------------------------------------------------------------------------------------


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_each_op_moves_a_fleet_along_a_lane(ops: int) -> None:
    pos = scene(card=BY_OPS[ops], ready={R: {"neapolis": 2}})
    do(pos, "fleet neapolis", *["to lipara", "to mylae", "to tyndaris"][:ops])
    assert ready(pos, R, ["lipara", "mylae", "tyndaris"][ops - 1]) == 2
    assert (step(pos), to_move(pos)) == (("Round", C))


@pytest.mark.rule("H8.5")
def test_a_fleet_goes_along_lanes_only() -> None:
    pos = scene(ready={R: {"neapolis": 1}})
    do(pos, "fleet neapolis")
    assert choices(pos, "to") == {"antium", "paestum", "lipara", "panormus"}
    refused(pos, "to messana", "H8.5", "fleet-not-a-lane")
    refused(pos, "to capua", "H8.5", "fleet-not-a-lane")


@pytest.mark.rule("H8.5")
def test_a_fleet_moves_whole_or_in_part() -> None:
    pos = scene(ready={R: {"neapolis": 4}})
    do(pos, "fleet neapolis")
    assert choices(pos, "ships") == {"1", "2", "3"}
    refused(pos, "ships 0", "H8.5", "fleet-needs-a-ship")
    refused(pos, "ships 4", "H8.5", "fleet-too-few")
    do(pos, "ships 3")
    refused(pos, "ships 2", "H8.5", "fleet-number-chosen")
    do(pos, "to lipara")
    assert (ready(pos, R, "neapolis"), ready(pos, R, "lipara")) == (1, 3)
    refused(pos, "ships 1", "H8.5", "fleet-number-chosen")


@pytest.mark.rule("H8.5")
def test_the_ops_of_one_card_may_move_several_fleets() -> None:
    pos = scene(ready={R: {"neapolis": 1, "tarentum": 1}})
    do(pos, "fleet neapolis", "to lipara", "done", "fleet tarentum", "to croton", "to syracusae")
    assert (ready(pos, R, "lipara"), ready(pos, R, "syracusae")) == (1, 1)
    assert to_move(pos) == C
    pos = scene(ready={R: {"neapolis": 1, "tarentum": 1}})
    do(pos, "fleet neapolis", "to lipara", "done", "done")
    assert to_move(pos) == C, "nobody has to use all OPs"
    pos = scene(ready={R: {"neapolis": 1, "tarentum": 1}})
    do(pos, "fleet neapolis", "to lipara", "done")
    refused(pos, "fleet roma", "H8.5", "fleet-no-ready-ships")
    refused(pos, "fleet capua", "H8.5", "fleet-no-port")


@pytest.mark.rule("H8.5")
def test_a_fleet_whose_move_has_ended_does_not_move_again_with_the_same_card() -> None:
    """Nor a part of it: its ships stay together. The ship that it met at Lipara is another fleet."""
    pos = scene(ready={R: {"neapolis": 2, "lipara": 1, "tarentum": 1}})
    do(pos, "fleet neapolis", "to lipara", "done", "fleet lipara")
    assert choices(pos, "ships") == set()
    do(pos, "to mylae", "done")
    assert (ready(pos, R, "lipara"), ready(pos, R, "mylae")) == (2, 1)
    refused(pos, "fleet lipara", "H8.5", "fleet-has-moved")
    refused(pos, "fleet mylae", "H8.5", "fleet-has-moved")
    refused(pos, "fleet neapolis", "H8.5", "fleet-no-ready-ships")
    assert (step(pos), choices(pos, "fleet")) == ("FleetUse", {"tarentum"})


@pytest.mark.rule("H8.5")
def test_a_fleet_that_was_called_and_has_not_moved_may_be_called_again() -> None:
    pos = scene(ready={R: {"neapolis": 2}})
    do(pos, "fleet neapolis", "ships 1", "done", "fleet neapolis", "to lipara")
    assert ready(pos, R, "lipara") == 2


@pytest.mark.rule("H8.5")
def test_a_fleet_moves_at_most_three_lanes_in_a_play() -> None:
    assert BOARD.fleet_lanes == 3
    pos = fleet_scene({R: {"neapolis": 1}}, "fleet neapolis", "to lipara", "to mylae")
    assert step(pos) == "FleetOrders"
    orders = pos.steps[-1]
    assert isinstance(orders, FleetOrders)
    orders.lanes = 3  # as if a card had more OPs than lanes
    pos._legal = None
    assert choices(pos, "to") == set()
    refused(pos, "to tyndaris", "H8.5", "fleet-lanes-spent")


@pytest.mark.rule("H8.5")
def test_cus_and_generals_stay_behind() -> None:
    pos = scene({"neapolis": 5}, {}, {"valerius": "neapolis"}, ready={R: {"neapolis": 3}})
    do(pos, "fleet neapolis", "to lipara")
    assert (where(pos, "valerius"), cus(pos, R, "neapolis"), cus(pos, R, "lipara")) == ("neapolis", 5, 0)


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize(("ops", "goes"), [(1, False), (2, True), (3, True)])
def test_an_admiral_without_cus_goes_along_if_the_card_could_activate_him(ops: int, goes: bool) -> None:
    pos = scene(generals={"duilius": "neapolis"}, ready={R: {"neapolis": 1}}, card=BY_OPS[ops])
    do(pos, "fleet neapolis")
    if goes:
        do(pos, "admiral duilius", "to lipara")
        assert where(pos, "duilius") == "lipara"
        assert supplies(pos, "duilius") == 0
    else:
        refused(pos, "admiral duilius", "H8.5", "admiral-too-few-ops")


@pytest.mark.rule("H8.5")
def test_who_may_not_go_along() -> None:
    pos = scene(
        {"neapolis": 5},
        {},
        {
            "duilius": "neapolis",
            "valerius": "roma",
            "catulus": "roma:proconsul",
            "hanno": "carthago",
        },
        ready={R: {"neapolis": 2, "roma": 1}},
    )
    do(pos, "fleet neapolis")
    refused(pos, "admiral duilius", "H8.5", "admiral-with-cus")
    refused(pos, "admiral hanno", "H8.5", "admiral-not-yours")
    refused(pos, "admiral catulus", "H8.5", "admiral-not-in-port")
    refused(pos, "admiral regulus", "H8.5", "admiral-not-in-port")
    do(pos, "done", "fleet roma")
    refused(pos, "admiral valerius", "H8.5", "not-an-admiral")
    do(pos, "admiral catulus")
    refused(pos, "admiral catulus", "H8.5", "fleet-has-admiral")


@pytest.mark.rule("H8.5")
def test_an_admiral_whose_cus_have_another_general_may_leave_them() -> None:
    generals = {"duilius": "neapolis:proconsul", "valerius": "neapolis"}
    pos = scene({"neapolis": 5}, {}, generals, ready={R: {"neapolis": 2}})
    do(pos, "fleet neapolis", "admiral duilius", "to lipara")
    assert (where(pos, "duilius"), where(pos, "valerius")) == ("lipara", "neapolis")
    assert cus(pos, R, "neapolis") == 5


@pytest.mark.rule("H8.5", "18.1")
def test_a_consul_does_not_leave_his_cus_to_go_with_a_fleet() -> None:
    """18.1 Rome never willingly leaves a consul with fewer than 5 CUs; one who has none may go."""
    generals = {"duilius": "neapolis", "valerius": "neapolis:proconsul"}
    for count in (10, 1):
        pos = scene({"neapolis": count}, {}, generals, ready={R: {"neapolis": 2}})
        refused(do(pos, "fleet neapolis"), "admiral duilius", "18.1", "consul-takes-five")
    pos = scene({}, {}, generals, ready={R: {"neapolis": 2}})
    do(pos, "fleet neapolis", "admiral duilius", "to lipara")
    assert where(pos, "duilius") == "lipara"


@pytest.mark.rule("H8.5")
def test_an_admiral_in_a_besieged_city_does_not_get_out() -> None:
    generals = {"adherbal": "drepana/in"}
    pos = scene({"drepana": 5}, {}, generals, siege={"drepana": 1}, ready={C: {"drepana": 1}}, seat=C)
    do(pos, "fleet drepana")
    refused(pos, "admiral adherbal", "H8.5", "admiral-not-in-port")


@pytest.mark.rule("H8.5")
def test_an_admiral_comes_aboard_where_the_fleet_is() -> None:
    pos = scene(generals={"adherbal": "drepana"}, ready={C: {"lilybaeum": 2}}, seat=C)
    do(pos, "fleet lilybaeum", "to drepana", "admiral adherbal", "to panormus")
    assert where(pos, "adherbal") == "panormus"


@pytest.mark.rule("H8.5", "10.4.2")
def test_a_fleet_with_an_admiral_does_not_enter_a_port_that_enemy_cus_hold() -> None:
    """10.4.2 A lone general may not, and a fleet takes him nowhere else."""
    pos = scene({}, {"mylae": 1}, {"duilius": "tyndaris"}, ready={R: {"tyndaris": 1}})
    do(pos, "fleet tyndaris", "admiral duilius")
    refused(pos, "to mylae", "10.4.2", "lone-general")
    assert choices(pos, "to") == {"halaesa"}
    pos = scene({}, {"mylae": 1}, {"duilius": "tyndaris"}, ready={R: {"tyndaris": 1}})
    do(pos, "fleet tyndaris", "to mylae")
    assert ready(pos, R, "mylae") == 1


# -- H8.6 supply trains ------------------------------------------------------------------------------------


@pytest.mark.rule("H8.6")
@pytest.mark.parametrize("ops", [1, 2, 3])
def test_each_op_gives_a_supply_train_to_one_general(ops: int) -> None:
    pos = scene({"roma": 8}, {}, {"valerius": "roma", "caudex": "roma"}, card=BY_OPS[ops])
    do(pos, "supply valerius")
    if ops > 1:
        refused(pos, "supply caudex", "H8.6", "supply-one-general")
    do(pos, *["supply valerius"] * (ops - 1))
    assert supplies(pos, "valerius") == ops
    assert to_move(pos) == C


@pytest.mark.rule("H8.6")
def test_fewer_supply_trains_than_ops_are_allowed() -> None:
    pos = scene({"roma": 8}, {}, {"valerius": "roma"})
    do(pos, "supply valerius", "done")
    assert supplies(pos, "valerius") == 1
    assert to_move(pos) == C


@pytest.mark.rule("H8.6")
def test_a_general_stands_in_a_province_of_his_side_or_in_a_friendly_port() -> None:
    """Sicilia is nobody's at the start: Messana is a port of Rome's, Mylae and Enna are not."""
    generals = {"valerius": "messana", "caudex": "mylae", "regulus": "enna:proconsul", "hanno": "carthago"}
    pos = scene({"messana": 5, "mylae": 5, "enna": 5}, {}, generals)
    assert choices(pos, "supply") == {"valerius"}
    refused(pos, "supply caudex", "H8.6", "supply-no-way")
    refused(pos, "supply regulus", "H8.6", "supply-no-way")
    refused(pos, "supply hanno", "H8.6", "supply-not-yours")
    refused(pos, "supply catulus", "H8.6", "supply-off-map")
    assert choices(scene({"beneventum": 5}, {}, {"valerius": "beneventum"}), "supply") == {"valerius"}


@pytest.mark.rule("H8.6")
def test_a_besieged_general_gets_none_but_a_besieger_does() -> None:
    pos = scene(
        {"capua": 5},
        {"capua/in": 2},
        {"valerius": "capua", "hanno": "capua/in"},
        control={R: ["neapolis", "nuceria", "roma"], C: ["capua", "carthago"]},
        siege={"capua": 1},
    )
    assert choices(pos, "supply") == {"valerius"}
    pos = scene({"drepana": 5}, {"drepana/in": 2}, {"adherbal": "drepana/in"}, siege={"drepana": 1}, seat=C)
    refused(pos, "supply adherbal", "H8.6", "supply-besieged")


@pytest.mark.rule("H8.6")
def test_three_supply_trains_with_one_general_and_fifteen_in_all() -> None:
    pos = scene({"roma": 8}, {}, {"valerius": "roma"}, supplies={"valerius": 2})
    do(pos, "supply valerius")
    assert supplies(pos, "valerius") == 3
    assert to_move(pos) == C, "he has all he may have"
    pos = scene({"roma": 8}, {}, {"valerius": "roma"}, supplies={"valerius": 3})
    refused(pos, "supply valerius", "H8.6", "supply-has-all")
    five = dict.fromkeys(["hanno", "hamilcar", "adherbal", "carthalo", "himilco"], 3)
    pos = scene({"roma": 8}, {}, {"valerius": "roma"}, supplies=five)
    assert pos.supplies_left() == 0
    refused(pos, "supply valerius", "H8.6", "supply-none-left")


@pytest.mark.rule("H8.6")
def test_the_prices_are_those_of_the_table() -> None:
    assert (BOARD.build_ops, BOARD.repair_ops, BOARD.supply_ops) == (3, 1, 1)
    assert BOARD.boxes == [3, 4]
    assert (BOARD.supplies, BOARD.supplies_each) == (15, 3)
    assert (BOARD.carries, BOARD.carries_supplies, BOARD.sea_points) == (2, 1, 3)
    assert GENERAL["pulcher"] in [g for g, points in enumerate(BOARD.sea_points_of) if points == 4]
    assert controls(scene(), "messana") == R
    assert spent(scene(), R, "messana") == 0
