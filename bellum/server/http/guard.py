"""What every HTTP request passes through: headers, origin, content type, size, rate, log and metrics.

It is plain ASGI, so that refusing a request costs next to nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics
from ..tables.faults import Fault
from .arrival import ARRIVAL
from .problems import internal, problem
from .rate_limits import Limits

log = logging.getLogger("bellum.http")
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
UNSAFE = ("POST", "PATCH", "PUT", "DELETE")
MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 1024 * 1024 + 64 * 1024
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


SCHEMES = {"ws": "http", "wss": "https"}  # of the page that opens a socket


def known_host(headers: Headers, hosts: tuple[str, ...]) -> bool:
    """Whether a request was meant for one of this server's names, if it was told what they are."""
    host = headers.get("host", "")
    name = host[: host.rfind("]") + 1] if host.startswith("[") else host.partition(":")[0]
    return not hosts or name.lower() in hosts


def own_origin(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of this server, or from no page at all; its scheme counts too."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    own = page.scheme == SCHEMES.get(scheme, scheme) and page.netloc == headers.get("host")
    return (bool(page.netloc) and own) or origin in origins


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Guard:
    """Wraps the application."""

    def __init__(
        self, app: ASGIApp, limits: Limits, origins: tuple[str, ...], hosts: tuple[str, ...] = ()
    ) -> None:
        self.hosts = hosts
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket" and self.turned_away(scope):
                await send({"type": "websocket.close", "code": 1008})  # answered 403, and that is all
                return
            await self.app(scope, receive, send)
            return
        begun = monotonic()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                secure(message, scope)
            await send(message)

        try:
            try:
                body = await self.admit(scope, receive)
            except Fault as fault:
                await refuse(fault, answer)
            else:
                await self.app(scope, again(body, receive) if body is not None else receive, answer)
        except Exception:
            log.exception("a request failed", extra={"fields": {"path": scope["path"]}})
            if not status:
                await refuse(internal(), answer)
        finally:
            self.note(scope, status, monotonic() - begun)

    def turned_away(self, scope: Scope) -> bool:
        """Whether a socket is refused before anybody looks at what it wants."""
        if self.limits.wait("handshake", address_of(scope)):
            return True
        return not known_host(Headers(scope=scope), self.hosts)

    async def admit(self, scope: Scope, receive: Receive) -> bytes | None:
        """Refuse what may not come in, and read the body of what may."""
        headers = Headers(scope=scope)
        self.limits.take("address", address_of(scope))
        if not known_host(headers, self.hosts):
            raise Fault(421, "bad-host", "This server does not go by that name.")
        if scope["method"] not in UNSAFE:
            return None
        if not own_origin(headers, scope["scheme"], self.origins):
            raise Fault(403, "bad-origin", "The request comes from another site.")
        if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Fault(415, "not-json", "The content type must be application/json.")
        try:
            return await asyncio.wait_for(read_body(headers, receive, limit_of(scope["path"])), ARRIVAL)
        except TimeoutError:
            raise Fault(408, "too-slow", "The request did not arrive in time.") from None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request and log it, without its query, which may hold what is nobody else's business."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.REQUESTS.labels(method, route, str(status)).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        fields = {
            "method": scope["method"],
            "path": scope["path"],
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.info("request", extra={"fields": fields})


def limit_of(path: str) -> int:
    return MOST_RECORD_BYTES if path == "/api/replay" else MOST_BYTES


async def read_body(headers: Headers, receive: Receive, most: int) -> bytes:
    """The whole body, if it is not too large."""
    too_large = Fault(413, "too-large", f"A body may have at most {most} bytes.")
    length = headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > most:
        raise too_large
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Fault(400, "malformed", "The request was cut short.")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise too_large
        if not message.get("more_body", False):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """A receive that gives a body that has already been read."""
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


def secure(message: MutableMapping[str, Any], scope: Scope) -> None:
    """Add the security headers to an answer."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


async def refuse(fault: Fault, send: Send) -> None:
    body, headers = problem(fault)
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": fault.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})
