"""8.33 to 8.37 The odds of a combat before it is fought: how many hits both sides take, and who runs.

``forecast`` follows every die of one combat, from the charge to the collapse, on the tables and by the rules
of the game itself, and changes nothing. Where somebody would have to choose it lets the defender and then the
attacker name what is best for him, and gives odd hits to the first who may take them. What other combats do
is left out.
"""

from __future__ import annotations

from typing import Final

from .charge import attacker_modifiers, attackers_check, defender_modifiers, defenders_check
from .charts import DEATH, DICE, LIGHT_WOUND
from .clash import Reckoning, distinct, from_hexes, leaders_in, reckon, standing, takes_position
from .combats import angles, form, heads, mark_attack
from .ground import angle, unit_in_zoc
from .harm import doubled, fighting, mixed, mount_beside
from .hexes import OFF
from .marks import MOVED_NOW, ROUTED
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, Combat, Shock
from .results import odd_order, outcome_of, takers, way_in

GONE: Final = -1  # a unit that has run or is dead
FIRM: Final = 100  # 10.21 added to the hits of a unit that stood firm, and does not collapse
EVEN: Final = 1.0 / DICE

State = tuple[int, ...]  # the hits of every unit of the combat, or GONE
Chances = dict[State, float]


class Odds:
    """What is to be expected of a combat."""

    def __init__(self, units: list[int]) -> None:
        self.units = units  # attackers, then defenders
        self.runs = [0.0] * len(units)  # by unit: the chance that it runs or dies
        self.hits: list[list[float]] = [[], []]  # by side: the chance of each number of hits
        self.won = 0.0  # all defenders gone, and an attacker stands
        self.lost = 0.0  # all attackers gone, and a defender stands
        self.sums: Reckoning | None = None  # 8.36 how the combat is weighed if nobody runs of the charge


def forecast(
    pos: Battlefield, attackers: list[int], defenders: list[int], charging: bool, passing: bool = False
) -> Odds:
    """8.3 The odds of a combat between some units; ``charging`` if the attackers move up to it."""
    world = pos.clone()
    if world.shock is None:
        world.shock = Shock(pos.field.side[attackers[0]])
    for head in attackers:
        for unit in fighting(world, head):
            world.mark[unit] &= ~MOVED_NOW
            if charging:
                world.mark[unit] |= MOVED_NOW
        mark_attack(world, head)
    combat = form(world, attackers, defenders)
    combat.passing = passing
    return Forecast(world, combat).run()


def key_of(state: State) -> State:
    """Who has gone in a state."""
    return tuple(GONE if hits == GONE else 0 for hits in state)


def set_at(state: State, number: int, hits: int) -> State:
    """A state in which one unit has other hits."""
    return (*state[:number], hits, *state[number + 1 :])


def add(chances: Chances, state: State, chance: float) -> None:
    """Add to the chance of a state."""
    if chance > 0:
        chances[state] = chances.get(state, 0.0) + chance


class Forecast:
    """One combat, with the chances of all its states."""

    def __init__(self, world: Battlefield, combat: Combat) -> None:
        self.world = world
        self.combat = combat
        self.number = world.shock.combats.index(combat) if world.shock is not None else 0
        self.units = combat.attackers + combat.defenders
        self.ours = len(combat.attackers)
        self.start: State = tuple(world.hits[unit] for unit in self.units)
        self.worlds: dict[State, Battlefield] = {}
        self.positions: dict[State, bool] = {}  # 10.21 by who has gone before the shock
        self.blows: dict[State, dict[tuple[int, int], float]] = {}  # 8.36 hits of both sides, likewise
        self.shares: dict[State, list[list[int]]] = {}  # 10.14 by side, in the order of odd hits, likewise
        self.takers: dict[State, list[list[int]]] = {}  # 10.14 by side, likewise
        self.limits = [world.quality(unit) for unit in self.units]
        self.beasts = [mount_beside(world, unit) for unit in self.units]

    # -- the course of the combat ----------------------------------------------------------------------------

    def run(self) -> Odds:
        odds = Odds(self.units)
        chances = self.charge({self.start: 1.0})
        chances = self.break_up(chances, True)
        struck: Chances = {}
        for state, chance in chances.items():
            if self.stands(state, ATTACKERS) and self.stands(state, DEFENDERS):
                for after, part in self.strike(state).items():
                    add(struck, after, chance * part)
            else:
                add(struck, state, chance)
        self.count_hits(odds, struck)
        for state, chance in self.collapse(self.break_up(struck, False)).items():
            self.count(odds, state, chance)
        named = self.named(self.start)
        odds.sums = reckon(named, self.combat_in(named))
        return odds

    def stands(self, state: State, side: int) -> bool:
        """Whether somebody of a side is left."""
        part = state[: self.ours] if side == ATTACKERS else state[self.ours :]
        return any(hits != GONE for hits in part)

    def count(self, odds: Odds, state: State, chance: float) -> None:
        """Who runs, and which side has the field."""
        for number, hits in enumerate(state):
            if hits == GONE:
                odds.runs[number] += chance
        left = self.stands(state, ATTACKERS), self.stands(state, DEFENDERS)
        if left == (True, False):
            odds.won += chance
        elif left == (False, True):
            odds.lost += chance

    def count_hits(self, odds: Odds, chances: Chances) -> None:
        """10.12 How many hits each side has taken; who ran of the charge has taken what he could bear."""
        for state, chance in chances.items():
            for side in (ATTACKERS, DEFENDERS):
                span = range(self.ours) if side == ATTACKERS else range(self.ours, len(self.units))
                total = 0
                for number in span:
                    bear = self.world.quality(self.units[number])
                    now = bear if state[number] == GONE else state[number] % FIRM
                    total += max(0, now - self.start[number])
                odds.hits[side] += [0.0] * (total + 1 - len(odds.hits[side]))
                odds.hits[side][total] += chance

    # -- positions in which some have gone -------------------------------------------------------------------

    def world_of(self, state: State) -> Battlefield:
        """The position when those have gone who are gone in a state; the hits of the others do not matter."""
        key = key_of(state)
        world = self.worlds.get(key)
        if world is None:
            world = self.world.clone()
            for unit, hits in zip(self.units, key):
                if hits == GONE:
                    world.lift(unit)
            self.worlds[key] = world
        return world

    def combat_in(self, world: Battlefield) -> Combat:
        """The combat in one of these positions."""
        assert world.shock is not None
        return world.shock.combats[self.number]

    # -- 8.33 the charge -------------------------------------------------------------------------------------

    def charge(self, chances: Chances) -> Chances:
        """8.33 All who have to check do."""
        world, combat = self.world, self.combat
        for unit in attackers_check(world, combat):
            chances = self.check(chances, unit, sum(n for _, n in attacker_modifiers(world, combat, unit)))
        for unit in defenders_check(world, combat):
            chances = self.check(chances, unit, sum(n for _, n in defender_modifiers(world, combat, unit)))
        return chances

    def check(self, chances: Chances, unit: int, modifier: int) -> Chances:
        """6.68, 9.53, 9.63 The check of a stack."""
        world = self.world
        found: Chances = {}
        units = fighting(world, unit)
        added = modifier + (world.charts.mixed_drm if mixed(world, unit) else 0)
        for state, chance in chances.items():
            for die in range(DICE):
                hits = max(0, die + added - world.quality(units[0]))
                if len(units) == 1:
                    add(found, self.bear(state, units[0], hits), chance * EVEN)
                elif not doubled(world, unit):
                    after = self.hurt(state, units[0], hits - hits // 2)
                    add(found, self.hurt(after, units[1], hits // 2), chance * EVEN)
                elif hits == 0:
                    add(found, state, chance * EVEN)
                else:
                    after = self.hurt(state, units[0], hits)
                    for other in range(DICE):
                        more = max(0, other + added - world.quality(units[1]))
                        add(found, self.hurt(after, units[1], more), chance * EVEN * EVEN)
        return found

    def hurt(self, state: State, unit: int, hits: int) -> State:
        """10.12, 10.27 A unit takes hits; one that was running already is gone."""
        number = self.units.index(unit)
        if hits <= 0 or state[number] == GONE:
            return state
        now = GONE if self.world.has(unit, ROUTED) else state[number] + hits
        return set_at(state, number, now)

    def bear(self, state: State, unit: int, hits: int) -> State:
        """10.14 A unit takes hits; what is too much for it goes to a leader's elephant beside it."""
        number = self.units.index(unit)
        beast = self.beasts[number]
        if beast == NOBODY or beast not in self.units:
            return self.hurt(state, unit, hits)
        most = max(0, self.world.quality(unit) - state[number])
        return self.hurt(self.hurt(state, unit, min(hits, most)), beast, hits - most)

    # -- 8.34 to 8.36 the shock ------------------------------------------------------------------------------

    def named(self, state: State) -> Battlefield:
        """8.35 The position of a state, with the units and the angle that count named for the best."""
        world = self.world_of(state)
        combat = self.combat_in(world)
        if combat.angle >= 0:
            return world
        worst = 0.0
        kept = (NOBODY, NOBODY, 0)
        for defender in distinct(world, combat, DEFENDERS):
            combat.against = defender
            attacker, seen, gain = self.best_attacker(world, combat)
            if kept[0] == NOBODY or gain < worst:
                worst, kept = gain, (defender, attacker, seen)
        combat.against, combat.by, combat.angle = kept
        return world

    def best_attacker(self, world: Battlefield, combat: Combat) -> tuple[int, int, float]:
        """8.35 The attacker and the angle against the defender that was named, and what they are worth."""
        found = (NOBODY, 0, 0.0)
        for attacker in distinct(world, combat, ATTACKERS):
            combat.by = attacker
            least = (0, 0.0)
            first = True
            for place in from_hexes(world, combat):  # the defender says from where
                combat.angle = angle(world, combat.against, place)
                gain = self.gain(world, combat)
                if first or gain < least[1]:
                    least, first = (combat.angle, gain), False
            if found[0] == NOBODY or least[1] > found[2]:
                found = (attacker, least[0], least[1])
        combat.by, combat.angle = NOBODY, -1
        return found

    def gain(self, world: Battlefield, combat: Combat) -> float:
        """How many hits more the defender takes than the attacker, on average."""
        sums = reckon(world, combat)
        total = 0
        for die in range(DICE):
            hits = outcome_of(world, combat, sums, die)
            total += hits[DEFENDERS] - hits[ATTACKERS]
        return total / DICE

    def strike(self, state: State) -> Chances:
        """8.36 What the dice of a combat make of one state."""
        key = key_of(state)
        blows = self.blows.get(key)
        if blows is None:
            blows = self.blows[key] = self.dice(state)
        found: Chances = {}
        for (ours, theirs), chance in blows.items():
            after = self.share(self.share(state, key, ATTACKERS, ours), key, DEFENDERS, theirs)
            add(found, after, chance)
        return found

    def dice(self, state: State) -> dict[tuple[int, int], float]:
        """8.36 The hits of both sides, for all dice and all that may have become of the leaders (4.63).

        How many hits the units have taken before does not matter (10.13), only who is still there.
        """
        key, world = key_of(state), self.named(state)
        combat = self.combat_in(world)
        sums = reckon(world, combat)
        self.positions[key] = sums.reason == "position"
        self.shares[key] = [
            [unit for rank in odd_order(world, combat, side) for unit in rank]
            for side in (ATTACKERS, DEFENDERS)
        ]
        found: dict[tuple[int, int], float] = {}
        for drm, chance in self.leaders(world, combat).items():
            sums.modifiers = [("leaders", drm)]
            for die in range(DICE):
                ours, theirs = outcome_of(world, combat, sums, die)
                found[ours, theirs] = found.get((ours, theirs), 0.0) + chance * EVEN
        return found

    def leaders(self, world: Battlefield, combat: Combat) -> dict[int, float]:
        """4.63, 8.36 What leaders add to the die, and how likely: alive, wounded or dead."""
        chances = {0: 1.0}
        for side, sign in ((ATTACKERS, 1), (DEFENDERS, -1)):
            for leader in leaders_in(world, standing(world, combat, side)):
                charisma = world.charisma(leader)
                outcomes = {sign * charisma: 1.0 - EVEN}
                for result in world.charts.casualty:
                    drm = charisma
                    if result == DEATH:
                        drm = -charisma - world.charts.leader_killed_drm
                    elif result != LIGHT_WOUND:
                        drm = max(0, charisma - 1)
                    outcomes[sign * drm] = outcomes.get(sign * drm, 0.0) + EVEN * EVEN
                chances = joined(chances, outcomes)
        return chances

    def share(self, state: State, key: State, side: int, hits: int) -> State:
        """10.14 Hits are shared evenly, the odd ones in their order."""
        units = self.shares[key][side]
        for number, unit in enumerate(units):
            state = self.bear(state, unit, hits // len(units) + (1 if number < hits % len(units) else 0))
        return state

    # -- 10.15, 10.16, 10.21 who breaks ----------------------------------------------------------------------

    def break_up(self, chances: Chances, charge: bool) -> Chances:
        """10.15 Whoever has reached his limit runs; of two sides that would break as a whole only one."""
        found: Chances = {}
        for state, chance in chances.items():
            for after, part in self.broken(self.both(state), charge).items():
                add(found, after, chance * part)
        return found

    def limit(self, number: int) -> int:
        return self.limits[number]

    def exposed(self, state: State) -> list[list[int]]:
        """10.14 Those who share the hits of each side, by who has gone."""
        key = key_of(state)
        found = self.takers.get(key)
        if found is None:
            world = self.world_of(state)
            combat = self.combat_in(world)
            found = [
                [self.units.index(unit) for unit in takers(world, combat, side)]
                for side in (ATTACKERS, DEFENDERS)
            ]
            self.takers[key] = found
        return found

    def both(self, state: State) -> State:
        """10.16 If all of both sides have reached their limits, the side that is farther beyond runs."""
        sides = self.exposed(state)
        if not sides[0] or not sides[1]:
            return state
        if any(state[number] < self.limits[number] for number in sides[0] + sides[1]):
            return state
        world = self.world_of(state)
        combat = self.combat_in(world)
        beyond = [max(state[n] - self.limit(n) for n in side) for side in sides]
        beyond[0] = max(state[n] - self.limit(n) + way_in(world, combat, self.units[n]) for n in sides[0])
        held = sides[DEFENDERS] if beyond[0] > beyond[1] else sides[ATTACKERS]
        return tuple(self.limit(n) - 1 if n in held else hits for n, hits in enumerate(state))

    def broken(self, state: State, charge: bool) -> Chances:
        """10.21 One after the other they run, or stand firm if they are of two hexes."""
        chances: Chances = {state: 1.0}
        taken = not charge and self.positions.get(key_of(state), False)
        for number in range(len(state)):
            found: Chances = {}
            for now, chance in chances.items():
                if now[number] == GONE or now[number] >= FIRM or now[number] < self.limit(number):
                    add(found, now, chance)
                    continue
                firm = self.firmness(number, now[number], taken or (charge and self.outflanked(number)))
                stood = set_at(now, number, self.limit(number) - 1 + FIRM)
                add(found, stood, chance * firm)
                for after, part in self.run_off(now, number).items():
                    add(found, after, chance * (1.0 - firm) * part)
            chances = found
        return chances

    def firmness(self, number: int, hits: int, outflanked: bool) -> float:
        """10.21 The chance that a unit of two hexes that has reached its limit stands."""
        world, unit = self.world, self.units[number]
        if not world.field.two_hex[unit] or (number >= self.ours and outflanked):
            return 0.0
        added = hits - self.limit(number)
        if number < self.ours:
            added += world.charts.check_two_hex_attacker
        return max(0, min(DICE, self.limit(number) - added + 1)) * EVEN

    def outflanked(self, number: int) -> bool:
        """10.21 Whether the attackers that charge would be superior by position to a unit."""
        unit = self.units[number]
        if number < self.ours:
            return False
        for attacker in heads(self.world, self.combat.attackers):
            seen = angles(self.world, attacker, unit)
            if len(seen) == 1 and takes_position(self.world, attacker, unit, seen[0]):
                return True
        return False

    def run_off(self, state: State, number: int) -> Chances:
        """6.68, 9.53 A unit runs, and its stack with it: who is below it, who is on it by a check."""
        world, unit = self.world, self.units[number]
        gone = set_at(state, number, GONE)
        found: Chances = {gone: 1.0}
        stack = fighting(world, unit)
        for other in stack:
            if other == unit or state[self.units.index(other)] == GONE:
                continue
            place = self.units.index(other)
            chance = 1.0
            if not doubled(world, unit) and stack.index(other) < stack.index(unit):
                chance = self.fails(other)
            after: Chances = {}
            for now, part in found.items():
                add(after, set_at(now, place, GONE), part * chance)
                add(after, now, part * (1.0 - chance))
            found = after
        return found

    def fails(self, unit: int) -> float:
        """10.11 The chance that a check fails."""
        added = self.world.charts.mixed_drm if mixed(self.world, unit) else 0
        return max(0, min(DICE, DICE - 1 - self.world.quality(unit) + added)) * EVEN

    # -- 8.37 collapse ---------------------------------------------------------------------------------------

    def collapse(self, chances: Chances) -> Chances:
        """8.37 (2) Whoever is one hit short and in an enemy's zone may still run."""
        found: Chances = {}
        for state, chance in chances.items():
            world = self.world_of(state)
            now: Chances = {state: chance}
            for number, unit in enumerate(self.units):
                if (
                    state[number] != self.limit(number) - 1
                    or world.has(unit, ROUTED)
                    or not in_zone(world, unit)
                ):
                    continue
                after: Chances = {}
                for present, part in now.items():
                    if present[number] == GONE:
                        add(after, present, part)
                        continue
                    fails = self.fails(unit)
                    add(after, present, part * (1.0 - fails))
                    for ran, share in self.run_off(present, number).items():
                        add(after, ran, part * fails * share)
                now = after
            for present, part in now.items():
                add(found, present, part)
        return found


def in_zone(world: Battlefield, unit: int) -> bool:
    """8.37 Whether a unit that is on the map is in an enemy's zone."""
    return world.hex[unit] != OFF and unit_in_zoc(world, unit)


def joined(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    """The chances of the sums of two numbers."""
    found: dict[int, float] = {}
    for a, p in one.items():
        for b, q in other.items():
            found[a + b] = found.get(a + b, 0.0) + p * q
    return found
