"""H22 Victory, ties and sudden death."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.politics import check_victory
from bellum.kernel import Event
from tests.hamilcar.kit import (
    BOARD,
    C,
    R,
    choices,
    choose,
    controls,
    deal_tactics,
    do,
    only,
    refused,
    rig,
    scene,
    sea_fight,
    start,
    step,
    to_move,
)
from tests.hamilcar.test_14_land_battles import whole

SIGNIFICANT = [name for name in BOARD.province if name not in ("lipara", "melita")]


def check(control: Mapping[str, Sequence[str]], turn: int = 2, **moment: Any) -> tuple[FirstWar, list[Event]]:
    """The victory check of a turn."""
    pos = scene(control=control, turn=turn, phase="round", card="diplomacy_a", **moment)
    events: list[Event] = []
    pos.events = events
    check_victory(pos)
    pos.events = None
    pos._legal = None
    pos.advance()
    return pos, events


@pytest.mark.rule("H22", "22.1")
def test_each_of_the_fifteen_significant_provinces_is_a_point() -> None:
    scoring = BOARD.scenarios["first_punic_war"].scoring
    assert [name for name in BOARD.province if scoring[BOARD.province[name]]] == SIGNIFICANT
    assert len(SIGNIFICANT) == 15
    for name in SIGNIFICANT:
        pos = scene(control={R: whole(name)})
        assert (pos.points(0), pos.points(1)) == (1, 0), name
    pos = scene(control={R: ["lipara", "melita"]})
    assert pos.points(0) == 0


@pytest.mark.rule("H22", "22.2")
def test_example_nine_to_seven_costs_the_loser_two_pcs() -> None:
    """Here 8 to 6: the loser removes as many PCs as he has points fewer."""
    rome, carthage = SIGNIFICANT[:8], SIGNIFICANT[8:14]
    pos, events = check({R: whole(*rome), C: whole(*carthage)})
    assert only(events, "points").args == {R: 8, C: 6}
    assert only(events, "consequences").args == {"side": C, "count": 2}
    assert (step(pos), to_move(pos)) == ("RemovePCs", C)
    refused(pos, "remove roma", "22.2", "not-ordinary-at-turns-end")
    two = sorted(choices(pos, "remove"))[:2]
    do(pos, *(f"remove {space}" for space in two))
    assert [controls(pos, space) for space in two] == [None, None]
    assert step(pos) != "RemovePCs"


@pytest.mark.rule("H22", "22.2")
def test_nothing_happens_at_the_start_with_six_to_six() -> None:
    pos = start()
    events: list[Event] = []
    pos.events = events
    check_victory(pos)
    assert only(events, "points").args == {R: 6, C: 6}
    assert [event.kind for event in events if event.kind == "consequences"] == []


@pytest.mark.rule("H22", "22.4")
@pytest.mark.parametrize(("rome", "carthage", "winner"), [(6, 6, R), (5, 6, C), (6, 5, R), (0, 0, R)])
@pytest.mark.parametrize(("scenario", "last"), [("first_punic_war", 9), ("war_for_sicilia", 3)])
def test_after_the_last_check_more_points_win_and_a_tie_is_romes(
    rome: int, carthage: int, winner: str, scenario: str, last: int
) -> None:
    names = [name for name in SIGNIFICANT if name not in ("latium", "carthago")]
    held = {R: ["roma", *whole(*names[:rome])], C: ["carthago", *whole(*names[rome : rome + carthage])]}
    pos, _ = check(held, last, scenario=scenario)
    while pos.outcome is None:
        do(pos, min(f"remove {space}" for space in choices(pos, "remove")))
    assert pos.outcome.winners == ((0 if winner == R else 1),)


@pytest.mark.rule("H22")
@pytest.mark.parametrize(("scenario", "last"), [("first_punic_war", 8), ("war_for_sicilia", 2)])
def test_before_the_last_turn_the_war_goes_on(scenario: str, last: int) -> None:
    pos, _ = check({R: whole(*SIGNIFICANT[1:7]), C: whole(*SIGNIFICANT[8:14])}, last, scenario=scenario)
    assert pos.outcome is None


# -- sudden death ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H22", "23.1")
def test_rome_wins_at_once_with_carthago() -> None:
    pos = scene(
        {"carthago": 6},
        {},
        {"valerius": "carthago"},
        siege={"carthago": 2},
        phase="march",
        general="valerius",
    )
    do(rig(pos, 6), "besiege")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((0,), "23.1")


@pytest.mark.rule("H22", "23.2.1")
def test_carthage_wins_at_once_with_roma() -> None:
    pos = scene({}, {"roma": 6}, {"hanno": "roma"}, siege={"roma": 2}, phase="march", seat=C, general="hanno")
    do(rig(pos, 6), "besiege")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((1,), "23.2.1")


@pytest.mark.rule("H22", "23.2.2")
@pytest.mark.parametrize(
    ("missing", "won"), [(None, True), ("latium", True), ("samnium", False), ("bruttium", False)]
)
def test_carthage_wins_at_a_check_with_all_of_italia_but_latium(missing: str | None, won: bool) -> None:
    italia = ["etruria", "latium", "samnium", "campania", "apulia", "lucania", "bruttium"]
    punic = [space for space in whole(*(name for name in italia if name != missing)) if space != "roma"]
    pos, _ = check({R: ["roma", *whole("sicilia", "lilybaeum", "syracusae")], C: ["carthago", *punic]})
    assert (pos.outcome is not None) == won
    if pos.outcome is not None:
        assert (pos.outcome.winners, pos.outcome.rule) == ((1,), "23.2.2")


@pytest.mark.rule("H22", "22.3", "23.3")
@pytest.mark.parametrize("loser", [R, C])
def test_a_side_that_cannot_pay_loses(loser: str) -> None:
    winner = C if loser == R else R
    held = {loser: ["roma" if loser == R else "carthago"], winner: whole("sicilia", "lilybaeum", "corsica")}
    held[winner] = [*held[winner], "carthago" if loser == R else "roma"]
    pos, _ = check(held)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.rule) == ((0 if winner == R else 1,), "22.3")


@pytest.mark.rule("H22", "H13.1", "23.3")
def test_also_after_a_naval_battle() -> None:
    """Two ships sunk cost a PC, and Carthage has none but a city."""
    pos = sea_fight(2, 2, control={R: ["roma"], C: ["carthago"]})
    deal_tactics(pos, ["boarding"], [])
    choose(rig(pos, 6, 6, 1, 1), "boarding")
    assert pos.outcome is not None
    assert pos.outcome.winners == (0,)
