"""14.1 to 14.4 What each side brings to a battle: its commander, his rating, allies, a hand of cards."""

from __future__ import annotations

from .board import CARTHAGE, ROME
from .card import Card
from .position import PunicWar
from .records import Battle
from .windows import fitting


def commander(pos: PunicWar, side: int) -> int:
    """14.1 Who commands a side in the battle; NOBODY without a general."""
    return pos.commander(side, pos.fought().space)


def rating(pos: PunicWar, side: int) -> int:
    """14.1 The commander's battle rating, 0 without one; 25 an ambush raises it."""
    general = commander(pos, side)
    return 0 if general < 0 else pos.battle_rating(general) + cards_rating(pos, side)


def cards_played(pos: PunicWar, side: int) -> list[Card[PunicWar]]:
    """14.5.2 The strategy cards that a side has played for this battle."""
    deck = pos.board.deck
    return [deck[card] for player, card in pos.fought().strategy if player == side]


def cards_rating(pos: PunicWar, side: int) -> int:
    """25 What the strategy cards of a side add to its battle rating."""
    return sum([card.battle_rating for card in cards_played(pos, side)])


def counter_rating(pos: PunicWar, side: int) -> int:
    """14.8.1 The die that counter-attacks; 24.1 some generals do it better."""
    board, battle = pos.board, pos.fought()
    general = commander(pos, side)
    special = (
        board.counter_as_attacker[general] if side == battle.active else board.counter_as_defender[general]
    )
    return special + cards_rating(pos, side) if special else rating(pos, side)


def withdrawal_rating(pos: PunicWar, side: int) -> int:
    """16.1.1 The die that lets an army withdraw; 24 some generals do it better."""
    special = pos.board.withdraw[commander(pos, side)]
    return special + cards_rating(pos, side) if special else rating(pos, side)


def allies(pos: PunicWar, side: int) -> int:
    """14.2, 14.3 Cards for provinces that a side controls now, where they are available.

    14.2.1 to 14.2.3 Control counts at the start of the battle, each province so many cards.
    14.2.3.1, 14.2.3.2 Provinces of Africa, Iberia, Italia and Sicilia help in their whole region.
    14.2.3.3 Independent provinces help only at home.
    14.3.1, 14.3.2 Only a general has allies, and Rome at most 2 cards in Italia. Allies may desert (25).
    """
    board, battle = pos.board, pos.fought()
    if commander(pos, side) < 0:
        return 0
    home = board.province_of[battle.space]
    region = board.province_region[home]
    deserting = 0
    for card in cards_played(pos, 1 - side):
        deserting |= card.deserting
    cards = 0
    for province in range(board.provinces):
        if province != home and (region < 0 or board.province_region[province] != region):
            continue
        if pos.holder(province) == side and not deserting >> province & 1:
            cards += board.allies[province]
    return min(cards, board.roman_allies) if side == ROME and region == board.homeland[ROME] else cards


def hand_size(pos: PunicWar, side: int) -> int:
    """14.1 How many battle cards a side is dealt, at most 20."""
    board, battle = pos.board, pos.fought()
    cards = board.cards_per_unit * pos.cus[side][battle.space] + rating(pos, side) + allies(pos, side)
    if side != battle.active:
        if battle.interceptors:
            cards += board.interception_cards
        if battle.failed_avoidance:
            cards += board.failed_avoidance_cards
    if side == CARTHAGE and pos.tribe[battle.space] and pos.control[battle.space] == CARTHAGE:
        cards += board.friendly_tribe_cards  # 20.8
    if side == ROME and board.province_of[battle.space] == board.militia_province:
        cards += board.militia_cards  # 14.4 the militia
    for card in cards_played(pos, side):
        cards += card.battle_cards
    cards += commanders_cards(pos, side)
    return max(0, min(cards, board.hand_limit))


def commanders_cards(pos: PunicWar, side: int) -> int:
    """24 What a commander's ability adds to his hand."""
    board, battle = pos.board, pos.fought()
    general = commander(pos, side)
    if general < 0:
        return 0
    cards = board.cards_there[general] if board.cards_in[general] == board.region_of[battle.space] else 0
    if side == battle.active and battle.sortie is not None:
        cards += board.sortie_cards[general]
    return cards


def window_cards(pos: PunicWar, battle: Battle, side: int) -> int:
    """14.5.2, 14.5.3 The strategy cards that a side may play before the battle."""
    mask = fitting(pos, side, "battle", battle.space)
    for pair in battle.strategy:
        if pair[0] == side:
            mask &= ~(1 << pair[1])
    return mask
