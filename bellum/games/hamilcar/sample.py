"""Positions that agree with all that a seat has seen: hidden tactic cards are drawn anew, too."""

from __future__ import annotations

from ...kernel.dice import Dice
from ..hannibal import sample
from .position import FirstWar
from .records import NO_CARD, UNDECIDED, SeaBattle
from .sea_tactics import tactic_refusal


def redeal(pos: FirstWar, seat: int, dice: Dice) -> None:
    """Draw all that a seat does not see anew, and new dice."""
    sample.redeal(pos, seat, dice)
    battle = pos.sea_battle
    if battle is not None:
        hidden = [side for side in range(2) if side != seat]
        redeal_tactics(battle, hidden, dice)
        for side in hidden:
            choose_anew(pos, battle, side, dice)


def redeal_tactics(battle: SeaBattle, hidden: list[int], dice: Dice) -> None:
    """H13 Hidden hands are drawn again from all cards that are not seen."""
    kinds = range(len(battle.deck))
    pool = battle.deck[:]
    sizes = [0, 0]
    for side in hidden:
        sizes[side] = sum(battle.hands[side])
        pool = [pool[k] + battle.hands[side][k] for k in kinds]
    for side in hidden:
        hand = [0 for _ in kinds]
        for _ in range(sizes[side]):
            at = dice.below(sum(pool))
            for kind in kinds:
                at -= pool[kind]
                if at < 0:
                    pool[kind] -= 1
                    hand[kind] += 1
                    break
        battle.hands[side] = hand
    battle.deck = pool


def choose_anew(pos: FirstWar, battle: SeaBattle, side: int, dice: Dice) -> None:
    """H13 A choice that is still secret may have been any card of the hand, or none."""
    other = battle.chosen[1 - side]
    if battle.chosen[side] == UNDECIDED or other != UNDECIDED:
        return
    fit = [kind for kind in range(len(battle.deck)) if tactic_refusal(pos, side, kind) is None]
    at = dice.below(len(fit) + 1)
    battle.chosen[side] = fit[at] if at < len(fit) else NO_CARD
