"""H8.5 Fleets that move for themselves, with OPs: a lane for each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_DONE, A_TARGET, A_TO, DONE, TARGET, TO
from ..hannibal.army import consul_refusal
from ..hannibal.board import NOBODY
from ..hannibal.kinds import SIDES
from ..hannibal.move import rating_for_ops
from ..hannibal.roads import LONE_GENERAL
from .actions import A_ADMIRAL, A_FLEET, A_SHIPS, ADMIRAL, FLEET, SHIPS
from .lanes import take_lane
from .position import FirstWar
from .records import Voyage

NO_FLEET: Final = Refusal("H8.5", "fleet-no-ready-ships")
NO_PORT: Final = Refusal("H8.5", "fleet-no-port")
NOT_A_LANE: Final = Refusal("H8.5", "fleet-not-a-lane")
NUMBER_CHOSEN: Final = Refusal("H8.5", "fleet-number-chosen")
NO_SHIP: Final = Refusal("H8.5", "fleet-needs-a-ship")
TOO_FEW: Final = Refusal("H8.5", "fleet-too-few")
HAS_MOVED: Final = Refusal("H8.5", "fleet-has-moved")
LANES_SPENT: Final = Refusal("H8.5", "fleet-lanes-spent")
HAS_ADMIRAL: Final = Refusal("H8.5", "fleet-has-admiral")
NOT_YOUR_GENERAL: Final = Refusal("H8.5", "admiral-not-yours")
NOT_IN_PORT: Final = Refusal("H8.5", "admiral-not-in-port")
NO_ADMIRAL: Final = Refusal("H8.5", "not-an-admiral")
HAS_CUS: Final = Refusal("H8.5", "admiral-with-cus")
TOO_SLOW: Final = Refusal("H8.5", "admiral-too-few-ops")
NOTHING_TO_RAID: Final = Refusal("24", "nothing-to-raid")
OUT_OF_REACH: Final = Refusal("24", "raid-out-of-reach")


Moored = list[list[int]]  # H8.5 ports, and how many ships in each have ended their move with this card


def fresh(pos: FirstWar, seat: int, port: int, moored: Moored) -> int:
    """H8.5 Ready ships of a port that have not ended a move with this card."""
    return max(0, pos.ready[seat][port] - sum([ships for place, ships in moored if place == port]))


def fleet_refusal(pos: FirstWar, seat: int, port: int, moored: Moored) -> Refusal | None:
    """H8.5, H12 Why no fleet can move from there: a fleet whose move has ended does not move again."""
    if not pos.sea.port[port]:
        return NO_PORT
    if pos.ready[seat][port] == 0:
        return NO_FLEET
    return None if fresh(pos, seat, port, moored) else HAS_MOVED


def admiral_refusal(pos: FirstWar, seat: int, port: int, general: int, ops: int) -> Refusal | None:
    """H8.5 Why a general may not go along: only an Admiral without CUs whom the card could activate.

    18.1 A consul does not leave CUs behind, though another general could lead them.
    """
    board = pos.sea
    if board.general_side[general] != seat:
        return NOT_YOUR_GENERAL
    place = pos.at[general]
    if place < 0 or pos.space_at(place) != port:
        return NOT_IN_PORT
    if board.naval[general] == 0:
        return NO_ADMIRAL
    if pos.cus[seat][place] and pos.generals_at(seat, place) == [general]:
        return HAS_CUS
    if place >= board.walls and pos.besieged(port):
        return NOT_IN_PORT
    refusal = consul_refusal(pos, [general], 0, pos.cus[seat][place], [], 0)
    if refusal is not None:
        return refusal
    return None if rating_for_ops(pos, general) <= ops else TOO_SLOW


class FleetUse(SeatStep[FirstWar]):
    """H8.5 OPs that are left may move another fleet."""

    rule: ClassVar[str] = "H8.5"

    def __init__(self, seat: int, left: int, ops: int, moored: Moored) -> None:
        super().__init__(seat)
        self.left = left
        self.ops = ops
        self.moored = moored

    def ports(self, pos: FirstWar) -> list[int]:
        return [s for s in pos.sea.ports if fleet_refusal(pos, self.seat, s, self.moored) is None]

    def resolve(self, pos: FirstWar) -> bool:
        if self.left > 0 and self.ports(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_FLEET + s for s in self.ports(pos)] + [A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return fleet_refusal(pos, seat, operand, self.moored) if verb == FLEET else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == FLEET:
            pos.steps.append(FleetOrders(seat, operand, self.left, self.ops, self.moored))

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-fleet", {"side": SIDES[self.seat], "count": self.left}


class FleetOrders(SeatStep[FirstWar]):
    """H8.5 A fleet, whole or in part, goes along a lane; an Admiral without CUs may go with it."""

    rule: ClassVar[str] = "H8.5"
    settled: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        port: int,
        left: int,
        ops: int,
        moored: Moored,
        ships: int = NOBODY,
        admiral: int = NOBODY,
        lanes: int = 0,
    ) -> None:
        super().__init__(seat)
        self.port = port
        self.left = left
        self.ops = ops  # of the card, for the Admiral
        self.moored = moored
        self.ships = ships  # NOBODY: all of them
        self.admiral = admiral
        self.lanes = lanes  # that it has gone; to be done after one ends a move

    def clone(self) -> FleetOrders:
        return FleetOrders(
            self.seat, self.port, self.left, self.ops, self.moored, self.ships, self.admiral, self.lanes
        )

    def lane_refusal(self, pos: FirstWar, to: int) -> Refusal | None:
        """H8.5 A lane from where it is, and not too many; 10.4.2 a lone general keeps away from enemy CUs."""
        if to not in pos.sea.lanes[self.port]:
            return NOT_A_LANE
        if self.lanes >= pos.sea.fleet_lanes:
            return LANES_SPENT
        return LONE_GENERAL if self.admiral >= 0 and pos.manned(1 - self.seat, to) > 0 else None

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        out = [A_TO + to for to in pos.sea.lanes[self.port] if self.lane_refusal(pos, to) is None]
        if self.ships < 0:
            out += [A_SHIPS + n for n in range(1, fresh(pos, seat, self.port, self.moored))]
        if self.admiral < 0:
            out += [
                A_ADMIRAL + g
                for g in range(pos.sea.generals)
                if admiral_refusal(pos, seat, self.port, g, self.ops) is None
            ]
        return [*out, A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == TO:
            return self.lane_refusal(pos, operand)
        if verb == SHIPS:
            return self.ships_refusal(pos, operand)
        if verb == ADMIRAL:
            if self.admiral >= 0:
                return HAS_ADMIRAL
            return admiral_refusal(pos, seat, self.port, operand, self.ops)
        return pos.not_now(verb)

    def ships_refusal(self, pos: FirstWar, count: int) -> Refusal | None:
        if self.ships >= 0:
            return NUMBER_CHOSEN
        if count == 0:
            return NO_SHIP
        return None if count < fresh(pos, self.seat, self.port, self.moored) else TOO_FEW

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        if verb == SHIPS:
            self.ships = operand
        elif verb == ADMIRAL:
            self.admiral = operand
        elif verb == DONE:
            moored = [*self.moored, [self.port, self.ships]] if self.lanes else self.moored
            pos.steps[-1] = FleetUse(seat, self.left, self.ops, moored)
            if self.lanes:
                raid(pos, seat, self.admiral)
        else:
            ships = fresh(pos, seat, self.port, self.moored) if self.ships < 0 else self.ships
            pos.voyage = Voyage(seat, self.port, ships, NOBODY, False, self.admiral)
            pos.steps[-1] = FleetSailed(seat, self.left - 1, self.ops, self.moored, self.lanes + 1)
            take_lane(pos, operand)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "space": pos.sea.space_id[self.port], "count": self.left}
        return "prompt-fleet-orders", args


class FleetSailed(SeatStep[FirstWar]):
    """H8.5 A fleet has gone along a lane: it goes on with the OPs that are left, or another does."""

    rule: ClassVar[str] = "H8.5"

    def __init__(self, seat: int, left: int, ops: int, moored: Moored, lanes: int) -> None:
        super().__init__(seat)
        self.left = left
        self.ops = ops
        self.moored = moored
        self.lanes = lanes

    def resolve(self, pos: FirstWar) -> bool:
        voyage = pos.sailing()
        pos.voyage = None
        voyage.ships = min(voyage.ships, pos.ready[self.seat][voyage.port])  # some may be Exhausted now
        admiral = voyage.admiral if voyage.admiral >= 0 and pos.at[voyage.admiral] >= 0 else NOBODY
        if voyage.over or voyage.ships == 0 or self.left == 0:
            moored = [*self.moored, [voyage.port, voyage.ships]]
            pos.steps[-1] = FleetUse(self.seat, self.left, self.ops, moored)
            raid(pos, self.seat, admiral)
        else:
            pos.steps[-1] = FleetOrders(
                self.seat, voyage.port, self.left, self.ops, self.moored, voyage.ships, admiral, self.lanes
            )
        return True


# -- 24 Carthalo -------------------------------------------------------------------------------------------


def raid(pos: FirstWar, seat: int, admiral: int) -> None:
    """24 A fleet's move has ended: Carthalo may raid."""
    if admiral >= 0 and pos.sea.raids[admiral]:
        pos.steps.append(CoastRaid(seat, pos.space_of(admiral)))


def raid_refusal(pos: FirstWar, seat: int, port: int, space: int) -> Refusal | None:
    """24 Carthalo raids the port where his move ends, or one a lane away: an ordinary PC without CUs."""
    if space != port and space not in pos.sea.lanes[port]:
        return OUT_OF_REACH
    held = pos.ordinary(space, 1 - seat) and not pos.occupied(1 - seat, space)
    return None if held else NOTHING_TO_RAID


class CoastRaid(SeatStep[FirstWar]):
    """24 After a fleet move that he leads Carthalo may remove an enemy PC in a port that he reaches."""

    rule: ClassVar[str] = "24"

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def targets(self, pos: FirstWar) -> list[int]:
        near = sorted([self.port, *pos.sea.lanes[self.port]])
        return [s for s in near if raid_refusal(pos, self.seat, self.port, s) is None]

    def resolve(self, pos: FirstWar) -> bool:
        if self.targets(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_TARGET + s for s in self.targets(pos)] + [A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return raid_refusal(pos, seat, self.port, operand) if verb == TARGET else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == TARGET:
            pos.own(operand, NOBODY)
            if pos.events is not None:
                args = {"side": SIDES[1 - seat], "space": pos.sea.space_id[operand]}
                pos.emit("pc-removed", "24", args)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-coast-raid", {"side": SIDES[self.seat], "space": pos.sea.space_id[self.port]}
