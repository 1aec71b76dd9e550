"""The socket of a table: takes actions, and sends each seat its own view. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError

from ...kernel import IllegalAction
from .. import metrics, protocol
from ..clock import now
from ..protocol import (
    CLIENT_MESSAGE,
    Act,
    Ask,
    GoOn,
    Hint,
    Keep,
    Say,
    StandingOrder,
    Sync,
    Undo,
    UndoAccept,
    UndoDecline,
    UndoOffer,
    Why,
)
from ..storage.ids import TABLE_ID
from ..storage.store import Unavailable
from ..tables import asking, faults, hinting, play
from ..tables.faults import Fault
from ..tables.watcher import Watcher, encode
from .context import Context, context_of, cookie_of
from .guard import address_of, own_origin

log = logging.getLogger("bellum.sockets")
router = APIRouter()
MOST_CHARACTERS = 4096
MESSAGE_ID = TypeAdapter(protocol.AnyMessage)
GOODBYE = 5.0  # seconds to tell a client why it is being cut off
WHY_NOT = {"rules-changed": protocol.OTHER_RULES, "unavailable": protocol.TRY_AGAIN}
MOST_STRIKES = 50  # bad messages before the socket is closed


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """One connection: admitted, sent the state, then served until it ends."""
    context = context_of(websocket)
    if not own_origin(websocket.headers, websocket.scope["scheme"], context.settings.origins):
        await websocket.close(protocol.POLICY)  # before accepting, so that the handshake is answered 403
        return
    found = cookie_of(websocket)
    user_id = found[0] if found else None
    who = user_id or address_of(websocket.scope)
    if context.limits.wait("connect", who) or not context.limits.enter(who):
        await websocket.close(protocol.POLICY)
        return
    try:
        await websocket.accept()
        await talk(context, websocket, Watcher(user_id), table, who)
    finally:
        context.limits.leave(who)


async def talk(context: Context, websocket: WebSocket, watcher: Watcher, table: str, who: str) -> None:
    """Serve a socket that has been let in."""
    pump = asyncio.create_task(send_all(websocket, watcher))
    metrics.SOCKETS.inc()
    try:
        await context.limits.turn("state", who)
        if await admit(context, table, watcher):
            await Conversation(context, websocket, watcher, table, who).serve()
        if watcher.cut_off:
            await asyncio.wait([pump], timeout=GOODBYE)
    finally:
        context.tables.disconnect(table, watcher)
        metrics.SOCKETS.dec()
        pump.cancel()


async def admit(context: Context, table: str, watcher: Watcher) -> bool:
    """Connect to the table, or close the socket with the reason."""
    try:
        if not re.fullmatch(TABLE_ID, table):
            raise faults.no_table()
        await context.tables.connect(table, watcher)
    except Fault as fault:
        watcher.close(WHY_NOT.get(fault.code, protocol.NO_SUCH_TABLE))
    except Unavailable:
        watcher.close(protocol.TRY_AGAIN)
    else:
        return True
    return False


async def send_all(websocket: WebSocket, watcher: Watcher) -> None:
    """Send what is queued for a watcher, until it is closed from either side."""
    try:
        while True:
            item = await watcher.next()
            if isinstance(item, int):
                await websocket.close(item)
                return
            await websocket.send_text(item)
    except (RuntimeError, OSError):
        return  # the other side has gone, which the receiving end notices


def id_of(message: Mapping[str, Any]) -> str | None:
    """The id of a message that makes no sense otherwise, so that its sender knows which one it was."""
    text = message.get("text") or ""
    if len(text) > MOST_CHARACTERS:
        return None
    try:
        return MESSAGE_ID.validate_json(text).id
    except ValidationError:
        return None


class Conversation:
    """The messages of one socket."""

    def __init__(
        self, context: Context, websocket: WebSocket, watcher: Watcher, table: str, who: str
    ) -> None:
        self.context = context
        self.tables = context.tables
        self.websocket = websocket
        self.watcher = watcher
        self.user_id = watcher.user_id
        self.table = table
        self.who = who
        self.strikes = 0
        self.hint: asyncio.Task[None] | None = None  # the one that is being found

    async def serve(self) -> None:
        """Answer messages one after another, until the client leaves or misbehaves."""
        try:
            await self.listen()
        finally:
            if self.hint is not None:
                self.hint.cancel()

    async def listen(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] != "websocket.receive":
                return
            kind, answer = "malformed", "error"
            try:
                asked = self.read(message)
            except Fault as fault:
                self.strikes += 1
                self.complain(id_of(message), fault)
            else:
                self.strikes = 0
                kind, answer = asked.type, await self.answer(asked)
            metrics.MESSAGES.labels(kind, answer).inc()
            if self.strikes > MOST_STRIKES:
                self.watcher.close(protocol.POLICY)
                return

    def read(self, message: Mapping[str, Any]) -> Any:
        """A message that has the right size and shape."""
        limits = self.context.limits
        limits.take("message", self.who)
        limits.take("messages", address_of(self.websocket.scope))
        text = message.get("text")
        if text is None:
            raise Fault(422, "malformed", "A message must be text, not bytes.")
        if len(text) > MOST_CHARACTERS:
            raise Fault(413, "too-large", f"A message may have at most {MOST_CHARACTERS} characters.")
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Fault(422, "malformed", f"{where[:60]}: {first['msg'][:120]}") from None

    async def answer(self, asked: Any) -> str:
        """Do what a message asks for, and answer it."""
        try:
            n = await self.do(asked)
        except IllegalAction as error:
            rule, message = error.refusal.rule, error.refusal.message
            self.tell("refused", asked.id, seat=asked.seat, action=asked.action, rule=rule, message=message)
            return "refused"
        except Unavailable:
            self.complain(asked.id, faults.unavailable())
            return "error"
        except Fault as fault:
            self.complain(asked.id, fault)  # if it is stale, what is new has been sent already
            return "error"
        if n is not None:
            self.tell("ack", asked.id, n=n)
        return "done"

    async def do(self, asked: Any) -> int | None:
        """Carry out a message; the table's n if that is the answer, None if it has been answered already."""
        tables, table, user_id = self.tables, self.table, self.user_id
        if isinstance(asked, Act):
            return await play.act(tables, table, user_id, asked.seat, asked.action, asked.n)
        if isinstance(asked, (Why, Ask, Hint)):
            await self.inform(asked)
            return None
        if isinstance(asked, Undo):
            return await play.undo(tables, table, user_id, asked.seat, asked.n)
        if isinstance(asked, UndoOffer):
            return await play.offer_undo(tables, table, user_id, asked.seat, asked.n)
        if isinstance(asked, (UndoAccept, UndoDecline)):
            accept = isinstance(asked, UndoAccept)
            return await play.answer_undo(tables, table, user_id, asked.seat, asked.n, accept)
        if isinstance(asked, StandingOrder):
            return await play.order(tables, table, user_id, asked)
        if isinstance(asked, (GoOn, Keep)):
            return await play.decide(tables, table, user_id, asked.seat, asked.n, isinstance(asked, GoOn))
        if isinstance(asked, Say):
            self.context.limits.take("chat", self.who)
            return await play.say(tables, table, user_id, asked.text, asked.team)
        if isinstance(asked, Sync):
            await self.context.limits.turn("state", self.who)
            return await tables.resend_state(table, self.watcher)
        self.tell("pong", asked.id, at=now())
        return None

    async def inform(self, asked: Why | Ask | Hint) -> None:
        """Answer what changes nothing."""
        if isinstance(asked, Why):
            await self.say_why(asked)
        elif isinstance(asked, Ask):
            await self.reply(asked)
        else:
            self.advise(asked)

    async def say_why(self, asked: Why) -> None:
        """The refusal of an action, or that there is none."""
        found = await play.why(self.tables, self.table, self.user_id, asked.seat, asked.action)
        rule, message = found if found is not None else (None, None)
        self.tell("refusal", asked.id, seat=asked.seat, action=asked.action, rule=rule, message=message)

    async def reply(self, asked: Ask) -> None:
        """Answer a question to whoever asked it, and to nobody else."""
        limits = self.context.limits
        limits.take("ask", self.who)
        limits.take("asks", address_of(self.websocket.scope))
        inquiry = await asking.inquire(self.tables, self.table, self.user_id, asked)
        async with self.context.questions:
            found = await asyncio.to_thread(inquiry.answer)
        about = {"seat": asked.seat, "question": asked.question, "action": asked.action}
        self.tell("answer", asked.id, n=inquiry.n, **about, **found)

    def advise(self, asked: Hint) -> None:
        """Find a hint beside the conversation, which goes on meanwhile; one at a time."""
        limits = self.context.limits
        limits.take("ask", self.who)
        limits.take("asks", address_of(self.websocket.scope))
        if self.hint is not None:
            self.hint.cancel()
        self.hint = asyncio.create_task(self.give_hint(asked))

    async def give_hint(self, asked: Hint) -> None:
        try:
            machines = self.context.machines
            found = await hinting.hint(self.tables, machines, self.table, self.user_id, asked)
        except Unavailable:
            self.complain(asked.id, faults.unavailable())
        except Fault as fault:
            self.complain(asked.id, fault)
        else:
            self.tell("hint", asked.id, **found)

    def tell(self, type: str, id: str | None, **more: Any) -> None:
        self.watcher.send(encode({"type": type, "id": id, **more}))

    def complain(self, id: str | None, fault: Fault) -> None:
        code = fault.code if fault.code in protocol.ERROR_CODES else "unavailable"
        self.tell("error", id, code=code, message=fault.message)
