"""What Hannibal brings to the fuzzer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bellum.games.hannibal.actions import (
    A_ACTIVATE,
    A_BESIEGE,
    A_EVENT,
    A_HALT,
    ACTIVATE,
    BESIEGE,
    CHARGE,
    COUNTER,
    DISCARD,
    DONE,
    ELEPHANTS,
    ENTER,
    EVENT,
    HALT,
    INTERCEPT,
    LEAVE,
    MARCH,
    OPS,
    PASS,
    PC,
    REMOVE,
    SAIL,
    SHIFT,
    SORTIE,
    STAND,
    TAKE,
    UPROOT,
)
from bellum.games.hannibal.board import CARTHAGE, ROME, Board
from bellum.games.hannibal.card import EITHER
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event, Game, Position
from tests.hannibal.facts import (
    AFRICA,
    CARD,
    CARD_ID,
    CARDS,
    CARTHAGO,
    CITY,
    GENERAL_SIDE,
    GENERALS,
    HANNIBAL,
    ITALIA,
    NUMBER,
    PORTS,
    REGION,
    REGION_OF,
    ROMA,
    SPACE,
    SPACES,
    TARENTUM,
    TRAITOR,
    WAYS,
)
from tests.hannibal.invariants import Watch, check
from tests.hannibal.leaks import check_events, check_view
from tests.trial import Picker, Trial, Watcher, counted, in_columns, uniform

MASK = (1 << SHIFT) - 1
STAGES = (0, 1, 2, 3, 4, 5, 3)
AT_THE_GATES = CARD["hannibal_ad_portas"]
LAST_RESORT = CARD["two_legions_of_slaves"]
GRAIN = CARD["grain_shortage"]
SICILIA = REGION["sicilia"]
RHEGIUM = SPACE["rhegium"]


def hoarding(pos: Position, seat: int, legal: list[int], rng: random.Random) -> list[int]:
    """Do not waste a card whose event waits for its moment, as long as there are others."""
    assert isinstance(pos, PunicWar)
    if not any(a >> SHIFT in (OPS, DISCARD) for a in legal) or rng.random() < 0.1:
        return legal
    playable = {a & MASK for a in legal if a >> SHIFT == EVENT}
    deck = pos.board.deck
    wasted = {c for c in pos.hands[seat] if deck[c].side in (seat, EITHER) and c not in playable}
    kept = [a for a in legal if not (a >> SHIFT in (OPS, DISCARD) and a & MASK in wasted)]
    return kept or legal


def eventful(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Plays events and counter-events wherever it can, and keeps the cards whose events cannot be played yet."""
    wanted = [a for a in legal if a >> SHIFT in (EVENT, COUNTER, CHARGE)]
    if wanted and rng.random() < 0.8:
        return uniform(pos, seat, wanted, rng)
    return uniform(pos, seat, hoarding(pos, seat, legal, rng), rng)


def warlike(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches large armies at the nearest enemy, intercepts, besieges, sails, sallies and charges."""
    assert isinstance(pos, PunicWar)
    legal = hoarding(pos, seat, legal, rng)
    foes = pos.cus[1 - seat]
    fights = [a for a in legal if a >> SHIFT in (MARCH, SAIL) and foes[a & MASK] > 0]
    fights += [a for a in legal if a >> SHIFT == EVENT and rng.random() < 0.3]
    fights += [a for a in legal if a >> SHIFT in (BESIEGE, INTERCEPT, SORTIE, CHARGE, COUNTER, STAND)]
    if fights and rng.random() < 0.85:
        return uniform(pos, seat, fights, rng)
    marches = [a for a in legal if a >> SHIFT == MARCH]
    if marches and rng.random() < 0.85:
        camps = [distances(pos.board, s) for s in range(pos.board.spaces) if foes[s] > 0]
        if camps:
            return min(marches, key=lambda a: min(far[a & MASK] for far in camps))
    moves = [a for a in legal if a >> SHIFT in (ACTIVATE, OPS)]
    if moves and rng.random() < 0.6:
        return uniform(pos, seat, moves, rng)
    rest = [a for a in legal if a >> SHIFT not in (TAKE, HALT, ENTER, ELEPHANTS, LEAVE)]
    return uniform(pos, seat, rest or legal, rng)


def goals(pos: PunicWar, seat: int) -> list[int]:
    """What a conqueror wants next: the enemy's homeland, PC by PC and city by city; or the gates of Roma."""
    if seat == CARTHAGE and AT_THE_GATES in pos.hands[seat]:
        return WAYS[ROMA]
    if seat == CARTHAGE and pos.control[TARENTUM] == ROME and TRAITOR in (*pos.hands[seat], pos.card):
        return [TARENTUM]
    home = ITALIA if seat == CARTHAGE else AFRICA
    ports = [s for s in PORTS if CITY[s] and REGION_OF[s] == home and pos.control[s] == 1 - seat]
    ports = [s for s in ports if s not in (ROMA, CARTHAGO)]
    if ports and pos.dice.key[pos.turn] % 2:
        return ports
    return [s for s in range(SPACES) if REGION_OF[s] == home and pos.control[s] == 1 - seat] or [ROMA]


def at_tarentum(pos: PunicWar) -> bool:
    """Whether a Carthaginian army could be before Tarentum with one card."""
    far = distances(pos.board, TARENTUM)
    places = [pos.at[g] for g in range(GENERALS) if GENERAL_SIDE[g] == CARTHAGE and 0 <= pos.at[g] < SPACES]
    return any(far[place] <= 3 and pos.cus[CARTHAGE][place] >= 4 for place in places)


def conquering(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Goes for the enemy's homeland: turns PCs over there, besieges, and plays the events that this allows."""
    assert isinstance(pos, PunicWar)
    legal = hoarding(pos, seat, legal, rng)
    turning = [a for a in legal if a >> SHIFT == PC and pos.control[a & MASK] == 1 - seat]
    turning += [a for a in legal if a >> SHIFT in (BESIEGE, UPROOT, EVENT, COUNTER)]
    if A_EVENT + TRAITOR in turning and not at_tarentum(pos):
        turning.remove(A_EVENT + TRAITOR)
    if turning and rng.random() < 0.8:
        return uniform(pos, seat, turning, rng)
    homeland = ITALIA if seat == CARTHAGE else AFRICA
    if GRAIN in pos.hands[seat]:
        homeland = SICILIA
    planting = [a for a in legal if a >> SHIFT == PC and REGION_OF[a & MASK] == homeland]
    if planting and rng.random() < 0.7:
        return uniform(pos, seat, planting, rng)
    marches = [a for a in legal if a >> SHIFT == MARCH]
    if marches and rng.random() < 0.9:
        wanted = [distances(pos.board, s) for s in goals(pos, seat)]
        here = min(far[pos.space_of(pos.marching().general)] for far in wanted)
        best = min(marches, key=lambda a: min(far[a & MASK] for far in wanted))
        if here > 0:
            return best
    hero = A_ACTIVATE + HANNIBAL
    if hero in legal and rng.random() < (0.95 if AT_THE_GATES in pos.hands[seat] else 0.5):
        return hero
    moves = [a for a in legal if a >> SHIFT in (ACTIVATE, OPS)]
    if moves and rng.random() < 0.7:
        return uniform(pos, seat, moves, rng)
    calm = [a for a in legal if a >> SHIFT not in (TAKE, ENTER, DISCARD, LEAVE)]
    return uniform(pos, seat, calm or legal, rng)


def meek(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Throws its cards away and reacts only with counter-events: the enemy gets far."""
    wanted = [a for a in legal if a >> SHIFT == COUNTER or a == A_EVENT + LAST_RESORT]
    if wanted and rng.random() < 0.9:
        return uniform(pos, seat, wanted, rng)
    if rng.random() < 0.25:
        return eventful(pos, seat, legal, rng)
    legal = hoarding(pos, seat, legal, rng)
    homeland = ITALIA if seat == ROME else AFRICA
    given_up = [a for a in legal if a >> SHIFT == REMOVE and REGION_OF[a & MASK] == homeland]
    idle = given_up or [a for a in legal if a >> SHIFT in (DISCARD, HALT, PASS, DONE)]
    return uniform(pos, seat, idle or legal, rng)


def heading(
    pos: PunicWar, seat: int, legal: list[int], rng: random.Random, wanted: list[int], bold: bool
) -> int | None:
    """Hannibal goes somewhere with all he has, round the enemy unless he is bold, and stays."""
    hero = A_ACTIVATE + HANNIBAL
    there = pos.at[HANNIBAL] in wanted
    if hero in legal and (not there or pos.control[pos.at[HANNIBAL]] == 1 - seat):
        return hero
    marches = [a for a in legal if a >> SHIFT == MARCH and (bold or pos.cus[1 - seat][a & MASK] == 0)]
    if marches and not there and pos.marching().general == HANNIBAL:
        ways = [distances(pos.board, s) for s in wanted]
        return min(marches, key=lambda a: min(far[a & MASK] for far in ways) + rng.random())
    if A_HALT in legal and there:
        return A_HALT
    return None


def besieging(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Hannibal besieges Rhegium, card after card."""
    assert isinstance(pos, PunicWar)
    if A_BESIEGE in legal:
        return A_BESIEGE
    legal = hoarding(pos, seat, [a for a in legal if a >> SHIFT not in (EVENT, DISCARD)] or legal, rng)
    if A_ACTIVATE + HANNIBAL in legal:
        return A_ACTIVATE + HANNIBAL
    step = heading(pos, seat, legal, rng, [RHEGIUM], True)
    return uniform(pos, seat, legal, rng) if step is None else step


def threatening(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Hannibal stands before the gates of Roma, and waits for the card that frightens it."""
    assert isinstance(pos, PunicWar)
    rare = A_EVENT + AT_THE_GATES
    if rare in legal:
        return rare
    turning = [a for a in legal if a >> SHIFT == PC and pos.control[a & MASK] == 1 - seat]
    if turning:
        return uniform(pos, seat, turning, rng)
    if pos.at[HANNIBAL] not in WAYS[ROMA]:
        legal = [a for a in legal if a >> SHIFT not in (EVENT, DISCARD, TAKE, LEAVE)] or legal
    step = heading(pos, seat, hoarding(pos, seat, legal, rng), rng, WAYS[ROMA], False)
    return uniform(pos, seat, hoarding(pos, seat, legal, rng), rng) if step is None else step


@cache
def distances(board: Board, target: int) -> list[int]:
    """How far every space is from one, in steps."""
    far = [99] * board.spaces
    far[target] = 0
    queue = [target]
    for space in queue:
        for to in board.ways[space]:
            if far[to] == 99:
                far[to] = far[space] + 1
                queue.append(to)
    return far


def roaming(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches everybody to a place that changes with the turn, and plays events there: far corners get visited."""
    assert isinstance(pos, PunicWar)
    far = distances(pos.board, pos.dice.key[pos.turn * 2 + seat] % pos.board.spaces)
    marches = [a for a in legal if a >> SHIFT == MARCH]
    if marches and rng.random() < 0.85:
        return min(marches, key=lambda a: far[a & MASK])
    wanted = [a for a in legal if a >> SHIFT in (EVENT, COUNTER)]
    if wanted and rng.random() < 0.6:
        return uniform(pos, seat, wanted, rng)
    if rng.random() < 0.6:
        legal = [a for a in legal if a >> SHIFT in (ACTIVATE, OPS, BESIEGE)] or legal
    calm = [a for a in legal if a >> SHIFT not in (TAKE, HALT, ENTER, INTERCEPT)]
    return uniform(pos, seat, calm or legal, rng)


def event_of(action: int) -> dict[str, int]:
    """25 The event that an action plays, if it plays one, to be counted."""
    return {f"card {action & MASK}": 1} if action >> SHIFT in (EVENT, COUNTER) else {}


def table_of_events(counts: Counter[str], names: Sequence[str]) -> list[str]:
    """25 How often the event of each card was played."""
    played = [(counts[f"card {card}"], name) for card, name in enumerate(names)]
    return [counted("events", played), *in_columns([f"{name[:30]:30} {count:7,}" for count, name in played])]


class HannibalTrial(Trial):
    """Hidden hands and battle hands; every scenario and every option."""

    json_limit = 3072
    pickers = (uniform, eventful, warlike, roaming, conquering)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        """One game in three is anything; the others are stages for events that are rare otherwise."""
        stage = STAGES[number % 7]
        if stage < 2:
            return rng.choice(game.scenarios), {name: rng.choice(v) for name, v in game.options.items()}
        options = {name: values[0] for name, values in game.options.items()}
        options["cards"] = rng.choice(game.options["cards"][1 if stage == 4 else 0 :])
        options["elephant_fear"] = stage == 3 and rng.random() < 0.5
        return ("campaign_africa" if stage in (3, 4) else game.scenarios[0]), options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        """Conquests, charges at Carthago (3), a citadel at Rhegium (4), Hannibal before Roma (5)."""
        stage = STAGES[number % 7]
        if stage == 3:
            return [warlike, warlike]
        if stage == 4:
            return [meek, besieging]
        if stage == 5:
            return [meek, threatening if rng.random() < 0.18 else conquering]
        if rng.random() < 0.33:
            return [meek, conquering] if rng.random() < 0.8 else [conquering, meek]
        if rng.random() < 0.4:
            return [rng.choice((eventful, warlike)), warlike]  # elephants meet legions
        return [rng.choice(self.pickers) for _ in range(2)]

    def watch(self) -> Watcher:
        return Watch()

    def check(self, pos: Position) -> None:
        assert isinstance(pos, PunicWar)
        check(pos)

    def check_view(self, pos: Position, seat: int) -> None:
        check_view(pos, seat)

    def check_events(self, events: Iterable[Event]) -> None:
        check_events(events)

    def tally(self, pos: Position, action: int) -> Mapping[str, int]:
        """25 How often each card's event is played."""
        return event_of(action)

    def table(self, counts: Counter[str]) -> list[str]:
        """The events of all cards, how often each was played."""
        return table_of_events(counts, [f"{NUMBER[card]} {CARD_ID[card]}" for card in range(CARDS)])


TRIAL = HannibalTrial()
