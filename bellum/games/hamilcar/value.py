"""How a side stands: Hannibal's estimate, what its armies could reach by land and sea, and its ships."""

from __future__ import annotations

from typing import Final

from ..hannibal.actions import A_TAKE, BESIEGE, HALT, MARCH, SAIL, SAIL_IN, SHIFT, SORTIE, TO, UPROOT
from ..hannibal.board import CARTHAGE, ROME
from ..hannibal.operations import Activation, Operations
from ..hannibal.politics import PlacePCs
from ..hannibal.records import FREE
from ..hannibal.value import duel, sign, standing
from .fleets import FleetOrders
from .position import CORVUS, TRAINED, FirstWar
from .records import SeaBattle
from .sea_tactics import crews, naval_rating
from .voyage import SeaMarch

READY_WORTH: Final = 1.3
EXHAUSTED_WORTH: Final = 0.6
TREASURY_WORTH: Final = 0.25
SUPPLY_WORTH: Final = 0.2
SUPREMACY_WORTH: Final = 1.5
ANCHOR_RISK: Final = 0.25  # H21 of a ship that is not in harbour
CREW_WORTH: Final = 1.5
BLOCKADE_WORTH: Final = 0.5
SEA_STAKE: Final = 0.6  # of each ship and CU in a naval battle
CARD_WORTH: Final = 0.35  # of a tactic card, in ships
CITY_PULL: Final = 6.0
CAPITAL_PULL: Final = 1.0
PC_PULL: Final = 1.0
SWING_PULL: Final = 3.0  # of a space that decides its province
TRIBE_PULL: Final = 1.5
GUARD: Final = 0.6  # of a CU on the space
SIEGE_PULL: Final = 1.5  # of a siege point
PULL: Final = 1.6
DECAY: Final = 0.85  # with each step of the way
SCALE: Final = 30.0
LONE: Final = 3  # CUs of an army that can besiege
FULL: Final = 8  # CUs beyond which an army is worth no more where it stands
# How much of a prize counts, by half steps: those that an army can still take with its card count half.
NEARNESS: Final[list[float]] = [DECAY ** (half / 2) for half in range(400)]


def value(pos: FirstWar, seat: int) -> float:
    """From -1 to 1; an ended game is worth exactly that."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if seat in pos.outcome.winners else -1.0
    total = pending(pos)
    for side in range(2):
        total += sign(side) * (standing(pos, side) + at_sea(pos, side) + PULL * prospects(pos, side))
    if seat == CARTHAGE:
        total = -total
    size = total if total >= 0 else -total
    return 0.98 * total / (SCALE + size)


# -- what is worth a thought -------------------------------------------------------------------------------

TO_THE_POINT: Final = (MARCH, SAIL, SAIL_IN, BESIEGE, UPROOT, SORTIE, HALT)


def prior(pos: FirstWar, seat: int) -> list[int]:
    """H8.5 A fleet that is called moves; 10.2 an army marches whole, or as many of it as its ships carry."""
    legal, step = pos.legal(seat), pos.steps[-1]
    if isinstance(step, FleetOrders):
        moves = [action for action in legal if action >> SHIFT == TO]
        return moves if moves and step.lanes == 0 else legal
    if not isinstance(step, SeaMarch):
        return legal
    march = pos.marching()
    room = pos.sea.carries * pos.ready[seat][pos.space_of(march.general)]
    out = [action for action in legal if action >> SHIFT in TO_THE_POINT]
    if LONE <= room < march.size() and A_TAKE + room in legal:
        out.append(A_TAKE + room)
    return out if out else legal


# -- what armies could reach -------------------------------------------------------------------------------


def prospects(pos: FirstWar, side: int) -> float:
    """What a side's armies are near to: enemy cities, PCs and tribes, by land or in their ships."""
    board, own, foe = pos.sea, pos.cus[side], 1 - side
    armies = [s for s in range(board.spaces) if own[s] >= LONE and pos.commander(side, s) >= 0]
    if not armies:
        return 0.0
    ways: list[list[int]] = []
    ahead: list[int] = []
    for space in armies:
        afloat = board.port[space] and board.carries * pos.ready[side][space] >= own[space]
        ways.append(board.far_by_sea[space] if afloat else board.far_by_land[space])
        ahead.append(points_left(pos, side, space, afloat))
    best = [0.0 for _ in armies]
    for space in range(board.spaces):
        if pos.control[space] == foe or pos.tribe[space]:
            worth = prize(pos, side, space)
            if worth > 0.0:
                for i in range(len(armies)):
                    steps = ways[i][space]
                    near = worth * NEARNESS[max(steps, 2 * steps - ahead[i])]
                    if near > best[i]:
                        best[i] = near
    total = 0.0
    for i, space in enumerate(armies):
        siege = SIEGE_PULL * pos.siege[space] if pos.control[space] == foe else 0.0
        total += (best[i] + siege) * min(own[space], FULL) / FULL
    return total


def points_left(pos: FirstWar, side: int, space: int, afloat: bool) -> int:
    """Movement points that the army of a space can still spend; to sail it needs a card that lets it."""
    march = pos.march
    if march is None or march.seat != side or march.state != FREE or pos.at[march.general] != space:
        return 0
    return march.points if not afloat or pos.sea.deck[march.card].ops == pos.sea.build_ops else 0


def prize(pos: FirstWar, side: int, space: int) -> float:
    """What it would be to take a space: more if it decides its province, less if it is guarded."""
    board, foe = pos.sea, 1 - side
    guards = pos.cus[foe][space]
    if pos.control[space] != foe:
        return TRIBE_PULL if pos.unfriendly_tribe(space, side) and guards == 0 else 0.0
    worth = CITY_PULL if board.city[space] else PC_PULL
    if board.city[space]:
        guards += pos.cus[foe][space + board.walls]
        if space == board.capital[foe]:
            worth += CAPITAL_PULL
    if decides(pos, side, board.province_of[space]):
        worth += SWING_PULL
    return worth - GUARD * guards


def decides(pos: FirstWar, side: int, province: int) -> bool:
    """Whether one space more or less changes who holds a province that counts."""
    if not pos.scenario.scoring[province]:
        return False
    most = pos.sea.majority[province]
    return pos.held[1 - side][province] == most or pos.held[side][province] == most - 1


# -- at sea ------------------------------------------------------------------------------------------------


def at_sea(pos: FirstWar, side: int) -> float:
    """What a side has at sea."""
    board = pos.sea
    worth = TREASURY_WORTH * pos.treasury[side]
    for port in board.ports:
        ready, exhausted = pos.ready[side][port], pos.exhausted[side][port]
        if ready or exhausted:
            worth += READY_WORTH * ready + EXHAUSTED_WORTH * exhausted
            if pos.control[port] != side:
                worth -= ANCHOR_RISK * (ready + exhausted)
            if pos.control[port] == 1 - side and pos.siege[port]:
                worth += BLOCKADE_WORTH  # H20
    for g in range(board.generals):
        if pos.supplies[g] and board.general_side[g] == side:
            worth += SUPPLY_WORTH * pos.supplies[g]
    if pos.supremacy == side:
        worth += SUPREMACY_WORTH
    if side == ROME:
        worth += CREW_WORTH * ((1 if pos.marked(TRAINED) else 0) + (1 if pos.marked(CORVUS) else 0))
    return worth


def sea_duel(pos: FirstWar, battle: SeaBattle) -> float:
    """H13 More ships, better crews and more tactic cards will probably win; in Rome's favour."""
    power = [0.0, 0.0]
    for side in range(2):
        hits = max(1, 2 + crews(pos, side))  # faces of a die that hit
        cards = sum(battle.hands[side])
        if battle.round == 0:
            cards = naval_rating(pos, side) + (1 if pos.supremacy == side else 0)
        power[side] = pos.ready[side][battle.port] * hits * (1.0 + CARD_WORTH * cards)
    both = power[0] + power[1]
    if both == 0.0:
        return 0.0
    stake = pos.ships(0, battle.port) + pos.ships(1, battle.port)
    voyage = pos.voyage
    if voyage is not None and voyage.army:
        stake += pos.cus[voyage.seat][pos.sea.transit]
    return SEA_STAKE * stake * (power[ROME] - power[CARTHAGE]) / both


# -- what is going on --------------------------------------------------------------------------------------


def pending(pos: FirstWar) -> float:
    """What the step that is going on promises, in Rome's favour."""
    worth = 0.0
    for step in pos.steps:
        if isinstance(step, PlacePCs):
            worth += sign(step.seat) * 1.2 * step.left
        elif isinstance(step, Activation):
            worth += sign(step.seat) * 1.0 * step.left
        elif isinstance(step, Operations):
            worth += sign(step.seat) * 0.5
    if pos.sea_battle is not None and pos.sea_battle.winner < 0:
        worth += sea_duel(pos, pos.sea_battle)
    return worth if pos.battle is None else worth + duel(pos, pos.battle)
