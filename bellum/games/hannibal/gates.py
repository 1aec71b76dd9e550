"""10.7 The army that moves goes inside the walls of its own city, or comes out: itself, and nobody else."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_ELEPHANTS, A_JOIN, A_LEAVE, A_WALLS, DONE, ELEPHANTS, JOIN, LEAVE, WALLS
from .army import CONSUL_KEEPS_FIVE, no_groups
from .board import CARTHAGE, CONSUL, DICTATOR
from .column import is_inside
from .command import ask_commander
from .kinds import SIDES
from .muster import changed, halves, rest
from .position import PunicWar
from .reaction import meet_at_the_gate
from .records import GENERALS_FROM, HERDED, TOOK, Groups, MarchRecord
from .walls import (
    CONSUL_STAYS,
    CONSULS_STAY_TOGETHER,
    GENERAL_CHANGED,
    HERD_CHANGED,
    HERD_INSIDE,
    HERD_OUTSIDE,
    INSIDE,
    NO_ELEPHANTS,
    NOT_HERE,
    NUMBER_CHANGED,
    OUTSIDE,
    SAME_HERD,
    SAME_NUMBER,
    TOO_FEW_ELEPHANTS,
    TOO_FEW_HERE,
    WALLS_FULL,
)

OTHERS_INSIDE: Final = Refusal("10.7", "walls-others-inside")
OTHER_ELEPHANTS: Final = Refusal("10.7", "walls-other-elephants")
NOT_OF_THE_ARMY: Final = Refusal("10.7", "walls-not-of-the-army")


# -- 18.1 consuls and their CUs ------------------------------------------------------------------------------


def companies(pos: PunicWar, march: MarchRecord) -> list[int]:
    """18.1 How many CUs each consul on the army's space had with him, before it did anything there.

    Whoever was left here came with the army, and whoever joined it here has become part of it.
    """
    had = [0] * pos.board.generals
    arrived, going = march.leg.arrived, march.going()
    for place in halves(pos, march):
        there = pos.cus[march.seat][place]
        for g in pos.generals_at(march.seat, place):
            if pos.office[g] != CONSUL:
                continue
            had[g] = there
            if arrived >= 0 and not is_inside(pos.board, place):
                had[g] = arrived if g in going or changed(march, g) else there - arrived
    return had


def short(pos: PunicWar, march: MarchRecord, had: list[int], general: int, count: int) -> bool:
    """18.1 Whether a consul would be left with fewer than 5 CUs; 25 a dictator may take them away."""
    if any(pos.office[g] == DICTATOR for g in march.going()):
        return False
    return count < min(pos.board.consul_units, had[general])


def gather_refusal(pos: PunicWar, march: MarchRecord) -> Refusal | None:
    """18.1 No consul inside is short of CUs that come out to the army."""
    had, going = companies(pos, march), march.going()
    within = march.army.count_within()
    for place in halves(pos, march):
        inside = is_inside(pos.board, place)
        for g in pos.generals_at(march.seat, place):
            stays = inside and g not in going
            outside = place - pos.board.walls if inside else place
            count = pos.cus[march.seat][place] - within if stays else pos.cus[march.seat][outside] + within
            if short(pos, march, had, g, count):
                return CONSUL_KEEPS_FIVE
    return None


# -- 10.7 the army at the gates ------------------------------------------------------------------------------


def shift(source: Groups, target: Groups, count: int) -> None:
    """This many CUs go from some groups to others, those that came farthest first."""
    for points in range(len(source) - 1, -1, -1):
        moved = min(count, source[points])
        source[points] -= moved
        target[points] += moved
        count -= moved


def redistribute(groups: Groups, within: Groups, count: int) -> Groups:
    """So many of some CUs are inside; those who were stay there as far as they can."""
    before = [groups[points] - within[points] for points in range(len(groups))]
    inside = no_groups()
    for points in range(len(groups)):
        inside[points] = within[points]
    if count > sum(inside):
        shift(before, inside, count - sum(inside))
    else:
        shift(inside, before, sum(inside) - count)
    return inside


class Gates(SeatStep[PunicWar]):
    """10.7 The army that moves divides itself between the inside and the outside of its city.

    10.8, 10.11 d Others on the space, their CUs and those that are spent stay where they are.
    """

    rule: ClassVar[str] = "10.7"

    def __init__(self, seat: int, had: list[int], changed: int) -> None:
        super().__init__(seat)
        self.had = had[:]  # 18.1 the CUs that each consul had with him
        self.changed = changed  # so that nothing is changed twice, as bits

    def clone(self) -> Gates:
        return Gates(self.seat, self.had, self.changed)

    # -- what may be done ------------------------------------------------------------------------------------

    def number_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """10.7 The walls hold only so many, and only the army goes in or out."""
        march = pos.marching()
        inside = pos.space_of(march.general) + pos.board.walls
        others = rest(pos, march, inside)
        if count > pos.board.capacity[inside - pos.board.walls]:
            return WALLS_FULL
        if count < others:
            return OTHERS_INSIDE
        if count > others + march.size():
            return TOO_FEW_HERE
        if self.changed & TOOK:
            return NUMBER_CHANGED
        if count == pos.cus[self.seat][inside]:
            return SAME_NUMBER
        return None if self.consuls_agree(pos, march, count) else CONSULS_STAY_TOGETHER

    def consuls_agree(self, pos: PunicWar, march: MarchRecord, count: int) -> bool:
        """18.1 With so many CUs inside every consul finds a place with enough of them."""
        space, going = pos.space_of(march.general), march.going()
        left = pos.total(self.seat, space) - count
        for g in range(pos.board.generals):
            if self.had[g] == 0:
                continue
            inside, outside = short(pos, march, self.had, g, count), short(pos, march, self.had, g, left)
            if g in going:
                if inside and outside:
                    return False
            elif inside if pos.at[g] != space else outside:
                return False
        return True

    def elephants_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """10.7 Elephants are inside or outside, like other CUs, and take their places."""
        if self.seat != CARTHAGE:
            return NO_ELEPHANTS
        if self.changed & HERDED:
            return HERD_CHANGED
        march = pos.marching()
        inside = pos.elephants[pos.space_of(march.general) + pos.board.walls]
        others = inside - sum(march.army.within_herd)
        if count == inside:
            return SAME_HERD
        if count < others:
            return OTHER_ELEPHANTS
        herd, within = march.elephants(), march.army.count_within()
        if count - others > herd:
            return TOO_FEW_ELEPHANTS
        if count - others > within:
            return HERD_INSIDE
        return HERD_OUTSIDE if herd - (count - others) > march.size() - within else None

    def general_refusal(self, pos: PunicWar, general: int, inside: bool) -> Refusal | None:
        """10.8 Only those who march with the army; 18.1 a consul stays with at least 5 CUs, or with all."""
        march = pos.marching()
        space = pos.space_of(march.general)
        place = space + pos.board.walls if inside else space
        other = space if inside else space + pos.board.walls
        if pos.board.general_side[general] != self.seat or pos.at[general] not in (place, other):
            return NOT_HERE
        if pos.at[general] == place:
            return INSIDE if inside else OUTSIDE
        if general not in march.going():
            return NOT_OF_THE_ARMY
        if self.changed >> (GENERALS_FROM + general) & 1:
            return GENERAL_CHANGED
        return CONSUL_STAYS if short(pos, march, self.had, general, pos.cus[self.seat][place]) else None

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        out = [A_ELEPHANTS + n for n in range(board.elephants + 1) if self.elephants_refusal(pos, n) is None]
        out += [A_JOIN + g for g in range(board.generals) if self.general_refusal(pos, g, True) is None]
        out += [A_LEAVE + g for g in range(board.generals) if self.general_refusal(pos, g, False) is None]
        most = board.capacity[pos.space_of(pos.marching().general)]
        out += [A_WALLS + n for n in range(most + 1) if self.number_refusal(pos, n) is None]
        return [*out, A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == WALLS:
            return self.number_refusal(pos, operand)
        if verb == ELEPHANTS:
            return self.elephants_refusal(pos, operand)
        if verb == JOIN or verb == LEAVE:
            return self.general_refusal(pos, operand, verb == JOIN)
        return pos.not_now(verb)

    # -- doing it --------------------------------------------------------------------------------------------

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        march = pos.marching()
        space = pos.space_of(march.general)
        inside = space + pos.board.walls
        if verb == DONE:
            self.finish(pos, march, space)
        elif verb == WALLS:
            self.changed |= TOOK
            count = operand - rest(pos, march, inside)
            beasts = sum(march.army.within_herd)
            beasts = max(min(beasts, count), count - sum(march.army.units))
            self.station(pos, march, inside, count, beasts)
            self.follow(pos, march, space, count)
        elif verb == ELEPHANTS:
            self.changed |= HERDED
            within = march.army.count_within()
            others = pos.elephants[inside] - sum(march.army.within_herd)
            self.station(pos, march, inside, within, operand - others)
        else:
            self.changed |= 1 << (GENERALS_FROM + operand)
            pos.at[operand] = inside if verb == JOIN else space

    def station(self, pos: PunicWar, march: MarchRecord, inside: int, count: int, beasts: int) -> None:
        """So many CUs of the army are inside, elephants among them; 10.11 what they have spent goes along."""
        army, space = march.army, inside - pos.board.walls
        change, herd = count - army.count_within(), beasts - sum(army.within_herd)
        pos.cus[self.seat][inside] += change
        pos.cus[self.seat][space] -= change
        if herd:
            pos.elephants[inside] += herd
            pos.elephants[space] -= herd
        army.within = redistribute(army.units, army.within, count - beasts)
        army.within_herd = redistribute(army.herd, army.within_herd, beasts)

    def follow(self, pos: PunicWar, march: MarchRecord, space: int, count: int) -> None:
        """The army's generals and its siege train go where all its CUs are, a consul where there are 5."""
        inside = space + pos.board.walls
        places = [space] if count == 0 else [inside] if count == march.size() else []
        for g in march.going():
            wanted = places[0] if places else pos.at[g]
            if short(pos, march, self.had, g, pos.cus[self.seat][wanted]):
                wanted = space if wanted == inside else inside
            pos.at[g] = wanted
        if march.army.train and places:
            source = space if space in pos.trains else inside
            pos.trains[pos.trains.index(source)] = places[0]

    def finish(self, pos: PunicWar, march: MarchRecord, space: int) -> None:
        """Everybody is where he was told to be; 9.3 who is parted from his commander may have another."""
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[self.seat], "space": pos.board.space_id[space], "count": self.inside(pos)}
            pos.emit("walls", "10.7", args)
        meet_at_the_gate(pos, march)
        for place in halves(pos, march):
            if pos.at[march.general] != place and any(pos.at[g] == place for g in march.army.subs):
                ask_commander(pos, self.seat, place)

    def inside(self, pos: PunicWar) -> int:
        return pos.cus[self.seat][pos.space_of(pos.marching().general) + pos.board.walls]

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.space_of(pos.marching().general)
        args = {"side": SIDES[self.seat], "space": pos.board.space_id[space], "count": self.inside(pos)}
        return "prompt-walls", args
