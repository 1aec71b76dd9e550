"""Texts: what a game says in English, Polish and Hungarian, from message files in Fluent's syntax.

``bellum/locale/<lang>.ftl`` holds what all games share, ``locale/<lang>.ftl`` in a game's folder the rest.
The browser reads the same files. A text needs nothing but its message and the variables below, which a
client in any language can make in the same way.

Keys: ``event-<kind>``, a prompt's own key, ``refusal-<message>``, ``refusal-when-<verb>`` (a verb that is not
due), ``action-<verb>``, ``outcome-win``, ``outcome-draw`` and ``outcome-kept`` (broken off, to be read),
``reason-<reason>``, ``chapter-<number>`` (a chapter that is cited whole), ``scenario-<id>`` and
``option-<id>`` (each also with ``-about``, a line about it), ``word-<word>``, ``side-<seat>``.

Names. What a game speaks of is declared by its kinds (see ``kind``). A thing's name is the message
``<kind>-<id>`` if there is one, else what its row in the data has under the language (``pl``, ``hu``), else
the row's ``name``: the same in every language, or English. Where two sides have things of the same name, a
sentence about the other side says ``<kind>-of-side`` ($<kind>, the name; $side, the owner). Things of two
kinds may share an id: ``Texts.named`` takes the kind, ``Texts.name`` the first kind that has it, in the order
of the game.

Variables of events and prompts are their arguments, by name, each as its declared kind says: a thing's name;
the id itself, for a kind to select by (``$side``); a number; names joined by ", " for several things; records
told one by one for ``Told``. ``$known`` is "no" if a secret argument was kept from the reader, otherwise
"yes".

An action has one variable, named after the kind of its operand: ``$space``, ``$count``.

An outcome has ``$winners`` (names joined by ", "), their ``$count``, ``$reason`` (the text of
``reason-<reason>``), ``$scored`` ("yes" or "no") and ``$scores`` (``outcome-score`` ($name, $score) of every
seat, joined by ", ").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from .game import Game
from .kind import Argument, Arguments, Kind, Secret, Several, Told
from .ledger import Ledger
from .refusal import Refusal
from .versions import EVENTS, KEPT

LANGUAGES = ("en", "pl", "hu")
SHARED = Path(__file__).parent.parent / "locale"


def messages(game: Game, lang: str) -> str:
    """The messages of a game's files; what it says itself stands in the place of what it is like."""
    texts = [(folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8") for folder in game.folders]
    if len(texts) == 1:
        return texts[0]
    entries: dict[str, ast.Message | ast.Term] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                entries[entry.id.name] = entry
    return FluentSerializer().serialize(ast.Resource(list(entries.values())))


class Texts:
    """A game's texts in one language. A text that is missing or lacks a variable is a KeyError."""

    def __init__(self, game: Game, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}; choose from {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: list[str] = []
        for folder in (SHARED, *(own / "locale" for own in game.folders)):
            resource = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        self._names = {kind.name: self._names_of(kind) for kind in game.kinds.values()}
        self._ambiguous = {
            kind: {name for name, count in Counter(names.values()).items() if count > 1}
            for kind, names in self._names.items()
        }
        self._titles: dict[str, str] | None = None

    def _names_of(self, kind: Kind) -> dict[str, str]:
        """What the things of a kind are called; a kind without things has no names."""
        names: dict[str, str] = {}
        for id in kind.ids:
            key = f"{kind.name}-{id}"
            own = kind.names.get(id, {})
            if self.has(key):
                names[id] = self.say(key)
            elif own:
                names[id] = own.get(self.lang, own["name"])
            elif not kind.selects:
                raise KeyError(f"{self.game.id} has no name for {key} in {self.lang!r}")
        return names

    # -- messages ------------------------------------------------------------------------------------------

    def keys(self) -> list[str]:
        """The keys of all messages, sorted."""
        return sorted(set(self._keys))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """A message with its variables."""
        if not self.has(key):
            raise KeyError(f"there is no message {key!r} in {self.lang!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the message {key!r} has no text in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        if errors:
            raise KeyError(f"the message {key!r} cannot be formatted in {self.lang!r}: {errors[0]}")
        return str(text)

    # -- names ---------------------------------------------------------------------------------------------

    def name(self, id: str) -> str:
        """The name of whatever has this id, of the first kind that has it."""
        for names in self._names.values():
            if id in names:
                return names[id]
        raise KeyError(f"{self.game.id} has nothing called {id!r}")

    def named(self, kind: str, id: str, side: str | None = None) -> str:
        """The name of a thing, in a sentence about a side: with its owner, if it could be another's."""
        name = self._names[kind][id]
        owner = self.game.kinds[kind].owners.get(id)
        if owner is None or owner == side or name not in self._ambiguous[kind]:
            return name
        return self.say(f"{kind}-of-side", {kind: name, "side": owner})

    # -- sentences -----------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the number of the rule."""
        return self.say(f"refusal-{refusal.message}")

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as ``Event.seen_by`` tells it."""
        kind = event["kind"]
        declared = EVENTS[kind] if kind in EVENTS else self.game.events[kind]
        return self.say(f"event-{event['kind']}", self.variables(declared, event["args"]))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """What is asked for: the prompt of a view."""
        declared = self.game.prompts[prompt["key"]]
        return self.say(prompt["key"], self.variables(declared, prompt["args"]))

    def action(self, notation: str, seat: str | None = None) -> str:
        """What an action's button says; for a seat, its own things go without their owner."""
        table = self.game.table
        number = table.number(notation)
        if number is None:
            raise KeyError(f"{self.game.id} has no action {notation!r}")
        key, kind, operand = f"action-{table.verb(number)}", table.kind(number), table.operand(number)
        if kind is None or operand is None:
            return self.say(key)
        value = int(operand) if kind.name == "count" else operand
        return self.say(key, {kind.name: self._variable(kind, value, seat)})

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """How the game ended: the outcome of a view."""
        if outcome["reason"] == KEPT:
            return self.say("outcome-kept")
        winners = [self.say(f"side-{seat}") for seat in outcome["winners"]]
        scores = [
            self.say("outcome-score", {"name": self.say(f"side-{seat}"), "score": score})
            for seat, score in (outcome["scores"] or {}).items()
        ]
        variables = {
            "winners": ", ".join(winners),
            "count": len(winners),
            "reason": self.say(f"reason-{outcome['reason']}"),
            "scored": "yes" if scores else "no",
            "scores": ", ".join(scores),
        }
        return self.say("outcome-win" if winners else "outcome-draw", variables)

    def rule(self, number: str) -> str:
        """The title of a numbered paragraph, or of a whole chapter that a refusal cites."""
        if self._titles is None:
            self._titles = {p.number: p.title[self.lang] for p in Ledger.load(self.game).paragraphs}
        return self._titles[number] if number in self._titles else self.say(f"chapter-{number}")

    # -- variables -----------------------------------------------------------------------------------------

    def variables(
        self, declared: Arguments, args: Mapping[str, Any], side: str | None = None
    ) -> dict[str, Any]:
        """The variables of an event or a prompt, from its arguments and what they are declared to be.

        ``side`` is whom the sentence around it is about, if it does not say so itself.
        """
        side = args.get("side", side)
        told = {name: self._variable(declared[name], value, side) for name, value in args.items()}
        hidden = any(isinstance(argument, Secret) and name not in args for name, argument in declared.items())
        told["known"] = "no" if hidden else "yes"
        return told

    def _variable(self, argument: Argument, value: Any, side: str | None) -> Any:
        if isinstance(argument, Secret):
            return self._variable(argument.argument, value, side)
        if isinstance(argument, Several):
            return ", ".join(str(self._variable(argument.kind, item, side)) for item in value)
        if isinstance(argument, Told):
            return argument.join.join(
                self.say(argument.message, self.variables(argument.args, record, side)) for record in value
            )
        if argument.selects or argument.name not in self._names:
            return value
        return self.named(argument.name, value, side)
