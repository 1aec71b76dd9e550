"""What events and prompts of Julius Caesar tell: the kinds of their arguments."""

from __future__ import annotations

from typing import Final

from ...kernel.kind import COUNT, WORD, Arguments, Told, secret, several
from .kinds import BLOCK, CARD, COLOUR, SIDE, SPACE

# A standing block: its owner learns which, everybody else the colour of its back, and whether that is the
# colour of the side it serves.
BACK: Final[Arguments] = {"side": SIDE, "back": COLOUR, "own": WORD, "block": secret(BLOCK)}
STANDING: Final[Arguments] = {"space": SPACE, **BACK}
JOURNEY: Final[Arguments] = {"from": SPACE, "to": SPACE, **BACK}
MARCH: Final[Arguments] = {**JOURNEY, "mode": WORD}
FACE: Final = Told("face", {"block": BLOCK, "strength": COUNT})
FACES: Final = Told("faces", {"side": SIDE, "blocks": FACE}, "; ")
HUNGRY: Final = Told("hungry", {"space": SPACE, "count": COUNT})
HERE: Final[Arguments] = {"side": SIDE, "space": SPACE}
BLOCK_HERE: Final[Arguments] = {"side": SIDE, "block": BLOCK, "space": SPACE}

EVENTS: Final[dict[str, Arguments]] = {
    # 2.0, 2.1 years, turns and cards
    "year": {"year": COUNT, "number": COUNT, "of": COUNT},
    "turn": {"turn": COUNT, "year": COUNT},
    "dealt": {"side": SIDE, "count": COUNT, "cards": secret(several(CARD))},
    "discarded": {"side": SIDE, "card": secret(CARD)},
    "chose-card": {"side": SIDE, "card": secret(CARD)},
    "cards": {"caesar": CARD, "pompeius": CARD},
    "events-cancel": {},
    "player-1": {"side": SIDE},
    # 2.1 the gods
    "apollo": {"side": SIDE, "card": CARD},
    "apollo-nothing": {"side": SIDE},
    "no-effect": {"side": SIDE, "card": CARD},
    "jupiter": {**BLOCK_HERE, "strength": COUNT},
    "weakened": {"block": BLOCK, "space": SPACE},
    "defected": {"side": SIDE, "block": BLOCK, "to": SPACE},
    "vulcan": {**HERE, "count": COUNT},
    "surprise": HERE,
    # 5.3 set-up
    "set-up": {"side": SIDE},
    "placed": STANDING,
    # 6.1 to 6.4 orders
    "moved": MARCH,
    "attacked": MARCH,
    "reinforced": MARCH,
    "sailed": MARCH,
    "moves-done": {"side": SIDE, "left": COUNT},
    "main-attack": {**HERE, "from": SPACE},
    "raised": STANDING,
    "strengthened": STANDING,
    # 7.1 to 7.8 battles
    "battle": {"space": SPACE, "attacker": SIDE},
    "revealed": {"space": SPACE, "blocks": FACES},
    "round": {"space": SPACE, "round": COUNT},
    "reserves": {"space": SPACE, "blocks": FACES},
    "disrupted": HERE,
    "roles-change": {"space": SPACE, "attacker": SIDE},
    "fired": {**BLOCK_HERE, "rolls": several(COUNT), "rating": COUNT, "hits": COUNT},
    "passed": {"side": SIDE, "block": BLOCK},
    "hit": {"side": SIDE, "block": BLOCK, "strength": COUNT},
    "eliminated": BLOCK_HERE,
    "leader-killed": BLOCK_HERE,
    "third-leader": {"side": SIDE, "block": BLOCK},
    "cleopatra-changes": BLOCK_HERE,
    "retreated": {"side": SIDE, "block": BLOCK, "from": SPACE, "to": SPACE},
    "won": HERE,
    "regrouped": JOURNEY,
    # 8.0 to 8.5 winter
    "winter": {"year": COUNT},
    "cleopatra-home": BLOCK_HERE,
    "cleopatra-joins": BLOCK_HERE,
    "fleet-lost": STANDING,
    "harboured": JOURNEY,
    "unsupplied": STANDING,
    "score": {"caesar": COUNT, "pompeius": COUNT},
    "disbanded": STANDING,
    # 1.2 the end; a draw has no side
    "game-over": {"side": WORD, "reason": WORD, "caesar": COUNT, "pompeius": COUNT},
}

BATTLE: Final[Arguments] = {**HERE, "round": COUNT}

PROMPTS: Final[dict[str, Arguments]] = {
    "prompt-place": HERE,
    "prompt-discard": {},
    "prompt-card": {},
    "prompt-move": {"side": SIDE, "points": COUNT},
    "prompt-march": {"side": SIDE, "from": SPACE},
    "prompt-voyage": {"side": SIDE, "from": SPACE},
    "prompt-main": HERE,
    "prompt-surprise": {"side": SIDE},
    "prompt-levy": {"side": SIDE, "points": COUNT},
    "prompt-muster": {"side": SIDE},
    "prompt-jupiter": {"side": SIDE},
    "prompt-defect": {"side": SIDE, "block": BLOCK},
    "prompt-vulcan": {"side": SIDE},
    "prompt-battles": {"side": SIDE},
    "prompt-battle": BATTLE,
    "prompt-battle-retreat": BATTLE,
    "prompt-hit": {"side": SIDE, "hits": COUNT},
    "prompt-withdraw": {"side": SIDE, "block": BLOCK},
    "prompt-regroup": HERE,
    "prompt-regroup-to": {"side": SIDE},
    "prompt-harbour-fleet": {"side": SIDE},
    "prompt-harbour": HERE,
    "prompt-supply": {"side": SIDE, "cities": HUNGRY},
    "prompt-disband": {"side": SIDE},
}
