"""1.3.1 Events that bring Talents, initiative and cards, or take them from others."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, OPPONENT, PAY, SEA, SHIFT
from ..board import CARTHAGE, NOBODY, ROME, SYRACUSE, Board
from ..draw import Limit, draw_card
from ..harm import ships_lost
from ..kinds import NATIONS, SEATS, SIDES
from ..markers import PROTECTED, UNTIL_NEXT
from ..politics import shift
from ..position import BESIEGED, War
from ..stacks import CODE, ONE, SHIP, ships, troops_of
from ..victory import award
from ..windows import leave_hand, put_away
from .base import Choice, EventCard, Instant, die, every

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
        self.initiative_gained: int = self.event.get("ip", 0)
        self.cards_drawn: int = self.event.get("cards", 0)
        self.most: int = self.event.get("max", 0)
        self.fixed: int = self.event.get("gold", 0)
        self.per_city: int = self.event.get("gold_per_city", 0)
        self.per_port: int = self.event.get("gold_per_port", 0)
        self.for_cities: dict[int, int] = {
            board.city[name]: int(talents) for name, talents in self.event.get("gold_if_city", {}).items()
        }
        nation: str = self.event.get("nation_cities", "")
        self.of_nation: int = NATIONS.index(nation) if nation else NOBODY
        self.risk: dict[str, Any] = self.event.get("risk", {})
        self.protects: str = self.event.get("protect", {}).get("state", "")

    def counts(self, pos: War, city: int, seat: int) -> bool:
        """Whether a city brings its player Talents: his side's, in the places that the card names."""
        board = pos.board
        if pos.city_side(city) != pos.side_of_seat[seat] or pos.ring[city] == BESIEGED:
            return False
        if self.of_nation != NOBODY and board.city_owner[city] != self.of_nation:
            return False
        return board.area_of[board.city_region[city]] in self.areas(board)

    def talents(self, pos: War, seat: int) -> int:
        """What the event brings."""
        board = pos.board
        total = self.fixed
        for city in range(board.cities):
            if not pos.playable(board.city_region[city]):
                continue
            if city in self.for_cities and pos.city_side(city) == pos.side_of_seat[seat]:
                total += self.for_cities[city]
            if self.counts(pos, city, seat):
                total += self.per_city
                if board.port[city] != NOBODY:
                    total += self.per_port
        return min(total, self.most) if self.most else total

    def own_deck(self, pos: War, seat: int) -> int:
        """The deck that its cards are drawn from: its own, or the main one of the player's nation."""
        return pos.side_of_seat[seat] if self.event.get("deck", "") == "own_main" else self.deck

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        deck = self.own_deck(pos, seat)
        draws = self.cards_drawn > 0 and bool(pos.decks[deck] or pos.discards[deck])
        if self.initiative_gained or draws or self.protects or self.talents(pos, seat):
            return None
        return NO_GAIN

    def strike(self, pos: War, seat: int) -> None:
        talents = self.talents(pos, seat)
        pos.talents[seat] += talents
        pos.initiative[seat] += self.initiative_gained
        deck = self.own_deck(pos, seat)
        drawn = len([1 for _ in range(self.cards_drawn) if draw_card(pos, seat, deck)])
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "talents": talents, "initiative": self.initiative_gained}
            cards = [pos.board.card_id[card] for card in pos.hands[seat][len(pos.hands[seat]) - drawn :]]
            pos.emit("gained", "3.4.3", {**args, "count": drawn}, {"cards": cards}, (seat,))
        if self.protects:
            pos.markers[PROTECTED + NATIONS.index(self.protects)] = UNTIL_NEXT
        if drawn:
            pos.steps.append(Limit(seat))
        if self.risk and die(pos) in self.risk["on"]:
            shift(pos, NATIONS.index(self.risk["state"]), int(self.risk["steps"]), seat)


class OpponentLoses(Instant):
    """1.3.1 Players of the other side lose Talents, initiative or cards, as far as they have them."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.who: str = self.event["who"]
        self.gold_lost: int = self.event.get("gold", 0)
        self.initiative_lost: int = self.event.get("ip", 0)
        self.cards_lost: int = self.event.get("cards_random", 0)
        need: list[str] = self.event.get("need", {}).get("leader_in_area", [])
        self.leader: int = board.leader[need[0]] if need else NOBODY
        self.area: int = board.area[need[1]] if need else NOBODY
        self.reward: dict[str, Any] = self.event.get("vp_if", {})

    def victims(self, pos: War, seat: int) -> list[int]:
        """The players who lose."""
        return pos.seats_of[SIDES.index(self.who)]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if self.leader != NOBODY:
            place = pos.at[self.leader]
            region = pos.board.region_at(place) if place >= 0 else NOBODY
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
        if "region_or_adjacent" in self.reward:
            place = pos.at[pos.board.leader[self.reward["leader"]]]
            roma = pos.board.region[self.reward["region_or_adjacent"]]
            return place == roma or place in pos.board.ways[roma]
        if "no_enemy_city_in_area" in self.reward:
            return not self.holds(pos, CARTHAGE, pos.board.area[self.reward["no_enemy_city_in_area"]])
        if "holds_cities_in_area" in self.reward:
            area, number = self.reward["holds_cities_in_area"]
            return self.holds(pos, SYRACUSE, pos.board.area[area]) >= int(number)
        return False

    def holds(self, pos: War, side: int, area: int) -> int:
        """How many cities of an area a side holds."""
        board = pos.board
        return len(
            [
                city
                for city in range(board.cities)
                if board.area_of[board.city_region[city]] == area and pos.city_side(city) == side
            ]
        )

    def strike(self, pos: War, seat: int) -> None:
        for victim in self.victims(pos, seat):
            self.rob(pos, seat, victim)
        if self.rewarded(pos):
            award(pos, seat, int(self.reward["vp"]), "11.2", "card")

    def rob(self, pos: War, seat: int, victim: int) -> int:
        """One player loses; the Talents that he had to give."""
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
            args = {"seat": pos.seats[victim], "initiative": initiative, "cards": lost}
            pos.emit("robbed", "3.4.3", args, {"talents": talents}, (seat, victim))
        return talents


class TwoFaces(OpponentLoses):
    """1.3.1 Syracuse robs a side that its player chooses; to its ally it brings Talents instead."""

    def victims(self, pos: War, seat: int) -> list[int]:
        return pos.seats_of[ROME] + pos.seats_of[CARTHAGE]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None

    def strike(self, pos: War, seat: int) -> None:
        if pos.side_of_seat[seat] == SYRACUSE:
            pos.steps.append(Choice(seat, self.number, self.count, []))
            return
        talents: int = self.event["as_ally"]["gain_gold"]
        pos.talents[seat] += talents
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "talents": talents, "initiative": 0, "count": 0}
            pos.emit("gained", "3.4.3", args, {"cards": []}, (seat,))

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(OPPONENT, len(SEATS))

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != OPPONENT:
            return pos.not_now(verb)
        other = pos.setting.seat(SEATS[operand])
        return None if other in self.victims(pos, seat) else NOT_AN_OPPONENT

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        side = pos.side_of_seat[pos.setting.seat(SEATS[operand])]
        for victim in pos.seats_of[side]:
            pos.talents[seat] += self.rob(pos, seat, victim)
        if self.rewarded(pos):
            award(pos, seat, int(self.reward["vp"]), "11.2", "card")


class Pirates(EventCard):
    """1.3.1 An unguarded port of the enemy pays half its income, or its player gives up a ship."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count = 2
        if self.event["pay"] != "half_income_up" or self.event["alt"] != "lose_ship":
            raise ValueError(f"{self.id} asks for something else")

    def nothing(self) -> Refusal:
        return NO_UNGUARDED_PORT

    def chooser(self, pos: War, seat: int, chosen: list[int]) -> int:
        return pos.keeper[chosen[0]] if chosen else seat

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        board = pos.board
        if not chosen:
            return every(CITY, board.cities)
        return [*every(CITY, board.cities), *every(SEA, len(board.sea_id)), PAY << SHIFT]

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if chosen:
            return self.refuse_answer(pos, pos.keeper[chosen[0]], verb, operand)
        if verb != CITY:
            return pos.not_now(verb)
        board = pos.board
        keeper = pos.keeper[operand]
        if board.port[operand] == NOBODY or keeper == NOBODY:
            return NOT_AN_ENEMY_PORT
        if not pos.hostile(pos.side_of_seat[seat], pos.side_of_seat[keeper]):
            return NOT_AN_ENEMY_PORT
        return PORT_GUARDED if pos.stacks[board.ports + operand] else None

    def refuse_answer(self, pos: War, victim: int, verb: int, operand: int) -> Refusal | None:
        """Why the player of the port cannot answer so: he pays, or gives up a ship of any fleet of his."""
        if verb == PAY:
            return None
        if verb not in (CITY, SEA):
            return pos.not_now(verb)
        place = pos.board.ports + operand if verb == CITY else pos.board.seas + operand
        for stack in pos.stacks[place]:
            if ships(troops_of(stack)) and pos.obeys(victim, stack):
                return None
        return NO_SHIP_OF_YOURS

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if not chosen:
            chosen.append(operand)
            return
        victim = pos.keeper[chosen[0]]
        if verb == PAY:
            talents = min(pos.talents[victim], (pos.board.income[chosen[0]] + 1) // 2)
            pos.talents[victim] -= talents
            pos.talents[seat] += talents
            if pos.events is not None:
                args = {"seat": pos.seats[victim], "city": pos.board.city_id[chosen[0]]}
                pos.emit("tribute", "3.4.3", args, {"talents": talents}, (seat, victim))
            return
        place = pos.board.ports + operand if verb == CITY else pos.board.seas + operand
        for stack in pos.stacks[place]:
            if ships(troops_of(stack)) and pos.obeys(victim, stack):
                pos.take(place, stack & CODE, ONE[SHIP])
                break
        ships_lost(pos, place)
        if pos.events is not None:
            args = {"seat": pos.seats[victim], "field": pos.board.field_name(place)}
            pos.emit("ship-lost", "3.4.3", args)
