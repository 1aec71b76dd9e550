"""The position of Hannibal: who controls what, where CUs and generals are, the cards, and what this card did.

Also what everything else asks for: stacks and who commands them (9), the control of provinces (19.1), and how
generals leave the map (10.10).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.action import ActionTable
from ...kernel.dice import Dice
from ...kernel.position import Outcome, Position, Step
from .actions import TABLE
from .board import (
    AFRICANUS,
    AREA,
    CAPACITY,
    CARDS,
    CARTHAGE,
    CITY,
    CONSUL,
    DICTATOR,
    DISPLACED,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    GONE,
    HANNIBAL,
    HANNIBAL_LOST,
    MAJORITY,
    MAURETANIA,
    MORTAL,
    NO_OFFICE,
    NOBODY,
    PLACES,
    PROCONSUL,
    PROVINCE_OF,
    PROVINCES,
    RANK,
    ROME,
    SCORING,
    SIDES,
    SPACE_ID,
    SPACES,
    SPACES_OF,
    TRANSIT,
    WALLS,
)

# Options, as bits.
ADDITIONAL_CARDS: Final = 1  # 26.1 cards 65 to 74
SHARED_CARDS: Final = 2  # 26.1 cards 75 to 91
REMOVE_EXTRA: Final = 4  # 26.1 the shared cards leave the game after their event
MESSENGER_VARIANT: Final = 8  # 26.1.1
ELEPHANT_FEAR: Final = 16  # 26.1.2
MORE_GENERALS: Final = 32  # 26.2.1 and the consuls of 26.7
FALLEN: Final = 64  # 26.2.2 a
NO_REELECTION: Final = 128  # 26.2.2 b
FATES: Final = 256  # 26.2.2 c
WITH_MAURETANIA: Final = 512  # 26.3
FLEXIBLE_PCS: Final = 1024  # 26.4
ALTERNATIVE_LEVIES: Final = 2048  # 26.5
ALTERNATIVE_SIEGES: Final = 4096  # 26.6
ALWAYS_ASK: Final = 8192
ORIGINAL: Final = 16384  # 26.7

# Markers that are either there or not, as bits.
MACEDON: Final = 1  # Philip is Carthage's ally
NAVAL_VICTORY: Final = 2  # this turn
TRUCE_ON: Final = 4
HANNO_COUNSELS: Final = 8
CATO_COUNSELS: Final = 16
RESHUFFLE: Final = 32  # 8.7.1 at the end of the turn
ARCHIMEDES: Final = 64
LATIN_COLONIES: Final = 128
FLAMEN_PAID: Final = 256
HANNO_ENDING: Final = 512  # 57, 58 end at the start of the next turn
CATO_ENDING: Final = 1024

# Phases of a turn, for show.
REINFORCEMENTS: Final = 0
STRATEGY_PHASE: Final = 1
WINTER: Final = 2
ISOLATION: Final = 3
VICTORY: Final = 4
PHASES: Final[list[str]] = ["reinforcements", "strategy", "winter", "isolation", "victory"]

SPENT: Final = 7  # 10.11 d: a force that can do nothing more with this card
FATIGUE: Final = 8

STEPS: Final[dict[str, Any]] = {}

NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NOTHING: Final[dict[int, int]] = {}


class Hannibal(Position):
    """One game of Hannibal in progress."""

    table: ClassVar[ActionTable] = TABLE
    seats: ClassVar[tuple[str, ...]] = ("rome", "carthage")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        # Every list and dict is put in its place by set_up, clone or from_data.
        self.scenario = 0
        self.options = 0
        self.cus: list[list[int]] = NO_LISTS  # by side and place, elephants included
        self.elephants: list[int] = NONE  # by place
        self.control: list[int] = NONE  # 19.1.1 by space: a PC, a city or a friendly tribe
        self.tribe: list[int] = NONE  # 1 while the tribe is not subjugated (20.7)
        self.held: list[list[int]] = NO_LISTS  # spaces controlled, by side and province
        self.siege: list[int] = NONE  # 20.1.1 siege points
        self.punic: list[int] = NONE  # neutral tribes whose points, if they have any, are Carthage's
        self.at: list[int] = NONE  # a general's place, or where he is off the map
        self.office: list[int] = NONE
        self.precedence: list[int] = NONE  # 10.8 who commands among equals: the first of them
        self.trains: list[int] = NONE  # places of the siege trains
        self.deck: list[int] = NONE
        self.hands: list[list[int]] = NO_LISTS
        self.discard: list[int] = NONE
        self.removed: list[int] = NONE
        self.aside: list[int] = NONE
        self.known: list[int] = NONE  # cards of a hand that both players know, as bits
        self.lacks: list[int] = NONE  # cards that a hand is known not to have, as bits
        self.turn = 0
        self.phase = REINFORCEMENTS
        self.first = NOBODY
        self.markers = 0
        self.citadel = NOBODY
        self.foraging: list[int] = NONE  # side * SPACES + space
        self.flamen = NOBODY
        self.won: list[list[int]] = NO_LISTS  # spaces of the land battles won this turn
        self.taken: list[list[int]] = NO_LISTS  # cities taken this turn
        self.last_consuls: list[int] = NONE  # 26.2.2 b
        # What the card of this round has done.
        self.card = NOBODY
        self.die = 0  # the last throw
        self.answer = NOBODY  # 8.4 the counter-event just played at a window
        self.fatigue: dict[int, int] = NOTHING  # place * 8 + movement points spent: ordinary CUs
        self.weary: dict[int, int] = NOTHING  # the same for elephants
        self.walked: list[int] = NONE  # movement points spent, by general
        self.used: list[int] = NONE  # generals activated
        self.attempted: list[int] = NONE  # cities and tribes that an attempt was made against
        self.sailed = 0
        self.mover = NOBODY  # the side whose CUs and generals the card moves: only these grow tired
        self.transit = NOBODY  # where the force in TRANSIT is going

    # -- copies, plain data --------------------------------------------------------------------------------

    def clone(self) -> Hannibal:
        """An independent copy, without events."""
        new = Hannibal(self.dice.clone())
        new.steps = [step.clone() for step in self.steps]
        new.outcome = self.outcome
        new.barrier = self.barrier
        new._owners = self._owners
        new._legal = self._legal
        new.scenario = self.scenario
        new.options = self.options
        new.cus = [self.cus[0][:], self.cus[1][:]]
        new.elephants = self.elephants[:]
        new.control = self.control[:]
        new.tribe = self.tribe[:]
        new.held = [self.held[0][:], self.held[1][:]]
        new.siege = self.siege[:]
        new.punic = self.punic[:]
        new.at = self.at[:]
        new.office = self.office[:]
        new.precedence = self.precedence[:]
        new.trains = self.trains[:]
        new.deck = self.deck[:]
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.aside = self.aside[:]
        new.known = self.known[:]
        new.lacks = self.lacks[:]
        new.turn = self.turn
        new.phase = self.phase
        new.first = self.first
        new.markers = self.markers
        new.citadel = self.citadel
        new.foraging = self.foraging[:]
        new.flamen = self.flamen
        new.won = [self.won[0][:], self.won[1][:]]
        new.taken = [self.taken[0][:], self.taken[1][:]]
        new.last_consuls = self.last_consuls[:]
        new.card = self.card
        new.die = self.die
        new.answer = self.answer
        new.fatigue = self.fatigue.copy()
        new.weary = self.weary.copy()
        new.walked = self.walked[:]
        new.used = self.used[:]
        new.attempted = self.attempted[:]
        new.sailed = self.sailed
        new.mover = self.mover
        new.transit = self.transit
        return new

    def to_data(self) -> dict[str, Any]:
        """Everything in the position, as plain data."""
        return {
            "steps": [step.to_json() for step in self.steps],
            "dice": [self.dice.key.hex(), self.dice.used],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
            "barrier": self.barrier,
            "setup": [self.scenario, self.options],
            "cus": [sparse(self.cus[ROME]), sparse(self.cus[CARTHAGE])],
            "elephants": sparse(self.elephants),
            "control": "".join("-rc"[owner + 1] for owner in self.control),
            "tribes": [s for s in range(SPACES) if self.tribe[s]],
            "siege": sparse(self.siege),
            "punic": self.punic[:],
            "at": self.at[:],
            "office": "".join(map(str, self.office)),
            "precedence": self.precedence[:],
            "trains": self.trains[:],
            "deck": bytes(self.deck).hex(),
            "hands": [self.hands[0][:], self.hands[1][:]],
            "discard": bytes(self.discard).hex(),
            "removed": self.removed[:],
            "aside": self.aside[:],
            "known": self.known[:],
            "lacks": [f"{mask:x}" for mask in self.lacks],
            "clock": [self.turn, self.phase, self.first],
            "markers": [self.markers, self.citadel, self.flamen],
            "foraging": self.foraging[:],
            "won": [self.won[0][:], self.won[1][:]],
            "taken": [self.taken[0][:], self.taken[1][:]],
            "last_consuls": self.last_consuls[:],
            "card": [self.card, self.die, self.answer, self.sailed, self.mover, self.transit],
            "fatigue": sorted([k, v] for k, v in self.fatigue.items()),
            "weary": sorted([k, v] for k, v in self.weary.items()),
            "walked": "".join(map(str, self.walked)),
            "used": self.used[:],
            "attempted": self.attempted[:],
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Hannibal:
        """The position that ``to_data`` gave."""
        key, used = data["dice"]
        pos = Hannibal(Dice(bytes.fromhex(key), used))
        pos.steps = [make_step(step) for step in data["steps"]]
        pos.outcome = None if data["outcome"] is None else Outcome.from_json(data["outcome"])
        pos.barrier = data["barrier"]
        pos.scenario, pos.options = data["setup"]
        pos.cus = [dense(data["cus"][0], PLACES), dense(data["cus"][1], PLACES)]
        pos.elephants = dense(data["elephants"], PLACES)
        pos.control = ["-rc".index(sign) - 1 for sign in data["control"]]
        pos.tribe = [1 if s in data["tribes"] else 0 for s in range(SPACES)]
        pos.siege = dense(data["siege"], SPACES)
        pos.punic = list(data["punic"])
        pos.at = list(data["at"])
        pos.office = [int(digit) for digit in data["office"]]
        pos.precedence = list(data["precedence"])
        pos.trains = list(data["trains"])
        pos.deck = list(bytes.fromhex(data["deck"]))
        pos.hands = [list(hand) for hand in data["hands"]]
        pos.discard = list(bytes.fromhex(data["discard"]))
        pos.removed = list(data["removed"])
        pos.aside = list(data["aside"])
        pos.known = list(data["known"])
        pos.lacks = [int(mask, 16) for mask in data["lacks"]]
        pos.turn, pos.phase, pos.first = data["clock"]
        pos.markers, pos.citadel, pos.flamen = data["markers"]
        pos.foraging = list(data["foraging"])
        pos.won = [list(spaces) for spaces in data["won"]]
        pos.taken = [list(spaces) for spaces in data["taken"]]
        pos.last_consuls = list(data["last_consuls"])
        pos.card, pos.die, pos.answer, pos.sailed, pos.mover, pos.transit = data["card"]
        pos.fatigue = {pair[0]: pair[1] for pair in data["fatigue"]}
        pos.weary = {pair[0]: pair[1] for pair in data["weary"]}
        pos.walked = [int(digit) for digit in data["walked"]]
        pos.used = list(data["used"])
        pos.attempted = list(data["attempted"])
        pos.count_control()
        if pos.outcome is None:
            pos._owners = pos.steps[-1].owners(pos)
        return pos

    def count_control(self) -> None:
        """Count the controlled spaces of every province anew."""
        self.held = [[0] * PROVINCES, [0] * PROVINCES]
        for space in range(SPACES):
            owner = self.control[space]
            if owner >= 0:
                self.held[owner][PROVINCE_OF[space]] += 1

    # -- the board -----------------------------------------------------------------------------------------

    def option(self, bit: int) -> bool:
        """Whether an option is on."""
        return self.options & bit != 0

    def marked(self, bit: int) -> bool:
        """Whether a marker lies on the board."""
        return self.markers & bit != 0

    def playable(self, space: int) -> bool:
        """26.3 Whether a space is part of this game."""
        if PROVINCE_OF[space] == MAURETANIA and self.options & WITH_MAURETANIA == 0:
            return False
        return AREA[self.scenario][space]

    def own(self, space: int, side: int) -> None:
        """19.1.1 A side, or nobody, controls a space from now on; 23.1, 23.2.1 a capital decides the war."""
        old = self.control[space]
        province = PROVINCE_OF[space]
        if old >= 0:
            self.held[old][province] -= 1
        self.control[space] = side
        if side >= 0:
            self.held[side][province] += 1

    def ordinary(self, space: int, side: int) -> bool:
        """2.2.3 Whether the space has an ordinary PC of the side: no city, no tribe."""
        return self.control[space] == side and not CITY[space] and self.tribe[space] == 0

    def ordinary_pcs(self, side: int) -> list[int]:
        """All spaces with an ordinary PC of a side."""
        return [s for s in range(SPACES) if self.ordinary(s, side)]

    def holder(self, province: int) -> int:
        """3.8, 19.1.2 Who controls the absolute majority of a province's spaces, or NOBODY.

        19.1.3 CUs of the enemy on a PC change nothing.
        """
        if self.held[ROME][province] >= MAJORITY[province]:
            return ROME
        carthage = self.held[CARTHAGE][province]
        if self.citadel >= 0 and PROVINCE_OF[self.citadel] == province:
            carthage -= 1
        return CARTHAGE if carthage >= MAJORITY[province] else NOBODY

    def points(self, side: int) -> int:
        """22.1 One for each politically significant province that a side controls."""
        scoring = SCORING[self.scenario]
        return sum(1 for p in range(PROVINCES) if scoring[p] and self.holder(p) == side)

    def besieged(self, space: int) -> bool:
        """20.3 A city is besieged only once it has a siege point."""
        return CITY[space] and self.siege[space] > 0

    def unfriendly_tribe(self, space: int, side: int) -> bool:
        """20.8 A tribe that is not subjugated and not on this side."""
        return self.tribe[space] != 0 and self.control[space] != side

    def hostile_to(self, space: int, side: int) -> bool:
        """19.3 A PC or city of the enemy, or a tribe that is no friend: bad to cross and to stay in."""
        return self.control[space] == 1 - side or self.unfriendly_tribe(space, side)

    def spaces_of(self, province: int) -> list[int]:
        """The spaces of a province that are in play."""
        return [s for s in SPACES_OF[province] if self.playable(s)]

    # -- stacks (9) ----------------------------------------------------------------------------------------

    def total(self, side: int, space: int) -> int:
        """9.1 A side's CUs on a space, inside and outside walls: only walls have a limit."""
        return self.cus[side][space] + self.cus[side][space + WALLS]

    def room(self, space: int, side: int) -> int:
        """10.7 How many more CUs the walls of a side's own city hold."""
        if not CITY[space] or self.control[space] != side:
            return 0
        return CAPACITY[space] - self.cus[side][space + WALLS]

    def generals_at(self, side: int, place: int) -> list[int]:
        """3.3 A side's generals at a place, in the order in which they would command."""
        at = self.at
        return [g for g in self.precedence if at[g] == place and GENERAL_SIDE[g] == side]

    def rank(self, general: int) -> int:
        """9.3 Hannibal stands above all Carthaginians, a dictator above consuls, those above proconsuls."""
        return RANK[general] if GENERAL_SIDE[general] == CARTHAGE else self.office[general]

    def commander(self, side: int, place: int) -> int:
        """9.2, 9.3 Who commands a side's stack; NOBODY without a general."""
        best = NOBODY
        for g in self.precedence:
            if self.at[g] == place and GENERAL_SIDE[g] == side:
                if best < 0 or self.rank(g) > self.rank(best):
                    best = g
        return best

    def put_in_command(self, general: int) -> None:
        """10.8 Of equals this one commands from now on."""
        self.precedence.remove(general)
        self.precedence.insert(0, general)

    def space_of(self, general: int) -> int:
        """The space of a general on the map, inside walls or not."""
        return self.space_at(self.at[general])

    def space_at(self, place: int) -> int:
        """The space of a place; of a force on its way, the one it is going to."""
        if place == TRANSIT:
            return self.transit
        return place - WALLS if place >= WALLS else place

    # -- CUs come and go -----------------------------------------------------------------------------------

    def add(self, side: int, place: int, count: int, elephants: int) -> None:
        """Put CUs at a place; ``count`` includes the elephants."""
        self.cus[side][place] += count
        if elephants:
            self.elephants[place] += elephants

    def take_away(self, side: int, place: int, count: int, elephants: int) -> None:
        """Take CUs from a place; ``count`` includes the elephants."""
        self.cus[side][place] -= count
        if elephants:
            self.elephants[place] -= elephants
        self.trim(side, place)

    def trim(self, side: int, place: int) -> None:
        """Forget the fatigue of CUs that are no longer there, the freshest first."""
        if not self.fatigue and not self.weary:
            return
        if side != self.mover:
            return
        elephants = self.elephants[place] if side == CARTHAGE else 0
        shrink(self.fatigue, place, self.cus[side][place] - elephants)
        shrink(self.weary, place, elephants)

    def lift_sieges(self) -> None:
        """20.5, 20.1.4 A siege lasts as long as CUs keep it up, with or without a general.

        25 A siege train does not outlive an enemy force that finds it alone.
        """
        for space in range(SPACES):
            if self.siege[space] and self.cus[self.besieger(space)][space] == 0:
                self.siege[space] = 0
                if self.events is not None:
                    self.emit("siege-lifted", "20.5", {"space": SPACE_ID[space]})
        for i in range(len(self.trains) - 1, -1, -1):
            space = self.trains[i]
            if space < WALLS and self.cus[ROME][space] > 0 and self.cus[CARTHAGE][space] == 0:
                del self.trains[i]
                if self.events is not None:
                    self.emit("train-lost", "25", {"space": SPACE_ID[space]})

    def besieger(self, space: int) -> int:
        """Whose siege points lie on a city or tribe."""
        if self.control[space] >= 0:
            return 1 - self.control[space]
        return CARTHAGE if space in self.punic else ROME

    def besiege(self, space: int, side: int, points: int) -> None:
        """20.1.1 A side gains siege points against a city or a tribe."""
        self.siege[space] += points
        if points and self.control[space] < 0:
            self.punic = [s for s in self.punic if s != space]
            if side == CARTHAGE:
                self.punic.append(space)

    # -- generals leave (10.10) ----------------------------------------------------------------------------

    def displace(self, general: int, rule: str, fallen: bool = False) -> None:
        """10.10 A general leaves the map until the next reinforcements; Hannibal and Africanus for good."""
        side = GENERAL_SIDE[general]
        space = self.space_of(general)
        consular = self.office[general] in (CONSUL, PROCONSUL)
        self.at[general] = DISPLACED
        if MORTAL[general] or (fallen and consular and self.option(FALLEN)):
            self.at[general] = GONE
        self.office[general] = NO_OFFICE
        if self.events is not None:
            kind = "general-gone" if self.at[general] == GONE else "general-displaced"
            args = {"side": SIDES[side], "general": GENERAL_ID[general], "space": SPACE_ID[space]}
            self.emit(kind, rule, args)
        if general == HANNIBAL:
            from .politics import RemovePCs

            count = min(HANNIBAL_LOST, len(self.ordinary_pcs(CARTHAGE)))
            if count:
                self.steps.append(RemovePCs(CARTHAGE, CARTHAGE, count, NOBODY, "10.10"))
        if general == AFRICANUS:
            from .politics import africanus_lost

            africanus_lost(self)

    def displace_all(self, side: int, place: int, rule: str, fallen: bool = False) -> None:
        """10.10 Every general of a side at a place leaves the map."""
        for g in self.generals_at(side, place):
            self.displace(g, rule, fallen)

    def dictator(self) -> int:
        """25 The dictator on the map, or NOBODY."""
        for g in range(GENERALS):
            if self.office[g] == DICTATOR:
                return g
        return NOBODY

    # -- cards ---------------------------------------------------------------------------------------------

    def all_cards(self) -> int:
        """Every card of this game, as bits."""
        from .cards import deck_of

        return deck_of(self.scenario, self.options)

    def gained(self, side: int) -> None:
        """A hand has got cards that the enemy did not see: what was known to be missing may be there now."""
        self.lacks[side] = 0

    def leave_hand(self, side: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[side].remove(card)
        self.known[side] &= ~(1 << card)

    # -- kernel contract that lives in modules of its own ---------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, and nothing more."""
        from .view import view

        return view(self, seat)

    def sample(self, seat: int, dice: Dice) -> Hannibal:
        """A position that agrees with all that a seat has seen."""
        from .sample import sample

        return sample(self, seat, dice)

    def value(self, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        from .value import value

        return value(self, seat)


def shrink(groups: dict[int, int], place: int, size: int) -> None:
    """Keep at most ``size`` tired CUs at a place."""
    tired = 0
    for points in range(FATIGUE):
        tired += groups.get(place * FATIGUE + points, 0)
    points = 0
    while tired > size:
        key = place * FATIGUE + points
        here = groups.get(key, 0)
        if here:
            gone = min(here, tired - size)
            tired -= gone
            if gone == here:
                del groups[key]
            else:
                groups[key] = here - gone
        points += 1


def sparse(values: list[int]) -> list[int]:
    """The positive entries of a list, each with its index."""
    out: list[int] = []
    for i, value in enumerate(values):
        if value:
            out += [i, value]
    return out


def dense(pairs: list[int], size: int) -> list[int]:
    """The list that ``sparse`` was made from."""
    out = [0] * size
    for i in range(0, len(pairs), 2):
        out[pairs[i]] = pairs[i + 1]
    return out


def bits(cards: list[int]) -> int:
    """Cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def of_bits(mask: int) -> list[int]:
    """Cards from bits."""
    return [card for card in range(CARDS) if mask >> card & 1]


def make_step(data: list[Any]) -> Step[Hannibal]:
    """A step from its plain data."""
    step: Step[Hannibal] = STEPS[data[0]](*data[1:])
    return step.clone()
