"""Every message between server and client, typed once; docs/protocol.md explains them.

``tools/protocol_types.py`` writes these models to web/src/lib/protocol.ts, and each game's views beside its
board. Views and events are a game's own data and are passed on as they are, so the messages that carry them
are typed here but built as plain dicts.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from .names import fit


def storable(text: str) -> str:
    """The text, or ValueError if it contains characters that neither a database nor UTF-8 can carry."""
    if any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text):
        raise ValueError("NUL and lone surrogates are not accepted")
    return text


def one_line(text: str) -> str:
    """The text, or ValueError if it contains line breaks or control characters."""
    if any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text):
        raise ValueError("line breaks and control characters are not accepted")
    return text


OneLine = AfterValidator(one_line)

Slug = Annotated[str, StringConstraints(min_length=1, max_length=60), OneLine]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100), OneLine]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), OneLine, AfterValidator(fit)
]
Seed = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100), OneLine]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), OneLine]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=100), OneLine]
Id = Annotated[str, StringConstraints(max_length=40), OneLine]
Counter = Annotated[int, Field(ge=0, le=2**31 - 1)]
OptionValue = bool | int | str
Options = dict[str, OptionValue]

TableState = Literal["open", "playing", "over"]
SeatKind = Literal["you", "invite", "open", "machine"]
Viewpoint = Slug  # a seat's name, "spectator" or "omniscient"
ErrorCode = Literal[
    "malformed",
    "too-large",
    "rate-limited",
    "no-such-seat",
    "no-such-order",
    "too-many-orders",
    "no-such-question",
    "not-your-seat",
    "not-your-team",
    "not-seated",
    "not-playing",
    "stale",
    "nothing-to-undo",
    "no-offer",
    "rules-changed",
    "nothing-to-decide",
    "no-hints",
    "not-to-move",
    "unavailable",
]
ERROR_CODES: tuple[str, ...] = get_args(ErrorCode)


class Model(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(populate_by_name=True, json_schema_serialization_defaults_required=True)


class Asked(BaseModel):
    """What a client sends: nothing unknown is accepted, and nothing is silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)


# -- users, games, rules -----------------------------------------------------------------------------------


class Me(Model):
    id: str
    name: str
    guest: bool


class Person(Model):
    id: str
    name: str


class Texts(Model):
    en: str
    pl: str
    hu: str


class Option(Model):
    name: str
    values: list[OptionValue]


class SeatOfTeam(Model):
    id: str
    team: str


class Seating(Model):
    """The seats of a scenario when the options that decide them have these values."""

    scenario: str
    options: Options
    seats: list[SeatOfTeam]


class GameInfo(Model):
    id: str
    title: Texts
    rules: int
    seatings: list[Seating]
    scenarios: list[str]
    options: list[Option]
    between_people: Options
    players: list[str]
    default_player: str


class KindOfThing(Model):
    """Things of one kind: their ids, their names in each language, and whose they are."""

    ids: list[str]
    selects: bool
    names: dict[str, dict[str, str]]
    owners: dict[str, str]


class Several(Model):
    several: str


class Told(Model):
    told: str
    join: str
    args: dict[str, Argument]


class Secret(Model):
    secret: str | Several | Told


Argument = str | Several | Told | Secret  # a kind by its name, or made of kinds


class Language(Model):
    """What a game speaks of: kinds, operands of verbs, arguments of events and prompts, standing orders,
    questions."""

    kinds: dict[str, KindOfThing]
    verbs: dict[str, str | None]
    events: dict[str, dict[str, Argument]]
    prompts: dict[str, dict[str, Argument]]
    orders: dict[str, list[str]]
    about: dict[str, list[str]]
    questions: dict[str, QuestionInfo]


class QuestionInfo(Model):
    """About actions of which verbs a question may be asked ("" for none), and whether spectators may."""

    verbs: list[str]
    watched: bool


class Paragraph(Model):
    number: str
    kind: str
    title: Texts
    text: Texts


class CardText(Model):
    id: str
    number: str
    name: Texts
    text: Texts


class Rules(Model):
    id: str
    game: str
    title: Texts
    paragraphs: list[Paragraph]
    cards: list[CardText]


class Health(Model):
    status: Literal["ok"]
    version: str
    database: str


class FieldError(Model):
    where: str
    message: str


class Problem(Model):
    """The body of every HTTP error."""

    error: str
    message: str
    fields: list[FieldError] | None = None


# -- tables ------------------------------------------------------------------------------------------------


class Resigned(Model):
    """Which team gave a game up, and which of its seats' players agreed to that."""

    team: str
    seats: list[str]


class Outcome(Model):
    winners: list[str]
    reason: str
    rule: str
    scores: dict[str, int] | None
    resigned: Resigned | None


class Broken(Model):
    """Where the current rules no longer allow a game to be what it was."""

    ply: int
    length: int
    rules: int
    reason: Literal["refused", "over", "failed", "changed", "setup", "newer"]
    seat: str | None
    action: str | None
    rule: str
    message: str | None
    waits_for: list[str]


class SeatInfo(Model):
    name: str
    team: str
    kind: SeatKind
    player: str | None
    stand_in: str | None
    user: Person | None
    yours: bool
    waiting: bool
    reserved: Person | None


class TableInfo(Model):
    id: str
    game: str
    rules: int
    scenario: str
    options: Options
    state: TableState
    created_by: Person
    created_at: int
    updated_at: int
    n: int
    to_move: list[str]
    your_seats: list[str]
    your_turn: bool
    seats: list[SeatInfo]
    seed_digest: str
    seed: str | None
    outcome: Outcome | None
    rematch: str | None
    broken: Broken | None
    hints: bool


class CreatedTable(Model):
    table: TableInfo
    invites: dict[str, str]


class Invitation(Model):
    seat: str
    token: str


class Prompt(Model):
    key: str
    rule: str
    args: dict[str, Any]


class GameOutcome(Model):
    winners: list[str]
    reason: str
    rule: str
    scores: dict[str, int]


class View(Model):
    """The envelope of every game's view. What is inside is the game's own: ``Game.view`` is its type."""

    model_config = ConfigDict(extra="allow")

    game: str
    scenario: str
    options: Options
    seat: str | None
    seats: list[SeatOfTeam]
    to_move: list[str]
    legal: list[str]
    prompt: Prompt | None
    outcome: GameOutcome | None


class Event(Model):
    kind: str
    rule: str
    args: dict[str, Any]


class Frame(Model):
    ply: int
    by: str | None
    action: str | None
    events: list[Event]
    view: View | None


class Frames(Model):
    game: str
    rules: int
    scenario: str
    options: Options
    seed: str | None
    seats: list[str]
    players: dict[str, str]
    length: int
    outcome: Outcome | None
    as_: str = Field(alias="as")
    broken: Broken | None
    frames: list[Frame]


class Nothing(Asked):
    """An empty object: the body of a request with nothing to say."""


class NewName(Asked):
    name: Name


class SeatForYou(Asked):
    kind: Literal["you"]


class SeatByInvite(Asked):
    kind: Literal["invite"]


class SeatForAnyone(Asked):
    kind: Literal["open"]


class SeatForMachine(Asked):
    kind: Literal["machine"]
    player: Slug


NewSeat = Annotated[
    SeatForYou | SeatByInvite | SeatForAnyone | SeatForMachine, Field(discriminator="kind", title="NewSeat")
]


class NewTable(Asked):
    game: Slug
    scenario: Slug | None = None
    options: dict[Slug, bool | Annotated[int, Field(ge=-(2**31), le=2**31)] | Slug] = {}
    seats: dict[Slug, NewSeat] = Field(max_length=16)
    seed: Seed | None = Field(
        None,
        description="Only for a table without other people, who could not trust its dice; "
        "a test server (BELLUM_TEST_SEED) accepts it for any table.",
    )
    hints: bool | None = Field(
        None,
        description="Whether people may ask what a machine would do for their seats; "
        "by default only where one person plays against machines alone.",
    )


class TablesQuery(Asked):
    """Which tables of which list; what is not named may be anything."""

    list: Literal["mine", "open", "watch"] = "mine"
    page: Annotated[int, Field(ge=0, lt=200, strict=False)] = 0  # from a query, which is text
    game: Slug | None = None
    scenario: Slug | None = None
    side: Slug | None = None  # the seat that you have, may take, or would watch
    state: Literal["yours", "playing", "open", "over"] | None = None  # "yours": your turn


class Join(Asked):
    seat: Slug | None = None
    token: Token | None = None


class AtSeat(Asked):
    seat: Slug


class SeatMachine(AtSeat):
    player: Slug


class Concede(AtSeat):
    agree: bool = True


class Replay(Asked):
    record: Annotated[str, StringConstraints(min_length=1, max_length=1_000_000), AfterValidator(storable)]
    from_: Counter = Field(0, alias="from")
    to: Counter | None = None
    as_: Viewpoint = Field("omniscient", alias="as")
    views: bool = True


# -- the socket: client to server --------------------------------------------------------------------------


class Message(Asked):
    id: Id | None = None


class AnyMessage(BaseModel):
    """All that is read of a message that is refused: its id."""

    id: Id


class Act(Message):
    type: Literal["act"]
    seat: Slug
    action: Notation
    n: Counter


class Why(Message):
    type: Literal["why"]
    seat: Slug
    action: Notation


class Ask(Message):
    """A question of the game's own, which changes nothing; without a seat it is a spectator's."""

    type: Literal["ask"]
    seat: Slug | None
    question: Slug
    action: Notation | None = None


class Hint(Message):
    """What a machine would do for a seat of yours that is to move, as of ``n``."""

    type: Literal["hint"]
    seat: Slug
    n: Counter


class Undo(Message):
    type: Literal["undo"]
    seat: Slug
    n: Counter


class UndoOffer(Message):
    type: Literal["undo-offer"]
    seat: Slug
    n: Counter


class UndoAccept(Message):
    type: Literal["undo-accept"]
    seat: Slug
    n: Counter


class UndoDecline(Message):
    type: Literal["undo-decline"]
    seat: Slug
    n: Counter


class Say(Message):
    type: Literal["chat"]
    text: Line
    team: Slug | None = None


class StandingOrder(Message):
    type: Literal["standing-order"]
    seat: Slug
    order: Slug
    about: Slug | None = None
    until: Slug | None


class GoOn(Message):
    type: Literal["go-on"]
    seat: Slug
    n: Counter


class Keep(Message):
    type: Literal["keep"]
    seat: Slug
    n: Counter


class Sync(Message):
    type: Literal["sync"]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    Act
    | Why
    | Ask
    | Hint
    | Undo
    | UndoOffer
    | UndoAccept
    | UndoDecline
    | StandingOrder
    | GoOn
    | Keep
    | Say
    | Sync
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# -- the socket: server to client --------------------------------------------------------------------------


class StoryEntry(Model):
    ply: int
    by: str | None
    at: int | None
    events: list[Event]


class GivenOrder(Model):
    """An order, what it is limited to, and until when it holds."""

    order: str
    about: str | None
    until: str


class SideState(Model):
    view: View
    can_undo: bool
    can_offer: bool
    orders: list[GivenOrder]
    reaction: list[str]
    story: list[StoryEntry]


class Patch(Model):
    """What changed in a view: see ``tables.patches``."""

    set: list[tuple[list[str | int], Any]]
    cut: list[list[str | int]]


class SideUpdate(Model):
    """A view or what changed in it (the other is null), and what is new of the story."""

    view: View | None
    patch: Patch | None
    can_undo: bool
    can_offer: bool
    orders: list[GivenOrder]
    reaction: list[str]
    story: list[StoryEntry]


class Offer(Model):
    seat: str
    ply: int
    waits_for: list[str]


class Concession(Model):
    team: str
    seats: list[str]
    waits_for: list[str]


class Chat(Model):
    user: Person
    text: str
    at: int
    team: str | None


class Presence(Model):
    seats: dict[str, bool]
    spectators: int


class Progress(Model):
    n: int
    ply: int
    to_move: list[str]
    thinking: list[str]
    offer: Offer | None
    concessions: list[Concession]


class State(Progress):
    type: Literal["state"]
    seats: dict[str, SideState]
    watch: SideState | None
    you: str | None
    table: TableInfo
    chat: list[Chat]
    presence: Presence


class Update(Progress):
    type: Literal["update"]
    base: int | None
    keep: int
    seats: dict[str, SideUpdate]
    watch: SideUpdate | None


class TableMessage(Model):
    type: Literal["table"]
    table: TableInfo


class Ack(Model):
    type: Literal["ack"]
    id: str | None
    n: int


class Refused(Model):
    type: Literal["refused"]
    id: str | None
    seat: str
    action: str
    rule: str
    message: str


class RefusalMessage(Model):
    type: Literal["refusal"]
    id: str | None
    seat: str
    action: str
    rule: str | None
    message: str | None


class AnswerMessage(Model):
    """The answer to a question as of ``n``: the game's own data, or a refusal; neither if there is nothing to
    say."""

    type: Literal["answer"]
    id: str | None
    n: int
    seat: str | None
    question: str
    action: str | None
    answer: dict[str, Any] | None
    rule: str | None
    message: str | None


class HintMessage(Model):
    """What a machine would do as of ``n``, and why: how the seat stands before and after the plan, from -1 to
    1 by the game's own estimate, in which share of the simulated continuations it is ahead, of how many."""

    type: Literal["hint"]
    id: str | None
    n: int
    seat: str
    plan: list[str]
    before: float
    after: float
    won: float
    simulations: int


class ThinkingMessage(Model):
    """The seats whose machines are thinking from now on."""

    type: Literal["thinking"]
    seats: list[str]


class OrdersMessage(Model):
    type: Literal["orders"]
    seat: str
    orders: list[GivenOrder]


class ChatMessage(Model):
    type: Literal["chat"]
    chat: Chat


class PresenceMessage(Model):
    type: Literal["presence"]
    presence: Presence


class ErrorMessage(Model):
    type: Literal["error"]
    id: str | None
    code: ErrorCode
    message: str


class Pong(Model):
    type: Literal["pong"]
    id: str | None
    at: int


ServerMessage = Annotated[
    State
    | Update
    | TableMessage
    | Ack
    | Refused
    | RefusalMessage
    | AnswerMessage
    | HintMessage
    | ThinkingMessage
    | OrdersMessage
    | ChatMessage
    | PresenceMessage
    | ErrorMessage
    | Pong,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)

# Close codes of the socket.
NO_SUCH_TABLE = 4404
TABLE_DELETED = 4410
OTHER_RULES = 4409
POLICY = 1008
TRY_AGAIN = 1013
