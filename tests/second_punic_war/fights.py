"""Battles built by hand, for the tests of chapter 5."""

from __future__ import annotations

from collections.abc import Sequence

from bellum.games.second_punic_war.battle import begin_battle, begin_resistance
from bellum.games.second_punic_war.kinds import SIDES
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stacks import nation_of
from tests.second_punic_war.kit import BOARD, advance, place_of


def attack(pos: War, place: str, side: str, came: str | Sequence[tuple[str, int]] = "") -> War:
    """A side attacks in a place; all its units there came from one place, or each stack from its own."""
    number, attacker = place_of(place), SIDES.index(side)
    stacks = [stack for stack in pos.stacks[number] if pos.side[nation_of(stack)] == attacker]
    if isinstance(came, str):
        arrivals = [[place_of(came), stack] for stack in stacks] if came else []
    else:
        arrivals = [[place_of(name), stack] for name, stack in came]
    begin_battle(pos, number, attacker, arrivals)
    return advance(pos)


def resist(pos: War, region: str, side: str, gauls_attack: bool = False) -> War:
    """The levy of a tribe takes the field against a side."""
    begin_resistance(pos, BOARD.region[region], SIDES.index(side), gauls_attack)
    return advance(pos)


def lost(pos: War) -> list[int]:
    """The losses of the battle so far, attacker and defender."""
    return pos.fought().lost
