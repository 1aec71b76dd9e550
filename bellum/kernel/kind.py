"""Kinds: what an action's operand or an event's argument is. Texts, clients and learners read them here.

A game declares its kinds once, from its data: ``SIDE = Kind("side", rows)``. The table of actions gives
each verb's operand a kind, the tables of events and prompts each argument's:

    ("raid", SIDE, "2")
    "give": {"side": SIDE, "target": SIDE, "coins": secret(COUNT)}

so that nobody else has to know what a raid's operand is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .facts import NAMES, Facts


class Kind:
    """Things of one kind, by their ids. A text gets a thing's name, or its id for a kind to select by."""

    def __init__(
        self,
        name: str,
        things: Sequence[Facts | str] = (),
        *,
        selects: bool = False,
        owner: str = "",
    ) -> None:
        """``things`` are rows of the data, or bare ids whose names are messages; ``owner`` is the key of the
        rows that says whose a thing is, where two sides have things of the same name."""
        self.name = name
        self.selects = selects
        self.ids: tuple[str, ...] = tuple(
            thing if isinstance(thing, str) else thing["id"] for thing in things
        )
        self.names: dict[str, dict[str, str]] = {}  # id: what it is called, by language; "name" for any
        self.owners: dict[str, str] = {}
        for thing in things:
            if isinstance(thing, str):
                continue
            thing.read(*NAMES)
            self.names[thing["id"]] = {key: str(thing[key]) for key in NAMES if key in thing}
            if owner:
                self.owners[thing["id"]] = str(thing[owner])

    def only(self, ids: Sequence[str]) -> Kind:
        """The same kind with only some of its things: the operands of a verb that takes no others."""
        few = Kind(self.name, tuple(ids), selects=self.selects)
        few.names, few.owners = self.names, self.owners
        return few

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


def counts(most: int) -> Kind:
    """Numbers from 0 to a maximum, as operands."""
    return Kind("count", [str(number) for number in range(most + 1)])


COUNT: Final = Kind("count")  # a number
WORD: Final = Kind("word", selects=True)  # a word that a message selects by


class Several:
    """An argument that is a list of things of a kind: a text gets their names, joined."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


class Told:
    """An argument that is a list of records, each told by a message of its own, joined by a sign."""

    def __init__(self, message: str, args: Mapping[str, Argument], join: str = ", ") -> None:
        self.message = message
        self.args = dict(args)
        self.join = join


class Secret:
    """An argument that only some seats get; a text gets ``$known``, whether all of them are there."""

    def __init__(self, argument: Kind | Several | Told) -> None:
        self.argument = argument


Argument = Kind | Several | Told | Secret
Arguments = Mapping[str, Argument]


def several(kind: Kind) -> Several:
    return Several(kind)


def secret(argument: Kind | Several | Told) -> Secret:
    return Secret(argument)


def described(argument: Argument) -> Any:
    """An argument's declaration as plain data, for clients."""
    if isinstance(argument, Secret):
        return {"secret": described(argument.argument)}
    if isinstance(argument, Several):
        return {"several": argument.kind.name}
    if isinstance(argument, Told):
        return {
            "told": argument.message,
            "join": argument.join,
            "args": {name: described(inner) for name, inner in argument.args.items()},
        }
    return argument.name


def misfit(declared: Arguments, args: Mapping[str, Any]) -> str | None:
    """What does not fit the declaration of an event's or a prompt's arguments; None if all fit."""
    for name in args:
        if name not in declared:
            return f"{name} is not declared"
    for name, argument in declared.items():
        if name not in args:
            if not isinstance(argument, Secret):
                return f"{name} is missing"
        elif not fits(argument, args[name]):
            return f"{name} cannot be {args[name]!r}"
    return None


def fits(argument: Argument, value: Any) -> bool:
    if isinstance(argument, Secret):
        return fits(argument.argument, value)
    if isinstance(argument, Several):
        return isinstance(value, (list, tuple)) and all(fits(argument.kind, item) for item in value)
    if isinstance(argument, Told):
        return isinstance(value, (list, tuple)) and all(misfit(argument.args, item) is None for item in value)
    if argument.name == COUNT.name:
        return isinstance(value, int)
    return isinstance(value, str) and (not argument.ids or value in argument.ids)
