"""3.2 The election of consuls in the second stage of a year; 12.3 a consul who stays as proconsul."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import CONSUL, PASS, PLACE, SHIFT
from .board import NOBODY, ROME
from .dictator import step_down
from .leaders import capital_place
from .options import PROCONSULS
from .position import POOL, War

NOT_OUTGOING: Final = Refusal("3.2", "not-an-outgoing-consul")
NOT_YOUR_CONSUL: Final = Refusal("10.1", "not-your-consul")
ONLY_ROMA: Final = Refusal("3.2", "consuls-at-roma-or-in-office")
NOT_OF_LAST_YEAR: Final = Refusal("12.3", "not-a-consul-of-last-year")


def draw_consuls(pos: War) -> list[int]:
    """3.2 The consuls of a year, drawn from those who are at hand."""
    pool = [leader for leader in pos.board.consuls if pos.at[leader] == POOL]
    pos.dice.shuffle(pool)
    pos.barrier += 1
    drawn = pool[: int(pos.board.rules["consuls"]["number"])]
    if pos.events is not None:
        pos.emit("consuls-elected", "3.2", {"leaders": [pos.board.leader_id[leader] for leader in drawn]})
    return drawn


class Elections(Step[War]):
    """3.2 In the second stage of a year new consuls are drawn, and take the places of the old ones or come to
    Roma; only then do the old ones go back to the pool."""

    rule: ClassVar[str] = "3.2"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        scenario = pos.scenario
        drawn_already = scenario.draw_consuls and pos.year == 0 and pos.stage == scenario.stage
        if not pos.board.consul_stage[pos.stage] or drawn_already:
            return True
        last_year = [leader for leader in pos.consuls if pos.at[leader] >= 0]
        outgoing = last_year[:]
        if pos.proconsul != NOBODY:
            outgoing.append(pos.proconsul)
            pos.proconsul = NOBODY
        drawn = draw_consuls(pos)
        pos.steps.append(Farewell(outgoing, drawn))
        seats = pos.seats_of[ROME]
        for number in range(len(drawn) - 1, -1, -1):
            pos.steps.append(NewConsul(seats[min(number, len(seats) - 1)], drawn[number], last_year))
        if pos.option(PROCONSULS):
            pos.steps.append(Prorogation(seats, last_year))
        return True


class NewConsul(SeatStep[War]):
    """3.2 A new consul takes the place of one who leaves, or comes to Roma; 10.1 each player has his own."""

    rule: ClassVar[str] = "3.2"

    def __init__(self, seat: int, consul: int, outgoing: list[int]) -> None:
        super().__init__(seat)
        self.consul = consul
        self.outgoing = outgoing[:]  # those whose place may still be taken

    def clone(self) -> NewConsul:
        return NewConsul(self.seat, self.consul, self.outgoing)

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CONSUL << SHIFT | leader for leader in sorted(self.outgoing)] + [self.roma(pos)]

    def roma(self, pos: War) -> int:
        return PLACE << SHIFT | pos.board.muster[ROME]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PLACE:
            return None if operand == pos.board.muster[ROME] else ONLY_ROMA
        if verb != CONSUL:
            return pos.not_now(verb)
        if operand not in self.outgoing or pos.at[operand] < 0:
            return NOT_OUTGOING
        return None if pos.follows(seat, operand) else NOT_YOUR_CONSUL

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        place = capital_place(pos, ROME) if verb == PLACE else pos.at[operand]
        if verb == CONSUL:
            for step in pos.steps:
                if isinstance(step, NewConsul):
                    step.outgoing = [leader for leader in step.outgoing if leader != operand]
        pos.at[self.consul] = place
        pos.holder[self.consul] = pos.holder_for(seat)
        pos.claim(place)
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "leader": pos.board.leader_id[self.consul]}
            pos.emit("consul-placed", "3.2", {**args, "field": pos.board.field_name(place)})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "leader": pos.board.leader_id[self.consul]}
        return "prompt-consul", args


class Farewell(Step[War]):
    """3.2, 12.3 The consuls of last year, and the proconsul, leave the board; the new ones are in office."""

    rule: ClassVar[str] = "3.2"

    def __init__(self, outgoing: list[int], drawn: list[int]) -> None:
        self.outgoing = outgoing
        self.drawn = drawn

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        for leader in self.outgoing:
            if leader == pos.proconsul or pos.at[leader] < 0:
                continue
            place = pos.at[leader]
            pos.at[leader] = POOL
            pos.tired[leader] = 0
            pos.release(place)
            if leader == pos.dictator:
                step_down(pos)
        pos.consuls = self.drawn[:]
        return True


class Prorogation(Step[War]):
    """12.3 One player of Rome may try to keep one consul of last year as proconsul: a die of 6 or more."""

    rule: ClassVar[str] = "12.3"

    def __init__(self, waiting: list[int], consuls: list[int]) -> None:
        self.waiting = waiting[:]  # the players who may still try
        self.consuls = consuls[:]

    def clone(self) -> Prorogation:
        return Prorogation(self.waiting, self.consuls)

    def resolve(self, pos: War) -> bool:
        while self.waiting:
            if [leader for leader in self.consuls if pos.follows(self.waiting[0], leader)]:
                return False
            self.waiting.pop(0)
        pos.steps.pop()
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.waiting[0]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CONSUL << SHIFT | leader for leader in sorted(self.consuls)] + [PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != CONSUL:
            return pos.not_now(verb)
        if operand not in self.consuls:
            return NOT_OF_LAST_YEAR
        return None if pos.follows(seat, operand) else NOT_YOUR_CONSUL

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        self.waiting.pop(0)
        if verb == PASS:
            return
        self.waiting = []
        board = pos.board
        roll = pos.dice.roll(int(board.rules["battle"]["sides_of_the_die"]))
        pos.barrier += 1
        if roll >= int(board.rules["proconsul"]["from"]):
            pos.proconsul = operand
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "leader": board.leader_id[operand], "rolls": [roll]}
            success = "yes" if pos.proconsul == operand else "no"
            pos.emit("prorogation", "12.3", {**args, "success": success})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-proconsul", {"seat": pos.seats[self.waiting[0]]}
