"""3.4 The actions of the players: one each, in the order of the stage, until all have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    ACTIVATE,
    CEDE,
    EFFECT,
    EVENT,
    GOLD,
    HAND_OVER,
    INITIATIVE,
    PASS,
    POLITICS,
    SHIFT,
)
from .activation import activatable, activate, activation_refusal
from .arrival import catch_all
from .board import NEUTRAL, STATES, SYRACUSE
from .command import begin_orders
from .handover import cede, ceding_refusal, hand_over, handing_refusal
from .politics import shift
from .position import War
from .windows import leave_hand, open_window, play_effect, play_event, put_away, refuse_effect

INITIATIVE_NOT_IN_HAND: Final = Refusal("3.4.1", "initiative-not-in-hand")
GOLD_NOT_IN_HAND: Final = Refusal("3.4.2", "gold-not-in-hand")
EVENT_NOT_IN_HAND: Final = Refusal("3.4.3", "event-not-in-hand")
NO_POLITICS: Final = Refusal("2", "no-politics-in-scenario")
SYRACUSE_NO_POLITICS: Final = Refusal("10.4", "no-politics-of-syracuse")
STATE_OFF_TRACK: Final = Refusal("10.4", "state-led-by-player")
STATE_ALLIED: Final = Refusal("3.4.5", "state-allied")
POLITICS_INITIATIVE: Final = Refusal("3.4.5", "no-initiative-for-politics")
POLITICS_TALENTS: Final = Refusal("3.4.5", "no-talents-for-politics")


class Actions(Step[War]):
    """3.4 Player after player takes one action; who has passed takes no more, until all have passed."""

    rule: ClassVar[str] = "3.4"
    automatic: ClassVar[bool] = False

    def __init__(self, turn: int) -> None:
        self.turn = turn  # whose turn it is, counted in the order of the stage

    def clone(self) -> Actions:
        return Actions(self.turn)

    def resolve(self, pos: War) -> bool:
        if catch_all(pos):
            return True
        if pos.turn_ends:
            pos.turn_ends = False
            pos.turns += 1
        players = len(pos.order)
        for ahead in range(players):
            turn = (self.turn + ahead) % players
            seat = pos.order[turn]
            if pos.passed >> seat & 1:
                continue
            self.turn = turn
            if spent(pos, seat):
                self.pass_turn(pos, seat)
                return True
            return False
        pos.steps.pop()
        open_window(pos, "turn", pos.order[0], pos.order[0])
        return True

    def owners(self, pos: War) -> int:
        return 1 << pos.order[self.turn]

    def legal(self, pos: War, seat: int) -> list[int]:
        out = super().legal(pos, seat)
        out[-1:-1] = [ACTIVATE << SHIFT | field for field in activatable(pos, seat)]
        return out

    def candidates(self, pos: War, seat: int) -> list[int]:
        """All but the fields that can be activated."""
        board = pos.board
        hand = sorted(pos.hands[seat])
        out = [INITIATIVE << SHIFT | card for card in hand]
        out += [GOLD << SHIFT | card for card in hand]
        out += [EVENT << SHIFT | card for card in hand]
        out += [EFFECT << SHIFT | card for card in hand]
        if pos.initiative[seat] >= int(board.rules["actions"]["politics"]):
            out += [POLITICS << SHIFT | number for number in range(len(STATES))]
        if len(pos.seats_of[pos.side_of_seat[seat]]) > 1 and pos.initiative[seat] > 0:
            out += [HAND_OVER << SHIFT | leader for leader in range(board.leaders) if pos.at[leader] >= 0]
            out += [CEDE << SHIFT | city for city in range(board.cities) if pos.keeper[city] == seat]
        return [*out, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb == INITIATIVE:
            return None if operand in pos.hands[seat] else INITIATIVE_NOT_IN_HAND
        if verb == GOLD:
            return None if operand in pos.hands[seat] else GOLD_NOT_IN_HAND
        if verb == EVENT:
            if operand not in pos.hands[seat]:
                return EVENT_NOT_IN_HAND
            return pos.board.cards[operand].refuse_event(pos, seat)
        if verb == EFFECT:
            return refuse_own_effect(pos, seat, operand)
        if verb == ACTIVATE:
            return activation_refusal(pos, seat, operand)
        if verb == POLITICS:
            return politics_refusal(pos, seat, STATES[operand])
        if verb == HAND_OVER:
            return handing_refusal(pos, seat, operand)
        return ceding_refusal(pos, seat, operand) if verb == CEDE else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == EFFECT:  # 1.3.1 an effect is no action
            window = "turn" if refuse_effect(pos, seat, operand, "turn", seat) is None else "besieged"
            play_effect(pos, seat, operand, window, seat)
            return
        if verb == PASS:
            self.pass_turn(pos, seat)
            return
        self.turn = (self.turn + 1) % len(pos.order)
        pos.turn_ends = True
        if verb == INITIATIVE:
            play_for_initiative(pos, seat, operand)
        elif verb == GOLD:
            play_for_gold(pos, seat, operand)
        elif verb == EVENT:
            play_event(pos, seat, operand)
        elif verb == ACTIVATE:
            activate(pos, seat, begin_orders(pos, seat, None), operand)
        elif verb == POLITICS:
            act_politically(pos, seat, STATES[operand])
        elif verb == HAND_OVER:
            hand_over(pos, seat, operand)
        else:
            cede(pos, seat, operand)

    def pass_turn(self, pos: War, seat: int) -> None:
        """3.4.7 The player takes no more actions in this stage."""
        self.turn = (self.turn + 1) % len(pos.order)
        pos.turn_ends = True
        pos.passed |= 1 << seat
        if pos.events is not None:
            pos.emit("passed", "3.4.7", {"seat": pos.seats[seat]})

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        seat = pos.order[self.turn]
        return "prompt-action", {"seat": pos.seats[seat], "count": pos.initiative[seat]}


def spent(pos: War, seat: int) -> bool:
    """3.4 Whether everybody sees that a player can take no action: no cards, no initiative, no free army."""
    return not pos.hands[seat] and pos.initiative[seat] == 0 and not activatable(pos, seat)


def refuse_own_effect(pos: War, seat: int, card: int) -> Refusal | None:
    """1.3.1 Why a player cannot play an effect in his own turn, also for a city that is besieged."""
    refusal = refuse_effect(pos, seat, card, "turn", seat)
    if refusal is not None and refuse_effect(pos, seat, card, "besieged", seat) is None:
        return None
    return refusal


# -- 3.4.1, 3.4.2 cards --------------------------------------------------------------------------------------


def play_for_initiative(pos: War, seat: int, card: int) -> None:
    """3.4.1 A card brings its initiative."""
    leave_hand(pos, seat, card)
    put_away(pos, card, False)
    pos.initiative[seat] += pos.board.cards[card].initiative
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "card": pos.board.card_id[card]}
        pos.emit("card-for-initiative", "3.4.1", {**args, "count": pos.board.cards[card].initiative})


def play_for_gold(pos: War, seat: int, card: int) -> None:
    """3.4.2 A card brings its Talents."""
    leave_hand(pos, seat, card)
    put_away(pos, card, False)
    pos.talents[seat] += pos.board.cards[card].gold
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "card": pos.board.card_id[card]}
        pos.emit("card-for-gold", "3.4.2", {**args, "count": pos.board.cards[card].gold})


# -- 3.4.5 politics ------------------------------------------------------------------------------------------


def politics_refusal(pos: War, seat: int, state: int) -> Refusal | None:
    """3.4.5, 10.4 Why a player cannot move a state on the political track."""
    if not pos.scenario.politics:
        return NO_POLITICS
    if pos.side_of_seat[seat] == SYRACUSE:
        return SYRACUSE_NO_POLITICS
    if pos.led(state):
        return STATE_OFF_TRACK
    if pos.side[state] != NEUTRAL:
        return STATE_ALLIED
    rules = pos.board.rules["actions"]
    if pos.initiative[seat] < int(rules["politics"]):
        return POLITICS_INITIATIVE
    return POLITICS_TALENTS if pos.talents[seat] < int(rules["politics_talents"]) else None


def act_politically(pos: War, seat: int, state: int) -> None:
    """3.4.5 For initiative and Talents a state moves one field towards the player's side."""
    rules = pos.board.rules["actions"]
    pos.initiative[seat] -= int(rules["politics"])
    pos.talents[seat] -= int(rules["politics_talents"])
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "count": int(rules["politics_talents"])}
        pos.emit("politics", "3.4.5", args)
    shift(pos, state, 1, seat)
