"""20 Sieges and subjugation: attempts with both dice, the fall of a city, 26.6 the alternative rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_MERCY, A_SACK, A_TARGET, MERCY, SACK, TARGET
from .attrition import Losses
from .board import (
    CARTHAGE,
    CONSUL,
    NOBODY,
    RED,
    ROME,
    WHITE,
)
from .kinds import SIDES
from .move import OVER, March, current_march
from .options import ALTERNATIVE_SIEGES
from .politics import turn_city
from .position import ARCHIMEDES, TRUCE_ON, PunicWar
from .windows import throw

NOTHING_TO_BESIEGE: Final = Refusal("20.1.2", "nothing-to-besiege")
NEEDS_THREE: Final = Refusal("20.1.2", "needs-three")
FOUGHT: Final = Refusal("10.2.7", "fought-already")
ONCE_A_CARD: Final = Refusal("20.1.5", "once-a-card")
TRUCE_SIEGE: Final = Refusal("25", "truce")
NOT_NEAREST: Final = Refusal("26.6.3", "not-nearest")
NOBODY_NEAR: Final = Refusal("26.6.3", "nobody-near")


def siege_refusal(pos: PunicWar, march: March) -> Refusal | None:
    """20.1.2, 20.1.5 Why the army may not besiege or subjugate here; 10.2.7 not after a battle."""
    board = pos.board
    place = pos.at[march.general]
    if place >= board.walls or march.state == OVER:
        return NOTHING_TO_BESIEGE
    side = march.seat
    city = board.city[place] and (pos.control[place] == 1 - side or citadel_in(pos, place, side))
    if not city and not pos.unfriendly_tribe(place, side):
        return NOTHING_TO_BESIEGE
    if march.battled:
        return FOUGHT
    if pos.marked(TRUCE_ON) and (pos.control[place] == 1 - side or citadel_in(pos, place, side)):
        return TRUCE_SIEGE
    if pos.cus[side][place] < board.besiegers:
        return NEEDS_THREE
    return ONCE_A_CARD if place in pos.attempted else None


def bind_besiegers(pos: PunicWar, march: March) -> None:
    """20.1.2, 20.2 An attempt uses up 3 CUs at least, a subordinate's just 3, or 5 if he is a consul."""
    board = pos.board
    consul = any(pos.office[g] == CONSUL for g in march.going())
    least = board.consul_besiegers if consul else board.besiegers
    if march.arrived < 0 and march.staying(pos):
        march.resize(pos, min(least, march.most(pos)), False)
    elif march.size() < board.besiegers:
        march.resize(pos, min(board.besiegers, march.most(pos)), False)


def citadel_in(pos: PunicWar, space: int, side: int) -> bool:
    """25 A Roman citadel that holds out in a city of Carthage's."""
    return pos.citadel == space and side == CARTHAGE


def begin_siege(pos: PunicWar, march: March) -> None:
    """20.1.2 One attempt; 24, 25 some generals and cards make it two rolls, a traitor needs none.

    20.2 A subordinate who was activated besieges with his own ability; only his detachment is spent.
    """
    board = pos.board
    space = march.space(pos)
    bind_besiegers(pos, march)
    march.state = OVER
    march.tired = True
    march.attempt = 1
    pos.attempted.append(space)
    if not board.city[space]:
        march.attempt = board.subjugation_rolls[march.general]
    elif march.event:
        card = board.deck[march.card]
        if card.opens_gates(space):
            march.attempt = 0
            turn_city(pos, space, march.seat, "25")
            return
        march.attempt = board.forced_siege_rolls[march.general] if card.forced else card.siege_rolls


def siege_die(pos: PunicWar, march: March, space: int) -> tuple[int, bool, bool]:
    """20.1.3 The colour of the die, whether the city's special sign counts, and whether Marcellus' does.

    25 A siege train cancels the sign, or turns the white die red; Archimedes' engines are stronger than all.
    26.6.2 The white die is rolled if enemies are near or inside.
    """
    board = pos.board
    side = march.seat
    colour = board.siege_die[side][space]
    if not board.city[space]:
        return colour, False, False
    sign = board.sign_of[space] == pos.control[space]
    if pos.option(ALTERNATIVE_SIEGES) and near(pos, space, 1 - side):
        colour = WHITE
    if side == ROME and space == board.engines_at and pos.marked(ARCHIMEDES):
        return WHITE, True, False
    if side == CARTHAGE and space in pos.trains:
        if sign:
            sign = False
        else:
            colour = RED
    if board.siege_with_campaign[march.general] and march.event and board.deck[march.card].campaign:
        return RED, sign, colour == RED
    return colour, sign, False


def near(pos: PunicWar, space: int, foe: int) -> bool:
    """26.6.2 Enemy CUs inside the walls, or next to the city and not besieged."""
    board = pos.board
    if pos.cus[foe][space + board.walls] > 0:
        return True
    for to in board.ways[space]:
        if pos.cus[foe][to] > 0 or (pos.cus[foe][to + board.walls] > 0 and not pos.besieged(to)):
            return True
    return False


def needed(pos: PunicWar, space: int) -> int:
    """20.7 Three siege points; 26.6.1 two for a city that is not strong."""
    board = pos.board
    quick = pos.option(ALTERNATIVE_SIEGES) and board.city[space] and not board.strong[space]
    return board.quick_fall if quick else board.fall


class SiegeRoll(SeatStep[PunicWar]):
    """20.1.3 One roll of the siege die."""

    rule: ClassVar[str] = "20.1.3"

    def __init__(self, seat: int, space: int, stage: int) -> None:
        super().__init__(seat)
        self.space = space
        self.stage = stage

    def clone(self) -> SiegeRoll:
        return SiegeRoll(self.seat, self.space, self.stage)

    def resolve(self, pos: PunicWar) -> bool:
        if self.stage == 0:
            self.stage = 1
            standing = pos.board.city[self.space] and pos.control[self.space] == 1 - self.seat
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

    def rolled(self, pos: PunicWar) -> None:
        board = pos.board
        march = current_march(pos)
        space = self.space
        colour, sign, marcellus = siege_die(pos, march, space)
        face = pos.die - 1
        points, lost = board.siege_points[colour][face], board.siege_loss[colour][face]
        if sign and board.siege_sign[colour][face]:
            points, lost = 0, 1
        elif marcellus and board.siege_marcellus[colour][face]:
            points = board.siege_marcellus[colour][face]
        if board.city[space] and board.siege_loss_in[march.general] >= 0:
            if board.siege_loss_in[march.general] == board.region_of[space]:
                lost = max(0, lost - 1)
        if citadel_in(pos, space, self.seat):
            if points:
                pos.citadel = NOBODY
        else:
            pos.besiege(space, self.seat, points)
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[march.general],
                "space": board.space_id[space],
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

    def fall(self, pos: PunicWar, march: March) -> None:
        """20.7 The city turns over, or the tribe gives way to a PC for good."""
        board = pos.board
        space = self.space
        if board.city[space]:
            turn_city(pos, space, self.seat, "20.7")
            if pos.option(ALTERNATIVE_SIEGES) and pos.outcome is None:
                pos.steps.append(CityFate(self.seat, space, 0))
            return
        pos.siege[space] = 0
        pos.tribe[space] = 0
        pos.own(space, self.seat)
        if pos.events is not None:
            pos.emit("subjugated", "20.7", {"side": SIDES[self.seat], "space": board.space_id[space]})


class CityFate(SeatStep[PunicWar]):
    """26.6.3 The conqueror sacks the city for 2 CUs, or is merciful and the 2 nearest PCs turn over."""

    rule: ClassVar[str] = "26.6.3"

    def __init__(self, seat: int, space: int, left: int) -> None:
        super().__init__(seat)
        self.space = space
        self.left = left

    def clone(self) -> CityFate:
        return CityFate(self.seat, self.space, self.left)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and not self.nearest(pos):
            pos.steps.pop()
            return True
        return False

    def nearest(self, pos: PunicWar) -> list[int]:
        """The nearest ordinary enemy PCs without enemy CUs, by movement points."""
        board = pos.board
        distance = {self.space: 0}
        queue = [self.space]
        while queue:
            space = queue.pop(0)
            for to in board.ways[space]:
                key = space * board.spaces + to
                cheap = key in board.cheap and pos.control[board.cheap[key]] == self.seat
                far = distance[space] + (1 if cheap else board.cost[board.edge[key]])
                if pos.playable(to) and far < distance.get(to, 99):
                    distance[to] = far
                    queue.append(to)
        foe = 1 - self.seat
        fit = [s for s in distance if pos.ordinary(s, foe) and pos.cus[foe][s] == 0]
        near = min([distance[s] for s in fit], default=0)
        return sorted(s for s in fit if distance[s] == near)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        if self.left > 0:
            return [A_TARGET + s for s in self.nearest(pos)]
        return [A_SACK, A_MERCY] if self.nearest(pos) else [A_SACK]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.left > 0:
            if verb != TARGET:
                return pos.not_now(verb)
            return None if operand in self.nearest(pos) else NOT_NEAREST
        if verb == MERCY:
            return None if self.nearest(pos) else NOBODY_NEAR
        return None if verb == SACK else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        if verb == SACK:
            pos.steps.pop()
            pos.add(seat, self.space, board.sack_units, 0)
            if pos.events is not None:
                args = {"side": SIDES[seat], "space": board.space_id[self.space], "count": board.sack_units}
                pos.emit("sacked", "26.6.3", args)
        elif verb == MERCY:
            self.left = board.mercy_pcs
        else:
            pos.own(operand, seat)
            self.left -= 1
            if pos.events is not None:
                pos.emit("pc-turned", "26.6.3", {"side": SIDES[seat], "space": board.space_id[operand]})
            if self.left == 0:
                pos.steps.pop()

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        key = "prompt-mercy" if self.left > 0 else "prompt-fate"
        return key, {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}
