"""6.5, 9.16, 9.21 Orderly withdrawal: units that get out of the way of an enemy before he is upon them.

A unit withdraws hex by hex, in any direction but towards the enemy, and keeps its facing. Its way is counted
in movement points, that of skirmishers and of lines that have agreed on it beforehand (6.59) in hexes. Nobody
sets out on a way that he cannot end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import BRING, SHOOT, STEP, STOP, TAKE, TURN, act
from .answers import ExitFire
from .charts import CE, CO, HA, MOUNTED_ARCHERS, PR
from .ground import angle, distance_between, distance_to, holding, in_zoc, unit_in_zoc
from .harm import check, doubled, fighting, settle, suffer
from .hexes import FLANK, FRONT, OFF, REAR, SIX
from .manoeuvre import (
    Entry,
    Motion,
    ahead,
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
from .marks import COLUMN, ENGAGED, EXTENDED, ROUTED, WITHDREW
from .missiles import can_fire, parting_shot
from .paces import approach, mobility, turn_between, turn_hits, turn_points
from .position import NONE, Battlefield
from .records import WITHDRAWS
from .stacking import (
    fall_back,
    hexes_at,
    is_welcome,
    pay_toll,
    refuse_passage,
    refuse_stop,
    settle_party,
)
from .ways import ALONE, AS_AGREED, IN_POINTS, Way, apart, starts

AT: Final = 2  # 6.51 how far off the enemy is
CHECKED: Final = (HA, PR, CO, CE)  # 6.52 (1)

# The numbers that a withdrawal keeps.
POINTS: Final = 0
HEXES: Final = 1
BASE: Final = 2
STEPS: Final = 3
TURNED_NOW: Final = 4
PENDING: Final = 5
HERE: Final = 6

NOT_YOURS: Final = Refusal("6.51", "not-yours-to-withdraw")
ROUTED_STAYS: Final = Refusal("6.51", "routed-do-not-withdraw")
COLUMN_STAYS: Final = Refusal("6.77", "columns-do-not-withdraw")
ENGAGED_STAYS: Final = Refusal("10.51", "engaged-do-not-withdraw")
EXTENDED_STAYS: Final = Refusal("9.66", "extended-do-not-withdraw")
CARRIES_LEADER: Final = Refusal("4.73", "leader-elephant-goes-with-its-leader")
NOT_ON_TOP: Final = Refusal("6.66", "only-top-withdraws")
NOT_AT_TWO: Final = Refusal("6.51", "enemy-not-at-two-hexes")
NOT_FASTER: Final = Refusal("6.51", "not-faster-than-the-enemy")
HELD: Final = Refusal("7.23", "held-by-faster-enemies")
NOWHERE: Final = Refusal("6.55", "nowhere-to-withdraw")
MUST_GO: Final = Refusal("6.51", "must-get-farther-away")
TURNED: Final = Refusal("6.52", "turned-after-withdrawal")
TURN_LATER: Final = Refusal("6.52", "turn-after-withdrawal")
TURN_TOO_DEAR: Final = Refusal("6.52", "no-points-left-to-turn")
STOPS: Final = Refusal("7.23", "stops-in-zone-of-control")
NO_TURN_IN_ZOC: Final = Refusal("7.15", "no-turn-in-zone-of-control")
NEVER_TURNS: Final = Refusal("7.14", "two-hex-units-never-turn")
FACES_THERE: Final = Refusal("7.12", "faces-there-already")
UNDER_WAY: Final = Refusal("6.31", "under-way-already")
NOT_WITH_IT: Final = Refusal("6.65", "leader-not-with-withdrawing-unit")
NOT_BENEATH: Final = Refusal("9.61", "not-beneath-withdrawing-unit")
NO_ROOM_LEFT: Final = Refusal("6.57", "bars-the-way-of-its-line")
ONLY_MOUNTED: Final = Refusal("6.55", "only-mounted-archers-fire")
FIRED_ONCE: Final = Refusal("6.55", "parting-shot-once")


# -- 6.51, 9.21 who may withdraw -----------------------------------------------------------------------


def refuse_withdrawer(pos: Battlefield, unit: int) -> Refusal | None:
    """6.51, 6.66, 6.77, 9.66, 10.51 Why a unit does not withdraw from anybody."""
    mark = pos.mark[unit]
    if mark & ROUTED:
        return ROUTED_STAYS
    if mark & COLUMN:
        return COLUMN_STAYS
    if mark & ENGAGED:
        return ENGAGED_STAYS
    if mark & EXTENDED:
        return EXTENDED_STAYS
    if pos.field.leader_elephant[unit]:
        return CARRIES_LEADER
    return None if pos.top[pos.hex[unit]] == unit else NOT_ON_TOP


def gains(pos: Battlefield, unit: int, mover: int) -> bool:
    """6.51, 9.21 Whether a unit is fast enough: faster than the enemy, skirmishers as fast."""
    own, other = mobility(pos, unit), approach(pos, mover)
    return own > other or (own == other and pos.field.skirmisher[unit])


def gets_loose(pos: Battlefield, unit: int) -> bool:
    """7.23, 7.24 Whether a unit may leave the zones of control it is in: all who share them are slower."""
    own = mobility(pos, unit)
    for owner in holding(pos, unit):
        if approach(pos, owner) >= own:
            return False
    return True


def refuse_withdrawal(pos: Battlefield, unit: int, mover: int, how: int) -> Refusal | None:
    """6.51, 6.57, 6.59, 9.16 Why a unit may not withdraw from one that moves."""
    if unit < 0 or pos.hex[unit] == OFF:
        return NOT_YOURS
    refusal = refuse_withdrawer(pos, unit)
    if refusal is not None:
        return refusal
    if how == ALONE and apart(pos, hexes_at(pos, unit, pos.hex[unit], pos.face[unit]), mover) != AT:
        return NOT_AT_TWO
    if how != AS_AGREED and not gains(pos, unit, mover):
        return NOT_FASTER
    return None if gets_loose(pos, unit) else HELD


def can_withdraw(pos: Battlefield, unit: int, mover: int, how: int) -> bool:
    """6.51, 6.55 Whether a unit may withdraw from one that moves and has a way to do it."""
    if refuse_withdrawal(pos, unit, mover, how) is not None:
        return False
    return starts(pos, unit, mover, how, [unit])


# -- 6.52 (3) from which side the enemy comes ----------------------------------------------------------


def outflanked(pos: Battlefield, unit: int, mover: int) -> bool:
    """6.52 Whether the enemy is about to come upon a unit's flank or rear; skirmishers mind the rear."""
    worst = REAR if pos.field.skirmisher[unit] else FLANK
    here = distance_between(pos, unit, mover) == 1  # 9.16
    for place in pos.hexes_of(mover) if here else next_hexes(pos, mover):
        if distance_to(pos, unit, place) == 1 and angle(pos, unit, place) >= worst:
            return True
    return False


def next_hexes(pos: Battlefield, mover: int) -> list[int]:
    """6.52 The hexes that a unit could enter with its next step, by its facing and its points."""
    if pos.hex[mover] == OFF:
        return []
    march = pos.march
    left = march.allowance - march.spent if march is not None and march.unit == mover else SIX
    motions = wheels(pos, mover)
    if not is_held(pos, mover):
        motions += [step(pos, mover, side) for side in range(SIX) if ahead(pos, mover, side)]
    found: list[int] = []
    for motion in motions:
        if points_for(pos, mover, motion.entries) <= left:
            places = [into for _, _, into in motion.entries]
            if all(refuse_passage(pos, [mover], into) is None for into in places):
                found += places
    return found


def wheels(pos: Battlefield, unit: int) -> list[Motion]:
    """6.43, 6.45 The wheels of a phalanx: with a half that is in no zone of control."""
    if not pos.field.two_hex[unit] or pos.mark[unit] & COLUMN or doubled(pos, unit):
        return []
    enemy = 1 - pos.field.side[unit]
    both = [wheel(pos, unit, True), wheel(pos, unit, False)]
    return [motion for motion in both if not in_zoc(pos, motion.entries[0][0], enemy)]


def is_held(pos: Battlefield, mover: int) -> bool:
    """7.23 Whether a unit that moves has to stay in the zone of control in which it is."""
    march = pos.march
    if march is None or march.unit != mover or not unit_in_zoc(pos, mover):
        return False
    return march.steps > 0 or not gets_loose(pos, mover)


# -- 6.51 to 6.55 the step -----------------------------------------------------------------------------


class Withdrawing(SeatStep[Battlefield]):
    """6.51 A unit withdraws, hex by hex."""

    rule: ClassVar[str] = "6.51"
    settled: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        unit: int,
        mover: int,
        how: int,
        counts: list[int],
        others: list[int],
        leaders: list[int],
        waiting: list[int],
    ) -> None:
        super().__init__(seat)
        self.unit = unit
        self.mover = mover
        self.how = how
        # The points and hexes that are left, how far off it began, the steps, whether it has turned, the side
        # that it is about to cross (-1 for none) and the hex in which it is.
        self.counts = counts[:]
        self.others = others[:]  # 9.61 who comes along of its stack
        self.leaders = leaders[:]  # 6.65 and of the leaders with it
        self.waiting = waiting  # 6.57 who of its line goes after it

    def clone(self) -> Withdrawing:
        counts, others, leaders = self.counts, self.others, self.leaders
        return Withdrawing(self.seat, self.unit, self.mover, self.how, counts, others, leaders, self.waiting)

    def party(self) -> list[int]:
        return [self.unit, *self.others]

    def way(self, pos: Battlefield) -> Way:
        """The way, measured from where the unit began."""
        way = Way(pos, self.unit, self.mover, self.how, self.party(), self.waiting)
        way.base = self.counts[BASE]
        return way

    def resolve(self, pos: Battlefield) -> bool:
        if pos.hex[self.unit] != self.counts[HERE] or pos.has(self.unit, ROUTED):
            pos.steps.pop()
            return True
        side = self.counts[PENDING]
        if side < 0:
            return self.is_stuck(pos)
        self.counts[PENDING] = -1
        self.go(pos, side)
        return True

    def is_stuck(self, pos: Battlefield) -> bool:
        """6.55, 7.23 If others have barred its way meanwhile it stays, or goes where there is room."""
        if self.refuse_stop(pos) is None:
            return False
        if not self.is_stopped(pos) and self.way(pos).goes_on(
            pos, self.counts[HERE], self.counts[POINTS], self.counts[HEXES]
        ):
            return False
        if refuse_stop(pos, self.party(), self.counts[HERE], pos.face[self.unit]) is not None:
            fall_back(pos, self.party(), self.leaders)
        if self.counts[STEPS]:
            self.end(pos)
        else:
            pos.steps.pop()
        return True

    def is_stopped(self, pos: Battlefield) -> bool:
        """7.23 Whether an enemy who has turned to it on its way holds it where it is."""
        return self.counts[STEPS] > 0 and unit_in_zoc(pos, self.unit)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        found = [act(STEP, side) for side in range(SIX)]
        if not self.counts[STEPS]:
            beneath = pos.stack(self.counts[HERE])[1:]
            found += [act(TAKE, field.op_of_unit[unit]) for unit in beneath]
            return found + [act(BRING, field.op_of_leader[leader]) for leader in pos.leaders_with(self.unit)]
        if not field.two_hex[self.unit]:
            found += [act(TURN, vertex) for vertex in range(SIX)]
        found.append(act(STOP))
        if field.weapon[self.unit] == MOUNTED_ARCHERS:
            found.append(act(SHOOT, field.op_of_unit[self.unit]))
        return found

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STEP:
            return self.refuse_step(pos, operand)
        if verb == STOP:
            return self.refuse_stop(pos)
        if verb == TURN:
            return self.refuse_turn(pos, operand)
        if verb == TAKE:
            return self.refuse_take(pos, pos.field.unit_of_op[operand])
        if verb == BRING:
            return self.refuse_bring(pos, pos.field.leader_of_op[operand])
        if verb == SHOOT:
            return self.refuse_shot(pos, pos.field.unit_of_op[operand])
        return pos.not_now(verb)

    def refuse_step(self, pos: Battlefield, side: int) -> Refusal | None:
        if self.counts[TURNED_NOW]:
            return TURNED
        if self.is_stopped(pos):
            return STOPS
        return self.way(pos).refuse(pos, self.counts[HERE], side, self.counts[POINTS], self.counts[HEXES])

    def refuse_stop(self, pos: Battlefield) -> Refusal | None:
        """6.51, 6.55 It ends farther away than it began, and where it may stand."""
        place, face = self.counts[HERE], pos.face[self.unit]
        if apart(pos, hexes_at(pos, self.unit, place, face), self.mover) <= self.counts[BASE]:
            return MUST_GO
        refusal = refuse_stop(pos, self.party(), place, face)
        if refusal is not None:
            return refusal
        return None if self.way(pos).leaves_room(pos, place) else NO_ROOM_LEFT

    def refuse_turn(self, pos: Battlefield, vertex: int) -> Refusal | None:
        """6.52, 7.15 Afterwards a unit may turn, for what that costs."""
        if pos.field.two_hex[self.unit]:
            return NEVER_TURNS
        turn = turn_between(pos.face[self.unit], vertex)
        if turn == 0:
            return FACES_THERE
        if self.counts[STEPS] == 0:
            return TURN_LATER
        if unit_in_zoc(pos, self.unit):
            return NO_TURN_IN_ZOC
        if turn_points(pos, self.unit, turn) > self.counts[POINTS]:
            return TURN_TOO_DEAR
        return MUST_GO if self.refuse_stop(pos) is not None else None

    def refuse_take(self, pos: Battlefield, unit: int) -> Refusal | None:
        """9.61, 4.72 A stack withdraws together if all of it may; a leader's elephant goes with him alone."""
        if unit < 0 or unit in self.party() or unit not in pos.stack(self.counts[HERE]):
            return NOT_BENEATH
        if pos.field.leader_elephant[unit]:
            return CARRIES_LEADER
        if self.counts[STEPS]:
            return UNDER_WAY
        if pos.mark[unit] & EXTENDED:
            return EXTENDED_STAYS
        return None if self.how == AS_AGREED or gains(pos, unit, self.mover) else NOT_FASTER

    def refuse_bring(self, pos: Battlefield, leader: int) -> Refusal | None:
        """4.62, 4.72, 5.24, 6.65 A leader with a unit may go along, and his elephant with him."""
        if leader < 0 or leader in self.leaders or leader not in pos.leaders_with(self.unit):
            return NOT_WITH_IT
        return UNDER_WAY if self.counts[STEPS] else None

    def refuse_shot(self, pos: Battlefield, unit: int) -> Refusal | None:
        """6.55 Nobody fires as he withdraws but mounted archers, once at each enemy in a phase."""
        if unit != self.unit or pos.field.weapon[unit] != MOUNTED_ARCHERS:
            return ONLY_MOUNTED
        phase = pos.phase
        if phase is not None and unit * pos.field.units + self.mover in phase.shots:
            return FIRED_ONCE
        return can_fire(pos, unit)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == STEP:
            self.set_out(pos, operand)
        elif verb == STOP:
            self.end(pos)
        elif verb == TURN:
            self.turn(pos, operand)
        elif verb == TAKE:
            other = pos.field.unit_of_op[operand]
            self.others.append(other)
            expose(pos, [other], self.unit, self.mover)
        elif verb == BRING:
            self.leaders.append(pos.field.leader_of_op[operand])
        else:
            if pos.phase is not None:
                pos.phase.shots.append(self.unit * pos.field.units + self.mover)
            parting_shot(pos, self.unit, self.mover)

    def motion(self, pos: Battlefield, side: int) -> Motion:
        entries = self.way(pos).entries(pos, self.counts[HERE], side)
        return Motion(entries[0][2], pos.face[self.unit], entries)

    def set_out(self, pos: Battlefield, side: int) -> None:
        """8.21 Before a unit leaves a zone of control it may be fired at."""
        owners = zones_left(pos, self.unit, self.motion(pos, side))
        if not owners:
            self.go(pos, side)
            return
        self.counts[PENDING] = side
        pos.steps.append(ExitFire(1 - self.seat, self.unit, [], owners))

    def go(self, pos: Battlefield, side: int) -> None:
        """6.52, 6.54 The unit goes one hex, with the hits of the ground and of friends that it passes."""
        motion, party = self.motion(pos, side), self.party()
        price = points_for(pos, self.unit, motion.entries)
        costs = [hits_for(pos, unit, motion.entries) for unit in party]
        carry(pos, party, self.leaders, motion)
        self.counts[HERE] = motion.place
        self.counts[STEPS] += 1
        if self.counts[HEXES] == IN_POINTS:
            self.counts[POINTS] -= price
        else:
            self.counts[HEXES] -= 1
        if pos.events is not None:
            pos.emit("withdrew", "6.51", tell_place(pos, self.unit))
        for unit, hits in zip(party, costs, strict=True):
            suffer(pos, unit, hits + fright(pos, unit, motion.entries), "6.22")
        places = [into for _, _, into in motion.entries]
        pay_toll(pos, party, [place for place in places if not is_welcome(pos, party, place)])
        pos.come_up(self.unit, WITHDRAWS)
        settle(pos)

    def turn(self, pos: Battlefield, vertex: int) -> None:
        turn = turn_between(pos.face[self.unit], vertex)
        self.counts[POINTS] -= turn_points(pos, self.unit, turn)
        self.counts[TURNED_NOW] = 1
        hits = turn_hits(pos, self.unit, turn)
        turn_party(pos, self.party(), vertex)
        tell_turn(pos, self.unit)
        for unit in self.party():
            suffer(pos, unit, hits, "7.13")
        settle(pos)

    def end(self, pos: Battlefield) -> None:
        """6.52 What it costs: a check of hastati, principes and cohorts, and a hit of all foot."""
        pos.steps.pop()
        settle_party(pos, self.party())
        if self.how in (ALONE, AS_AGREED):
            for unit in self.party():
                pos.mark[unit] |= WITHDREW
        tire(pos, self.party())
        settle(pos)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args: dict[str, Any] = {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}
        args = {**args, "points": self.counts[POINTS], "hexes": max(0, self.counts[HEXES])}
        return "prompt-withdrawing", args


def tire(pos: Battlefield, party: list[int]) -> None:
    """6.52, 6.68 The hits of those who have withdrawn; velites, skirmishers and riders have none.

    A stack checks by its top unit, whose the hit is.
    """
    field, charts = pos.field, pos.charts
    checks = any(field.roman[unit] and field.cls[unit] in CHECKED for unit in party)
    if checks and check(pos, party[0], 0, "6.52") > 0:
        suffer(pos, party[0], charts.withdrawal_check_hits, "6.52")
    for unit in party:
        if field.foot[unit] and not field.velites[unit] and not field.skirmisher[unit]:
            suffer(pos, unit, charts.withdrawal_hits, "6.52")


def fright(pos: Battlefield, unit: int, entries: list[Entry]) -> int:
    """9.15 The hits of cavalry in a hex on the flank or behind an enemy's elephant."""
    if not pos.field.cavalry[unit]:
        return 0
    hits = 0
    for _, _, into in entries:
        if beside_elephant(pos, unit, into):
            hits += pos.charts.elephant_flank_hits
    return hits


def beside_elephant(pos: Battlefield, unit: int, place: int) -> bool:
    """9.15 Whether a hex is beside or behind an enemy's elephant, other than one that carries a leader."""
    field = pos.field
    enemy = 1 - field.side[unit]
    for side in range(SIX):
        other = field.near[place * SIX + side]
        if other != OFF and pos.holder(other) == enemy:
            there = pos.top[other]
            if field.elephant[there] and not field.leader_elephant[there]:
                if angle(pos, there, place) != FRONT:
                    return True
    return False


def begin(pos: Battlefield, unit: int, mover: int, how: int, waiting: list[int] = NONE) -> None:
    """6.51, 9.52 A unit begins to withdraw; phalanxes in double depth do so together.

    ``waiting``: 6.57 those of its line who go after it.
    """
    party = fighting(pos, unit) if doubled(pos, unit) else [unit]
    way = Way(pos, unit, mover, how, party)
    counts = [way.points, way.hexes, way.base, 0, 0, -1, pos.hex[unit]]
    pos.steps.append(Withdrawing(pos.field.side[unit], unit, mover, how, counts, party[1:], [], waiting))
    expose(pos, party, unit, mover)


def expose(pos: Battlefield, party: list[int], unit: int, mover: int) -> None:
    """6.52 (3) Those who withdraw with a unit that is being outflanked take a hit first."""
    if outflanked(pos, unit, mover):
        for member in party:
            suffer(pos, member, pos.charts.withdrawal_behind_hits, "6.52")
        settle(pos)
