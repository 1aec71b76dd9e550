"""4.2, 4.4 Events that let armies move."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.position import SeatStep, Step
from ....kernel.refusal import Refusal
from ..actions import DONE, LEAD, REGION, SHIFT, TAKE
from ..activation import fields_of, grant_refusal
from ..arrival import enter
from ..board import NOBODY, Board
from ..column import ready, wait
from ..command import begin_orders
from ..kinds import COUNTER
from ..orders import EXHAUSTED, Grant, Orders
from ..position import War
from ..stacks import CODE, KINDS, LAND_KINDS, ONE, count, holder_of, nation_of, ships, troops_of
from .base import EventCard, Instant, every, numbers_named
from .recruits import NO_SEA

NO_FLEET_OF_YOURS: Final = Refusal("3.4.3", "no-fleet-of-yours")
NO_FIELD: Final = Refusal("3.4.3", "no-field-to-activate")
NOT_A_LANDING: Final = Refusal("3.4.3", "not-a-landing-of-the-card")
ENEMY_FLEET_NEAR: Final = Refusal("3.4.3", "enemy-fleet-on-the-way")
NOBODY_TO_CROSS: Final = Refusal("3.4.3", "nobody-to-cross")
UNIT_NOT_THERE: Final = Refusal("3.4.3", "unit-not-there-to-cross")
NO_MORE_UNITS: Final = Refusal("3.4.3", "no-more-units-cross")
LEADER_NOT_THERE: Final = Refusal("3.4.3", "leader-not-there-to-cross")
TAKE_SOMEBODY: Final = Refusal("3.4.3", "take-somebody-across")


class FreeActivation(Instant):
    """4.2 Fields are activated without initiative, as the words of the card allow."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.fields: int = self.event["regions"]
        self.need: str = self.event.get("need", "")
        self.in_areas = numbers_named(board.area, self.event, "areas")
        self.in_seas = numbers_named(board.sea, self.event, "seas")

    def grant(self) -> Grant:
        """The activations that the card gives."""
        return Grant(self.fields, self.need, self.in_areas, self.in_seas)

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        grant = self.grant()
        if self.need == "landing" and not self.fleet_ready(pos, seat):
            return NO_FLEET_OF_YOURS if pos.scenario.sea else NO_SEA
        for field in fields_of(pos, seat):
            if grant_refusal(pos, seat, grant, field) is None:
                return None
        return NO_FIELD

    def fleet_ready(self, pos: War, seat: int) -> bool:
        """4.4 Whether the player has a ship that has not moved."""
        if not pos.scenario.sea:
            return False
        afloat = pos.stacks[pos.board.ports :]
        return any(ships(troops_of(s)) and ready(pos, seat, s) for stacks in afloat for s in stacks)

    def happen(self, pos: War, seat: int) -> None:
        begin_orders(pos, seat, self.grant())


class SpecialMove(EventCard):
    """4.4 Some units, and leaders with them, cross a sea without ships, and land."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.most: int = self.event["max_units"]
        self.start: int = board.region[self.event["from"]]
        self.shores = numbers_named(board.region, self.event, "to")
        self.waters = [board.seas + zone for zone in numbers_named(board.sea, self.event, "no_enemy_fleet")]

    def nothing(self) -> Refusal:
        return NOT_A_LANDING

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        side = pos.side_of_seat[seat]
        if not any(ready(pos, seat, stack) for stack in pos.stacks[self.start]):
            return NOBODY_TO_CROSS
        if any(pos.enemy_in(place, side) != NOBODY for place in self.waters):
            return ENEMY_FLEET_NEAR
        return None

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        return None if operand in self.shores else NOT_A_LANDING

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        pos.orders = Orders(seat, seat, None)  # 5.4 so that it is known that they have come by sea
        pos.steps.append(Ashore(seat, operand, False))
        pos.steps.append(Ferry(seat, self.start, operand, self.most, self.most))


class Ferry(SeatStep[War]):
    """4.4 The player says who crosses the sea."""

    rule: ClassVar[str] = "4.4"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, start: int, shore: int, most: int, left: int) -> None:
        super().__init__(seat)
        self.start = start
        self.shore = shore
        self.most = most
        self.left = left  # how many units may still be taken

    def clone(self) -> Ferry:
        return Ferry(self.seat, self.start, self.shore, self.most, self.left)

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [*every(TAKE, len(COUNTER.ids)), *every(LEAD, pos.board.leaders), DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return TAKE_SOMEBODY if self.left == self.most else None
        if verb == LEAD:
            here = pos.at[operand] == self.start and pos.follows(seat, operand)
            return None if here and pos.tired[operand] == 0 else LEADER_NOT_THERE
        if verb != TAKE:
            return pos.not_now(verb)
        if self.left == 0:
            return NO_MORE_UNITS
        return UNIT_NOT_THERE if self.source(pos, operand) == NOBODY else None

    def source(self, pos: War, counter: int) -> int:
        """The code of the stack from which a unit is taken, the player's own army first; NOBODY if none."""
        nation, kind = counter // KINDS, counter % KINDS
        found = NOBODY
        for stack in pos.stacks[self.start]:
            if nation_of(stack) != nation or not ready(pos, self.seat, stack):
                continue
            if kind < LAND_KINDS and count(troops_of(stack), kind):
                if found == NOBODY or holder_of(stack):
                    found = stack & CODE
        return found

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            pos.release(self.start)
            if pos.events is not None:
                args = {"seat": pos.seats[seat], "field": pos.board.field_name(self.shore)}
                pos.emit("landed", "4.4", {**args, "count": self.most - self.left})
            return
        if verb == LEAD:
            pos.at[operand] = self.shore
            pos.tired[operand] = 1
            return
        code = self.source(pos, operand)
        pos.take(self.start, code, ONE[operand % KINDS])
        pos.add(self.shore, code | 1, ONE[operand % KINDS])
        sea = pos.board.seas + pos.board.coast[self.shore][0]
        wait(pos, self.shore, [code | 1, EXHAUSTED, sea, 0], ONE[operand % KINDS])
        self.left -= 1

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.shore)}
        return "prompt-ferry", {**args, "count": self.left}


class Ashore(Step[War]):
    """4.4 Those who have crossed the sea land, and meet whoever stands there; nobody goes back (5.4)."""

    rule: ClassVar[str] = "4.4"

    def __init__(self, seat: int, shore: int, landed: bool) -> None:
        self.seat = seat
        self.shore = shore
        self.landed = landed

    def clone(self) -> Ashore:
        return Ashore(self.seat, self.shore, self.landed)

    def resolve(self, pos: War) -> bool:
        if self.landed:
            pos.steps.pop()
            pos.orders = None
            return True
        self.landed = True
        pos.release(self.shore)
        pos.claim(self.shore)
        enter(pos, self.seat, self.shore)
        return True
