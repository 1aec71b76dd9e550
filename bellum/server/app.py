"""The application: its parts put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Response
from sqlalchemy import Connection, text
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp

from .. import __version__
from ..games import GAMES
from . import library, lobby, metrics, rows, sockets
from .autoplay import Autoplay
from .context import Context, In
from .guard import Guard
from .identity import Signer
from .limits import Limits
from .neighbours import Neighbours
from .notices import Notices
from .pages import Client, reference
from .problems import PROBLEMS, add_handlers
from .protocol import Health
from .settings import Settings
from .store import Store
from .tables import Tables
from .tasks import Tasks

log = logging.getLogger("bellum")


@asynccontextmanager
async def running(settings: Settings, limits: Limits) -> AsyncIterator[Context]:
    """The parts of a server while it runs."""
    store = await asyncio.to_thread(Store, settings.database)
    try:
        kept = await store.write(lambda c: rows.setting(c, "secret", secrets.token_hex(32)))
        secret = settings.secret or kept
        notices, tasks = Notices(settings.database), Tasks()
        tables = Tables(store, settings, notices, tasks)
        autoplay = Autoplay(tables)
        await Neighbours(tables).start()
        autoplay.start()
        log.info("started", extra={"fields": {"database": store.engine.dialect.name, "version": __version__}})
        if settings.test_seed is not None:
            log.warning("BELLUM_TEST_SEED is set: the dice are no secret, this server is for tests only")
        try:
            yield Context(settings, store, Signer(secret), limits, tables)
        finally:
            await tasks.close()
            await asyncio.to_thread(notices.close)
            await asyncio.to_thread(autoplay.machines.close)
    finally:
        await asyncio.to_thread(store.close)
        log.info("stopped")


def api(settings: Settings, limits: Limits) -> FastAPI:
    """The REST API, the sockets and the client's files, without what guards them."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, limits) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Bellum",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    add_handlers(app)

    @app.get("/health", responses=PROBLEMS["read"], tags=["server"])
    async def health(context: In) -> Health:
        """Whether the server works and reaches its database."""

        def ask(connection: Connection) -> None:
            connection.execute(text("SELECT 1"))

        await context.store.read(ask)
        return Health(status="ok", version=__version__, database=context.store.engine.dialect.name)

    @app.get("/metrics", include_in_schema=False)
    async def told_metrics() -> Response:
        body, kind = metrics.exposition()
        return Response(body, headers={"Content-Type": kind})

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(reference(app))

    app.include_router(library.router)
    app.include_router(lobby.router)
    app.include_router(sockets.router)
    app.router.default = Client(settings.static)  # a mount would answer for wrong methods, too
    return app


def prepare() -> None:
    """Load every game now, not while somebody waits for it."""
    for game in GAMES:
        library.info_of(game)


def create(settings: Settings | None = None) -> ASGIApp:
    """The application as uvicorn runs it."""
    settings = settings or Settings.from_environment()
    prepare()
    limits = Limits(settings.limits)
    packed = GZipMiddleware(api(settings, limits), minimum_size=1000, compresslevel=5)
    return Guard(packed, limits, settings.origins)
