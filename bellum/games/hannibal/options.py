"""26 The options of a game, as bits."""

from __future__ import annotations

from typing import Any, Final

ADDITIONAL_CARDS: Final = 1  # 26.1 cards 65 to 74
SHARED_CARDS: Final = 2  # 26.1 cards 75 to 91
REMOVE_EXTRA: Final = 4  # 26.1 the shared cards leave the game after their event
MESSENGER_VARIANT: Final = 8  # 26.1.1
ELEPHANT_FEAR: Final = 16  # 26.1.2
MORE_GENERALS: Final = 32  # 26.2.1 and the consuls of 26.7
FALLEN: Final = 64  # 26.2.2 a
NO_REELECTION: Final = 128  # 26.2.2 b
FATES: Final = 256  # 26.2.2 c
WITH_MAURETANIA: Final = 512  # 26.3
FLEXIBLE_PCS: Final = 1024  # 26.4
ALTERNATIVE_LEVIES: Final = 2048  # 26.5
ALTERNATIVE_SIEGES: Final = 4096  # 26.6
ALWAYS_ASK: Final = 8192
ORIGINAL: Final = 16384  # 26.7

# Options that are either on or off.
SWITCHES: Final[dict[str, int]] = {
    "remove_extra_cards": REMOVE_EXTRA,
    "messenger_variant": MESSENGER_VARIANT,
    "elephant_fear": ELEPHANT_FEAR,
    "more_generals": MORE_GENERALS,
    "fallen": FALLEN,
    "no_reelection": NO_REELECTION,
    "fates": FATES,
    "mauretania": WITH_MAURETANIA,
    "flexible_pcs": FLEXIBLE_PCS,
    "alternative_reinforcements": ALTERNATIVE_LEVIES,
    "alternative_sieges": ALTERNATIVE_SIEGES,
    "original_hannibal": ORIGINAL,
    "always_ask": ALWAYS_ASK,
}
# 26.1 Which cards are played with.
DECKS: Final[dict[str, int]] = {
    "classic": 0,
    "additional": ADDITIONAL_CARDS,
    "all": ADDITIONAL_CARDS | SHARED_CARDS,
}


def options_as_bits(options: dict[str, Any]) -> int:
    """26.1 to 26.7 The options of a game.

    The original Hannibal (26.7) has no Mauretania and no new generals.
    """
    mask = DECKS[options.get("cards", "classic")]
    for name, bit in SWITCHES.items():
        if options.get(name):  # a game on these rules need not have every option
            mask |= bit
    if mask & ORIGINAL:
        mask &= ~(WITH_MAURETANIA | MORE_GENERALS)
    return mask
