"""5.7, 1.3.1 Effects: the windows in which they are played, and the answers to them.

A step opens a window by its name and says what it is about: a place, a city, a card, a leader. The seats are
asked in turn, the first of them first, until all have declined in a row. An effect that was played waits for
answers before it works, so that the last one played works first. A player with nothing to play is not asked,
unless the option "always ask" is on; as his silence tells that he has nothing, no undo goes back behind it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import EFFECT, PASS, SHIFT
from .board import NOBODY
from .options import ALWAYS_ASK
from .position import War

EFFECT_NOT_IN_HAND: Final = Refusal("5.7", "effect-not-in-hand")

# The windows, each with the moment of `when` that opens it.
WINDOWS: Final[dict[str, str]] = {
    "battle": "before_battle",  # before the first round: the place
    "round": "battle_round",  # at the start of a round: the place
    "attack": "battle_round",  # before an attack of a round: the place
    "rolled": "battle_round",  # when the dice of an attack lie on the table: the place
    "critical": "response",  # when tens of an attack are to be struck: the place
    "pursuit": "pursuit",  # before the dice of a pursuit: the place
    "column": "movement",  # while an army or a fleet moves: its place
    "alps": "movement",  # before the dice of a crossing: the place
    "open_sea": "movement",  # when a fleet has entered an open sea zone: the place
    "assault": "siege",  # at the start of an assault: the city
    "siege": "siege",  # in phase 5, before a city suffers: the city
    "surrender": "siege",  # before a surrender roll: the city
    "besieged": "siege",  # at any time of a stage, for a besieged city: the seat that acts
    "effect": "response",  # an effect was played: the card
    "event": "response",  # an event was played: the card
    "death": "response",  # a leader is about to be eliminated: the leader
    "captured": "any",  # a city has just fallen: the city, and cities times the seat that took it
    "upkeep": "any",  # before the armies are paid: the seat that pays
    "turn": "any",  # a player's turn of action: the seat
}

# Those at which only the one who moves, or pays, can play anything: nobody else is asked.
OF_ONE: Final = ("column", "alps", "upkeep")

# Standing orders: to play no effect at some windows.
DECLINED: Final[dict[str, tuple[str, ...]]] = {
    "any": tuple(WINDOWS),
    "battles": ("battle", "round", "attack", "rolled", "critical", "pursuit"),
    "moves": ("column", "alps", "open_sea"),
    "sieges": ("assault", "siege", "surrender", "besieged", "captured"),
    "answers": ("effect", "event", "death"),
    "turns": ("upkeep", "turn"),
}
ORDERS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(DECLINED, ("stage", "battle"))


def refuse_effect(pos: War, seat: int, card: int, window: str, about: int) -> Refusal | None:
    """5.7 Why a seat cannot play a card as an effect at a window."""
    if card not in pos.hands[seat]:
        return EFFECT_NOT_IN_HAND
    effect = pos.board.effects[pos.board.cards[card].effect]
    return effect.refuse(pos, seat, window, about)


def playable_effects(pos: War, seat: int, window: str, about: int) -> list[int]:
    """5.7 The actions with which a seat plays an effect at a window."""
    return [
        EFFECT << SHIFT | card
        for card in sorted(pos.hands[seat])
        if refuse_effect(pos, seat, card, window, about) is None
    ]


def asked_from(pos: War, first: int) -> list[int]:
    """3.3, 5.7 All seats in the order of the stage, beginning with one."""
    start = pos.order.index(first)
    return pos.order[start:] + pos.order[:start]


def asked_after(pos: War, seat: int) -> list[int]:
    """5.2, 5.7 Effects are played in turn: after a player has played one the other sides are asked, then his
    partner, and he again."""
    order = asked_from(pos, seat)[1:]
    side = pos.side_of_seat[seat]
    others = [other for other in order if pos.side_of_seat[other] != side]
    return others + [other for other in order if other not in others] + [seat]


def open_window(pos: War, window: str, about: int, first: int) -> None:
    """5.7 A window opens, and this seat is asked first."""
    waiting = [first] if window in OF_ONE else asked_from(pos, first)
    pos.steps.append(Window(window, about, waiting))


def put_away(pos: War, card: int, event: bool) -> None:
    """1.3.1 A card goes to the discards of its deck; one with a star leaves the game with its event."""
    played = pos.board.cards[card]
    if event and played.one_shot:
        pos.removed.append(card)
    else:
        pos.discards[played.deck].append(card)


def leave_hand(pos: War, seat: int, card: int) -> None:
    """A card leaves a hand, and who had seen it there forgets it."""
    pos.hands[seat].remove(card)
    for eyes in range(pos.players):
        seen = pos.shown[seat * pos.players + eyes]
        if card in seen:
            seen.remove(card)


def play_effect(pos: War, seat: int, card: int, window: str, about: int) -> None:
    """5.7 A card is played as an effect: it waits for answers, and then works."""
    leave_hand(pos, seat, card)
    put_away(pos, card, False)
    pos.barrier += 1
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "card": pos.board.card_id[card]}
        pos.emit(
            "effect-played", "5.7", {**args, "effect": pos.board.effect_id[pos.board.cards[card].effect]}
        )
    pos.steps.append(Played(seat, card, window, about, False, NOBODY))
    pos.steps.append(Window("effect", card, asked_after(pos, seat)))
    pos.board.effects[pos.board.cards[card].effect].declare(pos, seat, window, about)


class Window(Step[War]):
    """5.7 Players may play effects in turn, until all decline in a row."""

    rule: ClassVar[str] = "5.7"
    automatic: ClassVar[bool] = False

    def __init__(self, window: str, about: int, waiting: list[int]) -> None:
        self.window = window
        self.about = about
        self.waiting = waiting  # who is still to be asked, the next one first

    def clone(self) -> Window:
        return Window(self.window, self.about, self.waiting[:])

    def resolve(self, pos: War) -> bool:
        while self.waiting:
            seat = self.waiting[0]
            if pos.hands[seat] and pos.option(ALWAYS_ASK):
                return False
            if playable_effects(pos, seat, self.window, self.about):
                return False
            if pos.hands[seat] and not pos.option(ALWAYS_ASK) and self.window not in OF_ONE:
                pos.learned()  # that he is not asked tells something of his hand
            self.waiting.pop(0)
        pos.steps.pop()
        return True

    def owners(self, pos: War) -> int:
        return 1 << self.waiting[0]

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [EFFECT << SHIFT | card for card in sorted(pos.hands[seat])] + [PASS << SHIFT]

    def standing(self, pos: War, seat: int, order: str) -> int:
        return PASS << SHIFT if self.window in DECLINED[order] else -1

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb == EFFECT:
            return refuse_effect(pos, seat, operand, self.window, self.about)
        return pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            self.waiting.pop(0)
            return
        self.waiting = [seat] if self.window in OF_ONE else asked_after(pos, seat)
        play_effect(pos, seat, operand, self.window, self.about)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return f"prompt-window-{self.window.replace('_', '-')}", {"seat": pos.seats[self.waiting[0]]}


class Played(Step[War]):
    """5.7 An effect that was played works, when nobody answers any more, unless an answer cancelled it."""

    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, card: int, window: str, about: int, cancelled: bool, side: int) -> None:
        self.seat = seat
        self.card = card
        self.window = window
        self.about = about
        self.cancelled = cancelled
        self.side = side  # the side of a battle that it helps, or NOBODY

    def clone(self) -> Played:
        return Played(self.seat, self.card, self.window, self.about, self.cancelled, self.side)

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if self.cancelled:
            if pos.events is not None:
                args = {"seat": pos.seats[self.seat], "card": pos.board.card_id[self.card]}
                pos.emit("effect-cancelled", "5.7", args)
            return True
        effect = pos.board.effects[pos.board.cards[self.card].effect]
        effect.work_for(pos, self.seat, self.window, self.about, self.side)
        return True


# -- 3.4.3 events --------------------------------------------------------------------------------------------


def play_event(pos: War, seat: int, card: int) -> None:
    """3.4.3 A card is played as an event: it takes place at once, unless an answer stops it."""
    leave_hand(pos, seat, card)
    put_away(pos, card, True)
    pos.barrier += 1
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "card": pos.board.card_id[card]}
        pos.emit("event-played", "3.4.3", args)
    pos.steps.append(EventPlayed(seat, card, False))
    pos.steps.append(Window("event", card, asked_after(pos, seat)))


class EventPlayed(Step[War]):
    """3.4.3 An event that was played takes place, unless an answer cancelled it."""

    rule: ClassVar[str] = "3.4.3"

    def __init__(self, seat: int, card: int, cancelled: bool) -> None:
        self.seat = seat
        self.card = card
        self.cancelled = cancelled

    def clone(self) -> EventPlayed:
        return EventPlayed(self.seat, self.card, self.cancelled)

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        if self.cancelled:
            if pos.events is not None:
                args = {"seat": pos.seats[self.seat], "card": pos.board.card_id[self.card]}
                pos.emit("event-cancelled", "5.7", args)
            return True
        pos.board.cards[self.card].strike(pos, self.seat)
        return True
