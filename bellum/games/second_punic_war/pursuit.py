"""5.9 Pursuit: the cavalry of who holds the field strikes the army that leaves it, once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import PASS, PURSUE, SHIFT
from .board import NOBODY
from .dice import cast
from .forces import stands, strength
from .kinds import SIDES
from .losses import toll
from .position import War
from .records import PURSUIT, SHIELD
from .stacks import horse
from .windows import open_window

ASKED: Final = 0
OPENED: Final = 1
ROLLED: Final = 2


class Chase(Step[War]):
    """5.9, 1.2.3 Who forced the enemy to retreat may pursue him with all his cavalry; not at sea (5.10)."""

    rule: ClassVar[str] = "5.9"

    def __init__(self, state: int) -> None:
        self.state = state

    def clone(self) -> Chase:
        return Chase(self.state)

    def resolve(self, pos: War) -> bool:
        battle = pos.fought()
        if battle.left == NOBODY or pos.board.is_sea(battle.place) or not stands(pos, battle.left):
            pos.steps.pop()
            return True
        hunter = 1 - battle.left
        if self.state == ASKED:
            if horse(strength(pos, hunter)):
                return False
            self.state = OPENED  # 5.9 without cavalry only an effect can make others pursue
        if self.state == OPENED:
            self.state = ROLLED
            self.prepare(pos)
            open_window(pos, "pursuit", battle.place, battle.chiefs[battle.left])
            return True
        pos.steps.pop()
        cast(pos, hunter)
        if battle.bout.dice[hunter]:
            toll(pos)
        return True

    def prepare(self, pos: War) -> None:
        """5.9, 1.3.3 A leader may shield those who leave."""
        battle = pos.fought()
        battle.bout.attack = PURSUIT
        battle.bout.dice = [[], []]
        battle.bout.marks = []
        leaders = pos.leaders_at(battle.place, battle.sides[battle.left])
        ignored = max([pos.board.ability[leader].pursuit_ignored() for leader in leaders], default=0)
        if ignored:
            battle.bout.marks.append([SHIELD, battle.left, ignored, PURSUIT])

    def owners(self, pos: War) -> int:
        battle = pos.fought()
        return 1 << battle.chiefs[1 - battle.left]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [PURSUE << SHIFT, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == PURSUE or verb == PASS else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            pos.steps.pop()
            return
        self.state = OPENED
        if pos.events is not None:
            battle = pos.fought()
            args = {"side": SIDES[battle.sides[1 - battle.left]], "field": pos.board.field_name(battle.place)}
            pos.emit("pursuit", "5.9", args)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        seat = battle.chiefs[1 - battle.left]
        return "prompt-pursue", {"seat": pos.seats[seat], "field": pos.board.field_name(battle.place)}
