"""What a seat may know besides Hannibal's: ships, treasuries and trains are open, tactic cards are not."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ...kernel.event import OMNISCIENT
from ..hannibal import view
from ..hannibal.view import NAMES, PunicView, Side, general_name, side_name
from .position import CORVUS, FORGOTTEN_TACTICS, TRAINED, FirstWar
from .records import NO_CARD, UNDECIDED, SeaBattle
from .sea_tactics import admiral_of, hits, in_force, modifier, naval_rating, standing_modifier


class ShipsView(TypedDict):
    """H2 The ships of a side in a port."""

    space: str
    side: Side
    ready: int
    exhausted: int
    harbour: bool


class VoyageView(TypedDict):
    """H11 The fleet on its way."""

    side: Side
    came: str | None
    port: str
    to: str | None
    ships: int
    army: bool
    admiral: str | None
    chasers: list[tuple[str, int]]


class ShownView(TypedDict):
    """H13 What has come of the two cards of a round: which is cancelled, what is added, which dice hit."""

    cancelled: dict[Side, bool]
    modifiers: dict[Side, int]
    hits: dict[Side, list[bool]]


class SeaBattleView(TypedDict):
    """H13 The naval battle being fought: one's own tactic cards, what was played, the dice of the round."""

    space: str
    attacker: Side
    round: int
    ready: dict[Side, int]
    exhausted: dict[Side, int]
    sunk: dict[Side, int]
    count: dict[Side, int]
    ratings: dict[Side, int]
    admirals: dict[Side, str | None]
    chosen: dict[Side, bool]
    played: list[tuple[Side, str | None]]
    rolls: dict[Side, list[int]]
    crews: dict[Side, int]
    shown: ShownView | None
    strategy: list[tuple[Side, str]]
    winner: Side | None
    hand: NotRequired[dict[str, int]]
    choice: NotRequired[str | None]
    hands: NotRequired[dict[Side, dict[str, int]]]


class SeaView(TypedDict):
    """H2, H8 What the sea adds."""

    ships: list[ShipsView]
    supremacy: Side
    treasury: dict[Side, int]
    supplies: dict[str, int]
    engineers: list[tuple[Side, str]]
    corvus: bool
    trained: bool
    forgotten_tactics: bool
    voyage: VoyageView | None
    battle: SeaBattleView | None


class FirstWarView(PunicView):
    """Everything that a seat may know of a position."""

    sea: SeaView


def inside(pos: FirstWar, seat: int) -> FirstWarView:
    """What a seat may know, as plain data."""
    return {**view.inside(pos, seat), "sea": sea(pos, seat)}


def sea(pos: FirstWar, seat: int) -> SeaView:
    board, battle, voyage = pos.sea, pos.sea_battle, pos.voyage
    return {
        "ships": ships(pos),
        "supremacy": NAMES[pos.supremacy],
        "treasury": {NAMES[side]: pos.treasury[side] for side in range(2)},
        "supplies": {board.general_id[g]: n for g, n in enumerate(pos.supplies) if n},
        "engineers": [(NAMES[side], board.space_id[space]) for side, space in pos.engines],
        "corvus": pos.marked(CORVUS),
        "trained": pos.marked(TRAINED),
        "forgotten_tactics": pos.marked(FORGOTTEN_TACTICS),
        "voyage": None
        if voyage is None
        else {
            "side": NAMES[voyage.seat],
            "came": board.space_id[voyage.came] if voyage.came >= 0 else None,
            "port": board.space_id[voyage.port],
            "to": board.space_id[voyage.to] if voyage.to >= 0 else None,
            "ships": voyage.ships,
            "army": voyage.army,
            "admiral": general_name(board, voyage.admiral),
            "chasers": [(board.space_id[port], ships) for port, ships in voyage.chasers],
        },
        "battle": None if battle is None else sea_battle(pos, battle, seat),
    }


def ships(pos: FirstWar) -> list[ShipsView]:
    """H2 Every fleet."""
    board = pos.sea
    return [
        {
            "space": board.space_id[port],
            "side": NAMES[side],
            "ready": pos.ready[side][port],
            "exhausted": pos.exhausted[side][port],
            "harbour": pos.in_harbour(side, port),
        }
        for port in board.ports
        for side in range(2)
        if pos.ships(side, port)
    ]


def tactic_name(pos: FirstWar, kind: int) -> str | None:
    return pos.sea.tactic_id[kind] if kind >= 0 else None


def by_tactic(pos: FirstWar, counts: list[int]) -> dict[str, int]:
    return {pos.sea.tactic_id[k]: counts[k] for k in range(pos.sea.tactics) if counts[k]}


def shown(pos: FirstWar, battle: SeaBattle) -> ShownView:
    """H13 What has come of the two cards of a round, once both lie open."""
    sides = range(2)
    return {
        "cancelled": {NAMES[s]: battle.chosen[s] >= 0 and in_force(pos, s) == NO_CARD for s in sides},
        "modifiers": {NAMES[s]: modifier(pos, s) for s in sides},
        "hits": {NAMES[s]: [hits(pos, s, die) for die in battle.rolls[s]] for s in sides},
    }


def sea_battle(pos: FirstWar, battle: SeaBattle, seat: int) -> SeaBattleView:
    """H13 The naval battle; the card of a round is hidden until both have chosen."""
    board = pos.sea
    sides = range(2)
    data: SeaBattleView = {
        "space": board.space_id[battle.port],
        "attacker": NAMES[battle.attacker],
        "round": battle.round,
        "ready": {NAMES[s]: pos.ready[s][battle.port] for s in sides},
        "exhausted": {NAMES[s]: battle.exhausted[s] for s in sides},
        "sunk": {NAMES[s]: battle.sunk[s] for s in sides},
        "count": {NAMES[s]: sum(battle.hands[s]) for s in sides},
        "ratings": {NAMES[s]: naval_rating(pos, s) for s in sides},
        "admirals": {NAMES[s]: general_name(board, admiral_of(pos, s)) for s in sides},
        "chosen": {NAMES[s]: battle.chosen[s] != UNDECIDED for s in sides},
        "played": [(NAMES[side], tactic_name(pos, kind)) for side, kind in battle.played],
        "rolls": {NAMES[s]: battle.rolls[s][:] for s in sides},
        "crews": {NAMES[s]: standing_modifier(pos, s) for s in sides},
        "shown": None if UNDECIDED in battle.chosen else shown(pos, battle),
        "strategy": [(NAMES[side], board.card_id[card]) for side, card in battle.strategy],
        "winner": side_name(battle.winner),
    }
    if seat >= 0:
        data["hand"] = by_tactic(pos, battle.hands[seat])
        if battle.chosen[seat] not in (UNDECIDED, NO_CARD):
            data["choice"] = tactic_name(pos, battle.chosen[seat])
    if seat == OMNISCIENT:
        data["hands"] = {NAMES[s]: by_tactic(pos, battle.hands[s]) for s in sides}
    return data
