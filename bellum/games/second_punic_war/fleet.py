"""4.4 Fleets: how they sail, enter a port, load troops and land them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import DONE, LEAD, SHIFT, TAKE, TAKE_ALL
from .activation import (
    EVENT_LANDS_ELSEWHERE,
    NO_INITIATIVE,
    NOT_IN_SCENARIO,
    grant_refusal,
    pay,
    pick_ups,
    price_of,
)
from .arrival import Passage, catch_stragglers, enter
from .board import NOBODY
from .cities import settle_region, supply
from .column import (
    berths,
    column_of,
    fresh,
    idle_leaders,
    is_afloat,
    least_left,
    move_column,
    new_code,
    orders_of,
    put,
    ready,
    room_aboard,
    spend,
    stranded,
    wait,
)
from .march import ALL_TOGETHER, NO_COLUMN, TO_THE_TARGET, must_head_for_coast
from .orders import BY_SEA, CODED, DOCKED, EXHAUSTED, GATHERED, STAYS, TROOPS, Column
from .position import War
from .stacks import (
    CODE,
    COMMON,
    KINDS,
    LAND_KINDS,
    ONE,
    SHIP,
    Troops,
    ashore,
    code_of,
    count,
    has_moved,
    holder_of,
    nation_of,
    ships,
    size,
    troops_of,
)

ARMIES_DO_NOT_SAIL: Final = Refusal("4.4", "armies-do-not-sail")
IN_PORT: Final = Refusal("4.4", "move-ends-in-port")
NO_SHIPS: Final = Refusal("1.2.7", "no-ships-in-column")
SEA_NOT_ADJACENT: Final = Refusal("4.4", "sea-not-adjacent")
NO_SEA_POINTS: Final = Refusal("4.4", "no-sea-points-left")
OVERLOADED: Final = Refusal("1.2.7", "ships-overloaded")
STRANDED: Final = Refusal("1.2.7", "cargo-without-ships")
NOT_AT_SEA: Final = Refusal("4.4", "fleet-in-port-already")
NO_PORT_HERE: Final = Refusal("4.4", "no-port-here")
FOREIGN_PORT: Final = Refusal("4.4", "foreign-port")
NOT_ON_COAST: Final = Refusal("4.4", "region-not-on-coast")
NOBODY_TO_LOAD: Final = Refusal("4.4", "nobody-to-load")
NO_ROOM: Final = Refusal("1.2.7", "no-room-aboard")
NOT_ENOUGH_ROOM: Final = Refusal("1.2.7", "no-room-aboard-for-all")
NOBODY_ABOARD: Final = Refusal("4.4", "nobody-to-land")
CITY_HAS_NO_ROOM: Final = Refusal("6", "no-room-inside-for-all")
NOT_THERE: Final = Refusal("4.4", "unit-not-there-to-load")
NOT_ABOARD: Final = Refusal("4.4", "unit-not-aboard")
LEADER_NOT_ASHORE: Final = Refusal("4.4", "leader-not-there-to-load")
LEADER_NOT_ABOARD: Final = Refusal("4.4", "leader-not-aboard")
LEADER_LANDS_ALONE: Final = Refusal("5.6", "leader-lands-alone")
SOMEBODY_FIRST: Final = Refusal("4.4", "nobody-chosen-yet")


def fleet_refusal(pos: War) -> Refusal | None:
    """Why the column is no fleet that can still sail, load or land."""
    column = pos.column
    if column is None:
        return NO_COLUMN
    if not is_afloat(pos.board, column.place):
        return ARMIES_DO_NOT_SAIL
    return None if ships(column.troops()) else NO_SHIPS


def zone_of(pos: War, column: Column) -> int:
    """The sea zone where a fleet is, or on which its port opens."""
    board = pos.board
    return (
        board.port[board.city_at(column.place)] if board.is_port(column.place) else column.place - board.seas
    )


# -- sailing -------------------------------------------------------------------------------------------------


def sail_refusal(pos: War, zone: int) -> Refusal | None:
    """4.4 Why the fleet cannot sail to a sea zone; to leave port costs nothing."""
    refusal = fleet_refusal(pos)
    if refusal is not None:
        return refusal
    board, column, orders = pos.board, column_of(pos), orders_of(pos)
    if not pos.scenario.sea:
        return NOT_IN_SCENARIO
    if column.state == DOCKED:
        return IN_PORT
    in_port = board.is_port(column.place)
    cost = 0 if in_port else 1
    if zone != zone_of(pos, column) if in_port else zone not in board.lanes[zone_of(pos, column)]:
        return SEA_NOT_ADJACENT
    left = least_left(pos, column) - cost
    if left < 0:
        return NO_SEA_POINTS
    if room_aboard(pos, column) < 0:
        return OVERLOADED
    if stranded(pos, column):
        return STRANDED
    if orders.gathering():
        return None if leads_there(pos, zone, left) else TO_THE_TARGET
    return ALL_TOGETHER if orders.has(STAYS) else None


def leads_there(pos: War, zone: int, left: int) -> bool:
    """4.2 Whether a fleet can still come to the declared field from a sea zone with the points left."""
    column, orders = column_of(pos), orders_of(pos)
    if orders.target >= pos.board.regions:
        return left >= pos.reach.sea[zone][orders.target - pos.board.regions]
    if not orders.has(BY_SEA) and not ashore(column.troops()):
        return pick_ups(pos, orders.seat, zone, left) >> orders.target & 1 == 1
    return not must_head_for_coast(pos, orders, column, zone, left)


def sail(pos: War, seat: int, zone: int) -> None:
    """4.4 The fleet sails to a sea zone."""
    board, column, orders = pos.board, column_of(pos), orders_of(pos)
    place, to = column.place, board.seas + zone
    move_column(pos, seat, to, 0 if board.is_port(place) else 1)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "field": board.field_name(place), "target": board.field_name(to)}
        pos.emit("sailed", "4.4", {**args, "count": ships(column.troops())})
    waits = orders.gathering() and board.field_of[to] == orders.target
    pos.steps.append(Passage(seat, to, False, not waits))


def port_refusal(pos: War, seat: int, city: int) -> Refusal | None:
    """4.4 Why the fleet cannot enter a port."""
    refusal = fleet_refusal(pos)
    if refusal is not None:
        return refusal
    board, column, orders = pos.board, column_of(pos), orders_of(pos)
    if board.is_port(column.place):
        return NOT_AT_SEA
    if not pos.playable(board.city_region[city]):
        return NOT_IN_SCENARIO
    if board.port[city] != zone_of(pos, column):
        return NO_PORT_HERE
    if pos.city_side(city) != pos.side_of_seat[seat]:
        return FOREIGN_PORT
    if room_aboard(pos, column) < 0:
        return OVERLOADED
    if stranded(pos, column):
        return STRANDED
    if orders.gathering() and board.city_region[city] != orders.target:
        if orders.target >= board.regions or not orders.has(BY_SEA):
            return TO_THE_TARGET
    return None


def enter_port(pos: War, seat: int, city: int) -> None:
    """4.4 The fleet ends its move in a port; 6.2 ships without troops bring food to a besieged city."""
    column = column_of(pos)
    move_column(pos, seat, pos.board.ports + city, 0)
    column.state = DOCKED
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "city": pos.board.city_id[city]}
        pos.emit("docked", "4.4", args)
    capacity = pos.board.capacity
    laden = (size(ashore(column.troops())) + capacity - 1) // capacity
    supply(pos, city, ships(column.troops()) - laden)


# -- loading -------------------------------------------------------------------------------------------------


def sources(pos: War, region: int) -> list[int]:
    """4.4 Where the fleet loads from: the region; in port also the inside of the city's walls."""
    place = column_of(pos).place
    if pos.board.is_port(place):
        return [region, pos.board.walls + pos.board.city_at(place)]
    return [region]


def touches(pos: War, region: int) -> bool:
    """4.4 Whether the fleet lies on the coast of a region, or in its port."""
    board, column = pos.board, column_of(pos)
    if board.is_port(column.place):
        return board.region_at[column.place] == region
    return region in board.shores[zone_of(pos, column)]


def coast_refusal(pos: War, region: int, cost: int) -> Refusal | None:
    """4.4 Why the fleet cannot load or land on the coast of a region."""
    column, orders = column_of(pos), orders_of(pos)
    if not touches(pos, region):
        return NOT_ON_COAST
    if not pos.playable(region):
        return NOT_IN_SCENARIO
    left = least_left(pos, column) - cost
    if left < 0:
        return NO_SEA_POINTS
    if orders.gathering() and stranded(pos, column):
        return STRANDED
    if orders.gathering() and orders.target >= pos.board.regions:
        if left < pos.reach.sea[zone_of(pos, column)][orders.target - pos.board.regions]:
            return TO_THE_TARGET
    return None


def load_refusal(pos: War, seat: int, region: int) -> Refusal | None:
    """4.4 Why the fleet cannot load troops of a region: they must be activated, and have not moved."""
    refusal = fleet_refusal(pos)
    if refusal is not None:
        return refusal
    column, orders = column_of(pos), orders_of(pos)
    if column.state == DOCKED:
        return IN_PORT
    if orders.has(GATHERED):
        return ALL_TOGETHER
    refusal = coast_refusal(pos, region, pos.board.loading_cost)
    if refusal is not None:
        return refusal
    if not any(idle_leaders(pos, seat, place) for place in sources(pos, region)):
        if not any(ashore(fresh(pos, seat, place)) for place in sources(pos, region)):
            return NOBODY_TO_LOAD
        if berths(pos, column) < 1:
            return NO_ROOM
    if region in orders.origins:
        return None
    grant = orders.grant_for(seat)
    if grant is not None:
        return grant_refusal(pos, seat, grant, region)
    return NO_INITIATIVE if price_of(pos, seat, region) > pos.initiative[seat] else None


def load(pos: War, seat: int, region: int) -> None:
    """4.4 Troops of a region are activated, and go aboard for a point of the fleet."""
    orders = orders_of(pos)
    spend(pos, seat, [SHIP], pos.board.loading_cost)
    pos.steps.append(Loading(seat, region, False))
    if region not in orders.origins:
        pay(pos, seat, orders, region)


class Loading(SeatStep[War]):
    """4.4, 1.2.7 A player says who goes aboard: two units for a ship, and any number of leaders."""

    rule: ClassVar[str] = "4.4"

    def __init__(self, seat: int, region: int, begun: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.begun = begun

    def clone(self) -> Loading:
        return Loading(self.seat, self.region, self.begun)

    def stacks(self, pos: War) -> list[list[int]]:
        """Who can go aboard: place and stack."""
        return [
            [place, stack]
            for place in sources(pos, self.region)
            for stack in pos.stacks[place]
            if ready(pos, self.seat, stack) and ashore(troops_of(stack))
        ]

    def leaders(self, pos: War) -> list[int]:
        """The leaders who can go aboard."""
        out: list[int] = []
        for place in sources(pos, self.region):
            out += idle_leaders(pos, self.seat, place)
        return out

    def resolve(self, pos: War) -> bool:
        column = pos.column
        if column is not None:
            if self.leaders(pos) or (self.stacks(pos) and berths(pos, column) > 0):
                return False
        self.close(pos)
        return True

    def close(self, pos: War) -> None:
        """The fleet is loaded; 10.1 its troops belong to who leads them."""
        pos.steps.pop()
        if pos.column is not None:
            rename(pos, self.seat, pos.column)
        pos.release(self.region)
        settle_region(pos, self.region)
        catch_stragglers(pos, self.region)

    def candidates(self, pos: War, seat: int) -> list[int]:
        counters = [
            nation_of(stack) * KINDS + kind
            for _, stack in self.stacks(pos)
            for kind in range(LAND_KINDS)
            if count(troops_of(stack), kind)
        ]
        out = [TAKE << SHIFT | counter for counter in dict.fromkeys(counters)]
        out += [LEAD << SHIFT | leader for leader in self.leaders(pos)]
        return sorted([*out, TAKE_ALL << SHIFT, DONE << SHIFT])

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None if self.begun else SOMEBODY_FIRST
        room = berths(pos, column_of(pos))
        if verb == TAKE_ALL:
            total = sum([size(ashore(troops_of(stack))) for _, stack in self.stacks(pos)])
            return NOT_ENOUGH_ROOM if total > room else None
        if verb == TAKE:
            if not self.find(pos, operand):
                return NOT_THERE
            return None if room > 0 else NO_ROOM
        if verb == LEAD:
            return None if operand in self.leaders(pos) else LEADER_NOT_ASHORE
        return pos.not_now(verb)

    def find(self, pos: War, counter: int) -> list[int]:
        """Where a unit of a kind can be loaded, and the stack that it belongs to; one's own army first."""
        best: list[int] = []
        for pair in self.stacks(pos):
            if nation_of(pair[1]) == counter // KINDS and count(troops_of(pair[1]), counter % KINDS):
                best = pair
        return best if counter % KINDS != SHIP else []

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.close(pos)
            return
        if verb == TAKE:
            place, stack = self.find(pos, operand)
            self.board_ship(pos, place, stack & CODE, ONE[operand % KINDS])
        elif verb == LEAD:
            self.embark(pos, operand)
        else:
            for leader in self.leaders(pos):
                self.embark(pos, leader)
            for place, stack in self.stacks(pos):
                self.board_ship(pos, place, stack & CODE, ashore(troops_of(stack)))
        self.begun = True

    def embark(self, pos: War, leader: int) -> None:
        column = column_of(pos)
        pos.at[leader] = column.place
        pos.tired[leader] = 1
        column.leaders.append(leader)

    def board_ship(self, pos: War, place: int, code: int, troops: Troops) -> None:
        """4.4 Units go aboard, and have moved."""
        column = column_of(pos)
        orders_of(pos).mark(BY_SEA)
        new = new_code(pos, self.seat, column, code)
        pos.take(place, code, troops)
        pos.add(column.place, new, troops)
        put(column.parties, new, EXHAUSTED, place, 0, troops)
        if pos.events is not None:
            args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(place), "count": size(troops)}
            pos.emit("loaded", "4.4", args)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.region)}
        return "prompt-load", {**args, "count": berths(pos, column_of(pos))}


def rename(pos: War, seat: int, column: Column) -> None:
    """10.1 After leaders have come aboard the troops that have moved belong to who leads them."""
    for party in column.parties:
        if has_moved(party[CODED]):
            code = new_code(pos, seat, column, party[CODED])
            pos.take(column.place, party[CODED], party[TROOPS])
            pos.add(column.place, code, party[TROOPS])
            party[CODED] = code


# -- landing -------------------------------------------------------------------------------------------------


def land_refusal(pos: War, seat: int, region: int) -> Refusal | None:
    """4.4 Why the fleet cannot land troops in a region."""
    refusal = fleet_refusal(pos)
    if refusal is not None:
        return refusal
    column, orders = column_of(pos), orders_of(pos)
    refusal = coast_refusal(pos, region, pos.board.landing_cost)
    if refusal is not None:
        return refusal
    if not ashore(column.troops()) and not lone_landers(pos, region):
        return LEADER_LANDS_ALONE if column.leaders else NOBODY_ABOARD
    if column.forming() and room_aboard(pos, column) < 0:
        return OVERLOADED
    grant = orders.grant_for(seat)
    if grant is not None and grant.areas and grant.need == "landing":
        if pos.board.area_of[region] not in grant.areas:
            return EVENT_LANDS_ELSEWHERE
    inside = shelter(pos, seat, region)
    return CITY_HAS_NO_ROOM if inside != NOBODY and pos.room(inside) < 1 else None


def lone_landers(pos: War, region: int) -> bool:
    """5.6 Whether leaders without units aboard can land in a region: only where no enemy is."""
    column = column_of(pos)
    if not column.leaders:
        return False
    side = pos.side[pos.board.leader_nation[column.leaders[0]]]
    return pos.enemy_in(region, side) == NOBODY


def shelter(pos: War, seat: int, region: int) -> int:
    """6.2 The own city into which troops land from its port while an enemy army is in the region."""
    board, place, side = pos.board, column_of(pos).place, pos.side_of_seat[seat]
    if board.is_port(place) and pos.enemy_in(region, side) != NOBODY:
        if pos.city_side(board.city_at(place)) == side:
            return board.city_at(place)
    return NOBODY


def land(pos: War, seat: int, region: int) -> None:
    """4.4 Troops go ashore for a point of the fleet."""
    city = shelter(pos, seat, region)
    spend(pos, seat, [SHIP], pos.board.landing_cost)
    orders_of(pos).mark(BY_SEA)
    place = region if city == NOBODY else pos.board.walls + city
    pos.steps.append(Landing(seat, place, []))


class Landing(SeatStep[War]):
    """4.4 A player says who goes ashore; who has landed does nothing more in this stage."""

    rule: ClassVar[str] = "4.4"

    def __init__(self, seat: int, place: int, landed: list[int]) -> None:
        super().__init__(seat)
        self.place = place  # the region, or the inside of the city in whose port the fleet lies
        self.landed = landed[:]  # stacks and, below 0, leaders

    def clone(self) -> Landing:
        return Landing(self.seat, self.place, self.landed)

    def cargo(self, pos: War) -> Troops:
        return ashore(column_of(pos).troops())

    def full(self, pos: War) -> bool:
        """6 Whether the city takes in nobody more."""
        return pos.board.is_inside(self.place) and pos.room(pos.board.city_at(self.place)) < 1

    def resolve(self, pos: War) -> bool:
        column = pos.column
        if column is not None and (self.cargo(pos) or column.leaders):
            if not self.full(pos) or (self.landed and column.leaders):
                return False
        self.close(pos)
        return True

    def close(self, pos: War) -> None:
        """All who land have landed: they wait for the others, or meet whom they find."""
        pos.steps.pop()
        came, orders = column_of(pos).place, orders_of(pos)
        mine = pos.holder_for(self.seat)
        led = [pos.holder[-1 - leader] for leader in self.landed if leader < 0]
        for stack in self.landed:
            if stack < 0:
                continue
            holder = holder_of(stack)
            if holder not in led:  # 10.1 a partner's men stay his own with his leader
                holder = mine if mine in led else COMMON
            code = code_of(nation_of(stack), holder, True)
            pos.take(self.place, stack & CODE, troops_of(stack))
            pos.add(self.place, code, troops_of(stack))
            wait(pos, self.place, [code, EXHAUSTED, came, 0], troops_of(stack))
        pos.release(came)
        pos.claim(self.place)
        region = pos.board.region_at[self.place]
        if self.place != region:
            settle_region(pos, region)
        elif not (orders.gathering() and orders.target == region):
            enter(pos, self.seat, region)

    def candidates(self, pos: War, seat: int) -> list[int]:
        column = column_of(pos)
        counters = [
            nation_of(party[CODED]) * KINDS + kind
            for party in column.parties
            for kind in range(LAND_KINDS)
            if count(party[TROOPS], kind)
        ]
        out = [TAKE << SHIFT | counter for counter in dict.fromkeys(counters)]
        out += [LEAD << SHIFT | leader for leader in column.leaders]
        return sorted([*out, TAKE_ALL << SHIFT, DONE << SHIFT])

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None if self.landed else SOMEBODY_FIRST
        if verb == TAKE_ALL:
            inside = pos.board.is_inside(self.place)
            if inside and size(self.cargo(pos)) > pos.room(pos.board.city_at(self.place)):
                return CITY_HAS_NO_ROOM
            return None
        if verb == TAKE:
            if not any(TAKE << SHIFT | operand == action for action in self.candidates(pos, seat)):
                return NOT_ABOARD
            return CITY_HAS_NO_ROOM if self.full(pos) else None
        if verb == LEAD:
            if operand not in column_of(pos).leaders:
                return LEADER_NOT_ABOARD
            alone = pos.enemy_in(self.place, pos.side_of_seat[seat]) != NOBODY and not self.landed
            return LEADER_LANDS_ALONE if alone else None
        return pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        column = column_of(pos)
        if verb == DONE:
            self.close(pos)
        elif verb == TAKE:
            for party in column.parties:
                if nation_of(party[CODED]) == operand // KINDS and count(party[TROOPS], operand % KINDS):
                    self.disembark(pos, party, ONE[operand % KINDS])
                    break
        elif verb == LEAD:
            self.step_ashore(pos, operand)
        else:
            for leader in column.leaders[:]:
                self.step_ashore(pos, leader)
            for party in column.parties:
                self.disembark(pos, party, ashore(party[TROOPS]))
        column.parties = [party for party in column.parties if party[TROOPS]]

    def step_ashore(self, pos: War, leader: int) -> None:
        pos.at[leader] = self.place
        pos.tired[leader] = 1
        column_of(pos).leaders.remove(leader)
        self.landed.append(-1 - leader)

    def disembark(self, pos: War, party: list[int], troops: Troops) -> None:
        """4.4 Units go ashore, and have moved."""
        if troops == 0:
            return
        code = code_of(nation_of(party[CODED]), holder_of(party[CODED]), True)
        pos.take(column_of(pos).place, party[CODED], troops)
        pos.add(self.place, code, troops)
        party[TROOPS] -= troops
        self.landed.append(troops << CODE.bit_length() | code)
        if pos.events is not None:
            args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.place)}
            pos.emit("landed", "4.4", {**args, "count": size(troops)})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.place)}
        return "prompt-land", args
