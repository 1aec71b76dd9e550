"""4.2 Activation: which fields can be activated, what that costs, and which moves one action may join."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .assault import refuse_assault
from .board import NOBODY, SYRACUSE
from .column import commanded, fresh, is_afloat, ready, reserve
from .dictator import is_active
from .gauls import stance, test_tribe
from .leaders import more_steps, test_bonus
from .options import RAVAGING
from .orders import BY_SEA, DEED, GATHERED, Grant, Orders
from .position import ALLIED, War
from .ravaging import in_peace, may_ravage, spoils
from .stacks import (
    CODE,
    LAND_KINDS,
    SHIP,
    Troops,
    ashore,
    count,
    has_moved,
    horse,
    nation_of,
    ships,
    size,
    troops_of,
)

NOT_IN_SCENARIO: Final = Refusal("2", "field-not-in-scenario")
NOBODY_THERE: Final = Refusal("4.2", "nobody-to-activate")
ALL_HAVE_MOVED: Final = Refusal("4.2", "all-have-moved")
PARTNERS_ARMY: Final = Refusal("10.1", "partners-army")
NO_INITIATIVE: Final = Refusal("4.2", "no-initiative-to-activate")
NOTHING_TO_DO: Final = Refusal("4.2", "free-activation-without-deed")
ONE_ORIGIN: Final = Refusal("4.2", "one-origin")
FIELD_STAYS: Final = Refusal("4.2", "field-given-up")
HAS_ORDERS: Final = Refusal("4.2", "field-has-orders")
TOO_FAR: Final = Refusal("4.2", "target-too-far")
TARGET_DECLARED: Final = Refusal("4.2", "target-declared")
TOO_LATE: Final = Refusal("4.2", "target-too-late")
NOBODY_ELSE: Final = Refusal("4.2", "nobody-else-can-come")
FROZEN_BY_EVENT: Final = Refusal("3.4.3", "event-forbids-activation")
GRANT_USED: Final = Refusal("3.4.3", "event-activations-used")
GRANT_ELSEWHERE: Final = Refusal("3.4.3", "event-activates-elsewhere")
EVENT_LANDS_ELSEWHERE: Final = Refusal("3.4.3", "event-lands-elsewhere")

FARTHEST: Final = 6  # steps that no army on land goes in one action

# -- who stands where ----------------------------------------------------------------------------------------


def fields_of(pos: War, seat: int) -> list[int]:
    """4.2 The fields where a seat has units that have not moved."""
    board, mask = pos.board, commanded(pos, seat)
    out: set[int] = set()
    for place, stacks in enumerate(pos.stacks):
        if stacks:
            for stack in stacks:
                if mask >> (stack & CODE) & 1:
                    out.add(board.field_of[place])
                    break
    return sorted(out)


def activatable(pos: War, seat: int) -> list[int]:
    """4.2 The fields with which a seat can begin an action: all where it has somebody to activate, if it can
    pay; or else those that an active leader activates for nothing."""
    fields = fields_of(pos, seat)
    if pos.initiative[seat] >= pos.board.activation_price:
        return fields
    return [field for field in fields if active_leader(pos, seat, field) and can_act(pos, seat, field)]


def partner_of(pos: War, seat: int) -> int:
    """10.1 The other player of a seat's side, or NOBODY."""
    for other in pos.seats_of[pos.side_of_seat[seat]]:
        if other != seat:
            return other
    return NOBODY


def has_passed(pos: War, seat: int) -> bool:
    """3.4, 3.4.7 Whether a player has passed: until the next stage he plays effects, and nothing else."""
    return pos.passed >> seat & 1 == 1


def active_leader(pos: War, seat: int, field: int) -> bool:
    """4.2, 12.4 Whether a leader of the seat stands in a field who activates it without cost."""
    for leader, place in enumerate(pos.at):
        if place >= 0 and is_active(pos, leader) and pos.board.field_of[place] == field:
            if pos.follows(seat, leader):
                return True
    return False


def price_of(pos: War, seat: int, field: int) -> int:
    """4.2 The initiative that the activation of a field costs."""
    if pos.orders is not None and pos.orders.grant_for(seat) is not None:
        return 0
    if active_leader(pos, seat, field):
        return 0
    return pos.board.activation_price


def empty_price(pos: War) -> int:
    """4.2 What activations of active leaders cost if nobody does anything: a point each, like any other."""
    orders = pos.orders
    return 0 if orders is None or orders.has(DEED) else orders.free * pos.board.activation_price


# -- how far they come ---------------------------------------------------------------------------------------


def sphere(pos: War, seat: int, field: int) -> int:
    """4.2 The fields to which units of a seat in a field can come with their points, as bits."""
    board, reach = pos.board, pos.reach
    mask = 0
    for place in board.places_of[field]:
        troops = fresh(pos, seat, place)
        if not troops:
            continue
        points = speed(pos, seat, place, troops)
        if not is_afloat(board, place):
            region = board.region_at[place]
            there = 0 if board.is_inside(place) else 1 << region  # who is there does not come
            mask |= reach.land_within[points][region] & ~there
        elif ships(troops):
            in_port = board.is_port(place)
            zone = board.port[board.city_at(place)] if in_port else place - board.seas
            there = 0 if in_port else 1 << zone
            mask |= (reach.sea_within[points][zone] & ~there) << board.regions
            if ashore(troops) or (in_port and fresh(pos, seat, board.region_at[place])):
                mask |= reach.shore_within[points - board.landing_cost][zone]
            else:
                mask |= pick_ups(pos, seat, zone, points)
    return mask


def pick_ups(pos: War, seat: int, zone: int, points: int) -> int:
    """4.4 The regions where empty ships in a sea zone can land whom they load on their way, as bits: who is
    loaded is activated for his own price."""
    board, reach, mask = pos.board, pos.reach, 0
    points -= board.loading_cost + board.landing_cost
    for region in range(board.regions):
        if pos.stacks[region] and board.coast[region] and fresh(pos, seat, region):
            if price_of(pos, seat, region) <= pos.initiative[seat]:
                for shore in board.coast[region]:
                    left = points - reach.sea[zone][shore]
                    if left >= 0:
                        mask |= reach.shore_within[left][shore] & ~(1 << region)
    return mask


def speed(pos: War, seat: int, place: int, troops: Troops) -> int:
    """1.2 The points of the fastest of some units in a place."""
    if is_afloat(pos.board, place):
        return pos.board.move[SHIP]
    board = pos.board
    leaders = [leader for leader in board.hasty if pos.at[leader] == place and pos.follows(seat, leader)]
    best = 0
    for kind in range(LAND_KINDS):
        if count(troops, kind):
            best = max(best, board.move[kind] + (more_steps(pos, leaders, kind) if leaders else 0))
    return best


def can_act(pos: War, seat: int, field: int) -> bool:
    """4.2 Whether a unit in a field that has not moved can do anything."""
    board = pos.board
    for place in board.places_of[field]:
        troops = fresh(pos, seat, place)
        if not troops:
            continue
        if is_afloat(board, place):
            if ships(troops) and pos.scenario.sea and can_cast_off(pos, seat, place, troops):
                return True
        elif board.is_inside(place) or can_act_on_land(pos, pos.side_of_seat[seat], place, troops):
            return True
    return False


def can_act_on_land(pos: War, side: int, region: int, troops: Troops) -> bool:
    """4.2, 6.1, 12.1 Whether troops can leave the region where they stand, storm its city, or ravage it."""
    if any(pos.playable(to) for to in pos.board.ways[region]):
        return True
    for city in pos.board.cities_in[region]:
        if refuse_assault(pos, side, city, troops) is None:
            if not in_peace(pos, region, side, pos.city_side(city)):
                return True
    return pos.option(RAVAGING) and may_ravage(pos, region, side) and spoils(pos, region, size(troops)) > 0


def can_cast_off(pos: War, seat: int, place: int, troops: Troops) -> bool:
    """1.2.7 Whether a ship can leave a place: who has moved and is aboard must not be left without one."""
    side = pos.side_of_seat[seat]
    everybody = pos.troops(place, side)
    stay = ships(everybody) - 1
    if size(ashore(everybody)) - size(ashore(troops)) > stay * pos.board.capacity:
        return False
    return stay > 0 or all(
        pos.tired[leader] == 0 and pos.follows(seat, leader) for leader in pos.leaders_at(place, side)
    )


# -- 4.2 activation ------------------------------------------------------------------------------------------


def activation_refusal(pos: War, seat: int, field: int) -> Refusal | None:
    """4.2 Why a seat cannot activate a field now."""
    orders = pos.orders
    if not pos.scenario.sea if field >= pos.board.regions else not pos.playable(field):
        return NOT_IN_SCENARIO
    if orders is not None and orders.given_up >> field & 1:
        return FIELD_STAYS
    if orders is not None and recalled(pos, orders, field):
        return HAS_ORDERS if field == orders.focus else None
    refusal = presence_refusal(pos, seat, field)
    if refusal is None and orders is not None:
        refusal = pattern_refusal(pos, orders, field)
    if refusal is not None:
        return refusal
    price = price_of(pos, seat, field)
    if price > pos.initiative[seat]:
        return NO_INITIATIVE
    if price == 0 and pos.initiative[seat] == 0 and (orders is None or orders.grant_for(seat) is None):
        return None if can_act(pos, seat, field) else NOTHING_TO_DO
    return None


def recalled(pos: War, orders: Orders, field: int) -> bool:
    """4.2 Whether units in a field can get orders without another activation: it is paid for."""
    for place in pos.board.places_of[field]:
        if reserve(pos, orders.seat, place):
            return True
    return False


def presence_refusal(pos: War, seat: int, field: int) -> Refusal | None:
    """4.2, 10.1 Why there is nobody in a field whom a seat could activate."""
    moved = others = frozen = False
    for place in pos.board.places_of[field]:
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] != pos.side_of_seat[seat]:
                continue
            if not pos.obeys(seat, stack):
                others = True
            elif has_moved(stack):
                moved = True
            elif ready(pos, seat, stack):
                return None
            else:
                frozen = True
    if frozen:
        return FROZEN_BY_EVENT
    if moved:
        return ALL_HAVE_MOVED
    return PARTNERS_ARMY if others else NOBODY_THERE


def pattern_refusal(pos: War, orders: Orders, field: int) -> Refusal | None:
    """4.2, 10.1 Why a field cannot be activated besides those that were: one origin, or one target."""
    grant = orders.grant_for(orders.seat)
    if grant is not None:
        refusal = grant_refusal(pos, orders.seat, grant, field)
        if refusal is not None:
            return refusal
    if orders.has(GATHERED):
        return ONE_ORIGIN
    if orders.target != NOBODY:
        return None if sphere(pos, orders.seat, field) >> orders.target & 1 else TOO_FAR
    return None if not orders.origins or orders.has(BY_SEA) else ONE_ORIGIN


def grant_refusal(pos: War, seat: int, grant: Grant, field: int) -> Refusal | None:
    """3.4.3 Why an event does not activate a field."""
    board = pos.board
    if grant.count == 0:
        return GRANT_USED
    if field >= board.regions:
        fits = grant.need == "landing" or field - board.regions in grant.seas
        return None if fits else GRANT_ELSEWHERE
    if grant.need != "landing" and grant.areas and board.area_of[field] not in grant.areas:
        return GRANT_ELSEWHERE
    side = pos.side_of_seat[seat]
    fits = True
    if grant.need == "leader":
        fits = any(
            pos.at[leader] >= 0 and board.region_at[pos.at[leader]] == field and pos.follows(seat, leader)
            for leader in range(board.leaders)
        )
    elif grant.need == "syracusan_port":
        ports = [c for c in board.cities_in[field] if board.port[c] != NOBODY and pos.city_side(c) == side]
        fits = any(pos.owner[c] == SYRACUSE for c in ports)
    elif grant.need == "only_cavalry":
        fits = any(horse(fresh(pos, seat, place)) for place in board.places_of[field])
    return None if fits else GRANT_ELSEWHERE


def activate(pos: War, seat: int, orders: Orders, field: int) -> None:
    """4.2 A field gets orders; if it was not activated in this action, the player pays for it."""
    orders.turn_to(field)
    if field not in orders.origins and not recalled(pos, orders, field):
        pay(pos, seat, orders, field)


def pay(pos: War, seat: int, orders: Orders, field: int) -> None:
    """4.2 A player pays for a field; 8.2 a tribe there is tested for the army that is activated."""
    price, grant = price_of(pos, seat, field), orders.grant_for(seat)
    orders.origins.append(field)
    if grant is not None:
        grant.count -= 1
    elif price == 0:
        orders.free += 1
    pos.initiative[seat] -= price
    if pos.events is not None:
        name = pos.board.field_name(pos.board.place_of_field(field))
        pos.emit("activated", "4.2", {"seat": pos.seats[seat], "field": name, "count": price})
    if field < pos.board.regions and fresh(pos, seat, field):
        side = pos.side_of_seat[seat]
        if test_tribe(pos, field, side, test_bonus(pos, field, side)):
            orders.mark(DEED)
            detain(pos, seat, field)
            pos.begin_resistance(field, side, True)


def detain(pos: War, seat: int, region: int) -> None:
    """8.2 An army against which a tribe takes arms must stop: who was activated there has had his move."""
    for stack in pos.stacks[region]:
        if ready(pos, seat, stack):
            pos.take(region, stack & CODE, troops_of(stack))
            pos.add(region, stack & CODE | 1, troops_of(stack))
    for leader in range(pos.board.leaders):
        if pos.at[leader] == region and pos.follows(seat, leader):
            pos.tired[leader] = 1


# -- 4.2 one target ------------------------------------------------------------------------------------------


def target_refusal(pos: War, seat: int, orders: Orders, field: int) -> Refusal | None:
    """4.2 Why a field cannot be declared as the one where all end."""
    if orders.target != NOBODY:
        return TARGET_DECLARED
    if orders.has(DEED):
        return TOO_LATE
    if not pos.scenario.sea if field >= pos.board.regions else not pos.playable(field):
        return NOT_IN_SCENARIO
    if not lands_at(pos, orders, field):
        return EVENT_LANDS_ELSEWHERE
    if orders.focus == NOBODY or not sphere(pos, seat, orders.focus) >> field & 1:
        return TOO_FAR
    if others_sphere(pos, seat, orders.focus, 1 << field):
        return None
    return None if pincers(pos, seat, orders.focus, 1 << field) else NOBODY_ELSE


def declare(pos: War, seat: int, orders: Orders, field: int) -> None:
    """4.2 The player declares that all whom he activates will end in one field."""
    orders.target = field
    if pos.events is not None:
        name = pos.board.field_name(pos.board.place_of_field(field))
        pos.emit("target", "4.2", {"seat": pos.seats[seat], "field": name})


def lands_at(pos: War, orders: Orders, field: int) -> bool:
    """3.4.3 Whether the words of an event let all end in a field: with a landing, where it may take place."""
    grant = orders.grant
    if grant is None or grant.need != "landing":
        return True
    return field < pos.board.regions and pos.board.area_of[field] in grant.areas


def others_sphere(pos: War, seat: int, origin: int, wanted: int) -> int:
    """4.2, 10.1 The fields, of those that are wanted, to which troops from other fields could come, one's own
    or the partner's."""
    mask = 0
    for who in pos.seats_of[pos.side_of_seat[seat]]:
        if who != seat and has_passed(pos, who):
            continue
        for field in fields_of(pos, who):
            if field != origin and may_come(pos, field, wanted):
                mask |= sphere(pos, who, field) & wanted
                if mask == wanted:
                    return mask
    return mask


def pincers(pos: War, seat: int, origin: int, wanted: int) -> int:
    """4.2 The fields, of those wanted, where there may be a fight and to which troops of one field can come
    divided, by two ways: then it is one battle."""
    board, side, mask = pos.board, pos.side_of_seat[seat], 0
    for field in range(wanted.bit_length()):
        if wanted >> field & 1 and may_fight(pos, side, field):
            for place in board.places_of[origin]:
                if entrances(pos, seat, place, field) > 1:
                    mask |= 1 << field
    return mask


def may_fight(pos: War, side: int, field: int) -> bool:
    """5.1, 8.3 Whether who comes to a field may have to fight: others stand there, or a tribe lives there."""
    stacks = pos.stacks[pos.board.place_of_field(field)]
    if any(pos.side[nation_of(stack)] != side for stack in stacks):
        return True
    return field < pos.board.regions and bool(pos.board.levy[field]) and stance(pos, field, side) != ALLIED


def entrances(pos: War, seat: int, place: int, field: int) -> int:
    """4.2 From how many fields the units of a place can enter a field; a unit alone does not divide."""
    board, troops = pos.board, fresh(pos, seat, place)
    if is_afloat(board, place):
        if ships(troops) < 2 or field < board.regions:
            return 0
        at_port = board.is_port(place)
        zone = board.port[board.city_at(place)] if at_port else place - board.seas
        points, row = board.move[SHIP], pos.reach.sea[zone]
        return sum([1 for other in board.lanes[field - board.regions] if row[other] < points])
    if size(troops) < 2 or field >= board.regions or not board.is_region(place):
        return 0
    points = speed(pos, seat, place, troops)
    return sum([1 for other in board.ways[field] if pos.reach.land[place][other] < points])


def may_come(pos: War, field: int, wanted: int) -> bool:
    """Whether to look closer: there are ships in a field, or a wanted one is not too far for any march."""
    board = pos.board
    for place in board.places_of[field]:
        if place >= board.ports and pos.stacks[place]:
            return True
    return field < board.regions and pos.reach.land_within[FARTHEST][field] & wanted != 0


def targets(pos: War, seat: int, orders: Orders) -> list[int]:
    """4.2 The fields that can be declared as the one where all end."""
    if orders.target != NOBODY or orders.has(DEED) or orders.focus == NOBODY:
        return []
    mask = sphere(pos, seat, orders.focus)
    if mask:
        found = others_sphere(pos, seat, orders.focus, mask)
        mask = found | pincers(pos, seat, orders.focus, mask & ~found)
    regions = pos.board.regions
    return [
        field
        for field in range(mask.bit_length())
        if mask >> field & 1
        and (pos.scenario.sea if field >= regions else pos.playable(field))
        and lands_at(pos, orders, field)
    ]


def may_join(pos: War, seat: int, target: int) -> bool:
    """10.1, 3.4 Whether a player could activate an army of his and bring it to a field; who has passed
    activates nobody."""
    if has_passed(pos, seat):
        return False
    for field in fields_of(pos, seat):
        if sphere(pos, seat, field) >> target & 1 and price_of(pos, seat, field) <= pos.initiative[seat]:
            return True
    return False
