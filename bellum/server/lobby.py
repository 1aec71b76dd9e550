"""Users and tables over HTTP; the playing itself goes over the socket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection

from . import faults, hosting, identity, play, replays, rows, versions
from .context import In, User, Visitor, cookie_of
from .course import END, HANDOVER, KEEP, RESIGN, RULES, Entry, Standing, Told
from .guard import address_of
from .hosting import game_of
from .live import encode
from .problems import PROBLEMS, TEXT
from .protocol import (
    AtSeat,
    Concede,
    CreatedTable,
    Frames,
    Invitation,
    Join,
    Me,
    NewName,
    NewTable,
    Nothing,
    Replay,
    TableInfo,
)
from .versions import Finished

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(pattern=identity.TABLE_ID)]
MOST_LISTED = 200


# -- users -------------------------------------------------------------------------------------------------


@router.get("/me", responses=PROBLEMS["read"], tags=["users"])
async def me(request: Request, response: Response, context: In) -> Me:
    """Who you are; a newcomer becomes a guest and gets his cookie."""
    found = cookie_of(request)
    at = int(time.time())
    context.limits.take("read", found[0] if found else address_of(request.scope))
    if found is None:
        context.limits.take("newcomer", address_of(request.scope))
    user_id = found[0] if found else identity.new_id(20)
    if found is None or at - found[1] > identity.RENEWAL:
        response.set_cookie(
            identity.COOKIE,
            context.signer.sign(user_id, at),
            max_age=identity.LIFETIME,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return Me.model_validate(await context.store.read(lambda c: rows.find_user(c, user_id)))


@router.patch("/me", responses=PROBLEMS["me"], tags=["users"])
async def rename(wish: NewName, user: User, context: In) -> Me:
    """Change your name."""

    def do(connection: Connection) -> dict[str, Any]:
        rows.rename_user(connection, user, wish.name)
        context.tables.notices.tell(connection, "user", user=user)
        return rows.find_user(connection, user)

    found = await context.store.write(do)
    await context.tables.refresh_user(user)
    return Me.model_validate(found)


# -- tables ------------------------------------------------------------------------------------------------


@router.get("/tables", responses=PROBLEMS["mine"])
async def tables(
    user: User, context: In, which: Annotated[Literal["mine", "open"], Query(alias="list")] = "mine"
) -> list[TableInfo]:
    """Your tables, where it is your turn first; or those with a seat open to anyone."""

    def ask(connection: Connection) -> list[rows.TableRow]:
        if which == "mine":
            return rows.tables_of(connection, user, MOST_LISTED)
        return rows.open_tables(connection, MOST_LISTED)

    return [told(row, user) for row in await context.store.read(ask)]


@router.post("/tables", status_code=201, responses=PROBLEMS["create"])
async def create(wish: NewTable, user: User, context: In) -> CreatedTable:
    """Make a table."""
    context.limits.take("table", user)
    seed = context.settings.test_seed
    row, invites = await context.store.write(lambda c: hosting.create(c, user, wish, seed))
    if row.state == "playing":
        await context.tables.begin(row.id)
    return CreatedTable(table=told(row, user), invites=invites)


@router.get("/tables/{table}", responses=PROBLEMS["find"])
async def table(table: TableId, visitor: Visitor, context: In) -> TableInfo:
    """A table, as you may know it."""
    return told(await find(context, table), visitor)


@router.delete("/tables/{table}", status_code=204, responses=PROBLEMS["change"])
async def remove(table: TableId, wish: Nothing, user: User, context: In) -> Response:
    """Take away a table that has not begun."""

    def do(connection: Connection) -> None:
        hosting.remove(connection, table, user)
        context.tables.notices.tell(connection, "table", table)

    await context.store.write(do)
    await context.tables.refresh(table)
    return Response(status_code=204)


@router.post("/tables/{table}/join", responses=PROBLEMS["change"])
async def join(table: TableId, wish: Join, user: User, context: In) -> TableInfo:
    """Take a seat."""

    def do(connection: Connection) -> rows.TableRow:
        row = hosting.join(connection, table, user, wish.seat, wish.token)
        context.tables.notices.tell(connection, "table", table)
        return row

    row = await context.store.write(do)
    await context.tables.refresh(table)
    if row.state == "playing":
        await context.tables.begin(table)
    return told(row, user)


@router.post("/tables/{table}/leave", responses=PROBLEMS["change"])
async def leave(table: TableId, wish: AtSeat, user: User, context: In) -> TableInfo:
    """Get up before the game has begun."""

    def do(connection: Connection) -> rows.TableRow:
        row = hosting.leave(connection, table, user, wish.seat)
        context.tables.notices.tell(connection, "table", table)
        return row

    row = await context.store.write(do)
    await context.tables.refresh(table)
    return told(row, user)


@router.post("/tables/{table}/invite", responses=PROBLEMS["change"])
async def invite(table: TableId, wish: AtSeat, user: User, context: In) -> Invitation:
    """A new invitation to a seat; the old one is void."""

    def do(connection: Connection) -> str:
        token = hosting.invite(connection, table, user, wish.seat)
        context.tables.notices.tell(connection, "table", table)
        return token

    token = await context.store.write(do)
    await context.tables.refresh(table)
    return Invitation(seat=wish.seat, token=token)


@router.post("/tables/{table}/resign", responses=PROBLEMS["change"])
async def resign(table: TableId, wish: AtSeat, user: User, context: In) -> TableInfo:
    """Leave a seat: a machine stands in, or the team has lost."""
    await play.resign(context.tables, table, user, wish.seat)
    return told(await find(context, table), user)


@router.post("/tables/{table}/concede", responses=PROBLEMS["change"])
async def concede(table: TableId, wish: Concede, user: User, context: In) -> TableInfo:
    """Agree to give the game up: it is lost when all people of the team agree."""
    await play.concede(context.tables, table, user, wish.seat, wish.agree)
    return told(await find(context, table), user)


@router.post("/tables/{table}/rematch", responses=PROBLEMS["change"])
async def rematch(table: TableId, wish: Nothing, user: User, context: In) -> TableInfo:
    """Play again with places changed."""
    context.limits.take("table", user)

    def do(connection: Connection) -> rows.TableRow:
        row, _ = hosting.rematch(connection, table, user, context.settings.test_seed)
        context.tables.notices.tell(connection, "table", table)
        context.tables.notices.tell(connection, "table", row.id)
        return row

    row = await context.store.write(do)
    await context.tables.refresh(table)
    await context.tables.refresh(row.id)
    if row.state == "playing":
        await context.tables.begin(row.id)
    return told(row, user)


# -- what is over ------------------------------------------------------------------------------------------


@router.get("/tables/{table}/record", response_class=Response, responses={**PROBLEMS["ended"], **TEXT})
async def record(table: TableId, visitor: Visitor, context: In) -> PlainTextResponse:
    """The record of a finished game."""
    row = await finished(context, table)
    found, entries = await story(context, row)
    text = found.record.to_text() + "".join(f"# {line}\n" for line in aftermath(entries))
    name = f"{row.game}-{row.id}.bellum"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/frames", response_model=Frames, responses=PROBLEMS["ended"])
async def frames(
    table: TableId,
    visitor: Visitor,
    context: In,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    to: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    eyes: Annotated[str, Query(alias="as", max_length=60)] = "omniscient",
    views: bool = True,
) -> Response:
    """A finished game, frame by frame."""
    row = await finished(context, table)
    async with context.replays:
        told, _ = await story(context, row)
        return plain(await asyncio.to_thread(replays.story, game_of(row.game), told, first, to, eyes, views))


@router.post("/replay", response_model=Frames, responses=PROBLEMS["replay"], tags=["replay"])
async def replay(request: Request, wish: Replay, context: In) -> Response:
    """A record file, frame by frame; nothing of it is stored."""
    context.limits.take("replay", address_of(request.scope))

    def run() -> dict[str, Any]:
        game, told = replays.read(wish.record)
        return replays.frames(game, told, wish.from_, wish.to, wish.as_, wish.views)

    async with context.replays:
        return plain(await asyncio.to_thread(run))


def aftermath(entries: list[Entry]) -> Iterator[str]:
    """What a record cannot tell: who left his seat, who gave the game up, where the rules were corrected."""
    for number, entry in enumerate(entries):
        ply = len(Standing.of(entries[:number]).acts) if entry.kind in (HANDOVER, RULES) else 0
        if entry.kind == HANDOVER:
            yield f"{entry.seat} resigned after action {ply}, {entry.text} played on"
        elif entry.kind == RULES:
            before, after, _ = entry.text.split()
            yield f"the rules were corrected after action {ply}, from version {before} to {after}"
        elif entry.kind == RESIGN and entry.text == END:
            yield f"{entry.seat} resigned"
        elif entry.kind == KEEP:
            yield "the rules were corrected, and the game was kept as it was"


async def story(context: In, row: rows.TableRow) -> tuple[Finished, list[Entry]]:
    """A finished game as it is stored."""

    def ask(connection: Connection) -> tuple[list[Entry], Told]:
        return rows.entries_after(connection, row.id, 0), rows.told(connection, row.id, row.rules)

    entries, told = await context.store.read(ask)
    return await asyncio.to_thread(versions.finished, game_of(row.game), row, entries, told), entries


# -- small things ------------------------------------------------------------------------------------------


def told(row: rows.TableRow, user_id: str | None) -> TableInfo:
    return TableInfo.model_validate(row.info(user_id))


def plain(data: dict[str, Any]) -> Response:
    """Views and events as they are, without a walk through the models."""
    return Response(encode(data), media_type="application/json")


async def find(context: In, table: str) -> rows.TableRow:
    row = await context.store.read(lambda c: rows.load_table(c, table))
    if row is None:
        raise faults.no_table()
    return row


async def finished(context: In, table: str) -> rows.TableRow:
    row = await find(context, table)
    if row.state != "over":
        raise faults.not_over()
    return row
