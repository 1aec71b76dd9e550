"""8.35, 8.36 Spears and swords: whose type and angle count, who is superior, and the column of the results.

``reckon`` weighs a combat without changing anything: the step that fights it and the forecast share it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import AS, BY, FROM, act
from .charts import (
    ATTACKER_SUPERIOR,
    CH,
    COLUMNS_OF_RESULTS,
    DEFENDER_SUPERIOR,
    DEFENDER_WITH_MISSILES,
    HI,
    MARSH,
    NOBODY_SUPERIOR,
    PH,
    RAMPART,
    RIVER,
    SK,
    STREAM,
    WOODS,
)
from .combats import angles, combat_of, fought, heads
from .ground import angle, around, controls, ends_of, holding
from .harm import Modifiers, doubled, fighting
from .hexes import FRONT, OFF, SIX, side_towards
from .marks import COLUMN, DEPLETED, MUST_CHECK, NO, ROUTED
from .position import NOBODY, Battlefield
from .records import ATTACKERS, DEFENDERS, Combat

NOT_A_DEFENDER: Final = Refusal("8.35", "not-a-defender-here")
NOT_AN_ATTACKER: Final = Refusal("8.35", "not-an-attacker-here")
NOT_A_HALF: Final = Refusal("8.35", "not-from-there")
ANGLE_WORDS: Final[list[str]] = ["front", "flank", "rear"]


class Reckoning:
    """8.36 What a combat comes to before the die is cast, and why."""

    def __init__(self) -> None:
        self.superior = NOBODY_SUPERIOR
        self.reason = "none"  # by position, by type, or because the defender is in column
        self.base = 0  # 8.53 the column by type and angle
        self.sizes = [0, 0]
        self.ratio = 0  # 8.36 how many times one side is larger: > 0 the attacker, < 0 the defender
        self.shifts: Modifiers = []
        self.column = 0
        self.modifiers: Modifiers = []  # of the die


# -- who still fights -----------------------------------------------------------------------------------


def standing(pos: Battlefield, combat: Combat, side: int) -> list[int]:
    """8.33, 9.16 Those of one side of a combat who have not run, nor withdrawn from a wild elephant."""
    ours = len(combat.attackers)
    found: list[int] = []
    for number, unit in enumerate(combat.attackers if side == ATTACKERS else combat.defenders):
        post = combat.posts[number if side == ATTACKERS else ours + number]
        if pos.hex[unit] == OFF or (side == ATTACKERS and pos.has(unit, ROUTED)):
            continue
        if pos.hex[unit] == post:
            found.append(unit)
    return found


def moved(pos: Battlefield, combat: Combat) -> bool:
    """8.36 Whether one of the attackers has moved up."""
    return any(pos.has(unit, MUST_CHECK) for unit in standing(pos, combat, ATTACKERS))


# -- 8.36 (1) superiority -------------------------------------------------------------------------------


def takes_position(pos: Battlefield, attacker: int, defender: int, seen: int) -> bool:
    """8.36, 9.15, 9.17 Whether an attack from the flank or the rear makes an attacker superior."""
    field = pos.field
    if seen == FRONT:
        return False
    if field.elephant[defender] and (field.cavalry[attacker] or field.elephant[attacker]):
        return False
    return not pinned(pos, attacker)


def pinned(pos: Battlefield, attacker: int) -> bool:
    """8.36 Whether an attacker is in the zone of an enemy, not a skirmisher, whom nobody attacks."""
    for enemy in holding(pos, attacker):
        if pos.field.kind[enemy] != SK and not is_attacked(pos, enemy):
            return True
    return False


def is_attacked(pos: Battlefield, enemy: int) -> bool:
    """8.36 Whether somebody attacks an enemy in this segment."""
    return combat_of(pos, enemy) is not None


def by_type(pos: Battlefield, attacker: int, defender: int) -> int:
    """8.52 Who is superior by his arms; some defenders only while they have missiles."""
    field = pos.field
    found = pos.charts.superiority[field.kind[attacker]][field.kind[defender]]
    if found != DEFENDER_WITH_MISSILES:
        return found
    return DEFENDER_SUPERIOR if is_armed(pos, defender) else NOBODY_SUPERIOR


def is_armed(pos: Battlefield, unit: int) -> bool:
    """8.52 Whether a unit has missiles left."""
    return pos.field.weapon[unit] >= 0 and not pos.has(unit, NO)


def superiority(pos: Battlefield, combat: Combat) -> tuple[int, str]:
    """8.36 (1), 6.75 Who is superior, and why: by position, against a column, or by type."""
    if takes_position(pos, combat.by, combat.against, combat.angle):
        return ATTACKER_SUPERIOR, "position"
    if pos.has(combat.against, COLUMN):
        return ATTACKER_SUPERIOR, "column"
    found = by_type(pos, combat.by, combat.against)
    return found, "none" if found == NOBODY_SUPERIOR else "type"


# -- 8.36 (2) size --------------------------------------------------------------------------------------


def sizes(pos: Battlefield, combat: Combat) -> list[int]:
    """8.32, 6.68 The sizes of both sides, with all who stand in their stacks."""
    found = [0, 0]
    for side in (ATTACKERS, DEFENDERS):
        found[side] = sum([pos.field.size[unit] for unit in standing(pos, combat, side)])
    return found


def size_ratio(attack: int, defence: int, after_move: bool) -> int:
    """8.36 (2) How many times one side is larger, for the attacker if he has moved, else for the defender.

    2 is 2:1, -2 is 1:2, and 1 is 1:1.
    """
    if attack >= defence:
        return -(-attack // defence) if after_move else attack // defence
    times = defence // attack if after_move else -(-defence // attack)
    return 1 if times == 1 else -times


def size_counts(pos: Battlefield, combat: Combat) -> bool:
    """8.36 (2) Size does not count where elephants meet others, or chariots others."""
    field = pos.field
    for attacker in heads(pos, standing(pos, combat, ATTACKERS)):
        for defender in heads(pos, standing(pos, combat, DEFENDERS)):
            if field.elephant[attacker] != field.elephant[defender]:
                return False
            if (field.kind[attacker] == CH) != (field.kind[defender] == CH):
                return False
    return True


# -- 8.36 (3) shifts ------------------------------------------------------------------------------------


def shifts(pos: Battlefield, combat: Combat, ratio: int) -> Modifiers:
    """8.36 (3) What shifts the column, to the right for the attacker."""
    charts, found = pos.charts, []
    if ratio > 1:
        found.append(("size", ratio - 1))
    elif ratio < -1:
        found.append(("size", ratio + 1))
    if any(pos.has(unit, DEPLETED) for unit in standing(pos, combat, ATTACKERS)):
        found.append(("attacker-depleted", charts.shift_attacker_depleted))
    if any(pos.has(unit, DEPLETED) for unit in standing(pos, combat, DEFENDERS)):
        found.append(("defender-depleted", charts.shift_defender_depleted))
    found += [shift for shift in (phalanx_shift(pos, combat), indian_shift(pos, combat)) if shift[1]]
    return found + ground_shifts(pos, combat.by, combat.against, combat.angle)


def phalanx_shift(pos: Battlefield, combat: Combat) -> tuple[str, int]:
    """9.41 A phalanx whose flanks are covered by others repels whoever moves up to attack it from ahead.

    It does not where all attackers are phalanxes; heavy infantry alone suffers half of it.
    """
    none = ("phalanx", 0)
    kind = pos.field.kind
    if kind[combat.against] != PH or combat.angle != FRONT or pos.has(combat.against, COLUMN | ROUTED):
        return none
    attackers = standing(pos, combat, ATTACKERS)
    if not any(moves_up(pos, unit, combat.against) for unit in attackers):
        return none
    if all(kind[unit] == PH for unit in attackers):
        return none
    heavy = all(kind[unit] == HI for unit in attackers)
    each = pos.charts.shift_phalanx_heavy if heavy else pos.charts.shift_phalanx
    return "phalanx", each * covered_flanks(pos, combat.against)


def moves_up(pos: Battlefield, attacker: int, defender: int) -> bool:
    """9.41 Whether a unit has moved and attacks another one from ahead."""
    return pos.has(attacker, MUST_CHECK) and FRONT in angles(pos, attacker, defender)


def covered_flanks(pos: Battlefield, unit: int) -> int:
    """9.41 How many flanks of a phalanx another one covers, by standing there or by its zone of control."""
    field = pos.field
    own = fighting(pos, unit)
    covered = 0
    for place in ends_of(pos, unit):
        there = pos.top[place]
        if there != NOBODY and is_phalanx(pos, there, field.side[unit]) and there not in own:
            covered += 1
            continue
        for side in range(SIX):
            other = field.near[place * SIX + side]
            shield = NOBODY if other == OFF else pos.top[other]
            if shield == NOBODY or shield in own or not is_phalanx(pos, shield, field.side[unit]):
                continue
            if controls(pos, shield, place):
                covered += 1
                break
    return covered


def is_phalanx(pos: Battlefield, unit: int, seat: int) -> bool:
    """9.41 Whether a unit is a phalanx of a seat that has not run."""
    return pos.field.kind[unit] == PH and pos.field.side[unit] == seat and not pos.has(unit, ROUTED)


def indian_shift(pos: Battlefield, combat: Combat) -> tuple[str, int]:
    """9.19 Indian elephants are somewhat better against everything but elephants."""
    field, amount = pos.field, 0
    if field.elephant[combat.by] != field.elephant[combat.against]:
        if field.indian[combat.by]:
            amount = pos.charts.shift_indian
        elif field.indian[combat.against]:
            amount = -pos.charts.shift_indian
    return "indian", amount


def ground_shifts(pos: Battlefield, attacker: int, defender: int, seen: int) -> Modifiers:
    """6.26 What levels, woods, marsh and water do; for a unit of two hexes what is best for the defender."""
    best: Modifiers = []
    first = True
    for place in pos.hexes_of(attacker):
        for other in pos.hexes_of(defender):
            side = side_towards(place, other)
            if side < 0 or angle(pos, defender, place) != seen:
                continue
            found = ground_between(pos, place, side, other)
            if first or sum([amount for _, amount in found]) < sum([amount for _, amount in best]):
                best = found
                first = False
    return best


def ground_between(pos: Battlefield, place: int, side: int, other: int) -> Modifiers:
    """6.26 What the ground does to an attack from one hex against the next."""
    field, charts = pos.field, pos.charts
    found: Modifiers = []
    levels = field.level[place] - field.level[other]
    if levels:
        most = charts.shift_level_most
        found.append(("level", charts.shift_level * max(-most, min(most, levels))))
    ground = field.terrain[other]
    if ground == WOODS:
        found.append(("defender-in-woods", charts.shift_defender_woods))
    elif ground == MARSH:
        found.append(("defender-in-marsh", charts.shift_defender_marsh))
    ground = field.terrain[place]
    if ground in (WOODS, MARSH):
        found.append(("attacker-in-rough", charts.shift_attacker_rough))
    elif ground == RIVER:
        found.append(("river", charts.shift_river))
    crossing = field.crossing[place * SIX + side]
    if crossing == STREAM:
        found.append(("stream", charts.shift_stream))
    elif crossing == RAMPART:
        found.append(("rampart", charts.shift_rampart))
    return found


# -- 8.36 (3) the die -----------------------------------------------------------------------------------


def die_modifiers(pos: Battlefield, combat: Combat) -> Modifiers:
    """8.36 (3) The charisma of leaders with those who fight, and leaders who have fallen among them."""
    found: Modifiers = []
    for side, sign in ((ATTACKERS, 1), (DEFENDERS, -1)):
        for leader in leaders_in(pos, standing(pos, combat, side)):
            if pos.charisma(leader):
                found.append(("charisma", sign * pos.charisma(leader)))
        if combat.lost[side]:
            found.append(("leader-killed", -sign * combat.lost[side]))
    return found


def leaders_in(pos: Battlefield, units: list[int]) -> list[int]:
    """The leaders who are stacked with some units, each once."""
    found: list[int] = []
    for unit in units:
        found += [leader for leader in pos.leaders_with(unit) if leader not in found]
    return found


def reckon(pos: Battlefield, combat: Combat) -> Reckoning:
    """10.13, 8.36 Weigh a combat in which the units and the angle that count are named; hits do not."""
    field, sums = pos.field, Reckoning()
    sums.superior, sums.reason = superiority(pos, combat)
    sums.base = pos.charts.clash[field.kind[combat.by]][field.kind[combat.against]][combat.angle]
    sums.sizes = sizes(pos, combat)
    if size_counts(pos, combat):
        sums.ratio = size_ratio(sums.sizes[ATTACKERS], sums.sizes[DEFENDERS], moved(pos, combat))
    sums.shifts = shifts(pos, combat, sums.ratio)
    column = sums.base + sum([amount for _, amount in sums.shifts])
    sums.column = max(1, min(COLUMNS_OF_RESULTS, column))
    sums.modifiers = die_modifiers(pos, combat)
    return sums


# -- 8.35 what counts -----------------------------------------------------------------------------------

Key = tuple[int, ...]


def approaches(pos: Battlefield, attacker: int, defender: int) -> list[int]:
    """8.35, 6.26 From where a unit attacks another one, and what the ground does to it there."""
    found: list[int] = []
    for seen in sorted(angles(pos, attacker, defender)):
        found += [seen, sum([amount for _, amount in ground_shifts(pos, attacker, defender, seen)])]
    return found


def defender_key(pos: Battlefield, combat: Combat, unit: int) -> Key:
    """8.35, 8.52, 9.41, 9.53 What sets a defender apart from others as the one that counts.

    His type and state, missiles, the depth and the flanks of a phalanx, and from where and over what ground
    each attacker comes.
    """
    field = pos.field
    key = [field.kind[unit], pos.mark[unit] & (COLUMN | ROUTED), int(field.indian[unit])]
    key += [int(is_armed(pos, unit)), int(doubled(pos, unit))]
    key.append(covered_flanks(pos, unit) if field.kind[unit] == PH else 0)
    for attacker in heads(pos, standing(pos, combat, ATTACKERS)):
        key += approaches(pos, attacker, unit)
    return tuple(key)


def attacker_key(pos: Battlefield, combat: Combat, unit: int) -> Key:
    """8.35 What sets an attacker apart from others as the one that counts: type, angle, ground, freedom."""
    kind, indian = pos.field.kind[unit], int(pos.field.indian[unit])
    return (kind, indian, int(pinned(pos, unit)), *approaches(pos, unit, combat.against))


def distinct(pos: Battlefield, combat: Combat, side: int) -> list[int]:
    """8.35 The units of one side between which there is something to choose, one of each sort."""
    found: list[int] = []
    keys: list[Key] = []
    for unit in heads(pos, standing(pos, combat, side)):
        key = attacker_key(pos, combat, unit) if side == ATTACKERS else defender_key(pos, combat, unit)
        if key not in keys:
            keys.append(key)
            found.append(unit)
    return found


def alike(pos: Battlefield, combat: Combat, side: int) -> list[int]:
    """10.14 The units of one side that count as much as the one that was named."""
    units = heads(pos, standing(pos, combat, side))
    if side == ATTACKERS:
        named = attacker_key(pos, combat, combat.by)
        return [unit for unit in units if attacker_key(pos, combat, unit) == named]
    named = defender_key(pos, combat, combat.against)
    return [unit for unit in units if defender_key(pos, combat, unit) == named]


def from_hexes(pos: Battlefield, combat: Combat) -> list[int]:
    """8.35 The hexes from which the attacker that counts attacks, one for each angle."""
    beside = around(pos, combat.against)
    found: list[int] = []
    seen: list[int] = []
    for place in pos.hexes_of(combat.by):
        if place in beside and angle(pos, combat.against, place) not in seen:
            seen.append(angle(pos, combat.against, place))
            found.append(place)
    return found


class Naming(Step[Battlefield]):
    """8.35 What counts in a combat: the defender names one of his units, the attacker one of his.

    Where a unit of two hexes attacks from different sides the defender says from which one.
    """

    rule: ClassVar[str] = "8.35"

    def __init__(self, number: int) -> None:
        self.number = number

    def combat(self, pos: Battlefield) -> Combat:
        return fought(pos).combats[self.number]

    def due(self, pos: Battlefield) -> int:
        """The verb that is due."""
        combat = self.combat(pos)
        if combat.against == NOBODY:
            return AS
        return BY if combat.by == NOBODY else FROM

    def options(self, pos: Battlefield) -> list[int]:
        """The units or hexes between which there is something to choose."""
        combat, due = self.combat(pos), self.due(pos)
        if due == FROM:
            return from_hexes(pos, combat)
        return distinct(pos, combat, DEFENDERS if due == AS else ATTACKERS)

    def resolve(self, pos: Battlefield) -> bool:
        combat = self.combat(pos)
        if combat.angle >= 0:
            pos.steps.pop()
            return True
        options = self.options(pos)
        if len(options) > 1:
            return False
        self.settle(pos, self.due(pos), options[0])
        return True

    def settle(self, pos: Battlefield, verb: int, choice: int) -> None:
        combat = self.combat(pos)
        if verb == AS:
            combat.against = choice
        elif verb == BY:
            combat.by = choice
        else:
            combat.angle = angle(pos, combat.against, choice)

    def owners(self, pos: Battlefield) -> int:
        seat = fought(pos).seat
        return 1 << (seat if self.due(pos) == BY else 1 - seat)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        due = self.due(pos)
        if due == FROM:
            return [act(FROM, place) for place in self.options(pos)]
        return [act(due, pos.field.op_of_unit[unit]) for unit in self.options(pos)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        due = self.due(pos)
        if verb != due:
            return pos.not_now(verb)
        choice = operand if due == FROM else pos.field.unit_of_op[operand]
        if choice in self.options(pos):
            return None
        if due == FROM:
            return NOT_A_HALF
        return NOT_A_DEFENDER if due == AS else NOT_AN_ATTACKER

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        self.settle(pos, verb, operand if verb == FROM else pos.field.unit_of_op[operand])

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        due, shock, names = self.due(pos), fought(pos), pos.field.unit_id
        combat = self.combat(pos)
        args: dict[str, Any] = {
            "seat": pos.seats[shock.seat if due == BY else 1 - shock.seat],
            "attackers": [names[unit] for unit in combat.attackers],
            "defenders": [names[unit] for unit in combat.defenders],
        }
        if due == AS:
            return "prompt-defend-as", args
        return ("prompt-attack-by" if due == BY else "prompt-attack-from"), args


def position_against(pos: Battlefield, unit: int) -> bool:
    """10.21 Whether a unit was attacked with superiority by position; before the clash, if it would be."""
    combat = combat_of(pos, unit)
    if combat is None or unit not in combat.defenders:
        return False
    if combat.by != NOBODY:
        return combat.position
    for attacker in heads(pos, standing(pos, combat, ATTACKERS)):
        seen = angles(pos, attacker, unit)
        if len(seen) == 1 and takes_position(pos, attacker, unit, seen[0]):
            return True
    return False
