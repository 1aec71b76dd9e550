"""5.1, 5.41 Activation: leaders act one after the other, from the lowest initiative to the highest."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import ACTIVATE, SKIP, TRUMP, act
from .command import is_held
from .leaders import Succession, is_headless
from .marks import STUCK
from .momentum import (
    NOT_HIGHER,
    ONE_ATTEMPT,
    CounterTrump,
    finish,
    is_ready,
    refuse_trump,
    start_phase,
    step_aside,
    try_trump,
)
from .position import NOBODY, Battlefield
from .records import FIRST

NOT_YOUR_LEADER: Final = Refusal("5.12", "not-your-leader-to-activate")
NOT_READY: Final = Refusal("5.13", "leader-cannot-be-activated")
LOWER_FIRST: Final = Refusal("5.12", "lowest-initiative-first")
STILL_HELD: Final = Refusal("5.27", "leader-still-in-enemy-zoc")


def waits_in_zoc(pos: Battlefield, leader: int) -> bool:
    """5.27 Whether a leader has let his time pass in an enemy's zone of control, and is still there."""
    return pos.role[leader] & STUCK != 0 and is_held(pos, leader)


def lowest(pos: Battlefield) -> int:
    """5.12 The lowest initiative of leaders who can be activated now; NOBODY if there are none."""
    best = NOBODY
    for leader in range(pos.field.leaders):
        if is_ready(pos, leader) and not waits_in_zoc(pos, leader):
            value = pos.initiative(leader)
            if best == NOBODY or value < best:
                best = value
    return best


def seats_at(pos: Battlefield, value: int) -> list[int]:
    """5.12 The seats with a leader of this initiative whose time has come."""
    field = pos.field
    found: list[int] = []
    for leader in range(field.leaders):
        seat = field.leader_side[leader]
        if seat not in found and pos.initiative(leader) == value:
            if is_ready(pos, leader) and not waits_in_zoc(pos, leader):
                found.append(seat)
    return found


class Activation(Step[Battlefield]):
    """5.1 The leaders are activated one by one; between equals a die decides, and then they take turns."""

    rule: ClassVar[str] = "5.12"
    automatic: ClassVar[bool] = False

    def __init__(self, value: int, tie: int, tried: bool) -> None:
        self.value = value  # the lowest initiative now
        self.tie = tie  # the initiative for which the die was rolled
        self.tried = tried  # 5.43 the owner has tried to trump this activation

    def clone(self) -> Activation:
        return Activation(self.value, self.tie, self.tried)

    def resolve(self, pos: Battlefield) -> bool:
        for seat in range(len(pos.seats)):
            if is_headless(pos, seat):
                pos.steps.append(Succession(seat))
                return True
        self.value = lowest(pos)
        if self.value == NOBODY:
            pos.steps.pop()
            return True
        self.settle_tie(pos)
        return False

    def settle_tie(self, pos: Battlefield) -> None:
        """5.12 Both sides have leaders of the lowest initiative: the higher die begins, then both in turn."""
        if self.tie == self.value or len(seats_at(pos, self.value)) == 1:
            return
        self.tie = self.value
        rolls = [0, 0]
        while rolls[0] == rolls[1]:
            rolls = [pos.die(), pos.die()]
            if pos.events is not None:
                args = {"count": self.value, "first": rolls[0], "second": rolls[1]}
                pos.emit("tie", "5.12", args)
        pos.tied = 0 if rolls[0] > rolls[1] else 1

    def seat_due(self, pos: Battlefield) -> int:
        """5.12 Whose turn it is: of two sides the one that is due, unless it has nobody left."""
        seats = seats_at(pos, self.value)
        return pos.tied if pos.tied in seats else seats[0]

    def owners(self, pos: Battlefield) -> int:
        return 1 << self.seat_due(pos)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        ops = [
            field.op_of_leader[leader]
            for leader in range(field.leaders)
            if field.leader_side[leader] == seat and is_ready(pos, leader)
        ]
        return [act(verb, op) for verb in (ACTIVATE, TRUMP, SKIP) for op in ops]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb not in (ACTIVATE, TRUMP, SKIP):
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        if verb == TRUMP:
            return self.refuse_higher(pos, seat, leader)
        if leader == NOBODY or pos.field.leader_side[leader] != seat:
            return NOT_YOUR_LEADER
        if not is_ready(pos, leader):
            return NOT_READY
        if waits_in_zoc(pos, leader):
            return STILL_HELD
        return None if pos.initiative(leader) == self.value else LOWER_FIRST

    def refuse_higher(self, pos: Battlefield, seat: int, leader: int) -> Refusal | None:
        """5.41, 5.43 Why a leader cannot come before those of lower initiative."""
        if self.tried:
            return ONE_ATTEMPT
        refusal = refuse_trump(pos, seat, leader)
        if refusal is not None:
            return refusal
        return None if pos.initiative(leader) > self.value else NOT_HIGHER

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        leader = pos.field.leader_of_op[operand]
        if verb == TRUMP:
            self.tried = not try_trump(pos, leader, "5.41")
            if not self.tried:
                self.hand_over(pos, seat)
                pos.steps.append(CounterTrump(1 - seat, leader, FIRST))
            return
        self.tried = False
        self.hand_over(pos, seat)
        if verb == ACTIVATE:
            start_phase(pos, leader, FIRST, False)
        elif is_held(pos, leader):
            step_aside(pos, leader)
        else:
            finish(pos, leader, "5.15")

    def hand_over(self, pos: Battlefield, seat: int) -> None:
        """5.12 Among equals it is the other side's turn now; who comes before them (5.27) is none."""
        if self.tie == self.value:
            pos.tied = 1 - seat

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-activate", {"seat": pos.seats[self.seat_due(pos)], "count": self.value}
