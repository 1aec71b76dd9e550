"""7 Politics: how a state moves on the political track, and what an act of aggression does."""

from __future__ import annotations

from .alliances import join, part
from .board import CARTHAGE, NEUTRAL, NOBODY, ROME, SYRACUSE
from .cities import settle_all, take_cover, turn_out
from .kinds import NATIONS
from .position import ALLIED, War


def toward(side: int) -> int:
    """7, 1.2.13 The direction of a power on the political track: 1 for Rome, -1 for Carthage."""
    return 1 if side == ROME else -1


def shift(pos: War, state: int, steps: int, seat: int) -> None:
    """7 The marker of a state moves towards a player's side, and beyond the end of an alliance if need be.

    On the field "alliance" the state is the ally of the player who moved it there.
    """
    side = pos.side_of_seat[seat]
    track = max(-ALLIED, min(ALLIED, pos.track[state] + steps * toward(side)))
    if track == pos.track[state]:
        return
    former = pos.side[state]
    outside = part(pos, state) if former != NEUTRAL else []
    pos.track[state] = track
    pos.recount()
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "nation": NATIONS[state], "track": track}
        pos.emit("state-moved", "7", args)
    if abs(track) == ALLIED:
        patron = (
            seat
            if track * toward(side) == ALLIED
            else pos.zone_seat(pos.enemy_of(side), pos.board.muster[state])
        )
        ally(pos, state, patron)
    else:
        settle_all(pos)
    turn_out(pos, former, outside)


def ally(pos: War, state: int, seat: int) -> None:
    """7 A state that was nobody's ally becomes a player's."""
    join(pos, state, seat)
    settle_all(pos)
    take_cover(pos, state)


def neutral_home(pos: War, region: int) -> int:
    """7 The neutral state whose territory a region is, or -1; not where others have its cities (6.3)."""
    home, cities = pos.board.home[region], pos.board.cities_in[region]
    if home < 0 or pos.side[home] != NEUTRAL:
        return -1
    return home if not cities or any(pos.owner[city] == home for city in cities) else -1


def aggression(pos: War, state: int, side: int, region: int = NOBODY) -> None:
    """7 An army of a side enters a neutral state: at once it is the ally of the other power.

    10.1 Of two players of that power the one whose zone the state lies in has the alliance. Whom the army
    meets in the region that it enters, it meets after this.
    """
    victor = pos.enemy_of(side) if side != SYRACUSE else inclination(pos, state)
    if pos.events is not None:
        pos.emit("aggression", "7", {"nation": NATIONS[state]})
    join(pos, state, pos.zone_seat(victor, pos.board.muster[state]))
    settle_all(pos)
    take_cover(pos, state, region)


def inclination(pos: War, state: int) -> int:
    """7, 10.4 The power to which a state leans that Syracuse attacks; if it leans to none, a die decides."""
    track = pos.track[state]
    if track:
        return ROME if track > 0 else CARTHAGE
    sides = int(pos.board.rules["battle"]["sides_of_the_die"])
    roll = pos.dice.roll(sides)
    pos.barrier += 1
    if pos.events is not None:
        pos.emit("inclination", "7", {"nation": NATIONS[state], "rolls": [roll]})
    return ROME if 2 * roll <= sides else CARTHAGE
