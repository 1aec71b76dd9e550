"""6 Cities: who is inside the walls, how long a siege stands, and what happens when a city falls."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import CITY, SHIFT
from .alliances import join, part
from .board import CARTHAGE, NOBODY, ROME, STATES, SYRACUSE
from .kinds import SIDES
from .leaders import catch_lone, doom_all
from .markers import ENGINES
from .position import BESIEGED, EMPTY, SHAKEN, UNTOUCHED, War
from .stacks import CODE, COMMON, Troops, holder_of, infantry, nation_of, size, troops_of
from .victory import check_points, check_units, credit, win
from .windows import open_window

FOOT: Final = 1000  # how much more infantry weighs than others

NOT_BESIEGING: Final = Refusal("6.2", "city-not-besieged-by-you")


# -- 6 who is where ------------------------------------------------------------------------------------------


def defenders(pos: War, city: int) -> int:
    """6 The infantry inside, which alone strengthens the defence of a city."""
    total = 0
    for stack in pos.stacks[pos.board.walls + city]:
        total += infantry(troops_of(stack))
    return total


def strength(pos: War, city: int) -> int:
    """6.2 What besiegers must outnumber: the level of the city and its additional defenders."""
    return pos.level[city] + defenders(pos, city)


def besiegers(pos: War, city: int) -> int:
    """6.2 The infantry of the besieging side in the region of a city."""
    return infantry(pos.troops(pos.board.city_region[city], pos.besieger[city]))


def leading_seat(pos: War, place: int, side: int) -> int:
    """10.1, 10.3 Who of a side decides for its troops in a place: the player with most units there.

    Infantry counts before all others, because it alone besieges and defends. Common troops count for the
    player of the zone, who also decides between equals.
    """
    seats = pos.seats_of[side]
    if len(seats) == 1:
        return seats[0]
    first = pos.warden(side, place)
    units = [0] * pos.players
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            holder = holder_of(stack)
            seat = first if holder == COMMON else seats[holder - 1]
            units[seat] += FOOT * infantry(troops_of(stack)) + size(troops_of(stack))
    most = max([units[seat] for seat in seats])
    return first if units[first] == most else next(seat for seat in seats if units[seat] == most)


def city_seat(pos: War, city: int) -> int:
    """6 Who defends a city: the player with most units inside, or else the one who has its card."""
    side = pos.city_side(city)
    place = pos.board.walls + city
    return leading_seat(pos, place, side) if pos.present(place, side) else pos.keeper[city]


# -- 6 into the city and out of it ---------------------------------------------------------------------------


def go_inside(pos: War, city: int, code: int, troops: Troops) -> None:
    """6 Units of the region go behind the walls of its city; the caller asks ``pos.room`` first."""
    pos.take(pos.board.city_region[city], code, troops)
    pos.add(pos.board.walls + city, code, troops)


def come_out(pos: War, city: int) -> None:
    """6 With no enemy in the region, those inside the city are in the region like everybody else."""
    board = pos.board
    place, region = board.walls + city, board.city_region[city]
    stacks = pos.stacks[place]
    pos.stacks[place] = EMPTY
    for stack in stacks:
        pos.join(region, stack & CODE, troops_of(stack))
    side = pos.city_side(city)
    for leader in pos.leaders_at(place, side):
        pos.at[leader] = region
    if stacks:  # 5.6 an enemy leader whose army is gone is lost to whoever comes out
        catch_lone(pos, region, side, leading_seat(pos, region, side))


def settle_region(pos: War, region: int) -> None:
    """6.1, 6.2 What follows at every moment from who stands in a region: sieges that are too weak are over,
    shaken cities recover when those who stormed them have left, and those inside come out."""
    board = pos.board
    for city in board.cities_in[region]:
        if pos.ring[city] != UNTOUCHED and not stands(pos, city):
            lift(pos, city)
        if pos.enemy_in(region, pos.city_side(city)) == NOBODY:
            come_out(pos, city)
    side = overstretched(pos, region)
    if side != NOBODY:
        pos.steps.append(GiveUp(leading_seat(pos, region, side), region))


def settle_all(pos: War) -> None:
    """6.2 The same for every region where somebody is inside a city, or outside one on the siege track."""
    board = pos.board
    for city in range(board.cities):
        if pos.ring[city] != UNTOUCHED or pos.stacks[board.walls + city]:
            settle_region(pos, board.city_region[city])
    for leader in range(board.leaders):
        if board.is_inside(pos.at[leader]):
            settle_region(pos, board.region_at[pos.at[leader]])


def stands(pos: War, city: int) -> bool:
    """6.1, 6.2 Whether a city stays on the siege track."""
    besieger = pos.besieger[city]
    if not pos.hostile(besieger, pos.city_side(city)):
        return False
    if pos.ring[city] == SHAKEN:
        return pos.present(pos.board.city_region[city], besieger)
    return besiegers(pos, city) > strength(pos, city)


def lift(pos: War, city: int) -> None:
    """6.2 A siege is over: the card leaves the siege track, and the city has its whole level again."""
    ring = pos.ring[city]
    pos.ring[city] = UNTOUCHED
    pos.besieger[city] = 0
    pos.level[city] = pos.board.defence[city]
    if pos.events is not None:
        kind = "siege-lifted" if ring == BESIEGED else "city-recovers"
        pos.emit(kind, "6.2" if ring == BESIEGED else "6.1", {"city": pos.board.city_id[city]})


def sieges_in(pos: War, region: int, side: int) -> list[int]:
    """6.2 The cities of a region that a side besieges."""
    return [
        city
        for city in pos.board.cities_in[region]
        if pos.ring[city] == BESIEGED and pos.besieger[city] == side
    ]


def overstretched(pos: War, region: int) -> int:
    """6.2 The side that besieges two cities of a region with too few for both, or NOBODY.

    A unit besieges one city only.
    """
    cities = pos.board.cities_in[region]
    if len(cities) < 2:
        return NOBODY
    for side in range(len(SIDES)):
        ringed = sieges_in(pos, region, side)
        if len(ringed) > 1:
            needed = sum([strength(pos, city) + 1 for city in ringed])
            if infantry(pos.troops(region, side)) < needed:
                return side
    return NOBODY


class GiveUp(SeatStep[War]):
    """6.2 Who has too few units for two sieges in a region says which one is over."""

    rule: ClassVar[str] = "6.2"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def resolve(self, pos: War) -> bool:
        if overstretched(pos, self.region) == pos.side_of_seat[self.seat]:
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CITY << SHIFT | city for city in sieges_in(pos, self.region, pos.side_of_seat[seat])]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        ringed = sieges_in(pos, self.region, pos.side_of_seat[seat])
        return None if operand in ringed else NOT_BESIEGING

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        lift(pos, operand)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.region)}
        return "prompt-give-up-siege", args


def supply(pos: War, city: int, ships: int) -> None:
    """6.2 Ships without troops aboard that enter the port of a besieged city bring food: a level each."""
    if pos.ring[city] != BESIEGED:
        return
    level = min(pos.board.defence[city], pos.level[city] + ships)
    gained = level - pos.level[city]
    pos.level[city] = level
    if gained and pos.events is not None:
        args = {"city": pos.board.city_id[city], "count": gained, "level": level}
        pos.emit("supplied", "6.2", args)
    settle_region(pos, pos.board.city_region[city])


# -- 6.3 the fall of a city ----------------------------------------------------------------------------------


def capture(pos: War, city: int, seat: int, rule: str) -> None:
    """6.3 A city falls to a player: its defenders and ships are lost, its card and points change hands."""
    board, home = pos.board, pos.board.city_owner[city]
    region, side = board.city_region[city], pos.side_of_seat[seat]
    victims = clear_out(pos, city, side)
    pos.ring[city] = UNTOUCHED
    pos.besieger[city] = 0
    pos.level[city] = board.defence[city]
    pos.markers.pop(ENGINES + city, None)
    won_state = home in STATES and city == board.capital[home] and side != SYRACUSE
    won_state = won_state and pos.side[home] != side and not pos.led(home)
    if pos.events is not None:
        pos.emit("captured", rule, {"city": board.city_id[city], "seat": pos.seats[seat]})
    score_city(pos, city, seat)
    give_city(pos, city, seat, won_state)
    if won_state:
        win_state(pos, home, seat)
    if city in (board.capital[ROME], board.capital[CARTHAGE]) and home != side:
        win(pos, side, "capital", "11.1")
    check_points(pos)
    check_units(pos)
    open_window(pos, "captured", seat * board.cities + city, seat)
    doom_all(pos, victims, seat)
    settle_region(pos, region)


def clear_out(pos: War, city: int, side: int) -> list[int]:
    """6.2, 4.4 Enemies inside die, and ships in port burn with all aboard; gives their leaders (6.3)."""
    board = pos.board
    victims: list[int] = []
    for place in (board.walls + city, board.ports + city):
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] != side:
                pos.take(place, stack & CODE, troops_of(stack))
        for leader in range(board.leaders):
            if pos.at[leader] == place and pos.side[board.leader_nation[leader]] != side:
                victims.append(leader)
    return victims


def score_city(pos: War, city: int, seat: int) -> None:
    """6.3, 11.2 Points for a city; for one's own that is retaken its captor loses his instead."""
    laurels = pos.board.laurels[city]
    if pos.side[pos.board.city_owner[city]] != pos.side_of_seat[seat]:
        pos.captor[city] = seat
        credit(pos, seat, laurels, "6.3", "city")
        return
    captor = pos.captor[city]
    pos.captor[city] = NOBODY
    if captor != NOBODY:
        credit(pos, captor, -laurels, "6.3", "city-lost")


def give_city(pos: War, city: int, seat: int, won_state: bool) -> None:
    """6.3, 1.2.9, 10.1 The card goes to whose army took the city; an ally's city goes to his patron."""
    home, side = pos.board.city_owner[city], pos.side_of_seat[seat]
    ours = won_state or pos.side[home] == side
    pos.owner[city] = home if ours else side
    pos.keeper[city] = pos.patron[home] if ours and home != side and not won_state else seat


def win_state(pos: War, state: int, seat: int) -> None:
    """7 Who takes the capital of a state has it as an ally at once, whoever's ally it was.

    6.2 Its troops have left sieges and cities everywhere.
    """
    former = pos.side[state]
    if former in (ROME, CARTHAGE):
        turn_out(pos, former, part(pos, state))
    join(pos, state, seat)
    settle_all(pos)


# -- 5.1 meetings --------------------------------------------------------------------------------------------


class Meetings(Step[War]):
    """5.1 Enemies who find themselves in one place fight, place after place."""

    rule: ClassVar[str] = "5.1"

    def __init__(self, side: int, places: list[int]) -> None:
        self.side = side
        self.places = places[:]

    def clone(self) -> Meetings:
        return Meetings(self.side, self.places)

    def resolve(self, pos: War) -> bool:
        if not self.places:
            pos.steps.pop()
            settle_all(pos)
            return True
        place = self.places.pop(0)
        enemy = pos.enemy_in(place, self.side)
        if enemy == NOBODY:
            return True
        if pos.present(place, self.side):
            pos.clash(place, self.side)
        else:  # 5.6 a leader without an army
            doom_all(pos, pos.leaders_at(place, self.side), leading_seat(pos, place, enemy))
        return True


def turn_out(pos: War, side: int, places: list[int]) -> None:
    """7, 5.1 Who had to leave the cities of a former ally fights the enemies whom he finds outside."""
    if places:
        pos.steps.append(Meetings(side, sorted(set(places))))


def take_cover(pos: War, nation: int, but: int = NOBODY) -> None:
    """7, 6 Troops of a new ally among enemies may go into their city as far as there is room, and the rest
    fight; but not yet in a region that an enemy is just entering."""
    side, board = pos.side[nation], pos.board
    places = [
        place
        for place in range(board.places)
        if place != but
        and (board.is_region(place) or board.is_sea(place))
        and pos.of_nation(place, nation)
        and pos.enemy_in(place, side) != NOBODY
    ]
    if places:
        pos.steps.append(Meetings(side, places))
        for place in places[::-1]:
            pos.warn(place, side)
