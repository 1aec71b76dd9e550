"""The application: its parts put together.

Each part is given at its construction what it uses, and nothing below knows what is above it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp

from .. import __version__
from ..games import GAMES
from .cluster.elsewhere import Elsewhere
from .cluster.listener import Listener
from .cluster.neighbours import Neighbours
from .cluster.notices import Notices
from .http import health, library, lobby, replays, table_socket, users
from .http.api_reference import reference
from .http.client_files import Client
from .http.context import Context
from .http.cookies import Signer
from .http.guard import Guard
from .http.problems import add_handlers
from .http.rate_limits import Limits
from .memory import collect_for_ever
from .settings import Settings
from .storage import revocations
from .storage.health import Health
from .storage.kept_settings import kept_setting
from .storage.store import Store
from .tables.autoplay import Autoplay
from .tables.backfill import store_untold_events
from .tables.expiry import expire_for_ever
from .tables.following import Following
from .tables.machines import Machines
from .tables.pondering import Pondering
from .tables.presence import Presence
from .tables.registry import Tables
from .tasks import Tasks

log = logging.getLogger("bellum")


@asynccontextmanager
async def running(settings: Settings, limits: Limits) -> AsyncIterator[Context]:
    """The parts of a server while it runs."""
    async with AsyncExitStack() as stack:
        store = await asyncio.to_thread(Store, settings.database, settings.patience)
        stack.callback(log.info, "stopped")
        stack.push_async_callback(asyncio.to_thread, store.close)
        kept = await store.write(lambda c: kept_setting(c, "secret", secrets.token_hex(32)))
        revoked = await store.read(revocations.load)
        machines = Machines(settings.thinkers, settings.budget)
        stack.push_async_callback(asyncio.to_thread, machines.close)
        tasks = Tasks()
        notices, elsewhere = Notices(store, tasks), Elsewhere()
        presence = Presence(notices, elsewhere)
        tables = Tables(store, notices, presence, settings.cached, settings.level, settings.ponder > 0)
        if notices.needed:
            neighbours = Neighbours(notices, elsewhere, Following(tables, presence, tasks, revoked))
            listener = Listener(settings.database, notices.process, neighbours.hear)
            stack.push_async_callback(asyncio.to_thread, listener.close)
            await listener.start()
            tasks.spawn(neighbours.pulse())
        stack.push_async_callback(tasks.close)
        pondering = Pondering(machines, settings.ponder)
        Autoplay(tables, machines, pondering, settings.pace, tasks).start()
        tasks.spawn(store_untold_events(tables))
        tasks.spawn(expire_for_ever(tables))
        tasks.spawn(collect_for_ever())
        log.info("started", extra={"fields": {"database": store.engine.dialect.name, "version": __version__}})
        if settings.test_seed is not None:
            log.warning("BELLUM_TEST_SEED is set: the dice are not secret, so use this server for tests only")
        signer = Signer(settings.secret or kept, revoked)
        yield Context(settings, store, signer, limits, tables, machines, Health(store))


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

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(reference(app))

    for part in (health, library, users, lobby, replays, table_socket):
        app.include_router(part.router)
    app.router.default = Client(settings.static)  # a mount would also answer for wrong methods
    return app


def prepare(level: str) -> None:
    """Load every game now, not while somebody is waiting for it."""
    for game in GAMES:
        library.info_of(game, level)


def create(settings: Settings | None = None) -> ASGIApp:
    """The application as uvicorn runs it."""
    settings = settings or Settings.from_environment()
    prepare(settings.level)
    limits = Limits(settings.limits)
    packed = GZipMiddleware(api(settings, limits), minimum_size=1000, compresslevel=5)
    return Guard(packed, limits, settings.origins, settings.hosts)
