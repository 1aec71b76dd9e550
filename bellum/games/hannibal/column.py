"""The marching army as one body: it goes from place to place, tires, and is counted again after losses."""

from __future__ import annotations

from .army import elephants_at, known_tired, march_on, no_groups, ordinary_at, shrink_to, store
from .position import SPENT, PunicWar
from .records import WALKED, MarchRecord


def move(pos: PunicWar, march: MarchRecord, source: int, to: int) -> None:
    """The army with its generals and its siege train goes from one place to another."""
    count, beasts = march.size(), march.elephants()
    pos.cus[march.seat][source] -= count
    pos.cus[march.seat][to] += count
    if beasts:
        pos.elephants[source] -= beasts
        pos.elephants[to] += beasts
    for g in march.going():
        pos.at[g] = to
    if march.army.train and source in pos.trains:
        pos.trains[pos.trains.index(source)] = to


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


def count_again(pos: PunicWar, march: MarchRecord) -> None:
    """After losses where it stands: the army is what is still there."""
    place = pos.at[march.general]
    if place < 0:
        return
    army = march.army
    shrink_to(army.units, ordinary_at(pos, march.seat, place) - known_tired(pos.fatigue, place))
    shrink_to(army.herd, elephants_at(pos, march.seat, place) - known_tired(pos.weary, place))
    army.subs = [g for g in army.subs if pos.at[g] == place]
    army.train = army.train and place in pos.trains


def spend(pos: PunicWar, march: MarchRecord, points: int) -> None:
    """10.11 c Movement points tire CUs and generals, whether they are spent on a step or on the spot."""
    march.army.units = march_on(march.army.units, points)
    march.army.herd = march_on(march.army.herd, points)
    march.points -= points
    march.spent += points
    for g in march.going():
        pos.walked[g] = min(SPENT - 1, pos.walked[g] + points)


def remember(pos: PunicWar, march: MarchRecord) -> None:
    """10.11 Keep in mind how far the CUs of the army have come; after a battle or a siege they are spent."""
    place = pos.at[march.general]
    for tired, groups in ((pos.fatigue, march.army.units), (pos.weary, march.army.herd)):
        kept = groups
        if march.effort != WALKED:
            kept = no_groups()
            kept[SPENT] = sum(groups)
        store(tired, place, kept)
