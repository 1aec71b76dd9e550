"""7, 8 Events that move states on the political track, and win or lose tribes."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, DISBAND, PORT, REGION, SEA, SHIFT
from ..board import NEUTRAL, NOBODY, ROME, SYRACUSE, Board
from ..gauls import set_attitude
from ..harm import ships_lost, troops_lost
from ..kinds import SIDES
from ..markers import FROZEN, UNTIL_NEXT, protection
from ..politics import shift
from ..position import ALLIED, BESIDE, POOL, War
from ..reinforcements import bring_to_city, city_place
from ..stacks import CODE, KINDS, ONE, Troops, count, has_moved, nation_of, of_counts, troops_of
from .base import (
    EventCard,
    Instant,
    areas_named,
    every,
    leader_named,
    nation_named,
    own_city,
    table_named,
    tell_struck,
)
from .recruits import bring_leader

NO_POLITICS: Final = Refusal("2", "no-politics-here")
SYRACUSE_PLAYED: Final = Refusal("10.4", "syracuse-has-a-player")
NO_FOREIGN_POLICY: Final = Refusal("10.4", "syracuse-has-no-policy")
STATE_ALLIED: Final = Refusal("3.4", "state-allied-already")
STATE_YOURS: Final = Refusal("7", "state-allied-with-you")
STATE_PROTECTED: Final = Refusal("3.4.3", "state-protected")
NO_TRIBE: Final = Refusal("8.1", "no-tribe-to-win")
NOT_A_TRIBE: Final = Refusal("8", "not-a-tribe")
TRIBE_NOT_NAMED: Final = Refusal("3.4.3", "tribe-not-on-card")
TRIBE_WON: Final = Refusal("8.1", "tribe-allied-with-you")
TRIBE_LOYAL: Final = Refusal("3.4.3", "tribe-allied-with-enemy")
TRIBE_CHOSEN: Final = Refusal("3.4.3", "tribe-chosen-already")
NO_SUCH_UNIT: Final = Refusal("3.4.3", "no-unit-of-that-nation")


def toward(pos: War, seat: int) -> int:
    """The direction of a seat's side on the tracks: 1 for Rome, -1 for Carthage."""
    return 1 if pos.side_of_seat[seat] == ROME else -1


def refuse_shift(pos: War, seat: int, state: int, breaks: bool) -> Refusal | None:
    """7, 3.4 Why a card cannot move the marker of a state."""
    if not pos.scenario.politics:
        return NO_POLITICS
    if pos.side_of_seat[seat] == SYRACUSE:
        return NO_FOREIGN_POLICY
    if pos.led(state):
        return SYRACUSE_PLAYED
    if pos.side[state] == pos.side_of_seat[seat]:
        return STATE_YOURS
    if pos.side[state] != NEUTRAL and not breaks:
        return STATE_ALLIED
    for side in range(len(SIDES)):
        if side != pos.side_of_seat[seat] and protection(side, state) in pos.markers:
            return STATE_PROTECTED
    return None


class PoliticalShift(Instant):
    """7 The marker of a state moves towards the player's side."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.state = nation_named(self.event, "state")
        self.steps: int = self.event["steps"]
        self.breaks: bool = self.event["breaks_alliance"]
        self.king = leader_named(board, self.event, "leader")
        self.riders: Troops = of_counts(table_named(self.event, "units"))

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return refuse_shift(pos, seat, self.state, self.breaks)

    def happen(self, pos: War, seat: int) -> None:
        shift(pos, self.state, self.steps, seat)
        capital = pos.board.capital[self.state]
        if self.king == NOBODY or pos.at[self.king] not in (BESIDE, POOL):
            return
        if pos.side[self.state] == pos.side_of_seat[seat] and own_city(pos, capital, seat):
            bring_leader(pos, self.king, city_place(pos, capital, pos.side_of_seat[seat]), seat)
            bring_to_city(pos, self.state, capital, seat, self.riders)


class GaulAttitude(EventCard):
    """8.1 Tribes move a step towards the player's side; one that becomes an ally gives volunteers (8.2)."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count: int = self.event["tribes"]
        self.free = True
        self.steps: int = self.event["steps"]
        self.in_areas = areas_named(board, self.event)
        # Whether it leaves the allies of the enemy alone.
        self.spares_allies: bool = self.event.get("not_allied_with", "") != ""

    def nothing(self) -> Refusal:
        return NO_TRIBE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return NO_FOREIGN_POLICY if pos.side_of_seat[seat] == SYRACUSE else None

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        board = pos.board
        if not board.levy[operand]:
            return NOT_A_TRIBE
        if board.area_of[operand] not in self.in_areas or not pos.playable(operand):
            return TRIBE_NOT_NAMED
        if operand in chosen:
            return TRIBE_CHOSEN
        ours = pos.attitude[operand] * toward(pos, seat)
        if ours == ALLIED:
            return TRIBE_WON
        return TRIBE_LOYAL if self.spares_allies and ours == -ALLIED else None

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        chosen.append(operand)
        new = pos.attitude[operand] + self.steps * toward(pos, seat)
        set_attitude(pos, operand, max(-ALLIED, min(ALLIED, new)), seat)
        tell_struck(pos, self.id, operand)


class RemoveEnemyUnits(EventCard):
    """7 An enemy's ally loses units, which its player chooses; a state without ally is won over instead."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.nation = nation_named(self.event, "nation")
        self.count: int = int(self.event["n"]) * 2  # a place and a unit for each
        self.freezes: bool = self.event.get("freeze", "") == "end_of_next_stage"
        otherwise: Facts = self.event["otherwise"]
        self.steps: int = otherwise["steps"]
        if otherwise["op"] != "political_shift" or nation_named(otherwise, "state") != self.nation:
            raise ValueError(f"{self.id} does {otherwise['op']} otherwise")

    def hostile_ally(self, pos: War, seat: int) -> bool:
        """Whether the nation is allied with an enemy."""
        return pos.hostile(pos.side[self.nation], pos.side_of_seat[seat])

    def nothing(self) -> Refusal:
        return NO_SUCH_UNIT

    def refuse_event(self, pos: War, seat: int) -> Refusal | None:
        if self.hostile_ally(pos, seat):
            return None if self.freezes or self.possible(pos, seat, []) else NO_SUCH_UNIT
        return refuse_shift(pos, seat, self.nation, False)

    def happen(self, pos: War, seat: int) -> None:
        if not self.hostile_ally(pos, seat):
            shift(pos, self.nation, self.steps, seat)
            return
        if self.freezes:
            pos.markers[FROZEN + self.nation] = UNTIL_NEXT
        super().happen(pos, seat)

    def told(self, left: int) -> int:
        return (left + 1) // 2  # units

    def chooser(self, pos: War, seat: int, chosen: list[int]) -> int:
        return pos.patron[self.nation]

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        if chosen:
            return [(DISBAND << SHIFT) + self.nation * KINDS + kind for kind in range(KINDS)]
        board = pos.board
        found = every(REGION, board.regions) + every(CITY, board.cities) + every(PORT, board.cities)
        return found + every(SEA, len(board.sea_id))

    def place(self, pos: War, verb: int, operand: int) -> int:
        """A region, the inside of a city, its port or a sea zone; NOBODY if the verb names no place."""
        board = pos.board
        if verb == REGION:
            return operand
        if verb == CITY:
            return board.walls + operand
        if verb == PORT:
            return board.ports + operand
        return board.seas + operand if verb == SEA else NOBODY

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if chosen:
            if verb != DISBAND:
                return pos.not_now(verb)
            nation, kind = operand // KINDS, operand % KINDS
            here = pos.of_nation(chosen[0], self.nation)
            return None if nation == self.nation and count(here, kind) else NO_SUCH_UNIT
        place = self.place(pos, verb, operand)
        if place == NOBODY:
            return pos.not_now(verb)
        return None if pos.of_nation(place, self.nation) else NO_SUCH_UNIT

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if not chosen:
            chosen.append(self.place(pos, verb, operand))
            return
        place, kind = chosen.pop(), operand % KINDS
        pos.take(place, code_with(pos, place, self.nation, kind), ONE[kind])
        tell_struck(pos, self.id, place)
        if place >= pos.board.ports:
            ships_lost(pos, place, seat)
        else:
            troops_lost(pos, place, seat)


def code_with(pos: War, place: int, nation: int, kind: int) -> int:
    """The code of a stack that has a unit of a nation; of units alike, one that has moved is lost first."""
    found = NOBODY
    for stack in pos.stacks[place]:
        if nation_of(stack) == nation and count(troops_of(stack), kind):
            if found == NOBODY or has_moved(stack):
                found = stack & CODE
    return found
