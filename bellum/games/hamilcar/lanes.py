"""H11.3, H12 A fleet goes along a lane and enters a port: storms, interception at sea, and battle.

The steps here serve a fleet for itself (H8.5) and one with an army aboard (H11.1); ``pos.voyage`` says which.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_BACK, A_DONE, A_PASS, A_STAND, BACK, DONE, PASS, STAND
from ..hannibal.board import NOBODY
from ..hannibal.kinds import SIDES
from ..hannibal.windows import open_window, throw
from .actions import A_CHASE, A_SHIPS, CHASE, SHIPS
from .cards.base import SeaCard
from .harbours import berth, move_ships, tell_ships
from .position import FirstWar
from .sea_battle import begin_sea_battle

NOT_A_LANE: Final = Refusal("H12", "chase-not-a-lane")
NO_READY_SHIPS: Final = Refusal("H12", "chase-no-ships")
CHASING: Final = Refusal("H12", "chase-declared")
COMPANY: Final = Refusal("H12", "chase-company")
NO_SHIP: Final = Refusal("H12", "chase-needs-a-ship")
TOO_FEW: Final = Refusal("H12", "chase-too-few")


def take_lane(pos: FirstWar, to: int) -> None:
    """H11.2 The fleet of the voyage goes along a lane; what may meet it there follows."""
    voyage = pos.sailing()
    voyage.past.append(voyage.port)
    voyage.came, voyage.port = voyage.port, to
    voyage.chasers, voyage.tried, voyage.caught, voyage.led = [], 0, [], NOBODY
    move_ships(pos, voyage.seat, voyage.came, to, voyage.ships, 0)
    if voyage.admiral >= 0:
        pos.at[voyage.admiral] = to
    tell_ships(pos, "fleet-moved", "H11.2", voyage.seat, voyage.came, to, voyage.ships)
    foe = 1 - voyage.seat
    pos.steps.append(Encounter())
    pos.steps.append(Caught())
    pos.steps.append(ChaseRolls())
    pos.steps.append(Chase(foe))
    pos.steps.append(CruelSea())


class CruelSea(Step[FirstWar]):
    """25 #101 A fleet that has just moved may meet a storm, before any battle."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        voyage = pos.sailing()
        pos.steps[-1] = Storm()
        open_window(pos, 1 - voyage.seat, "fleet", voyage.port, "fleet", "25")
        return True


class Storm(Step[FirstWar]):
    """25 #101 The sea has been cruel, or not."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        answer = pos.answer
        pos.answer = NOBODY
        if answer >= 0:
            card = pos.sea.deck[answer]
            assert isinstance(card, SeaCard)
            card.rage(pos)
        return True


# -- H12 interception at sea -------------------------------------------------------------------------------


def chase_refusal(pos: FirstWar, seat: int, port: int) -> Refusal | None:
    """H12 Why the fleet of a port does not intercept."""
    voyage = pos.sailing()
    if port not in pos.sea.lanes[voyage.port]:
        return NOT_A_LANE
    if pos.ships(voyage.seat, voyage.port) > voyage.ships:
        return COMPANY
    if pos.ready[seat][port] == 0:
        return NO_READY_SHIPS
    return CHASING if any(pair[0] == port for pair in voyage.chasers) else None


class Chase(SeatStep[FirstWar]):
    """H12 Every enemy fleet one lane away may try to intercept a fleet that enters a port."""

    rule: ClassVar[str] = "H12"

    def ports(self, pos: FirstWar) -> list[int]:
        lanes = pos.sea.lanes[pos.sailing().port]
        return [port for port in lanes if chase_refusal(pos, self.seat, port) is None]

    def resolve(self, pos: FirstWar) -> bool:
        voyage = pos.sailing()
        if voyage.ships > 0 and not voyage.over and self.ports(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_CHASE + port for port in self.ports(pos)] + [A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return chase_refusal(pos, seat, operand) if verb == CHASE else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
        else:
            pos.steps.append(Chasers(seat, operand))

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        voyage = pos.sailing()
        args = {
            "side": SIDES[self.seat],
            "space": pos.sea.space_id[voyage.port],
            "count": voyage.ships,
        }
        return "prompt-chase", args


class Chasers(SeatStep[FirstWar]):
    """H12 How many Ready ships are to intercept."""

    rule: ClassVar[str] = "H12"

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_SHIPS + n for n in range(1, pos.ready[seat][self.port] + 1)]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != SHIPS:
            return pos.not_now(verb)
        if operand == 0:
            return NO_SHIP
        return None if operand <= pos.ready[seat][self.port] else TOO_FEW

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.sailing().chasers.append([self.port, operand])
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": pos.sea.space_id[self.port], "count": operand}
            pos.emit("chase-declared", "H12", args)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-chasers", {"side": SIDES[self.seat], "space": pos.sea.space_id[self.port]}


class ChaseRolls(Step[FirstWar]):
    """H12 The declared interceptions are rolled for, one after another."""

    rule: ClassVar[str] = "H12"

    def resolve(self, pos: FirstWar) -> bool:
        voyage = pos.sailing()
        if voyage.tried >= len(voyage.chasers):
            pos.steps.pop()
            return True
        voyage.tried += 1
        pos.steps.append(ChaseRoll())
        throw(pos, 1 - voyage.seat)
        return True


class ChaseRoll(Step[FirstWar]):
    """H12 A die not above the naval rating, which is at least 1; +1 where the mover controls the port."""

    rule: ClassVar[str] = "H12"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        board, voyage = pos.sea, pos.sailing()
        seat = 1 - voyage.seat
        port, ships = voyage.chasers[voyage.tried - 1]
        naval = pos.naval_rating(seat, port)
        rating = max(board.least_rating, naval)
        modifier = board.friendly_port if pos.control[voyage.port] == voyage.seat else 0
        success = pos.die + modifier <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "from": board.space_id[port],
                "space": board.space_id[voyage.port],
                "rolls": [pos.die],
                "modifier": modifier,
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("chase-roll", "H12", args)
        if success:
            move_ships(pos, seat, port, voyage.port, ships, 0)
            voyage.caught.append(port)
            if naval > (0 if voyage.led < 0 else board.naval[voyage.led]):
                voyage.led = pos.admiral(seat, port)
        return True


class Caught(Step[FirstWar]):
    """H12 A fleet that was intercepted fights, or goes back one lane and ends its move."""

    rule: ClassVar[str] = "H12"

    def owners(self, pos: FirstWar) -> int:
        return 1 << pos.sailing().seat

    def resolve(self, pos: FirstWar) -> bool:
        if pos.sailing().caught:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_STAND, A_BACK]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == STAND or verb == BACK else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == BACK:
            pos.steps.pop()  # no encounter
            pos.sail_back()

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        voyage = pos.sailing()
        return "prompt-caught", {"side": SIDES[voyage.seat], "space": pos.sea.space_id[voyage.port]}


def go_back(pos: FirstWar) -> None:
    """H12 The fleet goes back one lane and ends its move."""
    voyage = pos.sailing()
    move_ships(pos, voyage.seat, voyage.port, voyage.came, voyage.ships, 0)
    tell_ships(pos, "fleet-back", "H12", voyage.seat, voyage.port, voyage.came, voyage.ships)
    voyage.port = voyage.came
    if voyage.admiral >= 0:
        pos.at[voyage.admiral] = berth(pos, voyage.seat, voyage.port)
    voyage.over = True


# -- H11.3 the port ----------------------------------------------------------------------------------------


class Encounter(Step[FirstWar]):
    """H11.3 A fleet that finds enemy Ready ships in a port fights, unless these stay inside their harbour."""

    rule: ClassVar[str] = "H11.3"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        voyage = pos.sailing()
        foe, port = 1 - voyage.seat, voyage.port
        if voyage.ships == 0 or pos.ready[foe][port] == 0:
            return True
        if not voyage.caught and pos.sea.city[port] and pos.control[port] == foe:
            pos.steps.append(StayInside(foe, port))
        else:
            begin_sea_battle(pos, port, voyage.seat)
        return True


class StayInside(SeatStep[FirstWar]):
    """H11.3 Ships in the harbour of their own walled city may stay inside, or come out and fight."""

    rule: ClassVar[str] = "H11.3"

    def __init__(self, seat: int, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_STAND, A_PASS]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == STAND or verb == PASS else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == STAND:
            begin_sea_battle(pos, self.port, 1 - seat)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-stay-inside", {"side": SIDES[self.seat], "space": pos.sea.space_id[self.port]}
