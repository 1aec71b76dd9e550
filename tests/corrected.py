"""The toy game after a correction: version 4, for records that were played under version 3.

2. The fire is stoked once, not twice: a record in which it was stoked twice breaks there.
4. A raid takes five points at most: a record in which one took more may hold to its end, and tells another story.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bellum.kernel import Game, Position, Refusal
from bellum.kernel.game import Choices, Engine, Speech
from tests.toy import GAME as BEFORE
from tests.toy import Bids, Lead, Raid, Toy
from tests.toy.game import FOLDER, STOKE, STOKED_ENOUGH, Rounds, ToyView, seats_for, start

MOST_TAKEN = 5


class CorrectedRounds(Rounds):
    """1 Round follows round, of corrected bids."""

    def resolve(self, pos: Toy) -> bool:
        went_on = super().resolve(pos)
        if isinstance(pos.steps[-1], Bids):
            pos.steps[-1] = CorrectedBids()
        return went_on


class CorrectedBids(Bids):
    """1 The highest bid leads, by the corrected rules."""

    def resolve(self, pos: Toy) -> bool:
        went_on = super().resolve(pos)
        lead = pos.steps[-1]
        if isinstance(lead, Lead):
            pos.steps[-1] = CorrectedLead(lead.seat, lead.stoked, lead.given)
        return went_on


class CorrectedLead(Lead):
    """2 The leader stokes once."""

    def clone(self) -> CorrectedLead:
        return CorrectedLead(self.seat, self.stoked, self.given)

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STOKE and self.stoked == 1:
            return STOKED_ENOUGH
        return super().refuse(pos, seat, verb, operand)

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        super().play(pos, seat, verb, operand)
        raid = pos.steps[-1]
        if isinstance(raid, Raid):
            pos.steps[-1] = CorrectedRaid(raid.seat, raid.target, raid.stoked)


class CorrectedRaid(Raid):
    """4 A raid takes five points at most."""

    def clone(self) -> CorrectedRaid:
        return CorrectedRaid(self.seat, self.target, self.stoked, self.stands, self.asked)

    def resolve(self, pos: Toy) -> bool:
        if not self.asked or not self.stands:
            return super().resolve(pos)
        pos.steps.pop()
        roll = pos.dice.roll(6)
        pos.barrier += 1
        booty = min(roll + self.stoked, pos.points[self.target], MOST_TAKEN)
        pos.points[self.target] -= booty
        pos.points[self.seat] += booty
        if pos.events is not None:
            pos.emit("raided", "4", {"roll": roll, "booty": booty})
        return True


def begin(pos: Position) -> None:
    start(pos)
    pos.steps = [CorrectedRounds()]


def another(start: Callable[[Position], None] = begin, **changes: Any) -> Game:
    """The corrected game with another start, or something else to choose."""
    choices = Choices(seats_for, BEFORE.scenarios, BEFORE.options, BEFORE.seated_by)
    return Game(
        id=BEFORE.id,
        rules=BEFORE.rules + 1,
        table=BEFORE.table,
        speech=Speech(tuple(BEFORE.kinds.values()), BEFORE.events, BEFORE.prompts, ToyView),
        choices=choices._replace(**changes),
        engine=Engine(Toy, start, ("tests.toy", "tests.corrected")),
        book="toy",
        folder=FOLDER,
    )


GAME = another()
