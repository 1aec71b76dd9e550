"""The board in a terminal: Hannibal's, with fleets, treasuries, supply trains and naval battles."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...kernel.text import Texts
from ..hannibal.kinds import SIDES
from ..hannibal.terminal import STYLE, Screen
from .board import SeaBoard
from .game import BOARD

SHIP_SIGN = "⚓"  # before a naval rating
MARKERS = ("corvus", "trained", "forgotten_tactics")  # of the view of the sea


def render(view: dict[str, Any], texts: Texts) -> RenderableType:
    """The whole position as a seat sees it."""
    return SeaScreen(BOARD, texts).render(view)


class SeaScreen(Screen):
    """A position of the First Punic War, in a language."""

    def __init__(self, board: SeaBoard, texts: Texts) -> None:
        super().__init__(board, texts)
        self.sea = board

    def board_of(self, view: dict[str, Any]) -> list[RenderableType]:
        parts = [*super().board_of(view), self.fleets(view["sea"])]
        if view["sea"]["battle"] is not None:
            parts.append(self.sea_battle(view["sea"]["battle"]))
        return parts

    def general(self, id: str, office: str | None, bold: bool = False) -> Text:
        """H2.1 A general, with the naval rating of an Admiral."""
        text = super().general(id, office, bold)
        naval = self.sea.naval[self.sea.general[id]]
        return text.append(f" {SHIP_SIGN}{naval}") if naval else text

    # -- fleets ----------------------------------------------------------------------------------------------

    def fleets(self, sea: dict[str, Any]) -> RenderableType:
        """H2 Every fleet, with its Ready and Exhausted ships; H11.4 whether it lies at anchor."""
        table = Table(show_header=False, box=None, padding=(0, 1))
        for side in SIDES:
            for fleet in sea["ships"]:
                if fleet["side"] == side:
                    place = Text(self.texts.named("space", fleet["space"]))
                    if not fleet["harbour"]:
                        place.append(f" ({self.texts.say('word-at-anchor')})", style="dim")
                    table.add_row(self.side_name(side), place, self.ships(fleet["ready"], fleet["exhausted"]))
        return Panel(table, title=self.texts.say("word-fleets"), expand=False, border_style="dim")

    def ships(self, ready: int, exhausted: int) -> str:
        return self.texts.say("word-fleet", {"ready": ready, "exhausted": exhausted})

    # -- naval battles ---------------------------------------------------------------------------------------

    def sea_battle(self, told: dict[str, Any]) -> RenderableType:
        """H13 The naval battle being fought: ships, Admirals, tactic cards and dice."""
        table = Table(box=None, padding=(0, 2))
        for side in SIDES:
            sign = "⚔" if side == told["attacker"] else "⛨"
            table.add_column(Text(f"{sign} {self.texts.say(f'side-{side}')}", style=STYLE[side]))
        table.add_row(*[self.sea_battle_side(told, side) for side in SIDES])
        parts: list[RenderableType] = [table]
        for id in self.sea.tactic_id:
            if told.get("hand", {}).get(id):
                about = self.texts.say(f"board-tactic-{id}")
                parts.append(Text(f"{self.tactics({id: told['hand'][id]})}: {about}"))
        played = [Text(self.tactic(card), style=STYLE[side]) for side, card in told["played"]]
        if played:
            parts.append(Text(" → ").join(played))
        number = self.texts.say("word-round", {"round": max(1, told["round"])})
        title = f"{self.texts.named('space', told['space'])} · {number}"
        return Panel(Group(*parts), title=title, expand=False, border_style=STYLE[told["attacker"]])

    def sea_battle_side(self, told: dict[str, Any], side: str) -> Text:
        admiral = told["admirals"][side]
        name = self.texts.named("general", admiral) if admiral else "–"
        lines = [
            f"{name} {SHIP_SIGN}{told['ratings'][side]}",
            self.ships(told["ready"][side], told["exhausted"][side]),
            self.texts.say("word-sunk", {"count": told["sunk"][side]}),
            f"{self.texts.say('word-tactic-cards')}: {told['count'][side]}",
        ]
        hand = told.get("hands", {}).get(side)
        if hand is not None:
            lines.append(self.tactics(hand))
        if told["rolls"][side]:
            lines.append(" ".join(str(die) for die in told["rolls"][side]))
        lines += [self.texts.named("card", card) for player, card in told["strategy"] if player == side]
        return Text("\n".join(lines))

    def tactic(self, id: str | None) -> str:
        return self.texts.named("tactic", id) if id else self.texts.say("word-no-tactic")

    def tactics(self, counts: dict[str, int]) -> str:
        """Tactic cards by type, with their numbers."""
        names = [f"{self.tactic(id)} ×{counts[id]}" for id in self.sea.tactic_id if counts.get(id)]
        return ", ".join(names) or "–"

    # -- what else there is ----------------------------------------------------------------------------------

    def lines(self, view: dict[str, Any]) -> list[tuple[str, str | Text]]:
        sea = view["sea"]
        return [
            ("supremacy", self.side_name(sea["supremacy"])),
            ("treasury", self.treasuries(sea)),
            ("supplies", self.supplies(sea)),
            ("at-sea", self.voyage(sea["voyage"])),
            *super().lines(view),
        ]

    def treasuries(self, sea: dict[str, Any]) -> Text:
        """H8.2 What is in each war treasury, and how much it holds."""
        return Text(" · ").join(
            self.side_name(side).append(f" {sea['treasury'][side]}/{self.sea.boxes[i]}")
            for i, side in enumerate(SIDES)
        )

    def supplies(self, sea: dict[str, Any]) -> str:
        """H8.6 The generals who have supply trains."""
        return ", ".join(f"{self.texts.named('general', id)} {n}" for id, n in sea["supplies"].items())

    def voyage(self, told: dict[str, Any] | None) -> Text | str:
        """H11.2 The fleet on its way, and where to if it has named a port."""
        if told is None:
            return ""
        way = self.texts.named("space", told["port"])
        if told["to"] is not None and told["to"] != told["port"]:
            way += f" → {self.texts.named('space', told['to'])}"
        return self.side_name(told["side"]).append(f" {way}: {self.ships(told['ships'], 0)}", "not bold")

    def markers(self, view: dict[str, Any]) -> str:
        """H2.2, H17, 25 The markers of this war besides Hannibal's."""
        sea = view["sea"]
        words = [super().markers(view)] + [self.texts.say(f"marker-{id}") for id in MARKERS if sea[id]]
        if sea["engineers"]:
            spaces = ", ".join(self.texts.named("space", space) for _, space in sea["engineers"])
            words.append(f"{self.texts.say('marker-engineers')} ({spaces})")
        return ", ".join(word for word in words if word)


__all__ = ["render"]
