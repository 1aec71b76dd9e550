"""10 Movement: a general is activated, gathers an army and marches, step by step; 11 or sails."""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    A_BESIEGE,
    A_ENTER,
    A_HALT,
    A_MARCH,
    A_PLANT,
    A_SAIL,
    A_SAIL_IN,
    A_SORTIE,
    A_UPROOT,
    BESIEGE,
    ENTER,
    HALT,
    MARCH,
    PLANT,
    SAIL,
    SAIL_IN,
    SORTIE,
    UPROOT,
)
from .army import outside
from .board import NOBODY
from .column import count_again, remember, spend
from .deeds import (
    STOPPED_BY,
    enter_walls,
    enter_walls_refusal,
    halt,
    halt_refusal,
    plant_refusal,
    sally,
    sortie_refusal,
    uproot,
    uproot_refusal,
)
from .kinds import SIDES
from .muster import CHANGES, change, change_refusal, gather, legal_changes
from .naval import berth_refusal, closed_refusal, embark_refusal, harbour_refusal, sail_refusal
from .passage import begin_passage
from .politics import place_pc
from .position import SPENT, PunicWar
from .records import (
    BATTLED,
    FREE,
    HARBOUR,
    OVER,
    SEA,
    TOOK,
    WALKED,
    Army,
    FairWeather,
    Leg,
    MarchRecord,
)
from .roads import enter_refusal, leave_refusal, march_refusal, road_refusal
from .siege import begin_siege, siege_refusal


def rating_for_ops(pos: PunicWar, general: int) -> int:
    """8.2, 24 A general's strategy rating where he stands."""
    board = pos.board
    if (
        board.strategy_in[general] >= 0
        and board.region_of[pos.space_of(general)] == board.strategy_in[general]
    ):
        return board.strategy_there[general]
    return board.strategy[general]


# -- 10.2.1 the general is activated -------------------------------------------------------------------------


def start_march(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> None:
    """10.2.1 A general is activated, with all he may take along; 9.3 among equals he now commands."""
    board = pos.board
    pos.used.append(general)
    pos.mover = seat
    march = new_march(pos, seat, general, card, event)
    march.former = pos.commander(seat, pos.at[general])
    pos.put_in_command(general)
    pos.march = march
    if pos.events is not None:
        args = {
            "side": SIDES[seat],
            "general": board.general_id[general],
            "space": board.space_id[pos.space_of(general)],
        }
        pos.emit("activated", "10.2.1", args)
    gather(pos, march)
    pos.steps.append(EndOfMarch())
    pos.begin_march(seat)


def refuge(pos: PunicWar, seat: int, general: int) -> int:
    """25 #41 Where bad weather drives a march back to: its start, and inside only if the enemy is outside."""
    place = pos.at[general]
    space = outside(pos.board, place)
    return space if pos.cus[1 - seat][space] == 0 else place


def new_march(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> MarchRecord:
    """10.2 A march before its first step; 10.11 c what the general has walked with this card counts."""
    board = pos.board
    points = board.move_points
    if event and board.deck[card].forced:
        points = board.forced_points
    if event and board.deck[card].campaign and board.campaign_points[general]:
        points = board.campaign_points[general]
    spent = pos.walked[general]
    march = MarchRecord(
        seat,
        general,
        card,
        event,
        max(0, points - spent),
        Army.nobody(),
        Leg(NOBODY, 0, NOBODY, 0, NOBODY, 0),
        FairWeather(refuge(pos, seat, general), spent, 0, 0, False),
    )
    march.spent = spent
    return march


# -- the move ------------------------------------------------------------------------------------------------


class March(SeatStep[PunicWar]):
    """10.2 A general's move: he takes along and leaves behind, marches, sails, besieges, and halts.

    10.2.6, 10.2.7 Step follows step until the move ends; then there is a battle or a siege, never both.
    """

    rule: ClassVar[str] = "10.2"

    def resolve(self, pos: PunicWar) -> bool:
        march = pos.marching()
        if march.state == FREE and pos.at[march.general] >= 0:
            return False
        pos.steps.pop()
        if march.state != OVER and pos.at[march.general] >= 0:
            pos.steps.append(Stopped(self.seat))
        return True

    def several(self, pos: PunicWar, seat: int) -> bool:
        march = pos.marching()
        return march.leg.changed & TOOK == 0 and march.size() > 1  # it could be smaller in several ways

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board, march = pos.board, pos.marching()
        out = legal_changes(pos, march)
        space = pos.space_of(march.general)
        if leave_refusal(pos, march) is None:  # asked once for all ways and ports
            out += [A_MARCH + to for to in board.ways[space] if road_refusal(pos, march, to) is None]
            if board.port[space]:
                out += self.voyages(pos, march)
        return out + legal_deeds(pos, march)

    def voyages(self, pos: PunicWar, march: MarchRecord) -> list[int]:
        """11.1 What the army may do from a port, if it may leave."""
        board = pos.board
        if embark_refusal(pos, march) is not None:
            return []
        near = [
            to
            for to in board.ports
            if berth_refusal(pos, march, to) is None and closed_refusal(pos, march, to) is None
        ]
        out = [A_SAIL + to for to in near if enter_refusal(pos, march, to, board.sailing) is None]
        return out + [A_SAIL_IN + to for to in near if harbour_refusal(pos, march, to) is None]

    def refuse_voyage(self, pos: PunicWar, march: MarchRecord, to: int, inside: bool) -> Refusal | None:
        """11.1 Why the army may not sail there."""
        return sail_refusal(pos, march, to, inside)

    def set_sail(self, pos: PunicWar, march: MarchRecord, to: int, inside: bool) -> None:
        """11.1 The army puts to sea."""
        begin_passage(pos, march, to, HARBOUR if inside else SEA)

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        march = pos.marching()
        if verb == MARCH:
            return march_refusal(pos, march, operand)
        if verb == SAIL or verb == SAIL_IN:
            return self.refuse_voyage(pos, march, operand, verb == SAIL_IN)
        if verb in CHANGES:
            return change_refusal(pos, march, verb, operand)
        return deed_refusal(pos, march, verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        march = pos.marching()
        if verb == MARCH:
            board = pos.board
            begin_passage(
                pos, march, operand, board.edge[pos.space_of(march.general) * board.spaces + operand]
            )
        elif verb == SAIL or verb == SAIL_IN:
            self.set_sail(pos, march, operand, verb == SAIL_IN)
        elif verb in CHANGES:
            change(pos, march, verb, operand)
        else:
            do_deed(pos, march, verb)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-march", asked(pos)


class Stopped(SeatStep[PunicWar]):
    """10.4.1, 11.6, 12.5, 13.4 The army goes no farther, but may do something where it stands."""

    rule: ClassVar[str] = "10.2"

    def resolve(self, pos: PunicWar) -> bool:
        march = pos.marching()
        count_again(pos, march)
        if pos.at[march.general] >= 0 and march.state != OVER:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return legal_deeds(pos, pos.marching())

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == MARCH or verb == SAIL or verb == SAIL_IN or verb in CHANGES:
            return STOPPED_BY[pos.marching().obstacle]
        return deed_refusal(pos, pos.marching(), verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        do_deed(pos, pos.marching(), verb)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-stopped", asked(pos)


def asked(pos: PunicWar) -> dict[str, Any]:
    """What the prompts of a march say."""
    board, march = pos.board, pos.marching()
    return {
        "side": SIDES[march.seat],
        "general": board.general_id[march.general],
        "space": board.space_id[pos.space_of(march.general)],
        "points": march.points,
        "count": march.size(),
    }


# -- what the army does where it stands ----------------------------------------------------------------------


def deed_refusal(pos: PunicWar, march: MarchRecord, verb: int) -> Refusal | None:
    """Why the army may not do this where it stands."""
    if verb == ENTER:
        return enter_walls_refusal(pos, march)
    if verb == SORTIE:
        return sortie_refusal(pos, march)
    if verb == BESIEGE:
        return siege_refusal(pos, march)
    if verb == UPROOT:
        return uproot_refusal(pos, march)
    if verb == PLANT:
        return plant_refusal(pos, march)
    return halt_refusal(pos, march) if verb == HALT else pos.not_now(verb)


def legal_deeds(pos: PunicWar, march: MarchRecord) -> list[int]:
    """What the army may do where it stands."""
    out: list[int] = []
    if enter_walls_refusal(pos, march) is None:
        out.append(A_ENTER)
    if sortie_refusal(pos, march) is None:
        out.append(A_SORTIE)
    if siege_refusal(pos, march) is None:
        out.append(A_BESIEGE)
    if uproot_refusal(pos, march) is None:
        out.append(A_UPROOT)
    if plant_refusal(pos, march) is None:
        out.append(A_PLANT)
    if halt_refusal(pos, march) is None:
        out.append(A_HALT)
    return out


def do_deed(pos: PunicWar, march: MarchRecord, verb: int) -> None:
    """The army does something where it stands."""
    if verb == HALT:
        halt(pos, march)
    elif verb == ENTER:
        enter_walls(pos, march)
    elif verb == SORTIE:
        sally(pos, march)
    elif verb == BESIEGE:
        begin_siege(pos, march)
    elif verb == UPROOT:
        uproot(pos, march)
    else:
        spend(pos, march, 1)
        place_pc(pos, march.seat, pos.space_of(march.general), "26.4")


# -- the end -------------------------------------------------------------------------------------------------


class EndOfMarch(Step[PunicWar]):
    """10.2.6 The move is over; 10.11 what moved is remembered for the rest of a campaign."""

    rule: ClassVar[str] = "10.2.6"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        march = pos.marching()
        pos.march = None
        if pos.at[march.general] >= 0 and march.effort != BATTLED:  # 10.11 d who fought is spent already
            count_again(pos, march)
            remember(pos, march)
            pos.put_in_command(march.former if march.detached else march.general)
        if march.effort != WALKED:
            for g in march.going():
                pos.walked[g] = SPENT
        pos.lift_sieges()
        return True
