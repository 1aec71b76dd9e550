"""5.10 Battles at sea: the cargo of each ship, stowed by both sides at once, and ships that sink with it.

What a fleet carries is open; on which ship it is, nobody tells before both sides are ready. So the stowing is
kept in the step, and comes into the record of the battle when both have done.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.dice import Dice
from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DONE, MOST_SHIPS, NEXT_SHIP, SHIFT, SINK, STOW
from .board import NOBODY
from .forces import in_proportion, owner_of
from .kinds import COUNTER, SIDES
from .position import War
from .records import ATTACKER, DEFENDER, Ship, copy_ships
from .stacks import (
    CODE,
    CODE_BITS,
    KINDS,
    LAND_KINDS,
    ONE,
    SHIP,
    count,
    nation_of,
    ships,
    stack_of,
    troops_of,
)

SHIP_FULL: Final = Refusal("1.2.7", "ship-full")
NO_SUCH_CARGO: Final = Refusal("5.10", "no-such-cargo")
LAST_SHIP: Final = Refusal("5.10", "no-next-ship")
MUST_FIT: Final = Refusal("1.2.7", "cargo-must-fit")
NO_SUCH_SHIP: Final = Refusal("5.10", "no-such-ship")
SHIPS_ALIKE: Final = Refusal("5.10", "ships-alike")
NOT_YOUR_SHIP: Final = Refusal("5.5", "not-your-ship")


def fleet_of(pos: War, place: int, side: int) -> list[Ship]:
    """The ships of a side in a place, empty, one entry for each."""
    fleet: list[Ship] = []
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] == side:
            for _ in range(ships(troops_of(stack))):
                fleet.append([stack & CODE])
    return fleet


def counter_of(code: int, kind: int) -> int:
    """The counter of a unit in a stack with this code."""
    return nation_of(code) * KINDS + kind


def cargo_left(pos: War, place: int, side: int, fleet: list[Ship]) -> list[list[int]]:
    """What the fleet carries and is not yet stowed: code, kind and number."""
    left: list[list[int]] = []
    for stack in pos.stacks[place]:
        if pos.side[nation_of(stack)] != side:
            continue
        code = stack & CODE
        for kind in range(LAND_KINDS):
            number = count(stack >> CODE_BITS, kind)
            for ship in fleet if number else []:
                for i in range(1, len(ship), 2):
                    if ship[i] == code and ship[i + 1] == kind:
                        number -= 1
            if number > 0:
                left.append([code, kind, number])
    return left


def stow_rest(pos: War, place: int, side: int, fleet: list[Ship], first: int) -> None:
    """What is left is stowed ship by ship, as full as they go; 1.2.7 each carries two units."""
    room = 1 + 2 * pos.board.capacity
    at = first
    for code, kind, number in cargo_left(pos, place, side, fleet):
        for _ in range(number):
            while at < len(fleet) and len(fleet[at]) >= room:
                at += 1
            if at == len(fleet):
                at = 0
                while len(fleet[at]) >= room:
                    at += 1
            fleet[at] += [code, kind]


class Stowing(Step[War]):
    """5.10 Before a battle at sea each side puts its land units on its ships, both at once and unseen."""

    rule: ClassVar[str] = "5.10"
    settled: ClassVar[bool] = False

    def __init__(self, ready: int, at: list[int], fleets: list[list[Ship]]) -> None:
        self.ready = ready  # the roles that have done, as bits
        self.at = at[:]  # by role: the ship that is being laden
        self.fleets = copy_ships(fleets)

    def clone(self) -> Stowing:
        return Stowing(self.ready, self.at, self.fleets)

    def resolve(self, pos: War) -> bool:
        battle = pos.fought()
        if not self.fleets:
            self.fleets = [fleet_of(pos, battle.place, side) for side in battle.sides]
            for role in (ATTACKER, DEFENDER):
                if self.one_way(pos, role):
                    stow_rest(pos, battle.place, battle.sides[role], self.fleets[role], 0)
        for role in (ATTACKER, DEFENDER):
            if not cargo_left(pos, battle.place, battle.sides[role], self.fleets[role]):
                self.ready |= 1 << role
        if self.ready != 3:
            return False
        pos.steps.pop()
        pos.barrier += 1
        battle.ships = copy_ships(self.fleets)
        for role in (ATTACKER, DEFENDER):
            self.tell(pos, role)
        return True

    def one_way(self, pos: War, role: int) -> bool:
        """Whether there is nothing to choose: one ship, or all ships full of units alike."""
        fleet, left = self.fleets[role], self.left(pos, role)
        counters = {counter_of(code, kind) for code, kind, _ in left}
        units = sum(number for _, _, number in left)
        full = pos.board.capacity * len(fleet)
        return len(fleet) == 1 or (len(counters) == 1 and units == full)

    def tell(self, pos: War, role: int) -> None:
        """Both are ready: what each ship carries is laid open."""
        if pos.events is not None:
            laden = [
                {
                    "ship": str(number),
                    "count": len(ship) // 2,
                    "counters": [COUNTER.ids[counter_of(c, k)] for c, k in zip(ship[1::2], ship[2::2])],
                }
                for number, ship in enumerate(self.fleets[role], start=1)
            ]
            pos.emit("stowed", "5.10", {"side": SIDES[pos.fought().sides[role]], "ships": laden})

    def owners(self, pos: War) -> int:
        chiefs = pos.fought().chiefs
        return sum(1 << chiefs[role] for role in (ATTACKER, DEFENDER) if not self.ready >> role & 1)

    def left(self, pos: War, role: int) -> list[list[int]]:
        battle = pos.fought()
        return cargo_left(pos, battle.place, battle.sides[role], self.fleets[role])

    def candidates(self, pos: War, seat: int) -> list[int]:
        role = pos.fought().chiefs.index(seat)
        counters = {counter_of(code, kind) for code, kind, _ in self.left(pos, role)}
        return [
            *(STOW << SHIFT | counter for counter in sorted(counters)),
            NEXT_SHIP << SHIFT,
            DONE << SHIFT,
        ]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        role = pos.fought().chiefs.index(seat)
        fleet, at = self.fleets[role], self.at[role]
        room = pos.board.capacity
        left = self.left(pos, role)
        if verb == STOW:
            if not any(counter_of(code, kind) == operand for code, kind, _ in left):
                return NO_SUCH_CARGO
            return SHIP_FULL if len(fleet[at]) > 2 * room else None
        if verb == NEXT_SHIP:
            if at + 1 >= len(fleet):
                return LAST_SHIP
            rest = sum(number for _, _, number in left)
            return MUST_FIT if rest > room * (len(fleet) - at - 1) else None
        return None if verb == DONE else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        battle = pos.fought()
        role = battle.chiefs.index(seat)
        if verb == STOW:
            for code, kind, _ in reversed(self.left(pos, role)):
                if counter_of(code, kind) == operand:
                    self.fleets[role][self.at[role]] += [code, kind]
                    break
        elif verb == NEXT_SHIP:
            self.at[role] += 1
        else:
            stow_rest(pos, battle.place, battle.sides[role], self.fleets[role], self.at[role])

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-stow", {"field": pos.board.field_name(pos.fought().place)}


def redraw_stowing(pos: War, seat: int, dice: Dice) -> None:
    """5.10 For a world that agrees with what a seat knows: how others have stowed is drawn anew."""
    step = pos.steps[-1] if pos.steps else None
    if not isinstance(step, Stowing) or not step.fleets:
        return
    battle = pos.fought()
    for role in (ATTACKER, DEFENDER):
        if battle.chiefs[role] == seat:
            continue
        side = battle.sides[role]
        step.fleets[role] = fleet_of(pos, battle.place, side)
        step.at[role] = 0
        if not step.ready >> role & 1:
            continue
        units = [
            [code, kind]
            for code, kind, number in cargo_left(pos, battle.place, side, step.fleets[role])
            for _ in range(number)
        ]
        decks = list(range(len(step.fleets[role]))) * pos.board.capacity
        dice.shuffle(decks)
        for deck, unit in zip(decks, units):
            step.fleets[role][deck] += unit


# -- sinking -------------------------------------------------------------------------------------------------


def sink_hits(pos: War, role: int, tens: int, hits: int) -> None:
    """5.5, 5.10 Hits on the ships of a role: those of tens are chosen by the enemy, before the others."""
    battle = pos.fought()
    if tens + hits >= len(battle.ships[role]):
        while battle.ships[role]:
            sink(pos, role, 0)
        return
    if hits:
        pos.steps.append(SufferAtSea(role, hits))
    if tens:
        pos.steps.append(Sink(battle.chiefs[1 - role], role, NOBODY, tens))


def sink(pos: War, role: int, number: int) -> None:
    """5.10, 5.11 A ship sinks with all units aboard; its leaders go to another ship."""
    battle = pos.fought()
    ship = battle.ships[role].pop(number)
    pos.take(battle.place, ship[0], ONE[SHIP])
    for code, kind in zip(ship[1::2], ship[2::2]):
        pos.take(battle.place, code, ONE[kind])
    battle.lost[role] += 1 + len(ship) // 2
    if pos.events is not None:
        args = {
            "side": SIDES[battle.sides[role]],
            "ship": str(number + 1),
            "count": len(ship) // 2,
            "counters": [COUNTER.ids[counter_of(c, k)] for c, k in zip(ship[1::2], ship[2::2])],
        }
        pos.emit("sunk", "5.10", args)


class SufferAtSea(Step[War]):
    """5.5 Hits on a fleet are shared out among the owners of its ships, in proportion."""

    rule: ClassVar[str] = "5.5"

    def __init__(self, role: int, hits: int) -> None:
        self.role = role
        self.hits = hits

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        owners = [ship_owner(pos, self.role, ship) for ship in pos.fought().ships[self.role]]
        seats = sorted(set(owners))
        chief = pos.fought().chiefs[self.role]
        sizes = [owners.count(seat) for seat in seats]
        parts = in_proportion(self.hits, sizes, [seat == chief for seat in seats])
        for seat, part in zip(seats, parts):
            if part:
                pos.steps.append(Sink(seat, self.role, seat, part))
        return True


def ship_owner(pos: War, role: int, ship: Ship) -> int:
    """10.1 The seat that decides for a ship."""
    battle = pos.fought()
    return owner_of(pos, battle.place, battle.sides[role], stack_of(ship[0], 0))


class Sink(SeatStep[War]):
    """5.5, 5.10 A player says which ships sink: the owner, or after a 10 the enemy."""

    rule: ClassVar[str] = "5.10"

    def __init__(self, seat: int, role: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.role = role
        self.owner = owner  # whose ships, or NOBODY for any
        self.left = left

    def clone(self) -> Sink:
        return Sink(self.seat, self.role, self.owner, self.left)

    def resolve(self, pos: War) -> bool:
        if self.left == 0 or not pos.fought().ships[self.role]:
            pos.steps.pop()
            return True
        return False

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [
            SINK << SHIFT | number for number in range(min(MOST_SHIPS, len(pos.fought().ships[self.role])))
        ]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != SINK:
            return pos.not_now(verb)
        fleet = pos.fought().ships[self.role]
        if operand >= len(fleet):
            return NO_SUCH_SHIP
        if self.owner != NOBODY and ship_owner(pos, self.role, fleet[operand]) != self.owner:
            return NOT_YOUR_SHIP
        return SHIPS_ALIKE if fleet.index(fleet[operand]) != operand else None

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        sink(pos, self.role, operand)
        self.left -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        side = SIDES[pos.fought().sides[self.role]]
        return "prompt-sink", {"seat": pos.seats[self.seat], "side": side, "count": self.left}
