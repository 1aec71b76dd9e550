"""The position of Julius Caesar: 63 blocks, two hands of cards, what moved this turn and who saw what.

Also the facts of chapter 4 that everything else asks for: where blocks may be (4.1), the states of cities
(4.2.1) and seas (4.4), and the victory points they give (1.2).
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i32

from ...kernel.dice import Dice
from ...kernel.plain import ASIS, PAIRS, Codec
from ...kernel.position import Position, Step
from ...kernel.refusal import Refusal
from ...kernel.setting import Setting
from .board import (
    BLOCK_ID,
    BLOCKS,
    BOX,
    CLEOPATRA,
    COLOUR,
    COLOURS,
    EGYPT,
    FLEET,
    FULL,
    KIND,
    LEADER,
    OPEN,
    POMPEIUS,
    POOL,
    SCORING,
    SETUP,
    SIDES,
    SPACE_ID,
    SPACES,
    STEP,
    THIRD_LEADER,
    TROPHY,
    TROPHY_POINTS,
    UNPLACED,
    VALUE,
    ensure,
)

# What the enemy sees of a standing block, kept in ``trace`` as block | code << 6 | flags: codes up to
# UNPLACED are the place it left, a space, the pool it was raised from or the set-up pile; and the following.
GAINED: Final = UNPLACED + 1  # somebody there gained a step
LOST: Final = UNPLACED + 2  # it lost a step unseen
SEEN: Final = UNPLACED + 3  # its face was shown
DISBANDED: Final = UNPLACED + 4  # and its level: what it had when it went to the pool
CODE: Final = 127
ORDERED: Final = 1 << 13  # it moved by order, as a block may once a turn
AFLOAT: Final = 1 << 14  # it went by sea as a fleet
TURN_END: Final = 63 | 127 << 6
# With a block that turned its back until it was SEEN: where it was then, how strong, and whom it served.
# Nothing of this where its face lay open already, and in positions written by older versions: there what it
# did before is of no account.
SHOWN_PLACE: Final = 16
PLACE: Final = 127
SHOWN_LEVEL: Final = 23
LEVEL: Final = 7
SHOWN_SIDE: Final = 26
BLIND: Final = 1 << 27  # the enemy sees who it is, not how strong
RESERVE: Final = 1 << 28  # it came into a battle as a reserve; also of the move with which it came
MARCHED: Final = 1 << 29  # it had moved by order this turn
MORE: Final = 1 << 15  # in what is written: an entry in two parts
ensure(BLOCKS <= 63 and DISBANDED + max(FULL) < CODE, "the trace has no room for so many blocks and spaces")


def row(values: list[int]) -> vec[i32]:
    """Numbers in a row without objects: what is copied with every position."""
    return vec[i32](values)


def write_places(places: Iterable[int]) -> str:
    return bytes(list(places)).hex()


def read_places(data: str) -> vec[i32]:
    return row(list(bytes.fromhex(data)))


def write_digits(values: Iterable[int]) -> str:
    return "".join(map(str, values))


def read_digits(data: str) -> vec[i32]:
    return row([int(digit) for digit in data])


def write_flags(values: Iterable[int]) -> list[int]:
    return [i for i, value in enumerate(values) if value]


def read_flags(data: list[int]) -> vec[i32]:
    return row([1 if b in data else 0 for b in range(BLOCKS)])


def write_trace(trace: Iterable[int]) -> str:
    parts: list[int] = []
    for entry in trace:
        if entry < MORE:
            parts.append(entry)
        else:
            parts += [entry & MORE - 1 | MORE, entry >> 16]
    return b64encode(b"".join(part.to_bytes(2, "big") for part in parts)).decode()


def read_trace(data: str) -> vec[i32]:
    raw = b64decode(data)
    entries: list[int] = []
    more = False
    for i in range(0, len(raw), 2):
        part = raw[i] << 8 | raw[i + 1]
        if more:
            entries[-1] |= part << 16
        else:
            entries.append(part & MORE - 1)
        more = not more and part >= MORE
    return row(entries)


PLACES: Final = Codec(write_places, read_places)
DIGITS: Final = Codec(write_digits, read_digits)
FLAGS: Final = Codec(write_flags, read_flags)  # which blocks, for a row of 0 and 1
TRACE: Final = Codec(write_trace, read_trace)

# 4.1 Fleets are in ports and at sea, land blocks in cities.
FLEET_NEEDS_PORT: Final = Refusal("4.1", "fleet-needs-port")

NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NOTHING: Final[dict[int, int]] = {}


def with_entry(table: dict[int, int], key: int, value: int) -> dict[int, int]:
    """A table with one entry more, or another one."""
    new = table.copy()
    new[key] = value
    return new


def with_item(items: list[int], place: int, item: int) -> list[int]:
    """A list with one item exchanged."""
    new = items[:]
    new[place] = item
    return new


def without(items: list[int], item: int) -> list[int]:
    """A list without one of its items."""
    return [other for other in items if other != item]


class CivilWar(Position):
    """One game of Julius Caesar in progress."""

    state: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("place", PLACES),
        ("strength", DIGITS),
        ("side", DIGITS),
        ("moved", FLAGS),
        ("hands", ASIS),
        ("discard", ASIS),
        ("chosen", ASIS),
        ("played", ASIS),
        ("year", ASIS),
        ("turn", ASIS),
        ("first", ASIS),
        ("used", PAIRS),
        ("into", PAIRS),
        ("came", PAIRS),
        ("attacker", PAIRS),
        ("main", PAIRS),
        ("surprise", ASIS),
        ("voyages", ASIS),
        ("carrying", ASIS),
        ("trace", TRACE),
    )

    def __init__(self, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        # All of it is put in its place by set_up, copy_to or restore.
        self.place: vec[i32] = vec[i32]()
        self.strength: vec[i32] = vec[i32]()
        self.side: vec[i32] = vec[i32]()
        self.count: vec[vec[i32]] = vec[vec[i32]]()  # blocks of each side in each space
        self.moved: vec[i32] = vec[i32]()  # 6.1 blocks that have moved this turn
        self.trace: vec[i32] = vec[i32]()
        # Lists and tables are replaced when something in them changes: a copy shares them with the original.
        self.hands: list[list[int]] = NO_LISTS
        self.discard: list[int] = NONE
        self.chosen: list[int] = NONE  # 2.1 face-down, secret
        self.played: list[list[int]] = NO_LISTS  # cards played this year, in order
        self.year = 0
        self.turn = 0
        self.first = 0  # Player 1 of this turn
        self.used: dict[int, int] = NOTHING  # 6.11 edge * 2 + side: blocks that went over it this turn
        self.into: dict[int, int] = NOTHING  # edge * 2 + side: the contested space that side entered over it
        self.came: dict[int, int] = NOTHING  # block: the edge over which it entered a battle this turn
        self.attacker: dict[int, int] = NOTHING  # contested space: who attacks
        self.main: dict[int, int] = NOTHING  # 7.3 contested space: the edge of the main attack
        self.surprise = -1  # the battle of Mars or Neptune
        self.voyages: list[int] = NONE  # 6.3 sea moves of this Orders Phase: port * 128 + port
        self.carrying: list[int] = NONE  # 6.3 seas friendly at the first sea move and never left since

    # -- set-up, copies, plain data ------------------------------------------------------------------------

    def set_up(self, free: bool) -> None:
        """5.1 Every named block at full strength in its city, the rest in the pools.

        With a free set-up (5.3) the same blocks wait to be placed by their owners.
        """
        self.place = row([POOL] * BLOCKS)
        self.strength = row([0] * BLOCKS)
        self.side = row([POMPEIUS if colour == EGYPT else colour for colour in COLOUR])
        self.count = vec[vec[i32]]([row([0] * SPACES), row([0] * SPACES)])
        self.moved = row([0] * BLOCKS)
        self.hands = [[], []]
        self.discard = [-1, -1]
        self.chosen = [-1, -1]
        self.played = [[], []]
        self.used = {}
        self.into = {}
        self.came = {}
        self.attacker = {}
        self.main = {}
        self.voyages = []
        self.carrying = []
        self.trace = vec[i32]()
        for side in range(2):
            self.place[THIRD_LEADER[side]] = BOX
            for city, blocks in SETUP[side]:
                for block in blocks:
                    self.strength[block] = FULL[block]
                    if free:
                        self.place[block] = UNPLACED
                    else:
                        self.put(block, city)

    def copy_to(self, new: Position) -> None:
        """Give a copy all that is in this position, except for the dice and the events."""
        super().copy_to(new)
        assert isinstance(new, CivilWar)
        new.place = self.place[:]
        new.strength = self.strength[:]
        new.side = self.side[:]
        new.count = vec[vec[i32]]([self.count[0][:], self.count[1][:]])
        new.moved = self.moved[:]
        new.trace = self.trace[:]
        new.hands = self.hands
        new.discard = self.discard
        new.chosen = self.chosen
        new.played = self.played
        new.year = self.year
        new.turn = self.turn
        new.first = self.first
        new.used = self.used
        new.into = self.into
        new.came = self.came
        new.attacker = self.attacker
        new.main = self.main
        new.surprise = self.surprise
        new.voyages = self.voyages
        new.carrying = self.carrying

    def recount(self) -> None:
        """How many blocks each side has in each space."""
        self.count = vec[vec[i32]]([row([0] * SPACES), row([0] * SPACES)])
        for block in range(BLOCKS):
            place: int = self.place[block]
            side: int = self.side[block]
            if place < SPACES:
                self.count[side][place] += 1

    # -- cards ---------------------------------------------------------------------------------------------

    def choose(self, seat: int, card: int) -> None:
        """2.1 A card is laid down unseen."""
        self.chosen = with_item(self.chosen, seat, card)

    def drop(self, seat: int, card: int) -> None:
        """2.1 A card leaves a hand."""
        hand = without(self.hands[seat], card)
        self.hands = [hand, self.hands[1]] if seat == 0 else [self.hands[0], hand]

    def turn_up(self, seat: int, card: int) -> None:
        """2.1 A card is played, for all to see."""
        self.drop(seat, card)
        cards = [*self.played[seat], card]
        self.played = [cards, self.played[1]] if seat == 0 else [self.played[0], cards]

    # -- what comes next -----------------------------------------------------------------------------------

    def follow(self, *steps: Step[CivilWar]) -> None:
        """Lay out what follows, first things first."""
        for step in reversed(steps):
            self.steps.append(step)

    # -- blocks come and go --------------------------------------------------------------------------------

    def put(self, block: int, to: int) -> None:
        """4.1 Put a block into a space or one of the places off the map."""
        side: int = self.side[block]
        here = self.count[side]
        old: int = self.place[block]
        if old < SPACES:
            here[old] -= 1
        self.place[block] = to
        if to < SPACES:
            here[to] += 1

    def travel(self, block: int, to: int, ordered: bool) -> None:
        """Put a standing block elsewhere: the enemy sees a back go, not which block it is."""
        entry = block | self.place[block] << 6
        if ordered:
            entry |= ORDERED
        if FLEET[block] and to < SPACES and self.place[block] < SPACES:
            entry |= AFLOAT
        self.note_down(entry)
        self.put(block, to)

    def note_down(self, entry: int) -> None:
        """The trace goes on."""
        self.trace = append(self.trace, entry)

    def show(self, block: int, flags: int = 0) -> None:
        """Turn a block's face up: both sides know now who it is and how strong."""
        place: int = self.place[block]
        side: int = self.side[block]
        level: int = self.strength[block] // STEP[block]
        known = flags | place << SHOWN_PLACE | level << SHOWN_LEVEL | side << SHOWN_SIDE
        if self.moved[block]:
            known |= MARCHED
        self.note_down(block | SEEN << 6 | known)
        self.barrier += 1

    def hold_back(self, block: int) -> None:
        """7.3 A block waits in reserve: it is seen that whoever came that way does, not who it is."""
        i = len(self.trace) - 1
        while i >= 0 and self.trace[i] != TURN_END:
            entry: int = self.trace[i]
            if entry & 63 == block and entry & ORDERED:
                self.trace[i] = entry | RESERVE
                return
            i -= 1

    def lay_down(self, block: int) -> None:
        """A block whose face lies open already is somewhere else from now on."""
        self.note_down(block | SEEN << 6)

    def turn_coat(self, block: int) -> None:
        """A block changes sides where it stands."""
        place: int = self.place[block]
        side: int = self.side[block]
        if place < SPACES:
            self.count[side][place] -= 1
            self.count[1 - side][place] += 1
        self.side[block] = 1 - side

    def eliminate(self, block: int, rule: str) -> None:
        """7.5, 5.2 An eliminated block lies open in its owner's pool until the year ends.

        7.51 A leader is a trophy for good, and the third leader of his side enters the levy pool.
        """
        owner = self.side[block]
        place = self.place[block]
        self.lay_down(block)
        self.barrier += 1
        self.strength[block] = 0
        if self.events is not None:
            args = {"block": BLOCK_ID[block], "side": SIDES[owner], "space": SPACE_ID[place]}
            self.emit("leader-killed" if KIND[block] == LEADER else "eliminated", rule, args)
        if KIND[block] == LEADER:
            self.put(block, TROPHY)
            third = THIRD_LEADER[owner]
            if self.place[third] == BOX:
                self.put(third, POOL)
                self.lay_down(third)
                self.barrier += 1
                if self.events is not None:
                    self.emit("third-leader", "7.51", {"block": BLOCK_ID[third], "side": SIDES[owner]})
            return
        self.put(block, OPEN)
        self.go_home(block)

    def go_home(self, block: int) -> None:
        """7.5 A block off the map belongs to the army of its colour again (a ruling on Jupiter)."""
        if COLOUR[block] != EGYPT:
            self.side[block] = COLOUR[block]

    def weaken(self, block: int) -> bool:
        """3.11, 7.41 Turn a block down one level; True if it has none left."""
        self.strength[block] -= STEP[block]
        return self.strength[block] <= 0

    # -- chapter 4: control --------------------------------------------------------------------------------

    def friendly(self, side: int, space: int) -> bool:
        """4.2.1, 4.4 Held by this side's blocks alone."""
        return self.count[side][space] > 0 and self.count[1 - side][space] == 0

    def vacant(self, space: int) -> bool:
        """4.2.1, 4.4 Held by nobody."""
        return self.count[0][space] == 0 and self.count[1][space] == 0

    def contested(self, space: int) -> bool:
        """4.2.1, 4.4 Blocks of both sides, awaiting battle."""
        return self.count[0][space] > 0 and self.count[1][space] > 0

    def attack_edges(self, side: int, space: int) -> list[int]:
        """6.12 The roads and borders over which a side entered a contested space this turn."""
        return sorted(key >> 1 for key, to in self.into.items() if to == space and key & 1 == side)

    def contested_spaces(self) -> list[int]:
        """Every space that awaits a battle."""
        ours = self.count[0]
        theirs = self.count[1]
        return [s for s in self.attacker if ours[s] > 0 and theirs[s] > 0]

    def victory_points(self, side: int) -> int:
        """1.2 The values of a side's friendly cities and one for each enemy leader killed."""
        points = 0
        own = self.count[side]
        foe = self.count[1 - side]
        for city in SCORING:
            if own[city] > 0 and foe[city] == 0:
                points += VALUE[city]
        for block, where in enumerate(self.place):
            if where == TROPHY and self.side[block] != side:
                points += TROPHY_POINTS
        return points

    def blocks_at(self, side: int, space: int) -> list[int]:
        """A side's blocks in a space, in the order of their numbers."""
        own = self.side
        return [b for b, where in enumerate(self.place) if where == space and own[b] == side]

    def note(self, seat: int, kind: str, rule: str, args: dict[str, Any], block: int) -> None:
        """Tell of a standing block: its owner learns which, everybody else the colour of its back."""
        colour = COLOUR[block]
        own = "yes" if colour == seat else "no"
        public = {**args, "side": SIDES[seat], "back": COLOURS[colour], "own": own}
        if block == CLEOPATRA:
            self.emit(kind, rule, {**public, "block": BLOCK_ID[block]})
        else:
            self.emit(kind, rule, public, {"block": BLOCK_ID[block]}, (seat,))
