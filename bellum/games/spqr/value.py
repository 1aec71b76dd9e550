"""How a side stands: what it has lost, how near its units are to breaking, and whom they have before them.

The weights are in ``data/weights.toml``, here by their places. How far the armies are apart says nothing:
whoever comes nearer brings the enemy nearer too. Lines that go to meet the enemy are advice.
"""

from __future__ import annotations

from math import tanh
from pathlib import Path
from typing import Final

from ...kernel.weights import Weights, read_weights
from .charts import ATTACKER_SUPERIOR, COLUMNS_OF_RESULTS, DEFENDER_SUPERIOR
from .clash import by_type
from .ground import angle, controls, holds_beside
from .hexes import FRONT, OFF, SIX
from .marks import COLUMN, DEAD, DEPLETED, ENGAGED, MOVED_NOW, MUST_CHECK, NO, NO_CHECK, ROUTED
from .position import NOBODY, Battlefield

WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "data" / "weights.toml")
SCALE: Final = WEIGHTS.place("scale")
RUNS: Final = WEIGHTS.place("routed")
WORN: Final = WEIGHTS.place("worn")
DEPLETION: Final = WEIGHTS.place("depleted")
SPENT: Final = WEIGHTS.place("spent")
THREAT: Final = WEIGHTS.place("threat")
BOLD: Final = WEIGHTS.place("bold")
BOLDER: Final = WEIGHTS.place("bolder")
LONELY: Final = WEIGHTS.place("lonely")
BOUND: Final = MUST_CHECK | NO_CHECK | ENGAGED  # who attacks


def value(pos: Battlefield, seat: int, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if seat in pos.outcome.winners else -1.0
    lead = standing(pos, seat, weights) - standing(pos, 1 - seat, weights)
    return tanh(weights[SCALE] * lead)


def standing(pos: Battlefield, seat: int, weights: list[float]) -> float:
    """What is left of a side: nothing once it has lost as much as it can bear (11.3)."""
    field = pos.field
    limit = float(field.limit_points[seat])
    lost = worn(pos, seat, weights) / limit
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == seat and pos.top[place] == NOBODY:
            if guarded(pos, place, seat):
                continue
            lost += weights[LONELY] * field.leader_points[leader] / limit
    return 1.0 - lost + pressure(pos, seat, weights) / field.limit_points[1 - seat]


def worn(pos: Battlefield, seat: int, weights: list[float]) -> float:
    """10.1, 11.2 The points that a side has lost or is about to lose."""
    field, total = pos.field, 0.0
    runs, frayed = weights[RUNS], weights[WORN]
    for unit in field.seat_members[seat]:
        mark, points = pos.mark[unit], field.points[unit]
        if mark & DEAD:
            total += points
        elif mark & ROUTED:
            total += runs * points
        elif pos.hex[unit] != OFF:
            share = pos.hits[unit] / field.tq[unit]
            total += frayed * points * share * share
            if mark & DEPLETED:
                total += weights[DEPLETION] * points
            if mark & NO:
                total += weights[SPENT] * points
    for leader in range(field.leaders):
        if field.leader_side[leader] == seat and pos.leader_dead(leader):
            total += field.leader_points[leader]
    return total


def guarded(pos: Battlefield, place: int, seat: int) -> bool:
    """4.62 Whether no enemy stands next to a hex."""
    near = pos.field.near
    for side in range(SIX):
        other = near[place * SIX + side]
        if other != OFF and pos.holder(other) == 1 - seat:
            return False
    return True


def pressure(pos: Battlefield, seat: int, weights: list[float]) -> float:
    """What a side's units may do to those whom they have before them."""
    field, total = pos.field, 0.0
    for unit in field.seat_members[seat]:
        if pos.hex[unit] != OFF and not pos.mark[unit] & ROUTED:
            if field.heavy[unit] or field.weapon[unit] >= 0:
                total += prospects(pos, unit, weights)
    return total


def prospects(pos: Battlefield, unit: int, weights: list[float]) -> float:
    """The best attack that a unit can make; who has come up to the enemy has to make one."""
    field, own, found, best = pos.field, pos.hex[unit], False, 0.0
    if not holds_beside(pos, own, 1 - field.side[unit]):
        return best
    for side in range(SIX):
        place = field.near[own * SIX + side]
        enemy = NOBODY if place == OFF else pos.top[place]
        if enemy == NOBODY or field.side[enemy] == field.side[unit] or not controls(pos, unit, place):
            continue
        worth = exchange(pos, unit, enemy, weights)
        if not found or worth > best:
            found, best = True, worth
    mark = pos.mark[unit]
    if mark & BOUND or (mark & MOVED_NOW and field.heavy[unit]):  # 7.25 light units need not
        return best
    return weights[THREAT] * max(0.0, best)


def exchange(pos: Battlefield, unit: int, enemy: int, weights: list[float]) -> float:
    """8.35, 8.36 What an attack takes from the enemy, and what it costs; boldness grows from turn to turn."""
    field, charts = pos.field, pos.charts
    seen = angle(pos, enemy, pos.hex[unit])
    column = charts.clash[field.kind[unit]][field.kind[enemy]][seen]
    if column == 0:
        return 0.0
    if not field.elephant[unit] and not field.elephant[enemy]:
        column += field.size[unit] // field.size[enemy] - field.size[enemy] // field.size[unit]
    taken, dealt = charts.means[max(1, min(COLUMNS_OF_RESULTS, column)) - 1]
    superior = by_type(pos, unit, enemy)
    if seen != FRONT or pos.mark[enemy] & COLUMN or superior == ATTACKER_SUPERIOR:
        dealt *= charts.attacker_superior_times
    elif superior == DEFENDER_SUPERIOR:
        taken *= charts.defender_superior_times
    bold = (weights[BOLD] + weights[BOLDER] * pos.turn) * field.points[enemy]
    runs = weights[RUNS]
    return bold + harm_of(pos, enemy, dealt, runs) - harm_of(pos, unit, taken, runs)


def harm_of(pos: Battlefield, unit: int, hits: float, runs: float) -> float:
    """10.12 What so many hits more mean to a unit, in points."""
    quality = float(pos.quality(unit))
    before = min(1.0, pos.hits[unit] / quality)
    after = min(1.0, (pos.hits[unit] + hits) / quality)
    return runs * pos.field.points[unit] * (after * after - before * before)
