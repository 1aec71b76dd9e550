"""What the game tells and asks: every event and every prompt, with the kinds of its arguments, by chapter."""

from __future__ import annotations

from ...kernel.kind import COUNT, WORD, Arguments, secret, several
from .kinds import COUNTER, NATION, SEAT, SIDE, Kinds
from .windows import WINDOWS


def events(kinds: Kinds) -> dict[str, Arguments]:
    """Every kind of event."""
    return {
        **stage_events(kinds),
        **card_events(kinds),
        **movement_events(kinds),
        **battle_events(kinds),
        **city_events(kinds),
    }


def prompts(kinds: Kinds) -> dict[str, Arguments]:
    """Every prompt."""
    return {
        **stage_prompts(kinds),
        **window_prompts(kinds),
        **movement_prompts(kinds),
        **battle_prompts(kinds),
        **city_prompts(kinds),
    }


# -- III the stage ------------------------------------------------------------------------------------------


def stage_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "stage": {"stage": COUNT, "year": COUNT},
        "drawn": {"seat": SEAT, "count": COUNT, "cards": secret(several(kinds.card))},
        "discarded": {"seat": SEAT, "card": kinds.card},
        "reshuffled": {"nation": NATION},
        "order": {"seats": several(SEAT)},
        "order-roll": {"seat": SEAT, "rolls": several(COUNT)},
        "points": {"seat": SEAT, "points": COUNT, "reason": WORD},
        "game-over": {"side": SIDE, "reason": WORD},
        "draw": {"reason": WORD},
    }


def stage_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {"prompt-discard": {"seat": SEAT, "count": COUNT}}


# -- 5.7 cards and effects ----------------------------------------------------------------------------------


def card_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "effect-played": {"seat": SEAT, "card": kinds.card, "effect": kinds.effect},
        "effect-cancelled": {"seat": SEAT, "card": kinds.card},
        "event-played": {"seat": SEAT, "card": kinds.card},
        "event-cancelled": {"seat": SEAT, "card": kinds.card},
    }


def window_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {f"prompt-window-{window.replace('_', '-')}": {"seat": SEAT} for window in WINDOWS}


# -- IV movement (A) ----------------------------------------------------------------------------------------


def movement_events(kinds: Kinds) -> dict[str, Arguments]:
    return {}


def movement_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {}


# -- V battles (B) ------------------------------------------------------------------------------------------


def battle_events(kinds: Kinds) -> dict[str, Arguments]:
    return {}


def battle_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {}


# -- VI to IX, XII cities, politics, Gauls, economy (C) -----------------------------------------------------


def city_events(kinds: Kinds) -> dict[str, Arguments]:
    return {**siege_events(kinds), **state_events(kinds), **economy_events(kinds), **office_events(kinds)}


def siege_events(kinds: Kinds) -> dict[str, Arguments]:
    city, seat = kinds.city, SEAT
    return {
        "besieged": {"city": city, "seat": seat, "level": COUNT},
        "siege-lifted": {"city": city},
        "city-recovers": {"city": city},
        "supplied": {"city": city, "count": COUNT, "level": COUNT},
        "level": {"city": city, "level": COUNT},
        "surrender-roll": {"city": city, "rolls": several(COUNT), "modifier": COUNT, "need": COUNT},
        "assault": {"city": city, "seat": seat, "count": COUNT},
        "assault-rolls": {"city": city, "seat": seat, "rolls": several(COUNT), "hits": COUNT},
        "captured": {"city": city, "seat": seat},
    }


def state_events(kinds: Kinds) -> dict[str, Arguments]:
    field = kinds.field
    return {
        "state-moved": {"seat": SEAT, "nation": NATION, "track": COUNT},
        "alliance": {"nation": NATION, "seat": SEAT, "count": COUNT},
        "alliance-ended": {"nation": NATION, "side": SIDE},
        "went-home": {"nation": NATION, "field": field},
        "aggression": {"nation": NATION},
        "inclination": {"nation": NATION, "rolls": several(COUNT)},
        "tribe-tested": {
            "seat": SEAT,
            "field": field,
            "rolls": several(COUNT),
            "modifier": COUNT,
            "attitude": WORD,
        },
        "attitude": {"field": field, "nation": NATION, "attitude": WORD},
        "volunteers": {"field": field, "nation": NATION, "count": COUNT},
    }


def economy_events(kinds: Kinds) -> dict[str, Arguments]:
    unit: Arguments = {"seat": SEAT, "counter": COUNTER, "field": kinds.field}
    return {
        "income": {"seat": SEAT, "talents": COUNT},
        "upkeep": {"seat": SEAT, "talents": secret(COUNT)},
        "partner-pays": {"seat": SEAT, "partner": SEAT},
        "disbanded": unit,
        "recruited": unit,
        "placed": unit,
        "ravaged": {"seat": SEAT, "field": kinds.field, "talents": COUNT},
        "raided": {"seat": SEAT, "field": kinds.field, "talents": secret(COUNT)},
    }


def office_events(kinds: Kinds) -> dict[str, Arguments]:
    leader = kinds.leader
    return {
        "consuls-elected": {"leaders": several(leader)},
        "consul-placed": {"seat": SEAT, "leader": leader, "field": kinds.field},
        "prorogation": {"seat": SEAT, "leader": leader, "rolls": several(COUNT), "success": WORD},
        "dictator": {"leader": leader, "count": COUNT},
        "dictator-ends": {"leader": leader},
    }


def city_prompts(kinds: Kinds) -> dict[str, Arguments]:
    city: Arguments = {"seat": SEAT, "city": kinds.city}
    field: Arguments = {"seat": SEAT, "field": kinds.field}
    return {
        "prompt-give-up-siege": field,
        "prompt-siege-loss": city,
        "prompt-assault-loss": city,
        "prompt-assault-strike": city,
        "prompt-assault-again": city,
        "prompt-disband": {"seat": SEAT, "count": COUNT},
        "prompt-partner-pays": {"seat": SEAT, "partner": SEAT, "count": COUNT},
        "prompt-muster": {"seat": SEAT},
        "prompt-recruit": field,
        "prompt-consul": {"seat": SEAT, "leader": kinds.leader},
        "prompt-proconsul": {"seat": SEAT},
        "prompt-dictator": {"seat": SEAT},
        "prompt-consular-army": field,
        "prompt-placing": {"seat": SEAT},
    }
