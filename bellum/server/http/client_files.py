"""The browser client's files, or a page that says they are missing."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bellum</title>
<h1>Bellum</h1>
<p>The server is running, but the client has not been built. Run <code>make play</code> in the source tree
(it needs Node), or install a wheel, which includes the client.</p>
<p><a href="/api/docs">The API</a> works without it.</p>
"""


class Client(StaticFiles):
    """The client's files; a path that is not a file is for the client to route, and gets its page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await super().__call__(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})  # no socket is served here

    async def check_config(self) -> None:
        """A missing folder is not a wrong configuration: there is a page for that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/") or path == "api":
            raise HTTPException(404, "There is no such path.")
        if not (self.folder / "index.html").is_file():
            if scope["method"] not in ("GET", "HEAD"):
                raise HTTPException(405, "Only GET is allowed here.")
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
