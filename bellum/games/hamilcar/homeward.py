"""H12, 12.5, H13.1 The way back over the sea: of armies that were intercepted, or whose fleet was beaten."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from ..hannibal.army import strays
from ..hannibal.column import arrive, count_afloat, remember
from ..hannibal.interception import WayBack
from ..hannibal.records import OVER, SEA, STEPPED_BACK
from ..hannibal.windows import throw
from .harbours import move_ships, tell_ships
from .lanes import go_back
from .position import FirstWar
from .voyage import OVERLOADED, displaced, naval_balance, needs_die, tell_die, wreck

# -- H12 intercepted at sea --------------------------------------------------------------------------------


def sail_back(pos: FirstWar) -> None:
    """H12 A fleet that was intercepted goes back; an army aboard needs the naval die again (12.5).

    It is back in the port that it left last; where enemy CUs hold that one, in the last before it that they
    do not hold, at the farthest where it embarked.
    """
    voyage = pos.sailing()
    if not voyage.army:
        go_back(pos)
        return
    march = pos.marching()
    voyage.came = pos.space_at(march.leg.came)
    pos.steps.append(BackInPort())
    if needs_die(pos, march):
        pos.steps.append(BackFortune())
        throw(pos, pos.supremacy)


class BackFortune(Step[FirstWar]):
    """12.5, H11.6 The naval die of the way back: on a return the army stays and fights."""

    rule: ClassVar[str] = "H11.6"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march, voyage = pos.marching(), pos.sailing()
        balance = naval_balance(pos, march, voyage.port, voyage.came, voyage.ships, pos.die)
        tell_die(pos, march, balance, voyage.came)
        if balance <= 0:
            pos.steps.pop()  # it does not get back
            pos.encounter()
            if balance < 0:
                pos.steps.append(AtBay())
                wreck(pos, voyage, -balance)
        return True


class AtBay(Step[FirstWar]):
    """H11.6 Ships were sunk on the way back: without CUs the general is displaced, and the other ships fight.

    H13.1 Without ships all is lost.
    """

    rule: ClassVar[str] = "H11.6"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march, voyage = pos.marching(), pos.sailing()
        count_afloat(pos, march)
        if voyage.ships == 0:
            pos.founder()
        elif march.size() == 0:
            displaced(pos, march, "H11.6")
        else:
            return True
        voyage.army = False
        voyage.over = True
        return True


class BackInPort(Step[FirstWar]):
    """H12 The army is back in port, and its move is over."""

    rule: ClassVar[str] = "H12"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        go_back(pos)
        arrive(pos, march, march.leg.came)
        march.stop(STEPPED_BACK)
        march.exhaust()
        return True


# -- 12.5 intercepted by land ------------------------------------------------------------------------------


def ships_back(pos: FirstWar) -> int:
    """12.5 How many of the ships that brought the army are still Ready where it landed."""
    return min(pos.landed_ships, pos.ready[pos.marching().seat][pos.reacting().space])


def step_back_refusal(pos: FirstWar) -> Refusal | None:
    """12.5, H11.1 An army that landed goes back over the sea only if its ships can carry it."""
    march = pos.marching()
    if march.leg.via != SEA:
        return None
    return OVERLOADED if march.size() > pos.sea.carries * ships_back(pos) else None


def begin_voyage_back(pos: FirstWar) -> bool:
    """12.5 After a land interception the ships take the army back; without Supremacy after a naval die."""
    march = pos.marching()
    if ships_back(pos) == 0:
        displaced(pos, march, "10.10")  # a general alone, among enemies
        return True
    if needs_die(pos, march):
        pos.steps.append(LandingFortune())
        throw(pos, pos.supremacy)
        return True
    take_ships_back(pos)
    return False


def take_ships_back(pos: FirstWar) -> None:
    """12.5 The ships that brought the army go back with it."""
    march = pos.marching()
    port, home = pos.reacting().space, pos.space_at(march.leg.came)
    ships = ships_back(pos)
    move_ships(pos, march.seat, port, home, ships, 0)
    tell_ships(pos, "fleet-back", "12.5", march.seat, port, home, ships)


class LandingFortune(Step[FirstWar]):
    """12.5, H11.6 The naval die of an army that was intercepted where it landed."""

    rule: ClassVar[str] = "H11.6"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march, port = pos.marching(), pos.reacting().space
        home = pos.space_at(march.leg.came)
        ships = ships_back(pos)
        balance = naval_balance(pos, march, port, home, ships, pos.die)
        tell_die(pos, march, balance, home)
        if balance > 0:
            take_ships_back(pos)
            pos.steps.append(WayBack())
            return True
        pos.steps.append(StaysAshore())
        if balance < 0:
            count = min(-balance, ships)
            pos.sink(march.seat, port, count, False, "H11.6")
            pos.lose_corvus(march.seat, count)
            pos.drown(count)
        return True


class StaysAshore(Step[FirstWar]):
    """12.5, H11.6 The army did not get away: it fights where it was intercepted, if any of it is left."""

    rule: ClassVar[str] = "H11.6"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        count_afloat(pos, march)
        if march.size() == 0:
            displaced(pos, march, "H11.6")
        else:
            arrive(pos, march, pos.reacting().space)
        return True


# -- H13.1 beaten at sea -----------------------------------------------------------------------------------


def flee_ashore(pos: FirstWar, port: int) -> None:
    """H13.1 An army aboard a beaten fleet goes with it, and its activation ends.

    24.1 Who is carried out of the region that he is bound to is displaced, as after a retreat.
    """
    march = pos.marching()
    arrive(pos, march, port)
    march.state = OVER
    march.exhaust()
    if strays(pos.sea, [march.general], port):
        remember(pos, march)  # 10.11 d while he is still there: the end of his move will not find his CUs
    for g in march.going():
        if strays(pos.sea, [g], port):
            pos.displace(g, "24.1")
    if march.size() > 0:
        pos.displace_all(1 - march.seat, port, "10.10")


class Foundered(Step[FirstWar]):
    """H13.1 With no ship left the CUs of an army aboard are lost, and its generals displaced."""

    rule: ClassVar[str] = "H13.1"

    def resolve(self, pos: FirstWar) -> bool:
        pos.steps.pop()
        march, transit = pos.marching(), pos.sea.transit
        elephants = pos.elephants[transit]
        pos.take_away(march.seat, transit, pos.cus[march.seat][transit], elephants)
        count_afloat(pos, march)
        displaced(pos, march, "H13.1")
        return True
