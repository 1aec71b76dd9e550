"""What is kept of an orders phase, of a unit's move and of a shock as long as they last.

The steps hold little of their own; they share these records, which the position keeps.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain, copy_lists, fields_of

# 4.2 How a leader commands in a phase.
UNDECIDED: Final = 0
INDIVIDUAL: Final = 1
LINES: Final = 2

# 5.14 What kind of phase it is.
FIRST: Final = 0
MOMENTUM_PHASE: Final = 1
ELITE: Final = 2  # 5.51
REACTIVATED: Final = 3  # 5.33

# Why a unit moves.
BY_ORDER: Final = 0
BY_LINE: Final = 1
WITHDRAWS: Final = 2  # 6.5
ADVANCES: Final = 3  # 8.4
FLEES: Final = 4  # 10.2
PURSUES: Final = 5  # 10.4
RAGES: Final = 6  # 9.14
RETURNS: Final = 7  # 10.44


class Phase(Plain):
    """5.2 An orders phase."""

    def __init__(self, leader: int, kind: int) -> None:
        self.leader = leader
        self.kind = kind
        self.mode = UNDECIDED
        self.orders = 0  # 5.21 individual orders given
        self.commands: list[int] = []  # 4.23 the lines commanded, in order
        self.line = 0  # the units of the line under command, as bits
        self.group = -1  # 4.42 what he may order for the rest of the phase, -1 while that is open
        self.duty = False  # 5.46 must still move, fire or designate
        self.entries: list[int] = []  # 8.22 who entered a zone under a line command
        self.pace = 0  # 5.24 movement points that the leaders have spent, by four bits each
        self.near = 0  # 4.25 C the units within two hexes of the leader when the phase began, as bits
        self.rolled = 0  # 4.25 A2 1 if the Strategy roll succeeded, 2 if it failed
        self.shots: list[int] = []  # 6.55 who has fired at whom as he withdrew: firer * units + target
        self.moved_leaders = 0  # 4.3 leaders whom the commander has ordered to move, as bits
        self.held = False  # 5.27 the leader began in an enemy's zone of control, or went into one
        self.ranged = False  # 5.27 from there he has told units to attack
        self.herd = 0  # 4.81 the elephants with which the leader has been since the phase began, as bits
        self.met_on_entry: list[int] = []  # 8.23 units at whom the enemy has fired as they came up
        self.met_in_return: list[int] = []  # 8.23 and at whom he has fired in return

    def clone(self) -> Phase:
        copy = Phase(self.leader, self.kind)
        copy.mode = self.mode
        copy.orders = self.orders
        copy.commands = self.commands[:]
        copy.line = self.line
        copy.group = self.group
        copy.duty = self.duty
        copy.entries = self.entries[:]
        copy.pace = self.pace
        copy.near = self.near
        copy.rolled = self.rolled
        copy.shots = self.shots[:]
        copy.moved_leaders = self.moved_leaders
        copy.held = self.held
        copy.ranged = self.ranged
        copy.herd = self.herd
        copy.met_on_entry = self.met_on_entry[:]
        copy.met_in_return = self.met_in_return[:]
        return copy


class March(Plain):
    """6.31 The move of one unit, or of a stack that goes together."""

    def __init__(self, unit: int, why: int) -> None:
        self.unit = unit  # the top one
        self.why = why
        self.others: list[int] = []  # the units of the stack that come along
        self.leaders: list[int] = []  # 5.24 leaders who come along
        self.start = -1  # the hex it came from, OFF for a reinforcement
        self.allowance = 0  # movement points
        self.spent = 0
        self.steps = 0  # hexes entered
        self.last = -1  # the side it last stepped across, -1 if it turned since

    def clone(self) -> March:
        copy = March(self.unit, self.why)
        copy.others = self.others[:]
        copy.leaders = self.leaders[:]
        copy.start = self.start
        copy.allowance = self.allowance
        copy.spent = self.spent
        copy.steps = self.steps
        copy.last = self.last
        return copy


# -- 8.3 shock (owner: S) -------------------------------------------------------------------------------


# The two sides of a combat.
ATTACKERS: Final = 0
DEFENDERS: Final = 1


class Combat(Plain):
    """8.32 One combat of a shock: who attacks whom, by what it is decided, and how it went."""

    def __init__(self, attackers: list[int], defenders: list[int]) -> None:
        self.attackers = attackers[:]  # with their stacks, from the top down
        self.defenders = defenders[:]
        self.posts: list[int] = []  # by attacker, then by defender: where he was when it began
        self.places: list[int] = []  # the hexes of the defenders then
        self.passing = False  # 9.11 elephants are let through
        self.by = -1  # 8.35 the attacker whose type and angle count
        self.against = -1  # 8.35 the defender whose type counts
        self.angle = -1  # 8.35 from where the attack comes
        self.position = False  # 8.36 the attacker is superior by position
        self.superior = 0  # 8.36 nobody, the attacker or the defender
        self.column = 0  # 8.36 the column of the results, after all shifts
        self.lost = [0, 0]  # 8.36 by side: what leaders killed now take from its die
        self.owed = [0, 0]  # 10.14 by side: hits of the result
        self.shared: list[int] = []  # 10.14 pairs: a unit and the hits it gets
        self.beaten: list[int] = []  # 10.41 defenders that ran or died of the shock itself
        self.bound: list[int] = []  # 10.41 attackers that were engaged when that happened
        self.left: list[int] = []  # 8.41 hexes that defenders have left
        self.charged = False  # 8.33 decided by the charge alone
        self.over = False  # one side has gone
        self.givers: list[int] = []  # 8.44 the attackers that count as much as the one that was named
        self.spared = False  # 10.16 all broke, and the attackers stand
        self.taken = False  # 10.16 they have taken the field already

    def clone(self) -> Combat:
        copy = Combat(self.attackers, self.defenders)
        copy.posts = self.posts[:]
        copy.places = self.places[:]
        copy.passing = self.passing
        copy.by = self.by
        copy.against = self.against
        copy.angle = self.angle
        copy.position = self.position
        copy.superior = self.superior
        copy.column = self.column
        copy.lost = self.lost[:]
        copy.owed = self.owed[:]
        copy.shared = self.shared[:]
        copy.beaten = self.beaten[:]
        copy.bound = self.bound[:]
        copy.left = self.left[:]
        copy.charged = self.charged
        copy.over = self.over
        copy.givers = self.givers[:]
        copy.spared = self.spared
        copy.taken = self.taken
        return copy


class Shock(Plain):
    """8.3 The shock segment of an orders phase."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who attacks
        self.combats: list[Combat] = []
        self.opened = -1  # 8.32 the attacker whose combat is being formed
        self.chosen: list[int] = []  # 8.32 who has been put into it: attackers and defenders
        self.columns: list[int] = []  # 6.76 units in column that were attacked
        self.flights: list[list[int]] = []  # 10.42 who ran, how it ended, points spent, and the way
        self.advanced: list[int] = []  # 8.41, 10.51 who has left his hex as a victor

    def clone(self) -> Shock:
        copy = Shock(self.seat)
        copy.combats = [combat.clone() for combat in self.combats]
        copy.opened = self.opened
        copy.chosen = self.chosen[:]
        copy.columns = self.columns[:]
        copy.flights = [flight[:] for flight in self.flights]
        copy.advanced = self.advanced[:]
        return copy

    def to_json(self) -> list[Any]:
        combats = [copy_lists(combat.to_json()[1:]) for combat in self.combats]
        return [combats if field is self.combats else field for field in super().to_json()]


def read_shock(data: Any) -> Shock | None:
    if data is None:
        return None
    shock = Shock(0)
    fill(shock, data)
    combats: Any = shock.combats
    shock.combats = []
    for fields in combats:
        combat = Combat([], [])
        fill(combat, fields)
        shock.combats.append(combat)
    return shock


# -- how they are written -------------------------------------------------------------------------------


def write(record: Plain | None) -> Any:
    """A record's fields in their order, as plain data."""
    return None if record is None else copy_lists(record.to_json()[1:])


def fill(record: Plain, data: list[Any]) -> None:
    """Give a record the fields that ``write`` wrote."""
    for name, value in zip(fields_of(record), data):
        setattr(record, name, copy_lists(value))


def read_phase(data: Any) -> Phase | None:
    if data is None:
        return None
    phase = Phase(0, 0)
    fill(phase, data)
    return phase


def read_march(data: Any) -> March | None:
    if data is None:
        return None
    march = March(0, 0)
    fill(march, data)
    return march


PHASE: Final = Codec(write, read_phase)
MARCH: Final = Codec(write, read_march)
SHOCK: Final = Codec(write, read_shock)
