"""The toy in a terminal: a line for each seat."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bellum.kernel.text import Texts


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    lines = []
    for number, seat in enumerate(view["seats"]):
        hand = view["hands"][number]
        cards = "?" * view["count"][number] if hand is None else " ".join(hand)
        coins = view["purses"][number]
        purse = "?" if coins is None else coins
        lines.append(f"{texts.named('side', seat['id'])}: {view['points'][number]} + {purse}  {cards}")
    return Text("\n".join(lines))


def answer(question: str, told: dict[str, Any], texts: Texts) -> RenderableType:
    """What was asked, as it was answered."""
    return Text(f"{question} {told}")
