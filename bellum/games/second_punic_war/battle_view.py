"""5 What a seat may know of a battle: all but how the other side stows its ships while it does (5.10)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ...kernel.event import OMNISCIENT
from .board import NOBODY
from .dice import RAGING, can_roll_again, kind_of_die, need_of, value_of
from .forces import strength
from .kinds import COUNTER, NATIONS, SIDES, UNITS
from .naval import Stowing, counter_of
from .position import War
from .records import AGAIN, ATTACKER, DEFENDER, Battle, Ship
from .stacks import counted, nation_of

Attack = Literal["before", "skirmish", "charge", "melee", "sea", "pursuit"]
ATTACKS: Final[tuple[Attack, ...]] = ("before", "skirmish", "charge", "melee", "sea", "pursuit")


class DieView(TypedDict):
    """5.5 A die on the table: who rolls, what he needs (0 for elephants that need no roll), what it shows."""

    unit: str
    need: int
    roll: int
    again: bool  # 5.6 it missed, and may be rolled again


class ShipView(TypedDict):
    """5.10 A ship, its number, and what it carries."""

    number: int
    nation: str
    cargo: list[str]


class FighterView(TypedDict):
    """5.1 One side of a battle."""

    side: str
    seat: str  # who decides for it
    units: dict[str, int]  # the levy of a tribe included
    leaders: list[str]
    lost: int
    dice: list[DieView]
    rerolls: dict[str, int]  # 5.6 by seat
    ships: list[ShipView]


class BattleView(TypedDict):
    """5 A battle."""

    field: str
    round: int
    attack: Attack
    attacker: FighterView
    defender: FighterView
    levy: dict[str, int]  # 8.3 what is left of it
    gauls: str | None  # the side for which it fights
    retreats: str | None  # 5.4 the side that leaves the field
    loading: int | None  # 5.10 the ship that the seat is stowing


def battle_view(pos: War, battle: Battle, eyes: int) -> BattleView:
    """5 The battle that is being fought, as a seat sees it."""
    return {
        "field": pos.board.field_name(battle.place),
        "round": battle.bout.round,
        "attack": ATTACKS[battle.bout.attack],
        "attacker": fighter(pos, battle, ATTACKER, eyes),
        "defender": fighter(pos, battle, DEFENDER, eyes),
        "levy": counted(battle.levy),
        "gauls": None if battle.gauls == NOBODY else SIDES[battle.sides[battle.gauls]],
        "retreats": None if battle.left == NOBODY else SIDES[battle.sides[battle.left]],
        "loading": loading(pos, battle, eyes),
    }


def fighter(pos: War, battle: Battle, role: int, eyes: int) -> FighterView:
    rerolls: dict[str, int] = {}
    for mark in battle.bout.marks:
        if mark[0] == AGAIN and mark[1] == role and mark[4]:
            name = pos.seats[mark[2]]
            rerolls[name] = rerolls.get(name, 0) + mark[4]
    return {
        "side": SIDES[battle.sides[role]],
        "seat": pos.seats[battle.chiefs[role]],
        "units": counted(strength(pos, role)),
        "leaders": [
            pos.board.leader_id[leader] for leader in pos.leaders_at(battle.place, battle.sides[role])
        ],
        "lost": battle.lost[role],
        "dice": [die_view(die) for die in battle.bout.dice[role] if kind_of_die(die) != RAGING],
        "rerolls": rerolls,
        "ships": [
            ship_view(number, ship) for number, ship in enumerate(fleet(pos, battle, role, eyes), start=1)
        ],
    }


def die_view(die: int) -> DieView:
    return {
        "unit": UNITS[kind_of_die(die)],
        "need": need_of(die),
        "roll": value_of(die),
        "again": can_roll_again(die),
    }


def ship_view(number: int, ship: Ship) -> ShipView:
    return {
        "number": number,
        "nation": NATIONS[nation_of(ship[0])],
        "cargo": [COUNTER.ids[counter_of(code, kind)] for code, kind in zip(ship[1::2], ship[2::2])],
    }


def fleet(pos: War, battle: Battle, role: int, eyes: int) -> list[Ship]:
    """5.10 The ships of a role: once both sides are ready for all to see, before that for who stows them."""
    if battle.ships:
        return battle.ships[role]
    step = pos.steps[-1]
    if isinstance(step, Stowing) and step.fleets and eyes in (battle.chiefs[role], OMNISCIENT):
        return step.fleets[role]
    return []


def loading(pos: War, battle: Battle, eyes: int) -> int | None:
    """5.10 The number of the ship that a seat is stowing."""
    step = pos.steps[-1]
    if not isinstance(step, Stowing) or eyes not in battle.chiefs:
        return None
    role = battle.chiefs.index(eyes)
    return None if step.ready >> role & 1 else step.at[role] + 1
