"""The kit that the tests of the rules are built with."""

from __future__ import annotations

from tests.second_punic_war.kit import (
    R,
    do,
    legal,
    points_of,
    rig,
    ring,
    scene,
    stacks,
    start,
    step,
    there,
    where,
)


def test_scene_from_words() -> None:
    pos = scene(
        {"boii": "carthage 6h 3e; massilia* 4c", "roma/port": "rome_south 3s 2l", "mare_inferum": "rome 1s"},
        {"hannibal": "boii", "consul_1": "roma/port:rome_south"},
        players=4,
        track={"massilia": -2},
        siege={"placentium": 1},
        points={"carthage_africa": 3},
        hands={"rome_north": ["rome_new_legions"]},
    )
    assert stacks(pos, "boii") == {"carthage": "6h 3e", "massilia*": "4c"}
    assert there(pos, "boii") == "6h 4c 3e"
    assert stacks(pos, "roma/port") == {"rome_south": "2l 3s"}
    assert where(pos, "consul_1") == "roma/port"
    assert ring(pos, "placentium") == "besieged"
    assert points_of(pos, "carthage_africa") == 3
    assert step(pos) == "Still"
    assert legal(do(pos, "done")) == {"done", "pass"}
    assert pos.clone() == pos


def test_loaded_dice() -> None:
    pos = rig(start(), *range(1, 11), 10, 10)
    assert [pos.dice.roll(10) for _ in range(12)] == [*range(1, 11), 10, 10]
    copy = rig(start(), 3, 4).clone()
    assert [copy.dice.roll(10), copy.dice.roll(10)] == [3, 4]
    assert R in pos.seats
