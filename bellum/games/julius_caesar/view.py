"""What a seat may know: its own blocks and hand, the backs of the enemy's, and what lies open to all.

3.27 Cleopatra's block alone is blue: everybody sees who she is, though not how strong. 7.1 In a battle all
blocks but the reserves lie face up.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ...kernel.event import OMNISCIENT
from .battle import Battle, current_battle
from .board import (
    BLOCK_ID,
    CARD_ID,
    CLEOPATRA,
    COLOUR,
    EDGE_ENDS,
    EVENT,
    FIRST_YEAR,
    OFF_MAP,
    OPEN,
    POOL,
    SPACE_ID,
    SPACES,
    TROPHY,
    TURNS,
)
from .campaign import CardPhase, Discards
from .cards.jupiter import Defect
from .levy import Muster
from .move import March, Voyage
from .position import CivilWar
from .retreat import RegroupTo, Withdraw
from .winter import Harbour

Side = Literal["caesar", "pompeius"]
Colour = Literal["caesar", "pompeius", "egypt"]


class BothSides(TypedDict):
    """A number for each side."""

    caesar: int
    pompeius: int


class BothCards(TypedDict):
    """Cards of each side, by id."""

    caesar: list[str]
    pompeius: list[str]


class BlockView(TypedDict):
    """A block whose face the seat sees; of Cleopatra behind her back not the strength (3.27)."""

    id: str
    side: Side
    place: str  # a space, or where a block off the map is
    strength: NotRequired[int]
    moved: NotRequired[bool]


class BacksView(TypedDict):
    """Blocks that turn their backs to the seat: all of one side and colour in one place."""

    side: Side
    colour: Colour
    place: str
    count: int


class CardsView(TypedDict):
    """2.1 Cards played this year, the numbers in hand, who has chosen; for a player also their own."""

    played: BothCards
    count: BothSides
    ready: list[Side]
    hand: NotRequired[list[str]]
    discard: NotRequired[str | None]
    chosen: NotRequired[str | None]
    hands: NotRequired[BothCards]  # of both sides, when a game is over


AttackView = TypedDict(
    "AttackView",
    {"space": str, "attacker": Side, "from": list[str], "main": str | None, "surprise": bool},
)


class BattleView(TypedDict):
    """7.2 The battle being fought: its round, whose letter it is, who has had a turn, who waits."""

    space: str
    attacker: Side
    round: int
    letter: Literal["A", "B", "C", "D"]
    active: Side
    acted: list[str]
    reserves: BothSides


class Inside(TypedDict):
    """What a seat may know of a game of Julius Caesar."""

    year: int  # A.U.C.
    turn: int
    player_1: Side | None
    vp: BothSides
    blocks: list[BlockView]
    backs: list[BacksView]
    cards: CardsView
    attacks: list[AttackView]
    battle: BattleView | None
    selected: str | None  # the block in hand, if this seat may know it


SIDE: Final[tuple[Side, ...]] = ("caesar", "pompeius")
BACK: Final[tuple[Colour, ...]] = ("caesar", "pompeius", "egypt")
LETTER: Final[tuple[Literal["A", "B", "C", "D"], ...]] = ("A", "B", "C", "D")


def place_name(place: int) -> str:
    """A place by its id: a space, or where a block off the map is."""
    return SPACE_ID[place] if place < SPACES else OFF_MAP[place - POOL]


def faces(pos: CivilWar, seat: int, battle: Battle | None) -> list[bool]:
    """For every block, whether a seat sees its face."""
    seen: list[bool] = []
    for b, place in enumerate(pos.place):
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


def inside(pos: CivilWar, seat: int) -> Inside:
    """Everything that a seat may know of the game itself, as plain data."""
    battle = current_battle(pos)
    blocks, backs = pieces(pos, seat, battle)
    return {
        "year": FIRST_YEAR + pos.year,
        "turn": min(pos.turn + 1, TURNS),
        "player_1": SIDE[pos.first] if player_1_known(pos) else None,
        "vp": both(pos.victory_points(0), pos.victory_points(1)),
        "blocks": blocks,
        "backs": backs,
        "cards": cards(pos, seat),
        "attacks": attacks(pos),
        "battle": None if battle is None else battle_view(pos, battle),
        "selected": selected(pos, seat),
    }


def both(caesar: int, pompeius: int) -> BothSides:
    return {"caesar": caesar, "pompeius": pompeius}


def both_cards(cards: list[list[int]]) -> BothCards:
    return {"caesar": [CARD_ID[c] for c in cards[0]], "pompeius": [CARD_ID[c] for c in cards[1]]}


def pieces(pos: CivilWar, seat: int, battle: Battle | None) -> tuple[list[BlockView], list[BacksView]]:
    """3.2, 3.27 The blocks whose faces a seat sees, and how many backs of which colour stand where."""
    seen = faces(pos, seat, battle)
    blocks: list[BlockView] = []
    backs: dict[tuple[int, int, int], int] = {}
    for b, place in enumerate(pos.place):
        if seen[b]:
            block: BlockView = {"id": BLOCK_ID[b], "side": SIDE[pos.side[b]], "place": place_name(place)}
            block["strength"] = pos.strength[b]
            if pos.moved[b]:
                block["moved"] = True
            blocks.append(block)
        elif b == CLEOPATRA:
            blocks.append({"id": BLOCK_ID[b], "side": SIDE[pos.side[b]], "place": place_name(place)})
        else:
            key = (pos.side[b], COLOUR[b], place)
            backs[key] = backs.get(key, 0) + 1
    return blocks, [
        {"side": SIDE[side], "colour": BACK[colour], "place": place_name(place), "count": count}
        for (side, colour, place), count in sorted(backs.items())
    ]


def player_1_known(pos: CivilWar) -> bool:
    """2.1 Whether this turn's cards are face up and at least one of them stands."""
    if len(pos.played[0]) != pos.turn + 1:
        return False
    return not (EVENT[pos.played[0][-1]] and EVENT[pos.played[1][-1]])


def cards(pos: CivilWar, seat: int) -> CardsView:
    """2.1 One's own hand and discard, the number of the enemy's cards, and what has been played this year."""
    choosing = bool(pos.steps) and isinstance(pos.steps[-1], (CardPhase, Discards))
    data: CardsView = {
        "played": both_cards(pos.played),
        "count": both(len(pos.hands[0]), len(pos.hands[1])),
        "ready": [SIDE[side] for side in range(2) if choosing and pos.chosen[side] >= 0],
    }
    if seat >= 0:
        data["hand"] = [CARD_ID[card] for card in pos.hands[seat]]
        data["discard"] = CARD_ID[pos.discard[seat]] if pos.discard[seat] >= 0 else None
        data["chosen"] = CARD_ID[pos.chosen[seat]] if pos.chosen[seat] >= 0 else None
    if seat == OMNISCIENT:
        data["hands"] = both_cards(pos.hands)
    return data


def attacks(pos: CivilWar) -> list[AttackView]:
    """6.12, 7.3 Who attacks where this turn, over which roads, and which is the main attack."""
    out: list[AttackView] = []
    for space in sorted(pos.attacker):
        side = pos.attacker[space]
        ways = pos.attack_edges(side, space)
        main = pos.main.get(space, -1)
        out.append(
            {
                "space": SPACE_ID[space],
                "attacker": SIDE[side],
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


def battle_view(pos: CivilWar, battle: Battle) -> BattleView:
    """7.2 The battle being fought."""
    reserves = [0, 0]
    for b in battle.reserves:
        reserves[pos.side[b]] += 1
    return {
        "space": SPACE_ID[battle.space],
        "attacker": SIDE[battle.attacker],
        "round": battle.round,
        "letter": LETTER[min(battle.letter(pos), 3)],
        "active": SIDE[battle.active(pos)],
        "acted": [BLOCK_ID[b] for b in sorted(battle.acted) if pos.place[b] == battle.space],
        "reserves": both(reserves[0], reserves[1]),
    }


def selected(pos: CivilWar, seat: int) -> str | None:
    """The block that the seat to act has in hand, if this seat may know it."""
    if pos.outcome is not None:
        return None
    step = pos.steps[-1]
    if isinstance(step, (Withdraw, Defect)):
        return BLOCK_ID[step.block]
    if isinstance(step, (March, Voyage, Muster, RegroupTo, Harbour)) and seat in (step.seat, OMNISCIENT):
        return BLOCK_ID[step.block]
    return None
