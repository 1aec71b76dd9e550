"""What a marching army does where it stands: 10.7 go inside, 20.4 make a sortie, 26.4 see to PCs, halt."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .battle import start_battle
from .board import NOBODY
from .column import divided, gather_outside, move, spend
from .gates import Gates, companies, gather_refusal
from .kinds import SIDES
from .options import FLEXIBLE_PCS
from .politics import CITY_OR_TRIBE, ENEMY_CUS, YOUR_PC
from .position import TRUCE_ON, PunicWar
from .reaction import meet_at_the_gate
from .records import BATTLED, FREE, HARBOUR, OVER, MarchRecord, Sortie
from .roads import NO_POINTS, leave_refusal, march_refusal, tired_refusal

INSIDE_ALREADY: Final = Refusal("10.7", "inside-already")
NO_CITY_HERE: Final = Refusal("10.7", "no-city-here")
NOT_YOUR_WALLS: Final = Refusal("10.7", "not-your-walls")
WALLS_BESIEGED: Final = Refusal("10.7", "walls-besieged")
NOT_INSIDE: Final = Refusal("20.4", "not-inside")
NOBODY_TO_SALLY: Final = Refusal("20.4", "nobody-to-sally")
NO_SORTIE: Final = Refusal("20.4", "no-sortie")
TRUCE_SORTIE: Final = Refusal("25", "truce-sortie")
PC_FROM_INSIDE: Final = Refusal("26.4", "pc-from-inside")
# 24.1 By a general's ability, 25 by an event, 26.4 or by an option.
FROM_INSIDE: Final = [Refusal("24.1", "gift-from-inside"), Refusal("25", "charm-from-inside"), PC_FROM_INSIDE]
NO_ENEMY_PC: Final = [
    Refusal("24.1", "gift-no-pc"),
    Refusal("25", "charm-no-pc"),
    Refusal("26.4", "no-pc-to-uproot"),
]
GUARDED_PC: Final = [
    Refusal("24.1", "gift-guarded-pc"),
    Refusal("25", "charm-guarded-pc"),
    Refusal("26.4", "guarded-pc"),
]
NOT_HIS_GIFT: Final = Refusal("24.1", "not-his-gift")
GIFT_NEEDS_CUS: Final = Refusal("24.1", "gift-needs-cus")
TRUCE_UPROOTING: Final = Refusal("25", "truce-uprooting")
PCS_NEED_THREE: Final = Refusal("26.4", "pcs-need-three")
# By what stopped the army: see the records.
STOPPED_BY: Final = [
    Refusal("11.6", "stopped-returned"),
    Refusal("12.5", "stopped-stepped-back"),
    Refusal("13.4", "stopped-no-pursuit"),
    Refusal("25", "stopped-weather"),
    Refusal("25", "stopped-shipwrecked"),
]
NOT_FLEXIBLE: Final = Refusal("26.4", "not-flexible")
ENEMY_PC: Final = Refusal("26.4", "enemy-pc")
LONE_HALT: Final = Refusal("10.4.2", "lone-halt")

LEAST_FOR_PCS: Final = 3  # 26.4 CUs


# -- 10.7 into the walls, 20.4 out of them -------------------------------------------------------------------


def enter_walls_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """10.7 The last step of a march may lead inside the walls of one's own city, or out of them."""
    space = pos.space_of(march.general)
    inside = pos.at[march.general] != space
    if inside and (march.state != FREE or pos.cus[1 - march.seat][space] > 0):
        return INSIDE_ALREADY
    if not pos.board.city[space]:
        return NO_CITY_HERE
    if pos.control[space] != march.seat:
        return NOT_YOUR_WALLS
    return WALLS_BESIEGED if pos.besieged(space) else None


def enter_walls(pos: PunicWar, march: MarchRecord) -> None:
    """10.7 The player says who of the army goes inside; the move is over."""
    pos.steps.append(End())
    pos.steps.append(Gates(march.seat, companies(pos, march), 0))


def sortie_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """20.4 An army inside fights the enemy outside the walls."""
    board = pos.board
    place = pos.at[march.general]
    if place < board.walls:
        return NOT_INSIDE
    if march.state != FREE:
        return STOPPED_BY[march.obstacle]
    if march.size() == 0:
        return NOBODY_TO_SALLY
    if pos.cus[1 - march.seat][place - board.walls] == 0:
        return NO_SORTIE
    if pos.marked(TRUCE_ON):
        return TRUCE_SORTIE
    return leave_refusal(pos, march)


def sally(pos: PunicWar, march: MarchRecord) -> None:
    """20.4, 20.6 A sortie: the army leaves the walls for battle."""
    space, inside = pos.space_of(march.general), pos.at[march.general]
    sortie = Sortie(march.size(), march.elephants(), march.going())
    move(pos, march, inside, space)
    march.leg.came = inside
    march.leg.via = HARBOUR
    march.effort = BATTLED
    march.state = OVER
    if pos.events is not None:
        pos.emit("sortie", "20.4", {"side": SIDES[march.seat], "space": pos.board.space_id[space]})
    start_battle(pos, space, march.seat, inside, HARBOUR, sortie, [], False)


# -- 24.1, 25, 26.4 PCs --------------------------------------------------------------------------------------


def pay_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """26.4 Why the army cannot spend a movement point where it stands."""
    if march.state != FREE:
        return STOPPED_BY[march.obstacle]
    return NO_POINTS if march.points < 1 else tired_refusal(pos, march, 1)


def charming(pos: PunicWar, march: MarchRecord) -> bool:
    """25 Whether the event of its card lets the general remove the PC here."""
    card = pos.board.deck[march.card]
    return march.event and card.charms(pos, march.general, pos.space_of(march.general))


def uproot_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """24.1 Hanno, 25 Hannibal in Italia, 26.4 or any army of 3 CUs: the enemy's PC here is removed."""
    space, foe = pos.at[march.general], 1 - march.seat
    by = 0 if pos.board.uproots[march.general] else 1 if charming(pos, march) else 2
    if by == 2 and not pos.option(FLEXIBLE_PCS):
        return NOT_HIS_GIFT
    if space >= pos.board.walls:
        return FROM_INSIDE[by]
    if not pos.ordinary(space, foe):
        return NO_ENEMY_PC[by]
    if pos.cus[foe][space] > 0:
        return GUARDED_PC[by]
    return None if uproot_cost(pos, march) >= 0 else why_not_uproot(pos, march)


def uproot_cost(pos: PunicWar, march: MarchRecord) -> int:
    """What it costs to remove the PC here, -1 if it cannot be done."""
    if charming(pos, march):
        if march.leg.arrived >= 0:
            return 0
        if march.points >= 1 and march.state == FREE:
            return 1
    if (
        pos.option(FLEXIBLE_PCS)
        and march.size() >= LEAST_FOR_PCS
        and not pos.marked(TRUCE_ON)
        and pay_refusal(pos, march) is None
    ):
        return 1
    return 0 if pos.board.uproots[march.general] and march.size() > 0 else -1


def why_not_uproot(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """What the army lacks to remove an enemy's PC that could be removed."""
    if pos.board.uproots[march.general]:
        return GIFT_NEEDS_CUS
    if charming(pos, march):
        return pay_refusal(pos, march)
    if march.size() < LEAST_FOR_PCS:
        return PCS_NEED_THREE
    return TRUCE_UPROOTING if pos.marked(TRUCE_ON) else pay_refusal(pos, march)


def uproot(pos: PunicWar, march: MarchRecord) -> None:
    """Remove the enemy's PC here; Hanno's move is over then."""
    points, charmed = uproot_cost(pos, march), charming(pos, march)
    space = pos.space_of(march.general)
    rule = "25" if charmed else "26.4" if points else "24.1"
    if points:
        spend(pos, march, points)
    pos.own(space, NOBODY)
    if rule == "24.1":
        march.state = OVER
    if pos.events is not None:
        pos.emit("pc-removed", rule, {"side": SIDES[1 - march.seat], "space": pos.board.space_id[space]})


def plant_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """26.4 An army of 3 CUs places a PC for a movement point."""
    space, owner = pos.at[march.general], pos.control[pos.space_of(march.general)]
    if not pos.option(FLEXIBLE_PCS):
        return NOT_FLEXIBLE
    if march.size() < LEAST_FOR_PCS:
        return PCS_NEED_THREE
    if space >= pos.board.walls:
        return PC_FROM_INSIDE
    if pos.board.city[space] or pos.tribe[space]:
        return CITY_OR_TRIBE
    if owner >= 0:
        return YOUR_PC if owner == march.seat else ENEMY_PC
    return ENEMY_CUS if pos.cus[1 - march.seat][space] > 0 else pay_refusal(pos, march)


# -- the end of the move -------------------------------------------------------------------------------------


def halt(pos: PunicWar, march: MarchRecord) -> None:
    """10.2.6 The army stays where it is, together: those it took from inside come out."""
    pos.steps.append(End())
    if divided(pos, march):
        gather_outside(pos, march)
        meet_at_the_gate(pos, march)


class End(Step[PunicWar]):
    """10.2.6 The army does not move any more."""

    rule: ClassVar[str] = "10.2.6"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        pos.marching().state = OVER
        return True


def halt_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """10.4.2 A lone general may not stay with a lone enemy general, if he can go on.

    18.1 Those taken from inside are not missed there by a consul.
    """
    board = pos.board
    place = pos.at[march.general]
    if divided(pos, march):
        return gather_refusal(pos, march)
    if place >= board.walls or pos.cus[march.seat][place] > 0:
        return None
    if march.state != FREE or not pos.generals_at(1 - march.seat, place):
        return None
    if any(march_refusal(pos, march, to) is None for to in board.ways[place]):
        return LONE_HALT
    return None
