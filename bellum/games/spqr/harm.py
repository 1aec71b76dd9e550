"""10.1 Cohesion: hits, checks of quality, and what becomes of those who break; 4.63 leaders who are hit.

``suffer`` adds hits, and remembers in ``pos.breaking`` who has reached his limit; ``settle`` lets all of
these run. Chapters in which hits fall one by one settle after each; a shock settles where 8.33 and 8.37 say.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Step
from .charts import DEATH, LIGHT_WOUND, PH
from .hexes import OFF
from .marks import DEAD, ENGAGED, LEADER_DONE, PASSING, ROUTED
from .position import NOBODY, Battlefield

Modifiers = list[tuple[str, int]]
NO_MODIFIERS: Final[Modifiers] = []

HIT_ON: Final = 0  # 4.63 the die with which a leader may be hit
GRIEF: Final = 7  # 4.74 from here on his elephant goes mad


# -- 10.12, 10.15 hits ----------------------------------------------------------------------------------


def suffer(pos: Battlefield, unit: int, hits: int, rule: str) -> None:
    """10.12, 10.15, 10.27 A unit takes hits; one that has reached its limit is noted in ``breaking``.

    A unit that is running away already does not survive a hit.
    """
    if hits <= 0 or pos.hex[unit] == OFF:
        return
    pos.hits[unit] += hits
    if pos.events is not None:
        args = {"unit": pos.field.unit_id[unit], "hits": hits, "total": pos.hits[unit]}
        pos.emit("hits", rule, args)
    if pos.mark[unit] & ROUTED:
        perish(pos, unit, "10.27")
    elif pos.hits[unit] >= pos.quality(unit) and unit not in pos.breaking:
        pos.breaking.append(unit)


def strain(pos: Battlefield, unit: int) -> None:
    """6.75, 10.15 A unit whose quality has fallen is noted in ``breaking`` if its hits reach it now."""
    if pos.hits[unit] >= pos.quality(unit) and not pos.mark[unit] & ROUTED and unit not in pos.breaking:
        pos.breaking.append(unit)


def suffer_short(pos: Battlefield, unit: int, hits: int, rule: str) -> None:
    """8.41 A victor who takes the field takes hits, but stops one short of breaking."""
    suffer(pos, unit, min(hits, pos.quality(unit) - 1 - pos.hits[unit]), rule)


def hold(pos: Battlefield, unit: int, rule: str) -> None:
    """10.16, 10.21 A unit that could have broken stands, one hit short of it."""
    if unit in pos.breaking:
        pos.breaking.remove(unit)
    pos.hits[unit] = max(0, pos.quality(unit) - 1)
    if pos.events is not None:
        pos.emit("held", rule, {"unit": pos.field.unit_id[unit], "total": pos.hits[unit]})


def recover(pos: Battlefield, unit: int, hits: int, rule: str) -> None:
    """8.37, 10.17 A unit gets rid of hits."""
    hits = min(hits, pos.hits[unit])
    if hits == 0:
        return
    pos.hits[unit] -= hits
    if pos.events is not None:
        args = {"unit": pos.field.unit_id[unit], "hits": hits, "total": pos.hits[unit]}
        pos.emit("recovered", rule, args)


def perish(pos: Battlefield, unit: int, rule: str) -> None:
    """10.24 A unit is eliminated; 4.72 whose elephant is killed under him may die with it."""
    field = pos.field
    if pos.mark[unit] & DEAD:
        return
    if pos.events is not None:
        pos.emit("eliminated", rule, {"unit": field.unit_id[unit]})
    release(pos, unit)
    pos.kill(unit)
    rider = field.rider[unit]
    if rider != NOBODY and pos.leader_lives(rider):
        risk(pos, rider, "4.72")


def release(pos: Battlefield, unit: int) -> None:
    """10.52 Nobody is engaged any more with a unit that leaves its hex."""
    pairs = pos.engaged
    if unit not in pairs:
        return
    left: list[int] = []
    for number in range(0, len(pairs), 2):
        if pairs[number] != unit and pairs[number + 1] != unit:
            left += [pairs[number], pairs[number + 1]]
    pos.engaged = left
    for other in pairs:
        if other not in left:
            pos.mark[other] &= ~ENGAGED


# -- 10.11 checks ---------------------------------------------------------------------------------------


def check(pos: Battlefield, unit: int, modifier: int, rule: str) -> int:
    """10.11 A unit checks its quality: by how much the die exceeds it; 0 or less if it passes."""
    return try_quality(pos, unit, [("situation", modifier)] if modifier else NO_MODIFIERS, rule)


def try_quality(pos: Battlefield, unit: int, modifiers: Modifiers, rule: str) -> int:
    """10.11, 9.63 A check with all its modifiers; those of a mixed Roman stack are added here."""
    if mixed(pos, unit):
        modifiers = [*modifiers, ("mixed", pos.charts.mixed_drm)]
    die, quality = pos.die(), pos.quality(unit)
    excess = die + sum(amount for _, amount in modifiers) - quality
    if pos.events is not None:
        pos.emit(
            "checked",
            rule,
            {
                "unit": pos.field.unit_id[unit],
                "die": die,
                "modifiers": [{"reason": reason, "amount": amount} for reason, amount in modifiers],
                "quality": quality,
                "excess": max(0, excess),
            },
        )
    return excess


def mixed(pos: Battlefield, unit: int) -> bool:
    """9.63 Whether a unit is in a Roman stack of different colours or classes."""
    field = pos.field
    if not field.roman_foot[unit]:
        return False
    place = pos.hex[unit]
    if pos.under[unit] == NOBODY and pos.top[place] == unit:
        return False
    for other in fighting(pos, unit):
        if other != unit and field.roman_foot[other]:
            if field.colour[other] != field.colour[unit] or field.cls[other] != field.cls[unit]:
                return True
    return False


def check_and_suffer(pos: Battlefield, unit: int, modifiers: Modifiers, rule: str, least: int = 0) -> bool:
    """6.68, 9.53 A stack checks by its top unit, and takes hits if that fails; True if it passes.

    The hits are shared evenly, the odd one is the top unit's. Of two phalanxes in double depth the top one
    checks for itself, and if it fails the other one has to check too. ``least``: hits that nobody escapes.
    """
    units = fighting(pos, unit)
    excess = try_quality(pos, units[0], modifiers, rule)
    hits = max(least, excess)
    if len(units) == 1 or hits <= 0:
        bear(pos, units[0], hits, rule)
    elif doubled(pos, units[0]):
        suffer(pos, units[0], hits, rule)
        suffer(pos, units[1], max(least, try_quality(pos, units[1], modifiers, rule)), rule)
    else:
        suffer(pos, units[0], hits - hits // 2, rule)
        suffer(pos, units[1], hits // 2, rule)
    return excess <= 0


def fighting(pos: Battlefield, unit: int) -> list[int]:
    """6.68 The stack that a unit is in, from the top down, without an elephant that only carries a leader."""
    stack = pos.stack(pos.hex[unit])
    if pos.mark[unit] & PASSING:  # 6.63 on its way through others
        party = [other for other in stack if pos.mark[other] & PASSING]
        return party if unit in party else [unit]
    if len(stack) == 1:
        return stack
    troops = [o for o in stack if not pos.field.leader_elephant[o] and not pos.mark[o] & PASSING]
    return troops or stack


def doubled(pos: Battlefield, unit: int) -> bool:
    """9.51 Whether a unit is one of two phalanxes in double depth."""
    return pos.field.kind[unit] == PH and len(fighting(pos, unit)) > 1


def bear(pos: Battlefield, unit: int, hits: int, rule: str) -> None:
    """10.14 A unit takes hits; what is more than its limit goes to the elephant of a leader beside it."""
    beast = mount_beside(pos, unit)
    if beast != NOBODY:
        most = max(0, pos.quality(unit) - pos.hits[unit])
        suffer(pos, beast, hits - most, rule)
        hits = min(hits, most)
    suffer(pos, unit, hits, rule)


def mount_beside(pos: Battlefield, unit: int) -> int:
    """4.75 The elephant of a leader that is stacked with a unit, or NOBODY."""
    if pos.field.leader_elephant[unit] or pos.hex[unit] == OFF:
        return NOBODY
    for other in pos.stack(pos.hex[unit]):
        if pos.field.leader_elephant[other]:
            return other
    return NOBODY


# -- 10.15 breaking -------------------------------------------------------------------------------------


def settle(pos: Battlefield, cause: int = NOBODY) -> None:
    """10.15 Whoever has reached his limit runs now; ``cause`` is the unit that did it (9.14)."""
    if pos.breaking:
        pos.steps.append(Breaking(cause))


class Breaking(Step[Battlefield]):
    """10.15 Units that have reached their limit run, one after the other.

    9.14 While an elephant runs wild no other one does: those that break meanwhile wait until it is over.
    """

    rule: ClassVar[str] = "10.15"

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def resolve(self, pos: Battlefield) -> bool:
        for unit in pos.breaking:
            if pos.field.elephant[unit] and pos.raging():
                continue
            pos.breaking.remove(unit)
            pos.run_away(unit, self.cause)
            return True
        pos.steps.pop()
        return True


# -- 4.63, 4.74 leaders ---------------------------------------------------------------------------------


def risk(pos: Battlefield, leader: int, rule: str) -> bool:
    """4.63 A leader is in danger: with a 0 he may be hit, and the table says how. True if he is dead."""
    die = pos.die()
    if pos.events is not None:
        pos.emit("leader-in-danger", rule, {"leader": pos.field.leader_id[leader], "die": die})
    return die == HIT_ON and casualty(pos, leader)


def casualty(pos: Battlefield, leader: int) -> bool:
    """4.63 A leader is hit: a light wound ends his turn, a bad one weakens him, or he dies. True if dead."""
    die = pos.die()
    result = pos.charts.casualty[die]
    name = pos.field.leader_id[leader]
    if result == DEATH:
        if pos.events is not None:
            pos.emit("leader-killed", "4.63", {"leader": name, "die": die})
        fall(pos, leader)
        return True
    pos.role[leader] |= LEADER_DONE
    if result != LIGHT_WOUND:
        pos.wound_leader(leader)
    if pos.events is not None:
        how = "light" if result == LIGHT_WOUND else "bad"
        pos.emit("leader-wounded", "4.63", {"leader": name, "die": die, "how": how})
    return False


def fall(pos: Battlefield, leader: int) -> None:
    """4.64, 4.74 A leader dies; his elephant is taken away, or goes mad with grief."""
    place, field = pos.at[leader], pos.field
    pos.kill_leader(leader)
    if place == OFF:
        return
    for beast in pos.stack(place):
        if field.rider[beast] != leader:
            continue
        die = pos.die()
        if pos.events is not None:
            pos.emit("grief", "4.74", {"unit": field.unit_id[beast], "die": die})
        if die < GRIEF:
            perish(pos, beast, "4.74")
        else:
            pos.go_mad(beast)
