"""21 Attrition, and what a force loses: the owner chooses between elephants and other CUs (17.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import A_LOSE, LOSE
from .board import (
    CARTHAGE,
    COLUMNS,
    ELEPHANT_FROM,
    HOSTILE_COLUMN,
    LOSSES,
    SIDES,
    SPACE_ID,
)
from .position import Hannibal
from .windows import throw

NOT_NOW_LOSE: Final = Refusal("17.2", "not-now")


def losses(column: int, die: int) -> int:
    """21.2, 14.11.3 The attrition table: the column of so many CUs or rounds, the row of the modified die."""
    row = LOSSES[min(max(die, 1), len(LOSSES)) - 1]
    found = 0
    for i, least in enumerate(COLUMNS):
        if column >= least:
            found = i
    return row[found]


def takes_elephant(die: int) -> int:
    """17.2 From this row on one of the CUs lost is an elephant, if there is one."""
    return 1 if die >= ELEPHANT_FROM else 0


class Attrition(Step[Hannibal]):
    """21.1, 21.2 One force rolls for attrition."""

    rule: ClassVar[str] = "21.2"
    fields: ClassVar[tuple[str, ...]] = ("side", "place", "modifier", "hostile", "paragraph", "stage")

    def __init__(
        self, side: int, place: int, modifier: int, hostile: bool, paragraph: str, stage: int = 0
    ) -> None:
        self.side = side
        self.place = place
        self.modifier = modifier
        self.hostile = hostile  # 21.3 the Hostile Tribes column, whatever the force's size
        self.paragraph = paragraph
        self.stage = stage

    def clone(self) -> Attrition:
        return Attrition(self.side, self.place, self.modifier, self.hostile, self.paragraph, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.side

    def resolve(self, pos: Hannibal) -> bool:
        size = pos.cus[self.side][self.place]
        if size == 0:
            pos.steps.pop()
        elif self.stage == 0:
            self.stage = 1
            throw(pos, self.side)
        else:
            die = pos.die + self.modifier
            lost = min(size, losses(HOSTILE_COLUMN if self.hostile else size, die))
            if pos.events is not None:
                args = {
                    "side": SIDES[self.side],
                    "space": SPACE_ID[pos.space_at(self.place)],
                    "rolls": [pos.die],
                    "modifier": self.modifier,
                    "count": lost,
                }
                pos.emit("attrition", self.paragraph, args)
            pos.steps.pop()
            if lost:
                pos.steps.append(Losses(self.side, self.place, lost, takes_elephant(die)))
        return True


class Losses(Step[Hannibal]):
    """17.2 A force loses CUs; its owner says whether elephants, but where the rules demand one."""

    rule: ClassVar[str] = "17.2"
    fields: ClassVar[tuple[str, ...]] = ("side", "place", "count", "must")

    def __init__(self, side: int, place: int, count: int, must: int) -> None:
        self.side = side
        self.place = place
        self.count = count
        self.must = must

    def clone(self) -> Losses:
        return Losses(self.side, self.place, self.count, self.must)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.side

    def resolve(self, pos: Hannibal) -> bool:
        size = pos.cus[self.side][self.place]
        elephants = pos.elephants[self.place] if self.side == CARTHAGE else 0
        if self.count <= 0 or size == 0:
            pos.steps.pop()
            pos.lift_sieges()
            return True
        if self.count >= size:
            pos.take_away(self.side, self.place, size, elephants)
            self.count = 0
        elif self.must > 0 and elephants > 0:
            self.must -= 1
            self.lose(pos, 1)
        elif elephants == 0:
            pos.take_away(self.side, self.place, self.count, 0)
            self.count = 0
        elif elephants == size:
            pos.take_away(self.side, self.place, self.count, self.count)
            self.count = 0
        else:
            return False
        return True

    def lose(self, pos: Hannibal, elephant: int) -> None:
        """Remove one CU."""
        pos.take_away(self.side, self.place, 1, elephant)
        self.count -= 1

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_LOSE, A_LOSE + 1]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == LOSE else NOT_NOW_LOSE

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.lose(pos, operand)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        space = SPACE_ID[pos.space_at(self.place)]
        return "prompt-losses", {"side": SIDES[self.side], "space": space, "count": self.count}
