"""What armies can do, for those who look ahead: how strong they are, what they threaten, who can reach them.

Everything is counted in victory points. An army is worth more the nearer it is to a city that it could take.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from .board import CARTHAGE, NOBODY, ROME
from .kinds import SIDES
from .position import BESIEGED, War
from .stacks import CODE_BITS, LAND_KINDS, SHIP, Troops, count, infantry, nation_of, ships

POWER: Final[list[int]] = [6, 13, 10, 10, 10, 16, 0]  # what a unit counts for in a battle, in tenths
TENTHS: Final = 10
COMMAND: Final = 4  # for each point of a leader's command,
MISSED: Final = 4  # up to this part of what his troops count for
FARTHEST: Final = 10
NEARER: Final[list[float]] = [0.8**steps for steps in range(FARTHEST)]  # what is so many steps away
WEAKEST: Final = 20  # the power of an army that threatens anybody
HOPE: Final = 0.2  # an army looks for another city if it is not as sure as this to take one
ACROSS: Final = 0.6  # what is left of a city's worth for the voyage that takes an army there
TOO_FEW: Final = 0.4  # how much less sure it is of a city that its infantry cannot besiege (6.2)
REACH: Final = 2  # steps from which an army is attacked
NEXT_TO_IT: Final = 6  # tenths of its power with which an army guards a region beside it,
BEYOND: Final = 4  # and the ones behind that
# 6.2 What is left of a city's worth for the time that its walls take: by their level with those inside.
EASE: Final[list[float]] = [1.5 / (1.0 + 0.25 * walls) for walls in range(64)]


def power_of(troops: Troops) -> int:
    """What troops count for in a battle on land."""
    total = 0
    for kind in range(LAND_KINDS):
        number = count(troops, kind)
        if number:
            total += POWER[kind] * number
    return total


def leading(pos: War, place: int, side: int, power: int) -> int:
    """5.6 What the leaders of a side in a place add to the power of its troops."""
    total = 0
    for leader in pos.leaders_at(place, side):
        total += COMMAND * pos.board.command[leader]
    return led(total, power)


def led(command: int, power: int) -> int:
    """5.6 What so much command adds to so much power: only dice that were rolled can be rolled again."""
    return min(command, power // MISSED)


def chance(power: int, guard: int) -> float:
    """How sure an army is to beat another."""
    sure = 0.5 + 0.9 * (power - guard) / (power + guard + TENTHS)
    return 0.02 if sure < 0.02 else 0.98 if sure > 0.98 else sure


class Powers:
    """What the armies of every side count for, region by region, and those who lead them."""

    def __init__(self, pos: War) -> None:
        board = pos.board
        self.regions = board.walls
        # Every row is by side and region; rows of small ints are copied and forgotten at little cost.
        self.host = board.nothing[:]  # troops alone
        self.foot = board.nothing[:]  # 6 units of infantry
        self.fame = board.nothing[:]  # 5.11 what the enemy would score for the leaders
        self.berths = board.nothing[:]  # 1.2.7 units that ships in their port could carry
        self.quays = board.nobody[:]  # and the sea zone where they would sail
        self.armies: list[list[int]] = [[] for _ in SIDES]  # by side: where it has units
        for region in range(board.walls):
            for stack in pos.stacks[region]:
                side = pos.side[nation_of(stack)]
                if side < len(SIDES):
                    at = side * board.walls + region
                    if region not in self.armies[side]:
                        self.armies[side].append(region)
                    self.host[at] += power_of(stack >> CODE_BITS)
                    self.foot[at] += infantry(stack >> CODE_BITS)
        self.field = self.host[:]
        self.lead(pos)
        self.moor(pos)
        self.shield = self.field[:]  # who stands in a region, or could come to its help
        for side in range(len(SIDES)):
            for region in self.armies[side]:
                self.cover(pos, side, region)

    def lead(self, pos: War) -> None:
        """5.6 What those who lead add to their troops, and what they are worth to the enemy."""
        board = pos.board
        command = board.nothing[:]
        for leader, place in enumerate(pos.at):
            if 0 <= place < board.walls:
                side = pos.side[board.leader_nation[leader]]
                if side < len(SIDES):
                    command[side * board.walls + place] += COMMAND * board.command[leader]
                    self.fame[side * board.walls + place] += board.leader_vp[leader]
        for side in range(len(SIDES)):
            for region in self.armies[side]:
                at = side * board.walls + region
                self.field[at] += led(command[at], self.host[at])

    def moor(self, pos: War) -> None:
        """4.4 The ships in port, where there is an army for them."""
        board = pos.board
        if not pos.scenario.sea:
            return
        for city in pos.scenario.cities:
            for stack in pos.stacks[board.ports + city]:
                side = pos.side[nation_of(stack)]
                if side < len(SIDES):
                    at = side * board.walls + board.city_region[city]
                    if self.foot[at]:
                        self.berths[at] += capacity_of(pos, ships(stack >> CODE_BITS))
                        self.quays[at] = board.port[city]

    def cover(self, pos: War, side: int, region: int) -> None:
        """An army helps the regions around it, the less the farther they are."""
        ways, base = pos.board.ways, side * self.regions
        power: int = self.field[base + region]
        near: i32 = power * NEXT_TO_IT // TENTHS
        far: i32 = power * BEYOND // TENTHS
        for to in ways[region]:
            if self.shield[base + to] < near:
                self.shield[base + to] = near
            for beyond in ways[to]:
                if self.shield[base + beyond] < far:
                    self.shield[base + beyond] = far

    def of(self, side: int, region: int) -> int:
        """The power of a side in a region."""
        return self.field[side * self.regions + region] if side < len(SIDES) else 0

    def fame_of(self, side: int, region: int) -> int:
        """5.11 The points for a side's leaders in a region."""
        return self.fame[side * self.regions + region] if side < len(SIDES) else 0

    def shield_of(self, side: int, region: int) -> int:
        """The power of a side that guards a region, or could come to its help."""
        return self.shield[side * self.regions + region] if side < len(SIDES) else 0

    def troops_of(self, side: int, region: int) -> int:
        """The same without those who lead."""
        return self.host[side * self.regions + region]

    def foot_of(self, side: int, region: int) -> int:
        """6 The infantry of a side in a region."""
        return self.foot[side * self.regions + region]


# -- what there is to take -----------------------------------------------------------------------------------


def prize(pos: War, city: int, income: float, capital: float) -> float:
    """What a city is worth to who takes it; 11.1 the capital of a power is worth the war."""
    board = pos.board
    worth = board.laurels[city] + income * board.income[city]
    return worth + capital if city == board.capital[ROME] or city == board.capital[CARTHAGE] else worth


class Front:
    """The cities that a side could want to take or to relieve, and what stands before each."""

    def __init__(self, pos: War, powers: Powers, side: int, income: float, capital: float) -> None:
        self.side = side
        self.regions: list[int] = []
        self.prizes: list[float] = []
        self.guards: list[int] = []
        self.walls: list[int] = []  # 6.2 the infantry that a siege takes more of than these
        for city in pos.scenario.cities:
            owner = pos.city_side(city)
            if owner == side:
                if pos.ring[city] == BESIEGED:  # to be relieved
                    region = pos.board.city_region[city]
                    self.add(
                        region, prize(pos, city, income, capital), powers.of(pos.besieger[city], region), 0
                    )
            elif pos.hostile(side, owner):
                region = pos.board.city_region[city]
                walls = strength_of(pos, city, owner)
                guard = TENTHS * walls + powers.shield_of(owner, region)
                worth = prize(pos, city, income, capital) * EASE[min(walls, len(EASE) - 1)]
                self.add(region, worth, guard, walls)

    def add(self, region: int, worth: float, guard: int, walls: int) -> None:
        self.regions.append(region)
        self.prizes.append(worth)
        self.guards.append(guard)
        self.walls.append(walls)


def strength_of(pos: War, city: int, owner: int) -> int:
    """6 The walls of a city with those inside."""
    inside = pos.board.walls + city
    return pos.level[city] + (infantry(pos.troops(inside, owner)) if pos.stacks[inside] else 0)


def is_supplied(pos: War, city: int, side: int) -> bool:
    """6.2 Whether ships could bring food to a city that a side besieges: its fleet is not before the port."""
    zone = pos.board.port[city]
    if zone == NOBODY or not pos.scenario.sea:
        return False
    return not pos.present(pos.board.seas + zone, side)


def odds(power: int, foot: int, guard: int, walls: int) -> float:
    """6.2 How sure an army is of a city: it must beat who guards it, and have infantry for a siege."""
    sure = chance(power, guard)
    return sure if foot > walls else TOO_FEW * sure


# -- what armies threaten ------------------------------------------------------------------------------------


def capacity_of(pos: War, number: int) -> int:
    """1.2.7 How many units so many ships carry."""
    return pos.board.capacity * number


def threats(pos: War, powers: Powers, front: Front) -> float:
    """What a side's armies threaten, each the best that it could do."""
    total = 0.0
    for region in powers.armies[front.side]:
        power = powers.of(front.side, region)
        if power >= WEAKEST:
            best = threat(pos, front, region, power, powers.foot_of(front.side, region))
            at = front.side * powers.regions + region
            if powers.quays[at] != NOBODY:
                best = max(best, overseas(pos, powers, front, at))
            total += best
    return total


def overseas(pos: War, powers: Powers, front: Front, at: int) -> float:
    """4.4 The best that an army could do with the ships in its port."""
    board = pos.board
    shore = pos.reach.shore[powers.quays[at]]
    left = board.move[SHIP] - board.loading_cost - board.landing_cost
    foot = int(min(powers.foot[at], powers.berths[at]))
    field: int = powers.field[at]
    power = field * foot // powers.foot[at]
    best = 0.0
    for number, target in enumerate(front.regions):
        worth = front.prizes[number] * ACROSS
        if worth > best and shore[target] <= left:
            best = max(best, worth * odds(power, foot, front.guards[number], front.walls[number]))
    return best


def threat(pos: War, front: Front, region: int, power: int, foot: int) -> float:
    """The best that an army could do: a city, how sure it is to take it, and how near it is."""
    steps = pos.board.steps[region]
    best = 0.0
    for number, target in enumerate(front.regions):
        far = steps[target]
        if far < FARTHEST:
            worth = front.prizes[number] * NEARER[far]
            if worth > best:
                worth *= odds(power, foot, front.guards[number], front.walls[number])
                if worth > best:
                    best = worth
    return best


def by_land(pos: War, front: Front, here: int, troops: Troops) -> float:
    """4.2 The best that an army in a region could do on foot."""
    power = power_of(troops)
    power += leading(pos, here, front.side, power)
    return threat(pos, front, here, power, infantry(troops))


# -- what they risk ------------------------------------------------------------------------------------------


def stakes(powers: Powers, side: int, region: int, unit: float, fame: float) -> float:
    """5.11 What a side would lose with its army in a region."""
    return unit * powers.of(side, region) / TENTHS + fame * powers.fame_of(side, region)


def gain(powers: Powers, side: int, other: int, region: int, there: int, unit: float, fame: float) -> float:
    """5 What a battle between an army of a side and one of another promises to it."""
    sure = chance(powers.of(side, region), powers.of(other, there))
    return sure * stakes(powers, other, there, unit, fame) - (1.0 - sure) * stakes(
        powers, side, region, unit, fame
    )


def clashes(pos: War, powers: Powers, side: int, unit: float, fame: float) -> float:
    """5.1 What a side may expect where its armies meet an enemy, before they fight."""
    total = 0.0
    for region in powers.armies[side]:
        for other in range(len(SIDES)):
            if pos.hostile(side, other) and powers.troops_of(other, region):
                total += gain(powers, side, other, region, region, unit, fame)
    return total


def exposure(pos: War, powers: Powers, side: int, unit: float, fame: float) -> float:
    """What a side may lose because a stronger enemy can reach its armies."""
    total = 0.0
    for region in powers.armies[side]:
        steps = pos.board.steps[region]
        power = powers.of(side, region)
        worst = 0.0
        for other in range(len(SIDES)):
            if other != side:
                for there in powers.armies[other]:
                    if 0 < steps[there] <= REACH and powers.of(other, there) > power:
                        worst = max(worst, gain(powers, other, side, there, region, unit, fame))
        total += worst
    return total
