"""What no seat may be told besides: the enemy's tactic cards, and the one of a round until both have chosen."""

from __future__ import annotations

from collections.abc import Iterable

from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.kinds import SIDES
from bellum.kernel import Event, Position
from tests.hannibal import leaks

OPEN = frozenset(["tactic"])  # H13 shown when both have chosen


def check_view(pos: Position, seat: int) -> None:
    """Nothing in a view names what is hidden."""
    assert isinstance(pos, FirstWar)
    leaks.check_view(pos, seat, ("options", "markers", "sea"))
    sea = {key: part for key, part in pos.view(seat)["sea"].items() if key != "corvus"}  # a marker, no card
    assert not leaks.words(sea) & leaks.hidden_cards(pos, seat)
    battle = pos.sea_battle
    if battle is None:
        return
    told, board = sea["battle"], pos.sea
    assert "hands" not in told
    assert ("hand" in told) == (seat >= 0)
    if seat >= 0:
        assert told["hand"] == {board.tactic_id[k]: n for k, n in enumerate(battle.hands[seat]) if n}
    chosen = battle.chosen[seat] if seat >= 0 else -1
    assert told.get("choice") == (board.tactic_id[chosen] if chosen >= 0 else None)
    shown = [None if kind < 0 else board.tactic_id[kind] for _, kind in battle.played]
    assert [name for _, name in told["played"]] == shown
    assert told["count"] == {SIDES[side]: sum(battle.hands[side]) for side in range(2)}


def check_events(events: Iterable[Event]) -> None:
    """A strategy card is named only when it lies open; tactic cards only when they are shown."""
    events = list(events)
    leaks.check_events(events)
    for event in events:
        assert "tactic" not in event.args or event.kind in OPEN, event.kind
