"""What the machine player thinks about: it goes through lines, meets the enemy, and never goes round in circles."""

from __future__ import annotations

import pytest

from bellum.arena.simulate import simulate
from bellum.games.spqr import marks
from bellum.games.spqr.game import GAME
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Dice, Position, key_of
from bellum.players import Perspective, make
from tests.spqr.command_kit import phase
from tests.spqr.kit import do, scene, unit_of
from tests.spqr.movement_kit import moving


def advice(pos: Battlefield, seat: int = 0) -> list[str]:
    """What a seat would think about, by its notation."""
    return [GAME.table.notation(action) for action in pos.prior(seat)]


def test_heavy_foot_marches_on_until_it_is_close() -> None:
    far = {"sp_hi_1": "2620 e", "i_ha_a": "3120 w"}
    assert "stop" not in advice(moving("sp_hi_1", far))
    close = {"sp_hi_1": "2620 e", "i_ha_a": "2820 w"}
    assert "stop" in advice(moving("sp_hi_1", close))
    worn = {"sp_hi_1": "2620 e hits=5", "i_ha_a": "3120 w"}
    assert "stop" in advice(moving("sp_hi_1", worn))


def test_nobody_marches_through_his_friends() -> None:
    """6.69 Both would take a hit; only before the enemy do fresh heavy troops push through light ones."""
    ahead = {"sp_hi_1": "2620 e", "sp_hi_2": "2719 e", "sp_hi_3": "2720 e", "i_ha_a": "3120 w"}
    assert advice(moving("sp_hi_1", ahead)) == ["stop"]
    half = {"sp_hi_1": "2620 e", "sp_hi_2": "2719 e", "i_ha_a": "3120 w"}
    assert advice(moving("sp_hi_1", half)) == ["step se"]
    light = {"sp_hi_1": "2620 e", "ba_sk_1": "2719 e", "ba_sk_2": "2720 e", "i_ha_a": "2920 w"}
    assert advice(moving("sp_hi_1", light)) in (["step ne"], ["step se"])


def test_a_phalanx_keeps_its_pace() -> None:
    """6.41 The fifth point may cost it two hits."""
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ha_a": "3520 w"})
    pos.marching().spent = 4
    assert not any(action.startswith("step") for action in advice(pos))


def test_who_has_moved_moves_again_only_to_attack() -> None:
    """6.13 A second move in a turn costs a hit."""
    line = {"x_ha_a": "2808 w", "x_ha_b": "2809 w", "ce_mi_1": "2408 e"}
    pos = phase(line, {"varro": "2909"}, "varro")
    assert advice(pos, 1) == ["line hastati"]
    for unit in ("x_ha_a", "x_ha_b"):
        pos.mark[unit_of(pos, unit)] |= marks.MOVED
    assert advice(pos, 1) == ["done"]
    near = phase({**line, "ce_mi_1": "2608 e"}, {"varro": "2909"}, "varro")
    near.mark[unit_of(near, "x_ha_a")] |= marks.MOVED
    assert advice(near, 1) == ["line hastati"]


def test_whoever_withdraws_does_so_without_ado() -> None:
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w"})
    do(pos, "withdraw i_rc")
    assert advice(pos, 1) in (["step ne"], ["step se"])
    do(pos, "step ne")
    assert advice(pos, 1) == ["stop"]


def test_a_line_withdraws_from_the_rear() -> None:
    """6.57 So that they make room for each other."""
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "x_rc": "2821 w", "v_rc": "2822 w"}
    pos = do(moving("sp_hi_1", units, {"paullus": "2922"}), "withdraw_line legion_cavalry")
    assert advice(pos, 1) == ["withdraw v_rc"]


def test_an_attack_is_worth_what_the_charts_say() -> None:
    """8.36, 8.53 From behind it is worth more than from ahead, and fresh troops do it better than worn ones."""
    ahead = scene({"sp_hi_1": "2620 e must-check", "i_tr_a": "2720 w"})
    behind = scene({"sp_hi_1": "2620 e must-check", "i_tr_a": "2720 e"})
    assert behind.value(0) > ahead.value(0)
    worn = scene({"sp_hi_1": "2620 e must-check hits=5", "i_tr_a": "2720 w"})
    apart = scene({"sp_hi_1": "2620 e hits=5", "i_tr_a": "3120 w"})
    assert ahead.value(0) - scene({"sp_hi_1": "2620 e", "i_tr_a": "3120 w"}).value(0) > worn.value(
        0
    ) - apart.value(0)


def test_it_does_not_see_the_dice() -> None:
    """2.3 On positions that differ only in the dice to come it chooses alike."""
    pos = GAME.new("dice", "learning", {})
    pos.advance()
    seats = [make("greedy", f"dice {seat}") for seat in range(2)]
    for number in range(120):
        if pos.outcome is not None:
            break
        seat = 0 if pos.owes(0) else 1
        other = pos.clone()
        other.dice = Dice(key_of(f"other {number}"))
        choices = [
            make("greedy", f"look {number}").choose(Perspective(world, seat)) for world in (pos, other)
        ]
        assert choices[0] == choices[1]
        pos.apply(seat, seats[seat].choose(Perspective(pos, seat)))


def test_distance_is_worth_nothing_by_itself() -> None:
    near = scene({"sp_hi_1": "2620 e", "i_ha_a": "3120 w"})
    far = scene({"sp_hi_1": "2220 e", "i_ha_a": "3120 w"})
    assert near.value(0) == far.value(0)


def play(pos: Position, players: list[str], most: int) -> int:
    """Machine players play on; how many actions it took, up to a limit."""
    seats = [make(name, f"circles {seat}") for seat, name in enumerate(players)]
    for number in range(most):
        if pos.outcome is not None:
            return number
        seat = 0 if pos.owes(0) else 1
        pos.apply(seat, seats[seat].choose(Perspective(pos, seat)))
    return most


@pytest.mark.parametrize("players", [["greedy", "random"], ["random", "greedy"], ["greedy", "greedy"]])
def test_a_small_battle_ends(players: list[str]) -> None:
    pos = GAME.new("1-0", "learning", {})
    pos.advance()
    assert play(pos, players, 6000) < 6000


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["learning", "bagradas"])
@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_from_either_side(players: tuple[str, str], scenario: str) -> None:
    report = simulate("spqr", games=8, players=players, seed="advice", scenario=scenario)
    assert report.seats[players.index("greedy")].wins >= 7
