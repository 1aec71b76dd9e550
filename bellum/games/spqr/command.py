"""4.2 to 4.5 Who commands whom: individual orders, line commands, and what a commander alone can do."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .charts import (
    CONSUL,
    ELEPHANT_LEADER,
    NAMED,
    NO_LIMIT,
    ONE_HORSE,
    REPLACEMENT,
)
from .field import Field
from .ground import FAR, command_reach, flood, in_range, in_zoc, reached
from .hexes import HEXES, OFF, distance
from .lines import members_of, standing
from .marks import (
    HARASSED,
    KILLED,
    LEADER_DONE,
    MOVED_NOW,
    ORDERED,
    PROMOTED,
    RALLIED,
    RECOVERED,
    ROUTED,
    SHOT,
    USED,
)
from .position import NOBODY, Battlefield
from .records import BY_LINE, INDIVIDUAL, LINES, Phase

NOT_YOURS: Final = Refusal("4.22", "not-your-unit")
NOT_ON_MAP: Final = Refusal("4.22", "unit-not-on-map")
NOT_HIS: Final = Refusal("4.28", "not-his-to-order")
NOT_HIS_CLASS: Final = Refusal("4.42", "not-his-kind-of-foot")
OTHER_CLASS: Final = Refusal("4.42", "one-class-of-one-legion")
NO_HORSE: Final = Refusal("4.44", "horse-is-not-for-him")
NO_FOOT: Final = Refusal("4.44", "foot-is-not-for-him")
OTHER_HORSE: Final = Refusal("4.44", "legion-or-ala-horse")
TOO_FAR: Final = Refusal("4.21", "out-of-command-range")
LEADER_HELD: Final = Refusal("4.26", "leader-in-enemy-zoc")
LEADER_FINISHED: Final = Refusal("4.27", "finished-leader-gives-no-orders")
NO_ORDERS_LEFT: Final = Refusal("4.22", "no-orders-left")
LINES_NOW: Final = Refusal("4.2", "line-commands-in-this-phase")
ROUTED_WAITS: Final = Refusal("10.27", "routed-can-only-rally")
RALLIED_WAITS: Final = Refusal("10.28", "rallied-waits-for-next-turn")
HAS_MOVED: Final = Refusal("5.25", "moved-in-this-phase")
HAS_HARASSED: Final = Refusal("9.24", "harassment-is-all-it-does")
HAS_RECOVERED: Final = Refusal("10.17", "recovered-in-this-phase")
BENEATH: Final = Refusal("6.66", "only-top-moves-alone")
STACKED_PHALANX: Final = Refusal("9.52", "stacked-phalanx-obeys-commander")
CAMP_WAITS: Final = Refusal("6.24", "camp-guard-waits")
ELEPHANTS_WAIT: Final = Refusal("4.81", "elephants-need-a-leader-with-them")
JOINED_LATE: Final = Refusal("4.81", "leader-with-elephants-all-phase")
STAYS_WITH_ELEPHANTS: Final = Refusal("4.81", "leader-stays-with-elephants")
DRIVEN_TURNS: Final = Refusal("4.82", "driven-elephants-do-not-turn")
DRIVEN_STOPS: Final = Refusal("4.82", "driven-elephants-go-on")
LEADS_A_LINE_ONLY: Final = Refusal("4.83", "elephant-leader-gives-no-orders")
NOT_OF_THE_LINE: Final = Refusal("9.61", "not-of-the-line")
NOT_IN_THE_STACK: Final = Refusal("6.64", "not-in-the-stack")
LEADER_NOT_THERE: Final = Refusal("5.24", "leader-not-with-unit")
NOT_ANOTHER_LEADER: Final = Refusal("5.24", "only-commander-moves-others")
ORDERED_ALREADY: Final = Refusal("4.3", "one-order-for-a-leader")
LEADER_TOO_FAR: Final = Refusal("4.21", "leader-out-of-command-range")
LEAVES_ZOC_FIRST: Final = Refusal("4.3", "commander-leaves-zoc-first")
RIDES: Final = Refusal("4.72", "leader-rides-his-elephant")
TIRED_LEADER: Final = Refusal("6.14", "leader-has-no-points-left")


NO_WAYS: Final[list[int]] = []
ALARMS: Final[dict[str, list[bool]]] = {}  # what follows from a battle's camp, made when it is asked for
PACE_BITS: Final = 4
PACE_MASK: Final = 15
VELITES_GROUP: Final = 0
FORMATIONS: Final = 64  # more than there are
BEAST_SHIFT: Final = 16  # 4.81 above the marks of an elephant leader: the number of his elephant, and 1
ZOC_PRICE: Final = 2  # 4.3 orders for a leader who is in an enemy's zone of control


# -- 4.3 the commander ---------------------------------------------------------------------------------------


def chief(pos: Battlefield, seat: int) -> int:
    """4.3, 4.46, 4.65 The commander of an army: its first one, a proconsul who took over, or NOBODY."""
    commander = pos.field.oc[seat]
    if not pos.role[commander] & KILLED:
        return commander
    for leader, role in enumerate(pos.role):
        if role & PROMOTED and not role & KILLED and pos.field.leader_side[leader] == seat:
            return leader
    return NOBODY


def is_chief(pos: Battlefield, leader: int) -> bool:
    """4.3 Whether a leader commands his army."""
    return chief(pos, pos.field.leader_side[leader]) == leader


def strategy(pos: Battlefield, seat: int) -> int:
    """4.25, 4.46 The Strategy of an army's commander; NOBODY if it has none."""
    leader = chief(pos, seat)
    if leader == NOBODY:
        return NOBODY
    return pos.charts.proconsul_strategy if pos.role[leader] & PROMOTED else pos.field.strategy[leader]


def is_held(pos: Battlefield, leader: int) -> bool:
    """4.26 Whether a leader gives no orders because he is in an enemy's zone of control."""
    return leader_in_zoc(pos, leader) and not is_chief(pos, leader)


def note_zone(pos: Battlefield) -> None:
    """5.27, 5.31 The active leader is in an enemy's zone of control, and will have been there."""
    phase = pos.phase
    if phase is not None and is_held(pos, phase.leader):
        phase.held = True


def leader_in_zoc(pos: Battlefield, leader: int) -> bool:
    """7.21 Whether a leader is in an enemy's zone of control."""
    place = pos.at[leader]
    return place != OFF and in_zoc(pos, place, 1 - pos.field.leader_side[leader])


def with_chief(pos: Battlefield, leader: int) -> bool:
    """4.21, 4.25 A1 Whether a leader is in his commander's range."""
    seat = pos.field.leader_side[leader]
    commander = chief(pos, seat)
    if commander == NOBODY or pos.at[commander] == OFF or pos.at[leader] == OFF:
        return False
    reach = command_reach(pos, commander)
    if distance(pos.at[commander], pos.at[leader]) > reach:  # no way is shorter than the straight one
        return False
    return reached(pos, pos.at[commander], [pos.at[leader]], seat, reach)


def elephant_of(pos: Battlefield, leader: int) -> int:
    """4.71 The elephant that a leader rides, or NOBODY."""
    field = pos.field
    for unit in range(field.units):
        if field.leader_elephant[unit] and field.rider[unit] == leader and pos.hex[unit] != OFF:
            return unit
    return NOBODY


def beast_of(pos: Battlefield, leader: int) -> int:
    """4.81 The elephant on which an elephant leader was placed, or NOBODY."""
    unit = (pos.role[leader] >> BEAST_SHIFT) - 1
    return unit if unit >= 0 and pos.hex[unit] != OFF and not pos.mark[unit] & ROUTED else NOBODY


def is_driven(pos: Battlefield) -> bool:
    """4.82 Whether elephants move for a leader of their own: straight on, as far as they can."""
    return pos.phase is not None and pos.field.rank[pos.phase.leader] == ELEPHANT_LEADER


# -- 4.21, 4.28, 4.4 individual orders -----------------------------------------------------------------------


def refuse_kind(pos: Battlefield, leader: int, unit: int) -> Refusal | None:
    """4.28, 4.42, 4.44 Why a unit is none of those that a leader may give orders to."""
    field = pos.field
    if field.orders_units[leader] >> unit & 1:
        return None
    limit = field.limit[leader]
    if limit == NO_LIMIT:
        return NOT_HIS
    if limit == ONE_HORSE:
        return NO_FOOT if not field.cavalry[unit] else NOT_HIS
    return NO_HORSE if field.cavalry[unit] else NOT_HIS_CLASS


def group_of(pos: Battlefield, leader: int, unit: int) -> int:
    """4.42, 4.44 What a leader sticks to for a phase once he has given an order to a unit; -1 for nothing."""
    field = pos.field
    limit = field.limit[leader]
    if limit == NO_LIMIT:
        return -1
    if limit == ONE_HORSE:
        return 1 if field.ala[unit] else 0
    if field.velites[unit]:
        return VELITES_GROUP
    return 1 + field.cls[unit] * FORMATIONS + field.formation[unit] + 1


def refuse_group(pos: Battlefield, phase: Phase, unit: int) -> Refusal | None:
    """4.42, 4.44 Why a leader who has ordered others in this phase may not order a unit."""
    if phase.group < 0 or phase.group == group_of(pos, phase.leader, unit):
        return None
    return OTHER_HORSE if pos.field.limit[phase.leader] == ONE_HORSE else OTHER_CLASS


def refuse_status(pos: Battlefield, leader: int, unit: int) -> Refusal | None:
    """4.72, 4.81, 9.52, 6.24 Why a unit takes no orders of a leader for what it is or where it stands."""
    field = pos.field
    if field.leader_elephant[unit] and pos.at[field.rider[unit]] == pos.hex[unit]:
        return RIDES
    if field.two_hex[unit] and is_stacked(pos, unit) and not is_chief(pos, leader):
        return STACKED_PHALANX
    if field.camp_guard and guards_camp(pos, unit):
        return CAMP_WAITS
    if field.elephant[unit] and pos.mark[unit] & USED and not drives(pos, leader, unit):
        return JOINED_LATE if pos.at[leader] == pos.hex[unit] else ELEPHANTS_WAIT
    return None


def is_stacked(pos: Battlefield, unit: int) -> bool:
    """6.66 Whether another unit lies on a unit or under it."""
    return pos.under[unit] != NOBODY or pos.top_of(unit) != unit


def guards_camp(pos: Battlefield, unit: int) -> bool:
    """6.24 Whether a unit in the camp still waits: no enemy is near it, and the turn has not come."""
    field = pos.field
    if pos.turn >= field.camp_guard_turn or pos.hex[unit] not in field.camp:
        return False
    enemy, alarm = 1 - field.side[unit], alarm_of(field)
    for other in range(field.units):
        if field.side[other] == enemy and pos.hex[other] != OFF:
            for place in pos.hexes_of(other):
                if alarm[place]:
                    return False
    return True


def alarm_of(field: Field) -> list[bool]:
    """6.24 By hex: whether an enemy there calls the garrison of the camp to arms."""
    if field.id not in ALARMS:
        ALARMS[field.id] = [
            any(distance(place, camp) <= field.camp_guard_reach for camp in field.camp)
            for place in range(HEXES)
        ]
    return ALARMS[field.id]


def drives(pos: Battlefield, leader: int, unit: int) -> bool:
    """4.81 Whether a leader moves an elephant after its first order: with it, or with one that moves too."""
    phase = pos.phase
    herd = herd_at(pos, leader) if phase is None or phase.leader != leader else phase.herd
    for own in members_of(herd):
        if pos.hex[own] == pos.at[leader] and (own == unit or pos.mark[own] & ORDERED):
            return True
    return False


def herd_at(pos: Battlefield, leader: int) -> int:
    """4.81 The elephants with which a leader is and could stay, as bits; none for one who rides his own."""
    if pos.at[leader] == OFF or elephant_of(pos, leader) != NOBODY:
        return 0
    return sum([1 << unit for unit in pos.stack(pos.at[leader]) if pos.field.elephant[unit]])


def is_within(pos: Battlefield, leader: int, unit: int, ways: list[int]) -> bool:
    """4.21 Whether a unit is in a leader's range; ``ways`` is ``ways_of`` of him, or nothing."""
    if not ways:
        return in_range(pos, leader, unit)
    if ways[pos.hex[unit]] < FAR:
        return True
    other = pos.half(unit)
    return other != OFF and ways[other] < FAR


def ways_of(pos: Battlefield, leader: int) -> list[int]:
    """4.21 By hex: how far a leader's command goes, for those who ask about many units at once."""
    return flood(pos, pos.at[leader], pos.field.leader_side[leader], command_reach(pos, leader))


def refuse_unit(pos: Battlefield, leader: int, unit: int, ways: list[int] = NO_WAYS) -> Refusal | None:
    """4.21, 4.28, 4.42, 4.44 Why a leader may give no order to a unit, whatever it is to do."""
    if unit == NOBODY or pos.field.side[unit] != pos.field.leader_side[leader]:
        return NOT_YOURS
    if pos.hex[unit] == OFF:
        return NOT_ON_MAP
    refusal = refuse_kind(pos, leader, unit)
    if refusal is None and pos.phase is not None:
        refusal = refuse_group(pos, pos.phase, unit)
    if refusal is None:
        refusal = refuse_status(pos, leader, unit)
    if refusal is not None:
        return refusal
    return None if is_within(pos, leader, unit, ways) else TOO_FAR


def refuse_leader(pos: Battlefield) -> Refusal | None:
    """4.2, 4.22, 4.26, 4.83 Why the active leader gives no more individual orders in this phase."""
    phase = pos.in_phase()
    if pos.field.rank[phase.leader] == ELEPHANT_LEADER:
        return LEADS_A_LINE_ONLY
    if phase.mode == LINES:
        return LINES_NOW
    if is_held(pos, phase.leader):
        return LEADER_HELD
    if is_finished(pos, phase.leader):
        return LEADER_FINISHED
    return NO_ORDERS_LEFT if orders_left(pos) <= 0 else None


def orders_left(pos: Battlefield) -> int:
    """5.21 How many individual orders the active leader can still give."""
    phase = pos.in_phase()
    return pos.initiative(phase.leader) - phase.orders


def refuse_deed(pos: Battlefield, unit: int) -> Refusal | None:
    """5.25, 6.12, 9.24, 10.17, 10.27, 10.28 Why a unit cannot be told to move or fire in this phase."""
    mark = pos.mark[unit]
    if mark & ROUTED:
        return ROUTED_WAITS
    if mark & RALLIED:
        return RALLIED_WAITS
    if mark & RECOVERED:
        return HAS_RECOVERED
    if mark & MOVED_NOW:
        return HAS_MOVED
    if mark & HARASSED:
        return HAS_HARASSED
    return None if head_of(pos, unit) == unit else BENEATH


def head_of(pos: Battlefield, unit: int) -> int:
    """6.66, 4.75 The top unit of a stack; an elephant that carries a leader does not count."""
    for other in pos.stack(pos.hex[unit]):
        if not pos.field.leader_elephant[other]:
            return other
    return unit


def give_order(pos: Battlefield, unit: int, price: int = 1) -> None:
    """5.21, 4.42, 8.11 The active leader gives an individual order to a unit, which may fire for it."""
    phase = pos.in_phase()
    phase.mode = INDIVIDUAL
    phase.orders += price
    pos.mark[unit] = pos.mark[unit] & ~SHOT | ORDERED
    if phase.group < 0:
        phase.group = group_of(pos, phase.leader, unit)


# -- 6.64, 9.61, 5.24 who comes along ------------------------------------------------------------------------


def moves_stack(pos: Battlefield, unit: int) -> bool:
    """6.64 Whether one order of the active leader moves a whole stack: he is the commander, and in it."""
    leader = pos.in_phase().leader
    return is_chief(pos, leader) and leader in pos.leaders_with(unit)


def refuse_take(pos: Battlefield, unit: int) -> Refusal | None:
    """6.64, 9.52, 9.61 Why a unit of the mover's stack may not come along."""
    march, phase = pos.marching(), pos.in_phase()
    if unit == NOBODY or unit == march.unit or unit in march.others:
        return NOT_IN_THE_STACK
    if unit not in pos.stack(pos.hex[march.unit]):
        return NOT_IN_THE_STACK
    if march.why == BY_LINE:
        return refuse_rest(pos, unit) if phase.line >> unit & 1 else NOT_OF_THE_LINE
    if moves_stack(pos, march.unit):
        return refuse_rest(pos, unit)
    if orders_left(pos) <= 0:
        return NO_ORDERS_LEFT
    return refuse_unit(pos, phase.leader, unit) or refuse_rest(pos, unit)


def refuse_rest(pos: Battlefield, unit: int) -> Refusal | None:
    """5.25, 10.17, 10.28 Why a unit lower in a stack cannot move in this phase."""
    mark = pos.mark[unit]
    if mark & RALLIED:
        return RALLIED_WAITS
    if mark & RECOVERED:
        return HAS_RECOVERED
    return HAS_MOVED if mark & MOVED_NOW else None


def take(pos: Battlefield, unit: int) -> None:
    """6.64, 9.61 A unit of the stack comes along, for an order more unless the line or the commander goes."""
    march = pos.marching()
    price = 0 if march.why == BY_LINE or moves_stack(pos, march.unit) else 1
    if march.why == BY_LINE:
        pos.mark[unit] |= ORDERED
    else:
        give_order(pos, unit, price)


def refuse_bring(pos: Battlefield, leader: int) -> Refusal | None:
    """4.26, 5.24, 6.64 Why a leader does not go along with the unit that is about to move."""
    march, phase = pos.marching(), pos.in_phase()
    if leader == NOBODY or leader in march.leaders or leader not in pos.leaders_with(march.unit):
        return LEADER_NOT_THERE
    if pace(pos, leader) >= pos.charts.leader_ma:
        return TIRED_LEADER
    if leader == phase.leader:
        return LEADER_HELD if is_held(pos, leader) else None
    if not is_chief(pos, phase.leader):
        return NOT_ANOTHER_LEADER
    if march.why == BY_LINE:
        return None
    return refuse_push(pos, leader)


def bring(pos: Battlefield, leader: int) -> None:
    """5.24 A leader goes along: himself, with the line, or for an order of the commander."""
    phase = pos.in_phase()
    if leader != phase.leader and pos.marching().why != BY_LINE:
        push(pos, leader)


def refuse_push(pos: Battlefield, leader: int) -> Refusal | None:
    """4.21, 4.3, 5.24 Why the commander may not order another leader to move.

    One order each in a phase, two out of a zone. His range counts, though not for reinforcements (2.6).
    """
    phase = pos.in_phase()
    if not is_chief(pos, phase.leader):
        return NOT_ANOTHER_LEADER
    if leader_in_zoc(pos, phase.leader):
        return LEAVES_ZOC_FIRST
    if phase.moved_leaders >> leader & 1:
        return ORDERED_ALREADY
    if orders_left(pos) < push_price(pos, leader):
        return NO_ORDERS_LEFT
    return None if pos.at[leader] == OFF or with_chief(pos, leader) else LEADER_TOO_FAR


def push_price(pos: Battlefield, leader: int) -> int:
    """4.3 How many orders it takes to move another leader."""
    return ZOC_PRICE if leader_in_zoc(pos, leader) else 1


def push(pos: Battlefield, leader: int) -> None:
    """4.3 The commander orders another leader to move."""
    phase = pos.in_phase()
    phase.mode = INDIVIDUAL
    phase.orders += push_price(pos, leader)
    phase.moved_leaders |= 1 << leader


def pace(pos: Battlefield, leader: int) -> int:
    """6.14 The movement points that a leader has spent in this phase."""
    return 0 if pos.phase is None else pos.phase.pace >> leader * PACE_BITS & PACE_MASK


def walk(pos: Battlefield, leader: int, points: int) -> None:
    """6.14 A leader spends movement points, nine in a phase at most."""
    if pos.phase is not None:
        spent = min(pace(pos, leader) + points, pos.charts.leader_ma)
        shift = leader * PACE_BITS
        pos.phase.pace = pos.phase.pace & ~(PACE_MASK << shift) | spent << shift


# -- 4.28, 4.43 whose line it is -----------------------------------------------------------------------------


def enlisted(pos: Battlefield, leader: int, line: int) -> int:
    """4.28, 4.43 The units of a line that a leader may command with it, as bits.

    Tribunes and prefects take the lines of their rank whole; who is bound to some units leads only those.
    """
    mask = standing(pos, line)
    field = pos.field
    return mask & field.orders_units[leader] if field.limit[leader] == NO_LIMIT else mask


def has_rank(pos: Battlefield, leader: int, line: int) -> bool:
    """4.43, 4.44 Whether the chart gives a line to leaders of this rank; a replacement has those of all."""
    ranks, rank = pos.field.line_ranks[line], pos.field.rank[leader]
    if rank == REPLACEMENT:
        return ranks >> NAMED & 1 == 1 or ranks >> CONSUL & 1 == 1
    return ranks >> rank & 1 == 1


def is_finished(pos: Battlefield, leader: int) -> bool:
    """4.27, 5.15 Whether a leader is finished for this turn."""
    return pos.role[leader] & LEADER_DONE != 0
