"""The worked examples of the rulebook that this war shares with Hannibal, on its own board and with their numbers.

Those of allies (14.2, 14.3) are in ``test_14_land_battles``, that of 22.2 in ``test_22_victory``.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.campaign import IsolationPhase
from bellum.kernel import Event
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    SPACE,
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    holds,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)
from tests.hamilcar.test_4_setup import opening
from tests.hamilcar.test_8_operations import BY_OPS

NOBODYS = {R: ["roma"], C: ["carthago"]}


# -- 7.3.2, 8.2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.2", "H7")
def test_example_carthage_keeps_its_campaign_is_made_to_begin_and_may_play_any_card() -> None:
    pos = opening(["diplomacy_a"], ["major_campaign_a", "diplomacy_b"])
    do(pos, "pass", "second")
    assert (step(pos), to_move(pos)) == ("Round", C)
    assert choices(pos, "ops") == {"major_campaign_a", "diplomacy_b"}
    do(pos, "event major_campaign_a")
    assert step(pos) == "Activation"


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("ops", "carthage", "rome"),
    [
        (1, {"hamilcar_barca"}, {"pulcher"}),
        (2, {"hamilcar_barca", "hanno"}, {"pulcher", "metellus"}),
        (3, {"hamilcar_barca", "hanno", "himilco"}, {"pulcher", "metellus", "pullus"}),
    ],
)
def test_example_a_general_moves_whose_strategy_rating_is_not_above_the_ops(
    ops: int, carthage: set[str], rome: set[str]
) -> None:
    generals = {
        "hamilcar_barca": "carthago", "hanno": "tunes", "himilco": "zama",
        "pulcher": "roma", "metellus": "capua", "pullus": "neapolis:proconsul",
    }  # fmt: skip
    armies = {"roma": 5, "capua": 5, "neapolis": 5}, {"carthago": 3, "tunes": 3, "zama": 3}
    for seat, able in ((C, carthage), (R, rome)):
        pos = scene(*armies, generals, seat=seat, card=BY_OPS[ops])
        assert choices(pos, "activate") == able
        everybody = {C: {"hamilcar_barca", "hanno", "himilco"}, R: {"pulcher", "metellus", "pullus"}}[seat]
        for name in everybody - able:
            refused(pos, f"activate {name}", "8.2", "too-few-ops")


@pytest.mark.rule("8.2", "19.1.2")
@pytest.mark.parametrize("third", ["sicca", "zama"])
def test_example_carthage_wins_a_province_of_seven_spaces(third: str) -> None:
    """In Libya Tacapae is held; Thabraca and Hadrumetum turn over, and one more PC is placed: 4 of 7."""
    control = {R: ["thabraca", "hadrumetum"], C: ["tacapae"]}
    pos = scene({}, {"thabraca": 2, "hadrumetum": 2}, {}, control=control, seat=C)
    assert holds(pos, "libya") is None
    assert kinds(told(pos, "pc thabraca", "pc hadrumetum")) == ["pc-turned", "pc-turned"]
    assert holds(pos, "libya") is None
    assert kinds(told(pos, f"pc {third}"))[0] == "pc-placed"
    assert holds(pos, "libya") == C


@pytest.mark.rule("19.1.2")
@pytest.mark.parametrize(("count", "holder"), [(0, None), (3, None), (4, C), (7, C)])
def test_example_four_spaces_of_libya_are_needed(count: int, holder: str | None) -> None:
    """Three against none is more than the enemy has, and still not enough."""
    libya = ["hippo_regius", "thabraca", "utica", "sicca", "zama", "hadrumetum", "tacapae"]
    assert holds(scene(control={C: libya[:count]}), "libya") == holder


# -- 9.2, 10.9 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "10.9")
def test_example_a_commander_marches_and_leaves_his_subordinates_on_the_way() -> None:
    trio = {"hamilcar_barca": "carthago", "hanno": "carthago", "himilco": "carthago"}
    pos = scene(
        {}, {"carthago": "10e2"}, trio, phase="march", seat=C, general="hamilcar_barca", card=BY_OPS[1]
    )
    assert BOARD.general_id[pos.commander(1, SPACE["carthago"])] == "hamilcar_barca"
    assert (set(pos.marching().going()), pos.marching().size()) == ({GENERAL[name] for name in trio}, 10)
    do(pos, "march tunes", "leave himilco", "take 8", "march sicca", "leave hanno", "take 6")
    do(pos, "march madauros", "march theveste")
    assert [where(pos, name) for name in trio] == ["theveste", "sicca", "tunes"]
    way = ("carthago", "tunes", "sicca", "madauros", "theveste")
    assert [cus(pos, C, space) for space in way] == [0, 2, 2, 0, 6]
    assert (elephants(pos, "theveste"), pos.marching().points) == (2, 0)
    refused(pos, "march zama", "10.2", "no-points")


@pytest.mark.rule("10.9")
def test_example_subordinates_may_be_left_without_units() -> None:
    trio = {"hamilcar_barca": "carthago", "hanno": "carthago", "himilco": "carthago"}
    pos = scene(
        {}, {"carthago": "10e2"}, trio, phase="march", seat=C, general="hamilcar_barca", card=BY_OPS[1]
    )
    do(pos, "march tunes", "leave himilco", "march sicca", "leave hanno", "march madauros", "march theveste")
    assert [where(pos, name) for name in trio] == ["theveste", "sicca", "tunes"]
    assert [cus(pos, C, space) for space in ("tunes", "sicca", "theveste")] == [0, 0, 10]


# -- 12.2 ------------------------------------------------------------------------------------------------------


def on_the_way() -> FirstWar:
    """Regulus on his way by Enna to Gisgo at Thermae; Barca and Himilco stand near."""
    generals = {
        "regulus": "phintias",
        "hannibal_gisgo": "thermae",
        "hamilcar_barca": "halaesa",
        "himilco": "panormus",
    }
    return scene(
        {"phintias": 8},
        {"thermae": 4, "halaesa": 6, "panormus": 3},
        generals,
        control=NOBODYS,
        phase="march",
        general="regulus",
    )


@pytest.mark.rule("12.2")
def test_example_who_may_intercept_at_the_space_before_and_where_gisgo_is_attacked() -> None:
    pos = do(on_the_way(), "march enna")
    assert choices(pos, "intercept") == {"hannibal_gisgo", "hamilcar_barca"}
    refused(pos, "intercept himilco", "12.2", "not-adjacent")
    do(pos, "done", "march thermae")
    assert choices(pos, "intercept") == {"hamilcar_barca", "himilco"}
    refused(pos, "intercept hannibal_gisgo", "12.2", "not-adjacent")
    assert choices(pos, "avoid") == {"hannibal_gisgo"}


@pytest.mark.rule("12.2", "12.4")
def test_example_with_dice_both_fail_at_first_and_the_superior_comes_at_last() -> None:
    pos = do(on_the_way(), "march enna", "intercept hannibal_gisgo", "done", "intercept hamilcar_barca")
    events = told(rig(pos, 3, 4), "done")
    rolls = [(e.args["general"], e.args["rating"], e.args["success"]) for e in events if "roll" in e.kind]
    assert rolls == [("hannibal_gisgo", 2, "no"), ("hamilcar_barca", 3, "no")]
    do(pos, "march thermae", "intercept hamilcar_barca", "done")
    do(rig(pos, 3), "done", "stand")
    assert (where(pos, "hamilcar_barca"), cus(pos, C, "thermae"), cus(pos, C, "halaesa")) == (
        "thermae",
        10,
        0,
    )
    assert BOARD.general_id[pos.commander(1, SPACE["thermae"])] == "hamilcar_barca"


# -- 14.11 to 14.13, 18.2 ---------------------------------------------------------------------------------------


def fight(rome_cards: Mapping[str, int], carthage_cards: Mapping[str, int], carthage: int = 8) -> FirstWar:
    """A battle at Phintias at its first round: 8 Romans have come from Enna; Camarina is open for a retreat."""
    pos = scene(
        {"enna": 8},
        {"phintias": carthage},
        {"caudex": "enna", "hanno": "phintias"},
        control={R: ["roma", "enna"], C: ["carthago", "camarina", "segesta", "zama", "tunes", "sicca"]},
        phase="march",
        general="caudex",
    )
    do(pos, "march phintias")
    while step(pos) == "Reaction":
        do(pos, "done")
    return deal_battle(pos, rome_cards, carthage_cards)


def rounds(pos: FirstWar, number: int) -> None:
    """So many rounds in which a Frontal Assault is matched and nobody counter-attacks."""
    for _ in range(number):
        do(pos, "play frontal_assault", "play frontal_assault")
        if step(pos) == "Battle" and "pass" in legal(pos):
            do(pos, "pass")


@pytest.mark.rule("14.11.3")
def test_example_four_rounds_and_a_die_of_5_cost_each_side_one_cu() -> None:
    pos = fight({"frontal_assault": 3, "flank_right": 1, "probe": 1}, {"frontal_assault": 3, "probe": 1})
    rounds(pos, 3)
    events = told(rig(pos, 5, 1), "play flank_right")
    assert only(events, "casualties").args == {"side": R, "rolls": [5], "round": 4, "count": 1}
    assert cus(pos, R, "phintias") == 7


@pytest.mark.rule("14.12")
def test_example_four_rounds_a_3_and_the_large_die() -> None:
    """Each side loses 1 CU; the loser began with 5, so the large die is rolled though he has 4 left."""
    pos = fight({"frontal_assault": 3, "flank_right": 1, "probe": 1}, {"frontal_assault": 3, "probe": 1}, 5)
    rounds(pos, 3)
    events = told(rig(pos, 3, 4), "play flank_right")
    assert only(events, "casualties").args["count"] == 1
    roll = only(events, "retreat-die").args
    assert (roll["size"], roll["battle_card"], roll["count"]) == ("large", "flank_right", 3)
    assert (cus(pos, C, "camarina"), cus(pos, R, "phintias")) == (5 - 1 - 3, 7)


@pytest.mark.rule("14.13")
@pytest.mark.parametrize(("card", "die", "lost", "pcs"), [("probe", 2, 1, 0), ("frontal_assault", 4, 3, 1)])
def test_example_three_cus_cost_a_pc_and_one_costs_none(card: str, die: int, lost: int, pcs: int) -> None:
    pos = fight({card: 1, "flank_left": 1}, {})
    events = told(rig(pos, 1, die), f"play {card}")
    assert only(events, "retreat-die").args["count"] == lost
    if pcs:
        assert only(events, "consequences").args == {"side": C, "count": pcs}
        do(pos, "remove zama")
        assert controls(pos, "zama") is None
    else:
        assert "consequences" not in kinds(events)


@pytest.mark.rule("18.2", "18.2.2", "18.2.4")
def test_example_two_consuls_change_command_before_the_battle() -> None:
    """Regulus leads the army into battle, Carthage calls for the roll, a 5: Pulcher commands in this battle."""
    pos = scene(
        {"enna": 8},
        {"phintias": 4},
        {"regulus": "enna", "pulcher": "enna", "hanno": "phintias"},
        control=NOBODYS,
        phase="march",
        general="regulus",
    )
    do(pos, "march phintias", "done")
    assert (step(pos), to_move(pos)) == ("ChangeOfCommand", C)
    roll = only(told(rig(pos, 5), "roll"), "command-roll")
    assert (roll.rule, roll.args["general"]) == ("18.2.4", "pulcher")
    assert BOARD.general_id[pos.commander(0, SPACE["phintias"])] == "pulcher"
    assert sum(pos.fought().duel.hands[0]) == 8 + 1


# -- 19.4 ------------------------------------------------------------------------------------------------------

# A is Centuripae, B Enna, C Acrae, D Tyndaris beyond a pass, and E Camarina; Messana is a port of Rome's.
ISOLATION = {
    R: ["centuripae", "enna", "acrae", "messana"],
    C: ["halaesa", "thermae", "agrigentum", "phintias", "leontini", "syracusae", "camarina"],
}
ROMANS = {"tyndaris": 1, "camarina": 1}
PUNIC = {"catana": 1}


def isolated(
    rome: Mapping[str, int], carthage: Mapping[str, int | str], control: Mapping[str, list[str]]
) -> dict[str, set[str]]:
    """The PCs that each side loses in the isolation phase."""
    pos = scene(rome, carthage, control=control, phase="round", card="diplomacy_a")
    events: list[Event] = []
    pos.events = events
    IsolationPhase().begin(pos)
    return {event.args["side"]: set(event.args["spaces"]) for event in events if event.kind == "isolated"}


@pytest.mark.rule("19.4", "19.4.1", "19.4.2")
def test_example_of_isolation() -> None:
    """A and B are cut off by a pass, an enemy CU and enemy PCs; C reaches the CU on E, an enemy PC."""
    assert isolated(ROMANS, PUNIC, ISOLATION) == {R: {"centuripae", "enna"}}
    assert isolated(ROMANS, {}, ISOLATION) == {}, "without the enemy CU"
    assert isolated({"tyndaris": 1}, PUNIC, ISOLATION) == {R: {"centuripae", "enna", "acrae"}}, (
        "without the CU on E"
    )


@pytest.mark.rule("19.4.2")
def test_example_with_pcs_under_the_enemy_unit_and_instead_of_it() -> None:
    own = {**ISOLATION, R: [*ISOLATION[R], "catana"]}
    assert isolated(ROMANS, PUNIC, own) == {}
    foe = {**ISOLATION, C: [*ISOLATION[C], "catana"]}
    assert isolated(ROMANS, {}, foe) == {R: {"centuripae", "enna"}}
    assert isolated({**ROMANS, "catana": 1}, {}, foe) == {}, "a CU of one's own is on it"


@pytest.mark.rule("19.4.1", "H19")
def test_ports_count_whoever_rules_the_sea() -> None:
    """Thermae, all alone among enemies, is a port of Rome's; Segesta is not."""
    control = {
        R: ["roma", "thermae", "segesta"],
        C: ["carthago", "panormus", "halaesa", "enna", "drepana", "lilybaeum", "heraclea_minoa"],
    }
    assert isolated({}, {}, control) == {R: {"segesta"}}
