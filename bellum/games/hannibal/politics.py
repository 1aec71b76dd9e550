"""19 Political control, 22 the count of provinces at the end of a turn, 23 sudden victory."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Outcome, Step
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_PC, A_REMOVE, DONE, PC, REMOVE
from .board import ALPINE as ALPINE_PASS
from .board import (
    CARTHAGE,
    CARTHAGO,
    CITY,
    EDGE,
    GENERAL_ID,
    LATIUM,
    NOBODY,
    PASS,
    PORT,
    PROVINCE_REGION,
    PROVINCES,
    REGION,
    REGION_OF,
    ROMA,
    ROME,
    SCENARIOS,
    SIDES,
    SPACE_ID,
    SPACES,
    SYRACUSAE,
    TIE,
    TURN_CARDS,
    WALLS,
    WAYS,
)
from .position import ARCHIMEDES, TRUCE_ON, Hannibal

NOT_NOW_PC: Final = Refusal("19.2", "not-now")
NO_SUCH_SPACE: Final = Refusal("3.1", "not-in-play")
CITY_OR_TRIBE: Final = Refusal("19.2.1", "city-or-tribe")
YOUR_PC: Final = Refusal("19.2.1", "your-pc")
ENEMY_CUS: Final = Refusal("19.2.1", "enemy-cus")
NEEDS_CU: Final = Refusal("19.2.2", "needs-cu")
TRUCE_HOLDS: Final = Refusal("25", "truce")
NOT_NOW_REMOVE: Final = Refusal("14.13", "not-now")
NOT_ORDINARY: Final = Refusal("14.13", "not-ordinary")
WRONG_REGION: Final = Refusal("14.13", "wrong-region")


# -- the end of the war --------------------------------------------------------------------------------------


def win(pos: Hannibal, winner: int, reason: str, rule: str) -> None:
    """The game is over."""
    pos.outcome = Outcome((winner,), reason, rule, (pos.points(ROME), pos.points(CARTHAGE)))
    if pos.events is not None:
        pos.emit("game-over", rule, {"side": SIDES[winner], "reason": reason})


def africanus_lost(pos: Hannibal) -> None:
    """10.10 In a campaign that is his, the loss of Scipio Africanus loses it."""
    for side in range(2):
        loses: str = SCENARIOS[pos.scenario].get("loses", {}).get(SIDES[side], "")
        if loses == "scipio_africanus" and pos.outcome is None:
            win(pos, 1 - side, "general-lost", "10.10")


def turn_city(pos: Hannibal, space: int, side: int, rule: str) -> None:
    """20.7 A city changes hands: all CUs inside are lost, generals displaced, siege points removed.

    23.1, 23.2.1 Whoever takes the enemy's capital wins at once.
    """
    from .siege import Citadel

    foe = 1 - side
    inside = space + WALLS
    lost = pos.cus[foe][inside]
    pos.take_away(foe, inside, lost, pos.elephants[inside] if foe == CARTHAGE else 0)
    pos.displace_all(foe, inside, rule)
    pos.trains = [place for place in pos.trains if place != inside]
    pos.siege[space] = 0
    pos.own(space, side)
    pos.taken[side].append(space)
    if pos.citadel == space:
        pos.citadel = NOBODY
    if space == SYRACUSAE and side == ROME:
        pos.markers &= ~ARCHIMEDES
    if pos.events is not None:
        pos.emit("city-taken", rule, {"side": SIDES[side], "space": SPACE_ID[space], "count": lost})
    if space == CARTHAGO and side == ROME:
        win(pos, ROME, "capital", "23.1")
    elif space == ROMA and side == CARTHAGE:
        win(pos, CARTHAGE, "capital", "23.2.1")
    elif side == CARTHAGE:
        pos.steps.append(Citadel(space, 0))


def sue_for_peace(pos: Hannibal, loser: int, rule: str) -> None:
    """14.14, 22.3, 23.3 Who cannot remove the PCs that he must loses the war at once."""
    win(pos, 1 - loser, "peace", rule)


def consequences(pos: Hannibal, loser: int, count: int, rule: str) -> None:
    """14.13, 22.2 A side removes so many of its ordinary PCs, or sues for peace (14.14, 22.3)."""
    if count <= 0 or pos.outcome is not None:
        return
    if pos.events is not None:
        pos.emit("consequences", rule, {"side": SIDES[loser], "count": count})
    if len(pos.ordinary_pcs(loser)) < count:
        sue_for_peace(pos, loser, "14.14" if rule == "14.13" else "22.3")
        return
    pos.steps.append(RemovePCs(loser, loser, count, NOBODY, rule))


class RemovePCs(Step[Hannibal]):
    """14.13, 22.2, 10.10 Ordinary PCs of one side are removed, as a player chooses."""

    rule: ClassVar[str] = "14.13"
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "count", "region", "paragraph")

    def __init__(self, seat: int, victim: int, count: int, region: int, paragraph: str) -> None:
        self.seat = seat
        self.victim = victim
        self.count = count
        self.region = region
        self.paragraph = paragraph

    def clone(self) -> RemovePCs:
        return RemovePCs(self.seat, self.victim, self.count, self.region, self.paragraph)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def fits(self, pos: Hannibal, space: int) -> bool:
        return pos.ordinary(space, self.victim) and (self.region < 0 or REGION_OF[space] == self.region)

    def resolve(self, pos: Hannibal) -> bool:
        spaces = [s for s in range(SPACES) if self.fits(pos, s)] if self.count > 0 else []
        if len(spaces) > self.count:
            return False
        pos.steps.pop()
        for space in spaces:
            self.take(pos, space)
        return True

    def take(self, pos: Hannibal, space: int) -> None:
        pos.own(space, NOBODY)
        self.count -= 1
        if pos.events is not None:
            args = {"side": SIDES[self.victim], "space": SPACE_ID[space]}
            pos.emit("pc-removed", self.paragraph, args)

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_REMOVE + s for s in range(SPACES) if self.fits(pos, s)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != REMOVE:
            return NOT_NOW_REMOVE
        if not pos.ordinary(operand, self.victim):
            return NOT_ORDINARY
        return None if self.fits(pos, operand) else WRONG_REGION

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.take(pos, operand)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "victim": SIDES[self.victim], "count": self.count}
        return "prompt-remove", args


# -- 19.2 placing PCs ----------------------------------------------------------------------------------------


def pc_refusal(pos: Hannibal, side: int, space: int) -> Refusal | None:
    """8.2, 19.2.1, 19.2.2 A PC goes to an empty space without enemy CUs, or turns one over under a CU.

    25 In a truce no PC of the enemy is turned over.
    """
    if not pos.playable(space):
        return NO_SUCH_SPACE
    if CITY[space] or pos.tribe[space]:
        return CITY_OR_TRIBE
    owner = pos.control[space]
    if owner == side:
        return YOUR_PC
    if owner >= 0:
        if pos.cus[side][space] == 0:
            return NEEDS_CU
        return TRUCE_HOLDS if pos.marked(TRUCE_ON) else None
    return ENEMY_CUS if pos.cus[1 - side][space] > 0 else None


def place_pc(pos: Hannibal, side: int, space: int, rule: str) -> None:
    """19.2 A PC is placed, or turned over."""
    turned = pos.control[space] == 1 - side
    pos.own(space, side)
    if pos.events is not None:
        kind = "pc-turned" if turned else "pc-placed"
        pos.emit(kind, rule, {"side": SIDES[side], "space": SPACE_ID[space]})


class PlacePCs(Step[Hannibal]):
    """8.2, 19.2 The OPs of a card place as many PCs."""

    rule: ClassVar[str] = "19.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> PlacePCs:
        return PlacePCs(self.seat, self.left)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.left > 0 and pc_spaces(pos, self.seat):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_PC + s for s in pc_spaces(pos, seat)] + [A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return pc_refusal(pos, seat, operand) if verb == PC else NOT_NOW_PC

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        place_pc(pos, seat, operand, "19.2")

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-pcs", {"side": SIDES[self.seat], "count": self.left}


def pc_spaces(pos: Hannibal, side: int) -> list[int]:
    """All spaces where a side may place or turn a PC."""
    return [s for s in range(SPACES) if pc_refusal(pos, side, s) is None]


# -- 19.4 isolation ------------------------------------------------------------------------------------------


def connected(pos: Hannibal, side: int, start: int) -> bool:
    """19.4.1, 19.4.2 Whether a PC can trace a way to a CU, a friendly tribe, a port or a city of its side.

    19.4.3 The way may lead over empty spaces.
    """
    seen = [start]
    at = 0
    while at < len(seen):
        space = seen[at]
        at += 1
        if pos.total(side, space) > 0:
            return True
        if pos.control[space] == side and (PORT[space] or CITY[space] or pos.tribe[space]):
            return True
        for to in WAYS[space]:
            if to in seen or not pos.playable(to):
                continue
            kind = EDGE[space * SPACES + to]
            if kind == PASS or kind == ALPINE_PASS:
                continue
            if pos.hostile_to(to, side) and pos.total(side, to) == 0:
                continue
            if pos.total(1 - side, to) > 0 and pos.control[to] != side:
                continue
            seen.append(to)
    return False


def remove_isolated(pos: Hannibal, side: int) -> None:
    """5.5, 19.4 All isolated ordinary PCs of a side are removed together."""
    lost = [s for s in pos.ordinary_pcs(side) if not connected(pos, side, s)]
    for space in lost:
        pos.own(space, NOBODY)
    if lost and pos.events is not None:
        pos.emit("isolated", "19.4", {"side": SIDES[side], "spaces": [SPACE_ID[s] for s in lost]})


# -- 22, 23 victory ------------------------------------------------------------------------------------------


def holds_region(pos: Hannibal, side: int, region: int, but: int) -> bool:
    """Whether a side controls every province of a region but one."""
    return all(PROVINCE_REGION[p] != region or p == but or pos.holder(p) == side for p in range(PROVINCES))


def check_victory(pos: Hannibal) -> None:
    """5.6, 22.1, 22.2 Who controls fewer provinces removes as many PCs as he is behind.

    23.2.2 Carthage wins with all of Italia but Latium.
    22.4 After the last turn the points decide.
    """
    rome, carthage = pos.points(ROME), pos.points(CARTHAGE)
    if pos.events is not None:
        pos.emit("points", "22.1", {"rome": rome, "carthage": carthage})
    sudden: dict[str, Any] = SCENARIOS[pos.scenario]["sudden_death"]
    for side in range(2):
        wanted: str = sudden[SIDES[side]].get("region", "")
        but = LATIUM if side == CARTHAGE else NOBODY
        if wanted and holds_region(pos, side, REGION[wanted], but):
            win(pos, side, "region", "23.2.2")
            return
    if pos.turn == len(TURN_CARDS[pos.scenario]) - 1:
        if rome == carthage:
            win(pos, TIE[pos.scenario], "tie", "22.4")
        else:
            win(pos, ROME if rome > carthage else CARTHAGE, "points", "22.4")
        return
    if rome != carthage:
        consequences(pos, ROME if rome < carthage else CARTHAGE, abs(rome - carthage), "22.2")


def general_name(general: int) -> str | None:
    """A general by his id, None for nobody."""
    return GENERAL_ID[general] if general >= 0 else None
