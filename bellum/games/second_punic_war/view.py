"""What a seat may know: all but others' cards and Talents, other sides' points, and the order of the decks.

10.1 Partners hide their cards and their Talents from each other, too; 1.2.12, 10.3 their points they tell.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ...kernel.event import OMNISCIENT
from .assault import Throw
from .battle_view import BattleView, DieView, battle_view, die_view
from .board import NOBODY, STATES
from .dictator import command_of, is_active
from .economy import dues, gains
from .kinds import NATIONS, SIDES
from .leaders import points_for
from .markers import ENGINES, FROZEN, PROTECTED, SPAN
from .orders_view import (
    OrdersView,
    PlacingView,
    RecruitingView,
    orders_view,
    placing_view,
    recruiting_view,
)
from .placing import Placing
from .position import BESIEGED, DEAD, POOL, SHAKEN, War
from .ravaging import tokens
from .recruiting import Recruiting
from .stacks import counted, has_moved, holder_of, nation_of, troops_of
from .victory import needed

Nation = Literal["rome", "carthage", "syracuse", "massilia", "numidia", "macedonia"]
Where = Literal["field", "walls", "port"]
Siege = Literal["shaken", "besieged"]
OffBoard = Literal["pool", "beside", "dead"]
NAMES: Final[tuple[Nation, ...]] = (
    "rome",
    "carthage",
    "syracuse",
    "massilia",
    "numidia",
    "macedonia",
)


class StageView(TypedDict):
    """III The stage of the year, from 1, and the year of the game."""

    number: int
    last: int
    year: int


class StackView(TypedDict):
    """4.1 Units of one nation that stand together: whose they are, and whether they have moved."""

    field: str
    where: Where
    city: str | None
    nation: Nation
    seat: str | None  # 10.1 the player who alone commands them
    moved: bool
    units: dict[str, int]


class LeaderView(TypedDict):
    """1.2.8 A leader, where he is, whom he obeys, and what he is worth in the office that he has now."""

    id: str
    nation: Nation
    field: str | None
    where: Where | OffBoard
    city: str | None
    seat: str | None
    moved: bool
    command: int
    active: bool
    vp: int


class CityView(TypedDict):
    """1.3.2, 6.2 A city: whose it is, who has its card, and what the siege track says."""

    id: str
    nation: Nation
    seat: str | None
    level: int
    siege: Siege | None


class PlayerView(TypedDict):
    """What lies before a player: Talents and points only if the seat may know them."""

    id: str
    initiative: int
    cards: dict[Nation, int]  # by the backs of the cards
    talents: int | None
    points: int | None
    passed: bool
    income: int | None  # 9.1 what the next economy phase would bring, as things stand
    upkeep: int | None  # 9.2 what his troops would cost


class CardsView(TypedDict):
    """1.3.1 One's own hand, what others have shown of theirs, and the piles."""

    hand: list[str]
    shown: dict[str, list[str]]  # by seat: cards of its hand that this seat has seen
    decks: dict[Nation, int]
    discards: dict[Nation, list[str]]
    removed: list[str]


class StateView(TypedDict):
    """VII A state on the political track, and the player who has its alliance."""

    nation: Nation
    track: int
    seat: str | None


class MarkerView(TypedDict):
    """1.3.1 What a card has left on the board: what, for which nation or city, for how many stages."""

    marker: str
    about: str
    stages: int | None


class AssaultView(TypedDict):
    """6.1, 5.6 The dice of one side in an assault, while misses may be rolled again."""

    city: str
    seat: str
    dice: list[DieView]
    rerolls: dict[str, int]  # by seat


class WarView(TypedDict):
    """Everything that a seat may know of the game itself."""

    stage: StageView
    order: list[str]
    players: list[PlayerView]
    goals: dict[str, int]  # 11.2 by side: the points that win; no entry where no number does
    cards: CardsView
    stacks: list[StackView]
    leaders: list[LeaderView]
    cities: list[CityView]
    attitudes: dict[str, int]
    ravaged: dict[str, int]
    states: list[StateView]
    markers: list[MarkerView]
    consuls: list[str]
    proconsul: str | None
    dictator: str | None
    battle: BattleView | None
    placing: PlacingView | None
    orders: OrdersView | None
    recruiting: RecruitingView | None
    assault: AssaultView | None


def inside(pos: War, seat: int) -> WarView:
    """What a seat may know of the game itself."""
    board, step = pos.board, pos.steps[-1] if pos.steps else None
    income = gains(pos)
    return {
        "stage": {"number": pos.stage + 1, "last": board.stages, "year": pos.year + 1},
        "order": [pos.seats[other] for other in pos.order],
        "players": [player(pos, other, seat, income[other]) for other in range(pos.players)],
        "goals": goals(pos),
        "cards": cards(pos, seat),
        "stacks": [
            stack_view(pos, place, stack) for place, stacks in enumerate(pos.stacks) for stack in stacks
        ],
        "leaders": [leader_view(pos, leader) for leader in range(board.leaders)],
        "cities": [
            city_view(pos, city) for city in range(board.cities) if pos.playable(board.city_region[city])
        ],
        "attitudes": {board.region_id[r]: pos.attitude[r] for r in board.tribes if pos.attitude[r]},
        "ravaged": {board.region_id[r]: tokens(pos, r) for r in range(board.regions) if tokens(pos, r)},
        "states": [
            {
                "nation": NAMES[nation],
                "track": pos.track[nation],
                "seat": seat_name(pos, pos.patron[nation]),
            }
            for nation in STATES
            if nation in pos.scenario.track and not pos.led(nation)
        ],
        "markers": [marker_view(pos, marker) for marker in sorted(pos.markers)],
        "consuls": [board.leader_id[leader] for leader in pos.consuls],
        "proconsul": None if pos.proconsul == NOBODY else board.leader_id[pos.proconsul],
        "dictator": None if pos.dictator == NOBODY else board.leader_id[pos.dictator],
        "battle": None if pos.battle is None else battle_view(pos, pos.battle, seat),
        "placing": placing_view(pos, step) if isinstance(step, Placing) else None,
        "orders": None if pos.orders is None else orders_view(pos, pos.orders),
        "recruiting": recruiting_view(pos, step) if isinstance(step, Recruiting) and step.waiting else None,
        "assault": assault_view(pos),
    }


def assault_view(pos: War) -> AssaultView | None:
    """6.1 The dice of an assault on the table: everybody sees them."""
    step = pos.steps[-1] if pos.steps else None
    if not isinstance(step, Throw):
        return None
    return {
        "city": pos.board.city_id[step.city],
        "seat": pos.seats[step.seat],
        "dice": [die_view(die) for die in step.dice],
        "rerolls": {pos.seats[seat]: number for seat, number in step.command},
    }


def seat_name(pos: War, seat: int) -> str | None:
    return None if seat == NOBODY else pos.seats[seat]


def knows(eyes: int, seat: int) -> bool:
    """Whether a seat may know another's hand and Talents."""
    return eyes == OMNISCIENT or eyes == seat


def player(pos: War, seat: int, eyes: int, income: int) -> PlayerView:
    """1.2.10 to 1.2.12 What lies before a player."""
    partner = eyes >= 0 and pos.side_of_seat[eyes] == pos.side_of_seat[seat]
    return {
        "id": pos.seats[seat],
        "initiative": pos.initiative[seat],
        "cards": backs(pos, seat),
        "talents": pos.talents[seat] if knows(eyes, seat) else None,
        "points": pos.points[seat] if partner or knows(eyes, seat) else None,
        "passed": pos.passed >> seat & 1 == 1,
        "income": income if knows(eyes, seat) else None,
        "upkeep": dues(pos, seat, False) if knows(eyes, seat) else None,
    }


def goals(pos: War) -> dict[str, int]:
    """11.2, 10.4 The points with which each side that is played wins."""
    sides = [side for side in range(len(SIDES)) if pos.seats_of[side] and needed(pos, side)]
    return {SIDES[side]: needed(pos, side) for side in sides}


def backs(pos: War, seat: int) -> dict[Nation, int]:
    """1.3.1 How many cards of each deck a player holds: their backs show it."""
    decks = [pos.board.cards[card].deck for card in pos.hands[seat]]
    return {NAMES[nation]: decks.count(nation) for nation in range(len(NATIONS))}


def cards(pos: War, eyes: int) -> CardsView:
    """1.3.1 The cards that a seat sees."""
    ids = pos.board.card_id
    shown: dict[str, list[str]] = {}
    for seat in range(pos.players):
        if eyes == OMNISCIENT:
            seen = pos.hands[seat]
        else:
            seen = pos.shown[seat * pos.players + eyes] if eyes >= 0 and eyes != seat else []
        if seen:
            shown[pos.seats[seat]] = [ids[card] for card in sorted(seen)]
    return {
        "hand": [ids[card] for card in pos.hands[eyes]] if eyes >= 0 else [],
        "shown": shown,
        "decks": {NAMES[nation]: len(pos.decks[nation]) for nation in range(len(NATIONS))},
        "discards": {
            NAMES[nation]: [ids[card] for card in pos.discards[nation]] for nation in range(len(NATIONS))
        },
        "removed": [ids[card] for card in pos.removed],
    }


def where_of(pos: War, place: int) -> tuple[Where, str | None]:
    """Whether a place is a field, the inside of walls or a port, and of which city."""
    board = pos.board
    if board.is_inside(place):
        return "walls", board.city_id[board.city_at(place)]
    if board.is_port(place):
        return "port", board.city_id[board.city_at(place)]
    return "field", None


def stack_view(pos: War, place: int, stack: int) -> StackView:
    where, city = where_of(pos, place)
    nation, holder = nation_of(stack), holder_of(stack)
    return {
        "field": pos.board.field_name(place),
        "where": where,
        "city": city,
        "nation": NAMES[nation],
        "seat": pos.seats[pos.seat_of(pos.side[nation], holder)] if holder else None,
        "moved": has_moved(stack),
        "units": counted(troops_of(stack)),
    }


def leader_view(pos: War, leader: int) -> LeaderView:
    place, nation = pos.at[leader], pos.board.leader_nation[leader]
    field: str | None = None
    where: Where | OffBoard = "pool" if place == POOL else "dead" if place == DEAD else "beside"
    city: str | None = None
    seat: str | None = None
    if place >= 0:
        field = pos.board.field_name(place)
        where, city = where_of(pos, place)
        if pos.side[nation] < len(pos.seats_of):
            seat = seat_name(pos, pos.seat_of(pos.side[nation], pos.holder[leader]))
    return {
        "id": pos.board.leader_id[leader],
        "nation": NAMES[nation],
        "field": field,
        "where": where,
        "city": city,
        "seat": seat,
        "moved": pos.tired[leader] == 1,
        "command": command_of(pos, leader),
        "active": is_active(pos, leader),
        "vp": points_for(pos, leader),
    }


def city_view(pos: War, city: int) -> CityView:
    ring = pos.ring[city]
    siege: Siege | None = "besieged" if ring == BESIEGED else "shaken" if ring == SHAKEN else None
    return {
        "id": pos.board.city_id[city],
        "nation": NAMES[pos.owner[city]],
        "seat": seat_name(pos, pos.keeper[city]),
        "level": pos.level[city],
        "siege": siege,
    }


def marker_view(pos: War, marker: int) -> MarkerView:
    """1.3.1 A marker that a card has left on the board: everybody sees it."""
    stages = pos.markers[marker] or None
    if marker >= ENGINES:
        return {"marker": "engines", "about": pos.board.city_id[marker - ENGINES], "stages": stages}
    if marker >= FROZEN:
        return {"marker": "frozen", "about": NAMES[marker - FROZEN], "stages": stages}
    return {"marker": "protected", "about": NAMES[(marker - PROTECTED) % SPAN], "stages": stages}
