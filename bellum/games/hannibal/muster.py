"""10.2.1, 10.8, 10.9 Who marches: the CUs, elephants, generals and siege train that a general takes along."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .actions import (
    A_ELEPHANTS,
    A_JOIN,
    A_LEAVE,
    A_LEAVE_TRAIN,
    A_TAKE,
    A_TAKE_TRAIN,
    ELEPHANTS,
    JOIN,
    LEAVE,
    LEAVE_TRAIN,
    TAKE,
    TAKE_TRAIN,
)
from .army import (
    consul_refusal,
    elephants_at,
    forget,
    fresh_enough,
    no_groups,
    ordinary_at,
    pick,
    standing,
    store,
)
from .board import CARTHAGE
from .position import SPENT, PunicWar
from .records import GENERALS_FROM, HERDED, TOOK, TRAINED, Groups, MarchRecord

NUMBER_CHANGED: Final = Refusal("10.2", "number-changed-here")
SAME_NUMBER: Final = Refusal("10.2", "same-number")
ARMY_LIMIT: Final = Refusal("10.2", "army-limit")
TOO_FEW_HERE: Final = Refusal("10.2.1", "too-few-cus-here")
NO_ROMAN_ELEPHANTS: Final = Refusal("17.1", "roman-elephants")
TOO_FEW_ELEPHANTS: Final = Refusal("17.1", "too-few-elephants")
HERD_CHANGED: Final = Refusal("17.1", "elephants-changed-here")
SAME_HERD: Final = Refusal("17.1", "same-elephants")
ALREADY_WITH_HIM: Final = Refusal("10.8", "already-with-him")
WAS_LEFT_HERE: Final = Refusal("10.8", "was-left-here")
HIMSELF: Final = Refusal("10.8", "marches-already")
ENEMY_GENERAL: Final = Refusal("10.8", "enemy-general")
NOT_HERE: Final = Refusal("10.8", "general-not-here")
HIGHER_RANK: Final = Refusal("10.8", "higher-rank")
SPENT_GENERAL: Final = Refusal("10.11", "spent-general")
NOT_WITH_HIM: Final = Refusal("10.9", "not-with-him")
JOINED_HERE: Final = Refusal("10.9", "joined-here")
TRAIN_CHANGED: Final = Refusal("25", "train-changed-here")
TRAIN_WITH_HIM: Final = Refusal("25", "train-with-him")
TRAIN_NOT_WITH_HIM: Final = Refusal("25", "train-not-with-him")
NO_TRAIN_HERE: Final = Refusal("25", "no-train-here")

CHANGES: Final = (TAKE, ELEPHANTS, JOIN, LEAVE, TAKE_TRAIN, LEAVE_TRAIN)

# -- who could come ------------------------------------------------------------------------------------------


def spare(pos: PunicWar, march: MarchRecord) -> tuple[Groups, Groups, Groups, Groups]:
    """CUs that are not in the army and could be: ordinary and elephants here, then inside the walls."""
    board, side, place = pos.board, march.seat, pos.at[march.general]
    army = march.army
    here = standing(pos.fatigue, place, ordinary_at(pos, side, place), sum(army.units))
    herd = standing(pos.weary, place, elephants_at(pos, side, place), sum(army.herd))
    if place >= board.spaces or pos.cus[1 - side][place] > 0:
        return here, herd, no_groups(), no_groups()
    walls = place + board.walls
    inside = standing(pos.fatigue, walls, ordinary_at(pos, side, walls), 0)
    inside_herd = standing(pos.weary, walls, elephants_at(pos, side, walls), 0)
    return here, herd, inside, inside_herd


def most_there(pos: PunicWar, march: MarchRecord) -> int:
    """The CUs of the army and all that could join it here."""
    here, herd, inside, inside_herd = spare(pos, march)
    return (
        march.size()
        + fresh_enough(here)
        + fresh_enough(herd)
        + fresh_enough(inside)
        + fresh_enough(inside_herd)
    )


def most(pos: PunicWar, march: MarchRecord) -> int:
    """10.2 How many CUs the army may have here."""
    return min(pos.board.army_limit, most_there(pos, march))


def most_elephants(pos: PunicWar, march: MarchRecord) -> int:
    """How many elephants the army may have here."""
    _, herd, _, inside_herd = spare(pos, march)
    return min(pos.board.army_limit, march.elephants() + fresh_enough(herd) + fresh_enough(inside_herd))


def staying(pos: PunicWar, march: MarchRecord) -> list[int]:
    """The generals whom the army leaves behind at this place."""
    going = march.going()
    return [g for g in pos.generals_at(march.seat, pos.at[march.general]) if g not in going]


def rest(pos: PunicWar, march: MarchRecord) -> int:
    """CUs that stay behind at this place."""
    return pos.cus[march.seat][pos.at[march.general]] - march.size()


# -- 10.2.1 at the start -------------------------------------------------------------------------------------


def gather(pos: PunicWar, march: MarchRecord) -> None:
    """10.2.1 Take along all that may go: generals first, then CUs up to ten, elephants among them."""
    side, place, army = march.seat, pos.at[march.general], march.army
    there = pos.generals_at(side, place)
    leader = pos.rank(march.general)
    outranked = any(pos.rank(g) > leader for g in there)
    if not outranked:  # else a detachment of the army: its leader alone, until told otherwise
        army.subs = [g for g in there if g != march.general and join_refusal(pos, march, g) is None]
    resize(pos, march, most(pos, march), True)
    if outranked and pos.cus[side][place] > 0:
        others = [g for g in there if g != march.general]
        while march.size() > 0:
            left = pos.cus[side][place] - march.size()
            if consul_refusal(pos, [march.general], march.size(), left, others, left) is None:
                break
            resize(pos, march, march.size() - 1, True)
    army.train = place in pos.trains and not outranked


# -- CUs join and leave --------------------------------------------------------------------------------------


def resize(pos: PunicWar, march: MarchRecord, count: int, elephants: bool) -> None:
    """Have this many CUs; with ``elephants``, take these first."""
    change = count - march.size()
    if change < 0:
        for _ in range(-change):
            drop_tiredest(pos, march, sum(march.army.units) == 0)
        return
    change -= fetch(pos, march, elephants, change)
    fetch(pos, march, not elephants, change)


def fetch(pos: PunicWar, march: MarchRecord, beasts: bool, count: int) -> int:
    """Take up to this many CUs of a kind into the army, those here before those inside; how many it got."""
    place = pos.at[march.general]
    here, herd, inside, inside_herd = spare(pos, march)
    chosen = pick(herd if beasts else here, count)
    pull(pos, march, chosen, beasts, place)
    more = pick(inside_herd if beasts else inside, count - sum(chosen))
    pull(pos, march, more, beasts, place + pos.board.walls)
    return sum(chosen) + sum(more)


def pull(pos: PunicWar, march: MarchRecord, chosen: Groups, beasts: bool, source: int) -> None:
    """Take CUs into the army, out of the walls if they are inside."""
    count = sum(chosen)
    if count == 0:
        return
    place = pos.at[march.general]
    forget(pos.weary if beasts else pos.fatigue, source, chosen)
    if source != place:
        pos.cus[march.seat][source] -= count
        pos.cus[march.seat][place] += count
        if beasts:
            pos.elephants[source] -= count
            pos.elephants[place] += count
    groups = march.army.herd if beasts else march.army.units
    for points in range(len(groups)):
        groups[points] += chosen[points]
    if march.spent > pos.board.fair_weather:
        march.weather.late += count


def drop_tiredest(pos: PunicWar, march: MarchRecord, beasts: bool) -> None:
    """Leave one CU of a kind here, the one that has come farthest."""
    groups = march.army.herd if beasts else march.army.units
    for points in range(len(groups) - 1, -1, -1):
        if groups[points]:
            groups[points] -= 1
            one = no_groups()
            one[points] = 1
            store(pos.weary if beasts else pos.fatigue, pos.at[march.general], one)
            march.weather.late = max(0, march.weather.late - 1)
            return


def set_elephants(pos: PunicWar, march: MarchRecord, count: int) -> None:
    """Exchange elephants for other CUs, or the other way round, as far as there are any."""
    size, army = march.size(), march.army
    while sum(army.herd) > count:
        drop_tiredest(pos, march, True)
    if sum(army.herd) < count:
        fetch(pos, march, True, count - sum(army.herd))
        while march.size() > size and sum(army.units) > 0:
            drop_tiredest(pos, march, False)
    else:
        fetch(pos, march, False, size - march.size())


# -- changes on the way --------------------------------------------------------------------------------------


def changed(march: MarchRecord, general: int) -> bool:
    """Whether a general was taken along or left behind at this space."""
    return march.leg.changed >> (GENERALS_FROM + general) & 1 == 1


def join_refusal(pos: PunicWar, march: MarchRecord, general: int) -> Refusal | None:
    """10.8 Generals of equal or lower rank may be taken along; 10.11 d not those who are spent."""
    board, place = pos.board, pos.at[march.general]
    if board.general_side[general] != march.seat:
        return ENEMY_GENERAL
    if general == march.general:
        return HIMSELF
    inside = place < board.spaces and pos.at[general] == place + board.walls
    if pos.at[general] != place and not (inside and pos.cus[1 - march.seat][place] == 0):
        return NOT_HERE
    if pos.rank(general) > pos.rank(march.general):
        return HIGHER_RANK
    return SPENT_GENERAL if pos.walked[general] == SPENT else None


def number_refusal(pos: PunicWar, march: MarchRecord, count: int) -> Refusal | None:
    """10.2 An army has ten CUs at most, and their number is changed once per space."""
    if march.leg.changed & TOOK:
        return NUMBER_CHANGED
    if count == march.size():
        return SAME_NUMBER
    if count > pos.board.army_limit:
        return ARMY_LIMIT
    return None if count <= most_there(pos, march) else TOO_FEW_HERE


def elephants_refusal(pos: PunicWar, march: MarchRecord, count: int) -> Refusal | None:
    """17.1 Only Carthage has elephants; how many march is changed once per space."""
    if march.seat != CARTHAGE:
        return NO_ROMAN_ELEPHANTS
    if march.leg.changed & HERDED:
        return HERD_CHANGED
    if count == march.elephants():
        return SAME_HERD
    return None if count <= most_elephants(pos, march) else TOO_FEW_ELEPHANTS


def train_refusal(pos: PunicWar, march: MarchRecord, take: bool) -> Refusal | None:
    """25 A siege train goes with an army of Carthage's, if it is taken along."""
    if march.leg.changed & TRAINED:
        return TRAIN_CHANGED
    if not take:
        return None if march.army.train else TRAIN_NOT_WITH_HIM
    if march.army.train:
        return TRAIN_WITH_HIM
    return None if pos.at[march.general] in pos.trains else NO_TRAIN_HERE


def change_refusal(pos: PunicWar, march: MarchRecord, verb: int, operand: int) -> Refusal | None:
    """10.2, 10.8, 10.9 Why the army may not be changed so; each change can be made once per space."""
    if verb == TAKE:
        return number_refusal(pos, march, operand)
    if verb == ELEPHANTS:
        return elephants_refusal(pos, march, operand)
    if verb == JOIN:
        if operand in march.army.subs:
            return ALREADY_WITH_HIM
        return WAS_LEFT_HERE if changed(march, operand) else join_refusal(pos, march, operand)
    if verb == LEAVE:
        if operand not in march.army.subs:
            return NOT_WITH_HIM
        return JOINED_HERE if changed(march, operand) else None
    return train_refusal(pos, march, verb == TAKE_TRAIN)


def legal_changes(pos: PunicWar, march: MarchRecord) -> list[int]:
    """10.2, 10.8, 10.9 What may be taken along or left behind here."""
    board = pos.board
    out: list[int] = []
    size = march.size()
    if march.leg.changed & TOOK == 0:
        out += [A_TAKE + n for n in range(most(pos, march) + 1) if n != size]
    if march.seat == CARTHAGE and march.leg.changed & HERDED == 0:
        beasts = march.elephants()
        out += [A_ELEPHANTS + n for n in range(most_elephants(pos, march) + 1) if n != beasts]
    out += [A_JOIN + g for g in range(board.generals) if change_refusal(pos, march, JOIN, g) is None]
    out += [A_LEAVE + g for g in range(board.generals) if change_refusal(pos, march, LEAVE, g) is None]
    if train_refusal(pos, march, True) is None:
        out.append(A_TAKE_TRAIN)
    if train_refusal(pos, march, False) is None:
        out.append(A_LEAVE_TRAIN)
    return out


def change(pos: PunicWar, march: MarchRecord, verb: int, operand: int) -> None:
    """10.8, 10.9 Take along or leave behind."""
    leg, army = march.leg, march.army
    if verb == TAKE:
        leg.changed |= TOOK
        resize(pos, march, operand, False)
    elif verb == ELEPHANTS:
        leg.changed |= HERDED
        set_elephants(pos, march, operand)
    elif verb == JOIN:
        leg.changed |= 1 << (GENERALS_FROM + operand)
        pos.at[operand] = pos.at[march.general]
        army.subs.append(operand)
        if march.spent > pos.board.fair_weather:
            march.weather.latecomers |= 1 << operand
    elif verb == LEAVE:
        leg.changed |= 1 << (GENERALS_FROM + operand)
        army.subs.remove(operand)
    else:
        leg.changed |= TRAINED
        army.train = verb == TAKE_TRAIN
