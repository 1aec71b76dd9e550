"""H8 What the OPs of a card do besides 8.2: the war treasury, ships, repairs, fleets and supply trains."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from ..hannibal.actions import A_DONE, DONE
from ..hannibal.board import NOBODY
from ..hannibal.kinds import SIDES
from ..hannibal.operations import Operations
from ..hannibal.position import PunicWar
from ..hannibal.windows import open_window
from .actions import A_BUILD, A_DEPOSIT, A_FLEET, A_REPAIR, A_SUPPLY, BUILD, DEPOSIT, FLEET, REPAIR, SUPPLY
from .fleets import FleetOrders, fleet_refusal
from .position import FirstWar, first_war
from .supplies import give_supply, supply_refusal

BUILD_OPS: Final = Refusal("H8.3", "build-needs-ops")
BUILD_NO_SHIPS: Final = Refusal("H8.3", "build-no-ships-left")
BUILD_NO_PORT: Final = Refusal("H8.3", "build-no-port")
BUILD_NOT_YOURS: Final = Refusal("H8.3", "build-not-yours")
BUILD_BESIEGED: Final = Refusal("H8.3", "build-besieged")
BUILD_ELSEWHERE: Final = Refusal("H8.3", "build-elsewhere")
BUILD_ENEMY: Final = Refusal("H8.3", "build-enemy-ships")
TREASURY_ELSEWHERE: Final = Refusal("H8.2", "treasury-ship-elsewhere")
REPAIR_NONE: Final = Refusal("H8.4", "repair-nothing")
REPAIR_NOT_YOURS: Final = Refusal("H8.4", "repair-not-yours")
REPAIR_BESIEGED: Final = Refusal("H8.4", "repair-besieged")
ONE_GENERAL: Final = Refusal("H8.6", "supply-one-general")


# -- H8.2 the war treasury ---------------------------------------------------------------------------------


def home_ports(pos: FirstWar, side: int) -> list[int]:
    """H8.2 Where a ship of the treasury comes: the capital's port, else a friendly one of its region."""
    board = pos.sea
    capital = board.capital[side]
    if pos.open_port(side, capital):
        return [capital]
    return [s for s in board.ports if board.region_of[s] == board.homeland[side] and pos.open_port(side, s)]


def deposit(pos: FirstWar, side: int, count: int, rule: str) -> None:
    """H8.2 Markers go into a war treasury; when all boxes are full they are emptied and a ship is built."""
    board = pos.sea
    full = pos.treasury[side] + count >= board.boxes[side]
    pos.treasury[side] = 0 if full else pos.treasury[side] + count
    if pos.events is not None:
        pos.emit("deposited", rule, {"side": SIDES[side], "count": count, "total": pos.treasury[side]})
    if full:
        pos.steps.append(NewShip(side, 1, rule))


class NewShip(SeatStep[FirstWar]):
    """H6, H8.2 New ships come to the port of the capital, else to another port at home."""

    rule: ClassVar[str] = "H8.2"

    def __init__(self, seat: int, count: int, paragraph: str) -> None:
        super().__init__(seat)
        self.count = count
        self.paragraph = paragraph

    def clone(self) -> NewShip:
        return NewShip(self.seat, self.count, self.paragraph)

    def ports(self, pos: FirstWar) -> list[int]:
        return home_ports(pos, self.seat)

    def elsewhere(self) -> Refusal:
        """Why a ship is not placed in any other port."""
        return TREASURY_ELSEWHERE

    def resolve(self, pos: FirstWar) -> bool:
        if self.count > 0 and pos.ships_of(self.seat) < pos.sea.ships_each and self.ports(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_BUILD + s for s in self.ports(pos)]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != BUILD:
            return pos.not_now(verb)
        return None if operand in self.ports(pos) else self.elsewhere()

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        self.count -= 1
        pos.add_ships(seat, operand, 1, self.paragraph)

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-new-ship", {"side": SIDES[self.seat], "count": self.count}


class Deposit(SeatStep[FirstWar]):
    """H8.2 The OPs go to the treasury, unless the enemy has answered (25 #79)."""

    rule: ClassVar[str] = "H8.2"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        cancelled = pos.answer >= 0
        pos.answer = NOBODY
        if cancelled:
            if pos.events is not None:
                card = pos.sea.card_id[self.card]
                pos.emit("cancelled", "8.4", {"side": SIDES[self.seat], "card": card})
        else:
            deposit(pos, self.seat, pos.sea.deck[self.card].ops, "H8.2")
        return True


# -- H8.3, H8.4 ships --------------------------------------------------------------------------------------


def port_refusal(pos: FirstWar, seat: int, port: int) -> Refusal | None:
    """H8.3, 25 Why no ship can be placed there, whoever pays for it."""
    if not pos.sea.port[port]:
        return BUILD_NO_PORT
    if pos.control[port] != seat:
        return BUILD_NOT_YOURS
    return BUILD_BESIEGED if pos.besieged(port) else None


def build_refusal(pos: FirstWar, seat: int, port: int, ops: int) -> Refusal | None:
    """H8.3 A ship is built in a port of Italia, or for Carthage of Africa or Sicilia."""
    board = pos.sea
    if ops < board.build_ops:
        return BUILD_OPS
    if pos.ships_of(seat) >= board.ships_each:
        return BUILD_NO_SHIPS
    return yard_refusal(pos, seat, port)


def yard_refusal(pos: FirstWar, seat: int, port: int) -> Refusal | None:
    """H8.3 Why a port does not build ships: enemy ships that lie in it hinder that, too."""
    board = pos.sea
    refusal = port_refusal(pos, seat, port)
    if refusal is not None:
        return refusal
    if pos.ships(1 - seat, port):
        return BUILD_ENEMY
    return None if board.region_of[port] in board.builds_in[seat] else BUILD_ELSEWHERE


def yards(pos: FirstWar, seat: int, ops: int) -> list[int]:
    """H8.3 Where a ship can be built with so many OPs."""
    board, control = pos.sea, pos.control
    if ops < board.build_ops or pos.ships_of(seat) >= board.ships_each:
        return []
    return [s for s in board.ports if control[s] == seat and yard_refusal(pos, seat, s) is None]


def repair_refusal(pos: FirstWar, seat: int, port: int) -> Refusal | None:
    """H8.4 An Exhausted ship is repaired in a friendly port that is not besieged."""
    if pos.exhausted[seat][port] == 0:
        return REPAIR_NONE
    if pos.control[port] != seat:
        return REPAIR_NOT_YOURS
    return REPAIR_BESIEGED if pos.besieged(port) else None


def repairs(pos: FirstWar, seat: int) -> list[int]:
    """H8.4 Where a ship can be repaired."""
    return [s for s in pos.sea.ports if repair_refusal(pos, seat, s) is None]


class Repairs(SeatStep[FirstWar]):
    """H8.4, H5 So many Exhausted ships may be repaired."""

    rule: ClassVar[str] = "H8.4"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def clone(self) -> Repairs:
        return Repairs(self.seat, self.left)

    def resolve(self, pos: FirstWar) -> bool:
        if self.left > 0 and repairs(pos, self.seat):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_REPAIR + s for s in repairs(pos, seat)] + [A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return repair_refusal(pos, seat, operand) if verb == REPAIR else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        pos.repair(seat, operand, "H8.4")

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-repairs", {"side": SIDES[self.seat], "count": self.left}


# -- H8.6 supply trains ------------------------------------------------------------------------------------


class Supplying(SeatStep[FirstWar]):
    """H8.6 More supply trains for the same general; 25 a convoy may serve several, besieged ports too."""

    rule: ClassVar[str] = "H8.6"

    def __init__(self, seat: int, left: int, only: int, through_siege: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.only = only  # H8.6 the general who gets them all, NOBODY for any
        self.through_siege = through_siege

    def clone(self) -> Supplying:
        return Supplying(self.seat, self.left, self.only, self.through_siege)

    def refusal(self, pos: FirstWar, general: int) -> Refusal | None:
        if self.only >= 0 and general != self.only:
            return ONE_GENERAL
        return supply_refusal(pos, self.seat, general, self.through_siege)

    def generals(self, pos: FirstWar) -> list[int]:
        return [g for g in pos.sea.generals_of[self.seat] if self.refusal(pos, g) is None]

    def resolve(self, pos: FirstWar) -> bool:
        if self.left > 0 and self.generals(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: FirstWar, seat: int) -> list[int]:
        return [A_SUPPLY + g for g in self.generals(pos)] + [A_DONE]

    def refuse(self, pos: FirstWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return self.refusal(pos, operand) if verb == SUPPLY else pos.not_now(verb)

    def play(self, pos: FirstWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        give_supply(pos, operand, "H8.6")

    def prompt(self, pos: FirstWar) -> tuple[str, dict[str, Any]]:
        return "prompt-supplying", {"side": SIDES[self.seat], "count": self.left}


# -- H8.1 the card -----------------------------------------------------------------------------------------


class SeaOperations(Operations):
    """8.2, H8.1 The OPs of a card: as in 8.2, or one naval use."""

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        war = first_war(pos)
        board, ops = war.sea, war.sea.deck[self.card].ops
        out = [action for action in super().legal(pos, seat) if action != A_DONE]
        out.append(A_DEPOSIT)
        out += [A_BUILD + s for s in yards(war, seat, ops)]
        out += [A_REPAIR + s for s in repairs(war, seat)]
        out += [A_FLEET + s for s in board.ports if fleet_refusal(war, seat, s, []) is None]
        generals = board.generals_of[seat]
        out += [A_SUPPLY + g for g in generals if supply_refusal(war, seat, g, False) is None]
        return out

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        war = first_war(pos)
        if verb == DEPOSIT:
            return None
        if verb == BUILD:
            return build_refusal(war, seat, operand, war.sea.deck[self.card].ops)
        if verb == REPAIR:
            return repair_refusal(war, seat, operand)
        if verb == FLEET:
            return fleet_refusal(war, seat, operand, [])
        if verb == SUPPLY:
            return supply_refusal(war, seat, operand, False)
        return super().refuse(pos, seat, verb, operand)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb not in (DEPOSIT, BUILD, REPAIR, FLEET, SUPPLY):
            super().play(pos, seat, verb, operand)
            return
        war = first_war(pos)
        ops = war.sea.deck[self.card].ops
        war.steps.pop()
        if verb == DEPOSIT:
            war.steps.append(Deposit(seat, self.card))
            open_window(war, 1 - seat, "event", self.card, "event", "8.4")
        elif verb == BUILD:
            war.add_ships(seat, operand, 1, "H8.3")
        elif verb == REPAIR:
            war.repair(seat, operand, "H8.4")
            war.steps.append(Repairs(seat, ops // war.sea.repair_ops - 1))
        elif verb == SUPPLY:
            give_supply(war, operand, "H8.6")
            war.steps.append(Supplying(seat, ops // war.sea.supply_ops - 1, operand, False))
        else:
            war.steps.append(FleetOrders(seat, operand, ops, ops, []))
