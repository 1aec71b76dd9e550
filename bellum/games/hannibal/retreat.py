"""15 Retreat after a lost battle, 15.4 or into the city on its space."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_TO, TO
from .army import elephants_at, exhaust_all, strays
from .attrition import Losses
from .board import CARTHAGE, ROME
from .kinds import SIDES
from .position import PunicWar, bits
from .records import TOOK, Battle
from .routes import Way, refuge_refusal, refuges
from .walls import CONSUL_STAYS, Walls
from .wilds import enter_wilds
from .withdrawal import load, unload

ALL_FIT: Final = Refusal("15.4", "walls-all-fit")
NOT_DIVIDED: Final = Refusal("15.4", "walls-not-divided")
HERD_STAYS: Final = Refusal("15.4", "walls-elephants-come-out")
HERD_FLEES: Final = Refusal("15.4", "walls-elephants-flee")
NOT_ON_THE_WAY: Final = Refusal("15.1.2", "retreat-not-on-the-way")


def begin_retreat(pos: PunicWar, battle: Battle) -> None:
    """15.1 The loser leaves the space of the battle; 25 his siege train is lost."""
    loser = 1 - battle.result.winner
    if loser == CARTHAGE and battle.space in pos.trains:
        pos.trains = [train for train in pos.trains if train != battle.space]
        if pos.events is not None:
            pos.emit("train-lost", "25", {"space": pos.board.space_id[battle.space]})
    if pos.cus[loser][battle.space] == 0 and not pos.generals_at(loser, battle.space):
        return
    pos.steps.append(Rout(loser, battle.space))
    shelter(pos, battle, loser)


# -- 15.4 into the city --------------------------------------------------------------------------------------


def shelter(pos: PunicWar, battle: Battle, side: int) -> None:
    """15.4 Into one's own city on the space of the battle, if it is not besieged.

    A sortie goes back in any case.

    15.2 b An army that landed there is taken to have come through the harbour. Like every force without
    another way it goes inside as far as there is room; 18.1 forbids only what is done willingly.
    """
    board, space = pos.board, battle.space
    if not board.city[space] or pos.control[space] != side:
        return
    room, who = pos.room(space, side), -1
    if pos.besieged(space):
        sortie = battle.sortie
        if sortie is None or side != battle.active:
            return
        room = min(room, sortie.count)
        who = bits(sortie.generals)
    size = pos.cus[side][space]
    fit = min(room, size)
    if fit == 0 and size > 0:
        return
    place = space + board.walls
    inside, herd = pos.cus[side][place], elephants_at(pos, side, place)
    forced = not refuges(pos, battle, side, size)
    refugees = Refugees(side, space, inside, inside + fit, who, 0, 0, herd, forced)
    pos.steps.append(refugees)
    if forced:
        refugees.flee(pos, bool(refuges(pos, battle, side, size - fit)))


class Refugees(Walls):
    """15.4 A beaten force before its own city goes inside, or divides if not all of it fits."""

    rule: ClassVar[str] = "15.4"

    def __init__(  # noqa: PLR0913 the fields of the walls, and two of its own
        self,
        seat: int,
        space: int,
        least: int,
        most: int,
        who: int,
        changed: int,
        moved: int,
        herd: int,
        forced: bool,
    ) -> None:
        super().__init__(seat, space, least, most, who, changed, moved)
        self.herd = herd  # elephants that were inside before
        self.forced = forced  # they have no other way: inside go as many as there is room for

    def clone(self) -> Refugees:
        return Refugees(
            self.seat,
            self.space,
            self.least,
            self.most,
            self.who,
            self.changed,
            self.moved,
            self.herd,
            self.forced,
        )

    def flee(self, pos: PunicWar, divided: bool) -> None:
        """15.2 b, 15.3.5 As many as there is room for go inside, and all generals who may."""
        self.count(pos, self.most)
        self.changed |= TOOK
        for g in pos.generals_at(self.seat, self.space):
            if self.who >> g & 1:
                self.station(pos, g, self.space + pos.board.walls)
        if not divided:  # nobody joins those who are lost
            self.who = 0

    def parts(self, pos: PunicWar) -> bool:
        """15.4 Whether generals may choose: the force is divided, or nobody but generals is left."""
        outside = pos.cus[self.seat][self.space] > 0
        return outside == (self.changed & TOOK > 0)

    def number_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """15.1.4, 15.4 All go inside if all fit; only a force that is too large is divided."""
        refusal = super().number_refusal(pos, count)
        if refusal is None and count < self.most and self.most - self.least == pos.cus[self.seat][self.space]:
            return ALL_FIT
        return refusal

    def elephants_refusal(self, pos: PunicWar, count: int) -> Refusal | None:
        """15.4 Elephants of the beaten go inside in place of other CUs; those of the garrison stay there."""
        refusal = super().elephants_refusal(pos, count)
        if refusal is not None:
            return refusal
        if count < self.herd:
            return HERD_STAYS
        return HERD_FLEES if count - self.herd > self.inside(pos) - self.least else None

    def general_refusal(self, pos: PunicWar, general: int, inside: bool) -> Refusal | None:
        """15.4 Generals join either part of a divided force, as far as 18.1 lets them."""
        refusal = super().general_refusal(pos, general, inside)
        if refusal is CONSUL_STAYS and self.forced:
            refusal = None
        return refusal if refusal is not None or self.parts(pos) else NOT_DIVIDED


# -- 15.1 away from the battle -------------------------------------------------------------------------------


class Rout(SeatStep[PunicWar]):
    """15.1, 15.3.5 A beaten force retreats, or is lost if it has nowhere to go."""

    rule: ClassVar[str] = "15.1.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        side, space = self.seat, self.space
        size = pos.cus[side][space]
        if size == 0 and not pos.generals_at(side, space):
            return True
        if refuges(pos, pos.fought(), side, size):
            pos.steps.append(Retreat(side, space))
            return True
        pos.fought().result.lost += size
        pos.take_away(side, space, size, elephants_at(pos, side, space))
        if pos.events is not None:
            args = {"side": SIDES[side], "space": pos.board.space_id[space], "count": size}
            pos.emit("cut-off", "15.3.5", args)
        pos.displace_all(side, space, "10.10", True)
        return True


class Retreat(SeatStep[PunicWar]):
    """15.1 Where a beaten force retreats to, all together (15.1.4, 15.1.6)."""

    rule: ClassVar[str] = "15.1.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def places(self, pos: PunicWar) -> dict[int, list[Way]]:
        return refuges(pos, pos.fought(), self.seat, pos.cus[self.seat][self.space])

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + to for to in sorted(self.places(pos))]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        if operand in self.places(pos):
            return None
        return refuge_refusal(pos, pos.fought(), seat, pos.cus[seat][self.space], operand)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps[-1] = RetreatBy(seat, self.space, operand, [])

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-retreat", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}


class RetreatBy(SeatStep[PunicWar]):
    """15.1.2, 15.1.3 By which way: where several lead to the refuge the player chooses, space by space."""

    rule: ClassVar[str] = "15.1.2"

    def __init__(self, seat: int, space: int, to: int, taken: list[int]) -> None:
        super().__init__(seat)
        self.space = space
        self.to = to
        self.taken = taken[:]  # the first spaces of the way

    def ways(self, pos: PunicWar) -> list[Way]:
        """The ways that are left to choose from."""
        found = refuges(pos, pos.fought(), self.seat, pos.cus[self.seat][self.space])[self.to]
        return [(lost, way) for lost, way in found if way[: len(self.taken)] == self.taken]

    def resolve(self, pos: PunicWar) -> bool:
        ways = self.ways(pos)
        if len(ways) > 1:
            return False
        lost, way = ways[0]
        self.go(pos, lost, way)
        return True

    def nexts(self, pos: PunicWar) -> list[int]:
        """The spaces that the way may lead to next."""
        return sorted({way[len(self.taken)] for _, way in self.ways(pos)})

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TO + space for space in self.nexts(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return None if operand in self.nexts(pos) else NOT_ON_THE_WAY

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps[-1] = RetreatBy(seat, self.space, self.to, [*self.taken, operand])

    def go(self, pos: PunicWar, lost: int, way: list[int]) -> None:
        """15.3 The losses of the way come first; 17.2 the first CU that a retreat costs is an elephant."""
        board, seat, result = pos.board, self.seat, pos.fought().result
        size = pos.cus[seat][self.space]
        must = 1 if result.routed == 0 else 0
        result.lost += lost
        result.routed += lost
        load(pos, seat, self.space, self.to)
        if pos.events is not None:
            args = {
                "side": SIDES[seat],
                "from": board.space_id[self.space],
                "to": board.space_id[self.to],
                "spaces": [board.space_id[s] for s in way],
                "count": lost,
            }
            pos.emit("retreated", "15.1", args)
        pos.steps[-1] = Refuge(seat, way, size > 0)
        pos.steps.append(WayOfRetreat(seat, way))
        if lost:
            pos.steps.append(Losses(seat, board.transit, lost, must, False))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "space": pos.board.space_id[self.to]}
        return "prompt-retreat-by", args


class WayOfRetreat(SeatStep[PunicWar]):
    """25 Hostile Tribes may fall upon the beaten in every space of theirs on the way."""

    rule: ClassVar[str] = "15.1"

    def __init__(self, seat: int, way: list[int]) -> None:
        super().__init__(seat)
        self.way = way[:]  # spaces that are still to come

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if self.way:
            pos.steps.append(WayOfRetreat(self.seat, self.way[1:]))
            enter_wilds(pos, self.seat, self.way[0])
        return True


class Refuge(SeatStep[PunicWar]):
    """15.1.5, 15.3.4 Weaker friends on the way come along; lone enemy generals do not stop anybody."""

    rule: ClassVar[str] = "15.1.5"

    def __init__(self, seat: int, way: list[int], had_units: bool) -> None:
        super().__init__(seat)
        self.way = way[:]
        self.had_units = had_units

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        board, side = pos.board, self.seat
        to = self.way[-1]
        if self.had_units and pos.cus[side][board.transit] == 0:
            pos.displace_all(side, board.transit, "10.10", True)
        for space in self.way[:-1]:
            friends = pos.cus[side][space]
            if pos.cus[side][board.transit] > 0:
                if pos.cus[1 - side][space] == 0:
                    pos.displace_all(1 - side, space, "15.3.4")
                    if side == ROME and space in pos.trains:
                        pos.lose_train(space)
                if 0 < friends <= pos.cus[side][board.transit]:
                    exhaust_all(pos, side, space)
                    load(pos, side, space, to)
        unload(pos, side, to)
        for g in pos.generals_at(side, to):
            if strays(board, [g], to):
                pos.displace(g, "24.1")
        return True
