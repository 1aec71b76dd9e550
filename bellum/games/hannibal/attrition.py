"""21 Attrition, and what a force loses: the owner chooses between elephants and other CUs (17.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_LOSE, LOSE
from .board import CARTHAGE, Board
from .kinds import SIDES
from .position import PunicWar
from .windows import throw

NOTHING_SUCH: Final = Refusal("17.2", "nothing-such-to-lose")

# What can be lost.
CU: Final = 0
ELEPHANT: Final = 1
TRAIN: Final = 2


def losses(board: Board, column: int, die: int) -> int:
    """21.2, 14.11.3 The attrition table: the column of so many CUs or rounds, the row of the modified die."""
    row = board.losses[min(max(die, 1), len(board.losses)) - 1]
    found = 0
    for i, least in enumerate(board.columns):
        if column >= least:
            found = i
    return row[found]


def takes_elephant(board: Board, die: int) -> int:
    """17.2 From this row on one of the CUs lost is an elephant, if there is one."""
    return 1 if die >= board.elephant_from else 0


class Attrition(SeatStep[PunicWar]):
    """21.1, 21.2 One force is to roll for attrition."""

    rule: ClassVar[str] = "21.2"

    def __init__(self, seat: int, place: int, modifier: int, hostile: bool, paragraph: str) -> None:
        super().__init__(seat)
        self.place = place
        self.modifier = modifier
        self.hostile = hostile  # 21.3 the Hostile Tribes column, whatever the force's size
        self.paragraph = paragraph

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if pos.manned(self.seat, self.place) > 0:
            pos.steps.append(
                AttritionRoll(self.seat, self.place, self.modifier, self.hostile, self.paragraph)
            )
            throw(pos, self.seat)
        return True


class AttritionRoll(Attrition):
    """21.2 The die has been rolled; its modified number is a row of the table."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board = pos.board
        size = pos.manned(self.seat, self.place)
        die = pos.die + self.modifier
        lost = min(size, losses(board, board.hostile_column if self.hostile else size, die))
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "space": board.space_id[pos.space_at(self.place)],
                "rolls": [pos.die],
                "modifier": self.modifier,
                "count": lost,
            }
            pos.emit("attrition", self.paragraph, args)
        if lost:
            pos.steps.append(Losses(self.seat, self.place, lost, takes_elephant(board, die), True))
        return True


class Losses(SeatStep[PunicWar]):
    """17.2 A force loses CUs; its owner says whether elephants, except where the rules demand one."""

    rule: ClassVar[str] = "17.2"

    def __init__(self, seat: int, place: int, count: int, must: int, train: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.count = count
        self.must = must
        self.train = train  # 25 outside a battle a siege train is lost like any CU

    def clone(self) -> Losses:
        return Losses(self.seat, self.place, self.count, self.must, self.train)

    def there(self, pos: PunicWar) -> list[int]:
        """How many ordinary CUs, elephants and siege trains there are to lose."""
        elephants = pos.elephants[self.place] if self.seat == CARTHAGE else 0
        size = pos.cus[self.seat][self.place]
        return [size - elephants, elephants, pos.manned(self.seat, self.place) - size if self.train else 0]

    def resolve(self, pos: PunicWar) -> bool:
        there = self.there(pos)
        if self.count <= 0 or sum(there) == 0:
            pos.steps.pop()
            pos.lift_sieges()
            return True
        kinds = [kind for kind in range(len(there)) if there[kind]]
        if self.count >= sum(there):
            self.lose_all(pos, there)
        elif self.must > 0 and there[ELEPHANT]:
            self.must -= 1
            self.lose(pos, ELEPHANT)
        elif len(kinds) == 1:
            self.lose(pos, kinds[0])
        else:
            return False
        return True

    def lose_all(self, pos: PunicWar, there: list[int]) -> None:
        """Nothing is left."""
        self.count = 0
        pos.take_away(self.seat, self.place, there[CU] + there[ELEPHANT], there[ELEPHANT])
        if there[TRAIN]:
            pos.lose_train(self.place)

    def lose(self, pos: PunicWar, kind: int) -> None:
        """Remove one CU."""
        self.count -= 1
        if kind == TRAIN:
            pos.lose_train(self.place)
        else:
            pos.take_away(self.seat, self.place, 1, 1 if kind == ELEPHANT else 0)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_LOSE + kind for kind, count in enumerate(self.there(pos)) if count]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != LOSE:
            return pos.not_now(verb)
        return None if self.there(pos)[operand] else NOTHING_SUCH

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.lose(pos, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.board.space_id[pos.space_at(self.place)]
        return "prompt-losses", {"side": SIDES[self.seat], "space": space, "count": self.count}
