"""H13 What a seat sees of a naval battle: nothing of the cards of a round before both lie open, then all of it."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.game import BOARD, GAME
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hamilcar.records import UNDECIDED
from bellum.games.hamilcar.sea_battle import begin_sea_battle
from bellum.games.hamilcar.view import inside
from bellum.games.hannibal.board import CARTHAGE, ROME
from bellum.games.hannibal.kinds import SIDES

PORT = BOARD.space["mylae"]


def battle(hands: tuple[dict[str, int], dict[str, int]]) -> FirstWar:
    """Rome attacks with four ships against three, each side with these tactic cards."""
    pos = GAME.new("mylae", "first_punic_war", {})
    assert isinstance(pos, FirstWar)
    pos.advance()
    pos.hands = [[], []]
    pos.ready[ROME][PORT], pos.ready[CARTHAGE][PORT] = 4, 3
    begin_sea_battle(pos, PORT, ROME)
    pos.advance()
    for side, hand in enumerate(hands):
        pos.fighting().hands[side] = [hand.get(id, 0) for id in BOARD.tactic_id]
    pos.fighting().chosen = [UNDECIDED, UNDECIDED]
    return pos


def choose(pos: FirstWar, seat: int, notation: str) -> None:
    number = GAME.table.number(notation)
    assert number is not None
    pos.play(seat, number)


def seen(pos: FirstWar, seat: int) -> dict[str, Any]:
    told = inside(pos, seat)["sea"]["battle"]
    assert told is not None
    return dict(told)


@pytest.mark.rule("H13")
def test_a_card_that_was_chosen_changes_nothing_that_the_enemy_sees() -> None:
    pos = battle(({"ram": 1}, {"close_ranks": 1, "ram": 1}))
    before = seen(pos, ROME)
    choose(pos, CARTHAGE, "tactic close_ranks")
    after = seen(pos, ROME)
    assert after["shown"] is None
    assert after == {**before, "chosen": {"rome": False, "carthage": True}}
    assert seen(pos, CARTHAGE)["choice"] == "close_ranks"


@pytest.mark.rule("H13")
def test_open_cards_show_what_is_cancelled_what_is_added_and_which_dice_hit() -> None:
    pos = battle(({"ram": 2}, {"close_ranks": 2}))
    choose(pos, CARTHAGE, "tactic close_ranks")
    choose(pos, ROME, "tactic ram")
    told = seen(pos, ROME)
    shown = told["shown"]
    assert shown["cancelled"] == {"rome": True, "carthage": False}
    assert told["crews"] == {"rome": BOARD.untrained, "carthage": 0}
    assert shown["modifiers"] == {"rome": BOARD.untrained - 1, "carthage": 0}
    for side in SIDES:
        rolls, added = told["rolls"][side], shown["modifiers"][side]
        expected = [die == 6 or (die > 1 and die + added >= BOARD.hit_on) for die in rolls]
        assert len(rolls) > 2
        assert shown["hits"][side] == expected
