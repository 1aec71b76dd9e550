"""7.3 The declaration of the main attack, when a player's moves are over."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_MAIN, MAIN
from .board import EDGE_BETWEEN, EDGE_ENDS, SIDES, SPACE_ID, SPACES
from .position import CivilWar, with_entry

NOT_AN_ATTACK_ROAD: Final = Refusal("7.3", "not-an-attack-road")


class MainAttacks(Step[CivilWar]):
    """7.3 Every attack over one road is a main attack; over more, the attacker says which."""

    rule: ClassVar[str] = "7.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        for space, side in pos.attacker.items():
            if side == self.seat and space not in pos.main:
                edges = pos.attack_edges(side, space)
                if len(edges) == 1:
                    pos.main = with_entry(pos.main, space, edges[0])
                else:
                    pos.steps.append(MainAttack(self.seat, space))
        return True


class MainAttack(SeatStep[CivilWar]):
    """7.3 The attacker declares which road is the main attack; the other blocks are reserves."""

    rule: ClassVar[str] = "7.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        out = []
        for edge in pos.attack_edges(seat, self.space):
            a, b = EDGE_ENDS[edge]
            out.append(A_MAIN + (b if a == self.space else a))
        return sorted(out)

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != MAIN:
            return pos.not_now(verb)
        edge = EDGE_BETWEEN.get(operand * SPACES + self.space, -1)
        return None if pos.into.get(edge * 2 + seat, -1) == self.space else NOT_AN_ATTACK_ROAD

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.main = with_entry(pos.main, self.space, EDGE_BETWEEN[operand * SPACES + self.space])
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": SPACE_ID[self.space], "from": SPACE_ID[operand]}
            pos.emit("main-attack", "7.3", args)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-main", {"side": SIDES[self.seat], "space": SPACE_ID[self.space]}
