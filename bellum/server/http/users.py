"""Users over HTTP."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from ..protocol import Me, NewName
from ..storage import users
from ..storage.ids import new_id
from ..tables import hosting
from .context import In, User, cookie_of
from .cookies import COOKIE, LIFETIME, RENEWAL
from .guard import address_of
from .problems import PROBLEMS

router = APIRouter(prefix="/api", tags=["users"])


@router.get("/me", responses=PROBLEMS["read"])
async def me(request: Request, response: Response, context: In) -> Me:
    """Who you are; a newcomer becomes a guest and is given a cookie."""
    found = cookie_of(request)
    at = int(time.time())
    context.limits.take("read", found[0] if found else address_of(request.scope))
    if found is None:
        context.limits.take("newcomer", address_of(request.scope))
    user_id = found[0] if found else new_id(20)
    if found is None or at - found[1] > RENEWAL:
        response.set_cookie(
            COOKIE,
            context.signer.sign(user_id, at),
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return Me.model_validate(await context.store.read(lambda c: users.find(c, user_id)))


@router.patch("/me", responses=PROBLEMS["me"])
async def rename(wish: NewName, user: User, context: In) -> Me:
    """Change your name."""
    return Me.model_validate(await hosting.rename_user(context.tables, user, wish.name))
