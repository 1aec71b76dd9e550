"""What the views of Hamilcar are made of, for learners: Hannibal's parts, and the sea."""

from __future__ import annotations

from ...kernel.observation import ByWord, Fields, Flag, Grid, Maybe, Nothing, Number, Part, Rows, Tuple, Word
from ...kernel.setting import Setting
from ..hannibal.kinds import SIDE
from ..hannibal.observation import both, observation
from .board import SeaBoard


def sea_observation(board: SeaBoard, setting: Setting) -> Fields:
    """The parts of ``view.FirstWarView``, the same for every position."""
    return Fields({**observation(board, setting).fields, "sea": sea(board)})


def sea(board: SeaBoard) -> Part:
    space = board.kinds.space
    fleet = Fields({"ready": Number(), "exhausted": Number(), "harbour": Flag()})
    return Fields(
        {
            "ships": Grid({"space": space, "side": SIDE}, fleet),
            "supremacy": Word(SIDE),
            "treasury": both(Number()),
            "supplies": ByWord(board.kinds.general, Number()),
            "engineers": Rows(board.cards, Tuple(Word(SIDE), Word(space))),
            "corvus": Flag(),
            "trained": Flag(),
            "forgotten_tactics": Flag(),
            "voyage": Maybe(voyage(board)),
            "battle": Maybe(battle(board)),
        }
    )


def voyage(board: SeaBoard) -> Part:
    space = board.kinds.space
    return Fields(
        {
            "side": Word(SIDE),
            "port": Word(space),
            "to": Word(space),
            "ships": Number(),
            "army": Flag(),
        }
    )


def battle(board: SeaBoard) -> Part:
    """H13 Each side plays a card a round, and rolls for its ships; its own choice a seat knows."""
    tactic = board.sea_kinds.tactic
    return Fields(
        {
            "space": Word(board.kinds.space),
            "attacker": Word(SIDE),
            "round": Number(),
            "ready": both(Number()),
            "exhausted": both(Number()),
            "sunk": both(Number()),
            "count": both(Number()),
            "ratings": both(Number()),
            "admirals": both(Word(board.kinds.general)),
            "chosen": both(Flag()),
            "played": Rows(2 * board.sea_rounds, Tuple(Word(SIDE), Word(tactic))),
            "rolls": both(Rows(board.ships_each + max(board.tactic_dice), Number())),
            "strategy": Rows(board.cards, Tuple(Word(SIDE), Word(board.kinds.card))),
            "winner": Word(SIDE),
            "hand": ByWord(tactic, Number()),
            "choice": Word(tactic),
            "hands": Nothing(),
        }
    )
