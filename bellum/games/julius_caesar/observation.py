"""What the views of Julius Caesar are made of, for learners."""

from __future__ import annotations

from ...kernel.observation import ById, Fields, Flag, Grid, Listed, Maybe, Nothing, Number, Part, Rows, Word
from ...kernel.setting import Setting
from .board import NEIGHBOURS
from .kinds import BLOCK, CARD, COLOUR, PLACE, SIDE, SPACE
from .view import LETTER


def observation(setting: Setting) -> Part:
    """The parts of ``view.Inside``, the same for every position."""
    places = [*SPACE.ids, *PLACE.ids]
    return Fields(
        {
            "year": Number(),
            "turn": Number(),
            "player_1": Word(SIDE),
            "vp": both(Number()),
            "blocks": ById("id", BLOCK, block()),
            "backs": Grid({"side": SIDE, "colour": COLOUR, "place": places}, Fields({"count": Number()})),
            "cards": cards(),
            "attacks": ById("space", SPACE, attack()),
            "battle": Maybe(battle()),
            "selected": Word(BLOCK),
        }
    )


def both(part: Part) -> Part:
    return Fields(dict.fromkeys(SIDE.ids, part))


def block() -> Part:
    """3.27 A strength that the seat does not know is -1."""
    return Fields(
        {"side": Word(SIDE), "place": Word(SPACE, PLACE), "strength": Number(absent=-1), "moved": Flag()}
    )


def cards() -> Part:
    return Fields(
        {
            "played": both(Listed(CARD)),
            "count": both(Number()),
            "ready": Listed(SIDE),
            "hand": Listed(CARD),
            "discard": Word(CARD),
            "chosen": Word(CARD),
            "hands": Nothing(),
        }
    )


def attack() -> Part:
    roads = max(len(ends) for ends in NEIGHBOURS)
    return Fields(
        {
            "attacker": Word(SIDE),
            "from": Rows(roads, Word(SPACE)),
            "main": Word(SPACE),
            "surprise": Flag(),
        }
    )


def battle() -> Part:
    return Fields(
        {
            "space": Word(SPACE),
            "attacker": Word(SIDE),
            "round": Number(),
            "letter": Word(LETTER),
            "active": Word(SIDE),
            "acted": Listed(BLOCK),
            "reserves": both(Number()),
        }
    )
