"""Hamilcar's estimate in plain cases: ships and who rules the sea, what armies are near to, what is worth a thought."""

from __future__ import annotations

from typing import Any

from bellum.games.hamilcar.position import CORVUS, TRAINED, FirstWar
from tests.hamilcar.kit import GAME, C, R, do, scene, sea_fight


def board(**more: Any) -> FirstWar:
    """Caudex at Messana and Hanno at Carthago, two ships each."""
    settings: dict[str, Any] = {
        "rome": {"messana": 6},
        "carthage": {"carthago": 5},
        "generals": {"caudex": "messana", "hanno": "carthago"},
        "ready": {R: {"messana": 2}, C: {"carthago": 2}},
        "phase": "round",
        **more,
    }
    return scene(**settings)


def gain(before: FirstWar, after: FirstWar) -> float:
    """What Rome gains from one position to another."""
    return after.value(0) - before.value(0)


def test_a_ready_ship_is_worth_more_than_an_exhausted_one_and_that_more_than_none() -> None:
    none = board(ready={})
    worn = board(ready={}, exhausted={R: {"messana": 1}})
    fresh = board(ready={R: {"messana": 1}})
    assert gain(none, worn) > 0
    assert gain(worn, fresh) > 0


def test_ships_are_safer_in_harbour_than_at_anchor() -> None:
    harbour = board(ready={R: {"rhegium": 3}})
    anchor = board(ready={R: {"lipara": 3}})
    assert gain(harbour, anchor) < 0


def test_supremacy_trained_crews_and_the_corvus_are_worth_something() -> None:
    plain = board()
    assert gain(plain, board(supremacy=R)) > 0
    assert gain(plain, board(markers=TRAINED)) > 0
    assert gain(board(markers=TRAINED), board(markers=TRAINED | CORVUS)) > 0


def test_an_army_is_better_near_an_enemy_city_than_far_from_it() -> None:
    far = board(rome={"capua": 6}, generals={"caudex": "capua", "hanno": "carthago"})
    near = board(rome={"leontini": 6}, generals={"caudex": "leontini", "hanno": "carthago"})
    assert gain(far, near) > 0


def test_a_city_that_is_guarded_attracts_less() -> None:
    before = {"rome": {"syracusae": 6}, "generals": {"caudex": "syracusae", "hanno": "carthago"}}
    empty = board(**before, carthage={"carthago": 5, "zama": 2})
    guarded = board(**before, carthage={"carthago": 5, "syracusae/in": 2})
    assert gain(guarded, empty) > 0


def test_siege_points_are_progress() -> None:
    before = {"rome": {"syracusae": 6}, "generals": {"caudex": "syracusae", "hanno": "carthago"}}
    assert gain(board(**before), board(**before, siege={"syracusae": 2})) > 0


def test_ships_bring_an_army_near_to_what_lies_across_the_sea() -> None:
    """The same ships elsewhere are of no use to it."""
    army = {"rome": {"neapolis": 6}, "generals": {"caudex": "neapolis", "hanno": "carthago"}}
    with_them = board(**army, ready={R: {"neapolis": 3}})
    without = board(**army, ready={R: {"tarentum": 3}})
    assert gain(without, with_them) > 0


def test_a_naval_battle_with_more_ships_promises_more() -> None:
    many, few = sea_fight(5, 3, markers=TRAINED), sea_fight(3, 5, markers=TRAINED)
    assert gain(few, many) > 0


def test_a_fleet_that_is_called_moves_and_an_army_marches_whole() -> None:
    pos = do(board(phase="ops"), "fleet messana")
    assert {GAME.table.notation(a).split()[0] for a in pos.prior(0)} == {"to"}
    pos = board(phase="march", general="caudex", ready={R: {"messana": 3}})
    assert {GAME.table.notation(a).split()[0] for a in pos.prior(0)} <= {
        "march",
        "sail",
        "sail_in",
        "besiege",
        "halt",
    }
    pos = board(phase="march", general="caudex")
    assert "take 4" in {GAME.table.notation(a) for a in pos.prior(0)}, "as many as two ships carry"
