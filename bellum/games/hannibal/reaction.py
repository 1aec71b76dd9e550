"""10.3 The reaction phase: into the walls, declarations, avoiding battle, interception, then battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_AVOID, A_DONE, A_INTERCEPT, AVOID, DONE, INTERCEPT
from .army import elephants_at, strays
from .avoiding import Avoidance, begin_pursuit, refuges
from .battle import start_battle
from .board import NOBODY
from .detachment import FAILED_BEFORE, NOWHERE, Detachment, first_plan
from .interception import Confrontation, Interceptions
from .kinds import SIDES
from .position import TRUCE_ON, PunicWar
from .records import AVOIDING, BATTLED, INTERCEPTING, OVER, MarchRecord, ReactionRecord
from .roads import BOUND_GENERAL, counsel_refusal
from .walls import Walls

TRUCE_INTERCEPTION: Final = Refusal("25", "truce-interception")
ENEMY_HERE: Final = Refusal("12.3", "enemy-already-there")
MOVER_INTERCEPTS: Final = Refusal("12.1", "mover-intercepts")
OFF_THE_MAP: Final = Refusal("12.1", "interceptor-off-map")
OVER_A_PASS: Final = Refusal("10.6.3", "intercept-over-pass")
NOT_ADJACENT: Final = Refusal("12.2", "not-adjacent")
NO_ARMY: Final = Refusal("12.2", "no-army")
ONE_INTERCEPTION: Final = Refusal("12.7", "one-interception")
SHUT_IN: Final = Refusal("12.8", "shut-in")
LEFT_HIS_WALLS: Final = Refusal("12.8", "left-his-walls")
OUT_OF_WALLS: Final = Refusal("12.2", "out-of-walls")
NO_INTERCEPTORS: Final = Refusal("12.7", "no-interceptors")
MOVER_AVOIDS: Final = Refusal("13.1", "mover-avoids")
NOBODY_ATTACKS: Final = Refusal("13.1", "nobody-attacks")
NOT_ATTACKED: Final = Refusal("13.1", "not-attacked")
ONE_AVOIDANCE: Final = Refusal("13.3", "one-avoidance")
NO_AVOIDERS: Final = Refusal("13.3", "no-avoiders")


def begin_reaction(pos: PunicWar, seat: int, space: int) -> None:
    """10.3 An army has entered a space: the enemy reacts, and what comes of it is resolved."""
    pos.reaction = ReactionRecord(seat, space, False)
    pos.steps.append(Conclusion())
    pos.steps.append(Confrontation())
    pos.steps.append(Interceptions())
    pos.steps.append(Stragglers())
    pos.steps.append(Avoidance())
    pos.steps.append(Reaction(seat))
    pos.steps.append(Shelter())


def meet_at_the_gate(pos: PunicWar, march: MarchRecord) -> None:
    """10.10, 13.1 An army has come out of its walls: lone enemy generals outside may avoid it, or go.

    Nobody intercepts it: it is on a space where it has been all the time (12.2).
    """
    space, foe = pos.space_of(march.general), 1 - march.seat
    if march.size() == march.army.count_within() or pos.cus[foe][space] > 0:
        return
    if pos.generals_at(foe, space):
        pos.reaction = ReactionRecord(foe, space, True)
        pos.steps.append(Conclusion())
        pos.steps.append(Stragglers())
        pos.steps.append(Avoidance())
        pos.steps.append(Reaction(foe))


# -- 10.3.1 into the walls -----------------------------------------------------------------------------------


class Shelter(Step[PunicWar]):
    """10.3.1 In his own city, if it is not besieged, the inactive player says who is inside."""

    rule: ClassVar[str] = "10.3.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, reaction = pos.board, pos.reacting()
        seat, space = reaction.seat, reaction.space
        if pos.marching().size() == 0 or not board.city[space] or pos.control[space] != seat:
            return True
        if pos.besieged(space):
            return True
        if (
            pos.total(seat, space) > 0
            or pos.generals_at(seat, space)
            or pos.generals_at(seat, space + board.walls)
        ):
            pos.steps.append(Walls(seat, space))
        return True


# -- 10.3.2 declarations -------------------------------------------------------------------------------------


def intercept_refusal(pos: PunicWar, reaction: ReactionRecord, general: int) -> Refusal | None:
    """12.1 to 12.3, 12.7, 12.8 Why a general may not intercept here."""
    board, seat = pos.board, reaction.seat
    if pos.marked(TRUCE_ON):
        return TRUCE_INTERCEPTION
    if reaction.at_the_gate:
        return OUT_OF_WALLS
    if pos.cus[1 - seat][reaction.space] > pos.marching().size():
        return ENEMY_HERE
    place = pos.at[general]
    if board.general_side[general] != seat:
        return MOVER_INTERCEPTS
    if place < 0:
        return OFF_THE_MAP
    refusal = sally_refusal(pos, reaction, place)
    if refusal is not None:
        return refusal
    if strays(board, [general], reaction.space):
        return BOUND_GENERAL
    refusal = counsel_refusal(pos, seat, pos.space_at(place), reaction.space)
    if refusal is not None:
        return refusal
    return NO_INTERCEPTORS if first_plan(pos, INTERCEPTING, seat, place, general) is None else None


def sally_refusal(pos: PunicWar, reaction: ReactionRecord, place: int) -> Refusal | None:
    """12.2, 12.7, 12.8 Why nobody may intercept from a place."""
    board, seat = pos.board, reaction.seat
    space = pos.space_at(place)
    if space not in board.roads[reaction.space]:
        return OVER_A_PASS if space in board.ways[reaction.space] else NOT_ADJACENT
    if pos.cus[seat][place] == 0:
        return NO_ARMY
    if any(plan.kind == INTERCEPTING and pos.space_at(plan.place) == space for plan in reaction.plans):
        return ONE_INTERCEPTION
    if place >= board.walls:
        if pos.cus[1 - seat][space] > 0:
            return SHUT_IN
        if space == pos.space_at(pos.marching().leg.came):
            return LEFT_HIS_WALLS
    return None


def avoid_refusal(pos: PunicWar, reaction: ReactionRecord, general: int) -> Refusal | None:
    """13.1 to 13.3, 12.10 Why a general may not avoid battle."""
    seat, space, march = reaction.seat, reaction.space, pos.marching()
    if pos.board.general_side[general] != seat:
        return MOVER_AVOIDS
    if pos.at[general] != space:
        return NOT_ATTACKED
    if march.size() == 0:
        return NOBODY_ATTACKS
    if any(plan.kind == AVOIDING for plan in reaction.plans):
        return ONE_AVOIDANCE
    if general in march.failed:
        return FAILED_BEFORE
    if not refuges(pos, seat, space, [general], 0):
        return NOWHERE
    return NO_AVOIDERS if first_plan(pos, AVOIDING, seat, space, general) is None else None


class Reaction(SeatStep[PunicWar]):
    """10.3.2 The inactive player declares interceptions and an attempt to avoid battle, before any roll."""

    rule: ClassVar[str] = "10.3.2"

    def resolve(self, pos: PunicWar) -> bool:
        legal = self.legal(pos, self.seat)
        if len(legal) > 1:  # more than to be done
            return not pos.offer(legal)
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        reaction = pos.reacting()
        generals = [g for g in pos.board.generals_of[reaction.seat] if pos.at[g] >= 0]
        out = [A_INTERCEPT + g for g in generals if intercept_refusal(pos, reaction, g) is None]
        out += [A_AVOID + g for g in generals if avoid_refusal(pos, reaction, g) is None]
        return [*out, A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == INTERCEPT:
            return intercept_refusal(pos, pos.reacting(), operand)
        return avoid_refusal(pos, pos.reacting(), operand) if verb == AVOID else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        kind = INTERCEPTING if verb == INTERCEPT else AVOIDING
        pos.reacting().draft = first_plan(pos, kind, seat, pos.at[operand], operand)
        pos.steps.append(Detachment(seat, 0))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board, march = pos.board, pos.marching()
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[march.general],
            "space": board.space_id[pos.reacting().space],
            "count": march.size(),
        }
        return "prompt-reaction", args


class Stragglers(Step[PunicWar]):
    """10.10, 13.1 Generals without CUs whom an army has come upon, and who are still there, leave the map.

    10.3.3 That is before anybody intercepts.
    """

    rule: ClassVar[str] = "10.10"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction = pos.reacting()
        if pos.marching().size() > 0 and pos.cus[reaction.seat][reaction.space] == 0:
            pos.displace_all(reaction.seat, reaction.space, "10.10")
        return True


# -- 10.4, 10.5 what comes of it -----------------------------------------------------------------------------


class Conclusion(Step[PunicWar]):
    """10.4.1 Battle with what is left there; 10.5 a single CU is overrun; 13.4 pursuit."""

    rule: ClassVar[str] = "10.4.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction, march = pos.reacting(), pos.marching()
        pos.reaction = None
        foe, space = reaction.seat, reaction.space
        units = pos.cus[foe][space]
        if reaction.at_the_gate:
            self.pass_through(pos, reaction, units)
        elif march.state == OVER or pos.at[march.general] != space:
            if units > 0 and pos.cus[1 - foe][space] == 0:
                pos.displace_all(1 - foe, space, "10.10")
        elif march.size() == 0:
            if units > 0:  # a lone general who was intercepted and could not step back
                march.state = OVER
                for g in march.going():
                    pos.displace(g, "10.10")
        elif units == 0 or self.weak(pos, reaction, march):
            self.pass_through(pos, reaction, units)
        else:
            march.effort = BATTLED
            march.state = OVER
            leg = march.leg
            start_battle(pos, space, 1 - foe, leg.came, leg.via, None, reaction.came, reaction.failed)
        return True

    def weak(self, pos: PunicWar, reaction: ReactionRecord, march: MarchRecord) -> bool:
        """10.5, 10.2.5 A single CU without a general is eliminated by an army of 5 or more.

        12.9 Interceptions have been resolved before.
        """
        board = pos.board
        if pos.cus[reaction.seat][reaction.space] > board.overrun_victim:
            return False
        return march.size() >= board.overrun_army and not pos.generals_at(reaction.seat, reaction.space)

    def pass_through(self, pos: PunicWar, reaction: ReactionRecord, units: int) -> None:
        """10.5 Nobody stops the army; 10.10 generals without CUs are displaced."""
        foe, space = reaction.seat, reaction.space
        if units:
            pos.take_away(foe, space, units, elephants_at(pos, foe, space))
            if pos.events is not None:
                pos.emit("overrun", "10.5", {"side": SIDES[foe], "space": pos.board.space_id[space]})
        pos.displace_all(foe, space, "10.10")
        pos.lift_sieges()
        leg = pos.marching().leg
        if reaction.avoided and leg.to >= 0:
            begin_pursuit(pos)
            leg.to = NOBODY
