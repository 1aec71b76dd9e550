"""6.51, 7.16, 9.16, 4.62 What a side may do, or has to, when an enemy comes near or next to it.

An ``Arrival`` goes through all of it in order: leaders get away, cavalry flees from elephants, units withdraw
from an enemy at two hexes, those next to him turn, and those into whose zones he has come fire.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DECLINE, EXTEND, FACE, FALL_IN, SHIFT, WITHDRAW, WITHDRAW_LINE, act
from .answers import EntryFire, entered
from .extension import NO_ENEMY_NEAR, extend, refuse_stack, threatened
from .ground import adjacent_units, distance_between, holding
from .harm import Modifiers, check_and_suffer, perish, settle, suffer
from .hexes import NEAR, OFF, SIX
from .line_withdrawal import could_be_asked, lines_near, part, refuse_line, withdraw_line
from .lines import members_of
from .manoeuvre import tell_turn, turn_party
from .marks import COLUMN, ENGAGED, ROUTED, TURNED
from .paces import approach, mobility, turn_hits
from .position import NOBODY, Battlefield
from .records import BY_LINE, BY_ORDER, RAGES, RETURNS
from .retiring import Retiring, exposed_leaders
from .standing import (
    DO,
    DO_NOT,
    EXTEND_LINE,
    GIVE_WAY,
    KEEP_FACING,
    KEEP_LINE,
    NOTHING,
    OPEN,
    STAND,
    choose,
    ordered,
    weight,
)
from .ways import ALONE, FROM_ELEPHANTS, starts
from .withdrawal import AT, NOT_YOURS, NOWHERE, begin, can_withdraw, refuse_withdrawal

OWN_BEAST: Final = Refusal("6.51", "only-cavalry-from-own-elephants")
NOT_IN_SHOCK: Final = Refusal("6.56", "no-withdrawal-in-shock")
NOT_NEXT: Final = Refusal("7.16", "enemy-not-next-to-it")
TURNED_BEFORE: Final = Refusal("7.16", "turned-in-this-phase")
HELD_BY_OTHERS: Final = Refusal("7.16", "in-zone-of-another-enemy")
ONE_HEX_ONLY: Final = Refusal("7.16", "only-one-hex-units-turn")
ROUTED_RUNS: Final = Refusal("10.27", "routed-do-not-turn")
ENGAGED_FIGHTS: Final = Refusal("10.51", "engaged-do-not-turn")
ONE_VERTEX: Final = Refusal("7.16", "one-vertex-only")
COLUMN_FACES_SIDES: Final = Refusal("6.73", "column-faces-a-side")
LINE_FACES_VERTICES: Final = Refusal("7.11", "line-faces-a-vertex")

MOVES: Final = (BY_ORDER, BY_LINE, RETURNS)  # 6.51 in the enemy's movement segment


# -- who is near ---------------------------------------------------------------------------------------


def _ring(place: int) -> list[int]:
    """The hexes within two of one, on the largest map, without itself."""
    found: list[int] = []
    for side in range(SIX):
        first = NEAR[place * SIX + side]
        if first == OFF:
            continue
        for other in [first, *[NEAR[first * SIX + turn] for turn in range(SIX)]]:
            if other not in (OFF, place) and other not in found:
                found.append(other)
    return found


RING: Final[list[list[int]]] = [_ring(place) for place in range(len(NEAR) // SIX)]


def near_units(pos: Battlefield, mover: int, seat: int) -> list[int]:
    """6.51 The top units of a seat within two hexes of a unit."""
    top, side = pos.top, pos.field.side
    found: list[int] = []
    for own in pos.hexes_of(mover):
        for place in RING[own]:
            unit = top[place]
            if unit != NOBODY and side[unit] == seat and unit != mover and unit not in found:
                found.append(unit)
    return found


# -- 6.51 units that withdraw from an enemy at two hexes, 9.66 lines that extend -----------------------


class Nearing(SeatStep[Battlefield]):
    """6.51, 6.57, 6.59, 9.66 An enemy is two hexes away: units and lines may withdraw, others extend."""

    rule: ClassVar[str] = "6.51"
    automatic: ClassVar[bool] = False  # 6.59 a marker that lies face down may be an order or a bluff

    def __init__(self, seat: int, mover: int, why: int) -> None:
        super().__init__(seat)
        self.mover = mover
        self.why = why

    def resolve(self, pos: Battlefield) -> bool:
        if pos.hex[self.mover] != OFF and (self.why == RAGES or not pos.has(self.mover, ROUTED)):
            if self.is_open(pos):
                return False
        pos.steps.pop()
        return True

    def is_open(self, pos: Battlefield) -> bool:
        """6.51, 6.59 Whether there is something to decide, or would be if a hidden marker were an order."""
        if len(self.legal(pos, self.seat)) > 1:
            return True
        return self.why != RAGES and could_be_asked(pos, self.seat, self.mover)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        near = near_units(pos, self.mover, seat)
        found = [
            act(WITHDRAW, field.op_of_unit[unit])
            for unit in near
            if distance_between(pos, unit, self.mover) == AT
        ]
        if self.why != RAGES:
            found += [act(WITHDRAW_LINE, line) for line in lines_near(pos, near)]
            mask = threatened(pos, seat, self.mover, near)
            found += [act(EXTEND, field.op_of_unit[unit]) for unit in members_of(mask)]
        found.append(act(DECLINE))
        return found

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb == WITHDRAW:
            return self.refuse_unit(pos, seat, pos.field.unit_of_op[operand])
        if self.why != RAGES and verb == WITHDRAW_LINE:
            return refuse_line(pos, seat, operand, self.mover)
        if self.why != RAGES and verb == EXTEND:
            return self.refuse_extension(pos, seat, pos.field.unit_of_op[operand])
        return pos.not_now(verb)

    def refuse_unit(self, pos: Battlefield, seat: int, unit: int) -> Refusal | None:
        """6.51, 6.56 Why a unit may not withdraw; from own elephants and in a shock only cavalry does."""
        if unit < 0 or pos.field.side[unit] != seat:
            return NOT_YOURS
        if self.why == RAGES and not pos.field.cavalry[unit]:
            if pos.field.side[self.mover] == seat:
                return OWN_BEAST
            if pos.shock is not None:
                return NOT_IN_SHOCK
        refusal = refuse_withdrawal(pos, unit, self.mover, ALONE)
        if refusal is not None:
            return refusal
        return None if starts(pos, unit, self.mover, ALONE, [unit]) else NOWHERE

    def refuse_extension(self, pos: Battlefield, seat: int, unit: int) -> Refusal | None:
        """9.66 Why a unit may not step out of its stack now."""
        if unit < 0 or pos.field.side[unit] != seat:
            return NO_ENEMY_NEAR
        refusal = refuse_stack(pos, unit)
        if refusal is not None:
            return refusal
        mask = threatened(pos, seat, self.mover, near_units(pos, self.mover, seat))
        return None if mask >> unit & 1 else NO_ENEMY_NEAR

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            pos.steps.pop()
        elif verb == WITHDRAW:
            part(pos, pos.field.unit_of_op[operand])
            begin(pos, pos.field.unit_of_op[operand], self.mover, ALONE)
        elif verb == WITHDRAW_LINE:
            withdraw_line(pos, seat, operand, self.mover)
        else:
            unit = pos.field.unit_of_op[operand]
            extend(pos, seat, unit, threatened(pos, seat, self.mover, near_units(pos, self.mover, seat)))

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        actions = self.legal(pos, seat)[:-1]
        if not actions and STAND not in orders and NOTHING not in orders:
            return -1  # 6.59 nobody could, but the enemy should not learn that
        return choose(actions, [self.verdict(pos, orders, action) for action in actions], act(DECLINE))

    def verdict(self, pos: Battlefield, orders: Sequence[str], action: int) -> int:
        """6.51, 6.57, 9.66 What was ordered of a unit, or of a line as a whole."""
        verb, operand = action >> SHIFT, action & ((1 << SHIFT) - 1)
        if verb == WITHDRAW_LINE:
            return DO_NOT if STAND in orders or NOTHING in orders else OPEN
        unit = pos.field.unit_of_op[operand]
        if verb == EXTEND:
            return ordered(pos, orders, EXTEND_LINE, KEEP_LINE, unit)
        found = ordered(pos, orders, GIVE_WAY, STAND, unit)
        if found == DO and weight(pos, self.mover) <= weight(pos, unit):
            return OPEN  # it was told to withdraw from heavier ones only
        return found

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-nearing", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.mover]}


# -- 9.16 cavalry before elephants ---------------------------------------------------------------------


class Fear(SeatStep[Battlefield]):
    """9.16 An elephant has come next to cavalry, which must withdraw, or stand and check.

    Its owner says who goes first; who has no way at first may have one when others have gone.
    """

    rule: ClassVar[str] = "9.16"

    def __init__(self, seat: int, elephant: int, riders: list[int]) -> None:
        super().__init__(seat)
        self.elephant = elephant
        self.riders = riders[:]

    def clone(self) -> Fear:
        return Fear(self.seat, self.elephant, self.riders)

    def resolve(self, pos: Battlefield) -> bool:
        self.riders = [unit for unit in self.riders if self.is_near(pos, unit)]
        if not self.riders:
            pos.steps.pop()
            return True
        able = [unit for unit in self.riders if can_withdraw(pos, unit, self.elephant, FROM_ELEPHANTS)]
        if len(able) > 1:
            return False
        if able:
            self.withdraw(pos, able[0])
        else:
            self.stand(pos, self.riders.pop(0))
        return True

    def is_near(self, pos: Battlefield, unit: int) -> bool:
        """9.16 Whether the elephant is still next to a unit."""
        if pos.hex[unit] == OFF or pos.hex[self.elephant] == OFF:
            return False
        return distance_between(pos, unit, self.elephant) == 1

    def withdraw(self, pos: Battlefield, unit: int) -> None:
        self.riders.remove(unit)
        begin(pos, unit, self.elephant, FROM_ELEPHANTS)

    def stand(self, pos: Battlefield, unit: int) -> None:
        """9.16 Who cannot withdraw checks and takes a hit at least; who is running away is lost."""
        if pos.has(unit, ROUTED):
            perish(pos, unit, "9.16")
            return
        check_and_suffer(pos, unit, [], "9.16", pos.charts.elephant_fear_hits)
        settle(pos, self.elephant)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(WITHDRAW, pos.field.op_of_unit[unit]) for unit in self.riders]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != WITHDRAW:
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if unit not in self.riders:
            return NOT_YOURS
        refusal = refuse_withdrawal(pos, unit, self.elephant, FROM_ELEPHANTS)
        if refusal is not None:
            return refusal
        return None if starts(pos, unit, self.elephant, FROM_ELEPHANTS, [unit]) else NOWHERE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        self.withdraw(pos, pos.field.unit_of_op[operand])

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-nearing", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.elephant]}


def scared(pos: Battlefield, elephant: int, seat: int) -> list[int]:
    """9.16 The cavalry of a seat next to an elephant; one that carries a leader scares nobody."""
    field = pos.field
    if not field.elephant[elephant] or field.leader_elephant[elephant]:
        return []
    return [unit for unit in adjacent_units(pos, elephant, seat) if field.cavalry[unit]]


# -- 7.16 turning towards the enemy --------------------------------------------------------------------


def refuse_turner(pos: Battlefield, unit: int, mover: int) -> Refusal | None:
    """7.16, 10.27, 10.51 Why a unit may not turn now that an enemy has come next to it."""
    mark = pos.mark[unit]
    if pos.hex[unit] == OFF or pos.hex[mover] == OFF or distance_between(pos, unit, mover) != 1:
        return NOT_NEXT
    if pos.field.two_hex[unit]:
        return ONE_HEX_ONLY
    if mark & ROUTED:
        return ROUTED_RUNS
    if mark & ENGAGED:
        return ENGAGED_FIGHTS
    if mark & TURNED:
        return TURNED_BEFORE
    arrived = came_up(pos, mover)
    for owner in holding(pos, unit):
        if owner not in arrived:
            return HELD_BY_OTHERS
    return None


def came_up(pos: Battlefield, mover: int) -> list[int]:
    """7.16 Who has come next to a unit: the one that moves and its party, but nobody whom it has joined."""
    march = pos.march
    if march is not None and march.unit == mover:
        return [mover, *march.others]
    return pos.stack(pos.hex[mover])


class Refacing(SeatStep[Battlefield]):
    """7.16 An enemy has come next to units of one hex: each may turn by one vertex, once in a phase."""

    rule: ClassVar[str] = "7.16"

    def __init__(self, seat: int, mover: int, units: list[int]) -> None:
        super().__init__(seat)
        self.mover = mover
        self.units = units[:]  # who is still to be asked, the next one first

    def clone(self) -> Refacing:
        return Refacing(self.seat, self.mover, self.units)

    def resolve(self, pos: Battlefield) -> bool:
        if not pos.has(self.mover, ROUTED):
            while self.units:
                if refuse_turner(pos, self.units[0], self.mover) is None:
                    return False
                self.units.pop(0)
        pos.steps.pop()
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        unit = self.units[0]
        face = pos.face[unit]
        verb = FALL_IN if pos.mark[unit] & COLUMN else FACE
        return [act(verb, (face + 5) % SIX), act(verb, (face + 1) % SIX), act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != FACE and verb != FALL_IN:
            return pos.not_now(verb)
        unit = self.units[0]
        column = pos.mark[unit] & COLUMN != 0
        if column != (verb == FALL_IN):
            return COLUMN_FACES_SIDES if column else LINE_FACES_VERTICES
        return None if (operand - pos.face[unit]) % SIX in (1, 5) else ONE_VERTEX

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        unit = self.units.pop(0)
        if verb != DECLINE:
            reface(pos, unit, self.mover, operand)

    def standing_by(self, pos: Battlefield, seat: int, orders: Sequence[str]) -> int:
        stays = ordered(pos, orders, "", KEEP_FACING, self.units[0]) == DO_NOT
        return act(DECLINE) if stays else -1

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.units[0]]}
        return "prompt-reface", {**args, "enemy": pos.field.unit_id[self.mover]}


def reface(pos: Battlefield, unit: int, mover: int, face: int) -> None:
    """7.16, 7.13 A unit turns towards an enemy, and checks whether it was quick enough for that."""
    field = pos.field
    party = pos.stack(pos.hex[unit])
    hits = turn_hits(pos, unit, 1)
    turn_party(pos, party, face)
    tell_turn(pos, unit)
    for other in party:
        pos.mark[other] |= TURNED
        if not field.leader_elephant[other]:
            suffer(pos, other, hits, "7.13")
    if not field.leader_elephant[unit] and not (field.cavalry[unit] and field.foot[mover]):
        faster = approach(pos, mover) - mobility(pos, unit)
        modifiers: Modifiers = [("faster", faster)] if faster > 0 else []
        check_and_suffer(pos, unit, modifiers, "7.16")
    settle(pos, mover)


# -- all of it in order --------------------------------------------------------------------------------

LEADERS: Final = 0
FEAR: Final = 1
NEARING: Final = 2
FACING: Final = 3
ENTRY: Final = 4
OVER: Final = 5


class Arrival(Step[Battlefield]):
    """6.31 A unit has entered a hex: everything that a side does about it, one after the other."""

    rule: ClassVar[str] = "6.31"

    def __init__(self, unit: int, why: int, seat: int, stage: int) -> None:
        self.unit = unit
        self.why = why
        self.seat = seat  # whose answers these are
        self.stage = stage

    def clone(self) -> Arrival:
        return Arrival(self.unit, self.why, self.seat, self.stage)

    def resolve(self, pos: Battlefield) -> bool:
        gone = pos.hex[self.unit] == OFF or (self.why != RAGES and pos.has(self.unit, ROUTED))
        if gone or self.stage == OVER:
            pos.steps.pop()
            return True
        stage = self.stage
        self.stage += 1
        if stage == LEADERS:
            if exposed_leaders(pos, self.seat, self.unit):
                pos.steps.append(Retiring(self.seat, self.unit, []))
        elif stage == FEAR:
            riders = scared(pos, self.unit, self.seat)
            if riders:
                pos.steps.append(Fear(self.seat, self.unit, riders))
        elif stage == NEARING:
            self.come_near(pos)
        elif self.why != RAGES:
            self.come_next(pos, stage)
        return True

    def come_near(self, pos: Battlefield) -> None:
        """6.51, 6.56 Who may withdraw is asked: while the enemy moves, or an elephant runs wild."""
        if (self.why in MOVES or self.why == RAGES) and near_units(pos, self.unit, self.seat):
            pos.steps.append(Nearing(self.seat, self.unit, self.why))

    def come_next(self, pos: Battlefield, stage: int) -> None:
        """7.16, 8.22 Who stands next to it may turn, and then fire at it."""
        if stage == FACING:
            beside = adjacent_units(pos, self.unit, self.seat)
            tops = [unit for unit in beside if pos.top_of(unit) == unit]
            if tops:
                pos.steps.append(Refacing(self.seat, self.unit, tops))
        elif entered(pos, self.unit):
            if self.why == BY_LINE:
                entries = pos.in_phase().entries
                if self.unit not in entries:
                    entries.append(self.unit)
            else:
                pos.steps.append(EntryFire(self.seat, self.unit, []))


def arrive(pos: Battlefield, unit: int, why: int) -> None:
    """4.62, 6.51, 7.16, 8.22, 9.16 A unit has entered a hex: the answers of an enemy near it."""
    seat = 1 - pos.field.side[unit]
    if near_units(pos, unit, seat) or exposed_leaders(pos, seat, unit):
        pos.steps.append(Arrival(unit, why, seat, LEADERS))


def make_way(pos: Battlefield, elephant: int) -> None:
    """6.51, 9.14, 9.16, 4.62 An elephant that runs wild has come near: both sides get out of its way."""
    for seat in (pos.field.side[elephant], 1 - pos.field.side[elephant]):
        if near_units(pos, elephant, seat) or exposed_leaders(pos, seat, elephant):
            pos.steps.append(Arrival(elephant, RAGES, seat, LEADERS))


def leaders_leave(pos: Battlefield) -> None:
    """4.62 After a shock leaders next to an enemy may get away; those who are alone have to."""
    for seat in (1, 0):
        if exposed_leaders(pos, seat, NOBODY):
            pos.steps.append(Retiring(seat, NOBODY, []))
