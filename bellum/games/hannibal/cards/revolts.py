"""25 Revolts: the enemy's ordinary PCs without CUs in a province are removed."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import A_PROVINCE, PROVINCE
from ..board import NOBODY
from ..kinds import SIDES
from ..position import PunicWar
from ..scenario import Places
from .base import WRONG_PROVINCE, Instant, StrategyCard, provinces_of, rebels

NOT_ENEMYS: Final = Refusal("25", "province-not-enemys")
NOBODY_TO_REVOLT: Final = Refusal("25", "nobody-to-revolt")


def revolt(pos: PunicWar, side: int, province: int) -> None:
    """25 A province revolts: a side's PCs without CUs are removed."""
    board = pos.board
    spaces = rebels(pos, side, province)
    for space in spaces:
        pos.own(space, NOBODY)
    if pos.events is not None:
        args = {
            "side": SIDES[side],
            "province": board.province_id[province],
            "spaces": [board.space_id[s] for s in spaces],
        }
        pos.emit("revolt", "25", args)


class Revolt(Instant):
    """25 #1 Corsica and Sardinia, #2 Sicilia, #4 Celtiberia: a province that the enemy controls revolts."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.province = provinces_of(places, row)[0]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if pos.holder(self.province) != 1 - seat:
            return NOT_ENEMYS
        return None if rebels(pos, 1 - seat, self.province) else NOBODY_TO_REVOLT

    def strike(self, pos: PunicWar, seat: int) -> None:
        revolt(pos, 1 - seat, self.province)


class NumidiaRevolts(StrategyCard):
    """25 #3 One of the two Numidias revolts, whoever controls it."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.provinces = sorted(provinces_of(places, row))

    def nothing(self) -> Refusal:
        return NOBODY_TO_REVOLT

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return PROVINCE

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_PROVINCE + province for province in self.provinces]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        if operand not in self.provinces:
            return WRONG_PROVINCE
        return None if rebels(pos, 1 - seat, operand) else NOBODY_TO_REVOLT

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        revolt(pos, 1 - seat, operand)
