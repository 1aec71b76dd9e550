"""How well a seat stands, for players that look ahead: points, then what cities bring and armies threaten.

Everything is counted in victory points. An army is worth more the nearer it is to a city that it could take.
"""

from __future__ import annotations

from typing import Final

from .board import CARTHAGE, NOBODY, SYRACUSE
from .economy import Disband
from .kinds import SIDES
from .leaders import recruit_price
from .position import BESIEGED, War
from .records import ATTACKER, DEFENDER, OPEN
from .recruiting import Recruiting
from .stacks import CODE_BITS, KINDS, LAND_KINDS, SHIP, Troops, count, infantry, nation_of, size
from .victory import needed

# What a unit of each kind is worth, and what it counts for in a battle.
WORTH: Final[list[float]] = [0.08, 0.17, 0.21, 0.16, 0.24, 0.3, 0.2]
POWER: Final[list[int]] = [6, 13, 10, 10, 10, 16, 0]  # in tenths, as all powers are
TENTHS: Final = 10
COMMAND: Final = 4  # for each point of a leader's command
INCOME: Final = 0.3
SIEGE: Final = 0.45  # of what a city is worth, for whoever besieges it
PROGRESS: Final = 0.4  # and of that, for walls that have lost all their levels,
STORMED: Final = 0.3  # or this much of it, if they are whole again when the army leaves
THREAT: Final = 0.5  # of what a city is worth, for an army before it that is sure to take it
FARTHEST: Final = 12
NEARER: Final[list[float]] = [0.8**steps for steps in range(FARTHEST)]  # and of that, so many steps away
WEAKEST: Final = 20  # the power of an army that threatens anybody
RIPE: Final = 0.12  # the first points of initiative, each
SPARE: Final = 0.03  # and the rest
FEW: Final = 4
TALENT: Final = 0.04
CARD: Final = 0.1
PER_INITIATIVE: Final = 0.03
MANY_CARDS: Final = 5
STATE: Final = 0.7
TRIBE: Final = 0.1
BATTLE: Final = 0.3  # what winning a battle brings, for each point of power that was beaten
BEGUN: Final = 0.5  # of what a recruit would be worth, for the choice of a field that can raise him
DEBT: Final = 0.4  # a unit that must be disbanded
SHORT: Final = 0.05  # a unit that cannot be paid as things stand
PERIL: Final = 0.6  # a unit that a side lacks to be safe from losing the war with its army,
SAFE: Final = 12  # which it is with so many more than that
ALONE: Final = 0.1  # how much more a player's own points count than his partner's
OPEN_END: Final = 40  # the points that a side without a goal of its own is taken to play for


def value(pos: War, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    mine = pos.side_of_seat[seat]
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        if seat in pos.outcome.winners:
            return 1.0
        return 0.9 if any(pos.side_of_seat[winner] == mine for winner in pos.outcome.winners) else -1.0
    powers = Powers(pos)
    rival = -1000.0
    for side in range(len(SIDES)):
        if side != mine and pos.seats_of[side]:
            rival = max(rival, standing(pos, powers, side))
    goal = needed(pos, mine) or OPEN_END
    lead = standing(pos, powers, mine) - rival
    if len(pos.seats_of[mine]) > 1:  # 10.3 of partners who win, the one with more points has won
        lead += ALONE * pos.points[seat]
    return max(-0.99, min(0.99, lead / goal))


# -- what a side has -----------------------------------------------------------------------------------------


def standing(pos: War, powers: Powers, side: int) -> float:
    """What a side has, in points of victory."""
    total = float(pos.side_points(side)) + leanings(pos, side)
    for seat in pos.seats_of[side]:
        total += purse(pos, seat)
    total += means(pos, side) + sieges(pos, side) + threats(pos, powers, side) + going_on(pos, side)
    return total - peril(pos, side)


def means(pos: War, side: int) -> float:
    """9 What a side's units and the income of its cities are worth; units beyond its means are worth less."""
    units = income = talents = 0
    total = 0.0
    for nation, troops in enumerate(pos.fielded):
        if pos.side[nation] == side:
            for kind in range(KINDS):
                number = count(troops, kind)
                units += number
                total += WORTH[kind] * number
    for city in pos.scenario.cities:
        if pos.ring[city] != BESIEGED and pos.city_side(city) == side:
            income += pos.board.income[city]
    for seat in pos.seats_of[side]:
        talents += pos.talents[seat]
    short = max(0, units - income - talents)  # 9.2 a Talent is due for each of them
    return total + INCOME * income - SHORT * short


def peril(pos: War, side: int) -> float:
    """2 How near a side is to losing the war because it has too few units left."""
    fewest = pos.scenario.fewest_units
    if not fewest or side != CARTHAGE:
        return 0.0
    units = 0
    for nation, troops in enumerate(pos.fielded):
        if pos.side[nation] == side:
            units += size(troops)
    return PERIL * max(0, fewest + SAFE - units)


def purse(pos: War, seat: int) -> float:
    """What lies before a player: initiative, of which a little goes a long way, Talents and cards."""
    initiative = pos.initiative[seat]
    total = RIPE * min(initiative, FEW) + SPARE * max(0, initiative - FEW) + TALENT * pos.talents[seat]
    hand = pos.hands[seat]
    for number, card in enumerate(hand):
        total += PER_INITIATIVE * pos.board.cards[card].initiative
        if number < MANY_CARDS:
            total += CARD
    return total


def leanings(pos: War, side: int) -> float:
    """7, 8 What states and tribes are worth that lean to a side."""
    if side >= SYRACUSE:
        return 0.0
    total = 0
    for nation in pos.scenario.track:
        if not pos.led(nation):
            total += pos.track[nation]
    tribes = 0
    for region in pos.board.tribes:
        tribes += pos.attitude[region]
    worth = STATE * total + TRIBE * tribes
    return worth if side == 0 else -worth


def prize(pos: War, city: int) -> float:
    """What a city is worth to who takes it."""
    return pos.board.laurels[city] + INCOME * pos.board.income[city]


def sieges(pos: War, side: int) -> float:
    """6.2 What a side's sieges promise."""
    total = 0.0
    for city in pos.scenario.cities:
        ring = pos.ring[city]
        if ring and pos.besieger[city] == side and pos.city_side(city) != side:
            progress = PROGRESS * (1.0 - pos.level[city] / pos.board.defence[city])
            total += prize(pos, city) * (SIEGE + progress if ring == BESIEGED else STORMED * progress)
    return total


# -- armies --------------------------------------------------------------------------------------------------


def power_of(troops: Troops) -> int:
    """What troops count for in a battle on land."""
    total = 0
    for kind in range(LAND_KINDS):
        number = count(troops, kind)
        if number:
            total += POWER[kind] * number
    return total


class Powers:
    """What the armies of every side count for, region by region, with those who lead them."""

    def __init__(self, pos: War) -> None:
        board = pos.board
        self.regions = board.walls
        self.field = [0] * (len(SIDES) * board.walls)
        self.armies: list[list[int]] = [[] for _ in SIDES]  # by side: where it has units
        for region in range(board.walls):
            for stack in pos.stacks[region]:
                side = pos.side[nation_of(stack)]
                if side < len(SIDES):
                    at = side * board.walls + region
                    if not self.field[at]:
                        self.armies[side].append(region)
                    self.field[at] += power_of(stack >> CODE_BITS)
        for leader, place in enumerate(pos.at):  # 5.6
            if 0 <= place < board.walls:
                side = pos.side[board.leader_nation[leader]]
                if side < len(SIDES):
                    self.field[side * board.walls + place] += COMMAND * board.command[leader]

    def of(self, side: int, region: int) -> int:
        """The power of a side in a region."""
        return self.field[side * self.regions + region] if side < len(SIDES) else 0


class Front:
    """The cities that a side could want to take or to relieve, and what stands before each."""

    def __init__(self, pos: War, powers: Powers, side: int) -> None:
        self.side = side
        self.regions: list[int] = []
        self.prizes: list[float] = []
        self.guards: list[int] = []
        for city in pos.scenario.cities:
            if is_target(pos, side, city):
                self.regions.append(pos.board.city_region[city])
                self.prizes.append(prize(pos, city))
                self.guards.append(guard(pos, powers, side, city))


def is_target(pos: War, side: int, city: int) -> bool:
    """Whether a side could want to take a city, or to relieve it."""
    owner = pos.city_side(city)
    if owner == side:
        return pos.ring[city] == BESIEGED
    return pos.hostile(side, owner)


def guard(pos: War, powers: Powers, side: int, city: int) -> int:
    """6 What stands between an army and a city: who is in the region, and the walls with those inside."""
    board, owner = pos.board, pos.city_side(city)
    region = board.city_region[city]
    if owner == side:
        return powers.of(pos.besieger[city], region)
    inside = board.walls + city
    walls = pos.level[city] + (infantry(pos.troops(inside, owner)) if pos.stacks[inside] else 0)
    return TENTHS * walls + powers.of(owner, region)


def threats(pos: War, powers: Powers, side: int) -> float:
    """What a side's armies threaten."""
    front = Front(pos, powers, side)
    total = 0.0
    for region in powers.armies[side]:
        power = powers.of(side, region)
        if power >= WEAKEST:
            total += threat(pos, front, region, power)
    return total


def threat(pos: War, front: Front, region: int, power: int) -> float:
    """The best that an army could do: a city, how sure it is to take it, and how near it is."""
    steps = pos.board.steps[region]
    best = 0.0
    for number, target in enumerate(front.regions):
        far = steps[target]
        if far < FARTHEST:
            worth = front.prizes[number] * chance(power, front.guards[number]) * NEARER[far]
            if worth > best:
                best = worth
    return THREAT * best


def chance(power: int, guard: int) -> float:
    """How sure an army is to beat another."""
    sure = 0.5 + 0.9 * (power - guard) / (power + guard + TENTHS)
    return 0.02 if sure < 0.02 else 0.98 if sure > 0.98 else sure


# -- what is going on ----------------------------------------------------------------------------------------


def going_on(pos: War, side: int) -> float:
    """What a side may expect of what is going on."""
    return battle(pos, side) + raising(pos, side) + owing(pos, side)


def battle(pos: War, side: int) -> float:
    """5 What the battle that is being fought promises to a side."""
    fight = pos.battle
    if fight is None or fight.winner != OPEN or side not in fight.sides:
        return 0.0
    powers = [0, 0]
    for role in (ATTACKER, DEFENDER):
        troops = pos.troops(fight.place, fight.sides[role])
        if fight.gauls == role:
            troops += fight.levy
        powers[role] = power_of(troops) + leading(pos, fight.place, fight.sides[role])
        if pos.board.is_sea(fight.place):
            powers[role] = 2 * TENTHS * count(troops, SHIP)
    own = powers[fight.sides.index(side)]
    theirs = powers[ATTACKER] + powers[DEFENDER] - own
    return (chance(own, theirs) - 0.5) * BATTLE * (min(own, theirs) / TENTHS + 2.0)


def leading(pos: War, place: int, side: int) -> int:
    """5.6 What the leaders of a side in a place add."""
    total = 0
    for leader in pos.leaders_at(place, side):
        total += COMMAND * pos.board.command[leader]
    return total


def raising(pos: War, side: int) -> float:
    """9.3 What the best recruit is worth in the field where a player has begun to recruit."""
    step = pos.steps[-1]
    if not isinstance(step, Recruiting) or step.field == NOBODY or not step.waiting:
        return 0.0
    seat = step.waiting[0]
    if pos.side_of_seat[seat] != side:
        return 0.0
    best = 0.0
    for counter in step.raised_at(pos, seat, step.field, step.within_means(pos, seat)):
        nation, kind = counter // KINDS, counter % KINDS
        best = max(best, WORTH[kind] - TALENT * recruit_price(pos, nation, kind))
    return BEGUN * best


def owing(pos: War, side: int) -> float:
    """9.2 Units that must be disbanded are as good as lost."""
    step = pos.steps[-1]
    if not isinstance(step, Disband) or pos.side_of_seat[step.seat] != side:
        return 0.0
    return -DEBT * step.left
