"""What people do at a table: act, ask why not, undo, offer and answer an undo, give up, decide, talk.

Each is checked against the table in memory and then goes through the table's log.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ...kernel import IllegalAction
from ..cluster.notices import CHAT, ORDERS
from ..protocol import StandingOrder
from ..storage import chat, standing_orders, stored_tables
from ..storage.entries import ACCEPT, ACT, DECLINE, GO_ON, KEEP, OFFER, UNDO
from ..storage.rows import Seat
from ..storage.standing_orders import Order
from . import corrected_rules, faults, resigning
from .faults import Fault
from .live_table import LiveTable
from .registry import Tables

MOST_ORDERS = 60  # standing orders of a seat


def check(live: LiveTable, user_id: str | None, seat: str) -> Seat:
    """The seat; Fault if the user may not act for it now."""
    found = check_seat(live, user_id, seat)
    if live.course.broken:
        raise faults.undecided()
    return found


def check_seat(live: LiveTable, user_id: str | None, seat: str) -> Seat:
    """The seat; Fault if it is not the user's own, or the game is not in progress."""
    found = live.row.seat(seat)
    if found is None:
        raise faults.no_seat()
    if seat not in live.row.seats_of(user_id):
        raise faults.not_your_seat()
    if live.row.state != "playing" or live.course.over:
        raise faults.not_playing()
    return found


async def act(tables: Tables, table_id: str, user_id: str | None, seat: str, action: str, n: int) -> int:
    """Play an action for a seat; IllegalAction with the refusal if it is not legal."""
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


async def order(tables: Tables, table_id: str, user_id: str | None, asked: StandingOrder) -> int:
    """Answer reactions of a kind beforehand, until the end of a span of the game; None takes that back."""
    seat, until = asked.seat, asked.until
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        game = live.course.game
        word = game.order(asked.order, asked.about)
        if word is None or (until is not None and until not in game.orders[asked.order]):
            raise Fault(404, "no-such-order", "This game has no such standing order.")
        mark = live.course.match.position.span(until or "")
        given = Order(seat, word, until or "", mark)
        standing = live.standing.with_(given) if until is not None else live.standing.without(given)
        if standing.count(seat) > MOST_ORDERS:
            raise Fault(409, "too-many-orders", "This seat has given as many standing orders as it may.")
        owes = bool(live.due_by(standing))

        def do(connection: Connection) -> None:
            standing_orders.take_back(connection, table_id, [given])
            if until is not None:
                standing_orders.give(connection, table_id, given)
            stored_tables.set_table(connection, table_id, machine_owes=owes)
            tables.notices.tell(connection, ORDERS, table_id)

        await tables.store.write(do)
        live.standing = standing
        live.send_orders(seat)
        tables.call_machines(live)
        return live.course.n


async def undo(tables: Tables, table_id: str, user_id: str | None, seat: str, n: int) -> int:
    """Take back a seat's last action, as far as the kernel allows it."""
    async with tables.hold(table_id) as live:
        check(live, user_id, seat)
        if not live.course.since[seat] <= n <= live.course.n:
            raise faults.stale()
        if not live.course.match.can_undo(seat):
            raise Fault(409, "nothing-to-undo", "This seat has nothing to take back.")
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
        return await tables.append(live, user_id, (OFFER, seat, ""), (UNDO, seat, live.course.undo_to(ply)))


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
            agreed = (UNDO, offer.seat, live.course.undo_to(offer.ply))
            return await tables.append(live, user_id, (ACCEPT, seat, ""), agreed)
        return await tables.append(live, user_id, (ACCEPT, seat, ""))


async def resign(tables: Tables, table_id: str, user_id: str, seat: str) -> None:
    """Leave a seat."""
    async with tables.hold(table_id) as live:
        found = check(live, user_id, seat)
        drafts = resigning.resign(live.row, live.course, found, tables.stand_in)
        await tables.append(live, user_id, *drafts)


async def concede(tables: Tables, table_id: str, user_id: str, seat: str, agree: bool) -> None:
    """Agree to give the game up, or take that back."""
    async with tables.hold(table_id) as live:
        found = check(live, user_id, seat)
        drafts = resigning.concede(live.row, live.course, found, agree, tables.stand_in)
        if drafts:
            await tables.append(live, user_id, *drafts)


async def decide(tables: Tables, table_id: str, user_id: str | None, seat: str, n: int, go_on: bool) -> int:
    """Where corrected rules break a game: agree to continue from the last legal action, or keep it as it was.

    It continues when all its people agree. It is kept as soon as one of them wishes: nobody has to play on in
    a game that is no longer the one they were playing.
    """
    async with tables.hold(table_id) as live:
        check_seat(live, user_id, seat)
        if not live.course.broken:
            raise Fault(409, "nothing-to-decide", "This game already uses the current rules.")
        if not live.course.changed <= n <= live.course.n:
            raise faults.stale()
        if not go_on:
            return await tables.append(live, user_id, (KEEP, seat, ""))
        agreed = [(GO_ON, seat, "")]
        if not corrected_rules.waits_for(live.row, live.course, seat):
            agreed += corrected_rules.go_on(live.course, seat)
        return await tables.append(live, user_id, *agreed)


async def say(tables: Tables, table_id: str, user_id: str | None, text: str, team: str | None) -> int:
    """A line of chat from somebody who has or had a seat; a team's own people may talk among themselves.

    They cannot before the game has begun: until then people may still go over to another team.
    """
    async with tables.hold(table_id) as live:
        if user_id is None or not live.row.sat(user_id):
            raise Fault(403, "not-seated", "Only players seated at this table may talk.")
        if team is not None and live.row.state == "open":
            raise faults.not_playing()
        if team is not None and team not in live.row.teams_of(user_id):
            raise Fault(403, "not-your-team", "Only this team's players may talk to it.")

        def do(connection: Connection) -> None:
            chat.add(connection, table_id, user_id, text, team)
            tables.notices.tell(connection, CHAT, table_id)

        await tables.store.write(do)
        await tables.catch_up_chat(live)
        return live.course.n
