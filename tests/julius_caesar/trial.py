"""What Julius Caesar brings to the fuzzer."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from bellum.games.julius_caesar.actions import TO
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import Dice, Event, Match, Position, key_of
from tests.julius_caesar.invariants import Watch, check
from tests.julius_caesar.leaks import check_events, check_view
from tests.julius_caesar.witness import Witness
from tests.trial import Picker, Trial, Watcher, ensure, uniform


def lasting(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Seldom removes a block, passes or stops short, so that armies grow and games last."""
    if rng.random() < 0.9:
        legal = [a for a in legal if pos.table.verb(a) not in ("disband", "pass", "done", "stop")] or legal
    return uniform(pos, seat, legal, rng)


def attacking(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Enters the enemy's spaces whenever it can, and fights."""
    assert isinstance(pos, CivilWar)
    foes = pos.count[1 - seat]
    attacks = [a for a in legal if a >> 7 == TO and foes[a & 127] > 0]
    if attacks and rng.random() < 0.95:
        return uniform(pos, seat, attacks, rng)
    fights = [a for a in legal if pos.table.verb(a) in ("fire", "move", "levy", "surprise")]
    return uniform(pos, seat, fights if fights and rng.random() < 0.85 else legal, rng)


PICKERS: Sequence[Picker] = (uniform, lasting, attacking)


def check_story(match: Match, rng: random.Random) -> int:
    """Every sampled world has a history that tells the seat the same story; how many were not found out."""
    pos = match.position
    assert isinstance(pos, CivilWar)
    unknown = 0
    for seat in range(2):
        witness = Witness(match, seat)
        ensure(bool(witness.explains(pos, pos)), "the true world does not fit its own story")
        for _ in range(2):
            world = pos.sample(seat, Dice(key_of(str(rng.random()))))
            again = world.sample(seat, Dice(key_of(str(rng.random()))))
            for told in (world, again):
                answer = witness.explains(told, pos)
                ensure(answer is not False, f"a sample does not fit what seat {seat} has seen")
                unknown += answer is None
    return unknown


class CaesarTrial(Trial):
    """Fog of war, and a witness for every sampled world."""

    json_limit = 2560  # all that was ever seen of backs is in it
    pickers = PICKERS

    def watch(self) -> Watcher:
        return Watch()

    def check(self, pos: Position) -> None:
        assert isinstance(pos, CivilWar)
        check(pos)

    def check_view(self, pos: Position, seat: int) -> None:
        check_view(pos, seat)

    def check_events(self, events: Iterable[Event]) -> None:
        check_events(events)

    def check_story(self, match: Match, rng: random.Random) -> int:
        return check_story(match, rng)


TRIAL = CaesarTrial()
