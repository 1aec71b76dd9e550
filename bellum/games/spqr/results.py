"""8.36 (3, 4), 10.14, 10.16, 8.37 The results of shock: the die, hits and who takes them, and who breaks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import DONE, HIT, act
from .causes import told
from .charts import ATTACKER_SUPERIOR, DEFENDER_SUPERIOR, DICE, HI, PH, SK
from .clash import Reckoning, alike, reckon, standing
from .combats import fought, heads
from .ground import can_enter, controls, unit_in_zoc
from .harm import doubled, fighting, hold, mount_beside, recover, suffer, try_quality
from .hexes import FRONT, OFF, REAR, side_towards
from .marks import COLUMN, ENGAGED, ROUTED, SKIPPED
from .paces import hits_into
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, Combat

NOT_TO_BE_HIT: Final = Refusal("10.14", "not-to-take-this-hit")


# -- 8.36 (3), (4) the die ------------------------------------------------------------------------------


def outcome_of(pos: Battlefield, combat: Combat, sums: Reckoning, die: int) -> list[int]:
    """8.36 (4), 9.11, 9.21, 9.53 The hits of both sides for a die: those of the table, multiplied and cut."""
    charts = pos.charts
    modified = die + sum([amount for _, amount in sums.modifiers])
    hits = charts.results[sums.column - 1][max(0, min(DICE - 1, modified))][:]
    if sums.superior == ATTACKER_SUPERIOR:
        deep = combat.angle != FRONT and doubled(pos, combat.against)
        hits[DEFENDERS] *= charts.stacked_phalanx_times if deep else charts.attacker_superior_times
    elif sums.superior == DEFENDER_SUPERIOR:
        hits[ATTACKERS] *= charts.defender_superior_times
    if combat.passing:
        hits[DEFENDERS] //= 2
        hits[ATTACKERS] = max(0, hits[ATTACKERS] - charts.pass_through_relief)
    if pos.field.kind[combat.against] == SK:
        hits[ATTACKERS] = min(charts.skirmisher_most, hits[ATTACKERS] // 2)
    return hits


def strike(pos: Battlefield, number: int) -> None:
    """8.36 (3), (4) One combat is fought: the die, and the hits that both sides owe."""
    combat = fought(pos).combats[number]
    sums = reckon(pos, combat)
    combat.superior, combat.column = sums.superior, sums.column
    combat.position = sums.reason == "position"
    combat.givers = alike(pos, combat, ATTACKERS)
    die = pos.die()
    combat.owed = outcome_of(pos, combat, sums, die)
    if pos.events is not None:
        pos.emit("shock", "8.36", told(pos, combat, sums, die))
    for side in (DEFENDERS, ATTACKERS):
        share_out(pos, number, side)


# -- 10.14 who takes the hits ---------------------------------------------------------------------------


def takers(pos: Battlefield, combat: Combat, side: int) -> list[int]:
    """10.14 The units that share the hits of a side: not an elephant that carries a leader beside a unit."""
    field = pos.field
    return [
        unit
        for unit in standing(pos, combat, side)
        if not field.leader_elephant[unit] or fighting(pos, unit) == [unit]
    ]


def attacker_divides(pos: Battlefield, combat: Combat) -> bool:
    """10.14 Whether the attacker divides the hits: two-hex phalanx or heavy foot against one-hex units."""
    field = pos.field
    for unit in standing(pos, combat, ATTACKERS):
        if not field.two_hex[unit] or field.kind[unit] not in (PH, HI):
            return False
    defenders = takers(pos, combat, DEFENDERS)
    return len(defenders) > 1 and not any(field.two_hex[unit] for unit in defenders)


def share_out(pos: Battlefield, number: int, side: int) -> None:
    """10.14, 6.68 Hits are shared evenly; who gets the odd ones is chosen where there is a choice."""
    combat = fought(pos).combats[number]
    units, hits = takers(pos, combat, side), combat.owed[side]
    if not units or hits == 0:
        return
    pos.steps.append(Sparing(number, side))
    if side == DEFENDERS and attacker_divides(pos, combat):
        pos.steps.append(Dividing(number, side, hits, True, []))
        return
    each, odd = hits // len(units), hits % len(units)
    for unit in units:
        give(combat, unit, each)
    if odd:
        pos.steps.append(Dividing(number, side, odd, False, []))


def give(combat: Combat, unit: int, hits: int) -> None:
    """10.14 A unit is to take so many hits more."""
    for number in range(0, len(combat.shared), 2):
        if combat.shared[number] == unit:
            combat.shared[number + 1] += hits
            return
    combat.shared += [unit, hits]


def given(combat: Combat, unit: int) -> int:
    """10.14 The hits that a unit is to take."""
    for number in range(0, len(combat.shared), 2):
        if combat.shared[number] == unit:
            return combat.shared[number + 1]
    return 0


def odd_order(pos: Battlefield, combat: Combat, side: int) -> list[list[int]]:
    """10.14, 6.68 Who takes odd hits, by rank: those who gave superiority and column, then others.

    In a stack it is the top unit before the other one, if the attack comes from behind the bottom one.
    """
    first: list[int] = []
    others: list[int] = []
    last: list[int] = []
    units = takers(pos, combat, side)
    decisive = alike(pos, combat, side)
    for head in heads(pos, units):
        stack = [unit for unit in fighting(pos, head) if unit in units]
        if side == DEFENDERS and combat.angle == REAR and head in decisive:
            stack.reverse()
        if head in decisive:
            first.append(stack[0])
        else:
            others.append(stack[0])
        last += stack[1:]
    return [first, others, last]


class Dividing(Step[Battlefield]):
    """10.14 Hits are given out one by one: all of them by the attacker, or the odd ones by their owner."""

    rule: ClassVar[str] = "10.14"

    def __init__(self, number: int, side: int, left: int, free: bool, hit: list[int]) -> None:
        self.number = number
        self.side = side  # whose hits
        self.left = left
        self.free = free
        self.hit = hit[:]  # who has had an odd one

    def clone(self) -> Dividing:
        return Dividing(self.number, self.side, self.left, self.free, self.hit)

    def options(self, pos: Battlefield) -> list[int]:
        """10.14 Who may take the next hit."""
        combat = fought(pos).combats[self.number]
        if self.free:
            return takers(pos, combat, self.side)
        for rank in odd_order(pos, combat, self.side):
            found = [unit for unit in rank if unit not in self.hit]
            if found:
                return found
        return []

    def resolve(self, pos: Battlefield) -> bool:
        if self.left:
            return False
        pos.steps.pop()
        return True

    def owners(self, pos: Battlefield) -> int:
        seat = fought(pos).seat
        return 1 << (seat if self.free or self.side == ATTACKERS else 1 - seat)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(HIT, pos.field.op_of_unit[unit]) for unit in self.options(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != HIT:
            return pos.not_now(verb)
        return None if pos.field.unit_of_op[operand] in self.options(pos) else NOT_TO_BE_HIT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        unit = pos.field.unit_of_op[operand]
        give(fought(pos).combats[self.number], unit, 1)
        self.hit.append(unit)
        self.left -= 1

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        seat = self.owners(pos).bit_length() - 1
        return "prompt-divide-hits", {"seat": pos.seats[seat], "count": self.left}


class Sparing(Step[Battlefield]):
    """10.14 A unit with a leader's elephant beside it: its owner may give hits to the elephant, but need not.

    What is more than the unit can bear goes to the elephant anyway.
    """

    rule: ClassVar[str] = "10.14"

    def __init__(self, number: int, side: int) -> None:
        self.number = number
        self.side = side

    def pair(self, pos: Battlefield) -> tuple[int, int]:
        """The unit that has hits to take and the elephant beside it, or NOBODY twice."""
        combat = fought(pos).combats[self.number]
        for unit in takers(pos, combat, self.side):
            beast = mount_beside(pos, unit)
            if beast != NOBODY and beast != unit:
                return unit, beast
        return NOBODY, NOBODY

    def resolve(self, pos: Battlefield) -> bool:
        combat = fought(pos).combats[self.number]
        unit, beast = self.pair(pos)
        if beast == NOBODY:
            pos.steps.pop()
            return True
        over = given(combat, unit) - max(0, pos.quality(unit) - pos.hits[unit])
        if over > 0:
            give(combat, unit, -over)
            give(combat, beast, over)
        if given(combat, unit) == 0:
            pos.steps.pop()
            return True
        return False

    def owners(self, pos: Battlefield) -> int:
        seat = fought(pos).seat
        return 1 << (seat if self.side == ATTACKERS else 1 - seat)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(HIT, pos.field.op_of_unit[self.pair(pos)[1]]), act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != HIT:
            return pos.not_now(verb)
        return None if pos.field.unit_of_op[operand] == self.pair(pos)[1] else NOT_TO_BE_HIT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        combat = fought(pos).combats[self.number]
        unit, beast = self.pair(pos)
        give(combat, unit, -1)
        give(combat, beast, 1)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        combat = fought(pos).combats[self.number]
        unit, _ = self.pair(pos)
        seat = self.owners(pos).bit_length() - 1
        args = {"seat": pos.seats[seat], "unit": pos.field.unit_id[unit], "count": given(combat, unit)}
        return "prompt-spare", args


def apply_hits(pos: Battlefield, combats: list[Combat]) -> None:
    """8.36 (4) The hits of all combats are taken at once."""
    for combat in combats:
        for number in range(0, len(combat.shared), 2):
            suffer(pos, combat.shared[number], combat.shared[number + 1], "8.36")
        combat.shared = []


# -- 10.16 both sides break -----------------------------------------------------------------------------


def judge(pos: Battlefield, combats: list[Combat]) -> None:
    """10.15, 10.16 Who breaks, runs; but where all of both sides would, only one of them does."""
    for combat in combats:
        combat.spared = False
        attackers, defenders = takers(pos, combat, ATTACKERS), takers(pos, combat, DEFENDERS)
        if not attackers or not defenders or not breaks(pos, attackers + defenders):
            continue
        ours = max([pos.hits[unit] + way_in(pos, combat, unit) - pos.quality(unit) for unit in attackers])
        theirs = max([pos.hits[unit] - pos.quality(unit) for unit in defenders])
        if pos.events is not None:
            args = {
                "attackers": ours,
                "defenders": theirs,
                "side": "attacker" if ours > theirs else "defender",
            }
            pos.emit("both-break", "10.16", args)
        combat.spared = ours <= theirs
        for unit in attackers if combat.spared else defenders:
            hold(pos, unit, "10.16")


def breaks(pos: Battlefield, units: list[int]) -> bool:
    """10.16 Whether all of some units have reached their limits."""
    return all(unit in pos.breaking for unit in units)


def way_in(pos: Battlefield, combat: Combat, unit: int) -> int:
    """10.16 (1) The hits that an attacker would take for entering a defender's hex; the least of them."""
    least = NOBODY
    for place in pos.hexes_of(unit):
        for other in combat.places:
            side = side_towards(place, other)
            if side < 0 or not controls(pos, unit, other) or not can_enter(pos, unit, other):
                continue
            hits = hits_into(pos, pos.field.kind[unit], place, side, other, pos.has(unit, COLUMN))
            if least == NOBODY or hits < least:
                least = hits
    return max(0, least)


# -- 8.37 collapse --------------------------------------------------------------------------------------


def collapse(pos: Battlefield, combats: list[Combat]) -> None:
    """8.37 (2), 10.15 Whoever fought, is one hit short of breaking and is in an enemy's zone may still run.

    If the die exceeds his quality he does, otherwise he gets rid of a hit.
    """
    running: list[int] = []
    fighters: list[int] = []
    for combat in combats:
        fighters += combat.attackers + combat.defenders
    for unit in fighters:
        if pos.hex[unit] == OFF or pos.has(unit, ROUTED | SKIPPED):
            continue
        if pos.hits[unit] != pos.quality(unit) - 1 or not unit_in_zoc(pos, unit):
            continue
        if try_quality(pos, unit, [], "8.37") > 0:
            running.append(unit)
        else:
            recover(pos, unit, 1, "8.37")
    pos.breaking += [unit for unit in running if unit not in pos.breaking]


def note_losses(pos: Battlefield, combats: list[Combat], charged: bool) -> None:
    """8.41 What each combat has left: the hexes that defenders have quitted, and whether it is over."""
    for combat in combats:
        combat.left = [place for place in combat.places if vacated(pos, combat, place)]
        attackers, defenders = standing(pos, combat, ATTACKERS), standing(pos, combat, DEFENDERS)
        if not attackers or not defenders:
            combat.over = True
            combat.charged = charged


def vacated(pos: Battlefield, combat: Combat, place: int) -> bool:
    """8.41, 9.16 Whether no defender is left in a hex; who withdrew in order has not lost it."""
    if pos.top[place] != NOBODY:
        return False
    for number, unit in enumerate(combat.defenders):
        if combat.posts[len(combat.attackers) + number] == place:
            if pos.hex[unit] != OFF and not pos.has(unit, ROUTED):
                return False
    return True


def fleeing(pos: Battlefield, combats: list[Combat], present: list[list[int]]) -> None:
    """10.41 Remember who of those present runs or has died of the shock itself, and who was engaged then."""
    for combat, defenders in zip(combats, present, strict=True):
        combat.beaten += [unit for unit in defenders if unit in pos.breaking or pos.hex[unit] == OFF]
        combat.bound = [unit for unit in combat.attackers if pos.has(unit, ENGAGED)]
