"""What was seen of an army: all deeds of its backs, and what each of them must leave possible.

Of what a back did only this is used: where it went from and to, by order or not, as a fleet or on land, as a
reserve or not; where somebody gained or lost a step, or was disbanded; and who was shown where. For every
place it is known how many fleets may be there, and for every block where it may be and how strong, so that
all that follows can be done: what is given to the wrong block is found out at once.
"""

from __future__ import annotations

from typing import Final

from .board import BLOCKS, CITIES, FLEET, FULL, HOME, MAJOR_PORT, OPEN, POOL, PORT, SPACES, STEP, UNPLACED
from .past import Past, Stretch
from .position import CODE, DISBANDED, GAINED, LOST, ORDERED, RESERVE, SEEN, TURN_END, CivilWar

PLACES: Final = UNPLACED + 1
LEVELS: Final[list[int]] = [FULL[b] // STEP[b] for b in range(BLOCKS)]
ANY: Final = -1  # a kind of block: land (0), a fleet (1), or either
HELD: Final = CODE  # the last deed may be that a block is taken in hand
MOST_ROOM: Final = max(LEVELS) - 1
FLEET_ROOM: Final = max(LEVELS[b] for b in range(BLOCKS) if FLEET[b]) - 1
# Places and levels as bits: all levels in one place, and those of a block that stands, up to each.
ALL_LEVELS: Final = sum(1 << level * PLACES for level in range(max(LEVELS) + 1))
STANDING: Final[list[int]] = [
    sum(1 << level * PLACES for level in range(1, highest + 1)) for highest in range(max(LEVELS) + 1)
]
ASLEEP: Final = -1  # the place of a block whose face lies open


class Deed:
    """Something that a back was seen to do."""

    def __init__(self, index: int, number: int, code: int, source: int, to: int, kind: int) -> None:
        self.index = index
        self.number = number  # its place in the trace,
        self.second = -1  # and that of the second entry of a disbanding
        self.code = code  # LOST, GAINED, SEEN, DISBANDED, HELD, or the place that it left
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
        self.reserve = False  # whether it came, or was seen, as a reserve in a battle
        self.marched = False  # whether who was seen had moved by order
        self.block = -1  # who was seen,
        self.level = -1  # and how strong, if that was
        self.run = 0  # the first of the looks, one after the other, of which this is one
        # How many steps at least can then still be gained there, so that those are that will be.
        self.source_room = 0
        self.to_room = 0


class Deeds:
    """All deeds of an army."""

    def __init__(self, army: int) -> None:
        self.army = army
        self.deeds: list[Deed] = []
        self.waking: list[list[Stretch]] = [[]]  # before each deed, who turns his back
        self.moved = [-1] * BLOCKS  # the last deed with which each block of the position changed its place,
        self.wakes = [0] * BLOCKS  # and the one from which on nobody sees who it is
        self.now = 0  # the turn that is on
        self.last_disbanding = -1  # whoever goes back to a pool is raised again where its home is
        # For every deed and block: where it may be afterwards, and how strong, as bits; if it has not moved
        # by order that turn, and if it has.
        self.idle: list[list[int]] = []
        self.spent: list[list[int]] = []
        self.after: list[int] = []  # for every deed the next one in the same place, or -1

    # -- what was seen -------------------------------------------------------------------------------------

    def watch(self, pos: CivilWar, past: Past) -> None:
        """Gather the deeds of all blocks that were of the army."""
        place = [ASLEEP] * BLOCKS
        for stretch in past.stretches:
            if stretch.start < 0 and stretch.army == self.army:
                self.turn_back(stretch, place)
        for number in range(past.size):
            entry: int = pos.trace[number]
            if entry == TURN_END:
                self.now += 1
                continue
            over = past.finishes[number]
            if over is not None and over.army == self.army:
                self.look(number, over, place)
            new = past.begins[number]
            if new is not None and new.army == self.army:
                self.turn_back(new, place)
            doer = past.part[number]
            if doer is not None and doer.army == self.army:
                self.see(number, entry, place, past.ends[number])

    def turn_back(self, stretch: Stretch, place: list[int]) -> None:
        """From now on nobody sees who a block is."""
        b = stretch.block
        self.waking[-1].append(stretch)
        self.moved[b] = -1
        self.wakes[b] = len(self.deeds)
        place[b] = stretch.place

    def look(self, number: int, stretch: Stretch, place: list[int]) -> None:
        """A block is shown."""
        b = stretch.block
        here = stretch.end_place
        deed = self.add(number, SEEN, here, here, ANY)
        deed.block = b
        deed.reserve = stretch.reserve
        deed.marched = stretch.marched
        deed.level = -1 if stretch.blind else stretch.end_level
        place[b] = ASLEEP

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
        deed = self.add(number, code, here, to, kind)
        deed.ordered = code < GAINED and entry & ORDERED != 0
        deed.flags = entry >> 13 << 13
        deed.reserve = entry & RESERVE != 0
        if deed.moves:
            self.moved[b] = deed.index

    def add(self, number: int, code: int, source: int, to: int, kind: int) -> Deed:
        deed = Deed(len(self.deeds), number, code, source, to, kind)
        deed.turn = self.now
        self.deeds.append(deed)
        self.waking.append([])
        return deed

    def hold(self, where: int, able: list[int], ordered: bool) -> None:
        """Somebody has a block in hand; who is able to be that one."""
        deed = self.add(-1, HELD, where, where, ANY)
        deed.able = able
        deed.ordered = ordered

    def prepare(self, pos: CivilWar, blocks: list[int], port_places: int) -> None:
        """Once all deeds are known: what each must leave possible. ``blocks`` are of the army now."""
        counts = [0] * PLACES
        for b in blocks:
            counts[pos.place[b]] += 1
        self.bound(counts[:], port_places)
        self.make_room(counts[:])
        self.reach(counts)
        self.link()

    def link(self) -> None:
        """For every deed, which one follows in the same place; looks apart, in which there is no choice."""
        first = [-1] * PLACES
        self.after = [-1] * len(self.deeds)
        for i in range(len(self.deeds) - 1, -1, -1):
            deed = self.deeds[i]
            if deed.code != SEEN and deed.code != HELD:
                self.after[i] = first[deed.source]
                first[deed.source] = i

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
            for stretch in waking[i]:
                unsee(stretch.block, stretch.place, least, most, counts)
            first = self.first_of(i - 1)
            run = self.deeds[first:i]
            for deed in run:
                deed.source_least = least[deed.source]
                deed.source_most = most[deed.source]
                deed.to_least = least[deed.to]
                deed.to_most = most[deed.to]
            if run[0].code == SEEN:
                was_there(run[0], least, most, counts)
            elif run[0].moves and run[0].kind == ANY:
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
            for stretch in self.waking[i]:
                where = stretch.place
                counts[where] -= 1
                room[where] = max(0, room[where] - LEVELS[stretch.block] + stretch.level)
            first = self.first_of(i - 1)
            room_before(self.deeds[first:i], room, counts)
            i = first

    # -- where each may be ---------------------------------------------------------------------------------

    def reach(self, counts: list[int]) -> None:
        """From the last deed to the first: where each block may be, so that it is where it will be seen."""
        size = len(self.deeds)
        self.idle = [[0] * BLOCKS for _ in range(size)]
        self.spent = [[0] * BLOCKS for _ in range(size)]
        emptied = self.emptied()
        for wake in range(size + 1):
            for stretch in self.waking[wake]:
                end = wake
                while end < size and self.deeds[end].block != stretch.block:
                    end += 1
                stretch.goal = end if end < size else -1
                if stretch.place < OPEN or stretch.place == UNPLACED:
                    self.go_back(stretch.block, wake, end, self.goal_of(stretch.block, end, counts), emptied)

    def goal_of(self, b: int, end: int, counts: list[int]) -> int:
        """Where a block may be in the end, and at which levels."""
        if end == len(self.deeds):
            goal = 0
            for place in range(PLACES):
                if counts[place] > 0:
                    goal |= (1 if place >= SPACES and place != UNPLACED else STANDING[LEVELS[b]]) << place
            return goal
        deed = self.deeds[end]
        return (STANDING[LEVELS[b]] if deed.level < 0 else 1 << deed.level * PLACES) << deed.source

    def emptied(self) -> list[bool]:
        """Which deeds leave nobody as he was: nobody behind, or none that has not been seen since."""
        there = [0] * PLACES
        fresh = [ASLEEP] * BLOCKS  # where those are that were seen, and nothing has happened since
        out: list[bool] = []
        run = 0
        for i, deed in enumerate(self.deeds):
            for stretch in self.waking[i]:
                there[stretch.place] += 1
                fresh[stretch.block] = stretch.place
            left = there[deed.source]
            if deed.code == SEEN:
                fresh[deed.block] = ASLEEP
                there[deed.source] -= 1
                left -= 1 + fresh.count(deed.source)
            else:
                fresh = [ASLEEP] * BLOCKS
                run = i + 1
            if deed.moves:
                there[deed.source] -= 1
                there[deed.to] += 1
            if deed.moves or deed.code == GAINED:
                left -= 1
            deed.run = run
            out.append(left == 0 and deed.code != LOST and deed.code != HELD)
        return out

    def go_back(self, b: int, wake: int, end: int, goal: int, emptied: list[bool]) -> None:
        """One block, from where it is seen, or now is, to where it was last seen."""
        idle = goal
        spent = goal
        turn = self.now
        look = self.deeds[end] if end < len(self.deeds) else None
        if look is not None:
            turn = look.turn
            idle = 0 if look.marched else goal
            spent = goal if look.marched else 0
        for i in range(end - 1, wake - 1, -1):
            deed = self.deeds[i]
            if deed.turn != turn:
                spent = idle
                turn = deed.turn
            self.idle[i][b] = idle
            self.spent[i][b] = spent
            if deed.code == HELD or (deed.code == SEEN and (wake >= deed.run or not emptied[i])):
                continue
            took_idle = before(deed, b, spent if deed.ordered else idle)
            took_spent = 0 if deed.ordered else before(deed, b, spent)
            if look is not None and deed.moves and deed.to == look.source and deed.turn == look.turn:
                if deed.reserve != look.reserve:
                    took_idle = 0
                    took_spent = 0
            if emptied[i]:
                nobody = ~(ALL_LEVELS << deed.source)
                idle &= nobody
                spent &= nobody
            idle |= took_idle
            spent |= took_spent


def at(place: int, level: int) -> int:
    """The bit of a block that is in a place at a level."""
    return 1 << place + level * PLACES


def before(deed: Deed, b: int, after: int) -> int:
    """Where a block may have been, and at which levels, if it did a deed and may then be somewhere."""
    source = deed.source
    if deed.code == SEEN or not fits(deed, b):
        return 0
    if deed.code == GAINED:
        return (after >> PLACES + source & ALL_LEVELS) << source
    if deed.code == LOST:
        return (after >> source & STANDING[LEVELS[b] - 1]) << PLACES + source
    if deed.code == POOL:
        return at(POOL, 0) if after & at(deed.to, 1) else 0
    if deed.code == DISBANDED:
        return STANDING[LEVELS[b]] << source if after & at(POOL, 0) else 0
    return (after >> deed.to & ALL_LEVELS) << source


def kind_of(code: int, to: int, block: int) -> int:
    """Whether a move shows that a block is a fleet, or that it is none."""
    if code == POOL:
        return ANY if MAJOR_PORT[to] else 0
    if code == UNPLACED:
        return ANY if PORT[to] else 0
    return 1 if FLEET[block] else 0


def fits(deed: Deed, b: int) -> bool:
    """Whether a move may be a block's, by its kind and home."""
    if deed.kind != ANY and deed.kind != (1 if FLEET[b] else 0):
        return False
    return deed.code != POOL or raised_in(b, deed.to)


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
        elif deed.code == SEEN:
            # Whatever room it still had is none for what was gained later on.
            counts[source] += 1
            room[source] += LEVELS[deed.block] - deed.level if deed.level > 0 else 0
        elif source != to:
            room[to] = max(0, room[to] - (FLEET_ROOM if deed.kind == 1 else MOST_ROOM))
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


def was_there(deed: Deed, least: list[int], most: list[int], counts: list[int]) -> None:
    """Before a block was seen it was there with the others."""
    where = deed.source
    counts[where] += 1
    if FLEET[deed.block]:
        least[where] += 1
        most[where] += 1
