"""8.0 to 8.6 The winter turn, in its exact order, and 1.2 victory."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Outcome, SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_DISBAND, A_DONE, A_MOVE, A_TO, DISBAND, DONE, MOVE, TO
from .board import (
    ALEXANDRIA,
    BLOCK_ID,
    BLOCKS,
    CAESAR,
    CITIES,
    CLEOPATRA,
    COLOUR,
    EGYPT,
    FIRST_YEAR,
    OPEN,
    POMPEIUS,
    POOL,
    PORTS_OF,
    ROMA,
    SIDES,
    SPACE_ID,
    SPACES,
    STEP,
    SUPPLY,
    TO_WIN,
    VALUE,
    YEARS,
)
from .position import BLIND, DISBANDED, CivilWar

FLEET_NOT_YOURS: Final = Refusal("8.2", "winter-fleet-not-yours")
NOT_AT_SEA: Final = Refusal("8.2", "winter-not-at-sea")
NOT_ITS_PORT: Final = Refusal("8.2", "not-a-port-of-its-sea")
PORT_NOT_FRIENDLY: Final = Refusal("8.2", "winter-port-not-friendly")
SUPPLY_NOT_YOURS: Final = Refusal("8.3", "supply-not-yours")
SUPPLY_NOT_ON_MAP: Final = Refusal("8.3", "supply-off-the-map")
NOT_OVER: Final = Refusal("8.3", "city-not-over-supply")
NOT_YOURS: Final = Refusal("8.5", "disband-not-yours")
NOT_ON_MAP: Final = Refusal("8.5", "disband-off-the-map")


class Winter(Step[CivilWar]):
    """8.0 Cleopatra goes home, fleets to port, supply, victory, disbanding, reset of the year."""

    rule: ClassVar[str] = "8.0"

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("winter", "8.0", {"year": FIRST_YEAR + pos.year})
        cleopatra_home(pos)
        pos.follow(
            FleetsToPort(CAESAR),
            FleetsToPort(POMPEIUS),
            Supply(CAESAR),
            Supply(POMPEIUS),
            Victory(),
            Disband(CAESAR),
            Disband(POMPEIUS),
            Reset(),
        )
        return True


def cleopatra_home(pos: CivilWar) -> None:
    """8.1, 7.52 Cleopatra returns to Alexandria and joins whoever holds it, at her strength."""
    if pos.place[CLEOPATRA] >= SPACES:
        return
    away = pos.place[CLEOPATRA] != ALEXANDRIA
    if away:
        pos.put(CLEOPATRA, ALEXANDRIA)
    foe: int = 1 - pos.side[CLEOPATRA]
    joins = pos.count[foe][ALEXANDRIA] > 0
    if joins:
        pos.turn_coat(CLEOPATRA)
        pos.lay_down(CLEOPATRA)
        pos.barrier += 1
    if pos.events is not None:
        args = {
            "block": BLOCK_ID[CLEOPATRA],
            "side": SIDES[pos.side[CLEOPATRA]],
            "space": SPACE_ID[ALEXANDRIA],
        }
        if joins:
            pos.emit("cleopatra-joins", "8.1", args)
        elif away:
            pos.emit("cleopatra-home", "8.1", args)


def to_pool(pos: CivilWar, block: int) -> None:
    """8.2, 8.3, 8.5 A block goes back to the levy pool; all its strength is lost."""
    if pos.side[block] == COLOUR[block] or COLOUR[block] == EGYPT:
        pos.note_down(block | (DISBANDED + pos.strength[block] // STEP[block]) << 6)
        pos.travel(block, POOL, False)
    else:
        pos.show(block, BLIND)
        pos.put(block, POOL)
        pos.go_home(block)
    pos.strength[block] = 0


def fleets_at_sea(pos: CivilWar, seat: int) -> list[int]:
    """8.2 All of a player's blocks at sea: there are only fleets (4.1)."""
    return [b for b, where in enumerate(pos.place) if CITIES <= where < SPACES and pos.side[b] == seat]


def winter_ports(pos: CivilWar, seat: int, sea: int) -> list[int]:
    """8.2 The friendly ports of a sea."""
    return sorted([port for port in PORTS_OF[sea] if pos.friendly(seat, port)])


def enter_port(pos: CivilWar, seat: int, block: int, port: int) -> None:
    """8.2 A fleet goes into a port."""
    args = {"from": SPACE_ID[pos.place[block]], "to": SPACE_ID[port]}
    pos.travel(block, port, False)
    if pos.events is not None:
        pos.note(seat, "harboured", "8.2", args, block)


class FleetsToPort(Step[CivilWar]):
    """8.2 Every fleet at sea enters a friendly port of its sea; one that cannot goes to the pool.

    First go those that have no choice, sea by sea: all that are in one sea go the same way.
    """

    rule: ClassVar[str] = "8.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        seat = self.seat
        for sea in range(CITIES, SPACES):
            if pos.count[seat][sea] > 0:
                self.clear(pos, sea, winter_ports(pos, seat, sea))
        waiting = fleets_at_sea(pos, seat)
        if len(waiting) == 1:
            pos.steps.append(Harbour(seat, waiting[0]))
        elif waiting:
            pos.steps.append(NextFleet(seat))
        return True

    def clear(self, pos: CivilWar, sea: int, ports: list[int]) -> None:
        """8.2 The fleets of a sea go to its only friendly port, or to the pool, unless there is a choice."""
        if len(ports) > 1:
            return
        for b in pos.blocks_at(self.seat, sea):
            if ports:
                enter_port(pos, self.seat, b, ports[0])
            else:
                if pos.events is not None:
                    pos.note(self.seat, "fleet-lost", "8.2", {"space": SPACE_ID[sea]}, b)
                to_pool(pos, b)


class NextFleet(SeatStep[CivilWar]):
    """8.2 The owner chooses which fleet comes home next, so that the order says only what he wants to say."""

    rule: ClassVar[str] = "8.2"
    settled: ClassVar[bool] = False
    automatic: ClassVar[bool] = False  # the last one, too, is taken up like all before it

    def resolve(self, pos: CivilWar) -> bool:
        if fleets_at_sea(pos, self.seat):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_MOVE + b for b in fleets_at_sea(pos, seat)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != MOVE:
            return pos.not_now(verb)
        if pos.side[operand] != seat:
            return FLEET_NOT_YOURS
        return None if CITIES <= pos.place[operand] < SPACES else NOT_AT_SEA

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.append(Harbour(seat, operand))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-harbour-fleet", {"side": SIDES[self.seat]}


class Harbour(SeatStep[CivilWar]):
    """8.2 The port in which a fleet spends the winter."""

    rule: ClassVar[str] = "8.2"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_TO + port for port in winter_ports(pos, seat, pos.place[self.block])]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        if operand not in PORTS_OF[pos.place[self.block]]:
            return NOT_ITS_PORT
        return None if pos.friendly(seat, operand) else PORT_NOT_FRIENDLY

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        enter_port(pos, seat, self.block, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-harbour", {"side": SIDES[self.seat], "space": SPACE_ID[pos.place[self.block]]}


class Supply(SeatStep[CivilWar]):
    """8.3 A city feeds three blocks and as many more as its value; the owner removes the rest."""

    rule: ClassVar[str] = "8.3"

    def over(self, pos: CivilWar, space: int) -> bool:
        return space < CITIES and pos.count[self.seat][space] > SUPPLY + VALUE[space]

    def resolve(self, pos: CivilWar) -> bool:
        for city in range(CITIES):
            if self.over(pos, city):
                return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        place = pos.place
        return [
            A_DISBAND + b for b, owner in enumerate(pos.side) if owner == seat and self.over(pos, place[b])
        ]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != DISBAND:
            return pos.not_now(verb)
        if pos.side[operand] != seat:
            return SUPPLY_NOT_YOURS
        if pos.place[operand] >= SPACES:
            return SUPPLY_NOT_ON_MAP
        return None if self.over(pos, pos.place[operand]) else NOT_OVER

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if pos.events is not None:
            pos.note(seat, "unsupplied", "8.3", {"space": SPACE_ID[pos.place[operand]]}, operand)
        to_pool(pos, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        cities = [
            {"space": SPACE_ID[city], "count": pos.count[self.seat][city] - SUPPLY - VALUE[city]}
            for city in range(CITIES)
            if self.over(pos, city)
        ]
        return "prompt-supply", {"side": SIDES[self.seat], "cities": cities}


class Victory(Step[CivilWar]):
    """8.4 The victory points are counted."""

    rule: ClassVar[str] = "8.4"

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        victory(pos)
        return True


def victory(pos: CivilWar) -> None:
    """8.4, 1.2 Ten points win; after the last year the higher total, then Rome; otherwise it is a draw."""
    scores = (pos.victory_points(0), pos.victory_points(1))
    if pos.events is not None:
        pos.emit("score", "8.4", {"caesar": scores[0], "pompeius": scores[1]})
    for side in range(2):
        if scores[side] >= TO_WIN:
            finish(pos, (side,), "ten-points", scores)
            return
    if pos.year + 1 < YEARS:
        return
    if scores[0] != scores[1]:
        finish(pos, (0 if scores[0] > scores[1] else 1,), "more-points", scores)
        return
    for side in range(2):
        if pos.friendly(side, ROMA):
            finish(pos, (side,), "rome", scores)
            return
    finish(pos, (), "draw", scores)


def finish(pos: CivilWar, winners: tuple[int, ...], reason: str, scores: tuple[int, int]) -> None:
    pos.outcome = Outcome(winners, reason, "1.2", scores)
    if pos.events is not None:
        args: dict[str, Any] = {"caesar": scores[0], "pompeius": scores[1], "reason": reason}
        args["side"] = SIDES[winners[0]] if winners else ""
        pos.emit("game-over", "1.2", args)


class Disband(SeatStep[CivilWar]):
    """8.5 A player may send blocks back to the levy pool; blocks are never combined."""

    rule: ClassVar[str] = "8.5"

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        out: list[int] = []
        for b, owner in enumerate(pos.side):
            if owner == seat and self.refuse_block(pos, seat, b) is None:
                out.append(A_DISBAND + b)
        out.append(A_DONE)
        return out

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DISBAND:
            return self.refuse_block(pos, seat, operand)
        return None if verb == DONE else pos.not_now(verb)

    def refuse_block(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        if pos.side[block] != seat:
            return NOT_YOURS
        return None if pos.place[block] < SPACES else NOT_ON_MAP

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        if pos.events is not None:
            pos.note(seat, "disbanded", "8.5", {"space": SPACE_ID[pos.place[operand]]}, operand)
        to_pool(pos, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-disband", {"side": SIDES[self.seat]}


class Reset(Step[CivilWar]):
    """8.6, 5.2 Eliminated blocks stand up in the pools and may be raised again; a new year begins."""

    rule: ClassVar[str] = "8.6"

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        for b in range(BLOCKS):
            if pos.place[b] == OPEN:
                pos.put(b, POOL)
                pos.lay_down(b)
        pos.year += 1
        return True
