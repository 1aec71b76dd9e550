"""12.7, 13.3 A force that reacts leaves its place and arrives at another."""

from __future__ import annotations

from .army import elephants_at
from .board import CARTHAGE
from .position import PunicWar
from .records import MarchRecord, Plan


def balked_at(march: MarchRecord, space: int) -> tuple[int, int]:
    """12.10 How many CUs of a space have failed to intercept the army: ordinary ones and elephants."""
    for row in march.balked:
        if row[0] == space:
            return row[1], row[2]
    return 0, 0


def send(pos: PunicWar, seat: int, plan: Plan, to: int) -> None:
    """The force of a plan leaves its place and is on its way to a space."""
    transit = pos.board.transit
    pos.take_away(seat, plan.place, plan.count, plan.elephants)
    pos.add(seat, transit, plan.count, plan.elephants)
    for g in plan.generals():
        pos.at[g] = transit
    if seat == CARTHAGE and pos.cus[seat][plan.place] == 0:  # 25 the siege train goes with the whole army
        pos.trains = [transit if train == plan.place else train for train in pos.trains]
    pos.transit = to


def settle(pos: PunicWar, seat: int, plan: Plan, place: int) -> None:
    """A force that was on its way stands at a place; without CUs it is displaced among enemies (10.10)."""
    board = pos.board
    beasts = elephants_at(pos, seat, board.transit)
    count = pos.cus[seat][board.transit]
    pos.take_away(seat, board.transit, count, beasts)
    pos.add(seat, place, count, beasts)
    for g in plan.generals():
        pos.at[g] = place
    pos.trains = [place if train == board.transit else train for train in pos.trains]
    space = pos.space_at(place)
    if plan.count > 0 and count == 0 and place < board.walls and pos.cus[1 - seat][space] > 0:
        if pos.cus[seat][space] == 0:
            for g in plan.generals():
                pos.displace(g, "10.10")
    pos.lift_sieges()
