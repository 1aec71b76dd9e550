"""5.4 Retreat: the attacker to where he came from, the defender elsewhere or into his city.

Who has nowhere to go is eliminated. Nobody retreats aboard ships.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DONE, LEAD, OPPONENT, PORT, SHIFT, TAKE, TO, WALLS
from .board import NOBODY
from .boons import ALPS, use
from .cities import go_inside
from .dice import roll
from .forces import code_with, group_counters, groups, groups_with, named, naming, owner_of, wipe_out
from .kinds import COUNTER, SIDES
from .leaders import alps_from, doom_all
from .losses import Fallen
from .politics import neutral_home
from .position import War
from .records import ATTACKER
from .stacks import CODE, KINDS, ONE, Troops, count, holder_of, holds, nation_of, size, troops_of
from .windows import open_window

NOT_ADJACENT: Final = Refusal("5.4", "retreat-not-adjacent")
OFF_THE_BOARD: Final = Refusal("5.4", "retreat-off-the-board")
CAME_FROM_THERE: Final = Refusal("5.4", "attack-came-from-there")
ENEMY_THERE: Final = Refusal("5.4", "retreat-to-enemy")
NEUTRAL_LAND: Final = Refusal("7", "retreat-to-neutral")
NOT_ABOARD: Final = Refusal("5.4", "no-retreat-aboard")
NOT_THIS_CITY: Final = Refusal("5.4", "retreat-to-other-city")
GAULS_HOLD: Final = Refusal("8.3", "must-leave-the-tribe")
NO_ROOM: Final = Refusal("6", "city-full-for-retreat")
NO_PORT_HERE: Final = Refusal("5.4", "no-own-port-here")
NO_SUCH_UNIT: Final = Refusal("5.4", "no-such-unit-to-shelter")
NO_SUCH_OWNER: Final = Refusal("5.4", "no-such-owner-to-shelter")
NO_SUCH_LEADER: Final = Refusal("6", "leader-not-there-to-go-inside")
LEADERS_ALONE: Final = Refusal("5.6", "leaders-alone")
NOT_FROM_THERE: Final = Refusal("5.4", "came-from-elsewhere")


class Withdrawal(Step[War]):
    """5.4 The role that leaves the field goes: the attacker back, the defender where he may."""

    rule: ClassVar[str] = "5.4"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        if battle.left == NOBODY:
            return True
        battle.levy = 0 if battle.gauls == battle.left else battle.levy  # 8.3 the tribe is at home
        if not pos.present(battle.place, battle.sides[battle.left]):
            return True
        if battle.left == ATTACKER:
            pos.steps.append(WayBack([], False))
        else:
            leave_field(pos)
        return True


def leave_field(pos: War) -> None:
    """5.4 Who is still on the field and must leave it goes where his player says."""
    battle = pos.fought()
    if pos.present(battle.place, battle.sides[battle.left]):
        pos.steps.append(RetreatTo(battle.chiefs[battle.left], NOBODY, NOBODY))
    else:
        pos.steps.append(Fallen())


# -- 5.4 the attacker ----------------------------------------------------------------------------------------


class WayBack(Step[War]):
    """5.4 The attackers go back to where they came from. Of units alike that came from several places, and of
    which some were lost, their owner says where the others came from; of a fleet its chief names the zone."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, told: list[list[int]], asked: bool) -> None:
        self.told = told  # what was said so far: an origin, a code, troops
        self.asked = asked  # for effects, before anybody goes over the Alps

    def clone(self) -> WayBack:
        return WayBack([way[:] for way in self.told], self.asked)

    def resolve(self, pos: War) -> bool:
        if pos.board.is_sea(pos.fought().place):
            zones = zones_back(pos)
            if len(zones) > 1:
                return False
            pos.steps.pop()
            if zones:
                move_all(pos, pos.fought().place, zones[0], pos.fought().sides[ATTACKER])
            leave_field(pos)
            return True
        survivors = Survivors(pos, self.told)
        if survivors.origins:
            return False
        if not self.asked:
            self.asked = True
            ways = [origin for origin, _, _ in survivors.parties()]
            if any(through_the_alps(pos, pos.fought().place, origin) for origin in ways):
                ask_for_guides(pos)
                return True
        pos.steps.pop()
        go_back(pos, survivors.parties())
        use(pos, ALPS)
        leave_field(pos)
        return True

    def owners(self, pos: War) -> int:
        battle = pos.fought()
        if pos.board.is_sea(battle.place):
            return 1 << battle.chiefs[ATTACKER]
        return 1 << owner_of(pos, battle.place, battle.sides[ATTACKER], Survivors(pos, self.told).code)

    def candidates(self, pos: War, seat: int) -> list[int]:
        at_sea = pos.board.is_sea(pos.fought().place)
        places = zones_back(pos) if at_sea else Survivors(pos, self.told).origins
        return [way_action(pos, origin) for origin in places]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb not in (TO, WALLS, PORT):
            return pos.not_now(verb)
        return None if verb << SHIFT | operand in self.candidates(pos, seat) else NOT_FROM_THERE

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        place = pos.fought().place
        if pos.board.is_sea(place):
            zones = [zone for zone in zones_back(pos) if way_action(pos, zone) == verb << SHIFT | operand]
            pos.steps.pop()
            move_all(pos, place, zones[0], pos.fought().sides[ATTACKER])
            leave_field(pos)
            return
        survivors = Survivors(pos, self.told)
        for origin in survivors.origins:
            if way_action(pos, origin) == verb << SHIFT | operand:
                self.told.append([origin, survivors.code, ONE[survivors.kind]])
                return

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        battle = pos.fought()
        if pos.board.is_sea(battle.place):
            args = {"seat": pos.seats[battle.chiefs[ATTACKER]], "field": pos.board.field_name(battle.place)}
            return "prompt-fleet-back", args
        survivors = Survivors(pos, self.told)
        owner = owner_of(pos, battle.place, battle.sides[ATTACKER], survivors.code)
        counter = COUNTER.ids[nation_of(survivors.code) * KINDS + survivors.kind]
        return "prompt-way-back", {"seat": pos.seats[owner], "counter": counter, "count": survivors.left}


def way_action(pos: War, origin: int) -> int:
    """The action that names where units came from; who was here already stays on the field as yet."""
    board = pos.board
    if origin == NOBODY:
        origin = pos.fought().place
    if board.is_inside(origin):
        return WALLS << SHIFT | board.city_at(origin)
    if board.is_port(origin):
        return PORT << SHIFT | board.city_at(origin)
    return TO << SHIFT | board.field_of[origin]


def zones_back(pos: War) -> list[int]:
    """5.4 The places from which a fleet has attacked and to which it can go back; it stays together."""
    battle = pos.fought()
    found = {
        origin
        for origin, _ in battle.arrivals
        if origin >= 0 and may_enter(pos, origin, battle.sides[ATTACKER])
    }
    return sorted(found)


class Survivors:
    """5.4 The survivors of an attack by where they came from, as far as that is certain or was said; or the
    first units of which it is not: their code and kind, how many, and where they can have come from."""

    def __init__(self, pos: War, told: list[list[int]]) -> None:
        battle = pos.fought()
        self.came = [[origin, stack & CODE, troops_of(stack)] for origin, stack in battle.arrivals]
        self.ways: list[list[int]] = []
        self.code = 0
        self.kind = 0
        self.left = 0
        self.origins: list[int] = []
        stacks = [s for s in pos.stacks[battle.place] if pos.side[nation_of(s)] == battle.sides[ATTACKER]]
        self.codes = [stack & CODE for stack in stacks]
        rest = {stack & CODE: troops_of(stack) for stack in stacks}
        for origin, code, troops in told:
            self.send(origin, code, troops)
            rest[code] -= troops
        for code in self.codes:
            for kind in range(KINDS):
                if count(rest[code], kind):
                    self.trace(code, kind, count(rest[code], kind))

    def entries(self, code: int, kind: int) -> list[list[int]]:
        """The arrivals that units of a code can be of: their own, or of a code that is no more (10.1)."""
        return [
            entry
            for entry in self.came
            if count(entry[2], kind)
            and (entry[1] == code or (nation_of(entry[1]) == nation_of(code) and entry[1] not in self.codes))
        ]

    def trace(self, code: int, kind: int, number: int) -> None:
        """Say where some units alike came from, or that it must be asked."""
        entries = self.entries(code, kind)
        origins = sorted({entry[0] for entry in entries})
        if len(origins) > 1 and sum([count(entry[2], kind) for entry in entries]) > number:
            if not self.origins:
                self.code, self.kind, self.left, self.origins = code, kind, number, origins
            return
        for entry in entries:
            part = min(number, count(entry[2], kind))
            self.ways.append([entry[0], code, part * ONE[kind]])
            entry[2] -= part * ONE[kind]
            number -= part
        if number:
            self.ways.append([NOBODY, code, number * ONE[kind]])

    def send(self, origin: int, code: int, unit: Troops) -> None:
        """A unit was said to have come from a place."""
        self.ways.append([origin, code, unit])
        for entry in self.came:
            if entry[0] == origin and holds(entry[2], unit) and nation_of(entry[1]) == nation_of(code):
                if entry[1] == code or entry[1] not in self.codes:
                    entry[2] -= unit
                    return

    def parties(self) -> list[list[int]]:
        """The survivors as they go: those of one code from one place together, in the order they came."""
        out: list[list[int]] = []
        order = [entry[0] for entry in self.came] + [NOBODY]
        for code in self.codes:
            for origin in dict.fromkeys(order):
                troops = sum([way[2] for way in self.ways if way[0] == origin and way[1] == code])
                if troops:
                    out.append([origin, code, troops])
        return out


def go_back(pos: War, moves: list[list[int]]) -> None:
    """5.4 Attackers go back to the field from which they came, each to its own."""
    battle = pos.fought()
    place, side = battle.place, battle.sides[ATTACKER]
    leaders = pos.leaders_at(place, side)
    for origin, code, troops in moves:
        if pos.board.is_sea(origin) or (origin >= 0 and pos.board.is_port(origin)):
            drown(pos, place, side, code, troops)
        elif origin >= 0 and origin != place and may_enter(pos, origin, side):
            move_party(pos, place, origin, side, code, troops, leaders)
    follow(pos, place, side, leaders, moves)


def may_enter(pos: War, place: int, side: int) -> bool:
    """5.4 Whether an army can go back to where it came from: no enemy holds it now."""
    board = pos.board
    if board.is_inside(place) or board.is_port(place):
        return pos.city_side(board.city_at(place)) == side
    return not held_by_enemy(pos, place, side)


def held_by_enemy(pos: War, place: int, side: int) -> bool:
    """5.4 Whether enemies are in a place; 10.4 those beside whom a side stands in peace do not hold it."""
    if pos.enemy_in(place, side) == NOBODY:
        return False
    orders = pos.orders
    if orders is not None and orders.gathering() and pos.board.field_of[place] == orders.target:
        return True  # 4.2 those who wait there have not met yet
    return not pos.present(place, side)


def drown(pos: War, place: int, side: int, code: int, troops: Troops) -> None:
    """5.4 Who has landed cannot go back aboard and is eliminated."""
    battle = pos.fought()
    pos.take(place, code, troops)
    battle.lost[battle.sides.index(side)] += size(troops)
    if pos.events is not None:
        args = {"side": SIDES[side], "count": size(troops), "field": pos.board.field_name(place)}
        pos.emit("army-lost", "5.4", args)


def follow(pos: War, place: int, side: int, leaders: list[int], moves: list[list[int]]) -> None:
    """5.4 A leader goes back to where he came from. If nobody has got there, he stays with those still on the
    field, or goes with the larger part of his own player's units."""
    went = [
        (holder_of(code), size(troops), origin)
        for origin, code, troops in moves
        if origin >= 0 and not pos.board.is_sea(origin) and origin != place and pos.present(origin, side)
    ]
    if not went:
        return
    others_stay = pos.present(place, side)
    for leader in leaders:
        own = [entry for entry in went if entry[0] == pos.holder[leader]] or went
        came = NOBODY if pos.orders is None else pos.orders.came(leader)
        if came not in [origin for _, _, origin in went]:
            came = place if others_stay else max(own, key=lambda entry: entry[1])[2]
        pos.at[leader] = came
    for _, _, origin in went:
        pos.release(origin)


# -- how they go ---------------------------------------------------------------------------------------------


def move_all(pos: War, place: int, to: int, side: int) -> None:
    """All units and leaders of a side go from one place to another."""
    leaders = pos.leaders_at(place, side)
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            move_party(pos, place, to, side, stack & CODE, troops_of(stack), leaders)
    for leader in leaders:
        pos.at[leader] = to
    battle = pos.fought()
    if not pos.present(to, side):
        # 4.3, 5.6 Nobody has come over the Alps.
        doom_all(pos, leaders, battle.chiefs[1 - battle.sides.index(side)])


def move_party(
    pos: War, place: int, to: int, side: int, code: int, troops: Troops, leaders: list[int]
) -> None:
    """5.4 Some troops go to another place; 4.3 over the Alps a die is rolled for each of them."""
    battle = pos.fought()
    pos.take(place, code, troops)
    if pos.board.is_region(to):
        if to not in battle.refuges:
            battle.refuges.append(to)
        if through_the_alps(pos, place, to):
            troops -= lost_in_the_alps(pos, to, leaders, troops)
    pos.add(to, code, troops)
    if pos.events is not None:
        args = {"side": SIDES[side], "count": size(troops), "field": pos.board.field_name(to)}
        pos.emit("retreated", "5.4", args)


def through_the_alps(pos: War, place: int, to: int) -> bool:
    """4.3 Whether the way from a field of battle to a place leads over the Alps."""
    return pos.board.is_region(place) and to in pos.board.alps[place]


def ask_for_guides(pos: War) -> None:
    """4.3, 5.7 Before the dice of the Alps who retreats may play effects."""
    battle = pos.fought()
    open_window(pos, "alps", battle.place, battle.chiefs[battle.left])


class Flight(Step[War]):
    """5.4, 4.3 An army goes to the region that its player has named, over the Alps."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, to: int) -> None:
        self.to = to

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        battle = pos.fought()
        move_all(pos, battle.place, self.to, battle.sides[battle.left])
        use(pos, ALPS)
        return True


def lost_in_the_alps(pos: War, to: int, leaders: list[int], troops: Troops) -> Troops:
    """4.3 Of the units that cross the Alps each is lost on 8 or more; nobody scores them."""
    least = max(pos.boons.get(ALPS, 0), alps_from(pos, leaders))
    dead: Troops = 0
    rolls: list[int] = []
    for kind in range(KINDS):
        for _ in range(count(troops, kind)):
            rolls.append(roll(pos))
            if rolls[-1] >= least:
                dead += ONE[kind]
    if pos.events is not None:
        args = {"field": pos.board.field_name(to), "rolls": rolls, "least": least, "count": size(dead)}
        pos.emit("alps", "4.3", args)
    return dead


# -- 5.4 where to --------------------------------------------------------------------------------------------


def origins(pos: War, role: int) -> list[int]:
    """5.4 The fields from which the enemy of a role has attacked."""
    battle = pos.fought()
    if role == ATTACKER:
        return []
    return [
        pos.board.field_of[origin] for origin, _ in battle.arrivals if origin >= 0 and origin != battle.place
    ]


def refuse_field(pos: War, role: int, field: int) -> Refusal | None:
    """5.4 Why a role cannot retreat to a field."""
    board, battle = pos.board, pos.fought()
    side, to = battle.sides[role], board.place_of_field(field)
    if board.is_sea(battle.place):
        if not board.is_sea(to) or to - board.seas not in board.lanes[battle.place - board.seas]:
            return NOT_ADJACENT
    else:
        if board.is_sea(to):
            return NOT_ABOARD
        if to not in board.ways[battle.place]:
            return NOT_ADJACENT
        if not pos.playable(to):
            return OFF_THE_BOARD
        if neutral_home(pos, to) != NOBODY:
            return NEUTRAL_LAND
    if field in origins(pos, role):
        return CAME_FROM_THERE
    return ENEMY_THERE if held_by_enemy(pos, to, side) else None


def refuse_city(pos: War, role: int, city: int) -> Refusal | None:
    """5.4, 6 Why a role cannot retreat into a city: it must be its own, here, and have room."""
    board, battle = pos.board, pos.fought()
    if battle.gauls == 1 - role:
        return GAULS_HOLD
    if board.city_region[city] != battle.place or pos.city_side(city) != battle.sides[role]:
        return NOT_THIS_CITY
    return None if pos.room(city) > 0 else NO_ROOM


def refuse_port(pos: War, role: int, city: int) -> Refusal | None:
    """5.4 Why a fleet cannot retreat into a port: it must be its own, and open on this sea."""
    board, battle = pos.board, pos.fought()
    if not board.is_sea(battle.place) or board.port[city] != battle.place - board.seas:
        return NO_PORT_HERE
    return None if pos.city_side(city) == battle.sides[role] else NO_PORT_HERE


def ways_out(pos: War, role: int) -> list[int]:
    """5.4 The actions with which a role can retreat somewhere."""
    board, place = pos.board, pos.fought().place
    found: list[int] = []
    if board.is_sea(place):
        zone = place - board.seas
        fields = [board.regions + other for other in board.lanes[zone]]
        found += [
            PORT << SHIFT | city
            for city in range(board.cities)
            if board.port[city] == zone and refuse_port(pos, role, city) is None
        ]
    else:
        fields = board.ways[place]
        found += [
            WALLS << SHIFT | city for city in board.cities_in[place] if refuse_city(pos, role, city) is None
        ]
    return found + [TO << SHIFT | field for field in fields if refuse_field(pos, role, field) is None]


class RetreatTo(SeatStep[War]):
    """5.4 The player says where his army goes: a field, or as many as there is room for into the city, and
    which leaders with them."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, seat: int, city: int, counter: int) -> None:
        super().__init__(seat)
        self.city = city  # into which units are going one by one, or NOBODY
        self.counter = counter  # 10.1 the unit that was named, if it may be of several owners

    def clone(self) -> RetreatTo:
        return RetreatTo(self.seat, self.city, self.counter)

    def side(self, pos: War) -> int:
        battle = pos.fought()
        return battle.sides[battle.left]

    def resolve(self, pos: War) -> bool:
        place, side = pos.fought().place, self.side(pos)
        if not pos.present(place, side):
            pos.steps.pop()
            pos.steps.append(Fallen())
            return True
        if self.city != NOBODY and pos.room(self.city) == 0:
            # Only leaders still have a choice, if the others have somewhere to go.
            if not pos.leaders_at(place, side) or not ways_out(pos, pos.fought().left):
                self.city = NOBODY
        if self.city == NOBODY and not ways_out(pos, pos.fought().left):
            self.perish(pos)
            return True
        return False

    def perish(self, pos: War) -> None:
        """5.4 Who has nowhere to go is eliminated; leaders are safe with those who got away."""
        pos.steps.pop()
        place, side = pos.fought().place, self.side(pos)
        if pos.board.is_sea(place):
            pos.fought().ships[pos.fought().left] = []
        wipe_out(pos, place, side, True)
        if pos.board.is_region(place):
            for city in pos.board.cities_in[place]:
                if pos.present(pos.board.walls + city, side):
                    self.bring_leaders(pos, pos.board.walls + city)
        for refuge in pos.fought().refuges:
            if pos.present(refuge, side):
                self.bring_leaders(pos, refuge)
        pos.steps.append(Fallen())

    def bring_leaders(self, pos: War, to: int) -> None:
        for leader in pos.leaders_at(pos.fought().place, self.side(pos)):
            pos.at[leader] = to

    def counters(self, pos: War) -> list[int]:
        place, side = pos.fought().place, self.side(pos)
        found: set[int] = set()
        for group in groups(pos, place, side):
            found.update(group_counters(pos, place, side, group))
        return sorted(found)

    def candidates(self, pos: War, seat: int) -> list[int]:
        if self.city == NOBODY:
            return ways_out(pos, pos.fought().left)
        if self.counter != NOBODY:
            owners = groups_with(pos, pos.fought().place, self.side(pos), self.counter)
            return naming(pos, owners)
        return [
            *(TAKE << SHIFT | counter for counter in self.counters(pos)),
            *(LEAD << SHIFT | leader for leader in pos.leaders_at(pos.fought().place, self.side(pos))),
            DONE << SHIFT,
        ]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.city != NOBODY:
            return self.refuse_inside(pos, seat, verb, operand)
        role = pos.fought().left
        if verb == TO:
            return refuse_field(pos, role, operand)
        if verb == WALLS:
            return refuse_city(pos, role, operand)
        return refuse_port(pos, role, operand) if verb == PORT else pos.not_now(verb)

    def refuse_inside(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        """6, 10.1 Why a unit or a leader does not go into the city; 5.6 no leader goes alone."""
        if self.counter != NOBODY:
            if verb != OPPONENT:
                return pos.not_now(verb)
            return None if verb << SHIFT | operand in self.candidates(pos, seat) else NO_SUCH_OWNER
        if verb == DONE:
            return None
        if verb == TAKE:
            if operand not in self.counters(pos):
                return NO_SUCH_UNIT
            return None if pos.room(self.city) > 0 else NO_ROOM
        if verb == LEAD:
            if operand not in pos.leaders_at(pos.fought().place, self.side(pos)):
                return NO_SUCH_LEADER
            escort = pos.present(pos.board.walls + self.city, self.side(pos))
            return None if escort else LEADERS_ALONE
        return pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        board, place, side = pos.board, pos.fought().place, self.side(pos)
        if verb == TO or verb == PORT:
            pos.steps.pop()
            to = board.place_of_field(operand) if verb == TO else board.ports + operand
            if through_the_alps(pos, place, to):
                pos.steps.append(Flight(to))
                ask_for_guides(pos)
            else:
                move_all(pos, place, to, side)
        elif verb == WALLS:
            if size(pos.troops(place, side)) <= pos.room(operand):
                pos.steps.pop()
                move_all(pos, place, board.walls + operand, side)
            else:
                self.city = operand
        elif verb == TAKE:
            owners = groups_with(pos, place, side, operand)
            self.counter = operand
            if len(owners) == 1:
                self.shelter(pos, owners[0])
        elif verb == OPPONENT:
            self.shelter(pos, named(pos, operand))
        elif verb == LEAD:
            pos.at[operand] = board.walls + self.city
        else:
            self.city = NOBODY

    def shelter(self, pos: War, owner: int) -> None:
        """6 The unit that was named goes into the city, one of this owner."""
        place, side = pos.fought().place, self.side(pos)
        code = code_with(pos, place, side, owner, self.counter)
        go_inside(pos, self.city, code, ONE[self.counter % KINDS])
        self.counter = NOBODY
        if not pos.present(place, side):
            self.bring_leaders(pos, pos.board.walls + self.city)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(pos.fought().place)}
        if self.counter != NOBODY:
            return "prompt-retreat-whose", {**args, "counter": COUNTER.ids[self.counter]}
        return ("prompt-retreat-to" if self.city == NOBODY else "prompt-retreat-inside"), args
