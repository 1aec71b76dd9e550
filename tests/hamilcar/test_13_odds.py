"""H13 Naval battles of 5 against 5 ships are won as often as they were when the tactic cards were made.

20,000 battles each were fought then, by sides that choose their cards at random and break off at half of the enemy's
Ready ships. The same battles are fought here by the engine, with fixed seeds, and each rate has to lie in the interval
of three standard errors of both samples (and half a per cent for the rounding of the old one).
"""

from __future__ import annotations

import random
from math import sqrt

import pytest

from bellum.games.hamilcar.position import CORVUS, TRAINED, FirstWar
from bellum.games.hamilcar.sea_battle import BreakOff, ChooseTactics, DealTactics, begin_sea_battle, draw
from bellum.kernel import Dice
from tests.hamilcar.kit import SPACE, C, R, action, owner, scene
from tests.hannibal.kit import KEY

PORT = SPACE["mylae"]
BATTLES, THEN = 2000, 20_000
FIGHT_ON, BREAK_OFF, HIT_READY = action("pass"), action("break_off"), action("hit ready")
STREAM = 1000  # dice of one battle: none needs as many


def fight(field: FirstWar, cards: tuple[int, int], number: int) -> bool:
    """One battle with so many tactic cards of each side; whether Rome, the attacker, wins."""
    pos, rng = field.clone(), random.Random(number)
    pos.dice = Dice(KEY, STREAM * number)
    begin_sea_battle(pos, PORT, 0)
    while not isinstance(pos.steps.pop(), DealTactics):
        pass  # nobody plays strategy cards, and the hands are dealt here
    battle = pos.fighting()
    for side, count in enumerate(cards):
        for _ in range(count):
            battle.hands[side][draw(pos, battle.deck)] += 1
    pos.advance()
    while battle.winner < 0:
        seat = owner(pos)
        pos.play(seat, decide(pos, seat, rng))
    return battle.winner == 0


def decide(pos: FirstWar, seat: int, rng: random.Random) -> int:
    """A card of the hand or none, at random; off at half; hits on Ready ships, so that none is sunk in time."""
    if isinstance(pos.steps[-1], ChooseTactics):
        return rng.choice(pos.legal(seat))
    if isinstance(pos.steps[-1], BreakOff):
        return BREAK_OFF if 2 * pos.ready[seat][PORT] < pos.ready[1 - seat][PORT] else FIGHT_ON
    return HIT_READY


def rate(markers: int, cards: tuple[int, int]) -> float:
    """How often Rome wins."""
    field = scene(ready={R: {"mylae": 5}, C: {"mylae": 5}}, supremacy=R, markers=markers)
    return sum(fight(field, cards, number) for number in range(BATTLES)) / BATTLES


def margin(then: float) -> float:
    """How far the two rates may be apart."""
    return 3 * sqrt(then * (1 - then) * (1 / BATTLES + 1 / THEN)) + 0.005


@pytest.mark.slow
@pytest.mark.rule("H13", "H2.2")
@pytest.mark.parametrize(
    ("markers", "cards", "then"),
    [
        pytest.param(0, (2, 3), 0.16, id="untrained"),
        pytest.param(CORVUS, (2, 3), 0.40, id="untrained with the Corvus"),
        pytest.param(TRAINED, (2, 3), 0.40, id="trained"),
        pytest.param(TRAINED | CORVUS, (2, 3), 0.71, id="trained with the Corvus"),
        pytest.param(TRAINED, (2, 2), 0.45, id="even"),
    ],
)
def test_the_attacker_wins_as_often_as_the_tables_say(
    markers: int, cards: tuple[int, int], then: float
) -> None:
    assert abs(rate(markers, cards) - then) <= margin(then)


def test_the_intervals_tell_the_four_kinds_of_crews_apart() -> None:
    """A wrong modifier would be noticed: untrained, even and best crews are far outside each other's interval."""
    assert 0.16 + margin(0.16) < 0.40 - margin(0.40)
    assert 0.40 + margin(0.40) < 0.71 - margin(0.71)
