"""What an experienced player thinks about, for players that look ahead: some of the many things he may do.

Lines go before single units, the foremost unit of a line first. A unit goes towards the nearest enemy, turns
to him, and fires at those who are nearest to breaking. Leaders follow their troops. What is most promising
comes first.
"""

from __future__ import annotations

from typing import Final

from .actions import (
    ACTIVATE,
    ATTACK,
    BRING,
    DECLINE,
    DONE,
    FIRE,
    FIRE_FIRST,
    GIVE_PHASE,
    HARASS,
    LEAD,
    LINE,
    MARCH,
    MOMENTUM,
    ORDER,
    PASS,
    RALLY,
    RECOVER,
    SHIFT,
    SHOOT,
    STEP,
    STOP,
    TAKE,
    TURN,
    UNIT,
    WHEEL_LEFT,
    WHEEL_RIGHT,
    WITHDRAW,
)
from .activation import Activation
from .combats import Designation
from .elite import ElitePhase
from .ground import distance_between, distance_to, in_zoc
from .hexes import OFF, SIX, distance
from .leaders import LeaderMove
from .line_withdrawal import LineWithdrawing
from .lines import members_of
from .manoeuvre import step
from .markers import Placing
from .marks import MOVED, MOVED_NOW, ORDERED, ROUTED
from .momentum import AfterPhase, CounterTrump
from .movement import Move
from .orders import LineCommand, Orders
from .position import NOBODY, Battlefield
from .replies import of_verbs, reply
from .withdrawal import Withdrawing

MASK: Final = (1 << SHIFT) - 1
FAR: Final = 99
WORN: Final = 2  # hits from which a unit that can recover does
NEAR_ENOUGH: Final = 7  # hexes from the enemy at which a single unit is worth an order
PUSH: Final = 3  # hexes from the enemy at which heavy troops go through light ones of their own
FAR_OFF: Final = 4  # hexes from the enemy to which light troops go without a thought
CLOSE: Final = 2  # hexes from the enemy at which the next step is an attack
WITH_HIS_MEN: Final = 2  # hexes that a leader keeps from the foremost of his troops
SHOTS: Final = 2
ATTACKS: Final = 6


def prior(pos: Battlefield, seat: int) -> list[int]:
    """Of what a seat may do, what is worth thinking about."""
    legal = pos.legal(seat)
    if len(legal) < 2:
        return legal
    due = pos.steps[-1]
    chosen = legal
    if isinstance(due, Move):
        chosen = on_the_way(pos, seat, legal)
    elif isinstance(due, Withdrawing):
        chosen = out_of_reach(pos, due, legal)
    elif isinstance(due, LineWithdrawing):
        chosen = rear_first(pos, due.mover, legal)
    elif isinstance(due, LeaderMove):
        chosen = beside_his_men(pos, due.leader, legal)
    elif isinstance(due, LineCommand):
        chosen = along_the_line(pos, due, seat, legal)
    elif isinstance(due, Orders):
        chosen = orders(pos, seat, legal)
    elif isinstance(due, Designation):
        chosen = attacks(pos, legal)
    elif isinstance(due, (Activation, ElitePhase, Placing, AfterPhase, CounterTrump)):
        chosen = in_turn(pos, legal)
    else:
        chosen = reply(pos, legal)
    return chosen if chosen else legal


# -- 5 who acts ----------------------------------------------------------------------------------------------


def in_turn(pos: Battlefield, legal: list[int]) -> list[int]:
    """5.1, 5.3, 5.5 Leaders in their order, no trumps; another phase for those who can use it."""
    due = pos.steps[-1]
    if isinstance(due, CounterTrump) or (isinstance(due, AfterPhase) and not presses_on(pos, due.leader)):
        return of_verbs(legal, PASS)
    for verbs in ((ACTIVATE,), (GIVE_PHASE,), (MOMENTUM,), (DONE,), (DECLINE,)):
        found = of_verbs(legal, *verbs)
        if found:
            return found
    return legal


def presses_on(pos: Battlefield, leader: int) -> bool:
    """5.32, 5.33 Whether a leader has a use for another phase: somebody near the enemy, or not yet moved.

    If not, he does not tempt fate.
    """
    field = pos.field
    seat = field.leader_side[leader]
    for unit in field.orders_members[leader]:
        if pos.hex[unit] == OFF or pos.mark[unit] & ROUTED:
            continue
        apart = nearest(pos, seat, pos.hex[unit])[0]
        if apart <= CLOSE or (apart < FAR and not pos.mark[unit] & MOVED):
            return True
    return False


def orders(pos: Battlefield, seat: int, legal: list[int]) -> list[int]:
    """5.2 A line, if one can be commanded; else a unit that is near the enemy, is worn, or runs."""
    lines = lines_to_command(pos, seat, legal)
    if lines:
        return lines
    best, most = NOBODY, 0.0
    for action in of_verbs(legal, ORDER, RECOVER, RALLY):
        worth = worth_of_order(pos, seat, action >> SHIFT, pos.field.unit_of_op[action & MASK])
        if worth > most:
            best, most = action, worth
    if best != NOBODY:
        return [best]
    follow = following(pos, seat, legal)
    return follow if follow else of_verbs(legal, DONE)


def following(pos: Battlefield, seat: int, legal: list[int]) -> list[int]:
    """5.24 The active leader's own move, if his men have left him behind; no leader rides into a fight."""
    leader = pos.in_phase().leader
    for action in of_verbs(legal, LEAD):
        if pos.field.leader_of_op[action & MASK] == leader and is_left_behind(pos, seat, action):
            return [action]
    return []


def lines_to_command(pos: Battlefield, seat: int, legal: list[int]) -> list[int]:
    """4.23 The lines in which somebody still has a way to go, those of most points first."""
    ranked: list[tuple[int, int]] = []
    for action in of_verbs(legal, LINE):
        points = points_to_go(pos, seat, action & MASK)
        if points:
            ranked.append((-points, action))
    ranked.sort()
    return [action for _, action in ranked]


def points_to_go(pos: Battlefield, seat: int, line: int) -> int:
    """4.23 The points of those of a line who still have a way to go; the worn had better recover."""
    total = 0
    for unit in pos.field.line_members[line]:
        if pos.hex[unit] == OFF or pos.mark[unit] & (ROUTED | MOVED_NOW):
            continue
        apart = nearest(pos, seat, pos.hex[unit])[0]
        if apart > 1 and is_fresh(pos, unit, apart) and pos.hits[unit] * 2 <= pos.field.tq[unit]:
            total += pos.field.points[unit]
    return total


def is_fresh(pos: Battlefield, unit: int, apart: int) -> bool:
    """6.13 Whether a unit has not moved in this turn: a second move costs a hit, and is for attacks only."""
    return not pos.mark[unit] & MOVED or apart <= CLOSE


def worth_of_order(pos: Battlefield, seat: int, verb: int, unit: int) -> float:
    """5.22 How much an order to a unit is worth; nothing if it can wait."""
    field = pos.field
    if verb == RALLY:
        return 1.0 + field.points[unit] / 10.0
    if verb == RECOVER:
        hits = pos.hits[unit]
        return hits / field.tq[unit] + 0.4 if hits >= WORN else 0.0
    if pos.hex[unit] == OFF:
        return 1.5  # a reinforcement comes
    apart = nearest(pos, seat, pos.hex[unit])[0]
    if apart > NEAR_ENOUGH or apart <= 1 or not is_fresh(pos, unit, apart) or pos.mark[unit] & ORDERED:
        return 0.0
    fresh = 1.0 - pos.hits[unit] / field.tq[unit]
    return fresh * (1.0 if field.heavy[unit] else 0.6) * (1.2 - apart / 10.0)


def along_the_line(pos: Battlefield, command: LineCommand, seat: int, legal: list[int]) -> list[int]:
    """5.23 The foremost unit that has not had its turn; when all have, their leader follows.

    Whoever stays where he is may be asked again and again: so one goes through the line from the enemy
    backwards, each time from where the last one stood.
    """
    last = -1 if command.unit == NOBODY else turn_in_line(pos, seat, command.unit, command.start)
    best, least = NOBODY, turn_in_line(pos, seat, 0, OFF)
    for action in of_verbs(legal, UNIT):
        unit = pos.field.unit_of_op[action & MASK]
        turn = turn_in_line(pos, seat, unit, pos.hex[unit])
        if last < turn < least and is_fresh(pos, unit, turn // pos.field.units):
            best, least = action, turn
    if best != NOBODY:
        return [best]
    follow = following(pos, seat, legal)
    return follow if follow else of_verbs(legal, DONE)


def turn_in_line(pos: Battlefield, seat: int, unit: int, place: int) -> int:
    """When the turn of a unit comes that stands in a hex: the nearer the enemy, the sooner."""
    return nearest(pos, seat, place)[0] * pos.field.units + unit


def is_left_behind(pos: Battlefield, seat: int, follow: int) -> bool:
    """5.24 Whether a leader's men have left him behind, and he can come after them."""
    leader = pos.in_phase().leader
    if behind(pos, leader, pos.at[leader]) <= WITH_HIS_MEN:
        return False
    after = pos.clone()
    after.apply(seat, follow)
    if not isinstance(after.steps[-1], LeaderMove):
        return after.at[leader] != pos.at[leader]
    return len(of_verbs(beside_his_men(after, leader, after.legal(seat)), STEP)) > 0


# -- 6 where they go -----------------------------------------------------------------------------------------


def nearest(pos: Battlefield, seat: int, place: int) -> tuple[int, int]:
    """How far the nearest enemy is from a hex, and who he is."""
    field, least, found = pos.field, FAR, NOBODY
    if place == OFF:
        return FAR, NOBODY
    for unit in field.seat_members[1 - seat]:
        if pos.hex[unit] == OFF or pos.mark[unit] & ROUTED:
            continue
        apart = distance(pos.hex[unit], place)
        if apart < least:
            least, found = apart, unit
    return least, found


def on_the_way(pos: Battlefield, seat: int, legal: list[int]) -> list[int]:
    """6.3, 7.1, 8.11 Steps towards the enemy, a turn, the best shots, or a stop; light troops fire first.

    Far from the enemy the next step is taken without a thought.
    """
    unit = pos.marching().unit
    least, enemy = nearest(pos, seat, pos.hex[unit])
    chosen = of_verbs(legal, TAKE, BRING) if least > NEAR_ENOUGH else of_verbs(legal, TAKE)
    if chosen:
        return chosen[:1]
    steps = steps_to(pos, unit, enemy, least, of_verbs(legal, STEP)) if enemy != NOBODY else []
    going = marches_on(pos, unit, least)
    if steps and going:
        return steps[:1]
    shots = best_shots(pos, of_verbs(legal, FIRE)) + best_shots(pos, of_verbs(legal, FIRE_FIRST, HARASS))
    chosen = of_verbs(legal, MARCH) + steps
    if enemy != NOBODY:
        chosen += turns_to(pos, unit, pos.hex[enemy], legal)
    chosen = chosen + shots if pos.field.heavy[unit] else shots + chosen
    if not chosen or not going:
        chosen += of_verbs(legal, STOP)
    return chosen + of_verbs(legal, WHEEL_LEFT, WHEEL_RIGHT) if least <= CLOSE else chosen


def steps_to(pos: Battlefield, unit: int, enemy: int, apart: int, steps: list[int]) -> list[int]:
    """6.32, 6.41, 6.69 Steps nearer to the enemy that harm nobody; the fresh push through light troops.

    Left and right by turns, so that a line stays one.
    """
    field, here, last = pos.field, pos.hex[unit], pos.marching().last
    found: list[int] = []
    light: list[int] = []
    if field.ma_high[unit] > field.ma[unit] and pos.marching().spent >= field.ma[unit]:
        return found
    for action in steps:
        into = field.near[here * SIX + (action & MASK)]
        if into == OFF or distance_to(pos, enemy, into) >= max(apart, 2):
            continue
        others = in_the_way(pos, unit, action & MASK)
        if not others and action & MASK == last:
            found.append(action)
        elif not others:
            found.insert(0, action)
        elif all(field.skirmisher[other] or field.velites[other] for other in others):
            light.append(action)
    if found or apart > PUSH or pos.hits[unit] * 3 > field.tq[unit]:
        return found
    return light


def in_the_way(pos: Battlefield, unit: int, side: int) -> list[int]:
    """6.63 The units that a step across a side would lead through."""
    found: list[int] = []
    for _, _, into in step(pos, unit, side).entries:
        other = NOBODY if into == OFF else pos.top[into]
        if other != NOBODY and other != unit:
            found.append(other)
    return found


def out_of_reach(pos: Battlefield, due: Withdrawing, legal: list[int]) -> list[int]:
    """6.51, 6.65 Whoever withdraws takes his leaders along, straight away, and stops as soon as he may."""
    taken = of_verbs(legal, TAKE, BRING)
    if taken:
        return taken[:1]
    over = of_verbs(legal, SHOOT, STOP)
    if over:
        return over
    ranked: list[tuple[int, int]] = []
    for action in of_verbs(legal, STEP):
        into = pos.field.near[pos.hex[due.unit] * SIX + (action & MASK)]
        crowded = 0 if pos.top[into] == NOBODY else 1
        ranked.append((crowded - 2 * distance_to(pos, due.mover, into), action))
    ranked.sort()
    return [action for _, action in ranked[:1]]


def rear_first(pos: Battlefield, mover: int, legal: list[int]) -> list[int]:
    """6.57 Of a line that withdraws those go first who are farthest from the enemy: they make room."""
    best, most = NOBODY, -1
    for action in of_verbs(legal, WITHDRAW):
        apart = distance_between(pos, pos.field.unit_of_op[action & MASK], mover)
        if apart > most:
            best, most = action, apart
    return [] if best == NOBODY else [best]


def marches_on(pos: Battlefield, unit: int, apart: int) -> bool:
    """6.3 Whether a unit goes on without a thought: until it is worn or has come near, heavy ones nearer."""
    field = pos.field
    return apart > (CLOSE if field.heavy[unit] else FAR_OFF) and pos.hits[unit] * 2 < field.tq[unit]


def turns_to(pos: Battlefield, unit: int, goal: int, legal: list[int]) -> list[int]:
    """7.12 The turn after which a step ahead brings a unit nearest to a hex; none if it faces there."""
    field, here = pos.field, pos.hex[unit]
    ahead: list[int] = []
    for vertex in range(SIX):
        best = FAR
        for side in (vertex, (vertex + 1) % SIX):
            into = field.near[here * SIX + side]
            if into != OFF:
                best = min(best, 2 * distance(into, goal))
        ahead.append(best)
    least = min(ahead)
    if ahead[pos.face[unit]] == least:
        return []
    return [action for action in of_verbs(legal, TURN) if ahead[action & MASK] == least][:2]


def best_shots(pos: Battlefield, shots: list[int]) -> list[int]:
    """8.13 The targets that are nearest to breaking."""
    field = pos.field
    ranked: list[tuple[int, int]] = []
    for action in shots:
        target = field.unit_of_op[action & MASK]
        ranked.append((field.tq[target] - pos.hits[target], action))
    ranked.sort()
    return [action for _, action in ranked[:SHOTS]]


def attacks(pos: Battlefield, legal: list[int]) -> list[int]:
    """8.31 Fresh units attack first; those near breaking stay out."""
    field = pos.field
    ranked: list[tuple[float, int]] = []
    for action in of_verbs(legal, ATTACK):
        unit = field.unit_of_op[action & MASK]
        share = pos.hits[unit] / field.tq[unit]
        if share < 0.6:
            ranked.append((share, action))
    ranked.sort()
    return [action for _, action in ranked[:ATTACKS]] + of_verbs(legal, DONE)


# -- 4 leaders -----------------------------------------------------------------------------------------------


def behind(pos: Battlefield, leader: int, place: int) -> int:
    """5.24 How far a hex is from the nearest unit that a leader commands."""
    phase, field, least = pos.phase, pos.field, FAR
    his = field.orders_members[leader] if phase is None or not phase.line else members_of(phase.line)
    for unit in his:
        if pos.hex[unit] != OFF and not pos.mark[unit] & ROUTED:
            apart = distance(pos.hex[unit], place)
            if apart < least:
                least = apart
    return least


def beside_his_men(pos: Battlefield, leader: int, legal: list[int]) -> list[int]:
    """5.24, 4.61 The step that brings a leader nearer to his men and not to the enemy; or a stop."""
    field, here = pos.field, pos.at[leader]
    seat = field.leader_side[leader]
    best, least = NOBODY, behind(pos, leader, here)
    if least > WITH_HIS_MEN - 1:
        for action in of_verbs(legal, STEP):
            into = field.near[here * SIX + (action & MASK)]
            if into == OFF or in_zoc(pos, into, 1 - seat) or nearest(pos, seat, into)[0] <= 1:
                continue
            apart = behind(pos, leader, into)
            if apart < least:
                best, least = action, apart
    return [best] if best != NOBODY else of_verbs(legal, STOP)
