"""13 Avoiding battle: where an army may go, the roll, and its way; 13.4 pursuit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_PASS, A_ROLL, A_TO, PASS, ROLL, TO
from .army import strays
from .command import come_together
from .force import send, settle
from .kinds import SIDES
from .position import PunicWar
from .records import NO_PURSUIT, Plan
from .roads import BOUND_GENERAL, NOT_IN_PLAY, counsel_refusal
from .wilds import enter_wilds
from .windows import throw

NOT_ADJACENT: Final = Refusal("13.1", "avoid-not-adjacent")
OVER_A_PASS: Final = Refusal("10.6.3", "avoid-over-pass")
WHERE_HE_CAME_FROM: Final = Refusal("13.2", "avoid-where-enemy-came-from")
ENEMY_CUS_THERE: Final = Refusal("13.2", "avoid-enemy-cus")
ENEMY_LAND: Final = Refusal("13.2", "avoid-enemy-land")
NO_CITY: Final = Refusal("13.5", "avoid-no-city")
NOT_YOUR_CITY: Final = Refusal("13.5", "avoid-not-your-city")
BESIEGED_CITY: Final = Refusal("13.5", "avoid-besieged-city")
CITY_FULL: Final = Refusal("13.5", "avoid-city-full")


# -- 13.2 where to -------------------------------------------------------------------------------------------


def shelter_refusal(pos: PunicWar, seat: int, space: int, count: int) -> Refusal | None:
    """13.5 Why an army cannot go inside the city that it stands before."""
    if not pos.board.city[space]:
        return NO_CITY
    if pos.control[space] != seat:
        return NOT_YOUR_CITY
    if pos.besieged(space):
        return BESIEGED_CITY
    return CITY_FULL if count > pos.room(space, seat) else None


def refuge_refusal(
    pos: PunicWar, seat: int, space: int, generals: list[int], count: int, to: int
) -> Refusal | None:
    """13.2, 10.6.3 Why an army that avoids battle may not go there; the space itself means its city."""
    board = pos.board
    if to == space:
        return shelter_refusal(pos, seat, space, count)
    if to not in board.roads[space]:
        return OVER_A_PASS if to in board.ways[space] else NOT_ADJACENT
    if not pos.playable(to):
        return NOT_IN_PLAY
    march = pos.marching()
    if to == pos.space_at(march.leg.came):
        return WHERE_HE_CAME_FROM
    if pos.total(1 - seat, to) > 0:
        return ENEMY_CUS_THERE
    if pos.hostile_to(to, seat):
        return ENEMY_LAND
    if strays(board, generals, to):
        return BOUND_GENERAL
    return counsel_refusal(pos, seat, space, to) if count > 0 else None


def refuges(pos: PunicWar, seat: int, space: int, generals: list[int], count: int) -> list[int]:
    """13.2, 13.5 Where an army that avoids battle may go."""
    near = [*pos.board.roads[space], space]
    return sorted(to for to in near if refuge_refusal(pos, seat, space, generals, count, to) is None)


# -- 10.3.3 the attempt --------------------------------------------------------------------------------------


class Avoidance(Step[PunicWar]):
    """10.3.3 A declared attempt to avoid battle comes before all interceptions."""

    rule: ClassVar[str] = "10.3.3"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction = pos.reacting()
        if reaction.put_in_order():
            reaction.tried = 1
            pos.steps.append(AvoidanceRoll())
            throw(pos, reaction.seat)
        return True


class AvoidanceRoll(Step[PunicWar]):
    """13.1 A roll of the battle rating or less."""

    rule: ClassVar[str] = "13.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, reaction = pos.board, pos.reacting()
        leader = reaction.plans[0].general
        rating = board.avoid[leader] or pos.battle_rating(leader)
        success = pos.die <= rating
        if pos.events is not None:
            args = {
                "side": SIDES[reaction.seat],
                "general": board.general_id[leader],
                "space": board.space_id[reaction.space],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("avoid-roll", "13.1", args)
        if success:
            reaction.avoided = True
            pos.steps.append(Evade(reaction.seat))
        elif pos.cus[reaction.seat][reaction.space] > 0:  # 10.10 without CUs he is about to be removed
            reaction.failed = True
        return True


class Evade(SeatStep[PunicWar]):
    """13.1, 13.2 Where the army that avoids battle goes."""

    rule: ClassVar[str] = "13.2"

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        plan, space = pos.reacting().plans[0], pos.reacting().space
        return [A_TO + to for to in refuges(pos, seat, space, plan.generals(), plan.count)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        plan, space = pos.reacting().plans[0], pos.reacting().space
        return refuge_refusal(pos, seat, space, plan.generals(), plan.count, operand)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        plan, space = pos.reacting().plans[0], pos.reacting().space
        send(pos, seat, plan, operand)
        self.tell(pos, plan, space, operand)
        pos.steps.append(Evaded(operand))
        if operand != space:
            enter_wilds(pos, seat, operand)

    def tell(self, pos: PunicWar, plan: Plan, space: int, to: int) -> None:
        board = pos.board
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[plan.general],
                "from": board.space_id[space],
                "to": board.space_id[to],
                "inside": "yes" if to == space else "no",
                "count": plan.count,
            }
            pos.emit("avoided", "13.1", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board, reaction = pos.board, pos.reacting()
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[reaction.plans[0].general],
            "space": board.space_id[reaction.space],
        }
        return "prompt-evade", args


class Evaded(Step[PunicWar]):
    """13.1, 13.5 The army that avoided battle is there, or inside its city."""

    rule: ClassVar[str] = "13.1"

    def __init__(self, to: int) -> None:
        self.to = to

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        reaction, to = pos.reacting(), self.to
        inside = to == reaction.space
        place = to + (pos.board.walls if inside else 0)
        settle(pos, reaction.seat, reaction.plans[0], place)
        if not inside and pos.cus[reaction.seat][to] > 0:
            pos.displace_all(1 - reaction.seat, to, "10.10")
        come_together(pos, reaction.seat, place, reaction.plans[0].generals())
        return True


# -- 13.4 pursuit --------------------------------------------------------------------------------------------


def begin_pursuit(pos: PunicWar) -> None:
    """13.4 After a successful avoidance the march goes on only by a roll."""
    march = pos.marching()
    if march.points <= 0:
        march.stop(NO_PURSUIT)
    else:
        pos.steps.append(Pursuit(march.seat))


class Pursuit(SeatStep[PunicWar]):
    """13.4 The enemy slipped away: with a roll of the battle rating or less the march goes on."""

    rule: ClassVar[str] = "13.4"

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ROLL, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == ROLL or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            pos.marching().stop(NO_PURSUIT)
            return
        pos.steps.append(PursuitRoll(seat))
        throw(pos, seat)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board, general = pos.board, pos.marching().general
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[general],
            "space": board.space_id[pos.space_of(general)],
        }
        return "prompt-pursuit", args


class PursuitRoll(SeatStep[PunicWar]):
    """13.4, 13.6 An army that fails goes no farther, but may still besiege here."""

    rule: ClassVar[str] = "13.4"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, march = pos.board, pos.marching()
        rating = board.pursue[march.general] or pos.battle_rating(march.general)
        success = pos.die <= rating
        if not success:
            march.stop(NO_PURSUIT)
            march.exhaust()
        if pos.events is not None:
            args = {
                "side": SIDES[self.seat],
                "general": board.general_id[march.general],
                "space": board.space_id[pos.space_of(march.general)],
                "rolls": [pos.die],
                "rating": rating,
                "success": "yes" if success else "no",
            }
            pos.emit("pursuit-roll", "13.4", args)
        return True
