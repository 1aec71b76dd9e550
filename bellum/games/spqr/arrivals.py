"""2.6, 10.44 Who comes to the map later: reinforcements in their turn, and cavalry back from pursuit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DONE, ENTER, FALL_IN, UNIT, act
from .command import give_order, is_chief, push, refuse_leader, refuse_push, walk
from .ground import can_enter, in_zoc, zoc_owners
from .harm import settle, suffer
from .hexes import HEXES, OFF, SIX, distance, hex_id
from .leaders import LeaderMove
from .marks import ABSENT, AWAY, COLUMN, FINISHED, MIRROR, WAITING
from .paces import leader_points, points_into
from .position import NOBODY, Battlefield
from .records import BY_ORDER, INDIVIDUAL, RETURNS, UNDECIDED
from .recovery import Facing
from .withdrawal import fright

NOT_A_REINFORCEMENT: Final = Refusal("2.6", "no-reinforcement")
NOT_DUE: Final = Refusal("2.6", "reinforcement-not-due")
OTHERS_REINFORCEMENT: Final = Refusal("2.6", "reinforcement-obeys-its-leader")
LEADER_FIRST: Final = Refusal("2.6", "reinforcement-after-its-leader")
NO_ROOM: Final = Refusal("2.6", "no-free-entry-hex")
NOT_AN_ENTRY: Final = Refusal("2.6", "not-an-entry-hex")
ENTRY_TAKEN: Final = Refusal("6.61", "entry-hex-taken")
ENTRY_IN_ZOC: Final = Refusal("2.6", "entry-hex-in-zoc")
NOT_AHEAD: Final = Refusal("6.73", "column-enters-facing-ahead")

NOT_COMMANDER: Final = Refusal("10.44", "only-commander-calls-back")
NOT_WHOLE_PHASE: Final = Refusal("10.44", "calling-back-takes-the-phase")
NOBODY_AWAY: Final = Refusal("10.44", "nobody-to-call-back")
NOT_AWAY: Final = Refusal("10.44", "unit-not-away")
TOO_FAR_FROM_EXIT: Final = Refusal("10.44", "too-far-from-exit")
NO_ROOM_TO_RETURN: Final = Refusal("10.44", "no-room-to-return")
RETURN_TAKEN: Final = Refusal("10.44", "hex-of-return-taken")
ELEPHANTS_THERE: Final = Refusal("9.15", "cavalry-returns-before-elephants")


# -- reinforcements ------------------------------------------------------------------------------------------


def group_of_leader(pos: Battlefield, leader: int) -> int:
    """2.6 The group of reinforcements with which a leader comes, or NOBODY."""
    for group, other in enumerate(pos.field.arrival_leader):
        if other == leader:
            return group
    return NOBODY


def is_due(pos: Battlefield, leader: int) -> bool:
    """2.6 Whether a leader waits off the map and his turn has come."""
    if not pos.role[leader] & ABSENT:
        return False
    group = group_of_leader(pos, leader)
    return group != NOBODY and pos.turn >= pos.field.arrival_turn[group]


def waits(pos: Battlefield, unit: int) -> bool:
    """2.6 Whether a unit is a reinforcement that has not come yet."""
    return unit != NOBODY and pos.mark[unit] & WAITING != 0


def refuse_arrival(pos: Battlefield, unit: int) -> Refusal | None:
    """2.6 Why the active leader cannot order a reinforcement to enter the map."""
    field = pos.field
    active = pos.in_phase().leader
    group = field.arrival_of[unit]
    if group == NOBODY or field.arrival_side[group] != field.leader_side[active]:
        return NOT_A_REINFORCEMENT
    refusal = refuse_leader(pos)
    if refusal is not None:
        return refusal
    if pos.turn < field.arrival_turn[group]:
        return NOT_DUE
    leader = field.arrival_leader[group]
    if active != leader and not is_chief(pos, active):
        return OTHERS_REINFORCEMENT
    if leader != NOBODY and pos.role[leader] & ABSENT:
        return LEADER_FIRST
    return None if entries(pos, unit) else NO_ROOM


def refuse_entry(pos: Battlefield, unit: int, place: int) -> Refusal | None:
    """2.6, 6.61 Why a reinforcement does not enter the map in a hex."""
    field = pos.field
    group = field.arrival_of[unit]
    hexes = [place]
    if field.two_hex[unit] and not field.arrival_column[group]:
        hexes.append(field.near[place * SIX + (field.arrival_face[group] + 2) % SIX])
    for own in hexes:
        if own not in field.arrival_hexes[group]:
            return NOT_AN_ENTRY
        if pos.top[own] != NOBODY or not can_enter(pos, unit, own):
            return ENTRY_TAKEN
        if in_zoc(pos, own, 1 - field.side[unit]):
            return ENTRY_IN_ZOC
    return None


def entries(pos: Battlefield, unit: int) -> list[int]:
    """2.6 The hexes in which a reinforcement can enter the map."""
    group = pos.field.arrival_of[unit]
    return [place for place in pos.field.arrival_hexes[group] if refuse_entry(pos, unit, place) is None]


def order_arrival(pos: Battlefield, unit: int) -> None:
    """2.6 A reinforcement gets its order: it enters, and goes on with what points it has left."""
    give_order(pos, unit)
    pos.steps.append(Entering(pos.field.side[unit], unit))


def arrive(pos: Battlefield, unit: int, place: int, side: int) -> None:
    """2.6, 6.73 A reinforcement comes to the map; ``side`` is what a column faces, OFF out of column."""
    field = pos.field
    group = field.arrival_of[unit]
    pos.mark[unit] &= ~WAITING
    face = field.arrival_face[group]
    if side != OFF:
        pos.mark[unit] |= COLUMN | (MIRROR if side == face else 0)
        face = side
    pos.put(unit, place, face)
    if pos.events is not None:
        pos.emit("arrived", "2.6", {"unit": field.unit_id[unit], "to": hex_id(place)})
    pos.begin_move(unit, BY_ORDER)
    pos.marching().spent = points_into(pos, field.kind[unit], OFF, 0, place)


class Entering(SeatStep[Battlefield]):
    """2.6 Where a reinforcement enters the map."""

    rule: ClassVar[str] = "2.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(ENTER, place) for place in entries(pos, self.unit)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return refuse_entry(pos, self.unit, operand) if verb == ENTER else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if pos.field.arrival_column[pos.field.arrival_of[self.unit]]:
            pos.steps.append(ColumnHead(self.seat, self.unit, operand))
        else:
            arrive(pos, self.unit, operand, OFF)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-enter", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}


class ColumnHead(SeatStep[Battlefield]):
    """6.73 Which of the two sides ahead of it a column faces that enters the map."""

    rule: ClassVar[str] = "6.73"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, unit: int, place: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.place = place

    def sides(self, pos: Battlefield) -> list[int]:
        face = pos.field.arrival_face[pos.field.arrival_of[self.unit]]
        return [face, (face + 1) % SIX]

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(FALL_IN, side) for side in self.sides(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != FALL_IN:
            return pos.not_now(verb)
        return None if operand in self.sides(pos) else NOT_AHEAD

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        arrive(pos, self.unit, self.place, operand)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-column-head", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}


def refuse_leader_arrival(pos: Battlefield, leader: int) -> Refusal | None:
    """2.6, 4.3 Why a leader does not come to the map with his reinforcements."""
    active = pos.in_phase().leader
    if pos.field.leader_side[leader] != pos.field.leader_side[active]:
        return NOT_A_REINFORCEMENT
    if not is_due(pos, leader):
        return NOT_DUE if group_of_leader(pos, leader) != NOBODY else NOT_A_REINFORCEMENT
    refusal = refuse_leader(pos)
    if refusal is None and leader != active:
        refusal = refuse_push(pos, leader)
    if refusal is not None:
        return refusal
    return None if leader_entries(pos, leader) else NO_ROOM


def refuse_leader_entry(pos: Battlefield, leader: int, place: int) -> Refusal | None:
    """2.6 Why a leader does not come to the map in a hex."""
    if place not in pos.field.arrival_hexes[group_of_leader(pos, leader)]:
        return NOT_AN_ENTRY
    seat = pos.field.leader_side[leader]
    if pos.holder(place) == 1 - seat:
        return ENTRY_TAKEN
    return ENTRY_IN_ZOC if in_zoc(pos, place, 1 - seat) else None


def leader_entries(pos: Battlefield, leader: int) -> list[int]:
    """2.6 The hexes in which a leader can come to the map."""
    hexes = pos.field.arrival_hexes[group_of_leader(pos, leader)]
    return [place for place in hexes if refuse_leader_entry(pos, leader, place) is None]


def order_leader_arrival(pos: Battlefield, leader: int) -> None:
    """2.6, 4.3 A leader comes to the map: by his own order, or by the commander's."""
    phase = pos.in_phase()
    if leader != phase.leader:
        push(pos, leader)
    else:
        phase.mode = INDIVIDUAL
        phase.orders += 1
    pos.steps.append(LeaderEntering(pos.field.leader_side[leader], leader))


class LeaderEntering(SeatStep[Battlefield]):
    """2.6 Where a leader comes to the map with his reinforcements."""

    rule: ClassVar[str] = "2.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(ENTER, place) for place in leader_entries(pos, self.leader)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return refuse_leader_entry(pos, self.leader, operand) if verb == ENTER else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.at[self.leader] = operand
        pos.role[self.leader] &= ~ABSENT
        walk(pos, self.leader, leader_points(pos, OFF, 0, operand, False))
        if pos.events is not None:
            args = {"leader": pos.field.leader_id[self.leader], "to": hex_id(operand)}
            pos.emit("leader-arrived", "2.6", args)
        pos.steps.append(LeaderMove(self.seat, self.leader, False, 0))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        leader = pos.field.leader_id[self.leader]
        return "prompt-enter-leader", {"seat": pos.seats[self.seat], "leader": leader}


# -- 10.44 back from pursuit ---------------------------------------------------------------------------------


def away(pos: Battlefield, seat: int) -> list[int]:
    """10.44, 10.45 The cavalry of an army off the map in pursuit: it costs no points, and may return."""
    return [unit for unit in range(pos.field.units) if pos.mark[unit] & AWAY and pos.field.side[unit] == seat]


def refuse_regroup(pos: Battlefield) -> Refusal | None:
    """10.44 Why the active leader cannot call the cavalry back."""
    phase = pos.in_phase()
    if not is_chief(pos, phase.leader):
        return NOT_COMMANDER
    if phase.mode != UNDECIDED or phase.orders:
        return NOT_WHOLE_PHASE
    return None if away(pos, pos.field.leader_side[phase.leader]) else NOBODY_AWAY


def regroup(pos: Battlefield) -> None:
    """10.44 The commander gives his whole phase to calling the cavalry back."""
    phase = pos.in_phase()
    phase.mode = INDIVIDUAL
    phase.orders = max(1, pos.initiative(phase.leader))
    if pos.events is not None:
        pos.emit("regrouped", "10.44", {"leader": pos.field.leader_id[phase.leader]})
    pos.steps.append(Regrouping(pos.field.leader_side[phase.leader]))


def refuse_return(pos: Battlefield, unit: int, place: int) -> Refusal | None:
    """10.44, 9.15 Why cavalry does not come back in a hex."""
    field = pos.field
    if not field.on_map[place] or distance(pos.exit[unit], place) > pos.charts.return_reach:
        return TOO_FAR_FROM_EXIT
    if pos.top[place] != NOBODY or not can_enter(pos, unit, place):
        return RETURN_TAKEN
    for owner in zoc_owners(pos, place, 1 - field.side[unit]):
        if field.elephant[owner]:
            return ELEPHANTS_THERE
    return None


def returns(pos: Battlefield, unit: int) -> list[int]:
    """10.44 The hexes in which cavalry can come back."""
    return [place for place in range(HEXES) if refuse_return(pos, unit, place) is None]


class Regrouping(SeatStep[Battlefield]):
    """10.44 The cavalry comes back, unit by unit."""

    rule: ClassVar[str] = "10.44"

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [*[act(UNIT, pos.field.op_of_unit[unit]) for unit in away(pos, seat)], act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != UNIT:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit == NOBODY or unit not in away(pos, seat):
            return NOT_AWAY
        return None if returns(pos, unit) else NO_ROOM_TO_RETURN

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
        else:
            pos.steps.append(Returning(self.seat, pos.field.unit_of_op[operand]))

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-regroup", {"seat": pos.seats[self.seat]}


class Returning(SeatStep[Battlefield]):
    """10.44 Where cavalry comes back: at most two hexes from where it left, with all its points."""

    rule: ClassVar[str] = "10.44"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(ENTER, place) for place in returns(pos, self.unit)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return refuse_return(pos, self.unit, operand) if verb == ENTER else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        unit = self.unit
        pos.mark[unit] &= ~AWAY
        pos.exit[unit] = OFF
        pos.put(unit, operand, pos.field.facing[seat])
        if pos.events is not None:
            pos.emit("returned", "10.44", {"unit": pos.field.unit_id[unit], "to": hex_id(operand)})
        if not pos.mark[unit] & FINISHED:
            pos.begin_move(unit, RETURNS)
        pos.steps.append(Facing(seat, unit, "10.44"))
        suffer(pos, unit, fright(pos, unit, [(OFF, 0, operand)]), "9.15")
        settle(pos)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-enter", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}
