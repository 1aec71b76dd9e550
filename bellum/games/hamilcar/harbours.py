"""H11.4 Ships in ports: whom a port takes, and ships that must leave one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_TO, TO
from ..hannibal.board import NOBODY
from ..hannibal.kinds import SIDES
from .position import FirstWar
from .records import Voyage

NOT_A_LANE: Final = Refusal("H11.4", "leave-not-a-lane")
ENEMY_SHIPS: Final = Refusal("H11.4", "leave-enemy-ships")


def move_ships(pos: FirstWar, side: int, source: int, to: int, ready: int, exhausted: int) -> None:
    """Ships go from port to port."""
    pos.ready[side][source] -= ready
    pos.ready[side][to] += ready
    pos.exhausted[side][source] -= exhausted
    pos.exhausted[side][to] += exhausted


def tell_ships(pos: FirstWar, kind: str, rule: str, side: int, source: int, to: int, count: int) -> None:
    """Ships have gone from port to port."""
    if pos.events is not None:
        ids = pos.sea.space_id
        pos.emit(kind, rule, {"side": SIDES[side], "from": ids[source], "to": ids[to], "count": count})


def berth(pos: FirstWar, side: int, port: int) -> int:
    """Where an Admiral without CUs stands in a port: inside the walls if enemy CUs are before them."""
    shut = pos.sea.city[port] and pos.control[port] == side and pos.cus[1 - side][port] > 0
    return port + pos.sea.walls if shut else port


def strand(pos: FirstWar, voyage: Voyage) -> None:
    """H13.1 An Admiral who goes along with a fleet is displaced with its last ship."""
    if voyage.admiral >= 0:
        pos.displace(voyage.admiral, "H13.1")
        voyage.admiral = NOBODY


class LeavePort(SeatStep[FirstWar]):
    """H11.4 Ships leave a port that has passed to the enemy along one lane; Exhausted ones are sunk.

    Those that have nowhere to go are sunk, too.
    """

    rule: ClassVar[str] = "H11.4"

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def ports(self, pos: FirstWar) -> list[int]:
        return [to for to in pos.sea.lanes[self.port] if pos.ships(1 - self.seat, to) == 0]

    def resolve(self, pos: FirstWar) -> bool:
        seat, port = self.seat, self.port
        if pos.control[port] != 1 - seat or pos.ships(seat, port) == 0:
            pos.steps.pop()
            return True
        if pos.exhausted[seat][port]:
            pos.sink(seat, port, pos.exhausted[seat][port], True, "H11.4")
        if pos.ready[seat][port] and not self.ports(pos):
            pos.sink(seat, port, pos.ready[seat][port], False, "H11.4")
        return pos.ready[seat][port] == 0

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_TO + to for to in self.ports(pos)]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        if operand not in pos.sea.lanes[self.port]:
            return NOT_A_LANE
        return ENEMY_SHIPS if pos.ships(1 - seat, operand) else None

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        count = pos.ready[seat][self.port]
        move_ships(pos, seat, self.port, operand, count, 0)
        tell_ships(pos, "ships-left", "H11.4", seat, self.port, operand, count)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        space = pos.sea.space_id[self.port]
        return "prompt-leave-port", {"side": SIDES[self.seat], "space": space}
