"""10 Movement: a general is activated, gathers an army and marches, step by step; 11 or sails."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    A_BESIEGE,
    A_ELEPHANTS,
    A_ENTER,
    A_HALT,
    A_JOIN,
    A_LEAVE,
    A_LEAVE_TRAIN,
    A_MARCH,
    A_PLANT,
    A_SAIL,
    A_SAIL_IN,
    A_SORTIE,
    A_TAKE,
    A_TAKE_TRAIN,
    A_UPROOT,
    BESIEGE,
    ELEPHANTS,
    ENTER,
    HALT,
    JOIN,
    LEAVE,
    LEAVE_TRAIN,
    MARCH,
    PLANT,
    SAIL,
    SAIL_IN,
    SORTIE,
    TAKE,
    TAKE_TRAIN,
    UPROOT,
)
from .army import (
    Groups,
    consul_refusal,
    elephants_at,
    forget,
    fresh_enough,
    known_tired,
    march_on,
    no_groups,
    ordinary_at,
    outside,
    pick,
    shrink_to,
    standing,
    store,
    strays,
    too_tired,
)
from .board import (
    AFRICA,
    ALPINE,
    ARMY,
    CAMPAIGN,
    CAMPAIGN_POINTS,
    CARTHAGE,
    CHARMS,
    CHEAP,
    CITY,
    COST,
    EDGE,
    FAIR_WEATHER,
    FLEET_OF,
    FORCED,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    GUARDED,
    HANNIBAL,
    HANNO,
    IMPERIUM,
    ITALIA,
    LARGE_FLEET,
    MARCH_RATING,
    NAVAL_LIMIT,
    NOBODY,
    OPS,
    POINTS,
    PORT,
    PORTS,
    REGION_OF,
    ROME,
    SAILING,
    SIDES,
    SMALL_FLEET,
    SPACE_ID,
    SPACES,
    STRATEGY,
    STRATEGY_IN,
    STRATEGY_THERE,
    TRANSIT,
    WALLS,
    WAYS,
)
from .position import (
    CATO_COUNSELS,
    FLEXIBLE_PCS,
    HANNO_COUNSELS,
    NAVAL_VICTORY,
    SPENT,
    TRUCE_ON,
    Hannibal,
)

# How a force came into a space: the kinds of edges, and
SEA: Final = 4
HARBOUR: Final = 5  # straight inside the walls

# What a march may still do.
FREE: Final = 0
STOPPED: Final = 1  # no step more, but a siege
OVER: Final = 2

# Changes made at this space, so that none is made twice.
TOOK: Final = 1
HERDED: Final = 2
TRAINED: Final = 4

NOT_NOW: Final = Refusal("10.2", "not-now")
STOPPED_HERE: Final = Refusal("10.4.1", "stopped")
NO_ROAD: Final = Refusal("10.2", "no-road")
NOT_IN_PLAY: Final = Refusal("3.1", "not-in-play")
NO_POINTS: Final = Refusal("10.2", "no-points")
TIRED: Final = Refusal("10.11", "tired-cus")
IN_WALLS: Final = Refusal("10.7", "enemy-at-the-walls")
TRUCE_FORBIDS: Final = Refusal("25", "truce")
LONE_GENERAL: Final = Refusal("10.4.2", "lone-general")
LONE_HALT: Final = Refusal("10.4.2", "lone-halt")
STRAIT_CONTROL: Final = Refusal("10.6.2", "strait-control")
BOUND_GENERAL: Final = Refusal("24.1", "bound-general")
COUNSEL: Final = Refusal("25", "counsel")
TRAIN_ALPS: Final = Refusal("25", "train-alps")
TRAIN_SEA: Final = Refusal("25", "train-sea")
ARMY_LIMIT: Final = Refusal("10.2", "army-limit")
ONCE_HERE: Final = Refusal("10.2", "once-here")
NOT_HERE: Final = Refusal("10.8", "general-not-here")
HIGHER_RANK: Final = Refusal("10.8", "higher-rank")
SPENT_GENERAL: Final = Refusal("10.11", "spent-general")
NOT_WITH_HIM: Final = Refusal("10.9", "not-with-him")
NO_TRAIN: Final = Refusal("25", "no-train")
NO_PORT: Final = Refusal("11.1", "no-port")
NO_SHIPS: Final = Refusal("11.1", "no-ships")
FLEET_LIMIT: Final = Refusal("11.4", "fleet-limit")
SMALL_PORT: Final = Refusal("26.3.2", "small-port")
ONE_FLEET: Final = Refusal("11.4", "one-fleet")
NAVAL_DEFEAT: Final = Refusal("25", "naval-defeat")
BESIEGED_PORT: Final = Refusal("11.3", "besieged-port")
CITADEL_PORT: Final = Refusal("25", "citadel-port")
NOT_YOUR_CITY: Final = Refusal("11.3", "not-your-city")
WALLS_FULL: Final = Refusal("10.7", "walls-full")
NO_WALLS: Final = Refusal("10.7", "no-walls")
NO_SORTIE: Final = Refusal("20.4", "no-sortie")
NO_UPROOTING: Final = Refusal("26.4", "no-uprooting")
NO_PLANTING: Final = Refusal("26.4", "no-planting")


def rating_for_ops(pos: Hannibal, general: int) -> int:
    """8.2, 24 A general's strategy rating where he stands."""
    if STRATEGY_IN[general] >= 0 and REGION_OF[pos.space_of(general)] == STRATEGY_IN[general]:
        return STRATEGY_THERE[general]
    return STRATEGY[general]


def start_march(pos: Hannibal, seat: int, general: int, card: int, event: bool) -> None:
    """10.2.1 A general is activated, with all he may take along; 9.3 of equals he now commands."""
    points = POINTS
    if event and MARCH_RATING[card]:
        points = FORCED
    if event and CAMPAIGN[card] and CAMPAIGN_POINTS[general]:
        points = CAMPAIGN_POINTS[general]
    pos.used.append(general)
    pos.mover = seat
    pos.put_in_command(general)
    march = March(seat, general, card, event, max(0, points - pos.walked[general]))
    march.spent = pos.walked[general]
    march.calm = outside(pos.at[general])
    if pos.events is not None:
        args = {
            "side": SIDES[seat],
            "general": GENERAL_ID[general],
            "space": SPACE_ID[pos.space_of(general)],
        }
        pos.emit("activated", "10.2.1", args)
    if pos.at[general] >= WALLS and pos.cus[1 - seat][pos.at[general] - WALLS] == 0:
        pos.at[general] -= WALLS  # 10.7 leaving one's own city costs nothing
    march.gather(pos)
    pos.steps.append(march)
    place = pos.at[general]
    if place < WALLS and march.size() > 0 and pos.cus[1 - seat][place] == 0:
        pos.displace_all(1 - seat, place, "10.10")  # they came out of the walls upon a lone general


def current_march(pos: Hannibal) -> March:
    """The march that is going on."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, March):
            return step
    raise ValueError("nobody marches")


class March(Step[Hannibal]):
    """10.2 A general's move: he takes along and leaves behind, marches, sails, besieges, and halts.

    10.2.6, 10.2.7 Step follows step until the move ends; then there is a battle or a siege, never both.
    """

    rule: ClassVar[str] = "10.2"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "general",
        "card",
        "event",
        "points",
        "spent",
        "units",
        "herd",
        "train",
        "subs",
        "state",
        "touched",
        "toggled",
        "arrived",
        "came",
        "via",
        "calm",
        "late",
        "failed",
        "tired",
        "battled",
        "attempt",
        "loyal",
        "rolled",
        "latecomers",
    )

    def __init__(
        self,
        seat: int,
        general: int,
        card: int,
        event: bool,
        points: int,
        spent: int = 0,
        units: Groups | None = None,
        herd: Groups | None = None,
        train: bool = False,
        subs: list[int] | None = None,
        state: int = FREE,
        touched: int = 0,
        toggled: int = 0,
        arrived: int = -1,
        came: int = NOBODY,
        via: int = 0,
        calm: int = NOBODY,
        late: int = 0,
        failed: list[int] | None = None,
        tired: bool = False,
        battled: bool = False,
        attempt: int = 0,
        loyal: int = 0,
        rolled: bool = False,
        latecomers: int = 0,
    ) -> None:
        self.seat = seat
        self.general = general
        self.card = card
        self.event = event
        self.points = points  # movement points left
        self.spent = spent
        self.units = no_groups() if units is None else units[:]  # ordinary CUs by points spent
        self.herd = no_groups() if herd is None else herd[:]  # elephants likewise
        self.train = train
        self.subs = [] if subs is None else subs[:]
        self.state = state
        self.touched = touched  # what has been changed at this space
        self.toggled = toggled  # generals taken or left at this space, as bits
        self.arrived = arrived  # CUs on arrival at this space, -1 where the march began
        self.came = came  # the place it came from
        self.via = via  # and how
        self.calm = calm  # 25 where the first two points brought it
        self.late = late  # CUs that joined since
        self.failed = [] if failed is None else failed[:]  # 12.10 generals who failed to intercept it
        self.tired = tired  # 10.11 d it can do nothing more with this card
        self.battled = battled
        self.attempt = attempt  # siege rolls still to come
        self.loyal = loyal  # CUs that have been with him all the way
        self.rolled = rolled  # 25 dice have been thrown for a crossing: too late for bad weather
        self.latecomers = latecomers  # generals who joined after the second point, as bits

    def clone(self) -> March:
        return March(
            self.seat,
            self.general,
            self.card,
            self.event,
            self.points,
            self.spent,
            self.units,
            self.herd,
            self.train,
            self.subs,
            self.state,
            self.touched,
            self.toggled,
            self.arrived,
            self.came,
            self.via,
            self.calm,
            self.late,
            self.failed,
            self.tired,
            self.battled,
            self.attempt,
            self.loyal,
            self.rolled,
            self.latecomers,
        )

    # -- the army --------------------------------------------------------------------------------------

    def size(self) -> int:
        """CUs in the army."""
        return sum(self.units) + sum(self.herd)

    def elephants(self) -> int:
        """Elephants in the army."""
        return sum(self.herd)

    def space(self, pos: Hannibal) -> int:
        return pos.space_of(self.general)

    def forced(self) -> bool:
        """10.2 A Forced March lets all CUs go 6 points."""
        return self.event and MARCH_RATING[self.card] > 0

    def spare(self, pos: Hannibal) -> tuple[Groups, Groups, Groups, Groups]:
        """CUs that are not in the army and could be: ordinary and elephants here, then inside the walls."""
        place = pos.at[self.general]
        here = standing(pos.fatigue, place, ordinary_at(pos, self.seat, place), sum(self.units))
        herd = standing(pos.weary, place, elephants_at(pos, self.seat, place), sum(self.herd))
        if place >= SPACES or pos.cus[1 - self.seat][place] > 0:
            return here, herd, no_groups(), no_groups()
        walls = place + WALLS
        inside = standing(pos.fatigue, walls, ordinary_at(pos, self.seat, walls), 0)
        inside_herd = standing(pos.weary, walls, elephants_at(pos, self.seat, walls), 0)
        return here, herd, inside, inside_herd

    def most(self, pos: Hannibal) -> int:
        """10.2 How many CUs the army may have here."""
        here, herd, inside, inside_herd = self.spare(pos)
        spare = fresh_enough(here) + fresh_enough(herd) + fresh_enough(inside) + fresh_enough(inside_herd)
        return min(ARMY, self.size() + spare)

    def gather(self, pos: Hannibal) -> None:
        """10.2.1 Take along all that may go: generals first, then CUs up to ten, elephants among them."""
        place = pos.at[self.general]
        side = self.seat
        for g in pos.generals_at(side, place):
            if g != self.general and self.join_refusal(pos, g) is None:
                self.subs.append(g)
        leader = pos.rank(self.general)
        staying = [g for g in pos.generals_at(side, place) if pos.rank(g) > leader]
        if staying:
            self.subs = []  # a detachment of the army: its leader alone, until told otherwise
        self.resize(pos, self.most(pos), True)
        if staying and pos.cus[side][place] > 0:
            staying = [g for g in pos.generals_at(side, place) if g != self.general]
            while self.size() > 0:
                rest = pos.cus[side][place] - self.size()
                if consul_refusal(pos, [self.general], self.size(), rest, staying, rest) is None:
                    break
                self.resize(pos, self.size() - 1, True)
        self.train = place in pos.trains and not staying

    def resize(self, pos: Hannibal, count: int, elephants: bool) -> None:
        """Have so many CUs; with ``elephants``, take these first."""
        change = count - self.size()
        if change < 0:
            for _ in range(-change):
                group = self.units if sum(self.units) > 0 else self.herd
                for points in range(len(group) - 1, -1, -1):
                    if group[points]:
                        self.drop(pos, group is self.herd, points)
                        break
            return
        change -= self.fetch(pos, elephants, change)
        self.fetch(pos, not elephants, change)

    def fetch(self, pos: Hannibal, beasts: bool, count: int) -> int:
        """Take up to so many CUs of a kind into the army, those here before those inside; how many it got."""
        place = pos.at[self.general]
        here, herd, inside, inside_herd = self.spare(pos)
        chosen = pick(herd if beasts else here, count)
        self.pull(pos, chosen, beasts, place)
        more = pick(inside_herd if beasts else inside, count - sum(chosen))
        self.pull(pos, more, beasts, place + WALLS)
        return sum(chosen) + sum(more)

    def pull(self, pos: Hannibal, chosen: Groups, beasts: bool, source: int) -> None:
        """Take CUs into the army, out of the walls if they are inside."""
        count = sum(chosen)
        if count == 0:
            return
        place = pos.at[self.general]
        forget(pos.weary if beasts else pos.fatigue, source, chosen)
        if source != place:
            pos.cus[self.seat][source] -= count
            pos.cus[self.seat][place] += count
            if beasts:
                pos.elephants[source] -= count
                pos.elephants[place] += count
        groups = self.herd if beasts else self.units
        for points in range(len(groups)):
            groups[points] += chosen[points]
        if self.spent > FAIR_WEATHER:
            self.late += count

    def drop(self, pos: Hannibal, beasts: bool, points: int) -> None:
        """Leave one CU here."""
        groups = self.herd if beasts else self.units
        groups[points] -= 1
        one = no_groups()
        one[points] = 1
        store(pos.weary if beasts else pos.fatigue, pos.at[self.general], one)
        self.late = max(0, self.late - 1)

    def set_elephants(self, pos: Hannibal, count: int) -> None:
        """Exchange elephants for other CUs, or the other way round, as far as there are any."""
        size = self.size()
        while sum(self.herd) > count:
            for points in range(len(self.herd) - 1, -1, -1):
                if self.herd[points]:
                    self.drop(pos, True, points)
                    break
        if sum(self.herd) < count:
            self.fetch(pos, True, count - sum(self.herd))
            while self.size() > size and sum(self.units) > 0:
                self.resize(pos, self.size() - 1, False)
        else:
            self.fetch(pos, False, size - self.size())

    def rest(self, pos: Hannibal) -> int:
        """CUs that stay behind at this place."""
        return pos.cus[self.seat][pos.at[self.general]] - self.size()

    def going(self) -> list[int]:
        return [self.general, *self.subs]

    def staying(self, pos: Hannibal) -> list[int]:
        return [g for g in pos.generals_at(self.seat, pos.at[self.general]) if g not in self.going()]

    def join_refusal(self, pos: Hannibal, general: int) -> Refusal | None:
        """10.8 Generals of equal or lower rank may be taken along; 10.11 d not those who are spent."""
        place = pos.at[self.general]
        same = pos.at[general] == place or (
            place < SPACES and pos.at[general] == place + WALLS and pos.cus[1 - self.seat][place] == 0
        )
        if not same or GENERAL_SIDE[general] != self.seat or general == self.general:
            return NOT_HERE
        if pos.rank(general) > pos.rank(self.general):
            return HIGHER_RANK
        if pos.walked[general] == SPENT:
            return SPENT_GENERAL
        return None

    def depart(self, pos: Hannibal) -> None:
        """The army leaves its place and is on its way."""
        place = pos.at[self.general]
        self.shift(pos, place, TRANSIT)

    def arrive(self, pos: Hannibal, place: int) -> None:
        """The army stands at a place; losses on the way have been taken."""
        shrink_to(self.units, ordinary_at(pos, self.seat, TRANSIT))
        shrink_to(self.herd, elephants_at(pos, self.seat, TRANSIT))
        self.shift(pos, TRANSIT, place)

    def shift(self, pos: Hannibal, source: int, to: int) -> None:
        count = self.size()
        beasts = self.elephants()
        pos.cus[self.seat][source] -= count
        pos.cus[self.seat][to] += count
        if beasts:
            pos.elephants[source] -= beasts
            pos.elephants[to] += beasts
        for g in self.going():
            pos.at[g] = to
        if self.train and source in pos.trains:
            pos.trains[pos.trains.index(source)] = to

    def sync(self, pos: Hannibal) -> None:
        """After losses: the army is what is still there."""
        place = pos.at[self.general]
        if place < 0:
            return
        shrink_to(self.units, ordinary_at(pos, self.seat, place) - known_tired(pos.fatigue, place))
        shrink_to(self.herd, elephants_at(pos, self.seat, place) - known_tired(pos.weary, place))
        self.subs = [g for g in self.subs if pos.at[g] == place]
        self.train = self.train and place in pos.trains

    # -- what it may do --------------------------------------------------------------------------------

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.state != FREE:
            self.sync(pos)
        if self.attempt > 0:
            from .siege import SiegeRoll

            self.attempt -= 1
            pos.steps.append(SiegeRoll(self.seat, self.space(pos), 0))
            return True
        if pos.at[self.general] < 0 or self.state == OVER:
            self.finish(pos)
            return True
        return False

    def finish(self, pos: Hannibal) -> None:
        """The move is over; 10.11 what moved is remembered for the rest of a campaign."""
        pos.steps.pop()
        if pos.at[self.general] >= 0:
            self.sync(pos)
            self.rest_here(pos)
            if not self.battled:
                pos.put_in_command(self.general)
        if self.tired:
            for g in self.going():
                pos.walked[g] = SPENT
        pos.lift_sieges()

    def rest_here(self, pos: Hannibal) -> None:
        """10.11 Remember how far the CUs of the army have come; after a battle or a siege they are spent."""
        place = pos.at[self.general]
        for tired, groups in ((pos.fatigue, self.units), (pos.weary, self.herd)):
            kept = groups
            if self.tired:
                kept = no_groups()
                kept[SPENT] = sum(groups)
            store(tired, place, kept)

    def cost(self, pos: Hannibal, to: int) -> int:
        """10.6 The movement points of a step; 26.3.1 the Pillars cost their master one."""
        key = self.space(pos) * SPACES + to
        if key in CHEAP and pos.control[CHEAP[key]] == self.seat:
            return 1
        return COST[EDGE[key]]

    def leave_refusal(self, pos: Hannibal) -> Refusal | None:
        """18.1, 18.3 What an army may not leave behind here."""
        size, rest = self.size(), self.rest(pos)
        left = rest if self.arrived < 0 else max(0, self.arrived - size)
        return consul_refusal(pos, self.going(), size, left, self.staying(pos), rest)

    def region_refusal(self, pos: Hannibal, to: int) -> Refusal | None:
        """24.1 Hanno and Fabius never leave their region; 25 the counsels of Hanno and Cato."""
        if strays(self.going(), to):
            return BOUND_GENERAL
        return counsel_refusal(pos, self.seat, self.space(pos), to) if self.size() or self.train else None

    def enter_refusal(self, pos: Hannibal, to: int, cost: int) -> Refusal | None:
        """What forbids to enter a space, however one comes: a truce, or enemies in a lone general's way."""
        if pos.marked(TRUCE_ON) and (pos.control[to] == 1 - self.seat or pos.total(1 - self.seat, to) > 0):
            return TRUCE_FORBIDS
        if self.size() == 0 and pos.cus[1 - self.seat][to] > 0:
            return LONE_GENERAL
        if self.size() == 0 and pos.cus[self.seat][to] == 0 and pos.generals_at(1 - self.seat, to):
            ways = [COST[EDGE[to * SPACES + on]] for on in WAYS[to] if pos.playable(on)]
            if self.points - cost < min(ways, default=SPENT):
                return LONE_HALT
        return self.region_refusal(pos, to)

    def march_refusal(self, pos: Hannibal, to: int) -> Refusal | None:
        """10.2, 10.4.1, 10.6 Why the army may not take this step."""
        if self.state != FREE:
            return STOPPED_HERE
        place = pos.at[self.general]
        if place >= WALLS:
            return IN_WALLS
        key = place * SPACES + to
        if key not in EDGE:
            return NO_ROAD
        if not pos.playable(to):
            return NOT_IN_PLAY
        cost = self.cost(pos, to)
        if cost > self.points:
            return NO_POINTS
        if not self.forced() and self.weak(pos, cost):
            return TIRED
        if key in GUARDED and pos.control[place] != self.seat:
            return STRAIT_CONTROL
        if self.train and EDGE[key] == ALPINE:
            return TRAIN_ALPS
        refusal = self.enter_refusal(pos, to, cost)
        return refusal if refusal is not None else self.leave_refusal(pos)

    def weak(self, pos: Hannibal, cost: int) -> bool:
        """10.11 c Whether some of its CUs or generals cannot go so far."""
        for g in self.subs:
            if pos.walked[g] + cost > POINTS and pos.walked[g] != self.spent:
                return True
        return too_tired(self.units, self.herd, cost, self.spent, self.loyal)

    def fleet(self, pos: Hannibal) -> int:
        """11.1, 11.4 How many CUs the card carries: none, 5, or 10 for a Campaign as event."""
        if OPS[self.card] != 3:
            return 0
        if self.event and CAMPAIGN[self.card]:
            return LARGE_FLEET
        if self.event and IMPERIUM[self.card]:
            return SMALL_FLEET  # 25 whoever sails
        return max(SMALL_FLEET, FLEET_OF[self.general])

    def sail_refusal(self, pos: Hannibal, to: int, inside: bool) -> Refusal | None:
        """11.1 to 11.4 Why the army may not sail there."""
        if self.state != FREE:
            return STOPPED_HERE
        space = self.space(pos)
        if not PORT[space] or not PORT[to] or space == to:
            return NO_PORT
        if not pos.playable(to):
            return NOT_IN_PLAY
        fleet = self.fleet(pos)
        if fleet == 0:
            return NO_SHIPS
        if pos.sailed and self.via != SEA and self.via != HARBOUR:
            return ONE_FLEET
        if self.seat == ROME and pos.marked(NAVAL_VICTORY) and not (self.event and CAMPAIGN[self.card]):
            return NAVAL_DEFEAT
        if self.points < SAILING:
            return NO_POINTS
        if not self.forced() and self.weak(pos, SAILING):
            return TIRED
        if self.size() > fleet:
            return FLEET_LIMIT
        if self.size() > min(NAVAL_LIMIT[space], NAVAL_LIMIT[to]):
            return SMALL_PORT
        if self.train:
            return TRAIN_SEA
        if pos.at[self.general] >= WALLS and pos.besieged(space):
            return BESIEGED_PORT
        if self.seat == CARTHAGE and pos.citadel >= 0 and pos.citadel in (space, to):
            return CITADEL_PORT
        if inside:
            refusal = self.harbour_refusal(pos, to)
        else:
            refusal = self.enter_refusal(pos, to, SAILING)
        return refusal if refusal is not None else self.leave_refusal(pos)

    def harbour_refusal(self, pos: Hannibal, to: int) -> Refusal | None:
        """11.3 Straight inside the walls: of one's own city, not besieged, with room enough."""
        if not CITY[to] or pos.control[to] != self.seat:
            return NOT_YOUR_CITY
        if pos.besieged(to):
            return BESIEGED_PORT
        if pos.marked(TRUCE_ON) and pos.total(1 - self.seat, to) > 0:
            return TRUCE_FORBIDS
        if self.size() > pos.room(to, self.seat):
            return WALLS_FULL
        return self.region_refusal(pos, to)

    def uproot_refusal(self, pos: Hannibal) -> Refusal | None:
        """24.1 Hanno, 25 Hannibal in Italia, 26.4 or any army of 3 CUs: the enemy's PC here is removed."""
        space = pos.at[self.general]
        if space >= WALLS or not pos.ordinary(space, 1 - self.seat) or pos.cus[1 - self.seat][space] > 0:
            return NO_UPROOTING
        return None if self.uproot_cost(pos) >= 0 else NO_UPROOTING

    def uproot_cost(self, pos: Hannibal) -> int:
        """What it costs to remove the PC here, -1 if it cannot be done."""
        space = pos.at[self.general]
        if self.charming() and REGION_OF[space] == ITALIA:
            if self.arrived >= 0:
                return 0
            if self.points >= 1 and self.state == FREE:
                return 1
        flexible = pos.option(FLEXIBLE_PCS) and self.size() >= 3 and not pos.marked(TRUCE_ON)
        if flexible and self.can_pay(pos):
            return 1
        return 0 if self.general == HANNO and self.size() > 0 and not self.battled else -1

    def can_pay(self, pos: Hannibal) -> bool:
        """26.4 Whether the army has a movement point left, and CUs that are not too tired for it."""
        return self.points >= 1 and self.state == FREE and (self.forced() or not self.weak(pos, 1))

    def charming(self) -> bool:
        """25 Hannibal Charms Italy."""
        return self.event and self.card == CHARMS and self.general == HANNIBAL

    def plant_refusal(self, pos: Hannibal) -> Refusal | None:
        """26.4 An army of 3 CUs places a PC for a movement point."""
        space = pos.at[self.general]
        if not pos.option(FLEXIBLE_PCS) or self.size() < 3 or space >= WALLS or not self.can_pay(pos):
            return NO_PLANTING
        if CITY[space] or pos.tribe[space] or pos.control[space] >= 0:
            return NO_PLANTING
        return NO_PLANTING if pos.cus[1 - self.seat][space] > 0 else None

    def sortie_refusal(self, pos: Hannibal) -> Refusal | None:
        """20.4 An army inside fights the enemy outside the walls."""
        place = pos.at[self.general]
        if (
            self.state != FREE
            or place < WALLS
            or self.size() == 0
            or pos.cus[1 - self.seat][place - WALLS] == 0
        ):
            return NO_SORTIE
        if pos.marked(TRUCE_ON):
            return TRUCE_FORBIDS
        return self.leave_refusal(pos)

    def enter_walls_refusal(self, pos: Hannibal) -> Refusal | None:
        """10.7 The last step of a march may lead inside the walls of one's own city."""
        space = pos.at[self.general]
        if space >= WALLS or not CITY[space] or pos.control[space] != self.seat or pos.besieged(space):
            return NO_WALLS
        return None

    def halt_refusal(self, pos: Hannibal) -> Refusal | None:
        """10.4.2 A lone general may not stay with a lone enemy general, if he can go on."""
        place = pos.at[self.general]
        if place >= WALLS or pos.cus[self.seat][place] > 0:
            return None
        if self.state != FREE or not pos.generals_at(1 - self.seat, place):
            return None
        if any(self.march_refusal(pos, to) is None for to in WAYS[place]):
            return LONE_HALT
        return None

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        from .siege import siege_refusal

        out: list[int] = []
        if self.state == FREE:
            out += self.legal_changes(pos)
            place = pos.at[self.general]
            if place < WALLS:
                out += [A_MARCH + to for to in WAYS[place] if self.march_refusal(pos, to) is None]
            if PORT[self.space(pos)] and self.fleet(pos) and self.points >= SAILING:
                out += [A_SAIL + to for to in PORTS if self.sail_refusal(pos, to, False) is None]
                out += [A_SAIL_IN + to for to in PORTS if self.sail_refusal(pos, to, True) is None]
        if self.enter_walls_refusal(pos) is None:
            out.append(A_ENTER)
        if self.sortie_refusal(pos) is None:
            out.append(A_SORTIE)
        if siege_refusal(pos, self) is None:
            out.append(A_BESIEGE)
        if self.uproot_refusal(pos) is None:
            out.append(A_UPROOT)
        if self.plant_refusal(pos) is None:
            out.append(A_PLANT)
        if self.halt_refusal(pos) is None:
            out.append(A_HALT)
        return out

    def legal_changes(self, pos: Hannibal) -> list[int]:
        """10.2, 10.8, 10.9 What may be taken along or left behind here."""
        out: list[int] = []
        size = self.size()
        if self.touched & TOOK == 0:
            out += [A_TAKE + n for n in range(self.most(pos) + 1) if n != size]
        if self.seat == CARTHAGE and self.touched & HERDED == 0:
            out += [A_ELEPHANTS + n for n in range(self.most_elephants(pos) + 1) if n != self.elephants()]
        out += [A_JOIN + g for g in range(GENERALS) if self.change_refusal(pos, JOIN, g) is None]
        out += [A_LEAVE + g for g in range(GENERALS) if self.change_refusal(pos, LEAVE, g) is None]
        if self.change_refusal(pos, TAKE_TRAIN, 0) is None:
            out.append(A_TAKE_TRAIN)
        if self.change_refusal(pos, LEAVE_TRAIN, 0) is None:
            out.append(A_LEAVE_TRAIN)
        return out

    def most_elephants(self, pos: Hannibal) -> int:
        """How many elephants the army may have here."""
        herd, inside_herd = self.spare(pos)[1], self.spare(pos)[3]
        spare = fresh_enough(herd) + fresh_enough(inside_herd)
        return min(ARMY, self.elephants() + spare)

    def change_refusal(self, pos: Hannibal, verb: int, operand: int) -> Refusal | None:
        """10.2 Each change to the army can be made once at a space."""
        if self.state != FREE:
            return STOPPED_HERE
        if verb == TAKE:
            if self.touched & TOOK or operand == self.size():
                return ONCE_HERE
            return None if operand <= self.most(pos) else ARMY_LIMIT
        if verb == ELEPHANTS:
            if self.seat != CARTHAGE or operand > self.most_elephants(pos):
                return ARMY_LIMIT
            return ONCE_HERE if self.touched & HERDED or operand == self.elephants() else None
        if verb == JOIN:
            if operand in self.subs or self.toggled >> operand & 1:
                return ONCE_HERE
            return self.join_refusal(pos, operand)
        if verb == LEAVE:
            if operand not in self.subs:
                return NOT_WITH_HIM
            return ONCE_HERE if self.toggled >> operand & 1 else None
        place = pos.at[self.general]
        if verb == TAKE_TRAIN:
            return NO_TRAIN if self.train or self.touched & TRAINED or place not in pos.trains else None
        return None if self.train and not self.touched & TRAINED else NO_TRAIN

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        from .siege import siege_refusal

        if verb == MARCH:
            return self.march_refusal(pos, operand)
        if verb == SAIL:
            return self.sail_refusal(pos, operand, False)
        if verb == SAIL_IN:
            return self.sail_refusal(pos, operand, True)
        if verb in (TAKE, ELEPHANTS, JOIN, LEAVE, TAKE_TRAIN, LEAVE_TRAIN):
            return self.change_refusal(pos, verb, operand)
        if verb == ENTER:
            return self.enter_walls_refusal(pos)
        if verb == SORTIE:
            return self.sortie_refusal(pos)
        if verb == BESIEGE:
            return siege_refusal(pos, self)
        if verb == UPROOT:
            return self.uproot_refusal(pos)
        if verb == PLANT:
            return self.plant_refusal(pos)
        return self.halt_refusal(pos) if verb == HALT else NOT_NOW

    # -- what it does ------------------------------------------------------------------------------------

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == MARCH:
            from .passage import Passage

            pos.steps.append(Passage(operand, EDGE[self.space(pos) * SPACES + operand], 0))
        elif verb == SAIL or verb == SAIL_IN:
            from .passage import Passage

            pos.steps.append(Passage(operand, SEA if verb == SAIL else HARBOUR, 0))
        elif verb == HALT:
            self.state = OVER
        elif verb == ENTER:
            self.enter(pos)
        elif verb == SORTIE:
            self.sally(pos)
        elif verb == BESIEGE:
            from .siege import begin_siege

            begin_siege(pos, self)
        elif verb == UPROOT:
            self.uproot(pos)
        elif verb == PLANT:
            from .politics import place_pc

            self.spend_points(pos, 1)
            place_pc(pos, seat, self.space(pos), "26.4")
        else:
            self.change(pos, verb, operand)

    def spend_points(self, pos: Hannibal, points: int) -> None:
        """Points spent on the spot tire the army as a step does."""
        self.units = march_on(self.units, points)
        self.herd = march_on(self.herd, points)
        self.points -= points
        self.spent += points
        self.tire(pos, points)

    def tire(self, pos: Hannibal, points: int) -> None:
        """10.11 c How far each general has gone with this card."""
        for g in self.going():
            pos.walked[g] = min(SPENT - 1, pos.walked[g] + points)

    def change(self, pos: Hannibal, verb: int, operand: int) -> None:
        if verb == TAKE:
            self.touched |= TOOK
            self.resize(pos, operand, False)
        elif verb == ELEPHANTS:
            self.touched |= HERDED
            self.set_elephants(pos, operand)
        elif verb == JOIN:
            self.toggled |= 1 << operand
            pos.at[operand] = pos.at[self.general]
            self.subs.append(operand)
            if self.spent > FAIR_WEATHER:
                self.latecomers |= 1 << operand
        elif verb == LEAVE:
            self.toggled |= 1 << operand
            self.subs.remove(operand)
        else:
            self.touched |= TRAINED
            self.train = verb == TAKE_TRAIN

    def enter(self, pos: Hannibal) -> None:
        """10.7 The player says who goes inside; the move is over."""
        from .walls import Walls

        self.state = OVER
        self.rest_here(pos)
        self.units = no_groups()
        self.herd = no_groups()
        pos.steps.append(Walls(self.seat, self.space(pos)))

    def sally(self, pos: Hannibal) -> None:
        """20.4, 20.6 A sortie: the army leaves the walls for battle."""
        from .battle import start_battle

        space = self.space(pos)
        inside = pos.at[self.general]
        count, beasts, generals = self.size(), self.elephants(), self.going()
        self.shift(pos, inside, space)
        self.came = inside
        self.via = HARBOUR
        self.battled = True
        self.tired = True
        self.state = OVER
        if pos.events is not None:
            pos.emit("sortie", "20.4", {"side": SIDES[self.seat], "space": SPACE_ID[space]})
        start_battle(pos, space, self.seat, inside, HARBOUR, count, beasts, generals)

    def uproot(self, pos: Hannibal) -> None:
        """Remove the enemy's PC here; Hanno's move is over then."""
        cost = self.uproot_cost(pos)
        space = self.space(pos)
        free_of_charge = cost == 0 and not self.charming()
        if cost:
            self.spend_points(pos, cost)
        pos.own(space, NOBODY)
        rule = "24.1" if free_of_charge else "25" if self.charming() else "26.4"
        if free_of_charge:
            self.state = OVER
        if pos.events is not None:
            pos.emit("pc-removed", rule, {"side": SIDES[1 - self.seat], "space": SPACE_ID[space]})

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {
            "side": SIDES[self.seat],
            "general": GENERAL_ID[self.general],
            "space": SPACE_ID[self.space(pos)],
            "points": self.points,
            "count": self.size(),
        }
        return ("prompt-march" if self.state == FREE else "prompt-stopped"), args


def counsel_refusal(pos: Hannibal, side: int, space: int, to: int) -> Refusal | None:
    """25 While Hanno counsels no Carthaginian CU leaves Africa; while Cato does no Roman CU enters it."""
    if side == CARTHAGE and pos.marked(HANNO_COUNSELS):
        if REGION_OF[space] == AFRICA and REGION_OF[to] != AFRICA:
            return COUNSEL
    if side == ROME and pos.marked(CATO_COUNSELS):
        if REGION_OF[to] == AFRICA and REGION_OF[space] != AFRICA:
            return COUNSEL
    return None
