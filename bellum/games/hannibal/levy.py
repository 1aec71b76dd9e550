"""6, 26.5 Reinforcements: what each side gets, generals who come back or arrive, and the elections."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_KEEP, A_PLACE, DONE, KEEP, PLACE
from .board import CARTHAGE, CONSUL, DISPLACED, GONE, NO_OFFICE, NOBODY, POOL, PROCONSUL, ROME
from .command import ask_commander
from .kinds import SIDES
from .options import ALTERNATIVE_LEVIES, NO_REELECTION
from .position import LATIN_COLONIES, PunicWar
from .scenario import ANYWHERE, NOWHERE, Levy
from .units import place_units, receives, takes_units

NOT_A_PLACE: Final = Refusal("6.1", "not-a-place")
NOT_A_PLACE_ROME: Final = Refusal("6.2", "not-a-place")
NOT_A_RETURN: Final = Refusal("6.1.1", "not-a-place")
NOT_FOR_SCIPIO: Final = Refusal("6.7", "not-a-place")
NOT_FOR_CONSUL: Final = Refusal("6.5", "not-a-place")
NOT_A_CANDIDATE: Final = Refusal("6.4.1", "not-a-candidate")


def alternative(pos: PunicWar) -> bool:
    """26.5 Whether the alternative reinforcements are played."""
    return pos.option(ALTERNATIVE_LEVIES) and pos.scenario.elections


# -- 6.1 Carthage --------------------------------------------------------------------------------------------


def carthage_levies(pos: PunicWar) -> list[Levy]:
    """6.1, 26.5.1 Carthage's CUs of a turn, one by one, each with the places that may take it."""
    return pos.scenario.carthage_alternatives if alternative(pos) else pos.scenario.carthage_levies


def carthage_budget(pos: PunicWar) -> int:
    """26.5.1 With the option only as many CUs as Carthage still holds of its four cities."""
    if not alternative(pos):
        return len(pos.scenario.carthage_levies)
    return sum(1 for city in pos.scenario.carthage_cities if pos.control[city] == CARTHAGE)


def carthage_places(pos: PunicWar, levy: Levy) -> list[int]:
    """6.1, 6.3 Where one of Carthage's CUs may go."""
    board = pos.board
    if levy.if_space >= 0 and pos.control[levy.if_space] != CARTHAGE:
        return []
    if levy.if_province >= 0 and pos.holder(levy.if_province) != CARTHAGE:
        return []
    out = [space for space in levy.spaces if takes_units(pos, CARTHAGE, space)]
    where = levy.generals_in
    for space in range(board.spaces):
        if space not in out and (where == ANYWHERE or board.region_of[space] == where):
            if receives(pos, CARTHAGE, space):
                out.append(space)
    return sorted(out)


class CarthageLevy(SeatStep[PunicWar]):
    """5.1.1, 6.1 Carthage places its reinforcements."""

    rule: ClassVar[str] = "6.1"

    def __init__(self, seat: int, index: int, budget: int) -> None:
        super().__init__(seat)
        self.index = index
        self.budget = budget

    def clone(self) -> CarthageLevy:
        return CarthageLevy(self.seat, self.index, self.budget)

    def places(self, pos: PunicWar) -> list[int]:
        return carthage_places(pos, carthage_levies(pos)[self.index])

    def resolve(self, pos: PunicWar) -> bool:
        entries = carthage_levies(pos)
        if self.budget <= 0 or self.index >= len(entries):
            pos.steps.pop()
            return True
        if not self.places(pos):
            self.index += 1
            return True
        return False

    def may_skip(self, pos: PunicWar) -> bool:
        """26.5.1 With too few cities Carthage chooses which places stay empty."""
        return self.budget < len(carthage_levies(pos)) - self.index

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        out = [A_PLACE + s for s in self.places(pos)]
        return [*out, A_DONE] if self.may_skip(pos) else out

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE and self.may_skip(pos):
            return None
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_A_PLACE

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.index += 1
        if verb == PLACE:
            self.budget -= 1
            place_units(pos, CARTHAGE, operand, 1, 0, "6.1")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        left = min(self.budget, len(carthage_levies(pos)) - self.index)
        return "prompt-levy", {"side": SIDES[CARTHAGE], "count": left}


class Return(Step[PunicWar]):
    """5.1.2, 6.1.1 Displaced generals come back, one after another, to where CUs of theirs are.

    6.4.2 Romans go back to the pool instead, where there are elections.
    """

    rule: ClassVar[str] = "6.1.1"

    def __init__(self, general: int) -> None:
        self.general = general

    def clone(self) -> Return:
        return Return(self.general)

    def owners(self, pos: PunicWar) -> int:
        return 1 << pos.board.general_side[self.general]

    def places(self, pos: PunicWar) -> list[int]:
        """6.1.1 Spaces with friendly CUs that are not besieged."""
        board = pos.board
        bound = board.bound[self.general]
        side = board.general_side[self.general]
        out: list[int] = []
        for space in range(board.spaces):
            if bound >= 0 and board.region_of[space] != bound:
                continue
            if pos.cus[side][space] > 0 or (
                pos.cus[side][space + board.walls] > 0 and not pos.besieged(space)
            ):
                out.append(space)
        return out

    def waits(self, pos: PunicWar, general: int) -> bool:
        if pos.at[general] != DISPLACED:
            return False
        return pos.board.general_side[general] == CARTHAGE or not pos.scenario.elections

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        while self.general < board.generals:
            if self.waits(pos, self.general) and self.places(pos):
                return False
            self.general += 1
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)] + [A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_A_RETURN

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == PLACE:
            place = operand if pos.cus[seat][operand] > 0 else operand + pos.board.walls
            pos.at[self.general] = place
            if seat == ROME:
                pos.office[self.general] = PROCONSUL
            tell_general(pos, "general-placed", "6.1.1", self.general)
            share_command(pos, self.general)
        self.general += 1

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        side = SIDES[board.general_side[self.general]]
        return "prompt-return", {"side": side, "general": board.general_id[self.general]}


def share_command(pos: PunicWar, general: int) -> None:
    """9.3, 18.2.1 Of equals on one space the owner says who commands."""
    side, place = pos.board.general_side[general], pos.at[general]
    if pos.rank(general) == pos.rank(pos.commander(side, place)):
        ask_commander(pos, side, place)


def tell_general(pos: PunicWar, kind: str, rule: str, general: int) -> None:
    board = pos.board
    if pos.events is not None:
        args = {
            "side": SIDES[board.general_side[general]],
            "general": board.general_id[general],
            "space": board.space_id[pos.space_of(general)],
        }
        pos.emit(kind, rule, args)


def roman_levy(pos: PunicWar) -> tuple[int, int]:
    """6.2, 26.5.2 How many CUs Rome gets and how many of them must go to Italia.

    6.3 None if Roma is besieged and every Roman general is shut in there.
    """
    board, scenario = pos.board, pos.scenario
    count, italia = scenario.roman_cus, scenario.roman_cus_at_home
    if alternative(pos):
        count = sum(1 for city in scenario.roman_cities if pos.control[city] == ROME)
        italia = max(0, count - scenario.roman_cus_elsewhere)
    if pos.marked(LATIN_COLONIES):
        pos.markers &= ~LATIN_COLONIES
        count = max(0, count - board.refused_units)
        italia = max(0, italia - board.refused_units)
    if pos.besieged(board.capital[ROME]):
        generals = [g for g in range(board.generals) if board.general_side[g] == ROME and pos.at[g] >= 0]
        if all(pos.at[g] == board.capital[ROME] + board.walls for g in generals):
            count = 0
    return count, italia


class RomanLevy(SeatStep[PunicWar]):
    """5.1.3, 6.2 Rome places its reinforcements, most of them in Italia.

    6.5 they build a stack of 5 if there is none.
    """

    rule: ClassVar[str] = "6.2"

    def __init__(self, seat: int, left: int, italia: int) -> None:
        super().__init__(seat)
        self.left = left
        self.italia = italia  # of these, at least so many in Italia

    def clone(self) -> RomanLevy:
        return RomanLevy(self.seat, self.left, self.italia)

    def places(self, pos: PunicWar) -> list[int]:
        """6.2, 6.3, 26.5.2 Roma, or any general who is not besieged; with the option any city of Italia."""
        board, scenario = pos.board, pos.scenario
        home = board.homeland[ROME]
        cities_in = scenario.roman_cities_in if alternative(pos) else NOWHERE
        out: list[int] = []
        for space in range(board.spaces):
            city = space in scenario.roman_spaces or (
                board.city[space] and board.region_of[space] == cities_in
            )
            if (city and takes_units(pos, ROME, space)) or receives(pos, ROME, space):
                if board.region_of[space] == home or self.left > self.italia:
                    out.append(space)
        wanted = scenario.build_stack
        if max(free_stack(pos, s) for s in range(board.spaces)) < wanted:
            build = [s for s in out if pos.total(ROME, s) + self.left >= wanted]
            return build or out
        return out

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and self.places(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_A_PLACE_ROME

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        self.left -= 1
        if board.region_of[operand] == board.homeland[ROME] and self.italia > 0:
            self.italia -= 1
        place_units(pos, ROME, operand, 1, 0, "6.2")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-levy", {"side": SIDES[ROME], "count": self.left}


class ScipioArrives(SeatStep[PunicWar]):
    """6.7 Scipio Africanus and 5 CUs come together, to Italia or a port of Iberia, or not at all."""

    rule: ClassVar[str] = "6.7"

    def __init__(self, seat: int, general: int, cus: int) -> None:
        super().__init__(seat)
        self.general = general
        self.cus = cus

    def places(self, pos: PunicWar) -> list[int]:
        board = pos.board
        regions, ports = pos.scenario.scipio_regions, pos.scenario.scipio_ports
        out: list[int] = []
        for space in range(board.spaces):
            if pos.control[space] != ROME or pos.cus[CARTHAGE][space] > 0:
                continue
            if board.region_of[space] in regions or (board.region_of[space] in ports and board.port[space]):
                out.append(space)
        return out

    def resolve(self, pos: PunicWar) -> bool:
        if self.places(pos):
            return False
        pos.steps.pop()
        pos.at[self.general] = GONE
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in self.places(pos) else NOT_FOR_SCIPIO

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.at[self.general] = operand
        pos.office[self.general] = PROCONSUL
        place_units(pos, ROME, operand, self.cus, 0, "6.7")
        tell_general(pos, "scipio", "6.7", self.general)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-scipio", {"side": SIDES[ROME], "general": pos.board.general_id[self.general]}


# -- 6.4 elections -------------------------------------------------------------------------------------------


class Election(SeatStep[PunicWar]):
    """6.4 A proconsul is named, the other generals go, two new consuls are drawn and placed."""

    rule: ClassVar[str] = "6.4.1"

    def __init__(self, seat: int, stage: int, consuls: list[int]) -> None:
        super().__init__(seat)
        self.stage = stage
        self.consuls = consuls[:]

    def clone(self) -> Election:
        return Election(self.seat, self.stage, self.consuls)

    def electable(self, pos: PunicWar) -> list[int]:
        """6.4.1, 6.6 Any Roman on the map but Scipio Africanus, who stays in any case."""
        board = pos.board
        return [
            g
            for g in range(board.generals)
            if board.general_side[g] == ROME and pos.at[g] >= 0 and not board.stays[g]
        ]

    def resolve(self, pos: PunicWar) -> bool:
        if self.stage == 0:
            if self.electable(pos):
                return False
            self.elect(pos, NOBODY)
            return True
        if not self.consuls:
            pos.steps.pop()
            return True
        return False

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        if self.stage == 0:
            return [A_KEEP + g for g in self.electable(pos)] + [A_DONE]
        return [A_PLACE + s for s in consul_places(pos, self.consuls[0])]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.stage == 0:
            if verb == DONE:
                return None
            if verb != KEEP:
                return pos.not_now(verb)
            return None if operand in self.electable(pos) else NOT_A_CANDIDATE
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in consul_places(pos, self.consuls[0]) else NOT_FOR_CONSUL

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        if self.stage == 0:
            self.elect(pos, operand if verb == KEEP else NOBODY)
            return
        # 6.4.4 The new consuls are placed one by one.
        general = self.consuls.pop(0)
        inside = pos.cus[ROME][operand] == 0 and (
            pos.cus[ROME][operand + board.walls] > 0 or pos.cus[CARTHAGE][operand] > 0
        )
        pos.at[general] = operand + board.walls if inside else operand
        tell_general(pos, "general-placed", "6.4.4", general)
        if not self.consuls:
            share_command(pos, general)

    def elect(self, pos: PunicWar, proconsul: int) -> None:
        """6.4.2, 6.4.3 All others leave the map; two consuls are drawn from the pool."""
        board, drawn = pos.board, pos.scenario.drawn
        self.stage = 1
        for g in self.electable(pos):
            pos.office[g] = PROCONSUL if g == proconsul else NO_OFFICE
            if g != proconsul:
                pos.at[g] = POOL
        for g in range(board.generals):
            if board.general_side[g] == ROME and pos.at[g] == DISPLACED:
                pos.at[g] = POOL
        pool = [g for g in range(board.generals) if pos.at[g] == POOL]
        if pos.option(NO_REELECTION):
            fresh = [g for g in pool if board.reelected[g] or g not in pos.last_consuls]
            pool = fresh if len(fresh) >= drawn else pool
        pos.dice.shuffle(pool)
        pos.barrier += 1
        self.consuls = pool[:drawn]
        pos.last_consuls = pool[:drawn]
        for g in self.consuls:
            pos.office[g] = CONSUL
        if pos.events is not None:
            kept = board.general_id[proconsul] if proconsul >= 0 else ""
            if kept:
                pos.emit("proconsul", "6.6", {"side": SIDES[ROME], "general": kept})
            names = [board.general_id[g] for g in self.consuls]
            pos.emit("elected", "6.4.3", {"side": SIDES[ROME], "generals": names})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        if self.stage == 0:
            return "prompt-proconsul", {"side": SIDES[ROME]}
        return "prompt-consul", {"side": SIDES[ROME], "general": pos.board.general_id[self.consuls[0]]}


def consul_places(pos: PunicWar, general: int) -> list[int]:
    """6.5 A stack of at least 5 CUs; 24.1 Fabius' must be in Italia, if not there any CUs, else Roma."""
    board = pos.board
    bound = board.bound[general]
    roma, wanted = board.capital[ROME], board.consul_units
    stacks = [
        s
        for s in range(board.spaces)
        if free_stack(pos, s) > 0 and (bound < 0 or board.region_of[s] == bound)
    ]
    large = [s for s in stacks if free_stack(pos, s) >= wanted]
    if large:
        return large
    if bound >= 0:
        return stacks or [roma]
    if pos.besieged(roma) and pos.cus[ROME][roma + board.walls] >= wanted:
        return [roma]
    most = max([free_stack(pos, s) for s in stacks], default=0)
    return [s for s in stacks if free_stack(pos, s) == most] or [roma]


def free_stack(pos: PunicWar, space: int) -> int:
    """Roman CUs on a space, without those shut in by a siege."""
    inside = 0 if pos.besieged(space) else pos.cus[ROME][space + pos.board.walls]
    return pos.cus[ROME][space] + inside
