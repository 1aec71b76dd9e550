"""Battles built by hand, for the tests of the rules of SPQR.

``scene`` puts units and leaders on a map that is otherwise empty, and stands still (step ``Still``) or at the
steps asked for; ``start`` is a battle as it is set up; ``run`` puts steps on top and resolves them; ``do`` plays on by
notation, ``legal``, ``choices`` and ``refused`` ask what may be done, ``rig`` loads the dice (0 to 9). Nothing is patched,
so that all of it works on the plain and on the compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.actions import DONE, PASS, SHIFT
from bellum.games.spqr.game import FACTS, GAME, Spqr
from bellum.games.spqr.hexes import OFF, SIDES, SIX, VERTICES, hex_id, hex_number
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.setup import set_up
from bellum.kernel import Dice, Event, IllegalAction, Refusal, Step, key_of
from bellum.kernel.setting import Setting

TABLE = GAME.table
KEY = key_of("loaded dice")
MARKS = {
    "column": marks.COLUMN,
    "mirror": marks.MIRROR,
    "routed": marks.ROUTED,
    "depleted": marks.DEPLETED,
    "rallied": marks.RALLIED,
    "low": marks.LOW,
    "no": marks.NO,
    "screen-low": marks.SCREEN_LOW,
    "screen-no": marks.SCREEN_NO,
    "finished": marks.FINISHED,
    "moved": marks.MOVED,
    "engaged": marks.ENGAGED,
    "moved-now": marks.MOVED_NOW,
    "ordered": marks.ORDERED,
    "fired": marks.FIRED_NOW | marks.SHOT,
    "must-check": marks.MUST_CHECK,
    "no-check": marks.NO_CHECK,
    "harassed": marks.HARASSED,
}


class Still(Step[Battlefield]):
    """Nothing is due: the first seat says "done", again and again."""

    rule: ClassVar[str] = ""
    automatic: ClassVar[bool] = False

    def owners(self, pos: Battlefield) -> int:
        return 1

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [DONE << SHIFT, PASS << SHIFT]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb in (DONE, PASS) else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pass


# -- building -------------------------------------------------------------------------------------------


def setting(scenario: str = "cannae", **options: Any) -> Setting:
    """A setting; what is not named is as it is by default."""
    return GAME.setting(scenario, options)


def start(scenario: str = "learning", seed: str = "rules", **options: Any) -> Battlefield:
    """A battle as it is set up, without its first step."""
    pos = Spqr(FACTS.fields[scenario], setting(scenario, **options), Dice(key_of(seed)))
    set_up(pos)
    pos.turn = 1
    pos.steps = [Still()]
    return pos


def scene(
    units: Mapping[str, str] | None = None,
    leaders: Mapping[str, str] | None = None,
    *,
    scenario: str = "cannae",
    steps: Sequence[Step[Any]] = (),
    turn: int = 2,
    **options: Any,
) -> Battlefield:
    """A position on an empty map.

    ``units`` maps ids to "HEX VERTEX words...": ``{"x_ha_a": "2620 e hits=2 moved", "af_ph_1": "2620+2621 e"}``;
    of a two-hex unit both hexes, or the left one alone. In column the second word is a hexside. Units in one hex are
    stacked in the order in which they are named, the first on top. ``leaders`` maps ids to hexes.
    """
    pos = Spqr(FACTS.fields[scenario], setting(scenario, **options), Dice(KEY))
    pos.clear()
    pos.turn = turn
    pos.mark = [marks.DEAD] * pos.field.units
    pos.role = [marks.KILLED] * pos.field.leaders
    for id, words in (units or {}).items():
        put(pos, id, words)
    for id, place in (leaders or {}).items():
        lead(pos, id, place)
    pos.steps = [Still()]
    return run(pos, *steps)


def put(pos: Battlefield, id: str, words: str) -> None:
    """A unit comes to the map, under those that are there."""
    unit = pos.field.unit[id]
    where, facing, *rest = words.split()
    pos.mark[unit] = 0
    for word in rest:
        if word.startswith("hits="):
            pos.hits[unit] = int(word[5:])
        else:
            pos.mark[unit] |= MARKS[word]
    column = pos.mark[unit] & marks.COLUMN != 0
    face = (SIDES if column else VERTICES).index(facing)
    hexes = [hex_number(name) for name in where.split("+")]
    place = hexes[0]
    if len(hexes) == 2 and not column:
        near = pos.field.near
        place = next(hex for hex in hexes if near[hex * SIX + (face + 2) % SIX] in hexes)
    pos.put(unit, place, face)


def lead(pos: Battlefield, id: str, place: str) -> None:
    """A leader comes to the map."""
    leader = pos.field.leader[id]
    pos.role[leader] = 0
    pos.at[leader] = hex_number(place)


def run(pos: Battlefield, *steps: Step[Any]) -> Battlefield:
    """Put steps on top, the last of them first, and resolve until somebody must choose."""
    pos.steps += steps
    return advance(pos)


def advance(pos: Battlefield) -> Battlefield:
    """Resolve until somebody must choose, after something was changed by hand."""
    pos._legal = None
    pos.advance()
    return pos


def rig(pos: Battlefield, *rolls: int) -> Battlefield:
    """Load the dice: the next rolls come out as wanted, up to 64 of them."""
    dice = Dice(KEY)
    real = bytes(dice.byte() for _ in range(64))
    dice.used = 0
    dice._block = bytes(rolls) + real[len(rolls) :]
    assert len(dice._block) == len(real)
    pos.dice = dice
    return pos


# -- names ----------------------------------------------------------------------------------------------


def unit_of(pos: Battlefield, id: str) -> int:
    """A unit's number."""
    return pos.field.unit[id]


def leader_of(pos: Battlefield, id: str) -> int:
    """A leader's number."""
    return pos.field.leader[id]


def where(pos: Battlefield, id: str) -> str:
    """The hexes of a unit, the left one first, joined by "+"; "" if it is not on the map."""
    return "+".join(hex_id(place) for place in pos.hexes_of(pos.field.unit[id]))


def facing(pos: Battlefield, id: str) -> str:
    """What a unit faces."""
    unit = pos.field.unit[id]
    return (SIDES if pos.mark[unit] & marks.COLUMN else VERTICES)[pos.face[unit]]


def hits(pos: Battlefield, id: str) -> int:
    """A unit's hits."""
    return pos.hits[pos.field.unit[id]]


def has(pos: Battlefield, id: str, word: str) -> bool:
    """Whether a unit has a mark, by its word; "dead" too."""
    bits = marks.DEAD if word == "dead" else MARKS[word]
    return pos.mark[pos.field.unit[id]] & bits != 0


def leader_at(pos: Battlefield, id: str) -> str:
    """A leader's hex; "" if he is not on the map."""
    place = pos.at[pos.field.leader[id]]
    return "" if place == OFF else hex_id(place)


# -- playing --------------------------------------------------------------------------------------------


def action(notation: str) -> int:
    """An action by its notation."""
    number = TABLE.number(notation)
    assert number is not None, f"{notation} is no action"
    return number


def owner_of(pos: Battlefield) -> int:
    """The seat that owes an action."""
    owners = pos.owners()
    assert owners, "nobody owes an action"
    assert owners & (owners - 1) == 0, f"owners: {owners:b}"
    return owners.bit_length() - 1


def seat_of(pos: Battlefield, seat: str | int) -> int:
    """A seat's number."""
    return seat if isinstance(seat, int) else pos.setting.seat(seat)


def do(pos: Battlefield, *notations: str) -> Battlefield:
    """Play actions of whoever owes one, all of them legal, and give the same position back."""
    for notation in notations:
        seat = owner_of(pos)
        refusal = pos.why_not(seat, action(notation))
        assert refusal is None, f"{notation}: {refusal}; legal: {sorted(legal(pos))}"
        assert action(notation) in pos.legal(seat), f"{notation} is not on the list"
        pos.play(seat, action(notation))
    return pos


def told(pos: Battlefield, *notations: str) -> list[Event]:
    """Play some actions and give the events that they brought about."""
    events: list[Event] = []
    pos.events = events
    do(pos, *notations)
    pos.events = None
    return events


def legal(pos: Battlefield, seat: str | int | None = None) -> set[str]:
    """What a seat, or whoever owes an action, may do now, by notation."""
    number = owner_of(pos) if seat is None else seat_of(pos, seat)
    return {TABLE.notation(a) for a in pos.legal(number)}


def choices(pos: Battlefield, verb: str) -> set[str]:
    """The operands with which a verb may be used now."""
    words = [notation.split() for notation in legal(pos)]
    return {w[1] for w in words if w[0] == verb and len(w) == 2}


def refused(
    pos: Battlefield, notation: str, rule: str, message: str | None = None, seat: str | int | None = None
) -> None:
    """An action is refused by a rule, is not on the list, and changes nothing."""
    who = owner_of(pos) if seat is None else seat_of(pos, seat)
    number = action(notation)
    answer = pos.why_not(who, number)
    assert answer is not None, f"{notation} is allowed"
    wanted = Refusal(rule, answer.message if message is None else message)
    assert answer == wanted, f"{notation}: {answer}, not {wanted}"
    assert number not in pos.legal(who)
    before = pos.to_json()
    with pytest.raises(IllegalAction) as error:
        pos.play(who, number)
    assert error.value.refusal == answer
    assert pos.to_json() == before
