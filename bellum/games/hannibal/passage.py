"""10.2.3 One step of a march or one voyage: the weather, the crossing, the arrival."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Step
from .board import NOBODY
from .column import arrive, count_afloat, depart, divided, gather_outside, is_inside, spend
from .kinds import SIDES
from .naval import RETURN, SUNK, naval_result, safe_at_sea, sink, tell_voyage
from .position import PunicWar
from .reaction import begin_reaction, meet_at_the_gate
from .records import HARBOUR, OVER, RETURNED, SHIPWRECKED, MarchRecord
from .roads import cost
from .wilds import cross_pass, enter_wilds, is_pass
from .windows import open_window, throw


class Passage(Step[PunicWar]):
    """10.2.3, 11.1 The marching army goes to the next space, by land or by sea; ``march.leg`` says which."""

    rule: ClassVar[str] = "10.2.3"


def begin_passage(pos: PunicWar, march: MarchRecord, to: int, by: int) -> None:
    """10.2.3 The army is to take a step."""
    march.leg.to = to
    march.leg.by = by
    pos.steps.extend(PASSAGE)


def give_up(pos: PunicWar, march: MarchRecord) -> None:
    """The step is not taken, or not to its end."""
    while isinstance(pos.steps[-1], Passage):
        pos.steps.pop()
    march.leg.to = NOBODY


def price(pos: PunicWar, march: MarchRecord) -> int:
    """10.6, 11.2 The movement points of the step."""
    return pos.board.sailing if march.sails() else cost(pos, march, march.leg.to)


# -- 10.7 the gate -------------------------------------------------------------------------------------------


class Gate(Passage):
    """10.7 An army by land comes out of its walls first; one on both sides of them gathers outside.

    10.10, 13.1 Lone enemy generals outside are met like those of any space that an army enters.
    """

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        if divided(pos, march) or (is_inside(pos.board, pos.at[march.general]) and not march.sails()):
            gather_outside(pos, march)
            meet_at_the_gate(pos, march)
        return True


class Onward(Passage):
    """13.4 Whoever met somebody before his gates and goes on chooses again where to."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        if march.leg.to < 0:
            give_up(pos, march)
        return True


# -- 25 the weather ------------------------------------------------------------------------------------------


class Skies(Passage):
    """25 After the first two points the enemy may bring bad weather, unless dice have been rolled."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        if march.spent + price(pos, march) > pos.board.fair_weather and not march.weather.rolled:
            open_window(pos, 1 - march.seat, "movement", march.leg.to, "weather", "25")
        else:
            pos.answer = NOBODY
        return True


class Storms(Passage):
    """25 Bad weather ends the march; at sea there may be storms."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        answer = pos.answer
        if answer >= 0:
            pos.answer = NOBODY
            pos.board.deck[answer].stop(pos)
        elif march.sails() and march.size() > 0:
            open_window(pos, 1 - march.seat, "sailing", march.leg.to, "storms", "25")
        return True


# -- on the way ----------------------------------------------------------------------------------------------


class SetOut(Passage):
    """10.2.3 The army leaves, and pays for the step; 25 a storm may meet it."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        storm = pos.answer if march.sails() else NOBODY
        self.pay(pos, march)
        leg = march.leg
        leg.came = pos.at[march.general]
        leg.via = leg.by
        depart(pos, march, leg.to)
        pos.lift_sieges()
        self.tell(pos, march)
        if storm >= 0:
            pos.board.deck[storm].storm(pos, march.seat)
        return True

    def pay(self, pos: PunicWar, march: MarchRecord) -> None:
        """10.11 c The points tire those who go; 11.4 a card has one fleet."""
        loyal = march.size() if march.leg.arrived < 0 else march.army.loyal
        march.army.loyal = min(loyal, march.size())
        if march.sails() and not march.landed():
            pos.sailed += 1
        spend(pos, march, price(pos, march))

    def tell(self, pos: PunicWar, march: MarchRecord) -> None:
        board = pos.board
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": board.general_id[march.general],
                "from": board.space_id[pos.space_at(march.leg.came)],
                "to": board.space_id[march.leg.to],
                "count": march.size(),
            }
            if march.sails():
                pos.emit("sailed", "11.1", args)
            else:
                pos.emit("marched", "10.2.3", args)


class Crossing(Passage):
    """10.6.1 Attrition in a pass; 25 a general whose army drowned comes back; 11.5 the naval die."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, march = pos.board, pos.marching()
        afloat = pos.cus[march.seat][board.transit]
        if march.sails():
            if afloat == 0 and march.size() > 0:
                turn_back(pos, march, SHIPWRECKED)
                return True
            count_afloat(pos, march)
            if not safe_at_sea(pos, march, pos.space_at(march.leg.came), march.leg.to):
                march.weather.rolled = True
                pos.steps.append(Voyage())
                throw(pos, pos.scenario.naval_supremacy)
        elif is_pass(march.leg.by) and afloat > 0:
            march.weather.rolled = True
            cross_pass(pos, march, march.leg.by, "10.6.1")
        return True


class Voyage(Passage):
    """11.5, 11.6 The naval die has been rolled."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        result = naval_result(pos, march, pos.space_at(march.leg.came), march.leg.to, pos.die)
        tell_voyage(pos, march, result, march.leg.to, "11.5")
        if result == SUNK:
            give_up(pos, march)
            sink(pos, march)
        elif result == RETURN:
            turn_back(pos, march, RETURNED)
        return True


def turn_back(pos: PunicWar, march: MarchRecord, obstacle: int) -> None:
    """11.6, 25 Back to the port of embarkation; what points are left are lost, whoever leads the army."""
    give_up(pos, march)
    arrive(pos, march, march.leg.came)
    march.stop(obstacle)
    march.exhaust()


class Wilds(Passage):
    """25 Hostile Tribes may fall upon those who come."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        enter_wilds(pos, march.seat, march.leg.to)
        return True


# -- the arrival ---------------------------------------------------------------------------------------------


class Arrival(Passage):
    """10.2.3 The army is there: 10.3 the enemy may react."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, march = pos.board, pos.marching()
        to, foe = march.leg.to, 1 - march.seat
        had_units = pos.cus[march.seat][board.transit] > 0
        inside = march.leg.by == HARBOUR
        arrive(pos, march, to + (board.walls if inside else 0))
        march.leg.arrived = march.size()
        march.leg.changed = 0
        if march.spent <= board.fair_weather:
            march.weather.place = to
            march.weather.spent = march.spent
            march.weather.late = 0
            march.weather.latecomers = 0
        if inside:
            march.state = OVER
        elif not had_units and pos.cus[foe][to] > 0:
            march.state = OVER
            for g in march.going():
                pos.displace(g, "10.10")
        else:
            begin_reaction(pos, foe, to)
        return True


class Settled(Passage):
    """The step has been taken, and all that came of it is over."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        pos.marching().leg.to = NOBODY
        return True


# What happens in a step, from last to first as the stack wants it. None of these steps has fields of its own.
PASSAGE: Final[list[Passage]] = [
    Settled(),
    Arrival(),
    Wilds(),
    Crossing(),
    SetOut(),
    Storms(),
    Skies(),
    Onward(),
    Gate(),
]
