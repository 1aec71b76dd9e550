"""Stages for cards that random play hardly ever meets: a game is set up as always, then somebody holds the card and the
situation that it asks for is on the board, so that it can be played; from there the game goes on by the rules.

A ``Wish`` is a card and one way to play it. A stage is a legal position: units come from the counters that are left, a hand from
its deck, alliances as chapter 7 makes them, sieges as chapter 6 lays them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bellum.games.second_punic_war.actions import (
    ACTIVATE,
    DISCARD,
    DONE,
    EFFECT,
    EVENT,
    FIGHT,
    GOLD,
    INITIATIVE,
    LAND_AT,
    MARCH,
    PASS,
    PURSUE,
    RETREAT,
    SAIL,
    SHIFT,
    TAKE_ALL,
)
from bellum.games.second_punic_war.alliances import join
from bellum.games.second_punic_war.board import CARTHAGE, NEUTRAL, NOBODY, ROME, STATES
from bellum.games.second_punic_war.cities import settle_all, strength
from bellum.games.second_punic_war.game import BOARD
from bellum.games.second_punic_war.kinds import NATIONS
from bellum.games.second_punic_war.position import ALLIED, UNTOUCHED, War
from bellum.games.second_punic_war.siege import lay_siege, refuse_siege
from bellum.games.second_punic_war.stacks import (
    CAVALRY,
    CODE,
    COMMON,
    ELEPHANTS,
    HEAVY,
    LIGHT,
    ONE,
    SHIP,
    code_of,
    count,
    nation_of,
    size,
    troops_of,
)
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import Position
from tests.trial import uniform

MASK = (1 << SHIFT) - 1
HAND = int(BOARD.rules["cards"]["hand"])
MACEDONIA = NATIONS.index("macedonia")

Stage = Callable[[War, int, random.Random], None]
Chooser = Callable[[War, int, list[int], random.Random], int]


@dataclass(frozen=True)
class Wish:
    """1.3.1 A card that is to be played as an event or as an effect, on a stage for it."""

    card: str
    verb: int
    stage: Stage
    style: Chooser
    side: int = NOBODY  # 7 whose ally the state of its deck is, if that matters

    @property
    def number(self) -> int:
        return BOARD.card[self.card]

    @property
    def action(self) -> int:
        return self.verb << SHIFT | self.number


# -- how a position is arranged ----------------------------------------------------------------------------------------


def muster(pos: War, place: int, nation: int, units: dict[int, int]) -> None:
    """1.2 Units come to a place as far as there are counters; 10.1 they are common to their side."""
    for kind, number in units.items():
        there = min(number, pos.spare(nation, kind))
        pos.add(place, code_of(nation, COMMON, False), there * ONE[kind])


def foe_of(pos: War, seat: int) -> int:
    """The power against which a seat is put."""
    return CARTHAGE if pos.side_of_seat[seat] == ROME else ROME


def vacant(pos: War, region: int) -> bool:
    """Whether nobody and nothing is in a region that could fight, or be anybody's concern (7, 8)."""
    places = [place for place in BOARD.places_of[region] if pos.stacks[place] or place in pos.at]
    strange = pos.side[BOARD.home[region]] == NEUTRAL if BOARD.home[region] >= 0 else True
    return not places and not strange and pos.playable(region)


def cities_of(pos: War, side: int) -> list[int]:
    """The cities of a side, not its capital, with nobody around, that could be besieged."""
    return [
        city
        for city in range(BOARD.cities)
        if pos.city_side(city) == side
        and vacant(pos, BOARD.city_region[city])
        and pos.ring[city] == UNTOUCHED
        and 2 <= BOARD.defence[city] <= 4
    ]


def besiege(pos: War, side: int, nation: int, victim: int, lost: int, rng: random.Random) -> None:
    """6.2 An army of a side, some of it of one nation, besieges a city of another, which has lost some levels."""
    for city in rng.sample(cities_of(pos, victim), len(cities_of(pos, victim))):
        region = BOARD.city_region[city]
        more = strength(pos, city) + 4 - min(4, pos.spare(nation, HEAVY))
        muster(pos, region, nation, {HEAVY: 4})
        muster(pos, region, side, {LIGHT: more, HEAVY: 3})
        if refuse_siege(pos, side, city) is None:
            lay_siege(pos, city, pos.zone_seat(side, region))
            pos.level[city] -= lost
            return


def besieged(pos: War, seat: int, rng: random.Random) -> None:
    """A city of the seat's side is besieged."""
    foe = foe_of(pos, seat)
    besiege(pos, foe, foe, pos.side_of_seat[seat], 1, rng)


def besieging(pos: War, seat: int, rng: random.Random) -> None:
    """The seat's side besieges a city."""
    side = pos.side_of_seat[seat]
    besiege(pos, side, side, foe_of(pos, seat), 0, rng)
    pos.talents[seat] += 10


def engines(pos: War, seat: int, rng: random.Random) -> None:
    """Macedonians of the seat's side are among the besiegers of a city."""
    besiege(pos, pos.side_of_seat[seat], MACEDONIA, foe_of(pos, seat), 1, rng)


def at_sea(pos: War, seat: int, rng: random.Random) -> None:
    """5.10 Two fleets with troops aboard in neighbouring zones."""
    empty = [zone for zone in range(len(BOARD.sea_id)) if not pos.stacks[BOARD.seas + zone]]
    pairs = [(zone, near) for zone in empty for near in BOARD.lanes[zone] if near in empty]
    zone, near = rng.choice(pairs)
    muster(pos, BOARD.seas + zone, pos.side_of_seat[seat], {SHIP: 2, HEAVY: 2, LIGHT: 2})
    muster(pos, BOARD.seas + near, foe_of(pos, seat), {SHIP: 2, HEAVY: 1})
    for place in (BOARD.seas + zone, BOARD.seas + near):
        throw_overboard(pos, place)


def throw_overboard(pos: War, place: int) -> None:
    """1.2.7 Nobody is at sea without a ship."""
    for stack in pos.stacks[place]:
        troops = troops_of(stack)
        spare = size(troops) - count(troops, SHIP) * (1 + BOARD.capacity)
        for kind in (LIGHT, HEAVY):
            gone = min(max(0, spare), count(troops, kind))
            pos.take(place, stack & CODE, gone * ONE[kind])
            spare -= gone


def in_the_field(pos: War, seat: int, rng: random.Random) -> None:
    """5.1 An army next to a larger one with cavalry, and with elephants if it is Carthage's."""
    empty = [region for region in range(BOARD.regions) if vacant(pos, region)]
    pairs = [(region, near) for region in empty for near in BOARD.roads[region] if near in empty]
    region, near = rng.choice(pairs)
    muster(pos, region, pos.side_of_seat[seat], {LIGHT: 2, HEAVY: 4})
    if foe_of(pos, seat) == CARTHAGE:
        dismiss(pos, CARTHAGE, ELEPHANTS, 2)
    muster(pos, near, foe_of(pos, seat), {LIGHT: 2, HEAVY: 2, CAVALRY: 4, ELEPHANTS: 2})


def dismiss(pos: War, nation: int, kind: int, number: int) -> None:
    """1.2 So many counters are spare, if armies that have others beside them can do without."""
    for place, stacks in enumerate(pos.stacks):
        for stack in stacks:
            if nation_of(stack) == nation and size(troops_of(stack)) > count(troops_of(stack), kind):
                gone = min(max(0, number - pos.spare(nation, kind)), count(troops_of(stack), kind))
                pos.take(place, stack & CODE, gone * ONE[kind])


def in_danger(pos: War, seat: int, rng: random.Random) -> None:
    """5.6 A leader of the seat has one unit left, and an army of the enemy comes near."""
    side = pos.side_of_seat[seat]
    for leader in rng.sample(range(BOARD.leaders), BOARD.leaders):
        region = pos.at[leader]
        if not 0 <= region < BOARD.regions or not pos.follows(seat, leader) or BOARD.levy[region]:
            continue
        near = [to for to in BOARD.roads[region] if vacant(pos, to)]
        if near and len(pos.leaders_at(region, side)) == 1 and pos.present(region, side):
            for stack in pos.stacks[region][1:]:
                pos.take(region, stack & CODE, troops_of(stack))
            (stack,) = pos.stacks[region]
            kind = next(kind for kind in range(SHIP) if count(troops_of(stack), kind))
            pos.take(region, stack & CODE, troops_of(stack) - ONE[kind])
            muster(pos, rng.choice(near), foe_of(pos, seat), {LIGHT: 4, HEAVY: 6})
            return


def before_the_gates(name: str, units: int) -> Stage:
    """6.3 An army of the seat's side stands before a city that could turn to it."""

    def stage(pos: War, seat: int, rng: random.Random) -> None:
        region = BOARD.region[name]
        if vacant(pos, region):
            muster(pos, region, pos.side_of_seat[seat], {LIGHT: units // 2, HEAVY: units - units // 2})

    return stage


def at_the_alps(pos: War, seat: int, rng: random.Random) -> None:
    """4.3 An army of the seat's side is with an allied tribe at the foot of the Alps."""
    feet = [region for region in range(BOARD.regions) if BOARD.alps[region] and not pos.stacks[region]]
    region = rng.choice(feet)
    pos.attitude[region] = ALLIED if pos.side_of_seat[seat] == ROME else -ALLIED
    muster(pos, region, pos.side_of_seat[seat], {LIGHT: 2, HEAVY: 3})


# -- how a seat plays there --------------------------------------------------------------------------------------------


def some(legal: list[int], verbs: tuple[int, ...]) -> list[int]:
    return [action for action in legal if action >> SHIFT in verbs]


def place_of(action: int) -> int:
    """Where a move goes to."""
    operand = action & MASK
    return BOARD.seas + operand if action >> SHIFT == SAIL else operand


def ways_from(field: int) -> list[int]:
    """The places next to a field."""
    if field >= BOARD.regions:
        return [BOARD.seas + zone for zone in BOARD.lanes[field - BOARD.regions]]
    return BOARD.ways[field]


def waiting(pos: War, seat: int, legal: list[int], rng: random.Random) -> int:
    """Passes: the stage ends, and the sieges are settled."""
    over = some(legal, (PASS, DONE))
    return uniform(pos, seat, over if over and rng.random() < 0.8 else legal, rng)


def hunting(pos: War, seat: int, legal: list[int], rng: random.Random) -> int:
    """Goes for enemies next to it with all it has, fights, and pursues."""
    side = pos.side_of_seat[seat]
    fights = [a for a in some(legal, (MARCH, SAIL, LAND_AT)) if pos.enemy_in(place_of(a), side) >= 0]
    fights += some(legal, (PURSUE,))
    if not fights:
        fights = some(legal, (TAKE_ALL,))
    if not fights:
        fights = [
            action
            for action in some(legal, (ACTIVATE,))
            if any(pos.enemy_in(place, side) >= 0 for place in ways_from(action & MASK))
        ]
    if not fights:
        fights = some(legal, (FIGHT,))
    return (
        uniform(pos, seat, fights, rng) if fights and rng.random() < 0.9 else waiting(pos, seat, legal, rng)
    )


def yielding(pos: War, seat: int, legal: list[int], rng: random.Random) -> int:
    """Retreats from every battle, which the others seek."""
    away = some(legal, (RETREAT,))
    return uniform(pos, seat, away, rng) if away else waiting(pos, seat, legal, rng)


def crossing(pos: War, seat: int, legal: list[int], rng: random.Random) -> int:
    """Marches over the Alps."""
    feet = [action for action in some(legal, (ACTIVATE,)) if (action & MASK) < BOARD.regions]
    feet = [action for action in feet if BOARD.alps[action & MASK]]
    place = NOBODY if pos.column is None else pos.column.place
    over = [action for action in some(legal, (MARCH,)) if action & MASK in BOARD.alps[place]]
    wanted = over or some(legal, (TAKE_ALL,)) or feet
    return uniform(pos, seat, wanted, rng) if wanted else waiting(pos, seat, legal, rng)


class Wisher:
    """Plays the cards that the game wishes for when it can, keeps them till then, and seeks their moment."""

    def __init__(self, wishes: Iterable[Wish]) -> None:
        self.wishes = list(wishes)
        self.kept = {wish.number for wish in wishes}
        self.wanted = {wish.action for wish in wishes}

    def __call__(self, pos: Position, seat: int, legal: list[int], rng: random.Random) -> int:
        assert isinstance(pos, War)
        now = [action for action in legal if action in self.wanted]
        if now:
            return uniform(pos, seat, now, rng)
        spent = (INITIATIVE, GOLD, DISCARD, EVENT, EFFECT)
        rest = [a for a in legal if not (a >> SHIFT in spent and a & MASK in self.kept)] or legal
        held = [wish for wish in self.wishes if wish.number in pos.hands[seat]]
        style = held[0].style if held else hunting
        return style(pos, seat, rest, rng)


# -- the wishes --------------------------------------------------------------------------------------------------------

# Those that fewer than six of a hundred random games fulfil.
WISHES = (
    Wish("carthage_treason_of_capua", EVENT, before_the_gates("beneventum", 6), waiting),
    Wish("rome_naval_allies", EFFECT, at_sea, hunting),
    Wish("carthage_treason_of_tarentum", EVENT, before_the_gates("tarentum", 5), waiting),
    Wish("syracuse_sea_expedition", EFFECT, at_sea, hunting),
    Wish("carthage_defection_of_the_allies", EVENT, before_the_gates("paestum", 6), waiting),
    Wish("macedonia_lembi", EFFECT, at_sea, hunting),
    Wish("macedonia_engines_from_pella", EVENT, engines, waiting, CARTHAGE),
    Wish("rome_sibylline_books", EFFECT, in_danger, waiting),
    Wish("massilia_hostages", EFFECT, in_the_field, yielding),
    Wish("syracuse_archimedes", EFFECT, besieged, waiting),
    Wish("macedonia_veterans_of_the_greek_wars", EFFECT, in_the_field, yielding),
    Wish("syracuse_engines_of_syracuse", EFFECT, besieged, waiting),
    Wish("numidia_burned_camp", EFFECT, in_the_field, hunting, ROME),
    Wish("syracuse_hieros_granaries", EFFECT, besieged, waiting),
    Wish("carthage_great_march", EFFECT, at_the_alps, crossing),
    Wish("syracuse_traitors_in_the_city", EFFECT, besieging, waiting),
    Wish("rome_landing_in_africa", EFFECT, besieging, waiting),
    Wish("carthage_traitors_in_the_city", EFFECT, besieging, waiting),
)


def wishes_of(number: int) -> list[Wish]:
    """The two wishes of the staged game with a number."""
    first = 2 * number % len(WISHES)
    return [WISHES[first], WISHES[first + 1]]


def set_stage(pos: War, wishes: Iterable[Wish], rng: random.Random) -> None:
    """From the set-up to the first turn of actions, where the wishes can come true."""
    pos.advance()
    while not isinstance(pos.steps[-1], Actions):
        seat = pos.owners().bit_length() - 1
        pos.play(seat, uniform(pos, seat, pos.legal(seat), rng))
    for wish in wishes:
        seat = hold(pos, wish, rng)
        wish.stage(pos, seat, rng)
    for seat in range(pos.players):
        pos.initiative[seat] += 3
    settle_all(pos)
    pos._legal = None
    pos.advance()


def hold(pos: War, wish: Wish, rng: random.Random) -> int:
    """A seat that draws from the deck of a card holds it; 7 if nobody does, its state becomes an ally."""
    deck = BOARD.cards[wish.number].deck
    if deck in STATES and not pos.led(deck) and pos.side[deck] == NEUTRAL:
        side = rng.choice((ROME, CARTHAGE)) if wish.side == NOBODY else wish.side
        join(pos, deck, pos.zone_seat(side, BOARD.muster[deck]))
    seat = rng.choice(pos.seats_of[pos.side[deck]])
    if deck in STATES and deck != pos.side[deck]:
        seat = pos.patron[deck]
    if wish.number in pos.decks[deck]:
        pos.decks[deck].remove(wish.number)
        if len(pos.hands[seat]) >= HAND:
            card = pos.hands[seat].pop()
            pos.discards[BOARD.cards[card].deck].append(card)
        pos.hands[seat].append(wish.number)
        return seat
    return next((other for other in range(pos.players) if wish.number in pos.hands[other]), seat)
