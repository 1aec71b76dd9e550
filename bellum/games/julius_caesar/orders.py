"""2.2, 6.0 Orders: what a card lets a player do, and 7.3 the declaration of the main attack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_MAIN, A_SURPRISE, MAIN, SURPRISE
from .board import (
    APOLLO,
    CARD_ID,
    EDGE_BETWEEN,
    EDGE_ENDS,
    EVENTS,
    JUPITER,
    LEVIES,
    MARS,
    MOVES,
    NEPTUNE,
    SIDES,
    SPACE_ID,
    SPACES,
    VULCAN,
)
from .campaign import copied
from .gods import Jupiter, Vulcan
from .levy import Levy
from .move import Move
from .position import CivilWar

NOT_AN_ATTACK_ROAD: Final = Refusal("7.3", "not-an-attack-road")
NOT_NOW_MAIN: Final = Refusal("7.3", "not-now")
NOT_YOUR_ATTACK: Final = Refusal("2.1", "not-your-attack")
NOT_NOW_SURPRISE: Final = Refusal("2.1", "not-now")


class Orders(Step[CivilWar]):
    """2.2, 6.0 One player's orders: his card's moves and then its levies, or its event."""

    rule: ClassVar[str] = "6.0"

    def __init__(self, seat: int, card: int, stage: int) -> None:
        self.seat = seat
        self.card = card
        self.stage = stage

    def clone(self) -> Orders:
        return Orders(self.seat, self.card, self.stage)

    def resolve(self, pos: CivilWar) -> bool:
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            self.begin(pos)
        elif stage == 1:
            self.execute(pos)
        elif stage == 2:
            self.declare(pos)
        elif stage == 3:
            if self.card == MARS or self.card == NEPTUNE:
                pos.steps.append(Surprise(self.seat))
        elif stage == 4:
            if self.card >= EVENTS:
                pos.steps.append(Levy(self.seat, LEVIES[self.card]))
        else:
            pos.steps.pop()
        return True

    def begin(self, pos: CivilWar) -> None:
        """2.1 Apollo becomes the card that the enemy played in the turn before."""
        if self.card != APOLLO:
            return
        self.card = copied(pos, self.seat)
        if self.card < 0:
            self.stage = 5
        if pos.events is not None:
            if self.card < 0:
                pos.emit("apollo-nothing", "2.1", {"side": SIDES[self.seat]})
            else:
                pos.emit("apollo", "2.1", {"side": SIDES[self.seat], "card": CARD_ID[self.card]})

    def execute(self, pos: CivilWar) -> None:
        """2.2 The moves of a command card, or the event."""
        pos.voyages = []
        pos.carrying = []
        if self.card == JUPITER:
            pos.steps.append(Jupiter(self.seat))
        elif self.card == VULCAN:
            pos.steps.append(Vulcan(self.seat))
        else:
            points = MOVES[self.card] if self.card >= EVENTS else 1
            pos.steps.append(Move(self.seat, self.card, points, [], self.card >= EVENTS))

    def declare(self, pos: CivilWar) -> None:
        """7.3 Every attack over one road is a main attack; over more, the attacker says which."""
        for space, side in pos.attacker.items():
            if side == self.seat and space not in pos.main:
                edges = attack_edges(pos, side, space)
                if len(edges) == 1:
                    pos.main[space] = edges[0]
                else:
                    pos.steps.append(MainAttack(self.seat, space))


def attack_edges(pos: CivilWar, side: int, space: int) -> list[int]:
    """6.12 The roads and borders over which a side entered a contested space this turn."""
    return sorted(key >> 1 for key, to in pos.into.items() if to == space and key & 1 == side)


class MainAttack(SeatStep[CivilWar]):
    """7.3 The attacker declares which road is the main attack; the other blocks are reserves."""

    rule: ClassVar[str] = "7.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        out = []
        for edge in attack_edges(pos, seat, self.space):
            a, b = EDGE_ENDS[edge]
            out.append(A_MAIN + (b if a == self.space else a))
        return sorted(out)

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != MAIN:
            return NOT_NOW_MAIN
        return None if A_MAIN + operand in self.legal(pos, seat) else NOT_AN_ATTACK_ROAD

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.main[self.space] = EDGE_BETWEEN[operand * SPACES + self.space]
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": SPACE_ID[self.space], "from": SPACE_ID[operand]}
            pos.emit("main-attack", "7.3", args)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-main", {"side": SIDES[self.seat], "space": SPACE_ID[self.space]}


class Surprise(SeatStep[CivilWar]):
    """2.1 Mars and Neptune: the attacker says in which of his battles he strikes by surprise."""

    rule: ClassVar[str] = "2.1"

    def resolve(self, pos: CivilWar) -> bool:
        if self.attacks(pos):
            return False
        pos.steps.pop()
        return True

    def attacks(self, pos: CivilWar) -> list[int]:
        """The spaces that this player attacks."""
        return sorted(space for space, side in pos.attacker.items() if side == self.seat)

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_SURPRISE + space for space in self.attacks(pos)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != SURPRISE:
            return NOT_NOW_SURPRISE
        return None if pos.attacker.get(operand, -1) == seat else NOT_YOUR_ATTACK

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.surprise = operand
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("surprise", "2.1", {"side": SIDES[seat], "space": SPACE_ID[operand]})

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-surprise", {"side": SIDES[self.seat]}
