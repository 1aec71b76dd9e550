"""What an experienced player thinks about at sea; on land he thinks as in Hannibal."""

from __future__ import annotations

from typing import Final

from ..hannibal import advice
from ..hannibal.actions import A_DONE, A_TAKE, SHIFT, TO
from ..hannibal.advice import MASK, shortlist
from ..hannibal.outlook import LEAST
from .actions import A_DEPOSIT, BUILD, FLEET, REPAIR, SHIPS, SUPPLY
from .fleets import CoastRaid, FleetOrders
from .operations import SeaOperations
from .position import FirstWar
from .voyage import SeaMarch

YARDS: Final = 2  # ports worth building, repairing or calling a fleet in
LEGS: Final = 4  # lanes worth taking,
NO_WORSE: Final = 1.0  # if they are not much worse than the best


def quiet(pos: FirstWar) -> bool:
    """Not before Carthalo has raided either."""
    return advice.quiet(pos) and (pos.outcome is not None or not isinstance(pos.steps[-1], CoastRaid))


def prior(pos: FirstWar, seat: int) -> list[int]:
    """Of what a seat may do, what is worth thinking about, the most promising first."""
    legal, step = pos.legal(seat), pos.steps[-1]
    if len(legal) < 2:
        return legal
    if isinstance(step, FleetOrders):
        return fleet(pos, seat, step, legal)
    chosen = shortlist(pos, seat, legal)
    if isinstance(step, SeaMarch):
        chosen = aboard(pos, seat, legal, chosen)
    elif isinstance(step, SeaOperations):
        chosen = chosen + naval(pos, seat, legal)
    return chosen if chosen else legal


def fleet(pos: FirstWar, seat: int, step: FleetOrders, legal: list[int]) -> list[int]:
    """H8.5 A fleet that is called moves, whole."""
    ships = pos.ready[seat][step.port]
    moves = [(-call(pos, seat, action & MASK, ships), action) for action in legal if action >> SHIFT == TO]
    moves.sort()
    out = [action for worth, action in moves[:LEGS] if worth <= moves[0][0] + NO_WORSE]
    return [A_DONE, *out] if step.lanes else out


def call(pos: FirstWar, seat: int, port: int, ships: int) -> float:
    """What calls so many ships to a port: armies to carry, harbours of its own, weak enemy fleets, sieges."""
    worth = 1.0 if pos.control[port] == seat else 0.0
    if pos.cus[seat][port] >= LEAST and pos.commander(seat, port) >= 0:
        worth += 2.0
    if pos.control[port] == 1 - seat and pos.siege[port]:
        worth += 2.0
    enemies = pos.ready[1 - seat][port]
    if enemies:
        worth += 2.0 if ships > enemies + 1 else 0.0 if ships > enemies else -2.0
    return worth


def aboard(pos: FirstWar, seat: int, legal: list[int], chosen: list[int]) -> list[int]:
    """H11.1 An army sails whole, or as many of it as its ships carry; all ships go along."""
    march = pos.marching()
    room = pos.sea.carries * pos.ready[seat][pos.space_of(march.general)]
    out = [action for action in chosen if action >> SHIFT != SHIPS]
    if LEAST <= room < march.size() and A_TAKE + room in legal and A_TAKE + room not in out:
        out.append(A_TAKE + room)
    return out


def naval(pos: FirstWar, seat: int, legal: list[int]) -> list[int]:
    """H8.1 Ships are built and repaired where armies wait for them; fleets sail; the rest is saved."""
    out: list[int] = []
    for verb in (BUILD, REPAIR, FLEET):
        ports = [(-call(pos, seat, action & MASK, 0), action) for action in legal if action >> SHIFT == verb]
        out += [action for _, action in sorted(ports)[:YARDS]]
    out += [action for action in legal if action >> SHIFT == SUPPLY][:YARDS]
    return [*out, A_DEPOSIT]
