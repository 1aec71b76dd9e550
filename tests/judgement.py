"""Positions in which a person knows the answer, and whether a machine player finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bellum.kernel import Position
from bellum.players import Perspective, Player, make
from bellum.players.levels import DEFAULT, GREEDY
from bellum.players.planner import Planner

PLANNER = "planner"
# Roll-outs take their time: the compiled code tries them.
PLAYERS = [GREEDY, pytest.param(PLANNER, marks=pytest.mark.slow)]
SEEDS = ("one", "two", "three")  # an answer that is found only by some of them is not known
LONGEST = 30  # actions of a turn that would not end

Answer = Callable[[list[str]], bool]


class Case(NamedTuple):
    """A position, and whether a turn played from it, as a list of actions, is right."""

    position: Callable[[], Position]
    right: Answer


def thinker(name: str, seed: str) -> Player:
    """A player that no clock hurries; the planner is the one whom people meet."""
    player = make(DEFAULT if name == PLANNER else name, seed)
    if isinstance(player, Planner):
        player.clock = lambda: 0.0
    return player


def turn(player: str, seed: str, pos: Position) -> list[str]:
    """What a player does from now on until another seat is asked, or its turn has ended."""
    seat, tempo = pos.owners().bit_length() - 1, pos.tempo()
    chooser = thinker(player, seed)
    done: list[str] = []
    while pos.owes(seat) and pos.tempo() == tempo and len(done) < LONGEST:
        action = chooser.choose(Perspective(pos, seat))
        done.append(pos.table.notation(action))
        pos.play(seat, action)
    return done


def found(player: str, case: Case) -> bool:
    """Whether a player finds the answer, whatever its luck."""
    return all(case.right(turn(player, seed, case.position())) for seed in SEEDS)


def does(*notations: str) -> Answer:
    """All of these are done."""
    return lambda done: set(notations) <= set(done)


def does_any(*notations: str) -> Answer:
    """One of these is done."""
    return lambda done: not set(notations).isdisjoint(done)


def never(*notations: str) -> Answer:
    """None of these is done."""
    return lambda done: set(notations).isdisjoint(done)


def begins(*notations: str) -> Answer:
    """The first choice is one of these."""
    return lambda done: done[0] in notations


def begins_unlike(verb: str) -> Answer:
    """The first choice is anything but this verb."""
    return lambda done: done[0].split()[0] != verb
