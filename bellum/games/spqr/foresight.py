"""8.3 What a player may ask before he decides: the odds of a shock, or of a charge that a move would end in.

Nothing here is played. A step of a move is tried on the copy that a question is answered on, without what the
enemy would do about it: he may fire, withdraw or turn before it comes to blows.
"""

from __future__ import annotations

from typing import Final, TypedDict

from ...kernel.refusal import IllegalAction, Refusal
from .actions import (
    ATTACK,
    COMBAT,
    DECLINE,
    DONE,
    JOIN,
    PASS_THROUGH,
    SHIFT,
    STEP,
    STOP,
    TURN,
    WHEEL_LEFT,
    WHEEL_RIGHT,
)
from .causes import SUPERIOR_WORDS
from .charge import LettingThrough
from .charts import DICE
from .combats import (
    Declaration,
    Designation,
    Forming,
    fought,
    heads,
    mark_attack,
    refuse_attacker,
    targets,
    web_of,
)
from .harm import doubled, fighting
from .manoeuvre import Motion, carry, step, turn_party, wheel
from .marching import party_of, rides
from .marks import MOVED_NOW
from .movement import Move
from .odds import Odds, forecast
from .paces import turn_between, turn_hits
from .position import Battlefield
from .records import ATTACKERS, DEFENDERS, Shock
from .toil import terrain_hits

# The verbs after which somebody may come to blows.
ODDS_VERBS: Final[tuple[str, ...]] = (
    "attack",
    "combat",
    "join",
    "done",
    "pass_through",
    "decline",
    "step",
    "turn",
    "wheel_left",
    "wheel_right",
    "stop",
)
MOST_STATES: Final = 4000  # of the charge: a melee with more is not foreseen in a moment
TOO_MANY: Final = Refusal("8.33", "too-many-to-foresee")


class UnitOdds(TypedDict):
    """A unit of a combat, and the chance that it runs or dies."""

    unit: str
    runs: float


class SideOdds(TypedDict):
    """One side of a combat: the chance of each number of hits from none on, and how many to expect."""

    units: list[UnitOdds]
    hits: list[float]
    mean: float


class CombatOdds(TypedDict):
    """A combat before it is fought: ``column`` and ``superior`` as they are if nobody runs of the charge."""

    attackers: SideOdds
    defenders: SideOdds
    charging: bool
    won: float
    lost: float
    column: int
    superior: str


class OddsView(TypedDict):
    """What may come of an action: its combat, or each of those between which it leaves a choice."""

    combats: list[CombatOdds]


def odds_of(pos: Battlefield, seat: int, action: int) -> OddsView | None:
    """8.3 The odds of an action that may be played now; None if nobody comes to blows by it."""
    refusal = pos.why_not(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    verb, operand = action >> SHIFT, action & ((1 << SHIFT) - 1)
    step_of = pos.steps[-1]
    if isinstance(step_of, Move):
        return charge_of(pos, verb, operand)
    if isinstance(step_of, (Declaration, Designation)) and verb == ATTACK:
        return attack_of(pos, pos.field.unit_of_op[operand])
    if isinstance(step_of, Forming) and verb in (COMBAT, JOIN, DONE):
        return formed(pos, step_of, verb, operand)
    if isinstance(step_of, LettingThrough) and verb in (PASS_THROUGH, DECLINE):
        combat = fought(pos).combats[step_of.number]
        attackers, defenders = heads(pos, combat.attackers), heads(pos, combat.defenders)
        return {"combats": [told(pos, attackers, defenders, verb == PASS_THROUGH)]}
    return None


# -- whom an action sets against whom -------------------------------------------------------------------


def charge_of(pos: Battlefield, verb: int, operand: int) -> OddsView | None:
    """7.25, 8.33 The charge in which a move would end after one step, wheel or turn more, or here."""
    march = pos.marching()
    unit, party = march.unit, party_of(march)
    if verb == STEP or verb == WHEEL_LEFT or verb == WHEEL_RIGHT:
        motion = step(pos, unit, operand) if verb == STEP else wheel(pos, unit, verb == WHEEL_RIGHT)
        try_motion(pos, party, motion)
    elif verb == TURN:
        turn = turn_between(pos.face[unit], operand)
        hits = 0 if rides(pos, unit) else turn_hits(pos, unit, turn)
        turn_party(pos, party, operand)
        for member in party:
            pos.hits[member] += hits
    elif verb != STOP or not march.steps:
        return None
    for member in party:
        pos.mark[member] |= MOVED_NOW
        if pos.hits[member] >= pos.quality(member):
            return None  # 10.15 it would not get so far
    return attack_of(pos, unit)


def try_motion(pos: Battlefield, party: list[int], motion: Motion) -> None:
    """6.22 A party goes, with the hits of the ground, and nobody does anything about it."""
    costs = [terrain_hits(pos, unit, motion) for unit in party]
    carry(pos, party, pos.marching().leaders, motion)
    for unit, hits in zip(party, costs):
        pos.hits[unit] += hits


def attack_of(pos: Battlefield, unit: int) -> OddsView | None:
    """8.32 The combat of a unit that attacks, with all who attack the same enemies; or each it might be."""
    head = fighting(pos, unit)[0]
    before = targets(pos, head)
    if refuse_attacker(pos, head) is not None or not before:
        return None
    if pos.shock is None:
        pos.shock = Shock(pos.field.side[head])
    mark_attack(pos, head)
    web = web_of(pos)
    if head not in web.targets:
        return None
    attackers, defenders = web.component(head)
    if len(attackers) == 1 or len(defenders) == 1:
        return {"combats": [told(pos, attackers, defenders, False)]}
    return {"combats": [told(pos, [head], [enemy], False) for enemy in web.targets[head]]}


def formed(pos: Battlefield, forming: Forming, verb: int, operand: int) -> OddsView:
    """8.32 The combat that is being formed, with one more in it."""
    attackers, defenders = forming.sides(pos)
    if verb != DONE:
        unit = pos.field.unit_of_op[operand]
        (attackers if pos.field.side[unit] == forming.seat else defenders).append(unit)
        lone, left = web_of(pos).stranded(attackers, defenders)
        for other in lone + left:
            (attackers if pos.field.side[other] == forming.seat else defenders).append(other)
    return {"combats": [told(pos, attackers, defenders, False)]}


# -- and what comes of it -------------------------------------------------------------------------------


def told(
    pos: Battlefield, attackers: list[int], defenders: list[int], passing: bool, most: int = MOST_STATES
) -> CombatOdds:
    """8.3 The odds of one combat, to be told; it is refused if they would take long."""
    if states(pos, attackers + defenders) > most:
        raise IllegalAction(TOO_MANY)
    charging = any(pos.has(unit, MOVED_NOW) for head in attackers for unit in fighting(pos, head))
    found = forecast(pos, attackers, defenders, charging, passing)
    sums = found.sums
    first = sum(len(fighting(pos, head)) for head in attackers)
    return {
        "attackers": side_of(pos, found, ATTACKERS, 0, first),
        "defenders": side_of(pos, found, DEFENDERS, first, len(found.units)),
        "charging": charging,
        "won": found.won,
        "lost": found.lost,
        "column": 0 if sums is None else sums.column,
        "superior": SUPERIOR_WORDS[0 if sums is None else sums.superior],
    }


def states(pos: Battlefield, stacks: list[int]) -> int:
    """8.33 In how many ways the checks of a charge may go, at most."""
    ways = 1
    for head in stacks:
        each = max(1, DICE + 2 - pos.quality(head))
        ways *= each * each if doubled(pos, head) else each
    return ways


def side_of(pos: Battlefield, found: Odds, side: int, first: int, end: int) -> SideOdds:
    hits, names = found.hits[side], pos.field.unit_id
    return {
        "units": [{"unit": names[found.units[n]], "runs": found.runs[n]} for n in range(first, end)],
        "hits": hits,
        "mean": sum(count * chance for count, chance in enumerate(hits)),
    }
