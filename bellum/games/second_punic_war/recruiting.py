"""9.3 Recruiting, in the reverse order of the stage: which units are raised where, and for what."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import CITY, DONE, MUSTER, RECRUIT, SHIFT
from .board import NOBODY
from .cities import Meetings
from .gauls import stance
from .kinds import COUNTER, NATIONS
from .leaders import catch_lone, recruit_price
from .options import CUT_OFF
from .position import ALLIED, BESIEGED, War
from .stacks import COMMON, ELEPHANTS, GALLIC, KINDS, ONE, SHIP, code_of

NOT_YOUR_NATION: Final = Refusal("7", "not-your-nation")
NO_COUNTER: Final = Refusal("1.2", "no-counter-left")
NOT_AN_ALLIED_TRIBE: Final = Refusal("8.1", "gauls-in-allied-tribes-only")
TRIBE_EXHAUSTED: Final = Refusal("8.1", "tribe-has-no-more")
NO_CITY: Final = Refusal("9.3", "no-city-of-theirs")
UNDER_SIEGE: Final = Refusal("9.3", "city-besieged")
NO_PORT: Final = Refusal("1.3.2", "city-without-port")
NO_SEA: Final = Refusal("2", "no-sea-here")
NO_ELEPHANTS: Final = Refusal("1.2.6", "city-without-elephants")
CITY_EXHAUSTED: Final = Refusal("9.3", "city-has-no-more")
NO_ROOM: Final = Refusal("9.3", "no-room-inside")
TOO_POOR: Final = Refusal("9.3", "too-few-talents")
NOTHING_THERE: Final = Refusal("9.3", "nothing-to-recruit-there")
NOT_A_BARRACKS: Final = Refusal("9.3", "city-does-not-raise-it")

TRIBAL: Final = 256  # + twice the region, + 1 for cavalry: how a tribe's recruits are counted


def worth(pos: War, city: int) -> int:
    """9.1, 9.3, 12.2 The income of a city, and so how many units it can raise; half if it is cut off.

    With the option an enemy army cuts it off that is in the region and does not besiege it.
    """
    if city in pos.scenario.no_income:
        return 0
    income = pos.board.income[city]
    if pos.option(CUT_OFF) and enemies_outside(pos, city):
        return (income + 1) // 2
    return income


def enemies_outside(pos: War, city: int) -> bool:
    """9.3 Whether an enemy army is in the region of a city."""
    return pos.enemy_in(pos.board.city_region[city], pos.city_side(city)) != NOBODY


class Recruiting(Step[War]):
    """9.3 The players recruit, who acts last first: a field, units in it, other fields, and done.

    Nobody learns how much another has left: a player is asked even if he can afford nothing.
    """

    rule: ClassVar[str] = "9.3"
    automatic: ClassVar[bool] = False

    def __init__(self, waiting: list[int], field: int, raised: list[list[int]], met: list[int]) -> None:
        self.waiting = waiting[:]  # who is still to recruit, the next one first
        self.field = field
        self.raised = [entry[:] for entry in raised]  # cities or tribes, and what they have raised
        self.met = met[:]  # where recruits stand among enemies

    def clone(self) -> Recruiting:
        return Recruiting(self.waiting, self.field, self.raised, self.met)

    def resolve(self, pos: War) -> bool:
        while self.waiting:
            if self.fields(pos, self.waiting[0]):
                return False
            self.waiting.pop(0)
        pos.steps.pop()
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.waiting[0]

    # -- where -----------------------------------------------------------------------------------------------

    def fields(self, pos: War, seat: int) -> list[int]:
        """Where a player could recruit, if he had the Talents: everybody may know this."""
        board, side = pos.board, pos.side_of_seat[seat]
        found = [
            board.city_region[city]
            for city in pos.scenario.cities
            if pos.keeper[city] == seat and pos.ring[city] != BESIEGED and worth(pos, city)
        ]
        found += [r for r in board.tribes if pos.playable(r) and stance(pos, r, side) == ALLIED]
        for nation, capital in enumerate(board.capital):
            if capital == NOBODY and pos.patron[nation] == seat:
                found.append(board.muster[nation])
        return sorted(set(found))

    def count(self, key: int) -> int:
        """What a city or a tribe has raised in this phase."""
        for entry in self.raised:
            if entry[0] == key:
                return entry[1]
        return 0

    # -- whether ---------------------------------------------------------------------------------------------

    def refuse_unit(self, pos: War, seat: int, field: int, counter: int) -> Refusal | None:
        """9.3 Why a player cannot recruit a unit in a field."""
        nation, kind = counter // KINDS, counter % KINDS
        if not self.is_own(pos, seat, nation):
            return NOT_YOUR_NATION
        if pos.spare(nation, kind) <= 0:
            return NO_COUNTER
        refusal = self.refuse_place(pos, seat, field, nation, kind)
        if refusal is not None:
            return refusal
        return TOO_POOR if recruit_price(pos, nation, kind) > pos.talents[seat] else None

    def is_own(self, pos: War, seat: int, nation: int) -> bool:
        """7 Whether a player recruits units of a nation: his own, or that of an ally whose patron he is."""
        side = pos.side_of_seat[seat]
        return nation == side or (pos.side[nation] == side and pos.patron[nation] == seat)

    def within_means(self, pos: War, seat: int) -> list[int]:
        """9.3 The counters that there are and that a player can pay."""
        return [
            nation * KINDS + kind
            for nation in range(len(NATIONS))
            if self.is_own(pos, seat, nation)
            for kind in range(KINDS)
            if pos.board.counters[nation][kind]
            and recruit_price(pos, nation, kind) <= pos.talents[seat]
            and pos.spare(nation, kind) > 0
        ]

    def refuse_place(self, pos: War, seat: int, field: int, nation: int, kind: int) -> Refusal | None:
        """9.3 Why a kind of unit is not raised in a field."""
        board = pos.board
        if field >= board.regions:
            return NO_CITY
        if board.is_gallic[kind]:
            if not board.levy[field] or stance(pos, field, nation) != ALLIED:
                return NOT_AN_ALLIED_TRIBE
            limit = board.levy[field][0 if kind == GALLIC else 1]
            return None if self.count(tribal(field, kind)) < limit else TRIBE_EXHAUSTED
        if board.capital[nation] == NOBODY:
            if field != board.muster[nation]:
                return NO_CITY
            return NO_PORT if kind == SHIP else NO_ELEPHANTS if kind == ELEPHANTS else None
        refusal: Refusal = NO_CITY
        for city in board.cities_in[field]:
            if pos.keeper[city] == seat and pos.owner[city] == nation:
                found = self.refuse_city(pos, city, kind)
                if found is None:
                    return None
                refusal = found
        return refusal

    def refuse_city(self, pos: War, city: int, kind: int) -> Refusal | None:
        """9.3, 1.3.2, 1.2.6, 2 Why a city cannot raise a kind of unit; no ships where there is no sea."""
        board = pos.board
        if pos.ring[city] == BESIEGED:
            return UNDER_SIEGE
        if kind == SHIP and not pos.scenario.sea:
            return NO_SEA
        if kind == SHIP and board.port[city] == NOBODY:
            return NO_PORT
        if kind == ELEPHANTS and not board.elephant_city[city]:
            return NO_ELEPHANTS
        if self.count(city) >= worth(pos, city):
            return CITY_EXHAUSTED
        if kind != SHIP and enemies_outside(pos, city) and pos.room(city) <= 0:
            return NO_ROOM
        return None

    def raised_at(self, pos: War, seat: int, field: int, means: list[int]) -> list[int]:
        """What of these counters a player can recruit in a field."""
        return [
            counter
            for counter in means
            if self.refuse_place(pos, seat, field, counter // KINDS, counter % KINDS) is None
        ]

    def raises(self, pos: War, seat: int, field: int, means: list[int]) -> bool:
        """Whether a player can recruit any of these counters in a field."""
        for counter in means:
            if self.refuse_place(pos, seat, field, counter // KINDS, counter % KINDS) is None:
                return True
        return False

    def candidates(self, pos: War, seat: int) -> list[int]:
        means = self.within_means(pos, seat)
        out = [
            MUSTER << SHIFT | field
            for field in (self.fields(pos, seat) if means else [])
            if field != self.field and self.raises(pos, seat, field, means)
        ]
        if self.field != NOBODY:
            out += [RECRUIT << SHIFT | counter for counter in self.raised_at(pos, seat, self.field, means)]
        return [*out, DONE << SHIFT]

    def legal(self, pos: War, seat: int) -> list[int]:
        return self.candidates(pos, seat)

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == MUSTER:
            found = self.raises(pos, seat, operand, self.within_means(pos, seat))
            return NOTHING_THERE if operand == self.field or not found else None
        if verb != RECRUIT or self.field == NOBODY:
            return pos.not_now(verb)
        return self.refuse_unit(pos, seat, self.field, operand)

    # -- what happens ----------------------------------------------------------------------------------------

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == MUSTER:
            self.field = operand
        elif verb == RECRUIT:
            cities = self.cities(pos, seat, operand)
            if len(cities) > 1 and not alike(pos, cities):
                pos.steps.append(Barracks(seat, operand))
            else:
                self.enlist(pos, seat, operand, cities[0] if cities else NOBODY)
        else:
            self.waiting.pop(0)
            self.field = NOBODY
            pos.turns += 1
            if self.met:
                pos.steps.append(Meetings(pos.side_of_seat[seat], self.met))
                self.met = []

    def enlist(self, pos: War, seat: int, counter: int, city: int) -> None:
        """9.3 A unit is paid and raised, by a city or, with NOBODY, by the field itself."""
        nation, kind = counter // KINDS, counter % KINDS
        pos.talents[seat] -= recruit_price(pos, nation, kind)
        place = self.raise_at(pos, city, kind)
        side = pos.side_of_seat[seat]
        led = [pos.holder[leader] for leader in pos.leaders_at(place, side)]
        holder = pos.holder_for(seat) if pos.holder_for(seat) in led else COMMON
        alone = not pos.present(place, side)
        pos.add(place, code_of(nation, holder, False), ONE[kind])
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "counter": COUNTER.ids[counter]}
            pos.emit("recruited", "9.3", {**args, "field": pos.board.field_name(place)})
        if pos.board.is_region(place):
            catch_lone(pos, place, side, seat)
            if alone and pos.enemy_in(place, side) != NOBODY:  # 10.4 an army there has its peace already
                self.met.append(place)

    def cities(self, pos: War, seat: int, counter: int) -> list[int]:
        """9.3 The cities of the field that can raise a unit; none for Gauls and those without a city."""
        nation, kind = counter // KINDS, counter % KINDS
        if pos.board.is_gallic[kind] or pos.board.capital[nation] == NOBODY:
            return []
        return [
            city
            for city in pos.board.cities_in[self.field]
            if pos.keeper[city] == seat
            and pos.owner[city] == nation
            and self.refuse_city(pos, city, kind) is None
        ]

    def raise_at(self, pos: War, city: int, kind: int) -> int:
        """9.3 Where a recruit appears, counted against what the city or the tribe can raise."""
        board, field = pos.board, self.field
        if city == NOBODY:
            if board.is_gallic[kind]:
                self.note(tribal(field, kind))
            return field
        self.note(city)
        if kind == SHIP:
            return board.ports + city
        return board.walls + city if enemies_outside(pos, city) else field

    def note(self, key: int) -> None:
        """A city or a tribe has raised a unit."""
        for entry in self.raised:
            if entry[0] == key:
                entry[1] += 1
                return
        self.raised.append([key, 1])

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.waiting[0]]}
        if self.field == NOBODY:
            return "prompt-muster", args
        return "prompt-recruit", {**args, "field": pos.board.field_name(self.field)}


def alike(pos: War, cities: list[int]) -> bool:
    """9.3 Whether it is all the same which of some cities of a region raises a unit: it stands in the region,
    and what one can raise the others can."""
    board = pos.board
    first = cities[0]
    return not enemies_outside(pos, first) and all(
        board.elephant_city[city] == board.elephant_city[first]
        and board.port[city] == board.port[first] == NOBODY
        for city in cities
    )


class Barracks(SeatStep[War]):
    """9.3 Two cities of a region could raise a unit: its player says which one does, and takes it in."""

    rule: ClassVar[str] = "9.3"

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(seat)
        self.counter = counter

    def recruiting(self, pos: War) -> Recruiting:
        """The step that recruits."""
        step = pos.steps[-2] if pos.steps[-1] is self else pos.steps[-1]
        assert isinstance(step, Recruiting)
        return step

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CITY << SHIFT | city for city in self.recruiting(pos).cities(pos, seat, self.counter)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        found = self.recruiting(pos).cities(pos, seat, self.counter)
        return None if operand in found else NOT_A_BARRACKS

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        recruiting = self.recruiting(pos)
        pos.steps.pop()
        recruiting.enlist(pos, seat, self.counter, operand)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-barracks", {"seat": pos.seats[self.seat], "counter": COUNTER.ids[self.counter]}


def tribal(region: int, kind: int) -> int:
    """8.1 How the recruits of a tribe are counted, infantry and cavalry apart."""
    return TRIBAL + 2 * region + (0 if kind == GALLIC else 1)
