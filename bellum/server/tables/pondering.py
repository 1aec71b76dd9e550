"""Thinking on a person's time: while somebody chooses, machines think about what he may choose.

A thought holds only for the very question that is asked afterwards, to the byte: so it is the thought that
the machine would have had anyway, only earlier.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ...kernel import Position
from ...players.levels import PLANNER
from .. import metrics
from .live_table import LiveTable
from .machines import Machines
from .thinker import Question, Thought


class Pondering:
    """Lets machines think ahead at this process's tables, while no machine has to think at once."""

    def __init__(self, machines: Machines, most: int) -> None:
        self.machines = machines
        self.most = most  # actions of a person that are thought about; 0: none
        self._thoughts: WeakKeyDictionary[LiveTable, dict[Question, Thought]] = WeakKeyDictionary()

    async def ponder(self, live: LiveTable) -> None:
        """Think ahead until the table goes on, or all has been thought about."""
        async with live.lock:
            questions = foresee(live, self.most)
            if not questions:
                return
            (person,) = live.to_move()
            since = live.course.since[person]
        thoughts = self._thoughts[live] = {}
        with live.awaiting(person, since) as wait:
            for question in questions:
                thought = await self.machines.ponder(question, wait.gone)
                if thought is None:  # the table has gone on, or a machine elsewhere has to think
                    return
                thoughts[question] = thought

    def recall(self, live: LiveTable, question: Question) -> Thought | None:
        """What was thought about a question before it was asked; thoughts about others are forgotten."""
        thought = self._thoughts.pop(live, {}).get(question)
        if thought is not None:
            metrics.FORESEEN.inc()
        return thought


def foresee(live: LiveTable, most: int) -> list[Question]:
    """What machines would be asked after the likeliest actions of the one person who is to move."""
    course, owed = live.course, live.to_move()
    if most == 0 or len(owed) != 1 or live.due():
        return []
    position = course.match.position
    person = course.match.seat(owed[0])
    found: list[Question] = []
    for action in position.prior(person)[:most]:
        after = position.clone()
        after.apply(person, action)
        question = ask_first(live, after)
        if question is not None:
            found.append(question)
    return found


def ask_first(live: LiveTable, after: Position) -> Question | None:
    """The question to the machine that would be the first to choose; None if it needs no time for that."""
    names = after.setting.seats
    owed = [name for seat, name in enumerate(names) if after.outcome is None and after.owes(seat)]
    machines = [name for name in owed if name in live.row.machine_seats()]
    if not machines or len(after.prior(after.setting.seat(machines[0]))) == 1:
        return None
    question = ask(live, machines[0], after, live.course.n + 1)
    return question if question.player.startswith(PLANNER) else None


def ask(live: LiveTable, seat: str, position: Position, n: int) -> Question:
    """What a machine is asked: a position, its seat, and dice of its own for the action after an entry."""
    row = live.row.seat(seat)
    assert row is not None
    seed = f"{live.row.seed} {seat} {n}"
    return Question(live.row.game, position.to_json(), position.setting.seat(seat), row.machine or "", seed)
