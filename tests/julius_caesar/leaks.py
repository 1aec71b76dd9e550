"""What no seat may be told: the names of the enemy's standing blocks, and cards that are not face up.

``check_view`` looks for them in the data of a view, ``check_events`` in what the events of one action tell each seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bellum.games.julius_caesar.battle import Battle
from bellum.games.julius_caesar.board import (
    BLOCK_ID,
    BLOCKS,
    CARD_ID,
    CLEOPATRA,
    OPEN,
    SIDES,
    TROPHY,
)
from bellum.games.julius_caesar.gods import Defect
from bellum.games.julius_caesar.position import CivilWar
from bellum.games.julius_caesar.retreat import Withdraw
from bellum.kernel import OMNISCIENT, SPECTATOR, Event, Position

# Events in which a block stands with its back to the enemy, and events of cards face down.
BACKS = frozenset(
    [
        *("placed", "moved", "attacked", "reinforced", "sailed", "regrouped", "harboured"),
        *("raised", "strengthened", "fleet-lost", "unsupplied", "disbanded"),
    ]
)
FACE_DOWN = frozenset(["dealt", "discarded", "chose-card"])


def open_blocks(pos: CivilWar) -> set[int]:
    """5.2, 7.1 Every block whose face all may see."""
    battle = next((step for step in pos.steps if isinstance(step, Battle)), None)
    seen = {b for b in range(BLOCKS) if pos.place[b] in (OPEN, TROPHY)}
    if battle is not None:
        seen |= {b for b in range(BLOCKS) if pos.place[b] == battle.space and b not in battle.reserves}
    top = pos.steps[-1]
    if isinstance(top, (Withdraw, Defect)):
        seen.add(top.block)
    return seen


def words(data: Any) -> set[str]:
    """Every word of some plain data, the notations of actions taken apart."""
    return set(json.dumps(data).replace('"', " ").replace(",", " ").replace(":", " ").split())


def hidden_blocks(pos: CivilWar, seat: int) -> set[str]:
    """The ids of the blocks that a seat may not see; not the two leaders that are called like the sides."""
    seen = open_blocks(pos)
    hidden = {b for b in range(BLOCKS) if b not in seen and pos.side[b] != seat and b != CLEOPATRA}
    return {BLOCK_ID[b] for b in hidden} - set(SIDES)


def hidden_cards(pos: CivilWar, seat: int) -> set[str]:
    """The ids of the cards that a seat may not see."""
    shown = {card for side in range(2) for card in pos.played[side]}
    if seat >= 0:
        shown |= {*pos.hands[seat], pos.discard[seat], pos.chosen[seat]}
    return {CARD_ID[card] for card in range(len(CARD_ID)) if card not in shown}


def check_view(pos: Position, seat: int) -> None:
    """Nothing in a view names what is hidden."""
    assert isinstance(pos, CivilWar)
    view = pos.view(seat)
    told = words(view)
    leaked = told & (hidden_blocks(pos, seat) | hidden_cards(pos, seat))
    assert not leaked, f"the view of seat {seat} tells of {sorted(leaked)}"
    seen = open_blocks(pos)
    for block in view["blocks"]:
        b = BLOCK_ID.index(block["id"])
        known = b in seen or pos.side[b] == seat
        assert known or b == CLEOPATRA, f"seat {seat} sees {block['id']}"
        assert known or "strength" not in block, f"seat {seat} sees the strength of {block['id']}"
    if seat not in owing(pos):
        assert view["legal"] == [], f"seat {seat} is told what another may do"
        selected = view["selected"]
        assert selected is None or BLOCK_ID.index(selected) in seen, f"seat {seat} sees the block in hand"


def owing(pos: CivilWar) -> list[int]:
    return [side for side in range(2) if pos.owes(side)]


def check_events(events: Iterable[Event]) -> None:
    """What happens behind a back or face down is told to its owner alone."""
    for event in events:
        for seat in (0, 1, SPECTATOR):
            args = event.seen_by(seat)["args"]
            owner = seat >= 0 and args.get("side") == SIDES[seat]
            if event.kind in BACKS:
                named = args.get("block")
                queen = args["back"] == "egypt"
                assert (named is not None) == (owner or queen), f"{event.kind} as seat {seat} sees it: {args}"
                assert queen or not (words(args) & set(BLOCK_ID) - set(SIDES) - {named})
            elif event.kind in FACE_DOWN:
                assert bool(words(args) & set(CARD_ID)) == owner, (
                    f"{event.kind} as seat {seat} sees it: {args}"
                )
            else:
                assert event.secret is None, f"{event.kind} has a secret"
        whole = event.seen_by(OMNISCIENT)["args"]
        assert whole == {**event.args, **(event.secret or {})}
