"""What the game tells and asks: every event and every prompt, with the kinds of its arguments, by chapter."""

from __future__ import annotations

from ...kernel.kind import COUNT, WORD, Argument, Arguments, Told, secret, several
from .kinds import COUNTER, NATION, SEAT, SIDE, TROOP, Kinds
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
        **stage_prompts(),
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
        "points": {"seat": SEAT, "reason": WORD, "points": secret(COUNT)},
        "game-over": {"side": SIDE, "reason": WORD},
        "draw": {"reason": WORD},
    }


def stage_prompts() -> dict[str, Arguments]:
    return {"prompt-discard": {"seat": SEAT, "count": COUNT}}


# -- 5.7 cards and effects ----------------------------------------------------------------------------------


def card_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "effect-played": {"seat": SEAT, "card": kinds.card, "effect": kinds.effect},
        "effect-cancelled": {"seat": SEAT, "card": kinds.card},
        "helps": {"seat": SEAT, "side": SIDE},
        "event-played": {"seat": SEAT, "card": kinds.card},
        "event-cancelled": {"seat": SEAT, "card": kinds.card},
        **work_of_cards(kinds),
    }


def work_of_cards(kinds: Kinds) -> dict[str, Arguments]:
    """3.4.3 What the events of cards do."""
    card, field, rolls = kinds.card, kinds.field, several(COUNT)
    return {
        "struck": {"card": card, "field": field},
        "attrition": {"card": card, "field": field, "rolls": rolls, "lost": COUNT},
        "exhausted": {"card": card, "field": field, "rolls": rolls, "success": WORD},
        "bombarded": {"card": card, "field": field, "rolls": rolls, "hits": COUNT},
        "treason": {"card": card, "city": kinds.city, "rolls": rolls, "success": WORD},
        "leader-enters": {"seat": SEAT, "leader": kinds.leader, "field": field},
        "reinforced": {"seat": SEAT, "nation": NATION, "field": field, "count": COUNT},
        "gained": {
            "seat": SEAT,
            "talents": secret(COUNT),
            "initiative": COUNT,
            "count": COUNT,
            "cards": secret(several(card)),
        },
        "robbed": {"seat": SEAT, "initiative": COUNT, "talents": secret(COUNT)},
        "ship-lost": {"seat": SEAT, "field": field},
        "ally-wavers": {"nation": NATION, "rolls": rolls},
        "tribute": {"seat": SEAT, "city": kinds.city, "talents": secret(COUNT)},
    }


def window_prompts(kinds: Kinds) -> dict[str, Arguments]:
    windows: dict[str, Arguments] = {
        f"prompt-window-{window.replace('_', '-')}": {"seat": SEAT} for window in WINDOWS
    }
    return {
        **windows,
        "prompt-event": {"seat": SEAT, "card": kinds.card, "count": COUNT},
        "prompt-ferry": {"seat": SEAT, "field": kinds.field, "count": COUNT},
        "prompt-quarters": {"seat": SEAT, "city": kinds.city, "count": COUNT},
        "prompt-riders": {"seat": SEAT, "card": kinds.card},
    }


# -- IV movement (A) ----------------------------------------------------------------------------------------


def movement_events(kinds: Kinds) -> dict[str, Arguments]:
    field = kinds.field
    way: dict[str, Argument] = {"seat": SEAT, "field": field, "target": field, "count": COUNT}
    return {
        "passed": {"seat": SEAT},
        "card-for-initiative": {"seat": SEAT, "card": kinds.card, "count": COUNT},
        "card-for-gold": {"seat": SEAT, "card": kinds.card, "count": COUNT},
        "politics": {"seat": SEAT, "count": COUNT},
        "activated": {"seat": SEAT, "field": field, "count": COUNT},
        "target": {"seat": SEAT, "field": field},
        "joined": {"seat": SEAT, "field": field},
        "marched": way,
        "sailed": way,
        "docked": {"seat": SEAT, "city": kinds.city},
        "loaded": {"seat": SEAT, "field": field, "count": COUNT},
        "landed": {"seat": SEAT, "field": field, "count": COUNT},
        "alps": {"field": field, "rolls": several(COUNT), "least": COUNT, "count": COUNT},
        "forced-march": {"seat": SEAT, "field": field, "rolls": several(COUNT)},
        "peace": {"seat": SEAT, "field": field},
        "no-peace": {"seat": SEAT, "field": field},
        "went-inside": {"seat": SEAT, "city": kinds.city, "count": COUNT},
        "handed-over": {"seat": SEAT, "partner": SEAT, "leaders": several(kinds.leader)},
        "ceded": {"seat": SEAT, "partner": SEAT, "city": kinds.city},
    }


def movement_prompts(kinds: Kinds) -> dict[str, Arguments]:
    field = kinds.field
    return {
        "prompt-action": {"seat": SEAT, "count": COUNT},
        "prompt-orders": {"seat": SEAT},
        "prompt-form-column": {"seat": SEAT, "field": field},
        "prompt-move-column": {"seat": SEAT, "field": field, "points": COUNT},
        "prompt-load": {"seat": SEAT, "field": field, "count": COUNT},
        "prompt-land": {"seat": SEAT, "field": field},
        "prompt-straggler": {"seat": SEAT, "field": field},
        "prompt-join": {"seat": SEAT, "field": field},
        "prompt-go-on": {"seat": SEAT, "field": field},
        "prompt-parley": {"seat": SEAT, "field": field},
        "prompt-refuge": {"seat": SEAT, "field": field},
        "prompt-hand-over": {"seat": SEAT, "leader": kinds.leader},
    }


# -- V battles (B) ------------------------------------------------------------------------------------------


def battle_events(kinds: Kinds) -> dict[str, Arguments]:
    field, leader = kinds.field, kinds.leader
    dice = Told("dice-of", {"unit": TROOP, "hit": COUNT, "rolls": several(COUNT)})
    laden = Told("laden", {"ship": WORD, "count": COUNT, "counters": several(COUNTER)}, "; ")
    opening: dict[str, Argument] = {
        "attacker": SIDE,
        "defender": SIDE,
        "field": field,
        "attackers": COUNT,
        "defenders": COUNT,
    }
    return {
        "battle": opening,
        "resistance": opening,
        "battle-round": {"round": COUNT, "field": field},
        "dice": {"side": SIDE, "dice": dice},
        "rolled-again": {"seat": SEAT, "unit": TROOP, "rolls": several(COUNT)},
        "frightened": {"side": SIDE, "count": COUNT},
        "unit-lost": {"side": SIDE, "counter": COUNTER, "field": field},
        "army-lost": {"side": SIDE, "count": COUNT, "field": field},
        "retreat": {"side": SIDE, "field": field},
        "retreated": {"side": SIDE, "count": COUNT, "field": field},
        "pursuit": {"side": SIDE, "field": field},
        "battle-won": {"side": SIDE, "field": field, "count": COUNT},
        "battle-drawn": {"field": field},
        "stowed": {"side": SIDE, "ships": laden},
        "sunk": {"side": SIDE, "ship": WORD, "count": COUNT, "counters": several(COUNTER)},
        "leader-eliminated": {"leader": leader, "field": field},
        "leader-escapes": {"leader": leader, "city": kinds.city},
        "consul-drawn": {"leader": leader, "seat": SEAT},
        "shielded": {"side": SIDE, "count": COUNT},
        "squall": {"field": field, "rolls": several(COUNT), "count": COUNT},
        "sally": {"city": kinds.city, "rolls": several(COUNT), "count": COUNT},
        "initiative-gained": {"seat": SEAT, "count": COUNT},
        "spied": {
            "seat": SEAT,
            "opponent": SEAT,
            "cards": secret(several(kinds.card)),
            "talents": secret(COUNT),
        },
        "booty": {"seat": SEAT, "city": kinds.city, "talents": secret(COUNT)},
    }


def battle_prompts(kinds: Kinds) -> dict[str, Arguments]:
    field = kinds.field
    return {
        "prompt-leave": {"seat": SEAT, "field": field},
        "prompt-decide": {"seat": SEAT, "round": COUNT, "field": field},
        "prompt-reroll": {"seat": SEAT, "count": COUNT},
        "prompt-strike": {"seat": SEAT, "count": COUNT},
        "prompt-strike-whom": {"seat": SEAT, "count": COUNT},
        "prompt-lose": {"seat": SEAT, "count": COUNT, "field": field},
        "prompt-lose-levy": {"seat": SEAT, "count": COUNT, "field": field},
        "prompt-give-up": {"seat": SEAT, "side": SIDE, "count": COUNT},
        "prompt-pursue": {"seat": SEAT, "field": field},
        "prompt-retreat-to": {"seat": SEAT, "field": field},
        "prompt-retreat-inside": {"seat": SEAT, "field": field},
        "prompt-retreat-whose": {"seat": SEAT, "field": field, "counter": COUNTER},
        "prompt-way-back": {"seat": SEAT, "counter": COUNTER, "count": COUNT},
        "prompt-fleet-back": {"seat": SEAT, "field": field},
        "prompt-stow": {"field": field},
        "prompt-sink": {"seat": SEAT, "side": SIDE, "count": COUNT},
        "prompt-effect": {"seat": SEAT, "effect": kinds.effect},
    }


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
            "side": SIDE,
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
        "income": {"seat": SEAT, "talents": secret(COUNT)},
        "upkeep": {"seat": SEAT, "talents": secret(COUNT)},
        "partner-pays": {"seat": SEAT, "partner": SEAT},
        "disbanded": unit,
        "recruited": unit,
        "placed": unit,
        "ravaged": {"seat": SEAT, "field": kinds.field, "count": COUNT},
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
    paid = Told("paid", {"field": kinds.field, "count": COUNT})
    return {
        "prompt-give-up-siege": field,
        "prompt-siege-loss": city,
        "prompt-assault-loss": city,
        "prompt-assault-strike": city,
        "prompt-assault-again": city,
        "prompt-disband": {"seat": SEAT, "count": COUNT, "fields": paid},
        "prompt-disband-in": {**field, "count": COUNT},
        "prompt-partner-pays": {"seat": SEAT, "partner": SEAT, "count": COUNT},
        "prompt-muster": {"seat": SEAT},
        "prompt-recruit": field,
        "prompt-barracks": {"seat": SEAT, "counter": COUNTER},
        "prompt-consul": {"seat": SEAT, "leader": kinds.leader},
        "prompt-proconsul": {"seat": SEAT},
        "prompt-dictator": {"seat": SEAT},
        "prompt-consular-army": field,
        "prompt-placing": {"seat": SEAT},
        "prompt-first-sieges": field,
    }
