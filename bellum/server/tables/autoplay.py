"""Machine players at tables: on their turn they think elsewhere, and act through the log like anybody.

The process that added the entry after which a machine owes an action lets it play. If that process ends,
another one, or the same one after its restart, finds the table in its regular sweep; if two let it play at
once, the log's primary key decides.
"""

from __future__ import annotations

import asyncio
import logging
import random
from math import ceil
from time import monotonic

from .. import metrics
from ..clock import now
from ..storage import stored_tables
from ..storage.entries import ACT
from ..storage.store import Unavailable
from ..tasks import Tasks
from . import pondering
from .faults import Fault
from .live_table import Intent, LiveTable
from .machines import FLOOR, Machines
from .registry import Tables
from .standing import reaction
from .thinker import Question, Thought, think

log = logging.getLogger("bellum.autoplay")
SHOWN = 0.2  # seconds of thinking after which people are told of it
SWEEP = 10.0  # seconds between two searches for machines that owe an action


class Autoplay:
    """Lets the machines play at this process's tables."""

    def __init__(
        self,
        tables: Tables,
        machines: Machines,
        thinking_ahead: pondering.Pondering,
        pace: float,
        tasks: Tasks,
    ) -> None:
        self.tables = tables
        self.machines = machines
        self.thinking_ahead = thinking_ahead
        self.pace = pace
        self.tasks = tasks

    def start(self) -> None:
        """Play from now on, and continue wherever machines already owe an action."""
        self.tasks.spawn(self._answer_calls())
        self.tasks.spawn(self._sweep())

    async def _answer_calls(self) -> None:
        while True:
            self.tasks.spawn(self._wake(await self.tables.machines_due.get()))

    async def _wake(self, table_id: str) -> None:
        """Let the machines of a table play if they owe an action, or think ahead, unless they already do."""
        try:
            live = await self.tables.live(table_id)
        except Unavailable as error:
            fields = {"table": table_id, "why": str(error)}
            log.warning("could not let a machine player play", extra={"fields": fields})
        except Fault:
            return  # logged when the table was read
        else:
            if not live.thinking and live.due():
                live.thinking = True
                self.tasks.spawn(self._play(live))
            elif not live.thinking:
                await self.thinking_ahead.ponder(live)

    async def _play(self, live: LiveTable) -> None:
        try:
            while await self._play_one(live):
                pass
            self.tasks.spawn(self.thinking_ahead.ponder(live))
        except (Fault, Unavailable) as error:
            fields = {"table": live.id, "why": str(error)}
            log.warning("a machine player was interrupted", extra={"fields": fields})
        finally:
            live.thinking = False

    async def _play_one(self, live: LiveTable) -> bool:
        """Play one action of one machine; False if none is owed, or the table was dropped meanwhile."""
        async with live.lock:
            due = live.due() if self.tables.current(live) else []
            if not due:
                return False
            seat = due[0]
            since = live.course.since[seat]
            reacts = bool(reaction(live.course, seat))
            plan = live.planned(seat)
            machine = seat in live.row.machine_seats()
            question = (
                pondering.ask(live, seat, live.course.match.position, live.course.n) if machine else None
            )
        begun = monotonic()
        thought: Thought | None = Thought(plan)
        if question is not None and not plan:
            thought = self.thinking_ahead.recall(live, question)
        if question is not None and thought is None:
            thought = await self._think(live, seat, question, since, reacts)
        await asyncio.sleep(pause(self.pace, monotonic() - begun, reacts))
        async with live.lock:
            if not self.tables.current(live):
                return False
            if thought is not None and seat in live.due() and live.course.since[seat] == since:
                await self._act(live, seat, thought.plan, question)
        return True

    async def _think(
        self, live: LiveTable, seat: str, question: Question, since: int, reacts: bool
    ) -> Thought | None:
        """What a machine should do; people are shown that it thinks, but not about how to react.

        None if the table has gone on meanwhile.
        """
        begun = monotonic()
        with live.awaiting(seat, since) as wait:
            thinking = asyncio.ensure_future(self.machines.think(question, live.people(), wait.gone))
            try:
                await asyncio.wait({thinking}, timeout=SHOWN)
                if not thinking.done() and not reacts and not wait.gone.is_set():
                    live.show_thinking(wait)
                thought = await thinking
            finally:
                thinking.cancel()
        metrics.MACHINE_SECONDS.labels(question.player).observe(monotonic() - begun)
        return thought

    async def _act(self, live: LiveTable, seat: str, plan: list[int], question: Question | None) -> None:
        """Play the first of what a machine has planned, or what a person has ordered beforehand."""
        position, user_id = live.course.match.position, None
        action, rest, barrier = plan[0] if plan else -1, plan[1:], position.barrier
        if question is None:
            action = live.standing.answer(position, seat)
            owner = live.row.seat(seat)
            user_id = owner.user.id if owner is not None and owner.user is not None else None
        elif action not in position.legal(question.seat):
            fields = {"table": live.id, "player": question.player}
            log.error("a machine player chose an illegal action", extra={"fields": fields})
            action, rest = think(question._replace(player=FLOOR)).plan[0], []
        if action >= 0:
            live.intent = Intent(seat, rest, live.course.n + 1, barrier)
            await self.tables.append(live, user_id, (ACT, seat, live.course.game.table.notation(action)))

    async def _sweep(self) -> None:
        """Continue wherever a machine has owed an action for so long that its process must have ended."""
        patience = round((self.machines.budget + self.pace + 5) * 1000)
        before: int | None = None  # at the start wherever one owes an action, whatever the clock says
        while True:
            try:
                await self._resume(before)
            except Unavailable as error:
                log.warning("could not look for idle machine players", extra={"fields": {"why": str(error)}})
            await asyncio.sleep(SWEEP)
            before = now() - patience

    async def _resume(self, before: int | None) -> None:
        for table_id in await self.tables.store.read(lambda c: stored_tables.awaiting_machines(c, before)):
            await self._wake(table_id)


def pause(pace: float, seconds: float, reacts: bool) -> float:
    """How long to wait with an action that took some seconds to choose.

    A reaction takes one pace, or a whole number of them: so the time tells neither whether there was anything
    to think about nor whether a machine has answered or an order. Other actions are not all in step: after a
    restart every table begins at the same moment.
    """
    if pace <= 0:
        return 0.0
    if reacts:
        return pace * max(1, ceil(seconds / pace)) - seconds
    return max(0.0, pace * random.uniform(0.6, 1.4) - seconds)
