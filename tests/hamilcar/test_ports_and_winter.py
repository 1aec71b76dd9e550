"""H5, H12, H20, H21, 24 Who comes late, whereto an army goes back, blockades in winter, Carthalo's raids."""

from __future__ import annotations

import pytest

from bellum.games.hamilcar.fleets import CoastRaid, FleetOrders
from bellum.games.hamilcar.game import BOARD, GAME
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.reinforcements import Arrives, NewGenerals, WinterAtSea
from bellum.games.hannibal.board import CARTHAGE, LATER, NOBODY, ROME
from bellum.games.hannibal.operations import activate

SPACE, GENERAL = BOARD.space, BOARD.general


def start() -> FirstWar:
    """The first turn, with neither ships nor counter-events to disturb."""
    pos = GAME.new("ports", "first_punic_war", {})
    assert isinstance(pos, FirstWar)
    pos.advance()
    pos.hands = [[], []]
    pos.ready = [[0] * BOARD.spaces, [0] * BOARD.spaces]
    pos.exhausted = [[0] * BOARD.spaces, [0] * BOARD.spaces]
    return pos


def do(pos: FirstWar, *notations: str) -> None:
    for notation in notations:
        seat = pos.owners().bit_length() - 1
        number = GAME.table.number(notation)
        assert number is not None
        assert pos.why_not(seat, number) is None
        pos.play(seat, number)


@pytest.mark.rule("H20", "H21")
@pytest.mark.parametrize(("ready", "points"), [(0, 1), (1, 2)])
def test_a_blockade_lasts_through_the_winter_in_which_its_ships_are_exhausted(
    ready: int, points: int
) -> None:
    pos = start()
    port = SPACE["agrigentum"]
    pos.siege[port] = 2
    pos.ready[ROME][port] = ready
    WinterAtSea().begin_at_sea(pos)
    assert pos.siege[port] == points
    assert (pos.ready[ROME][port], pos.exhausted[ROME][port]) == (0, ready)


@pytest.mark.rule("H5")
@pytest.mark.parametrize(("turn", "due"), [(2, False), (3, True), (4, True)])
def test_a_general_who_found_no_place_comes_in_a_later_turn(turn: int, due: bool) -> None:
    pos = start()
    pos.turn = turn - 1
    assert pos.at[GENERAL["hamilcar"]] == LATER
    size = len(pos.steps)
    NewGenerals().begin_at_sea(pos)
    assert len(pos.steps) == size + due
    assert not due or isinstance(pos.steps[-1], Arrives)


@pytest.mark.rule("H8.5")
def test_carthalo_raids_also_where_he_stops_with_ops_left() -> None:
    pos = start()
    pos.at[GENERAL["carthalo"]] = SPACE["drepana"]
    pos.ready[CARTHAGE][SPACE["drepana"]] = 1
    pos.own(SPACE["thermae"], ROME)
    pos.steps.append(FleetOrders(CARTHAGE, SPACE["drepana"], 3, 3, []))
    pos.advance()
    do(pos, "admiral carthalo", "to panormus", "done")
    assert isinstance(pos.steps[-1], CoastRaid)
    do(pos, "target thermae")
    assert pos.control[SPACE["thermae"]] == NOBODY


@pytest.mark.rule("H8.5")
def test_carthalo_does_not_raid_without_having_moved() -> None:
    pos = start()
    pos.at[GENERAL["carthalo"]] = SPACE["panormus"]
    pos.ready[CARTHAGE][SPACE["panormus"]] = 1
    pos.own(SPACE["thermae"], ROME)
    pos.steps.append(FleetOrders(CARTHAGE, SPACE["panormus"], 3, 3, []))
    pos.advance()
    do(pos, "admiral carthalo", "done")
    assert not isinstance(pos.steps[-1], CoastRaid)


@pytest.mark.rule("H12")
@pytest.mark.parametrize(("guards", "back"), [(0, "lipara"), (1, "hipponium")])
def test_an_army_goes_back_to_the_last_port_that_no_enemy_cus_hold(guards: int, back: str) -> None:
    """On the way from Hipponium by Lipara to Panormus, where it was intercepted from Drepana."""
    pos = start()
    general = GENERAL["caudex"]
    pos.supremacy = ROME
    pos.at[general] = SPACE["hipponium"]
    pos.add(ROME, SPACE["hipponium"], 2, 0)
    pos.add(CARTHAGE, SPACE["lipara"], guards, 0)
    pos.ready[ROME][SPACE["hipponium"]] = 1
    pos.ready[CARTHAGE][SPACE["drepana"]] = 1
    activate(pos, ROME, general, BOARD.card["major_campaign_a"], True)
    pos.advance()
    do(pos, "sail panormus", "to lipara", "to panormus")
    pos.sailing().caught.append(SPACE["drepana"])
    do(pos, "done", "back")
    assert pos.at[general] == SPACE[back]
    assert pos.cus[ROME][SPACE[back]] == 2
    assert pos.ready[ROME][SPACE[back]] == 1
