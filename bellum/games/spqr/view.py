"""What a seat may know of a battle: everything but which markers under leaders are real (6.59)."""

from __future__ import annotations

from typing import Final, TypedDict

from .charts import CLASSES, RANKS, TYPES, WEAPONS
from .field import Field
from .hexes import OFF, SIDES, VERTICES, hex_id
from .marks import (
    ABSENT,
    AWAY,
    COLUMN,
    DEAD,
    DEPLETED,
    ENGAGED,
    FINISHED,
    FIRED_NOW,
    KILLED,
    LEADER_DONE,
    LOW,
    MARKED,
    MIRROR,
    MOVED,
    MOVED_NOW,
    MUST_CHECK,
    NO,
    NO_CHECK,
    NO_MOMENTUM,
    RALLIED,
    REAL,
    ROUTED,
    SCREEN_LOW,
    SCREEN_NO,
    SHOWN,
    WAITING,
    WOUNDED,
)
from .position import NOBODY, Battlefield

# What the marks of units and leaders are called; the client shows them as signs.
UNIT_SIGNS: list[tuple[int, str]] = [
    (COLUMN, "column"),
    (MIRROR, "mirror"),
    (ROUTED, "routed"),
    (DEPLETED, "depleted"),
    (RALLIED, "rallied"),
    (DEAD, "dead"),
    (AWAY, "away"),
    (WAITING, "waiting"),
    (LOW, "low"),
    (NO, "no"),
    (SCREEN_LOW, "screen-low"),
    (SCREEN_NO, "screen-no"),
    (FINISHED, "finished"),
    (MOVED, "moved"),
    (MOVED_NOW, "moved-now"),
    (FIRED_NOW, "fired"),
    (MUST_CHECK, "must-check"),
    (NO_CHECK, "no-check"),
    (ENGAGED, "engaged"),
]
LEADER_SIGNS: list[tuple[int, str]] = [
    (LEADER_DONE, "finished"),
    (NO_MOMENTUM, "no-momentum"),
    (WOUNDED, "wounded"),
    (KILLED, "dead"),
    (ABSENT, "absent"),
    (MARKED, "marker"),
]


class UnitView(TypedDict):
    """A unit: its hexes (the left one first, in column the head), what it faces, its hits and its signs."""

    hexes: list[str]
    face: str
    hits: int
    signs: list[str]
    under: str | None


class FigureView(TypedDict):
    """What is printed on a unit's counter; ``ma`` has a second figure for a phalanx at its fastest (6.41)."""

    side: str
    type: str
    cls: str | None
    size: int
    tq: int
    ma: list[int]
    weapon: str | None
    formation: str | None
    colour: str | None
    points: int


class LeaderView(TypedDict):
    """A leader; ``real`` only for his own side, or once his marker has been turned over."""

    side: str
    rank: str
    hex: str | None
    signs: list[str]
    phases: int
    initiative: int
    range: int
    charisma: int
    strategy: int
    lines: int
    elite: bool
    real: bool | None


class PhaseView(TypedDict):
    """The orders phase that is under way."""

    leader: str
    mode: int
    orders: int
    line: list[str]


class MarchView(TypedDict):
    """The unit that moves, and what it has left."""

    unit: str
    others: list[str]
    leaders: list[str]
    left: int


class BattleView(TypedDict):
    """What is inside the envelope."""

    turn: int
    active: str | None
    figures: dict[str, FigureView]
    units: dict[str, UnitView]
    leaders: dict[str, LeaderView]
    phase: PhaseView | None
    march: MarchView | None
    lost: dict[str, int]
    limits: dict[str, int]


def inside(pos: Battlefield, seat: int) -> BattleView:
    """What a seat may know of the battle."""
    field = pos.field
    return {
        "turn": pos.turn,
        "active": None if pos.active == NOBODY else field.leader_id[pos.active],
        "figures": figures(field),
        "units": {field.unit_id[unit]: unit_view(pos, unit) for unit in range(field.units)},
        "leaders": {
            field.leader_id[leader]: leader_view(pos, seat, leader) for leader in range(field.leaders)
        },
        "phase": phase_view(pos),
        "march": march_view(pos),
        "lost": {name: pos.points(number) for number, name in enumerate(pos.seats)},
        "limits": {name: field.limit_points[number] for number, name in enumerate(pos.seats)},
    }


_FIGURES: Final[dict[str, dict[str, FigureView]]] = {}  # by battle: they never change


def figures(field: Field) -> dict[str, FigureView]:
    """2.2 The figures of all units of a battle."""
    found = _FIGURES.get(field.id)
    if found is None:
        found = {field.unit_id[unit]: figure(field, unit) for unit in range(field.units)}
        _FIGURES[field.id] = found
    return found


def figure(field: Field, unit: int) -> FigureView:
    roster = field.roster
    weapon, slow, fast = field.weapon[unit], field.ma[unit], field.ma_high[unit]
    return {
        "side": field.seat_id[field.side[unit]],
        "type": TYPES[field.kind[unit]],
        "cls": CLASSES[field.cls[unit]] if field.cls[unit] else None,
        "size": field.size[unit],
        "tq": field.tq[unit],
        "ma": [slow] if slow == fast else [slow, fast],
        "weapon": WEAPONS[weapon] if weapon >= 0 else None,
        "formation": roster.formation_id[field.formation[unit]] if field.formation[unit] >= 0 else None,
        "colour": roster.colour_id[field.colour[unit]] if field.colour[unit] >= 0 else None,
        "points": field.points[unit],
    }


def unit_view(pos: Battlefield, unit: int) -> UnitView:
    mark, beneath = pos.mark[unit], pos.under[unit]
    names = SIDES if mark & COLUMN else VERTICES
    return {
        "hexes": [hex_id(place) for place in pos.hexes_of(unit)],
        "face": names[pos.face[unit]],
        "hits": pos.hits[unit],
        "signs": [sign for bit, sign in UNIT_SIGNS if mark & bit],
        "under": None if beneath == NOBODY else pos.field.unit_id[beneath],
    }


def leader_view(pos: Battlefield, seat: int, leader: int) -> LeaderView:
    role, place = pos.role[leader], pos.at[leader]
    real: bool | None = None
    if role & MARKED and (role & SHOWN or pos.field.leader_side[leader] == seat):
        real = role & REAL != 0
    field = pos.field
    return {
        "side": field.seat_id[field.leader_side[leader]],
        "rank": RANKS[field.rank[leader]],
        "hex": None if place == OFF else hex_id(place),
        "signs": [sign for bit, sign in LEADER_SIGNS if role & bit],
        "phases": pos.phases[leader],
        "initiative": pos.initiative(leader),
        "range": pos.reach(leader),
        "charisma": pos.charisma(leader),
        "strategy": field.strategy[leader],
        "lines": field.line_commands[leader],
        "elite": field.elite[leader],
        "real": real,
    }


def phase_view(pos: Battlefield) -> PhaseView | None:
    phase = pos.phase
    if phase is None:
        return None
    field = pos.field
    return {
        "leader": field.leader_id[phase.leader],
        "mode": phase.mode,
        "orders": phase.orders,
        "line": [field.unit_id[unit] for unit in range(field.units) if phase.line >> unit & 1],
    }


def march_view(pos: Battlefield) -> MarchView | None:
    march = pos.march
    if march is None:
        return None
    field = pos.field
    return {
        "unit": field.unit_id[march.unit],
        "others": [field.unit_id[unit] for unit in march.others],
        "leaders": [field.leader_id[leader] for leader in march.leaders],
        "left": march.allowance - march.spent,
    }
