"""20.6 The relief of a city: those inside join the battle with a sortie, as many as the player likes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import (
    A_DONE,
    A_ELEPHANTS,
    A_JOIN,
    A_PASS,
    A_SORTIE,
    A_WALLS,
    DONE,
    ELEPHANTS,
    JOIN,
    PASS,
    SORTIE,
    WALLS,
)
from .army import consul_refusal, elephants_at, no_groups, store
from .command import ask_commander
from .kinds import SIDES
from .position import SPENT, BattleStep, PunicWar, Stage, of_bits
from .records import GENERALS_FROM, HERDED, TOOK, Sortie

NUMBER_CHANGED: Final = Refusal("20.6", "sortie-number-changed")
NOBODY_GOES: Final = Refusal("20.6", "sortie-nobody-goes")
SAME_NUMBER: Final = Refusal("20.6", "sortie-same-number")
HERD_CHANGED: Final = Refusal("20.6", "sortie-elephants-changed")
HERD_INSIDE: Final = Refusal("20.6", "sortie-elephants-inside")
NOT_INSIDE: Final = Refusal("20.6", "sortie-not-inside")
STAYS_ALREADY: Final = Refusal("20.6", "sortie-stays-already")


class Preparation(BattleStep):
    """14.5 What comes before the cards are dealt."""

    rule: ClassVar[str] = "14.5"
    stage: ClassVar[Stage] = "preparation"


class Relieve(Preparation):
    """20.6 An army that comes to the relief of a city may be joined by those inside."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        if battle.sortie is None and pos.cus[battle.active][battle.space + pos.board.walls] > 0:
            pos.steps.append(Relief())
        return True


class Relief(Preparation):
    """20.6 Those inside join the battle, or stay where they are."""

    rule: ClassVar[str] = "20.6"

    def owners(self, pos: PunicWar) -> int:
        return 1 << pos.fought().active

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_SORTIE, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == SORTIE or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == SORTIE:
            pos.steps.append(SallyOut(seat, 0, 0, 0, 0))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        return "prompt-relief", {"side": SIDES[battle.active], "space": pos.board.space_id[battle.space]}


class SallyOut(SeatStep[PunicWar]):
    """20.6 Who of those inside makes the sortie: all, but for those who are told to stay."""

    rule: ClassVar[str] = "20.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, staying: int, herd: int, generals: int, changed: int) -> None:
        super().__init__(seat)
        self.staying = staying  # CUs
        self.herd = herd  # elephants among them
        self.generals = generals  # as bits
        self.changed = changed  # so that nothing is changed twice, as bits

    def clone(self) -> SallyOut:
        return SallyOut(self.seat, self.staying, self.herd, self.generals, self.changed)

    def inside(self, pos: PunicWar) -> int:
        """The place inside the walls."""
        return pos.fought().space + pos.board.walls

    def consuls(self, pos: PunicWar, staying: int, generals: int) -> Refusal | None:
        """18.1 No consul of theirs is willingly left with fewer than 5 CUs, inside or outside."""
        inside = self.inside(pos)
        there = pos.generals_at(self.seat, inside)
        going = [g for g in there if not generals >> g & 1]
        rest = [g for g in there if generals >> g & 1]
        count = pos.cus[self.seat][inside] - staying + pos.cus[self.seat][pos.fought().space]
        return consul_refusal(pos, going, count, staying, rest, staying)

    def number_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        if self.changed & TOOK:
            return NUMBER_CHANGED
        if count == self.staying:
            return SAME_NUMBER
        if count >= pos.cus[self.seat][self.inside(pos)]:
            return NOBODY_GOES
        return self.consuls(pos, count, self.generals)

    def least_herd(self, pos: PunicWar, staying: int) -> int:
        """How many of those who stay are elephants at least."""
        inside = self.inside(pos)
        beasts = elephants_at(pos, self.seat, inside)
        return max(0, staying - (pos.cus[self.seat][inside] - beasts))

    def elephants_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        if self.changed & HERDED or count == self.herd:
            return HERD_CHANGED
        most = min(self.staying, elephants_at(pos, self.seat, self.inside(pos)))
        return None if self.least_herd(pos, self.staying) <= count <= most else HERD_INSIDE

    def general_refusal(self, pos: PunicWar, general: int) -> Refusal | None:
        if pos.at[general] != self.inside(pos) or pos.board.general_side[general] != self.seat:
            return NOT_INSIDE
        if self.generals >> general & 1:
            return STAYS_ALREADY
        return self.consuls(pos, self.staying, self.generals | 1 << general)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        size = board.capacity[pos.fought().space]
        out = [A_ELEPHANTS + n for n in range(board.elephants + 1) if self.elephants_refusal(pos, n) is None]
        out += [A_JOIN + g for g in range(board.generals) if self.general_refusal(pos, g) is None]
        out += [A_WALLS + n for n in range(size + 1) if self.number_refusal(pos, n) is None]
        return [*out, A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == WALLS:
            return self.number_refusal(pos, operand)
        if verb == ELEPHANTS:
            return self.elephants_refusal(pos, operand)
        return self.general_refusal(pos, operand) if verb == JOIN else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            self.sally(pos)
        elif verb == WALLS:
            self.changed |= TOOK
            self.staying = operand
            self.herd = self.least_herd(pos, operand)
        elif verb == ELEPHANTS:
            self.changed |= HERDED
            self.herd = operand
        else:
            self.changed |= 1 << (GENERALS_FROM + operand)
            self.generals |= 1 << operand

    def sally(self, pos: PunicWar) -> None:
        """20.6 They come out, and can do nothing more with this card."""
        battle, seat, inside = pos.fought(), self.seat, self.inside(pos)
        count = pos.cus[seat][inside] - self.staying
        beasts = elephants_at(pos, seat, inside) - self.herd
        generals = [g for g in pos.generals_at(seat, inside) if g not in of_bits(self.generals)]
        battle.sortie = Sortie(count, beasts, generals)
        pos.take_away(seat, inside, count, beasts)
        pos.add(seat, battle.space, count, beasts)
        for g in generals:
            pos.at[g] = battle.space
            pos.walked[g] = SPENT
        for tired, size in ((pos.fatigue, count - beasts), (pos.weary, beasts)):
            fought = no_groups()
            fought[SPENT] = size
            store(tired, battle.space, fought)
        if pos.events is not None:
            pos.emit("sortie", "20.6", {"side": SIDES[seat], "space": pos.board.space_id[battle.space]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.board.space_id[pos.fought().space]
        return "prompt-sally", {"side": SIDES[self.seat], "space": space, "count": self.staying}


class TakeCommand(Preparation):
    """12.6, 20.6 Where two forces of the attacker come together, their owner says who commands."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        sortie = battle.sortie
        if sortie is not None and sortie.count < pos.cus[battle.active][battle.space]:
            ask_commander(pos, battle.active, battle.space)
        return True
