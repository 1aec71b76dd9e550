"""What is kept of a battle as long as it lasts.

The steps of a battle hold little of their own: they share this record, which the position keeps. The two
sides of a battle are numbered by their roles, ATTACKER and DEFENDER (5.1).
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain, copy_lists

ATTACKER: Final = 0
DEFENDER: Final = 1

# How a battle stands.
OPEN: Final = -1  # or the role that has won, or
DRAWN: Final = 2  # nobody is left

# 5.3 The attacks of a round; ships have one of their own (5.10).
BEFORE: Final = 0  # before the first round
SKIRMISH: Final = 1
CHARGE: Final = 2
MELEE: Final = 3
AT_SEA: Final = 4
PURSUIT: Final = 5

# The marks of a round: what abilities and effects add to it. Each is [what, role, ...] and lasts until the
# round ends; one that was laid before the battle lasts until the end of round 1. An attack of 0 is any.
SHIELD: Final = 0  # hits against the role that do not count: number, attack
SHARP: Final = 1  # the role hits from a value: kinds (bits), value, how many units (0: all), attack
AGAIN: Final = 2  # re-rolls of a seat: seat, kinds (bits), number, whether by command (5.6)
PINNED: Final = 3  # the role may not retreat at the end of this round
AMOK: Final = 4  # elephants of the role rage from a value
MORE: Final = 5  # more dice of the role: number, value, attack
DECK: Final = 6  # ships of the role hit better: by how much, whether those with infantry aboard
STILL: Final = 7  # kinds of the role that do not attack: kinds (bits), round
CALM: Final = 8  # the role chooses its losses itself, tens or not: attack
JOINS: Final = 9  # 5.9 kinds of the role that join its cavalry in pursuit (bits)

Ship = list[int]  # 5.10 the code of a ship, then what it carries, each a code and a kind

Mark = list[int]


class Bout(Plain):
    """5.3 The round that is being fought: its attack, the dice on the table, and the marks beside them."""

    def __init__(self, round: int, attack: int, dice: list[list[int]], marks: list[Mark]) -> None:
        self.round = round  # 0 before the first
        self.attack = attack
        self.dice = [dice[ATTACKER][:], dice[DEFENDER][:]]  # see ``dice.py``
        self.marks = [mark[:] for mark in marks]

    def clone(self) -> Bout:
        return Bout(self.round, self.attack, self.dice, self.marks)


class Battle(Plain):
    """5.1 One battle, on land or at sea: where, who against whom, and how it stands."""

    def __init__(
        self,
        place: int,
        sides: list[int],
        chiefs: list[int],
        stakes: list[int],
        arrivals: list[list[int]],
        bout: Bout,
    ) -> None:
        self.place = place
        self.sides = sides[:]  # by role
        self.chiefs = chiefs[:]  # 10.3 by role: the seat that decides for its side and scores
        self.stakes = stakes[:]  # 12.4 the points of the chiefs when it began
        self.arrivals = [arrival[:] for arrival in arrivals]  # 5.4 a place, and a stack from there
        self.bout = bout
        self.levy = 0  # 8.3 what is left of the levy of a tribe
        self.gauls = -1  # the role of the levy, or NOBODY
        self.lost = [0, 0]  # 5.11 units that each role has lost
        self.ships: list[list[Ship]] = []  # 5.10 by role, once their cargo is stowed
        self.winner = -1
        self.left = -1  # 5.4 the role that leaves the field, or NOBODY
        self.refuges: list[int] = []  # regions to which it has gone

    def clone(self) -> Battle:
        new = Battle(self.place, self.sides, self.chiefs, self.stakes, self.arrivals, self.bout.clone())
        new.levy = self.levy
        new.gauls = self.gauls
        new.lost = self.lost[:]
        new.ships = copy_ships(self.ships)
        new.winner = self.winner
        new.left = self.left
        new.refuges = self.refuges[:]
        return new

    def role_of(self, side: int) -> int:
        """The role of a side that fights, or -1."""
        return self.sides.index(side) if side in self.sides else -1

    def to_json(self) -> list[Any]:
        return [copy_lists(field) for field in super().to_json()]


def copy_ships(ships: list[list[Ship]]) -> list[list[Ship]]:
    return [[ship[:] for ship in fleet] for fleet in ships]


def write_battle(battle: Battle | None) -> Any:
    return None if battle is None else battle.to_json()


def read_battle(data: Any) -> Battle | None:
    if data is None:
        return None
    place, sides, chiefs, stakes, arrivals, bout = data[1:7]
    battle = Battle(place, sides, chiefs, stakes, arrivals, Bout(*bout[1:]))
    battle.levy, battle.gauls, battle.lost, battle.ships, battle.winner, battle.left, battle.refuges = data[
        7:
    ]
    return battle.clone()


BATTLE: Final = Codec(write_battle, read_battle)
