"""Records in files: which of them a version of the rules changes, at which action and by which paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .games import GAMES, find
from .kernel.record import HEADER, BadRecord, Record
from .kernel.text import Texts
from .kernel.versions import NEWER, SETUP, Verdict, check


class Report:
    """What was found in one file: a verdict, or why it cannot be read."""

    def __init__(self, path: Path, verdict: Verdict | None, complaint: str = "") -> None:
        self.path = path
        self.verdict = verdict
        self.complaint = complaint

    @property
    def result(self) -> str:
        """One word: holds, breaks, or unreadable."""
        if self.verdict is None or self.verdict.reason == NEWER:
            return "unreadable"
        return "holds" if self.verdict.holds else "breaks"

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"file": str(self.path), "result": self.result}
        verdict = self.verdict
        if verdict is None:
            return {**data, "message": self.complaint}
        seat, action = verdict.broken or (None, None)
        return {
            **data,
            "game": verdict.record.game,
            "rules": verdict.record.rules,
            "now": verdict.rules,
            "length": verdict.length,
            "reason": verdict.reason or None,
            "ply": verdict.ply,
            "seat": seat,
            "action": action,
            "rule": verdict.rule or None,
            "refusal": None if verdict.refusal is None else verdict.refusal.message,
            "message": verdict.sentence(),
        }

    def sentence(self, lang: str) -> str:
        """What was found, in words, with the title of the paragraph that breaks it."""
        verdict = self.verdict
        if verdict is None:
            return f"cannot be read: {self.complaint}"
        now = verdict.rules
        versions = f"rules {now}" if verdict.record.rules == now else f"rules {verdict.record.rules} to {now}"
        if verdict.holds:
            return f"holds ({versions}, {verdict.length} actions)"
        if verdict.reason == NEWER:
            return f"cannot be read: {verdict.sentence()}"
        if verdict.reason == SETUP or verdict.broken is None:
            return f"breaks at its set-up ({versions}): {verdict.why}"
        seat, action = verdict.broken
        where = f"breaks at action {verdict.ply + 1} of {verdict.length}, {seat} {action} ({versions})"
        if verdict.refusal is None:
            return f"{where}: {verdict.why}"
        texts = Texts(find(verdict.record.game), lang)
        rule = f"{verdict.rule} {texts.rule(verdict.rule)}: " if verdict.rule else ""
        return f"{where}, by {rule}{texts.refusal(verdict.refusal)}"


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The files that are named, and in a folder all those that begin like a record."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        for file in sorted(path.rglob("*")):
            if file.is_file() and file.open("rb").readline().strip() == HEADER.encode():
                yield file


def check_file(path: Path) -> Report:
    """Play the record of a file under the present rules of its game."""
    try:
        record = Record.from_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        return Report(path, None, error.strerror or str(error))
    except UnicodeDecodeError:
        return Report(path, None, "it is not a text file")
    except BadRecord as error:
        return Report(path, None, str(error))
    if record.game not in GAMES:
        return Report(path, None, f"there is no game {record.game!r}; choose from {', '.join(GAMES)}")
    return Report(path, check(find(record.game), record))
