"""Golden play-throughs that a person can read, from every seat, and whole records that must replay for ever.

A game's tests/<game>/golden holds them; a game that is long has its records cut off after so many actions. A change of behaviour shows as a diff; when the change is wanted, rewrite the
files with `python -m tests.<game>.test_golden --write` and read the diff.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.kernel import SPECTATOR, Match, Position, Record

LIMIT = 1_000_000  # bytes of all files of a game


# -- lines ---------------------------------------------------------------------------------------------------------


def compact(value: Any) -> str:
    """A value of an event as few characters as a person can read."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={compact(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(compact(item) for item in value) + "]"
    return str(value) if value != "" else "-"


def event_line(event: dict[str, Any]) -> str:
    args = " ".join(f"{key}={compact(value)}" for key, value in event["args"].items())
    return f"{event['kind']} ({event['rule']}) {args}".rstrip()


def by_verb(legal: list[str]) -> str:
    """A list of actions, the verb said once."""
    verbs: dict[str, list[str]] = {}
    for notation in legal:
        verb, *operand = notation.split()
        verbs.setdefault(verb, []).extend(operand)
    return "; ".join(" ".join([verb, *operands]) for verb, operands in verbs.items()) or "nothing"


def asked(view: dict[str, Any]) -> Iterator[str]:
    """Who is asked for what."""
    if view["prompt"]:
        prompt = view["prompt"]
        yield f"  {' and '.join(view['to_move'])}: {prompt['key']} ({prompt['rule']}) {compact(prompt['args'])}"


def allowed(view: dict[str, Any]) -> Iterator[str]:
    """What the seat may do, and how the game ended."""
    if view["legal"]:
        yield f"  may {by_verb(view['legal'])}"
    if view["outcome"]:
        yield f"  outcome {compact(view['outcome'])}"


# -- the files of a game -------------------------------------------------------------------------------------------


def as_by_default(name: str) -> tuple[str | None, dict[str, Any]]:
    """The scenario and the options of a game whose seats are always the same."""
    return None, {}


@dataclass(frozen=True)
class Golden:
    """The golden files of a game, and what only that game can say of itself."""

    game: str
    folder: Path
    games: Sequence[str]  # told in full
    records: Sequence[str]
    opening: int  # actions told with all that the seat sees
    chapters: Sequence[str]  # kinds of events after which the board is shown
    new_game: Callable[[str], Match]
    heading: Callable[[Record, str, str], Iterable[str]]  # of a record, its name and a seat
    essentials: Callable[[dict[str, Any]], Iterable[str]]  # the state of the game in a few lines
    board: Callable[[dict[str, Any]], Iterable[str]]  # what stands where
    traces: Callable[[Position], Iterable[str]]  # the end of a game, whatever form the engine keeps it in
    options: Callable[[str], tuple[str | None, dict[str, Any]]] = (
        as_by_default  # of a game that is told in full
    )
    cut: int | None = None  # actions after which a record ends if its game goes on

    def seats(self, name: str) -> dict[str, int]:
        """Who sees a game that is told in full."""
        seats = bellum.game(self.game).setting(*self.options(name)).seats
        return {**{seat: number for number, seat in enumerate(seats)}, "spectator": SPECTATOR}

    @property
    def told(self) -> list[tuple[str, str]]:
        """The games that are told in full, each with everybody who sees it."""
        return [(name, seat) for name in self.games for seat in self.seats(name)]

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def moments(self, record: Record) -> Iterator[tuple[Match, str, str]]:
        """A kept record, one moment after another: the match, who acted and what he did."""
        match = bellum.replay(record, 0)
        yield match, "", ""
        for actor, notation in record.actions:
            match.play(actor, notation)
            yield match, actor, notation

    def play_through(self, name: str, seat: str) -> list[str]:
        """A game as one seat sees it: the opening in full, then every event on a line."""
        number = self.seats(name)[seat]
        record = Record.from_text(self.text(f"record-{name}"))
        lines = [*self.heading(record, name, seat), ""]
        for ply, (match, actor, notation) in enumerate(self.moments(record)):
            told = [event.seen_by(number) for event in match.events[-1]]
            lines.append(f"{ply}. {actor} {notation if seat == actor else ''}".rstrip())
            lines += [f"  - {event_line(event)}" for event in told]
            if ply <= self.opening:
                view = match.position.view(number)
                lines += self.essentials(view)
                if ply == 0 or any(event["kind"] in self.chapters for event in told):
                    lines += self.board(view)
            elif ply == len(record.actions):
                view = match.position.view(number)
                lines += [*self.essentials(view), *self.board(view)]
            elif not told:
                lines.pop()
        return lines

    def fingerprint(self, match: Match) -> str:
        """The end of a game: pieces, dice rolled, outcome."""
        pos = match.position
        outcome = pos.outcome.to_json() if pos.outcome is not None else None
        text = "\n".join([*self.traces(pos), str(pos.dice.used), str(outcome)])
        return blake2b(text.encode(), digest_size=8).hexdigest()

    # -- tests -----------------------------------------------------------------------------------------------------

    def check_play_through(self, name: str, seat: str) -> None:
        """Fail with the lines that differ from the file."""
        then, now = self.text(f"{name}-{seat}").splitlines(), self.play_through(name, seat)
        if then != now:
            kept = f"{name}-{seat}.txt as kept"
            diff = list(difflib.unified_diff(then, now, kept, "as played now", lineterm="", n=2))
            shown = "\n".join(diff[:40])
            more = f"\n... and {len(diff) - 40} lines more" if len(diff) > 40 else ""
            pytest.fail(f"the game is told differently:\n{shown}{more}", pytrace=False)

    def over(self, match: Match) -> bool:
        """Whether a record goes no farther: the game is over, or it is cut off here."""
        return match.outcome is not None or len(match.record.actions) == self.cut

    def check_record(self, name: str) -> None:
        """Every action of a kept record is still legal where it stands, and the game ends as it did."""
        text = self.text(f"record-{name}")
        match = bellum.replay(Record.from_text(text))
        assert self.over(match)
        assert text.endswith(f"# ends in {self.fingerprint(match)}\n")
        assert text.startswith(match.record.to_text())

    def check_files(self) -> None:
        """Every golden file belongs to a test, and all of them together stay small."""
        names = {f"{name}-{seat}" for name, seat in self.told}
        names |= {f"record-{name}" for name in self.records}
        files = list(self.folder.iterdir())
        assert {path.stem for path in files} == names
        assert sum(path.stat().st_size for path in files) < LIMIT

    # -- writing ---------------------------------------------------------------------------------------------------

    def kept(self, name: str) -> Match:
        """The match of a kept record; a new one if there is none that can be played to its end any more."""
        try:
            match = bellum.replay(self.text(f"record-{name}"))
            if self.over(match):
                return match
            print(f"a new game {name}: the kept one does not end")
        except Exception as error:  # an old record may ask anything of a new engine
            print(f"a new game {name}: {error!r}")
        return self.new_game(name)

    def write(self) -> None:
        """Tell the kept games anew, and throw away what belongs to none."""
        self.folder.mkdir(exist_ok=True)
        texts: dict[str, str] = {}
        for name in self.records:
            match = self.kept(name)
            text = f"{match.record.to_text()}# ends in {self.fingerprint(match)}\n"
            texts[f"record-{name}"] = text
            (self.folder / f"record-{name}.txt").write_text(text, encoding="utf-8")
        for name, seat in self.told:
            texts[f"{name}-{seat}"] = "\n".join(self.play_through(name, seat)) + "\n"
        for path in self.folder.iterdir():
            if path.stem not in texts:
                path.unlink()
        for name, text in texts.items():
            (self.folder / f"{name}.txt").write_text(text, encoding="utf-8")
        size = sum(path.stat().st_size for path in self.folder.iterdir())
        print(f"{len(texts)} golden files, {size // 1000} kB")

    def main(self) -> None:
        if sys.argv[1:] != ["--write"]:
            sys.exit(f"usage: python -m tests.{self.game}.test_golden --write")
        self.write()
