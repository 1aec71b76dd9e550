"""The position of the war: troops and leaders, cities and tribes, politics, cards, money and points.

Also what everything else asks for: who commands what (10.1), who is whose enemy, what stands where, and how
troops come to a place and leave it. A chapter that needs one above it asks the position,
which declares it here.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from ...kernel.dice import Dice
from ...kernel.plain import ASIS, DIGITS, PAIRS, SPARSE, Codec
from ...kernel.position import Position
from ...kernel.setting import Setting
from .board import CARTHAGE, NEUTRAL, NOBODY, ROME, SYRACUSE, Board
from .kinds import NATIONS, SIDES
from .options import options_as_bits
from .orders import COLUMN, ORDERS, Column, Orders
from .records import BATTLE, Battle
from .stacks import (
    CODE,
    CODE_BITS,
    COMMON,
    HOLDERS,
    KINDS,
    Stack,
    Troops,
    code_of,
    count,
    has_moved,
    holder_of,
    nation_of,
    stack_of,
    troops_of,
)

# Where a leader is when he is not on the board.
POOL: Final = -1  # 3.2 a consul who can be drawn
BESIDE: Final = -2  # beside the board: a card may bring him in
DEAD: Final = -3  # out of the game

# 6.1, 6.2 What the siege track says of a city.
UNTOUCHED: Final = 0
SHAKEN: Final = 1  # its level was lowered by an assault, and the enemy is still in the region
BESIEGED: Final = 2

# VIII What a tribe thinks: 2 for an ally of Rome, -2 for one of Carthage.
ALLIED: Final = 2

EMPTY: Final[tuple[int, ...]] = ()
NO_STACKS: Final[list[tuple[int, ...]]] = []
NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_PAIRS: Final[dict[int, int]] = {}


def write_stacks(places: list[tuple[int, ...]]) -> list[Any]:
    return [len(places), *([place, *stacks] for place, stacks in enumerate(places) if stacks)]


def read_stacks(data: list[Any]) -> list[tuple[int, ...]]:
    places: list[tuple[int, ...]] = [EMPTY] * data[0]
    for place, *stacks in data[1:]:
        places[place] = tuple(stacks)
    return places


STACKS: Final = Codec(write_stacks, read_stacks)


class War(Position):
    """One game in progress."""

    state: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("stacks", STACKS),
        ("at", ASIS),
        ("tired", DIGITS),
        ("holder", DIGITS),
        ("owner", DIGITS),
        ("keeper", ASIS),
        ("captor", ASIS),
        ("level", DIGITS),
        ("ring", DIGITS),
        ("besieger", DIGITS),
        ("attitude", SPARSE),
        ("tested", ASIS),
        ("track", ASIS),
        ("patron", ASIS),
        ("talents", ASIS),
        ("initiative", ASIS),
        ("points", ASIS),
        ("hands", ASIS),
        ("decks", ASIS),
        ("discards", ASIS),
        ("removed", ASIS),
        ("shown", ASIS),
        ("order", ASIS),
        ("passed", ASIS),
        ("stage", ASIS),
        ("year", ASIS),
        ("consuls", ASIS),
        ("proconsul", ASIS),
        ("dictator", ASIS),
        ("dictator_stages", ASIS),
        ("ravaged", PAIRS),
        ("markers", PAIRS),
        ("boons", PAIRS),
        ("battle", BATTLE),
        ("verdict", ASIS),
        ("orders", ORDERS),
        ("column", COLUMN),
    )

    def __init__(self, board: Board, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        self.board = board
        # What follows from board and setting; all positions of a game share it.
        self.scenario = board.scenarios[setting.scenario]
        self.reach = board.reach[setting.scenario]
        self.options = options_as_bits(setting.options)
        self.players = len(setting.seats)
        self.seats_of: list[list[int]] = [
            [seat for seat, team in enumerate(setting.teams) if team == side] for side in SIDES
        ]
        self.side_of_seat: list[int] = [SIDES.index(team) for team in setting.teams]
        # Every list and dict is put in its place by set_up, clone or restore.
        self.stacks: list[tuple[int, ...]] = NO_STACKS  # by place
        self.at: list[int] = NONE  # a leader's place, or where he is off the board
        self.tired: list[int] = NONE  # 4.1 1 for a leader who has moved in this stage
        self.holder: list[int] = NONE  # 10.1 which player of his side a leader obeys
        self.owner: list[int] = NONE  # 1.2.9 the nation that a city belongs to
        self.keeper: list[int] = NONE  # 1.3.2 the seat that has a city's card
        self.captor: list[int] = NONE  # 6.3 the seat that scored a city, and loses that if it is retaken
        self.level: list[int] = NONE  # 6.2 what is left of a city's defence
        self.ring: list[int] = NONE  # 6.2 UNTOUCHED, SHAKEN or BESIEGED
        self.besieger: list[int] = NONE  # the side that besieges a city or has shaken it
        self.attitude: list[int] = NONE  # VIII by region: from -2, allied with Carthage, to 2, with Rome
        self.tested: list[int] = NONE  # 8.2 tribes tested in this stage, as bits, by side
        self.track: list[int] = NONE  # VII by nation: from -2, allied with Carthage, to 2, with Rome
        self.patron: list[int] = NONE  # VII by nation: the seat that has made the alliance
        self.talents: list[int] = NONE  # 1.2.11 by seat
        self.initiative: list[int] = NONE  # 1.2.10 by seat
        self.points: list[int] = NONE  # 1.2.12 by seat
        self.hands: list[list[int]] = NO_LISTS
        self.decks: list[list[int]] = NO_LISTS  # by nation, the next card last
        self.discards: list[list[int]] = NO_LISTS
        self.removed: list[int] = NONE
        self.shown: list[list[int]] = (
            NO_LISTS  # cards of a hand that another seat has seen: seat * seats + eyes
        )
        self.order: list[int] = NONE  # 3.3 the seats in the order of this stage
        self.passed = 0  # 3.4.7 as bits
        self.stage = 0
        self.year = 0
        self.consuls: list[int] = NONE  # 3.2 in office
        self.proconsul = NOBODY  # 12.3
        self.dictator = NOBODY  # 12.4
        self.dictator_stages = 0
        self.ravaged: dict[int, int] = NO_PAIRS  # 12.1 tokens, by region
        self.markers: dict[int, int] = NO_PAIRS  # what cards leave on the board: marker and stages left
        self.orders: Orders | None = None  # 4.2 the action in which armies move now
        self.column: Column | None = None  # 4.2 those who move together now
        self.boons: dict[int, int] = NO_PAIRS  # what effects that were played still do: see boons.py
        self.battle: Battle | None = None  # 5.1 the battle that is being fought
        # How the last battle ended: place, side that won (NOBODY: none), side that lost, whether it got away,
        # and the points that were scored.
        self.verdict: list[int] = NONE
        # What follows from the rest: the side of each nation, and its troops on the whole board.
        self.side: list[int] = NONE
        self.fielded: list[int] = NONE
        self.codes: list[int] = NONE  # 10.1 by seat: the codes of troops that it commands and that may move
        # For players that look ahead: turns that have ended, and whether one will with the action under way.
        self.turns = 0
        self.turn_ends = False

    # -- copies ----------------------------------------------------------------------------------------------

    def empty(self, dice: Dice) -> Self:
        """A position of the same game with nothing in it."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, without events."""
        new = self.empty(self.dice.clone())
        self.copy_to(new)
        new.stacks = self.stacks[:]
        new.at = self.at[:]
        new.tired = self.tired[:]
        new.holder = self.holder[:]
        new.owner = self.owner[:]
        new.keeper = self.keeper[:]
        new.captor = self.captor[:]
        new.level = self.level[:]
        new.ring = self.ring[:]
        new.besieger = self.besieger[:]
        new.attitude = self.attitude[:]
        new.tested = self.tested[:]
        new.track = self.track[:]
        new.patron = self.patron[:]
        new.talents = self.talents[:]
        new.initiative = self.initiative[:]
        new.points = self.points[:]
        new.hands = [hand[:] for hand in self.hands]
        new.decks = [deck[:] for deck in self.decks]
        new.discards = [pile[:] for pile in self.discards]
        new.removed = self.removed[:]
        new.shown = [seen[:] for seen in self.shown]
        new.order = self.order[:]
        new.passed = self.passed
        new.stage = self.stage
        new.year = self.year
        new.consuls = self.consuls[:]
        new.proconsul = self.proconsul
        new.dictator = self.dictator
        new.dictator_stages = self.dictator_stages
        new.ravaged = self.ravaged.copy()
        new.markers = self.markers.copy()
        new.boons = self.boons.copy()
        new.battle = None if self.battle is None else self.battle.clone()
        new.verdict = self.verdict
        new.orders = None if self.orders is None else self.orders.clone()
        new.column = None if self.column is None else self.column.clone()
        new.side = self.side[:]
        new.fielded = self.fielded[:]
        new.codes = self.codes
        new.turns = self.turns
        new.turn_ends = self.turn_ends
        return new

    def recount(self) -> None:
        self.side = [self.allegiance(nation) for nation in range(len(NATIONS))]
        self.codes = [self.codes_of(seat) for seat in range(self.players)]
        self.fielded = [0] * len(NATIONS)
        for stacks in self.stacks:
            for stack in stacks:
                self.fielded[nation_of(stack)] += troops_of(stack)

    def codes_of(self, seat: int) -> int:
        """10.1, 4.1 The codes of troops that have not moved and that a seat commands, as bits."""
        mine, mask = self.holder_for(seat), 0
        for nation, side in enumerate(self.side):
            if side == self.side_of_seat[seat]:
                mask |= 1 << code_of(nation, COMMON, False) | 1 << code_of(nation, mine, False)
        return mask

    def option(self, bit: int) -> bool:
        return self.options & bit != 0

    def fought(self) -> Battle:
        """5.1 The battle that is being fought."""
        if self.battle is None:
            raise ValueError("nobody fights")
        return self.battle

    # -- what chapters ask of those above them: the game's own class fulfils it ------------------------------

    def begin_resistance(self, region: int, side: int, gauls_attack: bool) -> None:
        """8.3 The levy of a tribe takes the field against a side's army in its region."""
        raise NotImplementedError

    def clash(self, place: int, side: int) -> None:
        """5.1 Enemies find themselves in one place without a march: this side attacks."""
        raise NotImplementedError

    def warn(self, place: int, side: int) -> None:
        """6 Before a battle those of a side who stand in the region of their city may go into it."""
        raise NotImplementedError

    # -- 1.1, 10.1 who is with whom --------------------------------------------------------------------------

    def allegiance(self, nation: int) -> int:
        """VII, 10.4 The side of a nation: its own, that of its ally, or NEUTRAL."""
        if nation == ROME or nation == CARTHAGE:
            return nation
        if nation == SYRACUSE and self.seats_of[SYRACUSE]:
            return SYRACUSE
        track = self.track[nation]
        return ROME if track == ALLIED else CARTHAGE if track == -ALLIED else NEUTRAL

    def led(self, nation: int) -> bool:
        """10.2, 10.4 Whether a player leads a nation, which is a side then and no state."""
        return nation < len(SIDES) and len(self.seats_of[nation]) > 0

    def hostile(self, side: int, other: int) -> bool:
        """Whether two sides are at war; a neutral state is at war with nobody."""
        return side != other and side != NEUTRAL and other != NEUTRAL

    def enemy_of(self, side: int) -> int:
        """VII The other of the two powers between which states and tribes choose."""
        return CARTHAGE if side == ROME else ROME

    def seat_of(self, side: int, holder: int) -> int:
        """10.1 The player who alone commands what a holder holds; the first player for a common army."""
        seats = self.seats_of[side]
        return seats[max(0, holder - 1)] if seats else NOBODY

    def holder_for(self, seat: int) -> int:
        """10.1 The holder that a seat is; a side of one player has all in common."""
        seats = self.seats_of[self.side_of_seat[seat]]
        return COMMON if len(seats) == 1 else seats.index(seat) + 1

    def obeys(self, seat: int, stack: Stack) -> bool:
        """10.1 Whether a seat commands a stack: its own army, or a common one of its side."""
        if self.side[nation_of(stack)] != self.side_of_seat[seat]:
            return False
        holder = holder_of(stack)
        return holder == COMMON or self.seats_of[self.side_of_seat[seat]][holder - 1] == seat

    def follows(self, seat: int, leader: int) -> bool:
        """10.1 Whether a leader is a seat's."""
        side = self.side[self.board.leader_nation[leader]]
        if side != self.side_of_seat[seat]:
            return False
        holder = self.holder[leader]
        return holder == COMMON or self.seats_of[side][holder - 1] == seat

    def zone_seat(self, side: int, region: int) -> int:
        """10.1 The player of a side in whose zone of influence a region lies."""
        seats = self.seats_of[side]
        if not seats:
            return NOBODY
        return seats[0] if len(seats) == 1 else seats[self.board.zone[side][region] - 1]

    def warden(self, side: int, place: int) -> int:
        """10.1 The player of a side in whose zone a place is; a sea zone is in that of the nearest shore."""
        board = self.board
        at_sea = place >= board.seas
        return self.zone_seat(side, board.nearest[place - board.seas] if at_sea else board.region_at[place])

    # -- what stands where -----------------------------------------------------------------------------------

    def troops(self, place: int, side: int) -> Troops:
        """All troops of a side in a place."""
        total = 0
        for stack in self.stacks[place]:
            if self.side[nation_of(stack)] == side:
                total += stack >> CODE_BITS
        return total

    def of_nation(self, place: int, nation: int) -> Troops:
        """All troops of a nation in a place."""
        total = 0
        for stack in self.stacks[place]:
            if nation_of(stack) == nation:
                total += stack >> CODE_BITS
        return total

    def stack_at(self, place: int, code: int) -> Troops:
        """The troops with this code in a place."""
        for stack in self.stacks[place]:
            if stack & CODE == code:
                return stack >> CODE_BITS
        return 0

    def present(self, place: int, side: int) -> bool:
        """Whether a side has a unit in a place."""
        for stack in self.stacks[place]:
            if self.side[nation_of(stack)] == side:
                return True
        return False

    def enemy_in(self, place: int, side: int) -> int:
        """The side at war with this one that has a unit in a place, or NOBODY."""
        for stack in self.stacks[place]:
            other = self.side[nation_of(stack)]
            if self.hostile(side, other):
                return other
        return NOBODY

    def leaders_at(self, place: int, side: int) -> list[int]:
        """The leaders of a side in a place."""
        if place not in self.at:
            return []
        return [
            leader
            for leader in range(self.board.leaders)
            if self.at[leader] == place and self.side[self.board.leader_nation[leader]] == side
        ]

    def on_board(self, nation: int, kind: int) -> int:
        """How many units of a kind a nation has on the board."""
        return count(self.fielded[nation], kind)

    def spare(self, nation: int, kind: int) -> int:
        """1.2 How many counters of a kind a nation has left."""
        return self.board.counters[nation][kind] - self.on_board(nation, kind)

    def playable(self, region: int) -> bool:
        """Whether a region is part of this scenario."""
        return self.scenario.playable[region]

    # -- how troops come and go ------------------------------------------------------------------------------

    def add(self, place: int, code: int, troops: Troops) -> None:
        """Put troops with this code in a place: they come to the board, or from another place of it."""
        if troops:
            self.fielded[nation_of(code)] += troops
            self.join(place, code, troops)

    def take(self, place: int, code: int, troops: Troops) -> None:
        """Take troops with this code from a place, where they are."""
        if troops == 0:
            return
        stacks = self.stacks[place]
        for number, stack in enumerate(stacks):
            if stack & CODE == code:
                left = stack - (troops << CODE_BITS)
                rest = (left,) if left >> CODE_BITS else EMPTY
                self.stacks[place] = stacks[:number] + rest + stacks[number + 1 :]
                self.fielded[nation_of(code)] -= troops
                return
        raise ValueError(f"no such troops in place {place}")

    def join(self, place: int, code: int, troops: Troops) -> None:
        """Troops stand in a place with those of the same code."""
        stacks = self.stacks[place]
        for number, stack in enumerate(stacks):
            if stack & CODE == code:
                joined = stack + (troops << CODE_BITS)
                self.stacks[place] = (*stacks[:number], joined, *stacks[number + 1 :])
                return
        self.stacks[place] = tuple(sorted((*stacks, stack_of(code, troops)), key=by_code))

    def refresh(self) -> None:
        """4.1 At the start of a stage every unit and every leader may move again."""
        for place, stacks in enumerate(self.stacks):
            if stacks and any(has_moved(stack) for stack in stacks):
                self.stacks[place] = EMPTY
                for stack in stacks:
                    self.join(place, stack & CODE & ~1, troops_of(stack))
        self.tired = [0] * self.board.leaders

    def release(self, place: int) -> None:
        """10.1 An army whose leaders are gone belongs to all players of its side.

        A leader in a region commands what is behind its walls and in its ports, too.
        """
        board, region = self.board, self.board.region_at[place]
        self.release_from(place, region)
        if region != NOBODY:
            for city in board.cities_in[region]:
                self.release_from(board.walls + city, region)
                self.release_from(board.ports + city, region)
            self.release_from(region, region)

    def release_from(self, place: int, region: int) -> None:
        """10.1 Troops of a place are common if no leader who holds them is in its region, or at sea there."""
        stacks = self.stacks[place]
        if not any(holder_of(stack) for stack in stacks):
            return
        held = {
            self.side[self.board.leader_nation[leader]] * HOLDERS + self.holder[leader]
            for leader, at in enumerate(self.at)
            if at == place or (at >= 0 and region != NOBODY and self.board.region_at[at] == region)
        }
        self.stacks[place] = EMPTY
        for stack in stacks:
            holder = holder_of(stack)
            if holder and self.side[nation_of(stack)] * HOLDERS + holder not in held:
                code = code_of(nation_of(stack), COMMON, has_moved(stack))
                self.join(place, code, troops_of(stack))
            else:
                self.join(place, stack & CODE, troops_of(stack))

    def claim(self, place: int) -> None:
        """10.1 A leader who comes to common troops commands them, unless his partner has a leader there."""
        for side in range(len(SIDES)):
            if len(self.seats_of[side]) == 1:
                continue
            holders = {self.holder[leader] for leader in self.leaders_at(place, side)}
            if len(holders) != 1 or COMMON in holders:
                continue
            for stack in self.stacks[place]:
                if self.side[nation_of(stack)] == side and holder_of(stack) == COMMON:
                    self.take(place, stack & CODE, troops_of(stack))
                    code = code_of(nation_of(stack), min(holders), has_moved(stack))
                    self.add(place, code, troops_of(stack))

    # -- cities ----------------------------------------------------------------------------------------------

    def city_side(self, city: int) -> int:
        """The side that a city belongs to."""
        return self.side[self.owner[city]]

    def room(self, city: int) -> int:
        """VI How many more units a city takes in beside its garrison."""
        inside = 0
        for stack in self.stacks[self.board.walls + city]:
            for kind in range(KINDS):
                inside += count(stack >> CODE_BITS, kind)
        return self.board.room * self.board.defence[city] - inside

    # -- points and money ------------------------------------------------------------------------------------

    def score(self, seat: int, points: int) -> None:
        """11.2 A seat gains or loses victory points; it never has fewer than none."""
        self.points[seat] = max(0, self.points[seat] + points)

    def side_points(self, side: int) -> int:
        """10.3 The points of all players of a side."""
        return sum([self.points[seat] for seat in self.seats_of[side]])


def by_code(stack: Stack) -> int:
    return stack & CODE
