"""Tables over HTTP, except for playing, which goes over a table's socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import Connection

from ..protocol import (
    AtSeat,
    Concede,
    CreatedTable,
    Invitation,
    Join,
    NewTable,
    Nothing,
    SeatMachine,
    TableInfo,
    TablesQuery,
)
from ..storage import listing, stored_tables
from ..storage.ids import TABLE_ID
from ..storage.rows import TableRow
from ..tables import faults, hosting, play
from ..tables.table_info import table_info
from .context import Context, In, User, Visitor
from .guard import address_of
from .problems import PROBLEMS

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(pattern=TABLE_ID)]
PAGE = 50  # tables of a list that are told at once


@router.get("/tables", responses=PROBLEMS["mine"])
async def tables(
    response: Response,
    user: User,
    context: In,
    wanted: Annotated[TablesQuery, Query()],
) -> list[TableInfo]:
    """Your tables, those where it is your turn first; those with a seat open to anyone; or games to watch.
    The header X-Total-Count says how many there are on all pages."""
    filters = listing.Wanted(wanted.game, wanted.scenario, wanted.side, wanted.state)

    def ask(connection: Connection) -> listing.Page:
        skip = wanted.page * PAGE
        if wanted.list == "mine":
            return listing.of_user(connection, user, filters, PAGE, skip)
        if wanted.list == "open":
            return listing.open_to_anyone(connection, user, filters, PAGE, skip)
        return listing.to_watch(connection, user, filters, PAGE, skip)

    found = await context.store.read(ask)
    response.headers["X-Total-Count"] = str(found.total)
    return [told(row, user) for row in found.tables]


@router.post("/tables", status_code=201, responses=PROBLEMS["create"])
async def create(request: Request, wish: NewTable, user: User, context: In) -> CreatedTable:
    """Make a table."""
    context.limits.take("table", user)
    context.limits.take("tables", address_of(request.scope))
    row, invites = await hosting.create(context.tables, user, wish, context.settings.test_seed)
    return CreatedTable(table=told(row, user), invites=invites)


@router.get("/tables/{table}", responses=PROBLEMS["find"])
async def table(table: TableId, visitor: Visitor, context: In) -> TableInfo:
    """A table, as you may know it."""
    return told(await find(context, table), visitor)


@router.delete("/tables/{table}", status_code=204, responses=PROBLEMS["change"])
async def delete(table: TableId, wish: Nothing, user: User, context: In) -> Response:
    """Delete a table that has not begun."""
    await hosting.delete(context.tables, table, user)
    return Response(status_code=204)


@router.post("/tables/{table}/join", responses=PROBLEMS["change"])
async def join(table: TableId, wish: Join, user: User, context: In) -> TableInfo:
    """Take a seat."""
    return told(await hosting.join(context.tables, table, user, wish.seat, wish.token), user)


@router.post("/tables/{table}/leave", responses=PROBLEMS["change"])
async def leave(table: TableId, wish: AtSeat, user: User, context: In) -> TableInfo:
    """Leave a seat before the game has begun."""
    return told(await hosting.leave(context.tables, table, user, wish.seat), user)


@router.post("/tables/{table}/invite", responses=PROBLEMS["change"])
async def invite(table: TableId, wish: AtSeat, user: User, context: In) -> Invitation:
    """A new invitation to a seat; the old one becomes void."""
    token = await hosting.invite(context.tables, table, user, wish.seat)
    return Invitation(seat=wish.seat, token=token)


@router.post("/tables/{table}/machine", responses=PROBLEMS["change"])
async def machine(table: TableId, wish: SeatMachine, user: User, context: In) -> TableInfo:
    """Let a machine play a seat that nobody has taken."""
    return told(await hosting.seat_machine(context.tables, table, user, wish.seat, wish.player), user)


@router.post("/tables/{table}/resign", responses=PROBLEMS["change"])
async def resign(table: TableId, wish: AtSeat, user: User, context: In) -> TableInfo:
    """Leave a seat: a machine stands in, or the team has lost."""
    await play.resign(context.tables, table, user, wish.seat)
    return told(await find(context, table), user)


@router.post("/tables/{table}/concede", responses=PROBLEMS["change"])
async def concede(table: TableId, wish: Concede, user: User, context: In) -> TableInfo:
    """Agree to give the game up: it is lost once everybody on the team agrees."""
    await play.concede(context.tables, table, user, wish.seat, wish.agree)
    return told(await find(context, table), user)


@router.post("/tables/{table}/rematch", responses=PROBLEMS["change"])
async def rematch(request: Request, table: TableId, wish: Nothing, user: User, context: In) -> TableInfo:
    """Play again with seats exchanged."""
    context.limits.take("table", user)
    context.limits.take("tables", address_of(request.scope))
    return told(await hosting.rematch(context.tables, table, user, context.settings.test_seed), user)


def told(row: TableRow, user_id: str | None) -> TableInfo:
    return TableInfo.model_validate(table_info(row, user_id))


async def find(context: Context, table: str) -> TableRow:
    row = await context.store.read(lambda c: stored_tables.load(c, table))
    if row is None:
        raise faults.no_table()
    return row
