"""Battles set up in one line and fought block by block, for the tests of chapters 7 and 8."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bellum.games.julius_caesar.board import BLOCK_ID, SIDES, SPACE
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR, Event
from tests.julius_caesar.kit import (
    choices,
    do,
    legal,
    rig,
    scene,
    seat_of,
    side,
    step,
    strength,
    to_move,
    told,
    where,
)

Ways = Mapping[str, Sequence[str]]


def bare(names: Iterable[str]) -> list[str]:
    """Block ids without the strengths after their colons."""
    return [name.partition(":")[0] for name in names]


def clash(
    space: str,
    attack: Ways,
    defenders: Sequence[str],
    reserves: Ways | None = None,
    others: Mapping[str, Sequence[str]] | None = None,
    **moment: Any,
) -> CivilWar:
    """One battle, just begun: who came over which way (the main attack first), who stood there, who joined them.

    Blocks carry their strength after a colon ("legio_5:2"); ``others`` stand elsewhere, ``moment`` goes to ``scene``.
    """
    return clashes({space: (attack, defenders, reserves or {})}, others, **moment)


def clashes(
    fights: Mapping[str, tuple[Ways, Sequence[str], Ways]],
    others: Mapping[str, Sequence[str]] | None = None,
    **moment: Any,
) -> CivilWar:
    """Several battles, before Player 1 names the first: for each space attack, defenders and reserves."""
    blocks: dict[str, Sequence[str]] = dict(others or {})
    for space, (attack, defenders, reserves) in fights.items():
        come = [name for ways in (attack, reserves) for names in ways.values() for name in names]
        blocks[space] = [*come, *defenders]
    return scene(
        blocks,
        phase="battles",
        attacks={s: {way: bare(names) for way, names in f[0].items()} for s, f in fights.items()},
        reinforcements={s: {way: bare(names) for way, names in f[2].items()} for s, f in fights.items()},
        **moment,
    )


# -- before the battle -------------------------------------------------------------------------------------


def end_orders(pos: CivilWar) -> list[Event]:
    """Whoever still has moves or levies leaves them unused; what that brought about."""
    events: list[Event] = []
    while step(pos) in ("Move", "Levy"):
        (seat,) = to_move(pos)
        events += told(pos, seat, "done")
    return events


def muster(pos: CivilWar, block: str, city: str) -> CivilWar:
    """Raise a block from the pool in a city."""
    do(pos, side(pos, block), f"levy {block}")
    if step(pos) == "Muster":
        do(pos, side(pos, block), f"to {city}")
    assert where(pos, block) == city
    return pos


# -- the battle as everybody sees it -----------------------------------------------------------------------


def battle(pos: CivilWar) -> dict[str, Any]:
    """The battle being fought, as a spectator sees it."""
    data: dict[str, Any] = pos.view(SPECTATOR)["battle"]
    return data


def battle_round(pos: CivilWar) -> int:
    """The number of the battle round; 0 when no battle is being fought."""
    now = pos.view(SPECTATOR)["battle"]
    return 0 if now is None else int(now["round"])


def waiting(pos: CivilWar) -> set[str]:
    """The blocks that may take their turn now."""
    return {
        word for seat in SIDES for verb in ("fire", "pass", "retreat") for word in choices(pos, seat, verb)
    }


def faces(pos: CivilWar, seat: str | int, space: str, owner: str) -> dict[str, int]:
    """The blocks of one side in a space whose faces a seat sees, with their strengths."""
    blocks = pos.view(seat_of(seat))["blocks"]
    return {
        b["id"]: b["strength"]
        for b in blocks
        if b["place"] == space and b["side"] == owner and "strength" in b
    }


def backs(pos: CivilWar, seat: str | int, space: str, owner: str) -> int:
    """How many backs of one side a seat sees in a space."""
    shown = pos.view(seat_of(seat))["backs"]
    return sum(b["count"] for b in shown if b["place"] == space and b["side"] == owner)


def line(pos: CivilWar, seat: str | int, space: str) -> set[str]:
    """A side's blocks in a space, reserves included."""
    return {BLOCK_ID[b] for b in pos.blocks_at(seat_of(seat), SPACE[space])}


# -- turns -------------------------------------------------------------------------------------------------


def fight(pos: CivilWar, block: str, *rolls: int) -> list[Event]:
    """A block's turn is to fight, and these are its rolls, one for each point of strength."""
    assert len(rolls) == strength(pos, block), f"{block} rolls {strength(pos, block)} dice"
    rig(pos, rolls)
    return told(pos, side(pos, block), f"fire {block}")


def hold(pos: CivilWar, *blocks: str) -> CivilWar:
    """These blocks pass, one after the other."""
    for block in blocks:
        do(pos, side(pos, block), f"pass {block}")
    return pos


def withdraw(pos: CivilWar, block: str, to: str) -> CivilWar:
    """A block retreats to a space; a choice of one is made by the engine itself."""
    seat = side(pos, block)
    do(pos, seat, f"retreat {block}")
    if f"to {to}" in legal(pos, seat):
        do(pos, seat, f"to {to}")
    return pos


def turn_of(pos: CivilWar, block: str, number: int) -> CivilWar:
    """Everybody passes until it is this block's turn in a round."""
    while not (battle_round(pos) == number and block in waiting(pos)):
        pass_one(pos)
    return pos


def round_begins(pos: CivilWar, number: int) -> CivilWar:
    """Everybody passes until a round begins."""
    while battle_round(pos) != number:
        pass_one(pos)
    return pos


def pass_one(pos: CivilWar) -> str:
    """One of the blocks whose turn it is passes."""
    now = battle(pos)
    block = min(choices(pos, now["active"], "pass"))
    do(pos, now["active"], f"pass {block}")
    return block


def turns(pos: CivilWar) -> list[str]:
    """The blocks in the order of their turns in this round, everybody passing."""
    number = battle_round(pos)
    order: list[str] = []
    while battle_round(pos) == number:
        order.append(pass_one(pos))
    return order


def ways_out(pos: CivilWar, block: str) -> set[str]:
    """Every space that a block whose turn it is may retreat to."""
    seat = side(pos, block)
    if f"retreat {block}" not in legal(pos, seat):
        return set()
    now = pos.clone()
    events = told(now, seat, f"retreat {block}")
    gone = [e.args["to"] for e in events if e.kind == "retreated" and e.args["block"] == block]
    return set(gone) if gone else choices(now, seat, "to")


def regroups(pos: CivilWar, block: str) -> set[str]:
    """Every space that a victorious block may regroup to."""
    seat = side(pos, block)
    if f"move {block}" not in legal(pos, seat):
        return set()
    now = pos.clone()
    events = told(now, seat, f"move {block}")
    gone = [e.args["to"] for e in events if e.kind == "regrouped"]
    return set(gone) if gone else choices(now, seat, "to")
