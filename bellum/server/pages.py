"""What a browser loads: the client's files or a page that says they are missing, and the API's reference."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bellum</title>
<h1>Bellum</h1>
<p>The server runs, but the client is not built. Run <code>make play</code> in the source tree (it needs
Node), or install a wheel, which carries the client.</p>
<p><a href="/api/docs">The API</a> works without it.</p>
"""


REFERENCE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bellum: the API</title>
<h1>The API of Bellum</h1>
<p>The whole description is <a href="/api/openapi.json">openapi.json</a>; docs/protocol.md in the source tree
explains it together with the socket of a table.</p>
<table border=1 cellpadding=4><tr><th>Method<th>Path<th>What it does<th>Body<th>Answers
"""


class Client(StaticFiles):
    """The client's files; a path that is no file is the client's own business and gets its page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})  # a socket where there is none

    async def check_config(self) -> None:
        """A folder that is missing is no fault of the configuration: there is a page for that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/") or path == "api":
            raise HTTPException(404, "There is no such path.")
        if not (self.folder / "index.html").is_file():
            if scope["method"] not in ("GET", "HEAD"):
                raise HTTPException(405, "Only GET is possible here.")
            return HTMLResponse(NOT_BUILT, 200 if path == "." else 404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or (path != "." and "." in path.rsplit("/", 1)[-1]):
                raise
            response = await super().get_response("index.html", scope)
        except ValueError:  # a NUL in the path
            raise HTTPException(404, "There is no such file.") from None
        # Files under assets/ carry a hash in their names; everything else may change with the next version.
        hashed = path.startswith("assets/") and response.status_code in (200, 206, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def reference(app: FastAPI) -> str:
    """The REST API as a page without scripts, made from its OpenAPI description."""
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
