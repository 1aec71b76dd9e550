"""6.1, 6.2, 7.12 What movement costs: how far a unit goes, and what ground, levels and turns take."""

from __future__ import annotations

from .charts import CLEAR, EL, LEADER_ROW, NEVER
from .harm import doubled
from .hexes import OFF, SIX
from .marks import COLUMN, EXTENDED
from .position import Battlefield

# -- 6.1 mobility --------------------------------------------------------------------------------------


def allowance(pos: Battlefield, unit: int) -> int:
    """6.11, 6.41, 6.72, 9.52, 9.67 The movement points of a unit for one order.

    A phalanx has its fifth point among them; that it costs something shows at the end of the move.
    """
    field, mark = pos.field, pos.mark[unit]
    if mark & COLUMN:
        points = field.ma[unit] + 1
    else:
        points = field.ma[unit] if doubled(pos, unit) else field.ma_high[unit]
    if mark & EXTENDED:
        points -= pos.charts.extension_mp
    return max(0, points)


def mobility(pos: Battlefield, unit: int) -> int:
    """6.51, 7.23 The mobility by which a unit gets away: a phalanx has four, a column one more than usual."""
    return pos.field.ma[unit] + (1 if pos.mark[unit] & COLUMN else 0)


def approach(pos: Battlefield, unit: int) -> int:
    """6.51, 7.23 The mobility against which others get away: a phalanx has five, but four in double depth."""
    if pos.mark[unit] & COLUMN:
        return pos.field.ma[unit] + 1
    return pos.field.ma[unit] if doubled(pos, unit) else pos.field.ma_high[unit]


# -- 6.2 the ground ------------------------------------------------------------------------------------


def points_into(pos: Battlefield, row: int, start: int, side: int, into: int) -> int:
    """6.21, 6.24, 6.27 The movement points that a row of the chart pays for a hex; NEVER bars the way.

    Along a road that counts a hex is a clear one, and its level costs nothing.
    """
    field, charts = pos.field, pos.charts
    if start == OFF:
        return charts.move_mp[field.terrain[into]][row]
    points = charts.cross_mp[field.crossing[start * SIX + side]][row]
    if field.road[start] and field.road[into]:
        return points + charts.move_mp[CLEAR][row]
    points += charts.move_mp[field.terrain[into]][row]
    climb = field.level[into] - field.level[start]
    return points + climb * charts.level_mp[row] if climb > 0 else points


def hits_into(pos: Battlefield, row: int, start: int, side: int, into: int, column: bool) -> int:
    """6.22, 6.27, 6.72 The hits that a row of the chart takes in a hex: ground, side and level."""
    field = pos.field
    if start != OFF and field.road[start] and field.road[into]:
        return hits_across(pos, row, start, side, column)
    return (
        hits_of_ground(pos, row, into, column)
        + hits_of_level(pos, row, start, into, column)
        + hits_across(pos, row, start, side, column)
    )


def hits_of_ground(pos: Battlefield, row: int, into: int, column: bool) -> int:
    """6.22, 6.72 The hits of a hex's terrain; a column takes only those that the chart marks for it."""
    ground = pos.field.terrain[into]
    return 0 if column and not pos.charts.column_hits[ground] else pos.charts.move_hits[ground][row]


def hits_across(pos: Battlefield, row: int, start: int, side: int, column: bool) -> int:
    """6.22, 6.72 The hits of a hexside; a column takes none."""
    if column or start == OFF:
        return 0
    return pos.charts.cross_hits[pos.field.crossing[start * SIX + side]][row]


def hits_of_level(pos: Battlefield, row: int, start: int, into: int, column: bool) -> int:
    """6.22, 6.72 The hits of going up or down, for levels beyond those that a type takes in its stride."""
    if column or start == OFF:
        return 0
    levels = abs(pos.field.level[into] - pos.field.level[start])
    return max(0, levels - pos.charts.level_free[row]) * pos.charts.level_hits[row]


def barred(points: int) -> bool:
    """6.24 Whether a price stands for ground that may not be entered."""
    return points >= NEVER


def leader_points(pos: Battlefield, start: int, side: int, into: int, beast: bool) -> int:
    """6.15 What a leader pays for a hex: as cavalry does, as elephants do if he rides one."""
    return points_into(pos, EL if beast else LEADER_ROW, start, side, into)


# -- 7.12, 7.13 turning --------------------------------------------------------------------------------


def turn_between(face: int, other: int) -> int:
    """7.12 By how many vertices, or sides in column, two facings differ."""
    turn = (other - face) % SIX
    return min(turn, SIX - turn)


def turn_points(pos: Battlefield, unit: int, turn: int) -> int:
    """7.12, 9.65 The movement points for a turn by so many vertices; Roman foot pays once for any turn."""
    if turn == 0:
        return 0
    if pos.field.roman[unit]:
        return pos.charts.turn_roman
    return pos.charts.turn_mp[pos.field.kind[unit]] * turn


def turn_hits(pos: Battlefield, unit: int, turn: int) -> int:
    """7.13, 6.72 The hits for a turn in rough ground; a column takes those of ground that hurts columns."""
    field = pos.field
    place = pos.hex[unit]
    if not field.rough[place]:
        return 0
    if pos.mark[unit] & COLUMN and not pos.charts.column_hits[field.terrain[place]]:
        return 0
    return pos.charts.turn_hits[field.kind[unit]] * turn
