"""The board in a terminal: the map's regions as tables, the cards, the pools, a battle as two lines."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .board import (
    BLOCK,
    FIREPOWER,
    HOME,
    INITIATIVE,
    KIND,
    OFF_MAP,
    REGIONS,
    ROUNDS,
    SIDES,
    SPACE_ID,
    TURNS,
    VALUE,
)

ROMAN = ("", "I", "II", "III", "IV")
STYLE = {"caesar": "bold red", "pompeius": "bold green"}
SIGN = ("★", "▲", "♞", "◆", "◦", "⊕", "⚓", "♛")  # by kind of block


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    parts: list[RenderableType] = [headline(view, texts)]
    tables = [region(view, texts, name, spaces) for name, spaces in REGIONS.items()]
    parts.append(Columns([table for table in tables if table is not None], padding=(0, 1)))
    if view["battle"] is not None:
        parts.append(battle(view, texts))
    parts.append(off_map(view, texts))
    parts.append(cards(view, texts))
    return Group(*parts)


def headline(view: dict[str, Any], texts: Texts) -> Text:
    line = Text(f"{view['year']} A.U.C. · {view['turn']}/{TURNS} · VP ", style="bold")
    for side in SIDES:
        line.append(f"{texts.named('side', side)} {view['vp'][side]}  ", style=STYLE[side])
    if view["player_1"]:
        line.append("P1 ")
        line.append(texts.named("side", view["player_1"]), style=STYLE[view["player_1"]])
    return line


def face(block: dict[str, Any], texts: Texts) -> Text:
    """A block whose face is seen: sign, name, rating, strength."""
    number = BLOCK[block["id"]]
    rating = f"{'ABCD'[INITIATIVE[number]]}{FIREPOWER[number]}"
    state = ROMAN[block["strength"]] if block.get("strength") else "?"
    if block["place"] in OFF_MAP:
        state = f"({texts.named('space', SPACE_ID[HOME[number]])})" if HOME[number] >= 0 else ""
    text = (
        f"{SIGN[KIND[number]]} {texts.named('block', block['id'], block['side'])} {rating} {state}".rstrip()
    )
    return Text(text + (" ·" if block.get("moved") else ""), style=STYLE[block["side"]])


def back(backs: dict[str, Any]) -> Text:
    """Standing enemy blocks: only their number."""
    return Text(f"{'■' * backs['count']} ({backs['count']})", style=STYLE[backs["side"]])


def region(view: dict[str, Any], texts: Texts, name: str, spaces: list[int]) -> RenderableType | None:
    """One region: every space of it that holds a block."""
    table = Table(
        title=texts.named("region", name), title_style="italic", show_header=False, box=None, padding=(0, 1)
    )
    for space in spaces:
        id = SPACE_ID[space]
        pieces = [face(b, texts) for b in view["blocks"] if b["place"] == id]
        pieces += [back(b) for b in view["backs"] if b["place"] == id]
        if pieces:
            value = VALUE[space]
            label = Text(texts.named("space", id), style="bold" if value else "")
            label.append(f" {value}" if value else "", style="yellow")
            table.add_row(label, Text("\n").join(pieces))
    return Panel(table, expand=False, border_style="dim") if table.row_count else None


def off_map(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The levy pools, what was eliminated this year, and the trophies."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for side in SIDES:
        for place in ("unplaced", "pool", "open", "trophy"):
            pieces = [face(b, texts) for b in view["blocks"] if b["place"] == place and b["side"] == side]
            pieces += [back(b) for b in view["backs"] if b["place"] == place and b["side"] == side]
            if pieces:
                label = Text(f"{texts.named('side', side)}: {texts.named('place', place)}", style=STYLE[side])
                table.add_row(label, Text(", ").join(pieces))
    return table


def cards(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The hand, and the cards played this year."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    told = view["cards"]
    for side in SIDES:
        played = " ".join(texts.named("card", card) for card in told["played"][side]) or "–"
        table.add_row(
            Text(texts.named("side", side), style=STYLE[side]), f"{played}  (+{told['count'][side]})"
        )
    if "hand" in told:
        table.add_row("✋", " · ".join(texts.named("card", card) for card in told["hand"]))
    return table


def battle(view: dict[str, Any], texts: Texts) -> RenderableType:
    """7.2 The battle being fought, attacker against defender."""
    told = view["battle"]
    table = Table(box=None, padding=(0, 2))
    for side in SIDES:
        sign = "⚔" if side == told["attacker"] else "⛨"
        table.add_column(Text(f"{sign} {texts.named('side', side)}", style=STYLE[side]))
    lines = []
    for side in SIDES:
        pieces = []
        for block in view["blocks"]:
            if block["place"] == told["space"] and block["side"] == side:
                piece = face(block, texts)
                pieces.append(Text("✓ ") + piece if block["id"] in told["acted"] else piece)
        if told["reserves"][side]:
            pieces.append(Text(f"+ {told['reserves'][side]}", style="dim"))
        lines.append(Text("\n").join(pieces))
    table.add_row(*lines)
    title = f"{texts.named('space', told['space'])} · {told['round']}/{ROUNDS} · {told['letter']}"
    return Panel(table, title=title, expand=False, border_style=STYLE[told["active"]])


__all__ = ["render"]
