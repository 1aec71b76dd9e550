"""A force that moves: which CUs of a stack are in it and how far they have come, and what may not be split.

10.11 A CU may go with several generals in one campaign, but not more than 4 movement points in all. CUs are
alike, so a stack is kept as a count of CUs for each number of points spent. A force takes the freshest first.
"""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .board import CARTHAGE, CONSUL, DICTATOR, Board
from .position import SPENT, PunicWar
from .records import FATIGUE, Groups, head_count

CONSUL_TAKES_FIVE: Final = Refusal("18.1", "consul-takes-five")
CONSUL_KEEPS_FIVE: Final = Refusal("18.1", "consul-keeps-five")


def no_groups() -> Groups:
    """No CU at all."""
    return [0] * FATIGUE


def ordinary_at(pos: PunicWar, side: int, place: int) -> int:
    """CUs at a place other than elephants."""
    return pos.cus[side][place] - (pos.elephants[place] if side == CARTHAGE else 0)


def elephants_at(pos: PunicWar, side: int, place: int) -> int:
    """Elephants of a side at a place."""
    return pos.elephants[place] if side == CARTHAGE else 0


def standing(tired: dict[int, int], place: int, size: int, away: int) -> Groups:
    """The CUs at a place by points spent, without those that are in a marching army."""
    groups = no_groups()
    left = size - away
    if not tired:
        groups[0] = left
        return groups
    for points in range(1, FATIGUE):
        here = min(left, tired.get(place * FATIGUE + points, 0))
        groups[points] = here
        left -= here
    groups[0] = left
    return groups


def known_tired(tired: dict[int, int], place: int) -> int:
    """How many CUs at a place, besides a marching army, are remembered to have moved."""
    return sum([tired.get(place * FATIGUE + points, 0) for points in range(FATIGUE)])


def store(tired: dict[int, int], place: int, groups: Groups) -> None:
    """Remember how far CUs that now stand at a place have come."""
    for points in range(1, FATIGUE):
        if groups[points]:
            key = place * FATIGUE + points
            tired[key] = tired.get(key, 0) + groups[points]


def forget(tired: dict[int, int], place: int, groups: Groups) -> None:
    """CUs leave a place: what was remembered of them goes along."""
    for points in range(1, FATIGUE):
        if groups[points]:
            key = place * FATIGUE + points
            left = tired.get(key, 0) - groups[points]
            if left > 0:
                tired[key] = left
            else:
                tired.pop(key, None)


def carry(tired: dict[int, int], place: int, to: int, count: int) -> None:
    """Some CUs go from one place to another, outside the sequence of marches: the tired ones first."""
    for points in range(FATIGUE - 1, 0, -1):
        here = tired.get(place * FATIGUE + points, 0)
        if here and count:
            moved = no_groups()
            moved[points] = min(here, count)
            forget(tired, place, moved)
            store(tired, to, moved)
            count -= moved[points]


def carry_all(pos: PunicWar, side: int, place: int, to: int) -> None:
    """Everybody of a side leaves a place for another: what they have spent goes along."""
    if side != pos.mover:
        return
    for tired in (pos.fatigue, pos.weary):
        for points in range(1, FATIGUE):
            moved = tired.pop(place * FATIGUE + points, 0)
            if moved:
                tired[to * FATIGUE + points] = tired.get(to * FATIGUE + points, 0) + moved


def exhaust_all(pos: PunicWar, side: int, place: int) -> None:
    """10.11 d Everybody of a side at a place can do nothing more with this card."""
    if side != pos.mover:
        return
    sizes = (ordinary_at(pos, side, place), elephants_at(pos, side, place))
    for tired, size in zip((pos.fatigue, pos.weary), sizes, strict=True):
        for points in range(FATIGUE):
            tired.pop(place * FATIGUE + points, None)
        if size:
            tired[place * FATIGUE + SPENT] = size
    for g in pos.generals_at(side, place):
        pos.walked[g] = SPENT


def pick(groups: Groups, count: int) -> Groups:
    """This many CUs of some groups, the freshest first, none that is spent."""
    out = no_groups()
    for points in range(SPENT):
        got = min(count, groups[points])
        out[points] = got
        count -= got
    return out


def fresh_enough(groups: Groups) -> int:
    """How many CUs are not spent."""
    return head_count(groups) - groups[SPENT]


def shrink_to(groups: Groups, size: int) -> None:
    """Losses: the tiredest go first."""
    over = head_count(groups) - size
    if over <= 0:
        return
    for points in range(FATIGUE - 1, -1, -1):
        gone = min(over, groups[points])
        groups[points] -= gone
        over -= gone


def without(groups: Groups, part: Groups) -> Groups:
    """What is left of some groups without a part of them."""
    return [groups[points] - part[points] for points in range(FATIGUE)]


def march_on(groups: Groups, cost: int) -> Groups:
    """The groups after a step that cost this many points."""
    out = no_groups()
    for points in range(FATIGUE):
        if groups[points]:
            out[min(points + cost, SPENT - 1)] += groups[points]
    return out


def march_back(groups: Groups, points: int) -> Groups:
    """The groups as if so many points had not been spent."""
    out = no_groups()
    for spent in range(FATIGUE):
        if groups[spent]:
            out[max(0, spent - points)] += groups[spent]
    return out


def too_tired(units: Groups, herd: Groups, cost: int, limit: int, spent: int, loyal: int) -> bool:
    """10.11 c No CU goes farther than 4 points, except those that went all the way with a general who may."""
    for points in range(FATIGUE):
        count = units[points] + herd[points]
        if count and points + cost > limit and (points != spent or count > loyal):
            return True
    return False


def consul_refusal(
    pos: PunicWar, going: list[int], count: int, left: int, staying: list[int], rest: int
) -> Refusal | None:
    """18.1, 18.3 Rome never willingly leaves a consul, going or staying, with fewer than 5 CUs.

    ``count`` CUs go and leave ``left`` behind; with those that stay there are ``rest``. 25 A dictator may
    take CUs from a consul even so, and an army that is his has no minimum, with a consul in it or not.
    """
    board = pos.board
    if any(pos.office[g] == DICTATOR for g in going):
        return None
    for g in going:
        if pos.office[g] == CONSUL and count < board.consul_units and left > 0:
            return CONSUL_TAKES_FIVE
    if any(pos.office[g] == DICTATOR for g in staying):
        return None
    for g in staying:
        if pos.office[g] == CONSUL and rest < board.consul_units and count > 0:
            return CONSUL_KEEPS_FIVE
    return None


def strays(board: Board, generals: list[int], to: int) -> bool:
    """24.1 Whether one of the generals would leave the region that he is bound to."""
    return any(board.bound[g] >= 0 and board.region_of[to] != board.bound[g] for g in generals)


def outside(board: Board, place: int) -> int:
    """The place outside the walls."""
    return place - board.walls if board.walls <= place < board.transit else place
