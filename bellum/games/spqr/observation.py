"""What the views of a battle are made of, for learners."""

from __future__ import annotations

from ...kernel.observation import ByWord, Fields, Flag, Listed, Maybe, Nothing, Number, Part, Rows, Word
from ...kernel.setting import Setting
from .charts import RANKS
from .field import Battles, Field
from .hexes import SIDES, VERTICES, hex_id
from .view import LEADER_SIGNS, UNIT_SIGNS

HEXES_OF_A_UNIT = 2  # at most


def observation(facts: Battles, setting: Setting) -> Part:
    """The parts of ``view.BattleView``, the same for every position of a battle."""
    field = facts.fields[setting.scenario]
    return Fields(
        {
            "turn": Number(),
            "active": Word(field.leader_id),
            "figures": Nothing(),  # follow from the battle
            "units": ByWord(field.unit_id, unit(field)),
            "leaders": ByWord(field.leader_id, leader(field)),
            "phase": Maybe(phase(field)),
            "march": Maybe(march(field)),
            "lost": ByWord(setting.seats, Number()),
            "limits": ByWord(setting.seats, Number()),
        }
    )


def unit(field: Field) -> Part:
    hexes = [hex_id(place) for place in field.hexes]
    return Fields(
        {
            "hexes": Rows(HEXES_OF_A_UNIT, Word(hexes)),
            "face": Word(SIDES, VERTICES),
            "hits": Number(),
            "signs": Listed([sign for _, sign in UNIT_SIGNS]),
            "under": Word(field.unit_id),
        }
    )


def leader(field: Field) -> Part:
    """6.59 A marker of which the seat does not know whether it is real has -1 there."""
    return Fields(
        {
            "side": Nothing(),  # it, the rank and the rest follow from the battle
            "rank": Word(RANKS),
            "hex": Word([hex_id(place) for place in field.hexes]),
            "signs": Listed([sign for _, sign in LEADER_SIGNS]),
            "phases": Number(),
            "initiative": Number(),
            "range": Number(),
            "charisma": Number(),
            "strategy": Nothing(),
            "lines": Nothing(),
            "elite": Flag(),
            "real": Number(absent=-1),
        }
    )


def phase(field: Field) -> Part:
    return Fields(
        {
            "leader": Word(field.leader_id),
            "mode": Number(),
            "orders": Number(),
            "line": Listed(field.unit_id),
        }
    )


def march(field: Field) -> Part:
    return Fields(
        {
            "unit": Word(field.unit_id),
            "others": Listed(field.unit_id),
            "leaders": Listed(field.leader_id),
            "left": Number(),
        }
    )
