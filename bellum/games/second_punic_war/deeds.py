"""6.1, 6.2, 12.1 What an army does where it stands, for points of movement: it storms, besieges, ravages."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .assault import begin_assault, refuse_assault
from .column import column_of, fit_to_spend, is_afloat, orders_of, spend
from .march import LANDING_ONLY, NO_COLUMN, SHIPS_DO_NOT_MARCH, TO_THE_TARGET, halt
from .options import RAVAGING
from .orders import CODED, Column
from .position import War
from .ravaging import in_peace, is_enemy_land, may_ravage, ravage, spoils
from .siege import lay_siege, refuse_siege
from .stacks import ELEPHANTS, HORSE, INFANTRY, nation_of, size

NOT_IN_THIS_REGION: Final = Refusal("6.1", "army-not-before-city")
FROM_THE_WALLS: Final = Refusal("6", "army-inside-the-walls")
PEACE_THERE: Final = Refusal("10.4", "peace-with-its-army")
TOO_TIRED_TO_STORM: Final = Refusal("6.1", "no-points-to-storm")
TOO_TIRED_TO_BESIEGE: Final = Refusal("6.2", "no-points-to-besiege")
NO_RAVAGING: Final = Refusal("12.1", "no-ravaging-in-this-game")
NOT_ENEMY_LAND: Final = Refusal("12.1", "not-enemy-land")
TRIBES_LAND: Final = Refusal("12.1", "land-of-a-tribe")
NOTHING_LEFT: Final = Refusal("12.1", "nothing-left-to-ravage")
TOO_TIRED_TO_RAVAGE: Final = Refusal("12.1", "no-points-to-ravage")

ON_FOOT: Final[list[int]] = [*INFANTRY, ELEPHANTS]  # 12.1 elephants ravage at the cost of infantry


def army_refusal(pos: War) -> Refusal | None:
    """Why the column is no army in the field."""
    column = pos.column
    if column is None:
        return NO_COLUMN
    if is_afloat(pos.board, column.place):
        return SHIPS_DO_NOT_MARCH
    if pos.board.is_inside(column.place):
        return FROM_THE_WALLS
    orders = orders_of(pos)
    if orders.gathering():
        return TO_THE_TARGET
    grant = orders.grant_for(orders.seat)
    return LANDING_ONLY if grant is not None and grant.need == "landing" else None


def before(pos: War, column: Column, city: int) -> bool:
    """Whether an army stands in the region of a city."""
    return pos.board.city_region[city] == column.place


def city_refusal(pos: War, city: int) -> Refusal | None:
    """6.1, 6.2, 10.4 Why the column cannot attack a city at all: it is not before it, or stands in peace
    beside the army that would have to be beaten first (5.1)."""
    refusal = army_refusal(pos)
    if refusal is not None:
        return refusal
    column = column_of(pos)
    if not before(pos, column, city):
        return NOT_IN_THIS_REGION
    side, owner = pos.side[nation_of(column.parties[0][CODED])], pos.city_side(city)
    return PEACE_THERE if in_peace(pos, column.place, side, owner) else None


def assault_refusal(pos: War, seat: int, city: int) -> Refusal | None:
    """6.1 Why the column cannot storm a city."""
    refusal = city_refusal(pos, city)
    if refusal is not None:
        return refusal
    refusal = refuse_assault(pos, pos.side_of_seat[seat], city, column_of(pos).troops())
    if refusal is not None:
        return refusal
    cost = int(pos.board.rules["movement"]["assault"])
    return None if fit_to_spend(pos, INFANTRY, cost) else TOO_TIRED_TO_STORM


def assault(pos: War, seat: int, city: int) -> None:
    """6.1 The infantry of the column storms a city, for a point each."""
    force = spend(pos, seat, INFANTRY, int(pos.board.rules["movement"]["assault"]))
    begin_assault(pos, city, seat, force, column_of(pos).leaders)


def siege_refusal(pos: War, seat: int, city: int) -> Refusal | None:
    """6.2 Why the column cannot besiege a city."""
    refusal = city_refusal(pos, city)
    if refusal is not None:
        return refusal
    refusal = refuse_siege(pos, pos.side_of_seat[seat], city)
    if refusal is not None:
        return refusal
    cost = int(pos.board.rules["movement"]["siege"])
    return None if fit_to_spend(pos, INFANTRY, cost) else TOO_TIRED_TO_BESIEGE


def besiege(pos: War, seat: int, city: int) -> None:
    """6.2 The column ends its move with a siege, for a point."""
    spend(pos, seat, INFANTRY, int(pos.board.rules["movement"]["siege"]))
    lay_siege(pos, city, seat)
    halt(pos, seat)


def ravage_refusal(pos: War, seat: int) -> Refusal | None:
    """12.1, 10.4 Why the column cannot ravage the region where it stands: it is no enemy's land, or his army
    is there in peace."""
    if not pos.option(RAVAGING):
        return NO_RAVAGING
    refusal = army_refusal(pos)
    if refusal is not None:
        return refusal
    column = column_of(pos)
    if pos.board.levy[column.place]:
        return TRIBES_LAND
    if not is_enemy_land(pos, column.place, pos.side_of_seat[seat]):
        return NOT_ENEMY_LAND
    if not may_ravage(pos, column.place, pos.side_of_seat[seat]):
        return PEACE_THERE
    rules = pos.board.rules["movement"]
    foot = fit_to_spend(pos, ON_FOOT, int(rules["ravage_infantry"]))
    units = size(foot) + size(fit_to_spend(pos, HORSE, int(rules["ravage_cavalry"])))
    if units == 0:
        return TOO_TIRED_TO_RAVAGE
    return None if spoils(pos, column.place, units) else NOTHING_LEFT


def ravage_here(pos: War, seat: int) -> None:
    """12.1 All who have the points for it ravage the region."""
    rules = pos.board.rules["movement"]
    busy = spend(pos, seat, ON_FOOT, int(rules["ravage_infantry"]))
    busy += spend(pos, seat, HORSE, int(rules["ravage_cavalry"]))
    ravage(pos, column_of(pos).place, seat, sum([size(troops) for _, troops in busy]))
