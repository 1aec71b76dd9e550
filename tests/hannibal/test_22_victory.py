"""22 The victory check: political points, consequences, suing for peace, the end of the game."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import PROVINCE_ID, SPACE_ID, SPACES_OF
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    do,
    kinds,
    legal,
    only,
    refused,
    scene,
    step,
    to_move,
    told,
    turn_from,
)

HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
INSIGNIFICANT = {"gallia_transalpina", "massilia", "liguria", "baleares", "mauretania"}


def check(pos: PunicWar) -> list[Event]:
    """The victory check and what follows it."""
    events: list[Event] = []
    pos.steps = turn_from("victory")
    pos.events = events
    pos._legal = None
    pos.advance()
    pos.events = None
    return events


def whole(*provinces: str) -> list[str]:
    """All spaces of some provinces."""
    return [SPACE_ID[s] for p in provinces for s in SPACES_OF[PROVINCE_ID.index(p)]]


def score(pos: PunicWar) -> tuple[int, int]:
    """Political points of Rome and Carthage."""
    points = pos.view(0)["points"]
    return points[R], points[C]


# -- 22.1 points -------------------------------------------------------------------------------------------


@pytest.mark.rule("22.1")
@pytest.mark.parametrize("province", PROVINCE_ID)
def test_one_point_for_each_significant_province(province: str):
    worth = 0 if province in INSIGNIFICANT else 1
    options = {"mauretania": True}
    assert score(scene(control={"rome": whole(province)}, options=options)) == (worth, 0)
    assert score(scene(control={"carthage": whole(province)}, options=options)) == (0, worth)


@pytest.mark.rule("22.1")
def test_there_are_eighteen_points():
    everything = whole(*(p for p in PROVINCE_ID if p != "mauretania"))
    assert score(scene(control={"rome": everything})) == (18, 0)
    assert len(PROVINCE_ID) - len(INSIGNIFICANT) == 18


@pytest.mark.rule("22.1")
def test_a_province_without_a_majority_is_nobodys_point():
    spaces = whole("apulia")
    assert score(scene(control={"rome": spaces[:2], "carthage": spaces[2:4]})) == (0, 0)
    assert score(scene(control={"rome": spaces[:2], "carthage": spaces[2:]})) == (0, 1)


@pytest.mark.rule("22.1")
def test_the_war_begins_at_nine_to_seven_and_the_check_tells_it():
    pos = scene(phase="round", hands=HANDS)
    assert score(pos) == (9, 7)
    told_ = only(check(pos), "points")
    assert (told_.rule, told_.args) == ("22.1", {"rome": 9, "carthage": 7})


# -- 22.2 consequences -------------------------------------------------------------------------------------


@pytest.mark.rule("22.2")
def test_example_nine_to_seven_costs_carthage_two_pcs():
    pos = scene(phase="round", hands=HANDS)
    events = check(pos)
    assert only(events, "consequences").args == {"side": C, "count": 2}
    assert (step(pos), to_move(pos)) == ("RemovePCs", C)
    events = told(pos, "remove zama", "remove arsa")
    removed = [event for event in events if event.kind == "pc-removed"]
    assert [(e.rule, e.args["space"]) for e in removed] == [("22.2", "zama"), ("22.2", "arsa")]
    assert (controls(pos, "zama"), controls(pos, "arsa"), controls(pos, "thapsus")) == (None, None, C)
    assert step(pos) != "RemovePCs"


@pytest.mark.rule("22.2")
def test_cities_and_tribes_are_not_removed_and_the_enemys_pcs_neither():
    pos = scene(phase="round", hands=HANDS)
    check(pos)
    refused(pos, "remove carthago", "22.2", "not-ordinary-at-turns-end")
    refused(pos, "remove boii", "22.2", "not-ordinary-at-turns-end")
    refused(pos, "remove arpi", "22.2", "not-ordinary-at-turns-end")
    refused(pos, "remove sena", "22.2", "not-ordinary-at-turns-end")
    refused(pos, "done", "8.2", "when-done")
    ordinary = {s for s, side in scene().view(0)["control"].items() if side == C}
    assert choices(pos, "remove") == ordinary - {
        "carthago", "utica", "carthago_nova", "gades", "saguntum", "boii", "insubres", "bruttii",
    }  # fmt: skip


@pytest.mark.rule("22.2")
def test_rome_pays_when_rome_is_behind():
    control = {"rome": whole("etruria"), "carthage": whole("baetica", "celtiberia", "orospeda")}
    pos = scene(control=control, phase="round", hands=HANDS)
    assert score(pos) == (1, 3)
    events = check(pos)
    assert only(events, "consequences").args == {"side": R, "count": 2}
    assert (to_move(pos), choices(pos, "remove")) == (R, set(whole("etruria")))


@pytest.mark.rule("22.2")
def test_equal_points_cost_nobody_anything():
    pos = scene(control={"rome": whole("etruria"), "carthage": whole("baetica")}, phase="round", hands=HANDS)
    events = check(pos)
    assert "consequences" not in kinds(events)
    assert pos.outcome is None
    assert score(pos) == (1, 1)


# -- 22.3 suing for peace ----------------------------------------------------------------------------------


@pytest.mark.rule("22.3")
@pytest.mark.parametrize(
    ("pcs", "peace"), [(["baleares"], True), (["baleares", "acci"], False), (["acci", "arsa", "zama"], False)]
)
def test_who_has_too_few_pcs_sues_for_peace(pcs: list[str], peace: bool):
    """Rome has 2 points, Carthage none but cities and tribes, which do not help."""
    control = {
        "rome": whole("etruria", "samnium"),
        "carthage": ["saguntum", "gades", *pcs],
        "tribes": ["boii"],
    }
    pos = scene(control=control, phase="round", hands=HANDS)
    assert score(pos) == (2, 0)
    events = check(pos)
    if peace:
        assert pos.outcome is not None
        assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((0,), "peace", "22.3")
        assert only(events, "game-over").args == {"side": R, "reason": "peace"}
        assert legal(pos, C) == set()
    else:
        assert pos.outcome is None
    if len(pcs) == 2:
        assert [controls(pos, space) for space in pcs] == [None, None], "just enough, and all are gone"


@pytest.mark.rule("22.3")
def test_rome_can_sue_for_peace_too():
    control = {"rome": ["roma", "capua"], "carthage": whole("baetica", "celtiberia", "orospeda")}
    pos = scene(control=control, phase="round", hands=HANDS)
    check(pos)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((1,), "22.3")


# -- 22.4 the end of the game ------------------------------------------------------------------------------


@pytest.mark.rule("22.4")
@pytest.mark.parametrize(
    ("rome", "carthage", "winner", "reason"),
    [
        (["etruria", "samnium"], ["baetica"], 0, "points"),
        (["etruria"], ["baetica", "celtiberia"], 1, "points"),
        (["etruria"], ["baetica"], 1, "tie"),
        ([], [], 1, "tie"),
    ],
)
@pytest.mark.parametrize(("scenario", "last"), [("second_punic_war", 9), ("crossing_the_alps", 3)])
def test_after_the_last_turn_the_points_decide_and_a_tie_is_carthages(
    rome: list[str], carthage: list[str], winner: int, reason: str, scenario: str, last: int
):
    control = {"rome": whole(*rome), "carthage": whole(*carthage)}
    pos = scene(control=control, phase="round", hands=HANDS, turn=last, scenario=scenario)
    check(pos)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((winner,), reason, "22.4")
    assert tuple(pos.outcome.scores) == (len(rome), len(carthage))


@pytest.mark.rule("22.4")
@pytest.mark.parametrize("turn", [1, 8])
def test_no_turn_before_the_last_ends_it(turn: int):
    control = {"rome": whole("etruria", "samnium"), "carthage": whole("baetica")}
    pos = scene(control=control, phase="round", hands=HANDS, turn=turn)
    check(pos)
    assert (pos.outcome, step(pos)) == (None, "RemovePCs")
    do(pos, "remove acci")
    assert pos.outcome is None
    assert pos.view(0)["turn"]["number"] == turn + 1


@pytest.mark.rule("22.4")
def test_the_last_check_costs_no_pcs():
    pos = scene(phase="round", hands=HANDS, turn=9)
    events = check(pos)
    assert "consequences" not in kinds(events)
    assert pos.outcome is not None
    assert (pos.outcome.winners, tuple(pos.outcome.scores)) == ((0,), (9, 7))
