"""12.7, 13.3 Which CUs and generals of an army avoid battle or intercept, and which stay."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_ELEPHANTS, A_JOIN, A_LEAVE, A_TAKE, DONE, ELEPHANTS, JOIN, LEAVE, TAKE
from .army import consul_refusal, elephants_at, ordinary_at, strays
from .avoiding import refuges
from .board import CARTHAGE, Board
from .force import balked_at
from .kinds import SIDES
from .muster import (
    ALREADY_WITH_HIM,
    ARMY_LIMIT,
    ENEMY_GENERAL,
    HIGHER_RANK,
    JOINED_HERE,
    NO_ROMAN_ELEPHANTS,
    NOT_HERE,
    NOT_WITH_HIM,
    TOO_FEW_ELEPHANTS,
    TOO_FEW_HERE,
    WAS_LEFT_HERE,
)
from .position import PunicWar
from .records import AVOIDING, GENERALS_FROM, HERDED, TOOK, Plan
from .roads import BOUND_GENERAL

NOBODY_GOES: Final = Refusal("12.7", "detachment-empty")
NOBODY_STAYS: Final = Refusal("12.7", "commander-keeps-one")
NOWHERE: Final = Refusal("13.2", "nowhere-to-go")
FAILED_BEFORE: Final = Refusal("12.10", "failed-to-intercept")
FAILED_CUS: Final = Refusal("12.10", "cus-failed-to-intercept")
NUMBER_CHANGED: Final = Refusal("12.7", "detachment-number-changed")
SAME_NUMBER: Final = Refusal("12.7", "detachment-same-number")
HERD_CHANGED: Final = Refusal("12.7", "detachment-elephants-changed")
SAME_HERD: Final = Refusal("12.7", "detachment-same-elephants")
HERD_TOO_LARGE: Final = Refusal("12.7", "detachment-elephants-most")
HERD_TOO_SMALL: Final = Refusal("12.7", "detachment-elephants-least")
LEADS_IT: Final = Refusal("12.7", "leads-detachment")
COMMANDER_STAYS: Final = Refusal("12.7", "commander-stays")

INTERCEPTION_LIMIT: Final = Refusal("12.1", "intercept-army-limit")
# 13.2, 13.3 The same, said of a force that avoids battle.
OF_AVOIDING: Final[dict[str, Refusal]] = {
    "detachment-empty": Refusal("13.2", "avoid-nobody-goes"),
    "commander-keeps-one": Refusal("13.3", "avoid-commander-keeps-one"),
    "commander-stays": Refusal("13.3", "avoid-commander-stays"),
    "leads-detachment": Refusal("13.3", "avoid-leads"),
    "detachment-number-changed": Refusal("13.2", "avoid-number-changed"),
    "detachment-same-number": Refusal("13.2", "avoid-same-number"),
    "detachment-elephants-changed": Refusal("13.2", "avoid-elephants-changed"),
    "detachment-same-elephants": Refusal("13.2", "avoid-same-elephants"),
    "detachment-elephants-most": Refusal("13.2", "avoid-elephants-most"),
    "detachment-elephants-least": Refusal("13.2", "avoid-elephants-least"),
    "army-limit": Refusal("13.2", "avoid-army-limit"),
}


# -- which detachments there could be ------------------------------------------------------------------------


def split_refusal(pos: PunicWar, seat: int, place: int, leader: int, subs: int, count: int) -> Refusal | None:
    """12.7, 13.3 A detachment leaves the commander 1 CU, or 5 if he is a consul (18.1)."""
    total = pos.cus[seat][place]
    if count > pos.board.army_limit:
        return ARMY_LIMIT
    if count > total:
        return TOO_FEW_HERE
    if total == 0:
        return None
    going: list[int] = []
    staying: list[int] = []
    for g in pos.generals_at(seat, place):
        if g == leader or subs >> g & 1:
            going.append(g)
        else:
            staying.append(g)
    rest = total - count
    if rest < 1 and pos.commander(seat, place) in staying:
        return NOBODY_STAYS
    return consul_refusal(pos, going, count, rest, staying, rest)


def followers(pos: PunicWar, seat: int, place: int, leader: int) -> int:
    """12.7, 13.3 Who goes with a leader unless told otherwise, as bits: a subordinate goes alone."""
    commander = pos.commander(seat, place)
    mask = 0
    for g in pos.generals_at(seat, place):
        if g not in (leader, commander) and pos.rank(g) <= pos.rank(leader):
            mask |= 1 << g
    return mask if commander == leader else 0


def plan_refusal(
    pos: PunicWar, kind: int, seat: int, place: int, leader: int, subs: int, count: int
) -> Refusal | None:
    """Why a force cannot be detached like that for this attempt; 24.1 bound generals stay in their region."""
    if kind != AVOIDING and count < 1:  # 13.2 who avoids may leave all his CUs behind
        return NOBODY_GOES
    refusal = split_refusal(pos, seat, place, leader, subs, count)
    if refusal is not None:
        return refusal
    board, space = pos.board, pos.reacting().space
    generals = [g for g in range(board.generals) if g == leader or subs >> g & 1]
    if kind != AVOIDING:
        return BOUND_GENERAL if strays(board, generals, space) else None
    if any(g in pos.marching().failed for g in generals):
        return FAILED_BEFORE
    if count > sum(able(pos, kind, seat, place)):
        return FAILED_CUS
    return None if refuges(pos, seat, space, generals, count) else NOWHERE


def first_plan(pos: PunicWar, kind: int, seat: int, place: int, leader: int) -> Plan | None:
    """The largest force that a leader can take along, or None."""
    board = pos.board
    free = followers(pos, seat, place, leader)
    if kind == AVOIDING:
        for g in pos.marching().failed:
            free &= ~(1 << g)
    for subs in (free, free & ~bound_generals(board), 0):
        for count in range(min(board.army_limit, pos.cus[seat][place]), -1, -1):
            if plan_refusal(pos, kind, seat, place, leader, subs, count) is None:
                return Plan(kind, leader, place, count, most_elephants(pos, kind, seat, place, count), subs)
    return None


def bound_generals(board: Board) -> int:
    """24.1 Generals who never leave a region, as bits."""
    mask = 0
    for g in range(board.generals):
        if board.bound[g] >= 0:
            mask |= 1 << g
    return mask


def able(pos: PunicWar, kind: int, seat: int, place: int) -> tuple[int, int]:
    """12.10, 13.2 The CUs at a place that can make an attempt, ordinary ones and elephants.

    Of those that failed to intercept this army, as many as can be are counted inside the walls.
    """
    units, beasts = ordinary_at(pos, seat, place), elephants_at(pos, seat, place)
    if kind != AVOIDING:
        return units, beasts
    failed, failed_herd = balked_at(pos.marching(), place)
    walls = place + pos.board.walls
    failed = max(0, failed - ordinary_at(pos, seat, walls))
    failed_herd = max(0, failed_herd - elephants_at(pos, seat, walls))
    return max(0, units - failed), max(0, beasts - failed_herd)


def most_elephants(pos: PunicWar, kind: int, seat: int, place: int, count: int) -> int:
    return min(count, able(pos, kind, seat, place)[1])


def least_elephants(pos: PunicWar, kind: int, seat: int, place: int, count: int) -> int:
    return max(0, count - able(pos, kind, seat, place)[0])


# -- the choice ----------------------------------------------------------------------------------------------


class Detachment(SeatStep[PunicWar]):
    """12.7, 13.3 Which CUs and generals make the attempt."""

    rule: ClassVar[str] = "12.7"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, changed: int) -> None:
        super().__init__(seat)
        self.changed = changed  # so that nothing is changed twice, as bits

    def clone(self) -> Detachment:
        return Detachment(self.seat, self.changed)

    def draft(self, pos: PunicWar) -> Plan:
        """The force as it is now."""
        plan = pos.reacting().draft
        assert plan is not None
        return plan

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        verbs = ((TAKE, A_TAKE, board.army_limit + 1), (ELEPHANTS, A_ELEPHANTS, board.elephants + 1))
        out: list[int] = []
        for verb, base, limit in verbs:
            out += [base + n for n in range(limit) if self.refuse(pos, seat, verb, n) is None]
        for verb, base in ((JOIN, A_JOIN), (LEAVE, A_LEAVE)):
            out += [base + g for g in range(board.generals) if self.refuse(pos, seat, verb, g) is None]
        return [*out, A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == TAKE:
            refusal = self.number_refusal(pos, operand)
        elif verb == ELEPHANTS:
            refusal = self.elephants_refusal(pos, operand)
        elif verb == JOIN or verb == LEAVE:
            refusal = self.general_refusal(pos, operand, verb == JOIN)
        else:
            return pos.not_now(verb)
        if refusal is not None and self.draft(pos).kind == AVOIDING:
            return OF_AVOIDING.get(refusal.message, refusal)
        return INTERCEPTION_LIMIT if refusal is ARMY_LIMIT else refusal

    def number_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        plan = self.draft(pos)
        if self.changed & TOOK:
            return NUMBER_CHANGED
        if count == plan.count:
            return SAME_NUMBER
        return plan_refusal(pos, plan.kind, self.seat, plan.place, plan.general, plan.subs, count)

    def elephants_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        plan = self.draft(pos)
        if self.seat != CARTHAGE:
            return NO_ROMAN_ELEPHANTS
        if self.changed & HERDED:
            return HERD_CHANGED
        if count == plan.elephants:
            return SAME_HERD
        if count > elephants_at(pos, self.seat, plan.place):
            return TOO_FEW_ELEPHANTS
        if count > plan.count:
            return HERD_TOO_LARGE
        if count > most_elephants(pos, plan.kind, self.seat, plan.place, plan.count):
            return FAILED_CUS
        least = least_elephants(pos, plan.kind, self.seat, plan.place, plan.count)
        return HERD_TOO_SMALL if count < least else None

    def general_refusal(self, pos: PunicWar, general: int, joins: bool) -> Refusal | None:
        """12.7, 13.3 Those who go along are under him; 12.10 no general who has failed avoids battle."""
        plan = self.draft(pos)
        if general == plan.general:
            return LEADS_IT
        if pos.board.general_side[general] != self.seat:
            return ENEMY_GENERAL
        if pos.at[general] != plan.place:
            return NOT_HERE
        if (plan.subs >> general & 1 == 1) == joins:
            return ALREADY_WITH_HIM if joins else NOT_WITH_HIM
        if self.changed >> (GENERALS_FROM + general) & 1:
            return WAS_LEFT_HERE if joins else JOINED_HERE
        if pos.rank(general) > pos.rank(plan.general):
            return HIGHER_RANK
        if general == pos.commander(self.seat, plan.place):
            return COMMANDER_STAYS
        subs = plan.subs ^ 1 << general
        return plan_refusal(pos, plan.kind, self.seat, plan.place, plan.general, subs, plan.count)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        plan = self.draft(pos)
        if verb == DONE:
            self.declare(pos, plan)
        elif verb == TAKE:
            self.changed |= TOOK
            plan.count = operand
            least = least_elephants(pos, plan.kind, seat, plan.place, operand)
            most = most_elephants(pos, plan.kind, seat, plan.place, operand)
            plan.elephants = min(max(plan.elephants, least), most)
        elif verb == ELEPHANTS:
            self.changed |= HERDED
            plan.elephants = operand
        else:
            self.changed |= 1 << (GENERALS_FROM + operand)
            plan.subs ^= 1 << operand

    def declare(self, pos: PunicWar, plan: Plan) -> None:
        """10.3.2 The attempt is declared, and will be made."""
        board, reaction = pos.board, pos.reacting()
        pos.steps.pop()
        reaction.plans.append(plan)
        reaction.draft = None
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[plan.general],
                "space": board.space_id[reaction.space],
                "count": plan.count,
            }
            kind = "avoid-declared" if plan.kind == AVOIDING else "intercept-declared"
            pos.emit(kind, "10.3.2", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        plan = self.draft(pos)
        args = {
            "side": SIDES[self.seat],
            "general": pos.board.general_id[plan.general],
            "count": plan.count,
        }
        return ("prompt-detach-avoid" if plan.kind == AVOIDING else "prompt-detach-intercept"), args
