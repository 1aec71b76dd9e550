"""2, 4.2, 9.3 What everybody sees of what goes on in parts: free placing, an army on the move, recruiting.

Armies lie open on the board, and so does who of them was activated and goes along. What recruits cost and
how many a place has raised is known, too; what a player could pay is not.
"""

from __future__ import annotations

from typing import TypedDict

from .board import NOBODY
from .column import is_afloat, most_left, reserve
from .kinds import COUNTER, NATIONS
from .leaders import recruit_price
from .orders import CODED, TROOPS, Column, Orders
from .placing import Placing
from .position import War
from .recruiting import Recruiting, tribal, worth
from .stacks import GALLIC, GALLIC_HORSE, KINDS, SHIP, count, nation_of


class ColumnView(TypedDict):
    """4.2 Who moves together, where they are, and how far they can still go."""

    field: str
    afloat: bool
    forming: bool  # it has not moved yet
    units: dict[str, int]  # by counter
    leaders: list[str]
    points: int


class OrdersView(TypedDict):
    """3.4.4 An action in which a player moves armies."""

    seat: str
    activated: list[str]
    field: str | None  # whose troops get orders now
    target: str | None  # 4.2 where all are to end
    waiting: dict[str, int]  # who can still be taken along from the field, by counter
    column: ColumnView | None


class PlacingView(TypedDict):
    """2 A player who places a force in an area: where he puts units now, and who is left to be placed."""

    seat: str
    field: str | None
    left: dict[str, int]  # by counter


class RecruitView(TypedDict):
    """9.3 A unit that can be raised in the field: for what, and how many counters are left."""

    counter: str
    price: int
    left: int


class SourceView(TypedDict):
    """9.3, 8.1 A city or a tribe, what it has raised in this phase, and what it can raise in all."""

    id: str
    raised: int
    most: int


class RecruitingView(TypedDict):
    """9.3 A player who recruits, and what there is in the field that he has chosen."""

    seat: str
    field: str | None
    units: list[RecruitView]
    sources: list[SourceView]


def orders_view(pos: War, orders: Orders) -> OrdersView:
    """4.2 The orders that are being given, as everybody sees them."""
    board = pos.board
    places = [] if orders.focus == NOBODY else board.places_of[orders.focus]
    if pos.column is not None:
        places = [pos.column.place]
    waiting: list[list[int]] = []
    for place in places:
        for party in reserve(pos, orders.seat, place):
            # Land units on a fleet move with its ships.
            if pos.column is not None or not is_afloat(board, place) or count(party[TROOPS], SHIP):
                waiting.append(party)
    return {
        "seat": pos.seats[orders.seat],
        "activated": [board.field_name(board.place_of_field(field)) for field in orders.origins],
        "field": field_or_none(pos, orders.focus),
        "target": field_or_none(pos, orders.target),
        "waiting": by_counter(waiting),
        "column": None if pos.column is None else column_view(pos, pos.column),
    }


def field_or_none(pos: War, field: int) -> str | None:
    return None if field == NOBODY else pos.board.field_name(pos.board.place_of_field(field))


def column_view(pos: War, column: Column) -> ColumnView:
    return {
        "field": pos.board.field_name(column.place),
        "afloat": is_afloat(pos.board, column.place),
        "forming": column.forming(),
        "units": by_counter(column.parties),
        "leaders": [pos.board.leader_id[leader] for leader in column.leaders],
        "points": most_left(pos, column),
    }


def by_counter(parties: list[list[int]]) -> dict[str, int]:
    """How many units of each nation and kind some parties have."""
    found: dict[str, int] = {}
    for party in parties:
        for kind in range(KINDS):
            number = count(party[TROOPS], kind)
            if number:
                counter = COUNTER.ids[nation_of(party[CODED]) * KINDS + kind]
                found[counter] = found.get(counter, 0) + number
    return found


def placing_view(pos: War, step: Placing) -> PlacingView:
    """2 Free placing in the set-up, as everybody sees it."""
    nation = step.row(pos).nation
    return {
        "seat": pos.seats[step.seat],
        "field": field_or_none(pos, step.region),
        "left": {
            COUNTER.ids[nation * KINDS + kind]: count(step.left, kind)
            for kind in range(KINDS)
            if count(step.left, kind)
        },
    }


def recruiting_view(pos: War, step: Recruiting) -> RecruitingView:
    """9.3 Recruiting as everybody sees it, whatever the player has in his treasury."""
    seat, field = step.waiting[0], step.field
    units: list[RecruitView] = []
    sources: list[SourceView] = []
    if field != NOBODY:
        units = [
            {
                "counter": COUNTER.ids[nation * KINDS + kind],
                "price": recruit_price(pos, nation, kind),
                "left": pos.spare(nation, kind),
            }
            for nation in range(len(NATIONS))
            if step.is_own(pos, seat, nation)
            for kind in range(KINDS)
            if pos.spare(nation, kind) > 0 and step.refuse_place(pos, seat, field, nation, kind) is None
        ]
        sources = sources_in(pos, step, seat, field)
    return {
        "seat": pos.seats[seat],
        "field": field_or_none(pos, field),
        "units": units,
        "sources": sources,
    }


def sources_in(pos: War, step: Recruiting, seat: int, field: int) -> list[SourceView]:
    """9.3, 8.1 The cities of a player in a field, and its tribe, with what they have raised."""
    board = pos.board
    found: list[SourceView] = [
        {"id": board.city_id[city], "raised": step.count(city), "most": worth(pos, city)}
        for city in board.cities_in[field]
        if pos.keeper[city] == seat
    ]
    if board.levy[field]:
        raised = step.count(tribal(field, GALLIC)) + step.count(tribal(field, GALLIC_HORSE))
        found.append({"id": board.region_id[field], "raised": raised, "most": sum(board.levy[field])})
    return found
