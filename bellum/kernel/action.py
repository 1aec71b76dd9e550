"""Actions: a verb and at most one operand, numbered once and for all in a game's table.

Inside the engine an action is a small int, ``verb << shift | operand``: nothing is allocated to list or play
one. Its readable notation ("raid east", "done") is what records, refusals and people use.
"""

from __future__ import annotations

from collections.abc import Sequence

from .kind import Kind
from .refusal import Refusal

# A verb: its name, what its operand is, and the paragraph that says when it is due.
Verb = tuple[str, Kind | None, str]


class ActionTable:
    """Every action that a game can ever ask for, with its notation and the kind of its operand."""

    def __init__(self, verbs: Sequence[Verb], shift: int) -> None:
        self.shift = shift
        self.mask = (1 << shift) - 1
        self.verbs: tuple[str, ...] = tuple(name for name, _, _ in verbs)
        self.kinds: tuple[Kind | None, ...] = tuple(kind for _, kind, _ in verbs)
        self.operands: tuple[tuple[str, ...], ...] = tuple(
            () if kind is None else kind.ids for _, kind, _ in verbs
        )
        # A verb that is not due is refused with the paragraph that says when it is.
        self.untimely: list[Refusal] = [Refusal(rule, f"when-{name}") for name, _, rule in verbs]
        self._notation: dict[int, str] = {}
        for verb, (name, kind, _) in enumerate(verbs):
            if kind is None:
                self._notation[verb << shift] = name
                continue
            if not 0 < len(kind.ids) <= 1 << shift:
                raise ValueError(f"the verb {name!r} has {len(kind.ids)} operands, not 1 to {1 << shift}")
            for operand, word in enumerate(kind.ids):
                self._notation[verb << shift | operand] = f"{name} {word}"
        self._number: dict[str, int] = {text: action for action, text in self._notation.items()}
        self.actions: tuple[int, ...] = tuple(self._notation)
        if len(self._number) != len(self._notation):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self._notation

    def notation(self, action: int) -> str:
        """The readable form of an action of this table."""
        return self._notation[action]

    def number(self, notation: str) -> int | None:
        """The action that a notation names, or None if the table has no such action."""
        return self._number.get(" ".join(notation.split()))

    def verb(self, action: int) -> str:
        """The name of an action's verb."""
        return self.verbs[action >> self.shift]

    def kind(self, action: int) -> Kind | None:
        """What an action's operand is, or None if its verb takes none."""
        return self.kinds[action >> self.shift]

    def operand(self, action: int) -> str | None:
        """The name of an action's operand, or None if its verb takes none."""
        domain = self.operands[action >> self.shift]
        return domain[action & self.mask] if domain else None
