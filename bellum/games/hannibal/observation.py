"""What the views of Hannibal are made of, for learners; a game on the same chapters adds its own parts."""

from __future__ import annotations

from typing import get_args

from ...kernel.observation import (
    ById,
    ByWord,
    Fields,
    Flag,
    Grid,
    Listed,
    Maybe,
    Nothing,
    Number,
    Part,
    Rows,
    Tuple,
    Word,
)
from ...kernel.setting import Setting
from .board import Board
from .kinds import SIDE
from .position import Stage
from .view import OFF_MAP, OFFICES, PHASES

STACKS = 2  # of one side in one space: the one that stands there, and one on its way to it


def observation(board: Board, setting: Setting) -> Fields:
    """The parts of ``view.PunicView``, the same for every position."""
    kinds = board.kinds
    space, general = kinds.space, kinds.general
    return Fields(
        {
            "turn": Fields(
                {
                    "number": Number(),
                    "index": Number(),
                    "last": Number(),
                    "years": Nothing(),  # follows from the number
                    "cards": Number(),
                }
            ),
            "phase": Word(PHASES),
            "first": Word(SIDE),
            "control": ByWord(space, Word(SIDE)),
            "tribes": ByWord(space, Word(["carthage", "neutral"])),
            "siege": ByWord(space, Number()),
            "forces": Grid({"space": space, "inside": (), "side": SIDE}, force(), deep=STACKS),
            "generals": ById("id", general, general_part(board)),
            "provinces": ByWord(kinds.province, Word(SIDE)),
            "points": both(Number()),
            "area": Nothing(),  # follows from the scenario
            "markers": markers(board),
            "cards": cards(board),
            "move": Maybe(move(board)),
            "reaction": Maybe(reaction(board)),
            "battle": Maybe(battle(board)),
        }
    )


def both(part: Part) -> Part:
    return Fields(dict.fromkeys(SIDE.ids, part))


def force() -> Part:
    """Its generals follow from theirs."""
    return Fields({"cus": Number(), "elephants": Number(), "trains": Number(), "generals": Nothing()})


def general_part(board: Board) -> Part:
    return Fields(
        {
            "side": Word(SIDE),
            "place": Word(board.kinds.space, OFF_MAP),
            "inside": Flag(),
            "office": Word([office for office in OFFICES if office is not None]),
            "commander": Flag(),
        }
    )


def markers(board: Board) -> Part:
    flags = (
        "macedonian_alliance",
        "naval_victory",
        "truce",
        "hanno_counsels",
        "cato_counsels",
        "reshuffle",
        "archimedes",
        "latin_colonies",
    )
    return Fields(
        {
            **{name: Flag() for name in flags},
            "citadel": Word(board.kinds.space),
            "foraging": Rows(len(SIDE.ids), Word(SIDE)),
            "flamen": Word(board.kinds.general),
        }
    )


def cards(board: Board) -> Part:
    card = board.kinds.card
    return Fields(
        {
            "count": both(Number()),
            "deck": Number(),
            "discard": Listed(card),
            "removed": Listed(card),
            "aside": Listed(card),
            "playing": Word(card),
            "known": both(Listed(card)),
            "hand": Listed(card),
            "hands": Nothing(),
        }
    )


def move(board: Board) -> Part:
    space, general = board.kinds.space, board.kinds.general
    return Fields(
        {
            "side": Word(SIDE),
            "general": Word(general),
            "space": Word(space),
            "inside": Flag(),
            "cus": Number(),
            "elephants": Number(),
            "train": Flag(),
            "subordinates": Listed(general),
            "points": Number(),
            "spent": Number(),
            "sailing": Flag(),
            "from": Word(space),
            "to": Word(space),
        }
    )


def reaction(board: Board) -> Part:
    space, general = board.kinds.space, board.kinds.general
    plan = Fields(
        {
            "general": Word(general),
            "space": Word(space),
            "cus": Number(),
            "kind": Word(["avoid", "intercept"]),
        }
    )
    return Fields({"side": Word(SIDE), "space": Word(space), "declared": Rows(len(general.ids), plan)})


def battle(board: Board) -> Part:
    battle_card, general = board.kinds.battle_card, board.kinds.general
    strategy = Tuple(Word(SIDE), Word(board.kinds.card))
    return Fields(
        {
            "space": Word(board.kinds.space),
            "active": Word(SIDE),
            "attacker": Word(SIDE),
            "round": Number(),
            "count": both(Number()),
            "open": both(ByWord(battle_card, Number())),
            "card": Word(battle_card),
            "played": Rows(sum(board.battle_deck), Tuple(Word(SIDE), Word(battle_card))),
            "commanders": both(Word(general)),
            "ratings": both(Number()),
            "cus": both(Number()),
            "strategy": Rows(board.cards, strategy),
            "stage": Word(get_args(Stage)),
            "winner": Word(SIDE),
            "hand": ByWord(battle_card, Number()),
            "hands": Nothing(),
        }
    )
