"""16.2, 16.3 Where an army that has withdrawn from battle goes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_TO, TO
from .army import carry_all, elephants_at, strays
from .board import CARTHAGE, ROAD
from .command import come_together
from .kinds import SIDES
from .position import PunicWar, bits
from .records import HARBOUR, SEA, Battle
from .roads import BOUND_GENERAL, NOT_IN_PLAY, counsel_refusal
from .walls import Walls
from .wilds import enter_wilds

NOT_INSIDE: Final = Refusal("16.2.1", "withdraw-no-sortie")
NOT_ADJACENT: Final = Refusal("16.2.1", "withdraw-not-adjacent")
OVER_A_PASS: Final = Refusal("16.3", "withdraw-over-pass")
CAME_ELSEWHERE: Final = Refusal("16.3", "withdraw-came-elsewhere")
ENEMY_CAME_FROM_THERE: Final = Refusal("16.3", "withdraw-where-enemy-came-from")
ENEMY_CUS_THERE: Final = Refusal("16.3", "withdraw-enemy-cus")
ENEMY_LAND: Final = Refusal("16.3", "withdraw-enemy-land")
UNFRIENDLY_TRIBE: Final = Refusal("16.3", "withdraw-unfriendly-tribe")
INTERCEPTED_FROM_THERE: Final = Refusal("16.3", "withdraw-interceptors-came-from")


def by_land(battle: Battle) -> bool:
    return battle.via != SEA and battle.via != HARBOUR


# -- 16.3 where to -------------------------------------------------------------------------------------------


def withdrawal_refusal(pos: PunicWar, battle: Battle, side: int, to: int) -> Refusal | None:
    """16.3 Why an army cannot withdraw there; the space of the battle means back inside the walls."""
    space = battle.space
    if side == battle.active and battle.came >= pos.board.walls and battle.via == HARBOUR:
        return None if to == space else CAME_ELSEWHERE
    if to == space:
        return NOT_INSIDE
    if to not in pos.board.ways[space]:
        return NOT_ADJACENT
    if side == battle.active:
        refusal = attacker_refusal(pos, battle, side, to)
    else:
        refusal = defender_refusal(pos, battle, side, to)
    if refusal is not None:
        return refusal
    if strays(pos.board, pos.generals_at(side, space), to):
        return BOUND_GENERAL
    return counsel_refusal(pos, side, space, to)


def attacker_refusal(pos: PunicWar, battle: Battle, side: int, to: int) -> Refusal | None:
    """16.3 d The side that began the battle goes back to where it came from, even onto an enemy PC.

    16.3 b Not over a pass, a strait or the sea.
    """
    if to != battle.came:
        return CAME_ELSEWHERE
    if battle.via != ROAD:
        return OVER_A_PASS
    if pos.total(1 - side, to) > 0:
        return ENEMY_CUS_THERE
    if pos.unfriendly_tribe(to, side):
        return UNFRIENDLY_TRIBE
    return INTERCEPTED_FROM_THERE if to in battle.interceptors else None


def defender_refusal(pos: PunicWar, battle: Battle, side: int, to: int) -> Refusal | None:
    """16.3 The other side goes along a road, not among enemies, and not where these came from."""
    if to not in pos.board.roads[battle.space]:
        return OVER_A_PASS
    if not pos.playable(to):
        return NOT_IN_PLAY
    if to == pos.space_at(battle.came):
        return ENEMY_CAME_FROM_THERE
    if pos.total(1 - side, to) > 0:
        return ENEMY_CUS_THERE
    return ENEMY_LAND if pos.hostile_to(to, side) else None


def withdrawal_places(pos: PunicWar, battle: Battle, side: int) -> list[int]:
    """16.3 Where an army can withdraw to."""
    near = [*pos.board.ways[battle.space], battle.space]
    return sorted(to for to in near if withdrawal_refusal(pos, battle, side, to) is None)


# -- 16.2.1 the way ------------------------------------------------------------------------------------------


def begin_withdrawal(pos: PunicWar, battle: Battle) -> None:
    """16.2.1 The army that withdrew goes to a space next to the battle."""
    board = pos.board
    side = battle.duel.attacker
    if pos.cus[side][battle.space] == 0 and not pos.generals_at(side, battle.space):
        return
    pos.steps.append(WithdrawTo(side))
    sortie = battle.sortie
    if sortie is not None and side == battle.active and battle.came < board.walls:
        space = battle.space
        inside = pos.cus[side][space + board.walls]
        most = inside + min(pos.room(space, side), sortie.count, pos.cus[side][space])
        pos.steps.append(Walls(side, space, inside, most, bits(sortie.generals)))


class WithdrawTo(SeatStep[PunicWar]):
    """16.2.1, 16.3 Where an army that has withdrawn from battle goes, all together (16.3 a)."""

    rule: ClassVar[str] = "16.3"

    def resolve(self, pos: PunicWar) -> bool:
        space = pos.fought().space
        if pos.cus[self.seat][space] > 0 or pos.generals_at(self.seat, space):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in withdrawal_places(pos, pos.fought(), seat)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return withdrawal_refusal(pos, pos.fought(), seat, operand) if verb == TO else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board, space = pos.board, pos.fought().space
        pos.steps[-1] = Withdrawn(seat, operand)
        load(pos, seat, space, operand)
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "from": board.space_id[space],
                "to": board.space_id[operand],
                "inside": "yes" if operand == space else "no",
            }
            pos.emit("withdrew", "16.2.1", args)
        if operand != space:
            enter_wilds(pos, seat, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        space = pos.board.space_id[pos.fought().space]
        return "prompt-withdraw-to", {"side": SIDES[self.seat], "space": space}


class Withdrawn(SeatStep[PunicWar]):
    """16.2.1 The army that withdrew is there, or back inside its city."""

    rule: ClassVar[str] = "16.2.1"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        inside = self.to == pos.fought().space
        unload(pos, self.seat, self.to + (pos.board.walls if inside else 0))
        return True


# -- on the way ----------------------------------------------------------------------------------------------


def load(pos: PunicWar, side: int, place: int, to: int) -> None:
    """All CUs, generals and trains of a side at a place are on their way to a space."""
    board = pos.board
    count, beasts = pos.cus[side][place], elephants_at(pos, side, place)
    carry_all(pos, side, place, board.transit)
    pos.take_away(side, place, count, beasts)
    pos.add(side, board.transit, count, beasts)
    for g in pos.generals_at(side, place):
        pos.at[g] = board.transit
    if side == CARTHAGE:
        pos.trains = [board.transit if train == place else train for train in pos.trains]
    pos.transit = to


def unload(pos: PunicWar, side: int, place: int) -> None:
    """Those who were on their way are there; 10.10 with CUs they chase a lone enemy general away."""
    board = pos.board
    count, beasts = pos.cus[side][board.transit], elephants_at(pos, side, board.transit)
    carry_all(pos, side, board.transit, place)
    pos.take_away(side, board.transit, count, beasts)
    pos.add(side, place, count, beasts)
    arrivals = pos.generals_at(side, board.transit)
    for g in arrivals:
        pos.at[g] = place
    if side == CARTHAGE:
        pos.trains = [place if train == board.transit else train for train in pos.trains]
    if count and place < board.walls and pos.cus[1 - side][place] == 0:
        pos.displace_all(1 - side, place, "10.10")
    pos.lift_sieges()
    come_together(pos, side, place, arrivals)
