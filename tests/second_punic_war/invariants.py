"""What holds in every position of the Second Punic War, whatever was played.

``check`` looks at one position, ``Watch`` also at how it came from the one before. Nothing here asks the engine's own
chapters: the facts are those of ``board.py``, the rest is counted again.
"""

from __future__ import annotations

from bellum.games.second_punic_war.board import NEUTRAL, STATES, SYRACUSE
from bellum.games.second_punic_war.game import BOARD
from bellum.games.second_punic_war.kinds import NATIONS, SIDES
from bellum.games.second_punic_war.orders import EXHAUSTED, SPENT, TROOPS, WAITS
from bellum.games.second_punic_war.position import (
    ALLIED,
    BESIDE,
    BESIEGED,
    DEAD,
    POOL,
    SHAKEN,
    UNTOUCHED,
    War,
)
from bellum.games.second_punic_war.stacks import (
    BITS,
    CODE,
    CODE_BITS,
    HOLDERS,
    KINDS,
    SHIP,
    ashore,
    holder_of,
    infantry,
    nation_of,
    ships,
    size,
)
from bellum.games.second_punic_war.turn import Actions
from tests.trial import Seen, ensure

SHIP_BITS = 127 << BITS * SHIP
COUNTERS = [
    sum(BOARD.counters[nation][kind] << BITS * kind for kind in range(KINDS))
    for nation in range(len(NATIONS))
]
CARDS = {
    id: [card.number for card in BOARD.cards if card.deck in scenario.decks]
    for id, scenario in BOARD.scenarios.items()
}
# Treason that fails: the card says itself that it goes to the discards instead of leaving the game.
RETURNING = frozenset(
    card.number for card in BOARD.cards if card.one_shot and card.event.get("fail", "") == "discard"
)
ROOM = int(BOARD.rules["siege"]["room"])
HAND = int(BOARD.rules["cards"]["hand"])


def at_rest(pos: War) -> bool:
    """Whether nothing is under way: a player is about to act."""
    return bool(pos.steps) and isinstance(pos.steps[-1], Actions) and pos.outcome is None


def check(pos: War, seen: Seen | None = None) -> None:
    """Everything that holds in one position; with what was seen before, only where something has changed."""
    seen = seen or Seen()
    stacks, walls, side = pos.stacks, BOARD.walls, pos.side
    if seen.changed("units", stacks, pos.fielded, side):
        check_units(pos)
    if seen.changed("leaders", pos.at, pos.tired, pos.holder, pos.consuls, side):
        check_leaders(pos)
    if seen.changed("cities", stacks[walls:], pos.level, pos.ring, pos.keeper, pos.owner, side):
        check_cities(pos)
    if seen.changed("politics", pos.track, pos.patron, pos.attitude, pos.at, pos.order, [pos.stage], side):
        check_politics(pos)
    if seen.changed("cards", *pos.hands, *pos.decks, *pos.discards, pos.removed, *pos.shown):
        check_cards(pos)
    check_purses(pos)
    check_parties(pos)
    if at_rest(pos) and seen.changed("rest", stacks, pos.at, pos.level, pos.ring, pos.besieger, side):
        check_rest(pos)


def check_units(pos: War) -> None:
    """1.2 Units are where they can be, each once, and no more of a kind than there are counters."""
    totals = [0] * len(NATIONS)
    for place, stacks in enumerate(pos.stacks):
        if not stacks:
            continue
        before = -1
        for stack in stacks:
            code, troops = stack & CODE, stack >> CODE_BITS
            ensure(before < code < len(NATIONS) * HOLDERS * 2, f"stacks of place {place} are not in order")
            ensure(troops > 0, f"nobody stands in place {place}")
            before = code
            totals[nation_of(stack)] += troops
            if place < BOARD.ports:
                ensure(troops & SHIP_BITS == 0, "4.4 a ship on land")
            if holder_of(stack):
                ensure(len(pos.seats_of[pos.side[nation_of(stack)]]) == 2, "10.1 an army of nobody's")
        if place < BOARD.seas:
            ensure(pos.playable(BOARD.region_at[place]), "units where the scenario is not played")
    ensure(totals == pos.fielded, "the counts of units differ from the board")
    for nation, total in enumerate(totals):
        for kind in range(KINDS):
            shift = BITS * kind
            there, all = total >> shift & 127, COUNTERS[nation] >> shift & 127
            ensure(there <= all, f"1.2 {there} {NATIONS[nation]} units of kind {kind}, of {all}")


def check_leaders(pos: War) -> None:
    """1.2.8, 3.2 Leaders are on the board, in the pool, beside it or dead; two consuls, one dictator."""
    for leader, place in enumerate(pos.at):
        ensure(place >= 0 or place in (POOL, BESIDE, DEAD), "a leader nowhere")
        ensure(place < BOARD.places, "a leader nowhere")
        if place < 0:
            ensure(pos.tired[leader] == 0 or place == POOL, "4.1 a leader off the board has moved")
        elif place < BOARD.seas:
            ensure(pos.playable(BOARD.region_at[place]), "a leader where the scenario is not played")
        if pos.holder[leader]:
            nation = BOARD.leader_nation[leader]
            side = pos.side[nation]
            ensure(
                side == NEUTRAL or pos.holder[leader] <= len(pos.seats_of[side]), "10.1 a leader of nobody's"
            )
    ensure(len(pos.consuls) <= 2 and len(set(pos.consuls)) == len(pos.consuls), "3.2 more than two consuls")
    for leader in pos.consuls:
        ensure(leader in BOARD.consuls, "3.2 a consul who cannot be one")


def check_cities(pos: War) -> None:
    """6, 6.2 Walls hold what they hold; levels and the siege track agree."""
    for city in range(BOARD.cities):
        ensure(0 <= pos.level[city] <= BOARD.defence[city], "6.2 a level that there is not")
        ring = pos.ring[city]
        ensure(ring in (UNTOUCHED, SHAKEN, BESIEGED), "no place on the siege track")
        ensure(
            ring != UNTOUCHED or pos.level[city] == BOARD.defence[city], "6.2 a level that was not restored"
        )
        keeper = pos.keeper[city]
        if keeper >= 0:
            ensure(pos.city_side(city) == pos.side_of_seat[keeper], "1.3.2 a city's card with an enemy of it")
        inside = 0
        for stack in pos.stacks[BOARD.walls + city]:
            inside += size(stack >> CODE_BITS)
            ensure(pos.side[nation_of(stack)] == pos.city_side(city), "6 strangers behind the walls")
        ensure(inside <= ROOM * BOARD.defence[city], f"6 {inside} units inside {BOARD.city_id[city]}")


def check_politics(pos: War) -> None:
    """7, 8 Markers on their tracks; an alliance has a patron on its side; attitudes only of tribes."""
    for nation in STATES:
        ensure(-ALLIED <= pos.track[nation] <= ALLIED, "7 a marker off the track")
        if abs(pos.track[nation]) == ALLIED and not pos.led(nation):
            patron = pos.patron[nation]
            ensure(patron >= 0 and pos.side_of_seat[patron] == pos.side[nation], "7 an alliance with nobody")
    for nation in range(len(NATIONS)):
        ensure(pos.side[nation] == pos.allegiance(nation), "a nation on another side than its own")
    for region, attitude in enumerate(pos.attitude):
        if attitude:
            ensure(-ALLIED <= attitude <= ALLIED and bool(BOARD.levy[region]), "8 no tribe thinks so")
    ensure(0 <= pos.stage < BOARD.stages, "III no such stage")
    ensure(sorted(pos.order) == list(range(pos.players)), "3.3 the order lost somebody")


def check_cards(pos: War) -> None:
    """1.3.1 Decks, hands, discards and cards out of the game are all cards, each once."""
    cards = [card for deck in pos.decks for card in deck]
    for pile in pos.discards:
        cards += pile
    for hand in pos.hands:
        cards += hand
    cards += pos.removed
    cards.sort()
    ensure(cards == CARDS[pos.setting.scenario], "1.3.1 a card is lost, new or in two places")
    for nation in range(len(NATIONS)):
        for card in pos.decks[nation] + pos.discards[nation]:
            ensure(BOARD.cards[card].deck == nation, "1.3.1 a card in another deck")
    for seat in range(pos.players):
        for eyes in range(pos.players):
            for card in pos.shown[seat * pos.players + eyes]:
                ensure(card in pos.hands[seat], "a card was seen that is not in the hand")


def check_purses(pos: War) -> None:
    """1.2.10 to 1.2.12 Nobody owes initiative, Talents or points."""
    ensure(min(pos.talents) >= 0, "1.2.11 Talents below nothing")
    ensure(min(pos.initiative) >= 0, "1.2.10 initiative below nothing")
    ensure(min(pos.points) >= 0, "1.2.12 points below nothing")


def check_parties(pos: War) -> None:
    """4.2 Those who wait for further orders and those under way are somebody, and like troops that can go on
    are one party."""
    waiting = [] if pos.orders is None else pos.orders.parties
    going = [] if pos.column is None else pos.column.parties
    for parties in (waiting, going):
        ensure(all(party[TROOPS] > 0 for party in parties), "4.2 a party of nobody")
        fresh = [(*party[:TROOPS], *party[WAITS:]) for party in parties if party[SPENT] < EXHAUSTED]
        ensure(len(set(fresh)) == len(fresh), "4.2 two parties that are alike")


def check_rest(pos: War) -> None:
    """What holds between two actions: nobody is under way, no enemies are together, ships carry whom they can."""
    ensure(pos.orders is None and pos.column is None and pos.battle is None, "3.4 an action is not over")
    for place, stacks in enumerate(pos.stacks):
        if not stacks:
            continue
        sides = {pos.side[nation_of(stack)] for stack in stacks} - {NEUTRAL}
        if len(sides) > 1:
            ensure(SYRACUSE in sides and len(pos.seats_of[SYRACUSE]) > 0, f"5.1 no battle in place {place}")
        if place >= BOARD.ports:
            for side in sides:
                check_ships(pos, place, side)
    for leader, place in enumerate(pos.at):
        if place >= 0:
            check_company(pos, leader, place)
    for city in range(BOARD.cities):
        if pos.ring[city] != UNTOUCHED:
            check_ring(pos, city)


def check_company(pos: War, leader: int, place: int) -> None:
    """1.2.7, 5.6 Who is aboard has a ship, and nobody is alone among enemies."""
    side = pos.side[BOARD.leader_nation[leader]]
    if place >= BOARD.ports:
        ensure(ships(pos.troops(place, side)) > 0, "1.2.7 a leader swims")
    elif BOARD.is_region(place) and not pos.present(place, side):
        ensure(pos.enemy_in(place, side) < 0, "5.6 a leader alone among enemies")


def check_ships(pos: War, place: int, side: int) -> None:
    """1.2.7 A ship carries two units."""
    troops = pos.troops(place, side)
    ensure(size(ashore(troops)) <= BOARD.capacity * ships(troops), f"1.2.7 too many aboard in place {place}")


def check_ring(pos: War, city: int) -> None:
    """6.1, 6.2 Whoever besieges a city or has shaken it is still in its region, strong enough to besiege it."""
    region, side = BOARD.city_region[city], pos.besieger[city]
    ensure(side != pos.city_side(city), "6.2 a city besieged by its own side")
    ensure(pos.present(region, side), f"6.2 nobody is left before {BOARD.city_id[city]}")
    if pos.ring[city] == BESIEGED and len(BOARD.cities_in[region]) == 1:
        inside = infantry(pos.troops(BOARD.walls + city, pos.city_side(city)))
        outside = infantry(pos.troops(region, side))
        ensure(outside > pos.level[city] + inside, f"6.2 {BOARD.city_id[city]} is besieged by too few")


class Watch:
    """What holds from one position to the next."""

    def __init__(self) -> None:
        self.time = (0, -1)
        self.chance: tuple[int, int] | None = None
        self.dead: frozenset[int] = frozenset()
        self.removed: frozenset[int] = frozenset()
        self.talents: list[int] = []
        self.step = ""
        self.seen = Seen()

    def see(self, pos: War) -> None:
        """Check a position that follows the one seen before."""
        check(pos, self.seen)
        ensure((pos.year, pos.stage) >= self.time, "III time went back")
        dead = frozenset(leader for leader, place in enumerate(pos.at) if place == DEAD)
        ensure(dead >= self.dead, "5.6 a leader came back from the dead")
        removed = frozenset(pos.removed)
        for card in self.removed - removed:
            back = card in RETURNING and card in pos.discards[BOARD.cards[card].deck]
            ensure(back, "1.3.1 a card came back into the game")
        chance = (pos.barrier, pos.dice.used)
        if self.chance is not None:
            barrier, used = self.chance
            ensure(chance[0] >= barrier and chance[1] >= used, "the dice went back")
            ensure(chance[0] > barrier or chance[1] == used, "a die that undo could cross")
        for seat, before in enumerate(self.talents):
            if pos.talents[seat] > before:
                ensure(
                    self.step not in POOR, f"9 Talents for {SIDES[pos.side_of_seat[seat]]} from a {self.step}"
                )
        self.time, self.dead, self.removed, self.chance = (
            (pos.year, pos.stage),
            dead,
            removed,
            chance,
        )
        self.talents = pos.talents[:]
        self.step = type(pos.steps[-1]).__name__ if pos.steps else ""


# Steps whose choices bring nobody Talents.
POOR = frozenset(["Recruiting", "Disband", "Offer", "Partner", "Onward", "Stowing", "Limit", "Loading"])
