"""Positions that agree with all that a seat has seen: hidden hands and the decks are drawn anew.

The backs of cards show their deck (1.3.1), so a hidden hand keeps as many cards of each. Talents and points
stay as they are: every gain and every payment is made in the open, so that who keeps count knows them. A seat
that is asked at a window, because only who can answer is asked, holds a card with which it can.
"""

from __future__ import annotations

from typing import Final

from ...kernel.dice import Dice
from .naval import redraw_stowing
from .options import ALWAYS_ASK
from .position import War
from .windows import Window, playable_effects

TRIES: Final = 50


def redeal(pos: War, seat: int, dice: Dice) -> None:
    """Draw all that a seat does not see anew, and new dice; -1 is a spectator, who sees no hand."""
    pos.dice = Dice(bytes([dice.byte() for _ in range(32)]))
    pos._legal = None
    redraw_stowing(pos, seat, dice)
    hidden = [other for other in range(pos.players) if other != seat]
    for _ in range(TRIES):
        deal(pos, seat, hidden, dice)
        if fits(pos, seat):
            return


def fits(pos: War, seat: int) -> bool:
    """Whether who is asked now could answer."""
    step = pos.steps[-1] if pos.steps else None
    if not isinstance(step, Window) or not step.waiting or pos.option(ALWAYS_ASK):
        return True
    asked = step.waiting[0]
    return asked == seat or bool(playable_effects(pos, asked, step.window, step.about))


def deal(pos: War, seat: int, hidden: list[int], dice: Dice) -> None:
    """Draw the hidden hands and the decks from all cards that are not seen, deck by deck."""
    cards = pos.board.cards
    pools = [deck[:] for deck in pos.decks]
    for other in hidden:
        seen = pos.shown[other * pos.players + seat] if seat >= 0 else []
        for card in pos.hands[other]:
            if card not in seen:
                pools[cards[card].deck].append(card)
    for pool in pools:
        pool.sort()
        dice.shuffle(pool)
    for other in hidden:
        seen = pos.shown[other * pos.players + seat] if seat >= 0 else []
        pos.hands[other] = [
            card if card in seen else pools[cards[card].deck].pop() for card in pos.hands[other]
        ]
        redraw_knowledge(pos, seat, other)
    for nation, pool in enumerate(pools):
        pos.decks[nation] = pool


def redraw_knowledge(pos: War, seat: int, other: int) -> None:
    """Who has seen how many cards of a hand is known; which ones is not, but to the seat itself."""
    for eyes in range(pos.players):
        if eyes not in (seat, other):
            count = len(pos.shown[other * pos.players + eyes])
            pos.shown[other * pos.players + eyes] = pos.hands[other][:count]
