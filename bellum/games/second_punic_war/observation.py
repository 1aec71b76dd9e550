"""What the views of the Second Punic War are made of, for learners."""

from __future__ import annotations

from typing import get_args

from ...kernel.kind import Kind
from ...kernel.observation import ById, ByWord, Fields, Flag, Listed, Maybe, Number, Part, Rows, Word
from ...kernel.setting import Setting
from .battle_view import ATTACKS
from .board import Board
from .kinds import COUNTER, NATION, SIDE, TROOP
from .stacks import SHIP
from .view import OffBoard, Siege, Where

UNKNOWN = -1  # a number that the seat may not know


def observation(board: Board, setting: Setting) -> Part:
    """The parts of ``view.WarView``, the same for every position of a scenario with its options."""
    kinds = board.kinds
    seats = setting.seats
    leader = kinds.leader
    return Fields(
        {
            "stage": Fields({"number": Number(), "last": Number(), "year": Number()}),
            "order": Listed(seats),
            "players": ById("id", seats, player()),
            "goals": ByWord(SIDE, Number()),
            "cards": cards(board, seats),
            "stacks": Rows(units_of(board), stack(board, seats)),
            "leaders": ById("id", leader, leader_part(board, seats)),
            "cities": ById("id", kinds.city, city(seats)),
            "attitudes": ByWord(kinds.field, Number()),
            "ravaged": ByWord(kinds.field, Number()),
            "states": ById("nation", NATION, Fields({"track": Number(), "seat": Word(seats)})),
            "markers": Rows(len(SIDE.ids) * len(NATION.ids) + len(NATION.ids) + board.cities, marker(board)),
            "consuls": Listed(leader),
            "proconsul": Word(leader),
            "dictator": Word(leader),
            "battle": Maybe(battle(board, seats)),
            "placing": Maybe(placing(board, seats)),
            "orders": Maybe(orders(board, seats)),
            "recruiting": Maybe(recruiting(board, seats)),
            "assault": Maybe(assault(board, seats)),
        }
    )


def units_of(board: Board) -> int:
    """1.2 All counters that there are: no stack is empty, and no die is rolled for nobody."""
    return sum(sum(counters) for counters in board.counters)


def player() -> Part:
    return Fields(
        {
            "initiative": Number(),
            "cards": ByWord(NATION, Number()),
            "talents": Number(UNKNOWN),
            "points": Number(UNKNOWN),
            "passed": Flag(),
            "income": Number(UNKNOWN),
            "upkeep": Number(UNKNOWN),
        }
    )


def cards(board: Board, seats: tuple[str, ...]) -> Part:
    card: Kind = board.kinds.card
    return Fields(
        {
            "hand": Listed(card),
            "shown": ByWord(seats, Listed(card)),
            "decks": ByWord(NATION, Number()),
            "discards": ByWord(NATION, Listed(card)),
            "removed": Listed(card),
        }
    )


def stack(board: Board, seats: tuple[str, ...]) -> Part:
    return Fields(
        {
            "field": Word(board.kinds.field),
            "where": Word(get_args(Where)),
            "city": Word(board.kinds.city),
            "nation": Word(NATION),
            "seat": Word(seats),
            "moved": Flag(),
            "units": ByWord(TROOP, Number()),
        }
    )


def leader_part(board: Board, seats: tuple[str, ...]) -> Part:
    return Fields(
        {
            "nation": Word(NATION),
            "field": Word(board.kinds.field),
            "where": Word(get_args(Where), get_args(OffBoard)),
            "city": Word(board.kinds.city),
            "seat": Word(seats),
            "moved": Flag(),
            "command": Number(),
            "active": Flag(),
            "vp": Number(),
        }
    )


def city(seats: tuple[str, ...]) -> Part:
    return Fields(
        {"nation": Word(NATION), "seat": Word(seats), "level": Number(), "siege": Word(get_args(Siege))}
    )


def marker(board: Board) -> Part:
    return Fields(
        {
            "marker": Word(["engines", "frozen", "protected"]),
            "about": Word(board.kinds.city, NATION),
            "stages": Number(UNKNOWN),
        }
    )


def dice(board: Board) -> Part:
    die = Fields({"unit": Word(TROOP), "need": Number(), "roll": Number(), "again": Flag()})
    return Rows(units_of(board), die)


def battle(board: Board, seats: tuple[str, ...]) -> Part:
    ships = sum(counters[SHIP] for counters in board.counters)
    ship = Fields({"number": Number(), "nation": Word(NATION), "cargo": Rows(board.capacity, Word(COUNTER))})
    fighter = Fields(
        {
            "side": Word(SIDE),
            "seat": Word(seats),
            "units": ByWord(TROOP, Number()),
            "leaders": Listed(board.kinds.leader),
            "lost": Number(),
            "dice": dice(board),
            "rerolls": ByWord(seats, Number()),
            "ships": Rows(ships, ship),
        }
    )
    return Fields(
        {
            "field": Word(board.kinds.field),
            "round": Number(),
            "attack": Word(ATTACKS),
            "attacker": fighter,
            "defender": fighter,
            "levy": ByWord(TROOP, Number()),
            "gauls": Word(SIDE),
            "retreats": Word(SIDE),
            "loading": Number(UNKNOWN),
        }
    )


def placing(board: Board, seats: tuple[str, ...]) -> Part:
    return Fields({"seat": Word(seats), "field": Word(board.kinds.field), "left": ByWord(COUNTER, Number())})


def orders(board: Board, seats: tuple[str, ...]) -> Part:
    field = board.kinds.field
    column = Fields(
        {
            "field": Word(field),
            "afloat": Flag(),
            "forming": Flag(),
            "units": ByWord(COUNTER, Number()),
            "leaders": Listed(board.kinds.leader),
            "points": Number(),
        }
    )
    return Fields(
        {
            "seat": Word(seats),
            "activated": Listed(field),
            "field": Word(field),
            "target": Word(field),
            "waiting": ByWord(COUNTER, Number()),
            "column": Maybe(column),
        }
    )


def recruiting(board: Board, seats: tuple[str, ...]) -> Part:
    field, city = board.kinds.field, board.kinds.city
    source = Fields({"raised": Number(), "most": Number()})
    return Fields(
        {
            "seat": Word(seats),
            "field": Word(field),
            "units": ById("counter", COUNTER, Fields({"price": Number(), "left": Number()})),
            "sources": ById("id", [*city.ids, *field.ids], source),
        }
    )


def assault(board: Board, seats: tuple[str, ...]) -> Part:
    return Fields(
        {
            "city": Word(board.kinds.city),
            "seat": Word(seats),
            "dice": dice(board),
            "rerolls": ByWord(seats, Number()),
        }
    )
