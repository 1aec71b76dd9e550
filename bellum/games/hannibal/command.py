"""9.3 Who commands, among generals of equal rank."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_COMMAND, COMMAND
from .kinds import SIDES
from .position import PunicWar

ENEMYS: Final = Refusal("9.3", "command-enemy-general")
NOT_THERE: Final = Refusal("9.3", "command-not-there")
OUTRANKED: Final = Refusal("9.3", "command-outranked")


def candidates(pos: PunicWar, seat: int, place: int) -> list[int]:
    """9.3 The generals at a place who could command: those of the highest rank."""
    generals = pos.generals_at(seat, place)
    top = max([pos.rank(g) for g in generals], default=0)
    return sorted(g for g in generals if pos.rank(g) == top)


def ask_commander(pos: PunicWar, seat: int, place: int) -> None:
    """12.6, 20.6 Among generals of equal rank who come together the owner chooses the commander."""
    if len(candidates(pos, seat, place)) > 1:
        pos.steps.append(ChooseCommander(seat, place))


def come_together(pos: PunicWar, seat: int, place: int, arrivals: list[int]) -> None:
    """9.3 Generals have come to a place: if an equal was there before, the owner says who commands."""
    top = candidates(pos, seat, place)
    came = [g for g in top if g in arrivals]
    if came and len(came) < len(top):
        pos.steps.append(ChooseCommander(seat, place))


class ChooseCommander(SeatStep[PunicWar]):
    """12.6, 20.6, 9.3 Who commands, among generals of equal rank."""

    rule: ClassVar[str] = "9.3"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_COMMAND + g for g in candidates(pos, seat, self.place)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != COMMAND:
            return pos.not_now(verb)
        if pos.board.general_side[operand] != seat:
            return ENEMYS
        if pos.at[operand] != self.place:
            return NOT_THERE
        return None if operand in candidates(pos, seat, self.place) else OUTRANKED

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.put_in_command(operand)
        pos.steps.pop()

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-command", {
            "side": SIDES[self.seat],
            "space": pos.board.space_id[pos.space_at(self.place)],
        }
