"""5.5, 10.1 Who fights in a place: the troops of a side, whose they are, and how units of them are lost.

Troops of several owners suffer their losses apart: those of each player of the side, and the levy of a tribe
(8.3), which is on no map but in the record of the battle. Such a group is named by the seat that decides for
it; the levy is a group of its own.
"""

from __future__ import annotations

from typing import Final

from .actions import OPPONENT, SHIFT
from .kinds import COUNTER, NATIONS, SEATS, SIDES
from .position import War
from .records import Battle
from .stacks import (
    CODE,
    GALLIC,
    GALLIC_HORSE,
    KINDS,
    ONE,
    Stack,
    Troops,
    count,
    has_moved,
    holder_of,
    nation_of,
    ships,
    size,
    troops_of,
)

LEVY: Final = 8  # the group of the tribe itself
LEVY_COUNTERS: Final = len(NATIONS) * KINDS  # the first of its two counters
LEVY_KINDS: Final = (GALLIC, GALLIC_HORSE)


# -- counters ------------------------------------------------------------------------------------------------


def naming(pos: War, seats: list[int]) -> list[int]:
    """The actions that name players."""
    return [OPPONENT << SHIFT | SEATS.index(pos.seats[seat]) for seat in seats]


def named(pos: War, operand: int) -> int:
    """The seat of the player who was named."""
    return pos.setting.seat(SEATS[operand])


def kind_of(counter: int) -> int:
    """The kind of unit that a counter is."""
    return LEVY_KINDS[counter - LEVY_COUNTERS] if counter >= LEVY_COUNTERS else counter % KINDS


def counters_of(nation: int, troops: Troops) -> list[int]:
    """The counters of a nation among some troops."""
    return [nation * KINDS + kind for kind in range(KINDS) if count(troops, kind)]


# -- who fights ----------------------------------------------------------------------------------------------


def fighting(pos: War, place: int) -> Battle | None:
    """The battle that is being fought in a place."""
    battle = pos.battle
    return battle if battle is not None and battle.place == place else None


def levy_of(pos: War, place: int, side: int) -> Troops:
    """8.3 What is left of the levy that fights beside a side in a place."""
    battle = pos.battle
    if battle is None or battle.levy == 0 or battle.place != place or battle.sides[battle.gauls] != side:
        return 0
    return battle.levy


def strength(pos: War, role: int) -> Troops:
    """All troops of a role in the battle."""
    battle = pos.fought()
    troops = pos.troops(battle.place, battle.sides[role])
    return troops + battle.levy if battle.gauls == role else troops


def stands(pos: War, role: int) -> bool:
    """5.1 Whether a role has anybody left; 5.10 at sea it needs a ship."""
    troops = strength(pos, role)
    return ships(troops) > 0 if pos.board.is_sea(pos.fought().place) else troops != 0


def owner_of(pos: War, place: int, side: int, stack: Stack) -> int:
    """10.1 The seat that decides for a stack: its player, or for a common army who leads the side there."""
    holder = holder_of(stack)
    return pos.seat_of(side, holder) if holder else leading(pos, place, side)


def leading(pos: War, place: int, side: int) -> int:
    """10.1 The seat that decides for a side in a place: the chief of its battle, or whose zone it is."""
    battle = fighting(pos, place)
    if battle is not None and side in battle.sides:
        return battle.chiefs[battle.sides.index(side)]
    warden = pos.warden(side, place)
    return biggest(pos, place, side, warden) if pos.board.is_sea(place) else warden


def biggest(pos: War, place: int, side: int, common: int, levy: int = 0) -> int:
    """10.3 The seat with most units of a side in a place, if the common ones, and a levy, are this seat's."""
    sizes = [0] * pos.players
    sizes[common] = levy
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            holder = holder_of(stack)
            sizes[pos.seat_of(side, holder) if holder else common] += size(troops_of(stack))
    best = common
    for seat in pos.seats_of[side]:
        if sizes[seat] > sizes[best]:
            best = seat
    return best


def groups(pos: War, place: int, side: int) -> list[int]:
    """5.5 The groups of a side in a place, the levy last."""
    seats = {
        owner_of(pos, place, side, stack) for stack in pos.stacks[place] if pos.side[nation_of(stack)] == side
    }
    found = sorted(seats)
    if levy_of(pos, place, side):
        found.append(LEVY)
    return found


def group_troops(pos: War, place: int, side: int, group: int) -> Troops:
    """The troops of a group."""
    if group == LEVY:
        return levy_of(pos, place, side)
    total = 0
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side and owner_of(pos, place, side, stack) == group:
            total += troops_of(stack)
    return total


def group_counters(pos: War, place: int, side: int, group: int) -> list[int]:
    """The counters of a group, each once."""
    if group == LEVY:
        levy = levy_of(pos, place, side)
        return [LEVY_COUNTERS + n for n, kind in enumerate(LEVY_KINDS) if count(levy, kind)]
    found: set[int] = set()
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side and owner_of(pos, place, side, stack) == group:
            found.update(counters_of(nation_of(stack), troops_of(stack)))
    return sorted(found)


def groups_with(pos: War, place: int, side: int, counter: int) -> list[int]:
    """The groups that have a counter."""
    return [group for group in groups(pos, place, side) if counter in group_counters(pos, place, side, group)]


def decider(pos: War, place: int, side: int, group: int) -> int:
    """10.1, 8.3 The seat that decides for a group; the levy is led by the enemy player of that zone."""
    if group != LEVY:
        return group
    region = pos.board.region_at[place]
    return pos.zone_seat(side, region)


# -- 5.5 losses ----------------------------------------------------------------------------------------------


def remove_unit(pos: War, place: int, side: int, group: int, counter: int, counted: bool) -> None:
    """5.5 A unit is lost: of units alike, one that has moved goes first. 5.11 Most losses are counted."""
    battle = fighting(pos, place)
    kind = kind_of(counter)
    if group == LEVY:
        assert battle is not None
        battle.levy -= ONE[kind]
    else:
        pos.take(place, code_with(pos, place, side, group, counter), ONE[kind])
    if counted and battle is not None and side in battle.sides:
        battle.lost[battle.sides.index(side)] += 1
    if pos.events is not None:
        args = {"side": SIDES[side], "counter": COUNTER.ids[counter], "field": pos.board.field_name(place)}
        pos.emit("unit-lost", "5.5", args)


def code_with(pos: War, place: int, side: int, group: int, counter: int) -> int:
    """The code of a group's stack that holds a counter, of one that has moved if there is one."""
    nation, kind = counter // KINDS, counter % KINDS
    found = -1
    for stack in pos.stacks[place]:
        if nation_of(stack) != nation or count(troops_of(stack), kind) == 0:
            continue
        if owner_of(pos, place, side, stack) == group and (found < 0 or has_moved(stack)):
            found = stack & CODE
    return found


def wipe_out(pos: War, place: int, side: int, counted: bool) -> int:
    """All of a side in a place are lost; how many they were."""
    battle = fighting(pos, place)
    gone = 0
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            gone += size(troops_of(stack))
            pos.take(place, stack & CODE, troops_of(stack))
    if levy_of(pos, place, side):
        assert battle is not None
        gone += size(battle.levy)
        battle.levy = 0
    if counted and battle is not None and side in battle.sides:
        battle.lost[battle.sides.index(side)] += gone
    if gone and pos.events is not None:
        args = {"side": SIDES[side], "count": gone, "field": pos.board.field_name(place)}
        pos.emit("army-lost", "5.5", args)
    return gone


def shares(pos: War, place: int, side: int, hits: int) -> list[list[int]]:
    """5.5 The hits of each group, in proportion to its units; what is left over goes to the larger rests."""
    found = groups(pos, place, side)
    if len(found) == 1:
        return [[found[0], hits]]
    sizes = [size(group_troops(pos, place, side, group)) for group in found]
    parts = in_proportion(hits, sizes, [group == leading(pos, place, side) for group in found])
    return [[group, part] for group, part in zip(found, parts) if part]


def in_proportion(hits: int, sizes: list[int], chief: list[bool]) -> list[int]:
    """5.5 Hits in proportion to sizes; what is left over goes to the larger rests, of equal ones to that of
    the chief, as he also scores the battle (10.3)."""
    total = sum(sizes)
    parts = [hits * number // total for number in sizes]
    rests = [2 * (hits * number % total) + (1 if first else 0) for number, first in zip(sizes, chief)]
    for _ in range(hits - sum(parts)):
        best = rests.index(max(rests))
        parts[best] += 1
        rests[best] = -1
    return parts
