"""3.3 Initiative: in which order the players act in this stage."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .position import War


class Order(Step[War]):
    """3.3, 1.2.15 Who has more initiative acts earlier; players who are equal roll, until the dice differ."""

    rule: ClassVar[str] = "3.3"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        groups: dict[int, list[int]] = {}
        for seat in range(pos.players):
            groups.setdefault(-pos.initiative[seat], []).append(seat)
        pos.order = [seat for _, seats in sorted(groups.items()) for seat in self.settle(pos, seats)]
        if pos.events is not None:
            pos.emit("order", "3.3", {"seats": [pos.seats[seat] for seat in pos.order]})
        return True

    def settle(self, pos: War, seats: list[int]) -> list[int]:
        """3.3 Equal players in the order of their dice."""
        if len(seats) == 1:
            return seats
        sides = int(pos.board.rules["battle"]["sides_of_the_die"])
        rolls: dict[int, list[int]] = {}
        for seat in seats:
            die = pos.dice.roll(sides)
            rolls.setdefault(-die, []).append(seat)
            if pos.events is not None:
                pos.emit("order-roll", "3.3", {"seat": pos.seats[seat], "rolls": [die]})
        pos.barrier += 1
        return [seat for _, equal in sorted(rolls.items()) for seat in self.settle(pos, equal)]
