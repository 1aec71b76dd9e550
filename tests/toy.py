"""A toy game on the kernel, with all that real games ask of it in a hundred lines of rules.

Three seats: north and south are a team against east. Each holds four of twelve cards, unseen by the others.

1. Everybody bids a card in secret; all bids are shown together, and the highest leads the round.
2. The leader may stoke his fire (once or twice, a point each), then raids somebody or rests.
3. Whoever is raided may ward the raid off with a card; the raider may counter the ward with a higher one, that
   counter may be countered again, and so on: a reaction inside a reaction, each a frame of the stack.
4. A raid that stands rolls a die, and takes that many points at most, one more for each stoking.

When somebody has no card left to bid with, the team's points are compared with twice east's. The rule's number
is the paragraph above.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from bellum.kernel import (
    OMNISCIENT,
    ActionTable,
    Dice,
    Game,
    Match,
    Outcome,
    Position,
    Refusal,
    Step,
)
from bellum.kernel.game import Options

SEATS = ("north", "south", "east")
CARDS = tuple(f"c{number}" for number in range(1, 13))
TEAM = (0, 1)
EAST = 2
SHIFT = 4
BID, STOKE, RAID, REST, COUNTER, YIELD = range(6)
TABLE = ActionTable(
    [("bid", CARDS), ("stoke", ()), ("raid", SEATS), ("rest", ()), ("counter", CARDS), ("yield", ())], SHIFT
)
NOT_NOW = Refusal("0", "not-now")
NOT_IN_HAND = Refusal("1", "card-not-in-hand")
ALREADY_BID = Refusal("1", "already-bid")
STOKED_ENOUGH = Refusal("2", "stoked-enough")
NO_POINTS = Refusal("2", "no-points")
NOT_ONESELF = Refusal("2", "not-oneself")
TOO_LOW = Refusal("3", "card-too-low")


class Toy(Position):
    """One game of the toy in progress."""

    table: ClassVar[ActionTable] = TABLE
    seats: ClassVar[tuple[str, ...]] = SEATS

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.hands: list[list[int]] = [[], [], []]
        self.bids: list[int] = [-1, -1, -1]
        self.points: list[int] = [6, 6, 6]
        self.gone: list[int] = []

    def clone(self) -> Toy:
        new = Toy(self.dice.clone())
        new.steps = [step.clone() for step in self.steps]
        new.outcome = self.outcome
        new.barrier = self.barrier
        new._owners = self._owners
        new._legal = self._legal
        new.hands = [hand[:] for hand in self.hands]
        new.bids = self.bids[:]
        new.points = self.points[:]
        new.gone = self.gone[:]
        return new

    def to_data(self) -> dict[str, Any]:
        return {
            "steps": [step.to_json() for step in self.steps],
            "dice": [self.dice.key.hex(), self.dice.used],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
            "barrier": self.barrier,
            "hands": [hand[:] for hand in self.hands],
            "bids": self.bids[:],
            "points": self.points[:],
            "gone": self.gone[:],
        }

    def view(self, seat: int) -> dict[str, Any]:
        seen = [hand if seat in (side, OMNISCIENT) else None for side, hand in enumerate(self.hands)]
        return {
            "hands": [None if hand is None else [CARDS[card] for card in hand] for hand in seen],
            "count": [len(hand) for hand in self.hands],
            "ready": [bid >= 0 for bid in self.bids],
            "bid": CARDS[self.bids[seat]] if seat >= 0 and self.bids[seat] >= 0 else None,
            "points": self.points[:],
            "gone": [CARDS[card] for card in self.gone],
            "to_move": [name for side, name in enumerate(SEATS) if self.owes(side)],
            "legal": [TABLE.notation(action) for action in self.legal(seat)],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }

    def sample(self, seat: int, dice: Dice) -> Toy:
        new = self.clone()
        new._legal = None
        new.dice = Dice(bytes(dice.byte() for _ in range(32)))
        known = set(self.gone) | set(self.hands[seat] if seat >= 0 else ())
        unseen = [card for card in range(len(CARDS)) if card not in known]
        dice.shuffle(unseen)
        for side in range(len(SEATS)):
            if side != seat:
                hand = new.hands[side] = sorted(unseen.pop() for _ in self.hands[side])
                if self.bids[side] >= 0:
                    new.bids[side] = hand[dice.below(len(hand))]
        return new

    def value(self, seat: int) -> float:
        team = self.points[0] + self.points[1] - 2 * self.points[EAST]
        return (1 if seat in TEAM else -1) * team / 36


class Rounds(Step[Toy]):
    """1 Round follows round until somebody has no card left."""

    def resolve(self, pos: Toy) -> bool:
        if all(pos.hands):
            pos.steps.append(Bids())
            return True
        team, east = pos.points[0] + pos.points[1], 2 * pos.points[EAST]
        winners = TEAM if team > east else (EAST,) if east > team else ()
        pos.outcome = Outcome(winners, "points" if winners else "draw", "4", tuple(pos.points))
        if pos.events is not None:
            pos.emit("over", "4", {"points": pos.points[:]})
        return True


class Bids(Step[Toy]):
    """1 All bid at once, in secret."""

    rule: ClassVar[str] = "1"

    def owners(self, pos: Toy) -> int:
        return sum(1 << seat for seat in range(3) if pos.bids[seat] < 0)

    def resolve(self, pos: Toy) -> bool:
        if self.owners(pos):
            return False
        bids, pos.bids = pos.bids, [-1, -1, -1]
        for seat, card in enumerate(bids):
            pos.hands[seat].remove(card)
        pos.gone += bids
        pos.barrier += 1
        pos.steps[-1] = Lead(bids.index(max(bids)), 0)
        if pos.events is not None:
            pos.emit("bids", "1", {"cards": [CARDS[card] for card in bids]})
        return True

    def legal(self, pos: Toy, seat: int) -> list[int]:
        return [BID << SHIFT | card for card in pos.hands[seat]]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != BID:
            return NOT_NOW
        return None if operand in pos.hands[seat] else NOT_IN_HAND

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        pos.bids[seat] = operand
        if pos.events is not None:
            pos.emit("bid", "1", {"seat": SEATS[seat]}, {"card": CARDS[operand]}, (seat,))


class Lead(Step[Toy]):
    """2 The leader stokes, then raids or rests."""

    rule: ClassVar[str] = "2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stoked")

    def __init__(self, seat: int, stoked: int) -> None:
        self.seat = seat
        self.stoked = stoked

    def clone(self) -> Lead:
        return Lead(self.seat, self.stoked)

    def owners(self, pos: Toy) -> int:
        return 1 << self.seat

    def legal(self, pos: Toy, seat: int) -> list[int]:
        actions = [STOKE << SHIFT, *(RAID << SHIFT | other for other in range(3)), REST << SHIFT]
        return [a for a in actions if self.refuse(pos, seat, a >> SHIFT, a & TABLE.mask) is None]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STOKE:
            if self.stoked == 2:
                return STOKED_ENOUGH
            return None if pos.points[seat] > 0 else NO_POINTS
        if verb == RAID:
            return NOT_ONESELF if operand == seat else None
        return None if verb == REST else NOT_NOW

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        if verb == STOKE:
            self.stoked += 1
            pos.points[seat] -= 1
        elif verb == REST:
            pos.steps.pop()
        else:
            pos.steps[-1] = Raid(seat, operand, self.stoked)
        if pos.events is not None:
            pos.emit(
                TABLE.verbs[verb], "2", {"seat": SEATS[seat], "at": SEATS[operand] if verb == RAID else ""}
            )


class Raid(Step[Toy]):
    """4 A raid: first everybody may react, then the die falls."""

    rule: ClassVar[str] = "4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "stoked", "stands", "asked")

    def __init__(self, seat: int, target: int, stoked: int, stands: bool = True, asked: bool = False) -> None:
        self.seat = seat
        self.target = target
        self.stoked = stoked
        self.stands = stands
        self.asked = asked

    def clone(self) -> Raid:
        return Raid(self.seat, self.target, self.stoked, self.stands, self.asked)

    def resolve(self, pos: Toy) -> bool:
        if not self.asked:
            self.asked = True
            pos.steps.append(React(self.target, self.seat, -1))
            return True
        pos.steps.pop()
        if self.stands:
            roll = pos.dice.roll(6)
            pos.barrier += 1
            booty = min(roll + self.stoked, pos.points[self.target])
            pos.points[self.target] -= booty
            pos.points[self.seat] += booty
            if pos.events is not None:
                pos.emit("raided", "4", {"roll": roll, "booty": booty})
        return True


class React(Step[Toy]):
    """3 A card against the raid, or against the card before it; the frame below is what it undoes."""

    rule: ClassVar[str] = "3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "beat")

    def __init__(self, seat: int, other: int, beat: int) -> None:
        self.seat = seat
        self.other = other
        self.beat = beat  # the card to beat, -1 for the raid itself

    def owners(self, pos: Toy) -> int:
        return 1 << self.seat

    def legal(self, pos: Toy, seat: int) -> list[int]:
        return [*(COUNTER << SHIFT | card for card in pos.hands[seat] if card > self.beat), YIELD << SHIFT]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == YIELD:
            return None
        if verb != COUNTER:
            return NOT_NOW
        if operand not in pos.hands[seat]:
            return NOT_IN_HAND
        return None if operand > self.beat else TOO_LOW

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        if verb == COUNTER:
            pos.hands[seat].remove(operand)
            pos.gone.append(operand)
            pos.barrier += 1
            pos.steps.append(React(self.other, self.seat, operand))
        else:
            self.settle(pos)
        if pos.events is not None:
            card = CARDS[operand] if verb == COUNTER else ""
            pos.emit(TABLE.verbs[verb], "3", {"seat": SEATS[seat], "card": card})

    def settle(self, pos: Toy) -> None:
        """The last card of the chain stands, the one before it falls, the one before that stands again."""
        stands = True
        while isinstance(pos.steps[-1], React):
            pos.steps.pop()
            stands = not stands
        raid = pos.steps[-1]
        assert isinstance(raid, Raid)
        raid.stands = not stands


class Trap(Step[Toy]):
    """A defect on purpose: it asks and offers nothing."""

    def owners(self, pos: Toy) -> int:
        return 1

    def legal(self, pos: Toy, seat: int) -> list[int]:
        return []


STEPS: dict[str, Any] = {step.__name__: step for step in (Rounds, Bids, Lead, Raid, React, Trap)}


def start(scenario: str, options: Options, dice: Dice) -> Position:
    pos = Toy(dice)
    deck = list(range(len(CARDS)))
    pos.dice.shuffle(deck)
    pos.hands = [sorted(deck[seat * 4 : seat * 4 + 4]) for seat in range(3)]
    pos.points = [int(options["points"])] * 3
    pos.steps = [Rounds()]
    return pos


def load(data: dict[str, Any]) -> Position:
    key, used = data["dice"]
    pos = Toy(Dice(bytes.fromhex(key), used))
    pos.steps = [STEPS[name](*fields) for name, *fields in data["steps"]]
    pos.outcome = None if data["outcome"] is None else Outcome.from_json(data["outcome"])
    pos.barrier = data["barrier"]
    pos.hands = [hand[:] for hand in data["hands"]]
    pos.bids, pos.points, pos.gone = data["bids"][:], data["points"][:], data["gone"][:]
    if pos.outcome is None:
        pos._owners = pos.steps[-1].owners(pos)
    return pos


GAME = Game(
    id="toy",
    rules=3,
    table=TABLE,
    seats=SEATS,
    scenarios=("only",),
    options={"points": (6, 0, 12), "mood": ("calm", "grim")},
    start=start,
    load=load,
    book="toy",
    folder=Path(__file__).parent,
)


def played(seed: str, choices: list[int], points: int = 6) -> Match:
    """A match in which each number of ``choices`` picks one action of all that any seat may play."""
    match = Match.start(GAME, options={"points": points}, seed=seed)
    for choice in choices:
        if match.outcome is not None:
            break
        offers = [(seat, action) for seat in SEATS for action in match.legal(seat)]
        match.play(*offers[choice % len(offers)])
    return match
