"""4.62 Leaders who get away from an enemy that comes up to them, and those who do not."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DECLINE, INTO, LEAVE, act
from .command import elephant_of
from .ground import in_zoc
from .harm import fall
from .hexes import OFF, SIX, distance, hex_id
from .marks import ROUTED
from .paces import barred, leader_points
from .position import NOBODY, Battlefield
from .stacking import strangers
from .standing import LEADERS_STAY, NOTHING

NOT_NEXT_TO_ENEMY: Final = Refusal("4.62", "leader-not-next-to-the-enemy")
NOWHERE_TO_GO: Final = Refusal("4.62", "leader-has-nowhere-to-go")
NOT_THERE: Final = Refusal("4.62", "leader-cannot-withdraw-there")


def is_alone(pos: Battlefield, leader: int) -> bool:
    """4.62 Whether nobody of his army is with a leader, not even an elephant that he rides."""
    return pos.holder(pos.at[leader]) != pos.field.leader_side[leader]


def enemy_next_to(pos: Battlefield, place: int, seat: int) -> bool:
    """4.62 Whether an enemy of a seat that is not running away stands next to a hex."""
    near, top = pos.field.near, pos.top
    for side in range(SIX):
        other = near[place * SIX + side]
        if other == OFF or top[other] == NOBODY:
            continue
        if pos.field.side[top[other]] != seat and not pos.mark[top[other]] & ROUTED:
            return True
    return False


def is_next(pos: Battlefield, place: int, mover: int, seat: int) -> bool:
    """4.62 Whether a hex is next to the unit that has come up, or after a shock (NOBODY) to any enemy."""
    if mover == NOBODY:
        return enemy_next_to(pos, place, seat)
    for own in pos.hexes_of(mover):
        if distance(own, place) <= 1:
            return True
    return False


def exposed_leaders(pos: Battlefield, seat: int, mover: int) -> list[int]:
    """4.62 The leaders of a seat to whom an enemy has come up."""
    field, found = pos.field, []
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == seat and is_next(pos, place, mover, seat):
            found.append(leader)
    return found


def passable(pos: Battlefield, start: int, side: int, seat: int, beast: bool) -> int:
    """4.61, 4.62 The hex across a side if a leader may withdraw through it, or OFF."""
    into = pos.field.near[start * SIX + side]
    if into == OFF or barred(leader_points(pos, start, side, into, beast)):
        return OFF
    holder = pos.holder(into)
    if holder == seat:
        return into
    return OFF if holder != NOBODY or in_zoc(pos, into, 1 - seat) else into


def refuges(pos: Battlefield, leader: int, mover: int) -> list[int]:
    """4.62 The hexes, one to three away, where a leader is out of the enemy's reach."""
    seat, start = pos.field.leader_side[leader], pos.at[leader]
    beast = elephant_of(pos, leader) != NOBODY
    seen, edge, found = {start}, [start], []
    for _ in range(pos.charts.leader_withdrawal):
        outer: list[int] = []
        for place in edge:
            for side in range(SIX):
                into = passable(pos, place, side, seat, beast)
                if into == OFF or into in seen:
                    continue
                seen.add(into)
                outer.append(into)
                if is_refuge(pos, into, mover, seat, beast):
                    found.append(into)
        edge = outer
    return sorted(found)


def is_refuge(pos: Battlefield, place: int, mover: int, seat: int, beast: bool) -> bool:
    """4.62, 4.75 Whether a leader may end his withdrawal in a hex: with a friend, or away from the enemy."""
    if beast:
        for unit in strangers(pos, place, []):
            if pos.field.cavalry[unit]:
                return False
    return pos.holder(place) == seat or not is_next(pos, place, mover, seat)


def leave(pos: Battlefield, leader: int, place: int) -> None:
    """4.62, 4.72 A leader withdraws, with the elephant that he rides; that costs him nothing."""
    beast = elephant_of(pos, leader)
    pos.at[leader] = place
    if beast != NOBODY:
        top = pos.top[place]
        pos.lift(beast)
        pos.put(beast, place, pos.face[beast] if top == NOBODY else pos.face[top])
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "to": hex_id(place)}
        pos.emit("leader-withdrew", "4.62", args)


def catch(pos: Battlefield, seat: int, mover: int) -> None:
    """4.62 Leaders who are alone and have not got away are eliminated."""
    if mover != NOBODY and pos.field.side[mover] == seat:
        return  # 9.14 an elephant of their own
    for leader in exposed_leaders(pos, seat, mover):
        if is_alone(pos, leader):
            if pos.events is not None:
                pos.emit("leader-caught", "4.62", {"leader": pos.field.leader_id[leader]})
            fall(pos, leader)


class Retiring(SeatStep[Battlefield]):
    """4.62 An enemy has come up to leaders, or stands next to them after a shock: they may get away."""

    rule: ClassVar[str] = "4.62"

    def __init__(self, seat: int, mover: int, gone: list[int]) -> None:
        super().__init__(seat)
        self.mover = mover  # NOBODY after a shock
        self.gone = gone[:]  # who has withdrawn

    def clone(self) -> Retiring:
        return Retiring(self.seat, self.mover, self.gone)

    def leaders(self, pos: Battlefield) -> list[int]:
        """Who may still think of it."""
        return [leader for leader in exposed_leaders(pos, self.seat, self.mover) if leader not in self.gone]

    def resolve(self, pos: Battlefield) -> bool:
        if self.mover == NOBODY or pos.hex[self.mover] != OFF:
            for leader in self.leaders(pos):
                if refuges(pos, leader, self.mover):
                    return False
            catch(pos, self.seat, self.mover)
        pos.steps.pop()
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        leaders = self.leaders(pos)
        return [*[act(LEAVE, pos.field.op_of_leader[leader]) for leader in leaders], act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != LEAVE:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        if leader < 0 or leader not in self.leaders(pos):
            return NOT_NEXT_TO_ENEMY
        return None if refuges(pos, leader, self.mover) else NOWHERE_TO_GO

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DECLINE:
            pos.steps.pop()
            catch(pos, seat, self.mover)
            return
        leader = pos.field.leader_of_op[operand]
        self.gone.append(leader)
        pos.steps.append(Refuge(seat, leader, self.mover))

    def standing(self, pos: Battlefield, seat: int, order: str) -> int:
        return act(DECLINE) if order in (LEADERS_STAY, NOTHING) else -1

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-leaders-withdraw", {"seat": pos.seats[self.seat]}


class Refuge(SeatStep[Battlefield]):
    """4.62 Where a leader withdraws to."""

    rule: ClassVar[str] = "4.62"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, leader: int, mover: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.mover = mover

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(INTO, place) for place in refuges(pos, self.leader, self.mover)]

    def legal(self, pos: Battlefield, seat: int) -> list[int]:
        return self.candidates(pos, seat)

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != INTO:
            return pos.not_now(verb)
        return None if operand in refuges(pos, self.leader, self.mover) else NOT_THERE

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        leave(pos, self.leader, operand)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        leader = pos.field.leader_id[self.leader]
        return "prompt-leader-refuge", {"seat": pos.seats[self.seat], "leader": leader}
