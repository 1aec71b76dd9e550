"""What the game tells and asks: every event and every prompt, with the kinds of its arguments, by chapter."""

from __future__ import annotations

from ...kernel.kind import COUNT, WORD, Arguments, secret, several
from .kinds import NATION, SEAT, SIDE, Kinds
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
    }


def stage_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {"prompt-discard": {"seat": SEAT, "count": COUNT}}


# -- 5.7 cards and effects ----------------------------------------------------------------------------------


def card_events(kinds: Kinds) -> dict[str, Arguments]:
    return {
        "effect-played": {"seat": SEAT, "card": kinds.card, "effect": kinds.effect},
        "effect-cancelled": {"seat": SEAT, "card": kinds.card},
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
    return {}


def city_prompts(kinds: Kinds) -> dict[str, Arguments]:
    return {}
