"""Positions of the Second Punic War built by hand, for the tests of its rules.

``scene`` puts troops and leaders where they are named, on a board that is otherwise empty, and stands still
(step ``Still``) or at the steps asked for; ``run`` puts steps on top and resolves them; ``do`` plays on by notation, ``legal``,
``choices`` and ``refused`` ask what may be done, ``rig`` loads the dice. Troops are words: "rome 8h 2l 1c", see ``UNIT_LETTERS``.
Nothing is patched, so that all of it works on the plain and on the compiled code.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from bellum.games.second_punic_war.actions import DONE, PASS, SHIFT
from bellum.games.second_punic_war.board import NEUTRAL, NOBODY
from bellum.games.second_punic_war.game import BOARD as THE_BOARD
from bellum.games.second_punic_war.game import GAME, SecondPunicWar
from bellum.games.second_punic_war.kinds import NATIONS, SEATS, SIDES
from bellum.games.second_punic_war.position import BESIDE, BESIEGED, DEAD, EMPTY, POOL, SHAKEN, War
from bellum.games.second_punic_war.setup import set_up
from bellum.games.second_punic_war.stacks import (
    CAVALRY,
    CODE,
    COMMON,
    ELEPHANTS,
    GALLIC,
    GALLIC_HORSE,
    HEAVY,
    LIGHT,
    ONE,
    SHIP,
    code_of,
    count,
    has_moved,
    holder_of,
    nation_of,
    troops_of,
)
from bellum.kernel import Dice, Event, IllegalAction, Refusal, Step, key_of
from bellum.kernel.setting import Setting

BOARD, TABLE = THE_BOARD, GAME.table
Table = SecondPunicWar  # the class of every position
R, C, S = "rome", "carthage", "syracuse"
RN, RS, CH, CA = SEATS[2:6]
SEATS_OF = {2: [R, C], 3: [R, C, S], 4: [RN, RS, CH, CA], 5: [RN, RS, CH, CA, S]}
UNIT_LETTERS = {
    "l": LIGHT,
    "h": HEAVY,
    "c": CAVALRY,
    "g": GALLIC,
    "k": GALLIC_HORSE,  # Gallic knights
    "e": ELEPHANTS,
    "s": SHIP,
}
LETTERS = {kind: letter for letter, kind in UNIT_LETTERS.items()}
OFF_MAP = {"pool": POOL, "beside": BESIDE, "dead": DEAD}
KEY = key_of("loaded dice")


class Still(Step[War]):
    """Nothing is due: the first seat says "done", again and again."""

    rule: ClassVar[str] = ""
    automatic: ClassVar[bool] = False

    def owners(self, pos: War) -> int:
        return 1

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [DONE << SHIFT, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb in (DONE, PASS) else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pass


# -- names -------------------------------------------------------------------------------------------------


def place_of(name: str) -> int:
    """A place by its name: a region or a sea zone, or "city/in" and "city/port"; or one off the map."""
    if name in OFF_MAP:
        return OFF_MAP[name]
    word, _, part = name.partition("/")
    if part:
        return BOARD.city[word] + {"in": BOARD.walls, "port": BOARD.ports}[part]
    return BOARD.region[word] if word in BOARD.region else BOARD.seas + BOARD.sea[word]


def place_name(place: int) -> str:
    """The name of a place."""
    for name, number in OFF_MAP.items():
        if number == place:
            return name
    if BOARD.is_region(place):
        return BOARD.region_id[place]
    if BOARD.is_sea(place):
        return BOARD.sea_id[place - BOARD.seas]
    return f"{BOARD.city_id[BOARD.city_at(place)]}/{'in' if BOARD.is_inside(place) else 'port'}"


def seat_of(pos: War, seat: str | int) -> int:
    """A seat's number; the first seat of a side if the side is named."""
    if isinstance(seat, int):
        return seat
    number = pos.setting.seat(seat)
    return number if number >= 0 else pos.seats_of[SIDES.index(seat)][0]


def troops(words: str) -> int:
    """Troops by letters: "8h 2l 1c"."""
    return sum(int(word[:-1]) * ONE[UNIT_LETTERS[word[-1]]] for word in words.split())


def code(pos: War, word: str) -> int:
    """Whose troops: a nation, or a seat, whose own they are; "massilia:carthage_africa" both; "*" moved."""
    moved = word.endswith("*")
    nation, _, seat = word.rstrip("*").partition(":")
    if nation not in NATIONS:
        nation, seat = nation.split("_")[0], nation
    return code_of(NATIONS.index(nation), pos.holder_for(seat_of(pos, seat)) if seat else COMMON, moved)


# -- building ----------------------------------------------------------------------------------------------


def setting(scenario: str = "campaign", players: int = 2, **options: Any) -> Setting:
    """A setting; what is not named is as it is by default: the small war, and no option."""
    return GAME.setting(scenario, {"players": players, **options})


def start(scenario: str = "campaign", players: int = 2, seed: str = "rules", **options: Any) -> War:
    """The position as it is set up, without its first step."""
    pos = Table(BOARD, setting(scenario, players, **options), Dice(key_of(seed)))
    set_up(pos)
    pos.steps = [Still()]
    return pos


def scene(
    forces: Mapping[str, str] | None = None,
    leaders: Mapping[str, str] | None = None,
    *,
    scenario: str = "campaign",
    players: int = 2,
    steps: Sequence[Step[Any]] = (),
    owner: Mapping[str, str] | None = None,
    siege: Mapping[str, int] | None = None,
    shaken: Mapping[str, int] | None = None,
    attitude: Mapping[str, int] | None = None,
    track: Mapping[str, int] | None = None,
    patron: Mapping[str, str] | None = None,
    talents: Mapping[str, int] | None = None,
    initiative: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    order: Sequence[str] | None = None,
    stage: int = 4,
    **options: Any,
) -> War:
    """A position on an empty board, with the cities of the scenario and every tribe and state neutral.

    ``forces`` maps places to troops, several with a semicolon: ``{"boii": "carthage 6h 3e; massilia* 4c",
    "capua/in": "rome 2h", "roma/port": "rome 3s", "mare_inferum": "rome_south 2s 4h"}``: a nation's troops are common,
    a seat's its own (10.1), a star after it marks those who have moved. ``leaders`` maps ids to places, his player after a colon:
    ``{"hannibal": "boii", "consul_1": "roma:rome_south"}``; consuls that are named are in office.

    ``owner`` maps cities to nations, ``siege`` and ``shaken`` cities to what is left of their level (by whoever stands in the
    region), ``attitude`` tribes and ``track`` states to numbers from -2 (Carthage) to 2 (Rome), ``patron`` states to seats.
    ``hands`` takes cards out of the decks. ``steps`` are on top of ``Still``, the last of them first.
    """
    pos = Table(BOARD, setting(scenario, players, **options), Dice(KEY))
    set_up(pos)
    pos.steps = [Still()]
    pos.stage = stage - 1
    clear(pos)
    for state, value in (track or {}).items():
        ally(pos, state, value, (patron or {}).get(state))
    for city, nation in (owner or {}).items():
        give(pos, city, nation)
    people(pos, forces or {}, leaders or {})
    for tribe, value in (attitude or {}).items():
        pos.attitude[BOARD.region[tribe]] = value
    for ring, cities in ((BESIEGED, siege), (SHAKEN, shaken)):
        for city, level in (cities or {}).items():
            beset(pos, city, level, ring)
    for numbers, given in ((pos.talents, talents), (pos.initiative, initiative), (pos.points, points)):
        for seat, number in (given or {}).items():
            numbers[seat_of(pos, seat)] = number
    for seat, cards in (hands or {}).items():
        deal(pos, seat, *cards)
    if order:
        pos.order = [seat_of(pos, seat) for seat in order]
    return run(pos, *steps)


def people(pos: War, forces: Mapping[str, str], leaders: Mapping[str, str]) -> None:
    """Troops and leaders come to the board."""
    for place, words in forces.items():
        add(pos, place, words)
    for leader, place in leaders.items():
        lead(pos, leader, place)


def clear(pos: War) -> None:
    """Nobody on the board, no tribe and no state on any side."""
    pos.stacks = [EMPTY] * BOARD.places
    pos.fielded = [0] * len(NATIONS)
    pos.at = [POOL if leader in BOARD.consuls else BESIDE for leader in range(BOARD.leaders)]
    pos.consuls = []
    pos.attitude = [0] * BOARD.regions
    pos.track = [0] * len(NATIONS)
    pos.patron = [NOBODY] * len(NATIONS)
    pos.recount()
    pos.keeper = [NOBODY if pos.city_side(c) == NEUTRAL else pos.keeper[c] for c in range(BOARD.cities)]
    pos.ring = [0] * BOARD.cities
    pos.level = BOARD.defence[:]
    pos.talents = [0] * pos.players
    pos.initiative = [0] * pos.players
    pos.points = [0] * pos.players


def ally(pos: War, state: str, value: int, seat: str | None = None) -> None:
    """Put a state on the political track; an ally has a patron, who has its cities."""
    nation = NATIONS.index(state)
    pos.track[nation] = value
    pos.recount()
    side = pos.side[nation]
    if side in (NEUTRAL, nation):
        return
    keeper = pos.zone_seat(side, BOARD.muster[nation]) if seat is None else seat_of(pos, seat)
    pos.patron[nation] = keeper
    for city in range(BOARD.cities):
        if pos.owner[city] == nation:
            pos.keeper[city] = keeper


def give(pos: War, city: str, nation: str) -> None:
    """A city belongs to a nation, its card is with the player of the zone."""
    number, owner = BOARD.city[city], NATIONS.index(nation)
    pos.owner[number] = owner
    side = pos.side[owner]
    pos.keeper[number] = NOBODY if side == NEUTRAL else pos.zone_seat(side, BOARD.city_region[number])


def add(pos: War, place: str, words: str) -> None:
    """More troops in a place: "rome 8h; massilia* 2c"."""
    for force in words.split(";"):
        whose, _, units = force.strip().partition(" ")
        pos.add(place_of(place), code(pos, whose), troops(units))


def lead(pos: War, leader: str, where: str) -> None:
    """A leader stands in a place, for the player after the colon."""
    place, _, seat = where.partition(":")
    number = BOARD.leader[leader]
    pos.at[number] = place_of(place)
    side = pos.side[BOARD.leader_nation[number]]
    if seat:
        pos.holder[number] = pos.holder_for(seat_of(pos, seat))
    elif side != NEUTRAL:
        pos.holder[number] = pos.holder_for(pos.seats_of[side][0])
    if number in BOARD.consuls and pos.at[number] >= 0:
        pos.consuls.append(number)


def beset(pos: War, city: str, level: int, ring: int) -> None:
    """A city on the siege track."""
    number = BOARD.city[city]
    pos.level[number] = level
    pos.ring[number] = ring
    pos.besieger[number] = max(0, pos.enemy_in(BOARD.city_region[number], pos.city_side(number)))


def deal(pos: War, seat: str, *cards: str) -> None:
    """Cards go from their decks to a hand."""
    for name in cards:
        card = BOARD.card[name]
        pos.decks[BOARD.cards[card].deck].remove(card)
        pos.hands[seat_of(pos, seat)].append(card)


def run(pos: War, *steps: Step[Any]) -> War:
    """Put steps on top, the last of them first, and resolve until somebody must choose."""
    pos.steps += steps
    return advance(pos)


def advance(pos: War) -> War:
    """Resolve until somebody must choose, after something was changed by hand."""
    pos._legal = None
    pos.advance()
    return pos


# -- playing -----------------------------------------------------------------------------------------------


def action(notation: str) -> int:
    """The number of an action; a notation that the table lacks is a mistake of the test."""
    number = TABLE.number(notation)
    assert number is not None, f"no action {notation!r}"
    return number


def owner_of(pos: War) -> int:
    """The seat that owes an action."""
    return pos.owners().bit_length() - 1


def do(pos: War, *notations: str) -> War:
    """Play actions of whoever owes one, all of them legal, and give the same position back."""
    for notation in notations:
        seat = owner_of(pos)
        refusal = pos.why_not(seat, action(notation))
        assert refusal is None, f"{notation}: {refusal}; legal: {sorted(legal(pos))}"
        assert action(notation) in pos.legal(seat), f"{notation} is not on the list"
        pos.play(seat, action(notation))
    return pos


def told(pos: War, *notations: str) -> list[Event]:
    """Play some actions and give the events that they brought about."""
    events: list[Event] = []
    pos.events = events
    do(pos, *notations)
    pos.events = None
    return events


def watched(pos: War, *steps: Step[Any]) -> list[Event]:
    """Run some steps and give the events that they brought about."""
    events: list[Event] = []
    pos.events = events
    run(pos, *steps)
    pos.events = None
    return events


# -- asking ------------------------------------------------------------------------------------------------


def legal(pos: War, seat: str | int | None = None) -> set[str]:
    """What a seat, or whoever owes an action, may do now, by notation."""
    number = owner_of(pos) if seat is None else seat_of(pos, seat)
    return {TABLE.notation(a) for a in pos.legal(number)}


def choices(pos: War, verb: str) -> set[str]:
    """The operands with which a verb may be used now."""
    words = [notation.split() for notation in legal(pos)]
    return {w[1] for w in words if w[0] == verb and len(w) == 2}


def refused(
    pos: War, notation: str, rule: str, message: str | None = None, seat: str | int | None = None
) -> None:
    """An action is refused by a rule, is not on the list, and changes nothing."""
    who = owner_of(pos) if seat is None else seat_of(pos, seat)
    number = action(notation)
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


def to_move(pos: War) -> str:
    """Who owes an action."""
    return pos.seats[owner_of(pos)]


def step(pos: War) -> str:
    """The name of the step that asks for an action."""
    return type(pos.steps[-1]).__name__


def letters(units: int) -> str:
    """Troops by letters."""
    return " ".join(f"{count(units, kind)}{letter}" for kind, letter in LETTERS.items() if count(units, kind))


def there(pos: War, place: str, nation: str | None = None) -> str:
    """What stands in a place, by letters, of one nation or of all: "8h 2l"; "" for nobody."""
    number = place_of(place)
    total = 0
    for stack in pos.stacks[number]:
        if nation is None or nation_of(stack) == NATIONS.index(nation):
            total += troops_of(stack)
    return letters(total)


def stacks(pos: War, place: str) -> dict[str, str]:
    """The stacks of a place, as ``scene`` takes them: whose, and what."""
    out: dict[str, str] = {}
    for stack in pos.stacks[place_of(place)]:
        nation = NATIONS[nation_of(stack)]
        side = pos.side[nation_of(stack)]
        if holder_of(stack):
            seat = pos.seats[pos.seat_of(side, holder_of(stack))]
            nation = seat if seat.startswith(nation) else f"{nation}:{seat}"
        out[nation + ("*" if has_moved(stack) else "")] = letters(troops_of(stack))
        assert stack & CODE == code(pos, nation + ("*" if has_moved(stack) else ""))
    return out


def where(pos: War, leader: str) -> str:
    """A leader's place."""
    return place_name(pos.at[BOARD.leader[leader]])


def keeper(pos: War, city: str) -> str | None:
    """Who has a city's card."""
    seat = pos.keeper[BOARD.city[city]]
    return pos.seats[seat] if seat >= 0 else None


def nation_in(pos: War, city: str) -> str:
    """The nation that a city belongs to."""
    return NATIONS[pos.owner[BOARD.city[city]]]


def level(pos: War, city: str) -> int:
    """What is left of a city's defence."""
    return pos.level[BOARD.city[city]]


def ring(pos: War, city: str) -> str:
    """What the siege track says of a city."""
    return ["untouched", "shaken", "besieged"][pos.ring[BOARD.city[city]]]


def purse(pos: War, seat: str) -> int:
    """A seat's Talents."""
    return pos.talents[seat_of(pos, seat)]


def points_of(pos: War, seat: str) -> int:
    """A seat's victory points."""
    return pos.points[seat_of(pos, seat)]


def initiative_of(pos: War, seat: str) -> int:
    """A seat's initiative points."""
    return pos.initiative[seat_of(pos, seat)]


def hand(pos: War, seat: str) -> list[str]:
    """The cards of a hand."""
    return [BOARD.card_id[card] for card in sorted(pos.hands[seat_of(pos, seat)])]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


# -- dice --------------------------------------------------------------------------------------------------


def rig(pos: War, *rolls: int) -> War:
    """Load the dice: the next rolls of a ten-sided die come out as wanted, up to 64 of them."""
    dice = Dice(KEY)
    real = bytes(dice.byte() for _ in range(64))
    dice.used = 0
    dice._block = bytes(roll - 1 for roll in rolls) + real[len(rolls) :]
    assert len(dice._block) == len(real)
    pos.dice = dice
    return pos
