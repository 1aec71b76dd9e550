"""A toy game on the kernel, with all that real games ask of it in a few rules.

Three to five seats in two teams: the river (north, south, and with five centre) against the hills (east, and with
four or more west). Each seat holds four cards, unseen by the others, and a purse that only its owner looks into.

1. Everybody bids a card in secret; all bids are shown together, and the highest leads the round.
2. The leader may stoke his fire (once or twice, a point each), then raids an enemy or rests.
3. Whoever is raided may ward the raid off with a card; the raider may counter the ward with a higher one, that
   counter may be countered again, and so on: a reaction inside a reaction, each a frame of the stack.
4. A raid that stands rolls a die, and takes that many points at most, one more for each stoking.
5. Before he raids or rests the leader may once hand coins to the next of his team. Only the two know how many.

When somebody has no card left to bid with, the points and purses of the teams are compared, each team's by the
head. The rule's number is the paragraph above.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar, TypedDict

from bellum.kernel import (
    ABOUT_NOTHING,
    COUNT,
    NO_ACTION,
    OMNISCIENT,
    ActionTable,
    Dice,
    Game,
    IllegalAction,
    Kind,
    Match,
    Outcome,
    Position,
    Question,
    Refusal,
    Seat,
    SeatStep,
    Setting,
    Step,
    counts,
    secret,
    several,
)
from bellum.kernel.facts import Facts, finish
from bellum.kernel.game import Choices, Engine, Speech
from bellum.kernel.kind import Arguments
from bellum.kernel.plain import ASIS
from bellum.kernel.setting import Options
from bellum.kernel.weights import Weights

FOLDER = Path(__file__).parent
FACTS = Facts.folder(FOLDER / "data")
SEATS = tuple(row["id"] for row in FACTS["toy"]["seats"])  # in the order in which they join
TEAM_OF = {row["id"]: row["team"] for row in FACTS["toy"]["seats"]}
SIDE = Kind("side", FACTS["toy"]["seats"])
CARD = Kind("card", FACTS["toy"]["cards"])
CARDS = CARD.ids
HAND: int = FACTS["toy"]["hand"]
PURSE: int = FACTS["toy"]["purse"]
MOST_GIVEN: int = FACTS["toy"]["most_given"]
finish(FACTS)

SHIFT = 5
BID, STOKE, RAID, REST, COUNTER, YIELD, GIVE = range(7)
TABLE = ActionTable(
    [
        ("bid", CARD, "1"),
        ("stoke", None, "2"),
        ("raid", SIDE, "2"),
        ("rest", None, "2"),
        ("counter", CARD, "3"),
        ("yield", None, "3"),
        ("give", counts(MOST_GIVEN), "5"),
    ],
    SHIFT,
)
EVENTS: dict[str, Arguments] = {
    "bid": {"side": SIDE, "card": secret(CARD)},
    "bids": {"cards": several(CARD)},
    "stoke": {"side": SIDE},
    "raid": {"side": SIDE, "target": SIDE},
    "rest": {"side": SIDE},
    "raided": {"roll": COUNT, "booty": COUNT},
    "counter": {"side": SIDE, "card": CARD},
    "yield": {"side": SIDE},
    "give": {"side": SIDE, "target": SIDE, "coins": secret(COUNT)},
    "over": {},
}
PROMPTS: dict[str, Arguments] = {
    "prompt-bid": {},
    "prompt-lead": {"side": SIDE},
    "prompt-react": {"side": SIDE},
}
STRONG = 8  # 3 a card that some would rather not answer
# 3 What a seat that is raided may have ordered beforehand: never to react, always to, or not against strong cards.
ORDERS = dict.fromkeys(("never", "always", "not-strong"), ("round", "game"))
ABOUT = {"never": (SIDE,)}  # 3 whose raids pass
NOT_IN_HAND = Refusal("1", "card-not-in-hand")
STOKED_ENOUGH = Refusal("2", "stoked-enough")
NO_POINTS = Refusal("2", "no-points")
NOT_AT_THE_TABLE = Refusal("2", "not-at-the-table")
OWN_TEAM = Refusal("2", "own-team")
TOO_LOW = Refusal("3", "card-too-low")
ALREADY_GIVEN = Refusal("5", "already-given")
ALONE = Refusal("5", "alone")
TOO_POOR = Refusal("5", "too-poor")


class ToyView(TypedDict):
    """What a seat may know of a toy game."""

    hands: list[list[str] | None]
    count: list[int]
    ready: list[bool]
    bid: str | None
    points: list[int]
    purses: list[int | None]
    gone: list[str]


class Booty(TypedDict):
    """4 What a raid that stands brings: the chance of each number of points."""

    chances: list[float]


class Unseen(TypedDict):
    """3 How many cards that a seat has not seen would beat a counter, or are out at all."""

    cards: int


# Everybody sees what a raid may bring; what is unseen depends on who looks.
QUESTIONS = {
    "booty": Question(Booty, ("raid",), watched=True),
    "unseen": Question(Unseen, ("counter", ABOUT_NOTHING)),
}


class Toy(Position):
    """One game of the toy in progress."""

    state = tuple((name, ASIS) for name in ("hands", "bids", "points", "purses", "gifts", "gone"))

    def __init__(self, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        seats = len(setting.seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [-1] * seats
        self.points: list[int] = [0] * seats
        self.purses: list[int] = [PURSE] * seats
        self.gifts: list[list[int]] = []  # giver, receiver, coins
        self.gone: list[int] = []

    def clone(self) -> Toy:
        new = Toy(self.setting, self.dice.clone())
        self.copy_to(new)
        new.hands = [hand[:] for hand in self.hands]
        new.bids = self.bids[:]
        new.points = self.points[:]
        new.purses = self.purses[:]
        new.gifts = [gift[:] for gift in self.gifts]
        new.gone = self.gone[:]
        return new

    def inside(self, seat: int) -> dict[str, Any]:
        seen = [hand if seat in (side, OMNISCIENT) else None for side, hand in enumerate(self.hands)]
        view: ToyView = {
            "hands": [None if hand is None else [CARDS[card] for card in hand] for hand in seen],
            "count": [len(hand) for hand in self.hands],
            "ready": [bid >= 0 for bid in self.bids],
            "bid": CARDS[self.bids[seat]] if seat >= 0 and self.bids[seat] >= 0 else None,
            "points": self.points[:],
            "purses": [
                coins if seat in (side, OMNISCIENT) else None for side, coins in enumerate(self.purses)
            ],
            "gone": [CARDS[card] for card in self.gone],
        }
        return dict(view)

    def partner(self, seat: int) -> int:
        """5 The next of a seat's team, or -1."""
        allies = self.setting.allies(seat)
        return allies[(allies.index(seat) + 1) % len(allies)] if len(allies) > 1 else -1

    def span(self, until: str) -> int:
        """A round lasts until the next cards are bid; what lasts for the game never changes."""
        return min(len(hand) for hand in self.hands) if until == "round" else 0

    def reply(self, seat: int, question: str, action: int) -> dict[str, Any] | None:
        if question == "booty":
            return booty(self, action & (1 << SHIFT) - 1)
        beat = -1 if action == NO_ACTION else action & (1 << SHIFT) - 1
        seen = {*self.gone, *self.hands[seat]}
        cards = [card for card in range(len(self.seats) * HAND) if card not in seen and card > beat]
        return {**Unseen(cards=len(cards))}

    def sample(self, seat: int, dice: Dice) -> Toy:
        new = self.clone()
        new._legal = None
        new.dice = Dice(bytes(dice.byte() for _ in range(32)))
        known = set(self.gone) | set(self.hands[seat] if seat >= 0 else ())
        unseen = [card for card in range(len(self.seats) * HAND) if card not in known]
        dice.shuffle(unseen)
        for side in range(len(self.seats)):
            if side != seat:
                hand = new.hands[side] = sorted(unseen.pop() for _ in self.hands[side])
                if self.bids[side] >= 0:
                    new.bids[side] = hand[dice.below(len(hand))]
        for _ in range(20):
            gifts = [
                gift if seat in gift[:2] else [*gift[:2], dice.below(MOST_GIVEN + 1)] for gift in self.gifts
            ]
            purses = purses_after(gifts, len(self.seats))
            if purses is not None:
                new.gifts, new.purses = [gift[:] for gift in gifts], purses
                break
        return new

    def value(self, seat: int) -> float:
        own, others = self.setting.allies(seat), self.setting.enemies(seat)
        most = sum(self.points) + sum(self.purses)
        return float(self.by_head(own) - self.by_head(others)) / most

    def estimate(self, seat: int, weights: list[float]) -> float:
        """The same if points and coins counted for more or less than one."""
        points, coins = weights
        most = (abs(points) * sum(self.points) + abs(coins) * sum(self.purses)) or 1.0
        total = 0.0
        for sign, team in ((1, self.setting.allies(seat)), (-1, self.setting.enemies(seat))):
            for one in team:
                total += sign * (points * self.points[one] + coins * self.purses[one]) / len(team)
        return total / most

    def tempo(self) -> int:
        """1 A round is over when the next bids are due, or none can be made."""
        leads = any(isinstance(step, (Lead, Raid)) for step in self.steps)
        return len(self.gone) // len(self.seats) - leads

    def by_head(self, team: tuple[int, ...]) -> Fraction:
        return Fraction(sum(self.points[seat] + self.purses[seat] for seat in team), len(team))


def purses_after(gifts: list[list[int]], seats: int) -> list[int] | None:
    """5 What is in the purses after some gifts; None if one could not have been made."""
    purses = [PURSE] * seats
    for giver, receiver, coins in gifts:
        if coins > purses[giver]:
            return None
        purses[giver] -= coins
        purses[receiver] += coins
    return purses


def booty(pos: Toy, target: int) -> dict[str, Any] | None:
    """4 What a raid of the leader would bring; nothing is to be said while nobody leads."""
    lead = pos.steps[-1]
    if not isinstance(lead, Lead):
        return None
    refusal = lead.refuse(pos, lead.seat, RAID, target)
    if refusal is not None:
        raise IllegalAction(refusal)
    chances = [0.0] * (min(6 + lead.stoked, pos.points[target]) + 1)
    for roll in range(1, 7):
        chances[min(roll + lead.stoked, pos.points[target])] += 1 / 6
    return {**Booty(chances=chances)}


class Rounds(Step[Toy]):
    """1 Round follows round until somebody has no card left."""

    def resolve(self, pos: Toy) -> bool:
        if all(pos.hands):
            pos.steps.append(Bids())
            return True
        own, others = pos.setting.allies(0), pos.setting.enemies(0)
        lead = pos.by_head(own) - pos.by_head(others)
        winners = own if lead > 0 else others if lead < 0 else ()
        scores = tuple(points + coins for points, coins in zip(pos.points, pos.purses))
        pos.outcome = Outcome(winners, "points" if winners else "draw", "5", scores)
        if pos.events is not None:
            pos.emit("over", "5", {})
        return True


class Bids(Step[Toy]):
    """1 All bid at once, in secret."""

    rule: ClassVar[str] = "1"

    def owners(self, pos: Toy) -> int:
        return sum(1 << seat for seat, bid in enumerate(pos.bids) if bid < 0)

    def resolve(self, pos: Toy) -> bool:
        if self.owners(pos):
            return False
        bids, pos.bids = pos.bids, [-1] * len(pos.bids)
        for seat, card in enumerate(bids):
            pos.hands[seat].remove(card)
        pos.gone += bids
        pos.barrier += 1
        pos.steps[-1] = Lead(bids.index(max(bids)), 0, False)
        if pos.events is not None:
            pos.emit("bids", "1", {"cards": [CARDS[card] for card in bids]})
        return True

    def candidates(self, pos: Toy, seat: int) -> list[int]:
        return [BID << SHIFT | card for card in pos.hands[seat]]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != BID:
            return pos.not_now(verb)
        return None if operand in pos.hands[seat] else NOT_IN_HAND

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        pos.bids[seat] = operand
        if pos.events is not None:
            pos.emit("bid", "1", {"side": pos.seats[seat]}, {"card": CARDS[operand]}, (seat,))

    def prompt(self, pos: Toy) -> tuple[str, dict[str, Any]]:
        return "prompt-bid", {}


class Lead(SeatStep[Toy]):
    """2 The leader stokes, then raids or rests; 5 he may hand coins to a partner before that."""

    rule: ClassVar[str] = "2"

    def __init__(self, seat: int, stoked: int, given: bool) -> None:
        super().__init__(seat)
        self.stoked = stoked
        self.given = given

    def clone(self) -> Lead:
        return Lead(self.seat, self.stoked, self.given)

    def candidates(self, pos: Toy, seat: int) -> list[int]:
        raids = [RAID << SHIFT | other for other in range(len(SEATS))]
        gifts = [GIVE << SHIFT | coins for coins in range(MOST_GIVEN + 1)]
        return [STOKE << SHIFT, *raids, REST << SHIFT, *gifts]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == STOKE:
            if self.stoked == 2:
                return STOKED_ENOUGH
            return None if pos.points[seat] > 0 else NO_POINTS
        if verb == RAID:
            if pos.setting.seat(SEATS[operand]) < 0:
                return NOT_AT_THE_TABLE
            return OWN_TEAM if operand in pos.setting.allies(seat) else None
        if verb == GIVE:
            if self.given:
                return ALREADY_GIVEN
            if pos.partner(seat) < 0:
                return ALONE
            return None if operand <= pos.purses[seat] else TOO_POOR
        return None if verb == REST else pos.not_now(verb)

    def play(self, pos: Toy, seat: int, verb: int, operand: int) -> None:
        name = pos.seats[seat]
        if verb == GIVE:
            self.given = True
            self.give(pos, seat, operand)
        elif verb == STOKE:
            self.stoked += 1
            pos.points[seat] -= 1
        elif verb == REST:
            pos.steps.pop()
        else:
            pos.steps[-1] = Raid(seat, operand, self.stoked)
        if pos.events is not None and verb != GIVE:
            args = {"side": name, "target": SEATS[operand]} if verb == RAID else {"side": name}
            pos.emit(TABLE.verbs[verb], "2", args)

    def give(self, pos: Toy, seat: int, coins: int) -> None:
        """5 Coins change hands; only the two of them know how many."""
        partner = pos.partner(seat)
        pos.purses[seat] -= coins
        pos.purses[partner] += coins
        pos.gifts.append([seat, partner, coins])
        pos.barrier += 1
        if pos.events is not None:
            args = {"side": pos.seats[seat], "target": pos.seats[partner]}
            pos.emit("give", "5", args, {"coins": coins}, (seat, partner))

    def prompt(self, pos: Toy) -> tuple[str, dict[str, Any]]:
        return "prompt-lead", {"side": pos.seats[self.seat]}


class Raid(Step[Toy]):
    """4 A raid: first everybody may react, then the die falls."""

    rule: ClassVar[str] = "4"

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


class React(SeatStep[Toy]):
    """3 A card against the raid, or against the card before it; the frame below is what it undoes."""

    rule: ClassVar[str] = "3"

    def __init__(self, seat: int, other: int, beat: int) -> None:
        super().__init__(seat)
        self.other = other
        self.beat = beat  # the card to beat, -1 for the raid itself

    def standing(self, pos: Toy, seat: int, order: str) -> int:
        order, _, whom = order.partition(" ")
        if whom and whom != pos.seats[self.other]:
            return -1
        if order == "always":
            higher = [card for card in pos.hands[seat] if card > self.beat]
            return COUNTER << SHIFT | min(higher) if higher else -1
        return YIELD << SHIFT if order == "never" or self.beat >= STRONG else -1

    def candidates(self, pos: Toy, seat: int) -> list[int]:
        return [*(COUNTER << SHIFT | card for card in pos.hands[seat]), YIELD << SHIFT]

    def refuse(self, pos: Toy, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == YIELD:
            return None
        if verb != COUNTER:
            return pos.not_now(verb)
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
            card = {"card": CARDS[operand]} if verb == COUNTER else {}
            pos.emit(TABLE.verbs[verb], "3", {"side": pos.seats[seat], **card})

    def settle(self, pos: Toy) -> None:
        """The last card of the chain stands, the one before it falls, the one before that stands again."""
        stands = True
        while isinstance(pos.steps[-1], React):
            pos.steps.pop()
            stands = not stands
        raid = pos.steps[-1]
        assert isinstance(raid, Raid)
        raid.stands = not stands

    def prompt(self, pos: Toy) -> tuple[str, dict[str, Any]]:
        return "prompt-react", {"side": pos.seats[self.seat]}


class Trap(Step[Toy]):
    """A defect on purpose: it asks and offers nothing."""

    def owners(self, pos: Toy) -> int:
        return 1

    def candidates(self, pos: Toy, seat: int) -> list[int]:
        return []


def seats_for(scenario: str, options: Options) -> tuple[Seat, ...]:
    return tuple(Seat(name, TEAM_OF[name]) for name in SEATS[: options["players"]])


def start(pos: Position) -> None:
    assert isinstance(pos, Toy)
    seats = len(pos.seats)
    deck = list(range(seats * HAND))
    pos.dice.shuffle(deck)
    pos.hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
    pos.points = [int(pos.setting.options["points"])] * seats
    pos.steps = [Rounds()]


WEIGHTS = Weights({"points": (1.0, 1.5), "coins": (1.0, 1.5)})

GAME = Game(
    id="toy",
    rules=3,
    table=TABLE,
    speech=Speech((SIDE, CARD), EVENTS, PROMPTS, ToyView, ORDERS, QUESTIONS, ABOUT),
    choices=Choices(
        seats=seats_for,
        seated_by=("players",),
        scenarios=("only",),
        options={"points": (6, 0, 12), "mood": ("calm", "grim"), "players": (3, 4, 5)},
    ),
    engine=Engine(Toy, start, ("tests.toy",), weights=WEIGHTS),
    book="toy",
    folder=FOLDER,
)


def played(seed: str, choices: list[int], points: int = 6, players: int | None = None) -> Match:
    """A match in which each number of ``choices`` picks one action of all that any seat may play.

    Without a number of players the seed decides it: three to five.
    """
    count = 3 + sum(seed.encode()) % 3 if players is None else players
    match = Match.start(GAME, options={"points": points, "players": count}, seed=seed)
    for choice in choices:
        if match.outcome is not None:
            break
        offers = [(seat, action) for seat in match.seats for action in match.legal(seat)]
        match.play(*offers[choice % len(offers)])
    return match
