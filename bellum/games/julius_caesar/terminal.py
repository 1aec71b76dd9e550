"""The board in a terminal: the map's regions as tables, the cards, the pools, a battle as two lines."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .board import BLOCK, FIREPOWER, HOME, INITIATIVE, KIND, OFF_MAP, SIDES, SPACE, SPACE_ID, VALUE, load

ROMAN = ("", "I", "II", "III", "IV")
STYLE = {"caesar": "bold red", "pompeius": "bold green"}
SIGN = ("★", "▲", "♞", "◆", "◦", "⊕", "⚓", "♛")  # by kind of block
REGIONS: dict[str, list[str]] = load("regions.toml")["regions"]


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
    line = Text(f"{view['year']} A.U.C. · {view['turn']}/5 · VP ", style="bold")
    for side in SIDES:
        line.append(f"{texts.name(side)} {view['vp'][side]}  ", style=STYLE[side])
    if view["player_1"]:
        line.append("P1 ")
        line.append(texts.name(view["player_1"]), style=STYLE[view["player_1"]])
    return line


def face(block: dict[str, Any], texts: Texts) -> Text:
    """A block whose face is seen: sign, name, rating, strength."""
    number = BLOCK[block["id"]]
    rating = f"{'ABCD'[INITIATIVE[number]]}{FIREPOWER[number]}"
    state = ROMAN[block["strength"]] if block.get("strength") else "?"
    if block["place"] in OFF_MAP:
        state = f"({texts.name(SPACE_ID[HOME[number]])})" if HOME[number] >= 0 else ""
    text = f"{SIGN[KIND[number]]} {texts.name(block['id'])} {rating} {state}".rstrip()
    return Text(text + (" ·" if block.get("moved") else ""), style=STYLE[block["side"]])


def back(backs: dict[str, Any]) -> Text:
    """Standing enemy blocks: only their number."""
    return Text(f"{'■' * backs['count']} ({backs['count']})", style=STYLE[backs["side"]])


def region(view: dict[str, Any], texts: Texts, name: str, spaces: list[str]) -> RenderableType | None:
    """One region: every space of it that holds a block."""
    table = Table(title=texts.name(name), title_style="italic", show_header=False, box=None, padding=(0, 1))
    for space in spaces:
        pieces = [face(b, texts) for b in view["blocks"] if b["place"] == space]
        pieces += [back(b) for b in view["backs"] if b["place"] == space]
        if pieces:
            value = VALUE[SPACE[space]]
            label = Text(texts.name(space), style="bold" if value else "")
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
                label = Text(f"{texts.name(side)}: {texts.name(place)}", style=STYLE[side])
                table.add_row(label, Text(", ").join(pieces))
    return table


def cards(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The hand, and the cards played this year."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    told = view["cards"]
    for side in SIDES:
        played = " ".join(texts.name(card) for card in told["played"][side]) or "–"
        table.add_row(Text(texts.name(side), style=STYLE[side]), f"{played}  (+{told['count'][side]})")
    if "hand" in told:
        table.add_row("✋", " · ".join(texts.name(card) for card in told["hand"]))
    return table


def battle(view: dict[str, Any], texts: Texts) -> RenderableType:
    """7.2 The battle being fought, attacker against defender."""
    told = view["battle"]
    table = Table(box=None, padding=(0, 2))
    for side in SIDES:
        sign = "⚔" if side == told["attacker"] else "⛨"
        table.add_column(Text(f"{sign} {texts.name(side)}", style=STYLE[side]))
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
    title = f"{texts.name(told['space'])} · {told['round']}/4 · {told['letter']}"
    return Panel(table, title=title, expand=False, border_style=STYLE[told["active"]])


__all__ = ["render"]
