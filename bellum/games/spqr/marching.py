"""6.3, 6.4, 7.12, 7.23, 9.15, 9.71 What a unit that moves may do next, and why it may not."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .charts import TR
from .columns import FORMED_ALREADY, LONG_COLUMN
from .command import DRIVEN_TURNS, TIRED_LEADER, elephant_of, is_chief, is_driven, pace
from .ground import in_zoc, sees, unit_in_zoc, zoc_owners
from .harm import doubled
from .hexes import CUBE_Q, CUBE_R, OFF, SIX, number_of
from .lines import line_from, members_of, standing
from .manoeuvre import Entry, Motion, about, across, ahead, points_for, standing_half, wheel
from .markers import refuse_pinned
from .marks import COLUMN, ENGAGED, FINISHED, FIRED_NOW, FORMED, ROUTED, WILL_MOVE
from .paces import barred, leader_points, turn_between, turn_points
from .position import NOBODY, Battlefield
from .records import March
from .stacking import hexes_at, phalanx_ahead, refuse_passage, refuse_stop
from .withdrawal import gets_loose

PURSUIT_OVER: Final = Refusal("10.43", "finished-cavalry-only-turns")
ENGAGED_STAYS: Final = Refusal("10.51", "engaged-do-not-move")
FIRED_STANDING: Final = Refusal("8.17", "fired-and-stands")
TRIARII_HOLD: Final = Refusal("9.71", "triarii-hold-their-ground")
STOPS: Final = Refusal("7.23", "stops-in-zone-of-control")
HELD: Final = Refusal("7.23", "not-fast-enough-to-leave-zone")
NOT_FRONT: Final = Refusal("6.32", "not-a-front-hex")
NOT_BEFORE_COLUMN: Final = Refusal("6.74", "column-goes-ahead")
OFF_THE_MAP: Final = Refusal("6.24", "off-the-map")
NO_GROUND: Final = Refusal("6.24", "ground-not-to-be-entered")
TOO_DEAR: Final = Refusal("6.25", "not-enough-points")
BEFORE_ELEPHANTS: Final = Refusal("9.15", "cavalry-before-elephants")
BY_COMMANDER: Final = Refusal("9.51", "double-depth-by-the-commander")
FROM_BEHIND: Final = Refusal("9.51", "double-depth-from-behind")
NO_WHEEL: Final = Refusal("6.43", "only-two-hex-units-wheel")
COLUMN_WHEELS: Final = Refusal("6.74", "columns-do-not-wheel")
DOUBLED_WHEELS: Final = Refusal("9.52", "stacked-phalanxes-do-not-wheel")
NO_TURN_IN_ZOC: Final = Refusal("7.15", "no-turn-in-zone-of-control")
NO_ABOUT: Final = Refusal("6.44", "only-two-hex-units-face-about")
ABOUT_IN_ZOC: Final = Refusal("6.44", "no-about-face-in-zone-of-control")
ABOUT_IN_ROUGH: Final = Refusal("6.44", "no-about-face-in-rough-ground")
NEVER_TURNS: Final = Refusal("7.14", "two-hex-units-never-turn")
COLUMN_TURNS: Final = Refusal("6.73", "column-faces-a-side")
FACES_THERE: Final = Refusal("7.12", "faces-there-already")
STACK_FACES: Final = Refusal("6.67", "stack-faces-one-way")


def party_of(march: March) -> list[int]:
    """6.31 The unit that moves and those of its stack that come along, from the top down."""
    return [march.unit, *march.others]


def points_left(march: March) -> int:
    """6.25 The movement points that are left."""
    return march.allowance - march.spent


def rides(pos: Battlefield, unit: int) -> bool:
    """4.71 Whether a unit is an elephant with its leader on it."""
    rider = pos.field.rider[unit]
    return rider != NOBODY and pos.at[rider] == pos.hex[unit]


# -- 9.71 triarii --------------------------------------------------------------------------------------


def triarii_hold(pos: Battlefield, unit: int) -> bool:
    """9.71 Whether triarii may only turn: no enemy is near their line, and the other foot is near them."""
    field = pos.field
    if not field.triarii or field.cls[unit] != TR:
        return False
    line = 1 << unit
    for number in members_of(field.lines_of[unit]):
        members = standing(pos, number)
        for other in members_of(members):
            if field.cls[other] != TR:
                members ^= 1 << other
        line |= line_from(pos, number, NOBODY, 1 << unit, members)
    for own in members_of(line):
        if sees_enemy(pos, own):
            return False
    return other_foot_near(pos, unit)


def sees_enemy(pos: Battlefield, unit: int) -> bool:
    """9.71 Whether an enemy other than elephants is within three hexes of a unit and in its sight."""
    field, here = pos.field, pos.hex[unit]
    enemy = 1 - field.side[unit]
    for place in within(here, pos.charts.triarii_enemy):
        other = pos.top[place]
        if other != NOBODY and field.side[other] == enemy and not field.elephant[other]:
            if sees(pos, here, place):
                return True
    return False


def other_foot_near(pos: Battlefield, unit: int) -> bool:
    """9.71 Whether foot of the legions or alae that are no triarii is within five hexes of a unit."""
    field = pos.field
    seat = field.side[unit]
    for place in within(pos.hex[unit], pos.charts.triarii_line):
        other = pos.top[place]
        while other != NOBODY:
            if field.side[other] == seat and field.roman[other] and field.cls[other] != TR:
                if not pos.mark[other] & ROUTED:
                    return True
            other = pos.under[other]
    return False


def within(place: int, most: int) -> list[int]:
    """The hexes at most so far from one, and itself."""
    q, r = CUBE_Q[place], CUBE_R[place]
    found: list[int] = []
    for across_q in range(-most, most + 1):
        for across_r in range(max(-most, -across_q - most), min(most, most - across_q) + 1):
            other = number_of(q + across_q, r + across_r)
            if other != OFF:
                found.append(other)
    return found


# -- 6.3 why a unit may not move at all ----------------------------------------------------------------


def refuse_mover(pos: Battlefield, march: March) -> Refusal | None:
    """8.17, 9.71, 10.43, 10.51, 6.59, 6.71 Why a unit may not leave its hex under this order."""
    unit = march.unit
    mark = pos.mark[unit]
    if mark & FINISHED:
        return PURSUIT_OVER
    if mark & ENGAGED:
        return ENGAGED_STAYS
    if mark & FORMED:
        return FORMED_ALREADY
    if march.steps == 0:
        if fired_standing(pos, unit):
            return FIRED_STANDING
        refusal = refuse_pinned(pos, unit)
        if refusal is not None:
            return refusal
        for member in party_of(march):
            if triarii_hold(pos, member):
                return TRIARII_HOLD
    return None


def fired_standing(pos: Battlefield, unit: int) -> bool:
    """8.17 Whether a unit has fired without the modifier for those who move."""
    mark = pos.mark[unit]
    if not mark & FIRED_NOW or mark & WILL_MOVE:
        return False
    weapon = pos.field.weapon[unit]
    return weapon >= 0 and pos.charts.moved_drm[weapon] > 0


def refuse_zone(pos: Battlefield, march: March) -> Refusal | None:
    """7.23, 4.73 Why a unit may not leave a zone of control: it stops there, or is held there."""
    unit = march.unit
    if not unit_in_zoc(pos, unit):
        return None
    if march.steps:
        return STOPS
    if rides(pos, unit):
        return None
    for member in party_of(march):
        if not gets_loose(pos, member):
            return HELD
    return None


def can_move(pos: Battlefield, march: March) -> bool:
    """6.51, 6.45 Whether a unit may leave its hex at all, or a phalanx that is held wheel out of it."""
    if points_left(march) <= 0 or refuse_mover(pos, march) is not None:
        return False
    return refuse_zone(pos, march) is None or can_flank(pos, march)


def can_flank(pos: Battlefield, march: March) -> bool:
    """6.45 Whether a phalanx that is held by one half may wheel with the other."""
    if not pos.field.two_hex[march.unit]:
        return False
    for right in (False, True):
        if refuse_wheel(pos, march, right, wheel(pos, march.unit, right)) is None:
            return True
    return False


# -- 6.32, 6.74 steps ----------------------------------------------------------------------------------


def refuse_step(pos: Battlefield, march: March, side: int, motion: Motion) -> Refusal | None:
    """6.32, 6.74, 7.23 Why a unit may not step across a side."""
    refusal = refuse_mover(pos, march) or refuse_zone(pos, march)
    if refusal is not None:
        return refusal
    if not ahead(pos, march.unit, side):
        return NOT_BEFORE_COLUMN if pos.mark[march.unit] & COLUMN else NOT_FRONT
    return refuse_motion(pos, march, motion)


def refuse_motion(pos: Battlefield, march: March, motion: Motion) -> Refusal | None:
    """6.24, 6.25, 6.6, 9.15 Why a party may not enter the hexes of a motion."""
    party = party_of(march)
    for _, _, into in motion.entries:
        if into == OFF:
            return OFF_THE_MAP
    price = price_of(pos, march, motion.entries)
    if barred(price):
        return NO_GROUND
    if price > points_left(march):
        return TOO_DEAR
    other = phalanx_ahead(pos, march.unit, motion.place, motion.face)
    if other != NOBODY and other not in party:
        return refuse_double_depth(pos, march)
    refusal = refuse_entries(pos, party, motion.entries) or refuse_leaders(pos, march, motion.entries)
    if refusal is not None:
        return refusal
    return refuse_end(pos, march, motion, points_left(march) - price)


def price_of(pos: Battlefield, march: March, entries: list[Entry]) -> int:
    """6.21, 6.42 What a party pays for hexes: as much as the slowest of it."""
    most = 0
    for unit in party_of(march):
        most = max(most, points_for(pos, unit, entries))
    return most


def refuse_entries(pos: Battlefield, party: list[int], entries: list[Entry]) -> Refusal | None:
    """6.62, 6.77, 9.15, 9.52 Why a party may not go into hexes for those who are in them or hold them."""
    for _, _, into in entries:
        refusal = refuse_passage(pos, party, into)
        if refusal is not None:
            return refusal
        if pos.field.cavalry[party[0]] and elephants_hold(pos, into, 1 - pos.field.side[party[0]]):
            return BEFORE_ELEPHANTS
    return None


def elephants_hold(pos: Battlefield, place: int, enemy: int) -> bool:
    """9.15 Whether a hex is in the zone of control of an enemy's elephant."""
    return any(pos.field.elephant[owner] for owner in zoc_owners(pos, place, enemy))


def refuse_leaders(pos: Battlefield, march: March, entries: list[Entry]) -> Refusal | None:
    """6.14, 5.24 Why a leader who goes along cannot keep up: nine points in a phase are all that he has."""
    for leader in march.leaders:
        if pos.field.rider[march.unit] == leader:
            continue
        points = pace(pos, leader) + leader_price(pos, leader, entries)
        if points > pos.charts.leader_ma:
            return TIRED_LEADER
    return None


def leader_price(pos: Battlefield, leader: int, entries: list[Entry]) -> int:
    """6.15 What a leader pays who goes along; nothing if the half that he is with stays."""
    for start, side, into in entries:
        if pos.at[leader] == start:
            return leader_points(pos, start, side, into, elephant_of(pos, leader) != NOBODY)
    return 0


def refuse_double_depth(pos: Battlefield, march: March) -> Refusal | None:
    """9.51 Why a phalanx may not form double depth: from right behind, by the commander's order."""
    if march.steps or march.spent or march.others:
        return FROM_BEHIND
    phase = pos.phase
    return None if phase is not None and is_chief(pos, phase.leader) else BY_COMMANDER


# -- 6.61, 6.63 passing through friends ----------------------------------------------------------------


def refuse_end(pos: Battlefield, march: March, motion: Motion, left: int) -> Refusal | None:
    """6.61 Why a party may not go where others are: it can neither stay nor get through."""
    party = party_of(march)
    refusal = refuse_stop(pos, party, motion.place, motion.face)
    if refusal is None or goes_on(pos, party, motion.place, motion.face, left):
        return None
    return refusal


def goes_on(pos: Battlefield, party: list[int], place: int, face: int, left: int) -> bool:
    """6.63, 6.67 Whether a party that is among friends can still get to a place where it may stay."""
    unit = party[0]
    enemy = 1 - pos.field.side[unit]
    for where in hexes_at(pos, unit, place, face):
        if in_zoc(pos, where, enemy):
            return False
    for turn in turns_open(pos, unit):
        rest = left - turn_price(pos, unit, turn_between(face, (face + turn) % SIX))
        if rest >= 0 and leads_on(pos, party, place, (face + turn) % SIX, rest):
            return True
    return False


def turns_open(pos: Battlefield, unit: int) -> tuple[int, ...]:
    """7.12, 7.14 By how many vertices a unit can turn; none for a phalanx or a column."""
    if pos.field.two_hex[unit] or pos.mark[unit] & COLUMN or is_driven(pos):
        return (0,)
    return (0, 1, 5, 2, 4, 3)


def leads_on(pos: Battlefield, party: list[int], place: int, face: int, left: int) -> bool:
    """6.63 Whether a party may stay in a place if it faces so, or a step ahead gets it farther."""
    if refuse_stop(pos, party, place, face) is None:
        return True
    unit = party[0]
    for side in (face, (face + 1) % SIX):
        entries = [(own, side, across(pos, own, side)) for own in hexes_at(pos, unit, place, face)]
        price = points_for(pos, unit, entries)
        if price > left or refuse_entries(pos, party, entries) is not None:
            continue
        into = entries[0][2]
        if refuse_stop(pos, party, into, face) is None or goes_on(pos, party, into, face, left - price):
            return True
    return False


# -- 6.43 to 6.45 wheels, 6.44 about-face --------------------------------------------------------------


def refuse_wheel(pos: Battlefield, march: March, right: bool, motion: Motion) -> Refusal | None:
    """6.43, 6.45, 7.15 Why a phalanx may not wheel; with one half in a zone the other one still may."""
    unit = march.unit
    if not pos.field.two_hex[unit]:
        return NO_WHEEL
    if pos.mark[unit] & COLUMN:
        return COLUMN_WHEELS
    if doubled(pos, unit):
        return DOUBLED_WHEELS
    refusal = refuse_mover(pos, march)
    if refusal is not None:
        return refusal
    if in_zoc(pos, motion.entries[0][0], 1 - pos.field.side[unit]):
        return NO_TURN_IN_ZOC
    return refuse_motion(pos, march, motion)


def flanks_somebody(pos: Battlefield, unit: int, right: bool) -> list[int]:
    """6.45 The enemies in whose zones of control the half is that stays as the other one wheels."""
    return zoc_owners(pos, standing_half(pos, unit, right), 1 - pos.field.side[unit])


def refuse_about(pos: Battlefield, march: March) -> Refusal | None:
    """6.44, 9.52 Why a phalanx may not face about."""
    unit = march.unit
    if not pos.field.two_hex[unit]:
        return NO_ABOUT
    if pos.mark[unit] & COLUMN:
        return COLUMN_WHEELS
    if doubled(pos, unit):
        return DOUBLED_WHEELS
    if pos.mark[unit] & ENGAGED:
        return ENGAGED_STAYS
    if pos.mark[unit] & FORMED:
        return FORMED_ALREADY
    if unit_in_zoc(pos, unit):
        return ABOUT_IN_ZOC
    if any(pos.field.rough[place] for place in pos.hexes_of(unit)):
        return ABOUT_IN_ROUGH
    left = points_left(march) - pos.charts.about_mp
    return TOO_DEAR if left < 0 else refuse_end(pos, march, about(pos, unit), left)


# -- 7.12 to 7.15 turns --------------------------------------------------------------------------------


def turn_price(pos: Battlefield, unit: int, turn: int) -> int:
    """7.12, 6.15 The points for a turn; an elephant that carries a leader pays nothing."""
    return 0 if rides(pos, unit) else turn_points(pos, unit, turn)


def refuse_turn(pos: Battlefield, march: March, face: int, column: bool) -> Refusal | None:
    """7.12 to 7.15, 6.74 Why a unit may not turn to a vertex, or in column to a side."""
    unit = march.unit
    if pos.field.two_hex[unit]:
        return LONG_COLUMN if pos.mark[unit] & COLUMN else NEVER_TURNS
    if (pos.mark[unit] & COLUMN != 0) != column:
        return COLUMN_TURNS
    if pos.face[unit] == face:
        return FACES_THERE
    if pos.mark[unit] & ENGAGED:
        return ENGAGED_STAYS
    if pos.mark[unit] & FORMED:
        return FORMED_ALREADY
    if is_driven(pos) and march.steps:
        return DRIVEN_TURNS
    if unit_in_zoc(pos, unit):
        return NO_TURN_IN_ZOC
    price = turn_price(pos, unit, turn_between(pos.face[unit], face))
    left = points_left(march) - price
    if left < 0:
        return TOO_DEAR
    party = party_of(march)
    if refuse_stop(pos, party, pos.hex[unit], face) is None or goes_on(pos, party, pos.hex[unit], face, left):
        return None
    return STACK_FACES
