"""What is kept of a march, of the reaction to it, and of a battle, as long as each of them lasts.

The steps of these chapters hold little of their own: they share these records, which the position keeps. A
record is made with what is known at its beginning; what comes about later is set when it does.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain
from .board import NOBODY

# How a force comes into a space: the kinds of edges (see the board), and
SEA: Final = 4
HARBOUR: Final = 5  # by sea straight inside the walls, or out of them

# What a march may still do.
FREE: Final = 0
STOPPED: Final = 1  # no further step, but a siege
OVER: Final = 2

# What stopped it.
RETURNED: Final = 0  # 11.6 the ships came back
STEPPED_BACK: Final = 1  # 12.5
NO_PURSUIT: Final = 2  # 13.4
BAD_WEATHER: Final = 3  # 25
SHIPWRECKED: Final = 4  # 25 all that sailed was lost in a storm

# 10.11 d How a march leaves its army: as it walked, or unable to do anything more with this card.
WALKED: Final = 0
EXHAUSTED: Final = 1
BATTLED: Final = 2

# What was changed in an army where it stands, so that nothing is changed twice; then a bit for each general.
TOOK: Final = 1
HERDED: Final = 2
TRAINED: Final = 4
GENERALS_FROM: Final = 3

Groups = list[int]  # 10.11 CUs by the movement points that they have spent
FATIGUE: Final = 8  # so many groups


def head_count(groups: Groups) -> int:
    """How many CUs there are in all groups."""
    count = 0
    for group in groups:
        count += group
    return count


# What a force that reacts to a march does.
AVOIDING: Final = 0
INTERCEPTING: Final = 1


# -- 10 the march --------------------------------------------------------------------------------------------


class Army(Plain):
    """10.2.1 What marches with a general."""

    def __init__(
        self,
        units: Groups,
        herd: Groups,
        train: bool,
        subs: list[int],
        loyal: int,
        within: Groups,
        within_herd: Groups,
    ) -> None:
        self.units = units[:]  # ordinary CUs
        self.herd = herd[:]  # elephants
        self.train = train
        self.subs = subs[:]  # the generals who come along
        self.loyal = loyal  # CUs that have been with him all the way
        self.within = within[:]  # 10.7 those of its ordinary CUs that stand inside walls,
        self.within_herd = within_herd[:]  # and of its elephants

    @staticmethod
    def nobody() -> Army:
        """An army before anything was chosen."""
        none = [0] * FATIGUE
        return Army(none, none, False, [], 0, none, none)

    def clone(self) -> Army:
        return Army(self.units, self.herd, self.train, self.subs, self.loyal, self.within, self.within_herd)

    def count_within(self) -> int:
        """CUs of the army inside walls."""
        return head_count(self.within) + head_count(self.within_herd)


class Leg(Plain):
    """10.2.3 The last step of a march and the next: how the army came here, and where it goes."""

    def __init__(self, came: int, via: int, to: int, by: int, arrived: int, changed: int) -> None:
        self.came = came  # the place it came from, NOBODY where the march began
        self.via = via  # and how
        self.to = to  # the space of the step that is being taken, NOBODY between two steps
        self.by = by  # and how
        self.arrived = arrived  # CUs on arrival at this space, NOBODY where the march began
        self.changed = changed  # what has been changed in the army at this space, as bits

    def clone(self) -> Leg:
        return Leg(self.came, self.via, self.to, self.by, self.arrived, self.changed)


class FairWeather(Plain):
    """25 What Bad Weather would undo: all that came after the first two movement points."""

    def __init__(self, place: int, spent: int, late: int, latecomers: int, rolled: bool) -> None:
        self.place = place  # where the first two points brought the army
        self.spent = spent  # and how many of them were spent
        self.late = late  # CUs that joined since
        self.latecomers = latecomers  # and generals, as bits
        self.rolled = rolled  # dice have been rolled for a crossing: it is too late for bad weather

    def clone(self) -> FairWeather:
        return FairWeather(self.place, self.spent, self.late, self.latecomers, self.rolled)


class MarchRecord(Plain):
    """10.2 The move of one general: by which card, how far, with whom, and what has become of it."""

    def __init__(
        self,
        seat: int,
        general: int,
        card: int,
        event: bool,
        points: int,
        army: Army,
        leg: Leg,
        weather: FairWeather,
    ) -> None:
        self.seat = seat
        self.general = general
        self.card = card
        self.event = event
        self.points = points  # movement points left
        self.spent = 0
        self.state = FREE  # or STOPPED, OVER
        self.obstacle = RETURNED  # what stopped it, if anything did
        self.effort = WALKED  # or EXHAUSTED, BATTLED
        self.army = army
        self.leg = leg
        self.weather = weather
        self.failed: list[int] = []  # 12.10 generals who failed to intercept it,
        self.balked: list[list[int]] = []  # and CUs: their space, ordinary ones, elephants
        self.former = NOBODY  # who commanded where it began,
        self.detached = False  # 20.2 and will again: a subordinate has only led a siege

    def clone(self) -> MarchRecord:
        new = MarchRecord(
            self.seat,
            self.general,
            self.card,
            self.event,
            self.points,
            self.army.clone(),
            self.leg.clone(),
            self.weather.clone(),
        )
        new.spent = self.spent
        new.state = self.state
        new.obstacle = self.obstacle
        new.effort = self.effort
        new.failed = self.failed[:]
        new.balked = [row[:] for row in self.balked]
        new.former = self.former
        new.detached = self.detached
        return new

    def size(self) -> int:
        """CUs in the army."""
        return head_count(self.army.units) + head_count(self.army.herd)

    def elephants(self) -> int:
        """Elephants in the army."""
        return head_count(self.army.herd)

    def going(self) -> list[int]:
        """The generals who march."""
        return [self.general, *self.army.subs]

    def landed(self) -> bool:
        """Whether the army came to this space over the sea, or out of the walls."""
        return self.leg.via == SEA or self.leg.via == HARBOUR

    def sails(self) -> bool:
        """Whether the step that is being taken is a voyage."""
        return self.leg.by == SEA or self.leg.by == HARBOUR

    def stop(self, obstacle: int) -> None:
        """The army goes no farther, but may do something where it stands."""
        self.state = STOPPED
        self.obstacle = obstacle

    def exhaust(self) -> None:
        """10.11 d The army can do nothing more with this card."""
        self.effort = EXHAUSTED


# -- 10.3 the reaction ---------------------------------------------------------------------------------------


class Plan(Plain):
    """12.7, 13.3 A force that is to avoid battle or to intercept."""

    def __init__(self, kind: int, general: int, place: int, count: int, elephants: int, subs: int) -> None:
        self.kind = kind
        self.general = general
        self.place = place
        self.count = count  # elephants included
        self.elephants = elephants
        self.subs = subs  # the generals who go along, as bits

    def clone(self) -> Plan:
        return Plan(self.kind, self.general, self.place, self.count, self.elephants, self.subs)

    def generals(self) -> list[int]:
        """The generals of the force, its leader first."""
        subs = self.subs
        return [self.general, *(g for g in range(subs.bit_length()) if subs >> g & 1)]


class ReactionRecord(Plain):
    """10.3 What the inactive player does about an army that has entered a space."""

    def __init__(self, seat: int, space: int, at_the_gate: bool) -> None:
        self.seat = seat
        self.space = space
        self.at_the_gate = at_the_gate  # 10.7 the army has not marched in, but come out of its walls
        self.draft: Plan | None = None  # the force that is being detached
        self.plans: list[Plan] = []  # 10.3.3, 10.3.4 in the order in which they are tried
        self.tried = 0  # how many have rolled
        self.avoided = False  # 13.1 an army has slipped away
        self.failed = False  # 13.1 or tried to
        self.came: list[int] = []  # spaces that interceptors came from

    def put_in_order(self) -> bool:
        """10.3.3, 10.3.4 Avoiding battle comes first, if it was declared, then interceptions as declared."""
        self.plans.sort(key=lambda plan: plan.kind)
        return bool(self.plans) and self.plans[0].kind == AVOIDING

    def clone(self) -> ReactionRecord:
        new = ReactionRecord(self.seat, self.space, self.at_the_gate)
        new.draft = None if self.draft is None else self.draft.clone()
        new.plans = self.plans[:]  # nothing changes in a plan that was declared
        new.tried = self.tried
        new.avoided = self.avoided
        new.failed = self.failed
        new.came = self.came[:]
        return new


# -- 14 the battle -------------------------------------------------------------------------------------------


class Sortie(Plain):
    """20.4, 20.6 Those who came out of the walls to fight."""

    def __init__(self, count: int, elephants: int, generals: list[int]) -> None:
        self.count = count  # elephants included
        self.elephants = elephants
        self.generals = generals[:]


class Duel(Plain):
    """14.5.5 to 14.9 The battle cards: who attacks in this round, what each side holds, what was played."""

    def __init__(
        self,
        attacker: int,
        hands: list[list[int]],
        open: list[list[int]],
        deck: list[int],
        last: list[int],
        played: list[list[int]],
    ) -> None:
        self.attacker = attacker
        self.round = 0  # rounds so far
        self.hands = [hands[0][:], hands[1][:]]  # by side and type of card
        self.open = [open[0][:], open[1][:]]  # those that the enemy sees
        self.deck = deck[:]
        self.card = NOBODY  # the attacker's card of this round, as the type that it stands for
        self.last = last[:]  # each side's last card
        self.played = [pair[:] for pair in played]  # side and type
        self.probed = False  # 24.1 the Probe that was another card is used up

    def clone(self) -> Duel:
        new = Duel(self.attacker, self.hands, self.open, self.deck, self.last, self.played)
        new.round = self.round
        new.card = self.card
        new.probed = self.probed
        return new

    def count(self, side: int) -> int:
        """The cards that a side holds."""
        return sum(self.hands[side])


class Result(Plain):
    """14.10, 16.2 Who won, whether the other withdrew, and the CUs that the loser has lost."""

    def __init__(self, winner: int, withdrawn: bool, lost: int, routed: int) -> None:
        self.winner = winner
        self.withdrawn = withdrawn
        self.lost = lost
        self.routed = routed  # of these to the retreat, its die and its way

    def clone(self) -> Result:
        return Result(self.winner, self.withdrawn, self.lost, self.routed)


class Battle(Plain):
    """14 One land battle: where, who began it, and what the preparations brought."""

    def __init__(self, space: int, active: int, came: int, via: int, duel: Duel, result: Result) -> None:
        self.space = space
        self.active = active  # who began it as attacker
        self.came = came  # the place from which the active army entered
        self.via = via
        self.sortie: Sortie | None = None
        self.interceptors: list[int] = []
        self.failed_avoidance = False
        self.strategy: list[list[int]] = []  # side and strategy card
        self.charge = [0, 0]  # 17.4 battle cards that each side loses to elephants
        self.ground = False  # 25 Favourable Ground still helps a counter-attack
        self.sizes = [0, 0]  # 14.12 of the armies at the start
        self.deposed = NOBODY  # 18.2 the consul who commands again when it is over
        self.duel = duel
        self.result = result

    @staticmethod
    def new(space: int, active: int, came: int, via: int, deck: list[int]) -> Battle:
        """A battle before its preparations."""
        none = [0] * len(deck)
        duel = Duel(active, [none, none], [none, none], deck, [NOBODY, NOBODY], [])
        return Battle(space, active, came, via, duel, Result(NOBODY, False, 0, 0))

    def clone(self) -> Battle:
        new = Battle(self.space, self.active, self.came, self.via, self.duel.clone(), self.result.clone())
        new.sortie = self.sortie  # nothing changes in it
        new.interceptors = self.interceptors[:]
        new.failed_avoidance = self.failed_avoidance
        new.strategy = [pair[:] for pair in self.strategy]
        new.charge = self.charge[:]
        new.ground = self.ground
        new.sizes = self.sizes[:]
        new.deposed = self.deposed
        return new


# -- as plain data -------------------------------------------------------------------------------------------


def write_fields(record: Plain | None) -> Any:
    return None if record is None else record.to_json()


def read_duel(data: Any) -> Duel:
    attacker, round, hands, open, deck, card, last, played, probed = data[1:]
    duel = Duel(attacker, hands, open, deck, last, played)
    duel.round = round
    duel.card = card
    duel.probed = probed
    return duel


def read_battle(data: Any) -> Battle | None:
    if data is None:
        return None
    space, active, came, via = data[1:5]
    battle = Battle(space, active, came, via, read_duel(data[-2]), Result(*data[-1][1:]))
    sortie, interceptors, failed_avoidance, strategy, charge, ground, sizes, deposed = data[5:-2]
    battle.sortie = None if sortie is None else Sortie(*sortie[1:])
    battle.interceptors = interceptors
    battle.failed_avoidance = failed_avoidance
    battle.strategy = strategy
    battle.charge = charge
    battle.ground = ground
    battle.sizes = sizes
    battle.deposed = deposed
    return battle


def read_march(data: Any) -> MarchRecord | None:
    if data is None:
        return None
    seat, general, card, event, points, spent, state, obstacle, effort = data[1:10]
    army, leg, weather = Army(*data[10][1:]), Leg(*data[11][1:]), FairWeather(*data[12][1:])
    march = MarchRecord(seat, general, card, event, points, army, leg, weather)
    march.spent = spent
    march.state = state
    march.obstacle = obstacle
    march.effort = effort
    march.failed, march.balked, march.former, march.detached = data[13:]
    return march


def write_reaction(reaction: ReactionRecord | None) -> Any:
    if reaction is None:
        return None
    data = reaction.to_json()
    data[5] = [plan.to_json() for plan in reaction.plans]
    return data


def read_reaction(data: Any) -> ReactionRecord | None:
    if data is None:
        return None
    reaction = ReactionRecord(*data[1:4])
    draft, plans, reaction.tried, reaction.avoided, reaction.failed, reaction.came = data[4:]
    reaction.draft = None if draft is None else Plan(*draft[1:])
    reaction.plans = [Plan(*plan[1:]) for plan in plans]
    return reaction


BATTLE: Final = Codec(write_fields, read_battle)
MARCH_RECORD: Final = Codec(write_fields, read_march)
REACTION: Final = Codec(write_reaction, read_reaction)


def shrink(groups: dict[int, int], place: int, size: int) -> None:
    """Keep at most ``size`` tired CUs at a place."""
    tired = 0
    for points in range(FATIGUE):
        tired += groups.get(place * FATIGUE + points, 0)
    points = 0
    while tired > size:
        key = place * FATIGUE + points
        here = groups.get(key, 0)
        if here:
            gone = min(here, tired - size)
            tired -= gone
            if gone == here:
                del groups[key]
            else:
                groups[key] = here - gone
        points += 1
