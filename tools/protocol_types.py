"""Write the client's types, web/src/lib/protocol.ts, from the models of bellum.server.protocol.

python tools/protocol_types.py           write the file
python tools/protocol_types.py --check   say whether it is current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from bellum.server import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = (
    "// Made by tools/protocol_types.py from bellum/server/protocol.py: change that, then run `make types`.\n"
)
UNIONS = ("NewSeat", "ClientMessage", "ServerMessage")
ALIASES = ("OptionValue", "Options", "TableState", "SeatKind", "ErrorCode")
BASES = ("Model", "Asked", "Message", "AnyMessage", "Progress")


def schemas() -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The schema of every model by name, and of every named alias and union."""
    inputs: list[tuple[Any, JsonSchemaMode, Any]] = []
    for name in dir(protocol):
        thing = getattr(protocol, name)
        if isinstance(thing, type) and issubclass(thing, BaseModel) and name not in (*BASES, "BaseModel"):
            mode: JsonSchemaMode = "validation" if issubclass(thing, protocol.Asked) else "serialization"
            inputs.append((name, mode, TypeAdapter(thing).core_schema))
    for name in (*UNIONS, *ALIASES):
        inputs.append((name, "validation", TypeAdapter(getattr(protocol, name)).core_schema))
    # Everything that the server sends goes through "serialization", in which a default is always present.
    keys, definitions = GenerateJsonSchema(ref_template="{model}").generate_definitions(
        [(key, "serialization" if key == "ServerMessage" else mode, schema) for key, mode, schema in inputs]
    )
    named = {key: schema for (key, _), schema in keys.items()}
    models = {str(name): schema for name, schema in definitions.items()}
    return models, {name: named[name] for name in (*ALIASES, *UNIONS)}


def typescript(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(typescript(part) for part in schema[key]))
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {typescript(extra) if isinstance(extra, dict) else 'unknown'}>"
    simple = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    return simple.get(str(kind), "unknown")


def quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def interface(name: str, schema: dict[str, Any], aliases: dict[str, str]) -> str:
    """A model as a TypeScript interface; ``aliases`` gives the name of a type that has one."""
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        kind = typescript(part)
        lines.append(f"  {field}{mark}: {aliases.get(kind, kind)};")
    if schema.get("additionalProperties") is True:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def text() -> str:
    """The whole file."""
    definitions, named = schemas()
    aliases = {typescript(named[name]): name for name in ALIASES}
    parts = [HEAD.rstrip()]
    parts += [f"export type {name} = {kind};" for kind, name in aliases.items()]
    parts += [interface(name, definitions[name], aliases) for name in sorted(definitions)]
    for name in UNIONS:
        union = "".join(f"\n  | {part}" for part in typescript(named[name]).split(" | "))
        parts.append(f"export type {name} ={union};")
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    current = text()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text() == current:
            return 0
        print(f"{TARGET.name} is not what the models say; run make types", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(current)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
