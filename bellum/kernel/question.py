"""Questions: what a seat may ask of the engine without changing anything, declared by the game."""

from __future__ import annotations

from typing import Final, NamedTuple

ABOUT_NOTHING: Final = ""  # among the verbs of a question: it may be asked about no action at all


class Question(NamedTuple):
    """What may be asked, about which actions, what the answer is made of, and whether spectators may ask too.

    ``answer`` is a ``TypedDict`` of plain data. ``verbs`` are those of the actions that the question may be
    about. Such an action need not be legal: the game says in its answer or in a refusal what it makes of it.
    """

    answer: type
    verbs: tuple[str, ...] = (ABOUT_NOTHING,)
    watched: bool = False
