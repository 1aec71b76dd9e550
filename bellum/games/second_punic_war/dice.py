"""5.3, 5.5, 5.8 The dice of an attack: who rolls, from what each unit hits, and what the hits are.

A die on the table is a number: what was rolled, what it needs, the kind of unit that rolls, and whether it
may not be rolled again. Elephants need no roll (1.2.6): theirs lies there as a hit.
"""

from __future__ import annotations

from typing import Any, Final

from .board import NOBODY
from .forces import strength
from .kinds import SIDES, UNITS
from .position import War
from .records import (
    AMOK,
    AT_SEA,
    BEFORE,
    CALM,
    CHARGE,
    DECK,
    JOINS,
    MELEE,
    MORE,
    PURSUIT,
    SHARP,
    SHIELD,
    SKIRMISH,
    STILL,
    Battle,
    Ship,
)
from .stacks import (
    CAVALRY,
    ELEPHANTS,
    GALLIC,
    GALLIC_HORSE,
    HEAVY,
    LIGHT,
    SHIP,
    count,
    horse,
    nation_of,
    troops_of,
)

FINAL: Final = 1 << 12  # a die that may not be rolled again
RAGING: Final = 7  # 5.8 the kind of an elephant that strikes its own side

# 5.3 The kinds that attack in each attack of a round, elephants apart.
ATTACKS: Final[dict[int, list[int]]] = {
    SKIRMISH: [LIGHT],
    CHARGE: [CAVALRY, GALLIC_HORSE],
    MELEE: [HEAVY, GALLIC],
}


# -- a die ---------------------------------------------------------------------------------------------------


def die_of(kind: int, need: int, value: int) -> int:
    return value | need << 4 | kind << 8


def value_of(die: int) -> int:
    return die & 15


def need_of(die: int) -> int:
    return die >> 4 & 15


def kind_of_die(die: int) -> int:
    return die >> 8 & 7


def strikes(die: int) -> bool:
    """5.5 A unit hits if it rolls its value or more."""
    return die & 15 >= die >> 4 & 15


def can_roll_again(die: int) -> bool:
    """1.4, 5.6 Only a die that missed, and only once."""
    return not strikes(die) and die & FINAL == 0


def roll(pos: War) -> int:
    """1.4 One die; the 0 on it is a 10."""
    pos.barrier += 1
    return pos.dice.roll(10)


# -- 5.5 from what units hit ---------------------------------------------------------------------------------


def marks_of(battle: Battle, what: int, role: int) -> list[list[int]]:
    """The marks of a kind that a role has."""
    return [mark for mark in battle.bout.marks if mark[0] == what and mark[1] == role]


def lower(needs: list[int], hit: int, number: int) -> None:
    """Some of these units hit from a lower value."""
    for i in range(len(needs) - 1, -1, -1):
        if number > 0 and needs[i] > hit:
            needs[i] = hit
            number -= 1
    needs.sort()


def hit_values(pos: War, role: int, kind: int) -> list[int]:
    """1.2.1 to 1.2.5 From what each unit of a kind hits in this attack, the best first (table 1)."""
    battle = pos.fought()
    place, side, round = battle.place, battle.sides[role], battle.bout.round
    needs = [pos.board.hit[kind]] * count(strength(pos, role), kind)
    if not needs:
        return needs
    for leader in pos.leaders_at(place, side):
        ability = pos.board.ability[leader]
        if ability.kinds >> kind & 1 and ability.hit:
            units = 0
            for stack in pos.stacks[place]:
                if pos.side[nation_of(stack)] == side and ability.sharpens(round, nation_of(stack)):
                    units += count(troops_of(stack), kind)
            lower(needs, ability.hit, min(units, ability.number or units))
    for _, _, kinds, hit, number, attack in marks_of(battle, SHARP, role):
        if kinds >> kind & 1 and attack in (0, battle.bout.attack):
            lower(needs, hit, number or len(needs))
    return needs


def pursuit_values(pos: War, role: int, kind: int) -> list[int]:
    """5.9 From what each unit of a kind hits in pursuit: some leaders make it better."""
    battle = pos.fought()
    place, side = battle.place, battle.sides[role]
    needs = [pos.board.hit[kind]] * count(strength(pos, role), kind)
    for leader in pos.leaders_at(place, side) if needs else []:
        ability = pos.board.ability[leader]
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] == side:
                hit = ability.pursuit_hit(nation_of(stack), kind)
                if hit:
                    lower(needs, hit, count(troops_of(stack), kind))
    return needs


def frightened(pos: War, role: int) -> int:
    """1.2.6, 5.8 As many cavalry as the enemy has elephants take no part; counted before losses."""
    return min(horse(strength(pos, role)), count(strength(pos, 1 - role), ELEPHANTS))


def silent(battle: Battle, role: int, kind: int) -> bool:
    """Whether an effect keeps a kind of units from attacking."""
    for mark in marks_of(battle, STILL, role):
        if mark[2] >> kind & 1 and mark[3] == battle.bout.round:
            return True
    return False


# -- 5.3 casting ---------------------------------------------------------------------------------------------


def cast(pos: War, role: int) -> None:
    """5.3 The units of a role that fight in this attack roll; 5.6 what a card adds is not rolled again."""
    battle = pos.fought()
    attack = battle.bout.attack
    table = battle.bout.dice[role]
    if attack == AT_SEA:
        for ship in battle.ships[role]:
            throw(pos, table, SHIP, ship_value(pos, role, ship))
    elif attack == PURSUIT:
        cast_pursuers(pos, role)
    else:
        for kind, values in attackers(pos, role).items():
            for need in values:
                throw(pos, table, kind, need)
        if attack == CHARGE:
            trample(pos, role)
    for _, _, number, hit, when in marks_of(battle, MORE, role):
        for _ in range(number if when == attack else 0):
            table.append(die_of(CAVALRY, hit, roll(pos)) | FINAL)  # 5.6 a card's own dice
    tell(pos, role)


def cast_pursuers(pos: War, role: int) -> None:
    """5.9 The cavalry rolls, and who joins it by an effect."""
    battle = pos.fought()
    joined = sum({mark[2] for mark in marks_of(battle, JOINS, role)})
    for kind in range(SHIP):
        if kind in (CAVALRY, GALLIC_HORSE) or joined >> kind & 1:
            for need in pursuit_values(pos, role, kind):
                throw(pos, battle.bout.dice[role], kind, need)


def throw(pos: War, table: list[int], kind: int, need: int) -> None:
    table.append(die_of(kind, need, roll(pos)))


def attackers(pos: War, role: int) -> dict[int, list[int]]:
    """5.3 What the units that fight in this attack need, by kind; the least able horses take fright."""
    battle = pos.fought()
    found: dict[int, list[int]] = {}
    for kind in ATTACKS[battle.bout.attack]:
        found[kind] = [] if silent(battle, role, kind) else hit_values(pos, role, kind)
    if battle.bout.attack == CHARGE:
        afraid = frightened(pos, role)
        if afraid and pos.events is not None:
            args = {"side": SIDES[battle.sides[role]], "count": afraid}
            pos.emit("frightened", "1.2.6", args)
        for _ in range(afraid):
            timid = max(found.values(), key=lambda values: values[-1] if values else 0)
            if timid:
                timid.pop()
    return found


def trample(pos: War, role: int) -> None:
    """1.2.6 Elephants hit without a roll, unless a leader or an effect makes them roll; never critically."""
    battle = pos.fought()
    dice = battle.bout.dice
    enemies = pos.leaders_at(battle.place, battle.sides[1 - role])
    need = max([pos.board.ability[leader].elephants_need() for leader in enemies], default=0)
    amok = min([mark[2] for mark in marks_of(battle, AMOK, role)], default=0)
    for _ in range(count(strength(pos, role), ELEPHANTS)):
        if amok and roll(pos) >= amok:
            dice[1 - role].append(die_of(RAGING, 0, 0) | FINAL)
        elif need:
            dice[role].append(die_of(ELEPHANTS, need, roll(pos)) | FINAL)
        else:
            dice[role].append(die_of(ELEPHANTS, 0, 0) | FINAL)


def marines(pos: War, ship: Ship) -> int:
    """1.2.7 The infantry aboard a ship."""
    return sum(1 for kind in ship[2::2] if pos.board.is_infantry[kind])


def ship_value(pos: War, role: int, ship: Ship) -> int:
    """1.2.7, 5.10 From what a ship hits: each unit of infantry aboard adds 1 to the roll."""
    aboard = marines(pos, ship)
    need = pos.board.hit[SHIP] - min(aboard, int(pos.board.rules["battle"]["marines"]))
    for mark in marks_of(pos.fought(), DECK, role):
        if (mark[3] == 1) == (aboard > 0):
            need -= mark[2]
    return max(1, need)


def opening_values(pos: War, role: int, kinds: int, number: int, hit: int) -> list[list[int]]:
    """5.2 Units that roll before a battle: so many of some kinds, the most able; each a value and a kind."""
    found: list[list[int]] = []
    troops = strength(pos, role)
    for kind in range(SHIP):
        if kinds >> kind & 1:
            found += [[hit or pos.board.hit[kind], kind]] * count(troops, kind)
    found.sort()
    return found[:number]


def cast_opening(pos: War, role: int, kinds: int, number: int, hit: int) -> None:
    """5.2, 5.6 Some units of a role roll before the first round, without command."""
    bout = pos.fought().bout
    bout.attack = BEFORE
    bout.dice = [[], []]
    for need, kind in opening_values(pos, role, kinds, number, hit):
        throw(pos, bout.dice[role], kind, need)
    tell(pos, role)


# -- hits ----------------------------------------------------------------------------------------------------


def critical(pos: War, role: int) -> bool:
    """5.5 Whether a role has rolled a 10 that is critical."""
    return any(is_critical(die) for die in pos.fought().bout.dice[role])


def is_critical(die: int) -> bool:
    """5.5 A 10 on the die itself; the hits of elephants never are."""
    return die & 15 == 10 and kind_of_die(die) != ELEPHANTS


def read_hits(pos: War, role: int) -> list[int]:
    """5.5 The hits of a role's dice: critical ones and others. Those that effects ward off do not count."""
    battle = pos.fought()
    attack = battle.bout.attack
    shields = [
        mark
        for mark in battle.bout.marks
        if mark[0] == SHIELD and mark[1] != role and mark[3] in (0, attack) and mark[2] > 0
    ]
    calm = any(mark[2] == attack for mark in marks_of(battle, CALM, 1 - role))
    hits = [0, 0]
    for die in battle.bout.dice[role]:
        if not strikes(die):
            continue
        shield = next((mark for mark in shields if mark[2] > 0), None)
        if shield is not None and kind_of_die(die) != RAGING:
            shield[2] -= 1
        elif is_critical(die) and not calm:
            hits[0] += 1
        else:
            hits[1] += 1
    return hits


def tell(pos: War, role: int) -> None:
    """The dice of a role are told, by kinds of units and what they need."""
    battle = pos.fought()
    if pos.events is None or not battle.bout.dice[role]:
        return
    lines: dict[int, dict[str, Any]] = {}
    for die in battle.bout.dice[role]:
        kind = kind_of_die(die)
        if kind == RAGING:
            continue
        line = lines.setdefault(die >> 4 & 255, {"unit": UNITS[kind], "hit": need_of(die), "rolls": []})
        line["rolls"].append(value_of(die))
    args = {"side": SIDES[battle.sides[role]], "dice": list(lines.values())}
    pos.emit("dice", "5.5", args)


def judged(battle: Battle) -> bool:
    """Whether somebody has won, or nobody is left."""
    return battle.winner != NOBODY
