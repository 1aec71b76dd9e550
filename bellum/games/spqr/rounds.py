"""8.33 to 8.37 The steps of shock, each for all combats before the next one begins.

``Fighting`` carries some combats through all of them: those of a segment together, and the second one of a
pursuit (10.42) alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Step
from .advance import WHO, Advance, Emerging, got_through
from .charge import ask_to_let_through, charge, endanger_leaders
from .clash import Naming, standing
from .combats import fought
from .harm import settle
from .hexes import OFF
from .marks import LOW, NO
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, Combat
from .results import apply_hits, collapse, fleeing, judge, note_losses, strike

# 8.3 The stages, in their order.
LET_THROUGH: Final = 0  # 9.11
CHARGE: Final = 1  # 8.33 all check
FOLLOW_UP: Final = 2  # 8.33 who drove the enemy off by the charge alone advances
LEADERS: Final = 3  # 8.34
CLASH: Final = 4  # 8.35 what counts
STRIKE: Final = 5  # 8.36 the dice
BREAK: Final = 6  # 8.36 hits, 8.37 (1) who runs
TAKE: Final = 7  # 10.16 who stands though all broke takes the field
COLLAPSE: Final = 8  # 8.37 (2)
EMERGE: Final = 9  # 9.11
ENDED: Final = 10


def is_open(pos: Battlefield, combat: Combat) -> bool:
    """8.33 Whether both sides of a combat still have somebody to fight."""
    if combat.over:
        return False
    return len(standing(pos, combat, ATTACKERS)) > 0 and len(standing(pos, combat, DEFENDERS)) > 0


class Fighting(Step[Battlefield]):
    """8.3 Combats are fought step by step, all of them at each step."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, numbers: list[int], stage: int, pursuing: bool) -> None:
        self.numbers = numbers[:]
        self.stage = stage
        self.pursuing = pursuing  # 10.42 the second fight of a pursuit, which says itself who goes where

    def clone(self) -> Fighting:
        return Fighting(self.numbers, self.stage, self.pursuing)

    def open_ones(self, pos: Battlefield) -> list[int]:
        """The combats that are still fought."""
        combats = fought(pos).combats
        return [number for number in self.numbers if is_open(pos, combats[number])]

    def resolve(self, pos: Battlefield) -> bool:
        stage = self.stage
        self.stage += 1
        if stage == ENDED:
            pos.steps.pop()
        elif stage <= LEADERS:
            self.approach(pos, stage)
        else:
            self.fight(pos, stage)
        return True

    def approach(self, pos: Battlefield, stage: int) -> None:
        """8.33, 8.34 Until the sides meet: elephants let through, the charge, what it decided, leaders."""
        numbers = self.open_ones(pos)
        combats = [fought(pos).combats[number] for number in numbers]
        if stage == LET_THROUGH:
            for number in reversed(numbers):
                ask_to_let_through(pos, number)
        elif stage == CHARGE:
            charge(pos, combats)
            judge(pos, combats)
            settle(pos)
        elif stage == FOLLOW_UP:
            self.follow_up(pos)
        else:
            endanger_leaders(pos, combats)

    def follow_up(self, pos: Battlefield) -> None:
        """8.33 Where the charge has driven all defenders off, the attacker advances if nobody holds him.

        Where others still face him he does not, nor later: these hexes were not left in the shock itself.
        """
        combats = fought(pos).combats
        fresh = [number for number in self.numbers if not combats[number].over]
        note_losses(pos, [combats[number] for number in fresh], True)
        for number in reversed(fresh):
            combat = combats[number]
            if not combat.over:
                combat.places = [place for place in combat.places if place not in combat.left]
            elif not self.pursuing:
                pos.steps.append(Advance(number, True, False, WHO, NOBODY))

    def fight(self, pos: Battlefield, stage: int) -> None:
        """8.35 to 8.37 From the clash to who still stands."""
        numbers = self.open_ones(pos)
        combats = [fought(pos).combats[number] for number in numbers]
        if stage == CLASH:
            pos.steps += [Naming(number) for number in reversed(numbers)]
        elif stage == STRIKE:
            for number in numbers:
                strike(pos, number)
        elif stage == BREAK:
            present = [standing(pos, combat, DEFENDERS) for combat in combats]
            apply_hits(pos, combats)
            judge(pos, combats)
            fleeing(pos, combats, present)
            settle(pos)
        elif stage == TAKE:
            self.take_field(pos)
        elif stage == COLLAPSE:
            collapse(pos, self.charged_or_fought(pos))
            settle(pos)
        else:
            self.emerge(pos)

    def take_field(self, pos: Battlefield) -> None:
        """10.16 Where all broke and the attackers stand, they enter before anybody checks for collapse.

        Cavalry first sees whether it pursues (8.37 (3)).
        """
        combats = fought(pos).combats
        for number in reversed(self.numbers):
            combat = combats[number]
            if not combat.spared or combat.over or self.pursuing or rides(pos, combat):
                continue
            note_losses(pos, [combat], False)
            if combat.over:
                combat.taken = True
                pos.steps.append(Advance(number, True, False, WHO, NOBODY))

    def charged_or_fought(self, pos: Battlefield) -> list[Combat]:
        """8.37 All combats that came to blows, and those that the charge decided."""
        return [fought(pos).combats[number] for number in self.numbers]

    def emerge(self, pos: Battlefield) -> None:
        """9.11, 8.41 Elephants come out behind the foot; elsewhere hexes have been left."""
        combats = fought(pos).combats
        note_losses(pos, [combats[number] for number in self.numbers if not combats[number].over], False)
        for number in self.numbers:
            if combats[number].column:
                throw_all(pos, combats[number])
        for number in reversed(self.numbers):
            if got_through(pos, combats[number]):
                pos.steps.append(Emerging(number, []))


def rides(pos: Battlefield, combat: Combat) -> bool:
    """10.41 Whether there is cavalry among the attackers that still stand."""
    return any(pos.field.cavalry[unit] for unit in standing(pos, combat, ATTACKERS))


def throw_all(pos: Battlefield, combat: Combat) -> None:
    """8.14 Foot with javelins that has fought other foot has none left."""
    field = pos.field
    for side in (ATTACKERS, DEFENDERS):
        ours, theirs = combat.attackers, combat.defenders
        if side == DEFENDERS:
            ours, theirs = theirs, ours
        if not any(field.foot[enemy] for enemy in theirs):
            continue
        for unit in ours:
            weapon = field.weapon[unit]
            if (
                pos.hex[unit] == OFF
                or weapon < 0
                or not field.foot[unit]
                or not pos.charts.thrown[weapon]
                or pos.has(unit, NO)
            ):
                continue
            pos.mark[unit] = pos.mark[unit] & ~LOW | NO
            if pos.events is not None:
                pos.emit("missiles-gone", "8.14", {"unit": field.unit_id[unit], "screen": "no"})
