"""12 Interception: the rolls, 12.5 what an army that was intercepted does, and its step back."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_BACK, A_ENTER, A_STAND, BACK, ENTER, STAND
from .column import arrive, depart, move
from .command import ask_commander
from .force import balked_at, send, settle
from .kinds import SIDES
from .naval import RETURN, SUNK, naval_result, safe_at_sea, sink, tell_voyage
from .position import PunicWar
from .records import OVER, SEA, STEPPED_BACK, Plan
from .wilds import cross_pass, enter_wilds, is_pass
from .windows import throw

NOBODY_STANDS: Final = Refusal("12.5", "nobody-stands")
NO_CITY: Final = Refusal("12.8", "no-city-to-enter")
NOT_YOUR_CITY: Final = Refusal("12.8", "not-your-city-to-enter")
BESIEGED_CITY: Final = Refusal("12.8", "city-besieged")
CITY_TOO_SMALL: Final = Refusal("12.8", "city-too-small")


# -- 10.3.4 the attempts -------------------------------------------------------------------------------------


class Interceptions(Step[PunicWar]):
    """10.3.4, 12.6 The declared interceptions are rolled for, one after another."""

    rule: ClassVar[str] = "10.3.4"

    def resolve(self, pos: PunicWar) -> bool:
        reaction = pos.reacting()
        if reaction.tried >= len(reaction.plans):
            pos.steps.pop()
            return True
        reaction.tried += 1
        pos.steps.append(InterceptionRoll())
        throw(pos, reaction.seat)
        return True


class InterceptionRoll(Step[PunicWar]):
    """12.4 A roll of the battle rating or less; onto the enemy's PC, without CUs there, it gets +1."""

    rule: ClassVar[str] = "12.4"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, reaction = pos.board, pos.reacting()
        seat, space = reaction.seat, reaction.space
        plan = reaction.plans[reaction.tried - 1]
        modifier = 1 if pos.control[space] == 1 - seat and pos.manned(seat, space) == 0 else 0
        rating = board.intercept[plan.general] or pos.battle_rating(plan.general)
        success = pos.die + modifier <= rating
        self.tell(pos, plan, modifier, rating, success)
        if not success:
            self.fail(pos, plan)
            return True
        reaction.came.append(pos.space_at(plan.place))
        send(pos, seat, plan, space)
        pos.put_in_command(plan.general)
        pos.lift_sieges()
        pos.steps.append(Landing())
        enter_wilds(pos, seat, space)
        return True

    def fail(self, pos: PunicWar, plan: Plan) -> None:
        """12.10 Its generals and CUs cannot avoid the same army later; those that fail again are the same."""
        march, space = pos.marching(), pos.space_at(plan.place)
        march.failed += [g for g in plan.generals() if g not in march.failed]
        units, beasts = balked_at(march, space)
        march.balked = [row for row in march.balked if row[0] != space]
        march.balked.append([space, max(units, plan.count - plan.elephants), max(beasts, plan.elephants)])

    def tell(self, pos: PunicWar, plan: Plan, modifier: int, rating: int, success: bool) -> None:
        board, reaction = pos.board, pos.reacting()
        if pos.events is not None:
            args = {
                "side": SIDES[reaction.seat],
                "general": board.general_id[plan.general],
                "from": board.space_id[pos.space_at(plan.place)],
                "space": board.space_id[reaction.space],
                "rolls": [pos.die],
                "modifier": modifier,
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("intercept-roll", "12.4", args)


class Landing(Step[PunicWar]):
    """12.4 The interceptors are there."""

    rule: ClassVar[str] = "12.4"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction = pos.reacting()
        settle(pos, reaction.seat, reaction.plans[reaction.tried - 1], reaction.space)
        return True


class Confrontation(Step[PunicWar]):
    """12.6 After the last roll the interceptors have a commander, and the mover decides what to do."""

    rule: ClassVar[str] = "12.6"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction = pos.reacting()
        if reaction.came and pos.cus[reaction.seat][reaction.space] > 0:
            pos.steps.append(Intercepted(1 - reaction.seat))
            ask_commander(pos, reaction.seat, reaction.space)
        return True


# -- 12.5 what the mover does --------------------------------------------------------------------------------


class Intercepted(SeatStep[PunicWar]):
    """12.5, 10.2.4 The army that was intercepted steps back one space and halts, or accepts battle."""

    rule: ClassVar[str] = "12.5"

    def enter_refusal(self, pos: PunicWar) -> Refusal | None:
        """12.8 On the space of its own city the whole army may go inside instead."""
        space = pos.reacting().space
        if not pos.board.city[space]:
            return NO_CITY
        if pos.control[space] != self.seat:
            return NOT_YOUR_CITY
        if pos.besieged(space):
            return BESIEGED_CITY
        return None if pos.marching().size() <= pos.room(space, self.seat) else CITY_TOO_SMALL

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ENTER, A_BACK, A_STAND]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STAND:
            return None if pos.marching().size() > 0 else NOBODY_STANDS
        if verb == ENTER:
            return self.enter_refusal(pos)
        return pos.step_back_refusal() if verb == BACK else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == BACK:
            step_back(pos)
        elif verb == ENTER:
            self.enter(pos)

    def enter(self, pos: PunicWar) -> None:
        """12.8 The army goes inside, and its move is over."""
        board, march, space = pos.board, pos.marching(), pos.reacting().space
        move(pos, march, space, space + board.walls)
        march.state = OVER
        march.exhaust()
        if pos.events is not None:
            args = {"side": SIDES[self.seat], "space": board.space_id[space], "count": march.size()}
            pos.emit("walls", "12.8", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.board.space_id[pos.reacting().space]
        return "prompt-intercepted", {"side": SIDES[self.seat], "space": space}


def step_back(pos: PunicWar) -> None:
    """12.5 Back to where it came from: again through the pass, or over the sea with its die."""
    march = pos.marching()
    depart(pos, march, pos.space_at(march.leg.came))
    if march.leg.via == SEA and pos.begin_voyage_back():
        return
    pos.steps.append(WayBack())
    if is_pass(march.leg.via) and march.size() > 0:
        cross_pass(pos, march, march.leg.via, "12.5")


def begin_voyage_back(pos: PunicWar) -> bool:
    """12.5 Whether the voyage back needs the naval die; if so, it is rolled."""
    march = pos.marching()
    if safe_at_sea(pos, march, pos.reacting().space, pos.space_at(march.leg.came)):
        return False
    pos.steps.append(VoyageBack())
    throw(pos, pos.scenario.naval_supremacy)
    return True


class VoyageBack(Step[PunicWar]):
    """12.5 The naval die of the voyage back: an army that is sent back stays where it was intercepted."""

    rule: ClassVar[str] = "12.5"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march, space = pos.marching(), pos.reacting().space
        home = pos.space_at(march.leg.came)
        result = naval_result(pos, march, space, home, pos.die)
        tell_voyage(pos, march, result, home, "12.5")
        if result == SUNK:
            sink(pos, march)
        elif result == RETURN:
            arrive(pos, march, space)
        else:
            pos.steps.append(WayBack())
        return True


class WayBack(Step[PunicWar]):
    """25 Tribes may fall upon an army that comes back, but not inside walls."""

    rule: ClassVar[str] = "12.5"

    def resolve(self, pos: PunicWar) -> bool:
        march = pos.marching()
        pos.steps[-1] = BackAgain()
        if march.leg.came < pos.board.walls:
            enter_wilds(pos, march.seat, pos.space_at(march.leg.came))
        return True


class BackAgain(Step[PunicWar]):
    """12.5 The army is back and goes no farther; it may still besiege there."""

    rule: ClassVar[str] = "12.5"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, march = pos.board, pos.marching()
        arrive(pos, march, march.leg.came)
        march.stop(STEPPED_BACK)
        march.exhaust()
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": board.general_id[march.general],
                "from": board.space_id[pos.reacting().space],
                "to": board.space_id[pos.space_at(march.leg.came)],
            }
            pos.emit("stepped-back", "12.5", args)
        return True
