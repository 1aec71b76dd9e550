"""6, 26.5 Reinforcements: what each side gets, generals who come back or arrive, and the elections."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_KEEP, A_PLACE, DONE, KEEP, PLACE
from .army import strays
from .board import CARTHAGE, CONSUL, DISPLACED, GONE, NO_OFFICE, NOBODY, POOL, PROCONSUL, ROME
from .camps import camps
from .command import ask_commander
from .kinds import SIDES
from .options import ALTERNATIVE_LEVIES, NO_REELECTION
from .position import LATIN_COLONIES, PunicWar
from .roads import BOUND_GENERAL
from .scenario import ANYWHERE, NOWHERE, Levy
from .units import general_refusal, join_general, place_units, units_refusal

ELSEWHERE: Final = Refusal("6.1", "levy-elsewhere")
NO_PORT_OF_OURS: Final = Refusal("6.1", "levy-no-port")
NOBODY_THERE: Final = Refusal("6.1.1", "return-no-cus")
RETURN_BESIEGED: Final = Refusal("6.1.1", "return-besieged")
AT_HOME: Final = Refusal("6.2", "levy-at-home")
BUILD_A_STACK: Final = Refusal("6.5", "levy-builds-stack")
SCIPIO_NOT_ROMAN: Final = Refusal("6.7", "scipio-not-roman")
SCIPIO_ENEMIES: Final = Refusal("6.7", "scipio-enemy-cus")
SCIPIO_NO_PORT: Final = Refusal("6.7", "scipio-no-port")
SCIPIO_ELSEWHERE: Final = Refusal("6.7", "scipio-elsewhere")
NOT_ROMAN: Final = Refusal("6.4.1", "candidate-not-roman")
OFF_THE_MAP: Final = Refusal("6.4.1", "candidate-off-map")
STAYS_ANYWAY: Final = Refusal("6.6", "candidate-stays")
CONSUL_NO_CUS: Final = Refusal("6.5", "consul-no-cus")
CONSUL_SMALL_STACK: Final = Refusal("6.5", "consul-small-stack")
CONSUL_LARGEST_STACK: Final = Refusal("6.5", "consul-largest-stack")


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


def carthage_refusal(pos: PunicWar, levy: Levy, space: int) -> Refusal | None:
    """6.1, 6.3 Why one of Carthage's CUs may not go to a space: a place of its own, or a general's."""
    refusal: Refusal | None = ELSEWHERE
    if space in levy.spaces:
        refusal = units_refusal(pos, CARTHAGE, space)
        if refusal is None:
            return None
    where = levy.generals_in
    if levy.in_ports and (not pos.board.port[space] or pos.control[space] != CARTHAGE):
        return NO_PORT_OF_OURS if refusal is ELSEWHERE else refusal
    if where == ANYWHERE or pos.board.region_of[space] == where:
        unled = general_refusal(pos, CARTHAGE, space)
        if unled is None or refusal is ELSEWHERE:
            return unled
    return refusal


def carthage_places(pos: PunicWar, levy: Levy) -> list[int]:
    """6.1, 6.3 Where one of Carthage's CUs may go."""
    if levy.if_space >= 0 and pos.control[levy.if_space] != CARTHAGE:
        return []
    if levy.if_province >= 0 and pos.holder(levy.if_province) != CARTHAGE:
        return []
    near = sorted({*levy.spaces, *camps(pos, CARTHAGE)})
    places = [s for s in near if carthage_refusal(pos, levy, s) is None]
    if not places and levy.otherwise >= 0 and units_refusal(pos, CARTHAGE, levy.otherwise) is None:
        return [levy.otherwise]
    return places


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
        places = self.places(pos)
        if not places:
            self.index += 1
            return True
        return not pos.offer(self.choices(pos, places))

    def may_skip(self, pos: PunicWar) -> bool:
        """26.5.1 With too few cities Carthage chooses which places stay empty."""
        return self.budget < len(carthage_levies(pos)) - self.index

    def choices(self, pos: PunicWar, places: list[int]) -> list[int]:
        out = [A_PLACE + s for s in places]
        return [*out, A_DONE] if self.may_skip(pos) else out

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return self.choices(pos, self.places(pos))

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE and self.may_skip(pos):
            return None
        if verb != PLACE:
            return pos.not_now(verb)
        levy = carthage_levies(pos)[self.index]
        if operand == levy.otherwise and operand in self.places(pos):
            return None
        return carthage_refusal(pos, levy, operand)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        self.index += 1
        if verb == PLACE:
            self.budget -= 1
            levy = carthage_levies(pos)[self.index - 1]
            named = operand in levy.spaces or operand == levy.otherwise
            join_general(pos, CARTHAGE, operand, 1, named, "6.1")

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

    def place_refusal(self, pos: PunicWar, space: int) -> Refusal | None:
        """6.1.1 Spaces with friendly CUs that are not besieged; 24.1 of his region, if he is bound to one."""
        board = pos.board
        side = board.general_side[self.general]
        if strays(board, [self.general], space):
            return BOUND_GENERAL
        if pos.cus[side][space] > 0:
            return None
        if pos.cus[side][space + board.walls] == 0:
            return NOBODY_THERE
        return RETURN_BESIEGED if pos.besieged(space) else None

    def places(self, pos: PunicWar) -> list[int]:
        return [s for s in range(pos.board.spaces) if self.place_refusal(pos, s) is None]

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
        return self.place_refusal(pos, operand)

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
    """9.3, 18.2.1 Among equals on one space the owner says who commands."""
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


def levy_spaces(pos: PunicWar) -> list[int]:
    """6.2, 26.5.2 The spaces that are themselves ones for Rome's reinforcements."""
    if not alternative(pos):
        return pos.scenario.roman_spaces
    return [s for s in range(pos.board.spaces) if takes_levies(pos, s)]


def takes_levies(pos: PunicWar, space: int) -> bool:
    """6.2, 26.5.2 Whether a space itself, with or without a general, is one for Rome's reinforcements."""
    board, scenario = pos.board, pos.scenario
    cities_in = scenario.roman_cities_in if alternative(pos) else NOWHERE
    return space in scenario.roman_spaces or (board.city[space] and board.region_of[space] == cities_in)


class RomanLevy(SeatStep[PunicWar]):
    """5.1.3, 6.2 Rome places its reinforcements, most of them in Italia.

    6.5 they build a stack of 5 if there is none.
    """

    rule: ClassVar[str] = "6.2"

    def __init__(self, seat: int, left: int, italia: int) -> None:
        super().__init__(seat)
        self.left = left
        self.italia = italia  # of these, at least this many in Italia

    def clone(self) -> RomanLevy:
        return RomanLevy(self.seat, self.left, self.italia)

    def place_refusal(self, pos: PunicWar, space: int) -> Refusal | None:
        """6.2, 6.3, 26.5.2 Roma, or any general who is not besieged; with the option any city of Italia."""
        board = pos.board
        refusal = general_refusal(pos, ROME, space)
        if refusal is not None:
            if takes_levies(pos, space):
                refusal = units_refusal(pos, ROME, space)
            if refusal is not None:
                return refusal
        if board.region_of[space] == board.homeland[ROME] or self.left > self.italia:
            return None
        return AT_HOME

    def places(self, pos: PunicWar) -> list[int]:
        """6.5 If there is no stack of 5, the CUs build one where they can."""
        wanted = pos.scenario.build_stack
        near = sorted({*camps(pos, ROME), *levy_spaces(pos)})
        out = [s for s in near if self.place_refusal(pos, s) is None]
        if largest_stack(pos) < wanted:
            build = [s for s in out if pos.total(ROME, s) + self.left >= wanted]
            return build or out
        return out

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and pos.offer(self.legal(pos, self.seat)):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        refusal = self.place_refusal(pos, operand)
        if refusal is not None:
            return refusal
        return None if operand in self.places(pos) else BUILD_A_STACK

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        self.left -= 1
        if board.region_of[operand] == board.homeland[ROME] and self.italia > 0:
            self.italia -= 1
        join_general(pos, ROME, operand, 1, takes_levies(pos, operand), "6.2")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-levy", {"side": SIDES[ROME], "count": self.left}


class ScipioArrives(SeatStep[PunicWar]):
    """6.7 Scipio Africanus and 5 CUs come together, to Italia or a port of Iberia, or not at all."""

    rule: ClassVar[str] = "6.7"

    def __init__(self, seat: int, general: int, cus: int) -> None:
        super().__init__(seat)
        self.general = general
        self.cus = cus

    def place_refusal(self, pos: PunicWar, space: int) -> Refusal | None:
        board, region = pos.board, pos.board.region_of[space]
        if region not in pos.scenario.scipio_regions:
            if region not in pos.scenario.scipio_ports:
                return SCIPIO_ELSEWHERE
            if not board.port[space]:
                return SCIPIO_NO_PORT
        if pos.control[space] != ROME:
            return SCIPIO_NOT_ROMAN
        return SCIPIO_ENEMIES if pos.cus[CARTHAGE][space] > 0 else None

    def places(self, pos: PunicWar) -> list[int]:
        return [s for s in range(pos.board.spaces) if self.place_refusal(pos, s) is None]

    def resolve(self, pos: PunicWar) -> bool:
        if pos.offer(self.legal(pos, self.seat)):
            return False
        pos.steps.pop()
        pos.at[self.general] = GONE
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return self.place_refusal(pos, operand) if verb == PLACE else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.at[self.general] = operand
        pos.office[self.general] = PROCONSUL
        place_units(pos, ROME, operand, self.cus, 0, "6.7")
        tell_general(pos, "scipio", "6.7", self.general)
        share_command(pos, self.general)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-scipio", {"side": SIDES[ROME], "general": pos.board.general_id[self.general]}


# -- 6.4 elections -------------------------------------------------------------------------------------------


def election_refusal(pos: PunicWar, general: int) -> Refusal | None:
    """6.4.1, 6.6 Any Roman on the map may be proconsul but Scipio Africanus, who stays in any case."""
    board = pos.board
    if board.general_side[general] != ROME:
        return NOT_ROMAN
    if pos.at[general] < 0:
        return OFF_THE_MAP
    return STAYS_ANYWAY if board.stays[general] else None


def electable(pos: PunicWar) -> list[int]:
    """6.4.1 Those of whom Rome may name one proconsul."""
    return [g for g in range(pos.board.generals) if election_refusal(pos, g) is None]


class Election(SeatStep[PunicWar]):
    """6.4 A proconsul is named, the other generals go, two new consuls are drawn and placed."""

    rule: ClassVar[str] = "6.4.1"

    def resolve(self, pos: PunicWar) -> bool:
        if electable(pos):
            return False
        elect(pos, NOBODY)
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_KEEP + g for g in electable(pos)] + [A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        return election_refusal(pos, operand) if verb == KEEP else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        elect(pos, operand if verb == KEEP else NOBODY)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-proconsul", {"side": SIDES[ROME]}


def elect(pos: PunicWar, proconsul: int) -> None:
    """6.4.2, 6.4.3 All others leave the map; two consuls are drawn from the pool."""
    board = pos.board
    for g in electable(pos):
        pos.office[g] = PROCONSUL if g == proconsul else NO_OFFICE
        if g != proconsul:
            pos.retire(g)
    for g in range(board.generals):
        if board.general_side[g] == ROME and pos.at[g] == DISPLACED:
            pos.at[g] = POOL
    consuls = draw_consuls(pos)
    if pos.events is not None:
        kept = board.general_id[proconsul] if proconsul >= 0 else ""
        if kept:
            pos.emit("proconsul", "6.6", {"side": SIDES[ROME], "general": kept})
        names = [board.general_id[g] for g in consuls]
        pos.emit("elected", "6.4.3", {"side": SIDES[ROME], "generals": names})
    pos.steps[-1] = NewConsuls(ROME, consuls)


def draw_consuls(pos: PunicWar) -> list[int]:
    """6.4.3 The consuls of this turn; 26.2.2 b with the option not last turn's, if others are enough."""
    board, drawn = pos.board, pos.scenario.drawn
    pool = pos.eligible([g for g in range(board.generals) if pos.at[g] == POOL])
    if pos.option(NO_REELECTION):
        fresh = [g for g in pool if board.reelected[g] or g not in pos.last_consuls]
        pool = fresh if len(fresh) >= drawn else pool
    pos.dice.shuffle(pool)
    pos.barrier += 1
    consuls = pool[:drawn]
    pos.last_consuls = pool[:drawn]
    for g in consuls:
        pos.office[g] = CONSUL
    return consuls


class NewConsuls(SeatStep[PunicWar]):
    """6.4.4 The new consuls are placed one by one."""

    rule: ClassVar[str] = "6.4.1"

    def __init__(self, seat: int, consuls: list[int]) -> None:
        super().__init__(seat)
        self.consuls = consuls[:]  # those who are still to be placed

    def resolve(self, pos: PunicWar) -> bool:
        if self.consuls:
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_PLACE + s for s in consul_places(pos, self.consuls[0])]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return consul_place_refusal(pos, self.consuls[0], operand) if verb == PLACE else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        general, left = self.consuls[0], self.consuls[1:]
        walls = pos.board.walls
        inside = pos.cus[ROME][operand] == 0 and (
            pos.cus[ROME][operand + walls] > 0 or pos.cus[CARTHAGE][operand] > 0
        )
        pos.at[general] = operand + walls if inside else operand
        pos.steps[-1] = NewConsuls(seat, left)
        tell_general(pos, "general-placed", "6.4.4", general)
        if not left:
            share_command(pos, general)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-consul", {"side": SIDES[ROME], "general": pos.board.general_id[self.consuls[0]]}


def consul_places(pos: PunicWar, general: int) -> list[int]:
    """6.5 A stack of at least 5 CUs; 24.1 for Fabius one in Italia, failing that any CUs there, else Roma."""
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
    if pos.besieged(roma):  # the rule names it, where no space has 5
        return [roma]
    most = max([free_stack(pos, s) for s in stacks], default=0)
    return [s for s in stacks if free_stack(pos, s) == most] or [roma]


def consul_place_refusal(pos: PunicWar, general: int, space: int) -> Refusal | None:
    """6.5, 24.1 Why a new consul may not be placed there."""
    places = consul_places(pos, general)
    if space in places:
        return None
    if strays(pos.board, [general], space):
        return BOUND_GENERAL
    if free_stack(pos, space) == 0:
        return CONSUL_NO_CUS
    large = free_stack(pos, places[0]) >= pos.board.consul_units
    return CONSUL_SMALL_STACK if large else CONSUL_LARGEST_STACK


def largest_stack(pos: PunicWar) -> int:
    """The largest of the stacks that no siege shuts in."""
    board, romans = pos.board, pos.cus[ROME]
    most = 0
    for space in range(board.spaces):
        if romans[space] + romans[space + board.walls] > most:
            most = max(most, free_stack(pos, space))
    return most


def free_stack(pos: PunicWar, space: int) -> int:
    """Roman CUs on a space, without those shut in by a siege."""
    inside = 0 if pos.besieged(space) else pos.cus[ROME][space + pos.board.walls]
    return pos.cus[ROME][space] + inside
