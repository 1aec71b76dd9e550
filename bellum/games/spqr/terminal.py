"""The battlefield in a terminal: the map hex by hex, the leaders, the move under way, and what was lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .charts import CLASSES, TERRAINS, TYPES
from .field import Field
from .game import FACTS
from .hexes import hex_id, hex_number

STYLE: Final = {
    "rome": "bold red",
    "carthage": "bold blue",
    "epirus": "bold green",
    "macedon": "bold magenta",
}
ARROWS: Final = {"ne": "↗", "e": "→", "se": "↘", "sw": "↙", "w": "←", "nw": "↖", "n": "↑", "s": "↓"}
GROUND: Final = {"clear": "·", "broken": "⁖", "woods": "♣", "marsh": "≈", "camp": "⌂"}
WATER: Final = "≋"
MARGIN: Final = 1  # hexes around those that are shown
LEADER: Final = "★"
SEEN: Final = 0.005  # chances below are not shown


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole battle as a seat sees it."""
    field = FACTS.fields[view["scenario"]]
    parts: list[RenderableType] = [headline(view, texts), chart(view, field), leaders(view, field, texts)]
    if view["march"] is not None:
        parts.append(march(view["march"], texts))
    return Group(*parts)


def headline(view: dict[str, Any], texts: Texts) -> Text:
    """The turn, and how much of what it can bear each side has lost (11.1)."""
    line = Text(f"{texts.named('battle', view['scenario'])} · {view['turn']}  ", style="bold")
    for seat, lost in view["lost"].items():
        line.append(f"{texts.named('seat', seat)} {lost}/{view['limits'][seat]}  ", style=STYLE[seat])
    return line


def chart(view: dict[str, Any], field: Field) -> RenderableType:
    """The hexes with units, those around them, and the numbers of columns and rows."""
    pieces = on_hexes(view, field)
    taken = [hex_number(name) for name in pieces]
    if not taken:
        return Text("")
    columns = [int(hex_id(place)[:2]) for place in taken]
    rows = [int(hex_id(place)[2:]) for place in taken]
    first, last = max(1, min(columns) - MARGIN), min(field.columns, max(columns) + MARGIN)
    lines = [Text("   " + "".join(f"{column:02d} " for column in range(first, last + 1)), style="dim")]
    for row in range(max(0, min(rows) - MARGIN), min(field.rows - 1, max(rows) + MARGIN) + 1):
        for odd in (0, 1):
            line = Text("   " if odd else f"{row:02d} ", style="dim")
            for column in range(first, last + 1):
                line.append(
                    cell(f"{column:02d}{row:02d}", pieces, field) if column % 2 == odd else Text("   ")
                )
            lines.append(line)
    return Text("\n").join(lines)


def on_hexes(view: dict[str, Any], field: Field) -> dict[str, Text]:
    """What stands in each hex, in three letters: the class or type, and where it faces."""
    pieces: dict[str, Text] = {}
    beneath = {unit["under"] for unit in view["units"].values()}
    for id, unit in view["units"].items():
        if not unit["hexes"] or id in beneath:
            continue
        number = field.unit[id]
        word = CLASSES[field.cls[number]] if field.cls[number] else TYPES[field.kind[number]]
        side = field.seat_id[field.side[number]]
        style = STYLE[side] + (" strike" if "routed" in unit["signs"] else "")
        style += " underline" if unit["under"] else ""
        for name in unit["hexes"]:
            pieces[name] = Text(word[:2].upper() + ARROWS[unit["face"]], style=style)
    for id, leader in view["leaders"].items():
        if leader["hex"] is not None and leader["hex"] not in pieces:
            side = field.seat_id[field.leader_side[field.leader[id]]]
            pieces[leader["hex"]] = Text(f" {LEADER} ", style=STYLE[side])
    return pieces


def cell(name: str, pieces: dict[str, Text], field: Field) -> Text:
    """One hex in three letters."""
    if name in pieces:
        return pieces[name]
    place = hex_number(name)
    ground = TERRAINS[field.terrain[place]]
    level = field.level[place]
    return Text(f" {GROUND.get(ground, WATER)}{level or ' '}", style="dim")


def leaders(view: dict[str, Any], field: Field, texts: Texts) -> RenderableType:
    """4.1 The leaders: where they are, what they can do, and how they stand."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for id, leader in view["leaders"].items():
        if leader["hex"] is None:
            continue
        side = field.seat_id[field.leader_side[field.leader[id]]]
        name = Text(texts.named("leader", id), style=STYLE[side])
        if id == view["active"]:
            name.stylize("reverse")
        figures = f"{leader['initiative']} · {leader['range']} · {leader['charisma']}"
        table.add_row(name, leader["hex"], figures, " ".join(leader["signs"]))
    return table


def march(told: dict[str, Any], texts: Texts) -> RenderableType:
    """6.31 The unit that moves, with those that go along, and the points it has left."""
    names = [texts.named("unit", id) for id in [told["unit"], *told["others"]]]
    names += [texts.named("leader", id) for id in told["leaders"]]
    return Panel(Text(" + ".join(names) + f" · {told['left']}"), expand=False)


# -- what the engine is asked ---------------------------------------------------------------------------


def answer(question: str, told: dict[str, Any], texts: Texts) -> RenderableType:
    """8.3 What may come of a shock or a charge: a table for each combat."""
    return Group(*[combat_odds(combat, texts) for combat in told["combats"]])


def combat_odds(combat: dict[str, Any], texts: Texts) -> RenderableType:
    """8.36, 8.37 Hits and routs of both sides, with their chances."""
    title = texts.say("board-odds-charge" if combat["charging"] else "board-odds-shock")
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1))
    sides = [combat["attackers"], combat["defenders"]]
    table.add_column()
    for word in ("attackers", "defenders"):
        table.add_column(texts.say(f"board-odds-{word}"), justify="right")
    for hits in range(max(len(side["hits"]) for side in sides)):
        chances = [side["hits"][hits] if hits < len(side["hits"]) else 0.0 for side in sides]
        if max(chances) >= SEEN:
            table.add_row(texts.say("board-odds-hits", {"hits": hits}), *map(percent, chances))
    table.add_row(texts.say("board-odds-mean"), *(f"{side['mean']:.1f}" for side in sides))
    rout = texts.say("board-odds-rout")
    for number, side in enumerate(sides):
        for unit in side["units"]:
            row = ["", ""]
            row[number] = percent(unit["runs"])
            table.add_row(f"{rout}: {texts.named('unit', unit['unit'])}", *row)
    table.add_row(texts.say("board-odds-won"), percent(combat["won"]), "")
    table.add_row(texts.say("board-odds-lost"), "", percent(combat["lost"]))
    return table


def percent(chance: float) -> str:
    """A chance in whole hundredths."""
    return f"{chance * 100:.0f} %"


# -- how it came to that --------------------------------------------------------------------------------


def explain(event: Mapping[str, Any], texts: Texts) -> list[tuple[str, str]]:
    """8.36 A shock as a table of its causes: a line for each, with its paragraph."""
    if event["kind"] != "shock":
        return []
    return [
        (f"{texts.say('cause', {'cause': row['cause']})} {figure(row)}".rstrip(), row["rule"])
        for row in event["args"]["causes"]
    ]


def figure(row: Mapping[str, Any]) -> str:
    """The number of a cause, as its sort is written."""
    amount: int = row["amount"]
    if row["what"] == "nothing" or (row["what"] == "ratio" and amount == 0):
        return ""
    if row["what"] == "ratio":
        return f"{amount}:1" if amount > 0 else f"1:{-amount}"
    if row["what"] == "times":
        return f"×{amount}"
    return f"{amount:+d}" if row["what"] in ("shift", "modifier") else str(amount)


__all__ = ["answer", "explain", "render"]
