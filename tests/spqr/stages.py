"""Stages for the fuzzer: positions in which what is rare in a battle is about to happen.

All of them could come up in a battle: armies that are worn and near each other, with their backs to an edge or not;
cavalry that has caught worn troops at the edge of the map, or has followed others off it; phalanxes in double depth with
the enemy before them. Where only the commanders are to act, the other leaders are finished for the turn (5.15).
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Final

from bellum.games.spqr.charts import CLEAR
from bellum.games.spqr.game import FACTS
from bellum.games.spqr.ground import distance_between
from bellum.games.spqr.hexes import HEXES, OFF, ROWS, SIX, distance
from bellum.games.spqr.marks import AWAY, LEADER_DONE, WAITING
from bellum.games.spqr.position import NOBODY, Battlefield
from bellum.games.spqr.rout import FACING_HOME, homeward

OPEN: Final = "open"  # both armies are worn and in the open,
BACK: Final = "back"  # or one of them is, and has its back to the edge
FORTH: Final = "forth"
CHASE: Final = "chase"  # cavalry attacks worn troops at the edge
GONE_OFF: Final = "gone off"  # cavalry is off the map
DEPTH: Final = "depth"  # 9.51 phalanxes in double depth are in contact
STAGES: Final = (OPEN, CHASE, DEPTH, CHASE, BACK, DEPTH, GONE_OFF, CHASE, FORTH, DEPTH)
EDGE: Final = {BACK: -1, OPEN: 0, FORTH: 1}
FACES: Final = (1, 4)  # the vertex that a side's phalanxes face on their stage
BEHIND: Final = 2  # hexes that a commander keeps from the fight
FAR: Final = 3  # hexes from which foot is brought up to a phalanx
SPARE_HITS: Final = (
    2  # that a unit at the edge can bear and still stands: so it lives through the charge (8.33)
)


def battles_for(stage: str) -> list[str]:
    """The battles in which a stage can be set."""
    fields = FACTS.fields
    if stage == DEPTH:
        return [id for id, field in fields.items() if any(field.double_depth)]
    if stage in EDGE:
        return list(fields)
    return [id for id, field in fields.items() if field.pursuit and not any(field.double_depth)]


def set_stage(pos: Battlefield, stage: str, seat: int) -> None:
    """Set a stage on a battle that has just been set up; ``seat`` is whose cavalry rides."""
    if stage in EDGE:
        meet(pos, EDGE[stage])
        return
    if stage == DEPTH:
        face_phalanxes(pos)
    elif stage == CHASE:
        catch_at_edge(pos, seat)
    else:
        send_off(pos, seat)
    leave_it_to_commanders(pos)
    pos.recount()


def leave_it_to_commanders(pos: Battlefield) -> None:
    """5.15 All other leaders are finished for this turn."""
    for leader in range(pos.field.leaders):
        if leader not in pos.field.oc:
            pos.role[leader] |= LEADER_DONE


# -- 10.4 cavalry at the edge, and beyond it -------------------------------------------------------------------------


def riders(pos: Battlefield, seat: int) -> list[int]:
    """The cavalry of a side on the map."""
    field = pos.field
    return [unit for unit in field.seat_members[seat] if field.cavalry[unit] and pos.hex[unit] != OFF]


def edge_hexes(pos: Battlefield, seat: int) -> Iterator[int]:
    """10.22 Clear hexes before the edge to which a side runs, every other row."""
    field = pos.field
    first = (field.edge[seat] - 1) * ROWS
    column = [place for place in range(first, first + ROWS) if field.on_map[place]]
    for place in column[2:-2:2]:
        if field.terrain[place] == CLEAR:
            yield place


def heavy_foot(pos: Battlefield, seat: int) -> list[int]:
    """The foot of a side that stands in single hexes and fights hand to hand."""
    field = pos.field
    found = [unit for unit in field.seat_members[seat] if field.foot[unit] and pos.hex[unit] != OFF]
    return [unit for unit in found if not field.skirmisher[unit] and not field.two_hex[unit]]


def is_free(pos: Battlefield, place: int) -> bool:
    """Whether nobody is in a hex of clear ground."""
    field = pos.field
    if place == OFF or not field.on_map[place] or place in pos.at:
        return False
    return field.terrain[place] == CLEAR and pos.top[place] == NOBODY


def is_room(pos: Battlefield, place: int) -> bool:
    """Whether nobody is in a hex of clear ground, nor next to it."""
    field = pos.field
    if not is_free(pos, place):
        return False
    near = [field.near[place * SIX + side] for side in range(SIX)]
    return all(other == OFF or pos.top[other] == NOBODY for other in near)


def catch_at_edge(pos: Battlefield, seat: int) -> None:
    """10.42 Cavalry is behind worn foot at the edge to which that runs; its commander is near."""
    field = pos.field
    places = edge_hexes(pos, 1 - seat)
    caught: list[int] = []
    for rider, quarry in zip(riders(pos, seat), heavy_foot(pos, 1 - seat), strict=False):
        home = FACING_HOME[homeward(pos, quarry)]
        for place in places:
            before = field.near[place * SIX + (home + 3) % SIX]
            if is_free(pos, place) and is_free(pos, before):
                move_to(pos, quarry, place, home)
                move_to(pos, rider, before, home)
                pos.hits[quarry] = max(0, field.tq[quarry] - SPARE_HITS)
                caught.append(before)
                break
    if caught:
        lead_from(pos, field.oc[seat], caught[len(caught) // 2])


def send_off(pos: Battlefield, seat: int) -> None:
    """10.44 Half of the cavalry has followed the enemy off the map."""
    places = edge_hexes(pos, 1 - seat)
    for rider, place in zip(riders(pos, seat)[::2], places, strict=False):
        pos.lift(rider)
        pos.mark[rider] |= AWAY
        pos.exit[rider] = place


def lead_from(pos: Battlefield, leader: int, place: int) -> None:
    """4.71 A leader, and the elephant that he rides, comes to a free hex within two hexes of a place."""
    field = pos.field
    here = [other for other in range(HEXES) if distance(other, place) == BEHIND and is_room(pos, other)]
    if here:
        pos.at[leader] = here[0]
        for unit in field.seat_members[field.leader_side[leader]]:
            if field.leader_elephant[unit] and field.rider[unit] == leader and pos.hex[unit] != OFF:
                move_to(pos, unit, here[0], pos.face[unit])


def move_to(pos: Battlefield, unit: int, place: int, face: int) -> None:
    """Put a unit that is on the map somewhere else."""
    pos.lift(unit)
    pos.put(unit, place, face)


# -- 9.51 double depth -----------------------------------------------------------------------------------------------


def double_up(pos: Battlefield) -> list[int]:
    """9.51 Phalanxes that may stand in double depth do, those that were to come later too; the upper ones."""
    field = pos.field
    deep = [unit for unit in range(field.units) if field.double_depth[unit]]
    fronts = deep[::2]
    for front, rear in zip(fronts, deep[1::2], strict=False):
        place = ground_for(pos, front)
        if place == OFF:
            continue
        for unit in (front, rear):
            pos.lift(unit)
            pos.mark[unit] &= ~WAITING
            pos.put(unit, place, FACES[field.side[front]])
    return [unit for unit in fronts if pos.hex[unit] != OFF and pos.under[unit] != NOBODY]


def ground_for(pos: Battlefield, unit: int) -> int:
    """A hex near its commander where a phalanx has room, and the enemy before it; OFF if there is none."""
    field = pos.field
    seat, face = field.side[unit], FACES[field.side[unit]]
    here = pos.at[field.oc[seat]]
    for place in sorted(range(HEXES), key=lambda place: distance(place, here)):
        half = field.near[place * SIX + (face + 2) % SIX]
        ahead = [field.near[place * SIX + side] for side in (face, (face + 1) % SIX)]
        if is_room(pos, place) and is_room(pos, half) and all(is_free(pos, other) for other in ahead):
            return place
    return OFF


def face_phalanxes(pos: Battlefield) -> None:
    """9.53 Foot of the enemy is about to charge every phalanx in double depth, and its commander is with it."""
    field = pos.field
    for unit in double_up(pos):
        seat, face = 1 - field.side[unit], pos.face[unit]
        lead_from(pos, field.oc[field.side[unit]], pos.hex[unit])
        for side in (face, (face + 1) % SIX):
            place = field.near[field.near[pos.hex[unit] * SIX + side] * SIX + side]
            foot = [enemy for enemy in heavy_foot(pos, seat) if distance_between(pos, unit, enemy) > FAR]
            if foot and is_free(pos, place):
                move_to(pos, foot[0], place, (face + 3) % SIX)
                lead_from(pos, field.oc[seat], place)


# -- worn armies -----------------------------------------------------------------------------------------------------


def wear_out(pos: Battlefield, seat: int) -> None:
    """10.12 Everybody of an army on the map is one hit from breaking."""
    for unit in pos.field.seat_members[seat]:
        if pos.hex[unit] != OFF:
            pos.hits[unit] = pos.field.tq[unit] - 1


def meet(pos: Battlefield, edge: int) -> None:
    """Both armies are worn and in the open (0), or one of them is and has its back to the edge (1, -1)."""
    for seat in (0, 1) if edge == 0 else (1,) if edge == 1 else (0,):
        wear_out(pos, seat)
    double_up(pos)
    bring_together(pos, edge)


def shift(pos: Battlefield, seat: int, columns: int) -> None:
    """Move an army across the map, by an even number of columns so that it stands as it stood."""
    field = pos.field
    for unit in field.seat_members[seat]:
        pos.hex[unit] += columns * ROWS if pos.hex[unit] != OFF else 0
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == seat:
            pos.at[leader] = place + columns * ROWS


def fits(pos: Battlefield) -> bool:
    """Whether everybody is on the map, and nobody next to an enemy."""
    field = pos.field
    places = [place for place in (*pos.hex, *pos.at) if place != OFF]
    if not all(0 <= place < HEXES and field.on_map[place] for place in places):
        return False
    armies = [
        [unit for unit in field.seat_members[seat] if pos.hex[unit] != OFF] for seat in range(len(pos.seats))
    ]
    if any(len(pos.hexes_of(unit)) <= field.two_hex[unit] for army in armies for unit in army):
        return False
    return all(distance_between(pos, ours, theirs) > 1 for ours in armies[0] for theirs in armies[1])


def bring_together(pos: Battlefield, to_the_edge: int) -> None:
    """The first army moves up to the second; then both go on (1) or back (-1) to the edge, or stay (0)."""
    middle = [
        statistics.mean(pos.hex[u] for u in units if pos.hex[u] != OFF) for units in pos.field.seat_members
    ]
    ahead = 2 if middle[0] < middle[1] else -2
    for seats, columns in (((0,), ahead), ((0, 1), ahead * to_the_edge)):
        while columns:
            for seat in seats:
                shift(pos, seat, columns)
            if not fits(pos):
                for seat in seats:
                    shift(pos, seat, -columns)
                break
    pos.recount()
