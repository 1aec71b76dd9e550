"""What the Second Punic War brings to the fuzzer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bellum.games.second_punic_war.actions import (
    ACTIVATE,
    ASSAULT,
    BESIEGE,
    CONVERGE,
    DONE,
    EFFECT,
    EVENT,
    GOLD,
    HALT,
    INITIATIVE,
    LAND_AT,
    LEAVE,
    LOAD,
    MARCH,
    MUSTER,
    PASS,
    POLITICS,
    RECRUIT,
    SAIL,
    SHIFT,
    STAY,
    TAKE,
    TAKE_ALL,
)
from bellum.games.second_punic_war.game import BOARD
from bellum.games.second_punic_war.position import War
from bellum.kernel import Event, Game, Position, Record
from tests.second_punic_war.invariants import Watch, check
from tests.second_punic_war.leaks import check_events, check_view
from tests.second_punic_war.stages import Wisher, set_stage, some, wishes_of
from tests.trial import Picker, Trial, Watcher, counted, in_columns, uniform

MASK = (1 << SHIFT) - 1
STAGED = 3  # one game in so many begins on a stage
LONG_STAGE = 800  # actions
FUSSY = (LEAVE, STAY, TAKE, MUSTER, HALT, CONVERGE)  # what a random player does again and again


def brisk(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Any action, but no dithering: columns of all, and recruits where a field was chosen."""
    rest = [action for action in legal if action >> SHIFT not in FUSSY]
    if rest and rng.random() < 0.9:
        return uniform(pos, seat, rest, rng)
    return uniform(pos, seat, legal, rng)


def hasty(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Passes early: the years go by."""
    over = some(legal, (PASS, DONE))
    if over and rng.random() < 0.3:
        return uniform(pos, seat, over, rng)
    return brisk(pos, seat, legal, rng)


def eventful(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Plays cards as events and effects wherever it can, and keeps the others for their moment."""
    wanted = some(legal, (EVENT, EFFECT))
    if wanted and rng.random() < 0.7:
        return uniform(pos, seat, wanted, rng)
    assert isinstance(pos, War)
    if len(pos.hands[seat]) < 6 and rng.random() < 0.9:
        kept = [action for action in legal if action >> SHIFT not in (GOLD, INITIATIVE)]
        return hasty(pos, seat, kept or legal, rng)
    return hasty(pos, seat, legal, rng)


def warlike(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches and sails with all it has at the enemy, storms and besieges."""
    assert isinstance(pos, War)
    side = pos.side_of_seat[seat]
    fights = some(legal, (ASSAULT, BESIEGE))
    for action in some(legal, (MARCH, SAIL, LAND_AT)):
        region = action & MASK
        place = BOARD.seas + region if action >> SHIFT == SAIL else region
        if pos.enemy_in(place, side) >= 0 or (
            place < BOARD.regions and any(pos.hostile(side, pos.city_side(c)) for c in BOARD.cities_in[place])
        ):
            fights.append(action)
    if fights and rng.random() < 0.85:
        return uniform(pos, seat, fights, rng)
    moves = some(legal, (ACTIVATE, TAKE_ALL, MARCH, LOAD, LAND_AT, RECRUIT))
    if moves and rng.random() < 0.7:
        return uniform(pos, seat, moves, rng)
    return hasty(pos, seat, legal, rng)


def seafaring(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Loads, sails and lands; raises ships."""
    wanted = some(legal, (LOAD, SAIL, LAND_AT))
    wanted += [a for a in some(legal, (RECRUIT,)) if (a & MASK) % 7 == 6]
    wanted += [a for a in some(legal, (ACTIVATE,)) if has_ships(pos, a & MASK)]
    if wanted and rng.random() < 0.8:
        return uniform(pos, seat, wanted, rng)
    return hasty(pos, seat, legal, rng)


def has_ships(pos: Position, field: int) -> bool:
    """Whether ships are in a field."""
    assert isinstance(pos, War)
    if field >= BOARD.regions:
        return bool(pos.stacks[BOARD.place_of_field(field)])
    return any(pos.stacks[BOARD.ports + city] for city in BOARD.cities_in[field])


def political(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
    """Courts the states, and plays their cards."""
    wanted = some(legal, (POLITICS, EVENT, EFFECT))
    if wanted and rng.random() < 0.8:
        return uniform(pos, seat, wanted, rng)
    return hasty(pos, seat, legal, rng)


def wishful(wisher: Wisher) -> Picker:
    """Seeks what the game wishes for, most of the time."""

    def pick(pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
        return wisher(pos, seat, legal, rng) if rng.random() < 0.95 else brisk(pos, seat, legal, rng)

    return pick


class WarTrial(Trial):
    """Hidden hands, purses and points; every scenario, number of players, length and option."""

    json_limit = 4096
    longest = 2500
    pickers = (uniform, brisk, hasty, eventful, eventful, warlike, warlike, seafaring, political)

    def setup(self, game: Game, number: int, rng: random.Random) -> tuple[str, dict[str, Any]]:
        """All scenarios and numbers of players in turn; most games are short ones. Stages are the campaign's."""
        seatings = list(game.seatings())
        if self.staged(number):
            seatings = [seating for seating in seatings if seating.scenario == "campaign"]
            seating = seatings[number // STAGED % len(seatings)]
        else:
            seating = seatings[(number - number // STAGED) % len(seatings)]
        options = {name: rng.choice(values) for name, values in game.options.items()} | dict(seating.options)
        options["length"] = rng.choice(("small", "small", "large", "campaign"))
        if options["length"] == "campaign":
            options["final_year"] = rng.random() < 0.8
        return seating.scenario, options

    def players(self, rng: random.Random, number: int) -> list[Picker]:
        if self.staged(number):
            return [wishful(Wisher(wishes_of(number // STAGED)))] * 5
        return [rng.choice(self.pickers) for _ in range(5)]

    def most(self, number: int) -> int:
        """What a stage is for happens soon."""
        return LONG_STAGE if self.staged(number) else self.longest

    def staged(self, number: int) -> bool:
        """Every third game begins where a card that is rare otherwise can be played."""
        return number % STAGED == STAGED - 1

    def begin(self, game: Game, record: Record, number: int) -> Position:
        pos = super().begin(game, record, number)
        if self.staged(number):
            assert isinstance(pos, War)
            set_stage(pos, wishes_of(number // STAGED), random.Random(record.seed))
        return pos

    def watch(self) -> Watcher:
        return Watch()

    def check(self, pos: Position) -> None:
        assert isinstance(pos, War)
        check(pos)

    def check_view(self, pos: Position, seat: int) -> None:
        check_view(pos, seat)

    def check_events(self, events: Iterable[Event]) -> None:
        check_events(events)

    def tally(self, pos: Position, action: int) -> Mapping[str, int]:
        """1.3.1 How often each card is played as an event, and as an effect."""
        if action >> SHIFT == EVENT:
            return {f"event {action & MASK}": 1}
        if action >> SHIFT == EFFECT:
            return {f"effect {action & MASK}": 1}
        return {}

    def table(self, counts: Counter[str]) -> list[str]:
        """All cards, how often each was an event and an effect."""
        events, effects = (
            [(counts[f"{word} {card}"], name) for card, name in enumerate(BOARD.card_id)]
            for word in ("event", "effect")
        )
        cells = [
            f"{name[:36]:36} {event:7,} {effect:7,}" for (event, name), (effect, _) in zip(events, effects)
        ]
        return [counted("events", events), counted("effects", effects), *in_columns(cells)]


TRIAL = WarTrial()
