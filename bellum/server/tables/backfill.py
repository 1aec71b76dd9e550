"""Stores the events of games that were played before events were stored with every action."""

from __future__ import annotations

import logging

from ...games import GAMES, find
from ..storage import game_log
from ..storage.store import Unavailable
from .faults import Fault
from .registry import Tables

log = logging.getLogger("bellum.tables")


async def store_untold_events(tables: Tables) -> None:
    """Load each such table once, which stores them."""
    for table_id, game, rules in await tables.store.read(game_log.untold_tables):
        try:
            if game in GAMES and find(game).rules == rules:
                await tables.live(table_id)
        except (Fault, Unavailable) as error:
            fields = {"table": table_id, "why": str(error)}
            log.warning("could not store the events of an old table", extra={"fields": fields})
