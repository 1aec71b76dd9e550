"""5.7 Effects in answer to something: they cancel an effect or an event, or save a leader."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.refusal import Refusal
from ..actions import CITY, SHIFT
from ..board import NOBODY
from ..leaders import Doom, capital_place, seat_of_leader
from ..position import BESIEGED, War
from ..windows import EventPlayed, Played
from .base import WarEffect

OWN_SIDE: Final = Refusal("5.7", "not-an-opponents-card")
NOT_WAITING: Final = Refusal("5.7", "nothing-to-cancel")
STARRED: Final = Refusal("5.7", "event-with-star")
NOT_YOUR_LEADER: Final = Refusal("5.7", "not-your-leader-to-save")
IN_NO_DANGER: Final = Refusal("5.7", "leader-in-no-danger")
NO_CITY_LEFT: Final = Refusal("5.7", "no-city-to-escape-to")


class CancelEffect(WarEffect):
    """5.7 An effect that an opponent has just played does not work."""

    windows: ClassVar[tuple[str, ...]] = ("effect",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        played = effect_waiting(pos, about)
        if played is None or played.cancelled:
            return NOT_WAITING
        same = pos.side_of_seat[played.seat] == pos.side_of_seat[seat]
        return OWN_SIDE if same else None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        played = effect_waiting(pos, about)
        if played is not None:
            played.cancelled = True


def effect_waiting(pos: War, card: int) -> Played | None:
    """5.7 The effect of a card that waits for answers."""
    for step in pos.steps[::-1]:
        if isinstance(step, Played) and step.card == card:
            return step
    return None


class CancelEvent(WarEffect):
    """5.7 An event without a star that an opponent has just played does not take place."""

    windows: ClassVar[tuple[str, ...]] = ("event",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        struck = event_waiting(pos, about)
        if struck is None or struck.cancelled:
            return NOT_WAITING
        if pos.side_of_seat[struck.seat] == pos.side_of_seat[seat]:
            return OWN_SIDE
        return STARRED if pos.board.cards[about].one_shot else None

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        struck = event_waiting(pos, about)
        if struck is not None:
            struck.cancelled = True


def event_waiting(pos: War, card: int) -> EventPlayed | None:
    """5.7 The event of a card that waits for answers."""
    for step in pos.steps[::-1]:
        if isinstance(step, EventPlayed) and step.card == card:
            return step
    return None


class SaveLeader(WarEffect):
    """5.7, 5.6 A leader who would be eliminated escapes to the nearest city of his side."""

    windows: ClassVar[tuple[str, ...]] = ("death",)

    def refuse_here(self, pos: War, seat: int, window: str, about: int) -> Refusal | None:
        if seat_of_leader(pos, about) != seat:
            return NOT_YOUR_LEADER
        if doom_of(pos, about) == NOBODY:
            return IN_NO_DANGER
        return None if pos.at[about] >= 0 and refuges(pos, about) else NO_CITY_LEFT

    def work(self, pos: War, seat: int, window: str, about: int) -> None:
        if pos.at[about] >= 0:
            self.ask(pos, seat, window, about)

    def choices(self, pos: War, seat: int, window: str, about: int) -> list[int]:
        return [CITY << SHIFT | city for city in refuges(pos, about)]

    def choose(self, pos: War, seat: int, window: str, about: int, verb: int, operand: int) -> None:
        board = pos.board
        side = pos.side_of_seat[seat]
        region = board.city_region[operand]
        enemy = pos.enemy_in(region, side) != NOBODY
        pos.at[about] = board.walls + operand if enemy or pos.ring[operand] == BESIEGED else region
        pos.claim(pos.at[about])
        doom = doom_of(pos, about)
        if doom != NOBODY:  # he is saved, also if the city is in the region where he was
            del pos.steps[doom]
        if pos.events is not None:
            args = {"leader": board.leader_id[about], "city": board.city_id[operand]}
            pos.emit("leader-escapes", "5.7", args)


def doom_of(pos: War, leader: int) -> int:
    """5.6 Where among the steps a leader waits to be eliminated, or NOBODY."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, Doom) and step.leader == leader:
            return i
    return NOBODY


def refuges(pos: War, leader: int) -> list[int]:
    """The nearest cities of a leader's side that are not besieged; if there are none, the capital, unless the
    scenario is not played there."""
    board = pos.board
    nation = board.leader_nation[leader]
    side, place = pos.side[nation], pos.at[leader]
    # A place in the same region as the danger is no escape from it, unless it is behind walls.
    near = [board.region_at[place]] if not board.is_sea(place) else list(board.shores[place - board.seas])
    seen = set(near)
    while near:
        found = [
            city
            for region in near
            for city in board.cities_in[region]
            if pos.city_side(city) == side and pos.ring[city] != BESIEGED and pos.playable(region)
            if board.walls + city != place
        ]
        if found:
            return sorted(found)
        near = sorted({to for region in near for to in board.ways[region]} - seen)
        seen.update(near)
    for owner in (nation, side):
        capital = board.capital[owner]
        if capital != NOBODY and pos.city_side(capital) == side and pos.playable(board.city_region[capital]):
            if capital_place(pos, owner) != place:
                return [capital]
    return []
