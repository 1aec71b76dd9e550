"""What no seat may be told: others' cards and Talents, other sides' points, the order of the decks, ships being stowed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bellum.games.second_punic_war.game import BOARD
from bellum.games.second_punic_war.position import War
from bellum.kernel import SPECTATOR, Event, Position

# Events that name a card which lies open to all from then on, and those that tell what an open one does.
OPEN = frozenset(
    [
        "card-for-initiative",
        "card-for-gold",
        "event-played",
        "event-cancelled",
        "effect-played",
        "effect-cancelled",
        "discarded",
        "struck",
        "attrition",
        "exhausted",
        "bombarded",
        "treason",
    ]
)
SECRET = ("talents", "points", "cards")  # arguments that only their own seats are told


def words(data: Any) -> set[str]:
    """Every word of some plain data, the notations of actions taken apart."""
    return set(json.dumps(data).replace('"', " ").replace(",", " ").replace(":", " ").split())


def hidden_cards(pos: War, seat: int) -> set[str]:
    """The cards that a seat may not see."""
    hidden = {card for deck in pos.decks for card in deck}
    for other in range(pos.players):
        if other != seat:
            shown = set(pos.shown[other * pos.players + seat]) if seat >= 0 else set()
            hidden |= set(pos.hands[other]) - shown
    return {BOARD.card_id[card] for card in hidden}


def check_view(pos: Position, seat: int) -> None:
    """Nothing in a view tells what is hidden."""
    assert isinstance(pos, War)
    view = pos.view(seat)
    told = {key: part for key, part in view.items() if key not in ("options", "stacks", "leaders", "cities")}
    leaked = words(told) & hidden_cards(pos, seat)
    assert not leaked, f"the view of seat {seat} tells of {sorted(leaked)}"
    for other, player in enumerate(view["players"]):
        own = other == seat
        friend = seat >= 0 and pos.side_of_seat[other] == pos.side_of_seat[seat]
        assert player["talents"] == (pos.talents[other] if own else None)
        assert player["points"] == (pos.points[other] if friend else None)


def check_events(events: Iterable[Event]) -> None:
    """A card is named only when it lies open, Talents and points only to those who may know them."""
    for event in events:
        told = event.seen_by(SPECTATOR)["args"]
        assert "card" not in told or event.kind in OPEN, f"{event.kind} tells everybody of {told['card']}"
        for name in SECRET:
            assert name not in told, f"{event.kind} tells everybody the {name}: {told[name]}"
