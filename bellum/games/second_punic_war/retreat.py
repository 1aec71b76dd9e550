"""5.4 Retreat: the attacker to where he came from, the defender elsewhere or into his city.

Who has nowhere to go is eliminated. Nobody retreats aboard ships.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DONE, PORT, SHIFT, TAKE, TO, WALLS
from .board import NOBODY
from .boons import ALPS, use
from .cities import go_inside
from .dice import roll
from .forces import code_with, group_counters, groups, groups_with, wipe_out
from .kinds import SIDES
from .leaders import alps_from, doom_all
from .losses import Fallen
from .politics import neutral_home
from .position import War
from .records import ATTACKER
from .stacks import CODE, KINDS, ONE, Troops, count, holder_of, nation_of, size, troops_of

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
            go_back(pos)
        if pos.present(battle.place, battle.sides[battle.left]):
            pos.steps.append(RetreatTo(battle.chiefs[battle.left], NOBODY))
        else:
            pos.steps.append(Fallen())
        return True


# -- 5.4 the attacker ----------------------------------------------------------------------------------------


def go_back(pos: War) -> None:
    """5.4 Attackers go back to the field from which they came, each to its own; a fleet stays together."""
    battle = pos.fought()
    place, side = battle.place, battle.sides[ATTACKER]
    moves = ways_back(pos)
    if pos.board.is_sea(place):
        safe = [way for way in moves if way[0] >= 0 and may_enter(pos, way[0], side)]
        if safe:
            best = max(safe, key=lambda way: size(way[2]))[0]
            move_all(pos, place, best, side)
        return
    leaders = pos.leaders_at(place, side)
    for origin, code, troops in moves:
        if pos.board.is_sea(origin) or (origin >= 0 and pos.board.is_port(origin)):
            drown(pos, place, side, code, troops)
        elif origin >= 0 and origin != place and may_enter(pos, origin, side):
            move_party(pos, place, origin, side, code, troops, leaders)
    follow(pos, place, side, leaders, moves)


def ways_back(pos: War) -> list[list[int]]:
    """5.4 The survivors of the attack, by where they came from: a place or NOBODY, a code, troops."""
    battle = pos.fought()
    side = battle.sides[ATTACKER]
    came = [[origin, nation_of(stack), troops_of(stack)] for origin, stack in battle.arrivals]
    moves: list[list[int]] = []
    for stack in pos.stacks[battle.place]:
        nation = nation_of(stack)
        if pos.side[nation] != side:
            continue
        left = troops_of(stack)
        for entry in came:
            if entry[1] != nation:
                continue
            part = common_part(left, entry[2])
            if part:
                moves.append([entry[0], stack & CODE, part])
                entry[2] -= part
                left -= part
        if left:
            moves.append([NOBODY, stack & CODE, left])
    return moves


def common_part(one: Troops, other: Troops) -> Troops:
    """The units that two troops have both."""
    part: Troops = 0
    for kind in range(KINDS):
        part += min(count(one, kind), count(other, kind)) * ONE[kind]
    return part


def may_enter(pos: War, place: int, side: int) -> bool:
    """5.4 Whether an army can go back to where it came from: no enemy holds it now."""
    board = pos.board
    if board.is_inside(place) or board.is_port(place):
        return pos.city_side(board.city_at(place)) == side
    return pos.enemy_in(place, side) == NOBODY


def drown(pos: War, place: int, side: int, code: int, troops: Troops) -> None:
    """5.4 Who has landed cannot go back aboard and is eliminated."""
    battle = pos.fought()
    pos.take(place, code, troops)
    battle.lost[battle.sides.index(side)] += size(troops)
    if pos.events is not None:
        args = {"side": SIDES[side], "count": size(troops), "field": pos.board.field_name(place)}
        pos.emit("army-lost", "5.4", args)


def follow(pos: War, place: int, side: int, leaders: list[int], moves: list[list[int]]) -> None:
    """5.4 Leaders go with the larger part of their own player's units that went back."""
    went = [
        (holder_of(code), size(troops), origin)
        for origin, code, troops in moves
        if origin >= 0 and not pos.board.is_sea(origin) and origin != place and pos.present(origin, side)
    ]
    if not went or pos.present(place, side):
        return
    for leader in leaders:
        own = [entry for entry in went if entry[0] == pos.holder[leader]] or went
        pos.at[leader] = max(own, key=lambda entry: entry[1])[2]
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
        if pos.board.is_region(place) and to in pos.board.alps[place]:
            troops -= lost_in_the_alps(pos, to, leaders, troops)
    pos.add(to, code, troops)
    if pos.events is not None:
        args = {"side": SIDES[side], "count": size(troops), "field": pos.board.field_name(to)}
        pos.emit("retreated", "5.4", args)


def lost_in_the_alps(pos: War, to: int, leaders: list[int], troops: Troops) -> Troops:
    """4.3 Of the units that cross the Alps each is lost on 8 or more; nobody scores them."""
    least = max(use(pos, ALPS), alps_from(pos, leaders))
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
        pos.board.field_of(origin) for origin, _ in battle.arrivals if origin >= 0 and origin != battle.place
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
    return ENEMY_THERE if pos.enemy_in(to, side) != NOBODY else None


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
    """5.4 The player says where his army goes: a field, or as many as there is room for into the city."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city  # into which units are going one by one, or NOBODY

    def clone(self) -> RetreatTo:
        return RetreatTo(self.seat, self.city)

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
        return [*(TAKE << SHIFT | counter for counter in self.counters(pos)), DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.city != NOBODY:
            if verb == DONE:
                return None
            if verb == TAKE:
                return None if operand in self.counters(pos) else NO_SUCH_UNIT
            return pos.not_now(verb)
        role = pos.fought().left
        if verb == TO:
            return refuse_field(pos, role, operand)
        if verb == WALLS:
            return refuse_city(pos, role, operand)
        return refuse_port(pos, role, operand) if verb == PORT else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        board, place, side = pos.board, pos.fought().place, self.side(pos)
        if verb == TO or verb == PORT:
            pos.steps.pop()
            to = board.place_of_field(operand) if verb == TO else board.ports + operand
            move_all(pos, place, to, side)
        elif verb == WALLS:
            if size(pos.troops(place, side)) <= pos.room(operand):
                pos.steps.pop()
                move_all(pos, place, board.walls + operand, side)
            else:
                self.city = operand
        elif verb == TAKE:
            group = groups_with(pos, place, side, operand)[0]
            go_inside(pos, self.city, code_with(pos, place, side, group, operand), ONE[operand % KINDS])
            if not pos.present(place, side):
                self.bring_leaders(pos, board.walls + self.city)
        else:
            self.city = NOBODY

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(pos.fought().place)}
        return ("prompt-retreat-to" if self.city == NOBODY else "prompt-retreat-inside"), args
