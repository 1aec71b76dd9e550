"""The marching army as one body: it goes from place to place, tires, and is counted again after losses."""

from __future__ import annotations

from .army import (
    elephants_at,
    known_tired,
    march_on,
    no_groups,
    ordinary_at,
    outside,
    shrink_to,
    store,
    without,
)
from .board import Board
from .position import SPENT, PunicWar
from .records import WALKED, Groups, MarchRecord


def is_inside(board: Board, place: int) -> bool:
    """10.7 Whether a place is inside walls."""
    return board.walls <= place < board.transit


def move(pos: PunicWar, march: MarchRecord, source: int, to: int) -> None:
    """The army, all of it at one place, goes to another with its generals and its siege train."""
    count, beasts, army = march.size(), march.elephants(), march.army
    pos.cus[march.seat][source] -= count
    pos.cus[march.seat][to] += count
    if beasts:
        pos.elephants[source] -= beasts
        pos.elephants[to] += beasts
    for g in march.going():
        pos.at[g] = to
    if army.train and source in pos.trains:
        pos.trains[pos.trains.index(source)] = to
    inside = is_inside(pos.board, to)
    army.within = army.units[:] if inside else no_groups()
    army.within_herd = army.herd[:] if inside else no_groups()


def divided(pos: PunicWar, march: MarchRecord) -> bool:
    """10.7 Whether the army stands on both sides of the walls, or not where its general is."""
    place = pos.at[march.general]
    within = march.army.count_within()
    if within != (march.size() if is_inside(pos.board, place) else 0):
        return True
    if march.army.train and place not in pos.trains:
        return True
    return any(pos.at[g] != place for g in march.army.subs)


def gather_outside(pos: PunicWar, march: MarchRecord) -> None:
    """10.7 Those of the army who are inside come out of the walls."""
    board, army, side = pos.board, march.army, march.seat
    space = outside(board, pos.at[march.general])
    if space >= board.walls:
        return
    inside = space + board.walls
    count, beasts = army.count_within(), sum(army.within_herd)
    pos.cus[side][inside] -= count
    pos.cus[side][space] += count
    if beasts:
        pos.elephants[inside] -= beasts
        pos.elephants[space] += beasts
    for g in march.going():
        pos.at[g] = space
    if army.train and inside in pos.trains:
        pos.trains[pos.trains.index(inside)] = space
    army.within = no_groups()
    army.within_herd = no_groups()


def depart(pos: PunicWar, march: MarchRecord, to: int) -> None:
    """The army leaves its place and is on its way to a space."""
    move(pos, march, pos.at[march.general], pos.board.transit)
    pos.transit = to


def arrive(pos: PunicWar, march: MarchRecord, place: int) -> None:
    """The army stands at a place; losses on the way have been taken."""
    count_afloat(pos, march)
    move(pos, march, pos.board.transit, place)


def count_afloat(pos: PunicWar, march: MarchRecord) -> None:
    """After losses on the way: the army is what is left of it."""
    transit = pos.board.transit
    shrink_to(march.army.units, ordinary_at(pos, march.seat, transit))
    shrink_to(march.army.herd, elephants_at(pos, march.seat, transit))
    march.army.train = march.army.train and transit in pos.trains


def count_again(pos: PunicWar, march: MarchRecord) -> None:
    """After losses where it stands: the army is what is still there, on either side of the walls."""
    board, army, side = pos.board, march.army, march.seat
    if pos.at[march.general] < 0:
        return
    space = outside(board, pos.at[march.general])
    places = (space, space + board.walls) if space < board.walls else (space, space)
    before, herd = without(army.units, army.within), without(army.herd, army.within_herd)
    shrink_to(before, ordinary_at(pos, side, places[0]) - known_tired(pos.fatigue, places[0]))
    shrink_to(herd, elephants_at(pos, side, places[0]) - known_tired(pos.weary, places[0]))
    shrink_to(army.within, ordinary_at(pos, side, places[1]) - known_tired(pos.fatigue, places[1]))
    shrink_to(army.within_herd, elephants_at(pos, side, places[1]) - known_tired(pos.weary, places[1]))
    army.units = joined(before, army.within)
    army.herd = joined(herd, army.within_herd)
    army.subs = [g for g in army.subs if pos.at[g] in places]
    army.train = army.train and any(place in pos.trains for place in places)


def joined(groups: Groups, more: Groups) -> Groups:
    """Two forces as one."""
    return [groups[points] + more[points] for points in range(len(groups))]


def spend(pos: PunicWar, march: MarchRecord, points: int) -> None:
    """10.11 c Movement points tire CUs and generals, whether they are spent on a step or on the spot."""
    army = march.army
    army.units, army.herd = march_on(army.units, points), march_on(army.herd, points)
    army.within, army.within_herd = march_on(army.within, points), march_on(army.within_herd, points)
    march.points -= points
    march.spent += points
    for g in march.going():
        pos.walked[g] = min(SPENT - 1, pos.walked[g] + points)


def remember(pos: PunicWar, march: MarchRecord) -> None:
    """10.11 Keep in mind how far the CUs of the army have come; after a siege, say, they are spent."""
    board, army = pos.board, march.army
    space = outside(board, pos.at[march.general])
    for place, units, herd in (
        (space, without(army.units, army.within), without(army.herd, army.within_herd)),
        (space + board.walls, army.within, army.within_herd),
    ):
        for tired, groups in ((pos.fatigue, units), (pos.weary, herd)):
            kept = groups
            if march.effort != WALKED:
                kept = no_groups()
                kept[SPENT] = sum(groups)
            store(tired, place, kept)
