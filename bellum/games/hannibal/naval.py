"""11.5 The naval die and what it means, 10.6.1 what a pass costs, 25 tribes that fall upon who comes."""

from __future__ import annotations

from typing import Final

from .army import elephants_at, ordinary_at, shrink_to
from .board import CARTHAGE, ROME, Board
from .kinds import SIDES
from .move import OVER, March
from .position import MACEDON, NAVAL_VICTORY, TRUCE_ON, PunicWar
from .windows import open_window

SUNK: Final = -1
RETURN: Final = 0
SUCCESS: Final = 1


def naval_result(pos: PunicWar, march: March, start: int, to: int, face: int) -> int:
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


def safe_at_sea(pos: PunicWar, march: March, start: int, to: int) -> bool:
    """11.5 Rome rules the sea and sails safely; Carthage does in a truce, or by an event (25)."""
    if march.seat == pos.scenario.naval_supremacy or pos.marked(TRUCE_ON):
        return True
    return march.event and pos.board.deck[march.card].safe_voyage(pos, march.size(), start, to)


def ask_at_entry(pos: PunicWar, seat: int, space: int, count: int) -> bool:
    """8.4, 25 Whether so many CUs that enter a space can be fallen upon there, and if so ask the enemy."""
    if count > 0:
        open_window(pos, seat, "entry", space, "entry", "25")
    return count > 0


def tell_voyage(pos: PunicWar, march: March, result: int, to: int, rule: str) -> None:
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


def pass_modifier(board: Board, march: March, via: int) -> int:
    """10.6.1.1, 10.6.1.2, 21.1.2 A pass outside the Alps is easier; 25 an event may help at every pass."""
    return board.pass_modifier[via] + (board.deck[march.card].pass_modifier if march.event else 0)


def march_shrunk(pos: PunicWar, march: March) -> None:
    """Losses at sea: the army is what is still afloat."""
    transit = pos.board.transit
    shrink_to(march.units, ordinary_at(pos, march.seat, transit))
    shrink_to(march.herd, elephants_at(pos, march.seat, transit))


def sink(pos: PunicWar, march: March) -> None:
    """11.6 Sunk: the CUs are lost, without political consequences, and the generals displaced."""
    board = pos.board
    beasts = pos.elephants[board.transit]
    pos.take_away(march.seat, board.transit, pos.cus[march.seat][board.transit], beasts)
    for g in march.going():
        pos.displace(g, "11.6")
    march_shrunk(pos, march)
    march.state = OVER
