"""7.25, 7.26, 8.31, 8.32 Who attacks: heavy units that have moved must, others may; and who fights whom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import ATTACK, COMBAT, DECLINE, DONE, JOIN, act
from .charts import AR, TR
from .command import is_held
from .ground import angle, around, controls, in_range, next_to_enemy, zone_of
from .harm import fighting
from .hexes import OFF
from .marks import (
    ATTACKED,
    COLUMN,
    FIRED_NOW,
    FOUGHT,
    MOVED_NOW,
    MUST_CHECK,
    NO_CHECK,
    RALLIED,
    ROUTED,
)
from .position import NOBODY, Battlefield
from .records import Combat, Shock

SHOCK_MARKS: Final = MUST_CHECK | NO_CHECK

NOT_THERE: Final = Refusal("8.31", "no-unit-of-yours-to-attack")
ROUTED_ATTACKS: Final = Refusal("10.27", "routed-do-not-attack")
COLUMN_ATTACKS: Final = Refusal("6.75", "columns-do-not-attack")
SKIRMISHERS_ATTACK: Final = Refusal("9.21", "skirmishers-do-not-attack")
MOUNT_ATTACKS: Final = Refusal("4.73", "leader-elephants-do-not-attack")
ARTILLERY_ATTACKS: Final = Refusal("8.3", "artillery-does-not-attack")
TRIARII_WAIT: Final = Refusal("9.72", "triarii-do-not-move-and-attack")
HAS_MOVED: Final = Refusal("7.26", "moved-units-declared-already")
MARKED_ALREADY: Final = Refusal("7.26", "attacks-already")
NOT_ON_TOP: Final = Refusal("7.26", "name-the-top-unit")
NO_TARGET: Final = Refusal("8.32", "nobody-in-its-zone")
NOT_COMMANDED: Final = Refusal("7.25", "not-in-command-to-attack")
MAY_NOT_BE_ORDERED: Final = Refusal("10.28", "rallied-take-no-orders-to-attack")
MUST_DESIGNATE: Final = Refusal("5.46", "must-designate")
NOT_THIS_UNIT: Final = Refusal("7.26", "another-unit-declares")
NOT_IN_ITS_ZONE: Final = Refusal("8.32", "not-in-its-zone")
TAKEN: Final = Refusal("8.32", "in-a-combat-already")
NOT_ALL_IN_ZONE: Final = Refusal("8.32", "not-all-in-zone-of-all")
OTHERS_LEFT_OUT: Final = Refusal("8.32", "others-left-out")


# -- who fights whom ------------------------------------------------------------------------------------


def fought(pos: Battlefield) -> Shock:
    """8.3 The shock that is under way."""
    if pos.shock is None:
        raise ValueError("nobody fights")
    return pos.shock


def combat_of(pos: Battlefield, unit: int) -> Combat | None:
    """8.32 The combat in which a unit takes part, the latest if it is in two (10.42)."""
    if pos.shock is None:
        return None
    for combat in reversed(pos.shock.combats):
        if unit in combat.attackers or unit in combat.defenders:
            return combat
    return None


def heads(pos: Battlefield, units: list[int]) -> list[int]:
    """6.68, 9.62 The units that stand for their stacks: the top ones, by which a stack fights and checks."""
    return [unit for unit in units if pos.hex[unit] != OFF and fighting(pos, unit)[0] == unit]


def angles(pos: Battlefield, attacker: int, defender: int) -> list[int]:
    """8.35 From where a unit is attacked: one angle, or two if the halves of a two-hex unit differ."""
    found: list[int] = []
    beside = around(pos, defender)
    for place in pos.hexes_of(attacker):
        if place in beside:
            seen = angle(pos, defender, place)
            if seen not in found:
                found.append(seen)
    return found


def can_strike(pos: Battlefield, attacker: int, defender: int) -> bool:
    """8.53, 9.15 Whether a unit may attack another one from where it is: cavalry no elephants from ahead."""
    field = pos.field
    columns = pos.charts.clash[field.kind[attacker]][field.kind[defender]]
    for seen in angles(pos, attacker, defender):
        if columns[seen] == 0:
            return False
    return True


def targets(pos: Battlefield, unit: int) -> list[int]:
    """8.32 The enemies in a unit's zone of control that it can attack; the top one stands for a stack."""
    if zone_of(pos, unit) < 0 or not next_to_enemy(pos, unit):
        return []
    enemy = 1 - pos.field.side[unit]
    found: list[int] = []
    for place in around(pos, unit):
        if pos.holder(place) != enemy or not controls(pos, unit, place):
            continue
        head = fighting(pos, pos.top[place])[0]
        if head not in found and can_strike(pos, unit, head):
            found.append(head)
    return found


def refuse_attacker(pos: Battlefield, unit: int) -> Refusal | None:
    """4.73, 6.75, 9.21, 9.72, 10.27 Why a unit attacks nobody, whoever stands before it."""
    field, mark = pos.field, pos.mark[unit]
    if mark & ROUTED:
        return ROUTED_ATTACKS
    if mark & COLUMN:
        return COLUMN_ATTACKS
    if field.skirmisher[unit]:
        return SKIRMISHERS_ATTACK
    if field.leader_elephant[unit]:
        return MOUNT_ATTACKS
    if field.kind[unit] == AR:
        return ARTILLERY_ATTACKS
    return TRIARII_WAIT if any(held_back(pos, other) for other in fighting(pos, unit)) else None


def held_back(pos: Battlefield, unit: int) -> bool:
    """9.72 Triarii that have moved do not attack before their army has lost half of what it can bear."""
    field = pos.field
    if not field.triarii or field.cls[unit] != TR or not pos.mark[unit] & MOVED_NOW:
        return False
    seat = field.side[unit]
    return pos.points(seat) * 2 < field.limit_points[seat]


# -- 7.26 at the end of a move --------------------------------------------------------------------------


def after_move(pos: Battlefield, unit: int) -> None:
    """7.25, 7.26 A heavy unit that has moved must attack whom it has before it; a light one may."""
    if pos.hex[unit] == OFF:
        return
    head = fighting(pos, unit)[0]
    if pos.has(head, MUST_CHECK) or refuse_attacker(pos, head) is not None or not targets(pos, head):
        return
    if pos.field.heavy[head]:
        mark_attack(pos, head)
    else:
        pos.steps.append(Declaration(pos.field.side[head], head))


def mark_attack(pos: Battlefield, head: int) -> None:
    """7.26 A marker goes on a stack: it must check its quality if one of it has moved, or it need not."""
    units = fighting(pos, head)
    moved = any(pos.has(unit, MOVED_NOW) for unit in units)
    for unit in units:
        pos.mark[unit] = pos.mark[unit] & ~SHOCK_MARKS | (MUST_CHECK if moved else NO_CHECK)
    if pos.events is not None:
        args = {"unit": pos.field.unit_id[head], "check": "yes" if moved else "no"}
        pos.emit("will-attack", "7.26", args)


class Declaration(SeatStep[Battlefield]):
    """7.25 B, 7.26 A light unit that has ended its move: does it attack?"""

    rule: ClassVar[str] = "7.26"

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(ATTACK, pos.field.op_of_unit[self.unit]), act(DECLINE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DECLINE:
            return None
        if verb != ATTACK:
            return pos.not_now(verb)
        return None if pos.field.unit_of_op[operand] == self.unit else NOT_THIS_UNIT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ATTACK:
            mark_attack(pos, self.unit)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        return "prompt-declare", {"seat": pos.seats[self.seat], "unit": pos.field.unit_id[self.unit]}


# -- 8.31 designation -----------------------------------------------------------------------------------


def refuse_designation(pos: Battlefield, leader: int, unit: int) -> Refusal | None:
    """7.25 C, 8.31 Why a unit that has not moved may not be told to attack by the active leader."""
    field, mark = pos.field, pos.mark[unit] if unit >= 0 else 0
    if unit < 0 or pos.hex[unit] == OFF or field.side[unit] != field.leader_side[leader]:
        return NOT_THERE
    if mark & SHOCK_MARKS:
        return MARKED_ALREADY
    refusal = refuse_attacker(pos, unit)
    if refusal is not None:
        return refusal
    if fighting(pos, unit)[0] != unit:
        return NOT_ON_TOP
    if mark & MOVED_NOW:
        return HAS_MOVED
    if not targets(pos, unit):
        return NO_TARGET
    if mark & RALLIED:
        return MAY_NOT_BE_ORDERED
    return None if in_command(pos, leader, unit) else NOT_COMMANDED


def in_command(pos: Battlefield, leader: int, unit: int) -> bool:
    """7.25 C Whether a unit had an order to fire, or is in range of a leader who may order it."""
    if pos.has(unit, FIRED_NOW):
        return True
    return pos.field.orders_units[leader] >> unit & 1 == 1 and in_range(pos, leader, unit)


def can_designate(pos: Battlefield, leader: int) -> bool:
    """7.25 C Whether there is a unit that a leader could tell to attack."""
    for unit in pos.field.seat_members[pos.field.leader_side[leader]]:
        if refuse_designation(pos, leader, unit) is None:
            return True
    return False


class Designation(SeatStep[Battlefield]):
    """8.31 Units that have not moved are told to attack."""

    rule: ClassVar[str] = "8.31"

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def resolve(self, pos: Battlefield) -> bool:
        if self.leader != NOBODY and pos.leader_lives(self.leader) and can_designate(pos, self.leader):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        field = pos.field
        found = [
            act(ATTACK, field.op_of_unit[unit])
            for unit in range(field.units)
            if field.side[unit] == seat and pos.hex[unit] != OFF
        ]
        return [*found, act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return MUST_DESIGNATE if pos.phase is not None and pos.phase.duty else None
        if verb != ATTACK:
            return pos.not_now(verb)
        return refuse_designation(pos, self.leader, pos.field.unit_of_op[operand])

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        mark_attack(pos, pos.field.unit_of_op[operand])
        if pos.phase is not None:
            pos.phase.duty = False
            pos.phase.ranged = is_held(pos, self.leader)

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "leader": pos.field.leader_id[self.leader]}
        return "prompt-designate", args


def mark_movers(pos: Battlefield, seat: int) -> None:
    """7.25 A Every heavy unit that has moved and has an enemy before it attacks."""
    field = pos.field
    for unit in range(field.units):
        mark = pos.mark[unit]
        if not mark & MOVED_NOW or mark & SHOCK_MARKS or field.side[unit] != seat or pos.hex[unit] == OFF:
            continue
        head = fighting(pos, unit)[0]
        if field.heavy[head] and refuse_attacker(pos, head) is None and targets(pos, head):
            mark_attack(pos, head)


# -- 8.32 combats ---------------------------------------------------------------------------------------


class Web:
    """8.32 Who could attack whom: everybody who has to be in a combat and is in none yet."""

    def __init__(self) -> None:
        self.targets: dict[int, list[int]] = {}  # whom each attacker has before him
        self.attackers: dict[int, list[int]] = {}  # who has each defender before him

    def add(self, attacker: int, defender: int) -> None:
        self.targets.setdefault(attacker, []).append(defender)
        self.attackers.setdefault(defender, []).append(attacker)

    def fits(self, attackers: list[int], defenders: list[int]) -> bool:
        """Whether all of these defenders are before all of these attackers."""
        return all(within(defenders, self.targets[attacker]) for attacker in attackers)

    def stranded(self, attackers: list[int], defenders: list[int]) -> tuple[list[int], list[int]]:
        """Who could be in no other combat if these fight: attackers and defenders that have to join them."""
        lone: list[int] = []
        for defender in defenders:
            for unit in self.attackers[defender]:
                if unit not in attackers and unit not in lone and within(self.targets[unit], defenders):
                    lone.append(unit)
        left: list[int] = []
        for attacker in attackers:
            for unit in self.targets[attacker]:
                if unit not in defenders and unit not in left and within(self.attackers[unit], attackers):
                    left.append(unit)
        return lone, left

    def possible(self, attackers: list[int], defenders: list[int]) -> bool:
        """8.32 Whether a combat can be formed with these in it: all in the zones of all, and nobody left out.

        Where everybody has somebody to fight, combats can be found for all; so it is enough that whoever
        would be left with nobody can join this one.
        """
        if not self.fits(attackers, defenders):
            return False
        lone, left = self.stranded(attackers, defenders)
        if lone and left:
            return False
        return self.fits(lone, defenders) and self.fits(attackers, left)

    def pruned(self) -> Web:
        """8.32 The same without attacks that would leave somebody out, whatever else is done."""
        web = self
        while True:
            kept = Web()
            dropped = False
            for attacker, others in web.targets.items():
                for defender in others:
                    if web.possible([attacker], [defender]):
                        kept.add(attacker, defender)
                    else:
                        dropped = True
            if not dropped:
                return web
            web = kept

    def component(self, attacker: int) -> tuple[list[int], list[int]]:
        """Everybody who hangs together with an attacker: attackers and defenders."""
        attackers: list[int] = []
        defenders: list[int] = []
        waiting = [attacker]
        while waiting:
            unit = waiting.pop()
            if unit in attackers:
                continue
            attackers.append(unit)
            for other in self.targets[unit]:
                if other not in defenders:
                    defenders.append(other)
                    waiting += self.attackers[other]
        return attackers, defenders


def within(few: list[int], many: list[int]) -> bool:
    """Whether all of some things are among others."""
    for thing in few:
        if thing not in many:
            return False
    return True


def web_of(pos: Battlefield) -> Web:
    """8.32 The attackers that are in no combat yet, and whom of those not attacked yet they could attack."""
    shock, web = fought(pos), Web()
    for unit in range(pos.field.units):
        mark = pos.mark[unit]
        if not mark & SHOCK_MARKS or mark & FOUGHT or pos.field.side[unit] != shock.seat:
            continue
        if pos.hex[unit] == OFF or refuse_attacker(pos, unit) is not None or fighting(pos, unit)[0] != unit:
            continue
        for other in targets(pos, unit):
            if not pos.has(other, ATTACKED):
                web.add(unit, other)
    return web.pruned()


def form(pos: Battlefield, attackers: list[int], defenders: list[int]) -> Combat:
    """8.32, 6.68 A combat between these and the stacks they stand in."""
    shock = fought(pos)
    ours: list[int] = []
    theirs: list[int] = []
    for head in attackers:
        ours += fighting(pos, head)
    for head in defenders:
        theirs += pos.stack(pos.hex[head])
    combat = Combat(ours, theirs)
    combat.posts = [pos.hex[unit] for unit in ours + theirs]
    for unit in theirs:
        combat.places += [place for place in pos.hexes_of(unit) if place not in combat.places]
        pos.mark[unit] |= ATTACKED
        if pos.has(unit, COLUMN) and unit not in shock.columns:
            shock.columns.append(unit)
    for unit in ours:
        pos.mark[unit] |= FOUGHT
    shock.combats.append(combat)
    if pos.events is not None:
        names = pos.field.unit_id
        args = {"attackers": [names[unit] for unit in ours], "defenders": [names[unit] for unit in theirs]}
        pos.emit("combat", "8.32", args)
    return combat


class Forming(SeatStep[Battlefield]):
    """8.32 The attacker says who fights whom; what can be only one way forms itself.

    The combats are formed from one edge of the map to the other: whom an attacker fights, then who joins.
    """

    rule: ClassVar[str] = "8.32"
    settled: ClassVar[bool] = False

    def resolve(self, pos: Battlefield) -> bool:
        shock, web = fought(pos), web_of(pos)
        if shock.opened != NOBODY:
            return self.gather(pos, web)
        first = NOBODY
        for attacker in web.targets:
            attackers, defenders = web.component(attacker)
            if len(attackers) == 1 or len(defenders) == 1:
                form(pos, attackers, defenders)
                return True
            if first == NOBODY or pos.hex[attacker] < pos.hex[first]:
                first = attacker
        if first == NOBODY:
            pos.steps.pop()
        else:
            shock.opened = first  # whoever nobody else can attack is his
            shock.chosen = [unit for unit in web.targets[first] if len(web.attackers[unit]) == 1]
        return True

    def gather(self, pos: Battlefield, web: Web) -> bool:
        """8.32 Who has nobody else to fight joins by himself; a combat that nobody can join is complete."""
        attackers, defenders = self.sides(pos)
        if not defenders:
            return False
        lone, left = web.stranded(attackers, defenders)
        fought(pos).chosen += lone + left
        if lone or left:
            return True
        if len(self.legal(pos, self.seat)) > 1:
            return False
        self.close(pos)
        return True

    def sides(self, pos: Battlefield) -> tuple[list[int], list[int]]:
        """Those who have been put into the combat: attackers and defenders."""
        shock, side = fought(pos), pos.field.side
        attackers = [shock.opened, *[unit for unit in shock.chosen if side[unit] == shock.seat]]
        return attackers, [unit for unit in shock.chosen if side[unit] != shock.seat]

    def close(self, pos: Battlefield) -> None:
        attackers, defenders = self.sides(pos)
        shock = fought(pos)
        shock.opened = NOBODY
        shock.chosen = []
        form(pos, attackers, defenders)

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        attackers, defenders = self.sides(pos)
        web, ops = web_of(pos), pos.field.op_of_unit
        if not defenders:
            return [act(COMBAT, ops[unit]) for unit in web.targets[attackers[0]]]
        others, more = web.component(attackers[0])
        near = [unit for unit in others + more if unit not in attackers and unit not in defenders]
        return [*[act(JOIN, ops[unit]) for unit in near], act(DONE)]

    def legal(self, pos: Battlefield, seat: int) -> list[int]:
        web, table = web_of(pos), pos.setting.table
        return [
            action
            for action in self.candidates(pos, seat)
            if self.judge(pos, web, action >> table.shift, action & table.mask) is None
        ]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return self.judge(pos, web_of(pos), verb, operand)

    def judge(self, pos: Battlefield, web: Web, verb: int, operand: int) -> Refusal | None:
        """8.32 Why a unit cannot be put into the combat that is being formed."""
        attackers, defenders = self.sides(pos)
        if verb == DONE and defenders:
            return None
        if verb != (JOIN if defenders else COMBAT):
            return pos.not_now(verb)
        unit = pos.field.unit_of_op[operand]
        if verb == COMBAT:
            return None if unit in web.targets[attackers[0]] else NOT_IN_ITS_ZONE
        if unit in attackers or unit in defenders:
            return TAKEN
        if unit in web.targets:
            attackers.append(unit)
        elif unit in web.attackers:
            defenders.append(unit)
        else:
            return NOT_IN_ITS_ZONE
        if not web.fits(attackers, defenders):
            return NOT_ALL_IN_ZONE
        return None if web.possible(attackers, defenders) else OTHERS_LEFT_OUT

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.close(pos)
        else:
            fought(pos).chosen.append(pos.field.unit_of_op[operand])

    def prompt(self, pos: Battlefield) -> tuple[str, dict[str, Any]]:
        attackers, defenders = self.sides(pos)
        names = pos.field.unit_id
        args: dict[str, Any] = {"seat": pos.seats[self.seat], "unit": names[attackers[0]]}
        if not defenders:
            return "prompt-combat", args
        return "prompt-join-combat", {**args, "targets": [names[unit] for unit in defenders]}
