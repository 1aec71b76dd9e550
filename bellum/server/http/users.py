"""Users over HTTP."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from ..protocol import Me, NewName, Nothing
from ..storage import users
from ..storage.ids import new_id
from ..tables import hosting
from .context import Context, In, User, cookie_of
from .cookies import COOKIE, LIFETIME, RENEWAL, name_under
from .guard import address_of
from .problems import PROBLEMS

router = APIRouter(prefix="/api", tags=["users"])


@router.get("/me", responses=PROBLEMS["read"])
async def me(request: Request, response: Response, context: In) -> Me:
    """Who you are; a newcomer becomes a guest and is given a cookie."""
    at = int(time.time())
    found = cookie_of(request) or plain_cookie(context, request, at)
    context.limits.take("read", found[0] if found else address_of(request.scope))
    if found is None:
        context.limits.take("newcomer", address_of(request.scope))
    user_id = found[0] if found else new_id(20)
    if found is None or at - found[1] > RENEWAL:
        give_cookie(context, request, response, user_id, at)
    return Me.model_validate(await context.store.read(lambda c: users.find(c, user_id)))


def plain_cookie(context: Context, request: Request, at: int) -> tuple[str, int] | None:
    """A cookie from before this server spoke https: it is exchanged for one that only this host can set."""
    found = context.signer.read(request.cookies.get(COOKIE), at)
    return None if found is None else (found[0], 0)


def give_cookie(context: Context, request: Request, response: Response, user_id: str, at: int) -> None:
    response.set_cookie(
        name_under(request.url.scheme),
        context.signer.sign(user_id, at),
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.post("/me/revoke", responses=PROBLEMS["me"])
async def revoke(request: Request, response: Response, wish: Nothing, user: User, context: In) -> Me:
    """Make every cookie that you were given until now void, on whatever device; you are given a new one."""
    at = int(time.time())
    told = await hosting.revoke(context.tables, user, at)
    context.signer.revoked[user] = at
    context.tables.cut_off(user)
    give_cookie(context, request, response, user, at + 1)
    return Me.model_validate(told)


@router.patch("/me", responses=PROBLEMS["me"])
async def rename(wish: NewName, user: User, context: In) -> Me:
    """Change your name."""
    return Me.model_validate(await hosting.rename_user(context.tables, user, wish.name))
