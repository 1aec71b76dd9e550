"""H5, H6 The sequence of a turn, reinforcements, and generals who come and go."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import FORGOTTEN_TACTICS, FirstWar
from bellum.games.hamilcar.reinforcements import FIRST_TURN, TURN
from bellum.games.hamilcar.scenario import SeaScenario
from bellum.games.hannibal.board import LATER
from bellum.kernel import Event
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    SPACE,
    C,
    R,
    choices,
    cus,
    do,
    kinds,
    legal,
    ready,
    refused,
    scene,
    ships,
    step,
    supplies,
    to_move,
    told,
    where,
)


def levy(turn: int = 2, phase: str = "reinforcements", **moment: Any) -> FirstWar:
    """A reinforcement phase with one army on each side."""
    forces = moment.pop("rome", {"roma": 5}), moment.pop("carthage", {"carthago": 3})
    generals = {"valerius": "roma", "hanno": "carthago", **moment.pop("generals", {})}
    return scene(*forces, generals, phase=phase, turn=turn, hands=moment.pop("hands", {}), **moment)


def until(pos: FirstWar, name: str) -> list[Event]:
    """Play the first choice until a step of this name asks; what happened."""
    events: list[Event] = []
    while step(pos) != name:
        assert pos.outcome is None
        events += told(pos, min(legal(pos)))
    return events


# -- H5 the sequence -----------------------------------------------------------------------------------------


@pytest.mark.rule("H5")
def test_the_sequence_of_a_turn() -> None:
    assert [type(phase).__name__ for phase in TURN] == [
        "StartOfTurn", "CarthageReinforcements", "NewGenerals", "NewShips", "ReturnOfGenerals", "RomanReinforcements",
        "NewShips", "Elections", "FreeRepairs", "SupremacyCheck", "DealOfCards", "StrategyPhase", "WinterPhase",
        "WinterAtSea", "IsolationPhase", "VictoryPhase", "Departures", "EndOfTurn",
    ]  # fmt: skip
    skipped = {type(phase).__name__ for phase in TURN} - {type(phase).__name__ for phase in FIRST_TURN}
    assert skipped == {
        "CarthageReinforcements", "NewGenerals", "NewShips", "ReturnOfGenerals", "RomanReinforcements", "Elections",
        "FreeRepairs", "SupremacyCheck",
    }  # fmt: skip


@pytest.mark.rule("H5")
def test_each_side_repairs_a_ship_carthage_first() -> None:
    pos = levy(phase="repairs", exhausted={R: {"roma": 2}, C: {"carthago": 1, "utica": 1}})
    assert (step(pos), to_move(pos), legal(pos)) == (
        "Repairs",
        C,
        {"repair carthago", "repair utica", "done"},
    )
    do(pos, "repair utica")
    assert (step(pos), to_move(pos), legal(pos)) == ("Repairs", R, {"repair roma", "done"})
    do(pos, "repair roma")
    assert (ships(pos, R, "roma"), ships(pos, C, "utica")) == ((1, 1), (1, 0))


@pytest.mark.rule("H5")
def test_the_free_repair_may_be_declined_and_needs_a_friendly_port_that_is_not_besieged() -> None:
    pos = levy(
        phase="repairs",
        rome={"roma": 5, "drepana": 3},
        siege={"drepana": 1},
        exhausted={R: {"mylae": 1, "roma": 1}, C: {"drepana": 1, "carthago": 1}},
    )
    refused(pos, "repair drepana", "H8.4", "repair-besieged")
    do(pos, "done")
    assert choices(pos, "repair") == {"roma"}
    refused(pos, "repair mylae", "H8.4", "repair-not-yours")


@pytest.mark.rule("H5", "H11.5")
def test_supremacy_is_checked_after_the_free_repairs() -> None:
    pos = levy(phase="repairs", ready={R: {"roma": 2}, C: {"carthago": 2}}, exhausted={R: {"roma": 1}})
    do(pos, "repair roma")
    assert pos.supremacy == 0


@pytest.mark.rule("H5", "5.5", "19.4")
def test_isolation_is_checked_for_carthage_first() -> None:
    """Enna is Rome's, Praeneste Carthage's, and both are cut off by enemy CUs all around."""
    around_enna = {"halaesa": 1, "thermae": 1, "agrigentum": 1, "phintias": 1, "centuripae": 1, "leontini": 1}
    around_praeneste = {"roma": 1, "antium": 1, "corfinium": 1, "capua": 1}
    pos = scene(
        around_praeneste,
        {**around_enna},
        control={R: ["roma", "enna"], C: ["carthago", "praeneste"]},
        phase="round",
        card="diplomacy_a",
        hands={R: ["diplomacy_a"], C: []},
    )
    events = told(pos, "discard diplomacy_a")
    isolated = [(event.args["side"], event.args["spaces"]) for event in events if event.kind == "isolated"]
    assert isolated == [(C, ["praeneste"]), (R, ["enna"])]


# -- H6 CUs --------------------------------------------------------------------------------------------------


def levied(pos: FirstWar) -> list[set[str]]:
    """Where each of Carthage's CUs could go, the first choice being taken."""
    places = []
    while step(pos) == "CarthageLevy":
        places.append(choices(pos, "place"))
        do(pos, min(legal(pos)))
    return places


@pytest.mark.rule("H6", "6.1")
def test_carthage_gets_four_cus_by_what_it_controls() -> None:
    """One in Africa, one there for Libya, one on Sicily for Lilybaeum, one with a general in a friendly port."""
    generals = {"hanno": "zama", "hannibal_gisgo": "panormus", "himilco": "enna"}
    pos = levy(carthage={"zama": 3, "panormus": 1, "enna": 1}, generals=generals)
    assert levied(pos) == [
        {"carthago", "zama"},
        {"carthago", "zama"},
        {"lilybaeum", "panormus", "enna"},
    ], "and the fourth with Gisgo, who alone is in a friendly port"
    assert cus(pos, C, "panormus") == 2


@pytest.mark.rule("H6", "6.1")
@pytest.mark.parametrize(
    ("lost", "count"), [([], 4), (["lilybaeum"], 3), (["utica", "sicca", "zama", "thabraca"], 3)]
)
def test_the_cus_of_libya_and_of_lilybaeum_are_lost_with_them(lost: list[str], count: int) -> None:
    held = ["carthago", "lilybaeum", "utica", "sicca", "zama", "thabraca"]
    control = {R: ["roma", *lost], C: [space for space in held if space not in lost]}
    pos = levy(control=control)
    levied(pos)
    assert sum(pos.cus[1]) == 3 + count


@pytest.mark.rule("H6")
def test_the_cu_of_the_ports_goes_to_carthago_if_no_general_is_in_one() -> None:
    pos = levy(
        carthage={"zama": 3}, generals={"hanno": "zama"}, control={R: ["roma"], C: ["carthago", "zama"]}
    )
    assert levied(pos) == [{"carthago", "zama"}]
    assert cus(pos, C, "carthago") == 2


@pytest.mark.rule("H6", "6.3")
def test_no_cus_come_into_a_besieged_city() -> None:
    pos = levy(
        rome={"roma": 5, "carthago": 5},
        carthage={"carthago/in": 2},
        generals={"hanno": "carthago/in"},
        siege={"carthago": 1},
        control={R: ["roma"], C: ["carthago", "utica", "sicca", "zama", "thabraca"]},
    )
    assert sum(pos.cus[1]) == 2


@pytest.mark.rule("H6", "6.2")
def test_rome_gets_five_cus_two_of_them_in_italia() -> None:
    pos = levy(generals={"caudex": "messana:proconsul"}, rome={"roma": 5, "messana": 5})
    until(pos, "RomanLevy")
    do(pos, "place messana", "place messana", "place messana")
    assert (cus(pos, R, "messana"), cus(pos, R, "roma")) == (8, 7), "the other two had only one place to go"
    pos = levy(generals={"caudex": "messana:proconsul"}, rome={"roma": 5, "messana": 5, "capua": 5})
    pos.at[GENERAL["metellus"]] = SPACE["capua"]
    until(pos, "RomanLevy")
    do(pos, "place messana", "place messana", "place messana")
    refused(pos, "place messana", "6.2")
    assert choices(pos, "place") == {"roma", "capua"}


@pytest.mark.rule("H6", "6.2")
def test_rome_builds_a_stack_of_five_if_it_has_none() -> None:
    pos = levy(rome={"roma": 2, "capua": 4}, generals={"valerius": "capua", "caudex": "roma:proconsul"})
    until(pos, "RomanLevy")
    while step(pos) == "RomanLevy":
        do(pos, max(legal(pos)))
    assert max(pos.cus[0]) >= 5


# -- H6 ships ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6")
@pytest.mark.parametrize(
    ("scenario", "turn", "rome", "carthage"),
    [
        ("first_punic_war", 2, 0, 1),
        ("first_punic_war", 3, 1, 1),
        ("first_punic_war", 9, 1, 1),
        ("war_for_sicilia", 2, 0, 1),
        ("war_for_sicilia", 3, 1, 1),
    ],
)
def test_ships_of_a_turn(scenario: str, turn: int, rome: int, carthage: int) -> None:
    pos = levy(turn, scenario=scenario)
    until(pos, "Election")
    assert (sum(pos.ready[0]), sum(pos.ready[1])) == (rome, carthage)


@pytest.mark.rule("H6")
def test_romes_ship_comes_to_any_friendly_port_of_italia() -> None:
    pos = levy(
        3,
        ready={C: {"antium": 1}},
        rome={"roma": 5, "neapolis/in": 1},
        carthage={"neapolis": 3},
        siege={"neapolis": 1},
    )
    until(pos, "ShipsOf")
    assert to_move(pos) == R
    assert choices(pos, "build") == {
        "cosa", "roma", "antium", "paestum", "tarentum", "brundisium", "thurii", "croton", "hipponium", "rhegium",
    }  # fmt: skip
    refused(pos, "build neapolis", "H6", "new-ship-elsewhere")
    refused(pos, "build messana", "H6", "new-ship-elsewhere")
    refused(pos, "build capua", "H6", "new-ship-elsewhere")
    do(pos, "build croton")
    assert ready(pos, R, "croton") == 1


@pytest.mark.rule("H6")
def test_carthages_ship_comes_to_carthago_else_to_another_port_of_africa() -> None:
    pos = levy()
    until(pos, "Election")
    assert ready(pos, C, "carthago") == 1
    pos = levy(
        rome={"roma": 5, "carthago": 5},
        carthage={"carthago/in": 2, "utica": 2},
        siege={"carthago": 1},
        generals={"hanno": "utica"},
    )
    until(pos, "ShipsOf")
    assert choices(pos, "build") == {"utica", "clupea", "hippo_regius", "hadrumetum", "tacapae"}
    refused(pos, "build lilybaeum", "H6", "new-ship-elsewhere")


@pytest.mark.rule("H6", "H2")
def test_no_ship_comes_if_all_are_on_the_map() -> None:
    pos = levy(3, ready={R: {"roma": 10}, C: {"carthago": 10}})
    events = until(pos, "Election")
    assert "ships-built" not in kinds(events)


@pytest.mark.rule("H6", "6.4")
def test_consuls_are_drawn_from_all_romans_but_the_proconsul() -> None:
    seen = set()
    for seed in range(40):
        pos = levy(turn=2, generals={"caudex": "capua"}, rome={"roma": 5, "capua": 5})
        pos.dice = type(pos.dice)(pos.dice.key, seed * 64)
        until(pos, "Election")
        do(pos, "proconsul valerius")
        drawn = {name for name in GENERAL if pos.office[GENERAL[name]] and name != "valerius"}
        seen |= drawn
    assert "valerius" not in seen
    assert seen <= {name for name, g in GENERAL.items() if BOARD.general_side[g] == 0}
    assert len(seen) >= 6


# -- H5 generals who come ------------------------------------------------------------------------------------


LATE = ["hamilcar", "bostar", "xanthippus", "adherbal", "carthalo", "himilco", "hamilcar_barca"]


def arrival_turn(name: str) -> int:
    """When somebody comes."""
    scenario = BOARD.scenarios["first_punic_war"]
    assert isinstance(scenario, SeaScenario)
    (turn,) = [arrival.turn for arrival in scenario.arrivals if arrival.general == GENERAL[name]]
    return turn


def arrivals(turn: int, **moment: Any) -> FirstWar:
    """The moment at which the Carthaginians of a turn come."""
    return levy(turn, phase="generals", **moment)


@pytest.mark.rule("H5", "H6")
@pytest.mark.parametrize(
    ("turn", "names"),
    [
        (2, set()),
        (3, {"hamilcar"}),
        (4, set()),
        (5, {"bostar", "xanthippus"}),
        (6, set()),
        (7, {"adherbal", "carthalo", "himilco"}),
        (8, {"hamilcar_barca"}),
        (9, set()),
    ],
)
def test_who_comes_when(turn: int, names: set[str]) -> None:
    pos = arrivals(turn, generals={name: "gone" for name in LATE if arrival_turn(name) < turn})
    while step(pos) in ("Arrives", "ChooseCommander"):
        do(pos, min(legal(pos)))
    assert {name for name in LATE if pos.at[GENERAL[name]] >= 0} == names
    assert {name for name in LATE if pos.at[GENERAL[name]] == LATER} == {
        n for n in LATE if arrival_turn(n) > turn
    }


@pytest.mark.rule("H5")
def test_hamilcar_comes_to_any_unbesieged_space_with_a_carthaginian_cu() -> None:
    pos = arrivals(
        3,
        carthage={"carthago": 3, "drepana/in": 1, "enna": 1, "panormus/in": 2},
        rome={"roma": 5, "drepana": 3},
        siege={"drepana": 1},
    )
    assert choices(pos, "place") == {"carthago", "enna", "panormus"}
    refused(pos, "place drepana", "H5", "arrival-besieged")
    refused(pos, "place utica", "H5", "arrival-no-cus")
    do(pos, "place panormus")
    assert where(pos, "hamilcar") == "panormus/in"


@pytest.mark.rule("H5", "H17")
def test_bostar_and_xanthippus_come_to_africa_xanthippus_with_two_cus() -> None:
    pos = arrivals(
        5,
        carthage={"carthago": 3, "tunes": 1, "enna": 1},
        generals={"hamilcar": "gone", "hanno": "enna"},
        markers=FORGOTTEN_TACTICS,
    )
    assert choices(pos, "place") == {"carthago", "tunes"}
    refused(pos, "place enna", "H5", "arrival-region")
    refused(pos, "place zama", "H5", "arrival-no-cus")
    do(pos, "place tunes")
    assert where(pos, "bostar") == "tunes"
    assert (where(pos, "xanthippus"), cus(pos, C, "carthago")) == ("carthago", 5)
    assert not pos.marked(FORGOTTEN_TACTICS)


@pytest.mark.rule("H5")
def test_xanthippus_comes_only_to_carthago_unless_it_is_besieged() -> None:
    generals = {"hamilcar": "gone", "bostar": "gone", "hanno": "enna"}
    pos = arrivals(5, carthage={"tunes": 1, "enna": 1}, generals=generals)
    assert (where(pos, "xanthippus"), cus(pos, C, "carthago")) == ("carthago", 2)
    pos = arrivals(
        5,
        rome={"roma": 5, "carthago": 5},
        carthage={"carthago/in": 2, "tunes": 1, "zama": 1, "enna": 1},
        generals=generals,
        siege={"carthago": 1},
    )
    assert choices(pos, "place") == {"tunes", "zama"}
    refused(pos, "place carthago", "H5", "arrival-besieged")
    do(pos, "place tunes")
    assert (where(pos, "xanthippus"), cus(pos, C, "tunes")) == ("tunes", 3)


@pytest.mark.rule("H5")
def test_adherbal_and_carthalo_come_to_a_port_with_ships_too() -> None:
    pos = arrivals(
        7,
        rome={"roma": 5, "drepana": 3, "thermae": 2},
        carthage={"carthago": 3, "drepana/in": 1},
        siege={"drepana": 1},
        ready={C: {"panormus": 1, "drepana": 1, "mylae": 1, "thermae": 1}},
        exhausted={C: {"caralis": 1}},
        generals={"hamilcar": "gone", "bostar": "gone", "xanthippus": "gone"},
    )
    assert choices(pos, "place") == {"carthago", "panormus", "caralis"}
    refused(pos, "place drepana", "H5", "arrival-besieged")
    refused(pos, "place mylae", "H5", "arrival-no-cus")
    refused(pos, "place thermae", "H5", "arrival-no-cus")  # Roman CUs hold it, and it has no walls
    do(pos, "place panormus")
    assert where(pos, "adherbal") == "panormus"


@pytest.mark.rule("H5")
@pytest.mark.parametrize(("siege", "place"), [({}, "lilybaeum"), ({"lilybaeum": 1}, "lilybaeum/in")])
def test_himilco_comes_to_lilybaeum_into_the_walls_if_it_is_besieged(
    siege: dict[str, int], place: str
) -> None:
    pos = arrivals(
        7,
        rome={"roma": 5, **({"lilybaeum": 3} if siege else {})},
        carthage={"carthago": 3},
        siege=siege,
        generals={
            "hamilcar": "gone",
            "bostar": "gone",
            "xanthippus": "gone",
            "adherbal": "gone",
            "carthalo": "gone",
        },
    )
    assert where(pos, "himilco") == place, "he has no choice"


@pytest.mark.rule("H5")
def test_himilco_comes_to_cus_if_lilybaeum_is_lost() -> None:
    gone = {
        "hamilcar": "gone",
        "bostar": "gone",
        "xanthippus": "gone",
        "adherbal": "gone",
        "carthalo": "gone",
    }
    pos = arrivals(
        7,
        carthage={"carthago": 3, "enna": 1},
        control={R: ["roma", "lilybaeum"], C: ["carthago"]},
        generals=gone,
    )
    assert choices(pos, "place") == {"carthago", "enna"}


@pytest.mark.rule("H5")
def test_barca_comes_to_cus_on_sicily_with_two_more_else_to_carthago() -> None:
    gone = dict.fromkeys(["hamilcar", "bostar", "xanthippus", "adherbal", "carthalo", "himilco"], "gone")
    pos = arrivals(8, carthage={"carthago": 3, "enna": 1, "catana": 1}, generals=gone)
    assert choices(pos, "place") == {"enna", "catana"}
    refused(pos, "place carthago", "H5", "arrival-region")
    do(pos, "place enna")
    assert (where(pos, "hamilcar_barca"), cus(pos, C, "enna")) == ("enna", 3)
    pos = arrivals(8, generals=gone)
    assert (where(pos, "hamilcar_barca"), cus(pos, C, "carthago")) == ("carthago", 5)


@pytest.mark.rule("H5", "6.3")
def test_barca_waits_if_carthago_is_besieged_and_nobody_is_on_sicily() -> None:
    """6.3 No CUs come into a besieged city."""
    gone = dict.fromkeys(["hamilcar", "bostar", "xanthippus", "adherbal", "carthalo", "himilco"], "gone")
    pos = arrivals(
        8,
        rome={"roma": 5, "carthago": 5},
        carthage={"carthago/in": 2},
        siege={"carthago": 1},
        generals={**gone, "hanno": "carthago/in"},
    )
    assert (where(pos, "hamilcar_barca"), cus(pos, C, "carthago/in")) == ("later", 2)


# -- H5 generals who leave -----------------------------------------------------------------------------------


@pytest.mark.rule("H5")
@pytest.mark.parametrize(
    ("turn", "leaving"),
    [(3, set()), (4, {"hannibal_gisgo"}), (5, set()), (6, {"hamilcar", "bostar"}), (8, set())],
)
def test_generals_leave_after_the_victory_check_of_their_turn(turn: int, leaving: set[str]) -> None:
    names = ["hannibal_gisgo", "hamilcar", "bostar"]
    pos = scene(
        {"roma": 5},
        {"carthago": 9},
        dict.fromkeys(names, "carthago"),
        phase="departures",
        turn=turn,
        hands={},
    )
    assert {name for name in names if where(pos, name) == "gone"} == leaving
    assert cus(pos, C, "carthago") >= 9, "their CUs stay"


@pytest.mark.rule("H5")
def test_who_leaves_loses_his_supply_trains_and_one_who_is_displaced_leaves_too() -> None:
    pos = scene(
        {"roma": 5},
        {"carthago": 9},
        {"hannibal_gisgo": "carthago"},
        supplies={"hannibal_gisgo": 2},
        phase="departures",
        turn=4,
        hands={},
    )
    assert supplies(pos, "hannibal_gisgo") == 0
    pos = scene(
        {"roma": 5}, {"carthago": 9}, {"hannibal_gisgo": "displaced"}, phase="departures", turn=4, hands={}
    )
    assert where(pos, "hannibal_gisgo") == "gone"


@pytest.mark.rule("H5", "H17")
def test_xanthippus_leaves_at_the_end_of_the_turn_in_which_he_came() -> None:
    pos = arrivals(5, generals={"hamilcar": "gone", "bostar": "gone"})
    assert where(pos, "xanthippus") == "carthago"
    while pos.turn_number() == 5 and where(pos, "xanthippus") != "gone":
        assert pos.outcome is None
        do(pos, min(a for a in legal(pos) if not a.startswith(("event", "ops"))))
    assert where(pos, "xanthippus") == "gone"


@pytest.mark.rule("H24", "10.10", "6.1.1")
def test_no_carthaginian_leaves_the_game_when_displaced_and_barcas_loss_costs_nothing() -> None:
    for name, g in GENERAL.items():
        if BOARD.general_side[g] == 1:
            pos = scene({}, {"carthago": 3}, {name: "tunes"})
            events: list[Event] = []
            pos.events = events
            pos.displace(g, "10.10")
            assert where(pos, name) == "displaced"
            assert kinds(events) == ["general-displaced"]
            assert step(pos) == "SeaOperations"


@pytest.mark.rule("H24", "6.1.1")
def test_displaced_carthaginians_return_with_the_reinforcements() -> None:
    pos = levy(generals={"hannibal_gisgo": "displaced"})
    until(pos, "Return")
    assert choices(pos, "place") == {"carthago", "lilybaeum"}, "where there are CUs"
    do(pos, "place lilybaeum")
    assert where(pos, "hannibal_gisgo") == "lilybaeum"
