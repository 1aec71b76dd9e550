"""12.4 The dictator: named after a calamity in Italia, for three stages; and what he adds to a leader."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import CONSUL, PASS, SHIFT
from .alliances import muster
from .board import NOBODY, ROME
from .cities import settle_region
from .leaders import capital_place, catch_lone
from .options import DICTATORS
from .position import War
from .reinforcements import Quarters, available
from .stacks import COMMON, Troops, of_counts, size

NOT_IN_OFFICE: Final = Refusal("12.4", "not-a-consul-in-office")


def command_of(pos: War, leader: int) -> int:
    """5.6, 12.4 The points of command of a leader; a dictator has one more."""
    more = int(pos.board.rules["dictator"]["command"]) if leader == pos.dictator else 0
    return pos.board.command[leader] + more


def is_active(pos: War, leader: int) -> bool:
    """4.2, 12.4 Whether a leader activates without initiative; a dictator always does."""
    return pos.board.active[leader] or leader == pos.dictator


def calamity(pos: War, region: int, side: int, points: int) -> None:
    """12.4 A side has lost a battle in a region, and the enemy scored points for it, for leaders too.

    If it was Rome, in Italia, and the points were many, Rome may name a dictator; there is one at a time.
    """
    board, rules = pos.board, pos.board.rules["dictator"]
    if not pos.option(DICTATORS) or side != ROME or pos.dictator != NOBODY or region == NOBODY:
        return
    if board.area_of[region] != board.area[rules["area"]] or points < int(rules["vp_lost"]):
        return
    first = pos.zone_seat(ROME, region)
    others = [seat for seat in pos.seats_of[ROME] if seat != first]
    pos.steps.append(NameDictator([first, *others]))


def in_office(pos: War) -> list[int]:
    """3.2 The consuls who are on the board."""
    return [leader for leader in pos.consuls if pos.at[leader] >= 0]


class NameDictator(Step[War]):
    """12.4 A player of Rome names one of the consuls dictator, or nobody does."""

    rule: ClassVar[str] = "12.4"

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting[:]  # the players who are still to be asked

    def clone(self) -> NameDictator:
        return NameDictator(self.waiting)

    def resolve(self, pos: War) -> bool:
        if self.waiting and in_office(pos) and pos.dictator == NOBODY:
            return False
        pos.steps.pop()
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.waiting[0]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [CONSUL << SHIFT | leader for leader in sorted(in_office(pos))] + [PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != CONSUL:
            return pos.not_now(verb)
        return None if operand in in_office(pos) else NOT_IN_OFFICE

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        self.waiting.pop(0)
        if verb == CONSUL:
            appoint(pos, operand, seat)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-dictator", {"seat": pos.seats[self.waiting[0]]}


def appoint(pos: War, leader: int, seat: int) -> None:
    """12.4 A consul is dictator for three stages, this one included, and a new army gathers in Roma; if the
    city is beset and has no room for all (6), who has named him says who comes."""
    rules = pos.board.rules["dictator"]
    pos.dictator = leader
    pos.dictator_stages = int(rules["stages"])
    place = capital_place(pos, ROME)
    army: Troops = available(pos, ROME, of_counts(rules["army"]))
    number = size(army)
    if pos.board.is_inside(place):
        number = min(number, pos.room(pos.board.city_at(place)))
    if pos.events is not None:
        args = {"leader": pos.board.leader_id[leader], "count": number}
        pos.emit("dictator", "12.4", args)
    if number < size(army):
        pos.steps.append(Quarters(seat, ROME, pos.board.city_at(place), army))
        return
    muster(pos, place, ROME, COMMON, army)
    pos.claim(place)
    if army and pos.board.is_region(place):
        catch_lone(pos, place, ROME, pos.zone_seat(ROME, place))
    settle_region(pos, pos.board.muster[ROME])  # 6.2 besiegers may be too few now


def end_of_term(pos: War) -> None:
    """12.4 A stage is over; after the third one there is no dictator any more."""
    if pos.dictator == NOBODY:
        return
    pos.dictator_stages -= 1
    if pos.dictator_stages <= 0:
        step_down(pos)


def step_down(pos: War) -> None:
    """12.4 The dictator is what he was before; his army stays."""
    if pos.events is not None:
        pos.emit("dictator-ends", "12.4", {"leader": pos.board.leader_id[pos.dictator]})
    pos.dictator = NOBODY
    pos.dictator_stages = 0
