"""6.3, 5.24, 6.51 Where whoever is under way can get to, and what that costs.

Nothing is reckoned here: the ways are played on copies of the battle, so that their prices, their hits and
what bars them are those of the chapters. The enemy is taken to do nothing about it. A way ends where a die is
thrown.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, TypedDict

from ...kernel.position import NO_ACTION
from ...kernel.refusal import IllegalAction
from .actions import ABOUT, DECLINE, FALL_IN, SHIFT, STEP, STOP, TURN, WHEEL_LEFT, WHEEL_RIGHT, act
from .hexes import OFF, SIDES, SIX, VERTICES, hex_id
from .leaders import LeaderMove
from .manoeuvre import points_for
from .marching import price_of, turn_price
from .marks import COLUMN, ROUTED
from .movement import Move
from .paces import leader_points, turn_between
from .position import NOBODY, Battlefield
from .ways import IN_POINTS
from .withdrawal import HEXES, Withdrawing

MOST_PLAYS: Final = 4000  # what one question may cost: actions played on copies
MOST_ANSWERS: Final = 12  # of the enemy to one step

GOES: Final = (STEP, WHEEL_LEFT, WHEEL_RIGHT, ABOUT)
TURNS: Final = (TURN, FALL_IN)
NEVER: Final = -1  # it cannot end its move there


class SpotView(TypedDict):
    """Where a way leads: what takes it there from the spot before it (-1 is the start), and the price in all.

    ``stop``: the hits of ending there, on top of the others; None where it cannot end. ``asked``: the enemy
    can answer the last step. ``risk``: a die is thrown, there or at the end, that can cost more.
    """

    hexes: list[str]
    face: str | None
    action: str
    before: int
    points: int
    hits: int
    stop: int | None
    asked: bool
    risk: bool


class ReachView(TypedDict):
    """Whoever is under way, and the spots on its best ways to every hex."""

    mover: str
    spots: list[SpotView]


class Spot:
    """A spot while ways are looked for, with the battle as it would be then."""

    def __init__(self, world: Battlefield, action: int, before: int, points: int) -> None:
        self.world = world
        self.action = action
        self.before = before
        self.points = points
        self.hits = 0
        self.stop = NEVER
        self.asked = False
        self.risk = False
        self.over = False  # the way ends there


# -- who is under way ----------------------------------------------------------------------------------------


def unit_under_way(pos: Battlefield) -> int:
    """6.31, 6.51 The unit that moves or withdraws, or NOBODY."""
    top = pos.steps[-1]
    if isinstance(top, Move):
        return pos.marching().unit
    return top.unit if isinstance(top, Withdrawing) else NOBODY


def leader_under_way(pos: Battlefield) -> int:
    """5.24 The leader who moves alone, or NOBODY."""
    top = pos.steps[-1]
    return top.leader if isinstance(top, LeaderMove) else NOBODY


def price(pos: Battlefield, verb: int, operand: int) -> int:
    """6.21, 6.15, 6.44, 6.52, 7.12 What it pays for a step, a wheel, an about-face or a turn."""
    top = pos.steps[-1]
    if verb in TURNS:
        unit = unit_under_way(pos)
        return turn_price(pos, unit, turn_between(pos.face[unit], operand))
    if isinstance(top, LeaderMove):
        here = pos.at[top.leader]
        return leader_points(pos, here, operand, pos.field.near[here * SIX + operand], False)
    if isinstance(top, Withdrawing):
        if top.counts[HEXES] != IN_POINTS:
            return 1
        return points_for(pos, top.unit, top.motion(pos, operand).entries)
    assert isinstance(top, Move)
    if verb == ABOUT:
        return pos.charts.about_mp
    return price_of(pos, pos.marching(), top.motion(pos, verb, operand).entries)


# -- looking for ways ----------------------------------------------------------------------------------------


class Search:
    """The ways of one unit or leader, the cheapest first."""

    def __init__(self, world: Battlefield, seat: int) -> None:
        self.seat = seat
        self.unit = unit_under_way(world)
        self.leader = leader_under_way(world)
        self.wounds = 0 if self.unit == NOBODY else world.hits[self.unit]
        self.plays = 0
        self.spots: list[Spot] = []
        self.best: dict[tuple[int, int, int], list[tuple[int, int]]] = {}  # points and hits by stand
        self.queue: list[tuple[int, int, int]] = []  # points, hits, and the number of a spot
        self.root = Spot(world, 0, NEVER, 0)
        self.grow(self.root, NEVER)
        while self.queue and self.plays < MOST_PLAYS:
            number = heappop(self.queue)[2]
            self.grow(self.spots[number], number)

    def stand(self, world: Battlefield) -> tuple[int, int, int]:
        """Where it stands and what it faces."""
        if self.leader != NOBODY:
            return world.at[self.leader], OFF, 0
        return world.hex[self.unit], world.half(self.unit), world.face[self.unit]

    def grow(self, spot: Spot, number: int) -> None:
        """Go on from a spot in every way; after a turn only ahead, because one turn does for two."""
        world = spot.world
        turned = number != NEVER and spot.action >> SHIFT in TURNS
        for action in world.legal(self.seat):
            verb, operand = action >> SHIFT, action & ((1 << SHIFT) - 1)
            if verb in GOES or (not turned and self.turns(world, verb)):
                points = spot.points + price(world, verb, operand)
                stand = self.ahead(world, verb, operand)
                if stand is None or self.is_better(stand, points, spot.hits):
                    self.add(spot, number, action, points)

    def turns(self, world: Battlefield, verb: int) -> bool:
        """7.12, 6.74 Whether an action is a turn on the way, not a formation or the end of a withdrawal."""
        if not isinstance(world.steps[-1], Move):
            return False
        return verb == TURN or (verb == FALL_IN and world.mark[self.unit] & COLUMN != 0)

    def ahead(self, world: Battlefield, verb: int, operand: int) -> tuple[int, int, int] | None:
        """Where an action leads, if that is plain before it is played."""
        if self.leader != NOBODY:
            return world.field.near[world.at[self.leader] * SIX + operand], OFF, 0
        if world.field.two_hex[self.unit] or world.mark[self.unit] & COLUMN:
            return None
        here = world.hex[self.unit]
        if verb == TURN:
            return here, OFF, operand
        return world.field.near[here * SIX + operand], OFF, world.face[self.unit]

    def add(self, spot: Spot, number: int, action: int, points: int) -> None:
        """Play an action on a copy, and keep where it leads if no way there is better."""
        self.plays += 1
        world = spot.world.clone()
        new = Spot(world, action, number, points)
        world.apply(self.seat, action)
        new.asked = self.decline(world)
        if self.unit != NOBODY and (world.hex[self.unit] == OFF or world.mark[self.unit] & ROUTED):
            return
        new.risk = world.barrier != spot.world.barrier
        new.over = new.risk or not self.goes_on(world)
        if self.unit != NOBODY:
            new.hits = spot.hits if new.risk else world.hits[self.unit] - self.wounds
        if new.over:
            new.stop = 0
        elif act(STOP) in world.legal(self.seat):
            new.stop = 1  # it may; what that costs is found out for the best ways only
        stand = self.stand(world)
        if self.is_better(stand, new.points, new.hits):
            self.best.setdefault(stand, []).append((new.points, new.hits))
            self.spots.append(new)
            if not new.over:
                heappush(self.queue, (new.points, new.hits, len(self.spots) - 1))

    def goes_on(self, world: Battlefield) -> bool:
        """Whether it is still under way."""
        if not world.owes(self.seat):
            return False
        return unit_under_way(world) == self.unit and leader_under_way(world) == self.leader

    def decline(self, world: Battlefield) -> bool:
        """6.51 The enemy does nothing about it; whether it was asked."""
        for count in range(MOST_ANSWERS):
            if world.outcome is not None or world.owes(self.seat):
                return count > 0
            enemy = 1 - self.seat
            if act(DECLINE) not in world.legal(enemy):
                return True
            world.apply(enemy, act(DECLINE))
        return True

    def is_better(self, stand: tuple[int, int, int], points: int, hits: int) -> bool:
        """Whether no way to the same stand that is known is as cheap in both points and hits."""
        for other_points, other_hits in self.best.get(stand, ()):
            if other_points <= points and other_hits <= hits:
                return False
        return True

    # -- the answer ------------------------------------------------------------------------------------------

    def end_at(self, spot: Spot) -> None:
        """6.13, 6.41, 6.52 What ending the move at a spot costs."""
        if spot.over or spot.stop == NEVER:
            return
        world = spot.world.clone()
        world.steps[-1].play(world, self.seat, STOP, 0)  # and no farther
        spot.stop = 0
        if world.barrier != spot.world.barrier:
            spot.risk = True
        elif self.unit != NOBODY and world.hex[self.unit] != OFF:
            spot.stop = max(0, world.hits[self.unit] - self.wounds - spot.hits)

    def goals(self) -> dict[int, int]:
        """For every hex the spot to end at: with the fewest hits, then with the fewest points."""
        start = self.stand(self.root.world)
        found: dict[int, int] = {}
        for number, spot in enumerate(self.spots):
            if spot.stop == NEVER or spot.action >> SHIFT in TURNS:
                continue
            place, half, _ = self.stand(spot.world)
            for goal in (place, half):
                if goal == OFF or goal in start[:2]:
                    continue
                other = self.spots[found[goal]] if goal in found else None
                if other is None or (spot.hits, spot.points) < (other.hits, other.points):
                    found[goal] = number
        return found

    def view(self) -> ReachView:
        """The best ways to every hex, each spot once and after the one before it."""
        kept: set[int] = set()
        for number in self.goals().values():
            self.end_at(self.spots[number])
            while number != NEVER and number not in kept:
                kept.add(number)
                number = self.spots[number].before
        order = sorted(kept)
        place = {number: index for index, number in enumerate(order)}
        field = self.root.world.field
        mover = field.leader_id[self.leader] if self.unit == NOBODY else field.unit_id[self.unit]
        return {"mover": mover, "spots": [self.told(self.spots[number], place) for number in order]}

    def told(self, spot: Spot, place: dict[int, int]) -> SpotView:
        world = spot.world
        at, half, face = self.stand(world)
        names = SIDES if self.unit != NOBODY and world.mark[self.unit] & COLUMN else VERTICES
        return {
            "hexes": [hex_id(one) for one in (at, half) if one != OFF],
            "face": None if self.unit == NOBODY else names[face],
            "action": world.table.notation(spot.action),
            "before": place.get(spot.before, NEVER),
            "points": spot.points,
            "hits": spot.hits,
            "stop": None if spot.stop == NEVER else spot.stop,
            "asked": spot.asked,
            "risk": spot.risk,
        }


def reach(pos: Battlefield, seat: int, action: int) -> ReachView | None:
    """Where a seat's unit or leader that is under way can get to, or one that an action sets in motion.

    None if nobody of the seat's is under way then. ``pos`` is a copy, with dice that are not the game's.
    """
    if not pos.owes(seat):
        return None
    if action != NO_ACTION:
        refusal = pos.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        pos.apply(seat, action)
    if not pos.owes(seat) or unit_under_way(pos) == leader_under_way(pos) == NOBODY:
        return None
    return Search(pos, seat).view()
