"""6.13, 6.22, 6.41 to 6.45 What a move costs in cohesion: ground, wheels, haste, a second move in a turn."""

from __future__ import annotations

from .harm import check, doubled, suffer
from .manoeuvre import Motion, hits_for
from .marching import rides
from .marks import MOVED
from .position import Battlefield
from .withdrawal import fright


def terrain_hits(pos: Battlefield, unit: int, motion: Motion) -> int:
    """6.22, 9.15, 4.73 The hits of ground, and of cavalry beside elephants; none with a leader on it."""
    if rides(pos, unit):
        return 0
    return hits_for(pos, unit, motion.entries) + fright(pos, unit, motion.entries)


def wheel_round(pos: Battlefield, unit: int, flanked: list[int]) -> None:
    """6.43, 6.45 A phalanx has wheeled: one hit, and past an enemy a check that costs at least one more."""
    field, charts = pos.field, pos.charts
    if not flanked:
        suffer(pos, unit, charts.wheel_hits, "6.43")
        return
    suffer(pos, unit, charts.flanking_hits, "6.45")
    if any(not field.skirmisher[enemy] for enemy in flanked):
        excess = check(pos, unit, 0, "6.45")
        suffer(pos, unit, max(charts.flanking_check_hits, excess), "6.45")


def tire(pos: Battlefield, unit: int, spent: int, column: bool) -> None:
    """6.13, 6.41, 6.72 What a second move in a turn costs, and the fifth point of a phalanx in line."""
    field, charts = pos.field, pos.charts
    again = pos.has(unit, MOVED)
    two_paces = field.ma_high[unit] > field.ma[unit] and not column and not doubled(pos, unit)
    if not two_paces:
        suffer(pos, unit, charts.again_hits if again else 0, "6.13")
        return
    fast = spent > field.ma[unit]
    if again:
        suffer(pos, unit, charts.phalanx_again_high_hits if fast else charts.phalanx_again_hits, "6.41")
    elif fast and check(pos, unit, 0, "6.41") > 0:
        suffer(pos, unit, charts.phalanx_high_hits, "6.41")
