"""11 Naval movement: who may sail where, and the naval die."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .board import CARTHAGE, ROME
from .column import count_afloat
from .kinds import SIDES
from .position import MACEDON, NAVAL_VICTORY, TRUCE_ON, PunicWar
from .records import OVER, MarchRecord
from .roads import (
    NO_POINTS,
    NOT_IN_PLAY,
    TRUCE_ENTRY,
    enter_refusal,
    leave_refusal,
    region_refusal,
    tired_refusal,
)

# 11.6 What the naval die means.
SUNK: Final = -1
RETURN: Final = 0
SUCCESS: Final = 1

NO_PORT_HERE: Final = Refusal("11.1", "no-port-here")
NO_PORT: Final = Refusal("11.1", "no-port")
SAME_PORT: Final = Refusal("11.1", "same-port")
NO_SHIPS: Final = Refusal("11.1", "no-ships")
ONE_FLEET: Final = Refusal("11.4", "one-fleet")
FLEET_LIMIT: Final = Refusal("11.4", "fleet-limit")
SMALL_PORT: Final = Refusal("26.3.2", "small-port")
NAVAL_DEFEAT: Final = Refusal("25", "naval-defeat")
TRAIN_SEA: Final = Refusal("25", "train-sea")
CITADEL_PORT: Final = Refusal("25", "citadel-port")
SHUT_HARBOUR: Final = Refusal("20.4", "shut-harbour")
BESIEGED_PORT: Final = Refusal("11.3", "besieged-port")
NO_CITY: Final = Refusal("11.3", "no-city")
NOT_YOUR_CITY: Final = Refusal("11.3", "not-your-city")
HARBOUR_FULL: Final = Refusal("11.3", "harbour-full")


# -- 11.1 to 11.4 who may sail where -------------------------------------------------------------------------


def fleet(pos: PunicWar, march: MarchRecord) -> int:
    """11.1, 11.4 How many CUs the card carries: none, 5, or 10 for a Campaign as event."""
    board = pos.board
    card = board.deck[march.card]
    if card.ops != 3:
        return 0
    if march.event and card.campaign:
        return board.large_fleet
    if march.event and card.one_fleet:
        return board.small_fleet  # 25 whoever sails
    return max(board.small_fleet, board.fleet_of[march.general])


def sail_refusal(pos: PunicWar, march: MarchRecord, to: int, inside: bool) -> Refusal | None:
    """11.1 to 11.4 Why the army may not sail there."""
    if not pos.board.port[pos.space_of(march.general)]:
        return NO_PORT_HERE
    refusal = berth_refusal(pos, march, to)
    if refusal is None:
        refusal = embark_refusal(pos, march)
    if refusal is None:
        refusal = closed_refusal(pos, march, to)
    if refusal is not None:
        return refusal
    if inside:
        refusal = harbour_refusal(pos, march, to)
    else:
        refusal = enter_refusal(pos, march, to, pos.board.sailing)
    return refusal if refusal is not None else leave_refusal(pos, march)


def berth_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """11.1 One sails from port to port."""
    if not pos.board.port[to]:
        return NO_PORT
    if pos.space_of(march.general) == to:
        return SAME_PORT
    return None if pos.playable(to) else NOT_IN_PLAY


def embark_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """11.1, 11.4, 20.4, 25 Why the army cannot put to sea at all: its card, its points, what it takes."""
    board, space = pos.board, pos.space_of(march.general)
    if fleet(pos, march) == 0:
        return NO_SHIPS
    if pos.sailed >= board.fleets and not march.landed():
        return ONE_FLEET
    campaign = march.event and board.deck[march.card].campaign
    if march.seat == ROME and pos.marked(NAVAL_VICTORY) and not campaign:
        return NAVAL_DEFEAT
    if march.points < board.sailing:
        return NO_POINTS
    refusal = tired_refusal(pos, march, board.sailing)
    if refusal is not None:
        return refusal
    if march.size() > fleet(pos, march):
        return FLEET_LIMIT
    if march.army.train:
        return TRAIN_SEA
    return SHUT_HARBOUR if pos.at[march.general] >= board.walls and pos.besieged(space) else None


def closed_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """25, 26.3.2 Ports that are too small, or closed."""
    board, space = pos.board, pos.space_of(march.general)
    if march.size() > min(board.naval_limit[space], board.naval_limit[to]):
        return SMALL_PORT
    if march.seat == CARTHAGE and pos.citadel >= 0 and pos.citadel in (space, to):
        return CITADEL_PORT
    return None


def harbour_refusal(pos: PunicWar, march: MarchRecord, to: int) -> Refusal | None:
    """11.3 Straight inside the walls: of one's own city, not besieged, with room enough."""
    if not pos.board.city[to]:
        return NO_CITY
    if pos.control[to] != march.seat:
        return NOT_YOUR_CITY
    if pos.besieged(to):
        return BESIEGED_PORT
    if pos.marked(TRUCE_ON) and pos.total(1 - march.seat, to) > 0:
        return TRUCE_ENTRY
    if march.size() > pos.room(to, march.seat):
        return HARBOUR_FULL
    return region_refusal(pos, march, to)


# -- 11.5, 11.6 the naval die --------------------------------------------------------------------------------


def naval_result(pos: PunicWar, march: MarchRecord, start: int, to: int, face: int) -> int:
    """11.5 Dots against diamonds: more dots and the army arrives, as many and it returns, fewer and it sinks.

    11.6 What that means is told there.
    """
    board = pos.board
    dots = board.dots[start] + board.dots[to] + board.naval_dots[face - 1] + board.sailor[march.general]
    if march.size() <= board.few_units:
        dots += board.few_units_dots
    if pos.marked(MACEDON):
        dots += board.alliance_dots
    if pos.marked(NAVAL_VICTORY):
        dots += board.victory_dots
    for space, more in board.bases:
        if pos.control[space] == CARTHAGE:
            dots += more
    diamonds = board.diamonds[start] + board.diamonds[to] + board.naval_diamonds[face - 1]
    if pos.control[start] == ROME:
        diamonds += board.embarkation_diamonds
    if pos.control[to] == ROME:
        diamonds += board.landing_diamonds
    return SUNK if dots < diamonds else RETURN if dots == diamonds else SUCCESS


def safe_at_sea(pos: PunicWar, march: MarchRecord, start: int, to: int) -> bool:
    """11.5 Rome rules the sea and sails safely; Carthage does in a truce, or by an event (25)."""
    if march.seat == pos.scenario.naval_supremacy or pos.marked(TRUCE_ON):
        return True
    return march.event and pos.board.deck[march.card].safe_voyage(pos, march.size(), start, to)


def tell_voyage(pos: PunicWar, march: MarchRecord, result: int, to: int, rule: str) -> None:
    """What the naval die showed."""
    board = pos.board
    if pos.events is not None:
        args = {
            "side": SIDES[march.seat],
            "general": board.general_id[march.general],
            "naval_face": pos.die,
            "result": "sunk" if result == SUNK else "return" if result == RETURN else "success",
            "to": board.space_id[to],
        }
        pos.emit("naval-die", rule, args)


def sink(pos: PunicWar, march: MarchRecord) -> None:
    """11.6 Sunk: the CUs are lost, without political consequences, and the generals displaced."""
    transit = pos.board.transit
    pos.take_away(march.seat, transit, pos.cus[march.seat][transit], pos.elephants[transit])
    for g in march.going():
        pos.displace(g, "11.6")
    count_afloat(pos, march)
    march.state = OVER
