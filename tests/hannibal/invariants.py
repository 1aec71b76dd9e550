"""What holds in every position of Hannibal, whatever was played.

``check`` looks at one position, ``Watch`` also at how it came from the one before. Nothing here asks the engine's
own chapters: the facts are those of the position's board, the rest is counted again.
"""

from __future__ import annotations

from bellum.games.hannibal.actions import COUNTER, DISCARD, EVENT, OPS
from bellum.games.hannibal.board import (
    CARTHAGE,
    CONSUL,
    DICTATOR,
    DISPLACED,
    GONE,
    NO_OFFICE,
    NOBODY,
    PROCONSUL,
    ROME,
    Board,
)
from bellum.games.hannibal.kinds import SIDES
from bellum.games.hannibal.move import March
from bellum.games.hannibal.passage import Passage
from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.records import Duel, MarchRecord
from bellum.games.hannibal.retreat import Refuge, WayOfRetreat
from bellum.games.hannibal.setup import deck_of
from bellum.games.hannibal.withdrawal import Withdrawn
from tests.hannibal.monitors import Monitor
from tests.trial import Seen, ensure

PLAYS = (EVENT, OPS, DISCARD, COUNTER)
MANY = 1 << 30
# Steps during which CUs are between two places.
ON_THE_WAY = (Passage, WayOfRetreat, Refuge, Withdrawn)


def check(pos: PunicWar, on_the_way: tuple[type, ...] = ON_THE_WAY, seen: Seen | None = None) -> None:
    """Everything that holds in one position; with what was seen before, only where something has changed."""
    seen = seen or Seen()
    moving = pos.reaction is not None or any(isinstance(step, on_the_way) for step in pos.steps)
    quiet = pos.battle is None and pos.march is None
    if seen.changed("units", *pos.cus, pos.elephants, pos.trains, pos.control, [moving, quiet]):
        check_units(pos, moving, quiet)
    check_generals(pos)
    if seen.changed("control", pos.control, pos.tribe, pos.siege, *pos.held):
        check_control(pos)
    cards = (pos.deck, *pos.hands, pos.discard, pos.removed, pos.aside, [pos.card])
    if seen.changed("cards", *cards, pos.known, pos.lacks):
        check_cards(pos)
    check_fatigue(pos)
    if pos.battle is not None:
        check_battle(pos.board, pos.battle.duel)
    if pos.march is not None:
        check_march(pos, pos.march)


def check_units(pos: PunicWar, moving: bool, quiet: bool) -> None:
    """2.2.1.2, 10.7, 17.1 CUs are where they can be; walls hold what they hold; four elephants, four trains."""
    board = pos.board
    ensure(sum(pos.elephants) <= board.elephants, "17.1 more than four elephants")
    ensure(len(pos.trains) <= board.trains, "2.2.1.2 more than four siege trains")
    for side in range(2):
        cus = pos.cus[side]
        ensure(min(cus) >= 0, "a negative number of CUs")
        ensure(moving or cus[board.transit] == 0, "CUs were left on their way")
        for space in range(board.spaces):
            inside = cus[space + board.walls]
            if inside:
                ensure(
                    board.city[space] and pos.control[space] == side,
                    f"10.7 {SIDES[side]} inside {board.space_id[space]}",
                )
                ensure(inside <= board.capacity[space], f"10.7 {inside} CUs inside {board.space_id[space]}")
            if cus[space] or inside:
                ensure(pos.playable(space), f"CUs in {board.space_id[space]}, which is not in play")
    for place in range(board.places):
        beasts = pos.elephants[place]
        ensure(0 <= beasts <= pos.cus[CARTHAGE][place], "elephants that are no CUs")
    if quiet:
        for space in range(board.spaces):
            ensure(
                pos.cus[ROME][space] == 0 or pos.cus[CARTHAGE][space] == 0,
                f"no battle in {board.space_id[space]}",
            )


def check_generals(pos: PunicWar) -> None:
    """6.4, 6.6, 24.1 Two consuls, one proconsul besides Africanus, one dictator; bound generals at home."""
    board = pos.board
    ensure(sorted(pos.precedence) == list(range(board.generals)), "the order of command lost somebody")
    office, africanus = pos.office, board.general.get("scipio_africanus", NOBODY)
    romans = [g for g in range(board.generals) if board.general_side[g] == ROME]
    placing = {"NewConsuls", "Choice"} & {type(step).__name__ for step in pos.steps}
    for g in range(board.generals):
        place = pos.at[g]
        ensure(place < board.places, "a general nowhere")
        if board.general_side[g] == CARTHAGE:
            ensure(office[g] == NO_OFFICE, f"{board.general_id[g]} holds an office")
        elif place >= 0:
            ensure(office[g] != NO_OFFICE, f"{board.general_id[g]} on the map without office")
        elif not placing:
            ensure(office[g] == NO_OFFICE, f"{board.general_id[g]} off the map with an office")
        if place >= 0 and place != board.transit:
            space = place % board.walls
            if place >= board.walls:
                ensure(
                    pos.control[space] == board.general_side[g],
                    f"10.7 {board.general_id[g]} inside an enemy city",
                )
            if board.bound[g] >= 0 and pos.battle is None:
                ensure(
                    board.region_of[space] == board.bound[g],
                    f"24.1 {board.general_id[g]} in {board.space_id[space]}",
                )
    ensure(sum(1 for g in romans if office[g] == CONSUL) <= 2, "6.4.3 more than two consuls")
    ensure(
        sum(1 for g in romans if office[g] == PROCONSUL and g != africanus) <= 1 or not elections(pos),
        "6.6 two proconsuls",
    )
    ensure(sum(1 for g in romans if office[g] == DICTATOR) <= 1, "25 two dictators")
    for g in (board.hannibal, africanus):
        ensure(g < 0 or pos.at[g] != DISPLACED, "10.10 they do not come back")


def elections(pos: PunicWar) -> bool:
    return pos.scenario.elections


def check_control(pos: PunicWar) -> None:
    """19.1 Cities always belong to somebody, tribes only to Carthage; the counts agree with the board."""
    board = pos.board
    held = [[0] * board.provinces, [0] * board.provinces]
    for space in range(board.spaces):
        owner = pos.control[space]
        if owner >= 0:
            held[owner][board.province_of[space]] += 1
            ensure(pos.playable(space), f"a PC in {board.space_id[space]}, which is not in play")
        elif board.city[space] and pos.playable(space):
            ensure(False, f"{board.space_id[space]} belongs to nobody")
        if pos.tribe[space]:
            ensure(
                board.tribe[space] and owner != ROME, f"20.8 the tribe of {board.space_id[space]} is Roman"
            )
        ensure(0 <= pos.siege[space] <= 3, f"20.1.1 {pos.siege[space]} siege points")
        if pos.siege[space]:
            ensure(board.city[space] or pos.tribe[space] == 1, "siege points on nothing")
    ensure(held == pos.held, "the counts of control differ from the board")


def check_cards(pos: PunicWar) -> None:
    """Deck, hands, discards and cards out of the game are the deck of this game, each card once."""
    cards = [*pos.deck, *pos.hands[0], *pos.hands[1], *pos.discard, *pos.removed, *pos.aside]
    if pos.card >= 0:
        cards.append(pos.card)
    ensure(len(cards) == len(set(cards)), "a card is in two places")
    ensure(
        sum(1 << card for card in cards) == deck_of(pos.board, pos.scenario, pos.options),
        "a card is lost or new",
    )
    for side in range(2):
        hand = sum(1 << card for card in pos.hands[side])
        ensure(hand & pos.known[side] == pos.known[side], "a card is known that is not in the hand")
        ensure(
            hand & pos.lacks[side] == 0, f"{SIDES[side]} holds what it is known to lack: {wrong(pos, side)}"
        )


def wrong(pos: PunicWar, side: int) -> list[str]:
    return [pos.board.card_id[card] for card in pos.hands[side] if pos.lacks[side] >> card & 1]


def check_fatigue(pos: PunicWar) -> None:
    """10.11 No more tired CUs than there are CUs of one side at a place."""
    for tired in (pos.fatigue, pos.weary):
        for key, count in tired.items():
            place = key // 8
            ensure(
                0 < count <= pos.cus[pos.mover][place],
                "10.11 tired CUs that are not there",
            )


def check_battle(board: Board, duel: Duel) -> None:
    """14.1 48 battle cards, at most 20 in a hand when they are dealt."""
    for kind, size in enumerate(board.battle_deck):
        out = duel.deck[kind] + duel.hands[0][kind] + duel.hands[1][kind]
        ensure(duel.deck[kind] >= 0 and out <= size, "14.1 battle cards that do not exist")
        for side in range(2):
            ensure(0 <= duel.open[side][kind] <= duel.hands[side][kind], "an open card that is not held")


def check_march(pos: PunicWar, march: MarchRecord) -> None:
    """10.2 At most ten CUs march, and they are there."""
    if pos.at[march.general] < 0:
        return
    ensure(march.size() <= 10, "10.2 more than ten CUs march")
    ensure(min(march.army.units) >= 0 and min(march.army.herd) >= 0, "negative CUs march")
    ensure(march.points >= 0, "10.2 more movement points than there are")
    if isinstance(pos.steps[-1], March):
        space = pos.space_of(march.general)
        within = march.army.count_within()
        ensure(march.size() - within <= pos.cus[march.seat][space], "CUs march that are not there")
        ensure(within <= pos.cus[march.seat][space + pos.board.walls], "CUs march that are not inside")


class Watch:
    """What holds from one position to the next."""

    def __init__(self) -> None:
        self.turn = 0
        self.chance = (0, 0)
        self.gone: frozenset[int] = frozenset()
        self.removed = 0
        self.tribes = MANY
        self.monitor = Monitor()
        self.seen = Seen()

    def check(self, pos: PunicWar) -> None:
        """What holds in every position."""
        check(pos, seen=self.seen)

    def see(self, pos: PunicWar) -> None:
        """Check a position that follows the one seen before."""
        self.check(pos)
        self.monitor.see(pos)
        ensure(pos.turn >= self.turn, "5.7 time went back")
        gone = frozenset(g for g in range(pos.board.generals) if pos.at[g] == GONE)
        ensure(gone >= self.gone, "10.10 a general came back for good")
        ensure(len(pos.removed) >= self.removed, "8.5 a card came back into the game")
        tribes = sum(pos.tribe)
        ensure(tribes <= self.tribes, "20.7 a tribe came back")
        chance = (pos.barrier, pos.dice.used)
        ensure(chance[0] >= self.chance[0] and chance[1] >= self.chance[1], "the dice went back")
        ensure(chance[0] > self.chance[0] or chance[1] == self.chance[1], "a die that undo could cross")
        self.turn, self.gone, self.removed, self.tribes = pos.turn, gone, len(pos.removed), tribes
        self.chance = chance
