"""A reference page for the REST API, made from its OpenAPI description."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI

REFERENCE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bellum: the API</title>
<h1>The API of Bellum</h1>
<p>The full description is <a href="/api/openapi.json">openapi.json</a>; docs/protocol.md in the source tree
explains it, along with the socket of a table.</p>
<table border=1 cellpadding=4><tr><th>Method<th>Path<th>What it does<th>Body<th>Answers
"""


def reference(app: FastAPI) -> str:
    """The REST API as a page without scripts."""
    schema = app.openapi()
    rows = [
        f"<tr><td>{method.upper()}<td><code>{escape(path)}</code>"
        f"<td>{escape(operation.get('description', ''))}<td>{bodies(operation)}<td>{answers(operation)}"
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
    ]
    return REFERENCE + "".join(rows) + "</table>"


def bodies(operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    return escape(", ".join(model(part.get("schema", {})) for part in content.values()))


def answers(operation: dict[str, Any]) -> str:
    told = []
    for status, answer in operation["responses"].items():
        models = [model(part.get("schema", {})) for part in answer.get("content", {}).values()]
        told.append(f"{status} {' '.join(models)}" if models and status < "400" else status)
    return escape(", ".join(told))


def model(schema: dict[str, Any]) -> str:
    if "items" in schema:
        return f"{model(schema['items'])}[]"
    return str(schema.get("$ref", schema.get("type", ""))).rsplit("/", 1)[-1]
