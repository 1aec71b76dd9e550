"""Machine players at tables: on their turn they think elsewhere, and act through the log like anybody.

The process that added the entry after which a machine owes an action lets it play. If that process ends,
another one, or the same one after its restart, finds the table in its regular sweep; if two let it play at
once, the log's primary key decides.
"""

from __future__ import annotations

import asyncio
import logging
import random
from time import monotonic

from .. import metrics
from ..clock import now
from ..storage import stored_tables
from ..storage.entries import ACT
from ..storage.store import Unavailable
from ..tasks import Tasks
from .faults import Fault
from .live_table import LiveTable
from .machines import FLOOR, Machines
from .registry import ABANDONED, Tables
from .thinker import Question, think

log = logging.getLogger("bellum.autoplay")
SWEEP = 10.0  # seconds between two searches for machines that owe an action


class Autoplay:
    """Lets the machines play at this process's tables."""

    def __init__(self, tables: Tables, machines: Machines, pace: float, tasks: Tasks) -> None:
        self.tables = tables
        self.machines = machines
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
        """Let the machines of a table play, if they owe an action and are not thinking already."""
        try:
            live = await self.tables.live(table_id)
        except Unavailable as error:
            fields = {"table": table_id, "why": str(error)}
            log.warning("could not let a machine player play", extra={"fields": fields})
        except Fault:
            return  # logged when the table was read
        else:
            if not live.thinking and live.owing_machines():
                live.thinking = True
                self.tasks.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        try:
            while self.tables.cache.get(live.id) is live:
                if not await self._play_one(live):
                    return
        except (Fault, Unavailable) as error:
            fields = {"table": live.id, "why": str(error)}
            log.warning("a machine player was interrupted", extra={"fields": fields})
        finally:
            live.thinking = False

    async def _play_one(self, live: LiveTable) -> bool:
        """Play one action of one machine; False if none is owed."""
        async with live.lock:
            owing = live.owing_machines()
            if not owing:
                return False
            seat = owing[0]
            since = live.course.since[seat]
            question = ask(live, seat)
        begun = monotonic()
        action = await self.machines.choose(question)
        seconds = monotonic() - begun
        metrics.MACHINE_SECONDS.labels(question.player).observe(seconds)
        # Not all in step: after a restart every table begins at the same moment.
        await asyncio.sleep(max(0.0, self.pace * random.uniform(0.6, 1.4) - seconds))
        async with live.lock:
            if seat in live.owing_machines() and live.course.since[seat] == since:
                if action not in live.course.match.position.legal(question.seat):
                    fields = {"table": live.id, "player": question.player}
                    log.error("a machine player chose an illegal action", extra={"fields": fields})
                    action = think(question._replace(player=FLOOR))
                notation = live.course.game.table.notation(action)
                await self.tables.append(live, None, (ACT, seat, notation))
        return True

    async def _sweep(self) -> None:
        """Continue wherever a machine has owed an action for so long that its process must have ended."""
        patience = ABANDONED if self.tables.notices.needed else 0
        while True:
            try:
                await self._resume(now() - patience)
            except Unavailable as error:
                log.warning("could not look for idle machine players", extra={"fields": {"why": str(error)}})
            patience = round((self.machines.budget + self.pace + 5) * 1000)
            await asyncio.sleep(SWEEP)

    async def _resume(self, before: int) -> None:
        for table_id in await self.tables.store.read(lambda c: stored_tables.awaiting_machines(c, before)):
            await self._wake(table_id)


def ask(live: LiveTable, seat: str) -> Question:
    """What a machine is asked: the position, its seat, and dice of its own for this one action."""
    row = live.row.seat(seat)
    assert row is not None
    match = live.course.match
    seed = f"{live.row.seed} {seat} {live.course.n}"
    return Question(live.row.game, match.position.to_json(), match.seat(seat), row.machine or "", seed)
