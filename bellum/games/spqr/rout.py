"""10.21 to 10.27 Rout: what becomes of a unit that breaks, and its way home."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import DECLINE, FLEE, FLEE_WITH, act
from .charts import AR, NEVER
from .clash import position_against, standing
from .columns import fall_out, vertices_for_line
from .combats import combat_of
from .ground import in_zoc
from .harm import check_and_suffer, doubled, fighting, hold, perish, release, settle, suffer, try_quality
from .hexes import OFF, ROWS, SIX, hex_id
from .marks import COLUMN, DEAD, LOW, NO, ROUTED, SKIPPED
from .paces import points_into
from .position import NOBODY, Battlefield
from .rampage import go_mad
from .records import ATTACKERS
from .stacking import strangers

NOT_THAT_WAY: Final = Refusal("10.22", "not-the-way-of-least-resistance")
NOT_WITH_IT: Final = Refusal("10.26", "leader-not-with-it")

# 10.22 The sides of a hex by where they lead, for those whose edge is in the low columns and in the high
# ones: home, along the edge, and away from it.
WAYS_HOME: Final[list[list[list[int]]]] = [[[4, 5], [0, 3], [1, 2]], [[1, 2], [0, 3], [4, 5]]]
FACING_HOME: Final[list[int]] = [4, 1]

# 10.22 The resistance of a hex.
EMPTY: Final = 0
FRIENDS: Final = 1
FRIENDS_IN_ZOC: Final = 2
BARRED: Final = 3

# 10.26, 10.22, 10.25 What a flight is at.
LEADERS: Final = 0
RUNNING: Final = 1
BEYOND: Final = 2  # friends are where it would stop: one hex more
ENDED: Final = 3  # it stands somewhere
TRAPPED: Final = 4  # 10.24 it could not get away
GONE: Final = 5  # 10.24 it left the map

NO_LIMIT: Final = -1


# -- 10.21 the fate of those who break ------------------------------------------------------------------


def run_away(pos: Battlefield, unit: int, cause: int) -> None:
    """10.21 What a unit that has reached its limit does depends on its type."""
    field = pos.field
    if pos.hex[unit] == OFF:
        return
    if pos.has(unit, ROUTED):
        perish(pos, unit, "10.27")
    elif field.skirmisher[unit] or field.kind[unit] == AR:
        perish(pos, unit, "10.21")
    elif field.leader_elephant[unit]:
        perish(pos, unit, "4.73")
    elif field.elephant[unit]:
        go_mad(pos, unit, blamed(pos, unit, cause))
    elif not stands_firm(pos, unit):
        rout(pos, unit)


def blamed(pos: Battlefield, unit: int, cause: int) -> int:
    """9.14 The unit that made another one break: in a shock the one that counted against it."""
    combat = combat_of(pos, unit)
    if cause != NOBODY or combat is None:
        return cause
    others = combat.attackers if unit in combat.defenders else combat.defenders
    counted = combat.by if unit in combat.defenders else combat.against
    return counted if counted != NOBODY else others[0]


def stands_firm(pos: Battlefield, unit: int) -> bool:
    """10.21 A unit of two hexes that was not taken from the side checks: if it passes, it stands."""
    if not pos.field.two_hex[unit] or position_against(pos, unit):
        return False
    combat = combat_of(pos, unit)
    modifiers: list[tuple[str, int]] = []
    if pos.hits[unit] > pos.quality(unit):
        modifiers.append(("excess", pos.hits[unit] - pos.quality(unit)))
    if combat is not None and unit in combat.attackers:
        modifiers.append(("attacker", pos.charts.check_two_hex_attacker))
    if try_quality(pos, unit, modifiers, "10.21") > 0:
        return False
    hold(pos, unit, "10.21")
    pos.mark[unit] |= SKIPPED
    return True


def rout(pos: Battlefield, unit: int) -> None:
    """10.22, 6.68, 9.53 A unit runs, and carries its stack away: who is under it, who is on it by a check."""
    stack = fighting(pos, unit)
    runners = [unit]
    for other in stack:
        if other == unit or (other in pos.breaking and not doubled(pos, unit)):
            continue
        if (
            doubled(pos, unit)
            or stack.index(unit) < stack.index(other)
            or try_quality(pos, other, [], "6.68") > 0
        ):
            runners.append(other)
    for runner in reversed(runners):
        pos.steps.append(flight(pos, runner, pos.charts.first_rout, NO_LIMIT))


def rout_on(pos: Battlefield, unit: int) -> None:
    """10.28 A routed unit that was not rallied runs on."""
    pos.steps.append(flight(pos, unit, pos.charts.first_rout, NO_LIMIT))


def flight(pos: Battlefield, unit: int, hexes: int, points: int) -> Flight:
    """10.22 A unit turns to run: by so many hexes, or for so many movement points."""
    if not pos.has(unit, ROUTED):
        disband(pos, unit)
    turn_home(pos, unit)
    return Flight(unit, hexes, points, LEADERS, 0, [pos.hex[unit]], [])


def disband(pos: Battlefield, unit: int) -> None:
    """10.22, 10.27 A unit becomes routed: its hits are gone, and with them the missiles of foot."""
    release(pos, unit)
    if unit in pos.breaking:
        pos.breaking.remove(unit)
    pos.hits[unit] = 0
    pos.mark[unit] |= ROUTED
    if pos.field.foot[unit]:
        pos.mark[unit] = pos.mark[unit] & ~LOW | NO
    if pos.events is not None:
        pos.emit("routed", "10.22", {"unit": pos.field.unit_id[unit]})


def homeward(pos: Battlefield, unit: int) -> int:
    """10.22 Which way home is: 0 to the low columns, 1 to the high ones."""
    return 0 if pos.field.edge[pos.field.side[unit]] * 2 <= pos.field.columns else 1


def turn_home(pos: Battlefield, unit: int) -> None:
    """10.22 A unit turns to its edge of the map; one of two hexes as far as it can without moving."""
    if pos.mark[unit] & COLUMN:
        fall_out(pos, unit, vertices_for_line(pos, unit)[0])
    face, home = pos.face[unit], FACING_HOME[homeward(pos, unit)]
    if not pos.field.two_hex[unit]:
        pos.shift(unit, pos.hex[unit], home)
    elif (face - home + 1) % SIX > 2:
        other = pos.half(unit)
        pos.lift(unit)
        pos.put(unit, other, (face + 3) % SIX)


# -- 10.22 the way --------------------------------------------------------------------------------------


def at_edge(pos: Battlefield, unit: int, place: int) -> bool:
    """10.22 Whether a hex is in the last column before a unit's edge."""
    return place // ROWS + 1 == pos.field.edge[pos.field.side[unit]]


def steps_of(pos: Battlefield, unit: int, place: int, side: int) -> list[int]:
    """The hexes that a unit enters if it steps across a side; OFF among them if one is off the map."""
    near, field = pos.field.near, pos.field
    found = [near[place * SIX + side]]
    if field.two_hex[unit]:
        other = near[place * SIX + (pos.face[unit] + 2) % SIX]
        found.append(OFF if other == OFF else near[other * SIX + side])
    return found


def resistance(pos: Battlefield, unit: int, place: int, side: int) -> int:
    """10.22, 10.23 How hard it is to run across a side: nobody there, friends, friends in an enemy's zone."""
    worst = EMPTY
    for number, into in enumerate(steps_of(pos, unit, place, side)):
        start = place if number == 0 else pos.field.near[place * SIX + (pos.face[unit] + 2) % SIX]
        worst = max(worst, resistance_of(pos, unit, start, side, into))
    return worst


def resistance_of(pos: Battlefield, unit: int, start: int, side: int, into: int) -> int:
    """10.22, 9.52 The resistance of one hex."""
    field = pos.field
    if into == OFF or points_into(pos, field.kind[unit], start, side, into) >= NEVER:
        return BARRED
    there = pos.top[into]
    if there == unit:
        there = pos.under[unit]
    if there == NOBODY:
        return BARRED if in_zoc(pos, into, 1 - field.side[unit]) else EMPTY
    if field.side[there] != field.side[unit] or doubled(pos, there):
        return BARRED
    return FRIENDS_IN_ZOC if in_zoc(pos, into, 1 - field.side[unit]) else FRIENDS


def beset(pos: Battlefield, unit: int, place: int) -> bool:
    """10.22 Whether an enemy stands next to a hex."""
    for side in range(SIX):
        other = pos.field.near[place * SIX + side]
        if other != OFF and pos.holder(other) == 1 - pos.field.side[unit]:
            return True
    return False


def ways(pos: Battlefield, unit: int, place: int, path: list[int]) -> list[int]:
    """10.22 The sides across which a unit may run on: the shortest way home, and on it the least resistance.

    Only if that is barred it goes along the edge, and only then away from it, out of reach of the enemy; it
    never comes back to where it was.
    """
    for rank, sides in enumerate(WAYS_HOME[homeward(pos, unit)]):
        found: list[int] = []
        least = BARRED
        for side in sides:
            into = pos.field.near[place * SIX + side]
            if into in path or (rank == 2 and beset(pos, unit, into)):
                continue
            hard = resistance(pos, unit, place, side)
            if hard < least:
                least, found = hard, [side]
            elif hard == least and hard < BARRED:
                found.append(side)
        if found:
            return found
    return []


def leaves_map(pos: Battlefield, unit: int, place: int) -> bool:
    """10.24 Whether the next step home leads off the map."""
    if at_edge(pos, unit, place):
        return True
    other = OFF if not pos.field.two_hex[unit] else pos.field.near[place * SIX + (pos.face[unit] + 2) % SIX]
    return other != OFF and at_edge(pos, unit, other)


def chased(pos: Battlefield, unit: int) -> bool:
    """10.43 Whether cavalry may be at the heels of a unit: then the pursuer says where it runs."""
    combat = combat_of(pos, unit)
    if combat is None or combat.by == NOBODY or not pos.field.pursuit or unit not in combat.defenders:
        return False
    riders = standing(pos, combat, ATTACKERS)
    return any(pos.field.cavalry[rider] and rider not in combat.bound for rider in riders)


# -- 10.25 friends in the way ---------------------------------------------------------------------------


def run_through(pos: Battlefield, unit: int, place: int) -> None:
    """10.25, 6.69 Whoever stands where a routed unit runs takes a hit.

    Skirmishers and velites do not, nor does a single Roman unit through which foot of its own colour runs.
    """
    field = pos.field
    others = strangers(pos, place, [unit])
    for other in others:
        if field.skirmisher[other] or field.velites[other]:
            continue
        own = field.roman_foot[unit] and field.roman_foot[other] and field.colour[unit] == field.colour[other]
        if not own or len(others) > 1:
            suffer(pos, other, pos.charts.rout_hits, "10.25")


def stop_among(pos: Battlefield, unit: int, place: int) -> None:
    """10.25, 6.69 Where a routed unit would stop, those who stand there check their quality."""
    field = pos.field
    others = [other for other in strangers(pos, place, [unit]) if pos.hex[other] != OFF]
    if others and not field.skirmisher[others[0]] and not field.velites[others[0]]:
        check_and_suffer(pos, others[0], [], "10.25")


class Flight(Step[Battlefield]):
    """10.22 to 10.26 A routed unit runs home; its owner chooses between ways that are alike.

    10.43 If cavalry may be at its heels, the pursuer does.
    """

    rule: ClassVar[str] = "10.22"

    def __init__(
        self,
        unit: int,
        hexes: int,
        points: int,
        stage: int,
        spent: int,
        path: list[int],
        leaders: list[int],
    ) -> None:
        self.unit = unit
        self.hexes = hexes  # left to run; if points count, how many it has run
        self.points = points  # movement points in all, NO_LIMIT if hexes count
        self.stage = stage
        self.spent = spent  # movement points
        self.path = path[:]  # where it was, and is
        self.leaders = leaders[:]  # 10.26 who comes along

    def clone(self) -> Flight:
        return Flight(self.unit, self.hexes, self.points, self.stage, self.spent, self.path, self.leaders)

    # -- the way ----------------------------------------------------------------------------------------

    def resolve(self, pos: Battlefield) -> bool:
        if pos.has(self.unit, DEAD) and self.stage < ENDED:
            self.stage = TRAPPED  # somebody else has run it down before it could run itself
        if self.stage == LEADERS:
            if self.followers(pos):
                return False
            self.stage = RUNNING
        while self.stage < ENDED:
            place = self.path[-1]
            if self.stage == RUNNING and self.is_spent(pos):
                self.halt(pos)
                continue
            if leaves_map(pos, self.unit, place):
                self.die(pos, "10.24", GONE)
                break
            sides = self.sides(pos)
            if len(sides) > 1:
                return False
            if sides:
                self.step(pos, sides[0])
            else:
                self.die(pos, "10.24", TRAPPED)
        self.end(pos)
        return True

    def sides(self, pos: Battlefield) -> list[int]:
        return ways(pos, self.unit, self.path[-1], self.path)

    def is_spent(self, pos: Battlefield) -> bool:
        """10.22, 10.23 Whether it has run its two hexes, or can pay for no further one."""
        if self.points == NO_LIMIT:
            return self.hexes == 0
        if self.spent >= self.points or leaves_map(pos, self.unit, self.path[-1]):
            return self.spent >= self.points
        prices = [self.price(pos, side) for side in self.sides(pos)]
        return len(prices) > 0 and self.spent + min(prices) > self.points

    def price(self, pos: Battlefield, side: int) -> int:
        """10.23 The movement points for a step."""
        into = pos.field.near[self.path[-1] * SIX + side]
        return points_into(pos, pos.field.kind[self.unit], self.path[-1], side, into)

    def step(self, pos: Battlefield, side: int) -> None:
        """10.22, 10.25 One hex on, through whoever is there."""
        unit = self.unit
        into = steps_of(pos, unit, self.path[-1], side)
        self.spent += self.price(pos, side)
        self.hexes -= 1
        self.path.append(into[0])
        pos.lift(unit)
        crowded = False
        for place in into:
            if pos.top[place] != NOBODY:
                crowded = True
                run_through(pos, unit, place)
        if not crowded:
            pos.put(unit, into[0], pos.face[unit])
        if self.stage == BEYOND:
            self.stage = ENDED
            if crowded:
                self.stop_here(pos, into)
                self.die(pos, "10.25", TRAPPED)

    def halt(self, pos: Battlefield) -> None:
        """10.25 It stops if the hex is free; among friends it has to go one hex farther."""
        if pos.hex[self.unit] != OFF and len(pos.stack(self.path[-1])) == 1:
            self.stage = ENDED
            return
        if len(self.path) == 1:
            self.stage = ENDED
            return
        self.stop_here(pos, self.here(pos))
        self.stage = BEYOND

    def here(self, pos: Battlefield) -> list[int]:
        """The hexes it is in, or over."""
        place = self.path[-1]
        if not pos.field.two_hex[self.unit]:
            return [place]
        return [place, pos.field.near[place * SIX + (pos.face[self.unit] + 2) % SIX]]

    def stop_here(self, pos: Battlefield, places: list[int]) -> None:
        for place in places:
            stop_among(pos, self.unit, place)

    def die(self, pos: Battlefield, rule: str, how: int) -> None:
        """10.24, 10.25 It gets no farther, or off the map: it is out of the game."""
        perish(pos, self.unit, rule)
        self.stage = how

    def end(self, pos: Battlefield) -> None:
        """10.22 The flight is over; who broke on its way runs next."""
        pos.steps.pop()
        for leader in self.leaders:
            pos.at[leader] = self.path[-1]
        if pos.shock is not None:
            pos.shock.flights.append([self.unit, self.stage, self.spent, *self.path])
        if pos.events is not None and len(self.path) > 1:
            names = [hex_id(place) for place in self.path]
            pos.emit("fled", "10.22", {"unit": pos.field.unit_id[self.unit], "path": names})
        settle(pos)

    # -- 10.26 leaders, and what is asked ---------------------------------------------------------------

    def followers(self, pos: Battlefield) -> list[int]:
        """10.26, 4.72 The leaders who may run along; one who rides an elephant stays on it."""
        unit, field = self.unit, pos.field
        found: list[int] = []
        for place in pos.hexes_of(unit):
            riders = [field.rider[other] for other in pos.stack(place)]
            for leader in pos.leaders_in(place, field.side[unit]):
                if leader not in riders and leader not in self.leaders:
                    found.append(leader)
        return found

    def owners(self, pos: Battlefield) -> int:
        side = pos.field.side[self.unit]
        return 1 << (1 - side if self.stage != LEADERS and chased(pos, self.unit) else side)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        if self.stage == LEADERS:
            ops = pos.field.op_of_leader
            return [*[act(FLEE_WITH, ops[leader]) for leader in self.followers(pos)], act(DECLINE)]
        near, place = pos.field.near, self.path[-1]
        return [act(FLEE, near[place * SIX + side]) for side in self.sides(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.stage == LEADERS:
            if verb == DECLINE:
                return None
            if verb != FLEE_WITH:
                return pos.not_now(verb)
            return None if pos.field.leader_of_op[operand] in self.followers(pos) else NOT_WITH_IT
        if verb != FLEE:
            return pos.not_now(verb)
        near, place = pos.field.near, self.path[-1]
        ahead = [near[place * SIX + side] for side in self.sides(pos)]
        return None if operand in ahead else NOT_THAT_WAY

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            self.stage = RUNNING
        elif verb == FLEE_WITH:
            self.leaders.append(pos.field.leader_of_op[operand])
        else:
            for side in range(SIX):
                if pos.field.near[self.path[-1] * SIX + side] == operand:
                    self.step(pos, side)
                    return

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        seat = self.owners(pos).bit_length() - 1
        args = {"seat": pos.seats[seat], "unit": pos.field.unit_id[self.unit]}
        return ("prompt-flee-with" if self.stage == LEADERS else "prompt-flee"), args


# -- 10.23 the rout segment -----------------------------------------------------------------------------


def begin_segment(pos: Battlefield) -> None:
    """10.23 In the rout segment all who are routed run on, those first who are nearest to their edge."""
    field = pos.field
    routed = [unit for unit in range(field.units) if pos.hex[unit] != OFF and pos.has(unit, ROUTED)]
    way = {unit: abs(pos.hex[unit] // ROWS + 1 - field.edge[field.side[unit]]) for unit in routed}
    pos.steps.append(RoutSegment(sorted(routed, key=lambda unit: (way[unit], unit))))


class RoutSegment(Step[Battlefield]):
    """10.23 Routed units run for all their movement points; those of two hexes are gone."""

    rule: ClassVar[str] = "10.23"

    def __init__(self, units: list[int]) -> None:
        self.units = units[:]

    def clone(self) -> RoutSegment:
        return RoutSegment(self.units)

    def resolve(self, pos: Battlefield) -> bool:
        if not self.units:
            pos.steps.pop()
            return True
        unit = self.units.pop(0)
        if pos.hex[unit] == OFF or not pos.has(unit, ROUTED):
            return True
        if pos.field.two_hex[unit]:
            perish(pos, unit, "10.23")
        else:
            pos.steps.append(flight(pos, unit, 0, pos.field.ma[unit]))
        return True
