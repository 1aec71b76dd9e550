"""7.6, 7.7, 7.82, 7.83 Retreats out of a battle, by road and by sea, and the winner's regroup."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_MOVE, A_TO, DONE, MOVE, TO
from .board import (
    BLOCK_ID,
    BORDER,
    CITIES,
    EDGE_BETWEEN,
    EDGE_KIND,
    FLEET,
    LIMIT,
    PORTS_OF,
    ROADS,
    SEAS_OF,
    SEAWAYS,
    SIDES,
    SPACE_ID,
    SPACES,
    STRAIT,
)
from .position import SEEN, CivilWar

NOT_NOW: Final = Refusal("7.6", "not-now")
NO_WAY: Final = Refusal("7.6", "no-retreat-way")
NO_WAY_FLEET: Final = Refusal("7.82", "no-retreat-way")
ENEMY_HELD: Final = Refusal("7.61", "retreat-into-enemy")
ENEMY_HELD_FLEET: Final = Refusal("7.82", "retreat-into-enemy")
ROAD_FULL: Final = Refusal("7.61", "retreat-road-full")
STRAIT_FULL: Final = Refusal("7.61", "retreat-strait-full")
NOT_HIS_ROAD: Final = Refusal("7.62", "retreat-vacant-by-attack-road")
ATTACKERS_ROAD: Final = Refusal("7.63", "retreat-over-attackers-road")
NOT_FROM_THERE: Final = Refusal("7.82", "fleet-did-not-come-from-there")
ATTACKERS_SEA: Final = Refusal("7.82", "attackers-came-from-that-sea")
PORT_NOT_FRIENDLY: Final = Refusal("7.82", "port-not-friendly")
ONE_BY_SEA: Final = Refusal("7.64", "one-by-sea-each-round")
SEA_PORT_NOT_FRIENDLY: Final = Refusal("7.64", "port-not-friendly")
SEA_NOT_FRIENDLY: Final = Refusal("7.64", "sea-not-friendly")

NOT_NOW_REGROUP: Final = Refusal("7.7", "not-now")
NOT_A_WINNER: Final = Refusal("7.7", "not-in-the-won-battle")
ALREADY_REGROUPED: Final = Refusal("7.7", "already-regrouped")
REGROUP_NO_WAY: Final = Refusal("7.7", "no-road")
REGROUP_NO_SEAWAY: Final = Refusal("7.83", "no-seaway")
REGROUP_ENEMY: Final = Refusal("7.7", "regroup-into-enemy")
REGROUP_ENEMY_FLEET: Final = Refusal("7.83", "regroup-into-enemy")
REGROUP_FULL: Final = Refusal("7.7", "regroup-road-full")
REGROUP_NOWHERE: Final = Refusal("7.7", "nowhere-to-regroup")


# -- 7.6 retreats ------------------------------------------------------------------------------------------


def road_refusal(
    pos: CivilWar, space: int, attacker: int, side: int, to: int, edge: int, lanes: list[int]
) -> Refusal | None:
    """7.61 to 7.63 Why a land block may not retreat over this road, or None."""
    if pos.count[1 - side][to] > 0:
        return ENEMY_HELD
    if side == attacker:
        # 7.62 To any friendly city; to a vacant one only by a road that brought attackers in.
        if pos.count[side][to] == 0 and pos.into.get(edge * 2 + side, -1) != space:
            return NOT_HIS_ROAD
    elif pos.into.get(edge * 2 + attacker, -1) == space:
        return ATTACKERS_ROAD
    kind = EDGE_KIND[edge]
    if kind == STRAIT:
        return STRAIT_FULL if edge in lanes else None
    return ROAD_FULL if lanes.count(edge) >= LIMIT[kind] else None


def seaway_refusal(pos: CivilWar, space: int, attacker: int, side: int, to: int, edge: int) -> Refusal | None:
    """7.82 Why a fleet may not retreat over this border or coast, or None."""
    if pos.count[1 - side][to] > 0:
        return ENEMY_HELD_FLEET
    if pos.count[side][to] > 0:
        return None
    if side == attacker:
        return None if pos.into.get(edge * 2 + side, -1) == space else NOT_FROM_THERE
    if to < CITIES:
        return PORT_NOT_FRIENDLY
    return ATTACKERS_SEA if pos.into.get(edge * 2 + attacker, -1) == space else None


def by_sea_refusal(pos: CivilWar, space: int, side: int, to: int, by_sea: list[int]) -> Refusal | None:
    """7.64 Why a land block may not retreat across one friendly sea to this port, or None."""
    shared = [sea for sea in SEAS_OF[space] if sea >= CITIES and to in PORTS_OF[sea]]
    if space >= CITIES or to == space or not shared:
        return NO_WAY
    if not any(pos.friendly(side, sea) for sea in shared):
        return SEA_NOT_FRIENDLY
    if not pos.friendly(side, to):
        return SEA_PORT_NOT_FRIENDLY
    return ONE_BY_SEA if by_sea[side] > 0 else None


def retreat_refusal(
    pos: CivilWar, space: int, attacker: int, block: int, to: int, lanes: list[int], by_sea: list[int]
) -> Refusal | None:
    """7.6 Why a block may not retreat to a space, or None; a road is preferred to the sea."""
    side = pos.side[block]
    edge = EDGE_BETWEEN.get(space * SPACES + to, -1)
    if FLEET[block]:
        if edge < 0 or EDGE_KIND[edge] < BORDER:
            return NO_WAY_FLEET
        return seaway_refusal(pos, space, attacker, side, to, edge)
    refusal: Refusal | None = NO_WAY
    if edge >= 0 and EDGE_KIND[edge] < BORDER:
        refusal = road_refusal(pos, space, attacker, side, to, edge, lanes)
        if refusal is None:
            return None
    by_sea_answer = by_sea_refusal(pos, space, side, to, by_sea)
    if by_sea_answer is None or refusal is NO_WAY:
        return by_sea_answer
    return refusal


def can_retreat(
    pos: CivilWar, space: int, attacker: int, block: int, lanes: list[int], by_sea: list[int]
) -> bool:
    """7.6 Whether a block has any way out of the battle."""
    side = pos.side[block]
    if FLEET[block]:
        for to, edge in SEAWAYS[space]:
            if seaway_refusal(pos, space, attacker, side, to, edge) is None:
                return True
        return False
    for to, edge in ROADS[space]:
        if road_refusal(pos, space, attacker, side, to, edge, lanes) is None:
            return True
    if by_sea[side] == 0 and space < CITIES:
        for sea in SEAS_OF[space]:
            if pos.friendly(side, sea):
                for port in PORTS_OF[sea]:
                    if by_sea_refusal(pos, space, side, port, by_sea) is None:
                        return True
    return False


class Withdraw(SeatStep[CivilWar]):
    """7.6 A block in retreat chooses where it goes."""

    rule: ClassVar[str] = "7.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def refuse_to(self, pos: CivilWar, to: int) -> Refusal | None:
        from .battle import current_battle

        battle = current_battle(pos)
        assert battle is not None
        space = battle.space
        return retreat_refusal(pos, space, battle.attacker, self.block, to, battle.lanes, battle.by_sea)

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        space = pos.place[self.block]
        spaces = [to for to, _ in (SEAWAYS[space] if FLEET[self.block] else ROADS[space])]
        if not FLEET[self.block] and space < CITIES:
            for sea in SEAS_OF[space]:
                spaces.extend(PORTS_OF[sea])
        return [A_TO + to for to in sorted(set(spaces)) if self.refuse_to(pos, to) is None]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return NOT_NOW
        return self.refuse_to(pos, operand)

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        from .battle import current_battle

        battle = current_battle(pos)
        assert battle is not None
        block = self.block
        space = battle.space
        edge = EDGE_BETWEEN.get(space * SPACES + operand, -1)
        rule = "7.82"
        if not FLEET[block]:
            rule = "7.62" if seat == battle.attacker else "7.63"
            if (
                edge < 0
                or EDGE_KIND[edge] >= BORDER
                or road_refusal(pos, space, battle.attacker, seat, operand, edge, battle.lanes) is not None
            ):
                rule = "7.64"
                battle.by_sea[seat] += 1
            else:
                battle.lanes.append(edge)
        pos.put(block, operand)
        pos.trace.append(block | SEEN << 6)  # it leaves face up
        pos.steps.pop()
        if pos.events is not None:
            args = {"block": BLOCK_ID[block], "side": SIDES[seat], "from": SPACE_ID[space]}
            pos.emit("retreated", rule, {**args, "to": SPACE_ID[operand]})

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-withdraw", {"side": SIDES[self.seat], "block": BLOCK_ID[self.block]}


# -- 7.7 regroup -------------------------------------------------------------------------------------------


def regroup_refusal(pos: CivilWar, block: int, to: int, lanes: list[int]) -> Refusal | None:
    """7.7, 7.83 Why a victorious block may not regroup to a space, or None."""
    space = pos.place[block]
    edge = EDGE_BETWEEN.get(space * SPACES + to, -1)
    fleet = FLEET[block]
    if edge < 0 or fleet != (EDGE_KIND[edge] >= BORDER):
        return REGROUP_NO_SEAWAY if fleet else REGROUP_NO_WAY
    if pos.count[1 - pos.side[block]][to] > 0:
        return REGROUP_ENEMY_FLEET if fleet else REGROUP_ENEMY
    return REGROUP_FULL if lanes.count(edge) >= LIMIT[EDGE_KIND[edge]] else None


class Regroup(SeatStep[CivilWar]):
    """7.7 After a battle the winner may move any of his blocks to adjacent friendly or vacant spaces."""

    rule: ClassVar[str] = "7.7"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, space: int, lanes: list[int], gone: list[int]) -> None:
        super().__init__(seat)
        self.space = space
        self.lanes = lanes
        self.gone = gone

    def clone(self) -> Regroup:
        return Regroup(self.seat, self.space, self.lanes[:], self.gone[:])

    def resolve(self, pos: CivilWar) -> bool:
        """It ends by itself when everybody can see that nobody is left or no block of any kind could go."""
        foe = pos.count[1 - self.seat]
        if pos.count[self.seat][self.space] > 0:
            for to, edge in ROADS[self.space] + SEAWAYS[self.space]:
                if foe[to] == 0 and self.lanes.count(edge) < LIMIT[EDGE_KIND[edge]]:
                    return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        known: dict[bool, bool] = {}
        out: list[int] = []
        for b in pos.blocks_at(seat, self.space):
            fleet = FLEET[b]
            if fleet not in known:
                known[fleet] = self.refuse_block(pos, seat, b) is None
            if known[fleet]:
                out.append(A_MOVE + b)
        out.append(A_DONE)
        return out

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == MOVE:
            return self.refuse_block(pos, seat, operand)
        return None if verb == DONE else NOT_NOW_REGROUP

    def refuse_block(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """7.7 Why this block may not regroup, or None."""
        if block in self.gone:
            return ALREADY_REGROUPED
        if pos.side[block] != seat or pos.place[block] != self.space:
            return NOT_A_WINNER
        for to, _ in SEAWAYS[self.space] if FLEET[block] else ROADS[self.space]:
            if regroup_refusal(pos, block, to, self.lanes) is None:
                return None
        return REGROUP_NOWHERE

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.gone.append(operand)
        pos.steps.append(RegroupTo(seat, operand))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-regroup", {"side": SIDES[self.seat], "space": SPACE_ID[self.space]}


class RegroupTo(SeatStep[CivilWar]):
    """7.7, 7.83 Where a regrouping block goes."""

    rule: ClassVar[str] = "7.7"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def lanes(self, pos: CivilWar) -> list[int]:
        regroup = pos.steps[-2]
        assert isinstance(regroup, Regroup)
        return regroup.lanes

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        space = pos.place[self.block]
        lanes = self.lanes(pos)
        out: list[int] = []
        for to, _ in SEAWAYS[space] if FLEET[self.block] else ROADS[space]:
            if regroup_refusal(pos, self.block, to, lanes) is None:
                out.append(A_TO + to)
        return out

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return NOT_NOW_REGROUP
        return regroup_refusal(pos, self.block, operand, self.lanes(pos))

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        space = pos.place[self.block]
        self.lanes(pos).append(EDGE_BETWEEN[space * SPACES + operand])
        pos.travel(self.block, operand, False)
        pos.steps.pop()
        if pos.events is not None:
            args = {"from": SPACE_ID[space], "to": SPACE_ID[operand]}
            pos.note(seat, "regrouped", "7.83" if FLEET[self.block] else "7.7", args, self.block)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-regroup-to", {"side": SIDES[self.seat]}
