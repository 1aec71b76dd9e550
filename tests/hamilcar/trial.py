"""What Hamilcar brings to the fuzzer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bellum.games.hamilcar.actions import (
    ADMIRAL,
    BREAK_OFF,
    BUILD,
    CHASE,
    DEPOSIT,
    FLEET,
    NO_TACTIC,
    REPAIR,
    SHIPS,
    SPEND,
    SUPPLY,
    TACTIC,
)
from bellum.games.hamilcar.game import BOARD
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.actions import (
    A_EVENT,
    ACTIVATE,
    AVOID,
    BACK,
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
    SAIL,
    SAIL_IN,
    SHIFT,
    SORTIE,
    STAND,
    TAKE,
    TO,
)
from bellum.games.hannibal.board import ROME
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Event, Game, Position
from tests.hamilcar.facts import CARD, LANES, NUMBER, PORTS, SPACE, SPACES
from tests.hamilcar.invariants import Watch, check
from tests.hamilcar.leaks import check_events, check_view
from tests.hannibal.trial import (
    MASK,
    distances,
    event_of,
    eventful,
    hoarding,
    roaming,
    table_of_events,
    warlike,
)
from tests.trial import Picker, Trial, Watcher, counted, in_columns, uniform

AT_SEA = (SAIL, SAIL_IN, FLEET, CHASE, TACTIC, BUILD, REPAIR, ADMIRAL, SUPPLY, SHIPS, STAND, SPEND, DEPOSIT)
DULL = (PASS, DONE, HALT, BACK, NO_TACTIC, BREAK_OFF, DISCARD)
PACKAGE = "bellum.games.hamilcar."
# Steps of this war at which somebody chooses; how often each was asked is counted.
ASKED = (
    "NewShip", "ShipsOf", "Repairs", "Supplying", "SeaOperations", "FleetUse", "FleetOrders", "CoastRaid",
    "Chase", "Chasers", "Caught", "StayInside", "LeavePort", "SeaMarch", "SeaLegs", "ChooseTactics",
    "EnemysSeaOmen", "TakeHits", "BreakOff", "SeaFlight", "WinterSupply", "RollAgain", "HoldOut", "Arrives",
    "Dockyard", "PeaceParley", "RaidSpoils", "RunIn",
)  # fmt: skip
AFRICAN, FEAR = CARD["african_reinforcements"], CARD["elephant_fear"]
MOST_OPS = 3
FAR = 99  # no way leads there
PRIZES = ("syracusae", "lilybaeum", "agrigentum", "drepana", "panormus", "messana")


@cache
def lanes_to(port: int) -> list[int]:
    """How far every port is from one, in lanes."""
    far = [99] * SPACES
    far[port] = 0
    queue = [port]
    for space in queue:
        for to in LANES[space]:
            if far[to] == 99:
                far[to] = far[space] + 1
                queue.append(to)
    return far


@cache
def by_land_and_sea(target: int) -> list[int]:
    """How far every space is from one, by roads and lanes."""
    far = [99] * SPACES
    far[target] = 0
    queue = [target]
    for space in queue:
        for to in (*BOARD.ways[space], *LANES[space]):
            if far[to] == 99:
                far[to] = far[space] + 1
                queue.append(to)
    return far


def seafaring(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Builds, repairs and supplies ships and armies, sails wherever it can, and does not give in."""
    wet = [a for a in legal if a >> SHIFT in AT_SEA]
    wet += [a for a in legal if a >> SHIFT in (EVENT, COUNTER) and rng.random() < 0.3]
    if wet and rng.random() < 0.75:
        return uniform(pos, seat, wet, rng)
    lively = [a for a in legal if a >> SHIFT not in DULL]
    if lively and rng.random() < 0.9:
        return uniform(pos, seat, hoarding(pos, seat, lively, rng), rng)
    return uniform(pos, seat, legal, rng)


def hunting(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Sails its fleets at the enemy's, intercepts with all it has, and fights to the end."""
    assert isinstance(pos, FirstWar)
    moves = [a for a in legal if a >> SHIFT in (TO, SAIL, SAIL_IN)]
    prey = [lanes_to(p) for p in PORTS if pos.ready[1 - seat][p]]
    if moves and prey and rng.random() < 0.85:
        return min(moves, key=lambda a: min(far[a & MASK] for far in prey) + rng.random())
    wanted = [a for a in legal if a >> SHIFT in (CHASE, STAND, TACTIC, ADMIRAL, COUNTER)]
    if wanted and rng.random() < 0.9:
        return uniform(pos, seat, wanted, rng)
    fleets = [a for a in legal if a >> SHIFT == FLEET and pos.ready[seat][a & MASK] > 1]
    if fleets and rng.random() < 0.5:
        return max(fleets, key=lambda a: pos.ready[seat][a & MASK])
    return seafaring(pos, seat, legal, rng)


def conquering(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Goes for the great cities of the island by land and sea, besieges them, charges, and feeds its armies."""
    assert isinstance(pos, FirstWar)
    loud = [a for a in legal if a >> SHIFT in (CHARGE, COUNTER)]
    if loud and rng.random() < 0.95:
        return uniform(pos, seat, loud, rng)
    legal = hoarding(pos, seat, legal, rng)
    bold = [a for a in legal if a >> SHIFT in (BESIEGE, EVENT, SPEND)]
    bold += [a for a in legal if a >> SHIFT == PC and pos.control[a & MASK] == 1 - seat]
    if bold and rng.random() < 0.75:
        return uniform(pos, seat, bold, rng)
    prizes = [SPACE[name] for name in PRIZES if pos.control[SPACE[name]] != seat]
    wanted = [distances(pos.board, s) for s in prizes]
    marches = [a for a in legal if a >> SHIFT in (MARCH, SAIL)]
    if marches and wanted and rng.random() < 0.9:
        here = min(far[pos.space_of(pos.marching().general)] for far in wanted)
        if here > 0:
            return min(marches, key=lambda a: min(far[a & MASK] for far in wanted))
    moves = [a for a in legal if a >> SHIFT in (ACTIVATE, OPS, SUPPLY, STAND)]
    if moves and rng.random() < 0.7:
        return uniform(pos, seat, moves, rng)
    calm = [a for a in legal if a >> SHIFT not in (TAKE, ENTER, DISCARD)]
    return uniform(pos, seat, calm or legal, rng)


def stalked(pos: FirstWar, seat: int, steps: list[int], prey: list[int]) -> list[int]:
    """Those of the steps of a march that lead to the prey: by land, or to the ships, and across the sea."""
    here = pos.space_of(pos.marching().general)
    near = [s for s in prey if distances(pos.board, s)[here] < FAR]
    if not near and pos.ready[seat][here]:
        steps = [a for a in steps if a >> SHIFT == SAIL]
    harbours = [p for p in PORTS if pos.ready[seat][p]]
    goals = [distances(pos.board, s) for s in near or harbours]
    if steps and steps[0] >> SHIFT == SAIL and not near:
        goals = [by_land_and_sea(s) for s in prey]
    if not steps or not goals:
        return []
    least = min(min(far[a & MASK] for far in goals) for a in steps)
    return [a for a in steps if min(far[a & MASK] for far in goals) == least]


def herding(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Elephants meet legions, and rather while Rome holds the card that frightens them: until then both lie in wait."""
    assert isinstance(pos, FirstWar)
    loud = [a for a in legal if a >> SHIFT in (CHARGE, COUNTER) or a == A_EVENT + AFRICAN]
    if loud and rng.random() < 0.95:
        return uniform(pos, seat, loud, rng)
    legal = hoarding(pos, seat, legal, rng)
    herds = [s for s in range(SPACES) if pos.elephants[s]]
    prey = herds if seat == ROME else [s for s in range(SPACES) if pos.cus[ROME][s]]
    steps = [a for a in legal if a >> SHIFT in (MARCH, SAIL)]
    if FEAR in pos.hands[ROME]:
        fights = [a for a in steps if a & MASK in prey]
        fights += [a for a in legal if a >> SHIFT in (INTERCEPT, STAND, SORTIE)]
        if fights and rng.random() < 0.95:
            return uniform(pos, seat, fights, rng)
    else:
        shy = [a for a in legal if a >> SHIFT in (AVOID, BACK)]
        if shy and rng.random() < 0.8:
            return uniform(pos, seat, shy, rng)
        steps = [a for a in steps if a & MASK not in prey]
        legal = [a for a in legal if a >> SHIFT not in (INTERCEPT, SORTIE)] or legal
    way = stalked(pos, seat, steps, prey) if steps and prey else []
    if way and rng.random() < 0.9:
        return uniform(pos, seat, way, rng)
    moves = [a for a in legal if a >> SHIFT == ACTIVATE and (seat == ROME or pos.space_of(a & MASK) in herds)]
    moves = moves or [a for a in legal if a >> SHIFT == OPS and pos.board.deck[a & MASK].ops == MOST_OPS]
    moves = moves or [a for a in legal if a >> SHIFT in (ACTIVATE, OPS)]
    if moves and rng.random() < 0.85:
        return uniform(pos, seat, moves, rng)
    halt = [a for a in legal if a >> SHIFT == HALT]
    calm = [
        a
        for a in legal
        if a >> SHIFT not in (MARCH, SAIL, TAKE, ENTER, DISCARD, ELEPHANTS, LEAVE, AVOID, BACK)
    ]
    return uniform(pos, seat, halt or calm or legal, rng)


def meek(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Plays counter-events, and otherwise mostly passes: the enemy gets far."""
    wanted = [a for a in legal if a >> SHIFT in (COUNTER, SPEND)]
    if wanted and rng.random() < 0.9:
        return uniform(pos, seat, wanted, rng)
    if rng.random() < 0.35:
        return eventful(pos, seat, legal, rng)
    idle = [a for a in hoarding(pos, seat, legal, rng) if a >> SHIFT in (DISCARD, HALT, PASS, DONE)]
    return uniform(pos, seat, idle or legal, rng)


class HamilcarTrial(Trial):
    """Hidden hands, battle hands and tactic cards; both scenarios and every option."""

    json_limit = 4096
    pickers = (uniform, eventful, warlike, roaming, seafaring, hunting, conquering)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        """The whole war more often than its first turns; any options."""
        scenario = game.scenarios[1 if number % 5 == 4 else 0]
        return scenario, {name: rng.choice(values) for name, values in game.options.items()}

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        """Fleets against fleets, conquests of one who gives way or does not, and anybody against anybody."""
        kind = number % 4
        if kind == 0:
            return [rng.choice((seafaring, hunting)) for _ in range(2)]
        if kind == 1 and rng.random() < 0.5:
            return [conquering, meek] if rng.random() < 0.6 else [meek, conquering]
        if kind == 3:
            return [herding, herding] if number % 16 == 15 else [conquering, conquering]
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
        """25 Events of cards; choices at sea by the step that asks; H13 tactic cards by kind."""
        counts = event_of(action)
        step = type(pos.steps[-1])
        if step.__module__.startswith(PACKAGE):
            counts[f"step {step.__name__}"] = 1
        if action >> SHIFT == TACTIC:
            counts[f"tactic {action & MASK}"] = 1
        return counts

    def table(self, counts: Counter[str]) -> list[str]:
        """The events of all cards, the choices at sea, the tactic cards: how often each was played."""
        events = [f"{number} {name}" for number, name in zip(NUMBER, BOARD.card_id, strict=True)]
        asked = [(counts[f"step {name}"], name) for name in ASKED]
        tactics = [(counts[f"tactic {kind}"], name) for kind, name in enumerate(BOARD.tactic_id)]
        cells = [f"{name[:30]:30} {count:7,}" for count, name in (*asked, *tactics)]
        return [
            *table_of_events(counts, events),
            counted("choices at sea", asked),
            counted("tactic cards", tactics),
            *in_columns(cells),
        ]


TRIAL = HamilcarTrial()
