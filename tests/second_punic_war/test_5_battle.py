"""5.1 to 5.3, 5.5 Battles: rounds of three attacks, simultaneous losses, tens, several owners; example 6."""

from __future__ import annotations

from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import do, legal, points_of, rig, scene, step, there, to_move


def example_6(**more):
    """Carthage is player A, Rome player B."""
    pos = scene({"capua": "rome 1l 2h 1c; carthage* 2l 3h 3c"}, **more)
    rig(pos, 5, 9, 7, 7, 1, 6, 8, 2, 7, 10, 10, 6, 8, 4)
    return attack(pos, "capua", "carthage", "beneventum")


def test_example_6():
    pos = example_6()
    # Light infantry: 5 and 9 hit once, 7 does not.
    assert to_move(pos) == "rome"
    assert legal(pos) == {"lose rome_light_infantry", "lose rome_heavy_infantry", "lose rome_cavalry"}
    do(pos, "lose rome_light_infantry")
    # Cavalry: 7, 1 and 6 miss, 8 hits.
    assert there(pos, "capua", "rome") == "2h 1c"
    assert to_move(pos) == "carthage"
    do(pos, "lose carthage_light_infantry")
    # Heavy infantry: of 2, 7 and 10 the ten chooses, and then 10 and 6.
    assert to_move(pos) == "carthage"
    assert legal(pos) == {"strike rome_heavy_infantry", "strike rome_cavalry"}
    do(pos, "strike rome_cavalry")
    assert to_move(pos) == "rome"
    do(pos, "strike carthage_cavalry")
    # The other hit plays itself: only heavy infantry is left.
    assert there(pos, "capua", "carthage") == "1l 3h 2c"
    assert there(pos, "capua", "rome") == "1h"
    assert lost(pos) == [2, 3]
    assert step(pos) == "Decide"
    do(pos, "retreat", "pursue")
    # 8 and 4: the last unit is lost, and four are too few for a point.
    assert there(pos, "capua", "rome") == ""
    assert there(pos, "capua", "carthage") == "1l 3h 2c"
    assert points_of(pos, "carthage") == 0
    assert pos.battle is None
    assert step(pos) == "Still"
