"""The actions: every verb with what it points at, and the paragraph that says when it is due."""

from __future__ import annotations

from typing import Final

from ...kernel.action import ActionTable
from ...kernel.kind import Kind
from .kinds import HEX, HEXSIDE, VERTEX, Kinds

SHIFT: Final = 12

# Each verb: its name, the kind of its operand, and the paragraph that says when it is due.
_VERBS: Final[list[tuple[str, str, str]]] = [
    # 5 leaders
    ("activate", "leader", "5.12"),
    ("trump", "leader", "5.41"),
    ("momentum", "", "5.31"),
    ("elite", "leader", "5.51"),
    ("reactivate", "leader", "5.33"),
    ("marker", "leader", "6.59"),
    ("bluff", "leader", "6.59"),
    ("pass", "", "5.15"),
    # 5.2 orders
    ("order", "unit", "5.22"),
    ("line", "line", "4.23"),
    ("unit", "unit", "5.23"),
    ("lead", "leader", "5.24"),
    ("recover", "unit", "10.17"),
    ("rally", "unit", "10.28"),
    ("replace", "leader", "4.64"),
    ("place", "hex", "4.64"),
    ("restack", "unit", "9.64"),
    ("regroup", "", "10.44"),
    ("enter", "hex", "10.44"),
    ("done", "", "5.28"),
    # 6 movement
    ("step", "hexside", "6.32"),
    ("turn", "vertex", "7.12"),
    ("wheel_left", "", "6.43"),
    ("wheel_right", "", "6.43"),
    ("about", "", "6.44"),
    ("column", "hexside", "6.71"),
    ("deploy", "vertex", "6.73"),
    ("take", "unit", "6.64"),
    ("bring", "leader", "5.24"),
    ("stop", "", "6.11"),
    # 6.5 reactions
    ("withdraw", "unit", "6.51"),
    ("withdraw_line", "line", "6.57"),
    ("leave", "leader", "4.62"),
    ("extend", "unit", "9.66"),
    ("face", "vertex", "7.16"),
    ("decline", "", "6.51"),
    # 8.1 missiles
    ("fire", "unit", "8.11"),
    ("fire_at", "hex", "8.19"),
    ("harass", "unit", "9.24"),
    ("shoot", "unit", "8.24"),
    ("fire_first", "unit", "8.17"),
    ("screen", "unit", "9.13"),
    # 8.3 shock
    ("attack", "unit", "7.26"),
    ("combat", "unit", "8.32"),
    ("join", "unit", "8.32"),
    ("by", "unit", "8.35"),
    ("as", "unit", "8.35"),
    ("pass_through", "unit", "9.11"),
    ("hit", "unit", "10.14"),
    ("advance", "unit", "8.44"),
    ("into", "hex", "8.44"),
    ("pursue", "unit", "10.41"),
    ("flee", "hex", "10.22"),
    ("nearest", "unit", "9.14"),
    ("disengage", "hex", "10.51"),
    # 4.8 elephants with a leader of their own
    ("appoint", "unit", "4.81"),
    ("dismiss", "unit", "4.84"),
    # added by chapters: one line each, append only
    ("skip", "leader", "5.15"),
    ("succeed", "leader", "4.46"),
    ("from", "hex", "8.35"),
    ("flee_with", "leader", "10.26"),
    ("march", "", "6.51"),
]

VERBS: Final[dict[str, int]] = {name: number for number, (name, _, _) in enumerate(_VERBS)}

ACTIVATE: Final = VERBS["activate"]
TRUMP: Final = VERBS["trump"]
MOMENTUM: Final = VERBS["momentum"]
GIVE_PHASE: Final = VERBS["elite"]
REACTIVATE: Final = VERBS["reactivate"]
MARKER: Final = VERBS["marker"]
BLUFF: Final = VERBS["bluff"]
PASS: Final = VERBS["pass"]
ORDER: Final = VERBS["order"]
LINE: Final = VERBS["line"]
UNIT: Final = VERBS["unit"]
LEAD: Final = VERBS["lead"]
RECOVER: Final = VERBS["recover"]
RALLY: Final = VERBS["rally"]
REPLACE: Final = VERBS["replace"]
PLACE: Final = VERBS["place"]
RESTACK: Final = VERBS["restack"]
REGROUP: Final = VERBS["regroup"]
ENTER: Final = VERBS["enter"]
DONE: Final = VERBS["done"]
STEP: Final = VERBS["step"]
TURN: Final = VERBS["turn"]
WHEEL_LEFT: Final = VERBS["wheel_left"]
WHEEL_RIGHT: Final = VERBS["wheel_right"]
ABOUT: Final = VERBS["about"]
FALL_IN: Final = VERBS["column"]
DEPLOY: Final = VERBS["deploy"]
TAKE: Final = VERBS["take"]
BRING: Final = VERBS["bring"]
STOP: Final = VERBS["stop"]
WITHDRAW: Final = VERBS["withdraw"]
WITHDRAW_LINE: Final = VERBS["withdraw_line"]
LEAVE: Final = VERBS["leave"]
EXTEND: Final = VERBS["extend"]
FACE: Final = VERBS["face"]
DECLINE: Final = VERBS["decline"]
FIRE: Final = VERBS["fire"]
FIRE_AT: Final = VERBS["fire_at"]
HARASS: Final = VERBS["harass"]
SHOOT: Final = VERBS["shoot"]
FIRE_FIRST: Final = VERBS["fire_first"]
SHOOT_SCREEN: Final = VERBS["screen"]
ATTACK: Final = VERBS["attack"]
COMBAT: Final = VERBS["combat"]
JOIN: Final = VERBS["join"]
BY: Final = VERBS["by"]
AS: Final = VERBS["as"]
PASS_THROUGH: Final = VERBS["pass_through"]
HIT: Final = VERBS["hit"]
ADVANCE: Final = VERBS["advance"]
INTO: Final = VERBS["into"]
PURSUE: Final = VERBS["pursue"]
FLEE: Final = VERBS["flee"]
NEAREST: Final = VERBS["nearest"]
DISENGAGE: Final = VERBS["disengage"]
APPOINT: Final = VERBS["appoint"]
DISMISS: Final = VERBS["dismiss"]
FROM: Final = VERBS["from"]
FLEE_WITH: Final = VERBS["flee_with"]
MARCH: Final = VERBS["march"]

SKIP: Final = VERBS["skip"]
SUCCEED: Final = VERBS["succeed"]


def table(kinds: Kinds) -> ActionTable:
    """Every action of the game."""
    operands: dict[str, Kind | None] = {
        "": None,
        "unit": kinds.unit,
        "leader": kinds.leader,
        "line": kinds.line,
        "hex": HEX,
        "hexside": HEXSIDE,
        "vertex": VERTEX,
    }
    return ActionTable([(name, operands[operand], rule) for name, operand, rule in _VERBS], SHIFT)


def act(verb: int, operand: int = 0) -> int:
    """An action as a number."""
    return verb << SHIFT | operand
