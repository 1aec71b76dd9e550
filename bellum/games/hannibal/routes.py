"""15.1 to 15.3 The ways of a beaten force: where it can come to, by which spaces, and what that costs."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .board import ROAD
from .position import PunicWar
from .records import Battle
from .roads import CATOS_COUNSEL, HANNOS_COUNSEL, NOT_IN_PLAY, counsel_refusal
from .withdrawal import by_land

BATTLEFIELD: Final = Refusal("15.2", "retreat-battlefield")
BACK_FIRST: Final = Refusal("15.2", "retreat-back-first")
ENEMY_CAME_FROM_THERE: Final = Refusal("15.2", "retreat-where-enemy-came-from")
OVER_A_PASS: Final = Refusal("15.2", "retreat-over-pass")
AMONG_ENEMIES: Final = Refusal("15.3.3", "retreat-among-enemies")
NOBODY_COMES_THROUGH: Final = Refusal("15.3.5", "retreat-nobody-comes-through")
NOT_A_REFUGE: Final = Refusal("15.1.1", "not-a-refuge")
TOO_FAR: Final = Refusal("15.1.7", "retreat-no-way")
FARTHER: Final = Refusal("15.1.2", "retreat-farther")
DEARER: Final = Refusal("15.1.3", "retreat-dearer")

# What may be left out of account, to find out what bars a way.
COUNSEL: Final = 1  # 25 Hanno's and Cato's
ORDER: Final = 2  # 15.2 c, d where the attacker came from
EDGES: Final = 4  # 15.2 a passes and straits
LOSSES: Final = 8  # 15.3.5 that nobody would be left

Way = tuple[int, list[int]]  # CUs lost, and the spaces


class Ways:
    """15.1 to 15.3 All ways of a beaten force, at most 4 spaces long, by the space where they end."""

    def __init__(self, pos: PunicWar, battle: Battle, side: int, size: int, lenient: int = 0) -> None:
        self.pos = pos
        self.battle = battle
        self.side = side
        self.size = size
        self.lenient = lenient
        self.to: dict[int, list[Way]] = {}
        if self.may_leave():
            self.explore([battle.space], 0)

    def may_leave(self) -> bool:
        """15.2 a, b A force that came over a pass, a strait or the sea has no way back."""
        battle = self.battle
        if self.side != battle.active or self.lenient & EDGES:
            return True
        return by_land(battle) and battle.via == ROAD

    def explore(self, path: list[int], lost: int) -> None:
        """Try every road on from the end of a way."""
        pos, side = self.pos, self.side
        board = pos.board
        for to in board.ways[path[-1]] if self.lenient & EDGES else board.roads[path[-1]]:
            if to in path or not pos.playable(to) or not self.may_enter(path, to):
                continue
            foes = pos.total(1 - side, to)
            if self.size == 0 and foes > 0:
                continue  # 10.4.2 a lone general does not get through
            # 15.3.1, 15.3.2 A CU for an enemy PC or tribe on the way, and one for every enemy CU there.
            price = lost
            if self.size > 0:
                price += foes + (1 if pos.hostile_to(to, side) else 0)
                if price >= self.size and not self.lenient & LOSSES:
                    continue  # 15.3.5 nobody would come through
            way = [*path[1:], to]
            if foes == 0:  # 15.3.3 no stop among enemies
                self.to.setdefault(to, []).append((price, way))
            if len(way) < board.retreat_spaces:
                self.explore([*path, to], price)

    def may_enter(self, path: list[int], to: int) -> bool:
        """15.2 Who began the battle goes first to where he came from; the other side never goes there."""
        battle = self.battle
        if not self.lenient & ORDER:
            if self.side == battle.active:
                if len(path) == 1 and to != battle.came:
                    return False
            elif to == self.pos.space_at(battle.came):
                return False
        if self.lenient & COUNSEL:
            return True
        return counsel_refusal(self.pos, self.side, path[-1], to) is None

    def ends_well(self, way: Way) -> bool:
        """15.1.1 Whether a way ends on a friendly PC, or with more friends than those who come."""
        pos, to = self.pos, way[1][-1]
        return pos.control[to] == self.side or pos.cus[self.side][to] > self.arriving(way)

    def arriving(self, way: Way) -> int:
        """15.1.5 The CUs that arrive: what the losses leave, and weaker friends on the way who join."""
        size = max(0, self.size - way[0])
        for space in way[1][:-1]:
            friends = self.pos.cus[self.side][space]
            if friends <= size:
                size += friends
        return size

    def sound(self, to: int) -> list[Way]:
        """15.1.3 The ways to a refuge, without those that are longer and no cheaper than another.

        Nobody goes a dearer way so that friends outnumber the few who are left.
        """
        ways = self.to.get(to, [])
        good = [way for way in ways if self.ends_well(way)]
        bad = [way for way in ways if not self.ends_well(way)]
        out: list[Way] = []
        for lost, way in good:
            if any(cost <= lost and len(other) < len(way) for cost, other in good):
                continue
            if any(cost < lost and len(other) <= len(way) for cost, other in bad):
                continue
            out.append((lost, way))
        return out


def refuges(pos: PunicWar, battle: Battle, side: int, size: int) -> dict[int, list[Way]]:
    """15.1.2, 15.1.3 The nearest refuges, and farther ones, or longer ways, that cost fewer CUs."""
    ways = Ways(pos, battle, side, size)
    found = {to: ways.sound(to) for to in ways.to}
    lengths = [len(way) for sound in found.values() for _, way in sound]
    if not lengths:
        return {}
    near = min(lengths)
    price = min([lost for sound in found.values() for lost, way in sound if len(way) == near])
    out: dict[int, list[Way]] = {}
    for to, sound in found.items():
        allowed = [(lost, way) for lost, way in sound if len(way) == near or lost < price]
        if allowed:
            out[to] = allowed
    return out


def refuge_refusal(pos: PunicWar, battle: Battle, side: int, size: int, to: int) -> Refusal:
    """15.1 to 15.3 What is wrong with a space as the end of this retreat."""
    if to == battle.space:
        return BATTLEFIELD
    if not pos.playable(to):
        return NOT_IN_PLAY
    if pos.total(1 - side, to) > 0:
        return AMONG_ENEMIES
    ways = Ways(pos, battle, side, size)
    if to not in ways.to:
        friendly = pos.control[to] == side or pos.cus[side][to] > size
        return barred(pos, battle, side, size, to) if friendly else NOT_A_REFUGE
    if ways.sound(to):
        return FARTHER
    return DEARER if any(ways.ends_well(way) for way in ways.to[to]) else NOT_A_REFUGE


def barred(pos: PunicWar, battle: Battle, side: int, size: int, to: int) -> Refusal:
    """What bars every way to a space: the last obstacle that has to be left out of account."""
    came = BACK_FIRST if side == battle.active else ENEMY_CAME_FROM_THERE
    counsel = HANNOS_COUNSEL if side else CATOS_COUNSEL
    obstacles = [(COUNSEL, counsel), (ORDER, came), (EDGES, OVER_A_PASS), (LOSSES, NOBODY_COMES_THROUGH)]
    lenient = 0
    for obstacle, refusal in obstacles:
        lenient |= obstacle
        if to in Ways(pos, battle, side, size, lenient).to:
            return refusal
    return TOO_FAR
