"""How the server is doing: health for a supervisor, metrics for Prometheus."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import Connection, text

from ... import __version__
from .. import metrics
from ..protocol import Health
from .context import In
from .problems import PROBLEMS

router = APIRouter()


@router.get("/health", responses=PROBLEMS["read"], tags=["server"])
async def health(context: In) -> Health:
    """Whether the server works and reaches its database."""

    def ask(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))

    await context.store.read(ask)
    return Health(status="ok", version=__version__, database=context.store.engine.dialect.name)


@router.get("/metrics", include_in_schema=False)
async def told_metrics() -> Response:
    body, kind = metrics.exposition()
    return Response(body, headers={"Content-Type": kind})
