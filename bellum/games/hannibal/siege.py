"""20 Sieges and subjugation: attempts with both dice, the fall of a city, 26.6 the alternative rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import A_MERCY, A_SACK, A_TARGET, MERCY, SACK, TARGET
from .attrition import Losses
from .board import (
    AFRICANUS,
    BESIEGERS,
    CAMPAIGN,
    CARTHAGE,
    CHEAP,
    CITADEL,
    CITY,
    CONSUL,
    CONSULAR,
    COST,
    EDGE,
    FALL,
    GENERAL_ID,
    ITALIA,
    MARCELLUS,
    MARCH_RATING,
    NOBODY,
    PORT,
    QUICK_FALL,
    RED,
    REGION_OF,
    ROME,
    SIDES,
    SIEGE_LOSS,
    SIEGE_LOSS_IN,
    SIEGE_MARCELLUS,
    SIEGE_POINTS,
    SIEGE_SIGN,
    SIGN_OF,
    SPACE_ID,
    SPACES,
    STRONG,
    SUBJUGATION_ROLLS,
    SYRACUSAE,
    TARENTUM,
    TRAITOR,
    TREACHERY,
    WALLS,
    WAYS,
    WHITE,
    WHITE_FOR_ROME,
)
from .board import MERCY as MERCY_PCS
from .board import SACK as SACK_CUS
from .move import OVER, March, current_march
from .politics import turn_city
from .position import ALTERNATIVE_SIEGES, ARCHIMEDES, TRUCE_ON, Hannibal
from .windows import ask, throw

NOTHING_TO_BESIEGE: Final = Refusal("20.1.2", "nothing-to-besiege")
NEEDS_THREE: Final = Refusal("20.1.2", "needs-three")
FOUGHT: Final = Refusal("10.2.7", "fought-already")
ONCE_A_CARD: Final = Refusal("20.1.5", "once-a-card")
TRUCE_SIEGE: Final = Refusal("25", "truce")
NOT_NOW_FATE: Final = Refusal("26.6.3", "not-now")


def siege_refusal(pos: Hannibal, march: March) -> Refusal | None:
    """20.1.2, 20.1.5 Why the army may not besiege or subjugate here; 10.2.7 not after a battle."""
    place = pos.at[march.general]
    if place >= WALLS or march.state == OVER:
        return NOTHING_TO_BESIEGE
    side = march.seat
    city = CITY[place] and (pos.control[place] == 1 - side or citadel_in(pos, place, side))
    if not city and not pos.unfriendly_tribe(place, side):
        return NOTHING_TO_BESIEGE
    if march.battled:
        return FOUGHT
    if pos.marked(TRUCE_ON) and (pos.control[place] == 1 - side or citadel_in(pos, place, side)):
        return TRUCE_SIEGE
    if pos.cus[side][place] < BESIEGERS:
        return NEEDS_THREE
    return ONCE_A_CARD if place in pos.attempted else None


def bind_besiegers(pos: Hannibal, march: March) -> None:
    """20.1.2, 20.2 An attempt uses up 3 CUs at least, a subordinate's just 3, or 5 if he is a consul."""
    consul = any(pos.office[g] == CONSUL for g in march.going())
    least = CONSULAR if consul else BESIEGERS
    if march.arrived < 0 and march.staying(pos):
        march.resize(pos, min(least, march.most(pos)), False)
    elif march.size() < BESIEGERS:
        march.resize(pos, min(BESIEGERS, march.most(pos)), False)


def citadel_in(pos: Hannibal, space: int, side: int) -> bool:
    """25 A Roman citadel that holds out in a city of Carthage's."""
    return pos.citadel == space and side == CARTHAGE


def begin_siege(pos: Hannibal, march: March) -> None:
    """20.1.2 One attempt; 24, 25 some generals and cards make it two rolls, a traitor needs none.

    20.2 A subordinate who was activated besieges with his own ability; only his detachment is spent.
    """
    space = march.space(pos)
    bind_besiegers(pos, march)
    march.state = OVER
    march.tired = True
    march.attempt = 1
    pos.attempted.append(space)
    general, card = march.general, march.card
    if CITY[space]:
        if march.event and card == TRAITOR and space == TARENTUM:
            march.attempt = 0
            turn_city(pos, space, march.seat, "25")
            return
        if march.event and card == TREACHERY:
            march.attempt = 2
        if general == AFRICANUS and march.event and MARCH_RATING[card]:
            march.attempt = 2
    else:
        march.attempt = SUBJUGATION_ROLLS[general]


def siege_die(pos: Hannibal, march: March, space: int) -> tuple[int, bool, bool]:
    """20.1.3 The colour of the die, whether the city's special sign counts, and whether Marcellus' does.

    25 A siege train cancels the sign, or turns the white die red; Archimedes' engines are stronger than all.
    26.6.2 The white die is rolled if enemies are near or inside.
    """
    side = march.seat
    if not CITY[space]:
        return (RED if side == ROME else WHITE), False, False
    colour = WHITE if side == CARTHAGE or WHITE_FOR_ROME[space] else RED
    sign = SIGN_OF[space] == pos.control[space]
    if pos.option(ALTERNATIVE_SIEGES) and near(pos, space, 1 - side):
        colour = WHITE
    if side == ROME and space == SYRACUSAE and pos.marked(ARCHIMEDES):
        return WHITE, True, False
    if side == CARTHAGE and space in pos.trains:
        if sign:
            sign = False
        else:
            colour = RED
    if march.general == MARCELLUS and march.event and CAMPAIGN[march.card]:
        return RED, sign, colour == RED
    return colour, sign, False


def near(pos: Hannibal, space: int, foe: int) -> bool:
    """26.6.2 Enemy CUs inside the walls, or next to the city and not besieged."""
    if pos.cus[foe][space + WALLS] > 0:
        return True
    for to in WAYS[space]:
        if pos.cus[foe][to] > 0 or (pos.cus[foe][to + WALLS] > 0 and not pos.besieged(to)):
            return True
    return False


def needed(pos: Hannibal, space: int) -> int:
    """20.7 Three siege points; 26.6.1 two for a city that is not strong."""
    quick = pos.option(ALTERNATIVE_SIEGES) and CITY[space] and not STRONG[space]
    return QUICK_FALL if quick else FALL


class SiegeRoll(Step[Hannibal]):
    """20.1.3 One roll of the siege die."""

    rule: ClassVar[str] = "20.1.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "stage")

    def __init__(self, seat: int, space: int, stage: int) -> None:
        self.seat = seat
        self.space = space
        self.stage = stage

    def clone(self) -> SiegeRoll:
        return SiegeRoll(self.seat, self.space, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 0:
            self.stage = 1
            standing = CITY[self.space] and pos.control[self.space] == 1 - self.seat
            standing = standing or citadel_in(pos, self.space, self.seat)
            if (not standing and not pos.unfriendly_tribe(self.space, self.seat)) or pos.cus[self.seat][
                self.space
            ] == 0:
                pos.steps.pop()
            else:
                throw(pos, self.seat)
        else:
            pos.steps.pop()
            self.rolled(pos)
        return True

    def rolled(self, pos: Hannibal) -> None:
        march = current_march(pos)
        space = self.space
        colour, sign, marcellus = siege_die(pos, march, space)
        face = pos.die - 1
        points, lost = SIEGE_POINTS[colour][face], SIEGE_LOSS[colour][face]
        if sign and SIEGE_SIGN[colour][face]:
            points, lost = 0, 1
        elif marcellus and SIEGE_MARCELLUS[colour][face]:
            points = SIEGE_MARCELLUS[colour][face]
        if CITY[space] and SIEGE_LOSS_IN[march.general] >= 0:
            if SIEGE_LOSS_IN[march.general] == REGION_OF[space]:
                lost = max(0, lost - 1)
        if citadel_in(pos, space, self.seat):
            if points:
                pos.citadel = NOBODY
        else:
            pos.besiege(space, self.seat, points)
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": GENERAL_ID[march.general],
                "space": SPACE_ID[space],
                "siege_face": pos.die,
                "colour": "red" if colour == RED else "white",
                "points": points,
                "lost": lost,
            }
            pos.emit("siege-roll", "20.1.3", args)
        if pos.siege[space] >= needed(pos, space):
            self.fall(pos, march)
        if lost:
            pos.steps.append(Losses(self.seat, space, lost, 0))

    def fall(self, pos: Hannibal, march: March) -> None:
        """20.7 The city turns over, or the tribe gives way to a PC for good."""
        space = self.space
        if CITY[space]:
            turn_city(pos, space, self.seat, "20.7")
            if pos.option(ALTERNATIVE_SIEGES) and pos.outcome is None:
                pos.steps.append(CityFate(self.seat, space, 0))
            return
        pos.siege[space] = 0
        pos.tribe[space] = 0
        pos.own(space, self.seat)
        if pos.events is not None:
            pos.emit("subjugated", "20.7", {"side": SIDES[self.seat], "space": SPACE_ID[space]})


class Citadel(Step[Hannibal]):
    """25 Citadel Holds Out: when a port of Italia turns to Carthage, Rome may keep its citadel."""

    rule: ClassVar[str] = "8.4"
    fields: ClassVar[tuple[str, ...]] = ("space", "stage")

    def __init__(self, space: int, stage: int) -> None:
        self.space = space
        self.stage = stage

    def clone(self) -> Citadel:
        return Citadel(self.space, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << ROME

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 0:
            self.stage = 1
            if PORT[self.space] and REGION_OF[self.space] == ITALIA:
                ask(pos, ROME, 1 << CITADEL, "conquest", "25")
                return True
            pos.answer = NOBODY
        pos.steps.pop()
        if pos.answer == CITADEL:
            pos.citadel = self.space
        pos.answer = NOBODY
        return True


class CityFate(Step[Hannibal]):
    """26.6.3 The conqueror sacks the city for 2 CUs, or is merciful and the 2 nearest PCs turn over."""

    rule: ClassVar[str] = "26.6.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "left")

    def __init__(self, seat: int, space: int, left: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left

    def clone(self) -> CityFate:
        return CityFate(self.seat, self.space, self.left)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.left > 0 and not self.nearest(pos):
            pos.steps.pop()
            return True
        return False

    def nearest(self, pos: Hannibal) -> list[int]:
        """The nearest ordinary enemy PCs without enemy CUs, by movement points."""
        distance = {self.space: 0}
        queue = [self.space]
        while queue:
            space = queue.pop(0)
            for to in WAYS[space]:
                key = space * SPACES + to
                cheap = key in CHEAP and pos.control[CHEAP[key]] == self.seat
                far = distance[space] + (1 if cheap else COST[EDGE[key]])
                if pos.playable(to) and far < distance.get(to, 99):
                    distance[to] = far
                    queue.append(to)
        foe = 1 - self.seat
        fit = [s for s in distance if pos.ordinary(s, foe) and pos.cus[foe][s] == 0]
        near = min([distance[s] for s in fit], default=0)
        return sorted(s for s in fit if distance[s] == near)

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        if self.left > 0:
            return [A_TARGET + s for s in self.nearest(pos)]
        return [A_SACK, A_MERCY] if self.nearest(pos) else [A_SACK]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.left > 0:
            return None if verb == TARGET and operand in self.nearest(pos) else NOT_NOW_FATE
        return None if verb == SACK or (verb == MERCY and self.nearest(pos)) else NOT_NOW_FATE

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == SACK:
            pos.steps.pop()
            pos.add(seat, self.space, SACK_CUS, 0)
            if pos.events is not None:
                args = {"side": SIDES[seat], "space": SPACE_ID[self.space], "count": SACK_CUS}
                pos.emit("sacked", "26.6.3", args)
        elif verb == MERCY:
            self.left = MERCY_PCS
        else:
            pos.own(operand, seat)
            self.left -= 1
            if pos.events is not None:
                pos.emit("pc-turned", "26.6.3", {"side": SIDES[seat], "space": SPACE_ID[operand]})
            if self.left == 0:
                pos.steps.pop()

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        key = "prompt-mercy" if self.left > 0 else "prompt-fate"
        return key, {"side": SIDES[self.seat], "space": SPACE_ID[self.space]}
