"""3.2 Consuls: drawn in the second stage of a year, placed, and drawn anew when one dies."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.consuls import Elections
from bellum.games.second_punic_war.leaders import doom
from bellum.games.second_punic_war.placing import choices_of_set_up
from bellum.games.second_punic_war.position import DEAD, POOL, War
from bellum.kernel import Dice, Event, key_of
from tests.second_punic_war.kit import (
    BOARD,
    CH,
    RN,
    RS,
    R,
    advance,
    do,
    legal,
    only,
    refused,
    run,
    scene,
    stacks,
    start,
    step,
    to_move,
    told,
    watched,
    where,
)

pytestmark = pytest.mark.rule("3.2")

ARMIES = {"pisae": "rome 6h", "regium": "rome 4h"}
LEADERS = {"scipio_pc": "pisae", "consul_1": "regium"}


def in_office(pos: War) -> list[str]:
    return [BOARD.leader_id[leader] for leader in pos.consuls]


def election(**more: object) -> War:
    pos = scene(ARMIES, LEADERS, stage=2, **more)  # type: ignore[arg-type]
    pos.year = 1
    return run(pos, Elections())


def new_consuls(pos: War) -> list[str]:
    """Those who were drawn and wait to be placed, the next one first."""
    return [BOARD.leader_id[s.consul] for s in reversed(pos.steps) if hasattr(s, "consul")]


def test_two_consuls_are_drawn_in_stage_two() -> None:
    pos = election()
    drawn = new_consuls(pos)
    assert len(set(drawn)) == 2
    assert not {"scipio_pc", "consul_1"} & set(drawn)  # who is in office is not in the pool yet
    assert legal(pos) == {"consul scipio_pc", "consul consul_1", "place roma"}


def test_not_in_other_stages() -> None:
    for stage in (1, 3, 4, 5, 6):
        pos = scene(ARMIES, LEADERS, stage=stage, steps=[Elections()])
        assert step(pos) == "Still"
        assert in_office(pos) == ["scipio_pc", "consul_1"]


def test_they_take_the_places_of_the_old_ones_or_come_to_roma() -> None:
    pos = election()
    first, second = new_consuls(pos)
    refused(pos, "place capua", "3.2", "consuls-at-roma-or-in-office")
    refused(pos, "consul consul_6", "3.2", "not-an-outgoing-consul")
    refused(pos, "pass", "3.4.7", "when-pass")
    do(pos, "consul consul_1")
    refused(pos, "consul consul_1", "3.2", "not-an-outgoing-consul")
    do(pos, "place roma")
    assert where(pos, first) == "regium"
    assert where(pos, second) == "roma"
    assert where(pos, "scipio_pc") == where(pos, "consul_1") == "pool"
    assert in_office(pos) == [first, second]


def test_a_consul_aboard_ship_is_replaced_there() -> None:
    pos = scene({"mare_inferum": "rome 2s 3h"}, {"consul_1": "mare_inferum"}, stage=2)
    pos.year = 1
    run(pos, Elections())
    first = new_consuls(pos)[0]
    do(pos, "consul consul_1")
    assert where(pos, first) == "mare_inferum"


def test_roma_with_an_enemy_in_the_region() -> None:
    """3.2 A consul who comes to Roma is inside its walls then."""
    pos = scene({"roma": "carthage 3h"}, stage=2)
    pos.year = 1
    run(pos, Elections())
    assert where(pos, in_office(pos)[0]) == "roma/in"


@pytest.mark.rule("10.1")
def test_each_roman_player_has_a_consul() -> None:
    """10.1 He replaces his own, and an army that is left without a leader is common."""
    pos = scene(
        {"pisae": f"{RN} 6h", "regium": f"{RS} 4h", "roma": "rome 2l"},
        {"scipio_pc": f"pisae:{RN}", "consul_1": f"regium:{RS}"},
        players=4,
        stage=2,
    )
    pos.year = 1
    run(pos, Elections())
    first, second = new_consuls(pos)
    assert to_move(pos) == RN
    refused(pos, "consul consul_1", "10.1", "not-your-consul")
    do(pos, "place roma")
    assert to_move(pos) == RS
    do(pos, "consul consul_1")
    assert stacks(pos, "pisae") == {R: "6h"}
    assert stacks(pos, "regium") == {RS: "4h"}
    assert stacks(pos, "roma") == {RN: "2l"}
    assert (where(pos, first), where(pos, second)) == ("roma", "regium")


def test_the_draw_is_told() -> None:
    events: list[Event] = []
    pos = scene(ARMIES, LEADERS, stage=2)
    pos.year = 1
    events = watched(pos, Elections())
    assert only(events, "consuls-elected").args["leaders"] == new_consuls(pos)
    events = told(pos, "place roma")
    assert only(events, "consul-placed").args["field"] == "roma"


# -- a consul dies -----------------------------------------------------------------------------------------


def test_a_dead_consul_is_replaced_at_once_in_roma() -> None:
    """3.2 A nameless consul goes back to the pool."""
    pos = scene({"pisae": "rome 6h", "capua": "rome 4h"}, {"consul_1": "pisae", "consul_2": "capua"})
    doom(pos, BOARD.leader["consul_1"], 1)
    advance(pos)
    assert pos.at[BOARD.leader["consul_1"]] == POOL
    assert len(pos.consuls) == 2
    assert where(pos, in_office(pos)[1]) == "roma"
    assert in_office(pos)[0] == "consul_2"


def test_he_is_drawn_again_only_if_nobody_else_is_left() -> None:
    pos = scene({"pisae": "rome 6h"}, {"consul_1": "pisae"})
    for leader in BOARD.consuls:
        if BOARD.leader_id[leader] != "consul_1":
            pos.at[leader] = DEAD
    doom(pos, BOARD.leader["consul_1"], 1)
    advance(pos)
    assert (in_office(pos), where(pos, "consul_1")) == (["consul_1"], "roma")


def test_a_named_consul_is_gone_for_good() -> None:
    pos = scene({"pisae": "rome 6h"}, {"scipio_africanus": "pisae"})
    doom(pos, BOARD.leader["scipio_africanus"], 1)
    advance(pos)
    assert pos.at[BOARD.leader["scipio_africanus"]] == DEAD
    assert pos.points == [0, 5]


def test_his_successor_is_inside_when_roma_is_besieged() -> None:
    pos = scene({"pisae": "rome 6h", "roma": "carthage 12h"}, {"consul_1": "pisae"}, siege={"roma": 8})
    doom(pos, BOARD.leader["consul_1"], 1)
    advance(pos)
    assert where(pos, in_office(pos)[0]) == "roma/in"


@pytest.mark.rule("3.2", "10.1")
def test_his_successor_takes_command_of_common_troops_in_roma() -> None:
    """10.1 An army with a leader is no common one any more."""
    forces = {"pisae": f"{RS} 6h", "roma": "rome 4h"}
    pos = scene(forces, {"consul_1": f"pisae:{RS}"}, players=4)
    doom(pos, BOARD.leader["consul_1"], 2)
    advance(pos)
    assert where(pos, in_office(pos)[0]) == "roma"
    assert stacks(pos, "roma") == {RS: "4h"}
    assert stacks(pos, "pisae") == {"rome": "6h"}


# -- scenario IV -------------------------------------------------------------------------------------------


def test_consuls_are_drawn_at_the_start_of_scenario_four() -> None:
    """3.2, 2 They lead the armies that the scenario names; Rome says who leads which."""
    pos = start("macedonia_enters")
    run(pos, *choices_of_set_up(pos))
    assert (step(pos), to_move(pos)) == ("ConsularArmy", R)
    one, other = sorted(name.split()[1] for name in legal(pos))
    refused(pos, "consul praetor_1", "3.2", "consul-not-drawn")
    do(pos, f"consul {other}")
    assert where(pos, other) == "lilibaeum"
    assert where(pos, one) == "capua"
    assert set(in_office(pos)) == {one, other}
    assert step(pos) == "Placing"  # Hispania comes after everything else


def test_they_are_not_drawn_again_in_the_first_stage() -> None:
    pos = start("macedonia_enters", 4)
    run(pos, *choices_of_set_up(pos))
    pos.apply(pos.owners().bit_length() - 1, sorted(pos.legal(pos.owners().bit_length() - 1))[0])
    assert to_move(pos) == CH
    do(pos, "place gades", "take_all")
    before = in_office(pos)
    run(pos, Elections())
    assert (step(pos), in_office(pos)) == ("Still", before)
    pos.year = 1
    run(pos, Elections())
    assert step(pos) == "NewConsul"


def test_other_scenarios_name_their_consuls() -> None:
    assert in_office(start("campaign")) == ["scipio_pc", "consul_1"]
    assert in_office(start("stop_hannibal")) == ["consul_1", "consul_2"]


def test_the_draw_is_random() -> None:
    seen = set()
    for seed in range(12):
        pos = scene(stage=2)
        pos.dice = Dice(key_of(str(seed)))
        pos.year = 1
        run(pos, Elections())
        seen.update(in_office(pos))
    assert len(seen) > 6
