"""5.5, 5.6, 5.11 Losses outside a battle: by events, effects and storms, and what follows from them.

The functions that events call by way of the position: ``troops_lost``, ``ships_lost`` and ``shoot``.
"""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .alliances import drop, lighten, overboard, quay
from .board import NOBODY
from .cities import settle_region
from .column import recount
from .forces import biggest, leading
from .kinds import SIDES
from .leaders import doom_all
from .losses import Renounce, share_out
from .position import War
from .stacks import CODE, ONE, SHIP, ashore, nation_of, ships, size, troops_of
from .victory import award, check_units


def troops_lost(pos: War, place: int, seat: int) -> None:
    """5.6, 6.2 After losses in a place: leaders without an army are lost to a seat, sieges are settled.

    A storm may sink the seat's own ships: then nobody scores his leaders.
    """
    side = pos.side_of_seat[seat] if seat != NOBODY else NOBODY
    for other in range(len(SIDES)):
        if not pos.present(place, other) and (other != side or pos.board.is_sea(place)):
            doom_all(pos, pos.leaders_at(place, other), seat if other != side else NOBODY)
    region = pos.board.region_at[place]
    pos.release(place)
    if region != NOBODY:
        settle_region(pos, region)
    recount(pos)
    check_units(pos)


def ships_lost(pos: War, place: int, seat: int = NOBODY) -> None:
    """1.2.7, 5.10 After ships were lost: what the others cannot carry is lost, and leaders without a ship.

    In port they go ashore instead, if the city has room for them.
    """
    board = pos.board
    capacity = board.capacity
    pos.steps.append(Aftermath(place, seat))
    for side in range(len(SIDES)):
        troops = pos.troops(place, side)
        cargo = size(ashore(troops))
        excess = cargo - capacity * ships(troops)
        if board.is_port(place) and (troops or pos.leaders_at(place, side)):
            city = board.city_at(place)
            if not board.is_inside(quay(pos, city)) or pos.room(city) >= excess:
                overboard(pos, place)
                continue
        if excess >= cargo > 0:
            drop(pos, place, side)
        elif excess > 0:
            lighten(pos, place, side, excess)


class Aftermath(Step[War]):
    """5.6 What follows when the losses have been chosen."""

    rule: ClassVar[str] = "5.6"

    def __init__(self, place: int, seat: int) -> None:
        self.place = place
        self.seat = seat

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        troops_lost(pos, self.place, self.seat)
        return True


class ShipsGone(Step[War]):
    """1.2.7 When it is known which ships are lost, so is what they carried."""

    rule: ClassVar[str] = "1.2.7"

    def __init__(self, place: int, seat: int) -> None:
        self.place = place
        self.seat = seat

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        ships_lost(pos, self.place, self.seat)
        return True


class Reckoning(Step[War]):
    """5.11 Losses that an event has brought about are scored as in a battle."""

    rule: ClassVar[str] = "5.11"

    def __init__(self, place: int, side: int, seat: int, before: int) -> None:
        self.place = place
        self.side = side
        self.seat = seat
        self.before = before  # units that were there

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        lost = self.before - size(pos.troops(self.place, self.side))
        points = lost // int(pos.board.rules["battle"]["losses_for_a_vp"])
        if points > 0:
            award(pos, self.seat, points, "5.11", "battle")
        return True


def shoot(pos: War, place: int, seat: int, hits: int) -> None:
    """5.5, 5.11 An enemy in a place suffers hits: he chooses, and a seat scores them as in a battle."""
    side = pos.enemy_in(place, pos.side_of_seat[seat])
    if side == NOBODY or hits == 0:
        return
    pos.steps.append(Reckoning(place, side, seat, size(pos.troops(place, side))))
    strike_army(pos, place, side, seat, hits)


def strike_army(pos: War, place: int, side: int, seat: int, hits: int) -> None:
    """5.5 A side suffers hits in a place, by owners; at sea they are ships."""
    if not pos.board.is_sea(place):
        pos.steps.append(Aftermath(place, seat))
        share_out(pos, place, side, hits)
        return
    pos.steps.append(ShipsGone(place, seat))
    if hits >= ships(pos.troops(place, side)):
        sink_fleet(pos, place, side)
    else:
        chooser = biggest(pos, place, side, leading(pos, place, side))
        pos.steps.append(Renounce(chooser, place, side, 1 << SHIP, hits))


def sink_fleet(pos: War, place: int, side: int) -> None:
    """All ships of a side in a place are lost."""
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            pos.take(place, stack & CODE, ships(troops_of(stack)) * ONE[SHIP])
