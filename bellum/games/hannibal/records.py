"""What is kept of a march, of the reaction to it, and of a battle, as long as each of them lasts.

The steps of these chapters hold little of their own: they share these records, which the position keeps.
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

# What a force that reacts to a march does.
AVOIDING: Final = 0
INTERCEPTING: Final = 1


# -- 10 the march --------------------------------------------------------------------------------------------


class Army(Plain):
    """10.2.1 What marches with a general."""

    def __init__(self, units: Groups, herd: Groups, train: bool, subs: list[int], loyal: int) -> None:
        self.units = units[:]  # ordinary CUs
        self.herd = herd[:]  # elephants
        self.train = train
        self.subs = subs[:]  # the generals who come along
        self.loyal = loyal  # CUs that have been with him all the way

    def clone(self) -> Army:
        return Army(self.units, self.herd, self.train, self.subs, self.loyal)


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

    def __init__(self, place: int, late: int, latecomers: int, rolled: bool) -> None:
        self.place = place  # where the first two points brought the army
        self.late = late  # CUs that joined since
        self.latecomers = latecomers  # and generals, as bits
        self.rolled = rolled  # dice have been rolled for a crossing: it is too late for bad weather

    def clone(self) -> FairWeather:
        return FairWeather(self.place, self.late, self.latecomers, self.rolled)


class MarchRecord(Plain):
    """10.2 The move of one general: by which card, how far, with whom, and what has become of it."""

    def __init__(
        self,
        seat: int,
        general: int,
        card: int,
        event: bool,
        points: int,
        spent: int,
        state: int,
        effort: int,
        army: Army,
        leg: Leg,
        weather: FairWeather,
        failed: list[int],
    ) -> None:
        self.seat = seat
        self.general = general
        self.card = card
        self.event = event
        self.points = points  # movement points left
        self.spent = spent
        self.state = state  # FREE, STOPPED or OVER
        self.effort = effort  # WALKED, EXHAUSTED or BATTLED
        self.army = army
        self.leg = leg
        self.weather = weather
        self.failed = failed[:]  # 12.10 generals who failed to intercept it

    def clone(self) -> MarchRecord:
        return MarchRecord(
            self.seat,
            self.general,
            self.card,
            self.event,
            self.points,
            self.spent,
            self.state,
            self.effort,
            self.army.clone(),
            self.leg.clone(),
            self.weather.clone(),
            self.failed,
        )

    def size(self) -> int:
        """CUs in the army."""
        return sum(self.army.units) + sum(self.army.herd)

    def elephants(self) -> int:
        """Elephants in the army."""
        return sum(self.army.herd)

    def going(self) -> list[int]:
        """The generals who march."""
        return [self.general, *self.army.subs]

    def landed(self) -> bool:
        """Whether the army came to this space over the sea, or out of the walls."""
        return self.leg.via == SEA or self.leg.via == HARBOUR

    def sails(self) -> bool:
        """Whether the step that is being taken is a voyage."""
        return self.leg.by == SEA or self.leg.by == HARBOUR

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

    def __init__(
        self,
        seat: int,
        space: int,
        draft: Plan | None,
        plans: list[Plan],
        tried: int,
        avoided: bool,
        failed: bool,
        came: list[int],
    ) -> None:
        self.seat = seat
        self.space = space
        self.draft = draft  # the force that is being detached
        self.plans = plans  # 10.3.3, 10.3.4 in the order in which they are tried
        self.tried = tried  # how many have rolled
        self.avoided = avoided  # 13.1 an army has slipped away
        self.failed = failed  # 13.1 or tried to
        self.came = came[:]  # spaces that interceptors came from

    def put_in_order(self) -> bool:
        """10.3.3, 10.3.4 Avoiding battle comes first, if it was declared, then interceptions as declared."""
        self.plans.sort(key=lambda plan: plan.kind)
        return bool(self.plans) and self.plans[0].kind == AVOIDING

    def clone(self) -> ReactionRecord:
        return ReactionRecord(
            self.seat,
            self.space,
            None if self.draft is None else self.draft.clone(),
            self.plans[:],  # nothing changes in a plan that was declared
            self.tried,
            self.avoided,
            self.failed,
            self.came,
        )


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
        round: int,
        hands: list[list[int]],
        open: list[list[int]],
        deck: list[int],
        card: int,
        last: list[int],
        played: list[list[int]],
        probed: bool,
    ) -> None:
        self.attacker = attacker
        self.round = round  # rounds so far
        self.hands = [hands[0][:], hands[1][:]]  # by side and type of card
        self.open = [open[0][:], open[1][:]]  # those that the enemy sees
        self.deck = deck[:]
        self.card = card  # the attacker's card of this round, as the type that it stands for
        self.last = last[:]  # each side's last card
        self.played = [pair[:] for pair in played]  # side and type
        self.probed = probed  # 24.1 the Probe that was another card is used up

    def clone(self) -> Duel:
        return Duel(
            self.attacker,
            self.round,
            self.hands,
            self.open,
            self.deck,
            self.card,
            self.last,
            self.played,
            self.probed,
        )

    def count(self, side: int) -> int:
        """The cards that a side holds."""
        return sum(self.hands[side])


class Result(Plain):
    """14.10, 16.2 Who won, whether the other withdrew, and the CUs that the loser has lost."""

    def __init__(self, winner: int, withdrawn: bool, lost: int) -> None:
        self.winner = winner
        self.withdrawn = withdrawn
        self.lost = lost

    def clone(self) -> Result:
        return Result(self.winner, self.withdrawn, self.lost)


class Battle(Plain):
    """14 One land battle: where, who began it, and what the preparations brought."""

    def __init__(
        self,
        space: int,
        active: int,
        came: int,
        via: int,
        sortie: Sortie | None,
        interceptors: list[int],
        failed_avoidance: bool,
        strategy: list[list[int]],
        charge: list[int],
        ground: bool,
        sizes: list[int],
        duel: Duel,
        result: Result,
    ) -> None:
        self.space = space
        self.active = active  # who began it as attacker
        self.came = came  # the place from which the active army entered
        self.via = via
        self.sortie = sortie
        self.interceptors = interceptors[:]
        self.failed_avoidance = failed_avoidance
        self.strategy = [pair[:] for pair in strategy]  # side and strategy card
        self.charge = charge[:]  # 17.4 battle cards that each side loses to elephants
        self.ground = ground  # 25 Favourable Ground still helps a counter-attack
        self.sizes = sizes[:]  # 14.12 of the armies at the start
        self.duel = duel
        self.result = result

    @staticmethod
    def new(space: int, active: int, came: int, via: int, deck: list[int]) -> Battle:
        """A battle before its preparations."""
        none = [0] * len(deck)
        duel = Duel(active, 0, [none, none], [none, none], deck, NOBODY, [NOBODY, NOBODY], [], False)
        return Battle(
            space,
            active,
            came,
            via,
            None,
            [],
            False,
            [],
            [0, 0],
            False,
            [0, 0],
            duel,
            Result(NOBODY, False, 0),
        )

    def clone(self) -> Battle:
        return Battle(
            self.space,
            self.active,
            self.came,
            self.via,
            self.sortie,  # nothing changes in it
            self.interceptors,
            self.failed_avoidance,
            self.strategy,
            self.charge,
            self.ground,
            self.sizes,
            self.duel.clone(),
            self.result.clone(),
        )


# -- as plain data -------------------------------------------------------------------------------------------


def write_fields(record: Plain | None) -> Any:
    return None if record is None else record.to_json()


def read_battle(data: Any) -> Battle | None:
    if data is None:
        return None
    fields: list[Any] = data[1:]
    if fields[4] is not None:
        fields[4] = Sortie(*fields[4][1:])
    fields[-2] = Duel(*fields[-2][1:])
    fields[-1] = Result(*fields[-1][1:])
    return Battle(*fields)


def read_march(data: Any) -> MarchRecord | None:
    if data is None:
        return None
    fields: list[Any] = data[1:]
    fields[8] = Army(*fields[8][1:])
    fields[9] = Leg(*fields[9][1:])
    fields[10] = FairWeather(*fields[10][1:])
    return MarchRecord(*fields)


def write_reaction(reaction: ReactionRecord | None) -> Any:
    if reaction is None:
        return None
    data = reaction.to_json()
    data[4] = [plan.to_json() for plan in reaction.plans]
    return data


def read_reaction(data: Any) -> ReactionRecord | None:
    if data is None:
        return None
    fields: list[Any] = data[1:]
    fields[2] = None if fields[2] is None else Plan(*fields[2][1:])
    fields[3] = [Plan(*plan[1:]) for plan in fields[3]]
    return ReactionRecord(*fields)


BATTLE: Final = Codec(write_fields, read_battle)
MARCH_RECORD: Final = Codec(write_fields, read_march)
REACTION: Final = Codec(write_reaction, read_reaction)
