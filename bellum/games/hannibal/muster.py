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
    outside,
    pick,
    standing,
    store,
    without,
)
from .board import CARTHAGE, NOBODY
from .column import is_inside
from .position import SPENT, PunicWar
from .records import GENERALS_FROM, HERDED, TOOK, TRAINED, Groups, MarchRecord, head_count

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


def spare(pos: PunicWar, march: MarchRecord, place: int, beasts: bool) -> Groups:
    """CUs of a kind at a place of the army's space that are not in the army and could be."""
    army, side = march.army, march.seat
    groups, within = (army.herd, army.within_herd) if beasts else (army.units, army.within)
    away = head_count(within)
    if not is_inside(pos.board, place):
        away = head_count(groups) - away
    if beasts:
        return standing(pos.weary, place, elephants_at(pos, side, place), away)
    return standing(pos.fatigue, place, ordinary_at(pos, side, place), away)


def fresh(pos: PunicWar, march: MarchRecord, beasts: bool) -> int:
    """How many CUs of a kind could join the army, from where the general is and from beyond the walls."""
    other = beyond(pos, march)
    count = fresh_enough(spare(pos, march, pos.at[march.general], beasts))
    return count if other < 0 else count + fresh_enough(spare(pos, march, other, beasts))


def beyond(pos: PunicWar, march: MarchRecord) -> int:
    """10.7 The place on the other side of the walls, if one can go there and back; else NOBODY."""
    board, place = pos.board, pos.at[march.general]
    space = outside(board, place)
    if space >= board.spaces or not board.city[space] or pos.cus[1 - march.seat][space] > 0:
        return NOBODY
    return space + board.walls if place == space else space


def most_there(pos: PunicWar, march: MarchRecord) -> int:
    """The CUs of the army and all that could join it here."""
    return march.size() + fresh(pos, march, False) + fresh(pos, march, True)


def most(pos: PunicWar, march: MarchRecord) -> int:
    """10.2 How many CUs the army may have here."""
    return min(pos.board.army_limit, most_there(pos, march))


def most_elephants(pos: PunicWar, march: MarchRecord) -> int:
    """How many elephants the army may have here."""
    return min(pos.board.army_limit, march.elephants() + fresh(pos, march, True))


def halves(pos: PunicWar, march: MarchRecord) -> list[int]:
    """10.7 The places of the army's space: outside, and in a city inside."""
    board = pos.board
    space = outside(board, pos.at[march.general])
    return [space, space + board.walls] if space < board.spaces and board.city[space] else [space]


def staying(pos: PunicWar, march: MarchRecord, place: int) -> list[int]:
    """The generals whom the army leaves behind at a place."""
    going = march.going()
    return [g for g in pos.generals_at(march.seat, place) if g not in going]


def part(pos: PunicWar, march: MarchRecord, place: int) -> int:
    """CUs of the army at one of the two places of its space."""
    within = march.army.count_within()
    return within if is_inside(pos.board, place) else march.size() - within


def rest(pos: PunicWar, march: MarchRecord, place: int) -> int:
    """CUs that stay behind at a place."""
    return pos.cus[march.seat][place] - part(pos, march, place)


# -- 10.2.1 at the start -------------------------------------------------------------------------------------


def gather(pos: PunicWar, march: MarchRecord) -> None:
    """10.2.1 Take along all that may go: generals first, then CUs up to ten, elephants among them.

    10.7 What is on the other side of the walls stays there until it is asked for.
    """
    side, place, army = march.seat, pos.at[march.general], march.army
    there = pos.generals_at(side, place)
    leader = pos.rank(march.general)
    outranked = any(pos.rank(g) > leader for g in there)
    if not outranked:  # else a detachment of the army: its leader alone, until told otherwise
        army.subs = [g for g in there if g != march.general and join_refusal(pos, march, g) is None]
    count = fresh_enough(spare(pos, march, place, False)) + fresh_enough(spare(pos, march, place, True))
    resize(pos, march, min(pos.board.army_limit, count), True)
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
    """Have this many CUs, those where the general is before those beyond the walls.

    With ``elephants``, take these first.
    """
    change = count - march.size()
    for _ in range(-change):
        drop_tiredest(pos, march, sum(march.army.units) == 0)
    for far in (False, True):
        for beasts in (elephants, not elephants):
            if change > 0:
                change -= fetch(pos, march, beasts, change, far)


def fetch(pos: PunicWar, march: MarchRecord, beasts: bool, count: int, far: bool) -> int:
    """Take up to this many CUs of a kind into the army, from here or from beyond; how many it got."""
    place = beyond(pos, march) if far else pos.at[march.general]
    if place < 0:
        return 0
    chosen = pick(spare(pos, march, place, beasts), count)
    got = head_count(chosen)
    if got == 0:
        return 0
    forget(pos.weary if beasts else pos.fatigue, place, chosen)
    count_in(march, beasts, is_inside(pos.board, place), chosen, 1)
    if march.spent > pos.board.fair_weather:
        march.weather.late += got
    return got


def count_in(march: MarchRecord, beasts: bool, inside: bool, chosen: Groups, sign: int) -> None:
    """CUs of a kind come into the army, or (-1) leave it."""
    army = march.army
    groups = army.herd if beasts else army.units
    within = army.within_herd if beasts else army.within
    for points in range(len(groups)):
        groups[points] += sign * chosen[points]
        if inside:
            within[points] += sign * chosen[points]


def drop_tiredest(pos: PunicWar, march: MarchRecord, beasts: bool) -> None:
    """Leave one CU of a kind behind, the one that has come farthest."""
    drop(pos, march, beasts, True)


def drop_freshest(pos: PunicWar, march: MarchRecord, beasts: bool) -> None:
    """Leave one CU of a kind behind, the one that has come least far."""
    drop(pos, march, beasts, False)


def drop(pos: PunicWar, march: MarchRecord, beasts: bool, tired: bool) -> None:
    """Leave one CU of a kind where it stands, those beyond the walls first: the tiredest or the freshest."""
    army = march.army
    groups, within = (army.herd, army.within_herd) if beasts else (army.units, army.within)
    space = outside(pos.board, pos.at[march.general])
    before = without(groups, within)
    inside = is_inside(pos.board, pos.at[march.general])
    if sum(before if inside else within) > 0:
        inside = not inside
    choice = within if inside else before
    order = range(len(choice) - 1, -1, -1) if tired else range(len(choice))
    for points in order:
        if choice[points]:
            one = no_groups()
            one[points] = 1
            count_in(march, beasts, inside, one, -1)
            place = space + pos.board.walls if inside else space
            store(pos.weary if beasts else pos.fatigue, place, one)
            march.weather.late = max(0, march.weather.late - 1)
            return


def set_elephants(pos: PunicWar, march: MarchRecord, count: int) -> None:
    """Exchange elephants for other CUs, or the other way round, as far as there are any."""
    size, army = march.size(), march.army
    while sum(army.herd) > count:
        drop_tiredest(pos, march, True)
    if sum(army.herd) < count:
        for far in (False, True):
            fetch(pos, march, True, count - sum(army.herd), far)
        while march.size() > size and sum(army.units) > 0:
            drop_tiredest(pos, march, False)
    else:
        for far in (False, True):
            fetch(pos, march, False, size - march.size(), far)


# -- changes on the way --------------------------------------------------------------------------------------


def changed(march: MarchRecord, general: int) -> bool:
    """Whether a general was taken along or left behind at this space."""
    return march.leg.changed >> (GENERALS_FROM + general) & 1 == 1


def join_refusal(pos: PunicWar, march: MarchRecord, general: int) -> Refusal | None:
    """10.8 Generals of equal or lower rank may be taken along; 10.11 d not those who are spent."""
    if pos.board.general_side[general] != march.seat:
        return ENEMY_GENERAL
    if general == march.general:
        return HIMSELF
    there = pos.at[general]
    if there < 0 or (there != pos.at[march.general] and there != beyond(pos, march)):
        return NOT_HERE
    if pos.rank(general) > pos.rank(march.general):
        return HIGHER_RANK
    return SPENT_GENERAL if pos.walked[general] == SPENT else None


def near(pos: PunicWar, march: MarchRecord) -> list[int]:
    """10.8 The generals of his side where the general is, or beyond the walls."""
    at, place, other = pos.at, pos.at[march.general], beyond(pos, march)
    generals = pos.board.generals_of[march.seat]
    return [g for g in generals if at[g] == place or (other >= 0 and at[g] == other)]


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
    here = pos.at[march.general] in pos.trains or beyond(pos, march) in pos.trains
    return None if here else NO_TRAIN_HERE


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
    out: list[int] = []
    size = march.size()
    if march.leg.changed & TOOK == 0:
        out += [A_TAKE + n for n in range(most(pos, march) + 1) if n != size]
    if march.seat == CARTHAGE and march.leg.changed & HERDED == 0:
        beasts = march.elephants()
        out += [A_ELEPHANTS + n for n in range(most_elephants(pos, march) + 1) if n != beasts]
    out += [A_JOIN + g for g in near(pos, march) if change_refusal(pos, march, JOIN, g) is None]
    out += [A_LEAVE + g for g in sorted(march.army.subs) if change_refusal(pos, march, LEAVE, g) is None]
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
        army.subs.append(operand)
        if march.spent > pos.board.fair_weather:
            march.weather.latecomers |= 1 << operand
    elif verb == LEAVE:
        leg.changed |= 1 << (GENERALS_FROM + operand)
        army.subs.remove(operand)
    else:
        leg.changed |= TRAINED
        army.train = verb == TAKE_TRAIN
