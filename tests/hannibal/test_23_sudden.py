"""23 Sudden victory: the capitals, Italia, the enemy's peace."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import PROVINCE_ID, SPACE_ID, SPACES_OF
from tests.hannibal.kit import (
    C,
    R,
    controls,
    deal_battle,
    do,
    kinds,
    legal,
    only,
    owner,
    rig,
    scene,
    step,
    told,
    turn_from,
)

HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
ITALIA = ["gallia_cisalpina", "etruria", "samnium", "campania", "apulia", "lucania"]


def whole(*provinces: str) -> list[str]:
    """All spaces of some provinces."""
    return [SPACE_ID[s] for p in provinces for s in SPACES_OF[PROVINCE_ID.index(p)]]


def check(pos: PunicWar) -> None:
    """The victory check."""
    pos.steps = turn_from("victory")
    pos._legal = None
    pos.advance()


def before_the_walls(city: str, seat: str, points: int) -> PunicWar:
    general = "nero" if seat == R else "hannibal"
    forces = {city: 5}
    return scene(
        forces if seat == R else {},
        {} if seat == R else dict(forces),
        {general: city},
        siege={city: points},
        phase="march",
        seat=seat,
        general=general,
        card="forced_march_3",
        hands=HANDS,
    )


@pytest.mark.rule("23.1")
@pytest.mark.parametrize("face", [4, 6])
def test_rome_wins_when_carthago_falls(face: int):
    """Also with the face that costs a CU."""
    pos = before_the_walls("carthago", R, 2)
    rig(pos, face)
    events = told(pos, "besiege")
    assert controls(pos, "carthago") == R
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((0,), "capital", "23.1")
    assert only(events, "game-over").args == {"side": R, "reason": "capital"}
    assert (legal(pos, R), legal(pos, C)) == (set(), set()), "the game is over at once"


@pytest.mark.rule("23.2.1")
@pytest.mark.parametrize("face", [4, 6])
def test_carthage_wins_when_roma_falls(face: int):
    pos = before_the_walls("roma", C, 2)
    rig(pos, face)
    do(pos, "besiege")
    assert controls(pos, "roma") == C
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((1,), "capital", "23.2.1")


@pytest.mark.rule("23.1", "23.2.1")
@pytest.mark.parametrize(
    ("city", "seat", "points"),
    [
        ("carthago", R, 1),
        ("roma", C, 1),
        ("utica", R, 2),
        ("carthago_nova", R, 2),
        ("capua", C, 2),
        ("syracusae", C, 2),
    ],
)
def test_neither_two_points_nor_another_city_wins(city: str, seat: str, points: int):
    pos = before_the_walls(city, seat, points)
    rig(pos, 6)
    do(pos, "besiege")
    assert pos.outcome is None
    assert controls(pos, city) == (seat if points == 2 else {R: C, C: R}[seat])


# -- 23.2.2 Italia -----------------------------------------------------------------------------------------


@pytest.mark.rule("23.2.2")
@pytest.mark.parametrize("latium", [R, None])
def test_carthage_wins_with_all_of_italia_but_latium(latium: str | None):
    others = whole("numidia_maior", "numidia_minor", "libya", "carthago", "sicilia", "baetica", "celtiberia")
    control = {"carthage": whole(*ITALIA), "rome": [*others, *(["roma"] if latium else [])]}
    pos = scene(control=control, phase="round", hands=HANDS)
    check(pos)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((1,), "region", "23.2.2")
    assert pos.outcome.scores[0] > pos.outcome.scores[1], "whatever the points say"


@pytest.mark.rule("23.2.2")
@pytest.mark.parametrize("missing", ITALIA)
def test_every_province_of_italia_is_needed(missing: str):
    held = [province for province in ITALIA if province != missing]
    control = {
        "carthage": whole(*held),
        "rome": whole("libya", "sicilia", "baetica", "celtiberia", "orospeda"),
    }
    pos = scene(control=control, phase="round", hands=HANDS)
    check(pos)
    assert pos.outcome is None


@pytest.mark.rule("23.2.2")
def test_a_bare_majority_in_each_is_enough():
    spaces = [space for province in ITALIA for space in whole(province)[: len(whole(province)) // 2 + 1]]
    pos = scene(control={"carthage": spaces, "rome": ["roma"]}, phase="round", hands=HANDS)
    check(pos)
    assert pos.outcome is not None
    assert pos.outcome.rule == "23.2.2"


@pytest.mark.rule("23.2.2")
def test_it_is_looked_at_in_the_victory_check_only():
    spaces = [s for s in whole(*ITALIA) if s not in ("arpi", "cannae", "beneventum")]
    pos = scene(control={"carthage": spaces, "rome": ["roma"]}, seat=C, hands=HANDS)
    do(pos, "pc arpi")
    assert pos.holder(PROVINCE_ID.index("apulia")) == 1
    assert (pos.outcome, owner(pos)) == (None, 1)


@pytest.mark.rule("23.2.2")
def test_italia_does_not_win_it_for_rome():
    control = {
        "rome": whole(*ITALIA, "latium"),
        "carthage": whole("libya", "baetica", "celtiberia", "orospeda"),
    }
    pos = scene(control=control, phase="round", hands=HANDS)
    check(pos)
    assert (pos.outcome, step(pos)) == (None, "RemovePCs")


# -- 23.3 the enemy sues for peace -------------------------------------------------------------------------


@pytest.mark.rule("23.3")
def test_peace_after_a_victory_check():
    control = {"rome": ["roma"], "carthage": whole("baetica", "celtiberia")}
    pos = scene(control=control, phase="round", hands=HANDS)
    check(pos)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((1,), "peace", "22.3")


@pytest.mark.rule("23.3")
@pytest.mark.parametrize(
    ("pcs", "peace"), [(["gades", "saguntum"], True), (["gades", "acci", "arsa", "malaca"], False)]
)
def test_peace_after_a_lost_battle(pcs: list[str], peace: bool):
    """4 Carthaginians who cannot retreat are lost with 2 PCs, which are there or not."""
    pos = scene(
        {"arpi": 8},
        {"cannae": 4},
        {"nero": "arpi"},
        control={"rome": ["arpi"], "carthage": pcs},
        phase="march",
        general="nero",
        hands=HANDS,
    )
    do(pos, "march cannae")
    rig(pos, 1, 1)
    deal_battle(pos, {"probe": 1}, {})
    events = told(pos, "play probe") if step(pos) == "Battle" and pos.outcome is None else []
    assert only(events, "consequences").args == {"side": C, "count": 2}
    if peace:
        assert pos.outcome is not None
        assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.rule) == ((0,), "peace", "14.14")
        assert kinds(events)[-1] == "game-over"
    else:
        assert (pos.outcome, step(pos)) == (None, "RemovePCs")
