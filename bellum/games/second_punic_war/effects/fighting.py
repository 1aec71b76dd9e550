"""5.7 Effects in a battle: before it, in its rounds, at sea, and in pursuit."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..abilities import ALL_KINDS
from ..battle import volley
from ..board import Board
from ..dice import can_roll_again, critical, kind_of_die, marines, marks_of
from ..forces import strength
from ..losses import Renounce
from ..position import War
from ..records import (
    AGAIN,
    AMOK,
    CALM,
    CHARGE,
    DECK,
    DEFENDER,
    JOINS,
    MORE,
    PINNED,
    PURSUIT,
    SHARP,
    SHIELD,
    SKIRMISH,
    STILL,
)
from ..retreat import ways_out
from ..rounds import Rerolls, withdraw
from ..stacks import CAVALRY, ELEPHANTS, GALLIC_HORSE, count
from .base import NO_SUCH_UNITS, OTHER_ATTACK, BattleEffect, has_kinds, tell_side

NO_COMMAND_TO_STOP: Final = Refusal("5.7", "no-command-to-stop")
NO_MISSES: Final = Refusal("5.7", "no-misses-to-roll-again")
NOT_DEFENDING: Final = Refusal("5.7", "only-the-defender-avoids")
NOWHERE: Final = Refusal("5.4", "nowhere-to-retreat")
NOT_PURSUING: Final = Refusal("5.9", "not-pursuing")
NOT_PURSUED: Final = Refusal("5.9", "not-pursued")
NO_TENS: Final = Refusal("5.5", "no-tens-against-you")


class HitRolls(BattleEffect):
    """5.2 Some units roll before round 1, without command, and their hits are taken off at once."""

    windows: ClassVar[tuple[str, ...]] = ("battle",)

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        return None if has_kinds(pos, role, self.kinds) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        volley(pos, role, self.kinds, self.count, self.hit)


class NegateHits(BattleEffect):
    """5.7 The first hits of the other side do not count; before the battle it covers round 1 too."""

    windows: ClassVar[tuple[str, ...]] = ("battle", "round", "attack")

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        early = "before_battle" in self.moments
        return None if window == "round" or (window == "battle") == early else OTHER_ATTACK

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([SHIELD, role, self.count, self.attack])
        tell_side(pos, "shielded", role, self.count)


class BlockRetreat(BattleEffect):
    """5.7 The other side may not retreat at the end of this round."""

    windows: ClassVar[tuple[str, ...]] = ("round",)

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([PINNED, 1 - role])


class ElephantsAmok(BattleEffect):
    """5.7, 5.8 Enemy elephants may turn against their own side."""

    windows: ClassVar[tuple[str, ...]] = ("attack",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.attack = CHARGE
        self.amok_on: int = self.words["amok_on"]

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        return None if count(strength(pos, 1 - role), ELEPHANTS) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([AMOK, 1 - role, self.amok_on])


class HitValue(BattleEffect):
    """5.7, 5.5 Units hit from a lower value in one attack."""

    windows: ClassVar[tuple[str, ...]] = ("round", "attack")

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        if (window == "round") != (self.attack == SKIRMISH):
            return OTHER_ATTACK
        return None if has_kinds(pos, role, self.kinds) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        mark = [SHARP, role, self.kinds, self.hit, self.count, self.attack]
        pos.fought().bout.marks.append(mark)


class ExtraRerolls(BattleEffect):
    """5.7, 5.6 Missed dice may be rolled again besides command; each die once."""

    windows: ClassVar[tuple[str, ...]] = ("round", "attack", "rolled")
    sea: ClassVar[bool] = True

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        if self.kinds == ALL_KINDS:
            return None
        if window != "rolled" or roller(pos) != role:
            return OTHER_ATTACK
        for die in pos.fought().bout.dice[role]:
            if can_roll_again(die) and self.kinds >> kind_of_die(die) & 1:
                return None
        return NO_MISSES

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([AGAIN, role, seat, self.kinds, self.count, 0])


def roller(pos: War) -> int:
    """The role whose dice lie on the table to be rolled again."""
    for step in pos.steps[::-1]:
        if isinstance(step, Rerolls):
            return step.role
    return -1


class NoCommand(BattleEffect):
    """5.7, 5.6 The other side has no command in this round any more."""

    windows: ClassVar[tuple[str, ...]] = ("round", "attack", "rolled")
    sea: ClassVar[bool] = True

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        for mark in marks_of(pos.fought(), AGAIN, 1 - role):
            if mark[5] and mark[4]:
                return None
        return NO_COMMAND_TO_STOP

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        bout = pos.fought().bout
        bout.marks = [mark for mark in bout.marks if mark[0] != AGAIN or mark[1] == role or not mark[5]]


class AvoidBattle(BattleEffect):
    """5.7, 5.4 The defender's army retreats before round 1; his enemy's cavalry may pursue."""

    windows: ClassVar[tuple[str, ...]] = ("battle",)

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        battle = pos.fought()
        if role != DEFENDER or pos.side_of_seat[seat] != battle.sides[role] or battle.gauls == role:
            return NOT_DEFENDING
        return None if ways_out(pos, role) else NOWHERE

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        withdraw(pos, role)


class RemoveUnits(BattleEffect):
    """5.7 Units of the other side leave the battle; nobody scores them."""

    windows: ClassVar[tuple[str, ...]] = ("battle",)

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        return None if has_kinds(pos, 1 - role, self.kinds) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        battle = pos.fought()
        enemy = 1 - role
        chief, side = battle.chiefs[enemy], battle.sides[enemy]
        pos.steps.append(Renounce(chief, battle.place, side, self.kinds, self.count))


class Suppress(BattleEffect):
    """5.7 Some units of the other side do not attack in a round."""

    windows: ClassVar[tuple[str, ...]] = ("battle",)

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.round: int = self.words["round"]

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        return None if has_kinds(pos, 1 - role, self.kinds) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([STILL, 1 - role, self.kinds, self.round])


class ExtraRolls(BattleEffect):
    """5.7 More dice in one attack."""

    windows: ClassVar[tuple[str, ...]] = ("attack",)

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([MORE, role, self.count, self.hit, self.attack])


class NavalBonus(BattleEffect):
    """5.7, 5.10 Ships with infantry aboard, or those without, hit better in this round."""

    windows: ClassVar[tuple[str, ...]] = ("round",)
    sea: ClassVar[bool] = True
    land: ClassVar[bool] = False

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.manned = 1 if self.words["need"] == "infantry_aboard" else 0

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        for ship in pos.fought().ships[role]:
            if (marines(pos, ship) > 0) == (self.manned == 1):
                return None
        return NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([DECK, role, self.count, self.manned])


class NoCritical(BattleEffect):
    """5.7, 5.5 In this attack a side chooses its losses itself, tens or not."""

    windows: ClassVar[tuple[str, ...]] = ("critical",)
    sea: ClassVar[bool] = True

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        return None if critical(pos, 1 - role) else NO_TENS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        bout = pos.fought().bout
        bout.marks.append([CALM, role, bout.attack])


class PursuitJoin(BattleEffect):
    """5.9 Infantry joins a pursuit."""

    windows: ClassVar[tuple[str, ...]] = ("pursuit",)

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        if role == pos.fought().left:
            return NOT_PURSUING
        return None if has_kinds(pos, role, self.kinds) else NO_SUCH_UNITS

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([JOINS, role, self.kinds])


class NegatePursuitHits(BattleEffect):
    """5.9 The first hits of a pursuit do not count."""

    windows: ClassVar[tuple[str, ...]] = ("pursuit",)

    def refuse_for(self, pos: War, seat: int, window: str, role: int) -> Refusal | None:
        battle = pos.fought()
        if role != battle.left:
            return NOT_PURSUED
        hunters = 1 << CAVALRY | 1 << GALLIC_HORSE
        for mark in marks_of(battle, JOINS, 1 - role):
            hunters |= mark[2]
        return None if has_kinds(pos, 1 - role, hunters) else NOT_PURSUED

    def apply(self, pos: War, seat: int, role: int, window: str) -> None:
        pos.fought().bout.marks.append([SHIELD, role, self.count, PURSUIT])
        tell_side(pos, "shielded", role, self.count)
