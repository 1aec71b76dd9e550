"""1.3.1 Events that bring Talents, initiative and cards, or take them from others."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, LOSE, OPPONENT, PAY, SEA, SHIFT
from ..board import NOBODY, Board
from ..draw import Limit, draw_card
from ..harm import ships_lost
from ..kinds import NATIONS, SEATS, SIDES
from ..markers import UNTIL_NEXT, protection
from ..politics import shift
from ..position import War
from ..stacks import CODE, KINDS, ONE, SHIP, has_moved, nation_of, ships, troops_of
from ..victory import award
from ..windows import leave_hand, put_away
from .base import (
    Choice,
    EventCard,
    Instant,
    areas_named,
    die,
    every,
    leader_named,
    nation_named,
    own_city,
    table_named,
)
from .recruits import NO_SEA

NO_GAIN: Final = Refusal("3.4.3", "event-gains-nothing")
NOTHING_TO_LOSE: Final = Refusal("3.4.3", "opponents-have-nothing-to-lose")
LEADER_NOT_THERE: Final = Refusal("3.4.3", "leader-not-in-area")
NO_UNGUARDED_PORT: Final = Refusal("3.4.3", "no-unguarded-port")
NOT_AN_ENEMY_PORT: Final = Refusal("3.4.3", "not-an-enemy-port")
PORT_GUARDED: Final = Refusal("3.4.3", "port-guarded")
NO_SHIP_OF_YOURS: Final = Refusal("3.4.3", "no-ship-of-yours")
NOT_AN_OPPONENT: Final = Refusal("3.4.3", "not-an-opponent")


class Gain(Instant):
    """1.3.1 Talents, initiative points or cards for the player."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        event = self.event
        self.initiative_gained: int = event.get("ip", 0)
        self.cards_drawn: int = event.get("cards", 0)
        self.own_main: bool = event.get("deck", "") == "own_main"
        self.most: int = event.get("max", 0)
        self.fixed: int = event.get("gold", 0)
        self.per_city: int = event.get("gold_per_city", 0)
        self.per_port: int = event.get("gold_per_port", 0)
        self.in_areas = areas_named(board, event)
        self.of_nation = nation_named(event, "nation_cities")
        self.for_cities: dict[int, int] = {
            board.city[name]: int(talents) for name, talents in table_named(event, "gold_if_city").items()
        }
        self.read_politics(event)

    def read_politics(self, event: Facts) -> None:
        """7 What the event does to the marker of a state: holds it, or puts it at risk."""
        self.risky = self.held = NOBODY
        self.risk: list[int] = []
        self.risk_steps = 0
        if "risk" in event:
            self.risky = nation_named(event["risk"], "state")
            self.risk = list(event["risk"]["on"])
            self.risk_steps = event["risk"]["steps"]
        if "protect" in event:
            self.held = nation_named(event["protect"], "state")
            if event["protect"]["until"] != "end_of_next_stage":
                raise ValueError(f"{self.id} protects until {event['protect']['until']}")

    def counts(self, pos: War, city: int) -> bool:
        """Whether a city is one of those that the card names."""
        board = pos.board
        if self.of_nation != NOBODY and board.city_owner[city] != self.of_nation:
            return False
        return board.area_of[board.city_region[city]] in self.in_areas

    def talents(self, pos: War, seat: int) -> int:
        """What the event brings; 6.2 a besieged city brings nothing."""
        board = pos.board
        total = self.fixed
        for city in range(board.cities):
            if not own_city(pos, city, seat):
                continue
            total += self.for_cities.get(city, 0)
            if self.counts(pos, city):
                total += self.per_city
                if board.port[city] != NOBODY:
                    total += self.per_port
        return min(total, self.most) if self.most else total

    def own_deck(self, pos: War, seat: int) -> int:
        """The deck that its cards are drawn from: its own, or the main one of the player's nation."""
        return pos.side_of_seat[seat] if self.own_main else self.deck

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        deck = self.own_deck(pos, seat)
        draws = self.cards_drawn > 0 and bool(pos.decks[deck] or pos.discards[deck])
        if self.initiative_gained or draws or self.held != NOBODY or self.talents(pos, seat):
            return None
        return NO_GAIN

    def happen(self, pos: War, seat: int) -> None:
        talents = self.talents(pos, seat)
        pos.talents[seat] += talents
        pos.initiative[seat] += self.initiative_gained
        deck = self.own_deck(pos, seat)
        drawn = len([1 for _ in range(self.cards_drawn) if draw_card(pos, seat, deck)])
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "initiative": self.initiative_gained, "count": drawn}
            cards = [pos.board.card_id[card] for card in pos.hands[seat][len(pos.hands[seat]) - drawn :]]
            pos.emit("gained", "3.4.3", args, {"talents": talents, "cards": cards}, (seat,))
        if drawn:
            pos.steps.append(Limit(seat))
        if self.held != NOBODY:
            pos.markers[protection(pos.side_of_seat[seat], self.held)] = UNTIL_NEXT
        if self.risky != NOBODY:
            self.waver(pos, seat)

    def waver(self, pos: War, seat: int) -> None:
        """7 A die says whether the marker of the ally moves away."""
        roll = die(pos)
        if pos.events is not None:
            pos.emit("ally-wavers", "7", {"nation": NATIONS[self.risky], "rolls": [roll]})
        if roll in self.risk:
            shift(pos, self.risky, self.risk_steps, seat)


class OpponentLoses(Instant):
    """1.3.1 Players of the other side lose Talents, initiative or cards, as far as they have them."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        event = self.event
        who: str = event["who"]
        self.losers = NOBODY if who == "chosen_side" else SIDES.index(who)
        self.gold_lost: int = event.get("gold", 0)
        self.initiative_lost: int = event.get("ip", 0)
        self.cards_lost: int = event.get("cards_random", 0)
        need: list[str] = list(event["need"]["leader_in_area"]) if "need" in event else []
        self.leader: int = board.leader[need[0]] if need else NOBODY
        self.area: int = board.area[need[1]] if need else NOBODY
        self.read_reward(board, event["vp_if"])

    def read_reward(self, board: Board, reward: Facts) -> None:
        """11.2 What brings a point besides: where a leader is, or how many cities of an area a side holds."""
        self.points: int = reward["vp"]
        self.hero = leader_named(board, reward, "leader")
        self.gate: int = board.region[reward["region_or_adjacent"]] if self.hero != NOBODY else NOBODY
        self.holder = self.ground = NOBODY
        self.fewest, self.most = 0, board.cities
        if "no_enemy_city_in_area" in reward:
            self.holder, self.most = self.losers, 0
            self.ground = board.area[reward["no_enemy_city_in_area"]]
        elif "holds_cities_in_area" in reward:
            area, number = reward["holds_cities_in_area"]
            self.holder, self.fewest = SIDES.index(reward["player"]), int(number)
            self.ground = board.area[area]

    def victims(self, pos: War, seat: int) -> list[int]:
        """The players who lose."""
        return pos.seats_of[self.losers]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if self.leader != NOBODY:
            region = army_of(pos, self.leader)
            if region == NOBODY or pos.board.area_of[region] != self.area:
                return LEADER_NOT_THERE
        return None if self.hurts(pos, seat) or self.rewarded(pos) else NOTHING_TO_LOSE

    def hurts(self, pos: War, seat: int) -> bool:
        """Whether somebody has something to lose; the Talents of others are not looked at."""
        for victim in self.victims(pos, seat):
            if self.gold_lost or (self.initiative_lost and pos.initiative[victim]):
                return True
            if self.cards_lost and pos.hands[victim]:
                return True
        return False

    def rewarded(self, pos: War) -> bool:
        """11.2 Whether the event brings a point besides."""
        if self.hero != NOBODY:
            region = army_of(pos, self.hero)
            return region != NOBODY and (region == self.gate or region in pos.board.ways[self.gate])
        return self.fewest <= held_cities(pos, self.holder, self.ground) <= self.most

    def happen(self, pos: War, seat: int) -> None:
        for victim in self.victims(pos, seat):
            self.rob(pos, victim, (victim,) if self.gold_lost else tuple(range(pos.players)))
        self.reward(pos, seat)

    def reward(self, pos: War, seat: int) -> None:
        """11.2 The point that the event may bring."""
        if self.rewarded(pos):
            award(pos, seat, self.points, "11.2", "card")

    def rob(self, pos: War, victim: int, seats: tuple[int, ...]) -> int:
        """One player loses, and gives the Talents that he had; these seats learn how many."""
        talents = min(self.gold_lost, pos.talents[victim])
        initiative = min(self.initiative_lost, pos.initiative[victim])
        pos.talents[victim] -= talents
        pos.initiative[victim] -= initiative
        lost: list[str] = []
        for _ in range(min(self.cards_lost, len(pos.hands[victim]))):
            pos.barrier += 1
            card = sorted(pos.hands[victim])[pos.dice.below(len(pos.hands[victim]))]
            leave_hand(pos, victim, card)
            put_away(pos, card, False)
            lost.append(pos.board.card_id[card])
        if pos.events is not None:
            args = {"seat": pos.seats[victim], "initiative": initiative}
            pos.emit("robbed", "3.4.3", args, {"talents": talents}, seats)
            for name in lost:
                pos.emit("discarded", "3.4.3", {"seat": pos.seats[victim], "card": name})
        return talents


def army_of(pos: War, leader: int) -> int:
    """The region where a leader is with an army, on land; NOBODY if there is none."""
    place = pos.at[leader]
    if place < 0 or place >= pos.board.ports:
        return NOBODY
    led = pos.present(place, pos.side[pos.board.leader_nation[leader]])
    return pos.board.region_at[place] if led else NOBODY


def held_cities(pos: War, side: int, area: int) -> int:
    """How many cities of an area a side holds."""
    board = pos.board
    here = [city for city in range(board.cities) if board.area_of[board.city_region[city]] == area]
    return len([city for city in here if pos.city_side(city) == side])


class TwoFaces(OpponentLoses):
    """1.3.1 Syracuse robs a side that its player chooses; to its ally it brings Talents instead."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.for_ally: int = self.event["as_ally"]["gain_gold"]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None

    def happen(self, pos: War, seat: int) -> None:
        if pos.side_of_seat[seat] == self.deck:
            pos.steps.append(Choice(seat, self.number, self.count, []))
            return
        pos.talents[seat] += self.for_ally
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "initiative": 0, "count": 0}
            pos.emit("gained", "3.4.3", args, {"talents": self.for_ally, "cards": []}, (seat,))

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(OPPONENT, len(SEATS))

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != OPPONENT:
            return pos.not_now(verb)
        other = pos.setting.seat(SEATS[operand])
        enemy = other >= 0 and pos.hostile(pos.side_of_seat[seat], pos.side_of_seat[other])
        return None if enemy else NOT_AN_OPPONENT

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        side = pos.side_of_seat[pos.setting.seat(SEATS[operand])]
        for victim in pos.seats_of[side]:
            pos.talents[seat] += self.rob(pos, victim, (seat, victim))
        pos.learned()  # 1.2.11 what the others had, if it was less
        self.reward(pos, seat)


class Pirates(EventCard):
    """1.3.1 An unguarded port of the enemy pays half its income, or its player gives up a ship."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count = 3  # the port, how its player answers, and which of the ships in a place
        if self.event["pay"] != "half_income_up" or self.event["alt"] != "lose_ship":
            raise ValueError(f"{self.id} asks for something else")

    def nothing(self) -> Refusal:
        return NO_UNGUARDED_PORT

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None if pos.scenario.sea else NO_SEA

    def told(self, left: int) -> int:
        return 1

    def chooser(self, pos: War, seat: int, chosen: list[int]) -> int:
        return pos.keeper[chosen[0]] if chosen else seat

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        board = pos.board
        if not chosen:
            return every(CITY, board.cities)
        if len(chosen) == 1:
            return [*every(CITY, board.cities), *every(SEA, len(board.sea_id)), PAY << SHIFT]
        return [(LOSE << SHIFT) + nation * KINDS + SHIP for nation in range(len(NATIONS))]

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if chosen:
            return self.refuse_answer(pos, verb, operand, chosen)
        if verb != CITY:
            return pos.not_now(verb)
        board, keeper = pos.board, pos.keeper[operand]
        if board.port[operand] == NOBODY or keeper == NOBODY or not pos.playable(board.city_region[operand]):
            return NOT_AN_ENEMY_PORT
        if not pos.hostile(pos.side_of_seat[seat], pos.side_of_seat[keeper]):
            return NOT_AN_ENEMY_PORT
        return PORT_GUARDED if pos.stacks[board.ports + operand] else None

    def refuse_answer(self, pos: War, verb: int, operand: int, chosen: list[int]) -> Refusal | None:
        """Why the player of the port cannot answer so: he pays, or gives up a ship of any fleet of his."""
        victim = pos.keeper[chosen[0]]
        if len(chosen) > 1:
            if verb != LOSE:
                return pos.not_now(verb)
            theirs = operand % KINDS == SHIP and operand // KINDS in fleets(pos, victim, chosen[1])
            return None if theirs else NO_SHIP_OF_YOURS
        if verb == PAY:
            return None
        if verb not in (CITY, SEA):
            return pos.not_now(verb)
        place = pos.board.ports + operand if verb == CITY else pos.board.seas + operand
        return None if fleets(pos, victim, place) else NO_SHIP_OF_YOURS

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if not chosen:
            chosen.append(operand)
            return
        victim = pos.keeper[chosen[0]]
        if verb == PAY:
            self.pay(pos, seat, victim, chosen[0])
            chosen.append(NOBODY)
            return
        if verb != LOSE:
            chosen.append(pos.board.ports + operand if verb == CITY else pos.board.seas + operand)
            return
        place = chosen.pop()
        chosen.append(NOBODY)
        self.scuttle(pos, victim, place, operand // KINDS)

    def pay(self, pos: War, seat: int, victim: int, city: int) -> None:
        """The player of the port pays what he can."""
        talents = min(pos.talents[victim], (pos.board.income[city] + 1) // 2)
        pos.talents[victim] -= talents
        pos.talents[seat] += talents
        pos.learned()  # 1.2.11 what the other had, if it was less
        if pos.events is not None:
            args = {"seat": pos.seats[victim], "city": pos.board.city_id[city]}
            pos.emit("tribute", "3.4.3", args, {"talents": talents}, (seat, victim))

    def scuttle(self, pos: War, victim: int, place: int, nation: int) -> None:
        """He gives up a ship; of ships alike, one that has moved."""
        code = NOBODY
        for stack in pos.stacks[place]:
            if nation_of(stack) == nation and ships(troops_of(stack)) and pos.obeys(victim, stack):
                if code == NOBODY or has_moved(stack):
                    code = stack & CODE
        pos.take(place, code, ONE[SHIP])
        if pos.events is not None:
            args = {"seat": pos.seats[victim], "field": pos.board.field_name(place)}
            pos.emit("ship-lost", "3.4.3", args)
        ships_lost(pos, place)


def fleets(pos: War, seat: int, place: int) -> list[int]:
    """The nations whose ships in a place a seat commands; none in no place."""
    if place == NOBODY:
        return []
    return [nation_of(s) for s in pos.stacks[place] if ships(troops_of(s)) and pos.obeys(seat, s)]
