"""What the armies of a side are near to: provinces to win, capitals to take or to guard, enemies to beat."""

from __future__ import annotations

from typing import Final

from .board import NOBODY, ROME
from .position import PunicWar
from .records import FREE, OVER

DECAY: Final = 0.85  # of a prize, with each step of the way
# How much of a prize counts, by half steps.
NEARNESS: Final[list[float]] = [DECAY ** (half / 2) for half in range(1300)]
# The same for a danger, which is near or is none.
CLOSENESS: Final[list[float]] = [0.6 ** (half / 2) for half in range(1300)]
SIEGE_STEPS: Final = 5  # half steps for which the walls of a city count
WALLED: Final = 1.5  # what a city is worth more than a PC
AT_ALL: Final = 0.3  # of a province, that somebody could go there; the rest is his who is going there
LEAST: Final = 3  # CUs of an army that can besiege, and hold what it takes
FULL: Final = 10  # CUs beyond which an army is no better
SMALL: Final = 4  # CUs' worth of an army that is there at all
RATED: Final = 4  # the best battle rating
RANGE: Final = 8  # half steps of a march
# 20.1.3 The chances, and a little for the hope, of an attempt against a city with so many siege points.
FALL: Final[list[float]] = [0.1, 0.2, 0.4]
EVEN: Final = 0.5
MARGIN: Final = 12.0  # battle cards between a battle that is open and one that is won
WORST: Final = 6


class Host:
    """An army: a general with CUs, where it is, what it can reach, and how many battle cards it brings."""

    def __init__(
        self,
        space: int,
        count: int,
        rating: int,
        far: list[int],
        now: list[int],
        ahead: int,
        inside: bool,
    ) -> None:
        self.space = space
        self.count = count
        self.rating = rating
        self.far = far  # half steps to every space,
        self.now = now  # and by the ways that the card which moves it opens
        self.ahead = ahead  # half steps that it can still go with the card that moves it
        self.inside = inside
        self.cards = count + rating
        self.goal = 0.0  # what its best province is worth to it
        self.power = (SMALL + min(count, FULL)) * (RATED + rating) / ((SMALL + FULL) * 2.0 * RATED)

    def steps(self, space: int) -> int:
        """Half steps to a space; of those that it can go at once only one in two counts."""
        far = self.far[space]
        if self.ahead == 0 or self.now[space] > far:
            return far
        return max(far // 2, far - self.ahead // 2)


def hosts(pos: PunicWar, side: int) -> list[Host]:
    """The armies of a side."""
    board, own, at = pos.board, pos.cus[side], pos.at
    found: list[Host] = []
    seen: list[int] = []
    for g in range(board.generals):
        place = at[g]
        if place < 0 or board.general_side[g] != side or own[place] == 0 or place in seen:
            continue
        seen.append(place)
        space = pos.space_at(place)
        rating = pos.battle_rating(pos.commander(side, place))
        inside = board.walls <= place < board.transit
        far, now = board.far[side][space], board.by_land[space]
        found.append(Host(space, own[place], rating, far, now, points_ahead(pos, side, place), inside))
    return found


def points_ahead(pos: PunicWar, side: int, place: int) -> int:
    """Half steps that the army at a place can still go with the card that moves it."""
    march = pos.march
    if march is None or march.seat != side or pos.at[march.general] != place:
        return 0
    if march.state != FREE and pos.battle is None:
        return 0
    if pos.reaction is not None and pos.reaction.avoided:
        return 0  # 13.4 there will perhaps be a pursuit
    return 2 * march.points  # also in a battle, so that to fight is no worse than to march on


def add_allies(pos: PunicWar, holders: list[int], side: int, armies: list[Host]) -> None:
    """14.2, 14.4 What the provinces of its side add to the battle cards of each army where it stands."""
    for host in armies:
        host.cards += allies_at(pos, holders, side, host.space)


def allies_at(pos: PunicWar, holders: list[int], side: int, space: int) -> int:
    """14.2, 14.4 The battle cards that a general has of the provinces of his side, and of the militia."""
    board = pos.board
    region = board.region_of[space]
    if region < 0:
        return 0
    cards = 0
    for p in range(board.provinces):
        if holders[p] == side and board.province_region[p] == region:
            cards += board.allies[p]
    if side == ROME:
        if region == board.homeland[ROME]:
            cards = min(cards, board.roman_allies)
        if board.province_of[space] == board.militia_province:
            cards += board.militia_cards
    return cards


def prospects(pos: PunicWar, holders: list[int], side: int, armies: list[Host], taken: float) -> float:
    """For each province that counts and is not held: how near to it, and how strong, the best army is.

    An army can go to one of them only: its best one counts once more. ``taken`` says how much more a province
    counts if it is the enemy's.
    """
    if not armies:
        return 0.0
    board, scoring, control, foe = pos.board, pos.scenario.scoring, pos.control, 1 - side
    total = 0.0
    for p in range(board.provinces):
        if not scoring[p] or holders[p] == side:
            continue
        weight = taken if holders[p] == foe else 1.0
        best = 0.0
        for space in board.spaces_of[p]:
            if control[space] == foe or (pos.tribe[space] and control[space] != side):
                best = max(best, weight * approach(pos, foe, space, armies, weight))
        total += AT_ALL * best
    for host in armies:
        total += (1.0 - AT_ALL) * host.goal
    return total


def assault(pos: PunicWar, side: int, armies: list[Host]) -> float:
    """23.1, 23.2.1 How near to the city that wins the war, and how strong, the best army is."""
    prize, foe = pos.scenario.prize[side], 1 - side
    return 0.0 if prize < 0 or pos.control[prize] != foe else approach(pos, foe, prize, armies, 0.0)


def strike(pos: PunicWar, armies: list[Host], won: float, taken: float) -> float:
    """What the army that is being moved could do at once: take a city or a tribe, or beat an enemy.

    ``armies`` are those of its side, ``won`` is the war, ``taken`` a city that is only a city. It does not
    come back to what it has left behind.
    """
    march = pos.marching()
    side, place = march.seat, pos.at[march.general]
    size = march.size()
    if march.state == OVER or place < 0 or place >= pos.board.transit or size == 0:
        return 0.0
    board, foe, space = pos.board, 1 - side, pos.space_at(place)
    far, points = board.by_land[space], 2 * march.points if march.state == FREE else 0
    for host in armies:
        if host.space == space:
            far = host.now
    cards = size + pos.battle_rating(march.general)
    before = board.by_land[pos.space_at(march.leg.came) if march.leg.came >= 0 else space]
    after = board.by_land[space]
    best = 0.0
    for to in range(board.spaces):
        if far[to] > points or before[to] < after[to]:
            continue
        worth = 0.0
        units = pos.cus[foe][to]
        if units:
            at_stake = units + relief(pos, side, to, won, taken)
            worth = at_stake * (chances(cards - units - units // 2) - EVEN)
        elif size >= LEAST and to not in pos.attempted:
            worth = hope(pos, side, to, won, taken)
        best = max(best, worth * NEARNESS[far[to] // 2])
    return best


def relief(pos: PunicWar, side: int, space: int, won: float, taken: float) -> float:
    """20.5 What it is worth to drive those away who besiege a city; more than all others one's capital."""
    if pos.siege[space] == 0 or pos.control[space] != side:
        return 0.0
    return pos.siege[space] * (won / 3.0 if space == pos.scenario.prize[1 - side] else taken)


def hope(pos: PunicWar, side: int, space: int, won: float, taken: float) -> float:
    """20.1 What an attempt against a city or a tribe that no army guards is worth."""
    board, foe = pos.board, 1 - side
    fall = FALL[min(pos.siege[space], 2)]
    if board.city[space] and pos.control[space] == foe:
        worth = won if space == pos.scenario.prize[side] else taken
        return worth * fall - taken * pos.cus[foe][space + board.walls] / MARGIN
    return taken * fall / 2.0 if pos.unfriendly_tribe(space, side) else 0.0


def approach(pos: PunicWar, foe: int, space: int, armies: list[Host], weight: float) -> float:
    """How near to a space, and how strong, the best army is that could take it; each remembers its best."""
    board = pos.board
    guards = pos.cus[foe][space]
    extra, prize = 0, 1.0
    if board.city[space]:
        guards += pos.cus[foe][space + board.walls]
        extra = max(0, SIEGE_STEPS - 2 * pos.siege[space])
        prize = WALLED
    best = 0.0
    for host in armies:
        if host.count < LEAST or host.inside:
            continue
        near = prize * host.power * NEARNESS[host.steps(space) + extra]
        if guards:
            near *= chances(host.cards - guards - guards // 2)
        if near > best:
            best = near
        if near * weight > host.goal:
            host.goal = near * weight
    return best


def chances(margin: int) -> float:
    """14.6 The chances of an army with so many more battle cards than the enemy."""
    return max(0.0, min(1.0, EVEN + margin / MARGIN))


def danger(pos: PunicWar, side: int, space: int, own: list[Host], theirs: list[Host]) -> float:
    """How much more of the enemy is near a city than of those who could defend it, in CUs."""
    coming = 0.0
    for host in theirs:
        if host.count >= LEAST:
            coming += (host.count + host.rating) * CLOSENESS[host.steps(space)]
    if coming == 0.0:
        return 0.0
    guard = float(pos.cus[side][space + pos.board.walls])
    for host in own:
        guard += (host.count + host.rating) * CLOSENESS[host.steps(space)]
    return max(0.0, coming - guard)


def clashes(own: list[Host], theirs: list[Host]) -> float:
    """For every two armies within a march of each other: who would beat whom, for the side of the first."""
    total = 0.0
    for host in own:
        for foe in theirs:
            if host.far[foe.space] > RANGE or host.inside or foe.inside:
                continue
            margin = max(-WORST, min(WORST, host.cards - foe.cards))
            total += margin * min(host.count, foe.count)
    return total


def holders_of(pos: PunicWar) -> list[int]:
    """Who holds each province, NOBODY if it is nobody's."""
    return [pos.holder(p) if pos.held[0][p] or pos.held[1][p] else NOBODY for p in range(pos.board.provinces)]
