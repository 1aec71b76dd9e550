"""What a client may read of the games: their descriptions, rules and boards."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Depends, Response

from ..games import GAMES, find
from . import protocol
from .context import Visitor
from .hosting import game_of
from .machines import levels
from .problems import PROBLEMS

BOOKS = Path(__file__).parent.parent / "rulebooks"


def cached(response: Response) -> None:
    """What a version of the server says of its games changes only with the next version."""
    response.headers["Cache-Control"] = "private, max-age=300"


router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(cached)])


@cache
def book(name: str) -> dict[str, Any]:
    """The ledger of a rulebook."""
    return tomllib.loads((BOOKS / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def board_of(game: str) -> dict[str, Any]:
    """Every file of a game's data, parsed."""
    folder = find(game).folder / "data"
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))
    }


@cache
def info_of(id: str) -> protocol.GameInfo:
    game = find(id)
    return protocol.GameInfo(
        id=game.id,
        title=book(game.book)["book"]["title"],
        rules=game.rules,
        seats=list(game.seats),
        scenarios=list(game.scenarios),
        options=[protocol.Option(name=name, values=list(values)) for name, values in game.options.items()],
        players=levels(),
    )


@router.get("", responses=PROBLEMS["read"])
async def games(visitor: Visitor) -> list[protocol.GameInfo]:
    """The games of the house."""
    return [info_of(id) for id in GAMES]


@router.get("/{game}", responses=PROBLEMS["find"])
async def game(game: str, visitor: Visitor) -> protocol.GameInfo:
    """A game: its seats, scenarios, options and machine players."""
    return info_of(game_of(game).id)


@router.get("/{game}/rules", responses=PROBLEMS["find"])
async def rules(game: str, visitor: Visitor) -> protocol.Rules:
    """The ledger of a game's rulebook: every paragraph in three languages."""
    found = book(game_of(game).book)
    return protocol.Rules(
        id=found["book"]["id"],
        game=found["book"]["game"],
        title=found["book"]["title"],
        paragraphs=found["paragraph"],
        cards=found.get("card", []),
    )


@router.get("/{game}/board", responses=PROBLEMS["find"])
async def board(game: str, visitor: Visitor) -> dict[str, Any]:
    """The facts that a client draws a game's board from."""
    return board_of(game_of(game).id)
