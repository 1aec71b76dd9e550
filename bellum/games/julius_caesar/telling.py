"""One telling of what a seat has seen: who each unseen block was all along, found from that alone.

Samples begin from it and not from the truth, so that the same dice draw the same worlds from all positions
that look the same. Of what a back did only this is used: where it went from and to, by order or not, as a
fleet or on land; where somebody gained or lost a step, or was disbanded. A depth-first search gives each of
these deeds to a block that can have done it. For every place it is known how many fleets may be there, so
that all that follows can be done: what is given to the wrong kind of block is found out at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from .board import (
    BLOCKS,
    CITIES,
    COLOUR,
    FLEET,
    FULL,
    HOME,
    MAJOR_PORT,
    POOL,
    PORT,
    SPACES,
    STEP,
    UNPLACED,
)
from .position import CODE, DISBANDED, GAINED, LOST, ORDERED, TURN_END, CivilWar

PLACES: Final = UNPLACED + 1
LEVELS: Final[list[int]] = [FULL[b] // STEP[b] for b in range(BLOCKS)]
ARMY: Final[list[list[int]]] = [[b for b in range(BLOCKS) if COLOUR[b] == colour] for colour in range(3)]
ANY: Final = -1  # a kind of block: land (0), a fleet (1), or either
HELD: Final = CODE  # the last deed may be that a block is taken in hand
MOST_ROOM: Final = max(LEVELS) - 1
PATIENCE: Final = 500  # searches after which the truth itself is taken,
TRIES: Final = 6  # for each deed so many tries in one search
NOISE: Final = 12  # on the ranks of all searches but the first


class Deed:
    """Something that a back was seen to do."""

    def __init__(self, number: int, code: int, source: int, to: int, kind: int) -> None:
        self.number = number  # its place in the trace,
        self.second = -1  # and that of the second entry of a disbanding
        self.code = code  # LOST, GAINED, DISBANDED, HELD, or the place that it left
        self.source = source
        self.to = to  # which may be the same place: a march that ends where it began
        self.moves = code < GAINED or code == DISBANDED
        self.kind = kind
        self.ordered = False  # by order, as a block may once a turn
        self.flags = 0
        self.turn = 0
        # How many fleets may be in both places afterwards.
        self.source_least = 0
        self.source_most = 0
        self.to_least = 0
        self.to_most = 0
        self.able: list[int] = []  # who might be in hand
        # How many steps at least can then still be gained there, so that those are that will be.
        self.source_room = 0
        self.to_room = 0


class Telling:
    """All deeds of an army, and who did them."""

    def __init__(self, blocks: list[int], place: list[int], level: list[int]) -> None:
        self.blocks = blocks
        self.place = place  # of each block at the start, or when it was last seen,
        self.level = level
        self.wakes = [0] * BLOCKS  # the deed from which on nobody sees who it is
        self.deeds: list[Deed] = []
        self.moved = [-1] * BLOCKS  # the last deed with which each block of the position changed its place
        self.doers: list[int] = []
        self.searches = 0
        self.fleets = [0] * PLACES  # how many there are in each place,
        self.rooms = [0] * PLACES  # and how many steps its blocks can gain
        self.waking: list[list[int]] = []  # before each deed, who turned his back
        self.stamp = [-1] * BLOCKS  # the turn in which it moved by order,
        self.struck = [-1] * BLOCKS  # and lost a step
        self.now = 0  # the turn that is on
        self.noisy = False
        self.state = 1
        self.last_disbanding = -1  # whoever goes back to a pool is raised again where its home is

    # -- what was seen -------------------------------------------------------------------------------------

    def watch(self, pos: CivilWar, unseen: list[bool], last: list[bool], ends: list[int]) -> None:
        """Gather the deeds of blocks that were never seen, or since they were seen for the last time."""
        mine = [False] * BLOCKS
        awake = unseen[:]
        place = self.place[:]
        for b in self.blocks:
            mine[b] = True
        for number in range(len(pos.trace)):
            entry: int = pos.trace[number]
            b = entry & 63
            if entry == TURN_END:
                self.now += 1
            elif not mine[b]:
                continue
            elif awake[b]:
                self.see(number, entry, place, ends[number])
            elif last[number]:
                awake[b] = True
                self.wakes[b] = len(self.deeds)

    def see(self, number: int, entry: int, place: list[int], end: int) -> None:
        """An entry of the trace is a deed, or the second half of one; places are as they were before it."""
        b = entry & 63
        code = entry >> 6 & CODE
        here = place[b]
        to = here
        kind = ANY
        if code < GAINED:
            to = end
            place[b] = to
            if to == POOL:
                self.deeds[self.moved[b]].second = number
                return
            kind = kind_of(code, to, b)
        elif code >= DISBANDED:
            code = DISBANDED
            to = POOL
            self.last_disbanding = len(self.deeds)
        deed = Deed(number, code, here, to, kind)
        deed.ordered = code < GAINED and entry & ORDERED != 0
        deed.flags = entry >> 13 << 13
        deed.turn = self.now
        if deed.moves:
            self.moved[b] = len(self.deeds)
        self.deeds.append(deed)

    def prepare(self, pos: CivilWar, port_places: int) -> None:
        """Once all deeds are known: who turns his back before each, and what each must leave possible."""
        self.waking = [[] for _ in range(len(self.deeds) + 1)]
        counts = [0] * PLACES
        for b in self.blocks:
            self.waking[self.wakes[b]].append(b)
            counts[pos.place[b]] += 1
        self.bound(counts[:], port_places)
        self.make_room(counts)

    def hold(self, where: int, able: list[int], ordered: bool) -> None:
        """Somebody has a block in hand; who is able to be that one."""
        deed = Deed(-1, HELD, where, where, ANY)
        deed.able = able
        deed.ordered = ordered
        deed.turn = self.now
        self.deeds.append(deed)

    def bound(self, counts: list[int], port_places: int) -> None:
        """From the last deed to the first: how many fleets may be where, so that the rest can be done."""
        least = [0] * PLACES
        most = counts[:]
        for sea in range(CITIES, SPACES):
            least[sea] = counts[sea]
        most[UNPLACED] = min(most[UNPLACED], port_places)
        waking = self.waking
        i = len(self.deeds)
        while i > 0:
            for b in waking[i]:
                unsee(b, self.place[b], least, most, counts)
            first = self.first_of(i - 1)
            run = self.deeds[first:i]
            for deed in run:
                deed.source_least = least[deed.source]
                deed.source_most = most[deed.source]
                deed.to_least = least[deed.to]
                deed.to_most = most[deed.to]
            if run[0].moves and run[0].kind == ANY:
                any_of(run, least, most, counts)
            elif run[0].moves:
                # Nobody moves twice by order: all that arrive are gone before any comes back.
                for deed in run:
                    not_yet_there(deed, least, most, counts)
                for deed in run:
                    back_again(deed, least, most, counts)
            i = first

    def first_of(self, i: int) -> int:
        """The first of the deeds up to one that are looked at together: orders of a turn, and equal ones."""
        last = self.deeds[i]
        while i > 0 and last.moves and not self.waking[i]:
            deed = self.deeds[i - 1]
            together = deed.ordered and last.ordered and deed.turn == last.turn
            equal = deed.moves and deed.source == last.source and deed.to == last.to
            if not together and not (equal and deed.kind == ANY and last.kind == ANY):
                break
            i -= 1
        return i

    def make_room(self, counts: list[int]) -> None:
        """From the last deed to the first: for how many steps there must be room, so that all are gained."""
        room = [0] * PLACES
        i = len(self.deeds)
        while i > 0:
            for b in self.waking[i]:
                where = self.place[b]
                counts[where] -= 1
                room[where] = max(0, room[where] - LEVELS[b] + self.level[b])
            first = self.first_of(i - 1)
            room_before(self.deeds[first:i], room, counts)
            i = first

    # -- who did it ----------------------------------------------------------------------------------------

    def find(self) -> bool:
        """Give every deed to a block; False if patience runs out."""
        place = self.place[:]
        level = self.level[:]
        for _ in range(PATIENCE):
            self.searches += 1
            if self.search(TRIES * len(self.deeds) + 20):
                return True
            # A wrong guess at the start is found out late: begin again with other guesses.
            self.noisy = True
            self.place = place[:]
            self.level = level[:]
            self.stamp = [-1] * BLOCKS
            self.struck = [-1] * BLOCKS
            self.fleets = [0] * PLACES
            self.rooms = [0] * PLACES
            self.doers = []
        return False

    def touched(self) -> list[int]:
        """For every place the deeds, as bits, that had to do with it."""
        touched = [0] * PLACES
        for i, deed in enumerate(self.deeds):
            touched[deed.source] |= 1 << i
            touched[deed.to] |= 1 << i
        return touched

    def search(self, patience: int) -> bool:
        """Depth first; whenever nobody can do a deed, back to the last that had to do with the place."""
        deeds = self.deeds
        touched = self.touched()
        choices: list[list[int]] = []
        blamed: list[int] = []  # for each deed, those that may be why nobody is left to do it
        undo: list[int] = []
        tries = 0
        while len(self.doers) < len(deeds):
            i = len(self.doers)
            deed = deeds[i]
            if len(choices) == i:
                for b in self.waking[i]:
                    self.count(b, 1)
                choices.append(self.able(i))
                blamed.append((touched[deed.source] | touched[deed.to]) & (1 << i) - 1)
                undo.append(0)
            if choices[i]:
                tries += 1
                if tries > patience:
                    return False
                b = choices[i].pop()
                undo[i] = self.level[b] | (self.stamp[b] + 1) << 4 | (self.struck[b] + 1) << 18
                self.do(deed, b)
                self.doers.append(b)
                continue
            blame = blamed[i]
            if blame == 0:
                return False
            back = blame.bit_length() - 1
            while len(choices) > back + 1:  # whatever came in between has nothing to do with it
                for b in self.waking[len(choices) - 1]:
                    self.count(b, -1)
                choices.pop()
                blamed.pop()
                undo.pop()
                last = len(choices) - 1
                self.take_back(deeds[last], self.doers.pop(), undo[last])
            blamed[back] |= blame & ~(1 << back)
        return True

    def able(self, i: int) -> list[int]:
        """Who can have done a deed, the likeliest last."""
        deed = self.deeds[i]
        ranked: list[tuple[int, int]] = []
        for b in self.blocks:
            if self.place[b] == deed.source and self.wakes[b] <= i and self.can(deed, b):
                ranked.append((self.rank(deed, b) + self.noise(), b))
        ranked.sort()
        out: list[int] = []
        seen: set[int] = set()
        for _, b in reversed(ranked):  # of those that can do the same later on one stands for all
            key = self.alike(i, b)
            if key not in seen:
                seen.add(key)
                out.append(b)
        out.reverse()
        return out[-1:] if deed.code == LOST else out  # all that are there lose a step, one by one

    def noise(self) -> int:
        """What makes one search unlike another; always the same."""
        if not self.noisy:
            return 0
        self.state = self.state * 48271 % 2147483647
        return self.state % NOISE << 6

    def alike(self, i: int, b: int) -> int:
        """A number that is the same for blocks that can do the same from a deed on."""
        turn = self.deeds[i].turn
        key = (
            (1 if FLEET[b] else 0)
            | (2 if self.stamp[b] == turn else 0)
            | (4 if self.struck[b] == turn else 0)
        )
        key |= self.level[b] << 3 | LEVELS[b] << 6
        if i <= self.last_disbanding or self.level[b] == 0 or self.deeds[-1].code == HELD:
            key |= HOME[b] + 1 << 9
        return key

    def can(self, deed: Deed, b: int) -> bool:
        """Whether a block can have done it, as far as is known by then."""
        code = deed.code
        if code == GAINED:
            return self.level[b] < LEVELS[b]
        if code == LOST:
            return self.level[b] > 1 and self.struck[b] != deed.turn
        if deed.ordered and self.stamp[b] == deed.turn:
            return False
        if code == HELD:
            return b in deed.able
        fleet = 1 if FLEET[b] else 0
        if deed.kind != ANY and deed.kind != fleet:
            return False
        if code == POOL and not raised_in(b, deed.to):
            return False
        return deed.source == deed.to or self.leaves_enough(deed, b, fleet)

    def leaves_enough(self, deed: Deed, b: int, fleet: int) -> bool:
        """Whether there are fleets, land blocks and room for steps in both places for all that follows."""
        if deed.code < SPACES and self.rooms[deed.source] - self.room(b) < deed.source_room:
            return False
        if deed.to < SPACES and self.rooms[deed.to] + self.room(b) < deed.to_room:
            return False
        if deed.ordered:
            return True  # what kind of block it was is known, and so was that there are enough of them
        left = self.fleets[deed.source] - fleet
        there = self.fleets[deed.to] + fleet
        return deed.source_least <= left <= deed.source_most and deed.to_least <= there <= deed.to_most

    def rank(self, deed: Deed, b: int) -> int:
        """How likely it is that all that follows can be done if it was this block; of equals, the first."""
        code = deed.code
        room = self.room(b)
        if code == GAINED:
            return room << 6 | 63 - b
        if code == POOL:  # who has a home is raised nowhere else
            return (8 if HOME[b] >= 0 else 0) + room << 6 | 63 - b
        if code == DISBANDED:  # who has none can be raised again anywhere
            return (16 if HOME[b] < 0 else 8) - room << 6 | 63 - b
        if code >= SPACES:
            return 63 - b
        left = self.rooms[deed.source] - deed.source_room
        there = self.rooms[deed.to] - deed.to_room
        return (room if there < left else 8 - room) << 6 | 63 - b

    def room(self, b: int) -> int:
        """How many steps a block can gain; were it raised, if it is in the pool."""
        return LEVELS[b] - (self.level[b] or 1)

    def count(self, b: int, times: int) -> None:
        """From now on a block is one of those that are where it is, or no longer."""
        self.rooms[self.place[b]] += times * self.room(b)
        if FLEET[b]:
            self.fleets[self.place[b]] += times

    def do(self, deed: Deed, b: int) -> None:
        code = deed.code
        self.count(b, -1)
        if code == GAINED:
            self.level[b] += 1
        elif code == LOST:
            self.level[b] -= 1
            self.struck[b] = deed.turn
        elif code == POOL:
            self.level[b] = 1
        elif code == DISBANDED:
            self.level[b] = 0
        elif deed.ordered and code != HELD:
            self.stamp[b] = deed.turn
        self.place[b] = deed.to
        self.count(b, 1)

    def take_back(self, deed: Deed, b: int, before: int) -> None:
        self.count(b, -1)
        self.place[b] = deed.source
        self.level[b] = before & 15
        self.stamp[b] = (before >> 4 & 0x3FFF) - 1
        self.struck[b] = (before >> 18) - 1
        self.count(b, 1)

    # -- what became of it -----------------------------------------------------------------------------------

    def name(self, pos: CivilWar, names: list[int]) -> None:
        """Who each block of a position is in this telling: whoever came to its place by the same deed.

        Where blocks have come and gone since, nothing tells those apart that are there.
        """
        done = [-1] * BLOCKS  # the last deed with which each changed its place
        left = [-1] * PLACES  # and the last with which one left a place
        for i, deed in enumerate(self.deeds):
            if deed.moves:
                done[self.doers[i]] = i
                left[deed.source] = i
        taken = [False] * BLOCKS
        rest: list[int] = []
        for b in self.blocks:
            name = b
            moved = self.moved[b]
            if moved >= 0:
                name = self.doers[moved]
                known = done[name] == moved
            else:
                known = left[pos.place[b]] < self.wakes[b]
            if known:
                names[b] = name
                taken[name] = True
            else:
                rest.append(b)
        there: list[list[int]] = [[] for _ in range(PLACES)]
        for b in self.blocks:
            if not taken[b]:
                there[self.place[b]].append(b)
        for b in reversed(rest):
            names[b] = there[pos.place[b]].pop()

    def write(self, trace: vec[i32], level: list[int]) -> None:
        """Write the trace as it would have been; ``level`` is that of each block at the start."""
        for i, deed in enumerate(self.deeds):
            b = self.doers[i]
            code = deed.code
            if code == HELD:
                continue
            if code == GAINED:
                level[b] += 1
            elif code == LOST:
                level[b] -= 1
            elif code == POOL:
                level[b] = 1
            elif code == DISBANDED:
                code += level[b]
                level[b] = 0
                trace[deed.second] = b | deed.source << 6
            trace[deed.number] = b | code << 6 | deed.flags


def kind_of(code: int, to: int, block: int) -> int:
    """Whether a move shows that a block is a fleet, or that it is none."""
    if code == POOL:
        return ANY if MAJOR_PORT[to] else 0
    if code == UNPLACED:
        return ANY if PORT[to] else 0
    return 1 if FLEET[block] else 0


def raised_in(b: int, city: int) -> bool:
    """6.4 Whether a block may be raised in a city, were it its side's."""
    if HOME[b] >= 0:
        return HOME[b] == city
    return not FLEET[b] or bool(MAJOR_PORT[city])


def any_of(run: list[Deed], least: list[int], most: list[int], counts: list[int]) -> None:
    """Before some blocks went the same way: how few or how many of them were fleets is known, not which."""
    source = run[0].source
    to = run[0].to
    size = len(run)
    for i, deed in enumerate(run):
        left = size - 1 - i
        deed.source_least += max(0, least[to] - (counts[to] - left))
        deed.source_most += min(left, most[to])
        deed.to_least = max(0, deed.to_least - left)
    counts[to] -= size
    counts[source] += size
    least[source] += max(0, least[to] - counts[to])
    most[source] = min(counts[source], most[source] + min(size, most[to]))
    least[to] = max(0, least[to] - size)
    most[to] = min(most[to], counts[to])


def not_yet_there(deed: Deed, least: list[int], most: list[int], counts: list[int]) -> None:
    """How many fleets may have been where a block arrived, before it did."""
    to = deed.to
    counts[to] -= 1
    if deed.kind != 0:
        least[to] = max(0, least[to] - 1)
    if deed.kind == 1:
        most[to] -= 1
    most[to] = min(most[to], counts[to])


def back_again(deed: Deed, least: list[int], most: list[int], counts: list[int]) -> None:
    """How many fleets may have been where a block came from, before it left."""
    source = deed.source
    counts[source] += 1
    if deed.kind != 0:
        most[source] += 1
    if deed.kind == 1:
        least[source] += 1
    most[source] = min(most[source], counts[source] - (1 if deed.kind == 0 else 0))


def room_before(run: list[Deed], room: list[int], counts: list[int]) -> None:
    """For how many steps there must have been room before some deeds, by those that stayed or went away."""
    brought = [0] * PLACES  # what whoever comes to a place must have room for: more than all others there can
    leaving = [0] * PLACES
    for deed in run:
        brought[deed.to] = max(0, room[deed.to] - MOST_ROOM * (counts[deed.to] - 1))
    for deed in reversed(run):
        source = deed.source
        to = deed.to
        deed.source_room = room[source] + leaving[source]
        deed.to_room = room[to] + leaving[to]
        if deed.code == GAINED:
            room[source] += 1
        elif deed.code == LOST:
            room[source] = max(0, room[source] - 1)
        elif source != to:
            room[to] = max(0, room[to] - MOST_ROOM)
            counts[to] -= 1
            counts[source] += 1
            if deed.code < SPACES:
                leaving[source] += brought[to]
    for place in range(PLACES):
        room[place] += leaving[place]


def unsee(b: int, where: int, least: list[int], most: list[int], counts: list[int]) -> None:
    """Before a block was seen it does not count."""
    counts[where] -= 1
    if FLEET[b]:
        least[where] = max(0, least[where] - 1)
        most[where] -= 1
    most[where] = min(most[where], counts[where])
