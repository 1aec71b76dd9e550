"""What a seat may know: all but the enemy's strategy cards and battle cards, and the order of the deck.

3.3 The composition of armies is open; 8.6 so are the discards.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ...kernel.event import OMNISCIENT
from .board import CARTHAGE, Board
from .brought import commander, rating
from .kinds import SIDES
from .position import (
    ARCHIMEDES,
    CATO_COUNSELS,
    HANNO_COUNSELS,
    LATIN_COLONIES,
    MACEDON,
    NAVAL_VICTORY,
    RESHUFFLE,
    TRUCE_ON,
    PunicWar,
    Stage,
    battle_step,
    of_bits,
)
from .records import AVOIDING, Battle

Side = Literal["rome", "carthage"]
Phase = Literal["reinforcements", "strategy", "winter", "isolation", "victory"]
Office = Literal["proconsul", "consul", "dictator"]
NAMES: Final[tuple[Side, Side]] = ("rome", "carthage")
PHASES: Final[tuple[Phase, ...]] = ("reinforcements", "strategy", "winter", "isolation", "victory")
OFFICES: Final[tuple[Office | None, ...]] = (None, "proconsul", "consul", "dictator")
OFF_MAP: Final = ("pool", "displaced", "gone", "later")


class TurnView(TypedDict):
    """5 The turn: its number on the track, and how many there are."""

    number: int
    index: int
    last: int
    years: str
    cards: int


class ForceView(TypedDict):
    """3.3, 3.4 A stack, with its generals, the commander first."""

    space: str
    inside: bool
    side: Side
    cus: int
    elephants: int
    trains: int
    generals: list[str]


class GeneralView(TypedDict):
    """Where a general is, a space or off the map, his office, and whether he commands."""

    id: str
    side: Side
    place: str
    inside: bool
    office: Office | None
    commander: bool


class MarkersView(TypedDict):
    """25 What lies on the board because of events."""

    macedonian_alliance: bool
    naval_victory: bool
    truce: bool
    hanno_counsels: bool
    cato_counsels: bool
    reshuffle: bool
    archimedes: bool
    latin_colonies: bool
    citadel: str | None
    foraging: list[str]
    flamen: str | None


class CardsView(TypedDict):
    """8.6 One's own hand, the number of the enemy's cards, and what lies open."""

    count: dict[Side, int]
    deck: int
    discard: list[str]
    removed: list[str]
    aside: list[str]
    playing: str | None
    known: NotRequired[dict[Side, list[str]]]  # that both players know to be in a hand
    hand: NotRequired[list[str]]
    hands: NotRequired[dict[Side, list[str]]]


# 10.2 The march that is going on.
MoveView = TypedDict(
    "MoveView",
    {
        "side": Side,
        "general": str,
        "space": str,
        "inside": bool,
        "cus": int,
        "elephants": int,
        "train": bool,
        "subordinates": list[str],
        "points": int,
        "spent": int,
        "sailing": bool,
        "from": str | None,
        "to": str | None,
    },
)


class PlanView(TypedDict):
    """10.3.2 One declaration."""

    general: str
    space: str
    cus: int
    kind: Literal["avoid", "intercept"]


class ReactionView(TypedDict):
    """10.3.2 What the inactive player has declared."""

    side: Side
    space: str
    declared: list[PlanView]


class BattleView(TypedDict):
    """14 The battle being fought: one's own battle cards, what lies open, what was played."""

    space: str
    active: Side
    attacker: Side
    round: int
    count: dict[Side, int]
    open: dict[Side, dict[str, int]]
    card: str | None
    played: list[tuple[Side, str]]
    commanders: dict[Side, str | None]
    ratings: dict[Side, int]
    cus: dict[Side, int]
    strategy: list[tuple[Side, str]]
    stage: Stage
    winner: Side | None
    hand: NotRequired[dict[str, int]]
    hands: NotRequired[dict[Side, dict[str, int]]]


class PunicView(TypedDict):
    """Everything that a seat may know of a position."""

    turn: TurnView
    phase: Phase
    first: Side | None
    control: dict[str, Side]
    tribes: dict[str, Literal["carthage", "neutral"]]
    siege: dict[str, int]
    forces: list[ForceView]
    generals: list[GeneralView]
    provinces: dict[str, Side | None]
    points: dict[Side, int]
    area: list[str]
    markers: MarkersView
    cards: CardsView
    move: MoveView | None
    reaction: ReactionView | None
    battle: BattleView | None


def inside(pos: PunicWar, seat: int) -> PunicView:
    """What a seat may know, as plain data."""
    board, scenario = pos.board, pos.scenario
    battle = pos.battle
    turn = min(pos.turn, scenario.last_turn)
    spaces = range(board.spaces)
    return {
        "turn": {
            "number": pos.turn_number(),
            "index": turn,
            "last": scenario.last_turn,
            "years": scenario.turn_years[turn],
            "cards": scenario.turn_cards[turn],
        },
        "phase": PHASES[pos.phase],
        "first": side_name(pos.first),
        "control": {board.space_id[s]: NAMES[pos.control[s]] for s in spaces if pos.control[s] >= 0},
        "tribes": {
            board.space_id[s]: "carthage" if pos.control[s] == CARTHAGE else "neutral"
            for s in spaces
            if pos.tribe[s]
        },
        "siege": {board.space_id[s]: pos.siege[s] for s in spaces if pos.siege[s]},
        "forces": forces(pos),
        "generals": generals(pos),
        "provinces": {
            board.province_id[p]: side_name(pos.holder(p)) for p in range(board.provinces) if pos.spaces_of(p)
        },
        "points": {NAMES[side]: pos.points(side) for side in range(2)},
        "area": [board.space_id[s] for s in spaces if pos.playable(s)],
        "markers": markers(pos),
        "cards": cards(pos, seat),
        "move": move(pos),
        "reaction": reaction(pos),
        "battle": None if battle is None else battle_view(pos, battle, seat),
    }


def side_name(side: int) -> Side | None:
    return NAMES[side] if side >= 0 else None


def space_name(board: Board, space: int) -> str | None:
    return board.space_id[space] if space >= 0 else None


def general_name(board: Board, general: int) -> str | None:
    return board.general_id[general] if general >= 0 else None


def within(board: Board, place: int) -> bool:
    """10.7 Whether a place is inside walls."""
    return board.walls <= place < board.transit


def forces(pos: PunicWar) -> list[ForceView]:
    """3.3, 3.4 Every stack; a force on its way is where it is going."""
    board = pos.board
    out: list[ForceView] = []
    for side in range(2):
        for place in range(board.places):
            here = pos.generals_at(side, place)
            trains = pos.trains.count(place) if side == CARTHAGE else 0
            if pos.cus[side][place] == 0 and not here and not trains:
                continue
            commander = pos.commander(side, place)
            names = [board.general_id[commander]] if commander >= 0 else []
            names += [board.general_id[g] for g in here if g != commander]
            out.append(
                {
                    "space": board.space_id[pos.space_at(place)],
                    "inside": within(board, place),
                    "side": NAMES[side],
                    "cus": pos.cus[side][place],
                    "elephants": pos.elephants[place] if side == CARTHAGE else 0,
                    "trains": trains,
                    "generals": names,
                }
            )
    return out


def generals(pos: PunicWar) -> list[GeneralView]:
    """Every general."""
    board = pos.board
    out: list[GeneralView] = []
    for g in range(board.generals):
        place, side = pos.at[g], board.general_side[g]
        out.append(
            {
                "id": board.general_id[g],
                "side": NAMES[side],
                "place": board.space_id[pos.space_at(place)] if place >= 0 else OFF_MAP[-1 - place],
                "inside": within(board, place),
                "office": OFFICES[pos.office[g]],
                "commander": place >= 0 and pos.commander(side, place) == g,
            }
        )
    return out


def markers(pos: PunicWar) -> MarkersView:
    board = pos.board
    return {
        "macedonian_alliance": pos.marked(MACEDON),
        "naval_victory": pos.marked(NAVAL_VICTORY),
        "truce": pos.marked(TRUCE_ON),
        "hanno_counsels": pos.marked(HANNO_COUNSELS),
        "cato_counsels": pos.marked(CATO_COUNSELS),
        "reshuffle": pos.marked(RESHUFFLE),
        "archimedes": pos.marked(ARCHIMEDES),
        "latin_colonies": pos.marked(LATIN_COLONIES),
        "citadel": space_name(board, pos.citadel),
        "foraging": [SIDES[side] for side in pos.foraging],
        "flamen": general_name(board, pos.flamen),
    }


def cards(pos: PunicWar, seat: int) -> CardsView:
    """8.6 What a seat may know of the strategy cards."""
    ids = pos.board.card_id
    data: CardsView = {
        "count": {NAMES[side]: len(pos.hands[side]) for side in range(2)},
        "deck": len(pos.deck),
        "discard": [ids[card] for card in pos.discard],
        "removed": [ids[card] for card in pos.removed],
        "aside": [ids[card] for card in pos.aside],
        "playing": ids[pos.card] if pos.card >= 0 else None,
    }
    if seat >= 0 or seat == OMNISCIENT:
        data["known"] = {NAMES[side]: [ids[c] for c in of_bits(pos.known[side])] for side in range(2)}
    if seat >= 0:
        data["hand"] = [ids[card] for card in sorted(pos.hands[seat])]
    if seat == OMNISCIENT:
        data["hands"] = {NAMES[s]: [ids[card] for card in sorted(pos.hands[s])] for s in range(2)}
    return data


def move(pos: PunicWar) -> MoveView | None:
    """10.2 The march that is going on."""
    board, march = pos.board, pos.march
    if march is None or pos.at[march.general] < 0:
        return None
    place = pos.at[march.general]
    return {
        "side": NAMES[march.seat],
        "general": board.general_id[march.general],
        "space": board.space_id[pos.space_at(place)],
        "inside": within(board, place),
        "cus": march.size(),
        "elephants": march.elephants(),
        "train": march.army.train,
        "subordinates": [board.general_id[g] for g in march.army.subs],
        "points": march.points,
        "spent": march.spent,
        "sailing": march.landed(),
        "from": space_name(board, pos.space_at(march.leg.came)) if march.leg.came >= 0 else None,
        "to": space_name(board, march.leg.to),
    }


def reaction(pos: PunicWar) -> ReactionView | None:
    """10.3.2 What the inactive player has declared, and is about to declare."""
    board, reaction = pos.board, pos.reaction
    if reaction is None:
        return None
    plans = reaction.plans if reaction.draft is None else [*reaction.plans, reaction.draft]
    return {
        "side": NAMES[reaction.seat],
        "space": board.space_id[reaction.space],
        "declared": [
            {
                "general": board.general_id[plan.general],
                "space": board.space_id[pos.space_at(plan.place)],
                "cus": plan.count,
                "kind": "avoid" if plan.kind == AVOIDING else "intercept",
            }
            for plan in plans
        ],
    }


def by_type(board: Board, counts: list[int]) -> dict[str, int]:
    return {board.battle_card_id[k]: counts[k] for k in range(board.battle_cards) if counts[k]}


def stage_of(pos: PunicWar) -> Stage:
    """14 What the battle has come to."""
    step = battle_step(pos)
    return "end" if step is None else step.stage


def battle_view(pos: PunicWar, battle: Battle, seat: int) -> BattleView:
    """14 The battle being fought."""
    board = pos.board
    data: BattleView = {
        "space": board.space_id[battle.space],
        "active": NAMES[battle.active],
        "attacker": NAMES[battle.duel.attacker],
        "round": battle.duel.round,
        "count": {NAMES[side]: battle.duel.count(side) for side in range(2)},
        "open": {NAMES[side]: by_type(board, battle.duel.open[side]) for side in range(2)},
        "card": board.battle_card_id[battle.duel.card] if battle.duel.card >= 0 else None,
        "played": [(NAMES[side], board.battle_card_id[kind]) for side, kind in battle.duel.played],
        "commanders": {NAMES[side]: general_name(board, commander(pos, side)) for side in range(2)},
        "ratings": {NAMES[side]: rating(pos, side) for side in range(2)},
        "cus": {NAMES[side]: pos.cus[side][battle.space] for side in range(2)},
        "strategy": [(NAMES[side], board.card_id[card]) for side, card in battle.strategy],
        "stage": stage_of(pos),
        "winner": side_name(battle.result.winner),
    }
    if seat >= 0:
        data["hand"] = by_type(board, battle.duel.hands[seat])
    if seat == OMNISCIENT:
        data["hands"] = {NAMES[side]: by_type(board, battle.duel.hands[side]) for side in range(2)}
    return data
