"""8.4 The victors take the field: who advances, where to, how he turns; 9.11 elephants that got through."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import ADVANCE, DECLINE, INTO, SHIFT, STEP, TURN, WHEEL_LEFT, WHEEL_RIGHT, act
from .answers import ExitFire
from .charge import ways_through
from .charts import ATTACKER_SUPERIOR, NEVER
from .clash import standing
from .combats import fought, heads
from .ground import around, controls, holding, unit_in_zoc, zone_of
from .harm import check_and_suffer, doubled, release, settle, suffer_short, try_quality
from .hexes import OFF, SIX, side_towards
from .manoeuvre import (
    Motion,
    carry,
    hits_for,
    points_for,
    step,
    tell_place,
    tell_turn,
    turn_party,
    wheel,
    zones_left,
)
from .marching import elephants_hold
from .marks import ROUTED
from .paces import turn_hits
from .position import NOBODY, Battlefield
from .records import ADVANCES, ATTACKERS, DEFENDERS, Combat
from .stacking import hexes_at
from .withdrawal import fright

NOT_THE_VICTOR: Final = Refusal("8.44", "another-unit-advances")
NOT_VACATED: Final = Refusal("8.44", "hex-not-to-be-entered")
NO_SUCH_WHEEL: Final = Refusal("8.43", "phalanx-cannot-wheel-there")
NOT_ONE_VERTEX: Final = Refusal("8.42", "advance-turns-one-vertex")
MUST_ADVANCE: Final = Refusal("8.41", "must-advance")
NOT_BEHIND_THEM: Final = Refusal("9.11", "not-a-hex-behind-the-foot")

# What an advance is at.
WHO: Final = 0
WHERE: Final = 1
TURNING: Final = 2
OVER: Final = 3


# -- 8.41, 8.44 who may go where ------------------------------------------------------------------------


def fits(pos: Battlefield, unit: int, motion: Motion, left: list[int]) -> bool:
    """8.41, 8.43 Whether a unit can move so: into a hex that was left, over open ground, where nobody is."""
    if points_for(pos, unit, motion.entries) >= NEVER:
        return False
    party = pos.stack(pos.hex[unit])
    for place in hexes_at(pos, unit, motion.place, motion.face):
        if place == OFF or (pos.top[place] != NOBODY and pos.top[place] not in party):
            return False
    return any(into in left for _, _, into in motion.entries)


def motion_of(pos: Battlefield, unit: int, action: int, operand: int) -> Motion | None:
    """8.41, 8.43 What an action of an advance means: a hex entered, a step of a phalanx, or a wheel."""
    two = pos.field.two_hex[unit]
    if action == INTO and not two:
        side = side_towards(pos.hex[unit], operand)
        return None if side < 0 else step(pos, unit, side)
    if action == STEP and two:
        turn = (operand - pos.face[unit]) % SIX
        return step(pos, unit, operand) if turn < 2 else None
    if action in (WHEEL_LEFT, WHEEL_RIGHT) and two and not doubled(pos, unit):
        return wheel(pos, unit, action == WHEEL_RIGHT)
    return None


def moves(pos: Battlefield, unit: int, left: list[int]) -> list[tuple[int, int]]:
    """8.41, 8.43 The ways in which a unit can enter a hex that was left, as verbs and operands."""
    found: list[tuple[int, int]] = []
    if pos.field.two_hex[unit]:
        face = pos.face[unit]
        found = [(STEP, face), (STEP, (face + 1) % SIX), (WHEEL_LEFT, 0), (WHEEL_RIGHT, 0)]
    else:
        found = [(INTO, place) for place in left if controls_hex(pos, unit, place)]
    return [(verb, operand) for verb, operand in found if can_do(pos, unit, verb, operand, left)]


def can_do(pos: Battlefield, unit: int, verb: int, operand: int, left: list[int]) -> bool:
    """8.41 Whether a way into a hex that was left is open."""
    motion = motion_of(pos, unit, verb, operand)
    return motion is not None and fits(pos, unit, motion, left)


def controls_hex(pos: Battlefield, unit: int, place: int) -> bool:
    """8.32 Whether a hex is one that a unit attacked: next to it and in its zone of control."""
    return place in around(pos, unit) and controls(pos, unit, place)


def is_held(pos: Battlefield, unit: int) -> bool:
    """8.33, 8.41 Whether a unit may not follow up a charge: it is in an enemy's zone, or he in its own."""
    if unit_in_zoc(pos, unit):
        return True
    if zone_of(pos, unit) < 0:
        return False
    enemy = 1 - pos.field.side[unit]
    return any(pos.holder(place) == enemy and controls(pos, unit, place) for place in around(pos, unit))


def open_to(pos: Battlefield, unit: int, left: list[int], optional: bool) -> list[int]:
    """9.15, 10.41 The hexes that were left and are for a unit: no cavalry rides before elephants at will."""
    if not optional or not pos.field.cavalry[unit]:
        return left
    return [place for place in left if not elephants_hold(pos, place, 1 - pos.field.side[unit])]


def victors(pos: Battlefield, combat: Combat, horse: bool, optional: bool) -> list[int]:
    """8.44 Who advances: a unit that gave superiority, else the best of those who can, all that are alike.

    ``horse``: cavalry too; after a pursuit (10.41) only others do. ``optional``: cavalry may stay.
    """
    able: list[int] = []
    for unit in heads(pos, standing(pos, combat, ATTACKERS)):
        if combat.charged and is_held(pos, unit):
            continue
        if not horse and pos.field.cavalry[unit]:
            continue
        if moves(pos, unit, open_to(pos, unit, combat.left, optional)):
            able.append(unit)
    if combat.superior == ATTACKER_SUPERIOR:
        givers = [unit for unit in able if unit in combat.givers]
        if givers:
            return givers
    best = max([pos.field.tq[unit] for unit in able], default=0)
    return [unit for unit in able if pos.field.tq[unit] == best]


def enter(pos: Battlefield, unit: int, motion: Motion, wheels: bool) -> None:
    """8.41, 6.43, 6.45, 9.15 A victor enters a hex, with stack and leaders, and pays short of breaking."""
    party = pos.stack(pos.hex[unit])
    leaders = pos.leaders_with(unit)
    flanking = wheels and outflanks(pos, unit)
    costs = [entry_hits(pos, other, motion) for other in party]
    if wheels:
        costs[0] += pos.charts.flanking_hits if flanking else pos.charts.wheel_hits
    for other in party:
        release(pos, other)
    carry(pos, party, leaders, motion)
    fought(pos).advanced += [other for other in party if other not in fought(pos).advanced]
    if pos.events is not None:
        pos.emit("advanced", "8.41", tell_place(pos, unit))
    for other, hits in zip(party, costs, strict=True):
        suffer_short(pos, other, hits, "8.41")
    if flanking:
        excess = try_quality(pos, unit, [], "6.45")
        suffer_short(pos, unit, max(pos.charts.flanking_check_hits, excess), "6.45")


def entry_hits(pos: Battlefield, unit: int, motion: Motion) -> int:
    """8.41, 6.22, 9.15, 4.73 What ground and elephants cost a victor; a leader's elephant pays nothing."""
    if pos.field.leader_elephant[unit]:
        return 0
    return hits_for(pos, unit, motion.entries) + fright(pos, unit, motion.entries)


def warn(pos: Battlefield, unit: int, motion: Motion) -> bool:
    """8.21 Those whose zones of control a victor leaves may fire first; False if there are none."""
    owners = zones_left(pos, unit, motion)
    if owners:
        pos.steps.append(ExitFire(1 - pos.field.side[unit], unit, [], owners))
    return len(owners) > 0


def outflanks(pos: Battlefield, unit: int) -> bool:
    """6.45 Whether a phalanx that wheels is held by somebody, not a skirmisher: then it has to check."""
    return any(not pos.field.skirmisher[owner] for owner in holding(pos, unit))


class Advance(Step[Battlefield]):
    """8.41 to 8.44 The victor of a combat enters a hex that was left, and may turn there."""

    rule: ClassVar[str] = "8.41"

    def __init__(
        self, number: int, horse: bool, optional: bool, stage: int, unit: int, pending: int = NOBODY
    ) -> None:
        self.number = number
        self.horse = horse
        self.optional = optional  # 10.41 cavalry that does not pursue may stay
        self.stage = stage
        self.unit = unit
        self.pending = pending  # 8.21 the move that waits for the enemy's fire, as an action

    def clone(self) -> Advance:
        return Advance(self.number, self.horse, self.optional, self.stage, self.unit, self.pending)

    def combat(self, pos: Battlefield) -> Combat:
        return fought(pos).combats[self.number]

    def able(self, pos: Battlefield) -> list[int]:
        """8.44 Who may advance."""
        return victors(pos, self.combat(pos), self.horse, self.optional)

    def left(self, pos: Battlefield) -> list[int]:
        """8.41 The hexes that the one who advances may enter."""
        return open_to(pos, self.unit, self.combat(pos).left, self.optional)

    def resolve(self, pos: Battlefield) -> bool:
        if self.stage == WHO:
            return self.find(pos)
        if pos.hex[self.unit] == OFF or pos.has(self.unit, ROUTED):
            pos.steps.pop()
            return True
        if self.pending != NOBODY:
            action, self.pending = self.pending, NOBODY
            self.move(pos, action >> SHIFT, action & ((1 << SHIFT) - 1))
            return True
        if self.stage == WHERE:
            return self.go(pos)
        if self.stage == TURNING and len(self.legal(pos, fought(pos).seat)) > 1:
            return False
        pos.steps.pop()
        pos.come_up(self.unit, ADVANCES)
        return True

    def find(self, pos: Battlefield) -> bool:
        """8.44 Who advances."""
        able = self.able(pos)
        if not able:
            pos.steps.pop()
            return True
        if len(able) > 1 or (self.optional and pos.field.cavalry[able[0]]):
            return False
        self.unit = able[0]
        self.stage = WHERE
        return True

    def go(self, pos: Battlefield) -> bool:
        """8.44 Where to."""
        ways = moves(pos, self.unit, self.left(pos))
        if len(ways) > 1:
            return False
        if ways:
            self.set_out(pos, ways[0][0], ways[0][1])
        else:
            pos.steps.pop()  # somebody who ran has come to stand there
        return True

    def set_out(self, pos: Battlefield, verb: int, operand: int) -> None:
        """8.21 Before the victor leaves a zone of control he may be fired at."""
        motion = motion_of(pos, self.unit, verb, operand)
        if motion is not None and warn(pos, self.unit, motion):
            self.pending = act(verb, operand)
        else:
            self.move(pos, verb, operand)

    def move(self, pos: Battlefield, verb: int, operand: int) -> None:
        motion = motion_of(pos, self.unit, verb, operand)
        if motion is not None:
            enter(pos, self.unit, motion, verb in (WHEEL_LEFT, WHEEL_RIGHT))
        wheeled = verb in (WHEEL_LEFT, WHEEL_RIGHT)
        self.stage = OVER if wheeled else TURNING

    def owners(self, pos: Battlefield) -> int:
        return 1 << fought(pos).seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        ops = pos.field.op_of_unit
        if self.stage == WHO:
            able = self.able(pos)
            return [*[act(ADVANCE, ops[unit]) for unit in able], act(DECLINE)]
        if self.stage == WHERE:
            return [act(verb, operand) for verb, operand in moves(pos, self.unit, self.left(pos))]
        if pos.field.two_hex[self.unit]:
            return [act(WHEEL_LEFT), act(WHEEL_RIGHT), act(DECLINE)]
        return [*[act(TURN, vertex) for vertex in range(SIX)], act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.stage == WHO:
            return self.refuse_victor(pos, verb, operand)
        if self.stage == WHERE:
            return self.refuse_way(pos, verb, operand)
        if verb == DECLINE:
            return None
        if pos.field.two_hex[self.unit]:
            return self.refuse_wheel(pos, verb, operand)
        if verb != TURN:
            return pos.not_now(verb)
        return None if (operand - pos.face[self.unit]) % SIX in (1, 5) else NOT_ONE_VERTEX

    def refuse_victor(self, pos: Battlefield, verb: int, operand: int) -> Refusal | None:
        """8.41, 8.44, 10.41 Why a unit does not advance, or the advance may not be left out."""
        able = self.able(pos)
        if verb == DECLINE:
            rides = all(pos.field.cavalry[unit] for unit in able)
            return None if self.optional and rides else MUST_ADVANCE
        if verb != ADVANCE:
            return pos.not_now(verb)
        return None if pos.field.unit_of_op[operand] in able else NOT_THE_VICTOR

    def refuse_way(self, pos: Battlefield, verb: int, operand: int) -> Refusal | None:
        """8.43, 8.44 Why a unit does not enter a hex so."""
        two = pos.field.two_hex[self.unit]
        if verb not in ((STEP, WHEEL_LEFT, WHEEL_RIGHT) if two else (INTO,)):
            return pos.not_now(verb)
        if can_do(pos, self.unit, verb, operand, self.left(pos)):
            return None
        return NO_SUCH_WHEEL if verb in (WHEEL_LEFT, WHEEL_RIGHT) else NOT_VACATED

    def refuse_wheel(self, pos: Battlefield, verb: int, operand: int) -> Refusal | None:
        """8.43 Why a phalanx that has gone forward cannot wheel as well."""
        if verb not in (WHEEL_LEFT, WHEEL_RIGHT):
            return pos.not_now(verb)
        motion = motion_of(pos, self.unit, verb, 0)
        if motion is None or not fits(pos, self.unit, motion, [into for _, _, into in motion.entries]):
            return NO_SUCH_WHEEL
        return None

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            if self.stage == WHO:
                pos.steps.pop()
            else:
                self.stage = OVER
        elif verb == ADVANCE:
            self.unit = pos.field.unit_of_op[operand]
            self.stage = WHERE
        elif verb == TURN:
            self.turn(pos, operand)
        else:
            self.set_out(pos, verb, operand)

    def turn(self, pos: Battlefield, vertex: int) -> None:
        """8.42, 7.13 It turns by a vertex, even in an enemy's zone; rough ground takes its toll."""
        unit = self.unit
        party = pos.stack(pos.hex[unit])
        turn_party(pos, party, vertex)
        tell_turn(pos, unit)
        for other in party:
            suffer_short(pos, other, turn_hits(pos, other, 1), "7.13")
        self.stage = OVER

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args: dict[str, Any] = {"seat": pos.seats[fought(pos).seat]}
        if self.stage == WHO:
            return "prompt-advance", args
        args["unit"] = pos.field.unit_id[self.unit]
        return ("prompt-advance-where" if self.stage == WHERE else "prompt-advance-turn"), args


# -- 9.11 elephants that got through --------------------------------------------------------------------


def got_through(pos: Battlefield, combat: Combat) -> bool:
    """9.11 Whether elephants come out behind the foot: it has not run, and they have not gone mad."""
    if not combat.passing or combat.over:
        return False
    standing_foot = standing(pos, combat, DEFENDERS)
    return len(standing_foot) == len(combat.defenders) and len(standing(pos, combat, ATTACKERS)) > 0


class Emerging(Step[Battlefield]):
    """9.11 (3), (4) Elephants come out behind the foot that let them through, and the foot checks."""

    rule: ClassVar[str] = "9.11"

    def __init__(self, number: int, out: list[int]) -> None:
        self.number = number
        self.out = out[:]  # the elephants that have come out

    def clone(self) -> Emerging:
        return Emerging(self.number, self.out)

    def next(self, pos: Battlefield) -> int:
        """The elephant that comes out next, or NOBODY."""
        for unit in heads(pos, standing(pos, fought(pos).combats[self.number], ATTACKERS)):
            if unit not in self.out:
                return unit
        return NOBODY

    def ways(self, pos: Battlefield) -> list[int]:
        return ways_through(pos, fought(pos).combats[self.number], self.next(pos))

    def resolve(self, pos: Battlefield) -> bool:
        beast = self.next(pos)
        if beast != NOBODY:
            ways = self.ways(pos)
            if len(ways) > 1:
                return False
            if ways:
                self.emerge(pos, ways[0])
            else:
                self.out.append(beast)
            return True
        pos.steps.pop()
        combat = fought(pos).combats[self.number]
        for unit in heads(pos, standing(pos, combat, DEFENDERS)):
            if not pos.field.skirmisher[unit]:
                check_and_suffer(pos, unit, [], "9.11")
        settle(pos)
        return True

    def emerge(self, pos: Battlefield, place: int) -> None:
        """9.11 (3) An elephant is put behind the foot; it faces as before."""
        beast = self.next(pos)
        release(pos, beast)
        for leader in pos.leaders_with(beast):
            pos.at[leader] = place
        pos.shift(beast, place, pos.face[beast])
        self.out.append(beast)
        fought(pos).advanced.append(beast)
        if pos.events is not None:
            pos.emit("got-through", "9.11", tell_place(pos, beast))
        pos.come_up(beast, ADVANCES)

    def owners(self, pos: Battlefield) -> int:
        return 1 << fought(pos).seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(INTO, place) for place in self.ways(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != INTO:
            return pos.not_now(verb)
        return None if operand in self.ways(pos) else NOT_BEHIND_THEM

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        self.emerge(pos, operand)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[fought(pos).seat], "unit": pos.field.unit_id[self.next(pos)]}
        return "prompt-emerge", args
