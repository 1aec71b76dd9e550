"""6.1 The assault of a city: one exchange for a point of movement, or until somebody has enough (option).

Both sides roll with all they have, the attacker first, and the losses are simultaneous. Each player may have
misses rolled again by the command of his own leaders, as in a battle (5.6).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import ASSAULT, DONE, LOSE, OPPONENT, REROLL, SHIFT, STRIKE
from .board import NOBODY
from .boons import ASSAULT_DICE, ASSAULT_HIT, use
from .cities import capture, city_seat, defenders, settle_region
from .dice import FINAL, can_roll_again, die_of, kind_of_die, need_of, roll, strikes, value_of
from .dictator import command_of
from .forces import in_proportion, named, naming
from .kinds import UNITS
from .leaders import assault_bonus, defence_bonus, doom_all, seat_of_leader
from .markers import ENGINES
from .options import TO_THE_END
from .position import BESIEGED, SHAKEN, UNTOUCHED, War
from .siege import (
    NOT_THE_ENEMYS,
    foot_counters,
    lay_siege,
    lose_unit,
    outnumbers,
    sink_level,
    tell_lost,
)
from .stacks import (
    COMMON,
    HEAVY,
    INFANTRY,
    KINDS,
    ONE,
    Troops,
    count,
    holder_of,
    infantry,
    nation_of,
    troops_of,
)
from .victory import check_units
from .windows import open_window

ONLY_INFANTRY: Final = Refusal("6.1", "only-infantry-storms")
NOT_A_STORMER: Final = Refusal("6.1", "not-among-the-stormers")
NOT_HIS: Final = Refusal("5.5", "no-such-owner")
NOT_A_DEFENDER: Final = Refusal("6.1", "not-among-the-defenders")
OTHER_CITY: Final = Refusal("6.1", "another-city-is-stormed")
NO_MISS: Final = Refusal("5.6", "no-miss-of-this-kind")

# The moments of an exchange.
OPENING: Final = 0
STORM: Final = 1  # the stormers roll
ANSWER: Final = 2  # the walls roll
BREACH: Final = 3  # the city loses defenders, or its level
STRIKES: Final = 4  # its player chooses losses of the attacker for his tens
TOLLS: Final = 5  # the attackers choose the others
AFTERMATH: Final = 6
AGAIN: Final = 7  # with the option: once more, or not


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
    put_on_track(pos, city, seat)
    if pos.events is not None:
        number = sum([infantry(troops) for _, troops in stormers])
        args = {"city": pos.board.city_id[city], "seat": pos.seats[seat], "count": number}
        pos.emit("assault", "6.1", args)
    pos.steps.append(Assault(seat, city, stormers, leaders, OPENING, 0, 0, []))


def put_on_track(pos: War, city: int, seat: int) -> None:
    """6.1 Before an assault the card of the city lies on the siege track."""
    if pos.ring[city] == UNTOUCHED:
        pos.ring[city] = SHAKEN
        pos.besieger[city] = pos.side_of_seat[seat]


def foot(troops: Troops) -> Troops:
    """6.1 The infantry of some troops."""
    return sum([count(troops, kind) * ONE[kind] for kind in INFANTRY])


# -- the dice ------------------------------------------------------------------------------------------------


def storm_dice(pos: War, force: list[list[int]], leaders: list[int]) -> list[int]:
    """6.1 The dice of the stormers: only a 10 hits, but for what leaders and effects add."""
    kinds = [kind for kind in INFANTRY for _, troops in force for _ in range(count(troops, kind))]
    needs = [int(pos.board.rules["siege"]["assault_from"])] * len(kinds)
    bonuses = [assault_bonus(pos, leaders), [use(pos, ASSAULT_DICE), use(pos, ASSAULT_HIT)]]
    for number, hit in bonuses:
        for i in range(len(kinds)):
            if number > 0 and needs[i] > hit:
                needs[i] = hit
                number -= 1
    return [die_of(kind, need, roll(pos)) for kind, need in zip(kinds, needs)]


def wall_dice(pos: War, city: int) -> list[int]:
    """6.1 The dice of a city: one for each level, like heavy infantry, and one for each defender."""
    board = pos.board
    level_from = int(board.rules["siege"]["garrison_from"])
    dice = [die_of(HEAVY, level_from, roll(pos)) for _ in range(pos.level[city])]
    for stack in pos.stacks[board.walls + city]:
        for kind in INFANTRY:
            units = count(troops_of(stack), kind)
            dice += [die_of(kind, board.hit[kind], roll(pos)) for _ in range(units)]
    number, hit = defence_bonus(pos, city)
    return dice + [die_of(HEAVY, hit, roll(pos)) for _ in range(number)]


def commands(pos: War, leaders: list[int], chief: int) -> list[list[int]]:
    """5.6, 10.1 The command of each player's leaders; the chief of a side is asked first."""
    found: dict[int, int] = {chief: 0}
    for leader in leaders:
        seat = seat_of_leader(pos, leader) if pos.holder[leader] else chief
        found[seat] = found.get(seat, 0) + command_of(pos, leader)
    return [[seat, number] for seat, number in found.items()]


class Throw(Step[War]):
    """6.1, 5.6 The dice of a side in an assault: each player may have misses rolled again, each once."""

    rule: ClassVar[str] = "5.6"

    def __init__(self, city: int, seat: int, dice: list[int], command: list[list[int]]) -> None:
        self.city = city
        self.seat = seat
        self.dice = dice[:]
        self.command = [share[:] for share in command]  # players, and the re-rolls that they have left

    def clone(self) -> Throw:
        return Throw(self.city, self.seat, self.dice, self.command)

    def missed(self) -> list[int]:
        """The kinds of dice that may be rolled again."""
        kinds = {kind_of_die(die) for die in self.dice if can_roll_again(die)}
        return sorted(kinds)

    def resolve(self, pos: War) -> bool:
        self.command = [share for share in self.command if share[1] > 0]
        if self.command and self.missed():
            return False
        pos.steps.pop()
        assault = pos.steps[-1]
        assert isinstance(assault, Assault)
        assault.count_hits(pos, self.dice)
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.command[0][0]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [REROLL << SHIFT | kind for kind in self.missed()] + [DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != REROLL:
            return pos.not_now(verb)
        return None if operand in self.missed() else NO_MISS

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.command.pop(0)
            return
        self.command[0][1] -= 1
        # The best of the misses: the one that needs least.
        need, number = min(
            [
                (need_of(die), i)
                for i, die in enumerate(self.dice)
                if kind_of_die(die) == operand and can_roll_again(die)
            ]
        )
        value = roll(pos)
        self.dice[number] = die_of(operand, need, value) | FINAL
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "unit": UNITS[operand], "rolls": [value]}
            pos.emit("rolled-again", "5.6", args)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        seat, left = self.command[0]
        return "prompt-reroll", {"seat": pos.seats[seat], "count": left}


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
        self.leaders = leaders[:]  # who lead them; command is that of all who are there
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
            self.moment = STORM
            open_window(pos, "assault", self.city, city_seat(pos, self.city))
        elif self.moment == STORM and not self.muster(pos):
            use(pos, ASSAULT_DICE)
            use(pos, ASSAULT_HIT)
            self.moment = AFTERMATH
        elif self.moment == STORM:
            put_on_track(pos, self.city, self.seat)  # effects may have ended a siege
            outside = pos.leaders_at(pos.board.city_region[self.city], pos.side_of_seat[self.seat])
            self.throw(pos, self.seat, storm_dice(pos, self.force, self.leaders), outside)
        elif self.moment == ANSWER:
            inside = pos.leaders_at(pos.board.walls + self.city, pos.city_side(self.city))
            self.throw(pos, city_seat(pos, self.city), wall_dice(pos, self.city), inside)
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

    def muster(self, pos: War) -> bool:
        """5.7, 6.1 Who is left of the stormers after effects; False if nobody is."""
        region = pos.board.city_region[self.city]
        for party in self.force:
            there = pos.stack_at(region, party[0])
            party[1] = sum([min(count(party[1], kind), count(there, kind)) * ONE[kind] for kind in INFANTRY])
        self.force = [party for party in self.force if party[1]]
        return bool(self.force)

    def units(self) -> int:
        return sum([infantry(troops) for _, troops in self.force])

    def throw(self, pos: War, seat: int, dice: list[int], leaders: list[int]) -> None:
        """6.1 One side rolls."""
        if pos.events is not None:
            rolls = [value_of(die) for die in dice]
            args = {"city": pos.board.city_id[self.city], "seat": pos.seats[seat], "rolls": rolls}
            hits = len([die for die in dice if strikes(die)])
            pos.emit("assault-rolls", "6.1", {**args, "hits": hits})
        pos.steps.append(Throw(self.city, seat, dice, commands(pos, leaders, seat)))

    def count_hits(self, pos: War, dice: list[int]) -> None:
        """6.1 The dice of one side count as they lie now."""
        hits = len([die for die in dice if strikes(die)])
        if self.moment == STORM:
            engines = pos.board.engines[self.city][0] if ENGINES + self.city in pos.markers else 0
            self.hits = max(0, hits - engines)
            self.moment = ANSWER
            return
        critical = int(pos.board.rules["battle"]["critical"])
        tens = len([die for die in dice if value_of(die) == critical])
        self.strikes = min(tens, self.units())
        losses = min(hits - tens, self.units() - self.strikes)
        self.tolls = [[self.seat, losses]] if losses else []  # shared when the tens have struck
        self.moment = BREACH

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
        """5.5 Losses of several owners, as in a battle; their chief is he whose city it would be (10.1)."""
        sizes = self.sizes(pos)
        if losses == 0 or not sizes:
            return []
        captor = self.captor(pos)
        chief = [owner == captor for owner, _ in sizes]
        parts = in_proportion(losses, [number for _, number in sizes], chief)
        return [[owner, part] for (owner, _), part in zip(sizes, parts) if part]

    def owners_with(self, pos: War, counter: int) -> list[int]:
        """5.5, 10.1 The players among whose stormers a counter is."""
        return [owner for owner, _ in self.sizes(pos) if counter in self.stormers(pos, owner)]

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
        if pos.ring[city] != BESIEGED or pos.besieger[city] == side:  # else the siege of another goes on
            self.stay_before(pos, city, side)
        check_units(pos)
        self.moment = AGAIN
        if not pos.option(TO_THE_END) or not self.force:
            pos.steps.pop()
            settle_region(pos, region)

    def stay_before(self, pos: War, city: int, side: int) -> None:
        """6.1, 6.2 Who has not taken the city besieges it if he can, and else shakes it while he is there."""
        pos.besieger[city] = side
        if not outnumbers(pos, side, city):
            pos.ring[city] = SHAKEN
        elif pos.ring[city] != BESIEGED:
            lay_siege(pos, city, self.seat)

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
        return NOT_A_DEFENDER if self.moment == BREACH else NOT_A_STORMER

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
            self.strike(pos, seat, operand)
        else:
            self.fall(pos, self.tolls[0][0], operand)
            self.tolls[0][1] -= 1
            self.tolls = [toll for toll in self.tolls if toll[1]]

    def strike(self, pos: War, seat: int, counter: int) -> None:
        """5.5 A ten costs the stormers a unit; if several players have one like it, one of them is named."""
        owners = self.owners_with(pos, counter)
        if len(owners) > 1:
            pos.steps.append(StrikeWhom(seat, counter))
        else:
            self.fall(pos, owners[0], counter)
            self.strikes -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.chooser(pos)], "city": pos.board.city_id[self.city]}
        if self.moment == AGAIN:
            return "prompt-assault-again", args
        return ("prompt-assault-strike" if self.moment == STRIKES else "prompt-assault-loss"), args


class StrikeWhom(SeatStep[War]):
    """5.5 For a 10 the player of the city has named a unit that several players have; he says whose it is."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(seat)
        self.counter = counter

    def assault(self, pos: War) -> Assault:
        below = pos.steps[-2]
        assert isinstance(below, Assault)
        return below

    def candidates(self, pos: War, seat: int) -> list[int]:
        return naming(pos, self.assault(pos).owners_with(pos, self.counter))

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != OPPONENT:
            return pos.not_now(verb)
        return None if verb << SHIFT | operand in self.candidates(pos, seat) else NOT_HIS

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        assault = self.assault(pos)
        pos.steps.pop()
        assault.fall(pos, named(pos, operand), self.counter)
        assault.strikes -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-strike-whom", {"seat": pos.seats[self.seat], "count": self.assault(pos).strikes}
