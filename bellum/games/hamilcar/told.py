"""What this war tells and asks besides Hannibal: events and prompts, with the kinds of their arguments."""

from __future__ import annotations

from ...kernel.kind import COUNT, WORD, Arguments, several
from ..hannibal import told
from ..hannibal.kinds import SIDE
from .kinds import SeaKinds


def events(kinds: SeaKinds) -> dict[str, Arguments]:
    """Every kind of event."""
    space, general, tactic = kinds.space, kinds.general, kinds.tactic
    ships: Arguments = {"side": SIDE, "space": space, "count": COUNT}
    moved: Arguments = {"side": SIDE, "from": space, "to": space, "count": COUNT}
    return {
        **told.events(kinds),
        "ships-built": ships,
        "ships-repaired": ships,
        "ships-exhausted": ships,
        "ships-sunk": ships,
        "ships-left": moved,
        "ships-fled": moved,
        "fleet-moved": moved,
        "fleet-back": moved,
        "supremacy": {"side": SIDE},
        "deposited": {"side": SIDE, "count": COUNT, "total": COUNT},
        "treasury-emptied": {"side": SIDE},
        "supplied": {"side": SIDE, "general": general},
        "supply-spent": {"side": SIDE, "general": general},
        "supplies-lost": {"side": SIDE, "general": general, "count": COUNT},
        "corvus": {"side": SIDE},
        "corvus-lost": {"side": SIDE},
        "trained": {"side": SIDE},
        "relearned": {"side": SIDE},
        "departed": {"side": SIDE, "general": general},
        "fed-by-sea": {"space": space},
        "chase-declared": ships,
        "chase-roll": {
            "side": SIDE,
            "from": space,
            "space": space,
            "rolls": several(COUNT),
            "modifier": COUNT,
            "rating": COUNT,
            "success": WORD,
        },
        "cruel-sea": {"side": SIDE, "space": space, "rolls": several(COUNT), "count": COUNT},
        "sea-battle": {"side": SIDE, "space": space, "attackers": COUNT, "defenders": COUNT},
        "tactics-dealt": {"rome": COUNT, "carthage": COUNT},
        "tactic": {"side": SIDE, "round": COUNT, "tactic": tactic},
        "no-tactic": {"side": SIDE, "round": COUNT},
        "volley": {"side": SIDE, "rolls": several(COUNT), "modifier": COUNT, "round": COUNT},
        "broke-off": {"side": SIDE},
        "sea-victory": {
            "side": SIDE,
            "space": space,
            "dice": COUNT,
            "rolls": several(COUNT),
            "count": COUNT,
        },
        "raid-roll": {
            "side": SIDE,
            "space": space,
            "rolls": several(COUNT),
            "rating": COUNT,
            "success": WORD,
        },
    }


def prompts(kinds: SeaKinds) -> dict[str, Arguments]:
    """Every prompt."""
    space, general = kinds.space, kinds.general
    there: Arguments = {"side": SIDE, "space": space}
    counted: Arguments = {"side": SIDE, "count": COUNT}
    return {
        **told.prompts(kinds),
        "prompt-leave-port": there,
        "prompt-new-ship": counted,
        "prompt-repairs": counted,
        "prompt-supplying": counted,
        "prompt-dockyard": counted,
        "prompt-fleet": counted,
        "prompt-fleet-orders": {"side": SIDE, "space": space, "count": COUNT},
        "prompt-coast-raid": there,
        "prompt-chase": {"side": SIDE, "space": space, "count": COUNT},
        "prompt-chasers": there,
        "prompt-caught": there,
        "prompt-stay-inside": there,
        "prompt-lanes": {"side": SIDE, "space": space, "to": space},
        "prompt-tactics": {"space": space, "round": COUNT},
        "prompt-omen-die": {"side": SIDE},
        "prompt-hits": counted,
        "prompt-break-off": {"side": SIDE, "space": space, "round": COUNT},
        "prompt-sea-flight": there,
        "prompt-supply": there,
        "prompt-winter-supply": there,
        "prompt-roll-again": there,
        "prompt-hold-out": there,
        "prompt-arrival": {"side": SIDE, "general": general},
        "prompt-run-in": {"side": SIDE, "space": space, "to": space},
        "prompt-peace-party": counted,
        "prompt-raid": there,
        "prompt-window-fleet": {"side": SIDE},
        "prompt-window-sea-battle": {"side": SIDE},
        "prompt-window-sea-omen": {"side": SIDE},
        "prompt-window-bad-sea-omen": {"side": SIDE},
    }
