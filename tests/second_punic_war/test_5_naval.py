"""5.10, 1.2.7 Battles at sea: stowing in secret, marines, sinking ships, retreat; example 10."""

from __future__ import annotations

import json

import pytest

from bellum.games.second_punic_war.battle_view import battle_view
from bellum.games.second_punic_war.dice import ship_value
from bellum.games.second_punic_war.naval import redraw_stowing
from bellum.games.second_punic_war.told import events
from bellum.kernel import Dice, Event, key_of
from bellum.kernel.event import OMNISCIENT
from bellum.kernel.kind import misfit
from bellum.kernel.position import SPECTATOR
from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import (
    BOARD,
    TABLE,
    action,
    do,
    legal,
    points_of,
    refused,
    rig,
    scene,
    seat_of,
    stacks,
    step,
    there,
    to_move,
    where,
)

SEA = "mare_inferum"


def act(pos, seat, *notations):
    """Actions of one of several who owe one."""
    for notation in notations:
        number = seat_of(pos, seat)
        assert pos.why_not(number, action(notation)) is None, (
            notation,
            pos.why_not(number, action(notation)),
        )
        assert action(notation) in pos.legal(number)
        pos.play(number, action(notation))
    return pos


def example_10():
    """Rome is player A with 4 ships, Carthage player B with 5."""
    pos = scene({SEA: "rome 4s 3h 2c; carthage* 5s 7h"})
    attack(pos, SEA, "carthage", "sinus_campanus")
    act(pos, "rome", "stow rome_cavalry", "stow rome_cavalry", "next_ship")
    act(pos, "rome", "stow rome_heavy_infantry", "stow rome_heavy_infantry", "next_ship")
    rig(pos, 6, 4, 7, 5, 9, 7, 4, 10, 5)
    return pos


@pytest.mark.rule("5.10", "5.11")
def test_example_10():
    pos = example_10()
    assert pos.owners() == 3
    act(pos, "carthage", *["stow carthage_heavy_infantry", "stow carthage_heavy_infantry", "next_ship"] * 3)
    act(pos, "carthage", "stow carthage_heavy_infantry")
    # Carthage is ready; Rome puts its last unit on the third ship.
    assert pos.owners() == 1
    # The dice of Rome are thrown in the order of its ships: cavalry, double, single, empty.
    rig(pos, 6, 4, 7, 5, 9, 10, 7, 4, 5)
    act(pos, "rome", "stow rome_heavy_infantry")
    assert [ship_value(pos, 0, ship) for ship in pos.fought().ships[0]] == [5, 5, 5, 6, 7]
    # Three hits: 6, 7 and 9. Rome gives up all but the cavalry.
    assert (to_move(pos), step(pos)) == ("rome", "Sink")
    assert legal(pos) == {"sink 1", "sink 2", "sink 3", "sink 4"}
    do(pos, "sink 4", "sink 3", "sink 2")
    # Two hits of Rome: the ten takes a ship with two infantry, the other sinks the empty one.
    assert (to_move(pos), step(pos)) == ("rome", "Sink")
    assert legal(pos) == {"sink 1", "sink 4", "sink 5"}
    refused(pos, "sink 2", "5.10", "ships-alike")
    do(pos, "sink 1")
    assert to_move(pos) == "carthage"
    do(pos, "sink 4")
    assert there(pos, SEA, "rome") == "2c 1s"
    assert there(pos, SEA, "carthage") == "5h 3s"
    assert lost(pos) == [4, 6]
    do(pos, "retreat", "to mare_tyrrhenum")
    assert points_of(pos, "carthage") == 1
    assert there(pos, "mare_tyrrhenum") == "2c 1s"
    assert step(pos) == "Still"


@pytest.mark.rule("1.2.7")
def test_1_2_7_two_marines_hit_from_5():
    pos = scene({SEA: "rome 1s; carthage* 1s 2h"})
    rig(pos, 4, 1, *[1] * 10)
    attack(pos, SEA, "carthage", "sinus_campanus")
    ship = pos.fought().ships[0][0]
    assert ship_value(pos, 0, ship) == 5
    assert ship_value(pos, 1, pos.fought().ships[1][0]) == 7


@pytest.mark.rule("1.2.7")
def test_1_2_7_only_infantry_are_marines():
    pos = scene({SEA: "rome 1s; carthage* 3s 1l 1g 2c 1e 1k"})
    attack(pos, SEA, "carthage", "sinus_campanus")
    rig(pos, *[1] * 10)
    act(pos, "carthage", "stow carthage_light_infantry", "stow carthage_gallic_infantry", "next_ship", "done")
    assert sorted(ship_value(pos, 0, ship) for ship in pos.fought().ships[0]) == [5, 7, 7]


@pytest.mark.rule("5.10")
def test_5_10_stowing_is_refused_by_its_paragraphs():
    pos = example_10()
    refused(pos, "stow rome_cavalry", "5.10", "no-such-cargo", seat="rome")
    act(pos, "rome", "next_ship")
    refused(pos, "next_ship", "5.10", "no-next-ship", seat="rome")
    refused(pos, "fight", "5.3", "when-fight", seat="rome")
    act(pos, "carthage", "next_ship")
    refused(pos, "next_ship", "1.2.7", "cargo-must-fit", seat="carthage")
    act(pos, "carthage", "stow carthage_heavy_infantry", "stow carthage_heavy_infantry")
    refused(pos, "stow carthage_heavy_infantry", "1.2.7", "ship-full", seat="carthage")


@pytest.mark.rule("5.10")
def test_5_10_done_stows_the_rest():
    pos = example_10()
    act(pos, "carthage", "done")
    rig(pos, *[1] * 20)
    act(pos, "rome", "done")
    assert [len(ship) // 2 for ship in pos.fought().ships[0]] == [2, 2, 2, 1, 0]
    assert [len(ship) // 2 for ship in pos.fought().ships[1]] == [2, 2, 1, 0]


@pytest.mark.rule("5.10")
def test_5_10_what_is_stowed_is_secret_until_both_are_ready():
    """The actions of one say nothing to the other: his prompt, choices and view stay as they were."""
    pos = scene({SEA: "rome 4s 3h 2c; carthage* 5s 7h"})
    attack(pos, SEA, "carthage", "sinus_campanus")
    before = (pos.legal(1), pos.steps[-1].prompt(pos), pos.to_data()["stacks"])
    told: list[Event] = []
    pos.events = told
    act(pos, "rome", "stow rome_cavalry", "next_ship", "stow rome_heavy_infantry", "next_ship", "done")
    assert (pos.legal(1), pos.steps[-1].prompt(pos), pos.to_data()["stacks"]) == before
    assert told == []
    assert pos.fought().ships == []
    pos.events = told
    rig(pos, *[1] * 20)
    act(pos, "carthage", "done")
    stowed = [event for event in told if event.kind == "stowed"]
    assert len(stowed) == 2
    for event in stowed:
        assert misfit(events(BOARD.kinds)[event.kind], event.args) is None


@pytest.mark.rule("5.10")
def test_5_10_a_fleet_without_cargo_waits_for_nobody():
    pos = scene({SEA: "rome 2s; carthage* 2s"})
    rig(pos, *[1] * 4)
    attack(pos, SEA, "carthage", "sinus_campanus")
    assert step(pos) == "Decide"


@pytest.mark.rule("5.10")
def test_5_10_sunk_ships_have_rolled():
    pos = scene({SEA: "rome 2s; carthage* 2s"})
    rig(pos, 7, 7, 7, 7)
    attack(pos, SEA, "carthage", "sinus_campanus")
    assert there(pos, SEA) == ""
    assert pos.battle is None


@pytest.mark.rule("5.10")
def test_5_10_leaders_change_ships_and_fall_with_the_last():
    pos = scene({SEA: "rome 2s; carthage* 2s"}, {"consul_1": SEA})
    rig(pos, 7, 1, 1, 1, 1)
    attack(pos, SEA, "carthage", "sinus_campanus")
    do(pos, "done")
    assert where(pos, "consul_1") == SEA
    rig(pos, 7, 7, 1, 1)
    do(pos, "fight", "fight", "done")
    assert where(pos, "consul_1") == "pool"
    assert points_of(pos, "carthage") == 2


@pytest.mark.rule("5.10")
def test_5_10_command_works_at_sea_and_a_natural_ten_alone_is_critical():
    pos = scene({SEA: "rome 3s 1h; carthage* 2s 4h"}, {"hannibal": SEA})
    attack(pos, SEA, "carthage", "sinus_campanus")
    rig(pos, 4, 9, 10, *[1] * 5)
    act(pos, "rome", "done")
    assert legal(pos) == {"reroll ship", "done"}
    do(pos, "reroll ship")
    assert (to_move(pos), step(pos)) == ("carthage", "Sink")
    do(pos, "sink 1")
    assert (to_move(pos), there(pos, SEA, "rome")) == ("rome", "1s")


@pytest.mark.rule("5.10")
def test_5_10_no_pursuit():
    pos = scene({SEA: "rome 2s 2c; carthage* 2s 2c"})
    attack(pos, SEA, "carthage", "sinus_campanus")
    act(pos, "rome", "done")
    rig(pos, *[1] * 4)
    act(pos, "carthage", "done")
    do(pos, "retreat")
    assert step(pos) == "RetreatTo"


@pytest.mark.rule("5.4")
def test_5_4_a_fleet_retreats_to_a_free_zone_or_its_own_port():
    pos = scene({"sinus_campanus": "rome 2s 2h; carthage* 2s", "mare_tyrrhenum": "carthage 1s"})
    attack(pos, "sinus_campanus", "carthage", SEA)
    rig(pos, *[1] * 4)
    act(pos, "rome", "done")
    do(pos, "retreat")
    assert legal(pos) == {"to ora_latina", "to ora_bruttia", "port neapolis", "port paestum"}
    refused(pos, f"to {SEA}", "5.4", "attack-came-from-there")
    refused(pos, "to mare_tyrrhenum", "5.4", "retreat-to-enemy")
    refused(pos, "to roma", "5.4", "retreat-not-adjacent")
    refused(pos, "port roma", "5.4", "no-own-port-here")
    do(pos, "port paestum")
    assert there(pos, "paestum/port") == "2h 2s"
    pos = scene({"sinus_campanus": "rome 2s; carthage* 2s"}, owner={"paestum": "carthage"})
    attack(rig(pos, *[1] * 8), "sinus_campanus", "carthage", SEA)
    do(pos, "retreat")
    refused(pos, "port paestum", "5.4", "no-own-port-here")
    do(pos, "port neapolis")


@pytest.mark.rule("5.4")
def test_5_4_an_attacking_fleet_goes_back_also_into_its_port():
    pos = scene({"sinus_campanus": "rome* 2s 2h; carthage 2s"}, {"consul_1": "sinus_campanus"})
    attack(pos, "sinus_campanus", "rome", "neapolis/port")
    rig(pos, *[1] * 8)
    act(pos, "rome", "done")
    do(pos, "done", "fight", "retreat")
    assert there(pos, "neapolis/port") == "2h 2s"
    assert where(pos, "consul_1") == "neapolis/port"


@pytest.mark.rule("5.4")
def test_5_4_a_fleet_with_nowhere_to_go_is_lost():
    zone = BOARD.sea[SEA]
    forces = {
        BOARD.sea_id[z]: "carthage 1s" for z in BOARD.lanes[zone] if BOARD.sea_id[z] != "sinus_campanus"
    }
    pos = scene({SEA: "rome 3s 2h; carthage* 2s", **forces})
    attack(pos, SEA, "carthage", "sinus_campanus")
    rig(pos, *[1] * 8)
    act(pos, "rome", "done")
    do(pos, "retreat")
    assert there(pos, SEA) == "2s"
    assert points_of(pos, "carthage") == 1


@pytest.mark.rule("5.5")
def test_5_5_owners_of_ships_lose_their_own():
    pos = scene({SEA: "rome_north 2s; rome_south 2s; carthage_africa* 3s"}, players=4)
    rig(pos, 7, 7, 1, *[1] * 8)
    attack(pos, SEA, "carthage", "sinus_campanus")
    # One each, and all alike, so nothing is asked.
    left = stacks(pos, SEA)
    assert (left["rome_north"], left["rome_south"]) == ("1s", "1s")
    assert step(pos) == "Decide"


@pytest.mark.rule("5.10")
def test_naval_battle_survives_writing():
    pos = example_10()
    data = json.loads(pos.to_json())
    again = pos.empty(pos.dice)
    steps = {type(s).__name__: type(s) for s in pos.steps}
    again.restore(data, steps)
    assert again.to_json() == pos.to_json()
    copy = pos.clone()
    act(copy, "carthage", "done")
    assert copy.to_json() != pos.to_json()
    assert TABLE.number("sink 48") is not None


@pytest.mark.rule("5.10")
def test_5_10_views_do_not_tell_how_the_other_has_stowed():
    pos = example_10()
    mine = battle_view(pos, pos.fought(), 0)
    assert next(ship["cargo"] for ship in mine["defender"]["ships"]) == ["rome_cavalry"] * 2
    assert mine["loading"] == 3
    assert mine["attacker"]["ships"] == []
    for eyes in (1, SPECTATOR):
        assert battle_view(pos, pos.fought(), eyes)["defender"]["ships"] == []
    assert battle_view(pos, pos.fought(), OMNISCIENT)["defender"]["ships"] != []
    assert battle_view(pos, pos.fought(), 1)["loading"] == 1
    act(pos, "carthage", "done")
    act(pos, "rome", "done")
    assert len(battle_view(pos, pos.fought(), 1)["defender"]["ships"]) == 4


@pytest.mark.rule("5.10")
def test_5_10_a_world_that_a_seat_imagines_stows_anew():
    pos = example_10()
    act(pos, "rome", "done")
    worlds = set()
    for number in range(30):
        world = pos.clone()
        redraw_stowing(world, 1, Dice(key_of(f"world {number}")))
        step_there = world.steps[-1]
        fleet = step_there.fleets[1]
        assert sum(len(ship) // 2 for ship in fleet) == 5
        assert max(len(ship) for ship in fleet) <= 5
        assert world.owners() == pos.owners()
        worlds.add(str(fleet))
        kept = pos.clone()
        redraw_stowing(kept, 0, Dice(key_of("kept")))
        assert kept.steps[-1].fleets[1] == pos.steps[-1].fleets[1]
    assert len(worlds) > 5
