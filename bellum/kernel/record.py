"""A record: game, rules version, scenario, options, seed, seats, actions. Text, one action per line.

    bellum record 1
    game toy
    rules 3
    scenario only
    option players 3
    seed 7
    seat north greedy
    seat south random
    seat east Ala

    north bid c7
    south bid c2
    undone 1
    east bid c4

A line that starts with # is a comment. ``undone`` says that the game was taken back to here, perhaps past
dice: from here on other dice fall, which the number of the undo decides. A position is a function of its
record.
"""

from __future__ import annotations

import json
import re
from typing import Any

HEADER = "bellum record 1"
UNDONE = "undone"
ONCE = ("game", "rules", "scenario", "seed")  # every record has these lines, each once


class BadRecord(ValueError):
    """A text that is not a record, with the line that shows it; ``str()`` of it is a sentence."""


class Record:
    """What happened at a table, enough to play it again."""

    def __init__(self, game: str, rules: int, scenario: str, options: dict[str, Any], seed: str) -> None:
        self.game = game
        self.rules = rules
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.players: dict[str, str] = {}
        self.actions: list[tuple[str, str]] = []  # seat and notation
        self.undone: dict[int, int] = {}  # after how many actions other dice fall, and by which undo

    def copy(self) -> Record:
        new = Record(self.game, self.rules, self.scenario, dict(self.options), self.seed)
        new.players = dict(self.players)
        new.actions = self.actions[:]
        new.undone = dict(self.undone)
        return new

    def to_text(self) -> str:
        """The record as text."""
        lines = [HEADER, f"game {self.game}", f"rules {self.rules}", f"scenario {self.scenario}"]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        lines.append(f"seed {self.seed}")
        lines += [f"seat {seat} {player}" for seat, player in self.players.items()]
        lines.append("")
        for ply, (seat, notation) in enumerate(self.actions):
            if ply in self.undone:
                lines.append(f"{UNDONE} {self.undone[ply]}")
            lines.append(f"{seat} {notation}")
        if len(self.actions) in self.undone:
            lines.append(f"{UNDONE} {self.undone[len(self.actions)]}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """A record from its text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADER:
            raise BadRecord(f"a record starts with the line {HEADER!r}")
        record = Record("", 0, "", {}, "")
        head: dict[str, str] = {}
        end = 1
        for end, line in enumerate(lines[1:], 2):
            if line.startswith("#"):
                continue
            if not line.strip():
                break
            if not record._read_head(line, head):
                raise not_understood(end, line)
        record._take_head(head)
        for number, line in enumerate(lines[end:], end + 1):
            if not line.strip() or line.startswith("#"):
                continue
            if not record._read_action(line):
                raise not_understood(number, line)
        return record

    def _read_action(self, line: str) -> bool:
        """Take a line of the game itself; False if it is not understood."""
        words = line.split(maxsplit=1)
        if len(words) != 2:
            return False
        if words[0] != UNDONE:
            self.actions.append((words[0], " ".join(words[1].split())))
        elif re.fullmatch("[0-9]{1,9}", words[1].strip()):
            self.undone[len(self.actions)] = int(words[1])
        else:
            return False
        return True

    def _read_head(self, line: str, head: dict[str, str]) -> bool:
        """Take a line before the actions; False if it is not understood."""
        words = line.split(maxsplit=2)
        try:
            if words[0] == "option":
                self.options[words[1]] = json.loads(words[2])
            elif words[0] == "seat":
                self.players[words[1]] = words[2]
            elif words[0] in ONCE and words[0] not in head:
                head[words[0]] = line.split(maxsplit=1)[1]
            else:
                return False
        except (IndexError, ValueError, RecursionError):
            return False
        return True

    def _take_head(self, head: dict[str, str]) -> None:
        """What every record says once, checked."""
        for key in ONCE:
            if key not in head:
                raise BadRecord(f"the record has no line {key!r}")
        if not re.fullmatch("[0-9]{1,18}", head["rules"]):
            raise BadRecord(f"the record's rules version is not a number: {head['rules'][:80]!r}")
        self.game, self.scenario, self.seed = head["game"], head["scenario"], head["seed"]
        self.rules = int(head["rules"])


def not_understood(number: int, line: str) -> BadRecord:
    return BadRecord(f"line {number} of the record is not understood: {line[:80]!r}")
