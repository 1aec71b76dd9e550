"""III The stage: its seven phases, from the draw of cards to the move of the stage marker."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .arrival import catch_all
from .consuls import Elections
from .dictator import end_of_term
from .draw import Draw
from .economy import Economy
from .kinds import SIDES
from .order import Order
from .position import War
from .siege import Sieges
from .turn import Actions
from .victory import check_end


class Stage(Step[War]):
    """III The phases of a stage, one after the other."""

    rule: ClassVar[str] = "3"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        begin_stage(pos)
        pos.steps += [
            NextStage(),
            Economy(),
            Sieges(),
            Actions(0),
            Order(),
            Elections(),
            Draw(),
        ]
        return True


def begin_stage(pos: War) -> None:
    """4.1 All counters are turned face up; 8.2 tribes may be tested again."""
    pos.refresh()
    pos.tested = [0] * len(SIDES)
    pos.passed = 0
    if pos.events is not None:
        pos.emit("stage", "3", {"stage": pos.stage + 1, "year": pos.year + 1})


class NextStage(Step[War]):
    """III Phase 7: the stage marker moves; after the last stage a year is over."""

    rule: ClassVar[str] = "3"

    def resolve(self, pos: War) -> bool:
        if catch_all(pos):
            return True
        pos.steps.pop()
        pos.markers = {marker: max(0, stages - 1) for marker, stages in pos.markers.items() if stages != 1}
        end_of_term(pos)
        pos.stage += 1
        if pos.stage == pos.board.stages:
            pos.stage = 0
            pos.year += 1
        check_end(pos)
        pos.steps.append(Stage())
        return True
