"""9.14 Elephants that run wild: three hexes at a time, over whoever is in their way, until they are gone."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import FLEE, NEAREST, act
from .charts import AWAY, EL, TO_FRIENDS
from .ground import angle, can_enter, distance_between, distance_to
from .harm import fall, perish, release, settle, suffer
from .hexes import CUBE_Q, CUBE_R, FRONT, HEXES, OFF, SIX, distance, hex_id
from .marks import ROUTED
from .paces import points_into
from .position import NOBODY, Battlefield

NOT_NEAREST: Final = Refusal("9.14", "not-a-nearest-friend")
NOT_THAT_WAY: Final = Refusal("9.14", "elephant-does-not-go-there")

# Where an elephant is heading: across a side (0 to 5), towards a friend, or away from whoever drove it mad.
TOWARDS: Final = -1
FROM: Final = -2
UNBEGUN: Final = -1  # it has not begun to run: those near it may still get away


def go_mad(pos: Battlefield, unit: int, cause: int = NOBODY) -> None:
    """9.14, 4.74 An elephant runs wild, without a zone of control; nothing else happens until it is over."""
    release(pos, unit)
    if unit in pos.breaking:
        pos.breaking.remove(unit)
    pos.hits[unit] = 0
    pos.mark[unit] |= ROUTED
    if pos.events is not None:
        pos.emit("runs-wild", "9.14", {"unit": pos.field.unit_id[unit]})
    frenzy = Rampage(unit, cause, 0, UNBEGUN, TOWARDS, NOBODY, [])
    for number, step in enumerate(pos.steps):
        if isinstance(step, Rampage):  # one at a time: it has to wait
            pos.steps.insert(number, frenzy)
            return
    pos.steps.append(frenzy)


def raging(pos: Battlefield) -> bool:
    """9.14 Whether an elephant is running wild."""
    return any(isinstance(step, Rampage) for step in pos.steps)


# -- where it goes --------------------------------------------------------------------------------------


def nearest(pos: Battlefield, unit: int, seat: int) -> list[int]:
    """9.14 The units of a seat that are nearest to an elephant, all that are equally near."""
    best: list[int] = []
    least = HEXES
    for other in range(pos.field.units):
        if other == unit or pos.hex[other] == OFF or pos.field.side[other] != seat:
            continue
        apart = distance_between(pos, unit, other)
        if apart < least:
            least, best = apart, [other]
        elif apart == least:
            best.append(other)
    return best


def apart(one: int, other: int) -> int:
    """How far the middles of two hexes lie from each other, squared, in units that compare."""
    q, r = CUBE_Q[one] - CUBE_Q[other], CUBE_R[one] - CUBE_R[other]
    return q * q + q * r + r * r


def sides_away(pos: Battlefield, place: int, causes: list[int]) -> list[int]:
    """9.14 The sides of a hex that lead straight away from a unit; two if it is in between.

    If several units may be meant, those that lead away from one of them.
    """
    near: list[int] = []
    for cause in causes:
        least = distance_to(pos, cause, place)
        near += [own for own in pos.hexes_of(cause) if distance(own, place) == least]
    found: list[int] = []
    for own in near:
        farthest = 0
        best: list[int] = []
        for side in range(SIX):
            into = pos.field.near[place * SIX + side]
            far = beyond(place, side, own) if into == OFF else apart(into, own)
            if far > farthest:
                farthest, best = far, [side]
            elif far == farthest:
                best.append(side)
        found += [side for side in best if side not in found]
    on_map = [side for side in found if pos.field.near[place * SIX + side] != OFF]
    return on_map or found[:1]


STEP_Q: Final[list[int]] = [0, 1, 1, 0, -1, -1]
STEP_R: Final[list[int]] = [-1, -1, 0, 1, 1, 0]


def beyond(place: int, side: int, other: int) -> int:
    """The same for the hex across a side that is no longer on the map."""
    q = CUBE_Q[place] + STEP_Q[side] - CUBE_Q[other]
    r = CUBE_R[place] + STEP_R[side] - CUBE_R[other]
    return q * q + q * r + r * r


def sides_to(pos: Battlefield, place: int, goal: int) -> list[int]:
    """9.14 The sides of a hex that bring an elephant nearer to a unit."""
    found: list[int] = []
    if goal == NOBODY or pos.hex[goal] == OFF:
        return found
    here = distance_to(pos, goal, place)
    for side in range(SIX):
        into = pos.field.near[place * SIX + side]
        if into != OFF and distance_to(pos, goal, into) < here:
            found.append(side)
    return found


def is_alone(pos: Battlefield, unit: int) -> bool:
    """9.14 Whether nobody can be reached for fewer movement points than the chart says."""
    most = pos.charts.rampage_alone
    costs = {pos.hex[unit]: 0}
    waiting = [pos.hex[unit]]
    while waiting:
        place = waiting.pop(0)
        for side in range(SIX):
            into = pos.field.near[place * SIX + side]
            if into == OFF:
                continue
            cost = costs[place] + points_into(pos, EL, place, side, into)
            if cost >= most or costs.get(into, most) <= cost:
                continue
            if pos.top[into] != NOBODY:
                return False
            costs[into] = cost
            waiting.append(into)
    return True


# -- whom it meets --------------------------------------------------------------------------------------


def trample(pos: Battlefield, unit: int, place: int) -> None:
    """9.14 Whoever stands where an elephant wants to go is hit, worse from the side and on horseback.

    A leader who has not got away is dead, and no die is cast for it.
    """
    field, charts = pos.field, pos.charts
    for other in pos.stack(place):
        ahead = angle(pos, other, pos.hex[unit]) == FRONT
        soft = ahead and not field.cavalry[other]
        hits = charts.rampage_hits if soft else charts.rampage_side_hits
        if pos.events is not None:
            args = {"unit": field.unit_id[unit], "target": field.unit_id[other], "hits": hits}
            pos.emit("trampled", "9.14", args)
        suffer(pos, other, hits, "9.14")
    crush_leaders(pos, place)


def crush_leaders(pos: Battlefield, place: int) -> None:
    """9.14, 4.62 Leaders who have not got out of an elephant's way are dead."""
    for seat in (0, 1):
        for leader in pos.leaders_in(place, seat):
            if pos.events is not None:
                pos.emit("leader-trampled", "9.14", {"leader": pos.field.leader_id[leader]})
            fall(pos, leader)


class Rampage(Step[Battlefield]):
    """9.14 One elephant runs wild, roll by roll, until it is gone; the enemy chooses where ways are alike.

    6.51, 9.16, 4.62 Before it begins, and after every hex, those near it may or must get out of its way.
    """

    rule: ClassVar[str] = "9.14"

    def __init__(
        self, unit: int, cause: int, rolls: int, left: int, heading: int, goal: int, path: list[int]
    ) -> None:
        self.unit = unit
        self.cause = cause  # the unit that drove it mad, or NOBODY
        self.rolls = rolls
        self.left = left  # hexes to go after this roll
        self.heading = heading
        self.goal = goal  # the friend it runs to, NOBODY if that is still open
        self.path = path[:]

    def clone(self) -> Rampage:
        return Rampage(self.unit, self.cause, self.rolls, self.left, self.heading, self.goal, self.path)

    def resolve(self, pos: Battlefield) -> bool:
        if pos.hex[self.unit] == OFF or not pos.has(self.unit, ROUTED):
            pos.steps.pop()
        elif self.left == UNBEGUN:
            self.left = 0
            pos.make_way(self.unit)
        elif self.left == 0:
            self.roll(pos)
        else:
            return self.run(pos)
        return True

    # -- the die ----------------------------------------------------------------------------------------

    def roll(self, pos: Battlefield) -> None:
        """9.14 The next die: where it goes now, or its end."""
        self.tell(pos)
        charts = pos.charts
        if self.rolls == charts.rampage_rolls or (self.rolls and is_alone(pos, self.unit)):
            perish(pos, self.unit, "9.14")
            return
        die = pos.die()
        result = charts.rampage[die]
        if pos.events is not None:
            pos.emit("rampage", "9.14", {"unit": pos.field.unit_id[self.unit], "die": die})
        self.rolls += 1
        self.left = charts.rampage_hexes
        self.heading, self.goal, self.path = TOWARDS, NOBODY, [pos.hex[self.unit]]
        if result == TO_FRIENDS:
            self.to_friends(pos)
        elif result == AWAY:
            self.away(pos)
        else:
            self.heading = pos.field.compass[result]

    def to_friends(self, pos: Battlefield) -> None:
        """9.14 It makes for the nearest friend; a leader's elephant is killed."""
        if pos.field.leader_elephant[self.unit]:
            perish(pos, self.unit, "9.14")
            return
        friends = nearest(pos, self.unit, pos.field.side[self.unit])
        if len(friends) == 1:
            self.goal = friends[0]
        elif not friends:
            self.left = 0

    def away(self, pos: Battlefield) -> None:
        """9.14 At first away from whoever drove it mad; later its driver kills it, a leader's is calmed."""
        unit = self.unit
        if self.rolls > 1:
            if pos.field.leader_elephant[unit]:
                self.calm(pos)
            else:
                perish(pos, unit, "9.14")
            return
        self.heading = FROM

    def calm(self, pos: Battlefield) -> None:
        """9.14 A leader's elephant comes to itself, shaken."""
        unit = self.unit
        pos.mark[unit] &= ~ROUTED
        pos.hits[unit] = max(0, pos.quality(unit) - pos.charts.leader_elephant_rally)
        if pos.events is not None:
            args = {"unit": pos.field.unit_id[unit], "total": pos.hits[unit]}
            pos.emit("calmed", "9.14", args)

    def tell(self, pos: Battlefield) -> None:
        if pos.events is not None and len(self.path) > 1:
            path = [hex_id(place) for place in self.path]
            pos.emit("ran-wild", "9.14", {"unit": pos.field.unit_id[self.unit], "path": path})
        self.path = []

    # -- the way ----------------------------------------------------------------------------------------

    def run(self, pos: Battlefield) -> bool:
        """9.14 One hex on; False if somebody has to choose first."""
        sides = self.sides(pos)
        if self.asks_goal() or len(sides) > 1:
            return False
        if sides:
            self.go(pos, sides[0])
        else:
            self.left = 0
        return True

    def go(self, pos: Battlefield, side: int) -> None:
        """9.14 It goes into the next hex, off the map, or over whoever is there; barred ground stops it."""
        unit = self.unit
        if self.heading == FROM:
            self.heading = side  # and straight on
        into = pos.field.near[pos.hex[unit] * SIX + side]
        if into == OFF:
            self.tell(pos)
            perish(pos, unit, "10.24")
        elif pos.top[into] != NOBODY:
            self.left = 0
            trample(pos, unit, into)
            settle(pos, unit)
        elif not can_enter(pos, unit, into):
            self.left = 0
        else:
            pos.shift(unit, into, side)
            self.left -= 1
            self.path.append(into)
            pos.steps.append(Crushing(into))
            pos.make_way(unit)

    def sides(self, pos: Battlefield) -> list[int]:
        """9.14 The sides across which it may go on."""
        place = pos.hex[self.unit]
        if self.heading == TOWARDS:
            return sides_to(pos, place, self.goal)
        return sides_away(pos, place, self.causes(pos)) if self.heading == FROM else [self.heading]

    def causes(self, pos: Battlefield) -> list[int]:
        """9.14 The unit that drove it mad; if that is not on the map, its nearest enemies."""
        if self.cause != NOBODY and pos.hex[self.cause] != OFF:
            return [self.cause]
        return nearest(pos, self.unit, 1 - pos.field.side[self.unit])

    def asks_goal(self) -> bool:
        """9.14 Whether it runs to a friend and it is open to which one."""
        return self.heading == TOWARDS and self.goal == NOBODY

    # -- what is asked ----------------------------------------------------------------------------------

    def owners(self, pos: Battlefield) -> int:
        return 1 << (1 - pos.field.side[self.unit])

    def friends(self, pos: Battlefield) -> list[int]:
        return nearest(pos, self.unit, pos.field.side[self.unit])

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        if self.asks_goal():
            return [act(NEAREST, pos.field.op_of_unit[unit]) for unit in self.friends(pos)]
        near, place = pos.field.near, pos.hex[self.unit]
        return [act(FLEE, near[place * SIX + side]) for side in self.sides(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.asks_goal():
            if verb != NEAREST:
                return pos.not_now(verb)
            return None if pos.field.unit_of_op[operand] in self.friends(pos) else NOT_NEAREST
        if verb != FLEE:
            return pos.not_now(verb)
        near, place = pos.field.near, pos.hex[self.unit]
        return None if operand in [near[place * SIX + side] for side in self.sides(pos)] else NOT_THAT_WAY

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == NEAREST:
            self.goal = pos.field.unit_of_op[operand]
            return
        for side in self.sides(pos):
            if pos.field.near[pos.hex[self.unit] * SIX + side] == operand:
                self.go(pos, side)
                return

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        seat = self.owners(pos).bit_length() - 1
        args = {"seat": pos.seats[seat], "unit": pos.field.unit_id[self.unit]}
        return ("prompt-nearest" if self.asks_goal() else "prompt-rampage"), args


class Crushing(Step[Battlefield]):
    """9.14 Leaders who are still where an elephant has come after all had their chance to leave are dead."""

    rule: ClassVar[str] = "9.14"

    def __init__(self, place: int) -> None:
        self.place = place

    def resolve(self, pos: Battlefield) -> bool:
        pos.steps.pop()
        crush_leaders(pos, self.place)
        return True
