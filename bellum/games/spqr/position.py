"""The position of a battle: who stands where, how he faces, and in what order he is.

A unit of two hexes is where its left half is; the other half follows from its facing (7.11). In column it is
where its head is. What lies under a unit in a stack (6.66) is its ``under``. What a lower chapter asks of
a higher one is declared here and answered by the game's own class.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from ...kernel.dice import Dice
from ...kernel.plain import ASIS, DIGITS, SPARSE, Codec
from ...kernel.position import Position
from ...kernel.refusal import Refusal
from ...kernel.setting import Setting
from .field import Field
from .hexes import HEXES, OFF, SIX
from .marks import COLUMN, DEAD, GONE, KILLED, MIRROR, PASSING, ROUTED, SHOWN, WOUNDED
from .records import MARCH, PHASE, SHOCK, March, Phase, Shock

NOBODY: Final = -1
NONE: Final[list[int]] = []
FACES: Final = 10  # 2.3 a die shows 0 to 9


class Battlefield(Position):
    """One battle in progress."""

    state: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("turn", ASIS),
        ("hex", ASIS),
        ("face", DIGITS),
        ("hits", SPARSE),
        ("mark", SPARSE),
        ("under", ASIS),
        ("exit", ASIS),
        ("at", ASIS),
        ("role", SPARSE),
        ("phases", DIGITS),
        ("wounds", DIGITS),
        ("attempts", ASIS),
        ("engaged", ASIS),
        ("active", ASIS),
        ("spare", ASIS),
        ("fallen", ASIS),
        ("tied", ASIS),
        ("beasts", ASIS),
        ("breaking", ASIS),
        ("phase", PHASE),
        ("march", MARCH),
        ("shock", SHOCK),
    )

    def __init__(self, field: Field, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        self.field = field
        self.charts = field.charts
        # Every list is put in its place by set_up, clone or restore.
        self.turn = 0
        self.hex: list[int] = NONE  # by unit: its hex, OFF if it is not on the map
        self.face: list[int] = NONE  # by unit: the vertex it faces, in column the side
        self.hits: list[int] = NONE  # 10.12
        self.mark: list[int] = NONE  # by unit: see marks.py
        self.under: list[int] = NONE  # 6.66 by unit: who lies under it in the stack, or NOBODY
        self.exit: list[int] = NONE  # 10.44 by unit: the hex where it left the map in pursuit
        self.at: list[int] = NONE  # by leader: his hex, OFF if he is not on the map
        self.role: list[int] = NONE  # by leader: see marks.py
        self.phases: list[int] = NONE  # 5.14 by leader: orders phases in this turn
        self.wounds: list[int] = NONE  # 4.63 by leader
        self.attempts: list[int] = NONE  # 10.28 who tried to rally whom in this turn: leader * units + unit
        self.engaged: list[int] = NONE  # 10.51 pairs of units, one after the other
        self.active = NOBODY  # 5.1 the leader who is active
        self.spare: list[int] = NONE  # 4.64 by seat: replacements that are left
        self.fallen: list[int] = NONE  # 4.64, 11.2 by seat: points of the dead whose counters came back
        self.tied = NOBODY  # 5.12 the seat whose turn it is among leaders of equal initiative
        self.beasts: list[int] = NONE  # 4.84 the elephants that have a leader of their own
        self.breaking: list[int] = NONE  # 10.15 units that have reached their limit and have not run yet
        self.phase: Phase | None = None
        self.march: March | None = None
        self.shock: Shock | None = None
        self.top: list[int] = NONE  # by hex: the top unit, or NOBODY; follows from the rest

    # -- copies ------------------------------------------------------------------------------------------

    def empty(self, dice: Dice) -> Self:
        """A position of the same battle with nothing in it."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, without events."""
        new = self.empty(self.dice.clone())
        self.copy_to(new)
        new.turn = self.turn
        new.hex = self.hex[:]
        new.face = self.face[:]
        new.hits = self.hits[:]
        new.mark = self.mark[:]
        new.under = self.under[:]
        new.exit = self.exit[:]
        new.at = self.at[:]
        new.role = self.role[:]
        new.phases = self.phases[:]
        new.wounds = self.wounds[:]
        new.attempts = self.attempts[:]
        new.engaged = self.engaged[:]
        new.active = self.active
        new.spare = self.spare[:]
        new.fallen = self.fallen[:]
        new.tied = self.tied
        new.beasts = self.beasts[:]
        new.breaking = self.breaking[:]
        new.phase = None if self.phase is None else self.phase.clone()
        new.march = None if self.march is None else self.march.clone()
        new.shock = None if self.shock is None else self.shock.clone()
        new.top = self.top[:]
        return new

    def clear(self) -> None:
        """Nobody is anywhere."""
        field = self.field
        self.hex = [OFF] * field.units
        self.face = [0] * field.units
        self.hits = [0] * field.units
        self.mark = [0] * field.units
        self.under = [NOBODY] * field.units
        self.exit = [OFF] * field.units
        self.at = [OFF] * field.leaders
        self.role = [0] * field.leaders
        self.phases = [0] * field.leaders
        self.wounds = [0] * field.leaders
        self.attempts = []
        self.engaged = []
        self.spare = field.replacements[:]
        self.fallen = [0, 0]
        self.beasts = []
        self.breaking = []
        self.top = [NOBODY] * HEXES

    def recount(self) -> None:
        top = [NOBODY] * HEXES
        covered = [False] * self.field.units
        for unit in self.under:
            if unit != NOBODY:
                covered[unit] = True
        passing: list[int] = []
        for unit, place in enumerate(self.hex):
            if place == OFF or covered[unit]:
                continue
            if self.mark[unit] & PASSING:
                passing.append(unit)
                continue
            for where in self.hexes_of(unit):
                top[where] = unit
        for unit in passing:
            for where in self.hexes_of(unit):
                if top[where] == NOBODY:
                    top[where] = unit
        self.top = top

    def die(self) -> int:
        """2.3 A die: 0 is less than 1. What it shows, everybody sees."""
        self.barrier += 1
        return self.dice.below(FACES)

    # -- who stands where --------------------------------------------------------------------------------

    def half(self, unit: int) -> int:
        """7.11 The second hex of a unit: its right half, in column its tail; OFF if it has none."""
        field = self.field
        if not field.two_hex[unit]:
            return OFF
        place = self.hex[unit]
        if place == OFF:
            return OFF
        turn = 3 if self.mark[unit] & COLUMN else 2
        return field.near[place * SIX + (self.face[unit] + turn) % SIX]

    def hexes_of(self, unit: int) -> list[int]:
        """The hex or the two hexes of a unit; none if it is not on the map."""
        place = self.hex[unit]
        if place == OFF:
            return []
        other = self.half(unit)
        return [place] if other == OFF else [place, other]

    def alive(self, unit: int) -> bool:
        """Whether a unit is on the map."""
        return self.hex[unit] != OFF

    def has(self, unit: int, bits: int) -> bool:
        """Whether a unit has one of these marks."""
        return self.mark[unit] & bits != 0

    def stack(self, place: int) -> list[int]:
        """6.66 The units of a hex, from the top down."""
        found: list[int] = []
        unit = self.top[place]
        while unit != NOBODY:
            found.append(unit)
            unit = self.under[unit]
        return found

    def holder(self, place: int) -> int:
        """The seat whose units are in a hex, or NOBODY."""
        unit = self.top[place]
        return NOBODY if unit == NOBODY else self.field.side[unit]

    def top_of(self, unit: int) -> int:
        """The top unit of the stack that a unit is in."""
        return self.top[self.hex[unit]]

    def above(self, unit: int) -> int:
        """The unit that lies on another one, or NOBODY."""
        upper = self.top[self.hex[unit]]
        if upper == unit:
            return NOBODY
        while upper != NOBODY and self.under[upper] != unit:
            upper = self.under[upper]
        return upper

    def leaders_in(self, place: int, seat: int) -> list[int]:
        """The leaders of a seat in a hex."""
        if place == OFF:
            return []
        side = self.field.leader_side
        return [leader for leader, where in enumerate(self.at) if where == place and side[leader] == seat]

    def leaders_with(self, unit: int) -> list[int]:
        """The leaders who are stacked with a unit."""
        seat = self.field.side[unit]
        found: list[int] = []
        for place in self.hexes_of(unit):
            found += self.leaders_in(place, seat)
        return found

    def leader_lives(self, leader: int) -> bool:
        """Whether a leader is on the map."""
        return self.at[leader] != OFF

    # -- what a unit or a leader can do ------------------------------------------------------------------

    def quality(self, unit: int) -> int:
        """10.11, 10.27, 6.75 A unit's quality (TQ) as it is now."""
        mark = self.mark[unit]
        if mark & ROUTED:
            return self.charts.routed_tq
        quality = self.field.tq[unit]
        return quality + self.charts.column_tq if mark & COLUMN else quality

    def initiative(self, leader: int) -> int:
        """4.1, 4.63 A leader's initiative as it is now."""
        return max(0, self.field.initiative[leader] - self.wounds[leader])

    def reach(self, leader: int) -> int:
        """4.1, 4.63 How many hexes a leader's command reaches."""
        return max(0, self.field.reach[leader] - self.wounds[leader])

    def charisma(self, leader: int) -> int:
        """4.1, 4.63 A leader's charisma as it is now."""
        return max(0, self.field.charisma[leader] - self.wounds[leader])

    # -- how pieces come and go --------------------------------------------------------------------------

    def lift(self, unit: int) -> None:
        """Take a unit from the map; those under it stay."""
        place, beneath = self.hex[unit], self.under[unit]
        if place == OFF:
            return
        upper = self.above(unit)
        if upper != NOBODY:
            self.under[upper] = beneath
        else:
            for where in self.hexes_of(unit):
                if self.top[where] == unit:  # who passes under one half is not under the other (6.63)
                    here = beneath != NOBODY and where in self.hexes_of(beneath)
                    self.top[where] = beneath if here else self.passer(unit, where)
        self.under[unit] = NOBODY
        self.hex[unit] = OFF
        self.mark[unit] &= ~PASSING

    def passer(self, unit: int, place: int) -> int:
        """6.63 The unit that passes through a hex which another one has left, or NOBODY."""
        for other in self.field.seat_members[self.field.side[unit]]:
            if self.mark[other] & PASSING and other != unit and self.hex[other] != OFF:
                if place in self.hexes_of(other) and other not in self.under:
                    return other
        return NOBODY

    def put(self, unit: int, place: int, face: int, on_top: bool = False) -> None:
        """6.66 Put a unit on the map: at the bottom of the stack that is there, unless it goes on top."""
        self.hex[unit] = place
        self.face[unit] = face
        present = self.top[place]
        other = self.half(unit)
        if other != OFF and self.top[other] != present:
            if self.passed_over(place) and self.passed_over(other):
                self.under[unit] = NOBODY  # 6.63 nobody stays there but the unit itself
                self.top[place] = self.top[other] = unit
                return
            mount = self.mount_under(place, other)
            if mount == NOBODY:
                self.put_over(unit)
                return
            present, on_top = mount, True
        if on_top or present == NOBODY:
            passed = present != NOBODY and self.mark[present] & PASSING != 0  # 6.63 it lies under nobody
            self.under[unit] = NOBODY if passed else present
            for where in self.hexes_of(unit):
                self.top[where] = unit
            return
        while self.under[present] != NOBODY:
            present = self.under[present]
        self.under[present] = unit
        self.under[unit] = NOBODY

    def passed_over(self, place: int) -> bool:
        """6.63 Whether nobody is in a hex but, at most, somebody on his way through."""
        present = self.top[place]
        return present == NOBODY or self.mark[present] & PASSING != 0

    def mount_under(self, place: int, other: int) -> int:
        """4.75, 6.66 A leader's elephant alone in one of two hexes, the other being empty; or NOBODY.

        A unit of two hexes that comes there lies on it.
        """
        first, second = self.top[place], self.top[other]
        mount = second if first == NOBODY else first
        if first != NOBODY and second != NOBODY:
            return NOBODY
        return mount if self.field.leader_elephant[mount] and self.under[mount] == NOBODY else NOBODY

    def put_over(self, unit: int) -> None:
        """6.63 A unit of two hexes that passes over others with one half is in no stack."""
        self.mark[unit] |= PASSING
        self.under[unit] = NOBODY
        for where in self.hexes_of(unit):
            present = self.top[where]
            if present == NOBODY or (self.mark[present] & PASSING and unit < present):
                self.top[where] = unit  # of several who pass the first, as recount has it

    def shift(self, unit: int, place: int, face: int) -> None:
        """Move a unit to another hex, or turn it where it is."""
        on_top = place == self.hex[unit] and self.above(unit) == NOBODY
        self.lift(unit)
        self.put(unit, place, face, on_top)

    def form(self, unit: int, place: int, face: int, column: bool, mirror: bool) -> None:
        """6.71 Put a unit that stands alone in another formation."""
        self.lift(unit)
        self.mark[unit] &= ~(COLUMN | MIRROR)
        if column:
            self.mark[unit] |= COLUMN | (MIRROR if mirror else 0)
        self.put(unit, place, face)

    def kill(self, unit: int) -> None:
        """10.24 A unit is out of the game."""
        self.lift(unit)
        self.mark[unit] = self.mark[unit] & ~GONE | DEAD
        if unit in self.beasts:
            self.beasts.remove(unit)
        if unit in self.breaking:
            self.breaking.remove(unit)

    def kill_leader(self, leader: int) -> None:
        """4.64 A leader is dead."""
        self.at[leader] = OFF
        self.role[leader] |= KILLED

    def leader_dead(self, leader: int) -> bool:
        """4.64 Whether a leader has been killed."""
        return self.role[leader] & KILLED != 0

    def shown(self, leader: int) -> bool:
        """6.59 Whether the marker under a leader has been turned over."""
        return self.role[leader] & SHOWN != 0

    def wound_leader(self, leader: int) -> None:
        """4.63 A leader is wounded."""
        self.wounds[leader] += 1
        self.role[leader] |= WOUNDED

    def points(self, seat: int) -> int:
        """11.2 The rout points that a side has lost."""
        field, total = self.field, self.fallen[seat]
        for unit, mark in enumerate(self.mark):
            if mark & DEAD and field.side[unit] == seat:
                total += field.points[unit]
        for leader, role in enumerate(self.role):
            if role & KILLED and field.leader_side[leader] == seat:
                total += field.leader_points[leader]
        return total

    def in_phase(self) -> Phase:
        """5.2 The orders phase that is under way."""
        if self.phase is None:
            raise ValueError("nobody gives orders")
        return self.phase

    def marching(self) -> March:
        """6.31 The move that is under way."""
        if self.march is None:
            raise ValueError("nobody moves")
        return self.march

    # -- what chapters ask of those above them (append; game.py answers) ---------------------------------

    def break_up(self) -> None:
        """10.15 Push the step that routs the units in ``breaking``."""
        raise NotImplementedError

    def begin_move(self, unit: int, why: int) -> None:
        """6.3 Push the step in which a unit that has its order moves."""
        raise NotImplementedError

    def begin_shock(self) -> None:
        """8.3 Push the shock segment of the orders phase."""
        raise NotImplementedError

    def no_orders_to_withdraw(self, seat: int) -> bool:
        """6.58 Whether all can see that a side has no order to withdraw: its commander acts a third time."""
        raise NotImplementedError

    def casualty(self, leader: int) -> None:
        """4.63 A leader is hit: the casualty table says how."""
        raise NotImplementedError

    def fight(self) -> Any:
        """8.3 The shock that is under way."""
        if self.shock is None:
            raise ValueError("nobody fights")
        return self.shock

    # -- asked for by harm and shock, and what these chapters answer for others (S) ----------------------

    def run_away(self, unit: int, cause: int) -> None:
        """10.21 A unit that has reached its limit runs, goes mad or dies; ``cause`` did it, or NOBODY."""
        raise NotImplementedError

    def raging(self) -> bool:
        """9.14 Whether an elephant is running wild."""
        raise NotImplementedError

    def go_mad(self, unit: int) -> None:
        """4.74, 9.14 An elephant runs wild."""
        raise NotImplementedError

    def after_move(self, unit: int) -> None:
        """7.26 A unit has ended its move under orders: a heavy one must attack, a light one says whether."""
        raise NotImplementedError

    def can_designate(self, leader: int) -> bool:
        """7.25 C Whether a leader could have a unit attack that has not moved."""
        raise NotImplementedError

    def rout_on(self, unit: int) -> None:
        """10.28 A routed unit that did not rally runs on by two hexes."""
        raise NotImplementedError

    def begin_rout_segment(self) -> None:
        """10.23 Push the rout segment."""
        raise NotImplementedError

    def come_up(self, unit: int, why: int) -> None:
        """7.16, 8.22, 4.62, 9.16 Push the enemy's answers to a unit that has come up to him in a fight."""
        raise NotImplementedError

    def make_way(self, unit: int) -> None:
        """6.51, 9.16, 4.62 Push what both sides may do about an elephant that runs wild and has come near."""
        raise NotImplementedError

    def leaders_leave(self) -> None:
        """4.62 Push what leaders next to enemies may do after a shock."""
        raise NotImplementedError

    def refuse_extension(self, unit: int) -> Refusal | None:
        """9.67 Why a unit cannot extend its line under a line command."""
        raise NotImplementedError

    def extend_now(self, unit: int) -> None:
        """9.67 A unit steps out of its stack under a line command; push what it still has to choose."""
        raise NotImplementedError

    def end_line(self) -> None:
        """8.22 A line command is over: push the shots at those who entered zones of control."""
        raise NotImplementedError

    def is_due(self, leader: int) -> bool:
        """2.6 Whether a leader waits off the map and may come to it in this turn."""
        raise NotImplementedError

    def end_activations(self) -> None:
        """5.33 Go straight to the rout and reload phase."""
        raise NotImplementedError
