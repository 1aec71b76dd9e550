"""Whether a world could be the one behind the fog: a search for a history that tells one seat the same story.

The story of a game, as a seat saw it, names the enemy's blocks only when they lie open; otherwise backs move. Given
a position that claims to agree with that story, ``Witness`` looks for a way to say, of every anonymous event, which
block it was, so that every block ends where and as strong as the position has it. It goes through the story
backwards from that position. Nothing is taken from the engine's own sampling: the rules used here are that backs of
one colour in one space look alike, that a block taken in hand stays the same until it is put down, that it moves once
a turn, where each may be raised (6.4), and what a battle shows (7.1, 7.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bellum.games.julius_caesar.board import (
    BLOCK,
    BLOCKS,
    BOX,
    CITIES,
    COLOUR,
    COLOURS,
    EDGE_ENDS,
    EGYPT,
    FLEET,
    FULL,
    HOME,
    MAJOR_PORT,
    OPEN,
    POOL,
    PORT,
    SETUP,
    SIDES,
    SPACE,
    SPACES,
    STEP,
    THIRD_LEADER,
    TROPHY,
    UNPLACED,
)
from bellum.games.julius_caesar.past import Past
from bellum.games.julius_caesar.position import CODE, GAINED, CivilWar
from bellum.kernel import Event, Match
from tests.julius_caesar.invariants import giving_orders
from tests.julius_caesar.kit import faces_told

State = tuple[int, int]  # where a block is, and at which level (of strength, in steps)
LEVELS = [FULL[b] // STEP[b] for b in range(BLOCKS)]
BUDGET = 20_000


@dataclass
class Fact:
    """Something the seat saw: what it says of named blocks, or which unnamed ones it may have been."""

    kind: str
    colour: int = -1
    src: int = -1
    to: int = -1
    block: int = -1
    state: State = (-1, -1)
    level: int = -1
    fleet: bool = False
    first: bool = False  # a march begins
    entry: str = ""  # into a battle: as an attack or as a reinforcement
    by: int = -1  # whence the main attack came, if the enemy attacks
    faces: list[tuple[int, int]] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)
    truly: int = -1  # who it was: to guess by, never to judge by


# -- the story as facts ----------------------------------------------------------------------------------------


class Reader:
    """Turns what one seat saw of a match into facts about the blocks that serve its enemy."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.enemy = SIDES[1 - seat]
        self.facts: list[Fact] = []
        self.taken = False  # whether a block was taken in hand and has not moved yet
        self.roads: dict[str, list[str]] = {}  # this turn's attacks: a space and where attackers came from
        self.main: dict[str, str] = {}
        self.jupiter: tuple[int, int, int] = (-1, -1, -1)
        self.struck = False  # whether it was the enemy's block that Jupiter struck
        self.open: list[int] = []
        plies = [("", ""), *match.record.actions]
        for (_, notation), events in zip(plies, match.events):
            if notation.split()[:1] == ["move"]:
                self.taken = True
            for number, event in enumerate(events):
                read = getattr(self, "on_" + event.kind.replace("-", "_"), None)
                if read is not None:
                    read(event, events[number + 1 :])

    def add(self, kind: str, colour: int = -1, src: int = -1, to: int = -1, **more: Any) -> None:
        self.facts.append(Fact(kind, colour, src, to, **more))

    def add_back(self, event: Event, kind: str, src: int, to: int, **more: Any) -> None:
        """An unnamed thing; which block it truly was is kept to guess by, never to judge by."""
        if (colour := self.back(event)) >= 0:
            assert event.secret is not None
            self.add(kind, colour, src, to, truly=BLOCK[event.secret["block"]], **more)

    def back(self, event: Event) -> int:
        """The colour of an unseen enemy back that an event tells of; -1 for one's own blocks and the queen."""
        args = event.args
        if args["side"] != self.enemy or args["back"] == COLOURS[EGYPT]:
            return -1
        return COLOURS.index(args["back"])

    def on_turn(self, event: Event, rest: list[Event]) -> None:
        self.roads, self.main = {}, {}
        self.add("turn")

    def on_year(self, event: Event, rest: list[Event]) -> None:
        if event.args["number"] > 1:
            self.add("year", blocks=[b for b in self.open if COLOUR[b] == 1 - self.seat])
        self.open = []

    def on_placed(self, event: Event, rest: list[Event]) -> None:
        self.add_back(event, "place", UNPLACED, SPACE[event.args["space"]])

    def step(self, event: Event, entry: str) -> None:
        args = event.args
        if entry == "attack":
            self.roads.setdefault(args["to"], []).append(args["from"])
        first, self.taken = self.taken, False
        src, to, fleet = SPACE[args["from"]], SPACE[args["to"]], args["mode"] == "fleet"
        self.add_back(event, "march", src, to, fleet=fleet, first=first, entry=entry)

    def on_moved(self, event: Event, rest: list[Event]) -> None:
        self.step(event, "")

    def on_attacked(self, event: Event, rest: list[Event]) -> None:
        self.step(event, "attack")

    def on_reinforced(self, event: Event, rest: list[Event]) -> None:
        self.step(event, "reinforce")

    def on_sailed(self, event: Event, rest: list[Event]) -> None:
        self.taken = True
        self.step(event, "")

    def shift(self, event: Event, fleet: bool) -> None:
        self.add_back(event, "shift", SPACE[event.args["from"]], SPACE[event.args["to"]], fleet=fleet)

    def on_regrouped(self, event: Event, rest: list[Event]) -> None:
        self.taken = False
        self.shift(event, event.rule == "7.83")

    def on_harboured(self, event: Event, rest: list[Event]) -> None:
        self.taken = False
        self.shift(event, True)

    def on_raised(self, event: Event, rest: list[Event]) -> None:
        self.add_back(event, "raise", POOL, SPACE[event.args["space"]])

    def on_strengthened(self, event: Event, rest: list[Event]) -> None:
        at = SPACE[event.args["space"]]
        self.add_back(event, "gain", at, at)

    def removed(self, event: Event) -> None:
        """8.2, 8.3, 8.5 A back goes to the pool; a block won by Jupiter goes home, where its owner sees it."""
        args = event.args
        if args["back"] == COLOURS[EGYPT]:
            return
        if args["back"] != args["side"]:
            assert event.secret is not None
            block = BLOCK[event.secret["block"]]
            if args["side"] == self.enemy:
                self.add("leave", block=block, src=SPACE[args["space"]])
            else:
                self.add("join", block=block, state=(POOL, 0))
        elif args["side"] == self.enemy:
            self.add_back(event, "pool", SPACE[args["space"]], POOL)

    def on_disbanded(self, event: Event, rest: list[Event]) -> None:
        self.removed(event)

    def on_unsupplied(self, event: Event, rest: list[Event]) -> None:
        self.removed(event)

    def on_fleet_lost(self, event: Event, rest: list[Event]) -> None:
        self.removed(event)

    def on_main_attack(self, event: Event, rest: list[Event]) -> None:
        self.main[event.args["space"]] = event.args["from"]

    def on_battle(self, event: Event, rest: list[Event]) -> None:
        self.space, self.attacker = event.args["space"], event.args["attacker"]

    def faces(self, event: Event) -> list[tuple[int, int]]:
        return [
            (BLOCK[name], level // STEP[BLOCK[name]])
            for name, side, level in faces_told(event)
            if side == self.enemy and COLOUR[BLOCK[name]] != EGYPT
        ]

    def on_revealed(self, event: Event, rest: list[Event]) -> None:
        """7.1, 7.3 Those of the main attack and those who were there lie open; who came otherwise does not."""
        main = self.main.get(self.space) or self.roads[self.space][0]
        by = SPACE[main] if self.attacker == self.enemy else -1
        self.add("open", to=SPACE[self.space], faces=self.faces(event), by=by)

    def on_reserves(self, event: Event, rest: list[Event]) -> None:
        for block, level in self.faces(event):
            self.add("face", block=block, state=(SPACE[event.args["space"]], level))

    def on_hit(self, event: Event, rest: list[Event]) -> None:
        block = BLOCK[event.args["block"]]
        if event.args["side"] == self.enemy and COLOUR[block] != EGYPT:
            self.add("hit", block=block, level=event.args["strength"] // STEP[block])

    def on_weakened(self, event: Event, rest: list[Event]) -> None:
        if self.struck:
            self.add("hit", block=self.jupiter[0], level=self.jupiter[2] - 1)

    def on_retreated(self, event: Event, rest: list[Event]) -> None:
        block = BLOCK[event.args["block"]]
        if event.args["side"] == self.enemy and COLOUR[block] != EGYPT:
            self.add("go", src=SPACE[event.args["from"]], to=SPACE[event.args["to"]], block=block)

    def fallen(self, event: Event) -> None:
        block = BLOCK[event.args["block"]]
        if COLOUR[block] == EGYPT:
            return
        home = event.kind == "eliminated"
        if home:
            self.open.append(block)
        if event.args["side"] != self.enemy:
            if COLOUR[block] != self.seat:  # won by Jupiter: it lies open in the enemy's pool again
                self.add("join", block=block, state=(OPEN, 0))
        elif COLOUR[block] == self.seat:
            self.add("leave", block=block, src=SPACE[event.args["space"]])
        else:
            self.add("die", block=block, to=OPEN if home else TROPHY)

    def on_eliminated(self, event: Event, rest: list[Event]) -> None:
        self.fallen(event)

    def on_leader_killed(self, event: Event, rest: list[Event]) -> None:
        self.fallen(event)

    def on_third_leader(self, event: Event, rest: list[Event]) -> None:
        if event.args["side"] == self.enemy:
            self.add("third", block=BLOCK[event.args["block"]])

    def on_vulcan(self, event: Event, rest: list[Event]) -> None:
        if event.args["side"] == self.enemy:
            return
        dead = []
        for after in rest:
            if after.kind in ("eliminated", "leader-killed") and after.rule == "2.1":
                dead.append(BLOCK[after.args["block"]])
            elif after.kind != "third-leader":
                break
        self.add("vulcan", to=SPACE[event.args["space"]], blocks=dead)

    def on_jupiter(self, event: Event, rest: list[Event]) -> None:
        block = BLOCK[event.args["block"]]
        state = (SPACE[event.args["space"]], event.args["strength"] // STEP[block])
        if COLOUR[block] == EGYPT:
            return
        if event.args["side"] != self.enemy:
            self.add("face", block=block, state=state)
        self.jupiter = (block, *state)
        self.struck = event.args["side"] != self.enemy

    def on_defected(self, event: Event, rest: list[Event]) -> None:
        block = BLOCK[event.args["block"]]
        if COLOUR[block] == EGYPT:
            return
        if event.args["side"] == self.enemy:
            self.add("join", block=block, state=(SPACE[event.args["to"]], self.jupiter[2]))
        else:
            self.add("leave", block=block, src=self.jupiter[1])


# -- forwards: where each block may have been, taken by itself -----------------------------------------------------

Reach = dict[int, frozenset[State]]


def raised_in(block: int, city: int) -> bool:
    """6.4 Whether a block may be raised in a city, as far as its kind goes."""
    if FLEET[block]:
        return MAJOR_PORT[city]
    return HOME[block] in (-1, city)


def fits(fact: Fact, block: int) -> bool:
    """Whether a block of this kind can have done an unnamed thing."""
    if COLOUR[block] != fact.colour:
        return False
    if fact.kind in ("march", "shift"):
        return FLEET[block] == bool(fact.fleet)
    if fact.kind == "raise":
        return raised_in(block, fact.to)
    if fact.kind == "place":
        return PORT[fact.to] or not FLEET[block]
    return fact.src < CITIES or FLEET[block]


def after(fact: Fact, block: int, state: State) -> State | None:
    """How a block stands after doing an unnamed thing, or None if it cannot have done it from there."""
    place, level = state
    if place != fact.src:
        return None
    if fact.kind == "raise":
        return (fact.to, 1)
    if fact.kind == "gain":
        return (place, level + 1) if level < LEVELS[block] else None
    return (POOL, 0) if fact.kind == "pool" else (fact.to, level)


ANONYMOUS = ("place", "march", "shift", "raise", "gain", "pool")


def advance(fact: Fact, reach: Reach) -> Reach:
    """Where each block may be after a fact, if nothing is known of the others."""
    new = {**reach, **told_of(fact, reach)}
    if fact.kind == "leave":
        del new[fact.block]
    return new


def told_of(fact: Fact, reach: Reach) -> Reach:
    """The blocks of which a fact tells something, and where each may be after it."""
    if fact.kind in ANONYMOUS:
        return {block: may_have(fact, block, states) for block, states in reach.items()}
    if fact.kind == "open":
        return {block: frozenset([(fact.to, level)]) for block, level in fact.faces}
    if fact.kind == "hit":
        return {fact.block: frozenset((place, fact.level) for place, _ in reach[fact.block])}
    if fact.kind == "go":
        return {fact.block: frozenset((fact.to, level) for _, level in reach[fact.block])}
    if fact.kind == "year":
        return {block: frozenset([(POOL, 0)]) for block in fact.blocks}
    if fact.kind == "vulcan":
        return {block: shaken(fact, block, states) for block, states in reach.items()}
    known = {"face": fact.state, "join": fact.state, "die": (fact.to, 0), "third": (POOL, 0)}
    return {fact.block: frozenset([known[fact.kind]])} if fact.kind in known else {}


def may_have(fact: Fact, block: int, states: frozenset[State]) -> frozenset[State]:
    """A block that may have done what nobody saw it do."""
    if not fits(fact, block):
        return states
    moved = {after(fact, block, state) for state in states}
    return states | {state for state in moved if state is not None}


def shaken(fact: Fact, block: int, states: frozenset[State]) -> frozenset[State]:
    """A block when Vulcan strikes: who is named died, the others in that place lost a step."""
    if block in fact.blocks:
        return frozenset([(fact.to, 0)])
    hurt = ((p, n - 1) if p == fact.to else (p, n) for p, n in states)
    return frozenset((p, n) for p, n in hurt if n > 0 or p >= SPACES)


def start(seat: int, free: bool) -> Reach:
    """5.1, 5.3 The enemy's blocks before the first action: everybody knows the set-up."""
    reach: Reach = {}
    for block in range(BLOCKS):
        if COLOUR[block] == 1 - seat:
            reach[block] = frozenset([(BOX if block in THIRD_LEADER else POOL, 0)])
    for city, blocks in SETUP[1 - seat]:
        for block in blocks:
            if COLOUR[block] != EGYPT:
                reach[block] = frozenset([(UNPLACED if free else city, LEVELS[block])])
    return reach


# -- forwards with every name guessed ------------------------------------------------------------------------------


class Telling:
    """A history in which every unnamed thing was done by the block named in ``names``: does it hold together?"""

    def __init__(self, reach: Reach, facts: list[Fact], names: list[int]) -> None:
        self.state = {b: next(iter(states)) for b, states in reach.items()}
        self.facts = facts
        self.names = names
        self.marched: set[int] = set()
        self.came: dict[int, int] = {}  # a block, and from where it came into a battle this turn
        self.hand = -1

    def holds(self, world: CivilWar, state: dict[int, State]) -> bool:
        """Whether the history can be, and ends in this world."""
        for fact, name in zip(self.facts, self.names):
            if not (self.done_by(fact, name) if fact.kind in ANONYMOUS else self.agrees(fact)):
                return False
        if self.state != state:
            return False
        if giving_orders(world) >= 0:
            came = {b: edge for b, edge in world.came.items() if b in state}
            ends = {b: EDGE_ENDS[edge] for b, edge in came.items()}
            if self.marched != {b for b in state if world.moved[b]} or set(came) != set(self.came):
                return False
            return all(self.came[b] in ends[b] and self.state[b][0] in ends[b] for b in came)
        return True

    def done_by(self, fact: Fact, block: int) -> bool:
        if block not in self.state or not fits(fact, block):
            return False
        new = after(fact, block, self.state[block])
        if new is None:
            return False
        self.state[block] = new
        if fact.kind == "march":
            if fact.first:
                if block in self.marched:
                    return False
                self.marched.add(block)
            elif block != self.hand:
                return False
            self.hand = block
            if fact.entry:
                self.came[block] = fact.src
        return True

    def agrees(self, fact: Fact) -> bool:
        """Go on over a fact about named blocks; False if it does not agree."""
        seen: bool = getattr(self, f"see_{fact.kind}")(fact)
        return seen

    def see_turn(self, fact: Fact) -> bool:
        self.marched, self.came, self.hand = set(), {}, -1
        return True

    def see_open(self, fact: Fact) -> bool:
        faces, by = dict(fact.faces), fact.by
        for b, (place, level) in self.state.items():
            if place != fact.to:
                if b in faces:
                    return False
            elif (self.came.get(b, -1) == by) != (b in faces) or level != faces.get(b, level):
                return False
        return True

    def see_face(self, fact: Fact) -> bool:
        return self.state[fact.block] == fact.state

    def see_join(self, fact: Fact) -> bool:
        self.state[fact.block] = fact.state
        return True

    def see_leave(self, fact: Fact) -> bool:
        return self.state.pop(fact.block)[0] == fact.src

    def see_hit(self, fact: Fact) -> bool:
        place, level = self.state[fact.block]
        self.state[fact.block] = (place, level - 1)
        return level - 1 == fact.level

    def see_go(self, fact: Fact) -> bool:
        place, level = self.state[fact.block]
        self.state[fact.block] = (fact.to, level)
        return place == fact.src

    def see_die(self, fact: Fact) -> bool:
        self.state[fact.block] = (fact.to, 0)
        return True

    def see_third(self, fact: Fact) -> bool:
        self.state[fact.block] = (POOL, 0)
        return True

    def see_year(self, fact: Fact) -> bool:
        self.state.update(dict.fromkeys(fact.blocks, (POOL, 0)))
        return True

    def see_vulcan(self, fact: Fact) -> bool:
        for b, (place, level) in self.state.items():
            if place == fact.to:
                self.state[b] = (place, level - 1)
                if (level == 1) != (b in fact.blocks):
                    return False
        return True


# -- backwards: who did it ---------------------------------------------------------------------------------------


class Witness:
    """The story of one seat, ready to be asked about worlds."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.facts = Reader(match, seat).facts
        self.reach = [start(seat, bool(match.record.options["free_setup"]))]
        for fact in self.facts:
            self.reach.append(advance(fact, self.reach[-1]))
        self.changed = [
            [b for b in old if b in new and old[b] is not new[b] and old[b] != new[b]]
            for old, new in zip(self.reach, self.reach[1:])
        ]

    def guess(self, real: CivilWar, world: CivilWar) -> list[int]:
        """Who did what, as far as the world's own trace tells; before that trace begins, who truly did."""
        own: dict[int, list[int]] = {}
        for true, told, part in zip(real.trace, world.trace, Past(real).part):
            if true >> 6 & CODE <= GAINED and part is not None and part.side != self.seat:
                own.setdefault(true & 63, []).append(told & 63)
        names = [fact.truly for fact in self.facts]
        for number in range(len(names) - 1, -1, -1):
            fact = self.facts[number]
            if (fact.kind != "march" or fact.first) and own.get(fact.truly):
                names[number] = own[fact.truly].pop()
        for number, fact in enumerate(self.facts):
            if fact.kind == "march" and not fact.first:
                names[number] = names[number - 1]  # the march goes on with the same block
        return names

    def explains(self, world: CivilWar, real: CivilWar) -> bool | None:
        """Whether some history tells this seat the same story and ends in this world; None if not found out."""
        enemy = 1 - self.seat
        known = self.reach[-1]
        serving = [b for b in range(BLOCKS) if world.side[b] == enemy and COLOUR[b] != EGYPT]
        if sorted(serving) != sorted(known):
            return False
        state = {b: (world.place[b], world.strength[b] // STEP[b]) for b in serving}
        if any(state[b] not in known[b] for b in serving):
            return False
        names = self.guess(real, world)
        if Telling(self.reach[0], self.facts, names).holds(world, state):
            return True
        return Search(self, world, state, names).run()


class Search:
    """One search, backwards from a world."""

    def __init__(self, witness: Witness, world: CivilWar, state: dict[int, State], names: list[int]) -> None:
        self.facts = witness.facts
        self.names = names  # whom to try first
        self.reach = witness.reach
        self.changed = witness.changed
        self.state = state
        self.nodes = 0
        self.failed: set[Any] = set()
        enemy = 1 - witness.seat
        self.hand = -1  # the block in the middle of a march
        self.marched: set[int] = set()
        self.must: set[int] | None = None  # exactly who has marched this turn, while it still counts
        if giving_orders(world) >= 0:
            self.must = {b for b in state if world.moved[b]}
        self.need: dict[int, tuple[str, int]] = {}  # how a block came into a battle of this turn
        for b in state:
            place = state[b][0]
            if place < SPACES and world.contested(place) and not self.shown(place):
                if b in world.came:
                    a, c = EDGE_ENDS[world.came[b]]
                    self.need[b] = ("from", c if a == place else a)
                elif world.attacker[place] != enemy:
                    self.need[b] = ("stayed", -1)

    def shown(self, place: int) -> bool:
        """Whether the battle in a space has begun: then the story itself says who came how."""
        for fact in reversed(self.facts):
            if fact.kind == "turn":
                return False
            if fact.kind == "open" and fact.to == place:
                return True
        return False

    def run(self) -> bool | None:
        try:
            return self.back(len(self.facts))
        except TimeoutError:
            return None

    def back(self, now: int) -> bool:
        """Whether everything before a moment can be explained."""
        saved = (dict(self.state), self.hand, set(self.marched), self.must, dict(self.need))
        mark = (now, self.hand, tuple(sorted(self.state.items())), frozenset(self.marched))
        if mark in self.failed:
            return False
        while now > 0:
            fact = self.facts[now - 1]
            if fact.kind in ANONYMOUS:
                if self.choose(now, fact):
                    return True
                break
            if not self.undo(fact, self.reach[now - 1]) or not self.possible(now - 1):
                break
            now -= 1
        else:
            return True
        self.failed.add(mark)
        self.state, self.hand, self.marched, self.must, self.need = saved
        return False

    def possible(self, now: int, but: int = -1) -> bool:
        """Whether every block whose prospects the next fact changed could be as it is."""
        reach = self.reach[now]
        return all(b == but or self.state[b] in reach[b] for b in self.changed[now])

    def choose(self, now: int, fact: Fact) -> bool:
        """Try every block that may have done an unnamed thing."""
        reach = self.reach[now - 1]
        options = sorted(self.candidates(fact, reach), key=lambda option: option[0] != self.names[now - 1])
        for block, before in options:
            self.nodes += 1
            if self.nodes > BUDGET:
                raise TimeoutError
            if not self.possible(now - 1, block):
                continue
            saved = (self.state[block], self.hand, self.need.get(block))
            self.state[block] = before
            if fact.kind == "march":
                self.hand = -1 if fact.first else block
                if fact.first:
                    self.marched.add(block)
                self.need.pop(block, None)
            if self.back(now - 1):
                return True
            self.state[block], self.hand = saved[:2]
            if fact.kind == "march":
                self.marched.discard(block)
                if saved[2] is not None:
                    self.need[block] = saved[2]
        return False

    def candidates(self, fact: Fact, reach: Reach) -> Iterator[tuple[int, State]]:
        """The blocks that may have done it, each with a state it may have had before."""
        blocks = [self.hand] if fact.kind == "march" and self.hand >= 0 else list(self.state)
        for block in blocks:
            if not fits(fact, block) or (fact.kind == "march" and not self.may_march(fact, block)):
                continue
            here = self.state[block]
            for before in sorted(reach[block]):
                if after(fact, block, before) == here:
                    yield block, before

    def may_march(self, fact: Fact, block: int) -> bool:
        """6.1 One march a turn; 7.3 and who lay open in the battle came, or did not come, this way."""
        if block in self.marched or (self.must is not None and block not in self.must):
            return False
        need = self.need.get(block)
        if need is None or self.state[block][0] != fact.to:
            return need is None
        how, place = need
        if how == "from":
            return bool(fact.entry) and fact.src == place
        if how == "not from":
            return bool(fact.entry) and fact.src != place
        return how == "stayed" and not fact.entry

    def undo(self, fact: Fact, before: Reach) -> bool:
        """Go back over a fact about named blocks; False if it does not agree."""
        undone: bool = getattr(self, f"undo_{fact.kind}")(fact, before)
        return undone

    def undo_turn(self, fact: Fact, before: Reach) -> bool:
        owed = [b for b, (how, _) in self.need.items() if how != "stayed"]
        if owed or (self.must is not None and self.must != self.marched):
            return False
        self.marched, self.must, self.need = set(), None, {}
        return self.hand < 0

    def undo_face(self, fact: Fact, before: Reach) -> bool:
        return self.state[fact.block] == fact.state

    def undo_join(self, fact: Fact, before: Reach) -> bool:
        return self.state.pop(fact.block) == fact.state

    def undo_leave(self, fact: Fact, before: Reach) -> bool:
        return self.restore(fact.block, [s for s in before[fact.block] if s[0] == fact.src])

    def undo_hit(self, fact: Fact, before: Reach) -> bool:
        place, level = self.state[fact.block]
        self.state[fact.block] = (place, level + 1)
        return level == fact.level

    def undo_go(self, fact: Fact, before: Reach) -> bool:
        place, level = self.state[fact.block]
        self.state[fact.block] = (fact.src, level)
        return place == fact.to

    def undo_die(self, fact: Fact, before: Reach) -> bool:
        held = self.state[fact.block]
        return held == (fact.to, 0) and self.restore(fact.block, list(before[fact.block]))

    def undo_third(self, fact: Fact, before: Reach) -> bool:
        held, self.state[fact.block] = self.state[fact.block], (BOX, 0)
        return held == (POOL, 0)

    def undo_year(self, fact: Fact, before: Reach) -> bool:
        agrees = all(self.state[b] == (POOL, 0) for b in fact.blocks)
        self.state.update(dict.fromkeys(fact.blocks, (OPEN, 0)))
        return agrees

    def undo_vulcan(self, fact: Fact, before: Reach) -> bool:
        for block, (place, level) in self.state.items():
            if place == fact.to:
                self.state[block] = (place, level + 1)
        return True

    def restore(self, block: int, states: list[State]) -> bool:
        """A block lay open when it went, so that one state is known of it."""
        if len(states) != 1:
            return False
        self.state[block] = states[0]
        return True

    def undo_open(self, fact: Fact, before: Reach) -> bool:
        """7.1, 7.3 Who lay open in a battle, and how the others must have come."""
        faces = dict(fact.faces)
        by = fact.by
        for block, (place, level) in self.state.items():
            if block in faces:
                if (place, level) != (fact.to, faces[block]):
                    return False
                self.need[block] = ("from", by) if by >= 0 else ("stayed", -1)
            elif place == fact.to:
                self.need[block] = ("not from", by)
        return True
