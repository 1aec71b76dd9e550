"""7.6, 7.7, 7.82, 7.83 Retreats out of a battle, by road and by sea, and the winner's regroup."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
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
    SEA_RETREAT,
    SEAS_OF,
    SEAWAYS,
    SIDES,
    SPACE_ID,
    SPACES,
    STRAIT,
    STRAIT_RETREAT,
)
from .position import CivilWar

NO_WAY: Final = Refusal("7.6", "no-retreat-way")
NO_WAY_FLEET: Final = Refusal("7.82", "no-retreat-seaway")
ENEMY_HELD: Final = Refusal("7.61", "retreat-into-enemy")
ENEMY_HELD_FLEET: Final = Refusal("7.82", "fleet-retreat-into-enemy")
ROAD_FULL: Final = Refusal("7.61", "retreat-road-full")
STRAIT_FULL: Final = Refusal("7.61", "retreat-strait-full")
NOT_HIS_ROAD: Final = Refusal("7.62", "retreat-vacant-by-attack-road")
ATTACKERS_ROAD: Final = Refusal("7.63", "retreat-over-attackers-road")
NOT_FROM_THERE: Final = Refusal("7.82", "fleet-did-not-come-from-there")
ATTACKERS_SEA: Final = Refusal("7.82", "attackers-came-from-that-sea")
PORT_NOT_FRIENDLY: Final = Refusal("7.82", "fleet-retreat-port-not-friendly")
ONE_BY_SEA: Final = Refusal("7.64", "one-by-sea-each-round")
SEA_PORT_NOT_FRIENDLY: Final = Refusal("7.64", "retreat-port-not-friendly")
SEA_NOT_FRIENDLY: Final = Refusal("7.64", "sea-not-friendly")

REGROUP_NOT_YOURS: Final = Refusal("7.7", "regroup-not-yours")
NOT_A_WINNER: Final = Refusal("7.7", "not-in-the-won-battle")
ALREADY_REGROUPED: Final = Refusal("7.7", "already-regrouped")
REGROUP_NO_WAY: Final = Refusal("7.7", "no-regroup-road")
REGROUP_NO_SEAWAY: Final = Refusal("7.83", "no-regroup-seaway")
REGROUP_ENEMY: Final = Refusal("7.7", "regroup-into-enemy")
REGROUP_ENEMY_FLEET: Final = Refusal("7.83", "fleet-regroup-into-enemy")
REGROUP_FULL: Final = Refusal("7.7", "regroup-road-full")
REGROUP_NOWHERE: Final = Refusal("7.7", "nowhere-to-regroup")


# -- 7.6 retreats ------------------------------------------------------------------------------------------


class Engagement(Step[CivilWar]):
    """7.6 A battle as retreats see it: where it is, who attacks, and which ways out were used this round."""

    def __init__(self, space: int, attacker: int, lanes: list[int], by_sea: list[int]) -> None:
        self.space = space
        self.attacker = attacker
        self.lanes = lanes  # 7.61 edges that retreats used this round
        self.by_sea = by_sea  # 7.64 retreats by sea this round, of each side

    def road_refusal(self, pos: CivilWar, side: int, to: int, edge: int) -> Refusal | None:
        """7.61 to 7.63 Why a land block may not retreat over this road, or None."""
        if pos.count[1 - side][to] > 0:
            return ENEMY_HELD
        attacker = self.attacker
        if side == attacker:
            # 7.62 To any friendly city; to a vacant one only by a road that brought attackers in.
            if pos.count[side][to] == 0 and pos.into.get(edge * 2 + side, -1) != self.space:
                return NOT_HIS_ROAD
        elif pos.into.get(edge * 2 + attacker, -1) == self.space:
            return ATTACKERS_ROAD
        kind = EDGE_KIND[edge]
        if kind == STRAIT:
            return STRAIT_FULL if self.lanes.count(edge) >= STRAIT_RETREAT else None
        return ROAD_FULL if self.lanes.count(edge) >= LIMIT[kind] else None

    def seaway_refusal(self, pos: CivilWar, side: int, to: int, edge: int) -> Refusal | None:
        """7.82 Why a fleet may not retreat over this border or coast, or None."""
        if pos.count[1 - side][to] > 0:
            return ENEMY_HELD_FLEET
        if pos.count[side][to] > 0:
            return None
        attacker = self.attacker
        if side == attacker:
            return None if pos.into.get(edge * 2 + side, -1) == self.space else NOT_FROM_THERE
        if to < CITIES:
            return PORT_NOT_FRIENDLY
        return ATTACKERS_SEA if pos.into.get(edge * 2 + attacker, -1) == self.space else None

    def by_sea_refusal(self, pos: CivilWar, side: int, to: int) -> Refusal | None:
        """7.64 Why a land block may not retreat across one friendly sea to this port, or None."""
        space = self.space
        shared = [sea for sea in SEAS_OF[space] if to in PORTS_OF[sea]]
        if space >= CITIES or to == space or not shared:
            return NO_WAY
        if not any(pos.friendly(side, sea) for sea in shared):
            return SEA_NOT_FRIENDLY
        if not pos.friendly(side, to):
            return SEA_PORT_NOT_FRIENDLY
        return ONE_BY_SEA if self.by_sea[side] >= SEA_RETREAT else None

    def retreat_refusal(self, pos: CivilWar, block: int, to: int) -> Refusal | None:
        """7.6 Why a block may not retreat to a space, or None; a road is preferred to the sea."""
        side = pos.side[block]
        edge = EDGE_BETWEEN.get(self.space * SPACES + to, -1)
        if FLEET[block]:
            if edge < 0 or EDGE_KIND[edge] < BORDER:
                return NO_WAY_FLEET
            return self.seaway_refusal(pos, side, to, edge)
        refusal: Refusal | None = NO_WAY
        if edge >= 0 and EDGE_KIND[edge] < BORDER:
            refusal = self.road_refusal(pos, side, to, edge)
            if refusal is None:
                return None
        by_sea = self.by_sea_refusal(pos, side, to)
        if by_sea is None or refusal is NO_WAY:
            return by_sea
        return refusal

    def can_retreat(self, pos: CivilWar, block: int) -> bool:
        """7.6 Whether a block has any way out of the battle."""
        side = pos.side[block]
        space = self.space
        if FLEET[block]:
            for to, edge in SEAWAYS[space]:
                if self.seaway_refusal(pos, side, to, edge) is None:
                    return True
            return False
        for to, edge in ROADS[space]:
            if self.road_refusal(pos, side, to, edge) is None:
                return True
        return self.by_sea[side] < SEA_RETREAT and space < CITIES and self.has_haven(pos, side)

    def has_haven(self, pos: CivilWar, side: int) -> bool:
        """7.6 Whether there is a port to go to over a friendly sea."""
        for sea in SEAS_OF[self.space]:
            if pos.friendly(side, sea):
                for port in PORTS_OF[sea]:
                    if self.by_sea_refusal(pos, side, port) is None:
                        return True
        return False


class Withdraw(SeatStep[CivilWar]):
    """7.6 A block in retreat chooses where it goes."""

    rule: ClassVar[str] = "7.6"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def battle(self, pos: CivilWar) -> Engagement:
        """The battle that the block leaves."""
        battle = pos.steps[-2]
        assert isinstance(battle, Engagement)
        return battle

    def candidates(self, pos: CivilWar, seat: int) -> list[int]:
        space = pos.place[self.block]
        spaces = [to for to, _ in (SEAWAYS[space] if FLEET[self.block] else ROADS[space])]
        if not FLEET[self.block] and space < CITIES:
            for sea in SEAS_OF[space]:
                spaces.extend(PORTS_OF[sea])
        return [A_TO + to for to in sorted(set(spaces))]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        return self.battle(pos).retreat_refusal(pos, self.block, operand)

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        battle = self.battle(pos)
        block = self.block
        space = battle.space
        edge = EDGE_BETWEEN.get(space * SPACES + operand, -1)
        rule = "7.82"
        if not FLEET[block]:
            rule = "7.62" if seat == battle.attacker else "7.63"
            road = edge >= 0 and EDGE_KIND[edge] < BORDER
            if road and battle.road_refusal(pos, seat, operand, edge) is None:
                battle.lanes.append(edge)
            else:
                rule = "7.64"
                battle.by_sea[seat] += 1
        pos.put(block, operand)
        pos.lay_down(block)  # it leaves face up
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
    foe: int = 1 - pos.side[block]
    if pos.count[foe][to] > 0:
        return REGROUP_ENEMY_FLEET if fleet else REGROUP_ENEMY
    return REGROUP_FULL if lanes.count(edge) >= LIMIT[EDGE_KIND[edge]] else None


class Regroup(SeatStep[CivilWar]):
    """7.7 After a battle the winner may move any blocks there to adjacent friendly or vacant spaces."""

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
        if pos.count[self.seat][self.space] > 0 and (self.ways(pos, False) or self.ways(pos, True)):
            return False
        pos.steps.pop()
        return True

    def ways(self, pos: CivilWar, fleet: bool) -> int:
        """7.7, 7.83 How many ways are open to land blocks, or to fleets."""
        foe = pos.count[1 - self.seat]
        ways = 0
        for to, edge in SEAWAYS[self.space] if fleet else ROADS[self.space]:
            if foe[to] == 0 and self.lanes.count(edge) < LIMIT[EDGE_KIND[edge]]:
                ways += 1
        return ways

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
        return None if verb == DONE else pos.not_now(verb)

    def refuse_block(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """7.7 Why this block may not regroup, or None."""
        if pos.side[block] != seat:
            return REGROUP_NOT_YOURS
        if block in self.gone:
            return ALREADY_REGROUPED
        if pos.place[block] != self.space:
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
            return pos.not_now(verb)
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
