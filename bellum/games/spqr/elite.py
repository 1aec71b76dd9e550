"""5.5 Elite initiative: an elite commander has one phase, or gives it away, before all others."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import GIVE_PHASE, PASS, act
from .charts import ELEPHANT_LEADER
from .command import LEADS_A_LINE_ONLY, chief, is_chief, with_chief
from .hexes import OFF
from .momentum import start_phase
from .position import NOBODY, Battlefield
from .records import ELITE

NOT_YOURS: Final = Refusal("5.51", "elite-phase-of-own-leader")
NOT_ON_MAP: Final = Refusal("5.51", "elite-phase-on-the-map")
OUT_OF_RANGE: Final = Refusal("5.51", "not-in-range-of-elite-commander")


def elite_seats(pos: Battlefield) -> list[int]:
    """5.51 The sides whose commander is elite, and on the map."""
    return [
        seat
        for seat in range(len(pos.seats))
        if pos.field.elite_oc[seat]
        and chief(pos, seat) == pos.field.oc[seat]
        and pos.at[pos.field.oc[seat]] != OFF
    ]


class ElitePhase(Step[Battlefield]):
    """5.5 Before all others act, an elite commander or a leader of his choice has one orders phase."""

    rule: ClassVar[str] = "5.51"

    def __init__(self, seat: int) -> None:
        self.seat = seat  # NOBODY until it is known who has it

    def clone(self) -> ElitePhase:
        return ElitePhase(self.seat)

    def resolve(self, pos: Battlefield) -> bool:
        if self.seat == NOBODY:
            seats = elite_seats(pos)
            self.seat = contest(pos) if len(seats) > 1 else seats[0] if seats else NOBODY
            if self.seat == NOBODY:
                pos.steps.pop()
                return True
        return False

    def owners(self, pos: Battlefield) -> int:
        return 1 << self.seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        ops = [
            field.op_of_leader[leader] for leader in range(field.leaders) if field.leader_side[leader] == seat
        ]
        return [*[act(GIVE_PHASE, op) for op in ops], act(PASS)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != GIVE_PHASE:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        if leader == NOBODY or pos.field.leader_side[leader] != seat:
            return NOT_YOURS
        if pos.field.rank[leader] == ELEPHANT_LEADER:
            return LEADS_A_LINE_ONLY
        if pos.at[leader] == OFF:
            return NOT_ON_MAP
        if pos.turn == 1 or is_chief(pos, leader) or with_chief(pos, leader):
            return None
        return OUT_OF_RANGE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == GIVE_PHASE:
            start_phase(pos, pos.field.leader_of_op[operand], ELITE, False)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-elite", {"seat": pos.seats[self.seat]}


def contest(pos: Battlefield) -> int:
    """5.53 Both commanders are elite: die and initiative decide, and a tie gives the phase to nobody."""
    totals: list[int] = []
    for seat in range(len(pos.seats)):
        leader = pos.field.oc[seat]
        die = pos.die()
        totals.append(die + pos.initiative(leader))
        if pos.events is not None:
            args = {"leader": pos.field.leader_id[leader], "die": die, "total": totals[seat]}
            pos.emit("elite-roll", "5.53", args)
    if totals[0] == totals[1]:
        return NOBODY
    return 0 if totals[0] > totals[1] else 1
