"""5.5 Losses: the player who suffers chooses, but after a 10 the one who strikes does; each owner his own.

Dice of both sides are thrown before anything is taken off, so the losses of an attack are simultaneous.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import LOSE, OPPONENT, SHIFT, STRIKE
from .board import NOBODY
from .dice import critical, read_hits
from .forces import (
    LEVY,
    decider,
    group_counters,
    groups,
    groups_with,
    kind_of,
    named,
    naming,
    remove_unit,
    shares,
    stands,
    strength,
    wipe_out,
)
from .kinds import SIDES
from .leaders import doom_all
from .naval import sink_hits
from .position import War
from .records import ATTACKER, DEFENDER
from .stacks import size
from .windows import open_window

NOT_THERE: Final = Refusal("5.5", "no-such-unit-to-strike")
NOT_YOURS: Final = Refusal("5.5", "no-such-unit-to-lose")
NOT_TO_GIVE: Final = Refusal("5.7", "no-such-unit-to-give-up")
NOT_HIS: Final = Refusal("5.5", "no-such-owner")


def toll(pos: War) -> None:
    """5.5 The dice of an attack lie on the table: what they hit is taken off, the tens first."""
    pos.steps.append(Toll(False))


class Toll(Step[War]):
    """5.5 What the dice have hit; before it an answer to tens may be played (5.7)."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, asked: bool) -> None:
        self.asked = asked

    def clone(self) -> Toll:
        return Toll(self.asked)

    def resolve(self, pos: War) -> bool:
        battle = pos.fought()
        if not self.asked and (critical(pos, ATTACKER) or critical(pos, DEFENDER)):
            self.asked = True
            open_window(pos, "critical", battle.place, battle.chiefs[DEFENDER])
            return True
        pos.steps.pop()
        blows, answer = read_hits(pos, ATTACKER), read_hits(pos, DEFENDER)
        pos.steps.append(Fallen())
        if pos.board.is_sea(battle.place):
            sink_hits(pos, ATTACKER, answer[0], answer[1])
            sink_hits(pos, DEFENDER, blows[0], blows[1])
            return True
        for role, tens, hits in ((ATTACKER, *answer), (DEFENDER, *blows)):
            if tens + hits >= size(strength(pos, role)):
                tens, hits = 0, tens + hits  # nobody is left: there is nothing to choose
            if hits:
                pos.steps.append(Suffer(role, hits))
            if tens:
                pos.steps.append(Strike(1 - role, tens))
        return True


class Fallen(Step[War]):
    """5.6 Leaders are eliminated when all units of their army are; 5.10 at sea, when no ship is left."""

    rule: ClassVar[str] = "5.6"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        for role in (DEFENDER, ATTACKER):
            side = battle.sides[role]
            if not pos.present(battle.place, side):
                doom_all(pos, pos.leaders_at(battle.place, side), battle.chiefs[1 - role])
        return True


# -- 5.5 the tens --------------------------------------------------------------------------------------------


class Strike(Step[War]):
    """5.5 For each 10 the player who rolled it says which enemy unit is lost."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, role: int, left: int, counter: int = NOBODY) -> None:
        self.role = role
        self.left = left
        self.counter = counter  # the unit that was named, if it may be of several owners

    def clone(self) -> Strike:
        return Strike(self.role, self.left, self.counter)

    def enemy(self, pos: War) -> int:
        return pos.fought().sides[1 - self.role]

    def resolve(self, pos: War) -> bool:
        battle = pos.fought()
        left = size(strength(pos, 1 - self.role))
        if self.left >= left:
            wipe_out(pos, battle.place, self.enemy(pos), True)
            self.left = 0
        if self.left == 0:
            pos.steps.pop()
            return True
        return False

    def owners(self, pos: War) -> int:
        return 1 << pos.fought().chiefs[self.role]

    def candidates(self, pos: War, seat: int) -> list[int]:
        battle = pos.fought()
        side = self.enemy(pos)
        if self.counter != NOBODY:
            return naming(pos, groups_with(pos, battle.place, side, self.counter))
        found: set[int] = set()
        for group in groups(pos, battle.place, side):
            found.update(group_counters(pos, battle.place, side, group))
        return [STRIKE << SHIFT | counter for counter in sorted(found)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        due = STRIKE if self.counter == NOBODY else OPPONENT
        if verb != due:
            return pos.not_now(verb)
        if verb << SHIFT | operand in self.candidates(pos, seat):
            return None
        return NOT_THERE if verb == STRIKE else NOT_HIS

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        place, side = pos.fought().place, self.enemy(pos)
        if verb == STRIKE:
            owners = groups_with(pos, place, side, operand)
            if len(owners) > 1:
                self.counter = operand
                return
            group, counter = owners[0], operand
        else:
            group, counter = named(pos, operand), self.counter
        remove_unit(pos, place, side, group, counter, True)
        self.counter = NOBODY
        self.left -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        args = {"seat": pos.seats[battle.chiefs[self.role]], "count": self.left}
        if self.counter != NOBODY:
            return "prompt-strike-whom", args
        return "prompt-strike", args


# -- 5.5 other hits ------------------------------------------------------------------------------------------


class Suffer(Step[War]):
    """5.5 Hits on a role are shared out among its owners."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, role: int, hits: int) -> None:
        self.role = role
        self.hits = hits

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if stands(pos, self.role):
            battle = pos.fought()
            share_out(pos, battle.place, battle.sides[self.role], self.hits)
        return True


def share_out(pos: War, place: int, side: int, hits: int) -> None:
    """5.5 Each owner of a side in a place loses his share, and chooses it."""
    if hits >= size(pos.troops(place, side)) + levy_size(pos, place, side):
        wipe_out(pos, place, side, True)
        return
    for group, part in reversed(shares(pos, place, side, hits)):
        pos.steps.append(Lose(decider(pos, place, side, group), place, side, group, part))


def levy_size(pos: War, place: int, side: int) -> int:
    battle = pos.battle
    if battle is None or battle.place != place or battle.levy == 0 or battle.sides[battle.gauls] != side:
        return 0
    return size(battle.levy)


class Lose(SeatStep[War]):
    """5.5 An owner says which of his units are lost."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, seat: int, place: int, side: int, group: int, left: int) -> None:
        super().__init__(seat)
        self.place = place
        self.side = side
        self.group = group
        self.left = left

    def clone(self) -> Lose:
        return Lose(self.seat, self.place, self.side, self.group, self.left)

    def resolve(self, pos: War) -> bool:
        if self.left and group_counters(pos, self.place, self.side, self.group):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [LOSE << SHIFT | c for c in group_counters(pos, self.place, self.side, self.group)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != LOSE:
            return pos.not_now(verb)
        return None if operand in group_counters(pos, self.place, self.side, self.group) else NOT_YOURS

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        remove_unit(pos, self.place, self.side, self.group, operand, True)
        self.left -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "count": self.left, "field": pos.board.field_name(self.place)}
        return ("prompt-lose-levy" if self.group == LEVY else "prompt-lose"), args


class Renounce(SeatStep[War]):
    """5.7 An effect costs a side units of some kinds; the side says which, and nobody scores them.

    10.1 If they are of one owner, ``group`` says of whom.
    """

    rule: ClassVar[str] = "5.7"

    def __init__(
        self,
        seat: int,
        place: int,
        side: int,
        kinds: int,
        left: int,
        group: int = NOBODY,
        counter: int = NOBODY,
    ) -> None:
        super().__init__(seat)
        self.place = place
        self.side = side
        self.kinds = kinds
        self.left = left
        self.group = group
        self.counter = counter  # the unit that was named, if it may be of several owners

    def clone(self) -> Renounce:
        return Renounce(self.seat, self.place, self.side, self.kinds, self.left, self.group, self.counter)

    def groups(self, pos: War) -> list[int]:
        """Whose units may go."""
        return [self.group] if self.group != NOBODY else groups(pos, self.place, self.side)

    def choices(self, pos: War) -> list[int]:
        found: set[int] = set()
        for group in self.groups(pos):
            found.update(group_counters(pos, self.place, self.side, group))
        return [counter for counter in sorted(found) if self.kinds >> kind_of(counter) & 1]

    def resolve(self, pos: War) -> bool:
        if self.left and self.choices(pos):
            return False
        pos.steps.pop()
        if pos.battle is not None:
            pos.steps.append(Fallen())
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        if self.counter != NOBODY:
            owners = groups_with(pos, self.place, self.side, self.counter)
            return naming(pos, owners)
        return [LOSE << SHIFT | counter for counter in self.choices(pos)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.counter != NOBODY:
            if verb != OPPONENT:
                return pos.not_now(verb)
            return None if verb << SHIFT | operand in self.candidates(pos, seat) else NOT_HIS
        if verb != LOSE:
            return pos.not_now(verb)
        return None if operand in self.choices(pos) else NOT_TO_GIVE

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        group, counter = self.group, operand
        if verb == OPPONENT:
            group, counter = named(pos, operand), self.counter
        elif group == NOBODY:
            owners = groups_with(pos, self.place, self.side, operand)
            if len(owners) > 1:
                self.counter = operand
                return
            group = owners[0]
        remove_unit(pos, self.place, self.side, group, counter, False)
        self.counter = NOBODY
        self.left -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        if self.counter != NOBODY:
            return "prompt-strike-whom", {"seat": pos.seats[self.seat], "count": self.left}
        return "prompt-give-up", {"seat": pos.seats[self.seat], "side": SIDES[self.side], "count": self.left}
