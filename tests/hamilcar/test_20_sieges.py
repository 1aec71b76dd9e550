"""H20, H21 Sieges fed by sea, what supply trains do, and winter."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.reinforcements import WinterAtSea
from tests.hamilcar.kit import (
    SPACE,
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
    rig,
    scene,
    ships,
    step,
    supplies,
    to_move,
    told,
)


def before(city: str = "drepana", rome: int = 6, inside: int = 2, **moment: Any) -> FirstWar:
    """Valerius is about to besiege a city of Carthage's; Himilco is inside."""
    generals = {"valerius": city, "himilco": f"{city}/in", **moment.pop("generals", {})}
    moment = {"phase": "march", "general": "valerius", **moment}
    return scene({city: rome}, {f"{city}/in": inside}, generals, **moment)


def points(pos: FirstWar, city: str = "drepana") -> int:
    """A city's siege points."""
    return pos.siege[SPACE[city]]


# -- H20 supply trains -----------------------------------------------------------------------------------------


@pytest.mark.rule("H20")
def test_the_besieger_may_spend_a_train_to_roll_again() -> None:
    """Red die: a 1 is a loss, a 6 a point."""
    pos = do(rig(before(supplies={"valerius": 2}), 1), "besiege")
    assert (step(pos), to_move(pos), legal(pos)) == ("RollAgain", R, {"spend valerius", "pass"})
    events = told(rig(pos, 6), "spend valerius")
    assert only(events, "supply-spent").args == {"side": R, "general": "valerius"}
    assert step(pos) == "RollAgain", "and once more with the other train"
    do(pos, "pass")
    assert (points(pos), cus(pos, R, "drepana"), supplies(pos, "valerius")) == (1, 6, 1)


@pytest.mark.rule("H20")
def test_he_may_keep_it_and_without_a_train_he_is_not_asked() -> None:
    pos = do(rig(before(supplies={"valerius": 1}), 1), "besiege", "pass")
    assert (points(pos), cus(pos, R, "drepana"), supplies(pos, "valerius")) == (0, 5, 1)
    pos = do(rig(before(), 1), "besiege")
    assert cus(pos, R, "drepana") == 5


@pytest.mark.rule("H20")
def test_only_generals_of_the_siege_spend_their_trains() -> None:
    pos = before(
        supplies={"valerius": 1, "caudex": 1, "himilco": 1},
        generals={"caudex": "panormus:proconsul", "metellus": "drepana:proconsul"},
    )
    do(rig(pos, 2), "besiege")
    refused(pos, "spend caudex", "H20", "supply-not-there")
    refused(pos, "spend himilco", "H20", "supply-not-there")
    refused(pos, "spend metellus", "H20", "supply-has-none")


@pytest.mark.rule("H20")
def test_a_general_inside_may_spend_a_train_to_cancel_a_point_just_scored() -> None:
    pos = do(rig(before(supplies={"himilco": 1}), 6), "besiege")
    assert (step(pos), to_move(pos), legal(pos)) == ("HoldOut", C, {"spend himilco", "pass"})
    refused(pos, "spend valerius", "H20", "supply-not-there")
    do(pos, "spend himilco")
    assert (points(pos), supplies(pos, "himilco")) == (0, 0)
    pos = do(rig(before(supplies={"himilco": 1}), 6), "besiege", "pass")
    assert (points(pos), supplies(pos, "himilco")) == (1, 1)


@pytest.mark.rule("H20")
def test_a_cancelled_point_still_costs_the_besieger_his_loss() -> None:
    """Red die: a 3 is a point and a loss."""
    pos = do(rig(before(supplies={"himilco": 1}), 3), "besiege", "spend himilco")
    assert (points(pos), cus(pos, R, "drepana")) == (0, 5)


@pytest.mark.rule("H20")
@pytest.mark.parametrize("die", [1, 2])
def test_where_no_point_was_scored_nobody_inside_is_asked(die: int) -> None:
    pos = do(rig(before(supplies={"himilco": 1}), die), "besiege")
    assert step(pos) == "Round"


@pytest.mark.rule("H20")
def test_the_besieger_decides_first() -> None:
    pos = do(rig(before(supplies={"valerius": 1, "himilco": 1}), 6), "besiege")
    assert step(pos) == "RollAgain"
    do(pos, "pass")
    assert step(pos) == "HoldOut"


@pytest.mark.rule("H20", "20.7")
def test_a_train_may_save_the_city() -> None:
    pos = do(rig(before(supplies={"himilco": 1}, siege={"drepana": 2}), 6), "besiege", "spend himilco")
    assert (controls(pos, "drepana"), points(pos)) == (C, 2)
    pos = do(rig(before(supplies={"himilco": 1}, siege={"drepana": 2}), 6), "besiege", "pass")
    assert controls(pos, "drepana") == R


# -- H20 fed by sea, H21 winter --------------------------------------------------------------------------------


def winter_at_sea(
    rome: dict[str, int] | None = None, carthage: dict[str, int | str] | None = None, **moment: Any
) -> FirstWar:
    """A position after its ships have suffered from winter."""
    pos = scene(rome, carthage, **moment)
    WinterAtSea().begin_at_sea(pos)
    return pos


def winter(**moment: Any) -> FirstWar:
    """A turn that has come to winter."""
    forces = moment.pop("rome", {}), moment.pop("carthage", {})
    return scene(*forces, moment.pop("generals", {}), phase="winter", hands={}, **moment)


@pytest.mark.rule("H20")
@pytest.mark.parametrize(
    ("city", "ready", "exhausted", "left"),
    [
        ("drepana", {}, {}, 1),
        ("drepana", {R: {"drepana": 1}}, {}, 2),
        ("drepana", {}, {R: {"drepana": 2}}, 1),
        ("drepana", {C: {"drepana": 2}}, {}, 1),
        ("drepana", {C: {"drepana": 2}, R: {"drepana": 1}}, {}, 2),
    ],
)
def test_a_besieged_port_city_without_blockade_loses_a_siege_point_in_winter(
    city: str, ready: dict[str, dict[str, int]], exhausted: dict[str, dict[str, int]], left: int
) -> None:
    pos = winter_at_sea({city: 6}, {f"{city}/in": 2}, siege={city: 2}, ready=ready, exhausted=exhausted)
    assert points(pos, city) == left


@pytest.mark.rule("H20")
def test_only_ports_and_only_besieged_cities_are_fed() -> None:
    control = {R: ["roma", "neapolis"], C: ["carthago", "capua", "drepana"]}
    pos = winter_at_sea({"capua": 6}, {"capua/in": 2}, siege={"capua": 2}, control=control)
    assert points(pos, "capua") == 2, "no port"
    assert points(pos, "drepana") == 0


@pytest.mark.rule("H20", "20.5")
def test_the_last_point_is_lost_too_and_the_city_is_free() -> None:
    pos = winter_at_sea({"drepana": 6}, {"drepana/in": 2}, siege={"drepana": 1})
    assert not pos.besieged(SPACE["drepana"])


@pytest.mark.rule("H20")
def test_romes_cities_are_fed_as_well() -> None:
    pos = winter_at_sea({"messana/in": 2}, {"messana": 5}, siege={"messana": 2})
    assert points(pos, "messana") == 1


@pytest.mark.rule("H21")
def test_ships_at_anchor_are_exhausted_or_sunk_those_in_harbour_are_not() -> None:
    pos = winter_at_sea(
        ready={R: {"messana": 2, "mylae": 2, "lipara": 1}, C: {"carthago": 3, "messana": 1}},
        exhausted={R: {"messana": 1, "mylae": 1}, C: {"mylae": 2}},
    )
    assert ships(pos, R, "messana") == (2, 1)
    assert ships(pos, R, "mylae") == (0, 2)
    assert ships(pos, R, "lipara") == (0, 1)
    assert ships(pos, C, "carthago") == (3, 0)
    assert ships(pos, C, "messana") == (0, 1)
    assert ships(pos, C, "mylae") == (0, 0)


@pytest.mark.rule("H21", "21.1.1")
def test_cus_suffer_first_then_ships() -> None:
    pos = scene(
        {"thermae": 6},
        {},
        {"valerius": "thermae"},
        ready={R: {"thermae": 2}},
        phase="round",
        card="diplomacy_a",
        hands={R: ["diplomacy_a"], C: []},
    )
    found = kinds(told(pos, "discard diplomacy_a"))
    assert found.index("attrition") < found.index("ships-exhausted")


@pytest.mark.rule("H21", "21.1.1")
def test_a_general_may_spend_a_train_to_spare_his_space_the_roll() -> None:
    forces: dict[str, Any] = {"rome": {"thermae": 10}, "generals": {"valerius": "thermae"}}
    pos = winter(**forces, supplies={"valerius": 2})
    assert (step(pos), to_move(pos), legal(pos)) == ("WinterSupply", R, {"spend valerius", "pass"})
    events = told(pos, "spend valerius")
    assert "attrition" not in kinds(events)
    assert (cus(pos, R, "thermae"), supplies(pos, "valerius")) == (10, 1)
    pos = winter(**forces, supplies={"valerius": 1})
    events = told(rig(pos, 6), "pass")
    assert only(events, "attrition").args["space"] == "thermae"
    assert supplies(pos, "valerius") == 1


@pytest.mark.rule("H21")
def test_who_does_not_roll_or_has_no_train_is_not_asked() -> None:
    pos = winter(rome={"capua": 10}, generals={"valerius": "capua"}, supplies={"valerius": 2})
    assert step(pos) != "WinterSupply", "he is on a PC of his own"
    pos = winter(rome={"thermae": 10}, generals={"valerius": "thermae"})
    assert step(pos) != "WinterSupply"


@pytest.mark.rule("H21")
def test_each_force_has_its_own_question() -> None:
    pos = winter(
        rome={"thermae": 5, "catana": 5},
        generals={"valerius": "thermae", "caudex": "catana"},
        supplies={"valerius": 1, "caudex": 1},
    )
    asked = []
    while step(pos) == "WinterSupply":
        asked += sorted(choices(pos, "spend"))
        do(pos, min(a for a in legal(pos) if a.startswith("spend")))
    assert sorted(asked) == ["caudex", "valerius"]
