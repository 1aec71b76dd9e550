"""Reads and writes of the database outside the event loop.

Reads run in a few threads. Writes run in one thread, in the order in which they were requested; those that
gather while a commit is under way go into the next transaction together, with one sync to the disk, each in
its own savepoint. A write is answered once its transaction is durable, never before.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from .. import metrics
from ..settings import PATIENCE
from . import database

T = TypeVar("T")
BATCH = 128


class Unavailable(Exception):
    """The database did not answer in time, or at all."""


class Write:
    """A write that is waiting for the writer, and where its answer goes."""

    def __init__(self, do: Callable[[Connection], Any]) -> None:
        self.do = do
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None
        self.given_up = False  # nobody waits for it any more, so it need not be begun

    def give_up(self) -> None:
        """Nobody waits any longer."""
        if not self.answer.done():
            self.given_up = True
            self.answer.set_exception(Unavailable("no answer in time"))

    def tell(self) -> None:
        """Hand the result to whoever is waiting for it, if anybody still is; in the loop's own thread."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


def tell_all(batch: list[Write]) -> None:
    """Hand out the results of a batch; in the loop's own thread."""
    for write in batch:
        write.tell()


def answer(batch: list[Write]) -> None:
    """Wake the loop once for a whole batch."""
    try:
        batch[0].loop.call_soon_threadsafe(tell_all, batch)
    except RuntimeError:
        return  # the loop has ended


async def in_time(answer: Awaitable[T], patience: float) -> T:
    """An answer of the database; Unavailable if it does not come in time."""
    try:
        return await asyncio.wait_for(answer, patience)
    except TimeoutError:
        raise Unavailable("no answer in time") from None


class Store:
    """The database of one server process."""

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        """``patience``: the seconds after which nobody waits for a database that does not answer."""
        self._claim = database.claim(url)
        self._patience = patience
        self.engine = database.connect(url, patience)
        self.postgresql = self.engine.dialect.name == "postgresql"
        try:
            database.migrate(self.engine)
        except BaseException:
            self._release()
            raise
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def _release(self) -> None:
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()

    def close(self) -> None:
        """Finish every write that was requested, then release the database."""
        self._writes.put(None)
        self._writer.join(timeout=10)
        self._readers.shutdown(wait=True)
        self._release()

    # -- asking --------------------------------------------------------------------------------------------

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """The result of ``ask``, which runs in a reader's thread."""

        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return ask(connection)
            except SQLAlchemyError as error:
                raise Unavailable(type(error).__name__) from error

        return await in_time(asyncio.get_running_loop().run_in_executor(self._readers, run), self._patience)

    async def write(self, do: Callable[[Connection], T]) -> T:
        """The result of ``do``, once it is durable; if ``do`` raises, nothing of it has happened.

        If the database does not answer in time it is unknown whether it will have happened: whoever depends
        on it must look again.
        """
        write = Write(do)
        self._writes.put(write)
        clock = write.loop.call_later(self._patience, write.give_up)
        try:
            result: T = await write.answer
        finally:
            clock.cancel()
            write.given_up = write.given_up or write.answer.cancelled()
        return result

    # -- the writer's thread -------------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            first = self._writes.get()
            if first is None:
                return
            batch = [first]
            ending = False
            while len(batch) < BATCH:
                try:
                    more = self._writes.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    ending = True
                    break
                batch.append(more)
            if not self._commit(batch) and len(batch) > 1:
                for write in batch:  # one of them spoils the transaction, so each gets its own
                    self._commit([write])
                    answer([write])
            else:
                answer(batch)
            if ending:
                return

    def _commit(self, batch: list[Write]) -> bool:
        """Write a batch in one transaction; False if the transaction failed as a whole."""
        begun = time.monotonic()
        batch = [write for write in batch if not write.given_up]
        try:
            if not self._run_all(batch):
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    for write in batch:
                        self._run(connection, write)
        except Exception as error:
            for write in batch:
                if write.error is None:
                    write.error = Unavailable(type(error).__name__)
                    write.error.__cause__ = error
            return False
        metrics.COMMIT_SECONDS.observe(time.monotonic() - begun)
        metrics.COMMIT_WRITES.observe(len(batch))
        return True

    def _run_all(self, batch: list[Write]) -> bool:
        """Write a batch without savepoints, which nearly always works; False if it did not."""
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for write in batch:
                    write.error = None
                    write.result = write.do(connection)
        except DBAPIError as error:
            if isinstance(error, IntegrityError):
                return False
            raise
        except Exception:
            return False
        return True

    def _run(self, connection: Connection, write: Write) -> None:
        write.error = None
        try:
            with connection.begin_nested():
                write.result = write.do(connection)
        except IntegrityError as error:
            write.error = error
        except DBAPIError:
            raise
        except Exception as error:
            write.error = error
