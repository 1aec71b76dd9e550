"""10.2 to 10.6 A step by land: what it costs and what forbids it; what forbids leaving or entering at all."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .army import CONSUL_KEEPS_FIVE, consul_refusal, strays, too_tired
from .board import ALPINE_PASS, CARTHAGE, CONSUL, PROCONSUL, ROME
from .muster import changed, halves, part, rest, staying
from .position import CATO_COUNSELS, HANNO_COUNSELS, SPENT, TRUCE_ON, PunicWar
from .records import MarchRecord

NO_ROAD: Final = Refusal("10.2", "no-road")
NOT_IN_PLAY: Final = Refusal("3.1", "not-in-play")
NO_POINTS: Final = Refusal("10.2", "no-points")
TIRED_CUS: Final = Refusal("10.11", "tired-cus")
TIRED_GENERAL: Final = Refusal("10.11", "tired-general")
IN_WALLS: Final = Refusal("10.7", "enemy-at-the-walls")
TRUCE_ENTRY: Final = Refusal("25", "truce-entry")
LONE_GENERAL: Final = Refusal("10.4.2", "lone-general")
LONE_STAY: Final = Refusal("10.4.2", "lone-stay")
STRAIT_CONTROL: Final = Refusal("10.6.2", "strait-control")
BOUND_GENERAL: Final = Refusal("24.1", "bound-general")
HANNOS_COUNSEL: Final = Refusal("25", "counsel-hanno")
CATOS_COUNSEL: Final = Refusal("25", "counsel-cato")
WEAK_CONSUL: Final = Refusal("18.3", "weak-consul-passed")
TRAIN_ALPS: Final = Refusal("25", "train-alps")


# -- what it costs -------------------------------------------------------------------------------------------


def cost(pos: PunicWar, march: MarchRecord, to: int) -> int:
    """10.6 The movement points of a step; 26.3.1 the Pillars cost their master one."""
    board = pos.board
    key = pos.space_of(march.general) * board.spaces + to
    if key in board.cheap and pos.control[board.cheap[key]] == march.seat:
        return 1
    return board.cost[board.edge[key]]


def forced(pos: PunicWar, march: MarchRecord) -> bool:
    """10.2 A Forced March lets all CUs go 6 points."""
    return march.event and pos.board.deck[march.card].forced


def tired_refusal(pos: PunicWar, march: MarchRecord, points: int) -> Refusal | None:
    """10.11 c Why some of its generals or CUs cannot go that far."""
    if forced(pos, march):
        return None
    limit, army = pos.board.move_points, march.army
    for g in army.subs:
        if pos.walked[g] + points > limit and pos.walked[g] != march.spent:
            return TIRED_GENERAL
    tired = too_tired(army.units, army.herd, points, limit, march.spent, army.loyal)
    return TIRED_CUS if tired else None


# -- what forbids it -----------------------------------------------------------------------------------------


def leave_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """18.1, 18.3 What an army may not leave behind here, on either side of the walls.

    A consul who joins here does not follow an army of fewer than five away from CUs that stay.
    18.3 An army that has come upon a weak consul makes up his five, or stays.
    """
    if march.seat != ROME:
        return None
    going, size, arrived = march.going(), march.size(), march.leg.arrived
    left = max(0, arrived - size)
    for place in halves(pos, march):
        if any(pos.at[g] == place and (arrived < 0 or consul_joined(pos, march, g)) for g in going):
            left += rest(pos, march, place)
        taken = max(part(pos, march, place), arrived if place < pos.board.walls else 0)
        behind = staying(pos, march, place)
        refusal = consul_refusal(pos, going, taken, 0, behind, rest(pos, march, place))
        if refusal is not None:
            return of_a_proconsul(pos, march, refusal)
    return of_a_proconsul(pos, march, consul_refusal(pos, going, size, left, [], 0))


def consul_joined(pos: PunicWar, march: MarchRecord, general: int) -> bool:
    """10.8 Whether one of the army is a consul who joined it at this space."""
    return pos.office[general] == CONSUL and changed(march, general)


def of_a_proconsul(pos: PunicWar, march: MarchRecord, refusal: Refusal | None) -> Refusal | None:
    """18.3 A proconsul who would pass a weak consul is refused by his own paragraph."""
    passes = march.leg.arrived >= 0 and pos.office[march.general] == PROCONSUL
    return WEAK_CONSUL if passes and refusal is CONSUL_KEEPS_FIVE else refusal


def counsel_refusal(pos: PunicWar, side: int, space: int, to: int) -> Refusal | None:
    """25 While Hanno counsels no Carthaginian CU leaves Africa; while Cato does no Roman CU enters it."""
    board = pos.board
    if side == CARTHAGE and pos.marked(HANNO_COUNSELS):
        kept = board.counsel_regions[CARTHAGE]
        if board.region_of[space] in kept and board.region_of[to] not in kept:
            return HANNOS_COUNSEL
    if side == ROME and pos.marked(CATO_COUNSELS):
        barred = board.counsel_regions[ROME]
        if board.region_of[to] in barred and board.region_of[space] not in barred:
            return CATOS_COUNSEL
    return None


def region_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """24.1 Hanno and Fabius never leave their region; 25 the counsels of Hanno and Cato."""
    if strays(pos.board, march.going(), to):
        return BOUND_GENERAL
    if not pos.marked(HANNO_COUNSELS | CATO_COUNSELS) or (march.size() == 0 and not march.army.train):
        return None
    return counsel_refusal(pos, march.seat, pos.space_of(march.general), to)


def enter_refusal(pos: PunicWar, march: MarchRecord, to: int, points: int) -> Refusal | None:
    """What forbids entering a space, however it is reached: a truce, or enemies in a lone general's way."""
    board, foe = pos.board, 1 - march.seat
    if pos.marked(TRUCE_ON) and (pos.control[to] == foe or pos.occupied(foe, to)):
        return TRUCE_ENTRY
    if march.size() == 0:
        if pos.manned(foe, to) > 0:
            return LONE_GENERAL
        if pos.cus[march.seat][to] == 0 and pos.generals_at(foe, to):
            onward = [
                board.cost[board.edge[to * board.spaces + on]] for on in board.ways[to] if pos.playable(on)
            ]
            if march.points - points < min(onward, default=SPENT):
                return LONE_STAY
    return region_refusal(pos, march, to)


def march_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """10.2, 10.4.1, 10.6 Why the army may not take this step."""
    refusal = road_refusal(pos, march, to)
    return refusal if refusal is not None else leave_refusal(pos, march)


def road_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """10.2, 10.6 Why the army may not take this step, whatever it leaves behind."""
    board, place = pos.board, pos.space_of(march.general)
    if pos.at[march.general] != place and pos.cus[1 - march.seat][place] > 0:
        return IN_WALLS
    key = place * board.spaces + to
    if key not in board.edge:
        return NO_ROAD
    if not pos.playable(to):
        return NOT_IN_PLAY
    points = cost(pos, march, to)
    if points > march.points:
        return NO_POINTS
    refusal = tired_refusal(pos, march, points)
    if refusal is not None:
        return refusal
    if key in board.guarded and pos.control[place] != march.seat:
        if board.free_strait[march.general] not in (place, to):
            return STRAIT_CONTROL
    if march.army.train and board.edge[key] == ALPINE_PASS:
        return TRAIN_ALPS
    return enter_refusal(pos, march, to, points)
