"""How faults become answers, all of the same shape, and which of them a path may give."""

from __future__ import annotations

import json
import logging
import math
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException

from ..protocol import Problem
from ..storage.store import Unavailable
from ..tables import faults
from ..tables.faults import Fault

log = logging.getLogger("bellum.http")

MEANINGS = {
    400: "A scenario, option, seat or record that the game does not have",
    401: "No user yet: GET /api/me sets a cookie",
    403: "Not your seat or table, a wrong invitation, or a request from another site",
    404: "No such game, table or seat",
    409: "The state of the table does not allow this",
    413: "The body is too large",
    415: "The content type is not application/json",
    422: "The body or a parameter has the wrong shape",
    429: "Too many requests",
    503: "The database is not responding",
}


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The documented errors of a path: those named, and those that every path may give."""
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
    "frames": answers(400, 403, 404, 409),
    "replay": answers(400, 403, 413, 415),
}

# For paths that answer with plain text.
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def problem(fault: Fault, fields: list[dict[str, str]] | None = None) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of the answer to a fault."""
    body = json.dumps({"error": fault.code, "message": fault.message, "fields": fields}).encode()
    headers = {"Content-Type": "application/json"}
    if fault.retry_after is not None:
        headers["Retry-After"] = str(max(1, math.ceil(fault.retry_after)))
    return body, headers


def internal() -> Fault:
    return Fault(500, "internal", "The server failed; the error has been logged.")


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
        status = 422 if error.status_code == 400 else error.status_code  # a body that is not JSON
        codes = {404: "not-found", 405: "bad-method"}
        fault = Fault(status, codes.get(status, "malformed"), str(error.detail))
        answer = respond(fault)
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    @app.exception_handler(Unavailable)
    async def on_unavailable(_request: Request, error: Unavailable) -> Response:
        log.error("the database is not responding", extra={"fields": {"error": str(error)}})
        return respond(faults.unavailable())

    @app.exception_handler(Exception)
    async def on_failure(_request: Request, _error: Exception) -> Response:
        return respond(internal())  # the guard logs it

    @app.exception_handler(IntegrityError)
    async def on_conflict(_request: Request, _error: IntegrityError) -> Response:
        return respond(faults.stale())
