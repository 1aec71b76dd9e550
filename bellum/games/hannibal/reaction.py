"""10.3 The reaction phase: into the walls, 12 interception, 13 avoiding battle and pursuit.

Then battle or not.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    A_AVOID,
    A_BACK,
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
from .battle import current_battle, start_battle
from .board import ALPINE_PASS, CARTHAGE, MOUNTAIN_PASS, NOBODY, Board
from .command import ask_commander
from .kinds import SIDES
from .move import HARBOUR, OVER, SEA, STOPPED, counsel_refusal, current_march
from .naval import RETURN, SUNK, ask_at_entry, naval_result, pass_modifier, safe_at_sea, sink, tell_voyage
from .position import TRUCE_ON, PunicWar, of_bits
from .walls import Walls
from .windows import throw

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
BAD_SPLIT: Final = Refusal("12.7", "too-few")
SAME_SPLIT: Final = Refusal("12.7", "same-split")
NOBODY_STANDS: Final = Refusal("12.5", "nobody-stands")
NO_SHELTER: Final = Refusal("12.8", "no-shelter")
NOT_THERE: Final = Refusal("13.2", "not-there")

AVOIDING: Final = 0
INTERCEPTING: Final = 1

# A plan: kind, general, place, CUs, elephants, the generals who go along as bits.
Plan = list[int]


def valid_split(pos: PunicWar, seat: int, place: int, leader: int, subs: int, count: int) -> bool:
    """12.7, 13.3 Who is detached leaves the commander 1 CU, or 5 if he is a consul (18.1)."""
    total = pos.cus[seat][place]
    rest = total - count
    if count < min(total, 1) or count > min(pos.board.army_limit, total):
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


def followers(pos: PunicWar, seat: int, place: int, leader: int) -> int:
    """12.7, 13.3 The generals who can go with a leader, as bits; a subordinate goes alone."""
    commander = pos.commander(seat, place)
    mask = 0
    for g in pos.generals_at(seat, place):
        if g not in (leader, commander) and pos.rank(g) <= pos.rank(leader):
            mask |= 1 << g
    return mask if commander == leader else 0


def plan_fits(
    pos: PunicWar, kind: int, seat: int, place: int, leader: int, subs: int, count: int, space: int
) -> bool:
    """Whether a force could be detached like that for this attempt.

    24.1 bound generals stay in their region.
    """
    board = pos.board
    if not valid_split(pos, seat, place, leader, subs, count):
        return False
    generals = [g for g in range(board.generals) if g == leader or subs >> g & 1]
    if kind == AVOIDING:
        if any(g in current_march(pos).failed for g in generals):
            return False
        return bool(refuge(pos, seat, space, generals, count))
    return not strays(pos.board, generals, space)


def first_plan(pos: PunicWar, kind: int, seat: int, place: int, leader: int, space: int) -> Plan | None:
    """The largest force that a leader can take along, or None."""
    board = pos.board
    free = followers(pos, seat, place, leader)
    if kind == AVOIDING:
        for g in current_march(pos).failed:
            free &= ~(1 << g)
    for subs in (free, free & ~bound_generals(board), 0):
        for count in range(min(board.army_limit, pos.cus[seat][place]), -1, -1):
            if plan_fits(pos, kind, seat, place, leader, subs, count, space):
                return [kind, leader, place, count, most_elephants(pos, seat, place, count), subs]
    return None


def bound_generals(board: Board) -> int:
    """24.1 Generals who never leave a region, as bits."""
    mask = 0
    for g in range(board.generals):
        if board.bound[g] >= 0:
            mask |= 1 << g
    return mask


def most_elephants(pos: PunicWar, seat: int, place: int, count: int) -> int:
    return min(count, elephants_at(pos, seat, place))


def least_elephants(pos: PunicWar, seat: int, place: int, count: int) -> int:
    beasts = elephants_at(pos, seat, place)
    return max(0, count - (pos.cus[seat][place] - beasts))


def refuge(pos: PunicWar, seat: int, space: int, generals: list[int], count: int) -> list[int]:
    """13.2, 13.5 Where an army that avoids battle may go; the space itself means inside its own city."""
    board = pos.board
    march = current_march(pos)
    came = pos.space_at(march.came) if march.via != SEA and march.via != HARBOUR else NOBODY
    out: list[int] = []
    for to in board.roads[space]:
        if not pos.playable(to) or to == came or pos.total(1 - seat, to) > 0 or pos.hostile_to(to, seat):
            continue
        if strays(board, generals, to):
            continue
        if count > 0 and counsel_refusal(pos, seat, space, to) is not None:
            continue
        out.append(to)
    if (
        board.city[space]
        and pos.control[space] == seat
        and not pos.besieged(space)
        and count <= pos.room(space, seat)
    ):
        out.append(space)
    return sorted(out)


class Reaction(SeatStep[PunicWar]):
    """10.3 An army has entered a space: the enemy reacts, and what comes of it is resolved."""

    rule: ClassVar[str] = "10.3.2"

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
        super().__init__(seat)
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

    def resolve(self, pos: PunicWar) -> bool:
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
                pos.board.deck[pos.answer].fall_upon(pos, self.seat, pos.board.transit)
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

    def shelter(self, pos: PunicWar) -> None:
        """10.3.1 In his own city, if it is not besieged, the inactive player says who is inside."""
        board = pos.board
        march = current_march(pos)
        if march.size() == 0 or not board.city[self.space] or pos.control[self.space] != self.seat:
            return
        if pos.besieged(self.space):
            return
        generals = pos.generals_at(self.seat, self.space) + pos.generals_at(
            self.seat, self.space + board.walls
        )
        if pos.total(self.seat, self.space) > 0 or generals:
            pos.steps.append(Walls(self.seat, self.space))

    # -- 10.3.2 declarations -----------------------------------------------------------------------------

    def options(self, pos: PunicWar) -> list[int]:
        board = pos.board
        out = [A_INTERCEPT + g for g in range(board.generals) if self.intercept_refusal(pos, g) is None]
        return out + [A_AVOID + g for g in range(board.generals) if self.avoid_refusal(pos, g) is None]

    def intercept_refusal(self, pos: PunicWar, general: int) -> Refusal | None:
        """12.1 to 12.3, 12.7, 12.8 Why a general may not intercept here."""
        board = pos.board
        if pos.marked(TRUCE_ON):
            return TRUCE_REACT
        mover = 1 - self.seat
        march = current_march(pos)
        if pos.total(mover, self.space) > march.size():
            return ENEMY_HERE
        place = pos.at[general]
        if board.general_side[general] != self.seat or place < 0 or place == board.transit:
            return NOT_ADJACENT
        space = pos.space_at(place)
        if space not in board.roads[self.space]:
            return NOT_ADJACENT
        if pos.cus[self.seat][place] == 0:
            return NO_ARMY
        if any(plan[0] == INTERCEPTING and pos.space_at(plan[2]) == space for plan in self.plans):
            return ONE_ATTEMPT
        if place >= board.walls and (pos.cus[mover][space] > 0 or space == pos.space_at(march.came)):
            return SHUT_IN
        if strays(board, [general], self.space):
            return BOUND_GENERAL
        refusal = counsel_refusal(pos, self.seat, space, self.space)
        if refusal is not None:
            return refusal
        if first_plan(pos, INTERCEPTING, self.seat, place, general, self.space) is None:
            return TOO_FEW
        return None

    def avoid_refusal(self, pos: PunicWar, general: int) -> Refusal | None:
        """13.1 to 13.3, 12.10 Why a general may not avoid battle."""
        march = current_march(pos)
        if pos.at[general] != self.space or pos.board.general_side[general] != self.seat or march.size() == 0:
            return NOT_ATTACKED
        if any(plan[0] == AVOIDING for plan in self.plans):
            return ALREADY_AVOIDING
        if general in march.failed:
            return FAILED_BEFORE
        if not refuge(pos, self.seat, self.space, [general], 0):
            return NOWHERE
        plan = first_plan(pos, AVOIDING, self.seat, self.space, general, self.space)
        return TOO_FEW if plan is None else None

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [*self.options(pos), A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == INTERCEPT:
            return self.intercept_refusal(pos, operand)
        return self.avoid_refusal(pos, operand) if verb == AVOID else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
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

    def avoid(self, pos: PunicWar) -> None:
        """13.1 A roll of the battle rating or less."""
        board = pos.board
        plan = self.plans[0]
        leader = plan[1]
        rating = board.avoid[leader] or board.battle[leader]
        success = pos.die <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[leader],
                "space": board.space_id[self.space],
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

    def intercept(self, pos: PunicWar) -> None:
        """12.4 A roll of the battle rating or less; onto the enemy's PC, without CUs there, it gets +1."""
        board = pos.board
        plan = self.plans[self.index]
        self.index += 1
        leader, place = plan[1], plan[2]
        mover = 1 - self.seat
        modifier = 1 if pos.control[self.space] == mover and pos.cus[self.seat][self.space] == 0 else 0
        rating = board.intercept[leader] or board.battle[leader]
        success = pos.die + modifier <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[leader],
                "from": board.space_id[pos.space_at(place)],
                "space": board.space_id[self.space],
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
        move_force(pos, self.seat, plan, board.transit)
        pos.transit = self.space
        pos.put_in_command(leader)
        pos.lift_sieges()
        if not ask_at_entry(pos, mover, self.space, plan[3]):
            self.stage = 7

    def land(self, pos: PunicWar) -> None:
        """The interceptors are there."""
        settle(pos, self.seat, self.plans[self.index - 1], self.space)

    # -- 10.4, 10.5 --------------------------------------------------------------------------------------

    def conclude(self, pos: PunicWar) -> None:
        """10.4.1 Battle with what is left there; 10.5 a single CU is overrun; 13.4 pursuit."""
        board = pos.board
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
        weak = units <= board.overrun_victim and not generals and march.size() >= board.overrun_army
        if units == 0 or weak:
            if units:
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
        battle = current_battle(pos)
        assert battle is not None
        battle.interception = bool(self.came)
        battle.interceptors = self.came[:]
        battle.failed_avoidance = self.failed

    def overrun(self, pos: PunicWar) -> None:
        """10.5, 10.2.5 A single CU without a general is eliminated by an army of 5 or more.

        12.9 Interceptions have been resolved before.
        """
        units = pos.cus[self.seat][self.space]
        pos.take_away(self.seat, self.space, units, elephants_at(pos, self.seat, self.space))
        if pos.events is not None:
            pos.emit("overrun", "10.5", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]})

    def pursue(self, pos: PunicWar) -> None:
        """13.4 After a successful avoidance the march goes on only by a roll."""
        march = current_march(pos)
        if march.points <= 0:
            march.state = STOPPED
        else:
            pos.steps.append(Pursuit(march.seat, self.space, 0))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        march = current_march(pos)
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[march.general],
            "space": board.space_id[self.space],
            "count": march.size(),
        }
        return "prompt-reaction", args


def plan_generals(plan: Plan) -> list[int]:
    """The generals of a plan."""
    return [plan[1], *of_bits(plan[5])]


def move_force(pos: PunicWar, seat: int, plan: Plan, to: int) -> None:
    """The force of a plan leaves its place."""
    place, count, beasts = plan[2], plan[3], plan[4]
    pos.take_away(seat, place, count, beasts)
    pos.add(seat, to, count, beasts)
    for g in plan_generals(plan):
        pos.at[g] = to
    if seat == CARTHAGE and pos.cus[seat][place] == 0:  # 25 the siege train goes with the whole army
        pos.trains = [to if train == place else train for train in pos.trains]


def settle(pos: PunicWar, seat: int, plan: Plan, place: int) -> None:
    """A force that was on its way stands at a place; without CUs it is displaced among enemies (10.10)."""
    board = pos.board
    beasts = elephants_at(pos, seat, board.transit)
    count = pos.cus[seat][board.transit]
    pos.take_away(seat, board.transit, count, beasts)
    pos.add(seat, place, count, beasts)
    for g in plan_generals(plan):
        pos.at[g] = place
    pos.trains = [place if train == board.transit else train for train in pos.trains]
    space = pos.space_at(place)
    if plan[3] > 0 and count == 0 and place < board.walls and pos.cus[1 - seat][space] > 0:
        if pos.cus[seat][space] == 0:
            for g in plan_generals(plan):
                pos.displace(g, "10.10")
    pos.lift_sieges()


class Detachment(SeatStep[PunicWar]):
    """12.7, 13.3 Which CUs and generals make the attempt."""

    rule: ClassVar[str] = "12.7"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, plan: Plan, touched: int, toggled: int) -> None:
        super().__init__(seat)
        self.plan = plan[:]
        self.touched = touched
        self.toggled = toggled

    def clone(self) -> Detachment:
        return Detachment(self.seat, self.plan, self.touched, self.toggled)

    def fits(self, pos: PunicWar, subs: int, count: int) -> bool:
        kind, leader, place, _, _, _ = self.plan
        reaction = pos.steps[-2]
        assert isinstance(reaction, Reaction)
        return plan_fits(pos, kind, self.seat, place, leader, subs, count, reaction.space)

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
        board = pos.board
        _, leader, place, count, beasts, subs = self.plan
        if verb == DONE:
            return None
        if verb == TAKE:
            if self.touched & 1 or operand == count:
                return SAME_SPLIT
            return None if self.fits(pos, subs, operand) else BAD_SPLIT
        if verb == ELEPHANTS:
            if self.touched & 2 or operand == beasts:
                return SAME_SPLIT
            least = least_elephants(pos, seat, place, count)
            return None if least <= operand <= most_elephants(pos, seat, place, count) else BAD_SPLIT
        if verb != JOIN and verb != LEAVE:
            return pos.not_now(verb)
        if operand == leader or pos.at[operand] != place or board.general_side[operand] != seat:
            return BAD_SPLIT
        if (subs >> operand & 1) == (verb == JOIN) or self.toggled >> operand & 1:
            return SAME_SPLIT
        if verb == JOIN and self.plan[0] == AVOIDING and operand in current_march(pos).failed:
            return FAILED_BEFORE
        if pos.rank(operand) > pos.rank(leader) or operand == pos.commander(seat, place):
            return BAD_SPLIT
        if verb == JOIN and board.bound[operand] >= 0 and not self.fits(pos, subs | 1 << operand, count):
            return BOUND_GENERAL
        return None if self.fits(pos, subs ^ 1 << operand, count) else BAD_SPLIT

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        plan = self.plan
        if verb == DONE:
            pos.steps.pop()
            reaction = pos.steps[-1]
            assert isinstance(reaction, Reaction)
            reaction.plans.append(plan)
            if pos.events is not None:
                args = {
                    "side": SIDES[seat],
                    "general": board.general_id[plan[1]],
                    "space": board.space_id[reaction.space],
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

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {
            "side": SIDES[self.seat],
            "general": pos.board.general_id[self.plan[1]],
            "count": self.plan[3],
        }
        return ("prompt-detach-avoid" if self.plan[0] == AVOIDING else "prompt-detach-intercept"), args


class Evade(SeatStep[PunicWar]):
    """13.1, 13.2 Where the army that avoids battle goes."""

    rule: ClassVar[str] = "13.2"

    def __init__(self, seat: int, space: int, plan: Plan, stage: int, to: int = NOBODY) -> None:
        super().__init__(seat)
        self.space = space
        self.plan = plan[:]
        self.stage = stage
        self.to = to

    def clone(self) -> Evade:
        return Evade(self.seat, self.space, self.plan, self.stage, self.to)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        stage = self.stage
        if stage == 0:
            return False
        self.stage = stage + 1
        if stage == 1:
            if self.to == self.space or not ask_at_entry(pos, 1 - self.seat, self.to, self.plan[3]):
                self.stage = 3
        elif stage == 2:
            if pos.answer >= 0:
                board.deck[pos.answer].fall_upon(pos, self.seat, board.transit)
        else:
            pos.steps.pop()
            settle(pos, self.seat, self.plan, self.to + (board.walls if self.to == self.space else 0))
            if self.to != self.space and pos.cus[self.seat][self.to] > 0:
                pos.displace_all(1 - self.seat, self.to, "10.10")
        return True

    def places(self, pos: PunicWar) -> list[int]:
        return refuge(pos, self.seat, self.space, plan_generals(self.plan), self.plan[3])

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + s for s in self.places(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_THERE

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        self.stage = 1
        self.to = operand
        move_force(pos, seat, self.plan, board.transit)
        pos.transit = operand
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "general": board.general_id[self.plan[1]],
                "from": board.space_id[self.space],
                "to": board.space_id[operand],
                "inside": "yes" if operand == self.space else "no",
                "count": self.plan[3],
            }
            pos.emit("avoided", "13.1", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[self.plan[1]],
            "space": board.space_id[self.space],
        }
        return "prompt-evade", args


class Intercepted(SeatStep[PunicWar]):
    """12.5, 10.2.4 The army that was intercepted steps back one space and halts, or accepts battle."""

    rule: ClassVar[str] = "12.5"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def may_enter(self, pos: PunicWar) -> bool:
        """12.8 On the space of its own city the whole army may go inside instead."""
        own = (
            pos.board.city[self.space]
            and pos.control[self.space] == self.seat
            and not pos.besieged(self.space)
        )
        return own and current_march(pos).size() <= pos.room(self.space, self.seat)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        out = [A_ENTER] if self.may_enter(pos) else []
        return [*out, A_BACK, A_STAND] if current_march(pos).size() > 0 else [*out, A_BACK]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STAND:
            return None if current_march(pos).size() > 0 else NOBODY_STANDS
        if verb == ENTER:
            return None if self.may_enter(pos) else NO_SHELTER
        return None if verb == BACK else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        pos.steps.pop()
        if verb == BACK:
            pos.steps.append(StepBack(self.space, 0))
        elif verb == ENTER:
            march = current_march(pos)
            march.shift(pos, self.space, self.space + board.walls)
            march.state = OVER
            march.tired = True
            if pos.events is not None:
                args = {"side": SIDES[seat], "space": board.space_id[self.space], "count": march.size()}
                pos.emit("walls", "12.8", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-intercepted", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


class StepBack(Step[PunicWar]):
    """12.5 Back to where it came from: again through the pass, or over the sea with its die."""

    rule: ClassVar[str] = "12.5"

    def __init__(self, space: int, stage: int) -> None:
        self.space = space
        self.stage = stage

    def clone(self) -> StepBack:
        return StepBack(self.space, self.stage)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        march = current_march(pos)
        stage = self.stage
        self.stage = stage + 1
        home = pos.space_at(march.came)
        if stage == 0:
            march.depart(pos)
            pos.transit = home
            if march.via == SEA and not safe_at_sea(pos, march, self.space, home):
                throw(pos, pos.scenario.naval_supremacy)
            elif (march.via == MOUNTAIN_PASS or march.via == ALPINE_PASS) and march.size() > 0:
                modifier = pass_modifier(board, march, march.via)
                pos.steps.append(Attrition(march.seat, board.transit, modifier, False, "12.5"))
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
            afloat = pos.cus[march.seat][board.transit]
            if march.came >= board.walls or not ask_at_entry(pos, 1 - march.seat, home, afloat):
                self.stage = 4
        elif stage == 3:
            if pos.answer >= 0:
                board.deck[pos.answer].fall_upon(pos, march.seat, board.transit)
        else:
            pos.steps.pop()
            march.arrive(pos, march.came)
            march.state = STOPPED
            march.tired = True
            if pos.events is not None:
                args = {
                    "side": SIDES[march.seat],
                    "general": board.general_id[march.general],
                    "from": board.space_id[self.space],
                    "to": board.space_id[home],
                }
                pos.emit("stepped-back", "12.5", args)
        return True


class Pursuit(SeatStep[PunicWar]):
    """13.4 The enemy slipped away: with a roll of the battle rating or less the march goes on."""

    rule: ClassVar[str] = "13.4"

    def __init__(self, seat: int, space: int, stage: int) -> None:
        super().__init__(seat)
        self.space = space
        self.stage = stage

    def clone(self) -> Pursuit:
        return Pursuit(self.seat, self.space, self.stage)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        if self.stage == 0:
            return False
        pos.steps.pop()
        march = current_march(pos)
        rating = board.pursue[march.general] or board.battle[march.general]
        success = pos.die <= rating
        if not success:
            march.state = STOPPED  # 13.6 it may still besiege here
            march.tired = True
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[march.general],
                "space": board.space_id[self.space],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("pursuit-roll", "13.4", args)
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            pos.steps.pop()
            current_march(pos).state = STOPPED
            return
        self.stage = 1
        throw(pos, seat)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        march = current_march(pos)
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[march.general],
            "space": board.space_id[self.space],
        }
        return "prompt-pursuit", args
