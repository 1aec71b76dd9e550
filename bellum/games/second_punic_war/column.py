"""4.2 The column: who is taken along and who is left behind, the points of each unit, and how it moves.

Every unit has its own points; a column goes on with those who have some left, and the others stay where they
are. Before its first step a column is being formed: nobody in it has been activated yet.
"""

from __future__ import annotations

from typing import Final

from .board import NOBODY, Board
from .kinds import NATIONS
from .leaders import more_steps
from .markers import FROZEN
from .orders import (
    CAME,
    CODED,
    COMPLETE,
    DEED,
    EXHAUSTED,
    GATHERED,
    IDLE,
    LED,
    READY,
    SPENT,
    TROOPS,
    UNDER_WAY,
    UNMOVED,
    WAITS,
    Column,
    Orders,
)
from .position import War
from .stacks import (
    BITS,
    CODE,
    COMMON,
    HOLDERS,
    HORSE,
    KINDS,
    LAND_KINDS,
    ONE,
    SHIP,
    Stack,
    Troops,
    ashore,
    code_of,
    count,
    has_moved,
    holder_of,
    nation_of,
    ships,
    size,
    stack_of,
    troops_of,
)

Party = list[int]

ONLY_CAVALRY: Final = "only_cavalry"


def orders_of(pos: War) -> Orders:
    """The action in which armies move now."""
    assert pos.orders is not None
    return pos.orders


def column_of(pos: War) -> Column:
    """The column that moves now."""
    assert pos.column is not None
    return pos.column


def put(parties: list[Party], code: int, spent: int, came: int, led: int, troops: Troops) -> None:
    """Troops join the party that they are like, or are a party of their own."""
    if troops == 0:
        return
    for party in parties:
        if party[CODED] == code and party[SPENT] == spent and party[CAME] == came and party[LED] == led:
            party[TROOPS] += troops
            return
    parties.append([code, spent, came, led, troops])


def only(troops: Troops, kinds: list[int]) -> Troops:
    """The troops of some kinds."""
    total = 0
    for kind in kinds:
        total += count(troops, kind) << BITS * kind
    return total


def is_afloat(board: Board, place: int) -> bool:
    """Whether who stands in a place is aboard ship."""
    return place >= board.ports


# -- points --------------------------------------------------------------------------------------------------


def points_of(pos: War, column: Column, party: Party, kind: int) -> int:
    """1.2, 4.2 The points of movement of a unit in a column, with what effects add, and leaders to those who
    have gone with them the whole way (1.3.3)."""
    more = 0
    for leader in pos.board.hasty:
        if leader in column.leaders and party[LED] >> leader & 1:
            more = max(more, more_steps(pos, [leader], kind))
    return pos.board.move[kind] + column.bonus + more


def hasteners(pos: War, column: Column) -> list[int]:
    """1.3.3 The leaders in a column with whom units go farther."""
    return [leader for leader in pos.board.hasty if leader in column.leaders]


def able(pos: War, column: Column, party: Party, cost: int) -> Troops:
    """The troops of a party that have so many points left; aboard ship those of the ships count."""
    total = 0
    for kind in range(KINDS):
        number = count(party[TROOPS], kind)
        if number and points_of(pos, column, party, kind) - party[SPENT] >= cost:
            total += number << BITS * kind
    return total


def most_left(pos: War, column: Column) -> int:
    """The points that the unit with the most of them has left; of a fleet, what all its ships have."""
    left = [
        points_of(pos, column, party, kind) - party[SPENT]
        for party in column.parties
        for kind in moving_kinds(pos.board, column)
        if count(party[TROOPS], kind)
    ]
    if not left:
        return 0
    return min(left) if is_afloat(pos.board, column.place) else max(left)


def least_left(pos: War, column: Column) -> int:
    """The points that every unit of a column has left."""
    left = [
        points_of(pos, column, party, kind) - party[SPENT]
        for party in column.parties
        for kind in moving_kinds(pos.board, column)
        if count(party[TROOPS], kind)
    ]
    return min(left) if left else 0


def moving_kinds(board: Board, column: Column) -> range:
    """The kinds whose points a move costs: ships, or all others."""
    return range(SHIP, KINDS) if is_afloat(board, column.place) else range(LAND_KINDS)


# -- who could be taken along --------------------------------------------------------------------------------


def allowed(orders: Orders, troops: Troops) -> Troops:
    """3.4.3 The troops that the words of an event let move."""
    grant = orders.grant_for(orders.seat)
    if grant is not None and grant.need == ONLY_CAVALRY:
        return only(troops, HORSE)
    return troops


def commanded(pos: War, seat: int) -> int:
    """10.1, 4.2 The codes of troops that a seat can activate, as bits: not those that have moved, or that an
    event keeps where they are."""
    mask = pos.codes[seat]
    if pos.markers:
        for nation in range(len(NATIONS)):
            if FROZEN + nation in pos.markers:
                for holder in range(HOLDERS):
                    mask &= ~(1 << code_of(nation, holder, False))
    return mask


def ready(pos: War, seat: int, stack: Stack) -> bool:
    """4.2, 10.1 Whether a stack obeys a seat and can be activated."""
    return commanded(pos, seat) >> (stack & CODE) & 1 == 1


def fresh(pos: War, seat: int, place: int) -> Troops:
    """4.2 All that has not moved in a place and obeys a seat."""
    stacks = pos.stacks[place]
    if not stacks:
        return 0
    mask, total = commanded(pos, seat), 0
    for stack in stacks:
        if mask >> (stack & CODE) & 1:
            total += troops_of(stack)
    return total


def enlisted(column: Column, code: int) -> Troops:
    """Who of a code is in the column already."""
    return sum([party[TROOPS] for party in column.parties if party[CODED] == code])


def reserve(pos: War, seat: int, place: int) -> list[Party]:
    """4.2 Who in a place could join the column now: who was activated there, and who waits for orders.

    After all have met at the declared field nobody else moves.
    """
    orders, column = orders_of(pos), pos.column
    out: list[Party] = []
    if orders.has(GATHERED):
        return out
    if pos.stacks[place] and pos.board.field_of[place] in orders.origins:
        mask = commanded(pos, seat)
        for stack in pos.stacks[place]:
            if mask >> (stack & CODE) & 1 == 0:
                continue
            troops = allowed(orders, troops_of(stack))
            if column is not None and column.place == place:
                troops -= enlisted(column, stack & CODE)
            put(out, stack & CODE, 0, NOBODY, UNMOVED, troops)
    if not orders.gathering():
        for party in orders.parties:
            if party[WAITS] == place and party[SPENT] < EXHAUSTED and pos.obeys(seat, party[CODED]):
                put(out, party[CODED], party[SPENT], party[CAME], party[LED], party[TROOPS])
    return out


def find(parties: list[Party], nation: int, kind: int) -> Party | None:
    """10.1, 4.2 The party that a unit is taken from: who has spent least, of those one's own army first."""
    best: Party | None = None
    for party in parties:
        if nation_of(party[CODED]) != nation or count(party[TROOPS], kind) == 0:
            continue
        if best is None or rank(party) < rank(best):
            best = party
    return best


def rank(party: Party) -> int:
    return by_spent(party) * 2 + (1 if holder_of(party[CODED]) == COMMON else 0)


def by_spent(party: Party) -> int:
    """4.2 Who can go farthest comes first: who has spent least, and of equals whom a leader still hastens."""
    return party[SPENT] * 2 + (0 if party[LED] else 1)


def source(pos: War, seat: int, nation: int, kind: int) -> int:
    """Where a unit for the column would come from: where the column is, or in the field that has orders."""
    if pos.column is not None:
        found = find(reserve(pos, seat, pos.column.place), nation, kind)
        return NOBODY if found is None else pos.column.place
    orders = orders_of(pos)
    if orders.focus == NOBODY:
        return NOBODY
    for place in pos.board.places_of[orders.focus]:
        if is_afloat(pos.board, place) == (kind == SHIP):
            if find(reserve(pos, seat, place), nation, kind) is not None:
                return place
    return NOBODY


def idle_leaders(pos: War, seat: int, place: int) -> list[int]:
    """4.1, 10.1 A seat's leaders in a place who could join the column: they have not moved, or wait there."""
    orders, column = orders_of(pos), pos.column
    awake = pos.board.field_of[place] in orders.origins
    return [
        leader
        for leader in range(pos.board.leaders)
        if pos.at[leader] == place
        and pos.follows(seat, leader)
        and (column is None or leader not in column.leaders)
        and ((awake and pos.tired[leader] == 0) or (leader in orders.leaders and not orders.gathering()))
    ]


# -- who goes along ------------------------------------------------------------------------------------------


def form(pos: War, place: int) -> Column:
    """The column that is being formed in a place."""
    if pos.column is None:
        pos.column = Column(place, [], [], 0, 0, READY)
        orders_of(pos).flags &= ~IDLE
    return pos.column


def take_unit(pos: War, seat: int, place: int, nation: int, kind: int) -> None:
    """4.2 A unit joins the column."""
    party = find(reserve(pos, seat, place), nation, kind)
    assert party is not None
    call_up(pos, form(pos, place), party, ONE[kind])


def take_everybody(pos: War, seat: int, place: int) -> None:
    """4.2 Everybody who may joins the column, leaders too."""
    column = form(pos, place)
    for party in reserve(pos, seat, place):
        call_up(pos, column, party, party[TROOPS])
    column.leaders += idle_leaders(pos, seat, place)
    column.state = COMPLETE


def call_up(pos: War, column: Column, party: Party, troops: Troops) -> None:
    """Troops of a party join the column; who waited for orders waits no more."""
    put(column.parties, party[CODED], party[SPENT], party[CAME], party[LED], troops)
    if has_moved(party[CODED]):
        for waiting in orders_of(pos).parties:
            if waiting[WAITS] == column.place and waiting[:TROOPS] == party[:TROOPS]:
                waiting[TROOPS] -= troops
        sweep(orders_of(pos).parties)


def leave_unit(pos: War, nation: int, kind: int) -> None:
    """4.2 A unit is left behind; if it has points left it may get orders again in this action."""
    column = column_of(pos)
    party = last(column.parties, nation, kind)
    assert party is not None
    party[TROOPS] -= ONE[kind]
    if has_moved(party[CODED]) and points_of(pos, column, party, kind) > party[SPENT]:
        wait(pos, column.place, party, ONE[kind])
    sweep(column.parties)


def last(parties: list[Party], nation: int, kind: int) -> Party | None:
    """The party that a unit leaves: the one that would be taken last."""
    worst: Party | None = None
    for party in parties:
        if nation_of(party[CODED]) == nation and count(party[TROOPS], kind):
            if worst is None or rank(party) > rank(worst):
                worst = party
    return worst


def wait(pos: War, place: int, party: Party, troops: Troops) -> None:
    """Troops of a party wait in a place for further orders."""
    for waiting in orders_of(pos).parties:
        if waiting[WAITS] == place and waiting[:TROOPS] == party[:TROOPS]:
            waiting[TROOPS] += troops
            return
    orders_of(pos).parties.append([*party[:TROOPS], troops, place])


def sweep(parties: list[Party]) -> None:
    """Forget parties of which nobody is left."""
    parties[:] = [party for party in parties if party[TROOPS]]


# -- how it moves --------------------------------------------------------------------------------------------


def new_code(pos: War, seat: int, column: Column, code: int) -> int:
    """4.1, 10.1 The code of troops that have moved: they belong to who leads them, or to all of the side."""
    holder, mine = holder_of(code), pos.holder_for(seat)
    led = [pos.holder[leader] for leader in column.leaders]
    if holder not in led:
        holder = mine if mine in led else COMMON
    return code_of(nation_of(code), holder, True)


def move_column(pos: War, seat: int, to: int, cost: int) -> None:
    """4.2 The column goes from its place to another one, for some points; those without them stay behind."""
    column = column_of(pos)
    place, afloat = column.place, is_afloat(pos.board, column.place)
    led = sum([1 << leader for leader in hasteners(pos, column)])
    moved: list[Party] = []
    for party in column.parties:
        code = new_code(pos, seat, column, party[CODED])
        troops = party[TROOPS] if afloat else able(pos, column, party, cost)
        pos.take(place, party[CODED], troops)
        pos.add(to, code, troops)
        put(moved, code, party[SPENT] + cost, place, party[LED] & led, troops)
    column.parties = moved
    for leader in column.leaders:
        orders_of(pos).lead(leader, place)
        pos.at[leader] = to
        pos.tired[leader] = 1
    column.place = to
    column.state = UNDER_WAY
    orders_of(pos).mark(DEED)
    pos.release(place)


def spend(pos: War, seat: int, kinds: list[int], cost: int) -> list[list[int]]:
    """6.1, 6.2, 12.1 Units of some kinds spend points where they stand; who lacks them does not take part.

    Gives those who have spent them: code and troops.
    """
    column = column_of(pos)
    spent: list[Party] = []
    busy: list[list[int]] = []
    for party in column.parties:
        code = new_code(pos, seat, column, party[CODED])
        troops = only(able(pos, column, party, cost), kinds)
        if troops:
            busy.append([code, troops])
        pos.take(column.place, party[CODED], troops)
        pos.add(column.place, code, troops)
        put(spent, code, party[SPENT] + cost, party[CAME], party[LED], troops)
        put(spent, party[CODED], party[SPENT], party[CAME], party[LED], party[TROOPS] - troops)
    column.parties = spent
    column.state = UNDER_WAY
    for leader in column.leaders:
        pos.tired[leader] = 1
    orders_of(pos).mark(DEED)
    return busy


def fit_to_spend(pos: War, kinds: list[int], cost: int) -> Troops:
    """The units of some kinds that have so many points left."""
    column = column_of(pos)
    total = 0
    for party in column.parties:
        total += only(able(pos, column, party, cost), kinds)
    return total


# -- after losses --------------------------------------------------------------------------------------------


def recount(pos: War) -> None:
    """4.2 After losses: the column is what is still there, and those who cannot go on are lost first."""
    orders, column = pos.orders, pos.column
    if orders is None or (column is None and not orders.parties and not orders.leaders):
        return
    places = {party[WAITS] for party in orders.parties}
    if column is not None:
        places.add(column.place)
    for place in sorted(places):
        parties = [party for party in orders.parties if party[WAITS] == place]
        if column is not None and column.place == place:
            parties += column.parties
        fit(pos, place, parties)
    sweep(orders.parties)
    unite(orders.parties)
    orders.leaders = [leader for leader in orders.leaders if pos.at[leader] >= 0]
    if column is not None:
        sweep(column.parties)
        unite(column.parties)
        column.leaders = [leader for leader in column.leaders if pos.at[leader] == column.place]
        if not column.parties:
            pos.column = None


def unite(parties: list[Party]) -> None:
    """10.1 Parties that have become alike, under the commander whom they have got, are one."""
    kept: list[Party] = []
    for party in parties:
        like = [one for one in kept if one[:TROOPS] == party[:TROOPS] and one[WAITS:] == party[WAITS:]]
        if like:
            like[0][TROOPS] += party[TROOPS]
        else:
            kept.append(party)
    parties[:] = kept


def fit(pos: War, place: int, parties: list[Party]) -> None:
    """Parties of a place are no more than what stands there."""
    for party in parties:
        if pos.stack_at(place, party[CODED]) == 0:  # 10.1 they have got another commander
            for holder in range(HOLDERS):
                code = code_of(nation_of(party[CODED]), holder, has_moved(party[CODED]))
                if pos.stack_at(place, code):
                    party[CODED] = code
    for code in {party[CODED] for party in parties}:
        same = sorted([party for party in parties if party[CODED] == code], key=by_spent)
        there = pos.stack_at(place, code)
        for kind in range(KINDS):
            left = count(there, kind)
            for party in same:
                number = count(party[TROOPS], kind)
                if number > left:
                    party[TROOPS] -= (number - left) * ONE[kind]
                left = max(0, left - number)


def arrivals_at(pos: War, place: int) -> list[list[int]]:
    """5.4 Who has come to a place with this action: where from, and the stack."""
    out: list[list[int]] = []
    column = pos.column
    if column is not None and column.place == place:
        for party in column.parties:
            out.append([party[CAME], stack_of(party[CODED], party[TROOPS])])
    for party in orders_of(pos).parties:
        if party[WAITS] == place:
            out.append([party[CAME], stack_of(party[CODED], party[TROOPS])])
    return out


# -- aboard ship ---------------------------------------------------------------------------------------------


def room_aboard(pos: War, column: Column) -> int:
    """1.2.7 How many more land units the ships of a column take."""
    capacity = pos.board.capacity
    troops = column.troops()
    return capacity * ships(troops) - size(ashore(troops))


def berths(pos: War, column: Column) -> int:
    """1.2.7 How many land units can be loaded: those aboard who are not in the column need room as well."""
    capacity = pos.board.capacity
    side = pos.side[nation_of(column.parties[0][CODED])]
    troops = pos.troops(column.place, side)
    return min(room_aboard(pos, column), capacity * ships(troops) - size(ashore(troops)))


def stranded(pos: War, column: Column) -> bool:
    """1.2.7 Whether those who stay aboard where a column leaves would lack ships."""
    capacity = pos.board.capacity
    side = pos.side[nation_of(column.parties[0][CODED])]
    rest = pos.troops(column.place, side) - column.troops()
    if size(ashore(rest)) > capacity * ships(rest):
        return True
    if ships(rest):
        return False
    return any(leader not in column.leaders for leader in pos.leaders_at(column.place, side))
