"""6.1 to 6.3 Moves: groups over roads and straits, fleets over seas, land blocks carried across the sea.

6.15 There is no stacking limit during the year: nothing here counts the blocks of a space.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_MOVE, A_SAIL, A_STOP, A_TO, DONE, MOVE, SAIL, STOP, TO
from .board import (
    BORDER,
    CITIES,
    EDGE_BETWEEN,
    EDGE_KIND,
    FLEET,
    PORT,
    PORTS_OF,
    ROADS,
    SEAS_OF,
    SEAWAYS,
    SIDES,
    SPACE_ID,
    SPACES,
    STRAIT,
)
from .cards.card import DECK, Card
from .position import FLEET_NEEDS_PORT, CivilWar, with_entry, without

NOT_YOURS: Final = Refusal("6.1", "move-not-yours")
NOT_ON_MAP: Final = Refusal("6.1", "move-off-the-map")
ALREADY_MOVED: Final = Refusal("6.1", "already-moved")
NO_MOVES_LEFT: Final = Refusal("6.1", "no-moves-left")
PINNED: Final = Refusal("6.13", "pinned")
NOWHERE: Final = Refusal("6.1", "nowhere-to-move")
NOWHERE_FLEET: Final = Refusal("6.2", "nowhere-to-sail")
NO_ROAD: Final = Refusal("6.1", "no-road")
NO_LAND_AT_SEA: Final = Refusal("4.1", "only-fleets-at-sea")
ALREADY_THERE: Final = Refusal("6.1", "already-there")
NO_SEAWAY: Final = Refusal("6.2", "no-seaway")
TOO_FAR_TO_ATTACK: Final = Refusal("6.1", "too-far-to-attack")
ATTACKERS_ROAD: Final = Refusal("6.13", "attackers-road")
ROAD_FULL: Final = Refusal("6.11", "road-full")
STRAIT_FULL: Final = Refusal("4.3.2", "strait-full")
STRAIT_ATTACK: Final = Refusal("4.3.2", "strait-attack")
HOLDS_SEA: Final = Refusal("6.3", "fleet-holds-sea")
NO_MOVE_YET: Final = Refusal("6.1", "no-move-yet")
SAIL_NOT_YOURS: Final = Refusal("6.3", "sail-not-yours")
SAIL_NOT_ON_MAP: Final = Refusal("6.3", "sail-off-the-map")
SAIL_LAND_ONLY: Final = Refusal("6.3", "fleets-do-not-sail-as-cargo")
SAIL_COMMAND_ONLY: Final = Refusal("2.1", "no-sea-moves-by-event")
SAIL_FIRST: Final = Refusal("6.3", "sea-moves-first")
SAIL_FROM_PORT: Final = Refusal("6.3", "not-in-port")
NO_FRIENDLY_SEA: Final = Refusal("6.3", "no-friendly-sea")
SAIL_TO_PORT: Final = Refusal("6.3", "not-a-port")
SAIL_NOWHERE: Final = Refusal("6.3", "no-port-to-sail-to")
SAIL_SAME_PORT: Final = Refusal("6.3", "sail-to-another-port")
SAIL_NO_ROUTE: Final = Refusal("6.3", "no-friendly-route")
SAIL_ENEMY_PORT: Final = Refusal("6.3", "port-not-friendly-or-vacant")


def way_refusal(
    pos: CivilWar, seat: int, src: int, to: int, edge: int, steps: int, card: Card
) -> Refusal | None:
    """6.1, 6.11 Why a block that has made ``steps`` moves may not go on over this edge, or None."""
    foes = pos.count[1 - seat][to]
    if foes > 0 and steps >= card.charge:
        return TOO_FAR_TO_ATTACK
    if pos.into.get(edge * 2 + 1 - seat, -1) == src:
        return ATTACKERS_ROAD
    kind = EDGE_KIND[edge]
    if kind < BORDER:
        used = pos.used.get(edge * 2 + seat, 0)
        # 4.3.2 One block alone may cross a strait to attack; whoever reinforces a defender does not attack.
        if kind == STRAIT and foes > 0 and pos.attacker.get(to, seat) == seat:
            if used >= card.strait_attack:
                return STRAIT_ATTACK
        elif used >= card.limit[kind]:
            return STRAIT_FULL if kind == STRAIT else ROAD_FULL
    elif pos.voyages and src >= CITIES and pos.count[seat][src] == 1 and holds_sea(pos, src):
        return HOLDS_SEA
    return None


def no_way(src: int, to: int, fleet: bool) -> Refusal:
    """4.1, 4.3 Why no way at all leads a block from one space to another."""
    if to == src:
        return ALREADY_THERE
    if fleet:
        return FLEET_NEEDS_PORT if to < CITIES and not PORT[to] else NO_SEAWAY
    return NO_LAND_AT_SEA if to >= CITIES else NO_ROAD


def stuck(pos: CivilWar, seat: int, fleet: bool, src: int, card: Card) -> Refusal | None:
    """6.1, 6.2 Why a block cannot leave a space at all: the one reason if all its ways share it, or None."""
    reason: Refusal | None = None
    for to, edge in SEAWAYS[src] if fleet else ROADS[src]:
        refusal = way_refusal(pos, seat, src, to, edge, 0, card)
        if refusal is None:
            return None
        if reason is None:
            reason = refusal
        elif reason is not refusal:
            reason = NOWHERE_FLEET if fleet else NOWHERE
    if reason is None:
        return NOWHERE_FLEET if fleet else NOWHERE
    return reason


def pinned(pos: CivilWar, seat: int, space: int) -> bool:
    """6.13 Whether every defender still there is held by a block of the main attack (not by reserves)."""
    if pos.attacker.get(space, seat) == seat:
        return False
    main = pos.main[space]
    attackers = 0
    defenders = pos.count[seat][space]
    for block, edge in pos.came.items():
        if pos.place[block] == space:
            if pos.side[block] == seat:
                defenders -= 1
            elif edge == main:
                attackers += 1
    return defenders <= attackers


def joined_seas(port: int, open_seas: list[int]) -> list[int]:
    """6.3 Those of the open seas that can be reached from a port, from sea to adjacent sea."""
    seas: list[int] = []
    for sea in SEAS_OF[port]:
        if sea in open_seas:
            seas.append(sea)
    i = 0
    while i < len(seas):
        for sea in SEAS_OF[seas[i]]:
            if sea in open_seas and sea not in seas:
                seas.append(sea)
        i += 1
    return seas


def own_seas(pos: CivilWar, seat: int) -> list[int]:
    """4.4 The seas friendly to a player."""
    own = pos.count[seat]
    foe = pos.count[1 - seat]
    return [sea for sea in range(CITIES, SPACES) if own[sea] > 0 and foe[sea] == 0]


def friendly_seas(pos: CivilWar, seat: int, port: int) -> list[int]:
    """6.3 The friendly seas that a sea move from a port may cross."""
    return joined_seas(port, own_seas(pos, seat))


def holds_sea(pos: CivilWar, sea: int) -> bool:
    """6.3 Whether a sea move of this phase cannot do without the fleet in this sea."""
    if sea not in pos.carrying:
        return False
    rest = [other for other in pos.carrying if other != sea]
    for voyage in pos.voyages:
        if not any(voyage & 127 in PORTS_OF[other] for other in joined_seas(voyage >> 7, rest)):
            return True
    return False


def voyage_refusal(pos: CivilWar, seat: int, src: int, to: int, seas: list[int]) -> Refusal | None:
    """6.3 Why a sea move may not end here, or None."""
    if to == src:
        return SAIL_SAME_PORT
    if not PORT[to]:
        return SAIL_TO_PORT
    if pos.count[1 - seat][to] > 0:
        return SAIL_ENEMY_PORT
    for sea in seas:
        if to in PORTS_OF[sea]:
            return None
    return SAIL_NO_ROUTE


def voyage_ports(pos: CivilWar, seat: int, src: int) -> list[int]:
    """6.3 Every port that a sea move from here may reach."""
    seas = friendly_seas(pos, seat, src)
    ports = {port for sea in seas for port in PORTS_OF[sea]}
    return [port for port in sorted(ports) if voyage_refusal(pos, seat, src, port, seas) is None]


class Move(SeatStep[CivilWar]):
    """6.1 A player spends move points, one for each group (or for each block carried by sea)."""

    rule: ClassVar[str] = "6.1"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, card: int, points: int, groups: list[int], sea_open: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.points = points
        self.groups = groups  # spaces whose group is paid for
        self.sea_open = sea_open  # 6.3 sea moves come before all others

    def clone(self) -> Move:
        return Move(self.seat, self.card, self.points, self.groups[:], self.sea_open)

    def resolve(self, pos: CivilWar) -> bool:
        """Moves end by themselves when everybody can see that no group that is paid for has blocks left."""
        if self.points > 0:
            return False
        for b, owner in enumerate(pos.side):
            if owner == self.seat and not pos.moved[b] and pos.place[b] in self.groups:
                return False
        self.finish(pos)
        return True

    def finish(self, pos: CivilWar) -> None:
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("moves-done", "6.1", {"side": SIDES[self.seat], "left": self.points})

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        moves: list[int] = []
        sails: list[int] = []
        place = pos.place
        moved = pos.moved
        land: dict[int, bool] = {}
        sea: dict[int, bool] = {}
        cargo: dict[int, bool] = {}
        sail = self.sea_open and self.points > 0
        # Whether an unmoved block may go depends only on its space and on whether it is a fleet.
        for b, owner in enumerate(pos.side):
            if owner != seat or moved[b]:
                continue
            space = place[b]
            if space >= SPACES:
                continue
            known = sea if FLEET[b] else land
            if space not in known:
                known[space] = self.refuse_move(pos, seat, b) is None
            if known[space]:
                moves.append(A_MOVE + b)
            if sail and not FLEET[b]:
                if space not in cargo:
                    cargo[space] = self.refuse_sail(pos, seat, b) is None
                if cargo[space]:
                    sails.append(A_SAIL + b)
        moves.extend(sails)
        moves.append(A_DONE)
        return moves

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == MOVE:
            return self.refuse_move(pos, seat, operand)
        if verb == SAIL:
            return self.refuse_sail(pos, seat, operand)
        return None if verb == DONE else pos.not_now(verb)

    def refuse_move(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """6.1, 6.2, 6.13 Why this block may not be moved with its group, or None."""
        if pos.side[block] != seat:
            return NOT_YOURS
        space: int = pos.place[block]
        if space >= SPACES:
            return NOT_ON_MAP
        if pos.moved[block]:
            return ALREADY_MOVED
        card = DECK[self.card]
        fleet = FLEET[block]
        refusal = card.refuse_block(fleet)
        if refusal is not None:
            return refusal
        if self.points == 0 and space not in self.groups:
            return NO_MOVES_LEFT
        if pos.count[1 - seat][space] > 0 and pinned(pos, seat, space):
            return PINNED
        return stuck(pos, seat, fleet, space, card)

    def refuse_sail(self, pos: CivilWar, seat: int, block: int) -> Refusal | None:
        """6.3 Why this block may not make a sea move, or None."""
        if pos.side[block] != seat:
            return SAIL_NOT_YOURS
        space = pos.place[block]
        if space >= SPACES:
            return SAIL_NOT_ON_MAP
        if pos.moved[block]:
            return ALREADY_MOVED
        if FLEET[block]:
            return SAIL_LAND_ONLY
        if not DECK[self.card].sails:
            return SAIL_COMMAND_ONLY
        if not self.sea_open:
            return SAIL_FIRST
        return NO_MOVES_LEFT if self.points == 0 else self.refuse_harbour(pos, seat, space)

    def refuse_harbour(self, pos: CivilWar, seat: int, space: int) -> Refusal | None:
        """6.3 Why no sea move may begin in a space, or None."""
        if not PORT[space]:
            return SAIL_FROM_PORT
        if pos.count[1 - seat][space] > 0 and pinned(pos, seat, space):
            return PINNED
        seas = friendly_seas(pos, seat, space)
        if not seas:
            return NO_FRIENDLY_SEA
        for sea in seas:
            for port in PORTS_OF[sea]:
                if voyage_refusal(pos, seat, space, port, seas) is None:
                    return None
        return SAIL_NOWHERE

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.finish(pos)
            return
        if verb == SAIL:
            self.points -= 1
            pos.steps.append(Voyage(seat, operand))
            return
        space = pos.place[operand]
        self.sea_open = False
        if space not in self.groups:
            self.groups.append(space)
            self.points -= 1
        pos.steps.append(March(seat, operand, self.card, 0))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-move", {"side": SIDES[self.seat], "points": self.points}


class March(SeatStep[CivilWar]):
    """6.1, 6.2 One block on its way: a step, and another one if it neither attacks nor reinforces."""

    rule: ClassVar[str] = "6.1"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int, card: int, steps: int) -> None:
        super().__init__(seat)
        self.block = block
        self.card = card
        self.steps = steps

    def clone(self) -> March:
        return March(self.seat, self.block, self.card, self.steps)

    def resolve(self, pos: CivilWar) -> bool:
        space: int = pos.place[self.block]
        if self.steps == DECK[self.card].reach or (self.steps > 0 and pos.count[1 - self.seat][space] > 0):
            pos.steps.pop()
            return True
        return False

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        src = pos.place[self.block]
        card = DECK[self.card]
        out: list[int] = []
        for to, edge in SEAWAYS[src] if FLEET[self.block] else ROADS[src]:
            if way_refusal(pos, seat, src, to, edge, self.steps, card) is None:
                out.append(A_TO + to)
        if self.steps > 0:
            out.append(A_STOP)
        return out

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STOP:
            return None if self.steps > 0 else NO_MOVE_YET
        if verb != TO:
            return pos.not_now(verb)
        src = pos.place[self.block]
        edge = EDGE_BETWEEN.get(src * SPACES + operand, -1)
        fleet = FLEET[self.block]
        if edge < 0 or fleet != (EDGE_KIND[edge] >= BORDER):
            return no_way(src, operand, fleet)
        return way_refusal(pos, seat, src, operand, edge, self.steps, DECK[self.card])

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == STOP:
            pos.steps.pop()
            return
        block = self.block
        src: int = pos.place[block]
        edge = EDGE_BETWEEN[src * SPACES + operand]
        key = edge * 2 + seat
        pos.used = with_entry(pos.used, key, pos.used.get(key, 0) + 1)
        pos.moved[block] = 1
        if self.steps == 0:
            pos.travel(block, operand, True)
        else:
            pos.put(block, operand)  # the same back goes on
        if pos.count[seat][src] == 0 and src in pos.carrying:
            pos.carrying = without(pos.carrying, src)
        self.steps += 1
        foes = pos.count[1 - seat][operand]
        if foes > 0:
            # 6.12 Whoever enters an enemy space attacks it; 6.14 whoever joins a defender is a reserve.
            pos.came = with_entry(pos.came, block, edge)
            pos.into = with_entry(pos.into, key, operand)
            if operand not in pos.attacker:
                pos.attacker = with_entry(pos.attacker, operand, seat)
        if pos.events is not None:
            self.tell(pos, seat, src, operand, foes > 0)

    def tell(self, pos: CivilWar, seat: int, src: int, to: int, fight: bool) -> None:
        args = {"from": SPACE_ID[src], "to": SPACE_ID[to], "mode": "fleet" if FLEET[self.block] else "land"}
        rule = "6.2" if FLEET[self.block] else "6.1"
        if not fight:
            pos.note(seat, "moved", rule, args, self.block)
        elif pos.attacker[to] == seat:
            pos.note(seat, "attacked", "6.12", args, self.block)
        else:
            pos.note(seat, "reinforced", "6.14", args, self.block)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-march", {"side": SIDES[self.seat], "from": SPACE_ID[pos.place[self.block]]}


class Voyage(SeatStep[CivilWar]):
    """6.3 A land block crosses friendly seas to a friendly or vacant port."""

    rule: ClassVar[str] = "6.3"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_TO + port for port in voyage_ports(pos, seat, pos.place[self.block])]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return pos.not_now(verb)
        src = pos.place[self.block]
        return voyage_refusal(pos, seat, src, operand, friendly_seas(pos, seat, src))

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        src = pos.place[self.block]
        if not pos.voyages:
            pos.carrying = own_seas(pos, seat)
        pos.moved[self.block] = 1
        pos.travel(self.block, operand, True)
        pos.voyages = [*pos.voyages, src << 7 | operand]
        pos.steps.pop()
        if pos.events is not None:
            args = {"from": SPACE_ID[src], "to": SPACE_ID[operand], "mode": "sea"}
            pos.note(seat, "sailed", "6.3", args, self.block)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-voyage", {"side": SIDES[self.seat], "from": SPACE_ID[pos.place[self.block]]}
