"""The board in a terminal: players, armies and fleets, cities, orders, politics, a battle, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .game import BOARD
from .kinds import COUNTER, NATIONS, UNITS

STYLE = {
    "rome": "bold red",
    "carthage": "bold blue",
    "syracuse": "bold green",
    "massilia": "bold yellow",
    "numidia": "bold magenta",
    "macedonia": "bold cyan",
}
SIEGE_SIGN, PORT_SIGN, AGAIN_SIGN = "⚔", "⚓", "↻"
HIDDEN = "?"  # 1.2.11, 1.2.12 what only the player himself knows, or his side
ATTITUDES = {2: "allied", 1: "friendly", 0: "neutral"}


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    parts: list[RenderableType] = [
        headline(view, texts),
        players(view, texts),
        forces(view, texts, "armies", at_sea=False),
        forces(view, texts, "fleets", at_sea=True),
        cities(view, texts),
    ]
    if view["orders"] is not None:
        parts.append(orders(view["orders"], texts))
    if view["battle"] is not None:
        parts.append(battle(view["battle"], texts))
    parts.append(details(view, texts))
    return Group(*parts)


def style_of(seat: str) -> str:
    """A seat has the colour of its side."""
    return STYLE[seat.split("_")[0]]


def seat_name(seat: str, texts: Texts) -> Text:
    return Text(texts.named("seat", seat), style=style_of(seat))


def nation_name(nation: str, texts: Texts) -> Text:
    return Text(texts.named("nation", nation), style=STYLE[nation])


def headline(view: dict[str, Any], texts: Texts) -> Text:
    """III The stage and the year, 3.3 the order, and whose decision it is."""
    stage = view["stage"]
    told = {"stage": stage["number"], "of": stage["last"], "year": stage["year"]}
    line = Text(texts.say("word-headline", told), style="bold")
    for word, seats in (("order", view["order"]), ("to-move", view["to_move"])):
        if seats:
            line.append(f" · {texts.say(f'word-{word}')}: ", "not bold")
            line.append_text(Text(", ").join([seat_name(seat, texts) for seat in seats]))
    return line


def players(view: dict[str, Any], texts: Texts) -> RenderableType:
    """1.2.10 to 1.2.12 What lies before each player; a question mark for what the seat may not know."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for player in view["players"]:
        words = [
            f"{texts.say('word-initiative')}: {player['initiative']}",
            f"{texts.say('word-talents')}: {HIDDEN if player['talents'] is None else player['talents']}",
            f"{texts.say('word-points')}: {HIDDEN if player['points'] is None else player['points']}",
            f"{texts.say('word-cards')}: {backs(player['cards'], texts)}",
        ]
        passed = Text(texts.say("word-passed") if player["passed"] else "", style="dim")
        table.add_row(seat_name(player["id"], texts), *words, passed)
    return table


def backs(counts: Mapping[str, int], texts: Texts) -> str:
    """1.3.1 A hand from behind: how many cards of which deck."""
    held = [f"{texts.named('nation', nation)} {count}" for nation, count in counts.items() if count]
    return f"{sum(counts.values())}" + (f" ({', '.join(held)})" if held else "")


# -- armies and fleets ---------------------------------------------------------------------------------------


def forces(view: dict[str, Any], texts: Texts, word: str, at_sea: bool) -> RenderableType:
    """4.1 Every stack, field by field, with the leaders beside it."""
    rows: list[tuple[Text, Text, Text, Text]] = []
    for place in places(view, at_sea):
        stacks = [stack for stack in view["stacks"] if place_of(stack) == place]
        leaders = [leader for leader in view["leaders"] if place_of(leader) == place]
        title = place_name(place, texts)
        for stack in sorted(stacks, key=lambda stack: stack["seat"] is None):  # 10.1 leaders with their own
            beside = [leader for leader in leaders if leads(leader, stack)]
            leaders = [leader for leader in leaders if leader not in beside]
            rows.append((title, owner(stack, texts), strength(stack, texts), leader_list(beside, texts)))
            title = Text()
        for leader in leaders:  # of a nation that has no unit there
            rows.append(
                (title, nation_name(leader["nation"], texts), Text("–"), leader_list([leader], texts))
            )
            title = Text()
    if not rows:
        return Text()
    table = Table(show_header=False, box=None, padding=(0, 1))
    for row in rows:
        table.add_row(*row)
    title = Text(texts.say(f"word-{word}"), style="italic")
    return Panel(table, title=title, title_align="left", expand=False, border_style="dim")


Place = tuple[str, str, str | None]


def place_of(thing: Mapping[str, Any]) -> Place | None:
    """Where a stack or a leader is: the field, the part of it, and the city; None off the board."""
    return None if thing["field"] is None else (thing["field"], thing["where"], thing["city"])


def places(view: dict[str, Any], at_sea: bool) -> list[Place]:
    """Where somebody stands, on land and behind walls or in ports and at sea, as the map lists them."""
    found = {place_of(thing) for thing in (*view["stacks"], *view["leaders"])}
    here = [place for place in found if place is not None]
    wanted = [p for p in here if at_sea == (p[1] == "port" or p[0] in BOARD.sea)]
    return sorted(wanted, key=lambda p: (*field_order(p[0]), p[1], p[2] or ""))


def field_order(field: str) -> tuple[int, int]:
    """Regions by their areas, then the sea zones."""
    if field in BOARD.region:
        return BOARD.area_of[BOARD.region[field]], BOARD.region[field]
    return len(BOARD.area_id), BOARD.sea[field]


def place_name(place: Place, texts: Texts) -> Text:
    field, where, city = place
    if city is None:
        return Text(texts.named("field", field))
    name = Text(texts.named("city", city))
    return name.append(f" ({texts.say('word-inside' if where == 'walls' else 'word-in-port')})", style="dim")


def leads(leader: Mapping[str, Any], stack: Mapping[str, Any]) -> bool:
    """10.1 Whether a leader is shown beside a stack of his nation: his player's, or one that all command."""
    return leader["nation"] == stack["nation"] and stack["seat"] in (None, leader["seat"])


def owner(stack: Mapping[str, Any], texts: Texts) -> Text:
    """A stack's nation, and the player who alone commands it if it is not of his own."""
    if stack["seat"] is None:
        return nation_name(stack["nation"], texts)
    name = seat_name(stack["seat"], texts)
    if stack["seat"].split("_")[0] == stack["nation"]:
        return name
    return nation_name(stack["nation"], texts).append(" · ").append_text(name)


def strength(stack: Mapping[str, Any], texts: Texts) -> Text:
    """The units of a stack; those of land aboard ships after the ships."""
    ashore = unit_list({unit: n for unit, n in stack["units"].items() if unit != "ship"}, texts)
    ships = stack["units"].get("ship", 0)
    words = [f"{texts.named('unit', 'ship')} ×{ships}"] if ships else []
    afloat = stack["where"] == "port" or stack["field"] in BOARD.sea
    if ashore:
        words.append(f"{texts.say('word-aboard')}: {ashore}" if afloat else ashore)
    line = Text("; ".join(words))
    return line.append(f" ({texts.say('word-moved')})", style="dim") if stack["moved"] else line


def unit_list(units: Mapping[str, int], texts: Texts) -> str:
    """Units by kind, with their numbers."""
    return ", ".join(f"{texts.named('unit', unit)} ×{units[unit]}" for unit in UNITS if units.get(unit))


def leader_list(leaders: Iterable[Mapping[str, Any]], texts: Texts) -> Text:
    """5.6 Leaders with the re-rolls that each has."""
    names = [leader_name(leader["id"], texts) for leader in leaders]
    return Text(", ").join([Text(name, style="bold") for name in names])


def leader_name(leader: str, texts: Texts) -> str:
    return f"{texts.named('leader', leader)} {BOARD.command[BOARD.leader[leader]]}"


# -- cities --------------------------------------------------------------------------------------------------


def cities(view: dict[str, Any], texts: Texts) -> RenderableType:
    """1.3.2 The cities by owner, each with its income and what is left of its defence."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    groups: dict[tuple[str, str | None], list[str]] = {}
    for city in view["cities"]:
        groups.setdefault((city["nation"], city["seat"]), []).append(city_words(city, texts))
    for (nation, seat), words in sorted(
        groups.items(), key=lambda g: (NATIONS.index(g[0][0]), g[0][1] or "")
    ):
        table.add_row(owner({"nation": nation, "seat": seat}, texts), ", ".join(words))
    title = f"{texts.say('word-cities')}: {texts.say('word-income')}/{texts.say('word-level')}"
    return Panel(
        table, title=Text(title, style="italic"), title_align="left", border_style="dim", expand=False
    )


def city_words(city: Mapping[str, Any], texts: Texts) -> str:
    number = BOARD.city[city["id"]]
    sign = PORT_SIGN if BOARD.port[number] >= 0 else ""
    words = f"{sign}{texts.named('city', city['id'])} {BOARD.income[number]}/{city['level']}"
    siege = f" {SIEGE_SIGN} {texts.say('word-' + city['siege'])}" if city["siege"] else ""
    return words.replace(" ", "\u00a0") + siege.replace(" ", "\u00a0")


# -- orders --------------------------------------------------------------------------------------------------


def orders(told: dict[str, Any], texts: Texts) -> RenderableType:
    """3.4.4, 4.2 The army under orders: what is activated, where all are to end, who goes, who could."""
    activated = ", ".join(texts.named("field", field) for field in told["activated"])
    lines = [labelled("activated", activated or "–", texts)]
    if told["target"] is not None:
        lines.append(labelled("target", texts.named("field", told["target"]), texts))
    if told["column"] is not None:
        lines += column(told["column"], texts)
    if told["waiting"]:
        lines.append(labelled("waiting", counter_list(told["waiting"], texts), texts))
    title = Text(f"{texts.say('word-orders')}: ").append_text(seat_name(told["seat"], texts))
    return Panel(
        Text("\n").join(lines),
        title=title,
        title_align="left",
        expand=False,
        border_style=style_of(told["seat"]),
    )


def column(told: dict[str, Any], texts: Texts) -> list[Text]:
    """4.1, 4.2 Those who go together: where they are, who they are, and how far they can still go."""
    who = [counter_list(told["units"], texts)] if told["units"] else []
    who += [leader_name(leader, texts) for leader in told["leaders"]]
    words = f"{texts.named('field', told['field'])}: {', '.join(who) or '–'}"
    return [
        labelled("column-at-sea" if told["afloat"] else "column", words, texts),
        labelled("movement", str(told["points"]), texts),
    ]


def counter_list(counters: Mapping[str, int], texts: Texts) -> str:
    """Counters with their numbers, nation by nation."""
    return ", ".join(
        f"{texts.named('counter', counter)} ×{counters[counter]}"
        for counter in COUNTER.ids
        if counters.get(counter)
    )


# -- battle --------------------------------------------------------------------------------------------------


def battle(told: dict[str, Any], texts: Texts) -> RenderableType:
    """5 The battle being fought: each side with its units, leaders, losses, dice and ships."""
    table = Table(box=None, padding=(0, 2))
    roles = ("attacker", "defender")
    for role in roles:
        side = told[role]["side"]
        table.add_column(Text(f"{texts.say(f'word-{role}')}: {texts.named('side', side)}", style=STYLE[side]))
    table.add_row(*[fighter(told, told[role], texts) for role in roles])
    number = texts.say("word-round", {"round": told["round"]})
    words = [texts.named("field", told["field"]), number, texts.say(f"attack-{told['attack']}")]
    return Panel(table, title=" · ".join(words), expand=False, border_style=STYLE[told["attacker"]["side"]])


def fighter(told: dict[str, Any], role: dict[str, Any], texts: Texts) -> Text:
    """5.1 One side of a battle, line by line."""
    lines = [Text(unit_list(role["units"], texts) or "–")]
    if told["gauls"] == role["side"]:
        lines.append(labelled("levy", unit_list(told["levy"], texts) or "–", texts))
    if role["leaders"]:
        lines.append(Text(", ".join(leader_name(id, texts) for id in role["leaders"]), style="bold"))
    lines.append(labelled("lost", str(role["lost"]), texts))
    if told["retreats"] == role["side"]:
        lines.append(Text(texts.say("word-retreats"), style="italic"))
    lines += dice(role["dice"], texts)
    rerolls = [f"{texts.named('seat', seat)} {count}" for seat, count in role["rerolls"].items()]
    if rerolls:
        lines.append(labelled("rerolls", ", ".join(rerolls), texts))
    lines += [ship(vessel, texts) for vessel in role["ships"]]
    return Text("\n").join(lines)


def labelled(word: str, words: str, texts: Texts) -> Text:
    return Text(f"{texts.say(f'word-{word}')}: ", style="dim").append(words, "not dim")


def dice(dice: Iterable[Mapping[str, Any]], texts: Texts) -> list[Text]:
    """5.5 The dice on the table by unit: hits are bold, what may be rolled again has a sign."""
    groups: dict[tuple[str, int], list[Text]] = {}
    for die in dice:
        hit = die["roll"] >= die["need"]
        shown = Text(str(die["roll"] or "–"), style="bold" if hit else "dim")
        groups.setdefault((die["unit"], die["need"]), []).append(
            shown.append(AGAIN_SIGN if die["again"] else "")
        )
    lines = []
    for (unit, need), rolls in groups.items():
        line = Text(f"{texts.named('unit', unit)}" + (f" ({need}+): " if need else ": "))
        lines.append(line.append_text(Text(" ").join(rolls)))
    return lines


def ship(vessel: Mapping[str, Any], texts: Texts) -> Text:
    """5.10 A ship with its number, and what it carries."""
    cargo = ", ".join(texts.named("counter", counter) for counter in vessel["cargo"])
    return Text(f"{vessel['number']}. {texts.named('counter', vessel['nation'] + '_ship')}: {cargo or '–'}")


# -- what else there is --------------------------------------------------------------------------------------


def details(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Politics, tribes, offices and what cards have left; leaders off the map; cards."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    lines: list[tuple[str, str | Text]] = [
        ("states", states(view, texts)),
        ("tribes", tribes(view, texts)),
        ("ravaged", counted("field", view["ravaged"], texts)),
        ("markers", markers(view, texts)),
        ("consuls", ", ".join(texts.named("leader", id) for id in view["consuls"])),
        ("proconsul", texts.named("leader", view["proconsul"]) if view["proconsul"] else ""),
        ("dictator", texts.named("leader", view["dictator"]) if view["dictator"] else ""),
        ("leaders", off_board(view, texts)),
        ("deck", counted("nation", view["cards"]["decks"], texts)),
        ("discards", discards(view, texts)),
        ("removed", ", ".join(texts.named("card", id) for id in view["cards"]["removed"])),
        ("shown", shown(view, texts)),
        ("hand", " · ".join(card(id, texts) for id in view["cards"]["hand"])),
    ]
    for word, line in lines:
        if line:
            table.add_row(Text(texts.say(f"word-{word}"), style="italic"), line)
    return table


def counted(kind: str, counts: Mapping[str, int], texts: Texts) -> str:
    return ", ".join(f"{texts.named(kind, id)} {count}" for id, count in counts.items() if count)


def states(view: dict[str, Any], texts: Texts) -> Text:
    """VII The political track: how each state stands, to which power, and the player who has its alliance."""
    words = []
    for state in view["states"]:
        line = nation_name(state["nation"], texts)
        line.append(f" {texts.say('word-' + ATTITUDES[abs(state['track'])])}", "not bold default")
        if state["seat"] is not None:
            line.append(": ", "not bold default").append_text(seat_name(state["seat"], texts))
        elif state["track"]:
            line.append(": ", "not bold default").append_text(power(state["track"], texts))
        words.append(line)
    return Text(" · ").join(words)


def power(track: int, texts: Texts) -> Text:
    """VII, VIII To whom a number on the track or at a tribe leans."""
    return nation_name("rome" if track > 0 else "carthage", texts)


def tribes(view: dict[str, Any], texts: Texts) -> Text:
    """VIII The tribes that are not neutral, by their attitude."""
    groups = []
    for attitude in (2, 1, -1, -2):
        regions = [texts.named("field", id) for id, value in view["attitudes"].items() if value == attitude]
        if regions:
            line = power(attitude, texts)
            line.append(f", {texts.say('word-' + ATTITUDES[abs(attitude)])}: ", "not bold default")
            groups.append(line.append(", ".join(regions), "not bold default"))
    return Text("\n").join(groups)


def markers(view: dict[str, Any], texts: Texts) -> str:
    """1.3.1 What cards have left on the board, and for how many stages."""
    words = []
    for marker in view["markers"]:
        kind = "city" if marker["marker"] == "engines" else "nation"
        word = f"{texts.say('marker-' + marker['marker'])}: {texts.named(kind, marker['about'])}"
        words.append(word + (f" ({marker['stages']})" if marker["stages"] else ""))
    return " · ".join(words)


def off_board(view: dict[str, Any], texts: Texts) -> Text:
    """1.2.8 Leaders who are not on the board, by where they are."""
    groups = []
    for place in ("pool", "beside", "dead"):
        names = [
            Text(texts.named("leader", leader["id"]), style=STYLE[leader["nation"]].removeprefix("bold "))
            for leader in view["leaders"]
            if leader["where"] == place
        ]
        if names:
            groups.append(Text(f"{texts.say(f'place-{place}')}: ").append_text(Text(", ").join(names)))
    return Text("\n").join(groups)


def discards(view: dict[str, Any], texts: Texts) -> str:
    """How many cards lie on each pile, and the one on top."""
    piles = {nation: pile for nation, pile in view["cards"]["discards"].items() if pile}
    return ", ".join(
        f"{texts.named('nation', nation)} {len(pile)} ({texts.named('card', pile[-1])})"
        for nation, pile in piles.items()
    )


def shown(view: dict[str, Any], texts: Texts) -> Text:
    """Cards of other hands that the seat has seen; after the game all of them."""
    hands = [
        seat_name(seat, texts)
        .append(": ", "not bold")
        .append(" · ".join(card(id, texts) for id in cards), "not bold default")
        for seat, cards in view["cards"]["shown"].items()
    ]
    return Text("\n").join(hands)


def card(id: str, texts: Texts) -> str:
    """1.3.1 A card with its initiative points and its gold."""
    printed = BOARD.cards[BOARD.card[id]]
    worth = f"{printed.initiative} {texts.say('word-initiative')}, {printed.gold} {texts.say('word-talents')}"
    return f"{texts.named('card', id)} ({worth})".replace(" ", "\u00a0")


__all__ = ["render"]
