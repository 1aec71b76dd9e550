"""10.3 The reaction phase: into the walls, 12 interception, 13 avoiding battle and pursuit.

Then battle or not.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    A_AVOID,
    A_BACK,
    A_COMMAND,
    A_DONE,
    A_ELEPHANTS,
    A_ENTER,
    A_INTERCEPT,
    A_JOIN,
    A_LEAVE,
    A_PASS,
    A_ROLL,
    A_STAND,
    A_TAKE,
    A_TO,
    AVOID,
    BACK,
    COMMAND,
    DONE,
    ELEPHANTS,
    ENTER,
    INTERCEPT,
    JOIN,
    LEAVE,
    PASS,
    ROLL,
    STAND,
    TAKE,
    TO,
)
from .army import consul_refusal, elephants_at, strays
from .attrition import Attrition
from .board import (
    ALPINE,
    ARMY,
    BATTLE,
    BOUND,
    CARTHAGE,
    CITY,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    NOBODY,
    OVERRUN,
    ROADS,
    ROME,
    SIDES,
    SPACE_ID,
    TRANSIT,
    WALLS,
)
from .board import AVOID as AVOID_RATING
from .board import INTERCEPT as INTERCEPT_RATING
from .board import PASS as PASS_EDGE
from .board import PURSUE as PURSUE_RATING
from .move import HARBOUR, OVER, SEA, STOPPED, counsel_refusal, current_march
from .passage import RETURN, SUNK, naval_result, pass_modifier, safe_at_sea, sink, tell_voyage, tribes_ask
from .position import TRUCE_ON, Hannibal
from .walls import Walls
from .windows import throw

NOT_NOW_REACT: Final = Refusal("10.3.2", "not-now")
ENEMY_HERE: Final = Refusal("12.3", "enemy-already-there")
TRUCE_REACT: Final = Refusal("25", "truce")
NOT_ADJACENT: Final = Refusal("12.2", "not-adjacent")
NO_ARMY: Final = Refusal("12.2", "no-army")
ONE_ATTEMPT: Final = Refusal("12.7", "one-attempt")
SHUT_IN: Final = Refusal("12.8", "shut-in")
BOUND_GENERAL: Final = Refusal("24.1", "bound-general")
TOO_FEW: Final = Refusal("12.7", "too-few")
NOT_ATTACKED: Final = Refusal("13.1", "not-attacked")
ALREADY_AVOIDING: Final = Refusal("13.3", "one-attempt")
FAILED_BEFORE: Final = Refusal("12.10", "failed-to-intercept")
NOWHERE: Final = Refusal("13.2", "nowhere-to-go")
NOT_NOW_SPLIT: Final = Refusal("12.7", "not-now")
BAD_SPLIT: Final = Refusal("12.7", "too-few")
NOT_NOW_EVADE: Final = Refusal("13.2", "not-now")
NOT_THERE: Final = Refusal("13.2", "not-there")
NOT_NOW_BACK: Final = Refusal("12.5", "not-now")
NOT_NOW_PURSUE: Final = Refusal("13.4", "not-now")
CANNOT_COMMAND: Final = Refusal("9.3", "cannot-command")
NOT_NOW_COMMAND: Final = Refusal("12.6", "not-now")

AVOIDING: Final = 0
INTERCEPTING: Final = 1

# A plan: kind, general, place, CUs, elephants, the generals who go along as bits.
Plan = list[int]


def valid_split(pos: Hannibal, seat: int, place: int, leader: int, subs: int, count: int) -> bool:
    """12.7, 13.3 Who is detached leaves the commander 1 CU, or 5 if he is a consul (18.1)."""
    total = pos.cus[seat][place]
    rest = total - count
    if count < min(total, 1) or count > min(ARMY, total):
        return False
    going: list[int] = []
    staying: list[int] = []
    for g in pos.generals_at(seat, place):
        if g == leader or subs >> g & 1:
            going.append(g)
        else:
            staying.append(g)
    commander = pos.commander(seat, place)
    if commander in staying and total > 0 and rest < 1:
        return False
    if total == 0:
        return True
    return consul_refusal(pos, going, count, rest, staying, rest) is None


def followers(pos: Hannibal, seat: int, place: int, leader: int) -> int:
    """12.7, 13.3 The generals who can go with a leader, as bits; a subordinate goes alone."""
    commander = pos.commander(seat, place)
    mask = 0
    for g in pos.generals_at(seat, place):
        if g not in (leader, commander) and pos.rank(g) <= pos.rank(leader):
            mask |= 1 << g
    return mask if commander == leader else 0


def plan_fits(
    pos: Hannibal, kind: int, seat: int, place: int, leader: int, subs: int, count: int, space: int
) -> bool:
    """Whether a force could be detached like that for this attempt.

    24.1 bound generals stay in their region.
    """
    if not valid_split(pos, seat, place, leader, subs, count):
        return False
    generals = [g for g in range(GENERALS) if g == leader or subs >> g & 1]
    if kind == AVOIDING:
        if any(g in current_march(pos).failed for g in generals):
            return False
        return bool(refuge(pos, seat, space, generals, count))
    return not strays(generals, space)


def first_plan(pos: Hannibal, kind: int, seat: int, place: int, leader: int, space: int) -> Plan | None:
    """The largest force that a leader can take along, or None."""
    free = followers(pos, seat, place, leader)
    if kind == AVOIDING:
        for g in current_march(pos).failed:
            free &= ~(1 << g)
    for subs in (free, free & ~bound_generals(), 0):
        for count in range(min(ARMY, pos.cus[seat][place]), -1, -1):
            if plan_fits(pos, kind, seat, place, leader, subs, count, space):
                return [kind, leader, place, count, most_elephants(pos, seat, place, count), subs]
    return None


def bound_generals() -> int:
    """24.1 Generals who never leave a region, as bits."""
    mask = 0
    for g in range(GENERALS):
        if BOUND[g] >= 0:
            mask |= 1 << g
    return mask


def most_elephants(pos: Hannibal, seat: int, place: int, count: int) -> int:
    return min(count, elephants_at(pos, seat, place))


def least_elephants(pos: Hannibal, seat: int, place: int, count: int) -> int:
    beasts = elephants_at(pos, seat, place)
    return max(0, count - (pos.cus[seat][place] - beasts))


def refuge(pos: Hannibal, seat: int, space: int, generals: list[int], count: int) -> list[int]:
    """13.2, 13.5 Where an army that avoids battle may go; the space itself means inside its own city."""
    march = current_march(pos)
    came = pos.space_at(march.came) if march.via != SEA and march.via != HARBOUR else NOBODY
    out: list[int] = []
    for to in ROADS[space]:
        if not pos.playable(to) or to == came or pos.total(1 - seat, to) > 0 or pos.hostile_to(to, seat):
            continue
        if strays(generals, to):
            continue
        if count > 0 and counsel_refusal(pos, seat, space, to) is not None:
            continue
        out.append(to)
    if (
        CITY[space]
        and pos.control[space] == seat
        and not pos.besieged(space)
        and count <= pos.room(space, seat)
    ):
        out.append(space)
    return sorted(out)


class Reaction(Step[Hannibal]):
    """10.3 An army has entered a space: the enemy reacts, and what comes of it is resolved."""

    rule: ClassVar[str] = "10.3.2"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "space",
        "stage",
        "plans",
        "index",
        "avoided",
        "failed",
        "came",
    )

    def __init__(
        self,
        seat: int,
        space: int,
        stage: int,
        plans: list[Plan] | None = None,
        index: int = 0,
        avoided: bool = False,
        failed: bool = False,
        came: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.space = space
        self.stage = stage
        self.plans: list[Plan] = [] if plans is None else [plan[:] for plan in plans]
        self.index = index
        self.avoided = avoided  # 13.1 an army has slipped away
        self.failed = failed  # 13.1 or tried to
        self.came: list[int] = [] if came is None else came[:]  # spaces that interceptors came from

    def clone(self) -> Reaction:
        return Reaction(
            self.seat, self.space, self.stage, self.plans, self.index, self.avoided, self.failed, self.came
        )

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        stage = self.stage
        if stage == 1:
            if self.options(pos):
                return False
            self.stage = 2
            return True
        self.stage = stage + 1
        if stage == 0:
            self.shelter(pos)
        elif stage == 2:
            self.sort_plans()
            if self.plans and self.plans[0][0] == AVOIDING:
                throw(pos, self.seat)
            else:
                self.stage = 4
        elif stage == 3:
            self.avoid(pos)
        elif stage == 4:
            if self.index < len(self.plans):
                throw(pos, self.seat)
            else:
                self.stage = 8
        elif stage == 5:
            self.intercept(pos)
        elif stage == 6:
            if pos.answer >= 0:
                pos.steps.append(Attrition(self.seat, TRANSIT, 0, True, "25"))
        elif stage == 7:
            self.land(pos)
            self.stage = 4
        elif stage == 8:
            if self.came and pos.cus[self.seat][self.space] > 0:
                pos.steps.append(Intercepted(1 - self.seat, self.space))
                ask_commander(pos, self.seat, self.space)
        else:
            pos.steps.pop()
            self.conclude(pos)
        return True

    # -- 10.3.1 ------------------------------------------------------------------------------------------

    def shelter(self, pos: Hannibal) -> None:
        """10.3.1 In his own city, if it is not besieged, the inactive player says who is inside."""
        march = current_march(pos)
        if march.size() == 0 or not CITY[self.space] or pos.control[self.space] != self.seat:
            return
        if pos.besieged(self.space):
            return
        generals = pos.generals_at(self.seat, self.space) + pos.generals_at(self.seat, self.space + WALLS)
        if pos.total(self.seat, self.space) > 0 or generals:
            pos.steps.append(Walls(self.seat, self.space))

    # -- 10.3.2 declarations -----------------------------------------------------------------------------

    def options(self, pos: Hannibal) -> list[int]:
        out = [A_INTERCEPT + g for g in range(GENERALS) if self.intercept_refusal(pos, g) is None]
        return out + [A_AVOID + g for g in range(GENERALS) if self.avoid_refusal(pos, g) is None]

    def intercept_refusal(self, pos: Hannibal, general: int) -> Refusal | None:
        """12.1 to 12.3, 12.7, 12.8 Why a general may not intercept here."""
        if pos.marked(TRUCE_ON):
            return TRUCE_REACT
        mover = 1 - self.seat
        march = current_march(pos)
        if pos.total(mover, self.space) > march.size():
            return ENEMY_HERE
        place = pos.at[general]
        if GENERAL_SIDE[general] != self.seat or place < 0 or place == TRANSIT:
            return NOT_ADJACENT
        space = pos.space_at(place)
        if space not in ROADS[self.space]:
            return NOT_ADJACENT
        if pos.cus[self.seat][place] == 0:
            return NO_ARMY
        if any(plan[0] == INTERCEPTING and pos.space_at(plan[2]) == space for plan in self.plans):
            return ONE_ATTEMPT
        if place >= WALLS and (pos.cus[mover][space] > 0 or space == pos.space_at(march.came)):
            return SHUT_IN
        if strays([general], self.space):
            return BOUND_GENERAL
        refusal = counsel_refusal(pos, self.seat, space, self.space)
        if refusal is not None:
            return refusal
        if first_plan(pos, INTERCEPTING, self.seat, place, general, self.space) is None:
            return TOO_FEW
        return None

    def avoid_refusal(self, pos: Hannibal, general: int) -> Refusal | None:
        """13.1 to 13.3, 12.10 Why a general may not avoid battle."""
        march = current_march(pos)
        if pos.at[general] != self.space or GENERAL_SIDE[general] != self.seat or march.size() == 0:
            return NOT_ATTACKED
        if any(plan[0] == AVOIDING for plan in self.plans):
            return ALREADY_AVOIDING
        if general in march.failed:
            return FAILED_BEFORE
        if not refuge(pos, self.seat, self.space, [general], 0):
            return NOWHERE
        plan = first_plan(pos, AVOIDING, self.seat, self.space, general, self.space)
        return TOO_FEW if plan is None else None

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [*self.options(pos), A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == INTERCEPT:
            return self.intercept_refusal(pos, operand)
        return self.avoid_refusal(pos, operand) if verb == AVOID else NOT_NOW_REACT

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.stage = 2
            return
        kind = INTERCEPTING if verb == INTERCEPT else AVOIDING
        plan = first_plan(pos, kind, seat, pos.at[operand], operand, self.space)
        assert plan is not None
        pos.steps.append(Detachment(seat, plan, 0, 0))

    def sort_plans(self) -> None:
        """10.3.3, 10.3.4 Avoiding battle comes first, interceptions in the order of their declaration."""
        avoiding = [plan for plan in self.plans if plan[0] == AVOIDING]
        self.plans = avoiding + [plan for plan in self.plans if plan[0] == INTERCEPTING]
        self.index = len(avoiding)

    # -- 10.3.3 avoiding battle --------------------------------------------------------------------------

    def avoid(self, pos: Hannibal) -> None:
        """13.1 A roll of the battle rating or less."""
        plan = self.plans[0]
        leader = plan[1]
        rating = AVOID_RATING[leader] or BATTLE[leader]
        success = pos.die <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": GENERAL_ID[leader],
                "space": SPACE_ID[self.space],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("avoid-roll", "13.1", args)
        if success:
            self.avoided = True
            pos.steps.append(Evade(self.seat, self.space, plan, 0))
        else:
            self.failed = True

    # -- 10.3.4 interception -----------------------------------------------------------------------------

    def intercept(self, pos: Hannibal) -> None:
        """12.4 A roll of the battle rating or less; onto the enemy's PC, without CUs there, it gets +1."""
        plan = self.plans[self.index]
        self.index += 1
        leader, place = plan[1], plan[2]
        mover = 1 - self.seat
        modifier = 1 if pos.control[self.space] == mover and pos.cus[self.seat][self.space] == 0 else 0
        rating = INTERCEPT_RATING[leader] or BATTLE[leader]
        success = pos.die + modifier <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": GENERAL_ID[leader],
                "from": SPACE_ID[pos.space_at(place)],
                "space": SPACE_ID[self.space],
                "rolls": [pos.die],
                "modifier": modifier,
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("intercept-roll", "12.4", args)
        if not success:
            march = current_march(pos)
            march.failed += [g for g in plan_generals(plan) if g not in march.failed]
            self.stage = 4
            return
        self.came.append(pos.space_at(place))
        move_force(pos, self.seat, plan, TRANSIT)
        pos.transit = self.space
        pos.put_in_command(leader)
        pos.lift_sieges()
        if not tribes_ask(pos, mover, self.space, plan[3]):
            self.stage = 7

    def land(self, pos: Hannibal) -> None:
        """The interceptors are there."""
        settle(pos, self.seat, self.plans[self.index - 1], self.space)

    # -- 10.4, 10.5 --------------------------------------------------------------------------------------

    def conclude(self, pos: Hannibal) -> None:
        """10.4.1 Battle with what is left there; 10.5 a single CU is overrun; 13.4 pursuit."""
        from .battle import start_battle

        march = current_march(pos)
        if march.state == OVER or pos.at[march.general] != self.space:
            if pos.cus[self.seat][self.space] > 0 and pos.cus[1 - self.seat][self.space] == 0:
                pos.displace_all(1 - self.seat, self.space, "10.10")
            return
        foe = self.seat
        generals = pos.generals_at(foe, self.space)
        units = pos.cus[foe][self.space]
        if march.size() == 0:
            if units > 0:  # a lone general who was intercepted and could not step back
                for g in march.going():
                    pos.displace(g, "10.10")
                march.state = OVER
            return
        if units == 0 or (units == 1 and not generals and march.size() >= OVERRUN):
            if units == 1:
                self.overrun(pos)
            pos.displace_all(foe, self.space, "10.10")
            pos.lift_sieges()
            if self.avoided:
                self.pursue(pos)
            return
        march.battled = True
        march.tired = True
        march.state = OVER
        start_battle(pos, self.space, 1 - foe, march.came, march.via, 0, 0, [])
        from .battle import current_battle

        battle = current_battle(pos)
        assert battle is not None
        battle.interception = bool(self.came)
        battle.interceptors = self.came[:]
        battle.failed_avoidance = self.failed

    def overrun(self, pos: Hannibal) -> None:
        """10.5, 10.2.5 A single CU without a general is eliminated by an army of 5 or more.

        12.9 Interceptions have been resolved before.
        """
        pos.take_away(self.seat, self.space, 1, elephants_at(pos, self.seat, self.space))
        if pos.events is not None:
            pos.emit("overrun", "10.5", {"side": SIDES[self.seat], "space": SPACE_ID[self.space]})

    def pursue(self, pos: Hannibal) -> None:
        """13.4 After a successful avoidance the march goes on only by a roll."""
        march = current_march(pos)
        if march.points <= 0:
            march.state = STOPPED
        else:
            pos.steps.append(Pursuit(march.seat, self.space, 0))

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        march = current_march(pos)
        args = {
            "side": SIDES[self.seat],
            "general": GENERAL_ID[march.general],
            "space": SPACE_ID[self.space],
            "count": march.size(),
        }
        return "prompt-reaction", args


def plan_generals(plan: Plan) -> list[int]:
    """The generals of a plan."""
    return [plan[1]] + [g for g in range(GENERALS) if plan[5] >> g & 1]


def move_force(pos: Hannibal, seat: int, plan: Plan, to: int) -> None:
    """The force of a plan leaves its place."""
    place, count, beasts = plan[2], plan[3], plan[4]
    pos.take_away(seat, place, count, beasts)
    pos.add(seat, to, count, beasts)
    for g in plan_generals(plan):
        pos.at[g] = to
    if seat == CARTHAGE and pos.cus[seat][place] == 0:  # 25 the siege train goes with the whole army
        pos.trains = [to if train == place else train for train in pos.trains]


def settle(pos: Hannibal, seat: int, plan: Plan, place: int) -> None:
    """A force that was on its way stands at a place; without CUs it is displaced among enemies (10.10)."""
    beasts = elephants_at(pos, seat, TRANSIT)
    count = pos.cus[seat][TRANSIT]
    pos.take_away(seat, TRANSIT, count, beasts)
    pos.add(seat, place, count, beasts)
    for g in plan_generals(plan):
        pos.at[g] = place
    pos.trains = [place if train == TRANSIT else train for train in pos.trains]
    space = pos.space_at(place)
    if plan[3] > 0 and count == 0 and place < WALLS and pos.cus[1 - seat][space] > 0:
        if pos.cus[seat][space] == 0:
            for g in plan_generals(plan):
                pos.displace(g, "10.10")
    pos.lift_sieges()


class Detachment(Step[Hannibal]):
    """12.7, 13.3 Which CUs and generals make the attempt."""

    rule: ClassVar[str] = "12.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "plan", "touched", "toggled")
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, plan: Plan, touched: int, toggled: int) -> None:
        self.seat = seat
        self.plan = plan[:]
        self.touched = touched
        self.toggled = toggled

    def clone(self) -> Detachment:
        return Detachment(self.seat, self.plan, self.touched, self.toggled)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def fits(self, pos: Hannibal, subs: int, count: int) -> bool:
        kind, leader, place, _, _, _ = self.plan
        reaction = pos.steps[-2]
        assert isinstance(reaction, Reaction)
        return plan_fits(pos, kind, self.seat, place, leader, subs, count, reaction.space)

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        verbs = ((TAKE, A_TAKE, ARMY + 1), (ELEPHANTS, A_ELEPHANTS, 5))
        out: list[int] = []
        for verb, base, limit in verbs:
            out += [base + n for n in range(limit) if self.refuse(pos, seat, verb, n) is None]
        for verb, base in ((JOIN, A_JOIN), (LEAVE, A_LEAVE)):
            out += [base + g for g in range(GENERALS) if self.refuse(pos, seat, verb, g) is None]
        return [*out, A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        _, leader, place, count, beasts, subs = self.plan
        if verb == DONE:
            return None
        if verb == TAKE:
            if self.touched & 1 or operand == count:
                return NOT_NOW_SPLIT
            return None if self.fits(pos, subs, operand) else BAD_SPLIT
        if verb == ELEPHANTS:
            if self.touched & 2 or operand == beasts:
                return NOT_NOW_SPLIT
            least = least_elephants(pos, seat, place, count)
            return None if least <= operand <= most_elephants(pos, seat, place, count) else BAD_SPLIT
        if verb != JOIN and verb != LEAVE:
            return NOT_NOW_SPLIT
        if operand == leader or pos.at[operand] != place or GENERAL_SIDE[operand] != seat:
            return BAD_SPLIT
        if (subs >> operand & 1) == (verb == JOIN) or self.toggled >> operand & 1:
            return NOT_NOW_SPLIT
        if verb == JOIN and self.plan[0] == AVOIDING and operand in current_march(pos).failed:
            return FAILED_BEFORE
        if pos.rank(operand) > pos.rank(leader) or operand == pos.commander(seat, place):
            return BAD_SPLIT
        if verb == JOIN and BOUND[operand] >= 0 and not self.fits(pos, subs | 1 << operand, count):
            return BOUND_GENERAL
        return None if self.fits(pos, subs ^ 1 << operand, count) else BAD_SPLIT

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        plan = self.plan
        if verb == DONE:
            pos.steps.pop()
            reaction = pos.steps[-1]
            assert isinstance(reaction, Reaction)
            reaction.plans.append(plan)
            if pos.events is not None:
                args = {
                    "side": SIDES[seat],
                    "general": GENERAL_ID[plan[1]],
                    "space": SPACE_ID[reaction.space],
                    "count": plan[3],
                }
                kind = "avoid-declared" if plan[0] == AVOIDING else "intercept-declared"
                pos.emit(kind, "10.3.2", args)
        elif verb == TAKE:
            self.touched |= 1
            plan[3] = operand
            least = least_elephants(pos, seat, plan[2], operand)
            plan[4] = min(max(plan[4], least), most_elephants(pos, seat, plan[2], operand))
        elif verb == ELEPHANTS:
            self.touched |= 2
            plan[4] = operand
        else:
            self.toggled |= 1 << operand
            plan[5] ^= 1 << operand

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "general": GENERAL_ID[self.plan[1]], "count": self.plan[3]}
        return ("prompt-detach-avoid" if self.plan[0] == AVOIDING else "prompt-detach-intercept"), args


class Evade(Step[Hannibal]):
    """13.1, 13.2 Where the army that avoids battle goes."""

    rule: ClassVar[str] = "13.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "plan", "stage", "to")

    def __init__(self, seat: int, space: int, plan: Plan, stage: int, to: int = NOBODY) -> None:
        self.seat = seat
        self.space = space
        self.plan = plan[:]
        self.stage = stage
        self.to = to

    def clone(self) -> Evade:
        return Evade(self.seat, self.space, self.plan, self.stage, self.to)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        stage = self.stage
        if stage == 0:
            return False
        self.stage = stage + 1
        if stage == 1:
            if self.to == self.space or not tribes_ask(pos, 1 - self.seat, self.to, self.plan[3]):
                self.stage = 3
        elif stage == 2:
            if pos.answer >= 0:
                pos.steps.append(Attrition(self.seat, TRANSIT, 0, True, "25"))
        else:
            pos.steps.pop()
            settle(pos, self.seat, self.plan, self.to + (WALLS if self.to == self.space else 0))
            if self.to != self.space and pos.cus[self.seat][self.to] > 0:
                pos.displace_all(1 - self.seat, self.to, "10.10")
        return True

    def places(self, pos: Hannibal) -> list[int]:
        return refuge(pos, self.seat, self.space, plan_generals(self.plan), self.plan[3])

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_TO + s for s in self.places(pos)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return NOT_NOW_EVADE
        return None if operand in self.places(pos) else NOT_THERE

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.stage = 1
        self.to = operand
        move_force(pos, seat, self.plan, TRANSIT)
        pos.transit = operand
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "general": GENERAL_ID[self.plan[1]],
                "from": SPACE_ID[self.space],
                "to": SPACE_ID[operand],
                "inside": "yes" if operand == self.space else "no",
                "count": self.plan[3],
            }
            pos.emit("avoided", "13.1", args)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "general": GENERAL_ID[self.plan[1]], "space": SPACE_ID[self.space]}
        return "prompt-evade", args


class Intercepted(Step[Hannibal]):
    """12.5, 10.2.4 The army that was intercepted steps back one space and halts, or accepts battle."""

    rule: ClassVar[str] = "12.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def may_enter(self, pos: Hannibal) -> bool:
        """12.8 On the space of its own city the whole army may go inside instead."""
        own = CITY[self.space] and pos.control[self.space] == self.seat and not pos.besieged(self.space)
        return own and current_march(pos).size() <= pos.room(self.space, self.seat)

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        out = [A_ENTER] if self.may_enter(pos) else []
        return [*out, A_BACK, A_STAND] if current_march(pos).size() > 0 else [*out, A_BACK]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == BACK or (verb == STAND and current_march(pos).size() > 0):
            return None
        return None if verb == ENTER and self.may_enter(pos) else NOT_NOW_BACK

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == BACK:
            pos.steps.append(StepBack(self.space, 0))
        elif verb == ENTER:
            march = current_march(pos)
            march.shift(pos, self.space, self.space + WALLS)
            march.state = OVER
            march.tired = True
            if pos.events is not None:
                args = {"side": SIDES[seat], "space": SPACE_ID[self.space], "count": march.size()}
                pos.emit("walls", "12.8", args)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-intercepted", {"side": SIDES[self.seat], "space": SPACE_ID[self.space]}


class StepBack(Step[Hannibal]):
    """12.5 Back to where it came from: again through the pass, or over the sea with its die."""

    rule: ClassVar[str] = "12.5"
    fields: ClassVar[tuple[str, ...]] = ("space", "stage")

    def __init__(self, space: int, stage: int) -> None:
        self.space = space
        self.stage = stage

    def clone(self) -> StepBack:
        return StepBack(self.space, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << current_march(pos).seat

    def resolve(self, pos: Hannibal) -> bool:
        march = current_march(pos)
        stage = self.stage
        self.stage = stage + 1
        home = pos.space_at(march.came)
        if stage == 0:
            march.depart(pos)
            pos.transit = home
            if march.via == SEA and not safe_at_sea(pos, march, self.space, home):
                throw(pos, ROME)
            elif (march.via == PASS_EDGE or march.via == ALPINE) and march.size() > 0:
                modifier = pass_modifier(march, march.via)
                pos.steps.append(Attrition(march.seat, TRANSIT, modifier, False, "12.5"))
        elif stage == 1:
            if march.via == SEA and not safe_at_sea(pos, march, self.space, home):
                result = naval_result(pos, march, self.space, home, pos.die)
                tell_voyage(pos, march, result, home, "12.5")
                if result != RETURN:
                    if result == SUNK:
                        pos.steps.pop()
                        sink(pos, march)
                    return True
                pos.steps.pop()
                march.arrive(pos, self.space)
                return True
        elif stage == 2:
            afloat = pos.cus[march.seat][TRANSIT]
            if march.came >= WALLS or not tribes_ask(pos, 1 - march.seat, home, afloat):
                self.stage = 4
        elif stage == 3:
            if pos.answer >= 0:
                pos.steps.append(Attrition(march.seat, TRANSIT, 0, True, "25"))
        else:
            pos.steps.pop()
            march.arrive(pos, march.came)
            march.state = STOPPED
            march.tired = True
            if pos.events is not None:
                args = {
                    "side": SIDES[march.seat],
                    "general": GENERAL_ID[march.general],
                    "from": SPACE_ID[self.space],
                    "to": SPACE_ID[home],
                }
                pos.emit("stepped-back", "12.5", args)
        return True


class Pursuit(Step[Hannibal]):
    """13.4 The enemy slipped away: with a roll of the battle rating or less the march goes on."""

    rule: ClassVar[str] = "13.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "stage")

    def __init__(self, seat: int, space: int, stage: int) -> None:
        self.seat = seat
        self.space = space
        self.stage = stage

    def clone(self) -> Pursuit:
        return Pursuit(self.seat, self.space, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 0:
            return False
        pos.steps.pop()
        march = current_march(pos)
        rating = PURSUE_RATING[march.general] or BATTLE[march.general]
        success = pos.die <= rating
        if not success:
            march.state = STOPPED  # 13.6 it may still besiege here
            march.tired = True
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": GENERAL_ID[march.general],
                "space": SPACE_ID[self.space],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("pursuit-roll", "13.4", args)
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else NOT_NOW_PURSUE

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            pos.steps.pop()
            current_march(pos).state = STOPPED
            return
        self.stage = 1
        throw(pos, seat)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        march = current_march(pos)
        args = {"side": SIDES[self.seat], "general": GENERAL_ID[march.general], "space": SPACE_ID[self.space]}
        return "prompt-pursuit", args


def candidates(pos: Hannibal, seat: int, place: int) -> list[int]:
    """9.3 The generals at a place who could command: those of the highest rank."""
    generals = pos.generals_at(seat, place)
    top = max([pos.rank(g) for g in generals], default=0)
    return sorted(g for g in generals if pos.rank(g) == top)


def ask_commander(pos: Hannibal, seat: int, place: int) -> None:
    """12.6, 20.6 Of generals of equal rank who come together the owner chooses the commander."""
    if len(candidates(pos, seat, place)) > 1:
        pos.steps.append(ChooseCommander(seat, place))


class ChooseCommander(Step[Hannibal]):
    """12.6, 20.6, 9.3 Who commands, among generals of equal rank."""

    rule: ClassVar[str] = "9.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_COMMAND + g for g in candidates(pos, seat, self.place)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != COMMAND:
            return NOT_NOW_COMMAND
        return None if operand in candidates(pos, seat, self.place) else CANNOT_COMMAND

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.put_in_command(operand)
        pos.steps.pop()

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-command", {"side": SIDES[self.seat], "space": SPACE_ID[pos.space_at(self.place)]}
