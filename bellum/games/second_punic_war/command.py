"""4.2 An action of movement: fields are activated, columns formed and moved, one after the other.

``Command`` is where a player gives his orders. A target that was declared lets several fields be activated:
the columns wait there for each other, the partner is asked whether he joins (10.1), then they meet together
whom they find, and go on together.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import (
    ACTIVATE,
    ASSAULT,
    BESIEGE,
    CITY,
    CONVERGE,
    DONE,
    EFFECT,
    HALT,
    JOIN,
    LAND_AT,
    LEAD,
    LEAVE,
    LOAD,
    MARCH,
    PASS,
    PORT,
    RAVAGE,
    SAIL,
    SHIFT,
    STAY,
    TAKE,
    TAKE_ALL,
)
from .activation import (
    activate,
    activation_refusal,
    can_act,
    declare,
    empty_price,
    fields_of,
    may_join,
    partner_of,
    target_refusal,
    targets,
)
from .arrival import Meeting, enter
from .board import NOBODY
from .column import (
    column_of,
    idle_leaders,
    is_afloat,
    leave_unit,
    most_left,
    orders_of,
    recount,
    reserve,
    source,
    take_everybody,
    take_unit,
)
from .deeds import assault, assault_refusal, besiege, ravage_here, ravage_refusal, siege_refusal
from .fleet import enter_port, land, land_refusal, load, load_refusal, port_refusal, sail, sail_refusal
from .gathering import Onward, part_of, reform
from .march import (
    NO_COLUMN,
    deed_owed,
    drop_out,
    gather_in,
    halt,
    halt_refusal,
    march,
    march_refusal,
)
from .options import RAVAGING
from .orders import (
    ASKED,
    BY_SEA,
    CLOSING,
    CODED,
    DOCKED,
    GATHERED,
    READY,
    REFORMED,
    STOPPING,
    TROOPS,
    UNDER_WAY,
    WAITS,
    Column,
    Grant,
    Orders,
)
from .position import War
from .stacks import KINDS, SHIP, ashore, count, has_moved, infantry, nation_of, ships, size
from .windows import open_window, play_effect, playable_effects, refuse_effect

OPERAND: Final = (1 << SHIFT) - 1

UNIT_NOT_HERE: Final = Refusal("4.2", "unit-not-here")
UNIT_HAS_MOVED: Final = Refusal("4.2", "unit-has-moved")
PARTNERS_UNIT: Final = Refusal("10.1", "partners-unit")
ALL_ARE_TAKEN: Final = Refusal("4.2", "all-are-taken")
ONE_GARRISON: Final = Refusal("4.2", "no-garrison-to-choose")
NOT_ALL_TAKEN: Final = Refusal("4.2", "column-being-formed")
COLUMN_MOVES: Final = Refusal("4.2", "column-under-way")
UNIT_NOT_IN_COLUMN: Final = Refusal("4.2", "unit-not-in-column")
ALL_STAY_TOGETHER: Final = Refusal("4.2", "all-to-one-field")
LEADER_NOT_HERE: Final = Refusal("5.6", "leader-not-here")
LEADER_HAS_MOVED: Final = Refusal("4.1", "leader-has-moved")
PARTNERS_LEADER: Final = Refusal("10.1", "partners-leader")
LEADER_IN_COLUMN: Final = Refusal("5.6", "leader-in-column")
LEADER_NOT_IN_COLUMN: Final = Refusal("5.6", "leader-not-in-column")
HALT_FIRST: Final = Refusal("4.2", "column-must-halt")
DEED_OWED: Final = Refusal("4.2", "free-activation-owes-a-deed")


def begin_orders(pos: War, seat: int, grant: Grant | None) -> Orders:
    """3.4.4, 3.4.3 A player begins an action of movement; an event may give him the activations."""
    pos.orders = Orders(seat, seat, grant)
    pos.column = None
    pos.steps.append(Command(seat))
    return pos.orders


class Command(SeatStep[War]):
    """4.2 A player gives orders: he activates fields, forms a column, moves it, and forms the next one."""

    rule: ClassVar[str] = "4.2"

    def resolve(self, pos: War) -> bool:
        recount(pos)
        orders, column = orders_of(pos), pos.column
        if column is not None:
            return not column.forming() and self.run_on(pos, orders, column)
        if self.seat != orders.actor or orders.target == NOBODY:
            return False
        if orders.gathering() and orders.has(CLOSING):
            self.meet(pos, orders)
            return True
        if orders.has(GATHERED) and not orders.has(REFORMED):
            orders.mark(REFORMED)
            reform(pos, orders)
            self.ask_partner(pos)
            return True
        return False

    def run_on(self, pos: War, orders: Orders, column: Column) -> bool:
        """4.2 A column that has come to the declared field waits; one without points stops."""
        if orders.gathering() and pos.board.field_of[column.place] == orders.target:
            if not is_afloat(pos.board, column.place) or orders.target >= pos.board.regions:
                gather_in(pos)
                return True
        left = most_left(pos, column)
        if column.state == DOCKED:
            if left < 1 or not (ashore(column.troops()) or column.leaders):
                halt(pos, self.seat)
                return True
            return False
        if left > 0:
            column.state = UNDER_WAY
            return False
        if column.state != STOPPING:
            column.state = STOPPING
            open_window(pos, "column", column.place, self.seat)
            return True
        if is_afloat(pos.board, column.place) and any(
            port_refusal(pos, self.seat, city) is None for city in ports_at(pos, column.place)
        ):
            return False
        halt(pos, self.seat)
        return True

    def meet(self, pos: War, orders: Orders) -> None:
        """4.2 All have come who would: they meet together whom they find."""
        orders.mark(GATHERED)
        place = pos.board.place_of_field(orders.target)
        if not any(party[WAITS] == place for party in orders.parties):
            return
        if pos.board.is_sea(place):
            pos.steps.append(Meeting(self.seat, place, 0))
        else:
            enter(pos, self.seat, place)

    def ask_partner(self, pos: War) -> None:
        """10.1 An army goes on under another player's orders only if its own player wants it."""
        column, partner = pos.column, partner_of(pos, self.seat)
        if column is not None and partner != NOBODY and self.can_go_on(pos, self.seat):
            if most_left(pos, part_of(pos, column, partner)) > 0:
                pos.steps.append(Onward(partner))

    # -- what may be done ------------------------------------------------------------------------------------

    def legal(self, pos: War, seat: int) -> list[int]:
        """Who can be taken or left and what can be declared is known; about the rest ``refuse`` is asked."""
        column = pos.column
        out = self.takings(pos) if column is None or column.state == READY else []
        if column is None:
            asked = self.beginnings(pos, seat)
            out += [CONVERGE << SHIFT | field for field in targets(pos, seat, orders_of(pos))]
        else:
            asked = self.moves(pos, seat)
            if parting_refusal(pos) is None:
                out += self.partings(pos)
        for action in asked:
            if self.refuse(pos, seat, action >> SHIFT, action & OPERAND) is None:
                out.append(action)
        out.sort()
        return out

    def takings(self, pos: War) -> list[int]:
        """Who can be taken along: a column begins with the army of the field, or with its ships."""
        orders, column = orders_of(pos), pos.column
        places = [] if orders.focus == NOBODY else pos.board.places_of[orders.focus]
        leaders: list[int] = []
        if column is not None:
            places = [column.place]
            leaders = idle_leaders(pos, self.seat, column.place)
        counters: set[int] = set()
        for place in places:
            kinds = range(KINDS)
            if column is None and is_afloat(pos.board, place):
                kinds = range(SHIP, KINDS)
            for party in reserve(pos, self.seat, place):
                for kind in kinds:
                    if count(party[TROOPS], kind):
                        counters.add(nation_of(party[CODED]) * KINDS + kind)
        out = [TAKE << SHIFT | counter for counter in counters]
        if counters or leaders:
            out.append(TAKE_ALL << SHIFT)
        return out + [LEAD << SHIFT | leader for leader in leaders]

    def partings(self, pos: War) -> list[int]:
        """Who can be left behind."""
        column = column_of(pos)
        counters: set[int] = set()
        for party in column.parties:
            for kind in range(KINDS):
                if count(party[TROOPS], kind):
                    counters.add(nation_of(party[CODED]) * KINDS + kind)
        out = [] if self.must_go(pos, column) else [LEAVE << SHIFT | counter for counter in counters]
        return out + [STAY << SHIFT | leader for leader in column.leaders]

    def must_go(self, pos: War, column: Column) -> bool:
        """4.2 Whether the last unit of a column owes the deed for which it was activated without cost."""
        return column.forming() and size(column.troops()) == 1 and deed_owed(pos, self.seat)

    def beginnings(self, pos: War, seat: int) -> list[int]:
        """What fields could be activated, besides those that can be declared; and whose garrison could go."""
        orders = orders_of(pos)
        fields = {pos.board.field_of[party[WAITS]] for party in orders.parties}
        fields.update(orders.origins)
        if not orders.origins or orders.target != NOBODY or orders.has(BY_SEA):
            fields.update(fields_of(pos, seat))
        out = [ACTIVATE << SHIFT | field for field in fields]
        if 0 <= orders.focus < pos.board.regions:
            out += [CITY << SHIFT | city for city in pos.board.cities_in[orders.focus]]
        return [*out, DONE << SHIFT]

    def moves(self, pos: War, seat: int) -> list[int]:
        """Where the column could go, and what it could do."""
        board, column = pos.board, column_of(pos)
        out: list[int] = []
        if is_afloat(board, column.place):
            zone = column.place - board.seas
            if board.is_port(column.place):
                zone = board.port[board.city_at(column.place)]
                shores = [board.region_at[column.place]]
                out.append(SAIL << SHIFT | zone)
            else:
                shores = board.shores[zone]
                out += [SAIL << SHIFT | to for to in board.lanes[zone]]
                out += [PORT << SHIFT | city for city in ports_at(pos, column.place)]
            out += [LOAD << SHIFT | region for region in shores]
            out += [LAND_AT << SHIFT | region for region in shores]
        else:
            region = board.region_at[column.place]
            out += [MARCH << SHIFT | to for to in sorted([region, *board.ways[region]])]
            out += [ASSAULT << SHIFT | city for city in board.cities_in[region]]
            out += [BESIEGE << SHIFT | city for city in board.cities_in[region]]
            if pos.option(RAVAGING):
                out.append(RAVAGE << SHIFT)
        return [*out, *playable_effects(pos, seat, "column", column.place), HALT << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return self.refuse_done(pos, seat)
        if verb == ACTIVATE or verb == CONVERGE:
            if pos.column is not None:
                return HALT_FIRST
            if verb == ACTIVATE:
                return activation_refusal(pos, seat, operand)
            return target_refusal(pos, seat, orders_of(pos), operand)
        if verb in (TAKE, TAKE_ALL, LEAD, CITY):
            return self.refuse_taking(pos, seat, verb, operand)
        if verb == HALT:
            return self.refuse_halt(pos, seat)
        if verb == LEAVE or verb == STAY:
            return self.refuse_parting(pos, verb, operand)
        if verb == EFFECT:
            place = NOBODY if pos.column is None else pos.column.place
            return refuse_effect(pos, seat, operand, "column", place)
        return self.refuse_move(pos, seat, verb, operand)

    def refuse_halt(self, pos: War, seat: int) -> Refusal | None:
        """4.2 Why the column cannot stop: it must go on, or do what a free activation was for, if it can."""
        column = pos.column
        if column is None:
            return NO_COLUMN
        refusal = halt_refusal(pos)
        if refusal is None and column.forming() and deed_owed(pos, seat):
            refusal = DEED_OWED
        return refusal if refusal is not None and self.can_go_on(pos, seat) else None

    def can_go_on(self, pos: War, seat: int) -> bool:
        """4.2 Whether there is anything that the column can still do."""
        for action in self.moves(pos, seat):
            verb = action >> SHIFT
            if verb != HALT and verb != EFFECT:
                if self.refuse_move(pos, seat, verb, action & OPERAND) is None:
                    return True
        return False

    def refuse_done(self, pos: War, seat: int) -> Refusal | None:
        """4.2 Why the action is not over: an army is under way, or a free activation was for nothing."""
        orders = orders_of(pos)
        if pos.column is not None:
            return HALT_FIRST
        if deed_owed(pos, seat):
            fields = [field for field in orders.origins if orders.given_up >> field & 1 == 0]
            if any(can_act(pos, seat, field) for field in fields):
                return DEED_OWED
        return None

    def refuse_taking(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        """4.1, 4.2, 10.1 Why a unit or a leader cannot be taken along."""
        column = pos.column
        if column is not None and column.state != READY:
            return ALL_ARE_TAKEN if column.forming() else COLUMN_MOVES
        if verb == CITY:
            return self.refuse_garrison(pos, seat, operand)
        if verb == TAKE_ALL:
            return None if self.assembly(pos, seat) != NOBODY else UNIT_NOT_HERE
        if verb == LEAD:
            return self.refuse_leader(pos, seat, operand)
        nation, kind = operand // KINDS, operand % KINDS
        if source(pos, seat, nation, kind) != NOBODY:
            return None
        return self.why_absent(pos, seat, nation, kind)

    def refuse_garrison(self, pos: War, seat: int, city: int) -> Refusal | None:
        """4.2 Why those inside a city are not named as the ones who go: there are none in the field that has
        orders, or nobody else there with whom they could be confused."""
        orders, board = orders_of(pos), pos.board
        if pos.column is not None:
            return NOT_ALL_TAKEN
        walls = board.walls + city
        if board.city_region[city] != orders.focus or not reserve(pos, seat, walls):
            return UNIT_NOT_HERE
        for place in board.places_of[orders.focus]:
            if place != walls and not is_afloat(board, place) and reserve(pos, seat, place):
                return None
        return ONE_GARRISON

    def why_absent(self, pos: War, seat: int, nation: int, kind: int) -> Refusal:
        """Why there is no such unit to take: it has moved, it is the partner's, or there is none."""
        orders = orders_of(pos)
        for place in [] if orders.focus == NOBODY else pos.board.places_of[orders.focus]:
            for stack in pos.stacks[place]:
                if nation_of(stack) == nation and count(stack >> 6, kind):
                    if pos.side[nation] != pos.side_of_seat[seat]:
                        return UNIT_NOT_HERE
                    if not pos.obeys(seat, stack):
                        return PARTNERS_UNIT
                    if has_moved(stack):
                        return UNIT_HAS_MOVED
        return UNIT_NOT_HERE

    def refuse_leader(self, pos: War, seat: int, leader: int) -> Refusal | None:
        """5.6, 4.1, 10.1 Why a leader cannot go along."""
        column = pos.column
        if column is None:
            return NO_COLUMN
        if leader in column.leaders:
            return LEADER_IN_COLUMN
        side = pos.side[pos.board.leader_nation[leader]]
        if pos.at[leader] != column.place or side != pos.side_of_seat[seat]:
            return LEADER_NOT_HERE
        if not pos.follows(seat, leader):
            return PARTNERS_LEADER
        return None if leader in idle_leaders(pos, seat, column.place) else LEADER_HAS_MOVED

    def refuse_parting(self, pos: War, verb: int, operand: int) -> Refusal | None:
        """4.2 Why a unit or a leader cannot be left behind here."""
        refusal = parting_refusal(pos)
        if refusal is not None:
            return refusal
        column = column_of(pos)
        if verb == STAY:
            return None if operand in column.leaders else LEADER_NOT_IN_COLUMN
        nation, kind = operand // KINDS, operand % KINDS
        for party in column.parties:
            if nation_of(party[CODED]) == nation and count(party[TROOPS], kind):
                return DEED_OWED if self.must_go(pos, column) else None
        return UNIT_NOT_IN_COLUMN

    def refuse_move(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        """Why the column cannot go there, or do that."""
        if verb == MARCH:
            return march_refusal(pos, operand)
        if verb == SAIL:
            return sail_refusal(pos, operand)
        if verb == PORT:
            return port_refusal(pos, seat, operand)
        if verb == LOAD:
            return load_refusal(pos, seat, operand)
        if verb == LAND_AT:
            return land_refusal(pos, seat, operand)
        if verb == ASSAULT:
            return assault_refusal(pos, seat, operand)
        if verb == BESIEGE:
            return siege_refusal(pos, seat, operand)
        return ravage_refusal(pos, seat) if verb == RAVAGE else pos.not_now(verb)

    def assembly(self, pos: War, seat: int) -> int:
        """Where all would be taken along: in the field itself, behind its walls, or its fleet."""
        orders, column = orders_of(pos), pos.column
        if column is not None:
            place = column.place
            there = reserve(pos, seat, place) or idle_leaders(pos, seat, place)
            return place if there else NOBODY
        for place in [] if orders.focus == NOBODY else pos.board.places_of[orders.focus]:
            parties = reserve(pos, seat, place)
            if is_afloat(pos.board, place):
                parties = [party for party in parties if ships(party[TROOPS])]
            if parties:
                return place
        return NOBODY

    # -- what is done ----------------------------------------------------------------------------------------

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        orders = orders_of(pos)
        if verb == DONE:
            self.close(pos, orders)
        elif verb == ACTIVATE:
            activate(pos, seat, orders, operand)
        elif verb == CONVERGE:
            declare(pos, seat, orders, operand)
        elif verb in (TAKE, TAKE_ALL, CITY, LEAD):
            self.take_along(pos, seat, verb, operand)
        elif verb in (LEAVE, STAY):
            self.leave_behind(pos, orders, verb, operand)
        elif verb == HALT:
            halt(pos, seat)
        elif verb == EFFECT:
            play_effect(pos, seat, operand, "column", column_of(pos).place)
        else:
            self.move(pos, seat, verb, operand)

    def take_along(self, pos: War, seat: int, verb: int, operand: int) -> None:
        """4.2 A unit, a leader, everybody or the garrison of a city joins the column."""
        if verb == TAKE:
            place = source(pos, seat, operand // KINDS, operand % KINDS)
            take_unit(pos, seat, place, operand // KINDS, operand % KINDS)
        elif verb == TAKE_ALL:
            take_everybody(pos, seat, self.assembly(pos, seat))
        elif verb == CITY:
            take_everybody(pos, seat, pos.board.walls + operand)
        else:
            column_of(pos).leaders.append(operand)

    def leave_behind(self, pos: War, orders: Orders, verb: int, operand: int) -> None:
        """4.2 A unit or a leader of the column stays where it is."""
        if verb == STAY:
            self.part_with(pos, orders, operand)
        else:
            column = column_of(pos)
            foot = infantry(column.troops())
            leave_unit(pos, operand // KINDS, operand % KINDS)
            self.part(pos, orders)
            drop_out(pos, self.seat, column, column.place, foot)

    def move(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == MARCH:
            march(pos, seat, operand)
        elif verb == SAIL:
            sail(pos, seat, operand)
        elif verb == PORT:
            enter_port(pos, seat, operand)
        elif verb == LOAD:
            load(pos, seat, operand)
        elif verb == LAND_AT:
            land(pos, seat, operand)
        elif verb == ASSAULT:
            assault(pos, seat, operand)
        elif verb == BESIEGE:
            besiege(pos, seat, operand)
        else:
            ravage_here(pos, seat)

    def part(self, pos: War, orders: Orders) -> None:
        """5.6 A column of leaders alone is none; they stay where their last units were left."""
        column = column_of(pos)
        if column.parties:
            return
        pos.column = None
        if column.forming():
            orders.give_up(pos.board.field_of[column.place])
        else:
            orders.leaders += column.leaders

    def part_with(self, pos: War, orders: Orders, leader: int) -> None:
        """5.6 A leader stays behind; if his army was under way he may go on with those who wait there."""
        column = column_of(pos)
        column.leaders.remove(leader)
        if not column.forming():
            orders.leaders.append(leader)

    def close(self, pos: War, orders: Orders) -> None:
        """4.2 The orders of a player are given; the partner may be asked to join before all meet."""
        if self.seat != orders.actor:
            pos.steps.pop()
            orders.seat = orders.actor
            return
        place = NOBODY if orders.target == NOBODY else pos.board.place_of_field(orders.target)
        if orders.gathering() and any(party[WAITS] == place for party in orders.parties):
            orders.mark(CLOSING)
            partner = partner_of(pos, self.seat)
            if partner != NOBODY and not orders.has(ASKED) and may_join(pos, partner, orders.target):
                orders.mark(ASKED)
                pos.steps.append(Partner(partner))
            return
        if deed_owed(pos, self.seat):  # 3.4.7 whoever could only stand down has passed
            pos.passed |= 1 << self.seat
            if pos.events is not None:
                pos.emit("passed", "3.4.7", {"seat": pos.seats[self.seat]})
        else:
            pos.initiative[self.seat] -= empty_price(pos)
        pos.steps.pop()
        pos.orders = None

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        column = pos.column
        args: dict[str, Any] = {"seat": pos.seats[self.seat]}
        if column is None:
            return "prompt-orders", args
        args["field"] = pos.board.field_name(column.place)
        if column.forming():
            return "prompt-form-column", args
        return "prompt-move-column", {**args, "points": most_left(pos, column)}


def parting_refusal(pos: War) -> Refusal | None:
    """4.2 Why nobody can be left behind: who was not taken along stays anyway, and who goes to a declared
    field goes there with the others."""
    column = pos.column
    if column is None:
        return NO_COLUMN
    if column.state == READY:
        return NOT_ALL_TAKEN
    return ALL_STAY_TOGETHER if not column.forming() and orders_of(pos).target != NOBODY else None


def ports_at(pos: War, place: int) -> list[int]:
    """4.4 The cities whose ports open on the sea zone where a fleet is."""
    board = pos.board
    return [city for city in range(board.cities) if board.seas + board.port[city] == place]


class Partner(SeatStep[War]):
    """10.1 The partner may activate armies of his own and move them to the same field."""

    rule: ClassVar[str] = "10.1"

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [JOIN << SHIFT, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == JOIN or verb == PASS else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            return
        orders = orders_of(pos)
        orders.seat = seat
        orders.origins = []
        orders.focus = NOBODY
        orders.given_up = 0
        if pos.events is not None:
            name = pos.board.field_name(pos.board.place_of_field(orders.target))
            pos.emit("joined", "10.1", {"seat": pos.seats[seat], "field": name})
        pos.steps.append(Command(seat))

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        name = pos.board.field_name(pos.board.place_of_field(orders_of(pos).target))
        return "prompt-join", {"seat": pos.seats[self.seat], "field": name}
