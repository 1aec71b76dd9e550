"""Who sits where: each function reads and changes a table inside one transaction."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import replace

from sqlalchemy import Connection

from ...games import find
from ...kernel import BadSetup, Game, Setting
from ...players import NAMES
from ..clock import now
from ..names import alike
from ..protocol import NewTable, Options, SeatForMachine
from ..storage import stored_tables, users
from ..storage.ids import new_id, new_token, token_hash
from ..storage.rows import Person, Seat, TableRow
from . import faults
from .course import Course
from .faults import Fault

MOST_TABLES = 200  # unfinished ones that one user may have made,
MOST_OPEN = 20  # and of these such as wait for people


def game_of(id: str) -> Game:
    """A game by its id; Fault if there is none."""
    try:
        return find(id)
    except KeyError:
        raise faults.no_game() from None


def setting_of(game: Game, scenario: str | None, options: Options) -> Setting:
    """Scenario, options and seats as they will be played."""
    try:
        return game.setting(scenario, options)
    except BadSetup as error:
        raise Fault(400, "bad-setup", str(error)) from None


def new_row(
    game: Game, setting: Setting, seats: list[Seat], maker: Person, seed: str | None, hints: bool
) -> TableRow:
    """A table that is not stored yet; without a seed it is given one that nobody can guess."""
    at = now()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules,
        scenario=setting.scenario,
        options=setting.options,
        seed=secrets.token_hex(16) if seed is None else seed,
        state="open" if any(seat.waiting for seat in seats) else "playing",
        created_by=maker,
        created_at=at,
        updated_at=at,
        n=0,
        to_move=(),
        machine_owes=False,
        outcome=None,
        rematch=None,
        seats=tuple(seats),
        hints=hints,
    )
    return ready(row)


def ready(row: TableRow) -> TableRow:
    """The row with the seats that move first."""
    first = Course(find(row.game), row.record()).to_move()
    machines = row.machine_seats()
    return replace(row, to_move=tuple(first), machine_owes=any(seat in machines for seat in first))


def usual(game: Game, wish: NewTable) -> Options:
    """Options that nobody has chosen: where people play against each other, silence should tell nothing."""
    people = [seat.kind for seat in wish.seats.values() if seat.kind != "machine"]
    apart = len(people) > 1 and set(people) != {"you"}
    return dict(game.between_people) if apart else {}


def create(
    connection: Connection, user_id: str, wish: NewTable, test_seed: str | None = None
) -> tuple[TableRow, dict[str, str]]:
    """Make a table; the tokens of its invitations are told once and stored as hashes."""
    game = game_of(wish.game)
    setting = setting_of(game, wish.scenario, {**usual(game, wish), **wish.options})
    if sorted(wish.seats) != sorted(setting.seats):
        message = f"This set-up of {game.id} has the seats {', '.join(setting.seats)}: name each of them."
        raise Fault(400, "bad-setup", message)
    maker = users.keep(connection, user_id)
    if stored_tables.count_unfinished(connection, user_id) >= MOST_TABLES:
        raise Fault(409, "too-many-tables", f"You already have {MOST_TABLES} unfinished tables.")
    waits = any(choice.kind in ("open", "invite") for choice in wish.seats.values())
    if waits and stored_tables.count_open(connection, user_id) >= MOST_OPEN:
        raise Fault(409, "too-many-tables", f"You already have {MOST_OPEN} tables that wait for people.")
    seats: list[Seat] = []
    invites: dict[str, str] = {}
    for name, team in zip(setting.seats, setting.teams):
        choice = wish.seats[name]
        if isinstance(choice, SeatForMachine):
            check_machine(choice.player)
            seats.append(Seat(name, team, "machine", player=choice.player))
        elif choice.kind == "you":
            seats.append(Seat(name, team, "you", user=maker))
        elif choice.kind == "invite":
            invites[name] = new_token()
            seats.append(Seat(name, team, "invite", invite=token_hash(invites[name])))
        else:
            seats.append(Seat(name, team, "open"))
    if wish.seed is not None and test_seed is None and any(seat.waiting for seat in seats):
        raise Fault(
            400,
            "bad-setup",
            "Whoever knows the seed knows the dice, so a table with other people gets a secret one.",
        )
    hints = against_machines(seats) if wish.hints is None else wish.hints
    row = new_row(game, setting, seats, maker, wish.seed or test_seed, hints)
    stored_tables.add(connection, row)
    return row, invites


def against_machines(seats: list[Seat]) -> bool:
    """Whether all other teams than one person's are machines': there hints take nothing from anybody."""
    people = [seat for seat in seats if seat.player is None]
    return all(seat.kind == "you" for seat in people) and len({seat.team for seat in people}) == 1


def check_machine(player: str) -> None:
    if player not in NAMES:
        raise Fault(400, "bad-setup", f"There is no machine player called {player!r}.")


def held(connection: Connection, table_id: str) -> TableRow:
    """A table, locked against other writers."""
    row = stored_tables.lock(connection, table_id)
    if row is None:
        raise faults.no_table()
    return row


def still_open(row: TableRow) -> None:
    if row.state != "open":
        raise Fault(409, "not-open", "The game has already begun.")


def seat_of(row: TableRow, name: str) -> Seat:
    seat = row.seat(name)
    if seat is None:
        raise faults.no_seat()
    return seat


def join(
    connection: Connection, table_id: str, user_id: str, name: str | None, token: str | None
) -> TableRow:
    """Take a seat: by invitation, or one that is open to anyone or reserved for the user."""
    row = held(connection, table_id)
    if row.seats_of(user_id):
        raise Fault(409, "already-seated", "You are already seated at this table.")
    seat = invited(row, token, name) if token is not None else free(row, user_id, name)
    if not seat.waiting:
        raise faults.taken()
    still_open(row)
    return sit(connection, row, seat, user_id)


def invited(row: TableRow, token: str, name: str | None) -> Seat:
    """The seat of an invitation."""
    digest = token_hash(token)
    for seat in row.seats:
        if seat.invite is not None and hmac.compare_digest(seat.invite, digest) and name in (None, seat.name):
            return seat
    raise Fault(403, "bad-invite", "This invitation is not valid, or no longer valid.")


def free(row: TableRow, user_id: str, name: str | None) -> Seat:
    """A seat that the user may take without an invitation."""
    if name is None:
        raise Fault(400, "bad-setup", "Name a seat, or give the token of an invitation.")
    seat = seat_of(row, name)
    if seat.waiting and seat.reserved is not None and seat.reserved.id != user_id:
        raise Fault(403, "not-yours", "This seat is reserved for somebody else.")
    if seat.waiting and seat.reserved is None and seat.kind != "open":
        raise Fault(403, "bad-invite", "You need an invitation to take this seat.")
    return seat


def check_name(row: TableRow, user_id: str, name: str) -> None:
    """Fault if somebody else at the table has a name that could be taken for this one."""
    others = [person for seat in row.seats for person in (seat.user, seat.reserved)]
    for other in (row.created_by, *others):
        if other is not None and other.id != user_id and alike(other.name, name):
            message = "Somebody at this table has a name that looks like yours: choose another one first."
            raise Fault(409, "name-taken", message)


def sit(connection: Connection, row: TableRow, seat: Seat, user_id: str) -> TableRow:
    """Seat a user, and begin if this was the last empty seat."""
    check_name(row, user_id, users.keep(connection, user_id).name)
    stored_tables.set_seat(connection, row.id, seat.name, user_id=user_id, reserved_for=None, invite=None)
    stored_tables.set_table(connection, row.id, updated_at=now())
    return stored_tables.start_if_full(connection, held(connection, row.id))


def leave(connection: Connection, table_id: str, user_id: str, name: str) -> TableRow:
    """Leave a seat before the game has begun."""
    row = held(connection, table_id)
    seat = seat_of(row, name)
    if name not in row.seats_of(user_id):
        raise Fault(403, "not-yours", "This is not your seat.")
    still_open(row)
    # The creator of the table can then invite somebody, even to a seat that was the creator's own.
    kind = "open" if seat.kind == "open" else "invite"
    stored_tables.set_seat(connection, table_id, name, user_id=None, kind=kind)
    stored_tables.set_table(connection, table_id, updated_at=now())
    return held(connection, table_id)


def invite(connection: Connection, table_id: str, user_id: str, name: str) -> str:
    """A new invitation to a waiting seat, from the table's creator; the old one becomes void."""
    still_waiting(
        held(connection, table_id), user_id, name, "Only the creator of this table may invite people."
    )
    token = new_token()
    stored_tables.set_seat(
        connection, table_id, name, kind="invite", invite=token_hash(token), reserved_for=None
    )
    return token


def still_waiting(row: TableRow, user_id: str, name: str, otherwise: str) -> None:
    """Fault, unless the user made the table and the seat waits for somebody."""
    seat = seat_of(row, name)
    if row.created_by.id != user_id:
        raise Fault(403, "not-yours", otherwise)
    still_open(row)
    if not seat.waiting:
        raise faults.taken()


def seat_machine(connection: Connection, table_id: str, user_id: str, name: str, player: str) -> TableRow:
    """A machine takes a waiting seat, as the table's creator wishes; its invitation becomes void."""
    row = held(connection, table_id)
    still_waiting(row, user_id, name, "Only the creator of this table may seat a machine.")
    check_machine(player)
    stored_tables.set_seat(
        connection, table_id, name, kind="machine", player=player, invite=None, reserved_for=None
    )
    owes = ready(held(connection, table_id)).machine_owes
    stored_tables.set_table(connection, table_id, updated_at=now(), machine_owes=owes)
    return stored_tables.start_if_full(connection, held(connection, table_id))


def delete(connection: Connection, table_id: str, user_id: str) -> None:
    """Delete a table that has not begun; only its creator may."""
    row = held(connection, table_id)
    if row.created_by.id != user_id:
        raise Fault(403, "not-yours", "Only the creator of this table may delete it.")
    still_open(row)
    stored_tables.drop(connection, table_id)


def rematch(connection: Connection, table_id: str, user_id: str, test_seed: str | None = None) -> TableRow:
    """The table of the rematch, made if there is none yet; players who resigned are expected back."""
    row = held(connection, table_id)
    if not row.sat(user_id):
        raise Fault(403, "not-yours", "Only somebody who played this game may ask for a rematch.")
    if row.state != "over":
        raise faults.not_over()
    if row.rematch is not None:
        return accept_rematch(connection, row.rematch, user_id)
    game = game_of(row.game)
    setting = setting_of(game, row.scenario, row.options)
    maker = users.keep(connection, user_id)
    seats: list[Seat] = []
    for name, team, number in zip(setting.seats, setting.teams, exchanged(setting)):
        before = row.seats[number]
        if before.player is not None:
            seats.append(Seat(name, team, "machine", player=before.player))
        elif before.user == maker:
            seats.append(Seat(name, team, "you", user=maker))
        else:
            seats.append(Seat(name, team, "invite", reserved=before.user))
    new = new_row(game, setting, seats, maker, test_seed, row.hints)
    stored_tables.add(connection, new)
    stored_tables.set_table(connection, table_id, rematch=new.id)
    return new


def exchanged(setting: Setting) -> list[int]:
    """For each seat, the one whose player takes it in a rematch.

    Teams of the same size exchange places and stay together; a team that comes back to the first place moves
    on by one seat within it, so that in time everybody plays everything. Where the sizes differ, everybody
    moves on by one seat.
    """
    teams = [setting.allies(setting.teams.index(team)) for team in dict.fromkeys(setting.teams)]
    if len({len(team) for team in teams}) > 1:
        return [(seat - 1) % len(setting.seats) for seat in range(len(setting.seats))]
    taken = [0] * len(setting.seats)
    for number, team in enumerate(teams):
        for place, seat in enumerate(team):
            taken[seat] = teams[number - 1][place if number else place - 1]
    return taken


def accept_rematch(connection: Connection, table_id: str, user_id: str) -> TableRow:
    """The rematch that somebody else asked for; the user takes the seats reserved there."""
    row = held(connection, table_id)
    for seat in row.seats:
        if seat.waiting and seat.reserved is not None and seat.reserved.id == user_id:
            row = sit(connection, row, seat, user_id)
    return row
