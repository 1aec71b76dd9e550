"""The board in a terminal: provinces by region, forces with their generals, the cards, a battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .game import BOARD
from .kinds import SIDES

STYLE = {"rome": "bold red", "carthage": "bold blue"}
CITY_SIGN, TRIBE_SIGN = "■", "◆"  # before a space's name
COUNTED = "★"  # 22.1 a province that counts for victory


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    parts: list[RenderableType] = [headline(view, texts), provinces(view, texts), forces(view, texts)]
    if view["battle"] is not None:
        parts.append(battle(view["battle"], texts))
    parts.append(details(view, texts))
    return Group(*parts)


def side_name(side: str, texts: Texts) -> Text:
    return Text(texts.say(f"side-{side}"), style=STYLE[side])


def headline(view: dict[str, Any], texts: Texts) -> Text:
    """5 The turn and its phase, 22.1 the points, whose decision it is."""
    turn = view["turn"]
    told = {
        "turn": turn["number"],
        "of": turn["number"] - turn["index"] + turn["last"],
        "years": turn["years"],
        "phase": texts.say(f"phase-{view['phase']}"),
    }
    line = Text(texts.say("word-headline", told), style="bold")
    line.append(f" · {COUNTED}")
    for side in SIDES:
        line.append(" ").append_text(side_name(side, texts))
        line.append(f" {view['points'][side]}", style=STYLE[side])
    for word, sides in (("first", [view["first"]]), ("to-move", view["to_move"])):
        names = [side_name(side, texts) for side in sides if side]
        if names:
            line.append(f" · {texts.say(f'word-{word}')}: ")
            line.append_text(Text(", ").join(names))
    return line


# -- provinces -----------------------------------------------------------------------------------------------


def provinces(view: dict[str, Any], texts: Texts) -> RenderableType:
    """3.1, 19.1 Every province in play, region by region: who controls it, and who controls its spaces."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for index, id in enumerate([*BOARD.region_id, None]):
        here = [
            p for p in view["provinces"] if BOARD.province_region[BOARD.province[p]] == (index if id else -1)
        ]
        if not here:
            continue
        title = texts.named("region", id) if id else texts.say("word-independent")
        table.add_row(Text(title, style="italic underline"))
        for province in here:
            table.add_row(*province_row(view, texts, province))
    return table


def province_row(view: dict[str, Any], texts: Texts, province: str) -> tuple[Text, Text, Text]:
    holder = view["provinces"][province]
    name = Text(texts.named("province", province), style=STYLE[holder] if holder else "")
    counts = BOARD.scenarios[view["scenario"]].scoring[BOARD.province[province]]
    name.append(f" {COUNTED}" if counts else "")
    area = set(view["area"])
    spaces = [
        BOARD.space_id[s] for s in BOARD.spaces_of[BOARD.province[province]] if BOARD.space_id[s] in area
    ]
    groups: list[Text] = []
    for side in SIDES:
        held = [s for s in spaces if view["control"].get(s) == side]
        if held:
            groups.append(space_list(view, texts, texts.say(f"side-{side}"), held, STYLE[side]))
    free = [s for s in spaces if s not in view["control"]]
    tribes = [s for s in free if s in view["tribes"]]
    for word, left in (("neutral", tribes), ("empty", [s for s in free if s not in tribes])):
        if left:
            groups.append(space_list(view, texts, texts.say(f"word-{word}"), left, "dim"))
    return name, side_name(holder, texts) if holder else Text("–"), Text("; ").join(groups)


def space_list(view: dict[str, Any], texts: Texts, title: str, spaces: Iterable[str], style: str) -> Text:
    """A side with the spaces that are its; cities and tribes have their sign, a siege its points."""
    names = []
    for space in spaces:
        sign = CITY_SIGN if BOARD.city[BOARD.space[space]] else TRIBE_SIGN if space in view["tribes"] else ""
        points = view["siege"].get(space, 0)
        names.append(f"{sign}{texts.named('space', space)}" + (f" ⚔{points}" if points else ""))
    line = Text(f"{title}: ", style=style)
    line.append(", ".join(names), style="" if style == "dim" else style.removeprefix("bold "))
    return line


# -- forces --------------------------------------------------------------------------------------------------


def forces(view: dict[str, Any], texts: Texts) -> RenderableType:
    """3.3, 3.4 Every force and every general on the map, the commander first."""
    offices = {g["id"]: g["office"] for g in view["generals"]}
    table = Table(show_header=False, box=None, padding=(0, 1))
    for side in SIDES:
        own = [f for f in view["forces"] if f["side"] == side]
        for force in sorted(own, key=lambda f: (BOARD.space[f["space"]], f["inside"])):
            place = Text(texts.named("space", force["space"]))
            if force["inside"]:
                place.append(f" ({texts.say('word-inside')})", style="dim")
            leaders = Text(", ").join(
                [general(g, offices[g], texts, bold=i == 0) for i, g in enumerate(force["generals"])]
            )
            table.add_row(side_name(side, texts), place, strength(force, texts), leaders)
    return Panel(table, expand=False, border_style="dim")


def strength(force: dict[str, Any], texts: Texts) -> Text:
    if force["cus"] == 0 and force["trains"] == 0:
        return Text("–")
    told = {"count": force["cus"], "elephants": force["elephants"], "trains": force["trains"]}
    return Text(texts.say("word-force", told))


def general(id: str, office: str | None, texts: Texts, bold: bool = False) -> Text:
    """A general with his strategy and battle ratings, and his office."""
    number = BOARD.general[id]
    words = f"{texts.named('general', id)} {BOARD.strategy[number]}-{BOARD.battle[number]}"
    if office:
        words += f" ({texts.say(f'office-{office}')})"
    return Text(words, style="bold" if bold else "")


# -- battle --------------------------------------------------------------------------------------------------


def battle(told: dict[str, Any], texts: Texts) -> RenderableType:
    """14 The battle being fought, each side with its commander, its CUs and its cards."""
    table = Table(box=None, padding=(0, 2))
    for side in SIDES:
        sign = "⚔" if side == told["attacker"] else "⛨"
        table.add_column(Text(f"{sign} {texts.say(f'side-{side}')}", style=STYLE[side]))
    table.add_row(*[battle_side(told, texts, side) for side in SIDES])
    parts: list[RenderableType] = [table]
    if "hand" in told:
        parts.append(Text(f"{texts.say('word-hand')}: {battle_cards(told['hand'], texts)}"))
    played = [Text(texts.named("battle_card", card), style=STYLE[side]) for side, card in told["played"]]
    if played:
        parts.append(Text(" → ").join(played))
    stage = texts.say(f"stage-{told['stage']}")
    number = texts.say("word-round", {"round": told["round"] + 1})
    title = f"{texts.named('space', told['space'])} · {number} · {stage}"
    return Panel(Group(*parts), title=title, expand=False, border_style=STYLE[told["attacker"]])


def battle_side(told: dict[str, Any], texts: Texts, side: str) -> Text:
    commander = told["commanders"][side]
    name = texts.named("general", commander) if commander else "–"
    force = {"cus": told["cus"][side], "elephants": 0, "trains": 0}
    lines = [Text(f"{name} {told['ratings'][side]}"), strength(force, texts)]
    lines.append(Text(f"{texts.say('word-battle-cards')}: {told['count'][side]}"))
    hand = told.get("hands", {}).get(side)
    if hand is not None:
        lines.append(Text(battle_cards(hand, texts)))
    if told["open"][side]:
        lines.append(Text(f"{texts.say('word-open')}: {battle_cards(told['open'][side], texts)}"))
    for player, card in told["strategy"]:
        if player == side:
            lines.append(Text(texts.named("card", card), style="italic"))
    return Text("\n").join(lines)


def battle_cards(counts: dict[str, int], texts: Texts) -> str:
    """Battle cards by type, with their numbers."""
    names = [
        f"{texts.named('battle_card', id)} ×{counts[id]}" for id in BOARD.battle_card_id if counts.get(id)
    ]
    return ", ".join(names) or "–"


# -- what else there is --------------------------------------------------------------------------------------


def details(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The march and the reactions, sieges, markers, generals off the map, cards."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    lines: list[tuple[str, str | Text]] = [
        ("moving", moving(view, texts)),
        ("sieges", sieges(view, texts)),
        ("markers", markers(view, texts)),
        ("generals", off_map(view, texts)),
        ("cards", piles(view, texts)),
        ("playing", card(view["cards"]["playing"], texts) if view["cards"]["playing"] else ""),
        ("hand", " · ".join(card(id, texts) for id in view["cards"].get("hand", []))),
    ]
    for word, line in lines:
        if line:
            table.add_row(Text(texts.say(f"word-{word}"), style="italic"), line)
    for side, hand in view["cards"].get("hands", {}).items():
        table.add_row(side_name(side, texts), " · ".join(card(id, texts) for id in hand))
    return table


def card(id: str, texts: Texts) -> str:
    return f"{texts.named('card', id)} ({BOARD.deck[BOARD.card[id]].ops}\u00a0{texts.say('word-ops')})"


def moving(view: dict[str, Any], texts: Texts) -> str:
    """10.2 The army on the march, 10.3.2 and what the enemy has declared against it."""
    words: list[str] = []
    march = view["move"]
    if march is not None:
        names = [texts.named("general", g) for g in (march["general"], *march["subordinates"])]
        force = {"cus": march["cus"], "elephants": march["elephants"], "trains": int(march["train"])}
        words.append(f"{', '.join(names)}: {texts.named('space', march['space'])}")
        words.append(str(strength(force, texts)))
        words.append(f"{march['points']} {texts.say('word-move-points')}")
    for plan in (view["reaction"] or {"declared": []})["declared"]:
        name = texts.named("general", plan["general"])
        count = strength({"cus": plan["cus"], "elephants": 0, "trains": 0}, texts)
        words.append(f"{name} {texts.say('word-' + plan['kind'])} ({count})")
    return " · ".join(words)


def sieges(view: dict[str, Any], texts: Texts) -> str:
    return ", ".join(f"{texts.named('space', space)} {points}" for space, points in view["siege"].items())


def markers(view: dict[str, Any], texts: Texts) -> str:
    """25 What lies on the board because of events."""
    words = []
    for marker, value in view["markers"].items():
        if not value:
            continue
        word = texts.say(f"marker-{marker}")
        if marker == "flamen":
            word += f" ({texts.named('general', value)})"
        elif marker == "foraging":
            word += f" ({', '.join(texts.named('side', side) for side in value)})"
        elif value is not True:
            spaces = [value] if isinstance(value, str) else value
            word += f" ({', '.join(texts.named('space', space) for space in spaces)})"
        words.append(word)
    return ", ".join(words)


def off_map(view: dict[str, Any], texts: Texts) -> Text:
    """Generals who are not on the map, by where they are."""
    groups: list[Text] = []
    for side in SIDES:
        for place in ("displaced", "pool", "later"):
            here = [g for g in view["generals"] if g["side"] == side and g["place"] == place]
            if here:
                names = Text(", ").join([general(g["id"], None, texts) for g in here])
                groups.append(side_name(side, texts).append(f", {texts.say(f'place-{place}')}: ", "not bold"))
                groups[-1].append_text(names)
    return Text("\n").join(groups)


def piles(view: dict[str, Any], texts: Texts) -> Text:
    """8 How many cards each player holds, how many are in the deck and among the discards."""
    told = view["cards"]
    counts = [side_name(side, texts).append(f" {told['count'][side]}") for side in SIDES]
    counts.append(Text(f"{texts.say('word-deck')} {told['deck']}"))
    counts.append(Text(f"{texts.say('word-discards')} {len(told['discard'])}"))
    return Text(" · ").join(counts)


__all__ = ["render"]
