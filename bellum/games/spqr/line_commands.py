"""4.23, 4.25, 4.5 Line commands: which lines a leader can command in a phase, and when he rolls for it."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .charts import ELEPHANT_LEADER, PREFECT_OF_HORSE, PROCONSUL, REPLACEMENT
from .command import (
    ELEPHANTS_WAIT,
    LEADER_FINISHED,
    LEADER_HELD,
    beast_of,
    chief,
    enlisted,
    has_rank,
    is_chief,
    is_finished,
    is_held,
    pace,
    refuse_status,
    strategy,
    with_chief,
)
from .ground import unit_in_zoc
from .lines import close_to, line_from, members_of
from .marks import LINE_FIRST, ORDERED
from .position import NOBODY, Battlefield
from .records import INDIVIDUAL, MOMENTUM_PHASE, Phase

NOT_YOUR_LINE: Final = Refusal("4.23", "not-your-line")
LINE_OF_OTHERS: Final = Refusal("4.43", "line-not-for-his-rank")
LINE_NOT_OF_HORSE: Final = Refusal("4.44", "line-not-of-horse")
LINE_WITHOUT_HIS: Final = Refusal("4.28", "nobody-of-the-line-is-his")
NO_COMMANDS_LEFT: Final = Refusal("5.21", "no-line-commands-left")
NONE_AT_FIRST: Final = Refusal("4.25", "no-line-command-at-first")
ROLL_FAILED: Final = Refusal("4.25", "strategy-roll-failed")
MOVED_BETWEEN: Final = Refusal("4.25", "moved-between-line-commands")
LINE_TOO_FAR: Final = Refusal("4.25", "line-too-far")
NO_STRATEGY: Final = Refusal("4.65", "no-commander-no-strategy")
LINE_HAS_ORDERS: Final = Refusal("5.25", "line-had-its-command")
ORDERS_NOW: Final = Refusal("4.2", "orders-in-this-phase")
ROLL_SUCCEEDED: Final = 1
ROLL_FAILED_NOW: Final = 2


def seeds_of(pos: Battlefield, line: int, leader: int) -> int:
    """4.25 The units of a line that were within two hexes of a leader when his phase began, as bits."""
    return pos.in_phase().near & enlisted(pos, leader, line)


def fresh(pos: Battlefield, mask: int) -> int:
    """5.25 Of some units those that have had no command in this phase, as bits."""
    for unit in members_of(mask):
        if pos.mark[unit] & ORDERED:
            mask ^= 1 << unit
    return mask


def near_at_start(pos: Battlefield, leader: int) -> int:
    """4.25 C, 4.82 The units within two hexes of a leader when his phase begins, as bits; or his elephant."""
    if pos.field.rank[leader] == ELEPHANT_LEADER:
        beast = beast_of(pos, leader)
        return 0 if beast == NOBODY else 1 << beast
    return close_to(pos, leader, pos.field.seat_units[pos.field.leader_side[leader]])


def refuse_line(pos: Battlefield, line: int) -> Refusal | None:
    """4.23 to 4.28, 4.43, 4.44 Why the active leader may not command a line now."""
    phase = pos.in_phase()
    refusal = refuse_owner(pos, phase.leader, line)
    if refusal is not None:
        return refusal
    if phase.mode == INDIVIDUAL:
        return ORDERS_NOW
    if is_held(pos, phase.leader):
        return LEADER_HELD
    if is_finished(pos, phase.leader):
        return LEADER_FINISHED
    if len(phase.commands) >= pos.field.line_commands[phase.leader]:
        return NO_COMMANDS_LEFT
    if phase.commands and pace(pos, phase.leader):
        return MOVED_BETWEEN
    refusal = refuse_timing(pos, phase)
    if refusal is not None:
        return refusal
    seeds = seeds_of(pos, line, phase.leader)
    if not seeds:
        return LINE_TOO_FAR
    return refuse_seeds(pos, line, phase.leader, fresh(pos, seeds))


def refuse_seeds(pos: Battlefield, line: int, leader: int, seeds: int) -> Refusal | None:
    """5.25, 4.81, 6.24, 9.52 Why a leader's units near him are of no line that he can command."""
    if not seeds:
        return LINE_HAS_ORDERS
    refusal: Refusal | None = None
    for unit in members_of(seeds):
        refusal = refuse_status(pos, leader, unit)
        if refusal is None:
            return None
    return None if choices(pos, line) else refusal


def refuse_owner(pos: Battlefield, leader: int, line: int) -> Refusal | None:
    """4.28, 4.43, 4.44 Why a line is not for a leader of this name or rank."""
    if pos.field.line_side[line] != pos.field.leader_side[leader]:
        return NOT_YOUR_LINE
    if not has_rank(pos, leader, line):
        return LINE_NOT_OF_HORSE if pos.field.rank[leader] == PREFECT_OF_HORSE else LINE_OF_OTHERS
    return None if enlisted(pos, leader, line) else LINE_WITHOUT_HIS


def refuse_timing(pos: Battlefield, phase: Phase) -> Refusal | None:
    """4.25, 4.65 Why a leader may not give line commands in this phase at all."""
    if is_chief(pos, phase.leader):
        return None
    if phase.kind == MOMENTUM_PHASE and not pos.role[phase.leader] & LINE_FIRST:
        return NONE_AT_FIRST
    if phase.rolled == ROLL_FAILED_NOW:
        return ROLL_FAILED
    if strategy(pos, pos.field.leader_side[phase.leader]) == NOBODY and needs_roll(pos, phase):
        return NO_STRATEGY
    return None


def needs_roll(pos: Battlefield, phase: Phase) -> bool:
    """4.25, 4.5 Whether a leader has to roll against his commander's Strategy for a line command."""
    if phase.rolled == ROLL_SUCCEEDED or is_chief(pos, phase.leader):
        return False
    if pos.field.rank[phase.leader] == ELEPHANT_LEADER:
        return False
    if phase.kind == MOMENTUM_PHASE:
        return True
    if pos.turn == 1 and pos.field.first_turn_lines:
        return False
    return not has_punic_command(pos, phase.leader) and not with_chief(pos, phase.leader)


def has_punic_command(pos: Battlefield, leader: int) -> bool:
    """4.5 Whether a leader knows Hannibal's plan: Hannibal commands, and the leader is no replacement."""
    field = pos.field
    seat = field.leader_side[leader]
    if not field.punic_command[seat] or field.rank[leader] == REPLACEMENT:
        return False
    return chief(pos, seat) == field.oc[seat]


def roll_modifier(pos: Battlefield, phase: Phase, mask: int) -> int:
    """4.25 A2, 4.46 What is added to the Strategy roll for a line."""
    modifier = 0
    for unit in members_of(mask):
        if unit_in_zoc(pos, unit):
            modifier += pos.charts.line_zoc_drm
            break
    if pos.field.rank[phase.leader] == PROCONSUL and not with_chief(pos, phase.leader):
        modifier += pos.charts.proconsul_drm
    return modifier


def choices(pos: Battlefield, line: int) -> list[int]:
    """4.24 The lines of one entry of the chart that the active leader can command now, each as bits."""
    leader = pos.in_phase().leader
    members = enlisted(pos, leader, line)
    seeds = fresh(pos, seeds_of(pos, line, leader))
    found: list[int] = []
    while seeds:
        mask = line_from(pos, line, leader, seeds & -seeds, members)
        seeds &= ~mask
        mask = obedient(pos, leader, fresh(pos, mask))
        if mask:
            found.append(mask)
    return found


def obedient(pos: Battlefield, leader: int, mask: int) -> int:
    """4.81, 4.82, 6.24, 9.52 Of a line those units that take a leader's orders, as bits."""
    drives_all = pos.field.rank[leader] == ELEPHANT_LEADER or pos.in_phase().herd & mask != 0
    for unit in members_of(mask):
        refusal = refuse_status(pos, leader, unit)
        if refusal is not None and not (refusal is ELEPHANTS_WAIT and drives_all):
            mask ^= 1 << unit
    return mask
