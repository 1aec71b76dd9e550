"""21 Attrition: the whole table, winter, passes, events, Hostile Tribes."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import SPACE
from tests.hannibal.kit import (
    C,
    R,
    choices,
    cus,
    do,
    elephants,
    kinds,
    legal,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    turn_from,
    where,
)

HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}

# CUs lost by modified die, 1 or less to 7 or more, for a force of 1, 2, 3, 4, 5 or 6, 7 to 9, 10 or more.
TABLE = [
    [0, 0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1, 1, 1],
    [0, 0, 0, 1, 1, 1, 2],
    [0, 0, 1, 1, 1, 2, 2],
    [0, 1, 1, 1, 2, 2, 3],
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 2, 2, 3, 3, 4],
]
COLUMN = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5, 8: 5, 9: 5, 10: 6, 11: 6, 15: 6}
HOSTILE = 4


def row(die: int) -> list[int]:
    """The row of a modified die."""
    return TABLE[min(max(die, 1), 7) - 1]


def lost(size: int, die: int) -> int:
    """What the table says."""
    return row(die)[COLUMN[size]]


def winter(pos: PunicWar, *rolls: int) -> list[Event]:
    """The winter phase and what follows, with loaded dice."""
    events: list[Event] = []
    rig(pos, *rolls)
    pos.steps = turn_from("winter")
    pos.events = events
    pos._legal = None
    pos.advance()
    pos.events = None
    return events


def rolls(events: list[Event]) -> list[tuple[str, list[int], int, int]]:
    """Every attrition roll: where, the die, the modifier, the loss."""
    told_ = [event.args for event in events if event.kind == "attrition"]
    return [(args["space"], args["rolls"], args["modifier"], args["count"]) for args in told_]


# -- 21.1.1, 21.2 winter and the table ---------------------------------------------------------------------


@pytest.mark.rule("21.2", "21.1.1")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", COLUMN)
def test_the_table_in_winter(size: int, die: int):
    pos = scene({"arpi": size}, control={"carthage": ["arpi"]}, phase="round", hands=HANDS)
    events = winter(pos, die)
    assert rolls(events) == [("arpi", [die], 0, lost(size, die))]
    assert cus(pos, R, "arpi") == size - lost(size, die)


@pytest.mark.rule("21.1", "21.1.1")
def test_in_winter_forces_on_enemy_pcs_cities_and_unfriendly_tribes_suffer_and_no_others():
    pos = scene(
        {"arpi": 5, "cannae": 5, "heraclea": 5, "boii": 5, "aquitani": 5, "capua": 5, "roma": 5},
        {"sena": 5, "verona": 5, "insubres": 5, "arverni": 5, "gades": 5, "praeneste": 5},
        control={
            "rome": ["cannae", "sena", "roma"],
            "carthage": ["arpi", "capua", "verona", "gades"],
            "tribes": ["boii", "insubres"],
        },
        phase="round",
        hands=HANDS,
    )
    events = winter(pos, 1, 1, 1, 1, 1, 1)
    spaces = {(event.args["side"], event.args["space"]) for event in events if event.kind == "attrition"}
    assert spaces == {(R, s) for s in ("arpi", "boii", "aquitani", "capua")} | {
        (C, s) for s in ("sena", "arverni")
    }
    assert all(event.rule == "21.1.1" for event in events if event.kind == "attrition")


@pytest.mark.rule("21.1.1")
@pytest.mark.parametrize("general", [None, "nero"])
def test_with_or_without_a_general(general: str | None):
    generals = {} if general is None else {general: "arpi"}
    pos = scene({"arpi": 10}, {}, generals, control={"carthage": ["arpi"]}, phase="round", hands=HANDS)
    assert rolls(winter(pos, 5)) == [("arpi", [5], 0, 3)]


@pytest.mark.rule("21.1.1")
def test_besiegers_suffer_and_the_besieged_do_not():
    pos = scene(
        {"capua/in": 2, "neapolis/in": 2, "neapolis": 5},
        {"capua": 7},
        control={"rome": ["capua", "neapolis"]},
        siege={"capua": 2},
        phase="round",
        hands=HANDS,
    )
    events = winter(pos, 6)
    assert rolls(events) == [("capua", [6], 0, 3)]
    assert (cus(pos, C, "capua"), cus(pos, R, "capua/in"), pos.siege[SPACE["capua"]]) == (4, 2, 2)


@pytest.mark.rule("21.1.1")
def test_a_siege_ends_with_its_last_besieger():
    pos = scene({}, {"capua": 1}, control={"rome": ["capua"]}, siege={"capua": 2}, phase="round", hands=HANDS)
    events = winter(pos, 6)
    assert (cus(pos, C, "capua"), pos.siege[SPACE["capua"]]) == (0, 0)
    assert "siege-lifted" in kinds(events)


@pytest.mark.rule("21.2")
def test_one_roll_for_each_space():
    """A die of 6 for the 5 at Arpi, of 1 for the 5 at Cannae: each loses by its own."""
    pos = scene(
        {"arpi": 5, "cannae": 5}, control={"carthage": ["arpi", "cannae"]}, phase="round", hands=HANDS
    )
    events = winter(pos, 6, 1)
    assert rolls(events) == [("arpi", [6], 0, 2), ("cannae", [1], 0, 0)]
    assert (cus(pos, R, "arpi"), cus(pos, R, "cannae")) == (3, 5)


@pytest.mark.rule("21.2")
def test_one_roll_for_all_the_units_and_generals_of_a_space():
    generals = {"nero": "arpi", "varro": "arpi"}
    pos = scene({"arpi": 10}, {}, generals, control={"carthage": ["arpi"]}, phase="round", hands=HANDS)
    assert rolls(winter(pos, 6)) == [("arpi", [6], 0, 3)]


@pytest.mark.rule("21.2")
def test_generals_are_never_lost_even_with_their_last_unit():
    control = {"rome": ["arpi"]}
    pos = scene({}, {"arpi": 1}, {"hannibal": "arpi"}, control=control, phase="round", hands=HANDS, turn=9)
    events = winter(pos, 6)
    assert (cus(pos, C, "arpi"), where(pos, "hannibal")) == (0, "arpi")
    assert not {"general-gone", "general-displaced"} & set(kinds(events))


@pytest.mark.rule("21.2")
def test_from_a_six_on_one_of_the_losses_is_an_elephant():
    """17.2: of 3 lost the first is an elephant, the others are as Carthage likes."""
    pos = scene({}, {"arpi": "10e2"}, control={"rome": ["arpi"]}, phase="round", hands=HANDS)
    winter(pos, 6)
    assert (step(pos), to_move(pos), legal(pos)) == ("Losses", C, {"lose cu", "lose elephant"})
    assert (cus(pos, C, "arpi"), elephants(pos, "arpi")) == (9, 1)
    refused(pos, "done", "8.2", "when-done")
    do(pos, "lose cu", "lose cu")
    assert (cus(pos, C, "arpi"), elephants(pos, "arpi")) == (7, 1)


@pytest.mark.rule("21.2")
def test_below_a_six_the_owner_chooses_all():
    pos = scene({}, {"arpi": "10e2"}, control={"rome": ["arpi"]}, phase="round", hands=HANDS)
    winter(pos, 5)
    assert (cus(pos, C, "arpi"), elephants(pos, "arpi")) == (10, 2)
    do(pos, "lose cu", "lose elephant", "lose cu")
    assert (cus(pos, C, "arpi"), elephants(pos, "arpi")) == (7, 1)


# -- 21.1.2 passes -----------------------------------------------------------------------------------------


def ready(size: int, die: int, start: str, card: str = "forced_march_3", event: bool = False) -> PunicWar:
    """A Roman army is about to cross a pass."""
    pos = scene(
        {start: size},
        {},
        {"nero": f"{start}:proconsul"},
        control={},
        phase="march-event" if event else "march",
        general="nero",
        card=card,
        hands=HANDS,
    )
    return rig(pos, die)


@pytest.mark.rule("21.1.2", "21.2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 9, 10])
def test_an_alpine_pass_has_no_modifier(size: int, die: int):
    pos = ready(size, die, "taurini")
    events = told(pos, "march druentia")
    assert rolls(events) == [("druentia", [die], 0, lost(size, die))]
    assert (cus(pos, R, "druentia"), where(pos, "nero")) == (size - lost(size, die), "druentia")


@pytest.mark.rule("21.1.2", "21.2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 9, 10])
def test_another_pass_is_two_easier(size: int, die: int):
    """Dice of 1 and 2 are rows below the first, which holds for them too."""
    pos = ready(size, die, "mutina")
    events = told(pos, "march faesulae")
    assert rolls(events) == [("faesulae", [die], -2, lost(size, die - 2))]
    assert cus(pos, R, "faesulae") == size - lost(size, die - 2)


@pytest.mark.rule("21.1.2")
@pytest.mark.parametrize(
    ("start", "to", "modifier"), [("taurini", "druentia", -3), ("mutina", "faesulae", -5)]
)
def test_a_native_guide_helps_at_every_pass(start: str, to: str, modifier: int):
    pos = ready(10, 6, start, "native_guide", True)
    assert rolls(told(pos, f"march {to}")) == [(to, [6], modifier, lost(10, 6 + modifier))]


@pytest.mark.rule("21.1.2")
def test_every_crossing_is_rolled_for():
    pos = ready(10, 6, "taurini")
    rig(pos, 6, 6)
    events = told(pos, "march druentia", "march taurini")
    assert rolls(events) == [("druentia", [6], 0, 3), ("taurini", [6], 0, 3)]
    assert cus(pos, R, "taurini") == 10 - 3 - 3


@pytest.mark.rule("21.1.2")
def test_no_road_costs_anything_and_no_lone_general_rolls():
    assert rolls(told(ready(10, 6, "mutina"), "march verona")) == []
    assert rolls(told(ready(0, 6, "mutina"), "march faesulae")) == []


@pytest.mark.rule("21.1.2")
def test_an_elephant_dies_in_the_alps_on_a_six():
    """Of 10 CUs 3 are lost, an elephant among them; at another pass the 6 is a 4 and no elephant must."""
    for start, to, must in (("druentia", "taurini", 1), ("mutina", "faesulae", 0)):
        pos = scene(
            {}, {start: "10e2"}, {"hannibal": start}, control={}, phase="march", seat=C, general="hannibal",
            card="forced_march_3", hands=HANDS,
        )  # fmt: skip
        rig(pos, 6)
        do(pos, f"march {to}")
        while step(pos) == "Losses":
            do(pos, "lose cu")
        gone = lost(10, 6 if must else 4)
        assert (cus(pos, C, to), elephants(pos, to)) == (10 - gone, 2 - must)


@pytest.mark.rule("21.1.2", "21.2")
def test_a_general_whose_last_unit_dies_in_the_pass_goes_on_alone():
    pos = ready(1, 6, "taurini")
    do(pos, "march druentia")
    assert (cus(pos, R, "druentia"), where(pos, "nero")) == (0, "druentia")


# -- 21.1.3 events -----------------------------------------------------------------------------------------


def play(pos: PunicWar, card: str, *more: str, dice: tuple[int, ...]) -> list[Event]:
    """Play an event as the card of a round, with loaded dice."""
    rig(pos, *dice)
    return told(pos, f"event {card}", *more)


@pytest.mark.rule("21.1.3")
def test_mercenaries_desert():
    """The 4 at Zama roll, those at Carthago do not, and Mago's die of 3 does not spare his 10."""
    pos = scene(
        {},
        {"carthago": 5, "zama": 4, "thapsus": 10},
        {"mago": "thapsus"},
        phase="round",
        card="mercenaries_desert",
        hands=HANDS,
    )
    events = play(pos, "mercenaries_desert", dice=(6, 3, 5))
    assert rolls(events) == [("zama", [6], 0, 2), ("thapsus", [5], 0, 3)]
    assert (cus(pos, C, "zama"), cus(pos, C, "thapsus"), cus(pos, C, "carthago")) == (2, 7, 5)


@pytest.mark.rule("21.1.3")
def test_mercenaries_stay_with_a_good_general():
    pos = scene(
        {}, {"thapsus": 10}, {"mago": "thapsus"}, phase="round", card="mercenaries_desert", hands=HANDS
    )
    assert rolls(play(pos, "mercenaries_desert", dice=(2,))) == []
    assert cus(pos, C, "thapsus") == 10


@pytest.mark.rule("21.1.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_epidemic(die: int):
    pos = scene(
        {"roma": 8, "arpi": 8},
        {},
        {"nero": "roma", "varro": "arpi"},
        phase="round",
        seat=C,
        card="epidemic",
        hands=HANDS,
    )
    assert rolls(play(pos, "epidemic", "target roma", dice=(die,))) == [("roma", [die], 0, lost(8, die))]
    assert (cus(pos, R, "roma"), cus(pos, R, "arpi")) == (8 - lost(8, die), 8)


@pytest.mark.rule("21.1.3", "21.2")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", [4, 7, 10])
def test_pestilence_adds_one(size: int, die: int):
    """A 6 becomes a 7, the table's last row."""
    pos = scene(
        {"capua": size, "saguntum": 4},
        {},
        {"nero": "capua", "varro": "saguntum"},
        control={"carthage": ["capua", "saguntum"]},
        siege={"capua": 1, "saguntum": 1},
        phase="round",
        seat=C,
        card="pestilence",
        hands=HANDS,
    )
    events = play(pos, "pestilence", "target capua", dice=(die,))
    assert rolls(events) == [("capua", [die], 1, lost(size, die + 1))]
    assert cus(pos, R, "capua") == size - lost(size, die + 1)


@pytest.mark.rule("21.1.3", "21.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_storms_at_sea_add_two(die: int):
    """An 8 is read in the row of 7 or more."""
    pos = scene(
        {"messana": 5},
        {},
        {"nero": "messana"},
        phase="march",
        general="nero",
        hands={"rome": ["diplomacy_a"], "carthage": ["storms_at_sea", "diplomacy_b"]},
    )
    do(pos, "sail syracusae")
    rig(pos, die)
    events = told(pos, "counter storms_at_sea")
    assert rolls(events) == [("syracusae", [die], 2, lost(5, die + 2))]
    assert cus(pos, R, "syracusae") == 5 - lost(5, die + 2)


# -- 21.3 Hostile Tribes -----------------------------------------------------------------------------------


@pytest.mark.rule("21.3", "21.1.3")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("size", [1, 3, 5, 10])
def test_hostile_tribes_have_a_column_of_their_own_whatever_the_size(size: int, die: int):
    """As a counter-event when Hannibal enters Gallia; a force does not lose more than it has."""
    pos = scene(
        {},
        {"narbo": size},
        {"hannibal": "narbo"},
        phase="march",
        seat=C,
        general="hannibal",
        card="forced_march_3",
        hands={"rome": ["hostile_tribes_a"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "march tolosa")
    assert (to_move(pos), choices(pos, "counter")) == (R, {"hostile_tribes_a"})
    rig(pos, die)
    events = told(pos, "counter hostile_tribes_a")
    wanted = min(size, row(die)[HOSTILE])
    assert rolls(events) == [("tolosa", [die], 0, wanted)]
    assert (cus(pos, C, "tolosa"), where(pos, "hannibal")) == (size - wanted, "tolosa")


@pytest.mark.rule("21.3", "21.1.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_hostile_tribes_as_the_card_of_a_round(die: int):
    pos = scene(
        {"ligures_orientales": 10, "tolosa": 1},
        {},
        {"nero": "tolosa"},
        phase="round",
        seat=C,
        card="hostile_tribes_b",
        hands=HANDS,
    )
    events = play(pos, "hostile_tribes_b", "target ligures_orientales", dice=(die,))
    assert rolls(events) == [("ligures_orientales", [die], 0, row(die)[HOSTILE])]
    assert cus(pos, R, "ligures_orientales") == 10 - row(die)[HOSTILE]


@pytest.mark.rule("21.3")
def test_the_tribes_fall_upon_nobody_outside_gallia_and_liguria():
    pos = scene(
        {},
        {"dertosa": 5},
        {"hannibal": "dertosa"},
        phase="march",
        seat=C,
        general="hannibal",
        card="forced_march_3",
        hands={"rome": ["hostile_tribes_a"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "march tarraco", "march emporiae")
    assert to_move(pos) == C
