"""Events built by hand: a player's turn with a card in his hand, for the tests of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.turn import Actions
from bellum.kernel import Event
from tests.second_punic_war.kit import BOARD, C, R, S, do, refused, run, scene, seat_of, told

STATES = ("syracuse", "massilia", "numidia", "macedonia")
ILL_OMEN = next(c.id for c in BOARD.cards if BOARD.effect_id[c.effect] == "ill_omen")


def hold(
    card: str,
    forces: Mapping[str, str] | None = None,
    leaders: Mapping[str, str] | None = None,
    *,
    seat: str | None = None,
    **words: Any,
) -> War:
    """The turn of a player who holds a card: of the first one whose deck it is, or of Carthage for an ally's.

    An ally's deck brings the alliance with it, if ``track`` says nothing else.
    """
    deck = card.split("_")[0]
    players = words.get("players", 2)
    if deck in STATES and not (deck == S and players % 2):
        side = C if seat is None else seat.split("_")[0]
        words["track"] = {deck: 2 if side == R else -2, **words.get("track", {})}
        if seat is not None and players > 3:
            words["patron"] = {deck: seat, **words.get("patron", {})}
    pos = scene(forces, leaders, **words)
    number = seat_of(pos, seat or (deck if deck in (R, C) or pos.side[BOARD.nation[deck]] == 2 else C))
    give(pos, pos.seats[number], card)
    pos.order = [number, *[other for other in range(pos.players) if other != number]]
    return run(pos, Actions(0))


def give(pos: War, seat: str, *cards: str) -> None:
    """Cards of any deck come to a hand, wherever they are."""
    for name in cards:
        card = BOARD.card[name]
        for pile in [*pos.decks, *pos.discards, *pos.hands]:
            if card in pile:
                pile.remove(card)
        pos.hands[seat_of(pos, seat)].append(card)


def play(pos: War, card: str, *answers: str) -> War:
    """The event of a card, and what its players choose."""
    return do(pos, f"event {card}", *answers)


def heard(pos: War, card: str, *answers: str) -> list[Event]:
    """The same, with what was told."""
    return told(pos, f"event {card}", *answers)


def vain(pos: War, card: str, rule: str, message: str) -> None:
    """The event cannot be played."""
    refused(pos, f"event {card}", rule, message)


def removed(pos: War, card: str) -> bool:
    """Whether a card has left the game; if not, it is among the discards."""
    number = BOARD.card[card]
    gone = number in pos.removed
    assert gone != (number in pos.discards[BOARD.cards[number].deck])
    return gone
