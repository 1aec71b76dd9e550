"""5.3, 5.4 After a phase: momentum, its second roll, and trumps by which leaders come before their time."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import MOMENTUM, PASS, REACTIVATE, TRUMP, act
from .charts import ELEPHANT_LEADER, REACTIVATION, TURN_ENDS
from .command import (
    beast_of,
    enlisted,
    has_rank,
    is_held,
    leader_in_zoc,
    refuse_deed,
    refuse_unit,
    ways_of,
)
from .hexes import OFF, SIX
from .line_commands import near_at_start
from .markers import phases_known, phases_of
from .marks import (
    ABSENT,
    FOUGHT,
    KILLED,
    LEADER_DONE,
    LINE_FIRST,
    MUST_CHECK,
    NO_CHECK,
    NO_MOMENTUM,
    STARTED,
    STUCK,
)
from .orders import begin_phase, end_phase
from .position import NOBODY, Battlefield
from .records import ELITE, FIRST, MOMENTUM_PHASE, REACTIVATED
from .standing import NO_TRUMP, NOTHING

TWO_PHASES: Final = Refusal("6.58", "commander-has-two-phases")
NOT_YOURS: Final = Refusal("5.42", "trump-by-own-leader")
NOT_READY: Final = Refusal("5.45", "leader-was-active-or-is-finished")
NOT_PRESENT: Final = Refusal("5.13", "leader-cannot-be-activated")
LOWER: Final = Refusal("5.42", "counter-by-equal-or-higher")
NOT_HIGHER: Final = Refusal("5.41", "trump-by-higher-only")
ONE_ATTEMPT: Final = Refusal("5.43", "one-trump-for-an-activation")
CANNOT_ACT: Final = Refusal("5.46", "trumper-could-do-nothing")
CANNOT_ATTACK: Final = Refusal("5.47", "trumper-in-zoc-could-not-attack")
NOT_TO_REACTIVATE: Final = Refusal("5.33", "nobody-to-reactivate")

RUNNING: Final = 0  # the phase is not over
ASKING: Final = 1
DOOM: Final = 9  # 5.33 a natural 9


# -- who is ready --------------------------------------------------------------------------------------------


def is_present(pos: Battlefield, leader: int) -> bool:
    """5.11 Whether a leader is there to be activated: on the map, due to come, or on an elephant (4.81)."""
    role = pos.role[leader]
    if role & KILLED:
        return False
    if pos.field.rank[leader] == ELEPHANT_LEADER:
        return beast_of(pos, leader) != NOBODY
    return pos.at[leader] != OFF or (role & ABSENT != 0 and pos.is_due(leader))


def is_ready(pos: Battlefield, leader: int) -> bool:
    """5.13, 5.45 Whether a leader can still be activated in this turn."""
    return not pos.role[leader] & (LEADER_DONE | STARTED) and is_present(pos, leader)


def finish(pos: Battlefield, leader: int, rule: str) -> None:
    """5.15 A leader is finished for this turn."""
    if not pos.role[leader] & LEADER_DONE:
        pos.role[leader] |= LEADER_DONE
        if pos.events is not None:
            pos.emit("leader-finished", rule, {"leader": pos.field.leader_id[leader]})


# -- a phase and what follows it -----------------------------------------------------------------------------


def start_phase(pos: Battlefield, leader: int, kind: int, duty: bool) -> None:
    """5.2, 5.28 A leader has an orders phase; what comes after it waits below."""
    pos.steps.append(AfterPhase(pos.field.leader_side[leader], leader, kind, RUNNING))
    begin_phase(pos, leader, kind, duty)


def has_acted(pos: Battlefield) -> bool:
    """5.15, 5.31 Whether the active leader gave an order or had units attack: or else he has passed."""
    phase = pos.in_phase()
    if phase.orders or phase.commands:
        return True
    return has_attacked(pos)


def has_attacked(pos: Battlefield) -> bool:
    """5.27 Whether the active leader has used his range to have units attack."""
    for mark in pos.mark:
        if mark & (MUST_CHECK | NO_CHECK | FOUGHT):
            return True
    return False


class AfterPhase(SeatStep[Battlefield]):
    """5.28, 5.3 A phase is over: its leader may try for momentum, or is finished.

    While a hidden marker may forbid a commander his third phase (6.58), his side is asked all the same.
    """

    rule: ClassVar[str] = "5.31"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, leader: int, kind: int, stage: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.kind = kind
        self.stage = stage

    def clone(self) -> AfterPhase:
        return AfterPhase(self.seat, self.leader, self.kind, self.stage)

    def resolve(self, pos: Battlefield) -> bool:
        if self.stage == ASKING:
            return False
        phase = pos.in_phase()
        acted, held, ranged = has_acted(pos), phase.held, phase.ranged
        end_phase(pos)
        self.stage = ASKING
        if pos.role[self.leader] & KILLED:
            pos.steps.pop()
        elif self.kind == ELITE:
            pos.steps.pop()
            if ranged:
                finish(pos, self.leader, "5.27")
        elif not acted and self.kind == FIRST and is_held(pos, self.leader):
            pos.steps.pop()
            step_aside(pos, self.leader)
        elif not acted or held or not may_try(pos, self.leader, self.kind):
            pos.steps.pop()
            finish(pos, self.leader, "5.27" if ranged else "5.15")
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(MOMENTUM), act(PASS)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != MOMENTUM:
            return pos.not_now(verb)
        return None if pos.phases[self.leader] < phases_of(pos, self.leader) else TWO_PHASES

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            finish(pos, self.leader, "5.15")
        else:
            roll(pos, self.leader)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "leader": pos.field.leader_id[self.leader]}
        return "prompt-momentum", {**args, "count": pos.initiative(self.leader)}


def may_try(pos: Battlefield, leader: int, kind: int) -> bool:
    """5.14, 5.31, 5.34, 4.83 Whether a leader may try for momentum, as far as everybody knows."""
    if kind == REACTIVATED or pos.role[leader] & (NO_MOMENTUM | LEADER_DONE):
        return False
    if pos.field.rank[leader] == ELEPHANT_LEADER or leader_in_zoc(pos, leader):
        return False
    return pos.phases[leader] < phases_known(pos, leader)


def step_aside(pos: Battlefield, leader: int) -> None:
    """5.27 A leader in an enemy's zone of control does nothing: he may act later, but without momentum."""
    pos.role[leader] = pos.role[leader] & ~STARTED | STUCK | NO_MOMENTUM
    if pos.events is not None:
        pos.emit("leader-waits", "5.27", {"leader": pos.field.leader_id[leader]})


# -- 5.32, 5.33 the roll -------------------------------------------------------------------------------------


def roll(pos: Battlefield, leader: int) -> None:
    """5.32, 5.33 A leader tries for another phase; a natural 9 is rolled for again."""
    die, need = pos.die(), pos.initiative(leader)
    success = die <= need and die != DOOM
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "die": die, "need": need}
        pos.emit("momentum", "5.32", {**args, "success": "yes" if success else "no"})
    if success:
        pos.steps.append(CounterTrump(1 - pos.field.leader_side[leader], leader, MOMENTUM_PHASE))
        return
    finish(pos, leader, "5.32")
    if die == DOOM:
        second_roll(pos, leader)


def second_roll(pos: Battlefield, leader: int) -> None:
    """5.33 The die of doom: the enemy may reactivate a leader, or the turn ends, or nothing more happens."""
    die = pos.die()
    result = pos.charts.doom[die]
    if pos.events is not None:
        pos.emit("doom", "5.33", {"leader": pos.field.leader_id[leader], "die": die})
    if result == REACTIVATION:
        pos.steps.append(Reactivation(1 - pos.field.leader_side[leader]))
    elif result == TURN_ENDS:
        pos.end_activations()


class Reactivation(SeatStep[Battlefield]):
    """5.33 The enemy may activate any of his leaders, finished or not, for one phase."""

    rule: ClassVar[str] = "5.33"

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        ops = [field.op_of_leader[leader] for leader in range(field.leaders)]
        return [*[act(REACTIVATE, op) for op in ops], act(PASS)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != REACTIVATE:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        if leader == NOBODY or pos.field.leader_side[leader] != seat or not is_present(pos, leader):
            return NOT_TO_REACTIVATE
        return None

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == REACTIVATE:
            leader = pos.field.leader_of_op[operand]
            pos.role[leader] &= ~(LEADER_DONE | LINE_FIRST)
            start_phase(pos, leader, REACTIVATED, False)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-reactivate", {"seat": pos.seats[self.seat]}


# -- 5.4 trumps ----------------------------------------------------------------------------------------------


def refuse_trump(pos: Battlefield, seat: int, leader: int) -> Refusal | None:
    """5.45 to 5.47 Why a leader cannot trump at all: he was active, or could not act as he would have to."""
    if leader == NOBODY or pos.field.leader_side[leader] != seat:
        return NOT_YOURS
    if not is_present(pos, leader):
        return NOT_PRESENT
    if not is_ready(pos, leader):
        return NOT_READY
    if is_held(pos, leader):
        return None if pos.can_designate(leader) else CANNOT_ATTACK
    return None if could_act(pos, leader) else CANNOT_ACT


def could_act(pos: Battlefield, leader: int) -> bool:
    """5.46 Whether a leader has somebody who could move, fire or attack for him."""
    field = pos.field
    if field.rank[leader] == ELEPHANT_LEADER or pos.at[leader] == OFF:
        return True
    if has_unit_beside(pos, leader):
        return True
    ways = ways_of(pos, leader)
    for unit in field.orders_members[leader]:
        if pos.hex[unit] != OFF and refuse_unit(pos, leader, unit, ways) is None:
            if refuse_deed(pos, unit) is None:
                return True
    near = near_at_start(pos, leader)
    for line in range(field.lines):
        if field.line_side[line] != field.leader_side[leader] or not has_rank(pos, leader, line):
            continue
        if near & enlisted(pos, leader, line):
            return True
    return pos.can_designate(leader)


def has_unit_beside(pos: Battlefield, leader: int) -> bool:
    """5.46 Whether a leader has a unit to order with him or next to him: no range is measured for that."""
    here = pos.at[leader]
    for place in [here, *[pos.field.near[here * SIX + side] for side in range(SIX)]]:
        for unit in pos.stack(place) if place != OFF else []:
            if refuse_unit(pos, leader, unit) is None and refuse_deed(pos, unit) is None:
                return True
    return False


def try_trump(pos: Battlefield, leader: int, rule: str) -> bool:
    """5.41, 5.42 A leader tries to come before his time; who fails is finished (5.44)."""
    die, need = pos.die(), pos.initiative(leader)
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "die": die, "need": need}
        pos.emit("trump", rule, {**args, "success": "yes" if die <= need else "no"})
    if die <= need:
        return True
    finish(pos, leader, "5.44")
    return False


def bypass(pos: Battlefield, leader: int) -> None:
    """5.44 Whom a trump has passed over may still be activated, but gets no momentum."""
    need = pos.initiative(leader)
    passed: list[str] = []
    for other in range(pos.field.leaders):
        if other == leader or not is_ready(pos, other) or pos.initiative(other) > need:
            continue
        if not pos.role[other] & NO_MOMENTUM:
            pos.role[other] |= NO_MOMENTUM
            passed.append(pos.field.leader_id[other])
    if passed and pos.events is not None:
        pos.emit("bypassed", "5.44", {"leaders": passed})


def trumps_in(pos: Battlefield, leader: int) -> None:
    """5.41, 5.46 A leader who trumped has his phase, and must do something in it."""
    bypass(pos, leader)
    start_phase(pos, leader, FIRST, True)


class CounterTrump(Step[Battlefield]):
    """5.42 The enemy may trump a trump, or momentum, with a leader of equal or higher initiative."""

    rule: ClassVar[str] = "5.42"

    def __init__(self, seat: int, leader: int, kind: int) -> None:
        self.seat = seat  # who may answer
        self.leader = leader
        self.kind = kind  # FIRST if he trumped

    def owners(self, pos: Battlefield) -> int:
        return 1 << self.seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        ops = [
            field.op_of_leader[leader] for leader in range(field.leaders) if field.leader_side[leader] == seat
        ]
        return [*[act(TRUMP, op) for op in ops], act(PASS)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != TRUMP:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        if leader == NOBODY or pos.field.leader_side[leader] != seat:
            return NOT_YOURS
        if pos.initiative(leader) < pos.initiative(self.leader):
            return LOWER
        return refuse_trump(pos, seat, leader)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == TRUMP:
            leader = pos.field.leader_of_op[operand]
            if try_trump(pos, leader, "5.42"):
                finish(pos, self.leader, "5.15")
                trumps_in(pos, leader)
                return
        if self.kind == FIRST:
            trumps_in(pos, self.leader)
        else:
            start_phase(pos, self.leader, MOMENTUM_PHASE, False)

    def standing(self, pos: Battlefield, seat: int, order: str) -> int:
        return act(PASS) if order in (NO_TRUMP, NOTHING) else -1

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "leader": pos.field.leader_id[self.leader]}
        return "prompt-counter-trump", {**args, "count": pos.initiative(self.leader)}
