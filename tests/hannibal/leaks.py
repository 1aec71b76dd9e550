"""What no seat may be told: the enemy's strategy cards, the deck, and the enemy's battle cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from bellum.games.hannibal.kinds import SIDES
from bellum.games.hannibal.position import PunicWar, of_bits
from bellum.kernel import SPECTATOR, Event, Position

# Events that name a card which lies open to all from then on.
OPEN = frozenset(["event", "ops", "discarded", "counter", "cancelled", "card-lost", "struck"])


def words(data: Any) -> set[str]:
    """Every word of some plain data, the notations of actions taken apart."""
    return set(json.dumps(data).replace('"', " ").replace(",", " ").replace(":", " ").split())


def hidden_cards(pos: PunicWar, seat: int) -> set[str]:
    """The strategy cards that a seat may not see."""
    hidden = set(pos.deck)
    for side in range(2):
        if side != seat:
            shown = set(of_bits(pos.known[side])) if seat >= 0 else set()
            hidden |= set(pos.hands[side]) - shown
    return {pos.board.card_id[card] for card in hidden}


def check_view(pos: Position, seat: int, keys: Sequence[str] = ("options", "markers")) -> None:
    """Nothing in a view names what is hidden; parts whose keys are words of other things are left out."""
    assert isinstance(pos, PunicWar)
    view = pos.view(seat)
    told_all = {key: part for key, part in view.items() if key not in keys}
    leaked = words(told_all) & hidden_cards(pos, seat)
    assert not leaked, f"the view of seat {seat} tells of {sorted(leaked)}"
    if pos.battle is None:
        return
    battle = pos.battle.duel
    told = view["battle"]
    assert "hands" not in told
    assert ("hand" in told) == (seat >= 0)
    if seat >= 0:
        own = {pos.board.battle_card_id[k]: n for k, n in enumerate(battle.hands[seat]) if n}
        assert told["hand"] == own
    assert told["count"] == {SIDES[side]: sum(battle.hands[side]) for side in range(2)}


def check_events(events: Iterable[Event]) -> None:
    """A strategy card is named only when it lies open, or to those who saw it."""
    for event in events:
        told = event.seen_by(SPECTATOR)["args"]
        assert "card" not in told or event.kind in OPEN, f"{event.kind} tells everybody of {told['card']}"
