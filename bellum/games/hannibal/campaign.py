"""5, 7.1 The war turn by turn: the sequence of a turn, the deal, and what ends a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_PASS, A_TARGET, PASS, TARGET
from .attrition import Attrition
from .board import CARTHAGE, DISPLACED, GONE, LATER, NO_OFFICE, NOBODY, ROME
from .kinds import SIDES
from .levy import CarthageLevy, Election, Return, RomanLevy, ScipioArrives, carthage_budget, roman_levy
from .options import FATES
from .politics import check_victory, remove_isolated
from .position import (
    CATO_COUNSELS,
    CATO_ENDING,
    FLAMEN_PAID,
    HANNO_COUNSELS,
    HANNO_ENDING,
    ISOLATION,
    NAVAL_VICTORY,
    REINFORCEMENTS,
    RESHUFFLE,
    STRATEGY_PHASE,
    VICTORY,
    WINTER,
    PunicWar,
)
from .strategy import Initiative, Preemption

ANOTHER_FORCE: Final = Refusal("25", "another-force-rolls")

# -- 5 the sequence of a turn --------------------------------------------------------------------------------


class War(Step[PunicWar]):
    """5.1 to 5.7 Turn follows turn; 5.1 the first has no reinforcements."""

    rule: ClassVar[str] = "5.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.extend(reversed(pos.phases()))
        return True


class Phase(Step[PunicWar]):
    """5 A part of a turn that comes once in its sequence."""

    rule: ClassVar[str] = "5.1"

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        self.begin(pos)
        return True

    def begin(self, pos: PunicWar) -> None:
        """Do what is to be done, or have it asked for."""
        raise NotImplementedError


class StartOfTurn(Phase):
    """5.7 A new turn; 25 counsels end with the turn after a shuffle; 26.2.2 c fates are fulfilled."""

    def begin(self, pos: PunicWar) -> None:
        board = pos.board
        pos.phase = REINFORCEMENTS
        if pos.events is not None:
            years = pos.scenario.turn_years[pos.turn]
            pos.emit("turn", "5.7", {"turn": pos.turn_number(), "years": years})
        for counsel, ending in ((HANNO_COUNSELS, HANNO_ENDING), (CATO_COUNSELS, CATO_ENDING)):
            if pos.marked(ending):
                pos.markers &= ~(counsel | ending)
        if pos.option(FATES):
            for g in range(board.generals):
                if board.fate[g] and board.fate[g] == pos.turn_number() and pos.at[g] != GONE:
                    self.fate(pos, g)

    def fate(self, pos: PunicWar, general: int) -> None:
        """26.2.2 A Roman dies when he died in history."""
        pos.at[general] = GONE
        pos.office[general] = NO_OFFICE
        if pos.events is not None:
            pos.emit("fate", "26.2.2", {"side": SIDES[ROME], "general": pos.board.general_id[general]})


# -- 5.1, 6 reinforcements -----------------------------------------------------------------------------------


class CarthageReinforcements(Phase):
    """5.1.1, 6.1 Carthage's CUs."""

    def begin(self, pos: PunicWar) -> None:
        pos.steps.append(CarthageLevy(CARTHAGE, 0, carthage_budget(pos)))


class ReturnOfGenerals(Phase):
    """5.1.2, 6.1.1 Displaced generals; 26.2.1 Bomilcar comes with the Carthaginians and like them."""

    def begin(self, pos: PunicWar) -> None:
        general = pos.scenario.bomilcar
        if general >= 0 and pos.scenario.bomilcar_turn == pos.turn_number() and pos.at[general] == LATER:
            pos.at[general] = DISPLACED
        pos.steps.append(Return(0))


class RomanReinforcements(Phase):
    """5.1.3, 6.2 Rome's CUs."""

    def begin(self, pos: PunicWar) -> None:
        count, italia = roman_levy(pos)
        pos.steps.append(RomanLevy(ROME, count, italia))


class ArrivalOfScipio(Phase):
    """6.7 Scipio Africanus arrives after Rome's levy and before the elections."""

    def begin(self, pos: PunicWar) -> None:
        general = pos.scenario.scipio
        if general >= 0 and pos.scenario.scipio_turn == pos.turn_number() and pos.at[general] == LATER:
            pos.steps.append(ScipioArrives(ROME, general, pos.scenario.scipio_cus))


class Elections(Phase):
    """5.1.4, 6.4 Rome changes its generals."""

    def begin(self, pos: PunicWar) -> None:
        if pos.scenario.elections:
            pos.steps.append(Election(ROME))


# -- 5.2 to 5.7 ----------------------------------------------------------------------------------------------


class DealOfCards(Phase):
    """5.2, 7.1 Each player gets his cards."""

    def begin(self, pos: PunicWar) -> None:
        deal(pos)


class StrategyPhase(Phase):
    """5.3, 7.3 Who begins is decided, and the cards are played."""

    def begin(self, pos: PunicWar) -> None:
        decider = pos.scenario.decides_first
        pos.steps.append(Initiative(decider))
        pos.steps.append(Preemption(1 - decider))


class WinterPhase(Phase):
    """5.4 Winter attrition."""

    def begin(self, pos: PunicWar) -> None:
        pos.phase = WINTER
        pos.steps.append(Winter(0))


class IsolationPhase(Phase):
    """5.5, 19.4 Isolated PCs are removed."""

    def begin(self, pos: PunicWar) -> None:
        pos.phase = ISOLATION
        first = pos.scenario.isolation_first
        remove_isolated(pos, first)
        remove_isolated(pos, 1 - first)


class VictoryPhase(Phase):
    """5.6, 22 The provinces are counted."""

    def begin(self, pos: PunicWar) -> None:
        pos.phase = VICTORY
        check_victory(pos)


class EndOfTurn(Phase):
    """5.7 What lasts a turn is over; 8.7.1 the deck is shuffled after a Truce; 25 the dictator resigns."""

    def begin(self, pos: PunicWar) -> None:
        pos.turn += 1
        pos.markers &= ~(NAVAL_VICTORY | FLAMEN_PAID)
        pos.foraging = []
        pos.flamen = NOBODY
        pos.won = [[], []]
        pos.taken = [[], []]
        dictator = pos.dictator()
        if dictator >= 0:
            pos.retire(dictator)
            pos.office[dictator] = NO_OFFICE
            if pos.events is not None:
                pos.emit("resigned", "25", {"side": SIDES[ROME], "general": pos.board.general_id[dictator]})
        if pos.marked(RESHUFFLE):
            reshuffle(pos)


START: Final[list[Phase]] = [StartOfTurn()]
LEVIES: Final[list[Phase]] = [
    CarthageReinforcements(),
    ReturnOfGenerals(),
    RomanReinforcements(),
    ArrivalOfScipio(),
    Elections(),
]
CAMPAIGN: Final[list[Phase]] = [
    DealOfCards(),
    StrategyPhase(),
    WinterPhase(),
    IsolationPhase(),
    VictoryPhase(),
    EndOfTurn(),
]
TURN: Final[list[Phase]] = START + LEVIES + CAMPAIGN
FIRST_TURN: Final[list[Phase]] = START + CAMPAIGN


def phases(pos: PunicWar) -> list[Phase]:
    """5 The sequence of a turn; 5.1 the first has no reinforcements."""
    return FIRST_TURN if pos.turn == 0 else TURN


def reshuffle(pos: PunicWar) -> None:
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


def deal(pos: PunicWar) -> None:
    """5.2, 7.1 Each player gets as many cards as the track says.

    8.7 from a shuffled deck if there are too few.
    """
    pos.phase = STRATEGY_PHASE
    count = pos.scenario.turn_cards[pos.turn]
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


# -- 5.4 winter ----------------------------------------------------------------------------------------------


class Winter(Step[PunicWar]):
    """5.4, 21.1.1 Forces on enemy PCs and unfriendly tribes suffer winter attrition, space by space."""

    rule: ClassVar[str] = "21.1.1"

    def __init__(self, index: int) -> None:
        self.index = index

    def clone(self) -> Winter:
        return Winter(self.index)

    def resolve(self, pos: PunicWar) -> bool:
        board = pos.board
        while self.index < 2 * board.spaces:
            side, space = self.index // board.spaces, self.index % board.spaces
            self.index += 1
            size = pos.manned(side, space)
            if size == 0 or not pos.hostile_to(space, side):
                continue
            commander = pos.commander(side, space)
            modifier = board.winter_modifier + (board.winter_of[commander] if commander >= 0 else 0)
            pos.steps.append(Attrition(side, space, modifier, False, "21.1.1"))
            pos.before_winter_roll(side, space)
            if side in pos.foraging and size <= board.foraging_units:
                pos.steps.append(Forage(side, space))
            return True
        pos.steps.pop()
        return True


class Forage(SeatStep[PunicWar]):
    """25 Food was laid in: a small force that is to roll for winter attrition may live on it instead."""

    rule: ClassVar[str] = "21.1.1"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_TARGET + self.space, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == TARGET:
            return None if operand == self.space else ANOTHER_FORCE
        return None if verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == TARGET:
            pos.steps.pop()  # the roll
            pos.foraging.remove(seat)
            if pos.events is not None:
                args = {"side": SIDES[seat], "space": pos.board.space_id[operand]}
                pos.emit("foraged", "21.1.1", args)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-forage", {"side": SIDES[self.seat], "space": pos.board.space_id[self.space]}
