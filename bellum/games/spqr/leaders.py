"""5.24, 4.6 Leaders on the move, those who take the place of the dead, and a proconsul who takes command."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import PASS, PLACE, STEP, STOP, SUCCEED, act
from .charts import ELEPHANT_LEADER, PREFECT_OF_ALLIES, PREFECT_OF_HORSE, PROCONSUL, TRIBUNE
from .command import (
    LEADER_HELD,
    LEADS_A_LINE_ONLY,
    NOT_ANOTHER_LEADER,
    STAYS_WITH_ELEPHANTS,
    TIRED_LEADER,
    chief,
    elephant_of,
    is_chief,
    is_held,
    leader_in_zoc,
    note_zone,
    pace,
    push,
    refuse_leader,
    refuse_push,
    walk,
    ways_of,
)
from .ground import FAR, in_zoc
from .hexes import OFF, SIX, hex_id
from .lines import members_of
from .marks import ABSENT, KILLED, LEADER_DONE, MOVED_NOW, ORDERED, PROMOTED, REPLACED, ROUTED, USED
from .paces import barred, leader_points
from .position import NOBODY, Battlefield
from .records import BY_ORDER, INDIVIDUAL, LINES

NOT_YOUR_LEADER: Final = Refusal("5.24", "not-your-leader")
NOT_ON_MAP: Final = Refusal("5.24", "leader-not-on-map")
LINE_FIRST: Final = Refusal("5.24", "leader-follows-his-line")
STRAYS: Final = Refusal("5.24", "leader-ends-in-range-of-line")
EDGE: Final = Refusal("6.24", "leader-cannot-enter")
TOO_FEW_POINTS: Final = Refusal("6.14", "leader-has-too-few-points")
ENEMY_THERE: Final = Refusal("6.62", "leader-meets-enemy")
ALONE_IN_ZOC: Final = Refusal("4.61", "leader-enters-zoc-alone")
STOPS_IN_ZOC: Final = Refusal("4.61", "leader-stops-in-zoc")
NOT_COMMANDER: Final = Refusal("4.64", "only-commander-replaces")
NOT_DEAD: Final = Refusal("4.64", "leader-not-dead")
COMMANDER_DEAD: Final = Refusal("4.65", "commander-is-not-replaced")
REPLACED_ALREADY: Final = Refusal("4.64", "replaced-already")
NO_REPLACEMENTS: Final = Refusal("4.64", "no-replacements-left")
NOBODY_TO_JOIN: Final = Refusal("4.64", "no-unit-to-join")
NOT_WITH_HIS: Final = Refusal("4.64", "joins-a-unit-he-commands")
NOT_A_PROCONSUL: Final = Refusal("4.46", "only-a-proconsul-succeeds")

COME_BACK: Final = (TRIBUNE, PREFECT_OF_ALLIES, PREFECT_OF_HORSE)  # 4.64 with their own counters


# -- 5.24 who may move ---------------------------------------------------------------------------------------


def refuse_lead(pos: Battlefield, leader: int) -> Refusal | None:
    """4.3, 5.24, 6.14 Why a leader does not get an order to move by himself."""
    phase = pos.in_phase()
    if leader == NOBODY or pos.field.leader_side[leader] != pos.field.leader_side[phase.leader]:
        return NOT_YOUR_LEADER
    if pos.field.rank[leader] == ELEPHANT_LEADER:
        return LEADS_A_LINE_ONLY
    if pos.at[leader] == OFF:
        return NOT_ON_MAP
    refusal = refuse_leader(pos)
    if refusal is None and leader != phase.leader:
        refusal = refuse_push(pos, leader)
    if refusal is None and leader == phase.leader and stays_with_elephants(pos):
        refusal = STAYS_WITH_ELEPHANTS
    if refusal is not None:
        return refusal
    return TIRED_LEADER if pace(pos, leader) >= pos.charts.leader_ma else None


def stays_with_elephants(pos: Battlefield) -> bool:
    """4.81 Whether the active leader has ordered elephants again after their first order, and stays there."""
    field = pos.field
    for unit in range(field.units):
        mark = pos.mark[unit]
        if field.elephant[unit] and mark & USED and mark & ORDERED:
            return field.side[unit] == field.leader_side[pos.in_phase().leader]
    return False


def refuse_follow(pos: Battlefield, leader: int) -> Refusal | None:
    """5.24 (3), 4.26, 4.83 Why a leader does not move by himself with the line that he commands."""
    phase = pos.in_phase()
    if leader == NOBODY or pos.field.leader_side[leader] != pos.field.leader_side[phase.leader]:
        return NOT_YOUR_LEADER
    if pos.field.rank[leader] == ELEPHANT_LEADER:
        return LEADS_A_LINE_ONLY
    if leader != phase.leader:
        return NOT_ANOTHER_LEADER
    if pos.at[leader] == OFF:
        return NOT_ON_MAP
    if is_held(pos, leader):
        return LEADER_HELD
    if stays_with_elephants(pos):
        return STAYS_WITH_ELEPHANTS
    if pace(pos, leader) >= pos.charts.leader_ma:
        return TIRED_LEADER
    for unit in members_of(phase.near & phase.line):
        if pos.mark[unit] & MOVED_NOW:
            left = pos.charts.leader_ma - pace(pos, leader)
            beast = elephant_of(pos, leader) != NOBODY
            return None if returns(pos, leader, pos.at[leader], left, beast) else STRAYS
    return LINE_FIRST


def start_leader(pos: Battlefield, leader: int) -> None:
    """4.3, 4.71, 5.24 A leader gets his order, or goes with his line; a rider moves with his elephant."""
    phase = pos.in_phase()
    by_line = phase.mode == LINES
    if leader != phase.leader:
        push(pos, leader)
    elif not by_line:
        phase.mode = INDIVIDUAL
        phase.orders += 1
        phase.herd = 0  # 4.81 he does not stay with elephants
    beast = elephant_of(pos, leader)
    if beast != NOBODY:
        pos.begin_move(beast, BY_ORDER)
    else:
        pos.steps.append(LeaderMove(pos.field.leader_side[leader], leader, by_line, 0))


class LeaderMove(SeatStep[Battlefield]):
    """5.24, 6.14 A leader moves alone, hex by hex, with nine points in a phase."""

    rule: ClassVar[str] = "5.24"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, leader: int, by_line: bool, steps: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.by_line = by_line
        self.steps = steps

    def clone(self) -> LeaderMove:
        return LeaderMove(self.seat, self.leader, self.by_line, self.steps)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [*[act(STEP, side) for side in range(SIX)], act(STOP)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STOP:
            here = pos.at[self.leader]
            return STRAYS if self.by_line and not follows(pos, self.leader, here) else None
        return self.refuse_step(pos, operand) if verb == STEP else pos.not_now(verb)

    def refuse_step(self, pos: Battlefield, side: int) -> Refusal | None:
        """4.61, 5.24, 6.14 Why a leader does not go across a side."""
        if self.steps and leader_in_zoc(pos, self.leader):
            return STOPS_IN_ZOC
        here = pos.at[self.leader]
        refusal = refuse_entry(pos, self.leader, here, side, pos.charts.leader_ma - pace(pos, self.leader))
        if refusal is not None or not self.by_line:
            return refusal
        into = pos.field.near[here * SIX + side]
        left = pos.charts.leader_ma - pace(pos, self.leader) - leader_points(pos, here, side, into, False)
        return None if returns(pos, self.leader, into, left) else STRAYS

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == STOP:
            pos.steps.pop()
            return
        here = pos.at[self.leader]
        into = pos.field.near[here * SIX + operand]
        walk(pos, self.leader, leader_points(pos, here, operand, into, False))
        self.steps += 1
        pos.at[self.leader] = into
        note_zone(pos)
        if pos.events is not None:
            args = {"leader": pos.field.leader_id[self.leader], "to": hex_id(into)}
            pos.emit("leader-moved", "5.24", args)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        left = pos.charts.leader_ma - pace(pos, self.leader)
        leader = pos.field.leader_id[self.leader]
        return "prompt-leader-move", {"seat": pos.seats[self.seat], "leader": leader, "count": left}


def refuse_entry(
    pos: Battlefield, leader: int, here: int, side: int, left: int, beast: bool = False
) -> Refusal | None:
    """4.61, 6.14, 6.62 Why a leader with so many points, perhaps on his elephant, does not enter a hex."""
    seat = pos.field.leader_side[leader]
    into = pos.field.near[here * SIX + side]
    if into == OFF:
        return EDGE
    points = leader_points(pos, here, side, into, beast)
    if barred(points):
        return EDGE
    holder = pos.holder(into)
    if holder == 1 - seat:
        return ENEMY_THERE
    if points > left:
        return TOO_FEW_POINTS
    return ALONE_IN_ZOC if holder == NOBODY and in_zoc(pos, into, 1 - seat) else None


def follows(pos: Battlefield, leader: int, place: int) -> bool:
    """5.24 (3) Whether a leader in a hex has a unit of his line within his range."""
    home = pos.at[leader]
    pos.at[leader] = place
    ways = ways_of(pos, leader)
    pos.at[leader] = home
    for unit in members_of(pos.in_phase().line):
        for where in pos.hexes_of(unit):
            if ways[where] < FAR:
                return True
    return False


def returns(pos: Battlefield, leader: int, place: int, left: int, beast: bool = False) -> bool:
    """5.24 (3) Whether a leader can still end in range of his line from a hex, with so many points.

    ``beast``: on his elephant, which does not stay with cavalry (4.75).
    """
    best = {place: left}
    waiting = [place]
    while waiting:
        here = waiting.pop()
        if follows(pos, leader, here) and not (beast and holds_cavalry(pos, here)):
            return True
        if here != pos.at[leader] and in_zoc(pos, here, 1 - pos.field.leader_side[leader]):
            continue
        for side in range(SIX):
            if refuse_entry(pos, leader, here, side, best[here], beast) is not None:
                continue
            into = pos.field.near[here * SIX + side]
            rest = best[here] - leader_points(pos, here, side, into, beast)
            if best.get(into, -1) < rest:
                best[into] = rest
                waiting.append(into)
    return False


def holds_cavalry(pos: Battlefield, place: int) -> bool:
    """4.75 Whether cavalry is in a hex."""
    return any(pos.field.cavalry[unit] for unit in pos.stack(place))


# -- 4.64 replacement ----------------------------------------------------------------------------------------


def stand_in(pos: Battlefield, leader: int) -> int:
    """4.64 Who takes a dead leader's place: tribunes and prefects their own counter; or NOBODY."""
    field = pos.field
    if field.rank[leader] in COME_BACK:
        return leader
    for other in field.replacement_leaders[field.leader_side[leader]]:
        if pos.role[other] & ABSENT:
            return other
    return NOBODY


def refuse_replace(pos: Battlefield, leader: int) -> Refusal | None:
    """4.64, 4.65 Why the active leader cannot have a dead one replaced."""
    phase = pos.in_phase()
    if leader == NOBODY or pos.field.leader_side[leader] != pos.field.leader_side[phase.leader]:
        return NOT_YOUR_LEADER
    if not is_chief(pos, phase.leader):
        return NOT_COMMANDER
    refusal = refuse_leader(pos)
    if refusal is not None:
        return refusal
    role = pos.role[leader]
    if not role & KILLED:
        return NOT_DEAD
    if leader == pos.field.oc[pos.field.leader_side[leader]] or role & PROMOTED:
        return COMMANDER_DEAD
    if role & REPLACED:
        return REPLACED_ALREADY
    other = stand_in(pos, leader)
    if other == NOBODY:
        return NO_REPLACEMENTS
    return None if places_for(pos, other) else NOBODY_TO_JOIN


def places_for(pos: Battlefield, leader: int) -> list[int]:
    """4.64 The hexes with a unit that a leader may command."""
    found: list[int] = []
    for unit in pos.field.orders_members[leader]:
        if not pos.mark[unit] & ROUTED:
            found += [place for place in pos.hexes_of(unit) if place not in found]
    return sorted(found)


def replace(pos: Battlefield, leader: int) -> None:
    """4.64 For an order of the commander somebody takes the place of a dead leader."""
    phase = pos.in_phase()
    phase.mode = INDIVIDUAL
    phase.orders += 1
    other = stand_in(pos, leader)
    seat = pos.field.leader_side[leader]
    if other == leader:
        pos.fallen[seat] += pos.field.leader_points[leader]
        pos.role[leader] = 0
        pos.wounds[leader] = 0
    else:
        pos.role[leader] |= REPLACED
        pos.spare[seat] -= 1
    if pos.events is not None:
        args = {"leader": pos.field.leader_id[leader], "other": pos.field.leader_id[other]}
        pos.emit("replaced", "4.64", args)
    pos.steps.append(Joining(seat, other))


class Joining(SeatStep[Battlefield]):
    """4.64 A new leader comes to any hex with a unit that he may command; he is finished for this turn."""

    rule: ClassVar[str] = "4.64"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(PLACE, place) for place in places_for(pos, self.leader)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return pos.not_now(verb)
        return None if operand in places_for(pos, self.leader) else NOT_WITH_HIS

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.at[self.leader] = operand
        pos.role[self.leader] = LEADER_DONE
        if pos.events is not None:
            args = {"leader": pos.field.leader_id[self.leader], "to": hex_id(operand)}
            pos.emit("leader-joined", "4.64", args)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        leader = pos.field.leader_id[self.leader]
        return "prompt-join", {"seat": pos.seats[self.seat], "leader": leader}


# -- 4.46 a proconsul takes command --------------------------------------------------------------------------


def proconsuls(pos: Battlefield, seat: int) -> list[int]:
    """4.46 The proconsuls of an army who can take over."""
    field = pos.field
    return [
        leader
        for leader in range(field.leaders)
        if field.leader_side[leader] == seat and field.rank[leader] == PROCONSUL and pos.at[leader] != OFF
    ]


def is_headless(pos: Battlefield, seat: int) -> bool:
    """4.46 Whether a commander is dead, a proconsul lives, and the owner was not asked in this turn."""
    if pos.role[pos.field.oc[seat]] & REPLACED or chief(pos, seat) != NOBODY:
        return False
    return len(proconsuls(pos, seat)) > 0


class Succession(SeatStep[Battlefield]):
    """4.46, 4.65 The commander is dead: a proconsul may take his place, with a Strategy of 1."""

    rule: ClassVar[str] = "4.46"

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        ops = [pos.field.op_of_leader[leader] for leader in proconsuls(pos, seat)]
        return [act(PASS), *[act(SUCCEED, op) for op in ops]]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != SUCCEED:
            return pos.not_now(verb)
        leader = pos.field.leader_of_op[operand]
        return None if leader in proconsuls(pos, seat) else NOT_A_PROCONSUL

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            pos.role[pos.field.oc[seat]] |= REPLACED
            return
        leader = pos.field.leader_of_op[operand]
        pos.role[leader] |= PROMOTED
        if pos.events is not None:
            pos.emit("succession", "4.46", {"leader": pos.field.leader_id[leader]})

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-succession", {"seat": pos.seats[self.seat]}
