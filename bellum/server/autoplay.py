"""Machine players at tables: whose turn it is, they think elsewhere and act through the log like anybody.

The process that added the entry after which a machine owes an action lets it play. If that process ends,
another one, or the same after its restart, finds the table by the sweep; if two let it play at once, the
log's primary key decides.
"""

from __future__ import annotations

import asyncio
import logging
import random
from time import monotonic

from . import metrics, rows
from .course import ACT
from .faults import Fault
from .live import Live
from .machines import FLOOR, Machines
from .store import Unavailable, now
from .tables import Tables
from .thinker import Question, think

log = logging.getLogger("bellum.autoplay")
SWEEP = 10.0  # seconds between two looks for machines that owe an action


class Autoplay:
    """Lets the machines of this process's tables play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pace = tables.settings.pace
        self.machines = Machines(tables.settings.thinkers, tables.settings.budget)

    def start(self) -> None:
        """Play from now on, and go on where machines owe an action."""
        self.tables.wake = self.wake
        self.tables.tasks.spawn(self._sweep())

    def wake(self, live: Live) -> None:
        """Let the machines of a table play, if they owe an action and do not think already."""
        if live.machine is None and live.owing_machines():
            live.machine = self.tables.tasks.spawn(self._play(live))

    async def _play(self, live: Live) -> None:
        try:
            while self.tables.cache.get(live.id) is live:
                if not await self._play_one(live):
                    return
        except (Fault, Unavailable) as error:
            fields = {"table": live.id, "why": str(error)}
            log.warning("a machine player was interrupted", extra={"fields": fields})
        finally:
            live.machine = None

    async def _play_one(self, live: Live) -> bool:
        """One action of one machine; False if none is owed."""
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
        # Not all at the same beat: after a restart every table begins at once.
        await asyncio.sleep(max(0.0, self.pace * random.uniform(0.6, 1.4) - seconds))
        async with live.lock:
            if seat in live.owing_machines() and live.course.since[seat] == since:
                if action not in live.course.match.position.legal(question.seat):
                    log.error("a machine player cheats", extra={"fields": {"player": question.player}})
                    action = think(question._replace(player=FLOOR))
                notation = live.course.game.table.notation(action)
                await self.tables.append(live, None, (ACT, seat, notation))
        return True

    async def _sweep(self) -> None:
        """Go on where a machine has owed an action for so long that its process must have ended."""
        patience = 2000 if self.tables.notices.exist else 0
        while True:
            try:
                await self._resume(now() - patience)
            except (Fault, Unavailable) as error:
                log.warning("the sweep failed", extra={"fields": {"why": str(error)}})
            patience = round((self.machines.budget + self.pace + 5) * 1000)
            await asyncio.sleep(SWEEP)

    async def _resume(self, before: int) -> None:
        for table_id in await self.tables.store.read(lambda c: rows.waiting_machines(c, before)):
            try:
                self.wake(await self.tables.live(table_id))
            except Fault:
                continue  # logged when it was read


def ask(live: Live, seat: str) -> Question:
    """What a machine is asked: the position, its seat, and dice of its own for this one action."""
    row = live.row.seat(seat)
    assert row is not None
    match = live.course.match
    seed = f"{live.row.seed} {seat} {live.course.n}"
    return Question(live.row.game, match.position.to_json(), match.seat(seat), row.machine or "", seed)
