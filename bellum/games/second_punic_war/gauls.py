"""8 The Gallic tribes: what they think of the two powers, and how an army learns it."""

from __future__ import annotations

from typing import Final

from .alliances import muster
from .board import CARTHAGE, NOBODY, ROME, SYRACUSE
from .kinds import NATIONS, SIDES
from .leaders import catch_lone
from .position import ALLIED, War
from .stacks import COMMON, GALLIC, ONE, size

# 8.1, table 2 What a result means for the side that has tested, from the best to the worst.
RESULTS: Final[list[int]] = [2, 1, 0, -1, -2]


def stance(pos: War, region: int, side: int) -> int:
    """8.1, 1.2.14 A tribe's attitude to a side: 2 allied, 1 friendly, 0 neutral, -1 unfriendly, -2 hostile.

    10.4 Syracuse goes with the power whose army is there; alone it is met as an enemy.
    """
    if side == ROME:
        return pos.attitude[region]
    if side == CARTHAGE:
        return -pos.attitude[region]
    for power in (ROME, CARTHAGE):
        if pos.present(region, power):
            return stance(pos, region, power)
    return -ALLIED


def modifier(pos: War, region: int, side: int) -> int:
    """8.1, table 2 What the attitude adds to the die of a side."""
    row = RESULTS.index(stance(pos, region, side))
    return pos.board.attitude_modifier[row]


def test_tribe(pos: War, region: int, side: int, bonus: int) -> bool:
    """8.2 The attitude of a tribe is tested for an army that enters its region or is activated there.

    True if the tribe takes arms against the army (8.3): the caller begins the resistance. A side tests a
    tribe once a stage; with an enemy's ally there is nothing to test.
    """
    if not pos.board.levy[region]:
        return False
    now = stance(pos, region, side)
    if abs(now) == ALLIED:
        return now < 0
    if side == SYRACUSE or pos.tested[side] >> region & 1:
        return False
    pos.tested[side] |= 1 << region
    rules = pos.board.rules
    roll = pos.dice.roll(int(rules["battle"]["sides_of_the_die"]))
    pos.barrier += 1
    added = modifier(pos, region, side) + bonus
    total = max(int(rules["gauls"]["lowest"]), min(int(rules["gauls"]["highest"]), roll + added))
    row = next(row for row, least in enumerate(pos.board.attitude_from) if total >= least)
    if pos.events is not None:
        args = {"side": SIDES[side], "field": pos.board.field_name(region), "rolls": [roll]}
        pos.emit("tribe-tested", "8.2", {**args, "modifier": added, "attitude": pos.board.attitude_id[row]})
    result = RESULTS[row]
    if result:
        lay_token(pos, region, result if side == ROME else -result)
    return result == -ALLIED


def lay_token(pos: War, region: int, attitude: int, seat: int = NOBODY) -> None:
    """8.1, 8.2 A tribe has an attitude, by an event of this seat or by nobody's; always when it becomes an
    ally two volunteers join that side."""
    if attitude == pos.attitude[region]:
        return
    pos.attitude[region] = attitude
    side = CARTHAGE if attitude < 0 else ROME
    field = pos.board.field_name(region)
    if pos.events is not None:
        word = pos.board.attitude_id[RESULTS.index(abs(attitude))]
        pos.emit("attitude", "8.1", {"field": field, "nation": NATIONS[side], "attitude": word})
    if abs(attitude) != ALLIED:
        return
    wanted = int(pos.board.rules["gauls"]["volunteers"]) * ONE[GALLIC]
    alone = not pos.present(region, side)
    came = muster(pos, region, side, COMMON, wanted)
    pos.claim(region)
    if pos.events is not None:
        pos.emit("volunteers", "8.2", {"field": field, "nation": NATIONS[side], "count": size(came)})
    if came:
        face_others(pos, region, side, ally_of(pos, region, side, seat), alone)


def ally_of(pos: War, region: int, side: int, seat: int) -> int:
    """8.2, 10.1 The player who has gained an alliance of his side with a tribe: whose event it was, or, if an
    enemy has brought it about, in whose zone the tribe lives."""
    if seat != NOBODY and pos.side_of_seat[seat] == side:
        return seat
    return pos.zone_seat(side, region)


def face_others(pos: War, region: int, side: int, seat: int, alone: bool) -> None:
    """5.6, 10.4 Volunteers catch enemy leaders who are alone, for the player who has gained them, and meet an
    army of Syracuse, unless one of their side has stood there before, and so in peace."""
    if alone and pos.present(region, SYRACUSE):
        pos.clash(region, side)
    catch_lone(pos, region, side, seat)


def set_attitude(pos: War, region: int, attitude: int, seat: int) -> None:
    """8.1, 8.3 A tribe changes its mind by an event of a seat; if it becomes hostile to an army that stands
    in its region, it takes arms."""
    lay_token(pos, region, attitude, seat)
    if abs(attitude) != ALLIED:
        return
    enemy = pos.enemy_of(ROME if attitude > 0 else CARTHAGE)
    if pos.present(region, enemy):
        pos.begin_resistance(region, enemy, True)


def beaten(pos: War, region: int, side: int) -> None:
    """8.3 A tribe that has lost its battle is friendly to the winner; 10.4 never to Syracuse."""
    if side != SYRACUSE:
        lay_token(pos, region, 1 if side == ROME else -1)


def leader_of_gauls(pos: War, region: int, side: int) -> int:
    """8.3, 10.1 The seat that leads a tribe against a side: the enemy in whose zone the region lies.

    Against Syracuse it is the power that the tribe leans to, or Rome.
    """
    if side != SYRACUSE:
        return pos.zone_seat(pos.enemy_of(side), region)
    return pos.zone_seat(CARTHAGE if pos.attitude[region] < 0 else ROME, region)
