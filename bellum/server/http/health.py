"""How the server is doing: health for a supervisor, metrics for Prometheus."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, HTTPException, Request, Response

from ... import __version__
from .. import metrics
from ..protocol import Health
from .context import In
from .problems import PROBLEMS

router = APIRouter()


@router.get("/health", responses=PROBLEMS["read"], tags=["server"])
async def health(context: In) -> Health:
    """Whether the server works, reaches its database and can write to it."""
    await context.health.check()
    return Health(status="ok", version=__version__, database=context.store.engine.dialect.name)


@router.get("/metrics", include_in_schema=False)
async def told_metrics(request: Request, context: In) -> Response:
    """What Prometheus collects, for who knows the token."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "")
    if token is None or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise HTTPException(404, "There is no such path.")
    body, kind = metrics.exposition()
    return Response(body, headers={"Content-Type": kind})
