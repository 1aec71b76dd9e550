"""15 Retreat after a lost battle, 16.2 where an army goes that has withdrawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_TO, TO
from .army import elephants_at, strays
from .attrition import Losses
from .battle import Battle, current_battle
from .board import CARTHAGE, NOBODY, ROAD
from .kinds import SIDES
from .move import HARBOUR, SEA, counsel_refusal
from .position import PunicWar
from .walls import Walls
from .windows import ask, fitting, open_window

NOT_A_REFUGE: Final = Refusal("15.1.2", "not-a-refuge")
NOT_A_WAY_OUT: Final = Refusal("16.3", "not-a-way-out")


# -- 16 withdrawal -------------------------------------------------------------------------------------------


def withdrawal_places(pos: PunicWar, battle: Battle, side: int) -> list[int]:
    """16.3 Where an army can withdraw to; the space of the battle means back inside the walls."""
    board = pos.board
    space = battle.space
    if side == battle.active:
        return original_attacker(pos, battle, side)
    came = pos.space_at(battle.came) if by_land(battle) else NOBODY
    out: list[int] = []
    for to in board.roads[space]:
        if to == came or not pos.playable(to) or pos.total(1 - side, to) > 0 or pos.hostile_to(to, side):
            continue
        if free_to_go(pos, side, space, to):
            out.append(to)
    return out


def original_attacker(pos: PunicWar, battle: Battle, side: int) -> list[int]:
    """16.3 d The side that began the battle goes back to where it came from, even onto an enemy PC.

    16.2.1 A sortie goes back into the city; 16.3 b not over a pass, a strait or the sea.
    """
    if battle.came >= pos.board.walls and battle.via == HARBOUR:
        return [battle.space]
    if battle.via != ROAD:
        return []
    to = battle.came
    if pos.total(1 - side, to) > 0 or pos.unfriendly_tribe(to, side) or to in battle.interceptors:
        return []
    return [to] if free_to_go(pos, side, battle.space, to) else []


def by_land(battle: Battle) -> bool:
    return battle.via != SEA and battle.via != HARBOUR


def free_to_go(pos: PunicWar, side: int, space: int, to: int) -> bool:
    """24.1 Generals who are bound, and 25 counsels, keep an army from withdrawing there."""
    if strays(pos.board, pos.generals_at(side, space), to):
        return False
    return counsel_refusal(pos, side, space, to) is None


def begin_withdrawal(pos: PunicWar, battle: Battle) -> None:
    """16.2.1 The army that withdrew goes to a space next to the battle."""
    board = pos.board
    side = battle.attacker
    if pos.cus[side][battle.space] == 0 and not pos.generals_at(side, battle.space):
        return
    pos.steps.append(WithdrawTo(side, battle.space, 0))
    if battle.sallied and side == battle.active and battle.came < board.walls:
        space = battle.space
        inside = pos.cus[side][space + board.walls]
        most = inside + min(pos.room(space, side), battle.sortie[0], pos.cus[side][space])
        pos.steps.append(Walls(side, space, inside, most, sallied_bits(battle)))


def sallied_bits(battle: Battle) -> int:
    """The generals who came out of the walls, as bits."""
    who = 0
    for g in battle.sallied:
        who |= 1 << g
    return who


class WithdrawTo(SeatStep[PunicWar]):
    """16.2.1, 16.3 Where an army goes that has withdrawn from battle, all together (16.3 a)."""

    rule: ClassVar[str] = "16.3"

    def __init__(self, seat: int, space: int, stage: int, to: int = NOBODY) -> None:
        super().__init__(seat)
        self.space = space
        self.stage = stage
        self.to = to

    def clone(self) -> WithdrawTo:
        return WithdrawTo(self.seat, self.space, self.stage, self.to)

    def places(self, pos: PunicWar) -> list[int]:
        battle = current_battle(pos)
        assert battle is not None
        return withdrawal_places(pos, battle, self.seat)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        stage = self.stage
        if stage == 0:
            if pos.cus[self.seat][self.space] > 0 or pos.generals_at(self.seat, self.space):
                return False
            pos.steps.pop()
            return True
        self.stage = stage + 1
        if stage == 1:
            if self.to != self.space and pos.cus[self.seat][board.transit] > 0:
                open_window(pos, 1 - self.seat, "entry", self.to, "entry", "25")
            else:
                self.stage = 3
        elif stage == 2:
            if pos.answer >= 0:
                board.deck[pos.answer].fall_upon(pos, self.seat, board.transit)
        else:
            pos.steps.pop()
            unload(pos, self.seat, self.to + (board.walls if self.to == self.space else 0))
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in sorted(self.places(pos))]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_A_WAY_OUT

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        self.stage = 1
        self.to = operand
        load(pos, seat, self.space, operand)
        if pos.events is not None:
            inside = "yes" if operand == self.space else "no"
            args = {
                "side": SIDES[seat],
                "from": board.space_id[self.space],
                "to": board.space_id[operand],
                "inside": inside,
            }
            pos.emit("withdrew", "16.2.1", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-withdraw-to", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


def load(pos: PunicWar, side: int, place: int, to: int) -> None:
    """All CUs, generals and trains of a side at a place are on their way to a space."""
    board = pos.board
    count, beasts = pos.cus[side][place], elephants_at(pos, side, place)
    pos.take_away(side, place, count, beasts)
    pos.add(side, board.transit, count, beasts)
    for g in pos.generals_at(side, place):
        pos.at[g] = board.transit
    if side == CARTHAGE:
        pos.trains = [board.transit if train == place else train for train in pos.trains]
    pos.transit = to


def unload(pos: PunicWar, side: int, place: int) -> None:
    """Those who were on their way are there; 10.10 with CUs they chase a lone enemy general away."""
    board = pos.board
    count, beasts = pos.cus[side][board.transit], elephants_at(pos, side, board.transit)
    pos.take_away(side, board.transit, count, beasts)
    pos.add(side, place, count, beasts)
    for g in pos.generals_at(side, board.transit):
        pos.at[g] = place
    if side == CARTHAGE:
        pos.trains = [place if train == board.transit else train for train in pos.trains]
    if count and place < board.walls and pos.cus[1 - side][place] == 0:
        pos.displace_all(1 - side, place, "10.10")
    pos.lift_sieges()


# -- 15 retreat ----------------------------------------------------------------------------------------------


def begin_retreat(pos: PunicWar, battle: Battle) -> None:
    """15.1 The loser leaves the space of the battle; 25 his siege train is lost."""
    loser = 1 - battle.winner
    if loser == CARTHAGE and battle.space in pos.trains:
        pos.trains = [train for train in pos.trains if train != battle.space]
        if pos.events is not None:
            pos.emit("train-lost", "25", {"space": pos.board.space_id[battle.space]})
    if pos.cus[loser][battle.space] == 0 and not pos.generals_at(loser, battle.space):
        return
    pos.steps.append(Retreat(loser, battle.space, 0))
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
        if not battle.sallied or side != battle.active:
            return
        room = min(room, battle.sortie[0])
        who = sallied_bits(battle)
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
                continue  # 10.4.2 a general alone does not get through
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

    15.2 a, b Who came over a pass, a strait or the sea has none.
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


class Retreat(SeatStep[PunicWar]):
    """15.1 A beaten force retreats, all together (15.1.4, 15.1.6), or is lost (15.3.5)."""

    rule: ClassVar[str] = "15.1.1"

    def __init__(
        self,
        seat: int,
        space: int,
        stage: int,
        way: list[int] | None = None,
        size: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(seat)
        self.space = space
        self.stage = stage
        self.way: list[int] = [] if way is None else way[:]
        self.size = size
        self.passed = passed  # spaces of the way where tribes have had their chance

    def clone(self) -> Retreat:
        return Retreat(self.seat, self.space, self.stage, self.way, self.size, self.passed)

    def battle(self, pos: PunicWar) -> Battle:
        battle = current_battle(pos)
        assert battle is not None
        return battle

    def resolve(self, pos: PunicWar) -> bool:
        stage = self.stage
        if stage == 1:
            return False
        self.stage = stage + 1
        if stage == 0:
            self.begin(pos)
        elif stage == 2:
            self.wilds(pos)
        elif stage == 3:
            self.stage = 2
            if pos.answer >= 0:
                pos.board.deck[pos.answer].fall_upon(pos, self.seat, pos.board.transit)
        else:
            pos.steps.pop()
            self.arrive(pos)
        return True

    def wilds(self, pos: PunicWar) -> None:
        """25 Hostile Tribes may fall upon the beaten in every space of theirs on the way."""
        board = pos.board
        while self.passed < len(self.way) and pos.cus[self.seat][board.transit] > 0:
            space = self.way[self.passed]
            self.passed += 1
            cards = fitting(pos, 1 - self.seat, "entry", space)
            if cards:
                ask(pos, 1 - self.seat, cards, "entry", "25")
                return
        self.stage = 4

    def begin(self, pos: PunicWar) -> None:
        """15.3.5 Who has nowhere to go is lost."""
        side = self.seat
        self.size = pos.cus[side][self.space]
        if self.size == 0 and not pos.generals_at(side, self.space):
            pos.steps.pop()
            return
        if self.places(pos):
            return
        pos.steps.pop()
        self.battle(pos).lost += self.size
        pos.take_away(side, self.space, self.size, elephants_at(pos, side, self.space))
        if pos.events is not None:
            args = {"side": SIDES[side], "space": pos.board.space_id[self.space], "count": self.size}
            pos.emit("cut-off", "15.3.5", args)
        pos.displace_all(side, self.space, "10.10", True)

    def places(self, pos: PunicWar) -> dict[int, Route]:
        return refuges(pos, self.battle(pos), self.seat, self.size)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in sorted(self.places(pos))]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_A_REFUGE

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        lost, _, self.way = self.places(pos)[operand]
        self.stage = 2
        self.battle(pos).lost += lost
        load(pos, seat, self.space, operand)
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "from": board.space_id[self.space],
                "to": board.space_id[operand],
                "spaces": [board.space_id[s] for s in self.way],
                "count": lost,
            }
            pos.emit("retreated", "15.1", args)
        if lost:
            pos.steps.append(Losses(seat, board.transit, lost, 0))

    def arrive(self, pos: PunicWar) -> None:
        """15.1.5, 15.3.4 Weaker friends on the way come along; lone enemy generals do not stop anybody."""
        board = pos.board
        side = self.seat
        to = self.way[-1]
        if self.size > 0 and pos.cus[side][board.transit] == 0:
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

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-retreat", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}
