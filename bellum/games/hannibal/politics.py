"""19 Political control, 22 the count of provinces at the end of a turn, 23 sudden victory."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_PC, A_REMOVE, DONE, PC, REMOVE
from .board import CARTHAGE, NOBODY, ROME
from .kinds import SIDES
from .position import ARCHIMEDES, TRUCE_ON, PunicWar
from .scenario import NOWHERE
from .windows import open_window

NO_SUCH_SPACE: Final = Refusal("3.1", "not-in-play")
CITY_OR_TRIBE: Final = Refusal("19.2.1", "city-or-tribe")
YOUR_PC: Final = Refusal("19.2.1", "your-pc")
ENEMY_CUS: Final = Refusal("19.2.1", "enemy-cus")
NEEDS_CU: Final = Refusal("19.2.2", "needs-cu")
TRUCE_HOLDS: Final = Refusal("25", "truce-pc")
NOT_ORDINARY: Final = Refusal("14.13", "not-ordinary")
NOT_AT_TURNS_END: Final = Refusal("22.2", "not-ordinary-at-turns-end")
NOT_FOR_A_GENERAL: Final = Refusal("10.10", "not-ordinary-for-general")
NOT_BY_EVENT: Final = Refusal("25", "not-ordinary-by-event")
WRONG_REGION: Final = Refusal("25", "wrong-region")


# -- the end of the war --------------------------------------------------------------------------------------


def turn_city(pos: PunicWar, space: int, side: int, rule: str) -> None:
    """20.7 A city changes hands: all CUs inside are lost, generals displaced, siege points removed.

    23.1, 23.2.1 Whoever takes the enemy's capital wins at once.
    """
    board = pos.board
    foe = 1 - side
    inside = space + board.walls
    lost = pos.cus[foe][inside]
    pos.take_away(foe, inside, lost, pos.elephants[inside] if foe == CARTHAGE else 0)
    pos.displace_all(foe, inside, rule)
    pos.trains = [place for place in pos.trains if place != inside]
    pos.siege[space] = 0
    pos.own(space, side)
    pos.taken[side].append(space)
    if pos.citadel == space:
        pos.citadel = NOBODY
    if space == board.engines_at and side == ROME:
        pos.markers &= ~ARCHIMEDES
    if pos.events is not None:
        pos.emit("city-taken", rule, {"side": SIDES[side], "space": board.space_id[space], "count": lost})
    if space == pos.scenario.prize[side]:
        pos.win(side, "capital", "23.1" if side == ROME else "23.2.1")
    else:
        pos.steps.append(Conquest(foe, space))


class Conquest(SeatStep[PunicWar]):
    """8.4 A city has turned, and its old master may answer."""

    rule: ClassVar[str] = "8.4"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps[-1] = Citadel(self.seat, self.space)
        open_window(pos, self.seat, "conquest", self.space, "conquest", "25")
        return True


class Citadel(SeatStep[PunicWar]):
    """25 The citadel of a city that has turned holds out, or not."""

    rule: ClassVar[str] = "8.4"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if pos.answer >= 0:
            pos.board.deck[pos.answer].hold_out(pos, self.space)
        pos.answer = NOBODY
        return True


def sue_for_peace(pos: PunicWar, loser: int, rule: str) -> None:
    """14.14, 22.3, 23.3 A side that cannot remove the PCs it must remove loses the war at once."""
    pos.win(1 - loser, "peace", rule)


def consequences(pos: PunicWar, loser: int, count: int, rule: str) -> None:
    """14.13, 22.2 A side removes so many of its ordinary PCs, or sues for peace (14.14, 22.3)."""
    if count <= 0 or pos.outcome is not None:
        return
    if pos.events is not None:
        pos.emit("consequences", rule, {"side": SIDES[loser], "count": count})
    if len(pos.ordinary_pcs(loser)) < count:
        sue_for_peace(pos, loser, "14.14" if rule == "14.13" else "22.3")
        return
    pos.remove_pcs(loser, loser, count, NOBODY, rule)


class RemovePCs(SeatStep[PunicWar]):
    """14.13 Ordinary PCs of one side are removed, as a player chooses."""

    rule: ClassVar[str] = "14.13"

    def __init__(self, seat: int, victim: int, count: int, region: int, paragraph: str) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count
        self.region = region
        self.paragraph = paragraph

    def clone(self) -> RemovePCs:
        return removal(self.seat, self.victim, self.count, self.region, self.paragraph)

    def not_ordinary(self) -> Refusal:
        """Why cities, tribes and empty spaces do not count."""
        return NOT_ORDINARY

    def fits(self, pos: PunicWar, space: int) -> bool:
        return pos.ordinary(space, self.victim) and (
            self.region < 0 or pos.board.region_of[space] == self.region
        )

    def spaces(self, pos: PunicWar) -> list[int]:
        return [s for s in pos.ordinary_pcs(self.victim) if self.fits(pos, s)]

    def resolve(self, pos: PunicWar) -> bool:
        spaces = self.spaces(pos) if self.count > 0 else []
        if len(spaces) > self.count:
            return not pos.offer([A_REMOVE + s for s in spaces])
        pos.steps.pop()
        for space in spaces:
            self.take(pos, space)
        return True

    def take(self, pos: PunicWar, space: int) -> None:
        pos.own(space, NOBODY)
        self.count -= 1
        if pos.events is not None:
            args = {"side": SIDES[self.victim], "space": pos.board.space_id[space]}
            pos.emit("pc-removed", self.paragraph, args)

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_REMOVE + s for s in self.spaces(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != REMOVE:
            return pos.not_now(verb)
        if not pos.ordinary(operand, self.victim):
            return self.not_ordinary()
        return None if self.fits(pos, operand) else WRONG_REGION

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.take(pos, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "victim": SIDES[self.victim], "count": self.count}
        return "prompt-remove", args


class RemoveAtTurnsEnd(RemovePCs):
    """22.2 The side that is behind removes PCs."""

    rule: ClassVar[str] = "22.2"

    def not_ordinary(self) -> Refusal:
        return NOT_AT_TURNS_END


class RemoveForGeneral(RemovePCs):
    """10.10 The loss of a general costs PCs."""

    rule: ClassVar[str] = "10.10"

    def not_ordinary(self) -> Refusal:
        return NOT_FOR_A_GENERAL


class RemoveByEvent(RemovePCs):
    """25 An event removes PCs."""

    rule: ClassVar[str] = "8.3"

    def not_ordinary(self) -> Refusal:
        return NOT_BY_EVENT


def removal(seat: int, victim: int, count: int, region: int, paragraph: str) -> RemovePCs:
    """The removal of PCs by a paragraph."""
    if paragraph == "22.2":
        return RemoveAtTurnsEnd(seat, victim, count, region, paragraph)
    if paragraph == "10.10":
        return RemoveForGeneral(seat, victim, count, region, paragraph)
    if paragraph == "25":
        return RemoveByEvent(seat, victim, count, region, paragraph)
    return RemovePCs(seat, victim, count, region, paragraph)


# -- 19.2 placing PCs ----------------------------------------------------------------------------------------


def pc_refusal(pos: PunicWar, side: int, space: int) -> Refusal | None:
    """8.2, 19.2.1, 19.2.2 A PC goes to an empty space without enemy CUs, or turns one over under a CU.

    25 In a truce no PC of the enemy is turned over.
    """
    if not pos.playable(space):
        return NO_SUCH_SPACE
    if pos.board.city[space] or pos.tribe[space]:
        return CITY_OR_TRIBE
    owner = pos.control[space]
    if owner == side:
        return YOUR_PC
    if owner >= 0:
        if pos.manned(side, space) == 0:
            return NEEDS_CU
        return TRUCE_HOLDS if pos.marked(TRUCE_ON) else None
    return ENEMY_CUS if pos.manned(1 - side, space) > 0 else None


def place_pc(pos: PunicWar, side: int, space: int, rule: str) -> None:
    """19.2 A PC is placed, or turned over."""
    turned = pos.control[space] == 1 - side
    pos.own(space, side)
    if pos.events is not None:
        kind = "pc-turned" if turned else "pc-placed"
        pos.emit(kind, rule, {"side": SIDES[side], "space": pos.board.space_id[space]})


class PlacePCs(SeatStep[PunicWar]):
    """8.2, 19.2 The OPs of a card place as many PCs."""

    rule: ClassVar[str] = "19.2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def clone(self) -> PlacePCs:
        return PlacePCs(self.seat, self.left)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0:
            legal = self.legal(pos, self.seat)
            if len(legal) > 1:  # more than to be done
                return not pos.offer(legal)
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PC + s for s in pc_spaces(pos, seat)] + [A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return pc_refusal(pos, seat, operand) if verb == PC else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        place_pc(pos, seat, operand, "19.2")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-pcs", {"side": SIDES[self.seat], "count": self.left}


def pc_spaces(pos: PunicWar, side: int) -> list[int]:
    """All spaces where a side may place or turn a PC."""
    control = pos.control
    return [s for s in pos.country if control[s] != side and pc_refusal(pos, side, s) is None]


# -- 19.4 isolation ------------------------------------------------------------------------------------------


def passable(pos: PunicWar, side: int, space: int) -> bool:
    """19.4.3 Whether the way of a PC may lead over a space: one of its side, an empty one, or a CU's."""
    if pos.control[space] == side:
        return True
    if pos.hostile_to(space, side) and not pos.occupied(side, space):
        return False
    return pos.playable(space) and not pos.occupied(1 - side, space)


def sustains(pos: PunicWar, side: int, space: int) -> bool:
    """19.4.1, 19.4.2 Whether a way may end here: at a CU, a friendly tribe, a port or a city of a side."""
    board = pos.board
    if pos.control[space] == side and (board.port[space] or board.city[space] or pos.tribe[space]):
        return True
    return pos.occupied(side, space)


def connected(pos: PunicWar, side: int) -> list[bool]:
    """19.4 By space, whether a PC there has a way: found from the ends of all ways, for all PCs at once."""
    board = pos.board
    reached = [False] * board.spaces
    barred = [not passable(pos, side, space) for space in range(board.spaces)]
    edge = [s for s in range(board.spaces) if not barred[s] and sustains(pos, side, s)]
    for space in edge:
        reached[space] = True
    while edge:
        for to in board.links[edge.pop()]:
            if not reached[to] and not barred[to]:
                reached[to] = True
                edge.append(to)
    return reached


def remove_isolated(pos: PunicWar, side: int) -> None:
    """5.5, 19.4 All isolated ordinary PCs of a side are removed together."""
    board, reached = pos.board, connected(pos, side)
    lost = [s for s in pos.ordinary_pcs(side) if not reached[s]]
    for space in lost:
        pos.own(space, NOBODY)
    if lost and pos.events is not None:
        pos.emit("isolated", "19.4", {"side": SIDES[side], "spaces": [board.space_id[s] for s in lost]})


# -- 22, 23 victory ------------------------------------------------------------------------------------------


def holds_region(pos: PunicWar, side: int, region: int, but: list[int]) -> bool:
    """Whether a side controls every province of a region, with some exceptions."""
    board = pos.board
    return all(
        board.province_region[p] != region or p in but or pos.holder(p) == side
        for p in range(board.provinces)
    )


def check_victory(pos: PunicWar) -> None:
    """5.6, 22.1, 22.2 The side that controls fewer provinces removes as many PCs as it is behind.

    23.2.2 Carthage wins with all of Italia but Latium.
    22.4 After the last turn the points decide.
    """
    scenario = pos.scenario
    rome, carthage = pos.points(ROME), pos.points(CARTHAGE)
    if pos.events is not None:
        pos.emit("points", "22.1", {"rome": rome, "carthage": carthage})
    for side in range(2):
        wanted = scenario.wanted_region[side]
        if wanted != NOWHERE and holds_region(pos, side, wanted, scenario.spared[side]):
            pos.win(side, "region", "23.2.2")
            return
    if pos.turn == scenario.last_turn:
        if rome == carthage:
            pos.win(scenario.tie, "tie", "22.4")
        else:
            pos.win(ROME if rome > carthage else CARTHAGE, "points", "22.4")
        return
    if rome != carthage:
        consequences(pos, ROME if rome < carthage else CARTHAGE, abs(rome - carthage), "22.2")
