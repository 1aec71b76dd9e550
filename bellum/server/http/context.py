"""What every request has at hand, and who is making it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..settings import Settings
from ..storage.health import Health
from ..storage.store import Store
from ..tables import faults
from ..tables.machines import Machines
from ..tables.registry import Tables
from .cookies import Signer, name_under
from .guard import address_of
from .rate_limits import Limits


@dataclass
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    signer: Signer
    limits: Limits
    tables: Tables
    machines: Machines
    health: Health
    replays: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # how many run at once
    questions: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))  # likewise


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def cookie_of(connection: HTTPConnection) -> tuple[str, int] | None:
    """The user and when the cookie was issued, if there is one of ours."""
    cookie = connection.cookies.get(name_under(connection.url.scheme))
    return context_of(connection).signer.read(cookie, int(time.time()))


def visitor(request: Request) -> str | None:
    """The user of a request, or None."""
    found = cookie_of(request)
    user_id = found[0] if found else None
    context_of(request).limits.take("read", user_id or address_of(request.scope))
    return user_id


def user(request: Request) -> str:
    """The user of a request that needs one."""
    found = cookie_of(request)
    if found is None:
        raise faults.no_user()
    limits = context_of(request).limits
    limits.take("read" if request.method == "GET" else "write", found[0])
    return found[0]


In = Annotated[Context, Depends(context_of)]
Visitor = Annotated[str | None, Depends(visitor)]
User = Annotated[str, Depends(user)]
