"""8.1, 8.2 Missiles: who may fire at whom, how hard it is to hit, and answers to moves and shots."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.refusal import Refusal
from .charts import CAMP, CE, CH, CO, EL, HA, HI, PH, PR, RAMPART, SCREEN, SK, WOODS
from .ground import angle, distance_between, sees, unit_in_zoc
from .harm import settle, suffer
from .hexes import CUBE_Q, CUBE_R, FRONT, OFF, REAR, SIX, distance, number_of, paired_steps, side_towards
from .marks import (
    COLUMN,
    DEPLETED,
    ENGAGED,
    FIRED_NOW,
    LOW,
    NO,
    ROUTED,
    SCREEN_LOW,
    SCREEN_NO,
    SHOT,
    WILL_MOVE,
)
from .position import NOBODY, Battlefield
from .records import March

# 8.12 How a shot comes about.
BY_ORDER: Final = "order"
ON_ENTRY: Final = "entry"
ON_EXIT: Final = "exit"
IN_RETURN: Final = "return"
HARASSING: Final = "harass"
PARTING: Final = "parting"

ONE_THROW: Final = (HA, PR, CO, CE)  # 8.14 legionaries, who have one javelin to throw
SUPPLY: Final = LOW | NO | SCREEN_LOW | SCREEN_NO
EXIT_RANGE: Final = 2  # 8.21
ENTRY_RANGE: Final = 1  # 8.22

NO_MISSILES: Final = Refusal("8.11", "no-missiles")
SPENT: Final = Refusal("8.14", "missiles-spent")
COLUMN_FIRES: Final = Refusal("6.75", "column-may-not-fire")
ROUTED_FIRES: Final = Refusal("10.27", "routed-may-not-fire")
NOT_ON_TOP: Final = Refusal("6.68", "only-top-fires")
FIRED_ALREADY: Final = Refusal("8.11", "fired-already")
ENGAGED_FIRES: Final = Refusal("10.51", "engaged-may-not-fire")
ENGAGED_TARGET: Final = Refusal("10.51", "target-engaged")
NOT_AN_ENEMY: Final = Refusal("8.13", "target-not-enemy")
TARGET_BENEATH: Final = Refusal("8.13", "target-other-of-stack")
OUT_OF_RANGE: Final = Refusal("8.17", "out-of-range")
BEHIND: Final = Refusal("8.13", "target-behind")
NO_SIGHT: Final = Refusal("8.16", "no-line-of-sight")
NOT_FORWARD: Final = Refusal("8.11", "not-after-a-step-nearer")
UNITS_THERE: Final = Refusal("8.19", "units-in-hex")
NOBODY_THERE: Final = Refusal("8.19", "no-leader-in-hex")
NO_SCREEN: Final = Refusal("9.12", "no-screen")
SCREEN_SPENT: Final = Refusal("8.14", "screen-spent")
SCREEN_REACTS: Final = Refusal("8.25", "screen-only-reacts")


# -- 8.11, 8.14 who can fire ----------------------------------------------------------------------------


def can_fire(pos: Battlefield, unit: int) -> Refusal | None:
    """8.11, 8.14, 6.75, 10.27, 10.51, 6.68 Why a unit cannot fire at all."""
    field, mark = pos.field, pos.mark[unit]
    if field.weapon[unit] < 0:
        return NO_MISSILES
    if mark & ROUTED:
        return ROUTED_FIRES
    if mark & COLUMN:
        return COLUMN_FIRES
    if mark & ENGAGED:
        return ENGAGED_FIRES
    if mark & NO:
        return SPENT
    if pos.top_of(unit) != unit:
        return NOT_ON_TOP
    return None


def can_screen(pos: Battlefield, unit: int) -> Refusal | None:
    """9.12 Why an elephant's screen cannot fire."""
    mark = pos.mark[unit]
    if not pos.field.screen[unit]:
        return NO_SCREEN
    if mark & ROUTED:
        return ROUTED_FIRES
    if mark & ENGAGED:
        return ENGAGED_FIRES
    return SCREEN_SPENT if mark & SCREEN_NO else None


def longest(pos: Battlefield, unit: int) -> int:
    """8.51 How far a unit's missiles reach."""
    weapon = pos.field.weapon[unit]
    return pos.charts.reach[weapon] if weapon >= 0 else 0


# -- 8.13, 8.16 at what ---------------------------------------------------------------------------------


def ahead_or_beside(pos: Battlefield, unit: int, place: int) -> bool:
    """8.13 Whether the line to a hex leaves a unit's own through a hex ahead of it or on its flank."""
    own = pos.hex[unit]
    if distance(own, place) == 1:
        return angle(pos, unit, place) != REAR
    q, r = CUBE_Q[own], CUBE_R[own]
    steps = paired_steps(CUBE_Q[place] - q, CUBE_R[place] - r)
    if not steps:
        return True
    one_q, one_r, other_q, other_r = steps[0]
    for first in (number_of(q + one_q, r + one_r), number_of(q + other_q, r + other_r)):
        if first != OFF and angle(pos, unit, first) != REAR:
            return True
    return False


def is_archer(pos: Battlefield, unit: int) -> bool:
    """8.16 Whether a unit shoots over others."""
    weapon = pos.field.weapon[unit]
    return weapon >= 0 and pos.charts.over[weapon]


def refuse_place(pos: Battlefield, unit: int, place: int) -> Refusal | None:
    """8.13, 8.16, 8.51 Why a unit cannot fire at a hex: its range, what lies ahead of it, what it sees."""
    own = pos.hex[unit]
    if distance(own, place) > longest(pos, unit):
        return OUT_OF_RANGE
    if not ahead_or_beside(pos, unit, place):
        return BEHIND
    return None if sees(pos, own, place, is_archer(pos, unit)) else NO_SIGHT


def nearest_hex(pos: Battlefield, unit: int, target: int) -> int:
    """8.13, 8.16 The hex of a target that a unit fires at: the nearer one, unless it sees only the other."""
    places = pos.hexes_of(target)
    if len(places) == 1:
        return places[0]
    near, far = places
    if distance(pos.hex[unit], far) < distance(pos.hex[unit], near):
        near, far = far, near
    if refuse_place(pos, unit, near) is not None and refuse_place(pos, unit, far) is None:
        return far
    return near


def nearer_half(pos: Battlefield, target: int, origin: int) -> int:
    """8.13 The hex of a target that is nearest to the one from which a shot comes."""
    best = pos.hex[target]
    other = pos.half(target)
    return other if other != OFF and distance(other, origin) < distance(best, origin) else best


def struck(pos: Battlefield, target: int, place: int) -> int:
    """8.13, 6.68 Who of the target's stack is hit by fire from a hex: the top, from behind the bottom one."""
    stack = pos.stack(pos.hex[target])
    return stack[-1] if seen_from(pos, stack[0], place) == REAR else stack[0]


def seen_from(pos: Battlefield, unit: int, place: int) -> int:
    """Whether a hex, near or far, lies before a unit, beside it or behind it, by the line between them."""
    best = OFF
    for own in pos.hexes_of(unit):
        if best == OFF or distance(own, place) < distance(best, place):
            best = own
    if distance(best, place) <= 1:
        return angle(pos, unit, place)
    q, r = CUBE_Q[best], CUBE_R[best]
    one_q, one_r, other_q, other_r = paired_steps(CUBE_Q[place] - q, CUBE_R[place] - r)[0]
    found = REAR
    for first in (number_of(q + one_q, r + one_r), number_of(q + other_q, r + other_r)):
        if first != OFF and first not in pos.hexes_of(unit):
            found = min(found, angle(pos, unit, first))
    return found


def refuse_target(pos: Battlefield, unit: int, target: int) -> Refusal | None:
    """8.13, 10.51 Why a unit cannot fire at another one from where it stands."""
    if target < 0 or pos.hex[target] == OFF or pos.field.side[target] == pos.field.side[unit]:
        return NOT_AN_ENEMY
    if pos.mark[target] & ENGAGED:
        return ENGAGED_TARGET
    place = nearest_hex(pos, unit, target)
    refusal = refuse_place(pos, unit, place)
    if refusal is not None:
        return refusal
    return None if struck(pos, target, pos.hex[unit]) == target else TARGET_BENEATH


# -- 8.11 fire by order ---------------------------------------------------------------------------------


def refuse_order(pos: Battlefield, unit: int) -> Refusal | None:
    """8.11, 8.25 Why a unit under orders cannot fire now."""
    refusal = can_fire(pos, unit)
    if refusal is not None:
        return SCREEN_REACTS if refusal is SPENT and pos.field.screen[unit] else refusal
    return FIRED_ALREADY if pos.mark[unit] & SHOT else None


def refuse_fire(pos: Battlefield, unit: int, target: int) -> Refusal | None:
    """8.11 Why a unit that is moving, or about to, cannot fire at a target."""
    refusal = refuse_order(pos, unit) or refuse_target(pos, unit, target)
    if refusal is not None:
        return refusal
    return refuse_in_motion(pos, unit, nearest_hex(pos, unit, target))


def refuse_in_motion(pos: Battlefield, unit: int, place: int) -> Refusal | None:
    """8.11 On the way a unit fires only straight after a step that brought it nearer to its target."""
    march = pos.march
    if march is None or march.steps == 0:
        return None
    if march.last < 0:
        return NOT_FORWARD
    before = pos.field.near[pos.hex[unit] * SIX + (march.last + 3) % SIX]
    nearer = before == OFF or distance(pos.hex[unit], place) < distance(before, place)
    return None if nearer else NOT_FORWARD


def refuse_fire_at(pos: Battlefield, unit: int, place: int) -> Refusal | None:
    """8.19 Why a unit cannot fire at a hex with nobody but a leader in it."""
    refusal = refuse_order(pos, unit)
    if refusal is not None:
        return refusal
    if pos.top[place] != NOBODY:
        return UNITS_THERE
    if not pos.leaders_in(place, 1 - pos.field.side[unit]):
        return NOBODY_THERE
    return refuse_place(pos, unit, place) or refuse_in_motion(pos, unit, place)


def targets(pos: Battlefield, unit: int) -> list[int]:
    """8.13 The enemies within range of a unit, whether it can fire at them or not."""
    if can_fire(pos, unit) is not None or pos.mark[unit] & SHOT:
        return []
    field = pos.field
    enemy, far = 1 - field.side[unit], longest(pos, unit)
    found: list[int] = []
    for other in field.seat_members[enemy]:
        if pos.hex[other] != OFF and distance_between(pos, unit, other) <= far:
            found.append(other)
    return found


def lone_leaders(pos: Battlefield, unit: int) -> list[int]:
    """8.19 The hexes within range of a unit with nobody but an enemy's leader."""
    if can_fire(pos, unit) is not None or pos.mark[unit] & SHOT:
        return []
    field, found = pos.field, []
    enemy, far = 1 - field.side[unit], longest(pos, unit)
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == enemy and pos.top[place] == NOBODY:
            if place not in found and distance(pos.hex[unit], place) <= far:
                found.append(place)
    return found


# -- 8.15, 10.17, 10.28 within reach of the enemy's missiles --------------------------------------------


def exposed(pos: Battlefield, unit: int) -> bool:
    """8.15, 10.17, 10.28 Whether an enemy with missiles left has a unit within range and in sight."""
    field = pos.field
    for other in field.firers[1 - field.side[unit]]:
        if pos.hex[other] == OFF or distance_between(pos, other, unit) > longest(pos, other):
            continue
        if can_fire(pos, other) is not None:
            continue
        if refuse_place(pos, other, nearest_hex(pos, other, unit)) is None:
            return True
    return False


def reload(pos: Battlefield) -> None:
    """8.15 Whoever is out of reach of the enemy and of his missiles has new ones, all at the same time."""
    for unit in [unit for unit in range(pos.field.units) if can_reload(pos, unit)]:
        pos.mark[unit] &= ~SUPPLY
        if pos.events is not None:
            pos.emit("reloaded", "8.15", {"unit": pos.field.unit_id[unit]})


def can_reload(pos: Battlefield, unit: int) -> bool:
    """8.15, 10.27 Whether a unit is short of missiles and gets new ones; routed foot never does."""
    mark = pos.mark[unit]
    if not mark & SUPPLY or pos.hex[unit] == OFF or (mark & ROUTED and pos.field.foot[unit]):
        return False
    return not unit_in_zoc(pos, unit) and not exposed(pos, unit)


# -- 8.17 a shot ----------------------------------------------------------------------------------------


def modifiers(
    pos: Battlefield, firer: int, target: int, weapon: int, origin: int, place: int, reach: int, moved: bool
) -> list[tuple[str, int]]:
    """8.17 What is added to the die, and why; ``origin`` is the hex that the shot comes from.

    ``place`` is the hex of the target that it is aimed at, ``reach`` the range at which it is resolved.
    """
    field, charts = pos.field, pos.charts
    found: list[tuple[str, int]] = []
    if field.terrain[place] == WOODS:
        found.append(("woods", charts.fire_woods))
    kind = field.kind[target]
    if kind == HI or kind == PH:
        if not charts.thrown[weapon] and reach == 1 and seen_from(pos, target, origin) == FRONT:
            found.append(("armour-adjacent", charts.fire_armoured_close))
        else:
            found.append(("armour", charts.fire_armoured))
    if kind == SK:
        found.append(("skirmishers", charts.fire_skirmishers))
    if moved and charts.moved_drm[weapon]:
        found.append(("moved", charts.moved_drm[weapon]))
    if pos.mark[firer] & DEPLETED:
        found.append(("depleted", charts.fire_depleted))
    if behind_rampart(pos, place, origin):
        found.append(("rampart", charts.fire_rampart))
    return found


def behind_rampart(pos: Battlefield, place: int, origin: int) -> bool:
    """6.24, 8.17 Whether a rampart shelters a hex of the camp; it does not from a shot through the gate."""
    terrain = pos.field.terrain
    if terrain[place] != CAMP or terrain[origin] == CAMP:
        return False
    side = side_towards(place, origin)
    return side < 0 or pos.field.crossing[place * SIX + side] == RAMPART


def shoot(
    pos: Battlefield,
    firer: int,
    target: int,
    screen: bool,
    how: str,
    reach: int,
    origin: int,
    place: int = OFF,
) -> None:
    """8.17 to 8.19 One shot, with all that it does at once; ``target`` stands for its stack.

    ``place`` is the hex of the target that it is aimed at, the nearer one if it is not told.
    """
    field, charts = pos.field, pos.charts
    if place == OFF:
        place = nearer_half(pos, target, origin)
    weapon = SCREEN if screen else field.weapon[firer]
    victim = struck(pos, target, origin)
    strength = charts.strength[weapon][reach]
    moved = how == BY_ORDER and has_moved(pos, firer)
    added = modifiers(pos, firer, victim, weapon, origin, place, reach, moved)
    die = pos.die()
    hits = 0
    if die + sum(amount for _, amount in added) <= strength:
        beast = field.kind[victim] == EL or field.kind[victim] == CH
        hits = charts.fire_beast_hits if beast and field.kind[firer] != EL else charts.fire_hits
    if pos.events is not None:
        pos.emit(
            "fired",
            "8.17",
            {
                "unit": field.unit_id[firer],
                "target": field.unit_id[victim],
                "how": "screen" if screen else how,
                "range": reach,
                "strength": strength,
                "modifiers": [{"reason": reason, "amount": amount} for reason, amount in added],
                "die": die,
                "hits": hits,
            },
        )
    spend(pos, firer, screen, die)
    if die == 0:
        endanger(pos, place, field.side[target])
    if hits:
        suffer(pos, victim, hits, "8.17")
        settle(pos, firer)


def has_moved(pos: Battlefield, firer: int) -> bool:
    """8.17 Whether a unit that fires under orders has moved or is going to."""
    march: March | None = pos.march
    return march is not None and march.unit == firer and (march.steps > 0 or pos.has(firer, WILL_MOVE))


def spend(pos: Battlefield, firer: int, screen: bool, die: int) -> None:
    """8.14 What a shot leaves a unit with: the die that hits is the one that tells."""
    field = pos.field
    low, no = (SCREEN_LOW, SCREEN_NO) if screen else (LOW, NO)
    weapon = SCREEN if screen else field.weapon[firer]
    mark = pos.mark[firer]
    if mark & low or (not screen and field.cls[firer] in ONE_THROW):
        pos.mark[firer] = mark & ~low | no
        kind = "missiles-gone"
    elif die >= pos.charts.low_on[weapon]:
        pos.mark[firer] = mark | low
        kind = "missiles-low"
    else:
        return
    if pos.events is not None:
        pos.emit(kind, "8.14", {"unit": field.unit_id[firer], "screen": "yes" if screen else "no"})


def endanger(pos: Battlefield, place: int, seat: int) -> None:
    """8.19 A natural 0 against a hex with leaders: each of them is hit if a second die shows 0 as well."""
    for leader in pos.leaders_in(place, seat):
        die = pos.die()
        if pos.events is not None:
            pos.emit("leader-in-danger", "8.19", {"leader": pos.field.leader_id[leader], "die": die})
        if die == 0:
            pos.casualty(leader)


def fire_at(pos: Battlefield, unit: int, place: int) -> None:
    """8.19 A unit under orders fires at a hex with nobody but leaders in it.

    Only a natural 0 counts, so that it may move afterwards as well as stand (8.17).
    """
    field = pos.field
    pos.mark[unit] |= FIRED_NOW | SHOT | WILL_MOVE
    reach = distance(pos.hex[unit], place)
    die = pos.die()
    if pos.events is not None:
        leader = pos.leaders_in(place, 1 - field.side[unit])[0]
        strength = pos.charts.strength[field.weapon[unit]][reach]
        args: dict[str, Any] = {"unit": field.unit_id[unit], "leader": field.leader_id[leader]}
        pos.emit("fired-at-leader", "8.19", {**args, "strength": strength, "die": die})
    spend(pos, unit, False, die)
    if die == 0:
        endanger(pos, place, 1 - field.side[unit])


def parting_shot(pos: Battlefield, unit: int, mover: int) -> None:
    """6.55 A mounted archer fires at whoever makes it withdraw, at a range of two hexes."""
    shoot(pos, unit, mover, False, PARTING, EXIT_RANGE, pos.hex[unit])
