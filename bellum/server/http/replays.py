"""Finished games and records over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ..protocol import Frames, Replay
from ..storage.rows import TableRow
from ..tables import earlier, faults, finished_games, replays
from ..tables.seating import game_of
from ..tables.watcher import encode
from .context import Context, In, Visitor
from .guard import address_of
from .lobby import TableId, find
from .problems import PROBLEMS, TEXT

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={**PROBLEMS["ended"], **TEXT},
    tags=["tables"],
)
async def record(table: TableId, visitor: Visitor, context: In) -> PlainTextResponse:
    """The record of a finished game."""
    row = await finished(context, table)
    found = await finished_games.read(context.store, game_of(row.game), row)
    text = found.record.to_text() + "".join(f"# {line}\n" for line in found.remarks)
    name = f"{row.game}-{row.id}.bellum"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/frames", response_model=Frames, responses=PROBLEMS["frames"], tags=["tables"])
async def frames(
    request: Request,
    table: TableId,
    visitor: Visitor,
    context: In,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    to: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    eyes: Annotated[str, Query(alias="as", max_length=60)] = "omniscient",
    views: bool = True,
) -> Response:
    """A finished game, frame by frame; one in progress, as its seat or a spectator saw it."""
    context.limits.take("replay", address_of(request.scope))
    row = await find(context, table)
    game = game_of(row.game)
    async with context.replays:
        if row.state != "over":
            kept = await earlier.so_far(context.tables, table, visitor, eyes)
            return plain(await asyncio.to_thread(earlier.frames, game, kept, first, to, eyes, views))
        found = await finished_games.read(context.store, game, row)
        return plain(await asyncio.to_thread(replays.story, game, found, first, to, eyes, views))


@router.post("/replay", response_model=Frames, responses=PROBLEMS["replay"], tags=["replay"])
async def replay(request: Request, wish: Replay, context: In) -> Response:
    """A record file, frame by frame; nothing of it is stored."""
    context.limits.take("replay", address_of(request.scope))

    def run() -> dict[str, Any]:
        game, told = replays.read(wish.record)
        return replays.frames(game, told, wish.from_, wish.to, wish.as_, wish.views)

    async with context.replays:
        return plain(await asyncio.to_thread(run))


def plain(data: dict[str, Any]) -> Response:
    """Views and events as they are, without a pass through the models."""
    return Response(encode(data), media_type="application/json")


async def finished(context: Context, table: str) -> TableRow:
    row = await find(context, table)
    if row.state != "over":
        raise faults.not_over()
    return row
