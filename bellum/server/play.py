"""What people do at a table: act, ask why not, undo, offer and answer an undo, give up, talk.

Each is checked against the table in memory and then goes through its log.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ..kernel import IllegalAction
from . import faults, resigning, rows
from .course import ACCEPT, ACT, DECLINE, OFFER, UNDO
from .faults import Fault
from .live import Live
from .rows import Seat
from .tables import Tables


def check(live: Live, user_id: str | None, seat: str) -> Seat:
    """The seat, or a Fault for who may not act for it now."""
    found = live.row.seat(seat)
    if found is None:
        raise faults.no_seat()
    if seat not in live.row.seats_of(user_id):
        raise faults.not_your_seat()
    if live.row.state != "playing" or live.course.over:
        raise faults.not_playing()
    return found


async def act(tables: Tables, table_id: str, user_id: str | None, seat: str, action: str, n: int) -> int:
    """Play an action for a seat; IllegalAction with the refusal if it may not be."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        if not live.course.since[seat] <= n <= live.course.n:
            raise faults.stale()
        refusal = live.course.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return await tables.append(live, user_id, (ACT, seat, " ".join(action.split())))


async def why(
    tables: Tables, table_id: str, user_id: str | None, seat: str, action: str
) -> tuple[str, str] | None:
    """The rule and the message that forbid an action, or None if it may be played."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        refusal = live.course.refusal(seat, action)
        return None if refusal is None else (refusal.rule, refusal.message)


async def undo(tables: Tables, table_id: str, user_id: str | None, seat: str, n: int) -> int:
    """Take back a seat's last action, as far as the kernel lets it."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        if not live.course.since[seat] <= n <= live.course.n:
            raise faults.stale()
        if not live.course.match.can_undo(seat):
            raise Fault(409, "nothing-to-undo", "There is nothing that this seat may take back.")
        return await tables.append(live, user_id, (UNDO, seat, str(live.course.ply - 1)))


async def offer_undo(tables: Tables, table_id: str, user_id: str | None, seat: str, n: int) -> int:
    """Ask to go back to just before a seat's last action; done at once if nobody else must agree."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        if not live.course.changed <= n <= live.course.n:
            raise faults.stale()
        ply = live.course.offered_ply(seat)
        if ply is None:
            raise Fault(409, "nothing-to-undo", "This seat has not acted yet.")
        if live.asked(seat):
            return await tables.append(live, user_id, (OFFER, seat, ""))
        return await tables.append(live, user_id, (OFFER, seat, ""), (UNDO, seat, str(ply)))


async def answer_undo(
    tables: Tables, table_id: str, user_id: str | None, seat: str, n: int, accept: bool
) -> int:
    """Accept or decline an offer; the last person to accept carries it out."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        offer = live.course.offer
        asked = [] if offer is None else live.asked(offer.seat, offer.accepted)
        if offer is None or not (seat in asked or (seat == offer.seat and not accept)):
            raise Fault(409, "no-offer", "There is no offer for this seat to answer.")
        if not offer.n <= n <= live.course.n:
            raise faults.stale()
        if not accept:
            return await tables.append(live, user_id, (DECLINE, seat, ""))
        if not live.asked(offer.seat, offer.accepted | {seat}):
            agreed = (UNDO, offer.seat, str(offer.ply))
            return await tables.append(live, user_id, (ACCEPT, seat, ""), agreed)
        return await tables.append(live, user_id, (ACCEPT, seat, ""))


async def resign(tables: Tables, table_id: str, user_id: str, seat: str) -> None:
    """Leave a seat."""
    async with tables.hold(table_id) as live:
        found = check(live, user_id, seat)
        await tables.append(live, user_id, *resigning.resign(live.row, live.course, found))


async def concede(tables: Tables, table_id: str, user_id: str, seat: str, agree: bool) -> None:
    """Agree to give the game up, or no longer."""
    async with tables.hold(table_id) as live:
        found = check(live, user_id, seat)
        lines = resigning.concede(live.row, live.course, found, agree)
        if lines:
            await tables.append(live, user_id, *lines)


async def say(tables: Tables, table_id: str, user_id: str | None, text: str) -> int:
    """A line of chat from somebody who has a seat."""
    async with tables.hold(table_id) as live:
        if user_id is None or not live.row.sat(user_id):
            raise Fault(403, "not-seated", "Only who has a seat at the table may talk.")

        def do(connection: Connection) -> None:
            rows.add_chat(connection, table_id, user_id, text)
            tables.notices.tell(connection, "chat", table_id)

        await tables.store.write(do)
        await tables.catch_up_chat(live)
        return live.course.n
