"""Play in the terminal: the board, the prompt, the legal actions by notation, undo, why, save and resume."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .kernel.game import Game
from .kernel.ledger import Ledger
from .kernel.match import Match
from .kernel.question import ABOUT_NOTHING
from .kernel.refusal import IllegalAction, Refusal
from .kernel.text import Texts
from .players import Perspective, Player, make

HUMAN = "human"
Explain = Callable[[Mapping[str, Any], Texts], list[tuple[str, str]]]  # lines, each with its paragraph
HELP = """\
a number or a notation   play that action, by its number in the list or in full
why <action>             why an action may not be played now, and by which rule
undo                     take the last action back (not past a die, a reveal or another seat's action)
rule <number>            what a paragraph says
<question> <action>      ask the engine, by the action's number or notation; without one, about all of them
map, actions, log        show them again
save <file>              write the record; go on later with: bellum play --resume <file>
quit                     leave (the record is saved if you started with --save)"""


def show(console: Console, game: Game, view: dict[str, Any], texts: Texts) -> None:
    """The board as the game itself draws it in a terminal."""
    module = import_module(f"{game.packages[-1]}.terminal")
    console.print(module.render(view, texts))


def tell(console: Console, texts: Texts, events: list[dict[str, Any]]) -> None:
    """Events as sentences, each with its rule, and those that a game explains with what led to them."""
    module = import_module(f"{texts.game.packages[0]}.terminal")
    explain: Explain | None = getattr(module, "explain", None)
    for event in events:
        rule = f" [dim]{event['rule']}[/]" if event["rule"] else ""
        console.print(f"  {escape(texts.event(event))}{rule}", highlight=False)
        for line, number in explain(event, texts) if explain is not None else ():
            console.print(f"    {escape(line)} [dim]{number}[/]", highlight=False)


class Session:
    """One evening at the terminal: some seats are human, the others machine players."""

    def __init__(
        self,
        match: Match,
        players: Mapping[str, str],
        texts: Texts,
        console: Console,
        save: Path | None,
    ) -> None:
        self.match = match
        self.players = dict(players)
        self.texts = texts
        self.console = console
        self.save_file = save
        self.machines: dict[str, Player] = {
            seat: make(name, secrets.token_hex(8)) for seat, name in players.items() if name != HUMAN
        }
        self.humans = [seat for seat, name in players.items() if name == HUMAN]
        self.shown = dict.fromkeys(self.humans, 0)  # actions whose events each of them has been told
        self.facing: str | None = self.humans[0] if len(self.humans) == 1 else None
        match.record.players = dict(players)

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        fresh: bool | None = True
        while self.match.outcome is None:
            seat = self.next_seat()
            if seat in self.machines:
                self.machine_turn(seat)
                continue
            self.curtain(seat)
            self.news(seat)
            if fresh:
                show(self.console, self.match.game, self.match.view(seat), self.texts)
            fresh = self.human_turn(seat)
            if fresh is None:
                self.keep()
                return 0
        self.finish()
        return 0

    def next_seat(self) -> str:
        """Who acts next: machine players first, so that nobody waits for them."""
        owing = self.match.to_move()
        return next((seat for seat in owing if seat in self.machines), owing[0])

    def machine_turn(self, seat: str) -> None:
        eyes = Perspective(self.match.position, self.match.seat(seat))
        self.match.play(seat, self.machines[seat].choose(eyes))
        self.keep()

    def curtain(self, seat: str) -> None:
        """Between two people at one screen: nothing that one has seen is left for the other to see."""
        if self.facing == seat:
            return
        if self.facing is not None:
            self.console.clear()
            self.console.input(f"{self.texts.name(seat)} – Enter ")
        self.facing = seat

    def news(self, seat: str) -> None:
        """Tell what has happened since this seat last looked."""
        number = self.match.seat(seat)
        for events in self.match.events[self.shown.get(seat, 0) :]:
            tell(self.console, self.texts, [event.seen_by(number) for event in events])
        self.shown[seat] = len(self.match.events)

    def human_turn(self, seat: str) -> bool | None:
        """Ask for one command; True if the board should be shown again, None to leave."""
        view = self.match.view(seat)
        prompt = view["prompt"]
        self.console.print(
            f"[bold]{escape(self.texts.prompt(prompt))}[/] [dim]{prompt['rule']}[/]", highlight=False
        )
        self.list_actions(seat)
        try:
            line = self.console.input("> ").strip()
        except EOFError:
            self.cut_short()
            return None
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            return None
        if word == "undo":
            return self.take_back(seat)
        if word in self.match.game.questions:
            self.ask(seat, word, rest.strip())
            return False
        if word in ("map", "log", "actions", "help", "?", "why", "rule", "save", ""):
            self.service(seat, word, rest.strip())
            return False
        return self.act(seat, line)

    def service(self, seat: str, word: str, rest: str) -> None:
        """The commands that change nothing."""
        if word == "map":
            show(self.console, self.match.game, self.match.view(seat), self.texts)
        elif word == "log":
            tell(self.console, self.texts, self.match.story(seat)[-40:])
        elif word in ("help", "?"):
            self.console.print(HELP, highlight=False, markup=False)
            if self.match.game.questions:
                known = ", ".join(self.match.game.questions)
                self.console.print(f"questions of this game: {known}", highlight=False)
        elif word == "why":
            self.why(seat, rest)
        elif word == "rule":
            self.rule(rest)
        elif word == "save":
            self.write(Path(rest).expanduser() if rest else self.save_file)

    def list_actions(self, seat: str) -> None:
        table = Table(show_header=False, box=None, padding=(0, 1))
        for number, notation in enumerate(self.match.legal(seat), 1):
            label = escape(self.texts.action(notation, seat))
            table.add_row(str(number), f"[bold]{escape(notation)}[/]", label)
        self.console.print(table)

    def act(self, seat: str, line: str) -> bool:
        legal = self.match.legal(seat)
        notation = line
        if line.isdigit():
            if not 1 <= int(line) <= len(legal):
                self.console.print(f"Choose a number from 1 to {len(legal)}.")
                return False
            notation = legal[int(line) - 1]
        try:
            self.match.play(seat, notation)
        except IllegalAction as error:
            rule = f" ({error.refusal.rule})" if error.refusal.rule else ""
            self.console.print(f"[yellow]{escape(self.texts.refusal(error.refusal))}[/]{rule}")
            return False
        self.keep()
        return self.match.position.settled()

    def take_back(self, seat: str) -> bool:
        try:
            self.match.undo(seat)
        except IllegalAction as error:
            self.console.print(f"[yellow]{escape(self.texts.refusal(error.refusal))}[/]")
            return False
        self.shown = {seat: min(told, len(self.match.events)) for seat, told in self.shown.items()}
        self.keep()
        return True

    def why(self, seat: str, notation: str) -> None:
        refusal = self.match.why_not(seat, notation)
        if refusal is None:
            self.console.print("You may.")
            return
        self.refused(refusal)

    def ask(self, seat: str, question: str, about: str) -> None:
        """Put a question to the engine: about an action, or about each that may be played now."""
        match = self.match
        legal = match.legal(seat)
        verbs = match.game.questions[question].verbs
        if about.isdigit() and 1 <= int(about) <= len(legal):
            about = legal[int(about) - 1]
        asked: list[str | None] = [about] if about else [a for a in legal if a.split()[0] in verbs]
        if not about and ABOUT_NOTHING in verbs:
            asked = [None]
        module = import_module(f"{match.game.packages[0]}.terminal")
        answered = False
        for notation in asked:
            try:
                answer = match.ask(seat, question, notation)
            except IllegalAction as error:
                self.refused(error.refusal)
                return
            if answer is not None:
                answered = True
                self.console.print(f"[bold]{escape(notation or question)}[/]", highlight=False)
                self.console.print(module.answer(question, answer, self.texts))
        if not answered:
            self.console.print("There is nothing to say about that.")

    def refused(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule} {self.texts.rule(refusal.rule)})" if refusal.rule else ""
        self.console.print(f"{escape(self.texts.refusal(refusal))}{rule}", highlight=False)

    def rule(self, number: str) -> None:
        for paragraph in Ledger.load(self.match.game).paragraphs:
            if paragraph.number == number:
                lang = self.texts.lang
                self.console.print(f"[bold]{number} {escape(paragraph.title[lang])}[/]", highlight=False)
                self.console.print(escape(paragraph.text[lang]), highlight=False)
                return
        self.console.print(f"There is no paragraph {number}.")

    def keep(self) -> None:
        """Save after every action, if a file was named."""
        if self.save_file is not None:
            self.write(self.save_file, quiet=True)

    def write(self, path: Path | None, quiet: bool = False) -> None:
        if path is None:
            self.console.print("Name a file: save <file>.")
            return
        try:
            path.write_text(self.match.record.to_text(), encoding="utf-8")
        except OSError as error:
            self.console.print(f"[yellow]{path} cannot be written: {error.strerror}.[/]")
            return
        if not quiet:
            self.console.print(f"Saved: {path}")

    def cut_short(self) -> None:
        """Nobody will type any more: say what becomes of the game."""
        kept = "is not saved" if self.save_file is None else f"is saved in {self.save_file}"
        hint = " (--save FILE keeps a game after every action)" if self.save_file is None else ""
        self.console.print(f"\n[yellow]The input has ended in the middle of the game, which {kept}{hint}.[/]")

    def finish(self) -> None:
        seat = self.facing or self.match.seats[0]
        self.news(seat)
        view = self.match.view(seat)
        show(self.console, self.match.game, view, self.texts)
        self.console.print(f"[bold]{escape(self.texts.outcome(view['outcome']))}[/]")
        self.keep()
