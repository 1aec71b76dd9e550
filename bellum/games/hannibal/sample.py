"""Positions that agree with all that a seat has seen: the enemy's hands and the deck are drawn anew.

What a seat knows of a hidden strategy hand: its size; the cards that both players know to be in it; and,
because a player who could not answer is not asked, the cards that it cannot hold (``pos.lacks``). A hand that
is being asked now holds at least one card that it is asked for.
"""

from __future__ import annotations

from typing import Final

from ...kernel.dice import Dice
from .board import Board
from .duel import Attack, lifelines
from .options import ALWAYS_ASK
from .position import PunicWar, bits, of_bits
from .records import Duel
from .strategy import Preemption
from .windows import Window, unseen

TRIES: Final = 200


def redeal(pos: PunicWar, seat: int, dice: Dice) -> None:
    """Draw all that a seat does not see anew, and new dice; -1 is a spectator, who sees no hand."""
    pos.dice = Dice(bytes([dice.byte() for _ in range(32)]))
    pos._legal = None
    hidden = [side for side in range(2) if side != seat]
    redeal_cards(pos, hidden, dice)
    battle = pos.battle
    if battle is not None:
        redeal_battle(pos.board, battle.duel, hidden, dice)


def redeal_cards(pos: PunicWar, hidden: list[int], dice: Dice) -> None:
    """Draw hidden hands and the deck anew from all cards that are not seen.

    Hands are dealt again until they fit all that is known, so that every hand that fits is as likely.
    """
    if len(hidden) == 2:  # a spectator was not told what both players know
        told = ~(pos.known[0] | pos.known[1])
        pos.lacks = [pos.lacks[0] & told, pos.lacks[1] & told]
    pool = pos.deck[:]
    known: list[list[int]] = [[], []]
    sizes = [len(pos.hands[0]), len(pos.hands[1])]
    for side in hidden:
        shown = pos.known[side] if len(hidden) == 1 else 0
        for card in pos.hands[side]:
            if shown >> card & 1:
                known[side].append(card)
            else:
                pool.append(card)
    pool.sort()
    wanted = [demanded(pos, 0), demanded(pos, 1)]
    for tries in range(TRIES + 1):
        dice.shuffle(pool)
        if deal_hands(pos, hidden, pool, known, sizes, wanted, tries == TRIES):
            break
    for side in hidden:
        if len(hidden) == 2:
            count = len(of_bits(pos.known[side]))
            pos.known[side] = bits(pos.hands[side][:count])


def deal_hands(
    pos: PunicWar,
    hidden: list[int],
    pool: list[int],
    known: list[list[int]],
    sizes: list[int],
    wanted: list[int],
    help_out: bool,
) -> bool:
    """Deal the hidden hands from a shuffled pool; whether they fit what is known.

    With ``help_out`` the side that is asked gets a wanted card first.
    """
    rest = pool[:]
    hands: list[list[int]] = [[], []]
    for side in [s for s in hidden if wanted[s]] + [s for s in hidden if not wanted[s]]:
        hand = known[side][:]
        lacks = pos.lacks[side]
        if help_out and wanted[side] and not bits(hand) & wanted[side]:
            first = [card for card in rest if wanted[side] >> card & 1 and not lacks >> card & 1]
            hand += first[:1]
        for card in rest:
            if len(hand) == sizes[side]:
                break
            if not lacks >> card & 1 and card not in hand:
                hand.append(card)
        if not help_out and (len(hand) < sizes[side] or (wanted[side] and not bits(hand) & wanted[side])):
            return False
        rest = left_over(pos.board, rest, hand)
        hands[side] = hand
    for side in hidden:
        pos.hands[side] = hands[side]
    pos.deck = rest
    return True


def left_over(board: Board, cards: list[int], hand: list[int]) -> list[int]:
    """Some cards without those of a hand, in the same order."""
    dealt = [False] * board.cards
    for card in hand:
        dealt[card] = True
    return [card for card in cards if not dealt[card]]


def demanded(pos: PunicWar, side: int) -> int:
    """The cards of which a hand must hold one, because its owner is being asked for them."""
    if pos.outcome is not None or pos.option(ALWAYS_ASK):
        return 0
    step = pos.steps[-1]
    if isinstance(step, Window) and step.seat == side:
        return step.cards
    if isinstance(step, Preemption) and step.seat == side:
        return pos.board.campaigns & ~bits(pos.discard) & ~bits(pos.removed)
    if isinstance(step, Attack) and step.seat == side and pos.fought().duel.count(side) == 0:
        return unseen(pos, lifelines(pos, side))
    return 0


def redeal_battle(board: Board, duel: Duel, hidden: list[int], dice: Dice) -> None:
    """14.1 Draw hidden battle cards anew from all that are not seen."""
    pool = duel.deck[:]
    sizes = [0, 0]
    for side in hidden:
        for kind in range(board.battle_cards):
            closed = duel.hands[side][kind] - duel.open[side][kind]
            pool[kind] += closed
            sizes[side] += closed
    for side in hidden:
        hand = duel.open[side][:]
        for _ in range(sizes[side]):
            at = dice.below(sum(pool))
            for kind in range(board.battle_cards):
                at -= pool[kind]
                if at < 0:
                    pool[kind] -= 1
                    hand[kind] += 1
                    break
        duel.hands[side] = hand
    duel.deck = pool
