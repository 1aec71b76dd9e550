"""What a seat may know: its own blocks and hand, the backs of the enemy's, and what lies open to all.

3.27 Cleopatra's block alone is blue: everybody sees who she is, though not how strong. 7.1 In a battle all
blocks but the reserves lie face up.
"""

from __future__ import annotations

from typing import Any

from ...kernel.event import OMNISCIENT
from .battle import Battle, current_battle
from .board import (
    BLOCK_ID,
    BLOCKS,
    CARD_ID,
    CLEOPATRA,
    COLOUR,
    COLOURS,
    EDGE_ENDS,
    EVENTS,
    FIRST_YEAR,
    OFF_MAP,
    OPEN,
    POOL,
    SIDES,
    SPACE_ID,
    SPACES,
    TROPHY,
)
from .campaign import CardPhase, Discards
from .gods import Defect
from .levy import Muster
from .move import March, Voyage
from .position import UNPLACED, Caesar
from .retreat import RegroupTo, Withdraw
from .winter import FleetsToPort


def place_name(place: int) -> str:
    """A place by its id: a space, or where a block off the map is."""
    if place < SPACES:
        return SPACE_ID[place]
    return "unplaced" if place == UNPLACED else OFF_MAP[place - POOL]


def faces(pos: Caesar, seat: int, battle: Battle | None) -> list[bool]:
    """For every block, whether a seat sees its face."""
    seen: list[bool] = []
    for b in range(BLOCKS):
        place = pos.place[b]
        seen.append(
            pos.side[b] == seat
            or seat == OMNISCIENT
            or place == OPEN
            or place == TROPHY
            or (battle is not None and place == battle.space and b not in battle.reserves)
        )
    step = pos.steps[-1]
    if isinstance(step, (Withdraw, Defect)):
        seen[step.block] = True
    return seen


def view(pos: Caesar, seat: int) -> dict[str, Any]:
    """Everything that a seat may know of a position, as plain data."""
    battle = current_battle(pos)
    seen = faces(pos, seat, battle)
    blocks: list[dict[str, Any]] = []
    backs: dict[tuple[int, int, int], int] = {}
    for b in range(BLOCKS):
        place = pos.place[b]
        if seen[b]:
            block: dict[str, Any] = {
                "id": BLOCK_ID[b],
                "side": SIDES[pos.side[b]],
                "place": place_name(place),
            }
            block["strength"] = pos.strength[b]
            if pos.moved[b]:
                block["moved"] = True
            blocks.append(block)
        elif b == CLEOPATRA:
            blocks.append({"id": BLOCK_ID[b], "side": SIDES[pos.side[b]], "place": place_name(place)})
        else:
            key = (pos.side[b], COLOUR[b], place)
            backs[key] = backs.get(key, 0) + 1
    data: dict[str, Any] = {
        "game": "julius_caesar",
        "seat": SIDES[seat] if seat >= 0 else None,
        "year": FIRST_YEAR + pos.year,
        "turn": min(pos.turn + 1, 5),
        "player_1": SIDES[pos.first] if player_1_known(pos) else None,
        "vp": {SIDES[side]: pos.victory_points(side) for side in range(2)},
        "to_move": [SIDES[s] for s in range(2) if pos.owes(s)],
        "legal": [pos.table.notation(action) for action in pos.legal(seat)],
        "blocks": blocks,
        "backs": [
            {"side": SIDES[side], "colour": COLOURS[colour], "place": place_name(place), "count": count}
            for (side, colour, place), count in sorted(backs.items())
        ],
        "cards": cards(pos, seat),
        "attacks": attacks(pos),
        "battle": None if battle is None else battle_view(pos, battle),
        "selected": selected(pos, seat),
        "prompt": None,
        "outcome": None,
    }
    if pos.outcome is None:
        step = pos.steps[-1]
        key_word, args = step.prompt(pos)
        data["prompt"] = {"key": key_word, "rule": step.rule, "args": args}
    else:
        end = pos.outcome
        data["outcome"] = {
            "winners": [SIDES[side] for side in end.winners],
            "reason": end.reason,
            "rule": end.rule,
            "scores": {SIDES[side]: end.scores[side] for side in range(2)},
        }
    return data


def player_1_known(pos: Caesar) -> bool:
    """2.1 Whether this turn's cards are face up and at least one of them stands."""
    if len(pos.played[0]) != pos.turn + 1:
        return False
    return pos.played[0][-1] >= EVENTS or pos.played[1][-1] >= EVENTS


def cards(pos: Caesar, seat: int) -> dict[str, Any]:
    """2.1 One's own hand and discard, the number of the enemy's cards, and what has been played this year."""
    choosing = bool(pos.steps) and isinstance(pos.steps[-1], (CardPhase, Discards))
    data: dict[str, Any] = {
        "played": {SIDES[side]: [CARD_ID[card] for card in pos.played[side]] for side in range(2)},
        "count": {SIDES[side]: len(pos.hands[side]) for side in range(2)},
        "ready": [SIDES[side] for side in range(2) if choosing and pos.chosen[side] >= 0],
    }
    if seat >= 0:
        data["hand"] = [CARD_ID[card] for card in pos.hands[seat]]
        data["discard"] = CARD_ID[pos.discard[seat]] if pos.discard[seat] >= 0 else None
        data["chosen"] = CARD_ID[pos.chosen[seat]] if pos.chosen[seat] >= 0 else None
    if seat == OMNISCIENT:
        data["hands"] = {SIDES[side]: [CARD_ID[card] for card in pos.hands[side]] for side in range(2)}
    return data


def attacks(pos: Caesar) -> list[dict[str, Any]]:
    """6.12, 7.3 Who attacks where this turn, over which roads, and which is the main attack."""
    out: list[dict[str, Any]] = []
    for space in sorted(pos.attacker):
        side = pos.attacker[space]
        ways = sorted(key >> 1 for key, to in pos.into.items() if to == space and key & 1 == side)
        main = pos.main.get(space, -1)
        out.append(
            {
                "space": SPACE_ID[space],
                "attacker": SIDES[side],
                "from": [SPACE_ID[other_end(edge, space)] for edge in ways],
                "main": SPACE_ID[other_end(main, space)] if main >= 0 else None,
                "surprise": pos.surprise == space,
            }
        )
    return out


def other_end(edge: int, space: int) -> int:
    """The space at the other end of an edge."""
    a, b = EDGE_ENDS[edge]
    return b if a == space else a


def battle_view(pos: Caesar, battle: Battle) -> dict[str, Any]:
    """7.2 The battle being fought: its round, whose letter it is, who has had his turn, who waits."""
    reserves = [sum(1 for b in battle.reserves if pos.side[b] == side) for side in range(2)]
    return {
        "space": SPACE_ID[battle.space],
        "attacker": SIDES[battle.attacker],
        "round": battle.round,
        "letter": "ABCD"[min(battle.letter(pos), 3)],
        "active": SIDES[battle.active(pos)],
        "acted": [BLOCK_ID[b] for b in sorted(battle.acted) if pos.place[b] == battle.space],
        "reserves": {SIDES[side]: reserves[side] for side in range(2)},
    }


def selected(pos: Caesar, seat: int) -> str | None:
    """The block that the seat to act has in hand, if this seat may know it."""
    if pos.outcome is not None:
        return None
    step = pos.steps[-1]
    if isinstance(step, (Withdraw, Defect)):
        return BLOCK_ID[step.block]
    if isinstance(step, (March, Voyage, Muster, RegroupTo, FleetsToPort)) and seat in (step.seat, OMNISCIENT):
        return BLOCK_ID[step.block]
    return None
