"""10 Movement: a general is activated, gathers an army and marches, step by step; 11 or sails."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
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
from .battle import start_battle
from .board import ALPINE_PASS, CARTHAGE, NOBODY, ROME
from .kinds import SIDES
from .options import FLEXIBLE_PCS
from .politics import place_pc
from .position import (
    CATO_COUNSELS,
    HANNO_COUNSELS,
    NAVAL_VICTORY,
    SPENT,
    TRUCE_ON,
    PunicWar,
)
from .walls import Walls

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


def rating_for_ops(pos: PunicWar, general: int) -> int:
    """8.2, 24 A general's strategy rating where he stands."""
    board = pos.board
    if (
        board.strategy_in[general] >= 0
        and board.region_of[pos.space_of(general)] == board.strategy_in[general]
    ):
        return board.strategy_there[general]
    return board.strategy[general]


def start_march(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> None:
    """10.2.1 A general is activated, with all he may take along; 9.3 of equals he now commands."""
    board = pos.board
    points = board.move_points
    if event and board.deck[card].forced:
        points = board.forced_points
    if event and board.deck[card].campaign and board.campaign_points[general]:
        points = board.campaign_points[general]
    pos.used.append(general)
    pos.mover = seat
    pos.put_in_command(general)
    march = March(seat, general, card, event, max(0, points - pos.walked[general]))
    march.spent = pos.walked[general]
    march.calm = outside(board, pos.at[general])
    if pos.events is not None:
        args = {
            "side": SIDES[seat],
            "general": board.general_id[general],
            "space": board.space_id[pos.space_of(general)],
        }
        pos.emit("activated", "10.2.1", args)
    if pos.at[general] >= board.walls and pos.cus[1 - seat][pos.at[general] - board.walls] == 0:
        pos.at[general] -= board.walls  # 10.7 leaving one's own city costs nothing
    march.gather(pos)
    pos.steps.append(march)
    place = pos.at[general]
    if place < board.walls and march.size() > 0 and pos.cus[1 - seat][place] == 0:
        pos.displace_all(1 - seat, place, "10.10")  # they came out of the walls upon a lone general


def current_march(pos: PunicWar) -> March:
    """The march that is going on."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, March):
            return step
    raise ValueError("nobody marches")


class March(SeatStep[PunicWar]):
    """10.2 A general's move: he takes along and leaves behind, marches, sails, besieges, and halts.

    10.2.6, 10.2.7 Step follows step until the move ends; then there is a battle or a siege, never both.
    """

    rule: ClassVar[str] = "10.2"

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
        super().__init__(seat)
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

    def space(self, pos: PunicWar) -> int:
        return pos.space_of(self.general)

    def forced(self, pos: PunicWar) -> bool:
        """10.2 A Forced March lets all CUs go 6 points."""
        return self.event and pos.board.deck[self.card].forced

    def spare(self, pos: PunicWar) -> tuple[Groups, Groups, Groups, Groups]:
        """CUs that are not in the army and could be: ordinary and elephants here, then inside the walls."""
        board = pos.board
        place = pos.at[self.general]
        here = standing(pos.fatigue, place, ordinary_at(pos, self.seat, place), sum(self.units))
        herd = standing(pos.weary, place, elephants_at(pos, self.seat, place), sum(self.herd))
        if place >= board.spaces or pos.cus[1 - self.seat][place] > 0:
            return here, herd, no_groups(), no_groups()
        walls = place + board.walls
        inside = standing(pos.fatigue, walls, ordinary_at(pos, self.seat, walls), 0)
        inside_herd = standing(pos.weary, walls, elephants_at(pos, self.seat, walls), 0)
        return here, herd, inside, inside_herd

    def most(self, pos: PunicWar) -> int:
        """10.2 How many CUs the army may have here."""
        here, herd, inside, inside_herd = self.spare(pos)
        spare = fresh_enough(here) + fresh_enough(herd) + fresh_enough(inside) + fresh_enough(inside_herd)
        return min(pos.board.army_limit, self.size() + spare)

    def gather(self, pos: PunicWar) -> None:
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

    def resize(self, pos: PunicWar, count: int, elephants: bool) -> None:
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

    def fetch(self, pos: PunicWar, beasts: bool, count: int) -> int:
        """Take up to so many CUs of a kind into the army, those here before those inside; how many it got."""
        place = pos.at[self.general]
        here, herd, inside, inside_herd = self.spare(pos)
        chosen = pick(herd if beasts else here, count)
        self.pull(pos, chosen, beasts, place)
        more = pick(inside_herd if beasts else inside, count - sum(chosen))
        self.pull(pos, more, beasts, place + pos.board.walls)
        return sum(chosen) + sum(more)

    def pull(self, pos: PunicWar, chosen: Groups, beasts: bool, source: int) -> None:
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
        if self.spent > pos.board.fair_weather:
            self.late += count

    def drop(self, pos: PunicWar, beasts: bool, points: int) -> None:
        """Leave one CU here."""
        groups = self.herd if beasts else self.units
        groups[points] -= 1
        one = no_groups()
        one[points] = 1
        store(pos.weary if beasts else pos.fatigue, pos.at[self.general], one)
        self.late = max(0, self.late - 1)

    def set_elephants(self, pos: PunicWar, count: int) -> None:
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

    def rest(self, pos: PunicWar) -> int:
        """CUs that stay behind at this place."""
        return pos.cus[self.seat][pos.at[self.general]] - self.size()

    def going(self) -> list[int]:
        return [self.general, *self.subs]

    def staying(self, pos: PunicWar) -> list[int]:
        return [g for g in pos.generals_at(self.seat, pos.at[self.general]) if g not in self.going()]

    def join_refusal(self, pos: PunicWar, general: int) -> Refusal | None:
        """10.8 Generals of equal or lower rank may be taken along; 10.11 d not those who are spent."""
        board = pos.board
        place = pos.at[self.general]
        same = pos.at[general] == place or (
            place < board.spaces
            and pos.at[general] == place + board.walls
            and pos.cus[1 - self.seat][place] == 0
        )
        if not same or board.general_side[general] != self.seat or general == self.general:
            return NOT_HERE
        if pos.rank(general) > pos.rank(self.general):
            return HIGHER_RANK
        if pos.walked[general] == SPENT:
            return SPENT_GENERAL
        return None

    def depart(self, pos: PunicWar) -> None:
        """The army leaves its place and is on its way."""
        place = pos.at[self.general]
        self.shift(pos, place, pos.board.transit)

    def arrive(self, pos: PunicWar, place: int) -> None:
        """The army stands at a place; losses on the way have been taken."""
        board = pos.board
        shrink_to(self.units, ordinary_at(pos, self.seat, board.transit))
        shrink_to(self.herd, elephants_at(pos, self.seat, board.transit))
        self.shift(pos, board.transit, place)

    def shift(self, pos: PunicWar, source: int, to: int) -> None:
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

    def sync(self, pos: PunicWar) -> None:
        """After losses: the army is what is still there."""
        place = pos.at[self.general]
        if place < 0:
            return
        shrink_to(self.units, ordinary_at(pos, self.seat, place) - known_tired(pos.fatigue, place))
        shrink_to(self.herd, elephants_at(pos, self.seat, place) - known_tired(pos.weary, place))
        self.subs = [g for g in self.subs if pos.at[g] == place]
        self.train = self.train and place in pos.trains

    # -- what it may do --------------------------------------------------------------------------------

    def resolve(self, pos: PunicWar) -> bool:
        if self.state != FREE:
            self.sync(pos)
        if self.attempt > 0:
            self.attempt -= 1
            pos.roll_siege(self.seat, self.space(pos))
            return True
        if pos.at[self.general] < 0 or self.state == OVER:
            self.finish(pos)
            return True
        return False

    def finish(self, pos: PunicWar) -> None:
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

    def rest_here(self, pos: PunicWar) -> None:
        """10.11 Remember how far the CUs of the army have come; after a battle or a siege they are spent."""
        place = pos.at[self.general]
        for tired, groups in ((pos.fatigue, self.units), (pos.weary, self.herd)):
            kept = groups
            if self.tired:
                kept = no_groups()
                kept[SPENT] = sum(groups)
            store(tired, place, kept)

    def cost(self, pos: PunicWar, to: int) -> int:
        """10.6 The movement points of a step; 26.3.1 the Pillars cost their master one."""
        board = pos.board
        key = self.space(pos) * board.spaces + to
        if key in board.cheap and pos.control[board.cheap[key]] == self.seat:
            return 1
        return board.cost[board.edge[key]]

    def leave_refusal(self, pos: PunicWar) -> Refusal | None:
        """18.1, 18.3 What an army may not leave behind here."""
        size, rest = self.size(), self.rest(pos)
        left = rest if self.arrived < 0 else max(0, self.arrived - size)
        return consul_refusal(pos, self.going(), size, left, self.staying(pos), rest)

    def region_refusal(self, pos: PunicWar, to: int) -> Refusal | None:
        """24.1 Hanno and Fabius never leave their region; 25 the counsels of Hanno and Cato."""
        if strays(pos.board, self.going(), to):
            return BOUND_GENERAL
        return counsel_refusal(pos, self.seat, self.space(pos), to) if self.size() or self.train else None

    def enter_refusal(self, pos: PunicWar, to: int, cost: int) -> Refusal | None:
        """What forbids to enter a space, however one comes: a truce, or enemies in a lone general's way."""
        board = pos.board
        if pos.marked(TRUCE_ON) and (pos.control[to] == 1 - self.seat or pos.total(1 - self.seat, to) > 0):
            return TRUCE_FORBIDS
        if self.size() == 0 and pos.cus[1 - self.seat][to] > 0:
            return LONE_GENERAL
        if self.size() == 0 and pos.cus[self.seat][to] == 0 and pos.generals_at(1 - self.seat, to):
            ways = [
                board.cost[board.edge[to * board.spaces + on]] for on in board.ways[to] if pos.playable(on)
            ]
            if self.points - cost < min(ways, default=SPENT):
                return LONE_HALT
        return self.region_refusal(pos, to)

    def march_refusal(self, pos: PunicWar, to: int) -> Refusal | None:
        """10.2, 10.4.1, 10.6 Why the army may not take this step."""
        board = pos.board
        if self.state != FREE:
            return STOPPED_HERE
        place = pos.at[self.general]
        if place >= board.walls:
            return IN_WALLS
        key = place * board.spaces + to
        if key not in board.edge:
            return NO_ROAD
        if not pos.playable(to):
            return NOT_IN_PLAY
        cost = self.cost(pos, to)
        if cost > self.points:
            return NO_POINTS
        if not self.forced(pos) and self.weak(pos, cost):
            return TIRED
        if key in board.guarded and pos.control[place] != self.seat:
            return STRAIT_CONTROL
        if self.train and board.edge[key] == ALPINE_PASS:
            return TRAIN_ALPS
        refusal = self.enter_refusal(pos, to, cost)
        return refusal if refusal is not None else self.leave_refusal(pos)

    def weak(self, pos: PunicWar, cost: int) -> bool:
        """10.11 c Whether some of its CUs or generals cannot go so far."""
        limit = pos.board.move_points
        for g in self.subs:
            if pos.walked[g] + cost > limit and pos.walked[g] != self.spent:
                return True
        return too_tired(self.units, self.herd, cost, limit, self.spent, self.loyal)

    def fleet(self, pos: PunicWar) -> int:
        """11.1, 11.4 How many CUs the card carries: none, 5, or 10 for a Campaign as event."""
        board = pos.board
        card = board.deck[self.card]
        if card.ops != 3:
            return 0
        if self.event and card.campaign:
            return board.large_fleet
        if self.event and card.one_fleet:
            return board.small_fleet  # 25 whoever sails
        return max(board.small_fleet, board.fleet_of[self.general])

    def sail_refusal(self, pos: PunicWar, to: int, inside: bool) -> Refusal | None:
        """11.1 to 11.4 Why the army may not sail there."""
        board = pos.board
        if self.state != FREE:
            return STOPPED_HERE
        space = self.space(pos)
        if not board.port[space] or not board.port[to] or space == to:
            return NO_PORT
        if not pos.playable(to):
            return NOT_IN_PLAY
        fleet = self.fleet(pos)
        if fleet == 0:
            return NO_SHIPS
        if pos.sailed >= board.fleets and self.via != SEA and self.via != HARBOUR:
            return ONE_FLEET
        campaign = self.event and board.deck[self.card].campaign
        if self.seat == ROME and pos.marked(NAVAL_VICTORY) and not campaign:
            return NAVAL_DEFEAT
        if self.points < board.sailing:
            return NO_POINTS
        if not self.forced(pos) and self.weak(pos, board.sailing):
            return TIRED
        if self.size() > fleet:
            return FLEET_LIMIT
        if self.size() > min(board.naval_limit[space], board.naval_limit[to]):
            return SMALL_PORT
        if self.train:
            return TRAIN_SEA
        if pos.at[self.general] >= board.walls and pos.besieged(space):
            return BESIEGED_PORT
        if self.seat == CARTHAGE and pos.citadel >= 0 and pos.citadel in (space, to):
            return CITADEL_PORT
        if inside:
            refusal = self.harbour_refusal(pos, to)
        else:
            refusal = self.enter_refusal(pos, to, board.sailing)
        return refusal if refusal is not None else self.leave_refusal(pos)

    def harbour_refusal(self, pos: PunicWar, to: int) -> Refusal | None:
        """11.3 Straight inside the walls: of one's own city, not besieged, with room enough."""
        if not pos.board.city[to] or pos.control[to] != self.seat:
            return NOT_YOUR_CITY
        if pos.besieged(to):
            return BESIEGED_PORT
        if pos.marked(TRUCE_ON) and pos.total(1 - self.seat, to) > 0:
            return TRUCE_FORBIDS
        if self.size() > pos.room(to, self.seat):
            return WALLS_FULL
        return self.region_refusal(pos, to)

    def uproot_refusal(self, pos: PunicWar) -> Refusal | None:
        """24.1 Hanno, 25 Hannibal in Italia, 26.4 or any army of 3 CUs: the enemy's PC here is removed."""
        space = pos.at[self.general]
        if (
            space >= pos.board.walls
            or not pos.ordinary(space, 1 - self.seat)
            or pos.cus[1 - self.seat][space] > 0
        ):
            return NO_UPROOTING
        return None if self.uproot_cost(pos) >= 0 else NO_UPROOTING

    def uproot_cost(self, pos: PunicWar) -> int:
        """What it costs to remove the PC here, -1 if it cannot be done."""
        board = pos.board
        if self.charming(pos):
            if self.arrived >= 0:
                return 0
            if self.points >= 1 and self.state == FREE:
                return 1
        flexible = pos.option(FLEXIBLE_PCS) and self.size() >= 3 and not pos.marked(TRUCE_ON)
        if flexible and self.can_pay(pos):
            return 1
        return 0 if board.uproots[self.general] and self.size() > 0 and not self.battled else -1

    def can_pay(self, pos: PunicWar) -> bool:
        """26.4 Whether the army has a movement point left, and CUs that are not too tired for it."""
        return self.points >= 1 and self.state == FREE and (self.forced(pos) or not self.weak(pos, 1))

    def charming(self, pos: PunicWar) -> bool:
        """25 Whether the event of its card lets the general remove the PC here."""
        return self.event and pos.board.deck[self.card].charms(pos, self.general, self.space(pos))

    def plant_refusal(self, pos: PunicWar) -> Refusal | None:
        """26.4 An army of 3 CUs places a PC for a movement point."""
        board = pos.board
        space = pos.at[self.general]
        if not pos.option(FLEXIBLE_PCS) or self.size() < 3 or space >= board.walls or not self.can_pay(pos):
            return NO_PLANTING
        if board.city[space] or pos.tribe[space] or pos.control[space] >= 0:
            return NO_PLANTING
        return NO_PLANTING if pos.cus[1 - self.seat][space] > 0 else None

    def sortie_refusal(self, pos: PunicWar) -> Refusal | None:
        """20.4 An army inside fights the enemy outside the walls."""
        board = pos.board
        place = pos.at[self.general]
        if (
            self.state != FREE
            or place < board.walls
            or self.size() == 0
            or pos.cus[1 - self.seat][place - board.walls] == 0
        ):
            return NO_SORTIE
        if pos.marked(TRUCE_ON):
            return TRUCE_FORBIDS
        return self.leave_refusal(pos)

    def enter_walls_refusal(self, pos: PunicWar) -> Refusal | None:
        """10.7 The last step of a march may lead inside the walls of one's own city."""
        board = pos.board
        space = pos.at[self.general]
        if (
            space >= board.walls
            or not board.city[space]
            or pos.control[space] != self.seat
            or pos.besieged(space)
        ):
            return NO_WALLS
        return None

    def halt_refusal(self, pos: PunicWar) -> Refusal | None:
        """10.4.2 A lone general may not stay with a lone enemy general, if he can go on."""
        board = pos.board
        place = pos.at[self.general]
        if place >= board.walls or pos.cus[self.seat][place] > 0:
            return None
        if self.state != FREE or not pos.generals_at(1 - self.seat, place):
            return None
        if any(self.march_refusal(pos, to) is None for to in board.ways[place]):
            return LONE_HALT
        return None

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        out: list[int] = []
        if self.state == FREE:
            out += self.legal_changes(pos)
            place = pos.at[self.general]
            if place < board.walls:
                out += [A_MARCH + to for to in board.ways[place] if self.march_refusal(pos, to) is None]
            if board.port[self.space(pos)] and self.fleet(pos) and self.points >= board.sailing:
                out += [A_SAIL + to for to in board.ports if self.sail_refusal(pos, to, False) is None]
                out += [A_SAIL_IN + to for to in board.ports if self.sail_refusal(pos, to, True) is None]
        if self.enter_walls_refusal(pos) is None:
            out.append(A_ENTER)
        if self.sortie_refusal(pos) is None:
            out.append(A_SORTIE)
        if pos.siege_refusal() is None:
            out.append(A_BESIEGE)
        if self.uproot_refusal(pos) is None:
            out.append(A_UPROOT)
        if self.plant_refusal(pos) is None:
            out.append(A_PLANT)
        if self.halt_refusal(pos) is None:
            out.append(A_HALT)
        return out

    def legal_changes(self, pos: PunicWar) -> list[int]:
        """10.2, 10.8, 10.9 What may be taken along or left behind here."""
        board = pos.board
        out: list[int] = []
        size = self.size()
        if self.touched & TOOK == 0:
            out += [A_TAKE + n for n in range(self.most(pos) + 1) if n != size]
        if self.seat == CARTHAGE and self.touched & HERDED == 0:
            out += [A_ELEPHANTS + n for n in range(self.most_elephants(pos) + 1) if n != self.elephants()]
        out += [A_JOIN + g for g in range(board.generals) if self.change_refusal(pos, JOIN, g) is None]
        out += [A_LEAVE + g for g in range(board.generals) if self.change_refusal(pos, LEAVE, g) is None]
        if self.change_refusal(pos, TAKE_TRAIN, 0) is None:
            out.append(A_TAKE_TRAIN)
        if self.change_refusal(pos, LEAVE_TRAIN, 0) is None:
            out.append(A_LEAVE_TRAIN)
        return out

    def most_elephants(self, pos: PunicWar) -> int:
        """How many elephants the army may have here."""
        herd, inside_herd = self.spare(pos)[1], self.spare(pos)[3]
        spare = fresh_enough(herd) + fresh_enough(inside_herd)
        return min(pos.board.army_limit, self.elephants() + spare)

    def change_refusal(self, pos: PunicWar, verb: int, operand: int) -> Refusal | None:
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

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
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
            return pos.siege_refusal()
        if verb == UPROOT:
            return self.uproot_refusal(pos)
        if verb == PLANT:
            return self.plant_refusal(pos)
        return self.halt_refusal(pos) if verb == HALT else pos.not_now(verb)

    # -- what it does ------------------------------------------------------------------------------------

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        board = pos.board
        if verb == MARCH:
            pos.pass_on(operand, board.edge[self.space(pos) * board.spaces + operand])
        elif verb == SAIL or verb == SAIL_IN:
            pos.pass_on(operand, SEA if verb == SAIL else HARBOUR)
        elif verb == HALT:
            self.state = OVER
        elif verb == ENTER:
            self.enter(pos)
        elif verb == SORTIE:
            self.sally(pos)
        elif verb == BESIEGE:
            pos.begin_siege()
        elif verb == UPROOT:
            self.uproot(pos)
        elif verb == PLANT:
            self.spend_points(pos, 1)
            place_pc(pos, seat, self.space(pos), "26.4")
        else:
            self.change(pos, verb, operand)

    def spend_points(self, pos: PunicWar, points: int) -> None:
        """Points spent on the spot tire the army as a step does."""
        self.units = march_on(self.units, points)
        self.herd = march_on(self.herd, points)
        self.points -= points
        self.spent += points
        self.tire(pos, points)

    def tire(self, pos: PunicWar, points: int) -> None:
        """10.11 c How far each general has gone with this card."""
        for g in self.going():
            pos.walked[g] = min(SPENT - 1, pos.walked[g] + points)

    def change(self, pos: PunicWar, verb: int, operand: int) -> None:
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
            if self.spent > pos.board.fair_weather:
                self.latecomers |= 1 << operand
        elif verb == LEAVE:
            self.toggled |= 1 << operand
            self.subs.remove(operand)
        else:
            self.touched |= TRAINED
            self.train = verb == TAKE_TRAIN

    def enter(self, pos: PunicWar) -> None:
        """10.7 The player says who goes inside; the move is over."""
        self.state = OVER
        self.rest_here(pos)
        self.units = no_groups()
        self.herd = no_groups()
        pos.steps.append(Walls(self.seat, self.space(pos)))

    def sally(self, pos: PunicWar) -> None:
        """20.4, 20.6 A sortie: the army leaves the walls for battle."""
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
            pos.emit("sortie", "20.4", {"side": SIDES[self.seat], "space": pos.board.space_id[space]})
        start_battle(pos, space, self.seat, inside, HARBOUR, count, beasts, generals)

    def uproot(self, pos: PunicWar) -> None:
        """Remove the enemy's PC here; Hanno's move is over then."""
        cost = self.uproot_cost(pos)
        space = self.space(pos)
        free_of_charge = cost == 0 and not self.charming(pos)
        if cost:
            self.spend_points(pos, cost)
        pos.own(space, NOBODY)
        rule = "24.1" if free_of_charge else "25" if self.charming(pos) else "26.4"
        if free_of_charge:
            self.state = OVER
        if pos.events is not None:
            pos.emit("pc-removed", rule, {"side": SIDES[1 - self.seat], "space": pos.board.space_id[space]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        board = pos.board
        args = {
            "side": SIDES[self.seat],
            "general": board.general_id[self.general],
            "space": board.space_id[self.space(pos)],
            "points": self.points,
            "count": self.size(),
        }
        return ("prompt-march" if self.state == FREE else "prompt-stopped"), args


def counsel_refusal(pos: PunicWar, side: int, space: int, to: int) -> Refusal | None:
    """25 While Hanno counsels no Carthaginian CU leaves Africa; while Cato does no Roman CU enters it."""
    board = pos.board
    if side == CARTHAGE and pos.marked(HANNO_COUNSELS):
        kept = board.counsel_regions[CARTHAGE]
        if board.region_of[space] in kept and board.region_of[to] not in kept:
            return COUNSEL
    if side == ROME and pos.marked(CATO_COUNSELS):
        barred = board.counsel_regions[ROME]
        if board.region_of[to] in barred and board.region_of[space] not in barred:
            return COUNSEL
    return None
