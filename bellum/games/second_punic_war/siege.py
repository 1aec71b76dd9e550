"""6.2 Sieges: how one is laid, what both sides lose at the end of every stage, and the early surrender."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import LOSE, SHIFT
from .board import NOBODY
from .boons import SPARED, SURRENDER, use
from .cities import (
    besiegers,
    capture,
    city_seat,
    defenders,
    leading_seat,
    settle_region,
    sieges_in,
    strength,
)
from .kinds import COUNTER, SIDES
from .leaders import doom_all
from .markers import ENGINES
from .position import BESIEGED, War
from .stacks import CODE, INFANTRY, KINDS, ONE, count, has_moved, infantry, nation_of, troops_of
from .victory import check_units
from .windows import open_window

NOT_THE_ENEMYS: Final = Refusal("6", "no-enemy-city")
BESIEGED_ALREADY: Final = Refusal("6.2", "besieged-already")
TOO_FEW: Final = Refusal("6.2", "too-few-to-besiege")
NO_INFANTRY: Final = Refusal("6.2", "only-infantry-besieges")
NOT_AMONG_THEM: Final = Refusal("6.2", "not-among-the-besieged-or-besiegers")

# The moments of a siege at the end of a stage.
OPENING: Final = 0
CITY_SUFFERS: Final = 1
ARMY_SUFFERS: Final = 2
OUTCOME: Final = 3
HESITATES: Final = 4
SURRENDERS: Final = 5


# -- 6.2 laying a siege --------------------------------------------------------------------------------------


def refuse_siege(pos: War, side: int, city: int) -> Refusal | None:
    """6.2 Why an army of a side in its region cannot besiege a city."""
    if not pos.hostile(side, pos.city_side(city)):
        return NOT_THE_ENEMYS
    if pos.ring[city] == BESIEGED:
        return BESIEGED_ALREADY
    region = pos.board.city_region[city]
    if infantry(pos.troops(region, side)) == 0:
        return NO_INFANTRY
    return None if outnumbers(pos, side, city) else TOO_FEW


def outnumbers(pos: War, side: int, city: int) -> bool:
    """6.2 Whether the infantry of a side in the region is more than a city and its defenders.

    Two sieges in one region need units for both.
    """
    region = pos.board.city_region[city]
    needed = strength(pos, city) + 1
    for other in sieges_in(pos, region, side):
        if other != city:
            needed += strength(pos, other) + 1
    return infantry(pos.troops(region, side)) >= needed


def lay_siege(pos: War, city: int, seat: int) -> None:
    """6.2 A city is besieged, at the level that it has; the point of movement is the caller's."""
    pos.ring[city] = BESIEGED
    pos.besieger[city] = pos.side_of_seat[seat]
    if pos.events is not None:
        args = {"city": pos.board.city_id[city], "seat": pos.seats[seat], "level": pos.level[city]}
        pos.emit("besieged", "6.2", args)


# -- 6.2 losses ----------------------------------------------------------------------------------------------


def foot_counters(pos: War, place: int, side: int, seat: int) -> list[int]:
    """6.2 The kinds of infantry of a side in a place that a seat commands, as counters."""
    found: set[int] = set()
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side and pos.obeys(seat, stack):
            for kind in INFANTRY:
                if count(troops_of(stack), kind):
                    found.add(nation_of(stack) * KINDS + kind)
    return sorted(found)


def lose_unit(pos: War, place: int, seat: int, counter: int, rule: str) -> None:
    """6.1, 6.2 A unit of infantry that a seat commands is lost; of units alike, one that has moved."""
    nation, kind = counter // KINDS, counter % KINDS
    code = NOBODY
    for stack in pos.stacks[place]:
        if nation_of(stack) == nation and count(troops_of(stack), kind) and pos.obeys(seat, stack):
            if code == NOBODY or has_moved(stack):
                code = stack & CODE
    pos.take(place, code, ONE[kind])
    tell_lost(pos, place, counter, rule)


def tell_lost(pos: War, place: int, counter: int, rule: str) -> None:
    """A unit is lost."""
    if pos.events is not None:
        side = SIDES[pos.side[counter // KINDS]]
        args = {"side": side, "counter": COUNTER.ids[counter], "field": pos.board.field_name(place)}
        pos.emit("unit-lost", rule, args)


def sink_level(pos: War, city: int, levels: int, rule: str) -> None:
    """6.1, 6.2 The card of a city moves down the siege track."""
    pos.level[city] = max(0, pos.level[city] - levels)
    if pos.events is not None:
        args = {"city": pos.board.city_id[city], "level": pos.level[city]}
        pos.emit("level", rule, args)


# -- III phase 5 ---------------------------------------------------------------------------------------------


class Sieges(Step[War]):
    """3, 6.2 Phase 5: every siege is settled, those of the first player in the order of the stage first."""

    rule: ClassVar[str] = "6.2"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        check_units(pos)
        board, rules = pos.board, pos.board.rules["siege"]
        ringed: list[tuple[int, int]] = []
        for city in range(board.cities):
            if pos.ring[city] == BESIEGED:
                seat = leading_seat(pos, board.city_region[city], pos.besieger[city])
                ringed.append((pos.order.index(seat), city))
        for _, city in sorted(ringed, reverse=True):
            toll = int(rules["besieger_loss"])
            if ENGINES + city in pos.markers:
                toll = board.engines[city][1]
            pos.steps.append(Siege(city, OPENING, int(rules["city_loss"]), toll, True))
        return True


def weaken(pos: War, city: int, levels: int, surrender: bool) -> None:
    """6.2 A besieged city suffers by an event, as at the end of a stage, and its besieger does not."""
    pos.steps.append(Siege(city, CITY_SUFFERS, levels, 0, surrender))


class Siege(Step[War]):
    """6.2 A besieged city and its besieger lose a unit each; then the city may surrender.

    The city loses its additional defenders first, and after them its level.
    """

    rule: ClassVar[str] = "6.2"

    def __init__(self, city: int, moment: int, hunger: int, toll: int, surrender: bool) -> None:
        self.city = city
        self.moment = moment
        self.hunger = hunger  # what the city is still to lose
        self.toll = toll  # what the besieger is still to lose
        self.surrender = surrender  # whether it may surrender

    def clone(self) -> Siege:
        return Siege(self.city, self.moment, self.hunger, self.toll, self.surrender)

    def resolve(self, pos: War) -> bool:
        city = self.city
        if pos.ring[city] != BESIEGED:  # an effect has ended the siege: what others did for it is over too
            pos.steps.pop()
            use(pos, SPARED + city)
            use(pos, SURRENDER)
            return True
        if self.moment == OPENING:
            self.moment = CITY_SUFFERS
            open_window(pos, "siege", city, city_seat(pos, city))
            return True
        if self.moment == CITY_SUFFERS:
            return self.starve(pos)
        if self.moment == ARMY_SUFFERS:
            if self.toll and besiegers(pos, city):
                return False
            self.moment = OUTCOME
            return True
        if self.moment == OUTCOME:
            self.judge(pos)
        elif self.moment == HESITATES and self.surrender:
            self.moment = SURRENDERS
            open_window(pos, "surrender", city, city_seat(pos, city))
        else:
            pos.steps.pop()
            self.ask_the_city(pos)
        return True

    def starve(self, pos: War) -> bool:
        """6.2 The city loses an additional defender, whom its player chooses, or a level."""
        if use(pos, SPARED + self.city):
            self.hunger = 0
            self.surrender = False
        if self.hunger and defenders(pos, self.city):
            return False
        if self.hunger:
            sink_level(pos, self.city, self.hunger, "6.2")
        self.hunger = 0
        self.moment = ARMY_SUFFERS
        return True

    def judge(self, pos: War) -> None:
        """6.2 After the losses: a city without defence is taken; a besieger who is too weak has to go.

        5.6 If nobody is left to take it, his leaders are lost.
        """
        self.moment = HESITATES
        region, besieger = pos.board.city_region[self.city], pos.besieger[self.city]
        if pos.level[self.city] == 0 and pos.present(region, besieger):
            pos.steps.pop()
            capture(pos, self.city, self.victor(pos), "6.2")
            return
        if not pos.present(region, besieger):
            doom_all(pos, pos.leaders_at(region, besieger), city_seat(pos, self.city))
        settle_region(pos, region)
        check_units(pos)

    def ask_the_city(self, pos: War) -> None:
        """6.2 On a field with a flag a die says whether the city surrenders."""
        board, city = pos.board, self.city
        if not self.surrender:
            return
        bonus = use(pos, SURRENDER)
        need = board.flag[pos.level[city]]
        if need == 0 and bonus:
            need = int(board.rules["battle"]["sides_of_the_die"])
        if need == 0:
            return
        roll = pos.dice.roll(int(board.rules["battle"]["sides_of_the_die"]))
        pos.barrier += 1
        if pos.events is not None:
            args = {"city": board.city_id[city], "rolls": [roll], "modifier": bonus, "need": need}
            pos.emit("surrender-roll", "6.2", args)
        if roll + bonus >= need:
            capture(pos, city, self.victor(pos), "6.2")

    def victor(self, pos: War) -> int:
        """10.1 Whose army the besiegers are."""
        return leading_seat(pos, pos.board.city_region[self.city], pos.besieger[self.city])

    # -- what is asked ---------------------------------------------------------------------------------------

    def chooser(self, pos: War) -> int:
        if self.moment == CITY_SUFFERS:
            return city_seat(pos, self.city)
        return self.victor(pos)

    def place(self, pos: War) -> int:
        """Where the loss is taken."""
        board = pos.board
        inside = self.moment == CITY_SUFFERS
        return board.walls + self.city if inside else board.city_region[self.city]

    def counters(self, pos: War) -> list[int]:
        seat = self.chooser(pos)
        return foot_counters(pos, self.place(pos), pos.side_of_seat[seat], seat)

    def owners(self, pos: War) -> int:
        return 1 << self.chooser(pos)

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [LOSE << SHIFT | counter for counter in self.counters(pos)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != LOSE:
            return pos.not_now(verb)
        return None if operand in self.counters(pos) else NOT_AMONG_THEM

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        lose_unit(pos, self.place(pos), seat, operand, "6.2")
        if self.moment == CITY_SUFFERS:
            self.hunger -= 1
        else:
            self.toll -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.chooser(pos)], "city": pos.board.city_id[self.city]}
        return "prompt-siege-loss", args


def raise_level(pos: War, city: int, levels: int, rule: str) -> None:
    """6.2 The level of a besieged city rises, never above that of its card."""
    pos.level[city] = min(pos.board.defence[city], pos.level[city] + levels)
    if pos.events is not None:
        args = {"city": pos.board.city_id[city], "level": pos.level[city]}
        pos.emit("level", rule, args)
    settle_region(pos, pos.board.city_region[city])
