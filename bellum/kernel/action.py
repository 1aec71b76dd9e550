"""Actions: a verb and at most one operand, numbered once and for all in a game's table.

Inside the engine an action is a small int, ``verb << shift | operand``: nothing is allocated to list or play
one. Its readable notation ("move legio_10", "done") is what records, refusals and people use.
"""

from __future__ import annotations

from collections.abc import Sequence


class ActionTable:
    """Every action that a game can ever ask for, with its notation."""

    def __init__(self, verbs: Sequence[tuple[str, Sequence[str]]], shift: int) -> None:
        """``verbs`` pairs each verb's name with its operands' names; a verb without operands has none."""
        self.shift = shift
        self.mask = (1 << shift) - 1
        self.verbs: tuple[str, ...] = tuple(name for name, _ in verbs)
        self.operands: tuple[tuple[str, ...], ...] = tuple(tuple(domain) for _, domain in verbs)
        self._notation: dict[int, str] = {}
        for verb, (name, domain) in enumerate(verbs):
            if len(domain) > 1 << shift:
                raise ValueError(f"the verb {name!r} has {len(domain)} operands, more than {1 << shift}")
            if not domain:
                self._notation[verb << shift] = name
            for operand, word in enumerate(domain):
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

    def operand(self, action: int) -> str | None:
        """The name of an action's operand, or None if its verb takes none."""
        domain = self.operands[action >> self.shift]
        return domain[action & self.mask] if domain else None
