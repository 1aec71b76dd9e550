"""Write the client's types: the protocol from bellum.server.protocol, a game's own from its declarations.

What is inside its views is ``Game.view``, and what its questions are answered with ``Game.questions``.

python tools/protocol_types.py           write web/src/lib/protocol.ts and web/src/games/<game>/view.ts
python tools/protocol_types.py --check   say whether they are current

A game whose board is not in web/src/games has no file: it is played on the plain one.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from bellum.games import GAMES, find
from bellum.kernel import Game
from bellum.server import protocol

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
PROTOCOL = SOURCES / "lib" / "protocol.ts"
HEAD = "// Made by tools/protocol_types.py from {}: change that, then run `make types`."
UNIONS = ("NewSeat", "ClientMessage", "ServerMessage")
ALIASES = ("OptionValue", "Options", "TableState", "SeatKind", "ErrorCode", "Argument")
BASES = ("Model", "Asked", "Message", "AnyMessage", "Progress")
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


# -- the protocol ------------------------------------------------------------------------------------------


def schemas() -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The schema of every model by name, and of every named alias and union."""
    inputs: list[tuple[Any, JsonSchemaMode, Any]] = []
    for name in dir(protocol):
        thing = getattr(protocol, name)
        if isinstance(thing, type) and issubclass(thing, BaseModel) and name not in (*BASES, "BaseModel"):
            mode: JsonSchemaMode = "validation" if issubclass(thing, protocol.Asked) else "serialization"
            inputs.append((name, mode, TypeAdapter(thing).core_schema))
    # Everything that the server sends goes through "serialization", in which a default is always present.
    for name in (*UNIONS, *ALIASES):
        mode = "serialization" if name in ("ServerMessage", "Argument") else "validation"
        inputs.append((name, mode, TypeAdapter(getattr(protocol, name)).core_schema))
    keys, definitions = GenerateJsonSchema(ref_template="{model}").generate_definitions(inputs)
    named = {key: schema for (key, _), schema in keys.items()}
    models = {str(name): schema for name, schema in definitions.items()}
    return models, {name: named[name] for name in (*ALIASES, *UNIONS)}


def typescript(schema: dict[str, Any], aliases: dict[str, str]) -> str:
    """A schema as a TypeScript type; ``aliases`` gives the name of a type that has one."""
    kind = written(schema, aliases)
    return aliases.get(kind, kind)


def written(schema: dict[str, Any], aliases: dict[str, str]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(typescript(part, aliases) for part in schema[key]))
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(part, aliases) for part in schema['prefixItems'])}]"
    if kind == "array":
        return array(typescript(schema["items"], aliases))
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {typescript(extra, aliases) if isinstance(extra, dict) else 'unknown'}>"
    simple = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return simple.get(str(kind), "unknown")


def array(inner: str) -> str:
    outside = inner
    while (bare := re.sub(r"[(<\[][^()<>\[\]]*[)>\]]", "", outside)) != outside:
        outside = bare
    return f"({inner})[]" if " | " in outside else f"{inner}[]"


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def interface(name: str, fields: dict[str, str], about: str = "") -> str:
    """An interface; a field's name ends with a question mark if it may be missing."""
    lines = [f"/** {about} */"] if about else []
    if not fields:  # an empty interface would take anything
        return "\n".join([*lines, f"export type {name} = Record<string, never>;"])
    lines += [f"export interface {name} {{", *(f"  {field}: {kind};" for field, kind in fields.items()), "}"]
    return "\n".join(lines)


def fields_of(schema: dict[str, Any], aliases: dict[str, str]) -> dict[str, str]:
    required = schema.get("required", [])
    return {
        field if field in required else f"{field}?": typescript(part, aliases)
        for field, part in schema.get("properties", {}).items()
    }


def protocol_text() -> str:
    """The types of the protocol, as a whole file."""
    definitions, named = schemas()
    aliases: dict[str, str] = {}
    parts = [HEAD.format("bellum/server/protocol.py")]
    for name in ALIASES:
        kind = written(named[name], aliases)
        parts.append(f"export type {name} = {kind};")
        aliases[kind] = name
    parts += [interface(name, fields_of(definitions[name], aliases)) for name in sorted(definitions)]
    for name in UNIONS:
        union = "".join(f"\n  | {part}" for part in written(named[name], aliases).split(" | "))
        parts.append(f"export type {name} ={union};")
    return "\n\n".join(parts) + "\n"


# -- a game's views ----------------------------------------------------------------------------------------


class Views:
    """The types that a game's views and answers are made of: TypedDicts, and sets of words by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: dict[Any, str] = {}  # sets of words that have a name in the module of a type
        self.interfaces: dict[str, str] = {}
        self.used: dict[str, str] = {}

    def text(self) -> str:
        """The types of a game's views, as a whole file."""
        view = self.game.view
        seats = dict.fromkeys(seat.id for seating in self.game.seatings() for seat in seating.seats)
        self.look_into(view)
        self.names.setdefault(Literal[tuple(seats)], "Seat")
        seat = self.type_of(Literal[tuple(seats)])
        inside = self.type_of(view)
        answers = {name: self.type_of(asked.answer) for name, asked in self.game.questions.items()}
        module = view.__module__.replace(".", "/")
        parts = [
            HEAD.format(f"{module}.py"),
            "import type { View as Envelope } from '../../lib/protocol';",
            *(f"export type {name} = {words};" for name, words in sorted(self.used.items())),
            *(self.interfaces[name] for name in sorted(self.interfaces)),
            f"export type View = Envelope & {inside} & {{ seat: {seat} | null }};",
        ]
        if answers:
            parts.append(interface("Answers", answers, "The answers to the game's questions, by name."))
        return "\n\n".join(parts) + "\n"

    def look_into(self, kind: type) -> None:
        """Learn how a module calls its sets of words."""
        for name, thing in vars(sys.modules[kind.__module__]).items():
            if get_origin(thing) is Literal:
                self.names.setdefault(thing, name)

    def type_of(self, kind: Any) -> str:
        """A Python type as a TypeScript type."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self.interface_of(kind)
        if origin is Literal:
            return self.words(kind)
        if origin in (NotRequired, Required):
            return self.type_of(args[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(part) for part in args))
        if origin is list or (origin is tuple and args[-1:] == (...,)):
            return array(self.type_of(args[0]))
        if origin is tuple:
            return f"[{', '.join(self.type_of(part) for part in args)}]"
        if origin is dict:
            return self.record(*args)
        raise TypeError(f"{self.game.id}: a view cannot hold {kind!r}")

    def record(self, key: Any, value: Any) -> str:
        inside = self.type_of(value)
        if key is str:
            return f"Record<string, {inside}>"
        return f"Record<{self.type_of(key)}, {inside}>"

    def words(self, kind: Any) -> str:
        told = " | ".join(quoted(word) for word in get_args(kind))
        name = self.names.get(kind)
        if name is None:
            return told
        self.used[name] = told
        return name

    def interface_of(self, kind: type) -> str:
        if kind.__name__ not in self.interfaces:
            self.interfaces[kind.__name__] = ""  # it may hold itself
            self.look_into(kind)
            hints = get_type_hints(kind, include_extras=True)
            fields = {
                f"{name}?" if self.may_miss(kind, name, hint) else name: self.type_of(hint)
                for name, hint in hints.items()
            }
            about = " ".join((kind.__doc__ or "").split())
            own = about if not about.startswith("dict(") else ""
            self.interfaces[kind.__name__] = interface(kind.__name__, fields, own)
        return kind.__name__

    def may_miss(self, kind: Any, name: str, hint: Any) -> bool:
        """Whether a view may lack a key (annotations that are texts hide that from the class itself)."""
        origin = get_origin(hint)
        return origin is NotRequired or (origin is not Required and name in kind.__optional_keys__)


def files() -> dict[Path, str]:
    """Every file with what it should hold."""
    made = {PROTOCOL: protocol_text()}
    for id in GAMES:
        folder = SOURCES / "games" / id
        if folder.is_dir():
            made[folder / "view.ts"] = Views(find(id)).text()
    return made


def main(arguments: list[str]) -> int:
    made = files()
    if arguments == ["--check"]:
        stale = [path for path, text in made.items() if not path.is_file() or path.read_text() != text]
        for path in stale:
            print(f"{path.relative_to(SOURCES)} is not what the server says; run make types", file=sys.stderr)
        return 1 if stale else 0
    for path, text in made.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
