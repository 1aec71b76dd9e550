"""Positions of Hannibal built by hand, for the tests of its rules; ``Kit`` also serves the other war on its chapters.

``scene`` puts forces, generals and PCs where they are named and stops at the moment asked for; ``do`` plays on by
notation, ``legal``, ``choices`` and ``refused`` ask what may be done, ``rig`` loads the dice, ``deal_battle`` the
battle cards. All of it works on the plain and on the compiled code: nothing is patched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import pytest

from bellum.games.hannibal.board import (
    CONSUL,
    DICTATOR,
    DISPLACED,
    GONE,
    LATER,
    NO_OFFICE,
    NOBODY,
    POOL,
    PROCONSUL,
    ROME,
    Board,
)
from bellum.games.hannibal.campaign import (
    TURN,
    CarthageReinforcements,
    DealOfCards,
    Elections,
    IsolationPhase,
    Phase,
    VictoryPhase,
    War,
    WinterPhase,
)
from bellum.games.hannibal.duel import Attack, RoundStep
from bellum.games.hannibal.game import BOARD, GAME, HannibalWar
from bellum.games.hannibal.kinds import SIDES
from bellum.games.hannibal.operations import activate, new_card
from bellum.games.hannibal.politics import RemovePCs
from bellum.games.hannibal.position import STRATEGY_PHASE, PunicWar
from bellum.games.hannibal.records import Battle, MarchRecord
from bellum.games.hannibal.setup import prepare, set_up
from bellum.games.hannibal.strategy import EndOfCard, PlayEvent, Preemption, Round, Rounds
from bellum.kernel import Dice, Event, IllegalAction, Refusal, Step, key_of
from bellum.kernel.game import Game

R, C = "rome", "carthage"
OFF_MAP = {"pool": POOL, "displaced": DISPLACED, "gone": GONE, "later": LATER}
OFFICE = {"": NO_OFFICE, "consul": CONSUL, "proconsul": PROCONSUL, "dictator": DICTATOR}
KEY = key_of("loaded dice")
# Phases of a turn at which a scene can begin.
PHASES: dict[str, type[Phase]] = {
    "reinforcements": CarthageReinforcements,
    "elections": Elections,
    "deal": DealOfCards,
    "winter": WinterPhase,
    "isolation": IsolationPhase,
    "victory": VictoryPhase,
}
P = TypeVar("P", bound=PunicWar)
EMPTY: dict[str, list[str]] = {"rome": [], "carthage": [], "tribes": []}


def seat_of(seat: str | int) -> int:
    """A seat's number."""
    return SIDES.index(seat) if isinstance(seat, str) else seat


def owner(pos: PunicWar) -> int:
    """The seat that owes an action."""
    return pos.owners().bit_length() - 1


def to_move(pos: PunicWar) -> str:
    """Who owes an action."""
    return SIDES[owner(pos)]


def step(pos: PunicWar) -> str:
    """The name of the step that asks for an action; of a round of a battle, "Battle"; who pre-empts is "Initiative" too."""
    top = pos.steps[-1]
    if isinstance(top, Preemption):
        return "Initiative"
    if isinstance(top, RemovePCs):
        return "RemovePCs"
    return "Battle" if isinstance(top, RoundStep) else type(top).__name__


def marching(pos: PunicWar) -> MarchRecord:
    """The march that is going on."""
    return pos.marching()


def battle(pos: PunicWar) -> Battle:
    """The battle being fought."""
    return pos.fought()


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


@cache
def faces(sides: int, blocks: int) -> bytes:
    """The stream of KEY as faces 1 to ``sides``; 0 where a byte is thrown away."""
    stream = Dice(KEY)
    limit = 256 - 256 % sides
    table = bytes(value % sides + 1 if value < limit else 0 for value in range(256))
    return bytes(stream.byte() for _ in range(64 * blocks)).translate(table)


def rig(pos: P, *rolls: int) -> P:
    """Load the dice: the next rolls of a die come out as wanted (up to about six of them at a time)."""
    for blocks in (64, 1024, 16384):
        offset = faces(6, blocks).find(bytes(rolls))
        if offset >= 0:
            pos.dice = Dice(KEY, offset)
            return pos
    raise ValueError(f"these dice never come: {rolls}")


class Kit(Generic[P]):
    """What the tests of one game need: its board, its table of actions, the sequence of its turn."""

    def __init__(
        self,
        game: Game,
        board: Board,
        fresh: Callable[[str, Mapping[str, Any] | None], P],
        sequence: Sequence[Step[Any]],
        phases: Mapping[str, type[Phase]],
    ) -> None:
        self.game = game
        self.board = board
        self.fresh = fresh  # a position that has just been set up, by scenario and options
        self.sequence = sequence  # of a turn with reinforcements
        self.phases = phases  # at which a scene can begin

    # -- building ------------------------------------------------------------------------------------------

    def place_of(self, name: str) -> int:
        """A place by its name: a space, with "/in" for the inside of its walls, or one off the map."""
        if name in OFF_MAP:
            return OFF_MAP[name]
        space, _, inside = name.partition("/")
        return self.board.space[space] + (self.board.walls if inside == "in" else 0)

    def place_name(self, place: int) -> str:
        """The name of a place."""
        for name, number in OFF_MAP.items():
            if number == place:
                return name
        return (
            self.board.space_id[place]
            if place < self.board.walls
            else f"{self.board.space_id[place - self.board.walls]}/in"
        )

    def scene(
        self,
        rome: Mapping[str, int] | None = None,
        carthage: Mapping[str, int | str] | None = None,
        generals: Mapping[str, str] | None = None,
        *,
        control: Mapping[str, Sequence[str]] | None = None,
        siege: Mapping[str, int] | None = None,
        trains: Sequence[str] = (),
        phase: str = "ops",
        seat: str = "rome",
        card: str = "minor_campaign_a",
        general: str | None = None,
        hands: Mapping[str, Sequence[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        scenario: str | None = None,
        turn: int = 1,
        markers: int = 0,
        furnish: Callable[[P], None] | None = None,
    ) -> P:
        """A position at a chosen moment.

        ``rome`` and ``carthage`` map places to CUs: ``{"roma": 8, "capua/in": 2}``; elephants among them after an "e":
        ``{"saguntum": "10e2"}``. ``generals`` maps ids to places, a Roman's office after a colon (a consul if there is
        none): ``{"hannibal": "saguntum", "nero": "roma:proconsul"}``; who is not named is in the pool (Romans) or gone.
        ``control`` maps sides to the spaces they control and "tribes" to the tribes friendly to Carthage; without it the
        control of the scenario, ``EMPTY`` for none at all.

        ``phase`` is one of

        - "round": ``seat`` plays a card of its hand (``hands``; ``card`` is in it too), then the other;
        - "ops": ``card`` is being used for its OPs;
        - "event": ``card`` was just played as an event;
        - "march": ``general`` has been activated with ``card`` as OPs; "march-event": with its event;
        - "reinforcements", "deal", "winter", "isolation", "victory": the turn's sequence stands there.

        The cards of the hands are taken from the deck. ``turn`` is its number on the track. ``furnish`` adds what only
        one war has, before the steps are put in place.
        """
        pos = self.fresh(scenario or self.game.scenarios[0], options)
        pos.turn = turn - pos.scenario.first_turn
        pos.markers = markers
        pos.phase = STRATEGY_PHASE
        pos.cus = [[0] * self.board.places, [0] * self.board.places]
        pos.elephants = [0] * self.board.places
        self.place_forces(pos, rome or {}, carthage or {})
        self.place_generals(pos, generals or {})
        if control is not None:
            self.set_control(pos, control)
        for name, points in (siege or {}).items():
            pos.siege[self.board.space[name]] = points
        pos.trains = [self.place_of(name) for name in trains]
        if furnish is not None:
            furnish(pos)
        self.deal(pos, hands or {}, card, phase == "round", seat_of(seat))
        self.begin(pos, phase, seat_of(seat), self.board.card[card], general)
        pos.advance()
        return pos

    def place_forces(self, pos: P, rome: Mapping[str, int], carthage: Mapping[str, int | str]) -> None:
        """CUs and elephants where they are named."""
        for side, forces in enumerate((rome, carthage)):
            for name, count in forces.items():
                number, _, beasts = str(count).partition("e")
                pos.add(side, self.place_of(name), int(number), int(beasts or 0))

    def place_generals(self, pos: P, generals: Mapping[str, str]) -> None:
        """Generals where they are named, everybody else off the map."""
        for g, name in enumerate(self.board.general_id):
            pos.office[g] = NO_OFFICE
            if pos.at[g] >= 0:
                pos.at[g] = POOL if self.board.general_side[g] == ROME else GONE
            if name in generals:
                where, _, office = generals[name].partition(":")
                pos.at[g] = self.place_of(where)
                if self.board.general_side[g] == ROME and pos.at[g] >= 0:
                    pos.office[g] = OFFICE[office or "consul"]

    def set_control(self, pos: P, control: Mapping[str, Sequence[str]]) -> None:
        """PCs, cities and friendly tribes of each side, and nothing else; every tribe stands."""
        pos.control = [NOBODY] * self.board.spaces
        pos.tribe = [1 if self.board.tribe[s] and pos.playable(s) else 0 for s in range(self.board.spaces)]
        for side, name in enumerate(SIDES):
            for space in control.get(name, ()):
                pos.control[self.board.space[space]] = side
                pos.tribe[self.board.space[space]] = 0
        for space in control.get("tribes", ()):
            pos.control[self.board.space[space]] = 1
            pos.tribe[self.board.space[space]] = 1
        pos.recount()

    def deal(self, pos: P, hands: Mapping[str, Sequence[str]], card: str, keep: bool, seat: int) -> None:
        """Cards of the hands leave the deck; the card in play too."""
        for side, name in enumerate(SIDES):
            for wanted in hands.get(name, ()):
                self.draw(pos, self.board.card[wanted])
                pos.hands[side].append(self.board.card[wanted])
        if self.board.card[card] not in pos.hands[0] + pos.hands[1]:
            self.draw(pos, self.board.card[card])
            if keep:
                pos.hands[seat].append(self.board.card[card])

    def draw(self, pos: P, card: int) -> None:
        """Take a card out of the deck, or from beside it."""
        if card in pos.aside:
            pos.aside.remove(card)
        else:
            pos.deck.remove(card)

    def turn_from(self, phase: str) -> list[Step[Any]]:
        """The steps of a turn that has come to one of its phases."""
        kinds = [type(step) for step in self.sequence]
        return [War(), *reversed(self.sequence[kinds.index(self.phases[phase]) :])]

    def begin(self, pos: P, phase: str, seat: int, card: int, general: str | None) -> None:
        """Put the steps in place."""
        if phase in self.phases:
            pos.deck.append(card)
            pos.steps = self.turn_from(phase)
            return
        new_card(pos)
        if phase == "round":
            pos.steps = [*self.turn_from("winter"), Rounds(1 - seat), Round(seat)]
            return
        pos.card = card
        event = phase in ("event", "march-event")
        pos.steps = [*self.turn_from("winter"), Rounds(1 - seat)]
        if phase == "event":
            pos.steps.append(PlayEvent(seat, card))
            return
        pos.steps.append(EndOfCard(card, event))
        if phase == "ops":
            pos.begin_operations(seat, card)
        elif phase in ("march", "march-event"):
            assert general is not None
            assert self.board.deck[card].ops
            activate(pos, seat, self.board.general[general], card, event)
        else:
            raise ValueError(f"no phase {phase!r}")

    def start(self, seed: str = "rules", scenario: str | None = None, **options: Any) -> P:
        """The position at the start of a game, at its first choice."""
        pos = self.game.new(seed, scenario, options)
        assert isinstance(pos, type(self.fresh(self.game.scenarios[0], None)))
        pos.advance()
        return pos

    # -- playing ---------------------------------------------------------------------------------------

    def action(self, notation: str) -> int:
        """The number of an action; a notation that the table lacks is a mistake of the test."""
        number = self.game.table.number(notation)
        assert number is not None, f"no action {notation!r}"
        return number

    def do(self, pos: P, *notations: str) -> P:
        """Play actions of whoever owes one, all of them legal, and give the same position back."""
        for notation in notations:
            seat = owner(pos)
            refusal = pos.why_not(seat, self.action(notation))
            assert refusal is None, f"{notation}: {refusal}; legal: {sorted(self.legal(pos))}"
            assert self.action(notation) in pos.legal(seat), f"{notation} is not on the list"
            pos.play(seat, self.action(notation))
        return pos

    def told(self, pos: P, *notations: str) -> list[Event]:
        """Play some actions and give the events that they brought about."""
        events: list[Event] = []
        pos.events = events
        self.do(pos, *notations)
        pos.events = None
        return events

    # -- asking ----------------------------------------------------------------------------------------

    def legal(self, pos: P, seat: str | int | None = None) -> set[str]:
        """What a seat, or whoever owes an action, may do now, by notation."""
        number = owner(pos) if seat is None else seat_of(seat)
        return {self.game.table.notation(a) for a in pos.legal(number)}

    def choices(self, pos: P, verb: str) -> set[str]:
        """The operands with which a verb may be used now."""
        words = [notation.split() for notation in self.legal(pos)]
        return {w[1] for w in words if w[0] == verb and len(w) == 2}

    def refused(
        self, pos: P, notation: str, rule: str, message: str | None = None, seat: str | None = None
    ) -> None:
        """An action is refused by a rule, is not on the list, and changes nothing."""
        who = owner(pos) if seat is None else seat_of(seat)
        number = self.action(notation)
        answer = pos.why_not(who, number)
        assert answer is not None, f"{notation} is allowed"
        wanted = Refusal(rule, answer.message if message is None else message)
        assert answer == wanted, f"{notation}: {answer}, not {wanted}"
        assert number not in pos.legal(who)
        before = pos.to_json()
        with pytest.raises(IllegalAction) as error:
            pos.play(who, number)
        assert error.value.refusal == answer
        assert pos.to_json() == before

    def cus(self, pos: P, side: str, place: str) -> int:
        """A side's CUs at a place, elephants included."""
        return pos.cus[seat_of(side)][self.place_of(place)]

    def elephants(self, pos: P, place: str) -> int:
        """Elephants at a place."""
        return pos.elephants[self.place_of(place)]

    def where(self, pos: P, general: str) -> str:
        """A general's place."""
        return self.place_name(pos.at[self.board.general[general]])

    def controls(self, pos: P, space: str) -> str | None:
        """Who controls a space."""
        holder = pos.control[self.board.space[space]]
        return SIDES[holder] if holder >= 0 else None

    def holds(self, pos: P, province: str) -> str | None:
        """Who controls a province."""
        holder = pos.holder(self.board.province[province])
        return SIDES[holder] if holder >= 0 else None

    def deal_battle(
        self, pos: P, rome: Mapping[str, int], carthage: Mapping[str, int], attacker: str | None = None
    ) -> P:
        """Give both sides these battle cards, at the moment when the attacker chooses one."""
        fight = battle(pos).duel
        assert isinstance(pos.steps[-1], Attack), "the cards have not been dealt"
        deck = self.board.battle_deck[:]
        for side, hand in enumerate((rome, carthage)):
            fight.hands[side] = [hand.get(name, 0) for name in self.board.battle_card_id]
            fight.open[side] = [0] * len(self.board.battle_card_id)
            deck = [n - m for n, m in zip(deck, fight.hands[side], strict=True)]
        fight.deck = deck
        if attacker is not None:
            fight.attacker = seat_of(attacker)
            pos.steps[-1] = Attack(fight.attacker)
        pos._legal = None
        pos.advance()
        return pos


# -- Hannibal's own --------------------------------------------------------------------------------------------


def fresh(scenario: str, options: Mapping[str, Any] | None) -> PunicWar:
    """Hannibal's war, just set up."""
    pos = HannibalWar(BOARD, GAME.setting(scenario, options), Dice(KEY))
    prepare(pos)
    set_up(pos)
    return pos


KIT = Kit(GAME, BOARD, fresh, TURN, PHASES)
place_of = KIT.place_of
place_name = KIT.place_name
scene = KIT.scene
set_control = KIT.set_control
turn_from = KIT.turn_from
start = KIT.start
action = KIT.action
do = KIT.do
told = KIT.told
legal = KIT.legal
choices = KIT.choices
refused = KIT.refused
cus = KIT.cus
elephants = KIT.elephants
where = KIT.where
controls = KIT.controls
holds = KIT.holds
deal_battle = KIT.deal_battle
