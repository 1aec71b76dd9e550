"""The position of a war: who controls what, where CUs and generals are, the cards, and what this card did.

Also what everything else asks for: stacks and who commands them (9), the control of provinces (19.1), and how
generals leave the map (10.10). A chapter that needs one above it asks the position, which declares it here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal, Self

from ...kernel.dice import Dice
from ...kernel.plain import ASIS, BYTES, DIGITS, MASK, MASKS, PAIRS, SPARSE, SPARSE_LISTS, Codec
from ...kernel.position import Outcome, Position, Step
from ...kernel.refusal import Refusal
from ...kernel.setting import Setting
from .board import (
    CARTHAGE,
    CONSUL,
    DICTATOR,
    DISPLACED,
    GONE,
    NO_OFFICE,
    NOBODY,
    POOL,
    PROCONSUL,
    ROME,
    Board,
)
from .kinds import SIDES
from .options import FALLEN
from .records import BATTLE, MARCH_RECORD, REACTION, Battle, MarchRecord, ReactionRecord, shrink

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

Stage = Literal[
    "preparation", "deal", "round", "attack", "match", "counterattack", "claim", "withdrawal", "end"
]

SPENT: Final = 7  # 10.11 d: a force that can do nothing more with this card

NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_FLAGS: Final[list[bool]] = []
NOTHING: Final[dict[int, int]] = {}

# 19.1.1 Who controls each space, one letter each.
OWNERS: Final = Codec(
    lambda control: "".join("-rc"[owner + 1] for owner in control),
    lambda data: ["-rc".index(letter) - 1 for letter in data],
)


class PunicWar(Position):
    """One game in progress, on any board."""

    state: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("cus", SPARSE_LISTS),
        ("elephants", SPARSE),
        ("control", OWNERS),
        ("tribe", SPARSE),
        ("siege", SPARSE),
        ("punic", ASIS),
        ("at", ASIS),
        ("office", DIGITS),
        ("precedence", ASIS),
        ("trains", ASIS),
        ("deck", BYTES),
        ("hands", ASIS),
        ("discard", BYTES),
        ("removed", ASIS),
        ("aside", ASIS),
        ("known", MASKS),
        ("lacks", MASKS),
        ("turn", ASIS),
        ("phase", ASIS),
        ("first", ASIS),
        ("markers", MASK),
        ("citadel", ASIS),
        ("foraging", ASIS),
        ("flamen", ASIS),
        ("won", ASIS),
        ("taken", ASIS),
        ("last_consuls", ASIS),
        ("card", ASIS),
        ("die", ASIS),
        ("answer", ASIS),
        ("fatigue", PAIRS),
        ("weary", PAIRS),
        ("walked", DIGITS),
        ("used", ASIS),
        ("attempted", ASIS),
        ("sailed", ASIS),
        ("mover", ASIS),
        ("transit", ASIS),
        ("march", MARCH_RECORD),
        ("reaction", REACTION),
        ("battle", BATTLE),
    )

    def __init__(self, board: Board, setting: Setting, dice: Dice) -> None:
        super().__init__(setting, dice)
        self.board = board
        # What follows from board and setting; all positions of a game share it.
        self.scenario = board.scenarios[setting.scenario]
        self.options = 0
        self.area: list[bool] = NO_FLAGS  # 26.3 which spaces are part of this game
        self.country: list[int] = NONE  # those of them that are no cities
        self.card_set = 0  # 26.1 every card of this game, as bits
        # Every list and dict is put in its place by set_up, clone or restore.
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
        self.foraging: list[int] = NONE  # sides that have laid in food for the winter
        self.flamen = NOBODY
        self.won: list[list[int]] = NO_LISTS  # spaces of the land battles won this turn
        self.taken: list[list[int]] = NO_LISTS  # cities taken this turn
        self.last_consuls: list[int] = NONE  # 26.2.2 b
        # What the card of this round has done.
        self.card = NOBODY
        self.die = 0  # the last roll
        self.answer = NOBODY  # 8.4 the counter-event just played at a window
        self.fatigue: dict[int, int] = NOTHING  # place * 8 + movement points spent: ordinary CUs
        self.weary: dict[int, int] = NOTHING  # the same for elephants
        self.walked: list[int] = NONE  # movement points spent, by general
        self.used: list[int] = NONE  # generals activated
        self.attempted: list[int] = NONE  # cities and tribes that an attempt was made against
        self.sailed = 0
        self.mover = NOBODY  # the side whose CUs and generals the card moves: only these grow tired
        self.transit = NOBODY  # where the force in TRANSIT is going
        self.march: MarchRecord | None = None  # 10 the move that is going on
        self.reaction: ReactionRecord | None = None  # 10.3 what the enemy does about it
        self.battle: Battle | None = None  # 14 the battle being fought

    # -- copies ----------------------------------------------------------------------------------------------

    def empty(self, dice: Dice) -> Self:
        """A position of the same game with nothing in it."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, without events."""
        new = self.empty(self.dice.clone())
        self.copy_to(new)
        new.options = self.options
        new.area = self.area
        new.country = self.country
        new.card_set = self.card_set
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
        new.march = None if self.march is None else self.march.clone()
        new.reaction = None if self.reaction is None else self.reaction.clone()
        new.battle = None if self.battle is None else self.battle.clone()
        return new

    def recount(self) -> None:
        """Count the controlled spaces of every province anew."""
        board = self.board
        self.held = [[0] * board.provinces, [0] * board.provinces]
        for space in range(board.spaces):
            owner = self.control[space]
            if owner >= 0:
                self.held[owner][board.province_of[space]] += 1

    # -- the board -----------------------------------------------------------------------------------------

    def option(self, bit: int) -> bool:
        """Whether an option is on."""
        return self.options & bit != 0

    def marked(self, bit: int) -> bool:
        """Whether a marker, or one of several, lies on the board."""
        return self.markers & bit != 0

    def playable(self, space: int) -> bool:
        """26.3 Whether a space is part of this game."""
        return self.area[space]

    def turn_number(self) -> int:
        """The number of the turn on the track."""
        return self.scenario.first_turn + self.turn

    def own(self, space: int, side: int) -> None:
        """19.1.1 A side, or nobody, controls a space from now on; 23.1, 23.2.1 a capital decides the war."""
        old = self.control[space]
        province = self.board.province_of[space]
        if old >= 0:
            self.held[old][province] -= 1
        self.control[space] = side
        if side >= 0:
            self.held[side][province] += 1

    def ordinary(self, space: int, side: int) -> bool:
        """2.2.3 Whether the space has an ordinary PC of the side: no city, no tribe."""
        return self.control[space] == side and not self.board.city[space] and self.tribe[space] == 0

    def ordinary_pcs(self, side: int) -> list[int]:
        """All spaces with an ordinary PC of a side."""
        return [s for s in range(self.board.spaces) if self.control[s] == side and self.ordinary(s, side)]

    def holder(self, province: int) -> int:
        """3.8, 19.1.2 Who controls the absolute majority of a province's spaces, or NOBODY.

        19.1.3 CUs of the enemy on a PC change nothing.
        """
        board = self.board
        if self.held[ROME][province] >= board.majority[province]:
            return ROME
        carthage = self.held[CARTHAGE][province]
        if self.citadel >= 0 and board.province_of[self.citadel] == province:
            carthage -= 1
        return CARTHAGE if carthage >= board.majority[province] else NOBODY

    def points(self, side: int) -> int:
        """22.1 One for each politically significant province that a side controls."""
        scoring = self.scenario.scoring
        return sum(1 for p in range(len(scoring)) if scoring[p] and self.holder(p) == side)

    def besieged(self, space: int) -> bool:
        """20.3 A city is besieged only once it has a siege point."""
        return self.board.city[space] and self.siege[space] > 0

    def unfriendly_tribe(self, space: int, side: int) -> bool:
        """20.8 A tribe that is not subjugated and not on this side."""
        return self.tribe[space] != 0 and self.control[space] != side

    def hostile_to(self, space: int, side: int) -> bool:
        """19.3 A PC or city of the enemy, or a tribe that is not friendly: bad to cross and to stay in."""
        return self.control[space] == 1 - side or self.unfriendly_tribe(space, side)

    def spaces_of(self, province: int) -> list[int]:
        """The spaces of a province that are in play."""
        return [s for s in self.board.spaces_of[province] if self.area[s]]

    # -- stacks (9) ----------------------------------------------------------------------------------------

    def total(self, side: int, space: int) -> int:
        """9.1 A side's CUs on a space, inside and outside walls: only walls have a limit."""
        return self.cus[side][space] + self.cus[side][space + self.board.walls]

    def manned(self, side: int, place: int) -> int:
        """25 A side's CUs at a place; a siege train counts as one of them, but in battle."""
        count = self.cus[side][place]
        return count + 1 if side == CARTHAGE and self.trains and place in self.trains else count

    def occupied(self, side: int, space: int) -> bool:
        """25 Whether CUs of a side, or a siege train, are on a space, inside or outside walls."""
        return self.manned(side, space) > 0 or self.manned(side, space + self.board.walls) > 0

    def room(self, space: int, side: int) -> int:
        """10.7 How many more CUs the walls of a side's own city hold."""
        board = self.board
        if not board.city[space] or self.control[space] != side:
            return 0
        return board.capacity[space] - self.cus[side][space + board.walls]

    def generals_at(self, side: int, place: int) -> list[int]:
        """3.3 A side's generals at a place, in the order in which they would command."""
        at, sides = self.at, self.board.general_side
        return [g for g in self.precedence if at[g] == place and sides[g] == side]

    def rank(self, general: int) -> int:
        """9.3 Hannibal stands above all Carthaginians, a dictator above consuls, those above proconsuls."""
        board = self.board
        return board.rank[general] if board.general_side[general] == CARTHAGE else self.office[general]

    def battle_rating(self, general: int) -> int:
        """14.1, 24 A general's battle rating where he stands."""
        board = self.board
        abroad = board.battle_in[general]
        if abroad and board.province_of[self.space_of(general)] in abroad:
            return board.battle_there[general]
        return board.battle[general]

    def commander(self, side: int, place: int) -> int:
        """9.2, 9.3 Who commands a side's stack; NOBODY without a general."""
        at, sides = self.at, self.board.general_side
        best = NOBODY
        for g in self.precedence:
            if at[g] == place and sides[g] == side:
                if best < 0 or self.rank(g) > self.rank(best):
                    best = g
        return best

    def marching(self) -> MarchRecord:
        """10 The move that is going on."""
        march = self.march
        assert march is not None
        return march

    def reacting(self) -> ReactionRecord:
        """10.3 The reaction to the step that the marching army has just taken."""
        reaction = self.reaction
        assert reaction is not None
        return reaction

    def fought(self) -> Battle:
        """14 The battle being fought."""
        battle = self.battle
        assert battle is not None
        return battle

    def put_in_command(self, general: int) -> None:
        """10.8 Of equals this one commands from now on."""
        self.precedence.remove(general)
        self.precedence.insert(0, general)

    def space_of(self, general: int) -> int:
        """The space of a general on the map, inside walls or not."""
        return self.space_at(self.at[general])

    def space_at(self, place: int) -> int:
        """The space of a place; of a force on its way, the one it is going to."""
        board = self.board
        if place == board.transit:
            return self.transit
        return place - board.walls if place >= board.walls else place

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
        board = self.board
        for i in range(len(self.trains) - 1, -1, -1):
            space = self.trains[i]
            if space < board.walls and self.cus[ROME][space] > 0 and self.cus[CARTHAGE][space] == 0:
                self.lose_train(space)
        for space in range(board.spaces):
            if self.siege[space] and self.manned(self.besieger(space), space) == 0:
                self.siege[space] = 0
                if self.events is not None:
                    self.emit("siege-lifted", "20.5", {"space": board.space_id[space]})

    def lose_train(self, place: int) -> None:
        """25 A siege train is lost."""
        self.trains.remove(place)
        if self.events is not None:
            self.emit("train-lost", "25", {"space": self.board.space_id[self.space_at(place)]})

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
        """10.10 A general leaves the map until the next reinforcements; Hannibal and Africanus for good.

        Hannibal's loss costs PCs; in a campaign that is his, the loss of Scipio Africanus loses it.
        """
        board = self.board
        side = board.general_side[general]
        space = self.space_of(general)
        consular = self.office[general] in (CONSUL, PROCONSUL)
        self.at[general] = DISPLACED
        if board.mortal[general] or (fallen and consular and self.option(FALLEN)):
            self.at[general] = GONE
        self.office[general] = NO_OFFICE
        if self.events is not None:
            kind = "general-gone" if self.at[general] == GONE else "general-displaced"
            args = {"side": SIDES[side], "general": board.general_id[general], "space": board.space_id[space]}
            self.emit(kind, rule, args)
        count = min(board.lost_pcs[general], len(self.ordinary_pcs(side))) if board.lost_pcs[general] else 0
        if count:
            self.remove_pcs(side, side, count, NOBODY, "10.10")
        if self.scenario.hero[side] == general and self.outcome is None:
            self.win(1 - side, "general-lost", "10.10")

    def retire(self, general: int) -> None:
        """6.4.2 A Roman whose office is over goes back to the pool."""
        self.at[general] = POOL

    def displace_all(self, side: int, place: int, rule: str, fallen: bool = False) -> None:
        """10.10 Every general of a side at a place leaves the map."""
        for g in self.generals_at(side, place):
            self.displace(g, rule, fallen)

    def dictator(self) -> int:
        """25 The dictator on the map, or NOBODY."""
        for g in range(self.board.generals):
            if self.office[g] == DICTATOR:
                return g
        return NOBODY

    # -- cards ---------------------------------------------------------------------------------------------

    def gained(self, side: int) -> None:
        """A hand has gained cards unseen by the enemy: what was known to be missing may be there now."""
        self.lacks[side] = 0

    def leave_hand(self, side: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[side].remove(card)
        self.known[side] &= ~(1 << card)

    # -- the end of the war --------------------------------------------------------------------------------

    def win(self, winner: int, reason: str, rule: str) -> None:
        """The game is over."""
        self.outcome = Outcome((winner,), reason, rule, (self.points(ROME), self.points(CARTHAGE)))
        if self.events is not None:
            self.emit("game-over", rule, {"side": SIDES[winner], "reason": reason})

    # -- what another game on these chapters may say otherwise -----------------------------------------------

    def before_winter_roll(self, side: int, space: int) -> None:
        """21.1.1 A force is to roll for winter attrition, unless something spares it."""

    def eligible(self, pool: list[int]) -> list[int]:
        """6.4.3 Those of the pool who can be drawn as consuls."""
        return pool

    def engineers(self, side: int, space: int) -> bool:
        """20.1.3 Whether a side has siege engineers before a city."""
        return False

    def siege_loss(self, general: int, lost: int) -> int:
        """20.1.3 The CUs that a siege die costs the army of this general."""
        return lost

    def step_back_refusal(self) -> Refusal | None:
        """12.5 Why an army that was intercepted cannot step back."""
        return None

    def charge_modifier(self) -> int:
        """17.3.1 What markers add to the roll of an elephant charge."""
        return 0

    # -- what lower chapters ask of higher ones: see game.py -------------------------------------------------

    def phases(self) -> Sequence[Step[Any]]:
        """5 The sequence of the turn that begins."""
        raise NotImplementedError

    def begin_operations(self, seat: int, card: int) -> None:
        """8.2 The OPs of a card are to be used."""
        raise NotImplementedError

    def begin_march(self, seat: int) -> None:
        """10.2 The general who was activated is to move."""
        raise NotImplementedError

    def begin_siege_result(self, seat: int, space: int) -> None:
        """20.1.3 A siege die is being rolled: what it shows is to take effect."""
        raise NotImplementedError

    def begin_voyage_back(self) -> bool:
        """12.5 Whether something must be resolved before an army is back over the sea."""
        raise NotImplementedError

    def remove_pcs(self, seat: int, victim: int, count: int, region: int, paragraph: str) -> None:
        """14.13 A player is to choose ordinary PCs of a side that are removed."""
        raise NotImplementedError

    def withdrawal_places(self, side: int) -> list[int]:
        """16.3 Where a side can withdraw to from the battle being fought."""
        raise NotImplementedError

    def begin_flight(self) -> None:
        """15, 16.2 The loser of the battle being fought is to retreat, or the army that withdrew is to go."""
        raise NotImplementedError


def bits(cards: list[int]) -> int:
    """Cards as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def of_bits(mask: int) -> list[int]:
    """Cards from bits."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


class BattleStep(Step[PunicWar]):
    """14 A step of the battle being fought; ``stage`` is what it shows as."""

    stage: ClassVar[Stage] = "preparation"


def battle_step(pos: PunicWar) -> BattleStep | None:
    """14 The innermost step of the battle being fought."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, BattleStep):
            return step
    return None
