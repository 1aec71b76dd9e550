"""Positions that agree with all that a seat has seen, for players that search under fog of war.

What a seat knows of the enemy's standing blocks is their backs: how many stand where, every move that a back
made, and whose faces were shown. ``trace`` holds just that. Wherever a back leaves a space it might have
been any other unseen block there that could have done all that this one did later; so the trace is gone
through once, from the last look at each block on, and at every departure the identities of two such blocks
may change places. Each position made that way has the same views, past and present, as the real one. What is
exchanged are not the real blocks but those of one ``telling`` of the same story, which hangs on what was seen
alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from ...kernel.dice import Dice
from .battle import Battle
from .board import (
    BLOCKS,
    CARDS,
    CITIES,
    COLOUR,
    FLEET,
    HOME,
    MAJOR_PORT,
    POOL,
    PORT,
    ROADS,
    SEAWAYS,
    SPACES,
    STEP,
    UNPLACED,
)
from .cards.card import DECK
from .deeds import HELD, LEVELS
from .levy import Muster, can_muster
from .move import March, Voyage, way_refusal
from .past import Past
from .position import (
    AFLOAT,
    CODE,
    DISBANDED,
    GAINED,
    LOST,
    ORDERED,
    SEEN,
    TURN_END,
    CivilWar,
)
from .retreat import Regroup, RegroupTo
from .setup import FreeSetup
from .telling import ARMY, Telling
from .winter import Harbour

# Sets of one army's blocks are bit masks of their rank in it.
RANK: Final[list[int]] = [sum(1 for c in range(b) if COLOUR[c] == COLOUR[b]) for b in range(BLOCKS)]
ALL: Final = (1 << max(len(army) for army in ARMY)) - 1
NEVER: Final = 99


def _mask(blocks: list[int]) -> int:
    mask = 0
    for b in blocks:
        mask |= 1 << RANK[b]
    return mask


FLEETS: Final[list[int]] = [_mask([b for b in army if FLEET[b]]) for army in ARMY]
AT_LEAST: Final[list[list[int]]] = [
    [_mask([b for b in army if LEVELS[b] >= level]) for level in range(max(LEVELS) + 2)] for army in ARMY
]
RAISED_IN: Final[list[list[int]]] = [
    [
        _mask([b for b in army if HOME[b] == city or (HOME[b] < 0 and (not FLEET[b] or MAJOR_PORT[city]))])
        for city in range(CITIES)
    ]
    for army in ARMY
]


class Lots:
    """A small fast generator for samples; the game's own dice are never touched."""

    def __init__(self, dice: Dice) -> None:
        self.state = 1 + (dice.byte() | dice.byte() << 8 | dice.byte() << 16 | dice.byte() << 22)

    def below(self, n: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state * n // 2147483647

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def sample(pos: CivilWar, new: CivilWar, armies: list[Army], seat: int, dice: Dice) -> None:
    """Make of a copy a position that agrees with all that a seat has seen, in its ``armies``.

    A spectator (-1) has seen both sides' backs.
    """
    lots = Lots(dice)
    new.dice = Dice(bytes([lots.below(256) for _ in range(32)]))
    new._legal = None
    deal(new, seat, lots)
    names = list(range(BLOCKS))
    levels = [-1] * BLOCKS
    for army in armies:
        army.retell(new.trace, names, levels, lots)
    hand = in_hand(pos)
    if hidden_in_hand(pos, seat):
        might = might_be_in_hand(pos, names)
        hand = might[lots.below(len(might))]
    apply(pos, new, names, levels, names[hand] if hand >= 0 else -1)


def armies_of(pos: CivilWar, seat: int) -> list[Army]:
    """The blocks that turn their backs to a seat, army by army, with all that is known of them.

    It does not depend on dice, and holds as long as the position stays as it is.
    """
    armies = hidden_armies(pos, seat)
    for army in armies:
        army.now(pos)
        army.look_back(pos)
        army.look_forth(pos)
    return armies


def tell(pos: CivilWar, new: CivilWar, seat: int) -> None:
    """Make of a copy the one position of which all samples of a seat are drawn: it hangs on views alone.

    Where no telling is found in good time the truth stays as it is.
    """
    names = list(range(BLOCKS))
    levels = [-1] * BLOCKS
    past = Past(pos)
    told: list[tuple[Telling, list[int]]] = []
    for army in hidden_armies(pos, seat):
        telling = army.telling(pos, past)
        if telling.find():
            told.append((telling, army.blocks))
            telling.name(pos, army.blocks, names)
            if telling.deeds and telling.deeds[-1].code == HELD:
                take_in_hand(in_hand(pos), telling.doers[-1], names)
            telling.write(new.trace)
            for b in army.blocks:
                levels[b] = telling.level[b]
    hand = in_hand(pos)
    name = names[hand] if hand >= 0 else -1
    if hidden_in_hand(pos, seat):  # whoever it is: one whose back is strange, if any of them could be it
        name = min([names[b] for b in strangers(pos)], default=name)
    apply(pos, new, names, levels, name)
    for telling, blocks in told:
        telling.mark(blocks, new)


def hidden_armies(pos: CivilWar, seat: int) -> list[Army]:
    """The blocks that turn their backs to a seat, army by army."""
    armies: list[Army] = []
    for side in range(2):
        if side == seat:
            continue
        for colour in range(2):
            blocks = [b for b in ARMY[colour] if pos.side[b] == side]
            if blocks:
                armies.append(Army(pos, blocks, colour))
    return armies


def deal(pos: CivilWar, seat: int, lots: Lots) -> None:
    """2.1 Deal the cards that a seat cannot see: hands, discards, cards chosen and not yet turned."""
    known = pos.played[0] + pos.played[1]
    if seat >= 0:
        known = known + pos.hands[seat]
        known.append(pos.discard[seat])
        known.append(pos.chosen[seat])
    deck = [card for card in range(CARDS) if card not in known]
    lots.shuffle(deck)
    pos.hands = pos.hands[:]
    pos.discard = pos.discard[:]
    pos.chosen = pos.chosen[:]
    for side in range(2):
        if side == seat:
            continue
        hand = pos.hands[side]
        discarding = pos.chosen[side] >= 0 and pos.chosen[side] not in hand
        pos.hands[side] = sorted(deck[: len(hand)])
        deck = deck[len(hand) :]
        if pos.discard[side] >= 0:
            pos.discard[side] = deck.pop()
        if discarding:
            pos.chosen[side] = deck.pop()
        elif pos.chosen[side] >= 0:
            pos.chosen[side] = pos.hands[side][lots.below(len(hand))]


def in_hand(pos: CivilWar) -> int:
    """The block that somebody is in the middle of moving, or -1."""
    step = pos.steps[-1] if pos.outcome is None else None
    if isinstance(step, (March, Voyage, Muster, RegroupTo, Harbour)):
        return step.block
    return -1


class Moment:
    """A moment when a back was seen to do something: whom it may have been, and what each does later on."""

    def __init__(self, number: int, entry: int, block: int, to: int, renames: bool) -> None:
        self.number = number  # its place in the trace
        self.entry = entry
        self.code = entry >> 6 & CODE
        self.block = block
        self.to = to  # where a move ended
        self.renames = renames  # whether it may have been another block
        self.fits = 0
        self.above = 0
        self.below = 0
        # Who else was there, and what must be true of each.
        self.mates: list[int] = []
        self.mates_fits: list[int] = []
        self.mates_above: list[int] = []
        self.mates_below: list[int] = []


class Army:
    """The blocks of one colour that serve one side, and what each must have been all along.

    ``look_back`` goes through the trace from its end and notes, at each entry, what a block must be to do all
    that follows: a set of identities, and the room it needs above and below its level. ``look_forth`` goes
    through it from its start and notes the moments at which blocks were together. Both are done once for a
    position; ``retell`` deals the identities out anew, as often as samples are wanted.
    """

    def __init__(self, pos: CivilWar, blocks: list[int], colour: int) -> None:
        size = len(pos.trace)
        self.blocks = blocks
        self.colour = colour
        # Where each block is at the entry that is being looked at, and how strong.
        self.place: list[int] = list(pos.place)
        self.level: list[int] = [pos.strength[b] // STEP[b] for b in range(BLOCKS)]
        self.mine = [False] * BLOCKS
        self.awake = [True] * BLOCKS  # not seen again later in the trace
        self.moved = [False] * BLOCKS  # this turn, by order
        self.fits = [ALL] * BLOCKS
        self.above = [0] * BLOCKS
        self.below = [NEVER] * BLOCKS
        # The same, as it was after each entry of the trace.
        self.later_fits = [0] * size
        self.later_above = [0] * size
        self.later_below = [0] * size
        self.ends = [0] * size  # where each move of the trace ended
        self.last = [False] * size  # whether this is the last time that the block was seen
        self.moments: list[Moment] = []
        for b in blocks:
            self.mine[b] = True

    def now(self, pos: CivilWar) -> None:
        """What the present asks for: a block at sea is a fleet, and a block in hand can do what is asked."""
        fleets = FLEETS[self.colour]
        land = ALL & ~fleets
        for b in self.blocks:
            if CITIES <= pos.place[b] < SPACES:
                self.fits[b] = fleets
        step = pos.steps[-1]
        held = in_hand(pos)
        if held >= 0 and self.mine[held]:
            if isinstance(step, Muster):
                self.fits[held] = _mask([b for b in ARMY[self.colour] if can_muster(pos, b)])
            else:
                self.fits[held] = fleets if FLEET[held] else land
        if isinstance(step, FreeSetup):
            waiting = step.waiting(pos)
            if step.port_places(pos) < sum(1 for b in waiting if FLEET[b]) + 3:
                # Ports are running out: whoever still waits keeps to its kind, so that all fleets find one.
                for b in waiting:
                    self.fits[b] = fleets if FLEET[b] else land

    def look_back(self, pos: CivilWar) -> None:
        """From the last entry to the first: what each block needs from there on."""
        trace = pos.trace
        level = self.level
        above = self.above
        below = self.below
        awake = self.awake
        for i in range(len(trace) - 1, -1, -1):
            entry: int = trace[i]
            b = entry & 63
            if entry == TURN_END or not self.mine[b] or not awake[b]:
                continue
            code = entry >> 6 & CODE
            self.later_fits[i] = self.fits[b]
            self.later_above[i] = above[b]
            self.later_below[i] = below[b]
            if code == SEEN:
                awake[b] = False
                self.last[i] = True
            elif code == GAINED:
                level[b] -= 1
                above[b] += 1
                below[b] += 1
            elif code == LOST:
                level[b] += 1
                above[b] = max(0, above[b] - 1)
                below[b] = min(-1, below[b] - 1)
            elif code >= DISBANDED:
                level[b] = code - DISBANDED
            else:
                self.ends[i] = self.place[b]
                self.take_back(b, code, entry)

    def take_back(self, b: int, code: int, entry: int) -> None:
        """A block is back where it was before a move, and must be one that can have made it."""
        fleets = FLEETS[self.colour]
        to = self.place[b]
        if code == POOL:
            self.fits[b] &= RAISED_IN[self.colour][to] & AT_LEAST[self.colour][1 + self.above[b]]
            self.level[b] = 0
            self.above[b] = 0
            self.below[b] = NEVER
        elif code == UNPLACED:
            if not PORT[to]:
                self.fits[b] &= ALL & ~fleets
        elif to == POOL:
            self.above[b] = 0
            self.below[b] = NEVER
            if code >= CITIES:
                self.fits[b] &= fleets
        else:
            self.fits[b] &= fleets if entry & AFLOAT else ALL & ~fleets
        self.place[b] = code

    def telling(self, pos: CivilWar, past: Past) -> Telling:
        """All that was seen of the blocks, for somebody to find out who did it."""
        telling = Telling(self.colour << 1 | pos.side[self.blocks[0]])
        telling.watch(pos, past)
        held = in_hand(pos)
        step = pos.steps[-1]
        if held >= 0 and self.mine[held] and hidden_in_hand(pos, -1) and not strangers(pos):
            able = [b for b in self.blocks if can_be_in_hand(pos, b)]
            telling.hold(pos.place[held], able, isinstance(step, (March, Voyage)))
        telling.prepare(pos, self.blocks, step.port_places(pos) if isinstance(step, FreeSetup) else 0)
        return telling

    def look_forth(self, pos: CivilWar) -> None:
        """From the first entry to the last: the moments at which it may have been another block."""
        trace = pos.trace
        for i in range(len(trace)):
            entry: int = trace[i]
            if entry == TURN_END:
                self.moved = [False] * BLOCKS
                continue
            b = entry & 63
            if not self.mine[b]:
                continue
            if not self.awake[b]:
                self.awake[b] = self.last[i]
                continue
            code = entry >> 6 & CODE
            to = self.ends[i]
            gain = code == GAINED
            leaves = code != LOST and not gain and (to != POOL or code >= DISBANDED)
            moment = Moment(i, entry, b, to, leaves)
            moment.fits = self.fits[b]
            moment.above = self.above[b]
            moment.below = self.later_below[i] if gain else self.below[b]
            ordered = leaves and entry & ORDERED != 0
            if gain or leaves:
                self.meet(moment, ordered)
            self.moments.append(moment)
            if ordered:
                self.moved[b] = True
            if not gain and code < GAINED:
                self.place[b] = to
            self.fits[b] = self.later_fits[i]
            self.above[b] = self.later_above[i]
            self.below[b] = self.later_below[i]

    def meet(self, moment: Moment, ordered: bool) -> None:
        """The unseen blocks that were there as well; of those that had moved by order none moves again."""
        b = moment.block
        place = self.place
        for c in self.blocks:
            if place[c] != place[b] or not self.awake[c]:
                continue
            if c == b and moment.code != GAINED:
                continue
            if ordered and self.moved[c]:
                continue
            moment.mates.append(c)
            moment.mates_fits.append(self.fits[c])
            moment.mates_above.append(self.above[c])
            moment.mates_below.append(self.below[c])

    def retell(self, story: vec[i32], names: list[int], levels: list[int], lots: Lots) -> None:
        """Deal out the identities of the unseen blocks anew: at every departure two may change names.

        ``names`` takes who each block is now, ``levels`` how strong, ``story`` the trace as it would
        have been.
        """
        level = self.level[:]
        for moment in self.moments:
            if moment.code == GAINED:
                gained = gainer(moment, level, names, lots)
                level[gained] += 1
                story[moment.number] = gained | GAINED << 6
                continue
            if moment.renames:
                change_names(moment, level, names, lots)
            story[moment.number] = go_on(moment, level, names[moment.block])
        for b in self.blocks:
            levels[names[b]] = level[names[b]]


def hidden_in_hand(pos: CivilWar, seat: int) -> bool:
    """Whether a seat sees that a block was taken in hand, but nothing of it; its way will show more."""
    step = pos.steps[-1] if pos.outcome is None else None
    if isinstance(step, March):
        return step.steps == 0 and step.seat != seat
    return isinstance(step, (Voyage, Muster, RegroupTo, Harbour)) and step.seat != seat


def might_be_in_hand(pos: CivilWar, names: list[int]) -> list[int]:
    """Of the blocks that are where one was taken in hand, those that by their names may be that one."""
    step = pos.steps[-1]
    held = in_hand(pos)
    ordered = isinstance(step, (March, Voyage))
    out: list[int] = []
    for b in pos.blocks_at(pos.side[held], pos.place[held]):
        if not (ordered and pos.moved[b]) and can_be_in_hand(pos, names[b]):
            out.append(b)
    return out


def strangers(pos: CivilWar) -> list[int]:
    """Those of another colour than their side. None is a fleet: how many might be in hand is known to all."""
    return [b for b in might_be_in_hand(pos, list(range(BLOCKS))) if COLOUR[b] != pos.side[b]]


def can_be_in_hand(pos: CivilWar, b: int) -> bool:
    """Whether a block could be in somebody's hand, were it in the place of the one that is.

    What has one way alone goes it at once.
    """
    step = pos.steps[-1]
    if isinstance(step, March):
        return choices(pos, step, b) > 1
    if isinstance(step, Muster):
        return can_muster(pos, b)
    if isinstance(step, RegroupTo):
        regroup = pos.steps[-2]
        assert isinstance(regroup, Regroup)
        return regroup.ways(pos, FLEET[b]) > 1
    return FLEET[b] == isinstance(step, Harbour)


def take_in_hand(held: int, name: int, names: list[int]) -> None:
    """The block in hand gets a name; whoever had it gets the other one."""
    other = names.index(name)
    names[held], names[other] = names[other], names[held]


def gainer(moment: Moment, level: list[int], names: list[int], lots: Lots) -> int:
    """Who gained a step: any block there with room for it, as long as both can do what follows."""
    b = moment.block
    spared = level[names[b]] + moment.below >= 1
    others: list[int] = []
    for i, c in enumerate(moment.mates):
        y = names[c]
        if c == b or (spared and level[y] + 1 + moment.mates_above[i] <= LEVELS[y]):
            others.append(y)
    return others[lots.below(len(others))]


def change_names(moment: Moment, level: list[int], names: list[int], lots: Lots) -> None:
    """A block that leaves a space may be any unseen one there, if each can do what the other did."""
    b = moment.block
    x = names[b]
    others = [b]
    for i, c in enumerate(moment.mates):
        y = names[c]
        if (
            moment.fits >> RANK[y] & 1
            and moment.mates_fits[i] >> RANK[x] & 1
            and level[y] + moment.above <= LEVELS[y]
            and level[y] + moment.below >= 1
            and level[x] + moment.mates_above[i] <= LEVELS[x]
            and level[x] + moment.mates_below[i] >= 1
        ):
            others.append(c)
    c = others[lots.below(len(others))]
    names[b], names[c] = names[c], names[b]


def go_on(moment: Moment, level: list[int], name: int) -> int:
    """What a moment does to the block that it was; its entry of the trace as it would have been."""
    code = moment.code
    if code == LOST:
        level[name] -= 1
    elif code >= DISBANDED:
        return name | (DISBANDED + level[name]) << 6
    elif code == POOL:
        level[name] = 1
    elif moment.to == POOL:
        level[name] = 0
    return name | moment.entry >> 6 << 6


def choices(pos: CivilWar, step: March, block: int) -> int:
    """6.1 How many ways a block would have, were it the one in hand."""
    card = DECK[step.card]
    if card.refuse_block(FLEET[block]) is not None:
        return 0
    space = pos.place[step.block]
    ways = SEAWAYS[space] if FLEET[block] else ROADS[space]
    return sum(1 for to, e in ways if way_refusal(pos, step.seat, space, to, e, 0, card) is None)


def apply(pos: CivilWar, new: CivilWar, names: list[int], levels: list[int], hand: int) -> None:
    """Give every block the place, and the part in what is going on, of the one whose name it takes.

    ``hand`` is the name of the block in hand, or -1.
    """
    for b, name in enumerate(names):
        if levels[name] >= 0:
            new.place[name] = pos.place[b]
            new.moved[name] = pos.moved[b]
            new.strength[name] = levels[name] * STEP[name]
    # How a block came counts until its battle begins, and by then nobody remembers in which order.
    waiting = pos.contested_spaces()
    came = sorted([(names[b], edge) for b, edge in pos.came.items() if pos.place[b] in waiting])
    new.came = dict(came)
    for step in new.steps:
        if isinstance(step, Battle):
            step.reserves = sorted(names[b] for b in step.reserves)
            step.acted = [names[b] for b in step.acted]
        elif isinstance(step, Regroup):
            step.gone = [names[b] for b in step.gone]
    if hand >= 0:
        rename_last(new, hand)


def rename_last(new: CivilWar, hand: int) -> None:
    """The choice that is due is about a block by another name."""
    last = len(new.steps) - 1
    step = new.steps[last]
    if isinstance(step, March):
        new.steps[last] = March(step.seat, hand, step.card, step.steps)
    elif isinstance(step, Voyage):
        new.steps[last] = Voyage(step.seat, hand)
    elif isinstance(step, Muster):
        new.steps[last] = Muster(step.seat, hand)
    elif isinstance(step, RegroupTo):
        new.steps[last] = RegroupTo(step.seat, hand)
        regroup = new.steps[last - 1]
        assert isinstance(regroup, Regroup)
        regroup.gone[-1] = hand
    elif isinstance(step, Harbour):
        new.steps[last] = Harbour(step.seat, hand)
