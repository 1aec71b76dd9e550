"""Texts: what a game says in English, Polish and Hungarian, from message files in Fluent's syntax.

``bellum/locale/<lang>.ftl`` holds what all games share, ``locale/<lang>.ftl`` in a game's folder the rest.
The browser reads the same files. A text needs nothing but its message and the variables below, which a
client in any language can make in the same way.

Keys: ``event-<kind>``, a prompt's own key, ``refusal-<message>``, ``action-<verb>``, ``outcome-win`` and
``outcome-draw``, ``reason-<reason>``, ``chapter-<number>`` (a chapter that is cited whole), ``scenario-<id>``
and ``option-<id>`` (each also with ``-about``, a line about it), ``word-<word>``.

Names. Spaces, blocks, generals, cards, provinces, regions and battle cards are entries, with an ``id``, of
the lists ``spaces``, ``blocks``, ``generals``, ``cards``, ``provinces``, ``regions`` and ``battle_cards`` in
``data/*.toml``; each list is of one kind, ``space`` to ``battle_card``. An entry's name is the message
``<kind>-<id>`` (``battle_card-probe``) if there is one, else what the entry has under the language (``pl``,
``hu``), else its ``name``: in Latin and the same in every language, or in English. Sides, places off the
map, regions where the data have no list of them, kinds of blocks and colours of their backs have messages
only: ``side-<id>``, ``place-<id>``, ``region-<id>``, ``kind-<id>``, ``colour-<id>``. Things of two kinds may
share an id: ``Texts.named`` and the variables below take a name of the kind they want, ``Texts.name`` that of
the first kind in the order of this paragraph.

Variables of events and prompts are made from their arguments, by the argument's name:

- ``$space``, ``$from``, ``$to``: the name of a space.
- ``$general``, ``$card``, ``$province``, ``$region``, ``$battle_card``: the name of one.
- ``$spaces``, ``$generals``, ``$cards``, ``$provinces``, ``$regions``, ``$battle_cards``, from a list of
  ids: the names joined by ", ".
- ``$block``: a block's name. If blocks of two armies have that name and this one is not of the army of
  ``side``, it is the message ``block-of-army`` ($block; $side, its army).
- ``$blocks``, from [block, side, strength] each: the message ``face`` ($block, $strength) of every block,
  joined by ", " for each side, then the message ``faces`` ($side, $faces) of every side, joined by "; ".
- ``$rolls``: numbers joined by ", ".
- ``$caesar`` and so on, an argument named after a seat: the name of a card, or a number as it is.
- ``$known``: "yes" if ``block``, ``card``, ``cards``, ``battle_card`` or ``battle_cards`` is there, "no" if
  it was kept secret.
- ``$own``: "no" if the colour of the block's ``back`` is not that of ``side``, otherwise "yes".

Every other argument is passed as it is: numbers (``$count``, ``$die``), and keys to select by (``$side``,
``$attacker``, ``$back``, ``$mode``, ``$reason``).

An action has one variable, by what its operand is. A verb named after a kind (``province carthago``) has
operands of that kind; those of any other verb are of the first kind that has them all, in the order space,
block, general, card, battle card, province, region. The variable is named after the kind, ``$space`` to
``$region``, and is the name, for blocks as above. If no kind has them, it is ``$count``, the number, for an
operand in decimal digits, and ``$operand``, as it is, for any other. A client that knows no verb's operands
tries the one it has, in the same order: no game may have a verb for which that finds another kind.

An outcome has ``$winners`` (names joined by ", "), their ``$count``, ``$reason`` (the text of
``reason-<reason>``), ``$scored`` ("yes" or "no") and ``$scores`` (``outcome-score`` ($name, $score) of every
seat, joined by ", ").
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .game import Game
from .ledger import Ledger
from .refusal import Refusal

LANGUAGES = ("en", "pl", "hu")
SHARED = Path(__file__).parent.parent / "locale"

NAMED = {  # lists of the data files that have names, each with the kind of its entries
    "spaces": "space",
    "blocks": "block",
    "generals": "general",
    "cards": "card",
    "provinces": "province",
    "regions": "region",
    "battle_cards": "battle_card",
}
OPERANDS = ("space", "block", "general", "card", "battle_card", "province", "region")
SAID = ("side", "place", "region", "kind", "colour")  # what has its name in messages alone
PLACES = ("space", "from", "to")
SECRETS = ("block", "card", "cards", "battle_card", "battle_cards")


class Texts:
    """A game's texts in one language. A text that is missing or lacks a variable is a KeyError."""

    def __init__(self, game: Game, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: list[str] = []
        for folder in (SHARED, game.folder / "locale"):
            resource = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        self._names: dict[str, dict[str, str]] = {kind: {} for kind in NAMED.values()}
        self._army: dict[str, str] = {}
        self._load_names()
        counts = Counter(self._names["block"].values())
        self._ambiguous = {name for name, count in counts.items() if count > 1}
        self._titles: dict[str, str] | None = None

    def _load_names(self) -> None:
        for path in sorted((self.game.folder / "data").glob("*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            for plural, kind in NAMED.items():
                entries = data.get(plural)
                for entry in entries if isinstance(entries, list) else ():
                    key = f"{kind}-{entry['id']}"
                    own = entry.get(self.lang, entry["name"])
                    self._names[kind][entry["id"]] = self.say(key) if self.has(key) else own
                    if "colour" in entry:
                        self._army[entry["id"]] = entry["colour"]

    # -- messages ------------------------------------------------------------------------------------------

    def keys(self) -> list[str]:
        """The keys of all messages, sorted."""
        return sorted(self._keys)

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
        for kind in SAID:
            if self.has(f"{kind}-{id}"):
                return self.say(f"{kind}-{id}")
        raise KeyError(f"{self.game.id} has nothing called {id!r}")

    def named(self, kind: str, id: str) -> str:
        """The name of a thing of a kind."""
        name = self._names[kind].get(id)
        return self.say(f"{kind}-{id}") if name is None else name

    def block(self, id: str, side: str | None) -> str:
        """A block's name in a sentence about a side: with its army, if it could be taken for another's."""
        name = self._names["block"][id]
        if name not in self._ambiguous or self._army[id] == side:
            return name
        return self.say("block-of-army", {"block": name, "side": self._army[id]})

    # -- sentences -----------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the number of the rule."""
        return self.say(f"refusal-{refusal.message}")

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as ``Event.seen_by`` tells it."""
        return self.say(f"event-{event['kind']}", self.variables(event["args"]))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """What is asked for: the prompt of a view."""
        return self.say(prompt["key"], self.variables(prompt["args"]))

    def action(self, notation: str, seat: str | None = None) -> str:
        """What an action's button says; for a seat, the blocks of its own army go without its name."""
        number = self.game.table.number(notation)
        if number is None:
            raise KeyError(f"{self.game.id} has no action {notation!r}")
        key = f"action-{self.game.table.verb(number)}"
        operand = self.game.table.operand(number)
        if operand is None:
            return self.say(key)
        kind = self._kind(number >> self.game.table.shift)
        if kind is not None:
            name = self.block(operand, seat) if kind == "block" else self.named(kind, operand)
            return self.say(key, {kind: name})
        if operand.isascii() and operand.isdecimal():
            return self.say(key, {"count": int(operand)})
        return self.say(key, {"operand": operand})

    def _kind(self, verb: int) -> str | None:
        """The kind that all operands of a verb are of: only together do they tell a side from its leader."""
        name, domain = self.game.table.verbs[verb], self.game.table.operands[verb]
        for kind in (name, *OPERANDS) if name in OPERANDS else OPERANDS:
            if all(word in self._names[kind] for word in domain):
                return kind
        return None

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """How the game ended: the outcome of a view."""
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

    def variables(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The variables of an event or a prompt, from its arguments."""
        side = args.get("side")
        told: dict[str, Any] = {key: self._variable(key, value, side) for key, value in args.items()}
        told["known"] = "yes" if any(key in args for key in SECRETS) else "no"
        told["own"] = "yes" if args.get("back", side) == side else "no"
        return told

    def _variable(self, key: str, value: Any, side: str | None) -> Any:
        if key in PLACES:
            return self.named("space", value)
        if key == "block":
            return self.block(value, side)
        if key == "blocks":
            return self._faces(value)
        if key in self.game.seats and isinstance(value, str):
            return self.named("card", value)
        if key in self._names:
            return self.named(key, value)
        if key in NAMED and isinstance(value, (list, tuple)):
            return ", ".join(self.named(NAMED[key], id) for id in value)
        if key == "rolls":
            return ", ".join(str(roll) for roll in value)
        return value

    def _faces(self, blocks: list[tuple[str, str, int]]) -> str:
        lines: dict[str, list[str]] = {}
        for id, side, strength in blocks:
            face = self.say("face", {"block": self.block(id, side), "strength": strength})
            lines.setdefault(side, []).append(face)
        told = [self.say("faces", {"side": side, "faces": ", ".join(line)}) for side, line in lines.items()]
        return "; ".join(told)
