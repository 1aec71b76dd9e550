"""5.2 The orders phase: what an active leader tells his units to do, one by one or line by line."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    DONE,
    EXTEND,
    LEAD,
    LINE,
    ORDER,
    RALLY,
    RECOVER,
    REGROUP,
    REPLACE,
    RESTACK,
    UNIT,
    act,
)
from .arrivals import (
    is_due,
    order_arrival,
    order_leader_arrival,
    refuse_arrival,
    refuse_leader_arrival,
    refuse_regroup,
    regroup,
    waits,
)
from .command import (
    elephant_of,
    give_order,
    herd_at,
    is_chief,
    is_driven,
    note_zone,
    orders_left,
    refuse_deed,
    refuse_leader,
    refuse_unit,
    strategy,
    ways_of,
)
from .hexes import OFF, SIX
from .leaders import refuse_follow, refuse_lead, refuse_replace, replace, start_leader
from .line_commands import (
    ROLL_FAILED_NOW,
    ROLL_SUCCEEDED,
    choices,
    near_at_start,
    needs_roll,
    refuse_line,
    roll_modifier,
)
from .lines import members_of
from .manoeuvre import ahead, step
from .marching import refuse_step
from .markers import hidden, reveal
from .marks import (
    ABSENT,
    ELITE_PHASE,
    FIRED_NOW,
    FOR_A_PHASE,
    KILLED,
    LINE_FIRST,
    MOVED,
    MOVED_NOW,
    ORDERED,
    ROUTED,
    SHOT,
    STARTED,
    USED,
    WAITING,
)
from .options import ELEPHANT_COMMAND
from .paces import allowance
from .position import NOBODY, Battlefield
from .records import BY_LINE, BY_ORDER, ELITE, LINES, MOMENTUM_PHASE, REACTIVATED, March, Phase
from .recovery import (
    have_recover,
    rally,
    refuse_rally,
    refuse_recovery,
    refuse_restack,
    restack,
)

HERD_GOES: Final = Refusal("4.82", "all-driven-elephants-go")
MUST_ACT: Final = Refusal("5.46", "who-trumps-must-act")
NOT_IN_LINE: Final = Refusal("4.24", "not-in-this-line")
NOT_THAT_LINE: Final = Refusal("4.24", "choose-one-of-the-lines")

# Where the steps of a phase stand.
CHOOSING: Final = 0
OBEYING: Final = 1  # a unit carries out its order
FIGHTING: Final = 2  # 5.28 the orders are given


# -- 5.2 a phase begins and ends -----------------------------------------------------------------------------


def begin_phase(pos: Battlefield, leader: int, kind: int, duty: bool) -> None:
    """5.11, 5.21, 6.59 A leader is active: what lies under him shows, and he can give his orders."""
    pos.active = leader
    pos.role[leader] |= ELITE_PHASE if kind == ELITE else STARTED
    if kind != REACTIVATED:
        pos.phases[leader] += 1
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "number": pos.phases[leader]}
        pos.emit("activated", "5.11", {**args, "kind": KINDS[kind]})
    reveal(pos, leader)
    if is_chief(pos, leader) and pos.phases[leader] > pos.charts.phases_prearranged:
        for other in hidden(pos, pos.field.leader_side[leader]):
            reveal(pos, other)  # 6.58 a third phase says that none of them is an order
    pos.phase = Phase(leader, kind)
    pos.phase.duty = duty
    pos.phase.near = near_at_start(pos, leader)
    note_zone(pos)
    pos.phase.herd = herd_at(pos, leader)
    pos.steps.append(Orders(CHOOSING, NOBODY, OFF, OFF))


KINDS: Final[list[str]] = ["first", "momentum", "elite", "reactivation"]


def end_phase(pos: Battlefield) -> None:
    """6.13, 4.81 A phase is over: who moved in it has moved in this turn."""
    tamed = bool(pos.setting.options[ELEPHANT_COMMAND])
    for unit, mark in enumerate(pos.mark):
        if not mark & FOR_A_PHASE:
            continue
        if mark & MOVED_NOW:
            mark |= MOVED
        if tamed and mark & ORDERED and pos.field.elephant[unit]:
            mark |= USED
        pos.mark[unit] = mark & ~FOR_A_PHASE
    pos.phase = None
    pos.active = NOBODY


def is_gone(pos: Battlefield, leader: int) -> bool:
    """4.64 Whether the active leader has been killed."""
    return pos.role[leader] & KILLED != 0


def note_deed(pos: Battlefield, unit: int, start: int, other: int) -> None:
    """5.46 Whoever trumped has done his duty once a unit ends its move elsewhere, or has fired."""
    phase = pos.in_phase()
    if not phase.duty:
        return
    before = sorted([place for place in (start, other) if place != OFF])
    if pos.has(unit, FIRED_NOW) or sorted(pos.hexes_of(unit)) != before:
        phase.duty = False


# -- 5.22 individual orders ----------------------------------------------------------------------------------


class Orders(Step[Battlefield]):
    """5.2 The active leader gives individual orders or line commands, as many as he can and likes."""

    rule: ClassVar[str] = "5.2"

    def __init__(self, stage: int, unit: int, start: int, other: int) -> None:
        self.stage = stage
        self.unit = unit  # who obeys
        self.start = start  # where it stood
        self.other = other

    def clone(self) -> Orders:
        return Orders(self.stage, self.unit, self.start, self.other)

    def resolve(self, pos: Battlefield) -> bool:
        if self.stage == FIGHTING:
            pos.steps.pop()
            return True
        if self.stage == OBEYING:
            note_deed(pos, self.unit, self.start, self.other)
            self.stage = CHOOSING
        if is_gone(pos, pos.in_phase().leader):
            self.finish(pos)
            return True
        return False

    def owners(self, pos: Battlefield) -> int:
        return 1 << pos.field.leader_side[pos.in_phase().leader]

    # -- what may be done ------------------------------------------------------------------------------------

    def legal(self, pos: Battlefield, seat: int) -> list[int]:
        """5.22 The same as ``refuse`` lets pass; the leader's range is measured once for all units."""
        return sorted([*self.unit_orders(pos, seat), *super().legal(pos, seat)])

    def unit_orders(self, pos: Battlefield, seat: int) -> list[int]:
        """5.22 The orders that units can get."""
        phase, field = pos.in_phase(), pos.field
        if refuse_leader(pos) is not None:
            return []
        ways = ways_of(pos, phase.leader)
        groups: list[list[int]] = [[], [], [], []]
        for unit in field.orders_members[phase.leader]:
            mark, op = pos.mark[unit], field.op_of_unit[unit]
            if mark & WAITING and refuse_arrival(pos, unit) is None:
                groups[0].append(act(ORDER, op))
            if pos.hex[unit] == OFF or refuse_unit(pos, phase.leader, unit, ways) is not None:
                continue
            if refuse_deed(pos, unit) is None:
                groups[0].append(act(ORDER, op))
            if pos.hits[unit] and refuse_recovery(pos, unit) is None:
                groups[1].append(act(RECOVER, op))
            if mark & ROUTED and refuse_rally(pos, unit) is None:
                groups[2].append(act(RALLY, op))
            if field.roman_foot[unit] and refuse_restack(pos, unit) is None:
                groups[3].append(act(RESTACK, op))
        return [action for group in groups for action in group]

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        """All but the orders to units."""
        field = pos.field
        out = [act(LINE, line) for line in range(field.lines) if field.line_side[line] == seat]
        leaders = [leader for leader in range(field.leaders) if field.leader_side[leader] == seat]
        out += [act(LEAD, field.op_of_leader[leader]) for leader in leaders]
        out += [act(REPLACE, field.op_of_leader[leader]) for leader in leaders if pos.role[leader] & KILLED]
        return [*out, act(REGROUP), act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return MUST_ACT if self.owes_deed(pos, seat) else None
        if verb == LINE:
            return refuse_line(pos, operand)
        if verb == LEAD:
            return self.refuse_leader(pos, pos.field.leader_of_op[operand])
        if verb == REPLACE:
            return refuse_replace(pos, pos.field.leader_of_op[operand])
        if verb == REGROUP:
            return refuse_regroup(pos)
        return self.refuse_unit(pos, verb, operand)

    def refuse_unit(self, pos: Battlefield, verb: int, operand: int) -> Refusal | None:
        """5.22 Why a unit cannot get an order of this kind."""
        if verb not in (ORDER, RECOVER, RALLY, RESTACK):
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if verb == ORDER and waits(pos, unit):
            return refuse_arrival(pos, unit)
        refusal = refuse_leader(pos) or refuse_unit(pos, pos.in_phase().leader, unit)
        if refusal is not None:
            return refusal
        if verb == ORDER:
            return refuse_deed(pos, unit)
        if verb == RECOVER:
            return refuse_recovery(pos, unit)
        return refuse_rally(pos, unit) if verb == RALLY else refuse_restack(pos, unit)

    def refuse_leader(self, pos: Battlefield, leader: int) -> Refusal | None:
        """5.24, 2.6 Why a leader does not move, or come to the map."""
        if leader != NOBODY and pos.role[leader] & ABSENT and is_due(pos, leader):
            return refuse_leader_arrival(pos, leader)
        return refuse_lead(pos, leader)

    def owes_deed(self, pos: Battlefield, seat: int) -> bool:
        """5.46 Whether a leader who trumped still has to act, and can: or else he may have units attack."""
        phase = pos.in_phase()
        if not phase.duty or pos.can_designate(phase.leader):
            return False
        if any(action >> pos.table.shift == ORDER for action in self.unit_orders(pos, seat)):
            return True
        return any(refuse_line(pos, line) is None for line in range(pos.field.lines))

    # -- what is done ----------------------------------------------------------------------------------------

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        field = pos.field
        if verb == DONE:
            self.finish(pos)
        elif verb == LINE:
            command_line(pos, operand)
        elif verb == LEAD:
            leader = field.leader_of_op[operand]
            if pos.role[leader] & ABSENT:
                order_leader_arrival(pos, leader)
            else:
                start_leader(pos, leader)
        elif verb == REPLACE:
            replace(pos, field.leader_of_op[operand])
        elif verb == REGROUP:
            regroup(pos)
        else:
            self.play_unit(pos, verb, field.unit_of_op[operand])

    def play_unit(self, pos: Battlefield, verb: int, unit: int) -> None:
        """5.22 A unit gets its order."""
        if verb == RECOVER:
            have_recover(pos, unit)
        elif verb == RALLY:
            rally(pos, unit)
        elif verb == RESTACK:
            restack(pos, unit)
        else:
            self.stage, self.unit = OBEYING, unit
            self.start, self.other = pos.hex[unit], pos.half(unit)
            if waits(pos, unit):
                order_arrival(pos, unit)
            else:
                give_order(pos, unit)
                set_off(pos, unit, BY_ORDER)

    def finish(self, pos: Battlefield) -> None:
        """5.26, 5.27, 5.28 The orders are given: now the units fight, without any order."""
        self.stage = FIGHTING
        note_zone(pos)
        pos.begin_shock()

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        phase = pos.in_phase()
        leader = pos.field.leader_id[phase.leader]
        seat = pos.seats[pos.field.leader_side[phase.leader]]
        if phase.mode == LINES:
            left = pos.field.line_commands[phase.leader] - len(phase.commands)
            return "prompt-lines", {"seat": seat, "leader": leader, "count": left}
        return "prompt-orders", {"seat": seat, "leader": leader, "count": orders_left(pos)}


def set_off(pos: Battlefield, unit: int, why: int) -> None:
    """6.3, 4.81 A unit moves; a leader who drives elephants after their first order stays with his own."""
    pos.begin_move(unit, why)
    leader = pos.in_phase().leader
    if pos.field.elephant[unit] and pos.mark[unit] & USED and pos.march is not None:
        if leader in pos.leaders_with(unit) and elephant_of(pos, leader) == NOBODY:
            pos.march.leaders.append(leader)


# -- 4.23 line commands --------------------------------------------------------------------------------------


def command_line(pos: Battlefield, line: int) -> None:
    """4.24 A leader names a line; where its units stand in several, he says which he means."""
    masks = choices(pos, line)
    if len(masks) == 1:
        attempt(pos, line, masks[0])
    else:
        pos.steps.append(WhichLine(pos.field.line_side[line], line))


def attempt(pos: Battlefield, line: int, mask: int) -> None:
    """4.25 A leader commands a line, if need be after a roll against his commander's Strategy."""
    phase = pos.in_phase()
    if needs_roll(pos, phase) and not roll(pos, phase, mask):
        return
    phase.mode = LINES
    phase.line = mask
    phase.commands.append(line)
    if phase.kind not in (MOMENTUM_PHASE, ELITE):
        pos.role[phase.leader] |= LINE_FIRST
    for unit in members_of(mask):
        pos.mark[unit] = pos.mark[unit] & ~SHOT | ORDERED  # 8.11
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[phase.leader], "line": pos.field.line_id[line]}
        pos.emit("line-command", "4.23", {**args, "units": [pos.field.unit_id[u] for u in members_of(mask)]})
    pos.steps.append(LineCommand(pos.field.line_side[line], CHOOSING, NOBODY, OFF, OFF))


def roll(pos: Battlefield, phase: Phase, mask: int) -> bool:
    """4.25 A2, 4.46 The Strategy roll; who fails gives individual orders."""
    modifier = roll_modifier(pos, phase, mask)
    need = strategy(pos, pos.field.leader_side[phase.leader])
    die = pos.die()
    phase.rolled = ROLL_SUCCEEDED if die + modifier <= need else ROLL_FAILED_NOW
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[phase.leader], "die": die, "modifier": modifier, "need": need}
        pos.emit("strategy-roll", "4.25", {**args, "success": "yes" if phase.rolled == 1 else "no"})
    return phase.rolled == ROLL_SUCCEEDED


class WhichLine(SeatStep[Battlefield]):
    """4.24 What the chart names stands in several lines: which of them is meant, by one of its units."""

    rule: ClassVar[str] = "4.24"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line = line

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        units = [unit for mask in choices(pos, self.line) for unit in members_of(mask)]
        return [act(UNIT, pos.field.op_of_unit[unit]) for unit in sorted(units)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != UNIT:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        return NOT_THAT_LINE if unit == NOBODY or not self.mask_with(pos, unit) else None

    def mask_with(self, pos: Battlefield, unit: int) -> int:
        """The line with a unit, as bits."""
        for mask in choices(pos, self.line):
            if mask >> unit & 1:
                return mask
        return 0

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        attempt(pos, self.line, self.mask_with(pos, pos.field.unit_of_op[operand]))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-which-line", {"seat": pos.seats[self.seat], "line": pos.field.line_id[self.line]}


class LineCommand(SeatStep[Battlefield]):
    """4.23, 5.23 The units of a line move or fire, any of them in any order; their leader may go along."""

    rule: ClassVar[str] = "5.23"

    def __init__(self, seat: int, stage: int, unit: int, start: int, other: int) -> None:
        super().__init__(seat)
        self.stage = stage
        self.unit = unit
        self.start = start
        self.other = other

    def clone(self) -> LineCommand:
        return LineCommand(self.seat, self.stage, self.unit, self.start, self.other)

    def resolve(self, pos: Battlefield) -> bool:
        if self.stage == FIGHTING:
            pos.steps.pop()
            return True
        if self.stage == OBEYING:
            note_deed(pos, self.unit, self.start, self.other)
            self.stage = CHOOSING
        return False

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        phase, field = pos.in_phase(), pos.field
        units = members_of(phase.line)
        out = [act(UNIT, field.op_of_unit[unit]) for unit in units]
        out += [act(LEAD, field.op_of_leader[phase.leader]), act(DONE)]
        return out + [act(EXTEND, field.op_of_unit[unit]) for unit in units if pos.under[unit] != NOBODY]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return HERD_GOES if is_driven(pos) and self.has_idle(pos) else None
        if verb == LEAD:
            return refuse_follow(pos, pos.field.leader_of_op[operand])
        if verb != UNIT and verb != EXTEND:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit == NOBODY or not pos.in_phase().line >> unit & 1 or pos.hex[unit] == OFF:
            return NOT_IN_LINE
        return refuse_deed(pos, unit) or (pos.refuse_extension(unit) if verb == EXTEND else None)

    def has_idle(self, pos: Battlefield) -> bool:
        """4.82 Whether an elephant of the line could still go straight on, and has not."""
        for unit in members_of(pos.in_phase().line):
            if pos.hex[unit] == OFF or refuse_deed(pos, unit) is not None:
                continue
            march = March(unit, BY_LINE)
            march.allowance = allowance(pos, unit)
            for side in range(SIX):
                if ahead(pos, unit, side) and refuse_step(pos, march, side, step(pos, unit, side)) is None:
                    return True
        return False

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.stage = FIGHTING
            pos.end_line()
            return
        if verb == LEAD:
            start_leader(pos, pos.field.leader_of_op[operand])
            return
        unit = pos.field.unit_of_op[operand]
        self.stage, self.unit, self.start, self.other = OBEYING, unit, pos.hex[unit], pos.half(unit)
        if verb == EXTEND:
            pos.extend_now(unit)
        else:
            set_off(pos, unit, BY_LINE)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        phase = pos.in_phase()
        args = {"seat": pos.seats[self.seat], "leader": pos.field.leader_id[phase.leader]}
        return "prompt-line", {**args, "line": pos.field.line_id[phase.commands[-1]]}
