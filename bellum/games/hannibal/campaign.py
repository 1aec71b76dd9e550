"""4 to 7 The war turn by turn: set-up, reinforcements, elections, the deal, and what ends a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import A_DONE, A_PLACE, A_PROCONSUL, DONE, PLACE
from .actions import PROCONSUL as KEEP
from .attrition import Attrition
from .board import (
    AFRICANUS,
    BOMILCAR,
    BOUND,
    CARTHAGE,
    CITY,
    CONSUL,
    CONSULAR,
    DECIDES,
    DISPLACED,
    ELECTIONS,
    FABIUS,
    FATE,
    FIRST_TURN,
    GENERAL,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    GONE,
    ISOLATED_FIRST,
    ITALIA,
    LATER,
    NO_OFFICE,
    NOBODY,
    PHILIP_PEACE,
    PLACES,
    POOL,
    PORT,
    PROCONSUL,
    PROVINCE,
    REGION,
    REGION_OF,
    ROMA,
    ROME,
    SCENARIOS,
    SIDES,
    SPACE,
    SPACE_ID,
    SPACES,
    TRIBE,
    TURN_CARDS,
    TURN_YEARS,
    WALLS,
    WINTER_OF,
)
from .cards import Initiative, deck_of, new_card, place_units, receives
from .politics import check_victory, remove_isolated
from .position import (
    ALTERNATIVE_LEVIES,
    CATO_COUNSELS,
    CATO_ENDING,
    FATES,
    FLAMEN_PAID,
    HANNO_COUNSELS,
    HANNO_ENDING,
    ISOLATION,
    LATIN_COLONIES,
    MORE_GENERALS,
    NAVAL_VICTORY,
    NO_REELECTION,
    REINFORCEMENTS,
    RESHUFFLE,
    STRATEGY_PHASE,
    VICTORY,
    WINTER,
    Hannibal,
    of_bits,
)

NOT_NOW: Final = Refusal("6.1", "not-now")
NOT_A_PLACE: Final = Refusal("6.1", "not-a-place")
NOT_A_PLACE_ROME: Final = Refusal("6.2", "not-a-place")
NOT_A_RETURN: Final = Refusal("6.1.1", "not-a-place")
NOT_FOR_SCIPIO: Final = Refusal("6.7", "not-a-place")
NOT_FOR_CONSUL: Final = Refusal("6.5", "not-a-place")
NOT_NOW_ELECTION: Final = Refusal("6.4.1", "not-now")
NOT_A_CANDIDATE: Final = Refusal("6.4.1", "not-a-candidate")


# -- 4 set-up ------------------------------------------------------------------------------------------------


def set_up(pos: Hannibal, scenario: int, options: int) -> None:
    """4 The pieces of a scenario, and a shuffled deck."""
    rules = SCENARIOS[scenario]
    pos.scenario = scenario
    pos.options = options
    pos.cus = [[0] * PLACES, [0] * PLACES]
    pos.elephants = [0] * PLACES
    pos.control = [NOBODY] * SPACES
    pos.tribe = [1 if TRIBE[s] and pos.playable(s) else 0 for s in range(SPACES)]
    pos.siege = [0] * SPACES
    pos.punic = []
    pos.at = [GONE] * GENERALS
    pos.office = [NO_OFFICE] * GENERALS
    pos.precedence = list(range(GENERALS))
    pos.trains = []
    pos.hands = [[], []]
    pos.discard = []
    pos.removed = []
    pos.known = [0, 0]
    pos.lacks = [0, 0]
    pos.foraging = []
    pos.won = [[], []]
    pos.taken = [[], []]
    pos.last_consuls = []
    for side in range(2):
        for name in rules["control"][SIDES[side]]:
            pos.control[SPACE[name]] = side
    for name in rules["control"]["tribes"]:
        pos.control[SPACE[name]] = CARTHAGE
    pos.count_control()
    if ELECTIONS[scenario]:
        pool: list[str] = rules["consuls"]["pool"]
        if options & MORE_GENERALS:
            pool = pool + rules["consuls"]["optional"]
            pos.at[BOMILCAR] = LATER
        for name in pool:
            pos.at[GENERAL[name]] = POOL
        pos.at[AFRICANUS] = LATER
    for side in range(2):
        for force in rules["forces"][SIDES[side]]:
            station(pos, side, force)
    pos.last_consuls = [g for g in range(GENERALS) if pos.office[g] == CONSUL]
    cards = deck_of(scenario, options)
    pos.aside = [PHILIP_PEACE] if cards >> PHILIP_PEACE & 1 else []
    pos.deck = [card for card in of_bits(cards) if card != PHILIP_PEACE]
    pos.dice.shuffle(pos.deck)
    new_card(pos)


def station(pos: Hannibal, side: int, force: dict[str, Any]) -> None:
    """One force of the set-up."""
    space = SPACE[force["space"]]
    inside: int = force.get("inside", 0)
    pos.add(side, space, force["cus"] - inside, force.get("elephants", 0))
    pos.add(side, space + WALLS, inside, 0)
    for name in force["generals"]:
        general = GENERAL[name]
        pos.at[general] = space
        if side == ROME:
            pos.office[general] = CONSUL if force["rank"] == "consul" else PROCONSUL


def turn_number(pos: Hannibal) -> int:
    """The number of the turn on the track."""
    return FIRST_TURN[pos.scenario] + pos.turn


# -- 5 the sequence of a turn --------------------------------------------------------------------------------


class War(Step[Hannibal]):
    """5.1 to 5.7 The sequence of a turn; 5.1 the first turn has no reinforcements."""

    rule: ClassVar[str] = "5.1"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> War:
        return War(self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1

    def resolve(self, pos: Hannibal) -> bool:
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            self.start_turn(pos)
        elif stage == 1:
            pos.steps.append(CarthageLevy(0, carthage_budget(pos)))
        elif stage == 2:
            self.bomilcar(pos)
            pos.steps.append(Return(0))
        elif stage == 3:
            count, italia = roman_levy(pos)
            pos.steps.append(RomanLevy(count, italia))
        elif stage == 4:
            self.arrivals(pos)
        elif stage == 5:
            if ELECTIONS[pos.scenario]:
                pos.steps.append(Election(0, []))
        elif stage == 6:
            deal(pos)
        elif stage == 7:
            pos.steps.append(Initiative(DECIDES[pos.scenario], 0))
        elif stage == 8:
            pos.phase = WINTER
            pos.steps.append(Winter(0))
        elif stage == 9:
            pos.phase = ISOLATION
            first = ISOLATED_FIRST[pos.scenario]
            remove_isolated(pos, first)
            remove_isolated(pos, 1 - first)
        elif stage == 10:
            pos.phase = VICTORY
            check_victory(pos)
        else:
            self.end_turn(pos)
        return True

    def start_turn(self, pos: Hannibal) -> None:
        """5.7 A new turn; 25 counsels end with the turn after a shuffle; 26.2.2 c fates are fulfilled."""
        pos.phase = REINFORCEMENTS
        if pos.events is not None:
            years = TURN_YEARS[pos.scenario][pos.turn]
            pos.emit("turn", "5.7", {"turn": turn_number(pos), "years": years})
        for counsel, ending in ((HANNO_COUNSELS, HANNO_ENDING), (CATO_COUNSELS, CATO_ENDING)):
            if pos.marked(ending):
                pos.markers &= ~(counsel | ending)
        if pos.option(FATES):
            for g in range(GENERALS):
                if FATE[g] and FATE[g] == turn_number(pos) and pos.at[g] != GONE:
                    self.fate(pos, g)
        if pos.turn == 0:
            self.stage = 6

    def fate(self, pos: Hannibal, general: int) -> None:
        """26.2.2 A Roman dies when he died in history."""
        pos.at[general] = GONE
        pos.office[general] = NO_OFFICE
        if pos.events is not None:
            pos.emit("fate", "26.2.2", {"side": SIDES[ROME], "general": GENERAL_ID[general]})

    def bomilcar(self, pos: Hannibal) -> None:
        """26.2.1 Bomilcar comes with the Carthaginian generals who return, and like them."""
        levies: dict[str, Any] = SCENARIOS[pos.scenario]["reinforcements"]
        due = "bomilcar" in levies and levies["bomilcar"]["turn"] == turn_number(pos)
        if due and pos.at[BOMILCAR] == LATER:
            pos.at[BOMILCAR] = DISPLACED

    def arrivals(self, pos: Hannibal) -> None:
        """6.7 Scipio Africanus arrives after Rome's levy and before the elections."""
        levies: dict[str, Any] = SCENARIOS[pos.scenario]["reinforcements"]
        turn = turn_number(pos)
        if "scipio" in levies and levies["scipio"]["turn"] == turn and pos.at[AFRICANUS] == LATER:
            pos.steps.append(ScipioArrives(levies["scipio"]["cus"]))

    def end_turn(self, pos: Hannibal) -> None:
        """5.7 What lasts a turn is over; 8.7.1 the deck is shuffled after a Truce.

        25 the dictator resigns.
        """
        pos.turn += 1
        self.stage = 0
        pos.markers &= ~(NAVAL_VICTORY | FLAMEN_PAID)
        pos.foraging = []
        pos.flamen = NOBODY
        pos.won = [[], []]
        pos.taken = [[], []]
        dictator = pos.dictator()
        if dictator >= 0:
            pos.at[dictator] = POOL
            pos.office[dictator] = NO_OFFICE
            if pos.events is not None:
                pos.emit("resigned", "25", {"side": SIDES[ROME], "general": GENERAL_ID[dictator]})
        if pos.marked(RESHUFFLE):
            reshuffle(pos)


def reshuffle(pos: Hannibal) -> None:
    """8.7 The discards are shuffled into the deck; 25 counsels last to the start of the turn after that."""
    pos.deck += pos.discard
    pos.discard = []
    pos.dice.shuffle(pos.deck)
    pos.barrier += 1
    pos.markers &= ~RESHUFFLE
    if pos.marked(HANNO_COUNSELS):
        pos.markers |= HANNO_ENDING
    if pos.marked(CATO_COUNSELS):
        pos.markers |= CATO_ENDING
    if pos.events is not None:
        pos.emit("reshuffled", "8.7", {})


def deal(pos: Hannibal) -> None:
    """5.2, 7.1 Each player gets as many cards as the track says.

    8.7 from a shuffled deck if there are too few.
    """
    pos.phase = STRATEGY_PHASE
    count = TURN_CARDS[pos.scenario][pos.turn]
    if len(pos.deck) < 2 * count:
        reshuffle(pos)
    for side in range(2):
        got = pos.deck[:count]
        pos.deck = pos.deck[count:]
        pos.hands[side] += got
        pos.known[side] = 0
        pos.gained(side)
    pos.barrier += 1
    if pos.events is not None:
        pos.emit("cards-dealt", "5.2", {"count": count})


# -- 6 reinforcements ----------------------------------------------------------------------------------------


def takes_units(pos: Hannibal, side: int, space: int) -> bool:
    """6.3 A space of one's own that is not besieged; where enemies stand, room inside the walls."""
    if pos.control[space] != side or pos.besieged(space) or not pos.playable(space):
        return False
    return pos.cus[1 - side][space] == 0 or pos.room(space, side) > 0


def carthage_entries(pos: Hannibal) -> list[dict[str, Any]]:
    """6.1, 26.5.1 Carthage's CUs of a turn, one by one, each with the places that may take it."""
    rules = SCENARIOS[pos.scenario]
    alternative = (
        pos.option(ALTERNATIVE_LEVIES) and "alternative_reinforcements" in rules and ELECTIONS[pos.scenario]
    )
    entries = rules["alternative_reinforcements" if alternative else "reinforcements"]["carthage"]
    return [entry for entry in entries for _ in range(entry["cus"])]


def carthage_budget(pos: Hannibal) -> int:
    """26.5.1 With the option only as many CUs as Carthage still holds of its four cities."""
    rules = SCENARIOS[pos.scenario]
    if not pos.option(ALTERNATIVE_LEVIES) or not ELECTIONS[pos.scenario]:
        return len(carthage_entries(pos))
    cities: list[str] = rules["alternative_reinforcements"]["carthage_cities"]
    return sum(1 for name in cities if pos.control[SPACE[name]] == CARTHAGE)


def carthage_places(pos: Hannibal, entry: dict[str, Any]) -> list[int]:
    """6.1, 6.3 Where one of Carthage's CUs may go."""
    if "if_space" in entry and pos.control[SPACE[entry["if_space"]]] != CARTHAGE:
        return []
    if "if_province" in entry and pos.holder(PROVINCE[entry["if_province"]]) != CARTHAGE:
        return []
    spaces: list[str] = entry.get("spaces", [])
    out = [SPACE[name] for name in spaces if takes_units(pos, CARTHAGE, SPACE[name])]
    where: str = entry.get("generals_in", "")
    for space in range(SPACES):
        if space not in out and (where == "any" or (where and REGION_OF[space] == REGION[where])):
            if receives(pos, CARTHAGE, space):
                out.append(space)
    return sorted(out)


class CarthageLevy(Step[Hannibal]):
    """5.1.1, 6.1 Carthage places its reinforcements."""

    rule: ClassVar[str] = "6.1"
    fields: ClassVar[tuple[str, ...]] = ("index", "budget")

    def __init__(self, index: int, budget: int) -> None:
        self.index = index
        self.budget = budget

    def clone(self) -> CarthageLevy:
        return CarthageLevy(self.index, self.budget)

    def owners(self, pos: Hannibal) -> int:
        return 1 << CARTHAGE

    def places(self, pos: Hannibal) -> list[int]:
        return carthage_places(pos, carthage_entries(pos)[self.index])

    def resolve(self, pos: Hannibal) -> bool:
        entries = carthage_entries(pos)
        if self.budget <= 0 or self.index >= len(entries):
            pos.steps.pop()
            return True
        if not self.places(pos):
            self.index += 1
            return True
        return False

    def may_skip(self, pos: Hannibal) -> bool:
        """26.5.1 With too few cities Carthage chooses which places stay empty."""
        return self.budget < len(carthage_entries(pos)) - self.index

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        out = [A_PLACE + s for s in self.places(pos)]
        return [*out, A_DONE] if self.may_skip(pos) else out

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE and self.may_skip(pos):
            return None
        if verb != PLACE:
            return NOT_NOW
        return None if operand in self.places(pos) else NOT_A_PLACE

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.index += 1
        if verb == PLACE:
            self.budget -= 1
            place_units(pos, CARTHAGE, operand, 1, 0, "6.1")

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        left = min(self.budget, len(carthage_entries(pos)) - self.index)
        return "prompt-levy", {"side": SIDES[CARTHAGE], "count": left}


class Return(Step[Hannibal]):
    """5.1.2, 6.1.1 Displaced generals come back, one after another, to where CUs of theirs are.

    6.4.2 Romans go back to the pool instead, where there are elections.
    """

    rule: ClassVar[str] = "6.1.1"
    fields: ClassVar[tuple[str, ...]] = ("general",)

    def __init__(self, general: int) -> None:
        self.general = general

    def clone(self) -> Return:
        return Return(self.general)

    def owners(self, pos: Hannibal) -> int:
        return 1 << GENERAL_SIDE[self.general]

    def places(self, pos: Hannibal) -> list[int]:
        """6.1.1 Spaces with friendly CUs that are not besieged."""
        bound = BOUND[self.general]
        side = GENERAL_SIDE[self.general]
        out: list[int] = []
        for space in range(SPACES):
            if bound >= 0 and REGION_OF[space] != bound:
                continue
            if pos.cus[side][space] > 0 or (pos.cus[side][space + WALLS] > 0 and not pos.besieged(space)):
                out.append(space)
        return out

    def waits(self, pos: Hannibal, general: int) -> bool:
        if pos.at[general] != DISPLACED:
            return False
        return GENERAL_SIDE[general] == CARTHAGE or not ELECTIONS[pos.scenario]

    def resolve(self, pos: Hannibal) -> bool:
        while self.general < GENERALS:
            if self.waits(pos, self.general) and self.places(pos):
                return False
            self.general += 1
        pos.steps.pop()
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)] + [A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != PLACE:
            return NOT_NOW
        return None if operand in self.places(pos) else NOT_A_RETURN

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == PLACE:
            place = operand if pos.cus[seat][operand] > 0 else operand + WALLS
            pos.at[self.general] = place
            if seat == ROME:
                pos.office[self.general] = PROCONSUL
            tell_general(pos, "general-placed", "6.1.1", self.general)
            share_command(pos, self.general)
        self.general += 1

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        side = SIDES[GENERAL_SIDE[self.general]]
        return "prompt-return", {"side": side, "general": GENERAL_ID[self.general]}


def share_command(pos: Hannibal, general: int) -> None:
    """9.3, 18.2.1 Of equals on one space the owner says who commands."""
    from .reaction import ask_commander

    side, place = GENERAL_SIDE[general], pos.at[general]
    if pos.rank(general) == pos.rank(pos.commander(side, place)):
        ask_commander(pos, side, place)


def tell_general(pos: Hannibal, kind: str, rule: str, general: int) -> None:
    if pos.events is not None:
        args = {
            "side": SIDES[GENERAL_SIDE[general]],
            "general": GENERAL_ID[general],
            "space": SPACE_ID[pos.space_of(general)],
        }
        pos.emit(kind, rule, args)


def roman_levy(pos: Hannibal) -> tuple[int, int]:
    """6.2, 26.5.2 How many CUs Rome gets and how many of them must go to Italia.

    6.3 None if Roma is besieged and every Roman general is shut in there.
    """
    rules = SCENARIOS[pos.scenario]
    levy: dict[str, Any] = rules["reinforcements"]["rome"]
    count, italia = int(levy["cus"]), int(levy["in_italia"])
    if pos.option(ALTERNATIVE_LEVIES) and ELECTIONS[pos.scenario]:
        alternative: dict[str, Any] = rules["alternative_reinforcements"]
        cities: list[str] = alternative["rome_cities"]
        count = sum(1 for name in cities if pos.control[SPACE[name]] == ROME)
        italia = max(0, count - int(alternative["rome"]["elsewhere"]))
    if pos.marked(LATIN_COLONIES):
        pos.markers &= ~LATIN_COLONIES
        count = max(0, count - 2)
        italia = max(0, italia - 2)
    if pos.besieged(ROMA):
        generals = [g for g in range(GENERALS) if GENERAL_SIDE[g] == ROME and pos.at[g] >= 0]
        if all(pos.at[g] == ROMA + WALLS for g in generals):
            count = 0
    return count, italia


class RomanLevy(Step[Hannibal]):
    """5.1.3, 6.2 Rome places its reinforcements, most of them in Italia.

    6.5 they build a stack of 5 if there is none.
    """

    rule: ClassVar[str] = "6.2"
    fields: ClassVar[tuple[str, ...]] = ("left", "italia")

    def __init__(self, left: int, italia: int) -> None:
        self.left = left
        self.italia = italia  # of these, at least so many in Italia

    def clone(self) -> RomanLevy:
        return RomanLevy(self.left, self.italia)

    def owners(self, pos: Hannibal) -> int:
        return 1 << ROME

    def places(self, pos: Hannibal) -> list[int]:
        """6.2, 6.3, 26.5.2 Roma, or any general who is not besieged; with the option any city of Italia."""
        alternative = pos.option(ALTERNATIVE_LEVIES) and ELECTIONS[pos.scenario]
        out: list[int] = []
        for space in range(SPACES):
            city = space == ROMA or (alternative and CITY[space] and REGION_OF[space] == ITALIA)
            if (city and takes_units(pos, ROME, space)) or receives(pos, ROME, space):
                if REGION_OF[space] == ITALIA or self.left > self.italia:
                    out.append(space)
        stacks = max(free_stack(pos, s) for s in range(SPACES))
        if ELECTIONS[pos.scenario] and stacks < CONSULAR:
            build = [s for s in out if pos.total(ROME, s) + self.left >= CONSULAR]
            return build or out
        return out

    def resolve(self, pos: Hannibal) -> bool:
        if self.left > 0 and self.places(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return NOT_NOW
        return None if operand in self.places(pos) else NOT_A_PLACE_ROME

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        self.left -= 1
        if REGION_OF[operand] == ITALIA and self.italia > 0:
            self.italia -= 1
        place_units(pos, ROME, operand, 1, 0, "6.2")

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-levy", {"side": SIDES[ROME], "count": self.left}


class ScipioArrives(Step[Hannibal]):
    """6.7 Scipio Africanus and 5 CUs come together, to Italia or a port of Iberia, or not at all."""

    rule: ClassVar[str] = "6.7"
    fields: ClassVar[tuple[str, ...]] = ("cus",)

    def __init__(self, cus: int) -> None:
        self.cus = cus

    def owners(self, pos: Hannibal) -> int:
        return 1 << ROME

    def places(self, pos: Hannibal) -> list[int]:
        scipio: dict[str, Any] = SCENARIOS[pos.scenario]["reinforcements"]["scipio"]
        regions = [REGION[name] for name in scipio["regions"]]
        ports = [REGION[name] for name in scipio["ports_of"]]
        out: list[int] = []
        for space in range(SPACES):
            if pos.control[space] != ROME or pos.cus[CARTHAGE][space] > 0:
                continue
            if REGION_OF[space] in regions or (REGION_OF[space] in ports and PORT[space]):
                out.append(space)
        return out

    def resolve(self, pos: Hannibal) -> bool:
        if self.places(pos):
            return False
        pos.steps.pop()
        pos.at[AFRICANUS] = GONE
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_PLACE + s for s in self.places(pos)]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return NOT_NOW
        return None if operand in self.places(pos) else NOT_FOR_SCIPIO

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.at[AFRICANUS] = operand
        pos.office[AFRICANUS] = PROCONSUL
        place_units(pos, ROME, operand, self.cus, 0, "6.7")
        tell_general(pos, "scipio", "6.7", AFRICANUS)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-scipio", {"side": SIDES[ROME], "general": GENERAL_ID[AFRICANUS]}


# -- 6.4 elections -------------------------------------------------------------------------------------------


class Election(Step[Hannibal]):
    """6.4 A proconsul is named, the other generals go, two new consuls are drawn and placed."""

    rule: ClassVar[str] = "6.4.1"
    fields: ClassVar[tuple[str, ...]] = ("stage", "consuls")

    def __init__(self, stage: int, consuls: list[int]) -> None:
        self.stage = stage
        self.consuls = consuls[:]

    def clone(self) -> Election:
        return Election(self.stage, self.consuls)

    def owners(self, pos: Hannibal) -> int:
        return 1 << ROME

    def candidates(self, pos: Hannibal) -> list[int]:
        """6.4.1, 6.6 Any Roman on the map but Scipio Africanus, who stays in any case."""
        return [g for g in range(GENERALS) if GENERAL_SIDE[g] == ROME and pos.at[g] >= 0 and g != AFRICANUS]

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 0:
            if self.candidates(pos):
                return False
            self.elect(pos, NOBODY)
            return True
        if not self.consuls:
            pos.steps.pop()
            return True
        return False

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        if self.stage == 0:
            return [A_PROCONSUL + g for g in self.candidates(pos)] + [A_DONE]
        return [A_PLACE + s for s in consul_places(pos, self.consuls[0])]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.stage == 0:
            if verb == DONE:
                return None
            if verb != KEEP:
                return NOT_NOW_ELECTION
            return None if operand in self.candidates(pos) else NOT_A_CANDIDATE
        if verb != PLACE:
            return NOT_NOW_ELECTION
        return None if operand in consul_places(pos, self.consuls[0]) else NOT_FOR_CONSUL

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if self.stage == 0:
            self.elect(pos, operand if verb == KEEP else NOBODY)
            return
        # 6.4.4 The new consuls are placed one by one.
        general = self.consuls.pop(0)
        inside = pos.cus[ROME][operand] == 0 and (
            pos.cus[ROME][operand + WALLS] > 0 or pos.cus[CARTHAGE][operand] > 0
        )
        pos.at[general] = operand + WALLS if inside else operand
        tell_general(pos, "general-placed", "6.4.4", general)
        if not self.consuls:
            share_command(pos, general)

    def elect(self, pos: Hannibal, proconsul: int) -> None:
        """6.4.2, 6.4.3 All others leave the map; two consuls are drawn from the pool."""
        self.stage = 1
        for g in self.candidates(pos):
            pos.office[g] = PROCONSUL if g == proconsul else NO_OFFICE
            if g != proconsul:
                pos.at[g] = POOL
        for g in range(GENERALS):
            if GENERAL_SIDE[g] == ROME and pos.at[g] == DISPLACED:
                pos.at[g] = POOL
        pool = [g for g in range(GENERALS) if pos.at[g] == POOL]
        if pos.option(NO_REELECTION):
            fresh = [g for g in pool if g == FABIUS or g not in pos.last_consuls]
            pool = fresh if len(fresh) >= 2 else pool
        pos.dice.shuffle(pool)
        pos.barrier += 1
        self.consuls = pool[:2]
        pos.last_consuls = pool[:2]
        for g in self.consuls:
            pos.office[g] = CONSUL
        if pos.events is not None:
            kept = GENERAL_ID[proconsul] if proconsul >= 0 else ""
            if kept:
                pos.emit("proconsul", "6.6", {"side": SIDES[ROME], "general": kept})
            names = [GENERAL_ID[g] for g in self.consuls]
            pos.emit("elected", "6.4.3", {"side": SIDES[ROME], "generals": names})

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        if self.stage == 0:
            return "prompt-proconsul", {"side": SIDES[ROME]}
        return "prompt-consul", {"side": SIDES[ROME], "general": GENERAL_ID[self.consuls[0]]}


def consul_places(pos: Hannibal, general: int) -> list[int]:
    """6.5 A stack of at least 5 CUs; 24.1 Fabius' must be in Italia, if not there any CUs, else Roma."""
    bound = BOUND[general]
    stacks = [s for s in range(SPACES) if free_stack(pos, s) > 0 and (bound < 0 or REGION_OF[s] == bound)]
    large = [s for s in stacks if free_stack(pos, s) >= CONSULAR]
    if large:
        return large
    if bound >= 0:
        return stacks or [ROMA]
    if pos.besieged(ROMA) and pos.cus[ROME][ROMA + WALLS] >= CONSULAR:
        return [ROMA]
    most = max([free_stack(pos, s) for s in stacks], default=0)
    return [s for s in stacks if free_stack(pos, s) == most] or [ROMA]


def free_stack(pos: Hannibal, space: int) -> int:
    """Roman CUs on a space, without those shut in by a siege."""
    inside = 0 if pos.besieged(space) else pos.cus[ROME][space + WALLS]
    return pos.cus[ROME][space] + inside


# -- 5.4 winter ----------------------------------------------------------------------------------------------


class Winter(Step[Hannibal]):
    """5.4, 21.1.1 Forces on enemy PCs and unfriendly tribes suffer winter attrition, space by space."""

    rule: ClassVar[str] = "21.1.1"
    fields: ClassVar[tuple[str, ...]] = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def clone(self) -> Winter:
        return Winter(self.index)

    def owners(self, pos: Hannibal) -> int:
        return 1

    def resolve(self, pos: Hannibal) -> bool:
        while self.index < 2 * SPACES:
            side, space = self.index // SPACES, self.index % SPACES
            self.index += 1
            size = pos.cus[side][space]
            if size == 0 or not pos.hostile_to(space, side):
                continue
            if side * SPACES + space in pos.foraging and size <= 5:
                continue
            commander = pos.commander(side, space)
            modifier = WINTER_OF[commander] if commander >= 0 else 0
            pos.steps.append(Attrition(side, space, modifier, False, "21.1.1"))
            return True
        pos.steps.pop()
        return True
