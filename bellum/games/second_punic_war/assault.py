"""6.1 The assault of a city: one exchange for a point of movement, or until somebody has enough (option).

Both sides roll with all they have, and the losses are simultaneous. Re-rolls by command are made by
themselves, of the dice that hit most easily: to roll a miss again can do no harm, and command that is not
used is lost.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import ASSAULT, DONE, LOSE, SHIFT, STRIKE
from .board import NOBODY
from .boons import ASSAULT_DICE, ASSAULT_HIT, use
from .cities import capture, city_seat, defenders, settle_region
from .dictator import command_of
from .leaders import assault_bonus, defence_bonus, doom_all
from .markers import ENGINES
from .options import TO_THE_END
from .position import BESIEGED, SHAKEN, UNTOUCHED, War
from .siege import (
    NOT_AMONG_THEM,
    NOT_THE_ENEMYS,
    foot_counters,
    lay_siege,
    lose_unit,
    outnumbers,
    sink_level,
    tell_lost,
)
from .stacks import COMMON, INFANTRY, KINDS, ONE, Troops, count, holder_of, infantry, nation_of, troops_of
from .victory import check_units
from .windows import open_window

ONLY_INFANTRY: Final = Refusal("6.1", "only-infantry-storms")
NOT_A_STORMER: Final = Refusal("6.1", "not-among-the-stormers")
OTHER_CITY: Final = Refusal("6.1", "another-city-is-stormed")

# The moments of an exchange.
OPENING: Final = 0
ROLLING: Final = 1
BREACH: Final = 2  # the city loses defenders, or its level
STRIKES: Final = 3  # its player chooses losses of the attacker for his tens
TOLLS: Final = 4  # the attackers choose the others
AFTERMATH: Final = 5
AGAIN: Final = 6  # with the option: once more, or not


def refuse_assault(pos: War, side: int, city: int, troops: Troops) -> Refusal | None:
    """6.1 Why these troops of a side, in its region, cannot storm a city."""
    if not pos.hostile(side, pos.city_side(city)):
        return NOT_THE_ENEMYS
    return None if infantry(troops) else ONLY_INFANTRY


def begin_assault(pos: War, city: int, seat: int, force: list[list[int]], leaders: list[int]) -> None:
    """6.1 Infantry in the region storms a city: each of ``force`` is a code and the troops of it that storm.

    The point of movement is the caller's; when the step is over, the board has who is left.
    """
    stormers = [[code, foot(troops)] for code, troops in force if infantry(troops)]
    if pos.ring[city] == UNTOUCHED:
        pos.ring[city] = SHAKEN
        pos.besieger[city] = pos.side_of_seat[seat]
    if pos.events is not None:
        number = sum([infantry(troops) for _, troops in stormers])
        args = {"city": pos.board.city_id[city], "seat": pos.seats[seat], "count": number}
        pos.emit("assault", "6.1", args)
    pos.steps.append(Assault(seat, city, stormers, leaders, OPENING, 0, 0, []))


def foot(troops: Troops) -> Troops:
    """6.1 The infantry of some troops."""
    return sum([count(troops, kind) * ONE[kind] for kind in INFANTRY])


# -- the dice ------------------------------------------------------------------------------------------------


def cast(pos: War, needs: list[int], command: int) -> list[int]:
    """5.5, 5.6 A die for each value that is needed; as many misses as there is command are rolled again.

    Those that hit most easily are the first of them; the second roll stands.
    """
    sides = int(pos.board.rules["battle"]["sides_of_the_die"])
    rolls = [pos.dice.roll(sides) for _ in needs]
    missed = sorted([(need, number) for number, need in enumerate(needs) if rolls[number] < need])
    for _, number in missed[:command]:
        rolls[number] = pos.dice.roll(sides)
    pos.barrier += 1
    return rolls


def storm_values(pos: War, units: int, leaders: list[int]) -> list[int]:
    """6.1 From what the stormers hit: only a 10, but for what leaders and effects add."""
    needs = [int(pos.board.rules["siege"]["assault_from"])] * units
    bonuses = [assault_bonus(pos, leaders), [use(pos, ASSAULT_DICE), use(pos, ASSAULT_HIT)]]
    for number, hit in bonuses:
        for i in range(units):
            if number > 0 and needs[i] > hit:
                needs[i] = hit
                number -= 1
    return needs


def wall_values(pos: War, city: int) -> list[int]:
    """6.1 From what a city hits: a die for each level, like heavy infantry, and one for each defender."""
    board = pos.board
    needs = [int(board.rules["siege"]["garrison_from"])] * pos.level[city]
    for stack in pos.stacks[board.walls + city]:
        for kind in INFANTRY:
            needs += [board.hit[kind]] * count(troops_of(stack), kind)
    number, hit = defence_bonus(pos, city)
    return needs + [hit] * number


class Assault(Step[War]):
    """6.1 One exchange of an assault: dice, losses of the city and of the stormers, and what comes of it."""

    rule: ClassVar[str] = "6.1"

    def __init__(
        self,
        seat: int,
        city: int,
        force: list[list[int]],
        leaders: list[int],
        moment: int,
        hits: int,
        strikes: int,
        tolls: list[list[int]],
    ) -> None:
        self.seat = seat
        self.city = city
        self.force = [party[:] for party in force]  # code and troops of those who storm
        self.leaders = leaders[:]
        self.moment = moment
        self.hits = hits  # against the city
        self.strikes = strikes  # its tens
        self.tolls = [toll[:] for toll in tolls]  # its other hits, by the players who suffer them

    def clone(self) -> Assault:
        return Assault(
            self.seat,
            self.city,
            self.force,
            self.leaders,
            self.moment,
            self.hits,
            self.strikes,
            self.tolls,
        )

    def resolve(self, pos: War) -> bool:
        if self.moment == OPENING:
            self.moment = ROLLING
            open_window(pos, "assault", self.city, city_seat(pos, self.city))
        elif self.moment == ROLLING:
            self.exchange(pos)
        elif self.moment == AFTERMATH:
            self.conclude(pos)
        else:
            return self.suffer(pos)
        return True

    def suffer(self, pos: War) -> bool:
        """6.1 Losses, one kind after the other; False while somebody must choose."""
        if self.moment == BREACH:
            if self.hits and defenders(pos, self.city):
                return False
            if self.hits:
                sink_level(pos, self.city, self.hits, "6.1")
            self.hits = 0
            self.moment = STRIKES
        elif self.moment == STRIKES:
            if self.strikes:
                return False
            self.tolls = self.shares(pos, self.tolls[0][1] if self.tolls else 0)
            self.moment = TOLLS
        elif self.moment == TOLLS and not self.tolls:
            self.moment = AFTERMATH
        else:
            return False
        return True

    def units(self) -> int:
        return sum([infantry(troops) for _, troops in self.force])

    def exchange(self, pos: War) -> None:
        """6.1 Stormers and defenders roll."""
        city, place = self.city, pos.board.walls + self.city
        needs = storm_values(pos, self.units(), self.leaders)
        rolls = cast(pos, needs, sum([command_of(pos, leader) for leader in self.leaders]))
        self.hits = len([roll for roll, need in zip(rolls, needs) if roll >= need])
        self.tell(pos, self.seat, rolls, self.hits)
        if ENGINES + city in pos.markers:
            self.hits = max(0, self.hits - pos.board.engines[city][0])
        inside = pos.leaders_at(place, pos.city_side(city))
        needs = wall_values(pos, city)
        rolls = cast(pos, needs, sum([command_of(pos, leader) for leader in inside]))
        hits = len([roll for roll, need in zip(rolls, needs) if roll >= need])
        self.tell(pos, city_seat(pos, city), rolls, hits)
        tens = rolls.count(int(pos.board.rules["battle"]["critical"]))
        self.strikes = min(tens, self.units())
        losses = min(hits - tens, self.units() - self.strikes)
        self.tolls = [[self.seat, losses]] if losses else []  # shared when the tens have struck
        self.moment = BREACH

    def tell(self, pos: War, seat: int, rolls: list[int], hits: int) -> None:
        if pos.events is not None:
            args = {"city": pos.board.city_id[self.city], "seat": pos.seats[seat]}
            pos.emit("assault-rolls", "6.1", {**args, "rolls": rolls, "hits": hits})

    # -- who of the attackers --------------------------------------------------------------------------------

    def owner_of(self, pos: War, code: int) -> int:
        """10.1 Whose stormers a party is; a common one is the player's who has ordered the assault."""
        holder = holder_of(code)
        return self.seat if holder == COMMON else pos.seat_of(pos.side_of_seat[self.seat], holder)

    def sizes(self, pos: War) -> list[list[int]]:
        """10.1 The players whose units storm, and how many they are."""
        found: dict[int, int] = {}
        for code, troops in self.force:
            owner = self.owner_of(pos, code)
            found[owner] = found.get(owner, 0) + infantry(troops)
        return [[owner, number] for owner, number in sorted(found.items()) if number]

    def shares(self, pos: War, losses: int) -> list[list[int]]:
        """5.5 Losses of several owners, in proportion to their units, the larger remainder first."""
        sizes = self.sizes(pos)
        total = sum([number for _, number in sizes])
        if losses == 0 or total == 0:
            return []
        shares = [[owner, losses * number // total] for owner, number in sizes]
        rests = sorted([(-(losses * number % total), i) for i, (_, number) in enumerate(sizes)])
        for _, i in rests[: losses - sum([share for _, share in shares])]:
            shares[i][1] += 1
        return [share for share in shares if share[1]]

    def stormers(self, pos: War, owner: int) -> list[int]:
        """The counters of those who storm, of one player or of all."""
        found: set[int] = set()
        for code, troops in self.force:
            if owner == NOBODY or self.owner_of(pos, code) == owner:
                for kind in INFANTRY:
                    if count(troops, kind):
                        found.add(nation_of(code) * KINDS + kind)
        return sorted(found)

    def fall(self, pos: War, owner: int, counter: int) -> None:
        """A stormer is lost."""
        nation, kind = counter // KINDS, counter % KINDS
        place = pos.board.city_region[self.city]
        for party in self.force:
            mine = owner == NOBODY or self.owner_of(pos, party[0]) == owner
            if mine and nation_of(party[0]) == nation and count(party[1], kind):
                party[1] -= ONE[kind]
                pos.take(place, party[0], ONE[kind])
                break
        self.force = [party for party in self.force if party[1]]
        tell_lost(pos, place, counter, "6.1")

    # -- what comes of it ------------------------------------------------------------------------------------

    def conclude(self, pos: War) -> None:
        """6.1 The city has fallen, is besieged, or stays shaken as long as the enemy is in the region."""
        city, region = self.city, pos.board.city_region[self.city]
        side = pos.side_of_seat[self.seat]
        survivors = pos.present(region, side)
        if pos.level[city] == 0 and survivors:
            pos.steps.pop()
            capture(pos, city, self.captor(pos), "6.1")
            return
        if not survivors:
            pos.steps.pop()
            doom_all(pos, pos.leaders_at(region, side), city_seat(pos, city))
            settle_region(pos, region)
            check_units(pos)
            return
        pos.besieger[city] = side
        if not outnumbers(pos, side, city):
            pos.ring[city] = SHAKEN
        elif pos.ring[city] != BESIEGED:
            lay_siege(pos, city, self.seat)
        check_units(pos)
        self.moment = AGAIN
        if not pos.option(TO_THE_END) or not self.force:
            pos.steps.pop()
            settle_region(pos, region)

    def captor(self, pos: War) -> int:
        """10.1 The player whose army took the city: most of the stormers are his."""
        best, most = self.seat, 0
        for owner, number in self.sizes(pos):
            if number > most or (number == most and owner == self.seat):
                best, most = owner, number
        return best

    # -- what is asked ---------------------------------------------------------------------------------------

    def chooser(self, pos: War) -> int:
        if self.moment in (BREACH, STRIKES):
            return city_seat(pos, self.city)
        return self.tolls[0][0] if self.moment == TOLLS else self.seat

    def owners(self, pos: War) -> int:
        return 1 << self.chooser(pos)

    def counters(self, pos: War) -> list[int]:
        """Of whom one is lost now."""
        if self.moment == BREACH:
            seat = city_seat(pos, self.city)
            return foot_counters(pos, pos.board.walls + self.city, pos.side_of_seat[seat], seat)
        return self.stormers(pos, NOBODY if self.moment == STRIKES else self.tolls[0][0])

    def candidates(self, pos: War, seat: int) -> list[int]:
        if self.moment == AGAIN:
            return [ASSAULT << SHIFT | self.city, DONE << SHIFT]
        verb = STRIKE if self.moment == STRIKES else LOSE
        return [verb << SHIFT | counter for counter in self.counters(pos)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.moment == AGAIN:
            if verb == ASSAULT:
                return None if operand == self.city else OTHER_CITY
            return None if verb == DONE else pos.not_now(verb)
        if verb != (STRIKE if self.moment == STRIKES else LOSE):
            return pos.not_now(verb)
        if operand in self.counters(pos):
            return None
        return NOT_AMONG_THEM if self.moment == BREACH else NOT_A_STORMER

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if self.moment == AGAIN:
            if verb == ASSAULT:
                self.moment = OPENING
            else:
                pos.steps.pop()
                settle_region(pos, pos.board.city_region[self.city])
        elif self.moment == BREACH:
            lose_unit(pos, pos.board.walls + self.city, seat, operand, "6.1")
            self.hits -= 1
        elif self.moment == STRIKES:
            self.fall(pos, NOBODY, operand)
            self.strikes -= 1
        else:
            self.fall(pos, self.tolls[0][0], operand)
            self.tolls[0][1] -= 1
            self.tolls = [toll for toll in self.tolls if toll[1]]

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.chooser(pos)], "city": pos.board.city_id[self.city]}
        if self.moment == AGAIN:
            return "prompt-assault-again", args
        return ("prompt-assault-strike" if self.moment == STRIKES else "prompt-assault-loss"), args
