"""How a side stands: Hannibal's estimate, with what armies could reach in ships, and the ships."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel.weights import Weights, read_weights
from ..hannibal.board import CARTHAGE, ROME
from ..hannibal.outlook import Host, hosts
from ..hannibal.value import bounded, ended, of_armies
from .position import CORVUS, TRAINED, FirstWar
from .records import SeaBattle
from .sea_tactics import crews, naval_rating

# After Hannibal's.
READY: Final = 28
EXHAUSTED: Final = 29
TREASURY: Final = 30
SUPPLY: Final = 31
SUPREMACY: Final = 32
ANCHOR: Final = 33
CREW: Final = 34
BLOCKADE: Final = 35
SEA_STAKE: Final = 36
TACTIC: Final = 37
WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "data" / "weights.toml")


def value(pos: FirstWar, seat: int, weights: list[float]) -> float:
    """From -1 to 1; an ended game is worth exactly that."""
    if pos.outcome is not None:
        return ended(pos, seat)
    total = of_armies(pos, weights, sailing(pos, ROME), sailing(pos, CARTHAGE))
    total += at_sea(pos, ROME, weights) - at_sea(pos, CARTHAGE, weights)
    if pos.sea_battle is not None and pos.sea_battle.winner < 0:
        total += sea_duel(pos, pos.sea_battle, weights)
    return bounded(total, seat, weights)


def sailing(pos: FirstWar, side: int) -> list[Host]:
    """H11.1 The armies of a side: one in a port with ships enough to carry it goes by sea as well.

    With the card that moves it only if that lets it sail.
    """
    board, march = pos.sea, pos.march
    armies = hosts(pos, side)
    for host in armies:
        if afloat(pos, side, host.space):
            host.far = board.by_sea[host.space]
            if march is not None and board.deck[march.card].ops == board.build_ops:
                host.now = host.far
    return armies


def afloat(pos: FirstWar, side: int, space: int) -> bool:
    """H11.1 Whether there are ships for the army of a space."""
    board, march = pos.sea, pos.march
    room = board.carries * pos.ready[side][space] if board.port[space] else 0
    if room == 0:
        return False
    size = pos.cus[side][space]
    if march is not None and march.seat == side and pos.at[march.general] >= 0:
        if pos.space_of(march.general) == space:
            size = march.size()
    return size <= room


# -- at sea ------------------------------------------------------------------------------------------------


def at_sea(pos: FirstWar, side: int, w: list[float]) -> float:
    """What a side has at sea."""
    board = pos.sea
    worth = w[TREASURY] * pos.treasury[side]
    own, worn = pos.ready[side], pos.exhausted[side]
    for port in board.ports:
        ready, exhausted = own[port], worn[port]
        if ready or exhausted:
            worth += w[READY] * ready + w[EXHAUSTED] * exhausted
            if pos.control[port] != side:
                worth -= w[ANCHOR] * (ready + exhausted)
            if pos.control[port] == 1 - side and pos.siege[port]:
                worth += w[BLOCKADE]  # H20
    for g in range(board.generals):
        if pos.supplies[g] and board.general_side[g] == side:
            worth += w[SUPPLY] * pos.supplies[g]
    if pos.supremacy == side:
        worth += w[SUPREMACY]
    if side == ROME:
        worth += w[CREW] * ((1 if pos.marked(TRAINED) else 0) + (1 if pos.marked(CORVUS) else 0))
    return worth


def sea_duel(pos: FirstWar, battle: SeaBattle, w: list[float]) -> float:
    """H13 More ships, better crews and more tactic cards will probably win; in Rome's favour."""
    power = [0.0, 0.0]
    for side in range(2):
        hits = max(1, 2 + crews(pos, side))  # faces of a die that hit
        cards = sum(battle.hands[side]) + (1 if battle.chosen[side] >= 0 else 0)
        if battle.round == 0:
            cards = naval_rating(pos, side) + (1 if pos.supremacy == side else 0)
        power[side] = pos.ready[side][battle.port] * hits * (1.0 + w[TACTIC] * cards)
    both = power[0] + power[1]
    if both == 0.0:
        return 0.0
    stake = pos.ships(0, battle.port) + pos.ships(1, battle.port)
    voyage = pos.voyage
    if voyage is not None and voyage.army:
        stake += pos.cus[voyage.seat][pos.sea.transit]
    return w[SEA_STAKE] * stake * (power[ROME] - power[CARTHAGE]) / both
