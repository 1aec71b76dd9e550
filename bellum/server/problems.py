"""How faults become answers, the same shape for all of them, and which answers a path may give."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException

from . import faults
from .faults import Fault
from .guard import problem
from .protocol import Problem
from .store import Unavailable

log = logging.getLogger("bellum.http")

MEANINGS = {
    400: "A scenario, option, seat or record that the game does not have",
    401: "No user yet: GET /api/me gives a cookie",
    403: "Not your seat or table, a wrong invitation, or another site",
    404: "No such game, table or seat",
    409: "The table is not in the state for this",
    413: "The body is too large",
    415: "The content type is not application/json",
    422: "The body or a parameter has the wrong shape",
    429: "Too many requests",
    503: "The database does not answer",
}


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The documented errors of a path, besides those that every path may give."""
    return {
        status: {"model": Problem, "description": MEANINGS[status]}
        for status in sorted({*statuses, 422, 429, 503})
    }


PROBLEMS = {
    "read": answers(),
    "find": answers(404),
    "me": answers(401, 403, 413, 415),
    "mine": answers(401),
    "create": answers(400, 401, 403, 404, 409, 413, 415),
    "change": answers(400, 401, 403, 404, 409, 413, 415),
    "ended": answers(400, 404, 409),
    "replay": answers(400, 403, 413, 415),
}

# An answer that is plain text, of a path that declares no other.
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def respond(fault: Fault, fields: list[dict[str, str]] | None = None) -> Response:
    body, headers = problem(fault, fields)
    return Response(body, fault.status, headers)


def add_handlers(app: FastAPI) -> None:
    """Answer every error with the same shape."""

    @app.exception_handler(Fault)
    async def on_fault(_request: Request, fault: Fault) -> Response:
        return respond(fault)

    @app.exception_handler(RequestValidationError)
    async def on_malformed(_request: Request, error: RequestValidationError) -> Response:
        fields = [
            {"where": ".".join(str(part) for part in one["loc"])[:200], "message": str(one["msg"])[:200]}
            for one in error.errors()[:20]
        ]
        return respond(Fault(422, "malformed", "The request has the wrong shape."), fields)

    @app.exception_handler(HTTPException)
    async def on_http(_request: Request, error: HTTPException) -> Response:
        status = 422 if error.status_code == 400 else error.status_code  # a body that is no JSON
        codes = {404: "not-found", 405: "bad-method"}
        fault = Fault(status, codes.get(status, "malformed"), str(error.detail))
        answer = respond(fault)
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(Unavailable)
    async def on_unavailable(_request: Request, error: Unavailable) -> Response:
        log.error("the database does not answer", extra={"fields": {"error": str(error)}})
        return respond(faults.unavailable())

    @app.exception_handler(Exception)
    async def on_failure(_request: Request, _error: Exception) -> Response:
        return respond(Fault(500, "internal", "The server failed; it was noted."))  # by the guard

    @app.exception_handler(IntegrityError)
    async def on_conflict(_request: Request, _error: IntegrityError) -> Response:
        return respond(faults.stale())
