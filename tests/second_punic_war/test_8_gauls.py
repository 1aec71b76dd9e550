"""8 The tribes: attitudes, tests, volunteers, and when they take arms."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.gauls import (
    beaten,
    leader_of_gauls,
    modifier,
    set_attitude,
    stance,
)
from bellum.games.second_punic_war.gauls import (
    test_tribe as try_tribe,
)
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stacks import GALLIC, GALLIC_HORSE, count
from bellum.kernel import Event
from tests.second_punic_war.kit import (
    BOARD,
    CH,
    RN,
    C,
    R,
    S,
    advance,
    do,
    legal,
    only,
    rig,
    run,
    scene,
    seat_of,
    stacks,
    step,
    there,
    to_move,
    watched,
    where,
)

pytestmark = pytest.mark.rule("8.2")

ROME, CARTHAGE, SYRACUSE = 0, 1, 2


def outcome_of(token: int, roll: int, side: int = ROME, bonus: int = 0) -> tuple[int, bool]:
    """The attitude of Lingones after a test, and whether they take arms."""
    pos = rig(scene({"lingones": f"{(R, C)[side]} 3h"}, attitude={"lingones": token}), roll)
    hostile = try_tribe(pos, BOARD.region["lingones"], side, bonus)
    return pos.attitude[BOARD.region["lingones"]], hostile


def attitude(pos: War, tribe: str) -> int:
    return pos.attitude[BOARD.region[tribe]]


# -- 8.1 attitudes -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_leponti() -> None:
    """8.1 The figure: 4 infantry and 1 cavalry."""
    assert BOARD.levy[BOARD.region["leponti"]] == [4, 1]


@pytest.mark.rule("1.2.14")
def test_friend_of_one_is_unfriendly_to_the_other() -> None:
    """8.1, 1.2.14 +4 and -4; allied is hostile for the other."""
    pos = scene(attitude={"boii": -2, "ligures": -1, "cenomani": 1})
    assert [stance(pos, BOARD.region[t], ROME) for t in ("boii", "ligures", "cenomani", "taurini")] == [
        -2,
        -1,
        1,
        0,
    ]
    assert [stance(pos, BOARD.region[t], CARTHAGE) for t in ("boii", "ligures", "cenomani")] == [2, 1, -1]
    assert modifier(pos, BOARD.region["ligures"], CARTHAGE) == 4
    assert modifier(pos, BOARD.region["ligures"], ROME) == -4
    assert modifier(pos, BOARD.region["taurini"], ROME) == 0


# -- 8.2 the test ------------------------------------------------------------------------------------------


def test_example_13() -> None:
    """8.2 Lingones are friendly to Carthage; Rome rolls 5, less 4 is 1: they take arms, 6-2."""
    pos = rig(scene({"lingones": "rome 5h"}, attitude={"lingones": -1}), 5)
    events: list[Event] = []
    pos.events = events
    assert try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    args = only(events, "tribe-tested").args
    assert (args["side"], args["rolls"], args["modifier"], args["attitude"]) == (R, [5], -4, "hostile")
    pos.events = None
    pos.begin_resistance(BOARD.region["lingones"], ROME, False)
    assert pos.battle is not None
    assert (count(pos.battle.levy, GALLIC), count(pos.battle.levy, GALLIC_HORSE)) == (6, 2)


@pytest.mark.parametrize(
    ("roll", "result", "arms"),
    [
        (10, 2, False),
        (9, 2, False),
        (8, 1, False),
        (7, 1, False),
        (6, 0, False),
        (5, 0, False),
        (4, -1, False),
        (3, -1, False),
        (2, -2, True),
        (1, -2, True),
    ],
)
def test_table_2(roll: int, result: int, arms: bool) -> None:
    """8.2 From the point of view of who tests, so that it is mirrored for Carthage."""
    assert outcome_of(0, roll) == (result, arms)
    assert outcome_of(0, roll, CARTHAGE) == (-result, arms)


def test_modifiers() -> None:
    """8.2 Held to the table: 1 at least, 10 at most; a leader may add."""
    assert outcome_of(1, 1) == (1, False)  # 5: neutral, the token stays
    assert outcome_of(1, 5) == (2, False)
    assert outcome_of(1, 10) == (2, False)
    assert outcome_of(-1, 6) == (-2, True)
    assert outcome_of(-1, 8) == (-1, False)
    assert outcome_of(-1, 2) == (-2, True)
    assert outcome_of(0, 8, ROME, 1) == (2, False)


def test_neutral_changes_nothing() -> None:
    """8.2 "Nothing happens": a token that lies there stays."""
    assert outcome_of(-1, 10) == (-1, False)
    assert outcome_of(1, 2) == (1, False)


def test_a_token_that_lies_there_is_not_laid_again() -> None:
    """8.2 A friendly tribe that is found friendly: nothing is told but the test."""
    pos = rig(scene({"lingones": "rome 3h"}, attitude={"lingones": 1}), 3)
    pos.events = []
    try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert (attitude(pos, "lingones"), [event.kind for event in pos.events]) == (1, ["tribe-tested"])


def test_two_volunteers_always() -> None:
    """8.2 Whoever gains the alliance has two units of Gallic infantry there at once, also by an enemy's test."""
    pos = rig(scene({"lingones": "rome 3h"}), 9)
    assert not try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert stacks(pos, "lingones") == {R: "3h 2g"}
    pos = rig(scene({"lingones": "rome 3h"}), 1)
    assert try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert stacks(pos, "lingones") == {R: "3h", C: "2g"}


def test_volunteers_need_counters() -> None:
    """1.2 Rome has 12."""
    pos = rig(scene({"lingones": "rome 3h", "roma": "rome 11g"}), 9)
    try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert there(pos, "lingones") == "3h 1g"


@pytest.mark.rule("10.1")
def test_volunteers_follow_a_leader_who_is_there() -> None:
    pos = rig(scene({"lingones": f"{RN} 3h"}, {"consul_1": f"lingones:{RN}"}, players=4), 9)
    try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert stacks(pos, "lingones") == {RN: "3h 2g"}


def test_once_a_stage() -> None:
    """8.2 A second army of the side does not test; the other side may."""
    pos = rig(scene({"lingones": "rome 3h"}), 8, 1)
    try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert not try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert attitude(pos, "lingones") == 1
    assert try_tribe(pos, BOARD.region["lingones"], CARTHAGE, 0)
    assert attitude(pos, "lingones") == 2


def test_allies_and_enemies_are_not_tested() -> None:
    """8.1 An ally lets pass; a hostile tribe takes arms at once, as often as an army comes."""
    pos = scene({"boii": "carthage 3h"}, attitude={"boii": -2})
    used = pos.dice.used
    assert not try_tribe(pos, BOARD.region["boii"], CARTHAGE, 0)
    assert try_tribe(pos, BOARD.region["boii"], ROME, 0)
    assert try_tribe(pos, BOARD.region["boii"], ROME, 0)
    assert pos.dice.used == used


def test_no_tribe_no_test() -> None:
    pos = scene({"roma": "rome 3h"})
    assert not try_tribe(pos, BOARD.region["roma"], CARTHAGE, 0)


@pytest.mark.rule("10.4")
def test_syracuse_among_the_gauls() -> None:
    """10.4 Alone it is met as an enemy, and that never changes; with an army of a power that one's word counts."""
    pos = scene({"ligures": "syracuse 3h"}, players=3, attitude={"ligures": -1})
    used = pos.dice.used
    assert try_tribe(pos, BOARD.region["ligures"], SYRACUSE, 0)
    beaten(pos, BOARD.region["ligures"], SYRACUSE)
    assert attitude(pos, "ligures") == -1
    pos = scene({"ligures": "syracuse 3h; carthage 2h"}, players=3, attitude={"ligures": -2})
    assert not try_tribe(pos, BOARD.region["ligures"], SYRACUSE, 0)
    pos = scene({"ligures": "syracuse 3h; rome 2h"}, players=3, attitude={"ligures": -2})
    assert try_tribe(pos, BOARD.region["ligures"], SYRACUSE, 0)
    pos = scene({"ligures": "syracuse 3h; rome 2h"}, players=3, attitude={"ligures": -1})
    assert not try_tribe(pos, BOARD.region["ligures"], SYRACUSE, 0)  # the power has tested them, or will
    assert pos.dice.used == used


# -- 8.3 arms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_who_leads_the_gauls() -> None:
    """8.3, 10.1 The enemy of whom they fight; of two, he in whose zone they live."""
    pos = scene(players=5, attitude={"ligures": -1})
    boii, ligures = BOARD.region["boii"], BOARD.region["ligures"]
    assert leader_of_gauls(pos, boii, ROME) == seat_of(pos, CH)
    assert leader_of_gauls(pos, boii, CARTHAGE) == seat_of(pos, RN)
    assert leader_of_gauls(pos, ligures, SYRACUSE) == seat_of(pos, CH)
    assert leader_of_gauls(pos, boii, SYRACUSE) == seat_of(pos, RN)
    assert pos.seats[4] == S


@pytest.mark.rule("8.3")
def test_beaten_gauls_are_friends() -> None:
    """8.3 Of the winner, whatever they were."""
    pos = scene(attitude={"boii": -2})
    beaten(pos, BOARD.region["boii"], ROME)
    assert attitude(pos, "boii") == 1
    beaten(pos, BOARD.region["boii"], CARTHAGE)
    assert attitude(pos, "boii") == -1


@pytest.mark.rule("8.3")
def test_a_tribe_that_turns_on_an_army_in_its_land() -> None:
    """8.3 At any moment: the Gauls attack."""
    pos = scene({"boii": "rome 9h"})
    set_attitude(pos, BOARD.region["boii"], -2, 1)
    assert pos.battle is not None
    assert pos.battle.sides == [CARTHAGE, ROME]
    assert there(pos, "boii", C) == "2g"
    pos = scene({"boii": "rome 9h"})
    set_attitude(pos, BOARD.region["boii"], -1, 1)
    advance(pos)
    assert pos.battle is None
    assert watched(run(pos)) == []


@pytest.mark.rule("5.1", "10.4")
def test_volunteers_meet_an_army_of_syracuse() -> None:
    """5.1, 8.2 A tribe that becomes an ally by an event, with an army of Syracuse in its land: they meet (10.4)."""
    pos = scene({"boii": "syracuse 5h"}, players=3)
    set_attitude(pos, BOARD.region["boii"], -2, 1)
    advance(pos)
    assert there(pos, "boii", C) == "2g"
    assert step(pos) == "Parley"
    # Who is there in peace already stays so.
    pos = scene({"boii": "syracuse 5h; carthage 1h"}, players=3)
    set_attitude(pos, BOARD.region["boii"], -2, 1)
    advance(pos)
    assert step(pos) == "Still"


@pytest.mark.rule("8.2", "10.4")
@pytest.mark.parametrize("roll", [1, 7])
def test_volunteers_of_an_enemys_test_meet_an_army_of_syracuse(roll: int) -> None:
    """8.2, 10.4 Rome's test makes the tribe Carthage's ally: when Rome is beaten, those volunteers who are left
    stand before an army of Syracuse that had made its peace with Rome, and both are asked."""
    pos = rig(scene({"lingones": "rome 1l; syracuse 5h"}, players=3), 1, *[roll] * 60)
    assert try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    pos.begin_resistance(BOARD.region["lingones"], ROME, True)
    advance(pos)
    while pos.battle is not None:
        do(pos, "fight" if "fight" in legal(pos) else sorted(legal(pos))[0])
    assert (there(pos, "lingones", R), there(pos, "lingones", C)) == ("", "2g")
    assert (step(pos), to_move(pos)) == ("Parley", C)
    do(pos, "peace")
    assert (step(pos), to_move(pos)) == ("Parley", S)
    do(pos, "peace")
    assert (step(pos), there(pos, "lingones")) == ("Still", "5h 2g")


@pytest.mark.rule("8.2", "10.4")
def test_volunteers_who_join_an_army_in_peace_keep_it() -> None:
    """8.2, 10.4 Rome's own test wins the tribe while its army stands in peace beside Syracuse: nobody is asked."""
    pos = rig(scene({"lingones": "rome 1l; syracuse 5h"}, players=3), 10)
    assert not try_tribe(pos, BOARD.region["lingones"], ROME, 0)
    assert step(advance(pos)) == "Still"
    assert there(pos, "lingones", R) == "1l 2g"


@pytest.mark.rule("5.6", "10.4")
def test_volunteers_catch_a_leader_of_syracuse_who_is_alone() -> None:
    """5.6 Peace is between armies: a leader without one is not asked."""
    pos = scene({}, {"ajostros": "boii"}, players=3)
    set_attitude(pos, BOARD.region["boii"], -2, 1)
    advance(pos)
    assert where(pos, "ajostros") == "dead"
