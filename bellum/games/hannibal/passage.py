"""10.2.3 One step of a march or one voyage: the weather, the crossing, the arrival."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .army import march_on
from .attrition import Attrition
from .board import ALPINE_PASS, MOUNTAIN_PASS, NOBODY
from .kinds import SIDES
from .move import HARBOUR, OVER, SEA, STOPPED, March, current_march
from .naval import (
    RETURN,
    SUNK,
    ask_at_entry,
    march_shrunk,
    naval_result,
    pass_modifier,
    safe_at_sea,
    sink,
    tell_voyage,
)
from .position import PunicWar
from .reaction import Reaction
from .windows import open_window, throw


class Passage(Step[PunicWar]):
    """10.2.3, 11.1 The marching army goes to the next space, by land or by sea."""

    rule: ClassVar[str] = "10.2.3"

    def __init__(self, to: int, via: int, stage: int) -> None:
        self.to = to
        self.via = via
        self.stage = stage

    def clone(self) -> Passage:
        return Passage(self.to, self.via, self.stage)

    def by_sea(self) -> bool:
        return self.via == SEA or self.via == HARBOUR

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        march = current_march(pos)
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            cost = board.sailing if self.by_sea() else march.cost(pos, self.to)
            if march.spent + cost > board.fair_weather and not march.rolled:
                open_window(pos, 1 - march.seat, "movement", self.to, "weather", "25")
            else:
                pos.answer = NOBODY
        elif stage == 1:
            answer = pos.answer
            pos.answer = NOBODY
            if answer >= 0:
                board.deck[answer].stop(pos)
            elif self.by_sea() and march.size() > 0:
                open_window(pos, 1 - march.seat, "sailing", self.to, "storms", "25")
        elif stage == 2:
            self.set_out(pos, march)
            if pos.answer >= 0:
                board.deck[pos.answer].storm(pos, march.seat)
        elif stage == 3:
            self.cross(pos, march)
        elif stage == 4:
            if self.by_sea():
                self.voyage(pos, march)
        elif stage == 5:
            if not ask_at_entry(pos, 1 - march.seat, self.to, pos.cus[march.seat][board.transit]):
                self.stage = 7
        elif stage == 6:
            if pos.answer >= 0:
                board.deck[pos.answer].fall_upon(pos, march.seat, board.transit)
        elif stage == 7:
            self.arrive(pos, march)
        else:
            pos.steps.pop()
        return True

    def set_out(self, pos: PunicWar, march: March) -> None:
        """The army leaves, and pays for the step."""
        board = pos.board
        cost = board.sailing if self.by_sea() else march.cost(pos, self.to)
        if march.arrived < 0:
            march.loyal = march.size()
        march.loyal = min(march.loyal, march.size())
        if self.by_sea() and march.via != SEA and march.via != HARBOUR:
            pos.sailed += 1
        march.came = pos.at[march.general]
        march.via = self.via
        march.units = march_on(march.units, cost)
        march.herd = march_on(march.herd, cost)
        march.points -= cost
        march.spent += cost
        march.tire(pos, cost)
        march.depart(pos)
        pos.transit = self.to
        pos.lift_sieges()
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": board.general_id[march.general],
                "from": board.space_id[pos.space_at(march.came)],
                "to": board.space_id[self.to],
                "count": march.size(),
            }
            pos.emit("sailed" if self.by_sea() else "marched", "11.1" if self.by_sea() else "10.2.3", args)

    def cross(self, pos: PunicWar, march: March) -> None:
        """10.6.1 Attrition in a pass; 25 a general whose army drowned comes back; 11.5 the naval die."""
        board = pos.board
        afloat = pos.cus[march.seat][board.transit]
        if self.by_sea():
            if afloat == 0 and march.size() > 0:
                self.turn_back(pos, march)
                return
            march_shrunk(pos, march)
            start = pos.space_at(march.came)
            if safe_at_sea(pos, march, start, self.to):
                self.stage = 5
            else:
                march.rolled = True
                throw(pos, pos.scenario.naval_supremacy)
        elif (self.via == MOUNTAIN_PASS or self.via == ALPINE_PASS) and afloat > 0:
            march.rolled = march.rolled or march.spent > board.fair_weather
            pos.steps.append(
                Attrition(march.seat, board.transit, pass_modifier(board, march, self.via), False, "10.6.1")
            )

    def voyage(self, pos: PunicWar, march: March) -> None:
        """11.5, 11.6 The naval die has been thrown."""
        start = pos.space_at(march.came)
        result = naval_result(pos, march, start, self.to, pos.die)
        tell_voyage(pos, march, result, self.to, "11.5")
        if result == SUNK:
            pos.steps.pop()
            sink(pos, march)
        elif result == RETURN:
            self.turn_back(pos, march)

    def turn_back(self, pos: PunicWar, march: March) -> None:
        """11.6 Back to the port of embarkation; what points are left are lost."""
        march.arrive(pos, march.came)
        march.state = STOPPED
        pos.steps.pop()

    def arrive(self, pos: PunicWar, march: March) -> None:
        """10.2.3 The army is there: 10.3 the enemy may react."""
        board = pos.board
        had_units = pos.cus[march.seat][board.transit] > 0
        march.arrive(pos, self.to + (board.walls if self.via == HARBOUR else 0))
        march.arrived = march.size()
        march.touched = 0
        march.toggled = 0
        if march.spent <= board.fair_weather:
            march.calm = self.to
            march.late = 0
            march.latecomers = 0
        if self.via == HARBOUR:
            march.state = OVER
            return
        foe = 1 - march.seat
        if not had_units and pos.cus[foe][self.to] > 0:
            for g in march.going():
                pos.displace(g, "10.10")
            march.state = OVER
            return
        pos.steps.append(Reaction(foe, self.to, 0))
