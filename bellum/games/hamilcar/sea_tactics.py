"""H2, H13 What each side brings to a naval battle: ratings, crews, tactic cards and dice."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from ..hannibal.board import ROME
from .cards.base import Ambush, SeaCard
from .position import CORVUS, TRAINED, FirstWar
from .records import NO_CARD

NOT_IN_HAND: Final = Refusal("H13", "tactic-not-in-hand")
OUTNUMBERED: Final = Refusal("H13", "tactic-outnumbered")
UNTRAINED: Final = Refusal("H13", "tactic-untrained")


def cards_played(pos: FirstWar, side: int) -> list[SeaCard]:
    """The strategy cards that a side has played for this battle."""
    out: list[SeaCard] = []
    for player, number in pos.fighting().strategy:
        card = pos.sea.deck[number]
        if player == side and isinstance(card, SeaCard):
            out.append(card)
    return out


def naval_rating(pos: FirstWar, side: int) -> int:
    """H2.1, H13 The naval rating of a side in the battle, less what the enemy's cards take."""
    admiral = admiral_of(pos, side)
    rating = 0 if admiral < 0 else pos.sea.naval[admiral]
    for card in cards_played(pos, 1 - side):
        rating -= card.rating
    return max(0, rating)


def admiral_of(pos: FirstWar, side: int) -> int:
    """H2.1 The general who commands a side's fleet in the battle, or NOBODY.

    H12 Interceptors are led by the commander who sent them, unless a better one is in the port.
    """
    voyage, naval = pos.voyage, pos.sea.naval
    there = pos.admiral(side, pos.fighting().port)
    if voyage is None:
        return there
    if side == voyage.seat:
        return pos.marching().general if voyage.army else there
    led = voyage.led
    return led if led >= 0 and (there < 0 or naval[led] > naval[there]) else there


def hand_size(pos: FirstWar, side: int) -> int:
    """H13 Tactic cards: the naval rating, 1 with Supremacy, and what cards and abilities add."""
    board, battle = pos.sea, pos.fighting()
    cards = naval_rating(pos, side)
    if pos.supremacy == side:
        cards += board.supremacy_cards
    for player, number in battle.strategy:
        card = board.deck[number]
        if player == side and isinstance(card, Ambush):
            cards += card.tactics
    admiral = admiral_of(pos, side)
    if side != battle.attacker and admiral >= 0 and pos.control[battle.port] == side:
        cards += board.tactics_at_home[admiral]
    return cards


def crews(pos: FirstWar, side: int) -> int:
    """H2.2 What Rome's crews and the Corvus add to a side's dice."""
    if side != ROME:
        return 0
    board = pos.sea
    return (0 if pos.marked(TRAINED) else board.untrained) + (board.corvus_bonus if pos.marked(CORVUS) else 0)


# -- the tactic card of a round, and the dice --------------------------------------------------------------


def tactic_refusal(pos: FirstWar, side: int, kind: int) -> Refusal | None:
    """H13 Why a side may not choose a tactic card."""
    board, battle = pos.sea, pos.fighting()
    if battle.hands[side][kind] == 0:
        return NOT_IN_HAND
    if board.tactic_outnumbers[kind] and pos.ready[side][battle.port] < pos.ready[1 - side][battle.port]:
        return OUTNUMBERED
    if board.tactic_trained[kind] and side == ROME and not pos.marked(TRAINED):
        return UNTRAINED
    return None


def in_force(pos: FirstWar, side: int) -> int:
    """H13 The tactic card of a side in this round, NO_CARD if there is none or the enemy's cancels it."""
    board, battle = pos.sea, pos.fighting()
    kind, other = battle.chosen[side], battle.chosen[1 - side]
    if kind < 0 or other < 0 or kind not in board.cancels[other]:
        return kind
    if board.tactic_sinks_on[kind]:
        admiral = admiral_of(pos, side)
        if (side == ROME and pos.marked(CORVUS)) or (admiral >= 0 and board.boards[admiral]):
            return kind  # 24, 25 a Board card that is never cancelled
    return NO_CARD


def standing_modifier(pos: FirstWar, side: int) -> int:
    """H2.2, 25 What is added to each of a side's dice in this round, whatever tactic cards are played."""
    total = crews(pos, side)
    if pos.fighting().round == 1:
        for card in cards_played(pos, 1 - side):
            total += card.first_round
    return total


def modifier(pos: FirstWar, side: int) -> int:
    """H13 What is added to each of a side's dice in this round."""
    board = pos.sea
    own, foe = in_force(pos, side), in_force(pos, 1 - side)
    total = standing_modifier(pos, side)
    if own >= 0:
        total += board.tactic_mod[own]
    if foe >= 0:
        total += board.tactic_enemy_mod[foe]
    return total


def hits(pos: FirstWar, side: int, die: int) -> bool:
    """H13 Whether a die of a side's hits: a natural 6 always does, a natural 1 never."""
    board = pos.sea
    if die == board.always_hits or die == board.never_hits:
        return die == board.always_hits
    return die + modifier(pos, side) >= board.hit_on


def dice_of(pos: FirstWar, side: int) -> int:
    """H13 One die for each Ready ship, and what the tactic card adds."""
    kind = in_force(pos, side)
    return pos.ready[side][pos.fighting().port] + (pos.sea.tactic_dice[kind] if kind >= 0 else 0)
