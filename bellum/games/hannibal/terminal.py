"""The board in a terminal: provinces by region, forces with their generals, the cards, a battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from .board import Board
from .game import BOARD
from .kinds import SIDES

STYLE = {"rome": "bold red", "carthage": "bold blue"}
CITY_SIGN, TRIBE_SIGN = "■", "◆"  # before a space's name
COUNTED = "★"  # 22.1 a province that counts for victory


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    return Screen(BOARD, texts).render(view)


class Screen:
    """A position on the board of a game, in a language."""

    def __init__(self, board: Board, texts: Texts) -> None:
        self.board = board
        self.texts = texts

    def render(self, view: dict[str, Any]) -> RenderableType:
        """The whole position as a seat sees it."""
        return Group(*self.board_of(view), self.details(view))

    def board_of(self, view: dict[str, Any]) -> list[RenderableType]:
        """What lies on the board, and the battle being fought."""
        parts: list[RenderableType] = [self.headline(view), self.provinces(view), self.forces(view)]
        if view["battle"] is not None:
            parts.append(self.battle(view["battle"]))
        return parts

    def side_name(self, side: str) -> Text:
        return Text(self.texts.say(f"side-{side}"), style=STYLE[side])

    def headline(self, view: dict[str, Any]) -> Text:
        """5 The turn and its phase, 22.1 the points, whose decision it is."""
        turn = view["turn"]
        told = {
            "turn": turn["number"],
            "of": turn["number"] - turn["index"] + turn["last"],
            "years": turn["years"],
            "phase": self.texts.say(f"phase-{view['phase']}"),
        }
        line = Text(self.texts.say("word-headline", told), style="bold")
        line.append(f" · {COUNTED}")
        for side in SIDES:
            line.append(" ").append_text(self.side_name(side))
            line.append(f" {view['points'][side]}", style=STYLE[side])
        for word, sides in (("first", [view["first"]]), ("to-move", view["to_move"])):
            names = [self.side_name(side) for side in sides if side]
            if names:
                line.append(f" · {self.texts.say(f'word-{word}')}: ")
                line.append_text(Text(", ").join(names))
        return line

    # -- provinces -----------------------------------------------------------------------------------------

    def provinces(self, view: dict[str, Any]) -> RenderableType:
        """3.1, 19.1 Every province in play, region by region: who controls it and its spaces."""
        table = Table(show_header=False, box=None, padding=(0, 1))
        for index, id in enumerate([*self.board.region_id, None]):
            here = [
                p
                for p in view["provinces"]
                if self.board.province_region[self.board.province[p]] == (index if id else -1)
            ]
            if not here:
                continue
            title = self.texts.named("region", id) if id else self.texts.say("word-independent")
            table.add_row(Text(title, style="italic underline"))
            for province in here:
                table.add_row(*self.province_row(view, province))
        return table

    def province_row(self, view: dict[str, Any], province: str) -> tuple[Text, Text, Text]:
        holder = view["provinces"][province]
        name = Text(self.texts.named("province", province), style=STYLE[holder] if holder else "")
        counts = self.board.scenarios[view["scenario"]].scoring[self.board.province[province]]
        name.append(f" {COUNTED}" if counts else "")
        area = set(view["area"])
        spaces = [
            self.board.space_id[s]
            for s in self.board.spaces_of[self.board.province[province]]
            if self.board.space_id[s] in area
        ]
        groups: list[Text] = []
        for side in SIDES:
            held = [s for s in spaces if view["control"].get(s) == side]
            if held:
                groups.append(self.space_list(view, self.texts.say(f"side-{side}"), held, STYLE[side]))
        free = [s for s in spaces if s not in view["control"]]
        tribes = [s for s in free if s in view["tribes"]]
        for word, left in (("neutral", tribes), ("empty", [s for s in free if s not in tribes])):
            if left:
                groups.append(self.space_list(view, self.texts.say(f"word-{word}"), left, "dim"))
        return name, self.side_name(holder) if holder else Text("–"), Text("; ").join(groups)

    def space_list(self, view: dict[str, Any], title: str, spaces: Iterable[str], style: str) -> Text:
        """A side with the spaces that are its; cities and tribes have their sign, a siege its points."""
        names = []
        for space in spaces:
            tribe = TRIBE_SIGN if space in view["tribes"] else ""
            sign = CITY_SIGN if self.board.city[self.board.space[space]] else tribe
            points = view["siege"].get(space, 0)
            names.append(f"{sign}{self.texts.named('space', space)}" + (f" ⚔{points}" if points else ""))
        line = Text(f"{title}: ", style=style)
        line.append(", ".join(names), style="" if style == "dim" else style.removeprefix("bold "))
        return line

    # -- forces --------------------------------------------------------------------------------------------

    def forces(self, view: dict[str, Any]) -> RenderableType:
        """3.3, 3.4 Every force and every general on the map, the commander first."""
        offices = {g["id"]: g["office"] for g in view["generals"]}
        table = Table(show_header=False, box=None, padding=(0, 1))
        for side in SIDES:
            own = [f for f in view["forces"] if f["side"] == side]
            for force in sorted(own, key=lambda f: (self.board.space[f["space"]], f["inside"])):
                place = Text(self.texts.named("space", force["space"]))
                if force["inside"]:
                    place.append(f" ({self.texts.say('word-inside')})", style="dim")
                leaders = Text(", ").join(
                    [self.general(g, offices[g], bold=i == 0) for i, g in enumerate(force["generals"])]
                )
                table.add_row(self.side_name(side), place, self.strength(force), leaders)
        return Panel(table, expand=False, border_style="dim")

    def strength(self, force: dict[str, Any]) -> Text:
        if force["cus"] == 0 and force["trains"] == 0:
            return Text("–")
        told = {"count": force["cus"], "elephants": force["elephants"], "trains": force["trains"]}
        return Text(self.texts.say("word-force", told))

    def general(self, id: str, office: str | None, bold: bool = False) -> Text:
        """A general with his strategy and battle ratings, and his office."""
        number = self.board.general[id]
        words = f"{self.texts.named('general', id)} {self.board.strategy[number]}-{self.board.battle[number]}"
        if office:
            words += f" ({self.texts.say(f'office-{office}')})"
        return Text(words, style="bold" if bold else "")

    # -- battle --------------------------------------------------------------------------------------------

    def battle(self, told: dict[str, Any]) -> RenderableType:
        """14 The battle being fought, each side with its commander, its CUs and its cards."""
        table = Table(box=None, padding=(0, 2))
        for side in SIDES:
            sign = "⚔" if side == told["attacker"] else "⛨"
            table.add_column(Text(f"{sign} {self.texts.say(f'side-{side}')}", style=STYLE[side]))
        table.add_row(*[self.battle_side(told, side) for side in SIDES])
        parts: list[RenderableType] = [table]
        if "hand" in told:
            parts.append(Text(f"{self.texts.say('word-hand')}: {self.battle_cards(told['hand'])}"))
        played = [
            Text(self.texts.named("battle_card", card), style=STYLE[side]) for side, card in told["played"]
        ]
        if played:
            parts.append(Text(" → ").join(played))
        stage = self.texts.say(f"stage-{told['stage']}")
        number = self.texts.say("word-round", {"round": told["round"] + 1})
        title = f"{self.texts.named('space', told['space'])} · {number} · {stage}"
        return Panel(Group(*parts), title=title, expand=False, border_style=STYLE[told["attacker"]])

    def battle_side(self, told: dict[str, Any], side: str) -> Text:
        commander = told["commanders"][side]
        name = self.texts.named("general", commander) if commander else "–"
        force = {"cus": told["cus"][side], "elephants": 0, "trains": 0}
        lines = [Text(f"{name} {told['ratings'][side]}"), self.strength(force)]
        lines.append(Text(f"{self.texts.say('word-battle-cards')}: {told['count'][side]}"))
        hand = told.get("hands", {}).get(side)
        if hand is not None:
            lines.append(Text(self.battle_cards(hand)))
        if told["open"][side]:
            lines.append(Text(f"{self.texts.say('word-open')}: {self.battle_cards(told['open'][side])}"))
        for player, card in told["strategy"]:
            if player == side:
                lines.append(Text(self.texts.named("card", card), style="italic"))
        return Text("\n").join(lines)

    def battle_cards(self, counts: dict[str, int]) -> str:
        """Battle cards by type, with their numbers."""
        names = [
            f"{self.texts.named('battle_card', id)} ×{counts[id]}"
            for id in self.board.battle_card_id
            if counts.get(id)
        ]
        return ", ".join(names) or "–"

    # -- what else there is --------------------------------------------------------------------------------

    def details(self, view: dict[str, Any]) -> RenderableType:
        """The march and the reactions, sieges, markers, generals off the map, cards."""
        table = Table(show_header=False, box=None, padding=(0, 1))
        for word, line in self.lines(view):
            if line:
                table.add_row(Text(self.texts.say(f"word-{word}"), style="italic"), line)
        for side, hand in view["cards"].get("hands", {}).items():
            table.add_row(self.side_name(side), " · ".join(self.card(id) for id in hand))
        return table

    def lines(self, view: dict[str, Any]) -> list[tuple[str, str | Text]]:
        """The details, each under its word; those that are empty are left out."""
        return [
            ("moving", self.moving(view)),
            ("sieges", self.sieges(view)),
            ("markers", self.markers(view)),
            ("generals", self.off_map(view)),
            ("cards", self.piles(view)),
            ("playing", self.card(view["cards"]["playing"]) if view["cards"]["playing"] else ""),
            ("hand", " · ".join(self.card(id) for id in view["cards"].get("hand", []))),
        ]

    def card(self, id: str) -> str:
        ops = self.board.deck[self.board.card[id]].ops
        return f"{self.texts.named('card', id)} ({ops}\u00a0{self.texts.say('word-ops')})"

    def moving(self, view: dict[str, Any]) -> str:
        """10.2 The army on the march, 10.3.2 and what the enemy has declared against it."""
        words: list[str] = []
        march = view["move"]
        if march is not None:
            names = [self.texts.named("general", g) for g in (march["general"], *march["subordinates"])]
            force = {"cus": march["cus"], "elephants": march["elephants"], "trains": int(march["train"])}
            words.append(f"{', '.join(names)}: {self.texts.named('space', march['space'])}")
            words.append(str(self.strength(force)))
            words.append(f"{march['points']} {self.texts.say('word-move-points')}")
        for plan in (view["reaction"] or {"declared": []})["declared"]:
            name = self.texts.named("general", plan["general"])
            count = self.strength({"cus": plan["cus"], "elephants": 0, "trains": 0})
            words.append(f"{name} {self.texts.say('word-' + plan['kind'])} ({count})")
        return " · ".join(words)

    def sieges(self, view: dict[str, Any]) -> str:
        return ", ".join(
            f"{self.texts.named('space', space)} {points}" for space, points in view["siege"].items()
        )

    def markers(self, view: dict[str, Any]) -> str:
        """25 What lies on the board because of events."""
        words = []
        for marker, value in view["markers"].items():
            if not value:
                continue
            word = self.texts.say(f"marker-{marker}")
            if marker == "flamen":
                word += f" ({self.texts.named('general', value)})"
            elif marker == "foraging":
                word += f" ({', '.join(self.texts.named('side', side) for side in value)})"
            elif value is not True:
                spaces = [value] if isinstance(value, str) else value
                word += f" ({', '.join(self.texts.named('space', space) for space in spaces)})"
            words.append(word)
        return ", ".join(words)

    def off_map(self, view: dict[str, Any]) -> Text:
        """Generals who are not on the map, by where they are."""
        groups: list[Text] = []
        for side in SIDES:
            for place in ("displaced", "pool", "later"):
                here = [g for g in view["generals"] if g["side"] == side and g["place"] == place]
                if here:
                    names = Text(", ").join([self.general(g["id"], None) for g in here])
                    groups.append(
                        self.side_name(side).append(f", {self.texts.say(f'place-{place}')}: ", "not bold")
                    )
                    groups[-1].append_text(names)
        return Text("\n").join(groups)

    def piles(self, view: dict[str, Any]) -> Text:
        """8 How many cards each player holds, how many are in the deck and among the discards."""
        told = view["cards"]
        counts = [self.side_name(side).append(f" {told['count'][side]}") for side in SIDES]
        counts.append(Text(f"{self.texts.say('word-deck')} {told['deck']}"))
        counts.append(Text(f"{self.texts.say('word-discards')} {len(told['discard'])}"))
        return Text(" · ").join(counts)


__all__ = ["Screen", "render"]
