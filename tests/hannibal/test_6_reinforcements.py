"""6 Reinforcements, where they may be placed, elections, Scipio Africanus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bellum.games.hannibal.position import LATIN_COLONIES, PunicWar
from bellum.kernel import Dice, Event
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    controls,
    cus,
    do,
    kinds,
    legal,
    only,
    refused,
    scene,
    start,
    step,
    to_move,
    told,
    where,
)

STANDARD = {
    R: ["roma", "capua", "tarentum", "messana"],
    C: ["carthago", "carthago_nova", "gades", "acci", "malaca"],
}

MANY = ["carthago", "zama", "thapsus", "saldae", "cirta", "icosium", "sitifis"]


def levy(
    rome: Mapping[str, int],
    carthage: Mapping[str, int | str],
    generals: Mapping[str, str],
    control: Mapping[str, Sequence[str]] | None = None,
    *,
    turn: int = 2,
    siege: Mapping[str, int] | None = None,
    scenario: str = "second_punic_war",
) -> PunicWar:
    """The start of a reinforcement phase; the spaces that the levies depend on are as at the start."""
    held = STANDARD if control is None else control
    return scene(
        rome,
        carthage,
        generals,
        control=held,
        siege=siege,
        phase="reinforcements",
        turn=turn,
        scenario=scenario,
    )


def skip_to(pos: PunicWar, name: str) -> list[Event]:
    """Play on by the first choice until a step of this name asks; give what happened."""
    events: list[Event] = []
    while step(pos) != name:
        assert pos.outcome is None
        events += told(pos, min(legal(pos)))
    return events


def elect(pos: PunicWar, choice: str, never: str = "fabius") -> tuple[PunicWar, list[str]]:
    """The position after the election, and who was drawn: somebody else than one who has places of his own."""
    for offset in range(0, 6400, 64):
        trial = pos.clone()
        trial.dice = Dice(pos.dice.key, offset)
        drawn: list[str] = only(told(trial, choice), "elected").args["generals"]
        if never not in drawn:
            return trial, drawn
    raise AssertionError(f"{never} is always drawn")


def offices(pos: PunicWar) -> dict[str, str]:
    """Romans in office, by id."""
    return {g["id"]: g["office"] for g in pos.view(0)["generals"] if g["office"]}


def commander(pos: PunicWar, space: str) -> str:
    (found,) = [f for f in pos.view(0)["forces"] if f["space"] == space and f["generals"]]
    name: str = found["generals"][0]
    return name


# -- 6.1 Carthage ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_carthages_four_cus_and_the_places_that_take_them():
    """Africa, Iberia if Carthago Nova is held, Iberia if Baetica is held, anywhere."""
    generals = {"hannibal": "saguntum", "hanno": "zama", "mago": "capua"}
    pos = levy({"roma": 8}, {"saguntum": 5, "zama": 2, "capua": 4}, generals)
    assert (step(pos), to_move(pos)) == ("CarthageLevy", C)
    assert choices(pos, "place") == {"carthago", "zama"}
    refused(pos, "place saguntum", "6.1", "levy-elsewhere")
    refused(pos, "done", "8.2", "when-done")
    do(pos, "place carthago")
    assert choices(pos, "place") == {"carthago_nova", "saguntum"}
    do(pos, "place saguntum")
    assert choices(pos, "place") == {"carthago_nova", "saguntum"}
    do(pos, "place carthago_nova")
    assert choices(pos, "place") == {"carthago", "carthago_nova", "saguntum", "zama", "capua"}
    do(pos, "place capua")
    assert step(pos) != "CarthageLevy"
    placed = {s: cus(pos, C, s) for s in ("carthago", "carthago_nova", "saguntum", "zama", "capua")}
    assert placed == {"carthago": 1, "carthago_nova": 1, "saguntum": 6, "zama": 2, "capua": 5}


@pytest.mark.rule("6.1", "6.3")
@pytest.mark.parametrize(
    ("lost", "count"),
    [
        ([], 4),
        (["acci", "malaca", "gades"], 3),
        (["carthago_nova"], 3),
        (["carthago_nova", "acci", "malaca"], 2),
    ],
)
def test_carthage_loses_the_cus_whose_place_rome_controls(lost, count):
    held = [s for s in STANDARD[C] if s not in lost]
    generals = {"hannibal": "saguntum", "nero": "capua"}
    pos = levy({"capua": 5}, {"saguntum": 5}, generals, {R: [*STANDARD[R], *lost], C: held})
    skip_to(pos, "RomanLevy")
    assert sum(pos.cus[1]) == 5 + count


@pytest.mark.rule("6.1")
def test_a_general_in_iberia_does_not_save_the_cu_of_a_lost_carthago_nova():
    held = [s for s in STANDARD[C] if s != "carthago_nova"]
    control = {R: [*STANDARD[R], "carthago_nova"], C: held}
    pos = levy({"capua": 5}, {"saguntum": 5}, {"hannibal": "saguntum", "nero": "capua"}, control)
    assert (cus(pos, C, "carthago"), cus(pos, C, "saguntum")) == (1, 6), (
        "Africa's and Baetica's had one place"
    )
    assert choices(pos, "place") == {"carthago", "saguntum"}, "and one goes anywhere"
    do(pos, "place saguntum")
    assert step(pos) == "RomanLevy"


@pytest.mark.rule("6.1")
def test_levies_of_the_campaigns():
    pos = levy(
        {"tarraco": 8},
        {"toletum": 4},
        {"scipio_africanus": "tarraco:proconsul", "gisgo": "toletum"},
        turn=7,
        scenario="campaign_iberia",
    )
    assert choices(pos, "place") == {"carthago_nova", "toletum"}
    do(pos, "place toletum")
    assert choices(pos, "place") == {"gades", "toletum"}
    do(pos, "place gades")
    assert sum(pos.cus[1]) == 6
    assert cus(pos, R, "tarraco") == 10, "two CUs with a Roman general, and there is only one"
    assert step(pos) == "Initiative", "and no elections"


@pytest.mark.rule("6.1")
def test_levies_of_the_campaign_in_africa():
    generals = {"scipio_africanus": "utica:proconsul", "nero": "rhegium", "hanno": "zama"}
    pos = levy(
        {"utica": 8, "rhegium": 5},
        {"zama": 4},
        generals,
        {R: ["rhegium"], C: ["carthago"]},
        turn=9,
        scenario="campaign_africa",
    )
    assert choices(pos, "place") == {"carthago", "zama"}
    do(pos, "place carthago", "place zama")
    assert (to_move(pos), choices(pos, "place")) == (R, {"utica", "rhegium"})
    do(pos, "place utica", "place utica")
    assert cus(pos, R, "utica") == 10
    assert step(pos) == "Initiative"


# -- 6.1.1 displaced generals ------------------------------------------------------------------------------


@pytest.mark.rule("6.1.1", "5.1.2")
def test_displaced_generals_return_to_any_friendly_cu_that_is_not_besieged():
    generals = {"mago": "displaced", "gisgo": "displaced", "nero": "saguntum", "hanno": "carthago"}
    forces = {"saguntum/in": 2, "zama": 1, "utica/in": 1, "carthago": 3}
    control = {R: ["roma"], C: ["saguntum", "utica", "carthago"]}
    pos = levy({"saguntum": 5, "roma": 5}, forces, generals, control, siege={"saguntum": 1})
    skip_to(pos, "Return")
    assert choices(pos, "place") == {"zama", "utica", "carthago"}
    refused(pos, "place saguntum", "6.1.1", "return-besieged")
    refused(pos, "place roma", "6.1.1", "return-no-cus")
    refused(pos, "place gades", "6.1.1", "return-no-cus")
    refused(pos, "halt", "10.2", "when-halt")
    do(pos, "place zama")
    assert where(pos, "mago") == "zama"
    assert step(pos) == "Return", "the other one"
    do(pos, "place utica")
    assert where(pos, "gisgo") == "utica/in"


@pytest.mark.rule("6.1.1")
def test_without_a_siege_point_the_walls_are_open_to_them():
    control = {R: ["roma"], C: ["saguntum", "carthago"]}
    generals = {"mago": "displaced", "nero": "saguntum"}
    pos = levy({"saguntum": 5}, {"saguntum/in": 2, "zama": 1}, generals, control)
    skip_to(pos, "Return")
    assert "saguntum" in choices(pos, "place")
    do(pos, "place saguntum")
    assert where(pos, "mago") == "saguntum/in"


@pytest.mark.rule("6.1.1")
def test_a_displaced_general_may_wait_and_one_who_is_gone_never_returns():
    generals = {"mago": "displaced", "hannibal": "gone", "nero": "roma"}
    pos = levy({"roma": 5}, {"zama": 1}, generals)
    skip_to(pos, "Return")
    do(pos, "done")
    assert (where(pos, "mago"), where(pos, "hannibal")) == ("displaced", "gone")
    pos = levy({"roma": 5}, {"zama": 1}, {"hannibal": "gone", "nero": "roma"})
    skip_to(pos, "Election")
    assert where(pos, "hannibal") == "gone"


@pytest.mark.rule("6.1.1")
def test_nobody_returns_where_no_cu_of_carthage_is_left():
    """Neither Carthago nor Carthago Nova is left to bring CUs: Mago waits."""
    control = {R: ["roma"], C: ["saguntum"]}
    pos = levy({"roma": 5, "capua": 5}, {}, {"mago": "displaced", "nero": "capua"}, control)
    assert step(pos) == "RomanLevy"
    assert where(pos, "mago") == "displaced"


# -- 6.2 Rome ----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_rome_gets_five_cus_at_least_three_of_them_in_italia():
    generals = {"nero": "roma", "varro": "capua", "paullus": "tarraco:proconsul"}
    pos = levy({"roma": 5, "capua": 5, "tarraco": 5}, {}, generals)
    skip_to(pos, "RomanLevy")
    assert choices(pos, "place") == {"roma", "capua", "tarraco"}
    refused(pos, "place tarentum", "6.3", "no-general-there")
    refused(pos, "done", "8.2", "when-done")
    do(pos, "place tarraco", "place tarraco")
    refused(pos, "place tarraco", "6.2", "levy-at-home")
    assert choices(pos, "place") == {"roma", "capua"}
    do(pos, "place roma", "place capua", "place capua")
    assert [cus(pos, R, s) for s in ("roma", "capua", "tarraco")] == [6, 7, 7]
    assert step(pos) == "Election"


@pytest.mark.rule("6.2")
def test_the_two_free_cus_may_also_go_last():
    generals = {"nero": "roma", "paullus": "tarraco:proconsul"}
    pos = levy({"roma": 5, "tarraco": 5}, {}, generals)
    skip_to(pos, "RomanLevy")
    do(pos, "place roma", "place roma", "place roma", "place tarraco", "place tarraco")
    assert (cus(pos, R, "roma"), cus(pos, R, "tarraco")) == (8, 7)


@pytest.mark.rule("6.2")
def test_roma_takes_them_without_a_general_and_other_cities_do_not():
    pos = levy({"capua": 5, "messana": 5}, {}, {"nero": "messana"})
    skip_to(pos, "RomanLevy")
    assert choices(pos, "place") == {"roma", "messana"}


@pytest.mark.rule("6.2", "6.5")
def test_without_a_stack_of_five_the_cus_build_one():
    """Ruling on 6.5: no CU may be placed that makes a stack of 5 impossible."""
    pos = levy({"capua": 2, "arpi": 1}, {}, {"nero": "capua", "varro": "arpi"})
    skip_to(pos, "RomanLevy")
    assert choices(pos, "place") == {"roma", "capua", "arpi"}
    do(pos, "place arpi")
    assert choices(pos, "place") == {"capua", "arpi"}, "four more make no stack at Roma"
    do(pos, "place capua")
    assert choices(pos, "place") == {"capua", "arpi"}
    do(pos, "place arpi")
    assert choices(pos, "place") == {"capua", "arpi"}
    do(pos, "place arpi")
    assert (cus(pos, R, "arpi"), cus(pos, R, "capua")) == (5, 3), "the last one had to go to Arpi"
    assert step(pos) == "Election"


# -- 6.3 limits --------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3")
def test_nothing_goes_into_a_besieged_city():
    control = {**STANDARD, C: ["carthago", "carthago_nova"]}
    generals = {"hanno": "carthago/in", "mago": "zama", "nero": "carthago", "varro": "roma"}
    pos = levy(
        {"carthago": 8, "roma": 5}, {"carthago/in": 2, "zama": 1}, generals, control, siege={"carthago": 1}
    )
    assert cus(pos, C, "zama") == 2, "the first CU had only Mago's army to go to"
    refused(pos, "place carthago", "6.3", "besieged-no-cus")


@pytest.mark.rule("6.3")
def test_with_enemies_before_the_walls_cus_go_inside_up_to_the_capacity():
    control = {**STANDARD, C: ["carthago"]}
    pos = levy({"carthago": 8}, {"carthago/in": 4, "zama": 1}, {"mago": "zama", "varro": "roma"}, control)
    do(pos, "place carthago")
    assert (cus(pos, C, "carthago"), cus(pos, C, "carthago/in")) == (0, 5)
    pos = levy({"carthago": 8}, {"carthago/in": 5, "zama": 1}, {"mago": "zama", "varro": "roma"}, control)
    assert (cus(pos, C, "carthago/in"), cus(pos, C, "zama")) == (5, 3), "the walls are full"


@pytest.mark.rule("6.3")
def test_with_enemies_before_roma_its_cus_go_inside():
    generals = {"hannibal": "roma", "nero": "capua"}
    pos = levy({"roma/in": 3, "capua": 5}, {"roma": 10}, generals)
    skip_to(pos, "RomanLevy")
    do(pos, "place roma", "place roma")
    assert (cus(pos, R, "roma/in"), cus(pos, R, "roma")) == (5, 0)
    assert cus(pos, R, "capua") == 8, "the other three can go nowhere else"
    pos = levy({"roma/in": 3, "capua": 5}, {"roma": 10}, generals, siege={"roma": 1})
    skip_to(pos, "Election")
    assert (cus(pos, R, "roma/in"), cus(pos, R, "capua")) == (3, 10)


@pytest.mark.rule("6.3", "10.10")
def test_a_lone_enemy_general_does_not_hinder_and_has_to_go():
    pos = levy({"roma": 5, "capua": 5}, {"zama": 3}, {"mago": "roma", "nero": "capua", "hanno": "zama"})
    skip_to(pos, "RomanLevy")
    events = told(pos, "place roma")
    assert where(pos, "mago") == "displaced"
    assert only(events, "general-displaced").args["space"] == "roma"
    assert cus(pos, R, "roma") == 6


@pytest.mark.rule("6.3", "10.10")
def test_hannibal_alone_at_roma_is_lost_to_a_levy_with_five_pcs():
    pos = levy({"capua": 5}, {"zama": 3}, {"hannibal": "roma", "nero": "capua"}, {**STANDARD, C: MANY})
    skip_to(pos, "RomanLevy")
    do(pos, "place roma")
    assert where(pos, "hannibal") == "gone"
    assert (step(pos), to_move(pos)) == ("RemovePCs", C)
    do(pos, "remove zama", "remove thapsus", "remove saldae", "remove cirta", "remove icosium")
    assert (step(pos), to_move(pos)) == ("RomanLevy", R), "and Rome goes on"
    assert sum(pos.cus[0]) == 6


@pytest.mark.rule("6.3")
def test_rome_gets_nothing_while_all_its_generals_are_shut_in_besieged_roma():
    forces = {"roma/in": 5, "capua": 5}, {"roma": 10}
    shut_in = {"hannibal": "roma", "nero": "roma/in", "varro": "roma/in"}
    pos = levy(*forces, shut_in, siege={"roma": 1})
    skip_to(pos, "Election")
    assert sum(pos.cus[0]) == 10
    pos = levy(*forces, {**shut_in, "varro": "capua"}, siege={"roma": 1})
    skip_to(pos, "Election")
    assert (sum(pos.cus[0]), cus(pos, R, "capua")) == (15, 10), "one general is free"
    pos = levy(*forces, shut_in)
    skip_to(pos, "Election")
    assert sum(pos.cus[0]) == 10, "the walls are full, but Roma is not besieged"


@pytest.mark.rule("6.3", "26.5.2")
@pytest.mark.parametrize(("place", "count"), [("roma/in", 0), ("capua", 5)])
def test_that_holds_even_where_other_cities_could_take_them(place, count):
    """With alternative reinforcements any city of Italia takes CUs, but not while Rome is headless."""
    pos = scene(
        {"roma/in": 5, "capua": 5},
        {"roma": 10},
        {"hannibal": "roma", "nero": "roma/in", "varro": place},
        siege={"roma": 1},
        phase="reinforcements",
        turn=2,
        options={"alternative_reinforcements": True},
    )
    skip_to(pos, "Election")
    assert sum(pos.cus[0]) == 10 + count


@pytest.mark.rule("6.3")
def test_besieged_generals_get_no_cus():
    control = {R: ["roma", "capua", "messana"], C: ["carthago"]}
    generals = {"nero": "capua/in", "varro": "messana/in", "hannibal": "capua"}
    pos = levy(
        {"capua/in": 1, "messana/in": 1, "roma": 5}, {"capua": 8}, generals, control, siege={"capua": 2}
    )
    skip_to(pos, "RomanLevy")
    assert choices(pos, "place") == {"roma", "messana"}


# -- 6.4, 6.6 elections ------------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "6.4.1", "6.6")
def test_any_roman_on_the_map_may_be_kept_as_proconsul():
    generals = {"longus": "agrigentum", "varro": "roma", "fabius": "capua:proconsul"}
    pos = levy({"roma": 8, "agrigentum": 8, "capua": 5}, {}, generals)
    skip_to(pos, "Election")
    assert choices(pos, "proconsul") == {"longus", "varro", "fabius"}
    refused(pos, "proconsul nero", "6.4.1", "candidate-off-map")
    refused(pos, "proconsul hannibal", "6.4.1", "candidate-not-roman")
    refused(pos, "place roma", "5.1", "when-place")
    events = told(pos, "proconsul longus")
    assert only(events, "proconsul").args == {"side": R, "general": "longus"}
    assert where(pos, "longus") == "agrigentum", "he stays with his army"
    assert [name for name, office in offices(pos).items() if office == "proconsul"] == ["longus"]


@pytest.mark.rule("6.4.1")
def test_rome_need_not_name_a_proconsul():
    pos = levy({"roma": 8}, {}, {"longus": "roma", "varro": "roma"})
    skip_to(pos, "Election")
    events = told(pos, "done")
    assert "proconsul" not in kinds(events)
    assert sorted(offices(pos).values()) == ["consul", "consul"]


@pytest.mark.rule("6.6")
def test_there_is_one_proconsul_the_old_one_or_a_new_one():
    generals = {"longus": "roma", "varro": "roma", "fabius": "capua:proconsul"}
    for kept, gone in (("fabius", "varro"), ("varro", "fabius")):
        pos = levy({"roma": 8, "capua": 8}, {}, generals)
        skip_to(pos, "Election")
        do(pos, f"proconsul {kept}")
        held = offices(pos)
        assert held[kept] == "proconsul"
        assert list(held.values()).count("proconsul") == 1
        assert held.get(gone) in (None, "consul"), "out, unless he was drawn"


@pytest.mark.rule("6.4.2", "6.4.3")
def test_the_others_leave_and_two_consuls_are_drawn_from_the_pool():
    generals = {"longus": "roma", "varro": "agrigentum", "fabius": "capua:proconsul"}
    pos = levy({"roma": 8, "agrigentum": 8, "capua": 5}, {}, generals)
    skip_to(pos, "Election")
    events = told(pos, "proconsul fabius")
    drawn = only(events, "elected").args["generals"]
    assert len(set(drawn)) == 2
    for name in {"longus", "varro"} - set(drawn):
        assert where(pos, name) == "pool"
    assert {name for name, office in offices(pos).items() if office == "consul"} == set(drawn)


@pytest.mark.rule("6.4.3")
def test_who_has_just_left_may_be_drawn_again_but_the_proconsul_may_not():
    generals = {"longus": "roma", "varro": "roma", "fabius": "capua:proconsul"}
    drawn: set[str] = set()
    for seed in range(60):
        pos = levy({"roma": 8, "capua": 8}, {}, generals)
        skip_to(pos, "Election")
        pos.dice = Dice(pos.dice.key, 97 * seed)
        drawn |= set(only(told(pos, "proconsul fabius"), "elected").args["generals"])
    assert drawn == {"p_scipio", "longus", "flaminius", "marcellus", "nero", "paullus", "varro"}


@pytest.mark.rule("6.4.3", "10.10")
def test_displaced_romans_go_back_to_the_pool():
    pos = levy({"roma": 8}, {}, {"longus": "roma", "varro": "displaced"})
    skip_to(pos, "Election")
    assert choices(pos, "proconsul") == {"longus"}
    do(pos, "proconsul longus")
    assert where(pos, "varro") != "displaced"


@pytest.mark.rule("6.4.4", "6.5")
def test_the_two_consuls_are_placed_one_after_the_other_together_or_apart():
    generals = {"longus": "roma", "varro": "agrigentum"}
    for second in ("roma", "agrigentum"):
        pos = levy({"roma": 8, "agrigentum": 8, "capua": 4}, {}, generals)
        skip_to(pos, "Election")
        pos, (one, two) = elect(pos, "done")
        assert choices(pos, "place") == {"roma", "agrigentum"}
        refused(pos, "place capua", "6.5", "consul-small-stack")
        refused(pos, "done", "8.2", "when-done")
        do(pos, "place roma")
        assert (where(pos, one), where(pos, two)) == ("roma", "pool")
        do(pos, f"place {second}")
        assert where(pos, two) == second


@pytest.mark.rule("6.5")
def test_the_only_stack_of_five_takes_both():
    pos = levy({"agrigentum": 1, "messana": 4}, {}, {"longus": "agrigentum:proconsul", "varro": "messana"})
    skip_to(pos, "RomanLevy")
    while step(pos) == "RomanLevy":
        do(pos, "place roma")
    do(pos, "done")
    consuls = [name for name, office in offices(pos).items() if office == "consul"]
    assert {where(pos, name) for name in consuls} == {"roma"}
    assert step(pos) == "ChooseCommander", "nothing was asked about their place"


@pytest.mark.rule("6.5")
def test_a_proconsul_becomes_the_subordinate_of_a_consul():
    pos = levy({"roma": 8}, {}, {"longus": "roma", "marcellus": "roma"})
    skip_to(pos, "Election")
    events = told(pos, "proconsul marcellus")
    one, two = only(events, "elected").args["generals"]
    assert {where(pos, one), where(pos, two)} == {"roma"}
    assert where(pos, "marcellus") == "roma"
    assert commander(pos, "roma") in (one, two)


@pytest.mark.rule("6.5")
def test_consuls_go_into_besieged_roma_only_when_no_other_space_will_do():
    """Its stack of 5 shut in is as good as none while there is a free one."""
    shut_in = {"hannibal": "roma", "longus": "roma/in", "marcellus": "roma/in"}
    pos = levy({"roma/in": 5, "agrigentum": 5}, {"roma": 10}, shut_in, siege={"roma": 1})
    skip_to(pos, "Election")
    pos, drawn = elect(pos, "proconsul marcellus")
    assert [where(pos, name) for name in drawn] == ["agrigentum", "agrigentum"]
    pos = levy({"roma/in": 5, "agrigentum": 4}, {"roma": 10}, shut_in, siege={"roma": 1})
    skip_to(pos, "Election")
    pos, drawn = elect(pos, "proconsul marcellus")
    assert [where(pos, name) for name in drawn] == ["roma/in", "roma/in"]


@pytest.mark.rule("6.5")
def test_without_any_stack_of_five_besieged_roma_takes_the_consuls():
    """Whatever is inside: no other space satisfies the rule. Here Rome gets no CUs at all."""
    shut_in = {"hannibal": "roma", "longus": "roma/in", "marcellus": "roma/in"}
    pos = levy({"roma/in": 3, "agrigentum": 4, "messana": 2}, {"roma": 10}, shut_in, siege={"roma": 1})
    skip_to(pos, "Election")
    pos, drawn = elect(pos, "proconsul marcellus")
    assert [where(pos, name) for name in drawn] == ["roma/in", "roma/in"]


@pytest.mark.rule("6.5")
def test_without_any_stack_of_five_and_without_a_siege_the_largest_takes_the_consuls():
    """Ruling on 6.5: the Latin colonies leave too few CUs to build one."""
    pos = levy({"agrigentum": 4, "messana": 2}, {}, {"longus": "roma"})
    pos.markers |= LATIN_COLONIES
    skip_to(pos, "Election")
    assert cus(pos, R, "roma") < 4
    pos, drawn = elect(pos, "proconsul longus")
    assert [where(pos, name) for name in drawn] == ["agrigentum", "agrigentum"]


@pytest.mark.rule("18.2.1", "9.3")
@pytest.mark.parametrize("choice", [0, 1])
def test_rome_chooses_which_of_two_consuls_placed_together_commands(choice):
    """Carthage may attack them before Rome's first activation."""
    pos = levy({"roma": 8}, {}, {"longus": "roma"})
    skip_to(pos, "Election")
    pos, drawn = elect(pos, "proconsul longus")
    assert (to_move(pos), choices(pos, "command")) == (R, set(drawn))
    refused(pos, "command longus", "9.3", "command-outranked")  # the proconsul
    do(pos, f"command {drawn[choice]}")
    assert commander(pos, "roma") == drawn[choice]


@pytest.mark.rule("6.1.1", "9.3")
@pytest.mark.parametrize("choice", ["mago", "gisgo"])
def test_of_equals_brought_together_by_a_return_carthage_chooses_the_commander(choice):
    """Ruling: as for the consuls. With Hannibal there is nothing to choose."""
    pos = levy({"roma": 8}, {"zama": 5}, {"mago": "displaced", "gisgo": "zama", "varro": "roma"})
    skip_to(pos, "Return")
    do(pos, "place zama")
    assert (to_move(pos), choices(pos, "command")) == (C, {"mago", "gisgo"})
    do(pos, f"command {choice}")
    assert commander(pos, "zama") == choice
    pos = levy({"roma": 8}, {"zama": 5}, {"mago": "displaced", "hannibal": "zama", "varro": "roma"})
    skip_to(pos, "Return")
    do(pos, "place zama")
    assert step(pos) != "ChooseCommander"
    assert commander(pos, "zama") == "hannibal"


@pytest.mark.rule("6.4")
def test_the_first_turn_has_no_elections():
    assert offices(start()) == {"p_scipio": "consul", "longus": "consul"}


# -- 6.7 Scipio Africanus ----------------------------------------------------------------------------------


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("turn", [5, 7])
def test_scipio_comes_in_no_other_turn(turn):
    pos = levy({"roma": 8}, {}, {"varro": "roma", "scipio_africanus": "later"}, turn=turn)
    skip_to(pos, "Election")
    assert (where(pos, "scipio_africanus"), sum(pos.cus[0])) == ("later", 13)


@pytest.mark.rule("6.7")
def test_scipio_comes_with_five_cus_after_the_levy_and_before_the_elections():
    control = {
        R: ["roma", "capua", "arpi", "tarraco", "osca", "malaca"],
        C: ["carthago", "dertosa", "cannae"],
    }
    generals = {"varro": "roma", "nero": "capua", "scipio_africanus": "later"}
    pos = levy({"roma": 8, "capua": 5}, {"malaca": 1}, generals, control, turn=6)
    events = skip_to(pos, "ScipioArrives")
    assert sum(e.args["count"] for e in events if e.kind == "units" and e.args["side"] == R) == 5
    assert choices(pos, "place") == {"roma", "capua", "arpi", "tarraco"}
    refused(pos, "place osca", "6.7", "scipio-no-port")  # no port
    refused(pos, "place malaca", "6.7", "scipio-enemy-cus")  # enemy CUs
    refused(pos, "place dertosa", "6.7", "scipio-not-roman")  # not Roman
    refused(pos, "place messana", "6.7", "scipio-elsewhere")  # neither Italia nor Iberia
    refused(pos, "done", "8.2", "when-done")
    do(pos, "place tarraco")
    assert (where(pos, "scipio_africanus"), cus(pos, R, "tarraco")) == ("tarraco", 5)
    assert (step(pos), choices(pos, "proconsul")) == ("Election", {"varro", "nero"})


@pytest.mark.rule("6.7")
def test_scipio_stands_outside_the_walls():
    pos = levy({"roma": 8}, {}, {"varro": "roma", "scipio_africanus": "later"}, turn=6)
    skip_to(pos, "ScipioArrives")
    do(pos, "place capua")
    assert where(pos, "scipio_africanus") == "capua"
    assert (cus(pos, R, "capua"), cus(pos, R, "capua/in")) == (5, 0)


@pytest.mark.rule("6.7", "6.6")
def test_scipio_is_a_second_proconsul_for_good():
    generals = {"varro": "roma", "nero": "roma", "scipio_africanus": "tarraco:proconsul"}
    pos = levy({"roma": 8, "tarraco": 5}, {}, generals, turn=7)
    skip_to(pos, "Election")
    refused(pos, "proconsul scipio_africanus", "6.6", "candidate-stays")
    do(pos, "proconsul nero")
    assert sorted(offices(pos).values()) == ["consul", "consul", "proconsul", "proconsul"]
    assert offices(pos)["scipio_africanus"] == offices(pos)["nero"] == "proconsul"
    assert where(pos, "scipio_africanus") == "tarraco"


@pytest.mark.rule("6.7", "6.4.2")
def test_scipio_stays_even_if_no_proconsul_is_named():
    generals = {"varro": "roma", "nero": "roma", "scipio_africanus": "tarraco:proconsul"}
    pos = levy({"roma": 8, "tarraco": 5}, {}, generals, turn=7)
    skip_to(pos, "Election")
    do(pos, "done")
    assert where(pos, "scipio_africanus") == "tarraco"
    assert sorted(offices(pos).values()) == ["consul", "consul", "proconsul"]


@pytest.mark.rule("6.7")
def test_without_a_place_scipio_never_comes():
    """Not even Roma is free: Hannibal is at its walls."""
    control = {R: ["roma", "messana"], C: ["carthago"]}
    generals = {"hannibal": "roma", "varro": "messana", "scipio_africanus": "later"}
    pos = levy({"roma/in": 2, "messana": 5}, {"roma": 10}, generals, control, turn=6)
    skip_to(pos, "Election")
    assert where(pos, "scipio_africanus") == "gone"
    assert controls(pos, "roma") == R


@pytest.mark.rule("6.7")
def test_scipio_comes_on_top_of_the_usual_levy():
    pos = levy({"roma": 8}, {}, {"varro": "roma", "scipio_africanus": "later"}, turn=6)
    skip_to(pos, "Election")
    assert sum(pos.cus[0]) == 8 + 5 + 5


def test_the_standard_control_is_enough_for_all_levies():
    pos = levy({"roma": 8}, {}, {"varro": "roma"})
    skip_to(pos, "Election")
    assert (sum(pos.cus[0]), sum(pos.cus[1])) == (13, 4)
    pos = levy({"roma": 8}, {}, {"varro": "roma"}, EMPTY)
    assert (step(pos), sum(pos.cus[0])) == ("Election", 8 + 5)


@pytest.mark.rule("6.7", "9.3")
@pytest.mark.parametrize("choice", ["scipio_africanus", "nero"])
def test_where_scipio_meets_another_proconsul_rome_says_who_commands(choice):
    generals = {"varro": "roma", "nero": "capua:proconsul", "scipio_africanus": "later"}
    pos = levy({"roma": 8, "capua": 5}, {}, generals, turn=6)
    skip_to(pos, "ScipioArrives")
    do(pos, "place capua")
    assert (to_move(pos), choices(pos, "command")) == (R, {"scipio_africanus", "nero"})
    do(pos, f"command {choice}")
    assert commander(pos, "capua") == choice


# -- 6.3, 8.2 with a general inside ----------------------------------------------------------------------------


@pytest.mark.rule("6.3", "8.2")
def test_a_cu_for_a_general_inside_stands_inside():
    control = {R: ["roma", "capua", "neapolis"], C: ["carthago"]}
    card = "two_legions_of_slaves"
    pos = scene({"capua/in": 1}, {}, {"nero": "capua/in:proconsul"}, control=control, phase="ops", card=card)
    do(pos, "raise capua")
    assert (cus(pos, R, "capua/in"), cus(pos, R, "capua")) == (2, 0)
    pos = scene({"capua/in": 2}, {}, {"nero": "capua/in:proconsul"}, control=control, phase="ops", card=card)
    do(pos, "raise capua")  # there is no room
    assert (cus(pos, R, "capua/in"), cus(pos, R, "capua")) == (2, 1)


@pytest.mark.rule("6.3", "8.2")
@pytest.mark.parametrize("inside", [0, 1])
def test_with_generals_on_both_sides_of_the_walls_the_owner_chooses(inside):
    control = {R: ["roma", "capua", "neapolis"], C: ["carthago"]}
    generals = {"nero": "capua/in:proconsul", "longus": "capua:proconsul"}
    pos = scene(
        {"capua/in": 1, "capua": 3}, {}, generals, control=control, phase="ops", card="two_legions_of_slaves"
    )
    do(pos, "raise capua")
    assert (step(pos), choices(pos, "walls")) == ("Quarters", {"0", "1"})
    refused(pos, "walls 2", "6.3", "quarters-too-few")
    do(pos, f"walls {inside}")
    assert (cus(pos, R, "capua/in"), cus(pos, R, "capua")) == (1 + inside, 4 - inside)
