"""6.6, 9.51, 9.61 Stacks: who may stop with whom, who passes through whom, and what that costs both."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .command import elephant_of
from .ground import can_enter
from .harm import suffer
from .hexes import OFF, SIX
from .marks import COLUMN, PASSING, ROUTED
from .position import NOBODY, Battlefield

ENEMY_THERE: Final = Refusal("6.62", "enemy-in-hex")
STACKED_PHALANXES: Final = Refusal("9.52", "stacked-phalanxes-bar-the-way")
COLUMNS_ALONE: Final = Refusal("6.77", "columns-never-stack")
ONE_UNIT: Final = Refusal("6.61", "one-unit-in-a-hex")
VELITES_PASS: Final = Refusal("6.63", "velites-do-not-stop-on-others")
TWO_ROMANS: Final = Refusal("9.61", "two-roman-foot-in-a-hex")
ONE_FACING: Final = Refusal("6.67", "stack-faces-one-way")
NO_HORSE_WITH_IT: Final = Refusal("4.75", "no-cavalry-with-leader-elephant")

MOST_ROMANS: Final = 2  # 9.61


# -- where a party stands ------------------------------------------------------------------------------


def second_hex(pos: Battlefield, unit: int, place: int, face: int) -> int:
    """7.11, 6.73 The second hex of a unit if it stood elsewhere; OFF for a unit of one hex."""
    if not pos.field.two_hex[unit]:
        return OFF
    turn = 3 if pos.mark[unit] & COLUMN else 2
    return pos.field.near[place * SIX + (face + turn) % SIX]


def hexes_at(pos: Battlefield, unit: int, place: int, face: int) -> list[int]:
    """The hexes of a unit if it stood elsewhere."""
    other = second_hex(pos, unit, place, face)
    return [place] if other == OFF else [place, other]


def strangers(pos: Battlefield, place: int, party: list[int]) -> list[int]:
    """6.61 The units in a hex that count: not the party, nor an elephant that carries a leader."""
    found: list[int] = []
    unit = pos.top[place]
    while unit != NOBODY:
        if unit not in party and not pos.field.leader_elephant[unit]:
            found.append(unit)
        unit = pos.under[unit]
    return found


# -- 6.62, 6.77, 9.52 passing --------------------------------------------------------------------------


def refuse_passage(pos: Battlefield, party: list[int], place: int) -> Refusal | None:
    """6.62, 6.77, 9.52 Why a party may not so much as pass through a hex for those who are in it."""
    top = pos.top[place]
    if top == NOBODY or top in party:
        return None
    field, unit = pos.field, party[0]
    if field.side[top] != field.side[unit]:
        return ENEMY_THERE
    phalanxes = 0
    for other in strangers(pos, place, party):
        if (pos.mark[unit] | pos.mark[other]) & COLUMN:
            return COLUMNS_ALONE
        phalanxes += 1 if field.two_hex[other] else 0
    return STACKED_PHALANXES if phalanxes > 1 else None


def toll(pos: Battlefield, unit: int, other: int, alone: bool) -> tuple[int, int]:
    """6.63, 6.69 The hits of a unit that passes of its own will through another, and those of the other.

    ``alone``: nobody else is in that hex. Skirmishers and a leader's elephant pass freely, velites through
    foot of their own colour, other Roman foot through single foot of theirs; two of these cost only the one
    who passes.
    """
    field, hits = pos.field, pos.charts.pass_hits
    if field.skirmisher[unit] or field.leader_elephant[unit]:
        return 0, 0
    own = field.colour[unit] == field.colour[other]
    if field.velites[unit] and field.roman[other] and own:
        return 0, 0
    if field.roman_foot[unit] and field.roman_foot[other] and own:
        return (0, 0) if alone else (hits, 0)
    return hits, hits


def pay_toll(pos: Battlefield, party: list[int], places: list[int]) -> None:
    """6.69, 6.42 A party passes through hexes: it and those in them take their hits, but for the routed.

    A unit of two hexes pays for the half that meets more.
    """
    for unit in party:
        worst, met = 0, []
        for place in places:
            here = strangers(pos, place, party)
            for other in here:
                own, others = toll(pos, unit, other, len(here) == 1)
                worst = max(worst, own)
                if others and other not in met and not pos.mark[other] & ROUTED:
                    suffer(pos, other, others, "6.69")
            met += here
        suffer(pos, unit, worst, "6.69")


# -- 6.61, 6.66, 6.67, 9.61 stopping -------------------------------------------------------------------


def refuse_stop(pos: Battlefield, party: list[int], place: int, face: int) -> Refusal | None:
    """6.61, 6.63, 6.67, 9.61, 4.75 Why a party may not end its move in one place, facing so."""
    for where in hexes_at(pos, party[0], place, face):
        if pos.top[where] == NOBODY:
            continue
        refusal = refuse_company(pos, party, where, face)
        if refusal is not None:
            return refusal
    return None


def refuse_company(pos: Battlefield, party: list[int], place: int, face: int) -> Refusal | None:
    """6.61, 6.67, 9.61, 4.75 Why a party may not stay with those who are in a hex."""
    field, unit = pos.field, party[0]
    others = strangers(pos, place, party)
    if field.leader_elephant[unit]:
        return NO_HORSE_WITH_IT if any(field.cavalry[other] for other in others) else None
    if not others:
        return NO_HORSE_WITH_IT if field.cavalry[unit] and has_leader_elephant(pos, place) else None
    refusal = refuse_romans(pos, party, others)
    if refusal is not None:
        return refusal
    return None if pos.face[others[0]] == face else ONE_FACING


def refuse_romans(pos: Battlefield, party: list[int], others: list[int]) -> Refusal | None:
    """6.61, 6.63, 9.61 Why units that meet in a hex may not stay together: only Roman foot may, by twos."""
    field, unit = pos.field, party[0]
    if field.velites[unit]:
        return VELITES_PASS
    if not field.roman_foot[unit]:
        return ONE_UNIT
    for other in others:
        if not field.roman_foot[other] or pos.mark[other] & ROUTED:
            return ONE_UNIT
    return TWO_ROMANS if len(party) + len(others) > MOST_ROMANS else None


def has_leader_elephant(pos: Battlefield, place: int) -> bool:
    """4.75 Whether an elephant that carries a leader is in a hex."""
    unit = pos.top[place]
    while unit != NOBODY:
        if pos.field.leader_elephant[unit]:
            return True
        unit = pos.under[unit]
    return False


def is_welcome(pos: Battlefield, party: list[int], place: int) -> bool:
    """9.61 Whether a party may stay in a hex with those who are in it, once it faces as they do."""
    others = strangers(pos, place, party)
    return not others or refuse_romans(pos, party, others) is None


# -- 9.51 double depth ---------------------------------------------------------------------------------


def phalanx_ahead(pos: Battlefield, unit: int, place: int, face: int) -> int:
    """9.51 The phalanx with which another one would form double depth in one place, or NOBODY."""
    field = pos.field
    if not field.double_depth[unit] or pos.mark[unit] & COLUMN:
        return NOBODY
    other = pos.top[place]
    if other == NOBODY or field.side[other] != field.side[unit] or not field.double_depth[other]:
        return NOBODY
    if pos.hex[other] != place or pos.face[other] != face or pos.mark[other] & (COLUMN | ROUTED):
        return NOBODY
    return NOBODY if pos.under[other] != NOBODY else other


# -- 6.66 how pieces are put down ----------------------------------------------------------------------


def lift_party(pos: Battlefield, party: list[int]) -> None:
    """Take a party from the map."""
    for unit in party:
        pos.lift(unit)


def put_party(pos: Battlefield, party: list[int], place: int, face: int) -> None:
    """6.66 Put a party down: under those that are there, but on the elephant that carries a leader.

    Where it may not stay, or does not face as those do, it only passes.
    """
    passes = phalanx_ahead(pos, party[0], place, face) == NOBODY and (
        refuse_stop(pos, party, place, face) is not None
    )
    on_top = pos.top[place] != NOBODY and pos.field.leader_elephant[pos.top[place]]
    for unit in reversed(party) if on_top else party:
        pos.put(unit, place, face, on_top)
        if passes:
            pos.mark[unit] |= PASSING


def settle_party(pos: Battlefield, party: list[int]) -> None:
    """6.66, 4.75 A party that stays belongs to the stack there; a leader's elephant faces as it does."""
    for unit in party:
        pos.mark[unit] &= ~PASSING
        if pos.field.two_hex[unit]:
            take_in(pos, unit)
    for place in pos.hexes_of(party[0]) if party else []:
        for beast in pos.stack(place):
            if pos.field.leader_elephant[beast]:
                pos.face[beast] = pos.face[party[0]]


def mount(pos: Battlefield, leaders: list[int], face: int) -> None:
    """4.72, 4.75 The elephants of leaders who have gone along with a unit are where their riders are."""
    for leader in leaders:
        beast = elephant_of(pos, leader)
        if beast != NOBODY and pos.hex[beast] != pos.at[leader] != OFF:
            pos.lift(beast)
            pos.put(beast, pos.at[leader], face)


def take_in(pos: Battlefield, unit: int) -> None:
    """4.75 An elephant that carries a leader, in one of the hexes where a phalanx stops, is in its stack."""
    for place in pos.hexes_of(unit):
        beast = pos.top[place]
        if beast == NOBODY or beast == unit or not pos.field.leader_elephant[beast]:
            continue
        lowest = unit
        while pos.under[lowest] != NOBODY:
            lowest = pos.under[lowest]
        pos.under[lowest] = beast
        pos.top[place] = unit
        pos.face[beast] = pos.face[unit]


def fall_back(pos: Battlefield, party: list[int], leaders: list[int]) -> None:
    """6.61 A party that finds its way through others barred goes to the nearest hex with room."""
    first = party[0]
    here, face = pos.hex[first], pos.face[first]
    seen, edge = {here}, [here]
    while edge:
        outer: list[int] = []
        for place in edge:
            for side in range(SIX):
                other = pos.field.near[place * SIX + side]
                if other == OFF or other in seen:
                    continue
                seen.add(other)
                outer.append(other)
                if has_room(pos, party, other, face):
                    lift_party(pos, party)
                    put_party(pos, party, other, face)
                    for leader in leaders:
                        if pos.leader_lives(leader):
                            pos.at[leader] = other
                    mount(pos, leaders, face)
                    return
        edge = outer


def has_room(pos: Battlefield, party: list[int], place: int, face: int) -> bool:
    """6.24, 6.61 Whether a party finds ground and room for itself in one place."""
    if pos.field.two_hex[party[0]] and second_hex(pos, party[0], place, face) == OFF:
        return False
    for where in hexes_at(pos, party[0], place, face):
        if not can_enter(pos, party[0], where) or refuse_passage(pos, party, where) is not None:
            return False
    return refuse_stop(pos, party, place, face) is None
