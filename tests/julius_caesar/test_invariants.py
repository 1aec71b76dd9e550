"""Random games keep the invariants, and the invariants are able to break.

The fuzzer (`make fuzz`) does the same for thousands of games; these few run with every test.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bellum
from bellum.games.julius_caesar.board import BLOCK, BOX, OPEN, POOL, SPACE, TROPHY
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import Outcome
from tests import fuzz
from tests.julius_caesar.invariants import Watch, check
from tests.julius_caesar.kit import scene
from tests.trial import Broken


@pytest.mark.parametrize("number", range(9))
def test_random_games_keep_the_invariants(number: int) -> None:
    """Both set-ups, every picker; with close looks, and with a replay of the record at the end."""
    player = fuzz.Player(bellum.game("julius_caesar"), "tests", look=120, story=3)
    assert player.play(number)
    assert player.counts["actions"] > 20
    assert player.counts["messages"] > 10


BOARD = {
    "massilia": ["legio_11", "legio_14", "caesar_navis_1"],
    "genua": ["caesar", "legio_8:1"],
    "mare_hispanum": ["caesar_navis_2"],
    "utica": ["pompeius_elephant:2"],
    "roma": ["pompeius", "legio_1"],
}


def put(name: str, place: int, strength: int | None = None) -> Callable[[CivilWar], None]:
    def change(pos: CivilWar) -> None:
        pos.put(BLOCK[name], place)
        if strength is not None:
            pos.strength[BLOCK[name]] = strength

    return change


def strength(name: str, value: int) -> Callable[[CivilWar], None]:
    def change(pos: CivilWar) -> None:
        pos.strength[BLOCK[name]] = value

    return change


def turned(name: str) -> Callable[[CivilWar], None]:
    return lambda pos: pos.turn_coat(BLOCK[name])


def taken(pos: CivilWar) -> None:
    pos.hands[0][0] = pos.hands[1][0]


def lost_card(pos: CivilWar) -> None:
    pos.hands[0].pop()


def wrong_count(pos: CivilWar) -> None:
    pos.count[0][SPACE["roma"]] += 1


def moved(pos: CivilWar) -> None:
    pos.moved[0] = 1


def ended(pos: CivilWar) -> None:
    pos.outcome = Outcome((0,), "more-points", "1.2", (5, 3))


BREAKS: list[tuple[str, Callable[[CivilWar], None]]] = [
    ("4.1 legio_11 cannot be in mare_hispanum", put("legio_11", SPACE["mare_hispanum"])),
    ("4.1 caesar_navis_1 cannot be in lugdunum", put("caesar_navis_1", SPACE["lugdunum"])),
    ("2.3 roma is contested between turns", put("legio_11", SPACE["roma"])),
    ("3.11 legio_11 on the map with strength 0", strength("legio_11", 0)),
    ("3.11 legio_11 on the map with strength 4", strength("legio_11", 4)),
    ("3.11 pompeius_elephant on the map with strength 3", strength("pompeius_elephant", 3)),
    ("legio_7 off the map with strength 1", strength("legio_7", 1)),
    ("2.1 caesar never changes sides", turned("caesar")),
    ("2.1 caesar_navis_1 never changes sides", turned("caesar_navis_1")),
    ("legio_7 off the map in the enemy's service", turned("legio_7")),
    ("7.51 legio_11 is a trophy", put("legio_11", TROPHY, 0)),
    ("7.51 caesar lies open", put("caesar", OPEN, 0)),
    ("7.51 legio_11 waits in the box", put("legio_11", BOX, 0)),
    ("7.51 caesar is dead, the third leader waits", put("caesar", TROPHY, 0)),
    ("legio_11 is nowhere: 99", put("legio_11", 99, 0)),
    ("5.3 legio_11 is not set up", put("legio_11", 80)),
    ("the counts of blocks differ from their places", wrong_count),
    ("2.1 a card is in two places", taken),
    ("2.1 a player has 5 cards", lost_card),
    ("6.1 a block has moved between turns", moved),
    ("1.2 scores", ended),
]


@pytest.mark.parametrize(("message", "change"), BREAKS, ids=[message for message, _ in BREAKS])
def test_a_broken_position_is_found(message: str, change: Callable[[CivilWar], None]) -> None:
    pos = scene(BOARD, phase="cards")
    check(pos)
    change(pos)
    with pytest.raises(Broken, match=message):
        check(pos)


def test_too_many_on_a_road() -> None:
    blocks = {"genua": ["legio_7", "legio_8", "legio_9", "legio_10"], "roma": ["legio_1"]}
    pos = scene(blocks, card="3-2a")
    for name in blocks["genua"][:2]:
        for notation in (f"move {name}", "to ravenna", "stop"):
            action = pos.table.number(notation)
            assert action is not None
            pos.play(0, action)
    check(pos)
    (key,) = pos.used
    pos.used[key] = 5
    with pytest.raises(Broken, match=r"6\.11 5 blocks"):
        check(pos)


def test_what_is_dead_stays_dead() -> None:
    watch = Watch()
    pos = scene({**BOARD, "trophy": ["antonius"]}, phase="cards")
    watch.see(pos)
    pos.put(BLOCK["antonius"], POOL)
    with pytest.raises(Broken, match=r"7\.51 a trophy was lost"):
        watch.see(pos)
