"""What an experienced player thinks about, for players that look ahead: some of the many things he may do.

An army goes as a whole, towards cities that it could take, into the city that is its refuge, or to a stronger
army of its side. Recruits are raised and troops disbanded in one field after the other. Everywhere the most
promising comes first, and what something else is always better than is left out.
"""

from __future__ import annotations

from typing import Final

from .actions import (
    ACTIVATE,
    ASSAULT,
    BESIEGE,
    CONVERGE,
    DISBAND,
    DISCARD,
    DONE,
    GOLD,
    HALT,
    INITIATIVE,
    LAND_AT,
    LEAD,
    LEAVE,
    LOSE,
    MARCH,
    MUSTER,
    PORT,
    PURSUE,
    RECRUIT,
    REROLL,
    SHIFT,
    STAY,
    STRIKE,
    TAKE,
    TAKE_ALL,
    WALLS,
)
from .activation import price_of
from .arrival import Refuge
from .assault import Throw
from .board import NOBODY
from .column import fresh, is_afloat, least_left, orders_of
from .command import OPERAND, Command
from .draw import Limit
from .economy import Disband
from .fleet import Landing, Loading
from .forces import kind_of
from .handover import HandOver
from .kinds import SIDES
from .naval import Stowing
from .orders import CAME, DEED, Column
from .outlook import FARTHEST, HOPE, NEARER, REACH, TENTHS, Front, Powers, gain, leading, odds, power_of
from .position import War
from .pursuit import Chase
from .records import AGAIN, AT_SEA, MELEE
from .recruiting import Recruiting
from .retreat import RetreatTo
from .rounds import Rerolls
from .stacks import INFANTRY, KINDS, SHIP, Troops, ashore, infantry, ships
from .turn import Actions
from .value import BATTLE, CAPITAL, FAME, INCOME, WEIGHTS, burden, profit, usefulness
from .voyages import Fleet, fleets_of, lacks_ships, landings, missions, refuge, venture, watches

IN_PARTS: Final = (TAKE, LEAVE, LEAD, STAY, CONVERGE)  # what splits an army, or waits for another
ASHORE: Final = (LAND_AT, PORT, HALT)
FIRST: Final = (BESIEGE, ASSAULT)  # what an army does before it marches on
AIMS: Final = 2  # cities that an army has an eye on
FEWEST: Final = 2  # units of infantry that are worth an activation
SMALL: Final = 40  # the power of an army that looks for a stronger one to join
ERRANDS: Final = 6  # armies that are thought about for one action
OF_A_KIND: Final = 2  # cards or units, where one is much like the other
FIELDS: Final = 3  # where to recruit or to disband
RESERVED: Final = 3  # 5.6 dice of a round's last attack for which command is kept


def prior(pos: War, seat: int) -> list[int]:
    """Of what a seat may do, what is worth thinking about, the most promising first."""
    legal = pos.legal(seat)
    if len(legal) < 2:
        return legal
    step = pos.steps[-1]
    verb = legal[0] >> SHIFT
    if verb == LOSE and legal[-1] >> SHIFT == LOSE:
        return by_worth(legal)[:OF_A_KIND]
    if verb == STRIKE and legal[-1] >> SHIFT == STRIKE:
        return by_worth(legal)[: -OF_A_KIND - 1 : -1]
    if isinstance(step, (Command, Actions, Rerolls, Throw, Chase)):
        chosen = in_action(pos, seat, legal)
    else:
        chosen = in_council(pos, seat, legal)
    return chosen if chosen else legal


def in_action(pos: War, seat: int, legal: list[int]) -> list[int]:
    """3.4, 4.2, 5.6, 6.1 What to do with an army, or with the dice that it has rolled."""
    step = pos.steps[-1]
    if isinstance(step, Command):
        return orders(pos, seat, legal)
    if isinstance(step, Actions):
        return actions(pos, seat, legal)
    if isinstance(step, Rerolls):
        return rerolls(pos, seat, step, legal)
    if isinstance(step, Chase):
        return only(PURSUE, legal)  # 5.9 nobody strikes back
    return only(REROLL, legal)  # 6.1 command that is not used is lost


def in_council(pos: War, seat: int, legal: list[int]) -> list[int]:
    """What to do with what lies before a player, and where who leaves the field goes."""
    step = pos.steps[-1]
    if isinstance(step, Recruiting):
        return recruits(pos, seat, step, legal)
    if isinstance(step, Disband):
        return dismissals(pos, seat, step, legal)
    if isinstance(step, Limit):
        return of_little_use(pos, only(DISCARD, legal))
    if isinstance(step, HandOver):
        return only(TAKE_ALL, legal)
    if isinstance(step, (Loading, Landing)):
        return aboard(pos, legal)
    if isinstance(step, Stowing):
        return only(DONE, legal)  # 5.10 the cargo on as few ships as carry it, so that empty ones sink first
    if isinstance(step, RetreatTo):
        return as_many_as_fit(legal, DONE)
    if isinstance(step, Refuge):
        stays = step.city == NOBODY and holds_the_field(pos, step)
        return only(DONE, legal) if stays else as_many_as_fit(legal, WALLS)
    return legal


def only(verb: int, legal: list[int]) -> list[int]:
    """The actions with one verb."""
    return [action for action in legal if action >> SHIFT == verb]


def by_worth(legal: list[int]) -> list[int]:
    """5.5, 6 The units that actions name, the least valuable first."""
    ranked = [(WEIGHTS.values[kind_of(action & OPERAND)], action) for action in legal]
    ranked.sort()
    return [action for _, action in ranked]


def as_many_as_fit(legal: list[int], away: int) -> list[int]:
    """5.4, 6 A city that was chosen as a refuge is filled, with infantry first, which defends it: who turns
    away at its gate is where he was."""
    units = only(TAKE, legal)
    if not units:
        return legal
    defenders = [action for action in units if kind_of(action & OPERAND) in INFANTRY]
    best = by_worth(defenders if defenders else units)[-1]
    return [
        action
        for action in legal
        if action >> SHIFT not in (away, LEAD) and (action >> SHIFT != TAKE or action == best)
    ]


def holds_the_field(pos: War, step: Refuge) -> bool:
    """6 Whether an army is so strong that it need not hide."""
    side, region = pos.side_of_seat[step.seat], step.region
    enemy = pos.enemy_in(region, side)
    powers = Powers(pos)
    return enemy != NOBODY and 2 * powers.of(side, region) > 3 * powers.of(enemy, region)


def rerolls(pos: War, seat: int, step: Rerolls, legal: list[int]) -> list[int]:
    """5.6 Dice that cost nothing are always rolled again; command is kept for the last attack of a round, if
    many will roll there, and is never left over."""
    battle = pos.fought()
    again = only(REROLL, legal)
    free = 0
    for mark in battle.bout.marks:
        if mark[0] == AGAIN and mark[1] == step.role and mark[2] == seat and mark[4] > 0 and mark[5] == 0:
            free |= mark[3]
    for_nothing = [action for action in again if free >> (action & OPERAND) & 1]
    if for_nothing:
        return for_nothing
    if battle.bout.attack not in (MELEE, AT_SEA):
        if infantry(pos.troops(battle.place, battle.sides[step.role])) >= RESERVED:
            return only(DONE, legal)
    ranked = [(pos.board.hit[action & OPERAND], action) for action in again]
    ranked.sort()
    return [action for _, action in ranked]


# -- 9.2, 9.3 recruits and who is disbanded ------------------------------------------------------------------


def front_of(pos: War, powers: Powers, seat: int) -> Front:
    """What a seat's side could take."""
    weights = WEIGHTS.values
    return Front(pos, powers, pos.side_of_seat[seat], weights[INCOME], weights[CAPITAL])


def fields_by_use(pos: War, seat: int, musters: list[int]) -> list[int]:
    """The fields that actions name, the most useful one for recruits first."""
    powers = Powers(pos)
    front = front_of(pos, powers, seat)
    ranked: list[tuple[float, int]] = []
    for action in musters:
        field = action & OPERAND
        use = usefulness(pos, powers, front, field) if field < pos.board.regions else 0.0
        ranked.append((-use, action))
    ranked.sort()
    return [action for _, action in ranked]


def recruits(pos: War, seat: int, step: Recruiting, legal: list[int]) -> list[int]:
    """9.3 What begins in a field goes on there as long as it can; the next one is the most useful.

    Nobody has done before all are raised who are worth what they cost: who recruits last ends the stage, and
    would give up his troops for the cards that are drawn next. Ships are for an army that could use them.
    """
    due = burden(pos, pos.side_of_seat[seat])
    ranked: list[tuple[float, int]] = []
    for counter in step.within_means(pos, seat):
        gained = profit(pos, seat, counter, due, WEIGHTS.values)
        if gained > 0.0 and counter % KINDS != SHIP:
            ranked.append((-gained, counter))
    ranked.sort()
    wanted = [counter for _, counter in ranked]
    if step.field != NOBODY:
        units = step.raised_at(pos, seat, step.field, wanted)[:FIELDS]
        if units:
            powers = Powers(pos)
            if lacks_ships(pos, powers, front_of(pos, powers, seat), seat, step.field):
                built = [counter for counter in step.within_means(pos, seat) if counter % KINDS == SHIP]
                units += step.raised_at(pos, seat, step.field, built)[:1]
            return [RECRUIT << SHIFT | counter for counter in units]
    musters = [action for action in only(MUSTER, legal) if step.raises(pos, seat, action & OPERAND, wanted)]
    return fields_by_use(pos, seat, musters)[:FIELDS] if musters else only(DONE, legal)


def dismissals(pos: War, seat: int, step: Disband, legal: list[int]) -> list[int]:
    """9.2 Who is disbanded: the least valuable, where they are of the least use."""
    units = by_worth(only(DISBAND, legal))
    if step.field != NOBODY and units:
        return units[:OF_A_KIND]
    return fields_by_use(pos, seat, only(MUSTER, legal))[: -FIELDS - 1 : -1]


def of_little_use(pos: War, discards: list[int]) -> list[int]:
    """3.1 The cards that bring least."""
    ranked: list[tuple[int, int]] = []
    for action in discards:
        card = pos.board.cards[action & OPERAND]
        ranked.append((2 * card.initiative + card.gold, action))
    ranked.sort()
    return [action for _, action in ranked[:OF_A_KIND]]


# -- 3.4 the actions of a stage ------------------------------------------------------------------------------


def actions(pos: War, seat: int, legal: list[int]) -> list[int]:
    """3.4 Armies that could take a city or join another, the most promising first; of the cards that are
    spent for initiative or gold those that bring most; and all else."""
    powers = Powers(pos)
    front = front_of(pos, powers, seat)
    errands: list[tuple[float, int]] = []
    rest: list[int] = []
    for action in legal:
        verb, operand = action >> SHIFT, action & OPERAND
        if verb == ACTIVATE:
            purse = pos.initiative[seat] - price_of(pos, seat, operand)
            promise = errand(pos, powers, front, seat, operand)
            promise = max(promise, venture(pos, powers, front, seat, operand, purse))
            if promise > 0.0:
                errands.append((-promise, action))
        elif verb != INITIATIVE and verb != GOLD:
            rest.append(action)
    errands.sort()
    spent = richest(pos, only(INITIATIVE, legal)) + richest(pos, only(GOLD, legal))
    return [action for _, action in errands[:ERRANDS]] + rest[:-1] + spent + rest[-1:]


def richest(pos: War, played: list[int]) -> list[int]:
    """3.4.1, 3.4.2 The cards that bring most of what they are played for, and least of the other."""
    ranked: list[tuple[int, int]] = []
    for action in played:
        card = pos.board.cards[action & OPERAND]
        gain, other = card.initiative, card.gold
        if action >> SHIFT == GOLD:
            gain, other = card.gold, card.initiative
        ranked.append((other - 4 * gain, action))
    ranked.sort()
    return [action for _, action in ranked[:OF_A_KIND]]


def errand(pos: War, powers: Powers, front: Front, seat: int, field: int) -> float:
    """3.4.4 What the army of a field could go for on foot; 0 if it has nowhere to go.

    Who has moved in this stage stays: the rest of an army does not look for another one, or for a battle.
    """
    if field >= pos.board.regions:
        return 0.0
    troops = fresh(pos, seat, field)
    promise = 0.0
    if power_of(troops) == powers.troops_of(front.side, field):
        if rally(pos, powers, front.side, field) != NOBODY:
            promise = HOPE * HOPE
        prey, most = quarry(pos, powers, front.side, field)
        if prey != NOBODY:
            promise = most
    found = prospects(pos, front, field, troops)
    return max(promise, -found[0][0]) if found else promise


# -- 4.2 orders ----------------------------------------------------------------------------------------------


def orders(pos: War, seat: int, legal: list[int]) -> list[int]:
    """4.2 The whole army is taken along, and moved towards what it could take."""
    column = pos.column
    if column is None and orders_of(pos).has(DEED):
        done = only(DONE, legal)
        if done:
            return done
    everybody = only(TAKE_ALL, legal)
    if column is None:
        return mustered(pos, seat, legal, everybody) if everybody else only(DONE, legal)
    if everybody:
        return everybody
    if is_afloat(pos.board, column.place):
        return at_sea(pos, seat, column, legal)
    here = pos.board.region_at[column.place]
    goals = goals_of(pos, seat, here, column)
    moves = [action for action in legal if action >> SHIFT in FIRST]
    moves += marches(pos, column, here, goals, only(MARCH, legal))
    others = (*IN_PARTS, *FIRST, MARCH, HALT)
    if moves and column.forming():  # an army that was activated for nothing is always worse
        return moves
    moves += [action for action in legal if action >> SHIFT not in others]
    return moves + only(HALT, legal)


def mustered(pos: War, seat: int, legal: list[int], everybody: list[int]) -> list[int]:
    """4.2, 4.4 Who of an activated field gets orders: its army, its fleet, or whichever is better."""
    field = orders_of(pos).focus
    crews = [action for action in only(TAKE, legal) if kind_of(action & OPERAND) == SHIP]
    if not crews or field == NOBODY or not fleets_of(pos, seat, field):
        return everybody
    powers = Powers(pos)
    front = front_of(pos, powers, seat)
    if venture(pos, powers, front, seat, field, pos.initiative[seat]) <= 0.0:
        return everybody
    return everybody + crews[:1] if errand(pos, powers, front, seat, field) > 0.0 else crews[:1]


def at_sea(pos: War, seat: int, column: Column, legal: list[int]) -> list[int]:
    """4.4 A fleet does the best that it still can, and then looks for a port."""
    board = pos.board
    place, troops = column.place, column.troops()
    home = board.city_at(place) if board.is_port(place) else NOBODY
    zone = board.port[home] if home != NOBODY else place - board.seas
    fleet = Fleet(pos, seat, zone, home, ships(troops), least_left(pos, column))
    powers = Powers(pos)
    front = front_of(pos, powers, seat)
    if ashore(troops):
        power = power_of(troops)
        found = landings(pos, front, fleet, troops, leading(pos, place, front.side, power))
    else:
        origins = orders_of(pos).origins
        found = missions(pos, powers, front, fleet, origins, pos.initiative[seat])
    for _, action in found:
        if action in legal:
            return [action]
    haven = NOBODY if watches(pos, fleet) else refuge(pos, fleet)
    if haven != NOBODY and haven in legal and not column.forming():
        return [haven]
    return [action for action in legal if action >> SHIFT in ASHORE]


def aboard(pos: War, legal: list[int]) -> list[int]:
    """4.4 All go aboard or ashore together; if there is no room for them, infantry and who leads it best."""
    everybody = only(TAKE_ALL, legal)
    if everybody:
        return everybody
    units = only(TAKE, legal)
    foot = [action for action in units if kind_of(action & OPERAND) in INFANTRY]
    if units:
        return by_worth(foot if foot else units)[-1:]
    ranked = [(pos.board.command[action & OPERAND], action) for action in only(LEAD, legal)]
    ranked.sort()
    return [ranked[-1][1]] if ranked else legal


def goals_of(pos: War, seat: int, here: int, column: Column) -> list[int]:
    """Where a column would like to go, best first."""
    powers = Powers(pos)
    front = front_of(pos, powers, seat)
    goals = aims(pos, front, here, column.troops())
    prey, _ = quarry(pos, powers, front.side, here)
    friend = rally(pos, powers, front.side, here)
    return goals + [region for region in (prey, friend) if region != NOBODY]


def marches(pos: War, column: Column, here: int, goals: list[int], steps: list[int]) -> list[int]:
    """4.2 The steps of a column that lead to a goal, the best first: nobody is left behind, and none goes
    back where the column came from."""
    inside = pos.board.is_inside(column.place)
    together = inside or least_left(pos, column) > 0
    behind = [party[CAME] for party in column.parties]
    found: list[tuple[int, int]] = []
    for action in steps:
        to = action & OPERAND
        for rank, goal in enumerate(goals):
            nearer = pos.board.steps[to][goal] < pos.board.steps[here][goal]
            if (to == here and inside) or (nearer and together and to not in behind):
                found.append((rank, action))
                break
    found.sort()
    return [action for _, action in found]


def prospects(pos: War, front: Front, here: int, troops: Troops) -> list[tuple[float, int]]:
    """The cities that an army could take or relieve: what each promises, negative, and its region; the best
    first."""
    foot = infantry(troops)
    if foot < FEWEST:
        return []
    power = power_of(troops)
    power += leading(pos, here, front.side, power)
    steps = pos.board.steps[here]
    found: list[tuple[float, int]] = []
    for number, region in enumerate(front.regions):
        if steps[region] < FARTHEST:
            sure = odds(power, foot, front.guards[number], front.walls[number])
            if sure > HOPE:
                found.append((-front.prizes[number] * sure * NEARER[steps[region]], region))
    found.sort()
    return found


def aims(pos: War, front: Front, here: int, troops: Troops) -> list[int]:
    """The regions of the cities that an army would like best to take or to relieve."""
    return [region for _, region in prospects(pos, front, here, troops)[:AIMS]]


def rally(pos: War, powers: Powers, side: int, here: int) -> int:
    """The stronger army of its side that a small one could join, the best for the way; or NOBODY."""
    own = powers.troops_of(side, here)
    if own > SMALL:
        return NOBODY
    steps = pos.board.steps[here]
    best, most = NOBODY, 0.0
    for region in powers.armies[side]:
        if region != here and steps[region] < FARTHEST and powers.troops_of(side, region) > own + TENTHS:
            worth = powers.troops_of(side, region) * NEARER[steps[region]]
            if worth > most:
                best, most = region, worth
    return best


def quarry(pos: War, powers: Powers, side: int, here: int) -> tuple[int, float]:
    """5 The enemy army, or the leader alone (5.6), within reach who promises most in a battle, and what; or
    NOBODY."""
    best, most = NOBODY, 0.0
    if not powers.troops_of(side, here):
        return best, most
    steps = pos.board.steps[here]
    weights = WEIGHTS.values
    for other in range(len(SIDES)):
        if not pos.hostile(side, other):
            continue
        for there in powers.armies[other]:
            if 0 < steps[there] <= REACH:
                worth = gain(powers, side, other, here, there, weights[BATTLE], weights[FAME])
                if worth > most:
                    best, most = there, worth
    for there in stragglers(pos, powers, side):
        if 0 < steps[there] <= REACH:
            best, most = there, max(most, 1.0)
    return best, most


def stragglers(pos: War, powers: Powers, side: int) -> list[int]:
    """5.6 Where enemy leaders are without a unit beside them."""
    out: list[int] = []
    for leader, place in enumerate(pos.at):
        if 0 <= place < pos.board.walls:
            other = pos.side[pos.board.leader_nation[leader]]
            if pos.hostile(side, other) and not pos.present(place, other):
                out.append(place)
    return out
