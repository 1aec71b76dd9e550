"""6.1, 6.3, 6.4 A unit moves, step by step, and fires on its way; the enemy answers every step."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    ABOUT,
    BRING,
    DEPLOY,
    FALL_IN,
    FIRE,
    FIRE_AT,
    FIRE_FIRST,
    HARASS,
    MARCH,
    SHIFT,
    STEP,
    STOP,
    TAKE,
    TURN,
    WHEEL_LEFT,
    WHEEL_RIGHT,
    act,
)
from .answers import ExitFire, fire
from .columns import fall_in, fall_out, refuse_column, refuse_line, sides_for_column, vertices_for_line
from .command import (
    DRIVEN_STOPS,
    NOT_IN_THE_STACK,
    RIDES,
    bring,
    is_driven,
    note_zone,
    pace,
    refuse_bring,
    refuse_take,
    take,
    walk,
)
from .ground import distance_between
from .harassment import harass, reach_of, refuse_harass, refuse_harasser
from .harm import doubled, settle, strain, suffer
from .hexes import OFF, SIDES, SIX, VERTICES
from .leaders import STRAYS, follows, returns
from .manoeuvre import (
    Motion,
    about,
    ahead,
    carry,
    step,
    tell_place,
    tell_turn,
    turn_party,
    wheel,
    zones_left,
)
from .marching import (
    can_move,
    flanks_somebody,
    goes_on,
    leader_price,
    party_of,
    points_left,
    price_of,
    refuse_about,
    refuse_step,
    refuse_turn,
    refuse_wheel,
    rides,
    turn_price,
)
from .marks import COLUMN, FIRED_NOW, FORMED, MOVED_NOW, ROUTED, WILL_MOVE
from .missiles import fire_at, lone_leaders, refuse_fire, refuse_fire_at, targets
from .paces import allowance, turn_between, turn_hits
from .position import NOBODY, Battlefield
from .reactions import Nearing, arrive, near_units
from .records import LINES, RETURNS, March
from .stacking import (
    fall_back,
    is_welcome,
    lift_party,
    pay_toll,
    phalanx_ahead,
    put_party,
    refuse_stop,
    settle_party,
    strangers,
)
from .toil import terrain_hits, tire, wheel_round

UNDER_WAY: Final = Refusal("6.31", "move-has-begun")
FIRST_OF_ALL: Final = Refusal("8.17", "fire-first-before-a-move")
NO_DIFFERENCE: Final = Refusal("8.17", "fires-alike-moving-or-not")

SAY_FIRST: Final = Refusal("6.51", "say-first-that-it-moves")

MANOEUVRES: Final = (STEP, TURN, WHEEL_LEFT, WHEEL_RIGHT, ABOUT, FALL_IN, DEPLOY, FIRE_FIRST)
NOTHING: Final = -1  # no step is pending


def begin_move(pos: Battlefield, unit: int, why: int) -> None:
    """6.11, 6.14, 4.71 A unit with its order begins its move; one that carries its leader has his points."""
    march = March(unit, why)
    march.start = pos.hex[unit]
    march.allowance = allowance(pos, unit)
    if rides(pos, unit):
        rider = pos.field.rider[unit]
        march.leaders.append(rider)
        march.allowance = pos.charts.leader_ma - pace(pos, rider)
    pos.march = march
    pos.steps.append(Move(pos.field.side[unit], pos.hex[unit], False, NOTHING))


class Move(SeatStep[Battlefield]):
    """6.31 The move of a unit, or of a stack that goes together, from its first step to its last."""

    rule: ClassVar[str] = "6.31"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, here: int, opened: bool, pending: int) -> None:
        super().__init__(seat)
        self.here = here
        self.opened = opened  # whether the enemy has been asked about its start
        self.pending = pending  # the step that waits for the enemy's fire, as an action

    def clone(self) -> Move:
        return Move(self.seat, self.here, self.opened, self.pending)

    # -- the flow --------------------------------------------------------------------------------------

    def resolve(self, pos: Battlefield) -> bool:
        march = pos.march
        if march is None or pos.hex[march.unit] != self.here or pos.has(march.unit, ROUTED):
            self.break_off(pos)
            return True
        march.others = [
            unit for unit in march.others if pos.hex[unit] == self.here and not pos.has(unit, ROUTED)
        ]
        if not self.opened:
            if self.may_stand(pos, march):
                return False
            self.opened = True
            self.open(pos, march)
            return True
        if self.pending != NOTHING:
            action, self.pending = self.pending, NOTHING
            self.go(pos, action >> SHIFT, action & ((1 << SHIFT) - 1))
            return True
        if march.steps and not march.others and phalanx_under(pos, march.unit):
            self.end(pos, False)  # 9.51 it has formed double depth: both have ended their move
            return True
        return self.is_stuck(pos, march)

    def break_off(self, pos: Battlefield) -> None:
        """10.15 A unit that breaks on its way does not move on; who of its stack still stands stays."""
        march = pos.march
        pos.march = None
        pos.steps.pop()
        if march is None:
            return
        stay = [unit for unit in march.others if pos.hex[unit] == self.here and not pos.has(unit, ROUTED)]
        if stay and refuse_stop(pos, stay, self.here, pos.face[stay[0]]) is not None:
            fall_back(pos, stay, march.leaders)
        settle_party(pos, stay)

    def may_stand(self, pos: Battlefield, march: March) -> bool:
        """5.22, 6.51 Whether a unit could fire where it is, which is no move: it says if it moves first.

        That matters only if there is an enemy two hexes away who would withdraw before it moves.
        """
        if march.spent or march.why == RETURNS or pos.field.weapon[march.unit] < 0:
            return False
        if not pos.has(march.unit, FIRED_NOW) and not self.can_shoot(pos, march):
            return False
        if not near_units(pos, march.unit, 1 - self.seat) or not can_move(pos, march):
            return False
        return Nearing(1 - self.seat, march.unit, march.why).is_open(pos)

    def can_shoot(self, pos: Battlefield, march: March) -> bool:
        """8.11, 9.24 Whether a unit can fire or harass without a step."""
        for shot in self.shots(pos, march.unit):
            verb, operand = shot >> SHIFT, shot & ((1 << SHIFT) - 1)
            if verb != FIRE_FIRST and self.refuse_other(pos, march, verb, operand) is None:
                return True
        return False

    def open(self, pos: Battlefield, march: March) -> None:
        """6.51 Enemies who are two hexes away already are asked before the first step.

        Who has just come to the map has taken its first step with that.
        """
        if march.spent or march.why == RETURNS:
            march.steps = 1
            pos.mark[march.unit] |= MOVED_NOW
            arrive(pos, march.unit, march.why)
        elif near_units(pos, march.unit, 1 - self.seat) and can_move(pos, march):
            pos.steps.append(Nearing(1 - self.seat, march.unit, march.why))

    def is_stuck(self, pos: Battlefield, march: March) -> bool:
        """6.61 A unit among friends whose way the enemy has barred goes where there is room."""
        party, face = party_of(march), pos.face[march.unit]
        if march.steps == 0 or refuse_stop(pos, party, self.here, face) is None:
            return False
        if goes_on(pos, party, self.here, face, points_left(march)):
            return False
        fall_back(pos, party, march.leaders)
        self.here = pos.hex[march.unit]
        march.spent = march.allowance
        return True

    # -- what may be done ------------------------------------------------------------------------------

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        march = pos.marching()
        unit, field = march.unit, pos.field
        if not self.opened:
            return sorted([*self.companions(pos, unit), *self.shots(pos, unit), act(MARCH), act(STOP)])
        found = [act(STEP, side) for side in range(SIX) if ahead(pos, unit, side)]
        if field.two_hex[unit]:
            found += [act(WHEEL_LEFT), act(WHEEL_RIGHT), act(ABOUT)]
        elif pos.mark[unit] & COLUMN:
            found += [act(FALL_IN, side) for side in range(SIX)]
        else:
            found += [act(TURN, vertex) for vertex in range(SIX)]
        if pos.mark[unit] & COLUMN:
            found += [act(DEPLOY, vertex) for vertex in vertices_for_line(pos, unit)]
        else:
            found += [act(FALL_IN, side) for side in sides_for_column(pos, unit)]
        if not march.steps:
            found += self.companions(pos, unit)
        return sorted([*found, *self.shots(pos, unit), act(STOP)])

    def companions(self, pos: Battlefield, unit: int) -> list[int]:
        """6.64, 5.24 Who of the stack could come along."""
        field = pos.field
        beneath = pos.stack(self.here)[1:]
        units = [act(TAKE, field.op_of_unit[other]) for other in beneath]
        leaders = [act(BRING, field.op_of_leader[leader]) for leader in pos.leaders_with(unit)]
        return units + leaders

    def shots(self, pos: Battlefield, unit: int) -> list[int]:
        """8.11, 8.19, 9.24 At whom the unit could fire."""
        if pos.field.weapon[unit] < 0:
            return []
        found: list[int] = []
        for target in targets(pos, unit):
            operand = pos.field.op_of_unit[target]
            found += [act(FIRE, operand), act(FIRE_FIRST, operand)]
        found += [act(HARASS, pos.field.op_of_unit[other]) for other in self.harassed(pos, unit)]
        return found + [act(FIRE_AT, place) for place in lone_leaders(pos, unit)]

    def harassed(self, pos: Battlefield, unit: int) -> list[int]:
        """9.24 Enemies whom the unit could harass, if it has done nothing else."""
        march = pos.marching()
        if march.steps or march.spent or march.others:
            return []
        return harassable(pos, unit)

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        march = pos.marching()
        if not self.opened and verb in MANOEUVRES:
            return SAY_FIRST
        if verb == STEP:
            return self.refuse_step(pos, march, operand)
        if verb == TURN:
            return refuse_turn(pos, march, operand, False)
        if verb == STOP:
            return self.refuse_stop(pos, march)
        if verb == WHEEL_LEFT or verb == WHEEL_RIGHT:
            return self.refuse_wheel(pos, march, verb == WHEEL_RIGHT)
        if verb == ABOUT:
            return refuse_about(pos, march)
        if verb == FALL_IN or verb == DEPLOY:
            return self.refuse_formation(pos, march, verb, operand)
        return self.refuse_other(pos, march, verb, operand)

    def refuse_other(self, pos: Battlefield, march: March, verb: int, operand: int) -> Refusal | None:
        """What is no movement: fire, and who comes along."""
        if verb == MARCH and not self.opened:
            return None
        if verb == FIRE:
            return refuse_fire(pos, march.unit, pos.field.unit_of_op[operand])
        if verb == FIRE_FIRST:
            return self.refuse_first(pos, march, pos.field.unit_of_op[operand])
        if verb == FIRE_AT:
            return refuse_fire_at(pos, march.unit, operand)
        if verb == HARASS:
            return (
                UNDER_WAY if march.others else refuse_harass(pos, march.unit, pos.field.unit_of_op[operand])
            )
        if verb == TAKE:
            return self.refuse_take(pos, march, pos.field.unit_of_op[operand])
        if verb == BRING:
            return UNDER_WAY if march.steps else refuse_bring(pos, pos.field.leader_of_op[operand])
        return pos.not_now(verb)

    def refuse_step(self, pos: Battlefield, march: March, side: int) -> Refusal | None:
        """6.32, 5.24 Why a unit may not step across a side; with its leader on it, it does not stray."""
        motion = step(pos, march.unit, side)
        refusal = refuse_step(pos, march, side, motion)
        if refusal is not None or not follows_line(pos, march.unit):
            return refusal
        left = points_left(march) - price_of(pos, march, motion.entries)
        return None if returns(pos, pos.field.rider[march.unit], motion.place, left, True) else STRAYS

    def refuse_stop(self, pos: Battlefield, march: March) -> Refusal | None:
        """6.11, 6.61, 4.82, 5.24 Why a unit may not end its move here."""
        if is_driven(pos) and self.can_step(pos, march):
            return DRIVEN_STOPS
        if march.steps == 0 and march.spent == 0:
            return None
        if follows_line(pos, march.unit):
            rider = pos.field.rider[march.unit]
            if not follows(pos, rider, self.here) and returns(
                pos, rider, self.here, points_left(march), True
            ):
                return STRAYS
        return refuse_stop(pos, party_of(march), self.here, pos.face[march.unit])

    def can_step(self, pos: Battlefield, march: March) -> bool:
        """4.82 Whether an elephant can go on."""
        for side in range(SIX):
            if ahead(pos, march.unit, side):
                if refuse_step(pos, march, side, step(pos, march.unit, side)) is None:
                    return True
        return False

    def refuse_wheel(self, pos: Battlefield, march: March, right: bool) -> Refusal | None:
        motion = wheel(pos, march.unit, right) if pos.field.two_hex[march.unit] else Motion(OFF, 0, [])
        return refuse_wheel(pos, march, right, motion)

    def refuse_formation(self, pos: Battlefield, march: March, verb: int, operand: int) -> Refusal | None:
        """6.71, 6.74 Why a unit may not fall into column or out of it, or turn in column."""
        if verb == DEPLOY:
            return refuse_line(pos, march.unit, operand, points_left(march))
        if pos.mark[march.unit] & COLUMN:
            return refuse_turn(pos, march, operand, True)
        return refuse_column(pos, march.unit, operand, points_left(march))

    def refuse_first(self, pos: Battlefield, march: March, target: int) -> Refusal | None:
        """8.17 Why a unit may not fire before its first step with the modifier for those who move."""
        refusal = refuse_fire(pos, march.unit, target)
        if refusal is not None:
            return refusal
        if pos.charts.moved_drm[pos.field.weapon[march.unit]] == 0:
            return NO_DIFFERENCE
        return None if march.steps == 0 and can_move(pos, march) else FIRST_OF_ALL

    def refuse_take(self, pos: Battlefield, march: March, unit: int) -> Refusal | None:
        """6.64, 6.66 Why a unit of the stack may not come along."""
        if march.steps or march.spent:
            return UNDER_WAY
        if unit >= 0 and pos.field.leader_elephant[unit]:
            return RIDES
        return refuse_take(pos, unit) if pos.top_of(march.unit) == march.unit else NOT_IN_THE_STACK

    # -- and what that does ----------------------------------------------------------------------------

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == STOP:
            self.end(pos, pos.has(pos.marching().unit, COLUMN))
        elif verb in (STEP, WHEEL_LEFT, WHEEL_RIGHT):
            self.set_out(pos, verb, operand)
        elif verb == TURN:
            self.turn(pos, operand)
        elif verb == ABOUT:
            self.face_about(pos)
        elif verb == FALL_IN or verb == DEPLOY:
            self.form(pos, verb, operand)
        else:
            self.play_other(pos, verb, operand)

    def play_other(self, pos: Battlefield, verb: int, operand: int) -> None:
        march = pos.marching()
        if verb == TAKE:
            other = pos.field.unit_of_op[operand]
            take(pos, other)
            march.others.append(other)
            march.allowance = min(march.allowance, allowance(pos, other))
        elif verb == BRING:
            leader = pos.field.leader_of_op[operand]
            bring(pos, leader)
            march.leaders.append(leader)
        elif verb == MARCH:
            self.opened = True
            self.open(pos, march)
        elif verb == FIRE_AT:
            fire_at(pos, march.unit, operand)
        elif verb == HARASS:
            pos.march = None
            pos.steps.pop()
            harass(pos, march.unit, pos.field.unit_of_op[operand])
        else:
            if verb == FIRE_FIRST:
                pos.mark[march.unit] |= WILL_MOVE
            fire(pos, march.unit, pos.field.unit_of_op[operand])

    def motion(self, pos: Battlefield, verb: int, operand: int) -> Motion:
        unit = pos.marching().unit
        return step(pos, unit, operand) if verb == STEP else wheel(pos, unit, verb == WHEEL_RIGHT)

    def set_out(self, pos: Battlefield, verb: int, operand: int) -> None:
        """8.21 Before a unit leaves a zone of control it may be fired at."""
        unit = pos.marching().unit
        owners = zones_left(pos, unit, self.motion(pos, verb, operand))
        if owners:
            self.pending = act(verb, operand)
            pos.steps.append(ExitFire(1 - self.seat, unit, [], owners))
        else:
            self.go(pos, verb, operand)

    def go(self, pos: Battlefield, verb: int, operand: int) -> None:
        """6.21, 6.22, 6.43, 9.15 The party enters the hexes, and takes its hits at once."""
        march = pos.marching()
        motion, party = self.motion(pos, verb, operand), party_of(march)
        joined = phalanx_ahead(pos, march.unit, motion.place, motion.face)
        flanked = [] if verb == STEP else flanks_somebody(pos, march.unit, verb == WHEEL_RIGHT)
        self.leave(pos, march)
        march.spent += price_of(pos, march, motion.entries)
        for leader in march.leaders:
            if pos.field.rider[march.unit] != leader:
                walk(pos, leader, leader_price(pos, leader, motion.entries))
        costs = [terrain_hits(pos, unit, motion) for unit in party]
        carry(pos, party, march.leaders, motion)
        if march.leaders:
            note_zone(pos)
        self.here = motion.place
        march.steps += 1
        march.last = operand if verb == STEP else -1
        tell_step(pos, march.unit, verb)
        for unit, hits in zip(party, costs, strict=True):
            pos.mark[unit] |= MOVED_NOW
            suffer(pos, unit, hits, "6.22")
        self.meet(pos, party, motion)
        if verb != STEP:
            wheel_round(pos, march.unit, flanked)
        if joined != NOBODY and joined not in party:
            pos.mark[joined] |= MOVED_NOW
            march.spent = march.allowance
        arrive(pos, march.unit, march.why)
        settle(pos)

    def leave(self, pos: Battlefield, march: March) -> None:
        """6.69 Who could have stayed with others and goes on has passed through them."""
        if march.steps and not pos.field.two_hex[march.unit]:
            party = party_of(march)
            if strangers(pos, self.here, party) and is_welcome(pos, party, self.here):
                pay_toll(pos, party, [self.here])

    def meet(self, pos: Battlefield, party: list[int], motion: Motion) -> None:
        """6.69 Who may not stay with others passes through them as it enters."""
        places = [into for _, _, into in motion.entries]
        if pos.field.leader_elephant[party[0]] or phalanx_under(pos, party[0]):
            return
        pay_toll(pos, party, [place for place in places if not is_welcome(pos, party, place)])

    def turn(self, pos: Battlefield, face: int) -> None:
        """7.12, 7.13 The party turns."""
        march = pos.marching()
        unit, party = march.unit, party_of(march)
        turn = turn_between(pos.face[unit], face)
        march.spent += turn_price(pos, unit, turn)
        march.last = -1
        hits = 0 if rides(pos, unit) else turn_hits(pos, unit, turn)
        turn_party(pos, party, face)
        tell_turn(pos, unit)
        for member in party:
            suffer(pos, member, hits, "7.13")
        settle(pos)

    def face_about(self, pos: Battlefield) -> None:
        """6.44 The phalanx faces about."""
        march = pos.marching()
        march.spent += pos.charts.about_mp
        march.last = -1
        motion = about(pos, march.unit)
        lift_party(pos, [march.unit])
        put_party(pos, [march.unit], motion.place, motion.face)
        self.here = motion.place
        if pos.events is not None:
            args = {"unit": pos.field.unit_id[march.unit], "vertex": VERTICES[motion.face]}
            pos.emit("faced-about", "6.44", args)

    def form(self, pos: Battlefield, verb: int, operand: int) -> None:
        """6.71, 6.74 The unit turns in column; or it changes its formation, and that ends its move."""
        march = pos.marching()
        unit = march.unit
        if verb == FALL_IN and pos.mark[unit] & COLUMN:
            self.turn(pos, operand)
            return
        march.spent += pos.charts.column_mp
        pos.mark[unit] |= FORMED
        if verb == FALL_IN:
            fall_in(pos, unit, operand)
            strain(pos, unit)
            args = {"unit": pos.field.unit_id[unit], "side": SIDES[operand]}
        else:
            fall_out(pos, unit, operand)
            args = {"unit": pos.field.unit_id[unit], "vertex": VERTICES[operand]}
        if pos.events is not None:
            pos.emit("fell-in" if verb == FALL_IN else "deployed", "6.71", args)
        self.end(pos, verb == DEPLOY)
        settle(pos)

    def end(self, pos: Battlefield, column: bool) -> None:
        """6.13, 6.41 The move is over; a unit that moved before in this turn, or moved fast, pays for it.

        ``column``: it moved in column.
        """
        march = pos.marching()
        settle_party(pos, party_of(march))
        pos.march = None
        pos.steps.pop()
        unit = march.unit
        if rides(pos, unit):
            walk(pos, pos.field.rider[unit], march.spent)
            join_facing(pos, unit)
        elif march.steps:
            pos.steps.append(Halt(unit))
            for member in party_of(march):
                tire(pos, member, march.spent, column)
            settle(pos)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        march = pos.marching()
        args: dict[str, Any] = {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[march.unit]}
        return "prompt-move", {**args, "points": max(0, points_left(march))}


class Halt(Step[Battlefield]):
    """7.26 A unit that has ended its move, and still stands, says whether it attacks."""

    rule: ClassVar[str] = "7.26"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def resolve(self, pos: Battlefield) -> bool:
        pos.steps.pop()
        if pos.hex[self.unit] != OFF and not pos.has(self.unit, ROUTED):
            pos.after_move(self.unit)
        return True


def follows_line(pos: Battlefield, unit: int) -> bool:
    """5.24 (3), 4.71 Whether an elephant carries its leader along with the line that he commands."""
    return rides(pos, unit) and pos.phase is not None and pos.phase.mode == LINES


def phalanx_under(pos: Battlefield, unit: int) -> bool:
    """9.51 Whether a phalanx has just come under another one: that costs nothing."""
    return pos.field.two_hex[unit] and doubled(pos, unit)


def join_facing(pos: Battlefield, elephant: int) -> None:
    """4.75 An elephant that carries a leader faces as the unit does that it has joined."""
    top = pos.top[pos.hex[elephant]]
    if top != elephant:
        pos.face[elephant] = pos.face[top]


def tell_step(pos: Battlefield, unit: int, verb: int) -> None:
    """Tell of a step or a wheel."""
    if pos.events is not None:
        if verb == STEP:
            pos.emit("moved", "6.32", tell_place(pos, unit))
        else:
            args = {**tell_place(pos, unit), "vertex": VERTICES[pos.face[unit]]}
            pos.emit("wheeled", "6.43", args)


def harassable(pos: Battlefield, unit: int) -> list[int]:
    """9.24 The enemies within the reach of harassment of a unit."""
    if refuse_harasser(pos, unit) is not None:
        return []
    field, found = pos.field, []
    enemy, far = 1 - field.side[unit], reach_of(pos, unit)
    for other in field.seat_members[enemy]:
        if pos.hex[other] != OFF and distance_between(pos, unit, other) <= far:
            found.append(other)
    return found
