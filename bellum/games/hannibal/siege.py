"""20 Sieges and subjugation: attempts with both dice, the fall of a city, 26.6 the alternative rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_MERCY, A_PASS, A_ROLL, A_SACK, A_TARGET, MERCY, PASS, ROLL, SACK, TARGET
from .attrition import Losses
from .board import (
    CARTHAGE,
    CONSUL,
    NOBODY,
    RED,
    ROME,
    WHITE,
)
from .column import count_again, gather_outside
from .kinds import SIDES
from .muster import most, resize, staying
from .options import ALTERNATIVE_SIEGES
from .politics import turn_city
from .position import ARCHIMEDES, TRUCE_ON, PunicWar
from .records import OVER, MarchRecord
from .windows import throw

BESIEGED_THEMSELVES: Final = Refusal("20.1.2", "besiege-from-inside")
NOTHING_TO_BESIEGE: Final = Refusal("20.1.2", "nothing-to-besiege")
NEEDS_THREE: Final = Refusal("20.1.2", "needs-three")
ONCE_A_CARD: Final = Refusal("20.1.5", "once-a-card")
TRUCE_SIEGE: Final = Refusal("25", "truce-siege")
NO_PC_TO_TURN: Final = Refusal("26.6.3", "no-pc-to-turn")
PC_HELD: Final = Refusal("26.6.3", "pc-held")
NOT_NEAREST: Final = Refusal("26.6.3", "not-nearest")
NOBODY_NEAR: Final = Refusal("26.6.3", "nobody-near")


def siege_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """20.1.2, 20.1.5 Why the army may not besiege or subjugate here; 10.2.7 after a battle it is over."""
    board = pos.board
    place, side = pos.at[march.general], march.seat
    if place >= board.walls:
        return BESIEGED_THEMSELVES
    enemys = (board.city[place] and pos.control[place] == 1 - side) or citadel_in(pos, place, side)
    if not enemys and not pos.unfriendly_tribe(place, side):
        return NOTHING_TO_BESIEGE
    if pos.marked(TRUCE_ON) and (pos.control[place] == 1 - side or citadel_in(pos, place, side)):
        return TRUCE_SIEGE
    if pos.manned(side, place) < board.besiegers:
        return NEEDS_THREE
    return ONCE_A_CARD if place in pos.attempted else None


def bind_besiegers(pos: PunicWar, march: MarchRecord) -> None:
    """20.1.2, 20.2 An attempt uses up 3 CUs at least, a subordinate's just 3, or 5 if he is a consul.

    He commands these only for the attempt.
    """
    board = pos.board
    consul = any(pos.office[g] == CONSUL for g in march.going())
    least = board.consul_besiegers if consul else board.besiegers
    if march.leg.arrived < 0 and staying(pos, march, pos.space_of(march.general)):
        march.detached = True
        resize(pos, march, min(least, most(pos, march)), False)
    elif march.size() < board.besiegers:
        resize(pos, march, min(board.besiegers, most(pos, march)), False)


def citadel_in(pos: PunicWar, space: int, side: int) -> bool:
    """25 A Roman citadel that holds out in a city of Carthage's."""
    return pos.citadel == space and side == CARTHAGE


def begin_siege(pos: PunicWar, march: MarchRecord) -> None:
    """20.1.2 One attempt; 24, 25 some generals and cards make it two rolls, a traitor needs none.

    20.2 A subordinate who was activated besieges with his own ability; only his detachment is spent.
    """
    space = pos.space_of(march.general)
    bind_besiegers(pos, march)
    gather_outside(pos, march)
    march.state = OVER
    march.exhaust()
    pos.attempted.append(space)
    card = pos.board.deck[march.card]
    if citadel_in(pos, space, march.seat):
        storm_citadel(pos, space)
        return
    if march.event and pos.board.city[space] and card.opens_gates(space):
        turn_city(pos, space, march.seat, "25")
        return
    for _ in range(siege_rolls(pos, march, space) - 1):
        pos.steps.append(SiegeAgain(march.seat, space))
    pos.steps.append(SiegeRoll(march.seat, space))


def storm_citadel(pos: PunicWar, space: int) -> None:
    """25 A citadel falls to an army of 3 CUs that is activated for it, without a die."""
    pos.citadel = NOBODY
    if pos.events is not None:
        pos.emit("citadel-falls", "25", {"side": SIDES[CARTHAGE], "space": pos.board.space_id[space]})


def siege_rolls(pos: PunicWar, march: MarchRecord, space: int) -> int:
    """20.1.2, 24, 25 How many rolls the attempt has."""
    board = pos.board
    if not board.city[space]:
        return board.subjugation_rolls[march.general]
    if not march.event:
        return 1
    card = board.deck[march.card]
    return board.forced_siege_rolls[march.general] if card.forced else card.siege_rolls


def siege_die(pos: PunicWar, march: MarchRecord, space: int) -> tuple[int, bool, bool]:
    """20.1.3 The colour of the die, whether the city's special sign counts, and whether Marcellus' does.

    25 A siege train cancels the sign, or turns the white die red; Archimedes' engines are stronger than all.
    26.6.2 The white die is rolled if enemies are near or inside.
    """
    board = pos.board
    side = march.seat
    colour = board.siege_die[side][space]
    if not board.city[space]:
        return colour, False, False
    if pos.engineers(side, space):
        return RED, False, False
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


def besieges(pos: PunicWar, side: int, space: int) -> bool:
    """20.1.2 Whether there is still an army and something to besiege."""
    holds = pos.board.city[space] and pos.control[space] == 1 - side
    return (holds or pos.unfriendly_tribe(space, side)) and pos.cus[side][space] > 0


class SiegeAgain(SeatStep[PunicWar]):
    """24, 25 A general, or a card, that has a second roll: he may leave it at the first."""

    rule: ClassVar[str] = "20.1.5"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        if besieges(pos, self.seat, self.space):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ROLL:
            pos.steps.append(SiegeRoll(seat, self.space))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {
            "side": SIDES[self.seat],
            "general": pos.board.general_id[pos.marching().general],
            "space": pos.board.space_id[self.space],
        }
        return "prompt-siege-again", args


class SiegeRoll(SeatStep[PunicWar]):
    """20.1.3 One roll of the siege die, if there is still an army to roll it and something to besiege."""

    rule: ClassVar[str] = "20.1.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        count_again(pos, pos.marching())
        if besieges(pos, self.seat, self.space):
            pos.begin_siege_result(self.seat, self.space)
            throw(pos, self.seat)
        return True


class SiegeResult(SeatStep[PunicWar]):
    """20.1.3 The siege die has been rolled."""

    rule: ClassVar[str] = "20.1.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        colour, points, lost = self.read(pos)
        self.score(pos, colour, points, lost)
        return True

    def score(self, pos: PunicWar, colour: int, points: int, lost: int) -> None:
        """20.1.3 What the die shows takes effect."""
        space = self.space
        if lost:
            lost = pos.siege_loss(pos.marching().general, lost)
        pos.besiege(space, self.seat, points)
        self.tell(pos, colour, points, lost)
        if pos.siege[space] >= needed(pos, space):
            self.fall(pos)
        if lost:
            pos.steps.append(Losses(self.seat, space, lost, 0, True))

    def read(self, pos: PunicWar) -> tuple[int, int, int]:
        """20.1.3 The colour of the die, the siege points and the losses that it shows; 24 some lose less."""
        board = pos.board
        general = pos.marching().general
        colour, sign, marcellus = siege_die(pos, pos.marching(), self.space)
        face = pos.die - 1
        points, lost = board.siege_points[colour][face], board.siege_loss[colour][face]
        if sign and board.siege_sign[colour][face]:
            points, lost = 0, 1
        elif marcellus and board.siege_marcellus[colour][face]:
            points = board.siege_marcellus[colour][face]
        if board.city[self.space] and board.siege_loss_in[general] >= 0:
            if board.siege_loss_in[general] == board.region_of[self.space]:
                lost = max(0, lost - 1)
        return colour, points, lost

    def tell(self, pos: PunicWar, colour: int, points: int, lost: int) -> None:
        board = pos.board
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[pos.marching().general],
                "space": board.space_id[self.space],
                "siege_face": pos.die,
                "colour": "red" if colour == RED else "white",
                "points": points,
                "lost": lost,
            }
            pos.emit("siege-roll", "20.1.3", args)

    def fall(self, pos: PunicWar) -> None:
        """20.7 The city turns over, or the tribe gives way to a PC for good."""
        board = pos.board
        space = self.space
        if board.city[space]:
            turn_city(pos, space, self.seat, "20.7")
            if pos.option(ALTERNATIVE_SIEGES) and pos.outcome is None:
                pos.steps.append(CityFate(self.seat, space))
            return
        pos.siege[space] = 0
        pos.tribe[space] = 0
        pos.own(space, self.seat)
        if pos.events is not None:
            pos.emit("subjugated", "20.7", {"side": SIDES[self.seat], "space": board.space_id[space]})


# -- 26.6.3 the fate of a city -------------------------------------------------------------------------------


def nearest(pos: PunicWar, side: int, start: int) -> list[int]:
    """26.6.3 The nearest ordinary enemy PCs without enemy CUs, by movement points."""
    board = pos.board
    distance = {start: 0}
    queue = [start]
    while queue:
        space = queue.pop(0)
        for to in board.ways[space]:
            key = space * board.spaces + to
            cheap = key in board.cheap and pos.control[board.cheap[key]] == side
            far = distance[space] + (1 if cheap else board.cost[board.edge[key]])
            if pos.playable(to) and far < distance.get(to, 99):
                distance[to] = far
                queue.append(to)
    foe = 1 - side
    fit = [s for s in distance if pos.ordinary(s, foe) and pos.cus[foe][s] == 0]
    near = min([distance[s] for s in fit], default=0)
    return sorted(s for s in fit if distance[s] == near)


class CityFate(SeatStep[PunicWar]):
    """26.6.3 The conqueror sacks the city for 2 CUs, or is merciful and the 2 nearest PCs turn over."""

    rule: ClassVar[str] = "26.6.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_SACK, A_MERCY] if nearest(pos, seat, self.space) else [A_SACK]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == MERCY:
            return None if nearest(pos, seat, self.space) else NOBODY_NEAR
        return None if verb == SACK else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        pos.steps.pop()
        if verb == MERCY:
            pos.steps.append(Mercy(seat, self.space, board.mercy_pcs))
            return
        pos.add(seat, self.space, board.sack_units, 0)
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": board.space_id[self.space], "count": board.sack_units}
            pos.emit("sacked", "26.6.3", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-fate", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


class Mercy(SeatStep[PunicWar]):
    """26.6.3 The PCs nearest to the city turn over, the conqueror choosing among equals."""

    rule: ClassVar[str] = "26.6.3"

    def __init__(self, seat: int, space: int, left: int) -> None:
        super().__init__(seat)
        self.space = space
        self.left = left

    def clone(self) -> Mercy:
        return Mercy(self.seat, self.space, self.left)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and nearest(pos, self.seat, self.space):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TARGET + s for s in nearest(pos, seat, self.space)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TARGET:
            return pos.not_now(verb)
        if not pos.ordinary(operand, 1 - seat):
            return NO_PC_TO_TURN
        if pos.cus[1 - seat][operand] > 0:
            return PC_HELD
        return None if operand in nearest(pos, seat, self.space) else NOT_NEAREST

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.left -= 1
        pos.own(operand, seat)
        if pos.events is not None:
            pos.emit("pc-turned", "26.6.3", {"side": SIDES[seat], "space": pos.board.space_id[operand]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-mercy", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}
