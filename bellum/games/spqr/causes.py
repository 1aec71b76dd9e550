"""8.36 All that led to the result of a shock, row by row, each with its paragraph.

A row is data: what it is, how much, what sort of number that is (``what``), and by which paragraph. Clients
make a table of them, and the terminal lines; nobody has to know again how a shock is reckoned.
"""

from __future__ import annotations

from typing import Any, Final

from .charts import ATTACKER_SUPERIOR, DICE, NOBODY_SUPERIOR, SK
from .clash import ANGLE_WORDS, Reckoning, standing
from .harm import Modifiers, doubled
from .hexes import FRONT
from .position import Battlefield
from .records import ATTACKERS, DEFENDERS, Combat

# The paragraph of whatever shifts the column or changes the die.
PARAGRAPHS: Final[dict[str, str]] = {
    "size": "8.36",
    "attacker-depleted": "10.33",
    "defender-depleted": "10.33",
    "phalanx": "9.41",
    "indian": "9.19",
    "level": "6.26",
    "defender-in-woods": "6.26",
    "defender-in-marsh": "6.26",
    "attacker-in-rough": "6.26",
    "river": "6.26",
    "stream": "6.26",
    "rampart": "6.26",
    "charisma": "8.36",
    "leader-killed": "8.36",
}
SUPERIOR_WORDS: Final[list[str]] = ["none", "attacker", "defender"]
SUPERIOR_BY: Final[dict[str, str]] = {"position": "8.36", "column": "6.75", "type": "8.52", "none": "8.52"}

Row = dict[str, Any]


def row(cause: str, what: str, amount: int, rule: str) -> Row:
    """One line of the table; ``what`` is times, ratio, column, shift, die, modifier, hits or nothing."""
    return {"cause": cause, "what": what, "amount": amount, "rule": rule}


def rows(pos: Battlefield, combat: Combat, sums: Reckoning, die: int) -> list[Row]:
    """8.35, 8.36, 8.5 The whole table of a combat that was fought."""
    total = die + sum([amount for _, amount in sums.modifiers])
    found = [row(ANGLE_WORDS[combat.angle], "nothing", 0, "8.35"), superiority(pos, combat, sums)]
    found.append(row("base", "column", sums.base, "8.53"))
    found.append(row("ratio" if sums.ratio else "no-ratio", "ratio", sums.ratio, "8.36"))
    found += each_of(sums.shifts, "shift")
    found.append(row("column", "column", sums.column, "8.36"))
    found.append(row("die", "die", die, "8.36"))
    found += each_of(sums.modifiers, "modifier")
    if sums.modifiers:
        found.append(row("total", "die", total, "8.36"))
    return found + hits_of(pos, combat, sums, max(0, min(DICE - 1, total)))


def each_of(modifiers: Modifiers, what: str) -> list[Row]:
    return [row(reason, what, amount, PARAGRAPHS[reason]) for reason, amount in modifiers]


def superiority(pos: Battlefield, combat: Combat, sums: Reckoning) -> Row:
    """8.36 (1), 9.53 Who is superior, why, and how many times as many hits that makes."""
    charts, rule = pos.charts, SUPERIOR_BY[sums.reason]
    deep = combat.angle != FRONT and doubled(pos, combat.against)
    if sums.superior == NOBODY_SUPERIOR:
        return row("superior-none", "nothing", 0, rule)
    if sums.superior == ATTACKER_SUPERIOR:
        times = charts.stacked_phalanx_times if deep else charts.attacker_superior_times
        return row(f"superior-{sums.reason}", "times", times, rule)
    return row("superior-defender", "times", charts.defender_superior_times, rule)


def hits_of(pos: Battlefield, combat: Combat, sums: Reckoning, die: int) -> list[Row]:
    """8.54, 8.36 (4), 9.11, 9.21 The hits of the table, what cuts them, and what is left."""
    table = pos.charts.results[sums.column - 1][die]
    found = [
        row("table-attackers", "hits", table[ATTACKERS], "8.54"),
        row("table-defenders", "hits", table[DEFENDERS], "8.54"),
    ]
    if combat.passing:
        found.append(row("let-through", "nothing", 0, "9.11"))
    if pos.field.kind[combat.against] == SK:
        found.append(row("against-skirmishers", "nothing", 0, "9.21"))
    found.append(row("hits-attackers", "hits", combat.owed[ATTACKERS], "8.36"))
    return [*found, row("hits-defenders", "hits", combat.owed[DEFENDERS], "8.36")]


def told(pos: Battlefield, combat: Combat, sums: Reckoning, die: int) -> dict[str, Any]:
    """8.36 A shock, as the event tells it."""
    names = pos.field.unit_id
    modified = die + sum([amount for _, amount in sums.modifiers])
    table = pos.charts.results[sums.column - 1][max(0, min(DICE - 1, modified))]
    return {
        "attackers": [names[unit] for unit in standing(pos, combat, ATTACKERS)],
        "defenders": [names[unit] for unit in standing(pos, combat, DEFENDERS)],
        "by": names[combat.by],
        "against": names[combat.against],
        "angle": ANGLE_WORDS[combat.angle],
        "superior": SUPERIOR_WORDS[sums.superior],
        "reason": sums.reason,
        "base": sums.base,
        "sizes": sums.sizes,
        "ratio": sums.ratio,
        "shifts": [{"reason": reason, "amount": amount} for reason, amount in sums.shifts],
        "column": sums.column,
        "die": die,
        "modifiers": [{"reason": reason, "amount": amount} for reason, amount in sums.modifiers],
        "table": table,
        "hits": combat.owed,
        "causes": rows(pos, combat, sums, die),
    }
