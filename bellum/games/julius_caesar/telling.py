"""One telling of what a seat has seen: who each unseen block was all along, found from that alone.

Samples begin from it and not from the truth, so that the same dice draw the same worlds from all positions
that look the same. A depth-first search gives each deed to a block that can have done it, so that every block
that was shown is where it was shown, and as strong.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from .board import BLOCKS, COLOUR, FLEET, HOME, POOL, SPACES
from .deeds import ANY, ASLEEP, HELD, LEVELS, PLACES, Deed, Deeds, fits
from .position import DISBANDED, GAINED, LEVEL, LOST, SEEN, SHOWN_LEVEL, CivilWar

ARMY: Final[list[list[int]]] = [[b for b in range(BLOCKS) if COLOUR[b] == colour] for colour in range(3)]
PATIENCE: Final = 500  # searches after which the truth itself is taken,
TRIES: Final = 6  # for each deed so many tries in one search
NOISE: Final = 20  # on the ranks of all searches but the first
ALL: Final = 2  # what touched a place, besides what either kind of block did
MOVES: Final = 3


class Telling(Deeds):
    """All deeds of an army, and who did them."""

    def __init__(self, army: int) -> None:
        super().__init__(army)
        self.doers: list[int] = []
        self.searches = 0
        self.noisy = False
        self.state = 1
        self.touched: list[list[int]] = []
        # Why somebody could not do a deed that was looked at: others there must do something, the place would
        # lack room or fleets, or the place where it ended would.
        self.crowded = False
        self.short = False
        self.narrow = False
        self.blocks: list[int] = ARMY[army >> 1]
        self.begin()

    def begin(self) -> None:
        """Before the first deed."""
        self.doers = []
        self.place = [ASLEEP] * BLOCKS
        self.level = [0] * BLOCKS
        self.goal = [-1] * BLOCKS  # the deed with which each is seen again, or -1
        self.fleets = [0] * PLACES  # how many there are in each place,
        self.rooms = [0] * PLACES  # and how many steps its blocks can gain
        self.stamp = [-1] * BLOCKS  # the turn in which it moved by order,
        self.struck = [-1] * BLOCKS  # lost a step,
        self.held_back = [-1] * BLOCKS  # or came into a battle as a reserve

    # -- who did it ----------------------------------------------------------------------------------------

    def find(self) -> bool:
        """Give every deed to a block; False if patience runs out."""
        self.touch()
        for _ in range(PATIENCE):
            self.searches += 1
            if self.search(TRIES * len(self.deeds) + 20):
                return True
            # A wrong guess at the start is found out late: begin again with other guesses.
            self.noisy = True
            self.begin()
        return False

    def touch(self) -> None:
        """For every place the deeds, as bits, that had to do with it: of either kind of block, all, moves."""
        self.touched = [[0] * PLACES for _ in range(4)]
        for i, deed in enumerate(self.deeds):
            if deed.code == SEEN or deed.code == HELD:
                continue  # there is no choice in it
            for which in range(4):
                if which == ALL or (deed.moves if which == MOVES else deed.kind == ANY or deed.kind == which):
                    self.touched[which][deed.source] |= 1 << i
                    self.touched[which][deed.to] |= 1 << i

    def search(self, patience: int) -> bool:
        """Depth first; whenever nobody can do a deed, back to the last that had to do with the place."""
        deeds = self.deeds
        choices: list[list[int]] = []
        blamed: list[int] = []  # for each deed, those that may be why nobody is left to do it
        undo: list[int] = []
        tries = 0
        while len(self.doers) < len(deeds):
            i = len(self.doers)
            deed = deeds[i]
            if len(choices) == i:
                self.wake(i)
                choices.append(self.able(i))
                blamed.append(self.blame(deed) & (1 << i) - 1)
                undo.append(0)
            if choices[i]:
                tries += 1
                if tries > patience:
                    return False
                b = choices[i].pop()
                undo[i] = self.before(b)
                self.do(deed, b)
                self.doers.append(b)
                continue
            blame = blamed[i]
            if blame == 0:
                return False
            back = blame.bit_length() - 1
            while len(choices) > back + 1:  # whatever came in between has nothing to do with it
                self.sleep(len(choices) - 1)
                choices.pop()
                blamed.pop()
                undo.pop()
                last = len(choices) - 1
                self.take_back(deeds[last], self.doers.pop(), undo[last])
            blamed[back] |= blame & ~(1 << back)
        self.wake(len(deeds))
        return True

    def blame(self, deed: Deed) -> int:
        """The deeds, as bits, that may be why nobody else can do one."""
        if deed.code != SEEN:
            blame = self.touched[ALL if self.crowded or deed.kind == ANY else deed.kind][deed.source]
            if self.short:  # whoever gained a step, there is as much room
                blame |= self.touched[MOVES][deed.source]
            if self.narrow:
                blame |= self.touched[MOVES][deed.to]
            return blame
        touched = self.touched[1 if FLEET[deed.block] else 0]
        blame = touched[deed.source]
        if self.place[deed.block] == deed.source:
            for i, doer in enumerate(self.doers):  # not as strong as it was seen, or by another way
                if doer == deed.block:
                    blame |= touched[self.deeds[i].source]
        return blame

    def wake(self, i: int) -> None:
        """Before a deed, some turn their backs."""
        for stretch in self.waking[i]:
            b = stretch.block
            self.place[b] = stretch.place
            self.level[b] = stretch.level
            self.goal[b] = stretch.goal
            self.count(b, 1)

    def sleep(self, i: int) -> None:
        """The same, taken back."""
        for stretch in self.waking[i]:
            self.count(stretch.block, -1)
            self.place[stretch.block] = ASLEEP

    def able(self, i: int) -> list[int]:
        """Who can have done a deed, the likeliest last."""
        deed = self.deeds[i]
        self.crowded = False
        self.short = False
        self.narrow = False
        if deed.code == SEEN:
            b = deed.block
            return [b] if self.place[b] == deed.source and self.agrees(deed, b) else []
        here = [b for b in self.blocks if self.place[b] == deed.source]
        if deed.code != HELD and deed.code != LOST:
            some = self.pressed(i, here)
            self.crowded = len(some) < len(here)
            here = some
        ranked: list[tuple[int, int]] = []
        for b in here:
            if self.can(deed, b):
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

    def agrees(self, deed: Deed, b: int) -> bool:
        """Whether a block that was seen is as strong as it was seen, and has come as it was seen to come."""
        if deed.level >= 0 and self.level[b] != deed.level:
            return False
        reserve = self.held_back[b] == deed.turn
        marched = self.stamp[b] == deed.turn
        return reserve == deed.reserve and marched == deed.marched

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
        if self.goal[b] >= 0:
            key |= b + 1 << 20
        return key

    def pressed(self, i: int, here: list[int]) -> list[int]:
        """Those of whom one must do a deed, as not all could do what they must later on; none if it is late.

        Whoever cannot stay as he is must do something by then.
        """
        deadlines: list[tuple[int, int]] = []
        for b in here:
            end = self.goal[b] if self.goal[b] >= 0 else len(self.deeds)
            j = i
            while 0 <= j < end and self.stays(self.deeds[j], b):
                j = self.after[j]
            if 0 <= j < end:
                deadlines.append((j, b))
        deadlines.sort()
        few = len(deadlines) + 1  # so many of the first are pressed
        left = 0
        j = i
        for k, (last, _) in enumerate(deadlines):
            while j >= 0 and j <= last:
                left += 1
                j = self.after[j]
            if left <= k:
                return []
            if left == k + 1:
                few = min(few, left)
        return [b for _, b in deadlines[:few]] if few <= len(deadlines) else here

    def stays(self, deed: Deed, b: int) -> bool:
        """Whether a block may be as it is after another has done something where it is."""
        return self.may_be(deed, b, self.stamp[b] == deed.turn, deed.source, self.level[b])

    def may_be(self, deed: Deed, b: int, ordered: bool, place: int, level: int) -> bool:
        """Whether a block may be somewhere after a deed."""
        after = self.spent[deed.index] if ordered else self.idle[deed.index]
        return after[b] >> place + level * PLACES & 1 == 1

    def can(self, deed: Deed, b: int) -> bool:
        """Whether a block can have done it, as far as is known by then."""
        code = deed.code
        if code == HELD:
            return b in deed.able and not (deed.ordered and self.stamp[b] == deed.turn)
        moved = self.stamp[b] == deed.turn
        if code == GAINED:
            return self.level[b] < LEVELS[b] and self.may_be(deed, b, moved, deed.source, self.level[b] + 1)
        if code == LOST:
            return self.level[b] > 1 and self.struck[b] != deed.turn
        if (deed.ordered and moved) or not fits(deed, b):
            return False
        level = 1 if code == POOL else 0 if code == DISBANDED else self.level[b]
        if not self.may_be(deed, b, deed.ordered or moved, deed.to, level):
            return False
        return deed.source == deed.to or self.leaves_enough(deed, b, 1 if FLEET[b] else 0)

    def leaves_enough(self, deed: Deed, b: int, fleet: int) -> bool:
        """Whether there are fleets, land blocks and room for steps in both places for all that follows."""
        if deed.code < SPACES and self.rooms[deed.source] - self.room(b) < deed.source_room:
            self.short = True
            return False
        if deed.to < SPACES and self.rooms[deed.to] + self.room(b) < deed.to_room:
            self.narrow = True
            return False
        if deed.ordered:
            return True  # what kind of block it was is known, and so was that there are enough of them
        left = self.fleets[deed.source] - fleet
        there = self.fleets[deed.to] + fleet
        self.short = self.short or not deed.source_least <= left <= deed.source_most
        self.narrow = self.narrow or not deed.to_least <= there <= deed.to_most
        return deed.source_least <= left <= deed.source_most and deed.to_least <= there <= deed.to_most

    def rank(self, deed: Deed, b: int) -> int:
        """How likely it is that all that follows can be done if it was this block; of equals, the first."""
        code = deed.code
        room = self.room(b)
        if code == GAINED:
            return (8 if self.goal[b] >= 0 else 0) + room << 6 | 63 - b
        if code == POOL:  # who has a home is raised nowhere else
            return (8 if HOME[b] >= 0 else 0) + room << 6 | 63 - b
        if code == DISBANDED:  # who has none can be raised again anywhere; who will be seen is seldom gone
            return (16 if HOME[b] < 0 else 8) - room - (32 if self.goal[b] >= 0 else 0) << 6 | 63 - b
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

    def before(self, b: int) -> int:
        """What a deed may change of a block, apart from its place."""
        stamps = self.stamp[b] + 1 | self.struck[b] + 1 << 12 | self.held_back[b] + 1 << 24
        return self.level[b] | stamps << 4

    def do(self, deed: Deed, b: int) -> None:
        code = deed.code
        self.count(b, -1)
        if deed.moves or code == SEEN:
            self.held_back[b] = deed.turn if deed.moves and deed.reserve else -1
        if code == SEEN:
            self.place[b] = ASLEEP
            return
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
        if deed.code == SEEN:
            self.goal[b] = deed.index
        else:
            self.count(b, -1)
        self.place[b] = deed.source
        self.level[b] = before & 15
        self.stamp[b] = (before >> 4 & 0xFFF) - 1
        self.struck[b] = (before >> 16 & 0xFFF) - 1
        self.held_back[b] = (before >> 28) - 1
        self.count(b, 1)

    # -- what became of it -----------------------------------------------------------------------------------

    def name(self, pos: CivilWar, blocks: list[int], names: list[int]) -> None:
        """Who each block of a position is in this telling: whoever came to its place by the same deed.

        Where blocks have come and gone since, nothing tells those apart that are there.
        """
        done = [-1] * BLOCKS  # the last deed with which each changed its place
        left = [-1] * PLACES  # and the last with which one left a place
        for i, deed in enumerate(self.deeds):
            if deed.moves:
                done[self.doers[i]] = i
                left[deed.source] = i
            elif deed.code == SEEN:
                done[deed.block] = -1
        taken = [False] * BLOCKS
        rest: list[int] = []
        for b in blocks:
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
        for b in blocks:
            if not taken[b]:
                there[self.place[b]].append(b)
        for b in reversed(rest):
            names[b] = there[pos.place[b]].pop()

    def write(self, trace: vec[i32]) -> None:
        """Write the trace as it would have been."""
        level = [0] * BLOCKS
        for i, deed in enumerate(self.deeds):
            for stretch in self.waking[i]:
                level[stretch.block] = stretch.level
            b = self.doers[i]
            code = deed.code
            if code == HELD:
                continue
            if code == SEEN:
                entry: int = trace[deed.number]
                trace[deed.number] = entry & ~(LEVEL << SHOWN_LEVEL) | level[b] << SHOWN_LEVEL
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

    def mark(self, blocks: list[int], new: CivilWar) -> None:
        """Who moved by order this turn, if all of it is in the trace."""
        moved = [b for b in blocks if self.stamp[b] == self.now]
        if len(moved) == sum(1 for b in blocks if new.moved[b]):
            for b in blocks:
                new.moved[b] = 0
            for b in moved:
                new.moved[b] = 1
