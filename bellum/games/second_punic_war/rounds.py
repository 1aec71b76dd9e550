"""5.3 The rounds of a battle: three attacks, or one at sea (5.10), and then who wants may retreat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .abilities import ALL_KINDS
from .actions import DONE, FIGHT, REROLL, RETREAT, SHIFT
from .board import NOBODY
from .dice import FINAL, can_roll_again, cast, die_of, kind_of_die, need_of, roll
from .dictator import command_of
from .forces import stands
from .kinds import SIDES, UNITS
from .leaders import seat_of_leader
from .losses import toll
from .position import War
from .records import (
    AGAIN,
    AT_SEA,
    ATTACKER,
    CHARGE,
    DEFENDER,
    DRAWN,
    MELEE,
    PINNED,
    SKIRMISH,
    STILL,
    Battle,
)
from .windows import open_window

NO_MISS: Final = Refusal("5.6", "no-miss-of-this-kind")
NO_COMMAND: Final = Refusal("5.6", "no-command-left")
SURROUNDED: Final = Refusal("5.7", "encircled")

LAND_ATTACKS: Final = (SKIRMISH, CHARGE, MELEE)


def judge(pos: War) -> bool:
    """5.1 Whether the battle is decided: by retreat, or because a side has nobody left."""
    battle = pos.fought()
    if battle.winner == NOBODY:
        alive = [stands(pos, role) for role in (ATTACKER, DEFENDER)]
        if not all(alive):
            battle.winner = alive.index(True) if any(alive) else DRAWN
    return battle.winner != NOBODY


def withdraw(pos: War, role: int) -> None:
    """5.4 A role leaves the field: the other has won."""
    battle = pos.fought()
    battle.left = role
    battle.winner = 1 - role
    if pos.events is not None:
        args = {"side": SIDES[battle.sides[role]], "field": pos.board.field_name(battle.place)}
        pos.emit("retreat", "5.4", args)


class Fighting(Step[War]):
    """5.1, 5.3 Round follows round until a side is eliminated or retreats."""

    rule: ClassVar[str] = "5.3"

    def resolve(self, pos: War) -> bool:
        battle = pos.fought()
        if judge(pos):
            pos.steps.pop()
            return True
        bout = battle.bout
        if bout.round:
            # What was laid before the battle lasts through round 1, or until its own round.
            bout.marks = [mark for mark in bout.marks if mark[0] == STILL and mark[3] > bout.round]
        bout.round += 1
        at_sea = pos.board.is_sea(battle.place)
        bout.attack = AT_SEA if at_sea else SKIRMISH
        bout.dice = [[], []]
        grant_command(pos)
        pos.steps += [Decide(ATTACKER), Decide(DEFENDER)]
        if at_sea:
            pos.steps.append(Attack(AT_SEA))
        else:
            pos.steps += [Attack(attack) for attack in reversed(LAND_ATTACKS)]
        if pos.events is not None:
            args = {"round": bout.round, "field": pos.board.field_name(battle.place)}
            pos.emit("battle-round", "5.3", args)
        open_window(pos, "round", battle.place, battle.chiefs[DEFENDER])
        return True


# -- 5.6 command ---------------------------------------------------------------------------------------------


def grant_command(pos: War) -> None:
    """5.6 At the start of a round every player has all command of his leaders in the battle again."""
    battle = pos.fought()
    at_sea = pos.board.is_sea(battle.place)
    for role in (ATTACKER, DEFENDER):
        enemies = pos.leaders_at(battle.place, battle.sides[1 - role])
        taken = max(
            [pos.board.ability[leader].command_taken(battle.bout.round, at_sea) for leader in enemies],
            default=0,
        )
        for seat, command in commands(pos, battle, role).items():
            left = max(0, command - taken)
            taken -= command - left
            if left:
                battle.bout.marks.append([AGAIN, role, seat, ALL_KINDS, left, 1])
        for leader in pos.leaders_at(battle.place, battle.sides[role]):
            ability = pos.board.ability[leader]
            if ability.free_rerolls():
                seat = commander(pos, battle, role, leader)
                battle.bout.marks.append([AGAIN, role, seat, ability.kinds, ability.free_rerolls(), 0])


def commander(pos: War, battle: Battle, role: int, leader: int) -> int:
    """5.6, 10.1 The seat that uses a leader's command."""
    return seat_of_leader(pos, leader) if pos.holder[leader] else battle.chiefs[role]


def commands(pos: War, battle: Battle, role: int) -> dict[int, int]:
    """5.6 The command of each seat of a role, the chief's first."""
    found: dict[int, int] = {battle.chiefs[role]: 0}
    for leader in pos.leaders_at(battle.place, battle.sides[role]):
        seat = commander(pos, battle, role, leader)
        found[seat] = found.get(seat, 0) + command_of(pos, leader)
    return found


# -- 5.3 an attack -------------------------------------------------------------------------------------------


class Attack(Step[War]):
    """5.3, 5.5 One attack: the attacker rolls and then the defender, and then losses are taken off."""

    rule: ClassVar[str] = "5.3"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if judge(pos):
            return True
        battle = pos.fought()
        battle.bout.attack = self.attack
        battle.bout.dice = [[], []]
        pos.steps += [Roll(DEFENDER), Roll(ATTACKER)]
        if self.attack in (CHARGE, MELEE):
            open_window(pos, "attack", battle.place, battle.chiefs[DEFENDER])
        return True


class Roll(Step[War]):
    """5.5 The units of a role roll; effects, and then command, may have misses rolled again."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, role: int) -> None:
        self.role = role

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if judge(pos):
            return True
        battle = pos.fought()
        cast(pos, self.role)
        if self.role == DEFENDER:
            toll(pos)
        if any(can_roll_again(die) for die in battle.bout.dice[self.role]):
            pos.steps.append(Rerolls(self.role, 0))
            open_window(pos, "rolled", battle.place, battle.chiefs[DEFENDER])
        return True


class Rerolls(Step[War]):
    """5.6 Each player may spend his command on missed dice of his side, one at a time; a die only once."""

    rule: ClassVar[str] = "5.6"

    def __init__(self, role: int, done: int) -> None:
        self.role = role
        self.done = done  # the seats that want no more, as bits

    def clone(self) -> Rerolls:
        return Rerolls(self.role, self.done)

    def missed(self, pos: War) -> int:
        """The kinds of dice that may be rolled again, as bits."""
        kinds = 0
        for die in pos.fought().bout.dice[self.role]:
            if can_roll_again(die):
                kinds |= 1 << kind_of_die(die)
        return kinds

    def means(self, pos: War, seat: int) -> int:
        """The kinds for which a seat has a re-roll left, as bits."""
        kinds = 0
        for mark in pos.fought().bout.marks:
            if mark[0] == AGAIN and mark[1] == self.role and mark[2] == seat and mark[4] > 0:
                kinds |= mark[3]
        return kinds

    def asked(self, pos: War) -> int:
        """Who may roll again now: the chief first."""
        missed = self.missed(pos)
        for seat in [pos.fought().chiefs[self.role], *pos.order]:
            if not self.done >> seat & 1 and self.means(pos, seat) & missed:
                return seat
        return NOBODY

    def resolve(self, pos: War) -> bool:
        if self.asked(pos) != NOBODY:
            return False
        pos.steps.pop()
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.asked(pos)

    def candidates(self, pos: War, seat: int) -> list[int]:
        kinds = self.missed(pos) & self.means(pos, seat)
        return [REROLL << SHIFT | k for k in range(len(UNITS)) if kinds >> k & 1] + [DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != REROLL:
            return pos.not_now(verb)
        if not self.missed(pos) >> operand & 1:
            return NO_MISS
        return None if self.means(pos, seat) >> operand & 1 else NO_COMMAND

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.done |= 1 << seat
            return
        self.spend(pos, seat, operand)
        dice = pos.fought().bout.dice[self.role]
        # The best of the misses: the one that needs least.
        needs = [
            (need_of(die), number)
            for number, die in enumerate(dice)
            if kind_of_die(die) == operand and can_roll_again(die)
        ]
        need, number = min(needs)
        value = roll(pos)
        dice[number] = die_of(operand, need, value) | FINAL
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "unit": UNITS[operand], "rolls": [value]}
            pos.emit("rolled-again", "5.6", args)

    def spend(self, pos: War, seat: int, kind: int) -> None:
        """One re-roll is used up: of those for fewest kinds first, and command last."""
        best: list[int] = []
        for mark in pos.fought().bout.marks:
            if mark[0] == AGAIN and mark[1] == self.role and mark[2] == seat and mark[4] > 0:
                if mark[3] >> kind & 1 and (not best or rank(mark) < rank(best)):
                    best = mark
        best[4] -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        seat = self.asked(pos)
        left = sum(
            mark[4]
            for mark in pos.fought().bout.marks
            if mark[0] == AGAIN and mark[1] == self.role and mark[2] == seat
        )
        return "prompt-reroll", {"seat": pos.seats[seat], "count": left}


def rank(mark: list[int]) -> tuple[int, int]:
    """Which of two kinds of re-rolls is used first."""
    return mark[5], mark[3].bit_count()


# -- 5.3 after a round ---------------------------------------------------------------------------------------


class Decide(Step[War]):
    """5.3 After a round the defender, then the attacker, says whether he fights on or retreats."""

    rule: ClassVar[str] = "5.3"

    def __init__(self, role: int) -> None:
        self.role = role

    def resolve(self, pos: War) -> bool:
        if judge(pos):
            pos.steps.pop()
            return True
        return False

    def owners(self, pos: War) -> int:
        return 1 << pos.fought().chiefs[self.role]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [FIGHT << SHIFT, RETREAT << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == FIGHT:
            return None
        if verb != RETREAT:
            return pos.not_now(verb)
        for mark in pos.fought().bout.marks:
            if mark[0] == PINNED and mark[1] == self.role:
                return SURROUNDED
        return None

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == RETREAT:
            withdraw(pos, self.role)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        args = {"seat": pos.seats[battle.chiefs[self.role]], "round": battle.bout.round}
        return "prompt-decide", {**args, "field": pos.board.field_name(battle.place)}
