"""What a seat may know: all but the enemy's strategy cards and battle cards, and the order of the deck.

3.3 The composition of armies is open; 8.6 so are the discards.
"""

from __future__ import annotations

from typing import Any

from ...kernel.event import OMNISCIENT
from .battle import STAGE_NAMES, Battle, current_battle
from .board import (
    BATTLE_CARD_ID,
    BATTLE_CARDS,
    CARD_ID,
    CARTHAGE,
    GENERAL_ID,
    GENERAL_SIDE,
    GENERALS,
    NOBODY,
    OFF_MAP,
    OFFICES,
    PLACES,
    PROVINCE_ID,
    PROVINCES,
    SCENARIO_ID,
    SIDES,
    SPACE_ID,
    SPACES,
    TRANSIT,
    TURN_CARDS,
    TURN_YEARS,
    WALLS,
)
from .campaign import turn_number
from .move import HARBOUR, SEA, March
from .passage import Passage
from .politics import general_name
from .position import (
    ADDITIONAL_CARDS,
    ARCHIMEDES,
    CATO_COUNSELS,
    HANNO_COUNSELS,
    LATIN_COLONIES,
    MACEDON,
    NAVAL_VICTORY,
    PHASES,
    RESHUFFLE,
    SHARED_CARDS,
    TRUCE_ON,
    Hannibal,
    of_bits,
)
from .reaction import AVOIDING, Detachment, Reaction


def side_name(side: int) -> str | None:
    return SIDES[side] if side >= 0 else None


def space_name(space: int) -> str | None:
    return SPACE_ID[space] if space >= 0 else None


def view(pos: Hannibal, seat: int) -> dict[str, Any]:
    """Everything that a seat may know of a position, as plain data."""
    battle = current_battle(pos)
    turn = min(pos.turn, len(TURN_CARDS[pos.scenario]) - 1)
    data: dict[str, Any] = {
        "game": "hannibal",
        "seat": SIDES[seat] if seat >= 0 else None,
        "scenario": SCENARIO_ID[pos.scenario],
        "options": options(pos),
        "turn": {
            "number": turn_number(pos),
            "index": turn,
            "last": len(TURN_CARDS[pos.scenario]) - 1,
            "years": TURN_YEARS[pos.scenario][turn],
            "cards": TURN_CARDS[pos.scenario][turn],
        },
        "phase": PHASES[pos.phase],
        "first": side_name(pos.first),
        "to_move": [SIDES[s] for s in range(2) if pos.owes(s)],
        "legal": [pos.table.notation(action) for action in pos.legal(seat)],
        "control": {SPACE_ID[s]: SIDES[pos.control[s]] for s in range(SPACES) if pos.control[s] >= 0},
        "tribes": {
            SPACE_ID[s]: "carthage" if pos.control[s] == CARTHAGE else "neutral"
            for s in range(SPACES)
            if pos.tribe[s]
        },
        "siege": {SPACE_ID[s]: pos.siege[s] for s in range(SPACES) if pos.siege[s]},
        "forces": forces(pos),
        "generals": generals(pos),
        "provinces": {PROVINCE_ID[p]: side_name(pos.holder(p)) for p in range(PROVINCES) if pos.spaces_of(p)},
        "points": {SIDES[side]: pos.points(side) for side in range(2)},
        "area": [SPACE_ID[s] for s in range(SPACES) if pos.playable(s)],
        "markers": markers(pos),
        "cards": cards(pos, seat),
        "move": move(pos),
        "reaction": reaction(pos),
        "battle": None if battle is None else battle_view(pos, battle, seat),
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


def options(pos: Hannibal) -> dict[str, Any]:
    """26 The options of this game."""
    from .game import SWITCHES

    deck = "all" if pos.option(SHARED_CARDS) else "additional" if pos.option(ADDITIONAL_CARDS) else "classic"
    return {"cards": deck, **{name: pos.option(bit) for name, bit in SWITCHES.items()}}


def forces(pos: Hannibal) -> list[dict[str, Any]]:
    """3.3, 3.4 Every stack, with its generals, the commander first.

    A force on its way is where it is going.
    """
    out: list[dict[str, Any]] = []
    for side in range(2):
        for place in range(PLACES):
            here = pos.generals_at(side, place)
            trains = pos.trains.count(place) if side == CARTHAGE else 0
            if pos.cus[side][place] == 0 and not here and not trains:
                continue
            commander = pos.commander(side, place)
            names = [GENERAL_ID[commander]] if commander >= 0 else []
            names += [GENERAL_ID[g] for g in here if g != commander]
            out.append(
                {
                    "space": SPACE_ID[pos.space_at(place)],
                    "inside": WALLS <= place < TRANSIT,
                    "side": SIDES[side],
                    "cus": pos.cus[side][place],
                    "elephants": pos.elephants[place] if side == CARTHAGE else 0,
                    "trains": trains,
                    "generals": names,
                }
            )
    return out


def generals(pos: Hannibal) -> list[dict[str, Any]]:
    """Every general: where he is, his office, whether he commands."""
    out: list[dict[str, Any]] = []
    for g in range(GENERALS):
        place = pos.at[g]
        out.append(
            {
                "id": GENERAL_ID[g],
                "side": SIDES[GENERAL_SIDE[g]],
                "place": SPACE_ID[pos.space_at(place)] if place >= 0 else OFF_MAP[-1 - place],
                "inside": WALLS <= place < TRANSIT,
                "office": OFFICES[pos.office[g]],
                "commander": place >= 0 and pos.commander(GENERAL_SIDE[g], place) == g,
            }
        )
    return out


def markers(pos: Hannibal) -> dict[str, Any]:
    return {
        "macedonian_alliance": pos.marked(MACEDON),
        "naval_victory": pos.marked(NAVAL_VICTORY),
        "truce": pos.marked(TRUCE_ON),
        "hanno_counsels": pos.marked(HANNO_COUNSELS),
        "cato_counsels": pos.marked(CATO_COUNSELS),
        "reshuffle": pos.marked(RESHUFFLE),
        "archimedes": pos.marked(ARCHIMEDES),
        "latin_colonies": pos.marked(LATIN_COLONIES),
        "citadel": space_name(pos.citadel),
        "foraging": [SPACE_ID[mark % SPACES] for mark in pos.foraging],
        "flamen": general_name(pos.flamen),
    }


def cards(pos: Hannibal, seat: int) -> dict[str, Any]:
    """8.6 One's own hand, the number of the enemy's cards, and what lies open."""
    data: dict[str, Any] = {
        "count": {SIDES[side]: len(pos.hands[side]) for side in range(2)},
        "deck": len(pos.deck),
        "discard": [CARD_ID[card] for card in pos.discard],
        "removed": [CARD_ID[card] for card in pos.removed],
        "aside": [CARD_ID[card] for card in pos.aside],
        "playing": CARD_ID[pos.card] if pos.card >= 0 else None,
    }
    if seat >= 0 or seat == OMNISCIENT:
        data["known"] = {SIDES[side]: [CARD_ID[c] for c in of_bits(pos.known[side])] for side in range(2)}
    if seat >= 0:
        data["hand"] = [CARD_ID[card] for card in sorted(pos.hands[seat])]
    if seat == OMNISCIENT:
        data["hands"] = {SIDES[s]: [CARD_ID[card] for card in sorted(pos.hands[s])] for s in range(2)}
    return data


def move(pos: Hannibal) -> dict[str, Any] | None:
    """10.2 The march that is going on."""
    march: March | None = None
    to = NOBODY
    for step in pos.steps:
        if isinstance(step, March):
            march = step
        if isinstance(step, Passage):
            to = step.to
    if march is None or pos.at[march.general] < 0:
        return None
    place = pos.at[march.general]
    return {
        "side": SIDES[march.seat],
        "general": GENERAL_ID[march.general],
        "space": SPACE_ID[pos.space_at(place)],
        "inside": WALLS <= place < TRANSIT,
        "cus": march.size(),
        "elephants": march.elephants(),
        "train": march.train,
        "subordinates": [GENERAL_ID[g] for g in march.subs],
        "points": march.points,
        "spent": march.spent,
        "sailing": march.via in (SEA, HARBOUR),
        "from": space_name(pos.space_at(march.came)) if march.came >= 0 else None,
        "to": space_name(to),
    }


def reaction(pos: Hannibal) -> dict[str, Any] | None:
    """10.3.2 What the inactive player has declared."""
    for i in range(len(pos.steps) - 1, -1, -1):
        step = pos.steps[i]
        if isinstance(step, Reaction):
            plans = step.plans[:]
            top = pos.steps[-1]
            if isinstance(top, Detachment):
                plans.append(top.plan)
            return {
                "side": SIDES[step.seat],
                "space": SPACE_ID[step.space],
                "declared": [
                    {
                        "general": GENERAL_ID[plan[1]],
                        "space": SPACE_ID[pos.space_at(plan[2])],
                        "cus": plan[3],
                        "kind": "avoid" if plan[0] == AVOIDING else "intercept",
                    }
                    for plan in plans
                ],
            }
    return None


def by_type(counts: list[int]) -> dict[str, int]:
    return {BATTLE_CARD_ID[k]: counts[k] for k in range(BATTLE_CARDS) if counts[k]}


def battle_view(pos: Hannibal, battle: Battle, seat: int) -> dict[str, Any]:
    """14 The battle being fought: one's own battle cards, what lies open, what was played."""
    data: dict[str, Any] = {
        "space": SPACE_ID[battle.space],
        "active": SIDES[battle.active],
        "attacker": SIDES[battle.attacker],
        "round": battle.round,
        "count": {SIDES[side]: battle.count(side) for side in range(2)},
        "open": {SIDES[side]: by_type(battle.open[side]) for side in range(2)},
        "card": BATTLE_CARD_ID[battle.card] if battle.card >= 0 else None,
        "played": [[SIDES[side], BATTLE_CARD_ID[kind]] for side, kind in battle.played],
        "commanders": {SIDES[side]: general_name(battle.commander(pos, side)) for side in range(2)},
        "ratings": {SIDES[side]: battle.rating(pos, side) for side in range(2)},
        "cus": {SIDES[side]: pos.cus[side][battle.space] for side in range(2)},
        "strategy": [[SIDES[side], CARD_ID[card]] for side, card in battle.cards],
        "stage": STAGE_NAMES[battle.stage],
        "winner": side_name(battle.winner),
    }
    if seat >= 0:
        data["hand"] = by_type(battle.hands[seat])
    if seat == OMNISCIENT:
        data["hands"] = {SIDES[side]: by_type(battle.hands[side]) for side in range(2)}
    return data
