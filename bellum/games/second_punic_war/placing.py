"""2, 3.2 What the players choose before the first stage: consuls drawn at the start, a force that its player
places himself, and sieges with which an army may begin."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import BESIEGE, CONSUL, DONE, LEAD, PLACE, SHIFT, TAKE, TAKE_ALL
from .board import NOBODY
from .consuls import draw_consuls
from .gauls import stance
from .kinds import COUNTER
from .position import ALLIED, War
from .scenario import Force
from .setup import install, named_seat
from .siege import lay_siege, refuse_siege
from .stacks import COMMON, KINDS, ONE, SHIP, Troops, ashore, code_of, count, ships

OUTSIDE: Final = Refusal("2", "placing-outside-the-area")
ENEMY_CITY: Final = Refusal("2", "placing-at-an-enemy-city")
STRANGE_TRIBE: Final = Refusal("8.1", "placing-at-a-strange-tribe")
THERE_ALREADY: Final = Refusal("2", "placing-there-already")
NONE_LEFT: Final = Refusal("2", "none-left-to-place")
NO_PORT: Final = Refusal("2", "placing-without-port")
NOT_HIS_FORCE: Final = Refusal("2", "leader-not-of-the-force")
NOBODY_TO_LEAD: Final = Refusal("5.6", "nobody-to-lead-there")
NOT_DRAWN: Final = Refusal("3.2", "consul-not-drawn")
NO_FIRST_SIEGE: Final = Refusal("2", "no-siege-at-the-start")


def choices_of_set_up(pos: War) -> list[Step[War]]:
    """2, 3.2 The steps before the first stage, the last of them first: consuls are drawn as part of the
    set-up, and who is placed freely is placed after everything else."""
    steps: list[Step[War]] = []
    for number, force in enumerate(pos.scenario.forces):
        if force.free and force.there(pos.players):
            steps.append(Placing(named_seat(pos, force.seat), number, force.troops, NOBODY))
        if force.may_besiege and force.there(pos.players):
            steps.append(FirstSieges(named_seat(pos, force.seat), number))
    if pos.scenario.draw_consuls:
        steps.append(FirstConsuls())
    return steps


# -- 3.2 consuls at the start --------------------------------------------------------------------------------


class FirstConsuls(Step[War]):
    """3.2 Consuls whom the scenario does not name are drawn, and lead its consular armies."""

    rule: ClassVar[str] = "3.2"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        armies = [
            number
            for number, force in enumerate(pos.scenario.forces)
            if force.consul and force.there(pos.players)
        ]
        drawn = draw_consuls(pos)
        for number in reversed(armies):
            seat = named_seat(pos, pos.scenario.forces[number].seat)
            pos.steps.append(ConsularArmy(seat, number, drawn))
        return True


class ConsularArmy(SeatStep[War]):
    """3.2 At the start a player of Rome says which of the drawn consuls leads an army of the scenario."""

    rule: ClassVar[str] = "3.2"

    def __init__(self, seat: int, force: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.force = force
        self.drawn = drawn[:]

    def free(self, pos: War) -> list[int]:
        return [leader for leader in self.drawn if leader not in pos.consuls]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CONSUL << SHIFT | leader for leader in sorted(self.free(pos))]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != CONSUL:
            return pos.not_now(verb)
        return None if operand in self.free(pos) else NOT_DRAWN

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        place = pos.scenario.forces[self.force].where
        install(pos, operand, place, seat)
        pos.consuls = [leader for leader in pos.consuls if leader != operand] + [operand]
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "leader": pos.board.leader_id[operand]}
            pos.emit("consul-placed", "3.2", {**args, "field": pos.board.field_name(place)})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        field = pos.board.field_name(pos.scenario.forces[self.force].where)
        return "prompt-consular-army", {"seat": pos.seats[self.seat], "field": field}


# -- 2 sieges at the start -----------------------------------------------------------------------------------


class FirstSieges(SeatStep[War]):
    """2, 6.2 A player says which of some cities his army besieges from the start, if any."""

    rule: ClassVar[str] = "2"

    def __init__(self, seat: int, force: int) -> None:
        super().__init__(seat)
        self.force = force

    def cities(self, pos: War) -> list[int]:
        return pos.scenario.forces[self.force].may_besiege

    def resolve(self, pos: War) -> bool:
        side = pos.side_of_seat[self.seat]
        if any(refuse_siege(pos, side, city) is None for city in self.cities(pos)):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [*(BESIEGE << SHIFT | city for city in self.cities(pos)), DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != BESIEGE:
            return pos.not_now(verb)
        if operand not in self.cities(pos):
            return NO_FIRST_SIEGE
        return refuse_siege(pos, pos.side_of_seat[seat], operand)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
        else:
            lay_siege(pos, operand, seat)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        field = pos.board.region_id[pos.scenario.forces[self.force].where]
        return "prompt-first-sieges", {"seat": pos.seats[self.seat], "field": field}


# -- 2 free placing ------------------------------------------------------------------------------------------


class Placing(SeatStep[War]):
    """2 A player places a force anywhere in an area: he names a region and puts units there, or all of them.

    Its leader comes with the first of them, and may be put with others.
    """

    rule: ClassVar[str] = "2"

    def __init__(self, seat: int, force: int, left: Troops, region: int) -> None:
        super().__init__(seat)
        self.force = force
        self.left = left
        self.region = region

    def clone(self) -> Placing:
        return Placing(self.seat, self.force, self.left, self.region)

    def resolve(self, pos: War) -> bool:
        if self.left:
            return False
        pos.steps.pop()
        return True

    def row(self, pos: War) -> Force:
        return pos.scenario.forces[self.force]

    def refuse_region(self, pos: War, region: int) -> Refusal | None:
        """2, 8.1 Why the force may not be placed in a region."""
        board, side = pos.board, pos.side_of_seat[self.seat]
        if region >= board.regions or board.area_of[region] != self.row(pos).where:
            return OUTSIDE
        if any(pos.hostile(side, pos.city_side(city)) for city in board.cities_in[region]):
            return ENEMY_CITY
        if board.levy[region] and stance(pos, region, side) != ALLIED:
            return STRANGE_TRIBE
        return THERE_ALREADY if region == self.region else None

    def harbour(self, pos: War) -> int:
        """4.4 A port of the side in the region, or NOBODY."""
        board, side = pos.board, pos.side_of_seat[self.seat]
        for city in board.cities_in[self.region] if self.region != NOBODY else []:
            if board.port[city] != NOBODY and pos.city_side(city) == side:
                return city
        return NOBODY

    def refuse_unit(self, pos: War, nation: int, kind: int) -> Refusal | None:
        if nation != self.row(pos).nation or count(self.left, kind) == 0:
            return NONE_LEFT
        return NO_PORT if kind == SHIP and self.harbour(pos) == NOBODY else None

    def candidates(self, pos: War, seat: int) -> list[int]:
        board, row = pos.board, self.row(pos)
        out = [PLACE << SHIFT | region for region in board.regions_of[row.where]]
        if self.region == NOBODY:
            return out
        out += [TAKE << SHIFT | row.nation * KINDS + kind for kind in range(KINDS)]
        return [TAKE_ALL << SHIFT, *out, *[LEAD << SHIFT | leader for leader in row.leaders]]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PLACE:
            return self.refuse_region(pos, operand)
        if self.region == NOBODY or verb not in (TAKE, TAKE_ALL, LEAD):
            return pos.not_now(verb)
        if verb == TAKE:
            return self.refuse_unit(pos, operand // KINDS, operand % KINDS)
        if verb == TAKE_ALL:
            return None if ashore(self.left) or self.harbour(pos) != NOBODY else NO_PORT
        if operand not in self.row(pos).leaders:
            return NOT_HIS_FORCE
        if pos.at[operand] == self.region or not pos.of_nation(self.region, self.row(pos).nation):
            return NOBODY_TO_LEAD
        return None

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == PLACE:
            self.region = operand
        elif verb == LEAD:
            left = pos.at[operand]
            install(pos, operand, self.region, seat)
            pos.release(left)
            self.take_command(pos)
        elif verb == TAKE:
            self.put(pos, ONE[operand % KINDS])
            self.tell(pos, operand)
        else:
            part = self.left if self.harbour(pos) != NOBODY else ashore(self.left)
            self.put(pos, part)
            for kind in range(KINDS):
                if count(part, kind):
                    self.tell(pos, self.row(pos).nation * KINDS + kind)

    def put(self, pos: War, troops: Troops) -> None:
        """Some of the force come to the region, ships to its port."""
        row = self.row(pos)
        for leader in row.leaders:
            if ashore(troops) and pos.at[leader] < 0:
                install(pos, leader, self.region, self.seat)
        led = any(pos.at[leader] == self.region for leader in row.leaders)
        code = code_of(row.nation, pos.holder_for(self.seat) if led else COMMON, False)
        pos.add(self.region, code, ashore(troops))
        if ships(troops):
            pos.add(pos.board.ports + self.harbour(pos), code, troops - ashore(troops))
        self.left -= troops

    def take_command(self, pos: War) -> None:
        """10.1 The leader commands who is in his region, and the ships in its port."""
        pos.claim(self.region)
        city = self.harbour(pos)
        mine = code_of(self.row(pos).nation, pos.holder_for(self.seat), False)
        if city != NOBODY:
            place = pos.board.ports + city
            common = code_of(self.row(pos).nation, COMMON, False)
            fleet = pos.stack_at(place, common)
            pos.take(place, common, fleet)
            pos.add(place, mine, fleet)

    def tell(self, pos: War, counter: int) -> None:
        if pos.events is not None:
            args = {"seat": pos.seats[self.seat], "counter": COUNTER.ids[counter]}
            pos.emit("placed", "2", {**args, "field": pos.board.field_name(self.region)})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-placing", {"seat": pos.seats[self.seat]}
