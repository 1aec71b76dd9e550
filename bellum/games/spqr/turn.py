"""3.0, 11 The turn: markers, the elite phase, activations, rout and reload, and whether an army gives up."""

from __future__ import annotations

from typing import ClassVar, Final

from ...kernel.position import Outcome, Step
from .activation import Activation
from .elephant_command import Appointment, is_used
from .elite import ElitePhase
from .markers import Placing, may_place
from .marks import FOR_A_TURN, LEADER_TURN, RALLIED, REPLACED
from .missiles import reload
from .options import TURNS
from .position import NOBODY, Battlefield
from .records import REACTIVATED

# 3.0 The parts of a turn.
MARKERS: Final = 0
ELITE: Final = 1
ACTIVATIONS: Final = 2
ROUT: Final = 3
RELOAD: Final = 4
WITHDRAWAL: Final = 5
MOST_PHASES: Final = 127  # 5.14 more than all leaders together have in a turn


def begin(pos: Battlefield) -> None:
    """3.0 The battle begins with its first turn."""
    pos.turn = 0
    pos.steps.append(Turn(MARKERS))


class Turn(Step[Battlefield]):
    """3.0 One turn after the other, until an army gives up."""

    rule: ClassVar[str] = "3.0"

    def __init__(self, part: int) -> None:
        self.part = part

    def clone(self) -> Turn:
        return Turn(self.part)

    def resolve(self, pos: Battlefield) -> bool:
        part = self.part
        self.part = (part + 1) % (WITHDRAWAL + 1)
        if part == MARKERS:
            open_turn(pos)
        elif part == ELITE:
            pos.steps.append(ElitePhase(NOBODY))
        elif part == ACTIVATIONS:
            pos.steps.append(Activation(NOBODY, NOBODY, False))
        elif part == ROUT:
            begin_rout(pos)
        elif part == RELOAD:
            reload_and_clear(pos)
        else:
            judge(pos)
        return True


def open_turn(pos: Battlefield) -> None:
    """3.0, 6.59 A turn begins: before any unit moves, markers are placed."""
    pos.turn += 1
    if pos.events is not None:
        pos.emit("turn", "3.0", {"turn": pos.turn})
    for seat in (1, 0):
        if may_place(pos, seat):
            pos.steps.append(Placing(seat))


def end_activations(pos: Battlefield) -> None:
    """5.33 There are no more activations in this turn."""
    while not isinstance(pos.steps[-1], Turn):
        pos.steps.pop()


def tempo(pos: Battlefield) -> int:
    """5.2 How many orders phases have ended, those of turns before as if all leaders had had theirs.

    A phase by reactivation (5.33) is not counted by its leader: it ends with the next one.
    """
    below = pos.steps[0] if pos.steps else None
    if isinstance(below, Turn) and below.part in (WITHDRAWAL, MARKERS):  # the turn is over, leaders are up
        return (pos.turn + 1) * (MOST_PHASES + 1) - 1
    ended = sum(pos.phases)
    if pos.phase is not None and pos.phase.kind != REACTIVATED:
        ended -= 1
    return pos.turn * (MOST_PHASES + 1) + ended


# -- 3.0 D rout and reload -----------------------------------------------------------------------------------


def begin_rout(pos: Battlefield) -> None:
    """3.0 D (1), (2), 10.23 Rallied units are like others again; then routed ones run."""
    for unit, mark in enumerate(pos.mark):
        if mark & RALLIED:
            pos.mark[unit] = mark & ~RALLIED
    pos.begin_rout_segment()


def reload_and_clear(pos: Battlefield) -> None:
    """3.0 D (3), (4), 8.15, 4.81 New missiles, markers off, leaders up; then leaders for elephants."""
    reload(pos)
    for unit, mark in enumerate(pos.mark):
        if mark & FOR_A_TURN:
            pos.mark[unit] = mark & ~FOR_A_TURN
    for leader, role in enumerate(pos.role):
        pos.role[leader] = role & ~LEADER_TURN
        pos.phases[leader] = 0
    for seat in range(len(pos.seats)):
        pos.role[pos.field.oc[seat]] &= ~REPLACED  # 4.46 a proconsul may still take over
    pos.attempts = []
    pos.tied = NOBODY
    for seat in (1, 0):
        if is_used(pos, seat):
            pos.steps.append(Appointment(seat))


# -- 3.0 E, 11 withdrawal ------------------------------------------------------------------------------------


def judge(pos: Battlefield) -> None:
    """11.1, 11.3, 11.4 Both armies count their losses; who has lost too much withdraws."""
    lost = [pos.points(seat) for seat in range(len(pos.seats))]
    over = [lost[seat] - pos.field.limit_points[seat] for seat in range(len(lost))]
    if pos.events is not None:
        for seat, name in enumerate(pos.seats):
            args = {"seat": name, "points": lost[seat], "level": pos.field.limit_points[seat]}
            pos.emit("rout-points", "11.1", args)
    beaten = [seat for seat, excess in enumerate(over) if excess >= 0]
    limit = int(pos.setting.options[TURNS])
    if len(beaten) == 1:
        end(pos, (1 - beaten[0],), "withdrawal", "11.3", lost)
    elif beaten or (limit and pos.turn >= limit):
        compare(pos, over, lost, "both" if beaten else "turns")


def compare(pos: Battlefield, over: list[int], lost: list[int], reason: str) -> None:
    """11.4 Fewer points above the level win; the same number is a draw. So too when the turns are over."""
    if over[0] == over[1]:
        end(pos, (), reason, "11.4", lost)
    else:
        end(pos, (0 if over[0] < over[1] else 1,), reason, "11.4", lost)


def end(pos: Battlefield, winners: tuple[int, ...], reason: str, rule: str, lost: list[int]) -> None:
    """11 The battle is over: each side scores what the other has lost."""
    pos.outcome = Outcome(winners, reason, rule, (lost[1], lost[0]))
    if pos.events is not None:
        if winners:
            pos.emit("won", rule, {"seat": pos.seats[winners[0]], "reason": reason})
        else:
            pos.emit("drawn", rule, {"reason": reason})
