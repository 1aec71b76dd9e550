"""15 Retreat after a lost battle, 15.4 or into the city on its space."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_TO, TO
from .army import elephants_at, strays
from .attrition import Losses
from .board import CARTHAGE, ROAD
from .kinds import SIDES
from .position import PunicWar, bits
from .records import Battle
from .roads import NOT_IN_PLAY, counsel_refusal
from .walls import Walls
from .wilds import enter_wilds
from .withdrawal import by_land, load, unload

BATTLEFIELD: Final = Refusal("15.2", "retreat-battlefield")
AMONG_ENEMIES: Final = Refusal("15.3.3", "retreat-among-enemies")
NOT_A_REFUGE: Final = Refusal("15.1.1", "not-a-refuge")
NO_WAY: Final = Refusal("15.1.7", "retreat-no-way")
FARTHER: Final = Refusal("15.1.2", "retreat-farther")


def begin_retreat(pos: PunicWar, battle: Battle) -> None:
    """15.1 The loser leaves the space of the battle; 25 his siege train is lost."""
    loser = 1 - battle.result.winner
    if loser == CARTHAGE and battle.space in pos.trains:
        pos.trains = [train for train in pos.trains if train != battle.space]
        if pos.events is not None:
            pos.emit("train-lost", "25", {"space": pos.board.space_id[battle.space]})
    if pos.cus[loser][battle.space] == 0 and not pos.generals_at(loser, battle.space):
        return
    pos.steps.append(Rout(loser, battle.space))
    shelter(pos, battle, loser)


def shelter(pos: PunicWar, battle: Battle, side: int) -> None:
    """15.4 Into one's own city on the space of the battle, if it is not besieged.

    A sortie goes back in any case.

    15.2 b An army that landed there is taken to have come through the harbour.
    """
    board = pos.board
    space = battle.space
    room = pos.room(space, side)
    if not board.city[space] or pos.control[space] != side:
        return
    inside = pos.cus[side][space + board.walls]
    who = -1
    if pos.besieged(space):
        sortie = battle.sortie
        if sortie is None or side != battle.active:
            return
        room = min(room, sortie.count)
        who = bits(sortie.generals)
    size = pos.cus[side][space]
    pos.steps.append(Walls(side, space, inside, inside + min(room, size), who))


Route = tuple[int, int, list[int]]  # CUs lost, spaces, the way


class Search:
    """15.1 to 15.3 All ways of a beaten force, at most 4 spaces: the best and the shortest to each end."""

    def __init__(self, pos: PunicWar, battle: Battle, side: int, size: int) -> None:
        self.pos = pos
        self.battle = battle
        self.side = side
        self.size = size
        self.best: dict[int, Route] = {}
        self.shortest: dict[int, Route] = {}
        self.explore([battle.space], 0, 0)

    def explore(self, path: list[int], lost: int, joined: int) -> None:
        """Try every road on from the end of a way; the losses fall on the beaten force alone."""
        pos, side = self.pos, self.side
        board = pos.board
        for to in board.roads[path[-1]]:
            if to in path or not pos.playable(to) or not may_enter(pos, self.battle, side, path, to):
                continue
            foes = pos.total(1 - side, to)
            if self.size == 0 and foes > 0:
                continue  # 10.4.2 a lone general does not get through
            # 15.3.1, 15.3.2 A CU for an enemy PC or tribe on the way, and one for every enemy CU there.
            cost = foes + (1 if pos.hostile_to(to, side) else 0) if self.size > 0 else 0
            left = self.size - lost - cost
            if self.size > 0 and left <= 0:
                continue  # 15.3.5 nobody would come through
            way = [*path[1:], to]
            friends = pos.cus[side][to]
            stronger = friends > left + joined
            # 15.3.3 No stop among enemies.
            if foes == 0 and (pos.control[to] == side or stronger):
                self.note(to, (lost + cost, len(way), way))
            if len(way) < board.retreat_spaces:
                self.explore([*path, to], lost + cost, joined if stronger else joined + friends)

    def note(self, to: int, route: Route) -> None:
        """A way to a refuge."""
        best = self.best.get(to)
        if best is None or (route[0], route[1]) < (best[0], best[1]):
            self.best[to] = route
        short = self.shortest.get(to)
        if short is None or (route[1], route[0]) < (short[1], short[0]):
            self.shortest[to] = route


def may_enter(pos: PunicWar, battle: Battle, side: int, path: list[int], to: int) -> bool:
    """15.2 The side that began the battle goes first to where it came from; the other never goes there."""
    if side == battle.active:
        if len(path) == 1 and to != battle.came:
            return False
    elif by_land(battle) and to == pos.space_at(battle.came):
        return False
    return counsel_refusal(pos, side, path[-1], to) is None


def refuges(pos: PunicWar, battle: Battle, side: int, size: int) -> dict[int, Route]:
    """15.1.2, 15.1.3 The nearest refuges, and farther ones that cost fewer CUs.

    15.2 a, b A force that came over a pass, a strait or the sea has none.
    """
    if side == battle.active and (not by_land(battle) or battle.via != ROAD):
        return {}
    search = Search(pos, battle, side, size)
    if not search.best:
        return {}
    near = min([route[1] for route in search.shortest.values()])
    price = min([route[0] for route in search.shortest.values() if route[1] == near])
    out: dict[int, Route] = {}
    for to, route in search.best.items():
        if search.shortest[to][1] == near or route[0] < price:
            out[to] = route
    return out


class Rout(SeatStep[PunicWar]):
    """15.1, 15.3.5 A beaten force retreats, or is lost if it has nowhere to go."""

    rule: ClassVar[str] = "15.1.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        side, space = self.seat, self.space
        size = pos.cus[side][space]
        if size == 0 and not pos.generals_at(side, space):
            return True
        if refuges(pos, pos.fought(), side, size):
            pos.steps.append(Retreat(side, space))
            return True
        pos.fought().result.lost += size
        pos.take_away(side, space, size, elephants_at(pos, side, space))
        if pos.events is not None:
            args = {"side": SIDES[side], "space": pos.board.space_id[space], "count": size}
            pos.emit("cut-off", "15.3.5", args)
        pos.displace_all(side, space, "10.10", True)
        return True


class Retreat(SeatStep[PunicWar]):
    """15.1 Where a beaten force retreats to, all together (15.1.4, 15.1.6)."""

    rule: ClassVar[str] = "15.1.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def places(self, pos: PunicWar) -> dict[int, Route]:
        return refuges(pos, pos.fought(), self.seat, pos.cus[self.seat][self.space])

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in sorted(self.places(pos))]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else self.why_not_there(pos, operand)

    def why_not_there(self, pos: PunicWar, to: int) -> Refusal:
        """15.1 to 15.3 What is wrong with a space as the end of this retreat."""
        side, size = self.seat, pos.cus[self.seat][self.space]
        if to == self.space:
            return BATTLEFIELD
        if not pos.playable(to):
            return NOT_IN_PLAY
        if pos.total(1 - side, to) > 0:
            return AMONG_ENEMIES
        if pos.control[to] != side and pos.cus[side][to] <= size:
            return NOT_A_REFUGE
        return FARTHER if to in Search(pos, pos.fought(), side, size).best else NO_WAY

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        size = pos.cus[seat][self.space]
        lost, _, way = self.places(pos)[operand]
        pos.fought().result.lost += lost
        load(pos, seat, self.space, operand)
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "from": board.space_id[self.space],
                "to": board.space_id[operand],
                "spaces": [board.space_id[s] for s in way],
                "count": lost,
            }
            pos.emit("retreated", "15.1", args)
        pos.steps[-1] = Refuge(seat, way, size > 0)
        pos.steps.append(WayOfRetreat(seat, way))
        if lost:
            pos.steps.append(Losses(seat, board.transit, lost, 0))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-retreat", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


class WayOfRetreat(SeatStep[PunicWar]):
    """25 Hostile Tribes may fall upon the beaten in every space of theirs on the way."""

    rule: ClassVar[str] = "15.1"

    def __init__(self, seat: int, way: list[int]) -> None:
        super().__init__(seat)
        self.way = way[:]  # spaces that are still to come

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if self.way:
            pos.steps.append(WayOfRetreat(self.seat, self.way[1:]))
            enter_wilds(pos, self.seat, self.way[0])
        return True


class Refuge(SeatStep[PunicWar]):
    """15.1.5, 15.3.4 Weaker friends on the way come along; lone enemy generals do not stop anybody."""

    rule: ClassVar[str] = "15.1.5"

    def __init__(self, seat: int, way: list[int], had_units: bool) -> None:
        super().__init__(seat)
        self.way = way[:]
        self.had_units = had_units

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, side = pos.board, self.seat
        to = self.way[-1]
        if self.had_units and pos.cus[side][board.transit] == 0:
            pos.displace_all(side, board.transit, "10.10", True)
        for space in self.way[:-1]:
            friends = pos.cus[side][space]
            if pos.cus[side][board.transit] > 0:
                if pos.cus[1 - side][space] == 0:
                    pos.displace_all(1 - side, space, "15.3.4")
                if 0 < friends <= pos.cus[side][board.transit]:
                    load(pos, side, space, to)
        unload(pos, side, to)
        for g in pos.generals_at(side, to):
            if strays(board, [g], to):
                pos.displace(g, "24.1")
        return True
