"""What a client may read of the games: their descriptions, rules and boards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from fastapi import APIRouter, Depends, Response
from fastapi.responses import PlainTextResponse

from ...games import GAMES, find
from ...kernel import versions
from ...kernel.kind import Arguments, described
from ...kernel.text import messages
from ...players import NAMES
from .. import protocol
from ..tables.seating import game_of
from .context import In, Visitor
from .problems import PROBLEMS, TEXT

Lang = Literal["en", "pl", "hu"]
CACHED = "private, max-age=300"


def cached(response: Response) -> None:
    """Let clients keep what the server says of its games, which changes only with its version."""
    response.headers["Cache-Control"] = CACHED


router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(cached)])


@cache
def book(game: str) -> dict[str, Any]:
    """The ledger of a game's rulebook, with the paragraphs of the one that it is like before its own."""
    books = [tomllib.loads(book.read_text(encoding="utf-8")) for book in find(game).books]
    found = books[-1]
    for key in ("paragraph", "card"):
        found[key] = [entry for data in books for entry in data.get(key, [])]
    return found


@cache
def board_of(game: str) -> dict[str, Any]:
    """Every file of a game's data, parsed."""
    folder = find(game).folder / "data"
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))
    }


@cache
def info_of(id: str, level: str) -> protocol.GameInfo:
    game = find(id)
    return protocol.GameInfo(
        id=game.id,
        title=book(game.id)["book"]["title"],
        rules=game.rules,
        seatings=[
            protocol.Seating(
                scenario=seating.scenario,
                options=seating.options,
                seats=[protocol.SeatOfTeam(id=seat.id, team=seat.team) for seat in seating.seats],
            )
            for seating in game.seatings()
        ],
        scenarios=list(game.scenarios),
        options=[protocol.Option(name=name, values=list(values)) for name, values in game.options.items()],
        between_people=game.between_people,
        players=list(NAMES),
        default_player=level,
    )


def told(table: Mapping[str, Arguments]) -> dict[str, Any]:
    return {name: {arg: described(kind) for arg, kind in args.items()} for name, args in table.items()}


@cache
def language_of(id: str) -> protocol.Language:
    game = find(id)
    kinds = {
        name: {"ids": kind.ids, "selects": kind.selects, "names": kind.names, "owners": kind.owners}
        for name, kind in game.kinds.items()
    }
    verbs = {
        verb: None if kind is None else kind.name for verb, kind in zip(game.table.verbs, game.table.kinds)
    }
    events = told({**game.events, **versions.EVENTS})
    return protocol.Language.model_validate(
        {
            "kinds": kinds,
            "verbs": verbs,
            "events": events,
            "prompts": told(game.prompts),
            "orders": game.orders,
            "about": {order: [kind.name for kind in kinds] for order, kinds in game.about.items()},
            "questions": {
                name: {"verbs": question.verbs, "watched": question.watched}
                for name, question in game.questions.items()
            },
        }
    )


@cache
def messages_of(id: str, lang: str) -> str:
    return messages(find(id), lang)


@router.get("", responses=PROBLEMS["read"])
async def games(context: In, visitor: Visitor) -> list[protocol.GameInfo]:
    """The games that can be played here."""
    return [info_of(id, context.settings.level) for id in GAMES]


@router.get("/{game}", responses=PROBLEMS["find"])
async def game(game: str, context: In, visitor: Visitor) -> protocol.GameInfo:
    """A game: its seats, scenarios, options and machine players."""
    return info_of(game_of(game).id, context.settings.level)


@router.get("/{game}/rules", responses=PROBLEMS["find"])
async def rules(game: str, visitor: Visitor) -> protocol.Rules:
    """The ledger of a game's rulebook: every paragraph in three languages."""
    found = book(game_of(game).id)
    return protocol.Rules(
        id=found["book"]["id"],
        game=found["book"]["game"],
        title=found["book"]["title"],
        paragraphs=found["paragraph"],
        cards=found.get("card", []),
    )


@router.get("/{game}/language", responses=PROBLEMS["find"])
async def language(game: str, visitor: Visitor) -> protocol.Language:
    """What a game speaks of, so that a client can build its texts and sort its actions."""
    return language_of(game_of(game).id)


@router.get("/{game}/texts/{lang}", response_class=Response, responses={**PROBLEMS["find"], **TEXT})
async def texts(game: str, lang: Lang, visitor: Visitor) -> PlainTextResponse:
    """A game's messages in a language, in Fluent's syntax."""
    headers = {"Cache-Control": CACHED}
    return PlainTextResponse(messages_of(game_of(game).id, lang), headers=headers)


@router.get("/{game}/board", responses=PROBLEMS["find"])
async def board(game: str, visitor: Visitor) -> dict[str, Any]:
    """The facts from which a client draws a game's board."""
    return board_of(game_of(game).id)
