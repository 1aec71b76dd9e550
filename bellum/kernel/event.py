"""Events: what happened, as data. Logs, animations and every translation are made from them."""

from __future__ import annotations

import json
from typing import Any, Final

OMNISCIENT: Final = -2  # sees everything: for finished games and for tests


class Event:
    """One thing that happened: its kind, the rule behind it, what all may know and what only some may."""

    def __init__(
        self,
        kind: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as plain data, with the secret part only for the seats that may know it."""
        args = self.args
        if self.secret is not None and (seat == OMNISCIENT or seat in self.seats):
            args = {**args, **self.secret}
        return {"kind": self.kind, "rule": self.rule, "args": args}

    def to_json(self) -> list[Any]:
        """The whole event as plain data, the same whether it was just made or comes from a store."""
        data: list[Any] = json.loads(
            json.dumps([self.kind, self.rule, self.args, self.secret, list(self.seats)])
        )
        return data

    @staticmethod
    def from_json(data: list[Any]) -> Event:
        kind, rule, args, secret, seats = data
        return Event(kind, rule, args, secret, tuple(seats))
